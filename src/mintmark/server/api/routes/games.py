"""The games there are: all that somebody needs to choose before a table is opened."""

from functools import cache
from typing import Annotated, Literal

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath, FromQuery
from msgspec import Meta, Struct

from ....bots.levels import LEVELS
from ....engine.game import GAMES, Game, Option, find
from ...http.caching import UNCHANGED, cached
from ...http.errors import language_of, refuses
from ...table.refusals import NotThere
from ...updates import wire
from ..request import ApiRequest


class OptionInfo(Struct, frozen=True):
    """A rule option."""

    name: Annotated[str, Meta(examples=["end_bonus"])]
    kind: Literal["switch", "number", "choice"]
    default: bool | int | str
    choices: Annotated[
        tuple[int | str, ...], Meta(description="What it may be; of numbers, all of them")
    ]
    about: Annotated[str, Meta(description="A sentence, in English")]


class GameInfo(Struct, frozen=True):
    """A game, as a sheet for a new table shows it."""

    name: Annotated[str, Meta(examples=["coinage"])]
    title: Annotated[str, Meta(examples=["CoinAge"])]
    version: Annotated[int, Meta(description="Of the rules")]
    seats: Annotated[tuple[int, ...], Meta(description="How many may play", examples=[[3, 4, 5]])]
    secrets: Annotated[bool, Meta(description="Whether seats see different things")]
    edition_word: Annotated[str, Meta(description="What players call an edition", examples=["map"])]
    editions: Annotated[tuple[str, ...], Meta(description="The first is the default")]
    sides: Annotated[
        tuple[str, ...],
        Meta(
            description="What the seats are called, where the rules toss for them",
            examples=[["gold", "silver"]],
        ),
    ]
    options: tuple[OptionInfo, ...]
    levels: Annotated[
        tuple[str, ...], Meta(description="Of the bots, the weakest first", examples=[LEVELS])
    ]
    moves: Annotated[
        tuple[str, ...],
        Meta(description="How moves of seats are written", examples=[["place {rank} {area}"]]),
    ]
    rules: Annotated[str, Meta(examples=["/api/games/coinage/rules"])]


def option_info(option: Option) -> OptionInfo:
    """An option as a form shows it."""
    kinds: dict[type, Literal["switch", "number", "choice"]] = {bool: "switch", int: "number"}
    kind = kinds.get(type(option.default), "choice")
    return OptionInfo(option.name, kind, option.default, tuple(option.choices), option.about)


def game_info(game: Game) -> GameInfo:
    """A game as a form shows it."""
    return GameInfo(
        game.name,
        game.title,
        game.version,
        tuple(game.seats),
        game.secrets,
        game.editions.word,
        game.editions.names,
        tuple(map(game.text.seat_word, range(game.seats[0]))) if game.toss else (),
        tuple(map(option_info, game.options)),
        LEVELS,
        tuple(kind.form for kind in game.moves.seats),
        f"/api/games/{game.name}/rules",
    )


@cache
def catalogue() -> tuple[GameInfo, ...]:
    """All games; they are imported when this is first asked for."""
    return tuple(game_info(find(name)) for name in GAMES)


@get("/", sync_to_thread=True, responses=refuses() | UNCHANGED)
def list_games(request: ApiRequest) -> Response[tuple[GameInfo, ...]]:
    """All games with their editions, options and bots."""
    games = catalogue()
    return cached(request, msgspec.json.encode(games), "application/json")


@get(
    "/{game:str}/rules",
    sync_to_thread=True,
    media_type="text/markdown",
    responses=refuses(404) | UNCHANGED,
)
def read_rules(
    game: FromPath[str],
    request: ApiRequest,
    language: FromQuery[wire.Language | None] = None,
) -> Response[str]:
    """The rules of a game as Markdown, in your language."""
    if game not in GAMES:
        raise NotThere("server-no-game", names=tuple(GAMES))
    text = find(game).rulebook(language or language_of({}, request.headers))
    return cached(request, text.encode(), "text/markdown", varies=True)


ROUTER = Router("/api/games", tags=["games"], route_handlers=[list_games, read_rules])
