"""Where the coach's bubble stands, and what its rings and the line to them go around."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtTest import QTest

from app.views.lesson.page import LOOK_MS
from app.views.lesson.placing import covered, place_bubble
from app.views.magnifier import seen_part
from tests.views.hands import settle
from tests.views.shell.lessons import PATIENCE, act, at_size, look_at_every_step, opener, ready, spoken_of, until

pytestmark = pytest.mark.usefixtures("any_size")


@pytest.fixture
def lesson(qtbot, window):
    return opener(qtbot, window)


@pytest.mark.slow  # each a whole lesson, looked at step by step
@pytest.mark.parametrize(
    ("language", "size"),
    [("de", (1024, 600)), ("en", (1366, 768)), ("en", (1024, 600)), ("de", (1920, 1080))],
)
def test_the_bubble_covers_nothing_that_it_speaks_of_or_that_may_be_chosen(qtbot, window, lesson, size, language):
    window.settings.language = language
    look_at_every_step(qtbot, lesson(), size)


def test_a_ring_around_a_card_of_one_place_leaves_out_its_like(lesson):
    """The coach spoke of the lady in the harbour, and Otto's was ringed, too."""
    page = lesson(at="lady")
    settle(page)
    page.coach.place()

    harbour = page.view.scene_.panel("harbour").rect.translated(page.view.pos())
    pile = page.view.scene_.rect_of("deck").translated(page.view.pos())
    assert len(page.coach.rings.boxes) == 2
    assert sorted(harbour.contains(box.center()) for box in page.coach.rings.boxes) == [False, True]
    assert any(pile.contains(box.center()) for box in page.coach.rings.boxes)


def test_the_ring_rises_with_the_card_that_is_pointed_at(lesson):
    """The card rose out of its ring, which then ran through its name."""
    page = lesson(at="take")
    settle(page)
    page.coach.place()
    item = page.view.scene_.item(page.path()[0])
    before, bubble = page.coach.rings.boxes[0], page.coach.bubble.pos()

    item.hover(on=True, ms=0)
    page.coach.place()

    assert page.coach.bubble.pos() == bubble
    assert page.coach.rings.boxes[0].top() < before.top() - 4
    assert page.coach.rings.boxes[0].contains(item.raised_rect().translated(page.view.pos()))


def test_the_ring_goes_on_to_the_button_that_confirms(lesson):
    page = lesson(at="take")
    settle(page)
    page.coach.place()
    ship = page.coach.rings.boxes[0]
    act(page)

    button = page.prompt.button(page.prompt.primary())

    assert page.coach.rings.boxes[0] != ship
    assert page.coach.rings.boxes[0].contains(QPointF(button.mapTo(page, button.rect().center())))


def test_the_bubble_stands_nearest_where_it_hides_nothing():
    room, size = QRectF(0, 0, 960, 480), QSizeF(192, 96)
    goal = QPointF(240, 240)

    alone = place_bubble([size], room, [], [], [], [goal])
    beside = place_bubble([size], room, [QRectF(0, 0, 480, 480)], [], [], [goal])
    below = place_bubble([size], room, [], [QRectF(0, 0, 960, 264)], [], [goal])
    other = place_bubble([size], room, [QRectF(0, 0, 480, 480)], [], [], [goal, QPointF(720, 240)])

    assert alone.center() == goal
    assert (beside.left(), beside.center().y()) == (504, 240)
    assert (below.center().x(), below.top()) == (240, 264)
    assert other.center() == QPointF(720, 240)


def test_the_coach_looks_at_the_table_while_that_changes_and_rests_otherwise(qtbot, lesson, monkeypatch):
    """He looked sixteen times a second for as long as somebody read: a sixth of a core."""
    page, looks = lesson(at="take"), []
    settle(page)
    qtbot.waitUntil(lambda: not page._look.isActive(), timeout=PATIENCE)  # noqa: SLF001
    monkeypatch.setattr(page.coach, "ring_boxes", lambda **_: looks.append(1) or [QRectF(60, 60, 40, 40)])
    qtbot.wait(4 * LOOK_MS)
    assert not looks

    page.view.viewport().repaint()

    qtbot.waitUntil(lambda: bool(looks), timeout=PATIENCE)


