"""The loop of a game without anybody to show it: whose turn it is, pauses, steps, undo and hints."""

from time import monotonic

import pytest
from PySide6.QtCore import QObject

from app.match.match import new_match
from app.match.seats import Seat
from app.match.words import ArchiveError
from app.models.pace import PACES, Pace
from app.session.conductor import Conductor
from tests.session.opponents import Predictable, Silent

ANN, BOB, CAT = Seat("Ann", "", 0), Seat("Bob", "apprentice", 1), Seat("Cat", "apprentice", 2)


class Listener(QObject):
    """Writes down what a conductor tells."""

    def __init__(self, conductor):
        super().__init__()
        self.heard = []
        for name in ("moved", "waiting", "thinking", "held", "advising", "hinted", "told", "failed", "finished"):
            getattr(conductor, name).connect(lambda *words, name=name: self.heard.append((name, *words)))

    def of(self, name):
        return [words for kind, *words in self.heard if kind == name]


@pytest.fixture
def conduct(settings):
    """A game with its loop: ``conduct(seats, opponents, until=…, seed=…)``."""
    begun = []

    def conduct(seats=(ANN, BOB), opponents=None, *, until=lambda _match: True, seed=3, game="port_royal"):
        settings.auto_single = False
        match = new_match(game, seats, {}, seed)
        while not until(match):
            match.play(match.state.legal()[0])
        conductor = Conductor(match, opponents or Predictable(seed), settings)
        begun.append(conductor)
        return conductor, Listener(conductor)

    yield conduct
    for conductor in begun:
        conductor.halt()


def person(match):
    return match.seats[match.state.actor].is_person


def opposed(match):
    """Whether an opponent has a choice now."""
    return not person(match) and len(match.state.legal()) > 1


@pytest.mark.parametrize("game", ["port_royal", "murano"])
def test_a_game_of_opponents_is_played_to_its_end(conduct, until, game):
    conductor, listener = conduct((BOB, CAT), game=game)

    conductor.start()
    until(lambda: listener.of("finished"))

    assert conductor.match.finished
    assert [ply for (ply,) in listener.of("moved")] == list(range(1, conductor.match.ply + 1))
    assert not listener.of("waiting")
    assert listener.of("thinking")[-1] == [-1]


def test_a_person_is_waited_for(conduct, until):
    conductor, listener = conduct((BOB, ANN), until=opposed)

    conductor.start()
    until(lambda: listener.of("waiting"))

    assert conductor.awaits_person
    assert conductor.person_to_act == 1
    assert listener.of("waiting") == [[1]]
    ply = conductor.match.ply
    assert conductor.play(conductor.match.state.legal()[0])
    assert conductor.match.ply > ply


def test_nothing_happens_after_a_halt(conduct, until):
    """Neither an answer under way nor a move that is ready comes any more; ``start`` goes on."""
    opponents = Silent()
    conductor, listener = conduct((ANN, BOB), opponents, until=opposed)
    conductor.start()
    (request,) = opponents.asked
    choice = opponents.asked[request]
    ply = conductor.match.ply

    conductor.halt()
    opponents.answered.emit(request, choice)

    assert (conductor.match.ply, opponents.asked) == (ply, {})
    conductor.start()
    opponents.answered.emit(max(opponents.asked), choice)
    until(lambda: conductor.match.ply > ply)
    assert listener.of("failed") == []


@pytest.mark.parametrize(("pace", "least"), [("calm", 0.4), ("brisk", 0.2), ("now", 0.0)])
def test_a_move_of_an_opponent_is_shown_for_a_while(conduct, until, settings, monkeypatch, pace, least):
    """As long as the pace says, from the moment it is shown to the next one."""
    monkeypatch.setitem(PACES, pace, Pace(round(1000 * least), 0, 1000, 0, 0))
    settings.pace = pace
    conductor, listener = conduct((BOB, CAT), until=opposed)
    conductor.start()
    until(lambda: listener.of("moved"))
    began = monotonic()

    until(lambda: len(listener.of("moved")) > 1)

    assert monotonic() - began >= 0.9 * least  # Qt's timers are a twentieth off


@pytest.mark.parametrize("reduced", [False, True])
def test_calm_lasts_longer_the_more_there_is_to_read(reduced):
    """A word takes its time with and without motion; what there is to watch is less without."""
    calm = PACES["calm"]
    few, many = (calm.pause(words, ends_turn=False, reduced=reduced) for words in (2, 12))

    assert many - few == 10 * calm.word
    assert calm.pause(2, ends_turn=True, reduced=reduced) > few
    assert calm.pause(2, ends_turn=True, reduced=True) < calm.pause(2, ends_turn=True, reduced=False)
    assert calm.pause(500, ends_turn=False, reduced=reduced) == calm.most


def test_at_once_has_no_pauses():
    assert PACES["now"].pause(100, ends_turn=True, reduced=False) == 0


