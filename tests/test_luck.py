"""Fair luck: what a table promised is what came up, and every forgery is found."""

import json
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from asking import choose
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st
from luck_vectors import text, vectors

import mintmark
from mintmark import CHANCE, InvalidEntropy, InvalidOption, InvalidRecord
from mintmark.engine.chance import weighted
from mintmark.engine.files import Header
from mintmark.engine.game import find
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
from mintmark.terminal.cli import cli
from mintmark.words import speak

DOCS = Path(__file__).parent.parent / "docs"
SEED = bytes(range(32))
VECTORS = json.loads((DOCS / "luck-vectors.json").read_text("utf-8"))
SHORT = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")), min_size=1, max_size=64)
SEEDS = st.binary(min_size=32, max_size=32)
WEIGHTS = st.lists(st.integers(0, 1000), min_size=1, max_size=60).filter(any)


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
    tosses = sum(entry.who == "chance" for entry in GAME.entries)
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
    found = mintmark.verify(str(play.record))
    assert play.result and found.verdict == "proved" and found.fits
    chance = [entry.move for entry in play.record.entries if entry.who == "chance"]
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
    found = mintmark.verify(revealed(play.record, SEED))
    assert found.verdict == "proved" and 0 < len(found.tosses) < 20


def test_a_table_goes_on_with_its_luck_and_a_revealed_record_too():
    whole = played("warehouse51", seats=3)
    part = replayed(played("warehouse51", seats=3, steps=60).record, luck=whole.luck)
    assert play_on(part).record == whole.record
    decisions = [n for n, entry in enumerate(whole.record.entries) if entry.who != "chance"]
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


# Forgeries


def test_a_changed_toss_is_found_wherever_it_is():
    """The record ends there, so that the rest needs no forging."""
    tosses = [n for n, entry in enumerate(GAME.entries) if entry.who == "chance"]
    whole = mintmark.replay(GAME)
    for number_of, at in list(enumerate(tosses, 1))[::4]:
        came, others = GAME.entries[at].move, whole.at(at).moves(CHANCE)
        for move in [str(move) for move in others if str(move) != came][:3]:
            changed = replace(GAME.entries[at], move=move)
            record = replace(GAME, entries=(*GAME.entries[:at], changed), result=None)
            found = mintmark.verify(record)
            assert (found.verdict, found.false_at, found.fits) == ("false", number_of, True)
            assert found.reasons[0].args == {"number": number_of, "came": move, "due": came}


@pytest.mark.parametrize(
    ("change", "fits"),
    [
        ({"entropy": ("tails", None)}, True),
        ({"entropy": (None, "heads")}, True),
        ({"entropy": (None, None)}, True),
        ({"seed": bytes(32).hex()}, False),
        ({"table": "A2"}, False),
        ({"commitment": "0" * 64}, False),
    ],
)
def test_a_changed_promise_is_found(change, fits):
    found = mintmark.verify(forged(GAME, **change))
    assert (found.verdict, found.fits) == ("false", fits)
    if fits:
        assert found.false_at is not None and found.false_at <= 5


def test_another_commitment_or_entropy_than_was_noted_is_found():
    noted = GAME.header.luck.commitment
    right = {"commitment": noted.upper(), "entropy": {0: "heads", 1: None}}
    assert mintmark.verify(GAME, **right).verdict == "proved"
    wrong = [{"commitment": "0" * 64}, {"entropy": {0: "Heads"}}, {"entropy": {1: "x"}}]
    wrong += [{"entropy": {0: None}}, {"entropy": {7: "x"}}]
    for notes in wrong:
        found = mintmark.verify(GAME, **notes)
        assert found.verdict == "false" and found.false_at is None and found.fits
    assert mintmark.verify(played(steps=20).record, commitment="0" * 64).verdict == "false"


def test_a_whole_game_made_up_later_does_not_have_the_noted_commitment():
    later = played(seed=bytes(32)).record
    assert mintmark.verify(later).verdict == "proved"
    assert mintmark.verify(later, commitment=GAME.header.luck.commitment).verdict == "false"


@pytest.mark.parametrize(
    "terms", [{"options": {"turn_limit": 199}}, {"options": {"cover_own": True}}]
)
def test_other_options_than_were_promised_are_found(terms):
    header = GAME.header
    options = {**header.options, **terms["options"]}
    found = mintmark.verify(replace(GAME, header=replace(header, options=options)))
    assert (found.verdict, found.fits, found.false_at) == ("false", False, None)


def test_removed_entries_are_found():
    tosses = [n for n, entry in enumerate(GAME.entries) if entry.who == "chance"]
    for n in tosses:
        with pytest.raises(InvalidRecord):
            mintmark.verify(replace(GAME, entries=GAME.entries[:n] + GAME.entries[n + 1 :]))


def test_a_toss_that_was_slipped_out_with_its_turn_is_found():
    """Both players pass all the time: a round can be cut out by the rules, but not by the luck."""
    setup, luck = committed()
    play = Play(setup, luck=luck)
    for _ in range(10):
        play.push(play.awaited[0], "done")
    record = revealed(play.record, SEED)
    assert mintmark.verify(record).verdict == "proved"
    cut = replace(record, entries=record.entries[:4] + record.entries[8:])
    assert replayed(cut, settle=False).ply == play.ply - 4
    found = mintmark.verify(cut)
    assert found.verdict == "false" and found.false_at >= 3


