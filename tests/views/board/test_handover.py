"""Several persons at one screen: the table is covered until the one whose hand lies open takes over."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.ai import POLICIES
from app.match.match import new_match
from app.match.seats import Seat
from app.models import turns
from app.models.games import ENTRIES, presenter
from tests.session.opponents import Predictable, Silent
from tests.views.board.hands import wanted
from tests.views.hands import ready, settle

ANN, BEA, OTTO = Seat("Ann", "", 0), Seat("Bea", "", 3), Seat("Otto", "apprentice", 1)


@pytest.fixture
def shared(open_page):
    """Opens a table: ``shared(game, seats, plies)``, after so many plies or (``None``) at the end of the game."""

    def opened(game="bruges", seats=(ANN, BEA), plies=0):
        match, random = new_match(game, seats, {}, 5), Random(5)
        while not match.finished and (plies is None or match.ply < plies):
            match.play(random.choice(match.state.legal()))
        return open_page(match, Silent() if OTTO not in seats else Predictable(1), (1366, 768))

    return opened


def take_over(page):
    QTest.mouseClick(page.handover.button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def shown(page):
    """The parts of the page on screen, without the cover."""
    parts = page.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [part for part in parts if part.isVisible() and part is not page.handover]


@pytest.mark.parametrize("game", list(ENTRIES))
def test_a_game_in_which_seats_know_different_things_has_secrets(game):
    """By what the opponents are told: where their view is one for all, nothing is hidden."""
    assert presenter(game).has_secrets == POLICIES[game].secrets


@pytest.mark.parametrize("game", ["loyang", "murano", "bruges"])
def test_the_table_is_covered_between_persons(shared, game):
    page = shared(game)
    assert page.handover.isVisible()
    take_over(page)
    first, random = page.viewer, Random(1)
    for _ in range(60):
        if page.match.state.actor != first:
            break
        page.choose(wanted(page, random))
        settle(page)

    assert page.handover.isVisible()
    assert page.viewer == page.match.state.actor != first
    assert page.view.scene_.offered() == frozenset()
    take_over(page)
    assert not page.handover.isVisible()
    assert page.view.scene_.offered() == frozenset(page.offered()) != frozenset()


@pytest.mark.parametrize(("plies", "seats"), [(0, (ANN, BEA)), (25, (ANN, BEA)), (0, (OTTO, ANN, BEA))])
def test_a_table_is_covered_when_it_is_opened(shared, plies, seats):
    """Also where an opponent begins, who waits until somebody has taken over."""
    page = shared("bruges", seats, plies)
    ply = page.match.ply

    assert page.handover.isVisible()
    assert page.seats[page.viewer].is_person
    QTest.qWait(100)
    assert page.match.ply == ply


def test_nobody_else_is_asked_to_take_over_an_open_game(shared):
    for page in (shared("port_royal"), shared("bruges", (ANN, OTTO))):
        assert not page.handover.covers


def test_a_finished_game_is_not_covered(shared):
    assert not shared("loyang", plies=None).handover.covers


def test_while_it_is_covered_no_key_gets_at_the_table(shared):
    page = shared("bruges")
    assert shown(page) == []

    for key in (Qt.Key.Key_F6, Qt.Key.Key_F7, Qt.Key.Key_F8, Qt.Key.Key_F2, Qt.Key.Key_Tab, Qt.Key.Key_L):
        QTest.keyClick(page.focusWidget() or page, key)
        QApplication.processEvents()
    assert not page.list.is_open()
    assert shown(page) == []
    assert page.match.ply == 0

    take_over(page)
    assert {page.view, page.prompt, page.score, page.bar, page.log} <= set(shown(page))
    QTest.keyClick(page, Qt.Key.Key_F6)
    assert page.list.is_open()


def test_what_another_person_did_is_told_and_shown_again(shared, qtbot):
    """Whoever takes over has not seen it: the table was covered, or the person was not there."""
    page = shared("murano", (ANN, BEA, OTTO))
    take_over(page)
    first, random = page.viewer, Random(1)
    while page.viewer == first:
        qtbot.waitUntil(lambda: ready(page) or page.handover.covers, timeout=5_000)
        if not page.handover.covers:
            page.choose(wanted(page, random))
            settle(page)
    take_over(page)
    names = [page.seats[first].name, "Otto"]

    told = [row.accessibleName() for row in page.turns.rows()]
    assert sorted(each.split(":")[0] for each in told) == sorted(names)
    assert any(each.startswith(f"{names[0]}: ") and not each.endswith("Nothing yet.") for each in told)
    QTest.keyClick(page, Qt.Key.Key_F8)
    assert page.follower.repeats
    assert names[0] in page.prompt.prompt.title


@pytest.mark.parametrize(
    ("seats", "viewer", "others"),
    [((ANN, OTTO), 0, {1}), ((ANN, BEA, OTTO), 1, {0, 2}), ((OTTO, OTTO), 0, {0, 1}), ((ANN,), 0, set())],
)
def test_others_are_all_but_the_person_at_the_screen(seats, viewer, others):
    assert turns.others(seats, viewer) == others


def test_whoever_does_not_want_to_take_over_can_leave(shared, qtbot):
    page = shared("bruges")
    with qtbot.waitSignal(page.closed):
        QTest.mouseClick(page.handover.leave, Qt.MouseButton.LeftButton)
