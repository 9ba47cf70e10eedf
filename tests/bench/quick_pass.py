"""Processor time until a review of a game that is over knows chances, luck and decisions: its first look at everything.

    python -m tests.bench.quick_pass                        the stored games that the aims are about
    python -m tests.bench.quick_pass --every 1 FILE ...     these, every position and stretch of them

What the window asks its processes for is done here one after the other: every position with few deals, then every
stretch.  With ``--every 6`` a sixth of both is done and the rest reckoned from it.  The chances are shared by all
processes; the stretches need to know how the one before ended, so one process has them all.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from time import process_time

import app
from app.ai import POLICIES
from app.ai.search import assess
from app.ai.skill.parts import look_at, part_of
from app.match.report import read
from app.session.analysis import QUICK

STORED = Path(__file__).parents[1] / "golden"
GAMES = (
    "port_royal/2-players-0",
    "port_royal/5-players-0",
    "taverns/2-players-2",
    "taverns/4-players-0",
    "loyang/2-players-0",
    "loyang/4-players-0",
    "murano/2-players-0",
    "murano/4-players-2",
    "bruges/2-players-0",
    "bruges/5-players-0",
)
PROCESSES = 2


def chances_of(played, every):
    """Seconds for the chances of all positions."""
    policy, tried = POLICIES[played.states[0].game.key], played.states[::every]
    begun = process_time()
    for state in tried:
        assess(state, 0, policy, QUICK, Random(1))
    return (process_time() - begun) / len(tried) * len(played.states)


def skill_of(played, every):
    """Seconds for the luck and the decisions of all stretches."""
    policy = POLICIES[played.states[0].game.key]
    stretches = played.stretches(policy)
    tried = list(enumerate(stretches))[every // 2 :: every]
    plies = sum(last - first for _, (first, last) in tried)
    begun = process_time()
    for number, stretch in tried:
        look_at(part_of(played.states, lambda ply: played.actions[ply - 1], stretch, number, ()), policy)
    return (process_time() - begun) / max(1, plies) * played.plies


def main():
    it = argparse.ArgumentParser(prog="python -m tests.bench.quick_pass", description=__doc__)
    it.add_argument("files", nargs="*", type=Path)
    it.add_argument("--every", type=int, default=6)
    given = it.parse_args()
    sys.stdout.write("compiled\n" if app.COMPILED else "sources\n")
    sys.stdout.write(f"{'game':28} plies  chances   luck and decisions   on {PROCESSES} processes\n")
    for path in given.files or [STORED / f"{name}.kontor" for name in GAMES]:
        _, played = read(path)
        chances, skill = chances_of(played, given.every), skill_of(played, given.every)
        name = f"{path.parent.name}/{path.stem}"
        whole = chances / PROCESSES + skill
        sys.stdout.write(f"{name:28} {played.plies:5} {chances:6.1f} s {skill:10.1f} s {whole:14.1f} s\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
