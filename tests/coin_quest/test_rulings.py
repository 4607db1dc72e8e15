"""A test for every paragraph of RULES.md and for every icon. Numbers cite the paragraphs."""

import json
import re
from collections import Counter
from functools import cache
from importlib.resources import files
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from random import Random

import pytest

import mintmark
from mintmark import CHANCE, IllegalMove, InvalidPosition
from mintmark.engine.numbers import together
from mintmark.engine.rule import ONLOOKER
from mintmark.errors import InvalidEdition
from mintmark.games.coin_quest import GAME
from mintmark.games.coin_quest.coin import Coin, coin_of

RULES = files("mintmark.games.coin_quest").joinpath("RULES.md").read_text("utf-8")
START, AUCTION, ESSEN = (sorted(map(str, coins)) for coins in GAME.setup().edition.sets)
START_TEXT = " ".join(START)
AGES = {"G1.A1": 1, "S1.A2": 2, "S2.A1": 1, "C2.A2": 2, "C3.A1.K": 1, "C4.A1.S": 1}
UNIQUES = {"G1.U1": 1, "S1.U2": 2, "S2.U1.K": 1, "S3.U1": 1, "C2.U2": 2, "C3.U1.S": 1}
RARES = {
    **{"G1.R1": 1, "S1.R2": 2, "S2.R1": 1, "S2.R1.S": 1},
    **{"C1.R2": 2, "C3.R1": 1, "C4.R1.K": 1},
}
QUALITIES = {
    **{"G2.Q1": 1, "G3.Q1": 1, "S4.Q1": 1, "C5.Q1": 1},
    **{"G2.Q2": 2, "S3.Q2": 2, "C4.Q2": 2, "C5.Q2": 2},
    **{"G1.Q3": 3, "S2.Q3": 3, "C3.Q3": 3, "C1.Q4": 4, "C2.Q4": 4},
}
MARKED = {
    "crown": "G1.K G2.K S2.U1.K S2.K S3.K C3.A1.K C4.R1.K".split(),
    "sceptre": "G1.S G2.S S2.R1.S S2.S S3.S C3.U1.S C4.A1.S".split(),
    "eagle": "G1.E G2.E S2.E S3.E C3.E C4.E".split(),
}
BONUS = {"crown": (9, 5, 2), "sceptre": (7, 4, 2), "eagle": (7, 4, 2)}
STEPS_BACK = ("take", "unlock")


def at(seats=3, options=None, **fields):
    """A game at a position, with chance waiting for us."""
    return mintmark.load("coin_quest", fields, seats=seats, settle=False, **(options or {}))


def push(play, seat, *moves):
    """The game after some moves of a seat."""
    for move in moves:
        play.push(seat, move)
    return play


def chance(play, *moves):
    return push(play, CHANCE, *moves)


def drawing(*pouches, **fields):
    """The last coin is laid on lot 3, and everyone begins to draw."""
    lots = ["S4", "S4.Q1", ""]
    fields = {"phase": "laying", "served": 2, "lots": lots, "pouch": list(pouches), **fields}
    return chance(at(len(pouches), **fields), "turn up S3")


def screens_up(play):
    """Everyone locks."""
    for seat in range(play.setup.seats):
        if seat not in play.position["locked"]:
            play.push(seat, "lock")
    return play


def bids(*boards, **fields):
    """Each seat has put down its bids, given by lot; everyone locks, and the hammer falls."""
    laid = [{str(lot): coins for lot, coins in board.items()} for board in boards]
    play = at(len(boards), bids=laid, **{"lots": ["G3", "S4", "C5.Q1"], **fields})
    return chance(screens_up(play), "hammer")


def put_all(play, seat, lot):
    """All that is in a hand goes on one lot."""
    for coin in hand(play, seat):
        play.push(seat, f"place {coin} on {lot}")


def to_bidding(play):
    """Chance lays out and draws whatever comes first, until everyone bids."""
    while play.to_act == (CHANCE,):
        play.push(CHANCE, play.moves(CHANCE)[0])
    return play


def can(play, kind="", seat=CHANCE):
    """The legal moves of a kind, as texts."""
    return {str(move) for move in play.moves(seat) if str(move).startswith(kind)}


def in_action(play, seat):
    """What the coin in use allows."""
    return {move for move in can(play, seat=seat) if move.split()[0] not in ("place", "take")}


def refused(play, seat, *moves):
    """The moves are refused, and nothing changes."""
    before = play.position
    for move in moves:
        assert move not in can(play, seat=seat)
        with pytest.raises(IllegalMove):
            play.push(seat, move)
        assert play.position == before


def of(coins):
    """Coins in an order that can be compared."""
    return sorted(coins.split())


def hand(play, seat):
    return of(play.position["hand"][seat])


def pouch(play, seat):
    return of(play.position["pouch"][seat])


def discard(play, seat):
    return of(play.position["discard"][seat])


def prestige(play):
    return play.position["prestige"]


def phase(play):
    return play.position["phase"]


def winner(play, coin):
    """The seat that has taken an auction coin, or None."""
    seats = [seat for seat in range(play.setup.seats) if coin in discard(play, seat)]
    return seats[0] if seats else None


def everywhere(play):
    """All coins that are named in a position."""
    found, position = Counter(), play.position
    for name in ("pouch", "discard", "hand", "lots"):
        found.update(coin for text in position[name] for coin in text.split())
    for board in position["bids"]:
        found.update(coin for text in board.values() for coin in text.split())
    return found + Counter(f"{position['market']} {position['trashed']}".split())


def black_pouch(play):
    """The coins that are left in the black pouch."""
    pool = AUCTION if play.setup.options["essen"] == "off" else AUCTION + ESSEN
    return list((Counter(pool) - everywhere(play)).elements())


def final(*pouches, options=None, **fields):
    """The result of a game that ended with these coins."""
    last = 13 if (options or {}).get("essen") == "long" else 11
    fields = {"phase": "over", "round": last, "pouch": list(pouches), **fields}
    return at(len(pouches), options, **fields).result


@cache
def whole_game(seats, **options):
    """A game played to its end by players who take nothing back."""
    random = Random(seats)
    play = mintmark.new("coin_quest", seats=seats, seed=seats, **options)
    while play.to_act:
        for seat in play.to_act:
            choice = [move for move in can(play, seat=seat) if move.split()[0] not in STEPS_BACK]
            if choice:
                play.push(seat, random.choice(sorted(choice)))
                break
    return play


def told(play, seat):
    """What a seat, or an onlooker, sees and hears."""
    looking = ONLOOKER if seat is None else seat
    heard = tuple(
        GAME.rules.heard(play.setup.box, play.at(ply).now.state, who, move, looking)
        for ply, (who, move) in enumerate(play._entries)
    )
    return play.view_state(seat).tobytes(), play.story(seat), heard


def imagined_hands(play, looking, seat, count):
    """What a bot takes to be behind the screen of a seat, as often as it is asked."""
    found, kinds = Counter(), [*map(str, play.setup.edition.kinds)]
    seen = play.view_state(looking)
    for seed in range(count):
        v = seen.copy()
        GAME.rules.imagine(play.setup.box, v, looking, seed)
        board = together(v.coins[seat, :7])
        found[" ".join(kind for k, kind in enumerate(kinds) for _ in range(board[k]))] += 1
    return found


def forward(play, seat):
    """The moves that bots and searches look at."""
    return [*map(str, play.forward(seat))]


def own_edition(folder, *changes):
    """A file with our edition, but for some things."""
    text = (GAME.editions.folder / "reconstruction.toml").read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path = folder / "own.toml"
    path.write_text(text, "utf-8")
    return path


# 1. The table


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everyone_begins_with_the_same_ten_coins_and_no_prestige(seats):
    """1.1"""
    play = mintmark.new("coin_quest", seats=seats, settle=False)
    for seat in range(seats):
        assert pouch(play, seat) == of("C1 C1 C1 C2 C2 C3 S1 S1 S2 G1")
        assert not hand(play, seat) + discard(play, seat)
    assert prestige(play) == [0] * seats


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_play(seats):
    with pytest.raises(mintmark.InvalidOption):
        mintmark.new("coin_quest", seats=seats)


def test_any_auction_coin_may_be_among_the_six_that_are_removed():
    """1.2: at first all 46 may come up, and before the last one comes up seven are left."""
    play = mintmark.new("coin_quest", seats=2, settle=False, first="1")
    assert can(play) == {f"turn up {coin}" for coin in AUCTION}
    lying = AUCTION[:-7]
    kept = {"discard": [" ".join(lying), ""], "lots": ["", "", ""]}
    play = at(2, phase="laying", round=11, served=2, **kept)
    assert can(play) == {f"turn up {coin}" for coin in AUCTION[-7:]}
    assert len(AUCTION) == 46


def test_the_removed_coins_are_what_is_left_in_the_black_pouch_at_the_end():
    """1.2"""
    play = whole_game(3)
    assert play.result
    assert len(black_pouch(play)) == 6


def test_seven_coins_are_laid_out_as_the_market():
    """1.3"""
    play = chance(mintmark.new("coin_quest", seats=2, settle=False), "first 1")
    for coin in "G3 penny S3.K C1.Q4 G2 G2 C5.Q1".split():
        assert phase(play) == "stocking"
        chance(play, f"turn up {coin}")
    assert of(play.position["market"]) == of("G3 penny S3.K C1.Q4 G2 G2 C5.Q1")
    assert phase(play) == "laying"
    refused(play, CHANCE, "turn up G2", "turn up penny")


def test_chance_picks_the_start_player_unless_the_option_does():
    """1.4, 10.2"""
    play = mintmark.new("coin_quest", seats=4, settle=False)
    assert can(play) == {"first 1", "first 2", "first 3", "first 4"}
    assert chance(play, "first 3").position["first"] == 2
    play = mintmark.new("coin_quest", seats=4, settle=False, first="2")
    assert (phase(play), play.position["first"]) == ("stocking", 1)
    with pytest.raises(mintmark.InvalidOption):
        mintmark.new("coin_quest", seats=3, first="4")


def test_the_start_player_stays_the_same_all_game():
    """1.4"""
    play = whole_game(3)
    first = play.record.entries[0].move
    assert first == f"first {play.position['first'] + 1}"


# 2. The round


def test_one_coin_is_laid_on_each_of_the_first_three_lots_and_unsold_ones_pile_up():
    """2.1"""
    play = at(phase="laying", lots=["", "G3 S4", ""])
    chance(play, "turn up C5.Q1", "turn up S3", "turn up G2")
    assert [of(lot) for lot in play.position["lots"]] == [["C5.Q1"], of("G3 S3 S4"), ["G2"]]


def test_everyone_draws_when_the_lots_are_laid_out():
    """2.2"""
    play = at(phase="laying", served=2)
    chance(play, "turn up G2")
    assert phase(play) == "drawing"
    to_bidding(play)
    assert phase(play) == "bidding"
    assert [len(hand(play, seat)) for seat in range(3)] == [5, 5, 5]


