"""What a step of the slider may cost: nothing is made, painted or read anew that is there already."""

import gc

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsItem

from app.match.archive import Archive
from app.models.review.timeline import PositionValue
from app.models.table_reading import zones_of
from app.models.text import Translated
from app.views.board import spare_items
from app.views.board.panel_item import PanelItem
from app.views.board.panel_pictures import SMALL_UP_TO
from app.views.board.piece_item import PieceItem
from app.views.board.table_board import TableBoard
from app.views.review.charts import Chart
from app.views.review.page import ReviewPage
from app.views.scale import scale
from app.views.widgets.panel import Panel
from tests.bench.slider import GAMES, GOLDEN, Mute, record_of
from tests.views.reviews import open_game
from tests.views.reviews import slide as show

pytestmark = pytest.mark.usefixtures("every_frame")


@pytest.fixture(scope="module")
def archive(tmp_path_factory):
    archive, _ = Archive.open(tmp_path_factory.mktemp("archive"))
    yield archive
    archive.close()


@pytest.fixture(scope="module", params=GAMES)
def game_id(request, archive):
    return archive.import_file(record_of(request.param)).id


@pytest.fixture(scope="module")
def review(_dressed, archive, game_id):
    """The page of all tests of a game."""
    scale.fit(1920, 1080)
    page = ReviewPage(archive, make=Mute)
    yield page
    page.close_game()
    page.deleteLater()


@pytest.fixture
def page(qapp, review, game_id):
    """The page as it is when the game has been opened."""
    review.resize(1920, 1080)
    review.show()
    if review.match is None:
        open_game(review, game_id)
    review.slider.setValue(0)
    qapp.processEvents()
    return review


@pytest.fixture
def made(monkeypatch):
    """Keys of the items that are made from now on."""
    keys = []
    whole = PieceItem.__init__
    monkeypatch.setattr(PieceItem, "__init__", lambda item, key, spot: keys.append(key) or whole(item, key, spot))
    return keys


@pytest.fixture
def painted(monkeypatch):
    """Keys of the panels that are painted from now on."""
    keys = []
    whole = TableBoard.paint_panel
    monkeypatch.setattr(
        TableBoard, "paint_panel", lambda board, p, panel: keys.append(panel.key) or whole(board, p, panel)
    )
    return keys


@pytest.mark.quick_for("murano", "port_royal")
def test_no_item_is_made_anew_between_neighbouring_positions(page, made):
    middle = page.timeline.plies // 2
    for position in range(middle, middle + 5):
        show(page, position)
    made.clear()
    for position in [*range(middle + 5, middle - 1, -1), *range(middle, middle + 5)]:
        show(page, position)
    assert made == []


@pytest.mark.quick_for("taverns", "bruges")
def test_items_of_gone_pieces_stand_for_new_ones(page, made):
    """A jump from end to end and back makes no more items than the fuller table has pieces."""
    for position in (0, page.timeline.plies) * 4:
        show(page, position)
    assert len(made) <= len(page.board.model.keys()) + spare_items.SPARE


@pytest.mark.quick_for("bruges", "port_royal")
@pytest.mark.painted
def test_panels_are_painted_only_when_something_in_them_changed(page, painted):
    middle = page.timeline.plies // 2
    show(page, middle - 1)  # the page is that of all tests: whatever they have changed is painted now
    for position in range(middle, middle + 15):
        before = {panel.key: (panel.rect, panel.facts) for panel in page.board.scene_.panels()}
        painted.clear()
        show(page, position)
        after = {panel.key: (panel.rect, panel.facts) for panel in page.board.scene_.panels()}
        changed = {key for key, facts in after.items() if before.get(key) != facts}
        assert set(painted) <= changed
        assert len(painted) == len(set(painted))
    painted.clear()
    small = set()
    for position in (middle + 13, middle + 14):
        show(page, position)
        panels = page.board.scene_.panels()
        small |= {panel.key for panel in panels if panel.rect.width() * panel.rect.height() <= SMALL_UP_TO}
    assert set(painted) & small == set()  # what they showed a moment ago is still there


def test_panels_at_rest_are_copied_by_qt(page):
    """Nothing of Python is asked for a panel that was painted ahead."""
    middle = page.timeline.plies // 2
    for position in (middle, middle + 1):
        show(page, position)
        panels = [item for item in page.board.scene_.items() if isinstance(item, PanelItem)]
        assert panels
        assert all(item.flags() & QGraphicsItem.GraphicsItemFlag.ItemHasNoContents for item in panels)


