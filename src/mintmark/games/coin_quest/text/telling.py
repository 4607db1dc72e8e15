"""What happens in Coin Quest as messages."""

from collections.abc import Iterable

from ....engine.game import Setup
from ....words import Args, Message, Spoken
from ..coin import METALS, PENNY, Coin
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
    Over,
    PennyDrawn,
    PennyPassed,
    Placed,
    RoundBegan,
    Scored,
    ScreensLifted,
    Settled,
    Stole,
    Stopped,
    TakenBack,
    TieBroken,
    Tied,
    TippedIn,
    Trashed,
    Unlocked,
    Used,
)


def seat_name(seat: int) -> Message:
    """A seat in a sentence."""
    return Message("player", {"number": int(seat) + 1})


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


def several(setup: Setup, coins: Iterable[str], case: str = "-acc") -> tuple[Message, ...]:
    """Coins one after the other."""
    return tuple(named(setup, coin, case) for coin in coins)


def bid_name(bid: tuple[int, int, int]) -> tuple[Message, ...]:
    """A bid in words: the value of each metal in it."""
    values = zip(METALS, bid, strict=True)
    return tuple(Message("cq-value", {"metal": m, "value": v}) for m, v in values if v)


def tell(setup: Setup, event: Event) -> Message:
    """An event in words."""
    match event:
        case Began(seat):
            return by("first", seat)
        case MarketFilled(coin):
            return Message("cq-market-coin", {"coin": named(setup, coin, "")})
        case LotFilled(lot, coin):
            return Message("cq-lot-coin", {"lot": lot, "coin": named(setup, coin, "")})
        case RoundBegan(number, rounds):
            return Message("cq-round", {"round": number, "rounds": rounds})
        case TippedIn(seat):
            return by("tips-in", seat)
        case Drew(_, coin):
            return Message("cq-you-draw", {"coin": named(setup, coin)})
        case PennyDrawn(seat):
            return by("draws-penny", seat)
        case PennyPassed(seat, other, for_coin):
            return by("passes" if for_coin else "passes-for-nothing", seat, other=seat_name(other))
        case Stole(_, coin, other):
            args: Args = {"coin": named(setup, coin), "other": seat_name(other)}
            return Message("cq-you-steal", args)
        case Used(seat, coin, points):
            return by("scores" if points else "uses", seat, coin=named(setup, coin), points=points)
        case DrewExtra(seat):
            return by("draws-extra", seat)
        case Stopped(seat):
            return by("stops", seat)
        case Trashed(seat, coin, discarded):
            return by("trashes-discard" if discarded else "trashes", seat, coin=named(setup, coin))
        case Placed(_, coin, lot):
            return Message("cq-you-place", {"coin": named(setup, coin), "lot": lot})
        case TakenBack(_, coin, lot):
            return Message("cq-you-take-back", {"coin": named(setup, coin), "lot": lot})
        case Locked(seat):
            return by("locks", seat)
        case Unlocked(seat):
            return by("unlocks", seat)
        case ScreensLifted():
            return Message("cq-screens-up")
        case BidsShown(lot, bids):
            shown = tuple(tell_bid(setup, bid) for bid in bids)
            return Message("cq-lot-bids", {"lot": lot, "bids": shown})
        case Settled():
            return tell_settled(setup, event)
        case Discarded(seat, coins):
            return by("nowhere", seat, coins=several(setup, coins))
        case Bought(seat, coin, price):
            return by("buys", seat, coin=named(setup, coin), price=price)
        case Declined(seat):
            return by("declines", seat)
        case Over():
            return Message("cq-over")
        case Scored(seat, track, quality, crown, sceptre, eagle, total):
            parts = {"track": track, "quality": quality, "total": total}
            marks = {"crown": crown, "sceptre": sceptre, "eagle": eagle}
            return by("total", seat, **parts, **marks)
        case TieBroken(seat, other, metal, more, less):
            return by("tie-broken", seat, other=seat_name(other), metal=metal, more=more, less=less)
        case Tied(seat, other):
            return by("tie", seat, other=seat_name(other))


def by(key: str, seat: int, **args: Spoken) -> Message:
    """Something that a seat did, or that happened to it."""
    return Message(f"cq-{key}", {"seat": seat_name(seat), **args})


def tell_bid(setup: Setup, bid: Bid) -> Message:
    """A bid: its coins, and what they are worth in each metal."""
    values = dict(zip(METALS, bid.values, strict=True))
    return by("bid-of", bid.seat, coins=several(setup, bid.coins, ""), **values)


def tell_settled(setup: Setup, event: Settled) -> Message:
    """Who wins a lot, with which bid against which, and what decided it."""
    prize: Spoken = several(setup, event.coins) or Message("cq-no-coins")
    if event.prestige is not None:
        prize = Message("cq-prestige", {"points": event.prestige})
    args: Args = {"lot": event.lot, "prize": prize}
    if event.bid is None:
        return Message("cq-lot-stays", args)
    args |= {"bid": bid_name(event.bid)}
    if event.winner is None:
        key = "lot-tied-coins" if event.prestige is None else "lot-tied"
        seats = tuple(map(seat_name, event.level))
        return by(key, event.level[0], **args, seats=seats)
    if event.other is None or event.other_bid is None or event.metal is None:
        return by("lot-alone", event.winner, **args)
    k = METALS.index(event.metal)
    more: Args = {"metal": event.metal, "more": event.bid[k], "less": event.other_bid[k]}
    other: Args = {"other": seat_name(event.other), "other_bid": bid_name(event.other_bid)}
    return by("lot-won", event.winner, **args, **other, **more)
