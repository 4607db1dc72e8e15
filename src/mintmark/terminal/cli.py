"""The command `mintmark`. What takes time to import is imported by the command that needs it."""

import os
import shlex
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from .. import __version__
from ..engine.game import GAMES, Game, find
from ..errors import MintmarkError
from ..server.operations.settings import Settings, setting_options
from ..words import LANGUAGES
from .language import default_language
from .options import PerGame, chosen_edition, game_options, server_options

if TYPE_CHECKING:
    from rich.console import Console

SEEDS = click.IntRange(0, (1 << 62) - 1)  # so that a run of games may count up from it
EXISTING = click.Path(exists=True, dir_okay=False, path_type=Path)


def main() -> None:
    """Run the command; whatever goes wrong is told in one line, and Ctrl-C leaves cleanly."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a poor terminal is no reason to fail
    try:
        cli.main(standalone_mode=False)
    except (click.Abort, KeyboardInterrupt):
        click.echo(err=True)
        sys.exit(130)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except MintmarkError as error:
        from .plain import plain

        sys.exit(f"mintmark: {plain(str(error))}")
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader has left
        sys.exit(1)
    except OSError as error:
        sys.exit(f"mintmark: {error.filename or 'error'}: {error.strerror or error}")


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="mintmark")
def cli() -> None:
    """Coin-and-auction games: play them, replay them, run millions of them."""


def console() -> "Console":
    """Where to print."""
    from .plain import plain_console

    return plain_console()


def language_option(function: Any) -> Any:
    """--lang, by default the language of the system."""
    languages = click.Choice(list(LANGUAGES))
    about = "Language of the game.  [default: that of the system]"
    return click.option("--lang", type=languages, default=default_language, help=about)(function)


@cli.command()
def games() -> None:
    """List the games with their options."""
    from rich.table import Table

    table = Table("game", "players", "options", box=None, padding=(0, 3, 0, 0))
    for name in GAMES:
        game = find(name)
        players = "–".join(str(n) for n in sorted({game.seats[0], game.seats[-1]}))
        options = [f"{game.editions.word}: {', '.join(game.editions.names)}"]
        options += [f"{option.name}: {option.about}" for option in game.options]
        table.add_row(name, players, "\n".join(options))
    console().print(table)


@cli.command()
@click.argument("game")
@language_option
def rules(game: str, lang: str) -> None:
    """Show the rules of GAME, with every doubtful point decided."""
    from .commands.rulebook import show_rules

    show_rules(find(game), lang, console())


@cli.command()
@click.argument("file", type=EXISTING)
@click.option("--at", type=click.IntRange(0), help="Show only the table after so many entries.")
@click.option("--game", type=click.IntRange(1), help="Which game, in the results of an arena.")
@language_option
def replay(file: Path, at: int | None, game: int | None, lang: str) -> None:
    """Check the record in FILE against the rules, and go through it move by move."""
    from .commands.replay import show_replay

    show_replay(file, game, at, lang, console())


@cli.command()
@click.argument("file", type=EXISTING)
@click.argument("out", type=click.Path(path_type=Path), required=False)
@click.option("--game", type=click.IntRange(1), help="Which game, if FILE holds a match.")
@click.option("--at", type=int, help="After so many entries; 0: the start.  [default: the last]")
@click.option("--seat", help="As this seat saw it.  [default: an onlooker]")
@click.option("--force", is_flag=True, help="Draw over OUT if it exists.")
@language_option
def draw(
    file: Path,
    out: Path | None,
    game: int | None,
    at: int | None,
    seat: str | None,
    force: bool,
    lang: str,
) -> None:
    """Draw the table of the record in FILE into OUT: a picture (.svg) or a page (.html).

    Without OUT the picture is written to the standard output, or beside FILE at a terminal.
    """
    from .commands.draw import draw_record

    draw_record(file, out, game, at, seat, force, lang, console())


@cli.command()
@click.argument("file", type=EXISTING)
@click.option("--game", type=click.IntRange(1), help="Which game, if FILE holds a match.")
@click.option("--at", type=click.IntRange(0), help="After so many entries.  [default: the last]")
@click.option("--seat", help="For whom.  [default: the first who is asked then]")
@click.option(
    "--seconds", type=click.FloatRange(0.01), default=1.0, show_default=True, help="To think."
)
@language_option
def hint(
    file: Path, game: int | None, at: int | None, seat: str | None, seconds: float, lang: str
) -> None:
    """Say which moves are best in the record in FILE. (In a game, type: hint)"""
    from .commands.hint import hint_for_record

    hint_for_record(file, game, at, seat, seconds, lang, console())


@cli.command()
@click.argument("file", type=EXISTING)
@click.option("--game", type=click.IntRange(1), help="Which game, if FILE holds a match.")
@click.option("--seat", help="For whom.  [default: the first who is no bot]")
@click.option(
    "--iterations",
    type=click.IntRange(1),
    help="Of a search: more are surer and take longer.  [default: some seconds a game]",
)
@click.option("--seed", type=SEEDS, default=0, show_default=True, help="Luck of the searches.")
@click.option("--jobs", type=click.IntRange(1), help="Cpu to use.  [default: all]")
@click.option("--json", "as_json", is_flag=True, help="Print all that was found as JSON.")
@click.option(
    "--picture", type=click.Path(path_type=Path), help="Draw it: FILE.svg, or a page FILE.html."
)
@click.option("--force", is_flag=True, help="Draw over the picture if it exists.")
@language_option
def review(
    file: Path,
    game: int | None,
    seat: str | None,
    iterations: int | None,
    seed: int,
    jobs: int | None,
    as_json: bool,
    picture: Path | None,
    force: bool,
    lang: str,
) -> None:
    """Tell what was play and what was luck in the finished game in FILE.

    Every decision is weighed from what its player knew, every toss and draw by what it changed.
    See docs/review.md.
    """
    from .commands.review import review_record

    asked = (seat, iterations, seed, jobs)
    review_record(file, game, *asked, as_json, picture, force, lang, console())


@cli.command()
@click.argument("file", type=EXISTING)
@click.option("--commitment", metavar="HEX", help="The commitment, as you noted it before play.")
@click.option(
    "--entropy",
    metavar="SEAT=TEXT",
    multiple=True,
    help="What a seat added, as you noted it; once for each.",
)
@click.option("--json", "as_json", is_flag=True, help="Print what was found as JSON.")
@language_option
def verify(
    file: Path, commitment: str | None, entropy: tuple[str, ...], as_json: bool, lang: str
) -> None:
    """Derive every toss and draw of the record in FILE again: was it the luck promised?

    The exit code is 0 only if that is proved, for which --commitment is needed; it is 3 if the
    record only agrees with itself, else 1. See docs/luck.md.
    """
    from .commands.verify import show_verification

    sys.exit(show_verification(file, commitment, entropy, as_json, lang, console()))


def play_command(game: Game) -> click.Command:
    """Play GAME in the terminal, against a bot or with somebody beside you."""
    from ..bots.roster import BOTS
    from .start import OPPONENT

    sides = [game.text.seat_word(seat) for seat in range(game.seats[-1])]
    opponents = click.Choice(list(BOTS))

    @click.command(game.name, help=f"Play {game.title} in the terminal.")
    @click.option(
        "--seat", type=click.Choice(sides), help="Where you sit.  [default: a toss decides]"
    )
    @click.option("--bot", type=opponents, help=f"Who plays against you.  [default: {OPPONENT}]")
    @click.option("--hotseat", is_flag=True, help="People play all seats, at this keyboard.")
    @click.option("--seed", type=SEEDS, help="Luck by number: the same moves meet the same tosses.")
    @click.option("--position", help="Begin at this position instead of the start.")
    @click.option("--save", type=click.Path(), help="Keep the record in this new file.")
    @click.option("--resume", type=EXISTING, help="Go on with the game in this record.")
    @language_option
    @server_options
    @game_options(game)
    def command(
        seat: str | None,
        bot: str | None,
        hotseat: bool,
        seed: int | None,
        position: str | None,
        save: str | None,
        resume: Path | None,
        lang: str,
        server: str | None,
        invite: bool,
        join: str | None,
        watch: bool,
        name: str | None,
        **options: Any,
    ) -> None:
        if server or join:
            from .remote.start import Wish, play_there

            if hotseat or seed is not None or position or save or resume:
                raise click.UsageError(
                    "--hotseat, --seed, --position, --save and --resume go without --server"
                )
            if invite and (bot or join):
                raise click.UsageError(
                    "--invite keeps the seats for friends, without --bot and --join"
                )
            source = click.get_current_context().get_parameter_source("lang")
            asked = lang if source is ParameterSource.COMMANDLINE else None
            wish = Wish(game, options, seat, bot, invite, join, watch, name, asked)
            return play_there(server, wish, lang, console())
        if invite or watch or name:
            raise click.UsageError("--invite, --watch and --name need a --server")
        from .start import bots_for, game_to_play
        from .table import Table

        if hotseat and (seat or bot):
            raise click.UsageError("--hotseat leaves no seat to choose and none for a bot")
        if resume and (position or save):
            raise click.UsageError("--resume goes without --position and --save")
        if save and Path(save).exists():
            raise click.UsageError(f"{save} exists already; to go on with it: --resume {save}")
        given = click.get_current_context().get_parameter_source
        if resume and any(given(name) is ParameterSource.COMMANDLINE for name in options):
            raise click.UsageError("--resume takes the options of the game from its record")
        play = game_to_play(game, options, seed, position, resume)
        bots = bots_for(play, seat, bot, hotseat, resumed=resume is not None)
        Table(play, bots, lang, console(), save or (str(resume) if resume else None)).run()

    return command


def ray_option(function: Any) -> Any:
    """--ray, to play on many machines."""
    about = "Play on this Ray cluster; auto: one running here, or one started for the time being."
    return click.option("--ray", metavar="auto|HOST:PORT", help=about)(function)


def simulate_command(game: Game) -> click.Command:
    """Let bots play many games of GAME, and sum up how they went."""

    @click.command(
        game.name, help=f"Let bots play many games of {game.title}, and sum up how they went."
    )
    @click.option(
        "--games", type=click.IntRange(1), default=100_000, show_default=True, help="How many."
    )
    @click.option(
        "--bots",
        default="random",
        show_default=True,
        help="One bot for all seats, or one a seat: greedy,random.",
    )
    @click.option(
        "--seed",
        type=SEEDS,
        default=0,
        show_default=True,
        help="The luck of the first game; the others count up from it.",
    )
    @click.option(
        "--jobs",
        type=click.IntRange(1),
        help="Cpu to use.  [default: all]",
    )
    @ray_option
    @click.option("--json", "as_json", is_flag=True, help="Print the summary as JSON.")
    @game_options(game)
    def command(
        games: int,
        bots: str,
        seed: int,
        jobs: int | None,
        ray: str | None,
        as_json: bool,
        **options: Any,
    ) -> None:
        from .commands.simulate import bots_from, run

        setup = game.setup(**options)
        run(setup, games, seed, bots_from(bots, setup), jobs, ray, as_json)

    return command


def arena_command(game: Game) -> click.Command:
    """Let bots meet in a match of GAME: fair seating, ratings, a file of all games."""
    from ..bots.levels import LEVELS

    @click.command(
        game.name,
        help=f"""Let BOTS meet in a match of {game.title}; without any, {", ".join(LEVELS)}.

        A bot is a name, some.module:Bot, or 'program:COMMAND LINE'; a budget for each decision
        may follow: @0.2s or @500 (iterations). Every deal is played in every rotation of the
        seats. If there are fewer bots than seats, the last one named fills them; if there are
        more, all combinations meet.

        The table: wins (a shared victory counts as its share, by seat), the same as a multiple
        of a fair share, mean place and score, rating. See docs/arena.md and docs/bots.md.
        """,
    )
    @click.argument("bots", nargs=-1)
    @click.option(
        "--games",
        type=click.IntRange(1),
        default=200,
        show_default=True,
        help="At least so many: they are made up to whole deals.",
    )
    @click.option(
        "--seed", type=SEEDS, default=0, show_default=True, help="Of all luck, chance's and bots'."
    )
    @click.option(
        "--jobs",
        type=click.IntRange(1),
        help="Games at the same time.  [default: one a core]",
    )
    @ray_option
    @click.option(
        "--out",
        type=click.Path(path_type=Path),
        help=f"Keep all games in this file.  [default: arena-{game.name}-….jsonl, one a match]",
    )
    @click.option(
        "--resume",
        type=EXISTING,
        help="Go on with the match in this file. If it has bots of your own, name its BOTS too.",
    )
    @click.option("--plot", type=click.Path(path_type=Path), help="Draw the ratings: FILE.png.")
    @click.option("--json", "as_json", is_flag=True, help="Print the summary as JSON.")
    @game_options(game)
    def command(
        bots: tuple[str, ...],
        games: int,
        seed: int,
        jobs: int | None,
        ray: str | None,
        out: Path | None,
        resume: Path | None,
        plot: Path | None,
        as_json: bool,
        **options: Any,
    ) -> None:
        from ..arena.match import Match
        from ..arena.results import match_to_go_on
        from .commands.arena import run

        given = click.get_current_context().get_parameter_source
        fixed = ("games", "seed", "out", *options)
        if resume and any(given(name) is ParameterSource.COMMANDLINE for name in fixed):
            raise click.UsageError("--resume takes the match from its file")
        if resume:
            match = match_to_go_on(resume)
            if bots and bots != match.bots:
                raise click.UsageError(f"{resume} holds a match of {shlex.join(match.bots)}")
            if not bots and any(entrant.command for entrant in match.entrants):
                # a file that came from somebody else must not start what it likes
                raise click.UsageError(
                    f"{resume} would start programs. If you trust them, name its bots as well: "
                    + shlex.join([*match.bots, "--resume", str(resume)])
                )
        else:
            match = Match.of(game.setup(**options), bots or LEVELS, games, seed)
        if match.game != game.name:
            raise click.UsageError(f"{resume} holds a match of {match.setup.game.title}")
        run(match, resume or out or match.file, jobs, ray, as_json, plot)

    return command


def bench_command(game: Game) -> click.Command:
    """Measure how fast GAME runs here: compiled, interpreted, on one core and on all."""

    @click.command(game.name, help=f"Measure how fast {game.title} runs on this machine.")
    @click.option(
        "--seconds",
        type=click.FloatRange(0.01),
        default=2.0,
        show_default=True,
        help="For each figure.",
    )
    @click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
    @game_options(game)
    def command(seconds: float, as_json: bool, **options: Any) -> None:
        from .commands.bench import run

        run(game.setup(**options), seconds, as_json)

    return command


@cli.group()
def edition() -> None:
    """What is in the box: show an edition, start a file of your own, check it."""


@edition.command("show")
@click.argument("game")
@click.argument("edition", required=False)
@language_option
def show_edition(game: str, edition: str | None, lang: str) -> None:
    """Show an EDITION of GAME (a name, or a file) with the provenance of every figure."""
    from .commands.edition import show

    found = find(game)
    show(found, chosen_edition(found, edition or found.editions.names[0]), lang, console())


@edition.command("new")
@click.argument("game")
@click.argument("edition", required=False)
def new_edition(game: str, edition: str | None) -> None:
    """Print an EDITION of GAME to start from: mintmark edition new GAME > mine.toml"""
    found = find(game)
    click.echo(chosen_edition(found, edition or found.editions.names[0]).text, nl=False)


@edition.command("check")
@click.argument("file", type=EXISTING)
def check_edition(file: Path) -> None:
    """Check an edition FILE; every mistake is named with its line."""
    from rich.markup import escape

    from .commands.edition import check

    console().print(escape(check(file)))


@cli.command()
@setting_options()
def serve(**options: Any) -> None:
    """Start a server: tables for people and bots, on one port of this machine.

    Nothing needs to be set. See docs/hosting.md for clubs and sites.
    """
    from .commands.serve import serve as run

    run(Settings.chosen(**options))


@cli.command()
@setting_options("data", "database_url")
@language_option
def recheck(data: Path | None, database_url: str | None, lang: str) -> None:
    """Play all games of a server's database again, by the present rules.

    Lists those that no longer fit; the exit code is 0 only if all do. Nothing is changed, and a
    server may run meanwhile.
    """
    from .commands.recheck import recheck as look_through

    settings = Settings.chosen(data=data, database_url=database_url)
    sys.exit(look_through(settings.database_url, lang, console()))


cli.add_command(PerGame("play", play_command))
cli.add_command(PerGame("simulate", simulate_command))
cli.add_command(PerGame("arena", arena_command))
cli.add_command(PerGame("bench", bench_command))
