"""Reviews: the sum closes, the same question has the same answer, and blunders are found."""

import json
from math import fsum
from random import Random
from xml.etree import ElementTree

import pytest
from support.reviews import crude_review, random_game

import mintmark
from mintmark.errors import InvalidOption, Refused
from mintmark.words import LANGUAGES

QUICK = 40  # iterations
LAST_AREA = "gold 2,3,1,0 0,0,0,2 A1:3g2s/A2:1s/A3:3s/B1:1g/B2:1g/B3:2s1g/B4:2s1g/C1:3s/C3:1g 2 2"


@pytest.fixture(scope="module")
def compiled_search_review():
    return random_game("coinage", 2, seed=5).review(iterations=QUICK)


@pytest.mark.parametrize(("name", "seats"), [("coinage", 2), ("warehouse51", 4), ("coin_quest", 3)])
def test_the_sum_closes_for_everyone(name, seats):
    """Even if the answers make no sense at all."""
    play = random_game(name, seats, seed=7)
    review = crude_review(play, iterations=2)
    for seat, player in enumerate(review.players):
        account = player.account
        parts = (account.start, *account.decisions, *account.rest.values(), *account.luck)
        assert fsum(parts) == pytest.approx(account.result, abs=1e-9)
        assert account.even + player.luck == pytest.approx(account.result, abs=1e-9)
        assert fsum(value for _, value, total in account.terms(seat) if not total) == pytest.approx(
            account.result - account.start, abs=1e-9
        )
        assert account.result == (seat in play.result.winners) / len(play.result.winners)
    assert fsum(player.account.start for player in review.players) == pytest.approx(1)
    assert [point.ply for point in review.curve] == sorted(point.ply for point in review.curve)


def test_a_game_without_luck_closes_too():
    play = mintmark.load("coinage", LAST_AREA, turn_limit=1, settle=False)
    play.push(0, "done")
    review = crude_review(play, iterations=1)
    assert not review.luck
    account = review.players[0].account
    parts = (account.start, *account.decisions, *account.rest.values())
    assert fsum(parts) == pytest.approx(account.result)


def test_progress_grows_to_its_end():
    play = random_game("coinage", 2, seed=1)
    heard = []
    play.review(iterations=5, jobs=1, progress=lambda *step: heard.append(step))
    settled = [step[0] for step in heard]
    assert settled == sorted(settled)
    assert len({known for _, known in heard}) == 1
    assert settled[-1] <= heard[-1][1]


def test_the_same_question_has_the_same_answer_compiled_search(compiled_search_review):
    play = random_game("coinage", 2, seed=5)
    assert play.review(iterations=QUICK, jobs=1) == compiled_search_review
    assert play.review(iterations=QUICK, seed=1) != compiled_search_review


@pytest.mark.parametrize("last", ["place 2 C2", "done"])
def test_a_blunder_is_found_and_the_right_move_named_compiled_search(last):
    """The last area decides: who fills it wins at once."""
    play = mintmark.load("coinage", LAST_AREA, seed=2)
    play.push(0, last)
    random = Random(1)
    while play.awaited:
        play.push(play.awaited[0], random.choice(play.moves(play.awaited[0])))
    first = play.review(iterations=500).decisions[0]
    if last == "done":
        assert (first.verdict, first.better.moves) == ("blunder", ("place 2 C2",))
        assert first.cost > 5 * first.error
        assert first.why
        assert first.gains[0] == pytest.approx(-first.cost)
    else:
        assert (first.verdict, first.cost, first.better) == ("best", 0, None)


def test_a_game_that_goes_on_is_not_reviewed():
    with pytest.raises(Refused, match="The game is not over yet"):
        mintmark.new("warehouse51", seed=1).review(0)


@pytest.mark.parametrize("wrong", [{"seat": 2}, {"seat": -1}, {"iterations": 0}])
def test_what_cannot_be_asked_for_is_refused(wrong):
    with pytest.raises(InvalidOption):
        random_game("coinage", 2, seed=1).review(**wrong)


def test_a_review_is_told_for_the_first_person():
    play = random_game("coinage", 2, seed=1)
    play.bots = ("club", None)
    assert play.review(iterations=1).seat == 1
    assert play.review(0, iterations=1).seat == 0


def test_everything_is_there_as_json_compiled_search(compiled_search_review):
    plain = json.loads(compiled_search_review.json())
    assert len(plain["moments"]) == len(compiled_search_review.moments)
    assert plain["curve"][-1]["wins"] == list(compiled_search_review.curve[-1].wins)
    assert {moment["kind"] for moment in plain["moments"]} == {"decision", "luck", "rest"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), [("coinage", 2), ("warehouse51", 5), ("coin_quest", 3)])
def test_a_review_is_drawn(name, seats, language):
    play = random_game(name, seats, seed=3)
    play.players = ("Grace Brewster Murray Hopper", "<b>&\x01", "Ada", "Zoë", "Софья")[:seats]
    picture = crude_review(play, iterations=1).picture(seats - 1, language)
    tree = ElementTree.fromstring(picture.svg)
    assert tree.get("lang") == language
    assert "NaN" not in picture.svg and "nan" not in picture.svg


def test_a_picture_for_nobody_is_refused(compiled_search_review):
    for wrong in ({"seat": 2}, {"language": "es"}):
        with pytest.raises(InvalidOption):
            compiled_search_review.picture(**wrong)
