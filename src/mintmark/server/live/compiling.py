"""Compiled code for the games that are played here: made in another process, and only then loaded.

Compiling would hold up this process, and the interpreter serves meanwhile. What is compiled stays
on the disk for the next start.
"""

import asyncio
import subprocess
import sys

from ...engine.game import Game

# Nobody waits for it when the server is gone, however that went: then its input ends.
COMPILE = """
import os, sys, threading
threading.Thread(target=lambda: (sys.stdin.read(), os._exit(1)), daemon=True).start()
if hasattr(os, "nice"):
    os.nice(10)
from mintmark.engine import numba
from mintmark.engine.game import find
getattr(numba, sys.argv[1])(find(sys.argv[2]))
"""


async def compile_search(game: Game) -> None:
    """Have the search of a game on the disk; if that fails, who loads it compiles it."""
    await _compiled("compiled_search", game)


async def compile_positions(game: Game) -> bool:
    """Let compiled code run a game from now on; False if it could not be made."""
    made = await _compiled("compile_positions", game)
    if made:
        await asyncio.to_thread(_load_positions, game)
    return made


def _load_positions(game: Game) -> None:
    from ...engine import numba  # takes a second, and is for the thread

    numba.compile_positions(game)


async def _compiled(what: str, game: Game) -> bool:
    """Whether another process has filled the cache with it."""
    command = (sys.executable, "-c", COMPILE, what, game.name)
    try:
        process = await asyncio.create_subprocess_exec(
            *command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL
        )
    except OSError:
        return False  # no room for another process
    try:
        return await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
