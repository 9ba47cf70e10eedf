"""The coach of every lesson: what he points at is there, and his bubble leaves it free."""

import pytest

from app.models.lessons.files import taught
from tests.marks import THOROUGH
from tests.views.shell.lessons import GAME
from tests.views.shell.test_lesson import look_at_every_step

OTHERS = [game for game in taught() if game != GAME]  # that one is tried by ``test_lesson``


@pytest.mark.slow
@pytest.mark.parametrize(("language", "size"), [("de", (1024, 600)), pytest.param("en", (1920, 1080), marks=THOROUGH)])
@pytest.mark.parametrize("game", OTHERS)
def test_the_bubble_of_every_other_lesson_covers_nothing_either(qtbot, window, size, language, game):
    window.settings.language = language
    window.lessons.open(game)
    look_at_every_step(qtbot, window.table, size)
