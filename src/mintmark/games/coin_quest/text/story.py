"""What a move of Coin Quest did; questions and refusals. All are told from views alone."""

from collections.abc import Iterable
from typing import Any

from ....engine.game import Setup
from ....engine.rule import CHANCE, NOBODY, UNKNOWN, has
from ....words import Args, Message
from ..coin import METALS, PENNY
from ..moves import (
    COIN_LOTS,
    LOTS,
    Buy,
    Draw,
    First,
    Hammer,
    Lock,
    Pass,
    Place,
    Pull,
    Stop,
    TakeBack,
    Trash,
    TrashDiscarded,
    TurnUp,
    Unlock,
    Use,
)
from ..rules import state
from ..rules.bidding import can_lock, can_use, using
from ..rules.hammer import strength
from ..rules.state import HAND, SPAN
from .events import (
    Began,
    Bid,
    BidsShown,
    Bought,
    Declined,
    Discarded,
    Drew,
    DrewExtra,
    Event,
    Locked,
    LotFilled,
    MarketFilled,
    PennyDrawn,
    PennyPassed,
    Placed,
    RoundBegan,
    ScreensLifted,
    Settled,
    Stole,
    Stopped,
    TakenBack,
    TippedIn,
    Trashed,
    Unlocked,
    Used,
)
from .telling import named, seat_name
from .verdict import verdict


def events(setup: Setup, before: Any, who: int, number: int, after: Any) -> tuple[Event, ...]:
    """What a move did. Its number is UNKNOWN where this seat may not know it."""
    told: list[Event] = []
    if who == CHANCE:
        told += chance_events(setup, before, number)
    elif number != UNKNOWN:
        told.append(move_event(setup, before, who, number))
    for seat in range(setup.seats):
        if has(after.tipped, seat) and not has(before.tipped, seat):
            told.append(TippedIn(seat))
    if after.phase == state.REVEALED and before.phase == state.BIDDING:
        told += [ScreensLifted(), *bids_shown(setup, after)]
    if after.phase == state.LAYING and before.phase != state.LAYING:
        told.append(RoundBegan(int(after.turn), int(setup.box.rounds)))
    if after.phase == state.OVER:
        told += verdict(setup, after)
    return tuple(told)


def chance_events(setup: Setup, before: Any, number: int) -> list[Event]:
    """What came up, if this seat may know it."""
    if number == UNKNOWN:
        return []
    drawer, victim = int(before.drawer), int(before.victim)
    match setup.moves[number]:
        case First(player):
            return [Began(player - 1)]
        case TurnUp(coin) if before.phase == state.STOCKING:
            return [MarketFilled(coin)]
        case TurnUp(coin):
            return [LotFilled(int(before.served) + 1, coin)]
        case Pull(coin) if coin == PENNY:
            return [PennyDrawn(drawer)]
        case Pull(coin) if drawer == victim:
            return [Drew(drawer, coin)]
        case Pull(coin):
            return [Stole(drawer, coin, victim)]
        case Hammer():
            settled = [event for lot in range(LOTS) for event in settle(setup, before, lot)]
            return settled + [
                Discarded(seat, coins)
                for seat in range(setup.seats)
                if (coins := listed(setup, before.coins[seat, HAND]))
            ]
    return []


def move_event(setup: Setup, before: Any, who: int, number: int) -> Event:
    """What a seat did."""
    match setup.moves[number]:
        case Use(coin):
            kind = setup.edition.kinds[setup.edition.number(coin)]
            return Used(who, coin, kind.amount if kind.action == "rare" else 0)
        case Draw():
            return DrewExtra(who)
        case Stop():
            return Stopped(who)
        case Trash(coin):
            return Trashed(who, coin, False)
        case TrashDiscarded(coin):
            return Trashed(who, coin, True)
        case Place(coin, lot):
            return Placed(who, coin, lot)
        case TakeBack(coin, lot):
            return TakenBack(who, coin, lot)
        case Lock():
            return Locked(who)
        case Unlock():
            return Unlocked(who)
        case Pass(player):
            return PennyPassed(who, player - 1, bool(state.has_coins(before, player - 1)))
        case Buy(coin):
            return Bought(who, coin, int(setup.box.price))
        case _:
            return Declined(who)


