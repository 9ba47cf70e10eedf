"""Who stands in for a worker where decisions of past games are asked about again."""

from app.ai.decision_review import Candidate, DecisionReview, Points
from app.ai.skill.ledger import NOTHING, Estimate
from tests.weighed import invented

BEST, PLAYED, OTHER = 0.6, 0.5, 0.52
"""Chances to win: after the best action, after what was played, and after anything else."""


class Trainer:
    """Finds a better action at every tenth position of the first seat: the one after what was played."""

    def __init__(self, report):
        self._report = report
        self.compared = []
        self.closed = False

    def analyse(self, request_id, state, observer, samples):
        shares = (PLAYED, *((1 - PLAYED) / (state.players - 1),) * (state.players - 1))
        self._report(("assessed", request_id, shares, (0.005,) * state.players))

    def weigh(self, request_id, part):
        found = invented(part, lambda ply: 0.0, lambda at, state: 0.1 if state.actor == 0 and at % 5 == 0 else 0.0)
        self._report(("weighed", request_id, found))

    def reconsider(self, request_id, state, taken, continuations=()):
        other = (taken + 1) % len(state.legal())
        rows = (
            Candidate(other, Estimate(BEST, 0.01**2), NOTHING),
            Candidate(taken, Estimate(PLAYED, 0.01**2), Estimate(PLAYED - BEST, 0.01**2)),
        )
        self._report(("reconsidered", request_id, DecisionReview(other, BEST - PLAYED, 0.01, 40, rows, 7)))

    def count(self, request_id, state, ways, seed):
        sources = len(state.game.score_parts(state, state.actor))
        more = tuple((Estimate(2.1 * (at == 0), 0.3**2),) * sources for at in range(len(ways)))
        self._report(("counted", request_id, Points(((4.0,) * sources,) * len(ways), more, 40)))

    def compare(self, request_id, state, best, tried, seed):
        self.compared.append((state, best, tried, seed))
        found = Candidate(tried, Estimate(OTHER, 0.01**2), Estimate(OTHER - BEST, 0.01**2))
        self._report(("compared", request_id, found))

    def measure(self, request_id, state, ways, seed, known):
        """More deals say nothing new."""
        self._report(("measured", request_id, known))

    def cancel(self, request_id=None):
        pass

    def close(self):
        self.closed = True


class Content(Trainer):
    """Finds that nothing could have been better."""

    def weigh(self, request_id, part):
        self._report(("weighed", request_id, invented(part, lambda ply: 0.0, lambda at, state: 0.0)))


class Puzzled(Trainer):
    """Cannot judge what was not looked at before."""

    def compare(self, request_id, state, best, tried, seed):
        self._report(("failed", request_id, "ValueError: no"))
