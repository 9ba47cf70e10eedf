"""Learn what turns are worth at first sight from looking ahead: ``python -m app.ai.distill murano``.

In games of opponents without errors each way to use a turn is played out to the end of the turn, in the same deals, and
evaluated as by a grandmaster.  Weights of the features of a way are then fitted to what the ways came to, by least
squares within each turn, and written to ``turn_worth.json`` beside the game's policy, with how they were made.  Every
game is written to ``--file`` as soon as it is played, so an interrupted run goes on where it stopped, and the same
arguments give the same numbers.

The fit needs NumPy (the extra ``train``).  By what is learned play those below journeymen, who do not look ahead, and
everybody in simulations and in accounts of luck and skill.
"""

from __future__ import annotations

import argparse
import json
import platform
import shlex
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, cast

from app.ai import POLICIES
from app.ai.blocks import finished, processes
from app.ai.levels import GRANDMASTER, errorless
from app.ai.lines import FileError, append, begin
from app.ai.player import best_of, until_turn
from app.ai.playouts import follow, look_ahead
from app.ai.selfplay import drawn_options
from app.ai.train import FOLDER, TOLD, say
from app.engines import GAMES
from app.engines.contract import NOBODY, Action

if TYPE_CHECKING:
    from app.ai.value import Row

FORMAT = 1
"""Version of the file's form."""

DEALS = 3
"""Deals in each half of a look ahead.  What one half finds best is judged by the other, which knows nothing of it."""
MOST = 14
"""Ways of a turn that are looked at."""
SURPRISE = 0.06
"""Chance of a turn that is used at random, for positions in which seats that always find the best do not come."""
PLACES = 4
"""Decimal places of the numbers that are written."""
FOLD = 5
"""One game in so many is held out."""
PULL = 10.0
"""Of the weights towards 0."""

S = TypeVar("S", contravariant=True)


class FirstSight(Protocol[S]):
    """A policy with a learned worth of turns at first sight."""

    def turn_rows(self, state: S) -> list[tuple[Sequence[Action], Row]]:
        """The ways to use a turn, best first by hand, each with its features; the first feature is its worth by hand.

        Empty where nothing is learned about the decision.
        """
        ...

    def point(self, state: S) -> float:
        """Win share that one point more is worth."""
        ...


