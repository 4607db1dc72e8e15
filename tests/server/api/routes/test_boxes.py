"""What is in the box, as a drawing of the game needs it."""

import pytest
from support.server.client import client_of, problem_of

import mintmark
from mintmark.engine.game import find
from mintmark.games.coin_quest.coin import coin_of

EDITIONS = [(game, edition) for game in mintmark.GAMES for edition in find(game).editions.names]
ISLES = "/coinage/editions/isles"


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    with client_of(tmp_path_factory.mktemp("boxes")) as client:
        client.post("/api/guests", json={"name": "Ada"})
        yield client


def box_of(client, game, edition):
    return client.get(f"/api/games/{game}/editions/{edition}").json()


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_every_edition_of_the_server_can_be_looked_into(client, game, edition):
    box = box_of(client, game, edition)
    assert (box["game"], box["name"]) == (game, edition)
    assert box["title"] and box["provenance"]


@pytest.mark.parametrize("edition", find("coinage").editions.names)
def test_a_map_tells_where_its_areas_lie(client, edition):
    box = box_of(client, "coinage", edition)
    labels = {area["label"] for area in box["areas"]}
    assert len(labels) == 10 and sum(box["banks"]) == 10
    for area in box["areas"]:
        assert area["region"] in box["regions"] and set(area["borders"]) < labels
        assert area["first_column"] <= area["last_column"]


def test_every_coin_of_a_box_tells_what_is_on_it(client):
    box = box_of(client, "coin_quest", "reconstruction")
    assert {face for faces in box["sets"].values() for face in faces} == set(box["coins"])
    assert [len(box["sets"][name]) for name in ("start", "auction", "essen")] == [10, 46, 6]
    for face, coin in box["coins"].items():
        assert str(coin_of(face)) == face
        assert (coin["metal"], coin["mark"]) == (coin_of(face).metal, coin_of(face).mark)
    assert box["bonuses"]["crown"] == [9, 5, 2]
    assert box["lots"][5] == {"prestige": 1, "bans": ["gold", "silver"], "players": 4}


def test_every_relic_tells_what_it_does(client):
    box = box_of(client, "warehouse51", "reconstruction")
    cards = {relic["id"]: relic for relic in box["relics"]}
    assert len(cards) == 26 and sum(card["counterfeit"] for card in cards.values()) == 22
    stone = cards["philosophers_stone"]
    assert (stone["effect"], stone["parameter"], stone["amount"]) == (
        "gold_rate",
        "ingots_per_point",
        3,
    )
    assert cards["excalibur"]["weapon"] and stone["name"] is None
    assert box["points"]["blue"] == [8, 6] and box["counterfeits_between"]["3"] == 2


def test_a_table_and_its_record_have_the_box_that_they_are_played_with(client):
    own = find("coinage").edition_file("lagoon").text.replace("Lagoon", "My pond")
    plan = {"game": "coinage", "seats": ["me", "me"], "ready": True, "own_edition": own}
    table = client.post("/api/tables", json=plan).json()["table"]
    box = client.get(f"/api/tables/{table}/box").json()
    assert box["title"] == "My pond"
    client.post(f"/api/tables/{table}/resign", json={"seat": 0})
    record = client.get(f"/api/tables/{table}/record").content
    brought = client.post("/api/records", content=record).json()["id"]
    assert client.get(f"/api/records/{brought}/box").json() == box


def test_an_edition_comes_as_the_file_to_make_ones_own_of(client):
    text = client.get("/api/games/coinage/editions/isles/file").text
    plan = {"game": "coinage", "seats": ["me", "open"], "own_edition": text}
    table = client.post("/api/tables", json=plan).json()["table"]
    own, ours = client.get(f"/api/tables/{table}/box").json(), box_of(client, "coinage", "isles")
    names = {"name": "isles", "title": "Three Isles"}
    assert own | names | {"own": None} == ours
    assert (own["name"], own["title"]) == ("own", "own")  # only ours is called as ours
    assert own["own"] == {"nearest": "isles", "differences": []}


@pytest.mark.parametrize("path", ["", "/coinage/rules", ISLES, f"{ISLES}/file"])
def test_what_somebody_has_already_is_not_sent_again(client, path):
    first = client.get(f"/api/games{path}")
    again = client.get(f"/api/games{path}", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_box_that_does_not_exist_is_refused_in_words(client):
    for path, key in (
        ("/api/games/chess/editions/standard", "server-no-game"),
        ("/api/games/coinage/editions/..%2fstandard", "server-http-404"),
        ("/api/games/coinage/editions/atlantis", "server-no-edition"),
        ("/api/games/coinage/editions/atlantis/file", "server-no-edition"),
        ("/api/tables/q3XvB0n6T1mCkZ8sWd4yLw/box", "table-not-there"),
        ("/api/records/q3XvB0n6T1mCkZ8sWd4yLw/box", "table-not-there"),
    ):
        assert problem_of(client.get(path)) == (404, key)
