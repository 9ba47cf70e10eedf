from dataclasses import replace
from types import MappingProxyType

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea

from app.engines import GAMES
from app.engines.contract import Option
from app.match.seats import LEVELS, Seat
from app.models import strength
from app.models.games import ENTRIES
from app.models.options import OptionWords
from app.models.settings import Settings
from app.models.setup import kept
from app.models.strength import STRENGTH
from app.views.help.page import HelpDialog
from app.views.new_game.dialog import NewGameDialog
from app.views.widgets.inputs import Stepper, Switch
from tests.ai.ladders import a_pairing

GAME = GAMES["port_royal"]


class Modular:
    """Port Royal's name with options that depend on each other."""

    key = "port_royal"
    players = range(1, 5)
    all_modules = MappingProxyType({})
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
    assert [seat.level for seat in setup.seats] == ["", "apprentice", "apprentice"]
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
    click(dialog.options["expansion"].control)
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

    click(second.kind.segments()[4])
    assert dialog.setup.seats[1].level == "master"


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


def test_a_single_preset_is_not_shown(open_dialog, settings):
    """It looked like a button and did nothing."""
    dialog = open_dialog(GAMES["murano"])
    assert not dialog.presets.isVisible()
    assert not dialog.preset_line.isVisible()

    settings.keep_setup("murano", kept(dialog.setup))

    assert open_dialog(GAMES["murano"]).presets.isVisible()


def test_what_a_seed_is_for_stands_below_it(dialog):
    assert dialog.seed_line.text() == "The same seed deals the same cards again, for instance to compare."
    assert dialog.seed_line.isVisible()


@pytest.mark.qt_log_ignore("This plugin does not support raise")  # said to the tip of what is no digit
def test_a_seed_takes_digits_only(dialog, qtbot):
    QTest.keyClicks(dialog.seed, "4x2")

    with qtbot.waitSignal(dialog.accepted) as begun:
        QTest.keyClick(dialog.seed, Qt.Key.Key_Return)
    assert begun.args[0].seed == 42


def test_the_last_setup_is_remembered_without_its_seed(open_dialog, settings):
    dialog = open_dialog()
    click(dialog.seats.rows[2].cross)
    click(dialog.options["expansion"].rows[0].control)
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
    click(first.options["expansion"].rows[0].control)
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
    wanted |= {row.control for option in dialog.options.values() for row in option.rows}
    wanted |= {dialog.rule_link, dialog.lesson_link}
    for row in dialog.seats.rows:
        wanted |= {row.handle, row.shield, row.name, row.cross}
    seen = set()
    for _ in range(60):
        focus = window.focusWidget()
        assert dialog.isAncestorOf(focus), focus
        seen.add(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)

    assert wanted <= seen
    assert any(segment in seen for segment in dialog.presets.segments())


def test_arrows_choose_within_a_segmented_control(dialog):
    segments = dialog.seats.rows[1].kind.segments()
    segments[2].setFocus()
    QTest.keyClick(segments[2], Qt.Key.Key_Right)

    assert dialog.setup.seats[1].level == "journeyman"


def test_a_level_that_is_not_chosen_is_its_rhombs_alone(dialog):
    """Six words side by side fit no row; which is which stands below the seats, and in their names."""
    segments = dialog.seats.rows[1].kind.segments()
    dialog.seats.rows[1].kind.set_value("grandmaster")

    assert [segment.shown_text() for segment in segments] == ["Human", "", "", "", "", "Grandmaster"]
    assert [segment.accessibleName() for segment in segments][1:3] == ["Novice", "Apprentice"]
    assert all(segment.width() >= segment.minimumSizeHint().width() for segment in segments)


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
        for widget in (row.handle, row.shield, row.name, row.kind, row.cross, *row.kind.segments()):
            assert widget.accessibleName()
    for option in dialog.options.values():
        for row in option.rows:
            assert row.control.accessibleName()
            assert row.control.accessibleDescription()


