"""How long turns take that may not take longer than said: python -m tests.bench.turns [games] [--levels master]

At a full table with all modules, in the worker of the program with as many processes as this machine has cores for.
The rollout policy plays; at positions spread over the game a level that searches plays the turn of whoever is to move,
and the turns of so many seats after it.  A turn is all that one seat decides in one turn of the game, from the question
to the answer.  Told are the longest turn beside what was said, the median, how many turns took longer than said, and
the simulations of the decisions that were thought about: median and fewest.

On a machine that is busy with other things ``--processor`` tells more: the thoughts are made here, one after the other,
and every clock counts the processor time of this process.  That is a worker of one process on a core of its own.
"""

from __future__ import annotations

import argparse
import os
import queue
import statistics
from collections import defaultdict
from random import Random
from time import perf_counter, process_time
from typing import Protocol

from app.ai import POLICIES, levels, race, search
from app.ai.cores import available_cores, pool_size
from app.ai.levels import SEARCHING, Memory, TimeBudget, choose, turn_seconds
from app.ai.player import Choice, until_turn
from app.ai.playouts import follow
from app.ai.worker import Worker
from app.engines import GAMES
from app.engines.contract import NOBODY
from tests.ai.asker import middle

Turns = dict[tuple[int, int], list[float]]
"""Seconds of every decision with a choice, by turn and seat."""


class Side(Protocol):
    """Who is asked."""

    def think(self, state, level: str) -> tuple[Choice, float]:
        """What a level does in the time that it has, and the seconds that it took."""

    def close(self) -> None:
        """Nothing more is asked."""


class Program:
    """The worker of the program."""

    def __init__(self, processes: int) -> None:
        self._mail: queue.Queue = queue.Queue()
        self._worker = Worker(self._mail.put, processes)
        self._asked = 0
        state = middle("port_royal")
        while self._worker.awake < processes:
            self._ask(state, SEARCHING[0], 0.5)

    def think(self, state, level: str) -> tuple[Choice, float]:
        """See ``Side``."""
        begun = perf_counter()
        return self._ask(state, level, None), perf_counter() - begun

    def close(self) -> None:
        """See ``Side``."""
        self._worker.close()

    def _ask(self, state, level: str, seconds: float | None) -> Choice:
        self._asked += 1
        self._worker.ask(self._asked, state, level, state.actor, seconds=seconds)
        while (message := self._mail.get(timeout=60.0))[0] != "best":
            assert message[0] == "progress", message
        return message[2]


class Here:
    """This process, with clocks of its processor time."""

    def __init__(self) -> None:
        for module in (levels, race, search):
            module.perf_counter = process_time
        self._memory, self._budgets, self._rng = Memory(), TimeBudget(), Random(1)

    def think(self, state, level: str) -> tuple[Choice, float]:
        """See ``Side``."""
        begun, seat, policy = process_time(), state.actor, POLICIES[state.game.key]
        view = state.resample(seat, self._rng)
        choice = self._memory.recall(view, seat, level)
        if choice is None:
            budget = self._budgets.budget(view, seat, policy.share, level)
            choice = choose(view, seat, level, policy, budget, self._rng)
            self._memory.keep(view, seat, level, choice)
            self._budgets.spend(seat, process_time() - begun)
        return choice, process_time() - begun

    def close(self) -> None:
        """See ``Side``."""


def begins(key: str, players: int, spots: int, seed: int) -> list:
    """Positions at the beginning of turns, spread over a game of the rollout policy from its first to its last turn."""
    game, policy, rng = GAMES[key], POLICIES[key], Random(seed)
    state = game.new(players, game.all_modules, seed)
    seen = [state.clone()]
    while state.actor != NOBODY:
        if state.turn != seen[-1].turn:
            seen.append(state.clone())
        follow(state, policy.others(state.resample(state.actor, rng), rng), until_turn(state.turn + 1))
    return [seen[len(seen) * number // spots] for number in range(spots)]


def play(side: Side, state, level: str, turns: int, simulations: list[int]) -> Turns:
    """So many turns from here on."""
    took: Turns = defaultdict(list)
    last = state.turn + turns
    while state.actor != NOBODY and state.turn < last:
        index = 0
        if len(state.legal()) > 1:
            choice, seconds = side.think(state, level)
            took[state.turn, state.actor].append(seconds)
            index = choice.index
            if choice.iterations:
                simulations.append(choice.iterations)
        state.apply(state.legal()[index])
    return took


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--levels", nargs="+", default=list(SEARCHING))
    parser.add_argument("--players", type=int, help="default: a full table")
    parser.add_argument("--processes", type=int, default=pool_size())
    parser.add_argument("--spots", type=int, default=6, help="positions of a game (default 6)")
    parser.add_argument("--turns", type=int, default=1, help="turns from each of them (default 1)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processor", action="store_true", help="count processor time, in one process")
    asked = parser.parse_args()
    side: Side = Here() if asked.processor else Program(asked.processes)
    processes = "processor time of one process" if asked.processor else f"{asked.processes} processes"
    print(f"{available_cores()} cores, {processes}, load {os.getloadavg()[0]:.2f} before")  # noqa: T201
    print(  # noqa: T201
        f"{'game':<12} {'level':<12} {'players':>7} {'said':>5} {'longest':>8} {'median':>7} {'longer':>9} "
        f"{'decisions':>9} {'simulations':>12} {'fewest':>7}"
    )
    for key in asked.games:
        players = asked.players or max(GAMES[key].players)
        for level in asked.levels:
            said, sums, simulations = turn_seconds(level), [], []
            for state in begins(key, players, asked.spots, asked.seed):
                sums += [sum(times) for times in play(side, state, level, asked.turns, simulations).values()]
            longer, simulations = sum(total > said for total in sums), simulations or [0]
            print(  # noqa: T201
                f"{key:<12} {level:<12} {players:>7} {said:>5.1f} {max(sums):>8.2f} {statistics.median(sums):>7.2f} "
                f"{longer:>4} of {len(sums):<3} {len(simulations):>7} {statistics.median(simulations):>12.0f} "
                f"{min(simulations):>7}",
                flush=True,
            )
    print(f"load {os.getloadavg()[0]:.2f} after")  # noqa: T201
    side.close()


if __name__ == "__main__":
    main()
