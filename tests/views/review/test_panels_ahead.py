"""The panels of a past game, painted while nobody waits: the same pictures, and only as long as they are wanted."""

import pytest
from PySide6.QtWidgets import QApplication

from app.match.archive import Archive
from app.views import panel_item, panels_ahead
from app.views.review import ReviewPage
from app.views.scale import scale
from tests.bench.slider import GAMES, Mute, record_of
from tests.views.reviews import open_game


@pytest.fixture(scope="module")
def archive(tmp_path_factory):
    archive, _ = Archive.open(tmp_path_factory.mktemp("archive"))
    yield archive
    archive.close()


def page_of(archive, game):
    scale.fit(1366, 768)
    page = ReviewPage(archive, make=Mute)
    page.resize(1366, 768)
    page.show()
    open_game(page, archive.import_file(record_of(game)))
    QApplication.processEvents()
    return page


@pytest.fixture(scope="module", params=GAMES)
def page(qapp, archive, request):
    page = page_of(archive, request.param)
    yield page
    page.close_game()
    page.deleteLater()
    scale.fit(1920, 1080)


@pytest.fixture
def one(qapp, archive):
    page = page_of(archive, "port_royal")
    yield page
    page.close_game()
    page.deleteLater()
    scale.fit(1920, 1080)


@pytest.fixture
def painted(monkeypatch):
    """Keys of the panels that are painted from now on."""
    keys = []
    whole = panel_item._painted  # noqa: SLF001 - the only place where a panel is painted
    monkeypatch.setattr(
        panel_item, "_painted", lambda board, panel, ratio: keys.append(panel.key) or whole(board, panel, ratio)
    )
    return keys


def some(page):
    """Positions in the middle of the game."""
    middle = page.timeline.plies // 2
    return range(middle, min(page.timeline.plies, middle + 5))


def expect(page, positions):
    """Have the panels of these positions painted to the end."""
    ahead = page.board.ahead
    ahead.expect([page.match.states[position] for position in positions])
    while ahead.step():
        pass


def test_what_was_painted_ahead_is_not_painted_at_a_jump(page, painted):
    page.slider.setValue(0)
    expect(page, some(page))
    painted.clear()
    for position in some(page):
        page.slider.setValue(position)
        QApplication.processEvents()
    assert painted == []


def test_a_panel_painted_ahead_looks_like_one_painted_at_once(page):
    page.slider.setValue(0)
    expect(page, some(page))
    view, pictures = page.board, page.board.scene_.pictures
    for position in some(page):
        page.slider.setValue(position)
        for panel in view.scene_.panels():
            assert pictures.is_packed(panel, 1.0)
            now = panel_item._painted(view.board, panel, 1.0)  # noqa: SLF001
            assert pictures.get(view.board, panel, 1.0).toImage() == now.toImage(), panel.key


def test_painting_ahead_leaves_the_table_as_it_is(page):
    page.slider.setValue(0)
    while page.board.paint_ahead():
        pass  # or the pieces of the table itself would be sharper later
    page.board.scene_.settle()
    before = page.board.grab().toImage()
    expect(page, some(page))
    page.board.scene_.settle()
    assert page.board.grab().toImage() == before


def test_it_goes_on_by_itself_when_nothing_happens_and_ends(qtbot, one, monkeypatch):
    monkeypatch.setattr(panels_ahead, "QUIET", 1)
    monkeypatch.setattr(panels_ahead, "APART", 1)
    one.board.ahead.expect(one.match.states[:3])
    one.slider.setValue(2)
    qtbot.waitUntil(lambda: not one.board.ahead.waits)
    assert len(one.board.scene_.pictures.packed) > 0


def test_a_position_that_is_shown_puts_it_off(qtbot, one, monkeypatch):
    monkeypatch.setattr(panels_ahead, "QUIET", 60_000)
    one.slider.setValue(3)
    one.board.ahead.expect(one.match.states)
    qtbot.wait(3 * panels_ahead.APART)
    assert len(one.board.scene_.pictures.packed) == 0
    assert one.board.ahead.waits


def test_it_ends_when_there_is_no_more_place(one, monkeypatch):
    pictures = one.board.scene_.pictures
    expect(one, range(2))
    full = pictures.packed.spent
    monkeypatch.setattr(pictures.packed, "_budget", full)
    expect(one, range(len(one.match.states)))
    assert not one.board.ahead.waits
    assert 0 < pictures.packed.spent <= full


def test_it_ends_when_the_review_is_left(one):
    one.slider.setValue(3)
    for _ in range(20):
        one.board.ahead.step()
    assert len(one.board.scene_.pictures.packed) > 0
    one.close_game()
    assert not one.board.ahead.waits
    assert len(one.board.scene_.pictures.packed) == 0


def test_a_hidden_table_waits_until_it_is_shown(qtbot, one, monkeypatch):
    monkeypatch.setattr(panels_ahead, "QUIET", 1)
    one.hide()
    one.board.ahead.expect(one.match.states)
    qtbot.wait(3 * panels_ahead.APART)
    assert len(one.board.scene_.pictures.packed) == 0
    one.show()
    qtbot.waitUntil(lambda: len(one.board.scene_.pictures.packed) > 0)


def test_in_another_size_it_begins_anew(one):
    expect(one, range(2))
    one.resize(1280, 720)
    QApplication.processEvents()
    assert len(one.board.scene_.pictures.packed) == 0
    assert one.board.ahead.waits
