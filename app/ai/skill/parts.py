"""The account of a game stretch by stretch, for the worker: each stretch is one question.

``look_at`` makes the quick pass of a stretch, or deals its luck again.  With the same seed the figures are those
of ``account``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from app.ai.player import AnyPolicy, Stop, never
from app.ai.skill.account import QUICK_DEALS, generator, runs
from app.ai.skill.decisions import JudgedDecision, consider_run, quick
from app.ai.skill.ledger import LUCK, NOTHING, Estimate
from app.ai.skill.outlook import CARRY, PastGame, Span, UndealableError, span, views

if TYPE_CHECKING:
    from app.engines.contract import Action, State

LUCK_PART, DECISIONS_PART = BOTH = "luck", "decisions"
"""What can be asked about a section.

Of luck the stretch before has to be known; decisions can be looked at in any order, and in several processes at once.
"""

ALL = -1
"""Instead of a viewer: all of them."""

SEED = 1
"""Default seed of the deals, the same as in ``app.match.report``."""


@dataclass(frozen=True, slots=True)
class GameSection:
    """The part of a finished game that a process needs to look at one stretch.

    Attributes:
        state: The position before the ply that leads to the stretch; for the first stretch its first position.
        actions: The actions from there to the end of the stretch.
        offset: Number of ``state`` among the positions of the game.
        first: Number of the stretch's first position.
        number: Number of the stretch, from 0.
        entered: By viewer who is asked for (in the order of ``views``), how the ply before the stretch ended; empty for
            the first one.
        leaves: By viewer, how the last ply ended in the quick pass; empty to make that pass.
        deals: Number of deals, where it is not the quick pass.
        looks: What is asked for: ``LUCK_PART``, ``DECISIONS_PART`` or both.
        viewer: Whose view of luck is asked for: one of ``views``, or ``ALL``.
    """

    state: State
    actions: tuple[Action, ...]
    offset: int
    first: int
    number: int
    entered: tuple[str, ...] = ()
    leaves: tuple[str, ...] = ()
    deals: int = QUICK_DEALS
    looks: tuple[str, ...] = BOTH
    viewer: int = ALL


@dataclass(frozen=True, slots=True)
class SectionFindings:
    """What was found in a stretch; what was not asked for is empty, and luck of seats in another view is 0.

    Attributes:
        luck: By ply, the luck per seat; plies without luck are left out.  Further luck of the last ply comes with the
            next stretch.
        sums: Luck per seat in the whole stretch, with the error of the sum.
        leaves: By viewer, how the last ply ended.
        decisions: By position, where there was a choice; empty for the deep pass.
    """

    luck: Mapping[int, tuple[Estimate, ...]]
    sums: tuple[Estimate, ...]
    leaves: tuple[str, ...]
    decisions: Mapping[int, JudgedDecision]


def part_of(
    states: Sequence[State],
    action: Callable[[int], Action],
    stretch: tuple[int, int],
    number: int,
    entered: Sequence[str],
    leaves: Sequence[str] = (),
    deals: int = QUICK_DEALS,
    looks: tuple[str, ...] = BOTH,
    viewer: int = ALL,
) -> GameSection:
    """The section of a game for one of its stretches.

    Args:
        states: All positions of the game.
        action: Gives the action that was played in a ply.
        stretch: First and last position.
        number: Number of the stretch, from 0.
        entered: ``SectionFindings.leaves`` of the stretch before; empty for the first one.
        leaves: ``SectionFindings.leaves`` of this one, to deal its luck again; empty for the quick pass.
        deals: How often it is dealt again.
        looks: As in ``GameSection``.
        viewer: As in ``GameSection``.
    """
    offset = max(0, stretch[0] - 1)  # the ply before is needed: its luck is completed in this stretch
    taken = tuple(action(ply) for ply in range(offset + 1, stretch[1] + 1))
    begin = states[offset], taken, offset, stretch[0], number
    return GameSection(*begin, tuple(entered), tuple(leaves), deals, looks, viewer)


def joined(lucks: Sequence[SectionFindings], decisions: SectionFindings) -> SectionFindings:
    """The findings of a stretch from those of its parts.

    Args:
        lucks: Luck in each of the ``views``, in their order, or in all of them at once.
        decisions: The decisions.
    """
    first, *others = lucks
    if not others:
        return replace(first, decisions=decisions.decisions)
    none = (NOTHING,) * len(lucks)  # a view for each seat
    return SectionFindings(
        {
            ply: tuple(found.luck.get(ply, none)[seat] for seat, found in enumerate(lucks))
            for ply in sorted({ply for found in lucks for ply in found.luck})
        },
        tuple(found.sums[seat] for seat, found in enumerate(lucks)),
        tuple(leaves for found in lucks for leaves in found.leaves),
        decisions.decisions,
    )


def look_at(section: GameSection, policy: AnyPolicy, seed: int = SEED, stop: Stop = never) -> SectionFindings:
    """Luck and decisions of a stretch.

    Raises:
        StoppedError: ``stop`` returned true; it is polled before every deal.
    """
    played = _followed(section)
    players = section.state.players
    first, last = section.first - section.offset, played.plies
    luck: dict[int, list[Estimate]] = {}
    sums, leaves = [NOTHING] * players, []
    asked = [view for view in views(policy, players) if section.viewer in (ALL, view[0])]
    for at, (viewer, seats) in enumerate(asked if LUCK_PART in section.looks else ()):
        entered = section.entered[at] if section.entered else CARRY
        leave = section.leaves[at] if section.leaves else ""
        source = seed, section.number, section.deals
        found = _span(played, policy, (viewer, seats), (first, last), (entered, leave), source, stop)
        leaves.append(found.leaves)
        for seat, ledger in found.ledgers.items():
            sums[seat] = ledger.sums[LUCK]
            for (ply, kind), value in ledger.plies.items():
                if kind == LUCK:
                    luck.setdefault(ply + section.offset, [NOTHING] * players)[seat] = value
    decisions: dict[int, JudgedDecision] = {}
    for run in runs(played) if DECISIONS_PART in section.looks and not section.leaves else ():
        if run[0] >= first:
            rng = generator(seed, 0, -1, run[0] + section.offset)
            for position, decision in consider_run(played, run, policy, quick(policy), rng, stop).items():
                decisions[position + section.offset] = replace(decision, ways=())
    return SectionFindings({ply: tuple(each) for ply, each in luck.items()}, tuple(sums), tuple(leaves), decisions)


def _span(
    played: PastGame,
    policy: AnyPolicy,
    view: tuple[int, Sequence[int]],
    stretch: tuple[int, int],
    ends: tuple[str, str],
    source: tuple[int, int, int],
    stop: Stop,
) -> Span:
    """The span of a stretch for one viewer: dealt again if ``leaves`` is given and can be dealt, else the quick pass.

    Args:
        played: The section, with its positions.
        policy: Of the game.
        view: The viewer, and the seats whose chances are taken from it.
        stretch: First and last position in ``played``.
        ends: ``entered`` and ``leaves``, see ``outlook.span``.
        source: The seed, the number of the stretch, and how often it is dealt again.
        stop: As in ``look_at``.
    """
    (viewer, seats), (entered, leaves), (seed, number, deals) = view, ends, source
    if leaves:
        rng = generator(seed, 1, viewer, number)
        with suppress(UndealableError):
            return span(played, policy, viewer, seats, stretch, entered, deals, rng, leaves, stop)
    rng = generator(seed, 0, viewer, number)
    return span(played, policy, viewer, seats, stretch, entered, QUICK_DEALS, rng, stop=stop)


def _followed(section: GameSection) -> PastGame:
    """The positions of a section, by applying its actions."""
    states = [section.state]
    for action in section.actions:
        states.append(states[-1].clone())
        states[-1].apply(action)
    return PastGame(states, section.actions)
