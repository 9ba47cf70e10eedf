"""Memory of a table and of reviews opened and closed again, as figures: python -m tests.bench.memory

Each game's page is opened in the middle of its longest golden record of the largest table at 1920 x 1080, and closed.
Then these records are reviewed in turn: opened, dragged to some positions, closed as the window does it.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from random import Random
from time import monotonic, process_time

from tests.views.reviews import open_game, slide

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from app.match.archive import Archive
from app.match.match import begin
from app.match.record import load
from app.models.settings import Settings
from app.views.game.page import GamePage
from app.views.memory import Collector, give_back, keep
from app.views.paint.cache import pixmaps
from app.views.review.page import ReviewPage
from app.views.scale import scale
from app.views.style import dress
from tests.bench.slider import GAMES, HEIGHT, WIDTH, Mute, process, record_of, warm
from tests.gallery.tables import Nobody

TOLD = (1, 2, 3, 4, 5, 10, 20, 40, 60, 80)


def resident() -> float:
    """Megabytes of this process that lie in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE") / 2**20


def wait(seconds: float) -> float:
    """Let the program stand still; the share of a core that it takes."""
    loop = QEventLoop()
    QTimer.singleShot(round(1000 * seconds), loop.quit)
    begun, worked = monotonic(), process_time()
    loop.exec()
    return (process_time() - worked) / (monotonic() - begun)


def at_the_table(game: str, settings: Settings) -> tuple[float, float]:
    """Megabytes while the page of a game shows the middle of a full table, and when it was closed."""
    whole = begin(load(record_of(game)))
    page = GamePage(begin(whole.branch(whole.ply // 2, whole.seats)), settings, Nobody())  # type: ignore[arg-type]
    page.resize(WIDTH, HEIGHT)
    page.show()
    page.start()
    process()
    keep()
    while page.view.paint_ahead():
        process()
    wait(0.5)
    shown = resident()
    page.controller.halt()
    page.hide()
    page.deleteLater()
    del page, whole
    let_go()
    return shown, resident()


def let_go() -> None:
    """Forget what a page has left behind, as the window does it."""
    process()
    pixmaps.clear()
    give_back()


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--reviews", type=int, default=80)
    parser.add_argument("--jumps", type=int, default=12)
    asked = parser.parse_args()
    app = QApplication(sys.argv[:1])
    dress(app)
    Collector(app)  # as the program has it
    scale.fit(WIDTH, HEIGHT)
    random = Random(1)
    print(f"program without a page: {resident():.0f} MB")  # noqa: T201
    with tempfile.TemporaryDirectory() as folder:
        archive, _ = Archive.open(Path(folder))
        settings = Settings(Path(folder) / "settings.ini")
        for game in asked.games:
            shown, closed = at_the_table(game, settings)
            print(f"table of {game:<12}{shown:.0f} MB shown, {closed:.0f} MB closed")  # noqa: T201
        ids = [archive.import_file(record_of(game)).id for game in asked.games]
        for number in range(1, asked.reviews + 1):
            page = ReviewPage(archive, make=Mute)
            page.resize(WIDTH, HEIGHT)
            open_game(page, ids[(number - 1) % len(ids)])
            keep()
            page.show()
            process()
            wait(1.2)  # charts are there, and their sources were let go of
            warm(page)
            for _ in range(asked.jumps):
                slide(page, random.randrange(page.timeline.plies + 1))
                process()
            wait(0.05)
            shown = resident()
            page.close_game()
            page.hide()
            page.deleteLater()
            del page
            let_go()
            if number in TOLD:
                print(f"review {number:>3}: {shown:.0f} MB shown, {resident():.0f} MB closed")  # noqa: T201
        print(f"standing still after the last: {100 * wait(3):.2f} % of a core")  # noqa: T201
        archive.close()


if __name__ == "__main__":
    main()
