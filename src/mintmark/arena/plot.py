"""A picture of a match: everyone's rating with its interval, the best on top.

It needs matplotlib, which comes with `mintmark[research]` and is imported only when asked for.
"""

import os
from collections.abc import Sequence
from datetime import date
from importlib.util import find_spec
from pathlib import Path

from ..errors import InvalidOption
from .match import Match
from .statistics import Figures

FORMATS = (".png", ".svg", ".pdf")
INK, QUIET = "#1f4e79", "#8a8a8a"


def check(path: Path) -> None:
    """Refuse a picture that cannot be drawn, before anything is played."""
    if path.suffix not in FORMATS:
        raise InvalidOption(f"a picture ends in {', '.join(FORMATS)}, not {path.name!r}")
    if path.is_dir() or not os.access(path.parent, os.W_OK):
        raise InvalidOption(f"{path} cannot be written")
    if not find_spec("matplotlib"):
        raise InvalidOption("a picture needs matplotlib: pip install 'mintmark[research]'")


def draw(match: Match, found: Sequence[Figures], path: Path) -> None:
    """Draw the ratings into a file."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 1.6 + 0.45 * len(found)), dpi=150, layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.subplots()
    rows = range(len(found))
    means = [f.rating.mean for f in found]
    axes.hlines(rows, [f.rating.low for f in found], [f.rating.high for f in found], INK, lw=2)
    axes.plot(means, rows, "o", color=INK, markersize=7)
    axes.axvline(25, color=QUIET, lw=0.8, ls=":")
    axes.set_yticks(rows, [shortened(f.bot) for f in found])
    axes.set_ylim(len(found) - 0.5, -0.5)
    for row, f in zip(rows, found, strict=True):
        axes.annotate(
            f"wins {f.share:.0%}, {f.times_fair:.2f} × fair share",
            (1.02, row),
            xycoords=("axes fraction", "data"),
            va="center",
            fontsize=9,
            color=QUIET,
        )
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(axis="y", length=0)
    axes.set_xlabel("rating (Plackett-Luce) with its 95 % interval")
    axes.set_title(
        f"{match.setup.game.title}, {match.seats} players: "
        f"{match.games:,} games, {date.today().isoformat()}",
        loc="left",
    )
    figure.savefig(path)


def shortened(name: str) -> str:
    """A name that leaves room for the picture."""
    return name if len(name) <= 32 else f"{name[:15]}…{name[-16:]}"
