"""Everything that Mintmark refuses, in one tree.

MintmarkError
├── UnknownGame        no game of that name
├── InvalidOption      an option, a map, a number of players or a seed that does not exist
├── Refused            nothing has changed; why not, in any language
│   ├── RefusedMove    a move that was not made
│   │   ├── InvalidMove    not a move at all: the text says nothing we know
│   │   └── IllegalMove    a move, but not one that this seat may make now
│   │       └── NotYourTurn    this seat is not asked
│   └── InvalidEntropy     a text that cannot be added to the luck
├── InvalidAction      actions for a batch that do not fit its games; none was carried out
├── NothingToUndo      no decision has been made yet
├── InvalidEdition     an edition file with mistakes, each with its line
├── InvalidPosition    a position that cannot be
└── InvalidRecord      a record that cannot be read or does not follow the rules
"""

from .words import Message, Spoken, speak


class MintmarkError(ValueError):
    """Something that the caller asked for and cannot have; the text says why."""


class UnknownGame(MintmarkError):
    """No game of that name."""


class InvalidOption(MintmarkError):
    """An option, a map, a number of players or a seed that does not exist."""


class Refused(MintmarkError):
    """Nothing has changed; `message` says why, in any language."""

    def __init__(self, why: Message | str, /, **args: Spoken) -> None:
        """By a message, or by its key and what it speaks of."""
        self.message = why if isinstance(why, Message) else Message(why, args)
        super().__init__(self.message)

    def __str__(self) -> str:
        try:
            return speak(self.message)
        except ModuleNotFoundError:  # a bare machine without the texts
            return f"{self.message.key} {dict(self.message.args)}"


class RefusedMove(Refused):
    """A move that was not made."""


class InvalidMove(RefusedMove):
    """Not a move at all: the text says nothing we know."""


class IllegalMove(RefusedMove):
    """A move, but not one that this seat may make now."""


class NotYourTurn(IllegalMove):
    """This seat is not asked."""


class InvalidEntropy(Refused):
    """A text that cannot be added to the luck."""


class InvalidAction(MintmarkError):
    """Actions for a batch or an environment that do not fit its games; none was carried out."""


class NothingToUndo(MintmarkError):
    """No decision has been made yet."""


class InvalidEdition(MintmarkError):
    """An edition file with mistakes; `problems` lists (line, why)."""

    def __init__(self, problems: list[tuple[int, str]]) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return "\n".join(f"line {line}: {why}" for line, why in self.problems)


class InvalidPosition(MintmarkError):
    """A position that cannot be."""


class InvalidRecord(MintmarkError):
    """A record that cannot be read or does not follow the rules; `line` says where."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(line, why)
        self.line, self.why = line, why

    def __str__(self) -> str:
        return f"line {self.line}: {self.why}"
