"""What a seat is shown: its own coins, what the table shows of others, what follows for sure."""

import json
from random import Random

import pytest

import mintmark
from mintmark import CHANCE

CROWNS = {"hand": ["G1.U1", "C1", ""], "pouch": ["penny C3", "S3.K C2", "C1"]}


def at(seats=3, **fields):
    return mintmark.load("coin_quest", fields, seats=seats, settle=False)


def robbed(loot="S3.K", **fields):
    """Seat 0 draws the Penny through a Unique, and takes a crown from seat 1, or another coin."""
    play = at(**{**CROWNS, **fields})
    for who, move in (
        (0, "use G1.U1"),
        (0, "draw"),
        (CHANCE, "pull penny"),
        (0, "pass penny to 2"),
        (CHANCE, f"pull {loot}"),
    ):
        play.push(who, move)
    return play


@pytest.mark.parametrize("seats", [2, 4])
def test_every_view_of_a_game_is_ready_for_json(seats):
    play, random = mintmark.new("coin_quest", seats=seats, seed=seats), Random(seats)
    while play.to_act:
        if random.random() < 0.1:
            for seat in (*range(seats), None):
                view = play.view(seat)
                assert json.loads(json.dumps(view.plain()))["moves"] == list(view.moves)
        seat = random.choice(play.awaited)
        play.push(seat, random.choice(play.moves(seat)))
    final = play.view(None)
    assert final.scores == play.result.scores
    assert [sum(player.breakdown) for player in final.players] == list(final.scores)


def test_others_see_the_coins_of_a_seat_but_not_which_are_in_hand():
    play = at(2, hand=["", "G1 C1"], pouch=["", "S2 C3"], discard=["", "S1"])
    shown = play.view(0).players[1]
    assert shown.collection == ("G1", "S2", "S1", "C3", "C1")
    assert (shown.behind_screen, shown.in_pouch, shown.discard) == (2, 2, ("S1",))
    assert play.view(0).hand == () and play.view(1).hand == ("G1", "C1")


def test_bids_are_seen_by_their_owner_and_by_all_when_the_screens_are_up():
    play = at(2, bids=[{"1": "G1 C1"}, {"1": "S2"}], locked=[0])
    assert play.view(1).lots[0].bids == (None, ("S2",))
    assert play.view(1).lots[0].values == (None, (0, 2, 0))
    play.push(1, "lock")
    for seat in (0, 1, None):
        assert play.view(seat).lots[0].bids == (("G1", "C1"), ("S2",))
        assert play.view(seat).lots[0].values == ((1, 0, 1), (0, 2, 0))


def test_mint_marks_are_shown_as_each_seat_can_know_them():
    """7.4: the thief knows, the others know that it may be so."""
    play = robbed()
    crowns = {seat: [p.marks[0] for p in play.view(seat).players] for seat in (0, 1, 2, None)}
    assert crowns[0] == [(1, 1), (0, 0), (0, 0)]
    assert crowns[1] == crowns[2] == crowns[None] == [(0, 1), (0, 1), (0, 0)]


def test_the_victim_knows_the_pouch_as_these_less_one():
    """7.4"""
    play = robbed()
    assert (play.view(1).pouch, play.view(1).pouch_less) == (("S3.K", "C2", "penny"), 1)
    assert (play.view(0).pouch, play.view(0).pouch_less) == (("C3",), 0)
    lost = [(p.lost, p.gained) for p in play.view(1).players]
    assert lost == [(0, 1), (1, 0), (0, 0)]


def test_loot_that_is_trashed_has_shown_itself():
    """7.4: seat 0 never had a crown, so everyone knows where it came from."""
    play = robbed(hand=["G1.U1 S2.A1", "C1", ""])
    for move in ("use S2.A1", "trash S3.K"):
        play.push(0, move)
    for seat in (1, 2, None):
        thief = play.view(seat).players[0]
        assert (thief.marks[0], thief.gained) == ((0, 0), 0)


def test_the_score_is_the_track_until_the_end():
    """9.6"""
    play = at(2, prestige=[4, 2], discard=["C1.Q4 G1.K", ""])
    assert play.scores == play.view(1).scores == (4, 2)


