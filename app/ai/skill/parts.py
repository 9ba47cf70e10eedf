"""The quick pass, and the second look at luck, in parts: a stretch of a past game at a time, as the worker takes them.

With the same seed the figures are those of ``account``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from app.ai.player import AnyPolicy, Stop, never
from app.ai.skill.account import DEEP_DEALS, QUICK_DEALS, generator, runs
from app.ai.skill.decisions import QUICK, JudgedDecision, consider_run
from app.ai.skill.ledger import LUCK, NOTHING, Estimate
from app.ai.skill.outlook import CARRY, PastGame, Span, UndealableError, span, views

if TYPE_CHECKING:
    from app.engines.contract import Action, State

SEED = 1
"""Of the deals, where nobody wants another: that of ``app.match.report``."""


@dataclass(frozen=True, slots=True)
class GameSection:
    """A stretch of a game that is over, with all that a look at it needs.

    Attributes:
        state: The position before the ply that leads to the stretch; of the first stretch its first position.
        actions: From there to the end of the stretch.
        offset: Which position of the game ``state`` is.
        first: Position of the game at which the stretch begins.
        number: Of the stretch, from 0.
        entered: By viewer, how the ply before ended; empty for the first stretch.
        leaves: By viewer, how the last ply ended at the first look: now its luck is looked at again, with more deals.
            Empty at the first look.
    """

    state: State
    actions: tuple[Action, ...]
    offset: int
    first: int
    number: int
    entered: tuple[str, ...] = ()
    leaves: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SectionFindings:
    """What a look at a stretch found.

    Attributes:
        luck: By ply, of every seat; plies that are missing had none.  The last ply of a stretch has more of it in the
            next one.
        sums: Luck of every seat in the whole stretch, with the error of the sum.
        leaves: By viewer, how the last ply ended.
        decisions: By position; only where there was a choice.  None of a second look.
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
) -> GameSection:
    """The part of a game that a look at a stretch needs.

    Args:
        states: Of the whole game.
        action: What was played in a ply.
        stretch: First and last position.
        number: Of the stretch, from 0.
        entered: How the stretch before it was left, by viewer; empty for the first one.
        leaves: How it was left itself, for a second look.
    """
    offset = max(0, stretch[0] - 1)
    taken = tuple(action(ply) for ply in range(offset + 1, stretch[1] + 1))
    return GameSection(states[offset], taken, offset, stretch[0], number, tuple(entered), tuple(leaves))


def look_at(part: GameSection, policy: AnyPolicy, seed: int = SEED, stop: Stop = never) -> SectionFindings:
    """Luck and decisions of a stretch.

    Raises:
        StoppedError: ``stop`` said so; it is asked before every deal.
    """
    played = _followed(part)
    players = part.state.players
    first, last = part.first - part.offset, played.plies
    luck: dict[int, list[Estimate]] = {}
    sums, leaves = [NOTHING] * players, []
    for at, (viewer, seats) in enumerate(views(policy, players)):
        entered = part.entered[at] if part.entered else CARRY
        leave = part.leaves[at] if part.leaves else ""
        found = _span(played, policy, (viewer, seats), (first, last), (entered, leave), (seed, part.number), stop)
        leaves.append(found.leaves)
        for seat, ledger in found.ledgers.items():
            sums[seat] = ledger.sums[LUCK]
            for (ply, kind), value in ledger.plies.items():
                if kind == LUCK:
                    luck.setdefault(ply + part.offset, [NOTHING] * players)[seat] = value
    decisions: dict[int, JudgedDecision] = {}
    for run in [] if part.leaves else runs(played):
        if run[0] >= first:
            rng = generator(seed, 0, -1, run[0] + part.offset)
            for position, decision in consider_run(played, run, policy, QUICK, rng, stop).items():
                decisions[position + part.offset] = replace(decision, ways=())
    return SectionFindings({ply: tuple(each) for ply, each in luck.items()}, tuple(sums), tuple(leaves), decisions)


def _span(
    played: PastGame,
    policy: AnyPolicy,
    view: tuple[int, Sequence[int]],
    stretch: tuple[int, int],
    ends: tuple[str, str],
    source: tuple[int, int],
    stop: Stop,
) -> Span:
    """A stretch in the eyes of a viewer, with many deals where it is known how it is left and that can be dealt.

    Args:
        played: What is needed of the game.
        policy: Of the game.
        view: The viewer, and whose chances.
        stretch: First and last position in ``played``.
        ends: How it is entered, and how it is left; "" to find out.
        source: The seed, and the number of the stretch.
        stop: As in ``look_at``.
    """
    (viewer, seats), (entered, leaves), (seed, number) = view, ends, source
    if leaves:
        rng = generator(seed, 1, viewer, number)
        with suppress(UndealableError):
            return span(played, policy, viewer, seats, stretch, entered, DEEP_DEALS, rng, leaves, stop)
    rng = generator(seed, 0, viewer, number)
    return span(played, policy, viewer, seats, stretch, entered, QUICK_DEALS, rng, stop=stop)


def _followed(part: GameSection) -> PastGame:
    states = [part.state]
    for action in part.actions:
        states.append(states[-1].clone())
        states[-1].apply(action)
    return PastGame(states, part.actions)
