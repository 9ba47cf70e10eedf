"""A past game: signs on the slider and the course of a round.  R97"""

from app.models.port_royal import story
from app.models.presenter import NO_SEAT, EventSign
from tests.engines.port_royal.builder import A, B, a_state, do, names
from tests.models.play import ANNA, LENI, SEATS, clean
from tests.models.port_royal.play import PRESENTER, games

TWO = (ANNA, LENI)


def played(state, *texts):
    """Positions and events of a line of play."""
    states, events = [state.clone()], []
    for text in texts:
        state.trace = []
        do(state, text)
        events.append(tuple(state.trace))
        states.append(state.clone())
    return states, events


def course(state, *texts):
    states, events = played(state, *texts)
    return story.course(states, events, 1, TWO)


def fates(turn):
    return [(each.number, each.face, each.fate, each.taker) for each in turn.cards]


def test_each_card_tells_what_became_of_it():
    own = {A: ["sailor_1"]}
    top = ["ship_flute_s1_c1", "expedition_2_crosses", "sailor_1", "ship_skiff_s1_c1", "tax_most_swords"]
    turns = course(
        a_state(own=own, top=top, shown=0, coins=[5, 3]),
        "draw", "repel", "draw", "draw", "draw", "accept", "draw", "stop", "hire sailor_1",
        "take_ship ship_skiff_s1_c1",
    )  # fmt: skip

    assert fates(turns[0]) == [
        (1, "ship_flute_s1_c1", "repelled", NO_SEAT),
        (2, "expedition_2_crosses", "aside", NO_SEAT),
        (3, "sailor_1", "taken", A),
        (4, "ship_skiff_s1_c1", "taken", B),
        (5, "tax_most_swords", "aside", NO_SEAT),
    ]
    assert turns[0].cards[2].coins == 3
    assert [line.text for line in turns[0].bonuses] == ["Most swords: you gain 1 coin."]
    assert (turns[0].seat, turns[0].bust) == (A, False)


def test_a_ship_not_yet_decided_is_pending():
    turns = course(a_state(own={A: ["sailor_1"]}, top=["ship_flute_s1_c1"], shown=0), "draw")

    assert fates(turns[0]) == [(1, "ship_flute_s1_c1", "pending", NO_SEAT)]


def test_a_bust_spoils_everything_and_pays_the_jesters():
    own = {B: ["jester_1"]}
    top = ["ship_flute_s1_c1", "sailor_1", "ship_flute_s1_c1"]
    turns = course(a_state(own=own, top=top, shown=0), "draw", "draw", "draw")

    assert turns[0].bust
    assert {each.fate for each in turns[0].cards} == {"spoiled"}
    assert [line.text for line in turns[0].bonuses] == ["Jester: Leni gains 1 coin."]


def test_a_renounced_ship_and_a_collected_one():
    own = {A: ["sailor_1"]}
    state = a_state(
        own=own, top=["ship_flute_s1_c1", "ship_frigate_s3_c2"], shown=0, contracts=["frigate_foe", "pack_of_pirates"]
    )

    (turn, *_) = course(state, "draw", "repel", "draw", "stop", "renounce ship_frigate_s3_c2")

    assert [(each.fate, each.renounced) for each in turn.cards] == [("collected", False), ("taken", True)]


def test_turns_of_other_rounds_are_left_out():
    for states, events in games():
        seats = SEATS[: states[0].players]
        seen = 0
        for number in range(1, states[-1].round + 1):
            turns = story.course(states, events, number, seats)
            assert 1 <= len(turns) <= len(seats)
            for turn in turns:
                begun = next(state for state in states if state.turn == turn.number)
                assert (begun.round, begun.active) == (number, turn.seat)
                assert [each.number for each in turn.cards] == list(range(1, len(turn.cards) + 1))
                assert all(clean(line.text) for line in turn.bonuses)
                seen += len(turn.cards)
        assert seen == sum(event[0] in ("revealed", "extra_tax") for happened in events for event in happened)


def test_cards_taken_are_those_of_the_displays():
    """What the course calls taken is what the displays and the discard pile say."""
    for states, events in games():
        seats = SEATS[: states[0].players]
        taken = [
            (each.taker, each.card)
            for number in range(1, states[-1].round + 1)
            for turn in story.course(states, events, number, seats)
            for each in turn.cards
            if each.fate == "taken"
        ]
        expected = [
            (event[1], event[2])
            for happened in events
            for event in happened
            if event[0] in ("hired", "traded", "renounced")
        ]
        assert sorted(taken) == sorted(expected)


def test_marks_stand_at_the_plies_that_made_them():
    own = {A: ["priest_1", "priest_1"]}
    state = a_state(own=own, row=["expedition_2_crosses"], top=[*["sailor_1"] * 2, *["ship_flute_s1_c1"] * 2], shown=0)
    _, events = played(state, "claim expedition_2_crosses", "draw", "draw")

    assert PRESENTER.event_signs(events, TWO) == [
        EventSign(1, "island", A, "You claim an expedition (4 influence points, 2 coins) and give up: 2 priests."),
        EventSign(3, "cross-mark", A, "You reveal a flute, the second of its kind. The harbour is spoiled."),
    ]
    assert names(state.harbour) == []


def test_the_end_is_marked():
    for _, events in games():
        marks = PRESENTER.event_signs(events, SEATS)
        assert marks[-1].glyph == "laurels-trophy"
        assert marks[-1].ply == len(events)
        assert sum(mark.glyph == "round-star" for mark in marks) <= 1
        assert sum(mark.glyph == "cross-mark" for mark in marks) == sum(e[0] == "bust" for h in events for e in h)
