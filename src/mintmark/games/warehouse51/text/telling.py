"""What happens in Warehouse 51 as messages."""

from ....engine.game import Setup
from ....words import Args, Message, Spoken
from ..edition import Relic
from .events import (
    Began,
    BidMade,
    BoughtBack,
    Certified,
    CounterfeitFound,
    Decided,
    Declined,
    Event,
    Exposed,
    FistClosed,
    FistsOpened,
    Gained,
    Gave,
    Neutralised,
    Noted,
    Over,
    Passed,
    Pawned,
    Removed,
    Revealed,
    Sold,
    Swapped,
    TurnedUp,
    Unsold,
)


def seat_name(seat: int) -> Message:
    """A seat in a sentence."""
    return Message("player", {"number": int(seat) + 1})


def relic_name(setup: Setup, relic: str | int) -> Message | str:
    """A relic in the player's language, or as a user's own edition calls it."""
    card = setup.edition.relics[relic if isinstance(relic, int) else setup.edition.number(relic)]
    return Message(f"w51-relic-{card.id}") if card.name is None else str(card.name)


def colour_name(colour: str) -> Message:
    """A colour in a sentence."""
    return Message(f"w51-colour-{colour}")


def effect_of(card: Relic) -> Message:
    """What a relic does, in words."""
    given: Args = {}
    if card.parameter is not None:
        given = {"side" if isinstance(card.parameter, str) else "amount": card.parameter}
    return Message(f"w51-effect-{card.effect}", given)


def tell(setup: Setup, event: Event) -> Message:
    """An event in words."""
    match event:
        case Began(seat):
            return by("first", seat)
        case Noted(relic, left, right):
            between = {"left": seat_name(left), "right": seat_name(right)}
            return Message("w51-note", {"relic": relic_name(setup, relic), **between})
        case Revealed(seat, colour):
            return by("reveals", seat, colour=colour_name(colour))
        case TurnedUp(relic, colour, value, sealed):
            key = "w51-turned-up-sealed" if sealed else "w51-turned-up"
            card = {"relic": relic_name(setup, relic), "colour": colour_name(colour)}
            return Message(key, {**card, "value": value})
        case BidMade(seat, ingots, matched):
            return by("matches" if matched else "bids", seat, ingots=ingots)
        case Passed(seat):
            return by("passes", seat)
        case FistClosed(seat, int(ingots)):
            return by("fist", seat, ingots=ingots)
        case FistClosed(seat):
            return by("fist-closed", seat)
        case FistsOpened(ingots):
            fists = tuple(by("fist-of", seat, ingots=held) for seat, held in enumerate(ingots))
            return Message("w51-fists-open", {"fists": fists})
        case Decided():
            return decision(setup, event)
        case Unsold(relic):
            return Message("w51-unsold", {"relic": relic_name(setup, relic)})
        case Gained(seat, relic, ingots, cause):
            key = (
                cause if cause != "arrival" else "arrival-lost" if ingots < 0 else "arrival-gained"
            )
            return by(key, seat, relic=relic_name(setup, relic), ingots=abs(ingots))
        case Swapped(seat, own, relic, other):
            names = {"own": relic_name(setup, own), "relic": relic_name(setup, relic)}
            return by("swaps", seat, **names, other=seat_name(other))
        case Declined(seat):
            return by("declines", seat)
        case Exposed():
            return Message("w51-exposed")
        case Over():
            return Message("w51-over")
    return of_relic(setup, event)


def of_relic(
    setup: Setup,
    event: Sold | Pawned | Gave | BoughtBack | Certified | Neutralised | CounterfeitFound | Removed,
) -> Message:
    """What a seat did with a relic, or what became of it."""
    relic = relic_name(setup, event.relic)
    match event:
        case Sold(seat, _, ingots, other):
            return by("wins", seat, relic=relic, ingots=ingots, other=seat_name(other))
        case Pawned(seat, _, ingots):
            return by("pawns", seat, relic=relic, ingots=ingots)
        case Gave(seat, _, other):
            return by("gives", seat, relic=relic, other=seat_name(other))
        case BoughtBack(seat, _, ingots):
            return by("buys-back", seat, relic=relic, ingots=ingots)
        case Certified(seat):
            return by("certifies", seat, relic=relic)
        case Neutralised(seat):
            return by("neutralises", seat, relic=relic)
        case CounterfeitFound(_, seat, certified):
            return by("safe" if certified else "fake", seat, relic=relic)
        case Removed(_, seat, before, after, standings):
            scores = " · ".join(map(str, standings))
            return by("leaves", seat, relic=relic, before=before, after=after, standings=scores)


def decision(setup: Setup, event: Decided) -> Message:
    """What decided a sealed auction (3.4)."""
    relic = {} if event.relic is None else {"relic": relic_name(setup, event.relic)}
    match event.by:
        case "bonus":
            return by("tie-bonus", event.seat, **relic, ingots=event.ingots)
        case "order":
            return by("tie-order", event.seat, other=seat_name(event.revealer))
    return by(f"tie-{event.by}", event.seat, **relic)


def by(key: str, seat: int, **args: Spoken) -> Message:
    """Something that a seat did, or that happened to it."""
    return Message(f"w51-{key}", {"seat": seat_name(seat), **args})
