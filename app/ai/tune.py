"""Find the weights that a rollout policy plays best by: ``python -m app.ai.tune port_royal --players 2 --jobs 2``.

Weights that were fitted to results (``app.ai.fit``) tell best who wins; those that win most may be others.  So here
each seat of every game plays by weights that are changed at random, and the changes with which seats have won are
summed up.  That is an evolution strategy (T. Salimans, J. Ho, X. Chen, S. Sidor, I. Sutskever, Evolution Strategies as
a Scalable Alternative to Reinforcement Learning, 2017).  A round ends with steps of several lengths along that sum; the
one with which a seat wins most among others that play by the weights before is taken, if any wins more than they do.

At a table of four only one seat wins, but all four have a place: with ``--by places`` the changes are summed up by the
shares of seats that end behind.  Which step is taken is a matter of wins all the same.

Much of what is found holds at all tables, and in the same time the seats of a large one tell more: so a search may
begin with what another one has found (``--start``).

Every round is written to ``--file`` as soon as it is played, so an interrupted run goes on where it stopped, and the
same arguments give the same weights.  They are written to ``tuned.json`` beside the game's policy, with how they were
made.  Grandmasters play on by them, and judge by them where no judgement was fitted (``judgement.json``).
"""

from __future__ import annotations

import argparse
import json
import platform
import shlex
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, cast

from app.ai import POLICIES
from app.ai.arena import BadArgument, options_of
from app.ai.blocks import finished, processes
from app.ai.lines import FileError, append, begin
from app.ai.player import shares
from app.ai.selfplay import drawn_options
from app.ai.train import FOLDER, say
from app.engines import GAMES
from app.engines.contract import NOBODY

if TYPE_CHECKING:
    from app.ai.weights import Row, Weighed

FORMAT = 1
"""Version of the files' form."""

BLOCK = 500
"""Games that a process plays at a time."""
CHANGE = 0.2
"""Standard deviation of a change, as a part of the weight."""
LEAST = 0.25
"""What a weight counts as at least for that: one near 0 would hardly be changed."""
LENGTHS = (0.5, 1.0, 2.0, 4.0)
"""Steps that are tried, in standard deviations of a change."""
CHECKED = 0.1
"""Games in which each of these steps is tried, and the result against the first weights, as a part of a round."""
FEWEST = 100
"""Games of a round: of fewer hardly any would be left to try the steps in."""
DECIMALS = 4
"""Of the weights."""
WINS, PLACES = "wins", "places"
BY = (WINS, PLACES)
"""Seats that win tell little about those that do not: at large tables places tell more in as many games."""


@dataclass(frozen=True, slots=True)
class Block:
    """Games that are to be played with changed weights, or to compare two sets of weights.

    Attributes:
        game: Key of the game.
        players: Number of seats.
        options: Options that are the same in all games; the others are drawn in every second one.
        table: Which of the policy's weights the games go by.
        seeds: Of the games.
        weights: Those that are changed, or that the other seats play by.
        tried: Those that one seat plays by, which rotates; none where the weights of all are changed at random.
        by: What of a seat's result tells how good its changes are, one of ``BY``.
    """

    game: str
    players: int
    options: dict[str, Any]
    table: int
    seeds: range
    weights: Row
    tried: Row | None = None
    by: str = WINS


@dataclass(frozen=True, slots=True)
class Found:
    """What some games have shown.

    Attributes:
        games: How many.
        slope: Per weight, what a change of one standard deviation adds to the share of wins, or of seats behind.
        won: Share of wins of the seat that tried other weights; 0 if none did.
    """

    games: int
    slope: tuple[float, ...]
    won: float


@dataclass(frozen=True)
class Round:
    """What a round came to.

    Attributes:
        weights: After it.
        slope: Length of the slope, in shares of wins (of seats behind) for a step of one standard deviation.
        noise: The same if no change made a difference.
        step: The length that was chosen; 0 if none was better than the weights before.
        won: Share of wins of a seat by ``weights`` among seats by weights that nobody has looked for.
    """

    weights: Row
    slope: float
    noise: float
    step: float
    won: float


def scales(weights: Sequence[float]) -> list[float]:
    """The standard deviation of a change, per weight."""
    return [CHANGE * max(abs(weight), LEAST) for weight in weights]


def moved(weights: Sequence[float], steps: Sequence[float]) -> Row:
    """The weights after steps in standard deviations of a change."""
    changes = zip(weights, scales(weights), steps, strict=True)
    return tuple(round(weight + scale * step, DECIMALS) for weight, scale, step in changes)


