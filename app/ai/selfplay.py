"""Games of opponents for a training: some positions of each as features, and how the game ended.

One JSON object per line and game, appended as soon as it was played (``app.ai.train``).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, cast

from app.ai import POLICIES
from app.ai.fit import SURPRISE, drawn_options
from app.ai.levels import Memory, choose
from app.ai.player import Budget, shares, until_turn
from app.ai.search import follow
from app.engines import GAMES
from app.engines.contract import NOBODY, Action, State

if TYPE_CHECKING:
    from app.ai.chances import Projection
    from app.ai.value import Row, Value

ROLLOUT = "rollout"
"""Besides the levels: whoever plays as simulations do."""

POSITIONS = 12
"""Of a game; neighbours tell the same."""

PLACES = 5
"""Digits of a feature."""

S = TypeVar("S", contravariant=True)


class Learned(Protocol[S]):
    """A policy whose judgement can be learned.

    Attributes:
        value: What was learned last.
    """

    value: Value

    def rows(self, state: S) -> list[Row]:
        """The features of every seat, as far as the state shows them; at the start of a turn."""
        ...

    def plain_projection(self, state: S) -> Projection:
        """What is thought of the position without what was learned; at the start of a turn."""
        ...


@dataclass(frozen=True, slots=True)
class Task:
    """What is to be played.

    Attributes:
        game: Its key.
        players: Seats at the table.
        seed: Of the game; odd ones have options drawn.
        level: Of all seats, or ``ROLLOUT``.
        positions: How many are noted, at most.
        iterations: Simulations per decision of a level that searches.
        value: What the opponents judge by, where that is not what ships.
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
    """A position.

    Attributes:
        rows: Features per seat.
        values: What each seat is thought to end with, without what was learned.
        played: Share of the game.
        points: What every seat has.
        actor: Who is to decide.
    """

    rows: Sequence[Row]
    values: Sequence[float]
    played: float
    points: Sequence[int]
    actor: int


@dataclass(frozen=True, slots=True)
class NotedGame:
    """A game and some of its positions.

    Attributes:
        seed: Of the game.
        result: Win share per seat.
        scores: Points per seat.
        positions: Drawn from all beginnings of turns.
    """

    seed: int
    result: Sequence[float]
    scores: Sequence[int]
    positions: Sequence[Noted]


def play_and_note(task: Task) -> NotedGame:
    """One game; the same for the same task."""
    game, policy = GAMES[task.game], POLICIES[task.game]
    learned = cast("Learned[Any]", policy)
    if task.value is not None:
        learned.value.become(task.value)
    rng = Random(f"training {task.seed}")
    options = drawn_options(game, task.players, rng) if task.seed % 2 else None
    state = game.new(task.players, options, task.seed)
    memory, turn = Memory(), 0
    begins: list[State] = []
    while state.actor != NOBODY:
        if state.turn != turn:
            turn = state.turn
            begins.append(state.clone())
        follow(state, _next(state, task, memory, rng), until_turn(turn + 1))
    begins = rng.sample(begins, min(task.positions, len(begins)))
    return NotedGame(task.seed, shares(state), state.scores(), [noted(each, learned) for each in begins])


def noted(state: State, learned: Learned[Any]) -> Noted:
    """A position as a training reads it."""
    rows = [[round(value, PLACES) for value in row] for row in learned.rows(state)]
    projection = learned.plain_projection(state)
    values = [round(value, PLACES) for value in projection.values]
    return Noted(rows, values, round(projection.played, PLACES), state.scores(), state.actor)


def _next(state: State, task: Task, memory: Memory, rng: Random) -> Sequence[Action]:
    """What is played, with a surprise now and then so that everything is met."""
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
        choice = choose(view, seat, task.level, policy, Budget(iterations=task.iterations), rng)
        memory.keep(view, seat, task.level, choice)
    return (legal[choice.index],)


# Files


def begin(path: Path) -> set[int]:
    """Open a file for more games: the seeds that it has already.

    What a broken run left of its last line is dropped.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    whole = path.read_bytes().rpartition(b"\n")[0] if path.exists() else b""
    path.write_bytes(whole + b"\n" if whole else b"")
    return {game.seed for game in read(path)}


def append(path: Path, game: NotedGame) -> None:
    """Add a game."""
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
