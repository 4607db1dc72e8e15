"""What people come for: a game in one click, friends by a link, one screen for all, watching."""

import random
import re

from support.browser.mouse import lively, make, play, settled


def test_one_click_from_the_home_page_to_a_game(visit):
    visitor = visit()
    visitor.go()
    visitor.page.get_by_role("button", name="Play a bot: Warehouse 51").click()
    visitor.page.wait_for_url("**/#table=*")
    visitor.ask.wait_for()
    visitor.go()
    visitor.page.get_by_role("heading", name="Continue").wait_for()
    assert len(visitor.fetch("GET", "/api/tables/mine")) == 1


def test_friends_join_by_a_link_play_and_talk(visit):
    ada, bob, eve = visit(), visit(), visit()
    ada.go()
    ada.page.get_by_role("button", name="Invite friends: CoinAge").click()
    ada.page.wait_for_url("**/#table=*")
    link = ada.page.url.removeprefix(ada.page.url.split("#")[0])
    bob.go(link)
    bob.page.get_by_role("textbox").first.fill("Bob")
    bob.page.get_by_role("button", name="Take a seat").click()
    ada.ask.wait_for()
    bob.ask.wait_for()
    eve.go(link)
    eve.page.get_by_text("Waiting for").first.wait_for()
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Say something").fill("good luck!")
    ada.page.get_by_label("Say something").press("Enter")
    for each in (bob, eve):
        each.page.get_by_role("tab", name="Chat").click()
        each.page.get_by_text("good luck!").first.wait_for()
    table = link.split("=")[1]
    choose = lively(random.Random(3))
    turns = set()
    while len(turns) < 2:  # each has had one
        for each in (ada, bob):
            now = each.fetch("GET", f"/api/tables/{table}")
            seat = now["seat"]  # as it was tossed
            if now["question"] is None or seat not in now["awaited"]:
                continue
            each.page.locator(f'[data-question="{now["question"]}"]').wait_for()
            move = choose(now)
            make(each, "coinage", move)
            if move == "done":
                turns.add(seat)
            while each.latest()["question"] == now["question"]:
                each.page.wait_for_timeout(15)
    bob.page.get_by_role("tab", name="Table").click()
    bob.page.get_by_role("button", name="Resign").click()
    bob.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    for each in (ada, bob, eve):
        each.page.get_by_test_id("result").wait_for()
    ada.page.get_by_role("button", name="Rematch").click()
    ada.page.wait_for_url(lambda url: table not in url)
    bob.page.get_by_role("link", name="Join the rematch").click()
    bob.page.wait_for_url(lambda url: table not in url)


def test_sides_are_tossed_unless_somebody_chooses(visit):
    ada = visit()
    own, page = ada.become("Ada"), ada.page
    ada.go("#new=coinage")
    page.get_by_label("Side of seat 1").select_option("Silver")
    assert page.get_by_label("Side of seat 2").input_value() == "gold"
    page.get_by_label("Random map").check()
    page.get_by_test_id("open-table").click()
    page.get_by_text("drawn by chance").wait_for()
    assert "Silver" in page.get_by_test_id("seat-1").inner_text()
    chosen = ada.fetch("GET", f"/api/tables/{page.url.split('=')[1]}")
    assert [seat["guest"] for seat in chosen["seats"]] == [None, own]
    assert not chosen["plan"]["toss"] and len(chosen["plan"]["drawn_from"]) == 4
    ada.go()
    page.get_by_role("button", name="Invite friends: CoinAge").click()
    page.get_by_text("is tossed when play begins").wait_for()


def place_and_lock(visitor, seat):
    """Lay down all coins, one after the other, and be ready."""
    now = [each for each in visitor.updates() if each["seat"] == seat][-1]
    while seat in now["awaited"] and now["view"]["round"] == 1:
        visitor.page.locator(f'[data-question="{now["question"]}"]').wait_for()
        lead = [each for each in now["moves"] if each.startswith(("place", "lock"))]
        make(visitor, "coin_quest", lead[0])
        before = now
        while now is before:
            visitor.page.wait_for_timeout(15)
            now = [each for each in visitor.updates() if each["seat"] == seat][-1]


def test_on_one_screen_hidden_hands_are_covered_until_the_next_player_is_there(visit):
    visitor = visit()
    visitor.go()
    visitor.page.get_by_role("button", name="Same screen: Coin Quest").click()
    visitor.page.get_by_label("Player 1").fill("Ann")
    visitor.page.get_by_label("Player 2").fill("Ben")
    visitor.page.get_by_role("button", name="Begin").click()
    visitor.page.wait_for_url("**/#table=*")
    table = visitor.page.url.split("=")[1]
    seen = []
    for _ in range(2):
        visitor.page.get_by_test_id("ready").wait_for()
        assert not visitor.page.locator("[data-coin]").count(), "nothing shows before that"
        assert not visitor.page.get_by_test_id("ask").count()
        called = visitor.page.get_by_role("heading", level=1).inner_text()
        seen.append(next(seat for seat, name in enumerate(["Ann", "Ben"]) if name in called))
        visitor.page.get_by_test_id("ready").click()
        visitor.ask.wait_for()
        place_and_lock(visitor, seen[-1])
    assert sorted(seen) == [0, 1]
    assert visitor.fetch("GET", f"/api/tables/{table}?seat=0")["status"] == "playing"


