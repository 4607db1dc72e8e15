"""Looking ahead: a tree search that knows no more than a seat does, for every game.

Each iteration imagines a world from the view, goes down the tree, plays on for some turns, weighs
what has come of it, and notes that on the way back. The tree holds the decisions of the seats
*inside* it, and all else that the searching seat hears: chance by its outcomes, others by the moves
that are not hidden. Seats outside act by a quick policy, each on its own view of the imagined
world, so that nobody knows what is only imagined. Each seat inside looks after itself.
"""

from collections.abc import Callable
from math import sqrt
from typing import Any

from .game import Game
from .offers import listed, offered, pick_outcome
from .random import draw
from .rule import CHANCE, UNKNOWN, first, has, rule, share, winners
from .struct import i1, i2, i4, i8, struct

SEATS = 5  # at most, in any game
WIN = 10_000  # what a victory is worth; a shared one is shared
TENTH = 3  # what a tenth of a point of lead is worth beside it …
MARGIN = 500  # … up to so many tenths
UNTRIED = 1000  # how much worse a move is thought to be that was never tried
DEEPEST = 500  # nodes, from the root down
NODES = 1 << 19  # of a tree: 59 MB at most, taken as it grows


@struct
class Node:
    move: i2  # that led here
    actor: i1  # who acts next, or UNKNOWN until somebody has
    first: i4  # of its children, or 0
    count: i2  # of its children, if it is a decision: they lie side by side
    next: i4  # of its siblings, or 0, if they are not decided on
    visits: i4
    value: i8[SEATS]  # in all, by seat
    won: i8[SEATS]  # in all, by seat, where a victory counts WIN
    lead: i8  # in all, of the searching seat, in tenths of a point


LAYOUT: Any = Node.narrow


def new_tree(nodes: int = NODES) -> Any:
    """Room for so many nodes; the first is the root."""
    return Node.several(nodes, LAYOUT)


@rule
def new_node(tree, used, move):
    """A new node."""
    t = tree[used]
    t.move, t.actor, t.first, t.count, t.next = move, UNKNOWN, 0, 0, 0
    t.visits, t.lead = 0, 0
    for k in range(SEATS):
        t.value[k], t.won[k] = 0, 0


@rule
def new_root(tree, seat):
    """A tree of one node, where a seat decides."""
    new_node(tree, 0, 0)
    tree[0].actor = seat


@rule
def new_line(tree, seat, line, count):
    """A tree in which a seat makes some moves and no others first; how many nodes it has."""
    new_root(tree, seat)
    for k in range(count):
        new_node(tree, k + 1, line[k])
        tree[k].actor, tree[k].first, tree[k].count = seat, k + 1, 1
        tree[k].visits = 1  # as if it had been met before: no iteration ends on the way
    return count + 1


