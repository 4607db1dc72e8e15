"""Who is there cannot be thrown out; who was away finds a bot in the seat, and takes it again."""

import asyncio

from sqlalchemy import update
from support.server.client import problem_of
from support.server.running_server import running_server, without_limits

from mintmark.server.store.schema import guests
from mintmark.server.table.seating import AWAY

LONG = AWAY["none"] + 60_000


async def unseen(server, person, time):
    """Somebody was last seen so long ago."""
    seen = server.tables.now() - time
    last = update(guests).where(guests.c.id == person.id).values(seen_at=seen)
    await server.app.state.resources.store._change(last)


async def begun(server):
    """A game of two: the table, whom it waits for, their seat, and the other one."""
    people = [await server.guest(name) for name in ("Ada", "Bob")]
    plan = {"game": "coinage", "seats": ["me", "open"], "ready": True}
    table = (await people[0].http.post("/api/tables", json=plan)).json()["table"]
    await people[1].http.post(f"/api/tables/{table}/seat", json={})
    (seat,) = server.table(table).awaited
    slow = next(each for each in people if server.table(table).seats_of(each.id) == (seat,))
    return f"/api/tables/{table}", slow, seat, next(each for each in people if each is not slow)


async def test_whoever_watches_the_table_is_there_however_slow(tmp_path, monkeypatch):
    without_limits(monkeypatch)
    async with running_server(tmp_path) as server:
        path, slow, seat, other = await begun(server)
        await slow.ask(type="watch", table=path.rpartition("/")[2])
        await unseen(server, slow, LONG)
        assert (await other.http.get(f"{path}/absences")).json() == []
        refused = await other.http.post(f"{path}/bot", json={"seat": seat})
        assert problem_of(refused) == (409, "table-not-abandoned")
        assert "away for 30 minutes" in refused.json()["error"]["text"]


async def test_who_was_away_for_long_is_replaced_told_and_takes_the_seat_again(
    tmp_path, monkeypatch
):
    without_limits(monkeypatch)
    async with running_server(tmp_path) as server:
        path, slow, seat, other = await begun(server)
        table = path.rpartition("/")[2]
        await slow.ask(type="watch", table=table, seat=seat)
        await slow.socket.close()
        while server.tables.lives[table].subscribers:
            await asyncio.sleep(0.01)
        assert (await other.http.get(f"{path}/absences")).json() == []  # for a moment only
        await unseen(server, slow, AWAY["none"] - 60_000)
        (absence,) = (await other.http.get(f"{path}/absences")).json()
        assert (absence["seat"], absence["replaceable"]) == (seat, False)
        await unseen(server, slow, LONG)
        (absence,) = (await other.http.get(f"{path}/absences")).json()
        assert absence["replaceable"] and 0 <= absence["away"] - LONG < 60_000
        replaced = await other.http.post(f"{path}/bot", json={"seat": seat, "level": "novice"})
        assert replaced.json()["seats"][seat]["bot"] == "novice"
        await slow.connect()
        refused = await slow.ask(type="watch", table=table, seat=seat)
        assert refused["why"]["key"] == "table-not-your-seat"
        seen = (await slow.http.get(path)).json()
        assert seen["seat"] is None and seen["seats"][seat]["absentee"] == slow.id
        mine = (await slow.http.get("/api/tables/mine")).json()
        assert [each["id"] for each in mine] == [table]
        assert (await slow.http.get("/api/tables/invitations")).json() == []
        back = (await slow.http.post(f"{path}/seat", json={})).json()
        assert back["seat"] == seat and back["seats"][seat]["absentee"] is None


async def test_only_who_plays_there_is_told_who_is_away(tmp_path, monkeypatch):
    without_limits(monkeypatch)
    async with running_server(tmp_path) as server:
        path, slow, _, _ = await begun(server)
        await unseen(server, slow, LONG)
        eve, stranger = await server.guest("Eve"), await server.stranger()
        refused = await eve.http.get(f"{path}/absences")
        assert problem_of(refused) == (403, "table-no-seat-of-yours")
        assert (await stranger.http.get(f"{path}/absences")).status_code == 401


async def test_nobody_is_away_because_the_server_was(tmp_path, monkeypatch):
    without_limits(monkeypatch)
    async with running_server(tmp_path) as server:
        path, slow, _, other = await begun(server)
        await unseen(server, slow, LONG)
        now = server.tables.now()
        server.app.state.resources.clock.outages += ((now - LONG, now - 1000),)
        assert (await other.http.get(f"{path}/absences")).json() == []
