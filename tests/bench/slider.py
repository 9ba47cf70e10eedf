"""Processor time of the review's slider in every game at a full table, as figures: python -m tests.bench.slider

Per game the longest golden record of the largest table is opened at 1920 x 1080, then the slider jumps about. Of a jump
two figures are told, both in processor time of the window's thread until every widget has painted its part of the
frame: the longest block, work between two looks at the events, and all of it. A drag sets the slider sixty times a
second of such time, however far the table has come: blocks over 16 and over 33 ms are counted, and the positions that
were to be seen. With ``--analysis`` the game is analysed meanwhile, as after every opening.
"""

from __future__ import annotations

import argparse
import cProfile
import os
import pstats
import sys
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter, process_time, thread_time
from typing import TYPE_CHECKING, NamedTuple

from tests.views.reviews import open_game

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QApplication

from app.match.archive import Archive
from app.match.record import load
from app.session.thinker import make_worker
from app.views.memory import Collector, give_back, keep
from app.views.review.page import ReviewPage
from app.views.scale import scale
from app.views.style import dress

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = ("port_royal", "taverns", "loyang", "murano", "bruges")
GOLDEN = Path(__file__).parents[1] / "golden"
WIDTH, HEIGHT = 1920, 1080
FRAME = 16.0
"""Milliseconds that a jump may take."""


class Mute:
    """A thinker that never answers, so that only the page is measured."""

    def __init__(self, report):
        self.report = report

    def analyse(self, request_id, state, observer, samples):
        """Forget it."""

    def weigh(self, request_id, part):
        """Forget it."""

    def reconsider(self, request_id, state, taken, continuations=()):
        """Forget it."""

    def measure(self, request_id, state, ways, seed, known):
        """Forget it."""

    def cancel(self, request_id=None):
        """Nothing runs."""

    def close(self):
        """Nothing runs."""


def record_of(game: str) -> Path:
    """The longest golden record with the most players."""
    paths = sorted((GOLDEN / game).glob("*.kontor"))
    most = max(path.name[0] for path in paths)
    return max((path for path in paths if path.name[0] == most), key=lambda path: len(load(path).plies))


def process() -> None:
    """Let the event loop turn until everything is painted and what was put away is gone."""
    app = QApplication.instance()
    assert app is not None
    app.processEvents()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def open_in_pieces(page: ReviewPage, game_id: str) -> tuple[float, float, float]:
    """Open a game while the event loop looks about all the time.

    Returns:
        In ms: processor time of the longest piece of work between two looks, and the longest time between two looks
        (waiting for the thread that reads the game included); processor time of all together.
    """
    works: list[float] = []
    gaps: list[float] = []
    begun, last = process_time(), (thread_time(), perf_counter())

    def look() -> None:
        nonlocal last
        now = thread_time(), perf_counter()
        works.append(now[0] - last[0])
        gaps.append(now[1] - last[1])
        last = now

    beat = QTimer(interval=0)
    beat.timeout.connect(look)
    beat.start()
    open_game(page, game_id)
    process()
    look()
    beat.stop()
    keep()  # as the window does it
    return 1000 * max(works), 1000 * max(gaps), 1000 * (process_time() - begun)


def warm(page: ReviewPage, turns: int = 4000) -> None:
    """Let the pictures be painted ahead that the page paints while nobody waits."""
    view = page.board
    assert view is not None
    for _ in range(turns):
        if not view.paint_ahead():
            break


class Clock:
    """Processor time of the window's thread, in blocks: what it does between two looks at the events."""

    def __init__(self, page: ReviewPage, profile: cProfile.Profile | None = None) -> None:
        self.page, self.profile = page, profile
        self.blocks: list[float] = []
        self._app = QApplication.instance()

    def do(self, work: Callable[[], object]) -> None:
        """Do something in one block."""
        if self.profile:
            self.profile.enable()
        begun = thread_time()
        work()
        self.blocks.append(1000 * (thread_time() - begun))
        if self.profile:
            self.profile.disable()

    def turn(self) -> None:
        """Let the event loop turn once."""
        assert self._app is not None
        self.do(self._app.processEvents)

    def until_painted(self) -> None:
        """Let it turn until all is prepared, painted and put away."""
        assert self.page.board is not None
        while self.page.board.preparing:
            self.turn()
        self.turn()
        self.do(process)


class Jump(NamedTuple):
    """Milliseconds of processor time of one jump: all of it, and the longest block."""

    whole: float
    longest: float


