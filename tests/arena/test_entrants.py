"""Bots by what is typed."""

import sys

import pytest

from mintmark.arena.entrants import entrant, entrants
from mintmark.bots.bot import Budget
from mintmark.errors import InvalidOption


@pytest.mark.parametrize(
    ("text", "bot", "budget"),
    [
        ("greedy", "greedy", Budget()),
        ("master@0.2s", "master", Budget(seconds=0.2)),
        ("master@2s", "master", Budget(seconds=2.0)),
        ("master@500", "master", Budget(iterations=500)),
        ("some.module:Bot@1.5s", "some.module:Bot", Budget(seconds=1.5)),
        ("program:./bot@500", "program:./bot", Budget(iterations=500)),
        ("program:ssh me@host bot", "program:ssh me@host bot", Budget()),
    ],
)
def test_a_name_may_carry_a_budget(text, bot, budget):
    found = entrant(text)
    assert (found.name, found.bot, found.budget) == (text, bot, budget)


def test_how_bots_of_others_are_started():
    assert entrant("greedy").command is None
    assert entrant("program:python3 'my bot.py' -v").command == ("python3", "my bot.py", "-v")
    module = entrant("some.module:Bot@5")
    assert module.hosted
    assert module.command == (
        sys.executable,
        "-m",
        "mintmark.arena.subprocess.host",
        "some.module:Bot",
    )


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("greedi", "no bot called 'greedi'; did you mean 'greedy'?"),
        ("xyzzy", "no bot called 'xyzzy'; there are novice, casual"),
        ("greedy@fast", "a budget is like @0.2s or @500 (iterations), not '@fast'"),
        ("greedy@", "not '@'"),
        ("greedy@1.5", "not '@1.5'"),
        ("greedy@-3", "not '@-3'"),
        ("greedy@5@6", "not '@5'"),
        ("greedy@0s", "more than nothing"),
        ("greedy@0", "more than nothing"),
        ("some.module:", "like some.module:Bot"),
        (":Bot", "like some.module:Bot"),
        ("program:", "a command line must follow"),
        ("program:'x", "no closing quotation"),
        ("", "no bot called ''"),
    ],
)
def test_what_is_no_bot_is_refused_in_words(text, words):
    with pytest.raises(InvalidOption) as refused:
        entrant(text)
    assert words in str(refused.value)


def test_nobody_is_named_twice():
    with pytest.raises(InvalidOption, match="'random' is named twice"):
        entrants(["random", "greedy", "random"])
