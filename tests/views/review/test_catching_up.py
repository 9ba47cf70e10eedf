"""What comes in while the slider moves is gathered, and all of it is shown once it stands still."""

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from app.models.review.timeline import PositionValue
from app.views.review import catching_up
from app.views.review.catching_up import CatchingUp
from app.views.review.charts import Chart
from app.views.review.page import ReviewPage
from app.views.review.position_slider import PositionSlider
from tests.views.review.conftest import Teacher, a_game, told
from tests.views.reviews import open_game

pytestmark = pytest.mark.painted


class Parts:
    """Two parts that note what they do; the page is at rest when told so."""

    def __init__(self):
        self.rests, self.done = True, []

    def at_rest(self):
        return self.rests

    def show(self, name):
        for step in range(3):
            self.done.append(f"{name} {step}")
            yield


@pytest.fixture
def parts():
    return Parts()


@pytest.fixture
def follower(qapp, parts):
    owner = QObject()
    yield CatchingUp(owner, {name: lambda name=name: parts.show(name) for name in ("first", "second")}, parts.at_rest)
    owner.deleteLater()


def pause(qtbot, seconds=0.12):
    ends = []
    QTimer.singleShot(round(1000 * seconds), lambda: ends.append(1))
    qtbot.waitUntil(lambda: bool(ends))


def test_parts_are_shown_in_their_order_however_they_were_wanted(qtbot, parts, follower):
    follower.want("second")
    follower.want("first", "second")
    assert parts.done == []
    qtbot.waitUntil(lambda: not follower.busy)
    assert parts.done == [f"{name} {step}" for name in ("first", "second") for step in range(3)]


def test_nothing_is_shown_while_the_page_has_something_better_to_do(qtbot, parts, follower):
    parts.rests = False
    follower.want("first")
    pause(qtbot)
    assert parts.done == []
    assert follower.busy
    parts.rests = True
    qtbot.waitUntil(lambda: not follower.busy)
    assert len(parts.done) == 3


def test_a_part_that_was_begun_waits_where_it_is(qtbot, parts, follower, monkeypatch):
    monkeypatch.setattr("app.views.slices.SLICE", 0.0)  # a step at a time
    follower.want("first")
    qtbot.waitUntil(lambda: bool(parts.done))
    parts.rests = False
    begun = len(parts.done)
    pause(qtbot)
    assert len(parts.done) <= begun + 1
    parts.rests = True
    qtbot.waitUntil(lambda: not follower.busy)
    assert parts.done == ["first 0", "first 1", "first 2"]


def test_who_never_rests_is_shown_it_all_the_same(qtbot, parts, follower, monkeypatch):
    monkeypatch.setattr(catching_up, "PATIENCE", 0.1)
    parts.rests = False
    follower.want("first")
    qtbot.waitUntil(lambda: not follower.busy)
    assert len(parts.done) == 3


def test_what_is_wanted_meanwhile_is_shown_next_time(qtbot, parts, follower, monkeypatch):
    monkeypatch.setattr(catching_up, "EVERY", 0.02)
    show, again = parts.show, []

    def shown(name):
        yield from show(name)
        if not again:
            again.append(1)
            follower.want("first")

    parts.show = shown
    follower.want("first")
    qtbot.waitUntil(lambda: not follower.busy)
    assert len(parts.done) == 6


def test_nothing_is_shown_of_what_was_left(qtbot, parts, follower):
    follower.want("first", "second")
    follower.stop()
    assert not follower.busy
    pause(qtbot)
    assert parts.done == []
    follower.want("second")
    qtbot.waitUntil(lambda: not follower.busy)
    assert parts.done == ["second 0", "second 1", "second 2"]


# --- in the review ---------------------------------------------------------------------------------------------------


class Waiting(Teacher):
    """Answers when it is told to."""

    told = False

    def __init__(self, report):
        self.held = []
        super().__init__(lambda message: report(message) if self.told else self.held.append(message))

    def go_on(self):
        """Answer all that was asked, and whatever is asked from now on."""
        self.told, held = True, self.held
        for message in held:
            self._report(message)


@pytest.fixture
def page(qtbot, look, archive):
    page = ReviewPage(archive, make=Waiting)
    qtbot.addWidget(page)
    page.resize(1920, 1080)
    page.show()
    open_game(page, a_game(archive).record.id)
    yield page
    page.close_game()


@pytest.mark.slow
def test_no_chart_is_drawn_while_the_slider_moves(qtbot, page, monkeypatch):
    monkeypatch.setattr(catching_up, "PATIENCE", 60.0)
    monkeypatch.setattr(catching_up, "EVERY", 0.0)
    qtbot.waitUntil(lambda: not page.found.busy and page.charts.panels["chance"].chart.drawn)
    drawn = []
    whole = Chart._painted  # noqa: SLF001 - whatever is drawn goes this way
    monkeypatch.setattr(Chart, "_painted", lambda *args: drawn.append(args[0]) or whole(*args))
    page.analysis._thinker.go_on()  # noqa: SLF001
    with monkeypatch.context() as slow:
        slow.setattr("app.views.review.page.REST", 60.0)  # however slow this machine is
        for at in range(60):
            page.slider.setValue(at % page.timeline.plies)
            QApplication.processEvents()
        assert drawn == []
    qtbot.waitUntil(lambda: told(page))
    assert drawn


@pytest.mark.slow
def test_at_rest_all_is_seen_that_was_found(qtbot, page):
    """Nothing that was gathered is missing, and no picture is an older one."""
    page.analysis._thinker.go_on()  # noqa: SLF001
    at = 0
    while page.analysis.busy:
        at = (at + 7) % page.timeline.plies
        page.slider.setValue(at)
        QApplication.processEvents()
    qtbot.waitUntil(lambda: told(page))
    skill, seat = page.analysis.skill(), page.skill.seat
    assert {len(line.x) for line in page.charts.panels["chance"].chart.lines} == {page.timeline.plies + 1}
    assert page.turning_points
    assert page.skill.band.turns == skill.turns(seat)
    assert set(page.found.second_looks) == {
        position + 1 for position, value in page.analysis.values.items() if value.advice is not None
    }
    shown = page.grab().toImage()
    page.found.hide(False)
    page.found.say(page.match, page.seats, page._words)  # noqa: SLF001
    for chart in (panel.chart for panel in page.charts.panels.values()):
        chart.restyle()
    page.skill.band.repaint_all()
    page.slider.repaint_ground()
    page.update()
    assert page.grab().toImage() == shown


def test_other_signs_leave_what_lies_below_them(page, monkeypatch):
    turns = []
    monkeypatch.setattr(PositionSlider, "_draw_turn", lambda *args, **kwargs: turns.append(args))
    before = page.slider.grab().toImage()
    turns.clear()
    page.slider.set_signs(page.slider.signs()[1:])
    assert page.slider.grab().toImage() != before
    assert turns == []


def test_the_band_is_told_the_same_without_being_painted_anew(page):
    band, tell = page.skill.band, str
    band.show_turns([], tell)
    page.grab()
    picture = band._picture  # noqa: SLF001
    band.show_turns([], tell)
    assert band._picture is picture is not None  # noqa: SLF001


def test_values_of_a_hidden_game_are_not_shown(page):
    page.found.hide(True)
    page.analysis.values[0] = PositionValue((0.5, 0.25, 0.25), (0.0,) * 3, 9)
    page.found.hide(True)
    assert all(not line.x for line in page.charts.panels["chance"].chart.lines)
