"""One test for every paragraph of RULES.md, set up by notation. Numbers cite the paragraphs."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

import mintmark
from mintmark import CHANCE, IllegalMove
from mintmark.games.coinage import GAME

START = "gold 4,3,2,1 4,3,2,1 - ?"
GOLD, SILVER = 0, 1


def at(position, **options):
    """A game at a position, with chance waiting for us."""
    return mintmark.load("coinage", position, settle=False, **options)


def can(play, kind="", seat=None):
    """The legal moves of a kind, as texts."""
    seat = play.to_act[0] if seat is None else seat
    return {str(move) for move in play.moves(seat) if str(move).startswith(kind)}


def after(position, *moves, **options):
    """The game after some moves by whoever is to act."""
    play = at(position, **options)
    for move in moves:
        play.push(play.to_act[0], move)
    return play


def test_gold_moves_first():
    """1.1"""
    play = mintmark.new("coinage", seed=1)
    assert play.to_act == (GOLD,)
    assert play.position.startswith("gold ")


def test_each_bank_starts_with_four_three_two_and_one_coins():
    """1.2"""
    assert mintmark.new("coinage", settle=False).position == START


def test_a_coin_belongs_to_the_side_that_shows_or_to_the_bank_it_lies_in():
    """1.3"""
    play = after("gold 4,3,2,1 3,3,2,1 A1:1s -", "capture A1")
    assert play.view(None).banks == ((5, 3, 2, 1), (3, 3, 2, 1))


def test_a_record_begins_with_golds_first_turn():
    """1.4: the toss for sides comes before the game."""
    play = mintmark.new("coinage", seed=3)
    assert [entry.who for entry in play.record.entries] == [CHANCE]
    assert play.record.entries[0].move.startswith("slap")


def test_everyone_sees_everything_buried_coins_too():
    """1.5"""
    play = at("gold 3,3,2,0 4,2,2,1 A1:4g2s1g ?")
    stacks = [play.view(seat).stacks["A1"] for seat in (GOLD, SILVER, None)]
    assert stacks[0] == stacks[1] == stacks[2]
    assert [coin.rank for coin in stacks[0]] == [4, 2, 1]


def test_region_borders_do_not_hinder_a_move():
    """1.6: A1 lies in the mountains, B2 in the forests."""
    assert "move A1 B2" in can(at("gold 3,3,2,1 4,3,2,1 A1:1g 2"), "move")


def test_a_turn_is_a_slap_then_actions_then_it_passes():
    """2.1"""
    play = at(START)
    assert play.to_act == (CHANCE,)
    play.push(CHANCE, "slap 2")
    assert play.to_act == (GOLD,)
    play.push(GOLD, "place 2 A1")
    play.push(GOLD, "done")
    assert play.to_act == (CHANCE,)
    play.push(CHANCE, "slap -")
    assert play.to_act == (SILVER,)


@pytest.mark.parametrize(
    ("bank", "outcomes"), [("4,3,2,1", 16), ("4,3,2,0", 8), ("1,0,0,1", 4), ("0,1,0,0", 2)]
)
def test_one_coin_of_every_rank_left_is_tossed_and_all_outcomes_are_alike(bank, outcomes):
    """2.2"""
    other = ",".join(
        str(2 * n - int(m)) for n, m in zip((4, 3, 2, 1), bank.split(","), strict=True)
    )
    play = at(f"gold {bank} {other} - ?")
    tossed = {str(move) for move in play.moves(CHANCE)}
    assert len(tossed) == outcomes
    assert [weight for _, weight in play.outcomes] == [1] * outcomes
    ranks = {str(rank) for rank, n in enumerate(bank.split(","), 1) if n != "0"}
    assert all(set(text.removeprefix("slap ").split(",")) <= ranks | {"-"} for text in tossed)


def test_nothing_may_be_done_before_the_slap():
    """2.2: the slap is not optional."""
    with pytest.raises(IllegalMove, match="chance acts first"):
        at(START).push(GOLD, "done")


@pytest.mark.parametrize(
    ("slap", "kinds"),
    [
        ("1,2,3,4", {"place", "pay", "done"}),
        ("1,2,3", {"place", "done"}),
        ("2,4", {"place", "done"}),
        ("3", {"place", "move", "done"}),
        ("-", {"capture", "move", "done"}),
    ],
)
def test_the_number_of_matches_says_what_may_be_done(slap, kinds):
    """2.3"""
    play = at(f"gold 3,3,2,1 4,3,2,1 A1:1g {slap}")
    assert {text.split()[0] for text in can(play)} == kinds


@pytest.mark.parametrize("slap", ["1,2,3,4", "1,2,3", "1,2"])
def test_two_coins_may_be_placed_with_two_three_or_four_matches(slap):
    """2.3"""
    play = after(f"gold 4,3,2,1 4,3,2,1 - {slap}", "place 1 A1", "place 2 A2")
    assert not can(play, "place")


def test_parts_of_a_turn_come_in_any_order():
    """2.3: place and move, move and place, capture and move, move and capture."""
    one, none = "gold 3,3,2,1 4,3,2,1 A1:1g 2", "gold 3,3,2,1 4,3,2,1 A1:1g -"
    ends = [
        after(one, "place 2 C3", "move A1 A2", "done").position,
        after(one, "move A1 A2", "place 2 C3", "done").position,
    ]
    assert ends[0] == ends[1]
    assert after(none, "capture A1", "done").view(None).banks[GOLD] == (4, 3, 2, 1)
    assert can(after(none, "move A1 A2"), "capture") == {"capture A2"}


def test_coins_that_matched_but_were_not_used_stay_in_the_bank():
    """2.4"""
    play = after("gold 4,3,2,1 4,3,2,1 - 1,2,3", "place 1 A1", "done")
    assert play.position == "silver 3,3,2,1 4,3,2,1 A1:1g ?"


def test_a_turn_passes_only_when_its_player_says_so():
    """2.5: with nothing left to do, `done` is still to be said."""
    play = at("gold 4,3,2,1 4,3,2,1 - -")
    assert can(play) == {"done"}
    assert play.to_act == (GOLD,)


@pytest.mark.parametrize("slap", ["-", "1", "1,2", "1,2,3", "1,2,3,4"])
def test_doing_nothing_is_always_allowed(slap):
    """2.5"""
    assert "done" in can(at(f"gold 4,3,2,1 4,3,2,1 - {slap}"))


def test_only_a_coin_that_matched_may_be_placed_and_only_once():
    """3.1"""
    play = at("gold 4,3,2,1 4,3,2,1 - 1,3")
    assert {text.split()[1] for text in can(play, "place")} == {"1", "3"}
    play.push(GOLD, "place 1 A1")
    assert {text.split()[1] for text in can(play, "place")} == {"3"}
    with pytest.raises(IllegalMove, match="used your coin I "):
        play.push(GOLD, "place 1 A2")
    with pytest.raises(IllegalMove, match="coin II did not match"):
        play.push(GOLD, "place 2 A2")


def test_a_coin_may_go_into_any_empty_area():
    """3.2: no neighbour is needed."""
    assert len(can(at("gold 4,3,2,1 4,3,2,1 - 2,4"), "place 4")) == 10


def test_a_coin_covers_only_a_larger_one():
    """3.3"""
    play = at("gold 4,3,2,1 3,2,1,1 A1:3s/A2:2s/A3:1s 2,3")
    assert {"place 2 A1"} == can(play, "place 2 A")
    assert not can(play, "place 3 A")
    with pytest.raises(IllegalMove, match="only a larger one: II does not fit onto II"):
        play.push(GOLD, "place 2 A2")


def test_a_stack_shrinks_upward_to_four_coins_at_most():
    """3.3"""
    play = after("gold 4,3,2,0 4,3,1,1 A1:4g3s 2", "place 2 A1")
    assert [coin.rank for coin in play.view(None).stacks["A1"]] == [4, 3, 2]
    full = at("silver 3,2,2,0 4,3,1,1 A1:4g3s2g1g 1")
    assert "place 1 A1" not in can(full)


def test_covering_your_own_coin_is_an_option():
    """3.4"""
    position = "gold 4,3,2,0 4,3,2,1 A1:4g 1,2"
    assert "place 1 A1" not in can(at(position))
    assert "place 1 A1" in can(at(position, cover_own=True))
    with pytest.raises(IllegalMove, match="yours already"):
        at(position).push(GOLD, "place 1 A1")


def test_paying_needs_four_matches_and_happens_once():
    """4.1"""
    play = at("gold 4,3,2,1 4,3,2,1 - 1,2,3,4")
    assert can(play, "pay") == {"pay 1", "pay 2", "pay 3", "pay 4"}
    play.push(GOLD, "pay 1")
    assert play.view(None).banks == ((3, 3, 2, 1), (5, 3, 2, 1))
    assert not can(play, "pay")
    assert play.view(None).placements_left == 3
    with pytest.raises(IllegalMove, match="at most one coin"):
        play.push(GOLD, "pay 2")
    with pytest.raises(IllegalMove, match="only with four matches; this turn 3 coins"):
        at("gold 4,3,2,1 4,3,2,1 - 1,2,3").push(GOLD, "pay 1")


def test_paying_may_come_before_the_third_placement():
    """4.1, 4.2: after two placements, too."""
    play = after("gold 4,3,2,1 4,3,2,1 - 1,2,3,4", "place 1 A1", "place 2 A2")
    assert can(play) == {"pay 3", "pay 4", "done"}
    play.push(GOLD, "pay 3")
    assert len(can(play, "place 4")) == 8
    assert "done" not in can(play)


def test_a_player_who_has_paid_must_place_while_it_is_possible():
    """4.2"""
    play = after("gold 4,3,2,1 4,3,2,1 - 1,2,3,4", "pay 4")
    assert "done" not in can(play)
    with pytest.raises(IllegalMove, match="must place"):
        play.push(GOLD, "done")
    for move in ("place 1 A1", "place 2 A2", "place 3 A3"):
        play.push(GOLD, move)
    assert can(play) == {"done"}


def test_a_player_who_has_paid_finds_room_until_the_game_is_over():
    """4.2: IV covers nothing here, but an empty area is left as long as the game runs."""
    taken = "A1:1s/A2:1s/A3:1s/B1:1s/B2:2s/B3:2s/B4:2s/C1:3s"
    play = after(f"gold 3,2,1,1 1,1,2,1 {taken} 1,2,3,4", "place 1 C1", "pay 3", "place 2 C2")
    assert can(play) == {"place 4 C3"}
    play.push(GOLD, "place 4 C3")
    assert play.result.ending == "full-map"


def test_a_whole_stack_moves_whoever_holds_it_into_an_empty_neighbour():
    """5.1"""
    play = at("gold 3,3,2,1 3,3,2,1 A1:1s/B2:1g -")
    assert can(play, "move") == {
        "move A1 A2",
        "move A1 B1",
        "move B2 A2",
        "move B2 B1",
        "move B2 B3",
        "move B2 C1",
        "move B2 C2",
    }
    for move, why in (
        ("move A1 B2", "B2 Oldholt is not empty"),
        ("move A1 C3", "do not touch"),
        ("move C1 C2", "C1 Fernmarch is empty"),
    ):
        with pytest.raises(IllegalMove, match=why):
            play.push(GOLD, move)


def test_one_stack_moves_a_turn():
    """5.1"""
    play = after("gold 3,3,2,1 4,3,2,1 A1:1g -", "move A1 A2")
    assert not can(play, "move")
    with pytest.raises(IllegalMove, match="one stack a turn"):
        play.push(GOLD, "move A2 A1")


def test_a_stack_keeps_its_order_and_is_never_divided():
    """5.2"""
    play = after("gold 3,3,2,0 4,2,2,1 A1:4g2s1g 3", "move A1 A2", "done")
    assert play.position == "silver 3,3,2,0 4,2,2,1 A2:4g2s1g ?"


def test_the_top_coin_is_captured_whoever_holds_it():
    """6.1"""
    position = "gold 3,3,2,0 4,2,2,1 A1:4g2s/A2:1g -"
    assert can(at(position), "capture") == {"capture A1", "capture A2"}
    play = after(position, "capture A1")
    assert play.view(None).banks[GOLD] == (3, 4, 2, 0)
    assert not can(play, "capture")
    with pytest.raises(IllegalMove, match="one coin a turn"):
        play.push(GOLD, "capture A2")
    with pytest.raises(IllegalMove, match="only when nothing matches; this turn one"):
        at("gold 3,3,2,1 4,3,2,1 A1:1g 2").push(GOLD, "capture A1")


def test_what_lay_beneath_a_captured_coin_regains_control():
    """6.2"""
    play = after("gold 4,3,2,0 4,2,2,1 A1:4g2s -", "capture A1")
    (coin,) = play.view(None).stacks["A1"]
    assert (coin.rank, coin.side) == (4, "gold")


def test_one_may_move_into_the_area_just_emptied():
    """6.2"""
    play = after("gold 3,3,2,1 3,3,2,1 A1:1s/A2:1g -", "capture A1")
    assert "move A2 A1" in can(play)


def test_a_captured_coin_is_not_placed_in_the_same_turn():
    """6.2"""
    assert not can(after("gold 4,3,2,1 3,3,2,1 A1:1s -", "capture A1"), "place")


NINE = "A1:1g/A2:2s/A3:1s/B1:2g/B2:3g/B3:1s/B4:1g/C1:2s/C2:1g"


def test_the_last_empty_area_ends_the_game_at_once():
    """7.1: although a second coin could have been placed."""
    play = after(f"gold 1,2,1,1 2,1,2,1 {NINE} 1,2", "place 2 C3")
    assert play.to_act == ()
    assert play.result.ending == "full-map"
    with pytest.raises(IllegalMove, match="over"):
        play.push(GOLD, "place 1 A2")


def test_an_empty_bank_ends_the_game_at_once():
    """7.1"""
    stacks = "A1:4g3g2s/A2:4s3s2g1s/A3:1g/B1:2g1s"
    play = after(f"gold 0,1,0,0 5,2,2,0 {stacks} 2", "place 2 C3")
    assert play.result.ending == "empty-bank"
    assert not play.to_act


def test_filling_the_map_with_the_last_coin_counts_as_filling_it():
    """7.1"""
    stacks = "A1:4g3g2s/A2:4s3s2g1s/A3:1g/B1:2g1s/B2:1g/B3:1g/B4:1s/C1:1s/C2:2s"
    play = after(f"gold 0,1,0,0 1,1,2,0 {stacks} 2", "place 2 C3")
    assert play.result.ending == "full-map"


def test_after_the_turn_limit_the_game_is_scored_as_it_stands():
    """7.2"""
    play = after(START, *["slap -", "done"] * 3, turn_limit=3)
    assert play.result.ending == "turn-limit"
    assert play.scores == (10, 10)
    with pytest.raises(mintmark.InvalidOption, match="turn_limit must be a whole number from 1"):
        mintmark.new("coinage", turn_limit=0)
    long = mintmark.new("coinage", seed=1)
    assert long.setup.options["turn_limit"] == 200


def test_the_top_coin_scores_its_rank():
    """8.1: a buried IV scores nothing. Nobody leads in the forests, gold leads in the city."""
    play = at("gold 4,2,2,0 4,2,2,1 B2:4g2s/B3:2g ?")
    forests = play.view(None).regions[1]
    assert (forests.doubled, forests.points) == (None, (2, 2))


def test_a_majority_in_a_region_doubles_all_points_there():
    """8.2: mountains 2 to 1 for gold: (1 + 3) doubled, 2 single."""
    play = at("gold 3,3,1,1 4,2,2,1 A1:1g/A2:3g/A3:2s ?")
    mountains = play.view(None).regions[0]
    assert (mountains.doubled, mountains.ranks, mountains.points) == ("gold", (4, 2), (8, 2))


def test_equal_numbers_double_nobodys_and_one_against_none_is_a_majority():
    """8.2"""
    play = at("gold 3,3,2,1 3,2,2,1 B4:1g/C3:1s/C2:2s ?")
    _, _, plains, city = play.view(None).regions
    assert (plains.doubled, plains.points) == (None, (1, 1))
    assert (city.doubled, city.points) == ("silver", (0, 4))


def test_each_coin_in_the_bank_is_a_point():
    """8.3: whatever its rank."""
    assert at("gold 4,3,2,1 4,3,2,1 - ?").scores == (10, 10)
    assert at("gold 5,3,2,1 3,3,2,1 - ?").scores == (11, 9)
    assert at("gold 3,3,1,1 4,2,2,1 A1:1g/A2:3g/A3:2s ?").view(None).bank_points == (8, 9)


def test_the_higher_total_wins_and_a_tie_is_a_draw():
    """8.4"""
    tie = after(START, "slap -", "done", turn_limit=1)
    assert tie.result.places == (1, 1)
    assert tie.result.winners == (GOLD, SILVER)
    won = after("gold 4,3,2,1 4,3,2,1 - 4", "place 4 C2", "done", turn_limit=1)
    assert won.scores == (9 + 8, 10)
    assert won.result.winners == (GOLD,)


def test_the_bank_breaks_a_tie_if_the_option_says_so():
    """8.5: 10 to 10, but silver's bank has the higher ranks."""
    position = "gold 5,2,2,1 3,4,2,1 - -"
    assert after(position, "done", turn_limit=1).result.winners == (GOLD, SILVER)
    unequal = "gold 5,3,2,0 2,2,2,2 C2:1g/A1:2s -"  # 10 and 2 against 8 and 4 points
    by_rank = after(unequal, "done", turn_limit=1, bank_tiebreak=True)
    assert by_rank.scores == (12, 12)
    assert by_rank.result.winners == (SILVER,)  # 20 against 17 ranks, with fewer coins
    assert by_rank.view(None).tiebreak == (17, 20)
    for unbroken in (
        after(unequal, "done", turn_limit=1),
        at(unequal, bank_tiebreak=True),
        after(START, "slap -", "done", bank_tiebreak=True),
    ):
        assert unbroken.view(None).tiebreak is None
    tied = after(position, "done", turn_limit=1, bank_tiebreak=True)
    assert tied.scores == (10, 10)
    assert tied.result.winners == (SILVER,)
    equal = after(START, "slap -", "done", turn_limit=1, bank_tiebreak=True)
    assert equal.result.winners == (GOLD, SILVER)


