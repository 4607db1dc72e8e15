"""The command line, run as a user runs it: in a process, and at a real terminal."""

import json

import pexpect
import pytest
from support.command import run, terminal

import mintmark
from mintmark.engine.game import find
from mintmark.terminal.screen import gathered
from mintmark.words import Message, speak


def script(seed, **options):
    """A whole game: what is typed, and the game itself."""
    play, typed = mintmark.new("coinage", seed=seed, **options), []
    while play.to_act:
        (seat,) = play.to_act
        move = play.moves(seat)[-1 if len(play.moves(seat)) < 3 else len(typed) % 3]
        play.push(seat, move)
        typed.append(str(move))
        if play.result and str(move).startswith("place"):
            typed.append("y")  # yes, end the game
    return "\n".join(typed) + "\n", play


def test_a_whole_game_by_two_people_at_one_keyboard(tmp_path):
    typed, play = script(5)
    path = tmp_path / "game.jsonl"
    done = run("play", "coinage", "--hotseat", "--seed", "5", "--save", str(path), text=typed)
    assert done.returncode == 0, done.stderr
    assert "This placement ends the game at once" in done.stdout
    assert " wins." in done.stdout or "A draw" in done.stdout
    assert mintmark.read(path).entries == play.record.entries
    assert mintmark.read(path).result == play.result


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("map_name", ["standard", "lagoon", "citadel", "isles"])
def test_a_whole_game_against_a_bot(bot, map_name, tmp_path):
    """The person passes whenever that is allowed; the bot brings the game to its end."""
    path = tmp_path / "game.jsonl"
    done = run(
        *f"play coinage --seat silver --bot {bot} --map {map_name} --turn-limit 20".split(),
        *f"--seed 3 --save {path}".split(),
        text="done\n" * 60,
    )
    assert done.returncode == 0, done.stderr
    assert f"You play Silver. Played by the {bot} bot: Gold." in done.stdout
    assert mintmark.replay(path).result is not None


def test_the_last_placement_can_be_thought_over():
    nine = "A1:1g/A2:2s/A3:1s/B1:2g/B2:3g/B3:1s/B4:1g/C1:2s/C2:1g"
    position = f"gold 1,2,1,1 2,1,2,1 {nine} 1,2"
    typed = "place 1 C3\nn\nplace 1 C3\ndone\n\ny\n"  # what is neither is asked again
    done = run("play", "coinage", "--hotseat", "--position", position, text=typed)
    assert done.stdout.count("ends the game at once, at Gold 16, Silver 15") == 4
    assert "Gold wins." in done.stdout


def test_undo_takes_back_within_the_turn_but_never_the_toss():
    position = "gold 4,3,2,1 4,3,2,1 - 1,2"
    typed = "place 1 A1\nundo\nundo\nplace 2 C3\nquit\n"
    done = run("play", "coinage", "--hotseat", "--position", position, text=typed)
    assert "Taken back." in done.stdout
    assert "a toss stays" in done.stdout
    assert done.stdout.rstrip().endswith(
        "mintmark play coinage --hotseat --map standard "
        "--position 'gold 4,2,2,1 4,3,2,1 C3:2g 1,2 1'"
    )


def test_what_is_typed_wrong_is_answered_in_words():
    position = "gold 4,3,2,1 4,3,2,1 - 1,2"
    typed = (
        "jump\npay 1\nwhy capture A1\nwhy done\nwhy jump\nwhy\nsave\nsave /\nhelp\nboard\nrules\n\n"
    )
    done = run("play", "coinage", "--hotseat", "--position", position, text=typed)
    for words in (
        "There is no move “jump”",
        "You pay only with four matches; this turn 2 coins matched.",
        "You capture only when nothing matches",
        "That move is possible.",
        "Save where?",
        "help: this text",
        "CoinAge: the rules",
    ):
        assert words in done.stdout, words
    assert done.returncode == 0
    assert "Traceback" not in done.stdout + done.stderr


def test_a_saved_game_goes_on_where_it_was_left(tmp_path):
    path = tmp_path / "game.jsonl"
    left = run(
        *f"play coinage --seat silver --seed 4 --map isles --save {path}".split(), text="done\n"
    )
    command = left.stdout.rstrip().splitlines()[-1]
    assert command == f"mintmark play coinage --seat silver --bot casual --resume {path}"
    before = mintmark.read(path).entries
    again = run(*command.split()[1:], text="done\n" * 400)
    assert again.returncode == 0, again.stderr
    finished = mintmark.replay(path)
    assert finished.result and finished.setup.edition.name == "isles"
    assert finished.record.entries[: len(before)] == before
    assert finished.players == ("casual bot", "person")


