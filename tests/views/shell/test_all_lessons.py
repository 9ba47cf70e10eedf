"""Every lesson at its table: what the coach points at is there, and his bubble leaves it free."""

import pytest

from app.models.lessons.data import UNTIL
from app.models.lessons.files import taught
from app.views.lesson.placing import overlap
from tests.views.hands import settle
from tests.views.shell.test_lesson import GAME, act, ready, spoken_of


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", [game for game in taught() if game != GAME])  # that one is tried by ``test_lesson``
def test_the_bubble_covers_nothing_that_it_speaks_of_or_that_may_be_chosen(qtbot, window, game, language, size):
    window.settings.language = language
    window.learn(game)
    page = window.table
    page.setFixedSize(*size)
    settle(page)
    while not page.course.done:
        qtbot.waitUntil(lambda: ready(page), timeout=5000)
        settle(page)
        page.place_coach()  # what it does a moment later by itself
        step = page.course.step
        bubble = page.coach.paper().translated(page.coach.pos())
        assert not [box for box in spoken_of(page) if overlap(bubble, box) > 0], step.id
        assert page.rect().toRectF().contains(bubble), step.id
        assert page.rings.boxes or not step.ring or page.course.astray, f"{step.id} rings nothing"
        words = page.coach.words
        assert words.height() >= words.heightForWidth(words.width()), step.id
        if step.kind == UNTIL:
            page.skip()
        else:
            act(page)
