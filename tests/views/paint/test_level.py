"""Who decides at a seat is said as it fits, never with dots where smaller letters would do."""

import pytest

from app.views import theme as look
from app.views.paint import brushes
from app.views.paint.stamps import fitting_level

pytestmark = pytest.mark.painted


@pytest.mark.parametrize(("share", "words"), [(1.0, "Journeyman"), (0.8, "Journeyman"), (0.65, "Journeyman")])
def test_a_rank_leaves_out_the_machine_everywhere_and_becomes_smaller(share, words):
    font = look.font("text", 14)
    room = brushes.text_width("AI · Journeyman", font) * share

    text, fitting = fitting_level("AI · Journeyman", font, room)

    assert text == words
    assert brushes.text_width(text, fitting) <= room