def test_reordered_outcomes_are_found(monkeypatch):
    play = played("warehouse51", seats=3, steps=40)
    record = revealed(play.record, SEED)
    assert mintmark.verify(record).verdict == "proved"
    outcomes = Play.outcomes.fget
    monkeypatch.setattr(Play, "outcomes", property(lambda play: outcomes(play)[::-1]))
    assert mintmark.verify(record).verdict == "false"


@given(st.data())
def test_any_other_entropy_or_seed_is_found(data):
    """Two tables agree in a whole game only by luck that nobody has."""
    seed, entropy = data.draw(SEEDS), data.draw(st.tuples(SHORT, SHORT))
    assert mintmark.verify(forged(GAME, entropy=entropy)).verdict == "false"
    assert mintmark.verify(forged(GAME, seed=seed.hex())).verdict == (
        "proved" if seed == SEED else "false"
    )


# Files and forms


PLEDGE = {"table": "A1", "commitment": "0" * 64, "entropy": [None, "x"], "seed": None}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"table": ""}, "luck: table cannot be ''"),
        ({"table": 7}, "luck: table cannot be 7"),
        ({"commitment": "0" * 63}, "luck: commitment cannot be"),
        ({"commitment": "A" * 64}, "luck: commitment cannot be"),
        ({"commitment": None}, "luck: commitment cannot be None"),
        ({"commitment": "0" * 64 + "\n"}, "luck: commitment cannot be"),
        ({"seed": "xyz"}, "luck: seed cannot be 'xyz'"),
        ({"seed": [1]}, "luck: seed cannot be"),
        ({"entropy": [None]}, "luck: entropy cannot be"),
        ({"entropy": "ab"}, "luck: entropy cannot be 'ab'"),
        ({"entropy": ["x" * 65, None]}, "luck: entropy cannot be"),
        ({"entropy": [1, None]}, "luck: entropy cannot be"),
        ({"colour": "red"}, "luck has an unknown field 'colour'"),
    ],
)
def test_bad_fields_are_refused(change, why):
    record = mintmark.new("coinage", seed=1).record
    header = replace(record.header, luck={**PLEDGE, **change})
    with pytest.raises(InvalidRecord, match=re.escape(f"line 1: {why}")):
        mintmark.read(str(replace(record, header=header)))


@pytest.mark.parametrize("luck", ["text", [], 7, True, {"table": "A1"}])
def test_luck_of_another_shape_is_refused(luck):
    record = mintmark.new("coinage", seed=1).record
    with pytest.raises(InvalidRecord, match="line 1: luck (cannot be|has no field)"):
        mintmark.read(str(replace(record, header=replace(record.header, luck=luck))))


def test_a_record_from_before_there_was_luck_still_loads():
    record = mintmark.new("coinage", seed=1).record
    assert '"luck"' not in str(record)
    assert mintmark.read(str(record)).header.luck is None


@pytest.mark.parametrize("record", [GAME, forged(GAME, seed=None), forged(GAME, table="B")])
def test_a_verification_is_json(record):
    plain = json.loads(json.dumps(mintmark.verify(record).plain()))
    first = plain["tosses"][0]
    assert first["number"] == first["step"] == 1 and len(first["outcomes"]) == 16
    assert set(plain) == {"verdict", "reasons", "fits", "false_at", "luck", "tosses"}


# The command


def verify(record, folder, *arguments):
    """The exit code of `mintmark verify`, and what it prints."""
    record.save(folder / "game.jsonl")
    done = CliRunner().invoke(
        cli, ["verify", str(folder / "game.jsonl"), *arguments], env={"COLUMNS": "100"}
    )
    return done.exit_code, done.output


def test_the_command_proves_a_record_and_says_what_to_compare(tmp_path):
    code, told = verify(GAME, tmp_path)
    assert code == 0
    assert "Proved: " in told and "Added by seat 1: “heads”" in told and "✓" in told
    assert "Added by seat 2: nothing" in told and "Compare the commitment" in told
    noted = ("--commitment", GAME.header.luck.commitment)
    code, told = verify(GAME, tmp_path, *noted, "--entropy", "gold=heads", "--entropy", "silver=")
    assert code == 0 and "Compare the commitment" not in told
    assert "Bewiesen: " in verify(GAME, tmp_path, "--lang", "de")[1]


@pytest.mark.parametrize(
    ("record", "arguments", "words"),
    [
        (GAME, ("--commitment", "0" * 64), "another commitment than the one that you noted"),
        (GAME, ("--entropy", "gold=tails"), "seat 1 added something else"),
        (forged(GAME, entropy=("tails", None)), (), "False at toss "),
        (forged(GAME, table="A2"), (), "False: the seed does not fit"),
        (forged(GAME, seed=None), (), "Not revealed yet"),
        (mintmark.new("coinage", seed=1).record, (), "No commitment"),
    ],
)
def test_the_command_fails_unless_the_luck_is_proved(tmp_path, record, arguments, words):
    code, told = verify(record, tmp_path, *arguments)
    assert code == 1 and words in " ".join(told.split())
    code, told = verify(record, tmp_path, *arguments, "--json")
    assert code == 1 and json.loads(told)["verdict"] != "proved"


@pytest.mark.parametrize("typed", ["gold", "bronze=heads"])
def test_the_command_refuses_a_seat_that_it_does_not_know(tmp_path, typed):
    GAME.save(tmp_path / "game.jsonl")
    done = CliRunner().invoke(cli, ["verify", str(tmp_path / "game.jsonl"), "--entropy", typed])
    assert isinstance(done.exception, InvalidOption)
