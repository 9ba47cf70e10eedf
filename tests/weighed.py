"""Invented findings about luck and decisions, for those who stand in for a worker."""

from itertools import pairwise

from app.ai.skill.decisions import JudgedDecision
from app.ai.skill.ledger import NOTHING, Estimate
from app.ai.skill.outlook import CARRY, LEARNT
from app.ai.skill.parts import SectionFindings

ERROR = 0.001
"""Standard error of a decision: so small that nobody has to look at one again for its sake."""


def course(part):
    """The positions of a part, and which place in the game each has."""
    states = [part.state]
    for action in part.actions:
        states.append(states[-1].clone())
        states[-1].apply(action)
    return [(part.offset + at, state) for at, state in enumerate(states)]


def calm(part):
    """No luck, and no better decision anywhere."""
    players = part.state.players
    return SectionFindings({}, (NOTHING,) * players, (CARRY,), {})


def invented(part, luck, loss):
    """Findings as two functions say.

    Args:
        part: The stretch.
        luck: Of a ply, the luck of its actor, as a share; the others have as much less, evenly.
        loss: Of a position and its state, what the decision seems to cost, 0 for nothing.
    """
    players = part.state.players
    found, sums, decisions = {}, [0.0] * players, {}
    placed = course(part)
    for (_, before), (ply, after) in pairwise(placed):
        if ply > part.first and after.chance_events != before.chance_events and luck(ply):
            own = luck(ply)
            row = [own if seat == before.actor else -own / (players - 1) for seat in range(players)]
            found[ply] = tuple(Estimate(value, 0.01**2) for value in row)
            sums = [total + value for total, value in zip(sums, row, strict=True)]
    for at, (position, state) in enumerate([] if part.leaves else placed[:-1]):
        if position >= part.first and len(state.legal()) > 1:
            cost, taken = loss(position, state), part.actions[at]
            best = next(action for action in state.legal() if action != taken) if cost else taken
            decisions[position] = JudgedDecision(best, Estimate(-cost, ERROR**2), cost, (), 32 if cost else 0)
    return SectionFindings(found, tuple(Estimate(value, 0.02**2) for value in sums), (LEARNT,), decisions)
