"""Imagined worlds have the right odds: compared with every world that there can be."""

from collections import Counter
from itertools import permutations

import pytest

import mintmark
from mintmark.engine.rule import NOBODY
from mintmark.games.warehouse51 import GAME

pytestmark = pytest.mark.compiled

DRAWS = 1500


def chi_square(counts, expected):
    return sum((counts[world] - share) ** 2 / share for world, share in expected.items())


def limit(degrees):
    """What chi-square exceeds once in ten thousand (Wilson and Hilferty's approximation)."""
    spread = 2 / (9 * degrees)
    return degrees * (1 - spread + 3.719 * spread**0.5) ** 3


def imagined(setup, v, seat, seed):
    w = v.copy()
    GAME.rules.imagine(setup.box, w, seat, seed)
    return w


@pytest.mark.parametrize("seats", [4, 5])
def test_unseen_counterfeits_are_as_likely_as_enumeration_says(seats):
    """A box of few counterfeits, so that all worlds can be listed: each is equally likely."""
    setup = GAME.setup(seats)
    box = setup.box.copy()
    few = [k for k in range(26) if box.counterfeit >> k & 1][: seats + 2]
    box.counterfeit = sum(1 << k for k in few)
    play = mintmark.new("warehouse51", seats=seats, seed=1, settle=False)
    s = play.now.state.copy()
    s.phase, s.revealer = 2, 0
    for gap in range(seats):
        s.note[gap, 0] = few[gap]
    seat = 1
    v = GAME.State.new()
    GAME.rules.view(box, s, seat, v)
    hidden = [gap for gap in range(seats) if gap not in (seat, seat - 1)]
    unseen = [k for k in few if k not in (few[seat], few[seat - 1])]
    worlds = list(permutations(unseen, len(hidden)))
    counts = Counter()
    for seed in range(DRAWS):
        w = v.copy()
        GAME.rules.imagine(box, w, seat, seed)
        counts[tuple(int(w.note[gap, 0]) for gap in hidden)] += 1
    assert set(counts) <= set(worlds)
    expected = {world: DRAWS / len(worlds) for world in worlds}
    assert chi_square(counts, expected) < limit(len(worlds) - 1)


def test_an_onlooker_may_imagine_any_counterfeit_anywhere():
    play = mintmark.new("warehouse51", seats=3, seed=4)
    setup, v = play.setup, play.view_state(None)
    named = [k for k in range(26) if setup.box.counterfeit >> k & 1]
    counts = Counter(int(imagined(setup, v, -1, seed).note[2, 1]) for seed in range(DRAWS))
    expected = {k: DRAWS / len(named) for k in named}
    assert set(counts) == set(named)
    assert chi_square(counts, expected) < limit(len(named) - 1)


def test_closed_fists_hold_anything_that_the_purse_allows():
    gold = [3, 12, 5, 20]
    position = {
        "phase": "sealed",
        "lot": "excalibur",
        "gold": gold,
        "supply": 20,
        "fist": [None, 4, 2, 0],
        "note": [["kapala"], ["mjollnir"], ["golden_fleece"], ["davids_harp"]],
    }
    play = mintmark.load("warehouse51", position, seats=4)
    setup, v = play.setup, play.view_state(2)
    worlds = [imagined(setup, v, 2, seed) for seed in range(DRAWS)]
    assert all(w.fist[0] == NOBODY and w.fist[2] == 2 for w in worlds)
    for seat in (1, 3):
        counts = Counter(int(w.fist[seat]) for w in worlds)
        expected = {n: DRAWS / (gold[seat] + 1) for n in range(gold[seat] + 1)}
        assert set(counts) == set(expected)
        assert chi_square(counts, expected) < limit(gold[seat])
