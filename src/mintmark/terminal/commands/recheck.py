"""Plays all stored games again, and lists those that no longer fit."""

import asyncio

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ...server.replay.recheck import Misfit, rechecked
from ...server.store import told_to_the_host
from ...server.store.read_only import open_read_only
from ...words import Message, speak


def recheck(address: str, language: str, console: Console) -> int:
    """Say which games of a database do not fit; the exit code is 0 if all do."""
    with told_to_the_host():
        total, misfits = asyncio.run(look_through(address, language, console))
    for each in misfits:
        console.print(escape(speak(each.message, language)), style="red", soft_wrap=True)
    key = "recheck-misfits" if misfits else "recheck-all-fit"
    said = {"total": total, "count": len(misfits)} if misfits else {"total": total}
    console.print(escape(speak(Message(key, said), language)), style="bold")
    return 1 if misfits else 0


async def look_through(
    address: str, language: str, console: Console
) -> tuple[int, tuple[Misfit, ...]]:
    """How many games there are, and those that do not fit."""
    store = await open_read_only(address)
    found: list[Misfit] = []
    total = 0
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    )
    try:
        with bar:
            task = bar.add_task(speak(Message("recheck-going-on"), language), total=None)
            async for misfit in rechecked(store, lambda count: bar.update(task, total=count)):
                total += 1
                bar.advance(task)
                if misfit is not None:
                    found.append(misfit)
    finally:
        await store.close()
    return total, tuple(found)
