"""A worker, what it reported, and what its processes were asked."""

import os
import pickle
import queue
from functools import cache
from random import Random
from time import perf_counter, sleep

from app.ai import POLICIES
from app.ai.levels import MASTER
from app.ai.process import Process
from app.ai.worker import Worker
from app.engines import GAMES
from app.engines.contract import NOBODY

PATIENCE = 30.0


class Asker:
    """A worker and what it reported."""

    def __init__(self, processes=1):
        self.mail = queue.Queue()
        self.worker = Worker(self.mail.put, processes)

    def next(self, *kinds, patience=PATIENCE):
        """The next message of one of these kinds."""
        end = perf_counter() + patience
        while True:
            message = self.mail.get(timeout=max(0.01, end - perf_counter()))
            if message[0] in kinds:
                return message

    def settle(self):
        """Forget all questions and wait until nobody thinks any more: their numbers may be used again."""
        self.worker.cancel()
        processes = self.worker._pool._processes  # noqa: SLF001 - nobody else asks who thinks about nothing
        eventually(lambda: not any(process.current for process in processes))
        while not self.mail.empty():
            self.mail.get()

    def silent(self, seconds):
        """Nothing but progress arrives for a while."""
        sleep(seconds)
        return all(message[0] == "progress" for message in list(self.mail.queue))


def a_position(seed=3, players=2):
    """A real decision in the middle of a game."""
    state = GAMES["port_royal"].new(players, {"expansion": "contracts"}, seed)
    random = Random(seed)
    while state.round < 4 or state.decision != "discover_action" or len(state.legal()) < 2:
        state.apply(state.legal()[int(random.random() * len(state.legal()))])
    return state


def middle(key, players=2, seed=1):
    """A decision with a choice from the middle of a sensible game."""
    return _middle(key, players, seed).clone()


@cache
def _middle(key, players, seed):
    policy, random = POLICIES[key], Random(seed)
    state = GAMES[key].new(players, {}, seed)
    seen = []
    while state.actor != NOBODY:
        if len(state.legal()) > 1:
            seen.append(state.clone())
        state.apply(policy.playout(state.resample(state.actor, random), random)[0])
    return seen[len(seen) // 2]


def thinking(asker, request_id=1):
    """A question that will not answer itself soon; the worker is at it."""
    asker.worker.ask(request_id, a_position(), MASTER, a_position().actor, seconds=60.0)
    while asker.next("progress")[1] != request_id:
        pass  # another process may have told of the question before


def eventually(holds, patience=PATIENCE):
    """Wait for something to hold."""
    end = perf_counter() + patience
    while not holds():
        assert perf_counter() < end
        sleep(0.005)


def gone(pid):
    """Whether there is no such process any more, not even a dead one that nobody buried."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def watch(monkeypatch):
    """What is sent to processes from now on: pairs of process id and message."""
    sent, ask = [], Process.ask

    def listen(self, request_id, message, seconds):
        sent.append((self.pid, pickle.loads(message)))
        ask(self, request_id, message, seconds)

    monkeypatch.setattr(Process, "ask", listen)
    return sent
