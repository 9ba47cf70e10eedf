"""The moments of Bruges; see ``app.models.moments``."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from app.engines.bruges import components as c
from app.models.bruges import pieces as kinds
from app.models.bruges.keys import majority_key, marker_key, threat_key
from app.models.bruges.standings import STANDINGS
from app.models.moments import WORDS, Moment, Motion, pieces_of, rolled
from app.models.table import kind_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.bruges.state import State
    from app.engines.contract import Event
    from app.models.moments import ShownStep
    from app.models.table import Zone


def moments(step: ShownStep) -> list[Moment]:
    """The moments of a step: dice, markers taken, damage, majority markers turned, and word of the last round."""
    events = step.events
    # A damage returns its markers within the action. What comes before the first damage is shown on a table where the
    # third marker still lies.
    end = next((at for at, event in enumerate(events) if event[0] == "damage"), len(events))
    struck = end < len(events)
    threatened = _threatened(step.before, events[:end]) if struck else step.after
    zones = step.zones(threatened) if struck else ()
    found: list[Moment] = []
    if step.of("dice"):
        thrown = _thrown(step, threatened)
        roll = rolled(pieces_of(kinds.DiePiece, thrown), lambda die, value: replace(die, value=value))
        if roll is not None:
            found.append(replace(roll, zones=thrown))
    threats = dict.fromkeys(threat_key(event[1], event[2]) for event in events[:end] if event[0] == "threat")
    if threats:
        found.append(Moment(Motion.STRIKE, tuple(threats), zones=zones))
    if struck:
        damaged = tuple(dict.fromkeys(threat_key(event[1], event[2]) for event in step.of("damage")))
        found.append(Moment(Motion.SHAKE, damaged, zones=zones))
    turned = [key for _, seat, which in step.of("majority") for key in (marker_key(seat, which), majority_key(which))]
    if turned:
        found.append(Moment(Motion.TURN, tuple(turned)))
    return found + _last_round(step)


def _thrown(step: ShownStep, state: State) -> tuple[Zone, ...]:
    """The table while the dice roll, without the markers and ships that they bring.  R30-R32"""
    before, new = step.before, state.clone()
    new.threats[:], new.docks[:] = before.threats, before.docks
    new.ship_piles = [pile[:] for pile in before.ship_piles]
    return tuple(
        replace(zone, pieces=tuple(replace(die, rolling=True) for die in kind_of(kinds.DiePiece, zone)))
        if zone.key == "dice"
        else zone
        for zone in step.zones(new)
    )


def _threatened(state: State, events: Sequence[Event]) -> State:
    """The position with new dice and markers, before the third marker of a colour does its damage.  R32, R33"""
    new = state.clone()
    for event in events:
        if event[0] == "dice":
            new.dice = list(event[1:])
        elif event[0] == "threat":
            new.threats[event[1] * c.N_COLOURS + event[2]] += 1
    return new


def _last_round(step: ShownStep) -> list[Moment]:
    """Word that it is known which round will be the last one, or that this begins.  R24, R25"""
    before, after = step.before, step.after
    if after.last_round and not before.last_round:
        return [Moment(Motion.TELL, text=STANDINGS.last_round(after))]
    begins = after.round != before.round and after.round == after.last_round
    return [Moment(Motion.TELL, text=WORDS.last_round())] if begins else []
