"""Headers, hosts, origins, addresses: who may talk to the server."""

import pytest
from support.server.client import HERE, anew, client_of, problem_of, settings_in

from mintmark.server.http.authentication import address_of
from mintmark.server.http.security import host_allowed, origin_allowed, own_names
from mintmark.server.serving.app import create_app
from mintmark.server.serving.run import configured


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with client_of(tmp_path_factory.mktemp("security")) as client:
        yield client


@pytest.fixture
def client(server):
    return anew(server)


@pytest.mark.parametrize("path", ["/", "/docs", "/api/me", "/api/nonsense", "/pages/style.css"])
def test_every_answer_carries_the_headers(client, path):
    headers = client.get(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "upgrade-insecure-requests" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers
    assert "server" not in headers


def test_https_stays_https(tmp_path):
    there = "https://play.example.org"
    with client_of(tmp_path, there, public_url=there) as client:
        assert "strict-transport-security" in client.get("/healthz").headers


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),  # no browser, and no cookie yet
        ({"origin": HERE}, True),
        ({"sec-fetch-site": "same-origin"}, True),
        ({"origin": "https://evil.example"}, False),
        ({"origin": "null"}, False),
        ({"origin": ""}, False),
        ({"origin": "http://127.0.0.1:8152"}, False),
        ({"origin": "file://127.0.0.1:8151"}, False),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site"}, False),
        ({"cookie": "mintmark=mm_x"}, False),  # of unknown origin
        ({"cookie": "a=b; mintmark=mm_x", "origin": "https://evil.example"}, False),
        ({"cookie": "mintmark=mm_x", "authorization": "Basic x"}, False),
        ({"cookie": "theme=dark"}, True),
    ],
)
def test_only_our_own_pages_change_anything(client, headers, allowed, monkeypatch):
    monkeypatch.delitem(client.headers, "origin")
    response = client.post("/api/guests", json={"name": "Ada"}, headers=headers)
    if allowed:
        assert response.status_code == 201
    else:
        assert problem_of(response) == (403, "server-wrong-origin")


def test_a_bearer_token_needs_no_origin(tmp_path):
    with client_of(tmp_path) as client:
        client.post("/api/guests", json={"name": "Ada"})
        bearer = {"Authorization": f"Bearer {client.cookies['mintmark']}", "Origin": "null"}
        client.cookies.clear()
        assert client.patch("/api/me", json={"name": "Eve"}, headers=bearer).status_code == 200


def test_reading_needs_no_origin(tmp_path):
    with client_of(tmp_path) as client:
        assert client.get("/api/me", headers={"Origin": "https://evil.example"}).status_code == 200


LOCAL = ["localhost:8151", "127.0.0.1:8151", "[::1]:8151", "LOCALHOST"]
MACHINE = ["192.168.1.20:8151", "[fe80::1]:8151", f"{sorted(own_names())[0]}:8151"]
STRANGE = ["evil.example:8151", "", "127.0.0.1.evil.example", "localhost.evil.example", "[", "a b"]


def test_on_loopback_only_its_names_are_ours(tmp_path):
    settings = settings_in(tmp_path)
    assert all(host_allowed(each, settings) for each in LOCAL)
    assert not any(host_allowed(each, settings) for each in MACHINE + STRANGE)


def test_in_a_network_addresses_and_the_machines_names_are_ours(tmp_path):
    settings = settings_in(tmp_path, host="0.0.0.0")
    assert all(host_allowed(each, settings) for each in LOCAL + MACHINE)
    assert not any(host_allowed(each, settings) for each in STRANGE)


def test_the_public_name_is_ours(tmp_path):
    settings = settings_in(
        tmp_path, public_url="https://play.example.org", origins=("http://club.example:8080",)
    )
    assert host_allowed("play.example.org", settings)
    assert host_allowed("club.example:8080", settings)
    assert origin_allowed({"origin": "https://play.example.org", "host": "x"}, settings)
    assert origin_allowed({"origin": "http://club.example:8080", "host": "x"}, settings)
    assert not origin_allowed({"origin": "http://play.example.org", "host": "x"}, settings)
    assert not host_allowed("evil.example", settings)


def test_a_strange_name_is_turned_away(tmp_path):
    with client_of(tmp_path, "http://evil.example") as client:
        assert problem_of(client.get("/api/me")) == (421, "server-wrong-host")
        assert problem_of(client.post("/api/guests", json={"name": "Ada"}))[0] == 421


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("9.9.9.9", None, "9.9.9.9"),
        ("9.9.9.9", "1.1.1.1", "9.9.9.9"),  # anyone can say so
        ("10.0.0.1", "1.1.1.1", "1.1.1.1"),
        ("10.0.0.1", "1.1.1.1, 2.2.2.2", "2.2.2.2"),  # the first is the client's own claim
        ("10.0.0.1", "1.1.1.1, 2.2.2.2, 10.0.0.7", "2.2.2.2"),
        ("10.0.0.1", "nonsense", "unknown"),
        ("10.0.0.1", "1.1.1.1, nonsense", "unknown"),
    ],
)
async def test_only_known_proxies_are_believed(tmp_path, peer, forwarded, address):
    found = []

    async def app(scope, receive, send):
        found.append(address_of(scope))

    headers = [(b"x-forwarded-for", forwarded.encode())] if forwarded else []
    scope = {"type": "http", "client": (peer, 1), "headers": headers}
    await served(settings_in(tmp_path, proxies=("10.0.0.0/8",)), app)(scope, None, None)
    assert found == [address]


def served(settings, app):
    """An application as uvicorn would call it."""
    config = configured(settings, app=app)
    config.load()
    return config.loaded_app


def test_without_proxies_nobody_is_believed(tmp_path, monkeypatch):
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")  # uvicorn's own variable
    app = create_app(settings_in(tmp_path))
    assert served(settings_in(tmp_path), app) is app
