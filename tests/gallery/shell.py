"""Renders start page, new-game dialog, settings, help and about to PNG.

python tests/gallery/shell.py [folder]
"""

from __future__ import annotations

import os
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtWidgets import QApplication

from app.match.archive import Archive
from app.match.match import begin
from app.match.record import new_record
from app.match.seats import Seat
from app.models import analysis
from app.models.language import Language
from app.models.settings import Settings
from app.views.sheet import Sheet
from app.views.style import dress
from app.views.window import Window

SIZES = {"1366": (1366, 768), "1920": (1920, 1080), "3840": (3840, 2160)}
SEATS = (
    Seat("Karla", "", 0),
    Seat("Leni", "master", 3),
    Seat("Otto", "journeyman", 1),
    Seat("Mina", "apprentice", 2),
    Seat("Henrik", "master", 4),
)


def play(archive: Archive, seats: int, seed: int, *, finish: bool, days: float) -> None:
    """A random game of some days ago, with invented chances."""
    record = new_record("port_royal", SEATS[:seats], {}, seed)
    then = datetime.now(UTC) - timedelta(days=days)
    record.created = then.strftime("%Y-%m-%dT%H:%M:%SZ")
    match = begin(record, archive)
    chance = Random(seed)
    while not match.finished and (finish or match.state.round < 9):
        match.play(chance.choice([each for each in match.state.legal() if each != ("pass",)] or [("pass",)]))
    if finish:
        place = match.state.ranking()[0]
        drift, value, values = (0.5 if place == 1 else -0.4) / match.ply, 0.4, {}
        for ply in range(match.ply + 1):
            value = min(0.97, max(0.03, value + drift + chance.uniform(-0.02, 0.02)))
            rest = (1 - value) / (seats - 1)
            values[ply] = [[value, *[rest] * (seats - 1)], [0.02] * seats, 64]
        archive.store_analysis(record.id, analysis.VERSION, values)


def fill(folder: Path) -> Archive:
    """An archive with four finished games and one under way."""
    archive, _ = Archive.open(folder)
    for days, (seats, seed) in enumerate(((3, 3), (2, 5), (4, 8), (3, 13))):
        play(archive, seats, seed, finish=True, days=days + 1)
    play(archive, 3, 21, finish=False, days=0)
    return archive


class Gallery:
    """Takes pictures of the window in all its states."""

    def __init__(self, app: QApplication, window: Window, out: Path) -> None:
        self.app, self.window, self.out = app, window, out
        out.mkdir(parents=True, exist_ok=True)

    def shot(self, name: str) -> None:
        """One picture of the whole window."""
        until = monotonic() + 0.25  # some things are painted a moment later
        while monotonic() < until:
            self.app.processEvents()
        self.window.grab().save(str(self.out / f"{name}.png"))

    def sheets(self, name: str) -> None:
        """Every sheet above the start page."""
        window = self.window
        for what, show in (
            ("new_game", lambda: window.ask_new_game("port_royal")),
            ("settings", window.show_settings),
            ("help", lambda: window.show_rules_at("bonuses")),
            ("help_cards", lambda: window.show_rules_at("admiral")),
            ("about", window.show_about),
            ("resume", window.offer_interrupted),
        ):
            show()
            self.shot(f"{what}_{name}")
            for sheet in window.host.findChildren(Sheet):
                sheet.shut()
            self.app.processEvents()


def main() -> None:
    """All pictures."""
    app = QApplication([])
    dress(app)
    Sheet.animated = False
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent / "out" / "shell"
    with TemporaryDirectory() as folder:
        archive = fill(Path(folder))
        settings = Settings(Path(folder) / "settings.ini")
        settings.reduced_motion = True
        window = Window(archive, settings, Language(app))
        gallery = Gallery(app, window, out)
        for language in ("en", "de"):
            settings.language = language
            for theme in ("light", "dark"):
                settings.theme = theme
                for size, (width, height) in SIZES.items():
                    window.resize(width, height)
                    window.show()
                    window.start.refresh()
                    window.start.tiles[0].setFocus()
                    gallery.shot(f"start_{language}_{theme}_{size}")
                    if size == "1366" or (theme == "light" and language == "de" and size == "1920"):
                        gallery.sheets(f"{language}_{theme}_{size}")
        window.close()
        archive.close()


if __name__ == "__main__":
    main()
