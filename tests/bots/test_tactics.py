"""Tactics: positions with one right answer, which club and master always find.

Each is checked by brute force before a bot is asked: the right move promises a clearly larger share
of the victory than any other, on average over chance and over what the seat cannot see, whatever
the others do.
"""

from dataclasses import dataclass, field
from functools import cache

import pytest
from support.bots import question

import mintmark
from mintmark import CHANCE
from mintmark.bots.roster import bot
from mintmark.engine.position import Position
from mintmark.engine.rule import first, has
from mintmark.games.warehouse51 import GAME as WAREHOUSE51

SEEDS = 12
WORLDS = 3  # that fit what a seat sees, where there are secrets
BUDGETS = {"club": {}, "master": {"iterations": 2000}}
CLEARLY = 0.2  # of the victory


@dataclass(frozen=True)
class Tactic:
    """A position, its right move, and why no other is right."""

    idea: str
    game: str
    position: object
    best: str
    why: str
    seats: int = 2
    seat: int = 0
    options: dict = field(default_factory=dict)
    solvable: bool = True  # by brute force

    @property
    def play(self):
        return mintmark.load(
            self.game, self.position, seats=self.seats, settle=False, **self.options
        )


# CoinAge. Mostly it is the last turn (turn_limit 1) or the last but one, so that all can be
# counted out; the sixth field leaves one action, so that no order of moves comes to the same.


def coinage(idea, position, best, why, limit=1):
    solvable = limit < 3
    options = {"turn_limit": limit}
    return Tactic(idea, "coinage", position, best, why, options=options, solvable=solvable)


LAST_AREA = "gold 2,3,1,0 0,0,0,2 A1:3g2s/A2:1s/A3:3s/B1:1g/B2:1g/B3:2s1g/B4:2s1g/C1:3s/C3:1g 2 2"
LEVEL = "gold 4,1,1,0 0,1,0,1 A1:3s/A2:4s3g/A3:1g/B1:2g1s/B2:2g/B4:3s/C1:2s/C2:2g1s/C3:1g 2 2"
BEHIND = "gold 1,3,1,1 1,0,0,0 A1:1s/A2:1g/A3:1g/B1:3g2s/B2:4g1s/B3:3s/B4:2s/C1:3g2s1g/C3:1g 1 1"
DRAW = "gold 1,2,1,0 0,0,1,0 A1:2s1g/A2:2s/A3:1g/B1:1g/B2:4g1s/B3:1s/C1:3g2s/C2:4s3g2s1g/C3:1s 1 1"
MOUNTAINS = "gold 2,1,1,0 0,2,1,1 A1:3s/A2:1g/A3:4g1s/B2:1g/B3:2g1s/B4:3g2s1g/C1:2s/C3:1g 1 1"
PLAINS = "gold 1,2,2,1 1,1,0,0 A1:4s2g1s/A2:1s/B1:1s/B2:1g/B3:1s/B4:2s/C2:3s2g/C3:3g1s 1 1"
BURIED = (
    "gold 0,2,0,1 1,2,1,1 A1:1g/A3:1s/B1:3g2s/B2:3s2g/B3:1s/B4:1s/C1:1s/C2:3s1g/C3:1s - capture"
)
IN_THE_CITY = (
    "gold 1,2,0,0 0,2,3,1 A1:2g/A2:1g/A3:1g/B1:1s/B2:1s/B3:1s/B4:1s/C1:4s1g/C2:3g2s - capture"
)
MARCH = "gold 0,1,1,1 2,2,1,1 A2:1g/A3:1s/B2:1s/B3:3g1s/B4:1s/C1:2g/C2:2g/C3:3g2s1g - move"
CAPTURE_AND_MARCH = (
    "gold 1,2,0,0 2,2,0,1 A1:4s3g/A3:3s/B1:3s1g/B2:1s/B3:3s/B4:1s/C1:2s1g/C2:1g/C3:2s -"
)
PAY = "gold 1,2,4,2 2,1,0,0 A1:2s/A2:1s/A3:1s/B1:1s/B2:2g/B4:1s/C1:1g/C3:2s 1,2,3,4 3,4,pay"

