"""What a seat sees of Coin Quest, as numbers (docs/features.md lists them).

Seats come clockwise from your own, coins by their faces in the order of the edition. Where coins
are not known, `pouch_known` and `screen_up` say so. Left out are what lies on which lot of another
board, except by metal, and when coins were stolen and shown, but for what follows from it.
"""

from ....engine.features import (
    Feature,
    blank,
    by_seat,
    counts,
    flag,
    number,
    one_of,
    which_seat,
    which_seats,
)
from ....engine.rule import UNKNOWN, has, lane, rule
from ..moves import COIN_LOTS, KINDS, LOTS, MARK_COUNT, METAL_COUNT, SEATS
from ..rules.knowledge import quality_known, taken, tally_known, wealth_known
from ..rules.scoring import bonus_in
from ..rules.state import DISCARD, HAND, NEW, OLD, OVER, POUCH

PHASES = OVER + 1

FEATURES = (
    Feature("phase", (PHASES,), 1, "what is going on, as in rules/state.py"),
    Feature("round", (1,), 13, "the number of the round"),
    Feature("rounds_left", (1,), 13, "rounds after this one"),
    Feature("served", (1,), 7, "coins laid out, seats that have drawn, lots through with buying"),
    Feature("due", (1,), 5, "coins that the seat which draws has still to draw"),
    Feature("market", (KINDS,), 2, "coins for sale"),
    Feature("lots", (COIN_LOTS, KINDS), 2, "coins to be won"),
    Feature("stock", (KINDS,), 2, "coins in the black pouch, those removed among them"),
    Feature("trashed", (KINDS,), 2, "coins that have left the game"),
    Feature("won", (LOTS, SEATS), 1, "who won each lot last"),
    Feature("at_table", (SEATS,), 1, "seats that are taken"),
    Feature("first", (SEATS,), 1, "the starting player"),
    Feature("drawer", (SEATS,), 1, "for whom a coin comes out of a pouch now"),
    Feature("victim", (SEATS,), 1, "out of whose"),
    Feature("holder", (SEATS,), 1, "who has to pass the Penny on"),
    Feature("asked", (SEATS,), 1, "who is asked to buy"),
    Feature("locked", (SEATS,), 1, "who is ready"),
    Feature("tipped", (SEATS,), 1, "whose discards went into the pouch in this round"),
    Feature("bought", (SEATS,), 1, "who has bought in this round"),
    Feature("penny", (SEATS,), 1, "in whose pouch the Penny is"),
    Feature("prestige", (SEATS,), 30, "on the track"),
    Feature("behind", (SEATS,), 10, "coins behind the screen"),
    Feature("left", (SEATS,), 2, "how often the coin in use can still be used"),
    Feature("last", (SEATS,), 124, "what it trashed last, by number (4.7)"),
    Feature("in_pouch", (SEATS,), 20, "coins in the pouch"),
    Feature("in_discard", (SEATS,), 20, "coins in the discards"),
    Feature("pouch_known", (SEATS,), 1, "whether you know what is in the pouch"),
    Feature("screen_up", (SEATS,), 1, "whether you know what is behind the screen"),
    Feature("robbed", (2, SEATS, SEATS), 2, "thefts: before and after tipping in; whose; by whom"),
    Feature("marks", (MARK_COUNT, SEATS), 4, "mint marks owned, thefts aside that you do not know"),
    Feature("quality", (SEATS,), 10, "Quality owned, likewise"),
    Feature("wealth", (METAL_COUNT, SEATS), 20, "value owned in gold, silver, copper, likewise"),
    Feature("standing", (SEATS,), 50, "track, Quality and mint bonuses, likewise"),
    Feature("bid", (LOTS, METAL_COUNT, SEATS), 10, "value on each lot, where you see it"),
    Feature("in_use", (SEATS, KINDS), 1, "the coin of the action that is open"),
    Feature("used", (SEATS, KINDS), 2, "coins used in this round"),
    Feature("binned", (SEATS, KINDS), 2, "coins trashed from the hand in this round"),
    Feature("bag", (SEATS, 2, KINDS), 2, "what the pouch held in this round; what was tipped in"),
    Feature("stolen", (SEATS, KINDS), 2, "coins that you know were stolen from it in this round"),
    Feature("pouch", (SEATS, KINDS), 2, "coins in the pouch, where you know them"),
    Feature("discard", (SEATS, KINDS), 2, "coins in the discards"),
    Feature("screen", (SEATS, KINDS), 2, "coins behind the screen, where you know them"),
    Feature("hand", (KINDS,), 2, "coins in your hand"),
    Feature("board", (LOTS, KINDS), 2, "coins on your board"),
    Feature("fresh", (KINDS,), 2, "coins you drew since you tipped in your discards"),
    Feature("draw", (1,), 5, "box: coins drawn in a round"),
    Feature("price", (1,), 3, "box: of a coin in the market"),
    Feature("everyone_buys", (1,), 1, "box: whether the option is on"),
    Feature("pays", (LOTS,), 4, "box: prestige for a lot"),
    Feature("takes", (LOTS, METAL_COUNT), 1, "box: whether a lot takes gold, silver, copper"),
    Feature("bonus", (MARK_COUNT, 3), 9, "box: for most, second most and third most marks"),
)


