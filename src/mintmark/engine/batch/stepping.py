"""Many games side by side, a step at a time: written once for every game and machine.

What is known of the games of a batch stands in a `Ledger`: tables with a row for each game. A seat
that has to act is *asked*; the first of those asked is the *mover*.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from ..game import Game
from ..offers import offered, pick_outcome
from ..offers import pick as pick_offered
from ..playout import playout_of
from ..random import draw
from ..rule import CHANCE, NOBODY, PASS, first, has, reward, rule, share, winners

OWN_LUCK = -1  # in the place of a seed: that of the game itself
MOVER = -4  # in the place of a seat: whoever is to move


class Ledger(NamedTuple):
    """The tables of a batch. What is said of an ended game stays until the next step."""

    seed: Any  # of the game's luck
    entries: Any  # moves so far, chance's included
    to_act: Any  # bit set of the seats that are asked; 0: the game is over
    mover: Any  # the first of them, or NOBODY
    done: Any  # whether the last step ended a game
    length: Any  # the moves of the game that ended, chance's included
    turns: Any
    ending: Any  # how it ended: a number of Game.endings
    scores: Any  # by seat
    places: Any
    rewards: Any  # 0 until a game ends; then they add up to 0, and a sole winner has 1


KINDS = {"seed": "i8", "done": "?"}  # else i4
BY_SEAT = {"scores": "i8", "places": "i8", "rewards": "f4"}


def ledger(
    games: int, seats: int, zeros: Callable[..., Any] = np.zeros, wide: bool = False
) -> Ledger:
    """Empty tables. The interpreter's numbers are Python's own, as in a wide struct."""
    return Ledger(
        *(
            zeros((games, seats), BY_SEAT[name])
            if name in BY_SEAT
            else zeros(games, object if wide else KINDS.get(name, "i4"))
            for name in Ledger._fields
        )
    )


@dataclass(frozen=True)
class Stepping:
    """Rules over one game of a batch: s is its state, g its row in the ledger book."""

    begin: Callable[..., None]  # (box, s, book, g, offers): a game from its start
    fits: Callable[
        ..., bool
    ]  # (box, s, book, g, actions, offers): whether its actions can be carried out
    step: Callable[..., None]  # (box, s, book, g, actions, seed_step, offers): carry them out;
    #   an ended game begins anew with the seed `seed_step` further, or stays as it is if that is 0
    offer: Callable[..., int]  # (box, s, book, g, seat, offers): the moves of a seat, as sets
    pick: Callable[..., int]  # (box, s, book, g, seed, offers): a random one of the mover's moves
    observe: Callable[..., None]  # (box, s, book, g, seat, v, rows): its features, from its view v
    finish: Callable[..., None]  # (box, states, g, book, ends, luck, bots, log, offers, out): play
    #   states[0] to its end, by its own luck or, if `luck` is a seed, by that; noted in `ends`
    luck_of: Callable[..., tuple[int, int]]  # (book, g, luck): that seed, and the entries so far
    conclude: Callable[..., None]  # (box, s, book, g, length): how a game ended


def stepping_of(game: Game, greedy: bool = True) -> Stepping:
    """The rules by which the games of a batch go on; without `greedy` all bots are random."""
    rules, playout = game.rules, playout_of(game, greedy)
    start, awaited, moves, outcomes = rules.start, rules.awaited, rules.moves, rules.outcomes
    apply, scores, places = rules.apply, rules.scores, rules.places
    turn, ending, forward, view = rules.turn, rules.ending, rules.forward, rules.view
    features, hide = rules.features, game.State.hide

    @rule
    def ask(box, s, book, g, offers):
        """Chance acts until a seat is asked or the game is over."""
        n, asked = book.entries[g], awaited(box, s)
        while has(asked, CHANCE):
            sets = outcomes(box, s, offers)
            apply(box, s, CHANCE, pick_outcome(offers, sets, draw(book.seed[g], n)))
            n += 1
            asked = awaited(box, s)
        book.entries[g], book.to_act[g] = n, asked
        book.mover[g] = first(asked) if asked else NOBODY

    @rule
    def begin(box, s, book, g, offers):
        start(box, s)
        book.entries[g] = 0
        ask(box, s, book, g, offers)

    @rule
    def fits(box, s, book, g, actions, offers):
        alone = actions.shape[1] == 1
        if alone and book.to_act[g] == 0:
            return actions[g, 0] == PASS
        for k in range(actions.shape[1]):
            seat = book.mover[g] if alone else k
            if has(book.to_act[g], seat):
                if not offered(offers, moves(box, s, seat, offers), actions[g, k]):
                    return False
            elif actions[g, k] != PASS:
                return False
        return True

    @rule
    def conclude(box, s, book, g, length):
        """How a game ended."""
        book.length[g], book.turns[g], book.ending[g] = length, turn(box, s), ending(box, s)
        scores(box, s, book.scores[g])
        seats = book.scores.shape[1]
        for seat in range(seats):
            book.places[g, seat] = book.scores[g, seat]
        places(box, s, book.places[g])
        together = winners(book.places[g], seats)
        for seat in range(seats):
            book.rewards[g, seat] = reward(share(book.places[g, seat], together), seats)

    @rule
    def step(box, s, book, g, actions, seed_step, offers):
        if book.done[g]:
            book.done[g] = False
            for seat in range(book.rewards.shape[1]):
                book.rewards[g, seat] = 0
        asked = book.to_act[g]
        alone = actions.shape[1] == 1
        while asked:
            seat = first(asked)
            asked &= ~(1 << seat)
            # by what came up after the moves of others, a seat may not be asked any longer
            if has(book.to_act[g], seat):
                apply(box, s, seat, actions[g, 0 if alone else seat])
                book.entries[g] += 1
                ask(box, s, book, g, offers)
                if book.to_act[g] == 0:
                    book.done[g] = True
                    conclude(box, s, book, g, book.entries[g])
            if alone:
                asked = 0
        if book.done[g] and seed_step:
            book.seed[g] += seed_step
            begin(box, s, book, g, offers)

    @rule
    def offer(box, s, book, g, seat, offers):
        if book.to_act[g] == 0:
            return 0
        who = book.mover[g] if seat == MOVER else seat
        return forward(box, s, who, offers) if has(book.to_act[g], who) else 0

    @rule
    def pick(box, s, book, g, seed, offers):
        sets = offer(box, s, book, g, MOVER, offers)
        return pick_offered(offers, sets, draw(seed + g, book.entries[g])) if sets else PASS

    @rule
    def observe(box, s, book, g, seat, v, rows):
        who = book.mover[g] if seat == MOVER else seat
        if who == NOBODY:  # the game is over
            for k in range(rows.shape[1]):
                rows[g, k] = 0
        else:
            hide(v)
            view(box, s, who, v)
            features(box, v, who, rows[g])

    @rule
    def luck_of(book, g, luck):
        if luck == OWN_LUCK:
            seed, n = book.seed[g], book.entries[g]
        else:
            seed, n = luck + g, 0
        return seed, n

    @rule
    def finish(box, states, g, book, ends, luck, bots, log, offers, out):
        seed, n = luck_of(book, g, luck)
        conclude(box, states[0], ends, g, playout(box, states, bots, seed, n, offers, out, log))

    return Stepping(begin, fits, step, offer, pick, observe, finish, luck_of, conclude)
