"""Brute-force second opinion on one turn of CoinAge: plain text values, every order tried."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

RANKS = "1234"
Stack = tuple[str, ...]  # coins such as "4g", bottom to top
Bank = tuple[str, ...]  # ranks such as "1", one entry for each coin, sorted
Board = frozenset[tuple[str, Stack]]  # only the areas that hold coins

# What a slap allows, by number of matches; paying adds a third placement.
MENU: dict[int, tuple[str, ...]] = {
    4: ("place", "place", "pay"),
    3: ("place", "place"),
    2: ("place", "place"),
    1: ("place", "move"),
    0: ("capture", "move"),
}


@dataclass(frozen=True)
class Rules:
    """What stays the same during the turn."""

    mover: str
    areas: tuple[str, ...]
    borders: frozenset[tuple[str, str]]  # each border in both directions
    cover_own: bool


@dataclass(frozen=True)
class State:
    """A moment within the turn: two ways to the same moment are equal, so it is searched once."""

    own: Bank
    other: Bank
    board: Board
    hand: frozenset[str]  # ranks that matched and are not used yet
    todo: tuple[str, ...]  # actions still allowed, sorted
    paid: bool = False


def without(items: tuple[str, ...], item: str) -> tuple[str, ...]:
    """Drop one copy only: a bank or a menu may hold the same entry twice."""
    at = items.index(item)
    return items[:at] + items[at + 1 :]


def with_stack(board: Board, area: str, stack: Stack) -> Board:
    """Replace one stack; an empty one leaves the board, so that equal boards compare equal."""
    rest = frozenset(pair for pair in board if pair[0] != area)
    return rest | {(area, stack)} if stack else rest


def game_over(state: State, rules: Rules) -> bool:
    """The game ends in the middle of a turn, whatever actions are left."""
    return not state.own or not state.other or len(state.board) == len(rules.areas)


def may_place(rank: str, stack: Stack, rules: Rules) -> bool:
    """Stacks shrink upward; whether one's own coin may be covered is a rule option."""
    if not stack:
        return True
    top = stack[-1]
    return rank < top[0] and (rules.cover_own or top[1] != rules.mover)


def place(state: State, rules: Rules) -> Iterator[State]:
    """A matched coin goes from the bank to any area that takes it."""
    for rank in state.hand:
        own, hand = without(state.own, rank), state.hand - {rank}
        for area in rules.areas:
            stack = dict(state.board).get(area, ())
            if may_place(rank, stack, rules):
                board = with_stack(state.board, area, (*stack, rank + rules.mover))
                yield replace(state, own=own, hand=hand, board=board)


def pay(state: State, _rules: Rules) -> Iterator[State]:
    """Paying uses up a matched coin and buys one more placement."""
    todo = tuple(sorted((*state.todo, "place")))
    for rank in state.hand:
        own, hand = without(state.own, rank), state.hand - {rank}
        other = tuple(sorted((*state.other, rank)))
        yield replace(state, own=own, other=other, hand=hand, todo=todo, paid=True)


def move(state: State, rules: Rules) -> Iterator[State]:
    """A whole stack, whoever holds it, goes to an adjacent empty area."""
    stacks = dict(state.board)
    for source, target in rules.borders:
        if source in stacks and target not in stacks:
            lifted = with_stack(state.board, source, ())
            yield replace(state, board=with_stack(lifted, target, stacks[source]))


def capture(state: State, _rules: Rules) -> Iterator[State]:
    """A top coin, whoever holds it, goes to the mover's bank and so changes owner."""
    for area, stack in state.board:
        own = tuple(sorted((*state.own, stack[-1][0])))
        yield replace(state, own=own, board=with_stack(state.board, area, stack[:-1]))


ACTIONS = {"place": place, "pay": pay, "move": move, "capture": capture}


def parse(position: str) -> tuple[str, State]:
    """Refuse a slap that the bank cannot have tossed, rather than answer nonsense."""
    mover, gold, silver, board, slap = position.split()
    counts = {"gold": gold.split(","), "silver": silver.split(",")}
    own, other = (
        tuple("".join(r * int(n) for r, n in zip(RANKS, counts[side], strict=True)))
        for side in sorted(counts, key=lambda side: side != mover)
    )
    entries = [] if board == "-" else [entry.split(":") for entry in board.split("/")]
    stacks = {a: tuple(s[i : i + 2] for i in range(0, len(s), 2)) for a, s in entries}
    hand = frozenset(() if slap == "-" else slap.split(","))
    if mover not in counts or not hand <= set(own):
        raise ValueError(f"no such slap: {position}")
    todo = tuple(sorted(MENU[len(hand)]))
    return mover[0], State(own, other, frozenset(stacks.items()), hand, todo)


def as_text(state: State, rules: Rules) -> str:
    """One spelling for each position, so that positions can be compared as text."""
    banks = [",".join(str(bank.count(r)) for r in RANKS) for bank in (state.own, state.other)]
    gold, silver = banks if rules.mover == "g" else reversed(banks)
    pairs = sorted(state.board, key=lambda pair: rules.areas.index(pair[0]))
    return f"{gold} {silver} " + ("/".join(f"{a}:{''.join(s)}" for a, s in pairs) or "-")


def turn_ends(
    position: str, borders: Iterable[tuple[str, str]], areas: Sequence[str], cover_own: bool
) -> set[str]:
    """Every distinct position in which the turn can end, as the text of map and banks."""
    mover, start = parse(position)
    both_ways = frozenset(pair for a, b in borders for pair in ((a, b), (b, a)))
    rules = Rules(mover, tuple(areas), both_ways, cover_own)
    ends, seen, waiting = set[str](), {start}, [start]
    while waiting:
        state = waiting.pop()
        follow: set[State] = set()
        for name in () if game_over(state, rules) else set(state.todo):
            follow.update(ACTIONS[name](replace(state, todo=without(state.todo, name)), rules))
        if not (state.paid and follow):  # after paying only placements are left: they are forced
            ends.add(as_text(state, rules))
        waiting.extend(follow - seen)
        seen |= follow
    return ends
