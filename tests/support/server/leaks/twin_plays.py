"""Twin games: two plays that one witness cannot tell apart, move by move.

Throughout: a witness is a seat, or None for an onlooker; told is what a witness notices of a part
of the record, entry by entry. In the second game others may decide otherwise, chance may bring
something else, and things may happen that the first game has not: as long as the witness is told
the same.
"""

from mintmark.engine.rule import CHANCE, UNKNOWN

TRIED = 10  # moves, or outcomes, that are tried before the twins must part


def told(play, witness, since=0):
    """What a witness has noticed since an entry of the record."""
    return [
        (step.who, step.heard, step.after.state.tobytes())
        for step in play._witnessed(witness, since)
        if step.heard != UNKNOWN or step.before != step.after
    ]


def grown(play, seat, move):
    """A copy with one more entry, chance not yet settled."""
    then = play.copy()
    then.settle = False
    then.push(seat, move)
    return then


def settled(play, witness, since, expected, random=None, first=()):
    """The play with all that chance does now, as the witness expects it; None if that cannot be.

    Without a random generator, the outcomes named come first; with one, any.
    """
    named = list(first)
    while CHANCE in play.to_act:
        outcomes = [str(move) for move, _ in play.outcomes]
        if random:
            random.shuffle(outcomes)
        if named:
            wish = named.pop(0)
            outcomes.sort(key=lambda move: (move == wish) == bool(random))
        for outcome in outcomes[:TRIED] + outcomes[-1:]:
            then = grown(play, CHANCE, outcome)
            now = told(then, witness, since)
            if now == expected[: len(now)]:
                play = then
                break
        else:
            return None
    return play if told(play, witness, since) == expected else None


def echo(play, witness, seat, expected, move, chance, random=None):
    """A move of a seat that the witness takes for the expected one, with what chance makes of it.

    With a random generator another one than `move`, and other luck, wherever possible.
    """
    moves = [move]
    if random and seat != witness:
        others = [str(each) for each in play.moves(seat) if str(each) != move]
        moves = random.sample(others, min(TRIED, len(others))) + moves
    for each in moves:
        if each not in map(str, play.moves(seat)):
            continue
        then = settled(grown(play, seat, each), witness, play.ply, expected, random, chance)
        if then:
            return then
    return None


def unnoticed(play, witness, random):
    """A decision of somebody else that the witness notices nothing of; None if there is none."""
    others = [seat for seat in play.to_act if seat not in (witness, CHANCE)]
    for seat in random.sample(others, len(others)):
        moves = [str(each) for each in play.moves(seat)]
        for move in random.sample(moves, min(3, len(moves))):
            then = grown(play, seat, move)
            if CHANCE not in then.to_act and not told(then, witness, play.ply):
                return seat, move
    return None


def fate_of(before, after):
    """Which of the outcomes came up each time, for a luck that does as it is told."""
    fate, play = [], before.copy()
    play.settle = False
    for who, number in after._entries[before.ply :]:
        if who == CHANCE:
            outcomes = [move for move, _ in play.outcomes]
            fate.append(outcomes.index(play.setup.moves[number]))
        play.push(who, play.setup.moves[number])
    return fate
