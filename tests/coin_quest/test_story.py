"""Coin Quest in words, in four languages: coins, the comparison that decided, ties, refusals."""

import re
from random import Random

import pytest
from support.bots import choose

import mintmark
from mintmark import CHANCE
from mintmark.games.coin_quest import GAME
from mintmark.games.coin_quest.coin import METALS, coin_of
from mintmark.games.coin_quest.text.telling import coin_name
from mintmark.words import LANGUAGES, speak

KINDS = GAME.setup().edition.kinds


def at(seats=3, **fields):
    return mintmark.load("coin_quest", fields, seats=seats, settle=False)


def hammered(*bids, lots=("G2", "S3", "C4.Q2"), language="en"):
    """What is told when these bids are settled: by seat, objects by lot."""
    play = at(len(bids), phase="revealed", bids=list(bids), lots=list(lots), pouch=[""] * len(bids))
    play.push(CHANCE, "hammer")
    return [speak(message, language) for message in play.story(None)]


@pytest.mark.parametrize(
    ("coin", "language", "name"),
    [
        ("S2", "en", "a silver 2"),
        ("S2", "de", "eine Silber-Zwei"),
        ("S2", "fr", "une pièce d’argent de 2"),
        ("S2", "ru", "серебряная двойка"),
        ("G1.U1", "en", "a gold 1 (Unique Design 1)"),
        ("C4.R1.K", "de", "eine Kupfer-Vier (Seltene Münze 1, Krone)"),
        ("C5.Q2", "ru", "медная пятёрка (Качество 2)"),
        ("penny", "en", "the Bad Penny"),
    ],
)
def test_coins_have_good_names(coin, language, name):
    assert speak(coin_name(coin_of(coin)), language) == name


def test_in_russian_a_coin_that_something_is_done_to_changes_its_ending():
    play = at(
        2,
        phase="buying",
        won=[0, None, None, None, None, None],
        asked=0,
        market="S3.K",
        prestige=[5, 0],
    )
    play.push(0, "buy S3.K")
    told = speak(play.story(1)[0], "ru")
    assert "серебряную тройку (корона)" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_coin_has_a_name_of_its_own(language):
    for case in ("", "-acc"):
        assert len({speak(coin_name(coin, case), language) for coin in KINDS}) == len(KINDS)


def test_the_comparison_that_decided_is_told():
    """6.2: the rulebook's example, and what decides it."""
    told = hammered({"1": "G1 S2"}, {"1": "G1 S1 C1 C1 C1"}, {"1": "S2 S1"})
    assert told[0] == (
        "Lot 1: Player 1 wins a gold 2 with gold 1, silver 2. Next is Player 2 with gold 1, "
        "silver 1, copper 3; silver decides, 2 against 1."
    )


@pytest.mark.parametrize(
    ("bids", "words"),
    [
        (({"1": "G1"}, {"1": "S2"}), "gold decides, 1 against 0"),
        (({"1": "C3"}, {"1": "C2"}), "copper decides, 3 against 2"),
        (({"1": "C1"}, {}), "Player 1 is alone there with copper 1 and wins a gold 2"),
        (({"2": "C1"}, {"2": "C1"}), "a tie at the top (Player 1, Player 2) with copper 1"),
        (({"2": "C1"}, {"2": "C1"}), "Nobody wins; what lies there stays: a silver 3"),
        (({"4": "C1"}, {"4": "C1"}), "Nobody wins 3 prestige"),
        (({"4": "C1"}, {}), "wins 3 prestige"),
        (({}, {}), "Lot 3: no bids. What lies there stays: a copper 4 (Quality 2)"),
    ],
)
def test_lots_are_told_as_they_were_decided(bids, words):
    assert any(words in line for line in hammered(*bids)), hammered(*bids)


def test_a_tie_behind_the_winner_is_not_mentioned():
    told = hammered({"1": "G1"}, {"1": "C1"}, {"1": "C1"})
    assert told[0].startswith("Lot 1: Player 1 wins")


