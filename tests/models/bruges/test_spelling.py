"""Every legal action is a path of clicks, and every click is offered.  R47-R60, R104, R125"""

import pytest

from app.models.presenter import choices
from app.models.selection import ActionSelection
from tests.engines.bruges.builder import GAME, A, B, a_state, do, go, throwing, turn
from tests.models.bruges.play import PRESENTER, decisions, games
from tests.models.play import persons


def paths(state, *, confirm=True):
    """Paths by the written action."""
    return {GAME.write(state, action): path for path, action in PRESENTER.spell(state, confirm)}


def table(state):
    return PRESENTER.table(state, state.actor, persons(state.players))


@pytest.mark.parametrize("confirm", [True, False])
def test_paths_and_actions_match_one_to_one(confirm):
    """Only goods and opponents may be clicked in several orders."""
    several = {"choose_workers", "return_threats", "give_workers", "sell_workers", "choose_receivers"}
    for states, _ in games():
        for state in states[::2]:
            spelled = PRESENTER.spell(state, confirm)
            actions = list(dict.fromkeys(action for _, action in spelled))
            assert actions == (state.legal() if state.actor >= 0 else [])
            assert len(actions) == len(spelled) or state.decision in several
            for path, action in spelled[::9]:
                choice = ActionSelection(spelled)
                assert [choice.choose(key) for key in path] == [None] * (len(path) - 1) + [action]


def test_a_hand_can_be_filled_from_one_pile_at_once():
    """Each draw of the series is legal in its turn, and then the hand is full.  R17, R18"""
    met = set()
    for state in decisions(12)["choose_draw_pile"]:
        for path, series in PRESENTER.series(state):
            met.add(path[0])
            copy, seat = state.clone(), state.actor
            for action in series.actions:
                assert action in copy.legal()
                copy.apply(action)
            assert len(copy.hand[seat]) == 5
    assert met == {"button:rest_left", "button:rest_right"}


def test_every_key_is_a_piece_of_the_table_or_a_button_of_the_prompt():
    """And every button can be pressed or says why not; one that stands for a piece has that piece."""
    for state in (state for decision, some in decisions(6).items() if decision != "over" for state in some):
        keys = {piece.key for piece in table(state).pieces()}
        spelled = choices(PRESENTER, state)
        for chosen in {path[:depth] for path, _ in spelled for depth in range(len(path))}:
            choice = ActionSelection(spelled)
            for key in chosen:
                choice.choose(key)
            buttons = PRESENTER.prompt(state, persons(state.players), chosen).buttons
            assert set(choice.next_keys()) <= keys | {button.key for button in buttons}
            assert {button.key for button in buttons if not button.blocked} <= set(choice.reachable()) | set(chosen)
            assert {button.key for button in buttons if button.on_table} <= keys
            assert not any(button.blocked for button in buttons if button.key in choice.next_keys())


def test_a_piece_that_stands_for_another_names_one_that_is_there():
    met = 0
    for states, _ in games():
        for state in states[::13]:
            shown = {piece.key: piece for piece in table(state).pieces()} if state.actor >= 0 else {}
            for piece in shown.values():
                meant = piece.button
                met += meant != ""
                assert meant == "" or meant in shown
    assert met > 5


def test_no_key_lies_twice_on_the_table():
    for states, _ in games():
        for state in states[::11]:
            keys = [piece.key for piece in PRESENTER.table(state, 0, persons(state.players)).pieces()]
            assert len(keys) == len(set(keys))


# uses of a card


def test_a_card_is_clicked_before_its_use():
    """R51"""
    state = turn(hand={A: "monk king"}, workers={A: "red"}, threats={A: "red"}, guilders={A: 9})

    spelled = paths(state)
    assert spelled["workers monk"] == ("card:monk", "use:workers")
    assert spelled["guilders king"] == ("card:king", "use:guilders")
    assert spelled["house monk red"] == ("card:monk", "use:house")
    assert spelled["threat monk"] == ("card:monk", "use:threat")
    assert all(len(path) == 2 for path in spelled.values())


def test_two_fitting_spaces_are_chosen_on_the_map():
    """R56: seat 0 has blue first on the left, and on the right after three tiles."""
    state = turn(hand={A: "king"}, tiles={A: (0, 3)}, guilders={A: 9})

    spelled = paths(state)
    assert spelled["canal king left"] == ("card:king", "use:canal", "space:0:left:1")
    assert spelled["canal king right"] == ("card:king", "use:canal", "space:0:right:4")

    state = turn(hand={A: "king"}, guilders={A: 9})
    assert paths(state)["canal king left"] == ("card:king", "use:canal")


