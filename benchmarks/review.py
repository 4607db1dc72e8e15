"""Reviews: how long they take, and how far they agree with reviews by ten times the iterations.

.venv/bin/python benchmarks/review.py coinage casual club --games 4
"""

import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import fsum
from multiprocessing import get_context
from statistics import fmean

import click

import mintmark
from mintmark.bots.bot import Question
from mintmark.bots.roster import BOTS, bot
from mintmark.engine.random import draw
from mintmark.play import Play
from mintmark.review.findings import VERDICTS, Decision, Review


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


def reviewed(
    name: str, bots: tuple[str, ...], iterations: int | None, more: int, seed: int
) -> tuple[Review, float, Review | None]:
    """A game reviewed, how long that took, and the review by more iterations."""
    turned = seed % len(bots)
    play = game(name, bots[turned:] + bots[:turned], seed)
    review, took = timed(play, iterations)
    return review, took, timed(play, review.iterations * more)[0] if more else None


@click.command()
@click.argument("name", metavar="GAME", type=click.Choice(list(mintmark.GAMES)))
@click.argument("bots", nargs=-1, required=True, type=click.Choice(list(BOTS)))
@click.option("--games", default=3, show_default=True)
@click.option("--iterations", type=int, help="Of the shorter review.  [default: the game's own]")
@click.option("--more", default=10, show_default=True, help="Times as many; 0: only the time.")
@click.option("--jobs", default=1, show_default=True, help="Games at the same time.")
def main(
    name: str, bots: tuple[str, ...], games: int, iterations: int | None, more: int, jobs: int
) -> None:
    """Let BOTS play GAME, one a seat, turned by a seat each time, and review it twice."""
    timed(game(name, ("random",) * len(bots), 0), 1)  # compiled, before any clock runs
    with ProcessPoolExecutor(jobs, get_context("spawn")) as processes:
        work = partial(reviewed, name, bots, iterations, more)
        found = list(processes.map(work, range(games)))
    seconds = [took for _, took, _ in found]
    print(f"{name}, {games} games of {', '.join(bots)}; {found[0][0].iterations} iterations")
    print(f"seconds of one core: {fmean(seconds):.1f}, at most {max(seconds):.1f}")
    rest = [abs(fsum(p.account.rest.values())) for review, *_ in found for p in review.players]
    luck = [abs(p.luck) for review, *_ in found for p in review.players]
    print(f"luck of a player: {100 * fmean(luck):.0f} points, for better or worse")
    print(f"neither luck nor decisions: {100 * fmean(rest):.0f} points")
    if more:
        agreement([pair for ours, _, theirs in found if theirs for pair in pairs(ours, theirs)])


def pairs(ours: Review, theirs: Review) -> list[tuple[Decision, Decision]]:
    """The same decisions in both."""
    return list(zip(ours.decisions, theirs.decisions, strict=True))


def agreement(decisions: list[tuple[Decision, Decision]]) -> None:
    """How many verdicts stay, or move by one at most; how far costs change."""
    steps = [abs(VERDICTS.index(a.verdict) - VERDICTS.index(b.verdict)) for a, b in decisions]
    change = fmean(abs(a.cost - b.cost) for a, b in decisions)
    same, near = fmean(step == 0 for step in steps), fmean(step < 2 for step in steps)
    print(f"{len(decisions)} decisions with more iterations: {same:.0%} of the verdicts stay,")
    print(f"{near:.0%} move by one at most; the cost changes by {100 * change:.2f} points")


if __name__ == "__main__":
    main()
