"""The end of the game: buying back, certificates, the counterfeits opened, the Horn."""

from ....engine.rule import NOBODY, rule, size
from ..moves import CERTIFICATE, NEUTRALISE_COUNTERFEIT
from .state import (
    BUYING_BACK,
    CERTIFYING,
    NEUTRALISING,
    OVER,
    doomed,
    leave,
    power,
    working,
)


@rule
def begin_end(s):
    """Three rounds of questions, each clockwise from the winner of the last auction (7.1)."""
    s.phase, s.served, s.used = BUYING_BACK, 0, 0


@rule
def proceed(box, s):
    """On to the next seat that has something to decide, and to the next step after the last."""
    while s.phase != OVER:
        while s.served < box.seats:
            s.asked = (s.revealer + s.served) % box.seats
            if has_say(box, s, s.asked):
                return
            s.served += 1
            s.used = 0
        next_step(box, s)


@rule
def next_step(box, s):
    """Buying back, then certificates, then the counterfeits are opened, then they are out."""
    s.served, s.used, s.asked = 0, 0, NOBODY
    if s.phase == BUYING_BACK:
        s.phase = CERTIFYING
    elif s.phase == CERTIFYING:
        s.phase, s.exposed = NEUTRALISING, 1
    else:
        s.phase = OVER
        leaving = doomed(s)
        s.tokens += size(leaving & s.pawned)
        leave(s, leaving)


@rule
def has_say(box, s, seat):
    """Whether a seat is asked in this step: only where something can be done (7.6)."""
    if s.phase == CERTIFYING:
        return s.used < power(box, s, seat, CERTIFICATE)
    if s.phase == NEUTRALISING:
        return doomed(s) != 0 and s.used < horns(box, s, seat)
    return can_buy_back(box, s, seat) != 0


@rule
def can_buy_back(box, s, seat):
    """Pawned relics of one's own, if one can pay (7.2)."""
    return s.owned[seat] & s.pawned if s.gold[seat] >= box.buy_back else 0


@rule
def buy_back(box, s, relic):
    """Ingots to the supply, the token off the relic (7.2)."""
    s.gold[s.asked] -= box.buy_back
    s.supply += box.buy_back
    s.pawned &= ~(1 << relic)
    s.tokens += 1


@rule
def certify(s, relic):
    """A certificate on one of one's own relics, pawned or not; it must be placed (7.3)."""
    s.certified |= 1 << relic
    s.used += 1


@rule
def horns(box, s, seat):
    """How many working Horns a seat has that are not counterfeit themselves (7.5)."""
    return size(working(box, s, seat) & box.works_by[NEUTRALISE_COUNTERFEIT] & ~doomed(s))


@rule
def neutralise(s, relic):
    """A counterfeit is ignored."""
    s.spared |= 1 << relic
    s.used += 1


@rule
def decline(s):
    """Nothing more for this seat in this step."""
    s.served += 1
    s.used = 0
