"""Effects inside effects, and the order in which they are finished.  R109, R116, R122, R131, R152, R169, R172"""

from app.engines.bruges.components import NUMBER
from tests.engines.bruges.builder import (
    A,
    B,
    C,
    asks,
    display,
    do,
    go,
    names,
    said,
    threats,
    told,
    turn,
    verbs,
    workers,
)


def test_the_astronomer_repeats_what_has_a_benefit():
    """R152, R172: asked after the first time; the Fire-eater reacts afterwards."""
    state = turn(
        hand={A: "barker"},
        houses={A: "red+astronomer blue+fire_eater blue"},
        guilders={A: 3},
        threats={A: "blue"},
    )
    do(state, "recruit barker 2")
    assert (asks(state), state.points[A]) == (("red", "astronomer_repeat"), 2)
    do(state, "yes")
    assert (asks(state), state.points[A]) == (("red", "fire_eater"), 4)
    do(state, "return blue")
    assert (state.points[A], threats(state, A)) == (5, "")

    alone = turn(hand={A: "lock_keeper"}, houses={A: "red+astronomer blue"}, guilders={A: 3})
    do(alone, "recruit lock_keeper 1", "no")
    assert alone.guilders[A] == 2


def test_no_repeat_without_a_benefit():
    """R152."""
    state = turn(hand={A: "inquisitor"}, houses={A: "red+astronomer blue"}, guilders={A: 6}, threats={A: "red"})
    do(state, "recruit inquisitor 1")
    assert said(state) == ["end"]


def test_the_swedish_woman_counts_the_own_display():
    """R109: the Barker of another counts the own persons but her; only her own cost is paid."""
    state = turn(
        new_citizens=True,
        houses={A: "red+swedish_woman blue+king blue+queen", B: "red+barker red+hangman red+notary red+bishop"},
        workers={A: "blue"},
        used="barker",
    )
    do(state, "activate swedish_woman")
    assert (state.points[A], workers(state, A)) == (2, "")
    assert told(state, "activate") == [(A, NUMBER["swedish_woman"], A), (A, NUMBER["barker"], B)]


def test_the_swedish_woman_and_puppeteers():
    """R169: a foreign Puppeteer works on own used persons, not on her; the own one may choose her."""
    state = turn(
        new_citizens=True,
        houses={A: "red+swedish_woman red+prince blue+bookkeeper", B: "red+puppeteer"},
        workers={A: "blue"},
        used="prince",
    )
    do(state, "activate swedish_woman")
    assert (state.points[A], state.guilders[A]) == (1, 2)

    state = turn(
        new_citizens=True,
        houses={A: "red+swedish_woman red+puppeteer", B: "red+prince"},
        workers={A: "blue"},
    )
    assert verbs(state, "activate") == ["swedish_woman"]
    do(state, "activate swedish_woman", "activate puppeteer")
    assert (state.points[A], state.guilders[A]) == (2, 4)
    assert said(state) == ["end"]


def test_no_endless_chain_is_even_considered():
    """R169: two seats, a Puppeteer that only the Swedish Woman could use on herself."""
    state = turn(new_citizens=True, houses={A: "red+swedish_woman", B: "red+puppeteer"}, workers={A: "blue"})
    assert said(state) == ["end"]


def test_primus_takes_the_person_just_laid_out():
    """R131: free of charge, without a mark, even without a benefit."""
    state = turn(exchange="primus:2", hand={A: "archivist"}, houses={A: "red"}, guilders={A: 6}, workers={A: "red"})
    do(state, "recruit archivist 0 exchange")
    assert (state.points[A], workers(state, A), state.used, state.markers) == (0, "red", 0, 1)

    state = turn(exchange="primus:1", hand={A: "prince notary"}, houses={A: "red"}, guilders={A: 9})
    assert verbs(state, "recruit") == ["notary 0", "prince 0", "prince 0 exchange"]
    do(state, "recruit prince 0 exchange")
    assert (state.points[A], state.guilders[A], state.exchange) == (1, 2, -1)
    assert asks(state) == ("red", "end_turn")


