"""Games in which bots play some of the seats: for those who learn to play.

Whoever is asked from outside is a *guest*; between the moves of guests the bots move.
"""

from collections.abc import Callable
from dataclasses import dataclass

from .chance import MASK, below, draw
from .game import Game
from .offers import mark
from .playout import BOT_STREAM, BOTS, bot_move_of
from .rule import has, rule
from .stepping import stepping_of

GUEST = len(BOTS)  # in the place of a bot
ANY_SEAT = -1  # in the place of a seat: one that the game's seed decides
EVERYONE = -2  # in the place of a seat: all of them, each in a row of its own
BEGIN, STEP, LOOK, FITS = range(4)  # what can be asked for
SEAT_STREAM = MASK - 1  # the number of a seed that decides it; no game has so many entries


@rule
def sit(seed, seat, kinds, bots):
    """Seat a guest, and the others in turn order from there; say where the guest is."""
    seats = kinds.shape[0]
    if seat == ANY_SEAT:
        seat = below(seed, SEAT_STREAM, seats)
    for k in range(seats):
        bots[(seat + k) % seats] = kinds[k]
    return seat


@dataclass(frozen=True)
class Company:
    """What the environments call, for the interpreter and for cores."""

    solo: Callable[..., bool]  # one game, and what is seen of it
    crowd: Callable[..., int]  # many games with one guest each


def company_of(game: Game) -> Company:
    """The rules of games with bots and guests."""
    one, bot_move = stepping_of(game), bot_move_of(game, greedy=True)
    begin, fits, step, offer, look = one.begin, one.fits, one.step, one.offer, one.look

    @rule
    def entertain(box, s, book, g, bots, replies, spare, offers, out):
        """The bots move until a guest is asked or the game is over."""
        bot_seed = draw(book.seed[g], BOT_STREAM)
        while book.to_act[g] != 0 and bots[book.mover[g]] != GUEST:
            who, n = book.mover[g], book.entries[g]
            replies[g, 0] = bot_move(
                box, s, spare[0], spare[1], who, bots, bot_seed, n, offers, out
            )
            step(box, s, book, g, replies, 0, offers)

    def solo(boxes, states, book, deed, actions, bots, looking, masks, rows, replies, offers, out):
        box, s = boxes[0], states[0]
        if deed == BEGIN:
            begin(box, s, book, 0, offers)
        elif deed == STEP:
            if not fits(box, s, book, 0, actions, offers):
                return False
            step(box, s, book, 0, actions, 0, offers)
        if deed != LOOK:
            entertain(box, s, book, 0, bots, replies, states[1:], offers, out)
        if looking == EVERYONE:
            for seat in range(rows.shape[0]):
                mark(offers, offer(box, s, book, 0, seat, offers), masks[seat])
                masks[seat, masks.shape[1] - 1] = not has(book.to_act[0], seat)  # it waits
                look(box, s, book, 0, seat, states[1], rows[seat : seat + 1])
        else:
            mark(offers, offer(box, s, book, 0, looking, offers), masks[0])
            look(box, s, book, 0, looking, states[1], rows)
        return True

    @rule
    def open_game(box, s, book, g, seat, kinds, bots, guests, spare, replies, offers, out):
        """A game from its start to the first question to its guest."""
        guests[g] = sit(book.seed[g], seat, kinds, bots[g])
        begin(box, s, book, g, offers)
        entertain(box, s, book, g, bots[g], replies, spare, offers, out)

    def crowd(
        box, states, book, deed, actions, seat, kinds, bots, guests, same_step, ended, rewards,
        finals, masks, rows, replies, low, high, spare, offers, out,
    ):  # fmt: skip
        table = (seat, kinds, bots, guests, spare, replies, offers, out)
        for g in range(low, high):
            s, over = states[g], book.to_act[g] == 0
            if deed == FITS:
                if not over and not fits(box, s, book, g, actions, offers):
                    return g
                continue
            if deed == BEGIN:
                open_game(box, s, book, g, *table)
            elif over:
                book.seed[g] += states.shape[0]
                open_game(box, s, book, g, *table)
            else:
                step(box, s, book, g, actions, 0, offers)
                entertain(box, s, book, g, bots[g], replies, spare, offers, out)
                if book.to_act[g] == 0:
                    ended[g], rewards[g] = True, book.rewards[g, guests[g]]
                    if same_step:
                        look(box, s, book, g, guests[g], spare[0], finals)
                        book.seed[g] += states.shape[0]
                        open_game(box, s, book, g, *table)
            mark(offers, offer(box, s, book, g, guests[g], offers), masks[g])
            look(box, s, book, g, guests[g], spare[0], rows)
            if book.to_act[g] == 0:  # any action will do: the next step begins a game
                for move in range(masks.shape[1]):
                    masks[g, move] = True
        return -1

    return Company(solo, crowd)
