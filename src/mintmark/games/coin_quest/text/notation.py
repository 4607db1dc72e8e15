"""Positions of Coin Quest as JSON, and back: coins as texts, by seat where they are a seat's.

    {"phase": "bidding", "round": 3, "prestige": [4, 0], "hand": ["G1 S2", "C1 C2 S1"],
     "bids": [{"1": "C1 C3", "4": "S1"}, {}], "discard": ["G2.K", ""], "lots": ["S4", "", "G3"], …}

Coins named nowhere are in the black pouch; left-out pouches hold the coins of the start.
"""

from itertools import chain
from typing import Any

from ....engine.game import Setup
from ....engine.numbers import together
from ....engine.rule import NOBODY
from ....errors import InvalidPosition
from ....formats.positions import Fields, seat_or_none, shown
from ..moves import COIN_LOTS, KINDS, LOTS, PLACE, SEATS, SHOWS, THEFTS, TRASH
from ..rules import state
from ..rules.state import DISCARD, HAND, NEW, OLD, POUCH
from .validation import check

PHASES = (
    "choosing_first",
    "stocking",
    "laying",
    "drawing",
    "bidding",
    "revealed",
    "buying",
    "over",
)
SOURCES = ("old", "new")
SPOTS = {"hand": HAND, "pouch": POUCH, "discard": DISCARD}
ROUND = ("used", "binned", "fresh")  # by seat, in this round
KNOWN = {
    *("phase", "round", "first", "served", "due", "drawer", "victim", "holder", "asked", "locked"),
    *("tipped", "bought", "won", "prestige", "bids", "action", "left", "last", "bag", "thefts"),
    *("shown", "lots", "market", "trashed", *SPOTS, *ROUND),
}


def write_position(setup: Setup, s: Any) -> dict[str, Any]:
    """The fields of a state, in words where there are words."""
    seats = range(setup.seats)

    def seats_in(bits: int) -> list[int]:
        return [seat for seat in seats if bits >> seat & 1]

    def text(row: Any) -> str:
        return coins_text(setup, row)

    fields: dict[str, Any] = {"phase": PHASES[s.phase], "round": int(s.turn)}
    for name in ("first", "drawer", "victim", "holder", "asked"):
        fields[name] = seat_or_none(s[name])
    fields["served"], fields["due"] = int(s.served), int(s.due)
    for name in ("locked", "tipped", "bought"):
        fields[name] = seats_in(int(s[name]))
    fields["won"] = [seat_or_none(seat) for seat in s.won]
    fields["prestige"] = s.prestige[: setup.seats].tolist()
    for name, spot in SPOTS.items():
        fields[name] = [text(s.coins[seat, spot]) for seat in seats]
    fields["bids"] = [
        {str(lot + 1): text(s.coins[seat, lot]) for lot in range(LOTS) if s.count[seat, lot]}
        for seat in seats
    ]
    kinds = [*map(str, setup.edition.kinds)]
    fields["action"] = [None if k == NOBODY else kinds[k] for k in s.action[: setup.seats]]
    fields["left"] = s.left[: setup.seats].tolist()
    fields["last"] = [str(setup.moves[TRASH + k]) if k else None for k in s.last[: setup.seats]]
    for name in ROUND:
        fields[name] = [text(s[name][seat]) for seat in seats]
    fields["bag"] = [[text(s.bag[seat, OLD]), text(s.bag[seat, NEW])] for seat in seats]
    fields["thefts"] = [
        [int(s.thief[k]), int(s.robbed[k]), SOURCES[s.source[k]], kinds[s.loot[k]]]
        for k in range(s.thefts)
    ]
    if s.shows:
        fields["shown"] = [
            [int(s.shower[k]), kinds[s.face[k]], int(s.drawn[k]), int(s.after[k])]
            for k in range(s.shows)
        ]
    fields["lots"] = [text(s.lots[lot]) for lot in range(COIN_LOTS)]
    fields["market"], fields["trashed"] = text(s.market), text(s.trashed)
    return fields


