"""Modules as files: made when sources have changed, and the same bytes from the same sources."""

import hashlib
import json
import os
import shutil
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import version
from multiprocessing import get_context
from pathlib import Path

from ..game import GAMES, Game, find
from ..sources import KEPT, cache_home, digest_of_sources

MAKERS = ("llvmlite", "numba", "numpy")
KINDS = (".wasm", ".json")  # the manifest last: with it they are whole


def build(folder: Path, jobs: int) -> None:
    """The modules of all games, with their manifests; those that are up to date stay."""
    folder.mkdir(parents=True, exist_ok=True)
    stale = [name for name in GAMES if made_from(folder, name) != sources(name)]
    if wanted := [name for name in stale if not kept(name, ".json").is_file()]:
        print(f"Compiling {', '.join(wanted)} for browsers ...", flush=True)
        # each in a process of its own: Numba counts what it has compiled, and names it so
        with ProcessPoolExecutor(jobs, get_context("spawn"), max_tasks_per_child=1) as pool:
            list(pool.map(write, wanted))
    for name in stale:
        for kind in KINDS:
            shutil.copyfile(kept(name, kind), folder / f"{name}{kind}")
            clear(kept(name, kind).parent.glob(f"{name}-*{kind}"))


def made_from(folder: Path, name: str) -> str:
    """What the module of a game in there was made from, if there is one."""
    manifest, module = folder / f"{name}.json", folder / f"{name}.wasm"
    if not (manifest.is_file() and module.is_file()):
        return ""
    return str(json.loads(manifest.read_text()).get("sources"))


def sources(name: str) -> str:
    """What a module of these sources would be made from."""
    makers = " ".join(f"{maker} {version(maker)}" for maker in MAKERS)
    engine = ("engine", "engine/position", "engine/wasm")
    ours = digest_of_sources(*engine, *(f"games/{name}{part}" for part in ("", "/rules", "/ai")))
    return hashlib.sha256(f"{ours} {makers} {sys.version_info[:2]}".encode()).hexdigest()[:16]


def kept(name: str, kind: str) -> Path:
    """Where a file of these sources is kept, for whoever builds them again."""
    return cache_home() / "wasm" / f"{name}-{sources(name)}{kind}"


def clear(files: Iterable[Path]) -> None:
    """Leave the newest."""
    for old in sorted(files, key=lambda file: -file.stat().st_mtime)[KEPT:]:
        old.unlink(missing_ok=True)


def write(name: str) -> None:
    """The two files of a game, each whole or not there."""
    from .manifest import manifest  # with these comes Numba

    game = find(name)
    made = module(game), json.dumps({"sources": sources(name), **manifest(game)}).encode()
    for kind, data in zip(KINDS, made, strict=True):
        path = kept(name, kind)
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(f".{os.getpid()}")
        part.write_bytes(data)
        part.replace(path)


def module(game: Game) -> bytes:
    """The module of a game."""
    from .binary import module_of
    from .entries import entries_of
    from .linking import object_of
    from .manifest import ADDRESS
    from .workspace import workspace

    struct = workspace(game)
    linked = object_of(entries_of(game), struct, ADDRESS)
    return module_of(linked, stack=ADDRESS, size=ADDRESS + struct.itemsize)