def test_a_round_goes_from_bids_to_the_reveal_to_the_lots_to_buying():
    """2.3: behind the screens everyone acts at once, in any order."""
    play = at(2, hand=["G1", "S2"], prestige=[3, 0], market="G2", lots=["G3", "", ""])
    assert play.to_act == (0, 1)
    push(play, 1, "place S2 on 2")
    push(play, 0, "place G1 on 1", "lock")
    push(play, 1, "lock")
    assert (phase(play), play.to_act) == ("revealed", (CHANCE,))
    chance(play, "hammer")
    assert (phase(play), play.to_act) == ("buying", (0,))
    push(play, 0, "decline")
    assert (phase(play), play.turn) == ("laying", 2)


@pytest.mark.parametrize("essen", ["off", "short", "long"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_game_has_as_many_rounds_as_the_rules_say_at_every_player_count(seats, essen):
    """2.4, 9.1, 10.1"""
    play = whole_game(seats, essen=essen)
    rounds = sum(entry.move == "hammer" for entry in play.record.entries)
    assert rounds == {"off": 11, "short": 11, "long": 13}[essen]
    assert len(black_pouch(play)) == {"off": 6, "short": 12, "long": 6}[essen]
    assert play.result.ending == "sold-out"


# 3. Drawing


def test_everyone_draws_five_coins_clockwise_from_the_start_player():
    """3.1"""
    play, order = chance(at(phase="laying", served=2, first=1), "turn up G2"), []
    while phase(play) == "drawing":
        order.append(play.position["drawer"])
        chance(play, sorted(can(play))[0])
    assert order == [1] * 5 + [2] * 5 + [0] * 5
    assert [len(pouch(play, seat)) for seat in range(3)] == [5, 5, 5]


def test_nobody_acts_while_coins_are_drawn_but_who_holds_the_penny():
    """3.1: and the whole draw of a seat is through before the next begins."""
    play = drawing("penny C1 C1 C1 C1", "C2 C2 C3", "S1 S2")
    refused(play, 0, "lock")
    refused(play, 1, "lock", "place C2 on 1")
    chance(play, "pull C1", "pull penny")
    assert play.to_act == (0,)
    refused(play, 1, "lock", "pass penny to 3")
    push(play, 0, "pass penny to 2")
    assert play.to_act == (CHANCE,)
    chance(play, "pull C3")
    assert play.position["drawer"] == 0
    chance(play, "pull C1", "pull C1")
    assert play.position["drawer"] == 0
    chance(play, "pull C1")
    assert play.position["drawer"] == 1


def test_a_pouch_that_cannot_serve_is_emptied_and_filled_with_the_discards():
    """3.2: what was left in it comes out first."""
    play = drawing("G2 S2", START_TEXT, discard=["C1 C2 C3 S1", ""])
    assert can(play) == {"pull G2", "pull S2"}
    chance(play, "pull S2")
    assert can(play) == {"pull G2"}
    assert discard(play, 0) == of("C1 C2 C3 S1")
    chance(play, "pull G2")
    assert can(play) == {"pull C1", "pull C2", "pull C3", "pull S1"}
    assert discard(play, 0) == []
    chance(play, "pull C1", "pull S1", "pull C3")
    assert hand(play, 0) == of("G2 S2 C1 S1 C3")
    assert pouch(play, 0) == ["C2"]
    assert play.position["drawer"] == 1


def test_with_exactly_five_coins_left_there_is_no_refill_yet():
    """3.3"""
    play = to_bidding(drawing("G1 S2 C1 C1 C1", START_TEXT, discard=["C2 C3", ""]))
    assert hand(play, 0) == of("G1 S2 C1 C1 C1")
    assert pouch(play, 0) == []
    assert discard(play, 0) == of("C2 C3")
    assert play.position["tipped"] == []


def test_an_empty_pouch_is_filled_before_the_first_coin():
    """3.3"""
    play = drawing("", START_TEXT, discard=["C1 C2 C3 S1 S2 G1", ""])
    assert discard(play, 0) == []
    assert len(can(play, "pull")) == 6
    assert play.position["tipped"] == [0]


@pytest.mark.parametrize(("kept", "laid"), [("C1 S1", "C2"), ("", "C1 C2 S1"), ("C1 C2 S1", "")])
def test_who_has_fewer_than_five_coins_draws_them_all(kept, laid):
    """3.4"""
    play = to_bidding(drawing(kept, START_TEXT, discard=[laid, ""]))
    assert hand(play, 0) == of("C1 C2 S1")
    assert not pouch(play, 0) + discard(play, 0)
    assert len(hand(play, 1)) == 5


def test_who_has_no_coins_draws_none_and_can_lock():
    """3.4"""
    play = to_bidding(drawing("", START_TEXT, ""))
    assert hand(play, 0) == hand(play, 2) == []
    assert can(play, seat=0) == {"lock"}


def test_a_draw_that_ran_dry_is_over():
    """3.4: the Penny that comes into the pouch later is not drawn in this round."""
    play = chance(drawing("C1 C2", "penny"), "pull C1", "pull C2", "pull penny")
    push(play, 1, "pass penny to 1")
    assert phase(play) == "bidding"
    assert hand(play, 0) == of("C1 C2")
    assert pouch(play, 0) == ["penny"]


# 4. Placing


def test_every_coin_in_hand_goes_on_a_lot_and_any_number_on_one():
    """4.1: until then there is no locking."""
    play = at(2, hand=["G1 C1 C1", ""])
    refused(play, 0, "lock")
    push(play, 0, "place C1 on 3", "place C1 on 3")
    refused(play, 0, "lock", "place C1 on 3", "place S1 on 3")
    push(play, 0, "place G1 on 3")
    assert play.position["bids"] == [{"3": "G1 C1 C1"}, {}]
    push(play, 0, "lock")
    assert play.position["locked"] == [0]


def test_lot_five_bans_gold_and_lot_six_silver_too():
    """4.2"""
    play = at(4, hand=["G1 S1 C1", "", "", ""])
    assert can(play, "place G1", 0) == {f"place G1 on {lot}" for lot in (1, 2, 3, 4)}
    assert can(play, "place S1", 0) == {f"place S1 on {lot}" for lot in (1, 2, 3, 4, 5)}
    assert can(play, "place C1", 0) == {f"place C1 on {lot}" for lot in (1, 2, 3, 4, 5, 6)}
    refused(play, 0, "place G1 on 5", "place G1 on 6", "place S1 on 6")


@pytest.mark.parametrize(("seats", "used"), [(2, False), (3, False), (4, True), (5, True)])
def test_lot_six_is_used_by_four_and_five_players_only(seats, used):
    """4.3"""
    play = at(seats, hand=["C1"] + [""] * (seats - 1))
    assert ("place C1 on 6" in can(play, seat=0)) == used
    if not used:
        refused(play, 0, "place C1 on 6")


def test_a_coin_that_can_go_nowhere_does_not_block_locking(tmp_path):
    """4.4: it goes to the discards when screens go up."""
    own = own_edition(
        tmp_path, ("bans = []", 'bans = ["copper"]'), ('["gold"]', '["gold", "copper"]')
    )
    play = at(2, {"edition": own}, hand=["S2 C1 C3", "C2"])
    assert can(play, "place", 0) == {f"place S2 on {lot}" for lot in (1, 2, 3, 4, 5)}
    refused(play, 0, "lock")
    push(play, 0, "place S2 on 4", "lock")
    assert can(play, seat=1) == {"lock"}
    push(play, 1, "lock")
    chance(play, "hammer")
    assert discard(play, 0) == of("S2 C1 C3")
    assert discard(play, 1) == ["C2"]
    assert prestige(play) == [3, 0]


def test_a_coin_may_be_taken_back_as_often_as_one_likes():
    """4.5"""
    play = at(2, hand=["S2", ""])
    before = play.position
    refused(play, 0, "take back S2 from 3")
    push(play, 0, "place S2 on 3")
    refused(play, 0, "take back S2 from 2")
    push(play, 0, "take back S2 from 3")
    assert play.position == before
    push(play, 0, "place S2 on 3", "take back S2 from 3", "place S2 on 1")
    assert play.position["bids"][0] == {"1": "S2"}


def test_a_coin_on_the_board_is_taken_back_before_it_is_used_or_trashed():
    """4.5"""
    play = push(at(2, hand=["C1.R2 G1.A1 C2", ""]), 0, "place C1.R2 on 1", "place C2 on 1")
    refused(play, 0, "use C1.R2")
    push(play, 0, "use G1.A1")
    refused(play, 0, "trash C2", "trash C1.R2")
    push(play, 0, "take back C2 from 1", "trash C2", "take back C1.R2 from 1", "use C1.R2")
    assert play.position["trashed"].split().count("C2") == 1
    assert prestige(play) == [2, 0]


def test_coins_of_the_same_face_are_interchangeable():
    """4.5"""
    one, other = (at(2, hand=["C1 C1", ""]) for _ in range(2))
    push(one, 0, "place C1 on 1", "place C1 on 2")
    push(other, 0, "place C1 on 2", "place C1 on 3", "take back C1 from 2", "place C1 on 1")
    push(other, 0, "take back C1 from 3", "place C1 on 2")
    assert one.position["bids"][0] == {"1": "C1", "2": "C1"}
    assert one.position == other.position


def test_who_has_locked_may_unlock_until_the_last_one_locks():
    """4.6"""
    play = push(at(hand=["C1", "", ""]), 0, "place C1 on 1", "lock")
    assert play.to_act == (0, 1, 2)
    assert can(play, seat=0) == {"unlock"}
    refused(play, 0, "take back C1 from 1", "lock")
    refused(play, 1, "unlock")
    push(play, 0, "unlock", "take back C1 from 1", "place C1 on 2", "lock")
    push(play, 2, "lock")
    push(play, 1, "lock")
    assert play.to_act == (CHANCE,)
    refused(play, 0, "unlock")
    assert play.position["bids"][0] == {"2": "C1"}


def test_the_order_in_which_players_act_makes_no_difference():
    """4.7"""
    mine = ["use C1.R2", "use G1.A1", "trash C1", "place C1.R2 on 1", "place G1.A1 on 4", "lock"]
    yours = ["use S3.U1", "draw", "place S3.U1 on 2", "place C2 on 1", "lock"]
    orders = ([0] * 6 + [1] * 5, [1] * 5 + [0] * 6, [0, 1] * 5 + [0])
    reached = []
    for order in orders:
        play = at(2, hand=["C1.R2 G1.A1 C1", "S3.U1"], pouch=["C3", "C2 C2"])
        left = [iter(mine), iter(yours)]
        for seat in order:
            push(play, seat, next(left[seat]))
            if play.to_act == (CHANCE,) and phase(play) == "bidding":
                chance(play, "pull C2")
        reached.append(play.position)
    assert reached[0]["phase"] == "revealed"
    assert reached[0] == reached[1] == reached[2]


def test_a_penny_through_a_unique_finds_what_the_victim_has_left():
    """4.7: the one thing in which the order counts."""
    fields = {"hand": ["G1.U1", "S3.U1"], "pouch": ["penny", "C1 C2"]}
    play = push(at(2, **fields), 0, "use G1.U1", "draw")
    push(chance(play, "pull penny"), 0, "pass penny to 2")
    assert can(play) == {"pull C1", "pull C2"}
    play = chance(push(at(2, **fields), 1, "use S3.U1", "draw"), "pull C1")
    push(play, 0, "use G1.U1", "draw")
    push(chance(play, "pull penny"), 0, "pass penny to 2")
    assert can(play) == {"pull C2"}


def leaves(play, seat):
    """All boards that forward moves lead to, once for each way there."""
    choice = forward(play, seat)
    if choice == ["lock"]:
        return [json.dumps(play.position["bids"][seat], sort_keys=True)]
    found = []
    for move in choice:
        found += leaves(push(play.copy(), seat, move), seat)
    return found


def test_forward_moves_reach_every_board_in_one_way():
    """4.7: the strongest coin first, twins on ascending lots."""
    play = at(2, hand=["S2 C1 C1", ""])
    reached = leaves(play, 0)
    boards = set()
    for silver in range(1, 6):
        for coppers in combinations_with_replacement(range(1, 6), 2):
            board = {str(silver): "S2"}
            for lot in map(str, coppers):
                board[lot] = f"{board.get(lot, '')} C1".strip()
            boards.add(json.dumps(board, sort_keys=True))
    assert len(boards) == 75
    assert sorted(reached) == sorted(boards)


def test_forward_moves_reach_everything_that_an_age_may_trash_in_one_way():
    """4.7"""
    play = at(2, hand=["S1.A2 C1 C2", ""], discard=["C3", ""])
    push(play, 0, "use S1.A2")
    ways, found = [play], []
    while ways:
        play = ways.pop()
        if play.position["action"][0] is None:
            found.append(tuple(of(play.position["trashed"])))
            continue
        ways += [push(play.copy(), 0, move) for move in forward(play, 0)]
    sets = [coins for size in (0, 1, 2) for coins in combinations(("C1", "C2", "C3"), size)]
    assert sorted(found) == sorted(sets)


def test_forward_moves_take_nothing_back_and_use_nothing_after_placing():
    """4.7"""
    play = at(2, hand=["G2 C1.R2", ""])
    assert "use C1.R2" in forward(play, 0)
    assert not [move for move in forward(play, 0) if move.startswith("place C1.R2")]
    push(play, 0, "place G2 on 1")
    assert {"use C1.R2", "take back G2 from 1"} <= can(play, seat=0)
    assert forward(play, 0) == [f"place C1.R2 on {lot}" for lot in (1, 2, 3, 4, 5)]


# 5. Icons


def test_the_lists_of_icons_in_this_file_are_those_of_the_edition():
    """5.1, 5.6"""
    faces = {coin: coin_of(coin) for coin in AUCTION + ESSEN}
    for action, listed in (("age", AGES), ("unique", UNIQUES), ("rare", RARES)):
        assert listed == {c: face.amount for c, face in faces.items() if face.action == action}
    assert {coin: face.quality for coin, face in faces.items() if face.quality} == QUALITIES
    for mark, coins in MARKED.items():
        assert sorted(coins) == sorted(coin for coin, face in faces.items() if face.mark == mark)


def test_each_coin_is_used_once_a_round_in_any_order_and_must_be_bid():
    """5.1: it cannot be undone, and the coin goes back behind the screen."""
    play = at(2, hand=["C1.R2 G1.R1 S1.A2", ""])
    assert can(play, "use", 0) == {"use C1.R2", "use G1.R1", "use S1.A2"}
    push(play, 0, "use G1.R1")
    assert play.position["used"] == ["G1.R1", ""]
    assert hand(play, 0) == of("C1.R2 G1.R1 S1.A2")
    refused(play, 0, "use G1.R1")
    push(play, 0, "use C1.R2", "place G1.R1 on 1", "take back G1.R1 from 1")
    refused(play, 0, "use G1.R1", "use C1.R2", "lock")
    assert prestige(play) == [3, 0]
    assert can(play, "use", 0) == {"use S1.A2"}


def test_only_coins_in_ones_own_hand_are_used():
    """5.1: not in the pouch, in the discards, or in another hand."""
    play = at(2, hand=["C1", "G1.R1"], pouch=["S1.R2", ""], discard=["C1.R2", ""])
    refused(play, 0, "use G1.R1", "use S1.R2", "use C1.R2", "use C1")


def test_one_action_is_open_at_a_time():
    """5.2: other coins may be placed and taken back meanwhile, but there is no locking."""
    play = push(at(2, hand=["S1.A2 C1.R2 C1 C2", ""]), 0, "place C2 on 1", "use S1.A2")
    assert play.position["action"] == ["S1.A2", None]
    refused(play, 0, "use C1.R2", "place S1.A2 on 1", "lock", "draw")
    assert {"place C1 on 1", "take back C2 from 1"} <= can(play, seat=0)
    push(play, 0, "take back C2 from 1", "trash C2", "stop")
    assert play.position["action"] == [None, None]
    assert {"use C1.R2", "place C1 on 1"} <= can(play, seat=0)
    refused(play, 0, "stop", "trash C1")


def test_trashes_and_extra_draws_go_one_by_one_and_may_stop_early():
    """5.2: the first coin is seen before the second is decided on."""
    play = push(at(2, hand=["S1.U2", ""], pouch=["C1 C2 C3", ""]), 0, "use S1.U2", "draw")
    assert play.to_act == (CHANCE,)
    chance(play, "pull C2")
    assert hand(play, 0) == of("C2 S1.U2")
    assert in_action(play, 0) == {"draw", "stop"}
    push(play, 0, "stop")
    assert pouch(play, 0) == of("C1 C3")
    refused(play, 0, "draw", "use S1.U2")


def test_another_player_has_an_action_open_at_the_same_time():
    """5.2: one for each player."""
    play = push(at(2, hand=["S1.A2 C1", "S1.U2"]), 0, "use S1.A2")
    push(play, 1, "use S1.U2")
    assert play.position["action"] == ["S1.A2", "S1.U2"]


def test_an_action_ends_by_itself_when_nothing_is_left():
    """5.2: coins to trash, or to draw, have run out."""
    play = push(at(2, hand=["S1.A2 C1", ""]), 0, "use S1.A2", "trash C1")
    assert play.position["action"] == [None, None]
    play = push(at(2, hand=["S1.U2", ""], pouch=["C1", ""]), 0, "use S1.U2", "draw")
    assert chance(play, "pull C1").position["action"] == [None, None]


@pytest.mark.parametrize("coin", ["S1.A2", "G1.A1", "S1.U2", "G1.U1"])
def test_an_action_may_be_used_though_nothing_comes_of_it(coin):
    """5.2"""
    play = push(at(2, hand=[coin, ""], pouch=["", ""]), 0, f"use {coin}")
    assert play.position["action"] == [None, None]
    assert play.position["used"] == [coin, ""]
    refused(play, 0, f"use {coin}")


def test_an_age_ends_by_itself_when_a_thief_makes_its_owner_tip_in_the_discards():
    """5.2: there was one coin to trash in the discards, and then it was in the pouch."""
    play = at(2, hand=["G1.U1", "S2.A1"], pouch=["penny", ""], discard=["", "C1"])
    push(play, 1, "use S2.A1")
    assert "trash C1 from discard" in can(play, seat=1)
    push(play, 0, "use G1.U1", "draw")
    chance(push(chance(play, "pull penny"), 0, "pass penny to 2"), "pull C1")
    assert play.position["action"] == [None, None]
    assert "lock" not in can(play, seat=1)
    assert "place S2.A1 on 1" in can(play, seat=1)


@pytest.mark.parametrize(("coin", "figure"), AGES.items())
def test_an_age_trashes_up_to_its_figure_from_hand_or_discards(coin, figure):
    """5.3"""
    play = at(2, hand=[f"{coin} C1 C3", ""], pouch=["S1", ""], discard=["S2 G1", ""])
    push(play, 0, f"use {coin}")
    trashes = {"trash C1", "trash C3", "trash S2 from discard", "trash G1 from discard"}
    assert in_action(play, 0) == trashes | {"stop"}
    gone = Counter(of(play.position["trashed"]))
    for move in ("trash C1", "trash G1 from discard")[:figure]:
        assert play.position["action"][0] == coin
        push(play, 0, move)
    assert play.position["action"][0] is None
    gone = Counter(of(play.position["trashed"])) - gone
    assert gone == Counter(["C1", "G1"][:figure])
    assert hand(play, 0) == of(f"{coin} C3")
    assert discard(play, 0) == (["S2"] if figure == 2 else of("S2 G1"))


def test_an_age_does_not_trash_itself_nor_from_the_pouch():
    """5.3: nor what others have."""
    play = at(2, hand=["S1.A2 C1", "C2"], pouch=["S1 C3", ""], discard=["", "S2"])
    push(play, 0, "use S1.A2")
    assert in_action(play, 0) == {"trash C1", "stop"}
    refused(play, 0, "trash S1.A2", "trash S1", "trash C3", "trash C2", "trash S2 from discard")


def test_an_age_may_trash_coins_that_were_used_and_other_ages():
    """5.3"""
    play = push(at(2, hand=["S1.A2 C1.R2 S2.A1", ""]), 0, "use C1.R2", "use S1.A2")
    push(play, 0, "trash C1.R2", "trash S2.A1")
    assert hand(play, 0) == ["S1.A2"]
    assert prestige(play) == [2, 0]


def test_of_twins_the_used_one_is_trashed_first(tmp_path):
    """5.3"""
    options = {"edition": own_edition(tmp_path, ('A41 = "C3.R1"', 'A41 = "S2.R1"'))}
    play = push(at(2, options, hand=["S2.R1 S2.R1 S2.A1", ""]), 0, "use S2.R1", "use S2.A1")
    push(play, 0, "trash S2.R1", "use S2.R1")
    assert prestige(play) == [2, 0]
    refused(play, 0, "use S2.R1")


def test_the_twin_of_an_age_may_be_trashed_by_it(tmp_path):
    """5.3: but then it is not itself that goes."""
    options = {"edition": own_edition(tmp_path, ('A15 = "S1.A2"', 'A15 = "C2.A2"'))}
    play = push(at(2, options, hand=["C2.A2 C2.A2 C1", ""]), 0, "use C2.A2", "trash C2.A2")
    assert hand(play, 0) == of("C1 C2.A2")
    refused(play, 0, "trash C2.A2")
    push(play, 0, "trash C1")
    refused(play, 0, "use C2.A2")


@pytest.mark.parametrize(("coin", "figure"), UNIQUES.items())
def test_a_unique_draws_up_to_its_figure(coin, figure):
    """5.4: what is drawn must be bid as well."""
    play = push(at(2, hand=[coin, ""], pouch=["C1 C1 C1", ""]), 0, f"use {coin}")
    for _ in range(figure):
        assert in_action(play, 0) == {"draw", "stop"}
        chance(push(play, 0, "draw"), "pull C1")
    assert play.position["action"][0] is None
    assert hand(play, 0) == of(" ".join(["C1"] * figure + [coin]))
    push(play, 0, f"place {coin} on 1")
    refused(play, 0, "lock", "draw")
    put_all(play, 0, 2)
    assert "lock" in can(play, seat=0)


def test_a_coin_drawn_by_a_unique_may_be_used():
    """5.4"""
    play = at(2, hand=["G1.U1", ""], pouch=["S3.U1", ""], discard=["C1.R2", ""])
    chance(push(play, 0, "use G1.U1", "draw"), "pull S3.U1")
    chance(push(play, 0, "use S3.U1", "draw"), "pull C1.R2")
    push(play, 0, "use C1.R2")
    assert prestige(play) == [2, 0]
    assert hand(play, 0) == of("C1.R2 G1.U1 S3.U1")


def test_a_unique_draw_refills_the_pouch():
    """5.4: only when a coin must come out and none is there."""
    play = at(2, hand=["S1.U2", ""], pouch=["G3", ""], discard=["C1 C2", ""])
    push(play, 0, "use S1.U2", "draw")
    assert can(play) == {"pull G3"}
    chance(play, "pull G3")
    assert discard(play, 0) == of("C1 C2")
    push(play, 0, "draw")
    assert discard(play, 0) == []
    assert can(play) == {"pull C1", "pull C2"}
    chance(play, "pull C2")
    assert (hand(play, 0), pouch(play, 0)) == (of("C2 G3 S1.U2"), ["C1"])


@pytest.mark.parametrize(("coin", "figure"), RARES.items())
def test_a_rare_scores_its_figure_at_once(coin, figure):
    """5.5"""
    play = push(at(2, hand=["", coin], prestige=[5, 4]), 1, f"use {coin}")
    assert prestige(play) == [5, 4 + figure]
    assert play.position["action"] == [None, None]
    refused(play, 1, f"use {coin}")


def test_a_rare_scores_again_in_a_later_round():
    """5.5, 5.1"""
    play = push(at(2, hand=["C1.R2", ""], pouch=["", ""]), 0, "use C1.R2", "place C1.R2 on 1")
    chance(screens_up(play), "hammer", "turn up G2", "turn up G2", "turn up G3", "pull C1.R2")
    assert (phase(play), play.turn) == ("bidding", 2)
    push(play, 0, "use C1.R2")
    assert prestige(play) == [4, 0]


@pytest.mark.parametrize(("coin", "figure"), QUALITIES.items())
def test_quality_is_prestige_at_the_end_and_nothing_before(coin, figure):
    """5.6"""
    play = at(2, hand=[coin, ""])
    assert can(play, "use", 0) == set()
    assert play.scores == (0, 0)
    assert final(coin, "").scores == (figure, 0)


@pytest.mark.parametrize("mark", MARKED)
def test_mint_marks_count_at_the_end_and_do_nothing_before(mark):
    """5.6"""
    options = {"essen": "long"}
    for coin in MARKED[mark]:
        left_icon = {*AGES, *UNIQUES, *RARES} & {coin}
        play = at(2, options, hand=[coin, ""])
        assert can(play, "use", 0) == {f"use {icon}" for icon in left_icon}
        assert final(coin, "", options=options).scores == (BONUS[mark][0], 0)


def test_the_bad_penny_must_be_passed_on_at_once():
    """5.7: to another player; a random coin from that pouch, then the Penny goes in."""
    play = chance(drawing("penny C1 C1 C1 C1 C1", "C2 C3 S1", "S1 S2"), "pull penny")
    assert can(play, seat=0) == {"pass penny to 2", "pass penny to 3"}
    refused(play, 0, "pass penny to 1", "place penny on 1", "stop")
    push(play, 0, "pass penny to 2")
    assert can(play) == {"pull C2", "pull C3", "pull S1"}
    chance(play, "pull S1")
    assert hand(play, 0) == ["S1"]
    assert pouch(play, 1) == of("C2 C3 penny")
    assert play.position["thefts"] == [[0, 1, "old", "S1"]]


def test_only_the_thief_sees_what_the_penny_took():
    """5.7, 7.4"""
    games = [drawing("penny C1 C1 C1 C1", "S2.K C3", START_TEXT) for _ in range(2)]
    for play, loot in zip(games, ("S2.K", "C3"), strict=True):
        push(chance(play, "pull penny"), 0, "pass penny to 2")
        chance(play, f"pull {loot}")
    one, other = games
    assert one.position != other.position
    for seat in (1, 2, None):
        assert told(one, seat) == told(other, seat)
    assert one.view_state(0).tobytes() != other.view_state(0).tobytes()


def test_the_penny_goes_only_to_players_with_a_coin_in_pouch_or_discards():
    """5.7"""
    play = chance(drawing("penny", "", "", "C1", discard=["", "C2", "", ""]), "pull penny")
    assert can(play, seat=0) == {"pass penny to 2", "pass penny to 4"}
    refused(play, 0, "pass penny to 3", "pass penny to 5")


def test_the_thief_never_pulls_the_penny_straight_back():
    """5.7: it goes in after the coin has come out."""
    play = push(chance(drawing("penny C1", "C2"), "pull penny"), 0, "pass penny to 2")
    assert can(play) == {"pull C2"}
    refused(play, CHANCE, "pull penny")
    chance(play, "pull C2")
    assert pouch(play, 1) == ["penny"]
    assert can(play) == {"pull C1"}


def test_two_players_pass_the_penny_back_and_forth():
    """5.7, 5.8"""
    play = chance(drawing("penny C1 C1 C1 C1 C3", "S1 S2 C2"), "pull penny")
    assert can(play, seat=0) == {"pass penny to 2"}
    push(play, 0, "pass penny to 2")
    chance(play, "pull S2", "pull C1", "pull C1", "pull C1", "pull C3")
    assert hand(play, 0) == of("S2 C1 C1 C1 C3")
    chance(play, "pull penny")
    assert can(play, seat=1) == {"pass penny to 1"}
    chance(push(play, 1, "pass penny to 1"), "pull C1", "pull S1", "pull C2")
    assert hand(play, 1) == of("C1 S1 C2")
    assert (pouch(play, 0), pouch(play, 1)) == (["penny"], [])
    assert phase(play) == "bidding"


def test_the_stolen_coin_replaces_the_penny_as_one_of_the_draws():
    """5.8: five in all; its action may be used, and it must be bid."""
    play = drawing("penny C1 C1 C1 C1 C2", "C1.R2")
    push(chance(play, "pull C1", "pull penny"), 0, "pass penny to 2")
    chance(play, "pull C1.R2", "pull C1", "pull C1", "pull C1")
    assert hand(play, 0) == of("C1 C1 C1 C1 C1.R2")
    assert pouch(play, 0) == ["C2"]
    chance(play, "pull penny")
    chance(push(play, 1, "pass penny to 1"), "pull C2")
    push(play, 0, "use C1.R2", *["place C1 on 1"] * 4)
    assert prestige(play) == [2, 0]
    refused(play, 0, "lock")
    push(play, 0, "place C1.R2 on 1", "lock")


def test_an_empty_pouch_of_the_victim_is_refilled_first():
    """5.8"""
    play = drawing("penny C1", "C2 S1", "", discard=["", "", "C3 S2"])
    push(chance(play, "pull penny"), 0, "pass penny to 3")
    assert discard(play, 2) == []
    assert can(play) == {"pull C3", "pull S2"}
    chance(play, "pull S2")
    assert pouch(play, 2) == of("C3 penny")
    assert play.position["tipped"] == [2]


def test_a_pouch_that_is_not_empty_is_not_refilled_for_the_thief():
    """5.8, 3.3"""
    play = drawing("penny C1", "C2", discard=["", "C3 S2"])
    push(chance(play, "pull penny"), 0, "pass penny to 2")
    assert can(play) == {"pull C2"}
    chance(play, "pull C2")
    assert discard(play, 1) == of("C3 S2")


def test_the_penny_goes_on_in_a_chain():
    """5.8: each victim who draws it again passes it on, even to one who has drawn already."""
    play = drawing("penny C1 C1 C1 C1", "C2 S1", "S2 C3 C3", discard=["C2", "", ""])
    push(chance(play, "pull penny"), 0, "pass penny to 2")
    chance(play, "pull S1", *["pull C1"] * 4, "pull penny")
    assert can(play, seat=1) == {"pass penny to 1", "pass penny to 3"}
    push(play, 1, "pass penny to 3")
    chance(play, "pull C3", "pull C2", "pull S2", "pull penny")
    push(play, 2, "pass penny to 1")
    chance(play, "pull C2", "pull C3")
    stolen = [[0, 1, "old", "S1"], [1, 2, "old", "C3"], [2, 0, "new", "C2"]]
    assert play.position["thefts"] == stolen
    hands = [of("S1 C1 C1 C1 C1"), of("C3 C2"), of("S2 C2 C3")]
    assert [hand(play, seat) for seat in range(3)] == hands
    assert pouch(play, 0) == ["penny"]
    assert phase(play) == "bidding"


def test_a_locked_player_can_be_the_victim():
    """5.8: and stays locked; the pouch is filled again if it must be."""
    play = at(hand=["S1.U2", "", ""], pouch=["penny C1", "", "C3"], discard=["", "C2", ""])
    push(play, 1, "lock")
    push(play, 0, "use S1.U2", "draw")
    chance(push(chance(play, "pull penny"), 0, "pass penny to 2"), "pull C2")
    assert play.position["locked"] == [1]
    assert pouch(play, 1) == ["penny"]
    assert hand(play, 0) == of("C2 S1.U2")
    assert in_action(play, 0) == {"draw", "stop"}


def test_others_may_act_while_a_penny_waits_for_its_target():
    """5.8: its holder can do nothing else."""
    play = at(hand=["S1.U2 C1", "C3", "C1.R2"], pouch=["penny", "C2", ""])
    push(play, 0, "place C1 on 1", "use S1.U2", "draw")
    chance(play, "pull penny")
    assert play.position["holder"] == 0
    assert play.to_act == (0, 1, 2)
    assert can(play, seat=0) == {"pass penny to 2"}
    refused(play, 0, "take back C1 from 1", "stop", "lock", "draw")
    push(play, 2, "use C1.R2", "place C1.R2 on 2", "lock", "unlock")
    push(play, 1, "place C3 on 1", "lock")
    assert prestige(play) == [0, 0, 2]
    push(play, 0, "pass penny to 2")
    assert can(play) == {"pull C2"}


def test_a_penny_chain_through_uniques():
    """5.8: a victim who draws it by a Unique in the same round passes it on."""
    play = at(2, hand=["G1.U1", "S3.U1"], pouch=["penny C1", "C2"])
    push(play, 0, "use G1.U1", "draw")
    chance(push(chance(play, "pull penny"), 0, "pass penny to 2"), "pull C2")
    push(play, 1, "use S3.U1", "draw")
    chance(push(chance(play, "pull penny"), 1, "pass penny to 1"), "pull C1")
    assert (hand(play, 0), hand(play, 1)) == (of("C2 G1.U1"), of("C1 S3.U1"))
    assert pouch(play, 0) == ["penny"]
    assert play.position["thefts"] == [[0, 1, "old", "C2"], [1, 0, "old", "C1"]]


def test_the_penny_is_never_bid():
    """5.9: it is in nobody's hand, and no lot takes it."""
    play = chance(drawing("penny C1", "C2"), "pull penny")
    assert hand(play, 0) == []
    refused(play, 0, *(f"place penny on {lot}" for lot in range(1, 7)), "use penny", "trash penny")
    with pytest.raises(InvalidPosition):
        at(2, hand=["penny", ""])
    with pytest.raises(InvalidPosition):
        at(2, bids=[{"1": "penny"}, {}])


def test_the_penny_is_trashed_from_the_discards_and_from_nowhere_else():
    """5.9"""
    play = push(at(2, hand=["G1.A1", ""], discard=["penny", ""]), 0, "use G1.A1")
    push(play, 0, "trash penny from discard")
    assert play.position["trashed"].split().count("penny") == 1
    assert final("penny", "").scores == (0, 0)
    play = at(2, hand=["G1.A1 C1", ""], pouch=["penny", ""])
    push(play, 0, "use G1.A1")
    assert in_action(play, 0) == {"trash C1", "stop"}


def test_the_penny_comes_into_the_discards_by_winning_or_buying_it():
    """5.9"""
    play = bids({1: "G1"}, {}, lots=["penny", "", ""])
    assert discard(play, 0) == of("G1 penny")
    play = bids({4: "G1"}, {}, market="penny")
    assert discard(push(play, 0, "buy penny"), 0) == of("G1 penny")


def test_without_a_legal_target_the_penny_goes_to_anyone_and_nothing_replaces_it():
    """5.10"""
    play = chance(drawing("penny C1", "", ""), "pull penny")
    assert can(play, seat=0) == {"pass penny to 2", "pass penny to 3"}
    refused(play, 0, "pass penny to 1")
    push(play, 0, "pass penny to 3")
    assert pouch(play, 2) == ["penny"]
    assert hand(play, 0) == []
    assert play.position["thefts"] == []
    chance(play, "pull C1", "pull penny")
    assert play.to_act == (2,)


def test_without_a_legal_target_a_unique_draws_nothing():
    """5.10: the Penny counts as a draw all the same (5.8)."""
    play = push(at(2, hand=["S1.U2", ""], pouch=["penny C1", ""]), 0, "use S1.U2", "draw")
    push(chance(play, "pull penny"), 0, "pass penny to 2")
    assert (hand(play, 0), pouch(play, 1)) == (["S1.U2"], ["penny"])
    chance(push(play, 0, "draw"), "pull C1")
    assert play.position["action"] == [None, None]


# 6. The reveal


def test_all_screens_go_up_when_the_last_one_locks():
    """6.1: then everyone sees the same."""
    play = at(hand=["G1 C1", "S2", ""], pouch=["C2", "C1", "C3"])
    push(play, 0, "place G1 on 1", "place C1 on 3", "lock")
    push(play, 2, "lock")
    push(play, 1, "place S2 on 1")
    assert phase(play) == "bidding"
    push(play, 1, "lock")
    assert phase(play) == "revealed"
    assert play.position["bids"] == [{"1": "G1", "3": "C1"}, {"1": "S2"}, {}]
    views = {play.view_state(seat).tobytes() for seat in (0, 1, 2, None)}
    assert len(views) == 1


JENN, JOSEPH, JON = {1: "G1 S2"}, {1: "G1 S1 C1 C1 C1"}, {1: "S3"}


def test_jenn_beats_joseph_and_joseph_beats_jon():
    """6.2: the example of the rulebook, and what follows when the better ones are absent."""
    two_gold = ["G2", "", ""]
    assert winner(bids(JENN, JOSEPH, JON, lots=two_gold), "G2") == 0
    assert winner(bids(JON, JOSEPH, JENN, lots=two_gold), "G2") == 2
    assert winner(bids({}, JOSEPH, JON, lots=two_gold), "G2") == 1
    assert winner(bids({}, {}, JON, lots=two_gold), "G2") == 2


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("G2", "G1 S4 C5.Q2"),
        ("G1 G1", "G1 S3"),
        ("G2", "G1 C1 C1 C1 C1"),
        ("G1 S2", "G1 S1 C5.Q2"),
        ("S1 S1", "S1 C5.Q2"),
        ("G1 S1 C3", "G1 S1 C1 C1"),
        ("C2", "C1"),
        ("C5.Q2", "C1 C1 C1 C1"),
    ],
)
def test_gold_counts_before_silver_and_silver_before_copper(better, worse):
    """6.2: sums of values, not numbers of coins."""
    fields = {"pouch": ["", "", ""], "lots": ["G3", "", ""]}
    assert winner(bids({1: better}, {1: worse}, {}, **fields), "G3") == 0
    assert winner(bids({}, {1: worse}, {1: better}, **fields), "G3") == 2


