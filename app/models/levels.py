"""The guild ranks of the opponents in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.match.seats import PERSON


def level_name(level: str) -> str:
    """``"Journeyman"``; ``"Person"`` for somebody at the screen."""
    names = {
        PERSON: QCoreApplication.translate("Levels", "Person"),
        "apprentice": QCoreApplication.translate("Levels", "Apprentice"),
        "journeyman": QCoreApplication.translate("Levels", "Journeyman"),
        "master": QCoreApplication.translate("Levels", "Master"),
    }
    return names[level]


def levels_name(level: str) -> str:
    """``"Journeymen"``: several of them."""
    names = {
        "apprentice": QCoreApplication.translate("Levels", "Apprentices"),
        "journeyman": QCoreApplication.translate("Levels", "Journeymen"),
        "master": QCoreApplication.translate("Levels", "Masters"),
    }
    return names[level]


def level_line(level: str) -> str:
    """What an opponent of that rank does, one short sentence."""
    lines = {
        PERSON: QCoreApplication.translate("Levels", "Plays at this screen."),
        "apprentice": QCoreApplication.translate("Levels", "Plays by rules of thumb; good company for first games."),
        "journeyman": QCoreApplication.translate("Levels", "Looks one step ahead and misjudges now and then."),
        "master": QCoreApplication.translate("Levels", "Thinks ahead through many possible games."),
    }
    return lines[level]


def seat_line(level: str) -> str:
    """Who decides at a seat: ``"AI · Master"`` or ``"Person"``."""
    name = level_name(level)
    return name if level == PERSON else QCoreApplication.translate("Levels", "AI · {level}").format(level=name)
