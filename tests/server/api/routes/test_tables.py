"""Tables over HTTP and sockets, as a browser and as programs see them."""

from contextlib import contextmanager
from dataclasses import replace

import pytest
from support.server.client import HERE, anew, client_of, problem_of

from mintmark.games.coinage import GAME
from mintmark.play import Play
from mintmark.server.http.limits import PER_GUEST

ORIGIN = {"origin": HERE}


@pytest.fixture(scope="module")
def app_client(tmp_path_factory):
    with client_of(tmp_path_factory.mktemp("tables")) as client:
        yield client


@pytest.fixture
def server(app_client):
    """The server with full buckets; `person` makes somebody who calls it."""
    return Server(anew(app_client))


class Server:
    def __init__(self, client):
        self.client = client

    def person(self, name):
        made = self.client.post("/api/guests", json={"name": name})
        secret = self.client.cookies["mintmark"]
        self.client.cookies.clear()
        return Person(self.client, made.json()["id"], {"Authorization": f"Bearer {secret}"})


class Person:
    def __init__(self, client, id, headers):
        self.client, self.id, self.headers = client, id, headers

    def post(self, path, **body):
        return self.client.post(f"/api{path}", json=body, headers=self.headers)

    def get(self, path, **query):
        return self.client.get(f"/api{path}", params=query, headers=self.headers)

    def rename(self, name):
        renamed = self.client.patch("/api/me", json={"name": name}, headers=self.headers)
        assert renamed.json()["name"] == name

    def open(self, *seats, game="coinage", **more):
        plan = {"game": game, "seats": seats, "toss": False} | more  # who sits where is chosen
        made = self.post("/tables", **plan)
        assert made.status_code == 201, made.text
        return made.json()["table"]

    @contextmanager
    def socket(self):
        with self.client.websocket_connect("/api/socket", headers=self.headers) as socket:
            assert socket.receive_json()["type"] == "hello"
            yield socket


def play_out(person, table):
    """Answer every question until the game is over."""
    with person.socket() as socket:
        socket.send_json({"type": "watch", "id": 0, "table": table})
        while True:
            told = socket.receive_json()
            if told["type"] != "update":
                continue
            if told["status"] == "over":
                return
            if told["question"] is not None:
                answer = {"question": told["question"], "move": told["moves"][-1]}
                socket.send_json({"type": "move", "id": 1, "table": table} | answer)


def test_a_table_against_a_bot_begins_when_one_is_ready(server):
    ada = server.person("Ada")
    table = ada.open("me", "bot novice")
    seen = ada.get(f"/tables/{table}").json()
    assert seen["status"] == "open" and len(seen["luck"]["commitment"]) == 64
    begun = ada.post(f"/tables/{table}/ready", entropy="seven").json()
    assert begun["status"] == "playing" and begun["luck"]["entropy"] == ["seven", None]
    assert begun["luck"]["commitment"] == seen["luck"]["commitment"]


def test_a_new_name_is_seen_at_all_tables_that_are_not_over(server):
    ada, bob = server.person("Guest 459"), server.person("Bob")
    over = ada.open("me", "me", ready=True)
    ada.post(f"/tables/{over}/resign", seat=0)
    table = ada.open("me", "open", ready=True)
    ada.rename("Ada")
    seat = bob.get(f"/tables/{table}").json()["seats"][0]
    assert (seat["name"], seat["ready"]) == ("Ada", True)
    bob.post(f"/tables/{table}/seat")
    ada.rename("Ada L.")
    assert bob.get(f"/tables/{table}").json()["seats"][0]["name"] == "Ada L."
    assert bob.get(f"/tables/{over}").json()["seats"][0]["name"] == "Guest 459"