def jumps(page: ReviewPage, count: int, seed: int, profile: cProfile.Profile | None = None) -> list[Jump]:
    """Jump about, each jump painted before the next."""
    random = Random(seed)
    took = []
    for _ in range(count):
        clock = Clock(page, profile)
        target = random.randrange(page.timeline.plies + 1)
        clock.do(lambda target=target: page.slider.setValue(target))
        clock.until_painted()
        took.append(Jump(sum(clock.blocks), max(clock.blocks)))
    return took


def steps(page: ReviewPage) -> list[Jump]:
    """One position after the other, each painted before the next."""
    took = []
    for target in range(page.timeline.plies + 1):
        clock = Clock(page)
        clock.do(lambda target=target: page.slider.setValue(target))
        clock.until_painted()
        took.append(Jump(sum(clock.blocks), max(clock.blocks)))
    return took[1:]


def drag(page: ReviewPage, rounds: int = 3) -> tuple[list[float], int, int]:
    """Drag the slider to the end and back, sixty positions a second that lie up to five apart.

    Returns:
        The blocks in ms; how many positions were asked for, and how many were on the table.
    """
    random, plies = Random(5), page.timeline.plies
    way, at = [], 0
    for turn in range(rounds):
        while 0 <= at <= plies:
            way.append(at)
            at += random.randint(1, 5) * (-1 if turn % 2 else 1)
        at = max(0, min(plies, at))
    clock, shown = Clock(page), set()
    tell = page._tell  # noqa: SLF001 - called for each position that comes to the table
    page._tell = lambda position: (shown.add((number, position)), tell(position))  # noqa: SLF001
    for number, target in enumerate(way):  # noqa: B007 - the lambda above asks for it
        until = thread_time() + 1 / 60
        clock.do(lambda target=target: page.slider.setValue(target))
        while thread_time() < until:
            clock.turn()
    clock.until_painted()
    page._tell = tell  # noqa: SLF001
    return clock.blocks, len(way), len(shown)


def share(values: list[float], part: float) -> float:
    """The value that ``part`` of the others stay below."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def line(name: str, values: list[float]) -> str:
    """One line of the table."""
    p50, p95, p99 = (share(values, part) for part in (0.5, 0.95, 0.99))
    return f"{name:<40}{p50:8.1f}{p95:8.1f}{p99:8.1f}{max(values):8.1f}"


def tell(name: str, took: list[Jump]) -> None:
    """Two lines of the table."""
    print(line(f"  {name}: longest block", [each.longest for each in took]))  # noqa: T201
    print(line("      all of it", [each.whole for each in took]))  # noqa: T201


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--jumps", type=int, default=300)
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--cold", action="store_true", help="no pictures are painted ahead")
    parser.add_argument("--analysis", action="store_true", help="the game is analysed meanwhile")
    asked = parser.parse_args()
    app = QApplication(sys.argv[:1])
    dress(app)
    Collector(app)  # as the program does it; else Python searches for garbage in the middle of a frame
    scale.fit(WIDTH, HEIGHT)
    print(f"{'ms of processor time':<40}{'p50':>8}{'p95':>8}{'p99':>8}{'max':>8}")  # noqa: T201
    for game in asked.games:
        with tempfile.TemporaryDirectory() as folder:
            archive, _ = Archive.open(Path(folder))
            game_id = archive.import_file(record_of(game)).id
            begun = process_time()
            page = ReviewPage(archive, make=make_worker if asked.analysis else Mute)
            page.resize(WIDTH, HEIGHT)
            page.show()
            process()
            built = 1000 * (process_time() - begun)
            longest, gap, total = open_in_pieces(page, game_id)
            print(f"{game:<28}page built {built:.0f}, opened in pieces of at most {longest:.0f}, in all {total:.0f}")  # noqa: T201
            print(f"{'':<28}longest time without a look at the events {gap:.0f} (by the clock)")  # noqa: T201
            if not asked.cold:
                warm(page)
            profile = cProfile.Profile() if asked.profile else None
            tell("jumps, first time", jumps(page, asked.jumps, 1))
            tell("jumps, second time", jumps(page, asked.jumps, 1, profile))
            tell("one by one", steps(page))
            blocks, wanted, shown = drag(page)
            print(  # noqa: T201
                f"  dragged: {sum(b > FRAME for b in blocks)} frames over 16, {sum(b > 33 for b in blocks)} over 33, "
                f"longest {max(blocks):.0f}; {shown} of {wanted} positions seen"
            )
            if profile:
                pstats.Stats(profile).sort_stats("tottime").print_stats(45)
                pstats.Stats(profile).sort_stats("cumtime").print_stats(60)
            page.close_game()
            page.deleteLater()
            process()
            give_back()
            archive.close()


if __name__ == "__main__":
    main()
