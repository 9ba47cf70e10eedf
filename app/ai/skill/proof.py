"""Test luck and skill against games of opponents: ``python -m app.ai.skill.proof port_royal luck --games 200``.

Games are played from fresh seeds; the result is printed with its standard error over the games.  What was found in a
game is written to a file at once, so an interrupted run goes on where it stopped.

* ``identity``: the largest difference between a seat's result and its start plus the five terms, which has to be 0; and
  the difference of two accounts with different deals, in units of the errors that they state.
* ``luck``: the mean sum of luck, which has to be 0 within its error, and of corrections.
* ``decisions``: the mean sum of a level's decisions; a Master's has to be nearer to 0 than an Apprentice's.  ``window``
  is what a review shows, where a master of ``--iterations`` simulations looks again at a seat's costliest decisions.
* ``order``: one seat of ``--level`` among seats of ``--against``; what each of them gives away, and how often it wins.
* ``planted``: one random legal action is put into a game.  Of those that cost ``COST`` or more in 400 deals, how many
  are among the three costliest decisions of their seat.

``--record`` puts the result into ``docs/proofs.json`` (``app.ai.skill.proofs``).
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import TYPE_CHECKING

from app.ai import POLICIES
from app.ai.blocks import finished, processes
from app.ai.decision_review import SECOND_LOOKS, Comparison, DecisionReview, reconsider
from app.ai.levels import JOURNEYMAN, LEVELS, MASTER, SEARCHING, Memory, choose, simulations
from app.ai.player import Budget, never, shares
from app.ai.skill.account import COSTLY, VERSION, Account, SeatAccount, account, decisions_alone, luck_alone
from app.ai.skill.decisions import continuations, continued
from app.ai.skill.ledger import Estimate, mean_of
from app.ai.skill.outlook import PastGame
from app.ai.skill.proofs import DECISIONS, IDENTITY, KINDS, LUCK, ORDER, PATH, PLANTED, Proof, ProofError, record
from app.engines import GAMES
from app.engines.contract import NOBODY, Action, State

if TYPE_CHECKING:
    from app.ai.skill.decisions import JudgedDecision

FOLDER = Path(__file__).resolve().parents[3] / "build" / "proofs"

LOOK, GLANCE = 400, 24
"""Deals that measure what a planted action costs, and deals of the first glance that selects it."""

AGAIN = 96
"""Deals of a decision review."""

COST, PROMISING = 0.05, 0.02
"""Chance to win that a planted action has to cost to count, and that it has to cost at first glance to be measured."""

AMONG = 3
"""A planted action is found if it is among so many costliest decisions of its seat."""

DRAWN = 40
"""Most actions that are drawn for a game until one promises to be costly."""

CLEAR = 2.0
"""Standard errors beyond ``COST`` at which an action is clearly costly."""

TERMS = ("start", "luck", "decisions", "improvement", "others", "correction")

FEWEST = 8
"""Fewest games for the mean of a figure that not all games have."""


@dataclass(frozen=True, slots=True)
class ProofTable:
    """What is measured, and in which games.

    Attributes:
        game: Key of the game.
        what: One of ``KINDS``.
        players: Number of seats.
        level: Level of all seats.
        iterations: Simulations per decision of a Master.
        deals: Deals per position, for ``LUCK`` only; the mean of luck does not depend on it.
        against: Level of all seats but one, for ``ORDER`` only.
    """

    game: str
    what: str
    players: int
    level: str
    iterations: int
    deals: int
    against: str = ""

    def measured(self, seed: int) -> int:
        """The seat of ``level`` among those of ``against``: the next one with every seed."""
        return seed % self.players

    def levels(self, seed: int) -> list[str]:
        """The level of every seat of the game with this seed."""
        found = [self.against or self.level] * self.players
        found[self.measured(seed)] = self.level
        return found


class Seats:
    """The opponents of one game."""

    def __init__(self, table: ProofTable, seed: int, rng: Random) -> None:
        self._table, self._levels, self._rng = table, table.levels(seed), rng
        self._policy, self._memory = POLICIES[table.game], Memory()

    def decide(self, state: State) -> Action:
        """What the seat to act does."""
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        level = self._levels[state.actor]
        view = state.resample(state.actor, self._rng)
        choice = self._memory.recall(view, state.actor, level)
        if choice is None:
            budget = Budget(iterations=simulations(level, self._table.iterations))
            choice = choose(view, state.actor, level, self._policy, budget, self._rng)
            self._memory.keep(view, state.actor, level, choice)
        return actions[choice.index]


def played_on(states: list[State], actions: list[Action], seats: Seats) -> PastGame:
    """Play a game on from its last position to its end; appends to ``states`` and ``actions``."""
    while states[-1].actor != NOBODY:
        action = seats.decide(states[-1])
        after = states[-1].clone()
        after.apply(action)
        states.append(after)
        actions.append(action)
    return PastGame(states, actions)


def a_game(table: ProofTable, seed: int) -> PastGame:
    """Play one game from its start, with the default options."""
    return played_on([GAMES[table.game].new(table.players, None, seed)], [], Seats(table, seed, Random(seed)))


Row = Mapping[str, float]
"""The figures of one game by name; empty if it has none."""

Figures = dict[str, tuple[float, float]]
"""By name, a value and its standard error."""


# --- one game ------------------------------------------------------------------------------------------------------


def identity_of(table: ProofTable, seed: int) -> Row:
    """``gap``: the largest gap of a seat's sums; by term: squared difference of two accounts over its variance."""
    game = a_game(table, seed)
    found = [account(game, each, deep=False) for each in (2 * seed, 2 * seed + 1)]
    row = {"gap": max(_gap(each, seat) for each in found for seat in range(table.players))}
    for name in TERMS:
        ratios = []
        for seat in range(table.players):
            one, other = (_term(each.sums(seat), name) for each in found)
            if one.variance + other.variance:
                ratios.append((one.value - other.value) ** 2 / (one.variance + other.variance))
        if ratios:
            row[name] = sum(ratios) / len(ratios)
    return row


