"""What the laws are tested on: each game with what only its tests know about it."""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any

import numpy as np
from numba import from_dtype

from mintmark.engine.game import Game, Rules, Setup
from mintmark.engine.numba import INT, OFFERS, TABLE, VECTOR, compile_entry
from mintmark.engine.numbers import together
from mintmark.engine.rule import NOBODY, UNKNOWN, has
from mintmark.engine.struct import in_layout
from mintmark.games.coin_quest import GAME as COIN_QUEST
from mintmark.games.coin_quest import moves as cq
from mintmark.games.coin_quest.rules import state as quest
from mintmark.games.coin_quest.rules.knowledge import taken
from mintmark.games.coin_quest.rules.worlds import own_draws
from mintmark.games.coin_quest.small import smaller as smaller_quest
from mintmark.games.coinage import GAME as COINAGE
from mintmark.games.coinage.small import smaller as smaller_map
from mintmark.games.warehouse51 import GAME as WAREHOUSE51
from mintmark.games.warehouse51.moves import PAWN, PAY
from mintmark.games.warehouse51.small import smaller as smaller_warehouse
from support import toy


@dataclass(frozen=True)
class Subject:
    """A game under test, and how to tell whether it does right."""

    game: Game
    setups: tuple[dict[str, Any], ...]
    pieces: Callable[[Setup, Any], Any]  # what must never change
    permute: Callable[
        [Setup, Any, int, Any], None
    ]  # change what a seat cannot see, and nothing else
    bound: Callable[[Setup], int]  # a game has no more entries
    games: int = 12  # random games that each law looks at
    strides: tuple[int, int] = (1, 1)  # interpreted, compiled: every n-th state is looked at
    commutes: Callable[[Setup, Any, Any], bool] = lambda setup, s, plan: True  # by the rules
    prepare: Callable[[Setup, Any, int], None] = lambda setup, s, seed: None  # for what is rare
    essence: Callable[[Setup, Any, int], Any] = lambda setup, v, seat: v.tobytes()  # in features

    def __str__(self) -> str:
        return self.game.name

    def faulty(self, **faults: Any) -> "Subject":
        """The same game with some of its rules replaced."""
        return replace(self, game=replace(self.game, rules=replace(self.game.rules, **faults)))


@dataclass(frozen=True)
class Mode:
    """The rules as the interpreter runs them, or compiled: same questions, same answers."""

    name: str
    rules: Rules
    setup: Setup
    box: Any
    layout: Any
    stride: int
    prepare: Callable[[Setup, Any, int], None]

    def begin(self, seed: int) -> Any:
        """A state from which a game begins."""
        s = self.new()
        self.rules.start(self.box, s)
        self.prepare(self.setup, s, seed)
        return s

    def new(self) -> Any:
        return self.setup.game.State.new(self.layout)

    def copy(self, s: Any) -> Any:
        return in_layout(s, self.layout)


def mode_of(name: str, subject: Subject, setup: Setup) -> Mode:
    game = setup.game
    if name == "interpreted":
        rules = game.rules
        box, layout, stride = setup.box, game.State.wide, subject.strides[0]
    else:
        rules = rules_of(game)
        box, layout = in_layout(setup.box, game.Box.narrow), game.State.narrow
        stride = subject.strides[1]
    if setup.own_edition:  # a small one: its games are short
        stride = 1
    return Mode(name, rules, setup, box, layout, stride, subject.prepare)


@cache
def rules_of(game: Game) -> Rules:
    """All rules of a game as entries of their own, over structs in the narrow layout."""
    box, state = (
        from_dtype(game.Box.narrow),
        from_dtype(game.State.narrow),
    )
    arguments = {
        "start": (box, state),
        "to_act": (box, state),
        "awaited": (box, state),
        "moves": (box, state, INT, OFFERS),
        "forward": (box, state, INT, OFFERS),
        "outcomes": (box, state, OFFERS),
        "apply": (box, state, INT, INT),
        "view": (box, state, INT, state),
        "imagine": (box, state, INT, INT),
        "scores": (box, state, TABLE),
        "places": (box, state, TABLE),
        "prospects": (box, state, TABLE),
        "features": (box, state, INT, VECTOR),
        "heard": (box, state, INT, INT, INT),
        "ending": (box, state),
        "turn": (box, state),
        "policy": (
            box,
            state,
            INT,
            TABLE,
            INT,
            state,
            INT,
            INT,
        ),
    }
    return Rules(
        **{
            field.name: compile_entry(getattr(game.rules, field.name), *arguments[field.name])
            for field in fields(Rules)
        }
    )


