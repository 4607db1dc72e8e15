"""The cache of compiled code is keyed by the sources, and does not grow without bound."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import mintmark

SOURCE = Path(mintmark.__file__).parent
PLAY = """
import numpy as np
from mintmark.engine.numba import cache_folder, compile_entry, typeof
from mintmark.engine.game import find
from mintmark.engine.struct import in_layout
game = find("coinage")
box, s = in_layout(game.setup().box, game.Box.narrow), game.State.new(game.State.narrow)
game.rules.start(box, s)
out = np.zeros(1000, np.float32)
compile_entry(game.rules.features, *map(typeof, (box, s, 0, out)))(box, s, 0, out)
print(out.max(), cache_folder().name)
"""


def run(source, cache):
    """Compile and look in a process of its own, with a copy of the package."""
    ours = {"PYTHONPATH": str(source), "MINTMARK_CACHE": str(cache)}
    done = subprocess.run(
        [sys.executable, "-c", PLAY], env=os.environ | ours, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    largest, folder = done.stdout.split()
    return float(largest), folder


@pytest.mark.compiled
def test_a_changed_rule_is_compiled_anew(tmp_path):
    """Numba would not notice: the change is in another file than the function it compiles."""
    package = tmp_path / "source" / "mintmark"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("__pycache__"))
    first, before = run(package.parent, tmp_path / "cache")
    rules = package / "games/coinage/rules/scoring.py"
    rules.write_text(rules.read_text().replace("total = coins(s, seat)", "total = 4000"))
    second, after = run(package.parent, tmp_path / "cache")
    assert first < 10 and second == 100  # a score is told in units of 40
    assert before != after
    assert {folder.name for folder in (tmp_path / "cache").iterdir()} == {before, after}


def test_old_folders_are_cleared_away(tmp_path, monkeypatch):
    from mintmark.engine import numba as compiled

    monkeypatch.setenv("MINTMARK_CACHE", str(tmp_path))
    monkeypatch.setattr(compiled, "config", type("Config", (), {}))
    old = [f"{n:016x}" for n in range(6)]
    for n, name in enumerate([*old, "Documents"]):
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (n, n))
    compiled.use_cache()
    left = {folder.name for folder in tmp_path.iterdir()}
    assert left == {compiled.cache_folder().name, old[5], old[4], "Documents"}
