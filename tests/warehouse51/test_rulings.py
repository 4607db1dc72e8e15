"""A test for every paragraph of RULES.md and for every relic. Numbers cite the paragraphs."""

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

import mintmark
from mintmark import CHANCE, IllegalMove, InvalidPosition
from mintmark.errors import InvalidEdition
from mintmark.games.warehouse51 import GAME

RULES = files("mintmark.games.warehouse51").joinpath("RULES.md").read_text("utf-8")
RELICS = {relic.id: relic for relic in GAME.setup().edition.relics}
COUNTERFEITS = [relic.id for relic in RELICS.values() if relic.counterfeit]


def at(hands=None, fakes=(), seats=4, options=None, **fields):
    """A game at a position, with chance waiting for us.

    `hands` are the relics of each seat. `fakes` lie in the gaps after seats 0, 1, 2 and so on;
    where none is named lies one of a relic that nobody has. Ingots and tokens are made to add up.
    """
    owner = {relic: seat for seat, held in (hands or {}).items() for relic in held.split()}
    idle = [relic for relic in COUNTERFEITS if relic not in {*owner, *fakes, fields.get("lot")}]
    between = 2 if seats == 3 else 1
    lying = [*fakes, *idle][: between * seats]
    gold = fields.setdefault("gold", [10] * seats)
    fields.setdefault("supply", 10 * seats + 20 - sum(gold))
    fields.setdefault("tokens", 6 - len(fields.get("pawned", ())))
    fields["note"] = [lying[between * gap : between * (gap + 1)] for gap in range(seats)]
    fields["owner"] = {**owner, **fields.get("owner", {})}
    return mintmark.load("warehouse51", fields, seats=seats, settle=False, **(options or {}))


def end(hands, fakes=(), gold=(4, 4, 4, 4), phase="buying_back", **fields):
    """The piles are empty: the end begins, and goes on until someone is asked, or it is over."""
    gone = {relic: "gone" for relic in RELICS if relic not in " ".join(hands.values()).split()}
    return at(hands, fakes, phase=phase, owner=gone, gold=list(gold), **fields)


def buys(seat, lot, bid, hands=None, **fields):
    """A seat has bid in an open auction, and the last rival passes."""
    rival = (seat + 1) % 4
    out = [other for other in range(4) if other not in (seat, rival)]
    fields = {"bid": bid, "leader": seat, "asked": rival, "passed": out, **fields}
    play = at(hands, phase="open", lot=lot, **fields)
    play.push(rival, "pass")
    return play


def sealed(*fists, lot="excalibur", hands=None, **fields):
    """A sealed auction in which every seat has closed a hand."""
    play = at(hands, phase="sealed", lot=lot, seats=len(fists), **fields)
    for seat, ingots in enumerate(fists):
        play.push(seat, f"fist {ingots}")
    return play


def auction(lot="golden_fleece", hands=None, **fields):
    """An open auction that has just begun: seat 1 speaks first."""
    return at(hands, phase="open", lot=lot, **{"revealer": 0, "asked": 1, **fields})


def after(play, *moves):
    """The game after some moves by whoever is to act."""
    for move in moves:
        play.push(play.to_act[0], move)
    return play


def can(play, kind="", seat=None):
    """The legal moves of a kind, as texts."""
    seat = play.to_act[0] if seat is None else seat
    return {str(move) for move in play.moves(seat) if str(move).startswith(kind)}


def owner(play, relic):
    return play.position["owner"][relic]


def gold(play):
    return play.position["gold"]


def own_edition(folder, old, new):
    """A file with our edition, but for one thing."""
    text = (GAME.editions.folder / "reconstruction.toml").read_text("utf-8")
    assert old in text
    path = folder / "own.toml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path


def refused(play, seat, move, why):
    """The move is refused, in these words, and nothing changes."""
    before = play.position
    with pytest.raises(IllegalMove, match=why):
        play.push(seat, move)
    assert play.position == before


# 1. The table


def test_four_piles_hold_eight_seven_six_and_five_relics():
    """1.1"""
    piles = mintmark.new("warehouse51", seed=1).view(None).piles
    assert {colour: len(pile) for colour, pile in piles.items()} == {
        "blue": 8,
        "green": 7,
        "gold": 6,
        "red": 5,
    }


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everyone_starts_with_ten_ingots_and_twenty_lie_in_the_supply(seats):
    """1.2: public, and the supply is the same for any number of players."""
    view = mintmark.new("warehouse51", seats=seats, seed=1).view(None)
    assert [player.gold for player in view.players] == [10] * seats
    assert (view.supply, view.tokens) == (20, 6)


@pytest.mark.parametrize("seats", [2, 6])
def test_three_to_five_play(seats):
    with pytest.raises(mintmark.InvalidOption, match="3 or 4 or 5 players"):
        mintmark.new("warehouse51", seats=seats)


@pytest.mark.parametrize(("seats", "between"), [(3, 2), (4, 1), (5, 1)])
def test_counterfeits_lie_between_neighbours_and_no_two_are_the_same(seats, between):
    """1.3"""
    notes = mintmark.new("warehouse51", seats=seats, seed=1).position["note"]
    assert [len(gap) for gap in notes] == [between] * seats
    lying = [relic for gap in notes for relic in gap]
    assert len(set(lying)) == len(lying)
    assert set(lying) <= set(COUNTERFEITS)
    assert len(COUNTERFEITS) == 22


def test_a_counterfeit_is_seen_by_the_two_neighbours_alone():
    """1.3: an onlooker sees none."""
    fakes = ("kapala", "mjollnir", "excalibur", "golden_fleece")
    play = at({2: "kapala"}, fakes)
    assert [play.view(seat).counterfeits for seat in range(4)] == [
        (("kapala",), None, None, ("golden_fleece",)),
        (("kapala",), ("mjollnir",), None, None),
        (None, ("mjollnir",), ("excalibur",), None),
        (None, None, ("excalibur",), ("golden_fleece",)),
    ]
    on_the_left_first = [play.view(seat).fakes for seat in (0, 1)]
    assert on_the_left_first == [("kapala", "golden_fleece"), ("mjollnir", "kapala")]
    assert play.view(None).counterfeits == (None, None, None, None)
    marked = [play.view(seat).players[2].collection[0].known_fake for seat in (0, 1, 2, 3, None)]
    assert marked == [True, True, False, False, False]


def test_among_three_each_sees_four_counterfeits_of_six():
    """1.3"""
    play = at(seats=3)
    assert [len(play.view(seat).fakes) for seat in (0, 1, 2, None)] == [4, 4, 4, 0]


def test_counterfeits_that_were_set_aside_are_never_shown():
    """1.3: at the end those on the table are open to everyone, and no others."""
    play = end({0: "kapala"}, ("kapala", "mjollnir", "excalibur", "golden_fleece"))
    assert play.result
    for seat in (0, 1, 2, 3, None):
        shown = set(play.view(seat).fakes)
        assert shown == {"kapala", "mjollnir", "excalibur", "golden_fleece"}


def test_chance_says_who_reveals_first_unless_the_option_does():
    """1.4"""
    play = mintmark.new("warehouse51", seats=4, settle=False)
    assert can(play) == {"first 1", "first 2", "first 3", "first 4"}
    assert mintmark.new("warehouse51", seats=4, seed=1, first="3").to_act == (2,)


def test_the_left_neighbour_is_the_next_seat():
    """1.5"""
    play = mintmark.new("warehouse51", seats=5, seed=1)
    assert [player.pays for player in play.view(None).players] == [1, 2, 3, 4, 0]


def test_what_is_left_in_a_pile_is_public_and_its_order_is_not():
    """1.6: after the pile is chosen, anything left in it may come up."""
    play = after(at({1: "kapala"}, owner={"chintamani_stone": "gone"}), "reveal red")
    left = {"yata_no_kagami", "ame_no_nuboko", "ruyi_jingu_bang"}
    assert can(play) == {f"turn up {relic}" for relic in left}
    for seat in (0, 1, 2, 3, None):
        assert set(play.view(seat).piles["red"]) == left


# 2. Revealing, and the open auction


def test_the_winner_of_the_last_auction_chooses_a_pile_that_is_not_empty():
    """2.1"""
    reds = {relic.id: "gone" for relic in RELICS.values() if relic.colour == "red"}
    play = buys(2, "golden_fleece", 4, owner=reds)
    assert play.to_act == (2,)
    assert can(play) == {"reveal blue", "reveal green", "reveal gold"}
    refused(play, 2, "reveal red", "The red pile is empty")
    refused(play, 2, "bid 1", "cannot be done now. Choose the pile")
    refused(play, 0, "reveal blue", "Player 1 is not asked")


