"""The figures of a summary."""

from collections import Counter

import pytest

from mintmark.engine.batch.statistics import quantile, share, spread


def test_wilsons_interval():
    """By hand: 30 of 100 gives 0.2189 to 0.3958 (Wilson's score interval, 95 %)."""
    fact = share(30, 100)
    assert (fact["low"], fact["high"]) == pytest.approx((0.2189, 0.3958), abs=1e-4)


def test_an_interval_stays_between_none_and_all():
    assert share(0, 10)["low"] == 0 and 0.2 < share(0, 10)["high"] < 0.35
    assert share(10, 10)["high"] == pytest.approx(1)


def test_mean_deviation_and_quantiles():
    counter = Counter({1: 2, 3: 2})
    assert spread(counter) == {"mean": 2, "sd": 1, "least": 1, "p5": 1, "p95": 3, "most": 3}
    assert quantile(Counter(range(1, 101)), 0.05) == 5
    assert quantile(Counter(range(1, 101)), 0.95) == 95
