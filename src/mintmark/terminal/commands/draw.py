"""`mintmark draw`: a moment of a record as a picture, or as a page with it."""

import os
import sys
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from ...errors import InvalidOption
from ..start import record_from, seat_called

FORMATS = (".svg", ".html")


def draw_record(
    file: Path,
    out: Path | None,
    game: int | None,
    at: int | None,
    seat: str | None,
    force: bool,
    language: str,
    console: Console,
) -> None:
    """Draw the table as it stood after so many entries, for an onlooker or for a seat."""
    if out is not None:
        check(out, force)
    play = record_from(file, game)
    if at is not None:
        play = play.at(at)
    setup = play.setup
    looking = None if seat is None else seat_called(setup.game, setup.seats, seat)
    picture = play.picture(looking, language)
    if out is None and not console.is_terminal:
        sys.stdout.write(picture.svg + "\n")
        return
    if out is None:
        out = file.with_name(f"{file.stem}-{play.ply}.svg")
        check(out, force)
    text = picture.page if out.suffix == ".html" else picture.svg + "\n"
    out.write_text(text, "utf-8")
    console.print(escape(str(out)), soft_wrap=True)


def check(out: Path, force: bool) -> None:
    """Refuse what cannot be drawn, before anything is read."""
    if out.suffix not in FORMATS:
        raise InvalidOption(f"a picture ends in {' or '.join(FORMATS)}, not {out.name!r}")
    if out.is_dir() or not os.access(out.parent, os.W_OK):
        raise InvalidOption(f"{out} cannot be written")
    if out.exists() and not force:
        raise InvalidOption(f"{out} exists already; to draw over it: --force")
