"""What is known of everyone's coins: compared with all that chance can have done (7.3, 7.4)."""

from collections import Counter
from functools import cache
from random import Random

import pytest

from mintmark import CHANCE
from mintmark.engine.game import EditionFile
from mintmark.engine.position import Position
from mintmark.engine.rule import ONLOOKER, UNKNOWN, has
from mintmark.games.coin_quest import GAME
from mintmark.games.coin_quest.moves import BUY, DRAW, KINDS, PASS, PLACE, PULL, TRASH, USE
from mintmark.games.coin_quest.rules.knowledge import owns, owns_at_least, owns_at_most, taken
from mintmark.games.coin_quest.rules.state import DISCARD, POUCH

SMALL = {
    draw: EditionFile(
        f"draw {draw}",
        GAME.edition_file("reconstruction").text.replace("draw = 5", f"draw = {draw}"),
    )
    for draw in (2, 3, 5)
}
PLAIN = "C1 C1 C2 C3 S1 S1 S2 G1".split()
ACTIVE = "S1.U2 C2.U2 G1.U1 S2.U1.K S3.U1 C3.U1.S S1.A2 S2.A1 G1.A1 C3.A1.K C1.R2 S2.R1.S".split()
MARKED = "G1.K G2.K S2.K S3.S G1.S".split()


@cache
def setup_of(seats, draw):
    return GAME.setup(seats, edition=SMALL[draw], first="1")


def begin(seats, draw, pouch, discard):
    """Everyone is about to draw, the first seat first."""
    setup = setup_of(seats, draw)
    fields = {"phase": "drawing", "drawer": 0, "victim": 0, "due": draw - 1}
    return setup, GAME.notation.read(setup, {**fields, "pouch": pouch, "discard": discard})


class Listener:
    """All that can be, for a seat that has heard everything: pouches, hands and loot."""

    def __init__(self, setup, s, seat):
        self.setup, self.seat, self.penny = setup, seat, setup.box.penny
        pouches = tuple(self.coins(s.coins[k, POUCH]) for k in range(setup.seats))
        self.worlds = {(pouches, ((),) * setup.seats, ())}

    def coins(self, row):
        return tuple(k for k in range(KINDS) if k != self.penny for _ in range(int(row[k])))

    def hear(self, s, who, move, after):
        """An entry, with the states before and after it."""
        if who == CHANCE and PULL <= move < PULL + KINDS and move != PULL + self.penny:
            kind = move - PULL if s.drawer == self.seat else None
            self.worlds = set(self.pulled(int(s.drawer), int(s.victim), kind))
        elif USE <= move < DRAW:
            self.worlds = {w for w in self.worlds if self.shows(w, who, move - USE, after)}
        elif TRASH <= move < TRASH + KINDS:
            self.worlds = set(self.trashed(who, move - TRASH, after))
        for seat in range(self.setup.seats):
            if has(after.tipped & ~s.tipped, seat):
                self.worlds = set(self.tipped(seat, self.coins(s.coins[seat, DISCARD])))
        assert self.worlds

    def pulled(self, drawer, victim, kind):
        for pouches, hands, loot in self.worlds:
            for coin in set(pouches[victim]):
                if kind is None or coin == kind:
                    left, hand = [*pouches[victim]], sorted([*hands[drawer], coin])
                    left.remove(coin)
                    stolen = (*loot, coin) if drawer != victim else loot
                    yield (
                        self.put(pouches, victim, left),
                        self.put(hands, drawer, hand),
                        stolen,
                    )

    def shows(self, world, seat, kind, after):
        return world[1][seat].count(kind) >= after.used[seat, kind]

    def trashed(self, seat, kind, after):
        for pouches, hands, loot in self.worlds:
            if kind in hands[seat]:
                left = [*hands[seat]]
                left.remove(kind)
                world = pouches, self.put(hands, seat, left), loot
                if self.shows(world, seat, kind, after):
                    yield world

    def tipped(self, seat, coins):
        for pouches, hands, loot in self.worlds:
            assert not pouches[seat]
            yield self.put(pouches, seat, coins), hands, loot

    def put(self, rows, seat, coins):
        return (*rows[:seat], tuple(coins), *rows[seat + 1 :])


def played(setup, s, random, most=60):
    """A round at random, without placing: all entries with the states before and after them."""
    rules, box = GAME.rules, setup.box
    for _ in range(most):
        position = Position(setup, s)
        if has(rules.to_act(box, s), CHANCE):
            who, outcomes = CHANCE, position.weighted_numbers()
            eager = {PULL + box.penny: 4}  # so that the Penny goes round
            moves, odds = zip(*((m, w * eager.get(m, 1)) for m, w in outcomes), strict=True)
            (move,) = random.choices(moves, odds)
        else:
            choices = [
                (seat, move)
                for seat in position.to_act
                for move in position.numbers(seat)
                if move < PLACE or PASS <= move < BUY
            ]
            if not choices:
                return
            who, move = random.choice(choices)
        after = s.copy()
        rules.apply(box, after, who, move)
        yield s, who, move, after
        s = after


