"""What the server refuses, with words for it in every language."""

from ..errors import MintmarkError
from ..words import Message, Spoken, speak


class Refused(MintmarkError):
    """Nothing has changed; `message` says why, in any language."""

    def __init__(self, key: str, **args: Spoken) -> None:
        super().__init__(key, args)
        self.message = Message(key, args)

    def __str__(self) -> str:
        return speak(self.message)
