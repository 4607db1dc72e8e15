"""How much one may ask for in a short time."""

import pytest
from litestar.exceptions import WebSocketDisconnect
from support.server.client import HERE, client_of, problem_of

from mintmark.server.http import limits as limited
from mintmark.server.http.limits import (
    BY_HANDLE,
    PER_ADDRESS,
    PER_GUEST,
    Bucket,
    Limits,
    Rate,
    neighbourhood,
)
from mintmark.server.table.refusals import TooMany

HOME = "9.9.9.9"


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


def test_a_bucket_empties_and_fills_again():
    bucket = Bucket(Rate(burst=2, per_second=0.5), now=0)
    assert [bucket.take(0), bucket.take(0)] == [0, 0]
    assert bucket.take(0) == 2
    assert bucket.take(1.9) > 0
    assert bucket.take(2.0) == 0
    assert [bucket.take(100), bucket.take(100)] == [0, 0]
    assert bucket.take(100) > 0  # it does not overflow


def test_a_clock_that_goes_back_gives_nothing():
    bucket = Bucket(Rate(1, 1), now=100)
    bucket.take(100)
    assert bucket.take(50) == 1


def test_everyone_has_a_bucket_of_their_own():
    limits = Limits(Clock())
    for _ in range(int(PER_GUEST["tables"].burst)):
        limits.take("tables", "ada", HOME)
    with pytest.raises(TooMany) as refused:
        limits.take("tables", "ada", HOME)
    assert refused.value.wait == 30
    limits.take("tables", "bob", HOME)
    limits.take("writing", "ada", HOME)


def test_what_is_asked_for_in_advance_leaves_half_for_the_reader():
    limits = Limits(clock := Clock())
    half = int(PER_GUEST["replays"].burst) // 2
    for _ in range(half):
        limits.take("replays", "ada", HOME, spared=True)
    with pytest.raises(TooMany) as refused:
        limits.take("replays", "ada", HOME, spared=True)
    assert refused.value.wait == 2
    for _ in range(half):
        limits.take("replays", "ada", HOME)
    clock.now += 2 * half
    with pytest.raises(TooMany):
        limits.take("replays", "ada", HOME, spared=True)
    limits.take("replays", "ada", HOME)


@pytest.mark.parametrize("kind", PER_GUEST)
def test_who_becomes_many_guests_still_has_one_address(kind):
    limits, taken = Limits(Clock()), 0
    with pytest.raises(TooMany):
        for guest in range(1000):
            for _ in range(int(PER_GUEST[kind].burst)):
                limits.take(kind, f"guest {guest}", HOME)
                taken += 1
    assert taken == PER_ADDRESS[kind].burst
    limits.take(kind, "ada", "8.8.8.8")  # others do not suffer


def test_there_are_never_more_buckets_than_fit():
    limits = Limits(Clock(), most=10)
    for _ in range(int(PER_ADDRESS["guests"].burst)):
        limits.take("guests", None, "busy")
    for number in range(100):
        limits.take("guests", None, f"{number}")
        with pytest.raises(TooMany):
            limits.take("guests", None, "busy")  # used all the time, so it is not forgotten
    assert len(limits) == 10
    (newest,) = limits.buckets("guests", None, "99")
    assert newest.level == PER_ADDRESS["guests"].burst - 1  # it is remembered, too


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("9.9.9.9", "9.9.9.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:9.9.9.9", "9.9.9.9"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "unknown"),
    ],
)
def test_an_address_stands_for_its_neighbourhood(address, whose):
    assert neighbourhood(address) == whose


def knock(client, times):
    """Somebody at the address of a browser has shown so many unknown tokens in a moment."""
    limits = client.app.state.resources.limits
    limits._clock = lambda: 0.0
    limits._buckets.clear()
    for _ in range(int(times)):
        limits.take("knocking", None, neighbourhood("testclient"))


def test_pages_that_fetch_ahead_never_starve_their_reader(tmp_path):
    burst = int(PER_GUEST["replays"].burst)
    with client_of(tmp_path) as client:
        client.post("/api/guests", json={"name": "Ada"})
        ahead = [
            client.get("/api/tables/none/replay", headers={"Purpose": "prefetch"})
            for _ in range(2 * burst)
        ]
        assert {each.status_code for each in ahead} == {404, 429}
        assert "retry-after" in ahead[-1].headers
        asked = [client.get("/api/tables/none/replay").status_code for _ in range(burst // 2)]
    assert asked == [404] * (burst // 2)


def test_who_tries_many_tokens_is_no_longer_heard(tmp_path):
    with client_of(tmp_path) as client:
        knock(client, PER_ADDRESS["knocking"].burst - 1)
        statuses = [
            client.get("/api/me", headers={"Authorization": f"Bearer mm_{n}"}).status_code
            for n in range(3)
        ]
    assert statuses == [401, 429, 429]


def test_who_has_a_good_token_does_not_suffer_from_neighbours(tmp_path):
    with client_of(tmp_path) as client:
        client.post("/api/guests", json={"name": "Ada"})
        good = {"Authorization": f"Bearer {client.cookies['mintmark']}"}
        client.cookies.clear()
        stale = {"Cookie": "mintmark=mm_session_of_long_ago"}
        knock(client, PER_ADDRESS["knocking"].burst)
        assert client.get("/api/me/tokens", headers=stale).status_code == 429
        assert client.get("/api/me", headers=good).json()["name"] == "Ada"


def test_streams_and_sockets_are_counted_while_they_last(monkeypatch):
    monkeypatch.setattr(limited, "OPEN_BY_GUEST", 2)
    monkeypatch.setattr(limited, "OPEN_BY_ADDRESS", 3)
    limits = Limits(Clock())
    with limits.open("ada", "9.9.9.9"), limits.open("ada", "9.9.9.9"):
        with pytest.raises(TooMany, match="There are 2 streams and sockets open already"):
            limits.check_open("ada", "8.8.8.8")
        with limits.open("bob", "9.9.9.9"), pytest.raises(TooMany, match="There are 3"):
            limits.check_open(None, "9.9.9.9")
        limits.check_open(None, "9.9.9.9")
    assert not limits._open


def test_one_more_socket_or_stream_than_one_may_have_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(limited, "OPEN_BY_GUEST", 1)
    with client_of(tmp_path) as client:
        client.post("/api/guests", json={"name": "Ada"})
        table = client.post("/api/tables", json={"game": "coinage", "seats": ["me", "open"]})
        headers = {"Origin": HERE, "Cookie": f"mintmark={client.cookies['mintmark']}"}
        with client.websocket_connect("/api/socket", headers=headers) as first:
            assert first.receive_json()["type"] == "hello"
            second = client.websocket_connect("/api/socket", headers=headers)
            with second, pytest.raises(WebSocketDisconnect) as ended:
                second.receive_json()
            for path in ("bot/events", f"bot/games/{table.json()['table']}/stream"):
                refused = client.get(f"/api/{path}")
                assert problem_of(refused) == (429, "server-too-many-open")
        assert ended.value.code == 4429
        assert "1 streams and sockets" in ended.value.detail


@pytest.mark.parametrize("handle", ["ADA", " ａｄａ "])
def test_passwords_for_one_handle_are_tried_only_so_often(tmp_path, handle):
    with client_of(tmp_path) as client:
        for _ in range(int(BY_HANDLE.burst)):
            client.app.state.resources.limits.take_for("ada")
        response = client.post("/api/sessions", json={"handle": handle, "password": "x" * 8})
        assert problem_of(response)[0] == 429
