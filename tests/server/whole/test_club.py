"""A club or a class behind one router plays without meeting a limit; an attacker meets one."""

import asyncio

from support.server.client import client_of, problem_of
from support.server.running_server import Person, running_server

from mintmark.server.http.limits import PER_ADDRESS

CLUB = 60
HOME = ("/", "/api/games", "/api/me", "/api/tables?status=open", "/api/tables?status=playing")
RULES = (
    "/api/games/coinage/rules?language=en",
    *(f"/api/games/coinage/editions/{map}" for map in ("standard", "lagoon", "citadel", "isles")),
)
MOVES = 6  # of each player


class Newcomer(Person):
    """Somebody whom the server has not seen before, with a page that asks as ours does."""

    def __init__(self, server, number):
        super().__init__(server, f"Guest {number}", {})

    async def get(self, *paths):
        for path in paths:
            answer = await self.http.get(path)
            assert answer.status_code == 200, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else None

    async def post(self, path, **body):
        answer = await self.http.post(path, json=body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    async def arrive(self):
        """Look at the home page, load it again, read the rules; then become a guest."""
        self.http.headers["Origin"] = self.server.address
        await self.get(*HOME, *HOME, *RULES)
        await self.post("/api/guests", name=self.name)
        cookie = f"mintmark={self.http.cookies['mintmark']}"
        self.headers = {"Cookie": cookie, "Origin": self.server.address}
        self.id = (await self.get("/api/me"))["id"]

    async def sit(self, table):
        """Open the page of a table in two tabs."""
        self.tab = Person(self.server, self.name, self.headers)
        for tab in (self, self.tab):
            await self.get("/api/me", f"/api/tables/{table}", f"/api/tables/{table}/box")
            await tab.connect()
            assert (await tab.ask(type="watch", table=table))["type"] == "done"
        assert (await self.ask(type="say", table=table, text="hello"))["type"] == "done"

    async def close(self):
        await self.tab.close()
        await super().close()


async def play(server, host, friend):
    """A table for two, and the first moves at it."""
    table = (await host.post("/api/tables", game="coinage", seats=["me", "open"]))["table"]
    await friend.post(f"/api/tables/{table}/seat", ready=True)
    await host.post(f"/api/tables/{table}/ready")
    people = {each.id: each for each in (host, friend)}
    for each in people.values():
        await each.sit(table)
    for _ in range(2 * MOVES):
        now = server.table(table)
        (seat,) = now.awaited
        asked = {"question": now.question(seat), "move": now.views[seat].moves[-1]}
        answer = await people[now.seats[seat].guest].ask(type="move", table=table, **asked)
        assert answer["type"] == "done", answer


async def test_a_club_of_sixty_newcomers_at_one_address_meets_no_limit(tmp_path):
    async with running_server(tmp_path) as server:
        then = asyncio.get_running_loop().time()
        server.app.state.resources.limits._clock = lambda: (
            then
        )  # all in one moment: nothing comes back
        club = [Newcomer(server, number) for number in range(CLUB)]
        for each in club:
            server.stack.push_async_callback(each.close)
        await asyncio.gather(*(each.arrive() for each in club))
        pairs = zip(club[::2], club[1::2], strict=True)
        await asyncio.gather(*(play(server, *pair) for pair in pairs))
        assert (
            server.app.state.resources.limits._open.total() == 4 * CLUB
        )  # by guest and by address
        assert not server.log.trouble


async def test_a_class_signs_in_at_one_address(tmp_path):
    async with running_server(tmp_path) as server:
        then = asyncio.get_running_loop().time()
        server.app.state.resources.limits._clock = lambda: then
        ada = await server.guest("Ada")
        sign = {"handle": "ada", "password": "correct horse"}
        assert (await ada.http.post("/api/me/password", json=sign)).status_code == 200
        stranger = await server.stranger()
        typed = [sign | {"handle": f"pupil {number}"} for number in range(CLUB)]  # a slip …
        slips = [stranger.http.post("/api/sessions", json=each) for each in typed]
        assert {each.status_code for each in await asyncio.gather(*slips)} == {401}
        right = [stranger.http.post("/api/sessions", json=sign) for _ in range(20)]  # … and not
        assert {each.status_code for each in await asyncio.gather(*right)} == {201}


def test_who_becomes_guest_after_guest_is_stopped(tmp_path):
    with client_of(tmp_path) as client:
        client.app.state.resources.limits._clock = lambda: 0.0
        guests = 0
        while (made := client.post("/api/guests", json={"name": "Mallory"})).status_code == 201:
            guests += 1
            client.cookies.clear()
        assert guests == PER_ADDRESS["guests"].burst
        assert problem_of(made) == (429, "server-too-many")
        assert 1 <= int(made.headers["retry-after"]) <= 10
        assert client.get("/api/me").status_code == 200


def test_many_guests_of_one_address_set_up_no_more_tables_than_a_club(tmp_path):
    with client_of(tmp_path) as client:
        client.app.state.resources.limits._clock = lambda: 0.0
        plan, tables = {"game": "coinage", "seats": ["me", "open"]}, 0
        for _ in range(20):
            client.cookies.clear()
            client.post("/api/guests", json={"name": "Mallory"})
            while client.post("/api/tables", json=plan).status_code == 201:
                tables += 1
        assert tables == PER_ADDRESS["tables"].burst
