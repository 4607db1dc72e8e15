"""What can be in a position of Coin Quest: the first thing that cannot is named."""

from typing import Any

from ....engine.game import Setup
from ....engine.numbers import together
from ....engine.rule import NOBODY, has
from ....errors import InvalidPosition
from ....formats.positions import player
from ..moves import COIN_LOTS, KINDS, LOTS
from ..rules import state
from ..rules.bidding import can_lock
from ..rules.drawing import end_action_if_done
from ..rules.hammer import customer
from ..rules.state import DISCARD, HAND, NEW, OLD, POUCH
from ..rules.worlds import fits, own_draws, stolen_by, stolen_from


def need(holds: bool, why: str) -> None:
    """Refuse a position unless something holds."""
    if not holds:
        raise InvalidPosition(why)


def check(setup: Setup, s: Any) -> None:
    """Refuse what no game can come to."""
    box, penny = setup.box, setup.box.penny
    choosing = s.phase == state.CHOOSING_FIRST
    need((s.first == NOBODY) == choosing, "somebody is first, but only once that is chosen")
    need(s.phase != state.OVER or s.turn == box.rounds, "the game is over after its last round")
    need(not s.coins[:, : LOTS + 1, penny].any(), "the Penny is never in a hand or bid")
    check_stock(box, s)
    for seat in range(setup.seats):
        check_board(box, s, seat)
        check_action(box, s, seat)
    if state.hidden(s):
        check_round(setup, s)
    else:
        for name in ("bag", "fresh", "used", "binned"):
            need(not s[name].any(), f"{name} must be empty unless coins lie behind screens")
        nothing = s.thefts == 0 and s.shows == 0 and s.tipped == 0
        need(nothing, "nothing is stolen, shown or tipped in now")
        open_table = s.phase in (state.REVEALED, state.BUYING)
        need(open_table or not s.count[:, : LOTS + 1].any(), "hands and boards are empty now")
    need(s.holder == NOBODY or state.hidden(s), "the Penny is passed on when it is drawn")
    need(s.locked == 0 or s.phase == state.BIDDING, "seats lock while they bid")
    need(s.bought == 0 or s.phase == state.BUYING, "seats buy in the phase of buying")
    check_who(setup, s)


def check_stock(box: Any, s: Any) -> None:
    """Enough coins for the rounds to come."""
    laid = s.served if s.phase == state.LAYING else COIN_LOTS
    wanted = COIN_LOTS * (box.rounds - s.turn) + (COIN_LOTS - laid)
    if s.phase <= state.STOCKING:
        served = s.served if s.phase == state.STOCKING else 0
        why = f"served counts the coins in the market, which is full with {box.market}"
        need(served == s.market.sum() and (served < box.market or box.market == 0), why)
        wanted = COIN_LOTS * box.rounds + box.market - served
    need(s.phase != state.LAYING or laid < COIN_LOTS, "all lots have their coin (served)")
    need(int(s.stock.sum()) >= wanted, "too few coins are left for the rounds to come")
    need(int(s.market.sum()) <= box.market, f"the market has {box.market} spaces")


def check_board(box: Any, s: Any, seat: int) -> None:
    """Only what a lot takes lies on it."""
    for lot in range(LOTS):
        for kind in range(KINDS):
            taken = has(box.allowed[box.metal[kind]], lot)
            need(not s.coins[seat, lot, kind] or taken, f"lot {lot + 1} does not take that coin")


def check_action(box: Any, s: Any, seat: int) -> None:
    """A coin in use is in hand, was counted as used, and has something left to do."""
    kind = int(s.action[seat])
    if kind == NOBODY:
        need(s.left[seat] == 0 and s.last[seat] == 0, "no coin is in use (left, last)")
        return
    need(s.phase == state.BIDDING, "coins are in use in the phase of bidding")
    need(box.action[kind] in (state.AGE, state.UNIQUE), "that coin has no action that stays open")
    need(s.coins[seat, HAND, kind] > 0, "the coin in use is in hand")
    need(s.used[seat, kind] > 0, "a coin in use counts as used")
    need(s.left[seat] <= box.amount[kind], "more is left of an action than its coin allows")
    w = s.copy()
    end_action_if_done(box, w, seat)
    waiting = seat in (s.holder, s.drawer, s.victim)
    need(w.action[seat] != NOBODY or waiting, "the action is over: nothing is left of it")


