"""Playing at a real server from the terminal: whole games, friends, a connection that is lost."""

import io
import json
import os
import re
import stat
import sys
import threading
import time
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from itertools import chain

import pexpect
import pytest
from rich.table import Table as RichTable
from support.server.server_process import serving
from support.terminal import Visitor, patched, proxied

from mintmark.server.updates.wire import Update
from mintmark.terminal.plain import plain_console
from mintmark.terminal.remote.clocks import written
from mintmark.terminal.remote.ending import verdict
from mintmark.terminal.remote.errors import Trouble
from mintmark.terminal.remote.keyboard import Typed
from mintmark.terminal.remote.notes import Notebook, Promise

pytestmark = pytest.mark.xdist_group("remote")  # one server for all
SHORT = {"turn_limit": 8}
LINK = r"http://127\.0\.0\.1:\d+/#table=[\w-]{22}"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("remote"), "--log-level", "error") as (_, address):
        yield address


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    """Where a few people live: a server takes ten new guests from one address at once."""
    return tmp_path_factory.mktemp("home")


@pytest.fixture(autouse=True)
def tables(monkeypatch):
    patched(monkeypatch)


def table_of(visitor):
    return visitor.player.table


def record_text(visitor):
    return visitor.site.text(f"/api/tables/{table_of(visitor).table}/record")


def moves_of(visitor):
    """What the record says that somebody did."""
    seat = next(k for k, each in enumerate(table_of(visitor).update.seats) if each.guest)
    lines = [json.loads(line) for line in record_text(visitor).splitlines()]
    return [line[1] for line in lines[1:-1] if line[0] == seat]


def flat(visitor):
    return " ".join(visitor.seen.split())


def until(true):
    """Wait for something that others do."""
    end = time.monotonic() + 30
    while not true():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.01)


@pytest.mark.parametrize(
    ("game", "options"),
    [("coinage", SHORT), ("warehouse51", {"seats": 3}), ("coin_quest", {"seats": 2})],
)
def test_a_whole_game_against_bots(server, home, game, options):
    ada = Visitor(home / "ada", server, game, options=options, bot="novice").go().wait()
    assert table_of(ada).update.status == "over"
    assert "the bot novice" in ada.seen and "Waiting for" in ada.seen
    assert re.search(r"^1\. ", ada.seen, re.M)
    assert "The luck was fair: all" in flat(ada)
    added = [text for text in table_of(ada).update.luck.entropy if text]
    assert len(added) == 1 and len(added[0]) == 32  # hers, and nobody else's
    (file,) = (home / "ada").iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert json.loads(file.read_text())["guests"]["Ada"]["promises"] == {}  # made good


def when_asked(friends, answer):
    """Be done with every turn until the other asks to take something back, and answer that.

    Not before the other has read that we are asked: nobody at a keyboard is so quick.
    """
    while "asks to take" not in flat(friends()[0]):
        yield "done"
    until(lambda: "The others are asked" in friends()[1].seen)
    yield answer


def test_friends_talk_and_take_back(server, home):
    script = chain(["say hello, Bob"], when_asked(lambda: (ada, bob), "agree"))
    ada = Visitor(
        home / "ada", server, "coinage", script, invite=True, seat="gold", options=SHORT
    ).go()
    until(lambda: re.search(LINK, ada.seen))

    def allowed(table):
        until(lambda: "took back" in ada.seen)
        return ""

    link = re.search(LINK, ada.seen)[0]
    bob = Visitor(
        home / "bob", server, "coinage", ["done", "undo", allowed], join=link, name="Bob"
    ).go()
    ada.wait()
    bob.wait()
    assert "Silver: Bob" in ada.seen
    assert "Gold (Ada) says: hello, Bob" in bob.seen
    assert "Waiting for Gold (Ada) …" in bob.seen
    assert "Silver (Bob) asks to take the last decision back. Type agree or refuse." in flat(ada)
    assert "The others are asked whether you may take that back." in bob.seen
    for each in (ada, bob):
        assert "Silver (Bob) took back: “Silver ends the turn.” From there it" in flat(each)
    for each in (ada, bob):
        assert each.seen.count("Silver tosses") > 4
        assert "The luck was fair" in flat(each)
    assert moves_of(ada) == ["done"] * 4