COINAGE = [
    coinage(
        "end the game when ahead",
        LAST_AREA,
        "place 2 C2",
        "the city is the last empty area: II counts double there, and the game ends 18 to 17",
        limit=2,
    ),
    coinage(
        "end the game when ahead, though many turns are left",
        LAST_AREA,
        "place 2 C2",
        "a victory at once; after anything else silver may place IV in the city",
        limit=200,
    ),
    coinage(
        "end the game when that makes the difference",
        LEVEL,
        "place 2 B3",
        "it is level; the last empty area gives gold the forests, and ends the game",
        limit=2,
    ),
    coinage(
        "do not end the game when behind",
        BEHIND,
        "place 1 B3",
        "I in the last empty area, C2, loses at once; on B3 it takes the forests",
        limit=2,
    ),
    coinage(
        "a draw is better than a lead that cannot be kept",
        DRAW,
        "place 1 B4",
        "it ends the game level; on C1 it leads, but silver's III then wins in B4, or by a capture",
        limit=2,
    ),
    coinage(
        "turn a majority of four areas",
        MOUNTAINS,
        "place 1 A1",
        "covering III takes its points and silver's majority in the mountains",
    ),
    coinage(
        "turn a majority of two areas",
        PLAINS,
        "place 1 B4",
        "silver's two areas of the plains count double until one of them is covered",
    ),
    coinage(
        "capture what buries a coin of your own",
        BURIED,
        "capture B1",
        "beneath II lies gold's III, and with it gold has the mountains",
    ),
    coinage(
        "capture in the city",
        IN_THE_CITY,
        "capture C2",
        "beneath II lies gold's III, which counts double there as II did",
    ),
    coinage(
        "march to where a majority is to be had",
        MARCH,
        "move C1 B1",
        "in the forests II is in the minority, in the mountains it makes gold's majority",
    ),
    coinage(
        "capture to make room for a march",
        CAPTURE_AND_MARCH,
        "capture B3",
        "only C2 to B3 wins after it, and B3 must be empty for that",
    ),
    coinage(
        "pay to place a third coin",
        PAY,
        "pay 3",
        "IV in the city wins, and only who has paid may place it; III there is not enough",
    ),
]


# Warehouse 51. All piles are empty: it is the last auction, or the end. Seat 0 has read the
# counterfeits of NOTES[0] and NOTES[2]; there is none of the Shirt, Malleus, Seal or Yata.

NOTES = [
    "flying_carpet mjollnir",
    "ring_of_the_nibelung pandoras_box",
    "golden_fleece unicorn_horn",
]
RELICS = [relic.id for relic in WAREHOUSE51.setup().edition.relics]
PAWNED = "philosophers_stone holy_grail chintamani_stone davids_harp dagda_cauldron"


def warehouse51(idea, hands, gold, best, why, **fields):
    """A position of three players; what nobody holds is gone, ingots and tokens add up."""
    owner = {relic: seat for seat, held in enumerate(hands) for relic in held.split()}
    gone = {relic: "gone" for relic in RELICS if relic not in {*owner, fields.get("lot")}}
    pawned = fields.pop("pawned", "").split()
    position = {
        "owner": owner | gone,
        "gold": gold,
        "supply": 50 - sum(gold),
        "note": [gap.split() for gap in NOTES],
        "pawned": pawned,
        "tokens": 6 - len(pawned),
        **fields,
    }
    return Tactic(idea, "warehouse51", position, best, why, seats=3)


def last_call(lot, **fields):
    """An open auction of the last relic in which seat 0 is the last to speak."""
    return {"phase": "open", "lot": lot, "asked": 0, **fields}


SEALED = {"phase": "sealed", "lot": "excalibur"}
BUYING_BACK = {"phase": "buying_back", "revealer": 0}
CERTIFYING = {"phase": "certifying", "revealer": 0}

