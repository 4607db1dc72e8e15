"""What a table refuses: nothing has changed, and the sender is told why, in words.

Refusal
├── NotThere     no such table, seat or moment: as if it had never been (404)
├── NotAllowed   somebody else's seat, or no guest at all (403)
├── NotNow       the game is over, or has not begun (409)
│   └── Stale    an answer to a question that is no longer asked (409)
└── NotSo        something that cannot be: an unknown game, a wrong number (400)
"""

from .refusal import Refused


class Refusal(Refused):
    """Something that a table does not do; `message` says why."""

    status = 400


class NotThere(Refusal):
    """No such table, seat or moment."""

    status = 404


class NotAllowed(Refusal):
    """Not for this person to do or to see."""

    status = 403


class NotNow(Refusal):
    """At another time, perhaps."""

    status = 409


class Stale(NotNow):
    """An answer to a question that is no longer asked."""


class NotSo(Refusal):
    """Something that cannot be."""
