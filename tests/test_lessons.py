"""Lessons: every position can be, every move is legal and does what its text says."""

import re
from dataclasses import replace
from itertools import groupby, pairwise

import msgspec
import pytest

import mintmark
from mintmark.engine.game import find
from mintmark.formats.lessons import read_lesson
from mintmark.server.table.view import views_of
from mintmark.server.updates import lesson, wire
from mintmark.words import LANGUAGES, LOCALES, Message, speak

PARTS = ("", "-name", "-why", "-done", "-nearly")
SHORT, LONG = 95, 230  # characters of what is to be done, and of what else is said


def plan_of(name):
    return read_lesson(find(name).editions.folder.parent)


def steps():
    """Every step of every lesson, with its game when the learner is asked."""
    for name in mintmark.GAMES:
        plan = plan_of(name)
        for step, begun, asked in lesson.played(find(name), plan):
            yield pytest.param(name, plan.learner, step, begun, asked, id=f"{name}-{step.name}")


STEPS = [*steps()]
every_step = pytest.mark.parametrize(("name", "learner", "step", "begun", "asked"), STEPS)


@pytest.mark.parametrize("name", mintmark.GAMES)
def test_a_lesson_has_about_eight_steps(name):
    names = [step.name for step in plan_of(name).steps]
    assert 7 <= len(names) <= 9 and len(set(names)) == len(names)


@every_step
def test_the_learner_is_asked_and_what_is_meant_is_legal(name, learner, step, begun, asked):
    legal = views_of(asked)[learner].moves
    right = lesson.right_moves(asked, learner, step)
    for pattern in step.right:
        assert [m for m in right if re.fullmatch(pattern.replace("?", "."), m)], pattern
    assert set(right) < set(legal), "there is something else to try"


@every_step
def test_what_is_meant_does_what_the_step_says(name, learner, step, begun, asked):
    for move in lesson.right_moves(asked, learner, step):
        after = lesson.pushed(asked, ((learner, move), *step.after))
        told = [type(event).__name__ for event in after.events(learner, asked.ply)]
        assert tuple(kind for kind, _ in groupby(told)) == step.tells
    first = lesson.right_moves(asked, learner, step)[0]
    assert lesson.pushed(asked, ((learner, first), *step.after)).scores == step.scores


@every_step
def test_a_learner_sees_what_a_table_would_show(name, learner, step, begun, asked):
    made = next(each for each in lesson.lesson_of(find(name)).steps if each.name == step.name)
    view = views_of(asked)[learner]
    assert made.start.view == view.shown
    assert set(made.start.moves) <= set(view.moves)
    assert (made.start.moves == view.moves) is step.all
    for move, why in made.refused.items():
        assert made.reasons[why] == wire.words(asked.why_not(learner, move))
    for moments in made.right.values():
        assert moments[-1].scores and not any(moment.moves for moment in moments)


@pytest.mark.parametrize("name", mintmark.GAMES)
def test_a_step_goes_on_only_where_the_one_before_surely_ended(name):
    for before, step in pairwise(plan_of(name).steps):
        assert step.position is not None or not re.search(r"[*?\[]", "".join(before.right))
        assert step.position is not None or len(before.right) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@every_step
def test_every_step_has_its_texts_in_few_words(language, name, learner, step, begun, asked):
    for part in PARTS:
        key = f"lesson-{name}-{step.name}{part}"
        text = speak(Message(key, {"before": 12, "points": 34}), language)
        assert 0 < len(text) <= (LONG if part else SHORT), (key, len(text))


@pytest.mark.parametrize("name", mintmark.GAMES)
def test_every_text_belongs_to_a_step(name):
    written = (LOCALES / "en" / f"{name}_lesson.ftl").read_text("utf-8")
    keys = set(re.findall(r"^(lesson-[\w-]+) =", written, re.M))
    names = [step.name for step in plan_of(name).steps]
    assert keys == {f"lesson-{name}-{step}{part}" for step in names for part in PARTS}


@pytest.mark.parametrize("name", mintmark.GAMES)
def test_the_last_step_ends_the_game_and_the_learner_wins(name):
    plan = plan_of(name)
    *_, (step, _, asked) = lesson.played(find(name), plan)
    move = lesson.right_moves(asked, plan.learner, step)[0]
    result = lesson.pushed(asked, ((plan.learner, move), *step.after)).result
    assert result.places[plan.learner] == 1


def test_a_game_without_a_lesson_has_none(tmp_path):
    game = find("coinage")
    elsewhere = replace(game, editions=replace(game.editions, folder=tmp_path / "editions"))
    assert lesson.lesson_of(elsewhere) is None


def test_a_mistake_in_a_lesson_is_named(tmp_path):
    (tmp_path / "lesson.toml").write_text('learner = 0\n[[steps]]\nname = "x"\nrihgt = []\n')
    with pytest.raises(msgspec.ValidationError, match="rihgt"):
        read_lesson(tmp_path)
