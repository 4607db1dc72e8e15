"""Fakes: a toy with all that CoinAge lacks, so that every law has something to bite on.

Six relics go under the hammer one by one. Before play a note lies between each two neighbours:
both may read it, nobody else. A relic named on a note is worth nothing at the end. All bid at once
and in secret; the highest pays the player to the left, ties go to the next after the last winner.
"""

import sys
from dataclasses import dataclass
from pathlib import Path

from mintmark.engine.features import Feature, by_seat, flag, number, one_of, which_seat
from mintmark.engine.game import AI, Bounds, Editions, Game, Notation, Rules, Text, Tuning
from mintmark.engine.moves import MoveTable, move, values
from mintmark.engine.offers import offer_range, outcome
from mintmark.engine.random import below
from mintmark.engine.rule import CHANCE, NOBODY, UNKNOWN, rank, rule
from mintmark.engine.struct import i1, i2, plain, struct

from . import text

RELICS, SEATS, GOLD = 6, 4, 5
BID, RELIC = 0, SEATS * GOLD + 1  # numbers of moves: bids, then chance's relics


@struct
class Box:
    seats: i1


@struct
class State:
    gold: i1[SEATS]
    owner: i1[RELICS]  # a seat, or NOBODY
    note: i1[SEATS]  # the relic named between this seat and the next
    notes: i1  # how many lie
    lot: i1  # the relic for sale, or NOBODY
    bid: i1[SEATS]  # sealed until the last is in; NOBODY: not yet
    lead: i1  # who won last
    turn: i2


@rule
def start(box, s):
    s.notes, s.lot, s.lead, s.turn = 0, NOBODY, 0, 1
    for seat in range(SEATS):
        s.gold[seat] = GOLD if seat < box.seats else 0
        s.note[seat], s.bid[seat] = NOBODY, NOBODY
    for relic in range(RELICS):
        s.owner[relic] = NOBODY


@rule
def to_act(box, s):
    if s.notes < box.seats:
        return 1 << CHANCE
    if s.lot == NOBODY:
        return 1 << CHANCE if unsold(s) else 0
    waiting = 0
    for seat in range(box.seats):
        if s.bid[seat] == NOBODY:
            waiting |= 1 << seat
    return waiting


@rule
def unsold(s):
    count = 0
    for relic in range(RELICS):
        if s.owner[relic] == NOBODY:
            count += 1
    return count


@rule
def noted(s, relic):
    for k in range(s.notes):
        if s.note[k] == relic:
            return True
    return False


@rule
def can_come(box, s):
    """Bit set of the relics that may be noted, or sold next."""
    relics = 0
    for relic in range(RELICS):
        there = not noted(s, relic) if s.notes < box.seats else s.owner[relic] == NOBODY
        relics |= there << relic
    return relics


@rule
def moves(box, s, seat, offers):
    return offer_range(offers, 0, BID, s.gold[seat] + 1)


@rule
def outcomes(box, s, offers):
    return outcome(offers, 0, RELIC, can_come(box, s), 1)


@rule
def apply(box, s, who, move):
    if who == CHANCE and s.notes < box.seats:
        s.note[s.notes] = move - RELIC
        s.notes += 1
    elif who == CHANCE:
        s.lot = move - RELIC
    else:
        s.bid[who] = move
        if to_act(box, s) == 0:  # the last fist opens them all
            hammer(box, s)


@rule
def hammer(box, s):
    best = s.lead
    for k in range(box.seats):
        seat = (s.lead + k) % box.seats
        if s.bid[seat] > s.bid[best]:
            best = seat
    s.gold[best] -= s.bid[best]
    s.gold[(best + 1) % box.seats] += s.bid[best]
    s.owner[s.lot], s.lot, s.lead = best, NOBODY, best
    s.turn += 1
    for seat in range(box.seats):
        s.bid[seat] = NOBODY


@rule
def scores(box, s, out):
    for seat in range(box.seats):
        out[seat] = s.gold[seat] // 5
    for relic in range(RELICS):
        if s.owner[relic] >= 0 and not noted(s, relic):
            out[s.owner[relic]] += 3


@rule
def places(box, s, out):
    rank(out, box.seats)


@rule
def ending(box, s):
    return 1 if to_act(box, s) == 0 else 0


@rule
def turn(box, s):
    return s.turn


