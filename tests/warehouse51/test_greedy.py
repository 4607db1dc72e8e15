"""The greedy bot values relics by what it sees, and by nothing else."""

import numpy as np
import pytest
from support.bots import choose

import mintmark
from mintmark.engine.batch.simulation import played
from mintmark.games.warehouse51 import GAME

pytestmark = pytest.mark.compiled

NOTES = [["kapala"], ["mjollnir"], ["golden_fleece"], ["davids_harp"]]


def chosen(seat, seed=0, **position):
    fields = {"note": NOTES, **position}
    play = mintmark.load("warehouse51", fields, seats=4, settle=False)
    return str(choose("greedy", play, seat, seed))


def test_it_does_not_pay_for_a_relic_that_it_knows_to_be_fake():
    """Kapala's counterfeit lies between seats 0 and 1: they know, seats 2 and 3 do not."""
    position = {"phase": "open", "lot": "kapala", "bid": 2, "leader": 1, "revealer": 3}
    assert chosen(0, **position, asked=0) == "pass"
    assert chosen(2, **position, asked=2) == "bid 3"


def test_it_pawns_what_it_knows_to_be_fake():
    gold = [2, 18, 10, 10]
    position = {"phase": "open", "lot": "necronomicon", "asked": 0, "gold": gold, "revealer": 3}
    assert chosen(0, **position, owner={"kapala": 0}) == "pawn kapala"
    assert not chosen(0, **position, owner={"yata_no_kagami": 0}).startswith("pawn")


def test_it_certifies_what_it_knows_to_be_fake():
    owner = {relic.id: "gone" for relic in GAME.setup().edition.relics}
    owner |= {"seal_of_solomon": 1, "mjollnir": 1}
    position = {"phase": "certifying", "owner": owner}
    assert chosen(1, **position) == "certify mjollnir"


def test_it_stays_within_its_purse():
    position = {"phase": "sealed", "lot": "excalibur", "gold": [1, 19, 10, 10]}
    bids = {chosen(0, seed=seed, **position) for seed in range(20)}
    assert bids <= {"fist 0", "fist 1"}


def test_it_beats_random_players_from_every_seat():
    setup = GAME.setup(4)
    for seat in range(4):
        bots = ["greedy" if k == seat else "random" for k in range(4)]
        results = played(setup, 0, 300, bots)
        assert np.mean(results.places[:, seat] == 1) > 0.7


def test_it_answers_the_same_whatever_it_cannot_see():
    for seed in range(3):
        position = {"phase": "sealed", "lot": "excalibur"}
        answers = set()
        for hidden in ("mjollnir", "chintamani_stone", "necronomicon"):
            notes = [["kapala"], [hidden], ["golden_fleece"], ["davids_harp"]]
            for fist in (0, 7):
                fists = [None, fist, None, None]
                answers.add(chosen(0, seed=seed, note=notes, fist=fists, **position))
        assert len(answers) == 1
