"""The row of phases in the title bar."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest

from app.match.match import new_match
from app.models.presenter import Phase
from app.views.game.phase_tracker import PhaseTracker
from tests.session.opponents import Silent
from tests.views.tables import seats

ROW = (Phase("A", "Sowing", "Seeds.", "sow", True), Phase("B", "Reaping and storing", "Crops.", "reap", False))


@pytest.fixture
def tracker(qtbot):
    found = PhaseTracker(None)
    qtbot.addWidget(found)
    found.show_phases(ROW)
    found.resize(found.sizeHint())
    found.show()
    return found


def test_it_is_as_wide_in_every_phase(tracker):
    wide = tracker.sizeHint()
    tracker.show_phases([replace(phase, now=not phase.now) for phase in ROW])

    assert tracker.sizeHint() == wide
    first, second = tracker.buttons()
    assert first.width() < second.width()
    assert tracker.rect().contains(second.geometry())


def test_the_present_one_is_told_and_a_click_opens_its_rules(tracker):
    first, second = tracker.buttons()
    opened = []
    tracker.rules.connect(opened.append)

    assert "A: Sowing, now" in first.accessibleName()
    assert second.accessibleDescription() == "Crops."
    QTest.mouseClick(second, Qt.MouseButton.LeftButton)
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Space)
    assert opened == ["reap", "sow"]
    assert first.focusPolicy() == Qt.FocusPolicy.TabFocus
    assert second.focusPolicy() == Qt.FocusPolicy.NoFocus


@pytest.mark.parametrize("key", ["port_royal", "taverns", "loyang", "bruges"])
def test_there_is_room_for_all_phases_in_the_smallest_window(open_page, key):
    page = open_page(new_match(key, seats(3), {}, 3), Silent(), (1366, 768))
    wanted = []
    page.rules_requested.connect(wanted.append)
    bar = page.bar

    assert bar.phases.isVisible() or key == "taverns"
    row = next((chip.phases for chip in page.view.presenter.chips(page.match.state) if chip.phases), ROW)
    bar.show_title("Die Tavernen im Tiefen Thal", [replace(chip_of(page), phases=row)])
    assert bar.phases.isVisible()
    assert QRect(0, 0, bar.pace.x(), bar.height()).contains(bar.phases.geometry())
    bar.phases.buttons()[-1].click()
    assert wanted == [row[-1].anchor]


def chip_of(page):
    return page.view.presenter.chips(page.match.state)[0]
