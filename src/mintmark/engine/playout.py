"""Whole games played by bots: written once for every game, run in every mode."""

from collections.abc import Callable
from typing import Any

import numpy as np

from .game import Game
from .offers import COLUMNS, draw_outcome, listed, pick
from .random import MASK, draw
from .rule import CHANCE, first, rule

BOTS = ("random", "greedy")  # what may play a seat
RANDOM, GREEDY = range(2)
BOT_STREAM = MASK  # bots draw from a stream of their own: who has chance's could foresee it


def results_layout(game: Game) -> "np.dtype[Any]":
    """What is noted of each game."""
    seats = (game.seats[-1],)
    numbers = [("moves", "i4"), ("turns", "i4"), ("ending", "i4")]
    results = [("scores", "i8", seats), ("places", "i8", seats)]
    return np.dtype([*numbers, *results], align=True)


def scratch(game: Game) -> tuple[Any, Any]:
    """Room for what a seat is offered, as sets and as a list."""
    offers = np.zeros((game.bounds.sets + 1, COLUMNS), np.int64)  # an empty set is written, too
    return offers, np.zeros(game.moves.size, np.int64)


def bot_move_of(game: Game, greedy: bool) -> Callable[..., int]:
    """The rule that finds what a bot does next; without `greedy` all bots are random."""
    forward, view, quick_move = game.rules.forward, game.rules.view, game.rules.policy
    hide = game.State.hide

    @rule
    def bot_move(box, s, v, spare, who, bots, bot_seed, n, offers, out):
        """A bot sees its view, which is made in v, never the state in s."""
        sets = forward(box, s, who, offers)
        if greedy and bots[who] == GREEDY:
            hide(v)
            view(box, s, who, v)
            count = listed(offers, sets, out)
            return quick_move(box, v, who, out, count, spare, bot_seed, n)
        return pick(offers, sets, bot_seed, n)

    return bot_move


def next_move_of(game: Game, greedy: bool) -> Callable[..., int]:
    """The rule that finds what chance or a bot does next."""
    outcomes, bot_move = game.rules.outcomes, bot_move_of(game, greedy)

    @rule
    def next_move(box, states, who, bots, seed, bot_seed, n, offers, out):
        """The state is states[0]; the others are room for a view and for looking ahead."""
        if who == CHANCE:
            return draw_outcome(offers, outcomes(box, states[0], offers), seed, n)
        return bot_move(box, states[0], states[1], states[2], who, bots, bot_seed, n, offers, out)

    return next_move


def playout_of(game: Game, greedy: bool = True) -> Callable[..., int]:
    """The rule that plays a game to its end; without `greedy` all bots are random."""
    awaited, apply = game.rules.awaited, game.rules.apply
    outcomes, forward = game.rules.outcomes, game.rules.forward
    next_move = next_move_of(game, greedy)

    @rule
    def playout(box, states, bots, seed, n, offers, out, log):
        """Play states[0] to the end, from its n-th entry on, and say how many there are then.

        `offers` and `out` are scratch; `log` takes (who, move).
        """
        bot_seed = draw(seed, BOT_STREAM)
        s = states[0]
        seats = awaited(box, s)
        while seats:
            who = first(seats)
            if greedy:
                move = next_move(box, states, who, bots, seed, bot_seed, n, offers, out)
            elif who == CHANCE:  # written out: calls would take a third of the time
                move = draw_outcome(offers, outcomes(box, s, offers), seed, n)
            else:
                move = pick(offers, forward(box, s, who, offers), bot_seed, n)
            if n < log.shape[0]:
                log[n, 0], log[n, 1] = who, move
            apply(box, s, who, move)
            n += 1
            seats = awaited(box, s)
        return n

    return playout