def play(block: Block) -> Found:
    """Play the games of a block; the same block gives the same result."""
    game, policy, players = GAMES[block.game], cast("Weighed[Any]", POLICIES[block.game]), block.players
    n_weights = len(block.weights)
    slope, won = [0.0] * n_weights, 0.0
    usual = policy.weighed(block.table, block.weights)
    other = policy.weighed(block.table, block.tried) if block.tried else usual
    for seed in block.seeds:
        rng = Random(f"tuning {seed}")
        steps: list[list[float]] = []
        if block.tried:
            place = seed // 2 % players  # by all bits but the lowest, which tells whether options are drawn
            seats = [other if seat == place else usual for seat in range(players)]
        else:
            steps = [[rng.gauss(0.0, 1.0) for _ in range(n_weights)] for _ in range(players)]
            seats = [policy.weighed(block.table, moved(block.weights, each)) for each in steps]
        options = drawn_options(game, players, rng, block.options) if seed % 2 else block.options
        state = game.new(players, options, seed)
        while state.actor != NOBODY:
            state.apply(seats[state.actor].playout(state, rng)[0])
        result = shares(state)
        if block.tried:
            won += result[place] / len(block.seeds)
        told = result if block.by == WINS else behind(state.ranking())
        mean = sum(told) / players
        for share, each in zip(told, steps, strict=False):  # no steps where nothing is changed
            # Only differences between the changes of seats matter: of n seats they tell as much as n - 1 would.
            part = (share - mean) / ((players - 1) * len(block.seeds))
            for i, step in enumerate(each):
                slope[i] += part * step
    return Found(len(block.seeds), tuple(slope), won)


def behind(ranks: Sequence[int]) -> list[float]:
    """By seat: the share of the others that end behind it, of equals half."""
    others = len(ranks) - 1
    return [(sum(rank > own for rank in ranks) + (ranks.count(own) - 1) / 2) / others for own in ranks]


def together(blocks: Sequence[Block], jobs: int) -> Found:
    """What all the games of some blocks have shown."""
    # Summed up in the order of the blocks, not in that in which they are finished: sums of fractions differ by it.
    numbered = list(enumerate(blocks))
    done = sorted(finished(_numbered, numbered, processes(jobs)))
    games = sum(found.games for _, found in done)
    columns = zip(*(found.slope for _, found in done), strict=True)
    parts = [found.games / games for _, found in done]
    slope = [sum(part * value for part, value in zip(parts, column, strict=True)) for column in columns]
    return Found(games, tuple(slope), sum(part * found.won for part, (_, found) in zip(parts, done, strict=True)))


def _numbered(task: tuple[int, Block]) -> tuple[int, Found]:
    return task[0], play(task[1])


def blocks(given: argparse.Namespace, seeds: range, weights: Row, tried: Row | None = None) -> list[Block]:
    """The games of some seeds, in blocks."""
    fixed, table = options_and_table(given)
    firsts = range(seeds.start, seeds.stop, BLOCK)
    parts = [range(first, min(first + BLOCK, seeds.stop)) for first in firsts]
    return [Block(given.game, given.players, fixed, table, part, weights, tried, given.by) for part in parts]


def one_round(given: argparse.Namespace, seed: int, first: Row, weights: Row) -> Round:
    """Play a round, whose first seed is given, from some weights; ``first`` are those that nobody has looked for."""
    found = together(blocks(given, range(seed, seed + given.games), weights), given.jobs)
    length = sqrt(sum(value * value for value in found.slope))
    n = given.players
    # By chance a share of wins has the variance (n - 1) / n², one of seats behind (n + 1) / 12 (n - 1).
    spread = (n - 1) / n**2 if given.by == WINS else (n + 1) / (12 * (n - 1))
    noise = sqrt(len(weights) * spread * n / ((n - 1) ** 2 * given.games))
    checked = int(CHECKED * given.games)
    fresh = range(seed + given.games, seed + given.games + checked)
    best, chosen, step = 1.0 / n, weights, 0.0
    for each in LENGTHS:
        tried = moved(weights, [each * value / length for value in found.slope])
        won = together(blocks(given, fresh, weights, tried), given.jobs).won
        if won > best:
            best, chosen, step = won, tried, each
    last = range(fresh.stop, fresh.stop + checked)
    won = together(blocks(given, last, first, chosen), given.jobs).won
    return Round(chosen, round(length, 5), round(noise, 5), step, round(won, 5))