@pytest.mark.slow
def test_what_the_opponents_do_can_be_read(qtbot, lesson):
    page = lesson("bruges")
    at_size(page, 1366, 740)
    while not page.course.opponents_move:
        qtbot.waitUntil(lambda: ready(page) or page.course.opponents_move, timeout=PATIENCE)
        if not page.course.opponents_move:
            act(page)
    settle(page)
    page.coach.place()

    bubble = page.coach.paper()
    assert covered(bubble, [page.turns.paper().translated(page.turns.pos())]) == 0


def test_a_line_leads_from_the_bubble_to_a_near_ring_and_none_ends_halfway_to_a_far_one(lesson):
    page = lesson()
    near, far = QRectF(560, 100, 60, 60), QRectF(1200, 700, 60, 60)
    bubble = QRectF(100, 100, 400, 150)

    page.coach.rings.show_rings([near], bubble)
    line = page.coach.rings.pointer(4)
    assert near.adjusted(-5, -5, 5, 5).contains(line.p2())
    assert line.p1().x() == bubble.right()
    page.coach.rings.show_rings([far], bubble)

    assert page.coach.rings.pointer(4) is None


@pytest.mark.painted
def test_the_ring_around_a_ship_leaves_the_name_of_its_space_readable(lesson):
    """Murano: it ran through the upper half of the letters."""
    page = lesson("murano", at="ships")
    at_size(page, 1366, 768)
    page.coach.place()
    spaces = [page.view.scene_.rect_of(f"space:{number}").translated(page.view.pos()) for number in range(1, 19)]
    ringed = [space for space in spaces if any(space.contains(ring.center()) for ring in page.coach.rings.boxes)]
    assert len(ringed) == 8
    names = [each.adjusted(4, 0.73 * each.height(), -4, -2) for each in ringed]

    with_rings = [page.grab(name.toAlignedRect()).toImage() for name in names]
    page.coach.rings.hide()

    assert with_rings == [page.grab(name.toAlignedRect()).toImage() for name in names]


@pytest.mark.painted
def test_the_ring_around_a_space_of_an_island_keeps_off_its_name(lesson):
    """Murano: it covered a letter of "San Stefano"."""
    page = lesson("murano", at="build_shop")
    at_size(page, 1366, 768)
    page.choose(page.path()[0])
    settle(page)
    page.coach.place()
    flag = page.view.scene_.rect_of("island:san_stefano").translated(page.view.pos())
    name = flag.adjusted(4, 2, -4, -4).toAlignedRect()

    with_ring = page.grab(name).toImage()
    page.coach.rings.hide()

    assert with_ring == page.grab(name).toImage()


def test_a_ring_does_not_hide_the_small_piece_that_it_is_around(lesson):
    page = lesson("taverns", at="track")
    at_size(page, 1366, 768)
    page.coach.place()
    marker = page.view.scene_.rect_of("fame:0").translated(page.view.pos())

    assert marker.width() < 24
    assert page.coach.rings.boxes[0].width() >= 18


def test_the_bubble_leaves_free_what_is_only_named(lesson):
    """Bruges: it lay over the points "if it ended now", which it told how to read on."""
    page = lesson("bruges", at="score_board")
    at_size(page, 1366, 768)
    page.coach.place()
    points = page.view.scene_.panel("points").rect.translated(page.view.pos())

    assert not covered(page.coach.paper(), [points])


@pytest.mark.parametrize(
    ("game", "step", "panel"),
    [("murano", "few_points", "hand"), ("murano", "on_your_own", "hand"), ("port_royal", "take", "panel:0")],
)
def test_the_bubble_leaves_free_what_a_panel_says_in_words(lesson, game, step, panel):
    """It cut through "Characters whom you recruit …" and the meaning of green and dashed, beside an empty panel."""
    page = lesson(game, at=step)
    at_size(page, 1366, 768)
    page.coach.place()

    (words,) = (line.translated(page.view.pos()) for line in page.view.scene_.panel(panel).lines)
    assert not covered(page.coach.paper(), [words])


def test_a_narrow_bubble_stands_beside_the_table(lesson):
    """It cut through a character beside an empty log, for it was wider than that."""
    page = lesson("murano", at="go_second")
    at_size(page, 1366, 768)
    page.coach.place()

    rows = [row.translated(page.view.pos()) for _, row in page.view.scene_.panel("hand").figures]
    assert len(rows) == 3
    assert not covered(page.coach.paper(), rows)


