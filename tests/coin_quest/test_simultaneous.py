"""Everyone at once: orders that do not matter, and the one that does."""

from collections import Counter
from random import Random

import pytest

import mintmark
from mintmark import CHANCE
from mintmark.engine.rule import UNKNOWN
from mintmark.games.coin_quest import GAME
from mintmark.games.coin_quest.moves import DRAW


def at(seats=2, **fields):
    return mintmark.load("coin_quest", fields, seats=seats, settle=False)


def leading_on(play, seat):
    return [*map(str, play.forward(seat))]


def arrangements(play, seat, paths):
    """All ways to lock by forward moves: how many paths lead to each set of bids."""
    for move in leading_on(play, seat):
        if move == "lock":
            paths[str(play.position["bids"][seat])] += 1
        else:
            further = play.copy()
            further.push(seat, move)
            arrangements(further, seat, paths)
    return paths


@pytest.mark.parametrize(
    ("hand", "ways"),
    [
        ("C1", 5),
        ("G1 S2", 4 * 5),  # lot 5 bans gold
        ("C1 C1", 15),  # five lots, two coins that look the same: 5 + 4 + 3 + 2 + 1
        ("C1 C1 C1", 35),
        ("S1 S1 C1", 15 * 5),
        ("G1 S2 C1 C1", 4 * 5 * 15),
    ],
)
def test_every_arrangement_is_reached_in_one_order_only(hand, ways):
    """4.7: without forward moves three different coins could be placed in six orders."""
    paths = arrangements(at(hand=[hand, ""]), 0, Counter())
    assert len(paths) == ways
    assert set(paths.values()) == {1}


def test_twins_go_on_lot_6_as_well():
    """4.7, with four players: six lots, two coins that look the same."""
    paths = arrangements(at(4, hand=["C1 C1", "", "", ""]), 0, Counter())
    assert len(paths) == 21
    assert set(paths.values()) == {1}


def test_what_one_age_trashes_is_looked_at_in_one_order():
    """4.7: of three coins in hand and one in the discards, two, one or none."""
    play = at(hand=["S1.A2 S2 C1 C2", ""], discard=["C3", ""])
    play.push(0, "use S1.A2")
    found = Counter()
    for first in leading_on(play, 0):
        then = play.copy()
        then.push(0, first)
        if first == "stop":
            found[frozenset()] += 1
            continue
        for second in leading_on(then, 0):
            found[frozenset({first, second} - {"stop"})] += 1
    assert len(found) == 1 + 4 + 6
    assert set(found.values()) == {1}


def test_who_is_ready_is_not_awaited_but_may_unlock():
    """4.6"""
    play = at(seats=3, hand=["C1", "", "S1"])
    play.push(1, "lock")
    assert play.to_act == (0, 1, 2)
    assert play.awaited == (0, 2)
    assert leading_on(play, 1) == []
    assert [*map(str, play.moves(1))] == ["unlock"]


def settled(play, plan, order, seed):
    """The state after all have acted in an order; what chance gives a seat depends on the seat."""
    play = play.copy()
    luck = {seat: Random(f"{seed} {seat}") for seat in range(play.setup.seats)}
    for seat in order:
        for move in plan[seat]:
            play.push(seat, move)
            while play.to_act == (CHANCE,):
                play.push(CHANCE, luck[seat].choice(play.moves(CHANCE)))
    return play.now.state.tobytes()


@pytest.mark.parametrize("seed", range(12))
def test_extra_draws_commute_while_the_penny_is_elsewhere(seed):
    """4.7: actions, draws with refills in the middle of them, trashes and bids of three seats."""
    random = Random(seed)
    auction = "G1.U1 S1.U2 C2.U2 S1.A2 C2.A2 S2.A1 C1.R2 S1.R2 C3.R1".split()
    random.shuffle(auction)
    hands = [f"{auction[k]} C1 S1" for k in range(3)]
    pouch = ["C2 C3", "S2", ""]
    play = at(3, hand=hands, pouch=pouch, discard=["C1 G1", "C2 C3 G1", "C1 C2 S2 G1"])
    plan = [own_plan(play, seat, seed) for seat in range(3)]
    assert any(str(move) == "draw" for moves in plan for move in moves) or "U" not in str(hands)
    ends = {settled(play, plan, random.sample(range(3), 3), seed) for _ in range(6)}
    assert len(ends) == 1


