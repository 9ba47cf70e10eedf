"""Opponents one can follow: their lines, what stops, what is shown again, and what happened meanwhile."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.match.match import new_match
from app.models import turns
from app.models.games import presenter
from app.models.language import Language
from app.models.moments import Moment, Motion
from app.models.pace import PACES, Pace
from app.models.table_reading import zones_of
from app.views.game import announce, follower
from app.views.game.turn_row import TurnRow, TurnWords, text_height
from app.views.game.turns_panel import TurnsPanel, shared_out
from app.views.paint import brushes
from tests.session.opponents import Predictable, Silent
from tests.views.board.conftest import ANN, BOB, CAT, revealing
from tests.views.hands import held_space, ready, settle

SIZES = ((1366, 768), (1920, 1080))


@pytest.fixture
def quick(settings, monkeypatch):
    """Calm without its pauses: everything stops where it should and nowhere else."""
    monkeypatch.setitem(PACES, "calm", Pace(0, 0, 0, 0, 0))
    settings.pace = "calm"


@pytest.fixture(params=["en", "de"])
def language(qapp, request):
    spoken = Language(qapp)
    spoken.use(request.param)
    yield request.param
    spoken.use("en")


@pytest.fixture
def heard(monkeypatch):
    """What a screen reader is told of panels and prompts."""
    said = []

    def update(event):
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append(event.message())

    listening = SimpleNamespace(Event=QAccessible.Event, updateAccessibility=update)
    monkeypatch.setattr(announce, "QAccessible", listening)
    return said


def late(match):
    """A decision of Ann after some turns of the others."""
    return match.ply > 40 and revealing(match)


def fee(match):
    """Whether Bob has just paid Ann, and an opponent goes on."""
    ply = match.ply
    return ply > 1 and bool(turns.struck(words(), match, ply, match.seats, 0)) and match.state.actor != 0


def words():
    return presenter("port_royal")


@pytest.mark.parametrize("size", SIZES)
def test_every_opponent_has_a_line(table, language, size):
    page = table((ANN, BOB, CAT), Silent(), until=late, size=size)

    rows = page.turns.rows()
    assert [row.turn.seat for row in rows] == [1, 2]
    for row in rows:
        assert row.turn.text
        assert row.accessibleName() == f"{page.seats[row.turn.seat].name}: {row.turn.text}"
        assert row.shown_text().endswith((row.turn.text.split(turns.BETWEEN)[-1], " …"))
        assert page.turns.rect().contains(row.geometry())


@pytest.mark.parametrize("size", SIZES)
def test_against_one_opponent_a_turn_has_more_lines(table, size):
    """What was bought stood before what was kept, and only that could be read."""
    turns_panel = table((ANN, BOB), Silent(), size=size).turns
    lines = 6 if turns_panel.measure.wide else 5
    one = brushes.wrapped_height("A", turns_panel.measure.font("text", 15, 13.5), 1000.0)

    assert turns_panel.height_wanted(1, 300, 2000) >= turns_panel.head_height() + lines * one
    assert turns_panel.height_wanted(2, 300, 2000) < turns_panel.head_height() + 2 * lines * one


def test_what_was_done_to_a_person_is_not_left_out(table):
    """Otto swapped a stall with her, sowed, stored and walked: of the swap nothing could be read."""
    row = table((ANN, BOB, CAT), Silent(), until=late).turns.rows()[0]
    done = [f"takes card {number}" for number in range(20)]
    turn = turns.Turn(1, (1,), turns.BETWEEN.join(done), frozenset())

    row.take(BOB, TurnWords(turn), "", "")
    assert row.shown_text().startswith("Bob: … takes")
    assert row.shown_text().endswith(done[-1])
    assert f"{done[1]}{turns.BETWEEN}" not in row.shown_text()
    row.take(BOB, TurnWords(turn, frozenset({done[1]})), "", "")
    assert row.shown_text().startswith(f"Bob: … {done[1]}{turns.BETWEEN}")
    assert row.shown_text().endswith(done[-1])


def test_what_a_turn_is_about_is_not_left_out(table):
    """In Bruges the card that Otto had played could not be read beside two persons that he had activated."""
    row = table((ANN, BOB, CAT), Silent(), until=late).turns.rows()[0]
    done = [f"activates person {number}" for number in range(20)]
    done[1:3] = ["lays out the bard for 3 guilders", "takes 2 guilders for it"]
    turn = turns.Turn(1, (1,), turns.BETWEEN.join(done), frozenset(), main=tuple(done[1:3]), gains={done[-1]: 9})

    row.take(BOB, TurnWords(turn), "", "")

    assert row.shown_text().startswith(f"Bob: … {done[1]}")
    row.resize(row.width(), round(row.height_of(1)))
    assert done[1].split(" for")[0] in row.shown_text()


def test_what_no_event_tells_stands_in_the_line_of_the_turn_at_every_speed(table, settings, monkeypatch):
    """In Murano Bob's shop took 12 points from a secret character, and at once nothing said so."""
    settings.pace = "now"
    page = table((ANN, BOB), Silent(), until=late)
    before = page.turns.rows()[0].turn
    harm = "Your characters would score 12 points less now"
    monkeypatch.setattr(type(words()), "harm", lambda _self, _before, _after, seat: "" if seat else f"{harm}.")

    page.follower.tell(0)

    row = page.turns.rows()[0]
    assert row.turn.text == f"{before.text}{turns.BETWEEN}{harm}"
    assert row.turn.plies == before.plies
    assert harm in row.shown_text()


