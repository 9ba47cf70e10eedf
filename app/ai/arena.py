"""Measure the opponents against each other: ``python -m app.ai.arena port_royal --seats master,journeyman``.

Games are played in blocks: one seed of the game, once per rotation of the seats, so that luck and the advantage of a
seat cancel out.  The first of ``--seats`` is measured; the last fills the seats that are left.  ``--record`` appends
the result to the ladder (``app.ai.ladder``) once all games are played.

With ``--file`` every block is written to a file as soon as it is played; an interrupted run, or one with more games,
goes on from there.  With ``--jobs`` several processes play, with ``--scheduler`` those of a Dask cluster
(``app.ai.cluster``); the games are the same.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from app.ai import POLICIES, ladder, lines
from app.ai.blocks import executors, finished
from app.ai.cluster import ClusterError, sources
from app.ai.levels import (
    JOURNEYMAN,
    LEVELS,
    MASTER,
    RANDOM,
    SEARCHING,
    Memory,
    TimeBudget,
    choose,
    simulations,
    turn_seconds,
)
from app.ai.lines import FileError
from app.ai.player import Budget, shares
from app.ai.statistics import Interval, bootstrap, both, elo, percentile, wilson
from app.engines import GAMES
from app.engines.contract import NOBODY, Game


class BadArgument(ValueError):
    """The arguments ask for something that cannot be played; the message is one sentence."""


@dataclass(frozen=True, slots=True)
class MatchUp:
    """What is measured.

    Attributes:
        game: Key of the game.
        levels: Level per seat, before rotation.
        options: Options of the game.
        iterations: Simulations per decision of a master (a grandmaster has more); 0 to limit the time instead.
        seconds: Wall time per turn of a level that searches, if there are no iterations; 0 for its usual time.
    """

    game: str
    levels: tuple[str, ...]
    options: Mapping[str, Any]
    iterations: int
    seconds: float


@dataclass(slots=True)
class ArenaResult:
    """One game.  All lists are in the order of ``MatchUp.levels``, so the rotation of the seats is undone.

    Attributes:
        seed: Seed of the game.
        shares: Win share.
        scores: Final points.
        rounds: Number of rounds.
        times: Seconds of every decision with a choice; empty if the game was read from a file.
        turns: Seconds of all decisions of a turn, by number of the turn; likewise.
        forced: Number of decisions without a choice; likewise.
    """

    seed: int
    shares: list[float]
    scores: list[int]
    rounds: int = 0
    times: list[list[float]] = field(default_factory=list)
    turns: list[dict[int, float]] = field(default_factory=list)
    forced: int = 0


def play(match: MatchUp, seed: int, rotation: int) -> ArenaResult:
    """Play one game; level ``i`` of the match sits at seat ``(i + rotation) % players``."""
    players = len(match.levels)
    state = GAMES[match.game].new(players, match.options, seed)
    policy = POLICIES[match.game]
    rng = Random(seed * 64 + rotation)
    time_budget, memory = TimeBudget(match.seconds or None), Memory()
    result = ArenaResult(seed, [], [], times=[[] for _ in range(players)], turns=[{} for _ in range(players)])
    while state.actor != NOBODY:
        actions = state.legal()
        if len(actions) == 1:
            state.apply(actions[0])
            result.forced += 1
            continue
        seat = state.actor
        at = (seat - rotation) % players
        begun = perf_counter()
        view = state.resample(seat, rng)
        level = match.levels[at]
        choice = memory.recall(view, seat, level)
        if choice is None:
            given = simulations(level, match.iterations)
            budget = Budget(iterations=given) if given else time_budget.budget(view, seat, policy.share, level)
            choice = choose(view, seat, level, policy, budget, rng)
            memory.keep(view, seat, level, choice)
        spent = perf_counter() - begun
        if not match.iterations:
            time_budget.spend(seat, spent)
        result.times[at].append(spent)
        result.turns[at][state.turn] = result.turns[at].get(state.turn, 0.0) + spent
        state.apply(actions[choice.index])
    won, scores = shares(state), state.scores()
    places = [(at + rotation) % players for at in range(players)]
    result.shares = [won[place] for place in places]
    result.scores = [scores[place] for place in places]
    result.rounds = state.round
    return result


def play_block(task: tuple[MatchUp, int]) -> list[ArenaResult]:
    """Play a block: all rotations of one seed.  A single argument, as ``finished`` passes it."""
    match, seed = task
    return [play(match, seed, rotation) for rotation in range(len(match.levels))]


def blocks(match: MatchUp, seeds: Iterable[int], jobs: int, address: str = "") -> Iterator[list[ArenaResult]]:
    """Play a block for each seed; yields them as they are finished.  See ``executors`` for the last two arguments."""
    return finished(play_block, [(match, seed) for seed in seeds], executors(jobs, address))


# Files


def begin(path: Path, match: MatchUp) -> list[list[ArenaResult]]:
    """Open or make a file for the blocks of a match; returns those that it has already.

    Raises:
        FileError: It has games of another match or by other sources, or it is damaged.
    """
    try:
        return [[_kept(game) for game in block] for block in lines.begin(path, {**asdict(match), "sources": sources()})]
    except (LookupError, TypeError) as error:
        raise FileError(f"{path.name}: cannot be read ({error})") from error


def keep(path: Path, block: Sequence[ArenaResult]) -> None:
    """Append a block to a file."""
    lines.append(path, [{name: getattr(game, name) for name in KEPT} for game in block])


KEPT = ("seed", "shares", "scores", "rounds")
"""The fields that a file keeps of a game: the first ones of ``ArenaResult``."""


def _kept(found: Mapping[str, Any]) -> ArenaResult:
    seats = range(len(found["shares"]))
    game = ArenaResult(*(found[name] for name in KEPT))
    game.times, game.turns = [[] for _ in seats], [{} for _ in seats]
    return game


# Arguments


def parser() -> argparse.ArgumentParser:
    """The arguments of the command line."""
    it = argparse.ArgumentParser(prog="python -m app.ai.arena", description=__doc__)
    it.add_argument("game", help=f"one of: {', '.join(GAMES)}")
    it.add_argument("--seats", default=f"{MASTER},{JOURNEYMAN}", help="levels, the measured one first")
    it.add_argument("--games", type=int, default=200, help="rounded up to whole blocks (default 200)")
    it.add_argument("--players", type=int, help="default: as many as --seats names")
    it.add_argument("--options", default="", help="key=value, several parted by commas")
    it.add_argument("--seed", type=int, default=1, help="seed of the first block (default 1)")
    it.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    it.add_argument("--scheduler", default="", metavar="ADDRESS", help="hand the blocks to a Dask scheduler instead")
    it.add_argument("--file", type=Path, help="keep the blocks there, and go on where it stopped")
    it.add_argument(
        "--iterations", type=int, default=0, help="simulations per decision of a master (grandmaster: more)"
    )
    it.add_argument(
        "--seconds", type=float, default=0.0, help="time per turn of levels that search (default: their own)"
    )
    it.add_argument("--record", nargs="?", const=ladder.PATH, type=Path, help="append to the ladder (or to this file)")
    it.add_argument("--note", default="", help="what else has to be known of a recorded result")
    return it


def match_of(arguments: argparse.Namespace) -> MatchUp:
    """The match that the arguments ask for.

    Raises:
        BadArgument: It cannot be played.
    """
    if arguments.game not in GAMES:
        raise BadArgument(f"game: {arguments.game!r} is not one of {', '.join(GAMES)}")
    game = GAMES[arguments.game]
    levels = tuple(arguments.seats.split(","))
    for level in levels:
        if level not in (*LEVELS, RANDOM):
            raise BadArgument(f"--seats: {level!r} is not one of {', '.join((*LEVELS, RANDOM))}")
    players = len(levels) if arguments.players is None else arguments.players
    if players not in game.players or players < len(levels):
        raise BadArgument(f"--players: {game.key} cannot seat {', '.join(levels)} as {players}")
    for name, value, least in (("games", arguments.games, 1), ("jobs", arguments.jobs, 1)):
        if value < least:
            raise BadArgument(f"--{name}: {value} is less than {least}")
    if arguments.iterations < 0 or not 0.0 <= arguments.seconds < 3600.0:
        raise BadArgument("--iterations, --seconds: must be positive")
    levels += levels[-1:] * (players - len(levels))
    options = options_of(game, arguments.options)
    try:
        game.new(players, options)
    except ValueError as error:
        raise BadArgument(f"--options: {error}") from error
    return MatchUp(game.key, levels, options, arguments.iterations, arguments.seconds)


def options_of(game: Game, text: str) -> dict[str, Any]:
    """Parse a text such as ``"expansion=contracts,influence=15"`` to options of a game.

    Raises:
        BadArgument: There is no such option or value.
    """
    known = {option.key: option for option in game.options}
    options: dict[str, Any] = {}
    for part in filter(None, text.split(",")):
        key, _, value = part.partition("=")
        if key not in known:
            raise BadArgument(f"--options: {key!r} is not one of {', '.join(known)}")
        spelled = {str(choice).lower(): choice for choice in known[key].choices}
        if value.lower() not in spelled:
            raise BadArgument(f"--options: {key} cannot be {value!r}, only {', '.join(spelled)}")
        options[key] = spelled[value.lower()]
    return options


# Report


def report(match: MatchUp, results: Sequence[Sequence[ArenaResult]], seconds: float) -> Iterator[str]:
    """The lines of the report.

    Args:
        match: What was measured.
        results: The games, by block.
        seconds: Wall time of the whole run.
    """
    players = len(match.levels)
    games = [game for block in results for game in block]
    rng = Random(0)
    yield (
        f"{match.game}: {' v '.join(match.levels)}; {len(games)} games in {len(results)} blocks, "
        f"options {dict(match.options) or 'default'}, "
        f"{_thinking(match)}"
    )
    for level in dict.fromkeys(match.levels):
        at = [i for i, name in enumerate(match.levels) if name == level]
        yield from _strength(level, at, players, results, rng)
        yield from _speed(level, at, games)
    mean_rounds = sum(game.rounds for game in games) / len(games)
    decisions = sum(len(times) for game in games for times in game.times) + sum(game.forced for game in games)
    yield f"rounds a game {mean_rounds:.2f}; {decisions / seconds:.0f} decisions a second; {seconds:.0f} s in all"


def _thinking(match: MatchUp) -> str:
    if match.iterations:
        return f"{match.iterations} iterations a decision"
    return f"{match.seconds:g} s a turn" if match.seconds else "time as in the program"


def pairing(
    match: MatchUp, results: Sequence[Sequence[ArenaResult]], given: argparse.Namespace, commit: str, begun: str
) -> ladder.Pairing:
    """The result as the ladder keeps it; ``begun`` is when the measurement began."""
    players, defaults = len(match.levels), {option.key: option.default for option in GAMES[match.game].options}
    games = [game for block in results for game in block]
    searching = any(level in SEARCHING for level in match.levels)
    wins = round(sum(game.shares[0] for game in games), 3)
    low, high = ladder.percent(wilson(wins / len(games), len(games)))
    scores = [sum(game.scores[at] for game in games) / len(games) for at in range(players)]
    options = {key: value for key, value in match.options.items() if value != defaults[key]}
    return ladder.Pairing(
        game=match.game,
        players=players,
        options=options,
        seats=match.levels,
        seeds=((given.seed, given.seed + len(results) - 1),),
        iterations=match.iterations if searching and match.iterations else None,
        seconds=(match.seconds or turn_seconds(match.levels[0])) if searching and not match.iterations else None,
        games=len(games),
        wins=int(wins) if wins == int(wins) else wins,
        percent=None,
        interval=(round(low, 1), round(high, 1)),
        scores=(round(scores[0], 2), round(sum(scores[1:]) / (players - 1), 2)),
        command=command(given),
        commit=commit,
        date=begun,
        note=given.note,
    )


def command(given: argparse.Namespace) -> str:
    """The command that repeats the measurement; arguments without influence on the result are left out."""
    words = ["python", "-m", "app.ai.arena", given.game, "--seats", given.seats, "--games", str(given.games)]
    words += ["--seed", str(given.seed)]
    words += ["--players", str(given.players)] if given.players is not None else []
    words += ["--options", given.options] if given.options else []
    if not any(level in SEARCHING for level in given.seats.split(",")):
        return shlex.join(words)
    if given.iterations:
        words += ["--iterations", str(given.iterations)]
    else:
        # With a time limit the number of processes that share the machine matters, too.
        words += ["--seconds", f"{given.seconds:g}"] if given.seconds else []
        words += ["--jobs", str(given.jobs)]
    return shlex.join(words)


def _strength(
    level: str, at: list[int], players: int, results: Sequence[Sequence[ArenaResult]], rng: Random
) -> Iterator[str]:
    games = [game for block in results for game in block]
    per_block = [sum(sum(game.shares[i] for i in at) for game in block) / len(block) / len(at) for block in results]
    share = sum(per_block) / len(per_block)
    score = sum(sum(game.scores[i] for i in at) for game in games) / len(games) / len(at)
    yield f"  {level}{f' (each of {len(at)})' if len(at) > 1 else ''}: mean score {score:.2f}"
    low, high = bootstrap(per_block, rng)
    yield f"    wins {_percent(share)}, blocks {_range((low, high))}, Wilson {_range(wilson(share, len(games)))}"
    if len(at) == 1:
        low, high = both((low, high), lambda part: elo(part, players))
        yield f"    Elo against the others {elo(share, players):+.0f} [{low:+.0f}, {high:+.0f}]"


def _speed(level: str, at: list[int], games: Sequence[ArenaResult]) -> Iterator[str]:
    times = sorted(time for game in games for i in at for time in game.times[i])
    turns = sorted(time for game in games for i in at for time in game.turns[i].values())
    if times:
        parts = ", ".join(f"{name} {1000 * percentile(times, part):.1f}" for name, part in PERCENTILES)
        longest = f"; longest turn {1000 * turns[-1]:.0f} ms"
        yield f"    {len(times)} decisions, ms: {parts}{longest}"


PERCENTILES = (("50 %", 0.5), ("95 %", 0.95), ("99 %", 0.99), ("most", 1.0))


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _range(interval: Interval) -> str:
    return f"[{100 * interval[0]:.1f}, {100 * interval[1]:.1f}]"


def _played(match: MatchUp, given: argparse.Namespace) -> list[list[ArenaResult]]:
    """All blocks, in the order of their seeds; those that are missing are played."""
    seeds = range(given.seed, given.seed - (-given.games // len(match.levels)))
    results = [block for block in begin(given.file, match) if block[0].seed in seeds] if given.file else []
    there = {block[0].seed for block in results}
    for block in blocks(match, [seed for seed in seeds if seed not in there], given.jobs, given.scheduler):
        results.append(block)
        if given.file:
            keep(given.file, block)
        if sys.stderr.isatty():
            print(f"\r{len(results)} of {len(seeds)} blocks", end="\n" * (len(results) == len(seeds)), file=sys.stderr)
    return sorted(results, key=lambda block: block[0].seed)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and tell; 2 when the arguments are wrong."""
    given = parser().parse_args(arguments)
    commit, moment = "", datetime.now(UTC).strftime(ladder.MINUTE)
    try:
        match = match_of(given)
        if given.record:  # before hours of play rather than after
            commit = ladder.ready(match.levels, given.record)
        begun = perf_counter()
        results = _played(match, given)
    except (BadArgument, ClusterError, FileError, ladder.LadderError) as error:
        print(error, file=sys.stderr)
        return 2
    for line in report(match, results, perf_counter() - begun):
        print(line)
    if given.record:
        ladder.append(pairing(match, results, given, commit, moment), given.record)
        print(f"recorded in {given.record.name}; python -m app.ai.published writes the page anew")
    return 0


if __name__ == "__main__":
    sys.exit(import_module("app.ai.arena").main())  # elsewhere work is looked for by the module's own name
