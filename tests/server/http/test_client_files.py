"""The files of the client: those that were built, and nothing else, as small as can be read."""

import gzip
import re

import pytest
from support.server.client import client_of, problem_of

from mintmark.server.http import client_files as client_files

SCRIPT = b"console.log('coins')\n" * 100
PAGE = b'<!doctype html><html lang="en"><script type="module" src="/assets/main-1a2b.js"></script>'
FILES = {
    "index.html": PAGE,
    "sw.js": b"// offline",
    "manifest.webmanifest": b'{"name": "Mintmark"}',
    "icon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "icon-192.png": b"\x89PNG",
    "assets/main-1a2b.js": SCRIPT,
    "assets/main-1a2b.js.br": b"as brotli",
    "assets/main-1a2b.js.gz": gzip.compress(SCRIPT, mtime=0),
    "assets/serif-3c4d.woff2": b"wOF2",
    "assets/style-5e6f.css": b"body { margin: 0 }\n" * 100,
    "notes.secret": b"not for everybody",
}


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    folder = tmp_path_factory.mktemp("built")
    (folder / "assets").mkdir()
    for name, content in FILES.items():
        (folder / name).write_bytes(content)
    (folder / "link.txt").symlink_to("/etc/hostname")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(client_files, "FOLDER", folder)
        with client_of(tmp_path_factory.mktemp("data")) as client:
            yield client


def test_the_first_page_is_the_client_and_is_asked_for_again(client):
    first = client.get("/")
    assert first.content == PAGE and first.headers["content-type"] == "text/html; charset=utf-8"
    assert first.headers["cache-control"] == "no-cache"
    again = client.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/index.html").content == PAGE
    head = client.head("/")
    assert (head.status_code, head.headers["etag"]) == (200, first.headers["etag"])


@pytest.mark.parametrize(
    ("name", "media_type"),
    [
        ("sw.js", "text/javascript; charset=utf-8"),
        ("manifest.webmanifest", "application/manifest+json"),
        ("icon.svg", "image/svg+xml"),
        ("icon-192.png", "image/png"),
    ],
)
def test_what_an_installed_client_needs_lies_at_the_top(client, name, media_type):
    response = client.get(f"/{name}")
    assert response.content == FILES[name]
    assert response.headers["content-type"] == media_type
    assert response.headers["cache-control"] == "no-cache"


def test_a_file_with_a_hash_in_its_name_is_kept_for_a_year(client):
    response = client.get("/assets/serif-3c4d.woff2")
    assert response.headers["content-type"] == "font/woff2"
    assert response.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
def test_the_smallest_twin_is_sent_that_the_browser_can_read(client, accepted, encoding):
    with client.stream(
        "GET", "/assets/main-1a2b.js", headers={"Accept-Encoding": accepted}
    ) as response:
        sent = b"".join(response.iter_raw())
    assert response.headers.get("content-encoding") == encoding
    assert response.headers["vary"] == "Accept-Encoding"
    suffix = {"br": ".br", "gzip": ".gz", None: ""}[encoding]
    assert sent == FILES[f"assets/main-1a2b.js{suffix}"]


def test_a_text_without_twins_is_compressed_all_the_same(client):
    response = client.get("/assets/style-5e6f.css", headers={"Accept-Encoding": "gzip"})
    assert response.headers["content-encoding"] == "gzip"
    assert response.content == FILES["assets/style-5e6f.css"]
    assert "content-encoding" not in client.get("/sw.js").headers


@pytest.mark.parametrize(
    "path",
    [
        "/notes.secret",
        "/link.txt",
        "/assets",
        "/assets/",
        "/assets/main-1a2b.js.br",
        "/assets/..%2findex.html",
        "/assets/%2e%2e/app.py",
        "/../app.py",
        "/app.py",
    ],
)
def test_nothing_else_is_given_out(client, path):
    assert problem_of(client.get(path)) == (404, "server-http-404")


def test_the_interface_stays_where_it_is(client):
    assert "text/html" in client.get("/docs").headers["content-type"]
    assert client.get("/pages/style.css").status_code == 200
    assert client.get("/healthz").json() == {"status": "ok"}


def test_the_files_of_the_client_cost_nothing(client):
    for _ in range(200):
        assert client.get("/icon.svg").status_code == 200


def test_the_policy_lets_the_client_in_and_nothing_inline(client):
    policy = client.get("/").headers["content-security-policy"]
    rules = dict(re.findall(r"([\w-]+) ([^;]+)", policy))
    assert rules["default-src"] == "'self'" and "unsafe" not in policy
    for kind in (
        "script-src",
        "style-src",
        "font-src",
        "connect-src",
        "worker-src",
        "manifest-src",
    ):
        assert rules.get(kind, "'self'") == "'self'"
