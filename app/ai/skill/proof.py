"""Hold luck and skill against games: ``python -m app.ai.skill.proof port_royal luck --games 200``.

Games are played from fresh seeds, and one line tells what came out, with its standard error over the games.

* ``luck``: the mean sum of luck, of corrections and the largest gap of the sums; luck has to be 0 within its error.
* ``decisions``: the mean sum of a level's decisions; a Master's has to be nearer to 0 than an Apprentice's.
* ``planted``: one random legal action is put into a game of Masters.  How often those that a look at 400 deals calls
  costly (``COST``) are among the costliest three decisions of that seat.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from random import Random
from time import process_time

from app.ai import POLICIES
from app.ai.decision_review import reconsider
from app.ai.levels import LEVELS, MASTER, Memory, choose
from app.ai.player import Budget
from app.ai.skill.account import Account, account, luck_alone
from app.ai.skill.ledger import Estimate, mean_of
from app.ai.skill.outlook import Played
from app.engines import GAMES
from app.engines.contract import NOBODY, Action, State

LOOK = 400
"""Deals that say what a planted action costs."""

COST = 0.05
"""What it has to cost to count."""

AMONG = 3
"""Among how many of the costliest decisions it has to be found."""


@dataclass(frozen=True, slots=True)
class Table:
    """What is played.

    Attributes:
        game: Key of the game.
        players: Seats.
        level: Of all seats.
        iterations: Simulations per decision of a Master.
        deals: Per position, where only luck is looked at; its mean is the same with any number.
    """

    game: str
    players: int
    level: str
    iterations: int
    deals: int


class Seats:
    """The players of one game."""

    def __init__(self, table: Table, rng: Random) -> None:
        self._table, self._rng = table, rng
        self._policy, self._memory = POLICIES[table.game], Memory()

    def decide(self, state: State) -> Action:
        """What the seat to act does."""
        actions, level = state.legal(), self._table.level
        if len(actions) == 1:
            return actions[0]
        view = state.resample(state.actor, self._rng)
        choice = self._memory.recall(view, state.actor, level)
        if choice is None:
            budget = Budget(iterations=self._table.iterations)
            choice = choose(view, state.actor, level, self._policy, budget, self._rng)
            self._memory.keep(view, state.actor, level, choice)
        return actions[choice.index]


def played_on(states: list[State], actions: list[Action], seats: Seats) -> Played:
    """A game from its last position to its end."""
    while states[-1].actor != NOBODY:
        action = seats.decide(states[-1])
        after = states[-1].clone()
        after.apply(action)
        states.append(after)
        actions.append(action)
    return Played(states, actions)


def a_game(table: Table, seed: int) -> Played:
    """One game from its start."""
    return played_on([GAMES[table.game].new(table.players, None, seed)], [], Seats(table, Random(seed)))


Row = tuple[float, ...]
"""What one game gives; empty when it gives nothing."""


def luck_of(task: tuple[Table, int]) -> Row:
    """Per seat luck, then per seat correction, then the largest gap of a seat's sums."""
    table, seed = task
    found = luck_alone(a_game(table, seed), seed, table.deals)
    sums = [found.sums(seat) for seat in range(table.players)]
    gaps = [abs(_total(found, seat) - each.result.value) for seat, each in enumerate(sums)]
    return (*(each.luck.value for each in sums), *(each.correction.value for each in sums), max(gaps))


def _total(found: Account, seat: int) -> float:
    sums = found.sums(seat)
    terms = (sums.start, sums.luck, sums.decisions, sums.improvement, sums.others, sums.correction)
    return sum(term.value for term in terms)


def decisions_of(task: tuple[Table, int]) -> Row:
    """The sum of the decisions, mean over the seats, and seconds of processor time for the account."""
    table, seed = task
    game = a_game(table, seed)
    begun = process_time()
    found = account(game, seed)
    spent = process_time() - begun
    return sum(found.sums(seat).decisions.value for seat in range(table.players)) / table.players, spent