@pytest.mark.parametrize("size", SIZES)
def test_the_lines_cover_nothing(table, size):
    """They lie between standings and log, beside the table."""
    page = table((ANN, BOB, CAT), Silent(), until=late, size=size)
    paper = page.turns.paper().translated(page.turns.geometry().topLeft())

    for other in (page.score, page.log, page.prompt):
        assert not paper.intersects(other.paper().translated(other.geometry().topLeft()))
    scene, at = page.view.scene_, page.view.geometry().topLeft()
    pieces = [key for key in scene.board_keys() if scene.item(key) is not None]
    assert not [key for key in pieces if scene.rect_of(key).translated(at).intersects(paper)]
    assert page.log.view.height() > 100


def test_who_plays_alone_has_no_lines(open_page):
    page = open_page(new_match("loyang", (ANN,), {}, 5), Silent(), (1366, 768))

    assert not page.turns.isVisible()


def test_a_line_is_read_out_when_the_turn_ends(table, qtbot, heard):
    page = table((BOB, ANN), Predictable(3), until=lambda match: match.state.actor == 0 and match.ply > 30)
    qtbot.waitUntil(lambda: ready(page), timeout=10_000)

    turn = turns.last_turns(words(), page.match, page.seats, turns.others(page.seats, page.viewer), page.match.ply)[0]
    assert f"Bob: {turn.text}" in heard


def test_a_turn_whose_end_says_nothing_is_read_out_too(table, qtbot, heard, monkeypatch):
    """In Bruges somebody ends a turn by a move of its own, of which nothing is told."""
    every = turns.told

    def told(presenter, match, ply, seats):
        return [] if turns.ends_turn(match, ply) else every(presenter, match, ply, seats)

    monkeypatch.setattr(turns, "told", told)
    page = table((BOB, ANN), Predictable(3), until=lambda match: match.state.actor == 0 and match.ply > 30)
    qtbot.waitUntil(lambda: ready(page), timeout=10_000)

    turn = turns.last_turns(words(), page.match, page.seats, turns.others(page.seats, page.viewer), page.match.ply)[0]
    assert f"Bob: {turn.text}" in heard


def test_what_came_of_an_own_move_is_read_out_and_then_the_question(table, qtbot, heard):
    """The same question comes twice: before, while nobody is asked yet, and when it is asked."""
    page = table((ANN, BOB), Silent(), until=revealing)
    before = page.match.ply
    heard.clear()

    page.choose(page.prompt.primary())
    qtbot.waitUntil(lambda: page.match.ply > before and bool(page.offered()))

    revealed = [line.text for line in turns.told(words(), page.match, page.match.ply, page.seats)]
    assert revealed
    assert heard[0] == " ".join(revealed)
    assert page.prompt.prompt.title in heard[-1]
    assert len(heard) == 2


