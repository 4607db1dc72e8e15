"""What a page can call: functions of a workspace and of whole numbers, with a whole number back."""

from collections.abc import Callable
from dataclasses import astuple

from ..game import Game
from ..hasty import hasty_of
from ..offers import listed
from ..playout import playout_of
from ..position.compiled import answer_of
from ..rule import rule
from ..search import WIN, new_root, search_of


def entries_of(game: Game) -> tuple[Callable[..., int], ...]:
    """The entries of a game; throughout: w is the workspace."""
    return (answer_entry(game), hasty_entry(game), *search_entries(game), playouts_entry(game))


def answer_entry(game: Game) -> Callable[..., int]:
    """Positions: what is asked about w.state (see `position/compiled.py`)."""
    answer_one = answer_of(game)

    def answer(w, question, who, number, seat):
        made = (w.then, w.offers, w.out, w.features)
        return answer_one(question, w.box, w.state, who, number, seat, *made)

    return answer


def hasty_entry(game: Game) -> Callable[..., int]:
    """The move of a quick player that overlooks moves, from what it has seen."""
    hasty_move = hasty_of(game)

    def hasty(w, seat, overlooked, thoughtless, seed):
        given = (seat, overlooked, thoughtless, seed)
        return hasty_move(w.box, w.seen, *given, w.then, w.offers, w.out)

    return hasty


def search_entries(game: Game) -> tuple[Callable[..., int], ...]:
    """A search from what a seat has seen, in slices, so that somebody can look at the clock."""
    tuning, secrets, forward = astuple(game.ai.tuning), game.secrets, game.rules.forward
    search_more = rule(search_of(game))

    def begin(w, seats, seat, everyone, seed):
        """How many moves lead on from here; they stand in w.out. Of one alone, do not think."""
        w.seats, w.seat, w.seed, w.used, w.done = seats, seat, seed, 1, 0
        w.inside = (1 << seats) - 1 if everyone or not secrets else 1 << seat
        for k in range(len(tuning)):
            w.tuned[k] = tuning[k]
        new_root(w.tree, seat)
        return listed(w.offers, forward(w.box, w.seen, seat, w.offers), w.out)

    def think(w, more):
        """So many iterations more; how many there have been."""
        where = (w.box, w.seen, w.seats, w.seat, w.inside, w.states, w.tree)
        work = (w.used, w.seed, w.done, more, w.tuned)
        w.used = search_more(*where, *work, w.offers, w.out, w.path, w.result)
        w.done += more
        return w.done

    def found(w):
        """What was found out about each move: how many there are in w.found."""
        root = w.tree[0]
        for k in range(root.count):
            node, e = w.tree[root.first + k], w.found[k]
            e.move, e.visits, e.win, e.lead = node.move, node.visits, 0.0, 0.0
            if node.visits:
                e.win, e.lead = node.won[w.seat] / node.visits / WIN, node.lead / node.visits / 10
        return root.count

    return begin, think, found


def playouts_entry(game: Game) -> Callable[..., int]:
    """Whole games by w.bots, with the seeds from one on."""
    rules, playout = game.rules, playout_of(game)
    start, turn, ending = rules.start, rules.turn, rules.ending
    scores, places = rules.scores, rules.places

    def playouts(w, seats, seed, games):
        """How they ended stands in w.ends; the entries of the last in w.log, and how many here."""
        entries = 0
        for g in range(games):
            s, end = w.states[0], w.ends[g]
            start(w.box, s)
            entries = playout(w.box, w.states, w.bots, seed + g, 0, w.offers, w.out, w.log)
            end.moves, end.turns, end.ending = entries, turn(w.box, s), ending(w.box, s)
            scores(w.box, s, end.scores)
            for seat in range(seats):
                end.places[seat] = end.scores[seat]
            places(w.box, s, end.places)
        return entries

    return playouts