def test_only_who_has_put_a_coin_there_takes_part():
    """6.2"""
    play = bids({1: "C1"}, {2: "G1"}, {})
    assert (winner(play, "G3"), winner(play, "S4"), winner(play, "C5.Q1")) == (0, 1, None)


def test_a_full_tie_at_the_top_means_that_nobody_wins():
    """6.3: not even the third, and on prestige lots as well."""
    play = bids({1: "G1 C2", 4: "S1"}, {1: "G1 C1 C1", 4: "S1"}, {1: "S2", 4: "C3"})
    assert winner(play, "G3") is None
    assert of(play.position["lots"][0]) == ["G3"]
    assert prestige(play) == [0, 0, 0]


def test_a_tie_below_the_top_does_not_matter():
    """6.3: whichever seat is better, and however they sit."""
    assert winner(bids({1: "S1"}, {1: "S1"}, {1: "G1"}), "G3") == 2
    assert winner(bids({1: "G1"}, {1: "S1"}, {1: "S1"}), "G3") == 0
    assert winner(bids({1: "S1"}, {1: "S1"}, {1: "S2"}, {1: "S2"}, {1: "S2 C1"}), "G3") == 4


def test_a_full_tie_on_lot_two_leaves_its_coin_and_the_next_winner_takes_both():
    """6.4, 2.1"""
    play = bids({2: "G1"}, {2: "G1"}, {}, lots=["", "C5.Q1", ""])
    assert [of(lot) for lot in play.position["lots"]] == [[], ["C5.Q1"], []]
    chance(play, "turn up C5.Q2", "turn up C4.Q2", "turn up C1.Q4")
    to_bidding(play)
    for seat, lot in ((0, 1), (1, 3), (2, 2)):
        put_all(play, seat, lot)
    chance(screens_up(play), "hammer")
    assert winner(play, "C5.Q1") == winner(play, "C4.Q2") == 2
    assert winner(play, "C5.Q2") == 0
    assert play.position["lots"] == ["", "", ""]