def test_a_seat_is_kept_for_somebody_and_not_for_a_name(server):
    ada, robo, other = server.person("Ada"), server.person("Robo"), server.person("Robo")
    robo.post("/me/password", handle="robo 13", password="not so secret")
    table = ada.open("me", "for robo 13", ready=True)
    kept = ada.get(f"/tables/{table}").json()["seats"][1]
    assert (kept["invited"], kept["invitee"]) == ("Robo", robo.id)
    assert problem_of(other.post(f"/tables/{table}/seat")) == (409, "table-full")
    robo.rename("Robert")
    kept = ada.get(f"/tables/{table}").json()["seats"][1]
    assert (kept["invited"], kept["invitee"]) == ("Robert", robo.id)
    assert robo.post(f"/tables/{table}/seat", ready=False).status_code == 200
    robo.rename("Bert")
    robo.post(f"/tables/{table}/leave")
    assert ada.get(f"/tables/{table}").json()["seats"][1]["invited"] == "Bert"


def test_what_was_said_stands_under_the_name_of_now(server):
    ada, eve = server.person("Guest 459"), server.person("Guest 460")
    table = ada.open("me", "open", ready=True)
    with ada.socket() as socket, eve.socket() as other:
        for each, text in ((socket, "hello"), (other, "hi")):
            each.send_json({"type": "say", "id": 1, "table": table, "text": text})
            assert each.receive_json()["type"] == "done"
        ada.rename("Ada")
        eve.rename("Eve")
        assert said_at(server, table) == [("Ada", 0, "hello"), ("Guest 460", None, "hi")]
        other.send_json({"type": "say", "id": 2, "table": table, "text": "again"})
        assert other.receive_json()["type"] == "done"
    lines = [("Ada", 0, "hello"), ("Eve", None, "hi"), ("Eve", None, "again")]
    assert said_at(server, table) == lines


def said_at(server, table):
    """Who has said what there, as somebody who comes now is told."""
    chat = server.client.get(f"/api/tables/{table}").json()["chat"]
    return [(line["name"], line["seat"], line["text"]) for line in chat]


def test_a_game_against_a_bot_ends_with_a_record_that_proves_its_luck(server):
    ada = server.person("Ada")
    table = ada.open("me", "bot novice", ready=True)
    assert problem_of(ada.get(f"/tables/{table}/record")) == (409, "table-record-later")
    assert problem_of(ada.get(f"/tables/{table}/luck")) == (409, "table-record-later")
    assert problem_of(ada.get(f"/tables/{table}/replay")) == (409, "table-record-later")
    play_out(ada, table)
    record = ada.get(f"/tables/{table}/record").text
    assert '"seats": ["Ada", "novice"]' in record
    proof = ada.get(f"/tables/{table}/luck").json()
    assert proof["verdict"] == "proved" and all(toss["agrees"] for toss in proof["tosses"])
    replay = ada.get(f"/tables/{table}/replay", viewer="0").json()
    assert replay["frames"][0]["view"]["seat"] == 0 and len(replay["frames"]) > 4


def test_a_record_can_be_brought_replayed_and_verified(server):
    ada = server.person("Ada")
    table = ada.open("me", "bot novice", ready=True)
    play_out(ada, table)
    text = ada.get(f"/tables/{table}/record").text

    def bring(path, body):
        return server.client.post(f"/api{path}", content=body, headers=ada.headers)

    brought = bring("/records", text.encode()).json()
    replay = server.client.get(f"/api/records/{brought['id']}/replay").json()
    assert replay == ada.get(f"/tables/{table}/replay").json()
    assert server.client.get(f"/api/records/{brought['id']}").text == text
    assert bring("/verification", text.encode()).json()["verdict"] == "consistent"
    noted = ada.get(f"/tables/{table}").json()["luck"]["commitment"]
    proof = bring(f"/verification?commitment={noted}", text.encode()).json()
    assert proof["verdict"] == "proved"
    lines = text.splitlines(keepends=True)
    broken = bring("/records", "".join(lines[:3] + lines[4:]).encode())
    assert problem_of(broken) == (400, "server-refused") and "line 4" in broken.text
    anew(server.client)  # not too much in a short time
    assert problem_of(bring("/records", b"\xff\xfe"))[0] == 400
    assert problem_of(bring("/records", b"/etc/passwd")) == (400, "server-refused")