def coins_text(setup: Setup, row: Any) -> str:
    """Coins as a text, the strong ones first."""
    coins = zip(setup.edition.faces, row, strict=False)  # a row has room for more kinds
    return " ".join(face for face, count in coins for _ in range(count))


class Reader(Fields):
    """Reads a position of Coin Quest."""

    def __init__(self, setup: Setup, fields: object) -> None:
        super().__init__(fields, setup.seats, KNOWN)
        self.setup, self.box = setup, setup.box
        self.kinds = [*map(str, setup.edition.kinds)]
        self.s = setup.game.State.new()
        setup.game.rules.start(setup.box, self.s)

    def coins(self, name: str, value: object) -> list[int]:
        """How many of each kind a text names."""
        if not isinstance(value, str):
            raise InvalidPosition(f"{name} must be a text of coins, not {shown(value)}")
        row = [0] * KINDS
        for coin in value.split():
            row[self.kind(name, coin)] += 1
        return row

    def kind(self, name: str, value: object) -> int:
        """The number of a coin."""
        if not isinstance(value, str) or value not in self.kinds:
            raise InvalidPosition(f"{name}: there is no coin {shown(value)} in this edition")
        return self.kinds.index(value)

    def by_seat(self, name: str, default: object) -> list[Any]:
        """A list with something for each seat."""
        return self.several(name, self.fields.get(name, [default] * self.seats), self.seats)

    def read(self) -> Any:
        """The state."""
        s, fields = self.s, self.fields
        s.phase = self.word("phase", PHASES, "bidding")
        s.turn = self.number("round", fields.get("round", 1), 1, int(self.box.rounds))
        chosen = None if s.phase == state.CHOOSING_FIRST else max(0, int(self.box.first))
        s.first = self.seat("first", fields.get("first", chosen))
        s.served = self.number("served", fields.get("served", 0), 0, LOTS + SEATS)
        s.due = self.number("due", fields.get("due", 0), 0, int(self.box.draw))
        for name in ("drawer", "victim", "holder", "asked"):
            s[name] = self.seat(name, fields.get(name))
        for name in ("locked", "tipped", "bought"):
            s[name] = self.seats_in(name)
        for lot, seat in enumerate(self.several("won", fields.get("won", [None] * LOTS), LOTS)):
            s.won[lot] = self.seat("won", seat)
        self.read_seats()
        self.read_round()
        self.read_table()
        state.note_kinds(s)
        check(self.setup, s)
        return s

    def read_seats(self) -> None:
        """Prestige, coins and actions of every seat."""
        s = self.s
        for seat, points in enumerate(self.by_seat("prestige", 0)):
            s.prestige[seat] = self.number("prestige", points, 0, 9999)
        for name, spot in SPOTS.items():
            for seat, text in enumerate(self.by_seat(name, "")):
                s.coins[seat, spot] = self.coins(name, text)
        for seat, bids in enumerate(self.by_seat("bids", {})):
            if not isinstance(bids, dict):
                raise InvalidPosition(f"bids must be objects, by lot, not {shown(bids)}")
            for lot, text in bids.items():
                if lot not in map(str, range(1, LOTS + 1)):
                    raise InvalidPosition(f"bids: there is no lot {shown(lot)}")
                s.coins[seat, int(lot) - 1] = self.coins("bids", text)
        if "pouch" not in self.fields:
            for seat in range(self.seats):
                begun, elsewhere = self.box.start, together(s.coins[seat])
                s.coins[seat, POUCH] = [max(0, begun[k] - elsewhere[k]) for k in range(KINDS)]
        s.count[:] = [[place.sum() for place in places] for places in s.coins]
        for seat in range(self.seats):
            if state.hidden(s):
                s.behind[seat] = s.count[seat, : LOTS + 1].sum()
        for seat, coin in enumerate(self.by_seat("action", None)):
            s.action[seat] = NOBODY if coin is None else self.kind("action", coin)
        for seat, count in enumerate(self.by_seat("left", 0)):
            s.left[seat] = self.number("left", count, 0, 2)
        trashes = {str(move): k for k, move in enumerate(self.setup.moves.all[TRASH:PLACE])}
        for seat, text in enumerate(self.by_seat("last", None)):
            if text is not None and (not isinstance(text, str) or text not in trashes):
                raise InvalidPosition(f"last is a move like trash C1, or null, not {shown(text)}")
            s.last[seat] = 0 if text is None else trashes[text]

    def read_round(self) -> None:
        """What is known of this round: what was drawn, used, trashed and stolen."""
        s = self.s
        for name in ROUND:
            for seat, text in enumerate(self.by_seat(name, "")):
                s[name][seat] = self.coins(name, text)
        thefts = self.several("thefts", self.fields.get("thefts", []))
        if len(thefts) > THEFTS:
            raise InvalidPosition(f"there are {THEFTS} thefts a round at most, not {len(thefts)}")
        s.thefts = len(thefts)
        for k, theft in enumerate(thefts):
            if len(self.several("thefts", theft, 4)) == 4 and theft[2] not in SOURCES:
                raise InvalidPosition(
                    f"thefts are from an old or a new pouch, not {shown(theft[2])}"
                )
            s.thief[k] = self.number("thefts", theft[0], 0, self.seats - 1)
            s.robbed[k] = self.number("thefts", theft[1], 0, self.seats - 1)
            s.source[k], s.loot[k] = SOURCES.index(theft[2]), self.kind("thefts", theft[3])
        shows = self.several("shown", self.fields.get("shown", []))
        if len(shows) > SHOWS:
            raise InvalidPosition(f"{SHOWS} coins are shown a round at most, not {len(shows)}")
        s.shows = len(shows)
        for k, show in enumerate(shows):
            seat, coin, drawn, after = self.several("shown", show, 4)
            s.shower[k] = self.number("shown", seat, 0, self.seats - 1)
            s.face[k] = self.kind("shown", coin)
            s.drawn[k] = self.number("shown", drawn, 0, SHOWS)
            s.after[k] = self.number("shown", after, 0, len(thefts))
        if "bag" in self.fields:
            for seat, pair in enumerate(self.by_seat("bag", ["", ""])):
                for source, text in enumerate(self.several("bag", pair, 2)):
                    s.bag[seat, source] = self.coins("bag", text)
        elif state.hidden(s):
            for seat in range(self.seats):
                s.bag[seat, OLD] = together([*s.coins[seat, : POUCH + 1], s.binned[seat]])
                s.bag[seat, OLD, self.box.penny] = 0

    def read_table(self) -> None:
        """Lots, market and what was trashed; the rest is in the black pouch, or trashed too."""
        s, box = self.s, self.box
        lots = self.several("lots", self.fields.get("lots", [""] * COIN_LOTS), COIN_LOTS)
        for lot, text in enumerate(lots):
            s.lots[lot] = self.coins("lots", text)
        s.market[:] = self.coins("market", self.fields.get("market", ""))
        s.trashed[:] = self.coins("trashed", self.fields.get("trashed", ""))
        placed = together([*chain.from_iterable(s.coins), *s.lots, s.market, s.trashed])
        if s.holder != NOBODY:
            placed[box.penny] += 1
        for kind in range(KINDS):
            left = self.seats * box.start[kind] + box.auction[kind] - placed[kind]
            if left < 0:
                raise InvalidPosition(f"there are too many coins {self.kinds[kind]}")
            s.stock[kind] = min(left, box.auction[kind])
            s.trashed[kind] += left - s.stock[kind]


def read_position(setup: Setup, fields: object) -> Any:
    """The state of a position; what cannot be is named."""
    return Reader(setup, fields).read()