def test_the_winner_takes_all_coins_of_the_lot_onto_the_discards():
    """6.4"""
    play = bids({3: "C1"}, {}, lots=["G3", "", "S4 G2 G2"])
    assert discard(play, 0) == of("C1 G2 G2 S4")
    assert of(play.position["lots"][0]) == ["G3"]
    assert play.position["lots"][2] == ""


@pytest.mark.parametrize(("lot", "points"), [(4, 3), (5, 2), (6, 1)])
def test_the_last_three_lots_pay_prestige_at_once(lot, points):
    """6.5"""
    play = bids({lot: "C2"}, {lot: "C1"}, {}, {}, prestige=[4, 4, 4, 4])
    assert prestige(play) == [4 + points, 4, 4, 4]


def test_losing_bids_are_discarded_at_once_and_winning_bids_when_their_lot_is_through():
    """6.6"""
    mine, yours = {1: "G1", 2: "C1", 4: "S2"}, {1: "S1", 2: "C3"}
    play = bids(mine, yours, lots=["G3", "S4", ""], prestige=[3, 3], market="G2")
    assert play.to_act == (0,)
    assert play.position["bids"] == [{"1": "G1", "4": "S2"}, {"2": "C3"}]
    assert (discard(play, 0), discard(play, 1)) == (of("C1 G3"), of("S1 S4"))
    push(play, 0, "decline")
    assert play.position["bids"] == [{"4": "S2"}, {"2": "C3"}]
    assert discard(play, 0) == of("C1 G1 G3")
    push(play, 1, "decline")
    assert play.position["bids"] == [{"4": "S2"}, {}]
    push(play, 0, "decline")
    assert play.position["bids"] == [{}, {}]
    assert discard(play, 0) == of("C1 G1 G3 S2")


