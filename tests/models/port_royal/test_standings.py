"""Scores with their parts, chips, and the end in sentences.  R7, R61-R63"""

from pathlib import Path

from app.models.port_royal.describe import DESCRIPTIONS
from tests.engines.port_royal.builder import A, B, a_state
from tests.models.play import ANNA, LENI, OTTO, SEATS, clean, persons
from tests.models.port_royal.play import PRESENTER, games

TWO, THREE = (ANNA, LENI), (ANNA, LENI, OTTO)


def over(state, **fields):
    """The position as the end of the game."""
    state.actor, state.decision, state.offers = -1, "over", []
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def test_parts_add_up_to_the_points():
    for states, _ in games():
        for state in states[::5]:
            for row, points in zip(PRESENTER.scores(state, SEATS[: state.players]), state.scores(), strict=True):
                assert row.points == points == sum(part.points for part in row.parts)


def test_parts_have_names():
    own = {A: ["sailor_2", "expedition_2_crosses"]}
    state = a_state(own=own, contracts=["fighter", "explorer"])

    row = PRESENTER.scores(state, TWO)[A]

    assert [(part.label, part.points) for part in row.parts] == [("Persons", 2), ("Expeditions", 4), ("Contracts", 0)]
    assert [(fact.key, fact.value) for fact in row.facts] == [("coins", 3), ("swords", 1)]
    assert len(PRESENTER.scores(a_state(own=own), TWO)[A].parts) == 2


def test_chips_tell_round_phase_expansion_and_goal():
    state = a_state(influence=15, expansion="cards")

    assert [chip.text for chip in PRESENTER.chips(state)] == [
        "Round 1",
        "Phase: discover",
        "With new cards",
        "Ends at 15",
    ]
    state.ended = True
    assert PRESENTER.chips(state)[-1].text == "Last round"
    needed = a_state(expedition_needed=True)
    assert "and an expedition" in PRESENTER.chips(needed)[-1].tip
    assert PRESENTER.chips(needed)[-1].text == "12 + expedition"
    assert PRESENTER.chips(a_state(automatic_pass=True))[-1].text == "Automatic pass"


def test_a_winner_and_all_places():
    """C26 (R63)."""
    state = over(a_state(3, coins=[2, 4, 11]), influence=[13, 12, 11], ended=True)

    assert PRESENTER.result(state, THREE) == [
        "You win with 13 influence points.",
        "1. Anna: 13 influence points, 2 coins",
        "2. Leni: 12 influence points, 4 coins",
        "3. Otto: 11 influence points, 11 coins",
    ]


def test_coins_decide_a_tie():
    state = over(a_state(3, coins=[2, 4, 11]), influence=[13, 13, 12], ended=True)

    assert PRESENTER.result(state, THREE)[:2] == [
        "Leni wins with 13 influence points.",
        "With equal influence, coins decide.",
    ]


def test_a_shared_victory():
    state = over(a_state(3, coins=[4, 4, 11]), influence=[13, 13, 12], ended=True)

    told = PRESENTER.result(state, THREE)

    assert told[0] == "Shared victory with 13 influence points: Anna and Leni."
    assert told[1:3] == ["1. Anna: 13 influence points, 4 coins", "1. Leni: 13 influence points, 4 coins"]


def test_without_an_expedition_one_ranks_behind():
    """C27 (R14, R63)."""
    state = a_state(2, own={B: ["expedition_2_crosses"]}, expedition_needed=True)
    over(state, influence=[15, 13], ended=True)

    assert PRESENTER.result(state, TWO)[:2] == [
        "Leni wins with 13 influence points.",
        "Players without an expedition rank behind those with one.",
    ]


def test_a_game_without_progress_says_why_it_ends():
    """R62a"""
    state = over(a_state(2, coins=[3, 2]), stalled=20)

    assert "Nobody gained influence for 20 rounds; therefore the game ends." in PRESENTER.result(state, TWO)


def test_every_real_end_is_told():
    for states, _ in games():
        seats = persons(states[-1].players)
        told = PRESENTER.result(states[-1], seats)
        assert len(told) > len(seats)
        assert all(text and clean(text) for text in told)
        assert PRESENTER.result(states[-2], seats) == []


def test_seats_without_coins_still_have_a_place():
    told = PRESENTER.result(over(a_state(3, coins=[0, 0, 1]), ended=True), THREE)

    assert told[-2:] == ["2. Anna: 0 influence points, 0 coins", "2. Leni: 0 influence points, 0 coins"]


def test_every_glyph_that_is_named_is_there():
    there = set((Path(__file__).parents[3] / "resources" / "glyphs" / "names.txt").read_text("utf-8").split())
    named = set()
    for states, events in games():
        seats = persons(states[0].players)
        named |= {mark.glyph for mark in PRESENTER.event_signs(events, seats)}
        for state in states[::7]:
            named |= {chip.glyph for chip in PRESENTER.chips(state)}
            shown = PRESENTER.table(state, 0, seats)
            named |= {chip.glyph for chip in DESCRIPTIONS.chips(shown.zone("harbour"), shown.viewer)}
            named |= {fact.glyph for row in PRESENTER.scores(state, seats) for fact in row.facts}
            for chosen in {path[:depth] for path, _ in PRESENTER.spell(state) for depth in range(len(path))}:
                named |= {button.glyph for button in PRESENTER.prompt(state, seats, chosen).buttons}

    assert len(named) > 15
    assert named - {""} <= there
