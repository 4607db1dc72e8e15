"""The rules of stepping over many games, one after the other: for the interpreter and for cores."""

from collections.abc import Callable
from functools import cache

from ..game import Game
from ..offers import mark
from .stepping import stepping_of


@cache
def kernels_of(game: Game, greedy: bool = True) -> dict[str, Callable[..., int]]:
    """The rules of stepping over the games from `low` up to `high`."""
    one, copy, start = stepping_of(game, greedy), game.State.copy, game.rules.start
    begin_one, fits_one, step_one = one.begin, one.fits, one.step
    offer_one, pick_one, observe_one, finish_one = one.offer, one.pick, one.observe, one.finish

    def begin(box, states, book, low, high, spare, offers, out):
        for g in range(low, high):
            begin_one(box, states[g], book, g, offers)
        return 0

    def fits(box, states, book, actions, low, high, spare, offers, out):
        for g in range(low, high):
            if not fits_one(box, states[g], book, g, actions, offers):
                return g
        return -1

    def step(box, states, book, actions, seed_step, low, high, spare, offers, out):
        for g in range(low, high):
            step_one(box, states[g], book, g, actions, seed_step, offers)
        return 0

    def mask(box, states, book, seat, masks, low, high, spare, offers, out):
        for g in range(low, high):
            mark(offers, offer_one(box, states[g], book, g, seat, offers), masks[g])
        return 0

    def pick(box, states, book, seed, actions, low, high, spare, offers, out):
        for g in range(low, high):
            actions[g] = pick_one(box, states[g], book, g, seed, offers)
        return 0

    def observe(box, states, book, seat, rows, low, high, spare, offers, out):
        for g in range(low, high):
            observe_one(box, states[g], book, g, seat, spare[0], rows)
        return 0

    def finish(box, states, book, ends, luck, bots, log, low, high, spare, offers, out):
        for g in range(low, high):
            copy(states[g], spare[0])
            finish_one(box, spare, g, book, ends, luck, bots, log, offers, out)
        return 0

    def simulate(box, states, book, luck, bots, log, low, high, spare, offers, out):
        for g in range(low, high):
            start(box, spare[0])
            finish_one(box, spare, g, book, book, luck, bots, log, offers, out)
        return 0

    kernels = (begin, fits, step, mask, pick, observe, finish, simulate)
    return {kernel.__name__: kernel for kernel in kernels}
