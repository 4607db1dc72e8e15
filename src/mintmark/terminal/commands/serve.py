"""Starts the table server, and says where it is."""

import os
import socket
import sys
import threading
from contextlib import ExitStack
from dataclasses import fields, replace
from typing import Any

import click

from ...errors import Refused
from ...server.operations.settings import Settings, option_name, variable
from ...words import Message, speak


def setting_options(command: Any) -> Any:
    """An option for every setting; their texts are read together with the variables."""
    for each in reversed(fields(Settings)):
        word = each.name.rpartition("_")[2].upper()
        name, default = option_name(each.name), each.metadata["shown"] or each.default
        shown = f"  [default: {default}; env: {variable(each.name)}]"
        about = each.metadata["about"] + shown.replace("default: (); ", "").replace(
            "default: None; ", ""
        )
        if each.name == "open":
            switch = click.option(f"{name}/--no-open", "open", default=None, help=about)
            command = switch(command)
        else:
            command = click.option(name, each.name, metavar=word, help=about)(command)
    return command


def serve(options: dict[str, Any], language: str) -> None:
    """Serve until somebody stops it; what cannot be is told in one line."""
    try:
        if options["open"] is not None:
            options["open"] = "yes" if options["open"] else "no"
        start(Settings.read(options), language)
    except Refused as error:
        sys.exit(f"mintmark: {speak(error.message, language)}")


def start(settings: Settings, language: str) -> None:
    """Open the port, then everything behind it, then perhaps a browser."""
    import webbrowser

    from ...server.serving.run import listening, prepared, run

    with ExitStack() as stack:
        opened = stack.enter_context(listening(settings))
        settings = replace(settings, port=opened.getsockname()[1])
        stack.enter_context(prepared(settings))
        address = settings.public_url or url(own_address(settings.host), settings.port)
        click.echo(speak(Message("server-runs-at", {"address": address}), language))
        if settings.host in ("0.0.0.0", "::") and (near := network_address(settings.host)):
            said = {"address": url(near, settings.port)}
            click.echo(speak(Message("server-runs-in-network", said), language))
        if sys.stdout.isatty():
            click.echo(speak(Message("server-stop-by"), language))
        if settings.open or (settings.open is None and has_screen()):
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
        sys.stdout.flush()
        run(settings, opened)


def url(host: str, port: int) -> str:
    """The address of a site."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_address(host: str) -> str:
    """How this machine reaches itself."""
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)


def network_address(host: str) -> str | None:
    """How others in the network reach this machine; nothing is sent to find out."""
    family, somewhere = socket.AF_INET, "192.0.2.1"
    if host == "::":
        family, somewhere = socket.AF_INET6, "2001:db8::1"
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((somewhere, 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


def has_screen() -> bool:
    """Whether somebody sits here in front of a screen."""
    if not sys.stdout.isatty() or "SSH_CONNECTION" in os.environ or "CI" in os.environ:
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
