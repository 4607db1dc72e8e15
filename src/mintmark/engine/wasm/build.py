"""Modules as files: made when sources have changed, and the same bytes from the same sources."""

import hashlib
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import version
from multiprocessing import get_context
from pathlib import Path

from ..game import GAMES, Game, find
from ..sources import digest_of_sources

MAKERS = ("llvmlite", "numba", "numpy")


def build(folder: Path, jobs: int) -> None:
    """The modules of all games, with their manifests; those that are up to date stay."""
    folder.mkdir(parents=True, exist_ok=True)
    stale = [name for name in GAMES if made_from(folder, name) != sources(name)]
    if stale:
        print(f"Compiling {', '.join(stale)} for browsers ...", flush=True)
        # each in a process of its own: Numba counts what it has compiled, and names it so
        with ProcessPoolExecutor(jobs, get_context("spawn"), max_tasks_per_child=1) as pool:
            list(pool.map(write, [folder] * len(stale), stale))


def made_from(folder: Path, name: str) -> str:
    """What the module of a game in there was made from, if there is one."""
    manifest, module = folder / f"{name}.json", folder / f"{name}.wasm"
    if not (manifest.is_file() and module.is_file()):
        return ""
    return str(json.loads(manifest.read_text()).get("sources"))


def sources(name: str) -> str:
    """What a module of these sources would be made from."""
    makers = " ".join(f"{maker} {version(maker)}" for maker in MAKERS)
    ours = digest_of_sources("engine", f"games/{name}")
    return hashlib.sha256(f"{ours} {makers} {sys.version_info[:2]}".encode()).hexdigest()[:16]


def write(folder: Path, name: str) -> None:
    """The two files of a game, the manifest last: with it they are whole."""
    from .manifest import manifest  # with these comes Numba

    game = find(name)
    (folder / f"{name}.wasm").write_bytes(module(game))
    told = {"sources": sources(name), **manifest(game)}
    (folder / f"{name}.json").write_text(json.dumps(told, separators=(",", ":")))


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
