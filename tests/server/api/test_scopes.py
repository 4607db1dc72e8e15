"""Every route says who may ask: one that is not in this list, or asks for less, fails here."""

import pytest
from support.server.client import HERE, client_of, problem_of
from support.server.routes import ROUTES
from support.server.running_server import without_limits

from mintmark.errors import Refused
from mintmark.server.accounts.identity import SCOPES, Access
from mintmark.server.table.guest import Guest

ANYBODY = "anybody"  # the same answer for everybody
ONESELF = "oneself"  # who one is, with whatever one shows
ONLOOKER = "onlooker"  # everybody, more from a seat: a token needs `read`
SESSION = "session"  # no token for programs, whatever its scopes
NEEDS = {
    "GET /api/bot/events": "read",
    "GET /api/bot/games/{table:str}/stream": "read",
    "POST /api/bot/games/{table:str}/accept": "play",
    "POST /api/bot/games/{table:str}/move/{move:str}": "play",
    "POST /api/bot/games/{table:str}/resign": "play",
    "GET /api/games": ANYBODY,
    "GET /api/games/{game:str}/editions/{edition:str}": ANYBODY,
    "GET /api/games/{game:str}/editions/{edition:str}/file": ANYBODY,
    "GET /api/games/{game:str}/rules": ANYBODY,
    "POST /api/guests": ANYBODY,
    "POST /api/links/{code:str}": ANYBODY,
    "GET /api/me": ONESELF,
    "PATCH /api/me": "account",
    "DELETE /api/me": "read",
    "POST /api/me/link": SESSION,
    "POST /api/me/password": SESSION,
    "GET /api/me/tokens": "account",
    "POST /api/me/tokens": SESSION,
    "DELETE /api/me/tokens/{token:str}": "account",
    "POST /api/records": "play",
    "GET /api/records/{record:str}": ANYBODY,
    "GET /api/records/{record:str}/box": ANYBODY,
    "GET /api/records/{record:str}/replay": ANYBODY,
    "POST /api/sessions": ANYBODY,
    "GET /api/tables": ANYBODY,
    "POST /api/tables": "play",
    "GET /api/tables/invitations": "read",
    "GET /api/tables/mine": "read",
    "GET /api/tables/{table:str}": ONLOOKER,
    "POST /api/tables/{table:str}/abort": "play",
    "GET /api/tables/{table:str}/absences": "read",
    "POST /api/tables/{table:str}/bot": "play",
    "GET /api/tables/{table:str}/box": ANYBODY,
    "POST /api/tables/{table:str}/chat": "play",
    "POST /api/tables/{table:str}/decline": "play",
    "GET /api/tables/{table:str}/edition": ANYBODY,
    "POST /api/tables/{table:str}/hint": "play",
    "POST /api/tables/{table:str}/hint/question": "play",
    "POST /api/tables/{table:str}/leave": "play",
    "GET /api/tables/{table:str}/luck": ANYBODY,
    "POST /api/tables/{table:str}/move": "play",
    "POST /api/tables/{table:str}/mute": "play",
    "POST /api/tables/{table:str}/ready": "play",
    "GET /api/tables/{table:str}/record": ANYBODY,
    "GET /api/tables/{table:str}/record/view": ONLOOKER,
    "GET /api/tables/{table:str}/replay": ANYBODY,
    "POST /api/tables/{table:str}/rematch": "play",
    "POST /api/tables/{table:str}/resign": "play",
    "POST /api/tables/{table:str}/seat": "play",
    "GET /api/tables/{table:str}/suppose": ONLOOKER,
    "POST /api/tables/{table:str}/undo": "play",
    "POST /api/tables/{table:str}/undo/reply": "play",
    "POST /api/tables/{table:str}/unseat": "play",
    "POST /api/verification": ANYBODY,
    "GET /healthz": ANYBODY,
    "GET /metrics": ANYBODY,
    "GET /readyz": ANYBODY,
}


async def may(handler, shown):
    """Whether the guards of a route let somebody in."""

    class Connection:
        auth = shown

    try:
        for guard in handler.resolve_guards():
            await guard(Connection, handler)
    except Refused:
        return False
    return True


def shown(*scopes, session=False):
    return Access(Guest("g", "Ada"), frozenset(scopes), "t", session)


def test_every_route_is_in_the_list():
    assert ROUTES.keys() == NEEDS.keys()


