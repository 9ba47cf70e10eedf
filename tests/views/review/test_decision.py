"""A decision in the review: the position before it, both actions ringed, every line on the table, and the way back."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication

from app.ai.decision_review import Candidate, DecisionReview, Points
from app.ai.skill.ledger import NOTHING, Estimate
from app.models.review.decision_words import ActionLine, SourceDifference
from app.models.review.moves import MoveRole
from app.models.review.skill import points
from app.views.review import decision_panel
from app.views.review.decision_panel import ROWS, DecisionLine, DecisionPanel
from app.views.theme import theme
from tests.views.review.conftest import Teacher, a_game, opened, told


class Tutor(Teacher):
    """Lists the next action as the best, then what was taken, and knows where the points come from."""

    def reconsider(self, request_id, state, taken, continuations=()):
        other = (taken + 1) % len(state.legal())
        rows = (
            Candidate(other, Estimate(0.6, 0.01**2), NOTHING),
            Candidate(taken, Estimate(0.5, 0.01**2), Estimate(-0.1, 0.01**2)),
        )
        self._report(("reconsidered", request_id, DecisionReview(other, 0.1, 0.01, 40, rows, 7)))

    def count(self, request_id, state, ways, seed):
        more = (Estimate(2.1, 0.3**2), Estimate(-0.1, 0.3**2)), (NOTHING, NOTHING)
        self._report(("counted", request_id, Points(((6.1, 2.0), (4.0, 2.1)), more, 40)))


@pytest.fixture
def page(qtbot, look, archive):
    page = opened(qtbot, archive, a_game(archive), Tutor)
    yield page
    page.close_game()


def a_mistake(page):
    """A ply in which Ann gave something away."""
    skill = page.analysis.skill()
    return next(ply for ply in range(2, page.timeline.plies) if points(skill.decision(ply, 0)) < 0)


def settled(page):
    while not told(page):
        QApplication.processEvents()
    for _ in range(3):
        QApplication.processEvents()


def shown(page):
    """The position on the table."""
    return page.board._shown[0]  # noqa: SLF001 - what the board was told to show


def enter(line, on=True):
    place = QPointF(3, 3)
    event = QEnterEvent(place, place, place) if on else QEvent(QEvent.Type.Leave)
    QApplication.sendEvent(line, event)
    for _ in range(3):
        QApplication.processEvents()


def click_row(qtbot, page, ply):
    view = page.move_list.view
    index = page.move_list.filter.index(page.move_list.filter.row_of(ply), 0)
    assert index.data(MoveRole.PLY) == ply
    view.scrollTo(index)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(index).center())
    settled(page)


def test_a_click_on_a_mistake_shows_the_position_before_it_with_both_actions(qtbot, page):
    ply = a_mistake(page)
    click_row(qtbot, page, ply)
    before = page.timeline.states[ply - 1]
    assert shown(page) is before
    assert page.position == ply - 1
    assert page.decision.panel.isVisible()
    assert page.decision.panel.title == "Your decision"
    lines = [each.line for each in page.decision.panel.lines if each.isVisible()]
    assert [(line.best, line.played) for line in lines] == [(True, False), (False, True)]
    assert (lines[0].chance, lines[1].behind) == ("60%", "−10%")
    assert [source.text for source in lines[0].why] == ["Persons +2.1"], "nothing smaller than its own error"
    assert "Your win chance 50%" in page.decision.panel.lines[1].accessibleName()


def test_one_plays_on_from_before_a_mistake_as_well_as_after_it(qtbot, page):
    ply, told = a_mistake(page), []
    page.branch_requested.connect(lambda _game, position: told.append(position))

    page.show_decision(ply)
    qtbot.mouseClick(page.transport.branch, Qt.MouseButton.LeftButton)
    page.jump(ply)
    qtbot.mouseClick(page.transport.branch, Qt.MouseButton.LeftButton)

    assert told == [ply - 1, ply]


def test_a_click_on_any_other_move_goes_there_as_ever(qtbot, page):
    skill = page.analysis.skill()
    looks = page.found.second_looks
    ply = next(at for at in range(3, 40) if not points(skill.decision(at, 0)) and at not in looks)
    click_row(qtbot, page, ply)
    assert page.position == ply
    assert not page.decision.ply


@pytest.mark.slow
def test_both_marks_differ_in_word_and_shape(page):
    marked = 0
    for ply in range(2, page.timeline.plies):
        if page.decision.is_choice(ply):
            page.show_decision(ply)
            settled(page)
            found = page.decision.marks.items
            assert len({mark.words for mark in found}) == len(found)
            for mark in found:
                assert mark.words == ("Best" if mark.best else "Played")
                assert page.board.scene_.sceneRect().contains(mark.tag)
            if len(found) == 2:
                assert found[0].ring != found[1].ring
                assert not found[0].tag.intersects(found[1].tag)
            marked += len(found) == 2
        if marked == 3:
            break
    assert marked == 3
    page.show_position(0, still=True)
    assert not [item for item in page.board.scene_.items() if item in found]


@pytest.mark.slow
def test_a_line_that_is_pointed_at_shows_what_comes_of_it_and_leaving_shows_the_position_before(page):
    ply = a_mistake(page)
    page.show_decision(ply)
    settled(page)
    before, after = page.timeline.states[ply - 1 : ply + 1]
    best, played = page.decision.panel.lines[:2]
    enter(played)
    assert shown(page).digest() == after.digest()
    assert not page.decision.marks.items
    enter(played, on=False)
    enter(best)
    assert shown(page).digest() not in (before.digest(), after.digest())
    enter(best, on=False)
    assert shown(page) is before
    assert page.decision.marks.items or not page.decision._lines[0].keys  # noqa: SLF001
    assert before.digest() == page.match.states[ply - 1].digest()


def test_the_keyboard_opens_a_decision_and_goes_through_its_lines(qtbot, page):
    ply = a_mistake(page)
    page.activateWindow()
    view = page.move_list.view
    view.setFocus()
    view.setCurrentIndex(page.move_list.filter.index(page.move_list.filter.row_of(ply), 0))
    qtbot.keyClick(view, Qt.Key.Key_Return)
    settled(page)
    assert page.decision.ply == ply
    panel = page.decision.panel
    qtbot.keyClick(panel, Qt.Key.Key_Down)
    qtbot.keyClick(panel.lines[0], Qt.Key.Key_Down)
    settled(page)
    assert shown(page).digest() == page.timeline.states[ply].digest(), "the second line is what was played"
    qtbot.keyClick(panel.lines[1], Qt.Key.Key_Escape)
    assert not page.decision.ply
    assert not panel.isVisible()
    assert page.charts.isVisible()
    assert shown(page) is page.timeline.states[ply - 1]


@pytest.mark.slow
def test_moving_the_slider_ends_it(page):
    page.show_decision(a_mistake(page))
    settled(page)
    page.slider.setValue(7)
    assert not page.decision.ply
    assert page.position == 7
    assert page.skill.panel.isVisible()
    assert not page.decision.marks.items


@pytest.mark.slow
def test_the_decisions_of_the_others_are_shown_from_their_seat_with_their_chance(page):
    ply = next(
        ply for ply in range(20, page.timeline.plies) if page.timeline.actor(ply) == 2 and page.decision.is_choice(ply)
    )
    page.show_decision(ply)
    settled(page)
    assert page.decision.panel.title == "Decision: Leni"
    assert page.board._shown[1] == 2  # noqa: SLF001
    assert "Win chance of Leni" in page.decision.panel.accessibleDescription()


def test_what_is_found_about_the_move_before_leaves_the_words_about_the_decision(page):
    """The table shows the position between the two, so that the banner might be about either."""
    ply = a_mistake(page)
    page.show_decision(ply)
    settled(page)
    said = page.banner.words, page.banner.below
    assert said[0].startswith(f"Before move {ply}")
    assert page.position == ply - 1

    page.found.second_looks[ply - 1] = page.found.second_looks[ply]
    page.found.looked_again.emit()

    assert (page.banner.words, page.banner.below) == said
    page.show_position(ply - 1, still=True)
    assert page.banner.words != said[0]


def test_the_costliest_decision_of_the_panel_and_the_bars_of_the_band_lead_there(qtbot, page):
    skill = page.analysis.skill()
    worst = skill.costliest(0, 0, page.timeline.plies)
    assert page.skill.panel.costliest.ply == worst
    qtbot.mouseClick(page.skill.panel.costliest, Qt.MouseButton.LeftButton)
    assert page.decision.ply == worst
    turn = next(turn for turn in page.skill.band.turns if points(turn.decisions) < 0)
    band = page.skill.band
    x = (page.slider.x_of(turn.first) + page.slider.x_of(turn.last)) / 2
    qtbot.mouseClick(band, Qt.MouseButton.LeftButton, pos=QPoint(round(x), band.height() - 6))
    assert page.decision.ply == skill.costliest(0, turn.first, turn.last)


@pytest.mark.slow
def test_the_words_follow_the_language(page, foreign):
    page.show_decision(a_mistake(page))
    settled(page)
    foreign()
    page.show_decision(a_mistake(page))
    settled(page)
    assert page.decision.panel.title.startswith("«")
    assert page.decision.panel.lines[0].accessibleName().startswith("«")


@pytest.mark.painted
def test_a_line_that_tells_what_was_to_follow_has_a_row_more(qtbot, page):
    click_row(qtbot, page, a_mistake(page))
    panel = page.decision.panel
    first, second = (each for each in panel.lines if each.isVisible())
    assert first.height() == second.height()
    before = first.grab().toImage()

    panel.show_lines([replace(first.line, then="Then: pass"), second.line])

    assert abs(first.height() / second.height() - (ROWS + 1) / ROWS) < 0.1
    assert second.y() > first.geometry().bottom() - 2
    assert first.grab().toImage().copy(0, 0, before.width(), before.height()) != before


def test_the_risk_of_the_best_action_has_the_tone_of_what_speaks_against_it(qtbot, monkeypatch):
    """ "harbour spoiled +32%" stood there as if it were an argument for the move."""
    written = {}
    monkeypatch.setattr(
        decision_panel, "draw_text", lambda _p, _box, text, _font, tone, *_, **__: written.update({text: tone})
    )
    line = DecisionLine(None)
    qtbot.addWidget(line)
    line.resize(700, 50)
    why = (
        SourceDifference("Persons +2.1", clear=True),
        SourceDifference("harbour spoiled +32%", clear=True, against=True),
        SourceDifference("Expeditions −0.2", clear=False, against=True),
    )
    line.show_line(
        ActionLine((), "Reveal", (), False, True, "60%", "±2", "", why, "Points:", "", ""), ("Best", "Played")
    )
    line.grab()

    tones = [written[words] for words in ("Persons +2.1 ·", "harbour spoiled +32% ·", "Expeditions −0.2")]
    assert tones == [theme().text, theme().danger, theme().text_3]


def test_the_lines_leave_room_for_a_note_of_three_lines(qtbot):
    panel = DecisionPanel(None)
    qtbot.addWidget(panel)
    panel.resize(420, 420)
    panel.show()
    best = ActionLine((), "Reveal", (), False, True, "60%", "±2", "", (), "", "", "")
    panel.say("Your decision", "Your win chance", "", "Up to 40 deals, the same for all.")
    panel.show_lines([best] * 6)
    lowest = panel.lines[-1].geometry().bottom()

    panel.say("Your decision", "Your win chance", "", "Looked at closely: 6 of 27 moves. " * 5)

    assert panel.lines[-1].geometry().bottom() < lowest - 10
    assert panel.lines[-1].geometry().bottom() <= panel._foot().top()  # noqa: SLF001
