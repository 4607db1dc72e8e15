"""Moves, questions and refusals of Coin Quest as messages. All are told from views alone."""

from collections.abc import Iterable
from typing import Any

from ....engine.game import Setup
from ....engine.rule import CHANCE, NOBODY, UNKNOWN, has
from ....words import Args, Message, Spoken
from ..coin import METALS, PENNY, Coin
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
from .verdict import verdict


def seat_name(seat: int) -> Message:
    """A seat in a sentence."""
    return Message("cq-seat", {"number": int(seat) + 1})


def coin_name(coin: Coin, case: str = "") -> Message:
    """A coin in words; `case` is -acc where something is done to it."""
    if coin.action == PENNY:
        return Message(f"cq-penny{case}")
    name = Message(f"cq-coin{case}", {"metal": coin.metal, "value": coin.value})
    icons: list[Message] = []
    if coin.action != "none":
        icons.append(Message(f"cq-icon-{coin.action}", {"amount": coin.amount}))
    if coin.quality:
        icons.append(Message("cq-icon-quality", {"amount": coin.quality}))
    if coin.mark != "none":
        icons.append(Message(f"cq-icon-{coin.mark}"))
    return Message("cq-coin-with", {"coin": name, "icons": tuple(icons)}) if icons else name


def named(setup: Setup, coin: str | int, case: str = "-acc") -> Message:
    """A coin by its text or its number."""
    number = coin if isinstance(coin, int) else setup.edition.number(coin)
    return coin_name(setup.edition.kinds[number], case)


def several(setup: Setup, row: Iterable[Any], case: str = "-acc") -> tuple[Message, ...]:
    """The coins that a row counts."""
    return tuple(named(setup, kind, case) for kind, count in enumerate(row) for _ in range(count))


def story(setup: Setup, before: Any, who: int, number: int, after: Any) -> tuple[Message, ...]:
    """What a move did. Its number is UNKNOWN where this seat may not know it."""
    told: list[Message] = []
    if who == CHANCE:
        told += chance_story(setup, before, number)
    elif number != UNKNOWN:
        told.append(move_story(setup, before, who, number))
    for seat in range(setup.seats):
        if has(after.tipped, seat) and not has(before.tipped, seat):
            told.append(Message("cq-tips-in", {"seat": seat_name(seat)}))
    if after.phase == state.REVEALED and before.phase == state.BIDDING:
        told += [Message("cq-screens-up"), *bids_story(setup, after)]
    if after.phase == state.LAYING and before.phase != state.LAYING:
        rounds = {"round": int(after.turn), "rounds": int(setup.box.rounds)}
        told.append(Message("cq-round", rounds))
    if after.phase == state.OVER:
        told += verdict(setup, after, seat_name)
    return tuple(told)


def chance_story(setup: Setup, before: Any, number: int) -> list[Message]:
    """What came up, if this seat may know it."""
    if number == UNKNOWN:
        return []
    match setup.moves[number]:
        case First(player):
            return [Message("cq-first", {"seat": seat_name(player - 1)})]
        case TurnUp(coin) if before.phase == state.STOCKING:
            return [Message("cq-market-coin", {"coin": named(setup, coin, "")})]
        case TurnUp(coin):
            lot: Args = {"lot": int(before.served) + 1, "coin": named(setup, coin, "")}
            return [Message("cq-lot-coin", lot)]
        case Pull(coin) if coin == PENNY:
            return [Message("cq-draws-penny", {"seat": seat_name(before.drawer)})]
        case Pull(coin) if before.drawer == before.victim:
            return [Message("cq-you-draw", {"coin": named(setup, coin)})]
        case Pull(coin):
            args = {"coin": named(setup, coin), "other": seat_name(before.victim)}
            return [Message("cq-you-steal", args)]
        case Hammer():
            return [message for lot in range(LOTS) for message in lot_story(setup, before, lot)] + [
                Message("cq-nowhere", {"seat": seat_name(seat), "coins": coins})
                for seat in range(setup.seats)
                if (coins := several(setup, before.coins[seat, HAND]))
            ]
    return []