@rule
def view(box, s, seat, v):
    v.notes, v.lot, v.lead, v.turn = s.notes, s.lot, s.lead, s.turn
    for k in range(SEATS):
        v.gold[k] = s.gold[k]
        mine = seat >= 0 and (k == seat or (k + 1) % box.seats == seat)
        v.note[k] = UNKNOWN if k < s.notes and not mine else s.note[k]
        v.bid[k] = s.bid[k] if k == seat or s.bid[k] == NOBODY else UNKNOWN
    for relic in range(RELICS):
        v.owner[relic] = s.owner[relic]


@rule
def heard(box, s, who, move, seat):
    if who != CHANCE:
        return move if who == seat else UNKNOWN
    mine = seat >= 0 and (s.notes == seat or (s.notes + 1) % box.seats == seat)
    return UNKNOWN if s.notes < box.seats and not mine else move


@rule
def imagine(box, v, seat, seed):
    n = 0
    for k in range(box.seats):
        while v.note[k] == UNKNOWN:
            relic = below(seed, n, RELICS)
            n += 1
            if not noted(v, relic):
                v.note[k] = relic
        if v.bid[k] == UNKNOWN:
            v.bid[k] = below(seed, n, v.gold[k] + 1)
            n += 1


@rule
def prospects(box, s, out):
    scores(box, s, out)
    for seat in range(box.seats):
        out[seat] *= 10
    return 20


@rule
def policy(box, v, seat, out, count, spare, seed, n):
    return out[count // 2]


FEATURES = (
    Feature("turn", (1,), 6, "the number of the auction"),
    Feature("lot", (RELICS,), 1, "the relic for sale"),
    Feature("lead", (SEATS,), 1, "who won last"),
    Feature("gold", (SEATS,), 5, "coins"),
    Feature("bid", (1,), 5, "your own bid"),
    Feature("closed", (SEATS,), 1, "who has bid"),
    Feature("lies", (SEATS,), 1, "notes that lie, from the one on your left"),
    Feature("note", (SEATS, RELICS), 1, "what they name, where you know it"),
    Feature("owner", (RELICS, SEATS), 1, "whose relics are"),
)


@rule
def features(box, v, seat, out):
    me = max(seat, 0)
    n = number(out, 0, v.turn, 1 / 6)
    n = one_of(out, n, RELICS, v.lot)
    n = which_seat(out, n, box.seats, SEATS, me, v.lead)
    n = by_seat(out, n, box.seats, SEATS, me, v.gold, 1 / 5)
    n = number(out, n, max(0, v.bid[me]), 1 / 5)
    for k in range(SEATS):
        n = flag(out, n, k < box.seats and v.bid[(me + k) % box.seats] != NOBODY)
    for k in range(SEATS):
        n = flag(out, n, k < box.seats and v.note[(me + k) % box.seats] != NOBODY)
    for k in range(SEATS):
        n = one_of(out, n, RELICS, v.note[(me + k) % box.seats] if k < box.seats else NOBODY)
    for relic in range(RELICS):
        n = which_seat(out, n, box.seats, SEATS, me, v.owner[relic])


@move("bid {gold}", gold=values(range(RELIC)))
class Bid:
    gold: int


@move("relic {number}", number=values(range(RELICS)))
class Relic:
    number: int


@dataclass(frozen=True)
class Edition:
    name: str = "toy"
    title: str = "Toy"
    own: None = None


def box(edition, options, seats):
    packed = Box.new()
    packed.seats = seats
    return packed


GAME = Game(
    name="fakes",
    title="Fakes",
    version=1,
    seats=range(3, SEATS + 1),
    secrets=True,
    Box=Box,
    State=State,
    rules=Rules.of(sys.modules[__name__]),
    options=(),
    endings=("running", "all sold"),
    idle=(),
    moves=MoveTable((Bid,), (Relic,)),
    bounds=Bounds(sets=1, members=RELIC),
    editions=Editions(
        word="edition",
        names=("toy",),
        folder=Path(__file__).parent / "editions",
        read=lambda name, text: Edition(),
        box=box,
        contents=lambda edition: edition,
        differences=lambda ours, own: (),
    ),
    notation=Notation(lambda setup, s: plain(s), lambda setup, fields: s_from(fields)),
    show=text.show,
    text=Text(
        events=text.events,
        tell=text.tell,
        ask=text.ask,
        advice=text.advice,
        refusal=text.refusal,
        seat_word=lambda seat: str(seat + 1),
        seat_name=text.seat_name,
    ),
    ai=AI(FEATURES, 0, Tuning(explore=10_000, favour=300, visits=2, turns=1)),
)


def s_from(fields):
    s = State.new()
    for name, value in fields.items():
        s[name] = value
    return s
