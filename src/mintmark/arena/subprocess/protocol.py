"""What is said to a bot in a process of its own, and what it answers: lines of JSON.

`docs/bots.md` describes them. A bot hears of nothing but its own view: there is no seed of the game
in here, no state, no word about the other seats. A class that we host is told the same, except that
the view comes as the struct that `Question` holds, not in words.
"""

import json
from base64 import b64decode, b64encode
from collections.abc import Mapping
from typing import Any

from ...bots.bot import Answer, Budget, Evaluation, Question
from ...bots.simple import forward
from ...engine.game import EditionFile, Setup, find
from ...errors import InvalidMove

FORMAT = 1
Content = dict[str, Any]


class Nonsense(ValueError):
    """A line that is no answer; the text says what it is."""


def line_of(content: Mapping[str, Any]) -> bytes:
    """A line as it goes out."""
    return json.dumps(content, ensure_ascii=False).encode() + b"\n"


def greeting(setup: Setup) -> Content:
    """What is fixed before play."""
    return {
        "mintmark": FORMAT,
        "game": setup.game.name,
        "rules": setup.game.version,
        "edition": setup.edition.name,
        "own_edition": setup.own_edition,
        "options": dict(setup.options),
        "seats": setup.seats,
    }


def setup_from(facts: Mapping[str, Any]) -> Setup:
    """The setup that a greeting, or the header of a match, describes."""
    game, own = find(facts["game"]), facts["own_edition"]
    edition = facts["edition"] if own is None else EditionFile(facts["edition"], own)
    return game.setup(facts["seats"], **{game.editions.word: edition}, **facts["options"])


def in_words(question: Question) -> Content:
    """A question for a program."""
    return {
        "seat": question.seat,
        "view": question.shown.plain(),
        "moves": [str(move) for move in question.moves],
        "forward": [str(question.setup.moves[number]) for number in forward(question)],
        **luck_and_budget(question),
    }


def as_struct(question: Question) -> Content:
    """A question for a class that we host."""
    struct = b64encode(question.setup.game.State.pack(question.view)).decode()
    return {"seat": question.seat, "struct": struct, **luck_and_budget(question)}


def luck_and_budget(question: Question) -> Content:
    """The rest of a question."""
    budget = question.budget
    return {
        "seed": question.seed,
        "seconds": budget.seconds,
        "iterations": budget.iterations,
    }


def question_from(content: Content, setup: Setup) -> Question:
    """The question, out of a line with a struct."""
    view = setup.game.State.unpack(b64decode(content["struct"]))
    budget = Budget(content["seconds"], content["iterations"])
    return Question(setup, content["seat"], view, content["seed"], budget)


def answer_in_words(answer: Answer) -> Content:
    """An answer as a line has it."""
    evaluations = [
        {"move": str(e.move), "visits": e.visits, "win": e.win, "lead": e.lead}
        for e in answer.evaluations
    ]
    return {"move": str(answer.move), "evaluations": evaluations}


def answer_from(line: bytes, setup: Setup) -> Answer:
    """The answer in a line."""
    try:
        content = json.loads(line)
    except (ValueError, RecursionError):
        raise Nonsense(f"not JSON: {shortened(line)}") from None
    match content:
        case {"move": str(move), "evaluations": [*evaluations]}:
            pass
        case {"move": str(move)}:
            evaluations = []
        case _:
            raise Nonsense(f"no object with a move: {shortened(line)}")
    return Answer(known(move, setup), tuple(evaluation(e, setup) for e in evaluations))


def evaluation(content: Any, setup: Setup) -> Evaluation:
    """One of the evaluations of an answer."""
    match content:
        case {
            "move": str(move),
            "visits": int(visits),
            "win": int() | float() | None as win,
            "lead": int() | float() | None as lead,
        }:
            return Evaluation(known(move, setup), visits, win, lead)
    raise Nonsense(f"no evaluation: {shortened(json.dumps(content).encode())}")


def known(text: str, setup: Setup) -> Any:
    """The move with that text."""
    try:
        return setup.moves[setup.moves.number(text)]
    except InvalidMove:
        raise Nonsense(f"no such move: {shortened(text.encode())}") from None


def shortened(line: bytes) -> str:
    """The beginning of what a bot said, harmless on any screen."""
    text = line.decode(errors="replace").strip()
    return repr(text if len(text) <= 60 else text[:60] + "…")
