from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea

from app.engines import GAMES
from app.engines.contract import Option
from app.match.seats import LEVELS, Seat
from app.models import strength
from app.models.games import ENTRIES
from app.models.options import OptionWords
from app.models.settings import Settings
from app.models.strength import STRENGTH
from app.views.inputs import Segmented, Switch
from app.views.new_game import NewGameDialog
from tests.ai.ladders import a_pairing

GAME = GAMES["port_royal"]


class Modular:
    """Port Royal's name with options that depend on each other."""

    key = "port_royal"
    players = range(1, 5)
    options = (
        Option("module", ("none", "cards"), "none"),
        Option("contracts", (False, True), False, needs={"module": ("cards",)}),
        Option("team", (False, True), False, players=(4,)),
    )

    @staticmethod
    def new(_players, _options, seed):
        return GAME.new(2, None, seed)


def modular_words():
    return {
        "module": OptionWords("Module", "More cards.", {"none": "None", "cards": "Cards"}),
        "contracts": OptionWords("Contracts", "Things to do."),
        "team": OptionWords("Team", "Two against two."),
    }


@pytest.fixture
def open_dialog(qtbot, window, settings):
    def make(game=GAME):
        dialog = NewGameDialog(window.host, game, settings)
        dialog.open()
        qtbot.wait(1)
        return dialog

    return make


@pytest.fixture
def dialog(open_dialog):
    return open_dialog()


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_the_usual_game_begins_with_one_key(dialog, qtbot):
    with qtbot.waitSignal(dialog.accepted) as begun:
        QTest.keyClick(dialog.window().focusWidget(), Qt.Key.Key_Return)

    (setup,) = begun.args
    assert [seat.level for seat in setup.seats] == ["", "journeyman", "journeyman"]
    GAME.new(len(setup.seats), setup.options, 1)


def test_what_depends_on_another_option_is_greyed_with_the_reason(open_dialog, monkeypatch):
    monkeypatch.setitem(ENTRIES, Modular.key, replace(ENTRIES[Modular.key], option_words=modular_words))
    dialog = open_dialog(Modular)
    contracts = dialog.options["contracts"]

    assert not contracts.control.isEnabled()
    assert contracts.sentence.text() == "Needs “Cards” (Module)"
    assert dialog.options["team"].sentence.text() == "Only with 4 players"

    click(dialog.options["module"].control.segments()[1])
    assert contracts.control.isEnabled()
    assert contracts.sentence.text() == "Things to do."
    click(contracts.control)
    assert dialog.setup.options == {"module": "cards", "contracts": True, "team": False}

    click(dialog.options["module"].control.segments()[0])
    assert dialog.setup.options["contracts"] is False
    assert not contracts.control.isChecked()


def test_an_option_for_four_players_opens_with_the_fourth(open_dialog, monkeypatch):
    monkeypatch.setitem(ENTRIES, Modular.key, replace(ENTRIES[Modular.key], option_words=modular_words))
    dialog = open_dialog(Modular)

    click(dialog.seats.add)
    click(dialog.options["team"].control)
    assert dialog.setup.options["team"] is True

    click(dialog.seats.rows[3].cross)
    assert dialog.setup.options["team"] is False
    assert not dialog.options["team"].control.isEnabled()


def test_every_option_of_port_royal_can_be_set(dialog, qtbot):
    click(dialog.options["expansion"].control.segments()[2])
    for _ in range(3):
        click(dialog.options["influence"].control.more)
    click(dialog.options["expedition_needed"].control)
    click(dialog.options["automatic_pass"].control)

    with qtbot.waitSignal(dialog.accepted) as begun:
        click(dialog.play)
    assert begun.args[0].options == {
        "expansion": "contracts",
        "influence": 15,
        "expedition_needed": True,
        "automatic_pass": True,
    }


def test_players_come_and_go_within_the_bounds_of_the_game(dialog):
    while not dialog.seats.add.isHidden():
        click(dialog.seats.add)
    assert len(dialog.setup.seats) == 5
    assert len({seat.colour for seat in dialog.setup.seats}) == 5

    while not dialog.seats.rows[0].cross.isHidden():
        click(dialog.seats.rows[-1].cross)
    assert len(dialog.setup.seats) == 2


def test_seats_change_colour_kind_and_order(dialog):
    first, second = dialog.seats.rows[:2]
    click(first.shield)
    assert [seat.colour for seat in dialog.setup.seats] == [1, 0, 2]

    click(second.kind.segments()[3])
    assert dialog.setup.seats[1].level == "master"
    assert "many possible games" in second.line.text()

    name = dialog.setup.seats[1].name
    click(second.up)
    assert dialog.setup.seats[0].name == name
    assert dialog.setup.seats[1].is_person


