"""A table is the fold of its events; what people may do there, and what not."""

import msgspec
import pytest
from sitting import ID, PEOPLE, PLAYERS, Sitting, forward_moves, told

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
    sitting = Sitting(game)
    for _ in range(8):
        sitting.play_on(5)
        again = Table.of(ID, sitting.stored())
        for seat in (*range(PLAYERS[game]), None):
            assert told(again, seat) == told(sitting.table, seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_ends_with_an_outcome_and_the_secret_of_its_luck(game):
    sitting = Sitting(game)
    assert "seed" not in update(sitting.table, 0)["luck"]
    sitting.play_on(5000)
    shown = update(sitting.table, None)
    assert shown["status"] == "over" and min(shown["outcome"]["places"]) == 1
    assert shown["luck"]["seed"] == "07" * 32
    assert shown["question"] is None and shown["moves"] == []


def test_play_begins_when_all_seats_are_taken_and_all_are_ready():
    sitting = Sitting()
    assert sitting.table.status == "playing"
    assert sitting.table.luck.entropy == (None, "from Bob")


def test_a_move_answers_the_question_that_was_asked():
    sitting = Sitting()
    (seat,) = sitting.table.awaited
    question = sitting.table.question(seat)
    sitting.move(seat, forward_moves(sitting.table, seat)[0], question)
    before = sitting.table
    for stale in (question, question + 7):
        if stale != sitting.table.question(seat):
            with pytest.raises(Stale, match="Look again"):
                sitting.move(seat, "done", stale)
    assert sitting.table is before


def test_others_cannot_act_for_a_seat():
    sitting = Sitting()
    (seat,) = sitting.table.awaited
    other = PEOPLE[1 - seat]
    with pytest.raises(NotAllowed, match="not your seat"):
        sitting.do(decisions.move(other, seat, None, "done"))
    with pytest.raises(NotAllowed, match="no seat at this table"):
        sitting.do(decisions.move(PEOPLE[4], None, None, "done"))
    with pytest.raises(IllegalMove):
        sitting.do(decisions.move(other, None, None, "done"))
    with pytest.raises(NotThere):
        sitting.do(decisions.move(other, 4, None, "done"))


def test_what_a_seat_cannot_know_of_neither_counts_nor_asks():
    sitting = Sitting("coin_quest")
    seat, other = sitting.table.awaited[:2]
    before = [told(sitting.table, listener) for listener in (other, None)]
    placed = next(m for m in forward_moves(sitting.table, seat) if m.startswith("place"))
    sitting.move(seat, placed)
    assert [told(sitting.table, listener) for listener in (other, None)] == before


def test_a_hidden_move_can_be_taken_back_though_others_have_made_theirs():
    sitting = Sitting("coin_quest")
    seat, other = sitting.table.awaited[:2]
    view = sitting.table.views[seat].seen
    placed = [
        next(m for m in forward_moves(sitting.table, k) if m.startswith("place"))
        for k in (seat, other)
    ]
    sitting.move(seat, placed[0])
    sitting.move(other, placed[1])
    kept = sitting.table.views[other].seen
    assert update(sitting.table, seat)["can_undo"]
    sitting.do(decisions.undo(PEOPLE[seat], seat))
    assert sitting.table.views[seat].seen == view
    assert sitting.table.views[other].seen == kept
    assert told(Table.of(ID, sitting.stored()), seat) == told(sitting.table, seat)


def test_several_decisions_are_taken_back_one_by_one():
    sitting = Sitting("coin_quest")
    seat = sitting.table.awaited[0]
    view = sitting.table.views[seat].seen
    for _ in range(2):
        sitting.move(seat, next(m for m in forward_moves(sitting.table, seat) if "place" in m))
    for _ in range(2):
        sitting.do(decisions.undo(PEOPLE[seat], seat))
    assert sitting.table.views[seat].seen == view


def test_to_go_back_behind_a_toss_the_others_must_agree():
    sitting = Sitting()
    (seat,) = sitting.table.awaited
    other = 1 - seat
    start = told(sitting.table, seat)
    while sitting.table.awaited == (seat,):
        sitting.move(seat, forward_moves(sitting.table, seat)[-1])
    assert not update(sitting.table, seat)["can_undo"]
    sitting.do(decisions.undo(PEOPLE[seat], seat))
    assert update(sitting.table, other)["plea"] == {"seat": seat, "agreed": []}
    with pytest.raises(NotAllowed, match="Only the other"):
        sitting.do(decisions.reply(PEOPLE[seat], True))
    with pytest.raises(NotNow, match="asks already"):
        sitting.do(decisions.undo(PEOPLE[seat], seat))
    sitting.do(decisions.reply(PEOPLE[other], False))
    assert update(sitting.table, other)["plea"] is None
    sitting.do(decisions.undo(PEOPLE[seat], seat))
    sitting.do(decisions.reply(PEOPLE[other], True))
    assert sitting.table.awaited == (seat,)
    shown = update(sitting.table, seat)
    assert len(shown["story"]) >= len(msgspec.json.decode(start)["story"])
    assert told(Table.of(ID, sitting.stored()), seat) == told(sitting.table, seat)


def test_the_same_luck_comes_again_after_going_back():
    sitting = Sitting()
    (seat,) = sitting.table.awaited

    def turn():
        while sitting.table.awaited == (seat,):
            sitting.move(
                seat,
                "done"
                if "done" in sitting.table.views[seat].moves
                else forward_moves(sitting.table, seat)[0],
            )
        return sitting.table.play.entries()

    first = turn()
    sitting.do(decisions.undo(PEOPLE[seat], seat))
    sitting.do(decisions.reply(PEOPLE[1 - seat], True))
    assert turn() == first


def test_of_two_the_other_wins_when_one_resigns():
    sitting = Sitting()
    sitting.do(decisions.resign(PEOPLE[1], None))
    assert sitting.table.status == "over"
    assert sitting.table.outcome.places == (1, 2)
    assert sitting.table.outcome.ending == "resigned"


def test_of_more_a_bot_plays_on_and_the_seat_comes_last():
    sitting = Sitting("warehouse51")
    sitting.play_on(20)
    sitting.do(decisions.resign(PEOPLE[1], None))
    assert sitting.table.status == "playing" and sitting.table.seats[1].bot == "casual"
    with pytest.raises(NotAllowed):
        sitting.do(decisions.resign(PEOPLE[1], None))


def test_a_seat_that_was_given_up_can_be_taken_over():
    sitting = Sitting("warehouse51")
    with pytest.raises(NotNow, match="Somebody plays there"):
        sitting.do(seating.seat_bot(PEOPLE[0], 1, "casual", away=0))
    sitting.do(seating.leave(PEOPLE[1], None))
    with pytest.raises(NotAllowed):
        sitting.do(decisions.move(PEOPLE[1], 1, None, "pass"))
    sitting.do(seating.sit(PEOPLE[4], None, True, None))
    assert sitting.table.seats[1].name == "Ed"
    sitting.do(seating.leave(PEOPLE[4], None))
    sitting.do(seating.seat_bot(PEOPLE[0], 1, "novice", away=0))
    assert sitting.table.seats[1].bot == "novice"
    with pytest.raises(Invalid, match="there are novice, casual, club, master"):
        sitting.do(seating.seat_bot(PEOPLE[0], 1, "wizard", away=0))


def test_who_has_held_a_seat_takes_no_other_and_may_come_back_to_it():
    sitting = Sitting("warehouse51")
    for gone in (1, 2):
        sitting.do(seating.leave(PEOPLE[gone], None))
    before = sitting.table
    with pytest.raises(NotNow, match="come back to that one only"):
        sitting.do(seating.sit(PEOPLE[2], 1, True, None))
    with pytest.raises(NotNow, match="sit at this table already"):
        sitting.do(seating.sit(PEOPLE[0], 1, True, None))
    assert sitting.table is before
    sitting.table = Table.of(ID, sitting.stored())
    sitting.do(seating.sit(PEOPLE[2], None, True, None))
    assert sitting.table.seats_of("g2") == (2,)


def test_who_has_taken_over_a_seat_takes_no_other_either():
    sitting = Sitting("warehouse51")
    sitting.do(seating.leave(PEOPLE[1], None))
    sitting.do(seating.sit(PEOPLE[4], None, True, None))
    sitting.do(seating.leave(PEOPLE[4], None))
    sitting.do(seating.leave(PEOPLE[2], None))
    with pytest.raises(NotNow, match="come back to that one only"):
        sitting.do(seating.sit(PEOPLE[4], 2, True, None))
    sitting.do(seating.sit(PEOPLE[1], None, True, None))  # whose it was before is welcome
    with pytest.raises(NotNow, match="come back to that one only"):
        sitting.do(seating.sit(PEOPLE[4], None, True, None))


def test_who_has_resigned_or_was_replaced_takes_no_other_seat():
    sitting = Sitting("warehouse51", seats=4)
    sitting.do(decisions.resign(PEOPLE[1], None))
    sitting.do(seating.leave(PEOPLE[2], None))
    sitting.do(seating.seat_bot(PEOPLE[0], 2, "casual", away=0))
    sitting.do(seating.leave(PEOPLE[3], None))
    for guest in (PEOPLE[1], PEOPLE[2]):
        with pytest.raises(NotNow, match="come back to that one only"):
            sitting.do(seating.sit(guest, 3, True, None))
    with pytest.raises(NotNow, match="come back to that one only"):
        sitting.do(seating.sit(PEOPLE[1], None, True, None))  # given up for good


def test_who_holds_several_seats_may_come_back_to_each():
    sitting = Sitting("warehouse51", begin=False)
    sitting.do(lambda draft: draft.add(Sat(1, "Ada", guest="g0")))
    sitting.do(seating.agree(PEOPLE[0], None))
    sitting.do(seating.sit(PEOPLE[2], 2, True, None))
    sitting.do(seating.leave(PEOPLE[0], 1))
    sitting.do(seating.leave(PEOPLE[2], None))
    with pytest.raises(NotNow, match="sit at this table already"):
        sitting.do(seating.sit(PEOPLE[0], 2, True, None))
    sitting.do(seating.sit(PEOPLE[0], None, True, None))
    assert sitting.table.seats_of("g0") == (0, 1)


def test_before_the_game_a_seat_tells_nothing_and_may_be_changed():
    sitting = Sitting("warehouse51", begin=False)
    sitting.do(seating.sit(PEOPLE[1], 1, True, None))
    sitting.do(seating.leave(PEOPLE[1], None))
    sitting.do(seating.sit(PEOPLE[1], 2, True, None))
    sitting.do(seating.sit(PEOPLE[2], 1, True, None))
    assert sitting.table.status == "playing"
    assert sitting.table.seats_known_to("g1") == (2,)


def test_a_seat_has_a_clock_while_the_game_waits_for_it():
    sitting = Sitting(pace=Pace("live", seconds=60, increment=5))
    (seat,) = sitting.table.awaited
    sitting.now += 10_000
    while sitting.table.awaited == (seat,):
        sitting.move(seat, forward_moves(sitting.table, seat)[-1])
    clocks = update(sitting.table, None)["clocks"]
    assert clocks["left"][seat] == 55_000 and clocks["left"][1 - seat] == 60_000
    assert clocks["running"] == [1 - seat] and clocks["since"] == sitting.now


@pytest.mark.parametrize("game", GAMES)
def test_when_time_is_up_what_is_declared_happens_and_every_game_comes_to_its_end(game):
    sitting = Sitting(game, pace=Pace("days", days=1))
    decisions_made = 0
    while sitting.table.status == "playing":
        at, seat = sitting.table.clocks.runs_out
        sitting.now = at - 1
        before = sitting.table
        sitting.do(decisions.time_out)
        assert sitting.table is before
        sitting.now = at
        sitting.do(decisions.time_out)
        assert sitting.table is not before
        decisions_made += 1
        assert decisions_made < 2000
    assert sitting.table.outcome


def test_the_clock_plays_what_the_game_declares():
    sitting = Sitting("warehouse51", pace=Pace("live", seconds=10))
    moves = []
    while len(moves) < 12:
        sitting.now = sitting.table.clocks.runs_out[0]
        sitting.do(decisions.time_out)
        moves.append(sitting.log[-1][1].move)
    assert "pass" in moves
    assert sitting.table.seats[sitting.log[-1][1].seat].late


def test_chat_is_heard_by_all_but_those_who_muted_it():
    sitting = Sitting()
    sitting.do(decisions.say(PEOPLE[0], "good luck!"))
    assert update(sitting.table, None)["chat"][0]["text"] == "good luck!"
    with pytest.raises(NotThere):
        sitting.do(decisions.mute(PEOPLE[1], "nobody", True))
    count = sitting.table.told
    sitting.do(decisions.mute(PEOPLE[1], "g0", True))
    assert sitting.table.told == count  # nobody is told of it
    from mintmark.server.updates.seat_updates import SeatUpdates

    heard = SeatUpdates(sitting.table, 1).update(0, None, "g1")
    assert msgspec.json.decode(heard)["chat"] == []


def test_who_changes_their_mind_without_end_can_only_lead_on(monkeypatch):
    monkeypatch.setattr(decisions, "DECISIONS", 4)
    sitting = Sitting("coin_quest")
    placed = forward_moves(sitting.table, 0)[0]
    for _ in range(2):
        sitting.move(0, placed)
        sitting.do(decisions.undo(PEOPLE[0], 0))
    sitting.move(0, placed)
    before = sitting.table
    back = next(move for move in sitting.table.views[0].moves if move.startswith("take back"))
    with pytest.raises(NotNow, match="only moves that lead on"):
        sitting.move(0, back)
    with pytest.raises(NotNow, match="only moves that lead on"):
        sitting.do(decisions.undo(PEOPLE[0], 0))
    assert sitting.table is before
    sitting.move(1, forward_moves(sitting.table, 1)[0])
    sitting.do(decisions.undo(PEOPLE[1], 1))  # others may
    while "lock" not in forward_moves(sitting.table, 0):
        sitting.move(0, forward_moves(sitting.table, 0)[0])
    sitting.move(0, "lock")


def test_whoever_makes_the_game_wait_again_gains_no_time_by_that():
    sitting = Sitting("coin_quest", pace=Pace("live", seconds=60, increment=5))
    seat = sitting.table.awaited[0]
    while "lock" not in sitting.table.views[seat].moves:
        sitting.move(seat, forward_moves(sitting.table, seat)[-1])
    for _ in range(5):
        sitting.move(seat, "lock")
        sitting.move(seat, "unlock")
    assert sitting.table.clocks.left[seat] == 60_000


def test_going_back_adds_no_time():
    sitting = Sitting(pace=Pace("live", seconds=60, increment=5))
    (seat,) = sitting.table.awaited
    for _ in range(3):
        while sitting.table.awaited == (seat,):
            sitting.move(seat, forward_moves(sitting.table, seat)[-1])
        sitting.do(decisions.undo(PEOPLE[seat], seat))
        sitting.do(decisions.reply(PEOPLE[1 - seat], True))
    assert sitting.table.clocks.left[1 - seat] == 60_000


def test_whoever_is_replaced_by_a_bot_may_come_back():
    sitting = Sitting("warehouse51")
    with pytest.raises(NotNow, match="Somebody plays there"):
        sitting.do(seating.seat_bot(PEOPLE[0], sitting.table.awaited[0], "casual", away=0))
    gone = next(seat for seat in sitting.table.awaited)
    other = PEOPLE[(gone + 1) % 3]
    with pytest.raises(NotNow, match="has been away for 30 minutes"):
        sitting.do(seating.seat_bot(other, gone, "casual", seating.AWAY["none"] - 1))
    sitting.do(seating.seat_bot(other, gone, "casual", seating.AWAY["none"]))
    assert sitting.table.seats[gone].bot == "casual"
    assert PEOPLE[gone].id in sitting.table.guests  # so it is still among their tables
    assert update(sitting.table, None)["seats"][gone]["absentee"] == PEOPLE[gone].id
    with pytest.raises(NotNow, match="no free seat"):
        sitting.do(seating.sit(PEOPLE[4], None, True, None))
    sitting.do(seating.sit(PEOPLE[gone], None, True, None))
    assert sitting.table.seats[gone].guest == PEOPLE[gone].id
    assert told(Table.of(ID, sitting.stored()), None) == told(sitting.table, None)


LONG = 1 << 40  # milliseconds


@pytest.mark.parametrize("pace", [Pace("live", seconds=600), Pace("days", days=3)])
def test_where_there_are_clocks_nobody_is_replaced_before_theirs_has_run_out(pace):
    sitting = Sitting("warehouse51", pace=pace)
    gone = sitting.table.awaited[0]
    with pytest.raises(NotNow, match="Somebody plays there"):
        sitting.do(seating.seat_bot(PEOPLE[(gone + 1) % 3], gone, "casual", LONG))


@pytest.mark.parametrize("pace", [Pace("live", seconds=600), Pace("days", days=3)])
def test_whoever_is_there_is_not_replaced_though_the_clock_has_decided_for_them(pace):
    sitting = Sitting("warehouse51", pace=pace)
    sitting.now, late = sitting.table.clocks.runs_out
    sitting.do(decisions.time_out)
    assert sitting.table.seats[late].late
    other, least = PEOPLE[(late + 1) % 3], seating.AWAY[pace.kind]
    for away in (0, least - 1):
        with pytest.raises(NotNow, match="Somebody plays there"):
            sitting.do(seating.seat_bot(other, late, "casual", away))
    sitting.do(seating.seat_bot(other, late, "casual", least))
    sitting.do(seating.sit(PEOPLE[late], None, True, None))
    assert sitting.table.seats[late].guest == PEOPLE[late].id


def test_whom_the_game_does_not_wait_for_is_not_replaced():
    sitting = Sitting()
    (seat,) = sitting.table.awaited
    with pytest.raises(NotNow, match="Somebody plays there"):
        sitting.do(seating.seat_bot(PEOPLE[seat], 1 - seat, "casual", LONG))


def test_who_has_resigned_is_told_nothing_more_of_the_table():
    sitting = Sitting("warehouse51")
    sitting.do(decisions.resign(PEOPLE[1], None))
    assert "g1" not in sitting.table.guests


def test_a_plea_does_not_wait_for_those_who_have_left():
    sitting = Sitting("warehouse51")
    sitting.play_on(12)
    pleading = next(s for s in range(3) if sitting.table.play.last_of(s) is not None)
    others = [k for k in range(3) if k != pleading]
    if sitting.table.views[pleading].free_undo is not None:
        sitting.play_on(1)
    sitting.do(decisions.undo(PEOPLE[pleading], None))
    assert sitting.table.plea
    sitting.do(decisions.reply(PEOPLE[others[0]], True))
    before = sitting.table.play.ply
    sitting.do(seating.leave(PEOPLE[others[1]], None))
    assert sitting.table.plea is None and sitting.table.play.ply < before


def test_a_plea_ends_when_whoever_pleads_leaves():
    sitting = Sitting("warehouse51")
    sitting.play_on(12)
    pleading = next(s for s in range(3) if sitting.table.play.last_of(s) is not None)
    if sitting.table.views[pleading].free_undo is not None:
        sitting.play_on(1)
    sitting.do(decisions.undo(PEOPLE[pleading], None))
    sitting.do(seating.leave(PEOPLE[pleading], None))
    assert sitting.table.plea is None


def test_the_owner_frees_seats_of_those_who_do_not_get_ready():
    sitting = Sitting("warehouse51", begin=False)
    with pytest.raises(NotAllowed):
        sitting.do(seating.unseat(PEOPLE[1], 2))
    sitting.do(seating.sit(PEOPLE[1], 1, ready=False, entropy=None))
    sitting.do(seating.unseat(PEOPLE[0], 1))
    assert sitting.table.seats[1].free
    sitting.do(seating.sit(PEOPLE[1], 1, ready=True, entropy=None))
    with pytest.raises(NotNow, match="is ready"):
        sitting.do(seating.unseat(PEOPLE[0], 1))


def test_options_that_only_look_alike_are_told_apart():
    assert Sitting(cover_own=True).table.setup.options["cover_own"] is True
    with pytest.raises(InvalidOption, match="cover_own must be True or False, not 1"):
        Sitting(cover_own=1)


def test_a_seat_that_is_asked_is_warned_of_what_it_may_regret():
    sitting = Sitting()
    warned = 0
    while sitting.table.status == "playing":
        (seat,) = sitting.table.awaited
        shown = update(sitting.table, seat)
        assert shown["warnings"].keys() <= set(shown["moves"])
        assert not update(sitting.table, 1 - seat)["warnings"]
        warned += len(shown["warnings"])
        sitting.move(seat, (*shown["warnings"], *forward_moves(sitting.table, seat))[0])
    assert warned and shown["warnings"]
    gold, silver = update(sitting.table, None)["outcome"]["scores"]
    why = next(iter(shown["warnings"].values()))
    assert why["args"] == {"gold": gold, "silver": silver} and f"Gold {gold}" in why["text"]