def coins(setup, s):
    """Coins of each rank over banks and map, and whether `held` tells the truth (1.3, 3.3)."""
    lying = [int(s.coins[0, rank] | s.coins[1, rank]) for rank in range(4)]
    held, covered = [0, 0], 0
    for rank in range(4):
        for seat in range(2):
            held[seat] |= int(s.coins[seat, rank]) & ~covered
        covered |= lying[rank]
    return (
        [lying[rank].bit_count() + int(s.bank[:, rank].sum()) for rank in range(4)],
        held == s.held.tolist(),
        not any(s.coins[0, rank] & s.coins[1, rank] for rank in range(4)),
        covered & ~int(setup.box.areas) == 0,
    )


def gold_and_notes(setup, s):
    notes = s.note[: s.notes].tolist()
    return int(s.gold.sum()), len(notes) == len(set(notes))


def swap_notes_and_bids(setup, s, seat, random):
    """Other notes than those beside the seat, from all relics not named there; other bids."""
    seats = setup.seats
    mine = set() if seat < 0 else {seat, (seat - 1) % seats}
    known = {int(s.note[k]) for k in mine if k < s.notes}
    others = [k for k in range(s.notes) if k not in mine]
    relics = random.sample([r for r in range(toy.RELICS) if r not in known], len(others))
    for k, relic in zip(others, relics, strict=True):
        s.note[k] = relic
    for k in range(seats):
        if k != seat and s.bid[k] != NOBODY:
            s.bid[k] = random.randint(0, int(s.gold[k]))


def nothing_hidden(setup, s, seat, random):
    """In CoinAge all lies open (1.5)."""


def ingots_and_tokens(setup, s):
    """Ingots with players and supply, tokens; pawned relics are owned, and each is in one place."""
    everything = [int(relics) for relics in s.owned] + [int(s.piled)]
    owned = sum(everything[:-1])
    places = sum(map(int.bit_count, everything)) == sum(everything).bit_count()
    tokens = int(s.tokens) + int(s.pawned).bit_count()
    return (
        int(s.gold.sum() + s.supply),
        tokens,
        int(s.pawned) & ~owned == 0,
        places,
        int(min(*s.gold, s.supply)) >= 0,
    )


def other_counterfeits_and_fists(setup, s, seat, random):
    """Other counterfeits than those beside the seat, from all not seen; other sealed bids."""
    if not s.exposed:
        mine = set() if seat < 0 else {seat, (seat - 1) % setup.seats}
        spots = [(g, k) for g in range(setup.seats) for k in range(2) if s.note[g, k] != NOBODY]
        known = {int(s.note[spot]) for spot in spots if spot[0] in mine}
        hidden = [spot for spot in spots if spot[0] not in mine]
        left = [k for k in range(26) if setup.box.counterfeit >> k & 1 and k not in known]
        for spot, relic in zip(hidden, random.sample(left, len(hidden)), strict=True):
            s.note[spot] = relic
    for k in range(setup.seats):
        if k != seat and s.fist[k] != NOBODY:
            s.fist[k] = random.randint(0, int(s.gold[k]))


def counterfeits_in_any_order(setup, v, seat):
    """The order of two counterfeits in one gap has no meaning."""
    v.note[:] = [sorted(gap) for gap in v.note]
    return v.tobytes()


def no_rush_to_the_pawn_shop(setup, s, plan):
    """Whoever asks first gets the last token and the last ingots, as at a real table."""
    return sum(PAWN <= move < PAY for _, move in plan) < 2


