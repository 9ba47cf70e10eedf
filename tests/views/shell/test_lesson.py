"""The guided first game at the real table, in the window."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.match.listing import Query
from app.models.lessons.data import DO
from app.models.pace import PACES
from app.models.presenter import Prompt
from app.models.settings import Settings
from app.views.game import prompt_bar
from app.views.lesson import coach as coach_module
from app.views.lesson import page as page_module
from app.views.lesson.selftest import play_lessons
from tests.views.hands import press, settle
from tests.views.shell.lessons import GAME, PATIENCE, act, at_size, opener, ready, until


@pytest.fixture
def lesson(qtbot, window):
    return opener(qtbot, window)


def said(page):
    return page.coach.bubble.words.text()


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


def test_another_action_is_shown_and_answered_and_enter_takes_it_back(qtbot, lesson):
    page = lesson(at="stop")
    before = page.match.state.digest()

    page.choose("button:draw")

    assert page.course.astray
    assert "greed" in said(page)
    assert page.coach.bubble.primary.text() == "Take it back"
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

    assert page.coach.rings.boxes
    assert page.prompt.first_line != "The coach explains"


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
    page.coach.place()

    assert page.match.record.options["level"] == 2
    assert page.course.step.ring == ("entertainer:0:musician", "entertainer:0:fire_breather")
    assert len(page.coach.rings.boxes) == 2


def test_skipping_a_step_does_it(lesson):
    page = lesson(at="take")

    page.coach.bubble.skip_link.click()

    assert page.course.step.id == "others_take"
    assert page.match.last() == "take_ship ship_pinace_s2_c2#1"


def test_skipping_a_chapter_begins_the_next_one_and_after_the_last_nothing_is_offered(lesson):
    page = lesson(at="take")
    chapters = page.course.lesson.chapters

    page.coach.bubble.chapter_link.click()

    assert page.course.step is chapters[1].steps[0]
    assert page.match is page.course.match
    while page.course.chapter is not chapters[-1]:
        page.coach.bubble.chapter_link.click()
    assert not page.coach.bubble.chapter_link.isVisibleTo(page.coach.bubble)
    assert not page.course.done


def test_the_coach_is_silent_once_one_plays_freely(lesson):
    """His words lay over the table for a whole evening that he had said he would say nothing in."""
    page = lesson("taverns", at="alone")
    assert page.course.free
    assert said(page)
    assert page.coach.bubble.words.isVisibleTo(page.coach.bubble)

    page.controller.play(page.match.state.legal()[0])

    assert not page.coach.bubble.words.isVisibleTo(page.coach.bubble)
    assert page.coach.bubble.skip_link.isVisibleTo(page.coach.bubble)


def test_the_links_remain_while_one_plays_freely(lesson):
    """Without words the bubble had no height, and with it nothing could be left or skipped any more."""
    page = lesson("taverns", at="alone")
    page.controller.play(page.match.state.legal()[0])
    settle(page)
    page.coach.place()

    for link in (page.coach.bubble.away_link, page.coach.bubble.chapter_link, page.coach.bubble.skip_link):
        assert link.height() >= link.minimumSizeHint().height()
        assert page.coach.bubble.paper().contains(link.geometry())


def test_enter_once_too_often_plays_nothing_that_the_coach_does_not_ask_for(lesson):
    """Whoever read on with Enter ended the turn with all the money unspent, for that button is the primary one."""
    page = lesson("taverns", at="hire")
    assert page.prompt.primary() == "button:end"
    ply = page.match.ply

    QTest.keyClick(page.view, Qt.Key.Key_Return)

    assert page.match.ply == ply
    assert page.prompt.line == "The coach asks for something else here."


def test_enter_says_that_it_only_confirms_where_there_is_no_main_button(lesson):
    """Murano: "How many glass factories produce?", and Enter did and said nothing."""
    page = lesson("murano", at="smoke")
    assert not page.prompt.primary()
    ply = page.match.ply

    QTest.keyClick(page.view, Qt.Key.Key_Return)

    assert page.match.ply == ply
    assert page.prompt.line == "Enter only confirms a choice."


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


def test_enter_pressed_to_confirm_what_a_key_has_played_reads_nothing_away(qtbot, lesson, monkeypatch):
    """Loyang: "2" walks two steps at once, and Enter after it went on to the next chapter."""
    monkeypatch.setattr(prompt_bar, "CONFIRM_MS", 60_000)
    page = lesson("loyang", at="walk")
    press(page, "steps:2")
    qtbot.waitUntil(lambda: page.course.step.id == "good_round")

    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert page.course.step.id == "good_round"

    monkeypatch.setattr(prompt_bar, "CONFIRM_MS", 0)
    qtbot.wait(2)
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert page.course.step.id == "last_round"


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


def test_the_coach_has_told_what_concerns_the_person_and_nothing_waits_for_another_click(qtbot, window, lesson):
    """After the words about the fee "Concerns you" still held Otto's turn, which the coach said to watch."""
    window.settings.lesson_pace = "calm"
    page = until(qtbot, lesson(at="others_take"), "fee")
    qtbot.waitUntil(lambda: page.controller.holding, timeout=PATIENCE)
    ply = page.match.ply

    page.go_on()

    qtbot.waitUntil(lambda: page.match.ply > ply, timeout=PATIENCE)
    window.settings.lesson_pace = "now"


def act_until(qtbot, page, step):
    """Follow the coach until opponents move in a step."""
    while page.course.step.id != step:
        qtbot.waitUntil(lambda: ready(page), timeout=PATIENCE)
        act(page)