def test_a_refusal_to_go_back_names_who_refuses(server, home):
    def refused(table):
        until(lambda: "does not agree" in ada.seen)
        return ""

    script = when_asked(lambda: (ada, bob), "refuse")
    ada = Visitor(
        home / "eve", server, "coinage", script, invite=True, seat="gold", options=SHORT
    ).go()
    until(lambda: re.search(LINK, ada.seen))
    link = re.search(LINK, ada.seen)[0]
    bob = Visitor(
        home / "bob", server, "coinage", ["done", "undo", refused], join=link, name="Bob"
    ).go()
    for each in (ada, bob):
        each.wait()
        assert "Gold (Ada) does not agree: nothing is taken back." in each.seen
        assert "took back" not in each.seen


def test_friends_meet_again_at_the_rematch(server, home):
    def patient():
        yield from ("resign", "y")
        while "wants to play again" not in ada.seen:
            time.sleep(0.05)
            yield "board"
        yield "rematch"

    ada = Visitor(
        home / "eve", server, "coinage", patient(), invite=True, seat="gold", options=SHORT
    ).go()
    until(lambda: re.search(LINK, ada.seen))
    link = re.search(LINK, ada.seen)[0]
    again = ["say well played", "rematch", "resign", "y"]
    bob = Visitor(home / "bob", server, "coinage", again, join=link, name="Bob").go()
    ada.wait()
    bob.wait()
    assert "Silver (Bob) says: well played" in ada.seen
    assert "Silver (Bob) wants to play again. Type rematch to join." in ada.seen
    assert table_of(ada).table == table_of(bob).table
    assert table_of(ada).update.plan.after is not None


def test_what_is_typed_wrong_is_answered_in_words(server, home):
    script = "jump|why capture A1|why done|help|board|look x|agree|bot|rules|luck"
    typed = ["say " + "x" * 400, *script.split("|"), "resign", "perhaps", "n", "quit"]
    ada = Visitor(home / "ada", server, "coinage", typed, options=SHORT).go().wait()
    assert "That is no message that we know" in flat(ada)
    assert "There is no move “jump”" in flat(ada)
    assert "That move is possible." in ada.seen
    assert "say TEXT: to everybody at the table" in ada.seen
    assert "There is nothing more to see of that." in ada.seen
    assert "Nobody asks to take a decision back." in ada.seen
    assert "CoinAge: the rules" in ada.seen
    assert ada.seen.count("Do you really give up? (y/n)") == 2  # perhaps is no answer
    promised = table_of(ada).update.luck
    assert f"mintmark verify FILE --commitment {promised.commitment} --entropy" in flat(ada)
    assert f"(Ada) has mixed in: “{next(filter(None, promised.entropy))}”" in flat(ada)
    assert "(the bot casual) has mixed in: nothing" in flat(ada)


def test_clocks_are_shown(server, home):
    host = Visitor(home / "bob", server, "coinage", name="Bob")
    host.visit.sign_in()
    pace = {"kind": "live", "seconds": 600, "increment": 5}
    plan = {"game": "coinage", "seats": ["open", "bot novice"], "pace": pace}
    plan["toss"] = False
    table = host.site.send("/api/tables", plan, dict)["table"]
    ada = Visitor(home / "ada", server, "coinage", ["done", "quit"], join=table).go().wait()
    assert re.search(r"Time left, Gold \(Ada\): (10:0\d|9:5\d)$", ada.seen, re.M)
    assert [written(ms) for ms in (0, 65_999, 3_600_000, 90_000_000)] == [
        "0:00",
        "1:05",
        "1:00:00",
        "1 d 01:00",
    ]


def test_sides_are_tossed_when_everybody_is_there(server, home):
    options = {"map": "random", "turn_limit": 4}
    host = Visitor(home / "ada", server, "coinage", invite=True, options=options).go()
    until(lambda: "is tossed when play begins" in flat(host))
    assert re.search(r"Seat [12]: Ada", host.seen) and "Gold" not in host.seen
    link = re.search(LINK, host.seen)[0]
    with pytest.raises(Trouble, match="come without --seat"):
        Visitor(home / "bob", server, "coinage", name="Bob", join=link, seat="gold").go().wait()
    bob = Visitor(home / "bob", server, "coinage", name="Bob", join=link).go().wait()
    host.wait()
    assert "The seats were tossed." in host.seen
    for each in (host, bob):
        assert table_of(each).update.plan.drawn_from and "The luck was fair" in flat(each)