def test_a_fist_on_the_relic_makes_the_auction_sealed():
    """2.1"""
    play = after(at(), "reveal blue", "turn up holy_grail")
    assert play.view(None).phase == "open"
    play = after(at(), "reveal blue", "turn up excalibur")
    assert play.view(None).phase == "sealed"
    assert play.to_act == (0, 1, 2, 3)


def test_the_left_neighbour_of_the_revealer_speaks_first_and_then_it_goes_clockwise():
    """2.2"""
    play = after(at(revealer=2), "reveal green", "turn up golden_fleece")
    order = []
    for bid in range(1, 6):
        order.append(play.to_act)
        after(play, f"bid {bid}")
    assert order == [(3,), (0,), (1,), (2,), (3,)]


def test_a_bid_is_higher_than_the_last_and_not_more_than_one_has():
    """2.2"""
    play = auction(gold=[10, 4, 10, 6])
    assert can(play, "bid") == {"bid 1", "bid 2", "bid 3", "bid 4"}
    refused(play, 1, "bid 0", "Bid at least 1, or pass")
    refused(play, 1, "bid 5", "You have only 4 ingots")
    after(play, "bid 2", "bid 4")
    assert can(play) == {"pass", "bid 5", "bid 6"}
    refused(play, 3, "bid 4", "Bid at least 5, or pass")


def test_who_has_passed_is_out_for_this_relic():
    """2.3"""
    play = after(auction(), "pass", "bid 1", "bid 2", "bid 3")
    assert play.to_act == (2,)
    assert play.view(None).still_in == (0, 2, 3)
    refused(play, 1, "bid 9", "Player 2 is not asked")


def test_the_auction_goes_on_until_all_but_the_highest_bidder_are_out():
    """2.3: the revealer is last in the first lap, and may still win."""
    play = after(auction(), "bid 1", "pass", "pass")
    assert play.to_act == (0,)
    after(play, "bid 2", "pass")
    assert owner(play, "golden_fleece") == 0
    assert gold(play) == [8, 12, 10, 10]


def test_the_last_player_may_still_open_the_bidding():
    """2.4"""
    play = after(auction(), "pass", "pass", "pass")
    assert play.to_act == (0,)
    assert {"pass", "bid 1", "bid 10"} <= can(play)
    after(play, "bid 1")
    assert owner(play, "golden_fleece") == 0


def test_a_relic_without_a_bid_leaves_the_game_and_the_revealer_goes_on():
    """2.4, 2.5"""
    play = after(auction(revealer=3, asked=0), "pass", "pass", "pass", "pass")
    assert owner(play, "golden_fleece") == "gone"
    assert "golden_fleece" in play.view(None).gone
    assert play.to_act == (3,)
    assert play.view(None).phase == "revealing"
    assert gold(play) == [10] * 4


def test_a_player_who_cannot_outbid_is_still_asked():
    """2.6"""
    play = auction(hands={1: "holy_grail"}, bid=8, leader=0, gold=[10, 3, 10, 10])
    assert can(play) == {"pass", "pawn holy_grail"}
    play = auction(bid=8, leader=0, gold=[10, 0, 10, 10])
    assert can(play) == {"pass"}


# 3. The sealed auction


def test_all_close_their_hands_at_once_around_what_they_like():
    """3.1"""
    play = at(phase="sealed", lot="excalibur", gold=[10, 0, 3, 7])
    assert play.to_act == (0, 1, 2, 3)
    assert can(play, seat=1) == {"fist 0"}
    assert can(play, seat=2) == {"fist 0", "fist 1", "fist 2", "fist 3"}
    refused(play, 2, "fist 4", "You have only 3 ingots")
    refused(play, 2, "pass", "close up to 3 ingots in your fist")
    for seat, ingots in ((3, 6), (1, 0), (0, 5)):
        play.push(seat, f"fist {ingots}")
        assert owner(play, "excalibur") == "block"
    play.push(2, "fist 3")
    assert owner(play, "excalibur") == 3
    assert [player.opened for player in play.view(None).players] == [5, 0, 3, 6]


def test_weapons_and_only_weapons_are_sold_in_sealed_auctions():
    """3.1"""
    assert {relic.id for relic in RELICS.values() if relic.sealed} == {
        "excalibur",
        "mjollnir",
        "gilgamesh_axe",
        "ame_no_nuboko",
        "ruyi_jingu_bang",
    }


def test_the_highest_sealed_bid_wins():
    """3.2"""
    play = sealed(3, 1, 5, 4)
    assert owner(play, "excalibur") == 2
    assert gold(play) == [10, 10, 5, 15]


def test_a_sealed_tie_goes_to_the_revealer_before_anyone_else():
    """3.2"""
    assert owner(sealed(4, 4, 4, 1, revealer=2), "excalibur") == 2
    assert owner(sealed(4, 4, 0, 4, revealer=3), "excalibur") == 3


def test_a_sealed_tie_goes_to_the_first_clockwise_from_the_revealer():
    """3.2: the revealer is not among them."""
    assert owner(sealed(4, 4, 1, 2, revealer=2), "excalibur") == 0
    assert owner(sealed(4, 2, 1, 4, revealer=1), "excalibur") == 3


def test_empty_hands_never_win():
    """3.3: not the revealer's, not with Boots and Ruyi; then the relic leaves the game."""
    play = sealed(0, 0, 0, 0, hands={1: "seven_league_boots ruyi_jingu_bang"}, revealer=2)
    assert owner(play, "excalibur") == "gone"
    assert play.to_act == (2,)
    play = sealed(0, 0, 1, 0, hands={1: "seven_league_boots ruyi_jingu_bang"})
    assert owner(play, "excalibur") == 2


def test_ruyi_comes_before_the_boots_and_they_before_the_order_of_seats():
    """3.4"""
    hands = {1: "seven_league_boots", 2: "ruyi_jingu_bang"}
    assert owner(sealed(4, 4, 4, 0, hands=hands), "excalibur") == 2  # 5 against 4
    assert owner(sealed(4, 4, 3, 0, hands=hands), "excalibur") == 1  # level, with the revealer too
    assert owner(sealed(4, 3, 3, 0, hands=hands), "excalibur") == 0  # level with the Ruyi only


def test_a_closed_hand_stays_closed_and_nobody_else_knows_what_it_holds():
    """3.5"""
    play = at(phase="sealed", lot="excalibur")
    play.push(0, "fist 3")
    assert play.to_act == (1, 2, 3)
    refused(play, 0, "fist 4", "Player 1 is not asked")
    assert play.view(0).fist == 3
    for seat in (1, 2, 3, None):
        view = play.view(seat)
        assert view.fist is None
        assert [player.fist_closed for player in view.players] == [True, False, False, False]
        assert [player.opened for player in view.players] == [None] * 4
        assert [player.gold for player in view.players] == [10] * 4
    other = at(phase="sealed", lot="excalibur")
    other.push(0, "fist 7")
    assert play.view_state(1).fist.tolist() == other.view_state(1).fist.tolist()


# 4. Winning and paying


def test_the_winner_pays_the_left_neighbour():
    """4.1"""
    assert gold(buys(1, "golden_fleece", 4)) == [10, 6, 14, 10]
    play = buys(3, "golden_fleece", 4)
    assert gold(play) == [14, 10, 10, 6]
    assert play.position["supply"] == 20


def test_the_winner_owns_the_relic_face_up_and_reveals_next():
    """4.2"""
    play = buys(3, "kapala", 4, revealer=1)
    assert [owned.relic for owned in play.view(0).players[3].collection] == ["kapala"]
    assert play.view(None).revealer == 3
    assert play.to_act == (3,)
    assert play.scores == (2, 2, 2, 5)  # the red majority, and no points for 6 ingots


def test_payment_then_the_ring_then_the_horn_of_plenty_then_the_relic_then_its_effect():
    """4.3: told by an empty supply, or an empty purse."""
    both = {0: "ring_of_the_nibelung horn_of_plenty"}
    # The supply is empty: the Horn takes what the Ring has just paid.
    play = buys(0, "golden_fleece", 4, both, gold=[20, 20, 10, 10])
    assert (gold(play), play.position["supply"]) == ([16, 24, 10, 10], 0)
    # Nothing is left after the payment: the Ring gets nothing, the Horn gives.
    play = buys(0, "golden_fleece", 10, both)
    assert (gold(play), play.position["supply"]) == ([1, 20, 10, 10], 19)
    # The Mortar comes last, and takes what the Horn gave.
    play = buys(0, "baba_yaga_mortar", 10, both)
    assert (gold(play), play.position["supply"]) == ([0, 20, 10, 10], 20)


