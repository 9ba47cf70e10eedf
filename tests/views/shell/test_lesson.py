"""The guided first game at the real table, in the window."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.match.listing import Query
from app.models.lessons.data import DO
from app.models.presenter import Prompt
from app.views.lesson import page as page_module
from app.views.lesson.placing import covered, place_bubble
from app.views.lesson.selftest import play_lessons
from app.views.magnifier import seen_part
from tests.views.hands import press, settle
from tests.views.shell.lessons import GAME, PATIENCE, opener, ready


@pytest.fixture
def lesson(qtbot, window):
    return opener(qtbot, window)


def act(page):
    """What the coach waits for, once, by the page's own doors."""
    if page.course.reading:
        page.go_on()
    elif page.course.free:
        page.skip()
    else:
        page.choose(page.path()[len(page.chosen)])


def until(qtbot, page, step):
    """Follow the coach until a step is reached and can be answered."""
    while True:
        qtbot.waitUntil(lambda: ready(page), timeout=PATIENCE)
        if page.course.step.id == step:
            return page
        assert not page.course.done
        act(page)


def said(page):
    return page.coach.words.text()


def spoken_of(page):
    """What the bubble may not cover: what is ringed, what may be chosen, the prompt."""
    scene = page.view.scene_
    offered = [
        scene.rect_of(key).translated(page.view.pos())
        for key in scene.board_keys()
        if scene.meaning(key) in scene.framed()
    ]
    return [*page.rings.boxes, *offered, page.prompt.paper().translated(page.prompt.pos())]


# Playing


def test_the_selftest_says_at_which_step_a_lesson_fails(qapp, tmp_path, monkeypatch):
    lines = []
    monkeypatch.setattr("app.views.lesson.page.LessonPage.paths", lambda self: [])

    assert play_lessons(qapp, tmp_path, lambda line, **_: lines.append(line), ["en"], [GAME]) == 1
    assert lines[0].startswith("lesson failed: port_royal, en: ")
    assert "is not legal at step 'first_card'" in lines[0]


def test_the_keyboard_alone_leads_to_the_end_and_leaves_no_game_in_the_library(qtbot, lesson, archive):
    page = lesson()
    keys = [Qt.Key.Key_Return, Qt.Key.Key_Space]
    while not page.course.done:
        qtbot.waitUntil(lambda: ready(page), timeout=PATIENCE)
        if page.course.reading:
            QTest.keyClick(page.focusWidget() or page, keys[page.course.number % 2])
            QApplication.processEvents()
        elif page.course.playing:
            press(page, page.path()[len(page.chosen)])
    assert archive.find(Query()) == []


def look_at_every_step(qtbot, page, size):
    """Follow the coach to the end of the lesson, and look at each bubble."""
    page.setFixedSize(*size)
    settle(page)
    while not page.course.done:
        qtbot.waitUntil(lambda: ready(page), timeout=PATIENCE)
        settle(page)
        page.place_coach()  # what it does a moment later by itself
        bubble = page.coach.paper().translated(page.coach.pos())
        assert not covered(bubble, spoken_of(page)), page.course.step.id
        assert page.rect().toRectF().contains(bubble)
        if page.course.step.ring and not page.course.astray:
            assert page.rings.boxes, f"{page.course.step.id} rings nothing"
        words = page.coach.words
        assert words.height() >= words.heightForWidth(words.width()), page.course.step.id
        if page.course.free:
            page.skip()
        else:
            act(page)


@pytest.mark.slow  # each a whole lesson, looked at step by step
@pytest.mark.parametrize(
    ("language", "size"),
    [("de", (1024, 600)), ("en", (1366, 768)), ("en", (1024, 600)), ("de", (1920, 1080))],
)
def test_the_bubble_covers_nothing_that_it_speaks_of_or_that_may_be_chosen(qtbot, window, lesson, size, language):
    window.settings.language = language
    look_at_every_step(qtbot, lesson(), size)


