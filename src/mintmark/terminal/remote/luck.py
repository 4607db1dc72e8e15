"""What a table has promised about its luck, and how to hold it to that."""

import shlex

from ...server.updates import wire
from ...words import Args, Message
from ..screen import Screen
from .people import player


def show_luck(screen: Screen, update: wire.Update) -> None:
    """The commitment, what each seat has mixed in, and the command that verifies it all."""
    game, luck = screen.setup.game, update.luck
    screen.write(Message("remote-luck-commitment", {"commitment": luck.commitment}))
    words = ["mintmark", "verify", "FILE", "--commitment", luck.commitment]
    for seat, text in enumerate(luck.entropy):
        added: Args = {
            "who": player(game, seat, update),
            "text": Message("luck-nothing") if text is None else f"“{text}”",
        }
        screen.write(Message("remote-luck-added", added))
        if not (update.plan.toss and update.status == "open"):  # else its side is not known yet
            words += ["--entropy", f"{game.text.seat_word(seat)}={text or ''}"]
    screen.write(Message("remote-luck-verify", {"command": shlex.join(words)}))
