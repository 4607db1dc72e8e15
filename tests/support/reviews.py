"""Reviews in tests: games to look at, and answers that no search has to find."""

from hashlib import sha256
from random import Random

import mintmark
from mintmark.bots.bot import Line, Outlook
from mintmark.engine.position import Position
from mintmark.engine.rule import CHANCE
from mintmark.review.asking import Explore
from mintmark.review.reviewing import reviewing


def random_game(name, seats, seed, **options):
    """A game of people who try anything that leads on."""
    play, random = mintmark.new(name, seats=seats, seed=seed, **options), Random(seed)
    while play.awaited:
        seat = random.choice(play.awaited)
        play.push(seat, random.choice(play.forward(seat)))
    return play


def crude(seats, *what):
    """Chances to win that mean nothing, but are the same for the same position."""
    digest = sha256(repr(what).encode()).digest()
    weights = [1 + byte for byte in digest[:seats]]
    return tuple(weight / sum(weights) for weight in weights)


def crude_answer(setup, question):
    """An answer by the crude measure; the first move that leads on is the favourite."""
    if not isinstance(question, Explore):
        return crude(setup.seats, question.state.tobytes())
    position = Position(setup, question.view)
    for number in question.line:
        position = position.applied(question.seat, number)
    wins = crude(setup.seats, question.view.tobytes(), question.line, question.seed)
    lines = ()
    if question.seat in position.awaited:
        lines = (Line(tuple(position.forward_numbers(question.seat)[:1]), (1,), wins, 0.0),)
    return Outlook(wins, 0.0, question.iterations, lines)


def found(asking, answer):
    """What comes of asking, if every question is answered so."""
    try:
        asked = next(asking)
        while True:
            questions = getattr(asked, "questions", asked)
            asked = asking.send([answer(question) for question in questions])
    except StopIteration as end:
        return end.value


def outcomes(position):
    """What chance can do, with its odds."""
    weighted = position.weighted_numbers()
    total = sum(weight for _, weight in weighted)
    return [
        (number, weight / total, position.applied(CHANCE, number)) for number, weight in weighted
    ]


def crude_review(play, **options):
    """A review that means nothing."""
    asking = reviewing(play._history[0], play._entries, play.players, **options)
    return found(asking, lambda question: crude_answer(play.setup, question))