def test_the_standard_map_has_the_printed_borders_and_regions():
    """9.1: written down here once more, border by border."""
    borders = """A1-A2 A2-A3 B1-B2 B2-B3 B3-B4 C1-C2 C2-C3 A1-B1 A1-B2 A2-B2 A2-B3 A3-B3 A3-B4
                 C1-B1 C1-B2 C2-B2 C2-B3 C3-B3 C3-B4"""
    standard = GAME.setup(map="standard").edition
    areas = standard.areas
    found = {frozenset((area.label, other)) for area in areas for other in area.borders}
    assert found == {frozenset(border.split("-")) for border in borders.split()}
    sizes = [
        sum(area.region == name for area in areas)
        for name in GAME.setup(map="standard").edition.regions
    ]
    assert sizes == [4, 3, 2, 1]


@pytest.mark.parametrize("name", ["lagoon", "citadel", "isles"])
def test_our_own_maps_say_that_they_are_ours(name):
    """9.2"""
    origin = dict(GAME.setup(map=name).edition.provenance)
    assert origin == {
        "banks": "rulebook",
        "areas": "ours",
        "borders": "ours",
        "regions": "ours",
        "names": "ours",
    }


def test_moves_are_written_as_the_rules_say():
    """10.1"""
    table = mintmark.new("coinage").setup.moves
    texts = {str(move) for move in table.all}
    assert {
        "place 1 A1",
        "pay 4",
        "move A1 B2",
        "capture A1",
        "done",
        "slap 1,3",
        "slap -",
    } <= texts