def search_of(game: Game) -> Callable[..., int]:
    """The entry that searches for some iterations, and says how many nodes the tree has then.

    `tuned` is the game's tuning, as a table: explore, favour, visits, turns (see `Tuning`). With
    nobody inside the tree `v` is no view but a state: it is only played on by everyone's policy.
    """
    assert game.seats[-1] <= SEATS, "a node has no room for more"
    rules, secrets = game.rules, game.secrets
    awaited, forward, moves, outcomes = rules.awaited, rules.forward, rules.moves, rules.outcomes
    apply, view, heard, imagine = rules.apply, rules.view, rules.heard, rules.imagine
    scores, places, policy, turn = rules.scores, rules.places, rules.policy, rules.turn
    prospects, copy, hide = rules.prospects, game.State.copy, game.State.hide

    # Those outside the tree

    @rule
    def by_policy(box, states, who, seed, n, offers, out):
        """What a quick player does who sees its own view and no more."""
        count = listed(offers, forward(box, states[0], who, offers), out)
        if count == 1:
            return out[0]
        if secrets:
            hide(states[1])
            view(box, states[0], who, states[1])
        else:
            copy(states[0], states[1])
        return policy(box, states[1], who, out, count, states[2], seed, n)

    @rule
    def by_policy_or_chance(box, states, who, seed, n, offers, out):
        """What chance does, or a seat by its policy."""
        if who == CHANCE:
            return pick_outcome(offers, outcomes(box, states[0], offers), draw(seed, n))
        return by_policy(box, states, who, seed, n, offers, out)

    # The tree

    @rule
    def expand(box, states, who, tree, node, used, seed, n, offers, out):
        """A decision gets its moves, the favourite of the policy first, if there is room."""
        favourite = by_policy(box, states, who, seed, n, offers, out)
        count = listed(offers, forward(box, states[0], who, offers), out)
        if used + count >= tree.shape[0]:
            return used
        tree[node].first, tree[node].count = used, count
        new_node(tree, used, favourite)
        used += 1
        for k in range(count):
            if out[k] != favourite:
                new_node(tree, used, out[k])
                used += 1
        return used

    @rule
    def select(box, s, who, tree, node, tuned, offers):
        """The move that promises most to who decides, trusting the policy while little is known."""
        t = tree[node]
        best, most = 0, -1e18
        trust, even = tuned[1] / 1000, (1 - tuned[1] / 1000) / t.count
        unknown = t.value[who] / max(1, t.visits) - UNTRIED
        boldness = tuned[0] * sqrt(t.visits + 1.0)
        sets = moves(box, s, who, offers) if secrets else 0
        for child in range(t.first, t.first + t.count):
            c = tree[child]
            if secrets and not offered(offers, sets, c.move):
                continue  # it was in another world
            promise = c.value[who] / c.visits if c.visits else unknown
            trusted = even + trust if child == t.first else even
            promise += boldness * trusted / (1 + c.visits)
            if promise > most:
                best, most = child, promise
        return best

    @rule
    def outcome_child(tree, node, used, move):
        """The child for what has happened, new at `used` if it never has; 0 if there is no room."""
        child = tree[node].first
        while child and tree[child].move != move:
            child = tree[child].next
        if child == 0 and used < tree.shape[0]:
            child = used
            new_node(tree, child, move)
            tree[child].next, tree[node].first = tree[node].first, child
        return child

    @rule
    def goes_on(tree, node, who):
        """Whether who acts is who acted here before.

        Not so in every world: what is hidden may decide it, as when all fists open.
        """
        if tree[node].actor == UNKNOWN:
            tree[node].actor = who
        return tree[node].actor == who

    @rule
    def descend(box, seat, inside, states, tree, used, seed, tuned, offers, out, path):
        """Down to where nothing is known yet. Path holds the length of the way, then its nodes."""
        node, n = 0, 0
        seats = awaited(box, states[0])
        while seats and path[0] + 1 < path.shape[0]:
            who = seat if has(seats, seat) else first(seats)  # before it hears of the others
            child = node
            if who != CHANCE and has(inside, who):
                if not goes_on(tree, node, who):
                    break
                if tree[node].count == 0 and (node == 0 or tree[node].visits >= tuned[2]):
                    used = expand(box, states, who, tree, node, used, seed, n, offers, out)
                if tree[node].count == 0:
                    break
                child = select(box, states[0], who, tree, node, tuned, offers)
                if child == 0:
                    break
                apply(box, states[0], who, int(tree[child].move))  # NumPy's small ones wrap
            else:
                move = by_policy_or_chance(box, states, who, seed, n, offers, out)
                known = heard(box, states[0], who, move, seat) != UNKNOWN
                apply(box, states[0], who, move)
                if known:
                    child = outcome_child(tree, node, used, move) if goes_on(tree, node, who) else 0
                    if child == 0:
                        break
                    used += child == used
            seats = awaited(box, states[0])
            n += 1
            if child != node:
                node = child
                path[0] += 1
                path[path[0]] = node
                if tree[node].visits == 0:
                    break
        return used

    # What has come of it

    @rule
    def rollout(box, states, turns, seed, offers, out):
        """By policy, until so many turns have passed; whether the game is over before."""
        n, last = 0, turn(box, states[0]) + turns
        seats = awaited(box, states[0])
        while seats and turn(box, states[0]) < last:
            who = first(seats)
            move = by_policy_or_chance(box, states, who, seed, n, offers, out)
            apply(box, states[0], who, move)
            n += 1
            seats = awaited(box, states[0])
        return seats == 0

    @rule
    def result(box, s, seats, r):
        """The end: r.scores in tenths of points, r.places as shares of the victory."""
        scores(box, s, r.scores)
        for k in range(seats):
            r.places[k] = r.scores[k]
        places(box, s, r.places)
        together = winners(r.places, seats)
        for k in range(seats):
            r.scores[k] *= 10
            r.places[k] = int(WIN * share(r.places[k], together))

    @rule
    def expectation(box, s, seats, r):
        """The same before the end: who is ahead by much wins more often, the surer the more."""
        spread, total = prospects(box, s, r.scores), 0
        for k in range(seats):
            chance = 1e6
            for other in range(seats):
                if other != k:
                    ahead = (r.scores[k] - r.scores[other]) / spread
                    chance *= 0.5 + 0.5 * ahead / sqrt(1 + ahead * ahead)
            r.places[k] = 1 + int(chance)
            total += r.places[k]
        for k in range(seats):
            r.places[k] = WIN * r.places[k] // total

    @rule
    def ahead(seats, seat, r):
        """By how much a seat leads the best other, in tenths of a point."""
        best = -(1 << 40)
        for other in range(seats):
            if other != seat:
                best = max(best, r.scores[other])
        return r.scores[seat] - best

    @rule
    def backup(tree, path, seats, seat, r):
        """Tell every node on the way."""
        for step in range(1, path[0] + 1):
            t = tree[path[step]]
            t.visits += 1
            t.lead += ahead(seats, seat, r)
            for k in range(seats):
                margin = max(-MARGIN, min(MARGIN, ahead(seats, k, r)))
                t.won[k] += r.places[k]
                t.value[k] += r.places[k] + TENTH * margin

    def search(
        box,
        v,
        seats,
        seat,
        inside,
        states,
        tree,
        used,
        seed,
        done,
        more,
        tuned,
        offers,
        out,
        path,
        r,
    ):
        for k in range(done, done + more):
            luck = (draw(seed, 2 * k) << 31) ^ draw(seed, 2 * k + 1)
            copy(v, states[0])
            path[0], path[1] = 1, 0
            if inside:  # three streams: what is there foretells nothing
                imagine(box, states[0], seat, luck)
                used = descend(
                    box, seat, inside, states, tree, used, luck + 1, tuned, offers, out, path
                )
            if rollout(box, states, tuned[3], luck + 2, offers, out):
                result(box, states[0], seats, r)
            else:
                expectation(box, states[0], seats, r)
            backup(tree, path, seats, seat, r)
        return used

    return search
