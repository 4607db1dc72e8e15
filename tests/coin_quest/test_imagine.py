"""Imagined worlds have the right odds: compared with every way in which chance can have acted."""

from collections import Counter, defaultdict
from fractions import Fraction
from functools import cache

import pytest
from support.subjects import rules_of

from mintmark.engine.game import EditionFile
from mintmark.engine.position import Position
from mintmark.engine.rule import CHANCE, ONLOOKER, has
from mintmark.engine.struct import in_layout
from mintmark.games.coin_quest import GAME
from mintmark.games.coin_quest.rules.state import HAND, POUCH

pytestmark = pytest.mark.compiled

DRAWS = 3000
SMALL = EditionFile(  # fewer coins are drawn, so that all ways can be listed
    "small", GAME.edition_file("reconstruction").text.replace("draw = 5", "draw = 3")
)


@cache
def setup_of(seats):
    return GAME.setup(seats, edition=SMALL, first="1")


def start(seats, **fields):
    """Everyone is about to draw three coins, the first seat first."""
    setup = setup_of(seats)
    fields |= {"phase": "drawing", "drawer": 0, "victim": 0, "due": 2}
    return GAME.notation.read(setup, fields)


def histories(setup, s, script):
    """The ends of all ways in which chance can act between the moves of a script, with their odds.

    A move that is not legal on the way cannot have been made: that way is left out.
    """
    rules, box = GAME.rules, setup.box
    seats = rules.to_act(box, s)
    if has(seats, CHANCE):
        outcomes = Position(setup, s).weighted_numbers()
        total = sum(int(weight) for _, weight in outcomes)
        for move, weight in outcomes:
            then = s.copy()
            rules.apply(box, then, CHANCE, move)
            for end, odds in histories(setup, then, script):
                yield end, odds * Fraction(int(weight), total)
    elif not script:
        yield s, Fraction(1)
    else:
        (seat, text), *rest = script
        move = setup.moves.number(text)
        if Position(setup, s).is_legal(seat, move):
            then = s.copy()
            rules.apply(box, then, seat, move)
            yield from histories(setup, then, rest)


def seen(setup, s, seat):
    v = GAME.State.new()
    GAME.State.hide(v)
    GAME.rules.view(setup.box, s, seat, v)
    return v


def world(s):
    """What may be hidden: hands, pouches, what was drawn since tipping in, and loot."""
    return b"".join(t.tobytes() for t in (s.coins[:, HAND], s.coins[:, POUCH], s.fresh, s.loot))


def chi_square_limit(degrees):
    """What chi-square exceeds once in a million (Wilson and Hilferty's approximation)."""
    spread = 2 / (9 * degrees)
    return degrees * (1 - spread + 4.753 * spread**0.5) ** 3


def check_odds(setup, v, seat, worlds):
    """Imagined worlds are those that there can be, as often as they should come up."""
    imagine = rules_of(GAME).imagine
    box, narrow = in_layout(setup.box, GAME.Box.narrow), in_layout(v, GAME.State.narrow)
    counts = Counter()
    for seed in range(DRAWS):
        w = narrow.copy()
        imagine(box, w, seat, seed)
        counts[world(in_layout(w, GAME.State.wide))] += 1
    assert set(counts) <= set(worlds), "imagines what cannot be"
    total = sum(worlds.values())
    expected = {key: float(odds / total) * DRAWS for key, odds in worlds.items()}
    rare = [key for key in expected if expected[key] < 5]
    bins = [(counts[key], expected[key]) for key in expected if expected[key] >= 5]
    if rare:
        bins.append((sum(counts[key] for key in rare), sum(expected[key] for key in rare)))
    chi = sum((found - share) ** 2 / share for found, share in bins)
    assert len(bins) == 1 or chi < chi_square_limit(len(bins) - 1)
    return len(worlds)


def compare(setup, s, script, watching=None):
    """For every seat and an onlooker: the likeliest views that the script can end with."""
    ends = list(histories(setup, s, script))
    assert ends, "the script cannot be played"
    largest = 0
    for seat in (*range(setup.seats), ONLOOKER):
        views, worlds = {}, defaultdict(Counter)
        for end, odds in ends:
            v = seen(setup, end, seat)
            views[v.tobytes()] = v
            worlds[v.tobytes()][world(end)] += odds
        likely = sorted(worlds, key=lambda key: -sum(worlds[key].values()))[:3]
        for key in likely:
            largest = max(largest, check_odds(setup, views[key], seat, worlds[key]))
    return largest


def test_hands_are_drawn_from_what_is_known_of_a_pouch():
    s = start(2, pouch=["C1 C1 S1 S2", "C1 C2 C2 S1 G1"])
    assert compare(setup_of(2), s, []) > 6


