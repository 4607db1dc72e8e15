"""The Python interface."""

import subprocess
import sys
from dataclasses import replace

import pytest

import mintmark
from mintmark import CHANCE, IllegalMove, InvalidOption, NothingToUndo, NotYourTurn, UnknownGame
from mintmark.engine.position import Position
from mintmark.games.coinage.moves import Done, Place


def finished(seed=7, **options):
    play = mintmark.new("coinage", seed=seed, **options)
    while play.to_act:
        (seat,) = play.to_act
        play.push(seat, play.moves(seat)[0])
    return play


def test_the_games_can_be_listed_before_and_after_one_is_imported():
    check = """
import mintmark
first = mintmark.GAMES
mintmark.new("coinage")
assert first == mintmark.GAMES == ("coinage", "coin_quest", "warehouse51")
"""
    assert subprocess.run([sys.executable, "-c", check]).returncode == 0


def test_moves_are_typed_and_their_text_is_their_form():
    play = mintmark.new("coinage", seed=7)
    move = play.moves(0)[0]
    assert move == Place(1, "A1")
    assert str(move) == "place 1 A1"
    assert play.moves(0)[-1] == Done()
    assert play.moves(1) == ()


def test_chance_is_settled_by_itself_unless_told_otherwise():
    assert mintmark.new("coinage", seed=7).to_act == (0,)
    play = mintmark.new("coinage", seed=7, settle=False)
    assert play.to_act == (CHANCE,)
    assert len(play.moves(CHANCE)) == 16
    play.push(CHANCE, "slap 1,3")
    assert play.position.endswith(" 1,3")
    assert play.moves(CHANCE) == ()
    with pytest.raises(NotYourTurn, match="Chance is not asked"):
        play.push(CHANCE, "slap 1")


def test_chance_cannot_do_what_cannot_come_up():
    play = mintmark.load("coinage", "gold 4,3,2,0 4,3,2,2 - ?", settle=False)
    with pytest.raises(IllegalMove, match="cannot come up"):
        play.push(CHANCE, "slap 4")


def test_the_same_seed_gives_the_same_luck_and_no_seed_gives_new_luck():
    assert str(finished(3).record) == str(finished(3).record)
    assert str(finished(3).record) != str(finished(4).record)
    assert len({mintmark.new("coinage").seed for _ in range(5)}) == 5


def test_undo_takes_back_the_last_decision_with_the_luck_after_it():
    play = mintmark.load("coinage", "gold 4,3,2,1 4,3,2,1 - 1", seed=1)
    before = play.position
    play.push(0, "done")
    after = play.position
    play.undo()
    assert play.position == before
    play.push(0, "done")
    assert play.position == after
    play.undo()
    with pytest.raises(NothingToUndo):
        play.undo()


def test_undo_with_chance_in_hand_takes_back_one_entry():
    play = mintmark.new("coinage", settle=False)
    play.push(CHANCE, "slap 1")
    play.undo()
    assert play.to_act == (CHANCE,)


def test_undo_after_the_end_reopens_the_game():
    play = finished()
    play.undo()
    assert play.result is None
    assert play.to_act


def test_a_copy_goes_its_own_way():
    play = mintmark.new("coinage", seed=7)
    twin = play.copy()
    twin.push(0, "done")
    assert play.position != twin.position
    assert play.record.entries != twin.record.entries


def test_a_game_can_be_looked_at_as_it_stood():
    play = finished()
    assert play.at(0).position == "gold 4,3,2,1 4,3,2,1 - ?"
    assert play.at(play.ply).position == play.position
    for ply in (-1, play.ply + 1, "3"):
        with pytest.raises(InvalidOption, match="the record has entries 0 to"):
            play.at(ply)


def test_the_wrong_seat_is_refused():
    play = mintmark.new("coinage", seed=7)
    with pytest.raises(NotYourTurn, match="Silver is not asked"):
        play.push(1, "done")
    for seat in (2, -1, "gold", None, False, 0.0):
        with pytest.raises(InvalidOption, match="no such seat"):
            play.push(seat, "done")
    with pytest.raises(InvalidOption, match="no such seat"):
        play.view(5)
    with pytest.raises(InvalidOption, match="no such seat"):
        play.view(CHANCE)


def test_no_position_is_no_position():
    with pytest.raises(mintmark.InvalidPosition, match="a position is a text, not NoneType"):
        mintmark.load("coinage", None)


def test_what_is_no_move_at_all_is_refused():
    play = mintmark.new("coinage", seed=7)
    for move in ([], None, 3, {"place": 1}):
        with pytest.raises(mintmark.InvalidMove):
            play.push(0, move)
    with pytest.raises(UnknownGame):
        mintmark.new(["coinage"])


@pytest.mark.compiled
def test_a_simulation_plays_the_games_of_its_seeds():
    """In chunks, on threads or one by one: the games of seeds 5 to 44, in that order."""
    from mintmark.engine.batch.simulation import played, simulate
    from mintmark.games.coinage import GAME

    setup, bots = GAME.setup(), ["random", "random"]
    chunks = [r.scores.tolist() for r in simulate(setup, 40, 5, bots, 2, chunk=7)]
    games = [played(setup, seed, 1, bots).scores.tolist() for seed in range(5, 45)]
    assert list(map(len, chunks)) == [14, 14, 12]
    assert sum(chunks, []) == sum(games, [])
    assert len(set(map(str, games))) > 20


