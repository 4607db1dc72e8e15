"""What a seat sees of CoinAge, as numbers (docs/features.md lists them)."""

from ....engine.features import Feature, flag, number, one_of
from ....engine.rule import NOBODY, has, rule
from ..edition import AREAS, RANKS
from ..moves import GOLD, SEATS
from ..rules import ENDINGS, NOT_YET, RUNNING, empty, placements_left, top
from ..rules.scoring import majority, points

PAIRS = AREAS * (AREAS - 1) // 2

FEATURES = (
    Feature("mover", (1,), 1, "whether it is your turn"),
    Feature("slapped", (1,), 1, "whether the coins of this turn lie"),
    Feature("slap", (RANKS,), 1, "ranks that matched this turn"),
    Feature("ready", (RANKS,), 1, "those of them that are not used yet"),
    Feature("may", (3,), 1, "whether the mover may pay, move a stack, capture"),
    Feature("placements", (1,), 2, "coins that may still be placed"),
    Feature("turn", (1,), 200, "the number of the turn"),
    Feature("turns_left", (1,), 200, "turns before the limit"),
    Feature("ended", (len(ENDINGS) - 1,), 1, "by a full map, an empty bank, the limit"),
    Feature("options", (2,), 1, "cover_own, bank_tiebreak"),
    Feature("bank", (SEATS, RANKS), 4, "coins in the bank: yours, the other's; by rank"),
    Feature("stack", (AREAS, RANKS), 1, "the coin of a rank in an area: 1 yours, −1 the other's"),
    Feature("top", (AREAS, RANKS), 1, "the same for the coin on top alone"),
    Feature("empty", (AREAS,), 1, "areas without a coin"),
    Feature("majority", (AREAS,), 1, "of the area's region: 1 yours, −1 the other's"),
    Feature("score", (SEATS,), 40, "as it stands: yours, the other's"),
    Feature("lead", (1,), 20, "your score less the other's"),
    Feature("border", (PAIRS,), 1, "areas that touch: 1 and 2, 1 and 3, … 9 and 10"),
    Feature("region", (PAIRS,), 1, "areas of one region, in the same order"),
)


@rule
def features(box, v, seat, out):
    """All of them, in their order."""
    me = max(seat, 0)
    n = turn_features(box, v, me, out, 0)
    n = map_features(box, v, me, out, n)
    own, other = points(box, v, me), points(box, v, 1 - me)
    n = number(out, n, own, 1 / 40)
    n = number(out, n, other, 1 / 40)
    n = number(out, n, own - other, 1 / 20)
    pair_features(box, out, n)


@rule
def turn_features(box, v, me, out, n):
    """The turn, what is left of it, and the banks."""
    slapped = v.slap != NOT_YET
    n = flag(out, n, v.mover == me)
    n = flag(out, n, slapped)
    for rank in range(RANKS):
        n = flag(out, n, slapped and has(v.slap, rank))
    for rank in range(RANKS):
        n = flag(out, n, has(v.ready, rank))
    n = flag(out, n, v.may_pay == 1)
    n = flag(out, n, v.may_march == 1)
    n = flag(out, n, v.may_capture == 1)
    n = number(out, n, max(0, placements_left(v)) if slapped else 0, 1 / 2)
    n = number(out, n, v.turn, 1 / 200)
    n = number(out, n, box.turn_limit - v.turn, 1 / 200)
    n = one_of(out, n, len(ENDINGS) - 1, v.ending - RUNNING - 1)
    n = flag(out, n, box.cover_own == 1)
    n = flag(out, n, box.bank_tiebreak == 1)
    for k in range(SEATS):
        for rank in range(RANKS):
            n = number(out, n, v.bank[(me + k) % SEATS, rank], 1 / 4)
    return n


@rule
def side(out, n, me, gold, silver, area):
    """Whose an area is, of two sets of areas: 1 for one's own, −1 for the other's, 0 for none."""
    lead = has(gold, area) * 1 - has(silver, area) * 1
    return number(out, n, lead if me == GOLD else -lead, 1)


@rule
def lead_around(box, v, me, area):
    """Who has the majority in the region of an area: 1 for oneself, −1 for the other, or 0."""
    for region in range(box.regions):
        if has(box.region[region], area):
            seat = majority(box, v, region)
            return 0 if seat == NOBODY else (1 if seat == me else -1)
    return 0


@rule
def map_features(box, v, me, out, n):
    """The stacks, what lies on top of them, and who leads in the regions."""
    for area in range(AREAS):
        for rank in range(RANKS):
            n = side(out, n, me, v.coins[0, rank], v.coins[1, rank], area)
    for area in range(AREAS):
        for rank in range(RANKS):
            shown = top(v, area) == rank
            n = side(out, n, me, v.held[0] * shown, v.held[1] * shown, area)
    for area in range(AREAS):
        n = flag(out, n, has(empty(box, v), area))
    for area in range(AREAS):
        n = number(out, n, lead_around(box, v, me, area), 1)
    return n


@rule
def pair_features(box, out, n):
    """The map: which areas touch, which belong together."""
    for area in range(AREAS):
        for other in range(area + 1, AREAS):
            n = flag(out, n, has(box.border[area], other))
    for area in range(AREAS):
        for other in range(area + 1, AREAS):
            n = flag(out, n, together(box, area, other))


@rule
def together(box, area, other):
    """Whether two areas lie in one region."""
    for region in range(box.regions):
        if has(box.region[region], area) and has(box.region[region], other):
            return True
    return False