def test_whoever_leaves_comes_back_to_the_same_seat(server, home, tmp_path):
    ada = Visitor(home / "ada", server, "coinage", ["done", "quit"], options=SHORT).go().wait()
    assert "You have left, and your seat waits for you. To come back:" in ada.seen
    command = ada.seen.rstrip().splitlines()[-1]
    assert command.startswith("mintmark play coinage --join ")
    link = re.search(LINK, command)[0]
    again = Visitor(home / "ada", server, "coinage", join=link, name=None).go().wait()
    assert table_of(again).table == table_of(ada).table
    assert moves_of(again) == ["done"] * 4
    assert "The luck was fair" in flat(again)  # by what was noted the first time
    talk = ["say nice game", "board"]
    late = Visitor(home / "bob", server, "coinage", talk, join=link, watch=True).go().wait()
    assert "of the record agree with its promise; you noted none" in flat(late)
    nameless = {"join": link, "watch": True, "name": None}
    mute = Visitor(tmp_path, server, "coinage", talk, **nameless).go().wait()
    assert "Ada says: nice game" in mute.seen and "come back with --name NAME" in flat(mute)


def test_two_people_of_one_computer_are_two_guests(server, home):
    ada = Visitor(home / "eve", server, "coinage", invite=True, options=SHORT, seat="gold").go()
    until(lambda: re.search(LINK, ada.seen))
    link = re.search(LINK, ada.seen)[0]
    again = Visitor(home / "eve", server, "coinage", ["quit"], join=link, name=None).go()
    until(lambda: "You sit here already as Ada." in again.seen)
    assert f"mintmark play coinage --join '{link}' --name NAME" in flat(again)
    gustav = Visitor(
        home / "eve", server, "coinage", ["quit"], join=link, name="Gustav", language="en"
    )
    gustav.go().wait()
    assert gustav.seen.rstrip().endswith(f"--join '{link}' --name Gustav --lang en")
    back = Visitor(home / "eve", server, "coinage", join=link, name="Gustav").go()
    again.wait()
    for each in (ada, back):
        each.wait()
        assert "(Gustav)" in each.seen and "The luck was fair" in flat(each)


def test_a_bot_goes_on_for_who_has_left_until_they_come_back(server, home):
    left, back = threading.Event(), threading.Event()

    def script():
        yield "bot"  # nobody is away
        left.wait(30)
        yield from ("bot novice", "y")
        back.wait(30)
        yield from ("resign", "y")

    ada = Visitor(home / "ada", server, "coinage", script(), invite=True, seat="gold").go()
    until(lambda: re.search(LINK, ada.seen))
    link = re.search(LINK, ada.seen)[0]
    bob = Visitor(home / "bob", server, "coinage", join=link, name="Bob").go()
    until(lambda: "Nobody has been away for long enough" in flat(ada))
    until(lambda: "Waiting for Gold (Ada)" in flat(bob))
    table = table_of(bob)
    bob.site.send(f"/api/tables/{table.table}/leave", {}, Update)
    until(lambda: "Your seat waits for you. Type sit" in flat(bob))
    left.set()
    until(lambda: table.update.seats[1].bot == "novice")
    assert "Silver (Bob) has left. Shall a bot go on there?" in flat(ada)
    table.events.put(Typed("sit"))
    until(lambda: table.update.seat == 1)
    back.set()
    for each in (ada, bob):
        each.wait()


def test_who_resigns_among_several_watches_the_rest(server, home):
    ada = (
        Visitor(
            home / "ada", server, "warehouse51", ["resign", "y"], options={"seats": 3}, bot="novice"
        )
        .go()
        .wait()
    )
    assert "That seat is no longer yours. From now on you watch." in ada.seen
    assert "resigned" in ada.seen.split("3. ")[1]
    assert "The luck was fair" in flat(ada)


