"""`python lessons.py FOLDER`: the lesson of every game, as JSON for the client, into a folder."""

import sys
from pathlib import Path

from mintmark.engine.game import GAMES, find
from mintmark.server.updates import wire
from mintmark.server.updates.lesson import lesson_of

folder = Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
for name in GAMES:
    file, lesson = folder / f"{name}.json", lesson_of(find(name))
    if lesson is None:
        file.unlink(missing_ok=True)
    elif not file.is_file() or file.read_bytes() != wire.encode(lesson):
        file.write_bytes(wire.encode(lesson))  # what stays the same is not built again