class TestExpectations:
    """What to expect of an opponent stands below its name."""

    def test_without_an_opponent_there_is_nothing_to_expect(self, open_dialog):
        dialog = open_dialog(GAMES["loyang"])
        assert dialog.levels.isVisible()

        while len(dialog.seats.rows) > 1:
            click(dialog.seats.rows[-1].cross)

        assert not dialog.levels.isVisible()

    def test_every_level_says_what_it_does_and_how_often_it_wins(self, dialog):
        row = dialog.seats.rows[1]
        for segment, level in zip(row.kind.segments()[1:], LEVELS, strict=True):
            line = dialog.levels.lines[level]
            about = "port_royal", level, len(dialog.setup.seats), dialog.setup.options

            assert line.text() == STRENGTH.line(*about)
            assert (" games against 2 " in line.text()) == (level != "novice")  # measured
            assert (" duels against " in line.text()) == (level == "novice")
            assert line.toolTip().split() == STRENGTH.proof(*about).split()
            assert line.text().split() == segment.toolTip().split()[: len(line.text().split())]

    def test_they_follow_the_rules_that_are_chosen(self, open_dialog, monkeypatch):
        everything = {"pets": True, "new_citizens": True, "zwin": True, "exchange": True}
        some = (a_pairing("bruges", wins=150), a_pairing("bruges", wins=180, options=everything))
        monkeypatch.setattr(strength, "pairings", lambda: some)
        dialog = open_dialog(GAMES["bruges"])
        assert "3 of 4" in dialog.levels.lines["master"].text()

        for key in everything:
            click(dialog.options[key].control)

        assert "9 of 10" in dialog.levels.lines["master"].text()

    def test_they_follow_the_language(self, dialog, babel):
        dialog.retranslate()

        line = dialog.levels.lines["journeyman"].text()
        assert "«Wins " in line
        assert " games against 2 «Apprentices" in line

    @pytest.mark.quick_for("bruges", "port_royal")
    @pytest.mark.parametrize("game", GAMES)
    def test_a_long_line_goes_on_below_and_pushes_nothing_out_of_sight(self, open_dialog, game, monkeypatch):
        """A line that did not wrap made the sheet wider than its frame: switches and crosses were cut off."""
        monkeypatch.setattr(strength.STRENGTH, "line", lambda *_: "Beats whoever dares to come. " * 6)
        dialog = open_dialog(GAMES[game])
        area = dialog.findChild(QScrollArea)

        assert area.widget().minimumSizeHint().width() <= area.viewport().width()
        line = dialog.levels.lines["master"]
        assert line.height() >= line.heightForWidth(line.width()) > 1.5 * line.fontMetrics().height()