def test_the_end_is_counted_line_by_line_and_a_tie_is_explained():
    """9.2 to 9.5"""
    play = at(
        2,
        phase="buying",
        round=11,
        won=[None, None, None, 0, None, None],
        asked=0,
        served=3,
        prestige=[7, 7],
        market="C1.Q4",
        pouch=["G1 C3 C1", "G1 C3"],
    )
    play.push(0, "decline")
    told = [speak(message) for message in play.story(0)]
    assert "Player 1: track 7 + Quality 0 + crowns 0 + sceptres 0 + eagles 0 = 7" in told
    assert told[-1] == (
        "Player 1 and Player 2 are level; Player 1 is ahead by the value of copper owned, "
        "4 against 3."
    )


def test_a_tie_is_explained_whoever_is_ahead():
    """9.5: the later seat has more silver."""
    fields = {"phase": "buying", "round": 11, "won": [0, *[None] * 5], "asked": 0, "market": "G3"}
    play = at(2, **fields, prestige=[7, 7], pouch=["S1 C1", "S2 C1"])
    play.push(0, "decline")
    assert speak(play.story(0)[-1]) == (
        "Player 2 and Player 1 are level; Player 2 is ahead by the value of silver owned, "
        "2 against 1."
    )
    assert play.result.places == (2, 1)


@pytest.mark.parametrize(("prestige", "places"), [((512, 10), (1, 2)), ((1099, 1100), (2, 1))])
def test_high_totals_are_ordered_like_low_ones(prestige, places):
    """9.5: an edition of one's own may pay a lot."""
    play = at(2, phase="over", round=11, prestige=list(prestige))
    assert play.result.places == places


def test_the_thief_is_told_what_it_took_and_nobody_else():
    play = at(3, hand=["G1.U1", "", ""], pouch=["penny", "S2", "C1"])
    for who, move in (
        (0, "use G1.U1"),
        (0, "draw"),
        (CHANCE, "pull penny"),
        (0, "pass penny to 2"),
        (CHANCE, "pull S2"),
    ):
        play.push(who, move)
    stories = {seat: " ".join(map(speak, play.story(seat))) for seat in (0, 1, 2, None)}
    assert "You take a silver 2 from Player 2" in stories[0]
    assert stories[1] == stories[2] == stories[None]
    assert "silver" not in stories[1]
    assert "leaves the Bad Penny there" in stories[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language):
    play = mintmark.new("coin_quest", seats=4, seed=11, essen="long", everyone_buys=True)
    while play.awaited:
        seat = play.awaited[0]
        bot = ("random", "greedy")[seat % 2]
        play.push(seat, choose(bot, play, seat, 7))
    for seat in (0, None):
        told = [speak(message, language) for message in play.story(seat)]
        assert len(told) > 150
        assert not any(re.search(r"[{}]|cq-", line) for line in told)
    assert len(play.story(0)) > len(play.story(None))


