from random import Random

import pytest

from app.engines import GAMES
from app.engines.contract import Option
from app.match.seats import Seat
from app.models.games import entry
from app.models.options import OptionWords, reason
from app.models.setup import (
    Setup,
    called_apart,
    default_setup,
    from_kept,
    kept,
    next_colour,
    opponent,
    possible,
    recoloured,
    trouble,
)


class Toy:
    """A game with an option that depends on another one and on the number of players."""

    key = "toy"
    players = range(2, 5)
    options = (
        Option("module", ("none", "cards"), "none"),
        Option("contracts", (False, True), False, needs={"module": ("cards",)}),
        Option("bonus", (False, True), False, needs={"contracts": (True,)}),
        Option("team", (False, True), False, players=(4,)),
        Option("trade", (False, True), False, players=(3, 4, 5)),
    )


WORDS = {
    "module": OptionWords("Module", "", {"none": "None", "cards": "Cards"}),
    "contracts": OptionWords("Contracts", ""),
    "bonus": OptionWords("Bonus", "", {True: "on"}),
    "team": OptionWords("Team", ""),
    "trade": OptionWords("Trade", ""),
}


def test_an_option_falls_back_when_what_it_needs_is_gone():
    assert possible(Toy, 4, {"module": "none", "contracts": True, "bonus": True, "team": True}) == {
        "module": "none",
        "contracts": False,
        "bonus": False,
        "team": True,
        "trade": False,
    }


def test_unknown_options_and_values_are_left_out():
    assert possible(Toy, 2, {"module": "cards", "contracts": 1, "nonsense": 3, "team": True}) == {
        "module": "cards",
        "contracts": False,
        "bonus": False,
        "team": False,
        "trade": False,
    }


@pytest.mark.parametrize(
    ("key", "players", "options", "expected"),
    [
        ("contracts", 2, {"module": "none"}, "Needs “Cards” (Module)"),
        ("contracts", 2, {"module": "cards"}, ""),
        ("bonus", 2, {"module": "cards", "contracts": False}, "Needs “Contracts”"),
        ("team", 3, {}, "Only with 4 players"),
        ("trade", 2, {}, "Only with 3 to 4 players"),
    ],
)
def test_the_reason_names_what_is_missing(key, players, options, expected):
    option = next(each for each in Toy.options if each.key == key)

    assert reason(option, Toy, players, options, WORDS) == expected


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_option_of_every_game_has_words(game):
    words = entry(game.key).option_words()

    assert set(words) == {option.key for option in game.options}
    for option in game.options:
        assert words[option.key].title
        assert words[option.key].sentence
        if isinstance(option.default, str):
            assert set(words[option.key].choices) == set(option.choices)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_default_setup_can_be_played_and_remembered(game):
    setup = default_setup(game)

    game.new(len(setup.seats), setup.options, 1)
    assert trouble(setup) == ""
    assert from_kept(game, kept(setup)) == setup


def test_a_seed_is_for_one_game_only():
    game = GAMES["port_royal"]
    setup = Setup(default_setup(game).seats, possible(game, 3, {}), shuffle=True, seed=42)

    again = from_kept(game, kept(setup))

    assert (again.seed, again.shuffle) == (None, True)


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"seats": "Anna", "options": {}},
        {"seats": [["A", "", 0]], "options": {}},
        {"seats": [["A", "", 0], ["B", "emperor", 1]], "options": {}},
        {"seats": [["A", "", 0], ["B", "master", 0]], "options": {}},
        {"seats": [["A", "", 0], ["B", "master", 9]], "options": {}},
        {"seats": [["A", "", 0], ["", "master", 1]], "options": {}},
        {"seats": [["A", "", 0], ["B", "master", 1]], "options": [1]},
    ],
)
def test_a_setup_that_makes_no_sense_becomes_the_default_one(data):
    game = GAMES["port_royal"]

    assert from_kept(game, data) == default_setup(game)


def test_colours_go_round_and_are_swapped_where_taken():
    seats = (Seat("A", "", 0), Seat("B", "master", 1))

    seats = next_colour(seats, 0)
    assert [seat.colour for seat in seats] == [1, 0]
    seats = next_colour(seats, 0)
    assert [seat.colour for seat in seats] == [2, 0]


def test_opponents_swap_their_names_with_their_colours():
    """Otto was to become Mina while Mina still had that name, and became "Mina 2"."""
    seats = [Seat("You", "", 0), Seat("Otto", "master", 1), Seat("Mina", "master", 2)]

    swapped = recoloured(seats, 1)
    assert [(seat.name, seat.colour) for seat in swapped] == [("You", 0), ("Mina", 2), ("Otto", 1)]
    assert [seat.name for seat in recoloured(swapped, 2)] == ["You", "Otto", "Mina"]


def test_a_name_somebody_wrote_stays_with_its_seat_and_is_not_given_twice():
    seats = [Seat("Mina", "", 0), Seat("Otto", "master", 1), Seat("Berta", "master", 2)]

    numbered = recoloured(seats, 1)
    assert [seat.name for seat in numbered] == ["Mina", "Mina 2", "Berta"]
    assert [seat.name for seat in recoloured(numbered, 1)] == ["Mina", "Leni", "Berta"]


def test_new_opponents_differ_in_colour_and_name():
    seats = []
    for _ in range(5):
        seats.append(opponent(seats, "master"))

    assert len({seat.colour for seat in seats}) == len({seat.name for seat in seats}) == 5


@pytest.mark.parametrize(
    ("names", "expected"),
    [(("A", "B"), ""), (("A", "  "), "Every player needs a name."), (("A", "A "), "Two players are called A.")],
)
def test_trouble_with_names_is_said(names, expected):
    seats = tuple(Seat(name, "", colour) for colour, name in enumerate(names))

    assert trouble(Setup(seats, {})) == expected


def test_seats_are_drawn_only_when_asked_for():
    seats = tuple(Seat(name, "", colour) for colour, name in enumerate("ABCDE"))

    assert Setup(seats, {}, seed=7).drawn(Random(1)) == (seats, 7)
    orders = {Setup(seats, {}, shuffle=True).drawn(Random(n))[0] for n in range(20)}
    assert len(orders) > 5
    assert all(set(order) == set(seats) for order in orders)


def test_you_are_called_host_as_long_as_others_share_the_screen():
    """Sentences tell of several persons by their names, and "You reveals a card" would be none."""
    alone = [Seat("You", "", 0), Seat("Otto", "master", 1)]
    together = [*alone, Seat("Guest", "", 2)]

    assert [seat.name for seat in called_apart(alone)] == ["You", "Otto"]
    assert [seat.name for seat in called_apart(together)] == ["Host", "Otto", "Guest"]
    assert [seat.name for seat in called_apart(called_apart(together)[:2])] == ["You", "Otto"]
    assert called_apart([Seat("Ida", "", 0), Seat("Guest", "", 1)])[0].name == "Ida"
