"""The figures, by hand and on made-up games."""

import numpy as np
import pytest

from mintmark.arena.game import Played
from mintmark.arena.ratings import ratings
from mintmark.arena.statistics import figures, share_intervals


def game(number, deal, seating, places, scores=None, forfeits=()):
    """A made-up game; only what is counted matters."""
    winners = places.count(1)
    return Played(
        game=number,
        deal=deal,
        lineup=seating,
        seating=seating,
        scores=scores or [10 - place for place in places],
        places=places,
        shares=[(place == 1) / winners if winners else 0.0 for place in places],
        forfeits=[{"seat": k, "bot": seating[k], "reason": why} for k, why in forfeits],
        answers=[4] * len(seating),
        seconds=[2.0] * len(seating),
        record={},
    )


def test_shares_places_points_and_seconds_by_hand():
    games = [
        game(1, 1, ["a", "b"], [1, 2], [20, 10]),
        game(2, 1, ["b", "a"], [1, 1], [15, 15]),
        game(3, 2, ["a", "b"], [2, 1], [1, 2]),
        game(4, 2, ["b", "a"], [2, 1], [8, 9], forfeits=[(0, "slept")]),
    ]
    a, b = figures(["b", "a"], games, seed=0)
    assert (a.bot, a.games, a.seats, a.share, a.times_fair) == ("a", 4, 4, 2.5 / 4, 1.25)
    assert (a.place, a.score, a.seconds, a.forfeits) == (5 / 4, 45 / 4, 0.5, {})
    assert (b.share, b.place, b.score) == (1.5 / 4, 6 / 4, 9)
    assert b.forfeits == {"slept": 1}


def test_several_seats_of_one_entrant_are_counted_by_seat():
    """One master among three clubs: a share of 40 % is 1.6 times the fair one."""
    seating = ["master", "club", "club", "club"]
    games = [game(k, k, seating, [1, 2, 3, 4] if k < 3 else [2, 1, 3, 4]) for k in range(1, 6)]
    master, club = figures(["master", "club"], games, seed=0)
    assert (master.share, master.times_fair) == (pytest.approx(0.4), pytest.approx(1.6))
    assert (club.share, club.times_fair) == (pytest.approx(0.2), pytest.approx(0.8))
    assert (master.seats, club.seats, club.games) == (5, 15, 5)


def test_the_bootstrap_agrees_with_the_textbook_where_deals_are_independent():
    """Shares of single-game deals: the normal interval of a rate of 0.3 in 400."""
    chance = np.random.default_rng(1)
    wins = chance.permutation(np.arange(400) < 120)
    games = [game(k, k, ["a", "b"], [1, 2] if win else [2, 1]) for k, win in enumerate(wins)]
    (low, high), _ = share_intervals(["a", "b"], games, seed=0)
    half = 1.96 * np.sqrt(0.3 * 0.7 / 400)
    assert (low, high) == pytest.approx((0.3 - half, 0.3 + half), abs=0.005)
    assert share_intervals(["a", "b"], games, seed=0) == share_intervals(["a", "b"], games, seed=0)


def test_games_of_one_deal_are_one_sample():
    """Four games a deal that always end the same way tell no more than one."""
    once = [game(k, k, ["a", "b"], [1, 2] if k % 2 else [2, 1]) for k in range(60)]
    often = [game(k, k // 4, ["a", "b"], [1, 2] if k // 4 % 2 else [2, 1]) for k in range(240)]
    (low, high), _ = share_intervals(["a", "b"], once, seed=0)
    (low_often, high_often), _ = share_intervals(["a", "b"], often, seed=0)
    assert high_often - low_often == pytest.approx(high - low, rel=0.1)


def test_equal_halves_of_each_deal_leave_no_doubt():
    games = [game(k, k // 2, ["a", "b"], [1, 2] if k % 2 else [2, 1]) for k in range(20)]
    assert share_intervals(["a", "b"], games, seed=0) == [(0.5, 0.5), (0.5, 0.5)]


def test_a_single_deal_has_no_interval():
    assert share_intervals(["a", "b"], [game(1, 1, ["a", "b"], [1, 2])], 0) == [None, None]


def test_ratings_follow_the_places():
    games = [game(k, k, ["a", "b", "c"], [1, 2, 3]) for k in range(30)]
    a, b, c = ratings(["a", "b", "c"], games)
    assert a.mean > b.mean > c.mean
    assert a.low > c.high
    assert a.high - a.mean == pytest.approx(a.mean - a.low)


def test_draws_leave_ratings_equal_and_less_in_doubt():
    games = [game(k, k, ["a", "b"], [1, 1]) for k in range(30)]
    a, b = ratings(["a", "b"], games)
    assert a.mean == pytest.approx(b.mean) == pytest.approx(25, abs=0.5)
    assert a.high - a.low < 2 * 1.96 * 25 / 3


def test_a_rating_of_several_seats_is_one():
    games = [game(k, k, ["a", "b", "b"], [1, 2, 3]) for k in range(20)]
    a, b = ratings(["a", "b"], games)
    assert a.mean > 25 > b.mean
