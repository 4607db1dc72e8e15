"""Whole games played by bots: written once for every game, run in every mode."""

from collections.abc import Callable
from typing import Any

import numpy as np

from .chance import MASK, below, draw, weighted
from .game import Game
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


def bot_move_of(game: Game, greedy: bool) -> Callable[..., int]:
    """The rule that finds what a bot does next; without `greedy` all bots are random."""
    forward, view, quick_move = game.rules.forward, game.rules.view, game.rules.greedy
    hide = game.State.hide

    @rule
    def bot_move(box, s, v, spare, who, bots, bot_seed, n, out):
        """A bot sees its view, which is made in v, never the state in s."""
        count = forward(box, s, who, out)
        if greedy and bots[who] == GREEDY:
            hide(v)
            view(box, s, who, v)
            return quick_move(box, v, who, out, count, spare, bot_seed, n)
        return out[below(bot_seed, n, count)]

    return bot_move


def next_move_of(game: Game, greedy: bool) -> Callable[..., int]:
    """The rule that finds what chance or a bot does next."""
    outcomes, bot_move = game.rules.outcomes, bot_move_of(game, greedy)

    @rule
    def next_move(box, states, who, bots, seed, bot_seed, n, out, weights):
        """The state is states[0]; the others are room for a view and for looking ahead."""
        if who == CHANCE:
            count = outcomes(box, states[0], out, weights)
            return out[weighted(seed, n, weights, count)]
        return bot_move(box, states[0], states[1], states[2], who, bots, bot_seed, n, out)

    return next_move


def playout_of(game: Game, greedy: bool = True) -> Callable[..., int]:
    """The rule that plays a game to its end; without `greedy` all bots are random."""
    next_move, awaited, apply = next_move_of(game, greedy), game.rules.awaited, game.rules.apply

    @rule
    def playout(box, states, bots, seed, n, out, weights, log):
        """Play states[0] to the end, from its n-th entry on, and say how many there are then.

        `out` and `weights` are scratch; `log` takes (who, move).
        """
        bot_seed = draw(seed, BOT_STREAM)
        seats = awaited(box, states[0])
        while seats:
            who = first(seats)
            move = next_move(box, states, who, bots, seed, bot_seed, n, out, weights)
            if n < log.shape[0]:
                log[n, 0], log[n, 1] = who, move
            apply(box, states[0], who, move)
            n += 1
            seats = awaited(box, states[0])
        return n

    return playout


def whole_game_of(game: Game) -> Callable[..., None]:
    """The rule that plays a game from its start and notes in r how it went."""
    rules, playout = game.rules, playout_of(game)
    start, turn, ending = rules.start, rules.turn, rules.ending
    scores, places = rules.scores, rules.places

    @rule
    def whole_game(box, states, bots, seed, out, weights, log, r):
        start(box, states[0])
        r.moves = playout(box, states, bots, seed, 0, out, weights, log)
        r.turns = turn(box, states[0])
        r.ending = ending(box, states[0])
        scores(box, states[0], r.scores)
        for seat in range(r.scores.shape[0]):
            r.places[seat] = r.scores[seat]
        places(box, states[0], r.places)

    return whole_game


def playouts_of(game: Game) -> Callable[..., None]:
    """The entry that plays the games of many seeds, counting up from the first."""
    whole_game = whole_game_of(game)

    def playouts(box, states, bots, first_seed, out, weights, log, results):
        for g in range(results.shape[0]):
            whole_game(box, states, bots, first_seed + g, out, weights, log, results[g])

    return playouts
