"""An analysis whose worker answers when a test says so, and a game to analyse."""

from random import Random

from PySide6.QtCore import QCoreApplication

from app.ai.decision_review import DecisionReview
from app.match.library import standing_of
from app.match.match import new_match
from app.match.seats import Seat
from app.models.review.timeline import Timeline
from app.session.analysis import Analysis
from tests.weighed import calm, invented

SEATS = (Seat("Ann", "", 0), Seat("Otto", "apprentice", 1))


class Asker:
    """Collects the questions; answers when the test says so."""

    def __init__(self, report):
        self.report = report
        self.open, self.parts, self.second, self.counts, self.tried = [], [], [], [], []
        self.continuations, self.measures = [], []
        self.cancelled, self.closed = 0, False

    def analyse(self, request_id, state, observer, samples):
        self.open.append((request_id, state, observer, samples))

    def reconsider(self, request_id, state, taken, continuations):
        self.second.append((request_id, state, taken))
        self.continuations.append((state, [(state.legal()[taken], *further) for further in continuations]))

    def count(self, request_id, state, ways, seed):
        self.counts.append((request_id, state, ways, seed))

    def compare(self, request_id, state, best, tried, seed):
        self.tried.append((request_id, state, best, tried, seed))

    def measure(self, request_id, state, ways, seed, known):
        self.measures.append((request_id, state, ways, seed, known))

    def weigh(self, request_id, part):
        self.parts.append((request_id, part))

    def cancel(self, request_id=None):
        self.cancelled += 1
        self.open.clear()
        self.parts.clear()
        self.second.clear()
        self.counts.clear()
        self.tried.clear()
        self.measures.clear()

    def close(self):
        self.closed = True

    def answer(self, share=0.5, error=0.01):
        request_id, _, _, samples = self.open.pop(0)
        self.report(("assessed", request_id, (share, 1 - share), (error, error)))
        return samples

    def tell(self, findings=calm):
        request_id, part = self.parts.pop(0)
        self.report(("weighed", request_id, findings(part)))
        return part

    def advise(self, index, gain=0.1, error=0.01):
        request_id, state, taken = self.second.pop(0)
        self.report(("reconsidered", request_id, DecisionReview(index, gain, error, 40)))
        return state, taken


class Bench:
    """An analysis with a asker, and a game to analyse."""

    def __init__(self, emitted, archive, plies=20, seed=3):
        match = new_match("port_royal", SEATS, {"influence": 6}, seed)
        random = Random(seed)
        while not match.finished and match.ply < plies:
            match.play(random.choice(match.state.legal()))
        archive.create(match.record, standing_of(match.state))
        texts = [ply.text for ply in match.record.plies]
        self.id, self.timeline = match.record.id, Timeline(match.states, match.events, texts)
        self.emitted, self.askers = emitted, []
        self.analysis = Analysis(archive, self._make)

    def _make(self, report):
        self.askers.append(Asker(report))
        return self.askers[-1]

    @property
    def asker(self):
        return self.askers[-1]

    def start(self):
        self.analysis.start(self.id, self.timeline, 0)

    def answer_all(self, share=lambda: 0.5):
        """Answer until nothing is asked any more; gives the samples of each question."""
        samples = []
        while self.analysis.busy and self.asker.open:
            samples.append(self.asker.answer(share()))
            QCoreApplication.processEvents()
        return samples

    def tell_all(self, findings=calm):
        """Tell luck and decisions of all stretches; gives the parts."""
        told = []
        while self.asker.parts:
            told.append(self.asker.tell(findings))
            QCoreApplication.processEvents()
        return told


def costly(part):
    """A stretch in which every decision of Ann seems to cost something, and every card is lucky."""
    return invented(
        part, lambda ply: 0.04, lambda at, state: round(0.02 + 0.001 * (at % 7), 3) if state.actor == 0 else 0.0
    )  # fmt: skip
