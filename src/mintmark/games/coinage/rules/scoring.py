"""The score of CoinAge: regions, majorities, banks. Numbers in brackets cite RULES.md."""

from ....engine.rule import NOBODY, rule, size
from ..edition import RANKS
from ..moves import GOLD, SEATS
from . import coins


@rule
def majority(box, s, region):
    """The seat that controls more areas of a region than the other, or NOBODY (8.2)."""
    lead = size(s.held[GOLD] & box.region[region]) - size(s.held[1 - GOLD] & box.region[region])
    if lead == 0:
        return NOBODY
    return GOLD if lead > 0 else 1 - GOLD


@rule
def region_ranks(box, s, region, seat):
    """The ranks that a seat controls in a region (8.1)."""
    points, left = 0, s.held[seat] & box.region[region]
    for rank in range(RANKS):
        lying = s.coins[seat, rank]
        points += (rank + 1) * size(left & lying)
        left &= ~lying
    return points


@rule
def region_points(box, s, region, seat):
    """The same, doubled for a majority (8.2)."""
    return doubled(region_ranks(box, s, region, seat), majority(box, s, region) == seat)


@rule
def doubled(ranks, lead):
    """What ranks are worth, with a majority or without (8.2)."""
    return 2 * ranks if lead else ranks


@rule
def points(box, s, seat):
    """Regions, and a point for each coin in the bank (8.1 to 8.3)."""
    total = coins(s, seat)
    for region in range(box.regions):
        total += region_points(box, s, region, seat)
    return total


@rule
def scores(box, s, out):
    """The points of both."""
    for seat in range(SEATS):
        out[seat] = points(box, s, seat)


@rule
def bank_rank(s, seat):
    """The total rank of a bank: the tie-break (8.5)."""
    total = 0
    for rank in range(RANKS):
        total += s.bank[seat, rank] * (rank + 1)
    return total


@rule
def places(box, s, out):
    """The higher score wins; a tie is a draw unless the option says otherwise (8.4, 8.5)."""
    lead = out[GOLD] - out[1 - GOLD]
    if lead == 0 and box.bank_tiebreak:
        lead = bank_rank(s, GOLD) - bank_rank(s, 1 - GOLD)
    out[GOLD] = 1 if lead >= 0 else 2
    out[1 - GOLD] = 1 if lead <= 0 else 2
