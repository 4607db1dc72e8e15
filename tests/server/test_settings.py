"""Settings come from options and variables; a mistake is named with its origin."""

import sys
from dataclasses import fields
from ipaddress import ip_network
from pathlib import Path

import pytest

from mintmark.server.operations.settings import InvalidSetting, Settings, data_folder, variable

GIVEN = {
    "host": "0.0.0.0",
    "port": "99",
    "data": "/data",
    "database_url": "postgresql://ada:secret@db/mintmark",
    "broker_url": "valkey://broker",
    "workers": "3",
    "public_url": "https://play.example.org",
    "origins": "http://a.example,https://b.example:8443",
    "proxies": "10.0.0.0/8,::1",
    "open": "no",
    "log_level": "debug",
    "metrics": "open",
    "connections": "100",
    "stop_seconds": "9",
}


def test_everything_has_a_default():
    settings = Settings.read({}, {})
    assert (settings.host, settings.port, settings.workers) == ("127.0.0.1", 8151, 1)
    assert settings.database_url == f"sqlite:///{data_folder() / 'mintmark.db'}"
    assert settings.embedded and settings.loopback and not settings.secure


def test_every_setting_is_tested_here():
    assert GIVEN.keys() == {each.name for each in fields(Settings)}


def test_variables_say_the_same_as_options():
    by_option = Settings.read(GIVEN, {})
    by_variable = Settings.read({}, {variable(name): text for name, text in GIVEN.items()})
    assert by_option == by_variable
    assert by_option.proxies == (ip_network("10.0.0.0/8"), ip_network("::1"))
    assert by_option.open is False
    assert by_option.secure and not by_option.loopback


def test_an_option_goes_before_a_variable():
    assert Settings.read({"port": "1"}, {"MINTMARK_PORT": "2"}).port == 1


def test_settings_travel_to_a_worker():
    settings = Settings.read(GIVEN, {})
    assert Settings.read({}, settings.environment()) == settings
    usual = Settings.read({}, {})
    assert Settings.read({}, usual.environment()) == usual


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("port", "http", "it is a whole number from 0 to 65535"),
        ("port", "65536", "it is a whole number from 0 to 65535"),
        ("port", "-1", "it is a whole number from 0 to 65535"),
        ("workers", "0", "it is a whole number from 1 to 256"),
        ("public_url", "play.example.org", "it is an address such as https://play.example.org"),
        ("public_url", "https://play.example.org/club", "it is an address such as"),
        ("public_url", "https://[", "it is an address such as"),
        ("origins", "https://a.example,ftp://b", "it is an address such as"),
        ("proxies", "nginx", "it is an address or a range such as 10.0.0.0/8"),
        ("open", "maybe", "it is one of yes, no"),
        ("log_level", "loud", "it is one of debug, info, warning, error"),
        ("metrics", "all", "it is one of loopback, open, off"),
        ("database_url", "mysql://db", "it begins with sqlite:/// or postgresql://"),
        ("broker_url", "kafka://db", "it begins with valkey://, redis:// or postgresql://"),
    ],
)
def test_a_mistake_is_named(name, text, why):
    option = "--" + name.replace("_", "-")
    with pytest.raises(InvalidSetting) as error:
        Settings.read({name: text}, {})
    assert str(error.value).startswith(f"{option} cannot be “{text}”: {why}")
    with pytest.raises(InvalidSetting, match=f"^MINTMARK_{name.upper()} cannot be"):
        Settings.read({}, {variable(name): text})


def test_a_password_in_an_address_is_not_repeated():
    with pytest.raises(InvalidSetting) as error:
        Settings.read({"database_url": "mysql://ada:secret@db/x"}, {})
    assert "secret" not in str(error.value)


def test_several_workers_need_postgresql():
    with pytest.raises(InvalidSetting, match="2 workers need a PostgreSQL database"):
        Settings.read({"workers": "2"}, {})


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the rules of XDG")
def test_data_lies_where_the_system_keeps_it(monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert data_folder() == Path("/somewhere/mintmark")
    monkeypatch.setenv("XDG_DATA_HOME", "relative")  # to be ignored, says the specification
    assert data_folder() == Path.home() / ".local/share/mintmark"
