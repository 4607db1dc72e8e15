"""A lost connection and a reload lose nothing."""

import re

from players import settled


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
