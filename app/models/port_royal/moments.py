"""What the table of Port Royal makes much of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.port_royal import components as c
from app.models.moments import Moment, Motion
from app.models.port_royal.keys import card_key

if TYPE_CHECKING:
    from app.models.moments import ShownStep

DISCARD = "discard"


def moments(step: ShownStep) -> list[Moment]:
    """The ship that spoils the harbour, a word to whose turn that ends, and the end that comes."""
    found: list[Moment] = []
    for event in step.of("bust"):
        _, seat, card = event
        found += _bust(step, card)
        if seat == step.viewer:
            found.append(Moment(Motion.TELL, text=step.told(*step.of("revealed"), event)))
    return found + [Moment(Motion.TELL, text=step.told(event)) for event in step.of("end_triggered")]


def _bust(step: ShownStep, card: int) -> list[Moment]:
    """The harbour with both ships of a colour, before everything leaves.  R32

    A ship that nobody has repelled lies there already.
    """
    if step.before.pending == card:
        return [Moment(Motion.SHAKE, _same_colour(step.before.harbour, card), together=True, zones=step.old)]
    state = step.before.clone()
    if card in state.deck:
        state.deck.remove(card)
    else:  # the discard pile was shuffled first
        state.deck, state.discard = step.after.deck[:], []
    state.harbour.append(card)
    zones = step.zones(state)
    return [
        Moment(Motion.SHAKE, _same_colour(state.harbour, card), together=True, zones=zones),
        Moment(Motion.HOLD, (DISCARD,), zones=zones),
    ]


def _same_colour(harbour: list[int], card: int) -> tuple[str, ...]:
    cards = dict.fromkeys((*harbour, card))
    return tuple(card_key(each) for each in cards if c.IS_SHIP[each] and c.COLOUR[each] == c.COLOUR[card])