def test_a_person_chooses_among_houses_of_different_colours():
    """R60: two empty red houses are alike; a click on the second means the first."""
    state = turn(hand={A: "mason"}, houses={A: "red red blue"}, guilders={A: 9})

    spelled = paths(state)
    assert spelled["recruit mason 0"] == ("card:mason", "use:recruit", "house:0:0")
    assert spelled["recruit mason 2"] == ("card:mason", "use:recruit", "house:0:2")
    assert "recruit mason 1" not in spelled
    assert table(state).piece("house:0:1").button == "house:0:0"


def test_the_exchange_card_is_the_seventh_use():
    """R125: with Quartus and without; Octavus makes possible what is too dear."""
    spelled = paths(turn(hand={A: "mason"}, exchange="quartus:3"))
    assert spelled["guilders mason"] == ("card:mason", "use:guilders")
    assert spelled["guilders mason exchange"] == ("card:mason", "use:exchange")

    spelled = paths(turn(hand={A: "king"}, exchange="octavus:3"))
    assert spelled["canal king left exchange"] == ("card:king", "use:exchange")
    assert "canal king left" not in spelled


def test_a_named_colour_follows_the_use():
    """R104"""
    state = turn(
        hand={A: "mason"}, houses={A: "red+russian"}, workers={A: "red"}, new_citizens=True, threats={A: "blue red"}
    )
    do(state, "activate russian")

    spelled = paths(state)
    assert spelled["workers mason as blue"] == ("card:mason", "use:workers", "colour:blue")
    assert spelled["threat mason as blue"] == ("card:mason", "use:threat", "colour:blue")


# persons and the end of a turn


def test_activations_are_confirmed_if_wanted():
    state = turn(hand={A: "king"}, houses={A: "red+miller"}, workers={A: "blue red"})

    assert paths(state)["activate miller"] == ("card:miller", "button:confirm")
    assert paths(state, confirm=False)["activate miller"] == ("card:miller",)


def test_ending_the_last_turn_with_usable_persons_is_asked_once_more():
    """Their activation would be lost for the round; in earlier turns it is not."""
    for number, path in ((2, ("button:end",)), (3, ("button:end", "button:confirm"))):
        state = turn(number=number, hand={A: "king"}, houses={A: "red+bookkeeper"})
        do(state, "workers king")
        assert paths(state)["end"] == path


# effects


def test_workers_of_choice_are_clicked_in_any_order():
    """R76"""
    state = do(turn(hand={A: "smith"}, houses={A: "red"}, guilders={A: 9}), "recruit smith 0")

    ways = [path for path, action in PRESENTER.spell(state) if action == ("take", 0, 0, 3)]
    assert sorted(ways) == [
        ("worker:0:blue", "worker:0:blue", "worker:0:red"),
        ("worker:0:blue", "worker:0:red", "worker:0:blue"),
        ("worker:0:red", "worker:0:blue", "worker:0:blue"),
    ]


def test_fewer_markers_end_with_a_button():
    """R177"""
    state = turn(hand={A: "king"}, houses={A: "red+priest"}, workers={A: "brown"}, threats={A: "red blue"})
    do(state, "activate priest")

    spelled = paths(state)
    assert spelled["return red"] == ("threat:0:red", "button:done")
    assert spelled["return blue"] == ("threat:0:blue", "button:done")
    assert len(spelled["return blue red"]) == 2


def test_a_fire_takes_a_house_or_an_outermost_tile():
    """R36, R38: a click on the inhabitant means its house."""
    state = go(
        a_state(houses={A: "red+mason blue"}, tiles={A: (2, 0)}, threats={A: "red red red"}, hand={A: "king"}),
        ("strike", A),
    )

    spelled = paths(state)
    assert spelled["burn 0"] == ("house:0:0", "button:confirm")
    assert spelled["break left"] == ("space:0:left:2", "button:confirm")
    assert table(state).piece("card:mason").button == "house:0:0"


def test_answers_are_buttons_and_pieces():
    """R170"""
    state = turn(
        hand={A: "king", B: "monk"},
        houses={A: "red+robber"},
        workers={A: "yellow"},
        guilders={B: 3},
    )
    do(state, "activate robber")

    assert state.actor == B
    assert paths(state) == {"marker": ("button:marker",), "pay": ("button:pay",)}


def test_yes_and_no():
    state = throwing("1 3 3 3 3", guilders={A: 4, B: 0})

    assert paths(state) == {"yes": ("button:yes",), "no": ("button:no",)}
