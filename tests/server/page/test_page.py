"""Tables in a page: opened, kept, told and found again by a host that has nothing but Python."""

import json
from base64 import b64decode

import pytest

from mintmark.bots.bot import Question
from mintmark.bots.levels import LEVELS
from mintmark.bots.roster import bot
from mintmark.server.page.bridge import Bridge

SEATS = {"coinage": 2, "coin_quest": 2, "warehouse51": 3}


class Page:
    """A page with its worker: keeps what it is told to, and plays for everybody."""

    def __init__(self):
        self.now, self.log, self.told, self.numbers = 1_000_000, {}, [], 0
        self.bridge = Bridge(lambda: self.now, "Ada")
        self.due = []

    def settle(self, keep, fails=False):
        """Keep what is to be kept, and hear what comes of it."""
        if fails:
            outcome = json.loads(self.bridge.lost("here-full"))
        else:
            for each in json.loads(keep):
                log = self.log.setdefault(each["table"], [])
                assert each["seq"] == len(log) + 1
                log += [[each["at"], body] for body in each["bodies"]]
            outcome = json.loads(self.bridge.kept())
        self.told += map(json.loads, outcome["told"])
        self.due = outcome["due"]
        return outcome["answer"]

    def ask(self, method, path, body=None, fails=False, **more):
        asked = {"method": method, "path": path.split("/"), "body": json.dumps(body or {})} | more
        answer = self.settle(self.bridge.ask(json.dumps(asked)), fails)
        found = answer["body"]
        return answer["status"], json.loads(found) if answer[
            "type"
        ] == "application/json" else found

    def open(self, game, *seats, **more):
        wish = {"game": game, "seats": seats, "ready": True, "toss": False} | more
        status, update = self.ask("POST", "tables", wish)
        assert status == 200, update
        return update

    def send(self, kind, table, fails=False, **more):
        """Send a message; what is told, its answer last."""
        self.numbers += 1
        self.told.clear()
        message = {"type": kind, "id": self.numbers, "table": table} | more
        self.settle(self.bridge.hear(json.dumps(message)), fails)
        return next(each for each in self.told if each.get("id") == self.numbers)

    def update(self, table, seat=None):
        query = {} if seat is None else {"seat": str(seat)}
        return self.ask("GET", f"tables/{table}", query=query)[1]

    def play_on(self, table, moves=5000):
        """Everybody moves, bots as they are asked to, until the end."""
        for _ in range(moves):
            (due,) = [each for each in self.due if each["table"] == table]
            if due["bots"]:
                asked = due["bots"][0]
                seat, number = asked["bot"]["seat"], answered(self.live(table), asked["bot"])
                self.settle(self.bridge.play(table, seat, asked["number"], number))
                continue
            seen = self.update(table)
            if seen["status"] != "playing":
                return
            seat = seen["awaited"][0]
            seen = self.update(table, seat)
            forward = [*map(str, self.live(table).play.forward(seat))]
            move = forward[self.numbers * 7 % len(forward)]
            done = self.send("move", table, seat=seat, question=seen["question"], move=move)
            assert done["type"] == "done", done

    def live(self, table):
        return self.bridge.host.live(table).table

    def reload(self):
        """The same page, loaded again."""
        again = Page()
        again.now, again.log = self.now, {id: [*log] for id, log in self.log.items()}
        for table, log in self.log.items():
            again.bridge.load(table, json.dumps(log), self.now)
        return again


def answered(table, asked):
    """What a casual bot does with the view that a question holds."""
    view = table.setup.game.State.wide.widened(b64decode(asked["view"]))
    assert view.tobytes() == table.views[asked["seat"]].struct.tobytes()
    assert b64decode(asked["box"]) == table.setup.box.narrowed()
    question = Question(table.setup, asked["seat"], view, int(asked["seed"]))
    return table.setup.moves.number(bot("casual", table.setup).answer(question).move)


@pytest.mark.parametrize("game", SEATS)
def test_a_game_is_opened_played_and_found_again_as_it_was(game):
    page = Page()
    seats = ["me"] * (SEATS[game] - 1) + ["bot casual"]
    table = page.open(game, *seats)["table"]
    assert len(table) == 22 and table.startswith("here-")
    page.play_on(table, 20)
    again = page.reload()
    for seat in (*range(SEATS[game] - 1), None):
        assert again.update(table, seat) == page.update(table, seat)
    page.play_on(table)
    assert page.update(table)["status"] == "over"
    assert page.ask("GET", f"tables/{table}/luck")[1]["verdict"] == "proved"
    replay = page.ask("GET", f"tables/{table}/replay", query={"viewer": "open"})[1]
    assert replay["frames"][-1]["scores"] == page.update(table)["outcome"]["scores"]
    record = page.ask("GET", f"tables/{table}/record")[1]
    found = page.bridge.ask(
        json.dumps({"method": "POST", "path": ["verification"], "body": record})
    )
    assert json.loads(page.settle(found)["body"])["verdict"] == "consistent"


