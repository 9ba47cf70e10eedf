"""What several processes find out in the same time: python -m tests.bench.processes [games] [--processes 1 2]

Workers of so many processes take turns with the same positions from the middle of games, all in Master's thoughts of
the same wall time.  Told are simulations a second (median of the rounds) with the factor against the first worker,
processor time per simulation, and what lies in memory of each process: resident, and its fair share where pages are
common to several.  Needs Linux.  More processes than the program gives one move are allowed here.
"""

from __future__ import annotations

import argparse
import os
import queue
import statistics
from pathlib import Path

from app.ai.cores import PROCESSES, available_cores
from app.ai.levels import MASTER
from app.ai.worker import Worker
from app.engines import GAMES
from tests.ai.asker import middle

TICKS = os.sysconf("SC_CLK_TCK")


class Side:
    """A worker with so many processes, all of which have loaded everything."""

    def __init__(self, processes: int) -> None:
        self._mail: queue.Queue = queue.Queue()
        self._worker = Worker(self._mail.put, processes)
        self._asked = 0
        while self._worker.awake < processes:
            self.think(middle("port_royal"), 0.5)

    @property
    def pids(self) -> list[int]:
        """Of its processes."""
        return self._worker.pids

    def think(self, state, seconds: float) -> tuple[int, float]:
        """Simulations of one thought, and the processor time that they took."""
        self._asked += 1
        begun = sum(map(worked, self.pids))
        self._worker.ask(self._asked, state, MASTER, state.actor, seconds=seconds, seed=self._asked)
        while (message := self._mail.get(timeout=60.0))[0] != "best":
            assert message[0] == "progress", message
        return message[2].iterations, sum(map(worked, self.pids)) - begun

    def close(self) -> None:
        """End its processes."""
        self._worker.close()


def worked(pid: int) -> float:
    """Seconds of processor time of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def megabytes(pid: int) -> tuple[float, float]:
    """What lies in memory of a process: all of it, and its fair share."""
    lines = [line.split() for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()]
    found = {words[0]: int(words[1]) / 1024 for words in lines if words[0] in ("Rss:", "Pss:")}
    return found["Rss:"], found["Pss:"]


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1.5)
    asked = parser.parse_args()
    PROCESSES[MASTER] = max(asked.processes)
    sides = [Side(count) for count in asked.processes]
    print(f"{available_cores()} cores, load {os.getloadavg()[0]:.2f} before")  # noqa: T201
    print(f"{'game':<12} {'processes':>9} {'simulations/s':>14} {'factor':>7} {'ms of processor each':>21} {'MB':>10}")  # noqa: T201
    for game in asked.games:
        rates: list[list[float]] = [[] for _ in sides]
        costs: list[list[float]] = [[] for _ in sides]
        for number in range(asked.rounds):
            state = middle(game, asked.players, seed=number + 1)
            for at, side in enumerate(sides):
                done, processor = side.think(state, asked.seconds)
                if done:
                    rates[at].append(done / asked.seconds)
                    costs[at].append(1000 * processor / done)
        for at, side in enumerate(sides):
            factor = statistics.median(more / one for more, one in zip(rates[at], rates[0], strict=True))
            resident, fair = (max(each) for each in zip(*map(megabytes, side.pids), strict=True))
            print(  # noqa: T201
                f"{game:<12} {asked.processes[at]:>9} {statistics.median(rates[at]):>14,.0f} {factor:>7.2f} "
                f"{statistics.median(costs[at]):>21.3f} {resident:>4.0f} /{fair:>4.0f}",
                flush=True,
            )
    print(f"load {os.getloadavg()[0]:.2f} after")  # noqa: T201
    for side in sides:
        side.close()


if __name__ == "__main__":
    main()
