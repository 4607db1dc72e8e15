"""What a match tells of its entrants: shares of the victories, places, points, ratings.

Games of one deal are no independent samples: they share their luck. So the intervals come from
drawing whole deals anew, again and again, out of those that were played (a bootstrap).
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .game import Played
from .ratings import Rating, ratings

SAMPLES = 2000  # of the bootstrap

Interval = tuple[float, float]  # 95 %


@dataclass(frozen=True, slots=True)
class Figures:
    """How an entrant has done."""

    bot: str
    games: int
    seats: int  # that it sat in, in all games together
    share: float  # of the victories, by seat
    interval: Interval | None  # of the share; with a single deal there is none
    times_fair: float  # the share, compared with that among equals
    place: float
    score: float | None  # in the games that it did not forfeit, if there are any
    rating: Rating
    seconds: float | None  # a decision
    forfeits: dict[str, int]  # by reason


def figures(bots: Sequence[str], games: Iterable[Played], seed: int) -> list[Figures]:
    """All entrants, the best first, after whole deals."""
    ordered = sorted(games, key=lambda played: played.game)
    intervals, rated = share_intervals(bots, ordered, seed), ratings(bots, ordered)
    found = [
        figures_of(bot, [played for played in ordered if bot in played.seating], interval, rating)
        for bot, interval, rating in zip(bots, intervals, rated, strict=True)
    ]
    return sorted(found, key=lambda f: (-f.times_fair, -f.rating.mean))


def figures_of(
    bot: str, games: Sequence[Played], interval: Interval | None, rating: Rating
) -> Figures:
    """One entrant, from the games in which it took part."""
    sat = [(g, seat) for g in games for seat, name in enumerate(g.seating) if name == bot]
    share = sum(g.shares[seat] for g, seat in sat) / len(sat)
    gone = {(g.game, fact["seat"]) for g in games for fact in g.forfeits}
    scores = [g.scores[seat] for g, seat in sat if (g.game, seat) not in gone]
    answers = sum(g.answers[seat] for g, seat in sat)
    return Figures(
        bot=bot,
        games=len(games),
        seats=len(sat),
        share=share,
        interval=interval,
        times_fair=share * len(games[0].seating),
        place=sum(g.places[seat] for g, seat in sat) / len(sat),
        score=sum(scores) / len(scores) if scores else None,
        rating=rating,
        seconds=sum(g.seconds[seat] for g, seat in sat) / answers if answers else None,
        forfeits=dict(
            Counter(fact["reason"] for g in games for fact in g.forfeits if fact["bot"] == bot)
        ),
    )


def share_intervals(
    bots: Sequence[str], games: Sequence[Played], seed: int
) -> list[Interval | None]:
    """Between which shares by seat 95 of 100 samples of deals lie, for each entrant."""
    shares = shares_by_deal(bots, games)
    deals = len(shares)
    if deals < 2:
        return [None] * len(bots)
    chance = np.random.default_rng(seed)
    samples = [shares[chance.integers(deals, size=deals)].mean(axis=0) for _ in range(SAMPLES)]
    ends = np.quantile(samples, (0.025, 0.975), axis=0)
    return [(float(low), float(high)) for low, high in ends.T]


def shares_by_deal(bots: Sequence[str], games: Sequence[Played]) -> Any:
    """The share by seat of each entrant (a column) in each deal (a row), all played to the end."""
    row = {deal: k for k, deal in enumerate(sorted({played.deal for played in games}))}
    column = {bot: k for k, bot in enumerate(bots)}
    shares, seats = np.zeros((2, len(row), len(column)))
    for played in games:
        for bot, share in zip(played.seating, played.shares, strict=True):
            shares[row[played.deal], column[bot]] += share
            seats[row[played.deal], column[bot]] += 1
    return shares / seats
