"""The messages of a socket as JSON Schema, made from their types, with examples."""

from typing import Any, get_args, get_type_hints

import msgspec

from ...engine.game import GAMES, find
from ..updates import wire

DIALECT = "https://json-schema.org/draft/2020-12/schema"
TABLE = "q3XvB0n6T1mCkZ8sWd4yLw"
EXAMPLES: tuple[wire.FromClient | wire.ToClient, ...] = (
    wire.Watch(1, TABLE, seat=0, since=17, language="de"),
    wire.Unwatch(2, TABLE, seat=0),
    wire.Move(3, TABLE, seat=0, question=17, move="place 2 A1"),
    wire.Undo(4, TABLE),
    wire.Reply(5, TABLE, yes=True),
    wire.Resign(6, TABLE),
    wire.Say(7, TABLE, text="good luck!"),
    wire.Ping(8),
    wire.Hello(1767225600000, "eb478735d2f5f3df"),
    wire.Done(3, 18),
    wire.Refusal(3, "Stale", wire.Words("table-stale", {}, "The table has changed …")),
    wire.Notice(TABLE, wire.Words("table-bot-prepares", {"name": "master"}, "The bot …")),
    wire.Gone(TABLE, 0),
    wire.Pong(8, 1767225600000),
)


def messages() -> dict[str, Any]:
    """The schema of everything that is said over a socket; views by game are among it."""
    (sent, told), parts = msgspec.json.schema_components(
        (wire.FromClient, wire.ToClient), ref_template="#/$defs/{name}"
    )
    for example in EXAMPLES:
        shown = parts[type(example).__name__].setdefault("examples", [])
        shown.append(msgspec.to_builtins(example))
    views = []
    for game in GAMES:
        view, own = view_of(game)
        views.append(view)
        own["Line"] = line_of(game, own)
        parts |= {f"{game}.{name}": part for name, part in own.items()}
    parts["Update"]["properties"]["view"] = {"anyOf": [*views, {"type": "null"}]}
    lines = {"anyOf": [{"$ref": f"#/$defs/{game}.Line"} for game in GAMES]}
    parts["Update"]["properties"]["story"]["items"] = lines
    return {
        "$schema": DIALECT,
        "title": "Messages on a socket",
        "properties": {"from_client": sent, "to_client": told},
        "$defs": parts,
    }


def view_of(game: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """What a seat sees of a game: the schema, and the parts that it is made of."""
    view = get_type_hints(find(game).show)["return"]
    (schema,), parts = msgspec.json.schema_components(
        (view,), ref_template=f"#/$defs/{game}.{{name}}"
    )
    return schema, parts


def line_of(game: str, parts: dict[str, Any]) -> dict[str, Any]:
    """A line of a game's story, by its kind; what the data is made of goes to the parts."""
    told = get_args(get_type_hints(find(game).text.events)["return"])[0]
    kinds = get_args(told)
    _, own = msgspec.json.schema_components(kinds, ref_template=f"#/$defs/{game}.{{name}}")
    parts |= own
    return {
        "anyOf": [
            {
                "type": "object",
                "properties": {
                    "kind": {"const": kind.__name__},
                    "data": {"$ref": f"#/$defs/{game}.{kind.__name__}"},
                    "words": {"$ref": "#/$defs/Words"},
                },
                "required": ["kind", "data", "words"],
            }
            for kind in kinds
        ]
    }
