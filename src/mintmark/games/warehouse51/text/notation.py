"""Positions of Warehouse 51 as JSON, and back: the state's fields by name, relics by their ids.

    {"phase": "open", "turn": 3, "revealer": 0, "asked": 2, "lot": "kapala", "bid": 3, "leader": 1,
     "passed": [0], "gold": [9, 4, 17, 10], "supply": 20, "tokens": 6,
     "owner": {"holy_grail": 1, "excalibur": "gone", …}, "pawned": ["holy_grail"], …,
     "note": [["kapala"], ["mjollnir"], …]}

Whatever is left out is as at the start: relics in their piles, no bids, nothing pawned.
"""

from collections.abc import Iterable
from typing import Any

from ....engine.game import Setup
from ....engine.rule import NOBODY, has
from ....engine.struct import plain
from ....errors import InvalidPosition
from ....formats.positions import Fields, seat_or_none, shown
from ..moves import COLOURS, NOTES, RELICS, SEATS
from ..rules import state
from .validation import ON_THE_BLOCK, check

PHASES = (
    "choosing_first",
    "dealing",
    "revealing",
    "turning_up",
    "open",
    "sealed",
    "paying",
    "giving",
    "swapping",
    "buying_back",
    "certifying",
    "neutralising",
    "over",
)
PLACES = {state.IN_PILE: "pile", state.ON_BLOCK: "block", state.GONE: "gone"}
MARKED = ("pawned", "certified", "spared")
COUNTS = {"turn": 1000, "bid": 70, "supply": 70, "tokens": RELICS, "served": SEATS, "used": RELICS}


def write_position(setup: Setup, s: Any) -> dict[str, Any]:
    """The fields of a state, in words where there are words."""
    ids, seats = [relic.id for relic in setup.edition.relics], setup.seats
    fields = {"owner" if name == "owned" else name: value for name, value in plain(s).items()}
    fields["phase"] = PHASES[s.phase]
    fields["pile"] = COLOURS[s.pile]
    fields["lot"] = None if s.lot == NOBODY else ids[s.lot]
    fields["asked"], fields["leader"] = seat_or_none(s.asked), seat_or_none(s.leader)
    fields["revealer"] = seat_or_none(s.revealer)
    fields["matched"], fields["exposed"] = bool(s.matched), bool(s.exposed)
    fields["passed"] = [seat for seat in range(seats) if s.passed >> seat & 1]
    for field in ("fist", "opened"):
        fields[field] = [seat_or_none(n) for n in s[field][:seats]]
    fields["gold"] = fields["gold"][:seats]
    relics = list(enumerate(ids))
    owners = [int(state.owner(s, k)) for k, _ in relics]
    fields["owner"] = {r: PLACES.get(owners[k], owners[k]) for k, r in relics}
    for field in MARKED:
        fields[field] = [r for k, r in relics if has(s[field], k)]
    fields["note"] = [[ids[k] for k in gap if k != NOBODY] for gap in s.note[:seats].tolist()]
    del fields["dealt"], fields["piled"]  # as many as are listed, those whose owner is the pile
    return fields


