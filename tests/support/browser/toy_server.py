"""The server of `unlimited_server.py` with a game more, for which the client has no board."""

from functools import cache
from pathlib import Path

from mintmark import words
from mintmark.bots import levels
from mintmark.engine.game import GAMES
from support import toy
from support.browser import unlimited_server

TEXTS = Path(toy.__file__).with_name("toy.ftl").read_text("utf-8")

if __name__ == "__main__":
    known = words.source
    words.source = cache(lambda language: f"{known(language)}\n{TEXTS}")
    GAMES["fakes"] = "support.toy"
    levels.GRADES["fakes"] = levels.GRADES["warehouse51"]
    unlimited_server.main()
