"""Tables of numbers for the interpreter: what NumPy's would be, as far as rules ask for it."""

import numpy as np
import pytest

from mintmark.engine.numbers import Numbers, together

SHAPE = (2, 3, 4)


@pytest.fixture
def pair():
    """The same numbers twice: ours, and NumPy's."""
    theirs = np.arange(24, dtype=np.int64).reshape(SHAPE) - 5
    return Numbers(memoryview(bytearray(theirs.tobytes())).cast("q", SHAPE)), theirs


KEYS = [
    (1, 2, 3),
    (-1, -1, -1),
    1,
    -2,
    (1, 0),
    np.s_[:],
    np.s_[0:1],
    np.s_[1, :2],
    np.s_[1, 2, 1:],
    np.s_[:, 1],
    np.s_[:, :2, 3],
    np.s_[:, 0, 0],
]


@pytest.mark.parametrize("key", KEYS, ids=str)
def test_parts_are_numpys(pair, key):
    ours, theirs = pair[0][key], pair[1][key]
    assert (ours if isinstance(ours, int) else ours.tolist()) == theirs.tolist()


@pytest.mark.parametrize("value", [7, "row", "lists"])
@pytest.mark.parametrize("key", KEYS[2:9], ids=str)
def test_what_is_written_to_a_part_is_written_to_the_whole(pair, key, value):
    ours, theirs = pair
    given = theirs[key] * 2 if value == "lists" else value
    ours[key] = ours[key] if value == "row" else given if value == 7 else given.tolist()
    theirs[key] = theirs[key] if value == "row" else given
    assert ours.tolist() == theirs.tolist()


def test_a_row_is_the_table_itself_and_columns_are_only_read(pair):
    ours, _ = pair
    ours[1, 2][0] = 99
    assert ours[1, 2, 0] == 99
    with pytest.raises(TypeError):
        ours[:, 0] = 1


@pytest.mark.parametrize("key", [2, (0, 3), (0, 0, 4), (0, 0, -5), np.s_[:, 3]], ids=str)
def test_nothing_lies_outside(pair, key):
    with pytest.raises(IndexError):
        _ = pair[0][key]


@pytest.mark.parametrize("value", [1.5, "1", None])
def test_only_whole_numbers_are_kept(pair, value):
    with pytest.raises((TypeError, ValueError)):
        pair[0][0, 0, 0] = value
    with pytest.raises((TypeError, ValueError)):
        pair[0][0, 0] = value


def test_a_list_that_is_too_short_changes_nothing(pair):
    ours, theirs = pair
    with pytest.raises(ValueError, match="3 numbers"):
        ours[0, 0] = [1, 2, 3]
    assert ours.tolist() == theirs.tolist()


def test_sums(pair):
    ours, theirs = pair
    assert (ours.sum(), ours.any(), [*ours.flat]) == (theirs.sum(), True, theirs.ravel().tolist())
    assert together(ours[1]) == theirs[1].sum(axis=0).tolist()
