"""The moments of the Taverns that the table shows at length."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from app.engines.taverns import components as c
from app.models.moments import WORDS, Moment, Motion, pieces_of, rolled
from app.models.taverns import pieces as kinds
from app.models.taverns.keys import roller_of

if TYPE_CHECKING:
    from app.models.moments import ShownStep


def moments(step: ShownStep) -> list[Moment]:
    """Dice that are thrown, and the beginning of the last evening."""
    found: list[Moment] = []
    own = {seat for _, seat, _ in step.of("coloured_rolled")}
    white = {seat for _, seat, _ in step.of("white_rolled")}
    # White dice are found by their key, which names who rolled them; own dice by their owner.
    dice = [die for die in pieces_of(kinds.LooseDiePiece, step.new) if die.owner in own or roller_of(die.key) in white]
    if (roll := rolled(dice, _with_pips)) is not None:
        found.append(roll)
    if any(number == c.ROUNDS for _, number in step.of("round_began")):
        found.append(Moment(Motion.TELL, text=WORDS.last_evening()))
    return found


def _with_pips(die: kinds.LooseDiePiece, pips: int) -> kinds.LooseDiePiece:
    return replace(die, pips=pips, face=f"die_{pips}")