def luck_of(table: ProofTable, seed: int) -> Row:
    """Sum of luck and of corrections per seat, and the largest gap of a seat's sums."""
    found = luck_alone(a_game(table, seed), seed, table.deals)
    row = {"gap": max(_gap(found, seat) for seat in range(table.players))}
    for seat in range(table.players):
        sums = found.sums(seat)
        row[f"luck {seat}"], row[f"correction {seat}"] = sums.luck.value, sums.correction.value
    return row


def _term(sums: SeatAccount, name: str) -> Estimate:
    found: Estimate = getattr(sums, name)
    return found


def _gap(found: Account, seat: int) -> float:
    sums = found.sums(seat)
    return abs(sum(_term(sums, name).value for name in TERMS) - sums.result.value)


def decisions_of(table: ProofTable, seed: int) -> Row:
    """Sum of decisions per seat after both passes, after the quick one, and as a review shows it; processor seconds."""
    game = a_game(table, seed)
    begun = process_time()
    first, both = decisions_alone(game, seed)
    spent = process_time() - begun
    seen = {position: each.loss.value for position, each in first.items()}
    seen |= looked_at_again(game, first, table, seed)
    quick, deep = (sum(each.loss.value for each in found.values()) / table.players for found in (first, both))
    return {"decisions": deep, "quick": quick, "window": sum(seen.values()) / table.players, "seconds": spent}


def order_of(table: ProofTable, seed: int) -> Row:
    """What the seat of ``level`` gives away, what the others do in the mean, the difference, and its win share."""
    game, seat = a_game(table, seed), table.measured(seed)
    _, found = decisions_alone(game, seed)
    sums = [0.0] * table.players
    for position, each in found.items():
        sums[game.states[position].actor] += each.loss.value
    own = sums.pop(seat)
    others = sum(sums) / len(sums)
    return {"level": own, "against": others, "apart": own - others, "won": shares(game.states[-1])[seat]}


def looked_at_again(
    game: PastGame, first: Mapping[int, JudgedDecision], table: ProofTable, seed: int
) -> dict[int, float]:
    """By position, the loss of each seat's costliest decisions by a master's review; above 0 by noise only."""
    policy, budget, found = POLICIES[table.game], Budget(iterations=table.iterations), {}
    best = {at: each.best for at, each in first.items() if each.deals}
    for seat in range(table.players):
        own = (at for at, each in first.items() if game.states[at].actor == seat)
        doubtful = [at for at in own if first[at].seems >= COSTLY]
        for at in sorted(doubtful, key=lambda at: -first[at].seems)[:SECOND_LOOKS]:
            view = game.states[at].resample(seat, Random(2 * seed))
            taken = view.legal().index(game.actions[at])
            further = continuations(continued(game, at)[1:], at, best)
            again = reconsider(view, taken, policy, budget, AGAIN, 2 * seed + 1, continuations=further)
            found[at] = 0.0 if again.index == taken else -again.gain
    return found


