"""Moves, questions and refusals of Warehouse 51 as messages. All are told from views alone."""

from typing import Any

from ....engine.game import Setup
from ....engine.rule import CHANCE, NOBODY, UNKNOWN, has
from ....words import Args, Message
from ..edition import Relic
from ..moves import (
    GAIN_GOLD,
    GAIN_ON_WIN,
    LOSE_GOLD,
    NO_PAWNING,
    PAY_ON_WIN,
    RELICS,
    SECRET_BID_PLUS,
    WIN_SECRET_TIES,
    Bid,
    BuyBack,
    Certify,
    First,
    Fist,
    Give,
    Neutralise,
    Note,
    Pass,
    Pawn,
    Pay,
    Reveal,
    Swap,
    TurnUp,
)
from ..rules import state
from ..rules.auction import lowest_bid
from ..rules.scoring import score, totals
from ..rules.state import left_of, owner, power, right_of, working


def seat_name(seat: int) -> Message:
    """A seat in a sentence."""
    return Message("w51-seat", {"number": int(seat) + 1})


def relic_name(setup: Setup, relic: str | int) -> Message | str:
    """A relic in the player's language, or as a user's own edition calls it."""
    card = setup.edition.relics[relic if isinstance(relic, int) else setup.edition.number(relic)]
    return Message(f"w51-relic-{card.id}") if card.name is None else str(card.name)


def effect_of(card: Relic) -> Message:
    """What a relic does, in words."""
    given: Args = {}
    if card.parameter is not None:
        given = {"side" if isinstance(card.parameter, str) else "amount": card.parameter}
    return Message(f"w51-effect-{card.effect}", given)


def story(setup: Setup, before: Any, who: int, number: int, after: Any) -> tuple[Message, ...]:
    """What a move did. Its number is UNKNOWN where this seat may not know it."""
    if who == CHANCE:
        return chance_story(setup, before, number)
    if number == UNKNOWN:
        told = [Message("w51-fist-closed", {"seat": seat_name(who)})]
    else:
        told = move_story(setup, before, who, number)
    sold = before.lot != NOBODY and owner(before, before.lot) == state.ON_BLOCK != owner(
        after, before.lot
    )
    if before.phase == state.SEALED and (sold or after.phase == state.PAYING):
        told += opened_story(setup, before, after)
    if sold:
        told += hammer_story(setup, before, after, number)
    return (*told, *end_story(setup, before, after))


def chance_story(setup: Setup, before: Any, number: int) -> tuple[Message, ...]:
    """Who begins, counterfeits that this seat may read, relics turned up."""
    if number == UNKNOWN:
        return ()
    match setup.moves[number]:
        case First(player):
            return (Message("w51-first", {"seat": seat_name(player - 1)}),)
        case Note(relic):
            gap = before.dealt // setup.box.notes
            between = {"left": seat_name(gap), "right": seat_name(left_of(setup.box, gap))}
            return (Message("w51-note", {"relic": relic_name(setup, relic), **between}),)
        case TurnUp(relic):
            card = setup.edition.relics[setup.edition.number(relic)]
            args = {
                "relic": relic_name(setup, relic),
                "colour": Message(f"w51-colour-{card.colour}"),
                "value": card.value,
            }
            return (Message("w51-turned-up-sealed" if card.sealed else "w51-turned-up", args),)
    return ()


