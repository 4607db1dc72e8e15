"""What the server refuses, with words for it in every language.

Refused
├── NotThere     no such table, seat or moment: as if it had never been (404)
├── NotAllowed   somebody else's seat, or not for everybody to do (403)
├── NotNow       the game is over, or has not begun (409)
│   └── Stale    an answer to a question that is no longer asked (409)
├── Invalid        something that cannot be: an unknown bot, a wrong pace (400)
├── Unfinished   work that was given up: its time is up, or the server stops (503)
└── …            of people (identity), of requests (problems), of the store and the broker
"""

from ...errors import Refused


class NotThere(Refused):
    """No such table, seat or moment."""

    status = 404


class NotAllowed(Refused):
    """Not for this person to do or to see."""

    status = 403


class NotNow(Refused):
    """At another time, perhaps."""

    status = 409


class Stale(NotNow):
    """An answer to a question that is no longer asked."""


class Invalid(Refused):
    """Something that cannot be."""


class Unfinished(Refused):
    """Work that was given up: its time is up, or the server stops."""

    status = 503

    def __init__(self) -> None:
        super().__init__("server-unfinished")