class Reader(Fields):
    """Reads a position of Warehouse 51."""

    def __init__(self, setup: Setup, fields: object) -> None:
        names = {*setup.game.State.wide.names, "owner"} - {"dealt", "owned", "piled"}
        super().__init__(fields, setup.seats, names)
        self.setup = setup
        self.ids = [relic.id for relic in setup.edition.relics]
        self.s = setup.game.State.new()
        setup.game.rules.start(setup.box, self.s)
        self.s.phase, self.s.turn, self.s.revealer = state.REVEALING, 1, max(0, setup.box.first)

    def relic(self, name: str, value: object) -> int:
        """A relic by its id."""
        if not isinstance(value, str) or value not in self.ids:
            raise InvalidPosition(f"{name}: there is no relic {shown(value)}")
        return self.ids.index(value)

    def read(self) -> Any:
        """The state."""
        s, fields = self.s, self.fields
        s.phase = self.word("phase", PHASES, "revealing")
        s.pile = self.word("pile", COLOURS, "blue")
        for name, most in COUNTS.items():
            if name in fields:
                s[name] = self.number(name, fields[name], 0, most)
        for name in ("revealer", "leader", "asked"):
            if name in fields:
                s[name] = self.seat(name, fields[name])
        s.matched, s.exposed, s.passed = (
            self.flag("matched"),
            self.flag("exposed"),
            self.seats_in("passed"),
        )
        self.read_seats()
        self.read_relics()
        self.read_notes()
        check(self.setup, s)
        return s

    def read_seats(self) -> None:
        """Gold and fists."""
        s, seats = self.s, self.seats
        for seat, ingots in enumerate(
            self.several("gold", self.fields.get("gold", s.gold[:seats].tolist()), seats)
        ):
            s.gold[seat] = self.number("gold", ingots, 0, 70)
        for name in ("fist", "opened"):
            for seat, ingots in enumerate(
                self.several(name, self.fields.get(name, [None] * seats), seats)
            ):
                s[name][seat] = NOBODY if ingots is None else self.number(name, ingots, 0, 70)

    def read_relics(self) -> None:
        """Where every relic is, and what lies on it."""
        s = self.s
        owners = self.fields.get("owner", {})
        if not isinstance(owners, dict):
            raise InvalidPosition(
                "owner must be an object: a seat, or pile, block or gone, by relic"
            )
        for relic, owner in owners.items():
            k = self.relic("owner", relic)
            if isinstance(owner, str) and owner in PLACES.values():
                self.put(k, owner)
            else:
                s.piled &= ~(1 << k)
                s.owned[self.owner(relic, owner)] |= 1 << k
        lot = self.fields.get("lot")
        if lot is not None:
            s.lot = self.relic("lot", lot)
            if s.phase in ON_THE_BLOCK:
                self.put(s.lot, "block")
        if [r for r, place in owners.items() if place == "block" and self.relic("lot", r) != s.lot]:
            raise InvalidPosition("just the lot is on the block, and only while it is sold")
        for name in MARKED:
            for relic in self.several(name, self.fields.get(name, [])):
                k = self.relic(name, relic)
                if state.owner(s, k) < 0:
                    raise InvalidPosition(f"{relic} is {name}, but nobody owns it")
                s[name] |= 1 << k

    def put(self, relic: int, place: str) -> None:
        """A relic that nobody owns."""
        state.leave(self.s, 1 << relic)
        self.s.piled = (self.s.piled & ~(1 << relic)) | (place == "pile") << relic

    def owner(self, relic: str, value: object) -> int:
        """A seat that owns a relic."""
        if type(value) is not int or value not in range(self.seats):
            where = f"a seat, from 0 to {self.seats - 1}, or pile, block or gone"
            raise InvalidPosition(f"owner of {relic} must be {where}, not {shown(value)}")
        return value

    def read_notes(self) -> None:
        """The counterfeits between neighbours."""
        s, seen = self.s, set()
        gaps = self.several("note", self.fields.get("note", [[]] * self.seats), self.seats)
        for gap, names in enumerate(gaps):
            for k, relic in enumerate(self.several("note", names)):
                number = self.relic("note", relic)
                if k >= self.setup.box.notes or k >= NOTES:
                    most = int(self.setup.box.notes)
                    raise InvalidPosition(f"a gap of note has room for {most}, not {len(names)}")
                if number in seen or not has(self.setup.box.counterfeit, number):
                    raise InvalidPosition(
                        f"there is no {'second ' if number in seen else ''}counterfeit of {relic}"
                    )
                seen.add(number)
                s.note[gap, k] = number
        s.dealt = len(seen)
        if s.phase > state.DEALING and s.dealt != self.seats * self.setup.box.notes:
            raise InvalidPosition(
                f"{self.seats * self.setup.box.notes} counterfeits lie on the table, not {s.dealt}"
            )


def read_position(setup: Setup, fields: object) -> Any:
    """The state of a position; what cannot be is named."""
    return Reader(setup, fields).read()


def ids_of(setup: Setup, numbers: Iterable[int]) -> tuple[str, ...]:
    """Relics by their ids."""
    return tuple(setup.edition.relics[k].id for k in numbers)
