"""A match: what is played, by whom, how often, with which luck. It is all that a worker needs."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, fields
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

from ..bots.roster import QUICK
from ..engine.game import Setup, Value
from ..engine.sources import digest_of_sources
from ..version import __version__
from .entrants import Entrant, entrants
from .seating import Pairing, games_a_deal, pairings, with_whole_deals
from .subprocess.protocol import greeting, setup_from


@dataclass(frozen=True)
class Match:
    """The header of its results, too."""

    version: str  # of Mintmark
    sources: str  # their digest: other code plays other games
    game: str
    rules: int  # version
    edition: str
    own_edition: str | None
    options: dict[str, Value]
    seats: int
    bots: tuple[str, ...]
    games: int  # whole deals
    seed: int

    @classmethod
    def of(cls, setup: Setup, bots: Sequence[str], games: int, seed: int) -> "Match":
        """A match of at least so many games."""
        whole = with_whole_deals(games, len(entrants(bots)), setup.seats)
        facts = greeting(setup)
        del facts["mintmark"]
        code: dict[str, Any] = {"version": __version__, "sources": digest_of_sources()}
        return cls(**code, bots=tuple(bots), games=whole, seed=seed, **facts)

    @classmethod
    def read(cls, facts: dict[str, Any]) -> "Match":
        """A match out of the header of its results."""
        return cls(**{**facts, "bots": tuple(facts["bots"])})

    @property
    def file(self) -> Path:
        """Where its results are kept if nobody says otherwise."""
        digest = sha256(json.dumps(self.header).encode()).hexdigest()[:8]
        return Path(f"arena-{self.game}-{digest}.jsonl")

    @property
    def header(self) -> dict[str, Any]:
        """As a JSON object."""
        return asdict(self)

    def differences(self, other: "Match") -> Iterator[str]:
        """Where another match is not this one, in words."""
        for field in fields(self):
            ours, theirs = getattr(self, field.name), getattr(other, field.name)
            if ours != theirs:
                yield f"{field.name} {listed(theirs)}, not {listed(ours)}"

    @cached_property
    def setup(self) -> Setup:
        """What is fixed before play."""
        return setup_from(self.header)

    @cached_property
    def entrants(self) -> tuple[Entrant, ...]:
        """Who plays."""
        return entrants(self.bots)

    @cached_property
    def pairings(self) -> tuple[Pairing, ...]:
        """Every game, in the order of their numbers."""
        return tuple(pairings(self.games, len(self.bots), self.seats, self.seed))

    @property
    def deals(self) -> int:
        """How many there are."""
        return self.games // games_a_deal(len(self.bots), self.seats)

    @property
    def needs_compiler(self) -> bool:
        """Whether somebody looks ahead by compiled code."""
        return any(not e.command and e.bot not in QUICK for e in self.entrants)


def listed(value: object) -> str:
    """A field of a match for people."""
    return " ".join(value) if isinstance(value, tuple) else repr(value)
