"""Two browsers at one table: what is hidden from one is nowhere in what it is sent."""

import re

import pytest
from support.browser.mouse import settled


def three_at_a_sealed_auction(visit):
    """Ada, Bob and a bot; the auction on the block is a sealed one."""
    ada, bob = visit(), visit()
    ada.become("Ada"), bob.become("Bob")
    for _ in range(40):  # two of the five red relics are sold by sealed bids
        table = ada.set_up("warehouse51", "me", "open", "bot novice", options={"first": "1"})
        bob.sit(table)
        if ada.move(table, "reveal red")["view"]["phase"] == "sealed":
            ada.at(table), bob.at(table)
            settled(ada, table, None), settled(bob, table, None)
            return ada, bob, table
    pytest.fail("no sealed auction in forty games")


def test_a_sealed_bid_is_nowhere_in_the_others_traffic(visit):
    ada, bob, table = three_at_a_sealed_auction(visit)
    before = len(bob.told_of(table))
    ada.type("fist 7")
    bob.page.get_by_text(re.compile("Ada.*(fist|closes)")).first.wait_for()
    heard = bob.told_of(table, before)
    assert heard, "Bob is told that Ada's fist is closed"
    for update in bob.updates():
        if update["table"] == table and update["view"]:
            assert update["view"]["fist"] is None
            assert all(player["opened"] is None for player in update["view"]["players"])
    lines = [line for update in bob.updates() for line in update["story"]]
    fists = [line["data"] for line in lines if line["kind"] == "FistClosed"]
    assert fists and all(fist["ingots"] is None for fist in fists)
    assert not any(line["words"]["key"] == "w51-fist" for line in lines)
    bob.type("fist 2")
    bob.page.get_by_text(re.compile(r"Ada \(7\)")).first.wait_for()


def test_counterfeits_are_sent_to_those_who_have_seen_them_alone(visit):
    ada, bob = visit(), visit()
    ada.become("Ada"), bob.become("Bob")
    table = ada.set_up("warehouse51", "me", "open", "bot novice", "bot novice")
    bob.sit(table)
    watcher = visit()
    for each in (ada, bob, watcher):
        each.at(table)
        each.ask.wait_for()
    between = [each.latest()["view"]["counterfeits"] for each in (ada, bob, watcher)]
    seen = [{relic for gap in each for relic in gap or ()} for each in between]
    assert len(seen[0]) == len(seen[1]) == 2 and not seen[2]
    shared = seen[0] & seen[1]
    assert len(shared) == 1, "the note between neighbours is known to both"
    notes = re.compile(r'"key": "w51-note"')
    assert not any(notes.search(each) for each in watcher.told_of(table))


@pytest.mark.parametrize("game, seats", [("coin_quest", 2), ("warehouse51", 3)])
def test_a_shared_screen_draws_no_hand_before_its_player_is_there(visit, game, seats):
    ada = visit()
    ada.become("Ada")
    table = ada.set_up(game, *["me"] * seats)
    ada.page.add_init_script(
        "new MutationObserver(() => { window.drawn ||= !!document.querySelector('.table') })"
        ".observe(document, { childList: true, subtree: true })"
    )
    ada.at(table)
    ada.page.get_by_test_id("ready").wait_for()
    assert not ada.page.evaluate("window.drawn")
