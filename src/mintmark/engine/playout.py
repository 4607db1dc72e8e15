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


def playout_of(game: Game) -> Callable[..., int]:
    """The rule that plays a game to its end and says how many moves it took, chance's included."""
    rules = game.rules
    awaited, outcomes, forward, apply = rules.awaited, rules.outcomes, rules.forward, rules.apply
    view, greedy, hide = rules.view, rules.greedy, game.State.hide

    @rule
    def choose(box, states, seat, bot, seed, n, out):
        """A bot's move. It sees the view in states[1], never the state in states[0]."""
        count = forward(box, states[0], seat, out)
        if bot == GREEDY:
            hide(states[1])
            view(box, states[0], seat, states[1])
            return greedy(box, states[1], seat, out, count, states[2], seed, n)
        return out[below(seed, n, count)]

    @rule
    def playout(box, states, bots, seed, out, weights, log):
        """Play states[0] to the end. `out` and `weights` are scratch; `log` takes (who, move)."""
        n = 0
        bot_seed = draw(seed, BOT_STREAM)
        seats = awaited(box, states[0])
        while seats:
            who = first(seats)
            if who == CHANCE:
                count = outcomes(box, states[0], out, weights)
                move = out[weighted(seed, n, weights, count)]
            else:
                move = choose(box, states, who, bots[who], bot_seed, n, out)
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
        r.moves = playout(box, states, bots, seed, out, weights, log)
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
