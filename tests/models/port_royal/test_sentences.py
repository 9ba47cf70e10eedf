"""Every event has its sentence, and a ply is told as people would tell it."""

import pytest

from app.engines.port_royal.components import CONTRACTS, FIRST
from app.models.port_royal.sentences import SENTENCES
from app.models.presenter import NO_SEAT
from tests.engines.port_royal.builder import A, B, a_state, do, go_of
from tests.models.play import ANNA, LENI, OTTO, clean, persons
from tests.models.port_royal.play import PRESENTER, games

SEATS = (ANNA, LENI, OTTO)
YOU, L, O = range(3)  # noqa: E741


def card(name):
    return FIRST[name]


def contract(name):
    return next(i for i, each in enumerate(CONTRACTS) if each.id == f"contract_{name}")


FLUTE, FRIGATE, SAILOR = card("ship_flute_s1_c2"), card("ship_frigate_skull_c3"), card("sailor_1")
MOST, FEWEST = card("tax_most_swords"), card("tax_fewest_influence")
TWO_CROSSES = card("expedition_2_crosses")
GIVEN = (card("priest_1"), card("jack_of_all_trades_1"))

SAID = [
    (("round_began", 3), "Round 3 begins."),
    (("turn_began", YOU), "Your turn begins."),
    (("turn_began", L), "Leni’s turn begins."),
    (("revealed", YOU, FLUTE), "You reveal a flute (blue, 2 coins, strength 1)."),
    (("revealed", L, FRIGATE), "Leni reveals a frigate (red, 3 coins, skull)."),
    (("revealed", L, SAILOR), "Leni reveals a sailor."),
    (("revealed", YOU, MOST), "You reveal a tax increase (most swords)."),
    (("revealed", YOU, TWO_CROSSES), "You reveal an expedition with two crosses."),
    (("docked", YOU, FLUTE), "You let the flute dock."),
    (("docked", L, FLUTE), "Leni lets the flute dock."),
    (("repelled", YOU, FLUTE), "You repel the flute (strength 1)."),
    (("repelled", L, FLUTE), "Leni repels the flute (strength 1)."),
    (("collected", YOU, FLUTE), "You keep the flute for Pack of Pirates."),
    (("collected", L, FLUTE), "Leni keeps the flute for Pack of Pirates."),
    (("bust", YOU, FLUTE), "You let a flute dock, the second of its kind. The harbour is spoiled."),
    (("bust", L, FLUTE), "Leni lets a flute dock, the second of its kind. The harbour is spoiled."),
    (("taxed", YOU, 6), "You pay 6 coins of taxes."),
    (("taxed", L, 7), "Leni pays 7 coins of taxes."),
    (("gained", YOU, 1, "jester", -1), "Jester: you gain 1 coin."),
    (("gained", L, 2, "jester", -1), "Jester: Leni gains 2 coins."),
    (("gained", YOU, 2, "admiral", -1), "Admiral: you gain 2 coins."),
    (("gained", L, 4, "admiral", -1), "Admiral: Leni gains 4 coins."),
    (("gained", YOU, 1, "vice_admiral", -1), "Vice admiral: you gain 1 coin."),
    (("gained", L, 1, "vice_admiral", -1), "Vice admiral: Leni gains 1 coin."),
    (("gained", YOU, 3, "gunner", -1), "Gunner: you gain 3 coins."),
    (("gained", L, 3, "gunner", -1), "Gunner: Leni gains 3 coins."),
    (("gained", YOU, 1, "tax", MOST), "Most swords: you gain 1 coin."),
    (("gained", L, 1, "tax", FEWEST), "Fewest influence points: Leni gains 1 coin."),
    (("gained", YOU, 1, "gift", FLUTE), "You gain 1 coin as a gift from this ship."),
    (("gained", L, 1, "gift", FLUTE), "Leni gains 1 coin as a gift from this ship."),
    (("gained", L, 3, "ship", FLUTE), ""),
    (("gained", L, 1, "trader", FLUTE), ""),
    (("gained", L, 2, "expedition", TWO_CROSSES), ""),
    (("gained", L, 2, "contract", 1), ""),
    (("short", YOU, 1), "Both piles are empty: you miss out on 1 coin."),
    (("short", L, 2), "Both piles are empty: Leni misses out on 2 coins."),
    (("extra_tax", YOU, MOST), "An additional tax increase: Tax Increase (most swords)."),
    (("stopped", YOU), "You stop revealing."),
    (("stopped", L), "Leni stops revealing."),
    (
        ("claimed", YOU, TWO_CROSSES, GIVEN),
        "You claim an expedition (4 influence points, 2 coins) and give up: 1 priest and 1 jack of all trades.",
    ),
    (
        ("claimed", L, TWO_CROSSES, GIVEN),
        "Leni claims an expedition (4 influence points, 2 coins) and gives up: 1 priest and 1 jack of all trades.",
    ),
    (("traded", YOU, FLUTE, 2), "You take the flute: 2 coins."),
    (("traded", L, FLUTE, 4), "Leni takes the flute: 4 coins, 2 of them by traders."),
    (("renounced", YOU, FRIGATE), "You take the frigate and renounce its coins."),
    (("renounced", L, FRIGATE), "Leni takes the frigate and renounces its coins."),
    (("hired", YOU, SAILOR, 3), "You hire the sailor for 3 coins."),
    (("hired", L, SAILOR, 1), "Leni hires the sailor for 1 coin."),
    (("fee_paid", YOU, L), "You pay Leni the fee of 1 coin."),
    (("fee_paid", L, YOU), "Leni pays you the fee of 1 coin."),
    (("fee_paid", L, O), "Leni pays Otto the fee of 1 coin."),
    (("passed", YOU), "You pass."),
    (("passed", L), "Leni passes."),
    (
        ("skipped", YOU, 4, 1, 2),
        "You can take nothing with 2 coins: the cheapest person costs 4 with the fee.",
    ),
    (
        ("skipped", L, 4, 1, 1),
        "Leni can take nothing with 1 coin: the cheapest person costs 4 with the fee.",
    ),
    (("skipped", YOU, 5, 0, 2), "You can take nothing with 2 coins: the cheapest person costs 5."),
    (("skipped", L, 5, 0, 2), "Leni can take nothing with 2 coins: the cheapest person costs 5."),
    (("skipped", YOU, 0, 1, 2), "You are passed over: after the fee, the only ship would bring you nothing."),
    (("skipped", L, 0, 1, 2), "Leni is passed over: after the fee, the only ship would bring nothing."),
    (("went_without", YOU), "The harbour is empty: you go away empty-handed."),
    (("went_without", L), "The harbour is empty: Leni goes away empty-handed."),
    (("contract_step", YOU, contract("frigate_foe"), 1), "You advance to step 1 of Frigate Foe."),
    (("contract_step", L, contract("frigate_foe"), 2), "Leni advances to step 2 of Frigate Foe."),
    (("contract_completed", YOU, contract("fighter"), 1, 3), "You complete the contract Fighter: 3 coins."),
    (("contract_completed", L, contract("fighter"), 4, 0), "Leni completes the contract Fighter: 0 coins."),
    (("reshuffled", 40), "The discard pile is shuffled: 40 cards in the new draw pile."),
    (("end_triggered", YOU), "You trigger the end: the round is played to its end."),
    (("end_triggered", L), "Leni triggers the end: the round is played to its end."),
    (("game_over",), "The game is over."),
]


