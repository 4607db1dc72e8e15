"""Positions of CoinAge as text, and back.

    gold 4,3,2,1 4,3,2,1 A1:4g2s/C2:1s 1,3

Five fields: who moves; gold's bank and silver's, ranks I to IV; the map, each stack from bottom to
top (`-` if empty); the slap: `?` before it, `-` if nothing matched, else the ranks that matched.
In the middle of a turn a sixth says what is left of it: the matched coins not used yet, then the
other actions still open, as in `3,4,pay` or `move` (`-` if nothing is).
"""

import re
from types import SimpleNamespace
from typing import Any

from ....engine.game import Setup
from ....engine.rule import first, size
from ....errors import InvalidPosition
from .. import rules
from ..edition import RANKS, ROMAN
from ..moves import ALL_RANKS, GOLD, SEATS, SIDES, SILVER, ranks_in, ranks_text

Stacks = list[list[tuple[int, int]]]  # by area, seats and ranks, bottom to top

ACTIONS = ("pay", "move", "capture")
COIN = re.compile(r"([1-4])([gs])")
COIN_TEXTS = [[f"{rank + 1}{side[0]}" for rank in range(RANKS)] for side in SIDES]  # as in `4g`


def write_position(setup: Setup, s: Any) -> str:
    """The text of a position. The number of the turn is no part of it: turns count from here."""
    return position_text(setup, s, stacks_of(setup, s))


def position_text(setup: Setup, s: Any, lying: Stacks) -> str:
    """The same where the stacks are known."""
    banks = [",".join(map(str, bank)) for bank in s.bank.tolist()]
    stacks = [
        f"{label}:{''.join([COIN_TEXTS[seat][rank] for seat, rank in stack])}"
        for label, stack in zip(setup.edition.labels, lying, strict=True)
        if stack
    ]
    fields = [SIDES[s.mover], *banks, "/".join(stacks) or "-", slap_text(s)]
    if not untouched(setup, s):
        fields.append(left_text(s))
    return " ".join(fields)


def stacks_of(setup: Setup, s: Any) -> Stacks:
    """By area, the seats and ranks of its coins, bottom to top."""
    lying: Stacks = [[] for _ in setup.edition.areas]
    coins = s.coins.tolist()
    for rank in reversed(range(RANKS)):
        for seat in range(SEATS):
            areas = coins[seat][rank]
            while areas:
                lying[first(areas)].append((seat, rank))
                areas &= areas - 1
    return lying


def slap_text(s: Any) -> str:
    """The slap field."""
    return "?" if s.slap == rules.NOT_YET else ranks_text(ranks_in(s.slap))


def untouched(setup: Setup, s: Any) -> bool:
    """Whether the mover has done nothing yet in this turn."""
    if s.slap == rules.NOT_YET:
        return True
    fresh = SimpleNamespace()
    rules.slap(fresh, s.slap)
    return all(s[field] == value for field, value in vars(fresh).items())


def left_text(s: Any) -> str:
    """The sixth field."""
    flags = (s.may_pay, s.may_march, s.may_capture)
    left = [str(rank) for rank in ranks_in(s.ready)]
    return ",".join(left + [word for word, may in zip(ACTIONS, flags, strict=True) if may]) or "-"


def read_position(setup: Setup, text: object) -> Any:
    """The state of a position; what cannot be is named."""
    if not isinstance(text, str):
        raise InvalidPosition(f"a position is a text, not {type(text).__name__}")
    fields = text.split()
    if len(fields) not in (5, 6):
        raise InvalidPosition(f"a position has five fields or six, not {len(fields)}: {text!r}")
    s = setup.game.State.new()
    rules.start(setup.box, s)
    if fields[0] not in SIDES:
        raise InvalidPosition(f"the mover is gold or silver, not {fields[0]!r}")
    rules.begin(s, SIDES.index(fields[0]))
    for seat in range(SEATS):
        read_bank(s, seat, fields[1 + seat])
    read_map(setup, s, fields[3])
    check_coins(setup, s)
    read_slap(s, fields[4])
    if len(fields) == 6:
        read_left(s, fields[5])
    check_slap(s)
    if rules.empty(setup.box, s) == 0:
        s.ending = rules.FULL_MAP
    elif any(rules.coins(s, seat) == 0 for seat in range(SEATS)):
        s.ending = rules.EMPTY_BANK
    return s


