from datetime import date

import pytest
from PySide6.QtCore import QLocale

from app.models.days import day, moment

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
        ("2025-11-13T10:00:00Z", "13/11/2025"),
        ("2026-11-25T10:00:00Z", "25 Nov"),
    ],
)
def test_days_are_said_as_people_say_them(instant, words):
    assert day(instant, TODAY) == words


def test_a_moment_has_its_hour():
    assert moment("2026-11-20T14:20:59.123456+00:00", TODAY) == "today, 14:20"
