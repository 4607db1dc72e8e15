"""Fair luck: what a table promised is what came up, and every forgery is found."""

import json
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.bots import choose
from support.committed import GAME, SEED, committed, forged, play_on, played
from support.luck_vectors import text, vectors

import mintmark
from mintmark import CHANCE, InvalidEntropy, InvalidOption
from mintmark.engine.game import find
from mintmark.engine.random import weighted
from mintmark.formats.records import Header
from mintmark.luck import (
    Committed,
    Seeded,
    checked_entropy,
    commitment,
    new_seed,
    number,
    outcome,
    revealed,
    words,
)
from mintmark.play import Play, replayed
from mintmark.words import speak

DOCS = Path(__file__).parent.parent / "docs"
VECTORS = json.loads((DOCS / "luck-vectors.json").read_text("utf-8"))
SHORT = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")), min_size=1, max_size=64)
SEEDS = st.binary(min_size=32, max_size=32)
WEIGHTS = st.lists(st.integers(0, 1000), min_size=1, max_size=60).filter(any)


# Derivation


def test_the_vectors_are_what_the_code_gives():
    assert (DOCS / "luck-vectors.json").read_text("utf-8") == text()
    assert json.loads(json.dumps(vectors())) == VECTORS


def test_the_vectors_have_rejected_words_and_a_second_block():
    looked_at = {len(vector["words"]) for vector in VECTORS["numbers"]}
    assert {1, 2, 3} < looked_at and max(looked_at) > 8


def verifier():
    """The verifier in the document, as a stranger would run it."""
    source = re.search(r"```python\n(.*?)```", (DOCS / "luck.md").read_text("utf-8"), re.S)[1]
    assert "luck import" not in source and "mintmark.luck" not in source
    found = {"__name__": "verifier"}
    exec(compile(source, "docs/luck.md", "exec"), found)
    return found


def test_the_verifier_in_the_document_agrees_with_the_vectors():
    ours = verifier()
    for v in VECTORS["commitments"]:
        assert ours["canonical"](v["terms"]).decode() == v["canonical"]
        assert ours["commitment"](v["seed"], v["table"], v["terms"]) == v["commitment"]
    for v in VECTORS["keys"]:
        assert ours["key_of"](v["seed"], v["commitment"], v["entropy"]).hex() == v["key"]
    for v in VECTORS["numbers"]:
        assert ours["number"](bytes.fromhex(v["key"]), v["toss"], v["total"]) == v["number"]
    for v in VECTORS["draws"]:
        drawn = ours["number"](bytes.fromhex(v["key"]), v["toss"], sum(v["weights"]))
        assert (drawn, ours["index"](drawn, v["weights"])) == (v["number"], v["index"])


def test_the_verifier_in_the_document_proves_a_record_and_finds_a_forgery(tmp_path):
    path = tmp_path / "game.jsonl"
    GAME.save(path)
    tosses = sum(entry.who == CHANCE for entry in GAME.entries)
    noted = GAME.header.luck.commitment
    assert verifier()["verify"](str(path), noted) == f"proved: {tosses} tosses"
    with pytest.raises(AssertionError):
        verifier()["verify"](str(path), "0" * 64)
    forged(GAME, entropy=("tails", None)).save(path)
    with pytest.raises(AssertionError, match="false at toss"):
        verifier()["verify"](str(path), noted)


def critical(degrees):
    """Chi-squared that is passed once in a thousand times (Wilson and Hilferty)."""
    spread = 2 / (9 * degrees)
    return degrees * (1 - spread + 3.09 * spread**0.5) ** 3


@pytest.mark.parametrize("weights", [(1,) * 3, (1,) * 16, (1,) * 17, (1, 2, 3, 4), (50, 1, 7)])
def test_outcomes_are_as_likely_as_they_weigh(weights):
    _, luck = committed()
    tosses, total = 30_000, sum(weights)
    came = Counter(luck.pick(weights, 0, toss) for toss in range(1, tosses + 1))
    due = [tosses * weight / total for weight in weights]
    chi_squared = sum((came[k] - expected) ** 2 / expected for k, expected in enumerate(due))
    assert chi_squared < critical(len(weights) - 1)


