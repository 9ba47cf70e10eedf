"""All questions in one list: filtered, ordered, asked by mouse and by keys; games are looked through for more."""

from datetime import date, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from app.models.review.skill import ShareChange
from app.models.training.cards import Chosen, Order, keep_outcome, keep_questions, kept_deck
from app.models.training.listing import TrainingRole
from app.models.training.question import Item, QuestionOutcome, TrainingQuestion
from app.session.training import TrainingPhase
from app.views.scale import scale
from app.views.training.overview import TrainingOverview
from tests.trainers import Trainer
from tests.views.training.conftest import a_game


@pytest.fixture
def overview(qtbot, archive, game):
    page = TrainingOverview(archive, make=Trainer)
    qtbot.addWidget(page)
    page.resize(1366, 768)
    page.show()
    page.activateWindow()
    QApplication.processEvents()
    yield page
    page.close_game()


def positions(page):
    return [page.model.index(row).data(TrainingRole.ENTRY).card.position for row in range(page.model.rowCount())]


def looked_through(qtbot, page):
    QTest.mouseClick(page.look, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not page.searcher.running, timeout=60_000)


def test_games_that_were_not_looked_through_are_told_and_looked_through_on_demand(qtbot, overview):
    assert overview.unseen.text() == "Not looked through for costly decisions yet: 1 finished game."
    assert not overview.sheet.isVisible()
    assert not overview.start.isEnabled()

    looked_through(qtbot, overview)

    assert overview.unseen.text() == "All your finished games are looked through."
    assert not overview.look.isVisible()
    assert overview.start.text() == f"Answer {len(positions(overview))} questions"
    assert len(positions(overview)) > 3


def test_the_order_the_games_and_the_number_due_can_be_seen(qtbot, archive, game, overview):
    keep_questions(
        archive, game, [TrainingQuestion(at, ShareChange(loss, 0.01)) for at, loss in ((5, 0.04), (15, 0.2), (25, 0.1))]
    )
    keep_outcome(archive, game, TrainingQuestion(15, ShareChange(0.2, 0.01)), QuestionOutcome.SOLVED, date.today())
    overview.refresh()
    assert positions(overview) == [25, 5, 15], "what is due comes first"
    assert overview.list.accessibleDescription() == "2 due, 1 later, 0 learnt"

    QTest.mouseClick(overview.order.segments()[1], Qt.MouseButton.LeftButton)
    assert positions(overview) == [25, 5, 15]
    assert [key for key, chip in overview.chips.items() if chip.isVisible()] == ["", "port_royal"]
    QTest.mouseClick(overview.chips["port_royal"], Qt.MouseButton.LeftButton)
    assert overview.chosen.game == "port_royal"
    assert positions(overview) == [25, 5, 15]

    overview.today = lambda: date.today() + timedelta(days=1)
    overview.refresh()
    assert overview.start.text() == "Answer 3 questions"


def test_what_was_played_can_be_chosen_of_one_game(monkeypatch, archive, game, overview):
    opened = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _place: opened.append(menu))  # nothing pops up without a screen
    played = {5: "hire", 15: "stop", 25: "stop"}
    keep_questions(archive, game, [TrainingQuestion(at, ShareChange(0.1, 0.01), it, 3) for at, it in played.items()])
    overview.refresh()
    assert not overview.kinds.isVisible(), "each game has its own kinds"

    QTest.mouseClick(overview.chips["port_royal"], Qt.MouseButton.LeftButton)
    assert overview.kinds.isVisible()
    assert (overview.kinds.text(), overview.kinds.isChecked()) == ("All moves", False)
    QTest.mouseClick(overview.kinds, Qt.MouseButton.LeftButton)
    (menu,) = opened
    assert [action.text() for action in menu.actions()] == ["All moves", "Stopping (2)", "Hiring a person (1)"]
    menu.actions()[1].trigger()
    assert positions(overview) == [25, 15]
    assert (overview.kinds.text(), overview.kinds.isChecked()) == ("Stopping (2)", True)
    assert overview.list.accessibleDescription() == "2 due, 0 later, 0 learnt"
    QTest.mouseClick(overview.order.segments()[1], Qt.MouseButton.LeftButton)
    assert overview.chosen == Chosen("port_royal", "stop", Order.COSTLIEST)

    overview.choose(Chosen("port_royal", "claim"))
    assert positions(overview) == [25, 15, 5], "where nothing is left of a kind, all of the game are listed"
    assert overview.order.value == Order.NEWEST.value
    QTest.mouseClick(overview.chips[""], Qt.MouseButton.LeftButton)
    assert overview.chosen == Chosen()