def planted(task: tuple[Table, int]) -> Row:
    """What a random action costs, and its place among the decisions of its seat, 1 for the costliest."""
    table, seed = task
    rng = Random(seed)
    policy = POLICIES[table.game]
    game = a_game(table, seed)
    wanted = [position for position in range(game.plies) if len(game.states[position].legal()) > 1]
    position = wanted[int(rng.random() * len(wanted))]
    state = game.states[position]
    others = [i for i, action in enumerate(state.legal()) if action != game.actions[position]]
    taken = others[int(rng.random() * len(others))]
    view = state.resample(state.actor, rng)
    cost = reconsider(view, taken, policy, Budget(iterations=table.iterations), LOOK, seed).gain
    if cost < COST:
        return ()
    after = state.clone()
    after.apply(state.legal()[taken])
    actions = [*game.actions[:position], state.legal()[taken]]
    spoilt = played_on([*game.states[: position + 1], after], actions, Seats(table, rng))
    found = account(spoilt, seed)
    losses = sorted(each.loss.value for at, each in found.decisions.items() if spoilt.states[at].actor == state.actor)
    own = found.decisions[position].loss.value
    place = 1 + losses.index(own) if own < 0.0 else len(losses)
    return cost, float(place), own


def _luck_lines(table: Table, rows: Sequence[Row]) -> Iterable[str]:
    players = table.players
    for name, first in (("luck", 0), ("correction", players)):
        for seat in range(players):
            yield f"{name} of seat {seat}: {_percent(mean_of([row[first + seat] for row in rows]))} a game"
    yield f"largest gap between the sums and the result: {max(row[-1] for row in rows):.1e}"


def _decision_lines(table: Table, rows: Sequence[Row]) -> Iterable[str]:
    yield f"decisions of {table.level}: {_percent(mean_of([row[0] for row in rows]))} a game and seat"
    yield f"processor time of both passes: {sum(row[1] for row in rows) / len(rows):.1f} s a game"


def _planted_lines(_table: Table, rows: Sequence[Row]) -> Iterable[str]:
    hits = sum(row[1] <= AMONG for row in rows)
    yield f"{len(rows)} planted actions cost {COST:.0%} or more; {hits} found among the {AMONG} costliest"
    missed = [f"{row[0]:.0%} seen as {row[2]:+.0%}, place {row[1]:.0f}" for row in rows if row[1] > AMONG]
    if missed:
        yield f"missed: {'; '.join(missed)}"


def _percent(each: Estimate) -> str:
    return f"{100 * each.value:+.2f} ± {100 * each.error:.2f} %"


Proof = tuple[Callable[[tuple[Table, int]], Row], Callable[[Table, Sequence[Row]], Iterable[str]]]

PROOFS: dict[str, Proof] = {
    "luck": (luck_of, _luck_lines),
    "decisions": (decisions_of, _decision_lines),
    "planted": (planted, _planted_lines),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, reckon and tell."""
    it = argparse.ArgumentParser(prog="python -m app.ai.skill.proof", description=__doc__)
    it.add_argument("game", choices=sorted(POLICIES))
    it.add_argument("what", choices=sorted(PROOFS))
    it.add_argument("--players", type=int, default=2)
    it.add_argument("--level", choices=LEVELS, default=MASTER)
    it.add_argument("--games", type=int, default=20)
    it.add_argument("--seed", type=int, default=1, help="of the first game (default 1)")
    it.add_argument("--iterations", type=int, default=40, help="simulations per decision of a Master (default 40)")
    it.add_argument("--deals", type=int, default=4, help="deals per position of the proof of luck (default 4)")
    it.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    given = it.parse_args(arguments)
    table = Table(given.game, given.players, given.level, given.iterations, given.deals)
    work, lines = PROOFS[given.what]
    tasks = [(table, seed) for seed in range(given.seed, given.seed + given.games)]
    if given.jobs > 1:
        with get_context("spawn").Pool(given.jobs) as pool:
            found = list(pool.imap(work, tasks))
    else:
        found = list(map(work, tasks))
    rows = [row for row in found if row]
    sys.stdout.write(f"{table.game}, {table.players} players, {table.level}, {given.games} games from {given.seed}\n")
    for line in lines(table, rows) if rows else ["nothing to tell"]:
        sys.stdout.write(f"  {line}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
