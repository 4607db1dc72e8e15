"""What can be set about a server, by an option or by a variable of the environment.

`--public-url` and `MINTMARK_PUBLIC_URL` say the same; an option goes before a variable.
"""

import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from ...errors import Refused
from ...words import Message

Network = IPv4Network | IPv6Network
BROKERS = ("valkey", "valkeys", "redis", "rediss", "postgresql", "postgres")
LOG_LEVELS = ("debug", "info", "warning", "error")
METRICS = ("loopback", "open", "off")


class InvalidSetting(Refused):
    """A setting that cannot be; the message names the option or variable, and says why."""


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


def number(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number within bounds."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and least <= int(text) <= most):
            raise ValueError(Message("server-setting-number", {"least": least, "most": most}))
        return int(text)

    return read


def choice(*words: str) -> Callable[[str], str]:
    """Reads one of some words."""

    def read(text: str) -> str:
        if text not in words:
            raise ValueError(Message("server-setting-choice", {"words": words}))
        return text

    return read


def yes_or_no(text: str) -> bool:
    """Reads a switch."""
    words = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}
    if text.lower() not in words:
        raise ValueError(Message("server-setting-choice", {"words": ("yes", "no")}))
    return words[text.lower()]


def origin(text: str) -> str:
    """Reads the address of a site: scheme, name and port, nothing behind them."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise ValueError(Message("server-setting-origin")) from None
    behind = parts.path.strip("/") or parts.query or parts.fragment or parts.username
    if parts.scheme not in ("http", "https") or not parts.hostname or behind:
        raise ValueError(Message("server-setting-origin"))
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = port in (None, {"http": 80, "https": 443}[parts.scheme])
    return f"{parts.scheme}://{name}" + ("" if usual else f":{port}")


def database(text: str) -> str:
    """Reads the address of a database of a kind that we know."""
    if urlsplit(text).scheme.split("+")[0] not in ("sqlite", "postgresql", "postgres"):
        raise ValueError(Message("server-setting-database"))
    return text


def broker(text: str) -> str:
    """Reads the address of a broker of a kind that we know."""
    if urlsplit(text).scheme not in BROKERS:
        raise ValueError(Message("server-setting-broker"))
    return text


def network(text: str) -> Network:
    """Reads an address, or a range of them."""
    try:
        return ip_network(text)
    except ValueError:
        raise ValueError(Message("server-setting-network")) from None


def several(read: Callable[[str], Any]) -> Callable[[str], tuple[Any, ...]]:
    """Reads a list with commas."""
    return lambda text: tuple(read(part.strip()) for part in text.split(",") if part.strip())


def setting(
    about: str, default: Any, read: Callable[[str], Any] = str, shown: str | None = None
) -> Any:
    """One setting: what it is, its default, how it is read and what the help shows as default."""
    return field(default=default, metadata={"about": about, "read": read, "shown": shown})


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings of a server, complete and checked."""

    host: str = setting("Address to listen at; 0.0.0.0 for the whole network.", "127.0.0.1")
    port: int = setting("Port to listen at; 0 for any that is free.", 8151, number(0, 65535))
    data: Path = setting("Folder of the database.", None, Path, "in your data folder")
    database_url: str = setting(
        "Database: sqlite:///FILE or postgresql://…", None, database, "mintmark.db in that folder"
    )
    broker_url: str | None = setting(
        "Valkey or Redis between processes: valkey://…", None, broker, "the database does it"
    )
    workers: int = setting("Processes; more than one needs PostgreSQL.", 1, number(1, 256))
    public_url: str | None = setting(
        "Where people reach it, if that is not host and port: https://play.example.org",
        None,
        origin,
    )
    origins: tuple[str, ...] = setting(
        "Further addresses under which people reach it, with commas.", (), several(origin)
    )
    proxies: tuple[Network, ...] = setting(
        "Proxies whose X-Forwarded-For is believed: addresses or ranges, with commas.",
        (),
        several(network),
    )
    open: bool | None = setting("Open the browser.", None, yes_or_no, "in a terminal with a screen")
    log_level: str = setting(
        f"How much is logged: {', '.join(LOG_LEVELS)}.", "info", choice(*LOG_LEVELS)
    )
    metrics: str = setting(
        f"Who may read /metrics: {', '.join(METRICS)}.", "loopback", choice(*METRICS)
    )
    connections: int = setting(
        "Connections at the same time, for each process.", 16_384, number(1, 1_000_000)
    )
    stop_seconds: int = setting(
        "How long requests may take to finish when the server stops.", 5, number(1, 600)
    )

    def __post_init__(self) -> None:
        """Complete what depends on something else."""
        if self.data is None:
            object.__setattr__(self, "data", data_folder())
        if self.database_url is None:
            object.__setattr__(self, "database_url", f"sqlite:///{self.data / 'mintmark.db'}")
        if self.workers > 1 and self.embedded:
            raise InvalidSetting("server-workers-need-postgres", count=self.workers)

    @classmethod
    def read(
        cls, options: Mapping[str, str | None], environment: Mapping[str, str] = os.environ
    ) -> "Settings":
        """From the texts of the options that were given, then from variables."""
        chosen = {}
        for each in fields(cls):
            text, name = options.get(each.name), option_name(each.name)
            if text is None:
                text, name = environment.get(variable(each.name)), variable(each.name)
            if text is None or text == "":
                continue
            try:
                chosen[each.name] = each.metadata["read"](text)
            except ValueError as error:
                why = error.args[0]
                raise InvalidSetting(
                    "server-setting-wrong", name=name, given=hushed(text), why=why
                ) from None
        return cls(**chosen)

    def environment(self) -> dict[str, str]:
        """The variables that say the same, for a process that is started by this one."""
        return {
            variable(each.name): written(value)
            for each in fields(self)
            if (value := getattr(self, each.name)) is not None
        }

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


def option_name(name: str) -> str:
    """The option on the command line."""
    return "--" + name.replace("_", "-")


def variable(name: str) -> str:
    """The variable in the environment."""
    return "MINTMARK_" + name.upper()


def written(value: object) -> str:
    """A setting as a text that reads back."""
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def hushed(text: str) -> str:
    """What was given, without a password that may stand in an address."""
    head, at, tail = text.rpartition("@")
    return (head.split("://")[0] + "://…@" + tail if at and "://" in head else text)[:100]
