"""Games with a table's luck, in tests."""

from dataclasses import replace

from mintmark.engine.game import find
from mintmark.luck import Committed
from mintmark.play import Play
from support.bots import choose

SEED = bytes(range(32))


def committed(name="coinage", seed=SEED, table="A1", entropy=("heads", None), seats=None):
    setup = find(name).setup(seats)
    return setup, Committed.of(seed, table, setup, entropy)


def play_on(play, steps=10_000):
    """Play on by a quick bot."""
    while play.awaited and play.ply < steps:
        seat = play.awaited[0]
        play.push(seat, choose("random", play, seat, 5))
    return play


def played(name="coinage", steps=10_000, **options):
    setup, luck = committed(name, **options)
    return play_on(Play(setup, luck=luck), steps)


GAME = played().record


def forged(record, **luck):
    return replace(record, header=replace(record.header, luck=replace(record.header.luck, **luck)))
