"""The log: every event has its sentence, and a ply is told as people would."""

from app.models.bruges.log import lines
from app.models.bruges.sentences import SILENT, TELLERS
from tests.engines.bruges.builder import A, B, closing, do, throwing, turn
from tests.models.bruges.play import PRESENTER, games
from tests.models.play import SEATS, clean, persons


def told(state, *actions, seats=SEATS):
    """The log of the last of these actions."""
    for text in actions:
        state.trace = []
        do(state, text)
    return [line.text for line in PRESENTER.lines(state.trace, seats[: state.players])]


def test_every_event_of_random_games_has_a_sentence():
    """In the log or deliberately not; no piece is named that is secret or misspelled."""
    met = set()
    for states, events in games():
        seats = SEATS[: states[0].players]
        for ply, happened in enumerate(events):
            for event in happened:
                met.add(event[0])
                said = PRESENTER.sentence(event, seats)
                assert said.endswith((".", "?"))
                assert clean(said)
            found = PRESENTER.lines(happened, seats)
            assert all(clean(line.text) for line in found)
            if found and ply % 20 == 0:
                tables = [PRESENTER.table(states[ply + side], 0, seats) for side in (0, 1)]
                keys = {piece.key for table in tables for piece in table.pieces()} | {""}
                assert {line.piece for line in found if not line.piece.startswith("card:")} <= keys
    assert set(TELLERS) - met <= {"named", "averted", "razed", "threat_passed", "to_hand", "halved", "passed"}


def test_silent_facts_are_told_elsewhere():
    assert lines([("turn", 0), ("draw", 0, 1, 4), ("start", 1)], SEATS[:2]) == []
    assert set(TELLERS) >= SILENT


def test_a_card_with_what_it_brings():
    """R52-R54"""
    assert told(turn(hand={A: "monk king"}), "workers monk") == ["You take 2 red workers for the monk."]
    assert told(turn(hand={A: "monk king"}, dice="1 1 1 5 1"), "guilders monk") == ["You take 5 guilders for the monk."]
    state = turn(hand={A: "monk king"}, threats={A: "red"})
    assert told(state, "threat monk") == ["You return 1 Fire marker for the monk: 1 point."]
    assert told(turn(hand={A: "monk"}), "workers monk", seats=persons(2)) == ["Anna takes 2 red workers for the monk."]


def test_what_is_built_names_its_price():
    """R56, R59, R60"""
    state = turn(hand={A: "king monk mason"}, guilders={A: 9}, workers={A: "red"}, tiles={A: (0, 0)})
    assert told(state, "canal king left") == ["You build a canal tile in the upper section for 1 guilder."]

    state = turn(hand={A: "monk"}, workers={A: "red"})
    assert told(state, "house monk red") == ["You build a red house."]

    state = turn(hand={A: "alchemist"}, houses={A: "red"}, guilders={A: 3})
    assert told(state, "recruit alchemist 0") == [
        "You lay out the alchemist for 3 guilders.",
        "You take 6 guilders (Alchemist).",
    ]


def test_the_exchange_card_is_told_after_the_play():
    """R125"""
    state = turn(hand={A: "monk"}, exchange="quartus:3")
    assert told(state, "guilders monk exchange") == [
        "You take 5 guilders for the monk.",
        "You use the exchange card Quartus; 2 markers left.",
    ]


def test_a_completed_section_wins_a_statue():
    """R58"""
    state = turn(hand={A: "monk"}, tiles={A: (4, 0)}, guilders={A: 9})
    assert told(state, "canal monk left")[1] == "You complete a canal section and win a statue: 7 points."


def test_an_activation_with_its_gains_and_without_its_cost():
    """R65, R109"""
    state = turn(hand={A: "king"}, houses={A: "red+prince red+bookkeeper"}, workers={A: "yellow"})
    assert told(state, "activate prince") == ["You activate the prince and take 1 point and 2 guilders."]
    assert told(state, "activate bookkeeper") == ["You activate the bookkeeper and take 2 guilders."]


def test_answers_are_told_from_both_sides():
    """R170"""
    state = turn(hand={A: "king", B: "monk"}, houses={A: "red+robber"}, workers={A: "yellow"}, guilders={B: 3})
    assert told(state, "activate robber", "pay") == ["Leni gives you 2 guilders."]
    assert PRESENTER.lines(state.trace, persons(2))[0].text == "Leni gives Anna 2 guilders."


def test_a_throw_hits_everybody_in_one_line():
    """R32, R36"""
    state = throwing("5 3 3 6 3", threats={A: "blue blue"}, workers={A: "red red blue"}, hand={A: "king"})

    assert [line.text for line in PRESENTER.lines(state.trace, SEATS[:2])] == [
        "Everybody takes 2 threat markers: Flood and Fire.",
        "The flood costs you 1 blue worker and 2 red workers.",
    ]


def test_protection_is_told_with_its_points():
    """R171"""
    state = throwing("5 3 3 3 3", threats={A: "blue blue"}, houses={A: "red+dike_reeve"}, hand={A: "king"})

    assert "The flood does you no harm thanks to the dike reeve: 2 points." in [
        line.text for line in PRESENTER.lines(state.trace, SEATS[:2])
    ]


def test_majorities():
    """R79"""
    state = closing(tiles={A: (1, 0)}, steps={B: 1}, left="king", right="monk")

    assert [line.text for line in PRESENTER.lines(state.trace, SEATS[:2])][:2] == [
        "Leni turns a majority marker: Reputation.",
        "You turn your majority marker: Canal.",
    ]
