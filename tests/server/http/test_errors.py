"""Every error is JSON in the reader's language, and gives nothing away."""

import json

import pytest
from litestar import Litestar, get
from support.server.client import anew, client_of, problem_of

from mintmark.errors import InvalidOption
from mintmark.server.http.errors import language_of
from mintmark.words import LANGUAGES


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with client_of(tmp_path_factory.mktemp("problems"), raising=False) as client:
        yield client


@pytest.fixture
def client(server):
    return anew(server)


def register(app: Litestar, path: str, error: Exception) -> None:
    @get(path, sync_to_thread=False)
    def fails() -> None:
        raise error

    app.register(fails)


def test_an_unknown_address_is_told_in_words(client):
    error = client.get("/api/nonsense").json()["error"]
    assert error == {"key": "server-http-404", "args": {}, "text": "There is no such thing here."}


def test_a_wrong_verb_is_told(client):
    response = client.put("/api/me")
    assert problem_of(response) == (405, "server-http-405")


@pytest.mark.parametrize(
    ("asked", "accepted", "answer"),
    [
        ("", "", "en"),
        ("de", "fr", "de"),
        ("xx", "fr", "fr"),
        ("", "es, ru;q=0.5, de;q=0.9", "de"),
        ("", "fr-CH, de;q=0.9", "fr"),
        ("", "de;q=0, fr;q=nonsense", "en"),
        ("", "," * 10_000, "en"),
    ],
)
def test_the_language_is_asked_for_or_negotiated(asked, accepted, answer):
    assert language_of({"language": asked}, {"accept-language": accepted}) == answer


def test_errors_speak_every_language(client):
    texts = {client.get(f"/api/x?language={each}").json()["error"]["text"] for each in LANGUAGES}
    assert len(texts) == len(LANGUAGES)


def test_what_the_games_refuse_is_a_bad_request(client):
    register(client.app, "/refuses", InvalidOption("no map 'moon'"))
    response = client.get("/refuses")
    assert problem_of(response) == (400, "server-refused")
    assert response.json()["error"]["args"] == {"why": "no map 'moon'"}


def test_a_mistake_of_ours_tells_only_its_number(client, caplog):
    register(client.app, "/fails", RuntimeError("the seed is 42"))
    response = client.get("/fails")
    assert problem_of(response) == (500, "server-mistake")
    number = response.json()["error"]["args"]["id"]
    assert "42" not in response.text.replace(number, "")
    (record,) = [each for each in caplog.records if each.getMessage() == "mistake"]
    assert record.facts["id"] == number
    assert record.facts["error"] == "RuntimeError"
    assert "fails" in record.facts["places"][-1]
    assert "42" not in json.dumps(record.facts).replace(number, "")


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"handle": "ada"}, "password"),
        ({"handle": "ada", "password": 12345678}, "password"),
        ({"handle": "ada", "password": "hunter2" * 200}, "password"),
        ({"handle": "ada", "password": "hunter22", "admin": True}, "admin"),
    ],
)
def test_what_is_wrong_with_a_body_is_named_but_not_echoed(client, body, field):
    response = client.post("/api/sessions", json=body)
    assert problem_of(response) == (400, "server-invalid")
    assert field in response.json()["error"]["text"]
    assert "hunter2" not in response.text and "12345678" not in response.text


BROKEN = (b"\xff", b'{"name": "\\ud800"}', b'{"name": "\xff"}', b'{"\xff": 1}')


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", *BROKEN])
def test_nonsense_is_a_bad_request(client, body):
    assert client.post("/api/guests", content=body).status_code == 400


@pytest.mark.parametrize("body", [b"[" * 60_000, b'{"name":' * 8_000])
def test_deep_json_is_refused(client, body):
    assert problem_of(client.post("/api/guests", content=body)) == (400, "server-too-deep")


def test_a_large_body_is_refused(client):
    large = {"name": "a" * 70_000}
    assert problem_of(client.post("/api/guests", json=large)) == (413, "server-http-413")
    pieces = (b"a" * 1000 for _ in range(100))  # without its length
    assert client.post("/api/guests", content=pieces).status_code == 413
    record = b"a" * (8 * 1024 * 1024 + 1)
    assert problem_of(client.post("/api/verification", content=record)) == (413, "server-http-413")


def test_a_long_address_is_refused(client):
    assert problem_of(client.get("/api/me?" + "a" * 3000)) == (414, "server-too-long")
