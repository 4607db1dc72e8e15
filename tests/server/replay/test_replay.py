"""A replay in one piece tells the same as the game itself."""

import gzip
import json

import pytest
from support.server.client import client_of, problem_of
from support.server.played_table import PlayedTable
from support.server.running_server import without_limits

from mintmark.server.replay import archive as archives
from mintmark.server.replay.records import read_imported, record_of
from mintmark.server.updates import wire

LENGTH = {"coinage": 5000, "warehouse51": 5000, "coin_quest": 90}  # decisions


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        without_limits(patch)
        with client_of(tmp_path_factory.mktemp("replays")) as client:
            client.post("/api/guests", json={"name": "Ada"})
            yield client


@pytest.fixture(scope="module")
def records(client):
    """A record of each game, imported here."""
    found = {}
    for game, length in LENGTH.items():
        played = PlayedTable(game)
        played.play_on(length)
        table = played.table
        record = record_of(table) if table.status == "over" else table.play.record
        found[game] = client.post("/api/records", content=str(record)).json()["id"]
    return found


def views_in(replay):
    """The views of a replay, put together."""
    view = dict(replay["frames"][0]["view"])
    yield view
    for frame in replay["frames"][1:]:
        assert "view" not in frame
        view = {**view, **frame["changed"]}
        yield view


@pytest.mark.parametrize("viewer", ["open", "onlooker", "0", "1"])
@pytest.mark.parametrize("game", LENGTH)
def test_every_frame_is_the_game_as_it_stood_then(client, records, game, viewer):
    path = f"/api/records/{records[game]}"
    replay = client.get(f"{path}/replay?viewer={viewer}").json()
    assert (replay["game"], replay["viewer"]) == (game, viewer)
    assert replay["box"] == client.get(f"{path}/box").json()
    play, seat = read_imported(client.get(path).text), int(viewer) if viewer.isdecimal() else None
    for frame, view in zip(replay["frames"], views_in(replay), strict=True):
        then, at = play.at(frame["at"]), frame["at"]
        assert view == plain(then.now.shown(None) if viewer == "open" else then.view(seat))
        assert frame["scores"] == list(then.scores)
        told = then.events(seat, at - 1) if at else ()
        assert frame["story"] == plain([wire.line(event, then.setup) for event in told])
        entry = then.entries(at - 1)[0].written if at and viewer == "open" else (None, None)
        assert (frame["who"], frame["move"]) == entry
    assert frame["at"] == play.ply
    assert (replay["places"] is None) == (view["ending"] is None)


def plain(value):
    """As it arrives."""
    return json.loads(wire.encode(value))


def test_a_table_has_a_replay_when_its_game_is_over(client):
    plan = {"game": "coinage", "seats": ["me", "me"], "ready": True}
    table = client.post("/api/tables", json=plan).json()["table"]
    path = f"/api/tables/{table}/replay"
    assert problem_of(client.get(path)) == (409, "table-record-later")
    client.post(f"/api/tables/{table}/resign", json={"seat": 0})
    replay = client.get(path).json()
    assert replay["seats"] == ["Ada", "Ada"] and replay["frames"][0]["view"]["turn"] == 1
    assert replay["bots"] == [None, None]
    assert problem_of(client.get(f"{path}?viewer=3")) == (404, "table-no-such-seat")


def test_a_replay_is_sent_in_gzip_to_those_who_read_it_and_only_once(client, records):
    path = f"/api/records/{records['coinage']}/replay"
    packed, plain = (
        client.get(path, headers={"Accept-Encoding": each}) for each in ("gzip", "gzip;q=0")
    )
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 5
    for first in (packed, plain):
        assert first.headers["vary"] == "Accept-Encoding"
        known = {**first.request.headers, "If-None-Match": first.headers["etag"]}
        assert client.get(path, headers=known).status_code == 304


def test_a_replay_is_made_once_and_the_oldest_are_forgotten(client, records, monkeypatch):
    made, real = [], archives.compressed_replay

    def counted(play, viewer):
        made.append(viewer)
        return real(play, viewer)

    monkeypatch.setattr(archives, "compressed_replay", counted)
    monkeypatch.setattr(archives, "KEPT", 2)
    kept = client.app.state.resources.archive.replays
    kept.clear()
    path = f"/api/records/{records['coinage']}/replay?viewer="
    for viewer in ("0", "0", "1", "0", "open", "0", "1"):
        assert client.get(path + viewer).json()["viewer"] == viewer
    assert made == ["0", "1", "open", "1"]
    assert all(
        json.loads(gzip.decompress(each))
        for each in client.app.state.resources.archive.replays.values()
    )


def test_a_replay_and_a_record_say_who_is_a_bot(client):
    plan = {"game": "coinage", "seats": ["me", "bot novice"], "ready": True, "toss": False}
    table = client.post("/api/tables", json=plan).json()["table"]
    client.post(f"/api/tables/{table}/resign", json={"seat": 0})
    assert client.get(f"/api/tables/{table}/replay").json()["bots"] == [None, "novice"]
    text = client.get(f"/api/tables/{table}/record").text
    assert json.loads(text.split("\n")[0])["bots"] == [None, "novice"]
    brought = client.post("/api/records", content=text).json()["id"]
    assert client.get(f"/api/records/{brought}/replay").json()["bots"] == [None, "novice"]
