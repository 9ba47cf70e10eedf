"""Decisions at the beginning of a turn: an action space or passing, and the ships that move for it.  R20-R26, R86

To drift, as the rules engine calls it, is to move a ship when passing.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engines.murano import components as c
from app.engines.murano.actions import IMPOSSIBLE, gold_needed, income_of
from app.engines.murano.end import empty_sorts
from app.engines.murano.ships import plan_cost
from app.models.decision import Asked, Chosen, Click, Decision, Paths, confirm
from app.models.murano import routes
from app.models.murano.keys import ship_key, space_key
from app.models.murano.phrases import PHRASES
from app.models.murano.table import BOUGHT_AT
from app.models.murano.terms import action_name
from app.models.presenter import Button
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.murano.state import State
    from app.models.selection import Path

PASS, ACT, SHARE, SAIL = "button:pass", "button:act", "button:share", "button:sail"
"""Keys of buttons: pass; clear the target space; share it with the Lighthouse; make the cheapest next move."""


class MuranoShips(Translated):
    """Texts of these decisions."""

    # choose_turn

    def ask_turn(self, state: State, chosen: Chosen) -> Asked:
        """Ask for an action space or passing; once a space is chosen, how to get there.  R20"""
        if chosen.keys:
            return self._ask_target(state, chosen)
        if state.ended:
            hint = self.tr("Your last turn: a building bought now may be built at once.")
        else:
            hint = self.tr("The first ship is free, the second costs 1 gold, the third 2. Passing brings 1 gold.")
        title = self.tr("Choose an action space, or pass")
        if len(state.legal()) == 1:
            title = self.tr("You cannot act: pass")
        return Asked(title, hint, (Button(PASS, self.tr("Pass: 1 gold"), "two-coins", self.tr("P", "key: pass")),))

    def _ask_target(self, state: State, chosen: Chosen) -> Asked:
        """Ask for confirmation of the ships and their price, or whether to clear or share the space.  R22-R24, R86"""
        space = chosen.action[1]
        reach, action = routes.reaches(state)[space], action_name(c.ACTION[space])
        if {each[0] for each in chosen.actions} == {"act", "share"}:
            title = self.tr("{action}: clear the space or share it?").format(action=action)
            hint = self.tr("With the Lighthouse the red ship may join the ship that is there.")
            return Asked(title, hint, (self._clear_button(reach.ships), self._share_button(reach.shared)))
        title = self.tr("{action}: move %n ship(s) for {price}?", "", len(reach.legs))
        hint = self.tr("For example {legs}. Then you have {gold} left for the action.")
        left = PHRASES.gold(state.gold[state.actor] - reach.price)
        return Asked(
            title.format(action=action, price=PHRASES.price(reach.price)),
            hint.format(legs=PHRASES.legs(reach.legs), gold=left),
            (confirm(self.tr("Choose space"), "sailboat"),),
        )

    def _clear_button(self, ships: int) -> Button:
        """The button for a plan that clears the space; ``ships`` is the fewest that it takes."""
        text = self.tr("%n ship(s): {price}", "", ships).format(price=PHRASES.price(plan_cost(ships)))
        return Button(ACT, text, "sailboat", self.tr("C", "key: clear the space"))

    def _share_button(self, ships: int) -> Button:
        """The button for a plan in which the red ship joins the ship on the space.  R86"""
        text = self.tr("Lighthouse, %n ship(s): {price}", "", ships).format(price=PHRASES.price(plan_cost(ships)))
        return Button(SHARE, text, "lighthouse", "Return", primary=True)

    def advise_turn(self, _state: State, action: Action) -> str:
        """Advise on the action space, or to pass."""
        if action[0] == "pass":
            return self.tr("Pass")
        text = self.tr("Go to {space}") if action[0] == "act" else self.tr("Share {space} with the Lighthouse")
        return text.format(space=PHRASES.space(action[1]))

    def reason_for_turn(self, state: State, action: Action) -> str:
        """What getting to the space costs, and for "Income" what it earns; ``""`` for passing."""
        if action[0] == "pass":
            return ""
        ships = len(routes.reaches(state)[action[1]].legs)
        way = self.tr("%n ship(s), {price}", "", ships).format(price=PHRASES.price(plan_cost(ships)))
        if c.ACTION[action[1]] != "income":
            return way
        gold = max(income_of(state, state.actor, island) for island in state.islands)
        return self.tr("{way}; it earns %n gold", "", gold).format(way=way)

    def refuse_turn(self, state: State, click: Click) -> str:
        """Say why an action space, or a stack, deck or ship, cannot be chosen."""
        if click.kind == "space":
            return self._refuse_space(state, int(click.rest[0]) - 1)
        if click.kind in ("stack", "deck"):
            return self.tr("Send a ship to the action space where this is bought.")
        if click.kind == "ship":
            space = state.ships[int(click.rest[0])]
            if not routes.reaches(state)[space].open:
                return self._refuse_space(state, space)
            return self.tr("Choose the action space first, then the ship.")
        return ""

    def _refuse_space(self, state: State, space: int) -> str:
        """Say why the seat cannot act on a space: the action, its price, or the ships.  R21-R25"""
        seat, action = state.active, c.ACTION[space]
        needed = gold_needed(state, seat, action)
        if needed == IMPOSSIBLE:
            return self._impossible(state, action)
        price, left = PHRASES.gold(needed), PHRASES.gold(state.gold[seat])
        if needed > state.gold[seat]:
            return self.tr("The action costs {price}; you have {gold}.").format(price=price, gold=left)
        n_ships = routes.reaches(state)[space].ships
        if not n_ships:
            return self.tr("There is no way to get a ship there.")
        if not needed:
            text = self.tr("%n ship(s) must move for {ships}; you have {gold}.", "", n_ships)
            return text.format(ships=PHRASES.gold(plan_cost(n_ships)), gold=left)
        text = self.tr("%n ship(s) must move for {ships}, and the action costs {price}; you have {gold}.", "", n_ships)
        return text.format(ships=PHRASES.gold(plan_cost(n_ships)), price=price, gold=left)

    def _impossible(self, state: State, action: str) -> str:
        """Say why an action cannot be carried out with any amount of gold; ``""`` for "Take gold".  R25"""
        if BOUGHT_AT.get(action, -1) in empty_sorts(state):
            return self.tr("This sort is sold out.")
        return {
            "recruit_character": self.tr("No character is left in the deck."),
            "place_gondolier": self.tr("You have no gondolier ready, or no gondola is free."),
            "build": self.tr("You cannot build anything now: there is no space for a street or a tile of yours."),
            "income": self.tr("You would earn nothing: no customer matches a shop of yours on the same island."),
            "production": self.tr("No glass factory of yours can produce, and you have no beads to sell."),
            "hire_or_dismiss": self.tr("You have no gondolier ready, and none in the supply."),
        }.get(action, "")

    # move_ship

    def ask_move(self, state: State, chosen: Chosen) -> Asked:
        """Ask for the next ship of the plan; once one is chosen, for its space.  R22, R22a"""
        action = action_name(c.ACTION[state.target])
        if chosen.keys:
            title = self.tr("{action}: where does the ship from “{here}” go?")
            hint = self.tr("On the marked space “{action}” it acts; anywhere else it makes room for the next ship.")
            here = _from_where(state, chosen.action)
            return Asked(title.format(action=action, here=here), hint.format(action=action))
        rest, made = routes.suggested(state), routes.made(state)
        hint = self.tr("Cheapest: {legs}.").format(legs=PHRASES.legs(rest))
        # Once ships have moved for the plan its whole price is of interest, before that the other ways that there are.
        if made:
            hint = self.tr("{hint} In all {price}.").format(hint=hint, price=PHRASES.price(routes.price(made + rest)))
        elif len(state.legal()) > 1:
            more = self.tr("Other ships may make room before: the second one moved costs 1 gold, the third 2.")
            hint = f"{hint} {more}"
        price, total = PHRASES.price(rest[0].gold), PHRASES.price(routes.price(rest))
        text = self.tr("Sail: {price}") if price == total else self.tr("Sail: {price}, in all {total}")
        text = text.format(price=price, total=total)
        sail = Button(SAIL, text, "sailboat", "Return", primary=True)
        return Asked(self.tr("{action}: which ship do you move?").format(action=action), hint, (sail,))

    def refuse_move(self, state: State, click: Click) -> str:
        """Say why a ship or a space is no part of any plan for the target."""
        if click.kind == "ship":
            if int(click.rest[0]) in {ship for ship, _ in state.plan}:
                return self.tr("A ship moves only once a turn.")
            if state.plan:
                return self.tr("Moving this ship does not help to reach the space you have chosen.")
            return self.tr(
                "This ship does not help to reach the space you have chosen. For another space take that back."
            )
        if click.kind == "space":
            if not click.chosen.keys and not state.plan:
                return self.tr("You have chosen a space: click a ship for it, or take that back.")
            if not click.chosen.keys:
                return self.tr("First click the ship that moves.")
            return self.tr("The ship cannot go there, or has no need to.")
        return ""

    # choose_pass_move

    def ask_drift(self, state: State, chosen: Chosen) -> Asked:
        """Ask for the ship that moves when passing; once one is chosen, for its space.  R26"""
        title = self.tr("You pass: which ship do you move?")
        if chosen.keys:
            title = self.tr("Where does the ship from “{here}” go?")
            title = title.format(here=_from_where(state, chosen.action))
        return Asked(title, self.tr("The action of its space is not carried out."))

    def refuse_drift(self, state: State, click: Click) -> str:
        """Say why a ship cannot move, or cannot move to a space."""
        if click.kind == "ship":
            return self.tr("The space ahead of this ship is occupied.")
        if click.kind != "space":
            return ""
        if int(click.rest[0]) - 1 in state.ships:
            return self.tr("This space is occupied.")
        return (
            self.tr("No ship may be overtaken.") if click.chosen.keys else self.tr("First click the ship that moves.")
        )

    def advise_ship(self, state: State, action: Action) -> str:
        """Advise on a ship move, of a plan or when passing."""
        _, ship, space = action
        text = self.tr("Move the ship from {here} to {there}")
        return text.format(here=PHRASES.space(state.ships[ship]), there=PHRASES.space(space))


def _from_where(state: State, move: Action) -> str:
    """The name of the action of the space that a ship move leaves."""
    return action_name(c.ACTION[state.ships[move[1]]])


def spell_turn(state: State, yes: Path) -> Paths:
    """Paths: an action space, or a button for passing.

    If the space can be cleared as well as shared, a button for that follows.  Otherwise plans that cost gold or use the
    Lighthouse need confirming.
    """
    reaches, ways = routes.reaches(state), Counter(action[1] for action in state.legal() if action[0] != "pass")
    paths: Paths = []
    for action in state.legal():
        verb = action[0]
        if verb == "pass":
            paths.append(((PASS,), action))
        elif ways[action[1]] > 1:
            paths.append(((space_key(action[1]), ACT if verb == "act" else SHARE), action))
        else:
            asked = verb == "share" or reaches[action[1]].price > 0
            paths.append(((space_key(action[1]), *(yes if asked else ())), action))
    return paths


def spell_move(state: State, _yes: Path) -> Paths:
    """Paths: a ship and a space.

    A move that can end the plan, if it is the only one, can also be chosen by its space alone, and the cheapest next
    move by a button.
    """
    ends = [action for action in state.legal() if _ends_plan(state, action)]
    cheapest = routes.suggested(state)
    paths: Paths = []
    for action in state.legal():
        _, ship, space = action
        paths.append(((ship_key(ship), space_key(space)), action))
        if ends == [action]:
            paths.append(((space_key(space),), action))
        if cheapest and (ship, space) == (cheapest[0].ship, cheapest[0].end):
            paths.append(((SAIL,), action))
    return paths


def _ends_plan(state: State, action: Action) -> bool:
    """Whether a move ends the plan under way.  R22"""
    return bool(action[2] == state.target and (not state.sharing or action[1] == c.RED_SHIP))


def spell_drift(state: State, _yes: Path) -> Paths:
    """Paths: a ship and a space."""
    return [((ship_key(action[1]), space_key(action[2])), action) for action in state.legal()]


SHIPS = MuranoShips()

CHOOSE_TURN: Decision[State] = Decision(
    "choose_turn",
    anchor="turn",
    waiting=QT_TRANSLATE_NOOP("MuranoDecisions", "{name} chooses an action space."),
    first=QT_TRANSLATE_NOOP("MuranoDecisions", "First choose an action space, or pass."),
    ask=SHIPS.ask_turn,
    spell=spell_turn,
    advise=SHIPS.advise_turn,
    reason=SHIPS.reason_for_turn,
    refuse=SHIPS.refuse_turn,
)
MOVE_SHIP: Decision[State] = Decision(
    "move_ship",
    anchor="ships",
    waiting=QT_TRANSLATE_NOOP("MuranoDecisions", "{name} moves ships."),
    first=QT_TRANSLATE_NOOP("MuranoDecisions", "First move the ships: click a ship and then a space."),
    ask=SHIPS.ask_move,
    spell=spell_move,
    advise=SHIPS.advise_ship,
    refuse=SHIPS.refuse_move,
)
CHOOSE_PASS_MOVE: Decision[State] = Decision(
    "choose_pass_move",
    anchor="passing",
    waiting=QT_TRANSLATE_NOOP("MuranoDecisions", "{name} passes and moves a ship."),
    first=QT_TRANSLATE_NOOP("MuranoDecisions", "You pass: click a ship and then a space."),
    ask=SHIPS.ask_drift,
    spell=spell_drift,
    advise=SHIPS.advise_ship,
    refuse=SHIPS.refuse_drift,
)
