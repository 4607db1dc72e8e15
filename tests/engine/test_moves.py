"""Kinds of moves are declared once; numbers, texts, the parser and examples follow."""

import pytest

from mintmark import InvalidMove
from mintmark.engine.moves import MoveTable, Values, move, values

RANK = values(range(1, 4))
AREA = Values(5, lambda edition: edition)  # an edition of areas has up to five


@move("place {rank} at {area}", rank=RANK, area=AREA)
class Place:
    rank: int
    area: str


@move("done")
class Done:
    pass


@move("toss {sides}", sides=values([(), (1,)], lambda sides: ",".join(map(str, sides)) or "-"))
class Toss:
    sides: tuple[int, ...]


TABLE = MoveTable((Place, Done), (Toss,), lambda edition: {"first": edition[0]})


def test_numbers_leave_room_for_every_value_and_count_the_last_parameter_fastest():
    place, done, toss = TABLE.firsts
    assert (place, done, toss) == (0, 3 * 5, 16)
    assert (TABLE.actions, TABLE.size) == (16, 18)
    moves = TABLE.of(("north", "south"))
    assert len(moves) == TABLE.size
    assert moves[place + 2 * 5 + 1] == Place(3, "south")
    assert moves.all[place + 2] is None  # there is no third area in this edition
    assert moves[done] == Done() and moves[toss + 1] == Toss((1,))


def test_every_move_is_found_by_its_value_and_by_its_text():
    moves = TABLE.of(("north", "south"))
    for number, each in enumerate(moves.all):
        if each is not None:
            assert moves.number(each) == moves.number(str(each)) == number
    assert moves.number("PLACE 2  at FIRST") == moves.number(Place(2, "north"))
    assert str(Toss(())) == "toss -"


def test_examples_name_two_things_of_a_sort_and_what_is_no_move_is_told_them():
    moves = TABLE.of(("north", "south"))
    assert moves.forms == ["place 2 at north", "done"]
    with pytest.raises(InvalidMove, match="Moves look like this: place 2 at north$"):
        moves.number("place 9 at north")
    with pytest.raises(InvalidMove, match="place 2 at north · done$"):
        moves.number(Place(1, "west"))


def test_a_move_is_a_frozen_value():
    assert Place(1, "north") == Place(1, "north") and len({Done(), Done()}) == 1
    with pytest.raises(AttributeError):
        Place(1, "north").rank = 2
