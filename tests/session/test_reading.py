"""Games of the archive are read again in a thread: given, refused, left, and asked for once more."""

import sys
import threading
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication

from app.match import match as match_module
from app.match.library import standing_of
from app.match.match import new_match
from app.match.seats import Seat
from app.session import reading as module
from app.session.reading import GameReader
from app.session.thinker import make_worker, slow_import_of

SEATS = (Seat("Ann", "", 0), Seat("Otto", "apprentice", 1))


@pytest.fixture
def reader(archive):
    reader = GameReader(archive)
    reader.given, reader.refused = [], []
    reader.read.connect(reader.given.append)
    reader.failed.connect(reader.refused.append)
    yield reader
    reader.close()


def a_game(archive, seed=3, plies=60):
    match, random = new_match("port_royal", SEATS, {}, seed), Random(seed)
    while not match.finished and match.ply < plies:
        match.play(random.choice(match.state.legal()))
    archive.create(match.record, standing_of(match.state))
    return match


@pytest.fixture
def gate(monkeypatch):
    """Holds every replay before its first ply until it is opened."""
    opened = threading.Event()
    entered = threading.Event()
    whole = match_module.replay

    def replay(record, after_ply=None):
        if threading.current_thread() is not threading.main_thread():
            entered.set()
            opened.wait()
        return whole(record, after_ply)

    monkeypatch.setattr(match_module, "replay", replay)
    opened.entered = entered
    yield opened
    opened.set()


def threads():
    return [thread for thread in threading.enumerate() if thread.name == "game reader"]


def test_a_game_is_given_as_it_was_played_while_the_event_loop_goes_on(archive, reader, until, gate):
    game = a_game(archive)
    reader.ask(game.record.id)
    until(gate.entered.is_set)
    assert reader.busy
    gate.set()

    until(lambda: reader.given)

    (match,) = reader.given
    assert [state.digest() for state in match.states] == [state.digest() for state in game.states]
    assert match.events == game.events
    assert not reader.busy


def test_of_two_games_only_the_one_asked_for_last_is_given(archive, reader, until, gate):
    one, other = a_game(archive, 3), a_game(archive, 4)
    reader.ask(one.record.id)
    until(gate.entered.is_set)

    reader.ask(other.record.id)
    gate.set()
    until(lambda: reader.given)
    until(lambda: not threads())
    QCoreApplication.processEvents()

    assert [match.record.id for match in reader.given] == [other.record.id]


def test_a_game_that_was_read_and_is_not_wanted_any_more_is_not_given(archive, reader, until):
    """Its message is under way when another wish, or none, takes its place."""
    reader.ask(a_game(archive).record.id)
    for thread in threads():
        thread.join()

    reader.cancel()
    QCoreApplication.processEvents()

    assert reader.given == []


def test_after_closing_nobody_looks_at_the_archive(archive, reader, until, gate):
    reader.ask(a_game(archive).record.id)
    until(gate.entered.is_set)
    gate.set()

    reader.close()

    assert threads() == []
    QCoreApplication.processEvents()
    assert (reader.given, reader.refused) == ([], [])


def test_a_thread_that_is_not_waited_for_ends_with_its_ply(archive, reader, until, gate, monkeypatch):
    plies = []
    whole = module._Wish.after_ply  # noqa: SLF001 - where it learns of it

    def after_ply(wish):
        plies.append(1)
        whole(wish)

    monkeypatch.setattr(module._Wish, "after_ply", after_ply)  # noqa: SLF001
    reader.ask(a_game(archive).record.id)
    until(gate.entered.is_set)
    reader.cancel()
    gate.set()
    until(lambda: not threads())

    assert len(plies) == 1


def test_a_game_that_is_not_there_is_refused(reader, until):
    reader.ask("f" * 32)
    until(lambda: reader.refused)

    assert reader.refused[0].code == "no_such_game"
    assert not reader.busy


def test_a_game_that_departs_from_the_rules_is_given_up_to_there(archive, reader, until):
    game = a_game(archive)
    game.record.plies[30] = game.record.plies[30]._replace(text="hire nobody")
    game.record.id = "a" * 32
    archive.create(game.record, standing_of(game.state))

    reader.ask(game.record.id)
    until(lambda: reader.given)

    assert reader.given[0].ply == 30
    assert reader.given[0].failure.code == "illegal_ply"


def test_a_fault_of_the_rules_is_raised_where_the_event_loop_runs(archive, reader, until, monkeypatch):
    """There somebody looks for it."""
    game = a_game(archive)
    monkeypatch.setattr(module, "open_match", lambda *_: {}["a fault"])
    raised = []
    monkeypatch.setattr(sys, "excepthook", lambda *error: raised.append((error[1], threading.current_thread())))
    reader.ask(game.record.id)

    until(lambda: raised)

    ((error, thread),) = raised
    assert isinstance(error, KeyError)
    assert thread is threading.main_thread()
    assert not reader.busy


def test_a_replay_lets_the_other_threads_work(archive, reader, until, monkeypatch):
    """Else the window would wait for the interpreter's own switches."""
    rests = []
    monkeypatch.setattr(module, "WORK", 0.0)
    monkeypatch.setattr(module, "sleep", rests.append)
    game = a_game(archive)

    reader.ask(game.record.id)
    until(lambda: reader.given)

    assert rests == [module.REST] * game.ply


def test_what_is_needed_later_is_done_once_in_the_thread_of_the_first_game(until, archive):
    """The opponents were imported when the page was whole already, and the window stood still meanwhile."""
    threads = []
    reader = GameReader(archive, ahead=lambda: threads.append(threading.current_thread()))
    given = []
    reader.read.connect(lambda match: given.append((match.record.id, len(threads))))
    first, second = a_game(archive, plies=4), a_game(archive, seed=5, plies=4)
    for match in (first, second):
        reader.ask(match.record.id)
        until(lambda match=match: bool(given) and given[-1][0] == match.record.id)
    reader.close()
    assert given == [(first.record.id, 1), (second.record.id, 1)]
    assert threading.main_thread() not in threads


def test_only_a_real_worker_brings_the_opponents():
    def make(report):
        raise AssertionError

    assert slow_import_of(make) is None
    assert slow_import_of(make_worker)().__name__ == "app.ai.worker"
