"""Honesty: no bot's answer depends on anything that its seat cannot see."""

from itertools import islice
from random import Random

import pytest
from support.bots import moments, question
from support.subjects import SUBJECTS

from mintmark.bots.bot import Answer
from mintmark.bots.roster import BOTS, QUICK, bot
from mintmark.engine.position import Position

pytestmark = pytest.mark.compiled

SUBJECT = {subject.game.name: subject for subject in SUBJECTS}
TABLES = [("warehouse51", 3), ("warehouse51", 4), ("coin_quest", 2), ("coin_quest", 4)]
POSITIONS = 520  # at each table: more than two thousand in all
SLOW = 8  # bots that the interpreter runs are asked at every n-th position, club in earnest


def twin_of(play, seat, random):
    """The same table, with everything changed that a seat cannot see; None if that is nothing."""
    s, twin = play.now.state.copy(), play.copy()
    SUBJECT[play.setup.game.name].permute(play.setup, s, seat, random)
    if s.tobytes() == play.now.state.tobytes():
        return None
    twin._history._recent[-1] = Position(play.setup, s)
    return twin


def positions(name, seats, count):
    """Moments of several games, each with its twin."""
    found, random = 0, Random(seats)
    for seed in range(100):
        for play, seat in moments(name, seats, seed):
            if (twin := twin_of(play, seat, random)) is not None:
                found += 1
                yield found, play, twin, seat
                if found == count:
                    return


def answers_differ(make, play, twin, seat, iterations=6):
    """Whether a bot at each of the two tables, asked with the same luck, says something else."""
    asked = [question(table, seat, seed=play.ply, iterations=iterations) for table in (play, twin)]
    first, second = (make(table).answer(q) for table, q in zip((play, twin), asked, strict=True))
    return first != second


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_bot_knows_more_than_its_seat(name, seats):
    bots = {}

    def at_table(which):
        return lambda play: bots.setdefault(which, bot(which, play.setup))

    for number, play, twin, seat in positions(name, seats, POSITIONS):
        for which in BOTS:
            if which not in QUICK or number % SLOW == 0:
                assert not answers_differ(at_table(which), play, twin, seat), (which, play.ply)
        if number % SLOW == 0:
            assert not answers_differ(at_table("club"), play, twin, seat, iterations=None), play.ply
    assert number == POSITIONS


class Peeking:
    """A bot that looks at the table itself: by what is hidden it takes this move or that."""

    def __init__(self, play):
        self.play = play

    def answer(self, question):
        parity = sum(self.play.now.state.tobytes()) % 2
        return Answer(question.moves[-parity])


class Imagining(Peeking):
    """A master that is shown the state instead of its view."""

    def answer(self, question):
        peek = type(question)(
            question.setup, question.seat, self.play.now.state, question.seed, question.budget
        )
        return bot("master", question.setup).answer(peek)


@pytest.mark.compiled("warehouse51")
@pytest.mark.parametrize("peeker", [Peeking, Imagining])
def test_a_bot_that_peeks_is_caught(peeker):
    some = islice(positions("warehouse51", 3, 40), 40)
    caught = [answers_differ(peeker, play, twin, seat, 30) for _, play, twin, seat in some]
    assert any(caught)