def test_whoever_watches_is_told_when_it_is_kept():
    page = Page()
    table = page.open("coinage", "me", "me")["table"]
    assert page.send("watch", table, seat=0)["type"] == "done"
    seen = page.update(table, 0)
    move = seen["moves"][0]
    before = len(page.log[table])
    refused = page.send("move", table, fails=True, seat=0, question=seen["question"], move=move)
    assert refused["why"]["key"] == "here-full" and len(page.log[table]) == before
    assert page.update(table, 0) == seen
    page.send("move", table, seat=0, question=seen["question"], move=move)
    assert [each["type"] for each in page.told] == ["done", "update"]
    assert page.told[1]["seq"] > seen["seq"]
    assert page.send("undo", table, seat=0)["type"] == "done"
    assert page.update(table, 0)["moves"] == seen["moves"]


def test_a_request_that_comes_twice_is_done_once():
    page = Page()
    table = page.open("coinage", "me", "me")["table"]
    seen = page.update(table, 0)
    given = {"seat": 0, "question": seen["question"], "move": seen["moves"][0], "key": "k" * 8}
    assert page.send("move", table, **given)["type"] == "done"
    kept = len(page.log[table])
    assert page.send("move", table, **given)["type"] == "done"
    assert len(page.log[table]) == kept


def test_why_not_is_told_by_a_refusal():
    page = Page()
    table = page.open("coinage", "me", "me")["table"]
    question = page.update(table, 0)["question"]
    refused = page.send("move", table, seat=0, question=question, move="capture A1")
    assert refused["type"] == "refused" and refused["why"]["key"].startswith("coinage-")
    assert page.send("nonsense", table)["why"]["key"] == "table-not-a-message"


@pytest.mark.parametrize("seats", [["me", "open"], ["me", "for Bob"]])
def test_what_needs_other_people_is_refused(seats):
    status, why = Page().ask("POST", "tables", {"game": "coinage", "seats": seats})
    assert (status, why["error"]["key"]) == (403, "here-needs-server")


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "seats": ["me", "me"]},
        {"game": "coinage", "seats": ["me", "me"], "edition": "../../secret"},
        {"game": "coinage", "seats": ["bot casual", "bot casual"]},
        {"game": "coinage", "seats": ["me", "bot wizard"]},
        {"game": "coinage", "seats": ["me", "me"], "own_edition": "no = toml ="},
        {"game": "coinage", "seats": ["me", "me"], "pace": {"kind": "live", "seconds": 1}},
        {"game": "coinage"},
    ],
)
def test_a_table_that_cannot_be_is_refused_and_nothing_is_kept(wish):
    page = Page()
    status, why = page.ask("POST", "tables", wish)
    assert status == 400 and why["error"]["key"] and page.log == {}


def test_bots_see_what_their_seat_sees_and_are_as_good_as_their_level():
    page = Page()
    table = page.open("warehouse51", "bot master", *(f"bot {level}" for level in LEVELS[:3]), "me")[
        "table"
    ]
    found = {}
    for _ in range(60):
        (due,) = page.due
        for asked in due["bots"]:
            found[asked["bot"]["seat"]] = asked["bot"]
        page.play_on(table, 1)
    kinds = {seat: (b["distraction"], b["seconds"], b["iterations"]) for seat, b in found.items()}
    assert kinds[0] == (None, 1, None) and kinds[3] == (None, None, 100)
    assert kinds[1][0] == [60, 10] and kinds[2][0] == [0, 0]


def test_a_seat_of_a_bot_is_nobodys_to_look_through():
    page = Page()
    table = page.open("warehouse51", "me", "bot casual", "bot casual")["table"]
    assert page.ask("GET", f"tables/{table}", query={"seat": "1"})[0] == 403
    query = {"seat": "1", "that": "fake kapala"}
    assert page.ask("GET", f"tables/{table}/suppose", query=query)[0] == 403
    assert page.ask("GET", f"tables/{table}/record")[0] == 409
    assert page.ask("GET", f"tables/{table}/replay", query={})[0] == 409


