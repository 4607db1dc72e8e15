"""Threads for what strangers send: a piece of work has its time, and no stop waits for it."""

import asyncio
import ctypes
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TypeVar

from ..table.refusals import Unavailable

T = TypeVar("T")


class TimeIsUp(BaseException):
    """Raised in a thread whose result nobody wants any more; no `except Exception` swallows it."""


class Threads:
    """At most `count` pieces of work at a time, each in a thread of its own for some seconds."""

    def __init__(self, count: int, seconds: float, stopping: asyncio.Event) -> None:
        self.seconds, self.stopping = seconds, stopping
        self.places = asyncio.Semaphore(count)

    async def run(self, work: Callable[..., T], *args: object) -> T:
        """The result of some work; Unavailable if its time is up or the server stops."""
        async with self.places:
            done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
            # a daemon: the end of the process waits for all others
            thread = threading.Thread(
                target=carry_out, args=(done, work, *args), name="archive", daemon=True
            )
            thread.start()
            stop = asyncio.create_task(self.stopping.wait())
            try:
                await asyncio.wait(
                    (done, stop), timeout=self.seconds, return_when=asyncio.FIRST_COMPLETED
                )
                if not done.done():
                    raise Unavailable("server-unfinished")
                return done.result()
            finally:
                stop.cancel()
                if not done.done():  # also if whoever asked has gone
                    done.cancel()
                    interrupt(thread)


def carry_out(done: asyncio.Future[T], work: Callable[..., T], *args: object) -> None:
    """Do some work in this thread, and tell its result to whoever still waits for it."""
    with suppress(TimeIsUp, RuntimeError):  # RuntimeError: the loop is closed, and all have gone
        try:
            tell = partial(done.set_result, work(*args))
        except Exception as error:
            tell = partial(done.set_exception, error)
        done.get_loop().call_soon_threadsafe(if_wanted, done, tell)


def if_wanted(done: asyncio.Future[T], tell: Callable[[], None]) -> None:
    """Tell a result, unless nobody waits for it any more."""
    if not done.done():
        tell()


def interrupt(thread: threading.Thread) -> None:
    """End the work in a thread, as soon as it is in Python again."""
    ctypes.pythonapi.PyThreadState_SetAsyncExc(
        ctypes.c_ulong(thread.ident or 0), ctypes.py_object(TimeIsUp)
    )
