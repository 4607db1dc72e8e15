"""Whether the luck of a record was the one that its table promised, for people and programs."""

import json
import re
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ...disk import record_at
from ...engine.game import find
from ...errors import InvalidOption
from ...formats.records import Record
from ...proof import Verification, verified
from ...words import Message, speak
from ..start import seat_called

STYLES = {
    "proved": "green",
    "consistent": "yellow",
    "sealed": "yellow",
    "unpledged": "yellow",
    "false": "red",
}
CODES = {"proved": 0, "consistent": 3}  # of the exit; all else is 1
COMMITMENT = re.compile("[0-9a-fA-F]{64}")
SIGNS = {True: "✓", False: "✗", None: "?"}


def show_verification(
    file: Path,
    commitment: str | None,
    entropy: Iterable[str],
    as_json: bool,
    language: str,
    console: Console,
) -> int:
    """Say what was found; the exit code is 0 if the luck is proved, 3 if it may well be."""
    if commitment is not None and not COMMITMENT.fullmatch(commitment):
        said = speak(Message("luck-no-commitment", {"text": commitment}), language)
        raise InvalidOption(said)
    record = record_at(file)
    found = verified(record, commitment, dict(seat_and_text(record, text) for text in entropy))
    if as_json:
        print(json.dumps(found.plain()))
    else:
        show(found, language, console)
    return CODES.get(found.verdict, 1)


def seat_and_text(record: Record, typed: str) -> tuple[int, str | None]:
    """What a seat added, from SEAT=TEXT; nothing after the sign: it added nothing."""
    word, sign, text = typed.partition("=")
    if not sign:
        raise InvalidOption(f"--entropy is SEAT=TEXT, not {typed!r}")
    header = record.header
    return seat_called(find(header.game), len(header.seats), word), text or None


def show(found: Verification, language: str, console: Console) -> None:
    """The tosses, what was promised, and the verdict."""

    def say(key: str) -> str:
        return speak(Message(key), language)

    columns = ("luck-toss", "luck-step", "luck-drawn", "luck-came-up", "luck-derived")
    table = Table(*map(say, columns), "", box=None, padding=(0, 3, 0, 0), header_style="dim")
    for toss in found.tosses:
        drawn = "" if toss.drawn is None else f"{toss.drawn} / {toss.total}"
        table.add_row(
            str(toss.number),
            str(toss.step),
            drawn,
            escape(toss.outcome),
            escape(toss.derived or ""),
            SIGNS[toss.agrees],
            style="red" if toss.agrees is False else "",
        )
    console.print(table)
    console.print()
    if found.pledge is not None:
        console.print(f"{say('luck-commitment')}: {found.pledge.commitment}", soft_wrap=True)
        for seat, text in enumerate(found.pledge.entropy, 1):
            added = say("luck-nothing") if text is None else f"“{text}”"
            console.print(
                escape(speak(Message("luck-added", {"seat": seat, "text": added}), language))
            )
    for seat, place in enumerate(found.seating or (), 1):
        tossed = Message("luck-seating", {"seat": seat, "place": place + 1})
        console.print(escape(speak(tossed, language)))
    if found.drawn_from:
        drawn_from = Message("luck-drawn-from", {"editions": found.drawn_from})
        console.print(escape(speak(drawn_from, language)))
    for reason in found.reasons:
        console.print(escape(speak(reason, language)), style=f"bold {STYLES[found.verdict]}")
    if found.verdict == "consistent":
        console.print(escape(say("luck-compare")))
