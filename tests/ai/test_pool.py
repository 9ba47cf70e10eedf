"""Several processes: what they find out is added, and one that is lost costs its share, not the move."""

import os
import pickle
import queue
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from time import perf_counter

import pytest

from app.ai import POLICIES, messages
from app.ai.cores import MAX_PROCESSES, available_cores, pool_size
from app.ai.levels import GRANDMASTER, LEVELS, MASTER, SEARCHING, decided, weigh_up
from app.ai.player import Budget
from app.ai.process import Process
from app.ai.questions import Move
from app.ai.worker import Worker
from app.engines import GAMES
from tests.ai.asker import PATIENCE, Asker, a_position, eventually, gone, middle, thinking, watch
from tests.marks import THOROUGH

ROOT = Path(__file__).parents[2]


@pytest.fixture
def asker():
    """Two processes of its own, for a test that loses one or tells when they are started."""
    asker = Asker(2)
    yield asker
    asker.worker.close()
    assert asker.worker.pids == []


@pytest.fixture(scope="module")
def _kept():
    asker = Asker(2)
    yield asker
    asker.worker.close()
    assert asker.worker.pids == []


@pytest.fixture
def pair(_kept):
    """Two processes that one test after the other asks: they take a quarter of a second each to start."""
    yield _kept
    _kept.settle()


def both_awake(asker):
    """Have both processes load everything."""
    state = a_position()
    asker.worker.ask(1_000, state, MASTER, state.actor, seconds=60.0)
    eventually(lambda: asker.worker.awake == 2)
    asker.worker.stop(1_000)
    assert asker.next("best")[1] == 1_000


def freeze(pid):
    if sys.platform == "win32":
        pytest.skip("no process can be stopped there")
    os.kill(pid, signal.SIGSTOP)


def kill(pid):
    os.kill(pid, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)


# Who thinks about what


@pytest.mark.parametrize(
    ("cores", "processes"), [(1, 1), (2, 2), (3, 2), (4, 3), (8, 7), (9, 8), (16, MAX_PROCESSES), (64, MAX_PROCESSES)]
)
def test_one_core_is_left_to_the_window_but_two_cores_have_two_processes(cores, processes):
    assert pool_size(cores) == processes


def test_by_itself_a_pool_has_as_many_as_there_are_cores_for():
    assert pool_size() == pool_size(available_cores())


@pytest.mark.quick_for("bruges", "port_royal")
@pytest.mark.parametrize("key", [pytest.param(key, marks=pytest.mark.slow if key == "loyang" else ()) for key in GAMES])
def test_two_processes_add_what_they_found_with_deals_of_their_own(pair, monkeypatch, key):
    """Half of the simulations each; the first one has the seed of the question."""
    both_awake(pair)
    state, sent = middle(key), watch(monkeypatch)

    pair.worker.ask(1, state, MASTER, state.actor, iterations=31, seed=11)
    choice = pair.next("best")[2]

    assert len({pid for pid, _ in sent}) == 2
    (_, first), (_, second) = sent
    assert (first[5], first[6]) == (Budget(16), 11)
    assert second[5] == Budget(16)
    assert second[6] != 11
    view, policy = state.resample(state.actor, Random(11)), POLICIES[key]
    found = [weigh_up(view, view.actor, policy, Budget(16), Random(message[6])) for _, message in sent]
    assert choice in (decided(view, found), decided(view, found[::-1]))  # floats may be added in either order
    assert choice.iterations == sum(decided(view, [each]).iterations for each in found)