REFUSALS = [
    ({"hand": ["C1", ""]}, "use C1", "There is no action on a copper 1"),
    ({"hand": ["C1", ""]}, "use G1.U1", "Not in your hand: a gold 1"),
    ({"hand": ["", ""], "bids": [{"2": "G1.U1"}, {}]}, "use G1.U1", "On lot 2 of your board"),
    ({"hand": ["C1.R2", ""], "used": ["C1.R2", ""]}, "use C1.R2", "Used already in this round"),
    ({"hand": ["G1", ""]}, "place G1 on 5", "Lot 5 does not take gold"),
    ({"hand": ["C1", ""]}, "place C1 on 6", "Lot 6 is in play only from 4 players on"),
    ({"hand": ["C1", ""]}, "place S1 on 1", "Not in your hand: a silver 1"),
    ({"hand": ["C1", ""]}, "take back C1 from 2", "You have not put a copper 1 on lot 2"),
    ({"hand": ["C1 C2", ""]}, "lock", "You still have 2 coins in hand"),
    ({"hand": ["C1", ""]}, "unlock", "cannot be done now. Put your last coin"),
    ({"hand": ["C1", ""]}, "draw", "no action open"),
    ({"hand": ["C1", ""]}, "trash C1", "use a coin with Age first"),
    ({"hand": ["C1", ""]}, "pass penny to 2", "You do not hold the Bad Penny"),
    ({"hand": ["C1", ""]}, "buy C1", "cannot be done now"),
    ({"hand": ["", "C1"], "locked": [0]}, "place C1 on 1", "You are ready; unlock first"),
]
AGE = {"hand": ["S2.A1 C1", ""], "used": ["S2.A1", ""], "action": ["S2.A1", None], "left": [1, 0]}
BUYING = {"phase": "buying", "won": [0, *[None] * 5], "asked": 0, "prestige": [5, 0]}
PENNY = {"holder": 0, "hand": ["C1", "", ""], "pouch": ["", "", "C1"], "discard": ["", "", ""]}
REFUSALS += [
    (AGE, "trash S2.A1", "An Age coin cannot trash itself"),
    (AGE, "trash C2 from discard", "Not in your discard pile: a copper 2"),
    (AGE, "place S2.A1 on 1", "Finish the action that you have begun. Trash a coin"),
    (AGE, "lock", "Finish the action"),
    ({**BUYING, "market": "S3.K"}, "buy G3", "Not on the market: a gold 3"),
    (
        {**BUYING, "market": "S3.K"},
        "lock",
        "Buy a coin from the market for 3 prestige (you have 5)",
    ),
    (PENNY, "pass penny to 1", "goes to another player"),
    (PENNY, "pass penny to 2", "Player 2 has no coin in pouch or discard pile"),
    (PENNY, "pass penny to 4", "Player 4 is not in this game"),
    (PENNY, "place C1 on 1", "You hold the Bad Penny"),
]


@pytest.mark.parametrize(("fields", "move", "why"), REFUSALS)
def test_a_refusal_says_why_and_changes_nothing(fields, move, why):
    seats = len(fields.get("hand", "ab"))
    play = at(seats, **fields)
    before = play.position
    with pytest.raises(mintmark.IllegalMove, match=re.escape(why)):
        play.push(0, move)
    assert play.position == before
    for language in LANGUAGES:
        assert speak(play.why_not(0, move), language)


def test_refusals_and_questions_can_be_said_at_any_time():
    """Whatever is asked of a seat and whatever it may not do, there are words for it."""
    for seed in range(3):
        play, random = mintmark.new("coin_quest", seats=3, seed=seed), Random(seed)
        everything = [str(move) for move in play.setup.moves.all if move is not None]
        while play.to_act:
            seat = play.awaited[0]
            if random.random() < 0.2:
                speak(GAME.text.ask(play.setup, play.view_state(seat), seat))
                for move in random.sample(everything, 15):
                    refused = play.why_not(seat, move)
                    assert refused is None or speak(refused)
            choice = choose("random", play, seat, seed)
            play.push(seat, str(choice))


def test_bids_are_told_in_words_the_strongest_first_with_their_sums():
    bids = [{"1": "C3 C2"}, {}, {"1": "G1 S2.K"}]
    play = at(3, phase="bidding", bids=bids, hand=["", "", ""], pouch=[""] * 3)
    for seat in range(3):
        play.push(seat, "lock")
    (told,) = (message for message in play.story(None) if message.key == "cq-lot-bids")
    assert speak(told) == (
        "Lot 1: Player 3 (a gold 1, a silver 2 (crown)), Player 1 (a copper 3, a copper 2)"
    )
    sums = [tuple(bid.args[metal] for metal in METALS) for bid in told.args["bids"]]
    assert sums == [(1, 2, 0), (0, 0, 5)]
