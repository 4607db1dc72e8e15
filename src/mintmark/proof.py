"""Whether the luck of a record is what its table promised: every toss and draw derived again."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal

from .engine.rule import CHANCE
from .formats.records import Header, Pledge, Record
from .luck import Committed, commitment, drawn_edition, outcome
from .play import Play, replayed
from .words import Message

Verdict = Literal["proved", "consistent", "sealed", "unpledged", "false"]


@dataclass(frozen=True, slots=True)
class Toss:
    """What came up, and what the seed says should have; nothing while it is not revealed."""

    number: int  # from 1
    step: int  # of the record, from 1, as `mintmark replay --at` counts
    outcomes: tuple[tuple[str, int], ...]  # what could come up, each with its weight, in order
    outcome: str  # what came up
    drawn: int | None = None  # the derived number, below the sum of the weights
    derived: str | None = None  # the outcome that it falls on

    @property
    def total(self) -> int:
        """The sum of the weights."""
        return sum(weight for _, weight in self.outcomes)

    @property
    def agrees(self) -> bool | None:
        """Whether that came up which should have."""
        return None if self.derived is None else self.derived == self.outcome


@dataclass(frozen=True, slots=True)
class Verification:
    """What was found out about the luck of a record."""

    verdict: Verdict
    reasons: tuple[Message, ...]  # the verdict in words, and every fault
    fits: bool | None  # whether the seed fits the commitment
    pledge: Pledge | None
    tosses: tuple[Toss, ...]
    seating: tuple[int, ...] | None = None  # as seats were tossed, if they were
    drawn_from: tuple[str, ...] | None = None  # the editions that chance chose from, if it did

    @property
    def false_at(self) -> int | None:
        """The number of the first toss that disagrees."""
        return next((toss.number for toss in self.tosses if toss.agrees is False), None)

    def plain(self) -> dict[str, Any]:
        """The same as JSON."""
        return {
            "verdict": self.verdict,
            "reasons": [{"key": said.key, "args": dict(said.args)} for said in self.reasons],
            "fits": self.fits,
            "false_at": self.false_at,
            "luck": None if self.pledge is None else asdict(self.pledge),
            "seating": self.seating,
            "drawn_from": self.drawn_from,
            "tosses": [{**asdict(toss), "agrees": toss.agrees} for toss in self.tosses],
        }


def verified(
    record: Record, noted: str | None = None, entropy: Mapping[int, str | None] | None = None
) -> Verification:
    """Replay a record and derive each toss again.

    `noted` is the commitment, and `entropy` what seats added (None: nothing), as a player wrote
    them down at the table: without the commitment a record is only consistent with itself.
    """
    play, pledge = replayed(record, settle=False), record.header.luck
    told = pledge is not None and pledge.seed is not None
    luck = Committed.revealed(record.header) if told else None
    tosses = tuple(tosses_of(play, record, luck))
    fits: bool | None = None

    def found(verdict: Verdict, *reasons: Message) -> Verification:
        settled = (record.header.seating, record.header.drawn_from)
        return Verification(verdict, reasons, fits, pledge, tosses, *settled)

    if pledge is None:
        return found("unpledged", Message("luck-unpledged"))
    faults = list(against_notes(pledge, noted, entropy or {}))
    if luck is not None:
        fits = luck.commitment == commitment(luck.seed, luck.table, record.header)
        faults += [] if fits else [Message("luck-false-seed")]
        faults += before_play(record.header, luck)
    faults += [
        Message("luck-false-toss", {"number": toss.number, "came": toss.outcome, "due": due})
        for toss in tosses
        if (due := toss.derived) is not None and due != toss.outcome
    ]
    if faults:
        return found("false", *faults)
    if luck is None:
        return found("sealed", Message("luck-sealed"))
    verdict: Verdict = "consistent" if noted is None else "proved"
    return found(verdict, Message(f"luck-{verdict}", {"count": len(tosses)}))


def before_play(header: Header, luck: Committed) -> Iterator[Message]:
    """Where what chance has settled before play is not what follows from the seed."""
    if header.seating not in (None, luck.due_seating):
        yield Message("luck-false-seating")
    if header.drawn_from is not None:
        due = drawn_edition(luck.seed, header.drawn_from)
        if due != header.edition:
            yield Message("luck-false-edition", {"came": header.edition, "due": due})


def against_notes(
    pledge: Pledge, noted: str | None, entropy: Mapping[int, str | None]
) -> Iterator[Message]:
    """Where a record differs from what a player wrote down."""
    if noted is not None and noted.lower() != pledge.commitment:
        yield Message("luck-false-commitment")
    for seat, text in entropy.items():
        if seat not in range(len(pledge.entropy)) or pledge.entropy[seat] != text:
            yield Message("luck-false-entropy", {"seat": seat + 1})


def tosses_of(play: Play, record: Record, luck: Committed | None) -> Iterator[Toss]:
    """All tosses and draws of a record, as they came and as they are derived."""
    number = 0
    for step, entry in enumerate(record.entries):
        if entry.who != CHANCE:
            continue
        number += 1
        outcomes = tuple((str(move), weight) for move, weight in play.at(step).outcomes)
        toss = Toss(number, step + 1, outcomes, entry.move)
        if luck is not None:
            drawn = luck.number(number, toss.total)
            index = outcome(drawn, [weight for _, weight in outcomes])
            toss = Toss(number, step + 1, outcomes, entry.move, drawn, outcomes[index][0])
        yield toss