def test_an_existing_file_is_not_overwritten(tmp_path):
    path = tmp_path / "precious.txt"
    path.write_text("precious")
    done = run(*"play coinage --hotseat --seed 2".split(), text=f"save {path}\nquit\n")
    assert "exists already" in " ".join(done.stdout.split())
    assert path.read_text() == "precious"


def test_after_the_end_the_last_move_can_be_taken_back_and_the_record_kept(tmp_path):
    nine = "A1:1g/A2:2s/A3:1s/B1:2g/B2:3g/B3:1s/B4:1g/C1:2s/C2:1g"
    position = f"gold 1,2,1,1 2,1,2,1 {nine} 1,2"
    path = tmp_path / "game.jsonl"
    typed = f"place 1 C3\ny\nwhat\nundo\nplace 2 C3\ny\nsave {path}\n\n"
    done = run("play", "coinage", "--hotseat", "--position", position, text=typed)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("wins.") == 2
    assert [entry.move for entry in mintmark.read(path).entries] == ["place 2 C3"]
    assert "Turn 1 · the game is over" in done.stdout


ANYTHING = "pass\nfist 0\nreveal blue\nreveal green\nreveal gold\nreveal red\ndecline\n" * 200


@pytest.mark.parametrize(("players", "language"), [(3, "en"), (4, "de"), (5, "ru"), (4, "fr")])
def test_a_whole_game_of_warehouse_51_against_bots(players, language, tmp_path):
    """The person buys nothing; the bots fight it out among themselves."""
    path = tmp_path / "game.jsonl"
    done = run(
        *f"play warehouse51 --players {players} --seat 2 --bot greedy --seed 8".split(),
        *f"--save {path} --lang {language}".split(),
        text=ANYTHING,
    )
    assert done.returncode == 0, done.stderr
    play = mintmark.replay(path)
    assert play.result is not None
    assert play.setup.seats == players
    known = play.at(40).view(1).fakes
    assert len(known) == (4 if players == 3 else 2)
    if language == "en":
        assert "You know of counterfeits, on your left: " in done.stdout
        assert "All counterfeits on the table are opened." in done.stdout
        assert " → " in done.stdout and " points." in done.stdout


def whatever_comes(rounds):
    """Typed lines that see a seat through rounds of Coin Quest: what does not fit is refused."""
    kinds = [str(coin) for coin in find("coin_quest").setup().edition.kinds]
    acting = [coin for coin in kinds if ".U" in coin or ".A" in coin]
    uses = [f"use {coin}\ndraw\ndraw\ntrash C1\nstop" for coin in acting]
    places = [f"{coin} 1; {coin} 2; {coin} 4" for coin in kinds]
    choices = ["pass penny to 1", "pass penny to 3", "lock", *["buy S3.K", "decline"] * 6]
    return "\n".join([*uses, *choices[:2], *places, *places, *choices] * rounds)


@pytest.mark.parametrize(
    ("players", "language", "options"),
    [
        pytest.param(2, "en", "", marks=pytest.mark.soak),
        pytest.param(3, "de", "--essen short", marks=pytest.mark.soak),
        (5, "ru", "--everyone-buys --edition columns"),
    ],
)
def test_a_whole_game_of_coin_quest_against_bots(players, language, options, tmp_path):
    path = tmp_path / "game.jsonl"
    done = run(
        *f"play coin_quest --players {players} --seat 2 --seed 8 {options}".split(),
        *f"--save {path} --lang {language}".split(),
        text=whatever_comes(16),
    )
    assert done.returncode == 0, done.stderr
    play = mintmark.replay(path)
    assert play.result is not None
    assert play.turn == 11
    assert play.setup.seats == players
    if language == "en":
        assert "All are ready: the screens go up." in done.stdout
        assert "decides, " in done.stdout
        assert "Player 1: track " in done.stdout


def test_moves_of_coin_quest_in_one_line_and_in_short(tmp_path):
    done = run(
        *"play coin_quest --players 3 --seed 5".split(),
        text="G1 1; S1 2; c3 on 3; G1 9; C2 1\nundo\nC2 4\nwhy use C2\nquit\n",
        folder=tmp_path,
    )
    for words in (
        "You put a gold 1 on lot 1.",
        "You put a copper 3 on lot 3.",
        "There is no move “G1 9”",
        "Taken back.",
        "You put a copper 2 on lot 4.",
        "On lot 4 of your board: a copper 2. Take it back first.",
    ):
        assert words in " ".join(done.stdout.split())
    assert "Not done: G1 9; C2 1" in done.stdout
    assert "copper 2 on lot 1" not in done.stdout  # what follows a mistake is not done


