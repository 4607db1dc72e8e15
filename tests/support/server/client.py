"""A browser at a server in this process, without a network."""

from contextlib import contextmanager
from pathlib import Path

from litestar.testing import TestClient

from mintmark.server.operations.settings import Settings
from mintmark.server.serving.app import create_app

HERE = "http://127.0.0.1:8151"


def settings_in(folder, **options):
    """Settings of a server with its data in a folder."""
    return Settings(data=Path(folder), **options)


@contextmanager
def client_of(folder, base_url=HERE, raising=True, **options):
    """A browser at a page of a server that was just started."""
    app = create_app(settings_in(folder, **options))
    headers = {"Origin": base_url}
    with TestClient(app, base_url=base_url, raise_server_exceptions=raising) as client:
        client.headers.update(headers)
        yield client


def anew(client):
    """The same server for another test: nobody is signed in, and all buckets are full."""
    client.cookies.clear()
    client.app.state.resources.limits._buckets.clear()
    return client


def problem_of(response):
    """Status and key of an error."""
    return response.status_code, response.json()["error"]["key"]
