"""Keeps short what everybody waits for.

Python looks for garbage in all that lives whenever enough has come to life, and with a thousand
tables that takes a third of a second. Nearly everything goes without it, when nobody refers to it
any longer; so it is done seldom, and never with what was there at the start.
"""

import asyncio
import gc
import sys

SELDOM = 600.0  # seconds
YOUNG, OLDER = 1000, 2  # new objects after which they are looked at: some milliseconds' work
NEVER = 1_000_000
SWITCH = 0.0005  # seconds after which a busy loop lets a thread go on: it may have written a page


def collect_garbage_seldom() -> None:
    """For a process that serves and does nothing else."""
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, NEVER)


async def collect_garbage() -> None:
    """Look for garbage everywhere, now and then, until cancelled."""
    while True:
        await asyncio.sleep(SELDOM)
        gc.collect()
