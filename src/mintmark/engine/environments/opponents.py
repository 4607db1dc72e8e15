"""Games in which bots play some of the seats: for those who learn to play.

Whoever is asked from outside is a *learner*; between the moves of learners the bots move.
"""

from collections.abc import Callable
from dataclasses import dataclass

from ..batch.stepping import stepping_of
from ..game import Game
from ..offers import mark
from ..playout import BOT_STREAM, BOTS, bot_move_of
from ..random import MASK, below, draw
from ..rule import has, rule

LEARNER = len(BOTS)  # in the place of a bot
ANY_SEAT = -5  # in the place of a seat: one that the game's seed decides
EVERYONE = -6  # in the place of a seat: all of them, each in a row of its own
BEGIN, STEP, OBSERVE, FITS = range(4)  # what can be asked for
SEAT_STREAM = MASK - 1  # the number of a seed that decides it; no game has so many entries


@rule
def sit(seed, seat, kinds, bots):
    """Seat a learner, and the others in turn order from there; say where the learner is."""
    seats = kinds.shape[0]
    if seat == ANY_SEAT:
        seat = below(seed, SEAT_STREAM, seats)
    for k in range(seats):
        bots[(seat + k) % seats] = kinds[k]
    return seat


@dataclass(frozen=True)
class Environments:
    """What the environments call, for the interpreter and for cores."""

    single: Callable[..., bool]  # one game, and what is seen of it
    vector: Callable[..., int]  # many games with one learner each


def environments_of(game: Game) -> Environments:
    """The rules of games with bots and learners."""
    one, bot_move = stepping_of(game), bot_move_of(game)
    begin, fits, step, offer, observe = one.begin, one.fits, one.step, one.offer, one.observe

    @rule
    def let_bots_move(box, s, book, g, bots, replies, spare, offers, out):
        """The bots move until a learner is asked or the game is over."""
        bot_seed = draw(book.seed[g], BOT_STREAM)
        while book.to_act[g] != 0 and bots[book.mover[g]] != LEARNER:
            who, n = book.mover[g], book.entries[g]
            replies[g, 0] = bot_move(box, s, spare, who, bots, bot_seed, n, offers, out)
            step(box, s, book, g, replies, 0, offers)

    def single(
        boxes, states, book, command, actions, bots, looking, masks, rows, replies, offers, out
    ):
        box, s = boxes[0], states[0]
        if command == BEGIN:
            begin(box, s, book, 0, offers)
        elif command == STEP:
            if not fits(box, s, book, 0, actions, offers):
                return False
            step(box, s, book, 0, actions, 0, offers)
        if command != OBSERVE:
            let_bots_move(box, s, book, 0, bots, replies, states[1:], offers, out)
        if looking == EVERYONE:
            for seat in range(rows.shape[0]):
                mark(offers, offer(box, s, book, 0, seat, offers), masks[seat])
                masks[seat, masks.shape[1] - 1] = not has(book.to_act[0], seat)  # it waits
                observe(box, s, book, 0, seat, states[1], rows[seat : seat + 1])
        else:
            mark(offers, offer(box, s, book, 0, looking, offers), masks[0])
            observe(box, s, book, 0, looking, states[1], rows)
        return True

    @rule
    def open_game(box, s, book, g, seat, kinds, bots, learners, spare, replies, offers, out):
        """A game from its start to the first question to its learner."""
        learners[g] = sit(book.seed[g], seat, kinds, bots[g])
        begin(box, s, book, g, offers)
        let_bots_move(box, s, book, g, bots[g], replies, spare, offers, out)

    def vector(
        box, states, book, command, actions, seat, kinds, bots, learners, same_step, ended, rewards,
        finals, masks, rows, replies, low, high, spare, offers, out,
    ):  # fmt: skip
        table = (seat, kinds, bots, learners, spare, replies, offers, out)
        for g in range(low, high):
            s, over = states[g], book.to_act[g] == 0
            if command == FITS:
                if not over and not fits(box, s, book, g, actions, offers):
                    return g
                continue
            if command == BEGIN:
                open_game(box, s, book, g, *table)
            elif over:
                book.seed[g] += states.shape[0]
                open_game(box, s, book, g, *table)
            else:
                step(box, s, book, g, actions, 0, offers)
                let_bots_move(box, s, book, g, bots[g], replies, spare, offers, out)
                if book.to_act[g] == 0:
                    ended[g], rewards[g] = True, book.rewards[g, learners[g]]
                    if same_step:
                        observe(box, s, book, g, learners[g], spare[0], finals)
                        book.seed[g] += states.shape[0]
                        open_game(box, s, book, g, *table)
            mark(offers, offer(box, s, book, g, learners[g], offers), masks[g])
            observe(box, s, book, g, learners[g], spare[0], rows)
            if book.to_act[g] == 0:  # any action will do: the next step begins a game
                for move in range(masks.shape[1]):
                    masks[g, move] = True
        return -1

    return Environments(single, vector)
