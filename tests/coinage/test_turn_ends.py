"""How many distinct positions can a turn end in? Counted by our rules, by arithmetic, by an oracle.

From the empty map with n matches: nothing or one coin in ten areas each, or two coins in different
areas (10 · 9), or, if one may cover one's own, on each other (10 · 10, the smaller on the larger).
Four matches add: pay one of four, and place three coins in different areas (10 · 9 · 8), or
anywhere (10³).
"""

from random import Random

import pytest
from support import coinage_oracle as oracle

import mintmark
from mintmark.engine.position import Position
from mintmark.games.coinage import GAME

APART = {0: 1, 1: 1 + 10, 2: 1 + 2 * 10 + 90, 3: 1 + 3 * 10 + 3 * 90}
APART[4] = 1 + 4 * 10 + 6 * 90 + 4 * 10 * 9 * 8
COVERING = {0: 1, 1: 1 + 10, 2: 1 + 2 * 10 + 100, 3: 1 + 3 * 10 + 3 * 100}
COVERING[4] = 1 + 4 * 10 + 6 * 100 + 4 * 10**3

SLAPS = ["-"] + [
    ",".join(str(rank) for rank in range(1, 5) if bits >> (rank - 1) & 1) for bits in range(1, 16)
]


def turn_ends(position, **options):
    """Banks and map of every position in which the turn can end, by the rules under test."""
    start = mintmark.load("coinage", position, settle=False, **options)
    setup, rules = start.setup, start.setup.game.rules
    mover = start.to_act[0]
    ends, seen, todo = set(), set(), [start.view_state(None)]
    while todo:
        s = todo.pop()
        if s.tobytes() in seen:
            continue
        seen.add(s.tobytes())
        if s.mover != mover or s.ending:
            ends.add(" ".join(setup.game.notation.write(setup, s).split()[1:4]))
            continue
        for number in Position(setup, s).numbers(mover):
            then = s.copy()
            rules.apply(setup.box, then, mover, number)
            todo.append(then)
    return ends


@pytest.mark.parametrize("cover_own", [False, True])
@pytest.mark.parametrize("slap", SLAPS)
def test_ends_of_the_first_turn(slap, cover_own):
    matches = 0 if slap == "-" else len(slap.split(","))
    found = turn_ends(f"gold 4,3,2,1 4,3,2,1 - {slap}", cover_own=cover_own)
    assert len(found) == (COVERING if cover_own else APART)[matches]


def by_oracle(position, map_name, cover_own):
    areas = GAME.setup(map=map_name).edition.areas
    borders = [(area.label, other) for area in areas for other in area.borders]
    return oracle.turn_ends(position, borders, [area.label for area in areas], cover_own)


@pytest.mark.parametrize("map_name", ["standard", "lagoon", "citadel", "isles"])
@pytest.mark.parametrize("cover_own", [False, True])
def test_the_oracle_agrees_in_the_middle_of_games(map_name, cover_own):
    """Positions right after a slap, from random games; every end of the turn is compared."""
    random, compared = Random(f"{map_name} {cover_own}"), 0
    for seed in range(8):
        play = mintmark.new("coinage", seed=seed, map=map_name, cover_own=cover_own)
        while play.to_act:
            position = play.position
            if len(position.split()) == 5 and random.random() < 0.3:
                ours = turn_ends(position, map=map_name, cover_own=cover_own)
                assert ours == by_oracle(position, map_name, cover_own), position
                compared += 1
            play.push(play.to_act[0], random.choice(play.moves(play.to_act[0])))
    assert compared > 15
