"""A seat at a table; and what seats can bring about together."""

from dataclasses import dataclass, replace

from .events import Place


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table and who has it."""

    name: str = ""
    guest: str | None = None
    bot: str | None = None
    invited: Place = Place()  # whom it is kept for, if anybody
    ready: bool = False
    entropy: str | None = None
    left: bool = False  # by whoever sat here, while the game was on
    late: bool = False  # the clock has made its last decision
    absent: Place = Place()  # for whom a bot plays here; they may come back
    known_to: frozenset[str] = frozenset()  # who has held it in this game, and so knows its secrets

    @property
    def held(self) -> Place:
        """Whose seat it is, also while a bot plays here."""
        return Place(self.guest, self.name) if self.guest else self.absent

    @property
    def free(self) -> bool:
        """Whether nobody sits here."""
        return self.guest is None and self.bot is None

    def dealt(self) -> "Seat":
        """The same, with whoever sits here among those who know its secrets."""
        return replace(self, known_to=self.known_to | {self.guest}) if self.guest else self

    @property
    def whose(self) -> str | None:
        """The guest who has it: who sits here, is away from here, or is expected here."""
        return self.held.guest or self.invited.guest

    def renamed(self, guest: str, name: str) -> "Seat":
        """The same, if a guest is called otherwise."""
        named = Place(guest, name)
        return replace(
            self,
            name=name if guest == self.guest or (self.left and guest == self.whose) else self.name,
            invited=named if guest == self.invited.guest else self.invited,
            absent=named if guest == self.absent.guest else self.absent,
        )


@dataclass(frozen=True, slots=True)
class Plea:
    """The wish to go back, until everybody has agreed or the game goes on."""

    seat: int
    entry: int  # of the record: the decision that is meant
    agreed: frozenset[int]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How it ended at the table; those who resigned come last."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    ending: str
    resigned: tuple[int, ...]
