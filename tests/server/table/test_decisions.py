"""A table is the fold of its events; what people may do there, and what not."""

import msgspec
import pytest
from support.server.played_table import ID, PEOPLE, PLAYERS, PlayedTable, forward_moves, told

from mintmark.errors import IllegalMove, InvalidOption
from mintmark.server.table import decisions, seating
from mintmark.server.table.events import Pace, Sat
from mintmark.server.table.refusals import Invalid, NotAllowed, NotNow, NotThere, Stale
from mintmark.server.table.table import Table

GAMES = tuple(PLAYERS)


def update(table, seat):
    return msgspec.json.decode(told(table, seat))


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_the_fold_of_its_events(game):
    played = PlayedTable(game)
    for _ in range(8):
        played.play_on(5)
        again = Table.of(ID, played.stored())
        for seat in (*range(PLAYERS[game]), None):
            assert told(again, seat) == told(played.table, seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_ends_with_an_outcome_and_the_secret_of_its_luck(game):
    played = PlayedTable(game)
    assert "seed" not in update(played.table, 0)["luck"]
    played.play_on(5000)
    shown = update(played.table, None)
    assert shown["status"] == "over" and min(shown["outcome"]["places"]) == 1
    assert shown["luck"]["seed"] == "07" * 32
    assert shown["question"] is None and shown["moves"] == []


def test_play_begins_when_all_seats_are_taken_and_all_are_ready():
    played = PlayedTable()
    assert played.table.status == "playing"
    assert played.table.luck.entropy == (None, "from Bob")


def test_a_move_answers_the_question_that_was_asked():
    played = PlayedTable()
    (seat,) = played.table.awaited
    question = played.table.question(seat)
    played.move(seat, forward_moves(played.table, seat)[0], question)
    before = played.table
    for stale in (question, question + 7):
        if stale != played.table.question(seat):
            with pytest.raises(Stale, match="Look again"):
                played.move(seat, "done", stale)
    assert played.table is before


def test_others_cannot_act_for_a_seat():
    played = PlayedTable()
    (seat,) = played.table.awaited
    other = PEOPLE[1 - seat]
    with pytest.raises(NotAllowed, match="not your seat"):
        played.do(decisions.move(other, seat, None, "done"))
    with pytest.raises(NotAllowed, match="no seat at this table"):
        played.do(decisions.move(PEOPLE[4], None, None, "done"))
    with pytest.raises(IllegalMove):
        played.do(decisions.move(other, None, None, "done"))
    with pytest.raises(NotThere):
        played.do(decisions.move(other, 4, None, "done"))


def test_what_a_seat_cannot_know_of_neither_counts_nor_asks():
    played = PlayedTable("coin_quest")
    seat, other = played.table.awaited[:2]
    before = [told(played.table, listener) for listener in (other, None)]
    placed = next(m for m in forward_moves(played.table, seat) if m.startswith("place"))
    played.move(seat, placed)
    assert [told(played.table, listener) for listener in (other, None)] == before


def test_a_hidden_move_can_be_taken_back_though_others_have_made_theirs():
    played = PlayedTable("coin_quest")
    seat, other = played.table.awaited[:2]
    view = played.table.views[seat].seen
    placed = [
        next(m for m in forward_moves(played.table, k) if m.startswith("place"))
        for k in (seat, other)
    ]
    played.move(seat, placed[0])
    played.move(other, placed[1])
    kept = played.table.views[other].seen
    assert update(played.table, seat)["can_undo"]
    played.do(decisions.undo(PEOPLE[seat], seat))
    assert played.table.views[seat].seen == view
    assert played.table.views[other].seen == kept
    assert told(Table.of(ID, played.stored()), seat) == told(played.table, seat)


def test_several_decisions_are_taken_back_one_by_one():
    played = PlayedTable("coin_quest")
    seat = played.table.awaited[0]
    view = played.table.views[seat].seen
    for _ in range(2):
        played.move(seat, next(m for m in forward_moves(played.table, seat) if "place" in m))
    for _ in range(2):
        played.do(decisions.undo(PEOPLE[seat], seat))
    assert played.table.views[seat].seen == view


def test_to_go_back_behind_a_toss_the_others_must_agree():
    played = PlayedTable()
    (seat,) = played.table.awaited
    other = 1 - seat
    start = told(played.table, seat)
    while played.table.awaited == (seat,):
        played.move(seat, forward_moves(played.table, seat)[-1])
    assert not update(played.table, seat)["can_undo"]
    played.do(decisions.undo(PEOPLE[seat], seat))
    assert update(played.table, other)["plea"] == {"seat": seat, "agreed": []}
    with pytest.raises(NotAllowed, match="Only the other"):
        played.do(decisions.reply(PEOPLE[seat], True))
    with pytest.raises(NotNow, match="asks already"):
        played.do(decisions.undo(PEOPLE[seat], seat))
    played.do(decisions.reply(PEOPLE[other], False))
    assert update(played.table, other)["plea"] is None
    played.do(decisions.undo(PEOPLE[seat], seat))
    played.do(decisions.reply(PEOPLE[other], True))
    assert played.table.awaited == (seat,)
    shown = update(played.table, seat)
    assert len(shown["story"]) >= len(msgspec.json.decode(start)["story"])
    assert told(Table.of(ID, played.stored()), seat) == told(played.table, seat)


def test_the_same_luck_comes_again_after_going_back():
    played = PlayedTable()
    (seat,) = played.table.awaited

    def turn():
        while played.table.awaited == (seat,):
            played.move(
                seat,
                "done"
                if "done" in played.table.views[seat].moves
                else forward_moves(played.table, seat)[0],
            )
        return played.table.play.entries()

    first = turn()
    played.do(decisions.undo(PEOPLE[seat], seat))
    played.do(decisions.reply(PEOPLE[1 - seat], True))
    assert turn() == first


def test_of_two_the_other_wins_when_one_resigns():
    played = PlayedTable()
    played.do(decisions.resign(PEOPLE[1], None))
    assert played.table.status == "over"
    assert played.table.outcome.places == (1, 2)
    assert played.table.outcome.ending == "resigned"


def test_of_more_a_bot_plays_on_and_the_seat_comes_last():
    played = PlayedTable("warehouse51")
    played.play_on(20)
    played.do(decisions.resign(PEOPLE[1], None))
    assert played.table.status == "playing" and played.table.seats[1].bot == "casual"
    with pytest.raises(NotAllowed):
        played.do(decisions.resign(PEOPLE[1], None))


def test_a_seat_that_was_given_up_can_be_taken_over():
    played = PlayedTable("warehouse51")
    with pytest.raises(NotNow, match="Somebody plays there"):
        played.do(seating.seat_bot(PEOPLE[0], 1, "casual", away=0))
    played.do(seating.leave(PEOPLE[1], None))
    with pytest.raises(NotAllowed):
        played.do(decisions.move(PEOPLE[1], 1, None, "pass"))
    played.do(seating.sit(PEOPLE[4], None, True, None))
    assert played.table.seats[1].name == "Ed"
    played.do(seating.leave(PEOPLE[4], None))
    played.do(seating.seat_bot(PEOPLE[0], 1, "novice", away=0))
    assert played.table.seats[1].bot == "novice"
    with pytest.raises(Invalid, match="there are novice, casual, club, master"):
        played.do(seating.seat_bot(PEOPLE[0], 1, "wizard", away=0))


def test_who_has_held_a_seat_takes_no_other_and_may_come_back_to_it():
    played = PlayedTable("warehouse51")
    for gone in (1, 2):
        played.do(seating.leave(PEOPLE[gone], None))
    before = played.table
    with pytest.raises(NotNow, match="come back to that one only"):
        played.do(seating.sit(PEOPLE[2], 1, True, None))
    with pytest.raises(NotNow, match="sit at this table already"):
        played.do(seating.sit(PEOPLE[0], 1, True, None))
    assert played.table is before
    played.table = Table.of(ID, played.stored())
    played.do(seating.sit(PEOPLE[2], None, True, None))
    assert played.table.seats_of("g2") == (2,)


def test_who_has_taken_over_a_seat_takes_no_other_either():
    played = PlayedTable("warehouse51")
    played.do(seating.leave(PEOPLE[1], None))
    played.do(seating.sit(PEOPLE[4], None, True, None))
    played.do(seating.leave(PEOPLE[4], None))
    played.do(seating.leave(PEOPLE[2], None))
    with pytest.raises(NotNow, match="come back to that one only"):
        played.do(seating.sit(PEOPLE[4], 2, True, None))
    played.do(seating.sit(PEOPLE[1], None, True, None))  # whose it was before is welcome
    with pytest.raises(NotNow, match="come back to that one only"):
        played.do(seating.sit(PEOPLE[4], None, True, None))


def test_who_has_resigned_or_was_replaced_takes_no_other_seat():
    played = PlayedTable("warehouse51", seats=4)
    played.do(decisions.resign(PEOPLE[1], None))
    played.do(seating.leave(PEOPLE[2], None))
    played.do(seating.seat_bot(PEOPLE[0], 2, "casual", away=0))
    played.do(seating.leave(PEOPLE[3], None))
    for guest in (PEOPLE[1], PEOPLE[2]):
        with pytest.raises(NotNow, match="come back to that one only"):
            played.do(seating.sit(guest, 3, True, None))
    with pytest.raises(NotNow, match="come back to that one only"):
        played.do(seating.sit(PEOPLE[1], None, True, None))  # given up for good


def test_who_holds_several_seats_may_come_back_to_each():
    played = PlayedTable("warehouse51", begin=False)
    played.do(lambda draft: draft.add(Sat(1, "Ada", guest="g0")))
    played.do(seating.agree(PEOPLE[0], None))
    played.do(seating.sit(PEOPLE[2], 2, True, None))
    played.do(seating.leave(PEOPLE[0], 1))
    played.do(seating.leave(PEOPLE[2], None))
    with pytest.raises(NotNow, match="sit at this table already"):
        played.do(seating.sit(PEOPLE[0], 2, True, None))
    played.do(seating.sit(PEOPLE[0], None, True, None))
    assert played.table.seats_of("g0") == (0, 1)


def test_before_the_game_a_seat_tells_nothing_and_may_be_changed():
    played = PlayedTable("warehouse51", begin=False)
    played.do(seating.sit(PEOPLE[1], 1, True, None))
    played.do(seating.leave(PEOPLE[1], None))
    played.do(seating.sit(PEOPLE[1], 2, True, None))
    played.do(seating.sit(PEOPLE[2], 1, True, None))
    assert played.table.status == "playing"
    assert played.table.seats_known_to("g1") == (2,)


def test_a_seat_has_a_clock_while_the_game_waits_for_it():
    played = PlayedTable(pace=Pace("live", seconds=60, increment=5))
    (seat,) = played.table.awaited
    played.now += 10_000
    while played.table.awaited == (seat,):
        played.move(seat, forward_moves(played.table, seat)[-1])
    clocks = update(played.table, None)["clocks"]
    assert clocks["left"][seat] == 55_000 and clocks["left"][1 - seat] == 60_000
    assert clocks["running"] == [1 - seat] and clocks["since"] == played.now


@pytest.mark.parametrize("game", GAMES)
def test_when_time_is_up_what_is_declared_happens_and_every_game_comes_to_its_end(game):
    played = PlayedTable(game, pace=Pace("days", days=1))
    decisions_made = 0
    while played.table.status == "playing":
        at, seat = played.table.clocks.runs_out
        played.now = at - 1
        before = played.table
        played.do(decisions.time_out)
        assert played.table is before
        played.now = at
        played.do(decisions.time_out)
        assert played.table is not before
        decisions_made += 1
        assert decisions_made < 2000
    assert played.table.outcome


def test_the_clock_plays_what_the_game_declares():
    played = PlayedTable("warehouse51", pace=Pace("live", seconds=10))
    moves = []
    while len(moves) < 12:
        played.now = played.table.clocks.runs_out[0]
        played.do(decisions.time_out)
        moves.append(played.log[-1][1].move)
    assert "pass" in moves
    assert played.table.seats[played.log[-1][1].seat].late


def test_chat_is_heard_by_all_but_those_who_muted_it():
    played = PlayedTable()
    played.do(decisions.say(PEOPLE[0], "good luck!"))
    assert update(played.table, None)["chat"][0]["text"] == "good luck!"
    with pytest.raises(NotThere):
        played.do(decisions.mute(PEOPLE[1], "nobody", True))
    count = played.table.told
    played.do(decisions.mute(PEOPLE[1], "g0", True))
    assert played.table.told == count  # nobody is told of it
    from mintmark.server.updates.seat_updates import SeatUpdates

    heard = SeatUpdates(played.table, 1).update(0, None, "g1")
    assert msgspec.json.decode(heard)["chat"] == []


def test_who_changes_their_mind_without_end_can_only_lead_on(monkeypatch):
    monkeypatch.setattr(decisions, "DECISIONS", 4)
    played = PlayedTable("coin_quest")
    placed = forward_moves(played.table, 0)[0]
    for _ in range(2):
        played.move(0, placed)
        played.do(decisions.undo(PEOPLE[0], 0))
    played.move(0, placed)
    before = played.table
    back = next(move for move in played.table.views[0].moves if move.startswith("take back"))
    with pytest.raises(NotNow, match="only moves that lead on"):
        played.move(0, back)
    with pytest.raises(NotNow, match="only moves that lead on"):
        played.do(decisions.undo(PEOPLE[0], 0))
    assert played.table is before
    played.move(1, forward_moves(played.table, 1)[0])
    played.do(decisions.undo(PEOPLE[1], 1))  # others may
    while "lock" not in forward_moves(played.table, 0):
        played.move(0, forward_moves(played.table, 0)[0])
    played.move(0, "lock")


def test_whoever_makes_the_game_wait_again_gains_no_time_by_that():
    played = PlayedTable("coin_quest", pace=Pace("live", seconds=60, increment=5))
    seat = played.table.awaited[0]
    while "lock" not in played.table.views[seat].moves:
        played.move(seat, forward_moves(played.table, seat)[-1])
    for _ in range(5):
        played.move(seat, "lock")
        played.move(seat, "unlock")
    assert played.table.clocks.left[seat] == 60_000


def test_going_back_adds_no_time():
    played = PlayedTable(pace=Pace("live", seconds=60, increment=5))
    (seat,) = played.table.awaited
    for _ in range(3):
        while played.table.awaited == (seat,):
            played.move(seat, forward_moves(played.table, seat)[-1])
        played.do(decisions.undo(PEOPLE[seat], seat))
        played.do(decisions.reply(PEOPLE[1 - seat], True))
    assert played.table.clocks.left[1 - seat] == 60_000


def test_whoever_is_replaced_by_a_bot_may_come_back():
    played = PlayedTable("warehouse51")
    with pytest.raises(NotNow, match="Somebody plays there"):
        played.do(seating.seat_bot(PEOPLE[0], played.table.awaited[0], "casual", away=0))
    gone = next(seat for seat in played.table.awaited)
    other = PEOPLE[(gone + 1) % 3]
    with pytest.raises(NotNow, match="has been away for 30 minutes"):
        played.do(seating.seat_bot(other, gone, "casual", seating.AWAY["none"] - 1))
    played.do(seating.seat_bot(other, gone, "casual", seating.AWAY["none"]))
    assert played.table.seats[gone].bot == "casual"
    assert PEOPLE[gone].id in played.table.guests  # so it is still among their tables
    assert update(played.table, None)["seats"][gone]["absentee"] == PEOPLE[gone].id
    with pytest.raises(NotNow, match="no free seat"):
        played.do(seating.sit(PEOPLE[4], None, True, None))
    played.do(seating.sit(PEOPLE[gone], None, True, None))
    assert played.table.seats[gone].guest == PEOPLE[gone].id
    assert told(Table.of(ID, played.stored()), None) == told(played.table, None)


LONG = 1 << 40  # milliseconds


@pytest.mark.parametrize("pace", [Pace("live", seconds=600), Pace("days", days=3)])
def test_where_there_are_clocks_nobody_is_replaced_before_theirs_has_run_out(pace):
    played = PlayedTable("warehouse51", pace=pace)
    gone = played.table.awaited[0]
    with pytest.raises(NotNow, match="Somebody plays there"):
        played.do(seating.seat_bot(PEOPLE[(gone + 1) % 3], gone, "casual", LONG))


@pytest.mark.parametrize("pace", [Pace("live", seconds=600), Pace("days", days=3)])
def test_whoever_is_there_is_not_replaced_though_the_clock_has_decided_for_them(pace):
    played = PlayedTable("warehouse51", pace=pace)
    played.now, late = played.table.clocks.runs_out
    played.do(decisions.time_out)
    assert played.table.seats[late].late
    other, least = PEOPLE[(late + 1) % 3], seating.AWAY[pace.kind]
    for away in (0, least - 1):
        with pytest.raises(NotNow, match="Somebody plays there"):
            played.do(seating.seat_bot(other, late, "casual", away))
    played.do(seating.seat_bot(other, late, "casual", least))
    played.do(seating.sit(PEOPLE[late], None, True, None))
    assert played.table.seats[late].guest == PEOPLE[late].id


def test_whom_the_game_does_not_wait_for_is_not_replaced():
    played = PlayedTable()
    (seat,) = played.table.awaited
    with pytest.raises(NotNow, match="Somebody plays there"):
        played.do(seating.seat_bot(PEOPLE[seat], 1 - seat, "casual", LONG))


def test_who_has_resigned_is_told_nothing_more_of_the_table():
    played = PlayedTable("warehouse51")
    played.do(decisions.resign(PEOPLE[1], None))
    assert "g1" not in played.table.guests


def test_a_plea_does_not_wait_for_those_who_have_left():
    played = PlayedTable("warehouse51")
    played.play_on(12)
    pleading = next(s for s in range(3) if played.table.play.last_of(s) is not None)
    others = [k for k in range(3) if k != pleading]
    if played.table.views[pleading].free_undo is not None:
        played.play_on(1)
    played.do(decisions.undo(PEOPLE[pleading], None))
    assert played.table.plea
    played.do(decisions.reply(PEOPLE[others[0]], True))
    before = played.table.play.ply
    played.do(seating.leave(PEOPLE[others[1]], None))
    assert played.table.plea is None and played.table.play.ply < before


def test_a_plea_ends_when_whoever_pleads_leaves():
    played = PlayedTable("warehouse51")
    played.play_on(12)
    pleading = next(s for s in range(3) if played.table.play.last_of(s) is not None)
    if played.table.views[pleading].free_undo is not None:
        played.play_on(1)
    played.do(decisions.undo(PEOPLE[pleading], None))
    played.do(seating.leave(PEOPLE[pleading], None))
    assert played.table.plea is None


def test_the_owner_frees_seats_of_those_who_do_not_get_ready():
    played = PlayedTable("warehouse51", begin=False)
    with pytest.raises(NotAllowed):
        played.do(seating.unseat(PEOPLE[1], 2))
    played.do(seating.sit(PEOPLE[1], 1, ready=False, entropy=None))
    played.do(seating.unseat(PEOPLE[0], 1))
    assert played.table.seats[1].free
    played.do(seating.sit(PEOPLE[1], 1, ready=True, entropy=None))
    with pytest.raises(NotNow, match="is ready"):
        played.do(seating.unseat(PEOPLE[0], 1))


def test_options_that_only_look_alike_are_told_apart():
    assert PlayedTable(cover_own=True).table.setup.options["cover_own"] is True
    with pytest.raises(InvalidOption, match="cover_own must be True or False, not 1"):
        PlayedTable(cover_own=1)


def test_a_seat_that_is_asked_is_warned_of_what_it_may_regret():
    played = PlayedTable()
    warned = 0
    while played.table.status == "playing":
        (seat,) = played.table.awaited
        shown = update(played.table, seat)
        assert shown["warnings"].keys() <= set(shown["moves"])
        assert not update(played.table, 1 - seat)["warnings"]
        warned += len(shown["warnings"])
        played.move(seat, (*shown["warnings"], *forward_moves(played.table, seat))[0])
    assert warned and shown["warnings"]
    gold, silver = update(played.table, None)["outcome"]["scores"]
    why = next(iter(shown["warnings"].values()))
    assert why["args"] == {"gold": gold, "silver": silver} and f"Gold {gold}" in why["text"]
