"""Editions: those that come with the game, a user's own, and every mistake with its line."""

from collections import Counter

import pytest
from support.bots import choose

import mintmark
from mintmark import InvalidEdition, InvalidOption
from mintmark.games.coin_quest import GAME
from mintmark.words import speak

TEXT = GAME.edition_file("reconstruction").text


def line_of(text, nth=1):
    """The line of the nth place where a text stands."""
    lines = [n for n, line in enumerate(TEXT.splitlines(), 1) if text in line]
    return lines[nth - 1]


def problems(text):
    with pytest.raises(InvalidEdition) as error:
        GAME.editions.read("mine", text)
    return error.value.problems


@pytest.mark.parametrize("name", GAME.editions.names)
def test_the_editions_that_come_with_the_game_are_good(name):
    edition = GAME.setup(edition=name).edition
    start, auction, essen = edition.sets
    assert (len(start), len(auction), len(essen)) == (10, 46, 6)
    marks = Counter(coin.mark for coin in auction)
    assert (marks["crown"], marks["sceptre"], marks["eagle"]) == (7, 7, 0)
    assert all(coin.mark == "eagle" for coin in essen)


def test_the_boards_differ_and_the_coins_do_not():
    ours, columns, richer = (GAME.setup(edition=name).edition for name in GAME.editions.names)
    assert ours.sets == columns.sets == richer.sets
    assert [lot.prestige for lot in ours.lots] == [0, 0, 0, 3, 2, 1]
    assert [lot.prestige for lot in columns.lots] == [0, 0, 0, 3, 2, 2]
    assert [lot.prestige for lot in richer.lots] == [0, 0, 0, 4, 3, 2]
    bans = [("gold",), ("gold", "silver")]
    assert [lot.bans for lot in ours.lots] == [(), (), (), (), *bans]
    assert [lot.bans for lot in columns.lots] == [(), *bans, (), *bans]
    assert [lot.bans for lot in richer.lots] == [lot.bans for lot in ours.lots]


def test_columns_ban_gold_on_lot_2_as_well():
    play = mintmark.load("coin_quest", {"hand": ["G1", ""]}, edition="columns", settle=False)
    assert {str(move) for move in play.moves(0)} == {"place G1 on 1", "place G1 on 4"}


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ('A01 = "G1.A1"', 'A01 = "G1.A3"', line_of("A01"), "auction.A01: 'G1.A3' is no coin"),
        ('A01 = "G1.A1"', 'A01 = "X1"', line_of("A01"), "begins with G, S or C"),
        ('A01 = "G1.A1"', "A01 = 7", line_of("A01"), "auction.A01: 7 is no coin"),
        ('A05 = "G1.K"', 'A05 = "G1"', line_of("[auction]"), "7 auction coins have a crown, not 6"),
        ('A06 = "G1.S"', 'A06 = "G1.K"', line_of("[auction]"), "have a sceptre, not 6"),
        ('A01 = "G1.A1"\n', "", line_of("[auction]"), "auction has 46 coins, not 45"),
        ('S10 = "G1"', 'S10 = "G1.U1"', line_of("S10 ="), "start.S10: the coins of the start"),
        ('S10 = "G1"\n', "", line_of("[start]"), "start has 10 coins, not 9"),
        ('E1 = "G1.E"', 'E1 = "G1"', line_of("E1 ="), "essen.E1: the Essen coins"),
        ('A13 = "G3"', 'A13 = "G3.E"', line_of("A13 ="), "only those, have an eagle"),
        ('A13 = "G3"', 'A13 = "penny"', line_of("[auction]"), "there is one Bad Penny, not 2"),
        ("draw = 5", "draw = 0", line_of("draw = 5"), "whole number from 1 to 9, not 0"),
        ("price = 3", "price = 1.5", line_of("price = 3"), "whole number from 0 to 99, not 1.5"),
        ("crown = [9, 5, 2]", "crown = [9, 5]", line_of("crown ="), "bonus.crown.3 must be"),
        (
            "players = 4",
            "players = 3",
            line_of("players = 4"),
            "must be 2 or 4, not 3",
        ),
        ("crown = [9, 5, 2]", "crown = [9, 5, 2, 1]", line_of("crown ="), "three places, not 4"),
        ("prestige = 0", "prestige = 2", line_of("prestige = 0"), "lot 1 gives coins"),
        ("prestige = 3", "prestige = 0", line_of("prestige = 3"), "whole number from 1 to 20"),
        ('bans = ["gold"]', 'bans = ["tin"]', line_of('bans = ["gold"]'), "not ['tin']"),
        (
            "players = 4",
            "players = 2",
            line_of("players = 4"),
            "one of lots 4 to 6 has",
        ),
        ("players = 2", "players = 4", line_of("players = 2"), "lot 1: players must be 2, not 4"),
        ("title =", "titel =", line_of("title ="), "unknown: titel"),
        ('game = "coin_quest"', 'game = "chess"', line_of("game ="), "must be one of coin_quest"),
        ('bonus = "rulebook"', 'bonus = "hearsay"', line_of('bonus = "rule'), "must be one of"),
        ('bonus = "rulebook"\n', "", line_of("[provenance]"), "provenance.bonus is missing"),
        ("[round]", "[round", line_of("[round]"), ""),
    ],
)
def test_a_mistake_is_named_with_its_line(old, new, line, why):
    assert old in TEXT
    found = problems(TEXT.replace(old, new, 1))
    assert any(n == line and why in text for n, text in found), found