@pytest.mark.parametrize(("event", "text"), SAID, ids=lambda value: str(value)[:40])
def test_every_event_is_told(event, text):
    assert PRESENTER.sentence(event, SEATS) == text


def test_no_event_of_a_real_game_is_left_untold():
    """All facts that the engine reports have a case above, too."""
    known = {event[0] for event, _ in SAID}
    for _, events in games():
        for happened in events:
            assert {event[0] for event in happened} <= known
            for line in PRESENTER.lines(happened, SEATS + SEATS[:2]):
                assert line.text
                assert clean(line.text)


def test_with_several_persons_everybody_is_named():
    assert SENTENCES.sentence(("passed", A), persons(3)) == "Anna passes."
    assert SENTENCES.sentence(("fee_paid", B, A), persons(3)) == "Leni pays Anna the fee of 1 coin."


def told(state, seats=(ANNA, LENI)):
    """What the last action is told as."""
    return [line.text for line in PRESENTER.lines(state.trace, seats)]


def traced(state, *texts):
    state.trace = None
    do(state, *texts[:-1])
    state.trace = []
    return do(state, texts[-1])


def test_a_ship_that_docks_is_one_line():
    assert told(traced(a_state(top=["ship_flute_s1_c1"], shown=0), "draw")) == [
        "You reveal a flute (blue, 1 coin, strength 1)."
    ]


def test_a_ship_that_spoils_the_harbour_is_one_line():
    state = traced(a_state(harbour=["ship_flute_s1_c1"], top=["ship_flute_s2_c2"]), "draw")

    assert told(state) == ["You reveal a flute, the second of its kind. The harbour is spoiled."]


def test_a_purchase_and_its_fee_are_one_line():
    state = traced(go_of(a_state(coins=[3, 9], harbour=["sailor_1", "ship_flute_s1_c1"]), B), "hire sailor_1")

    assert told(state) == ["Leni hires the sailor for 3 coins. You get the fee of 1 coin."]


def test_a_tie_at_the_tax_is_one_line():
    """C14 (R43) with everybody at 0: nobody has a sword."""
    state = traced(a_state(3, top=["tax_most_swords"], shown=0), "draw")
    lines = PRESENTER.lines(state.trace, SEATS)

    assert [line.text for line in lines] == [
        "You reveal a tax increase (most swords).",
        "Most swords: 1 coin each for you, Leni and Otto.",
    ]
    assert lines[1].seat == NO_SEAT


def test_a_line_names_its_seat_and_its_card():
    state = traced(a_state(top=["sailor_1"], shown=0), "draw")
    (line,) = PRESENTER.lines(state.trace, (ANNA, LENI))

    assert (line.seat, line.piece) == (A, f"card:{state.harbour[0]}")


def test_rounds_and_turns_are_headings_and_no_lines():
    assert PRESENTER.lines([("round_began", 2), ("turn_began", 1)], SEATS) == []
    assert PRESENTER.heading(a_state()) == "Round 1"
