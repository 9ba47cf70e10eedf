"""Self-play for a training: games of opponents, each with its result and the features of some positions.

A file has one JSON object per line and game, appended as soon as the game is played (``app.ai.train``).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, cast

from app.ai import POLICIES
from app.ai.levels import GRANDMASTER, Memory, choose, errorless
from app.ai.player import Budget, shares, until_turn
from app.ai.playouts import follow
from app.engines import GAMES
from app.engines.contract import NOBODY, Action, Game, State

if TYPE_CHECKING:
    from app.ai.chances import Projection
    from app.ai.value import Row, Value

ROLLOUT = "rollout"
"""Besides the levels: a seat that plays by ``Policy.playout``."""
ERRORLESS = "errorless"
"""Likewise: a seat that plays by ``levels.errorless``, with a grandmaster's evaluation."""

POSITIONS = 12
"""Default size of the sample of a game's positions: more would hardly differ from their neighbours."""

PLACES = 5
"""Decimal places of a feature."""

SURPRISE = 0.03
"""Share of random actions, so that unusual positions occur, too."""

S = TypeVar("S", contravariant=True)


class Learned(Protocol[S]):
    """A policy with a learned evaluation.

    Attributes:
        value: The present evaluation.
    """

    value: Value

    def rows(self, state: S) -> list[Row]:
        """The features of every seat; ``state`` is at the start of a turn."""
        ...

    def plain_projection(self, state: S) -> Projection:
        """The projection without what was learned; ``state`` is at the start of a turn."""
        ...


@dataclass(frozen=True, slots=True)
class Task:
    """A game that is to be played.

    Attributes:
        game: Key of the game.
        players: Number of seats.
        seed: Seed of the game; games with an odd one are played with randomly drawn options.
        level: Level of all seats, or ``ROLLOUT`` or ``ERRORLESS``.
        positions: Most positions of the sample.
        iterations: Simulations per decision of a level that searches.
        value: The evaluation that the opponents play by; ``None`` for the one that comes with the program.
    """

    game: str
    players: int
    seed: int
    level: str
    positions: int = POSITIONS
    iterations: int = 24
    value: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Noted:
    """A position as a training reads it.

    Attributes:
        rows: Features per seat (``app.ai.value.Row``).
        values: ``Projection.values`` without what was learned.
        played: Share of the game played, 0 to 1.
        points: Points per seat.
        actor: The seat to act.
    """

    rows: Sequence[Row]
    values: Sequence[float]
    played: float
    points: Sequence[int]
    actor: int


@dataclass(frozen=True, slots=True)
class NotedGame:
    """A game and its positions.

    Attributes:
        seed: Seed of the game.
        result: Win share per seat.
        scores: Final points per seat.
        positions: The positions at which turns begin, from the first to the last.
        sample: Indices of a random sample of them.
    """

    seed: int
    result: Sequence[float]
    scores: Sequence[int]
    positions: Sequence[Noted]
    sample: Sequence[int]


def play_and_note(task: Task) -> NotedGame:
    """Play one game; the same task gives the same game."""
    game, policy = GAMES[task.game], POLICIES[task.game]
    learned = cast("Learned[Any]", policy)
    if task.value is not None:
        learned.value.become(task.value)
    rng = Random(f"training {task.seed}")
    options = drawn_options(game, task.players, rng) if task.seed % 2 else None
    state = game.new(task.players, options, task.seed)
    memory, turn = Memory(), 0
    begins: list[Noted] = []
    while state.actor != NOBODY:
        if state.turn != turn:
            turn = state.turn
            begins.append(noted(state, learned))
        follow(state, _next(state, task, memory, rng), until_turn(turn + 1))
    sample = rng.sample(range(len(begins)), min(task.positions, len(begins)))
    return NotedGame(task.seed, shares(state), state.scores(), begins, sample)


def noted(state: State, learned: Learned[Any]) -> Noted:
    """The training data of a position, rounded to ``PLACES``."""
    rows = [[round(value, PLACES) for value in row] for row in learned.rows(state)]
    projection = learned.plain_projection(state)
    values = [round(value, PLACES) for value in projection.values]
    return Noted(rows, values, round(projection.played, PLACES), state.scores(), state.actor)


def _next(state: State, task: Task, memory: Memory, rng: Random) -> Sequence[Action]:
    """The next actions of the seat to act; a random one now and then (``SURPRISE``), for unusual positions."""
    legal = state.legal()
    if len(legal) == 1:
        return legal
    if rng.random() < SURPRISE:
        return (legal[int(rng.random() * len(legal))],)
    policy, seat = POLICIES[task.game], state.actor
    if task.level == ROLLOUT:
        return policy.playout(state, rng)
    view = state.resample(seat, rng)
    choice = memory.recall(view, seat, task.level)
    if choice is None:
        if task.level == ERRORLESS:
            choice = errorless(view, seat, policy.of_level(GRANDMASTER), rng)
        else:
            choice = choose(view, seat, task.level, policy, Budget(iterations=task.iterations), rng)
        memory.keep(view, seat, task.level, choice)
    return (legal[choice.index],)


# Files


def begin(path: Path) -> set[int]:
    """Open or make a file for more games; returns the seeds that it has already.

    An incomplete last line, from an interrupted run, is dropped.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    whole = path.read_bytes().rpartition(b"\n")[0] if path.exists() else b""
    path.write_bytes(whole + b"\n" if whole else b"")
    return {game.seed for game in read(path)}


def append(path: Path, game: NotedGame) -> None:
    """Append a game to a file."""
    with path.open("a", encoding="utf-8", newline="\n") as file:
        file.write(json.dumps(asdict(game), separators=(",", ":")) + "\n")


def read(path: Path) -> list[NotedGame]:
    """All games of a file, in the order of their seeds."""
    games = []
    with path.open(encoding="utf-8") as file:
        for line in file:
            found = json.loads(line)
            games.append(NotedGame(**{**found, "positions": [Noted(**each) for each in found["positions"]]}))
    return sorted(games, key=lambda game: game.seed)


def drawn_options(game: Game, players: int, rng: Random, fixed: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Random options of a game that its rules allow, beside those that are fixed.

    An option with three to five choices is drawn evenly, for these are modules.  Any other one has its default, but in
    15 % of the games a choice that is drawn evenly.
    """
    chosen: dict[str, Any] = {option.key: option.default for option in game.options}
    for option in game.options:
        if 2 < len(option.choices) < 6 or rng.random() < 0.15:
            chosen[option.key] = option.choices[int(rng.random() * len(option.choices))]
    fixed = fixed or {}
    chosen |= fixed
    for option in game.options:
        if option.key not in fixed and chosen[option.key] != option.default and option.blocked(players, chosen):
            chosen[option.key] = option.default
    return chosen