def test_another_action_is_shown_and_answered_and_enter_takes_it_back(qtbot, lesson):
    page = lesson(at="stop")
    before = page.match.state.digest()

    page.choose("button:draw")

    assert page.course.astray
    assert "greed" in said(page)
    assert page.coach.primary.text() == "Take it back"
    assert not page.offered()
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: ready(page))
    assert page.match.state.digest() == before
    assert page.offered()
    assert page.course.step.id == "stop"


def test_undo_takes_back_what_leads_astray_and_else_says_why_not(lesson):
    page = lesson(at="stop")
    page.use_tool("undo")
    assert page.prompt.line == "In a lesson the coach takes back what leads astray."

    page.choose("button:draw")
    page.use_tool("undo")

    assert not page.course.astray


def test_nothing_can_be_chosen_while_the_coach_speaks_and_a_click_is_told_why(lesson):
    page = lesson()

    page.choose("button:draw")
    page.view.refused.emit("deck")

    assert page.match.ply == 0
    assert not page.offered()
    assert page.prompt.line == "First the coach: go on with Enter or the space bar."


def test_the_game_asks_nothing_while_the_coach_speaks(qtbot, lesson):
    """It said "Your turn: turn over a card" and refused it, and that Otto considered a move that was taken back."""
    page = lesson()
    assert page.prompt.first_line == "The coach explains"

    until(qtbot, page, "stop")
    assert page.prompt.first_line != "The coach explains"
    page.choose("button:draw")

    assert page.course.astray
    assert page.prompt.first_line == "The coach explains"
    assert not page.prompt.buttons()


def test_a_question_that_the_coach_points_at_stays(lesson):
    page = lesson("taverns", at="two_sums")

    assert page.rings.boxes
    assert page.prompt.first_line != "The coach explains"


def test_a_ring_around_a_card_of_one_place_leaves_out_its_like(lesson):
    """The coach spoke of the lady in the harbour, and Otto's was ringed, too."""
    page = lesson(at="lady")
    settle(page)
    page.place_coach()

    harbour = page.view.scene_.panel("harbour").rect.translated(page.view.pos())
    pile = page.view.scene_.rect_of("deck").translated(page.view.pos())
    assert len(page.rings.boxes) == 2
    assert sorted(harbour.contains(box.center()) for box in page.rings.boxes) == [False, True]
    assert any(pile.contains(box.center()) for box in page.rings.boxes)


def test_the_ring_rises_with_the_card_that_is_pointed_at(lesson):
    """The card rose out of its ring, which then ran through its name."""
    page = lesson(at="take")
    settle(page)
    page.place_coach()
    item = page.view.scene_.item(page.path()[0])
    before, bubble = page.rings.boxes[0], page.coach.pos()

    item.hover(on=True, ms=0)
    page.place_coach()

    assert page.coach.pos() == bubble
    assert page.rings.boxes[0].top() < before.top() - 4
    assert page.rings.boxes[0].contains(item.raised_rect().translated(page.view.pos()))


def test_the_ring_goes_on_to_the_button_that_confirms(lesson):
    page = lesson(at="take")
    settle(page)
    page.place_coach()
    ship = page.rings.boxes[0]
    act(page)

    button = page.prompt.button(page.prompt.primary())

    assert page.rings.boxes[0] != ship
    assert page.rings.boxes[0].contains(QPointF(button.mapTo(page, button.rect().center())))


def test_the_hint_is_what_the_coach_waits_for(lesson):
    page = lesson(at="stop")

    page.use_tool("hint")

    assert page.hinted == ("button:stop",)


def test_where_one_plays_freely_the_hint_is_a_masters(lesson, monkeypatch):
    page = lesson("taverns")
    asked = []
    monkeypatch.setattr(page.adviser, "ask", asked.append)
    while not page.course.free:
        page.course.skip()
    page.use_tool("hint")

    assert asked == [0]


@pytest.mark.slow
def test_a_new_chapter_knows_no_turn_of_the_one_before(qtbot, lesson):
    page = until(qtbot, lesson(at="others_take"), "hired")
    assert all(row.turn for row in page.turns.rows())

    page.go_on()

    assert page.course.chapter.id == "swords"
    assert page.follower.match is page.match
    assert not any(row.turn for row in page.turns.rows())


