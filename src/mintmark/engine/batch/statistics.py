"""What is counted over many games by bots, and the figures that come of it."""

from collections import Counter
from math import sqrt
from typing import Any

from ..game import Game


class Statistics:
    """Counts; their size does not grow with the number of games, and they can be put together."""

    def __init__(self, seats: int, results: Any = None) -> None:
        self.seats = seats
        self.games = self.shared = 0
        self.wins: Counter[int] = Counter()
        self.endings: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()
        self.moves: Counter[int] = Counter()
        self.scores: list[Counter[int]] = [Counter() for _ in range(seats)]
        if results is not None:
            self.count(results)

    def count(self, results: Any) -> None:
        """Count some games."""
        first = results.places == 1
        alone = first.sum(axis=1) == 1
        self.games += len(results.length)
        self.shared += int((~alone).sum())
        self.wins.update(first[alone].argmax(axis=1).tolist())
        self.endings.update(results.ending.tolist())
        self.turns.update(results.turns.tolist())
        self.moves.update(results.length.tolist())
        for seat, counter in enumerate(self.scores):
            counter.update(results.scores[:, seat].tolist())

    def add(self, later: "Statistics") -> None:
        """Count what was counted elsewhere. In the order of the games, sums come out the same."""
        self.games += later.games
        self.shared += later.shared
        self.wins.update(later.wins)
        self.endings.update(later.endings)
        self.turns.update(later.turns)
        self.moves.update(later.moves)
        for ours, theirs in zip(self.scores, later.scores, strict=True):
            ours.update(theirs)

    def summary(self, game: Game) -> dict[str, Any]:
        """The figures, ready for JSON."""
        return {
            "games": self.games,
            "seats": [
                {"wins": share(self.wins[seat], self.games), "score": spread(self.scores[seat])}
                for seat in range(self.seats)
            ],
            "shared": share(self.shared, self.games),
            "turns": spread(self.turns),
            "moves": spread(self.moves),
            "endings": {
                name: share(self.endings[k], self.games) for k, name in enumerate(game.endings) if k
            },
        }


def share(count: int, games: int) -> dict[str, float]:
    """A rate with its 95 % interval (Wilson's, which holds near 0 and 1 too)."""
    z, rate = 1.959964, count / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return {
        "count": count,
        "rate": rate,
        "low": max(0.0, middle - half),
        "high": min(1.0, middle + half),
    }


def spread(counter: Counter[int]) -> dict[str, float]:
    """Mean and standard deviation, the ends, and what 90 % lie between."""
    games = counter.total()
    mean = sum(value * count for value, count in counter.items()) / games
    variance = sum((value - mean) ** 2 * count for value, count in counter.items()) / games
    return {
        "mean": mean,
        "sd": sqrt(variance),
        "least": min(counter),
        "p5": quantile(counter, 0.05),
        "p95": quantile(counter, 0.95),
        "most": max(counter),
    }


def quantile(counter: Counter[int], part: float) -> int:
    """The smallest value that at least this part of the games does not exceed."""
    left = part * counter.total()
    for value in sorted(counter):
        left -= counter[value]
        if left <= 0:
            break
    return value
