"""Settings come from options and variables; a mistake is named with its origin."""

import pickle
import sys
from dataclasses import fields
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from mintmark.server.operations.errors import CannotStart
from mintmark.server.operations.settings import Settings, data_folder, setting_options

GIVEN = {
    "host": "0.0.0.0",
    "port": "99",
    "data": "/data",
    "database_url": "postgresql://ada:secret@db/mintmark",
    "broker_url": "valkey://broker",
    "workers": "3",
    "public_url": "https://play.example.org",
    "origins": "http://a.example,https://b.example:8443",
    "proxies": "10.0.0.0/8, ::1",
    "open": "no",
    "log_level": "debug",
    "metrics": "open",
    "connections": "100",
    "stop_seconds": "9",
}


@click.command()
@setting_options()
@click.pass_context
def command(context, **options):
    context.obj.append(Settings.chosen(**options))


def option(name):
    return "--" + name.replace("_", "-")


def run(*options, **variables):
    found = []
    named = {f"MINTMARK_{name.upper()}": text for name, text in variables.items()}
    result = CliRunner().invoke(command, options, obj=found, env=named)
    return result, found


def read(*options, **variables):
    result, found = run(*options, **variables)
    assert result.exit_code == 0, result.output
    return found[0]


def test_everything_has_a_default():
    settings = read()
    assert settings == Settings()
    assert (settings.host, settings.port, settings.workers) == ("127.0.0.1", 8151, 1)
    assert settings.database_url == f"sqlite:///{data_folder() / 'mintmark.db'}"
    assert settings.embedded and settings.loopback and not settings.secure


def test_every_setting_is_tested_here():
    assert GIVEN.keys() == {each.name for each in fields(Settings)}


def test_variables_say_the_same_as_options():
    texts = {name: text for name, text in GIVEN.items() if name != "open"}
    options = [word for name, text in texts.items() for word in (option(name), text)]
    by_option = read(*options, "--no-open")
    assert by_option == read(**GIVEN)
    assert by_option.origins == ("http://a.example", "https://b.example:8443")
    assert by_option.proxies == ("10.0.0.0/8", "::1")
    assert by_option.open is False
    assert by_option.secure and not by_option.loopback


def test_an_option_goes_before_a_variable():
    assert read("--port", "1", port="2").port == 1


def test_settings_travel_to_a_worker():
    settings = read(**GIVEN)
    assert pickle.loads(pickle.dumps(settings)) == settings


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("port", "http", "not a valid integer"),
        ("port", "65536", "not in the range 0<=x<=65535"),
        ("port", "-1", "not in the range 0<=x<=65535"),
        ("workers", "0", "not in the range 1<=x<=256"),
        ("public_url", "play.example.org", "it is an address such as https://play.example.org"),
        ("public_url", "https://play.example.org/club", "it is an address such as"),
        ("public_url", "https://[", "it is an address such as"),
        ("origins", "https://a.example,ftp://b", "it is an address such as"),
        ("proxies", "nginx", "it is an address or a range such as 10.0.0.0/8"),
        ("log_level", "loud", "not one of 'debug', 'info', 'warning', 'error'"),
        ("metrics", "all", "not one of 'loopback', 'open', 'off'"),
        ("database_url", "mysql://db", "it begins with one of sqlite, postgresql"),
        ("broker_url", "kafka://db", "it begins with one of valkey"),
    ],
)
def test_a_mistake_is_named(name, text, why):
    for result, _ in (run(f"{option(name)}={text}"), run(**{name: text})):
        assert result.exit_code == 2
        assert f"Invalid value for '{option(name)}'" in result.output
        assert why in result.output
    assert f"MINTMARK_{name.upper()}" in result.output


def test_a_password_in_an_address_is_not_repeated():
    result, _ = run(database_url="mysql://ada:secret@db/x")
    assert result.exit_code == 2 and "secret" not in result.output


def test_several_workers_need_postgresql():
    with pytest.raises(CannotStart, match="2 workers need a PostgreSQL database"):
        Settings(workers=2)


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the rules of XDG")
def test_data_lies_where_the_system_keeps_it(monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert data_folder() == Path("/somewhere/mintmark")
    monkeypatch.setenv("XDG_DATA_HOME", "relative")  # to be ignored, says the specification
    assert data_folder() == Path.home() / ".local/share/mintmark"