def test_a_chapter_may_be_played_with_a_module_of_its_own(lesson):
    page = lesson("taverns")
    while page.course.chapter.id != "schnapps":
        page.course.skip()
    page.skip()
    settle(page)
    page.place_coach()

    assert page.match.record.options["level"] == 2
    assert page.course.step.ring == ("entertainer:0:musician", "entertainer:0:fire_breather")
    assert len(page.rings.boxes) == 2


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


@pytest.mark.slow
def test_what_the_opponents_do_can_be_read(qtbot, lesson):
    page = lesson("bruges")
    page.setFixedSize(1366, 740)
    while not page.course.opponents_move:
        qtbot.waitUntil(lambda: ready(page) or page.course.opponents_move, timeout=PATIENCE)
        if not page.course.opponents_move:
            act(page)
    settle(page)
    page.place_coach()

    bubble = page.coach.paper().translated(page.coach.pos())
    assert covered(bubble, [page.turns.paper().translated(page.turns.pos())]) == 0


def test_skipping_a_step_does_it(lesson):
    page = lesson(at="take")

    page.coach.skip_link.click()

    assert page.course.step.id == "others_take"
    assert page.match.last() == "take_ship ship_pinace_s2_c2#1"


def test_skipping_a_chapter_begins_the_next_one_and_after_the_last_nothing_is_offered(lesson):
    page = lesson(at="take")
    chapters = page.course.lesson.chapters

    page.coach.chapter_link.click()

    assert page.course.step is chapters[1].steps[0]
    assert page.match is page.course.match
    while page.course.chapter is not chapters[-1]:
        page.coach.chapter_link.click()
    assert not page.coach.chapter_link.isVisibleTo(page.coach)
    assert not page.course.done


def test_the_coach_is_silent_once_one_plays_freely(lesson):
    """His words lay over the table for a whole evening that he had said he would say nothing in."""
    page = lesson("taverns", at="alone")
    assert page.course.free
    assert said(page)
    assert page.coach.words.isVisibleTo(page.coach)

    page.controller.play(page.match.state.legal()[0])

    assert not page.coach.words.isVisibleTo(page.coach)
    assert page.coach.skip_link.isVisibleTo(page.coach)


def test_enter_once_too_often_plays_nothing_that_the_coach_does_not_ask_for(lesson):
    """Whoever read on with Enter ended the turn with all the money unspent, for that button is the primary one."""
    page = lesson("taverns", at="hire")
    assert page.prompt.primary() == "button:end"
    ply = page.match.ply

    QTest.keyClick(page.view, Qt.Key.Key_Return)

    assert page.match.ply == ply
    assert page.prompt.line == "The coach asks for something else here."


def test_enter_pressed_to_read_on_plays_no_move(qtbot, lesson, monkeypatch):
    """Two of them in a row turned over a card that nobody had been told of yet."""
    monkeypatch.setattr(page_module, "READ_MS", 60_000)
    page = until(qtbot, lesson(), "coins")
    ply = page.match.ply

    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert page.course.step.id == "first_card"
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert page.match.ply == ply

    monkeypatch.setattr(page_module, "READ_MS", 0)
    qtbot.wait(2)
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert page.match.ply == ply + 1


def test_what_was_played_freely_can_be_undone_but_nothing_before_that(lesson):
    page = lesson("taverns", at="alone")
    page._settings.free_undo = True  # noqa: SLF001
    began = page.match.ply
    page.use_tool("undo")
    assert page.prompt.line == "Only what you play on your own here can be taken back."
    assert page.match.ply == began

    page.controller.play(page.match.state.legal()[0])
    assert page.match.ply > began
    page.use_tool("undo")

    assert page.match.ply == began