def check_round(setup: Setup, s: Any) -> None:
    """What is known of the round fits where the coins are, so that it can be imagined otherwise."""
    box = setup.box
    for k in range(s.thefts):
        need(s.thief[k] != s.robbed[k], "nobody steals from themselves")
        need(s.loot[k] != box.penny, "the Penny is not stolen")
    for seat in range(setup.seats):
        need(not s.bag[seat, :, box.penny].any(), "bags are noted without the Penny")
        tipped = has(s.tipped, seat)
        need(tipped or not (s.bag[seat, NEW].any() or s.fresh[seat].any()), "nothing was tipped in")
        need(not tipped or not s.count[seat, DISCARD], "the discards were tipped in")
        for kind in range(box.kinds):
            if kind != box.penny:
                check_kind(s, seat, kind, tipped)
        in_use = together(s.coins[seat, : LOTS + 1])
        for kind in range(KINDS):
            action = box.action[kind] in (state.AGE, state.UNIQUE, state.RARE)
            need(not s.used[seat, kind] or action, "a coin without an action was used")
            need(s.used[seat, kind] <= in_use[kind], "a coin that was used is in hand or bid")
        check_shown(box, s, seat)
        need(bool(fits(box, s, seat)), "what was shown cannot have come into that hand in time")


def check_shown(box: Any, s: Any, seat: int) -> None:
    """What was shown before another coin came was used or trashed, in the order of the list."""
    shows, last = [k for k in range(s.shows) if s.shower[k] == seat], (0, 0)
    for k in shows:
        kind, when = int(s.face[k]), (int(s.drawn[k]), int(s.after[k]))
        count = sum(int(s.face[j]) == kind for j in shows)
        need(count <= state.shown(s, seat, kind), "what was shown was used or trashed")
        now = state.draws(box, s, seat), s.thefts
        in_order = all(a <= b <= c for a, b, c in zip(last, when, now, strict=True))
        need(in_order, "shown is in order, and before another coin came")
        last = when


def check_kind(s: Any, seat: int, kind: int, tipped: bool) -> None:
    """Each coin that was in the pouch of a seat was drawn, was stolen, or is still there."""
    loot = stolen_by(s, seat, kind)
    have = s.coins[seat, : LOTS + 1, kind].sum() + s.binned[seat, kind]
    old = own_draws(s, seat, OLD, kind)
    need(loot <= have and old >= 0, "a coin was drawn or stolen that is not there")
    for source, taken in ((OLD, old), (NEW, s.fresh[seat, kind])):
        now = s.coins[seat, POUCH, kind] if source == (NEW if tipped else OLD) else 0
        gone = taken + stolen_from(s, seat, source, kind)
        need(
            s.bag[seat, source, kind] == gone + now, "a bag does not fit what was drawn and stolen"
        )


def check_who(setup: Setup, s: Any) -> None:
    """Somebody, or chance, can go on."""
    box, drawing = setup.box, s.phase == state.DRAWING
    need(
        (s.drawer == NOBODY) == (s.victim == NOBODY), "drawer and victim are both named, or neither"
    )
    need(s.drawer == NOBODY or state.hidden(s), "coins are drawn in the phases drawing and bidding")
    if s.drawer != NOBODY:
        need(s.count[s.victim, POUCH] > 0, "the pouch that a coin comes from is empty")
        theft = s.drawer != s.victim
        need((s.holder == s.drawer) == theft, "who takes from another's pouch holds the Penny")
    if drawing:
        need(s.served < box.seats, "all have drawn already (served), so nobody is drawing")
        at = (s.first + s.served) % box.seats
        waiting = s.holder if s.holder != NOBODY else s.drawer
        need(waiting == at, f"{player(at)} draws now")
    if s.phase == state.BIDDING:
        need(bool(s.locked != (1 << box.seats) - 1), "all have locked: the screens are up")
        for seat in range(box.seats):
            if has(s.locked, seat):
                busy = s.action[seat] != NOBODY or s.holder == seat or s.drawer == seat
                need(can_lock(box, s, seat) and not busy, f"{player(seat)} cannot have locked")
    need(
        (s.asked != NOBODY) == (s.phase == state.BUYING), "somebody is asked while coins are bought"
    )
    if s.phase == state.BUYING:
        for lot in range(LOTS):
            for seat in range(box.seats):
                waits = s.won[lot] == seat and lot >= s.served
                need(waits or not s.count[seat, lot], "only winning bids wait for their lot's turn")
        need(not s.count[:, HAND].any(), "hands are empty when the lots are settled")
        need(s.served < LOTS + (box.seats if box.everyone_buys else 0), "all have been served")
        need(s.asked == customer(box, s), "another one is to be asked: it is their turn to buy")
        need(not has(s.bought, s.asked), "who is asked has bought already")
        need(s.prestige[s.asked] >= box.price, "who is asked has too little prestige to buy")
        need(s.market_kinds != 0, "the market is empty")
