"""The rules of stepping as kernels for a GPU: a game is a thread."""

from functools import cache
from typing import Any

import numba
from numba import cuda

from ..game import Game
from ..numba import register
from ..offers import BASE, COLUMNS, HALF, MEMBERS
from ..playout import BOT_STREAM
from ..random import draw
from ..rule import first
from .stepping import stepping_of

THREADS = 128  # a block
WARP = 32  # threads that go in step
REGISTERS, ROOM, HELD = 65_536, 227 * 1024, 2_048  # of a processor: bytes, threads it holds
SMALL = 150  # bytes of a state: with so few, enough threads find room for theirs on it
jit: Any = cuda.jit  # its annotations are those of a simulator
ALL_FIT = 0  # else how many games there are from the first misfit on


@cache
def kernels_of(game: Game) -> dict[str, Any]:
    """The kernels of a game; each is compiled when it is first launched."""
    one = stepping_of(game)
    begin_one, fits_one, step_one = one.begin, one.fits, one.step
    offer_one, pick_one, observe_one, finish_one = one.offer, one.pick, one.observe, one.finish
    at_random = stepping_of(game, greedy=False)
    next_move, luck_of, conclude = at_random.next_move, at_random.luck_of, at_random.conclude
    awaited, apply = game.rules.awaited, game.rules.apply
    state, most = numba.from_dtype(game.State.narrow), game.moves.size
    sets = (game.bounds.sets + 1, COLUMNS)
    wide = numba.int32 if game.bounds.members <= HALF else numba.int64
    number, byte, words = numba.int16, numba.uint8, -(-game.moves.actions // WARP)
    size = game.State.narrow.itemsize
    on_chip, registers = size <= SMALL, REGISTERS // min(HELD, ROOM // size)
    register()

    @jit(device=True)
    def copy(source, target):
        """Byte by byte: field by field is written out as thousands of instructions."""
        for k in range(source.shape[0]):
            target[k] = source[k]

    @cuda.jit
    def begin(boxes, states, book, seed):
        g = cuda.grid(1)
        if g < states.shape[0]:
            offers = cuda.local.array(sets, wide)
            book.seed[g], book.done[g] = seed + g, False
            for seat in range(book.rewards.shape[1]):
                book.rewards[g, seat] = 0
            begin_one(boxes[0], states[g], book, g, offers)

    @cuda.jit
    def fits(boxes, states, book, actions, misfit):
        g = cuda.grid(1)
        if g < states.shape[0]:
            offers = cuda.local.array(sets, wide)
            if not fits_one(boxes[0], states[g], book, g, actions, offers):
                cuda.atomic.max(misfit, 0, states.shape[0] - g)  # so that the first game wins

    @cuda.jit
    def step(boxes, states, book, actions, misfit, seed_step):
        g = cuda.grid(1)
        if g < states.shape[0] and misfit[0] == ALL_FIT:
            offers = cuda.local.array(sets, wide)
            step_one(boxes[0], states[g], book, g, actions, seed_step, offers)

    @cuda.jit
    def mask(boxes, states, book, seat, masks):
        bits = cuda.shared.array((THREADS, words), numba.uint32)
        mine, games, actions = cuda.threadIdx.x, masks.shape[0], masks.shape[1]
        g = cuda.grid(1)
        for word in range(words):
            bits[mine, word] = 0
        if g < games:
            offers = cuda.local.array(sets, wide)
            for k in range(offer_one(boxes[0], states[g], book, g, seat, offers)):
                base, members = offers[k, BASE], offers[k, MEMBERS]
                while members:
                    move = base + first(members)
                    bits[mine, move // WARP] |= numba.uint32(1 << move % WARP)
                    members &= members - 1
        cuda.syncthreads()
        # the threads of a warp write a row together, so that what they write lies side by side
        top, lane = cuda.blockIdx.x * THREADS, mine % WARP
        for row in range(mine // WARP, min(THREADS, games - top), THREADS // WARP):
            for word in range(words):
                move = word * WARP + lane
                if move < actions:
                    masks[top + row, move] = bits[row, word] >> lane & 1

    @cuda.jit
    def pick(boxes, states, book, seed, actions):
        g = cuda.grid(1)
        if g < states.shape[0]:
            offers = cuda.local.array(sets, wide)
            actions[g] = pick_one(boxes[0], states[g], book, g, seed, offers)

    @cuda.jit
    def observe(boxes, states, book, seat, rows):
        g = cuda.grid(1)
        if g < states.shape[0]:
            view = cuda.local.array(1, state)
            observe_one(boxes[0], states[g], book, g, seat, view[0], rows)

    @cuda.jit
    def finish(boxes, states, book, ends, luck, bots, log):
        g = cuda.grid(1)
        if g < states.shape[0]:
            own = cuda.local.array(3, state)
            offers, out = cuda.local.array(sets, wide), cuda.local.array(most, number)
            copy(states[g : g + 1].view(byte), own.view(byte))
            finish_one(boxes[0], own, g, book, ends, luck, bots, log, offers, out)

    @jit(max_registers=registers if on_chip else None)
    def finish_at_random(boxes, states, book, ends, luck, bots, log):
        """As `finish`, for random bots: one entry an iteration, whichever game it belongs to.

        A thread takes the next game as soon as one is over, so that no thread waits for others.
        """
        mine, g, games = cuda.threadIdx.x, cuda.grid(1), states.shape[0]
        if on_chip:
            own = cuda.shared.array(THREADS, state)[mine : mine + 1]
        else:
            own = cuda.local.array(1, state)
        offers, out = cuda.local.array(sets, wide), cuda.local.array(1, number)
        box = boxes[0]
        seed, bot_seed, n, asked = 0, 0, 0, 0
        fresh = True
        while g < games:
            if fresh:
                copy(states[g : g + 1].view(byte), own.view(byte))
                seed, n = luck_of(book, g, luck)
                bot_seed, fresh = draw(seed, BOT_STREAM), False
            asked = awaited(box, own[0])
            if asked:
                who = first(asked)
                move = next_move(box, own, who, bots, seed, bot_seed, n, offers, out)
                apply(box, own[0], who, move)
                n += 1
            else:
                conclude(box, own[0], ends, g, n)
                g += cuda.gridsize(1)
                fresh = True

    kernels = (begin, fits, step, mask, pick, observe, finish, finish_at_random)
    return {kernel.py_func.__name__: kernel for kernel in kernels}
