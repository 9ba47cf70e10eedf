"""Every measured pairing of opponents, as ``ladder.json`` beside this module holds them.

    python -m app.ai.ladder check    whether the file is sound

``python -m app.ai.arena ... --record`` appends to it; ``app.ai.published`` writes the page that is made from it.  What
the program and the documents say of the strength of the opponents is read from here; no such figure is written
anywhere else.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any

from app.ai import POLICIES
from app.ai.levels import LEVELS, RANDOM
from app.ai.statistics import Interval, wilson
from app.engines import GAMES

PATH = Path(__file__).with_name("ladder.json")
MINUTE = "%Y-%m-%dT%H:%M"
"""How a moment is written."""

ENOUGH = 100
"""A pairing of fewer games is kept and listed, but never shown as what a level can do."""

_RUNGS = (RANDOM, *LEVELS)
_ROUNDING = 0.0501
"""How far a percentage with one decimal may be from the exact one."""


class LadderError(ValueError):
    """The ladder cannot be used; one sentence that says where and why."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """One seat of a level against a table of another level, as it was measured.

    What is not known of an old measurement is ``None``.

    Attributes:
        game: Key of the game.
        players: Seats at the table.
        options: Those that are not the default.
        seats: Level per seat before rotation: the measured one, then the other one at every further seat.
        seeds: First and last seed of each run; every seed is played once per rotation of the seats.
        iterations: Simulations per decision of a level that searches.
        seconds: Wall time per turn of a level that searches, where there were no iterations.
        games: How many were played.
        wins: Games that the measured seat won; of a tie it has its part.
        percent: Its share of the wins as it was told, only where the number of wins is not known.
        interval: Wilson's 95 % interval of the share, in per cent with one decimal.
        scores: Mean points of each of the two levels, either of which may be unknown.
        command: What was run.
        commit: The commit it was run at.
        date: When the measurement began, to the minute (UTC); of old ones only the day, or that of the first report.
        note: What else has to be known, ``""`` for nothing.
    """

    game: str
    players: int
    options: Mapping[str, Any] | None
    seats: tuple[str, ...]
    seeds: tuple[tuple[int, int], ...] | None
    iterations: int | None
    seconds: float | None
    games: int
    wins: float | None
    percent: float | None
    interval: Interval
    scores: tuple[float | None, float | None] | None
    command: str | None
    commit: str | None
    date: str
    note: str

    @property
    def level(self) -> str:
        """The level that was measured."""
        return self.seats[0]

    @property
    def against(self) -> str:
        """The level of all the other seats."""
        return self.seats[1]

    @property
    def share(self) -> float:
        """Part of the games that the measured seat won, 0 to 1."""
        return self.wins / self.games if self.wins is not None else (self.percent or 0.0) / 100.0

    @property
    def kind(self) -> tuple[str, tuple[str, ...], str]:
        """The same for measurements of the same thing."""
        return self.game, self.seats, json.dumps(self.options, sort_keys=True)


# Reading


def load(path: Path = PATH) -> tuple[Pairing, ...]:
    """All pairings, oldest first, each checked.

    Raises:
        LadderError: The file is missing, unreadable or wrong somewhere.
    """
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise LadderError(f"{path.name}: cannot be read ({error})") from error
    if not isinstance(data, dict) or set(data) != {"pairings"} or not isinstance(data["pairings"], list):
        raise LadderError(f'{path.name}: must be an object with the one list "pairings"')
    pairings = []
    for number, entry in enumerate(data["pairings"], start=1):
        try:
            pairings.append(pairing_of(entry))
        except LadderError as error:
            raise LadderError(f"{path.name}: pairing {number}: {error}") from error
    return tuple(pairings)


@cache
def pairings() -> tuple[Pairing, ...]:
    """The pairings that come with the program, read once."""
    return load()


def pairing_of(entry: object) -> Pairing:
    """An entry of the file, checked.

    Raises:
        LadderError: Something in it cannot be.
    """
    if not isinstance(entry, dict):
        raise LadderError("must be an object")
    names = [each.name for each in fields(Pairing)]
    for name in [*names, *entry]:
        if name not in entry:
            raise LadderError(f"{name} is missing")
        if name not in names:
            raise LadderError(f"{name} is not a field of a pairing")
    for name, value in entry.items():
        if not _fits(name, value):
            raise LadderError(f"{name} cannot be {json.dumps(value)}")
    values = {**entry, "seats": tuple(entry["seats"]), "interval": tuple(entry["interval"])}
    for name in ("seeds", "scores"):
        if entry[name] is not None:
            values[name] = tuple(tuple(each) if isinstance(each, list) else each for each in entry[name])
    pairing = Pairing(**values)
    for complaint in _complaints(pairing):
        raise LadderError(complaint)
    return pairing


def _is_number(value: object) -> bool:
    return type(value) in (int, float)


def _is_pair(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2


_SHAPES: Mapping[str, Callable[[Any], bool]] = {
    "game": lambda value: isinstance(value, str),
    "players": lambda value: type(value) is int,
    "options": lambda value: value is None or isinstance(value, dict),
    "seats": lambda value: isinstance(value, list) and all(isinstance(each, str) for each in value),
    "seeds": lambda value: (
        value is None
        or (isinstance(value, list) and all(_is_pair(run) and all(type(seed) is int for seed in run) for run in value))
    ),
    "iterations": lambda value: value is None or (type(value) is int and value > 0),
    "seconds": lambda value: value is None or (_is_number(value) and value > 0),
    "games": lambda value: type(value) is int and value > 0,
    "wins": lambda value: value is None or _is_number(value),
    "percent": lambda value: value is None or (_is_number(value) and 0 <= value <= 100),
    "interval": lambda value: _is_pair(value) and all(map(_is_number, value)),
    "scores": lambda value: value is None or (_is_pair(value) and all(x is None or _is_number(x) for x in value)),
    "command": lambda value: value is None or (isinstance(value, str) and value.startswith("python -m app.ai.")),
    "commit": lambda value: value is None or (isinstance(value, str) and bool(re.fullmatch("[0-9a-f]{7,40}", value))),
    "date": lambda value: isinstance(value, str) and _is_time(value),
    "note": lambda value: isinstance(value, str),
}


def _fits(name: str, value: object) -> bool:
    """Whether a field may have a value at all, whatever the others have."""
    return _SHAPES[name](value)


def _is_time(value: str) -> bool:
    """Whether it is a day or a minute of one; as texts they are in the order of time."""
    for form in ("%Y-%m-%d", MINUTE):
        try:
            if datetime.strptime(value, form).strftime(form) == value:
                return True
        except ValueError:
            pass
    return False


def _complaints(it: Pairing) -> Iterable[str]:
    """What is wrong with the fields taken together, worst first."""
    if it.game not in GAMES:
        yield f"game: {it.game!r} is not one of {', '.join(GAMES)}"
        return
    yield from _wrong_table(it)
    if (it.wins is None) == (it.percent is None):
        yield "wins, percent: one of them has to be known, and only one"
        return
    if it.wins is not None and not 0 <= it.wins <= it.games:
        yield f"wins: {it.wins:g} of {it.games} games cannot be"
    if it.wins is not None and it.players == 2 and it.wins * 2 % 1:
        yield f"wins: {it.wins:g} is no number of wins and halves"
    if it.iterations is not None and it.seconds is not None:
        yield "iterations, seconds: a level thinks by one of them"
    exact = percent(wilson(it.share, it.games))
    if any(abs(stored - true) > _ROUNDING for stored, true in zip(it.interval, exact, strict=True)):
        told = f"{it.wins:g}" if it.wins is not None else f"{it.percent:g} %"
        yield (
            f"interval: {it.interval[0]:g} to {it.interval[1]:g} is not Wilson's for {told} of {it.games} games, "
            f"which is {exact[0]:.1f} to {exact[1]:.1f}"
        )
    if it.seeds is not None:
        blocks = sum(last - first + 1 for first, last in it.seeds)
        if any(last < first for first, last in it.seeds) or -(-it.games // it.players) != blocks:
            yield f"seeds: {blocks} of them are not what {it.games} games of {it.players} players take"


def _wrong_table(it: Pairing) -> Iterable[str]:
    game = GAMES[it.game]
    if it.players not in game.players:
        yield f"players: {it.game} is not played by {it.players}"
    for level in it.seats:
        if level not in _RUNGS:
            yield f"seats: {level!r} is not one of {', '.join(_RUNGS)}"
    if len(it.seats) != it.players or len(set(it.seats[1:])) != 1 or it.seats[0] in it.seats[1:]:
        yield f"seats: {', '.join(it.seats)} is not one seat of a level and {it.players - 1} of another"
    known = {option.key: option for option in game.options}
    for key, value in (it.options or {}).items():
        if key not in known or not any(value == one and type(value) is type(one) for one in known[key].choices):
            yield f"options: {it.game} has no {key}={value}"
        elif value == known[key].default:
            yield f"options: {key}={value} is the default, which is not written down"


def percent(interval: Interval) -> Interval:
    """An interval of a share in per cent."""
    return 100.0 * interval[0], 100.0 * interval[1]


# What holds today


def current(some: Sequence[Pairing]) -> list[Pairing]:
    """Of each kind the newest with enough games, or the newest where none has; in the order of the file.

    What was measured before one of its levels came to play as it does (``Policy.since``) is left out.
    """
    best: dict[tuple[str, tuple[str, ...], str], Pairing] = {}
    for pairing in some:
        since = POLICIES[pairing.game].since
        if any(pairing.date < since.get(level, "") for level in pairing.seats):
            continue
        held = best.get(pairing.kind)
        if held is None or pairing.games >= ENOUGH or held.games < ENOUGH:
            best[pairing.kind] = pairing
    return [pairing for pairing in some if best.get(pairing.kind) is pairing]


def steps(some: Sequence[Pairing], game: str) -> list[Pairing]:
    """What may be said of the levels of a game: each against the next weaker one, with enough games.

    The strongest first, small tables before large ones, the default options before others.
    """
    told = [
        it
        for it in current([each for each in some if each.game == game])
        if it.games >= ENOUGH
        and it.options is not None
        and it.against in LEVELS
        and _RUNGS.index(it.level) == _RUNGS.index(it.against) + 1
    ]
    return sorted(told, key=lambda it: (it.players, -_RUNGS.index(it.level), len(it.options or {})))


# Writing


def text_of(some: Iterable[Pairing]) -> str:
    """The file that holds these pairings: a line for each field, so that an appended pairing is all that changes."""
    entries = []
    for it in some:
        lines = [
            f"   {json.dumps(each.name)}: {json.dumps(getattr(it, each.name), ensure_ascii=False)}"
            for each in fields(Pairing)
        ]
        entries.append("  {\n" + ",\n".join(lines) + "\n  }")
    return '{\n "pairings": [\n' + ",\n".join(entries) + "\n ]\n}\n"


def append(pairing: Pairing, path: Path = PATH) -> None:
    """Add a pairing to the file, at its place in time; the file is replaced as a whole or not at all.

    Raises:
        LadderError: The file or the pairing is not sound; nothing was written.
    """
    held = load(path)
    place = bisect_right(held, pairing.date, key=lambda it: it.date)  # others that began later may be there already
    text = text_of([*held[:place], pairing, *held[place:]])
    pairing_of(json.loads(text)["pairings"][place])
    fresh = path.with_suffix(".tmp")
    fresh.write_text(text, encoding="utf-8", newline="\n")
    os.replace(fresh, path)


def ready(seats: Sequence[str], path: Path = PATH) -> str:
    """The commit that a measurement of these levels will be of; what could stand in its way is found out before it.

    Raises:
        LadderError: These levels are no pairing, the file is not sound, or the commit cannot be told.
    """
    if len(seats) < 2 or len(set(seats[1:])) != 1 or seats[0] in seats[1:]:
        raise LadderError("--record: wants one seat of a level against the others, all of one other level")
    load(path)
    return commit_here()


def commit_here() -> str:
    """The commit of the code that runs.

    Raises:
        LadderError: There is none, or the program differs from it, so that nobody could measure the same again.
    """
    root = Path(__file__).resolve().parents[2]
    changed = ["status", "--porcelain", "--", "app", ":!app/ai/ladder.json", ":!app/ai/calibration.json"]
    try:
        commit, differs = (
            subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True).stdout.strip()
            for words in (["rev-parse", "HEAD"], changed)
        )
    except (OSError, subprocess.CalledProcessError) as error:
        raise LadderError("only a clone of the repository can tell the commit that is measured") from error
    if differs:
        raise LadderError("app/ differs from the last commit; commit first, so that the measurement can be repeated")
    return commit


# Command line


def main(arguments: Sequence[str] | None = None) -> int:
    """Check the file; 1 when something is wrong with it."""
    parser = argparse.ArgumentParser(prog="python -m app.ai.ladder", description="The measured pairings.")
    parser.add_argument("deed", choices=("check",))
    parser.parse_args(arguments)
    try:
        held = load()
    except LadderError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{PATH.name}: {len(held)} pairings, all sound")
    return 0


if __name__ == "__main__":
    sys.exit(main())