def test_a_grandmaster_in_several_processes_judges_by_a_policy_of_its_own(pair, monkeypatch):
    """Murano's by what was learned; the same simulations judged as a master does come to other values."""
    both_awake(pair)
    state, sent = middle("murano"), watch(monkeypatch)

    pair.worker.ask(1, state, GRANDMASTER, state.actor, iterations=16, seed=11)
    choice = pair.next("best")[2]

    view, policy = state.resample(state.actor, Random(11)), POLICIES["murano"]
    own, masters = (
        [weigh_up(view, view.actor, each, Budget(8), Random(message[6])) for _, message in sent]
        for each in (policy.of_level(GRANDMASTER), policy)
    )
    assert choice in (decided(view, own), decided(view, own[::-1]))
    assert choice.values not in (decided(view, masters).values, decided(view, masters[::-1]).values)


@pytest.mark.slow
def test_races_tell_each_other_what_they_found(pair, monkeypatch):
    """Of the same plans, so that the same ones fall out of both; only while there is time, not where seeds count."""
    both_awake(pair)
    state, told, tell = middle("taverns"), [], Process.tell

    def listen(self, message):
        told.append((self.pid, message))
        tell(self, message)

    monkeypatch.setattr(Process, "tell", listen)
    pair.worker.ask(1, state, MASTER, state.actor, iterations=30, seed=1)
    pair.next("best")
    assert told == []
    pair.worker.ask(2, state, GRANDMASTER, state.actor, seconds=2.0)  # who looks at the end of the turn, too
    pair.next("best")

    plans = POLICIES["taverns"].plans(state.resample(state.actor, Random(1)))
    assert {pid for pid, _ in told} == set(pair.worker.pids)
    for _, (kind, request_id, sender, (totals, turn_totals, runs)) in told:
        assert (kind, request_id) == (messages.SUMS, 2)
        assert sender in (0, 1)
        assert len(totals) == len(turn_totals) == len(runs) == len(plans) > 1
        assert any(turn_totals)


def test_levels_that_do_not_search_and_looks_back_take_one_process_each(pair, monkeypatch):
    both_awake(pair)
    state, sent = a_position(), watch(monkeypatch)

    for request_id, level in enumerate(each for each in LEVELS if each not in SEARCHING):
        pair.worker.ask(request_id + 1, state, level, state.actor)
        pair.next("best")
    asked = len(sent)
    for request_id in (10, 11):
        pair.worker.analyse(request_id, state, 0, samples=800)
    answered = [pair.next("assessed")[1] for _ in range(2)]

    assert asked == len(LEVELS) - len(SEARCHING)
    assert sorted(answered) == [10, 11]
    assert len({pid for pid, _ in sent[asked:]}) == 2, "both positions at the same time"


@pytest.mark.slow
def test_the_second_process_comes_when_there_is_something_for_it_and_joins_the_thought(asker, monkeypatch):
    state, sent = a_position(), watch(monkeypatch)
    asker.worker.analyse(1, state, 0, samples=2)
    asker.next("assessed")
    assert len(asker.worker.pids) == 1

    asker.worker.ask(2, state, MASTER, state.actor, seconds=60.0)
    eventually(lambda: len(sent) == 3)
    asker.worker.stop(2)
    asker.next("best")

    (first, one), (second, two) = sent[1:]
    assert first != second
    assert (one[1], two[1]) == (2, 2)
    assert one[5].seconds == 60.0
    assert two[5].seconds < 60.0, "it has what is left of the time"
    assert one[6] != two[6]


def test_stop_brings_what_both_have_found(pair):
    both_awake(pair)
    thinking(pair)
    begun = perf_counter()

    pair.worker.stop(1)

    message = pair.next("best")
    assert message[1] == 1
    assert perf_counter() - begun < messages.GRACE


@pytest.mark.slow
def test_positions_are_judged_alike_by_one_process_and_by_two(pair):
    """Same seeds, same estimates, whichever process has which position."""
    both_awake(pair)
    alone = Asker(1)
    states = [middle(key, 3, seed) for key, seed in (("port_royal", 1), ("port_royal", 2), ("taverns", 1))]
    for each in (pair, alone):
        for number, state in enumerate(states, start=1):
            each.worker.analyse(number, state, 0, samples=8, seed=number)
            each.worker.reconsider(number + 100, state, 0, iterations=16, deals=4, seed=number)

    def all_of(each):
        answers = [each.next("assessed", "reconsidered", "failed") for _ in range(2 * len(states))]
        return {answer[1]: answer for answer in answers}

    try:
        assert all_of(pair) == all_of(alone)
    finally:
        alone.worker.close()