def move_story(setup: Setup, before: Any, who: int, number: int) -> Message:
    """What a seat did."""
    args: Args = {"seat": seat_name(who)}
    match setup.moves[number]:
        case Use(coin):
            kind = setup.edition.kinds[setup.edition.number(coin)]
            key = "cq-scores" if kind.action == "rare" else "cq-uses"
            args |= {"coin": named(setup, coin), "points": kind.amount}
        case Draw():
            key = "cq-draws-extra"
        case Stop():
            key = "cq-stops"
        case Trash(coin):
            key, args = "cq-trashes", args | {"coin": named(setup, coin)}
        case TrashDiscarded(coin):
            key, args = "cq-trashes-discard", args | {"coin": named(setup, coin)}
        case Place(coin, lot):
            key, args = "cq-you-place", {"coin": named(setup, coin), "lot": lot}
        case TakeBack(coin, lot):
            key, args = "cq-you-take-back", {"coin": named(setup, coin), "lot": lot}
        case Lock():
            key = "cq-locks"
        case Unlock():
            key = "cq-unlocks"
        case Pass(player):
            key = "cq-passes" if state.has_coins(before, player - 1) else "cq-passes-for-nothing"
            args |= {"other": seat_name(player - 1)}
        case Buy(coin):
            key, args = "cq-buys", {**args, "coin": named(setup, coin)}
            args |= {"price": int(setup.box.price)}
        case _:
            key = "cq-declines"
    return Message(key, args)


def bids_story(setup: Setup, v: Any) -> list[Message]:
    """All bids, as they lie when the screens are up: on each lot the strongest first."""
    told = []
    for lot in range(LOTS):
        bids = tuple(bid_story(setup, v, seat, lot) for seat in bidders(setup, v, lot))
        if bids:
            told.append(Message("cq-lot-bids", {"lot": lot + 1, "bids": bids}))
    return told


def bidders(setup: Setup, v: Any, lot: int) -> list[int]:
    """Who has bid on a lot, the strongest first."""
    there = (seat for seat in range(setup.seats) if v.count[seat, lot] > 0)
    return sorted(there, key=lambda seat: -int(strength(setup.box, v, seat, lot)))


def bid_story(setup: Setup, v: Any, seat: int, lot: int) -> Message:
    """A bid: its coins, and what they are worth in each metal."""
    values = zip(METALS, sums(int(strength(setup.box, v, seat, lot))), strict=True)
    args: Args = {"seat": seat_name(seat), "coins": several(setup, v.coins[seat, lot], "")}
    return Message("cq-bid-of", {**args, **dict(values)})


def lot_story(setup: Setup, v: Any, lot: int) -> list[Message]:
    """Who wins a lot, with which bid against which, and what decided it."""
    there = bidders(setup, v, lot)
    bids = {seat: int(strength(setup.box, v, seat, lot)) for seat in there}
    args: Args = {"lot": lot + 1, "prize": prize(setup, v, lot)}
    if not there:
        stays = lot < COIN_LOTS and v.lots[lot].any()
        return [Message("cq-lot-stays", args)] if stays else []
    best = there[0]
    args |= {"seat": seat_name(best), "bid": bid_name(bids[best])}
    if len(there) == 1:
        return [Message("cq-lot-alone", args)]
    tied = [seat for seat in there if bids[seat] == bids[best]]
    if len(tied) > 1:
        key = "cq-lot-tied-coins" if lot < COIN_LOTS else "cq-lot-tied"
        return [Message(key, {**args, "seats": tuple(map(seat_name, tied))})]
    return [Message("cq-lot-won", {**args, **decision(bids[best], bids[there[1]], there[1])})]


def decision(bid: int, other: int, seat: int) -> Args:
    """The comparison that decided: the first metal in which two bids differ."""
    mine, theirs = sums(bid), sums(other)
    k = next(k for k in range(len(METALS)) if mine[k] != theirs[k])
    return {
        "other": seat_name(seat),
        "other_bid": bid_name(other),
        "metal": METALS[k],
        "more": mine[k],
        "less": theirs[k],
    }


def sums(bid: int) -> tuple[int, int, int]:
    """Gold, silver and copper of a bid."""
    return bid // SPAN // SPAN, bid // SPAN % SPAN, bid % SPAN


def bid_name(bid: int) -> tuple[Message, ...]:
    """A bid in words: the value of each metal in it."""
    values = zip(METALS, sums(bid), strict=True)
    return tuple(Message("cq-value", {"metal": m, "value": v}) for m, v in values if v)


def prize(setup: Setup, v: Any, lot: int) -> Spoken:
    """What a lot gives."""
    if lot < COIN_LOTS:
        return several(setup, v.lots[lot]) or Message("cq-no-coins")
    return Message("cq-prestige", {"points": int(setup.box.prestige[lot])})


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
