"""Modules are the same bytes from the same sources, and a build fails where it would be wrong."""

import json
import math
import os
import subprocess
import sys

import numpy as np
import pytest
from numba.core.errors import TypingError
from support.wasm.machines import MODULES, NODE, current

from mintmark.engine.rule import rule
from mintmark.engine.wasm import build
from mintmark.engine.wasm.binary import PAGE, module_of
from mintmark.engine.wasm.linking import object_of
from mintmark.engine.wasm.manifest import layout

ADDRESS = 1 << 15
SPACE = np.dtype(
    [("small", "i1"), ("table", "i8", (3,)), ("pair", [("a", "i2"), ("b", "f8")])], align=True
)
CALL = """
const { readFileSync } = process.getBuiltinModule('fs');
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[1]));
const { memory, ...entries } = instance.exports;
new BigInt64Array(memory.buffer, Number(process.argv[2]), 4)[2] = 40n;
const [name, number] = process.argv.slice(3);
console.log(Object.keys(entries).join(), memory.buffer.byteLength, entries[name](BigInt(number)));
"""


def made(*entries):
    return module_of(object_of(entries, SPACE, ADDRESS), ADDRESS, ADDRESS + SPACE.itemsize)


def called(folder, module, *given):
    """What an entry says, after the table was given a second number of 40."""
    (folder / "one.wasm").write_bytes(module)
    ran = subprocess.run(
        [NODE, "--eval", CALL, folder / "one.wasm", str(ADDRESS), *map(str, given)],
        capture_output=True,
        text=True,
    )
    return ran.stdout.split(), ran.stderr


def test_an_entry_reads_and_writes_the_workspace(tmp_path):
    @rule
    def add(table, n):
        table[2] = table[1] + n

    def total(w, n):
        add(w.table, n)
        return w.table[2]

    def nothing(w):
        return 0

    assert called(tmp_path, made(total, nothing), "total", 2) == (
        ["total,nothing", str(PAGE), "42n"],
        "",
    )


def test_whatever_an_entry_should_raise_stops_it(tmp_path):
    numbers = (3, 5, 8)

    def nth(w, n):
        return numbers[n]

    module = made(nth)
    assert called(tmp_path, module, "nth", 2)[0][-1] == "8n"
    assert "RuntimeError: unreachable" in called(tmp_path, module, "nth", 3)[1]


def test_what_nobody_defines_is_named():
    """A function of C's library would be rounded by each browser in its own way."""

    def growth(w, n):
        return int(1000 * math.exp(w.pair.b * n))

    with pytest.raises(AssertionError, match="nothing here defines exp"):
        made(growth)


def test_an_entry_that_allocates_is_refused():
    def waste(w, n):
        return np.zeros(n)[0]

    with pytest.raises(TypingError, match="array passed into the function"):
        made(waste)


def test_the_manifest_tells_where_everything_lies():
    assert layout(SPACE) == {
        "size": 48,
        "fields": {
            "small": {"offset": 0, "size": 1, "type": "i1"},
            "table": {"offset": 8, "size": 24, "shape": [3], "type": "i8"},
            "pair": {
                "offset": 32,
                "size": 16,
                "fields": {
                    "a": {"offset": 0, "size": 2, "type": "i2"},
                    "b": {"offset": 8, "size": 8, "type": "f8"},
                },
            },
        },
    }


def test_the_same_sources_give_the_same_bytes(tmp_path):
    """Made once more, by a process that orders its sets in another way."""
    current("coinage")
    env = os.environ | {"MINTMARK_CACHE": str(tmp_path), "PYTHONHASHSEED": "1", "NUMBA_OPT": "0"}
    code = "from mintmark.engine.wasm.build import write; write('coinage')"
    subprocess.run([sys.executable, "-c", code], env=env, check=True)
    made = sorted((tmp_path / "wasm").iterdir())
    assert [file.suffix for file in made] == [".json", ".wasm"]
    for file in made:
        assert file.read_bytes() == (MODULES / f"coinage{file.suffix}").read_bytes()


def test_a_module_is_made_only_where_sources_have_changed(tmp_path, monkeypatch):
    """What was made from the same sources before, for whatever folder, is taken."""
    made = []

    def write(name):
        made.append(name)
        build.kept(name, ".json").parent.mkdir(parents=True, exist_ok=True)
        build.kept(name, ".wasm").write_bytes(b"module of " + build.sources(name).encode())
        build.kept(name, ".json").write_text(json.dumps({"sources": build.sources(name)}))

    class Here:
        def __init__(self, *_, **__): ...
        def __enter__(self):
            return self

        def __exit__(self, *_): ...

        map = staticmethod(map)

    monkeypatch.setenv("MINTMARK_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(build, "write", write)
    monkeypatch.setattr(build, "ProcessPoolExecutor", Here)
    for folder in ("a", "a", "b"):
        build.build(tmp_path / folder, 1)
    assert made == list(build.GAMES)
    for number in range(5):
        monkeypatch.setattr(build, "sources", lambda name, n=number: f"other{n}")
        build.build(tmp_path / "a", 1)
    assert len(made) == 6 * len(build.GAMES)
    assert (tmp_path / "a/coinage.wasm").read_bytes() == b"module of other4"
    assert len(list((tmp_path / "cache/wasm").iterdir())) == 2 * build.KEPT * len(build.GAMES)