def test_the_winning_bid_of_one_who_is_not_asked_goes_to_the_discards_too():
    """6.6, 8.3"""
    play = bids({1: "G1"}, {2: "C3"}, prestige=[0, 3], market="G2")
    assert play.to_act == (1,)
    assert discard(play, 0) == of("G1 G3")
    assert play.position["bids"] == [{}, {"2": "C3"}]


# 7. What is known

PUBLIC = {
    "prestige": ({"prestige": [1, 0, 0]}, {"prestige": [0, 0, 0]}),
    "lots": ({"lots": ["G3", "", ""]}, {"lots": ["", "G3", ""]}),
    "market": ({"market": "G3"}, {"market": "G2"}),
    "discards": ({"discard": ["G3", "", ""]}, {"discard": ["G2", "", ""]}),
    "used coins": ({"used": ["C1.R2", "", ""]}, {}),
    "who has locked": ({"locked": [2]}, {}),
    "coins in pouch and hand": ({"pouch": ["", "S1", ""], "hand": ["C1.R2 C1 C2", "", ""]}, {}),
}


@pytest.mark.parametrize("thing", PUBLIC)
def test_public_things_are_seen_by_all(thing):
    """7.1"""
    base = {"hand": ["C1.R2 C1", "", ""], "pouch": ["C2", "S1", ""]}
    one, other = (at(**{**base, **fields}) for fields in PUBLIC[thing])
    for seat in (0, 1, 2, None):
        assert one.view_state(seat).tobytes() != other.view_state(seat).tobytes()


def test_coins_trashed_from_the_hand_and_the_path_of_the_penny_are_seen_by_all():
    """7.1"""
    games = []
    for coin in ("C1", "C2"):
        play = at(hand=["G1.A1 C1 C2", "", ""])
        games.append(push(play, 0, "use G1.A1", f"trash {coin}"))
    for target in (2, 3):
        play = chance(drawing("penny C1", "C2", "C2"), "pull penny")
        games.append(chance(push(play, 0, f"pass penny to {target}"), "pull C2"))
    for seat in (0, 1, 2, None):
        seen = [play.view_state(seat).tobytes() for play in games]
        assert len(set(seen)) == 4