def test_the_choice_of_the_carpet_comes_before_everything_else():
    """4.3"""
    hands = {0: "ring_of_the_nibelung horn_of_plenty flying_carpet"}
    play = buys(0, "chintamani_stone", 4, hands)
    assert gold(play) == [10] * 4
    assert owner(play, "chintamani_stone") == "block"
    after(play, "pay right")
    assert (gold(play), play.position["supply"]) == ([9, 10, 10, 14], 17)


@pytest.mark.parametrize("relic", ["ring_of_the_nibelung", "horn_of_plenty", "flying_carpet"])
def test_a_relic_does_not_act_on_its_own_purchase(relic):
    """4.4"""
    play = buys(0, relic, 4)
    assert play.view(None).phase == "revealing"
    assert (gold(play), play.position["supply"]) == ([6, 14, 10, 10], 20)


def test_a_harp_bought_now_does_not_save_its_buyer_from_the_ring():
    """4.4"""
    play = buys(0, "davids_harp", 4, {0: "ring_of_the_nibelung"})
    assert (gold(play), play.position["supply"]) == ([5, 14, 10, 10], 21)


# 5. Relics and their effects


def test_a_relic_has_a_colour_a_value_and_a_mark():
    """5.1"""
    for relic in RELICS.values():
        assert relic.colour in ("blue", "green", "gold", "red")
        assert relic.value in (1, 2, 3)
        assert relic.mark in ("blessed", "cursed", "neutral")
        assert (relic.mark == "neutral") == (relic.effect == "none")


def test_an_immediate_effect_acts_once_when_the_relic_is_bought():
    """5.2: not again with the next auction won."""
    play = buys(0, "chintamani_stone", 4)
    assert gold(play) == [9, 14, 10, 10]
    after(play, "reveal green", "turn up golden_fleece", "pass", "pass", "pass", "bid 1")
    assert gold(play) == [8, 15, 10, 10]


def test_what_cannot_be_done_is_left_undone_or_done_in_part():
    """5.3: purse and supply run dry in the middle of an effect."""
    play = buys(0, "chintamani_stone", 4, gold=[20, 20, 10, 8])
    assert (gold(play), play.position["supply"]) == ([18, 24, 10, 8], 0)
    play = buys(0, "chintamani_stone", 4, gold=[20, 20, 10, 10])
    assert (gold(play), play.position["supply"]) == ([16, 24, 10, 10], 0)
    play = buys(0, "baba_yaga_mortar", 9)
    assert (gold(play), play.position["supply"]) == ([0, 19, 10, 10], 21)
    play = buys(0, "baba_yaga_mortar", 10)
    assert (gold(play), play.position["supply"]) == ([0, 20, 10, 10], 20)


def test_what_is_a_duty_cannot_be_declined():
    """5.3: Pandora's gift; the swap of the Lamp may be."""
    assert "decline" not in can(buys(0, "pandoras_box", 4, {0: "kapala"}))
    assert "decline" in can(buys(0, "aladdins_lamp", 4, {0: "kapala", 1: "excalibur"}))


def test_a_relic_that_changes_hands_does_not_repeat_its_immediate_effect():
    """5.4"""
    given = after(buys(0, "pandoras_box", 4, {0: "chintamani_stone"}), "give chintamani_stone")
    assert owner(given, "chintamani_stone") == 1
    assert gold(given) == [6, 14, 10, 10]
    hands = {0: "baba_yaga_mortar", 2: "pandoras_box", 3: "chintamani_stone"}
    play = after(buys(0, "aladdins_lamp", 4, hands), "swap baba_yaga_mortar for chintamani_stone")
    assert gold(play) == [6, 14, 10, 10]
    assert play.view(None).phase == "revealing"


def test_pawned_relics_cannot_change_hands():
    """5.4"""
    play = buys(0, "pandoras_box", 4, {0: "kapala excalibur"}, pawned=["kapala"])
    assert can(play) == {"give excalibur"}
    refused(play, 0, "give kapala", "Kapala is pawned")
    hands = {0: "kapala excalibur", 1: "golden_fleece holy_grail"}
    play = buys(0, "aladdins_lamp", 4, hands, pawned=["kapala", "golden_fleece"])
    assert can(play) == {"swap excalibur for holy_grail", "decline"}
    refused(play, 0, "swap kapala for holy_grail", "Kapala is pawned")
    refused(play, 0, "swap excalibur for golden_fleece", "Golden Fleece is pawned")


def test_the_chintamani_stone_brings_three_ingots():
    """5.5"""
    play = buys(1, "chintamani_stone", 2)
    assert (gold(play), play.position["supply"]) == ([10, 11, 12, 10], 17)


def test_baba_yagas_mortar_costs_three_ingots():
    """5.6"""
    play = buys(1, "baba_yaga_mortar", 2)
    assert (gold(play), play.position["supply"]) == ([10, 5, 12, 10], 23)


def test_pandoras_box_gives_another_relic_to_the_left():
    """5.7"""
    play = buys(3, "pandoras_box", 2, {3: "kapala excalibur", 0: "holy_grail"})
    assert play.to_act == (3,)
    assert can(play) == {"give kapala", "give excalibur"}
    refused(play, 3, "give pandoras_box", "Pandora’s Box has just been bought")
    refused(play, 3, "give holy_grail", "Holy Grail is not yours")
    after(play, "give kapala")
    assert owner(play, "kapala") == 0
    assert play.to_act == (3,)
    assert play.view(None).phase == "revealing"


def test_pandoras_box_does_nothing_as_the_only_relic():
    """5.7: or if all others are pawned."""
    play = buys(0, "pandoras_box", 2)
    assert (owner(play, "pandoras_box"), play.view(None).phase) == (0, "revealing")
    play = buys(0, "pandoras_box", 2, {0: "kapala"}, pawned=["kapala"])
    assert (owner(play, "kapala"), play.view(None).phase) == (0, "revealing")


def test_aladdins_lamp_may_swap_another_relic_for_one_of_the_same_or_lower_value():
    """5.8"""
    hands = {0: "holy_grail", 1: "kapala dagda_cauldron", 2: "horn_of_plenty"}
    play = buys(0, "aladdins_lamp", 2, hands)
    assert can(play) == {
        "swap holy_grail for dagda_cauldron",
        "swap holy_grail for horn_of_plenty",
        "decline",
    }
    refused(play, 0, "swap holy_grail for kapala", "Kapala has a higher value than Holy Grail")
    refused(play, 0, "swap aladdins_lamp for horn_of_plenty", "Lamp has just been bought")
    refused(play, 0, "swap holy_grail for excalibur", "Excalibur does not belong to another")
    refused(play, 0, "swap holy_grail for aladdins_lamp", "Lamp does not belong to another")
    declined = after(play.copy(), "decline")
    assert owner(declined, "holy_grail") == 0
    after(play, "swap holy_grail for dagda_cauldron")
    assert (owner(play, "holy_grail"), owner(play, "dagda_cauldron")) == (1, 0)
    assert play.to_act == declined.to_act == (0,)


def test_mjollnir_takes_the_lead_by_matching_the_highest_bid():
    """5.9"""
    play = auction(hands={2: "mjollnir"}, asked=2, leader=1, bid=4, passed=[3])
    assert {"bid 4", "bid 5"} <= can(play)
    refused(play, 2, "bid 3", "Bid at least 4")
    after(play, "bid 4")
    assert (play.view(None).leader, play.view(None).bid) == (2, 4)
    after(play, "pass")
    assert play.to_act == (1,)
    refused(play, 1, "bid 4", "Bid at least 5")
    after(play, "pass")
    assert owner(play, "golden_fleece") == 2
    assert gold(play) == [10, 10, 6, 14]


def test_mjollnir_needs_as_many_ingots_as_it_matches():
    """5.9"""
    play = auction(hands={1: "mjollnir"}, leader=0, bid=6, gold=[10, 5, 10, 10])
    refused(play, 1, "bid 6", "You have only 5 ingots")


def test_mjollnir_cannot_match_no_bid():
    """5.9"""
    play = auction(hands={1: "mjollnir"})
    assert "bid 0" not in can(play)
    refused(play, 1, "bid 0", "Bid at least 1")


def test_mjollnir_does_nothing_when_it_is_pawned():
    """5.9, 6.4"""
    play = auction(hands={1: "mjollnir"}, leader=0, bid=6, pawned=["mjollnir"])
    refused(play, 1, "bid 6", "Bid at least 7")


