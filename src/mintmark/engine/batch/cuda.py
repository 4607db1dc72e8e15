"""The games of a batch on a GPU: a game is a thread, and the tables stay there."""

from itertools import accumulate
from typing import Any

import numpy as np

for alias, name in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, alias):  # numba-cuda 0.30 still asks NumPy for names that it has dropped
        setattr(np, alias, getattr(np, name))

from numba import cuda
from numba.cuda.cudadrv.driver import device_memset

from ...errors import InvalidAction, InvalidOption
from ..game import Setup
from ..numba import notice_if_slow
from ..playout import RANDOM
from ..struct import in_layout
from .cuda_kernels import ALL_FIT, HELD, THREADS, kernels_of
from .dlpack import Shared
from .stepping import Ledger, ledger


class Cuda:
    """States and ledger of a batch on a GPU, and what can be done with all games at once."""

    def __init__(self, setup: Setup, games: int) -> None:
        if not cuda.is_available():
            raise InvalidOption("device='cuda' needs an NVIDIA GPU with its driver; none is there")
        self.setup, self.games = setup, games
        self.boxes = cuda.to_device(np.array([in_layout(setup.box, setup.game.Box.narrow)]))
        self.states = zeros(games, setup.game.State.narrow)
        self.tables = self.new_ledger()
        self.misfit = zeros(1, np.int64)

    @property
    def ledger(self) -> Ledger:
        """The tables, as others can read them in place."""
        return Ledger(*map(Shared, self.tables))

    def new_ledger(self) -> Ledger:
        """Empty tables for these games, in one piece of memory: each piece takes a GPU long."""
        tables = ledger(self.games, self.setup.seats, lambda shape, kind: (shape, np.dtype(kind)))
        ends = [*accumulate(aligned(np.prod(shape) * kind.itemsize) for shape, kind in tables)]
        memory, starts = zeros(ends[-1], np.uint8), [0, *ends]
        return Ledger(
            *(
                memory[start : start + np.prod(shape) * kind.itemsize].view(kind).reshape(shape)
                for start, (shape, kind) in zip(starts, tables, strict=False)
            )
        )

    def table(self, kind: str, *width: int) -> Any:
        """An empty table with a row for each game."""
        return Shared(zeros((self.games, *width), kind))

    def row(self, table: Any, g: int) -> Any:
        """What a table has of a game."""
        return cuda.as_cuda_array(table)[g : g + 1].copy_to_host()[0]

    def actions(self, given: Any) -> Any:
        """Actions as the rules read them: whole numbers, on the GPU."""
        there = hasattr(given, "__cuda_array_interface__")
        table = cuda.as_cuda_array(given) if there else np.ascontiguousarray(given)
        if table.dtype.kind not in "iu":
            raise InvalidAction(f"actions must be whole numbers, not {table.dtype}")
        return table if there else cuda.to_device(table.astype(np.int64))

    def begin(self, seed: int) -> None:
        """All games from their start, with the seeds from this one on."""
        self._launch("begin", self.tables, seed)

    def step(self, actions: Any, seed_step: int) -> int:
        """Carry out the actions, or none if some do not fit: the first game of those, or -1."""
        self._launch("fits", self.tables, actions, self.misfit)
        self._launch("step", self.tables, actions, self.misfit, seed_step)
        left = int(self.misfit.copy_to_host()[0])
        if left == ALL_FIT:
            return -1
        self.misfit = zeros(1, np.int64)
        return self.games - left

    def mask(self, seat: int, masks: Any) -> None:
        """Fill in what a seat may do in each game."""
        self._launch("mask", self.tables, seat, masks.array)

    def pick(self, seed: int, actions: Any) -> None:
        """Fill in a random move of each mover."""
        self._launch("pick", self.tables, seed, actions.array)

    def observe(self, seat: int, rows: Any) -> None:
        """Fill in the features of each game for a seat."""
        self._launch("observe", self.tables, seat, rows.array)

    def finish(self, luck: int, bots: Any) -> Ledger:
        """How the games end if bots play on; they themselves stay as they are."""
        ends = self.new_ledger()
        tables, no_log = (self.tables, ends, luck), zeros((0, 2), np.int64)
        if (bots == RANDOM).all():
            self._launch("finish_at_random", *tables, no_log, zeros(1, np.int64))
        else:
            self._launch("finish", *tables, cuda.to_device(bots), no_log)
        return Ledger(*map(Shared, ends))

    def copy(self) -> "Cuda":
        """The same games once more."""
        twin = Cuda(self.setup, self.games)
        twin.states.copy_to_device(self.states)
        for table, source in zip(twin.tables, self.tables, strict=True):
            table.copy_to_device(source)
        return twin

    def state(self, g: int) -> Any:
        """The state of one game, wide."""
        row, State = self.row(self.states, g), self.setup.game.State
        return in_layout(np.frombuffer(row.tobytes(), State.narrow)[0], State.wide)

    def _launch(self, name: str, *tables: Any) -> None:
        """Start a kernel for all games; it is compiled when it is first started."""
        with notice_if_slow(f"Compiling {self.setup.game.title} for the GPU"):
            kernel = kernels_of(self.setup.game)[name]
            blocks = -(-self.games // THREADS)
            if name == "finish_at_random":  # no more than the GPU holds: threads take many games
                held = cuda.get_current_device().MULTIPROCESSOR_COUNT * HELD
                blocks = min(blocks, held // THREADS)
            kernel[blocks, THREADS](self.boxes, self.states, *tables)


def aligned(size: int) -> int:
    """A number of bytes, up to where any table may begin."""
    return -(-int(size) // 256) * 256


def zeros(shape: Any, kind: Any) -> Any:
    """An empty table, made on the GPU itself."""
    table = cuda.device_array(shape, np.dtype(kind))
    if table.alloc_size:
        device_memset(table, 0, table.alloc_size)
    return table
