"""A hint in words: what an opponent would do, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.taverns import components as c
from app.engines.taverns.service import upgrade_cost
from app.models.comparison import COMPARISON
from app.models.taverns.facts import income_of
from app.models.taverns.room import NAMES
from app.models.taverns.sentences import SENTENCES
from app.models.taverns.words import (
    column_costs,
    entertainer_name,
    entertainer_text,
    start_name,
    tile_name,
    tile_text,
    words,
)
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Action
    from app.engines.taverns.state import State
    from app.match.seats import Seat


class TavernsHints(Translated):
    """The line of the hint button."""

    def explain(
        self, state: State, action: Action, values: Sequence[tuple[Action, float]], seats: Sequence[Seat]
    ) -> str:
        """See ``Presenter.explain``."""
        advice = self.advice(state, action)
        if reason := self.reason(state, action):
            advice = self.tr("{advice}: {reason}").format(advice=advice, reason=reason)
        return COMPARISON.told(advice, action, values, lambda each: self.advice(state, each))

    def advice(self, state: State, action: Action) -> str:
        """An action as an advice, without a full stop."""
        verb = action[0]
        plain = {
            "keep": self.tr("Keep your guests"),
            "redraw": self.tr("Draw new guests"),
            "finish": self.tr("End placing"),
            "activate_all": self.tr("Activate all dice"),
            "peek": self.tr("Look at the new guest"),
            "counter": self.tr("Return a counter guest for a monastery space"),
            "end": self.tr("End your turn"),
            "decline": self.tr("Do without"),
        }
        if verb in plain:
            return plain[verb]
        return self._with_names(state, action) or self._with_numbers(state, action)

    def _with_names(self, state: State, action: Action) -> str:
        """Advice on a card, a tile or an entertainer."""
        verb, first = action[0], action[1]
        card = {
            "buy": self.tr("Buy {card}"),
            "recruit": self.tr("Recruit {card}"),
            "return": self.tr("Put {card} back on your draw pile"),
            "substitute": self.tr("Take {card}"),
        }
        if verb in card:
            return card[verb].format(card=words(first).the)
        if verb == "ban":
            return self.tr("Ban {card}").format(card=words(state.seated[state.actor][first]).the)
        if verb == "bonus":
            return self._bonus(state, first)
        tile = {"tile": self.tr("Turn over “{tile}”"), "upgrade": self.tr("Upgrade “{tile}”")}
        if verb in tile:
            return tile[verb].format(tile=tile_name(first))
        if verb == "start":
            return self.tr("Begin with “{card}”").format(card=start_name(first))
        if verb == "entertain":
            return self.tr("Use the entertainer: {name}").format(name=entertainer_name(first))
        return ""

    def _bonus(self, state: State, option: int | str) -> str:
        if option == c.EXTRA_DIE:
            return self.tr("Take the die")
        card = state.three_stack[-1] if option == c.THREE_GUEST else int(option)
        return self.tr("Take {card}").format(card=words(card).the)

    def _with_numbers(self, state: State, action: Action) -> str:
        """Advice on dice, steps and columns."""
        verb, *rest = action
        if verb == "remove":
            payments = ", ".join(str(c.DOUBLOONS[card]) for card in rest)
            return self.tr("Remove regulars who pay {payments}").format(payments=payments)
        if verb == "side":
            name = entertainer_name(rest[0])
            side = self.tr("A") if rest[1] == c.SIDE_A else self.tr("B")
            return self.tr("Take side {side} of the entertainer: {name}").format(side=side, name=name)
        if verb == "draft":
            return self.tr("Take the {face}").format(face=rest[0])
        if verb in ("place", "take_back"):
            text = self.tr("Place {die}: {space}") if verb == "place" else self.tr("Take back {die}: {space}")
            return text.format(die=NAMES.the_die(rest[0]), space=self._space(state, rest[1]))
        if verb == "juggle":
            return self.tr("Turn the {face} into an X").format(face=rest[0])
        if verb == "activate":
            return self.tr("Activate a die: {space}").format(space=self._space(state, rest[0]))
        if verb == "nobles":
            return self.tr("Hire %n noble(s)", "", rest[0])
        if verb == "bard":
            return self.tr("Move the reputation by %n space(s) with bards", "", rest[0])
        return self.tr("Sign in the column for {costs} beer").format(costs=column_costs(rest[0]))

    def _space(self, state: State, space: int) -> str:
        if space in c.SPACES:
            return SENTENCES.space(space)
        return words(state.seated[state.actor][space]).name

    def reason(self, state: State, action: Action) -> str:
        """What speaks for an action, in public numbers."""
        verb = action[0]
        if verb in ("buy", "substitute"):
            return words(action[1]).text
        if verb == "recruit":
            return self._guest(action[1])
        if verb == "upgrade":
            cost = upgrade_cost(action[1], action[2])
            return self.tr("a noble and a better tile for %n doubloon(s)", "", cost)
        if verb == "tile":
            return tile_text(action[1])
        if verb in ("side", "entertain"):
            side = action[2] if verb == "side" else state.sides[state.actor][action[1]]
            return entertainer_text(action[1], side)
        if verb == "place":
            return self._brings(state, action[2])
        if verb == "draft":
            return self._fits(state, action[1])
        if verb == "nobles":
            return self.tr("10 points each")
        return ""

    def _guest(self, card: int) -> str:
        facts = c.CARDS[card]
        text = self.tr("%n point(s), pays {doubloons} for a {die}", "", facts.points)
        return text.format(doubloons=facts.doubloons, die=facts.die)

    def _brings(self, state: State, space: int) -> str:
        amount = income_of(state, space)
        if space == c.ON_MONK:
            return self.tr("%n space(s) in the monastery", "", amount)
        if space in (c.ON_DELIVERY, c.ON_BARREL):
            return self.tr("%n beer", "", amount)
        return self.tr("%n doubloon(s)", "", amount)

    def _fits(self, state: State, face: int) -> str:
        """Where a drafted die would go without a raise."""
        seated = [card for card in state.seated[state.actor] if card != c.NO_CARD and c.DIE[card] == face]
        if seated:
            best = max(seated, key=lambda card: c.DOUBLOONS[card])
            return self.tr("it serves a guest who pays %n", "", c.DOUBLOONS[best])
        if face in (1, 6):
            return self.tr("it delivers beer")
        return self.tr("it suits the monk") if face == 5 else ""
