"""What is in the box: all that a drawing of a game needs to know before the first move."""

import asyncio

import msgspec
from litestar import Response, Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from ....engine.game import GAMES, EditionFile, Game, find, read_once
from ....games.coin_quest.contents import CoinQuestBox
from ....games.coinage.contents import CoinageBox
from ....games.warehouse51.contents import Warehouse51Box
from ...http.caching import UNCHANGED, cached
from ...http.errors import refuses
from ...live.tables import Tables
from ...replay.archive import Archive
from ...table.refusals import NotThere
from ...table.setups import box_of
from ...updates import wire
from ..request import ApiRequest

Box = CoinageBox | CoinQuestBox | Warehouse51Box


@get("/tables/{table:str}/box", responses=refuses(401, 404) | UNCHANGED)
async def box_of_table(
    table: FromPath[wire.TableId], request: ApiRequest, tables: NamedDependency[Tables]
) -> Response[Box]:
    """What is in the box at this table: an edition of the house, or somebody's own."""
    setup = (await tables.live(table)).table.setup
    return boxed(request, await asyncio.to_thread(box_of, setup))  # a map is drawn


@get("/records/{record:str}/box", responses=refuses(401, 404) | UNCHANGED)
async def box_of_record(
    record: FromPath[wire.TableId], request: ApiRequest, archive: NamedDependency[Archive]
) -> Response[Box]:
    """What was in the box when a record that was brought was played."""
    setup = (await archive.play(record)).setup
    return boxed(request, await asyncio.to_thread(box_of, setup))


@get(
    "/games/{game:str}/editions/{edition:str}",
    sync_to_thread=True,
    responses=refuses(404) | UNCHANGED,
)
def box_of_edition(
    game: FromPath[str], edition: FromPath[str], request: ApiRequest
) -> Response[Box]:
    """What is in the box of an edition of the house."""
    found, file = house_edition(game, edition)
    return boxed(request, found.editions.contents(read_once(found, file)))


@get(
    "/games/{game:str}/editions/{edition:str}/file",
    sync_to_thread=True,
    media_type="application/toml",
    responses=refuses(404) | UNCHANGED,
)
def file_of_edition(
    game: FromPath[str], edition: FromPath[str], request: ApiRequest
) -> Response[str]:
    """An edition of the house as the TOML that it is read from, to make one's own of it."""
    _, file = house_edition(game, edition)
    return cached(request, file.text.encode(), "application/toml")


def house_edition(game: str, edition: str) -> tuple[Game, EditionFile]:
    """An edition of the house; only names that are known are looked for."""
    if game not in GAMES:
        raise NotThere("server-no-game", names=tuple(GAMES))
    found = find(game)
    if edition not in found.editions.names:
        raise NotThere("server-no-edition", names=found.editions.names)
    return found, found.edition_file(edition)


def boxed(request: ApiRequest, box: Box) -> Response[Box]:
    """A box, unless the asker has it already."""
    return cached(request, msgspec.json.encode(box), "application/json")


ROUTER = Router(
    "/api",
    tags=["boxes"],
    route_handlers=[box_of_table, box_of_record, box_of_edition, file_of_edition],
)
