"""Print luck and skill of a game in a file as JSON: ``python -m app.match.report FILE.kontor``.

With ``--master 8`` it prints instead how a master would have done: the same deal is played again from its start eight
times, with a master at one seat (``app.ai.rerun``) and the others as in the game.

The terms are explained in ``app.ai.skill`` and, in plain words, in ``docs/luck_and_skill.md``.  Chances and terms are
shares (0.05 is 5 points of 100); lists are in the order of the seats.  For a file that is no sound game one sentence is
printed to standard error, and the exit status is 1.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.ai.blocks import finished, processes
from app.ai.levels import MASTER, TURN_SECONDS
from app.ai.rerun import Rerun, levels_of, rerun
from app.ai.skill.account import VERSION, Account, SeatAccount, account
from app.ai.skill.ledger import CORRECTION, LUCK, NOTHING, OTHERS, OWN, Estimate, mean_of
from app.ai.skill.outlook import PastGame
from app.engines.contract import NOBODY
from app.match.record import Record, load, verify
from app.match.words import RecordError

if TYPE_CHECKING:
    from app.engines.contract import State

DIGITS = 6
"""Decimal places of shares in a report."""

TELLING = 2.0
"""A decision is called a mistake if it cost more than so many standard errors."""


def read(path: Path) -> tuple[Record, PastGame]:
    """The record of a file, and its game replayed.

    Raises:
        RecordError: It is no sound game.
    """
    record = load(path)
    done = verify(record)
    if done.error is not None:
        raise done.error
    actions = [state.game.read(state, ply.text) for state, ply in zip(done.states, record.plies, strict=False)]
    return record, PastGame(done.states, actions)


def report(record: Record, found: Account, seed: int) -> dict[str, Any]:
    """The account as JSON values."""
    played = found.played
    players = len(record.seats)
    return {
        "account": VERSION,
        "id": record.id,
        "game": record.game,
        "options": record.options,
        "seed": seed,
        "finished": played.states[-1].actor == NOBODY,
        "seats": [
            {
                "seat": seat,
                "name": record.seats[seat].name,
                "level": record.seats[seat].level,
                **_sums(found.sums(seat)),
            }
            for seat in range(players)
        ],
        "plies": [_ply(record, found, ply, range(players)) for ply in range(1, played.plies + 1)],
    }


def _sums(sums: SeatAccount) -> dict[str, Any]:
    """The sums of a seat: ``start`` and the five terms add up to ``result``."""
    return {
        name: _pair(getattr(sums, name))
        for name in ("start", "luck", "decisions", "improvement", "others", "correction", "result")
    }


def _ply(record: Record, found: Account, ply: int, seats: range) -> dict[str, Any]:
    state = found.played.states[ply - 1]
    actor = state.actor
    row: dict[str, Any] = {
        "ply": ply,
        "round": state.round,
        "turn": state.turn,
        "seat": actor,
        "action": record.plies[ply - 1].text,
        "by_chance": found.played.by_chance(ply),
        **_both("chance", [found.chance(ply - 1, seat) for seat in seats]),
        **_both("luck", [found.term(ply, seat, LUCK) for seat in seats]),
        **_both("others", [found.term(ply, seat, OTHERS) for seat in seats]),
        **_both("correction", [found.term(ply, seat, CORRECTION) for seat in seats]),
    }
    decision = found.decisions.get(ply - 1)
    loss = decision.loss if decision else NOTHING
    brought = found.term(ply, actor, OWN)
    row["decision"] = _pair(loss)
    row["improvement"] = _pair(Estimate(brought.value - loss.value, brought.variance + loss.variance))
    if decision is not None:
        row["best"] = state.game.write(state, decision.best)
        row["deals"] = decision.deals
        row["mistake"] = loss.value < -TELLING * loss.error and loss.value < 0.0
    return row


@dataclass(frozen=True, slots=True)
class RerunPlan:
    """The arguments of ``app.ai.rerun.rerun`` that all games of a report have in common.

    Attributes:
        start: The first position.
        levels: Level per seat.
        iterations: Simulations per decision of a master; 0 to limit the time instead.
        seconds: Wall time per turn where ``iterations`` is 0; ``None`` for the usual time of the level.
    """

    start: State
    levels: tuple[str, ...]
    iterations: int
    seconds: float | None


def play_again(plan: RerunPlan, seed: int) -> tuple[int, Rerun]:
    """Play one game of a plan; returns it with its seed."""
    return seed, rerun(plan.start, plan.levels, seed, plan.iterations, plan.seconds)


def reruns(record: Record, plan: RerunPlan, seat: int, games: Sequence[tuple[int, Rerun]]) -> dict[str, Any]:
    """The games of a plan as JSON values; errors are standard errors of the means."""
    found = [each for _, each in sorted(games)]
    return {
        "id": record.id,
        "game": record.game,
        "options": record.options,
        "seat": seat,
        "name": record.seats[seat].name,
        "levels": list(plan.levels),
        "points": _pair(mean_of([float(each.points[seat]) for each in found])),
        "win": _pair(mean_of([each.parts[seat] for each in found])),
        "played": record.result,
        "games": [{"seed": number, "points": each.points, "win": each.parts} for number, each in sorted(games)],
    }


def _pair(each: Estimate) -> dict[str, float]:
    return {"value": round(each.value, DIGITS), "error": round(each.error, DIGITS)}


def _both(name: str, found: Sequence[Estimate]) -> dict[str, list[float]]:
    return {
        name: [round(each.value, DIGITS) for each in found],
        f"{name}_error": [round(each.error, DIGITS) for each in found],
    }


def parser() -> argparse.ArgumentParser:
    """The arguments of the command line."""
    it = argparse.ArgumentParser(prog="python -m app.match.report", description=__doc__)
    it.add_argument("file", type=Path, help="a game as Kontor keeps it (.kontor)")
    it.add_argument("--quick", action="store_true", help="the first pass only")
    it.add_argument("--seed", type=int, default=1, help="of the deals (default 1); the same seed gives the same report")
    it.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    it.add_argument(
        "--master", type=int, default=0, metavar="GAMES", help="play the deal again with a master, so often"
    )
    it.add_argument("--seat", type=int, help="of the master (default: the first person's, else 0)")
    it.add_argument("--iterations", type=int, default=0, help="simulations per decision of a master, instead of time")
    seconds = TURN_SECONDS[MASTER]
    it.add_argument("--seconds", type=float, help=f"wall time per turn (default: as in a game, {seconds} of a master)")
    return it


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the report; returns 1 if the file cannot be used, else 0."""
    given = parser().parse_args(arguments)
    try:
        record, played = read(given.file)
    except RecordError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    if given.master:
        return _play_again(record, played, given)
    found = account(played, given.seed, deep=not given.quick, jobs=max(1, given.jobs), progress=_tell)
    json.dump(report(record, found, given.seed), sys.stdout, ensure_ascii=False, indent=1)
    sys.stdout.write("\n")
    return 0


def _play_again(record: Record, played: PastGame, given: argparse.Namespace) -> int:
    """Play the deal again and print the results; returns 1 if an argument is impossible, else 0."""
    persons = [at for at, each in enumerate(record.seats) if each.is_person]
    seat = given.seat if given.seat is not None else (persons or [0])[0]
    if not 0 <= seat < len(record.seats) or given.master < 0 or given.iterations < 0:
        sys.stderr.write(f"--master {given.master} --seat {seat}: not at a table of {len(record.seats)}\n")
        return 1
    levels = levels_of([each.level for each in record.seats], seat)
    plan = RerunPlan(played.states[0], levels, given.iterations, given.seconds)
    seeds = range(given.seed, given.seed + given.master)
    games: list[tuple[int, Rerun]] = []
    for one in finished(partial(play_again, plan), seeds, processes(max(1, given.jobs))):
        games.append(one)
        _tell("reruns", len(games) / len(seeds))
    json.dump(reruns(record, plan, seat, games), sys.stdout, ensure_ascii=False, indent=1)
    sys.stdout.write("\n")
    return 0


def _tell(name: str, part: float) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{name} {part:4.0%}" + "\n" * (part >= 1.0))


if __name__ == "__main__":
    sys.exit(main())