@rule
def features(box, v, seat, out):
    """All of them, in their order."""
    me = max(seat, 0)
    n = table_features(box, v, me, out, 0)
    n = seat_features(box, v, me, out, n)
    n = theft_features(box, v, me, out, n)
    n = standing_features(box, v, me, out, n)
    n = bid_features(box, v, me, out, n)
    n = coin_features(box, v, me, out, n)
    n = own_features(v, me, out, n)
    box_features(box, out, n)


@rule
def table_features(box, v, me, out, n):
    """What is going on, and what lies in the middle."""
    n = one_of(out, n, PHASES, v.phase)
    n = number(out, n, v.turn, 1 / 13)
    n = number(out, n, box.rounds - v.turn, 1 / 13)
    n = number(out, n, v.served, 1 / 7)
    n = number(out, n, v.due, 1 / 5)
    n = counts(out, n, v.market, 1 / 2)
    for lot in range(COIN_LOTS):
        n = counts(out, n, v.lots[lot], 1 / 2)
    n = counts(out, n, v.stock, 1 / 2)
    n = counts(out, n, v.trashed, 1 / 2)
    for lot in range(LOTS):
        n = which_seat(out, n, box.seats, SEATS, me, v.won[lot])
    return n


@rule
def seat_features(box, v, me, out, n):
    """Who is who, and what everybody sees of each."""
    seats = box.seats
    for k in range(SEATS):
        n = flag(out, n, k < seats)
    n = which_seat(out, n, seats, SEATS, me, v.first)
    n = which_seat(out, n, seats, SEATS, me, v.drawer)
    n = which_seat(out, n, seats, SEATS, me, v.victim)
    n = which_seat(out, n, seats, SEATS, me, v.holder)
    n = which_seat(out, n, seats, SEATS, me, v.asked)
    n = which_seats(out, n, seats, SEATS, me, v.locked)
    n = which_seats(out, n, seats, SEATS, me, v.tipped)
    n = which_seats(out, n, seats, SEATS, me, v.bought)
    for k in range(SEATS):
        n = flag(out, n, k < seats and v.coins[(me + k) % seats, POUCH, box.penny] > 0)
    n = by_seat(out, n, seats, SEATS, me, v.prestige, 1 / 30)
    n = by_seat(out, n, seats, SEATS, me, v.behind, 1 / 10)
    n = by_seat(out, n, seats, SEATS, me, v.left, 1 / 2)
    n = by_seat(out, n, seats, SEATS, me, v.last, 1 / 124)
    n = by_seat(out, n, seats, SEATS, me, v.count[:, POUCH], 1 / 20)
    n = by_seat(out, n, seats, SEATS, me, v.count[:, DISCARD], 1 / 20)
    for k in range(SEATS):
        n = flag(out, n, k < seats and pouch_known(box, v, (me + k) % seats))
    for k in range(SEATS):
        n = flag(out, n, k < seats and v.count[(me + k) % seats, HAND] != UNKNOWN)
    return n


@rule
def pouch_known(box, v, seat):
    """Whether more than the Penny is known of a pouch."""
    return v.coins[seat, POUCH, 1 if box.penny == 0 else 0] != UNKNOWN


@rule
def theft_features(box, v, me, out, n):
    """How often the Penny took a coin, by whom and from whom."""
    for source in range(OLD, NEW + 1):
        for k in range(SEATS):
            for j in range(SEATS):
                count = 0
                for theft in range(v.thefts):
                    count += (
                        (v.source[theft] == source)
                        & (v.robbed[theft] == (me + k) % box.seats)
                        & (v.thief[theft] == (me + j) % box.seats)
                    )
                n = number(out, n, count if max(j, k) < box.seats else 0, 1 / 2)
    return n


