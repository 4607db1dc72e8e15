"""OpenSpiel: games in C++, stepped from Python; its rollouts and its tree searches in C++."""

import random
from collections.abc import Callable

import pyspiel
from ours import SEATS, label
from race import Contender, Run, Statistics, clock, repeated

GAMES = (
    "backgammon",
    "goofspiel",
    "gin_rummy",
    "connect_four",
    "leduc_poker",
    "einstein_wurfelt_nicht",
)
ROLLOUTS = 2000  # random games between two looks at the clock …
FEWER = {"backgammon": 50, "gin_rummy": 50}  # … where they are long
MEMORY = 1000  # MB for a tree
SEED = 7


def stepping() -> list[Contender]:
    """Random play, every legal move, outcome and step asked for from Python."""
    return [Contender("OpenSpiel", name, lambda name=name: stepped(name)) for name in GAMES]


def ours() -> list[Contender]:
    """The same with our games, which are Python behind OpenSpiel's interface."""
    import mintmark.spiel  # noqa: F401  # registers them

    def ready(game: str) -> Callable[[], Callable[[float], Run]]:
        return lambda: stepped(f"mintmark_{game}(players={SEATS[game]})")

    return [Contender("Mintmark in OpenSpiel", label(game), ready(game)) for game in SEATS]


def stepped(name: str) -> Callable[[float], Run]:
    game = pyspiel.load_game(name)

    def once() -> Statistics:
        moves = tosses = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                toss(state)
                tosses += 1
            elif state.is_simultaneous_node():
                choices = [state.legal_actions(seat) for seat in range(game.num_players())]
                state.apply_actions([random.choice(c) if c else 0 for c in choices])
                moves += sum(map(bool, choices))
            else:
                state.apply_action(random.choice(state.legal_actions()))
                moves += 1
        return Statistics(1, moves, tosses)

    return repeated(once)


def toss(state: pyspiel.State) -> None:
    """Let chance act."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(outcomes, weights)[0])


def in_turns(name: str) -> pyspiel.Game:
    """A game in which one acts at a time, as searches need it."""
    game = pyspiel.load_game(name)
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        return pyspiel.convert_to_turn_based(game)
    return game


def opening(game: pyspiel.Game) -> pyspiel.State:
    """The first position in which somebody decides."""
    state = game.new_initial_state()
    while state.is_chance_node():
        toss(state)
    return state


def playouts() -> list[Contender]:
    """Whole random games inside C++."""
    return [Contender("OpenSpiel rollouts", n, lambda n=n: rolled_out(n)) for n in GAMES]


def rolled_out(name: str) -> Callable[[float], Run]:
    """The first simulation of a search weighs the root itself: it plays games from there."""
    game, rollouts = in_turns(name), FEWER.get(name, ROLLOUTS)
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, SEED)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, MEMORY, False, SEED, False)
    got_through, root = length(game, rollouts), opening(game)

    def once() -> Statistics:
        bot.mcts_search(root)
        return got_through

    return repeated(once)


def length(game: pyspiel.Game, rollouts: int, games: int = 300) -> Statistics:
    """What so many rollouts get through, by the mean of some games from an opening."""
    moves = tosses = 0
    for _ in range(games):
        state = opening(game)
        while not state.is_terminal():
            if state.is_chance_node():
                toss(state)
                tosses += 1
            else:
                state.apply_action(random.choice(state.legal_actions()))
                moves += 1
    return Statistics(rollouts, rollouts * moves / games, rollouts * tosses / games)


def searches() -> list[Contender]:
    """Simulations of its tree search from the opening; it sees everything, hidden or not."""
    return [Contender("OpenSpiel MCTS", name, lambda name=name: searched(name)) for name in GAMES]


def searched(name: str) -> Callable[[float], Run]:
    game = in_turns(name)
    evaluator, root = pyspiel.RandomRolloutEvaluator(1, SEED), opening(game)

    def work(seconds: float) -> Run:
        bot = pyspiel.MCTSBot(
            game, evaluator, 2.0, 1 << 30, MEMORY, False, SEED, False, max_wall_clock_time=seconds
        )
        began = clock()
        simulations = bot.mcts_search(root).explore_count
        return Run(Statistics(0, simulations), clock() - began)

    return work
