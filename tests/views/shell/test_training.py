"""The way from a past game to its costly decisions, and back."""

import pytest

from app.models.review.skill import ShareChange
from app.models.training.cards import Chosen, Order, keep_questions
from app.models.training.question import TrainingQuestion
from app.views.training.overview import TrainingOverview
from app.views.training.page import TrainingPage
from tests.views.reviews import until_open
from tests.views.shell.conftest import TWO, a_game


@pytest.mark.slow
def test_the_review_leads_to_its_costly_decisions_and_is_shown_again_afterwards(qtbot, window, archive):
    game = a_game(archive)
    window.show_review(game.record.id, 7)
    until_open(window.review)
    learn = window.review.game_tools.tools["graduate-cap"]
    assert learn.isVisible()

    learn.click()
    page = window.page
    assert isinstance(page, TrainingPage)
    qtbot.waitUntil(lambda: page.training.match is not None)
    assert page.training.match.record.id == game.record.id

    page.closed.emit()
    until_open(window.review)
    assert window.review.match.record.id == game.record.id
    assert window.review.position == 7
    assert page.training.match is None, "what was left is over"


def test_a_game_under_way_has_nothing_to_learn_from_yet(window, archive):
    game = a_game(archive, TWO, plies=10)
    window._open_review(game.record.id, 3)  # noqa: SLF001
    until_open(window.review)
    assert not window.review.game_tools.tools["graduate-cap"].isVisible()


@pytest.mark.slow
def test_who_is_through_with_a_game_is_led_there_from_its_end(qtbot, window, archive):
    game = a_game(archive)
    window.resume(game.record.id)
    window.table.again_requested.emit(game.record.id, "train")
    page = window.page
    assert isinstance(page, TrainingPage)
    page.closed.emit()
    assert window.page is window.start


def test_start_page_and_library_tell_how_many_questions_are_due_and_lead_to_them(qtbot, window, archive):
    game = a_game(archive).record.id
    window.show_start()
    assert window.start.train.text() == "Training"
    keep_questions(archive, game, [TrainingQuestion(at, ShareChange(0.1, 0.01)) for at in (5, 15)])
    window.show_start()
    assert window.start.train.text() == "Training (2)"

    window.start.train.click()
    overview = window.page
    assert isinstance(overview, TrainingOverview)
    assert window.focusWidget() is overview.start
    overview.closed.emit()
    assert window.page is window.start

    window.show_library()
    assert window.page.training.text() == "Training (2)"
    window.page.training.click()
    window.page.start.click()
    asking = window.page
    assert isinstance(asking, TrainingPage)
    assert len(asking.training.series.items) == 2
    asking.closed.emit()
    assert isinstance(window.page, TrainingOverview)
    window.page.closed.emit()
    assert window.page is not window.start, "it leads back to the library"


def test_who_comes_back_from_the_questions_finds_the_same_ones_listed(window, archive):
    game = a_game(archive).record.id
    keep_questions(archive, game, [TrainingQuestion(at, ShareChange(0.1, 0.01), "hire", 2) for at in (5, 15)])
    keep_questions(archive, game, [TrainingQuestion(25, ShareChange(0.1, 0.01), "stop", 3)])
    chosen = Chosen("port_royal", "hire", Order.COSTLIEST)
    window.training.show_all()
    window.page.choose(chosen)
    window.page.start.click()
    assert len(window.page.training.series.items) == 2
    window.page.closed.emit()
    assert window.page.chosen == chosen


def test_from_a_kind_of_mistake_the_statistics_lead_to_its_questions_and_back_to_where_they_came_from(
    qtbot, window, archive
):
    game = a_game(archive).record.id
    asked = {5: "hire", 15: "stop"}
    keep_questions(archive, game, [TrainingQuestion(at, ShareChange(0.1, 0.01), it, 2) for at, it in asked.items()])
    window.show_library()
    library = window.page
    window.show_statistics()
    statistics = window.page
    qtbot.waitUntil(lambda: not statistics.gathering.busy)
    statistics.mistakes.practise_requested.emit("port_royal", "stop")

    overview = window.page
    assert isinstance(overview, TrainingOverview)
    assert [each.card.position for each in overview.model.listed()] == [15]
    overview.closed.emit()
    assert window.page is statistics
    qtbot.waitUntil(lambda: not statistics.gathering.busy)
    statistics.closed.emit()
    assert window.page is library
