"""Luck: which outcome comes up when chance acts.

`Seeded` is the luck of playouts, matches and games at home: the numbers of a seed that anyone may
know. `Committed` is a table's: promised before play by a hash, mixed with what the seats add, and
revealed at the end, so that everyone can derive each toss again. docs/luck.md has it byte by byte,
and says what is proved by it and what is not.
"""

import json
import secrets
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from hashlib import sha256
from hmac import digest
from itertools import count, permutations
from typing import Any, Protocol

from .engine.game import Setup
from .engine.random import weighted
from .errors import InvalidEntropy, InvalidOption
from .formats.records import SEED_BYTES, Header, Pledge, Record, is_short
from .words import Message

WORDS = 1 << 32  # a number comes from a word of 32 bits
# so that no hash passes for another
COMMITMENT, LUCK, EDITION = "mintmark commitment 1", "mintmark luck 1", "mintmark edition 1"
SEATING = 0  # the toss for seats comes before the first toss of the game


class Luck(Protocol):
    """What settles chance."""

    @property
    def pledge(self) -> Pledge | None:
        """What was promised, for the record of a game that goes on."""

    @property
    def opened(self) -> Pledge | None:
        """The same with the seed, for the record of a game that is over."""

    def pick(self, weights: Sequence[int], step: int, toss: int) -> int:
        """Which outcome comes up: at a step of the record from 0, at a toss counted from 1."""


@dataclass(frozen=True, slots=True)
class Seeded:
    """The n-th number of a seed settles the n-th step, as in compiled playouts."""

    seed: int
    pledge: None = None
    opened: None = None

    def pick(self, weights: Sequence[int], step: int, toss: int) -> int:
        """Which outcome comes up; the steps are counted."""
        return int(weighted(self.seed, step, weights, len(weights)))


@dataclass(frozen=True)
class Committed:
    """A table's luck; tosses are counted, so a decision taken back changes no later one."""

    seed: bytes = field(repr=False)  # secret until the game is over
    table: str
    commitment: str
    entropy: tuple[str | None, ...]  # by seat
    seating: tuple[int, ...] | None = None  # by seat: where its player sat when it was added

    @classmethod
    def of(
        cls,
        seed: bytes,
        table: str,
        setup: Setup,
        entropy: Sequence[str | None] = (),
        position: Any = None,
        toss: bool = False,
        drawn_from: tuple[str, ...] | None = None,
    ) -> "Committed":
        """The luck of a game that is about to start; seats that add nothing may be left out.

        With a toss, everybody sits as they came until they are `seated`.
        """
        added = tuple(map(checked_entropy, entropy))
        if len(added) > setup.seats:
            raise InvalidOption(f"there are {setup.seats} seats, and {len(added)} add entropy")
        seating = tuple(range(setup.seats)) if toss else None
        header = Header.of(setup, position=position, seating=seating, drawn_from=drawn_from)
        entropy = added + (None,) * (setup.seats - len(added))
        return cls(seed, table, commitment(seed, table, header), entropy, seating)

    @classmethod
    def revealed(cls, header: Header) -> "Committed":
        """The luck of a record that tells its seed, whether or not that fits the commitment."""
        pledge = header.luck
        assert pledge is not None and pledge.seed is not None, "the seed is known"
        seed = bytes.fromhex(pledge.seed)
        return cls(seed, pledge.table, pledge.commitment, pledge.entropy, header.seating)

    @property
    def pledge(self) -> Pledge:
        """What was promised, without the seed."""
        return Pledge(self.table, self.commitment, self.entropy)

    @property
    def opened(self) -> Pledge:
        """The same with the seed."""
        return replace(self.pledge, seed=self.seed.hex())

    @cached_property
    def key(self) -> bytes:
        """What all numbers are derived from: the seed, the commitment, what the seats added."""
        places = self.seating or range(len(self.entropy))
        entropy = [text for _, text in sorted(zip(places, self.entropy, strict=True))]
        return digest(self.seed, canonical([LUCK, self.commitment, entropy]), "sha256")

    @property
    def due_seating(self) -> tuple[int, ...]:
        """By seat: where its player sat before the toss for seats."""
        orders = list(permutations(range(len(self.entropy))))
        return orders[self.number(SEATING, len(orders))]

    def seated(self, seating: tuple[int, ...]) -> "Committed":
        """The same when everybody sits where the toss has put them."""
        entropy = tuple(self.entropy[place] for place in seating)
        return replace(self, entropy=entropy, seating=seating)

    def number(self, toss: int, total: int) -> int:
        """The number of a toss, from 0 to total - 1, each exactly as likely as any other."""
        return number(self.key, toss, total)

    def pick(self, weights: Sequence[int], step: int, toss: int) -> int:
        """Which outcome comes up; the tosses are counted."""
        return outcome(self.number(toss, sum(weights)), weights)


