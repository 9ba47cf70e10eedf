"""What statistics are reckoned from, brought up to date beside the window; and what a game did to the rating."""

import json
from dataclasses import replace
from random import Random

import pytest

from app.match.library import standing_of
from app.match.match import Match, new_match
from app.match.results import SOME
from app.match.seats import Seat
from app.models.review.analysis import VERSION
from app.models.review.timeline import Timeline
from app.models.statistics import rating
from app.models.statistics.figures import figures
from app.models.statistics.weights import kept_weights
from app.session.analysis import Analysis
from app.session.findings import Findings
from app.session.gathering import Gathering
from tests.weighed import invented

SEATS = (Seat("Otto", "journeyman", 1), Seat("Ann", "", 0))


class Weigher:
    """Answers at once: even chances, some luck in every ply, and decisions that cost."""

    def __init__(self, report):
        self._report = report

    def analyse(self, request_id, state, _observer, _samples):
        self._report(("assessed", request_id, (0.5,) * state.players, (0.005,) * state.players))

    def reconsider(self, request_id, _state, _taken, continuations=()):
        self._report(("failed", request_id, "not here"))

    def weigh(self, request_id, part):
        self._report(("weighed", request_id, invented(part, lambda _ply: 0.01, lambda _position, _state: 0.002)))

    def cancel(self, request_id=None):
        pass

    def close(self):
        pass


class Patient(Weigher):
    """Deals luck again only when it is told to."""

    def __init__(self, report):
        super().__init__(report)
        self.held = []

    def weigh(self, request_id, part):
        if part.leaves:
            self.held.append((request_id, part))
        else:
            super().weigh(request_id, part)

    def go_on(self):
        while self.held:
            super().weigh(*self.held.pop(0))


@pytest.fixture(scope="module")
def played():
    match = new_match("port_royal", SEATS, {"influence": 6}, 3)
    random = Random(3)
    while not match.finished:
        match.play(random.choice(match.state.legal()))
    return match


def keep(archive, match, n):
    """Put a game into the archive once more; gives its record."""
    record = replace(match.record, id=f"{n:032x}")
    archive.create(record, standing_of(match.state))
    return record


def analysed(archive, match, until):
    """Analyse the game of the archive; gives the analysis."""
    course = Timeline(match.states, match.events, [ply.text for ply in match.record.plies])
    analysis = Analysis(archive, Weigher)
    analysis.start(match.record.id, course, 1)
    until(lambda: not analysis.busy and analysis.skill().complete)
    return analysis


def test_all_games_are_counted_and_weighed(archive, played, emitted, until):
    archive.create(played.record, standing_of(played.state))
    keep(archive, played, 1)
    analysis = analysed(archive, played, until)
    luck, loss = analysis.skill().totals(1)
    analysis.close()
    gathering = Gathering(archive)
    with emitted(gathering.finished):
        gathering.start()
        assert gathering.busy
    found = {each.id: each for each in archive.results.all()}
    assert len(found) == 2
    weights = found[played.record.id].weights
    assert luck.value != 0 > loss.value
    assert weights == pytest.approx((luck.value, luck.error, loss.value, loss.error), abs=1e-4)
    assert found[f"{1:032x}"].weights is None
    assert found[f"{1:032x}"].mistakes == ""
    kinds = json.loads(found[played.record.id].mistakes)
    assert sum(each for _, each, _ in kinds.values()) == pytest.approx(-loss.value, abs=1e-3)
    assert archive.results.unweighed(VERSION) == []
    assert figures(list(found.values())).loss.games == 1


def test_a_gap_in_what_was_kept_tells_nothing(archive, played, until):
    archive.create(played.record, standing_of(played.state))
    analysed(archive, played, until).close()
    weights, found = kept_weights(archive, played.record.id)
    assert weights is not None
    assert found
    with archive._store.write() as db:  # noqa: SLF001 - as if the disk had damaged it
        db.execute("DELETE FROM analysis WHERE ply = 0")
    assert kept_weights(archive, played.record.id) == (None, "")


def test_what_changes_meanwhile_is_looked_at_afterwards(archive, played, emitted):
    keep(archive, played, 1)
    gathering = Gathering(archive)
    with emitted(gathering.finished):
        gathering.start()
        keep(archive, played, 2)
        gathering.start()
    assert len(archive.results.all()) == 2


def test_it_leaves_off_when_it_is_told(archive, played, emitted, monkeypatch):
    for n in range(3):
        keep(archive, played, n)
    gathering = Gathering(archive)
    one_by_one = archive.results.bring_up

    def bring_up(version):
        gathering.stop()
        return one_by_one(version, 1)

    monkeypatch.setattr(archive.results, "bring_up", bring_up)
    with emitted(gathering.finished):
        gathering.start()
    assert len(archive.results.all()) == 1
    assert SOME > 1


def test_the_end_of_a_game_tells_what_it_did_to_the_rating(archive, played, emitted, monkeypatch):
    monkeypatch.setattr(rating, "levels", lambda _game, _options: {"journeyman": 1260.0})  # of the short game, too
    for n in range(6):
        keep(archive, played, n)
    record = keep(archive, played, 6)
    findings = Findings(archive, Match(record), Weigher)
    assert findings.rating() == ""
    with emitted(findings.earlier_known):
        findings.start()
    findings.close()
    assert findings.rating().startswith("Your rating: ")
    assert "→" in findings.rating()


def test_while_figures_still_become_better_the_heading_says_so(archive, played, until):
    patient, told = [], []
    record = keep(archive, played, 1)
    findings = Findings(archive, Match(record), lambda report: patient.append(Patient(report)) or patient[-1])
    findings.advanced.connect(lambda: told.append(findings.title(1)))
    findings.start()
    assert findings.title(1) == "Your luck and skill"
    until(lambda: findings.title(1) == "Your luck and skill · still being refined …")

    def done():
        patient[-1].go_on()
        return findings.title(1) == "Your luck and skill"

    until(done)
    assert told[-1] == "Your luck and skill"
    findings.close()


def test_at_a_larger_table_no_rating_is_told(archive, emitted):
    seats = (*SEATS, Seat("Leni", "master", 2))
    match = new_match("port_royal", seats, {"influence": 6}, 3, archive)
    random = Random(3)
    while not match.finished:
        match.play(random.choice(match.state.legal()))
    findings = Findings(archive, match, Weigher)
    with emitted(findings.earlier_known):
        findings.start()
    findings.close()
    assert findings.rating() == ""
