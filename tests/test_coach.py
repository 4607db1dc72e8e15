"""The coach: one line about every decision, in every language, from the view alone."""

import random

import pytest

import mintmark
from mintmark.engine.game import find
from mintmark.server.table.view import views_of
from mintmark.words import LANGUAGES, speak

LONGEST = 190  # characters: two lines beside a board


def decisions(name, games=6):
    """Some games at random: each decision with the line about it."""
    for seed in range(games):
        play, luck = mintmark.new(name, seed=seed), random.Random(seed)
        while play.awaited:
            seat = luck.choice(play.awaited)
            view = views_of(play)[seat]
            yield play, seat, view
            play.push(seat, luck.choice(play.forward(seat)))


@pytest.mark.parametrize("name", mintmark.GAMES)
def test_the_coach_has_a_short_line_in_every_language(name):
    said = {}
    for _, _, view in decisions(name):
        if view.coach:
            said[view.coach.key] = view.coach
    assert len(said) >= 4
    for message in said.values():
        for language in LANGUAGES:
            assert 0 < len(speak(message, language)) <= LONGEST, message


@pytest.mark.parametrize("name", mintmark.GAMES)
def test_the_coach_knows_what_the_seat_knows(name):
    for play, seat, view in decisions(name, games=1):
        other = play.now.view(seat).imagined(seat, 7).view(seat)
        assert play.setup.game.text.coach(play.setup, other.state, seat) == view.coach


def line(game, position, seat=0, **more):
    play = mintmark.load(game, position, **more)
    return views_of(play)[seat].coach


def test_one_area_more_would_lead_the_region_with_the_most_to_gain():
    said = line("coinage", "gold 4,2,2,1 4,2,2,0 A2:2g/A1:4s/C2:2s 1,3")
    assert (said.key, said.args["own"], said.args["other"]) == ("coinage-coach-region", 1, 1)
    assert said.args["region"].key == "coinage-region-mountains"


def test_the_last_empty_area_is_named_with_the_score():
    taken = "A1:3g/A2:2g/A3:1s/B1:3s/B2:3g/B3:4s2g/B4:3s2g/C2:2s/C3:4g"
    said = line("coinage", f"gold 4,0,0,0 3,2,0,0 {taken} 1")
    assert (said.key, dict(said.args)) == ("coinage-coach-last", {"own": 31, "other": 13})


def test_a_known_counterfeit_is_pointed_out_to_those_who_know_it_alone():
    notes = [["kapala", "excalibur"], ["flying_carpet", "dagda_cauldron"], ["horn_of_plenty"] * 1]
    notes[2].append("davids_harp")
    for seat, key in ((0, "w51-coach-fake"), (2, "w51-coach-colour")):
        position = {"phase": "open", "lot": "kapala", "asked": seat, "revealer": 0, "note": notes}
        assert line("warehouse51", position, seat, seats=3).key == key


def test_what_is_supposed_of_a_move_in_coinage_is_what_would_come():
    for play, seat, view in decisions("coinage", games=2):
        for move in view.moves[:3]:
            found = find("coinage").text.suppose(play.setup, view.struct, seat, move)
            ahead = play.now.after(seat, move)
            assert tuple(each.score for each in found) == ahead.scores
            assert all(sum(each.breakdown) == each.score for each in found)
