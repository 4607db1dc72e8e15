"""Nobody has the better seat, and nobody the better luck."""

from collections import Counter, defaultdict

import pytest

from mintmark.arena.seating import lineups, neighbours, pairings, with_whole_deals


@pytest.mark.parametrize("entrants", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_deal_is_played_by_everyone_in_every_seat_equally_often(entrants, seats):
    sat = defaultdict(Counter)
    for pairing in pairings(with_whole_deals(50, entrants, seats), entrants, seats, seed=9):
        sat[pairing.deal].update(enumerate(pairing.seating))
    for counts in sat.values():
        for entrant in range(entrants):
            assert len({counts[seat, entrant] for seat in range(seats)}) == 1
            assert counts[0, entrant] > 0


def test_line_ups():
    assert lineups(2, 2) == ((0, 1),)
    assert lineups(3, 2) == ((0, 1), (0, 2), (1, 2))
    assert lineups(2, 4) == ((0, 1, 1, 1),), "one master among three clubs"


@pytest.mark.parametrize(
    ("asked", "entrants", "seats", "played"),
    [(1, 2, 2, 2), (2, 2, 2, 2), (3, 2, 2, 4), (100, 4, 2, 108), (10, 2, 4, 12)],
)
def test_the_number_of_games_is_rounded_up_to_whole_deals(asked, entrants, seats, played):
    assert with_whole_deals(asked, entrants, seats) == played
    assert len(list(pairings(played, entrants, seats, 0))) == played


def test_the_games_of_a_deal_share_chance_but_not_the_luck_of_bots():
    games = list(pairings(120, 3, 3, seed=4))
    assert [game.number for game in games] == list(range(1, 121))
    assert len({game.seed for game in games}) == len({game.deal for game in games}) == 40
    assert len({game.luck for game in games}) == 120
    assert not {game.seed for game in games} & {g.seed for g in pairings(120, 3, 3, seed=5)}


def test_neighbours_change_from_deal_to_deal():
    orders = Counter(tuple(neighbours(seed, 3)) for seed in range(600))
    assert len(orders) == 6
    assert min(orders.values()) > 60
