"""Processor time until a review of a game that is over knows chances, luck and decisions: its first look at everything.

    python -m tests.bench.quick_pass                        the stored games that the aims are about
    python -m tests.bench.quick_pass --every 1 FILE ...     these, every position and stretch of them

What the window asks its processes for is done here one after the other: every position with few deals, then luck and
decisions of every stretch.  With ``--every 6`` a sixth is done and the rest reckoned from it.  All processes share
chances and decisions.  Luck in the view of a seat needs to know how the stretch before ended, so a process has all of
that; views are shared where every seat has its own.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from time import process_time

import app
from app.ai import POLICIES
from app.ai.playouts import assess
from app.ai.skill.outlook import views
from app.ai.skill.parts import ALL, DECISIONS_PART, LUCK_PART, look_at, part_of
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
PROCESSES = 2, 8
"""For how many of them the whole time is reckoned: the smallest machine, and the most processes that are started."""


def chances_of(played, every):
    """Seconds for the chances of all positions."""
    policy, tried = POLICIES[played.states[0].game.key], played.states[::every]
    begun = process_time()
    for state in tried:
        assess(state, 0, policy, QUICK, Random(1))
    return (process_time() - begun) / len(tried) * len(played.states)


def skill_of(played, every, half, viewer=ALL):
    """Seconds for the luck in a view, or the decisions, of all stretches."""
    policy = POLICIES[played.states[0].game.key]
    stretches = played.stretches(policy)
    tried = list(enumerate(stretches))[every // 2 :: every]
    plies = sum(last - first for _, (first, last) in tried)
    begun = process_time()
    for number, stretch in tried:
        place = played.states, lambda ply: played.actions[ply - 1], stretch, number
        look_at(part_of(*place, (), looks=(half,), viewer=viewer), policy)
    return (process_time() - begun) / max(1, plies) * played.plies


def main():
    it = argparse.ArgumentParser(prog="python -m tests.bench.quick_pass", description=__doc__)
    it.add_argument("files", nargs="*", type=Path)
    it.add_argument("--every", type=int, default=6)
    given = it.parse_args()
    sys.stdout.write("compiled\n" if app.COMPILED else "sources\n")
    columns = "".join(f"   on {number} processes" for number in PROCESSES)
    sys.stdout.write(f"{'game':28} plies  chances      luck decisions{columns}\n")
    for path in given.files or [STORED / f"{name}.kontor" for name in GAMES]:
        _, played = read(path)
        chances = chances_of(played, given.every)
        seen = views(POLICIES[played.states[0].game.key], played.states[0].players)
        lucks = [skill_of(played, given.every, LUCK_PART, viewer) for viewer, _ in seen]
        decisions, luck = skill_of(played, given.every, DECISIONS_PART), sum(lucks)
        name = f"{path.parent.name}/{path.stem}"
        whole = [chances / number + max(*lucks, (luck + decisions) / number) for number in PROCESSES]
        times = f"{chances:6.1f} s {luck:7.1f} s {decisions:7.1f} s" + "".join(f"{each:15.1f} s" for each in whole)
        sys.stdout.write(f"{name:28} {played.plies:5} {times}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
