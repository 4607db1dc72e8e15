"""Whole games played by bots: written once for every game, run in every mode."""

from collections.abc import Callable
from typing import Any

import numpy as np

from .game import Game
from .offers import COLUMNS, listed, pick, pick_outcome
from .random import MASK, draw
from .rule import CHANCE, first, has, rule

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


@rule
def note(log, n, who, move):
    """Note the n-th entry, if there is room for it."""
    if n < log.shape[0]:
        log[n, 0], log[n, 1] = who, move


def bot_move_of(game: Game) -> Callable[..., int]:
    """The rule that finds what a bot does next."""
    forward, view, policy = game.rules.forward, game.rules.view, game.rules.policy
    hide = game.State.hide

    @rule
    def bot_move(box, s, spare, who, bots, bot_seed, n, offers, out):
        """A bot sees its view, made in spare[0], never the state; in spare[1] it looks ahead."""
        sets = forward(box, s, who, offers)
        if bots[who] == RANDOM:
            return pick(offers, sets, draw(bot_seed, n))
        hide(spare[0])
        view(box, s, who, spare[0])
        count = listed(offers, sets, out)
        return policy(box, spare[0], who, out, count, spare[1], bot_seed, n)

    return bot_move


def random_round_of(game: Game) -> Callable[..., int]:
    """The rule by which chance acts, if it is asked, and then a random bot, if one is asked."""
    awaited, apply = game.rules.awaited, game.rules.apply
    outcomes, forward = game.rules.outcomes, game.rules.forward

    @rule
    def random_round(box, s, seats, seed, bot_seed, n, offers, log):
        """From the n-th entry on, for which these seats are awaited; how many there are then.

        Two steps, since games side by side on a GPU do each at the same time. Numbers are drawn
        first, since a processor does that beside what follows.
        """
        if has(seats, CHANCE):
            number = draw(seed, n)
            move = pick_outcome(offers, outcomes(box, s, offers), number)
            note(log, n, CHANCE, move)
            apply(box, s, CHANCE, move)
            n += 1
            seats = awaited(box, s)
        if seats and not has(seats, CHANCE):
            number, who = draw(bot_seed, n), first(seats)
            move = pick(offers, forward(box, s, who, offers), number)
            note(log, n, who, move)
            apply(box, s, who, move)
            n += 1
        return n

    return random_round


def playout_of(game: Game, greedy: bool = True) -> Callable[..., int]:
    """The rule that plays a game to its end; without `greedy` all bots are random."""
    awaited, apply, outcomes = game.rules.awaited, game.rules.apply, game.rules.outcomes
    bot_move, random_round = bot_move_of(game), random_round_of(game)

    @rule
    def playout(box, states, bots, seed, n, offers, out, log):
        """Play states[0] to the end, from its n-th entry on, and say how many there are then.

        The other states, `offers` and `out` are scratch; `log` takes (who, move).
        """
        s, spare, bot_seed = states[0], states[1:], draw(seed, BOT_STREAM)
        seats = awaited(box, s)
        while seats:
            if greedy:
                who = first(seats)
                if who == CHANCE:
                    move = pick_outcome(offers, outcomes(box, s, offers), draw(seed, n))
                else:
                    move = bot_move(box, s, spare, who, bots, bot_seed, n, offers, out)
                note(log, n, who, move)
                apply(box, s, who, move)
                n += 1
            else:
                n = random_round(box, s, seats, seed, bot_seed, n, offers, log)
            seats = awaited(box, s)
        return n

    return playout