def tuned(given: argparse.Namespace, path: Path, first: Row, start: Row) -> dict[str, Any]:
    """Play all rounds that are not in the file yet; returns the weights found and how they were made.

    ``first`` are the weights that nobody has looked for, ``start`` those that the first round begins with.

    Raises:
        FileError: The file is about other rounds, or damaged.
    """
    kind = [given.game, given.players, given.options, given.by, given.games, given.seed, first, start]
    there = [Round(**piece) for piece in begin(path, {"format": FORMAT, "kind": kind})][: given.rounds]
    for number in range(len(there), given.rounds):
        before = tuple(there[-1].weights) if there else start
        there.append(one_round(given, given.seed + number * 2 * given.games, first, before))
        append(path, asdict(there[-1]))
        now = there[-1]
        say(f"round {number + 1}: slope {now.slope} (noise {now.noise}), step {now.step}, {100 * now.won:.1f} % won")
    made = {
        "command": command(given),
        "rounds": [{key: value for key, value in asdict(each).items() if key != "weights"} for each in there],
        "python": platform.python_version(),
    }
    return {"weights": there[-1].weights, "made": made}


def tables_of(path: Path) -> dict[str, Any]:
    """What was found before, by table.

    Raises:
        FileError: The file cannot be read.
    """
    try:
        return dict(json.loads(path.read_text("utf-8"))["tables"]) if path.exists() else {}
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise FileError(f"{path.name}: cannot be read ({error})") from error


def start_of(table: int, tables: dict[str, Any]) -> Row:
    """What was found for another table.

    Raises:
        BadArgument: Nothing was.
    """
    if str(table) not in tables:
        raise BadArgument(f"--start: nothing was found for {table}, only for {', '.join(tables) or 'no table'}")
    return tuple(map(float, tables[str(table)]["weights"]))


def parser() -> argparse.ArgumentParser:
    """The arguments of the command line."""
    it = argparse.ArgumentParser(prog="python -m app.ai.tune", description=__doc__)
    it.add_argument("game", choices=sorted(key for key, policy in POLICIES.items() if hasattr(policy, "weighed")))
    it.add_argument("--players", type=int, default=2, help="seats of a game (default 2)")
    it.add_argument("--options", default="", help="of all games: key=value, several parted by commas")
    it.add_argument("--start", type=int, help="begin with what was found for another table (default: untuned weights)")
    it.add_argument("--by", choices=BY, default=WINS, help="what tells how good changes are (default wins)")
    it.add_argument("--games", type=int, default=40_000, help="of each round (default 40,000)")
    it.add_argument("--rounds", type=int, default=4, help="how many (default 4)")
    it.add_argument("--seed", type=int, default=1, help="of the first game")
    it.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    it.add_argument("--file", type=Path, help="where the rounds are kept (default: one in build/training)")
    it.add_argument("--out", type=Path, help="where the weights go (default: beside the game's policy)")
    return it


def command(given: argparse.Namespace) -> str:
    """The command that repeats it."""
    numbers = {"players": given.players, "games": given.games, "rounds": given.rounds, "seed": given.seed}
    words = [word for name, value in numbers.items() for word in (f"--{name}", str(value))]
    words += ["--options", given.options] if given.options else []
    words += ["--start", str(given.start)] if given.start else []
    words += ["--by", given.by] if given.by != WINS else []
    return shlex.join(["python", "-m", "app.ai.tune", given.game, *words])


def options_and_table(given: argparse.Namespace) -> tuple[dict[str, Any], int]:
    """The options of all games, and which weights they go by.

    Raises:
        BadArgument: The game has no such option.
    """
    game = GAMES[given.game]
    fixed = options_of(game, given.options)
    usual = {option.key: option.default for option in game.options}
    return fixed, cast("Weighed[Any]", POLICIES[given.game]).table(given.players, usual | fixed)


def main(arguments: Sequence[str] | None = None) -> int:
    """Find and write the weights; returns 2 if the arguments are wrong, else 0."""
    given = parser().parse_args(arguments)
    players = GAMES[given.game].players
    if given.players not in players:
        print(f"--players: one of {', '.join(map(str, players))}", file=sys.stderr)
        return 2
    if given.games < FEWEST or min(given.rounds, given.jobs) < 1 or given.seed < 0:
        print(f"--games, --rounds, --jobs, --seed: {FEWEST} or more, 1 or more, and 0 or more", file=sys.stderr)
        return 2
    try:
        table = options_and_table(given)[1]
    except BadArgument as error:
        print(error, file=sys.stderr)
        return 2
    out = given.out or Path(__file__).parent / given.game / "tuned.json"
    try:
        tables = tables_of(out)
        first = cast("Weighed[Any]", POLICIES[given.game]).weights[table]
        start = start_of(given.start, tables) if given.start else first
        found = tuned(given, given.file or FOLDER / given.game / f"tuned_{table}.jsonl", first, start)
    except (BadArgument, FileError) as error:
        print(error, file=sys.stderr)
        return 2
    tables[str(table)] = found
    whole = {"format": FORMAT, "tables": dict(sorted(tables.items()))}
    out.write_text(json.dumps(whole, separators=(",", ":")) + "\n", "utf-8", newline="\n")
    say(f"written: {out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
