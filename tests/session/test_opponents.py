"""The opponents' process as a person meets it: when it stands still, the game goes on."""

import os
import signal
import sys

import pytest

from app.ai.worker import Worker
from app.match.match import new_match
from app.match.seats import Seat
from app.models.review.timeline import Timeline
from app.session.analysis import Analysis
from app.session.game_controller import GameController
from app.session.opponents import Opponents
from tests.ai.asker import a_position
from tests.session.opponents import Silent

SEATS = (Seat("Ann", "", 0), Seat("Bob", "apprentice", 1))

PERSON_BEGINS = 1
"""Seed of a game in which the person is first."""


@pytest.fixture
def impatient(monkeypatch):
    if sys.platform == "win32":
        pytest.skip("no process can be stopped there")
    monkeypatch.setattr("app.ai.messages.SILENCE", 1.5)


@pytest.fixture
def opponents(until):
    """Real ones, that have loaded everything."""
    found = Opponents(processes=1)
    state = a_game().state
    assessed = []
    found.assessed.connect(lambda *_: assessed.append(1))
    found.analyse(state, 0, 2)
    until(lambda: assessed)
    yield found
    found.close()


def a_game(seed=3):
    return new_match("port_royal", SEATS, {}, seed)


def conducted(match, opponents, settings):
    """A controller, and the sentences it says and the failures it reports."""
    settings.auto_single = False
    controller, told, failed = GameController(match, opponents, settings), [], []
    controller.told.connect(told.append)
    controller.failed.connect(failed.append)
    return controller, told, failed


def play_until(until, controller, happened):
    """The person does the first thing that is legal, until something has happened."""

    def going_on():
        if not happened() and controller.person_to_act >= 0:
            controller.play(controller.match.state.legal()[0])
        return bool(happened())

    until(going_on)


def freeze(opponents):
    os.kill(opponents.pid, signal.SIGSTOP)
    return opponents.pid


def test_the_game_goes_on_when_the_opponents_process_is_stopped(until, opponents, settings, impatient):
    """In the middle of a thought: one calm sentence, and the move comes."""
    match = a_game()
    controller, told, failed = conducted(match, opponents, settings)
    frozen = []
    controller.thinking.connect(lambda seat: frozen.append(freeze(opponents)) if seat >= 0 and not frozen else None)
    controller.start()
    play_until(until, controller, lambda: frozen)
    before = match.ply

    until(lambda: match.ply > before and controller.person_to_act >= 0)

    assert len(told) == 1
    assert failed == []
    assert opponents.pid != frozen[0]
    controller.halt()


@pytest.fixture
def pair(until):
    """Opponents of two processes, that have loaded everything."""
    found = Opponents(processes=2)
    state = a_position()
    request = found.hint(state, state.actor)
    until(lambda: found.awake == 2)
    found.cancel(request)
    yield found
    found.close()


@pytest.mark.slow
@pytest.mark.parametrize("blow", ["SIGSTOP", "SIGKILL"])
def test_with_two_processes_nobody_notices_that_one_is_lost(until, pair, settings, blow):
    """In the middle of a thought: the move comes from the other one, and no sentence is said."""
    if sys.platform == "win32":
        pytest.skip("signals of POSIX")
    match = new_match("port_royal", (Seat("Ann", "", 0), Seat("Bob", "master", 1)), {}, PERSON_BEGINS)
    controller, told, failed = conducted(match, pair, settings)
    lost = []

    def strike(seat):
        if seat >= 0 and not lost:
            lost.append(pair.pids[1])
            os.kill(lost[0], getattr(signal, blow))

    controller.thinking.connect(strike)
    controller.start()
    play_until(until, controller, lambda: lost)
    before = match.ply

    until(lambda: match.ply > before and controller.person_to_act >= 0)

    assert (told, failed) == ([], [])
    controller.halt()


@pytest.mark.slow
def test_a_hint_comes_when_the_opponents_process_is_stopped(until, opponents, settings, impatient):
    controller, told, failed = conducted(a_game(seed=PERSON_BEGINS), opponents, settings)
    controller.start()
    freeze(opponents)

    hinted = []
    controller.hinted.connect(lambda *_: hinted.append(1))
    controller.ask_hint(0)
    until(lambda: hinted)

    assert (len(told), failed) == (1, [])
    controller.halt()


@pytest.mark.slow
def test_an_analysis_ends_when_its_process_is_stopped(until, impatient):
    """No position is left out, and nobody is told of any failure."""

    class Shelf:
        def analysis(self, _game, _version):
            return {}

        def store_analysis(self, _game, _version, _batch):
            pass

    made = []

    def make(report):
        made.append(Worker(report, 1))
        return made[0]

    match = a_game()
    for _ in range(8):
        match.play(match.state.legal()[0])
    analysis, failed = Analysis(Shelf(), make), []
    analysis.failed.connect(lambda: failed.append(1))
    analysis.start("game", Timeline(match.states, match.events), 0)
    until(lambda: len(analysis.values) > 0)
    os.kill(made[0].pid, signal.SIGSTOP)

    until(lambda: len(analysis.values) == match.ply + 1)

    assert failed == []
    analysis.close()


def test_a_worker_that_starts_over_again_and_again_is_mentioned_once(until, settings):
    opponents = Silent()
    controller, told, _ = conducted(a_game(), opponents, settings)
    controller.start()
    play_until(until, controller, lambda: opponents.asked)

    opponents.replaced.emit()
    opponents.replaced.emit()

    assert len(told) == 1
    controller.halt()


def test_a_move_that_never_comes_may_be_asked_for_again(until, settings):
    opponents = Silent()
    controller, _, failed = conducted(a_game(), opponents, settings)
    controller.start()
    play_until(until, controller, lambda: opponents.asked)
    ply = controller.match.ply

    opponents.failed.emit(max(opponents.asked), "no answer")
    assert len(failed) == 1
    assert controller.match.ply == ply
    controller.resume()
    request = max(opponents.asked)
    opponents.answered.emit(request, opponents.asked[request])

    until(lambda: controller.match.ply > ply)
    controller.halt()


def test_a_hint_that_never_comes_does_not_stop_the_game(settings):
    """The person still decides; a word is said, and another hint may be asked for."""
    opponents = Silent()
    controller, told, failed = conducted(a_game(seed=PERSON_BEGINS), opponents, settings)
    controller.start()
    controller.ask_hint(0)

    opponents.failed.emit(max(opponents.asked), "no answer")

    assert (len(told), failed) == (1, [])
    assert controller.person_to_act >= 0
    controller.ask_hint(0)
    assert len(opponents.asked) == 2
    controller.halt()
