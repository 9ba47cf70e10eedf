"""Luck and skill on the page of a review: the sentence, the band, the moments, the columns, for every seat."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from app.match.seats import Seat
from app.models.review.moves import MoveRole
from app.models.review.skill import points
from app.views.review.page import ReviewPage
from app.views.scale import scale
from tests.views.review.conftest import Retired, Silence, Teacher, a_game, opened, told
from tests.views.reviews import open_game

FOUR = (Seat("Ann", "", 0), Seat("Otto", "journeyman", 1), Seat("Leni", "master", 3), Seat("Mina", "apprentice", 2))
TWO = (Seat("Ann", "", 0), Seat("Otto", "journeyman", 1))


class Slow(Teacher):
    """Tells luck and skill of the first five stretches only."""

    def weigh(self, request_id, part):
        """Of the others there is never an answer."""
        if part.number < 5:
            super().weigh(request_id, part)


class Pensive(Teacher):
    """Gives no second look before it is told to."""

    def __init__(self, report):
        super().__init__(report)
        self.waiting, self.silent = [], True

    def reconsider(self, *question, continuations=()):
        if self.silent:
            self.waiting.append(question)
        else:
            super().reconsider(*question)

    def speak(self):
        """Answer what was asked, and from now on whatever is."""
        self.silent = False
        while self.waiting:
            super().reconsider(*self.waiting.pop(0))


def figures(page, ply):
    """Decision and luck in the row of a ply."""
    index = page.moves.index(ply - 1, 0)
    return index.data(MoveRole.DECISION), index.data(MoveRole.LUCK)


def test_the_sentence_is_about_the_viewer_and_its_figures_add_up(taught):
    assert taught.skill.panel.title == "Your luck and skill"
    values, named = taught.analysis.values, []
    for seat, place in enumerate(taught.timeline.states[-1].ranking()):
        taught.skill.choose(seat)
        found = taught.analysis.skill().balance(seat, values[0].shares[seat], 1.0 if place == 1 else 0.0)
        named.append(found.luck)
        assert found.start + found.decisions + found.luck + found.rest == found.result
        headline, behind = taught.skill.panel.words.splitlines()
        assert f"(±{found.margin})" in headline
        assert behind.startswith(f"From {found.start}% ")
        assert f"to {found.result}%" in behind
        assert ("with average luck" in headline) == bool(found.luck)
    assert any(named)


def test_while_figures_still_become_better_the_panel_says_so(qtbot, look, archive, game):
    pensive = []
    page = ReviewPage(archive, make=lambda report: pensive.append(Pensive(report)) or pensive[-1])
    qtbot.addWidget(page)
    page.resize(1920, 1080)
    page.show()
    open_game(page, game.record.id)
    panel = page.skill.panel
    qtbot.waitUntil(lambda: panel.note == "still being refined …" and not page.found.busy, timeout=30_000)
    assert panel.words.startswith("Weaker moves")
    assert page.analysis.refining

    panel.name("Luck and skill: " + "Ann " * 60)
    assert panel.note == "", "there is no room for it"
    panel.name("Luck and skill: Ann")
    assert panel.note
    pensive[-1].speak()
    qtbot.waitUntil(lambda: told(page), timeout=30_000)

    assert panel.note == ""
    page.close_game()


@pytest.mark.parametrize("seats", [TWO, FOUR])
def test_every_seat_can_be_chosen_and_all_parts_follow(qtbot, look, archive, seats):
    page = opened(qtbot, archive, a_game(archive, seats), Teacher)
    skill, heard = page.analysis.skill(), set()
    for at, seat in enumerate(seats):
        qtbot.mouseClick(page.skill.panel.choices[at], Qt.MouseButton.LeftButton)
        assert page.skill.panel.title == ("Your luck and skill" if seat.is_person else f"Luck and skill: {seat.name}")
        assert page.move_list.whose == ("Your win chance" if seat.is_person else f"Win chance of {seat.name}")
        assert page.charts.panels["chance"].note.startswith(seat.name)
        assert page.charts.panels["chance"].note.endswith(" deals"), "not played to the end, as a playout is"
        assert [line.name for line in page.charts.panels["chance"].chart.lines if line.own] == [seat.name]
        assert page.skill.band.turns == skill.turns(at)
        for ply in range(1, page.timeline.plies + 1):
            assert figures(page, ply) == (skill.decision(ply, at), skill.luck(ply, at))
        heard.add(page.skill.panel.words)
    assert len(heard) > 1
    page.close_game()


def test_a_game_opened_afterwards_begins_with_its_own_viewer(taught, archive):
    taught.skill.choose(2)
    other = a_game(archive, TWO, seed=9)
    open_game(taught, other.record.id)
    assert taught.skill.seat == 0
    assert len(taught.skill.panel.choices) == 2
    assert taught.skill.panel.choices[0].isChecked()


def test_the_band_has_its_bars_where_the_slider_has_its_turns(taught):
    band, slider = taught.skill.band, taught.slider
    shown = [turn for turn in band.turns if points(turn.luck)]
    bars = [place for place, tone in band.bars() if tone != "brass"]
    assert len(shown) >= 5
    assert band.geometry().top() == slider.geometry().bottom() + 1
    assert band.width() == slider.width()
    for turn, place in zip(shown, bars, strict=False):
        assert slider.x_of(turn.first) <= place.left() < place.right() <= slider.x_of(turn.last)
    middle = next(turn for turn in band.turns if points(turn.luck) > 0)
    place = next(place for place, tone in band.bars() if tone == "selected")
    assert place.left() - 1 < slider.x_of(middle.first) + 1
    assert place.bottom() < next(place for place, tone in band.bars() if tone == "brass").top()


def test_the_band_goes_where_it_is_pressed_and_tells_what_a_turn_brought(qtbot, taught):
    band, turn = taught.skill.band, taught.timeline.turns[3]
    x = taught.slider.x_of(turn.last) - 1
    qtbot.mouseClick(band, Qt.MouseButton.LeftButton, pos=QPoint(round(x), 8))
    assert taught.position == turn.last
    name = taught.seats[taught.timeline.actor(turn.last)].name
    tip = band.tip(x - 2)
    assert tip.startswith("Your turn, " if name == "Ann" else f"{name}’s turn, ")
    assert "Your win chance: " in tip
    assert band.tip(2) == "Per turn: luck above, costly decisions below"


@pytest.mark.slow
@pytest.mark.painted
def test_a_step_of_the_slider_does_not_draw_the_band_anew(taught, monkeypatch):
    band, drawn = taught.skill.band, []
    QApplication.processEvents()
    monkeypatch.setattr(band, "_draw", drawn.append)
    for position in (3, 40, 12):
        taught.slider.setValue(position)
        QApplication.processEvents()
    assert not drawn


def test_the_great_moments_are_told_in_the_words_of_the_game_and_lead_there(qtbot, taught):
    skill = taught.analysis.skill()
    for row, ply in zip((taught.skill.panel.best, taught.skill.panel.worst), skill.moments(0), strict=True):
        assert row.ply == ply > 0
        assert taught._words.tell(ply) in row.words  # noqa: SLF001 - the sentences of the log
        assert row.words.endswith("% for you")
        qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
        assert taught.position == ply
    assert taught.skill.panel.best.words.startswith("Luckiest moment: ")
    assert skill.luck(taught.skill.panel.best.ply, 0).value > 0 > skill.luck(taught.skill.panel.worst.ply, 0).value


def test_the_tip_of_a_move_tells_decision_and_luck(taught):
    ply = next(ply for ply in range(1, taught.timeline.plies) if points(taught.analysis.skill().luck(ply, 0)))
    change = taught.move_list.delegate.tip(taught.moves.index(ply - 1, 0))
    assert "Your win chance: luck " in change
    assert "Chance played" not in change, "what luck did stands in figures there"


def test_what_is_found_is_shown_as_it_comes(qtbot, look, archive, game):
    page = ReviewPage(archive, make=Slow)
    qtbot.addWidget(page)
    page.resize(1920, 1080)
    page.show()
    open_game(page, game.record.id)
    qtbot.waitUntil(lambda: len(page.skill.band.turns) == 4 and not page.found.busy)
    turns = len(page.timeline.turns) + 1
    assert page.skill.panel.words.splitlines()[0] == f"Being worked out: 5 of {turns}"
    assert 0 < page.skill.panel.best.ply < page.timeline.turns[4].last
    edge = page.timeline.turns[4].last
    assert figures(page, edge - 1)[1] is not None
    assert figures(page, edge) == (None, None)
    assert page.turning_points is not None
    page.close_game()


@pytest.mark.slow
def test_luck_and_skill_are_there_again_without_being_worked_out(qtbot, taught, archive, game):
    words = taught.skill.panel.words, taught.skill.panel.best.words
    bars = taught.skill.band.bars()
    taught.close_game()

    class Mute(Retired):
        def weigh(self, request_id, part):
            raise AssertionError("this is known")

    again = opened(qtbot, archive, game, Mute)
    assert (again.skill.panel.words, again.skill.panel.best.words) == words
    assert [tone for _, tone in again.skill.band.bars()] == [tone for _, tone in bars]
    again.close_game()


def test_before_the_chances_are_known_the_panel_says_what_it_waits_for(qtbot, look, archive, game):
    page = ReviewPage(archive, make=Silence)
    qtbot.addWidget(page)
    page.resize(1920, 1080)
    open_game(page, game.record.id)
    assert page.skill.panel.words == "Follows when the win chances are estimated."
    page.close_game()


def test_the_words_change_with_the_language(taught, foreign):
    foreign()
    assert taught.skill.panel.title.startswith("«")
    assert taught.skill.panel.words.startswith("«")
    assert taught.skill.panel.best.words.startswith("«")
    assert taught.move_list.whose.startswith("«")
    assert taught.skill.band.tip(2).startswith("«")


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1920, 1080)])
def test_the_rows_of_the_panel_do_not_meet(taught, width, height):
    scale.fit(width, height)
    taught.resize(width, height)
    QApplication.processEvents()
    panel = taught.skill.panel
    parts = [*panel.choices, panel.best, panel.worst]
    boxes = [part.geometry() for part in parts]
    assert all(panel.rect().contains(box) for box in boxes)
    assert not any(a.intersects(b) for at, a in enumerate(boxes) for b in boxes[at + 1 :])
    scale.fit(1920, 1080)


@pytest.mark.parametrize(("influence", "lines"), [(12, 3), (6, 2)])
def test_decisions_are_compared_with_the_levels_in_games_that_were_measured(qtbot, look, archive, influence, lines):
    page = opened(qtbot, archive, a_game(archive, TWO, influence=influence), Teacher)
    panel = page.skill.panel
    told = panel.words.splitlines()
    assert len(told) == lines
    assert told[-1].startswith("On average ") == (lines == 3)
    assert panel.accessibleDescription() == panel.words
    assert all(panel.rect().contains(row.geometry()) for row in panel.rows), "the line makes the panel higher"
    page.close_game()


def test_the_room_of_the_comparison_is_given_back(taught, archive):
    before = taught.skill.panel.height()
    open_game(taught, a_game(archive, TWO, influence=12).record.id)
    assert taught.skill.panel.height() > before
    open_game(taught, a_game(archive, TWO, seed=9).record.id)
    assert taught.skill.panel.height() == before


def test_in_large_letters_the_sentence_takes_two_lines_instead_of_shrinking(taught):
    """The figures behind it stand in the tool tip then, and for screen readers."""
    panel, high = taught.skill.panel, taught.skill.panel.height()
    panel.say("Weaker moves −27% (±6), luck +47% (±5): with average luck 53%", "From 33% to 100%.")
    assert not panel.has_long_sentence
    assert "From 33%" not in panel.toolTip()
    try:
        scale.use_percent(130)
        panel.resize(460, high)
        panel.say("Weaker moves −27% (±6), luck +47% (±5): with average luck 53%", "From 33% to 100%.")
        assert panel.has_long_sentence
        assert panel.toolTip().startswith("From 33% to 100%.")
        assert "From 33%" in panel.accessibleDescription()
        panel.say("No clear mistakes", "From 33% to 100%.")
        assert not panel.has_long_sentence
    finally:
        scale.use_percent(100)