def test_a_bid_is_matched_only_once(tmp_path):
    """5.9: two such relics of a user's own edition do not match each other for ever."""
    cauldron = 'id = "dagda_cauldron"\ncolour = "green"\nvalue = 2\nmark = "{}"\n'
    cauldron += 'weapon = false\nauction = "open"\neffect = "{}"'
    changed = cauldron.format("neutral", "none"), cauldron.format("blessed", "match_bid")
    own = own_edition(tmp_path, *changed)
    hands = {1: "mjollnir", 2: "dagda_cauldron"}
    play = auction(hands=hands, passed=[0, 3], options={"edition": own})
    after(play, "bid 4", "bid 4")
    assert play.view(None).leader == 2
    refused(play, 1, "bid 4", "Bid at least 5")
    after(play, "bid 5", "bid 5")  # a higher bid may be matched again
    assert play.view(None).leader == 2


def test_the_seven_league_boots_win_every_sealed_tie():
    """5.10: wherever their owner sits, but only among the highest."""
    hands = {3: "seven_league_boots"}
    assert owner(sealed(4, 4, 1, 4, hands=hands), "excalibur") == 3
    assert owner(sealed(4, 4, 1, 3, hands=hands), "excalibur") == 0
    pawned = sealed(4, 4, 1, 4, hands=hands, pawned=["seven_league_boots"])
    assert owner(pawned, "excalibur") == 0


def test_ruyi_jingu_bang_counts_as_one_more_in_sealed_auctions():
    """5.11: and pays what it bid."""
    hands = {2: "ruyi_jingu_bang"}
    play = sealed(4, 0, 4, 0, hands=hands)
    assert owner(play, "excalibur") == 2
    assert gold(play) == [10, 10, 6, 14]
    assert owner(sealed(4, 0, 3, 0, hands=hands), "excalibur") == 0  # a tie: the revealer's
    assert owner(sealed(4, 0, 3, 0, hands=hands, revealer=1), "excalibur") == 2
    assert owner(sealed(1, 0, 0, 0, hands=hands, revealer=2), "excalibur") == 0
    pawned = sealed(4, 0, 4, 0, hands=hands, pawned=["ruyi_jingu_bang"])
    assert owner(pawned, "excalibur") == 0


def test_ruyi_jingu_bang_does_not_help_in_open_auctions():
    """5.11"""
    play = auction(hands={1: "ruyi_jingu_bang"}, leader=0, bid=4)
    refused(play, 1, "bid 4", "Bid at least 5")


def test_the_flying_carpet_chooses_the_neighbour_who_is_paid():
    """5.12"""
    play = buys(1, "golden_fleece", 4, {1: "flying_carpet"})
    assert play.to_act == (1,)
    assert can(play) == {"pay left", "pay right"}
    assert gold(after(play.copy(), "pay left")) == [10, 6, 14, 10]
    assert gold(after(play.copy(), "pay right")) == [14, 6, 10, 10]
    neighbours = [(player.pays, player.right) for player in play.view(None).players]
    assert neighbours == [(1, 3), (2, 0), (3, 1), (0, 2)]
    play = sealed(0, 4, 0, 0, hands={1: "flying_carpet"})
    assert can(play) == {"pay left", "pay right"}
    pawned = buys(1, "golden_fleece", 4, {1: "flying_carpet"}, pawned=["flying_carpet"])
    assert gold(pawned) == [10, 6, 14, 10]


def test_the_ring_of_the_nibelung_costs_an_ingot_with_every_auction_won():
    """5.13"""
    play = buys(1, "golden_fleece", 4, {1: "ring_of_the_nibelung"})
    assert (gold(play), play.position["supply"]) == ([10, 5, 14, 10], 21)
    play = buys(2, "golden_fleece", 4, {1: "ring_of_the_nibelung"})
    assert (gold(play), play.position["supply"]) == ([10, 10, 6, 14], 20)
    play = buys(1, "golden_fleece", 10, {1: "ring_of_the_nibelung"})
    assert (gold(play), play.position["supply"]) == ([10, 0, 20, 10], 20)


def test_the_horn_of_plenty_brings_an_ingot_with_every_auction_won():
    """5.14"""
    play = buys(1, "golden_fleece", 4, {1: "horn_of_plenty"})
    assert (gold(play), play.position["supply"]) == ([10, 7, 14, 10], 19)
    play = buys(1, "golden_fleece", 4, {1: "horn_of_plenty"}, gold=[20, 20, 10, 10])
    assert (gold(play), play.position["supply"]) == ([20, 16, 14, 10], 0)


def test_the_ark_of_the_covenant_forbids_pawning():
    """5.15: even itself."""
    hands = {1: "ark_of_the_covenant holy_grail"}
    play = auction(hands=hands, gold=[10, 2, 10, 10])
    assert not can(play, "pawn")
    refused(play, 1, "pawn holy_grail", "One of your relics forbids pawning")
    refused(play, 1, "pawn ark_of_the_covenant", "One of your relics forbids pawning")


def test_davids_harp_silences_the_mortar():
    """5.16"""
    play = buys(0, "baba_yaga_mortar", 4, {0: "davids_harp"})
    assert gold(play) == [6, 14, 10, 10]


def test_davids_harp_silences_pandoras_box():
    """5.16"""
    play = buys(0, "pandoras_box", 4, {0: "davids_harp kapala"})
    assert play.view(None).phase == "revealing"
    assert owner(play, "kapala") == 0


def test_davids_harp_silences_the_ban_of_the_ark():
    """5.16: until the Harp itself is pawned."""
    hands = {1: "davids_harp ark_of_the_covenant holy_grail"}
    play = auction(hands=hands, gold=[10, 0, 10, 10], asked=1)
    assert can(play, "pawn") == {
        "pawn davids_harp",
        "pawn ark_of_the_covenant",
        "pawn holy_grail",
    }
    pawned = auction(hands=hands, gold=[10, 0, 10, 10], pawned=["davids_harp"])
    refused(pawned, 1, "pawn holy_grail", "One of your relics forbids pawning")


def test_davids_harp_silences_the_shirt_of_nessus():
    """5.16: the Shirt neither loses ties nor cancels Yata."""
    # Gold: axe and Harp against Ark and Lamp, 4 each. Green: the Shirt alone.
    hands = {0: "gilgamesh_axe davids_harp shirt_of_nessus", 1: "ark_of_the_covenant aladdins_lamp"}
    assert end(hands).scores == (4 + 7, 4, 0, 0)
    hands[0] += " yata_no_kagami"
    assert end(hands).scores == (6 + 7 + 5, 4, 0, 0)


def test_davids_harp_silences_the_ring_kapala_and_the_necronomicon():
    """5.16"""
    play = buys(1, "golden_fleece", 4, {1: "ring_of_the_nibelung davids_harp"})
    assert gold(play) == [10, 6, 14, 10]
    play = end({0: "davids_harp kapala necronomicon"}, gold=(10, 0, 0, 0))
    assert play.scores == (6 + 5 + 8 + 2, 0, 0, 0)


def test_a_counterfeit_or_pawned_harp_silences_nothing():
    """5.16, 6.4, 7.4"""
    play = end({0: "davids_harp kapala necronomicon"}, ["davids_harp"], gold=(10, 0, 0, 0))
    assert play.scores == (5 + 8 - 3, 0, 0, 0)
    play = buys(0, "baba_yaga_mortar", 4, {0: "davids_harp"}, pawned=["davids_harp"])
    assert gold(play) == [3, 14, 10, 10]


@pytest.mark.parametrize("relic", ["malleus_maleficarum", "seal_of_solomon"])
def test_malleus_maleficarum_and_the_seal_of_solomon_give_a_certificate(relic):
    """5.17"""
    play = end({1: f"{relic} kapala"}, ["kapala"])
    assert play.to_act == (1,)
    assert can(play) == {f"certify {relic}", "certify kapala"}
    assert owner(after(play.copy(), "certify kapala"), "kapala") == 1
    assert owner(after(play.copy(), f"certify {relic}"), "kapala") == "gone"


def test_the_horn_of_the_unicorn_neutralises_one_counterfeit():
    """5.18"""
    play = end({1: "unicorn_horn kapala excalibur"}, ["kapala", "excalibur"])
    assert play.to_act == (1,)
    assert can(play) == {"neutralise kapala", "neutralise excalibur", "decline"}
    after(play, "neutralise kapala")
    assert play.result
    assert (owner(play, "kapala"), owner(play, "excalibur")) == (1, "gone")


def test_the_holy_grail_takes_the_best_colour_in_sets_and_stays_blue_for_majorities():
    """5.19"""
    play = end({0: "holy_grail excalibur golden_fleece kapala"})
    assert play.view(None).players[0].sets == 1  # as a gold relic
    assert play.view(None).players[0].values == (5, 3, 0, 3)
    assert play.scores == (5 + 8 + 7 + 5, 0, 0, 0)
    play = end({0: "holy_grail gilgamesh_axe golden_fleece kapala"})
    assert play.view(None).players[0].sets == 1  # as a blue one
    play = end({0: "holy_grail gilgamesh_axe golden_fleece"})
    assert play.view(None).players[0].sets == 0
    pawned = end({0: "holy_grail excalibur golden_fleece kapala"}, pawned=["holy_grail"])
    assert pawned.view(None).players[0].sets == 0