def read_bank(s: Any, seat: int, field: str) -> None:
    """A bank as in `4,3,2,1`."""
    if not re.fullmatch(r"\d(,\d){3}", field, re.ASCII):
        raise InvalidPosition(f"{SIDES[seat]}'s bank is four numbers as in 4,3,2,1, not {field!r}")
    for rank, number in enumerate(field.split(",")):
        s.bank[seat, rank] = int(number)


def read_map(setup: Setup, s: Any, field: str) -> None:
    """The stacks as in `A1:4g2s/C2:1s`."""
    labels = [area.label for area in setup.edition.areas]
    seen = set()
    for stack in field.split("/") if field != "-" else []:
        label, colon, coins = stack.partition(":")
        if label not in labels:
            raise InvalidPosition(f"no such area: {label!r} (there are {', '.join(labels)})")
        if not colon or not re.fullmatch(r"([1-4][gs])+", coins):
            raise InvalidPosition(f"a stack is coins as in 4g2s, not {coins!r} ({label})")
        if label in seen:
            raise InvalidPosition(f"{label} stands twice in the map")
        seen.add(label)
        ranks = [int(rank) for rank, _ in COIN.findall(coins)]
        if any(upper >= lower for lower, upper in zip(ranks, ranks[1:], strict=False)):
            raise InvalidPosition(f"a coin lies only on a larger one, so {stack} cannot be")
        area = labels.index(label)
        for rank, side in COIN.findall(coins):  # the last is the top
            seat = GOLD if side == "g" else SILVER
            s.coins[seat, int(rank) - 1] |= 1 << area
            s.held[seat] |= 1 << area
            s.held[1 - seat] &= ~(1 << area)


def check_coins(setup: Setup, s: Any) -> None:
    """Coins change hands, but none appears or disappears (1.3)."""
    for rank in range(RANKS):
        lying = size(rules.lying(s, rank))
        there, right = lying + sum(s.bank[:, rank]), SEATS * setup.box.bank[rank]
        if there != right:
            raise InvalidPosition(f"there are {right} coins of rank {ROMAN[rank]}, not {there}")


def read_slap(s: Any, field: str) -> None:
    """The slap: `?`, `-`, or ranks in ascending order."""
    if field == "?":
        return
    texts = {ranks_text(ranks_in(bits)): bits for bits in range(ALL_RANKS + 1)}
    if field not in texts:
        raise InvalidPosition(f"a slap is ?, - or ranks in order as in 1,3, not {field!r}")
    rules.slap(s, texts[field])


def read_left(s: Any, field: str) -> None:
    """The sixth field: what is left of the turn must be part of what the slap allowed."""
    if s.slap == rules.NOT_YET:
        raise InvalidPosition(f"nothing can be left of a turn before its slap, so not {field!r}")
    allowed = left_text(s).split(",")
    left = field.split(",") if field != "-" else []
    if [word for word in allowed if word in left] != left:
        raise InvalidPosition(f"of this slap {','.join(allowed)} can be left, not {field!r}")
    s.ready = sum(1 << int(word) - 1 for word in left if word.isdigit())
    s.may_pay, s.may_march, s.may_capture = (int(word in left) for word in ACTIONS)
    used = size(s.slap) - size(s.ready)
    if used > 2 and not rules.paid(s) or rules.paid(s) and used == 0:
        raise InvalidPosition(f"no turn with this slap leaves {field!r}")
    check_used(s)


def check_used(s: Any) -> None:
    """A used coin lies on the map, own side up, or was paid to the other bank (3.1, 4.1)."""
    ranks = [rank for rank in range(RANKS) if (s.slap & ~s.ready) >> rank & 1]
    nowhere = [rank for rank in ranks if not s.coins[s.mover, rank]]
    if rules.paid(s):
        paid = nowhere[:1] or ranks  # one of these
        arrived = any(s.bank[1 - s.mover, rank] > 0 for rank in paid)
        nowhere = nowhere[1:] if arrived else paid
    if nowhere:
        used = ranks_text(tuple(rank + 1 for rank in nowhere))
        raise InvalidPosition(f"{SIDES[s.mover]} has used a coin of rank {used} that lies nowhere")


def check_slap(s: Any) -> None:
    """A coin that was tossed lies in the bank until it is used (2.4)."""
    missing = s.ready & ~rules.kinds(s, s.mover)
    if missing:
        ranks = ranks_text(ranks_in(missing))
        raise InvalidPosition(f"{SIDES[s.mover]} has no coin of rank {ranks} left to toss")
