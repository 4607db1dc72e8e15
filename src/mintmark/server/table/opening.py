"""Setting up a table: from what was asked for to its first events."""

from collections.abc import Sequence

import msgspec

from ...bots.levels import LEVELS
from ...engine.game import find
from ...formats.editions import OWN
from ...luck import drawn_edition, new_seed
from .decisions import Decision, Draft
from .events import Agreed, Opened, Pace, Place, Sat, Value
from .guest import Guest
from .refusals import Invalid, NotAllowed, NotNow
from .seating import begin_if_ready
from .setups import RANDOM, house_names, is_own_name, setup_of
from .table import Table

SECONDS = range(10, 24 * 3600 + 1)  # of a live clock …
INCREMENT = range(3600 + 1)  # … and for each turn
DAYS = range(1, 30 + 1)


def opened_by(
    owner: str,
    game: str,
    edition: str | None,
    own_edition: str | None,
    options: dict[str, Value],
    seats: Sequence[Place],
    pace: Pace,
    public: bool,
    hints: bool,
    after: str | None = None,
    toss: bool | None = None,
) -> Opened:
    """What is asked for, checked and complete; seats are tossed if the rules have it so."""
    found, seed = find(game), new_seed()
    if own_edition is not None and edition is not None and not is_own_name(found, edition):
        raise Invalid("table-edition-name", names=tuple(sorted(house_names(found))))
    drawn = found.editions.names if edition == RANDOM and own_edition is None else ()
    if drawn:
        edition = drawn_edition(seed, drawn)
    opened = Opened(
        owner=owner,
        game=game,
        edition=edition or (found.editions.names[0] if own_edition is None else OWN),
        options=options,
        seats=tuple(seats),
        pace=checked(pace),
        public=public,
        hints=hints,
        seed=seed.hex(),
        own_edition=own_edition,
        after=after,
        toss=find(game).toss if toss is None else toss,
        drawn_from=drawn,
    )
    setup = setup_of(opened)  # raises what is wrong with it
    return msgspec.structs.replace(opened, options=dict(setup.options))


def checked(pace: Pace) -> Pace:
    """A pace that can be."""
    match pace:
        case Pace(kind="none", seconds=0, increment=0, days=0):
            return pace
        case Pace(kind="live", days=0) if pace.seconds in SECONDS and pace.increment in INCREMENT:
            return pace
        case Pace(kind="days", seconds=0, increment=0) if pace.days in DAYS:
            return pace
    raise Invalid("table-no-such-pace")


def seated(guest: Guest, plans: Sequence[str], ready: bool, entropy: str | None) -> Decision:
    """Who sits down at once: whoever opens the table, where they want to, and bots."""

    def decide(draft: Draft) -> None:
        if all(plan.startswith("bot ") for plan in plans):
            raise Invalid("table-needs-people")
        for number, plan in enumerate(plans):
            if plan == "me":
                draft.add(Sat(number, guest.name, guest=guest.id))
                if ready or entropy is not None:
                    draft.add(Agreed(number, entropy))
            elif plan.startswith("bot "):
                level = plan.removeprefix("bot ")
                if level not in LEVELS:
                    raise Invalid("table-no-such-bot", name=level, names=", ".join(LEVELS))
                draft.add(Sat(number, level, bot=level))
        begin_if_ready(draft)

    return decide


def rematch_of(table: Table, guest: Guest) -> tuple[Opened, Decision]:
    """The same once more, everyone one seat further; who is there need only be ready.

    Where seats or the map were left to chance, they stay as it had them: two games then are fair.
    """
    if not table.seats_of(guest.id):
        raise NotAllowed("table-no-seat-of-yours")
    if table.status != "over":
        raise NotNow("table-not-over")
    count = len(table.seats)
    before = [table.seats[(number + 1) % count] for number in range(count)]
    places = [seat.held for seat in before]
    opened = msgspec.structs.replace(
        table.opened,
        owner=guest.id,
        seats=tuple(places),
        seed=new_seed().hex(),
        after=table.id,
        toss=False,
        drawn_from=(),
    )

    def decide(draft: Draft) -> None:
        for number, seat in enumerate(before):
            if seat.guest or (seat.bot and seat.held.guest is None):
                draft.add(Sat(number, seat.name, guest=seat.guest, bot=seat.bot))

    return opened, decide
