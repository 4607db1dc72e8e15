"""Batches: the same games as one at a time, interpreted and compiled, and clear errors."""

from copy import deepcopy

import numpy as np
import pytest

import mintmark
from mintmark.engine.batch import Batch
from mintmark.engine.batch.cpu import Cpu
from mintmark.engine.batch.simulation import played
from mintmark.engine.game import GAMES, find
from mintmark.engine.rule import has
from mintmark.engine.struct import plain
from mintmark.errors import InvalidAction, InvalidOption, UnknownGame
from mintmark.games.warehouse51.moves import PAWN

pytestmark = pytest.mark.compiled

FEW = 6
each_game = pytest.mark.parametrize("name", GAMES)


def interpreted(setup, n, **more):
    """A batch played by the rules as they stand."""
    batch = Batch(setup, n, **more)
    batch._on(Cpu(setup, n, 1, interpreted=True))
    batch.reset()
    return batch


def same(one, other):
    """Whether all that two batches show and hide is the same."""
    tables = [(one.masks, other.masks), (one.features(), other.features())]
    tables += [*zip(one.ledger, other.ledger, strict=True)]
    states = all(plain(one.state(g)) == plain(other.state(g)) for g in range(one.n))
    return states and all(np.array_equal(a, b) for a, b in tables)


@each_game
@pytest.mark.parametrize("fewest", [True, False], ids=["fewest seats", "most seats"])
def test_interpreted_and_compiled_agree_move_by_move(name, fewest):
    game = find(name)
    setup = game.setup(game.seats[0 if fewest else -1])
    plain_rules, compiled = interpreted(setup, FEW, seed=5), Batch(setup, FEW, seed=5)
    for k in range(60):
        assert same(plain_rules, compiled), f"after {k} steps"
        actions = compiled.random_actions(k)
        assert np.array_equal(actions, plain_rules.random_actions(k))
        plain_rules.step(actions)
        compiled.step(actions)
    ends = plain_rules.playouts(), compiled.playouts()
    assert all(np.array_equal(a, b) for a, b in zip(*ends, strict=True))


@each_game
def test_a_seed_gives_the_same_game_as_one_at_a_time(name):
    batch = mintmark.batch(name, 3, seed=40, restart=False)
    plays = [mintmark.new(name, seed=40 + g) for g in range(3)]
    while batch.to_act.any():
        actions = batch.random_actions(7)
        for g, play in enumerate(plays):
            if batch.to_act[g]:
                play.push(int(batch.mover[g]), play.setup.moves[int(actions[g])])
        batch.step(actions)
    for g, play in enumerate(plays):
        assert play.to_act == ()
        assert list(play.scores) == batch.scores[g].tolist()
        assert len(play.record.entries) == batch.ledger.length[g]


@each_game
def test_playouts_end_as_simulated_games_do(name):
    setup = find(name).setup()
    batch = Batch(setup, 20, seed=11)
    for bots in ("random", "greedy"):
        ends = batch.playouts(bots)
        results = played(setup, 11, 20, [bots] * setup.seats)
        assert np.array_equal(ends.scores, results.scores)
        assert np.array_equal(ends.length, results.length)


def test_playouts_leave_the_games_where_they_are():
    batch = mintmark.batch("coinage", 50)
    before = batch.copy()
    one, two = batch.playouts(seed=1), batch.playouts(seed=2)
    assert not np.array_equal(one.length, two.length)
    assert same(batch, before)


def test_neither_cores_nor_the_rest_of_the_batch_matter():
    many = mintmark.batch("coinage", 700, seed=3, jobs=2)
    few = mintmark.batch("coinage", 5, seed=303, jobs=1, restart=False)
    for k in range(30):
        actions = many.random_actions(k)
        few.step(np.where(few.to_act, actions[300:305], mintmark.PASS))
        many.step(actions)
        going = few.to_act > 0
        assert np.array_equal(many.masks[300:305][going], few.masks[going])


