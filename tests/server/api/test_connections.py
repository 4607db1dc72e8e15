"""Somebody goes round the sockets: who has signed out must go, and all when the server stops."""

import asyncio

import pytest
from litestar.exceptions import WebSocketDisconnect
from support.server.client import client_of

from mintmark.server.accounts.identity import Identity
from mintmark.server.api import connections
from mintmark.server.api.connections import RESTARTING, REVOKED, Connections
from mintmark.server.live.server_clock import now
from mintmark.server.store import Store, people


class Somebody:
    def __init__(self):
        self.left = []

    def leave(self, code, why):
        self.left.append(code)


async def test_only_who_has_signed_out_must_go(database_url, monkeypatch):
    monkeypatch.setattr(people, "PAGE", 2)
    store = await Store.open(database_url)
    identity = Identity(store, now)
    guests = [await identity.new_guest(name) for name in ("Ada", "Bob", "Cy")]
    link = await identity.link(await identity.access_of(guests[0][1]))
    ids = [guest.id for guest, _ in guests]
    secrets = [*(secret for _, secret in guests), link, "mm_nobody", ""]
    round, everybody = Connections(identity), [Somebody() for _ in secrets]
    whose = [*ids, ids[0], "nobody", None]
    for somebody, secret, guest in zip(everybody, secrets, whose, strict=True):
        round.add(somebody, secret, guest)
    await identity.sign_out(secrets[1])
    await round.recheck()
    gone = [REVOKED]
    assert [somebody.left for somebody in everybody] == [[], gone, [], gone, gone, []]
    round.remove(everybody[2])
    stopping = asyncio.Event()
    stopping.set()
    await round.run(stopping)
    assert everybody[0].left == everybody[5].left == [RESTARTING]
    assert everybody[2].left == []
    await identity.close()
    await store.close()


HERS = {"handle": "ada", "password": "correct horse"}


@pytest.mark.parametrize("ending", ["signing out", "a new password", "revoking", "elsewhere"])
def test_a_socket_ends_at_once_when_its_secret_does(tmp_path, monkeypatch, ending):
    monkeypatch.setattr(connections, "RECHECK", 0.02 if ending == "elsewhere" else 60)
    with client_of(tmp_path) as client:
        client.post("/api/guests", json={"name": "Ada"})
        secret = client.cookies["mintmark"]
        if ending != "signing out":
            made = client.post("/api/me/tokens", json={"label": "bot", "scopes": ["read"]}).json()
            secret = made["secret"]
        bearer = {"Authorization": f"Bearer {secret}"}
        with client.websocket_connect("/api/socket", headers=bearer) as socket:
            assert socket.receive_json()["type"] == "hello"
            match ending:
                case "signing out":
                    client.delete("/api/me")
                case "a new password":
                    client.post("/api/me/password", json=HERS)
                case "revoking":
                    client.delete(f"/api/me/tokens/{made['token']['id']}")
                case "elsewhere":  # this process is not told
                    client.app.state.resources.identity.on_end.clear()
                    client.post("/api/me/password", json=HERS)
            with pytest.raises(WebSocketDisconnect) as ended:
                socket.receive_json(timeout=10)
    assert ended.value.code == REVOKED
