"""Moments of the archive as people write them, in local time and the current language."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime

_DAYS_OF_WEEK = 7


def local(instant: str) -> datetime:
    """A moment of the archive (UTC, ISO 8601) in local time; in UTC if the platform cannot convert it."""
    moment = datetime.fromisoformat(instant)
    try:
        return moment.astimezone()
    except (OverflowError, OSError, ValueError):  # at the ends of the calendar, or outside of the platform's range
        return moment


def day(instant: str, today: date | None = None) -> str:
    """The day of a moment of the archive, as ``day_name`` gives it."""
    return day_name(local(instant).date(), today or date.today())


def day_name(then: date, now: date) -> str:
    """``"today"``, ``"yesterday"``, the weekday within the last week, or the date, this year's without the year."""
    if then == now:
        return QCoreApplication.translate("Days", "today")
    if then == now - timedelta(days=1):
        return QCoreApplication.translate("Days", "yesterday")
    as_qt = QDate(then.year, then.month, then.day)
    if timedelta() < now - then < timedelta(days=_DAYS_OF_WEEK):
        return QLocale().toString(as_qt, "dddd")
    if then.year == now.year:
        return QLocale().toString(as_qt, QCoreApplication.translate("Days", "d MMM", "date without year"))
    return date_name(then)


def date_name(then: date) -> str:
    """A day with its year, as short as it can be said without doubt: ``"1 Dec 2026"``, in German ``"01.12.26"``."""
    as_qt = QDate(then.year, then.month, then.day)
    # Not the short format of the language: day and month change places between Britain and America.
    return QLocale().toString(as_qt, QCoreApplication.translate("Days", "d MMM yyyy", "date with year"))


def moment(instant: str, today: date | None = None) -> str:
    """The day and the time of a moment of the archive: ``"today, 14:20"``."""
    then = local(instant)
    clock = QLocale().toString(QTime(then.hour, then.minute), QLocale.FormatType.ShortFormat)
    text = QCoreApplication.translate("Days", "{day}, {time}")
    return text.format(day=day(instant, today), time=clock)
