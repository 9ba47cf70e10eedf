"""The five games of the house as they stand on the start page."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication


@dataclass(frozen=True, slots=True)
class Entry:
    """One game on the shelf.

    Attributes:
        key: As in ``GAMES``.
        marked_title: Its English name, marked for translation; read ``title``.
        marked_tagline: What one does in it, marked; read ``tagline``.
        players: Range of players as text.
        minutes: Usual length as text, in minutes.
        weight: 1 easy to learn, 3 demanding.
        people: Designers of the original game.
        publisher: Its publisher.
        year: When it appeared.
    """

    key: str
    marked_title: object  # QT_TRANSLATE_NOOP is typed as giving an object
    marked_tagline: object
    players: str
    minutes: str
    weight: int
    people: str
    publisher: str
    year: int

    @property
    def title(self) -> str:
        """Name of the game in the current language."""
        return QCoreApplication.translate("Catalogue", str(self.marked_title))

    @property
    def tagline(self) -> str:
        """What one does in it, in four words."""
        return QCoreApplication.translate("Catalogue", str(self.marked_tagline))


CATALOGUE: tuple[Entry, ...] = (
    Entry(
        "port_royal",
        QT_TRANSLATE_NOOP("Catalogue", "Port Royal"),
        QT_TRANSLATE_NOOP("Catalogue", "Dare, trade, hire"),
        "2–5",
        "20–50",
        1,
        "Alexander Pfister",
        "Pegasus Spiele",
        2014,
    ),
    Entry(
        "taverns",
        QT_TRANSLATE_NOOP("Catalogue", "The Taverns of Tiefenthal"),
        QT_TRANSLATE_NOOP("Catalogue", "Choose dice, serve guests"),
        "2–4",
        "60",
        2,
        "Wolfgang Warsch",
        "Schmidt Spiele",
        2019,
    ),
    Entry(
        "loyang",
        QT_TRANSLATE_NOOP("Catalogue", "At the Gates of Loyang"),
        QT_TRANSLATE_NOOP("Catalogue", "Sow, harvest, please customers"),
        "1–4",
        "60–120",
        3,
        "Uwe Rosenberg",
        "Hall Games",
        2009,
    ),
    Entry(
        "murano",
        QT_TRANSLATE_NOOP("Catalogue", "Murano"),
        QT_TRANSLATE_NOOP("Catalogue", "Move gondolas, build islands"),
        "2–4",
        "60–75",
        2,
        "Inka Brand, Markus Brand",
        "Lookout Spiele",
        2014,
    ),
    Entry(
        "bruges",
        QT_TRANSLATE_NOOP("Catalogue", "Bruges"),
        QT_TRANSLATE_NOOP("Catalogue", "Five cards, six ways"),
        "2–5",
        "60",
        2,
        "Stefan Feld",
        "Hans im Glück",
        2013,
    ),
)


def entry(key: str) -> Entry:
    """The game called ``key``.  Raises ``KeyError``."""
    for each in CATALOGUE:
        if each.key == key:
            return each
    raise KeyError(key)
