"""The measured pairings of opponents, as ``ladder.json`` beside this module holds them.

    python -m app.ai.ladder check    check the file

``python -m app.ai.arena ... --record`` appends to it, and ``app.ai.published`` makes a page from it.  Everything that
the program and the documents say about the strength of opponents is read from here; no such figure is written anywhere
else.
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
"""Form of ``Pairing.date``."""

ENOUGH = 100
"""Fewest games of a pairing for it to be shown in the program; smaller ones are only listed on the page."""

_RUNGS = (RANDOM, *LEVELS)
_ROUNDING = 0.0501
"""Largest difference between an interval rounded to one decimal and the exact one, in per cent."""


class LadderError(ValueError):
    """The ladder cannot be used; the message says where and why in one sentence."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """A measurement of one seat of a level against a table of another level.

    Fields that are not known of an old measurement are ``None``.

    Attributes:
        game: Key of the game.
        players: Number of seats.
        options: The options that are not the default.
        seats: Level per seat before rotation: the measured one, then the other one at all further seats.
        seeds: First and last seed of each run; every seed is played once per rotation of the seats.
        iterations: Simulations per decision of a level that searches.
        seconds: Wall time per turn of a level that searches, if there were no iterations.
        games: Number of games.
        wins: Sum of the measured seat's win shares: a tie counts in part.
        percent: Its share of the wins as it was reported, only if ``wins`` is not known.
        interval: Wilson's 95 % interval of the share, in per cent with one decimal.
        scores: Mean points of the measured level and of the other one; either may be ``None``.
        command: The command that was run.
        commit: The commit at which it was run.
        date: When the measurement began, to the minute (UTC); for old ones only the day, or that of the first report.
        note: Anything else that has to be known, else ``""``.
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
        """Equal for measurements of the same thing, of which only the newest counts."""
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
    """Whether a field may have a JSON value, regardless of the other fields."""
    return _SHAPES[name](value)


def _is_time(value: str) -> bool:
    """Whether a text is a day or a minute in exactly the form of ``Pairing.date``; dates are compared as texts."""
    for form in ("%Y-%m-%d", MINUTE):
        try:
            if datetime.strptime(value, form).strftime(form) == value:
                return True
        except ValueError:
            pass
    return False


def _complaints(it: Pairing) -> Iterable[str]:
    """Sentences about fields that contradict each other, worst first; none for a sound pairing."""
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


def since(pairing: Pairing, level: str) -> str:
    """From when on a level has played at the table of a pairing as it does now; empty if it always has."""
    policy = POLICIES[pairing.game]
    found = policy.since.get(level, "")
    if hasattr(policy, "table"):  # see ``Weighed``
        usual = {option.key: option.default for option in GAMES[pairing.game].options}
        table = policy.table(pairing.players, {**usual, **(pairing.options or {})})
        found = max(found, policy.since.get(f"{level} {table}", ""))
    return found


def current(some: Sequence[Pairing]) -> list[Pairing]:
    """The newest pairing of each kind that has ``ENOUGH`` games, or else the newest; in the order of the file.

    Pairings that were measured before one of their levels was changed (``Policy.since``) are left out.
    """
    best: dict[tuple[str, tuple[str, ...], str], Pairing] = {}
    for pairing in some:
        if any(pairing.date < since(pairing, level) for level in pairing.seats):
            continue
        held = best.get(pairing.kind)
        if held is None or pairing.games >= ENOUGH or held.games < ENOUGH:
            best[pairing.kind] = pairing
    return [pairing for pairing in some if best.get(pairing.kind) is pairing]


def steps(some: Sequence[Pairing], game: str) -> list[Pairing]:
    """The pairings of a game that are shown: each level against the next weaker one, with ``ENOUGH`` games.

    Small tables come first, then the stronger levels, then the default options.
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
    """The text of the file: one line per field, so that a diff shows nothing but the pairing that was added."""
    entries = []
    for it in some:
        lines = [
            f"   {json.dumps(each.name)}: {json.dumps(getattr(it, each.name), ensure_ascii=False)}"
            for each in fields(Pairing)
        ]
        entries.append("  {\n" + ",\n".join(lines) + "\n  }")
    return '{\n "pairings": [\n' + ",\n".join(entries) + "\n ]\n}\n"


def append(pairing: Pairing, path: Path = PATH) -> None:
    """Add a pairing to the file in the order of dates; the file is replaced as a whole or not at all.

    Raises:
        LadderError: The file or the pairing is not sound; nothing was written.
    """
    held = load(path)
    place = bisect_right(held, pairing.date, key=lambda it: it.date)  # others that began later may be there already
    text = text_of([*held[:place], pairing, *held[place:]])
    pairing_of(json.loads(text)["pairings"][place])  # nothing is written that ``load`` would refuse
    fresh = path.with_suffix(".tmp")
    fresh.write_text(text, encoding="utf-8", newline="\n")
    os.replace(fresh, path)


def ready(seats: Sequence[str], path: Path = PATH) -> str:
    """Check before a measurement that its result can be recorded; returns the commit that it measures.

    Raises:
        LadderError: These levels are no pairing, the file is not sound, or the commit is not known.
    """
    if len(seats) < 2 or len(set(seats[1:])) != 1 or seats[0] in seats[1:]:
        raise LadderError("--record: wants one seat of a level against the others, all of one other level")
    load(path)
    return commit_here()


def commit_here() -> str:
    """The commit of the code that runs.

    Raises:
        LadderError: This is no clone, or the program differs from its last commit, so nobody could repeat this.
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
    """Check the file; returns 1 if something is wrong with it, else 0."""
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