def test_a_line_leads_from_the_bubble_to_a_near_ring_and_none_ends_halfway_to_a_far_one(lesson):
    page = lesson()
    near, far = QRectF(560, 100, 60, 60), QRectF(1200, 700, 60, 60)
    bubble = QRectF(100, 100, 400, 150)

    page.rings.show_rings([near], bubble)
    line = page.rings.pointer(4)
    assert near.adjusted(-5, -5, 5, 5).contains(line.p2())
    assert line.p1().x() == bubble.right()
    page.rings.show_rings([far], bubble)

    assert page.rings.pointer(4) is None


def test_a_ring_goes_around_the_label_on_the_edge_of_a_pile(lesson):
    page = lesson(at="first_card")
    label = next(panel.rect for panel in page.view.scene_.panels() if panel.key == "deck:label")

    assert [box for box in page.rings.boxes if box.contains(label.translated(page.view.pos()))]


@pytest.mark.slow
@pytest.mark.painted
def test_the_ring_around_the_coins_has_all_of_them_in_it(qtbot, lesson):
    """It cut through the pile."""
    page = lesson()
    page.setFixedSize(1366, 768)
    settle(page)
    until(qtbot, page, "coins")
    (ring,) = page.rings.boxes
    drawn, corner = page.view.grab().toImage(), page.view.pos()
    rows, columns = (round(ring.top()), round(ring.bottom())), (round(ring.left()) - 60, round(ring.right()) + 60)
    inks = {(x, y): drawn.pixelColor(x - corner.x(), y - corner.y()) for y in range(*rows) for x in range(*columns)}
    gold = [at for at, ink in inks.items() if 25 < ink.hue() < 50 and ink.saturation() > 140 and ink.value() > 150]

    assert gold
    assert all(ring.contains(*at) for at in gold)


def test_the_coach_has_told_what_concerns_the_person_and_nothing_waits_for_another_click(qtbot, window, lesson):
    """After the words about the fee "Concerns you" still held Otto's turn, which the coach said to watch."""
    window.settings.pace = "calm"
    page = until(qtbot, lesson(at="others_take"), "fee")
    qtbot.waitUntil(lambda: page.controller.holding, timeout=PATIENCE)
    ply = page.match.ply

    page.go_on()

    qtbot.waitUntil(lambda: page.match.ply > ply, timeout=PATIENCE)
    window.settings.pace = "now"


# Leaving and coming back


def test_escape_leaves_and_the_lesson_goes_on_there(qtbot, window, lesson):
    page = until(qtbot, lesson(at="own_go"), "hire")
    act(page)  # the card is chosen: the first Escape takes that back
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert window.page is page
    assert not page.chosen

    QTest.keyClick(page.view, Qt.Key.Key_Escape)

    assert window.page is window.start
    again = lesson()
    qtbot.waitUntil(lambda: ready(again))
    assert again.course.step.id == "hire"
    assert again.offered()


def test_leaving_by_the_link_keeps_the_place_and_does_not_count_as_done(qtbot, window, lesson):
    page = until(qtbot, lesson(at="own_go"), "hire")

    page.coach.away_link.click()

    assert window.page is window.start
    assert not window.settings.lesson(GAME)["done"]
    assert window.start.invitation.teach.text() == "Keep learning"
    assert lesson().course.step.id == "hire"


def test_closing_the_window_loses_nothing(qtbot, window, lesson):
    until(qtbot, lesson(at="own_swords"), "repel")

    window.show_library()

    assert until(qtbot, lesson(), "repel").match.ply == 2


def test_a_lesson_is_no_game_of_the_library(window, archive, lesson):
    lesson(at="farewell").go_on()

    assert window.page is window.start
    assert archive.find(Query()) == []
    assert window.start.open.games == []


def test_the_language_changes_amid_a_lesson(window, lesson):
    page = lesson(at="stop")
    window.settings.language = "de"
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))

    assert said(page).startswith("Zwei Schiffe und ein Matrose")
    chapters = len(page.course.lesson.chapters)
    assert page.coach.caption.text() == f"Kapitel 1 von {chapters} · Entdecken und handeln"
    assert page.coach.accessibleName() == said(page)
    assert page.coach.away_link.text() == "Verlassen"
    assert page.coach.skip_link.text() in ("Vormachen", "Überspringen")
    window.settings.language = "en"


