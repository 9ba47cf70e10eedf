"""The prompts of a turn: the action space, the ships, passing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.murano import components as c
from app.engines.murano.ships import plan_cost
from app.models.murano import routes
from app.models.murano.buttons import BUTTONS
from app.models.murano.phrases import PHRASES
from app.models.murano.spelling import pick, picks
from app.models.murano.terms import action_name
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.murano.state import State
    from app.models.presenter import Button
    from app.models.selection import Path

Asked = tuple[str, str, list["Button"]]


class MuranoShips(Translated):
    """What is asked about ships."""

    def choose_turn(self, state: State, chosen: Path) -> Asked:
        """Act or pass.  R20"""
        if chosen:
            return self._target(state, pick(state, chosen)[1], chosen)
        if state.ended:
            hint = self.tr("Your last turn: a building bought now may be built at once.")
        else:
            hint = self.tr("The first ship is free, the second costs 1 gold, the third 2. Passing brings 1 gold.")
        if len(state.legal()) == 1:
            return self.tr("You cannot act: pass"), hint, [BUTTONS.pass_turn()]
        return self.tr("Choose an action space, or pass"), hint, [BUTTONS.pass_turn()]

    def _target(self, state: State, space: int, chosen: Path) -> Asked:
        """The way to the space, with its price.  R22-R24"""
        reach = routes.reaches(state)[space]
        action = action_name(c.ACTION[space])
        gold = state.gold[state.actor]
        if {each[0] for each in picks(state, chosen)} == {"act", "share"}:
            title = self.tr("{action}: clear the space or share it?").format(action=action)
            hint = self.tr("With the Lighthouse the red ship may join the ship that is there.")
            buttons = [BUTTONS.act(reach.ships, plan_cost(reach.ships))]
            return title, hint, [*buttons, BUTTONS.share(reach.shared, plan_cost(reach.shared))]
        price = routes.price(reach.legs)
        title = self.tr("{action}: move %n ship(s) for {price}?", "", len(reach.legs))
        hint = self.tr("For example {legs}. Then you have {gold} left for the action.")
        hint = hint.format(legs=PHRASES.legs(reach.legs), gold=PHRASES.gold(gold - price))
        return title.format(action=action, price=PHRASES.price(price)), hint, [BUTTONS.go()]

    def move_ship(self, state: State, chosen: Path) -> Asked:
        """One ship after the other.  R22, R22a"""
        action = action_name(c.ACTION[state.target])
        if chosen:
            here = action_name(c.ACTION[state.ships[pick(state, chosen)[1]]])
            title = self.tr("{action}: where does the ship from “{here}” go?")
            hint = self.tr("On the marked space “{action}” it acts; anywhere else it makes room for the next ship.")
            return title.format(action=action, here=here), hint.format(action=action), []
        rest = routes.suggested(state)
        made = routes.made(state)
        title = self.tr("{action}: which ship do you move?").format(action=action)
        hint = self.tr("Cheapest: {legs}.").format(legs=PHRASES.legs(rest))
        if made:
            hint = self.tr("{hint} In all {price}.").format(hint=hint, price=PHRASES.price(routes.price(made + rest)))
        elif len({move[1] for move in state.legal()}) > 1 or len(state.legal()) > 1:
            more = self.tr("Other ships may make room before: the second one moved costs 1 gold, the third 2.")
            hint = f"{hint} {more}"
        return title, hint, [BUTTONS.sail(rest[0])]

    def choose_pass_move(self, state: State, chosen: Path) -> Asked:
        """One ship, without an action.  R26"""
        hint = self.tr("The action of its space is not carried out.")
        if chosen:
            here = action_name(c.ACTION[state.ships[pick(state, chosen)[1]]])
            return self.tr("Where does the ship from “{here}” go?").format(here=here), hint, []
        return self.tr("You pass: which ship do you move?"), hint, []
