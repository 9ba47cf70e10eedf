"""A hint in words: what an opponent would do, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.murano import components as c
from app.engines.murano.actions import income_of
from app.engines.murano.building import crane_points
from app.engines.murano.scoring import ways
from app.engines.murano.ships import plan_cost
from app.models.comparison import COMPARISON
from app.models.murano import routes
from app.models.murano.outlook import chances, gain_of
from app.models.murano.phrases import PHRASES
from app.models.murano.terms import a_tile, beads_name, island_name
from app.models.murano.words import character, special
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Action
    from app.engines.murano.state import State
    from app.match.seats import Seat


class MuranoHints(Translated):
    """The line of the hint button."""

    def explain(
        self, state: State, action: Action, values: Sequence[tuple[Action, float]], _seats: Sequence[Seat]
    ) -> str:
        """See ``Presenter.explain``."""
        advice = self.advice(state, action)
        if reason := self.reason(state, action):
            advice = self.tr("{advice}: {reason}").format(advice=advice, reason=reason)
        return COMPARISON.told(advice, action, values, lambda each: self.advice(state, each))

    def advice(self, state: State, action: Action) -> str:
        """An action as an advice, without a full stop."""
        plain = {
            "pass": self.tr("Pass"),
            "top": self.tr("Take the top tile unseen"),
            "look": self.tr("Choose a tile from the stack"),
            "decline": self.tr("Keep no character"),
            "hire": self.tr("Hire a gondolier"),
            "dismiss": self.tr("Dismiss a gondolier"),
            "street": self.tr("Draw a street"),
            "stop": self.tr("Build no more"),
            "leave": self.tr("Leave the tile unbuilt"),
            "keep": self.tr("Sell no beads"),
            "finish": self.tr("Score no more characters"),
        }
        verb = action[0]
        if verb in plain:
            return plain[verb]
        return str(getattr(self, f"_{verb}")(state, *action[1:]))

    def _act(self, _state: State, space: int) -> str:
        return self.tr("Go to {space}").format(space=PHRASES.space(space))

    def _share(self, _state: State, space: int) -> str:
        return self.tr("Share {space} with the Lighthouse").format(space=PHRASES.space(space))

    def _move(self, state: State, ship: int, space: int) -> str:
        text = self.tr("Move the ship from {here} to {there}")
        return text.format(here=PHRASES.space(state.ships[ship]), there=PHRASES.space(space))

    def _drift(self, state: State, ship: int, space: int) -> str:
        return self._move(state, ship, space)

    def _pick(self, _state: State, tile: int) -> str:
        return self.tr("Take {tile}").format(tile=a_tile(tile))

    def _recruit(self, _state: State, card: int) -> str:
        return self.tr("Recruit “{card}”").format(card=character(card).name)

    def _dock(self, state: State, dock: int) -> str:
        text = self.tr("Place a gondolier at {island}")
        if dock % c.N_DOCKS == state.actor:
            text = self.tr("Place a gondolier at {island} on your colour")
        return text.format(island=island_name(dock // c.N_DOCKS))

    def _tile(self, _state: State, tile: int, cell: int) -> str:
        text = self.tr("Build {tile} on {island}")
        return text.format(tile=a_tile(tile), island=island_name(c.ISLAND_OF[cell]))

    def _lay(self, _state: State, cell: int) -> str:
        return self.tr("Lay the street on {island}").format(island=island_name(c.ISLAND_OF[cell]))

    def _card(self, _state: State, card: int) -> str:
        return self.tr("Take “{card}”").format(card=special(card).name)

    def _produce(self, _state: State, number: int) -> str:
        return self.tr("Produce %n bead(s)", "", number) if number else self.tr("Produce nothing")

    def _sell(self, _state: State, *beads: int) -> str:
        return self.tr("Sell {beads}").format(beads=PHRASES.beads(beads))

    def _return(self, _state: State, colour: int) -> str:
        return self.tr("Give one of these back: {beads}").format(beads=beads_name(colour))

    def _score(self, _state: State, card: int, island: int, *given: int) -> str:
        text = self.tr("Score “{card}” on {island}")
        if given:
            text = self.tr("Score “{card}” on {island} for {given}")
        what = PHRASES.gold(given[0]) if len(given) == 1 else PHRASES.beads(given) if given else ""
        return text.format(card=character(card).name, island=island_name(island), given=what)

    # why

    def reason(self, state: State, action: Action) -> str:
        """What speaks for an action, in numbers that its player may know."""
        verb = action[0]
        if verb in ("act", "share"):
            return self._way(state, action[1])
        if verb == "recruit":
            return self.tr("it would bring %n point(s) now", "", gain_of(state, state.actor, action[1]))
        if verb == "card":
            return special(action[1]).text
        if verb == "tile":
            sort = c.SORT_OF[action[1]]
            points = c.BUILT_VP[sort] + crane_points(state, state.actor, sort)
            return PHRASES.points(points) if points else self.tr("it brings a card")
        if verb == "dock":
            return self._at(state, action[1] // c.N_DOCKS)
        if verb == "sell":
            return PHRASES.gold(c.SALE[sum(action[1:])])
        if verb == "score":
            return self._worth(state, action)
        return ""

    def _way(self, state: State, space: int) -> str:
        """What getting there costs, and income at once."""
        ships = len(routes.reaches(state)[space].legs)
        way = self.tr("%n ship(s), {price}", "", ships).format(price=PHRASES.price(plan_cost(ships)))
        if c.ACTION[space] != "income":
            return way
        gold = max(income_of(state, state.actor, island) for island in state.islands)
        return self.tr("{way}; it earns %n gold", "", gold).format(way=way)

    def _at(self, state: State, island: int) -> str:
        """What the own characters would score at an island."""
        seat = state.actor
        found = [
            (chance.points, card)
            for card in state.hand[seat]
            for chance in chances(state, seat, card)
            if chance.island == island and chance.points
        ]
        if not found:
            return ""
        points, card = max(found)
        text = self.tr("“{card}” would score %n point(s) there now", "", points)
        return text.format(card=character(card).name)

    def _worth(self, state: State, action: Action) -> str:
        _, card, island, *given = action
        points = {given_: worth for worth, given_ in ways(state, state.actor, card, island)}
        return PHRASES.points(points[tuple(given)])
