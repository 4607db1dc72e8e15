"""Who sits where is tossed, and maps are drawn: from the luck that the table has promised."""

import re
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from support.server.client import anew, client_of
from support.server.played_table import PEOPLE, PlayedTable, told

import mintmark
from mintmark.formats.record_reader import read_record
from mintmark.games.coinage import GAME
from mintmark.server.replay.recheck import check_table
from mintmark.server.replay.records import record_of
from mintmark.server.store import Stored
from mintmark.server.table import events
from mintmark.server.table.events import Began, Pace, Place
from mintmark.server.table.opening import opened_by, rematch_of
from mintmark.server.table.table import Table, public_name
from mintmark.terminal.remote.ending import verdict
from mintmark.terminal.remote.notes import Promise

SWAPPED = "07" * 32  # a seed by which the first to come plays silver


def tossed(seed=SWAPPED, game="coinage", **more):
    return PlayedTable(game, seed=seed, toss=True, **more)


def stored(played):
    return [Stored(n, at, events.encode(event)) for n, (at, event) in enumerate(played.log, 1)]


def test_the_first_to_come_plays_gold_half_of_the_time():
    first = sum(tossed(f"{n:064x}").table.seats[0].guest == "g0" for n in range(60))
    assert 18 < first < 42


def test_who_chose_a_seat_has_it():
    for n in range(8):
        played = PlayedTable(seed=f"{n:064x}")
        assert [seat.guest for seat in played.table.seats] == ["g0", "g1"]
        assert "seating" not in str(played.table.play.record)


def test_nobody_is_moved_before_play_begins():
    waiting = tossed(begin=False)
    assert waiting.table.seats[0].guest == "g0" and waiting.table.seating is None


def test_what_somebody_added_goes_along_to_their_seat():
    table = tossed().table
    assert [seat.guest for seat in table.seats] == ["g1", "g0"]
    assert table.seating == (1, 0)
    assert table.luck.entropy == ("from Bob", None)
    assert table.play.players == ("Bob", "Ada")


@pytest.mark.parametrize("count", [3, 5])
def test_any_number_of_seats_can_be_tossed(count):
    orders = set()
    for n in range(30):
        table = tossed(f"{n:064x}", "warehouse51", seats=count).table
        assert [seat.guest for seat in table.seats] == [f"g{place}" for place in table.seating]
        orders.add(table.seating)
    assert len(orders) == 6 if count == 3 else len(orders) > 20


def test_a_stored_table_is_the_same_again():
    played = tossed()
    played.play_on(30)
    again = Table.of(played.table.id, played.stored())
    for seat in (0, 1, None):
        assert told(again, seat) == told(played.table, seat)


def test_the_record_proves_the_toss():
    played = tossed()
    noted = played.table.luck.commitment
    assert noted == tossed(begin=False).table.luck.commitment != PlayedTable().table.luck.commitment
    played.play_on(500)
    record = record_of(played.table)
    assert read_record(str(record)) == record and record.header.seating == (1, 0)
    notes = {"commitment": noted, "entropy": {0: "from Bob", 1: None}}
    assert mintmark.verify(record, **notes).verdict == "proved"
    assert str(mintmark.replay(str(record)).record) == str(record)


def test_another_seating_is_found():
    played = tossed()
    played.play_on(500)
    record = record_of(played.table)
    luck = replace(record.header.luck, entropy=record.header.luck.entropy[::-1])
    stayed = replace(record.header, seating=(0, 1), luck=luck)  # the key remains the same
    found = mintmark.verify(replace(record, header=stayed))
    assert [reason.key for reason in found.reasons] == ["luck-false-seating"]
    silent = replace(record.header, seating=None, luck=luck)  # as if nobody had promised a toss
    assert "luck-false-seed" in [
        reason.key for reason in mintmark.verify(replace(record, header=silent)).reasons
    ]


@pytest.mark.parametrize(
    ("seating", "why"),
    [
        *(
            (seating, "seating must name every seat")
            for seating in ([0], [0, 0], [0, 2], [1, 0, 2])
        ),
        ("10", "got `str` - at `.*seating`"),
        ([True, False], "got `bool` - at `.*seating.0.`"),
    ],
)
def test_a_seating_that_cannot_be_is_refused(seating, why):
    record = tossed().table.play.record
    other = replace(record, header=replace(record.header, seating=seating))
    with pytest.raises(mintmark.InvalidRecord, match=why):
        read_record(str(other))


def test_recheck_finds_a_toss_that_was_bent():
    played = tossed()
    assert check_table(played.table.id, stored(played), len(played.log)) is None
    played.log = [
        (at, msgspec.structs.replace(event, seating=(0, 1)) if isinstance(event, Began) else event)
        for at, event in played.log
    ]
    assert check_table(played.table.id, stored(played), len(played.log)) is not None