def test_loot_that_is_used_is_known_to_all():
    """7.4: the victim no longer sees its pouch as these, less one."""
    play = robbed(pouch=["penny C3", "S2.R1.S C2", "C1"], loot="S2.R1.S")
    play.push(0, "use S2.R1.S")
    victim = play.view(1)
    assert (victim.pouch, victim.pouch_less) == (("C2", "penny"), 0)
    assert [p.marks[1] for p in victim.players] == [(1, 1), (0, 0), (0, 0)]
    assert [(p.lost, p.gained) for p in victim.players] == [(0, 0)] * 3
    assert "S2.R1.S" not in victim.players[1].collection


def test_a_victim_who_holds_the_only_crown_knows_that_it_was_not_stolen():
    """7.4"""
    play = robbed(hand=["G1.U1", "S3.K", ""], pouch=["penny", "C1 C2", "C1"], loot="C2")
    crowns = {seat: [p.marks[0] for p in play.view(seat).players] for seat in (1, 2)}
    assert crowns[1] == [(0, 0), (1, 1), (0, 0)]
    assert crowns[2] == [(0, 1), (0, 1), (0, 0)]


def test_a_victim_who_has_drawn_all_the_rest_knows_what_is_missing():
    """7.3, 7.4: the pouch held two coins, one was stolen, the other drawn before the discards."""
    fields = {
        "hand": ["S1", "C1", ""],
        "pouch": ["", "penny C2", ""],
        "tipped": [1],
        "bag": [["", ""], ["S1 C1", "C2"], ["", ""]],
        "thefts": [[0, 1, "old", "S1"]],
    }
    play = at(3, **fields)
    assert play.view(1).players[1].lost == 0
    assert play.view(1).players[0].collection == ("S1",)
    assert play.view(2).players[1].lost == 1


def chain(**fields):
    """Seat 0 takes a copper one from seat 1, who draws the Penny and takes one from seat 0."""
    play = at(
        3,
        **{
            "holder": 0,
            "hand": ["G1", "S1.A2 G1.U1", ""],
            "pouch": ["C1 S2", "C1 S1", "C2 S1"],
            "bag": [["G1 C1 S2", ""], ["C1 S1 S1.A2 G1.U1", ""], ["C2 S1", ""]],
            **fields,
        },
    )
    for who, move in (
        (0, "pass penny to 2"),
        (CHANCE, "pull C1"),
        (1, "use G1.U1"),
        (1, "draw"),
        (CHANCE, "pull penny"),
        (1, "pass penny to 1"),
        (CHANCE, "pull C1"),
    ):
        play.push(who, move)
    return play


def test_who_knows_what_was_stolen_from_a_seat_knows_all_that_it_has():
    """7.4: seat 0 has the copper one of seat 1, so the one that is trashed was its own."""
    play = chain()
    for move in ("use S1.A2", "trash C1"):
        play.push(1, move)
    shown = play.view(0).players[1]
    assert (shown.collection, shown.lost, shown.gained) == (("G1.U1", "S1", "S1.A2"), 0, 0)
    assert (play.view(0).pouch, play.view(0).pouch_less) == (("S2", "penny"), 0)
    onlooker = play.view(None).players
    assert [(p.lost, p.gained) for p in onlooker] == [(0, 1), (1, 0), (0, 0)]
    assert onlooker[0].collection == ("G1", "S2", "penny")  # seat 1 has drawn none of its own


def test_what_was_in_a_pouch_of_one_coin_is_known_when_it_is_stolen():
    """7.3"""
    play = robbed(pouch=["penny C3", "S3.K", "C1"], hand=["G1.U1", "", ""])
    for seat in (0, 1, 2, None):
        thief, victim, _ = play.view(seat).players
        assert (thief.marks[0], victim.marks[0]) == ((1, 1), (0, 0))
        assert (thief.gained, victim.lost) == (0, 0)
    assert (play.view(1).pouch, play.view(1).pouch_less) == (("penny",), 0)


