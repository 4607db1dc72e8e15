"""Reviews: how long they take, and how far they agree with reviews by ten times the iterations.

.venv/bin/python benchmarks/review.py coinage casual club --games 4
"""

import sys
import time
from itertools import cycle, islice
from statistics import fmean

import click

import mintmark
from mintmark.bots.bot import Question
from mintmark.bots.roster import BOTS, bot
from mintmark.engine.random import draw
from mintmark.play import Play
from mintmark.review.findings import Decision, Review

MORE = 10  # times the iterations


def game(name: str, bots: tuple[str, ...], seed: int) -> Play:
    """A game of some bots; as many sit there as are named."""
    play = mintmark.new(name, seats=len(bots), seed=seed)
    players = [bot(each, play.setup) for each in bots]
    while play.awaited:
        seat = play.awaited[0]
        asked = Question(play.setup, seat, play.view_state(seat), draw(seed, play.ply))
        play.push(seat, players[seat].answer(asked).move)
    return play


def timed(play: Play, iterations: int | None) -> tuple[Review, float]:
    """A review, and how long it kept the processor busy."""
    began = time.process_time()
    return play.review(iterations=iterations, jobs=1), time.process_time() - began


def pairs(ours: Review, theirs: Review) -> list[tuple[Decision, Decision]]:
    """The same decisions in both."""
    return list(zip(ours.decisions, theirs.decisions, strict=True))


@click.command()
@click.argument("name", metavar="GAME", type=click.Choice(mintmark.GAMES))
@click.argument("bots", nargs=-1, required=True, type=click.Choice(list(BOTS)))
@click.option("--games", default=3, show_default=True)
@click.option("--iterations", type=int, help="Of the shorter review.  [default: the game's own]")
@click.option("--more", default=MORE, show_default=True, help="Times as many; 0: only the time.")
def main(name: str, bots: tuple[str, ...], games: int, iterations: int | None, more: int) -> None:
    """Let BOTS play GAME, one a seat, turned by a seat each time, and review it twice."""
    seconds, decisions, further = [], list[tuple[Decision, Decision]](), list[float]()
    timed(game(name, ("random",) * len(bots), 0), 1)  # compiled, before any clock runs
    for seed in range(games):
        seated = tuple(islice(cycle(bots), seed % len(bots), seed % len(bots) + len(bots)))
        play = game(name, seated, seed)
        review, took = timed(play, iterations)
        seconds.append(took)
        further += [abs(sum(each.account.rest.values())) for each in review.players]
        if more:
            decisions += pairs(review, timed(play, review.iterations * more)[0])
        print(f"game {seed + 1}: {took:.1f} s", file=sys.stderr)
    print(f"{name}, {games} games of {', '.join(bots)}, {review.iterations} iterations")
    print(f"seconds of one core: {fmean(seconds):.1f}, at most {max(seconds):.1f}")
    print(f"neither luck nor decisions: {100 * fmean(further):.1f} points of a result")
    if decisions:
        same = fmean(a.verdict == b.verdict for a, b in decisions)
        change = fmean(abs(a.cost - b.cost) for a, b in decisions)
        print(f"with {more} times as many: {len(decisions)} decisions, {same:.0%} of the verdicts")
        print(f"stay, and the cost changes by {100 * change:.2f} points on average")


if __name__ == "__main__":
    main()
