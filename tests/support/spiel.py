"""Small games for OpenSpiel, and how they are played at random."""

import numpy as np

WAREHOUSE = "mintmark_warehouse51(relics=7,ingots=3,notes=1"
QUEST = "mintmark_coin_quest(rounds=2,coins=4,draw=2,market=2"


def played(state, seed):
    """The states of a game played at random."""
    random = np.random.RandomState(seed)
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(actions, p=odds)))
        elif state.is_simultaneous_node():
            asked = [state.legal_actions(seat) or [0] for seat in range(state.num_players())]
            state.apply_actions([int(random.choice(actions)) for actions in asked])
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    yield state