def test_nobody_else_sees_the_coins_in_a_hand():
    """7.2"""
    pouches = ["C1 C2", START_TEXT, START_TEXT]
    one = at(hand=["G1", "", ""], pouch=pouches)
    other = at(hand=["C1", "", ""], pouch=["G1 C2", *pouches[1:]])
    for seat in (1, 2, None):
        assert told(one, seat) == told(other, seat)
    assert one.view_state(0).tobytes() != other.view_state(0).tobytes()


@pytest.mark.parametrize(
    "moves",
    [
        ("place C1 on 1", "place C2 on 1"),
        ("place C2 on 4", "place C1 on 5"),
        ("place C1 on 3", "place C2 on 4"),
    ],
)
@pytest.mark.parametrize("locked", [False, True])
def test_nobody_else_sees_what_lies_on_which_lot_nor_how_much(moves, locked):
    """7.2"""
    one, other = (at(hand=["C1 C2", "", ""]) for _ in range(2))
    push(one, 0, *moves)
    push(other, 0, "place C1 on 2", "place C2 on 3")
    if locked:
        push(one, 0, "lock")
        push(other, 0, "lock")
    for seat in (1, 2, None):
        assert told(one, seat) == told(other, seat)
    assert one.view_state(0).tobytes() != other.view_state(0).tobytes()


def test_what_is_still_in_the_hand_looks_the_same_as_what_is_placed():
    """7.2"""
    one, other = (at(hand=["C1 C2", "", ""]) for _ in range(2))
    push(one, 0, "place C1 on 2")
    for seat in (1, 2, None):
        assert one.view_state(seat).tobytes() == other.view_state(seat).tobytes()
        assert one.story(seat) == other.story(seat)


def test_what_was_drawn_follows_from_the_pouch_that_was_known():
    """7.3: a hand that is imagined comes from what was in the pouch when the round began."""
    play = at(2, hand=["G1 S2", ""], pouch=["C3", ""])
    hands = imagined_hands(play, 1, 0, 60)
    assert set(hands) == {"G1 S2", "G1 C3", "S2 C3"}


def test_after_a_refill_the_old_pouch_is_behind_the_screen_for_certain():
    """7.3"""
    play = drawing("G3 S1", START_TEXT, discard=["C1 C2 C3 S2 G1", ""])
    chance(play, "pull G3", "pull S1", "pull C1", "pull S2", "pull C3")
    hands = imagined_hands(to_bidding(play), 1, 0, 80)
    assert len(hands) == 10
    for coins in hands:
        assert {"G3", "S1"} < set(coins.split())


def test_all_but_the_thief_know_the_pouch_as_these_less_one_until_the_coin_shows():
    """7.4"""
    play = drawing("penny C1 C1 C1 C1", "S2.K C3 C2", "")
    push(chance(play, "pull penny"), 0, "pass penny to 2")
    chance(play, "pull C2", *["pull C1"] * 4)
    for looking in (1, 2):
        taken = {coins.replace(" C1", "") for coins in imagined_hands(play, looking, 0, 40)}
        taken = {coins.replace("C1", "").strip() for coins in taken}
        assert taken == {"S2.K", "C3", "C2"}
    assert set(imagined_hands(play, 0, 0, 5)) == {"C2 C1 C1 C1 C1"}
    chance(play, "pull C3")
    assert set(imagined_hands(play, 0, 1, 20)) == {"S2.K", "C3"}
    assert set(imagined_hands(play, 2, 1, 40)) == {"S2.K", "C3", "C2"}


def test_a_stolen_coin_is_known_when_it_is_bid():
    """7.4: when screens go up, all see the same, and nothing is left to guess."""
    play = drawing("penny C1", "S2.K C3")
    push(chance(play, "pull penny"), 0, "pass penny to 2")
    chance(play, "pull S2.K", "pull C1", "pull C3", "pull penny")
    push(play, 1, "pass penny to 1")
    put_all(play, 0, 1)
    put_all(play, 1, 2)
    screens_up(play)
    assert len({play.view_state(seat).tobytes() for seat in (0, 1, None)}) == 1
    assert set(imagined_hands(play, 1, 0, 3)) == {"S2.K C1"}


def test_a_stolen_coin_is_known_when_it_is_used():
    """7.4: then every hand that is imagined has it."""
    play = drawing("penny C1 C1 C1 C1", "C1.R2 C3 C2", "")
    push(chance(play, "pull penny"), 0, "pass penny to 2")
    chance(play, "pull C1.R2", *["pull C1"] * 4)
    chance(play, "pull C3", "pull C2", "pull penny")
    push(play, 1, "pass penny to 1")
    assert len(imagined_hands(play, 2, 0, 40)) == 3
    push(play, 0, "use C1.R2")
    assert set(imagined_hands(play, 2, 0, 15)) == {"C1 C1 C1 C1 C1.R2"}


def test_all_deals_that_fit_are_equally_likely():
    """7.5: six hands of two out of four coins; three once one of them was shown."""
    play = at(2, hand=["S1.R2 C1", ""], pouch=["C2 C3", ""])
    for moves, worlds in (((), 6), (("use S1.R2",), 3)):
        hands = imagined_hands(push(play, 0, *moves), 1, 0, 40 * worlds)
        assert len(hands) == worlds
        assert sum((count - 40) ** 2 / 40 for count in hands.values()) < 20


def test_a_twin_of_what_was_shown_is_neither_likelier_nor_less_likely(tmp_path):
    """7.5: of three deals that show a Rare, one has both of them, and two have the copper."""
    options = {"edition": own_edition(tmp_path, ('A41 = "C3.R1"', 'A41 = "S2.R1"'))}
    play = at(2, options, hand=["S2.R1 C1", ""], pouch=["S2.R1", ""])
    hands = imagined_hands(push(play, 0, "use S2.R1"), 1, 0, 240)
    assert set(hands) == {"S2.R1 S2.R1", "S2.R1 C1"}
    assert 60 < hands["S2.R1 S2.R1"] < 100


def test_what_was_shown_counts_and_not_when():
    """7.5"""
    early, late = (at(2, hand=["S1.R2 G1.U1", ""], pouch=["C2 C3", ""]) for _ in range(2))
    push(early, 0, "use S1.R2", "use G1.U1", "draw")
    chance(early, "pull C2")
    push(late, 0, "use G1.U1", "draw")
    push(chance(late, "pull C2"), 0, "use S1.R2")
    for seat in (0, 1, None):
        assert early.view_state(seat).tobytes() == late.view_state(seat).tobytes()


# 8. Buying


def test_winners_buy_in_the_order_of_lots_for_three_prestige():
    """8.1"""
    play = bids({3: "C1"}, {4: "C1"}, {1: "C1"}, prestige=[3, 0, 5], market="G2 S3 C4.Q2")
    assert play.to_act == (2,)
    assert can(play, seat=2) == {"buy G2", "buy S3", "buy C4.Q2", "decline"}
    refused(play, 0, "buy G2")
    refused(play, 2, "buy S4")
    push(play, 2, "buy S3")
    assert "S3" in discard(play, 2)
    assert prestige(play) == [3, 3, 2]
    assert play.to_act == (0,)
    push(play, 0, "buy G2")
    assert play.to_act == (1,)
    push(play, 1, "buy C4.Q2")
    assert prestige(play) == [0, 0, 2]
    assert (phase(play), play.position["market"]) == ("laying", "")


def test_declining_at_one_lot_leaves_the_chance_at_a_later_one():
    """8.1"""
    play = bids({1: "G1", 5: "C1"}, {2: "G1"}, prestige=[3, 3], market="G2 S3")
    push(play, 0, "decline")
    assert play.to_act == (1,)
    push(play, 1, "buy S3")
    assert play.to_act == (0,)
    push(play, 0, "buy G2")
    assert "G2" in discard(play, 0)
    assert prestige(play) == [2, 0]


def test_who_declines_at_the_last_lot_has_no_further_chance():
    """8.1"""
    play = bids({1: "G1"}, {2: "G1"}, prestige=[3, 3], market="G2 S3")
    push(play, 0, "decline")
    push(play, 1, "decline")
    assert (phase(play), prestige(play)) == ("laying", [3, 3])


def test_winners_of_several_lots_buy_once():
    """8.2"""
    play = bids({1: "G1", 2: "S1", 3: "C1", 4: "S1"}, {}, prestige=[9, 9], market="G2 S3")
    push(play, 0, "buy G2")
    assert phase(play) == "laying"
    assert play.position["bought"] == []
    assert prestige(play) == [9, 9]
    assert of(play.position["market"]) == ["S3"]


def test_everyone_may_buy_again_in_the_next_round():
    """8.2"""
    play = push(bids({1: "G1"}, {}, prestige=[9, 0], market="G2 S3"), 0, "buy G2")
    to_bidding(play)
    put_all(play, 0, 1)
    put_all(play, 1, 2)
    chance(screens_up(play), "hammer")
    assert play.position["bought"] == []
    assert can(play, "buy", 0) == {"buy S3"}


def test_who_is_too_poor_is_not_asked():
    """8.3"""
    assert phase(bids({1: "G1"}, {}, prestige=[2, 9], market="G2")) == "laying"
    assert phase(bids({1: "G1"}, {}, prestige=[3, 0], market="G2")) == "buying"


def test_nobody_is_asked_when_the_market_is_empty():
    """8.3"""
    assert phase(bids({1: "G1"}, {}, prestige=[9, 9], market="")) == "laying"
    play = bids({1: "G1"}, {2: "G1"}, prestige=[9, 9], market="G2")
    assert phase(push(play, 0, "buy G2")) == "laying"


def test_prestige_just_won_on_lot_four_pays_for_a_market_coin():
    """8.3: and the track does not go below 0."""
    play = bids({4: "C1"}, {}, market="G2 S3")
    assert play.to_act == (0,)
    push(play, 0, "buy G2")
    assert prestige(play) == [0, 0]
    play = bids({1: "G1", 4: "C1"}, {}, market="G2 S3")
    assert "1" in play.position["bids"][0]
    push(play, 0, "buy S3")
    assert prestige(play) == [0, 0]


def test_who_won_no_lot_does_not_buy():
    """8.4"""
    play = bids({1: "S2", 2: "S1"}, {1: "S1", 2: "S1"}, prestige=[0, 9], market="G2")
    assert phase(play) == "laying"


def test_with_everyone_buys_the_others_follow_clockwise_from_the_start_player():
    """8.4, 10.2"""
    fields = {"prestige": [3, 3, 3, 3], "market": "G2 S3 C4.Q2 C1.Q4", "first": 1}
    play = bids({}, {}, {1: "G1"}, {}, options={"everyone_buys": True}, **fields)
    order = []
    while phase(play) == "buying":
        order += play.to_act
        push(play, play.to_act[0], sorted(can(play, seat=play.to_act[0]))[0])
    assert order == [2, 1, 3, 0]
    assert prestige(play) == [0, 0, 0, 0]
    play = bids({}, {}, {1: "G1"}, {}, **fields)
    push(play, 2, "decline")
    assert phase(play) == "laying"