def test_a_card_inside_a_card():
    """R116, R143, R172: the extra card builds a tile, its ship activates a lightning person, then the turn goes on."""
    state = turn(
        zwin=True,
        docks="yellow:activate_lightning",
        hand={A: "king queen"},
        houses={A: "red+coachman blue+alchemist"},
        workers={A: "yellow yellow"},
        guilders={A: 1},
    )
    do(state, "activate coachman", "canal king left")
    assert said(state) == ["ship yellow", "decline"]
    do(state, "ship yellow")
    assert (state.guilders[A], workers(state, A)) == (6, "")
    assert asks(state) == ("red", "play_card")


def test_a_drawn_card_uses_neither_ship_nor_exchange():
    """R116, R123."""
    state = turn(
        zwin=True,
        exchange="octavus:3",
        docks="yellow:extra_action blue:six_guilders",
        hand={A: "king"},
        workers={A: "yellow blue"},
        left="arsonist",
        right="robber",
        reserve="earl judge",
    )
    do(state, "canal king left exchange", "ship yellow", "draw left")
    assert (asks(state), names(state.hand[A])) == (("red", "play_drawn"), "arsonist")
    assert not any("exchange" in text for text in said(state))
    state.guilders[A] = 2
    state.offers = []
    go(state, state.asked)
    do(state, "canal arsonist left")
    assert (state.tiles[0], asks(state)) == (2, ("red", "end_turn"))


def test_the_countess_and_the_fire_eater():
    """R151, R175: laid out without an action, a pet too."""
    state = turn(
        pets=True,
        hand={A: "pet_cat king"},
        houses={A: "red+countess blue+fire_eater"},
        workers={A: "brown"},
        guilders={A: 1},
        threats={A: "violet"},
    )
    do(state, "activate countess", "lay pet_cat 1")
    assert asks(state) == ("red", "fire_eater")
    do(state, "return violet")
    assert (state.guilders[A], state.points[A]) == (0, 1)
    assert display(state, A) == "countess fire_eater pet_cat"
    assert asks(state) == ("red", "play_card")


def test_markers_of_the_strategist():
    """R177, R178: assigned first, then handed over clockwise, each damage in its turn."""
    state = turn(
        players=3,
        new_citizens=True,
        hand={A: "strategist"},
        houses={A: "red"},
        guilders={A: 3, B: 4, C: 5},
        threats={A: "yellow yellow", B: "yellow yellow", C: "yellow yellow"},
    )
    do(state, "recruit strategist 0", "hand yellow green", "hand yellow yellow")
    assert told(state, "damage") == [(B, 2), (C, 2)]
    assert (state.guilders, state.points[A]) == ([0, 0, 0], 0)


def test_opponents_of_the_quack_in_turn():
    """R73, R178: the second names a colour after the first one's damage."""
    state = turn(
        players=3,
        hand={A: "quack"},
        houses={A: "red", B: "red+king red+queen"},
        guilders={A: 3},
        threats={B: "brown brown"},
    )
    do(state, "recruit quack 0")
    assert asks(state) == ("yellow", "choose_threat_colour")
    do(state, "colour brown")
    assert asks(state) == ("yellow", "choose_plague_victim")
    do(state, "person king")
    assert asks(state) == ("green", "choose_threat_colour")
    do(state, "colour blue")
    assert asks(state) == ("red", "end_turn")


def test_a_reaction_needs_its_person():
    """R172: whoever left the display in between does not react any more."""
    for card, colour in (("fire_eater", 0), ("stucco_worker", 0), ("portraitist", 0), ("noblewoman", -1)):
        for houses, reacts in (({A: f"red+{card}"}, True), ({A: "red", B: f"red+{card}"}, False)):
            state = turn(houses=houses, threats={A: "blue"})
            state.offers = []
            state.agenda.append(("main",))
            go(state, ("react", A, colour, NUMBER[card]))
            assert (state.decision != "end_turn" or state.points[A] + state.guilders[A] > 0) == reacts
