"""Texts that are no editions: each is refused with its line, and soon."""

import time

import pytest

from mintmark.engine.editions import WIDEST, Source
from mintmark.errors import InvalidEdition

NASTY = {
    "nested in one line": "a = " + "[" * 20_000,
    "nested over lines": "a = " + "[\n" * 20_000,
    "inline tables": "a = " + "{b = " * 9_000,
    "a key of many parts": "a." * 19_000 + "b = 1",
    "many digits": "a = " + "9" * 39_000,
    "a wide line later on": "a = 1\n" + "b = " + "1" * WIDEST,
}


@pytest.mark.parametrize("name", NASTY)
def test_a_text_that_would_take_for_ever_is_refused_at_once(name):
    began = time.perf_counter()
    with pytest.raises(InvalidEdition, match=r"line \d+: (a line has|nested far)"):
        Source(NASTY[name])
    assert time.perf_counter() - began < 1
