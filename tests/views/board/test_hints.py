"""A hint says what to do, then what speaks for it, then what follows; it is ringed on the table, in all games."""

from random import Random

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.ai.hint_reason import HintReason, IntendedStep
from app.ai.player import Choice
from app.ai.skill.ledger import Estimate
from app.engines import GAMES
from app.match.match import new_match
from app.match.seats import Seat
from app.models.help.table import opening
from app.session.opponents import Opponents
from app.views.board.view import BoardView
from app.views.game.hint_marks import HintMarks, HintRing
from app.views.games import board_of
from tests.session.opponents import Silent

SEATS = (Seat("Ann", "", 0), Seat("Bob", "apprentice", 1))
CLEAR = Estimate(0.06, 0.0001)


class Master(Silent):
    """Advises what it is told to; reasons are given by hand."""

    def advise(self, state, action):
        """Answer the question that is open."""
        (request,) = self.asked
        self.asked.clear()
        share = (1 / len(state.legal()),) * len(state.legal())
        self.answered.emit(request, Choice(state.legal().index(action), share, share))

    def explain(self, line=()):
        """Answer the last question for a reason."""
        request, _, _ = self.reasons[-1]
        self.reasoned.emit(request, HintReason(CLEAR, CLEAR, (Estimate(1.5, 0.01),), 40, 20, line))


def two_places(page):
    """An action that is chosen in two places of the table or more, else any other."""
    state, scene = page.match.state, page.view.scene_
    spelled = page.view.presenter.spell(state, False)
    return max(spelled, key=lambda each: len({str(rect) for key in each[0] if (rect := scene.rect_of(key))}))[1]


@pytest.fixture
def hinted(open_page):
    """Opens the page of a game where a person decides among several actions, with a hint."""

    def hinted(game, opponents=None, holds=lambda state: len(state.legal()) > 3):
        match, random = new_match(game, SEATS, {}, 3), Random(3)
        while match.state.actor != 0 or len(match.state.legal()) < 2 or not holds(match.state):
            match.play(random.choice(match.state.legal()))
        master = opponents or Master()
        page = open_page(match, master, (1366, 768))
        page.use_tool("hint")
        if opponents is None:
            master.advise(match.state, two_places(page))
            QApplication.processEvents()
        return page, master

    return hinted


@pytest.mark.quick_for("murano", "port_royal")
@pytest.mark.parametrize("game", list(GAMES))
def test_a_hint_is_named_and_ringed_at_once_and_its_reason_comes_later(hinted, game):
    page, master = hinted(game)
    name = page.view.presenter.advice(page.match.state, page.adviser.action, page.seats).rstrip(".")

    assert page.prompt.first_line == page.prompt.accessibleName() == f"Hint: {name}"
    assert "Being compared with: " in page.prompt.line
    places = [rect for key in page.hinted if not (rect := page.view.scene_.rect_of(key)).isEmpty()]
    assert {str(ring.rect) for ring in page.adviser.marks.rings} == {str(rect) for rect in places}

    state = page.match.state
    action = next(each for each in state.legal() if each != page.adviser.action)
    master.explain((IntendedStep(action, (state,), 1.0),))

    assert page.prompt.line.startswith("Clearly weaker: ")
    assert "fewer" in page.prompt.line
    assert page.prompt.accessibleDescription() == page.prompt.line
    shows_what_follows(page)


def test_a_ring_around_a_pile_that_stands_for_a_button_goes_around_its_label_too(hinted):
    """The hint to reveal a card struck through how many cards the draw pile has."""
    page, _ = hinted("port_royal", holds=lambda state: state.decision == "discover_action")
    scene = page.view.scene_
    label = next(panel.rect for panel in scene.panels() if panel.key == "deck:label")

    page.adviser.marks.show(("button:draw",))

    (ring,) = page.adviser.marks.rings
    assert ring.rect.contains(label)


def shows_what_follows(page):
    """The second press shows it, the third the reason again."""
    page.use_tool("hint")

    assert page.prompt.first_line == "What the master has in mind, if nothing unexpected comes"
    assert page.prompt.line.startswith("1. ")
    assert "  2. " in page.prompt.line
    numbers = [number for ring in page.adviser.marks.rings for number in ring.numbers.split(", ")]
    on_table = any(not page.view.scene_.rect_of(key).isEmpty() for key in page.hinted)
    assert ("1" in numbers) == on_table
    assert set(numbers) <= {"1", "2"}
    assert len(page.adviser.marks.rings) == len({str(ring.rect) for ring in page.adviser.marks.rings})

    page.use_tool("hint")
    assert page.prompt.line.startswith("Clearly weaker: ")
    assert all(not ring.numbers for ring in page.adviser.marks.rings)


def test_what_a_hint_takes_and_where_it_goes_are_joined_by_an_arrow(hinted):
    page, _ = hinted("loyang", holds=lambda state: any(action[0] == "sow" for action in state.legal()))
    marks = page.adviser.marks

    assert len(marks.rings) >= 2
    assert len(marks.arrows) == len(marks.rings) - 1