@dataclass(frozen=True, slots=True)
class Task:
    """A game that is to be played: seats, and its seed; games with an odd one are played with drawn options."""

    game: str
    players: int
    seed: int


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn that was looked at.

    Attributes:
        rows: Per way those features that are not 0, as pairs of index and number.
        first: What each way came to in the first half of the deals, in points.
        second: The same in the second half.
    """

    rows: Sequence[Sequence[tuple[int, float]]]
    first: Sequence[float]
    second: Sequence[float]


@dataclass(frozen=True, slots=True)
class Game:
    """A game, and its turns with more than one way."""

    seed: int
    turns: Sequence[Turn]


def play_and_look(task: Task) -> Game:
    """Play one game, looking at every turn; the same task gives the same game."""
    game, policy = GAMES[task.game], POLICIES[task.game].of_level(GRANDMASTER)
    source = cast("FirstSight[Any]", policy)
    rng = Random(f"distilling {task.seed}")
    options = drawn_options(game, task.players, rng) if task.seed % 2 else None
    state = game.new(task.players, options, task.seed)
    turns: list[Turn] = []
    while state.actor != NOBODY:
        seat, legal = state.actor, state.legal()
        view = state.resample(seat, rng)
        found = source.turn_rows(view)[:MOST] if len(legal) > 1 else []
        if len(found) < 2:
            state.apply(legal[errorless(view, seat, policy, rng).index])
            continue
        ways = [way for way, _ in found]
        halves = [look_ahead(view, seat, policy, ways, DEALS, rng)[0] for _ in range(2)]
        unit = source.point(view)
        first, second = ([round(value / unit, PLACES) for value in half] for half in halves)
        rows = [[(i, round(x, PLACES)) for i, x in enumerate(row) if x] for _, row in found]
        turns.append(Turn(rows, first, second))
        best = best_of([one + two for one, two in zip(first, second, strict=True)])
        if rng.random() < SURPRISE:
            best = rng.randrange(len(ways))
        follow(state, ways[best], until_turn(view.turn + 1))
    return Game(task.seed, turns)


@dataclass(frozen=True)
class Losses:
    """Points given away a turn, on average: by the way that is best by hand, the best as learned, and one at random."""

    by_hand: float
    learned: float
    at_random: float


def fitted(games: Sequence[Game]) -> list[float]:
    """The weights that come closest to what the ways of each turn came to, as differences from its mean."""
    import numpy as np  # there for a training only

    n = 1 + max(i for game in games for turn in game.turns for row in turn.rows for i, _ in row)
    bend, slope = PULL * np.eye(n), np.zeros(n)
    for game in games:
        for turn in game.turns:
            rows = np.zeros((len(turn.rows), n))
            for number, row in enumerate(turn.rows):
                for i, x in row:
                    rows[number, i] = x
            rows -= rows.mean(0)
            came_to = (np.array(turn.first) + np.array(turn.second)) / 2
            bend += rows.T @ rows
            slope += rows.T @ (came_to - came_to.mean())
    return [round(float(weight), PLACES) for weight in np.linalg.solve(bend, slope)]


def losses(games: Sequence[Game], weights: Sequence[float]) -> Losses:
    """How much of what the best way of a turn comes to is given away."""
    lost = [0.0, 0.0, 0.0]
    turns = [turn for game in games for turn in game.turns]
    for turn in turns:
        mean = [(one + two) / 2 for one, two in zip(turn.first, turn.second, strict=True)]
        # The best by one half is as good as the other half says, or the luck of the deals would be counted as its own.
        best = (turn.second[best_of(turn.first)] + turn.first[best_of(turn.second)]) / 2
        seen = [sum((weights[i] * x for i, x in row if i < len(weights)), 0.0) for row in turn.rows]
        for k, value in enumerate((mean[0], mean[best_of(seen)], sum(mean) / len(mean))):
            lost[k] += best - value
    return Losses(*(round(sum_ / len(turns), PLACES) for sum_ in lost))


def parser() -> argparse.ArgumentParser:
    """The arguments of the command line."""
    it = argparse.ArgumentParser(prog="python -m app.ai.distill", description=__doc__)
    it.add_argument("game", choices=sorted(key for key, policy in POLICIES.items() if hasattr(policy, "turn_rows")))
    it.add_argument("--games", type=int, default=150, help="how many are played (default 150)")
    it.add_argument("--seed", type=int, default=1, help="of the first game")
    it.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    it.add_argument("--file", type=Path, help="where the games are kept (default: one in build/training)")
    it.add_argument("--out", type=Path, help="where the numbers go (default: beside the game's policy)")
    return it


def played(given: argparse.Namespace, path: Path) -> list[Game]:
    """All games; those that are not in the file yet are played.

    Raises:
        FileError: It is about other games, or damaged.
    """
    there = {piece["seed"]: piece for piece in begin(path, {"game": given.game, "format": FORMAT})}
    tables = [players for players in GAMES[given.game].players if players > 1]
    seeds = range(given.seed, given.seed + given.games)
    # By all bits but the lowest, which tells whether options are drawn.
    tasks = [Task(given.game, tables[seed // 2 % len(tables)], seed) for seed in seeds if seed not in there]
    for done, found in enumerate(finished(play_and_look, tasks, processes(given.jobs)), 1):
        there[found.seed] = asdict(found)
        append(path, there[found.seed])
        if done % TOLD == 0 or done == len(tasks):
            say(f"{done} of {len(tasks)} games")
    return [Game(seed, [Turn(**turn) for turn in there[seed]["turns"]]) for seed in seeds]


def learn(given: argparse.Namespace, path: Path) -> dict[str, Any]:
    """Play and fit; returns what ``turn_worth.json`` holds."""
    games = played(given, path)
    apart = [game for game in games if game.seed % FOLD == 0]
    weights = fitted([game for game in games if game.seed % FOLD])
    made = {
        "command": command(given),
        "games": len(games),
        "turns": sum(len(game.turns) for game in games),
        "apart": asdict(losses(apart, weights)),
        "numpy": version("numpy"),
        "python": platform.python_version(),
    }
    say(json.dumps(made))
    return {"format": FORMAT, "weights": fitted(games), "made": made}


def command(given: argparse.Namespace) -> str:
    """The command that repeats it."""
    words = ["python", "-m", "app.ai.distill", given.game, "--games", str(given.games), "--seed", str(given.seed)]
    return shlex.join(words)


def main(arguments: Sequence[str] | None = None) -> int:
    """Learn and write the result; returns 2 if the arguments are wrong or a library is missing, else 0."""
    given = parser().parse_args(arguments)
    if given.games < FOLD or given.jobs < 1 or given.seed < 0:
        print(f"--games, --jobs, --seed: {FOLD} or more, 1 or more, and 0 or more", file=sys.stderr)
        return 2
    try:
        found = learn(given, given.file or FOLDER / given.game / "turns.jsonl")
    except FileError as error:
        print(error, file=sys.stderr)
        return 2
    except ImportError as error:
        print(f"needs {error.name}: python -m pip install --editable '.[train]'", file=sys.stderr)
        return 2
    out = given.out or Path(__file__).parent / given.game / "turn_worth.json"
    out.write_text(json.dumps(found, separators=(",", ":")) + "\n", "utf-8", newline="\n")
    say(f"written: {out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
