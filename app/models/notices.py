"""Errors and notices of archive, records and settings as translated sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.models.text import shown

if TYPE_CHECKING:
    from app.match.words import ArchiveError, Notice, RecordError
    from app.models.settings import Settings

Sentence = str | Callable[[], str]
"""A sentence for a notice: as it stands, or what says it in the current language, whichever that will be then."""

_CONTEXT = "Notices"

_SENTENCES = {
    "too_large": QT_TRANSLATE_NOOP("Notices", "The file is too large to be a Kontor game: the limit is {limit} MB."),
    "not_text": QT_TRANSLATE_NOOP("Notices", "The file is not a Kontor game: it is not a text."),
    "not_json": QT_TRANSLATE_NOOP("Notices", "The file is not a Kontor game: it cannot be read from line {line} on."),
    "too_deep": QT_TRANSLATE_NOOP("Notices", "The file is not a Kontor game: it is nested too deeply."),
    "foreign": QT_TRANSLATE_NOOP("Notices", "The file is not a Kontor game."),
    "broken_off": QT_TRANSLATE_NOOP(
        "Notices", "The game is damaged or incomplete: its file cannot be read from line {line} on."
    ),
    "impossible": QT_TRANSLATE_NOOP("Notices", "The game is damaged: something in its file is impossible."),
    "newer_format": QT_TRANSLATE_NOOP(
        "Notices", "The game was saved by a newer Kontor (format {format}); this one reads up to format {known}."
    ),
    "newer_rules": QT_TRANSLATE_NOOP(
        "Notices",
        "The game was played by newer rules of {game} (version {version}); this Kontor knows version {known}.",
    ),
    "missing_field": QT_TRANSLATE_NOOP("Notices", "The game is damaged: its field “{where}” is missing."),
    "bad_field": QT_TRANSLATE_NOOP("Notices", "The game is damaged: its field “{where}” cannot be {found}."),
    "unknown_game": QT_TRANSLATE_NOOP("Notices", "This Kontor does not know the game {game}."),
    "bad_options": QT_TRANSLATE_NOOP("Notices", "The game cannot be set up: {reason}."),
    "setup_differs": QT_TRANSLATE_NOOP("Notices", "The game cannot be shown: these rules set it up differently."),
    "illegal_ply": QT_TRANSLATE_NOOP("Notices", "Move {ply} is not allowed: {action} in {decision}."),
    "ply_differs": QT_TRANSLATE_NOOP("Notices", "Move {ply} leads to another position than the recorded one."),
    "wrong_result": QT_TRANSLATE_NOOP("Notices", "The game is damaged: its result is not that of its moves."),
    "unreadable": QT_TRANSLATE_NOOP("Notices", "The file {name} cannot be read: {reason}."),
    "no_such_file": QT_TRANSLATE_NOOP("Notices", "There is no file {name}."),
    "not_a_file": QT_TRANSLATE_NOOP("Notices", "{name} is not a file."),
    "unwritable": QT_TRANSLATE_NOOP("Notices", "The file {name} cannot be written: {reason}."),
    "in_use": QT_TRANSLATE_NOOP("Notices", "Kontor is already running: another window uses the archive in {folder}."),
    "newer_archive": QT_TRANSLATE_NOOP(
        "Notices", "The archive in {folder} is from a newer Kontor; it was left as it is. Start that one again."
    ),
    "no_folder": QT_TRANSLATE_NOOP("Notices", "The folder {folder} cannot be used for the archive: {reason}."),
    "disk_full": QT_TRANSLATE_NOOP("Notices", "The disk is full; the last step was not saved."),
    "read_only": QT_TRANSLATE_NOOP("Notices", "The archive may not be written; the last step was not saved."),
    "archive_failed": QT_TRANSLATE_NOOP("Notices", "The archive failed ({reason}); the last step was not saved."),
    "archive_damaged": QT_TRANSLATE_NOOP("Notices", "The archive is damaged ({reason})."),
    "no_such_game": QT_TRANSLATE_NOOP("Notices", "The archive has no such game."),
    "out_of_step": QT_TRANSLATE_NOOP(
        "Notices", "The archive has {stored} moves of this game, not {expected}; the last step was not saved."
    ),
    "closed": QT_TRANSLATE_NOOP("Notices", "The archive is closed."),
    "set_aside_damaged": QT_TRANSLATE_NOOP(
        "Notices", "The archive was damaged. It was kept as {kept}; games saved from it: {games}."
    ),
    "set_aside_foreign": QT_TRANSLATE_NOOP(
        "Notices", "The archive was not a file of Kontor. It was kept as {kept}, and a new one was begun."
    ),
    "archive_missing": QT_TRANSLATE_NOOP(
        "Notices",
        "The archive was gone, and a new one was begun. Daily copies: Library, Bring back.",
    ),
}

_BARRIERS = {
    "start": QT_TRANSLATE_NOOP("GamePage", "You have not decided anything yet."),
    "shown": QT_TRANSLATE_NOOP("GamePage", "That stands: something hidden has been shown since, to you or to others."),
    "opponent": QT_TRANSLATE_NOOP("GamePage", "An opponent has decided since; in this game that stands."),
    "person": QT_TRANSLATE_NOOP("GamePage", "Another person at this screen has decided since."),
}
_OVER = QT_TRANSLATE_NOOP("GamePage", "This game cannot be changed any more.")


def why_no_undo(barrier: str) -> str:
    """A sentence for a result of ``Match.undo_barrier``; ``""`` if undo is possible."""
    if not barrier:
        return ""
    return QCoreApplication.translate("GamePage", str(_BARRIERS.get(barrier, _OVER)))


def told(what: RecordError | ArchiveError | Notice) -> str:
    """The translated sentence of an error or notice; English if there is no translation for its code."""
    sentence = _SENTENCES.get(what.code)
    if sentence is None:
        return shown(str(what))
    params = {key: shown(str(value)) for key, value in what.params.items()}
    return QCoreApplication.translate(_CONTEXT, str(sentence)).format(**params)


def settings_told(settings: Settings) -> str:
    """A sentence for ``Settings.notice``, which must not be empty."""
    name = settings.set_aside.name if settings.set_aside is not None else ""
    if settings.notice == "link":
        words = QCoreApplication.translate(
            "Notices",
            "The file of settings was a link. Kontor has a file of its own now and leaves the linked one as it is.",
        )
    elif settings.notice == "damaged":
        words = QCoreApplication.translate(
            "Notices", "The settings could not be read and are the usual ones again. The old file is {name}."
        )
    else:
        words = QCoreApplication.translate(
            "Notices", "Some settings were impossible and are the usual ones again. The old file is {name}."
        )
    return words.format(name=shown(name))