def test_the_line_shows_how_far_one_is_in_each_chapter(lesson):
    page = lesson(at="stop")
    chapter, step = page.course.place
    assert (chapter, step) == (0, 6)

    before = page.coach.progress.done
    page.skip_chapter()

    assert before[0] == step / len(page.course.lesson.chapters[0].steps)
    assert before[1:] == (0.0,) * (len(page.course.lesson.chapters) - 1)
    assert page.coach.progress.done[:2] == (1.0, 0.0)


def test_the_link_says_whether_the_coach_makes_a_move(lesson):
    page = lesson(at="stop")
    assert page.coach.skip_link.text() == "Show me"

    while not page.course.opponents_move:
        assert not page.course.done
        page.skip()

    assert page.coach.skip_link.text() == "Skip this"


def test_the_bubble_can_be_dragged_aside_until_the_next_step(qtbot, lesson):
    page = lesson(at="stop")
    coach = page.coach
    before = coach.geometry()
    middle = coach.caption.geometry().center()

    QTest.mousePress(coach, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(coach, middle + QPoint(0, 37))
    QTest.mouseRelease(coach, Qt.MouseButton.LeftButton, pos=middle)
    page.place_coach()  # as it is looked at again and again

    assert coach.geometry() == before.translated(0, 37)
    QTest.mousePress(coach, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(coach, QPoint(9000, 9000))
    assert page.rect().contains(coach.paper().translated(coach.pos()).toRect())
    QTest.mouseRelease(coach, Qt.MouseButton.LeftButton, pos=middle)

    page.skip()
    qtbot.waitUntil(lambda: page.course.step.id != "stop" and ready(page), timeout=PATIENCE)
    page.place_coach()
    held = coach.paper().translated(coach.pos())
    assert held.bottomRight() != page.rect().bottomRight()
    assert covered(held, spoken_of(page)) < 1


def test_the_coach_stays_within_a_step_unless_something_comes_to_lie_below(qtbot, lesson):
    """It hopped aside with every choice, and stayed on a card that was dealt below it."""
    page = until(qtbot, lesson(), "take")
    settle(page)
    page.place_coach()
    page.view.scene_.set_offered([])
    before = page.coach.geometry()

    page.place_coach()
    assert page.coach.geometry() == before

    scene, held = page.view.scene_, page.coach.paper().translated(page.coach.pos())
    key = next(key for key in scene.board_keys() if (item := scene.item(key)) is not None)
    item = scene.item(key)
    spot = item.spot._replace(x=held.center().x() - page.view.x(), y=held.center().y() - page.view.y())
    item.glide_to(spot, 0.0)
    page.place_coach()

    assert not covered(page.coach.paper().translated(page.coach.pos()), [spot.rect.translated(page.view.pos())])


def test_while_the_coach_speaks_only_the_coach_leads_on(lesson, monkeypatch):
    """Bruges: beside the coach's button stood "Next move", both with Enter."""
    page = lesson()
    assert page.course.reading
    monkeypatch.setattr(type(page.controller), "holding", property(lambda _: True))

    assert page._prompt_while_waiting(Prompt("Otto")).buttons == ()  # noqa: SLF001


def test_larger_text_still_fits(window, lesson):
    page = lesson(at="same_colour")
    before = page.coach.height()

    window.settings.text_size = 130
    settle(page)

    words = page.coach.words
    assert page.coach.height() > before
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
        page.place_coach()  # as it is looked at again and again
        seen = seen_part(page)
        assert seen.width() < page.width()
        assert seen.contains(page.coach.paper().translated(page.coach.pos()))


def test_the_coach_waits_while_opponents_could_move(qtbot, lesson):
    page = lesson(at="others_take")
    ply = page.match.ply

    qtbot.wait(150)

    assert page.match.ply == ply
    assert page.course.step.kind != DO
