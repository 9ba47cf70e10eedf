"""The loop of a game without anybody to show it: whose turn it is, pauses, steps, undo and hints."""

from random import Random
from time import monotonic

import pytest
from PySide6.QtCore import QObject

from app.match.match import new_match
from app.match.seats import Seat
from app.match.words import ArchiveError
from app.models.pace import PACES, Pace
from app.session.game_controller import GameController
from tests.session.opponents import Predictable, Silent

ANN, BOB, CAT = Seat("Ann", "", 0), Seat("Bob", "apprentice", 1), Seat("Cat", "apprentice", 2)


class Listener(QObject):
    """Writes down what a controller tells."""

    def __init__(self, controller):
        super().__init__()
        self.heard = []
        for name in ("moved", "waiting", "thinking", "held", "advising", "hinted", "told", "failed", "finished"):
            getattr(controller, name).connect(lambda *words, name=name: self.heard.append((name, *words)))

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
        controller = GameController(match, opponents or Predictable(seed), settings)
        begun.append(controller)
        return controller, Listener(controller)

    yield conduct
    for controller in begun:
        controller.halt()


def person(match):
    return match.seats[match.state.actor].is_person


def opposed(match):
    """Whether an opponent has a choice now."""
    return not person(match) and len(match.state.legal()) > 1


@pytest.mark.parametrize("game", ["port_royal", "murano"])
def test_a_game_of_opponents_is_played_to_its_end(conduct, until, game):
    controller, listener = conduct((BOB, CAT), game=game)

    controller.start()
    until(lambda: listener.of("finished"))

    assert controller.match.finished
    assert [ply for (ply,) in listener.of("moved")] == list(range(1, controller.match.ply + 1))
    assert not listener.of("waiting")
    assert listener.of("thinking")[-1] == [-1]


def test_a_person_is_waited_for(conduct, until):
    controller, listener = conduct((BOB, ANN), until=opposed)

    controller.start()
    until(lambda: listener.of("waiting"))

    assert controller.awaits_person
    assert controller.person_to_act == 1
    assert listener.of("waiting") == [[1]]
    ply = controller.match.ply
    assert controller.play(controller.match.state.legal()[0])
    assert controller.match.ply > ply


def test_nothing_happens_after_a_halt(conduct, until):
    """Neither an answer under way nor a move that is ready comes any more; ``start`` goes on."""
    opponents = Silent()
    controller, listener = conduct((ANN, BOB), opponents, until=opposed)
    controller.start()
    (request,) = opponents.asked
    choice = opponents.asked[request]
    ply = controller.match.ply

    controller.halt()
    opponents.answered.emit(request, choice)

    assert (controller.match.ply, opponents.asked) == (ply, {})
    controller.start()
    opponents.answered.emit(max(opponents.asked), choice)
    until(lambda: controller.match.ply > ply)
    assert listener.of("failed") == []


@pytest.mark.parametrize(("pace", "least"), [("calm", 0.4), ("brisk", 0.2), ("now", 0.0)])
def test_a_move_of_an_opponent_is_shown_for_a_while(conduct, until, settings, monkeypatch, pace, least):
    """As long as the pace says, from the moment it is shown to the next one."""
    monkeypatch.setitem(PACES, pace, Pace(round(1000 * least), 0, 1000, 0, 0))
    settings.pace = pace
    controller, listener = conduct((BOB, CAT), until=opposed)
    controller.start()
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
    controller, _ = conduct((ANN, BOB), opponents, until=opposed)
    controller.start()
    end = monotonic() + 0.35
    until(lambda: monotonic() > end)
    ply = controller.match.ply

    began = monotonic()
    (request,) = opponents.asked
    opponents.answered.emit(request, opponents.asked.pop(request))
    until(lambda: controller.match.ply > ply)

    assert monotonic() - began < 0.25


def test_a_move_waits_until_the_table_is_at_rest(conduct, until, monkeypatch):
    controller, _ = conduct((ANN, BOB), until=opposed)
    asked = []
    controller.at_rest = lambda: asked.append(controller.match.ply) or len(asked) > 3

    controller.start()
    ply = controller.match.ply
    until(lambda: controller.match.ply > ply)

    assert asked[:4] == [ply] * 4