def test_the_luck_of_a_finished_game_is_derived_once(server, monkeypatch):
    ada = server.person("Ada")
    table = ada.open("me", "bot novice", ready=True)
    play_out(ada, table)
    first = ada.get(f"/tables/{table}/luck").json()
    monkeypatch.setattr("mintmark.server.replay.archive.verified", None)
    assert ada.get(f"/tables/{table}/luck").json() == first
    for _ in range(int(PER_GUEST["luck"].burst) - 2):
        server.client.app.state.resources.limits.take("luck", ada.id, "9.9.9.9")
    assert problem_of(ada.get(f"/tables/{table}/luck")) == (429, "server-too-many")


def test_what_is_brought_is_bounded(server, monkeypatch):
    ada = server.person("Ada")
    play = Play(GAME.setup(), seed=7)
    play.push(min(play.to_act), play.moves(min(play.to_act))[0])
    header = replace(play.record.header, own_edition="x" * 40_001)
    long, text = str(replace(play.record, header=header)), str(play.record)

    def bring(path, text):
        return server.client.post(f"/api{path}", content=text.encode(), headers=ada.headers)

    assert problem_of(bring("/records", long)) == (400, "server-edition-too-long")
    assert problem_of(bring("/verification", long)) == (400, "server-edition-too-long")
    monkeypatch.setattr("mintmark.server.replay.archive.MOST_IMPORTS", 1)
    padded = bring("/records", text.replace(": ", ":      ")).json()
    kept = server.client.get(f"/api/records/{padded['id']}").text
    assert kept == text  # as we write it
    assert problem_of(bring("/records", text)) == (409, "server-too-many-records")


def test_friends_meet_by_a_link_that_nobody_can_guess(server):
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open("me", "open")
    assert table not in server.client.get("/api/tables").text
    ada.post(f"/tables/{table}/ready")
    met = bob.post(f"/tables/{table}/seat", entropy="from Bob").json()
    assert met["status"] == "playing" and met["seat"] == 1
    assert problem_of(server.person("Cy").post(f"/tables/{table}/seat")) == (409, "table-full")
    assert server.client.get(f"/api/tables/{table}").json()["seat"] is None  # one may watch
    other = table[:-1] + ("A" if table[-1] != "A" else "B")
    assert problem_of(server.client.get(f"/api/tables/{other}")) == (404, "table-not-there")


