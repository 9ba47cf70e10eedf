"""Renders review and library to PNG: three sizes, light and dark, English and (once it is built) German.

``python -m tests.gallery.review [folder]``
"""

import os
import tempfile
from pathlib import Path

from tests.views.reviews import open_game

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from app.ai.decision_review import Candidate, DecisionReview, Points
from app.ai.skill.ledger import Estimate
from app.engines.contract import NOBODY, Action
from app.match.archive import Archive
from app.match.match import Match
from app.match.seats import Seat
from app.models.language import FOLDER, Language
from app.models.review.moves import ListedMoves
from app.models.review.skill import share_won
from app.views import style
from app.views.library import LibraryPage
from app.views.paint.cache import pixmaps
from app.views.review.page import ReviewPage
from app.views.scale import scale
from app.views.theme import keeper
from tests.gallery import arguments
from tests.gallery.past_games import played, standing_clock
from tests.gallery.waiting import settle
from tests.weighed import invented

SIZES = ((1366, 768), (1920, 1080), (3840, 2160))
OUT = Path(__file__).parent / "out"
YOU, KLARA, OTTO = Seat("Anna", "", 0), Seat("Klara", "", 4), Seat("Otto", "journeyman", 1)
LENI, MINA, HENRIK = Seat("Leni", "master", 3), Seat("Mina", "apprentice", 2), Seat("Henrik", "master", 4)


def turn_after(state, index) -> tuple[Action, ...]:
    """The first actions, as long as the seat is to act: three at most."""
    found, after = [], state.clone()
    after.apply(state.legal()[index])
    while after.actor == state.actor and len(found) < 3:
        found.append(after.legal()[0])
        after.apply(found[-1])
    return tuple(found)


class Assessor:
    """Estimates at once: who has more points has the better chances."""

    def __init__(self, report) -> None:
        self._report = report

    def analyse(self, request_id, state, observer, samples) -> None:
        weights = [1.35**score for score in state.scores()]
        shares = tuple(weight / sum(weights) for weight in weights)
        if state.actor == NOBODY:
            shares = tuple(share_won(state.ranking(), seat) for seat in range(state.players))
        self._report(("assessed", request_id, shares, (0.005,) * state.players))

    def weigh(self, request_id, part) -> None:
        """Now and then a decision cost something; what was turned up was lucky or unlucky by turns."""
        found = invented(
            part,
            lambda ply: (0.002 * (ply * 7 % 23) - 0.021) * (1 + ply / 150),
            lambda at, state: 0.005 * (1 + at % 6) if at % 13 == 4 else 0.0,
        )
        self._report(("weighed", request_id, found))

    def reconsider(self, request_id, state, taken, continuations=()) -> None:
        """A master would always have taken the next action, and gone on with the first ones; all are listed."""
        count = len(state.legal())
        listed = [(taken + 1) % count, taken, *((taken + at) % count for at in range(2, min(count, 6)))]
        rows = tuple(
            Candidate(
                index,
                Estimate(0.41 - 0.03 * at, 0.01**2),
                Estimate(-0.03 * at, 0.008**2 if at else 0.0),
                () if at else turn_after(state, index),
            )
            for at, index in enumerate(listed)
        )
        self._report(("reconsidered", request_id, DecisionReview(listed[0], 0.03, 0.01, 40, rows, 7)))

    def count(self, request_id, state, ways, seed) -> None:
        """The earlier in the list, the more points; the last is what was played."""
        sources = len(state.game.score_parts(state, state.actor))
        more = [
            [Estimate(0.5 * (len(ways) - 1 - at) * (1 - 1.3 * source), 0.4**2) for source in range(sources)]
            for at in range(len(ways))
        ]
        means = [[6.0 + each.value for each in row] for row in more]
        if state.game.setbacks:
            for at, (row, mean) in enumerate(zip(more, means, strict=True)):
                row.append(Estimate(3.0 * (len(ways) - 1 - at), 2.5**2))
                mean.append(8.0 + row[-1].value)
        self._report(("counted", request_id, Points(tuple(map(tuple, means)), tuple(map(tuple, more)), 96)))

    def measure(self, request_id, state, ways, seed, known) -> None:
        """More deals say nothing new."""
        self._report(("measured", request_id, known))

    def cancel(self, request_id=None) -> None:
        pass

    def close(self) -> None:
        pass


def fill(archive: Archive) -> Match:
    """Games in the archive; gives the one to look at."""
    match = played(archive, (YOU, OTTO, LENI), 4, days=6)
    played(archive, (YOU, LENI), 5, days=5, assessed=True)
    played(archive, (YOU, KLARA, OTTO, MINA), 6, days=4)
    played(archive, (OTTO, YOU, LENI, MINA, HENRIK), 8, days=3, assessed=True)
    played(archive, (YOU, LENI), 9, days=2, assessed=True)
    played(archive, (YOU, OTTO), 10, 77, days=1)
    return match


def _taken(page: QWidget) -> QPixmap:
    settle(page)
    taken = page.grab()
    page.hide()
    page.deleteLater()
    return taken


def review(
    archive: Archive, match: Match, size: tuple[int, int], *, turning: bool = False, decision: bool = False
) -> QPixmap:
    """A game at three quarters of its length, or at a turning point with the list of them, or before a decision."""
    scale.fit(*size)
    page = ReviewPage(archive, make=Assessor, speed=2)
    page.resize(*size)
    page.show()
    open_game(page, match.record.id)
    while page.analysis.busy or page.found.busy:
        settle(page)
    page.jump(match.ply * 3 // 4)
    if turning:
        page.jump(page.turning_points[len(page.turning_points) * 2 // 3].ply)
        page.move_list.choose(ListedMoves.TURNING)
    if decision:
        plies = range(match.ply // 2, match.ply)
        page.show_decision(next(ply for ply in plies if len(match.states[ply - 1].legal()) > 4))
        while page.analysis.busy or page.found.busy:
            settle(page)
    settle(page)
    while page.board.board.work():
        pass
    page.board.scene_.sharpen()
    taken = _taken(page)
    page.close_game()
    return taken


def library(archive: Archive, size: tuple[int, int], row: int) -> QPixmap:
    """The list of games with one of them chosen, where there are any."""
    pixmaps.clear()  # the preview would take pictures of other sizes that earlier screens have left
    scale.fit(*size)
    page = LibraryPage(archive)
    page.resize(*size)
    page.show()
    page.refresh()
    if page.model.rowCount():
        page.table.selectRow(row)
    settle(page)
    return _taken(page)


def main() -> None:
    folder = arguments.folder(__doc__, OUT)
    app = QApplication([])
    style.dress(app)
    language = Language(app)
    with tempfile.TemporaryDirectory() as root, standing_clock():
        archive, _ = Archive.open(Path(root) / "some")
        nothing, _ = Archive.open(Path(root) / "none")
        match = fill(archive)
        for words in ("en", *(("de",) if (FOLDER / "kontor_de.qm").exists() else ())):
            language.use(words)
            for name in ("dark", "light"):
                keeper.use(name)
                for size in SIZES:
                    tail = f"{size[0]}_{name}_{words}"
                    review(archive, match, size, turning=size[0] == 1920).save(str(folder / f"review_{tail}.png"))
                    library(archive, size, 3).save(str(folder / f"library_{tail}.png"))
                library(nothing, (1920, 1080), 0).save(str(folder / f"library_empty_{name}_{words}.png"))
        archive.close()
        nothing.close()


if __name__ == "__main__":
    main()