WAREHOUSE = [
    warehouse51(
        "do not pay for a fake",
        ["shirt_of_nessus", "", "malleus_maleficarum"],
        [10, 2, 4],
        "pass",
        "10 ingots are 2 points and win 9 to 8; with 9 it is a tie, which the Shirt loses",
        **last_call("flying_carpet", passed=[1, 2]),
    ),
    warehouse51(
        "a tie is enough with the Boots",
        [
            "seven_league_boots shirt_of_nessus",
            f"gilgamesh_axe baba_yaga_mortar {PAWNED}",
            "malleus_maleficarum yata_no_kagami aladdins_lamp",
        ],
        [7, 2, 2],
        "fist 2",
        "Excalibur decides blue; nobody else has more than 2 or can pawn; with 3 a point is lost",
        **SEALED,
        revealer=2,
        pawned=f"baba_yaga_mortar {PAWNED}",
    ),
    warehouse51(
        "a tie is enough for the revealer",
        [
            "baba_yaga_mortar shirt_of_nessus",
            f"gilgamesh_axe seven_league_boots {PAWNED}",
            "malleus_maleficarum yata_no_kagami aladdins_lamp",
        ],
        [6, 1, 1],
        "fist 1",
        "the same by the order of seats, since pawned Boots are of no use; with 2 a point is lost",
        **SEALED,
        revealer=0,
        pawned=f"seven_league_boots {PAWNED}",
    ),
    warehouse51(
        "pass when there is nothing to gain",
        [
            "shirt_of_nessus yata_no_kagami",
            "ark_of_the_covenant",
            "malleus_maleficarum seal_of_solomon",
        ],
        [7, 2, 9],
        "pass",
        "the Harp would be third in gold; if seat 2 buys it, the 3 ingots come to seat 0",
        **last_call("davids_harp", bid=3, leader=2, passed=[1], revealer=1),
    ),
    warehouse51(
        "buy back what completes a set",
        [
            "excalibur ame_no_nuboko yata_no_kagami shirt_of_nessus seal_of_solomon",
            "",
            "malleus_maleficarum necronomicon dagda_cauldron ark_of_the_covenant",
        ],
        [10, 2, 10],
        "buy back excalibur",
        "a set and second place in blue; in red Yata is first anyway",
        **BUYING_BACK,
        pawned="excalibur ame_no_nuboko",
    ),
    warehouse51(
        "do not buy back a fake",
        ["shirt_of_nessus flying_carpet", "", "malleus_maleficarum"],
        [10, 2, 4],
        "decline",
        "10 ingots are 2 points and win 9 to 8; the Carpet leaves as soon as it is bought back",
        **BUYING_BACK,
        pawned="flying_carpet",
    ),
    warehouse51(
        "certify the fake that counts",
        ["seal_of_solomon golden_fleece flying_carpet", "", "malleus_maleficarum"],
        [0, 2, 0],
        "certify golden_fleece",
        "the Fleece is first in green; in gold the Seal is first without the Carpet",
        **CERTIFYING,
    ),
    warehouse51(
        "certify the Horn, which saves another",
        [
            "seal_of_solomon golden_fleece unicorn_horn",
            "",
            "malleus_maleficarum dagda_cauldron ruyi_jingu_bang",
        ],
        [0, 2, 0],
        "certify unicorn_horn",
        "the Horn then neutralises the counterfeit of the Fleece: both stay",
        **CERTIFYING,
    ),
]


# Coin Quest. It is the last round.


def coin_quest(idea, best, why, seats=2, **fields):
    return Tactic(idea, "coin_quest", {"round": 11, **fields}, best, why, seats=seats)


LAST_PURCHASE = {"phase": "buying", "won": [0, *[None] * 5], "asked": 0}
COIN_QUEST = [
    coin_quest(
        "spend the last prestige on the mark that decides",
        "buy S3.K",
        "a crown shares first place: 13 to 12; a sceptre gives 11, Quality 8, declining 7",
        **LAST_PURCHASE,
        prestige=[3, 3],
        discard=["C2.Q4", "G2.K"],
        market="C1.Q4 S3.S S3.K G3",
    ),
    coin_quest(
        "the smaller bonus may be the larger gain",
        "buy S3.S",
        "a sceptre shares first place, 15 to 14; a crown shares second, 13; declining leaves 11",
        seats=3,
        **LAST_PURCHASE,
        prestige=[11, 0, 2],
        discard=["", "G2.K S2.K C3.A1.K", "S2.U1.K S2.S"],
        market="S3.S S3.K G3 S3.Q2",
    ),
    coin_quest(
        "do not buy when the price costs the victory",
        "decline",
        "14 to 13; any purchase leaves a tie at most, and copper decides that for seat 1",
        **LAST_PURCHASE,
        prestige=[5, 8],
        discard=["G1.K G2.K", "C4.R1.K"],
        market="G3 S3.Q2 S3.K",
    ),
    coin_quest(
        "bid for the mark that decides",
        "place G1 on 2",
        "nobody else bids; a crown wins 14 to 12, Quality 4 or the 3 of lot 4 are not enough",
        prestige=[5, 3],
        discard=["", "G2.K"],
        hand=["G1", ""],
        pouch=["", ""],
        lots=["C1.Q4", "S3.K", "S4"],
    ),
    coin_quest(
        "bid where gold is banned",
        "place S4 on 5",
        "the only coin against it is gold: lot 5 is sure, and 8 prestige are enough",
        prestige=[6, 3],
        discard=["", "C3"],
        hand=["S4", "G3"],
        pouch=["", ""],
        lots=["C1.Q4", "", ""],
    ),
]

