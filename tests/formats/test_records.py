"""Records: what was played can be played again; what was changed is found, at its line."""

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mintmark
from mintmark import InvalidRecord


def played(seed, moves=10_000, **options):
    random, play = Random(seed), mintmark.new("coinage", seed=seed, **options)
    for _ in range(moves):
        if not play.to_act:
            break
        play.push(play.to_act[0], random.choice(play.moves(play.to_act[0])))
    return play


GAME = str(played(1).record)
LINES = GAME.splitlines()


@pytest.mark.parametrize("seed", range(40))
def test_a_replay_is_the_same_game(seed):
    options = {"map": ("standard", "isles")[seed % 2], "cover_own": seed % 3 == 0}
    play = played(seed, **options)
    again = mintmark.replay(play.record)
    assert again.position == play.position
    assert again.result == play.result
    assert str(again.record) == str(play.record)
    assert str(mintmark.replay(str(play.record)).record) == str(play.record)


def test_an_unfinished_game_goes_on(tmp_path):
    play = played(2, moves=9)
    play.record.save(tmp_path / "game.jsonl")
    again = mintmark.replay(tmp_path / "game.jsonl", seed=play.seed)
    assert again.to_act == play.to_act
    assert again.position == play.position
    seat = again.to_act[0]
    again.push(seat, again.moves(seat)[0])


def test_a_text_is_a_record_and_a_path_is_a_file(tmp_path):
    play = played(2)
    play.record.save(tmp_path / "game.jsonl")
    for ask in (mintmark.read, mintmark.replay, mintmark.verify):
        ask(tmp_path / "game.jsonl")
        with pytest.raises(InvalidRecord, match="line 1: not JSON"):
            ask(str(tmp_path / "game.jsonl"))
        with pytest.raises(FileNotFoundError):
            ask(tmp_path / "nowhere.jsonl")
        with pytest.raises(TypeError):
            ask(play)


def test_a_record_that_cannot_be_saved_leaves_nothing_behind(tmp_path):
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match="folder'$"):
        played(2).record.save(tmp_path / "folder")
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


def test_a_game_from_a_position_remembers_it():
    play = mintmark.load("coinage", "silver 3,3,2,1 4,3,2,1 A1:1g 2", seed=1)
    play.push(1, "move A1 A2")
    assert mintmark.replay(str(play.record)).position == play.position


def test_the_file_is_json_lines_with_header_moves_and_close():
    header, *entries, close = map(json.loads, LINES)
    assert header["game"] == "coinage" and header["rules"] == 1 and header["edition"] == "standard"
    assert header["options"] == {"cover_own": False, "turn_limit": 200, "bank_tiebreak": False}
    assert entries[0][0] == "chance" and entries[1][0] == 0
    assert close["entries"] == len(entries)
    assert close["result"]["scores"]


def test_names_of_players_are_kept():
    play = played(1)
    play.players = ("Ann\u2028\x85", "Боб")
    again = mintmark.replay(str(play.record))
    assert again.players == play.players
    assert str(again.record) == str(play.record)


def test_a_record_says_who_is_a_bot_and_which_one():
    play = played(1)
    assert "bots" not in json.loads(LINES[0]) and mintmark.replay(str(play.record)).bots is None
    play.players, play.bots = ("Ann", "novice"), (None, "novice")
    again = mintmark.replay(str(play.record))
    assert again.bots == (None, "novice")
    assert str(again.record) == str(play.record)


def test_a_replay_adds_nothing_unless_it_is_to_go_on():
    from mintmark.play import replayed

    play = mintmark.new("coinage", settle=False)
    assert replayed(play.record, settle=False).ply == 0
    assert mintmark.replay(play.record).ply == 1


@pytest.mark.parametrize("kept", range(len(LINES)))
def test_a_file_cut_off_at_any_line_is_found(kept):
    with pytest.raises(InvalidRecord) as error:
        mintmark.replay("\n".join(LINES[:kept]))
    assert error.value.line == kept + 1
    assert "breaks off" in str(error.value)