def move_story(setup: Setup, before: Any, who: int, number: int) -> list[Message]:
    """What a seat did."""
    seat = seat_name(who)
    match setup.moves[number]:
        case Reveal(colour):
            args: dict[str, Any] = {"colour": Message(f"w51-colour-{colour}")}
            key = "w51-reveals"
        case Bid(ingots):
            key, args = "w51-matches" if ingots == before.bid else "w51-bids", {"ingots": ingots}
        case Pass():
            key, args = "w51-passes", {}
        case Fist(ingots):
            key, args = "w51-fist", {"ingots": ingots}
        case Pawn(relic):
            paid = min(int(setup.box.payout), int(before.supply))
            key, args = "w51-pawns", {"relic": relic_name(setup, relic), "ingots": paid}
        case Pay():
            return []
        case Give(relic):
            neighbour = left_of if setup.box.amount[before.lot] == 1 else right_of
            other = seat_name(int(neighbour(setup.box, who)))
            key, args = "w51-gives", {"relic": relic_name(setup, relic), "other": other}
        case Swap(own, other):
            theirs = int(owner(before, setup.edition.number(other)))
            args = {
                "own": relic_name(setup, own),
                "relic": relic_name(setup, other),
                "other": seat_name(theirs),
            }
            key = "w51-swaps"
        case BuyBack(relic):
            key, args = (
                "w51-buys-back",
                {"relic": relic_name(setup, relic), "ingots": int(setup.box.buy_back)},
            )
        case Certify(relic):
            key, args = "w51-certifies", {"relic": relic_name(setup, relic)}
        case Neutralise(relic):
            key, args = "w51-neutralises", {"relic": relic_name(setup, relic)}
        case _:
            key, args = "w51-declines", {}
    return [Message(key, {"seat": seat, **args})]


def opened_story(setup: Setup, before: Any, after: Any) -> list[Message]:
    """What was in the fists, and what decided if the highest alone did not."""
    fists = tuple(
        Message("w51-fist-of", {"seat": seat_name(seat), "ingots": int(after.opened[seat])})
        for seat in range(setup.seats)
    )
    told = [Message("w51-fists-open", {"fists": fists})]
    return told if after.leader == NOBODY else told + tie_story(setup, before, after)


def tie_story(setup: Setup, before: Any, after: Any) -> list[Message]:
    """A relic that raised the bid, one that settled the tie, or the order of the seats (3.4)."""
    box, winner = setup.box, int(after.leader)
    held = [int(n) for n in after.opened[: setup.seats]]
    bonus = [power(box, before, k, SECRET_BID_PLUS) if held[k] else 0 for k in range(setup.seats)]
    strength = [held[k] + int(bonus[k]) for k in range(setup.seats)]
    rivals = [k for k in range(setup.seats) if k != winner]
    args: Args = {"seat": seat_name(winner)}
    told = []
    if bonus[winner] and held[winner] <= max(held[k] for k in rivals):
        relic = source(setup, before, winner, SECRET_BID_PLUS)
        told.append(Message("w51-tie-bonus", {**args, "relic": relic, "ingots": strength[winner]}))
    level = [k for k in rivals if strength[k] == strength[winner]]
    if not level:
        return told
    revealer = int(before.revealer)
    turns = [(k - revealer) % setup.seats for k in (winner, *level)]
    if turns[0] != min(turns):
        relic = source(setup, before, winner, WIN_SECRET_TIES)
        told.append(Message("w51-tie-relic", {**args, "relic": relic}))
    elif winner == revealer:
        told.append(Message("w51-tie-revealer", args))
    else:
        told.append(Message("w51-tie-order", {**args, "other": seat_name(revealer)}))
    return told


def source(setup: Setup, v: Any, seat: int, effect: int) -> Message | str:
    """The relic from which a seat has an effect."""
    box = setup.box
    ours = (k for k in range(RELICS) if owner(v, k) == seat and box.effect[k] == effect)
    return relic_name(setup, next(k for k in ours if has(working(box, v, seat), k)))


