"""Step by step: who thinks, what goes on at a click or a key, and where Enter goes after a sheet."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.match.seats import Seat
from tests.session.opponents import Predictable, Silent
from tests.views.board.conftest import ANN, BOB, CAT, revealing
from tests.views.hands import ready, settle

NEXT = "page:next"


class Hesitant(Predictable):
    """Opponents who wait until they are told to go on."""

    hesitates = True

    def make_up_their_minds(self):
        self.hesitates = False
        self._answer()

    def _answer(self):
        if not self.hesitates:
            super()._answer()


def opposed(match):
    """Whether an opponent has a choice now."""
    return not match.seats[match.state.actor].is_person and len(match.state.legal()) > 1


@pytest.fixture
def stepping(table, settings, qtbot):
    """A page on which the first move of an opponent waits."""
    settings.pace = "step"
    page = table((BOB, CAT, ANN), Predictable(3), until=opposed)
    qtbot.waitUntil(lambda: page.controller.holding, timeout=5_000)
    return page


def empty_point(page):
    """A point of the table where nothing lies that opens or can be chosen."""
    scene, view = page.view.scene_, page.view
    for y in range(20, view.height() - 20, 30):
        for x in range(20, int(scene.width()) - 20, 30):
            if not scene.key_at(QPoint(x, y).toPointF()) and view.childAt(x, y) is view.viewport():
                at = view.mapTo(page, QPoint(x, y))
                if page.childAt(at) is view.viewport():
                    return QPoint(x, y)
    raise AssertionError("the table is full")


def by_space(page):
    QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_Space)


def by_enter(page):
    QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_Return)


def by_button(page):
    QTest.mouseClick(page.prompt.button(NEXT), Qt.MouseButton.LeftButton)


def by_click(page):
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=empty_point(page))


def by_click_on_a_card(page):
    scene = page.view.scene_
    card = min(key for key in scene.board_keys() if key.startswith("card") and scene.item(key))
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=scene.rect_of(card).center().toPoint())


def by_click_on_the_question(page):
    QTest.mouseClick(page.prompt, Qt.MouseButton.LeftButton, pos=QPoint(page.prompt.width() // 4, 30))


@pytest.mark.parametrize("go_on", [by_space, by_enter, by_button, by_click, by_click_on_the_question])
def test_a_move_that_waits_goes_on(stepping, qtbot, go_on):
    """As the settings promise: by a click or the space bar, several times in a row."""
    page = stepping
    for _ in range(4):
        if page.controller.person_to_act >= 0:
            break
        ply = page.match.ply
        go_on(page)
        assert page.match.ply > ply
        qtbot.waitUntil(lambda: page.controller.holding or ready(page), timeout=5_000)


def test_a_click_on_a_card_goes_on_too(stepping, qtbot):
    page = stepping
    by_space(page)
    qtbot.waitUntil(lambda: page.controller.holding or ready(page), timeout=5_000)
    ply = page.match.ply

    by_click_on_a_card(page)

    assert page.match.ply > ply


def test_nothing_but_a_waiting_move_goes_on_by_a_click(table):
    """A click on the table plays nothing for a person."""
    page = table((ANN, BOB), Silent(), until=revealing)
    ply = page.match.ply

    by_click(page)
    by_space(page)

    assert page.match.ply == ply


def test_the_space_bar_after_the_speed_was_chosen_with_the_mouse(table, settings, qtbot):
    """The button in the bar does not keep the keyboard."""
    settings.pace = "calm"
    page = table((BOB, ANN), Predictable(3), until=opposed)
    QTest.mouseClick(page.bar.pace.segments()[0], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.controller.holding, timeout=5_000)
    ply = page.match.ply

    by_space(page)

    assert page.match.ply > ply


def test_the_next_button_gives_the_keyboard_back_to_the_table(stepping):
    """Else the next space bar would press whatever comes after the button that is gone."""
    page = stepping
    page.prompt.button(NEXT).setFocus(Qt.FocusReason.TabFocusReason)

    QTest.keyClick(page.prompt.button(NEXT), Qt.Key.Key_Space)

    assert page.prompt.button(NEXT) is None
    assert page.focusWidget() is page.view


def dots(page):
    """Seats that dots advance for."""
    return {seat for seat in range(len(page.match.seats)) if page.score.row_of(seat).thinking >= 0}


def test_dots_sit_on_the_seat_that_thinks(table, qtbot):
    page = table((BOB, CAT, ANN), Silent(), until=lambda match: opposed(match) and match.state.actor == 1)

    assert dots(page) == {1}
    assert page.prompt.prompt.title  # a game that was opened while an opponent thinks said nothing


def test_nobody_thinks_while_a_move_waits(stepping, qtbot):
    """The dots stayed on the seat that had long decided, even when another one was to move."""
    page = stepping
    for _ in range(8):
        if page.controller.person_to_act >= 0:
            break
        assert dots(page) == set()
        by_space(page)
        assert dots(page) <= {page.match.state.actor}
        qtbot.waitUntil(lambda: page.controller.holding or ready(page), timeout=5_000)


def test_dots_follow_their_seat_when_the_rows_change_places(table):
    """The standings begin with the person whose table it is."""
    bea = Seat("Bea", "", 3)
    page = table((ANN, BOB, bea), Silent())
    page.score.set_thinking(1)

    def row(seat):
        return page.score.row_of(seat).row

    page.score.show_scores([row(each) for each in range(3)], page.seats, ["", "", ""], 1, 2)

    assert dots(page) == {1}


def test_an_opponent_with_a_single_option_is_the_one_to_wait_for(table, qtbot, settings):
    """It needs no thought, and so did not tell that it was its turn."""
    settings.pace = "calm"
    page = table(
        (ANN, BOB, CAT), Silent(), until=lambda match: match.state.actor == 1 and len(match.state.legal()) == 1
    )

    assert dots(page) <= {1}
    assert page.controller.person_to_act < 0


# Enter after something was opened with the mouse


@pytest.mark.parametrize("tool", ["undo", "redo", "hint", "rules", "settings"])
def test_a_tool_that_is_clicked_leaves_the_keyboard_where_it_was(table, tool):
    page = table((ANN, BOB), Silent(), until=revealing)
    page.view.setFocus()

    QTest.mouseClick(page.bar.tools[tool], Qt.MouseButton.LeftButton)

    assert page.focusWidget() is page.view


@pytest.mark.parametrize("what", ["row", "log", "course", "speed", "pile"])
def test_whatever_is_clicked_enter_stays_enter(table, what, qtbot):
    """The standings, the log, the course of play: after Escape, Enter presses the button that says so."""
    page = table((ANN, BOB), Silent(), until=lambda match: revealing(match) and match.ply > 6)
    page.view.setFocus()
    page.bar.block("undo", "")
    if what == "row":
        QTest.mouseClick(page.score.row_of(1), Qt.MouseButton.LeftButton)
    elif what == "log":
        view = page.log.view
        QTest.mouseClick(
            view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(view.model().index(1)).center()
        )
    elif what == "course":
        QTest.mouseClick(page.log.course, Qt.MouseButton.LeftButton)
    elif what == "speed":
        QTest.mouseClick(page.bar.pace.segments()[1], Qt.MouseButton.LeftButton)
    else:
        page.view.scene_.press("discard")
    settle(page)
    QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Escape)
    settle(page)
    ply = page.match.ply

    QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Return)

    assert page.match.ply == ply + 1


# What is said when nothing happens


def test_a_hint_asked_for_too_early_comes_when_it_is_due(table, qtbot):
    """F2 while the opponents finish was silently forgotten."""
    opponents = Hesitant(1)
    page = table((BOB, ANN), opponents, until=opposed)
    QTest.keyClick(page, Qt.Key.Key_F2)
    assert page.prompt.line == "The hint comes as soon as it is your turn."

    opponents.make_up_their_minds()
    qtbot.waitUntil(lambda: bool(page.hinted), timeout=10_000)

    assert page.hinted[0] in page.offered()


def test_a_hint_that_cannot_be_given_says_why(table, settings):
    page = table((ANN, BOB), Silent(), until=revealing)
    settings.show_hints = False

    QTest.keyClick(page, Qt.Key.Key_F2)

    assert page.prompt.line == "Hints are switched off in the settings."


def test_undo_says_why_it_cannot(table):
    """On the greyed button, and when its key is pressed."""
    page = table((ANN, BOB), Silent(), seed=6, until=revealing)
    assert not page.bar.tools["undo"].isEnabled()
    assert page.bar.tools["undo"].toolTip().startswith("You have not decided anything yet.")
    assert page.bar.tools["redo"].toolTip().startswith("Nothing was taken back.")

    QTest.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.prompt.line == "You have not decided anything yet."

    page.choose("button:draw")
    settle(page)
    reason = "That stands: something hidden has been shown since, to you or to others."
    assert page.bar.tools["undo"].toolTip().replace("\n", " ").startswith(reason)
    assert page.bar.tools["undo"].accessibleDescription() == reason


def test_undo_that_is_possible_again_says_what_it_does(table, settings):
    page = table((ANN, BOB), Silent(), until=revealing)
    page.choose("button:draw")
    settle(page)

    settings.free_undo = True

    assert page.bar.tools["undo"].isEnabled()
    assert page.bar.tools["undo"].toolTip().startswith("Take back the last move")