def test_a_position_has_five_fields():
    """10.2"""
    text = "silver 3,3,2,0 4,2,2,1 A1:4g2s/C2:1g 1,3"
    assert at(text).position == text


def test_a_sixth_field_says_what_is_left_of_a_turn():
    """10.3"""
    play = after("gold 4,3,2,1 4,3,2,1 - 1,2,3,4", "place 1 A1", "place 2 A2")
    assert play.position == "gold 3,2,2,1 4,3,2,1 A1:1g/A2:2g 1,2,3,4 3,4,pay"
    assert can(at(play.position)) == can(play)
    moved = after("gold 3,3,2,1 4,3,2,1 A1:1g -", "move A1 A2")
    assert moved.position.endswith(" - capture")


def test_when_time_is_up_the_turn_is_done():
    """11.1"""
    assert str(at("gold 4,3,2,1 4,3,2,1 - 1,2,3,4").idle(0)) == "done"


def test_when_time_is_up_after_paying_the_smallest_coin_goes_into_the_first_area():
    """11.1"""
    play = after("gold 4,3,2,1 4,3,2,1 - 1,2,3,4", "pay 2")
    made = []
    while play.to_act == (GOLD,):
        made.append(str(play.idle(GOLD)))
        play.push(GOLD, made[-1])
    assert made == ["place 1 A1", "place 3 A2", "place 4 A3", "done"]


def test_every_paragraph_of_the_rules_has_a_test():
    numbers = re.findall(
        r"^\*\*(\d+\.\d+)\*\*",
        files("mintmark.games.coinage").joinpath("RULES.md").read_text("utf-8"),
        re.M,
    )
    here = Path(__file__).read_text("utf-8")
    cited = set(re.findall(r'"""([\d., ]+)', here))
    cited = {number for text in cited for number in re.findall(r"\d+\.\d+", text)}
    assert len(numbers) > 30
    assert cited == set(numbers)
