"""Compiled rules: the same functions, made into machine code by Numba when first asked for.

Compiling takes seconds, so it is done in a thread of its own (`prepare`) and kept on disk. Numba
only watches the file of the function it compiles, not those of the rules that this one calls;
therefore the folder of the cache is named after a hash of all our sources.
"""

import hashlib
import os
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from threading import RLock, Timer
from typing import Any, TypeVar

import llvmlite.binding as llvm
import numba
import numpy as np
from llvmlite import ir
from numba.core.cgutils import false_bit, raw_memcpy
from numba.extending import intrinsic, overload, register_jitable

from .game import Game
from .playout import results_layout
from .position import at_hand
from .position.compiled import entry_of
from .rule import assign, first, nth_member, size, unregistered
from .search import LAYOUT, search_of
from .sources import KEPT, cache_home, digest_of_sources

OURS = re.compile("[0-9a-f]{16}")  # the names of our folders; others are not ours to clear away
WORKER = ThreadPoolExecutor(1, "compiler")
config: Any = numba.config  # its settings are made when it is imported
LOCK = RLock()  # Numba is asked by one thread at a time
INT, TABLE, VECTOR = numba.int64, numba.int64[::1], numba.float32[::1]
OFFERS = numba.int64[:, ::1]
typeof: Any = numba.typeof  # it carries no annotations
machine: Any = intrinsic
WORD = ir.IntType(64)
SLOW_DEPOSIT = ("znver1", "znver2")  # processors that take it bit by bit
T = TypeVar("T")


def cache_folder() -> Path:
    """Where compiled code of exactly these sources lies."""
    makers = f"{digest_of_sources()} {sys.version} {numba.__version__} {np.__version__}"
    return cache_home() / hashlib.sha256(makers.encode()).hexdigest()[:16]


def use_cache() -> None:
    """Point Numba to our folder, and clear away those of sources long gone."""
    folder = cache_folder()
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    ours = (f for f in folder.parent.iterdir() if OURS.fullmatch(f.name))
    by_age = sorted(ours, key=lambda f: -f.stat().st_mtime)
    for old in by_age[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
    config.CACHE_DIR = str(folder)


@overload(assign)
def assign_by_loops(target: Any, source: Any) -> Any:
    """A GPU has no memory manager, which Numba's own copying of tables asks for."""

    def one(target: Any, source: Any) -> None:
        for i in range(target.shape[0]):
            target[i] = source[i]

    def more(target: Any, source: Any) -> None:
        for i in range(target.shape[0]):
            assign(target[i], source[i])

    return one if target.ndim == 1 else more


@overload(assign, target="cpu")
def assign_at_once(target: Any, source: Any) -> Any:
    """Tables of one type that lie in one piece each."""
    if not target.layout == source.layout == "C" or target.dtype != source.dtype:
        return assign_by_loops(target, source)

    def all_of_it(target: Any, source: Any) -> None:
        copy_memory(target, source)

    return all_of_it


@machine
def copy_memory(context: Any, target: Any, source: Any) -> Any:
    """The bytes of a table."""

    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        to, of = (
            context.make_array(kind)(context, builder, table)
            for kind, table in zip(signature.args, given, strict=True)
        )
        raw_memcpy(builder, to.data, of.data, to.nitems, to.itemsize)
        return context.get_dummy_value()

    return numba.void(target, source), code


@machine
def ones(context: Any, bits: Any) -> Any:
    """The machine's own instruction."""
    return INT(INT), lambda context, builder, signature, given: builder.ctpop(given[0])


@machine
def zeros_below(context: Any, bits: Any) -> Any:
    """The machine's own instruction."""
    return INT(INT), lambda context, builder, signature, given: builder.cttz(given[0], false_bit)


@overload(size)
def size_by_machine(bits: Any) -> Any:
    """In one instruction."""

    def one(bits: Any) -> Any:
        return ones(bits)

    return one


@overload(first)
def first_by_machine(bits: Any) -> Any:
    """In one instruction."""

    def one(bits: Any) -> Any:
        return zeros_below(bits)

    return one


if llvm.get_host_cpu_features().get("bmi2") and llvm.get_host_cpu_name() not in SLOW_DEPOSIT:

    @machine
    def deposit(context: Any, source: Any, mask: Any) -> Any:
        """The machine's own instruction."""
        name, kind = "llvm.x86.bmi.pdep.64", ir.FunctionType(WORD, [WORD, WORD])

        def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            return builder.call(builder.module.declare_intrinsic(name, (), kind), given)

        return INT(INT, INT), code

    @overload(nth_member, target="cpu")
    def nth_member_by_machine(bits: Any, number: Any) -> Any:
        """In a few instructions."""

        def one(bits: Any, number: Any) -> Any:
            return zeros_below(deposit(1 << number, bits))

        return one


def register() -> None:
    """Tell Numba of all rules defined so far: they allocate nothing, so it counts no references."""
    while unregistered:
        register_jitable(_nrt=False)(unregistered.pop())


def compile_entry(
    function: Callable[..., Any], *arguments: Any, inline: bool = False
) -> Callable[..., Any]:
    """Compile a function for arguments of the given types, or load it from the cache.

    With `inline` all rules become one piece of code: half as quick again, if each is called once.
    """
    with LOCK:
        register()
        if not config.CACHE_DIR:
            use_cache()
        compiler = numba.njit(arguments, cache=True, nogil=True, forceinline=inline)
        entry: Callable[..., Any] = compiler(function)
        return entry


def unchecked(entry: Any) -> Callable[..., Any]:
    """An entry of one signature without Numba's look at each argument, which takes long."""
    (compiled,) = entry.overloads.values()
    call: Callable[..., Any] = compiled.entry_point
    return call


@contextmanager
def notice_if_slow(why: str) -> Iterator[None]:
    """Say at a terminal why nothing happens, if it takes longer than a moment."""
    said = Timer(1.0, lambda: print(f"{why} ...", file=sys.stderr))
    if sys.stderr.isatty():
        said.start()
    try:
        yield
    finally:
        said.cancel()


def compile_positions(game: Game) -> None:
    """From now on positions of this game are run by compiled code in this process."""
    if game not in at_hand:
        struct = numba.uint8[::1]
        asked = (INT, struct, struct, INT, INT, INT)  # question, box, state, who, number, seat
        with notice_if_slow(f"Compiling {game.title}, once"):
            entry = compile_entry(entry_of(game), *asked, struct, TABLE, VECTOR)
        at_hand[game] = unchecked(entry)


@cache
def compiled_search(game: Game) -> Callable[..., int]:
    """The tree search of a game (see `search_of`)."""
    box, state = numba.from_dtype(game.Box.narrow), numba.from_dtype(game.State.narrow)
    tree, results = numba.from_dtype(LAYOUT), numba.from_dtype(results_layout(game))
    seats = (INT, INT, INT)  # how many, which searches, which decide inside the tree
    scratch = (OFFERS, TABLE, TABLE, results)
    work = (INT, INT, INT, INT)  # nodes used, seed, iterations done, iterations to do
    arguments = (box, state, *seats, state[::1], tree[::1], *work, TABLE, *scratch)
    return compile_entry(search_of(game), *arguments)


def prepare(make: Callable[[], T]) -> "Future[T]":
    """Compile (or load) something in the compiler's thread, off the caller's way."""
    return WORKER.submit(make)
