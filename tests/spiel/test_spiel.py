"""What OpenSpiel is told: actions, odds, returns, what players know; and what it is refused."""

import pyspiel
import pytest
from open_spiel.python import observation
from support.spiel import QUEST, WAREHOUSE, played

import mintmark.spiel  # noqa: F401
from mintmark import InvalidEdition, InvalidOption
from mintmark.engine.position import Position
from mintmark.spiel.moment import Moment

pytestmark = pytest.mark.compiled

SEALED = "mintmark_warehouse51(relics=2,auctions=sealed,ingots=2,supply=0,notes=0,first=1"


def after(name, *moves):
    """A state after moves in our notation; at a node for several players there are several."""
    state = pyspiel.load_game(name).new_initial_state()
    for move in moves:
        if isinstance(move, str):
            state.apply_action(action(state, state.current_player(), move))
        else:
            state.apply_actions([action(state, seat, text) for seat, text in enumerate(move)])
    return state


def action(state, player, text):
    found = (a for a in state.legal_actions(player) if state.action_to_string(player, a) == text)
    return next(found, None) if text else 0


def test_actions_are_our_moves_in_their_order():
    state = after("mintmark_coinage(map=standard)", "slap 1")
    texts = [state.action_to_string(a) for a in state.legal_actions()]
    assert texts[0] == "place 1 A1" and texts[-1] == "done"
    assert state.legal_actions() == sorted(state.legal_actions())


def test_chance_is_explicit():
    state = pyspiel.load_game("mintmark_coinage").new_initial_state()
    outcomes = state.chance_outcomes()
    assert [p for _, p in outcomes] == [1 / 16] * 16
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 5) == "slap 1,3"


def test_coins_that_are_there_twice_are_drawn_twice_as_often():
    name = "mintmark_coin_quest(rounds=1,coins=5,draw=1,market=0,first=1)"
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(3):
        state.apply_action(state.chance_outcomes()[0][0])
    odds = {state.action_to_string(a): p for a, p in state.chance_outcomes()}
    assert odds["pull C1"] == pytest.approx(0.4)
    assert sum(odds.values()) == pytest.approx(1)


@pytest.mark.parametrize(("players", "lost"), [(3, -1 / 2), (4, -1 / 3), (5, -1 / 4)])
def test_a_victory_is_worth_one_and_all_sums_are_zero(players, lost):
    game = pyspiel.load_game(f"{WAREHOUSE},players={players})")
    returns = set()
    for seed in range(4):
        *_, state = played(game.new_initial_state(), seed)
        assert sum(state.returns()) == pytest.approx(0)
        assert state.rewards() == state.returns()
        if state.returns().count(1.0) == 1:
            returns |= set(state.returns())
    assert game.min_utility() == pytest.approx(lost)
    assert {round(r, 9) for r in returns} == {1.0, round(lost, 9)}


def test_a_shared_victory_is_shared():
    state = after("mintmark_coinage(areas=1,turn_limit=1)", "slap -")
    assert state.returns() == [0, 0]
    state.apply_action(action(state, 0, "done"))
    assert state.is_terminal() and state.returns() == [0, 0]


def test_sealed_bids_are_one_node_for_all_or_one_for_each():
    opening = ("reveal blue", "turn up excalibur")
    state = after(f"{SEALED},simultaneous=true)", *opening)
    assert state.current_player() == pyspiel.PlayerId.SIMULTANEOUS
    state.apply_actions([action(state, seat, f"fist {n}") for seat, n in enumerate((1, 2, 0))])
    assert state.current_player() == 1, "the winner reveals"
    state = after(f"{SEALED})", *opening)
    assert state.current_player() == 0
    state.apply_action(action(state, 0, "fist 1"))
    assert state.current_player() == 1 and state.legal_actions(0) == []


def test_a_player_does_not_know_what_others_have_chosen():
    opening = (f"{SEALED})", "reveal blue", "turn up excalibur")
    one, two = after(*opening, "fist 1"), after(*opening, "fist 2")
    for seat in (1, 2):
        assert one.information_state_string(seat) == two.information_state_string(seat)
        assert one.observation_string(seat) == two.observation_string(seat)
        assert one.observation_tensor(seat) == two.observation_tensor(seat)
    assert one.information_state_string(0) != two.information_state_string(0)
    assert one.information_state_string(1) != one.information_state_string(2)


def test_opened_fists_are_remembered_when_they_are_no_longer_shown():
    opening = (f"{SEALED})", "reveal blue", "turn up excalibur")
    ends = ("reveal green", "turn up mjollnir")
    one = after(*opening, "fist 0", "fist 2", "fist 0", *ends)
    two = after(*opening, "fist 1", "fist 2", "fist 0", *ends)
    assert one.observation_string(2) == two.observation_string(2)
    assert one.information_state_string(2) != two.information_state_string(2)