def test_a_file_cut_off_within_a_line_is_found():
    with pytest.raises(InvalidRecord, match=f"line {len(LINES)}: not JSON"):
        mintmark.replay(GAME[:-10])


@given(st.data())
def test_a_changed_character_is_found_at_its_line(data):
    at = data.draw(st.integers(0, len(GAME) - 1))
    new = data.draw(st.sampled_from('0123456789abcdefgs "[]{},:é'))
    if GAME[at] in ("\n", new):
        return
    text = GAME[:at] + new + GAME[at + 1 :]
    try:
        mintmark.replay(text)
    except InvalidRecord as error:
        assert error.line == GAME.count("\n", 0, at) + 1
    else:  # a change of white space only
        assert [json.loads(line) for line in text.splitlines()] == [*map(json.loads, LINES)]


@pytest.mark.parametrize("line", [2, 5, len(LINES) - 1])
def test_a_lost_line_is_found(line):
    with pytest.raises(
        InvalidRecord, match=f"line {line}: changed, or a line before it is missing"
    ):
        mintmark.replay("\n".join(LINES[: line - 1] + LINES[line:]))


def rechecked(change):
    """The record with its content changed and its checks made anew: a careful forger's work."""
    from mintmark.formats.records import with_checks

    contents = [json.loads(line) for line in LINES]
    contents = [c[:-1] if isinstance(c, list) else {**c} for c in contents]
    for content in contents:
        if isinstance(content, dict):
            del content["check"]
    change(contents)
    return "\n".join(with_checks(contents))


def edit(line, **fields):
    return lambda contents: contents[line - 1].update(fields)