@pytest.mark.parametrize("route", sorted(ROUTES))
async def test_a_route_lets_in_whom_it_says(route):
    handler, needed = ROUTES[route], NEEDS.get(route, "?")
    assert await may(handler, shown(*SCOPES, session=True))
    assert await may(handler, None) == (needed in (ANYBODY, ONESELF, ONLOOKER))
    for scope in SCOPES:
        alone = needed in (ANYBODY, ONESELF) or scope == {ONLOOKER: "read"}.get(needed, needed)
        assert await may(handler, shown(scope)) == alone, scope
    others = [scope for scope in SCOPES if scope != needed]
    assert await may(handler, shown(*SCOPES)) == (needed != SESSION)
    if needed in SCOPES:
        assert not await may(handler, shown(*others))


@pytest.fixture(scope="module")
def club(tmp_path_factory):
    """Ada at a running table and at one that is over, and a record of that."""
    with pytest.MonkeyPatch.context() as patch:
        without_limits(patch)
        with client_of(tmp_path_factory.mktemp("scopes"), raising=False) as client:
            client.post("/api/guests", json={"name": "Ada"})
            plan = {"game": "warehouse51", "seats": ["me"] * 3, "ready": True, "public": True}
            running, over = (client.post("/api/tables", json=plan).json() for _ in range(2))
            for seat in (0, 1):
                client.post(f"/api/tables/{over['table']}/resign", json={"seat": seat})
            record = client.get(f"/api/tables/{over['table']}/record").content
            brought = client.post("/api/records", content=record).json()
            yield client, client.cookies["mintmark"], running["table"], over["table"], brought["id"]


@pytest.mark.parametrize(
    "route", [each for each, needed in NEEDS.items() if needed == ANYBODY and "GET /api" in each]
)
def test_what_is_for_anybody_is_the_same_for_anybody(club, route):
    client, session, running, over, record = club
    names = {"{game:str}": "coinage", "{edition:str}": "standard", "{at:int}": "3"}
    path = route.removeprefix("GET ").replace("{record:str}", record)
    for name, value in names.items():
        path = path.replace(name, value)
    for table in {running, over} if "{table:str}" in path else {""}:
        place = path.replace("{table:str}", table)
        client.cookies.clear()
        stranger = client.get(place)
        client.cookies.set("mintmark", session)
        player = client.get(place)
        assert (player.status_code, player.content) == (stranger.status_code, stranger.content)
        assert stranger.status_code in (200, 409), stranger.text  # 409: not while it is played


@pytest.mark.parametrize("scope", SCOPES)
def test_a_socket_does_what_the_scopes_of_its_token_allow(club, scope):
    client, session, running, *_ = club
    client.cookies.set("mintmark", session)
    made = client.post("/api/me/tokens", json={"label": scope, "scopes": [scope]}).json()
    headers = {"Authorization": f"Bearer {made['secret']}", "Origin": HERE}
    client.cookies.clear()
    with client.websocket_connect("/api/socket", headers=headers) as socket:
        assert socket.receive_json()["type"] == "hello"

        def ask(**message):
            socket.send_json({"id": 1, "table": running, "seat": 0, **message})
            while (answer := socket.receive_json())["type"] == "update":
                pass
            return answer["why"]["key"] if answer["type"] == "refused" else answer["type"]

        watched = ask(type="watch")
        assert watched == ("done" if scope == "read" else "server-not-allowed")
        acts = [{"type": "move", "question": 0, "move": "x"}, {"type": "undo"}, {"type": "resign"}]
        acts += [{"type": "reply", "yes": True}, {"type": "say", "text": "hello"}]
        for act in acts if scope != "play" else acts[:1]:
            assert (ask(**act) == "server-not-allowed") == (scope != "play")


def test_a_token_for_the_account_alone_sees_no_seat(club):
    client, session, running, *_ = club
    client.cookies.set("mintmark", session)
    made = client.post("/api/me/tokens", json={"label": "clerk", "scopes": ["account"]}).json()
    client.cookies.clear()
    clerk = {"Authorization": f"Bearer {made['secret']}"}
    for place in ("", "/record/view?seat=0", "/suppose?that=win+1"):
        refused = client.get(f"/api/tables/{running}{place}", headers=clerk)
        assert problem_of(refused) == (403, "server-not-allowed")
