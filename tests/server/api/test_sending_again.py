"""An answer is lost and the request sent again: it is done once, and answered as before."""

import asyncio
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from support.server.played_table import ID, PEOPLE, TOKEN, PlayedTable, forward_moves
from support.server.running_server import running_server, without_limits

from mintmark.server.broker import Alone
from mintmark.server.live.tables import Tables
from mintmark.server.operations.metrics import Metrics
from mintmark.server.store import Store
from mintmark.server.table import decisions, seating
from mintmark.server.table.decisions import Draft
from mintmark.server.table.events import Pace, Place, RequestId, decode, encode
from mintmark.server.table.opening import opened_by, seated
from mintmark.server.table.table import ASKING, REQUESTS, Table

KEY = "f3b1c29d54e0477a"


class Scene:
    """Ada and Bob at a table, and Cy beside it."""

    def __init__(self, server, ada, bob, cy):
        self.server, self.ada, self.bob, self.cy = server, ada, bob, cy

    async def open(self, game="coinage", seats=("me", "open"), ready=True, sit=True):
        plan = {"game": game, "seats": seats, "ready": ready}
        opened = await self.ada.http.post("/api/tables", json=plan)
        self.id = opened.json()["table"]
        if sit:
            await self.bob.http.post(f"/api/tables/{self.id}/seat", json={})

    @property
    def table(self):
        return self.server.table(self.id)

    @property
    def log(self):
        return [len(self.server.tables.lives), *(live.table.seq for live in self.lives)]

    @property
    def lives(self):
        return [self.server.tables.lives[id] for id in sorted(self.server.tables.lives)]

    @property
    def awaited(self):
        """Whoever is to decide, and what they may."""
        seat = self.table.awaited[0]
        person = next(each for each in (self.ada, self.bob) if seat in self.seats_of(each))
        return person, self.table.question(seat), forward_moves(self.table, seat)

    def seats_of(self, person):
        return self.table.seats_of(person.id)

    async def move(self, which=0):
        person, question, moves = self.awaited
        answer = {"question": question, "move": moves[which]}
        assert (await person.ask(type="move", table=self.id, **answer))["type"] == "done"
        return person

    async def turn(self):
        """Somebody's whole turn, with what chance makes of it."""
        first = self.table.awaited
        while self.table.awaited == first:
            person = await self.move(-1)
        return person, (self.ada, self.bob)[person is self.ada]


@asynccontextmanager
async def scene_in(folder):
    """A server with three people."""
    async with running_server(folder) as server:
        people = [await server.guest(name) for name in ("Ada", "Bob", "Cy")]
        yield Scene(server, *people)
        assert not server.log.trouble


# What is sent: who sends it, the kind of the message or its path, and the rest


async def moves(scene):
    await scene.open()
    person, question, moves = scene.awaited
    return person, "move", {"question": question, "move": moves[0]}


async def undoes(scene):
    await scene.open("coin_quest")
    (seat,) = scene.seats_of(scene.ada)
    for _ in range(3):
        answer = {"question": scene.table.question(seat)}
        answer["move"] = forward_moves(scene.table, seat)[0]
        await scene.ada.ask(type="move", table=scene.id, **answer)
    return scene.ada, "undo", {}


async def pleads(scene):
    await scene.open()
    person, _ = await scene.turn()
    return person, "undo", {}


async def replies(scene):
    await scene.open()
    person, other = await scene.turn()
    await person.ask(type="undo", table=scene.id)
    return other, "reply", {"yes": True}


async def resigns(scene):
    await scene.open()
    return scene.bob, "resign", {}


async def says(scene):
    await scene.open()
    return scene.cy, "say", {"text": "good luck!"}


async def opens(scene):
    await scene.open()
    return scene.cy, "", {"game": "coinage", "seats": ["me", "bot novice"]}


async def sits(scene):
    await scene.open(sit=False)
    return scene.bob, "/seat", {"ready": False}


async def gets_ready(scene):
    await scene.open(ready=False, sit=False)
    return scene.ada, "/ready", {"entropy": "seven"}


async def leaves(scene):
    await scene.open()
    return scene.bob, "/leave", {}


async def seats_a_bot(scene):
    await scene.open(sit=False, ready=False)
    return scene.ada, "/bot", {"seat": 1}


async def unseats(scene):
    await scene.open(sit=False)
    await scene.bob.http.post(f"/api/tables/{scene.id}/seat", json={"ready": False})
    return scene.ada, "/unseat", {"seat": 1}


async def aborts(scene):
    await scene.open(sit=False)
    return scene.ada, "/abort", {}


async def mutes(scene):
    await scene.open()
    return scene.ada, "/mute", {"guest": scene.bob.id}


async def plays_again(scene):
    await scene.open()
    await scene.bob.ask(type="resign", table=scene.id)
    return scene.ada, "/rematch", {}


ON_THE_SOCKET = [moves, undoes, pleads, replies, resigns, says]
PATHS = {"reply": "/undo/reply", "say": "/chat"}
SEATS = [opens, sits, gets_ready, leaves, seats_a_bot, unseats, aborts]
OVER_HTTP = [*ON_THE_SOCKET, *SEATS, mutes, plays_again]


@pytest.mark.parametrize("request_of", ON_THE_SOCKET)
async def test_a_message_whose_answer_was_lost_is_done_once(tmp_path, monkeypatch, request_of):
    without_limits(monkeypatch)
    async with scene_in(tmp_path) as scene:
        person, kind, more = await request_of(scene)
        before, message = scene.log, {"type": kind, "table": scene.id, "key": KEY, **more}
        cut = person.socket
        answer = asyncio.create_task(person.ask(**message))
        while scene.log == before:
            await asyncio.sleep(0.001)
        cut.transport.abort()  # perhaps it has arrived by now: nobody looks
        await asyncio.gather(answer, return_exceptions=True)
        after = scene.log
        await person.connect()
        for _ in range(2):
            assert (await person.ask(**message))["type"] == "done"
        assert scene.log == after
        again = await person.ask(**{**message, "key": KEY[::-1]})
        assert again["type"] == "refused" or scene.log != after, "another one is another one"