def test_a_coin_that_its_victim_has_used_since_was_not_stolen():
    """7.3, 7.4"""
    play = robbed(hand=["G1.U1", "S2.R1.S", ""], pouch=["penny", "C1 C2", "C1"], loot="C2")
    assert [p.marks[1] for p in play.view(2).players] == [(0, 1), (0, 1), (0, 0)]
    play.push(1, "use S2.R1.S")
    assert [p.marks[1] for p in play.view(2).players] == [(0, 0), (1, 1), (0, 0)]


def test_a_coin_shown_before_a_theft_was_not_its_loot():
    """7.3: so it was drawn, and the last coin in that pouch is known when it is stolen."""
    play = at(hand=["S2.A1 G1.U1 C1", "S3.U1", ""], pouch=["penny C3", "C1 S2", "C1"])
    for who, move in (
        (0, "use S2.A1"),
        (0, "trash C1"),
        (0, "use G1.U1"),
        (0, "draw"),
        (CHANCE, "pull penny"),
        (0, "pass penny to 2"),
        (CHANCE, "pull S2"),
        (1, "use S3.U1"),
        (1, "draw"),
        (CHANCE, "pull penny"),
        (1, "pass penny to 1"),
        (CHANCE, "pull C3"),
    ):
        play.push(who, move)
    for seat in (0, 1, 2, None):
        assert "C3" in play.view(seat).players[1].collection
        assert play.view(seat).players[0].lost == play.view(seat).players[1].gained == 0
    mine = [[0, coin, 3, 0] for coin in ("G1.U1", "S2.A1", "C1")]
    assert play.position["shown"] == [*mine, [1, "S3.U1", 1, 1]]
    again = mintmark.load("coin_quest", play.position, seats=3, settle=False)
    assert again.position == play.position
    assert [again.view(seat) for seat in range(3)] == [play.view(seat) for seat in range(3)]
    again = mintmark.load("coin_quest", {**play.position, "shown": []}, seats=3, settle=False)
    assert again.view(2).players[0].lost == 1


def test_a_view_in_every_detail():
    fields = {
        "round": 4,
        "first": 2,
        "prestige": [3, 5, 0],
        "hand": ["G1.U1 C1", "S2 C1.R2", "C3"],
        "bids": [{"2": "S1 S1"}, {}, {}],
        "pouch": ["C2", "G1 penny", ""],
        "discard": ["S3.K", "", "C4.R1.K"],
        "used": ["G1.U1", "", ""],
        "action": ["G1.U1", None, None],
        "left": [1, 0, 0],
        "lots": ["G2", "", "S4"],
        "market": "G3",
        "won": [None, 1, None, 0, None, None],
        "locked": [],
    }
    play = at(3, **fields)
    play.push(2, "place C3 on 5")
    play.push(2, "lock")
    view = play.view(0)
    assert (view.phase, view.round, view.rounds, view.first) == ("bidding", 4, 11, 2)
    assert (view.to_act, view.awaited) == ((0, 1, 2), (0, 1))
    assert view.market == ("G3",) and view.hand == ("G1.U1", "C1") and view.pouch == ("C2",)
    assert [lot.coins for lot in view.lots] == [("G2",), (), ("S4",), (), (), ()]
    assert [lot.prestige for lot in view.lots] == [0, 0, 0, 3, 2, 1]
    assert view.lots[4].bans == ("gold",)
    assert [lot.in_play for lot in view.lots] == [True] * 5 + [False]
    assert [lot.won_by for lot in view.lots] == [None, 1, None, 0, None, None]
    assert view.lots[1].bids == (("S1", "S1"), None, None)
    me, robbable, ready = view.players
    assert (me.prestige, me.in_pouch, me.behind_screen) == (3, 1, 4)
    assert (me.used, me.using, me.discard) == (("G1.U1",), "G1.U1", ("S3.K",))
    assert robbable.penny_in_pouch and not robbable.holds_penny and not me.penny_in_pouch
    assert ready.ready and not me.ready
    assert [p.marks[0] for p in view.players] == [(1, 1), (0, 0), (1, 1)]
    assert "G3.Q1" in view.black_pouch and "G3" not in view.black_pouch
    assert "draw" in view.moves and view.ending is None
    holding = at(2, holder=0, hand=["C1", ""])
    assert holding.view(1).players[0].holds_penny
