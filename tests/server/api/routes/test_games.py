"""What a sheet for a new table needs to know."""

import subprocess
import sys

from support.server.client import client_of, problem_of

import mintmark
from mintmark.engine.game import find


def test_every_game_is_listed_with_all_that_can_be_chosen(tmp_path):
    with client_of(tmp_path) as client:
        listed = {each["name"]: each for each in client.get("/api/games").json()}
    assert tuple(listed) == mintmark.GAMES
    for name, shown in listed.items():
        game = find(name)
        assert shown["title"] == game.title
        assert shown["seats"] == list(game.seats)
        assert shown["editions"] == list(game.editions.names)
        assert shown["levels"] == ["novice", "casual", "club", "master"]
        chosen = {each["name"]: each["default"] for each in shown["options"]}
        assert game.setup(**chosen).options == chosen
        for option in shown["options"]:
            assert option["kind"] == "switch" or option["default"] in option["choices"]


def test_the_rules_of_every_game_can_be_read(tmp_path):
    game_in = find("warehouse51").rulebook
    with client_of(tmp_path) as client:
        for each in client.get("/api/games").json():
            response = client.get(each["rules"])
            assert response.text.startswith("# ")
            assert response.headers["content-type"] == "text/markdown; charset=utf-8"
        assert client.get(each["rules"], params={"language": "de"}).text == game_in("de")
        german = {"Accept-Language": "de-AT, en;q=0.5"}
        assert client.get(each["rules"], headers=german).text == game_in("de")
        assert client.get(each["rules"], params={"language": "en"}, headers=german).text == (
            game_in("en")
        )
        assert client.get(each["rules"]).headers["vary"] == "Accept-Encoding, Accept-Language"
        assert client.get(each["rules"], params={"language": "../de"}).status_code == 400
        assert problem_of(client.get("/api/games/chess/rules")) == (404, "server-no-game")


def test_what_has_not_changed_is_not_sent_again(tmp_path):
    with client_of(tmp_path) as client:
        for path in ("/api/games", "/api/games/coinage/rules", "/", "/pages/style.css"):
            first = client.get(path)
            again = client.get(path, headers={"If-None-Match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            other = client.get(path, headers={"If-None-Match": '"other"'})
            assert other.content == first.content


def test_the_server_starts_without_numba():
    code = """
import sys
import mintmark.server.serving.run
from mintmark.server.api.routes.games import catalogue
catalogue()
assert "numba" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_only_what_is_the_same_for_everybody_is_compressed(tmp_path):
    with client_of(tmp_path) as client:
        client.post("/api/guests", json={"name": "Ada"})
        plan = {"game": "coinage", "seats": ["me", "me"], "ready": True}
        table = client.post("/api/tables", json=plan).json()["table"]

        def encoding(path):
            return client.get(path).headers.get("content-encoding")

        for path in ("", "/coinage/rules", "/warehouse51/editions/reconstruction"):
            assert encoding(f"/api/games{path}") == "gzip"
        assert len(client.get(f"/api/tables/{table}").content) > 1024
        for path in ("/api/me", "/api/tables/mine", f"/api/tables/{table}"):
            assert encoding(path) is None
