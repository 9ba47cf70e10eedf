from datetime import date

import pytest
from PySide6.QtCore import QLocale

from app.models.days import date_name, day, moment
from tests.gallery.cut import speaking

TODAY = date(2026, 11, 20)


@pytest.fixture(autouse=True)
def _british():
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


@pytest.fixture(autouse=True)
def _utc(monkeypatch):
    import time

    monkeypatch.setenv("TZ", "UTC")
    if hasattr(time, "tzset"):
        time.tzset()


@pytest.mark.parametrize(
    ("instant", "words"),
    [
        ("2026-11-20T08:00:00Z", "today"),
        ("2026-11-19T23:59:59Z", "yesterday"),
        ("2026-11-17T10:00:00Z", "Tuesday"),
        ("2026-11-14T10:00:00Z", "Saturday"),
        ("2026-11-13T10:00:00Z", "13 Nov"),
        ("2025-11-13T10:00:00Z", "13 Nov 2025"),
        ("2026-11-25T10:00:00Z", "25 Nov"),
    ],
)
def test_days_are_said_as_people_say_them(instant, words):
    assert day(instant, TODAY) == words


@pytest.mark.parametrize(("language", "words"), [("en", "1 Dec 2026"), ("de", "01.12.26")])
def test_a_date_has_one_meaning(qapp, language, words):
    """It was 01/12/2026, which is a day in January in America."""
    with speaking(language):
        assert date_name(date(2026, 12, 1)) == words


def test_a_moment_has_its_hour():
    assert moment("2026-11-20T14:20:59.123456+00:00", TODAY) == "today, 14:20"