def every_coin_in_one_place(setup, s):
    """Each coin lies somewhere, none twice, and counts and bit sets of kinds are right."""
    noted = s.copy()
    quest.note_kinds(noted)
    rows = [*np.asarray(s.coins).sum(axis=1), *s.lots, s.market, s.stock, s.trashed]
    total = together(rows)
    total[setup.box.penny] += s.holder != NOBODY and s.drawer in (NOBODY, s.holder)
    behind = np.asarray(s.count)[:, : cq.LOTS + 1].sum(axis=1)
    return (
        total,
        min(min(t.flat) for t in (s.coins, s.lots, s.market, s.stock, s.trashed)) >= 0,
        (np.asarray(s.coins).sum(axis=2) == np.asarray(s.count)).all(),
        noted.tobytes() == s.tobytes(),
        not quest.hidden(s) or (behind == np.asarray(s.behind)).all(),
    )


def other_hands_and_bids(setup, s, seat, random):
    """Other hands, bids and loot, as they might be for all that a seat can see."""
    if not quest.hidden(s):
        return
    others = [k for k in range(setup.seats) if k != seat]
    for k in others:
        for lot in range(cq.LOTS):
            quest.empty(s, k, lot, quest.HAND)
    for _ in range(6):
        swap_with_pouch(setup, s, random.choice(others), random)
    for theft in range(s.thefts):
        if s.thief[theft] != seat:
            swap_loot(setup, s, theft, random)
    for k in others:
        place_at_random(setup, s, k, random)


def free(s, seat, kind):
    """Whether a coin of this kind may as well not be in the hand of a seat."""
    return s.coins[seat, quest.HAND, kind] > s.used[seat, kind]


def swap_with_pouch(setup, s, seat, random):
    """A coin in hand that was drawn from the present pouch changes places with one in there."""
    source = quest.source_of(s, seat)
    kinds = [k for k in range(setup.box.kinds) if k != setup.box.penny]
    drawn = [k for k in kinds if free(s, seat, k) and own_draws(s, seat, source, k) > 0]
    lying = [k for k in kinds if s.coins[seat, quest.POUCH, k]]
    if drawn and lying:
        out, back = random.choice(lying), random.choice(drawn)
        for kind, spot, other in (
            (out, quest.POUCH, quest.HAND),
            (back, quest.HAND, quest.POUCH),
        ):
            quest.take(s, seat, spot, kind)
            quest.put(s, seat, other, kind)
        if source == quest.NEW:
            s.fresh[seat, out] += 1
            s.fresh[seat, back] -= 1


def swap_loot(setup, s, theft, random):
    """A stolen coin changes places with one that is still in the pouch it came from."""
    thief, robbed, loot = int(s.thief[theft]), int(s.robbed[theft]), int(s.loot[theft])
    kinds = [k for k in range(setup.box.kinds) if k != setup.box.penny]
    lying = [k for k in kinds if s.coins[robbed, quest.POUCH, k]]
    if s.source[theft] == quest.source_of(s, robbed) and lying and free(s, thief, loot):
        other = random.choice(lying)
        quest.take(s, robbed, quest.POUCH, other)
        quest.put(s, robbed, quest.POUCH, loot)
        quest.take(s, thief, quest.HAND, loot)
        quest.put(s, thief, quest.HAND, other)
        s.loot[theft] = other


def place_at_random(setup, s, seat, random):
    """All coins on some lots if the seat is ready; otherwise perhaps some of them."""
    ready = s.locked >> seat & 1
    for kind in range(setup.box.kinds):
        lots = [k for k in range(cq.LOTS) if has(setup.box.allowed[setup.box.metal[kind]], k)]
        for _ in range(int(s.coins[seat, quest.HAND, kind])):
            if ready or (kind != s.action[seat] and random.random() < 0.5):
                quest.take(s, seat, quest.HAND, kind)
                quest.put(s, seat, random.choice(lots), kind)


