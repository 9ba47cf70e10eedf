"""A past decision as a question on the real table: by mouse, by keyboard, right, wrong, shown and skipped."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.engines import GAMES
from app.match.library import standing_of
from app.match.match import Match
from app.match.record import load
from app.models.language import Language
from app.models.table_reading import zone_key_of
from app.models.training.question import Grade, Item, QuestionOutcome
from app.session.training import TrainingPhase
from app.views.board.piece_item import PieceItem
from app.views.game import prompt_bar
from app.views.paint import brushes
from app.views.training.panel import AGAIN, ANSWER, LEAVE, NEXT, REPEAT
from tests.trainers import Content, Puzzled
from tests.views.hands import click, press

ROOT = Path(__file__).parents[2]


def path_to(page, action):
    """The keys that choose an action."""
    state = page.training.timeline.states[page.training.item.position]
    spelled = page.view.presenter.spell(state, page._settings.confirm_moves)  # noqa: SLF001
    return next(path for path, each in spelled if each == action)


def known(page):
    """The best action of the question and the one that was played."""
    state, advice = page.training.timeline.states[page.training.item.position], page.training.advice
    return state.game.read(state, advice.action), page.training.timeline.played(page.training.item.position + 1)


def third(page):
    """An action that nobody has looked at, going on to the question that has one."""
    while True:
        state = page.training.timeline.states[page.training.item.position]
        others = [action for action in state.legal() if action not in known(page)]
        if others:
            return others[0]
        page.do(NEXT)


def answer(page, action, by=click):
    for key in path_to(page, action):
        by(page, key)
    QApplication.processEvents()


def button(page, name):
    QTest.mouseClick(page.task.buttons[name], Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def test_a_question_is_answered_by_mouse_wrong_and_then_right(page):
    course = page.training.series
    assert page.task.title == f"Decision 1 of {len(course.items)}"
    assert len(course.items) > 2
    assert "10 percentage points (±2)" in page.task.task.text()
    best, played = known(page)
    state = page.training.match.states[page.training.item.position]

    answer(page, played)
    assert page.task.verdict.text() == "That is what you played"
    assert page.task.reason.text().endswith("50% win chance (±2), 10 percentage points (±2) less than the best move.")
    assert not page.answer.isVisible(), "the best move is still a secret"
    assert not page.view.scene_.offered()
    assert page.view._shown[0] is state, "nothing of what came of it is shown"  # noqa: SLF001

    button(page, AGAIN)
    assert page.asking
    answer(page, best)
    assert page.task.verdict.text() == "The best move"
    assert page.answer.isVisible()
    assert [each.line.best for each in page.answer.lines if each.isVisible()] == [True, False]
    assert page.training.item.outcome is QuestionOutcome.FAILED, "the first try counts"

    button(page, NEXT)
    assert page.asking
    assert page.task.title == f"Decision 2 of {len(course.items)}"
    assert not page.marks.items


def test_a_question_is_answered_by_keyboard_alone(page):
    best, played = known(page)
    answer(page, played, press)
    assert page.training.phase is TrainingPhase.JUDGED
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)  # try again
    assert page.asking
    answer(page, best, press)
    assert page.training.answer.grade is Grade.BEST
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)  # next
    assert page.training.series.at == 1
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_F2)
    assert page.training.phase is TrainingPhase.SHOWN
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_F3)
    assert page.asking
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_F4)
    assert page.training.series.at == 2
    assert [item.outcome for item in page.training.series.items[:2]] == [QuestionOutcome.FAILED] * 2


def test_enter_pressed_to_confirm_an_answer_by_key_leaves_the_verdict_there(page, monkeypatch):
    monkeypatch.setattr(prompt_bar, "CONFIRM_MS", 60_000)
    _, played = known(page)
    answer(page, played, press)
    page.prompt._typed_at.start()  # noqa: SLF001 - as if the last of it had been a key of the prompt

    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)

    assert page.training.phase is TrainingPhase.JUDGED


def test_escape_takes_back_a_choice_before_it_leaves(qtbot, page):
    key = next(path[0] for path, _ in page._selection.remaining() if len(path) > 1)  # noqa: SLF001
    click(page, key)
    assert page.view.scene_._chosen  # noqa: SLF001
    left = []
    page.closed.connect(lambda: left.append(1))
    page.view.scene_.set_focus("")
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Escape)
    assert not page.view.scene_._chosen  # noqa: SLF001
    assert not left
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Escape)
    assert left


def refused(page):
    """What is said of every piece that cannot be chosen and opens nothing, when it is clicked."""
    scene, said = page.view.scene_, {}
    for key in [item.key for item in scene.items() if isinstance(item, PieceItem) and item.key]:
        offered = scene.meaning(key) in scene.offered() or key in scene.offered()
        if not offered and not page.view.board.opens(key, zone_key_of(page.view.model, key)):
            page.prompt.notice("")
            scene.press(key)
            said[key] = page.prompt.line
    page.prompt.notice("")
    return said


def test_a_click_that_is_refused_says_why_as_in_a_game_and_after_the_answer(page):
    """After the answer nothing was said, and nobody knew that one has to try again first."""
    state = page.training.match.states[page.training.item.position]
    asked = refused(page)
    assert asked
    assert asked == {key: page.view.presenter.refusal(state, page.seats, key) for key in asked}

    answer(page, known(page)[1])
    judged = refused(page)
    assert set(asked) <= set(judged)
    assert set(judged.values()) == {"You have answered. “Try again” (F3) lets you choose another move."}
    page.do(ANSWER)
    assert set(refused(page).values()) == set(judged.values())


def test_a_choice_that_has_begun_has_a_button_that_takes_it_back(page):
    key = next(path[0] for path, _ in page._selection.remaining() if len(path) > 1)  # noqa: SLF001
    click(page, key)
    back = next(each for each in page.prompt.buttons() if each.text() == "Back")
    assert back.key_text == "Esc"

    back.click()

    assert not page.view.scene_._chosen  # noqa: SLF001
    assert "Back" not in [each.text() for each in page.prompt.buttons()]


def test_a_move_that_nobody_looked_at_is_judged_in_the_same_deals(qtbot, page):
    action = third(page)
    item = page.training.item
    answer(page, action)
    qtbot.waitUntil(lambda: page.training.phase is TrainingPhase.JUDGED)
    thinker = page.training.analysis._thinker  # noqa: SLF001
    ((state, best, tried, seed),) = thinker.compared
    assert (state.legal()[tried], best, seed) == (action, (known(page)[0],), 7)
    assert page.task.verdict.text() == "Worse than the best move"
    assert page.task.reason.text().endswith("52% win chance (±2), 8 percentage points (±2) less than the best move.")
    assert item.outcome is QuestionOutcome.FAILED
    assert [mark.words for mark in page.marks.items] in (["Your move"], [])

    page.do(ANSWER)
    lines = [each.line for each in page.answer.lines if each.isVisible()]
    assert [(line.action == action, line.chance) for line in lines] == [(False, "60%"), (True, "52%"), (False, "50%")]
    page.do(AGAIN)
    answer(page, action)
    assert len(thinker.compared) == 1, "what was judged once is known"
    assert page.task.reason.text().endswith("52% win chance (±2), 8 percentage points (±2) less than the best move.")


def test_a_move_that_cannot_be_judged_may_be_another_one(qtbot, open_training, game):
    page = open_training(Puzzled)
    page.open_game(game)
    qtbot.waitUntil(lambda: page.asking and not page.training.searching, timeout=60_000)
    action = third(page)
    item = page.training.item
    answer(page, action)
    qtbot.waitUntil(lambda: page.training.unjudged)
    assert page.asking
    assert "could not be judged" in page.task.reason.text()
    assert item.outcome is QuestionOutcome.OPEN
    answer(page, known(page)[0])
    assert item.outcome is QuestionOutcome.SOLVED


def test_the_log_beside_the_question_ends_before_it(page):
    position = page.training.item.position
    assert page.log.isVisible()
    assert 0 < max(entry.ply for entry in page.log.model.entries()) <= position
    button(page, ANSWER)
    assert not page.log.isVisible()
    assert page.answer.isVisible()


def test_at_the_end_it_says_how_many_were_solved_and_repeats_the_others(page):
    count = len(page.training.series.items)
    answer(page, known(page)[0])
    for _ in range(count):
        page.do(NEXT)
    assert page.training.phase is TrainingPhase.OVER
    assert page.task.task.text() == f"1 of {count} solved at the first try."
    assert not page.view.isVisible()
    button(page, REPEAT)
    assert page.asking
    assert page.task.title == f"Decision 1 of {count - 1}"


def test_the_end_that_is_reached_by_keys_alone_does_not_open_the_list_of_a_table_that_is_gone(page):
    while page.training.phase is not TrainingPhase.OVER:
        for key in (Qt.Key.Key_F2, Qt.Key.Key_Return):  # the answer, then the next question
            QTest.keyClick(page.focusWidget(), key)
            QApplication.processEvents()

    assert page.task.title == "Done"
    assert not page.list.is_open()
    assert not page.list.isVisible()


def test_a_game_without_costly_decisions_says_so(qtbot, open_training, game):
    page = open_training(Content)
    page.open_game(game)
    qtbot.waitUntil(lambda: page.training.phase is TrainingPhase.OVER, timeout=60_000)
    assert page.task.title == "Nothing to learn here"
    assert page.task.offers(LEAVE)
    with qtbot.waitSignal(page.closed):
        QTest.keyClick(page, Qt.Key.Key_Return)


def test_what_cannot_be_read_is_told(qtbot, open_training):
    page = open_training()
    with qtbot.waitSignal(page.told) as told:
        page.open_game("0" * 32)
    assert told.args[0]() == "The archive has no such game."


def test_the_words_fit_in_small_and_large_windows(page):
    for size in ((1024, 600), (1366, 768), (1920, 1080)):
        page.resize(*size)
        QApplication.processEvents()
        assert page.rect().contains(page.task.geometry())
        assert page.rect().contains(page.log.geometry())
        for each in page.task.buttons.values():
            if each.isVisible():
                assert page.task.rect().contains(each.geometry())
                assert each.width() >= each.sizeHint().width()
        words = page.task.task
        assert words.height() >= words.heightForWidth(words.width())


@pytest.mark.parametrize(("percent", "width"), [(100, 1920), (130, 1366), (130, 1024)])
def test_buttons_tell_their_keys_or_none_does_and_never_lose_words(page, larger, percent, width):
    """With large letters "Noch einmal" had lost its first letter, and its key the frame."""
    larger(percent)
    page.resize(width, 768)
    answer(page, known(page)[1])  # what was played: there is much to do next
    shown = [each for each in page.task.buttons.values() if each.isVisible()]

    assert len(shown) > 2
    assert {each.shows_key() for each in shown} == {not shown[0].keyless}
    if percent == 100:
        assert shown[0].shows_key()
    for each in shown:
        assert brushes.text_width(each.text(), each.text_font()) < each.width()
        assert each.width() >= each.sizeHint().width()
        assert page.task.rect().contains(each.geometry())
        assert f"({each.key_text})" in each.toolTip()


def test_the_language_is_switched_in_the_middle_of_a_question(qapp, page):
    spoken = Language(qapp)
    count = len(page.training.series.items)
    try:
        spoken.use("de")
        qapp.processEvents()
        assert page.task.title == f"Entscheidung 1 von {count}"
    finally:
        spoken.use("en")
    qapp.processEvents()
    assert page.task.title == f"Decision 1 of {count}"


def test_a_page_that_was_left_may_still_be_told_of_another_language(page):
    page.close_game()

    page.retranslate()

    assert not page.task.offers(ANSWER)


@pytest.mark.slow
@pytest.mark.parametrize("key", list(GAMES))
def test_questions_are_asked_and_answered_in_every_game(qtbot, archive, open_training, key):
    """Also where an answer takes several keys; what was played is found again by its keys."""
    record = load(next(path for path in sorted((ROOT / "golden" / key).glob("2-players-*.kontor"))))
    record.seats = (replace(record.seats[0], level=""), *record.seats[1:])
    match = Match(record)
    archive.create(record, standing_of(match.state))
    choices = [at for at, state in enumerate(match.states) if state.actor == 0 and len(state.legal()) > 2]
    page = open_training(size=(1920, 1080))
    page.open_items([Item(record.id, at) for at in choices[:: len(choices) // 3]])
    for _ in range(3):
        qtbot.waitUntil(lambda: page.asking, timeout=60_000)
        assert frozenset(page._selection.reachable()) == page.view.scene_.offered()  # noqa: SLF001
        best, played = known(page)
        for action, verdict in ((played, "That is what you played"), (best, "The best move")):
            for each in path_to(page, action):
                page.choose(each)
            assert page.task.verdict.text() == verdict
            page.do(AGAIN)
        page.do(ANSWER)
        assert page.answer.isVisible()
        page.do(NEXT)
