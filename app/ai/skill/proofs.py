"""The measurements of ``app.ai.skill.proof``, as ``docs/proofs.json`` holds them.

``python -m app.ai.skill.proof ... --record`` adds to it.  Two files are made from it: the page ``docs/proofs.md``, and
``app/ai/losses.json``, what the program tells people of it (``app.ai.losses``).

python -m app.ai.skill.proofs            write both
python -m app.ai.skill.proofs --check    whether they are current
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from app.ai import losses
from app.ai.levels import LEVELS
from app.ai.pages import bring_up_to_date, row, table, title
from app.ai.statistics import NORMAL_95, student_95, wilson
from app.engines import GAMES

DOCUMENT = Path(__file__).resolve().parents[3] / "docs" / "proofs.md"
PATH = DOCUMENT.with_suffix(".json")

WINDOW_SINCE = 17
"""First account whose second looks are those of a review as it is: before, they charged some mistakes several times."""

IDENTITY, LUCK, DECISIONS, ORDER, PLANTED = KINDS = ("identity", "luck", "decisions", "order", "planted")


class ProofError(ValueError):
    """The measurements cannot be used; the message says where and why in one sentence."""


@dataclass(frozen=True, slots=True)
class Proof:
    """One measurement.

    Attributes:
        game: Key of the game.
        what: One of ``KINDS``.
        players: Number of seats.
        level: Level of all seats, or of the one that is measured among seats of ``against``.
        iterations: Simulations per decision of a level that searches, or of the master that reviews decisions.
        seeds: Seeds of the first and the last game.
        games: Number of games.
        figures: By name, a value and its standard error, which is 0 for a count.
        account: ``VERSION`` of the account.
        command: The command that was run.
        date: Day of the measurement, ISO 8601.
        against: Level of all seats but one, for ``ORDER`` only.
    """

    game: str
    what: str
    players: int
    level: str
    iterations: int
    seeds: tuple[int, int]
    games: int
    figures: Mapping[str, tuple[float, float]]
    account: int
    command: str
    date: str
    against: str = ""

    @property
    def kind(self) -> tuple[str, str, int, str, str, int]:
        """Equal for measurements of the same thing, of which only the newest is kept."""
        return self.game, self.what, self.players, self.level, self.against, self.iterations


def load(path: Path = PATH) -> tuple[Proof, ...]:
    """All measurements.

    Raises:
        ProofError: The file is missing, unreadable or wrong somewhere.
    """
    try:
        return tuple(_read(each) for each in json.loads(path.read_text("utf-8"))["proofs"])
    except (OSError, ValueError, LookupError, TypeError) as error:
        raise ProofError(f"{path.name}: cannot be read ({error})") from error


def record(new: Proof, path: Path = PATH) -> None:
    """Add a measurement to the file, in place of an older one of the same kind.

    Raises:
        ProofError: The file is there but not sound.
    """
    others = [it for it in (load(path) if path.exists() else ()) if it.kind != new.kind]
    games = list(GAMES)

    def place(it: Proof) -> tuple[object, ...]:
        level = LEVELS.index(it.level) if it.what == ORDER else it.level
        return KINDS.index(it.what), games.index(it.game), it.players, level, it.iterations

    text = ",\n".join(json.dumps(asdict(it), separators=(", ", ": ")) for it in sorted([*others, new], key=place))
    path.write_text(f'{{"proofs": [\n{text}\n]}}\n', "utf-8", newline="\n")


def _read(found: Mapping[str, Any]) -> Proof:
    first, last = found["seeds"]
    figures = {name: (float(value), float(error)) for name, (value, error) in found["figures"].items()}
    read = Proof(**{**found, "seeds": (first, last), "figures": figures})
    if read.what not in KINDS or read.players not in GAMES[read.game].players or read.games < 1:
        raise ValueError(f"there is no such proof: {read.game}, {read.what}, {read.players}")
    return read


# --- what the program tells ---


def level_losses(some: Sequence[Proof]) -> str:
    """The text of ``app/ai/losses.json``: of every level what a review shows of its decisions (``window``)."""
    best: dict[tuple[str, int, str], Proof] = {}
    for it in some:
        if it.what == DECISIONS and "window" in it.figures and it.account >= WINDOW_SINCE:
            table = it.game, it.players, it.level
            # A review looks with the simulations of a master in a game: more are closer to it.
            if table not in best or best[table].iterations < it.iterations:
                best[table] = it
    games = list(GAMES)
    rows = []
    for it in sorted(best.values(), key=lambda it: (games.index(it.game), it.players, LEVELS.index(it.level))):
        value, error = it.figures["window"]
        head = {"game": it.game, "players": it.players, "level": it.level, "games": it.games}
        rows.append(json.dumps({**head, "loss": round(-value, 5), "error": round(error, 5)}))
    return '{"losses": [\n' + ",\n".join(rows) + "\n]}\n"


# --- the page ------------------------------------------------------------------------------------------------------


def document(some: Sequence[Proof]) -> str:
    """The whole page."""
    lines = [
        "# Luck and skill, held against games",
        "",
        "<!-- Written by `python -m app.ai.skill.proofs` from docs/proofs.json. -->",
        "",
        "Self-play from fresh seeds; what the terms mean stands in `luck_and_skill.md`. Figures are points of 100 a",
        "game and seat unless said otherwise; what stands behind `±` makes an interval that holds the true mean 19",
        "times in 20 (Student's t, for there are few games). What is missing was not measured.",
        "",
        "Every game is kept in `build/proofs` as soon as it was reckoned, so a run that was broken off goes on where",
        "it stopped:",
        "",
        f"    python -m app.ai.skill.proof {next(iter(GAMES))} luck --level apprentice --games 200 --record",
        "    python -m app.ai.skill.proofs",
    ]
    for what, told in (
        (IDENTITY, _identity),
        (LUCK, _luck),
        (DECISIONS, _decisions),
        (ORDER, _order),
        (PLANTED, _planted),
    ):
        lines += ["", *told([it for it in some if it.what == what])]
    return "\n".join(lines) + "\n"


def _identity(some: Sequence[Proof]) -> Iterator[str]:
    yield from (
        "## The terms add up, and their errors are honest",
        "",
        "`gap`: the largest difference between a seat's start plus its five terms and its result, as a share. Every",
        "game is reckoned twice with different deals. Where the stated errors are right, the squared difference of the",
        "two values over the sum of their variances is 1 in the mean, term by term; a value well above 1 means errors",
        "that are told too small.",
        "",
    )
    names = ("start", "luck", "decisions", "improvement", "others", "correction")
    yield from table("game", "players", "level", "games", "gap", *names, "how")
    for it in some:
        cells = [_ratio(it, name) if name in it.figures else "" for name in names]
        yield row(title(it.game), it.players, it.level, it.games, f"{it.figures['gap'][0]:.0e}", *cells, _how(it))


def _luck(some: Sequence[Proof]) -> Iterator[str]:
    yield from (
        "## Luck is nothing in the mean",
        "",
        "`off` is the largest distance of a seat's mean luck from 0, in its standard errors. About one seat of twenty",
        "lies beyond 1.96 by chance.",
        "",
    )
    yield from table("game", "players", "level", "games", "luck by seat", "off", "how")
    seats, beyond = 0, 0
    for it in some:
        each = [it.figures[f"luck {seat}"] for seat in range(it.players)]
        off = [abs(value) / error if error else 0.0 for value, error in each]
        seats, beyond = seats + len(off), beyond + sum(found > NORMAL_95 for found in off)
        told = ", ".join(_points(it, f"luck {seat}") for seat in range(it.players))
        yield row(title(it.game), it.players, it.level, it.games, told, f"{max(off):.1f}", _how(it))
    if seats:
        yield from ("", f"Seats: {seats}; beyond 1.96 standard errors: {beyond}.")


def _decisions(some: Sequence[Proof]) -> Iterator[str]:
    yield from (
        "## The decisions of a level",
        "",
        "All seats of a table play at one level; the sum of the decisions of a game, in the mean of its seats. `quick`",
        "is the first pass alone; `window` is what a review shows of it: a master of so many simulations looks again",
        "at the twelve costliest of a seat. Seconds are processor time of both passes over one game.",
        "",
    )
    yield from table(
        "game", "players", "level", "simulations", "games", "decisions", "quick", "window", "seconds", "how"
    )
    for it in some:
        found = it.figures
        yield row(
            *(title(it.game), it.players, it.level, it.iterations, it.games),
            *(_points(it, name) if name in found else "" for name in ("decisions", "quick", "window")),
            *(f"{found['seconds'][0]:.0f}", _how(it)),
        )


def _order(some: Sequence[Proof]) -> Iterator[str]:
    yield from (
        "## The order of the levels",
        "",
        "Two neighbouring levels at one table, seats in turn: what a seat of each gives away in a game, by how much",
        "less the higher level does (`apart`, game by game), and how often it won. Where `apart` is clear of 0, the",
        "order of the ladder (`opponents.md`) comes out of the account alone. With two players `won` lies above half",
        "by `apart` and by luck.",
        "",
    )
    yield from table(
        "game", "players", "level", "among", "simulations", "games", "higher", "lower", "apart", "won", "how"
    )
    for it in some:
        yield row(
            *(title(it.game), it.players, it.level, it.against, it.iterations or "", it.games),
            *(_points(it, name) for name in ("level", "against", "apart")),
            *(f"{100 * it.figures['won'][0]:.0f}", _how(it)),
        )


def _planted(some: Sequence[Proof]) -> Iterator[str]:
    yield from (
        "## A bad action is found",
        "",
        "One random legal action is put into a game; `costly` counts those that cost 5 or more where 400 deals look",
        "at them, `found` those of them that are among the three costliest decisions of their seat. `clearly` counts",
        "those whose cost stands clear of 5 by two standard errors of that look; `between` is Wilson's",
        "interval of what was found of the costly ones, of a hundred. Journeymen make mistakes of their own, and where",
        "more than three of those cost more, the planted one is not found, however well its cost was seen.",
        "",
    )
    yield from table(
        "game", "players", "level", "simulations", "games", "costly", "found", "between", "clearly", "found", "how"
    )
    for it in some:
        costly, found = (round(it.figures[name][0]) for name in ("costly", "found"))
        low, high = wilson(found / costly, costly) if costly else (0.0, 1.0)
        yield row(
            *(title(it.game), it.players, it.level, it.iterations, it.games, costly, found),
            f"{100 * low:.0f}–{100 * high:.0f}",
            *(round(it.figures[name][0]) for name in ("clearly", "clearly found")),
            _how(it),
        )


def _points(it: Proof, name: str) -> str:
    value, error = it.figures[name]
    return f"{100 * value:+.1f} ± {100 * _wide(it) * error:.1f}"


def _ratio(it: Proof, name: str) -> str:
    value, error = it.figures[name]
    return f"{value:.2f} ± {_wide(it) * error:.2f}"


def _wide(it: Proof) -> float:
    """Standard errors on each side of an interval."""
    return student_95(max(2, it.games - 1))


def _how(it: Proof) -> str:
    return f"`{it.command}`, account {it.account}, {it.date}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write both files, or check them; returns 1 if one is out of date, 2 without usable measurements, else 0."""
    it = argparse.ArgumentParser(prog="python -m app.ai.skill.proofs", description=__doc__)
    it.add_argument("--check", action="store_true", help="only say whether the files are current")
    given = it.parse_args(arguments)
    try:
        found = load()
    except ProofError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    command, check = "python -m app.ai.skill.proofs", given.check
    made = ((DOCUMENT, document(found)), (losses.PATH, level_losses(found)))
    return max(bring_up_to_date(path, text, command, check=check) for path, text in made)


if __name__ == "__main__":
    sys.exit(main())
