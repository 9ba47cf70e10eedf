"""Decisions of the phases before the actions: drawing cards and climbing steps.  R17-R20, R41-R43"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engines.bruges import components as c
from app.engines.bruges.rounds import advance_price
from app.models.bruges.amounts import AMOUNTS
from app.models.bruges.colours import COLOURS
from app.models.bruges.decisions.common import COMMON, by_action, decision, spelled
from app.models.bruges.keys import pile_key, rest_key
from app.models.bruges.words import WORDS
from app.models.decision import Asked, Chosen
from app.models.presenter import Button
from app.models.selection import Series
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.bruges.state import State
    from app.engines.contract import Action
    from app.models.selection import Path


def missing(state: State) -> int:
    """Cards that the seat to act still draws to fill its hand; 0 when it is not filling it.  R17"""
    if state.decision != "choose_draw_pile" or state.phase != 1:
        return 0
    return max(0, c.HAND_SIZE - len(state.hand[state.actor]))


def piles_for_the_rest(state: State) -> list[int]:
    """Piles that offer to draw all missing cards at once: if several are missing and the pile has more than that."""
    number = missing(state)
    return [action[1] for action in state.legal() if len(state.piles[action[1]]) > number] if number > 1 else []


def series(state: State) -> list[tuple[Path, Series]]:
    """See ``Presenter.series``: all missing cards drawn from one pile."""
    number = missing(state)
    return [((rest_key(side),), Series((("draw", side),) * number)) for side in piles_for_the_rest(state)]


class BrugesRounds(Translated):
    """What a person reads in these decisions; ``common`` explains the names of the methods."""

    # choose_draw_pile

    def ask_pile(self, state: State, _chosen: Chosen) -> Asked:
        """The pile that a card is drawn from.  R18"""
        buttons = (*self._piles(state), *(self._rest(side, missing(state)) for side in piles_for_the_rest(state)))
        if state.phase == 1:
            title = self.tr("Draw card {number} from one of the piles").format(number=len(state.hand[state.actor]) + 1)
            hint = self.tr("You look at new cards once your hand is full. Their colours show on the backs.")
            return Asked(title, hint, buttons)
        hint = self.tr("After drawing, nothing before can be undone.")
        return Asked(self.tr("Draw a card from one of the piles"), hint, buttons)

    def _shortcuts(self) -> tuple[str, str]:
        return self.tr("L", "key: left pile"), self.tr("R", "key: right pile")

    def _piles(self, state: State) -> list[Button]:
        return [
            Button(pile_key(side), WORDS.pile(side), shortcut=self._shortcuts()[side], on_table=True)
            for _, side in state.legal()
        ]

    def _rest(self, side: int, number: int) -> Button:
        """The button that draws all missing cards from one pile."""
        texts = (self.tr("%n from the left", "", number), self.tr("%n from the right", "", number))
        return Button(rest_key(side), texts[side], "card-draw", f"Shift+{self._shortcuts()[side]}")

    def advise_pile(self, _state: State, action: Action) -> str:
        """Which pile to draw from."""
        return (self.tr("Draw from the left pile"), self.tr("Draw from the right pile"))[action[1]]

    def reason_for_pile(self, state: State, action: Action) -> str:
        """The back of the card on top, all that anybody knows of it."""
        colour, pet = divmod(c.BACK[state.piles[action[1]][-1]], 2)
        return COLOURS.back(colour, bool(pet))

    # inventor_sixth_card

    def ask_sixth(self, _state: State, _chosen: Chosen) -> Asked:
        """A sixth card, thanks to the Inventor.  R20"""
        buttons = (COMMON.no(self.tr("No")), COMMON.yes(self.tr("Draw"), "card-draw"))
        return Asked(self.tr("Draw a sixth card?"), self.tr("Your inventor allows it."), buttons)

    def advise_sixth(self, _state: State, action: Action) -> str:
        """Whether to draw it."""
        return self.tr("Draw a sixth card") if action[0] == "yes" else self.tr("Draw no sixth card")

    # advance

    def ask_advance(self, state: State, _chosen: Chosen) -> Asked:
        """A step of the reputation track.  R42"""
        seat = state.actor
        price, step = advance_price(state, seat), state.steps[seat]
        title = self.tr("Climb a step for %n guilder(s)?", "", price) if price else self.tr("Climb a step for free?")
        hint = self.tr("The next step counts {points} instead of {now}. You have {guilders}.").format(
            points=AMOUNTS.points(c.TRACK[step + 1]),
            now=c.TRACK[step],
            guilders=AMOUNTS.guilders(state.guilders[seat]),
        )
        return Asked(
            title, hint, (COMMON.no(self.tr("Stay"), "wooden-chair"), COMMON.yes(self.tr("Climb"), "greek-temple"))
        )

    def advise_advance(self, _state: State, action: Action) -> str:
        """Whether to climb."""
        return self.tr("Climb a step") if action[0] == "yes" else self.tr("Climb no step")


ROUNDS = BrugesRounds()

CHOOSE_DRAW_PILE = decision(
    "choose_draw_pile",
    anchor="drawing",
    waiting=QT_TRANSLATE_NOOP("BrugesDecisions", "{name} draws cards."),
    first=QT_TRANSLATE_NOOP("BrugesDecisions", "First draw a card from one of the piles."),
    ask=ROUNDS.ask_pile,
    spell=spelled(draw=by_action(pile_key)),
    advise=ROUNDS.advise_pile,
    reason=ROUNDS.reason_for_pile,
)
INVENTOR_SIXTH_CARD = decision(
    "inventor_sixth_card",
    anchor="drawing",
    waiting=QT_TRANSLATE_NOOP("BrugesDecisions", "{name} decides on a sixth card."),
    first=QT_TRANSLATE_NOOP("BrugesDecisions", "First decide on the sixth card."),
    ask=ROUNDS.ask_sixth,
    spell=spelled(),
    advise=ROUNDS.advise_sixth,
)
ADVANCE = decision(
    "advance",
    anchor="climbing",
    waiting=QT_TRANSLATE_NOOP("BrugesDecisions", "{name} decides whether to climb a step."),
    first=QT_TRANSLATE_NOOP("BrugesDecisions", "First decide whether to climb a step."),
    ask=ROUNDS.ask_advance,
    spell=spelled(),
    advise=ROUNDS.advise_advance,
)