def test_there_are_six_lots():
    lot = "[[lot]]\nprestige = 1\nbans = []\nplayers = 2\n\n"
    assert any(
        "6 lots, not 7" in why for _, why in problems(TEXT.replace("[start]", lot + "[start]"))
    )
    first = TEXT.index("[[lot]]")
    cut = TEXT[:first] + TEXT[TEXT.index("[[lot]]", first + 1) :]
    missing = {why for _, why in problems(cut)}
    assert missing == {"there are 6 lots, not 5", "lot 3 gives coins: prestige must be 0"}


def test_unique_icons_allow_only_so_many_draws():
    text = TEXT
    for k in range(24, 32):
        face = next(line for line in text.splitlines() if line.startswith(f"A{k} ="))
        coin = face.split('"')[1]
        text = text.replace(face, f'A{k} = "{coin.replace(".U1", "").replace(".Q", ".U2.Q")}"')
    text = text.replace('A25 = "S3"', 'A25 = "S3.U2"').replace('A30 = "S4"', 'A30 = "S4.U2"')
    text = text.replace('A13 = "G3"', 'A13 = "G3.U2"').replace('A07 = "G2"', 'A07 = "G2.U2"')
    assert any("Unique icons allow 19 draws at most" in why for _, why in problems(text))


def test_all_mistakes_are_named_at_once():
    text = TEXT.replace("draw = 5", "draw = 99").replace("price = 3", "price = -1")
    assert len(problems(text)) == 2


OWN = (
    TEXT.replace('title = "Reconstruction"', 'title = "My box"')
    .replace("draw = 5", "draw = 4")
    .replace("price = 3", "price = 2")
    .replace('A13 = "G3"', 'A13 = "G9"')
)


def test_a_users_own_edition_is_played_and_its_record_replays_anywhere(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(OWN)
    play = mintmark.new("coin_quest", seats=3, seed=5, edition=path)
    assert len(play.view(0).hand) == 4
    while play.awaited:
        seat = play.awaited[0]
        play.push(seat, choose("random", play, seat, 5))
    path.unlink()
    again = mintmark.replay(str(play.record))
    assert again.position == play.position
    assert again.setup.edition.title == "My box"
    assert any("for 2 prestige" in speak(message) for message in play.story(None))


@pytest.mark.parametrize(("seats", "first"), [(2, "3"), (4, "5"), (3, "0")])
def test_the_start_player_must_be_a_seat(seats, first):
    with pytest.raises(InvalidOption, match="first"):
        mintmark.new("coin_quest", seats=seats, first=first)


def test_the_start_player_is_counted_from_one():
    assert mintmark.new("coin_quest", seats=3, seed=1, first="3").view(None).first == 2