def test_tips_of_panels_are_made_only_when_they_are_asked_for(page, monkeypatch):
    translated = []
    whole = Translated.tr
    monkeypatch.setattr(Translated, "tr", lambda self, *words: translated.append(words[0]) or whole(self, *words))
    board = page.board.board
    show(page, page.timeline.plies // 2)
    monkeypatch.setattr(board, "_said_before", {})  # no words are known yet
    translated.clear()
    panels = board.panels(zones_of(page.board.model))
    names = len(translated)
    tips = [tip for panel in panels for _, tip in panel.tips()]
    assert any(tips)
    assert 2 * names < len(translated)


def test_marks_are_looked_for_only_where_there_are_some(page, monkeypatch):
    show(page, 20)
    asked = []
    marked = PieceItem.marked.fget
    monkeypatch.setattr(PieceItem, "marked", property(lambda item: asked.append(item.key) or marked(item)))
    for _ in range(10):
        page.board.scene_.set_last(())
        page.board.scene_.set_last(page._words.touched(20))  # noqa: SLF001
    assert len(asked) < 10 * len(page.board.model.keys())


def test_what_lies_below_slider_and_moves_is_not_painted_at_each_position(page, monkeypatch):
    show(page, 20)
    painted = []
    whole = Panel.draw
    monkeypatch.setattr(Panel, "draw", lambda panel, p: painted.append(panel) or whole(panel, p))
    for position in (21, 40, 22, 200, 3):
        show(page, position)
    assert page.card not in painted
    assert page.move_list not in painted


@pytest.fixture
def charted(qtbot, page, monkeypatch):
    """Charts that are drawn from now on, but for their cursors."""
    for key in ("points", "chance"):  # one place for both, in a game that is over
        page.charts.show_chart(key)
        qtbot.waitUntil(lambda key=key: page.charts.panels[key].chart.drawn)
    charts = []
    whole = Chart._draw  # noqa: SLF001 - everything but the cursor
    monkeypatch.setattr(Chart, "_draw", lambda chart: charts.append(chart) or whole(chart))
    return charts


def test_the_charts_are_not_painted_anew_when_the_cursor_moves(page, charted):
    for position in (3, 40, 5):
        show(page, position)
        assert page.charts.panels["chance"].chart.position == position
    assert charted == []


@pytest.mark.quick_for("loyang", "murano")
def test_a_chart_is_painted_anew_when_its_lines_or_its_size_change(page, charted):
    chance = page.charts.panels["chance"].chart
    values = {
        at: PositionValue((1 / len(page.seats),) * len(page.seats), (0.0,) * len(page.seats), 9) for at in range(9)
    }
    for _ in range(2):
        page.charts.show_chances(values)
        QApplication.processEvents()
    assert charted == [chance]
    page.resize(1800, 1000)
    QApplication.processEvents()
    page.charts.show_chart("points")
    QApplication.processEvents()
    assert set(charted) == {panel.chart for panel in page.charts.panels.values()}


@pytest.mark.quick_for("port_royal", "loyang")
def test_after_leaving_a_review_no_timer_runs(qtbot, page):
    show(page, 20)
    page.toggle_play()
    page.close_game()
    page.hide()
    QApplication.processEvents()
    running = [timer for timer in page.findChildren(QTimer) if timer.isActive()]
    running += [timer for timer in page.board.scene_.findChildren(QTimer) if timer.isActive()]
    assert [(timer.parent(), timer.interval()) for timer in running] == []


@pytest.mark.quick_for("taverns", "port_royal")
def test_a_hidden_table_paints_ahead_again_when_it_is_shown(page):
    page.hide()
    page.show()
    assert page.board._idle.isActive()  # noqa: SLF001 - only time would tell otherwise


@pytest.mark.slow
def test_the_page_is_whole_whenever_it_is_painted_while_a_game_is_opened(qtbot, qapp, archive, monkeypatch):
    """From two players to five and back, with the window painted all the time."""
    monkeypatch.setattr("app.views.slices.SLICE", 0.001)
    page = ReviewPage(archive, make=Mute)
    qtbot.addWidget(page)
    page.resize(1366, 768)
    page.show()
    paths = (
        GOLDEN / "port_royal" / "2-players-0.kontor",
        record_of("bruges"),
    )
    looks = []

    def look():
        looks.append(page.reader.busy)
        page.update()
        page.move_list.view.viewport().update()

    beat = QTimer(page, interval=0)
    beat.timeout.connect(look)
    beat.start()
    ids = [archive.import_file(path).id for path in paths]
    for game_id in (*ids, ids[0]):
        open_game(page, game_id, 7)
        assert page.position == 7
    assert True in looks  # while a game was read
    assert looks.count(False) > 20  # while it was drawn
    page.close_game()


@pytest.mark.slow
def test_closed_reviews_leave_nothing_behind(qapp, archive):
    ids = [archive.import_file(record_of(game)).id for game in ("murano", "port_royal")]

    def look(game_id):
        page = ReviewPage(archive, make=Mute)
        page.resize(1366, 768)
        page.show()
        open_game(page, game_id)
        show(page, 30)
        page.close_game()
        page.hide()
        page.deleteLater()

    def living():
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
        gc.collect()
        return sum(isinstance(each, QTimer | PieceItem | Chart) for each in shiboken6.getAllValidWrappers())

    for game_id in ids:
        look(game_id)
    before = living()
    for game_id in ids * 2:
        look(game_id)
    assert living() == before