def entry(line, who, move):
    return lambda contents: contents.__setitem__(line - 1, [who, move])


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (edit(1, game="chess"), "line 1: no game called 'chess'"),
        (edit(1, rules=2), "line 1: made under rules 2 of CoinAge; these are rules 1"),
        (edit(1, mintmark=9), "line 1: a format that this version cannot read"),
        (edit(1, edition="moon"), "line 1: map must be one of"),
        (edit(1, options={"cover": 1}), "line 1: CoinAge has no option 'cover'"),
        (edit(1, options={"map": "isles"}), "line 1: "),
        (edit(1, options=[]), "line 1: Expected `object`, got `array` - at `.*options`$"),
        (edit(1, options={"seats": 2}), "line 1: seats is no option"),
        (edit(1, options={"self": 2}), "line 1: CoinAge has no option 'self'"),
        (edit(1, edition="/etc/mine.toml"), "line 1: map must be one of"),
        (edit(1, edition="x" * 2_000), "Expected `str` of length <= 1000 - at `.*edition`$"),
        (edit(1, options={"turn_limit": "x" * 2_000}), "line 1: Expected `str` of length <= 1000"),
        (edit(1, options={"x" * 2_000: 1}), "line 1: Expected `str` of length <= 1000"),
        (edit(1, options={"turn_limit": [1]}), "line 1: Expected `bool . int . str`, got `array`"),
        (edit(1, seats=["a", "b" * 7_000_000]), r"length <= 1000 - at `\$.seats\[1\]`$"),
        (edit(1, bots=["a" * 2_000, None]), "length <= 1000 - at `.*bots.0.`$"),
        (edit(1, own_edition="#" * 2_000_000), "length <= 1048576 - at `.*own_edition`$"),
        (edit(1, position="x" * 30_000), "line 1: a position has at most 20,000 characters"),
        (edit(1, position=[[[[[[[[[[]]]]]]]]]]), "line 1: nested far too deeply"),
        (edit(1, rules=True), "line 1: Expected `int`, got `bool` - at `.*rules`$"),
        (edit(1, game=["coinage"]), "line 1: Expected `str`, got `array` - at `.*game`$"),
        (edit(1, own_edition=[1]), "got `array` - at `.*own_edition`$"),
        (edit(1, seats=["a"]), "line 1: CoinAge is for 2 players, not 1"),
        (edit(1, seats=2), "line 1: Expected `array`, got `int` - at `.*seats`$"),
        (edit(1, bots="club"), "got `str` - at `.*bots`$"),
        (edit(1, bots=["club"]), "line 1: bots must be a name or null for each seat"),
        (edit(1, bots=[None, 2]), "got `int` - at `.*bots.1.`$"),
        (edit(1, colour="red"), "line 1: Object contains unknown field `colour`$"),
        (edit(1, **{"red\x1b[31m" * 9_000: 1}), r"unknown field `red\?\[31mred.{,70}$"),
        (edit(1, drawn_from=["isles"]), "line 1: drawn_from must name the edition too"),
        (edit(1, drawn_from=["standard"] * 101), "`array` of length <= 100 - at `.*drawn_from`$"),
        (edit(1, position="gold"), "line 1: a position has five fields"),
        (lambda c: c[0].pop("edition"), "line 1: Object missing required field `edition`$"),
        (entry(2, "chance", "slap 5"), "line 2: 'slap 5': There is no move"),
        (entry(2, 0, "done"), "line 2: 'done': Gold must wait"),
        (entry(3, 1, "done"), "line 3: 'done': Silver is not asked"),
        (
            entry(3, 0, "x" * 3_000),
            r"line 3: not a .who, move.: .* length <= 1000 - at `\$.1.`$",
        ),
        (entry(3, 7, "done"), "line 3: 'done': no such seat: 7"),
        (entry(3, True, "done"), "line 3: not a .who, move."),
        (entry(3, "gold", "done"), "line 3: not a .who, move.: Invalid enum value 'gold'"),
        (lambda c: c.__setitem__(2, "done"), "line 3: changed, or a line"),
        (lambda c: c[2].append("x"), "line 3: not a .who, move.: .* at most length 2, got 3$"),
        (lambda c: c[-1].update(entries=3), f"line {len(LINES)}: it should close 3 entries"),
        (lambda c: c[-1].update(result=None), f"line {len(LINES)}: the result does not follow"),
        (
            lambda c: c[-1].update(result=7),
            f"line {len(LINES)}: Expected .*, got `int` - at `.*result`$",
        ),
        (lambda c: c[-1].update(entries=True), "Expected `int`, got `bool` - at `.*entries`$"),
        (lambda c: c[-1].update(entries=10**4_000), "Expected `int` <= 8388608 - at `.*entries`$"),
        (
            lambda c: c[-1].update(luck=1),
            f"line {len(LINES)}: Object contains unknown field `luck`",
        ),
        (
            lambda c: c[-1]["result"].pop("ending"),
            "missing required field `ending` - at `.*result`",
        ),
        (
            lambda c: c[-1]["result"].update(scores=[99, 0]),
            f"line {len(LINES)}: the result does not follow",
        ),
    ],
)
def test_a_forged_record_must_still_follow_the_rules(change, why):
    with pytest.raises(InvalidRecord, match=why):
        mintmark.replay(rechecked(change))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "line 1: the record breaks off"),
        ("{hello", "line 1: not JSON"),
        ("[]\n", "line 1: not the header"),
        ('{"mintmark": 1, "seats": ["\\ud800"]}\n', "line 1: a character that is none"),
        ("7\n", "line 1: not the header"),
        ('{"a": 1}', "line 1: not the header"),
        ("[" * 100_000 + "\n", "line 1: not JSON"),
        ("/etc/passwd", "line 1: not JSON: '/etc/passwd'"),
    ],
)
def test_what_is_no_record_is_refused(text, why):
    with pytest.raises(InvalidRecord, match=why):
        mintmark.read(text)


def test_a_file_that_is_no_text_is_refused(tmp_path):
    path = tmp_path / "game.jsonl"
    path.write_bytes(GAME.encode()[:300] + b"\xff\xfe")
    with pytest.raises(InvalidRecord, match="not a text in UTF-8"):
        mintmark.read(path)


def test_a_file_far_too_long_is_refused(tmp_path):
    path = tmp_path / "game.jsonl"
    path.write_bytes(b" " * (9 << 20))
    with pytest.raises(InvalidRecord, match="longer than any game"):
        mintmark.read(path)