def test_hints_are_thought_elsewhere_and_put_into_words_here():
    page = Page()
    table = page.open("coinage", "me", "bot casual")["table"]
    if page.due[0]["bots"]:
        page.play_on(table, 1)
    seen = page.update(table)
    while not seen["moves"]:
        page.play_on(table, 1)
        seen = page.update(table)
    asked = json.loads(page.bridge.hint(table, "{}"))
    assert asked["seconds"] == 1 and asked["seat"] == seen["seat"]
    number = page.live(table).setup.moves.number(seen["moves"][0])
    page.bridge.advise(table, asked["seat"], json.dumps([[number, 7, 0.5, None]]))
    (weighed,) = json.loads(page.settle("[]")["body"])
    assert (weighed["move"], weighed["visits"], weighed["win"]) == (seen["moves"][0], 7, 0.5)
    assert weighed["said"]["key"]
    quiet = page.open("coinage", "me", "me", hints=False)["table"]
    assert page.bridge.hint(quiet, '{"seat": 0}') == "null"
    assert json.loads(page.settle("[]")["body"])["error"]["key"] == "table-no-hints"


def test_clocks_stand_while_the_page_is_closed_or_asleep():
    page = Page()
    pace = {"kind": "live", "seconds": 60, "increment": 0}
    table = page.open("coinage", "me", "me", pace=pace)["table"]
    page.now += 10_000
    page.bridge.beat()  # asleep for ten seconds
    page.now += 1000
    again = page.reload()
    again.now += 3_600_000
    again.bridge.load(table, json.dumps(page.log[table]), page.now)  # closed for an hour
    for each, spent in ((page, 1000), (again, 11_000)):
        seen = each.update(table, 0)
        move = {"seat": 0, "question": seen["question"], "move": seen["moves"][0]}
        assert each.send("move", table, **move)["type"] == "done"
        clocks = each.update(table)["clocks"]
        assert clocks["left"][0] - (each.now - clocks["since"]) == 60_000 - spent


def test_time_that_is_up_decides():
    page = Page()
    pace = {"kind": "live", "seconds": 10, "increment": 0}
    table = page.open("coinage", "me", "me", pace=pace)["table"]
    assert page.due[0]["runs_out"] == page.now + 10_000
    for _ in range(10):
        page.now += 1000
        page.bridge.beat()
    kept = len(page.log[table])
    page.settle(page.bridge.time_out(table))
    assert len(page.log[table]) == kept + 1
    assert page.update(table)["seats"][0]["late"]


def test_a_rematch_is_kept_with_the_game_that_it_follows():
    page = Page()
    table = page.open("coinage", "me", "bot casual")["table"]
    page.play_on(table)
    status, update = page.ask("POST", f"tables/{table}/rematch")
    assert status == 200 and update["plan"]["after"] == table
    assert page.ask("POST", f"tables/{table}/rematch")[1]["table"] == update["table"]
    assert page.ask("POST", f"tables/{update['table']}/ready")[1]["status"] == "playing"
    assert page.reload().update(table)["rematch"] == update["table"]


def test_records_that_somebody_brings_are_read_and_shown():
    page = Page()
    table = page.open("coinage", "me", "bot casual")["table"]
    page.play_on(table)
    record = page.ask("GET", f"tables/{table}/record")[1]
    asked = {"method": "POST", "path": ["records"], "body": record}
    found = json.loads(page.settle(page.bridge.ask(json.dumps(asked)))["body"])
    assert found["text"] == record and found["game"] == "coinage"
    shown = page.ask("GET", "records/any/replay", record=record, query={"viewer": "0"})[1]
    assert shown["viewer"] == "0" and len(shown["frames"]) == found["entries"] + 1
    assert page.ask("GET", "records/any/replay")[0] == 404
    broken = {"method": "POST", "path": ["records"], "body": record[:200]}
    assert page.settle(page.bridge.ask(json.dumps(broken)))["status"] == 400


def test_whoever_plays_is_called_as_they_like():
    page = Page()
    table = page.open("coinage", "me", "bot casual")["table"]
    assert page.ask("PATCH", "me", {"name": "  Grace   Hopper "})[1]["name"] == "Grace Hopper"
    names = {seat["name"] for seat in page.update(table)["seats"]}
    assert names == {"Grace Hopper", "casual"}
    assert page.ask("PATCH", "me", {"name": "\u202eevil"})[0] == 400
