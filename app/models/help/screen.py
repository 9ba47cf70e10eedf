"""How to work the table on the screen: the same for every game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.models.help.book import ROW, Section
from app.models.strength import STRENGTH


def screen_sections(game: str) -> tuple[Section, ...]:
    """The chapters on mouse, keys and aids in the current language."""
    return (_table(), _keys(game), _opponents(game), _review())


def _table() -> Section:
    translate = QCoreApplication.translate
    return Section(
        "screen",
        translate("ScreenHelp", "At the screen"),
        (
            translate(
                "ScreenHelp",
                "Whatever you may choose now has a <b>blue frame</b>; what you have chosen has a green one with a "
                "tick. The bar in the middle says what is asked, and its buttons carry the letters of their keys.",
            ),
            translate(
                "ScreenHelp",
                "Rest the pointer on a card or a number to read what it does and why it is what it is. A golden "
                "rhombus marks what the last move touched.",
            ),
            translate(
                "ScreenHelp",
                "Every move is kept before the next one is asked for. You can leave at any time and go on later at the "
                "very same place.",
            ),
            translate(
                "ScreenHelp",
                "<b>Undo</b> goes back to your last decision, unless something hidden came to light since. With "
                "<b>free undo</b>, a setting for practice, it also takes back that. The <b>hint</b> says what a master "
                "would do.",
            ),
        ),
    )


def _keys(game: str) -> Section:
    translate = QCoreApplication.translate
    keys = (
        (translate("ScreenHelp", "Arrows, Enter"), translate("ScreenHelp", "move over the table, choose")),
        (translate("ScreenHelp", "Esc"), translate("ScreenHelp", "take back the choice, close what is open")),
        (translate("ScreenHelp", "Space"), translate("ScreenHelp", "step by step: the next move of an opponent")),
        ("F1", translate("ScreenHelp", "these rules, at the right place")),
        ("F2", translate("ScreenHelp", "hint")),
        ("F6", translate("ScreenHelp", "everything on the table as a list")),
        *([("F7", translate("ScreenHelp", "course of play, round by round"))] if game == "port_royal" else []),
        (translate("ScreenHelp", "Ctrl+Z, Ctrl+Y"), translate("ScreenHelp", "undo, redo")),
        (translate("ScreenHelp", "Ctrl+Comma"), translate("ScreenHelp", "settings")),
        (translate("ScreenHelp", "Ctrl+W"), translate("ScreenHelp", "leave the table; the game is kept")),
        ("F11", translate("ScreenHelp", "whole screen")),
    )
    rows = tuple(f"{ROW}{key} | {deed}" for key, deed in keys)
    return Section("keys", translate("ScreenHelp", "Keys"), rows, 2)


def _opponents(game: str) -> Section:
    translate = QCoreApplication.translate
    rows = STRENGTH.rows(game)
    measured = translate(
        "ScreenHelp",
        "How often one wins against the next weaker one was measured with two players, seats swapped, on games that "
        "nobody had practised on. In brackets is the range in which the true rate lies with 95 % certainty.",
    )
    return Section(
        "opponents",
        translate("ScreenHelp", "Opponents"),
        (
            translate(
                "ScreenHelp",
                "Opponents know what a player at the table knows: never the order of a draw pile, nor what is hidden "
                "from their seat. They think on this machine, in a process of their own.",
            ),
            translate(
                "ScreenHelp",
                "The switch at the top right sets how fast their moves are shown, or shows them one by one. Each has "
                "its line in the log; a click on it opens that position in the review.",
            ),
            *([f"{measured} {STRENGTH.limits(game)}", *(f"{ROW}{row}" for row in rows)] if rows else []),
        ),
        2,
    )


def _review() -> Section:
    translate = QCoreApplication.translate
    return Section(
        "review",
        translate("ScreenHelp", "Looking back"),
        (
            translate(
                "ScreenHelp",
                "The library holds all games. A review shows the same table with a slider over all moves, the points "
                "over time, and the chance to win as a master sees it. From any position you can play on in a new "
                "game.",
            ),
            translate(
                "ScreenHelp",
                "Once a game is over, a master looks again at your costliest moves, and the review says what it would "
                "have done and what that would have been worth. Where it would have done the same, it was mostly luck. "
                "The key <b>N</b> leads from one turning point to the next.",
            ),
            translate(
                "ScreenHelp",
                "Games can be exported to <b>.kontor</b> files and taken in from them: by the library, or by dropping "
                "a file on the window.",
            ),
        ),
        2,
    )
