"""Which states of Warehouse 51 can be: what must hold of a position before it is played on."""

from typing import Any

from ....engine.game import Setup
from ....engine.rule import NOBODY, has, size
from ....errors import InvalidPosition
from ....formats.positions import player
from ..moves import CHOOSE_PAYEE, GIVE_RELIC, RELICS, SWAP_RELIC
from ..rules import auction, state, to_act
from ..rules.ending import proceed
from ..rules.state import piles, power

ON_THE_BLOCK = (state.OPEN, state.SEALED, state.PAYING)
AT_THE_END = (state.BUYING_BACK, state.CERTIFYING, state.NEUTRALISING)


def need(holds: Any, why: str) -> None:
    """Something that must hold of a position."""
    if not holds:
        raise InvalidPosition(why)


def check(setup: Setup, s: Any) -> None:
    """Refuse a state that cannot be, and say why; complete what follows from the rest."""
    box = setup.box
    ingots, right = s.gold.sum() + s.supply, setup.seats * box.ingots + box.supply
    need(ingots == right, f"there are {right} ingots, not {ingots}")
    tokens = s.tokens + size(s.pawned)
    need(tokens == box.tokens, f"there are {box.tokens} pawn tokens, not {tokens}")
    need(s.revealer != NOBODY or s.phase == state.CHOOSING_FIRST, "somebody must be the revealer")
    on_block = [k for k in range(RELICS) if state.owner(s, k) == state.ON_BLOCK]
    sold = [s.lot] if s.phase in ON_THE_BLOCK else []
    need(on_block == sold, "just the lot is on the block, and only while it is sold")
    need(
        s.phase == state.SEALED or all(fist == NOBODY for fist in s.fist),
        "fists are closed in sealed auctions only",
    )
    need(s.phase > state.BUYING_BACK or not s.certified, "certificates come at the end")
    need(s.phase >= state.NEUTRALISING or not s.spared, "the Horn decides at the very end")
    if s.phase in (state.CHOOSING_FIRST, state.DEALING):
        need(s.dealt < setup.seats * box.notes, "all counterfeits lie already")
    elif s.phase == state.REVEALING:
        s.asked = s.revealer
        need(s.piled, "no pile is left to reveal from")
    elif s.phase == state.TURNING_UP:
        need(piles(box, s) >> s.pile & 1, "the pile that was chosen is empty")
    elif s.phase == state.SEALED:
        check_sealed(setup, s)
    elif s.phase == state.OPEN:
        check_open(setup, s)
    elif s.phase in (state.PAYING, state.GIVING, state.SWAPPING):
        check_winner(setup, s)
    else:
        check_end(setup, s)


def check_sealed(setup: Setup, s: Any) -> None:
    """Fists within purses, at least one of them still open."""
    need(has(setup.box.sealed, s.lot), "this relic is not sold in a sealed auction")
    need(to_act(setup.box, s), "every fist is closed, so they would have been opened")
    fits = all(s.fist[k] <= s.gold[k] for k in range(setup.seats))
    need(fits, "a fist holds more than the purse")
    need(s.leader == NOBODY and s.bid == 0, "nobody leads while fists are closed")


def check_open(setup: Setup, s: Any) -> None:
    """A leader who can pay, and somebody else to ask."""
    need(not has(setup.box.sealed, s.lot), "this relic is sold in a sealed auction")
    need((s.leader == NOBODY) == (s.bid == 0), "a bid needs a leader, and a leader a bid")
    in_it = s.asked != NOBODY and not s.passed >> s.asked & 1
    need(in_it and s.asked != s.leader, "who is asked must still be in, and not lead")
    if s.leader != NOBODY:
        able = not s.passed >> s.leader & 1 and s.bid <= s.gold[s.leader]
        need(able, "the leader cannot have bid that")


def check_winner(setup: Setup, s: Any) -> None:
    """The winner decides about paying, giving or swapping, and has something to decide."""
    box, seat = setup.box, s.leader
    need(seat != NOBODY and s.asked in (NOBODY, seat), "the winner is asked, who is the leader")
    s.asked = seat
    if s.phase == state.PAYING:
        need(0 < s.bid <= s.gold[seat], "the winner cannot pay that bid")
        need(power(box, s, seat, CHOOSE_PAYEE), "no relic lets the winner choose whom to pay")
        return
    need(s.lot != NOBODY and state.owner(s, s.lot) == seat, "the winner owns the lot")
    giving = s.phase == state.GIVING
    wanted = GIVE_RELIC if giving else SWAP_RELIC
    need(box.effect[s.lot] == wanted, "the lot has no such effect")
    can = auction.givable(s, seat) if giving else auction.can_swap_any(box, s, seat)
    need(can, "the winner has nothing to give or swap")


def check_end(setup: Setup, s: Any) -> None:
    """All piles are empty, and whoever is asked has something to decide."""
    need(not s.piled, "the end comes when all piles are empty")
    s.exposed = int(s.phase >= state.NEUTRALISING)
    asked = s.asked
    if s.phase in AT_THE_END:
        proceed(setup.box, s)
        need(asked in (NOBODY, s.asked), f"{player(asked)} has nothing to decide")