def bids_by_metal_and_thefts_in_any_order(setup, v, seat):
    """Of other boards the values in each metal and the coins on all lots; thefts as a set.

    When coins were stolen and shown is left out but for what follows from it.
    """
    box, me, told = setup.box, max(seat, 0), []
    for other in range(setup.seats):
        if other != me and v.count[other, quest.HAND] != UNKNOWN:
            board, metals = np.asarray(v.coins[other, : quest.HAND]), np.asarray(box.metal)
            values = [(metals == metal) * np.asarray(box.value) for metal in range(3)]
            told += [(board * value).sum(axis=1).tolist() for value in values]
            told.append(together(v.coins[other, : quest.HAND + 1]))
            for table in (v.coins, v.count, v.kinds):
                table[other, : quest.HAND + 1] = 0
    thefts, kinds = range(v.thefts), range(box.kinds)
    told.append(sorted((v.thief[k], v.robbed[k], v.source[k]) for k in thefts))
    told.append([[taken(box, v, k, kind) for kind in kinds] for k in range(setup.seats)])
    v.thief[:] = v.robbed[:] = v.source[:] = v.loot[:] = 0
    v.shower[:] = v.face[:] = v.drawn[:] = v.after[:] = v.shows = 0
    return v.tobytes(), str(told)


def penny_about(setup, s, seed):
    """In every other game the Penny is in a pouch from the start, and Unique coins in all."""
    if seed % 2 and not setup.edition.rounds:  # a small edition has few of these coins, if any
        faces = ["penny", "S1.U2", "C2.U2", "G1.U1", "S2.U1.K", "S3.U1"]
        for k, face in enumerate(faces):
            kind = setup.edition.number(face)
            s.stock[kind] -= 1
            quest.put(s, k % setup.seats, quest.POUCH, kind)
        quest.note_kinds(s)
        s.turn = 4  # so that the black pouch still has enough


def no_draws_and_no_last_lock(setup, s, plan):
    """Draws are chance's, and the Penny's order counts (4.7); the last lock ends it for all."""
    if any(move == cq.DRAW or cq.PASS <= move < cq.BUY for _, move in plan):
        return False
    locked = int(s.locked)
    for seat, move in plan:
        locked |= (move == cq.LOCK) << seat
    return locked != (1 << setup.seats) - 1 or all(move == cq.LOCK for _, move in plan)


RECONSTRUCTION = WAREHOUSE51.edition_file("reconstruction")
COLUMNS = COIN_QUEST.edition_file("columns")

SUBJECTS = (
    Subject(
        COINAGE,
        (
            {},
            {"cover_own": True, "map": "lagoon"},
            {"bank_tiebreak": True, "map": "citadel", "turn_limit": 9},
            {"map": "isles"},
            {"map": smaller_map(COINAGE.edition_file("lagoon"), areas=4, ranks=3, coins=2)},
        ),
        coins,
        nothing_hidden,
        lambda setup: int(setup.options["turn_limit"]) * 6,
    ),
    Subject(
        toy.GAME,
        ({"seats": 3}, {"seats": 4}),
        gold_and_notes,
        swap_notes_and_bids,
        lambda setup: setup.seats + toy.RELICS * (1 + setup.seats),
    ),
    Subject(
        WAREHOUSE51,
        (
            {"seats": 3},
            {"seats": 4, "first": "2"},
            {"seats": 5},
            {"seats": 3, "edition": smaller_warehouse(RECONSTRUCTION, relics=6, notes=1, ingots=4)},
            {"seats": 4, "edition": smaller_warehouse(RECONSTRUCTION, relics=2, notes=0)},
        ),
        ingots_and_tokens,
        other_counterfeits_and_fists,
        lambda setup: 600,
        games=4,
        strides=(31, 5),
        commutes=no_rush_to_the_pawn_shop,
        essence=counterfeits_in_any_order,
    ),
    Subject(
        COIN_QUEST,
        (
            {"seats": 2, "essen": "long"},
            {"seats": 3, "everyone_buys": True},
            {"seats": 4, "first": "3", "edition": "columns"},
            {"seats": 5, "essen": "short", "edition": "richer"},
            {"seats": 2, "edition": smaller_quest(COLUMNS, rounds=3, coins=4, draw=2, market=2)},
            {"seats": 3, "edition": smaller_quest(COLUMNS, rounds=1, coins=2, market=0)},
        ),
        every_coin_in_one_place,
        other_hands_and_bids,
        lambda setup: 6000,
        games=2,
        strides=(53, 13),
        commutes=no_draws_and_no_last_lock,
        prepare=penny_about,
        essence=bids_by_metal_and_thefts_in_any_order,
    ),
)