@given(SEEDS, st.integers(1, 1 << 20), st.integers(1, 1 << 32))
def test_a_number_is_the_first_word_that_is_not_rejected(key, toss, total):
    found = number(key, toss, total)
    assert 0 <= found < total
    size = next(1 << bits for bits in range(33) if 1 << bits >= total)
    for word in words(key, toss):
        if word % size == found:
            break
        assert word % size >= total


@given(WEIGHTS)
def test_every_number_falls_on_an_outcome_that_weighs_something(weights):
    assert Counter(outcome(drawn, weights) for drawn in range(sum(weights))) == {
        k: weight for k, weight in enumerate(weights) if weight
    }


@given(SEEDS, SHORT, st.lists(st.none() | SHORT, min_size=2, max_size=2), st.data())
def test_whatever_is_changed_changes_the_key(seed, table, entropy, data):
    setup, luck = committed(seed=seed, table=table, entropy=entropy)
    others = (
        committed(seed=data.draw(SEEDS), table=table, entropy=entropy)[1],
        committed(seed=seed, table=data.draw(SHORT), entropy=entropy)[1],
        committed(seed=seed, table=table, entropy=[data.draw(SHORT), entropy[1]])[1],
        committed(seed=seed, table=table, entropy=entropy[::-1])[1],
    )
    for other in others:
        assert (other.key == luck.key) == (other == luck)


def test_the_commitment_covers_all_that_is_fixed_before_play():
    coinage = find("coinage")
    headers = [
        Header.of(coinage.setup()),
        Header.of(coinage.setup(map="isles")),
        Header.of(coinage.setup(turn_limit=199)),
        Header.of(coinage.setup(), position="silver 3,3,2,1 4,3,2,1 A1:1g 2"),
        Header.of(find("coin_quest").setup(2)),
        Header.of(find("coin_quest").setup(3)),
    ]
    headers += [replace(headers[0], rules=2), replace(headers[0], own_edition="text")]
    made = {commitment(SEED, table, header) for header in headers for table in ("A1", "A2")}
    assert len(made) == 2 * len(headers)
    named = replace(headers[0], seats=("Ann", "Bob"))
    assert commitment(SEED, "A1", named) == commitment(SEED, "A1", headers[0])


def test_seeds_are_new_every_time_and_nobody_reads_them_in_passing():
    assert len({new_seed() for _ in range(50)}) == 50
    _, luck = committed()
    assert SEED.hex() not in repr(luck) and repr(SEED) not in repr(luck)


@pytest.mark.parametrize("given_", ["", "x" * 65, "two\nlines", "\ud800", "\u2028", 7])
def test_entropy_is_a_short_text_in_one_line(given_):
    with pytest.raises(InvalidEntropy, match="1 to 64 characters") as error:
        checked_entropy(given_)
    assert "1 bis 64 Zeichen" in speak(error.value.message, "de")


def test_what_cannot_be_promised_is_refused():
    setup, _ = committed()
    assert checked_entropy("🪙" * 64) and checked_entropy(None) is None
    for seed, table, entropy in ((b"short", "A1", ()), (SEED, "", ()), (SEED, "A1", ("a",) * 3)):
        with pytest.raises(InvalidOption):
            Committed.of(seed, table, setup, entropy)
    with pytest.raises(InvalidOption, match="not both"):
        Play(setup, 7, luck=Seeded(7))


# Playing


@given(st.integers(0, (1 << 63) - 1), st.integers(0, 999), WEIGHTS)
def test_a_seed_by_number_settles_the_steps_of_a_record_as_ever(seed, step, weights):
    assert Seeded(seed).pick(weights, step, 0) == weighted(seed, step, weights, len(weights))


