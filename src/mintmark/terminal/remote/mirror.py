"""A table as the server tells it, kept complete: what is new, and what was taken back."""

from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile
from typing import Any, get_type_hints

import msgspec

from ...engine.game import Setup
from ...server.updates import wire


@dataclass(frozen=True)
class Sight:
    """One update, with its view as the boards want it."""

    setup: Setup
    update: wire.Update

    @cached_property
    def view(self) -> Any:
        """What the seat sees; None before the game."""
        if self.update.view is None:
            return None
        return msgspec.convert(self.update.view, get_type_hints(self.setup.game.show)["return"])

    @property
    def asked(self) -> bool:
        """Whether the game waits for this seat."""
        return self.update.question is not None and self.update.seat in self.update.awaited


@dataclass(frozen=True, slots=True)
class Change:
    """What is new since somebody last looked."""

    taken_back: str | None  # what was told and is no longer so: the first line of it
    story: tuple[str, ...]
    chat: tuple[wire.ChatLine, ...]


class Mirror:
    """The story and the chat, each line told once."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.told = 0  # lines of the story
        self.taken_back: str | None = None
        self.chat: list[wire.ChatLine] = []
        self.heard = -1  # number of the last line of the chat

    def follow(self, update: wire.Update) -> None:
        """One more update; lines that we have already may come again."""
        story = [str(line.words.text) for line in update.story]
        lines = self.lines[: update.story_from] + story
        pairs = zip(self.lines[: self.told], lines, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        if same < self.told:
            self.told, self.taken_back = same, self.lines[same]
        self.lines = lines
        self.chat += [line for line in update.chat if line.n > self.heard]
        self.heard = max([self.heard, *(line.n for line in update.chat)])

    def news(self) -> Change:
        """What was not told yet; it counts as told from now on."""
        found = Change(self.taken_back, tuple(self.lines[self.told :]), tuple(self.chat))
        self.told, self.taken_back, self.chat = len(self.lines), None, []
        return found