def test_with_everyone_buys_a_winner_who_declined_is_not_asked_again():
    """8.4"""
    options = {"everyone_buys": True}
    play = bids({1: "G1"}, {}, options=options, prestige=[3, 2], market="G2")
    assert phase(push(play, 0, "decline")) == "laying"


def test_sold_spaces_stay_empty():
    """8.5"""
    play = push(bids({4: "C1"}, {}, market="G2 S3"), 0, "buy G2")
    to_bidding(play)
    assert of(play.position["market"]) == ["S3"]
    assert play.turn == 2


# 9. The end


def test_the_game_ends_after_the_buying_of_the_last_round():
    """9.1"""
    play = bids({4: "C1"}, {}, round=11, market="G2 S3")
    assert play.result is None
    push(play, 0, "buy G2")
    assert play.result.ending == "sold-out"
    assert play.to_act == ()
    play = bids({4: "C1"}, {}, round=10, market="")
    assert (play.result, play.turn) == (None, 11)


def test_the_total_is_the_track_and_quality_and_mint_marks():
    """9.2: on all coins owned, wherever they lie."""
    result = final("C1.Q4 C1", "G1.K C2.Q4", prestige=[6, 10], discard=["G2.Q2 G2.K S3.K", "G1.S"])
    assert result.scores == (6 + 4 + 2 + 9, 10 + 4 + 5 + 7)
    assert result.places == (2, 1)


def test_trashed_coins_do_not_count():
    """9.2"""
    play = at(2, hand=["S1.A2 C1.Q4 G1.K", ""], discard=["C2.Q4", ""], round=11, pouch=["", ""])
    push(play, 0, "use S1.A2", "trash C1.Q4", "trash G1.K", "place S1.A2 on 1")
    chance(screens_up(play), "hammer")
    assert play.result.scores == (4, 0)


@pytest.mark.parametrize("essen", ["short", "long"])
@pytest.mark.parametrize("mark", MARKED)
def test_mint_marks_pay_the_first_three_places(mark, essen):
    """9.3"""
    coins = MARKED[mark]
    shares = " ".join(coins[:3]), "", coins[3], " ".join(coins[4:6])
    first, second, third = BONUS[mark]
    options = {"essen": essen}
    assert final(*shares, options=options).scores == (first, 0, third, second)


def test_the_fourth_place_and_none_at_all_get_nothing():
    """9.3"""
    eagles = MARKED["eagle"]
    options = {"essen": "long"}
    assert final("", "", options=options).scores == (0, 0)
    crowns = MARKED["crown"]
    shares = " ".join(crowns[:4]), " ".join(crowns[4:6]), crowns[6], ""
    assert final(*shares).scores == (9, 5, 2, 0)
    assert final(*eagles[:5], options=options).scores == (7, 7, 7, 7, 7)


def test_crowns_of_three_three_one_and_none_pay_nine_nine_five_and_nothing():
    """9.4"""
    crowns = MARKED["crown"]
    shares = " ".join(crowns[:3]), " ".join(crowns[3:6]), crowns[6], ""
    assert final(*shares).scores == (9, 9, 5, 0)


def test_the_next_place_is_paid_below_every_tie():
    """9.4: one, two and two; two, two and one of something else."""
    crowns = MARKED["crown"]
    shares = " ".join(crowns[:3]), crowns[3], crowns[4], ""
    assert final(*shares).scores == (9, 5, 5, 0)
    sceptres = MARKED["sceptre"]
    shares = " ".join(sceptres[:2]), " ".join(sceptres[2:4]), sceptres[4], sceptres[5], ""
    assert final(*shares).scores == (7, 7, 4, 4, 0)


@pytest.mark.parametrize(
    ("mine", "yours", "places"),
    [
        ("C3", "C2 S2 G1", (1, 2)),  # copper, whatever the rest
        ("C1 C1", "C3", (2, 1)),  # by value, not by number
        ("C2 S2", "C1 C1 S1 G1", (1, 2)),  # then silver
        ("C2 S1 S1", "C2 S2 G1", (2, 1)),  # then gold
        ("C2 S2 G1", "C1 C1 S1 S1 G1", (1, 1)),  # all level: shared
        ("", "", (1, 1)),
    ],
)
def test_a_tied_total_goes_to_more_copper_then_silver_then_gold(mine, yours, places):
    """9.5"""
    result = final(mine, yours, prestige=[7, 7])
    assert result.scores == (7, 7)
    assert result.places == places
    assert final(yours, mine, prestige=[7, 7]).places == places[::-1]


def test_the_total_comes_before_the_tie_break():
    """9.5"""
    assert final("C3 S2 G1", "C1", prestige=[7, 8]).places == (2, 1)


def test_the_tie_break_orders_every_place():
    """9.5"""
    result = final("C1", "C3", "", "C2", "S2", prestige=[4, 4, 9, 4, 4])
    assert result.places == (4, 2, 1, 3, 5)
    result = final("C1", "C3", "", "C1", "S2", prestige=[4, 4, 9, 4, 4])
    assert result.places == (3, 2, 1, 3, 5)


def test_the_tie_break_counts_coins_in_the_discards():
    """9.5"""
    assert final("C1", "C2", discard=["C2", ""]).places == (1, 2)


def test_while_the_game_runs_the_score_is_the_track():
    """9.6"""
    play = bids({1: "G1"}, {}, round=11, lots=["C1.Q4 G1.K", "", ""], prestige=[3, 4], market="G2")
    assert play.scores == (3, 4)
    push(play, 0, "decline")
    assert play.scores == (3 + 4 + 9, 4)
    assert play.result.scores == play.scores


def test_coins_left_on_lots_at_the_end_belong_to_nobody():
    """9.7"""
    left = {"round": 11, "lots": ["C1.Q4 G1.K", "", "C2.Q4"]}
    play = bids({1: "G1"}, {1: "G1"}, **left)
    assert play.result.scores == (0, 0)
    assert of(play.position["lots"][0]) == of("C1.Q4 G1.K")


# 10. Options


@pytest.mark.parametrize(("essen", "pool"), [("off", 46), ("short", 52), ("long", 52)])
def test_the_essen_coins_are_added_if_wanted(essen, pool):
    """10.1: each face may come up, and no other."""
    play = mintmark.new("coin_quest", seats=2, settle=False, essen=essen, first="1")
    faces = AUCTION + (ESSEN if pool == 52 else [])
    assert len(faces) == pool
    assert can(play) == {f"turn up {coin}" for coin in faces}
    assert {coin_of(coin).mark for coin in ESSEN} == {"eagle"}


def test_without_essen_there_are_no_eagles():
    """10.1"""
    with pytest.raises(InvalidPosition):
        final("G1.E", "")
    assert not set(ESSEN) & set(everywhere(whole_game(3)))


def test_the_options_have_defaults_and_others_are_refused():
    """10.1, 10.2"""
    options = mintmark.new("coin_quest", seats=2, settle=False).setup.options
    assert dict(options) == {"essen": "off", "everyone_buys": False, "first": "chance"}
    for wrong in ({"essen": "medium"}, {"everyone_buys": "perhaps"}, {"first": "0"}):
        with pytest.raises(mintmark.InvalidOption):
            mintmark.new("coin_quest", seats=2, **wrong)


# 11. Editions, and what is reconstructed


def table(number):
    """The rows of the table in a paragraph, without its head."""
    start = RULES.index(f"**{number}**")
    rows = re.findall(r"^\| (.*) \|$", RULES[start : RULES.index("\n**", start)], re.M)
    return [row.split(" | ") for row in rows[1:]]


EDITIONS = ("reconstruction", "columns", "richer")


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_lots_of_each_edition_are_those_in_the_rules(edition):
    """11.1"""
    column = EDITIONS.index(edition)
    lots = GAME.setup(edition=edition).edition.lots
    rows = table("11.1")
    assert len(lots) == len(rows) == 6
    for lot, (name, gives, *cells) in zip(lots, rows, strict=True):
        pays, *words = cells[column].split(", ") if gives == "prestige" else ["0", cells[column]]
        banned = [word.removeprefix("no ") for word in ", ".join(words).split(", ")]
        assert lot.prestige == int(pays)
        assert list(lot.bans) == ([] if banned == ["all metals"] else banned)
        assert lot.players == (4 if "4 or 5 players" in name else 2)


@pytest.mark.parametrize(
    ("edition", "bans", "pays"),
    [("columns", {2: "G1", 3: "S1"}, (3, 2, 2)), ("richer", {5: "G1", 6: "S1"}, (4, 3, 2))],
)
def test_the_other_editions_are_played_by_their_boards(edition, bans, pays):
    """11.1"""
    options = {"edition": edition}
    play = at(4, options, hand=["G1 S1 C1", "", "", ""])
    for lot, coin in bans.items():
        refused(play, 0, f"place {coin} on {lot}")
        assert f"place C1 on {lot}" in can(play, seat=0)
    play = bids({4: "C1"}, {5: "C1"}, {6: "C1"}, {}, options=options)
    assert prestige(play) == [*pays, 0]


def test_the_coins_are_those_in_the_rules():
    """11.2"""
    for row, coins in zip(table("11.2"), (START, AUCTION, ESSEN), strict=True):
        assert of(" ".join(row[1:])) == coins
        for metal, cell in zip(("gold", "silver", "copper"), row[1:], strict=True):
            assert {coin_of(coin).metal for coin in cell.split()} == {metal}
    for edition in ("columns", "richer"):
        assert GAME.setup(edition=edition).edition.sets == GAME.setup().edition.sets


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_edition_says_what_is_reconstructed(edition):
    """11.3"""
    origins = dict(GAME.setup(edition=edition).edition.provenance)
    made_up = {"lot.prestige", "lot.bans", "start", "auction", "essen"}
    assert {origins[name] for name in made_up} == {"reconstruction"}
    assert (origins["round"], origins["bonus"]) == ("rulebook", "rulebook")


def test_an_edition_of_ones_own_is_a_file(tmp_path):
    """11.4"""
    own = own_edition(tmp_path, ("prestige = 3", "prestige = 20"), ('"C5.Q2"', '"C9.Q2"'))
    play = bids({4: "C1"}, {1: "C9.Q2"}, options={"edition": own})
    assert prestige(play) == [20, 0]


