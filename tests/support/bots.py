"""Asking bots, in tests."""

from random import Random

import mintmark
from mintmark.bots.bot import Budget, Question
from mintmark.bots.roster import bot
from mintmark.bots.simple import forward
from mintmark.engine.random import draw


def question(play, seat, seed=0, **budget):
    """What a seat is asked now."""
    return Question(play.setup, seat, play.view_state(seat), seed, Budget(**budget))


def choose(name, play, seat, seed=0):
    """The move of a quick bot; at each point of the game its luck is new."""
    return bot(name, play.setup).answer(question(play, seat, draw(seed, play.ply))).move


def moments(name, seats, seed, stride=1):
    """Moments of a random game at which a seat has a choice, every n-th of them."""
    play, random, met = mintmark.new(name, seats=seats, seed=seed), Random(seed), 0
    while play.awaited:
        seat = random.choice(play.awaited)
        if len(forward(question(play, seat))) > 1:
            met += 1
            if met % stride == 0:
                yield play, seat
        play.push(seat, choose("random", play, seat, seed))