class TestOrder:
    """Seats are put in order by dragging or by keys."""

    @staticmethod
    def names(dialog):
        return [seat.name for seat in dialog.setup.seats]

    def test_a_seat_is_dragged_by_its_handle(self, dialog):
        one, two, three = self.names(dialog)
        handles = [row.handle for row in dialog.seats.rows]
        start = handles[0].rect().center()
        QTest.mousePress(handles[0], Qt.MouseButton.LeftButton, pos=start)
        for row in dialog.seats.rows[1:]:
            point = handles[0].mapFromGlobal(row.handle.mapToGlobal(start))
            QTest.mouseMove(handles[0], point)
            event = QMouseEvent(
                QEvent.Type.MouseMove,
                QPointF(point),
                QPointF(handles[0].mapToGlobal(point)),
                Qt.MouseButton.NoButton,
                Qt.MouseButton.LeftButton,
                Qt.KeyboardModifier.NoModifier,
            )
            QApplication.sendEvent(handles[0], event)
        assert self.names(dialog) == [two, three, one]
        assert [row.held for row in dialog.seats.rows] == [False, False, True]

        QTest.mouseRelease(handles[0], Qt.MouseButton.LeftButton, pos=start)
        assert not any(row.held for row in dialog.seats.rows)
        assert dialog.window().focusWidget() is handles[2]

    @pytest.mark.parametrize("part", ["name", "handle", "shield", "kind"])
    def test_alt_and_an_arrow_move_a_seat_and_the_keyboard_goes_with_it(self, dialog, part):
        one, two, three = self.names(dialog)
        widget = getattr(dialog.seats.rows[0], part)
        (widget.segments()[0] if part == "kind" else widget).setFocus()

        QTest.keyClick(dialog.window().focusWidget(), Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
        assert self.names(dialog) == [two, one, three]
        assert dialog.seats.rows[1].isAncestorOf(dialog.window().focusWidget())

        for _ in range(2):  # not beyond the first place
            QTest.keyClick(dialog.window().focusWidget(), Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
        assert self.names(dialog) == [one, two, three]
        assert dialog.setup.seats[0].is_person

    def test_the_handle_says_where_a_seat_is(self, dialog):
        handle = dialog.seats.rows[1].handle
        name = dialog.setup.seats[1].name
        assert handle.accessibleName() == f"{name}, place 2 of 3"

        handle.setFocus()
        QTest.keyClick(handle, Qt.Key.Key_Up)
        assert dialog.seats.rows[0].handle.accessibleName() == f"{name}, place 1 of 3"
        assert dialog.seats.rows[0].handle.hasFocus()


class TestPresets:
    """One click chooses players and rules."""

    @staticmethod
    def shown(dialog):
        checked = [segment.text() for segment in dialog.presets.segments() if segment.isChecked()]
        return checked[0] if checked else ""

    @pytest.mark.quick_for("taverns", "port_royal")
    @pytest.mark.parametrize("game", GAMES)
    def test_a_newcomer_meets_few_rules_and_easy_opponents(self, open_dialog, game):
        dialog = open_dialog(GAMES[game])

        assert self.shown(dialog) == "First game"
        assert {seat.level for seat in dialog.setup.seats[1:]} == {"apprentice"}
        assert {key: value for key, value in dialog.setup.options.items() if key in GAMES[game].all_modules} == {
            option.key: option.default for option in GAMES[game].options if option.key in GAMES[game].all_modules
        }
        assert [segment.text() for segment in dialog.presets.segments()] == ["First game"] + ["Everything"] * bool(
            GAMES[game].all_modules
        )

    def test_everything_means_all_modules_with_these_players(self, open_dialog):
        dialog = open_dialog(GAMES["taverns"])
        click(dialog.seats.add)
        seats = dialog.setup.seats
        click(dialog.presets.segments()[1])

        assert dialog.setup.options == {"level": 5, "tournament": False}
        assert dialog.setup.seats == seats
        assert self.shown(dialog) == "Everything"

        click(dialog.options["tournament"].control)
        assert self.shown(dialog) == ""
        assert dialog.preset_line.text() == "Your own choice of players and rules."

    def test_as_usual_is_the_last_game(self, open_dialog):
        dialog = open_dialog()
        click(dialog.seats.rows[1].kind.segments()[3])
        click(dialog.options["expedition_needed"].control)
        usual = dialog.setup
        click(dialog.play)

        again = open_dialog()
        assert self.shown(again) == "As usual"
        QTest.keyClicks(again.seed, "77")
        for segment, name in zip(again.presets.segments(), ("First game", "As usual", "Everything"), strict=True):
            click(segment)
            assert self.shown(again) == name
        click(again.presets.segments()[1])
        assert again.setup == replace(usual, seed=77)


class TestModules:
    """Modules by name, each with a picture and a sentence."""

    @pytest.mark.quick_for("loyang", "murano")
    @pytest.mark.parametrize("game", GAMES)
    def test_each_has_a_name_a_sentence_and_a_picture(self, open_dialog, qtbot, game):
        dialog = open_dialog(GAMES[game])
        rows = [row for option in dialog.options.values() for row in option.rows]
        qtbot.waitUntil(lambda: all(row.picture.picture or not row.picture.piece for row in rows))

        for row in rows:
            assert row.title.text()
            assert row.sentence.text()
            assert row.picture.picture is not None, f"{row.title.text()} has a glyph where a piece could stand"
            assert not row.picture.mark

    def test_a_module_brings_those_before_it(self, open_dialog):
        dialog = open_dialog(GAMES["taverns"])
        rows = dialog.options["level"].rows
        click(rows[2].control)

        assert dialog.setup.options["level"] == 4
        assert [row.control.isChecked() for row in rows] == [True, True, True, False]
        click(rows[1].control)
        assert dialog.setup.options["level"] == 2
        assert [row.control.isChecked() for row in rows] == [True, False, False, False]


class TestWaysOut:
    def test_the_rules_open_above_and_leave_the_choice_as_it_was(self, window, sheet, qtbot):
        window.ask_new_game("murano")
        dialog = sheet()
        click(dialog.rule_link)
        rules = sheet()
        assert isinstance(rules, HelpDialog)
        assert "Murano" in rules.heading.text() or "Murano" in rules.windowTitle() or rules.game == "murano"
        rules.dismiss()
        assert sheet() is dialog

        QTest.keyClick(dialog.play, Qt.Key.Key_F1)
        assert isinstance(sheet(), HelpDialog)

    def test_the_lesson_is_offered_again(self, open_dialog, settings, qtbot):
        assert open_dialog().lesson_link.text() == "Learn"
        settings.keep_lesson("port_royal", {"done": False, "chapter": "harbour"})
        assert open_dialog().lesson_link.text() == "Keep learning"
        settings.keep_lesson("port_royal", {"done": True})
        dialog = open_dialog()

        assert dialog.lesson_link.text() == "Lesson again"
        with qtbot.waitSignal(dialog.learn) as asked, qtbot.waitSignal(dialog.closed):
            click(dialog.lesson_link)
        assert asked.args == ["port_royal"]


def test_a_click_on_a_choice_in_a_dialog_lets_the_arrows_go_on_and_enter_play(qtbot, open_dialog):
    dialog = open_dialog()
    chosen = []
    dialog.accepted.connect(chosen.append)
    segments = dialog.seats.rows[0].kind.segments()

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


def test_the_buttons_of_a_stepper_say_what_they_change(open_dialog):
    """They were called − and +."""
    dialog = open_dialog()
    stepper = next(row.control for row in dialog.options.values() if isinstance(row.control, Stepper))

    assert stepper.less.accessibleName() == f"{stepper.accessibleName()}: decrease"
    assert stepper.more.accessibleName() == f"{stepper.accessibleName()}: increase"


def test_modules_that_build_upon_each_other_are_named_alike_in_the_dialog_and_on_the_table(open_dialog):
    """The table said "5: Guest book", the dialog only "Guest book"."""
    dialog = open_dialog(GAMES["taverns"])

    named = [row.title.text() for row in dialog.options["level"].rows]

    assert named == ["2: Schnapps", "3: Reputation", "4: Start cards", "5: Guest book"]
