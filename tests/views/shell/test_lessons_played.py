"""Every lesson is played to its end, in every language, by the command that proves it."""

import pytest

from app.models.language import LANGUAGES
from app.models.lessons.files import taught
from app.views.lesson.selftest import play_lessons


@pytest.mark.slow
def test_the_selftest_plays_every_lesson_in_every_language(qapp, tmp_path):
    lines = []

    assert play_lessons(qapp, tmp_path, lambda line, **_: lines.append(line)) == 0
    assert len(lines) == len(taught()) * len(LANGUAGES)
    assert any("port_royal, en, " in line and "23 other moves" in line for line in lines)
