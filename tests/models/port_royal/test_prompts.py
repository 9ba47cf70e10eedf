"""The prompt says in plain words what is asked, and why something cannot be chosen."""

import pytest

from app.models.presenter import NO_SEAT
from tests.engines.port_royal.builder import A, B, a_state, do, go_of, stopped
from tests.models.play import ANNA, LENI, clean, persons
from tests.models.port_royal.play import PRESENTER, games

TWO = (ANNA, LENI)


def prompt(state, *chosen):
    return PRESENTER.prompt(state, persons(state.players), chosen)


def test_no_prompt_is_empty_or_unfinished():
    for states, _ in games():
        for state in states:
            seats = persons(state.players)
            for chosen in {path[:depth] for path, _ in PRESENTER.spell(state) for depth in range(len(path))}:
                asked = PRESENTER.prompt(state, seats, chosen)
                assert asked.title
                assert asked.hint
                assert asked.seat == state.actor
                for text in (asked.title, asked.hint, *(button.text for button in asked.buttons)):
                    assert text
                    assert clean(text), text


def test_an_opponent_is_named_and_nothing_can_be_pressed():
    state = a_state(active=B)

    asked = PRESENTER.prompt(state, TWO)
    state.apply(("draw",))

    assert asked.title == "Leni begins to discover."
    assert PRESENTER.prompt(state, TWO).title == "Leni decides whether to reveal another card."
    assert asked.buttons == ()
    assert asked.seat == B


def test_hiring_asks_for_the_price():
    """The picture of the look: "Hire the governor for 8 coins?" """
    state = stopped(a_state(coins=[9, 3], harbour=["governor_0", "ship_flute_s1_c1"]))

    asked = prompt(state, f"card:{state.harbour[0]}")

    assert asked.title == "Hire the governor for 8 coins?"
    assert asked.hint.startswith("You have 9 coins.")
    assert [(button.text, button.primary) for button in asked.buttons] == [("Pass", False), ("Hire", True)]


def test_the_fee_is_named_with_its_receiver():
    state = go_of(a_state(coins=[3, 9], harbour=["governor_0"]), B)

    asked = prompt(state, f"card:{state.harbour[0]}")

    assert asked.title == "Hire the governor for 8 coins and the fee?"
    assert "The fee of 1 coin goes to Anna." in asked.hint


def test_a_ship_of_another_is_asked_for_by_what_is_left_of_it():
    state = go_of(a_state(coins=[3, 3], harbour=["ship_frigate_s3_c2"]), B)

    asked = prompt(state, f"card:{state.harbour[0]}")

    assert asked.title == "Take the frigate and gain 1 coin?"
    assert asked.hint == "It brings you 1 coin: 2 printed, 1 less as fee to Anna."


def test_only_what_there_is_is_asked_about():
    """With one person and no ship it asked for a ship, and told to choose another blue framed card."""
    state = stopped(a_state(coins=[9, 3], harbour=["sailor_1"]))

    assert prompt(state).title == "Hire a person?"
    assert prompt(state, f"card:{state.harbour[0]}").hint == "You have 9 coins."
    assert prompt(stopped(a_state(coins=[0, 3], harbour=["sailor_1", "ship_flute_s1_c1"]))).title == "Take a ship?"


def test_what_a_ship_brings_is_not_said_twice():
    """Below "Take the flute and gain 1 coin?" stood that it brings 1 coin, as printed; the gift was not told of."""
    plain = stopped(a_state(coins=[3, 3], harbour=["ship_flute_s1_c1", "sailor_1"]))
    gift = stopped(a_state(coins=[3, 3], harbour=["xship_flute_s5_c3_gift"], expansion="cards"))

    assert prompt(plain, f"card:{plain.harbour[0]}").hint == (
        "You have 3 coins. You can also choose another blue framed card."
    )
    assert prompt(gift, f"card:{gift.harbour[0]}").hint == "Somebody else gains 1 coin from it, too."


def test_discovering_tells_the_odds():
    """Without swords every flute spoils: 9 of 10 base flutes are still out; so are 113 - 1 other cards."""
    state = a_state(harbour=["ship_flute_s1_c1"])

    share = round(100 * 9 / 118)
    assert prompt(state).hint == f"{share}% of the unseen cards would spoil the harbour."


def test_repelling_compares_swords():
    own = {A: ["sailor_1", "sailor_1"]}
    state = do(a_state(own=own, harbour=["ship_flute_s1_c1"], top=["ship_flute_s1_c1"]), "draw")

    asked = prompt(state)

    assert asked.title == "Repel the flute?"
    assert asked.hint == "It takes 1 sword, you have 2. If it docks, the harbour is spoiled."
    assert prompt(state, "button:accept").title == "Really let the ship dock and spoil the harbour?"


@pytest.mark.parametrize(
    ("build", "key", "text"),
    [
        (lambda: a_state(harbour=["sailor_1"]), "harbour:0", "First stop revealing; then you can take cards."),
        (
            lambda: stopped(a_state(coins=[2, 9], harbour=["sailor_1", "ship_flute_s1_c1"])),
            "harbour:0",
            "You have 2 coins; it costs 3.",
        ),
        (
            lambda: go_of(a_state(coins=[3, 3], harbour=["sailor_1", "ship_flute_s1_c1"]), B),
            "harbour:0",
            "You have 3 coins; it costs 3 and the fee of 1.",
        ),
        (
            lambda: a_state(row=["expedition_2_crosses"]),
            "expeditions:0",
            "You do not own all the symbols of this expedition.",
        ),
        (
            lambda: go_of(
                a_state(own={B: ["priest_1"] * 2}, row=["expedition_2_crosses"], harbour=["ship_flute_s1_c1"]), B
            ),
            "expeditions:0",
            "Only the active player can claim expeditions.",
        ),
        (lambda: stopped(a_state(harbour=["ship_flute_s1_c1"])), "deck", "In this phase no more cards are revealed."),
        (lambda: a_state(own={B: ["priest_1"]}), "displays:1:0", "Cards in a display stay there."),
    ],
)
def test_a_refused_click_gets_a_reason(build, key, text):
    state = build()
    place, *at = key.split(":")
    if at:
        cards = getattr(state, place)
        for number in at:
            cards = cards[int(number)]
        key = f"card:{cards}"

    assert PRESENTER.refusal(state, persons(2), key) == text


def test_everything_that_is_not_offered_gives_a_finished_reason():
    for states, _ in games():
        for state in states[::3]:
            seats = persons(state.players)
            offered = {path[0] for path, _ in PRESENTER.spell(state)}
            for piece in PRESENTER.table(state, 0, seats).pieces():
                if piece.key not in offered:
                    assert clean(PRESENTER.refusal(state, seats, piece.key))


def test_while_an_opponent_decides_every_click_waits():
    assert PRESENTER.refusal(a_state(active=B), TWO, "deck") == "Please wait: Leni decides now."


def test_the_end_asks_nobody():
    states, _ = games()[0]

    assert prompt(states[-1]).seat == NO_SEAT