def test_what_one_person_typed_is_not_in_the_history_of_the_next(tmp_path):
    """Arrow-up at the next person's prompt shows nothing of the bids before."""
    path = tmp_path / "game.jsonl"
    child = terminal(*f"play coin_quest --hotseat --players 2 --seed 1 --save {path}".split())
    child.expect("nobody else looks")
    child.sendline("")
    child.expect("lock")
    child.sendline("no secret move")
    child.expect("There is no move")
    child.send("\x1b[A")
    child.expect("no secret move")  # here the history works …
    child.sendline("")
    hand = mintmark.replay(path).view(0).hand
    child.sendline("; ".join(f"{coin} 1" for coin in hand) + "; lock")
    child.expect("nobody else looks")
    child.sendline("")
    child.expect("lock")
    child.expect("> ")
    child.send("\x1b[A")
    child.send("quit\r")
    child.expect("quit")
    assert "lock" not in child.before and "secret" not in child.before  # … and here it is empty
    child.expect(pexpect.EOF)


def test_remarks_about_one_persons_moves_are_not_made_to_the_next(tmp_path):
    play = mintmark.new("coin_quest", seed=1)
    hand = "; ".join(f"{coin} 1" for coin in play.view(0).hand)
    last = play.view(0).hand[-1]
    done = run(
        *"play coin_quest --hotseat --players 2 --seed 1".split(),
        text=f"\n{hand}; lock; take back {last} from 1\n\nquit\n",
        folder=tmp_path,
    )
    _, _, second = done.stdout.split("press Enter when nobody else looks.")
    assert "take back" not in second and "unlock" not in second


def test_a_closer_look_at_players_and_relics(tmp_path):
    done = run(
        *"play coin_quest --players 3 --seed 5".split(),
        text="look 2\nlook 4\nlook\nquit\n",
        folder=tmp_path,
    )
    assert "Player 2 owns: G1 S2 2×S1 C3 2×C2 3×C1" in done.stdout
    assert "There is nothing more to see of that." in done.stdout
    done = run(
        *"play warehouse51 --seat 1 --seed 1".split(),
        text="look Holy Grail\nlook kapala\nlook Nonsense\nquit\n",
        folder=tmp_path,
    )
    assert "Holy Grail (blue, value 2, blessed)" in done.stdout
    assert "Kapala (red, value 3, cursed)" in done.stdout
    assert "There is nothing more to see of that." in done.stdout


@pytest.mark.compiled
def test_a_searching_bot_can_be_played_against(tmp_path):
    path = tmp_path / "game.jsonl"
    done = run(
        *f"play coinage --seat silver --bot club --seed 7 --save {path}".split(), text="quit\n"
    )
    assert done.returncode == 0, done.stderr
    play = mintmark.replay(path)
    assert play.ply > 1 and play.players == ("club bot", "person")


def test_moves_are_offered_in_few_lines():
    moves = ["use C1.R2", "place G1 on 1", "place G1 on 2", "place S1 on 1", "place S1 on 2"]
    moves += ["place C1 on 5", "take back C2 from 1", "take back C3 from 1", "lock"]
    assert gathered(moves) == [
        ("use", "C1.R2"),
        ("place G1, S1 on", "1 · 2"),
        ("place C1 on", "5"),
        ("take back C2, C3 from", "1"),
        ("lock", ""),
    ]


def test_people_with_secrets_hand_the_keyboard_over(tmp_path):
    typed = "\nreveal blue\nreveal green\nreveal gold\nreveal red\n" + "\npass\nfist 0\n" * 3
    done = run(
        *"play warehouse51 --hotseat --seed 3 --first 1".split(), text=typed, folder=tmp_path
    )
    parts = done.stdout.split("take the keyboard, and press Enter when nobody else looks.")
    assert len(parts) > 3
    play = mintmark.new("warehouse51", seed=3, first="1")
    known = [set(play.view(seat).fakes) for seat in range(3)]
    assert "You know of counterfeits" not in parts[0]
    for number, part in enumerate(parts[1:4]):
        shown = [line for line in part.splitlines() if "You know of counterfeits" in line]
        assert shown
        names = {speak(Message(f"w51-relic-{relic}")) for relic in known[number]}
        assert all(name in " ".join(part.split()) for name in names)


