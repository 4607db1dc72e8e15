"""Guests over HTTP: a name is enough; passwords, links and tokens keep it."""

import pytest
from support.server.client import anew, client_of, problem_of

from mintmark.server.accounts.identity import SCOPES
from mintmark.server.http.limits import BY_HANDLE


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with client_of(tmp_path_factory.mktemp("people")) as client:
        yield client


@pytest.fixture
def ada(server):
    assert anew(server).post("/api/guests", json={"name": "Ada"}).status_code == 201
    return server


def stranger(client):
    """The same server, seen from another device."""
    client.cookies.clear()
    return client


def test_nobody_is_null(tmp_path):
    with client_of(tmp_path) as client:
        response = client.get("/api/me")
        assert (response.status_code, response.text) == (200, "null")


def test_a_name_makes_a_guest(ada):
    me = ada.get("/api/me").json()
    assert me["name"] == "Ada"
    assert me["handle"] is None
    assert me["scopes"] == ["account", "play", "read"]


def test_the_cookie_is_kept_from_scripts_and_other_sites(tmp_path):
    with client_of(tmp_path) as client:
        cookie = client.post("/api/guests", json={"name": "Ada"}).headers["set-cookie"]
    assert cookie.startswith("mintmark=mm_")
    assert {"HttpOnly", "SameSite=lax", "Path=/", "Max-Age=31536000"} <= set(cookie.split("; "))
    assert "Secure" not in cookie


def test_the_cookie_is_secure_where_people_come_by_https(tmp_path):
    there = "https://play.example.org"
    with client_of(tmp_path, there, public_url=there) as client:
        cookie = client.post("/api/guests", json={"name": "Ada"}).headers["set-cookie"]
    assert "Secure" in cookie


def test_a_guest_takes_another_name(ada):
    assert ada.patch("/api/me", json={"name": "Grace"}).json()["name"] == "Grace"
    assert ada.get("/api/me").json()["name"] == "Grace"


def test_signing_out_ends_the_session(ada):
    secret = ada.cookies["mintmark"]
    response = ada.delete("/api/me")
    assert response.status_code == 204
    assert "Max-Age=0" in response.headers["set-cookie"]
    ada.cookies.set("mintmark", secret)
    assert ada.get("/api/me").json() is None


def test_a_password_brings_a_guest_back(ada):
    me = ada.get("/api/me").json()
    sign = {"handle": "ada", "password": "correct horse"}
    assert ada.post("/api/me/password", json=sign).json() == me | {"handle": "ada"}
    other = stranger(ada)
    assert other.post("/api/sessions", json=sign).json()["id"] == me["id"]
    assert other.get("/api/me").json()["id"] == me["id"]


def test_a_wrong_password_is_refused(ada):
    sign = {"handle": "lovelace", "password": "correct horse"}
    assert ada.post("/api/me/password", json=sign).status_code == 200
    sign["password"] = "battery staple"
    assert problem_of(stranger(ada).post("/api/sessions", json=sign)) == (
        401,
        "people-wrong-password",
    )


def test_a_link_works_once(ada):
    me = ada.get("/api/me").json()
    link = ada.post("/api/me/link").json()
    assert link["url"] == f"http://127.0.0.1:8151/#link={link['code']}"
    other = stranger(ada)
    assert other.post(f"/api/links/{link['code']}").json() == me
    assert other.get("/api/me").json() == me
    assert problem_of(other.post(f"/api/links/{link['code']}")) == (404, "people-link-used")


def test_a_token_does_what_its_scopes_allow(ada):
    made = ada.post("/api/me/tokens", json={"label": "bot", "scopes": ["read"], "days": 3}).json()
    bearer = {"Authorization": f"Bearer {made['secret']}"}
    assert ada.get("/api/me/tokens").json() == [made["token"]]
    other = stranger(ada)
    assert other.get("/api/me", headers=bearer).json()["scopes"] == ["read"]
    refused = other.patch("/api/me", json={"name": "Eve"}, headers=bearer)
    assert problem_of(refused) == (403, "server-not-allowed")


def test_every_scope_can_be_chosen_and_no_other(ada):
    token = {"label": "bot", "scopes": list(SCOPES)}
    assert ada.post("/api/me/tokens", json=token).json()["token"]["scopes"] == sorted(SCOPES)
    for scopes in ([], ["admin"]):
        response = ada.post("/api/me/tokens", json=token | {"scopes": scopes})
        assert problem_of(response) == (400, "server-invalid")