def test_what_the_coach_says_stays_until_it_can_have_been_read(qtbot, window, lesson, monkeypatch):
    """Otto took his ship at once, and with it went four seconds too soon what the coach had said of it."""
    window.settings.lesson_pace = "calm"
    page = lesson(at="hire_jester")
    act_until(qtbot, page, "otto_trades")
    step, ply, words = page.course.step, page.match.ply, len(said(page).split())
    page.view.scene_.speed = 0
    qtbot.waitUntil(lambda: not page.view.scene_.moving(), timeout=PATIENCE)

    assert page.course.ends_step
    assert not page._at_rest()  # noqa: SLF001
    monkeypatch.setattr(coach_module, "A_WORD_MS", 1)
    qtbot.waitUntil(page._at_rest, timeout=PATIENCE)  # noqa: SLF001
    qtbot.waitUntil(lambda: page.match.ply > ply, timeout=PATIENCE)
    assert words > 10
    assert page.course.step is not step
    window.settings.lesson_pace = "now"


def test_the_space_bar_hurries_what_waits_for_the_coach_to_be_read(qtbot, window, lesson):
    window.settings.lesson_pace = "calm"
    page = lesson(at="hire_jester")
    act_until(qtbot, page, "otto_trades")
    qtbot.waitUntil(lambda: page.controller._ready is not None, timeout=PATIENCE)  # noqa: SLF001
    ply = page.match.ply

    QTest.keyClick(page, Qt.Key.Key_Space)

    assert page.match.ply > ply
    window.settings.lesson_pace = "now"


def test_a_lesson_is_calm_whatever_the_pace_of_games_is(window, lesson):
    """It began at the pace that was chosen last, at which Otto was too fast for somebody new."""
    settings = window.settings
    settings.pace, settings.lesson_pace = "brisk", Settings.lesson_pace.default
    page = lesson()
    assert page.bar.pace.value == "calm"
    assert (page.controller.pace, page.view.scene_.speed) == ("calm", PACES["calm"].motion)

    settings.pace = "now"
    assert (page.bar.pace.value, page.view.scene_.speed) == ("calm", PACES["calm"].motion)


def test_a_pace_chosen_in_a_lesson_stays_for_lessons_alone(window, lesson):
    settings = window.settings
    settings.pace, settings.lesson_pace = "calm", "calm"
    page = lesson()

    page.bar.pace_chosen.emit("step")

    assert (page.controller.pace, page.bar.pace.value) == ("step", "step")
    assert settings.pace == "calm"
    page.leave()
    assert lesson("taverns").controller.pace == "step"
    settings.lesson_pace = "now"


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


def test_escape_makes_a_large_island_small_again_before_it_leaves(window, lesson):
    """It left the lesson, and while the island was large the rings lay on it, around spaces that it hides."""
    page = lesson("murano", at="at_once")
    at_size(page, 1366, 768)
    page.coach.place()
    assert page.coach.rings.boxes
    page.view.scene_.press("island:san_stefano")
    settle(page)
    page.coach.place()
    assert not page.coach.rings.boxes

    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    settle(page)
    page.coach.place()

    assert window.page is page
    assert page.coach.rings.boxes


def test_escape_closes_the_breakdown_of_points_before_it_leaves(window, lesson):
    page = lesson("murano", at="at_once")
    page.score.row_of(0).click()

    QTest.keyClick(page.view, Qt.Key.Key_Escape)

    assert window.page is page


def test_leaving_by_the_link_keeps_the_place_and_does_not_count_as_done(qtbot, window, lesson):
    page = until(qtbot, lesson(at="own_go"), "hire")

    page.coach.bubble.away_link.click()

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
    assert page.coach.bubble.caption.text() == f"Kapitel 1 von {chapters} · Entdecken und handeln"
    assert page.coach.bubble.accessibleName() == said(page)
    assert page.coach.bubble.away_link.text() == "Verlassen"
    assert page.coach.bubble.skip_link.text() in ("Vormachen", "Überspringen")
    window.settings.language = "en"


def test_the_line_shows_how_far_one_is_in_each_chapter(lesson):
    page = lesson(at="stop")
    chapter, step = page.course.place
    assert (chapter, step) == (0, 6)

    before = page.coach.bubble.progress.done
    page.skip_chapter()

    assert before[0] == step / len(page.course.lesson.chapters[0].steps)
    assert before[1:] == (0.0,) * (len(page.course.lesson.chapters) - 1)
    assert page.coach.bubble.progress.done[:2] == (1.0, 0.0)


def test_the_link_says_whether_the_coach_makes_a_move(lesson):
    page = lesson(at="stop")
    assert page.coach.bubble.skip_link.text() == "Show me"

    while not page.course.opponents_move:
        assert not page.course.done
        page.skip()

    assert page.coach.bubble.skip_link.text() == "Skip this"


def test_while_the_coach_speaks_only_the_coach_leads_on(lesson, monkeypatch):
    """Bruges: beside the coach's button stood "Next move", both with Enter."""
    page = lesson()
    assert page.course.reading
    monkeypatch.setattr(type(page.controller), "holding", property(lambda _: True))

    assert page._prompt_while_waiting(Prompt("Otto")).buttons == ()  # noqa: SLF001


def test_the_coach_waits_while_opponents_could_move(qtbot, lesson):
    page = lesson(at="others_take")
    ply = page.match.ply

    qtbot.wait(150)

    assert page.match.ply == ply
    assert page.course.step.kind != DO
