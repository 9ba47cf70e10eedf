from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.match.seats import Seat
from app.views import start, start_parts
from app.views.scale import scale
from app.views.start import StartPage
from app.views.start_parts import start_layout
from tests.views.shell.conftest import a_game
from tests.views.shell.measure import Overflow

SIZES = [(1366, 768), (1920, 1080), (3840, 2160), (1280, 1024), (2560, 1080)]
MANY = tuple(
    Seat(name, "" if name == "Ann" else "journeyman", at) for at, name in enumerate(("Ann", "B", "C", "D", "E"))
)


@pytest.fixture
def page(qtbot, archive):
    def make(width=1366, height=768, **games):
        for seats in games.get("running", ()):
            a_game(archive, seats, plies=60)
        for seats in games.get("finished", ()):
            a_game(archive, seats, seed=len(seats))
        scale.fit(width, height)
        page = StartPage(archive)
        qtbot.addWidget(page)
        page.set_still(True)
        page.resize(width, height)
        page.show()
        qtbot.waitExposed(page)
        return page

    return make


ANN_AND_BOB = (Seat("Ann", "", 0), Seat("Bob", "journeyman", 1))


@pytest.mark.parametrize("size", SIZES)
def test_nothing_overlaps_and_nothing_leaves_the_page(size):
    width, height = size
    places = start_layout(width, height, 5)
    boxes = [places.header, *places.tiles, places.open, places.past, places.foot]

    for box in boxes:
        assert box.left() >= 0
        assert box.top() >= 0
        assert box.right() <= width
        assert box.bottom() <= height
    for one, other in combinations(boxes, 2):
        assert not one.intersects(other)


def test_the_layout_is_that_of_the_drawing():
    places = start_layout(1920, 1080, 5)

    assert places.tiles[0].getRect() == pytest.approx((64, 118, 339.2, 566))
    assert places.open.getRect() == pytest.approx((64, 724, 852, 304))
    assert places.past.width() == pytest.approx(916)


@pytest.mark.parametrize(
    ("size", "locale_key", "percent"),
    [
        ((1366, 768), "source", 100),
        ((1366, 768), "babel", 100),
        ((1366, 768), "babel", 130),
        ((1920, 1080), "source", 85),
        ((1920, 1080), "babel", 130),
        ((3840, 2160), "babel", 100),
        ((1280, 1024), "babel", 115),
        ((2560, 1080), "babel", 100),
        ((1024, 600), "babel", 100),
    ],
)
def test_no_text_is_clipped(monkeypatch, request, page, size, locale_key, percent):
    if locale_key == "babel":
        request.getfixturevalue("babel")
    scale.use_percent(percent)
    overflow = Overflow()
    monkeypatch.setattr(start, "draw_text", overflow)
    monkeypatch.setattr(start_parts, "draw_text", overflow)

    shown = page(*size, running=[MANY], finished=[ANN_AND_BOB, ANN_AND_BOB, MANY])
    for tile in shown.tiles[:2]:
        tile.setFocus()
        shown.grab()

    assert len(overflow.drawn) > 20
    assert overflow.clipped == []


def test_the_first_page_tells_of_an_empty_archive(page):
    shown = page()

    assert shown.rows == []
    assert shown.go_on.isHidden()
    assert shown.all_games.isHidden()


def test_a_click_on_a_game_asks_for_a_new_one(page, qtbot):
    shown = page()

    with qtbot.waitSignal(shown.new_game) as asked:
        QTest.mouseClick(shown.tiles[0], Qt.MouseButton.LeftButton)
    assert asked.args == ["port_royal"]


def test_the_last_game_under_way_can_be_continued_or_copied(page, qtbot):
    shown = page(running=[ANN_AND_BOB])

    with qtbot.waitSignal(shown.resume) as resumed:
        shown.go_on.click()
    with qtbot.waitSignal(shown.copy) as copied:
        shown.as_copy.click()
    assert resumed.args == copied.args
    assert len(resumed.args[0]) == 32


def test_finished_games_lead_to_their_review(page, qtbot):
    shown = page(finished=[ANN_AND_BOB])

    assert shown.rows[0].accessibleName().startswith("Port Royal, ")
    with qtbot.waitSignal(shown.review) as asked:
        QTest.mouseClick(shown.rows[0], Qt.MouseButton.LeftButton)
    assert asked.args == [shown.rows[0].past.id]


def test_the_cards_of_the_open_game_come_a_moment_later(page, qtbot):
    shown = page(running=[ANN_AND_BOB])

    qtbot.waitUntil(lambda: len(shown.cards) > 0, timeout=5000)


def test_the_page_is_worked_by_keys_alone(page, qtbot):
    shown = page(running=[ANN_AND_BOB], finished=[ANN_AND_BOB])
    shown.tiles[0].setFocus()
    seen = []
    for _ in range(30):
        focus = shown.focusWidget()
        if focus in seen:
            break
        seen.append(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)

    wanted = [shown.tiles[0], shown.go_on, shown.as_copy, shown.all_games, shown.rows[0], shown.credits]
    wanted += list(shown.tools.values())
    assert [each for each in seen if each in wanted] == [
        *wanted[:5],
        *shown.tools.values(),
        shown.credits,
    ]
    assert any(each in shown.speech.segments() for each in seen)
    for widget, signal in (
        (shown.tiles[0], shown.new_game),
        (shown.go_on, shown.resume),
        (shown.all_games, shown.library),
        (shown.rows[0], shown.review),
        (shown.tools["cog"], shown.settings),
        (shown.credits, shown.about),
    ):
        widget.setFocus()
        with qtbot.waitSignal(signal):
            QTest.keyClick(widget, Qt.Key.Key_Return)


def test_everything_has_a_name_for_a_screen_reader(page):
    shown = page(running=[ANN_AND_BOB], finished=[ANN_AND_BOB])

    buttons = [*shown.tiles, shown.go_on, shown.as_copy, shown.all_games, *shown.rows, shown.credits]
    for button in [*buttons, *shown.tools.values(), *shown.speech.segments()]:
        assert button.accessibleName() or button.text(), button


def test_a_switch_of_language_says_everything_anew(page, babel):
    shown = page(running=[ANN_AND_BOB], finished=[ANN_AND_BOB])
    QApplication.sendEvent(shown, QEvent(QEvent.Type.LanguageChange))

    for words in (
        shown.go_on.text(),
        shown.all_games.text(),
        shown.credits.text(),
        shown.tools["cog"].toolTip(),
        shown.tiles[0].accessibleName(),
        shown.rows[0].past.result,
        shown.open_game.line,
    ):
        assert words.startswith("«"), words
