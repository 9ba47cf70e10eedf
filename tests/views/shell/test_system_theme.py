"""Dark and light of the system: taken at the start and followed while Kontor runs, unless one was chosen."""

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from app.views.theme import ThemeKeeper


class Hints(QObject):
    """What Qt knows of the system; the offscreen platform never tells a scheme."""

    colorSchemeChanged = Signal(Qt.ColorScheme)  # noqa: N815

    def __init__(self, scheme):
        super().__init__()
        self.scheme = scheme

    def colorScheme(self):  # noqa: N802
        return self.scheme

    def turn(self, scheme):
        self.scheme = scheme
        self.colorSchemeChanged.emit(scheme)


@pytest.fixture
def hints(qapp, monkeypatch):
    """A system that is dark."""
    found = Hints(Qt.ColorScheme.Dark)
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: found)
    return found


def test_the_scheme_of_the_system_is_taken_and_followed(hints):
    keeper, seen = ThemeKeeper(), []
    keeper.changed.connect(lambda: seen.append(keeper.theme.dark))

    keeper.use("system")
    hints.turn(Qt.ColorScheme.Light)
    hints.turn(Qt.ColorScheme.Dark)
    hints.turn(Qt.ColorScheme.Unknown)

    assert seen == [True, False, True, False]


def test_what_a_person_has_chosen_stays(hints):
    keeper, seen = ThemeKeeper(), []
    keeper.use("light")
    keeper.changed.connect(lambda: seen.append(keeper.theme.dark))

    hints.turn(Qt.ColorScheme.Light)
    hints.turn(Qt.ColorScheme.Dark)
    assert seen == []

    keeper.use("system")
    assert seen == [True]
