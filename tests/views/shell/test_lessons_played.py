"""Every lesson is played to its end, in every language, by the command that proves it."""

import pytest

from app.models.language import LANGUAGES
from app.models.lessons.files import taught
from app.views.lesson.selftest import play_lessons
from tests.marks import THOROUGH


@pytest.mark.parametrize("language", [pytest.param("de", marks=pytest.mark.slow), pytest.param("en", marks=THOROUGH)])
def test_the_selftest_plays_every_lesson_in_every_language(qapp, tmp_path, language):
    assert language in LANGUAGES
    lines = []

    assert play_lessons(qapp, tmp_path, lambda line, **_: lines.append(line), [language]) == 0
    assert len(lines) == len(taught())
    assert any(f"port_royal, {language}, " in line and "44 other moves" in line for line in lines)
