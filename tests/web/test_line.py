"""A lost connection and a reload lose nothing."""

import json
import re
import time

from support.browser.mouse import settled


def test_a_lost_connection_comes_back_by_itself_in_the_middle_of_a_hidden_bid(visit):
    ada = visit()
    ada.offline_errors = True
    wires = []

    def through(socket):
        wires.append((socket, socket.connect_to_server()))

    ada.page.route_web_socket(re.compile("/api/socket"), through)
    ada.become("Ada")
    table = ada.set_up("coin_quest", "me", "bot novice")
    ada.at(table)
    ada.ask.wait_for()
    place = next(
        each for each in ada.fetch("GET", f"/api/tables/{table}")["moves"] if "place" in each
    )
    ada.type(place)
    settled(ada, table, ada.updates()[0]["question"])
    before = ada.fetch("GET", f"/api/tables/{table}")["view"]["lots"]
    page, server = wires[-1]
    server.close(), page.close(code=1012)
    ada.page.get_by_test_id("lost").wait_for()
    ada.page.get_by_test_id("lost").wait_for(state="detached")
    assert ada.fetch("GET", f"/api/tables/{table}")["view"]["lots"] == before
    ada.page.reload()
    ada.ask.wait_for()
    assert ada.fetch("GET", f"/api/tables/{table}")["view"]["lots"] == before
    back = next(
        each for each in ada.fetch("GET", f"/api/tables/{table}")["moves"] if "take back" in each
    )
    ada.type(back)
    ada.page.wait_for_function(
        "async table => !(await (await fetch(`/api/tables/${table}`)).json()).moves"
        ".some(move => move.startsWith('take back'))",
        arg=table,
    )


def test_what_the_server_did_before_the_connection_broke_is_not_done_again(visit):
    """The answer to an undo and to a line of the chat is lost, and the page sends them again."""
    ada = visit()
    ada.offline_errors = True
    sent, done = [], []  # what changes something, and the numbers of what was answered

    def through(page):
        server = page.connect_to_server()

        def hear(message):
            told = json.loads(message)
            if sent and told["type"] == "done" and sent[-1]["id"] == told["id"]:
                done.append(told["id"])
                if sent[-1]["type"] != "move" and done.count(told["id"]) == 1:
                    server.close(), page.close(code=1012)
                    return
            page.send(message)

        def say(message):
            said = json.loads(message)
            if "key" in said:
                sent.append(said)
            server.send(message)

        server.on_message(hear), page.on_message(say)

    ada.page.route_web_socket(re.compile("/api/socket"), through)
    ada.become("Ada")
    table = ada.set_up("coin_quest", "me", "bot novice")
    ada.at(table)
    ada.ask.wait_for()

    def lots():
        return ada.fetch("GET", f"/api/tables/{table}")["view"]["lots"]

    def breaks(does):
        does()
        deadline = time.monotonic() + 15
        while done.count(sent[-1]["id"]) < 2:
            assert time.monotonic() < deadline, sent[-1]
            ada.page.wait_for_timeout(20)
        assert sent[-1] == sent[-2]

    placed = []
    for _ in range(3):
        now = ada.fetch("GET", f"/api/tables/{table}")
        ada.move(table, next(each for each in now["moves"] if each.startswith("place")))
        placed.append(lots())
    breaks(ada.page.get_by_role("button", name="Undo").click)
    assert lots() == placed[1] != placed[0]
    ada.page.get_by_role("tab", name="Chat").click()

    def speaks():
        ada.page.get_by_label("Say something").fill("hello")
        ada.page.get_by_label("Say something").press("Enter")

    breaks(speaks)
    chat = ada.fetch("GET", f"/api/tables/{table}")["chat"]
    assert [line["text"] for line in chat] == ["hello"]
