"""The tables, and what one has to know to read them."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

from race import Contender
from rich.console import Console
from rich.table import Table

STEPPING = "One game at a time, each move from Python"
BATCHES = "Many games at once, each step from Python"
PLAYOUTS = "Random games inside compiled code"
SEARCHES = "Simulations of a tree search, from the opening"

NOTES = {
    STEPPING: "Moves are decisions of players; what chance does is counted apart. In OpenSpiel's "
    "loop Python asks for every outcome of chance too; elsewhere that happens inside a move. "
    "OpenSpiel's games are C++ behind the calls. A Play of ours runs compiled positions "
    "(`mintmark.compile`) and keeps the record of the game. PettingZoo makes an "
    "observation at every step.",
    BATCHES: "1,000 games at once; those that end begin anew. A step includes the masks of what is "
    "legal next, and ours the check that the actions are; Pgx ends a game by an illegal action. "
    "Choices are random and compiled. A move of Pgx's backgammon is one die.",
    PLAYOUTS: "OpenSpiel plays them to weigh the root of a search; they begin after the deal, and "
    "their moves are reckoned from the lengths of other random games. Pgx plays 1,000 games at "
    "once, ten steps a call, and those that end begin anew.",
    SEARCHES: "A simulation is not the same thing everywhere. OpenSpiel's plays at random to the "
    "end, in the one true world: it sees what is hidden. Ours imagines what is hidden anew each "
    "time and plays by a policy, for some turns (as its bots do) or to the end.",
}
GAMES = ("", "game", "moves a game", "chance a game", "games a second", "moves a second", "±")
SIMULATIONS = ("", "game", "simulations a second", "±")


def heading(facts: dict[str, Any]) -> Iterator[str]:
    """Where, when and how it was measured."""
    load = "unknown" if facts["load"] is None else f"{facts['load']:.1f}"
    yield f"{facts['date']}; {facts['processor']}, load {load}; {facts['kept']}."
    yield ", ".join(f"{name} {number}" for name, number in facts["versions"].items()) + "."
    yield (
        f"Seconds are the processor's; the median of {facts['rounds']} × {facts['seconds']} s, "
        "in turns. ± is half the way from the slowest to the fastest."
    )


def rows(title: str, contenders: list[Contender]) -> list[list[str]]:
    """The cells, the shortest games first, so that like sizes stand together."""
    if title == SEARCHES:
        by_rate = sorted(contenders, key=lambda c: -c.a_second("moves"))
        return [[c.who, c.game, number(c.a_second("moves")), spread(c)] for c in by_rate]
    return [
        [
            c.who,
            c.game,
            *(number(c.a_game(what), 1) for what in ("moves", "tosses")),
            *(number(c.a_second(what)) for what in ("games", "moves")),
            spread(c),
        ]
        for c in sorted(contenders, key=lambda c: c.a_game("moves") or 0)
    ]


def number(value: float | None, digits: int = 0) -> str:
    return "" if value is None else f"{value:,.{digits}f}"


def spread(c: Contender) -> str:
    return f"{c.spread('moves') / 2:.0%}" if len(c.runs) > 1 else ""


def show(tables: dict[str, list[Contender]], facts: dict[str, Any]) -> None:
    """Everything for people, ours in bold."""
    out = Console(highlight=False)
    if not out.is_terminal:
        out.width = 120
    for line in heading(facts):
        out.print(line)
    for title, contenders in filled(tables):
        first, second, *numbers = SIMULATIONS if title == SEARCHES else GAMES
        table = Table(first, second, box=None, padding=(0, 2, 0, 0))
        for column in numbers:
            table.add_column(column, justify="right")
        for row in rows(title, contenders):
            table.add_row(*row, style="bold" if row[0].startswith("Mintmark") else "")
        out.print(f"\n[bold]{title}[/]", table, f"[dim]{NOTES[title]}[/]", sep="\n")


def markdown(tables: dict[str, list[Contender]], facts: dict[str, Any]) -> str:
    """The same for a document."""
    parts = [" ".join(heading(facts))]
    for title, contenders in filled(tables):
        columns = SIMULATIONS if title == SEARCHES else GAMES
        rule = ["---", "---", *["--:"] * (len(columns) - 2)]
        lines = chain([columns, rule], rows(title, contenders))
        table = "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
        parts += [f"## {title}", table, NOTES[title]]
    return "\n\n".join(parts) + "\n"


def filled(tables: dict[str, list[Contender]]) -> Iterator[tuple[str, list[Contender]]]:
    return ((title, contenders) for title, contenders in tables.items() if contenders)


def figures(tables: dict[str, list[Contender]]) -> dict[str, list[dict[str, Any]]]:
    """The same for programs, with every run."""
    return {title: [figure(c) for c in contenders] for title, contenders in tables.items()}


def figure(c: Contender) -> dict[str, Any]:
    per_game = {f"{what}_a_game": c.a_game(what) for what in ("moves", "tosses")}
    rates = {f"{what}_a_second": c.a_second(what) for what in ("games", "moves")}
    runs = [{"games": r.tally.games, "moves": r.tally.moves, "seconds": r.seconds} for r in c.runs]
    return {"who": c.who, "game": c.game, **per_game, **rates, "runs": runs}