def test_bots_do_not_share_the_numbers_of_chance():
    """A playout's tosses are those of a game with its seed; its bots draw from another stream."""
    import numpy as np

    from mintmark.engine.batch.simulation import played
    from mintmark.games.warehouse51 import GAME

    setup, log = GAME.setup(3), np.full((600, 2), -1)
    seeds = []

    def spy(box, v, seat, out, count, spare, seed, n):
        seeds.append(seed)
        return out[0]

    spied = replace(GAME, rules=replace(GAME.rules, policy=spy))
    setup = spied.setup(3)
    played(setup, 11, 1, ["greedy"] * 3, log, interpreted=True)
    play = mintmark.new("warehouse51", seats=3, seed=11)
    assert [setup.moves.number(entry.move) for entry in play.record.entries] == log[
        : play.ply, 1
    ].tolist()
    assert set(seeds) != {11} and len(set(seeds)) == 1


def test_what_a_view_does_not_write_stays_unknown():
    play = mintmark.new("warehouse51", seats=3, seed=1)
    blind = replace(play.setup.game.rules, view=lambda box, s, seat, v: None)
    setup = replace(play.setup, game=replace(play.setup.game, rules=blind))
    view = Position(setup, play.now.state).view(0).state
    assert all({*view[name].flat} == {-1} for name in ("gold", "note", "owned"))


def test_what_has_been_revealed_cannot_be_taken_back():
    notes = [["kapala"], ["mjollnir"], ["golden_fleece"], ["davids_harp"]]
    position = {"phase": "sealed", "lot": "excalibur", "fist": [3, 4, None, None], "note": notes}
    play = mintmark.load("warehouse51", position, seats=4)
    play.push(2, "fist 5")
    assert play.can_take_back(2) and not play.can_take_back(3)
    play.push(3, "fist 6")
    assert not play.can_take_back(3)
    coins = mintmark.load("coinage", "gold 4,3,2,1 4,3,2,1 - 1,2", seed=1)
    coins.push(0, "place 1 A1")
    assert coins.can_take_back(0)
    coins.push(0, "done")
    assert not coins.can_take_back(0)


def test_a_representation_tells_no_secrets():
    play = mintmark.new("warehouse51", seats=3, seed=1)
    assert repr(play) == "<Play warehouse51: turn 1>"


def test_why_not():
    play = mintmark.new("coinage", seed=7)
    assert play.why_not(0, "done") is None
    assert play.why_not(0, "capture A1").key == "coinage-refuse-capture"
    assert play.why_not(0, "jump").key == "refuse-no-such-move"


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"cover_ow": True}, "no option 'cover_ow'; did you mean 'cover_own'"),
        ({"colour": 1}, "no option 'colour'; it has map, cover_own, turn_limit, bank_tiebreak"),
        ({"cover_own": 1}, "cover_own must be True or False, not 1"),
        ({"turn_limit": True}, "turn_limit must be a whole number from 1 to 1000, not True"),
        ({"turn_limit": 1001}, "not 1001"),
        (
            {"map": "moon"},
            "map must be one of 'standard', 'lagoon', 'citadel', 'isles', not 'moon'",
        ),
        ({"map": None}, "not None"),
        ({"seats": 3}, "CoinAge is for 2 players, not 3"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"seed": 1 << 63}, "a seed is a whole number"),
        ({"seed": "7"}, "a seed is a whole number"),
        ({"seed": True}, "a seed is a whole number"),
    ],
)
def test_wrong_options_are_named(options, why):
    with pytest.raises(InvalidOption, match=why):
        mintmark.new("coinage", **options)


def test_an_unknown_game_is_named():
    with pytest.raises(UnknownGame, match="did you mean 'coinage'"):
        mintmark.new("coinaeg")
    with pytest.raises(UnknownGame, match="there are coinage, coin_quest, warehouse51"):
        mintmark.new("chess")


def test_the_result_says_who_won_and_how():
    result = finished().result
    assert result.ending in ("full-map", "empty-bank")
    assert result.places[result.winners[0]] == 1
    assert result.scores == finished().scores


@pytest.mark.parametrize(
    "code",
    [
        "import mintmark",
        "import mintmark.terminal.cli",
        "import mintmark; mintmark.new('coinage', seed=1).view(0)",
    ],
)
def test_numba_is_not_imported_where_none_is_needed(code):
    check = f"{code}\nimport sys; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check]).returncode == 0


@pytest.mark.parametrize("module", ["numpy", "click", "rich", "fluent.runtime"])
def test_importing_mintmark_imports_nothing_slow(module):
    check = f"import mintmark, sys; sys.exit({module!r} in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check]).returncode == 0


def test_engine_and_games_need_numpy_and_numba_alone():
    """As on a bare GPU machine: everything else is made impossible to import."""
    check = """
import sys
for name in ("click", "rich", "fluent", "fluent.runtime", "hypothesis", "msgspec"):
    sys.modules[name] = None
import mintmark
from mintmark.engine import numba
from mintmark.engine.batch import simulation
play = mintmark.new("coinage", seed=1)
while play.to_act:
    play.push(play.to_act[0], play.moves(play.to_act[0])[-1])
"""
    assert subprocess.run([sys.executable, "-c", check]).returncode == 0
