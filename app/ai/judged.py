"""Games between opponents with the data to judge some of their positions, and the files that keep them.

A file has one line per game (``lines.py``).  Of a position it keeps the deals that chances to win are computed from
(``app.ai.playouts.played_deals``) instead of the chances, so that other weights can be tried without playing again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from random import Random
from typing import Any

from app.ai import POLICIES, lines
from app.ai.chances import Projection, features, predicted
from app.ai.levels import Memory, choose
from app.ai.lines import FileError
from app.ai.player import AnyPolicy, Budget, shares
from app.ai.playouts import played_deals
from app.ai.selfplay import drawn_options
from app.engines import GAMES
from app.engines.contract import NOBODY, State

POSITIONS, DEALS, ITERATIONS = 9, 16, 200
"""Defaults of ``FileHeader``."""


@dataclass(frozen=True, slots=True)
class FileHeader:
    """What the games of a file have in common.

    Attributes:
        game: Key of the game.
        players: Number of seats.
        levels: Levels of the opponents; each seat of each game draws one of them.
        positions: Most positions per game; each is the start of a turn.
        deals: Number of deals per position.
        iterations: Simulations per decision of a level that searches.
    """

    game: str
    players: int
    levels: tuple[str, ...]
    positions: int = POSITIONS
    deals: int = DEALS
    iterations: int = ITERATIONS


@dataclass(frozen=True, slots=True)
class World:
    """One deal of a position, played on to the end of the turn.

    Attributes:
        values: ``Projection.values`` there; the win share per seat if the game is over.
        over: Whether the game is over there.
        actor: The seat to act there, ``NOBODY`` if it is over.
        played: Share of the game played, 0 to 1.
        points: Points per seat; empty if it is over.
    """

    values: Sequence[float]
    over: bool = True
    actor: int = NOBODY
    played: float = 1.0
    points: Sequence[int] = ()

    def chances(self, weights: Sequence[float], viewer: int) -> Sequence[float]:
        """The chance to win per seat with these weights; sums to 1."""
        if self.over:
            return self.values
        projection = Projection(self.values, self.played)
        return predicted(weights, features(projection, self.points, self.actor, viewer))


@dataclass(frozen=True, slots=True)
class Judged:
    """A position with the deals from which a viewer's estimate of the chances is computed.

    Attributes:
        ply: Number of actions before the position.
        viewer: Seat of the viewer.
        points: Points per seat.
        played: Share of the game played, as in ``Projection``.
        worlds: The deals.
    """

    ply: int
    viewer: int
    points: Sequence[int]
    played: float
    worlds: Sequence[World]

    def told(self, weights: Sequence[float]) -> list[float]:
        """The chances to win that the viewer is shown, per seat: the mean over the deals.  Sums to 1."""
        each = [world.chances(weights, self.viewer) for world in self.worlds]
        return [sum(column) / len(each) for column in zip(*each, strict=True)]


@dataclass(frozen=True, slots=True)
class JudgedGame:
    """A game, its result, and some of its positions.

    Attributes:
        seed: Seed of the game; games with an odd one are played with randomly drawn options.
        levels: Level per seat.
        options: The options that are not the default.
        actions: Index of the action taken in ``legal()``, by ply.
        result: Win share per seat.
        scores: Final points per seat.
        start: Position 0.
        positions: A random sample of the positions at which turns begin.
    """

    seed: int
    levels: Sequence[str]
    options: Mapping[str, Any]
    actions: Sequence[int]
    result: Sequence[float]
    scores: Sequence[int]
    start: Judged
    positions: Sequence[Judged]


def play_and_judge(header: FileHeader, seed: int) -> JudgedGame:
    """Play one game and deal some of its positions; the same ``seed`` gives the same game."""
    game, policy = GAMES[header.game], POLICIES[header.game]
    rng = Random(f"calibration {seed}")
    options = drawn_options(game, header.players, rng) if seed % 2 else None
    levels = [header.levels[int(rng.random() * len(header.levels))] for _ in range(header.players)]
    state = game.new(header.players, options, seed)
    # Play the game, and keep the positions at which turns begin.
    memory, actions, turn = Memory(), list[int](), 0
    begins: list[tuple[int, State]] = []
    while state.actor != NOBODY:
        if state.turn != turn:
            turn = state.turn
            begins.append((len(actions), state.clone()))
        legal, index = state.legal(), 0
        if len(legal) > 1:
            seat = state.actor
            view = state.resample(seat, rng)
            choice = memory.recall(view, seat, levels[seat])
            if choice is None:
                choice = choose(view, seat, levels[seat], policy, Budget(iterations=header.iterations), rng)
                memory.keep(view, seat, levels[seat], choice)
            index = choice.index
        actions.append(index)
        state.apply(legal[index])
    # The lowest bit of the seed tells whether options are drawn, so the viewer goes by the other bits.
    start = judge(policy, 0, begins[0][1], seed // 2 % header.players, header.deals, rng)
    # Judge some of them, each for a random viewer.
    drawn = sorted(rng.sample(begins, min(header.positions, len(begins))), key=lambda each: each[0])
    judged = [judge(policy, ply, at, int(rng.random() * header.players), header.deals, rng) for ply, at in drawn]
    special = {each.key: state.options[each.key] for each in game.options if state.options[each.key] != each.default}
    return JudgedGame(seed, levels, special, actions, shares(state), state.scores(), start, judged)


def judge(policy: AnyPolicy, ply: int, position: State, viewer: int, deals: int, rng: Random) -> Judged:
    """Deal a position ``deals`` times.  Of the true position only public things are read, such as the points."""
    worlds = []
    for state in played_deals(position, viewer, policy, deals, rng):
        if state.actor == NOBODY:
            worlds.append(World(shares(state)))
            continue
        projection = policy.projection(state)
        values = [round(value, 4) for value in projection.values]
        worlds.append(World(values, False, state.actor, round(projection.played, 4), state.scores()))
    played = policy.projection(policy.world(position, viewer, rng)).played
    return Judged(ply, viewer, position.scores(), played, worlds)


# Files


def begin(path: Path, header: FileHeader) -> set[int]:
    """Open or make a file for more games (``lines.begin``); returns the seeds that it has already.

    Raises:
        FileError: It is about other games, or damaged.
    """
    lines.begin(path, asdict(header))
    return {game.seed for game in read_games(path)[1]}


def append(path: Path, game: JudgedGame) -> None:
    """Append a game to a file."""
    found = asdict(game)
    for judged in (found["start"], *found["positions"]):
        judged["worlds"] = [_packed(world) for world in judged["worlds"]]
    lines.append(path, found)


def read_games(path: Path) -> tuple[FileHeader, list[JudgedGame]]:
    """The header and the games of a file, in the order of their seeds.

    Raises:
        FileError: It cannot be read.
    """
    first, found = lines.read(path)
    try:
        header = FileHeader(**{**first, "levels": tuple(first["levels"])})
        games = [_game(each) for each in found]
    except (ValueError, LookupError, TypeError) as error:
        raise FileError(f"{path.name}: cannot be read ({error})") from error
    return header, sorted(games, key=lambda game: game.seed)


def _packed(world: Mapping[str, Any]) -> list[Any]:
    """A deal as a JSON list: if it is over, only the win shares, which ``_world`` tells by their types."""
    if world["over"]:
        return list(world["values"])
    return [world["actor"], world["played"], world["values"], world["points"]]


def _world(packed: Sequence[Any]) -> World:
    if any(isinstance(part, list) for part in packed):
        actor, played, values, points = packed
        return World(values, False, actor, played, points)
    return World(packed)


def _judged(found: Mapping[str, Any]) -> Judged:
    kept = {each.name: found[each.name] for each in fields(Judged)}
    return Judged(**{**kept, "worlds": [_world(packed) for packed in found["worlds"]]})


def _game(found: Mapping[str, Any]) -> JudgedGame:
    kept = {each.name: found[each.name] for each in fields(JudgedGame)}
    positions = [_judged(each) for each in found["positions"]]
    return JudgedGame(**{**kept, "start": _judged(found["start"]), "positions": positions})
