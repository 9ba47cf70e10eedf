"""What all decisions of Loyang have in common: the tiles, the free actions, and most refusals.  R10, R10a"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engines.loyang import components as c
from app.engines.loyang.turn import step_cost
from app.models.decision import CONFIRM, Asked, Chosen, Decision, confirm
from app.models.loyang.decisions.goods import GOODS, SELL, sales
from app.models.loyang.decisions.helpers import DISCARD_HELPER, HELPERS, PLAY
from app.models.loyang.decisions.spelling import ActionKind, SpellContext, single_action
from app.models.loyang.keys import PILE, action_key
from app.models.loyang.legal import legal_actions
from app.models.loyang.phrases import PHRASES
from app.models.loyang.reasons import REASONS
from app.models.loyang.tiles import WORDS as TILES
from app.models.loyang.tiles import all_tiles, tile_buttons
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from app.engines.contract import Action
    from app.engines.loyang.state import State
    from app.match.seats import Seat
    from app.models.decision import Chosen, Click, Paths
    from app.models.loyang.decisions.spelling import Ask
    from app.models.selection import Path, Series


class LoyangAlways(Translated):
    """Questions and refusals that do not depend on the decision."""

    # loans

    def ask_loan(self, _state: State, _choice: Chosen) -> Asked:
        """Whether to take a loan.  R100"""
        hint = self.tr("At the end it takes you one space back. It cannot be repaid.")
        return Asked(self.tr("Take a loan of %n cash?", "", c.LOAN), hint, (confirm(self.tr("Take the loan")),))

    # why not

    def refuse(self, state: State, click: Click) -> str:
        """Why a piece cannot be chosen in any decision; see ``Decision.refuse``.

        There are reasons for tiles, spaces of the path, covered cards, cards of others and own helpers.
        """
        if click.kind == "action":
            return self._tile(state, click.rest[0])
        if click.kind == "space":
            return self._space(state, int(click.rest[0]))
        return self._card(state, c.NUMBER[click.rest[0]]) if click.kind == "card" else ""

    def _tile(self, state: State, verb: str) -> str:
        tiles = all_tiles(state, state.actor, legal_actions(state))
        return TILES.blocked(next(tile for tile in tiles if tile.face == verb))

    def _space(self, state: State, number: int) -> str:
        seat = state.actor
        step = number - state.space[seat]
        if step <= 0:
            return self.tr("There is no way back on the path.")
        cost = step_cost(state.space[seat], step)
        if state.decision == "advance":
            return PHRASES.too_dear(cost, state.cash[seat])
        return self.tr("You walk at the end of your action phase; as far as here it costs %n cash.", "", cost)

    def _card(self, state: State, card: int) -> str:
        if card in state.under:
            return self.tr("This card is covered; it does nothing until the upper one leaves.")
        owner = state.owner(card)
        if owner not in (state.actor, c.EMPTY):  # nobody owns the cards of court, grid and hands
            return self.tr("Only helpers with a lantern touch the cards of an opponent.")
        return REASONS.reason(state, card) if owner >= 0 and c.KIND[card] == c.HELPER_CARD else ""


ALWAYS = LoyangAlways()

FREE = {
    "sell": SELL,
    "loan": single_action(QT_TRANSLATE_NOOP("LoyangDecisions", "Take a loan"), (action_key("loan"), CONFIRM)),
    "play": PLAY,
    "discard": DISCARD_HELPER,
}
"""The actions, by verb, that are open in most decisions beside the decision proper; the engine says in which."""


def _ask_free(state: State, choice: Chosen, *, helpers: bool) -> Asked | None:
    """The question about a free action whose first key was chosen; ``None`` if another action was begun, or none."""
    first = choice.keys[0] if choice.keys else ""
    if first == action_key("sell"):
        return GOODS.ask_sell(state, choice)
    if first == action_key("loan"):
        return ALWAYS.ask_loan(state, choice)
    return HELPERS.ask(state, choice) if helpers and first and choice.action[0] in ("play", "discard") else None


def _nothing(_state: State, _click: Click) -> str:
    return ""


def decision(
    name: str,
    *,
    anchor: str,
    waiting: object,
    first: object,
    ask: Ask,
    actions: Mapping[str, ActionKind],
    refuse: Callable[[State, Click], str | None] = _nothing,
    series: Callable[[State], list[tuple[Path, Series]]] = sales,
    advise_among: Callable[[State, Action, Sequence[Seat]], str] | None = None,
    own_helpers: bool = False,
    replaces: Callable[[State, Path, str], bool] = lambda _state, _chosen, _key: True,
) -> Decision[State]:
    """A ``Decision`` of Loyang: free actions and tiles are added to what the arguments say.

    Args:
        name: As in ``Decision``.
        anchor: As in ``Decision``.
        waiting: As in ``Decision``.
        first: As in ``Decision``.
        ask: As in ``Decision``; not called for free actions, and its buttons do not include the tiles.
        actions: The kinds of actions beside the free ones, by verb.
        refuse: As in ``Decision``; called where ``ALWAYS.refuse`` gives no reason.
        series: As in ``Decision``.
        advise_among: As in ``Decision``; called for ``actions`` only.
        own_helpers: Whether ``ask`` is called for actions with helpers, too.
        replaces: As in ``Decision``.
    """
    all_kinds = {**FREE, **actions}  # a decision may spell a free action in its own way, as "store" does with sales

    def spell(state: State, yes: Path) -> Paths:
        context = SpellContext(state, yes)
        return [(path, action) for action in state.legal() for path in all_kinds[action[0]].spell(context, *action[1:])]

    def asked(state: State, chosen: Chosen) -> Asked:
        found = _ask_free(state, chosen, helpers=not own_helpers) or ask(state, chosen)
        return found._replace(buttons=(*tile_buttons(state), *found.buttons))

    def refused(state: State, click: Click) -> str | None:
        if not click.rest and click.kind != PILE:
            return None  # a panel, or the discard pile, whose cards a click shows
        return ALWAYS.refuse(state, click) or refuse(state, click)

    def advise(state: State, action: Action, seats: Sequence[Seat]) -> str:
        if advise_among and action[0] in actions:
            return advise_among(state, action, seats)
        return all_kinds[action[0]].advise(state, action)

    return Decision(
        name,
        anchor=anchor,
        waiting=waiting,
        first=first,
        ask=asked,
        spell=spell,
        advise_among=advise,
        reason=lambda state, action: all_kinds[action[0]].reason(state, action),
        refuse=refused,
        series=series,
        replaces=replaces,
    )
