"""What the worker answers about a past game, as the review keeps and shows it: actions are written as in the record."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from math import hypot
from typing import TYPE_CHECKING

from app.ai.decision_review import Measured
from app.ai.skill.ledger import Estimate
from app.engines.contract import ReadError
from app.models.review.skill import ShareChange, StretchSkill, Verdict
from app.models.review.timeline import Advice, Alternative

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.ai.decision_review import Candidate, DecisionReview, Points
    from app.ai.playouts import Way
    from app.ai.skill.decisions import JudgedDecision
    from app.ai.skill.parts import SectionFindings
    from app.engines.contract import Action, State
    from app.models.review.timeline import Timeline


def advice(timeline: Timeline, position: int, found: DecisionReview) -> Advice:
    """The advice that follows from a second look at the decision of a position."""
    state, taken = timeline.states[position], timeline.taken(position + 1)
    action = "" if found.index == taken else _written(state, found.index)
    rows = tuple(
        alternative("" if each.index == taken else _written(state, each.index), each, _texts(state, each))
        for each in found.candidates
    )
    return Advice(action, found.gain, found.error, found.runs, rows, found.seed)


def alternative(action: str, found: Candidate, further: tuple[str, ...] = ()) -> Alternative:
    """What was found for one action; ``action`` and what follows it (``further``) as in the record."""
    chance, behind = ((each.value, each.error) for each in (found.chance, found.behind))
    return Alternative(action, chance, behind, further=further)


def known_of(known: Advice) -> Measured:
    """What a second look has found about the gain of the best action."""
    return Measured(Estimate(known.gain, known.error**2), known.runs)


def with_more(known: Advice, found: Measured) -> Advice:
    """The advice with what further deals say of the difference between the best action and the one that was played."""
    gain, error = found.gain.value, found.gain.error
    best = known.alternatives[0]
    played = (best.chance[0] - gain, hypot(best.chance[1], error)), (-gain, error)
    alternatives = tuple(
        each if each.action else replace(each, chance=played[0], behind=played[1]) for each in known.alternatives
    )
    return replace(known, gain=gain, error=error, runs=found.runs, alternatives=alternatives)


def with_points(known: Advice, found: Points) -> Advice:
    """The advice with expected points at the end, which were asked for in the order of ``ways``."""
    rows = [
        (points, tuple((each.value, each.error) for each in more))
        for points, more in zip(found.means, found.more, strict=True)
    ]
    own = rows.pop()  # the action that was played
    others = iter(rows)
    alternatives = tuple(
        replace(each, points=points, more=more)
        for each in known.alternatives
        for points, more in [next(others) if each.action else own]
    )
    return replace(known, alternatives=alternatives, ends=found.deals)


def best_actions(timeline: Timeline, verdicts: Mapping[int, Verdict]) -> dict[int, Action]:
    """The better actions of the mistakes among some decisions, by position."""
    found: dict[int, Action] = {}
    for position, verdict in verdicts.items():
        if verdict.deals and verdict.best:
            state = timeline.states[position]
            with suppress(ReadError):  # from a damaged archive
                found[position] = state.game.read(state, verdict.best)
    return found


def ways(timeline: Timeline, position: int, known: Advice) -> list[Way]:
    """The alternatives, then what was played, each with what followed it in the second look."""
    others = [way(timeline, position, each) for each in known.alternatives if each.action]
    played = next(each for each in known.alternatives if not each.action)
    return [*others, way(timeline, position, played)]


def pair(timeline: Timeline, position: int, known: Advice) -> tuple[Way, Way] | None:
    """The best action and the one that was played, likewise; ``None`` where these rules cannot read the best one."""
    best, *others = known.alternatives
    played = next((each for each in others if not each.action), None)
    if best.action and best.action == known.action and played is not None:
        with suppress(ReadError):  # from a damaged archive
            return way(timeline, position, best), way(timeline, position, played)
    return None


def way(timeline: Timeline, position: int, known: Alternative) -> Way:
    """The action of an alternative and what followed it in the second look."""
    state = timeline.states[position].clone()
    action = state.game.read(state, known.action) if known.action else timeline.played(position + 1)
    found = [action]
    for text in known.further:
        state.apply(found[-1])
        try:
            found.append(state.game.read(state, text))
        except ReadError:  # from a damaged archive
            break
    return tuple(found)


def _texts(state: State, found: Candidate) -> tuple[str, ...]:
    """What followed an action, as in the record, as far as it is legal in what was really dealt."""
    texts: list[str] = []
    after = state.clone()
    after.apply(state.legal()[found.index])
    for action in found.further:
        if after.actor != state.actor or action not in after.legal():
            break
        texts.append(after.game.write(after, action))
        after.apply(action)
    return tuple(texts)


def stretch(timeline: Timeline, last: int, found: SectionFindings) -> StretchSkill:
    """Luck and decisions of the stretch that ends at position ``last``."""
    sums, luck = luck_of(found)
    return StretchSkill(last, found.leaves, sums, luck, verdicts(timeline, found.decisions))


def luck_of(found: SectionFindings) -> tuple[tuple[ShareChange, ...], dict[int, tuple[ShareChange, ...]]]:
    """Luck of every seat over a whole stretch, and by ply."""
    return tuple(map(_change, found.sums)), {ply: tuple(map(_change, row)) for ply, row in found.luck.items()}


def verdicts(timeline: Timeline, decisions: Mapping[int, JudgedDecision]) -> dict[int, Verdict]:
    """The verdicts on decisions, by position."""
    made = {}
    for position, decision in decisions.items():
        state = timeline.states[position]
        best = "" if decision.best == timeline.played(position + 1) else state.game.write(state, decision.best)
        made[position] = Verdict(best, _change(decision.loss), decision.seems, decision.deals)
    return made


def _written(state: State, index: int) -> str:
    return state.game.write(state, state.legal()[index])


def _change(found: Estimate) -> ShareChange:
    return ShareChange(found.value, found.error)
