"""A lesson as a learner is sent it: what a table would show, made ahead by the same code."""

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any

from msgspec import Struct

from ...engine.game import Game
from ...engine.rule import CHANCE
from ...formats.lessons import Entry, Plan, Step, read_lesson
from ...play import Play
from ..table.setups import box_of
from ..table.view import views_of
from . import wire


class LessonMoment(Struct, frozen=True):
    """A table as the learner sees it, and what has just happened there."""

    view: Any
    awaited: tuple[int, ...]
    moves: tuple[str, ...]  # that are offered
    story: tuple[wire.StoryLine, ...]
    scores: tuple[int, ...]


class LessonStep(Struct, frozen=True):
    """One idea: how it stands, what follows the right moves, why others are not possible."""

    name: str
    start: LessonMoment
    right: dict[str, tuple[LessonMoment, ...]]  # by move: what is seen one after the other
    reasons: tuple[wire.Words, ...]
    refused: dict[str, int]  # by move: which of the reasons


class Lesson(Struct, frozen=True):
    """A whole lesson: who has it needs no server."""

    game: str
    seat: int  # the learner's
    seats: int
    options: dict[str, Any]
    box: Any
    steps: tuple[LessonStep, ...]


def lesson_of(game: Game) -> Lesson | None:
    """The lesson of a game, if there is one."""
    plan = read_lesson(game.editions.folder.parent)
    if plan is None:
        return None
    setup = game.setup(plan.seats, **plan.options)
    return Lesson(
        game=game.name,
        seat=plan.learner,
        seats=setup.seats,
        options=dict(setup.options),
        box=box_of(setup),
        steps=tuple(_step(*each, plan.learner) for each in played(game, plan)),
    )


def played(game: Game, plan: Plan) -> Iterator[tuple[Step, Play, Play]]:
    """The steps, each with its game as it begins, and as it stands when the learner is asked."""
    setup = game.setup(plan.seats, **plan.options)
    play = Play(setup, 0, settle=False)
    for step in plan.steps:
        if step.position is not None:
            play = Play(setup, 0, settle=False, position=step.position)
        asked = pushed(play, step.before)
        yield step, play, asked
        shown = right_moves(asked, plan.learner, step)[0]
        play = pushed(asked, ((plan.learner, shown), *step.after))


def right_moves(asked: Play, learner: int, step: Step) -> list[str]:
    """The legal moves that a step is about; the first is the one that is shown on request."""
    offered = views_of(asked)[learner].moves
    found = {move: None for each in step.right for move in offered if fnmatchcase(move, each)}
    return [*found]


def pushed(play: Play, entries: tuple[Entry, ...]) -> Play:
    """A game after some more entries."""
    later = play.copy()
    for who, move in entries:
        later.push(CHANCE if who == "chance" else who, move)
    return later


def _step(step: Step, begun: Play, asked: Play, learner: int) -> LessonStep:
    view, right = views_of(asked)[learner], right_moves(asked, learner, step)
    offered = view.moves if step.all else tuple(right)
    reasons, refused = _refused(asked, learner, view.moves, right)
    return LessonStep(
        name=step.name,
        start=_moment(asked, learner, begun.ply, asked.awaited, offered),
        right={move: _following(asked, learner, move, step.after) for move in right},
        reasons=reasons,
        refused=refused,
    )


def _moment(
    play: Play,
    learner: int,
    since: int,
    awaited: tuple[int, ...] = (),
    moves: tuple[str, ...] = (),
) -> LessonMoment:
    view = views_of(play)[learner]
    story = tuple(wire.line(event, play.setup) for event in view.story(since))
    return LessonMoment(view.shown, awaited, moves, story, play.scores)


def _following(
    asked: Play, learner: int, move: str, after: tuple[Entry, ...]
) -> tuple[LessonMoment, ...]:
    """What is seen of the learner's move and of what follows it; what nobody sees is left out."""
    moments, before = [], asked
    for entry in ((learner, move), *after):
        play = pushed(before, (entry,))
        if views_of(play)[learner].can_tell_from(views_of(before)[learner]):
            moments.append(_moment(play, learner, before.ply))
        before = play
    return tuple(moments)


def _refused(
    asked: Play, learner: int, legal: tuple[str, ...], right: list[str]
) -> tuple[tuple[wire.Words, ...], dict[str, int]]:
    """Why moves like the right ones are not possible: the reasons, and which of them by move."""
    kinds = {type(move) for move in asked.moves(learner) if str(move) in right}
    reasons: list[wire.Words] = []
    refused = {}
    for move in asked.setup.moves.all:
        if type(move) in kinds and str(move) not in legal:
            message = asked.why_not(learner, move)
            assert message is not None, "what is not offered is refused"
            if (why := wire.words(message)) not in reasons:
                reasons.append(why)
            refused[str(move)] = reasons.index(why)
    return tuple(reasons), refused
