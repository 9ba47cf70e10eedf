"""The moments of Port Royal: a spoiled harbour and the trigger of the end; see ``app.models.moments``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.port_royal import components as c
from app.models.moments import Moment, Motion
from app.models.port_royal.keys import card_key

if TYPE_CHECKING:
    from app.models.moments import ShownStep

DISCARD = "discard"


def moments(step: ShownStep) -> list[Moment]:
    """See ``Moments``: the ship that spoils the harbour, told to the active player in words, and the end triggered."""
    found: list[Moment] = []
    for event in step.of("bust"):
        _, seat, card = event
        found += _bust(step, card)
        if seat == step.viewer:
            found.append(Moment(Motion.TELL, text=step.told(*step.of("revealed"), event)))
    return found + [Moment(Motion.TELL, text=step.told(event)) for event in step.of("end_triggered")]


def _bust(step: ShownStep, card: int) -> list[Moment]:
    """The moments of a bust by the ship ``card``: the harbour with both ships of its colour.  R32"""
    # A ship that could have been repelled lies in the harbour already, before the action.
    if step.before.pending == card:
        return [Moment(Motion.SHAKE, _same_colour(step.before.harbour, card), together=True, zones=step.old)]
    # The rules reveal the ship and empty the harbour within one action: the table between them has to be made up.
    state = step.before.clone()
    if card in state.deck:
        state.deck.remove(card)
    else:  # the draw pile was empty and the discard pile was shuffled first
        state.deck, state.discard = step.after.deck[:], []
    state.harbour.append(card)
    zones = step.zones(state)
    return [
        Moment(Motion.SHAKE, _same_colour(state.harbour, card), together=True, zones=zones),
        Moment(Motion.HOLD, (DISCARD,), zones=zones),
    ]


def _same_colour(harbour: list[int], card: int) -> tuple[str, ...]:
    """Keys of the ships in the harbour that have the colour of the ship ``card``, and of that one itself."""
    cards = dict.fromkeys((*harbour, card))  # it may lie in the harbour already
    return tuple(card_key(each) for each in cards if c.IS_SHIP[each] and c.COLOUR[each] == c.COLOUR[card])