def test_the_philosophers_stone_makes_a_point_of_three_ingots():
    """5.20"""
    assert end({0: "philosophers_stone"}, gold=(11, 11, 0, 0)).scores == (8 + 3, 2, 0, 0)
    pawned = end({0: "philosophers_stone"}, gold=(9, 9, 0, 0), pawned=["philosophers_stone"])
    assert pawned.scores == (1, 1, 0, 0)


def test_kapala_takes_all_points_for_ingots():
    """5.21: the Philosopher's Stone does not help."""
    assert end({0: "kapala"}, gold=(15, 15, 0, 0)).scores == (5, 3, 0, 0)
    stone = end({0: "kapala philosophers_stone"}, gold=(15, 15, 0, 0))
    assert stone.scores == (5 + 8, 3, 0, 0)


def test_the_necronomicon_costs_three_points():
    """5.22"""
    assert end({0: "necronomicon"}).scores == (8 - 3, 0, 0, 0)


def test_yata_no_kagami_wins_a_tie():
    """5.23, 8.4: green 3 each; the red one is Yata's own."""
    play = end({0: "golden_fleece", 1: "pandoras_box yata_no_kagami"})
    assert play.scores == (5, 7 + 5, 0, 0)


def test_the_shirt_of_nessus_loses_a_tie():
    """5.24, 8.4: gold 3 each, and a tie in green with the Shirt's own value."""
    hands = {0: "gilgamesh_axe shirt_of_nessus", 1: "ark_of_the_covenant dagda_cauldron"}
    assert end(hands).scores == (4 + 5, 6 + 7, 0, 0)


def test_yata_and_the_shirt_in_one_hand_cancel_out():
    """5.24: gold is an ordinary tie."""
    hands = {0: "gilgamesh_axe shirt_of_nessus yata_no_kagami", 1: "ark_of_the_covenant"}
    assert end(hands).scores == (4 + 7 + 5, 4, 0, 0)


def test_yata_and_the_shirt_in_two_hands_leave_nothing_to_share():
    """5.23, 5.24"""
    hands = {0: "gilgamesh_axe shirt_of_nessus", 1: "ark_of_the_covenant yata_no_kagami"}
    assert end(hands).scores == (4 + 7, 6 + 5, 0, 0)


def test_a_pawned_shirt_still_curses_and_a_pawned_yata_gives_nothing():
    """5.24"""
    hands = {0: "gilgamesh_axe shirt_of_nessus", 1: "ark_of_the_covenant"}
    assert end(hands, pawned=["shirt_of_nessus"]).scores == (4, 6, 0, 0)
    hands[0] += " yata_no_kagami"
    assert end(hands, pawned=["shirt_of_nessus"]).scores == (4 + 5, 4, 0, 0)
    assert end(hands, pawned=["yata_no_kagami"]).scores == (4 + 7, 6, 0, 0)


@pytest.mark.parametrize(
    ("relic", "points"),
    [
        ("excalibur", 8),
        ("golden_fleece", 7),
        ("dagda_cauldron", 7),
        ("gilgamesh_axe", 6),
        ("ame_no_nuboko", 5),
    ],
)
def test_five_relics_have_no_effect(relic, points):
    """5.25"""
    assert (RELICS[relic].effect, RELICS[relic].mark) == ("none", "neutral")
    assert end({2: relic}).scores == (0, 0, points, 0)


# 6. The pawn shop


def test_with_fewer_than_five_ingots_a_relic_brings_five():
    """6.1"""
    play = auction(hands={1: "holy_grail", 2: "kapala"}, gold=[10, 4, 10, 10])
    assert can(play, "pawn") == {"pawn holy_grail"}
    refused(play, 1, "pawn kapala", "Kapala is not yours")
    after(play, "pawn holy_grail")
    assert play.to_act == (1,)
    assert gold(play) == [10, 9, 10, 10]
    assert (play.position["supply"], play.position["tokens"]) == (21, 5)
    assert play.view(None).players[1].collection[0].pawned
    refused(play, 1, "pawn holy_grail", "Holy Grail is pawned")
    rich = auction(hands={1: "holy_grail"}, gold=[10, 5, 10, 10])
    refused(rich, 1, "pawn holy_grail", "only with fewer than 5 ingots")


def test_the_pawn_shop_pays_what_the_supply_has_left():
    """6.1: an ingot is enough."""
    play = auction(hands={1: "holy_grail"}, gold=[20, 4, 20, 15])
    after(play, "pawn holy_grail")
    assert (gold(play), play.position["supply"]) == ([20, 5, 20, 15], 0)


def test_nobody_pawns_without_a_token_or_with_an_empty_supply():
    """6.2"""
    play = auction(hands={1: "holy_grail"}, gold=[20, 4, 20, 16])
    assert not can(play, "pawn")
    refused(play, 1, "pawn holy_grail", "The supply is empty")
    six = "kapala excalibur mjollnir gilgamesh_axe horn_of_plenty flying_carpet"
    play = auction(hands={1: "holy_grail", 2: six}, gold=[10, 4, 10, 10], pawned=six.split())
    assert play.position["tokens"] == 0
    refused(play, 1, "pawn holy_grail", "No pawn token is left")


def test_one_may_pawn_as_often_as_the_conditions_hold(tmp_path):
    """6.3: 5 ingots, or what is left of the supply, end it; an edition that pays 3 does not."""
    hands = {1: "holy_grail kapala excalibur"}
    play = auction(hands=hands, gold=[10, 0, 10, 10])
    refused(after(play, "pawn holy_grail"), 1, "pawn kapala", "only with fewer than 5 ingots")
    play = auction(hands=hands, gold=[20, 3, 20, 16])
    refused(after(play, "pawn holy_grail"), 1, "pawn kapala", "The supply is empty")
    options = {"edition": own_edition(tmp_path, "payout = 5", "payout = 3")}
    play = auction(hands=hands, gold=[10, 0, 10, 10], options=options)
    after(play, "pawn holy_grail", "pawn kapala")
    assert gold(play) == [10, 6, 10, 10]
    refused(play, 1, "pawn excalibur", "only with fewer than 5 ingots")


def test_one_pawns_with_an_open_hand_and_not_with_a_closed_one():
    """6.3: in a sealed auction, too."""
    play = at({1: "holy_grail kapala"}, phase="sealed", lot="excalibur", gold=[10, 4, 10, 10])
    play.push(1, "pawn holy_grail")
    assert "fist 9" in can(play, seat=1)
    play = at({1: "holy_grail kapala"}, phase="sealed", lot="excalibur", gold=[10, 4, 10, 10])
    play.push(1, "fist 4")
    refused(play, 1, "pawn holy_grail", "Player 2 is not asked")


def test_the_last_token_goes_to_whoever_asks_first():
    """6.3: and everyone sees at once that it is gone."""
    five = "excalibur mjollnir horn_of_plenty flying_carpet dagda_cauldron"
    hands = {0: "holy_grail", 1: "kapala", 2: five}
    fields = {"phase": "sealed", "lot": "gilgamesh_axe", "gold": [4, 4, 10, 10]}
    play = at(hands, pawned=five.split(), **fields)
    assert can(play, "pawn", seat=0)
    play.push(1, "pawn kapala")
    assert play.view(0).tokens == 0
    refused(play, 0, "pawn holy_grail", "No pawn token is left")


def test_one_does_not_pawn_outside_of_ones_own_bidding():
    """6.3: not after passing, nor while choosing a pile, a payee, a gift or a swap, nor later."""
    hands, low = {0: "holy_grail kapala", 1: "horn_of_plenty"}, [3, 10, 10, 10]
    passed = auction(hands=hands, gold=low, passed=[0], leader=3, bid=1)
    refused(passed, 0, "pawn holy_grail", "Player 1 is not asked")
    not_now = "cannot be done now"
    refused(at(hands, gold=low), 0, "pawn holy_grail", not_now)
    payee = buys(0, "golden_fleece", 2, {0: "holy_grail flying_carpet"}, gold=low)
    refused(payee, 0, "pawn holy_grail", not_now)
    refused(buys(0, "pandoras_box", 2, hands, gold=low), 0, "pawn holy_grail", not_now)
    refused(buys(0, "aladdins_lamp", 2, hands, gold=low), 0, "pawn holy_grail", not_now)
    last = end({0: "malleus_maleficarum kapala"}, gold=low)
    refused(last, 0, "pawn kapala", not_now)
    last = end(hands | {1: "excalibur"}, gold=(3, 10, 0, 0), pawned=["excalibur"])
    refused(last, 0, "pawn kapala", "Player 1 is not asked")


