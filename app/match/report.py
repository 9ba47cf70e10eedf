"""Luck and skill of a kept game as JSON: ``python -m app.match.report FILE.kontor``.

What the terms mean stands in ``app.ai.skill`` and, in plain words, in ``docs/luck_and_skill.md``.  Chances and
terms are shares (0.05 is 5 points of 100), lists are by seat.  A file that is no game, or whose game cannot be
followed, gets one sentence on the error output and exit code 1.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from app.ai.skill.account import VERSION, Account, Sums, account
from app.ai.skill.ledger import CORRECTION, LUCK, NOTHING, OTHERS, OWN, Estimate
from app.ai.skill.outlook import Played
from app.engines.contract import NOBODY
from app.match.record import Record, load, verify
from app.match.words import RecordError

DIGITS = 6
"""Of a share; the sums of a report are exact up to these digits."""

TELLING = 2.0
"""Standard errors that a decision must cost before it is called a mistake."""


def read(path: Path) -> tuple[Record, Played]:
    """The game of a file.

    Raises:
        RecordError: It is no game, or not what the rules allow.
    """
    record = load(path)
    done = verify(record)
    if done.error is not None:
        raise done.error
    actions = [state.game.read(state, ply.text) for state, ply in zip(done.states, record.plies, strict=False)]
    return record, Played(done.states, actions)


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


def _sums(sums: Sums) -> dict[str, Any]:
    """``start`` and the five terms add up to ``result``."""
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
    return it


def main(arguments: Sequence[str] | None = None) -> int:
    """Read, reckon and print; 1 when the file cannot be used."""
    given = parser().parse_args(arguments)
    try:
        record, played = read(given.file)
    except RecordError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    found = account(played, given.seed, deep=not given.quick, jobs=max(1, given.jobs), progress=_tell)
    json.dump(report(record, found, given.seed), sys.stdout, ensure_ascii=False, indent=1)
    sys.stdout.write("\n")
    return 0


def _tell(name: str, part: float) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{name} pass {part:4.0%}" + "\n" * (part >= 1.0))


if __name__ == "__main__":
    sys.exit(main())