def planted(table: ProofTable, seed: int) -> Row:
    """Cost of a planted random action, and its rank among the decisions of its seat, 1 for the costliest.

    Empty if no costly action was found in ``DRAWN`` attempts.
    """
    rng = Random(seed)
    game = a_game(table, seed)
    wanted = [position for position in range(game.plies) if len(game.states[position].legal()) > 1]
    for _ in range(DRAWN):
        position = wanted[int(rng.random() * len(wanted))]
        state = game.states[position]
        others = [i for i, action in enumerate(state.legal()) if action != game.actions[position]]
        taken = others[int(rng.random() * len(others))]
        view = state.resample(state.actor, rng)
        if look(view, taken, table, GLANCE, 2 * seed).gain >= PROMISING:
            break
    else:
        return {}
    cost = look(view, taken, table, LOOK, 2 * seed + 1)
    if cost.gain < COST:
        return {}
    after = state.clone()
    after.apply(state.legal()[taken])
    actions = [*game.actions[:position], state.legal()[taken]]
    spoilt = played_on([*game.states[: position + 1], after], actions, Seats(table, seed, rng))
    _, found = decisions_alone(spoilt, seed)
    losses = sorted(each.loss.value for at, each in found.items() if spoilt.states[at].actor == state.actor)
    own = found[position].loss.value
    place = 1 + losses.index(own) if own < 0.0 else len(losses)
    return {"cost": cost.gain, "error": cost.error, "place": float(place), "seen": own, "position": float(position)}


def look(view: State, taken: int, table: ProofTable, deals: int, seed: int) -> DecisionReview:
    """Measure what an action costs against a Master's choice, in ``deals`` common deals."""
    policy = POLICIES[table.game]
    budget = Budget(iterations=table.iterations)
    choice = choose(view, view.actor, MASTER, policy, budget, Random(seed))
    actions = view.legal()
    ways = [(actions[index],) for index in dict.fromkeys((choice.index, taken))]
    comparison = Comparison(view, ways, policy, seed)
    comparison.meet(deals, never, taken)
    return comparison.review(taken)


# --- all games -----------------------------------------------------------------------------------------------------


def _means(rows: Sequence[Row]) -> Figures:
    """The mean of every figure that enough games have; of ``gap`` the maximum."""
    found: Figures = {}
    for name in dict.fromkeys(name for row in rows for name in row):
        values = [row[name] for row in rows if name in row]
        if name == "gap":
            found[name] = (max(values), 0.0)
        elif len(values) >= min(FEWEST, len(rows)):
            mean = mean_of(values)
            found[name] = (mean.value, mean.error)
    return found


def _hits(rows: Sequence[Row]) -> Figures:
    """Numbers of costly planted actions and of those found, and the same for the clearly costly ones."""
    clear = [row for row in rows if row["cost"] - CLEAR * row["error"] >= COST]
    counts = {"costly": len(rows), "found": _found(rows), "clearly": len(clear), "clearly found": _found(clear)}
    return {name: (float(number), 0.0) for name, number in counts.items()}


def _found(rows: Sequence[Row]) -> int:
    return sum(row["place"] <= AMONG for row in rows)


PROOFS: Mapping[str, tuple[Callable[[ProofTable, int], Row], Callable[[Sequence[Row]], Figures]]] = {
    IDENTITY: (identity_of, _means),
    LUCK: (luck_of, _means),
    DECISIONS: (decisions_of, _means),
    ORDER: (order_of, _means),
    PLANTED: (planted, _hits),
}


def one(table: ProofTable, seed: int) -> tuple[int, Row]:
    """The figures of the game with this seed, with the seed."""
    return seed, PROOFS[table.what][0](table, seed)


def begin(path: Path, table: ProofTable) -> dict[int, Row]:
    """Open or make a file for more games; returns the figures that it has already, by seed.

    An incomplete last line, from an interrupted run, is dropped.

    Raises:
        ProofError: It is about something else, or damaged.
    """
    if path.exists() and path.stat().st_size:
        whole = path.read_bytes().rpartition(b"\n")[0] + b"\n"
        try:
            header, *lines = [json.loads(line) for line in whole.decode().splitlines()]
            rows: dict[int, Row] = {int(seed): dict(row) for seed, row in lines}
        except (ValueError, TypeError) as error:
            raise ProofError(f"{path.name}: cannot be read ({error})") from error
        if header != _header(table):
            raise ProofError(f"{path.name}: is about something else ({header})")
        path.write_bytes(whole)
        return rows
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(_header(table)) + "\n", "utf-8")
    return {}


def _header(table: ProofTable) -> dict[str, object]:
    return {"account": VERSION, **asdict(table)}


def lines(proof: Proof) -> Iterable[str]:
    """The result as lines of text."""
    levels = f"{proof.level} among {proof.against}" if proof.against else proof.level
    yield f"{proof.game} {proof.what}, {proof.players} players, {levels}: {proof.games} games"
    for name, (value, error) in proof.figures.items():
        yield f"  {name}: {value:+.4g} ± {error:.2g} ({abs(value) / error if error else 0.0:.1f} standard errors)"