def test_step_by_step_every_move_of_an_opponent_waits(conduct, until, settings):
    settings.pace = "step"
    controller, listener = conduct((BOB, CAT), until=opposed)
    controller.start()
    for _ in range(3):
        until(lambda: controller.holding)
        ply = controller.match.ply
        controller.step()
        assert controller.match.ply == ply + 1

    until(lambda: controller.holding)
    ply = controller.match.ply
    settings.pace = "calm"

    until(lambda: controller.match.ply > ply + 1)
    assert listener.of("held").count([True]) == 4


def test_undo_goes_back_to_the_person_and_redo_on_again(conduct, until, settings):
    settings.free_undo = True
    controller, listener = conduct((ANN, BOB), until=person)
    controller.start()
    ply = controller.match.ply
    controller.play(controller.match.state.legal()[0])
    until(lambda: controller.awaits_person)

    controller.undo()

    assert controller.awaits_person
    assert controller.match.ply >= ply
    assert listener.of("moved")[-1] == [controller.match.ply]
    before = controller.match.ply
    controller.redo()
    assert controller.match.ply > before


def test_a_single_choice_is_made_for_the_person_who_wants_it(conduct, until, settings):
    """But not right after something was taken back: it could never be reached else."""

    def single(match):
        return person(match) and len(match.state.legal()) == 1

    controller, listener = conduct((ANN, BOB), until=single)
    settings.auto_single = True
    ply = controller.match.ply

    controller.start()
    until(lambda: controller.match.ply > ply)

    settings.free_undo = True
    controller.undo()
    assert listener.heard[-1][0] == "waiting"


def test_a_hint_is_given_at_once_to_who_decides(conduct, until):
    controller, listener = conduct((ANN, BOB), until=person)
    controller.start()

    controller.ask_hint(0)
    assert listener.of("advising") == [[]]
    until(lambda: listener.of("hinted"))

    ((action, values),) = listener.of("hinted")
    assert action in controller.match.state.legal()
    assert [each for each, _ in values] == controller.match.state.legal()


def test_a_hint_is_asked_for_once(conduct):
    opponents = Silent()
    controller, listener = conduct((ANN, BOB), opponents, until=person)
    controller.start()

    controller.ask_hint(0)
    controller.ask_hint(0)

    assert len(opponents.asked) == 1
    assert len(listener.of("advising")) == 1


def test_a_hint_that_was_promised_is_asked_for_by_its_seat_alone(conduct, until):
    controller, listener = conduct((ANN, BOB), until=opposed)
    controller.start()
    controller.ask_hint(0)
    assert controller.promised_hint == 0
    controller.ask_promised_hint()
    assert listener.of("advising") == []

    until(lambda: controller.awaits_person)
    controller.ask_promised_hint()

    assert controller.promised_hint == -1
    assert len(listener.of("advising")) == 1


def test_a_promise_of_a_hint_ends_with_undo(conduct, until, settings):
    settings.free_undo = True
    controller, _ = conduct((ANN, BOB), Silent(), until=lambda match: match.ply > 12 and opposed(match))
    controller.start()
    controller.ask_hint(0)

    controller.undo()

    assert controller.promised_hint == -1


def test_a_move_that_cannot_be_kept_is_told_and_tried_again(conduct, monkeypatch):
    controller, listener = conduct((ANN, BOB), until=person)
    controller.start()
    action, ply = controller.match.state.legal()[0], controller.match.ply

    def full(_action):
        raise ArchiveError("disk_full")

    with monkeypatch.context() as patch:
        patch.setattr(controller.match, "play", full)
        assert not controller.play(action)
    assert listener.of("failed") == [["The disk is full; the last step was not saved."]]
    assert controller.match.ply == ply

    controller.resume()
    assert controller.play(action)
    assert controller.match.ply == ply + 1


@pytest.mark.parametrize(("pace", "stops"), [("calm", True), ("brisk", True), ("now", False)])
def test_what_the_dice_of_ones_own_ply_take_is_told(conduct, settings, pace, stops):
    """Ann draws the last card, and the dice that follow cost her 19 guilders."""
    random, seed, before = Random(6), 6, 87
    settings.pace = pace
    controller, listener = conduct(opponents=Silent(), game="bruges", seed=seed)
    controller.halt()
    while controller.match.ply < before:
        controller.match.play(random.choice(controller.match.state.legal()))
    assert controller.match.state.actor == 0
    controller.start()

    controller.play(random.choice(controller.match.state.legal()))

    assert controller.match.state.actor == 1
    assert controller.untold == (before + 1,)
    assert controller.struck == (before + 1 if stops else 0)
    assert controller.holding is stops
    assert listener.of("moved")[-1] == [before + 1]