def own_plan(play, seat, seed):
    """What a seat does on its own: its action to the end, then all coins on lots."""
    play, luck, random = play.copy(), Random(f"{seed} {seat}"), Random(seed)
    before = play.ply
    while (moves := leading_on(play, seat)) and moves != ["lock"]:
        uses = [move for move in moves if move.split()[0] in ("use", "draw", "trash")]
        play.push(seat, random.choice(uses or moves))
        while play.to_act == (CHANCE,):
            play.push(CHANCE, luck.choice(play.moves(CHANCE)))
    return [entry.move for entry in play.record.entries[before:] if entry.who == seat]


def test_the_penny_drawn_through_a_unique_finds_what_the_victim_has_left():
    """4.7: the one order that matters: has the victim drawn before the thief came?"""
    fields = {
        "hand": ["G1.U1", "S3.U1"],
        "pouch": ["penny", "C1"],
        "discard": ["", "G1 S2"],
    }

    def thief(play):
        for who, move in ((0, "use G1.U1"), (0, "draw"), (CHANCE, "pull penny")):
            play.push(who, move)
        play.push(0, "pass penny to 2")
        return {str(move) for move in play.moves(CHANCE)}

    assert thief(at(**fields)) == {"pull C1"}
    play = at(**fields)
    for who, move in ((1, "use S3.U1"), (1, "draw"), (CHANCE, "pull C1")):
        play.push(who, move)
    assert thief(play) == {"pull G1", "pull S2"}


@pytest.mark.parametrize("looking", [1, 2, None])
def test_a_rival_cannot_tell_how_far_another_has_come(looking):
    """7.2: placing and taking back leave no trace in views, moves or words."""
    play = at(seats=3, hand=["G1 S1 C1", "C2", "C3"])
    before = play.view_state(looking).tobytes()
    for move in ("place G1 on 1", "place S1 on 2", "take back G1 from 1", "place C1 on 5"):
        play.push(0, move)
        assert play.view_state(looking).tobytes() == before
        assert play.story(looking) == ()
        if looking is not None:
            assert (
                play.view(looking).moves == at(seats=3, hand=["", "C2", "C3"]).view(looking).moves
            )


def test_undo_takes_back_what_was_placed_but_nothing_that_was_shown():
    """5.1, and locking unless it was the last."""
    play = at(hand=["C1.R2 S1", "C2"])
    play.push(0, "place S1 on 2")
    assert play.can_take_back(0)
    play.push(0, "use C1.R2")
    assert not play.can_take_back(0)
    play.push(0, "place C1.R2 on 1")
    play.push(0, "lock")
    assert play.can_take_back(0) and not play.can_take_back(1)
    play.push(1, "place C2 on 2")
    play.push(1, "lock")
    assert not play.can_take_back(1)


def test_an_extra_draw_is_heard_but_not_what_came():
    play = at(hand=["G1.U1", "C2"], pouch=["C1 S2", "C2"])
    for who, move in ((0, "use G1.U1"), (0, "draw"), (CHANCE, "pull S2")):
        play.push(who, move)
    state, box = play.at(play.ply - 1).now.state, play.setup.box
    pulled = play._entries[-1][1]
    assert GAME.rules.heard(box, state, CHANCE, pulled, 0) == pulled
    assert GAME.rules.heard(box, state, CHANCE, pulled, 1) == UNKNOWN
    assert GAME.rules.heard(box, play.at(play.ply - 2).now.state, 0, DRAW, 1) == DRAW
    assert len(play.story(1)) == 2
    assert len(play.story(0)) == 3