def test_a_rematch_is_played_from_the_other_side():
    played = tossed()
    played.play_on(500)
    opened, _ = rematch_of(played.table, PEOPLE[0])
    assert [place.guest for place in opened.seats] == ["g0", "g1"] and not opened.toss


def drawn():
    opened = opened_by("g0", "coinage", "random", None, {}, [Place()] * 2, Pace(), True, True)
    return opened, Table("x" * 22, opened, 0)


def test_a_random_map_is_one_of_ours_and_is_proved():
    found = set()
    for _ in range(60):
        opened, table = drawn()
        found.add(opened.edition)
        assert opened.drawn_from == GAME.editions.names
        play = table.begin(table.luck.due_seating, settle=True)
        record = replace(play.record, header=replace(play.record.header, luck=play.luck.opened))
        verified = mintmark.verify(record, commitment=table.luck.commitment)
        assert (verified.verdict, verified.drawn_from) == ("proved", GAME.editions.names)
        assert read_record(str(record)) == record
    assert found == set(GAME.editions.names)


def test_another_map_than_the_drawn_one_is_found():
    opened, table = drawn()
    other = next(name for name in GAME.editions.names if name != opened.edition)
    bent = Table("x" * 22, msgspec.structs.replace(opened, edition=other), 0)
    play = bent.begin(bent.luck.due_seating, settle=True)
    record = replace(play.record, header=replace(play.record.header, luck=play.luck.opened))
    reasons = mintmark.verify(record, commitment=bent.luck.commitment).reasons
    assert [reason.key for reason in reasons] == ["luck-false-edition"]
    assert public_name("x" * 22) == record.header.luck.table


@pytest.fixture
def people(tmp_path):
    with client_of(tmp_path) as client:

        def guest(name):
            client.post("/api/guests", json={"name": name})
            secret = client.cookies["mintmark"]
            client.cookies.clear()
            return {"Authorization": f"Bearer {secret}"}

        yield client, guest("Ada"), guest("Bob")


def test_seats_are_tossed_where_the_rules_say_so_and_nobody_chose(people):
    client, ada, _ = people
    for game, seats, toss in (("coinage", 2, True), ("warehouse51", 3, False)):
        plan = {"game": game, "seats": ["me"] + ["open"] * (seats - 1)}
        opened = client.post("/api/tables", json=plan, headers=ada).json()
        assert opened["plan"]["toss"] is toss
        chosen = client.post("/api/tables", json=plan | {"toss": False}, headers=ada).json()
        assert chosen["plan"]["toss"] is False
    offered = {each["name"]: each["sides"] for each in client.get("/api/games/").json()}
    assert offered == {"coinage": ["gold", "silver"], "warehouse51": [], "coin_quest": []}


def test_who_watches_goes_along_to_the_new_seat(people):
    client, ada, bob = people
    seats = set()
    for _ in range(12):  # both ways
        anew(client)
        plan = {"game": "coinage", "seats": ["me", "open"], "ready": True}
        table = client.post("/api/tables", json=plan, headers=ada).json()["table"]
        with client.websocket_connect("/api/socket", headers=ada) as socket:
            socket.send_json({"type": "watch", "id": 1, "table": table})
            assert heard(socket, "open")["seat"] == 0
            client.post(f"/api/tables/{table}/seat", json={}, headers=bob)
            told = heard(socket, "playing")
        assert told["seats"][told["seat"]]["name"] == "Ada"
        assert told["luck"]["seating"][told["seat"]] == 0
        seats.add(told["seat"])
    assert seats == {0, 1}


def heard(socket, status):
    """The first update that has a status."""
    told = socket.receive_json()
    while told.get("status") != status:
        told = socket.receive_json()
    return told


def test_the_verifier_in_the_document_proves_seats_and_map(tmp_path):
    text = (Path(__file__).parents[3] / "docs" / "luck.md").read_text("utf-8")
    ours = {"__name__": "verifier"}
    exec(re.search(r"```python\n(.*?)```", text, re.S)[1], ours)
    opened, table = drawn()
    play = table.begin(table.luck.due_seating, settle=True)
    header = replace(play.record.header, luck=play.luck.opened)
    path, noted = tmp_path / "game.jsonl", table.luck.commitment

    def proved(**change):
        replace(play.record, header=replace(header, **change)).save(path)
        return ours["verify"](str(path), noted)

    assert proved() == "proved: 1 tosses"
    stays = {"seating": header.seating[::-1]}
    with pytest.raises(AssertionError, match="seats are false"):
        proved(**stays)
    with pytest.raises(AssertionError):
        proved(drawn_from=header.drawn_from[::-1])


def test_a_note_of_what_one_added_is_found_again_at_the_new_seat():
    played = tossed()
    noted = played.table.luck.commitment
    played.play_on(500)
    text = str(record_of(played.table))
    assert verdict(text, Promise(noted, 1, "from Bob")).key == "remote-fair"
    assert verdict(text, Promise(noted, 0, "from Bob")).key == "remote-unfair"
