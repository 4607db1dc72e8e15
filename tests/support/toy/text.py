"""Fakes for people: what a seat sees, what has happened, and all that is said (in `toy.ftl`)."""

from dataclasses import dataclass
from typing import Any

from mintmark.engine.rule import CHANCE, NOBODY
from mintmark.words import Message


@dataclass(frozen=True, slots=True)
class Player:
    """What everybody sees of a seat."""

    gold: int
    bid_closed: bool
    relics: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The table as a seat sees it; of notes and bids only what is known."""

    seat: int | None
    turn: int
    lot: int | None
    last_winner: int
    notes: tuple[int | None, ...]
    own_bid: int | None
    players: tuple[Player, ...]
    scores: tuple[int, ...]
    ending: str | None
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """A relic is for sale."""

    relic: int


@dataclass(frozen=True, slots=True)
class Sold:
    """The bids are open."""

    seat: int
    relic: int
    gold: int


def some(number: Any) -> int | None:
    """A number that is known, and of something."""
    return int(number) if number >= 0 else None


def show(setup: Any, v: Any, seat: int | None, moves: tuple[str, ...]) -> View:
    """A view as a typed value."""
    rules, seats = setup.game.rules, range(setup.seats)
    out = [0] * len(v.gold)
    rules.scores(setup.box, v, out)
    owned = [tuple(r for r, owner in enumerate(v.owner) if owner == k) for k in seats]
    return View(
        seat=seat,
        turn=int(v.turn),
        lot=some(v.lot),
        last_winner=int(v.lead),
        notes=tuple(some(v.note[k]) for k in seats),
        own_bid=None if seat is None else some(v.bid[seat]),
        players=tuple(Player(int(v.gold[k]), bool(v.bid[k] != NOBODY), owned[k]) for k in seats),
        scores=tuple(int(out[k]) for k in seats),
        ending=setup.game.endings[rules.ending(setup.box, v)] if ended(setup, v) else None,
        moves=moves,
    )


def ended(setup: Any, v: Any) -> bool:
    """Whether everything is sold."""
    return bool(setup.game.rules.ending(setup.box, v))


def events(
    setup: Any, before: Any, who: int, number: int, after: Any
) -> tuple[TurnedUp | Sold, ...]:
    """What a move has done that everybody sees."""
    if who == CHANCE:
        return (TurnedUp(int(after.lot)),) if after.lot != NOBODY else ()
    if after.lot != NOBODY:
        return ()
    seat, relic = int(after.lead), int(before.lot)
    return (Sold(seat, relic, int(before.gold[seat] - after.gold[seat])),)


def tell(setup: Any, event: TurnedUp | Sold) -> Message:
    """An event in words."""
    if isinstance(event, TurnedUp):
        return Message("fakes-turned-up", {"relic": event.relic})
    seat = seat_name(event.seat)
    return Message("fakes-sold", {"seat": seat, "relic": event.relic, "gold": event.gold})


def ask(setup: Any, v: Any, seat: int) -> Message:
    """What a seat is asked for."""
    return Message("fakes-ask", {"relic": int(v.lot)})


def advice(setup: Any, seat: int, number: int) -> Message:
    """A move, as one would advise it."""
    return Message("fakes-advice", {"gold": number})


def refusal(setup: Any, v: Any, seat: int, number: int) -> Message:
    """Why a move is not legal."""
    return Message("fakes-too-much", {"gold": int(v.gold[seat])})


def seat_name(seat: int) -> Message:
    """A seat in a sentence."""
    return Message("player", {"number": int(seat) + 1})
