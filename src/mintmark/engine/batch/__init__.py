"""Many games of one kind at once: the same rules, a step at a time or to the end."""

import os
from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from ...errors import IllegalMove, InvalidAction, InvalidOption
from ..features import length
from ..game import Setup
from ..playout import BOTS
from ..position import Position
from ..random import SEEDS
from ..rule import PASS, has
from .stepping import MOVER, OWN_LUCK, Ledger

DEVICES = ("cpu", "cuda")


class Machine(Protocol):
    """Where the games of a batch are: `Cpu` or `Cuda`."""

    @property
    def ledger(self) -> Ledger: ...
    def table(self, kind: str, *width: int) -> Any: ...
    def row(self, table: Any, g: int) -> Any: ...
    def actions(self, given: Any) -> Any: ...
    def begin(self, seed: int) -> None: ...
    def step(self, actions: Any, seed_step: int) -> int: ...
    def mask(self, seat: int, masks: Any) -> None: ...
    def pick(self, seed: int, actions: Any) -> None: ...
    def observe(self, seat: int, rows: Any) -> None: ...
    def finish(self, luck: int, bots: Any) -> Ledger: ...
    def copy(self) -> "Machine": ...
    def state(self, g: int) -> Any: ...


class Batch:
    """n games side by side.

    Game k is played with the seed `seed + k`. When it is over the next one begins in the same
    step, with a seed n further (unless restart=False); `done`, `rewards`, `scores` and `places`
    are those of the game that ended, until the next step. With the same moves a seed gives the
    same game as `mintmark.new(..., seed=...)`.

    All tables have a row for each game. They are the batch's own and change with the next step:
    copy what you want to keep. On a GPU they stay there; torch, CuPy and JAX read them in place.
    """

    def __init__(
        self,
        setup: Setup,
        n: int,
        device: str = "cpu",
        seed: int = 0,
        restart: bool = True,
        jobs: int | None = None,
    ) -> None:
        check_count("n", n)
        check_count("jobs", 1 if jobs is None else jobs)
        if type(restart) is not bool:
            raise InvalidOption(f"restart must be True or False, not {restart!r}")
        self.setup, self.n, self.seats = setup, n, setup.seats
        self.device, self.seed, self.restart = device, checked_seed(seed, n), restart
        self._on(machine(setup, n, device, jobs))
        self.reset()

    def _on(self, machine: Machine) -> None:
        self._machine = machine
        self._masks: dict[int, Any] = {}  # by seat; those of `_fresh` are up to date
        self._fresh: set[int] = set()

    def __repr__(self) -> str:
        return f"<{self.n:,} games of {self.setup.game.title}, {self.seats} seats, {self.device}>"

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew, with the seeds from this one on, or with the first ones again."""
        if seed is not None:
            self.seed = checked_seed(seed, self.n)
        self._machine.begin(self.seed)
        self._fresh.clear()

    def step(self, actions: Any) -> None:
        """Make a move in every game.

        With one number for each game (shape n) that of its `mover`; with a row for each game
        (shape n × seats) those of all seats in `to_act`, and PASS (-1) for the others. They act in
        the order of the seats; whoever is not asked any longer by then, because of what came up,
        is asked again later. In a finished game (there is none with restart=True) everybody passes.

        If anything does not fit, InvalidAction says what, and nothing has changed in any game.
        """
        table = self._machine.actions(actions)
        if table.ndim == 1:
            table = table.reshape(len(table), 1)
        if table.shape not in ((self.n, 1), (self.n, self.seats)):
            given = " × ".join(map(str, table.shape))
            raise InvalidAction(
                f"actions must have the shape {self.n} or {self.n} × {self.seats}, not {given}"
            )
        misfit = self._machine.step(table, self.n if self.restart else 0)
        if misfit >= 0:
            raise InvalidAction(self._why_not(misfit, table))
        self._fresh.clear()

    @property
    def to_act(self) -> Any:
        """The seats that are asked in each game, a bit set: seat 0 is bit 0. 0: it is over."""
        return self._machine.ledger.to_act

    @property
    def mover(self) -> Any:
        """The first of them, or -2 where the game is over."""
        return self._machine.ledger.mover

    @property
    def masks(self) -> Any:
        """What the mover may do, n × actions: True where the move of that number is offered.

        Where a move can be taken back, masks offer only those that lead on, which reach every
        outcome; `step` takes any legal one.
        """
        return self._masks_of(MOVER)

    def masks_of(self, seat: int) -> Any:
        """What a seat may do, n × actions: nothing in games in which it is not asked."""
        self._check_seat(seat)
        return self._masks_of(seat)

    def _masks_of(self, seat: int) -> Any:
        if seat not in self._masks:
            self._masks[seat] = self._machine.table("?", self.setup.game.moves.actions)
        if seat not in self._fresh:
            self._machine.mask(seat, self._masks[seat])
            self._fresh.add(seat)
        return self._masks[seat]

    def random_actions(self, seed: int = 0) -> Any:
        """A random one of the mover's moves in each game, for `step`; PASS where it is over."""
        actions = self._machine.table("i8")
        self._machine.pick(checked_seed(seed, self.n), actions)
        return actions

    def features(self, seat: int | None = None) -> Any:
        """What a seat sees, n × features, as `mintmark.games.<game>.features` lists them.

        Without a seat: what the mover of each game sees; zeros where the game is over.
        """
        if seat is not None:
            self._check_seat(seat)
        rows = self._machine.table("f4", length(self.setup.game.ai.features))
        self._machine.observe(MOVER if seat is None else seat, rows)
        return rows

    @property
    def done(self) -> Any:
        """Whether the last step ended a game."""
        return self._machine.ledger.done

    @property
    def rewards(self) -> Any:
        """n × seats: 0 until a game ends; then they add up to 0, and a sole winner has 1."""
        return self._machine.ledger.rewards

    @property
    def scores(self) -> Any:
        """The points of the game that ended last, n × seats."""
        return self._machine.ledger.scores

    @property
    def places(self) -> Any:
        """The places of the game that ended last, n × seats: 1 for the winners."""
        return self._machine.ledger.places

    @property
    def ledger(self) -> Ledger:
        """All that is known of the games: `mintmark.engine.batch.stepping.Ledger`."""
        return self._machine.ledger

    def playouts(self, bots: str | Sequence[str] = "random", seed: int | None = None) -> Ledger:
        """How the games end if bots play on from where they stand; they themselves stay there.

        Bots are "random" or "greedy", for all seats or one for each. The luck is that of each game
        or, with a seed, that of the seeds from this one on.
        """
        names = [bots] * self.seats if isinstance(bots, str) else list(bots)
        if len(names) != self.seats or not set(names) <= set(BOTS):
            raise InvalidOption(f"bots must be {' or '.join(BOTS)}, or {self.seats} of them")
        luck = OWN_LUCK if seed is None else checked_seed(seed, self.n)
        return self._machine.finish(luck, np.array([BOTS.index(name) for name in names]))

    def state(self, game: int) -> Any:
        """The state of one game, as a struct: everything, for those who may know it."""
        if type(game) is not int or not 0 <= game < self.n:
            raise InvalidOption(f"there is no game {game!r}; they count from 0 to {self.n - 1}")
        return self._machine.state(game)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Batch":
        return self.copy()

    def copy(self) -> "Batch":
        """The same games once more, to go on otherwise."""
        twin = object.__new__(Batch)
        twin.__dict__.update(self.__dict__)
        twin._on(self._machine.copy())
        return twin

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise InvalidOption(f"there is no seat {seat!r}; they count from 0 to {self.seats - 1}")

    def _why_not(self, game: int, table: Any) -> str:
        """What is wrong with the actions of a game, in words."""
        row = self._machine.row(table, game)
        asked, mover = (int(self._machine.row(t, game)) for t in (self.to_act, self.mover))
        if not asked:
            return f"game {game} is over: its action must be {PASS}, not {row.tolist()}"
        setup, moves = self.setup, self.setup.moves
        position = Position(setup, self._machine.state(game))
        for seat, move in [(mover, row[0])] if len(row) == 1 else enumerate(row.tolist()):
            where = f"game {game}, seat {seat}"
            if not has(asked, seat):
                if move != PASS:
                    return f"{where} is not asked: its action must be {PASS}, not {move}"
            elif not 0 <= move < setup.game.moves.actions or moves.all[move] is None:
                return f"{where}: there is no action {move}"
            elif why := position.refusal(seat, moves[move]):
                return f"{where} cannot {str(moves[move])!r} (action {move}): {IllegalMove(why)}"
        raise AssertionError("the actions fit")


def check_count(name: str, value: object) -> None:
    """There must be one at least."""
    if type(value) is not int or value < 1:
        raise InvalidOption(f"{name} must be a whole number from 1 on, not {value!r}")


def checked_seed(seed: object, games: int) -> int:
    """The first of as many seeds, if all of them can be."""
    if type(seed) is int and 0 <= seed <= SEEDS - games:
        return seed
    raise InvalidOption(f"seed must be a whole number from 0 to {SEEDS - games}, not {seed!r}")


def machine(setup: Setup, games: int, device: str, jobs: int | None) -> Machine:
    """What the games are played on."""
    if device == "cpu":
        from .cpu import Cpu

        return Cpu(setup, games, jobs or len(os.sched_getaffinity(0)))
    if device == "cuda":
        try:
            from .cuda import Cuda
        except ImportError as missing:
            raise InvalidOption(f"device='cuda' needs numba-cuda: {missing}") from missing
        return Cuda(setup, games)
    raise InvalidOption(f"device must be {' or '.join(map(repr, DEVICES))}, not {device!r}")
