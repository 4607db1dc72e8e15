"""What counts as one decision, how it is put in order, and that it is judged by what was known."""

import pytest
from support.reviews import crude_answer, found, random_game

import mintmark
from mintmark.engine.rule import CHANCE
from mintmark.review.asking import Explore
from mintmark.review.course import Course
from mintmark.review.findings import accuracy_of, verdict_of
from mintmark.review.lines import Ground, line_of
from mintmark.review.reviewing import reviewing

NOTES = [["excalibur"], ["holy_grail"], ["mjollnir"], ["pandoras_box"]]


def course_of(play):
    return Course.of(play._history[0], play._entries)


def decided(play):
    """All decisions, each by its seat and its moves as they are put in order."""
    course = course_of(play)
    return [
        (each.seat, [str(play.setup.moves[n]) for n in line_of(course, each, ground)])
        for each in course.choices
        for ground in [Ground.of(course, each)]
    ]


def test_a_turn_of_coinage_is_one_decision():
    play = mintmark.load("coinage", "gold 4,3,2,1 4,3,2,1 - 1,2", seed=1)
    for move in ("place 1 A1", "place 2 B2", "done"):
        play.push(0, move)
    assert decided(play) == [(0, ["place 1 A1", "place 2 B2", "done"])]


def test_nothing_is_decided_where_there_is_no_choice():
    play = mintmark.load("coinage", "gold 3,2,2,1 4,3,2,1 A1:1g/B2:2g 1,2 -", seed=1)
    play.push(0, "done")
    assert decided(play) == []


def test_a_bid_of_coin_quest_is_one_decision_without_detours():
    """Whatever is taken back, and whatever others do meanwhile, does not count."""
    position = {"hand": ["C1 C2 S1", "C1"]}
    play = mintmark.load("coin_quest", position, seats=2, settle=False)
    script = """0 place C1 on 4; 0 place S1 on 1; 1 place C1 on 2; 0 take back C1 from 4;
        0 place C2 on 2; 0 place C1 on 3; 0 lock; 0 unlock; 0 take back C1 from 3;
        0 place C1 on 5; 0 lock; 1 lock"""
    for each in script.split(";"):
        seat, _, move = each.strip().partition(" ")
        play.push(int(seat), move)
    own = ["place S1 on 1", "place C2 on 2", "place C1 on 5", "lock"]
    assert decided(play) == [(0, own), (1, ["place C1 on 2", "lock"])]


def test_a_draw_ends_a_decision_coin_quest():
    """What comes out of the pouch is known from then on."""
    position = {"hand": ["G1.U1 C1", ""], "pouch": ["C1 S1 S2", "C1"]}
    play = mintmark.load("coin_quest", position, seats=2, seed=3)
    for move in ("use G1.U1", "draw"):
        play.push(0, move)
    play.push(0, str(play.forward(0)[0]))
    first, second = decided(play)
    assert first == (0, ["use G1.U1", "draw"])
    assert len(second[1]) == 1


def test_pawning_belongs_to_the_bid_and_opened_fists_end_it_warehouse51():
    owner = {"excalibur": "block", "holy_grail": 1}
    position = {"phase": "sealed", "lot": "excalibur", "revealer": 0, "note": NOTES}
    position |= {"owner": owner, "gold": [10, 4, 16, 10], "supply": 20, "turn": 2}
    play = mintmark.load("warehouse51", position, seats=4, settle=False)
    moves = (0, "fist 1"), (2, "fist 2"), (3, "fist 0"), (1, "pawn holy_grail"), (1, "fist 7")
    for seat, move in (*moves, (1, "reveal blue")):
        play.push(seat, move)
    assert decided(play)[-2:] == [(1, ["pawn holy_grail", "fist 7"]), (1, ["reveal blue"])]


@pytest.mark.parametrize(("name", "seats"), [("warehouse51", 3), ("coin_quest", 3)])
def test_a_decision_is_judged_by_the_view_of_its_seat(name, seats):
    """Every search for a decision begins with what its seat saw then, and with nothing else."""
    play = random_game(name, seats, seed=2)
    course = course_of(play)
    known = {
        course.positions[choice.plies[0]].view(choice.seat).state.tobytes(): choice.seat
        for choice in course.choices
    }
    asked = []

    def answer(question):
        if isinstance(question, Explore):
            asked.append((question.view.tobytes(), question.seat))
        return crude_answer(play.setup, question)

    found(reviewing(course.positions[0], course.entries, play.players, iterations=1), answer)
    assert len(asked) >= len(course.choices) > 20
    assert all(known[view] == seat for view, seat in asked)


def test_whose_luck_a_draw_is():
    play = random_game("coin_quest", 2, seed=4)
    strokes = course_of(play).strokes
    pulls = [s for s in strokes if str(play.setup.moves[play._entries[s.first][1]]) > "pull"]
    assert {each.seat for each in strokes} == {None, 0, 1}
    assert all(play._entries[ply][0] == CHANCE for s in pulls for ply in range(s.first, s.last))


@pytest.mark.parametrize(
    ("cost", "verdict"),
    [(0, "best"), (0.0099, "best"), (0.01, "inaccurate"), (0.05, "mistake"), (0.1, "blunder")],
)
def test_verdicts_go_by_cost(cost, verdict):
    assert verdict_of(cost) == verdict


def test_accuracy_falls_with_the_mean_cost():
    assert accuracy_of([]) is None
    assert accuracy_of([0, 0]) == 1
    assert accuracy_of([0.12, 0.12]) == accuracy_of([0, 0.24]) == 0.5
    falling = [accuracy_of([cost / 100, 0]) for cost in range(100)]
    assert falling == sorted(falling, reverse=True)
