"""Looking ahead: a tree search that knows no more than a seat does, for every game.

Each iteration imagines a world from the view, plays it to the end, and notes how it went. The tree
holds the decisions of the seats *inside* it, and all else that the searching seat hears: chance by
its outcomes, others by the moves that are not hidden. Seats outside act by a quick policy, each on
its own view of the imagined world, so that nobody knows what is only imagined.
"""

from collections.abc import Callable
from math import log, sqrt
from typing import Any

from .chance import below, draw, weighted
from .game import Game
from .playout import playout_of
from .record import i1, i2, i4, i8, record
from .rule import CHANCE, UNKNOWN, first, has, rule

SEATS = 5  # at most, in any game
WIN = 1000  # what a victory is worth; a shared one is shared
POINT = 4  # what a point of lead is worth beside it …
LEAD = 50  # … up to so many
EXPLORE = 700  # how far less tried moves are preferred
DEEPEST = 500  # nodes, from the root down
LIFT = 1 << 20  # more than any score


@record
class Node:
    first: i4  # of its children, or 0
    next: i4  # of its siblings, or 0
    move: i2
    who: i1
    visits: i4
    chances: i4  # how often it could have been visited
    value: i8[SEATS]  # in all, by seat


LAYOUT: Any = Node.narrow


def new_tree(nodes: int) -> Any:
    """Room for so many nodes; the first is the root."""
    return Node.several(nodes, LAYOUT)


def search_of(game: Game) -> Callable[..., int]:
    """The entry that searches for some iterations, and says how many nodes the tree has then."""
    rules = game.rules
    awaited, forward, outcomes = rules.awaited, rules.forward, rules.outcomes
    apply, view, heard, imagine = rules.apply, rules.view, rules.heard, rules.imagine
    scores, places, greedy = rules.scores, rules.places, rules.greedy
    copy, hide, playout = game.State.copy, game.State.hide, playout_of(game)

    @rule
    def found(tree, node, who, move):
        """The child of a node by that move, or 0."""
        child = tree[node].first
        while child and (tree[child].move != move or tree[child].who != who):
            child = tree[child].next
        return child

    @rule
    def prospects(tree, child, who):
        """How well a move has done for a seat, and how seldom it was tried when it could be."""
        t = tree[child]
        t.chances += 1
        return t.value[who] / t.visits + EXPLORE * sqrt(log(t.chances) / t.visits)

    @rule
    def decide(box, s, who, tree, node, seed, n, out):
        """A move that was never tried, else the one with the best prospects."""
        untried, best, most = 0, UNKNOWN, -1e18
        for k in range(forward(box, s, who, out)):
            child = found(tree, node, who, out[k])
            if child == 0:
                untried += 1
                if below(seed, n, untried) == 0:
                    best = out[k]
            else:
                prospect = prospects(tree, child, who)
                if untried == 0 and prospect > most:
                    most, best = prospect, out[k]
        return best

    @rule
    def by_policy(box, states, who, seed, n, out):
        """What a quick player does who sees its own view and no more."""
        count = forward(box, states[0], who, out)
        hide(states[1])
        view(box, states[0], who, states[1])
        return greedy(box, states[1], who, out, count, states[2], seed, n)

    @rule
    def descend(box, seat, inside, states, tree, used, seed, out, weights, path):
        """Down to a decision that was never tried, which becomes a node; path[0] says how deep."""
        node, depth, n, tried = 0, 0, 0, True
        seats = awaited(box, states[0])
        while seats and tried:
            who = seat if has(seats, seat) else first(seats)  # before it hears of the others
            if who == CHANCE:
                count = outcomes(box, states[0], out, weights)
                move = out[weighted(seed, n, weights, count)]
            elif has(inside, who):
                move = decide(box, states[0], who, tree, node, seed, n, out)
            else:
                move = by_policy(box, states, who, seed, n, out)
            known = heard(box, states[0], who, move, seat) != UNKNOWN
            apply(box, states[0], who, move)
            seats = awaited(box, states[0])
            n += 1
            if known:
                child = found(tree, node, who, move)
                if child == 0:
                    if used == tree.shape[0] or depth + 1 == path.shape[0]:
                        break
                    child = grow(tree, node, used, who, move)
                    used += 1
                    tried = not has(inside, who)
                node, depth = child, depth + 1
                path[depth] = node
        path[0] = depth
        return used

    @rule
    def grow(tree, node, used, who, move):
        """A new node, the first child of its parent."""
        t = tree[used]
        t.first, t.next, t.move, t.who = 0, tree[node].first, move, who
        t.visits, t.chances = 0, 1
        for k in range(SEATS):
            t.value[k] = 0
        tree[node].first = used
        return used

    @rule
    def reward(seats, seat, r):
        """What the end of a game is worth to a seat: victory above all, then the lead."""
        winners, best = 0, -LIFT
        for other in range(seats):
            winners += r.places[other] == 1
            if other != seat:
                best = max(best, r.scores[other])
        won = WIN // winners if r.places[seat] == 1 else 0
        return won + POINT * max(-LEAD, min(LEAD, r.scores[seat] - best))

    def search(
        box, v, seat, inside, states, bots, tree, used, seed, count, out, weights, path, nolog, r
    ):
        seats = bots.shape[0]
        for k in range(count):
            luck = (draw(seed, 2 * k) << 31) ^ draw(seed, 2 * k + 1)
            copy(v, states[0])
            imagine(box, states[0], seat, luck)  # three streams: what is there foretells nothing
            used = descend(box, seat, inside, states, tree, used, luck + 1, out, weights, path)
            depth = path[0]
            playout(box, states, bots, luck + 2, out, weights, nolog)
            scores(box, states[0], r.scores)
            for other in range(seats):
                r.places[other] = r.scores[other]
            places(box, states[0], r.places)
            for step in range(depth):
                t = tree[path[step + 1]]
                t.visits += 1
                for other in range(seats):
                    t.value[other] += reward(seats, other, r)
        return used

    return search