def test_an_ended_game_begins_anew_with_a_seed_of_its_own():
    batch, ended = mintmark.batch("coinage", 10, seed=100), 0
    for k in range(400):
        batch.step(batch.random_actions(k))
        assert (batch.to_act > 0).all()
        assert np.allclose(batch.rewards.sum(axis=1), 0)
        assert ((batch.rewards != 0).any(axis=1) <= batch.done).all()
        ended += batch.done.sum()
    assert ended == ((batch.ledger.seed - 100) // 10).sum() > 20
    assert ((batch.ledger.seed - 100) % 10 == np.arange(10)).all()


def test_a_sole_winner_of_warehouse51_gets_one_and_rewards_add_up_to_nothing():
    ends = mintmark.batch("warehouse51", 200, seats=4).playouts()
    for places, rewards in zip(ends.places, ends.rewards, strict=True):
        winners = places == 1
        share = 1 / winners.sum()
        assert np.allclose(rewards[winners], (4 * share - 1) / 3)
        assert np.allclose(rewards[~winners], -1 / 3)


@pytest.mark.parametrize("name", ["coin_quest", "warehouse51"])
def test_all_seats_that_are_asked_can_act_at_once(name):
    batch, together = mintmark.batch(name, 40, seats=3, seed=9), 0
    for k in range(150):
        actions = np.full((40, 3), mintmark.PASS)
        for seat in range(3):
            masks = batch.masks_of(seat)
            for g in range(40):
                if has(int(batch.to_act[g]), seat):
                    actions[g, seat] = np.flatnonzero(masks[g])[k % masks[g].sum()]
        together += ((actions >= 0).sum(axis=1) > 1).sum()
        batch.step(actions)
    assert together > 100


def test_fists_of_warehouse51_at_once_or_one_after_the_other_are_the_same():
    at_once, in_turns = (mintmark.batch("warehouse51", 1, seats=3, seed=2) for _ in range(2))
    sealed = 0
    for k in range(300):
        asked = [seat for seat in range(3) if has(int(at_once.to_act[0]), seat)]
        row = np.full((1, 3), mintmark.PASS)
        for seat in asked:
            offered = np.flatnonzero(at_once.masks_of(seat)[0])
            if len(asked) > 1:  # who pawns first is asked again
                offered = offered[offered < PAWN]
            row[0, seat] = offered[k % len(offered)]
        at_once.step(row)
        for seat in asked:
            assert in_turns.mover[0] == seat
            in_turns.step(row[:, seat])
        assert same(at_once, in_turns)
        sealed += len(asked) > 1
    assert sealed > 5


def test_a_copy_of_coin_quest_goes_its_own_way():
    batch = mintmark.batch("coin_quest", 4, seed=1)
    twin, other = batch.copy(), deepcopy(batch)
    before = plain(twin.state(0))
    batch.step(batch.random_actions())
    assert plain(twin.state(0)) == before != plain(batch.state(0))
    twin.step(twin.random_actions())
    other.step(other.random_actions())
    assert same(batch, twin) and same(batch, other)


def test_reset_begins_anew():
    batch = mintmark.batch("coinage", 4, seed=1)
    first = batch.copy()
    batch.step(batch.random_actions())
    batch.reset()
    assert same(batch, first)
    batch.reset(seed=8)
    assert same(batch, mintmark.batch("coinage", 4, seed=8))


@pytest.fixture
def batch():
    return mintmark.batch("coinage", 3, seed=1, restart=False)


@pytest.mark.parametrize(
    "actions, why",
    [
        ([1, 2], "shape 3 or 3 × 2, not 2"),
        (np.zeros((3, 3), int), "not 3 × 3"),
        (np.zeros((3, 1, 1), int), "not 3 × 1 × 1"),
        (5, "shape"),
        ([0.5, 1.0, 2.0], "whole numbers, not float64"),
        (["done", "done", "done"], "whole numbers"),
        ([-1, 0, 0], "game 0, seat 0: there is no action -1"),
        ([155, 0, 0], "there is no action 155"),
        ([1 << 40, 0, 0], "there is no action"),
        ([[0, 0]] * 3, "seat 1 is not asked: its action must be -1, not 0"),
    ],
)
def test_actions_that_do_not_fit_are_refused_in_words(batch, actions, why):
    before = batch.copy()
    with pytest.raises(InvalidAction) as refused:
        batch.step(actions)
    assert why in str(refused.value)
    assert same(batch, before)


def test_one_illegal_action_stops_all_and_is_told_in_words(batch):
    actions, before = batch.random_actions(), batch.copy()
    actions[2] = np.flatnonzero(~batch.masks[2])[0]
    with pytest.raises(InvalidAction, match="game 2, seat 0 cannot 'place .*did not match"):
        batch.step(actions)
    assert same(batch, before)


def test_a_finished_game_is_not_stepped_again(batch):
    while batch.to_act.any():
        batch.step(batch.random_actions())
    assert not batch.masks.any() and not batch.features().any()
    with pytest.raises(InvalidAction, match="game 0 is over: its action must be -1"):
        batch.step([0, -1, -1])
    batch.step([-1, -1, -1])


@pytest.mark.parametrize(
    "given, why",
    [
        ({"n": 0}, "n must be a whole number from 1 on, not 0"),
        ({"n": 2.5}, "n must be"),
        ({"n": 2, "seats": 5}, "2 players, not 5"),
        ({"n": 2, "seed": -1}, "seed must be"),
        ({"n": 2, "seed": (1 << 63) - 1}, "seed must be a whole number from 0 to"),
        ({"n": 2, "jobs": 0}, "jobs must be"),
        ({"n": 2, "restart": 1}, "restart must be True or False, not 1"),
        ({"n": 2, "device": "tpu"}, "device must be 'cpu' or 'cuda', not 'tpu'"),
        ({"n": 2, "colour": "red"}, "no option 'colour'"),
        ({"n": 2, "map": "mars"}, "map must be one of"),
    ],
)
def test_bad_options_are_told_clearly(given, why):
    with pytest.raises(InvalidOption) as refused:
        mintmark.batch("coinage", **given)
    assert why in str(refused.value)


def test_without_a_gpu_that_is_said():
    cuda = pytest.importorskip("numba.cuda")
    if cuda.is_available():
        pytest.skip("there is one")
    with pytest.raises(InvalidOption, match="needs"):
        mintmark.batch("coinage", 2, device="cuda")


def test_unknown_games_seats_and_bots_are_refused(batch):
    with pytest.raises(UnknownGame):
        mintmark.batch("chess", 2)
    for seat in (2, -1, True, "gold"):
        with pytest.raises(InvalidOption, match="no seat"):
            batch.masks_of(seat)
        with pytest.raises(InvalidOption, match="no seat"):
            batch.features(seat)
    for bots in ("master", ["random"], ["random", "clever"]):
        with pytest.raises(InvalidOption, match="random or greedy"):
            batch.playouts(bots)
    with pytest.raises(InvalidOption, match="no game 3"):
        batch.state(3)