def test_leaving_a_game_tells_no_secrets_and_the_game_can_go_on(tmp_path):
    done = run(*"play warehouse51 --seat 1 --seed 1".split(), text="quit\n", folder=tmp_path)
    command = done.stdout.rstrip().splitlines()[-1]
    assert "--resume warehouse51-" in command
    hidden = mintmark.new("warehouse51", seed=1).position["note"][1]
    assert all(relic not in done.stdout for relic in hidden)
    again = run("play", "warehouse51", *command.split()[-2:], text="quit\n", folder=tmp_path)
    assert "You play Player 1." in again.stdout  # as before, without being told
    refused = run("play", "warehouse51", *command.split()[-2:], "--first", "1", folder=tmp_path)
    assert "takes the options of the game from its record" in refused.stderr
    passing = run(*"play warehouse51 --hotseat --seed 1".split(), text="quit\n", folder=tmp_path)
    assert "counterfeit:" not in passing.stdout


def test_pawning_a_blessing_is_thought_over(tmp_path):
    notes = [["kapala"], ["mjollnir"], ["golden_fleece"], ["davids_harp"]]
    position = {
        "phase": "open",
        "lot": "necronomicon",
        "asked": 0,
        "revealer": 3,
        "gold": [2, 18, 10, 10],
        "owner": {"holy_grail": 0},
        "note": notes,
    }
    done = run(
        *"play warehouse51 --players 4 --seat 1 --seed 1 --position".split(),
        json.dumps(position),
        text="pawn holy_grail\nn\npawn Holy Grail\ny\nquit\n",
        folder=tmp_path,
    )
    assert done.stdout.count("Pawned, Holy Grail loses its blessing") == 2
    assert "Player 1 pawns Holy Grail for 5 ingots." in done.stdout


def test_editions_are_shown_started_and_checked(tmp_path):
    shown = run("edition", "show", "warehouse51", COLUMNS="160").stdout
    assert "pawn.payout" in shown and "Our reconstruction" in shown and "Printed rules" in shown
    assert "Anvilhead" in run("edition", "show", "coinage").stdout
    assert 'title = "Columns"' in run("edition", "new", "coin_quest", "columns").stdout
    for game in ("warehouse51", "coin_quest", "coinage"):
        mine = tmp_path / f"{game}.toml"
        mine.write_text(run("edition", "new", game).stdout)
        done = run("edition", "check", str(mine))
        assert done.returncode == 0, done.stderr
        option = "--map" if game == "coinage" else "--edition"
        played = run("play", game, option, str(mine), text="quit\n", folder=tmp_path)
        assert played.returncode == 0, played.stderr
    mine.write_text(mine.read_text().replace('"A2", "B1"', '"B1"', 1).replace("I = 4", "I = 9", 1))
    done = run("edition", "check", str(mine))
    assert done.returncode == 1
    assert "line 16: banks.I must be a whole number from 0 to 4, not 9" in done.stderr
    assert "A2 borders on A1, which does not on it" in done.stderr


def test_a_narrow_terminal_gets_a_list_instead_of_a_map():
    done = run(*"play coinage --hotseat --seed 1".split(), text="q\n", COLUMNS="60")
    assert "A1 Anvilhead (A2, B1, B2)  mountains" in done.stdout
    assert "┌" not in done.stdout


def test_saving_in_the_middle_keeps_the_record(tmp_path):
    path = tmp_path / "half.jsonl"
    typed = f"save {path}\ndone\nquit\n"
    run("play", "coinage", "--hotseat", "--seed", "2", text=typed)
    assert [entry.move for entry in mintmark.read(path).entries].count("done") == 1


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", ("Du spielst Gold", "Münzen", "Wälder", "Du hast den Tisch verlassen")),
        ("fr", ("Vous jouez", "pièces", "forêts", "Vous avez quitté la table")),
        ("ru", ("Золото", "монет", "леса", "Вы вышли из-за стола")),
    ],
)
def test_the_terminal_speaks_every_language(language, words):
    done = run(*f"play coinage --seat gold --seed 1 --lang {language}".split(), text="quit\n")
    for word in words:
        assert word in done.stdout
    by_system = run(
        "play", "coinage", "--seat", "gold", "--seed", "1", text="q\n", MINTMARK_LANG=language
    )
    assert by_system.stdout == done.stdout


