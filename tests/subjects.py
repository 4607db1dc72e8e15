"""What the laws are tested on: each game with what only its tests know about it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import toy

from mintmark.engine import compiled
from mintmark.engine.game import Game, Rules, Setup
from mintmark.engine.record import relaid
from mintmark.engine.rule import NOBODY
from mintmark.games.coinage import GAME as COINAGE
from mintmark.games.warehouse51 import GAME as WAREHOUSE51
from mintmark.games.warehouse51.parts import PAWN, PAY


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
    games: int = 25  # random games that each law looks at
    strides: tuple[int, int] = (
        1,
        1,
    )  # interpreted and compiled, every so-manieth state is looked at
    commutes: Callable[[Setup, Any, Any], bool] = lambda setup, s, plan: True  # by the rules

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

    def new(self) -> Any:
        return self.setup.game.State.new(self.layout)

    def copy(self, s: Any) -> Any:
        return relaid(s, self.layout)


def mode_of(name: str, subject: Subject, setup: Setup) -> Mode:
    game = setup.game
    if name == "interpreted":
        return Mode(name, game.rules, setup, setup.box, game.State.wide, subject.strides[0])
    box = relaid(setup.box, game.Box.narrow)
    return Mode(name, rules_of(game), setup, box, game.State.narrow, subject.strides[1])


@cache
def rules_of(game: Game) -> Rules:
    return compiled.compiled_rules(game)


def coins(setup, s):
    """Coins of each rank over banks and map, and whether `top` tells the truth (1.3, 3.3)."""
    lying = (s.owner[:, :4] != NOBODY).sum(axis=0)
    tops = [next((r for r in range(4) if row[r] != NOBODY), 4) for row in s.owner.tolist()]
    return (
        (lying + s.bank.sum(axis=0)).tolist(),
        tops == s.top.tolist(),
        set(s.owner[:, 4].tolist()),
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
    """Ingots with players and supply, tokens, and that pawned relics are owned; 26 relics."""
    owned = all(owner >= 0 for owner, on in zip(s.owner, s.pawned, strict=True) if on)
    tokens = int(s.tokens + s.pawned.sum())
    places = all(-5 <= owner <= -3 or 0 <= owner < setup.seats for owner in s.owner.tolist())
    return (
        int(s.gold.sum() + s.supply),
        tokens,
        owned,
        places,
        int(min(s.gold.min(), s.supply)) >= 0,
    )


def other_counterfeits_and_fists(setup, s, seat, random):
    """Other counterfeits than those beside the seat, from all not seen; other sealed bids."""
    if not s.exposed:
        mine = set() if seat < 0 else {seat, (seat - 1) % setup.seats}
        spots = [(g, k) for g in range(setup.seats) for k in range(2) if s.note[g, k] != NOBODY]
        known = {int(s.note[spot]) for spot in spots if spot[0] in mine}
        hidden = [spot for spot in spots if spot[0] not in mine]
        left = [k for k in range(26) if setup.box.counterfeit[k] and k not in known]
        for spot, relic in zip(hidden, random.sample(left, len(hidden)), strict=True):
            s.note[spot] = relic
    for k in range(setup.seats):
        if k != seat and s.fist[k] != NOBODY:
            s.fist[k] = random.randint(0, int(s.gold[k]))


def no_rush_to_the_pawn_shop(setup, s, plan):
    """Whoever asks first gets the last token and the last ingots, as at a real table."""
    return sum(PAWN <= move < PAY for _, move in plan) < 2


SUBJECTS = (
    Subject(
        COINAGE,
        (
            {},
            {"cover_own": True, "map": "lagoon"},
            {"bank_tiebreak": True, "map": "citadel", "turn_limit": 9},
            {"map": "isles"},
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
        ({"seats": 3}, {"seats": 4, "first": "2"}, {"seats": 5}),
        ingots_and_tokens,
        other_counterfeits_and_fists,
        lambda setup: 600,
        games=4,
        strides=(31, 5),
        commutes=no_rush_to_the_pawn_shop,
    ),
)
