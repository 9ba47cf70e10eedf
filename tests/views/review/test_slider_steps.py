"""The table follows the slider in slices: between two looks at the events little is done, and nothing half is seen."""

import pytest

from app.match.archive import Archive
from app.views import slices
from app.views.board import preparation
from app.views.review.page import ReviewPage
from app.views.review.transport import TransportStep
from tests.bench.slider import GAMES, Mute, record_of
from tests.views.reviews import open_game, until_shown

pytestmark = pytest.mark.usefixtures("every_frame")


@pytest.fixture(scope="module")
def archive(tmp_path_factory):
    archive, _ = Archive.open(tmp_path_factory.mktemp("archive"))
    yield archive
    archive.close()


@pytest.fixture(scope="module", params=["murano"])
def opened(request, qapp, archive):
    page = ReviewPage(archive, make=Mute)
    page.resize(1366, 768)
    page.show()
    open_game(page, archive.import_file(record_of(request.param)).id)
    yield page
    page.close_game()
    page.deleteLater()


@pytest.fixture
def page(opened, monkeypatch):
    """At the first position; each slice is one step, and each picture a step of its own."""
    opened.show_position(0, still=True)
    monkeypatch.setattr(slices, "SLICE", 0.0)
    monkeypatch.setattr(preparation, "STEP", -1.0)
    monkeypatch.setattr(slices, "perf_counter", lambda: 0.0)
    return opened


def seen(page):
    """What lies on the table, as it is drawn."""
    scene = page.board.scene_
    items = [scene.item(key) for key in sorted(scene.board_keys()) if scene.item(key) is not None]
    return [(item.key, item.spot) for item in items], {p.key: (p.rect, p.facts) for p in scene.panels()}


def pictures(page):
    """The pictures of its pieces, of which one may stand in for another for a moment."""
    scene = page.board.scene_
    return {key: item.picture for key in scene.board_keys() if (item := scene.item(key)) is not None}


def at_once(page, position):
    """What a position looks like that is shown without slices; the table is as before after that."""
    was = page.position
    page.show_position(position, still=True)
    found = seen(page)
    page.show_position(was, still=True)
    return found


def turn(page):
    """One slice of the table."""
    page.board._slices._go_on()  # noqa: SLF001 - the event loop would also do everything else


@pytest.mark.quick_for("bruges", "port_royal")
@pytest.mark.parametrize("opened", GAMES, indirect=True)
def test_the_table_stays_as_it_was_until_all_of_the_next_position_is_there(page):
    middle = page.timeline.plies // 2
    after = at_once(page, middle)
    before, looked = seen(page), pictures(page)
    page.slider.setValue(middle)
    assert page.position == page.slider.value() == middle
    turns = 0
    while page.board.preparing:
        assert seen(page) == after or (seen(page), pictures(page)) == (before, looked)
        turn(page)
        turns += 1
    assert seen(page) == after != before
    assert turns > 10
    assert page.board.scene_.marked_last() == page._words.touched(middle)  # noqa: SLF001


@pytest.mark.painted
def test_every_panel_is_painted_before_it_is_seen(page, monkeypatch):
    page.slider.setValue(page.timeline.plies // 2)
    until_shown(page)
    page.slider.setValue(page.timeline.plies // 3)
    while page.board.preparing:
        turn(page)
    ratio = page.board.devicePixelRatioF()
    monkeypatch.setattr(type(page.board.board), "paint_panel", lambda *_: pytest.fail("painted only now"))
    for item in page.board.scene_._panels.values():  # noqa: SLF001
        assert not item.picture(ratio).isNull()


def test_what_is_prepared_is_shown_before_the_next_and_only_the_last_of_those_asked_for_meanwhile(page):
    told = []
    tell = page._tell  # noqa: SLF001
    page._tell = lambda position: (told.append(position), tell(position))  # noqa: SLF001
    try:
        page.slider.setValue(5)
        turn(page)
        for position in (6, 7, 8):
            page.slider.setValue(position)
        until_shown(page)
    finally:
        page._tell = tell  # noqa: SLF001
    assert told == [5, 8]
    assert seen(page) == at_once(page, 8)


@pytest.mark.parametrize(
    "happens",
    [
        lambda page: page.board.scene_.press(""),
        lambda page: page.board.scene_.settle(),
        lambda page: page.board.scene_.finish(),
        lambda page: page.board.repaint_all(),
        lambda page: page.board.scene_.look_again(),
    ],
    ids=["a click", "settled", "finished", "another theme", "other pictures"],
)
def test_what_happens_on_the_table_meanwhile_finds_the_whole_position(page, happens):
    page.slider.setValue(9)
    for _ in range(6):
        turn(page)
    assert page.board.scene_.moving()
    happens(page)
    until_shown(page)
    assert not page.board.scene_.moving()
    assert seen(page) == at_once(page, 9)


@pytest.mark.parametrize(
    "asked",
    [
        lambda page: page.step(TransportStep.MOVE_ON),
        lambda page: page.step(TransportStep.TURN_ON),
        lambda page: page.jump(page.position + 1),
        lambda page: page.jump(page.position - 4),
        lambda page: (page.toggle_play(), page._play_on(), page.pause()),  # noqa: SLF001
    ],
    ids=["a move on", "a turn on", "the next move clicked", "another move clicked", "played on"],
)
def test_keys_and_autoplay_change_the_table_in_slices_too(page, asked):
    """They had done a whole position in one block."""
    page.slider.setValue(9)
    until_shown(page)
    before, looked = seen(page), pictures(page)
    asked(page)
    target = page.position
    assert target != 9
    assert page.slider.value() == target
    turn(page)
    assert page.board.preparing
    assert (seen(page), pictures(page)) == (before, looked)
    until_shown(page)
    page.board.scene_.finish()
    assert seen(page) == at_once(page, target)


def test_one_move_on_glides_once_it_is_prepared(page):
    gliding = []
    for position in range(8, 20):
        page.jump(position)
        until_shown(page)
        page.board.scene_.finish()
        page.step(TransportStep.MOVE_ON)
        at_rest = 0
        while page.board.preparing:
            at_rest += all(item.at_rest() for item in page.board.scene_._items.values())  # noqa: SLF001
            turn(page)
        assert at_rest > 5
        gliding += [key for key, item in page.board.scene_._items.items() if not item.at_rest()]  # noqa: SLF001
        page.board.scene_.finish()
    assert gliding


def test_a_key_follows_what_the_slider_asked_for(page):
    page.slider.setValue(9)
    turn(page)
    page.jump(3)
    until_shown(page)
    assert seen(page) == at_once(page, 3)


def test_a_closed_review_prepares_nothing(page, archive):
    page.slider.setValue(9)
    page._halt()  # noqa: SLF001 - as closing it begins; this page is shared
    assert not page.board.preparing
