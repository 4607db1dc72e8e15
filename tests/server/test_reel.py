"""A replay in one piece tells the same as all its moments."""

import gzip
import json

import pytest
from house import without_limits
from sitting import Sitting
from visiting import problem_of, visiting

from mintmark.server.replay import archive as archives
from mintmark.server.replay.archive import record_of

LENGTH = {"coinage": 5000, "warehouse51": 5000, "coin_quest": 90}  # decisions


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        without_limits(patch)
        with visiting(tmp_path_factory.mktemp("reels")) as client:
            client.post("/api/guests", json={"name": "Ada"})
            yield client


@pytest.fixture(scope="module")
def records(client):
    """A record of each game, brought here."""
    found = {}
    for game, length in LENGTH.items():
        sitting = Sitting(game)
        sitting.play_on(length)
        table = sitting.table
        record = record_of(table) if table.status == "over" else table.play.record
        found[game] = client.post("/api/records", content=str(record)).json()["id"]
    return found


def replayed(reel):
    """The views of a reel, put together."""
    view = dict(reel["frames"][0]["view"])
    yield view
    for frame in reel["frames"][1:]:
        assert "view" not in frame
        view = {**view, **frame["changed"]}
        yield view


@pytest.mark.parametrize("eyes", ["open", "onlooker", "0", "1"])
@pytest.mark.parametrize("game", LENGTH)
def test_every_frame_is_the_moment(client, records, game, eyes):
    path = f"/api/records/{records[game]}"
    reel = client.get(f"{path}/reel?eyes={eyes}").json()
    assert (reel["game"], reel["eyes"]) == (game, eyes)
    assert reel["box"] == client.get(f"{path}/box").json()
    for frame, view in zip(reel["frames"], replayed(reel), strict=True):
        moment = client.get(f"{path}/moments/{frame['at']}?eyes={eyes}").json()
        for line in moment["story"]:
            del line["words"]["text"]
        assert view == moment["view"]
        for field in ("at", "who", "move", "story", "scores"):
            assert frame[field] == moment[field], (frame["at"], field)
        for field in ("game", "edition", "options", "seats", "bots"):
            assert reel[field] == moment[field]
    assert frame["at"] == moment["entries"]
    assert (reel["places"] is None) == (view["ending"] is None)


def test_a_table_has_a_reel_when_its_game_is_over(client):
    plan = {"game": "coinage", "seats": ["me", "me"], "ready": True}
    table = client.post("/api/tables", json=plan).json()["table"]
    path = f"/api/tables/{table}/reel"
    assert problem_of(client.get(path)) == (409, "table-record-later")
    client.post(f"/api/tables/{table}/resign", json={"seat": 0})
    reel = client.get(path).json()
    assert reel["seats"] == ["Ada", "Ada"] and reel["frames"][0]["view"]["turn"] == 1
    assert reel["bots"] == [None, None]
    assert problem_of(client.get(f"{path}?eyes=3")) == (404, "table-no-such-moment")


def test_a_reel_is_sent_in_gzip_to_those_who_read_it_and_only_once(client, records):
    path = f"/api/records/{records['coinage']}/reel"
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


def test_a_reel_is_made_once_and_the_oldest_are_forgotten(client, records, monkeypatch):
    made, real = [], archives.squeezed

    def counted(play, eyes):
        made.append(eyes)
        return real(play, eyes)

    monkeypatch.setattr(archives, "squeezed", counted)
    monkeypatch.setattr(archives, "KEPT", 2)
    client.app.state.archive.reels.clear()
    path = f"/api/records/{records['coinage']}/reel?eyes="
    for eyes in ("0", "0", "1", "0", "open", "0", "1"):
        assert client.get(path + eyes).json()["eyes"] == eyes
    assert made == ["0", "1", "open", "1"]
    assert all(
        json.loads(gzip.decompress(each)) for each in client.app.state.archive.reels.values()
    )


def test_a_reel_and_a_record_say_who_is_a_bot(client):
    plan = {"game": "coinage", "seats": ["me", "bot novice"], "ready": True, "toss": False}
    table = client.post("/api/tables", json=plan).json()["table"]
    client.post(f"/api/tables/{table}/resign", json={"seat": 0})
    assert client.get(f"/api/tables/{table}/reel").json()["bots"] == [None, "novice"]
    text = client.get(f"/api/tables/{table}/record").text
    assert json.loads(text.split("\n")[0])["bots"] == [None, "novice"]
    brought = client.post("/api/records", content=text).json()["id"]
    assert client.get(f"/api/records/{brought}/reel").json()["bots"] == [None, "novice"]
