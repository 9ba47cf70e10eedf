"""The measurements of opponents and of chances to win: figures for the program, and the page ``docs/opponents.md``.

python -m app.ai.published            write that page
python -m app.ai.published --check    check whether it is up to date
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from app.ai.calibrations import Calibration, CalibrationError
from app.ai.calibrations import load as load_calibrations
from app.ai.calibrations import of as calibrations_of
from app.ai.ladder import ENOUGH, LadderError, Pairing, current, load, steps
from app.ai.pages import bring_up_to_date, row, table, title
from app.ai.rating import ANCHOR_ELO, Duel, Rating, rate
from app.engines import GAMES

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "opponents.md"
ANCHOR = "apprentice"
"""The level whose Elo is fixed, at ``ANCHOR_ELO``."""

_FEW, _MORE, _MANY, _EXTREME = (2, 3, 4, 5), (6, 8, 10), (20,), (10, 20, 50)
"""Denominators of ``in_few``, those that are preferred first; the last ones for shares near 0 or 1."""
_NEAR = 0.0251
_RARE = 0.07


def ratings(some: Sequence[Pairing], game: str, options: Mapping[str, Any]) -> dict[str, Rating]:
    """Elo of the levels of a game with the same options, strongest first.

    Only current pairings of two players with enough games are used: to be the best of four is no comparison of two.
    Empty if none of them connects with ``ANCHOR``.
    """
    duels = [
        Duel(it.level, it.against, it.wins, it.games)
        for it in current(some)
        if (it.game, it.players, it.options) == (game, 2, options) and it.wins is not None and it.games >= ENOUGH
    ]
    return rate(duels, ANCHOR)


def option_sets(some: Sequence[Pairing], game: str) -> list[Mapping[str, Any]]:
    """The different options with which a game was measured, each as in ``Pairing``; the default ones first."""
    found: list[Mapping[str, Any]] = []
    for it in some:
        if it.game == game and it.options is not None and it.options not in found:
            found.append(it.options)
    return sorted(found, key=len)


def in_few(share: float) -> tuple[int, int]:
    """A share as a fraction that people would use: ``0.76`` becomes (3, 4), "3 of 4".

    The smallest denominator up to 5, then up to 10, that comes within 2.5 %, else 20; near 0 and 1 up to 50.  Never 0
    of n and never n of n.
    """
    if not _RARE < share < 1.0 - _RARE:
        return _nearest(share, _EXTREME)
    for n in _FEW:
        if _off(share, found := _nearest(share, (n,))) <= _NEAR:
            return found
    found = _nearest(share, _MORE)
    return found if _off(share, found) <= _NEAR else _nearest(share, _MANY)


def _nearest(share: float, ways: Sequence[int]) -> tuple[int, int]:
    return min(((min(n - 1, max(1, round(share * n))), n) for n in ways), key=lambda found: _off(share, found))


def _off(share: float, found: tuple[int, int]) -> float:
    return abs(share - found[0] / found[1])


# The page


def document(some: Sequence[Pairing], chances: Sequence[Calibration]) -> str:
    """The whole page."""
    lines = [
        "# How strong the opponents are",
        "",
        "<!-- Written by `python -m app.ai.published` from app/ai/ladder.json and app/ai/calibration.json. -->",
        "",
        "One seat of a level plays against a table of another level; the seats rotate, so that every deal is played",
        "once from every seat. Wins count, a tie in equal parts; beside their share is Wilson's 95 % interval.",
        "At a table of four an equal would win one game of four.",
        f"What is shown in the program rests on the newest measurement of at least {ENOUGH} games. How long a level",
        "that searches may think stands beside each result: simulations per decision, or seconds per turn; in the",
        "program it has a time, so that both the machine and what else it does decide how strong it is.",
        "",
        "Elo is the most likely rating by the model of Bradley and Terry (Biometrika 39, 1952, 324-345) with normal",
        f"95 % intervals from the information matrix; 400 points are odds of ten to one, {ANCHOR.capitalize()} is set",
        f"to {ANCHOR_ELO:.0f}. It rests on tables of two players only; larger tables have no rating. Games of one deal",
        "share their luck, which neither interval takes into account.",
        "",
        "How to measure, and to add what was measured:",
        "",
        f"    python -m app.ai.arena {next(iter(GAMES))} --seats master,journeyman --games 200 --seed 1010000 --record",
        "    python -m app.ai.published",
        "",
        "With `--file` the games are kept as they are played, so that a run goes on where it stopped. With `--jobs`",
        "several processes play; with `--scheduler ADDRESS` the games go to the workers of a Dask scheduler, on this",
        "machine or on others. It needs the optional package (`pip install -e '.[cluster]'`), and workers that are",
        "started in clones of the same commit:",
        "",
        "    dask scheduler",
        "    dask worker tcp://ADDRESS:8786 --nworkers 8 --nthreads 1",
        "",
        "The games are the same whoever plays them, and a worker that is lost costs none.",
    ]
    for game in GAMES:
        lines += ["", f"## {title(game)}", "", *_steps(some, game), *_elo(some, game)]
    lines += ["", "## Every measurement", ""]
    lines += [
        "Oldest first. A measurement of the same kind further down replaces one above. What was not kept is left",
        "empty. Commands of results without a commit are put together from the arguments that the reports tell.",
    ]
    for game in GAMES:
        lines += ["", f"### {title(game)}", "", *_all(some, game)]
    lines += ["", *_chances(chances)]
    return "\n".join(lines) + "\n"


def _steps(some: Sequence[Pairing], game: str) -> Iterator[str]:
    told = steps(some, game)
    if not told:
        yield "Nothing measured with enough games."
        return
    yield from table("pairing", "rules", "wins", "95 %", "games", "points", "thinking")
    for it in told:
        yield row(_who(it), _rules(it), _share(it), _interval(it), it.games, _scores(it), _thinking(it))
    if all(it.players == 2 for it in told):
        yield ""
        yield f"Tables of two only; no larger table was measured with {ENOUGH} games."


def _elo(some: Sequence[Pairing], game: str) -> Iterator[str]:
    for options in option_sets(some, game):
        found = ratings(some, game, options)
        if found:
            yield ""
            yield from table(f"Elo, {rules_of(game, options)}", "rating", "95 %")
            for level, rating in found.items():
                low, high = rating.interval
                yield row(_level(level), f"{rating.elo:.0f}", "set" if level == ANCHOR else f"{low:.0f}–{high:.0f}")


def _all(some: Sequence[Pairing], game: str) -> Iterator[str]:
    shown = {id(it) for it in steps(some, game)}
    yield from table("date", "pairing", "rules", "wins", "95 %", "games", "points", "thinking", "seeds", "how")
    for it in some:
        if it.game == game:
            how = ". ".join(filter(None, (f"`{it.command}`" if it.command else "", it.note.rstrip("."))))
            how += f" at {it.commit[:7]}" if it.commit else ""
            mark = "**" if id(it) in shown else ""
            day = it.date.partition("T")[0]
            yield row(
                day, f"{mark}{_who(it)}{mark}", _rules(it), _share(it), _interval(it), it.games, _scores(it),
                _thinking(it), _seeds(it), how,
            )  # fmt: skip
    yield ""
    yield "Bold: shown in the program."


def _chances(some: Sequence[Calibration]) -> Iterator[str]:
    yield from (
        "## How true the chances to win are",
        "",
        "Opponents play, every second game with options drawn; at beginnings of turns it is asked what some seat would",
        "be shown as everybody's chance to win, and then what came true. All chances go into tenths (0 to 10 %, and so",
        "on). The mean error is how far what was told lies from what came true, in points of 100, the tenths weighted",
        "by how many chances they hold; beside it stands what so few games would show if every chance were true.",
        "The worst tenth is the one that lies furthest off beyond its standard error (which counts the chances of a",
        "game as one), of those with at least 400 chances from 60 games. The Brier score is the sum of the",
        "squared differences over the seats, so 0 is perfect; the baseline knows the lead in points and the share of",
        "the game that is played, and was fitted to other games of the same table.",
        "",
        "How to measure a table; what is played already is kept in `build/calibration`:",
        "",
        f"    python -m app.ai.calibration {next(iter(GAMES))} --players 2 --games 200 --seed 5001 --record",
        "    python -m app.ai.published",
    )
    for game in GAMES:
        held = calibrations_of(some, game)
        if held:
            yield from ("", f"### {title(game)}: chances", "")
            yield from table(
                *("players", "games", "mean error", "if all were true", "worst tenth", "Brier", "baseline", "saved"),
                *("at the start", "fair", "seeds", "deals", "how"),
            )
            yield from map(_chance, held)


def _chance(it: Calibration) -> str:
    found = it.found
    return row(
        it.players, it.games, f"{100 * found.error:.1f}", f"{100 * found.noise:.1f}",
        f"{100 * found.worst:.1f}" if any(tenth.enough for tenth in found.tenths) else "too few",
        f"{found.brier:.3f}", f"{found.baseline:.3f}", f"{100 * found.better:.0f} %",
        f"{100 * found.start:.1f} ± {100 * found.start_error:.1f}", f"{100 / it.players:.1f}",
        f"{it.seeds[0]}–{it.seeds[1]}", it.deals, f"`{it.command}` at {it.commit[:7]}, {it.date}",
    )  # fmt: skip


def _level(level: str) -> str:
    return level.capitalize()


def _who(it: Pairing) -> str:
    others = "" if it.players == 2 else f"{it.players - 1} × "
    return f"{_level(it.level)} v {others}{_level(it.against)}"


def rules_of(game: str, options: Mapping[str, Any]) -> str:
    """Options in a few words: ``"base game"``, ``"all modules"``, or ``"key=value, ..."``."""
    if not options:
        return "base game"
    if options == GAMES[game].all_modules:
        return "all modules"
    return ", ".join(f"{key}={str(value).lower()}" for key, value in options.items())


def _rules(it: Pairing) -> str:
    return "" if it.options is None else rules_of(it.game, it.options)


def _share(it: Pairing) -> str:
    return f"{100 * it.share:.1f} %" if it.wins is not None else f"{it.percent:g} %"


def _interval(it: Pairing) -> str:
    return f"{it.interval[0]:.1f}–{it.interval[1]:.1f}"


def _scores(it: Pairing) -> str:
    return "" if it.scores is None else " : ".join("?" if score is None else f"{score:g}" for score in it.scores)


def _thinking(it: Pairing) -> str:
    if it.iterations is not None:
        return f"{it.iterations} simulations"
    return f"{it.seconds:g} s a turn" if it.seconds is not None else ""


def _seeds(it: Pairing) -> str:
    return "" if it.seeds is None else ", ".join(f"{first}–{last}" for first, last in it.seeds)


# Command line


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the page, or check it; returns 1 if it is out of date or the measurements are not sound, else 0."""
    parser = argparse.ArgumentParser(prog="python -m app.ai.published", description="The page of the opponents.")
    parser.add_argument("--check", action="store_true", help="only say whether the page is current")
    given = parser.parse_args(arguments)
    try:
        text = document(load(), load_calibrations())
    except (LadderError, CalibrationError) as error:
        print(error, file=sys.stderr)
        return 1
    return bring_up_to_date(DOCUMENT, text, "python -m app.ai.published", check=given.check)


if __name__ == "__main__":
    sys.exit(main())
