"""The rules of stepping as kernels for a GPU: a game is a thread."""

from functools import cache
from typing import Any

import numba
from numba import cuda

from .compiled import register
from .game import Game
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
    offer_one, pick_one, look_one, finish_one = one.offer, one.pick, one.look, one.finish
    finish_random = stepping_of(game, greedy=False).finish
    state, most = numba.from_dtype(game.State.narrow), game.most_moves
    number, byte, words = numba.int16, numba.uint8, -(-game.actions // WARP)
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
            out, weights = cuda.local.array(most, number), cuda.local.array(most, number)
            book.seed[g], book.done[g] = seed + g, False
            for seat in range(book.rewards.shape[1]):
                book.rewards[g, seat] = 0
            begin_one(boxes[0], states[g], book, g, out, weights)

    @cuda.jit
    def fits(boxes, states, book, actions, misfit):
        g = cuda.grid(1)
        if g < states.shape[0] and not fits_one(boxes[0], states[g], book, g, actions):
            cuda.atomic.max(misfit, 0, states.shape[0] - g)  # so that the first game wins

    @cuda.jit
    def step(boxes, states, book, actions, misfit, onwards):
        g = cuda.grid(1)
        if g < states.shape[0] and misfit[0] == ALL_FIT:
            out, weights = cuda.local.array(most, number), cuda.local.array(most, number)
            step_one(boxes[0], states[g], book, g, actions, onwards, out, weights)

    @cuda.jit
    def mask(boxes, states, book, seat, masks):
        bits = cuda.shared.array((THREADS, words), numba.uint32)
        mine, games, actions = cuda.threadIdx.x, masks.shape[0], masks.shape[1]
        g = cuda.grid(1)
        for word in range(words):
            bits[mine, word] = 0
        if g < games:
            out = cuda.local.array(most, number)
            for k in range(offer_one(boxes[0], states[g], book, g, seat, out)):
                bits[mine, out[k] // WARP] |= numba.uint32(1 << out[k] % WARP)
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
            out = cuda.local.array(most, number)
            actions[g] = pick_one(boxes[0], states[g], book, g, seed, out)

    @cuda.jit
    def look(boxes, states, book, seat, rows):
        g = cuda.grid(1)
        if g < states.shape[0]:
            view = cuda.local.array(1, state)
            look_one(boxes[0], states[g], book, g, seat, view[0], rows)

    @cuda.jit
    def finish(boxes, states, book, ends, luck, bots, log):
        g = cuda.grid(1)
        if g < states.shape[0]:
            own = cuda.local.array(3, state)
            out, weights = cuda.local.array(most, number), cuda.local.array(most, number)
            copy(states[g : g + 1].view(byte), own.view(byte))
            finish_one(boxes[0], own, g, book, ends, luck, bots, log, out, weights)

    @jit(max_registers=registers if on_chip else None)
    def finish_at_random(boxes, states, book, ends, luck, bots, log):
        """As `finish`, without the room and the code that greedy bots need."""
        mine, g = cuda.threadIdx.x, cuda.grid(1)
        if on_chip:
            own = cuda.shared.array(THREADS, state)[mine : mine + 1]
        else:
            own = cuda.local.array(1, state)
        if g < states.shape[0]:
            out, weights = cuda.local.array(most, number), cuda.local.array(most, number)
            copy(states[g : g + 1].view(byte), own.view(byte))
            finish_random(boxes[0], own, g, book, ends, luck, bots, log, out, weights)

    kernels = (begin, fits, step, mask, pick, look, finish, finish_at_random)
    return {kernel.py_func.__name__: kernel for kernel in kernels}