def test_no_line_leads_over_the_tiles_between_bubble_and_ring(lesson):
    """Taverns: from "End placing" it ran across the beer storage."""
    page = lesson("taverns", at="rise")
    at_size(page, 1366, 768)
    page.coach.place()
    line, scene = page.coach.rings.pointer(4), page.view.scene_
    tiles = [scene.rect_of(key).translated(page.view.pos()) for key in scene.board_keys() if key.startswith("tile:")]

    points = [line.pointAt(share / 50) for share in range(51)] if line is not None else []
    assert not [tile for tile in tiles for point in points if tile.contains(point)]


def test_a_ring_goes_around_the_label_on_the_edge_of_a_pile(lesson):
    page = lesson(at="first_card")
    label = next(panel.rect for panel in page.view.scene_.panels() if panel.key == "deck:label")

    assert [box for box in page.coach.rings.boxes if box.contains(label.translated(page.view.pos()))]


@pytest.mark.slow
@pytest.mark.painted
def test_the_ring_around_the_coins_has_all_of_them_in_it(qtbot, lesson):
    """It cut through the pile."""
    page = lesson()
    at_size(page, 1366, 768)
    until(qtbot, page, "coins")
    (ring,) = page.coach.rings.boxes
    drawn, corner = page.view.grab().toImage(), page.view.pos()
    rows, columns = (round(ring.top()), round(ring.bottom())), (round(ring.left()) - 60, round(ring.right()) + 60)
    inks = {(x, y): drawn.pixelColor(x - corner.x(), y - corner.y()) for y in range(*rows) for x in range(*columns)}
    gold = [at for at, ink in inks.items() if 25 < ink.hue() < 50 and ink.saturation() > 140 and ink.value() > 150]

    assert gold
    assert all(ring.contains(*at) for at in gold)


def test_the_bubble_can_be_dragged_aside_until_the_next_step(qtbot, lesson):
    page = lesson(at="stop")
    coach = page.coach.bubble
    before = coach.geometry()
    middle = coach.caption.geometry().center()

    QTest.mousePress(coach, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(coach, middle + QPoint(0, 37))
    QTest.mouseRelease(coach, Qt.MouseButton.LeftButton, pos=middle)
    page.coach.place()  # as it is looked at again and again

    assert coach.geometry() == before.translated(0, 37)
    QTest.mousePress(coach, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(coach, QPoint(9000, 9000))
    assert page.rect().contains(coach.paper().translated(coach.pos()).toRect())
    QTest.mouseRelease(coach, Qt.MouseButton.LeftButton, pos=middle)

    page.skip()
    qtbot.waitUntil(lambda: page.course.step.id != "stop" and ready(page), timeout=PATIENCE)
    page.coach.place()
    held = coach.paper().translated(coach.pos())
    assert held.bottomRight() != page.rect().bottomRight()
    assert covered(held, spoken_of(page)) < 1


def test_the_coach_stays_within_a_step_unless_something_comes_to_lie_below(qtbot, lesson):
    """It hopped aside with every choice, and stayed on a card that was dealt below it."""
    page = until(qtbot, lesson(), "take")
    settle(page)
    page.coach.place()
    page.view.scene_.set_offered([])
    before = page.coach.bubble.geometry()

    page.coach.place()
    assert page.coach.bubble.geometry() == before

    scene, held = page.view.scene_, page.coach.paper()
    key = min(key for key in scene.board_keys() if (item := scene.item(key)) is not None)
    item = scene.item(key)
    spot = item.spot._replace(x=held.center().x() - page.view.x(), y=held.center().y() - page.view.y())
    item.glide_to(spot, 0.0)
    page.coach.place()

    assert not covered(page.coach.paper(), [spot.rect.translated(page.view.pos())])


def test_larger_text_still_fits(qtbot, window, lesson):
    page = lesson(at="same_colour")
    page.coach.place()
    before = page.coach.bubble.height()

    window.settings.text_size = 130
    qtbot.waitUntil(lambda: page.coach.bubble.height() > before, timeout=PATIENCE)

    words = page.coach.bubble.words
    assert words.height() >= words.heightForWidth(words.width())


def test_on_a_magnified_page_the_coach_stands_where_it_is_seen(window, lesson):
    window.resize(1366, 768)
    window.settings.text_size = 200
    page = lesson()
    settle(page)
    for corner in ((0, 0), (9000, 0), (0, 9000)):
        bars = window.magnifier.horizontalScrollBar(), window.magnifier.verticalScrollBar()
        for bar, value in zip(bars, corner, strict=True):
            bar.setValue(value)
        page.coach.place()  # as it is looked at again and again
        seen = seen_part(page)
        assert seen.width() < page.width()
        assert seen.contains(page.coach.paper())
