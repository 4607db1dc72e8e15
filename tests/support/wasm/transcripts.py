"""Games as a machine of Python's tells them, state by state: tasks.mjs does the same."""

from base64 import b64encode
from random import Random
from struct import pack
from typing import Any
from zlib import crc32

from mintmark.engine.game import Game, Setup
from mintmark.engine.position import members
from mintmark.engine.position.compiled import Compiled
from mintmark.engine.position.interpreter import AWAITED, Interpreter
from mintmark.engine.rule import CHANCE, ONLOOKER
from mintmark.engine.struct import in_layout
from mintmark.play import Play

STRIDE = 41  # entries, from one that is interpreted to the next
FACTS = ("state", "numbers", "moves", "legal", "views", "heard", "features and imagined")


def setups(game: Game) -> list[Setup]:
    """Every edition with every number of seats, and every value of every option."""
    word = game.editions.word
    found = [game.setup(n, **{word: name}) for n in game.seats for name in game.editions.names]
    for k, option in enumerate(game.options):
        choices = option.choices or (not option.default,)
        for value in {choices[0], choices[min(9, len(choices) - 1)], *choices[:6]}:
            if not str(value).isdigit() or option.name != "first" or int(value) <= 3:
                seats = game.seats[min(k + 1, len(game.seats) - 1)]
                found.append(game.setup(seats, **{option.name: value}))
    return found


def narrow(setup: Setup, struct: Any, box: bool = False) -> bytes:
    """The bytes of a state, or of a box, in the narrow layout."""
    kind = setup.game.Box if box else setup.game.State
    return bytes(in_layout(struct, kind.narrow).tobytes())


def text(raw: bytes) -> str:
    """Bytes for JSON."""
    return b64encode(raw).decode()


def asked(play: Play, seat: int) -> dict[str, Any]:
    """What a seat should do now, as a module is asked it."""
    setup, view = play.setup, play.view_state(seat)
    raw = {"box": narrow(setup, setup.box, box=True), "view": narrow(setup, view)}
    return {"seats": setup.seats, "seat": seat, **{name: text(data) for name, data in raw.items()}}


def crc(*parts: Any) -> int:
    """A checksum of structs, numbers and lists of numbers."""
    total = 0
    for part in parts:
        if not isinstance(part, bytes):
            numbers = part if isinstance(part, list) else [part]
            part = pack(f"<{len(numbers)}q", *numbers)
        total = crc32(part, total)
    return total


def facts(machine: Any, setup: Setup, s: Any, who: int, number: int, ply: int) -> list[int]:
    """All answers about a state, before a move is made there; by the names in FACTS."""
    everyone, seat = (ONLOOKER, *range(setup.seats)), ply % setup.seats

    def raw(s: Any) -> bytes:
        return s.tobytes() if isinstance(machine, Compiled) else narrow(setup, s)

    numbers = (machine.ending(s), machine.turn(s), machine.scores(s), machine.places(s))
    if who == CHANCE:
        moves, legal = machine.outcomes(s), [0, 0]
    else:
        moves = [*machine.moves(s, who), *machine.forward(s, who)]
        legal = [int(machine.is_legal(s, who, number + k)) for k in range(2)]
    return [
        crc(raw(s)),
        crc(machine.asked(s), *numbers),
        crc(moves),
        crc(legal),
        crc(*(raw(machine.view(s, looking)) for looking in everyone)),
        crc(*(machine.heard(s, who, number, looking) for looking in everyone)),
        crc(machine.features(s, seat).tobytes(), raw(machine.imagined(s, seat, ply))),
    ]


def played(setup: Setup, entry: Any, seed: int) -> tuple[list[tuple[int, int]], list[list[int]]]:
    """A random game by Numba: its entries, and the facts before each; now and then interpreted too.

    Most moves lead on: if all were free to change their minds at any time, they would never agree.
    """
    machine, plain, random = Compiled(setup, entry), Interpreter(setup), Random(seed)
    s, entries, told = machine.start(), [], []
    while asked := machine.asked(s):
        who = random.choice(members(asked >> AWAITED))
        if who == CHANCE:
            outcomes = machine.outcomes(s)
            number = random.choice(outcomes[: len(outcomes) // 2])
        else:
            listed = machine.forward if random.random() < 0.8 else machine.moves
            number = random.choice(listed(s, who))
        told.append(facts(machine, setup, s, who, number, len(entries)))
        if len(entries) % STRIDE == seed % STRIDE:
            same = facts(plain, setup, machine.wide(s), who, number, len(entries))
            assert told[-1] == same, f"interpreter and Numba differ before entry {len(entries)}"
        entries.append((who, number))
        s, _, _ = machine.after(s, who, number, ahead=False)
    return entries, told