def view_of(setup, s, seat):
    v = GAME.State.new()
    GAME.State.hide(v)
    GAME.rules.view(setup.box, s, seat, v)
    return v


def compare(setup, s, listener):
    """What the rules say against what all worlds have in common. Was anything in doubt?"""
    box, seat = setup.box, listener.seat
    v = view_of(setup, s, seat)
    before = v.copy()
    shown = Position(setup, v).shown(None if seat == ONLOOKER else seat)
    worlds = [
        ([Counter(p) + Counter(h) for p, h in zip(pouches, hands, strict=True)], pouches, loot)
        for pouches, hands, loot in listener.worlds
    ]
    for k in range(s.thefts):
        found = {loot[k] for _, _, loot in worlds}
        assert int(v.loot[k]) == (found.pop() if len(found) == 1 else UNKNOWN)
    for other in range(setup.seats):
        player = shown.players[other]
        discard = Counter(listener.coins(s.coins[other, DISCARD]))
        owned = [coins[other] + discard for coins, _, _ in worlds]
        lost = [
            Counter(c for k, c in enumerate(loot) if s.robbed[k] == other) for *_, loot in worlds
        ]
        won = [Counter(c for k, c in enumerate(loot) if s.thief[k] == other) for *_, loot in worlds]
        sure = {}
        for kind in range(box.kinds):
            if kind != box.penny:
                counts = [coins[kind] for coins in owned]
                assert owns_at_least(box, v, other, 1 << kind) == min(counts)
                assert owns_at_most(box, v, other, 1 << kind) == max(counts)
                stolen = min(coins[kind] for coins in lost)
                assert taken(box, v, other, kind) == stolen
                gained = min(coins[kind] for coins in won)
                kept = owned[0][kind] + lost[0][kind] - won[0][kind]
                sure[kind] = kept + gained - stolen
                assert owns(box, v, other, kind) == sure[kind]
        for mark, (least, most) in enumerate(player.marks, 1):
            counts = [sum(c[k] for k in c if box.mark[k] == mark) for c in owned]
            assert (least, most) == (min(counts), max(counts))
        sure = Counter(sure)
        assert player.lost == max((sure - coins).total() for coins in owned)
        assert player.gained == max((coins - sure).total() for coins in owned)
    if seat != ONLOOKER:
        pouch = Counter(map(setup.edition.number, shown.pouch))
        pouch[box.penny] = 0
        assert all((Counter(pouches[seat]) - pouch).total() == 0 for _, pouches, _ in worlds)
        assert pouch.total() - shown.pouch_less == len(worlds[0][1][seat])
    assert v.tobytes() == before.tobytes(), "knowing changes nothing"
    return v.thefts > 0 and UNKNOWN in v.loot[: v.thefts]


def listen(setup, s, random, often=0.3):
    """Compare now and then, for every seat and an onlooker. How often was anything in doubt?"""
    listeners = [Listener(setup, s, seat) for seat in (*range(setup.seats), ONLOOKER)]
    doubts = 0
    for before, who, move, after in played(setup, s, random):
        for listener in listeners:
            listener.hear(before, who, move, after)
            if len(listener.worlds) > 3000:
                return doubts
        if after.thefts and random.random() < often:
            for listener in listeners:
                doubts += compare(setup, after, listener)
    return doubts


def dealt(seats, size, random):
    """Pouches and discards with many coins that act, and the Penny."""
    rare = random.sample(ACTIVE + MARKED, len(ACTIVE + MARKED))
    pouches, discards = [], []
    for _ in range(seats):
        coins = random.sample(PLAIN, size) + [rare.pop() for _ in range(random.randint(1, 3))]
        random.shuffle(coins)
        cut = random.randint(1, len(coins))
        pouches.append(coins[:cut])
        discards.append(coins[cut:])
    random.choice(pouches).append("penny")
    return [" ".join(c) for c in pouches], [" ".join(c) for c in discards]


@pytest.mark.parametrize("seed", range(40))
def test_all_that_follows_is_known_and_nothing_else(seed):
    random = Random(seed)
    seats, draw = random.choice([(2, 2), (2, 3), (3, 2), (3, 3), (3, 2), (4, 2), (2, 5)])
    doubts = 0
    while doubts < 3:
        size = random.randint(4, 7) if draw == 5 else random.randint(1, 4)
        setup, s = begin(seats, draw, *dealt(seats, size, random))
        doubts += listen(setup, s, random)