def test_the_lobby_lists_public_tables_alone(server):
    ada = server.person("Ada")
    shown, hidden = ada.open("me", "open", public=True), ada.open("me", "open")
    ids = [each["id"] for each in server.client.get("/api/tables").json()]
    assert shown in ids and hidden not in ids
    mine = [each["id"] for each in ada.get("/tables/mine").json()]
    assert {shown, hidden} <= set(mine)
    ada.post(f"/tables/{shown}/abort")
    ids = [each["id"] for each in server.client.get("/api/tables").json()]
    assert shown not in ids
    assert problem_of(server.client.get("/api/tables?status=secret")) == (400, "server-invalid")


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"game": "chess"}, "server-refused"),
        ({"seats": ["me"]}, "server-invalid"),
        ({"seats": ["me", "open", "open"]}, "server-refused"),
        ({"seats": ["me", "bot wizard"]}, "table-no-such-bot"),
        ({"seats": ["me", "you"]}, "table-no-such-plan"),
        ({"seats": ["me", "for nobody"]}, "table-nobody-of-that-name"),
        ({"edition": "/etc/passwd"}, "server-refused"),
        ({"edition": "../standard.toml"}, "server-refused"),
        ({"own_edition": "nonsense ="}, "server-refused"),
        ({"options": {"cheat": True}}, "server-refused"),
        ({"options": {"map": "lagoon"}}, "server-refused"),
        ({"options": {"seats": 3}}, "server-refused"),
        ({"pace": {"kind": "live", "seconds": 1}}, "table-no-such-pace"),
        ({"pace": {"kind": "days", "days": 99}}, "table-no-such-pace"),
        ({"pace": {"kind": "none", "seconds": 7}}, "table-no-such-pace"),
        ({"entropy": "x" * 65}, "server-invalid"),
        ({"colour": "blue"}, "server-invalid"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(server, body, key):
    ada = server.person("Ada")
    refused = ada.post("/tables", **{"game": "coinage", "seats": ["me", "open"]} | body)
    assert problem_of(refused)[1] == key
    assert refused.status_code in (400, 404)
    assert ada.get("/tables/mine").json() == []


def test_a_body_that_is_missing_is_missed_in_words(server):
    ada = server.person("Ada")
    table = ada.open("me", "open")
    sent = server.client.post(f"/api/tables/{table}/seat", headers=ada.headers)
    assert problem_of(sent) == (400, "server-no-body")


def test_nobody_plays_without_being_a_guest(server):
    ada = server.person("Ada")
    table = ada.open("me", "open")
    made = server.client.post("/api/tables", json={"game": "coinage", "seats": ["me", "open"]})
    assert problem_of(made) == (401, "server-not-signed-in")
    seat = server.client.post(f"/api/tables/{table}/seat", json={})
    assert problem_of(seat) == (401, "server-not-signed-in")


def test_a_token_that_may_only_read_cannot_play(server):
    ada = server.person("Ada")
    table = ada.open("me", "bot novice", ready=True)
    made = ada.post("/me/tokens", label="watcher", scopes=["read"]).json()
    reader = Person(server.client, ada.id, {"Authorization": f"Bearer {made['secret']}"})
    assert reader.get(f"/tables/{table}").json()["seat"] == 0
    move = reader.post(f"/tables/{table}/move", question=1, move="done")
    assert problem_of(move) == (403, "server-not-allowed")
    with reader.socket() as socket:
        socket.send_json({"type": "move", "id": 1, "table": table, "question": 1, "move": "done"})
        assert socket.receive_json()["why"]["key"] == "server-not-allowed"


def test_a_socket_tells_what_changes_and_answers_what_is_sent(server):
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open("me", "open", ready=True)
    with ada.socket() as socket:
        socket.send_json({"type": "watch", "id": 1, "table": table, "language": "de"})
        assert socket.receive_json() == {"type": "done", "id": 1, "seq": 3}
        first = socket.receive_json()
        assert first["type"] == "update" and first["seats"][1]["name"] == ""
        bob.post(f"/tables/{table}/seat")
        begun = socket.receive_json()
        assert begun["status"] == "playing" and begun["seq"] > first["seq"]
        move = {"type": "move", "id": 2, "table": table, "question": begun["question"] or 0}
        mover = begun["awaited"][0]
        if mover == 0:
            assert begun["ask"]["text"]
            socket.send_json(move | {"move": begun["moves"][-1]})
            answers = [socket.receive_json() for _ in range(2)]
            assert {each["type"] for each in answers} == {"done", "update"}
            socket.send_json(move | {"id": 3, "move": begun["moves"][-1]})
        else:
            socket.send_json(move | {"id": 3, "move": "done"})
        refused = next(m for m in iter(socket.receive_json, None) if m["type"] == "refused")
        assert refused["id"] == 3 and refused["why"]["text"]


@pytest.mark.parametrize(
    "sent",
    [
        "",
        "{",
        "[]",
        '{"type": "watch"}',
        '{"type": "dance", "id": 1}',
        '{"type": "ping", "id": "one"}',
        '{"type": "ping", "id": -1}',
        '{"type": "ping", "id": 1, "more": 2}',
        '{"type": "watch", "id": 1, "table": "short"}',
        "[" * 20_000,
    ],
)
def test_what_is_no_message_is_refused_and_the_socket_goes_on(server, sent):
    with server.person("Ada").socket() as socket:
        socket.send_text(sent)
        refused = socket.receive_json()
        assert refused["type"] == "refused" and refused["why"]["text"]
        assert refused["error"] == "Invalid"
        assert refused["id"] == (1 if '"id": 1' in sent else None)
        socket.send_json({"type": "ping", "id": 7})
        assert socket.receive_json()["type"] == "pong"


def test_who_watches_all_that_one_may_can_still_watch_one_of_them_again(server, monkeypatch):
    monkeypatch.setattr("mintmark.server.api.socket.MOST_WATCHED", 1)
    ada = server.person("Ada")
    tables = [ada.open("me", "open") for _ in range(2)]
    with ada.socket() as socket:
        for number, table in enumerate((tables[0], tables[0], tables[1])):
            socket.send_json({"type": "watch", "id": number, "table": table})
            told = []
            while not told or told[-1]["type"] == "update":
                told.append(socket.receive_json())
            if number == 2:
                assert told[-1]["type"] == "refused" and told[-1]["error"] == "TooMany"
            else:
                assert told[-1]["type"] == "done"


def test_a_page_of_another_site_gets_no_socket(server):
    from litestar.exceptions import WebSocketDisconnect

    ada = server.person("Ada")
    headers = {"cookie": "mintmark=" + ada.headers["Authorization"].split()[1]}
    with (
        pytest.raises(WebSocketDisconnect),
        server.client.websocket_connect(
            "/api/socket", headers=headers | {"origin": "https://elsewhere.example"}
        ),
    ):
        pass
    with server.client.websocket_connect("/api/socket", headers=headers | ORIGIN) as socket:
        assert socket.receive_json()["guest"] == ada.id


def test_who_lost_the_connection_goes_on_where_it_was(server):
    ada = server.person("Ada")
    table = ada.open("me", "bot novice", ready=True)
    seen = ada.get(f"/tables/{table}").json()
    whole = len(seen["story"])
    assert seen["story_from"] == 0
    again = ada.get(f"/tables/{table}", since=seen["seq"]).json()
    assert again["seq"] == seen["seq"]
    assert (again["story_from"], again["story"]) == (whole, [])
    far = ada.get(f"/tables/{table}", since=9999).json()
    assert (far["story_from"], len(far["story"])) == (0, whole)


def test_an_invitation_can_be_declined_and_is_nobodys_own_table(server):
    ada, robot = server.person("Ada"), server.person("Robot")
    robot.post("/me/password", handle="guarded", password="not so secret")
    table = ada.open("me", "for guarded", ready=True)
    assert robot.get("/tables/mine").json() == []
    assert [each["id"] for each in robot.get("/tables/invitations").json()] == [table]
    assert problem_of(server.person("Cy").post(f"/tables/{table}/seat")) == (409, "table-full")
    assert problem_of(ada.post(f"/tables/{table}/decline")) == (404, "table-not-invited")
    assert robot.post(f"/tables/{table}/decline").status_code == 200
    assert robot.get("/tables/invitations").json() == []
    assert server.person("Cy").post(f"/tables/{table}/seat").json()["status"] == "playing"


def test_a_table_of_bots_alone_is_refused(server):
    made = server.person("Ada").post("/tables", game="coinage", seats=["bot novice", "bot casual"])
    assert problem_of(made) == (400, "table-needs-people")


def test_a_token_that_may_neither_read_nor_play_sees_no_table(server):
    ada = server.person("Ada")
    table = ada.open("me", "bot novice", ready=True)
    made = ada.post("/me/tokens", label="clerk", scopes=["account"]).json()
    clerk = Person(server.client, ada.id, {"Authorization": f"Bearer {made['secret']}"})
    assert problem_of(clerk.get(f"/tables/{table}")) == (403, "server-not-allowed")


def test_players_take_over_what_others_leave(server):
    ada, bob, cy = (server.person(name) for name in ("Ada", "Bob", "Cy"))
    table = ada.open("me", "open", "open", game="warehouse51", ready=True)
    for friend in (bob, cy):
        friend.post(f"/tables/{table}/seat")
    gone = bob.post(f"/tables/{table}/leave").json()
    assert gone["seats"][1]["left"] and gone["seat"] is None
    taken = ada.post(f"/tables/{table}/bot", seat=1, level="novice").json()
    assert taken["seats"][1]["bot"] == "novice"
    assert problem_of(ada.post(f"/tables/{table}/bot", seat=2)) == (409, "table-not-abandoned")
    assert problem_of(ada.post(f"/tables/{table}/bot", seat=4)) == (404, "table-no-such-seat")


def test_a_rematch_is_one_table_with_the_seats_turned(server):
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open("me", "open", ready=True)
    bob.post(f"/tables/{table}/seat")
    assert problem_of(ada.post(f"/tables/{table}/rematch")) == (409, "table-not-over")
    bob.post(f"/tables/{table}/resign")
    again = ada.post(f"/tables/{table}/rematch").json()
    assert [seat["name"] for seat in again["seats"]] == ["Bob", "Ada"]
    assert bob.post(f"/tables/{table}/rematch").json()["table"] == again["table"]
    assert bob.get(f"/tables/{table}").json()["rematch"] == again["table"]
    ada.post(f"/tables/{again['table']}/abort")
    another = bob.post(f"/tables/{table}/rematch").json()
    assert another["table"] != again["table"] and another["status"] == "open"
    again = another
    for friend in (ada, bob):
        begun = friend.post(f"/tables/{again['table']}/ready").json()
    assert begun["status"] == "playing"


def test_one_person_may_play_several_seats_on_one_screen(server):
    ada = server.person("Ada")
    table = ada.open("me", "me", ready=True)
    views = [ada.get(f"/tables/{table}", seat=seat).json() for seat in (0, 1)]
    assert [view["seat"] for view in views] == [0, 1]
    assert ada.get(f"/tables/{table}").json()["seat"] is None, "no seat's view, unless it is named"
    (mover,) = views[0]["awaited"]
    made = ada.post(
        f"/tables/{table}/move",
        seat=mover,
        question=views[mover]["question"],
        move=views[mover]["moves"][0],
    )
    assert made.status_code == 200
    unclear = ada.post(f"/tables/{table}/undo")
    assert problem_of(unclear) == (400, "table-which-seat")
    assert ada.post(f"/tables/{table}/undo", seat=mover).status_code == 200


def test_hints_are_for_those_who_are_asked_where_the_table_allows_them(server):
    ada = server.person("Ada")
    table = ada.open("me", "me", ready=True, hints=False)
    mover = ada.get(f"/tables/{table}", seat=0).json()["awaited"][0]
    assert problem_of(ada.post(f"/tables/{table}/hint", seat=mover)) == (409, "table-no-hints")
    table = ada.open("me", "me", ready=True)
    mover = ada.get(f"/tables/{table}", seat=0).json()["awaited"][0]
    other = ada.post(f"/tables/{table}/hint", seat=1 - mover)
    assert problem_of(other) == (409, "table-not-asked")


@pytest.mark.parametrize("game", ["coinage", "warehouse51"])
def test_a_page_may_work_out_a_hint_from_what_its_seat_knows(server, game):
    ada = server.person("Ada")
    seats = ["me"] * (2 if game == "coinage" else 3)
    table = ada.open(*seats, game=game, ready=True)
    mover = ada.get(f"/tables/{table}", seat=0).json()["awaited"][0]
    seen = ada.get(f"/tables/{table}", seat=mover).json()
    found = ada.post(f"/tables/{table}/hint/question", seat=mover).json()
    assert [each["move"] for each in found["moves"]] == seen["moves"]
    asked = found["question"]
    assert (asked["game"], asked["seats"], asked["seat"]) == (game, len(seats), mover)
    other = ada.post(f"/tables/{table}/hint/question", seat=(mover + 1) % len(seats))
    assert problem_of(other) == (409, "table-not-asked")


def test_a_running_game_is_downloaded_only_as_far_as_one_may_see(server):
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open("me", "open", game="coin_quest", ready=True)
    bob.post(f"/tables/{table}/seat")
    seen = ada.get(f"/tables/{table}").json()
    place = next(move for move in seen["moves"] if move.startswith("place"))
    ada.post(f"/tables/{table}/move", question=seen["question"], move=place)
    own = ada.get(f"/tables/{table}/record/view").json()
    assert own["entries"][-1] == {"who": 0, "move": place}
    theirs = bob.get(f"/tables/{table}/record/view").json()
    assert {"who": 0, "move": place} not in theirs["entries"]
    assert len(theirs["entries"]) == len(own["entries"]) - 1
    assert problem_of(bob.get(f"/tables/{table}/record/view", seat=0)) == (
        403,
        "table-not-your-seat",
    )


def test_chat_is_short_and_can_be_muted(server):
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open("me", "open", ready=True)
    bob.post(f"/tables/{table}/seat")
    assert problem_of(bob.post(f"/tables/{table}/chat", text="x" * 301))[0] == 400
    bob.post(f"/tables/{table}/chat", text="ha!")
    assert ada.get(f"/tables/{table}").json()["chat"][0]["text"] == "ha!"
    ada.post(f"/tables/{table}/mute", guest=bob.id)
    assert ada.get(f"/tables/{table}").json()["chat"] == []
    assert bob.get(f"/tables/{table}").json()["chat"]
    ada.post(f"/tables/{table}/mute", guest=bob.id, on=False)
    assert ada.get(f"/tables/{table}").json()["chat"]


def test_chat_is_cleaned_on_both_ways_in(server):
    ada = server.person("Ada")
    table = ada.open("me", "open")
    ada.post(f"/tables/{table}/chat", text="by\x1b HTTP\n")
    assert problem_of(ada.post(f"/tables/{table}/chat", text="\u202e"))[1] == "people-nothing-said"
    with ada.socket() as socket:
        socket.send_json({"type": "say", "id": 1, "table": table, "text": "by \x1b socket"})
        assert socket.receive_json()["type"] == "done"
    chat = ada.get(f"/tables/{table}").json()["chat"]
    assert [line["text"] for line in chat] == ["by HTTP", "by socket"]


def test_standings_are_supposed_from_the_seat_of_whoever_asks(server):
    ada = server.person("Ada")
    table = ada.open("me", "me", "open", game="warehouse51")
    assert problem_of(ada.get(f"/tables/{table}/suppose", that="win 1")) == (409, "table-is-open")
    bob = server.person("Bob")
    bob.post(f"/tables/{table}/seat", seat=2)
    ada.post(f"/tables/{table}/ready")
    found = ada.get(f"/tables/{table}/suppose", that="fake kapala", seat=1)
    assert found.headers["cache-control"] == "no-store"
    assert found.json() == [{"score": 2, "breakdown": [2, 0, 0, 0, 0, 0, 0]}] * 3
    asked = {"that": "fake kapala", "seat": 2}
    assert problem_of(ada.get(f"/tables/{table}/suppose", **asked)) == (403, "table-not-your-seat")
    eve = server.person("Eve")
    assert eve.get(f"/tables/{table}/suppose", that="fake kapala").json() == found.json()
    onlooker = eve.get(f"/tables/{table}/suppose", that="win 1")
    assert problem_of(onlooker) == (400, "w51-suppose-seat")


def test_a_game_in_which_nothing_can_be_supposed_says_so(server):
    ada = server.person("Ada")
    table = ada.open("me", "me", game="coin_quest", ready=True)
    assert problem_of(ada.get(f"/tables/{table}/suppose", that="win 1")) == (
        400,
        "table-no-suppose",
    )
