"""The laws that every game obeys in every mode, as functions that raise AssertionError.

Each takes a subject, a mode and a number of random games, and looks at every state of each.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from mintmark.engine import offers
from mintmark.engine.features import by_name, length
from mintmark.engine.playout import scratch
from mintmark.engine.position import Position
from mintmark.engine.rule import CHANCE, ONLOOKER, UNKNOWN, size
from mintmark.engine.struct import in_layout, plain
from support.subjects import Mode, Subject


def options(mode: Mode, s: Any, who: int) -> list[int]:
    """What a seat, or chance, may do."""
    return members_of(sets(mode, s, who))


def members_of(offered: list[tuple[int, int, int]]) -> list[int]:
    """The moves of some sets."""
    return [base + member for base, members, _ in offered for member in seats_in(members)]


def sets(mode: Mode, s: Any, who: int, rule: str = "moves") -> list[tuple[int, int, int]]:
    """The same as it is offered: (base, members, weight)."""
    table, _ = scratch(mode.setup.game)
    if who == CHANCE:
        count = mode.rules.outcomes(mode.box, s, table)
    else:
        count = getattr(mode.rules, rule)(mode.box, s, who, table)
    return [tuple(row) for row in table[:count].tolist()]


def leading_on(mode: Mode, s: Any, who: int) -> list[int]:
    """What a seat may do, or chance, without taking anything back."""
    if who == CHANCE:
        return options(mode, s, who)
    return members_of(sets(mode, s, who, "forward"))


def seats_in(bits: int) -> list[int]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def walk(mode: Mode, seed: int) -> Iterator[tuple[Any, list[int], list[tuple[int, int]]]]:
    """The states of a random game, with who may act and the moves so far.

    Most moves lead on: if all were free to change their minds at any time, they would never agree.
    """
    random, s, entries = Random(seed), mode.begin(seed), []
    while seats := seats_in(int(mode.rules.to_act(mode.box, s))):
        if len(entries) % mode.stride == 0:
            yield s, seats, entries
        if random.random() < 0.8:
            who = random.choice(seats_in(int(mode.rules.awaited(mode.box, s))))
            move = random.choice(leading_on(mode, s, who))
        else:
            who = random.choice(seats)
            move = random.choice(options(mode, s, who))
        mode.rules.apply(mode.box, s, who, move)
        entries.append((who, move))
    yield s, [], entries


def everyone(mode: Mode) -> list[int]:
    return [*range(mode.setup.seats), CHANCE]


def view(mode: Mode, s: Any, seat: int) -> Any:
    v = mode.new()
    mode.setup.game.State.hide(v)
    mode.rules.view(mode.box, s, seat, v)
    return v


def replay_gives_the_same_state(subject: Subject, mode: Mode, games: int) -> None:
    for seed in range(games):
        *_, (end, _, entries) = walk(mode, seed)
        s = mode.begin(seed)
        for who, move in entries:
            mode.rules.apply(mode.box, s, who, move)
        assert plain(s) == plain(end)


def someone_acts_or_it_is_over(subject: Subject, mode: Mode, games: int) -> None:
    bound = subject.bound(mode.setup)
    for seed in range(games):
        for s, seats, entries in walk(mode, seed):
            assert len(entries) <= bound, "runs on and on"
            assert CHANCE not in seats or seats == [CHANCE]
            assert all(options(mode, s, who) for who in seats), "asked, but nothing to do"
            assert (mode.rules.ending(mode.box, s) == 0) == bool(seats)


def pieces(subject: Subject, mode: Mode, s: Any) -> object:
    """All that is conserved."""
    return subject.pieces(mode.setup, in_layout(s, subject.game.State.wide))


def pieces_are_conserved(subject: Subject, mode: Mode, games: int) -> None:
    for seed in range(games):
        for s, _, entries in walk(mode, seed):
            now = pieces(subject, mode, s)
            if not entries:
                first = now
            assert now == first


def offers_are_sets_of_moves(subject: Subject, mode: Mode, games: int) -> None:
    """They are in order, none overlaps, and all name moves that there are.

    So list, count, k-th, mask and membership agree over all moves.
    """
    game, table = mode.setup.game, mode.setup.moves
    for seed in range(games):
        for s, seats, _ in walk(mode, seed):
            for who in everyone(mode):
                offered = sets(mode, s, who) if who in seats else []
                assert len(offered) <= game.bounds.sets
                assert all(0 <= members < 1 << game.bounds.members for _, members, _ in offered)
                listed = members_of(offered)
                assert bool(listed) == (who in seats)
                assert listed == sorted(set(listed)), "out of order, or twice"
                assert all(table.all[number] is not None for number in listed)
                assert all((number >= game.moves.actions) == (who == CHANCE) for number in listed)
                assert_all_read_the_same(offered, listed, game.moves.actions)


def assert_all_read_the_same(offered: Any, listed: list[int], last: int) -> None:
    """Everything that is read off the sets agrees with the list of the moves."""
    table = {(n, k): value for n, row in enumerate(offered) for k, value in enumerate(row)}
    count = len(offered)
    out: dict[int, int] = {}
    mask = np.ones(max([*listed, last]) + 1, bool)
    offers.mark(table, count, mask)
    assert offers.count(table, count) == len(listed) == offers.listed(table, count, out)
    assert [out[k] for k in range(len(listed))] == listed == np.flatnonzero(mask).tolist()
    assert [offers.nth(table, count, k) for k in range(len(listed))] == listed
    around = {number + step for number in listed for step in (-1, 0, 1)} | {-1, 0, last}
    assert {k for k in around if offers.offered(table, count, k)} == set(listed)


def awaited_seats_can_lead_on(subject: Subject, mode: Mode, games: int) -> None:
    """The game waits for someone until it is over, and whoever it waits for can lead it on."""
    for seed in range(games):
        for s, seats, _ in walk(mode, seed):
            awaited = seats_in(int(mode.rules.awaited(mode.box, s)))
            assert set(awaited) <= set(seats)
            assert bool(awaited) == bool(seats)
            for who in awaited:
                moves = leading_on(mode, s, who)
                assert moves and moves == sorted(moves)
                assert set(moves) <= set(options(mode, s, who))
                if who != CHANCE:
                    assert moves == leading_on(mode, view(mode, s, who), who)


def leading_on_leads_to_the_end(subject: Subject, mode: Mode, games: int) -> None:
    bound = subject.bound(mode.setup)
    for seed in range(games):
        random, s, count = Random(seed), mode.begin(seed), 0
        while awaited := seats_in(int(mode.rules.awaited(mode.box, s))):
            who = random.choice(awaited)
            mode.rules.apply(mode.box, s, who, random.choice(leading_on(mode, s, who)))
            count += 1
            assert count <= bound, "runs in circles"


def imagined_states_look_the_same(subject: Subject, mode: Mode, games: int) -> None:
    for seed in range(games):
        for s, _, entries in walk(mode, seed):
            for seat in (*range(mode.setup.seats), ONLOOKER):
                seen = view(mode, s, seat)
                w = mode.copy(seen)
                mode.rules.imagine(mode.box, w, seat, seed * 1000 + len(entries))
                assert view(mode, w, seat).tobytes() == seen.tobytes()
                assert pieces(subject, mode, w) == pieces(subject, mode, s)
                assert mode.rules.to_act(mode.box, w) == mode.rules.to_act(mode.box, s)
                if seat != ONLOOKER:
                    assert options(mode, w, seat) == options(mode, s, seat)
                    assert options(mode, seen, seat) == options(mode, s, seat)


def hidden_stays_hidden(subject: Subject, mode: Mode, games: int) -> None:
    changed = 0
    for seed in range(games):
        random = Random(seed)
        for s, _, _ in walk(mode, seed):
            for seat in (*range(mode.setup.seats), ONLOOKER):
                other = mode.copy(s)
                subject.permute(mode.setup, other, seat, random)
                if other.tobytes() == s.tobytes():
                    continue
                changed += 1
                a, b = view(mode, s, seat), view(mode, other, seat)
                assert a.tobytes() == b.tobytes(), "sees what it may not"
                if seat != ONLOOKER:
                    assert options(mode, s, seat) == options(mode, other, seat)
                if random.random() > 0.1:  # what follows is slow, and made from the view alone
                    continue
                shown = [
                    Position(mode.setup, in_layout(v, subject.game.State.wide)).shown(
                        None if seat < 0 else seat
                    )
                    for v in (a, b)
                ]
                assert shown[0] == shown[1]
    assert changed or not subject.game.secrets, "nothing was hidden, so nothing was tested"


def what_lies_open_is_seen_and_heard_by_all(subject: Subject, mode: Mode, games: int) -> None:
    """Where there are no secrets, one view serves everybody: the state itself."""
    for seed in range(0 if subject.game.secrets else games):
        for s, seats, _ in walk(mode, seed):
            for seat in (*range(mode.setup.seats), ONLOOKER):
                assert view(mode, s, seat).tobytes() == s.tobytes(), "does not see everything"
                for who in seats:
                    move = options(mode, s, who)[0]
                    assert mode.rules.heard(mode.box, s, who, move, seat) == move


def what_looks_the_same_sounds_the_same(subject: Subject, mode: Mode, games: int) -> None:
    """If a seat cannot see which of two moves another made, it does not hear it either."""
    for seed in range(games):
        for s, seats, _ in walk(mode, seed):
            who = seats[0] if seats else None
            for seat in (*range(mode.setup.seats), ONLOOKER) if seats else ():
                heard: dict[bytes, int] = {}
                for move in options(mode, s, who)[:40]:
                    then = mode.copy(s)
                    mode.rules.apply(mode.box, then, who, move)
                    told = int(mode.rules.heard(mode.box, s, who, move, seat))
                    assert told in (move, UNKNOWN)
                    if who != seat:
                        seen = view(mode, then, seat).tobytes()
                        assert heard.setdefault(seen, told) == told, "hears what it cannot see"
                    else:
                        assert told == move, "does not hear its own move"


def simultaneous_moves_commute(subject: Subject, mode: Mode, games: int) -> None:
    for seed in range(games):
        random = Random(seed)
        for s, seats, _ in walk(mode, seed):
            if len(seats) < 2:
                continue
            plan = [(seat, random.choice(options(mode, s, seat))) for seat in seats]
            if not subject.commutes(mode.setup, s, plan):
                continue
            ends = []
            for order in (plan, plan[::-1], random.sample(plan, len(plan))):
                w = mode.copy(s)
                for seat, move in order:
                    assert move in options(mode, w, seat)
                    mode.rules.apply(mode.box, w, seat, move)
                ends.append(plain(w))
            assert ends[0] == ends[1] == ends[2]


def chance_has_positive_weights(subject: Subject, mode: Mode, games: int) -> None:
    for seed in range(games):
        for s, seats, _ in walk(mode, seed):
            if seats == [CHANCE]:
                offered = sets(mode, s, CHANCE)
                assert offered and all(weight > 0 for _, _, weight in offered)
                assert sum(weight * size(members) for _, members, weight in offered) < 1 << 31


def values_fit_the_narrow_layout(subject: Subject, mode: Mode, games: int) -> None:
    for seed in range(games):
        for s, _, _ in walk(mode, seed):
            for name, values in plain(s).items():
                width = np.iinfo(subject.game.State.narrow[name].base)
                assert width.min <= np.min(values) and np.max(values) <= width.max, name


def places_follow_the_scores(subject: Subject, mode: Mode, games: int) -> None:
    for seed in range(games):
        *_, (s, _, _) = walk(mode, seed)
        scores, places = np.zeros((2, mode.setup.seats), np.int64)
        mode.rules.scores(mode.box, s, scores)
        places[:] = scores
        mode.rules.places(mode.box, s, places)
        assert min(places) == 1
        for a in range(mode.setup.seats):
            for b in range(mode.setup.seats):
                assert scores[a] <= scores[b] or places[a] < places[b]


def features(mode: Mode, v: Any, seat: int, fill: float = np.nan) -> Any:
    """What learners get, and that it fills its vector: no more, no less."""
    size = length(mode.setup.game.ai.features)
    out = np.full(size + 1, fill, np.float32)
    mode.rules.features(mode.box, v, seat, out[:size])
    assert np.isfinite(out[:size]).all(), "a number is missing"
    return out[:size]


def same_bits(a: Any, b: Any) -> bool:
    return a.tobytes() == b.tobytes()


def glances(mode: Mode, games: int) -> Iterator[tuple[Any, int]]:
    """Each state of random games, and somebody who looks at it."""
    random = Random(games)
    for seed in range(games):
        for s, _, _ in walk(mode, seed):
            yield s, random.choice((*range(mode.setup.seats), ONLOOKER))


def features_are_whole_numbers_of_their_units(subject: Subject, mode: Mode, games: int) -> None:
    layout = subject.game.ai.features
    for s, seat in glances(mode, games):
        v = view(mode, s, seat)
        before = v.tobytes()
        parts = by_name(layout, features(mode, v, seat))
        assert v.tobytes() == before, "a view was changed"
        for feature in layout:
            part = parts[feature.name]
            whole = np.rint(part.astype(float) * feature.one) * (1 / feature.one)
            assert same_bits(part, whole.astype(np.float32)), feature.name
            assert abs(part).max() <= 8, feature.name


def features_depend_on_the_view_alone(subject: Subject, mode: Mode, games: int) -> None:
    changed, random = 0, Random(1)
    for s, seat in glances(mode, games):
        other = mode.copy(s)
        subject.permute(mode.setup, other, seat, random)
        changed += other.tobytes() != s.tobytes()
        a = features(mode, view(mode, s, seat), seat)
        b = features(mode, view(mode, other, seat), seat, fill=7.0)
        assert same_bits(a, b), "knows what the view does not"
    assert changed or not subject.game.secrets, "nothing was hidden, so nothing was tested"


def features_are_the_same_everywhere(subject: Subject, mode: Mode, games: int) -> None:
    """Compiled or not, and, in the interpreter, whatever floats they are written to."""
    rules, setup = subject.game.rules, mode.setup
    wide = np.zeros(length(subject.game.ai.features))
    for s, seat in glances(mode, games):
        v = view(mode, s, seat)
        rules.features(setup.box, in_layout(v, subject.game.State.wide), seat, wide)
        assert same_bits(features(mode, v, seat), wide.astype(np.float32))


def features_tell_views_apart(subject: Subject, mode: Mode, games: int) -> None:
    """Whatever differs in a view, but for what the game says is left out, differs in features."""
    told: dict[tuple[int, bytes], Any] = {}
    for seed in range(games):
        random = Random(seed)
        for s, seats, _ in walk(mode, seed):
            states = [s]
            for who in seats:
                for move in random.choices(options(mode, s, who), k=2):
                    states.append(mode.copy(s))
                    mode.rules.apply(mode.box, states[-1], who, move)
            for state in states:
                seat = random.randrange(mode.setup.seats)
                v = view(mode, state, seat)
                seen = subject.essence(mode.setup, in_layout(v, subject.game.State.wide), seat)
                told_apart = told.setdefault((seat, features(mode, v, seat).tobytes()), seen)
                assert told_apart == seen


LAWS = (
    replay_gives_the_same_state,
    someone_acts_or_it_is_over,
    pieces_are_conserved,
    offers_are_sets_of_moves,
    awaited_seats_can_lead_on,
    leading_on_leads_to_the_end,
    imagined_states_look_the_same,
    hidden_stays_hidden,
    what_lies_open_is_seen_and_heard_by_all,
    what_looks_the_same_sounds_the_same,
    simultaneous_moves_commute,
    chance_has_positive_weights,
    values_fit_the_narrow_layout,
    places_follow_the_scores,
    features_are_whole_numbers_of_their_units,
    features_depend_on_the_view_alone,
    features_are_the_same_everywhere,
    features_tell_views_apart,
)