@pytest.mark.parametrize("request_of", OVER_HTTP)
async def test_a_request_whose_answer_was_lost_is_done_once(tmp_path, monkeypatch, request_of):
    without_limits(monkeypatch)
    async with scene_in(tmp_path) as scene:
        person, kind, body = await request_of(scene)
        path = PATHS.get(kind, kind if kind[:1] in ("/", "") else f"/{kind}")
        path = f"/api/tables/{scene.id}{path}" if kind else "/api/tables"
        before, key = scene.log, {"Idempotency-Key": KEY}
        first = await person.http.post(path, json=body, headers=key)
        after = scene.log
        assert first.is_success and after != before, first.text
        for _ in range(2):
            again = await person.http.post(path, json=body, headers=key)
            assert (again.status_code, again.json()) == (first.status_code, first.json())
        assert scene.log == after


async def test_another_process_knows_it_again_after_the_first_one_died(tmp_path, monkeypatch):
    without_limits(monkeypatch)
    key = {"Idempotency-Key": KEY}
    plan = {"game": "coinage", "seats": ["me", "open"]}
    async with scene_in(tmp_path) as scene:
        ada, headers = scene.ada, scene.ada.headers
        opened = await ada.http.post("/api/tables", json=plan, headers=key)
        table = opened.json()["table"]
        await ada.ask(type="say", table=table, text="hello", key=KEY)
    async with scene_in(tmp_path) as scene:
        scene.ada.headers = headers
        scene.ada.http.headers.update(headers)
        await scene.ada.connect()
        said = await scene.ada.ask(type="say", table=table, text="hello", key=KEY)
        assert said["type"] == "done"
        again = (await scene.ada.http.post("/api/tables", json=plan, headers=key)).json()
        assert again["table"] == table
        assert [line["text"] for line in again["chat"]] == ["hello"]


async def test_a_process_that_has_not_heard_of_it_does_not_refuse_what_another_has_done(sqlite_url):
    store = await Store.open(sqlite_url)
    here, there = (Tables(store, Alone(), Metrics()) for _ in range(2))
    here.shared = there.shared = True
    for k, guest in enumerate(PEOPLE[:2]):
        token = replace(TOKEN, id=f"t{k}", hash=bytes([k]), guest=guest.id)
        await store.people.add_guest(guest.id, guest.name, 0, token)
    plan = ("g0", "coinage", None, None, {}, [Place()] * 2, Pace(), True, True)
    opened = opened_by(*plan, toss=False)
    seats = seated(PEOPLE[0], ["me", "open"], ready=True, entropy=None)
    id = (await here.open(opened, seats)).table.id
    await here.act(id, seating.sit(PEOPLE[1], None, ready=True, entropy=None))
    (seat,) = (await there.live(id)).table.awaited
    while (table := (await here.live(id)).table).awaited == (seat,):
        move = forward_moves(table, seat)[-1]
        await here.act(id, decisions.move(PEOPLE[seat], seat, None, move))
    await here.act(id, decisions.undo(PEOPLE[seat], seat))
    reply = decisions.reply(PEOPLE[1 - seat], True)
    done = await here.act(id, reply, RequestId(PEOPLE[1 - seat].id, KEY))
    assert (await there.live(id)).table.plea is None  # it has not heard of any
    again = await there.act(id, reply, RequestId(PEOPLE[1 - seat].id, KEY))
    assert again.seq == done.seq and again.awaited == (seat,)
    await store.close()


def test_each_guest_has_keys_of_their_own_and_only_so_many_are_remembered():
    played = PlayedTable()

    def say(guest, key):
        draft = Draft(played.table, played.now, RequestId(guest, key))
        decisions.say(PEOPLE[0], "hello")(draft)
        played.table = draft.table
        played.log += [(draft.at, event) for event in draft.events]

    say("sleeper", KEY)
    for n in range(2 * REQUESTS):
        say("talker", f"key-{n}")
    known = played.table.has_done
    assert known(RequestId("sleeper", KEY)) and not known(RequestId("talker", KEY))
    assert known(RequestId("talker", f"key-{2 * REQUESTS - 1}"))
    assert not known(RequestId("talker", "key-0"))
    again = Table.of(ID, played.stored())
    assert again.requests == played.table.requests
    for n in range(2 * ASKING):
        say(f"guest {n}", KEY)
    assert len(played.table.requests) == ASKING


def test_events_of_older_tables_have_no_request():
    played = PlayedTable()
    played.do(seating.leave(PEOPLE[1], None))
    assert all(b"request" not in encode(event) for _, event in played.log)
    assert decode(b'{"type":"rose","seat":1}').request is None


@pytest.mark.parametrize("key", ["short", "with blanks in it", "x" * 65, "é" * 10])
async def test_a_key_has_a_form(tmp_path, key):
    async with scene_in(tmp_path) as scene:
        await scene.open()
        path, headers = f"/api/tables/{scene.id}/leave", {"Idempotency-Key": key.encode()}
        refused = await scene.bob.http.post(path, json={}, headers=headers)
        assert refused.status_code == 400
        assert refused.json()["error"]["key"] == "server-no-such-key"
        refused = await scene.bob.ask(type="undo", table=scene.id, key=key)
        assert refused["error"] == "Invalid"