def test_the_map_can_be_read_without_unicode():
    done = run("play", "coinage", "--seat", "gold", text="q\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0, done.stderr
    assert "+--------" in done.stdout
    assert "|A1 Anvilhead" in done.stdout


def test_coins_are_told_apart_without_colour():
    position = "gold 3,3,2,0 4,2,2,1 A1:4g2s1g ?"
    done = run("play", "coinage", "--hotseat", "--seed", "1", "--position", position, text="q\n")
    assert "4g 2s [1g]" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("play chess", "no game called 'chess'; there are coinage, coin_quest, warehouse51"),
        ("play warehouse51 --players 6", "not in the range"),
        ("play warehouse51 --seat 5", "seat must be one of 1, 2, 3, not '5'"),
        ("play warehouse51 --position {", "not JSON"),
        ("play warehouse51 --first 4", "a seat from 1 to 3, not 4"),
        ("edition check README.md", "line 3"),
        ("edition show chess", "no game called 'chess'"),
        ("play coinage --map moon", "or a file that ends in .toml, not 'moon'"),
        ("play coinage --position nonsense", "five fields or six, not 1"),
        ("play coinage --turn-limit 0", "not in the range"),
        ("rules coinaeg", "did you mean 'coinage'?"),
        ("replay nowhere.jsonl", "does not exist"),
        ("simulate coinage --bots genius", "no bot called 'genius'"),
        ("simulate coinage --bots random,random,random", "name one bot or 2, not 3"),
        ("simulate coinage --games 0", "not in the range"),
        ("simulate coinage --ray 127.0.0.1:1", "no Ray cluster answers at '127.0.0.1:1'"),
        ("replay --lang xx nowhere.jsonl", "'xx' is not one of"),
        ("juggle", "No such command 'juggle'"),
        ("play coinage --hotseat --bot greedy", "no seat to choose and none for a bot"),
        ("play coinage --save README.md", "README.md exists already"),
        ("play coinage --resume README.md", "line 1: not JSON"),
        ("replay README.md", "line 1: not JSON"),
        ("play coinage --save /no/such/folder/x --hotseat --seed 1", "/no/such/folder"),
    ],
)
def test_errors_are_one_line_and_no_traceback(arguments, words):
    done = run(*arguments.split(), text="done\n")
    assert done.returncode != 0
    assert words in done.stderr
    assert "Traceback" not in done.stderr
    assert (
        len([line for line in done.stderr.splitlines() if "rror" in line or "mintmark:" in line])
        == 1
    )


def test_games_and_rules_and_help():
    assert "standard, lagoon, citadel, isles" in run("games").stdout
    assert "The number of matches says what you may do" in run("rules", "coinage").stdout
    for arguments in (
        "--help",
        "play --help",
        "play coinage --help",
        "simulate coinage -h",
        "bench coinage -h",
    ):
        assert run(*arguments.split()).stdout.startswith("Usage: ")
    assert mintmark.__version__ in run("--version").stdout


def test_a_replay_tells_the_story_and_shows_the_end(tmp_path):
    _, play = script(5)
    play.record.save(tmp_path / "game.jsonl")
    done = run("replay", str(tmp_path / "game.jsonl"))
    assert "Gold tosses I, II, III, IV" in done.stdout
    assert f"After step {play.ply} of {play.ply}" in done.stdout
    assert " wins." in done.stdout
    done = run("replay", str(tmp_path / "game.jsonl"), "--at", "3", "--lang", "de")
    assert f"Nach Schritt 3 von {play.ply}" in done.stdout


def test_a_broken_record_is_refused_at_its_line(tmp_path):
    _, play = script(5)
    path = tmp_path / "game.jsonl"
    path.write_text(str(play.record).replace("done", "pay 1", 1))
    done = run("replay", str(path))
    assert done.returncode == 1
    assert done.stderr.startswith("mintmark: line ")


EVIL = "\x1b]0;evil\x07\x1b[2J\x9b31m\u202e"


def named(name):
    """The edition with another name for a relic."""
    text = find("warehouse51").edition_file("reconstruction").text
    return text.replace('id = "kapala"', f'id = "kapala"\nname = {name}')


