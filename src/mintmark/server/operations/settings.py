"""What can be set about a server: each setting is an option, a variable and a field.

`--public-url` and `MINTMARK_PUBLIC_URL` say the same; an option goes before a variable. Click reads
and checks both; whatever it passes on is good.
"""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import click

from .errors import CannotStart

PREFIX = "MINTMARK"  # of the variables
SITE = "it is an address such as https://play.example.org, without a path"
DATABASES = ("sqlite", "postgresql", "postgres")
BROKERS = ("valkey", "valkeys", "redis", "rediss", "postgresql", "postgres")
Command = TypeVar("Command", bound=Callable[..., Any])


def origin(text: str) -> str:
    """Reads the address of a site, as browsers write it: scheme, name and port."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise click.BadParameter(SITE) from None
    behind = parts.path.strip("/") or parts.query or parts.fragment or parts.username
    if parts.scheme not in ("http", "https") or not parts.hostname or behind:
        raise click.BadParameter(SITE)
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = port in (None, {"http": 80, "https": 443}[parts.scheme])
    return f"{parts.scheme}://{name}" + ("" if usual else f":{port}")


def network(text: str) -> str:
    """Reads an address, or a range of them."""
    try:
        return str(ip_network(text) if "/" in text else ip_address(text))
    except ValueError:
        raise click.BadParameter("it is an address or a range such as 10.0.0.0/8") from None


def server_url(*schemes: str) -> Callable[[str], str]:
    """Reads the address of a database or a broker; never repeats it: it may hold a password."""

    def read(text: str) -> str:
        if urlsplit(text).scheme.split("+")[0] not in schemes:
            raise click.BadParameter(f"it begins with one of {', '.join(schemes)}, and ://")
        return text

    return read


def several(read: Callable[[str], str]) -> Callable[[str], tuple[str, ...]]:
    """Reads a list with commas."""
    return lambda text: tuple(read(part.strip()) for part in text.split(",") if part.strip())


def setting(help: str, default: Any = None, **option: Any) -> Any:
    """One setting: what it is, its default, and how click reads it."""
    option.setdefault("show_default", str(default) if default else False)
    return field(default=default, metadata={"help": help, **option})


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings of a server, complete and checked."""

    host: str = setting("Address to listen at; 0.0.0.0 for the whole network.", "127.0.0.1")
    port: int = setting(
        "Port to listen at; 0 for any that is free.", 8151, type=click.IntRange(0, 65535)
    )
    data: Path = setting(
        "Folder of the database.",
        type=click.Path(path_type=Path),
        show_default="in your data folder",
    )
    database_url: str = setting(
        "Database: sqlite:///FILE or postgresql://…",
        type=server_url(*DATABASES),
        metavar="URL",
        show_default="mintmark.db in that folder",
    )
    broker_url: str | None = setting(
        "Valkey or Redis between processes: valkey://…",
        type=server_url(*BROKERS),
        metavar="URL",
        show_default="the database does it",
    )
    workers: int = setting(
        "Processes; more than one needs PostgreSQL.", 1, type=click.IntRange(1, 256)
    )
    public_url: str | None = setting(
        "Where people reach it, if that is not host and port: https://play.example.org",
        type=origin,
        metavar="URL",
    )
    origins: tuple[str, ...] = setting(
        "Further addresses under which people reach it, with commas.",
        (),
        type=several(origin),
        metavar="URLS",
    )
    proxies: tuple[str, ...] = setting(
        "Proxies whose X-Forwarded-For is believed: addresses or ranges, with commas.",
        (),
        type=several(network),
        metavar="ADDRESSES",
    )
    open: bool | None = setting(
        "Open the browser.", type=bool, show_default="in a terminal with a screen"
    )
    log_level: str = setting(
        "How much is logged.",
        "info",
        type=click.Choice(("debug", "info", "warning", "error")),
    )
    metrics: str = setting(
        "Who may read /metrics.", "loopback", type=click.Choice(("loopback", "open", "off"))
    )
    connections: int = setting(
        "Connections at the same time, for each process.",
        16_384,
        type=click.IntRange(1, 1_000_000),
    )
    stop_seconds: int = setting(
        "How long requests may take to finish when the server stops.",
        5,
        type=click.IntRange(1, 600),
    )

    def __post_init__(self) -> None:
        """Complete what depends on something else."""
        if self.data is None:
            object.__setattr__(self, "data", data_folder())
        if self.database_url is None:
            object.__setattr__(self, "database_url", f"sqlite:///{self.data / 'mintmark.db'}")
        if self.workers > 1 and self.embedded:
            raise CannotStart(
                f"{self.workers} workers need a PostgreSQL database: --database-url postgresql://…"
            )

    @classmethod
    def chosen(cls, **options: Any) -> "Settings":
        """Those of options that click has read, and else the defaults."""
        return cls(**{name: value for name, value in options.items() if value is not None})

    @property
    def embedded(self) -> bool:
        """Whether the database is a file of our own."""
        return self.database_url.startswith("sqlite")

    @property
    def secure(self) -> bool:
        """Whether people reach it by https."""
        return (self.public_url or "").startswith("https://")

    @property
    def loopback(self) -> bool:
        """Whether only this machine can reach it."""
        if self.host == "localhost":
            return True
        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return False


def setting_options(*names: str) -> Callable[[Command], Command]:
    """A click option for each of these settings, or for all of them."""

    def decorate(command: Command) -> Command:
        for each in reversed(fields(Settings)):
            if not names or each.name in names:
                option = "--" + each.name.replace("_", "-")
                both = f"{option}/--no-{each.name}" if each.name == "open" else option
                variable = f"{PREFIX}_{each.name.upper()}"
                how = {"default": None, "envvar": variable, "show_envvar": True} | each.metadata
                command = click.option(both, each.name, **how)(command)
        return command

    return decorate


def data_folder() -> Path:
    """Where this system keeps a user's data."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData/Local") / "mintmark"
    if sys.platform == "darwin":
        return home / "Library/Application Support/mintmark"
    chosen = os.environ.get("XDG_DATA_HOME", "")
    folder = Path(chosen) if Path(chosen).is_absolute() else home / ".local/share"
    return folder / "mintmark"