def test_an_opponent_becomes_a_person_with_another_name(dialog):
    click(dialog.seats.rows[1].kind.segments()[0])

    assert dialog.setup.seats[1] == Seat("Guest", "", 1)
    assert dialog.setup.seats[0].name == "Host"


def test_without_a_name_the_game_cannot_begin_and_says_why(dialog, qtbot):
    field = dialog.seats.rows[0].name
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_Delete)

    assert not dialog.play.isEnabled()
    assert dialog.complaint.text() == "Every player needs a name."

    QTest.keyClicks(field, dialog.setup.seats[1].name)
    assert "Two players are called" in dialog.complaint.text()
    QTest.keyClicks(field, "a")
    assert dialog.play.isEnabled()
    assert dialog.complaint.text() == ""


def test_a_seed_takes_digits_only(dialog, qtbot):
    QTest.keyClicks(dialog.seed, "4x2")

    with qtbot.waitSignal(dialog.accepted) as begun:
        QTest.keyClick(dialog.seed, Qt.Key.Key_Return)
    assert begun.args[0].seed == 42


def test_the_last_setup_is_remembered_without_its_seed(open_dialog, settings):
    dialog = open_dialog()
    click(dialog.seats.rows[2].cross)
    click(dialog.options["expansion"].control.segments()[1])
    click(dialog.shuffle)
    QTest.keyClicks(dialog.seed, "7")
    click(dialog.play)

    again = open_dialog()
    assert len(again.setup.seats) == 2
    assert again.setup.options["expansion"] == "cards"
    assert again.shuffle.isChecked()
    assert again.setup == replace(again.setup, shuffle=True, seed=None)


def test_the_aids_are_settings(dialog, settings):
    click(dialog.risk)
    click(dialog.hints)
    assert settings.show_risk
    click(dialog.play)

    assert not settings.show_risk
    assert not settings.show_hints


def test_the_gauge_is_offered_where_there_is_one(open_dialog):
    assert open_dialog().risk.isVisible()
    assert not open_dialog(GAMES["taverns"]).risk.isVisible()


def test_escape_closes_and_the_page_below_is_free_again(dialog, window, qtbot):
    assert not window.start.isEnabled()

    with qtbot.waitSignal(dialog.closed), qtbot.assertNotEmitted(dialog.accepted):
        QTest.keyClick(dialog.play, Qt.Key.Key_Escape)
    assert window.start.isEnabled()


