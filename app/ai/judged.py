"""Games of opponents with some of their positions judged for a viewer, and the files they are kept in.

A file has a line for each game (``lines.py``).  What is kept of a position are the deals that it was judged by
(``app.ai.search.played_deals``), not the chances: these are reckoned anew with the weights of the day.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from random import Random
from typing import Any

from app.ai import POLICIES, lines
from app.ai.chances import Projection, features, predicted
from app.ai.fit import drawn_options
from app.ai.levels import Memory, choose
from app.ai.lines import FileError
from app.ai.player import AnyPolicy, Budget, shares
from app.ai.search import played_deals
from app.engines import GAMES
from app.engines.contract import NOBODY, State

POSITIONS, DEALS, ITERATIONS = 9, 16, 200
"""What is judged of a game, and how long a level that searches thinks, where nothing else is said."""


@dataclass(frozen=True, slots=True)
class FileHeader:
    """What the games of a file have in common.

    Attributes:
        game: Key of the game.
        players: Seats at the table.
        levels: Of which every seat has one, drawn anew for every game.
        positions: Beginnings of turns that are judged in each game, at most.
        deals: Of each position.
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
        values: As ``Projection`` has them; win shares where the game is over.
        over: Whether it is.
        actor: Who is to decide then.
        played: Share of the game.
        points: Points per seat.
    """

    values: Sequence[float]
    over: bool = True
    actor: int = NOBODY
    played: float = 1.0
    points: Sequence[int] = ()

    def chances(self, weights: Sequence[float], viewer: int) -> Sequence[float]:
        """The chance to win per seat."""
        if self.over:
            return self.values
        projection = Projection(self.values, self.played)
        return predicted(weights, features(projection, self.points, self.actor, viewer))


@dataclass(frozen=True, slots=True)
class Judged:
    """A position as a viewer may think it.

    Attributes:
        ply: Actions before it.
        viewer: Seat.
        points: What every seat has.
        played: Share of the game, as the projection sees it.
        worlds: Deals of it.
    """

    ply: int
    viewer: int
    points: Sequence[int]
    played: float
    worlds: Sequence[World]

    def told(self, weights: Sequence[float]) -> list[float]:
        """What the viewer is shown: the chance to win per seat, a mean over the deals.  Sums to 1."""
        each = [world.chances(weights, self.viewer) for world in self.worlds]
        return [sum(column) / len(each) for column in zip(*each, strict=True)]


@dataclass(frozen=True, slots=True)
class JudgedGame:
    """A game and what was judged of it.

    Attributes:
        seed: Of the game; odd ones have options drawn.
        levels: Per seat.
        options: Those that are not the default.
        actions: Places in ``legal()``, ply by ply.
        result: Win share per seat.
        scores: Points per seat.
        start: Position 0.
        positions: Drawn from all beginnings of turns.
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
    """One game; the same for the same seed."""
    game, policy = GAMES[header.game], POLICIES[header.game]
    rng = Random(f"calibration {seed}")
    options = drawn_options(game, header.players, rng) if seed % 2 else None
    levels = [header.levels[int(rng.random() * len(header.levels))] for _ in range(header.players)]
    state = game.new(header.players, options, seed)
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
    start = judge(policy, 0, begins[0][1], seed // 2 % header.players, header.deals, rng)
    drawn = sorted(rng.sample(begins, min(header.positions, len(begins))), key=lambda each: each[0])
    judged = [judge(policy, ply, at, int(rng.random() * header.players), header.deals, rng) for ply, at in drawn]
    special = {each.key: state.options[each.key] for each in game.options if state.options[each.key] != each.default}
    return JudgedGame(seed, levels, special, actions, shares(state), state.scores(), start, judged)


def judge(policy: AnyPolicy, ply: int, position: State, viewer: int, deals: int, rng: Random) -> Judged:
    """Deal a position so many times; the true one is not looked at but for the points."""
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
    """Open a file for more games (``lines.begin``): the seeds it has already.

    Raises:
        FileError: The games in it are others, or it is damaged.
    """
    lines.begin(path, asdict(header))
    return {game.seed for game in read_games(path)[1]}


def append(path: Path, game: JudgedGame) -> None:
    """Add a game."""
    found = asdict(game)
    for judged in (found["start"], *found["positions"]):
        judged["worlds"] = [_packed(world) for world in judged["worlds"]]
    lines.append(path, found)


def read_games(path: Path) -> tuple[FileHeader, list[JudgedGame]]:
    """A file, in the order of the seeds.

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
    """A deal as the file has it: shares alone where it is over."""
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