def hammer_story(setup: Setup, before: Any, after: Any, number: int) -> list[Message]:
    """Who got the relic, who was paid, and what relics took or gave on the way."""
    lot, box = int(before.lot), setup.box
    relic = relic_name(setup, lot)
    seat = int(owner(after, lot)) if owner(after, lot) >= 0 else NOBODY
    if seat == NOBODY:
        return [Message("w51-unsold", {"relic": relic})]
    price = int(after.bid)
    right = number != UNKNOWN and setup.moves[number] == Pay("right")
    payee = right_of(box, seat) if right else left_of(box, seat)
    args = {"seat": seat_name(seat), "relic": relic}
    told = [Message("w51-wins", {**args, "ingots": price, "other": seat_name(int(payee))})]
    gold, supply = int(before.gold[seat]) - price, int(before.supply)
    for key, change in (
        ("w51-ring", -min(power(box, before, seat, PAY_ON_WIN), gold)),
        ("w51-plenty", power(box, before, seat, GAIN_ON_WIN)),
        ("w51-arrival-lost", -arrival(box, after, lot, LOSE_GOLD)),
        ("w51-arrival-gained", arrival(box, after, lot, GAIN_GOLD)),
    ):
        change = max(-gold, min(int(change), supply))
        gold, supply = gold + change, supply - change
        if change:
            told.append(Message(key, {**args, "ingots": abs(change)}))
    return told


def arrival(box: Any, after: Any, lot: int, effect: int) -> int:
    """How many ingots a relic takes or gives when it is bought."""
    return (
        int(box.amount[lot])
        if box.effect[lot] == effect and has(working(box, after, int(owner(after, lot))), lot)
        else 0
    )


def end_story(setup: Setup, before: Any, after: Any) -> list[Message]:
    """The counterfeits opened, the relics that leave, the end."""
    told = []
    if after.exposed and not before.exposed:
        told.append(Message("w51-exposed"))
        for k in range(RELICS):
            if owner(after, k) >= 0 or owner(before, k) != owner(after, k):
                told += exposed_story(setup, before, after, k)
    if after.phase == state.OVER:
        told += leaving_story(setup, before, after)
        told.append(Message("w51-over"))
    return told


def leaving_story(setup: Setup, before: Any, after: Any) -> list[Message]:
    """The counterfeits leave one by one, each with what that does to its owner's score."""
    leaving = [k for k in range(RELICS) if owner(before, k) >= 0 and owner(after, k) == state.GONE]
    w, told = after.copy(), []
    w.owned[:], w.pawned = before.owned, before.pawned
    for k in leaving:
        seat = int(owner(w, k))
        points = int(score(totals(setup.box, w), seat))
        state.leave(w, 1 << k)
        left = totals(setup.box, w)
        standings = [int(score(left, other)) for other in range(setup.seats)]
        args: Args = {
            "relic": relic_name(setup, k),
            "seat": seat_name(seat),
            "before": points,
            "after": standings[seat],
            "standings": " · ".join(map(str, standings)),
        }
        told.append(Message("w51-leaves", args))
    return told


def exposed_story(setup: Setup, before: Any, after: Any, relic: int) -> list[Message]:
    """A counterfeit of an owned relic, if there is one on the table."""
    if not any(relic == k for k in after.note.flat):
        return []
    args = {"relic": relic_name(setup, relic), "seat": seat_name(int(owner(before, relic)))}
    return [Message("w51-safe" if has(after.certified, relic) else "w51-fake", args)]


def ask(setup: Setup, v: Any, seat: int) -> Message:
    """What a seat is asked for."""
    relic = relic_name(setup, int(v.lot)) if v.lot != NOBODY else ""
    args = {"relic": relic, "bid": int(v.bid), "gold": int(v.gold[seat])}
    keys = {
        state.REVEALING: "reveal",
        state.OPEN: "match" if can_match(setup, v, seat) else "open" if v.bid else "open-first",
        state.SEALED: "sealed",
        state.PAYING: "pay",
        state.GIVING: "give",
        state.SWAPPING: "swap",
        state.BUYING_BACK: "buy-back",
        state.CERTIFYING: "certify",
        state.NEUTRALISING: "neutralise",
    }
    return Message(f"w51-ask-{keys[int(v.phase)]}", {**args, "price": int(setup.box.buy_back)})


def can_match(setup: Setup, v: Any, seat: int) -> bool:
    """Whether a relic lets a seat match the highest bid."""
    return v.phase == state.OPEN and bool(lowest_bid(setup.box, v, seat) == v.bid <= v.gold[seat])


