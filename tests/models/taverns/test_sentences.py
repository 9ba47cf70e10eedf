"""The log tells every event, in whole sentences."""

import pytest

from app.models.presenter import NO_SEAT
from tests.engines.taverns.builder import A, B, do, drafting, evening, filling, placing, service
from tests.models.play import ANNA, LENI, SEATS, clean, facts_of_the_engine, persons, silent_plies
from tests.models.taverns.play import PRESENTER, game, games

TWO = (ANNA, LENI)


def told(state, *texts, seats=TWO):
    """The log of what these actions do."""
    state.trace = []
    do(state, *texts)
    return [line.text for line in PRESENTER.lines(state.trace, seats)]


def test_every_event_of_the_engine_has_a_sentence():
    examples = {
        event[0]: event
        for setup in range(6)
        for seed in (11, 12, 13)
        for events in game(setup, seed)[1]
        for event in events
    }
    facts = facts_of_the_engine("taverns")

    assert len(facts) > 30
    extra = [("supply_empty", 1, 2), ("signature_lost", 1, 0), ("nobles_hired", 1, 2, 14), ("cellared", 1, 5)]
    extra += [("counter_returned", 1), ("bards_played", 1, 2)]
    assert facts - set(examples) <= {event[0] for event in extra}
    for event in [*examples.values(), *extra]:
        sentence = PRESENTER.sentence(event, SEATS)
        assert sentence.endswith((".", ":")), event
        assert clean(sentence), event


@pytest.mark.parametrize(
    ("event", "mine"),
    [
        (("counter_returned", 0), "You return a counter guest for a space in the monastery."),
        (("bards_played", 0, 1), "Your bards raise your reputation by 1 step."),
        (("cellared", 0, 5), "You begin with 5 beer in storage."),
    ],
)
def test_what_changes_before_everybodys_eyes_is_told(event, mine):
    """They changed a track or a stock and stood neither in the log nor in the review.  R103, R151, R166"""
    assert PRESENTER.sentence(event, SEATS) == mine
    assert mine.split()[-1] in PRESENTER.sentence((event[0], 1, *event[2:]), SEATS)


def test_every_ply_has_a_line_or_is_silent_by_intent():
    silent = {decision for decision, _ in silent_plies("taverns", games())}
    assert silent <= {"use_counter_guest_redraw", "place_dice"}


def test_lines_name_pieces_that_are_on_the_table():
    missing = 0
    for states, events in games():
        for state, happened in zip(states[1:], events, strict=False):
            seats = SEATS[: state.players]
            named = [line.piece for line in PRESENTER.lines(happened, seats) if line.piece]
            if named:
                keys = {piece.key for piece in PRESENTER.table(state, 0, seats).pieces()}
                missing += sum(key not in keys for key in named)
    assert missing < 40  # cards that went on into the discard pile, start cards that are gone


def test_cards_that_come_are_one_line():
    state = filling(
        deck={A: "waitress regular_1 regular_2 regular_3", B: "regular_1 regular_2 noble"}, counter_guests={A: 1}
    )

    lines = [line.text for line in PRESENTER.lines(state.trace, TWO)]
    assert lines == [
        "You reveal: Waitress and 3\u00a0×\u00a0Regular.",
        "Leni reveals: 2\u00a0×\u00a0Regular and Noble.",
    ]


def test_what_everybody_gains_is_one_line():
    state = evening(3, 3)
    state.trace = []
    lines = PRESENTER.lines([("round_began", 4), ("counter_guest", 0), ("counter_guest", 1)], TWO)

    assert [(line.seat, line.text) for line in lines] == [
        (NO_SEAT, "Evening 4 begins."),
        (NO_SEAT, "Everybody gains a counter guest."),
    ]
    lines = PRESENTER.lines([("schnapps", 0, 2, "track"), ("schnapps", 1, 2, "track")], TWO)
    assert [line.text for line in lines] == ["Everybody gains 2 schnapps."]


