"""Keys that lead opponents on: struck or held, they answer nothing that is asked."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.models.pace import PACES, Pace
from app.views import timing
from tests.session.opponents import Predictable, Silent
from tests.views.board.conftest import ANN, BOB, CAT, revealing, trading
from tests.views.hands import held_space, ready, settle


def test_space_goes_on_at_once_and_held_it_hurries(table, qtbot, settings, monkeypatch):
    monkeypatch.setitem(PACES, "calm", Pace(60_000, 0, 60_000, 0, 0))
    settings.pace = "calm"
    page = table((BOB, CAT, ANN), Predictable(3), until=lambda match: match.state.actor == 0 and match.ply > 20)
    for event in (None, held_space()):
        settle(page)
        ply = page.match.ply
        if page.controller.person_to_act >= 0:
            break
        if event:
            page.keyPressEvent(event)
        else:
            QTest.keyClick(page, Qt.Key.Key_Space)
        assert page.match.ply > ply


def test_held_space_chooses_nothing(table):
    """Held while the opponents hurry, it would press the piece with the focus as soon as the person may choose."""
    page = table((ANN, BOB), Silent(), until=trading)
    page.view.setFocus()
    page.view.scene_.set_focus(next(key for key in page.offered() if page.view.scene_.item(key) is not None))
    ply = page.match.ply

    QApplication.sendEvent(page.view, held_space())

    assert (page.match.ply, page.chosen) == (ply, ())


def test_who_leads_opponents_on_key_after_key_answers_nothing(table, qtbot, settings, monkeypatch):
    """The draw pile kept the focus of the keyboard: the space bar went on, and then drew until the harbour spoiled."""
    monkeypatch.setitem(PACES, "calm", Pace(60_000, 0, 60_000, 0, 0))
    settings.pace = "calm"
    page = table((ANN, BOB), Predictable(3), until=lambda match: match.ply > 20 and match.state.actor == 1)
    page.view.setFocus()
    page.view.scene_.set_focus("deck")

    for _ in range(60):
        settle(page)
        if revealing(page.match):
            break
        if page.controller.person_to_act >= 0:
            page.choose(page.offered()[-1])  # passes
        QTest.keyClick(page.view, Qt.Key.Key_Space)
    assert revealing(page.match)
    ply = page.match.ply
    QTest.keyClick(page.view, Qt.Key.Key_Space)

    assert page.match.ply == ply
    QTest.keyClick(page.view, Qt.Key.Key_Tab)
    QTest.keyClick(page.view, Qt.Key.Key_Space)
    assert page.match.ply > ply, "what has the focus by now is meant"


def test_a_row_that_comes_up_below_the_key_that_leads_on_is_not_chosen(table, settings, qtbot, monkeypatch):
    """“Next move”, again and again in the list of the table, and the first choice of one's own was made."""
    monkeypatch.setattr(timing, "SEEN", 60_000)
    settings.pace = "step"
    page = table((BOB, ANN), Predictable(3), until=lambda match: match.ply > 20 and match.state.actor == 0)
    page.list.choices.setFocus()
    for _ in range(60):
        qtbot.waitUntil(lambda: page.controller.holding or ready(page), timeout=5_000)
        if not page.controller.holding:
            break
        QTest.keyClick(page.list.choices, Qt.Key.Key_Space)
    assert page.list.choices.currentIndex().data()
    ply = page.match.ply

    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        QTest.keyClick(page.list.choices, key)
    assert (page.match.ply, page.chosen) == (ply, ())

    monkeypatch.setattr(timing, "SEEN", 0)
    QTest.keyClick(page.list.choices, Qt.Key.Key_Space)
    assert (page.match.ply, page.chosen) != (ply, ())


def test_in_the_list_of_the_table_held_space_hurries_and_chooses_nothing(table, settings, monkeypatch):
    """It answered what was asked of the person, one question after the other."""
    monkeypatch.setitem(PACES, "calm", Pace(60_000, 0, 60_000, 0, 0))
    settings.pace = "calm"
    page = table((BOB, CAT, ANN), Predictable(3), until=lambda match: match.state.actor == 0 and match.ply > 20)
    page.list.choices.setFocus()
    for _ in range(60):
        settle(page)
        if ready(page):
            break
        ply = page.match.ply
        QApplication.sendEvent(page.list.choices, held_space())
        assert page.match.ply > ply or page.controller.struck or ready(page)
        page.controller.take_as_seen()
    assert ready(page)
    ply = page.match.ply

    QApplication.sendEvent(page.list.choices, held_space())

    assert (page.match.ply, page.chosen) == (ply, ())


def test_a_key_held_a_moment_too_long_answers_once(table):
    """Held for half a second, the letter of “Reveal” drew cards until the harbour was spoiled."""
    page = table((ANN, BOB), Silent(), until=revealing)
    QTest.keyClick(page.view, Qt.Key.Key_D)
    ply = page.match.ply
    assert page.controller.person_to_act == 0

    repeat(page.view, Qt.Key.Key_D, "d")

    assert page.match.ply == ply


def test_enter_held_down_leads_on_once(table, settings, qtbot):
    settings.pace = "step"
    page = table((BOB, CAT, ANN), Predictable(3), until=lambda match: match.state.actor == 0 and match.ply > 20)
    qtbot.waitUntil(lambda: page.controller.holding, timeout=5_000)
    ply = page.match.ply

    repeat(page.view, Qt.Key.Key_Return, "\r")
    assert page.match.ply == ply
    QTest.keyClick(page.view, Qt.Key.Key_Return)

    assert page.match.ply > ply


def repeat(widget, key, text):
    """A key that is held: it comes again and again."""
    for press in (True, False) * 3:
        QTest.simulateEvent(widget, press, key, Qt.KeyboardModifier.NoModifier, text, True)
