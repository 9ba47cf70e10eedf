"""The errors and notices of this layer: a code with parameters, and an English sentence for each code.

The layers above translate by code; ``str()`` of an error or a notice is the English sentence, for logs and for tools
without a window.
"""

from __future__ import annotations

from dataclasses import dataclass, field

SENTENCES = {
    # records
    "too_large": "The file is too large to be a Kontor game: the limit is {limit} MB.",
    "not_text": "The file is not a Kontor game: it is not a text.",
    "not_json": "The file is not a Kontor game: it cannot be read from line {line} on.",
    "too_deep": "The file is not a Kontor game: it is nested too deeply.",
    "foreign": "The file is not a Kontor game.",
    "broken_off": "The game is damaged or incomplete: its file cannot be read from line {line} on.",
    "impossible": "The game is damaged: something in its file is impossible.",
    "newer_format": "The game was saved by a newer Kontor (format {format}); this one reads up to format {known}.",
    "newer_rules": (
        "The game was played by newer rules of {game} (version {version}); this Kontor knows version {known}."
    ),
    "missing_field": "The game is damaged: its field “{where}” is missing.",
    "bad_field": "The game is damaged: its field “{where}” cannot be {found}.",
    "unknown_game": "This Kontor does not know the game {game}.",
    "bad_options": "The game cannot be set up: {reason}.",
    "setup_differs": "The game cannot be shown: these rules set it up differently.",
    "illegal_ply": "Move {ply} is not allowed: {action} in {decision}.",
    "ply_differs": "Move {ply} leads to another position than the recorded one.",
    "wrong_result": "The game is damaged: its result is not that of its moves.",
    "unreadable": "The file {name} cannot be read: {reason}.",
    "no_such_file": "There is no file {name}.",
    "not_a_file": "{name} is not a file.",
    "unwritable": "The file {name} cannot be written: {reason}.",
    # archive
    "in_use": "Kontor is already running: another window uses the archive in {folder}.",
    "newer_archive": "The archive in {folder} is from a newer Kontor; it was left as it is. Start that one again.",
    "no_folder": "The folder {folder} cannot be used for the archive: {reason}.",
    "disk_full": "The disk is full; the last step was not saved.",
    "read_only": "The archive may not be written; the last step was not saved.",
    "archive_failed": "The archive failed ({reason}); the last step was not saved.",
    "archive_damaged": "The archive is damaged ({reason}).",
    "no_such_game": "The archive has no such game.",
    "out_of_step": "The archive has {stored} moves of this game, not {expected}; the last step was not saved.",
    "closed": "The archive is closed.",
    # notices
    "set_aside_damaged": "The archive was damaged. It was kept as {kept}; games saved from it: {games}.",
    "set_aside_foreign": "The archive was not a file of Kontor. It was kept as {kept}, and a new one was begun.",
    "archive_missing": "The archive was gone, and a new one was begun. Daily copies: Library, Bring back.",
}
"""English sentence per code, with ``{placeholders}``."""


def sentence(code: str, params: dict[str, object]) -> str:
    """The English sentence for ``code``, as one line."""
    said = SENTENCES[code].format(**params)  # file names in it may have line breaks
    return "".join(each if each.isprintable() else " " for each in said)


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that a person should be told although nothing failed; ``code`` and ``params`` as in ``SENTENCES``."""

    code: str
    params: dict[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return sentence(self.code, self.params)


class RecordError(ValueError):
    """A game cannot be read or replayed; ``code`` and ``params`` are for translation."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(sentence(code, params))
        self.code = code
        self.params = params


class ArchiveError(RuntimeError):
    """The archive could not do what was asked, and nothing was changed; ``code`` and ``params`` are for translation."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(sentence(code, params))
        self.code = code
        self.params = params