def test_a_pawned_curse_stays():
    """6.4"""
    play = buys(1, "golden_fleece", 4, {1: "ring_of_the_nibelung"}, pawned=["ring_of_the_nibelung"])
    assert gold(play) == [10, 5, 14, 10]
    assert end({0: "necronomicon"}, pawned=["necronomicon"]).scores == (-3, 0, 0, 0)
    kapala = end({0: "kapala"}, gold=(9, 9, 0, 0), pawned=["kapala"])
    assert kapala.scores == (0, 1, 0, 0)
    ark = {1: "ark_of_the_covenant holy_grail"}
    play = auction(hands=ark, gold=[10, 2, 10, 10], pawned=["ark_of_the_covenant"])
    refused(play, 1, "pawn holy_grail", "One of your relics forbids pawning")


def test_a_pawned_blessing_is_lost():
    """6.4"""
    play = buys(1, "golden_fleece", 4, {1: "horn_of_plenty"}, pawned=["horn_of_plenty"])
    assert gold(play) == [10, 6, 14, 10]
    play = end({0: "malleus_maleficarum kapala"}, pawned=["malleus_maleficarum"])
    assert play.result
    play = end({0: "unicorn_horn kapala"}, ["kapala"], pawned=["unicorn_horn"])
    assert play.result
    assert owner(play, "kapala") == "gone"


def test_a_pawned_relic_does_not_score():
    """6.4: neither in a set nor in a majority."""
    hands = {0: "excalibur golden_fleece gilgamesh_axe ame_no_nuboko"}
    assert end(hands).scores == (5 + 8 + 7 + 6 + 5, 0, 0, 0)
    assert end(hands, pawned=["excalibur"]).scores == (7 + 6 + 5, 0, 0, 0)


# 7. The end


def last_relic(revealer, hands, **fields):
    """Kapala alone is left in the piles."""
    gone = {relic: "gone" for relic in RELICS if relic not in " ".join(hands.values()).split()}
    owners = {**gone, "kapala": "pile"}
    play = at(hands, owner=owners, revealer=revealer, **fields)
    return after(play, "reveal red", "turn up kapala")


def test_the_end_begins_with_the_winner_of_the_last_auction():
    """7.1, 7.2: the steps come one after the other, each clockwise from there."""
    hands = {
        0: "malleus_maleficarum holy_grail",
        1: "unicorn_horn excalibur",
        2: "seal_of_solomon",
        3: "golden_fleece",
    }
    pawned = ["holy_grail", "golden_fleece"]
    play = last_relic(0, hands, pawned=pawned, fakes=["excalibur"], gold=[15, 10, 15, 12])
    after(play, "pass", "bid 1", "pass", "pass")
    asked = []
    while play.to_act:
        asked.append((play.to_act[0], play.view(None).phase))
        move = "certify" if asked[-1][1] == "certifying" else "decline"
        after(play, min(can(play, move)))
    assert asked == [
        (3, "buying_back"),
        (0, "buying_back"),
        (2, "certifying"),
        (0, "certifying"),
        (1, "neutralising"),
    ]
    assert play.result.ending == "sold-out"


def test_the_last_winner_begins_even_if_the_last_relic_is_not_sold():
    """7.1"""
    hands = {0: "holy_grail", 1: "excalibur", 2: "golden_fleece"}
    pawned = ["holy_grail", "excalibur", "golden_fleece"]
    play = after(last_relic(2, hands, pawned=pawned), "pass", "pass", "pass", "pass")
    assert owner(play, "kapala") == "gone"
    order = []
    while play.to_act:
        order.append(play.to_act[0])
        after(play, "decline")
    assert order == [2, 0, 1]


def test_the_end_comes_even_if_nobody_ever_won_an_auction():
    """7.1: then it counts from the first revealer."""
    play = after(last_relic(1, {}), "pass", "pass", "pass", "pass")
    assert play.result.places == (1, 1, 1, 1)
    assert play.position["revealer"] == 1


def test_pawned_relics_are_bought_back_for_ten_ingots_each():
    """7.2"""
    hands = {1: "holy_grail excalibur kapala"}
    play = end(hands, gold=(0, 25, 0, 0), pawned=hands[1].split())
    assert can(play) == {
        "buy back holy_grail",
        "buy back excalibur",
        "buy back kapala",
        "decline",
    }
    refused(play, 1, "buy back golden_fleece", "takes a pawned relic of your own and 10 ingots")
    after(play, "buy back excalibur", "buy back kapala")
    assert play.result  # 5 ingots are left: not enough for the third
    assert (gold(play), play.position["supply"]) == ([0, 5, 0, 0], 55)
    assert play.position["pawned"] == ["holy_grail"]
    assert play.position["tokens"] == 5
    assert play.scores == (0, 8 + 5, 0, 0)


def test_relics_that_stay_pawned_do_not_score_but_curse():
    """7.2"""
    play = end({1: "necronomicon"}, gold=(0, 12, 0, 0), pawned=["necronomicon"])
    after(play, "decline")
    assert play.scores == (0, 2 - 3, 0, 0)


def test_a_certificate_must_be_placed_on_a_relic_of_ones_own():
    """7.3"""
    play = end({1: "malleus_maleficarum excalibur", 2: "kapala"}, ["excalibur", "kapala"])
    assert can(play) == {"certify malleus_maleficarum", "certify excalibur"}
    refused(play, 1, "decline", "Place your certificate")
    refused(play, 1, "certify kapala", "Kapala is not yours")


def test_a_certified_relic_stays():
    """7.3, 7.4"""
    play = after(end({1: "malleus_maleficarum excalibur"}, ["excalibur"]), "certify excalibur")
    assert owner(play, "excalibur") == 1
    assert play.scores == (0, 8, 0, 0)
    assert play.view(None).players[1].collection[0].certified


def test_a_pawned_relic_may_be_certified():
    """7.3: a pawned curse, too, which then stays."""
    play = end({1: "malleus_maleficarum kapala"}, ["kapala"], pawned=["kapala"], gold=(0, 9, 0, 0))
    after(play, "certify kapala")
    assert owner(play, "kapala") == 1
    assert play.scores == (0, 8, 0, 0)


def test_two_certificates_may_lie_on_the_same_relic():
    """7.3"""
    play = end({1: "malleus_maleficarum seal_of_solomon excalibur"}, ["excalibur"])
    after(play, "certify excalibur", "certify excalibur")
    assert play.position["certified"] == ["excalibur"]
    assert play.result


def test_the_relics_named_by_counterfeits_leave_and_lose_their_effect():
    """7.4: only those that lie on the table and that someone owns."""
    play = end({0: "philosophers_stone excalibur"}, ["philosophers_stone"], gold=(9, 0, 0, 0))
    assert owner(play, "philosophers_stone") == "gone"
    assert play.scores == (8 + 1, 0, 0, 0)
    assert [owned.relic for owned in play.view(1).players[0].collection] == ["excalibur"]


def test_a_pawned_counterfeit_leaves_with_its_curse():
    """7.4: its token goes back."""
    play = end({0: "necronomicon"}, ["necronomicon"], pawned=["necronomicon"])
    assert owner(play, "necronomicon") == "gone"
    assert play.scores == (0, 0, 0, 0)
    assert (play.position["tokens"], play.position["pawned"]) == (6, [])


def test_the_horn_of_the_unicorn_may_save_any_relic_or_none():
    """7.5: an opponent's, too; asked when all counterfeits are open."""
    play = end({1: "unicorn_horn", 2: "kapala", 3: "excalibur"}, ["kapala", "excalibur"])
    assert set(play.view(1).fakes) >= {"kapala", "excalibur"}
    assert can(play) == {"neutralise kapala", "neutralise excalibur", "decline"}
    refused(play, 1, "neutralise unicorn_horn", "No counterfeit of Horn of the Unicorn")
    saved = after(play.copy(), "neutralise excalibur")
    assert (owner(saved, "kapala"), owner(saved, "excalibur")) == ("gone", 3)
    none = after(play, "decline")
    assert (owner(none, "kapala"), owner(none, "excalibur")) == ("gone", "gone")


def test_a_counterfeit_horn_neutralises_nothing():
    """7.5: not itself either."""
    play = end({1: "unicorn_horn kapala"}, ["unicorn_horn", "kapala"])
    assert play.result
    assert (owner(play, "unicorn_horn"), owner(play, "kapala")) == ("gone", "gone")