def test_a_plan_of_many_decisions_is_thought_out_once(pair, monkeypatch):
    """What the seat meant to do next is remembered here: no process is asked."""
    both_awake(pair)
    state = middle("taverns")
    sent, request_id, played = watch(monkeypatch), 0, 0
    actor, turn = state.actor, state.turn
    while state.actor == actor and state.turn == turn:
        legal = state.legal()
        request_id += 1
        pair.worker.ask(request_id, state, MASTER, actor)
        choice = pair.next("best")[2]
        if not choice.plan and not choice.iterations and len(legal) > 1:
            played += 1
        state.apply(legal[choice.index])

    assert played > 0
    assert len({message[1] for _, message in sent}) == request_id - played


# Nobody peeks


@pytest.mark.parametrize("key", GAMES)
def test_only_resamples_cross_to_any_process(pair, monkeypatch, key):
    """Every level and tool: hint, its reason, review, points and training; for the seat that may know it."""
    both_awake(pair)
    state, sent, seed = middle(key), watch(monkeypatch), 5
    worker, actor, last = pair.worker, state.actor, len(state.legal()) - 1
    ways = [(state.legal()[0],), (state.legal()[last],)]
    monkeypatch.setattr(worker, "_chance", Fixed(seed))
    asked = [lambda number, level=level: worker.ask(number, state, level, actor, seconds=0.1) for level in LEVELS]
    asked += [
        lambda number: worker.hint(number, state, actor, seconds=0.2),
        lambda number: worker.analyse(number, state, actor, samples=1),
        lambda number: worker.analyse(number, state, 1 - actor, samples=1),
        lambda number: worker.reconsider(number, state, 0, iterations=2, deals=1),
        lambda number: worker.count(number, state, ways, seed, deals=1, seconds=0.1),
        lambda number: worker.compare(number, state, ways[0], last, seed, deals=1),
        lambda number: worker.reason(number, state, state.legal()[:1], last, deals=1, seconds=0.1),
    ]

    for number, ask in enumerate(asked, start=1):
        ask(number)
        pair.next("best", "assessed", "reconsidered", "counted", "compared", "reasoned")

    assert {message[1] for _, message in sent} == set(range(1, len(asked) + 1))
    assert len({pid for pid, _ in sent}) == 2
    for _, message in sent:
        view, observer = message[2], 1 - actor if message[1] == len(LEVELS) + 3 else actor
        assert view.digest() == state.resample(observer, Random(seed)).digest()
        assert view.digest() != state.digest()
        assert view.rng.seed != state.rng.seed
        assert not any(hasattr(part, "digest") for part in message[3:]), "there is no other position in it"


class Fixed:
    """Chance that is known."""

    def __init__(self, seed):
        self._seed = seed

    def getrandbits(self, _bits):
        return self._seed


# Lost processes


