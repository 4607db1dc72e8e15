"""A record's luck derived again: what was promised is proved, and every forgery is found."""

import json
import re
from dataclasses import replace

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st
from support.committed import GAME, SEED, committed, forged, played

import mintmark
from mintmark import CHANCE, InvalidOption, InvalidRecord
from mintmark.luck import revealed
from mintmark.play import Play, replayed
from mintmark.terminal.cli import cli

SHORT = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")), min_size=1, max_size=64)
SEEDS = st.binary(min_size=32, max_size=32)


def test_a_changed_toss_is_found_wherever_it_is():
    """The record ends there, so that the rest needs no forging."""
    tosses = [n for n, entry in enumerate(GAME.entries) if entry.who == CHANCE]
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
    assert mintmark.verify(later).verdict == "consistent"
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
    tosses = [n for n, entry in enumerate(GAME.entries) if entry.who == CHANCE]
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
    assert mintmark.verify(record).verdict == "consistent"
    cut = replace(record, entries=record.entries[:4] + record.entries[8:])
    assert replayed(cut, settle=False).ply == play.ply - 4
    found = mintmark.verify(cut)
    assert found.verdict == "false" and found.false_at >= 3


def test_reordered_outcomes_are_found(monkeypatch):
    play = played("warehouse51", seats=3, steps=40)
    record = revealed(play.record, SEED)
    assert mintmark.verify(record).verdict == "consistent"
    outcomes = Play.outcomes.fget
    monkeypatch.setattr(Play, "outcomes", property(lambda play: outcomes(play)[::-1]))
    assert mintmark.verify(record).verdict == "false"


@given(st.data())
def test_any_other_entropy_or_seed_is_found(data):
    """Two tables agree in a whole game only by luck that nobody has."""
    seed, entropy = data.draw(SEEDS), data.draw(st.tuples(SHORT, SHORT))
    assert mintmark.verify(forged(GAME, entropy=entropy)).verdict == "false"
    assert mintmark.verify(forged(GAME, seed=seed.hex())).verdict == (
        "consistent" if seed == SEED else "false"
    )


# Files and forms


PLEDGE = {"table": "A1", "commitment": "0" * 64, "entropy": [None, "x"], "seed": None}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"table": ""}, "table and entropy must be short texts of one line - at `$.luck`"),
        ({"table": 7}, "Expected `str`, got `int` - at `$.luck.table`"),
        ({"commitment": "0" * 63}, "Expected `str` matching regex '^[0-9a-f]{64}$'"),
        ({"commitment": "A" * 64}, "Expected `str` matching regex '^[0-9a-f]{64}$'"),
        ({"commitment": None}, "Expected `str`, got `null` - at `$.luck.commitment`"),
        ({"commitment": "0" * 64 + "\n"}, "Expected `str` of length <= 64"),
        ({"seed": "xyz"}, "Expected `str` matching regex '^[0-9a-f]{64}$' - at `$.luck.seed`"),
        ({"seed": [1]}, "Expected `str | null`, got `array` - at `$.luck.seed`"),
        ({"entropy": [None]}, "entropy must be a text or null for each seat"),
        ({"entropy": "ab"}, "Expected `array`, got `str` - at `$.luck.entropy`"),
        ({"entropy": ["x" * 65, None]}, "table and entropy must be short texts of one line"),
        ({"entropy": [1, None]}, "Expected `str | null`, got `int` - at `$.luck.entropy[0]`"),
        ({"colour": "red"}, "Object contains unknown field `colour` - at `$.luck`"),
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
    with pytest.raises(
        InvalidRecord, match=r"line 1: (Expected|Object missing) .* - at `\$.luck`$"
    ):
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
    told = {"verdict", "reasons", "fits", "false_at", "luck", "seating", "drawn_from", "tosses"}
    assert set(plain) == told


# The command


def verify(record, folder, *arguments):
    """The exit code of `mintmark verify`, and what it prints."""
    record.save(folder / "game.jsonl")
    done = CliRunner().invoke(
        cli, ["verify", str(folder / "game.jsonl"), *arguments], env={"COLUMNS": "100"}
    )
    return done.exit_code, done.output


def test_the_command_proves_a_record_only_with_what_was_noted(tmp_path):
    code, told = verify(GAME, tmp_path)
    assert code == 3 and "Consistent: the record agrees with itself" in told
    assert "Added by seat 1: “heads”" in told and "✓" in told and "Proved" not in told
    assert "Added by seat 2: nothing" in told and "--commitment HEX" in told
    code, told = verify(GAME, tmp_path, "--json")
    assert code == 3 and json.loads(told)["verdict"] == "consistent"
    noted = ("--commitment", GAME.header.luck.commitment)
    code, told = verify(GAME, tmp_path, *noted, "--entropy", "gold=heads", "--entropy", "silver=")
    assert code == 0 and "Proved: " in told and "--commitment HEX" not in told
    assert "Bewiesen: " in verify(GAME, tmp_path, *noted, "--lang", "de")[1]


@pytest.mark.parametrize("typed", ["00", "g" * 64, ""])
def test_the_command_refuses_what_is_no_commitment(tmp_path, typed):
    GAME.save(tmp_path / "game.jsonl")
    done = CliRunner().invoke(cli, ["verify", str(tmp_path / "game.jsonl"), "--commitment", typed])
    assert isinstance(done.exception, InvalidOption)
    assert "is no commitment (64 hexadecimal digits)" in str(done.exception)


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
