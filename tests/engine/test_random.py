"""The generator: the published numbers, the right odds."""

import numpy as np
import pytest

from mintmark.engine.random import SEEDS, below, draw, weighted


@pytest.mark.parametrize(
    ("counter", "key", "answer"),
    [
        ((0x00000000, 0x00000000), 0x00000000, 0xFF1DAE59),
        ((0xFFFFFFFF, 0xFFFFFFFF), 0xFFFFFFFF, 0x2C3F628B),
        ((0x243F6A88, 0x85A308D3), 0x13198A2E, 0xDD7CE038),
    ],
)
def test_it_gives_the_known_answers_of_philox(counter, key, answer):
    """The known-answer vectors that come with Random123, for Philox2x32 with ten rounds."""
    assert draw(counter[1] << 32 | key, counter[0]) == answer


def test_numbers_below_a_bound_come_equally_often():
    counts = np.bincount([below(seed, n, 6) for seed in range(300) for n in range(40)], minlength=6)
    chi2 = ((counts - 2000) ** 2 / 2000).sum()
    assert chi2 < 20.5  # five degrees of freedom, one in a thousand


def test_indices_come_as_often_as_their_weights():
    weights, n = [1, 0, 3, 6], 12_000
    counts = np.bincount([weighted(9, k, weights, 4) for k in range(n)], minlength=4)
    expected = np.array(weights) * n / 10
    assert counts[1] == 0
    others = expected > 0
    assert ((counts - expected)[others] ** 2 / expected[others]).sum() < 13.8


def test_neighbouring_seeds_have_nothing_in_common():
    numbers = {draw(seed, n) for seed in (0, 1, SEEDS - 1, 1 << 32) for n in range(500)}
    assert len(numbers) == 2000