def test_the_time_in_which_an_opponent_thinks_counts(conduct, until, settings, monkeypatch):
    """Whoever thinks longer than the last move is to be read is not waited for any more after that."""
    monkeypatch.setitem(PACES, "calm", Pace(300, 0, 300, 0, 0))
    settings.pace = "calm"
    opponents = Silent()
    conductor, _ = conduct((ANN, BOB), opponents, until=opposed)
    conductor.start()
    end = monotonic() + 0.35
    until(lambda: monotonic() > end)
    ply = conductor.match.ply

    began = monotonic()
    (request,) = opponents.asked
    opponents.answered.emit(request, opponents.asked.pop(request))
    until(lambda: conductor.match.ply > ply)

    assert monotonic() - began < 0.25


def test_a_move_waits_until_the_table_is_at_rest(conduct, until, monkeypatch):
    conductor, _ = conduct((ANN, BOB), until=opposed)
    asked = []
    conductor.at_rest = lambda: asked.append(conductor.match.ply) or len(asked) > 3

    conductor.start()
    ply = conductor.match.ply
    until(lambda: conductor.match.ply > ply)

    assert asked[:4] == [ply] * 4


def test_step_by_step_every_move_of_an_opponent_waits(conduct, until, settings):
    settings.pace = "step"
    conductor, listener = conduct((BOB, CAT), until=opposed)
    conductor.start()
    for _ in range(3):
        until(lambda: conductor.holding)
        ply = conductor.match.ply
        conductor.step()
        assert conductor.match.ply == ply + 1

    until(lambda: conductor.holding)
    ply = conductor.match.ply
    settings.pace = "calm"

    until(lambda: conductor.match.ply > ply + 1)
    assert listener.of("held").count([True]) == 4


def test_undo_goes_back_to_the_person_and_redo_on_again(conduct, until, settings):
    settings.free_undo = True
    conductor, listener = conduct((ANN, BOB), until=person)
    conductor.start()
    ply = conductor.match.ply
    conductor.play(conductor.match.state.legal()[0])
    until(lambda: conductor.awaits_person)

    conductor.undo()

    assert conductor.awaits_person
    assert conductor.match.ply >= ply
    assert listener.of("moved")[-1] == [conductor.match.ply]
    before = conductor.match.ply
    conductor.redo()
    assert conductor.match.ply > before


def test_a_single_choice_is_made_for_the_person_who_wants_it(conduct, until, settings):
    """But not right after something was taken back: it could never be reached else."""

    def single(match):
        return person(match) and len(match.state.legal()) == 1

    conductor, listener = conduct((ANN, BOB), until=single)
    settings.auto_single = True
    ply = conductor.match.ply

    conductor.start()
    until(lambda: conductor.match.ply > ply)

    settings.free_undo = True
    conductor.undo()
    assert listener.heard[-1][0] == "waiting"


def test_a_hint_is_given_at_once_to_who_decides(conduct, until):
    conductor, listener = conduct((ANN, BOB), until=person)
    conductor.start()

    conductor.ask_hint(0)
    assert listener.of("advising") == [[]]
    until(lambda: listener.of("hinted"))

    ((action, values),) = listener.of("hinted")
    assert action in conductor.match.state.legal()
    assert [each for each, _ in values] == conductor.match.state.legal()


def test_a_hint_is_asked_for_once(conduct):
    opponents = Silent()
    conductor, listener = conduct((ANN, BOB), opponents, until=person)
    conductor.start()

    conductor.ask_hint(0)
    conductor.ask_hint(0)

    assert len(opponents.asked) == 1
    assert len(listener.of("advising")) == 1


def test_a_hint_that_was_promised_is_asked_for_by_its_seat_alone(conduct, until):
    conductor, listener = conduct((ANN, BOB), until=opposed)
    conductor.start()
    conductor.ask_hint(0)
    assert conductor.promised_hint == 0
    conductor.ask_promised_hint()
    assert listener.of("advising") == []

    until(lambda: conductor.awaits_person)
    conductor.ask_promised_hint()

    assert conductor.promised_hint == -1
    assert len(listener.of("advising")) == 1


def test_a_promise_of_a_hint_ends_with_undo(conduct, until, settings):
    settings.free_undo = True
    conductor, _ = conduct((ANN, BOB), Silent(), until=lambda match: match.ply > 12 and opposed(match))
    conductor.start()
    conductor.ask_hint(0)

    conductor.undo()

    assert conductor.promised_hint == -1


def test_a_move_that_cannot_be_kept_is_told_and_tried_again(conduct, monkeypatch):
    conductor, listener = conduct((ANN, BOB), until=person)
    conductor.start()
    action, ply = conductor.match.state.legal()[0], conductor.match.ply

    def full(_action):
        raise ArchiveError("disk_full")

    with monkeypatch.context() as patch:
        patch.setattr(conductor.match, "play", full)
        assert not conductor.play(action)
    assert listener.of("failed") == [["The disk is full; the last step was not saved."]]
    assert conductor.match.ply == ply

    conductor.resume()
    assert conductor.play(action)
    assert conductor.match.ply == ply + 1
