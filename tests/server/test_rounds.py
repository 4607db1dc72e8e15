"""Somebody goes round the sockets: who has signed out must go, and all when the server stops."""

import asyncio

import pytest
from litestar.exceptions import WebSocketDisconnect
from visiting import HERE, visiting

from mintmark.server import rounds
from mintmark.server.clock import now
from mintmark.server.identity import Identity
from mintmark.server.rounds import RESTARTING, REVOKED, Rounds
from mintmark.server.store import Store, people


class Somebody:
    def __init__(self):
        self.left = []

    def leave(self, code, why):
        self.left.append(code)


def test_only_who_has_signed_out_must_go(database_url, monkeypatch):
    monkeypatch.setattr(people, "PAGE", 2)

    async def story():
        store = await Store.open(database_url)
        identity = Identity(store, now)
        guests = [await identity.new_guest(name) for name in ("Ada", "Bob", "Cy")]
        link = await identity.link(guests[0][0].id)
        secrets = [*(secret for _, secret in guests), link, "mm_nobody", ""]
        round, everybody = Rounds(identity), [Somebody() for _ in secrets]
        for somebody, secret in zip(everybody, secrets, strict=True):
            round.enter(somebody, secret)
        await identity.sign_out(secrets[1])
        await round.look()
        gone = [REVOKED]
        assert [somebody.left for somebody in everybody] == [[], gone, [], gone, gone, []]
        round.gone(everybody[2])
        stopping = asyncio.Event()
        stopping.set()
        await round.run(stopping)
        assert everybody[0].left == everybody[5].left == [RESTARTING]
        assert everybody[2].left == []
        await identity.close()
        await store.close()

    asyncio.run(story())


def test_a_socket_ends_when_its_guest_signs_out(tmp_path, monkeypatch):
    monkeypatch.setattr(rounds, "RECHECK", 0.02)
    with visiting(tmp_path) as client:
        client.post("/api/guests", json={"name": "Ada"})
        headers = {"Origin": HERE, "Cookie": f"mintmark={client.cookies['mintmark']}"}
        with client.websocket_connect("/api/socket", headers=headers) as socket:
            assert socket.receive_json()["type"] == "hello"
            client.delete("/api/me")
            with pytest.raises(WebSocketDisconnect) as ended:
                socket.receive_json(timeout=10)
    assert ended.value.code == REVOKED
