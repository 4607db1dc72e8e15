"""Every law, for every game, interpreted and compiled; and each law fails on a planted fault."""

from dataclasses import replace

import numpy as np
import pytest
from support import laws, toy
from support.subjects import COINAGE, SUBJECTS, mode_of

from mintmark.engine.batch.simulation import played
from mintmark.engine.features import by_name
from mintmark.engine.offers import BASE, MEMBERS, WEIGHT, offer_one
from mintmark.engine.rule import CHANCE, NOBODY, UNKNOWN
from mintmark.games.coin_quest import moves as cq
from mintmark.games.coin_quest import rules as quest
from mintmark.games.coin_quest.ai.features import features as quest_features
from mintmark.games.coin_quest.rules import information as quest_looking
from mintmark.games.coin_quest.rules.state import DISCARD, HAND, POUCH
from mintmark.games.coinage import moves as parts
from mintmark.games.coinage import rules
from mintmark.games.coinage.ai.features import features as coinage_features
from mintmark.games.warehouse51 import moves as w51
from mintmark.games.warehouse51 import rules as warehouse51
from mintmark.games.warehouse51.ai.features import features as relic_features
from mintmark.games.warehouse51.rules import information as looking

COINS, FAKES, RELICS, QUEST = SUBJECTS
CASES = [
    pytest.param(subject, options, id=f"{subject}-{number}")
    for subject in SUBJECTS
    for number, options in enumerate(subject.setups)
]


MODES = ["interpreted", pytest.param("compiled", marks=pytest.mark.compiled)]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("subject", "options"), CASES)
def test_law(subject, options, law, mode):
    law(subject, mode_of(mode, subject, subject.game.setup(**options)), subject.games)


@pytest.mark.soak
@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("subject", "options"), CASES)
def test_law_over_many_games(subject, options, law):
    setup = subject.game.setup(**options)
    law(subject, mode_of("compiled", subject, setup), 120 * subject.games)


def records(subject, options, seeds, bots):
    """The log and the result of each game, interpreted and compiled."""
    setup = subject.game.setup(**options)
    for seed in seeds:
        logs = np.full((2, subject.bound(setup), 2), -1)
        results = [
            played(setup, seed, 1, [bots] * setup.seats, log, interpreted)
            for interpreted, log in zip((True, False), logs, strict=True)
        ]
        yield logs, results


