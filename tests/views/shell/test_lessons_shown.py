"""The coach of every lesson: what he points at is there, and his bubble leaves it free."""

import pytest

from app.models.language import LANGUAGES
from app.models.lessons.files import taught
from tests.marks import THOROUGH, rest_is_thorough
from tests.views.shell.lessons import GAME, look_at_every_step

pytestmark = pytest.mark.usefixtures("any_size")

SIZE = (1366, 768)

OTHERS = [game for game in taught() if game != GAME]  # that one is tried by ``test_lesson``


@pytest.mark.slow
@pytest.mark.parametrize(("language", "size"), [("de", (1024, 600)), pytest.param("en", (1920, 1080), marks=THOROUGH)])
@pytest.mark.parametrize("game", rest_is_thorough(OTHERS, "bruges"))
def test_the_bubble_of_every_other_lesson_covers_nothing_either(qtbot, window, size, language, game):
    window.settings.language = language
    window.lessons.open(game)
    look_at_every_step(qtbot, window.table, size)


@pytest.mark.slow
@pytest.mark.parametrize(
    "language", [each if each == "de" else pytest.param(each, marks=THOROUGH) for each in LANGUAGES]
)
@pytest.mark.parametrize("game", rest_is_thorough(taught(), "taverns", "loyang", "murano"))
def test_on_a_small_screen_the_bubble_leaves_free_what_it_speaks_of(qtbot, window, language, game):
    """It lay over the table of points that it explained, over the guest book and over a storage.

    German words are longer; the others are thorough.
    """
    window.settings.language = language
    window.lessons.open(game)
    look_at_every_step(qtbot, window.table, SIZE)