@pytest.mark.parametrize("way", ["escape", "cancel", "cross", "beside"])
def test_what_was_changed_before_escape_is_forgotten(open_dialog, settings, tmp_path, way):
    """It came back the next time, even after a restart."""
    first = open_dialog()
    before = first.setup
    click(first.seats.rows[2].cross)
    click(first.options["expansion"].control.segments()[1])
    click(first.hints)
    assert first.setup != before
    if way == "escape":
        QTest.keyClick(first.play, Qt.Key.Key_Escape)
    elif way == "beside":
        QTest.mouseClick(first, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    else:
        click(first.cancel if way == "cancel" else first.close_button)

    assert open_dialog().setup == before
    assert settings.show_hints
    settings.sync()
    assert Settings(tmp_path / "settings.ini").setup("port_royal") == {}


def test_tab_reaches_every_control_and_never_leaves_the_sheet(dialog, window):
    wanted = {dialog.play, dialog.cancel, dialog.seed, dialog.risk, dialog.hints, dialog.shuffle, dialog.seats.add}
    wanted |= {row.control for row in dialog.options.values() if row.option.key != "expansion"}
    for row in dialog.seats.rows:
        wanted |= {row.shield, row.name, row.cross}
    seen = set()
    for _ in range(60):
        focus = window.focusWidget()
        assert dialog.isAncestorOf(focus), focus
        seen.add(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)

    assert wanted <= seen
    assert any(segment in seen for segment in dialog.options["expansion"].control.segments())


def test_arrows_choose_within_a_segmented_control(dialog):
    segments = dialog.options["expansion"].control.segments()
    segments[0].setFocus()
    QTest.keyClick(segments[0], Qt.Key.Key_Right)

    assert dialog.setup.options["expansion"] == "cards"


def test_keys_count_the_needed_influence(dialog):
    stepper = dialog.options["influence"].control
    stepper.setFocus()
    for key, expected in (
        (Qt.Key.Key_Up, 13),
        (Qt.Key.Key_PageUp, 18),
        (Qt.Key.Key_End, 25),
        (Qt.Key.Key_Down, 24),
        (Qt.Key.Key_Home, 6),
        (Qt.Key.Key_Left, 6),
    ):
        QTest.keyClick(stepper, key)
        assert dialog.setup.options["influence"] == expected
    assert not stepper.less.isEnabled()


def test_everything_is_named(dialog):
    for row in dialog.seats.rows:
        for widget in (row.shield, row.name, row.kind, row.up, row.cross, *row.kind.segments()):
            assert widget.accessibleName()
    for row in dialog.options.values():
        assert row.control.accessibleName()
        assert row.control.accessibleDescription()


class TestExpectations:
    """What to expect of an opponent stands below its name."""

    def test_every_level_says_what_it_does_and_how_often_it_wins(self, dialog):
        row = dialog.seats.rows[1]
        for segment, level in zip(row.kind.segments()[1:], LEVELS, strict=True):
            click(segment)
            seats, options = len(dialog.setup.seats), dialog.setup.options

            assert row.line.text() == STRENGTH.line("port_royal", level, seats, options)
            assert " duels against " in row.line.text()
            assert row.line.toolTip() == STRENGTH.proof("port_royal", level, seats, options)
            assert row.line.text() in segment.toolTip()
        assert dialog.seats.rows[0].line.text() == "Plays at this screen."
        assert dialog.seats.rows[0].line.toolTip() == ""

    def test_they_follow_the_rules_that_are_chosen(self, open_dialog, monkeypatch):
        everything = {"pets": True, "new_citizens": True, "zwin": True, "exchange": True}
        some = (a_pairing("bruges", wins=150), a_pairing("bruges", wins=180, options=everything))
        monkeypatch.setattr(strength, "pairings", lambda: some)
        dialog = open_dialog(GAMES["bruges"])
        click(dialog.seats.rows[1].kind.segments()[3])
        assert "3 of 4" in dialog.seats.rows[1].line.text()

        for key in everything:
            click(dialog.options[key].control)

        assert "9 of 10" in dialog.seats.rows[1].line.text()

    def test_they_follow_the_language(self, dialog, babel):
        dialog.retranslate()

        assert "«Wins 4 of 5 duels" in dialog.seats.rows[1].line.text()

    @pytest.mark.parametrize("game", GAMES)
    def test_a_long_line_goes_on_below_and_pushes_nothing_out_of_sight(self, open_dialog, game, monkeypatch):
        """A line that did not wrap made the sheet wider than its frame: switches and crosses were cut off."""
        monkeypatch.setattr(strength.STRENGTH, "line", lambda *_: "Beats whoever dares to come. " * 6)
        dialog = open_dialog(GAMES[game])
        area = dialog.findChild(QScrollArea)

        assert area.widget().minimumSizeHint().width() <= area.viewport().width()
        row = dialog.seats.rows[1].line
        assert row.height() >= row.heightForWidth(row.width()) > 1.5 * dialog.seats.rows[0].line.height()


def test_a_click_on_a_choice_in_a_dialog_lets_the_arrows_go_on_and_enter_play(qtbot, open_dialog):
    dialog = open_dialog()
    chosen = []
    dialog.accepted.connect(chosen.append)
    segments = dialog.findChildren(Segmented)[0].segments()

    qtbot.mouseClick(segments[1], Qt.MouseButton.LeftButton)
    assert segments[1].hasFocus()
    qtbot.keyClick(segments[1], Qt.Key.Key_Right)
    assert segments[2].isChecked()
    assert segments[2].hasFocus()
    qtbot.keyClick(segments[2], Qt.Key.Key_Return)

    assert len(chosen) == 1
    assert chosen[0].seats[0].level == LEVELS[1]


def test_enter_in_a_dialog_is_its_button_and_not_the_switch_that_was_clicked(qtbot, open_dialog):
    dialog = open_dialog()
    chosen = []
    dialog.accepted.connect(chosen.append)
    switch = next(each for each in dialog.findChildren(Switch) if each.isEnabled())
    before = switch.isChecked()

    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton, pos=QPoint(8, switch.height() // 2))
    assert switch.isChecked() != before
    qtbot.keyClick(switch, Qt.Key.Key_Return)

    assert switch.isChecked() != before
    assert len(chosen) == 1
