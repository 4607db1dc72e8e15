"""What a page without a server knows of the games, as files: sheets, boxes and rules."""

import sys
from pathlib import Path

from mintmark.engine.game import GAMES, find, read_once
from mintmark.server.api.routes.games import catalogue
from mintmark.server.updates import wire
from mintmark.words import LANGUAGES


def files() -> dict[str, bytes]:
    """All of them, by their names."""
    found = {"games.json": wire.encode(catalogue())}
    for game in map(find, GAMES):
        for language in LANGUAGES:
            found[f"{game.name}/rules.{language}.md"] = game.rulebook(language).encode()
        for name in game.editions.names:
            file = game.edition_file(name)
            box = game.editions.contents(read_once(game, file))
            found[f"{game.name}/{name}.json"] = wire.encode(box)
            found[f"{game.name}/{name}.toml"] = file.text.encode()
    return found


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    for name, data in files().items():
        path = folder / name
        if not path.is_file() or path.read_bytes() != data:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