def test_coinage_on_one_screen_needs_no_cover(visit):
    visitor = visit()
    visitor.go()
    visitor.page.get_by_role("button", name="Same screen: CoinAge").click()
    visitor.page.get_by_role("button", name="Begin").click()
    visitor.page.wait_for_url("**/#table=*")
    visitor.ask.wait_for()
    visitor.page.locator('[data-move="done"]:enabled').click()
    visitor.page.get_by_text(re.compile("Player 2")).first.wait_for()
    visitor.page.locator('[data-move="done"]:enabled').wait_for()
    assert not visitor.page.get_by_test_id("ready").count()


def test_a_clock_that_runs_out_decides(visit):
    visitor = visit()
    visitor.become("Ada")
    pace = {"kind": "live", "seconds": 10, "increment": 0}
    table = visitor.set_up("coinage", "me", "bot novice", pace=pace)
    visitor.at(table)
    visitor.page.get_by_role("timer").first.wait_for()
    end = play(visitor, table, lambda update: "done", moves=1)
    assert end["clocks"]["left"][0] < 10_000


def test_a_hint_is_worked_out_by_the_page_comes_in_words_and_can_be_played(visit):
    visitor, asked = visit(), []
    visitor.page.on("request", lambda request: asked.append(request.url.split("/")[-1]))
    visitor.become("Ada")
    table = visitor.set_up("coinage", "me", "bot novice")
    visitor.at(table)
    settled(visitor, table, None)
    visitor.page.get_by_role("button", name="Hint").click()
    hints = visitor.page.get_by_test_id("hints")
    hints.wait_for()
    assert "question" in asked and "hint" not in asked  # the server has not thought
    for close in (lambda: visitor.page.keyboard.press("Escape"), hints.get_by_label("Close").click):
        close()
        hints.wait_for(state="detached")
        visitor.page.get_by_role("button", name="Hint", exact=True).click()
        hints.wait_for()
    assert not visitor.violations()
    before = visitor.latest()["question"]
    hints.locator(".best").click()
    settled(visitor, table, before)


def test_a_page_that_cannot_think_asks_the_server_for_a_hint(visit):
    visitor = visit()
    visitor.become("Ada")
    table = visitor.set_up("coinage", "me", "bot novice")
    visitor.page.route("**/*.wasm", lambda route: route.abort())
    visitor.at(table)
    settled(visitor, table, None)
    visitor.page.get_by_role("button", name="Hint").click()
    hints = visitor.page.get_by_test_id("hints")
    hints.wait_for(timeout=180_000)  # compiled first, on a busy machine
    visitor.errors[:] = [each for each in visitor.errors if "ERR_FAILED" not in each]


def test_why_not_is_answered_in_words(visit):
    visitor = visit()
    visitor.become("Ada")
    table = visitor.set_up("coinage", "me", "bot novice")
    visitor.at(table)
    settled(visitor, table, None)
    visitor.type("move A1 B1")
    visitor.page.get_by_test_id("answer").wait_for()
    visitor.type("dance")
    visitor.page.get_by_test_id("answer").filter(has_text="There is no move").wait_for()


def test_who_has_left_is_replaced_after_a_question_and_takes_the_seat_again_by_one_button(visit):
    ada, bob = visit(), visit()
    ada.become("Ada")
    table = ada.set_up("coinage", "me", "open")
    bob.become("Bob")
    seat = bob.sit(table)
    for each in (ada, bob):
        each.at(table)
        each.ask.wait_for()
    bob.fetch("POST", f"/api/tables/{table}/leave")
    bob.page.get_by_test_id("seat-back").wait_for()
    ada.page.get_by_text("Bob has left.").wait_for()
    ada.page.get_by_role("button", name="A bot for Bob").click()
    assert ada.fetch("GET", f"/api/tables/{table}")["seats"][seat]["bot"] is None
    ada.page.get_by_test_id("replace").click()
    bob.page.get_by_text("A bot plays in your seat.").wait_for()
    bob.page.get_by_test_id("seat-back").click()
    bob.page.get_by_test_id("seat-back").wait_for(state="detached")
    assert bob.fetch("GET", f"/api/tables/{table}")["seat"] == seat