def new_seed() -> bytes:
    """A secret seed from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def drawn_edition(seed: bytes, editions: tuple[str, ...]) -> str:
    """The edition that a table's seed chooses: before anybody adds anything, for all to see."""
    key = digest(seed, canonical([EDITION, editions]), "sha256")
    return editions[number(key, 0, len(editions))]


def commitment(seed: bytes, table: str, header: Header) -> str:
    """The hash by which a table promises its seed, for itself and what will be played there."""
    if type(seed) is not bytes or len(seed) != SEED_BYTES:
        raise InvalidOption(f"the seed of a table has {SEED_BYTES} bytes")
    if not is_short(table):
        raise InvalidOption(f"the name of a table is a short text, not {table!r}")
    return sha256(canonical([COMMITMENT, seed.hex(), table, terms(header)])).hexdigest()


def terms(header: Header) -> dict[str, Any]:
    """What is fixed when a table is opened; who will sit there is not."""
    fixed = {
        "game": header.game,
        "rules": header.rules,
        "edition": header.edition,
        "own_edition": header.own_edition,
        "options": dict(header.options),
        "seats": len(header.seats),
        "position": header.position,
    }
    # only where it is so: tables without either have promised nothing about it
    if header.seating is not None:
        fixed["toss"] = True
    if header.drawn_from is not None:
        fixed["drawn_from"] = header.drawn_from
    return fixed


def checked_entropy(text: str | None) -> str | None:
    """What a seat adds, if it can; None for nothing."""
    if text is not None and not is_short(text):
        raise InvalidEntropy(Message("luck-entropy-refused"))
    return text


def revealed(record: Record, seed: bytes) -> Record:
    """The record of a game that was left unfinished, with the seed: nobody will play it on."""
    pledge = record.header.luck
    assert pledge is not None, "the table made a commitment"
    header = replace(record.header, luck=replace(pledge, seed=seed.hex()))
    return replace(record, header=header)


def canonical(value: object) -> bytes:
    """JSON in the one form of RFC 8785; our values are texts, whole numbers, true, false, null."""
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return text.encode()


def words(key: bytes, toss: int) -> Iterator[int]:
    """The words of a toss, without end; eight to a block."""
    for block in count():
        yield from struct.unpack(">8I", digest(key, struct.pack(">II", toss, block), "sha256"))


def number(key: bytes, toss: int, total: int) -> int:
    """The first word of a toss that is below total, cut to as many bits as total - 1 has."""
    assert 0 < total <= WORDS, f"cannot draw from {total}"
    size = 1 << (total - 1).bit_length()
    return next(cut for word in words(key, toss) if (cut := word % size) < total)


def outcome(drawn: int, weights: Sequence[int]) -> int:
    """The outcome that a number falls on, when each takes up as many numbers as it weighs."""
    for index, weight in enumerate(weights):
        if drawn < weight:
            return index
        drawn -= weight
    raise AssertionError("a number below the total falls on an outcome")
