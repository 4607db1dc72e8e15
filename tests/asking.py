"""Asking bots, in tests."""

from mintmark.bots.bot import Budget, Question
from mintmark.bots.roster import bot
from mintmark.engine.chance import draw


def question(play, seat, seed=0, **budget):
    """What a seat is asked now."""
    return Question(play.setup, seat, play.view_record(seat), seed, Budget(**budget))


def choose(name, play, seat, seed=0):
    """The move of a quick bot; at each point of the game its luck is new."""
    return bot(name, play.setup).answer(question(play, seat, draw(seed, play.ply))).move
