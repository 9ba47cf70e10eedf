"""Every legal action is one path of clicks, and every click is offered.  R21-R60"""

import pytest

from app.models.port_royal.decisions.discovering import STOP
from app.models.port_royal.decisions.trading import PASS
from app.models.selection import ActionSelection
from tests.engines.port_royal.builder import A, B, C, a_state, do, go_of, stopped
from tests.models.play import ANNA, LENI, OTTO, SEATS, persons
from tests.models.port_royal.play import PRESENTER, games

TWO = (ANNA, LENI)


def paths(state, *, confirm=True):
    """Paths by the written action, without copy numbers."""
    write = state.game.write
    return {write(state, action).split("#")[0]: path for path, action in PRESENTER.spell(state, confirm)}


@pytest.mark.parametrize("confirm", [True, False])
def test_paths_and_actions_match_one_to_one(confirm):
    for states, _ in games():
        for state in states:
            spelled = PRESENTER.spell(state, confirm)
            assert [action for _, action in spelled] == (state.legal() if state.actor >= 0 else [])
            for path, action in spelled:
                choice = ActionSelection(spelled)
                assert [choice.choose(key) for key in path] == [None] * (len(path) - 1) + [action]


def test_every_key_is_a_piece_of_the_table_or_a_button_of_the_prompt():
    """And every button can be pressed: nothing is offered that leads nowhere."""
    for states, _ in games():
        for state in states[::2]:
            seats = persons(state.players)
            keys = {piece.key for piece in PRESENTER.table(state, 0, seats).pieces()}
            spelled = PRESENTER.spell(state)
            for chosen in {path[:depth] for path, _ in spelled for depth in range(len(path))}:
                choice = ActionSelection(spelled)
                for key in chosen:
                    choice.choose(key)
                buttons = {button.key for button in PRESENTER.prompt(state, seats, chosen).buttons}
                assert set(choice.next_keys()) <= keys | buttons
                assert buttons <= set(choice.reachable())


def test_a_hired_person_is_selected_and_then_confirmed():
    state = stopped(a_state(harbour=["sailor_1", "ship_flute_s1_c1"]))
    card = state.harbour[0]

    assert paths(state)["hire sailor_1"] == (f"card:{card}", "button:confirm")
    assert paths(state, confirm=False)["hire sailor_1"] == (f"card:{card}",)


def test_a_ship_asks_between_its_coins_and_a_contract():
    state = stopped(a_state(harbour=["ship_frigate_s6_c3"], contracts=["frigate_foe"]))

    for confirm in (True, False):
        assert paths(state, confirm=confirm)["take_ship ship_frigate_s6_c3"][1:] == ("button:take",)
        assert paths(state, confirm=confirm)["renounce ship_frigate_s6_c3"][1:] == ("button:renounce",)


def test_letting_a_ship_spoil_the_harbour_is_always_confirmed():
    """R32: a duplicate that could be repelled."""
    own = {A: ["sailor_1"]}
    state = do(a_state(own=own, harbour=["ship_flute_s1_c1"], top=["ship_flute_s1_c1"]), "draw")

    assert paths(state, confirm=False)["accept"] == ("button:accept", "button:confirm")

    harmless = do(a_state(own=own, harbour=["ship_flute_s1_c1"], top=["ship_skiff_s1_c1"]), "draw")
    assert paths(harmless)["accept"] == ("button:accept",)


def test_the_gift_goes_to_a_panel():
    state = a_state(3, harbour=["xship_skiff_s3_c3_gift"], expansion="cards")
    do(state, "stop", "take_ship xship_skiff_s3_c3_gift")

    assert paths(state) == {f"give {B}": (f"panel:{B}",), f"give {C}": (f"panel:{C}",)}
    assert PRESENTER.prompt(state, (ANNA, LENI, OTTO)).title


def test_payments_are_buttons_in_words():
    own = {A: ["priest_1", "priest_1", "jack_of_all_trades_1"]}
    state = do(a_state(own=own, row=["expedition_2_crosses"]), "claim expedition_2_crosses")

    assert [path for path, _ in PRESENTER.spell(state)] == [("pay:0",), ("pay:1",)]
    buttons = PRESENTER.prompt(state, TWO).buttons
    assert [(button.key, button.text, button.shortcut) for button in buttons] == [
        ("pay:0", "2 priests", "1"),
        ("pay:1", "1 priest and 1 jack of all trades", "2"),
    ]


def test_the_deck_is_the_button_to_reveal():
    state = a_state()

    assert PRESENTER.table(state, A, TWO).piece("deck").button == paths(state)["draw"][0]


def test_nothing_is_spelled_when_the_game_is_over():
    states, _ = games()[0]

    assert PRESENTER.spell(states[-1]) == []
    assert PRESENTER.prompt(states[-1], SEATS[:2]).title == "The game is over."


def test_shortcuts_of_one_prompt_differ():
    for states, _ in games():
        for state in states[::5]:
            for chosen in {path[:depth] for path, _ in PRESENTER.spell(state) for depth in range(len(path))}:
                buttons = PRESENTER.prompt(state, persons(state.players), chosen).buttons
                shortcuts = [button.shortcut for button in buttons]
                assert all(shortcuts)
                assert len(set(shortcuts)) == len(shortcuts)
                assert sum(button.primary for button in buttons) <= 1


def test_discovering_offers_stop_only_after_a_card():
    assert STOP not in {path[0] for path, _ in PRESENTER.spell(a_state(shown=0))}
    assert PASS in {path[0] for path, _ in PRESENTER.spell(go_of(a_state(harbour=["ship_flute_s1_c1"]), B))}