def test_a_hint_ends_with_its_position_and_so_does_the_question_for_its_reason(hinted):
    page, master = hinted("port_royal")
    (request, plan, other) = master.reasons[-1]
    assert plan == (page.adviser.action,)
    assert page.match.state.legal()[other] != plan[0]
    cancelled = []
    master.cancel = cancelled.append

    page.controller.play(page.adviser.action)

    assert request in cancelled
    assert page.adviser.marks.rings == page.adviser.marks.arrows == []
    assert page.hinted == ()
    master.explain()  # too late
    assert not page.prompt.line.startswith("Clearly weaker: ")


def test_after_a_first_choice_the_question_is_asked_and_the_hint_comes_back_with_escape(hinted):
    page, master = hinted("port_royal", holds=lambda state: state.decision == "take_card")
    master.explain()
    key = page.hinted[0]
    page.choose(key)
    asked = page.prompt.first_line
    assert not asked.startswith("Hint: ")

    QTest.keyClick(page, Qt.Key.Key_Escape)

    assert page.prompt.first_line.startswith("Hint: ")
    assert page.prompt.line.startswith("Clearly weaker: ")


def test_what_follows_may_be_asked_for_before_it_is_known(hinted):
    page, master = hinted("port_royal")

    page.use_tool("hint")
    assert page.prompt.line == "What is to follow is still being worked out …"
    master.explain()

    assert page.prompt.line == "What comes next depends on luck and on the others."


def test_what_could_not_be_compared_is_said(hinted):
    page, master = hinted("murano")

    master.failed.emit(master.reasons[-1][0], "stopped")

    assert "Being compared" not in page.prompt.line
    assert page.prompt.line


def test_the_rings_rest_while_earlier_turns_are_shown_again(hinted):
    page, _ = hinted("murano")
    assert page.adviser.marks.rings

    page.follower.begun.emit()
    assert page.adviser.marks.rings == []

    page.follower.ended.emit()
    QApplication.processEvents()
    assert page.adviser.marks.rings


def test_the_hint_follows_the_size_of_the_window(hinted):
    page, _ = hinted("murano")
    before = [ring.rect for ring in page.adviser.marks.rings]

    page.resize(1920, 1080)
    QApplication.processEvents()

    assert [ring.rect for ring in page.adviser.marks.rings] != before
    keys = page.hinted
    assert page.adviser.marks.rings[0].rect in [page.view.scene_.rect_of(key) for key in keys]


@pytest.mark.slow
def test_the_worker_gives_a_hint_its_reason_and_what_follows(hinted, qtbot):
    opponents = Opponents()
    page, _ = hinted("port_royal", opponents, holds=lambda state: state.decision == "take_card")
    try:
        qtbot.waitUntil(lambda: "Being compared" in page.prompt.line, timeout=60_000)
        qtbot.waitUntil(lambda: "Being compared" not in page.prompt.line, timeout=60_000)
        assert page.adviser.reason.deals
    finally:
        page.halt()
        opponents.close()


@pytest.mark.parametrize(
    ("game", "pile"),
    [
        ("port_royal", "deck"),
        ("taverns", "supply:waitress"),
        ("taverns", "deck:0"),
        ("bruges", "pile:left"),
        ("loyang", "pile"),
    ],
)
def test_the_ring_of_a_pile_goes_around_the_words_below_it(qtbot, game, pile):
    view = BoardView(game, board_of(game))
    qtbot.addWidget(view)
    view.resize(1094, 720)
    view.show()
    state, seats = opening(game)
    view.show_state(state, 0, seats, still=True)
    scene, marks = view.scene_, HintMarks(view.scene_)
    card = scene.rect_of(pile)
    below = [
        each.rect
        for each in scene.panels()
        if each.rect.height() < card.height() / 2 and abs(each.rect.center().x() - card.center().x()) < 4
        if card.center().y() < each.rect.y() < card.bottom() + 4
    ]

    marks.show((pile,))

    (ring,) = marks.rings
    assert below
    assert all(ring.ring.contains(each) for each in below)


def test_the_number_of_a_step_covers_neither_price_nor_sign():
    """The 2 of a plan lay on the 3 guilders that the card costs, and on the sign of a row of Bruges' menu."""
    space = QRectF(0, 0, 1000, 700)
    card, row, die = QRectF(300, 300, 110, 150), QRectF(500, 300, 380, 26), QRectF(100, 600, 40, 40)

    assert not HintRing(card, "2", 1.0, space).plate.intersects(card)
    assert not HintRing(row, "2, 3", 1.0, space).plate.intersects(row.adjusted(6, 0, 0, 0))
    assert HintRing(die, "1", 1.0, space).plate.center().x() > die.left() - 12  # not on the die beside it