def test_a_rematch_and_a_record_to_keep(server, home, tmp_path):
    path = tmp_path / "game.jsonl"
    script = ["resign", "y", f"save {path}", "rematch", "resign", "y", f"save {path}", "nonsense"]
    ada = Visitor(home / "bob", server, "coinage", script, options=SHORT).go().wait()
    assert f"The record is kept in {path}." in flat(ada)
    assert f"{path} exists already" in flat(ada)
    assert ada.seen.count("resigned") == 2
    fair = verdict(path.read_text(), None)
    assert fair.key == "remote-fair-unnoted"
    assert verdict(path.read_text(), Promise("00" * 32)).key == "remote-unfair"
    assert verdict(path.read_text().replace("slap", "slip"), None).key == "remote-unfair"


def test_a_lost_connection_loses_and_doubles_nothing(server, tmp_path):
    with proxied(server) as wire:

        def cut(table):
            wire.cut()  # before the move is sent
            return "done"

        def deafened(table):
            wire.deaf.set()  # the move arrives, and its answer is lost
            return "done"

        def away(table):
            wire.cut()
            until(lambda: table.line.socket is None)
            return "say still here"

        script = [away, cut, deafened, cut, deafened]
        ada = Visitor(tmp_path, wire.address, "coinage", script, options=SHORT).go().wait()
        assert moves_of(ada) == ["done"] * 4
        assert "It is sent again when the connection is back." in ada.seen
        assert ada.seen.count("(Ada) says: still here") == 1
        assert ada.seen.count("The connection is lost") >= 4
        assert ada.seen.count("The connection is back") >= 4
        assert (
            len(re.findall("(?:Gold|Silver) tosses", ada.seen)) == 8
        )  # every line of the story once
        assert "The luck was fair" in flat(ada)


@pytest.mark.parametrize("answered", [False, True], ids=["unsent", "its answer lost"])
def test_an_undo_and_a_word_are_sent_again_and_done_once(server, home, answered):
    with proxied(server) as wire:

        def script():
            for _ in range(3):
                yield lambda table: next(m for m in table.update.moves if m.startswith("place"))
                lots.append(table_of(ada).update.view["lots"])
            for line in ("undo", "say hello"):
                table = table_of(ada)
                if answered:
                    wire.deaf.set()
                else:
                    wire.cut()
                    until(lambda table=table: table.line.socket is None)
                yield line
                while table.unanswered:
                    time.sleep(0.02)
                    yield "luck"
            assert table.update.view["lots"] == lots[1] != lots[0]
            yield "quit"

        lots = []
        ada = Visitor(
            home / "bob", server, "coin_quest", script(), options={"seats": 2}, bot="novice"
        )
        ada.site.address = wire.address
        ada.go().wait()
        chat = ada.site.get(f"/api/tables/{table_of(ada).table}", Update).chat
        assert [line.text for line in chat] == ["hello"]
        assert "It is sent again when the connection is back." in ada.seen


def test_an_http_request_whose_answer_is_lost_is_done_once(server, home):
    ada = Visitor(home / "bob", server, "coinage")
    ada.visit.sign_in()
    site = ada.site
    known = [each["id"] for each in site.get("/api/tables/mine", list)]
    with proxied(server) as wire:
        site.address = wire.address
        wire.deaf.set()
        plan = {"game": "coinage", "seats": ["me", "open"]}
        opened = site.send("/api/tables", plan, Update)
        assert not wire.deaf.is_set(), "nothing was lost"
    site.address = server
    mine = [each["id"] for each in site.get("/api/tables/mine", list)]
    assert mine == [opened.table, *known]