def warn(setup: Setup, v: Any, seat: int, number: int) -> Message | None:
    """Before a blessing is pawned: it is lost, and dear to get back (6.4, 7.2)."""
    match setup.moves[number]:
        case Pawn(relic) if setup.edition.relics[setup.edition.number(relic)].mark == "blessed":
            price = int(setup.box.buy_back)
            return Message("w51-warn-pawn", {"relic": relic_name(setup, relic), "price": price})
    return None


def refusal(setup: Setup, v: Any, seat: int, number: int) -> Message:
    """Why a move is not legal for a seat that is asked."""
    gold = int(v.gold[seat])
    match setup.moves[number]:
        case Reveal(colour) if v.phase == state.REVEALING:
            return Message("w51-refuse-empty-pile", {"colour": Message(f"w51-colour-{colour}")})
        case Bid(ingots) if v.phase == state.OPEN:
            if ingots > gold:
                return Message("w51-refuse-gold", {"gold": gold})
            enough = int(v.bid) + (0 if can_match(setup, v, seat) else 1)
            return Message("w51-refuse-too-low", {"bid": enough})
        case Fist(_) if v.phase == state.SEALED:
            return Message("w51-refuse-gold", {"gold": gold})
        case Pawn(relic) if v.phase in (state.OPEN, state.SEALED):
            return pawn_refusal(setup, v, seat, relic)
        case Give(relic) if v.phase == state.GIVING:
            return own_refusal(setup, v, seat, relic)
        case Swap(own, other) if v.phase == state.SWAPPING:
            return swap_refusal(setup, v, seat, own, other)
        case BuyBack(relic) if v.phase == state.BUYING_BACK:
            args = {
                "relic": relic_name(setup, relic),
                "price": int(setup.box.buy_back),
                "gold": gold,
            }
            return Message("w51-refuse-buy-back", args)
        case Certify(relic) if v.phase == state.CERTIFYING:
            return Message("w51-refuse-not-yours", {"relic": relic_name(setup, relic)})
        case Neutralise(relic) if v.phase == state.NEUTRALISING:
            return Message("w51-refuse-no-fake", {"relic": relic_name(setup, relic)})
    return Message("w51-refuse-not-now", {"ask": ask(setup, v, seat)})


def own_refusal(setup: Setup, v: Any, seat: int, relic: str) -> Message:
    """Why a relic is not one's own to give or swap."""
    k, args = setup.edition.number(relic), {"relic": relic_name(setup, relic)}
    if owner(v, k) != seat:
        return Message("w51-refuse-not-yours", args)
    return Message("w51-refuse-pawned" if has(v.pawned, k) else "w51-refuse-itself", args)


def swap_refusal(setup: Setup, v: Any, seat: int, own: str, other: str) -> Message:
    """Why these two cannot be swapped."""
    mine, theirs = setup.edition.number(own), setup.edition.number(other)
    if owner(v, mine) != seat or has(v.pawned, mine) or mine == v.lot:
        return own_refusal(setup, v, seat, own)
    args = {"relic": relic_name(setup, other), "own": relic_name(setup, own)}
    if owner(v, theirs) < 0 or owner(v, theirs) == seat:
        return Message("w51-refuse-not-anothers", args)
    return Message("w51-refuse-pawned" if has(v.pawned, theirs) else "w51-refuse-value", args)


def pawn_refusal(setup: Setup, v: Any, seat: int, relic: str) -> Message:
    """Why this relic cannot be pawned now."""
    k, box = setup.edition.number(relic), setup.box
    args = {"relic": relic_name(setup, relic), "below": int(box.pawn_below)}
    if owner(v, k) != seat:
        return Message("w51-refuse-not-yours", args)
    if has(v.pawned, k):
        return Message("w51-refuse-pawned", args)
    if power(box, v, seat, NO_PAWNING) > 0:
        return Message("w51-refuse-ban", args)
    if v.gold[seat] >= box.pawn_below:
        return Message("w51-refuse-rich", args)
    return Message("w51-refuse-no-tokens" if v.tokens == 0 else "w51-refuse-no-supply", args)
