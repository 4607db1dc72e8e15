"""People at a server without a keyboard: they answer when asked, and keep what they saw."""

import io
import socket
import threading
from contextlib import contextmanager, suppress

from mintmark.engine.game import find
from mintmark.terminal.plain import plain_console
from mintmark.terminal.remote import start
from mintmark.terminal.remote.keyboard import Keyboard, Typed
from mintmark.terminal.remote.notes import Notebook
from mintmark.terminal.remote.site import Site
from mintmark.terminal.remote.start import Visit, Wish
from mintmark.terminal.remote.table import RemoteTable


class Table(RemoteTable):
    """A table whose player can look at it."""

    def __init__(self, *args):
        super().__init__(*args)
        self.keyboard.table = self


class Player(Keyboard):
    """Types what its script says, and otherwise whatever leads on soonest."""

    def __init__(self, script=()):
        self.script, self.tell, self.table = iter(script), None, None
        self.at_terminal = self.listening = False

    def listen(self):
        self.tell(Typed(self.line()))

    def line(self):
        for line in self.script:
            return line(self.table) if callable(line) else line
        return None if self.table.over else leading_on(self.table)


def leading_on(table):
    """A move that is made for those who are late, else any; whoever has bid is not asked twice."""
    moves = table.update.moves
    for start_of in table.setup.game.idle:
        for move in moves:
            if f"{move} ".startswith(f"{start_of} "):
                return move
    return moves[0]


class Visitor:
    """Somebody with a folder of their own."""

    def __init__(self, folder, address, game, script=(), **wish):
        self.screen = io.StringIO()
        console = plain_console(file=self.screen, width=100)
        wish = Wish(find(game), **{"name": "Ada", **wish})
        self.player, self.site = Player(script), Site(address, "en")
        self.notebook = Notebook(self.site.address, folder)
        self.visit = Visit(self.site, self.notebook, wish, console, self.player)
        self.error = None
        self.thread = threading.Thread(target=self.run, daemon=True)

    def run(self):
        try:
            self.visit.run()
        except BaseException as error:
            self.error = error

    def go(self):
        """Play in a thread of one's own."""
        self.thread.start()
        return self

    def wait(self, seconds=60):
        """Until it is over."""
        self.thread.join(seconds)
        assert not self.thread.is_alive(), self.seen[-2000:]
        if self.error:
            raise self.error
        return self

    @property
    def seen(self):
        return self.screen.getvalue()


def patched(monkeypatch):
    """Let visits use tables that can be looked at."""
    monkeypatch.setattr(start, "RemoteTable", Table)


class Proxy:
    """A wire to a server that can be cut."""

    def __init__(self, address):
        host, _, port = address.removeprefix("http://").partition(":")
        self.target = host, int(port)
        self.door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        self.open, self.deaf = set(), threading.Event()
        self.porter = threading.Thread(target=self.accept, daemon=True)
        self.porter.start()

    def accept(self):
        with suppress(OSError):
            while True:
                inside, _ = self.door.accept()
                self.open.add(inside)
                outside = socket.create_connection(self.target)
                self.open.add(outside)
                for pair in ((inside, outside, False), (outside, inside, True)):
                    threading.Thread(target=self.carry, args=pair, daemon=True).start()

    def carry(self, source, sink, back):
        with suppress(OSError):
            while data := source.recv(65536):
                if back and self.deaf.is_set():
                    self.deaf.clear()
                    break  # what the server says is lost, and the line with it
                sink.sendall(data)
        for end in (source, sink):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self):
        """All connections, in the middle of whatever they are saying."""
        while self.open:  # the porter may add some meanwhile
            end = self.open.pop()
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def close(self):
        with suppress(OSError):
            self.door.shutdown(socket.SHUT_RDWR)  # wakes the porter
        self.porter.join()
        self.door.close()
        self.cut()


@contextmanager
def proxied(address):
    """A wire to a server, for a while."""
    proxy = Proxy(address)
    try:
        yield proxy
    finally:
        proxy.close()