def test_a_revoked_token_is_worthless(ada):
    made = ada.post("/api/me/tokens", json={"label": "bot", "scopes": ["read"]}).json()
    assert ada.delete(f"/api/me/tokens/{made['token']['id']}").status_code == 204
    response = ada.get("/api/me", headers={"Authorization": f"Bearer {made['secret']}"})
    assert problem_of(response) == (401, "server-not-signed-in")


@pytest.mark.parametrize(
    ("verb", "path"),
    [
        ("PATCH", "/api/me"),
        ("DELETE", "/api/me"),
        ("POST", "/api/me/password"),
        ("POST", "/api/me/link"),
        ("GET", "/api/me/tokens"),
        ("POST", "/api/me/tokens"),
        ("DELETE", "/api/me/tokens/x"),
    ],
)
def test_strangers_are_asked_to_sign_in(server, verb, path):
    response = anew(server).request(verb, path)
    assert problem_of(response) == (401, "server-not-signed-in")
    assert response.headers["www-authenticate"] == "Bearer"


def test_a_handle_belongs_to_one_guest(ada):
    sign = {"handle": "countess", "password": "correct horse"}
    assert ada.post("/api/me/password", json=sign).status_code == 200
    other = stranger(ada)
    other.post("/api/guests", json={"name": "Eve"})
    response = other.post("/api/me/password", json=sign)
    assert problem_of(response) == (409, "people-handle-taken")


def test_a_new_password_ends_the_other_sessions_and_tokens_and_needs_the_old_one(ada):
    sign = {"handle": "byron", "password": "correct horse"}
    new = sign | {"password": "battery staple"}
    ada.post("/api/me/password", json=sign)
    before = ada.cookies["mintmark"]
    made = ada.post("/api/me/tokens", json={"label": "bot", "scopes": list(SCOPES)}).json()
    bearer = {"Authorization": f"Bearer {made['secret']}"}
    stranger(ada).post("/api/sessions", json=sign)
    for wrong in ({}, {"current": None}, {"current": "battery staple"}):
        refused = ada.post("/api/me/password", json=new | wrong)
        assert problem_of(refused) == (403, "people-not-the-password")
    assert ada.post("/api/me/password", json=new | {"current": "correct horse"}).status_code == 200
    assert ada.get("/api/me").json()["handle"] == "byron"
    assert ada.get("/api/me/tokens").json() == []
    assert stranger(ada).get("/api/me", headers=bearer).status_code == 401
    ada.cookies.set("mintmark", before)
    assert ada.get("/api/me").json() is None


def test_a_token_never_makes_more_of_itself(ada):
    made = ada.post("/api/me/tokens", json={"label": "clerk", "scopes": list(SCOPES)}).json()
    bearer = {"Authorization": f"Bearer {made['secret']}"}
    clerk = stranger(ada)
    for path, body in (
        ("password", {"handle": "eve", "password": "correct horse"}),
        ("link", None),
        ("tokens", {"label": "more", "scopes": ["read"]}),
    ):
        refused = clerk.post(f"/api/me/{path}", json=body, headers=bearer)
        assert problem_of(refused) == (403, "server-not-by-token")
    assert clerk.patch("/api/me", json={"name": "Clerk"}, headers=bearer).status_code == 200
    path = f"/api/me/tokens/{made['token']['id']}"
    assert clerk.delete(path, headers=bearer).status_code == 204


def test_the_password_of_now_is_guessed_only_so_often(ada):
    ada.post("/api/me/password", json={"handle": "shelley", "password": "correct horse"})
    for _ in range(int(BY_HANDLE.burst)):
        ada.app.state.resources.limits.take_for("shelley")
    guess = {"handle": "shelley", "password": "battery staple", "current": "correct horse"}
    assert problem_of(ada.post("/api/me/password", json=guess)) == (429, "server-too-many")


@pytest.mark.parametrize("name", ["", "   ", "a" * 25, "a\u202eb"])
def test_a_name_that_cannot_be_is_refused(ada, name):
    assert ada.patch("/api/me", json={"name": name}).status_code == 400
    assert ada.get("/api/me").json()["name"] == "Ada"


def test_a_browser_drops_a_cookie_that_is_no_longer_good(ada):
    ada.cookies.clear()
    ada.cookies.set("mintmark", "mm_session_of_long_ago")
    refused = ada.get("/api/me/tokens")
    assert refused.status_code == 401
    assert "mintmark=;" in refused.headers["set-cookie"].replace('""', "")
    assert "Max-Age=0" in refused.headers["set-cookie"]
    assert "set-cookie" not in stranger(ada).get("/api/me/tokens").headers