def test_the_whole_turn_is_traced(table, qtbot):
    """Not its last ply alone."""

    def several(match):
        if not match.ply or match.state.actor != 0 or not turns.ends_turn(match, match.ply):
            return False
        turn = turns.turn_at(words(), match, match.ply, match.seats)
        return turn.seat == 1 and len(turn.pieces) > 2

    page = table((ANN, BOB), Silent(), until=several)
    page.view.scene_.speed = 0
    page.follower.mark({}, page.match.ply)

    turn = turns.turn_at(words(), page.match, page.match.ply, page.seats)
    assert page.view.scene_.marked_last() == {key for key in turn.pieces if key in page.view.model} or {"discard"}


def test_a_line_under_the_pointer_traces_its_turn(table):
    page = table((ANN, BOB, CAT), Silent(), until=late)
    usual = page.view.scene_.marked_last()
    row = next(row for row in page.turns.rows() if row.turn.pieces)
    there = {key for key in row.turn.pieces if key in page.view.model} or {"discard"}

    row.pointed.emit(True)
    assert page.view.scene_.marked_last() == there
    row.pointed.emit(False)
    assert page.view.scene_.marked_last() == usual


def test_what_happens_to_me_waits_for_a_key_and_says_so(table, qtbot, quick, language):
    page = table((ANN, BOB, CAT), Predictable(3), until=lambda match: match.ply > 6 and match.state.actor == 0)
    for _ in range(200):
        qtbot.waitUntil(lambda: bool(page.controller.struck) or ready(page), timeout=10_000)
        if page.controller.holding or page.match.finished:
            break
        page.choose(page.offered()[0])
    assert page.controller.holding

    said = page.follower.struck(page.controller.struck)
    assert said
    assert page.prompt.line == said
    assert page.prompt.prompt.title in ("This concerns you", "Das betrifft dich")
    ply = page.match.ply
    qtbot.wait(60)
    page.keyPressEvent(held_space())  # hurrying does not run past it
    assert page.match.ply == ply
    QTest.keyClick(page, Qt.Key.Key_Space)
    assert not page.controller.struck or page.match.ply > ply


@pytest.mark.slow
def test_at_a_brisk_pace_a_fee_stops_nothing_and_is_told(table, qtbot, quick):
    """Fees of a coin held the game up, click after click."""
    page = table((ANN, BOB, CAT), Predictable(3), until=lambda match: match.ply > 6 and match.state.actor == 0)
    page._settings.pace = "brisk"  # noqa: SLF001
    for _ in range(60):
        qtbot.waitUntil(lambda: bool(page.controller.struck) or ready(page), timeout=10_000)
        assert not page.controller.holding
        if page.match.finished:
            break
        page.choose(page.offered()[0])
    fees = sum(bool(turns.struck(words(), page.match, ply, page.match.seats, 0)) for ply in range(1, page.match.ply))
    assert fees


def test_a_table_that_is_left_tells_no_moment_to_its_end(table, qtbot):
    """The clock of a moment went on, and its view was gone when it was over."""
    page = table((ANN, BOB, CAT), Predictable(3), until=late)
    view = page.view
    moments = view.scene_.moments
    view.scene_.speed, view.scene_.reduced_motion = 1, False
    done = []
    moments.play([Moment(Motion.HOLD, zones=tuple(zones_of(view.model)))], lambda: done.append(True))
    assert moments.running
    assert not done

    page.hide()

    assert not moments.running
    assert done


@pytest.mark.slow
def test_at_once_nothing_stops(table, qtbot):
    page = table((ANN, BOB, CAT), Predictable(3), until=lambda match: match.ply > 6 and match.state.actor == 0)
    for _ in range(30):
        qtbot.waitUntil(lambda: ready(page), timeout=10_000)
        assert not page.controller.struck
        if page.match.finished:
            break
        page.choose(page.offered()[0])


# again


def begin(page):
    QTest.keyClick(page, Qt.Key.Key_F8)
    assert page.follower.repeats


def by_click(page):
    QTest.mouseClick(page.childAt(page.view.geometry().center()), Qt.MouseButton.LeftButton)