@rule
def standing_features(box, v, me, out, n):
    """What everyone is known to own, and what it counts (9.2 to 9.4)."""
    seats, crowns = box.seats, tally_known(box, v, 0)
    sceptres, eagles = tally_known(box, v, 1), tally_known(box, v, 2)
    for totals in (crowns, sceptres, eagles):
        for k in range(SEATS):
            n = number(out, n, lane(totals, (me + k) % seats) if k < seats else 0, 1 / 4)
    for k in range(SEATS):
        n = number(out, n, quality_known(box, v, (me + k) % seats) if k < seats else 0, 1 / 10)
    for metal in range(METAL_COUNT):
        for k in range(SEATS):
            wealth = wealth_known(box, v, (me + k) % seats, metal) if k < seats else 0
            n = number(out, n, wealth, 1 / 20)
    for k in range(SEATS):
        seat, total = (me + k) % seats, 0
        if k < seats:
            total = v.prestige[seat] + quality_known(box, v, seat)
            total += bonus_in(box, crowns, seat, 0) + bonus_in(box, sceptres, seat, 1)
            total += bonus_in(box, eagles, seat, 2)
        n = number(out, n, total, 1 / 50)
    return n


@rule
def on_lot(box, v, seat, lot, metal):
    """The value of a bid in a metal; 0 where it is not seen."""
    total = 0
    if v.count[seat, lot] > 0:
        for kind in range(box.kinds):
            if box.metal[kind] == metal:
                total += box.value[kind] * v.coins[seat, lot, kind]
    return total


@rule
def bid_features(box, v, me, out, n):
    """Bids by metal, for they are compared like that (6.2)."""
    for lot in range(LOTS):
        for metal in range(METAL_COUNT):
            for k in range(SEATS):
                seat = (me + k) % box.seats
                n = number(out, n, on_lot(box, v, seat, lot, metal) if k < box.seats else 0, 1 / 10)
    return n


@rule
def coin_features(box, v, me, out, n):
    """The coins of each seat, by face."""
    for k in range(SEATS):
        seat = (me + k) % box.seats
        n = one_of(out, n, KINDS, v.action[seat] if k < box.seats else UNKNOWN)
    for k in range(SEATS):
        n = counts_at(box, me, k, v.used, out, n)
    for k in range(SEATS):
        n = counts_at(box, me, k, v.binned, out, n)
    for k in range(SEATS):
        n = counts_at(box, me, k, v.bag[:, OLD], out, n)
        n = counts_at(box, me, k, v.bag[:, NEW], out, n)
    for k in range(SEATS):
        n = stolen_features(box, v, me, k, out, n)
    for k in range(SEATS):
        n = counts_at(box, me, k, v.coins[:, POUCH], out, n)
    for k in range(SEATS):
        n = counts_at(box, me, k, v.coins[:, DISCARD], out, n)
    for k in range(SEATS):
        n = screen_features(box, v, me, k, out, n)
    return n


@rule
def counts_at(box, me, k, table, out, n):
    """The row of the k-th seat from one's own."""
    if k >= box.seats:
        return blank(out, n, KINDS)
    return counts(out, n, table[(me + k) % box.seats], 1 / 2)


@rule
def stolen_features(box, v, me, k, out, n):
    """What is known to be stolen from the k-th seat from one's own."""
    if k >= box.seats or v.thefts == 0:
        return blank(out, n, KINDS)
    for kind in range(KINDS):
        n = number(out, n, taken(box, v, (me + k) % box.seats, kind), 1 / 2)
    return n


@rule
def screen_features(box, v, me, k, out, n):
    """Hand and board of the k-th seat from one's own."""
    seat = (me + k) % box.seats
    if k >= box.seats or v.count[seat, HAND] == UNKNOWN:
        return blank(out, n, KINDS)
    for kind in range(KINDS):
        count = v.coins[seat, HAND, kind]
        for lot in range(LOTS):
            count += v.coins[seat, lot, kind]
        n = number(out, n, count, 1 / 2)
    return n


@rule
def own_features(v, me, out, n):
    """What is behind one's own screen, and where."""
    n = counts(out, n, v.coins[me, HAND], 1 / 2)
    for lot in range(LOTS):
        n = counts(out, n, v.coins[me, lot], 1 / 2)
    return counts(out, n, v.fresh[me], 1 / 2)


@rule
def box_features(box, out, n):
    """What the edition and the options say."""
    n = number(out, n, box.draw, 1 / 5)
    n = number(out, n, box.price, 1 / 3)
    n = flag(out, n, box.everyone_buys == 1)
    for lot in range(LOTS):
        n = number(out, n, box.prestige[lot], 1 / 4)
    for lot in range(LOTS):
        for metal in range(METAL_COUNT):
            n = flag(out, n, has(box.allowed[metal], lot))
    for mark in range(MARK_COUNT):
        for place in range(3):
            n = number(out, n, box.bonus[mark, place], 1 / 9)