MISTAKES = {
    "start coin with an icon": ('S01 = "C1"', 'S01 = "C1.Q1"', "icons"),
    "nine start coins": ('S01 = "C1"\n', "", "10 coins, not 9"),
    "45 auction coins": ('A13 = "G3"\n', "", "46 coins, not 45"),
    "five Essen coins": ('E1 = "G1.E"\n', "", "6 coins, not 5"),
    "eight crowns": ('A13 = "G3"', 'A13 = "G3.K"', "crown"),
    "six sceptres": ('A10 = "G2.S"', 'A10 = "G2"', "sceptre"),
    "no Penny": ('A32 = "penny"', 'A32 = "C1"', "Penny"),
    "two Pennies": ('A13 = "G3"', 'A13 = "penny"', "Penny"),
    "an Essen coin without an eagle": ('E1 = "G1.E"', 'E1 = "G1"', "eagle"),
    "an eagle elsewhere": ('A13 = "G3"', 'A13 = "G3.E"', "eagle"),
    "Age 3": ('"G1.A1"', '"G1.A3"', "A3"),
    "Unique 3": ('"G1.U1"', '"G1.U3"', "U3"),
    "Rare 0": ('"G1.R1"', '"G1.R0"', "R0"),
    "Quality 5": ('"G1.Q3"', '"G1.Q5"', "Q5"),
    "value 0": ('"G3.Q1"', '"G0.Q1"', "G0"),
    "value 10": ('"G3.Q1"', '"G10.Q1"', "G10"),
    "two icons on the left": ('"G1.A1"', '"G1.A1.U1"', "one icon"),
    "two icons on the right": ('"G1.Q3"', '"G1.Q3.K"', "one icon"),
    "a lot that pays too much": ("prestige = 3", "prestige = 21", "prestige"),
    "a lot that pays nothing": ("prestige = 3", "prestige = 0", "prestige"),
    "a coin lot that pays": ("prestige = 0", "prestige = 1", "prestige"),
    "no lot for four": ("players = 4", "players = 2", "one of lots 4 to 6"),
    "a metal that is none": ('bans = ["gold"]', 'bans = ["tin"]', "bans"),
    "another game": ('game = "coin_quest"', 'game = "coinage"', "coin_quest"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_an_edition_that_does_not_fit_is_refused_with_the_line(tmp_path, mistake):
    """11.4"""
    old, new, why = MISTAKES[mistake]
    own = own_edition(tmp_path, (old, new))
    with pytest.raises(InvalidEdition, match=rf"line \d+: .*{re.escape(why)}"):
        mintmark.new("coin_quest", edition=own)


def test_all_unique_icons_together_allow_nineteen_draws(tmp_path):
    """11.4: ours have 8; with 11 more it is enough, with 12 too many."""
    plain = ["G2.Q1", "G2.Q2", "G3.Q1", "S3.Q2", "S4.Q1"]
    changes = [(f'"{coin}"', f'"{coin[:2]}.U2{coin[2:]}"') for coin in plain]
    fits = own_edition(tmp_path, *changes, ('"S4"', '"S4.U1"'))
    assert mintmark.new("coin_quest", edition=fits, seats=2, seed=1)
    much = own_edition(tmp_path, *changes, ('"S4"', '"S4.U2"'))
    with pytest.raises(InvalidEdition, match=r"line \d+: .*19"):
        mintmark.new("coin_quest", edition=much)


# 12. Notation


def test_coins_are_written_as_the_rules_say():
    """12.1"""
    assert coin_of("G2") == Coin("gold", 2)
    assert coin_of("S2.U1.K") == Coin("silver", 2, "unique", 1, 0, "crown")
    assert coin_of("C5.Q1") == Coin("copper", 5, quality=1)
    assert coin_of("C4.A1.S") == Coin("copper", 4, "age", 1, mark="sceptre")
    assert coin_of("S1.R2") == Coin("silver", 1, "rare", 2)
    assert coin_of("C3.E") == Coin("copper", 3, mark="eagle")
    for coin in {*START, *AUCTION, *ESSEN, "penny"}:
        assert str(coin_of(coin)) == coin
    for wrong in ("", "G", "g2", "G2.", "X2", "G2.K.U1", "S2.U1.K.K", "Penny"):
        with pytest.raises(ValueError):
            coin_of(wrong)


def test_moves_are_written_as_the_rules_say():
    """12.2, 12.3"""
    moves = GAME.setup().moves
    for number, count in (("12.2", 12), ("12.3", 4)):
        (paragraph,) = re.findall(rf"^\*\*{re.escape(number)}\*\* (.*)$", RULES, re.M)
        named = re.findall(r"`([^`]+)`", paragraph)
        assert len(named) == count
        for text in named:
            assert str(moves[moves.number(text)]) == text
    with pytest.raises(mintmark.InvalidMove):
        moves.number("pay 3")


def test_chance_plays_in_its_own_name():
    """12.3"""
    play = chance(mintmark.new("coin_quest", seats=2, settle=False), "first 2")
    refused(play, 0, "lock")
    refused(play, CHANCE, "first 1", "pull C1", "hammer")
    for _ in range(10):
        chance(play, sorted(can(play, "turn up"))[0])
    assert can(play) == {f"pull {coin}" for coin in START}
    refused(play, CHANCE, "turn up G2", "hammer")
    to_bidding(play)
    assert not can(play)


POSITIONS = {
    "choosing_first": lambda: mintmark.new("coin_quest", seats=2, settle=False),
    "stocking": lambda: chance(
        mintmark.new("coin_quest", seats=3, settle=False), "first 2", "turn up G2"
    ),
    "laying": lambda: at(phase="laying", served=1, lots=["S4", "G3", ""]),
    "drawing": lambda: chance(drawing(START_TEXT, START_TEXT), "pull G1", "pull C1"),
    "passing": lambda: chance(drawing("C1 penny", START_TEXT), "pull C1", "pull penny"),
    "stealing": lambda: push(
        chance(drawing("C1 penny", "C2 S2", "S2"), "pull penny"), 0, "pass penny to 2"
    ),
    "stolen": lambda: chance(POSITIONS["stealing"](), "pull C2", "pull C1"),
    "refilled": lambda: to_bidding(drawing("G1 C1", START_TEXT, discard=["C1 C2 C3 S1", ""])),
    "bidding": lambda: push(
        at(2, hand=["S1.A2 C1 C2 C1.R2", "C3"], locked=[]), 0, "use C1.R2", "place C2 on 4"
    ),
    "trashing": lambda: push(
        at(2, hand=["S1.A2 C1 C2", ""], discard=["G1", ""]), 0, "use S1.A2", "trash C1"
    ),
    "locked": lambda: push(at(2, hand=["", "C3"]), 0, "lock"),
    "revealed": lambda: screens_up(at(2, bids=[{"1": "G1 S2"}, {"4": "C1"}])),
    "buying": lambda: bids({1: "G1", 4: "C1"}, {2: "G1"}, prestige=[5, 5], market="G2"),
    "over": lambda: bids({1: "G1"}, {2: "G1"}, round=11),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_is_an_object_that_is_read_back(name):
    """12.4"""
    play = POSITIONS[name]()
    position = json.loads(json.dumps(play.position))
    again = mintmark.load("coin_quest", position, seats=play.setup.seats, settle=False)
    assert again.position == position
    assert again.to_act == play.to_act
    for seat in (*range(play.setup.seats), CHANCE):
        assert again.moves(seat) == play.moves(seat)
        if seat != CHANCE:
            assert again.view_state(seat).tobytes() == play.view_state(seat).tobytes()


def test_every_phase_and_every_field_of_a_position_is_in_the_rules():
    """12.4"""
    named = [field for row in table("12.4") for field in re.findall(r"`(\w+)`", row[0])]
    assert sorted(named) == sorted(at().position)
    phases = re.findall(r"`(\w+)`", table("12.4")[0][1])
    assert set(phases) == {phase(make()) for make in POSITIONS.values()}


def test_what_is_left_out_is_as_at_the_first_bids():
    """12.4"""
    play = at(2, hand=["G1 C1", ""], discard=["", "S2 G3"], bids=[{"2": "C1"}, {}])
    assert (phase(play), play.turn, play.to_act) == ("bidding", 1, (0, 1))
    assert pouch(play, 0) == of("C1 C2 C2 C3 S1 S1 S2")
    assert pouch(play, 1) == of("C1 C1 C1 C2 C2 C3 G1 S1 S1")
    assert play.position["trashed"] == ""
    assert "G3" not in black_pouch(play)
    assert len(black_pouch(play)) == 45
    play = at(2, pouch=["C1", START_TEXT])
    assert of(play.position["trashed"]) == of("C1 C1 C2 C2 C3 G1 S1 S1 S2")


IMPOSSIBLE = {
    "too many of a coin": {"hand": ["G3 G3", ""]},
    "too many start coins": {"hand": ["C1 C1 C1", "C1 C1 C1 C1"]},
    "a coin that does not exist": {"hand": ["G9", ""]},
    "a banned metal": {"bids": [{"5": "G1"}, {}]},
    "a lot that is not in play": {"bids": [{"6": "C1"}, {}]},
    "a Penny in hand": {"hand": ["penny", ""]},
    "a used coin that is nowhere": {"used": ["C1.R2", ""]},
    "a coin without action used": {"hand": ["C1", ""], "used": ["C1", ""]},
    "everyone locked": {"locked": [0, 1]},
    "locked with a coin in hand": {"hand": ["C1", ""], "locked": [0]},
    "an eagle without the Essen coins": {"hand": ["G1.E", ""]},
    "eight coins in the market": {"market": "G2 G2 G3 S3 S4 C1.Q4 C2.Q4 C5.Q1"},
    "a round too many": {"round": 12},
    "bids while lots are laid": {"phase": "laying", "bids": [{"1": "C1"}, {}]},
    "prestige below nothing": {"prestige": [-1, 0]},
    "buying while nobody is asked": {"phase": "buying"},
    "a bag that does not fit": {"hand": ["C1", ""], "bag": [["C2", ""], ["", ""]]},
    "loot that is not there": {"thefts": [[0, 1, "old", "S2.K"]]},
    "a phase that is none": {"phase": "sleeping"},
    "a field that is none": {"bank": 3},
    "one hand for two seats": {"hand": ["C1"]},
}


@pytest.mark.parametrize("wrong", IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused(wrong):
    """12.5"""
    at(2)
    with pytest.raises(InvalidPosition):
        at(2, **IMPOSSIBLE[wrong])


def test_when_time_is_up_coins_are_placed_and_the_seat_locks_in():
    """13.1"""
    play, idle = mintmark.new("coin_quest", seed=3, seats=3), Counter()
    while play.turn == 1:
        seat = play.awaited[0]
        move = play.idle(seat)
        idle[str(move).split()[0]] += 1
        play.push(seat, move)
    assert idle.keys() <= {"place", "lock", "pass", "decline"}
    assert idle["lock"] == 3 and idle["place"] > 3


def test_every_paragraph_of_the_rules_has_a_test():
    numbers = re.findall(r"^\*\*(\d+\.\d+)\*\*", RULES, re.M)
    here = Path(__file__).read_text("utf-8")
    cited = set(re.findall(r'"""([\d., ]+)', here))
    cited = {number for text in cited for number in re.findall(r"\d+\.\d+", text)}
    assert len(numbers) > 60
    assert len(set(numbers)) == len(numbers)
    assert cited == set(numbers)
