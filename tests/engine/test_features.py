"""Features: what the tables say is what the vectors hold."""

import doctest
from pathlib import Path

import numpy as np
import pytest

import mintmark
from mintmark.engine.features import by_name, index, length
from mintmark.engine.game import find
from mintmark.errors import MintmarkError

GUIDE = Path(__file__).parents[2] / "docs" / "features.md"


def parts(play, seat):
    """The features of a seat by their names, in what they count."""
    layout = play.setup.game.ai.features
    named = by_name(layout, play.features(seat))
    return {f.name: np.rint(named[f.name] * f.one).astype(int).tolist() for f in layout}


@pytest.mark.parametrize("name", mintmark.GAMES)
def test_the_tables_to_read_are_the_layout(name):
    layout = find(name).ai.features
    assert index(layout) in GUIDE.read_text("utf-8")
    assert len({feature.name for feature in layout}) == len(layout)


def test_the_session_in_the_guide_runs():
    failed, tried = doctest.testfile(str(GUIDE), module_relative=False)
    assert tried > 4
    assert failed == 0


@pytest.mark.parametrize("name", mintmark.GAMES)
def test_a_vector_has_the_same_length_for_every_number_of_players(name):
    game = find(name)
    sizes = {mintmark.new(name, seats=k, seed=1).features(0).size for k in game.seats}
    assert sizes == {length(game.ai.features)}


def test_coinage_is_seen_from_either_side():
    play = mintmark.new("coinage", settle=False)
    play.push(mintmark.CHANCE, "slap 1,3")
    play.push(0, "place 3 A1")
    gold, silver = parts(play, 0), parts(play, 1)
    assert (gold["mover"], silver["mover"]) == ([1], [0])
    assert gold["bank"] == [[4, 3, 1, 1], [4, 3, 2, 1]] == silver["bank"][::-1]
    assert (gold["slap"], gold["ready"]) == ([1, 0, 1, 0], [1, 0, 0, 0])
    assert (gold["stack"][0], silver["stack"][0]) == ([0, 0, 1, 0], [0, 0, -1, 0])
    assert gold["top"][0] == [0, 0, 1, 0]
    assert gold["empty"] == [0] + [1] * 9
    assert gold["score"] == list(play.scores) == silver["score"][::-1]
    assert gold["lead"] == [play.scores[0] - play.scores[1]] == [-silver["lead"][0]]
    assert (gold["turn"], gold["turns_left"], gold["placements"]) == ([1], [199], [1])
    assert sum(gold["border"]) == sum(map(len, (a.borders for a in play.setup.edition.areas))) / 2


def test_a_fist_is_seen_by_its_owner_alone():
    play = mintmark.new("warehouse51", seats=3, first="1", seed=3)
    lots = {relic.id: relic for relic in play.setup.edition.relics}
    while not (play.view(0).lot and lots[play.view(0).lot].sealed):
        moves = play.moves(play.to_act[0])
        play.push(play.to_act[0], next((m for m in moves if str(m) == "pass"), moves[0]))
    play.push(1, "fist 4")
    for seat, fist in ((0, 0), (1, 4), (2, 0)):
        seen = parts(play, seat)
        assert seen["fist"] == [fist]
        assert seen["closed"] == [int(k < 3 and (seat + k) % 3 == 1) for k in range(5)]
        assert seen["at_table"] == [1, 1, 1, 0, 0]
        assert seen["gold"] == [10, 10, 10, 0, 0]
        assert seen["score"] == [*np.roll(play.scores, -seat), 0, 0]
        assert (seen["dealt"], seen["unseen"], seen["hidden"]) == ([6], [2], [0, 2, 0, 0, 0])
        assert sum(map(sum, seen["fake"])) == 4
        assert (seen["pawn_shop"], seen["worth"]) == ([5, 5, 10], [5, 5])
        assert seen["majority"][0] == [8, 6]


def test_a_hand_is_seen_by_its_owner_alone():
    play = mintmark.new("coin_quest", seats=2, first="1", seed=1)
    kinds = play.setup.edition.faces
    assert play.awaited == (0, 1)
    for seat in (0, 1):
        seen, shown = parts(play, seat), play.view(seat)
        held = [kinds[k] for k, count in enumerate(seen["hand"]) for _ in range(count)]
        assert held == list(shown.hand)
        assert seen["screen_up"] == [1, 0, 0, 0, 0] == seen["pouch_known"]
        assert seen["screen"][0] == seen["hand"]
        assert not any(map(any, seen["screen"][1:]))
        assert seen["behind"] == seen["in_pouch"][:2] + [0, 0, 0] == [5, 5, 0, 0, 0]
        assert sum(seen["bag"][1][0]) == 10
        assert sum(seen["market"]) == 7
        assert [sum(lot) for lot in seen["lots"]] == [1, 1, 1]
        assert (seen["draw"], seen["price"], seen["bonus"][0]) == ([5], [3], [9, 5, 2])
        assert (seen["round"], seen["rounds_left"]) == ([1], [10])


@pytest.mark.parametrize("seats", [2, 4])
def test_at_the_end_what_is_known_to_be_owned_is_the_score(seats):
    """With all screens up, everything is known."""
    play = mintmark.new("coin_quest", seats=seats, seed=2)
    while play.awaited:
        seat = play.awaited[0]
        play.push(seat, play.forward(seat)[0])
    for seat in range(seats):
        assert parts(play, seat)["standing"][:seats] == list(np.roll(play.scores, -seat))


def test_no_such_seat_has_no_features():
    with pytest.raises(MintmarkError):
        mintmark.new("coinage").features(2)
