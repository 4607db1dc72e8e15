"""Exact tools of OpenSpiel on small games agree with brute force over the rules alone."""

from collections import defaultdict
from functools import cache
from itertools import product

import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import best_response, expected_game_score, minimax

import mintmark.spiel  # noqa: F401
from mintmark.engine.position import Position
from mintmark.engine.rule import CHANCE
from mintmark.games.coinage import GAME as COINAGE
from mintmark.games.coinage.small import smaller as smaller_map
from mintmark.games.warehouse51 import GAME as WAREHOUSE51
from mintmark.games.warehouse51.small import smaller as smaller_warehouse

pytestmark = pytest.mark.compiled

SEALED = "mintmark_warehouse51(relics=2,auctions=sealed,ingots=2,supply=0,notes=0,first=1"


class Brute:
    """A game as a tree over the rules: nothing of OpenSpiel, and nothing of ours for it."""

    def __init__(self, game, seats, edition, **options):
        self.setup = game.setup(seats, **{game.editions.word: edition}, **options)
        self.rules, self.box, self.State = game.rules, self.setup.box, game.State

    def start(self):
        s = self.State.new()
        self.rules.start(self.box, s)
        return s

    def asked(self, s):
        bits = self.rules.awaited(self.box, s)
        return next((who for who in (*range(self.setup.seats), CHANCE) if bits >> who & 1), None)

    def options(self, s, who):
        """Moves with their odds: what chance does, and what a seat does that does not think."""
        position = Position(self.setup, s)
        if who == CHANCE:
            moves = position.weighted_numbers()
        else:
            moves = [(number, 1) for number in position.forward_numbers(who)]
        total = sum(weight for _, weight in moves)
        return [(number, weight / total) for number, weight in moves]

    def after(self, s, who, move):
        then = s.copy()
        self.rules.apply(self.box, then, who, move)
        return then

    def seen(self, s, seat):
        v = self.State.new()
        self.State.hide(v)
        self.rules.view(self.box, s, seat, v)
        return v.tobytes()

    def worth(self, s, seat):
        """1 for a victory, so much less for a defeat that all sums are 0."""
        seats, out = self.setup.seats, [0] * self.setup.seats
        self.rules.scores(self.box, s, out)
        self.rules.places(self.box, s, out)
        share = (out[seat] == 1) / out.count(1)
        return (seats * share - 1) / (seats - 1)

    def best_answer(self, seat):
        """What a seat can win that knows how the others play: at random.

        All histories are gone through once. Where the seat cannot tell some of them apart by all
        the views it has had and all it has done, it does in all of them what is best on average.
        """
        places = defaultdict(list)  # what the seat knows → histories that end there
        order = []

        def walk(s, odds, known):
            who = self.asked(s)
            known = (*known, self.seen(s, seat)) if known[-1:] != (self.seen(s, seat),) else known
            node = [odds, who, [], None if who is not None else odds * self.worth(s, seat)]
            if who == seat:
                places[known].append(node)
                order.append(known)
            for move, p in self.options(s, who) if who is not None else ():
                then, mine = self.after(s, who, move), who == seat
                more = (*known, move) if mine else known
                node[2].append((move, walk(then, odds if mine else odds * p, more)))
            return node

        root = walk(self.start(), 1.0, ())
        chosen = {}

        def value(node):
            _, who, children, end = node
            if end is not None:
                return end
            if who != seat:
                return sum(value(child) for _, child in children)
            return value(dict(children)[chosen[id(node)]])

        for known in dict.fromkeys(sorted(order, key=len, reverse=True)):
            nodes = places[known]
            moves = [move for move, _ in nodes[0][2]]
            best = max(moves, key=lambda m: sum(value(dict(node[2])[m]) for node in nodes))
            chosen |= {id(node): best for node in nodes}
        return value(root)


@pytest.fixture(scope="module")
def warehouse():
    sizes = {"relics": 2, "auctions": "sealed", "ingots": 2, "supply": 0, "notes": 0}
    edition = smaller_warehouse(WAREHOUSE51.edition_file("reconstruction"), **sizes)
    return Brute(WAREHOUSE51, 3, edition, first="1")


@pytest.mark.parametrize("seat", range(3))
def test_the_best_answer_in_sealed_auctions_is_that_of_brute_force(warehouse, seat):
    expected = warehouse.best_answer(seat)
    for at_once in ("false", "true")[: 2 if seat == 0 else 1]:
        game = pyspiel.load_game_as_turn_based(f"{SEALED},simultaneous={at_once})")
        state, uniform = game.new_initial_state(), policy.UniformRandomPolicy(game)
        answer = best_response.BestResponsePolicy(game, seat, uniform, state)
        assert answer.value(state) == pytest.approx(expected, abs=1e-9)
    average = expected_game_score.policy_value(state, [uniform] * 3)[seat]
    assert average < expected - 0.1, "it is an answer to something"


def test_so_it_is_where_every_policy_is_tried():
    """One relic, sealed: a bid for each seat, so that all policies of one are soon listed."""
    sizes = {"relics": 1, "auctions": "sealed", "ingots": 3, "supply": 0, "notes": 0}
    edition = smaller_warehouse(WAREHOUSE51.edition_file("reconstruction"), **sizes)
    brute = Brute(WAREHOUSE51, 3, edition, first="2")
    s = brute.start()
    while (who := brute.asked(s)) in (1, CHANCE) and s.lot < 0:
        s = brute.after(s, who, brute.options(s, who)[0][0])
    bids = [move for move, _ in brute.options(s, 0)]

    def worth(own):
        total = 0
        for others in product(bids, repeat=2):
            then = brute.after(brute.after(brute.after(s, 0, own), 1, others[0]), 2, others[1])
            total += brute.worth(then, 0)
        return total / len(bids) ** 2

    name = "mintmark_warehouse51(relics=1,auctions=sealed,ingots=3,supply=0,notes=0,first=2)"
    game = pyspiel.load_game(name)
    state, uniform = game.new_initial_state(), policy.UniformRandomPolicy(game)
    answer = best_response.BestResponsePolicy(game, 0, uniform, state)
    assert answer.value(state) == pytest.approx(max(map(worth, bids)))
    assert brute.best_answer(0) == pytest.approx(max(map(worth, bids)))


def test_the_value_of_a_small_coinage_is_that_of_brute_force():
    edition = smaller_map(COINAGE.edition_file("standard"), areas=2, ranks=2, coins=1)
    brute = Brute(COINAGE, 2, edition, turn_limit=3)

    @cache
    def value(packed):
        s = COINAGE.State.unpack(packed)
        who = brute.asked(s)
        if who is None:
            return brute.worth(s, 0)
        worths = [(p, value(pack(brute.after(s, who, move)))) for move, p in brute.options(s, who)]
        if who == CHANCE:
            return sum(p * v for p, v in worths)
        return (max if who == 0 else min)(v for _, v in worths)

    pack = COINAGE.State.pack
    state = pyspiel.load_game(
        "mintmark_coinage(areas=2,ranks=2,coins=1,turn_limit=3)"
    ).new_initial_state()
    found, _ = minimax.expectiminimax(state, 100, None, 0)
    assert found == pytest.approx(value(pack(brute.start())))
    assert 0 < abs(found) < 1
