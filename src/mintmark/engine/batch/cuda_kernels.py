"""The rules of stepping as kernels for a GPU: a game is a thread."""

from functools import cache
from typing import Any

import numba
from numba import cuda

from ..game import Game
from ..numba import register
from ..offers import BASE, COLUMNS, HALF, MEMBERS
from ..playout import BOT_STREAM, random_round_of
from ..random import draw
from ..rule import first
from .stepping import stepping_of

THREADS = 128  # a block
WARP, ALL = 32, 0xFFFFFFFF  # threads that go in step, and the bit set of them
TOGETHER = 16  # of a warp's games that are over before they are counted and others begun
NOTHING_YET = -1  # in the place of a game
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
    luck_of, conclude = at_random.luck_of, at_random.conclude
    awaited, random_round = game.rules.awaited, random_round_of(game)
    state, most = numba.from_dtype(game.State.narrow), game.moves.size
    sets = (game.bounds.sets + 1, COLUMNS)
    wide = numba.int32 if game.bounds.members <= HALF else numba.int64
    number, words = numba.int16, -(-game.moves.actions // WARP)
    size = game.State.narrow.itemsize
    word = {1: numba.uint8, 2: numba.uint16, 4: numba.uint32, 8: numba.uint64}[
        game.State.narrow.alignment
    ]
    on_chip, registers = size <= SMALL, REGISTERS // min(HELD, ROOM // size)
    register()

    @jit(device=True)
    def copy(source, target):
        """Word by word: field by field is written out as thousands of instructions."""
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
            copy(states[g : g + 1].view(word), own.view(word))
            finish_one(boxes[0], own, g, book, ends, luck, bots, log, offers, out)

    @jit(max_registers=registers if on_chip else None)
    def finish_at_random(boxes, states, book, ends, luck, log, taken):
        """As `finish`, for random bots: a round an iteration, whichever games it belongs to.

        A thread whose game is over takes the next one that nobody has `taken`. As all of a warp
        wait meanwhile, it is done for many of them together.
        """
        games, box, mine = states.shape[0], boxes[0], cuda.threadIdx.x
        if on_chip:
            own = cuda.shared.array(THREADS, state)[mine : mine + 1]
        else:
            own = cuda.local.array(1, state)
        offers = cuda.local.array(sets, wide)
        g, seed, bot_seed, n, asked = NOTHING_YET, 0, 0, 0, 0
        while True:
            over = cuda.popc(cuda.ballot_sync(ALL, asked == 0))
            if over >= TOGETHER:
                if asked == 0 and g < games:
                    if g != NOTHING_YET:
                        conclude(box, own[0], ends, g, n)
                    g = cuda.atomic.add(taken, 0, 1)
                    if g < games:
                        copy(states[g : g + 1].view(word), own.view(word))
                        seed, n = luck_of(book, g, luck)
                        bot_seed, asked = draw(seed, BOT_STREAM), awaited(box, own[0])
                if cuda.all_sync(ALL, g >= games):
                    break
            if asked:
                n = random_round(box, own[0], asked, seed, bot_seed, n, offers, log)
                asked = awaited(box, own[0])

    kernels = (begin, fits, step, mask, pick, observe, finish, finish_at_random)
    return {kernel.py_func.__name__: kernel for kernel in kernels}
