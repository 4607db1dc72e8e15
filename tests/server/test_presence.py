"""Who is there cannot be thrown out; who was away finds a bot in the seat, and takes it again."""

import asyncio

from house import open_house, without_limits
from sqlalchemy import update
from visiting import problem_of

from mintmark.server.store.schema import guests
from mintmark.server.table.seating import AWAY

LONG = AWAY["none"] + 60_000


async def unseen(house, person, time):
    """Somebody was last seen so long ago."""
    seen = house.tables.now() - time
    last = update(guests).where(guests.c.id == person.id).values(seen_at=seen)
    await house.app.state.resources.store._change(last)


async def begun(house):
    """A game of two: the table, whom it waits for, their seat, and the other one."""
    people = [await house.guest(name) for name in ("Ada", "Bob")]
    plan = {"game": "coinage", "seats": ["me", "open"], "ready": True}
    table = (await people[0].http.post("/api/tables", json=plan)).json()["table"]
    await people[1].http.post(f"/api/tables/{table}/seat", json={})
    (seat,) = house.table(table).awaited
    slow = next(each for each in people if house.table(table).seats_of(each.id) == (seat,))
    return f"/api/tables/{table}", slow, seat, next(each for each in people if each is not slow)


def in_house(folder, monkeypatch, work):
    async def run():
        async with open_house(folder) as house:
            await work(house)

    without_limits(monkeypatch)
    asyncio.run(run())


def test_whoever_watches_the_table_is_there_however_slow(tmp_path, monkeypatch):
    async def work(house):
        path, slow, seat, other = await begun(house)
        await slow.ask(type="watch", table=path.rpartition("/")[2])
        await unseen(house, slow, LONG)
        assert (await other.http.get(f"{path}/absences")).json() == []
        refused = await other.http.post(f"{path}/bot", json={"seat": seat})
        assert problem_of(refused) == (409, "table-not-abandoned")
        assert "away for 30 minutes" in refused.json()["error"]["text"]

    in_house(tmp_path, monkeypatch, work)


def test_who_was_away_for_long_is_replaced_told_and_takes_the_seat_again(tmp_path, monkeypatch):
    async def work(house):
        path, slow, seat, other = await begun(house)
        table = path.rpartition("/")[2]
        await slow.ask(type="watch", table=table, seat=seat)
        await slow.socket.close()
        while house.tables.lives[table].subscribers:
            await asyncio.sleep(0.01)
        assert (await other.http.get(f"{path}/absences")).json() == []  # for a moment only
        await unseen(house, slow, AWAY["none"] - 60_000)
        (absence,) = (await other.http.get(f"{path}/absences")).json()
        assert (absence["seat"], absence["replaceable"]) == (seat, False)
        await unseen(house, slow, LONG)
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

    in_house(tmp_path, monkeypatch, work)


def test_only_who_plays_there_is_told_who_is_away(tmp_path, monkeypatch):
    async def work(house):
        path, slow, _, _ = await begun(house)
        await unseen(house, slow, LONG)
        eve, stranger = await house.guest("Eve"), await house.stranger()
        refused = await eve.http.get(f"{path}/absences")
        assert problem_of(refused) == (403, "table-no-seat-of-yours")
        assert (await stranger.http.get(f"{path}/absences")).status_code == 401

    in_house(tmp_path, monkeypatch, work)


def test_nobody_is_away_because_the_server_was(tmp_path, monkeypatch):
    async def work(house):
        path, slow, _, other = await begun(house)
        await unseen(house, slow, LONG)
        now = house.tables.now()
        house.app.state.resources.clock.outages += ((now - LONG, now - 1000),)
        assert (await other.http.get(f"{path}/absences")).json() == []

    in_house(tmp_path, monkeypatch, work)