# --- command line --------------------------------------------------------------------------------------------------


def parser() -> argparse.ArgumentParser:
    """The arguments of the command line."""
    it = argparse.ArgumentParser(prog="python -m app.ai.skill.proof", description=__doc__)
    it.add_argument("game", choices=sorted(POLICIES))
    it.add_argument("what", choices=KINDS)
    it.add_argument("--players", type=int, default=2)
    it.add_argument("--level", choices=LEVELS, default=JOURNEYMAN)
    it.add_argument("--against", choices=LEVELS, help="level of all seats but one, of the proof of order")
    it.add_argument("--games", type=int, default=20)
    it.add_argument("--seed", type=int, default=1, help="of the first game (default 1)")
    it.add_argument("--iterations", type=int, default=40, help="simulations per decision of a Master (default 40)")
    it.add_argument("--deals", type=int, default=4, help="deals per position of the proof of luck (default 4)")
    it.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    it.add_argument("--seconds", type=float, default=0.0, help="begin no more games after so many (default: no limit)")
    it.add_argument("--file", type=Path, help="where the games are kept (default: one in build/proofs)")
    it.add_argument("--record", nargs="?", const=PATH, type=Path, help="put the result into docs/proofs.json")
    return it


def command(given: argparse.Namespace, games: int) -> str:
    """The command that repeats the measurement; arguments without influence on it are left out."""
    words = ["python", "-m", "app.ai.skill.proof", given.game, given.what]
    words += ["--players", str(given.players), "--level", given.level, "--games", str(games), "--seed", str(given.seed)]
    if given.what == LUCK:
        words += ["--deals", str(given.deals)]
    if given.against:
        words += ["--against", given.against]
    if _simulates(given.what, given.level, given.against):
        words += ["--iterations", str(given.iterations)]
    return shlex.join(words)


def _simulates(what: str, *levels: str | None) -> bool:
    """Whether the number of simulations has an influence on a measurement with these levels."""
    return what in (PLANTED, DECISIONS) or any(level in SEARCHING for level in levels)


def measure(given: argparse.Namespace) -> Proof:
    """Play and analyse the games that are missing, and sum up all of them.

    Raises:
        ProofError: It cannot be played, or the file is about something else.
    """
    if given.players < 2 or given.players not in GAMES[given.game].players:
        raise ProofError(f"--players: {given.game} has no table of {given.players} rivals")
    if (given.what == ORDER) != bool(given.against):
        raise ProofError(f"--against: a proof of {ORDER} needs it, and no other has it")
    against = given.against or ""
    table = ProofTable(given.game, given.what, given.players, given.level, given.iterations, given.deals, against)
    levels = f"{table.level}-{against}" if against else table.level
    name = f"{table.game}-{table.what}-{table.players}-{levels}-{table.iterations}-{table.deals}.jsonl"
    path = given.file or FOLDER / name
    rows = begin(path, table)
    seeds = range(given.seed, given.seed + given.games)
    missing, until = [seed for seed in seeds if seed not in rows], perf_counter() + given.seconds
    while missing and not (given.seconds and perf_counter() > until):
        some = missing[: given.jobs if given.seconds else None]
        for seed, row in finished(partial(one, table), some, processes(given.jobs)):
            rows[seed] = row
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([seed, row], separators=(",", ":")) + "\n")
        missing = missing[len(some) :]
    done = [seed for seed in seeds if seed in rows]
    told = [rows[seed] for seed in done if rows[seed]]
    if not told:
        raise ProofError(f"{table.game} {table.what}: none of {len(done)} games tells anything")
    figures = PROOFS[table.what][1](told)
    return Proof(
        game=table.game,
        what=table.what,
        players=table.players,
        level=table.level,
        iterations=table.iterations if _simulates(table.what, table.level, against) else 0,
        seeds=(done[0], done[-1]),
        games=len(done),
        figures={key: (_rounded(value), _rounded(error)) for key, (value, error) in figures.items()},
        account=VERSION,
        command=command(given, len(done)),
        date=date.today().isoformat(),
        against=against,
    )


def _rounded(value: float) -> float:
    """``value`` to four significant digits."""
    return float(f"{value:.4g}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; returns 2 if the arguments or a file are wrong, else 0."""
    given = parser().parse_args(arguments)
    try:
        found = measure(given)
        if given.record:
            record(found, given.record)
    except ProofError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    for line in lines(found):
        sys.stdout.write(f"{line}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