@pytest.mark.parametrize(
    ("name", "seats"), [("coinage", 2), ("warehouse51", 3), ("warehouse51", 5), ("coin_quest", 2)]
)
def test_every_game_is_proved_when_it_is_over(name, seats):
    play = played(name, seats=seats)
    noted = play.record.header.luck.commitment
    found = mintmark.verify(str(play.record), commitment=noted)
    assert play.result and found.verdict == "proved" and found.fits
    chance = [entry.move for entry in play.record.entries if entry.who == CHANCE]
    assert [toss.outcome for toss in found.tosses] == [toss.derived for toss in found.tosses]
    assert [toss.outcome for toss in found.tosses] == chance
    assert all(0 <= toss.drawn < toss.total for toss in found.tosses)
    assert any(toss.total > 10 for toss in found.tosses)


def test_a_decision_taken_back_changes_no_later_luck():
    setup, luck = committed()
    straight, roundabout = Play(setup, luck=luck), Play(setup, luck=luck)
    straight.push(0, "done")
    for move in roundabout.moves(0)[:3]:
        roundabout.push(0, move)
        roundabout.undo()
    roundabout.push(0, roundabout.moves(0)[0])
    if "done" in map(str, roundabout.moves(0)):
        roundabout.push(0, "done")
    assert roundabout.ply > straight.ply
    drawn = [mintmark.verify(revealed(p.record, SEED)).tosses for p in (straight, roundabout)]
    assert [toss.number for toss in drawn[0]] == [toss.number for toss in drawn[1]] == [1, 2]
    words_of = [[luck.number(toss.number, 1 << 32) for toss in tosses] for tosses in drawn]
    assert words_of[0] == words_of[1]
    again = straight.copy()
    again.undo()
    again.push(0, "done")
    assert again.record == straight.record


def test_the_seed_is_in_no_record_before_the_game_is_over():
    setup, luck = committed()
    play = Play(setup, luck=luck)
    assert mintmark.verify(play.record).verdict == "sealed"
    while play.awaited:
        assert SEED.hex() not in str(play.record)
        play.push(play.awaited[0], choose("random", play, play.awaited[0]))
    assert SEED.hex() in str(play.record)


def test_a_record_keeps_its_luck():
    for record in (GAME, played(steps=20).record, revealed(played(steps=20).record, SEED)):
        assert replayed(mintmark.read(str(record)), settle=False).record == record


def test_a_game_that_was_left_is_proved_as_far_as_it_went():
    play = played(steps=20)
    noted = play.record.header.luck.commitment
    found = mintmark.verify(revealed(play.record, SEED), commitment=noted)
    assert found.verdict == "proved" and 0 < len(found.tosses) < 20


def test_a_table_goes_on_with_its_luck_and_a_revealed_record_too():
    whole = played("warehouse51", seats=3)
    part = replayed(played("warehouse51", seats=3, steps=60).record, luck=whole.luck)
    assert play_on(part).record == whole.record
    decisions = [n for n, entry in enumerate(whole.record.entries) if entry.who != CHANCE]
    earlier = mintmark.replay(whole.record).at(decisions[40])
    assert play_on(earlier).record == whole.record


def test_a_game_that_goes_on_with_other_luck_promises_nothing():
    play = mintmark.replay(played(steps=20).record)
    assert play.record.header.luck is not None
    assert mintmark.verify(play_on(play).record).verdict == "unpledged"
    assert mintmark.verify(mintmark.new("coinage", seed=1).record).verdict == "unpledged"


def test_what_may_come_up_is_listed_with_its_weight():
    play = mintmark.new("coin_quest", settle=False)
    assert play.outcomes == tuple((move, 1) for move in play.moves(CHANCE))
    while len({weight for _, weight in play.outcomes}) < 2:
        play.push(CHANCE, play.outcomes[0][0])
    assert tuple(move for move, _ in play.outcomes) == play.moves(CHANCE)
    assert mintmark.new("coinage").outcomes == ()
