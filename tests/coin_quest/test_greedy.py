"""The greedy player: sensible choices, from what it sees and from nothing else."""

import numpy as np
import pytest
from support.bots import choose

import mintmark
from mintmark.engine.batch.simulation import played
from mintmark.games.coin_quest import GAME

pytestmark = pytest.mark.compiled


def chosen(seat=0, seats=2, seed=0, **fields):
    play = mintmark.load("coin_quest", fields, seats=seats, settle=False)
    return str(choose("greedy", play, seat, seed))


BUYING = {"phase": "buying", "won": [0, *[None] * 5], "asked": 0}


def test_it_buys_what_is_worth_its_price_and_nothing_else():
    assert chosen(**BUYING, prestige=[3, 0], market="G3 C1.Q4 S2.A1") == "buy G3"
    assert chosen(**BUYING, prestige=[3, 0], round=11, market="G3 C1.Q4 S2.A1") == "buy C1.Q4"
    assert chosen(**BUYING, prestige=[3, 0], round=11, market="G3 S2.A1") == "decline"


def test_it_uses_its_actions_and_draws_extra_coins():
    assert chosen(hand=["C1.R2 G1", ""]) == "use C1.R2"
    assert chosen(hand=["G1.U1 C1", ""]) == "use G1.U1"
    unique = {"hand": ["G1.U1 C1", ""], "used": ["G1.U1", ""], "action": ["G1.U1", None]}
    assert chosen(**unique, left=[1, 0]) == "draw"


def test_it_trashes_junk_while_that_pays():
    age = {"used": ["S2.A1", ""], "action": ["S2.A1", None], "left": [1, 0], "pouch": ["", ""]}
    assert chosen(**age, hand=["S2.A1 G2 C1", ""]) == "trash C1"
    assert chosen(**age, hand=["S2.A1 G2", ""], discard=["C1 S3.K", ""]) == "trash C1 from discard"
    assert chosen(**age, hand=["S2.A1 G2 S4", ""]) == "stop"
    assert chosen(hand=["S2.A1 G2", ""], pouch=["", ""]).startswith("place")


def test_it_passes_the_penny_to_the_leader():
    assert chosen(seats=4, holder=0, prestige=[9, 2, 7, 3]) == "pass penny to 3"


def test_it_bids_its_best_coin_where_it_gains_most():
    """Not always in the same place, but nearly always where most is to be won."""
    lots = ["C2.A2", "G3.Q1", "C1.R2"]
    places = [chosen(seed=seed, hand=["G1 C1", ""], lots=lots) for seed in range(40)]
    assert places.count("place G1 on 2") > 30


@pytest.mark.parametrize(("seats", "share"), [(2, 0.95), (3, 0.9), (4, 0.8), (5, 0.7)])
def test_it_beats_random_players_from_every_seat(seats, share):
    setup = GAME.setup(seats)
    for seat in range(seats):
        bots = ["greedy" if k == seat else "random" for k in range(seats)]
        results = played(setup, 0, 200, bots)
        assert np.mean(results.places[:, seat] == 1) > share


def test_it_answers_the_same_whatever_it_cannot_see():
    """Other hands, bids, pouches and loot of the rivals; the same public facts."""
    for seed in range(4):
        answers = set()
        for hand, pouch in (("G1 C1", "S2 C3"), ("S2 C3", "G1 C1"), ("C1 S2", "G1 C3")):
            for bids in ({}, {"1": hand.split()[0]}):
                left = hand if not bids else hand.split()[1]
                fields = {"hand": ["S1 C2", left, ""], "bids": [{}, bids, {}]}
                fields["pouch"] = ["C1", pouch, "C1"]
                answers.add(chosen(seats=3, seed=seed, lots=["S4", "G2", "C4.Q2"], **fields))
        assert len(answers) == 1
