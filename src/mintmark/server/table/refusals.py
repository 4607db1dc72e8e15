"""Kinds of refusals, with the status that each has over HTTP; `Refused` itself is 400.

Refused
├── Invalid           400 something that cannot be: an unknown bot, a wrong pace, a weak password
├── NotSignedIn       401 nobody, or by a secret that is not good or no longer is
├── NotAllowed        403 somebody else's seat, a token without that scope, a page of another site
├── NotThere          404 no such table, seat, guest or page: as if it had never been
├── NotNow            409 the game is over or has not begun, or something is taken
│   └── Stale         409 an answer to a question that is no longer asked
├── TooMany           429 too much in a short time, or at the same time; says when to try again
└── Unavailable       503 the server cannot do it now: too many sign in, work was given up
    └── StoreUnavailable  the database does not answer (in the store)
"""

from ...errors import Refused
from ...words import Spoken


class Invalid(Refused):
    """Something that cannot be."""

    status = 400


class NotSignedIn(Refused):
    """Nobody, or by a secret that is not good or no longer is."""

    status = 401


class NotAllowed(Refused):
    """Not for this person to do or to see."""

    status = 403


class NotThere(Refused):
    """No such table, seat, guest or page."""

    status = 404


class NotNow(Refused):
    """At another time, perhaps."""

    status = 409


class Stale(NotNow):
    """An answer to a question that is no longer asked."""


class TooMany(Refused):
    """Too much in a short time, or at the same time; `wait` is in seconds."""

    status = 429

    def __init__(self, key: str, wait: int, **args: Spoken) -> None:
        super().__init__(key, **args)
        self.wait = wait


class Unavailable(Refused):
    """The server cannot do it now."""

    status = 503
