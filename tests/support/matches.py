"""Matches for tests."""

from functools import cache

from mintmark.arena.game import play_game
from mintmark.arena.match import Match
from mintmark.bots.roster import bot
from mintmark.engine.game import find


def a_match(*bots, game="coinage", games=2, seed=0, **options):
    """A small match."""
    return Match.of(find(game).setup(**options), bots or ("random", "greedy"), games, seed)


def played(match, house=None, games=None):
    """Its games, or the first few, played here and now."""
    own = cache(lambda name: bot(name, match.setup))
    return [play_game(match, pairing, house or own) for pairing in match.pairings[:games]]