TACTICS = [
    pytest.param(tactic, id=f"{tactic.game}-{tactic.idea.replace(' ', '-')}")
    for tactic in (*COINAGE, *WAREHOUSE, *COIN_QUEST)
]


# Brute force


def worlds(play, seat):
    """The states that may be, for all that a seat sees."""
    for luck in range(WORLDS if play.setup.game.secrets else 1):
        s = play.view_state(seat)
        play.setup.game.rules.imagine(play.setup.box, s, seat, luck)
        yield s


def choices(setup, s, who):
    """The moves that lead on, or what may come up; no luck is likelier than other luck here."""
    position = Position(setup, s)
    if who == CHANCE:
        return [number for number, _ in position.weighted_numbers()]
    return position.forward_numbers(who)


def after(setup, s, who, move):
    then = s.copy()
    setup.game.rules.apply(setup.box, then, who, move)
    return then


def victory(setup, s, seat):
    """The share of a seat in the victory."""
    places = [0] * setup.seats
    setup.game.rules.scores(setup.box, s, places)
    setup.game.rules.places(setup.box, s, places)
    return (places[seat] == 1) / places.count(1)


def share(setup, s, seat, known):
    """The share of the victory that a seat can be sure of, on average over chance."""
    seats = setup.game.rules.awaited(setup.box, s)
    if not seats:
        return victory(setup, s, seat)
    key = s.tobytes()
    if key not in known:
        who = seat if has(seats, seat) else first(seats)
        moves = choices(setup, s, who)
        found = [share(setup, after(setup, s, who, move), seat, known) for move in moves]
        average = sum(found) / len(found)
        known[key] = average if who == CHANCE else (max if who == seat else min)(found)
    return known[key]


def promises(play, seat):
    """The share of the victory that each move promises."""
    setup, found = play.setup, {}
    for s in worlds(play, seat):
        known = {}
        for move in choices(setup, s, seat):
            promised = share(setup, after(setup, s, seat, move), seat, known)
            found.setdefault(str(setup.moves[move]), []).append(promised)
    return {move: sum(promised) / len(promised) for move, promised in found.items()}


@pytest.mark.parametrize("tactic", TACTICS)
def test_there_is_one_right_answer(tactic):
    play, seat = tactic.play, tactic.seat
    if tactic.solvable:
        found = promises(play, seat)
        best = found.pop(tactic.best)
        assert len(found) > 1 or tactic.best == "decline"
        assert best >= max(found.values()) + CLEARLY, found
    else:  # a victory at once, and the game goes on after every other move
        for move in play.moves(seat):
            then = play.copy()
            then.push(seat, move)
            won = then.result is not None and then.result.winners == (seat,)
            assert won == (str(move) == tactic.best)
            assert won or then.result is None


# The bots


@cache
def made(name, game, seats, limit):
    options = {"turn_limit": limit} if limit else {}
    return bot(name, mintmark.new(game, seats=seats, **options).setup)


@pytest.mark.compiled
@pytest.mark.parametrize("name", BUDGETS)
@pytest.mark.parametrize("tactic", TACTICS)
def test_it_is_always_found(name, tactic):
    play = tactic.play
    player = made(name, tactic.game, tactic.seats, tactic.options.get("turn_limit"))
    for seed in range(SEEDS):
        asked = question(play, tactic.seat, seed, **BUDGETS[name])
        assert str(player.answer(asked).move) == tactic.best, (tactic.why, seed)
