"""What a move of Warehouse 51 did; questions and refusals. All are told from views alone."""

from collections.abc import Sequence
from typing import Any

from ....engine.game import Setup
from ....engine.rule import CHANCE, NOBODY, UNKNOWN, has
from ....words import Args, Message
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
from .telling import colour_name, relic_name


def events(setup: Setup, before: Any, who: int, number: int, after: Any) -> tuple[Event, ...]:
    """What a move did. Its number is UNKNOWN where this seat may not know it."""
    if who == CHANCE:
        return chance_events(setup, before, number)
    told: list[Event] = [FistClosed(who, None)]
    if number != UNKNOWN:
        told = move_events(setup, before, who, number)
    sold = before.lot != NOBODY and owner(before, before.lot) == state.ON_BLOCK != owner(
        after, before.lot
    )
    if before.phase == state.SEALED and (sold or after.phase == state.PAYING):
        told += opened(setup, before, after)
    if sold:
        told += hammer(setup, before, after, number)
    return (*told, *end(setup, before, after))


def id_of(setup: Setup, relic: int) -> str:
    """A relic by its id."""
    return str(setup.edition.relics[relic].id)


def chance_events(setup: Setup, before: Any, number: int) -> tuple[Event, ...]:
    """Who begins, counterfeits that this seat may read, relics turned up."""
    if number == UNKNOWN:
        return ()
    match setup.moves[number]:
        case First(player):
            return (Began(player - 1),)
        case Note(relic):
            gap = int(before.dealt // setup.box.notes)
            return (Noted(relic, gap, int(left_of(setup.box, gap))),)
        case TurnUp(relic):
            card = setup.edition.relics[setup.edition.number(relic)]
            return (TurnedUp(relic, card.colour, card.value, card.sealed),)
    return ()


def move_events(setup: Setup, before: Any, who: int, number: int) -> list[Event]:
    """What a seat did."""
    match setup.moves[number]:
        case Reveal(colour):
            return [Revealed(who, colour)]
        case Bid(ingots):
            return [BidMade(who, ingots, bool(ingots == before.bid))]
        case Pass():
            return [Passed(who)]
        case Fist(ingots):
            return [FistClosed(who, ingots)]
        case Pawn(relic):
            return [Pawned(who, relic, min(int(setup.box.payout), int(before.supply)))]
        case Pay():
            return []
        case Give(relic):
            neighbour = left_of if setup.box.amount[before.lot] == 1 else right_of
            return [Gave(who, relic, int(neighbour(setup.box, who)))]
        case Swap(own, other):
            return [Swapped(who, own, other, int(owner(before, setup.edition.number(other))))]
        case BuyBack(relic):
            return [BoughtBack(who, relic, int(setup.box.buy_back))]
        case Certify(relic):
            return [Certified(who, relic)]
        case Neutralise(relic):
            return [Neutralised(who, relic)]
        case _:
            return [Declined(who)]


def opened(setup: Setup, before: Any, after: Any) -> list[Event]:
    """What was in the fists, and what decided if the highest alone did not."""
    told: list[Event] = [FistsOpened(tuple(map(int, after.opened[: setup.seats])))]
    return told if after.leader == NOBODY else told + decided(setup, before, after)


def decided(setup: Setup, before: Any, after: Any) -> list[Event]:
    """A relic that raised the bid, one that settled the tie, or the order of the seats (3.4)."""
    box, winner = setup.box, int(after.leader)
    held = [int(n) for n in after.opened[: setup.seats]]
    bonus = [power(box, before, k, SECRET_BID_PLUS) if held[k] else 0 for k in range(setup.seats)]
    strength = [held[k] + int(bonus[k]) for k in range(setup.seats)]
    rivals = [k for k in range(setup.seats) if k != winner]
    revealer = int(before.revealer)
    told: list[Event] = []
    if bonus[winner] and held[winner] <= max(held[k] for k in rivals):
        relic = source(setup, before, winner, SECRET_BID_PLUS)
        told.append(Decided(winner, "bonus", relic, strength[winner], revealer))
    level = [k for k in rivals if strength[k] == strength[winner]]
    if not level:
        return told
    turns = [(k - revealer) % setup.seats for k in (winner, *level)]
    if turns[0] != min(turns):
        relic = source(setup, before, winner, WIN_SECRET_TIES)
        return [*told, Decided(winner, "relic", relic, strength[winner], revealer)]
    how = "revealer" if winner == revealer else "order"
    return [*told, Decided(winner, how, None, strength[winner], revealer)]


def source(setup: Setup, v: Any, seat: int, effect: int) -> str:
    """The relic from which a seat has an effect."""
    box = setup.box
    ours = (k for k in range(RELICS) if owner(v, k) == seat and box.effect[k] == effect)
    return id_of(setup, next(k for k in ours if has(working(box, v, seat), k)))


def hammer(setup: Setup, before: Any, after: Any, number: int) -> list[Event]:
    """Who got the relic, who was paid, and what relics took or gave on the way."""
    lot, box = int(before.lot), setup.box
    relic = id_of(setup, lot)
    seat = int(owner(after, lot)) if owner(after, lot) >= 0 else NOBODY
    if seat == NOBODY:
        return [Unsold(relic)]
    price = int(after.bid)
    right = number != UNKNOWN and setup.moves[number] == Pay("right")
    payee = right_of(box, seat) if right else left_of(box, seat)
    told: list[Event] = [Sold(seat, relic, price, int(payee))]
    gold, supply = int(before.gold[seat]) - price, int(before.supply)
    for cause, change in (
        ("ring", -min(power(box, before, seat, PAY_ON_WIN), gold)),
        ("plenty", power(box, before, seat, GAIN_ON_WIN)),
        ("arrival", -arrival(box, after, lot, LOSE_GOLD)),
        ("arrival", arrival(box, after, lot, GAIN_GOLD)),
    ):
        change = max(-gold, min(int(change), supply))
        gold, supply = gold + change, supply - change
        if change:
            told.append(Gained(seat, relic, change, cause))
    return told


def arrival(box: Any, after: Any, lot: int, effect: int) -> int:
    """How many ingots a relic takes or gives when it is bought."""
    return (
        int(box.amount[lot])
        if box.effect[lot] == effect and has(working(box, after, int(owner(after, lot))), lot)
        else 0
    )


def end(setup: Setup, before: Any, after: Any) -> list[Event]:
    """The counterfeits opened, the relics that leave, the end."""
    told: list[Event] = []
    if after.exposed and not before.exposed:
        told.append(Exposed())
        for k in range(RELICS):
            if owner(after, k) >= 0 or owner(before, k) != owner(after, k):
                told += found(setup, before, after, k)
    if after.phase == state.OVER:
        told += leaving(setup, before, after)
        told.append(Over())
    return told


def leaving(setup: Setup, before: Any, after: Any) -> list[Event]:
    """The counterfeits leave one by one, each with what that does to its owner's score."""
    gone = [k for k in range(RELICS) if owner(before, k) >= 0 and owner(after, k) == state.GONE]
    w, told = after.copy(), list[Event]()
    w.owned[:], w.pawned = before.owned, before.pawned
    for k in gone:
        seat = int(owner(w, k))
        points = int(score(totals(setup.box, w), seat))
        state.leave(w, 1 << k)
        left = totals(setup.box, w)
        standings = tuple(int(score(left, other)) for other in range(setup.seats))
        told.append(Removed(id_of(setup, k), seat, points, standings[seat], standings))
    return told


def found(setup: Setup, before: Any, after: Any, relic: int) -> list[Event]:
    """A counterfeit of an owned relic, if there is one on the table."""
    if not any(relic == k for k in after.note.flat):
        return []
    seat = int(owner(before, relic))
    return [CounterfeitFound(id_of(setup, relic), seat, bool(has(after.certified, relic)))]


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


def warnings(setup: Setup, v: Any, seat: int, legal: Sequence[int]) -> dict[int, Message]:
    """Before a blessing is pawned: it is lost, and dear to get back (6.4, 7.2)."""
    price, found = int(setup.box.buy_back), {}
    for number in legal:
        match setup.moves[number]:
            case Pawn(relic) if setup.edition.relics[setup.edition.number(relic)].mark == "blessed":
                args: Args = {"relic": relic_name(setup, relic), "price": price}
                found[number] = Message("w51-warn-pawn", args)
    return found


def refusal(setup: Setup, v: Any, seat: int, number: int) -> Message:
    """Why a move is not legal for a seat that is asked."""
    gold = int(v.gold[seat])
    match setup.moves[number]:
        case Reveal(colour) if v.phase == state.REVEALING:
            return Message("w51-refuse-empty-pile", {"colour": colour_name(colour)})
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