def test_a_certified_counterfeit_horn_neutralises_one():
    """7.5"""
    play = end({1: "unicorn_horn kapala seal_of_solomon"}, ["unicorn_horn", "kapala"])
    after(play, "certify unicorn_horn")
    assert can(play) == {"neutralise kapala", "decline"}
    after(play, "neutralise kapala")
    assert (owner(play, "unicorn_horn"), owner(play, "kapala")) == (1, 1)


def test_a_certified_relic_needs_no_neutralising():
    """7.5: what would not leave is not offered."""
    play = end({1: "unicorn_horn", 2: "seal_of_solomon kapala"}, ["kapala"])
    after(play, "certify kapala")
    assert play.result


def test_players_are_asked_only_where_something_can_be_done():
    """7.6"""
    assert end({1: "kapala"}, gold=(0, 9, 0, 0), pawned=["kapala"]).result
    assert end({1: "unicorn_horn", 2: "kapala"}).result
    lamp = buys(0, "aladdins_lamp", 2, {0: "holy_grail", 1: "kapala"})
    assert lamp.view(None).phase == "revealing"  # 2 against 3
    assert buys(0, "aladdins_lamp", 2, {1: "holy_grail"}).view(None).phase == "revealing"
    assert buys(0, "pandoras_box", 2).view(None).phase == "revealing"


def test_nothing_can_be_done_after_the_end():
    """7.1"""
    play = end({0: "excalibur"})
    assert play.to_act == ()
    refused(play, 0, "pass", "The game is over")


# 8. The score


@pytest.mark.parametrize(("ingots", "points"), [(0, 0), (4, 0), (5, 1), (14, 2), (30, 6)])
def test_five_ingots_are_a_point(ingots, points):
    """8.1"""
    assert end({}, gold=(ingots, 0, 0, 0)).scores == (points, 0, 0, 0)


def test_four_two_three_and_two_relics_make_two_sets_and_ten_points():
    """8.2"""
    hands = {
        0: "excalibur philosophers_stone seven_league_boots unicorn_horn"
        " golden_fleece mjollnir"
        " gilgamesh_axe flying_carpet aladdins_lamp"
        " ame_no_nuboko ruyi_jingu_bang"
    }
    play = end(hands, gold=(0, 0, 0, 0))
    assert play.view(None).players[0].sets == 2
    assert play.scores == (10 + 8 + 7 + 6 + 5, 0, 0, 0)


def test_no_set_without_all_four_colours():
    """8.2"""
    play = end({0: "excalibur seven_league_boots golden_fleece mjollnir gilgamesh_axe"})
    assert play.scores == (8 + 7 + 6, 0, 0, 0)


@pytest.mark.parametrize(
    ("hands", "scores"),
    [
        ({0: "excalibur", 1: "seven_league_boots"}, (8, 6, 0, 0)),
        ({2: "golden_fleece", 3: "dagda_cauldron"}, (0, 0, 7, 5)),
        ({0: "aladdins_lamp", 3: "gilgamesh_axe"}, (4, 0, 0, 6)),
        ({0: "ruyi_jingu_bang", 3: "ame_no_nuboko"}, (3, 0, 0, 5)),
    ],
)
def test_the_highest_value_in_a_colour_is_first_and_the_next_second(hands, scores):
    """8.3: without value there no place, without a rival just one."""
    assert end(hands).scores == scores


def test_value_decides_a_majority_and_not_the_number_of_relics():
    """8.3: 3 against 1 and 1; the third gets nothing."""
    hands = {0: "seven_league_boots unicorn_horn", 1: "excalibur", 2: "philosophers_stone"}
    assert end(hands, gold=(0, 0, 0, 0)).scores == (6, 8, 0, 0)


def test_two_who_tie_for_first_get_the_points_of_second_place_and_nobody_else_places():
    """8.4, 8.5"""
    play = end({0: "golden_fleece", 1: "pandoras_box", 2: "dagda_cauldron"})
    assert play.scores == (5, 5, 0, 0)


def test_two_who_tie_for_second_get_nothing():
    """8.4"""
    play = end({0: "golden_fleece", 1: "mjollnir", 2: "dagda_cauldron"})
    assert play.scores == (7, 0, 0, 0)


def test_three_who_tie_get_nothing_and_nobody_is_second():
    """8.4, 8.5"""
    hands = {0: "ring_of_the_nibelung", 1: "mjollnir", 2: "dagda_cauldron", 3: "horn_of_plenty"}
    assert end(hands).scores == (0, 0, 0, 0)


def test_yata_wins_a_tie_of_three_and_the_others_tie_for_second():
    """8.4"""
    hands = {0: "ring_of_the_nibelung", 1: "mjollnir yata_no_kagami", 2: "dagda_cauldron"}
    assert end(hands).scores == (0, 7 + 5, 0, 0)


def test_the_shirt_loses_a_tie_of_three_and_the_others_tie_for_first():
    """8.4, 8.5"""
    hands = {0: "shirt_of_nessus", 1: "mjollnir", 2: "dagda_cauldron"}
    assert end(hands).scores == (0, 5, 5, 0)


def test_yata_and_the_shirt_settle_a_tie_of_three():
    """8.4: in two hands; in one they cancel out, and none of the three gets anything."""
    hands = {0: "shirt_of_nessus", 1: "mjollnir yata_no_kagami", 2: "dagda_cauldron"}
    assert end(hands).scores == (0, 7 + 5, 5, 0)
    hands = {0: "shirt_of_nessus yata_no_kagami", 1: "mjollnir", 2: "dagda_cauldron"}
    assert end(hands).scores == (5, 0, 0, 0)


def test_yata_and_the_shirt_settle_a_tie_for_second_place():
    """8.4"""
    hands = {0: "golden_fleece", 1: "mjollnir yata_no_kagami", 2: "dagda_cauldron"}
    assert end(hands).scores == (7, 5 + 5, 0, 0)
    hands = {0: "golden_fleece", 1: "shirt_of_nessus", 2: "dagda_cauldron"}
    assert end(hands).scores == (7, 0, 5, 0)


def test_the_highest_total_wins_and_others_share_a_tie():
    """8.6"""
    play = end({0: "excalibur"}, gold=(0, 40, 10, 0))
    assert play.scores == (8, 8, 2, 0)
    assert play.result.places == (1, 1, 3, 4)
    assert play.result.winners == (0, 1)
    play = end({0: "excalibur"}, gold=(5, 40, 10, 0))
    assert play.result.winners == (0,)


def test_yata_wins_a_tie_of_totals():
    """8.6"""
    play = end({1: "yata_no_kagami"}, gold=(25, 0, 25, 0))
    assert play.scores == (5, 5, 5, 0)
    assert play.result.places == (2, 1, 2, 4)


def test_the_shirt_loses_a_tie_of_totals():
    """8.6"""
    play = end({0: "shirt_of_nessus"}, gold=(0, 35, 0, 0))
    assert play.scores == (7, 7, 0, 0)
    assert play.result.places == (2, 1, 3, 3)


def test_yata_and_the_shirt_order_every_tie_of_the_ranking():
    """8.6: a tie for second, a tie for third."""
    play = end({1: "yata_no_kagami"}, gold=(25, 0, 30, 0))
    assert play.scores == (5, 5, 6, 0)
    assert play.result.places == (3, 2, 1, 4)
    hands = {0: "shirt_of_nessus", 1: "golden_fleece", 2: "excalibur"}
    play = end(hands, gold=(0, 0, 0, 25))
    assert play.scores == (5, 7, 8, 5)
    assert play.result.places == (4, 2, 1, 3)


def test_totals_may_be_negative():
    """8.7"""
    play = end({0: "necronomicon"}, pawned=["necronomicon"])
    assert play.scores == (-3, 0, 0, 0)
    assert play.result.places == (4, 1, 1, 1)


def test_running_scores_take_every_relic_for_genuine():
    """8.7: for those who know better, too, until the counterfeits are out."""
    play = at({0: "excalibur"}, ["excalibur"])
    for seat in (0, 1, 2, 3, None):
        assert play.view(seat).scores == (10, 2, 2, 2)
    assert end({0: "excalibur"}, ["excalibur"]).scores == (0, 0, 0, 0)


# 9. Editions