@pytest.mark.parametrize(
    "change",
    [
        lambda c: c[0].update(seats=[EVIL] * 3, bots=[EVIL] * 3),
        lambda c: c[0].update(edition=EVIL),
        lambda c: c[0].update(edition=EVIL, own_edition=named("'ours'")),
        lambda c: c[0].update(game=EVIL),
        lambda c: c[0].update({EVIL: EVIL}),
        lambda c: c[0].update(options={EVIL: EVIL}),
        lambda c: c[0].update(position={EVIL: EVIL}),
        lambda c: c[0].update(edition="mine", own_edition=f"{EVIL} = 1"),
        lambda c: c[0].update(edition="mine", own_edition=named(r"'\u001b[2J'")),
        lambda c: c[0].update(edition="mine", own_edition=named("'[link=evil][/x]'")),
        lambda c: c[1].__setitem__(1, EVIL),
        lambda c: c[1].__setitem__(1, EVIL * 300),
        lambda c: c[1].__setitem__(0, EVIL),
        lambda c: c[-1].update(result=EVIL),
    ],
    ids=map(str, range(14)),
)
def test_a_hostile_record_cannot_steer_the_terminal(tmp_path, change):
    from mintmark.formats.records import with_checks

    record = str(mintmark.new("warehouse51", seats=3, seed=1).record)
    contents = [json.loads(line) for line in record.splitlines()]
    contents = [each[:-1] if isinstance(each, list) else each for each in contents]
    for each in (contents[0], contents[-1]):
        del each["check"]
    change(contents)
    path = tmp_path / "hostile.jsonl"
    path.write_text("\n".join(with_checks(contents)), "utf-8")
    for command in ("replay", "verify"):
        done = run(command, str(path))
        shown = done.stdout + done.stderr
        assert not set("\x1b\x07\x9b\u202e") & set(shown)
        assert "Traceback" not in shown and len(shown) < 20_000


def test_stepping_through_a_replay_at_a_terminal(tmp_path):
    _, play = script(5)
    play.record.save(tmp_path / "game.jsonl")
    child = terminal("replay", str(tmp_path / "game.jsonl"))
    child.expect("After step 0 of")
    child.sendline("")
    child.expect("After step 1 of")
    child.sendline("7")
    child.expect("After step 7 of")
    child.sendline("b")
    child.expect("After step 6 of")
    child.sendline("nonsense")
    child.expect("After step 6 of")
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_the_rules_can_be_read_in_a_pager():
    child = terminal("rules", "coinage")
    child.expect("The table")
    assert "ESC[" not in child.before
    child.sendline("q")
    child.expect(pexpect.EOF)


def test_ctrl_c_leaves_a_game_cleanly():
    child = terminal("play", "coinage", "--seat", "gold")
    child.expect("> ")
    child.sendintr()
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    assert "Traceback" not in child.before
    assert "You have left the table" in child.before


@pytest.mark.compiled
def test_a_simulation_is_summed_up_for_people_and_for_programs():
    done = run(*"simulate coinage --games 5000 --seed 1".split())
    assert done.returncode == 0, done.stderr
    for words in (
        "5,000 games",
        "Gold",
        "95 % interval",
        "turns",
        "full map",
        "empty bank",
        "turn limit",
    ):
        assert words in done.stdout
    facts = json.loads(
        run(*"simulate coinage --games 5000 --seed 1 --json --jobs 1".split()).stdout
    )
    assert facts["games"] == 5000
    assert sum(seat["wins"]["count"] for seat in facts["seats"]) + facts["shared"]["count"] == 5000
    assert sum(ending["count"] for ending in facts["endings"].values()) == 5000
    again = json.loads(
        run(*"simulate coinage --games 5000 --seed 1 --json --jobs 2".split()).stdout
    )
    assert {**again, "seconds": 0} == {**facts, "seconds": 0}


def test_ctrl_c_sums_up_what_was_simulated_so_far():
    child = terminal(*"simulate coinage --games 1000000000 --bots greedy".split())
    child.expect("CoinAge games.*[1-9][0-9,]*/1000000000")
    child.sendintr()
    child.expect("stopped early")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


@pytest.mark.compiled
def test_the_benchmark_prints_figures():
    done = run(*"bench coinage --seconds 0.05 --json".split())
    assert done.returncode == 0, done.stderr
    facts = json.loads(done.stdout)
    assert set(facts["rates"]) == {"interpreted", "one core", "all cores"}
    assert facts["first_compile_seconds"] > facts["cached_start_seconds"] > 0
    assert facts["compiled_to_interpreted"] == pytest.approx(
        facts["rates"]["one core"]["games"] / facts["rates"]["interpreted"]["games"]
    )