def test_the_list_takes_the_room_that_larger_letters_need(archive, game, overview):
    keep_questions(archive, game, [TrainingQuestion(5, ShareChange(0.26, 0.01), "hire", 3)])
    overview.refresh()
    usual = overview.sheet.width()
    scale.use_percent(150)
    try:
        assert overview.sheet.width() > usual
        assert overview.sheet.geometry().right() < overview.width()
    finally:
        scale.use_percent(100)
    assert overview.sheet.width() == usual


def test_enter_asks_all_that_are_due_and_a_row_asks_for_its_own(qtbot, archive, game, overview):
    keep_questions(archive, game, [TrainingQuestion(at, ShareChange(0.1, 0.01)) for at in (5, 15)])
    overview.refresh()
    overview.setFocus()
    with qtbot.waitSignal(overview.asked) as asked:
        QTest.keyClick(overview, Qt.Key.Key_Return)
    assert asked.args == [[Item(game, 15), Item(game, 5)]]

    overview.list.setFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down):  # to the first row, and on
        QTest.keyClick(overview.list, key)
    with qtbot.waitSignal(overview.asked) as asked:
        QTest.keyClick(overview.list, Qt.Key.Key_Return)
    assert asked.args == [[Item(game, 5)]]
    with qtbot.waitSignal(overview.closed):
        QTest.keyClick(overview.list, Qt.Key.Key_Escape)


def choices(match):
    """Positions in which the first seat had a choice."""
    return [at for at, state in enumerate(match.states) if state.actor == 0 and len(state.legal()) > 1]


@pytest.mark.slow
def test_questions_of_two_games_are_asked_one_after_the_other_and_their_outcome_is_kept(
    qtbot, archive, game, played, open_training
):
    second = a_game(archive, seed=8)
    other = second.record.id
    one, two = choices(played)[3], choices(second)[4]
    page = open_training()
    page.open_items([Item(game, one), Item(other, two), Item("0" * 32, 5), Item(game, one)])
    qtbot.waitUntil(lambda: page.asking, timeout=60_000)
    training = page.training
    state = training.match.states[one]
    assert (training.match.record.id, training.item.position) == (game, one)
    training.choose(state.game.read(state, training.advice.action))
    assert page.task.verdict.text() == "The best move"
    page.do("next")
    qtbot.waitUntil(lambda: page.asking, timeout=60_000)
    assert (training.match.record.id, training.item.position) == (other, two)
    page.do("answer")
    page.do("next")
    qtbot.waitUntil(lambda: page.asking, timeout=60_000)
    assert training.item == Item(game, one), "what is not there is passed over"
    page.do("next")
    assert training.phase is TrainingPhase.OVER
    kept = {(card.game, card.position): card.row for card in kept_deck(archive).cards}
    assert (kept[game, one], kept[other, two]) == (1, 0)


def test_a_card_whose_decision_is_no_question_any_more_is_passed_over(qtbot, played, game, open_training):
    first, _, last = choices(played)[:3]
    theirs = next(at for at, state in enumerate(played.states) if state.actor == 1)
    page = open_training()
    page.open_items([Item(game, at) for at in (first, theirs, played.ply, 9_999, last)])
    qtbot.waitUntil(lambda: page.asking, timeout=60_000)
    page.do("next")
    qtbot.waitUntil(lambda: page.asking, timeout=60_000)
    assert page.training.item.position == last
    assert len(page.training.series.items) == 2
