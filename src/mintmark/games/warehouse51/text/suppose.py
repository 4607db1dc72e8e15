"""What the standings would be if …: told from a view, by the rules that the game is scored by."""

from typing import Any

from ....engine.game import Setup, Standing
from ....engine.rule import NOBODY, has
from ....errors import IllegalMove, InvalidMove
from ....words import Message
from ..rules import state
from ..rules.auction import pawn, pawnable, pay
from ..view import breakdown
from .story import pawn_refusal

FORMS = "fake holy_grail, kapala · win 5 · pawn holy_grail"


def suppose(setup: Setup, v: Any, seat: int | None, that: str) -> tuple[Standing, ...]:
    """The standings if some relics are fake, or if a seat wins the lot, or pawns a relic."""
    kind, _, rest = that.strip().lower().partition(" ")
    ahead = v.copy()
    if kind == "fake":
        for relic in rest.split(","):
            leave(ahead, number(setup, relic, that))
    elif kind == "win" and rest.strip().isdecimal() and int(rest):
        win(setup, ahead, player(seat), int(rest))
    elif kind == "pawn":
        pawned = number(setup, rest, that)
        if not has(pawnable(setup.box, v, player(seat)), pawned):
            raise IllegalMove(pawn_refusal(setup, v, player(seat), rest.strip()))
        pawn(setup.box, ahead, player(seat), pawned)
    else:
        raise unknown(that)
    shares = (breakdown(setup.box, ahead, k) for k in range(setup.seats))
    return tuple(Standing(sum(share), share) for share in shares)


def number(setup: Setup, relic: str, that: str) -> int:
    """The number of a relic, by its id."""
    ids = [card.id for card in setup.edition.relics]
    if relic.strip() not in ids:
        raise unknown(that)
    return ids.index(relic.strip())


def unknown(that: str) -> InvalidMove:
    """Nothing that could be."""
    return InvalidMove(Message("w51-suppose-what", {"text": that, "forms": FORMS}))


def player(seat: int | None) -> int:
    """The seat that does something: onlookers do nothing."""
    if seat is None:
        raise IllegalMove(Message("w51-suppose-seat"))
    return seat


def leave(v: Any, relic: int) -> None:
    """A counterfeit leaves its owner, unless it is certified or spared (7.4)."""
    if not has(v.certified | v.spared, relic):
        state.leave(v, 1 << relic)


def win(setup: Setup, v: Any, seat: int, ingots: int) -> None:
    """The seat gets the lot and pays its left neighbour, with all that relics add (4.1 to 4.3)."""
    if v.lot == NOBODY or state.owner(v, v.lot) != state.ON_BLOCK:
        raise IllegalMove(Message("w51-suppose-no-lot"))
    if ingots > v.gold[seat]:
        raise IllegalMove(Message("w51-refuse-gold", {"gold": int(v.gold[seat])}))
    v.leader, v.bid = seat, ingots
    pay(setup.box, v, state.left_of(setup.box, seat))