def test_a_draft():
    state = drafting(["1 1 2 6", "3 3 4 5"])

    assert told(state, "draft 6", "draft 3") == ["You take a 6.", "Leni takes a 3.", "The coasters go on to the left."]


def test_placing_and_the_reputation_phase():
    """R62: 1 doubloon of the till and 1 beer of the barrel: 1 step."""
    state = placing("1 2 3 4", level=3)

    assert told(state, "place 1 cash_till", "place 2 barrel", "take_back 2 barrel", "place 2 barrel", "finish") == [
        "You place a die (1): Cash till.",
        "You place a die (2): Barrel.",
        "You take a die back (2): Barrel.",
        "You place a die (2): Barrel.",
        "Your dice bring 1 doubloon and 1 beer: 1 step of reputation.",
        "Your reputation moves 1 space.",
    ]


def test_income_is_one_line_per_currency():
    state = service(
        "regular_1:2 cash_till:3 beer_delivery:6 beer_delivery:1", seated={A: "regular_1"}, laid={A: "supplier"}
    )

    assert told(state, "activate_all") == [
        "You take in 3 doubloons: Regular 2, Cash till 1.",
        "You take in 4 beer: Beer delivery 4.",
    ]


def test_a_walk_through_the_monastery_is_broken_by_its_bonus():
    """C26: from 6 two steps; the dishwasher of space 7 comes in between."""
    state = service("monk:5", tiles={A: "monk"}, monastery={A: 6})

    assert told(state, "activate monk") == [
        "You move 1 space in the monastery, to space 7.",
        "You gain: Dishwasher.",
        "You move 1 space in the monastery, to space 8.",
    ]


def test_purchases_tell_price_and_noble_in_one_line():
    state = service(doubloons=20, beer=23, laid={A: "waitress"}, display="guest_5_4 - - -")

    assert told(state, "buy table", "upgrade waitress_post 1", "upgrade safe 0", "nobles 1", "nobles 2") == [
        "You buy the table for 5 doubloons.",
        "You upgrade “Waitress post” for 8 doubloons and 1 of its cards, and gain a noble.",
        "You upgrade “Safe” for 5 doubloons and gain a noble.",
        "You hire 1 noble for 9 beer.",
        "You hire 2 nobles for 14 beer.",
    ]


def test_a_recruited_guest_and_its_bonus():
    state = service(beer=5, display="guest_5_4 - - -", guest_deck="guest_8_1")

    assert told(state, "recruit guest_5_4", "peek 0", "end")[:4] == [
        "You recruit the cooper for 5 beer.",
        "You gain: Beer dealer.",
        "On display now: Guild master.",
        "You store nothing and end your turn.",
    ]


def test_a_bonus_without_a_pile_is_told():
    """R4"""
    state = service(beer=5, display="guest_5_4 - - -", supply={"beer_dealer": 0})

    assert told(state, "recruit guest_5_4")[1] == "You would gain the beer dealer, but none is left."


def test_others_are_called_by_name():
    events = [("drafted", 1, 4), ("banned", 1, 7), ("declined", 1, "choose_banned_card"), ("stored", 1, 2, 1)]
    events.append(("lost", 1, 3, 0, 2))

    assert [PRESENTER.sentence(event, TWO) for event in events] == [
        "Leni takes a 4.",
        "Leni bans the regular for good.",
        "Leni bans nobody.",
        "Leni stores 2 doubloons and 1 beer and ends the turn.",
        "Leni loses 3 doubloons and 2 schnapps.",
    ]
    assert PRESENTER.sentence(events[0], persons(2)) == "Leni takes a 4."


def test_an_upgrade_by_the_fire_breather_tells_all_three_things():
    """R134"""
    state = service(level=2, sides={A: "fire_breather_a"}, schnapps={A: 5})

    assert told(state, "entertain entertainer_fire_breather", "tile safe") == [
        "You pay 5 schnapps to the entertainer: Fire-breather.",
        "You turn over “Safe”.",
        "You gain: Noble.",
    ]