def listed(setup: Setup, row: Iterable[Any]) -> tuple[str, ...]:
    """The coins that a row counts."""
    kinds = setup.edition.kinds
    return tuple(str(kinds[kind]) for kind, count in enumerate(row) for _ in range(count))


def bids_shown(setup: Setup, v: Any) -> list[Event]:
    """All bids, as they lie when the screens are up: on each lot the strongest first."""
    told: list[Event] = []
    for lot in range(LOTS):
        bids = tuple(
            Bid(seat, listed(setup, v.coins[seat, lot]), bid_of(setup, v, seat, lot))
            for seat in bidders(setup, v, lot)
        )
        if bids:
            told.append(BidsShown(lot + 1, bids))
    return told


def bidders(setup: Setup, v: Any, lot: int) -> list[int]:
    """Who has bid on a lot, the strongest first."""
    there = (seat for seat in range(setup.seats) if v.count[seat, lot] > 0)
    return sorted(there, key=lambda seat: -int(strength(setup.box, v, seat, lot)))


def bid_of(setup: Setup, v: Any, seat: int, lot: int) -> tuple[int, int, int]:
    """Gold, silver and copper of a bid."""
    return sums(int(strength(setup.box, v, seat, lot)))


def settle(setup: Setup, v: Any, lot: int) -> list[Event]:
    """Who wins a lot, with which bid against which, and what decided it."""
    there = bidders(setup, v, lot)
    bids = [bid_of(setup, v, seat, lot) for seat in there]
    coins = listed(setup, v.lots[lot]) if lot < COIN_LOTS else ()
    prestige = None if lot < COIN_LOTS else int(setup.box.prestige[lot])
    if not there:
        return [Settled(lot + 1, coins, prestige, None, (), None, None, None, None)] * bool(coins)
    level = tuple(seat for seat, bid in zip(there, bids, strict=True) if bid == bids[0])
    if len(level) > 1:
        return [Settled(lot + 1, coins, prestige, None, level, bids[0], None, None, None)]
    if len(there) == 1:
        return [Settled(lot + 1, coins, prestige, there[0], (), bids[0], None, None, None)]
    metal = next(METALS[k] for k in range(len(METALS)) if bids[0][k] != bids[1][k])
    return [Settled(lot + 1, coins, prestige, there[0], (), bids[0], there[1], bids[1], metal)]


def sums(bid: int) -> tuple[int, int, int]:
    """Gold, silver and copper of a bid."""
    return bid // SPAN // SPAN, bid // SPAN % SPAN, bid % SPAN


def ask(setup: Setup, v: Any, seat: int) -> Message:
    """What a seat is asked for."""
    args: Args = {"left": int(v.left[seat]), "points": int(v.prestige[seat])}
    args |= {"price": int(setup.box.price), "count": to_place(setup, v, seat)}
    if v.phase == state.BUYING:
        return Message("cq-ask-buy", args)
    if has(v.locked, seat):
        return Message("cq-ask-locked")
    if v.holder == seat:
        return Message("cq-ask-penny")
    if v.action[seat] != NOBODY:
        age = using(setup.box, v, seat, state.AGE)
        return Message("cq-ask-trash" if age else "cq-ask-draw", args)
    if any(can_use(setup.box, v, seat, kind) for kind in range(setup.box.kinds)):
        return Message("cq-ask-act", args)
    return Message("cq-ask-lock" if can_lock(setup.box, v, seat) else "cq-ask-place", args)


def to_place(setup: Setup, v: Any, seat: int) -> int:
    """How many coins in hand have still to be put on lots."""
    kinds = range(setup.box.kinds)
    return sum(int(v.coins[seat, HAND, k]) for k in kinds if has(setup.box.placeable, k))


