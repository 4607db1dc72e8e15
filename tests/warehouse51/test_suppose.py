"""The standings if something were so, from a view alone."""

import pytest

import mintmark
from mintmark.errors import IllegalMove, InvalidMove
from mintmark.words import LANGUAGES, speak

NOTES = [["kapala"], ["mjollnir"], ["golden_fleece"], ["davids_harp"]]
OWNER = {"holy_grail": 0, "excalibur": 1, "mjollnir": 2, "kapala": 3, "golden_fleece": 0}


def table(**more):
    position = {"phase": "open", "lot": "baba_yaga_mortar", "asked": 0, "owner": OWNER}
    gold = {"gold": [4, 16, 10, 10]}
    return mintmark.load(
        "warehouse51", {"note": NOTES, **position, **gold, **more}, seats=4, settle=False
    )


def supposed(play, seat, that):
    setup = play.setup
    return setup.game.text.suppose(setup, play.view_state(seat), seat, that)


def standings(play):
    return [(each.score, each.breakdown) for each in play.view(None).players]


def plain(found):
    return [(each.score, each.breakdown) for each in found]


def test_a_fake_leaves_and_takes_its_points_with_it():
    play = table()
    without = table(owner={k: v for k, v in OWNER.items() if k not in ("excalibur", "kapala")})
    assert plain(supposed(play, None, "fake excalibur, kapala")) == standings(without)
    assert plain(supposed(play, 1, "fake excalibur,kapala")) == standings(without)


def test_a_relic_that_nobody_owns_or_that_is_certified_stays():
    play = table()
    setup, view = play.setup, play.view_state(0)
    view.certified |= 1 << setup.edition.number("excalibur")
    found = setup.game.text.suppose(setup, view, 0, "fake baba_yaga_mortar, excalibur")
    assert plain(found) == standings(play)


def test_who_wins_pays_the_left_neighbour_and_all_that_relics_add():
    play = table(owner={**OWNER, "ring_of_the_nibelung": 1, "horn_of_plenty": 1})
    found = supposed(play, 1, "win 5")
    for seat, move in ((0, "pass"), (1, "bid 5"), (2, "pass"), (3, "pass")):
        play.push(seat, move)
    assert play.view(None).players[1].gold == 16 - 5 - 1 + 1 - 3
    assert plain(found) == standings(play)


def test_after_the_last_lot_everything_still_counts_as_genuine():
    everything = {card.id: 1 for card in table().setup.edition.relics if card.id != "kapala"}
    play = table(lot="kapala", owner=everything)
    found = supposed(play, 0, "win 2")
    assert sum(each.score for each in found) > 0
    assert found[1].breakdown[2] == play.view(None).players[1].breakdown[2] > 0


def test_a_pawned_relic_counts_no_more_and_its_ingots_do():
    play = table()
    found = supposed(play, 0, "pawn holy_grail")
    play.push(0, "pawn holy_grail")
    assert plain(found) == standings(play)


@pytest.mark.parametrize(
    ("seat", "that", "why"),
    [
        (0, "sell holy_grail", "“sell holy_grail” cannot be supposed"),
        (0, "fake", "cannot be supposed"),
        (0, "fake atlantis", "cannot be supposed"),
        (0, "win 0", "cannot be supposed"),
        (0, "win ²", "cannot be supposed"),
        (0, "win 5", "You have only 4 ingots"),
        (None, "win 1", "Only a player can suppose that"),
        (None, "pawn excalibur", "Only a player can suppose that"),
        (1, "pawn holy_grail", "Holy Grail is not yours"),
    ],
)
def test_what_cannot_be_supposed_is_refused_in_words(seat, that, why):
    with pytest.raises((IllegalMove, InvalidMove)) as refused:
        supposed(table(), seat, that)
    assert why in str(refused.value)
    for language in LANGUAGES:
        assert speak(refused.value.message, language)


def test_without_a_lot_nobody_can_win_it():
    with pytest.raises(IllegalMove, match="No relic is on the block"):
        supposed(table(phase="revealing", lot=None), 0, "win 1")


def test_nothing_hidden_goes_into_it():
    one, other = table(), table(note=[["kapala"], ["excalibur"], ["holy_grail"], ["davids_harp"]])
    for that in ("fake excalibur", "win 3", "pawn holy_grail"):
        assert supposed(one, 0, that) == supposed(other, 0, that)
