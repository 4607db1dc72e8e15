"""Random numbers that are the same on every machine.

One counter-based generator, Philox2x32-10 (Salmon and others, "Parallel random numbers: as easy as
1, 2, 3", 2011): the n-th number of a seed is computed from seed and n alone, so there is no hidden
state to carry, copy or get out of step. Numbers stay in 32-bit lanes of signed 64-bit integers,
because Numba turns a mixture of signed and unsigned ones into floats.
"""

from .rule import rule

SEEDS = 1 << 63  # a seed is a whole number from 0 up to here
MASK = 0xFFFFFFFF
MULTIPLIER = 0xD256D193
WEYL = 0x9E3779B9


@rule
def draw(seed, n):
    """The n-th number of a seed, from 0 to 2**32 - 1."""
    key, left, right = seed & MASK, n & MASK, (seed >> 32) & MASK
    for _ in range(10):
        product = MULTIPLIER * left
        left = ((product >> 32) & MASK) ^ key ^ right
        right = product & MASK
        key = (key + WEYL) & MASK
    return left


@rule
def below(seed, n, bound):
    """A number from 0 to bound - 1: even for powers of two, else within bound / 2**32 of it."""
    return scaled(draw(seed, n), bound)


@rule
def scaled(number, bound):
    """The same of a number that is drawn already."""
    return (number * bound) >> 32


@rule
def weighted(seed, n, weights, count):
    """An index below count, each as likely as its weight."""
    total = 0
    for k in range(count):
        total += weights[k]
    left = below(seed, n, total)
    k = 0
    while left >= weights[k]:
        left -= weights[k]
        k += 1
    return k
