"""Who sits where, before the game and during it: each decision becomes events, or is refused."""

from ...bots.levels import LEVELS
from .clocks import MINUTE, lasting
from .decisions import Decision, Draft, check_seat, game_at, go_back_if_agreed, own_seat
from .events import Aborted, Agreed, Began, Declined, Renamed, Rose, Sat
from .guest import Guest
from .refusals import Invalid, NotAllowed, NotNow, NotThere
from .table import Table
from .view import views_of

AWAY = {"live": 3 * MINUTE, "none": 30 * MINUTE, "days": 24 * 60 * MINUTE}  # by the pace


def sit(guest: Guest, seat: int | None, ready: bool, entropy: str | None) -> Decision:
    """Take a seat: before the game any free one, during it one's own again, or one given up.

    Who has held seats of a running game may come back to these, and never take another: they know
    what nobody at another seat may.
    """

    def decide(draft: Draft) -> None:
        table = draft.table
        if table.status not in ("open", "playing"):
            raise NotNow(f"table-is-{table.status}")
        wanted = range(len(table.seats)) if seat is None else [seat]
        for number in wanted:
            check_seat(table, number)
        open_to = [number for number in wanted if may_sit(table, guest, number)]
        if table.seats_of(guest.id) and (table.status == "open" or not open_to):
            raise NotNow("table-already-seated")
        if not open_to and table.seats_known_to(guest.id):
            raise NotNow("table-only-own-seat")
        if not open_to:
            raise NotNow("table-full" if seat is None else "table-seat-taken")
        mine = min(open_to, key=lambda number: table.seats[number].invited.guest is None)
        draft.add(Sat(mine, guest.name, guest=guest.id))
        if table.status == "open" and (ready or entropy is not None):
            draft.add(Agreed(mine, entropy))
        begin_if_ready(draft)

    return decide


def may_sit(table: Table, guest: Guest, number: int) -> bool:
    """Whether a seat is free for somebody: it may be kept for somebody else."""
    seat = table.seats[number]
    if table.status == "playing":
        known = table.seats_known_to(guest.id)
        if known and number not in known:
            return False
        back = seat.absent.guest == guest.id and number not in table.resigned
        return back or (seat.left and seat.free)
    return seat.free and seat.invited.guest in (None, guest.id)


def agree(guest: Guest, entropy: str | None) -> Decision:
    """Be ready to begin, and mix something of one's own into the luck."""

    def decide(draft: Draft) -> None:
        if draft.table.status != "open":
            raise NotNow("table-has-begun")
        mine = draft.table.seats_of(guest.id)
        if not mine:
            raise NotAllowed("table-no-seat-of-yours")
        for seat in mine:
            draft.add(Agreed(seat, entropy))
        begin_if_ready(draft)

    return decide


def rename(guest: Guest) -> Decision:
    """Have one's present name at a table where one sits or is expected."""

    def decide(draft: Draft) -> None:
        if draft.table.status not in ("open", "playing"):
            return  # those who played are called in its record as they were
        for number, seat in enumerate(draft.table.seats):
            if seat.whose == guest.id and seat.renamed(guest.id, guest.name) != seat:
                draft.add(Renamed(number, guest.name))
                return

    return decide


def begin_if_ready(draft: Draft) -> None:
    """Play starts when every seat is taken and everybody is ready."""
    table = draft.table
    if table.status != "open" or any(seat.free or not seat.ready for seat in table.seats):
        return
    seating = table.luck.due_seating if table.opened.toss else ()
    play = table.begin(seating, settle=True)
    play.settle = False
    chance = tuple(entry.move for entry in play.entries())
    draft.add(Began(chance, seating), views_of(play))


def leave(guest: Guest, seat: int | None) -> Decision:
    """Give up one's seat; in a game others may take it over, or let a bot."""

    def decide(draft: Draft) -> None:
        if draft.table.status not in ("open", "playing"):
            raise NotNow(f"table-is-{draft.table.status}")
        draft.add(Rose(own_seat(draft.table, guest, seat)))
        go_back_if_agreed(draft)

    return decide


def decline(guest: Guest) -> Decision:
    """Do not take the seats that are kept for one."""

    def decide(draft: Draft) -> None:
        if draft.table.status != "open":
            raise NotNow("table-has-begun")
        kept = [k for k, seat in enumerate(draft.table.seats) if seat.invited.guest == guest.id]
        if not kept:
            raise NotThere("table-not-invited")
        for seat in kept:
            draft.add(Declined(seat))

    return decide


def unseat(guest: Guest, seat: int) -> Decision:
    """Free a seat before the game: the owner may, where somebody does not get ready."""

    def decide(draft: Draft) -> None:
        check_seat(draft.table, seat)
        if draft.table.opened.owner != guest.id:
            raise NotAllowed("table-owner-only")
        if draft.table.status != "open":
            raise NotNow("table-has-begun")
        if draft.table.seats[seat].ready and not draft.table.seats[seat].bot:
            raise NotNow("table-is-ready")
        draft.add(Declined(seat))

    return decide


def replaceable(table: Table, seat: int, away: int) -> bool:
    """Whether a bot may go on in a seat, whose player has been away for so many milliseconds.

    It was given up, or its player keeps the game waiting and is not there: where there are clocks,
    the last decision was the clock's. Whoever is there may be slow, and cannot be replaced.
    """
    there, pace = table.seats[seat], table.opened.pace.kind
    if there.bot:
        return False
    waits = there.late if pace != "none" else seat in table.awaited
    return there.left or (waits and away >= AWAY[pace])


def seat_bot(guest: Guest, seat: int, level: str, away: int) -> Decision:
    """Let a bot play: the owner in a free seat before the game, any player in an abandoned one.

    Whoever played there, and has been away for so many milliseconds, may come back.
    """

    def decide(draft: Draft) -> None:
        table = draft.table
        check_seat(table, seat)
        if level not in LEVELS:
            raise Invalid("table-no-such-bot", name=level, names=", ".join(LEVELS))
        if table.status == "open":
            if table.opened.owner != guest.id:
                raise NotAllowed("table-owner-only")
            if not table.seats[seat].free:
                raise NotNow("table-seat-taken")
        else:
            game_at(table)
            if not table.seats_of(guest.id):
                raise NotAllowed("table-no-seat-of-yours")
            if not replaceable(table, seat, away):
                raise NotNow("table-not-abandoned", time=lasting(AWAY[table.opened.pace.kind]))
        draft.add(Sat(seat, level, bot=level))
        begin_if_ready(draft)
        go_back_if_agreed(draft)

    return decide


def abort(guest: Guest) -> Decision:
    """Close the table before play."""

    def decide(draft: Draft) -> None:
        if draft.table.opened.owner != guest.id:
            raise NotAllowed("table-owner-only")
        if draft.table.status != "open":
            raise NotNow("table-has-begun")
        draft.add(Aborted())

    return decide