@pytest.mark.compiled
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_interpreted_and_compiled_records_are_identical(subject, part):
    many = 40 if subject is RELICS else 16 if subject is QUEST else 1000  # 0.1 and 0.5 s a game
    for seed in range(part, many, 4):
        options = subject.setups[seed // 4 % len(subject.setups)]
        for logs, (a, b) in records(subject, options, [seed], "random"):
            assert np.array_equal(*logs)
            assert all(map(np.array_equal, a, b))
            assert (logs[0][: a.length[0]] >= 0).all()


@pytest.mark.compiled
@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_greedy_plays_the_same_interpreted_and_compiled(subject):
    for logs, (a, b) in records(subject, subject.setups[0], range(2), "greedy"):
        assert np.array_equal(*logs)
        assert all(map(np.array_equal, a, b))


# Planted faults: each must be caught by the law it breaks.


def leaky_note(box, s, seat, v):
    toy.view(box, s, seat, v)
    v.note[(seat + 1) % box.seats] = s.note[(seat + 1) % box.seats]


def shy_view(box, s, seat, v):
    rules.view(box, s, seat, v)
    v.ready = s.ready if seat == s.mover else UNKNOWN


def leaky_bid(box, s, seat, v):
    toy.view(box, s, seat, v)
    v.bid[0] = s.bid[0]


def leaky_lead(box, s, seat, v):
    toy.view(box, s, seat, v)
    v.lead = s.lead if s.bid[0] != 2 else 0


def moves_by_another_bid(box, s, seat, offers):
    """A seat whose moves tell something about a sealed bid."""
    count = toy.moves(box, s, seat, offers)
    if count and seat and s.bid[0] == 1:
        offers[0, MEMBERS] = 1
    return count


def stubborn_imagine(box, v, seat, seed):
    toy.imagine(box, v, seat, seed)
    v.lead = 0


def lost_coin(box, s, who, move):
    rules.apply(box, s, who, move)
    if parts.CAPTURE <= move < parts.DONE and who != CHANCE:
        s.bank[s.mover, 0] = max(0, s.bank[s.mover, 0] - 1)


def forgotten_majority(box, s, who, move):
    held = list(s.held)
    rules.apply(box, s, who, move)
    if parts.MARCH <= move < parts.CAPTURE and who != CHANCE:
        for seat in range(len(held)):
            s.held[seat] = held[seat]


def offered_twice(box, s, seat, offers):
    count = rules.moves(box, s, seat, offers)
    return offer_one(offers, count, parts.DONE) if count and s.slap == 0 else count


def offered_out_of_order(box, s, seat, offers):
    count = rules.moves(box, s, seat, offers)
    if count > 1:
        offers[[0, 1]] = offers[[1, 0]]
    return count


def offered_off_the_map(box, s, seat, offers):
    return rules.moves(box, s, seat, offers) and offer_one(offers, 0, parts.SLAP)


def first_bid_pays(box, s, who, move):
    """The order of arrival leaves a trace."""
    if who != CHANCE and all(bid == NOBODY for bid in s.bid):
        s.lead = who
    toy.apply(box, s, who, move)


def dead_end(box, s, seat, offers):
    return 0 if s.slap == 0 else rules.moves(box, s, seat, offers)


def no_weight(box, s, offers):
    count = rules.outcomes(box, s, offers)
    offers[0, WEIGHT] = 0
    return count


def too_wide(box, s, who, move):
    rules.apply(box, s, who, move)
    s.turn += 40_000


def silver_always_wins(box, s, out):
    out[0], out[1] = 2, 1


def loud_fists(box, s, who, move, seat):
    return move


def leaky_fist(box, s, seat, v):
    looking.view(box, s, seat, v)
    v.fist[1] = s.fist[1]


def leaky_counterfeit(box, s, seat, v):
    looking.view(box, s, seat, v)
    v.note[(seat + 1) % box.seats] = s.note[(seat + 1) % box.seats]


def lost_ingot(box, s, who, move):
    warehouse51.apply(box, s, who, move)
    if move == warehouse51.DECLINE or w51.PAWN <= move < w51.PAY:
        s.supply = max(0, s.supply - 1)


def leaky_hand(box, s, seat, v):
    quest_looking.view(box, s, seat, v)
    v.coins[0, HAND] = s.coins[0, HAND]


def leaky_board(box, s, seat, v):
    """Which coins lie on a lot, not even how many."""
    quest_looking.view(box, s, seat, v)
    for place in range(len(s.kinds)):
        v.kinds[place, 2] = s.kinds[place, 2]


def leaky_pouch(box, s, seat, v):
    quest_looking.view(box, s, seat, v)
    v.coins[1, POUCH] = s.coins[1, POUCH]


def leaky_loot(box, s, seat, v):
    """The victim learns what was stolen."""
    quest_looking.view(box, s, seat, v)
    for k in range(s.thefts):
        if s.robbed[k] == seat:
            v.loot[k] = s.loot[k]


def leaky_own_pouch(box, s, seat, v):
    """The victim counts what is left."""
    quest_looking.view(box, s, seat, v)
    if seat >= 0:
        v.coins[seat, POUCH] = s.coins[seat, POUCH]


def leaky_draws(box, s, seat, v):
    quest_looking.view(box, s, seat, v)
    v.fresh[:] = s.fresh


def uses_by_another_hand(box, s, seat, offers):
    """A seat whose moves tell something about another's hand."""
    count = quest.moves(box, s, seat, offers)
    return count - 1 if count > 1 and seat and largest(s.coins[0, HAND]) < 20 else count


def largest(numbers):
    """Where the largest of some numbers stands."""
    return max(range(len(numbers)), key=lambda k: numbers[k])


def lost_bid(box, s, who, move):
    quest.apply(box, s, who, move)
    if move == cq.HAMMER and s.count[0, DISCARD]:
        s.coins[0, DISCARD, largest(s.coins[0, DISCARD])] -= 1


def miscounted(box, s, who, move):
    quest.apply(box, s, who, move)
    if cq.PLACE <= move < cq.LOCK and who != CHANCE:
        s.count[who, HAND] += 1


def bare_lots(box, s, who, move):
    """A lot is taken for empty while a coin lies there."""
    quest.apply(box, s, who, move)
    if cq.PLACE <= move < cq.TAKE_BACK and who != CHANCE:
        s.kinds[who, (move - cq.PLACE) % cq.LOTS] = 0


def last_to_place_counts(box, s, who, move):
    """The order of arrival leaves a trace."""
    if cq.PLACE <= move < cq.TAKE_BACK:
        s.first = who
    quest.apply(box, s, who, move)


def loud_placing(box, s, who, move, seat):
    return move if who != CHANCE else quest_looking.heard(box, s, who, move, seat)


def loud_draws(box, s, who, move, seat):
    return move if who == CHANCE else quest_looking.heard(box, s, who, move, seat)


def hopeful_imagine(box, v, seat, seed):
    """Takes the pouches of others to be as they were filled."""
    quest_looking.imagine(box, v, seat, seed)
    v.coins[1, POUCH] = v.bag[1, 0]
    v.count[1, POUCH] = v.coins[1, POUCH].sum()


def waits_for_nobody(box, s):
    return 0


def never_ready(box, s, seat, offers):
    """Bots would take back what they have placed, for ever."""
    count = quest.moves(box, s, seat, offers)
    return count - 1 if count > 1 and offers[count - 1, BASE] == cq.LOCK else count


def unfinished_features(box, v, seat, out):
    before = out[-1]
    toy.features(box, v, seat, out)
    out[-1] = before


def curious_features(box, v, seat, out):
    """Something is left of what lay there before."""
    before = out[0]
    toy.features(box, v, seat, out)
    out[0] = before if np.isfinite(before) else out[0]


def features_in_odd_units(box, v, seat, out):
    coinage_features(box, v, seat, out)
    out[14] = v.turn * 0.0049


def rounded_features(box, v, seat, out):
    """A sum of floats depends on how wide they are."""
    coinage_features(box, v, seat, out)
    out[14] = 0.0
    for _ in range(v.turn):
        out[14] += 0.1


def features_without_the_bid(box, v, seat, out):
    relic_features(box, v, seat, out)
    by_name(RELICS.game.ai.features, out)["bid"][:] = 0.0


def features_without_the_locks(box, v, seat, out):
    quest_features(box, v, seat, out)
    by_name(QUEST.game.ai.features, out)["locked"][:] = 0.0


FAULTS = [
    (FAKES, {"features": unfinished_features}, laws.features_are_whole_numbers_of_their_units),
    (COINS, {"features": features_in_odd_units}, laws.features_are_whole_numbers_of_their_units),
    (FAKES, {"features": curious_features}, laws.features_depend_on_the_view_alone),
    (FAKES, {"view": leaky_note}, laws.features_depend_on_the_view_alone),
    (RELICS, {"view": leaky_counterfeit}, laws.features_depend_on_the_view_alone),
    (QUEST, {"view": leaky_hand}, laws.features_depend_on_the_view_alone),
    (COINS, {"features": rounded_features}, laws.features_are_the_same_everywhere),
    (RELICS, {"features": features_without_the_bid}, laws.features_tell_views_apart),
    (QUEST, {"features": features_without_the_locks}, laws.features_tell_views_apart),
    (COINS, {"view": shy_view}, laws.what_lies_open_is_seen_and_heard_by_all),
    (QUEST, {"view": leaky_hand}, laws.hidden_stays_hidden),
    (QUEST, {"view": leaky_board}, laws.hidden_stays_hidden),
    (QUEST, {"view": leaky_pouch}, laws.hidden_stays_hidden),
    (QUEST, {"view": leaky_loot}, laws.hidden_stays_hidden),
    (QUEST, {"view": leaky_own_pouch}, laws.hidden_stays_hidden),
    (QUEST, {"view": leaky_draws}, laws.hidden_stays_hidden),
    (QUEST, {"moves": uses_by_another_hand}, laws.hidden_stays_hidden),
    (QUEST, {"apply": lost_bid}, laws.pieces_are_conserved),
    (QUEST, {"apply": miscounted}, laws.pieces_are_conserved),
    (QUEST, {"apply": bare_lots}, laws.pieces_are_conserved),
    (QUEST, {"apply": last_to_place_counts}, laws.simultaneous_moves_commute),
    (QUEST, {"heard": loud_placing}, laws.what_looks_the_same_sounds_the_same),
    (QUEST, {"heard": loud_draws}, laws.what_looks_the_same_sounds_the_same),
    (QUEST, {"imagine": hopeful_imagine}, laws.imagined_states_look_the_same),
    (QUEST, {"awaited": waits_for_nobody}, laws.awaited_seats_can_lead_on),
    (QUEST, {"forward": never_ready}, laws.leading_on_leads_to_the_end),
    (FAKES, {"heard": loud_fists}, laws.what_looks_the_same_sounds_the_same),
    (RELICS, {"heard": loud_fists}, laws.what_looks_the_same_sounds_the_same),
    (RELICS, {"view": leaky_fist}, laws.hidden_stays_hidden),
    (RELICS, {"view": leaky_counterfeit}, laws.hidden_stays_hidden),
    (RELICS, {"apply": lost_ingot}, laws.pieces_are_conserved),
    (FAKES, {"view": leaky_note}, laws.hidden_stays_hidden),
    (FAKES, {"view": leaky_bid}, laws.hidden_stays_hidden),
    (FAKES, {"view": leaky_lead}, laws.hidden_stays_hidden),
    (FAKES, {"moves": moves_by_another_bid}, laws.hidden_stays_hidden),
    (FAKES, {"imagine": stubborn_imagine}, laws.imagined_states_look_the_same),
    (FAKES, {"apply": first_bid_pays}, laws.simultaneous_moves_commute),
    (COINS, {"apply": lost_coin}, laws.pieces_are_conserved),
    (COINS, {"apply": forgotten_majority}, laws.pieces_are_conserved),
    (COINS, {"moves": offered_twice}, laws.offers_are_sets_of_moves),
    (COINS, {"moves": offered_out_of_order}, laws.offers_are_sets_of_moves),
    (COINS, {"moves": offered_off_the_map}, laws.offers_are_sets_of_moves),
    (COINS, {"moves": dead_end}, laws.someone_acts_or_it_is_over),
    (COINS, {"outcomes": no_weight}, laws.chance_has_positive_weights),
    (COINS, {"apply": too_wide}, laws.values_fit_the_narrow_layout),
    (COINS, {"places": silver_always_wins}, laws.places_follow_the_scores),
]


@pytest.mark.parametrize(
    ("subject", "fault", "law"),
    FAULTS,
    ids=[f"{subject}-{next(iter(fault.values())).__name__}" for subject, fault, _ in FAULTS],
)
def test_a_planted_fault_is_caught(subject, fault, law):
    broken = subject.faulty(**fault)
    with pytest.raises(AssertionError):
        setup = broken.game.setup(**subject.setups[0])
        law(broken, mode_of("interpreted", replace(broken, strides=(1, 1)), setup), broken.games)


def test_a_state_that_depends_on_more_than_its_record_is_caught():
    """Replay finds rules that remember something outside the state."""
    calls = []

    def apply(box, s, who, move):
        calls.append(move)
        rules.apply(box, s, who, move)
        if len(calls) == 20:
            s.turn += 1

    broken = COINS.faulty(apply=apply)
    with pytest.raises(AssertionError):
        laws.replay_gives_the_same_state(
            broken, mode_of("interpreted", broken, broken.game.setup()), 25
        )


def test_an_endless_game_is_caught():
    endless = replace(COINS, bound=lambda setup: 30)
    with pytest.raises(AssertionError, match="runs on"):
        laws.someone_acts_or_it_is_over(
            endless, mode_of("interpreted", endless, COINAGE.setup()), 25
        )
