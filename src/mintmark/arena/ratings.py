"""Ratings by the Plackett-Luce model, for any number of players, with draws (openskill)."""

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from .game import Played

Z = 1.959964  # a normal variable lies within so many deviations 95 times out of 100


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength, of which 25 is the average before play, and its 95 % interval."""

    mean: float
    low: float
    high: float


def ratings(bots: Sequence[str], games: Sequence[Played]) -> list[Rating]:
    """The ratings after these games, one after the other.

    A bot in several seats of a game moves by the mean of what each of them would move it. Bots do
    not change, so nothing is added to the doubt from game to game (tau is 0).
    """
    model = PlackettLuce(tau=0)
    now = {bot: model.rating() for bot in bots}
    for played in games:
        teams = [[now[bot]] for bot in played.seating]
        rated = model.rate(teams, ranks=list(map(float, played.places)))
        for bot in set(played.seating):
            moved = [
                team[0] for name, team in zip(played.seating, rated, strict=True) if name == bot
            ]
            now[bot] = model.rating(
                mu=sum(r.mu for r in moved) / len(moved),
                sigma=sum(r.sigma for r in moved) / len(moved),
            )
    return [Rating(r.mu, r.mu - Z * r.sigma, r.mu + Z * r.sigma) for r in now.values()]
