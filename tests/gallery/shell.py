"""Renders start page, new-game dialog, settings, help and about to PNG.

``python -m tests.gallery.shell [folder]``
"""

import os
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from app.match.archive import Archive
from app.match.match import begin
from app.match.record import new_record
from app.match.seats import Seat
from app.models.language import Language
from app.models.settings import Settings
from app.views.style import dress
from app.views.widgets.sheet import Sheet
from app.views.window import Window
from tests.gallery import arguments
from tests.gallery.past_games import FIRST, played, standing_clock
from tests.gallery.waiting import settle

SIZES = ((1366, 768), (1920, 1080), (3840, 2160))
SEATS = (
    Seat("Karla", "", 0),
    Seat("Leni", "master", 3),
    Seat("Otto", "journeyman", 1),
    Seat("Mina", "apprentice", 2),
    Seat("Henrik", "master", 4),
)

SHEETS: dict[str, Callable[[Window], None]] = {
    "new_game": lambda window: window.ask_new_game("port_royal"),
    "settings": lambda window: window.show_settings(),
    "help": lambda window: window.show_rules_at("bonuses"),
    "help_cards": lambda window: window.show_rules_at("admiral"),
    "about": lambda window: window.show_about(),
    "resume": lambda window: window.offer_interrupted(window.start.open.games[0].id),
}
"""What opens each sheet above the start page."""


def fill(archive: Archive) -> None:
    """Four finished games and one under way."""
    for days, (seats, seed) in enumerate(((3, 3), (2, 5), (4, 8), (3, 13))):
        played(archive, SEATS[:seats], seed, days=days + 1, assessed=True)
    played(archive, SEATS[:3], 21, 90, days=0)


def fill_with_many(archive: Archive) -> None:
    """A finished game, and games of several kinds under way."""
    played(archive, SEATS[:3], 3, days=4, assessed=True)
    for days, (game, seats) in enumerate((("loyang", 3), ("murano", 4), ("bruges", 5))):
        record = new_record(game, SEATS[:seats], {}, 5)
        record.created = (FIRST - timedelta(days=3 - days)).strftime("%Y-%m-%dT%H:%M:%SZ")
        begin(record, archive)
    played(archive, SEATS[:3], 21, 90, days=0)


def start(window: Window, size: tuple[int, int]) -> QPixmap:
    """The start page."""
    window.show()
    window.activateWindow()  # or no keyboard focus would be seen
    settle(window)  # by now the window was put inside the screen, which may be smaller
    window.start.refresh()
    window.start.tiles[0].setFocus()
    while window.size().toTuple() != size:  # being put inside may come late
        window.resize(*size)
        settle(window)
    return window.grab()


def sheet(window: Window, name: str) -> QPixmap:
    """One of ``SHEETS``; the start page has to be shown already."""
    SHEETS[name](window)
    settle(window)
    taken = window.grab()
    for each in window.host.findChildren(Sheet):
        each.shut()
    settle(window)
    return taken


def main() -> None:
    """All pictures."""
    out = arguments.folder(__doc__, Path(__file__).parent / "out" / "shell")
    app = QApplication([])
    dress(app)
    with TemporaryDirectory() as folder, standing_clock():
        archive, _ = Archive.open(Path(folder))
        fill(archive)
        settings = Settings(Path(folder) / "settings.ini")
        settings.reduced_motion = True
        window = Window(archive, settings, Language(app))
        for language in ("en", "de"):
            settings.language = language
            for theme in ("light", "dark"):
                settings.theme = theme
                for size in SIZES:
                    tail = f"{language}_{theme}_{size[0]}"
                    start(window, size).save(str(out / f"start_{tail}.png"))
                    if size[0] == 1366 or (theme == "light" and language == "de" and size[0] == 1920):
                        for name in SHEETS:
                            sheet(window, name).save(str(out / f"{name}_{tail}.png"))
        window.close()
        archive.close()


if __name__ == "__main__":
    main()
