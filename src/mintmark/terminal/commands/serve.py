"""Starts the table server, and says where it is."""

import os
import socket
import sys
import threading
from contextlib import ExitStack
from dataclasses import replace

import click

from ...server.operations.settings import Settings


def serve(settings: Settings) -> None:
    """Open the port, then everything behind it, then perhaps a browser."""
    import webbrowser

    from ...server.serving.run import listening, prepared, run

    with ExitStack() as stack:
        opened = stack.enter_context(listening(settings))
        settings = replace(settings, port=opened.getsockname()[1])
        stack.enter_context(prepared(settings))
        address = settings.public_url or url(own_address(settings.host), settings.port)
        click.echo(f"Mintmark runs at {address}")
        if settings.host in ("0.0.0.0", "::") and (near := network_address(settings.host)):
            click.echo(f"In the same network: {url(near, settings.port)}")
        if sys.stdout.isatty():
            click.echo("Ctrl-C stops it.")
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