def refusal(setup: Setup, v: Any, seat: int, number: int) -> Message:
    """Why a move is not legal for a seat that is asked."""
    not_now = Message("cq-refuse-not-now", {"ask": ask(setup, v, seat)})
    move = setup.moves[number]
    if v.phase == state.BUYING:
        if isinstance(move, Buy):
            return Message("cq-refuse-not-for-sale", {"coin": named(setup, move.coin, "")})
        return not_now
    if has(v.locked, seat):
        return Message("cq-refuse-locked")
    if v.holder == seat:
        if isinstance(move, Pass):
            return pass_refusal(setup, seat, move.player - 1)
        return not_now
    if isinstance(move, TakeBack):
        args: Args = {"coin": named(setup, move.coin), "lot": move.lot}
        return Message("cq-refuse-not-there", args)
    match move:
        case Trash(coin) if using(setup.box, v, seat, state.AGE):
            itself = Message("cq-refuse-itself", {"coin": named(setup, coin, "")})
            return not_in_hand(setup, v, seat, coin) or itself
        case TrashDiscarded(coin) if using(setup.box, v, seat, state.AGE):
            return Message("cq-refuse-not-discarded", {"coin": named(setup, coin, "")})
        case Use() | Lock() if v.action[seat] != NOBODY:
            return Message("cq-refuse-finish-first", {"ask": ask(setup, v, seat)})
        case Place(coin) if v.action[seat] == setup.edition.number(coin):
            return Message("cq-refuse-finish-first", {"ask": ask(setup, v, seat)})
        case Use(coin):
            return use_refusal(setup, v, seat, coin)
        case Place(coin, lot):
            return place_refusal(setup, v, seat, coin, lot)
        case Draw() | Stop():
            return Message("cq-refuse-no-action")
        case Trash():
            return Message("cq-refuse-no-age")
        case Lock():
            return Message("cq-refuse-coins-left", {"count": to_place(setup, v, seat)})
        case Pass():
            return Message("cq-refuse-no-penny")
    return not_now


def pass_refusal(setup: Setup, seat: int, target: int) -> Message:
    """Why the Penny cannot go there."""
    if target == seat:
        return Message("cq-refuse-to-yourself")
    args: Args = {"other": seat_name(target)}
    return Message("cq-refuse-no-player" if target >= setup.seats else "cq-refuse-no-coins", args)


def not_in_hand(setup: Setup, v: Any, seat: int, coin: str) -> Message | None:
    """Where a coin is, if it is not in hand."""
    kind = setup.edition.number(coin)
    if v.coins[seat, HAND, kind]:
        return None
    for lot in range(LOTS):
        if v.coins[seat, lot, kind]:
            args: Args = {"coin": named(setup, coin, ""), "lot": lot + 1}
            return Message("cq-refuse-on-board", args)
    return Message("cq-refuse-not-in-hand", {"coin": named(setup, coin, "")})


def use_refusal(setup: Setup, v: Any, seat: int, coin: str) -> Message:
    """Why a coin cannot be used."""
    args: Args = {"coin": named(setup, coin, "")}
    if elsewhere := not_in_hand(setup, v, seat, coin):
        return elsewhere
    plain = setup.edition.kinds[setup.edition.number(coin)].action == "none"
    return Message("cq-refuse-no-icon" if plain else "cq-refuse-used", args)


def place_refusal(setup: Setup, v: Any, seat: int, coin: str, lot: int) -> Message:
    """Why a coin cannot be placed there."""
    if elsewhere := not_in_hand(setup, v, seat, coin):
        return elsewhere
    if setup.seats < setup.edition.lots[lot - 1].players:
        players = setup.edition.lots[lot - 1].players
        return Message("cq-refuse-lot-closed", {"lot": lot, "players": players})
    metal = setup.edition.kinds[setup.edition.number(coin)].metal
    return Message("cq-refuse-banned", {"lot": lot, "metal": metal})
