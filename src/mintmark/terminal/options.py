"""Commands with the options of a game: `mintmark play coinage --map lagoon --cover-own`."""

from collections.abc import Callable
from typing import Any

import click

from ..disk import edition_at
from ..engine.game import GAMES, EditionFile, Game, Option, find
from ..errors import InvalidOption

Decorator = Callable[[Any], Any]


class PerGame(click.Group):
    """A command that exists once for each game, since each has options of its own."""

    def __init__(self, name: str, build: Callable[[Game], click.Command]) -> None:
        super().__init__(name, help=build.__doc__, subcommand_metavar="GAME [OPTIONS]...")
        self.build = build

    def list_commands(self, context: click.Context) -> list[str]:
        """One command a game."""
        return list(GAMES)

    def get_command(self, context: click.Context, name: str) -> click.Command:
        """The command for a game, built when it is asked for."""
        return self.build(find(name))


def server_options(command: Any) -> Any:
    """Add what is needed to play at a server."""
    options = (
        click.option("--server", metavar="URL", help="Play at this server."),
        click.option("--invite", is_flag=True, help="There: keep the other seats for friends."),
        click.option("--join", metavar="LINK", help="There: sit down at this table, or come back."),
        click.option("--watch", is_flag=True, help="There: only watch the table."),
        click.option("--name", help="There: what others call you.  [default: as before]"),
    )
    for decorate in reversed(options):
        command = decorate(command)
    return command


def game_options(game: Game) -> Decorator:
    """Add the options of a game to a command."""

    def add(command: Any) -> Any:
        decorators = [edition_option(game), *map(rule_option, game.options)]
        if len(game.seats) > 1:
            decorators.insert(0, players_option(game))
        for decorate in reversed(decorators):
            command = decorate(command)
        return command

    return add


def players_option(game: Game) -> Decorator:
    """--players, where their number is not given."""
    counts = click.IntRange(game.seats[0], game.seats[-1])
    default = game.seats[0]
    return click.option(
        "--players", "seats", type=counts, default=default, show_default=True, help="How many play."
    )


def edition_option(game: Game) -> Decorator:
    """--map, or whatever the game calls its editions."""
    return click.option(
        f"--{game.editions.word}",
        metavar="NAME|FILE.toml",
        callback=lambda context, option, value: chosen_edition(game, value),
        default=game.editions.names[0],
        show_default=True,
        help=f"The {game.editions.word}: {', '.join(game.editions.names)}, or a file of your own.",
    )


def chosen_edition(game: Game, typed: str) -> EditionFile:
    """An edition as it is typed: the name of one of ours, or a file of one's own."""
    if typed.endswith(".toml"):
        return edition_at(typed, game)
    if typed not in game.editions.names:
        names = ", ".join(map(repr, game.editions.names))
        why = f"{game.editions.word} must be one of {names} or a file that ends in .toml"
        raise InvalidOption(f"{why}, not {typed!r}")
    return game.edition_file(typed)


def rule_option(option: Option) -> Decorator:
    """A rule option as an option of the command line."""
    flag = "--" + option.name.replace("_", "-")
    if isinstance(option.default, bool):
        return click.option(flag, is_flag=True, default=option.default, help=option.about)
    choices = option.choices
    kind: click.ParamType[Any] = (
        click.IntRange(choices[0], choices[-1])
        if isinstance(choices, range)
        else click.Choice(choices)
    )
    return click.option(
        flag, type=kind, default=option.default, show_default=True, help=option.about
    )
