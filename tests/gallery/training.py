"""The pages that ask about past decisions: a question and its answer, and all questions."""

from PySide6.QtGui import QPixmap

from app.ai.decision_review import Candidate
from app.ai.skill.ledger import Estimate
from app.match.archive import Archive
from app.match.match import Match
from app.models.settings import Settings
from app.models.training.cards import Chosen
from app.session.look_through import LookThrough
from app.session.training import TrainingPhase
from app.views.scale import scale
from app.views.training.overview import TrainingOverview
from app.views.training.page import TrainingPage
from tests.gallery import review
from tests.gallery.waiting import settle


class Assessor(review.Assessor):
    """Judges whatever is tried as a little worse."""

    def compare(self, request_id, state, best, tried, seed) -> None:
        found = Candidate(tried, Estimate(0.37, 0.01**2), Estimate(-0.04, 0.01**2))
        self._report(("compared", request_id, found))


def question(
    archive: Archive, match: Match, size: tuple[int, int], settings: Settings, *, answered: bool = False
) -> QPixmap:
    """The first costly decision of a game, asked, or answered with what was played."""
    scale.fit(*size)
    searcher = LookThrough(archive, Assessor)  # first: which question is found first would depend on the machine
    searcher.start([match.record.id])
    page = TrainingPage(archive, settings, make=Assessor)
    page.resize(*size)
    page.show()
    while searcher.running:
        settle(page)
    searcher.close()
    page.open_game(match.record.id)
    training = page.training
    while training.phase is not TrainingPhase.ASKED or training.searching or training.analysis.busy:
        settle(page)
    if answered:
        assert training.timeline is not None
        assert training.item is not None
        training.choose(training.timeline.played(training.item.position + 1))
    settle(page)
    assert page.view is not None
    while page.view.board.work():
        pass
    page.view.scene_.sharpen()
    settle(page)
    taken = page.grab()
    page.close_game()
    page.hide()
    page.deleteLater()
    return taken


def overview(archive: Archive, size: tuple[int, int]) -> QPixmap:
    """All questions of an archive of Port Royal, whose games are looked through first."""
    scale.fit(*size)
    page = TrainingOverview(archive, make=Assessor)
    page.resize(*size)
    page.show()
    page.look.click()
    while page.searcher.running:
        settle(page)
    page.choose(Chosen("port_royal"))
    page.list.setCurrentIndex(page.model.index(1))
    settle(page)
    taken = page.grab()
    page.close_game()
    page.hide()
    page.deleteLater()
    return taken
