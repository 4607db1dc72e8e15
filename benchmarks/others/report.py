"""The tables, and what one has to know to read them."""

from race import Contender
from rich.console import Console
from rich.table import Table

STEPPING = "One game at a time, each move from Python"
BATCHES = "Many games at once, each step from Python"
PLAYOUTS = "Random games inside compiled code"
SEARCHES = "Simulations of a tree search, from the opening"

NOTES = {
    STEPPING: (
        "Moves are decisions of players; what chance does is counted apart. In OpenSpiel's loop "
        "Python asks for every outcome of chance too; elsewhere that happens inside a move.",
        "OpenSpiel's games are C++ behind the calls. A Play of ours runs the rules in the "
        "interpreter and keeps the record of the game; PettingZoo is Python, and makes an "
        "observation at every step.",
    ),
    BATCHES: (
        "1,000 games at once; those that end begin anew. A step includes the masks of what is "
        "legal next. Choices are random by mask, of Pgx's compiled by XLA, of ours by NumPy: "
        "ours have far wider masks (155 to 1,002 actions; Pgx's 3, 7 and 156).",
        "Ours refuse illegal actions; Pgx ends the game. A move of Pgx's backgammon is one die.",
    ),
    PLAYOUTS: (
        "OpenSpiel plays them to weigh the root of a search; they begin after the deal. Their "
        "moves are reckoned from the lengths of other random games.",
        "Pgx plays 1,000 games at once, ten steps a call, and those that end begin anew.",
    ),
    SEARCHES: (
        "A simulation is not the same thing. OpenSpiel's plays at random to the end, in the one "
        "world that is true: it sees what is hidden. Ours imagines what is hidden anew each time "
        "and plays by a policy, for some turns (as its bots do) or to the end.",
    ),
}


def show(tables: dict[str, list[Contender]], facts: dict) -> None:
    """Everything for people, shortest games first, so that games of like size stand together."""
    out = Console(highlight=False)
    if not out.is_terminal:
        out.width = 110
    out.print(f"{facts['date']}, {facts['processor']}; {facts['kept']}")
    if facts["load"] is not None:
        out.print(f"load at the start {facts['load']:.1f}")
    out.print(", ".join(f"{name} {number}" for name, number in facts["versions"].items()))
    out.print(
        f"Seconds are the processor's; the median of {facts['rounds']} × {facts['seconds']} s, "
        "in turns. ± is half the way from the slowest to the fastest."
    )
    for title, contenders in tables.items():
        if contenders:
            out.print(f"\n[bold]{title}[/]")
            out.print(simulations(contenders) if title == SEARCHES else games(contenders))
            for note in NOTES[title]:
                out.print(f"[dim]{note}[/]")


def games(contenders: list[Contender]) -> Table:
    """Games and moves a second."""
    columns = ("moves a game", "chance a game", "games a second", "moves a second", "±")
    table = listed(*columns)
    for c in sorted(contenders, key=lambda c: c.a_game("moves") or 0):
        per_game = [number(c.a_game(what), 1) for what in ("moves", "tosses")]
        rates = [number(c.a_second(what)) for what in ("games", "moves")]
        add(table, c, *per_game, *rates)
    return table


def simulations(contenders: list[Contender]) -> Table:
    """Simulations a second."""
    table = listed("simulations a second", "±")
    for c in sorted(contenders, key=lambda c: -c.a_second("moves")):
        add(table, c, number(c.a_second("moves")))
    return table


def listed(*columns: str) -> Table:
    table = Table("", "game", box=None, padding=(0, 2, 0, 0))
    for column in columns:
        table.add_column(column, justify="right")
    return table


def add(table: Table, c: Contender, *cells: str) -> None:
    style = "bold" if c.ours else ""
    spread = f"{c.spread('moves') / 2:.0%}" if len(c.runs) > 1 else ""
    table.add_row(c.who, c.game, *cells, spread, style=style)


def number(value: float | None, digits: int = 0) -> str:
    return "" if value is None else f"{value:,.{digits}f}"


def figures(tables: dict[str, list[Contender]]) -> dict[str, list[dict]]:
    """The same for programs, with every run."""
    return {title: [row(c) for c in contenders] for title, contenders in tables.items()}


def row(c: Contender) -> dict:
    named = {"who": c.who, "game": c.game}
    per_game = {f"{what}_a_game": c.a_game(what) for what in ("moves", "tosses")}
    rates = {f"{what}_a_second": c.a_second(what) for what in ("games", "moves")}
    runs = [{"games": r.tally.games, "moves": r.tally.moves, "seconds": r.seconds} for r in c.runs]
    return {**named, **per_game, **rates, "runs": runs}
