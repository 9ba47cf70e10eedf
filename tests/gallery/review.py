"""Renders review and library to PNG: three sizes, light and dark, English and (once it is built) German.

python tests/gallery/review.py [folder]
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from random import Random
from time import monotonic

from tests.views.reviews import open_game

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtWidgets import QApplication, QWidget

from app.ai import POLICIES
from app.ai.levels import choose
from app.ai.player import Budget
from app.ai.search import assess
from app.match.archive import Archive
from app.match.library import standing_of
from app.match.match import Match, new_match
from app.match.seats import Seat
from app.models.analysis import VERSION, to_json
from app.models.language import FOLDER, Language
from app.models.library import own_seat
from app.models.moves import Show
from app.models.timeline import Value
from app.views import style
from app.views.library import LibraryPage
from app.views.review import ReviewPage
from app.views.scale import scale
from app.views.theme import keeper

SIZES = ((1366, 768), (1920, 1080), (3840, 2160))
OUT = Path(__file__).parent / "out"
YOU, KLARA, OTTO = Seat("Anna", "", 0), Seat("Klara", "", 4), Seat("Otto", "journeyman", 1)
LENI, MINA, HENRIK = Seat("Leni", "master", 3), Seat("Mina", "apprentice", 2), Seat("Henrik", "master", 4)
POLICY = POLICIES["port_royal"]


class Assessor:
    """Estimates at once, with few playouts."""

    def __init__(self, report) -> None:
        self._report = report

    def analyse(self, request_id, state, observer, samples) -> None:
        shares, errors = assess(state, observer, POLICY, min(samples, 32), Random(request_id))
        self._report(("assessed", request_id, shares, errors))

    def cancel(self, request_id=None) -> None:
        pass

    def close(self) -> None:
        pass


def played(archive: Archive, seats: tuple[Seat, ...], seed: int, plies: int = 100_000, *, assessed: bool) -> Match:
    """A game among journeymen, in the archive; with its win chances, if they are to be known already."""
    match = new_match("port_royal", seats, {}, seed)
    rng = Random(seed)
    while not match.finished and match.ply < plies:
        actor = match.state.actor
        view = match.view_for(actor, rng)
        choice = choose(view, actor, "journeyman", POLICY, Budget(iterations=50), rng)
        match.play(match.state.legal()[choice.index])
    archive.create(match.record, standing_of(match.state))
    if assessed:
        values = {}
        for position, state in enumerate(match.states):
            shares, errors = assess(state, own_seat(seats), POLICY, 16, Random(position))
            values[position] = to_json(Value(tuple(shares), tuple(errors), 16))
        archive.store_analysis(match.record.id, VERSION, values)
    return match


def wait(seconds: float, until=lambda: False) -> None:
    """Let things settle."""
    end = monotonic() + seconds
    while monotonic() < end and not until():
        QApplication.processEvents()


def shot(page: QWidget, folder: Path, name: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    page.grab().save(str(folder / f"{name}.png"))
    page.hide()
    page.deleteLater()


def review(archive: Archive, match: Match, size: tuple[int, int], *, turning: bool) -> ReviewPage:
    page = ReviewPage(archive, make=Assessor, speed=2)
    page.resize(*size)
    page.show()
    open_game(page, match.record.id)
    wait(60, lambda: not page.analysis.busy)
    page.jump(match.ply * 3 // 4)
    if turning and page.points:
        page.jump(page.points[len(page.points) * 2 // 3].ply)
        page.move_list.choose(Show.TURNING)
    wait(0.6)
    return page


def library(archive: Archive, size: tuple[int, int], row: int) -> LibraryPage:
    page = LibraryPage(archive)
    page.resize(*size)
    page.show()
    page.refresh()
    if page.model.rowCount():
        page.table.selectRow(row)
    wait(1.2, lambda: page.preview.picture is not None)
    wait(0.3)
    return page


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else OUT
    app = QApplication([])
    style.dress(app)
    language = Language(app)
    with tempfile.TemporaryDirectory() as room:
        archive, _ = Archive.open(Path(room) / "some")
        nothing, _ = Archive.open(Path(room) / "none")
        match = played(archive, (YOU, OTTO, LENI), 4, assessed=False)
        played(archive, (YOU, LENI), 5, assessed=True)
        played(archive, (YOU, KLARA, OTTO, MINA), 6, assessed=False)
        played(archive, (OTTO, YOU, LENI, MINA, HENRIK), 8, assessed=True)
        played(archive, (YOU, LENI), 9, assessed=True)
        played(archive, (YOU, OTTO), 10, 77, assessed=False)
        for words in ("en", *(("de",) if (FOLDER / "kontor_de.qm").exists() else ())):
            language.use(words)
            for name in ("dark", "light"):
                keeper.use(name)
                for size in SIZES:
                    scale.fit(*size)
                    tail = f"{size[0]}_{name}_{words}"
                    page = review(archive, match, size, turning=size[0] == 1920)
                    shot(page, folder, f"review_{tail}")
                    page.close_game()
                    shot(library(archive, size, 3), folder, f"library_{tail}")
                scale.fit(1920, 1080)
                shot(library(nothing, (1920, 1080), 0), folder, f"library_empty_{name}_{words}")
        archive.close()
        nothing.close()


if __name__ == "__main__":
    main()