def test_a_coin_that_was_shown_is_in_the_hand():
    s = start(2, pouch=["C1 C1 S1", "C3.R1 C2 C2 S1 G1"])
    assert compare(setup_of(2), s, [(1, "use C3.R1")]) > 3


def test_twins_of_what_was_trashed_are_not_counted_twice():
    """Three coppers look the same: a hand with two of them is no likelier for one being shown."""
    s = start(2, pouch=["C3", "S2.A1 C1 C1 C1 S1 G1"])
    assert compare(setup_of(2), s, [(1, "use S2.A1"), (1, "trash C1")]) > 2


def test_after_tipping_in_the_old_coins_are_in_hand_for_certain():
    s = start(2, pouch=["C3", "S1 C1"], discard=["", "C1 C2 G1 S2"])
    assert compare(setup_of(2), s, []) == 4


def test_an_extra_draw_may_be_any_coin():
    s = start(2, pouch=["C3", "S1.U2 C1 C2 S1 C3"])
    script = [(1, "use S1.U2"), (1, "draw"), (1, "stop")]
    assert compare(setup_of(2), s, script) > 3


def test_what_a_thief_took_may_be_any_coin_of_the_pouch():
    s = start(2, pouch=["penny C1 C2", "C1 S1 S2 G1"])
    assert compare(setup_of(2), s, [(0, "pass penny to 2")]) > 4


def test_a_robbed_player_who_empties_the_pouch_knows_what_was_taken():
    s = start(3, pouch=["penny C1 C2", "C1 S1", "C3"], discard=["", "C1 C2 G1", ""])
    script = [(0, "pass penny to 2"), (1, "pass penny to 3"), (2, "pass penny to 2")]
    assert compare(setup_of(3), s, script) > 4


def test_what_a_thief_shows_may_be_loot_or_not():
    """Both pouches have a copper one: the thief who trashes one may have stolen it."""
    s = start(3, pouch=["penny S2.A1 C1 C3", "C1 C1 S2 G1 C2", "C3"])
    script = [(0, "pass penny to 2"), (0, "use S2.A1"), (0, "trash C1")]
    assert compare(setup_of(3), s, script) > 10


def test_loot_that_only_the_victim_had_gives_itself_away():
    s = start(3, pouch=["penny S2.A1 C1", "C2 C2 S2 S1 C3", "C3"])
    script = [(0, "pass penny to 2"), (0, "use S2.A1"), (0, "trash C2")]
    assert compare(setup_of(3), s, script) > 1


def test_a_chain_of_thefts():
    """The victim draws the Penny in the same round, and passes it on to a third player."""
    s = start(3, pouch=["penny C1 C2", "C1 S1 S2", "C3 C2 G1"])
    script = [(0, "pass penny to 2"), (1, "pass penny to 3")]
    assert compare(setup_of(3), s, script) > 5


def test_two_thefts_from_one_player():
    """By a first draw and by an extra one, before and after the victim has drawn."""
    s = start(2, pouch=["penny G1.U1 C1", "S3.U1 C2 S1 S2"], discard=["", "C1 G1"])
    script = [(0, "pass penny to 2"), (1, "use S3.U1"), (1, "draw"), (1, "pass penny to 1")]
    assert compare(setup_of(2), s, script) > 2


def test_bids_of_who_is_ready_lie_anywhere_that_takes_them():
    """Every lot that takes a coin is as likely as any other, for each coin."""
    fields = {"hand": ["C1", ""], "bids": [{}, {"1": "G1 C1", "2": "S1"}], "locked": [1]}
    setup = GAME.setup(2)
    v = seen(setup, GAME.notation.read(setup, {**fields, "pouch": ["", ""]}), 0)
    places = defaultdict(Counter)
    for seed in range(400):
        w = v.copy()
        GAME.rules.imagine(setup.box, w, 0, seed)
        assert not w.coins[1, HAND].any()
        for coin in ("G1", "S1", "C1"):
            kind = setup.edition.number(coin)
            (lot,) = (lot for lot in range(6) if w.coins[1, lot, kind])
            places[coin][lot + 1] += 1
    assert {coin: sorted(lots) for coin, lots in places.items()} == {
        "G1": [1, 2, 3, 4],  # lot 5 bans gold, lot 6 is for four and five players
        "S1": [1, 2, 3, 4, 5],
        "C1": [1, 2, 3, 4, 5],
    }
    for lots in places.values():
        share = 400 / len(lots)
        assert sum((n - share) ** 2 / share for n in lots.values()) < chi_square_limit(
            len(lots) - 1
        )