@pytest.mark.parametrize("which", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_a_process_killed_in_mid_thought_costs_its_share(asker, which):
    """The move comes in time and nobody hears of it; another process takes the place."""
    both_awake(asker)
    state, begun = a_position(), perf_counter()
    asker.worker.ask(1, state, MASTER, state.actor, seconds=1.0)
    asker.next("progress")
    lost = asker.worker.pids[which]

    kill(lost)
    message = asker.next("best", "replaced", "failed")

    assert message[:2] == ("best", 1)
    assert message[2].iterations > 0
    assert perf_counter() - begun < 1.0 + messages.OVERTIME + 3.0  # far from ``SILENCE``
    assert gone(lost)
    eventually(lambda: asker.worker.awake == 2)


@pytest.mark.parametrize("which", [pytest.param(0, marks=pytest.mark.slow), pytest.param(1, marks=THOROUGH)])
def test_a_process_stopped_in_mid_thought_costs_its_share(asker, which):
    """It is not waited for, and is replaced as soon as it has not answered to a stop either."""
    both_awake(asker)
    state, begun = a_position(), perf_counter()
    asker.worker.ask(1, state, MASTER, state.actor, seconds=1.0)
    asker.next("progress")
    lost = asker.worker.pids[which]

    freeze(lost)
    message = asker.next("best", "replaced", "failed")

    assert message[:2] == ("best", 1)
    assert message[2].iterations > 0
    assert perf_counter() - begun < 1.0 + messages.OVERTIME + 3.0  # far from ``SILENCE``
    asker.worker.ask(2, state, MASTER, state.actor, seconds=10.0)
    eventually(lambda: gone(lost), messages.GRACE + 5.0)
    eventually(lambda: asker.worker.awake == 2)
    asker.worker.stop(2)
    assert asker.next("best", "replaced", "failed")[:2] == ("best", 2)


@pytest.mark.slow
def test_a_stopped_process_does_not_hold_up_who_cannot_wait(asker):
    """Stopped by hand, a thought is answered from what the other one has."""
    both_awake(asker)
    thinking(asker)
    freeze(asker.worker.pids[1])
    begun = perf_counter()

    asker.worker.stop(1)

    assert asker.next("best")[1] == 1
    assert perf_counter() - begun < messages.OVERTIME + 2.0


@pytest.mark.slow
def test_with_all_processes_lost_the_question_is_asked_again(asker):
    both_awake(asker)
    state = a_position()
    asker.worker.ask(1, state, MASTER, state.actor, seconds=1.0)
    asker.next("progress")
    lost = asker.worker.pids

    for pid in lost:
        kill(pid)

    assert asker.next("replaced", "best") == ("replaced",)
    assert asker.next("best", "failed")[:2] == ("best", 1)
    assert not set(lost) & set(asker.worker.pids)


def test_a_share_that_fails_costs_itself_only(pair, monkeypatch):
    """The second process is asked without a budget."""
    both_awake(pair)
    share = Move.share

    def spoil(self, number, of, seconds):
        message = pickle.loads(share(self, number, of, seconds))
        return pickle.dumps((*message[:5], None, *message[6:]) if number else message)

    monkeypatch.setattr(Move, "share", spoil)
    state = a_position()

    pair.worker.ask(1, state, MASTER, state.actor)

    message = pair.next("best", "failed")
    assert message[:2] == ("best", 1)
    assert message[2].iterations > 0


@pytest.mark.parametrize("step", ["begin", "share", "answer"])
def test_a_question_that_fails_here_does_not_end_the_pool(pair, monkeypatch, step):
    def fail(self, *_):
        raise ValueError("no good")

    state = a_position()
    with monkeypatch.context() as patch:
        patch.setattr(Move, step, fail)
        pair.worker.ask(1, state, MASTER, state.actor, iterations=10)
        assert pair.next("failed", "best") == ("failed", 1, "ValueError: no good")

    pair.worker.ask(2, state, MASTER, state.actor, iterations=10)
    assert pair.next("failed", "best")[:2] == ("best", 2)


@pytest.mark.slow
def test_a_process_found_dead_while_another_is_listened_to(asker, monkeypatch):
    """It is told what the other one found, and its end lies unread in the pipe."""
    both_awake(asker)
    tell, state, lost = Process.tell, middle("taverns"), []

    def die(self, message):
        if not lost:
            lost.append(self.pid)
            kill(self.pid)
            eventually(lambda: self.pipe.poll())
            raise BrokenPipeError("gone")
        tell(self, message)

    monkeypatch.setattr(Process, "tell", die)
    asker.worker.ask(1, state, MASTER, state.actor, seconds=1.0)

    assert asker.next("best", "replaced", "failed")[:2] == ("best", 1)
    assert lost


@pytest.mark.slow
def test_where_only_one_process_can_be_started_that_one_thinks(monkeypatch):
    """The next ones are tried, but not for ever."""
    tries, start = [], Process.start

    def limited(self):
        tries.append(self)
        if self is not tries[0]:
            raise OSError("no more processes")
        start(self)

    monkeypatch.setattr(Process, "start", limited)
    asker, state = Asker(3), a_position()
    try:
        for request_id in (1, 2, 3):
            asker.worker.ask(request_id, state, MASTER, state.actor, iterations=20)
            assert asker.next("best", "failed")[:2] == ("best", request_id)
    finally:
        asker.worker.close()
    assert len(tries) == 3


# Coming and going


@pytest.mark.slow
def test_after_a_while_without_a_question_one_process_is_kept(asker, monkeypatch):
    both_awake(asker)
    first, second = asker.worker.pids
    monkeypatch.setattr(messages, "REST", 0.3)
    state = a_position()

    asker.worker.ask(1, state, "apprentice", state.actor)
    asker.next("best")

    eventually(lambda: gone(second))
    assert asker.worker.pids == [first]
    asker.worker.ask(2, state, MASTER, state.actor, seconds=0.2)
    assert asker.next("best")[1] == 2


@pytest.mark.slow
def test_nothing_is_left_of_a_closed_worker_not_even_a_stopped_process(asker):
    both_awake(asker)
    thinking(asker)
    left = asker.worker.pids
    freeze(left[1])
    begun = perf_counter()

    asker.worker.close()

    assert perf_counter() - begun < 1.5
    assert all(map(gone, left))


def test_games_begun_one_after_the_other_share_two_processes(pair):
    """Leaving a game forgets its questions; the next one is thought about by the same processes."""
    both_awake(pair)
    pids = pair.worker.pids
    for request_id in range(1, 4):
        thinking(pair, request_id)
        pair.worker.cancel()
    state = a_position()
    pair.worker.ask(9, state, MASTER, state.actor, seconds=0.2)

    assert pair.next("best")[1] == 9
    assert pair.worker.pids == pids


@pytest.mark.slow
@pytest.mark.parametrize("end", ["os.kill(os.getpid(), signal.SIGKILL)", "raise SystemExit"])
def test_no_process_outlives_the_program(end, tmp_path):
    """In the middle of a thought of two, whether it ends as it should or is killed."""
    if sys.platform == "win32":
        pytest.skip("signals of POSIX")
    script = tmp_path / "program.py"
    script.write_text(
        "import os, queue, signal, time\n"
        "from tests.ai.asker import Asker, eventually, thinking\n"
        "if __name__ == '__main__':\n"
        "    asker = Asker(2)\n"
        "    thinking(asker)\n"
        "    eventually(lambda: asker.worker.awake == 2)\n"
        "    print(*asker.worker.pids, flush=True)\n"
        f"    {end}\n",
        encoding="utf-8",
    )
    done = subprocess.run(
        [sys.executable, str(script)],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    pids = [int(word) for word in done.stdout.split()]

    assert len(pids) == 2, done.stderr
    eventually(lambda: all(map(gone, pids)), 10.0)


@pytest.mark.slow
def test_workers_started_at_the_same_moment_leave_the_main_module_alone():
    """Each start puts an empty one in its place for a moment."""
    main, mail = sys.modules["__main__"], queue.Queue()
    workers = [Worker(mail.put, 1) for _ in range(4)]
    for number, worker in enumerate(workers, start=1):
        worker.analyse(number, a_position(), 0, samples=2)
    for _ in workers:
        while mail.get(timeout=PATIENCE)[0] != "assessed":
            pass
    for worker in workers:
        worker.close()

    assert sys.modules["__main__"] is main
