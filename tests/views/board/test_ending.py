"""The end of a game on its page: points counted on the table, then the page that tells how it ended."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.ai.rerun import RERUNS
from app.engines import GAMES
from app.match.archive import Archive
from app.match.match import Match, begin
from app.match.record import load
from app.match.seats import Seat
from app.models.ending import Insight
from app.models.games import presenter
from app.models.setup import spoken
from app.models.sounds import Sound
from app.views.game.end_sheet import EndSheet
from app.views.game.insights import InsightPanel, InsightRow
from app.views.magnifier import Magnifier
from app.views.paint import brushes, stamps
from app.views.rerun_sheet import RerunSheet
from app.views.scale import scale
from app.views.widgets.sheet import Sheet
from tests.gallery.cut import speaking
from tests.golden.make import FOLDER
from tests.reruns import Waiting
from tests.session.opponents import Silent
from tests.views.review.conftest import Teacher
from tests.views.tables import shouting

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve")


@pytest.fixture(scope="module")
def archive(tmp_path_factory):
    archive, _ = Archive.open(tmp_path_factory.mktemp("archive"))
    yield archive
    archive.close()


@pytest.fixture
def before_the_end(settings, open_page):
    """Opens the page of a stored game one ply before its end: ``before_the_end(stored, persons=…, archive=…)``.

    Whoever decides last is a person.  Gives the page and that ply.
    """
    settings.auto_single = False

    def open_it(stored="port_royal/2-players-0", persons=1, archive=None, pace="calm"):
        settings.pace = pace
        record = load(FOLDER / f"{stored}.kontor")
        whole = Match(record)
        last, n = whole.states[-2].actor, len(record.seats)
        own = {(last + step) % n for step in range(persons)}
        seats = tuple(Seat(NAMES[at], "" if at in own else "master", at) for at in range(n))
        plies = record.plies[:-1]
        if archive is None:
            match = Match(replace(record, seats=seats, plies=plies, result=None, finished=None))
        else:
            match = begin(replace(record, id=f"{id(settings):032x}", seats=seats, plies=[], result=None), archive)
            for ply in plies:
                match.play(GAMES[record.game].read(match.state, ply.text))
        page = open_page(match, Silent(), (1366, 768))
        page.ending.archive, page.ending.make = archive, Teacher
        return page, GAMES[record.game].read(match.state, record.plies[-1].text)

    return open_it


@pytest.fixture(autouse=True)
def _left():
    """Pages are left: nothing is worked out any more."""
    yield
    for page in QApplication.topLevelWidgets():
        if hasattr(page, "halt"):
            page.halt()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def end(page, action):
    """The last ply is played, and everything has come to rest."""
    page.controller.play(action)
    page.view.scene_.finish()
    while page.ending._rest.isActive():  # noqa: SLF001 - there is no signal for it, and no time to wait
        page.ending._rest.stop()  # noqa: SLF001
        page.ending._count()  # noqa: SLF001


def sheet_of(page):
    """The page that tells how it ended, if it is open."""
    found = [sheet for sheet in page.findChildren(EndSheet) if not sheet.isHidden()]
    assert len(found) <= 1
    return found[0] if found else None


def totals(page):
    return [page.score.row_of(seat).counted for seat in range(len(page.seats))]


@pytest.mark.quick_for("taverns", "bruges")
@pytest.mark.parametrize("game", GAMES)
def test_points_are_counted_source_by_source_and_end_at_the_score(before_the_end, game):
    page, action = before_the_end(f"{game}/2-players-0")
    end(page, action)
    counting, match = page.ending.counting, page.match
    sources = presenter(game).sources(match.state, spoken(match.seats))
    sources = [source for source in sources if any(source.points)]
    assert counting.running
    assert sheet_of(page) is None

    lit = set()
    for nth, source in enumerate(sources):
        counting.show_at(nth + 0.999)
        assert page.prompt.prompt.title == f"Counting: {source.label}"
        assert [gain for _, gain in totals(page)] == list(source.points)
        so_far = [sum(each.points[seat] for each in sources[: nth + 1]) for seat in range(2)]
        assert [points for points, _ in totals(page)] == so_far
        lit |= counting.lit()
    assert so_far == match.state.scores()
    assert lit <= page.view.scene_.board_keys()
    assert lit

    counting.skip()
    assert totals(page) == [None, None]
    assert sheet_of(page) is not None


def test_each_source_that_is_counted_is_heard(before_the_end, monkeypatch):
    heard = []
    monkeypatch.setattr("app.views.game.counting.speaker.play", lambda sound, **_: heard.append(sound))
    page, action = before_the_end("port_royal/2-players-0")
    end(page, action)
    counting = page.ending.counting
    assert heard[-1] is Sound.COIN
    said = heard.count(Sound.COIN)

    counting.show_at(1.0)

    assert heard.count(Sound.COIN) == said + 1


def test_half_way_through_a_source_its_points_are_being_added(before_the_end):
    page, action = before_the_end()
    end(page, action)
    counting = page.ending.counting
    counting.show_at(0.3)
    half = [points for points, _ in totals(page)]
    counting.show_at(0.999)

    assert all(0 < some <= every for some, (every, _) in zip(half, totals(page), strict=True))
    assert half != [points for points, _ in totals(page)]


@pytest.mark.parametrize("by", ["key", "click", "letter"])
def test_any_key_or_click_shows_the_end_and_does_nothing_else(qtbot, before_the_end, by):
    page, action = before_the_end()
    end(page, action)
    with qtbot.assertNotEmitted(page.review_requested), qtbot.assertNotEmitted(page.closed):
        if by == "click":
            QTest.mouseClick(page.bar.leave, Qt.MouseButton.LeftButton)
        else:
            QTest.keyPress(page.view, Qt.Key.Key_Return if by == "key" else Qt.Key.Key_X)
    sheet = sheet_of(page)
    assert sheet is not None
    if by != "key":
        return
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", autorep=True)
    with qtbot.assertNotEmitted(page.review_requested):
        QApplication.sendEvent(sheet.buttons["review"], held)


def test_the_key_that_has_shown_the_end_works_again_after_it_was_let_go(qtbot, before_the_end):
    page, action = before_the_end()
    end(page, action)
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert sheet_of(page) is not None

    with qtbot.waitSignal(page.review_requested):
        QTest.keyClick(sheet_of(page).buttons["review"], Qt.Key.Key_Return)


def test_a_lone_modifier_ends_nothing(before_the_end):
    page, action = before_the_end()
    end(page, action)
    QTest.keyPress(page.view, Qt.Key.Key_Shift)

    assert page.ending.counting.running


@pytest.mark.parametrize("how", ["now", "reduced"])
def test_without_motion_the_end_is_shown_at_once(before_the_end, settings, how):
    settings.reduced_motion = how == "reduced"
    page, action = before_the_end(pace="now" if how == "now" else "calm")
    end(page, action)

    assert not page.ending.counting.running
    assert sheet_of(page) is not None


def test_a_game_that_was_over_when_it_was_opened_is_not_counted(before_the_end, open_page, settings):
    page, action = before_the_end()
    settings.pace = "calm"
    page.match.play(action)

    again = open_page(Match(page.match.record), Silent(), (1366, 768))

    assert not again.ending.counting.running
    assert sheet_of(again) is not None


def test_the_page_is_put_aside_and_comes_back_by_keys_alone(before_the_end):
    page, action = before_the_end(pace="now")
    end(page, action)
    QTest.keyClick(sheet_of(page), Qt.Key.Key_Escape)
    assert sheet_of(page) is None
    assert page.prompt.primary() == "page:end"

    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert sheet_of(page) is not None


def test_the_winner_is_marked_in_the_standings_until_the_game_goes_on(before_the_end, settings):
    settings.free_undo = True
    page, action = before_the_end("port_royal/2-players-1", pace="now")
    end(page, action)
    winner = page.match.state.ranking().index(1)
    assert [page.score.row_of(seat).won for seat in (0, 1)] == [seat == winner for seat in (0, 1)]

    sheet_of(page).dismiss()
    page.use_tool("undo")
    assert not any(page.score.row_of(seat).won for seat in (0, 1))


@pytest.mark.painted
def test_who_has_won_has_room_for_the_rank(before_the_end, monkeypatch):
    """The trophy stood among the figures, and beside it "Apprentice" was cut."""
    page, action = before_the_end("port_royal/2-players-1", pace="now")
    row, rooms = page.score.row_of(0), []
    monkeypatch.setattr(stamps, "write_level", lambda _p, rect, *_: rooms.append(rect.width()))
    for won in (False, True):
        row.won = won
        row.grab()

    assert rooms[0] == rooms[1]

    end(page, action)
    assert sheet_of(page) is not None


def test_with_letters_of_200_percent_the_main_button_is_in_the_window(qtbot, before_the_end):
    """The page opened with its heading cut, and “Look back” beyond the lower right corner."""
    page, ply = before_the_end("bruges/3-players-0", pace="now")
    magnifier = Magnifier(page)
    qtbot.addWidget(magnifier)
    magnifier.resize(1366, 768)
    magnifier.show()
    magnifier.use_percent(200)
    scale.fit(page.width(), page.height())
    end(page, ply)
    QApplication.processEvents()
    sheet = sheet_of(page)
    boxes = [QRect(each.mapTo(page, QPoint()), each.size()) for each in (sheet.heading, sheet.buttons["review"])]

    assert boxes[1].x() < page.width() / 2
    assert magnifier.seen().contains(boxes[1])
    assert magnifier.seen().contains(boxes[0].topLeft())

    magnifier.use_percent(100)
    scale.fit(1366, 768)
    QApplication.processEvents()
    last = sheet.buttons["review"].geometry()
    assert last == max((each.geometry() for each in sheet.buttons.values()), key=QRect.right), "usually it is the last"
    assert last.top() > sheet.table.geometry().bottom()
    magnifier.takeWidget()


def test_what_to_do_next_is_told_to_whoever_shows_the_page(qtbot, before_the_end):
    page, action = before_the_end(pace="now")
    end(page, action)
    for which in ("again", "rematch", "same", "train"):
        with qtbot.waitSignal(page.again_requested) as told:
            QTest.mouseClick(sheet_of(page).buttons[which], Qt.MouseButton.LeftButton)
        assert told.args == [page.match.record.id, which]
        page.choose("page:end")
    with qtbot.waitSignal(page.closed):
        QTest.mouseClick(sheet_of(page).buttons["leave"], Qt.MouseButton.LeftButton)


def test_the_page_tells_points_by_source_and_what_decided(before_the_end):
    page, action = before_the_end("port_royal/2-players-0", pace="now")
    end(page, action)
    sheet, told = sheet_of(page), presenter("port_royal").result(page.match.state, page.seats)

    assert sheet.heading.text() == told[0]
    assert sheet.details.text() == " ".join(told[1:-2])
    assert sheet.table.accessibleName().startswith("1. ")
    assert "Persons 9, Expeditions 0" in sheet.table.accessibleName()
    assert not sheet.insights.isVisible()  # nothing is kept of this game


def test_a_screen_reader_hears_the_result(before_the_end, monkeypatch):
    heard = []
    monkeypatch.setattr("app.views.game.end_sheet.announce", lambda widget: heard.append(widget.accessibleName()))
    page, action = before_the_end(pace="now")
    end(page, action)

    assert heard == presenter("port_royal").result(page.match.state, page.seats)[:1]


@pytest.mark.slow
def test_who_plays_alone_has_neither_rivals_nor_a_rematch(before_the_end, archive):
    page, action = before_the_end("loyang/1-players-0", archive=archive, pace="now")
    end(page, action)
    QApplication.processEvents()
    sheet = sheet_of(page)

    assert sheet.details.text() == "17 and more would be good."
    assert not sheet.insights.isVisible()
    assert not sheet.buttons["rematch"].isVisible()
    assert not page.score.row_of(0).won


def test_a_shared_victory_crowns_both(before_the_end):
    page, action = before_the_end(persons=2, pace="now")
    end(page, action)

    assert sheet_of(page).heading.text().startswith("Shared victory with 9 influence points: Ann")
    assert all(page.score.row_of(seat).won for seat in (0, 1))


def test_several_persons_are_called_by_their_names(before_the_end):
    page, action = before_the_end("port_royal/2-players-1", persons=2, pace="now")
    end(page, action)
    winner = page.seats[page.match.state.ranking().index(1)].name

    assert sheet_of(page).heading.text().startswith(f"{winner} wins")
    assert "begins." in sheet_of(page).buttons["rematch"].toolTip()


@pytest.mark.slow
def test_luck_and_skill_are_told_as_soon_as_they_are_known(qtbot, before_the_end, archive):
    page, action = before_the_end(archive=archive, pace="now")
    end(page, action)
    rows = sheet_of(page).insights.rows
    qtbot.waitUntil(lambda: rows[0].insight is not None and rows[0].insight.known, timeout=20_000)
    labels = [row.insight.label for row in rows]

    assert labels == ["Win chance", "Best decision", "Costliest decision", "Luckiest moment"]
    assert all(row.insight.known for row in rows)
    assert sheet_of(page).insights.compared.isHidden(), "games by these options were not measured"
    luckiest = rows[3]
    assert luckiest.insight.ply
    assert luckiest.insight.change.startswith("+")
    qtbot.waitUntil(lambda: sheet_of(page).best.text() != "", timeout=5_000)
    with shouting():
        QApplication.processEvents()
        assert rows[1].insight.label == "BEST DECISION"
        assert sheet_of(page).buttons["rematch"].text() == "REMATCH"
    first = sheet_of(page).insights.title.text()
    other = sheet_of(page).insights.signs[1 - page.ending._seat]  # noqa: SLF001
    QTest.mouseClick(other, Qt.MouseButton.LeftButton)
    assert sheet_of(page).insights.title.text() != first
    with qtbot.waitSignal(page.review_requested) as told:
        QTest.mouseClick(luckiest, Qt.MouseButton.LeftButton)
    assert told.args[0] == page.match.record.id


@pytest.mark.slow
def test_a_master_in_the_own_seat_is_offered_and_told(qtbot, before_the_end, archive):
    """A line of the end page leads to a sheet, and after that the page is there again."""
    Waiting.made.clear()
    page, action = before_the_end(archive=archive, pace="now")
    page.ending.make_player = Waiting
    end(page, action)
    qtbot.waitUntil(lambda: not sheet_of(page).insights.rerun.isHidden())
    line = sheet_of(page).insights.rerun
    assert line.accessibleName() == "A Master in your seat: not played yet – find out " + line.insight.more

    line.click()
    assert sheet_of(page) is None
    (sheet,) = [each for each in page.findChildren(RerunSheet) if not each.isHidden()]
    sheet.play.click()
    for done in range(RERUNS):
        Waiting.made[0].play()
        qtbot.waitUntil(lambda: len(page.ending._rerunner.found.games) > done)  # noqa: B023, SLF001
    qtbot.waitUntil(lambda: sheet.result.text() != "" and sheet.cancel.isHidden())
    sheet.dismiss()

    assert sheet_of(page).insights.rerun.insight.words.startswith("A Master would have had ")


def test_a_comparison_stands_below_the_win_chance_where_there_is_one(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    panel = InsightPanel((Seat("Ann", "", 0), Seat("Bob", "master", 1)), 0, parent)
    lines = [Insight(f"line {number}", "words") for number in range(4)]
    panel.show_insights("Ann", lines)
    assert panel.compared.isHidden()
    panel.show_insights("Ann", lines, Insight("compared", "On average", known=True))
    parent.resize(600, 400)
    panel.resize(600, panel.sizeHint().height())
    parent.show()
    tops = [row.y() for row in (panel.rows[0], panel.compared, *panel.rows[1:])]
    assert tops == sorted(set(tops))
    assert panel.compared.accessibleName() == "compared: On average"


def test_a_long_story_is_broken_into_the_lines_of_a_tool_tip(qtbot):
    row = InsightRow("scales", None)
    qtbot.addWidget(row)
    row.show_insight(Insight("Luckiest moment", "A long story. " * 30, "+36%", 7, "More of it.", known=True), 120.0)

    lines = row.toolTip().split("\n")
    assert len(lines) > 4
    assert max(map(len, lines)) <= 60
    assert lines[-1] == "More of it."


def test_leaving_ends_what_is_being_worked_out(before_the_end, archive):
    made = []

    class Slow(Teacher):
        def analyse(self, request_id, state, observer, samples):
            """Never answers."""

    page, action = before_the_end(archive=archive, pace="now")
    page.ending.make = lambda report: made.append(Slow(report)) or made[0]
    end(page, action)
    QApplication.processEvents()
    assert sheet_of(page).insights.rows[1].insight.words == "not known yet"
    page.leave()

    assert [each.closed for each in made] == [True]


def test_a_sheet_that_was_shut_hears_of_no_other_language(before_the_end, archive):
    """It waits to be deleted, and its game is gone."""
    page, action = before_the_end(archive=archive, pace="now")
    end(page, action)
    QApplication.processEvents()
    sheet = sheet_of(page)
    page.halt()

    assert sheet.isHidden()
    QApplication.sendEvent(sheet, QEvent(QEvent.Type.LanguageChange))


def test_leaves_fall_for_a_person_who_has_won_but_not_with_reduced_motion(before_the_end, monkeypatch, settings):
    monkeypatch.setattr(Sheet, "animated", True)
    page, action = before_the_end(persons=2, pace="now")
    end(page, action)
    assert sheet_of(page)._leaves is not None  # noqa: SLF001
    sheet_of(page).dismiss()

    settings.reduced_motion = True
    page.choose("page:end")
    assert sheet_of(page)._leaves is None  # noqa: SLF001


@pytest.mark.painted
@pytest.mark.parametrize("percent", [100, 130])
@pytest.mark.parametrize("language", ["en", "de"])
def test_buttons_at_the_end_say_what_they_do_in_a_second_line(before_the_end, language, percent, monkeypatch):
    """What “Same luck again” and “Rematch” do differed by their tips alone; above 130 % the page is magnified."""
    with speaking(language):
        scale.use_percent(percent)
        page, action = before_the_end(pace="now")
        end(page, action)
        sheet = sheet_of(page)
        QApplication.processEvents()
        shown = [each for each in sheet.buttons.values() if not each.isHidden()]
        notes = [each.note for each in shown if each.objectName() != "leave"]

        assert all(notes)
        assert len(set(notes)) == len(notes) > 3
        assert all(sheet.panel.rect().contains(each.geometry()) for each in shown)
        drawn = {}
        monkeypatch.setattr(
            brushes, "draw_text", lambda _p, box, text, font, *_, **__: drawn.setdefault(text, (box, font))
        )
        for each in shown:
            brushes.painted(each.width(), each.height(), 1, each.draw)
            for text in (each.text(), each.note):
                box, font = drawn.get(text, (None, None))
                assert not text or (box.left() >= 4 and box.right() <= each.width() and font.pixelSize() >= 12), text
        scale.use_percent(100)
