"""What the client keeps of the games by itself is what the games have."""

import json
import subprocess
from pathlib import Path

from mintmark.engine.game import find
from mintmark.server import wire

ROOT = Path(__file__).parent.parent.parent
SHOW = "console.log(JSON.stringify((await import(process.argv[1])).STANDARD))"


def test_the_standard_map_of_the_client_is_ours():
    kept = (ROOT / "web/src/games/coinage/standard.ts").as_uri()
    node = [ROOT / ".venv/node/bin/node", "--input-type=module", "--eval", SHOW, kept]
    theirs = json.loads(subprocess.run(node, capture_output=True, check=True).stdout)
    coinage = find("coinage")
    ours = json.loads(wire.encode(coinage.editions.contents(coinage.setup(map="standard").edition)))
    assert theirs == {**ours, "provenance": {}}  # which nobody reads in a drawing
