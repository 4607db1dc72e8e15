"""Passwords: hashed by Argon2 in threads of their own, a few at a time."""

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ..table.refusals import Invalid, Unavailable

SHORTEST, LONGEST = 8, 200
# what OWASP recommends for Argon2id, for servers that have other things to do
HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
AT_ONCE = 2
MOST_WAITING = 100  # a few seconds of work; a whole class may sign in at once

T = TypeVar("T")


class Passwords:
    """Makes hashes, and compares passwords with them."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passwords")
        self._waiting = 0
        self._nobodys = _nobodys()

    async def hash(self, password: str) -> str:
        """What may be stored of a password; or Invalid."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise Invalid("people-password-length", least=SHORTEST, most=LONGEST)
        return await self._in_thread(lambda: HASHER.hash(_composed(password)))

    async def fits(self, password: str, hash: str | None) -> bool:
        """Whether it is the password; takes as long where there is none."""
        present = hash or self._nobodys
        fits = await self._in_thread(lambda: self._verify(present, password[: LONGEST + 1]))
        return fits and hash is not None

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Unavailable("people-busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1

    def _verify(self, hash: str, password: str) -> bool:
        try:
            return HASHER.verify(hash, _composed(password))
        except (VerificationError, InvalidHashError):
            return False


@cache
def _nobodys() -> str:
    """A hash to compare with where there is none."""
    return HASHER.hash("nobody's password")


def _composed(password: str) -> bytes:
    """The same bytes from every keyboard, whatever was typed."""
    return unicodedata.normalize("NFC", password).encode("utf-8", "surrogatepass")