@contextmanager
def answering(status, body, **headers):
    """A server that is none of ours."""

    class Stranger(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body.encode())

        def log_message(self, *_):
            pass

    with HTTPServer(("127.0.0.1", 0), Stranger) as there:
        threading.Thread(target=there.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{there.server_port}"
        there.shutdown()


@pytest.mark.parametrize(
    ("status", "body", "headers", "said"),
    [
        (200, "<html>", {}, "is no Mintmark server."),
        (404, "<html>", {}, "is no Mintmark server."),
        (302, "", {"Location": "https://else.invalid/x"}, "--server https://else.invalid"),
        (200, '[{"name": "coinage", "version": 99}]', {}, "plays CoinAge by rules 99"),
    ],
)
def test_a_stranger_is_told_in_one_line(tmp_path, status, body, headers, said):
    with answering(status, body, **headers) as address, pytest.raises(Trouble) as told:
        Visitor(tmp_path, address, "coinage").go().wait()
    assert said in str(told.value) and "\n" not in str(told.value)
    assert not list(tmp_path.iterdir())  # nobody was told who we are


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"join": "AAAAAAAAAAAAAAAAAAAAAA"}, "There is no such table."),
        ({"join": "short"}, "“short” is no table"),
        ({"name": "x" * 50}, "A name has 1 to 24 characters."),
        ({"bot": "greedy"}, "There is no bot “greedy”"),
    ],
)
def test_what_the_server_refuses_is_told_in_one_line(server, home, wish, said):
    with pytest.raises(Trouble, match=said):
        Visitor(home / "bob", server, "coinage", **wish).go().wait()


def test_another_game_is_told_with_the_right_command(server, home):
    ada = Visitor(home / "bob", server, "coinage", ["quit"], options=SHORT).go().wait()
    with pytest.raises(Trouble, match="That table plays CoinAge: mintmark play coinage --join"):
        Visitor(home / "bob", server, "coin_quest", join=table_of(ada).table).go().wait()


def terminal(folder, *arguments):
    """The command at a terminal of its own."""
    own = {"COLUMNS": "100", "XDG_DATA_HOME": str(folder), "HOME": str(folder)}
    environment = {**os.environ, "TERM": "xterm", **own}
    return pexpect.spawn(
        sys.executable,
        ["-m", "mintmark", "play", "coinage", *arguments],
        encoding="utf-8",
        env={**environment, "PYTHONIOENCODING": "utf-8"},
        timeout=30,
        dimensions=(40, 100),
    )


def test_two_people_at_their_terminals(server, tmp_path):
    ada = terminal(tmp_path / "a", "--server", server, "--invite", "--seat", "gold")
    ada.expect_exact("What shall others call you?")
    ada.sendline("Ada")
    ada.expect(LINK)
    link = ada.match[0]
    ada.expect_exact("Silver: nobody yet")
    bob = terminal(tmp_path / "b", "--join", link, "--name", "Bob")
    bob.expect_exact("Waiting for Gold (Ada) …")
    bob.sendline("say hello there")  # while it is not his turn
    ada.expect_exact("> ")
    ada.send("do")  # and she has begun to type
    ada.expect_exact("(Bob) says: hello there")
    ada.sendline("ne")
    bob.expect_exact("Gold ends the turn.")
    bob.expect_exact("> ")
    bob.sendline("quit")
    bob.expect_exact(f"mintmark play coinage --join '{link}'")
    bob.expect(pexpect.EOF)
    ada.sendintr()
    ada.expect_exact("To come back:")
    ada.expect(pexpect.EOF)
    ada.close()
    assert ada.exitstatus == 130


def test_notes_for_https_are_not_read_for_http(tmp_path):
    Notebook("https://play.example.org", tmp_path).know("Ada", "a secret")
    assert Notebook("http://play.example.org", tmp_path).secret("Ada") == ""
    assert Notebook("https://play.example.org", tmp_path).secret("Ada") == "a secret"


def test_what_a_server_sends_cannot_steer_the_terminal():
    console = plain_console(file=io.StringIO(), width=60, force_terminal=True)
    console.print("\x1b]0;title\x07a\x9b31m\u202eb\r", style="bold", soft_wrap=True)
    table = RichTable()
    table.add_column("c\x1b[2Jd")
    console.print(table)
    shown = console.file.getvalue()
    assert "\x1b[1m]0;titlea31mb\x1b[0m" in shown and "c[2Jd" in shown
    assert not set("\x07\x9b\u202e\r") & set(shown)
    assert shown.count("\x1b") == shown.count("\x1b[1") + shown.count("\x1b[0m")  # the console's


def test_visits_show_what_is_plain(tmp_path):
    visitor = Visitor(tmp_path, "http://127.0.0.1:1", "coinage")
    visitor.visit.say("remote-says", name="Eve", text="\x1b[2Jboo")
    assert visitor.seen == "Eve says: [2Jboo\n"
