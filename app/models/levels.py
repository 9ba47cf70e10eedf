"""The levels of the opponents (guild ranks) in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.match.seats import PERSON


def level_name(level: str) -> str:
    """The name of a level: ``"Journeyman"``; ``"Human"`` for ``PERSON``."""
    names = {
        PERSON: QCoreApplication.translate("Levels", "Human"),
        "novice": QCoreApplication.translate("Levels", "Novice"),
        "apprentice": QCoreApplication.translate("Levels", "Apprentice"),
        "journeyman": QCoreApplication.translate("Levels", "Journeyman"),
        "master": QCoreApplication.translate("Levels", "Master"),
        "grandmaster": QCoreApplication.translate("Levels", "Grandmaster"),
    }
    return names[level]


def levels_name(level: str) -> str:
    """The plural of a level's name: ``"Journeymen"``."""
    names = {
        "novice": QCoreApplication.translate("Levels", "Novices"),
        "apprentice": QCoreApplication.translate("Levels", "Apprentices"),
        "journeyman": QCoreApplication.translate("Levels", "Journeymen"),
        "master": QCoreApplication.translate("Levels", "Masters"),
        "grandmaster": QCoreApplication.translate("Levels", "Grandmasters"),
    }
    return names[level]


def level_line(level: str) -> str:
    """How an opponent of a level plays, one short sentence."""
    lines = {
        PERSON: QCoreApplication.translate("Levels", "Plays at this screen."),
        "novice": QCoreApplication.translate("Levels", "Takes what brings points at once, and errs a lot."),
        "apprentice": QCoreApplication.translate("Levels", "Plays by rules of thumb; good company for first games."),
        "journeyman": QCoreApplication.translate("Levels", "Looks one step ahead and misjudges now and then."),
        "master": QCoreApplication.translate("Levels", "Thinks ahead through many possible games."),
        "grandmaster": QCoreApplication.translate("Levels", "Thinks ahead for longer than a master."),
    }
    return lines[level]


def seat_line(level: str) -> str:
    """Who decides at a seat: ``"AI · Master"`` or ``"Human"``."""
    name = level_name(level)
    return name if level == PERSON else QCoreApplication.translate("Levels", "AI · {level}").format(level=name)