def by_prompt(page):
    QTest.mouseClick(page.prompt, Qt.MouseButton.LeftButton, pos=QPoint(page.prompt.width() // 4, 30))


def by_space(page):
    QTest.keyClick(page, Qt.Key.Key_Space)


def by_enter(page):
    QTest.keyClick(page, Qt.Key.Key_Return)


def by_escape(page):
    QTest.keyClick(page, Qt.Key.Key_Escape)


def by_itself(page):
    for _ in range(2_000):
        QApplication.processEvents()
        if not page.follower.repeats:
            break


@pytest.mark.parametrize(
    ("end", "language"),
    [(by_click, "de"), *((each, "en") for each in (by_prompt, by_space, by_enter, by_escape, by_itself))],
    indirect=["language"],
)
def test_the_last_turns_are_shown_again_and_nothing_is_changed(table, end, language, monkeypatch):
    if end is by_itself:
        monkeypatch.setattr(follower, "REPEAT", Pace(0, 0, 0, 0, 0))
    page = table((ANN, BOB, CAT), Silent(), until=late)
    offered, ply, digest = page.offered(), page.match.ply, page.match.state.digest()
    zones = zones_of(page.view.model)
    asked = page.prompt.prompt

    begin(page)
    assert page.prompt.prompt.title.startswith(("Shown again: ", "Noch einmal: "))
    assert page.view.scene_.offered() == frozenset()
    assert zones_of(page.view.model) != zones
    end(page)

    assert not page.follower.repeats
    assert (page.match.ply, page.match.state.digest()) == (ply, digest)
    assert zones_of(page.view.model) == zones
    assert page.offered() == offered
    assert page.view.scene_.offered() == frozenset(offered)
    assert page.prompt.prompt == asked


def test_what_is_shown_again_is_named_beside_the_first_line_of_the_prompt(table, language):
    """A bar above the prompt lay over the names of the draw piles of Bruges."""
    page = table((ANN, BOB, CAT), Silent(), until=late, size=SIZES[0])

    QTest.keyClick(page, Qt.Key.Key_F8)

    box, more = page.prompt.tag_box()
    assert more
    assert page.prompt.paper().contains(box)
    assert not any(box.intersects(QRectF(button.geometry())) for button in page.prompt.buttons())
    first, words = page.prompt.first_box()
    assert box.x() > first.x() + brushes.text_width(page.prompt.first_line, words.title)
    page.prompt.ask(page.prompt.prompt, 0)
    assert page.prompt.tag_box()[0].isEmpty()


def test_a_repeat_keeps_opponents_waiting(table, qtbot):
    """A move that is ready meanwhile comes after it."""
    opponents = Silent()
    page = table(
        (ANN, BOB),
        opponents,
        until=lambda match: match.ply > 40 and match.state.actor == 1 and len(match.state.legal()) > 1,
    )
    begin(page)
    ply = page.match.ply
    (request,) = opponents.asked
    opponents.answered.emit(request, opponents.asked.pop(request))
    qtbot.wait(120)
    assert page.match.ply == ply

    by_escape(page)

    qtbot.waitUntil(lambda: page.match.ply > ply, timeout=5_000)


def test_a_click_on_a_line_shows_that_turn_again(table):
    page = table((ANN, BOB, CAT), Silent(), until=late)
    row = page.turns.rows()[1]

    QTest.mouseClick(row, Qt.MouseButton.LeftButton)

    assert page.follower.repeats
    assert page.prompt.prompt.seat == row.turn.seat
    page.choose("page:present")
    assert not page.follower.repeats


def test_there_is_nothing_to_repeat_at_first(table):
    page = table((ANN, BOB), Silent(), seed=6)

    QTest.keyClick(page, Qt.Key.Key_F8)

    assert not page.follower.repeats
    assert page.prompt.line == "No opponent has moved yet."


# while you waited


@pytest.mark.slow
def test_what_happened_in_the_background_is_told_until_the_next_click(table, qtbot, heard, language, monkeypatch):
    monkeypatch.setattr(follower, "COMING_BACK", 0)
    page = table((ANN, BOB, CAT), Predictable(3), until=late)
    since = page.match.ply
    page.follower.look(False)
    expected = []
    while not expected:
        qtbot.waitUntil(lambda: ready(page), timeout=10_000)
        page.choose(page.offered()[0])
        qtbot.waitUntil(lambda: ready(page), timeout=10_000)
        expected = turns.turns_since(words(), page.match, page.seats, turns.others(page.seats, page.viewer), since)
    assert not page.turns.missed

    page.follower.look(True)
    settle(page)

    assert page.turns.missed
    assert page.turns.title in ("While you waited", "In der Zwischenzeit")
    assert [row.turn.text for row in page.turns.rows()] == [turn.text for turn in expected]
    assert any(page.turns.title in each for each in heard)
    offered = page.offered()
    QTest.mouseClick(page.log, Qt.MouseButton.LeftButton, pos=QPoint(30, 20))
    QApplication.processEvents()
    qtbot.waitUntil(lambda: not page.turns.missed, timeout=2_000)
    assert page.offered() == offered
    assert len(page.turns.rows()) == 2


def test_nobody_looks_while_another_window_is_in_front(table, qtbot, monkeypatch):
    """A page within a window, as in the program: only the window itself hears that its activation changed."""
    page = table((ANN, BOB), Silent(), until=late)
    window, other = QWidget(), QWidget()
    page.setParent(window)
    try:
        for each in (page, window, other):
            each.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        looks = []
        monkeypatch.setattr(page.follower, "look", looks.append)

        for each in (other, window):
            each.activateWindow()
            qtbot.waitUntil(each.isActiveWindow)

        assert looks == [False, True]
    finally:
        page.setParent(None)
        for each in (window, other):
            each.deleteLater()


def test_coming_back_when_nothing_happened_tells_nothing(table):
    page = table((ANN, BOB), Silent(), until=late)

    page.follower.look(False)
    page.follower.look(True)

    assert not page.turns.missed


def test_room_is_shared_out_in_whole_lines():
    assert shared_out([1, 5, 3], 6) == [1, 3, 2]
    assert shared_out([1, 2], 6) == [1, 2]
    assert shared_out([], 6) == []


def test_what_still_fits_is_put_back(qtbot):
    """A short first sentence was left out with the long one behind it, and a line stayed empty."""
    parent = QWidget()
    qtbot.addWidget(parent)
    row = TurnRow(parent)
    sentences = ["draws a card", "recruits the Judge for the seven doubloons that he had kept", "moves on", "ends"]
    row.take(BOB, TurnWords(turns.Turn(1, (1,), turns.BETWEEN.join(sentences), frozenset())), "", "")
    row.resize(300, round(row.height_of(2)))

    assert "draws a card" in row.shown_text()
    assert "recruits" not in row.shown_text()


def test_the_only_sentence_is_not_said_to_follow_another(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    row = TurnRow(parent)
    row.take(
        BOB, TurnWords(turns.Turn(1, (1,), "recruits the Judge for all the doubloons that he had", frozenset())), "", ""
    )
    row.resize(160, round(row.height_of(1)))

    assert row.shown_text().startswith("Bob: recruits")
    assert row.shown_text().endswith(" …")


def test_a_name_that_cannot_be_broken_is_cut_with_dots(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    row = TurnRow(parent)
    row.take(replace(BOB, name="W" * 40), TurnWords(turns.Turn(1, (1,), "draws a card", frozenset())), "", "")
    row.resize(300, round(row.height_of(2)))

    name, text = row.shown_text().split(": ")
    assert name.endswith("…")
    assert text == "draws a card"
    assert row.accessibleName() == f"{'W' * 40}: draws a card"


def test_a_line_that_a_turn_leaves_empty_goes_to_another(qtbot):
    """One turn was cut while the one above it stood over an empty line."""
    parent = QWidget()
    qtbot.addWidget(parent)
    panel = TurnsPanel(parent)
    short = turns.BETWEEN.join(
        ["sells a good", "a sentence that is much too long for all that would be left of the room"]
    )
    long = turns.BETWEEN.join(
        ["sells a good", "buys a card that costs a lot", "builds", "pays three coins to you", "rests"]
    )
    told = [TurnWords(turns.Turn(seat, (1,), text, frozenset())) for seat, text in enumerate((short, long))]
    panel.show_turns([(BOB, told[0]), (ANN, told[1])])
    panel.show()
    parent.show()
    seen = set()
    for high in range(round(panel.height_wanted(2, 300, 1000)), 150, -2):
        panel.resize(300, high)
        rows, font = panel.rows(), panel.measure.font("text", 15, 13.5)
        shown = [next(n for n in range(9) if text_height(n + 1, font) > row.height() - 8) for row in rows]
        assert [row.lines_used(row.width(), n) for row, n in zip(rows, shown, strict=True)] == shown, high
        seen.add(tuple(shown))
    assert {(3, 3), (3, 2), (2, 2), (2, 1)} <= seen