def test_the_table_of_relics_is_that_of_the_edition():
    """9.1: and each relic is sent to the paragraph that names it."""
    rows = re.findall(
        r"^\| (.+) \| (\w+) \| (\d) \| (.+) \| (.+) \| (.+) \| (\w+) \|$", RULES, re.M
    )
    assert len(rows) == len(RELICS) == 26
    for (name, *figures, effect, fake), relic in zip(rows, RELICS.values(), strict=True):
        sale = "sealed" if relic.sealed else "open"
        assert figures == [relic.colour, str(relic.value), relic.mark, sale]
        assert (fake == "yes") == relic.counterfeit
        assert (effect == "none") == (relic.effect == "none")
        number = re.escape("5.25" if effect == "none" else effect)
        assert re.search(rf"^\*\*{number}\*\* .*{name}", RULES, re.M), name
    assert GAME.editions.names == ("reconstruction",)


def test_the_edition_says_what_is_reconstructed():
    """9.2"""
    origins = {relic.id: dict(relic.provenance) for relic in RELICS.values()}

    def having(figure, origin):
        return {relic for relic, of in origins.items() if of[figure] == origin}

    assert having("value", "reconstruction") == set(RELICS)
    assert having("name", "reconstruction") == {
        "necronomicon",
        "dagda_cauldron",
        "seal_of_solomon",
        "gilgamesh_axe",
        "ruyi_jingu_bang",
        "chintamani_stone",
        "kapala",
    }
    known = {"mjollnir", "unicorn_horn", "yata_no_kagami", "shirt_of_nessus"}
    assert having("effect", "source") == known
    assert having("counterfeit", "source") == {"unicorn_horn"}
    assert having("colour", "source") == {"holy_grail", "seven_league_boots", "mjollnir"}
    assert len(having("colour", "inferred")) == 15
    figures = dict(GAME.setup().edition.provenance)
    assert figures["pawn.payout"] == "reconstruction"
    assert figures["relics_by_colour"] == "inferred"


def test_an_edition_of_ones_own_is_a_file(tmp_path):
    """9.3"""
    own = own_edition(tmp_path, "payout = 5", "payout = 3")
    fields = {"hands": {1: "holy_grail"}, "gold": [10, 4, 10, 10], "options": {"edition": own}}
    assert gold(after(auction(**fields), "pawn holy_grail")) == [10, 7, 10, 10]


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("value = 3", "value = 4", "value must be a whole number from 1 to 3, not 4"),
        ('auction = "sealed"', 'auction = "open"', "weapons, and only weapons"),
        ("counterfeit = true", "counterfeit = false", "22 relics have a counterfeit, not 21"),
        ("certificates = 1", "certificates = 2", "2 certificates, not 3"),
        ('id = "holy_grail"', 'id = "excalibur"', "excalibur stands 2 times"),
    ],
)
def test_an_edition_that_does_not_fit_is_refused_with_the_line(tmp_path, old, new, why):
    """9.3"""
    own = own_edition(tmp_path, old, new)
    with pytest.raises(InvalidEdition, match=rf"line \d+: .*{why}"):
        mintmark.new("warehouse51", edition=own)


# 10. Notation


def test_moves_are_written_as_the_rules_say():
    """10.1, 10.2"""
    texts = {str(move) for move in GAME.setup().moves.all}
    for number in ("10.1", "10.2"):
        (paragraph,) = re.findall(rf"^\*\*{re.escape(number)}\*\* (.*)$", RULES, re.M)
        named = [text for text in re.findall(r"`([^`]+)`", paragraph) if text != "note"]
        assert len(named) > 2
        assert set(named) <= texts


def test_chance_lays_the_counterfeits_out_around_the_table():
    """10.2"""
    play = mintmark.new("warehouse51", seats=3, settle=False)
    after(play, "first 2", "note kapala", "note excalibur", "note mjollnir")
    assert play.position["note"] == [["kapala", "excalibur"], ["mjollnir"], []]
    with pytest.raises(IllegalMove, match="cannot come up"):
        play.push(CHANCE, "note kapala")
    with pytest.raises(IllegalMove, match="chance acts first"):
        play.push(1, "reveal blue")
    after(play, "note golden_fleece", "note horn_of_plenty", "note flying_carpet")
    assert play.to_act == (1,)


@pytest.mark.parametrize(
    "play",
    [
        mintmark.new("warehouse51", settle=False),
        auction(hands={1: "mjollnir"}, leader=0, bid=3, passed=[3]),
        at({1: "holy_grail"}, phase="sealed", lot="excalibur", fist=[3, None, None, None]),
        buys(0, "golden_fleece", 4, {0: "flying_carpet"}),
        buys(0, "pandoras_box", 4, {0: "kapala"}),
        buys(0, "aladdins_lamp", 4, {0: "kapala", 2: "excalibur"}),
        end({1: "kapala"}, gold=(0, 20, 0, 0), pawned=["kapala"]),
        end({1: "seal_of_solomon kapala", 2: "unicorn_horn"}, ["kapala"]),
        end({2: "unicorn_horn kapala"}, ["kapala"]),
        end({1: "kapala"}, ["kapala"]),
    ],
    ids=lambda play: play.view(None).phase,
)
def test_a_position_is_an_object_that_is_read_back(play):
    """10.3"""
    position = json.loads(json.dumps(play.position))
    again = mintmark.load("warehouse51", position, seats=play.setup.seats, settle=False)
    assert again.position == position
    assert again.to_act == play.to_act
    for seat in play.to_act:
        assert again.moves(seat) == play.moves(seat)


def test_every_field_of_a_position_is_in_the_rules():
    """10.3"""
    table = RULES[RULES.index("**10.3**") : RULES.index("**10.4**")]
    named = [
        field for row in re.findall(r"^\| (`.*?) \|", table, re.M) for field in row.split(", ")
    ]
    assert {field.strip("`") for field in named} == set(at().position)


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"gold": [10, 10, 10, 11], "supply": 20}, "there are 60 ingots, not 61"),
        ({"tokens": 5}, "there are 6 pawn tokens, not 5"),
        ({"fakes": ["yata_no_kagami"]}, "no counterfeit of yata_no_kagami"),
        ({"fakes": ["kapala", "kapala"]}, "no second counterfeit of kapala"),
        ({"pawned": ["kapala"]}, "kapala is pawned, but nobody owns it"),
        ({"phase": "buying_back"}, "the end comes when all piles are empty"),
        ({"phase": "open", "lot": "excalibur", "asked": 1}, "sold in a sealed auction"),
        ({"phase": "open", "lot": "kapala", "asked": 1, "passed": [1]}, "must still be in"),
        ({"bank": 3}, "no field .bank."),
    ],
)
def test_a_position_that_cannot_be_is_refused(fields, why):
    """10.4"""
    with pytest.raises(InvalidPosition, match=why):
        at(**fields)


def test_a_seat_with_nothing_to_decide_is_not_asked():
    """10.4"""
    with pytest.raises(InvalidPosition, match="has nothing to decide"):
        end({1: "kapala"}, gold=(0, 20, 0, 0), pawned=["kapala"], asked=2)


def test_when_time_is_up_a_seat_passes_or_closes_an_empty_fist_or_does_what_comes_first():
    """11.1"""
    play, idle = mintmark.new("warehouse51", seed=3, seats=3), set()
    while play.to_act:
        seat = play.awaited[0]
        idle.add(str(play.idle(seat)))
        play.push(seat, play.idle(seat))
    assert {"pass", "fist 0"} < idle
    assert {move.split()[0] for move in idle} <= {"pass", "fist", "reveal", "decline"}


def test_when_time_is_up_the_left_neighbour_is_paid_and_the_first_relic_given_or_certified():
    """11.1"""
    assert str(buys(1, "kapala", 3, {1: "flying_carpet"}).idle(1)) == "pay left"
    assert str(buys(1, "pandoras_box", 3, {1: "kapala excalibur"}).idle(1)) == "give excalibur"
    assert str(end({1: "seal_of_solomon holy_grail"}).idle(1)) == "certify holy_grail"


def test_who_may_pawn_passes_or_closes_an_empty_fist_when_time_is_up():
    """11.1"""
    poor = {"hands": {1: "kapala"}, "gold": [10, 0, 10, 10]}
    for play, idle in (
        (auction(**poor), "pass"),
        (at(phase="sealed", lot="excalibur", **poor), "fist 0"),
    ):
        assert "pawn kapala" in map(str, play.moves(1))
        assert str(play.idle(1)) == idle


def test_every_paragraph_of_the_rules_has_a_test():
    numbers = re.findall(r"^\*\*(\d+\.\d+)\*\*", RULES, re.M)
    here = Path(__file__).read_text("utf-8")
    cited = set(re.findall(r'"""([\d., ]+)', here))
    cited = {number for text in cited for number in re.findall(r"\d+\.\d+", text)}
    assert len(numbers) > 60
    assert cited == set(numbers)


def test_every_relic_is_named_in_the_tests_above():
    here = Path(__file__).read_text("utf-8")
    assert {relic for relic in RELICS if relic in here} == set(RELICS)