def test_what_comes_too_late_is_void_and_its_player_is_asked_again():
    sizes = "relics=3,auctions=sealed,ingots=2,supply=5,tokens=1,notes=0"
    name = f"mintmark_warehouse51({sizes},first=1,simultaneous=true)"
    first = ["reveal blue", "turn up excalibur", ("fist 1", "fist 0", "fist 0")]
    second = ["reveal green", "turn up mjollnir", ("fist 0", "fist 1", "fist 0")]
    state = after(name, *first, *second, "reveal gold", "turn up gilgamesh_axe")
    one_token = ("pawn excalibur", "pawn mjollnir", "fist 0")
    state.apply_actions([action(state, seat, text) for seat, text in enumerate(one_token)])
    assert [bool(state.legal_actions(seat)) for seat in range(3)] == [True, True, False]
    assert "'pawned': ['excalibur']" in str(state)
    recalled = [state.information_state_string(seat) for seat in range(3)]
    assert ["pawn mjollnir (too late)" in text for text in recalled] == [False, True, False]
    assert ["pawn mjollnir" in text for text in recalled] == [False, True, False]


def test_moves_wait_while_chance_acts():
    """One player draws by a Unique while the other places a coin: both are done."""
    state = pyspiel.load_game(f"{QUEST},simultaneous=true)").new_initial_state()
    hands = {"hand": ["S3.U1 C1", "C3 C1"], "action": ["S3.U1", None], "left": [1, 0]}
    position = {"phase": "bidding", "first": 0, "used": ["S3.U1", ""], **hands}
    table = state.moment.table
    state.moment = Moment(
        table, Position(table.setup, table.game.notation.read(table.setup, position))
    )
    state.apply_actions([action(state, 0, "draw"), action(state, 1, "place C3 on 1")])
    assert state.is_chance_node()
    assert "place C3" not in state.information_state_string(0)
    state.apply_action(state.legal_actions()[0])
    assert state.is_simultaneous_node()
    assert "place C3 on 1" in state.information_state_string(1)
    texts = [state.action_to_string(1, a) for a in state.legal_actions(1)]
    assert "place C1 on 1" in texts and "place C3 on 1" not in texts


def test_observers_show_one_player_or_everybody():
    game = pyspiel.load_game(f"{SEALED})")
    state = after(f"{SEALED})", "reveal blue", "turn up excalibur", "fist 1")
    mine = observation.make_observation(game)
    mine.set_from(state, 0)
    assert mine.tensor.shape == tuple(game.observation_tensor_shape())
    assert mine.dict["player"].tolist() == [1, 0, 0]
    assert '"fist":1' in mine.string_from(state, 0)
    hidden = pyspiel.PrivateInfoType.NONE
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=hidden)
    public = observation.make_observation(game, kind)
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert "fist 1" not in public.string_from(state, 0)
    all_of_it = pyspiel.PrivateInfoType.ALL_PLAYERS
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=all_of_it)
    with pytest.raises(pyspiel.SpielError, match="what one player sees"):
        observation.make_observation(game, everything)


@pytest.mark.parametrize(
    ("name", "error", "why"),
    [
        ("mintmark_coinage(colour=2)", pyspiel.SpielError, "Unknown parameter 'colour'"),
        ("mintmark_coinage(areas=few)", pyspiel.SpielError, "Wrong type for parameter areas"),
        ("mintmark_coinage(areas=11)", InvalidOption, "areas must be a whole number from 1 to 10"),
        ("mintmark_coinage(players=3)", InvalidOption, "CoinAge is for 2 players, not 3"),
        ("mintmark_coinage(map=moon)", InvalidOption, "map must be one of 'standard'"),
        ("mintmark_coinage(simultaneous=true)", pyspiel.SpielError, "Unknown parameter"),
        ("mintmark_warehouse51(players=2)", InvalidOption, "for 3 or 4 or 5 players"),
        ("mintmark_warehouse51(first=4)", InvalidOption, "first is chance or a seat from 1 to 3"),
        ("mintmark_warehouse51(relics=2,notes=1)", InvalidOption, "need 3 counterfeits, not 2"),
        ("mintmark_warehouse51(ingots=0)", InvalidEdition, "start_ingots must be a whole number"),
        ("mintmark_coin_quest(rounds=14)", InvalidOption, "rounds must be a whole number"),
        ("mintmark_coin_quest(rounds=2,essen=long)", InvalidOption, "essen must be 'off'"),
    ],
)
def test_what_cannot_be_loaded_is_refused_in_words(name, error, why):
    with pytest.raises(error, match=why):
        pyspiel.load_game(name)


def test_what_cannot_be_done_is_refused_and_changes_nothing():
    state = after(f"{SEALED},simultaneous=true)", "reveal blue", "turn up excalibur")
    before = str(state)
    fist = action(state, 0, "fist 1")
    refused = [
        (lambda: state.apply_action(fist), "several players choose at once"),
        (lambda: state.apply_actions([fist, fist]), "there are 3 players, not 2"),
        (lambda: state.apply_actions([fist, fist, 0]), "player 2 cannot 'reveal blue' now"),
        (lambda: state.apply_actions([fist, fist, 10_000]), "there is no action 10000"),
        (state.chance_outcomes, "chance does not act now"),
    ]
    for attempt, why in refused:
        with pytest.raises(pyspiel.SpielError, match=why):
            attempt()
        assert str(state) == before


def test_a_game_that_is_over_stays_as_it_is():
    *_, state = played(pyspiel.load_game("mintmark_coinage(areas=1)").new_initial_state(), 1)
    with pytest.raises(pyspiel.SpielError, match="the game is over"):
        state.apply_action(0)
    assert state.legal_actions() == []
