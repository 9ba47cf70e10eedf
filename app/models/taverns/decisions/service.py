"""Serving: dice are activated, and what they bring is spent, in any order.  R66-R109"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engines.taverns import components as c
from app.engines.taverns.service import beer, money, upgrade_cost
from app.models.decision import CONFIRM, Asked, Chosen, Click, Decision, Paths, confirm
from app.models.keys import make_key
from app.models.presenter import Button
from app.models.taverns import dice
from app.models.taverns.decisions.placing import guest_or_space
from app.models.taverns.income import pending_income
from app.models.taverns.keys import (
    card_key,
    counter_key,
    covered_key,
    entertainer_key,
    reputation_key,
    supply_key,
    tile_key,
)
from app.models.taverns.phrases import PHRASES
from app.models.taverns.seat_zones import reached_by
from app.models.taverns.words import entertainer_name, entertainer_text, tile_name, tile_text, words
from app.models.text import Translated, listed

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.taverns.state import State
    from app.models.selection import Path

ACTIVATE_ALL, END = "button:activate_all", "button:end"
"""Keys of the buttons that are always there."""


def bards_key(number: int) -> str:
    """The button for a number of bard steps that lead further than once around the track."""
    return make_key("bards", number)


def return_key(number: int) -> str:
    """The button for returning a number of cards with an upgrade."""
    return make_key("return", number)


def nobles_key(number: int) -> str:
    """The button for hiring a number of nobles."""
    return make_key("nobles", number)


def _has_goods(state: State) -> bool:
    """Whether the acting seat has doubloons or beer to spend."""
    seat = state.actor
    return any((state.doubloons, state.stored_doubloons[seat], state.beer, state.stored_beer[seat]))


class TavernsService(Translated):
    """The texts of this decision."""

    def ask(self, state: State, chosen: Chosen) -> Asked:
        """Ask what to do next; after a first click, whether or how to do that.  R66

        While dice lie on the tavern, the main button is to activate them all; after that, to end the turn.
        """
        if chosen.keys == (END,):
            return self._end_anyway(state)
        lying = bool(dice.placed(state))
        at_first = not chosen.keys  # after a first click the main button confirms that
        key = self.tr("E", "key: end turn")
        buttons = [Button(END, self.tr("End turn"), "moon", key, primary=not lying and at_first)]
        if lying:
            buttons.append(self._activate_all(primary=at_first))
        if chosen.keys:
            title, hint, more = self._ask_before(state, chosen.action)
            return Asked(title, hint, (*buttons, *more))
        title = self.tr("Activate your dice and spend what they bring") if lying else self.tr("Buy, upgrade, recruit")
        have = self._have(state) if _has_goods(state) or not lying else ""
        hint = f"{have} {self._pending(state) if lying else self._lost(state)}".strip()
        return Asked(title, hint, (*self._laps(state), *buttons))

    def _activate_all(self, *, primary: bool) -> Button:
        key = self.tr("D", "key: activate all dice")
        return Button(ACTIVATE_ALL, self.tr("Activate all dice"), "rolling-dices", key, primary)

    def _end_anyway(self, state: State) -> Asked:
        title = self.tr("Some dice are not activated. End your turn anyway?")
        hint = self.tr("You would lose what they bring.")
        if any(pending := pending_income(state)):
            hint = self.tr("You would lose what they bring: {goods}.").format(goods=PHRASES.goods(*pending))
        yes = confirm(self.tr("End turn anyway"), "hazard-sign")
        # Without a glyph it is never shown without its words: they are the way out.
        return Asked(title, hint, (replace(self._activate_all(primary=False), glyph=""), yes))

    def _laps(self, state: State) -> list[Button]:
        """Buttons for bard steps: those that lead more than once around the track have no space of their own."""
        return [
            Button(bards_key(action[1]), self.tr("%n bard step(s)", "", action[1]))
            for action in state.legal()
            if action[0] == "bard" and action[1] >= len(state.track())
        ]

    def _have(self, state: State) -> str:
        safe, storage = state.stored_doubloons[state.actor], state.stored_beer[state.actor]
        if not _has_goods(state):
            return self.tr("You have neither doubloons nor beer.")
        coins = self.tr("Doubloons: {doubloons} + {safe} stored.") if safe else self.tr("Doubloons: {doubloons}.")
        mugs = self.tr("Beer: {beer} + {storage} stored.") if storage else self.tr("Beer: {beer}.")
        return f"{coins} {mugs}".format(doubloons=state.doubloons, safe=safe, beer=state.beer, storage=storage)

    def _pending(self, state: State) -> str:
        pending = pending_income(state)
        return self.tr("Your dice still bring {goods}.").format(goods=PHRASES.goods(*pending)) if any(pending) else ""

    def _lost(self, state: State) -> str:
        """What exceeds the stores and would be lost if the turn ended now; ``""`` for nothing.  R108"""
        seat = state.actor
        doubloons = max(0, money(state) - state.value(seat, c.SAFE))
        mugs = max(0, beer(state) - state.value(seat, c.BEER_STORAGE))
        schnapps = max(0, state.schnapps[seat] - c.SCHNAPPS_LIMIT)
        lost = [PHRASES.goods(doubloons, mugs)] if doubloons or mugs else []
        lost += [PHRASES.schnapps(schnapps)] if schnapps else []
        return self.tr("Lost if not spent: {goods}.").format(goods=listed(lost)) if lost else ""

    # questions before something is spent

    def _ask_before(self, state: State, action: Action) -> Asked:
        """The question before an action that was begun with a first click."""
        match action:
            case ("buy", card):
                return self._buy(state, card)
            case ("upgrade", tile, returned):
                return self._upgrade(state, tile, returned)
            case ("recruit", card):
                return self._recruit(state, card)
            case ("nobles", _):
                return self._nobles(state)
            case ("peek", _):
                return self._peek()
            case ("counter",):
                return self._counter(state)
        # Entertainers are left: all other actions take one click, and the end of the turn was dealt with before.
        _, tile = action
        return self._entertain(state, tile)

    def _buy(self, state: State, card: int) -> Asked:
        title = self.tr("Buy {card} for %n doubloon(s)?", "", c.COST[card]).format(card=words(card).the)
        left = self.tr("Then you have %n doubloon(s) left.", "", money(state) - c.COST[card])
        return Asked(title, f"{words(card).text} {left}", (confirm(self.tr("Buy"), "two-coins"),))

    def _upgrade(self, state: State, tile: int, returned: int) -> Asked:
        name, facts = tile_name(tile), c.TILES[tile]
        # The numbers of cards that may be returned; if there is only one, it is told instead of asked.
        options = [action[2] for action in state.legal() if action[:2] == ("upgrade", tile)]
        if len(options) > 1:
            title = self.tr("{tile}: return cards?").format(tile=name)
            hint = self.tr("Each {card} returned saves {less}. The upgrade brings 1 noble.")
            hint = hint.format(card=words(facts.card).name, less=facts.discount)
            return Asked(title, hint, tuple(self._returning(tile, number) for number in options))
        title = self.tr("Upgrade “{tile}” for %n doubloon(s)?", "", upgrade_cost(tile, returned)).format(tile=name)
        effects = [tile_text(tile), self.tr("It brings 1 noble.")]
        if returned:
            effects.append(self.tr("You return %n of its cards.", "", returned))
        return Asked(title, " ".join(effects), (confirm(self.tr("Upgrade"), "hammer-nails"),))

    def _returning(self, tile: int, number: int) -> Button:
        text = self.tr("%n card(s): {cost}", "", number) if number else self.tr("No card: {cost}")
        text = text.format(cost=PHRASES.doubloons(upgrade_cost(tile, number)))
        return Button(return_key(number), text, "two-coins", str(number))

    def _recruit(self, state: State, card: int) -> Asked:
        title = self.tr("Recruit {guest} for %n beer?", "", c.COST[card]).format(guest=words(card).the)
        left = self.tr("Then you have %n beer left.", "", beer(state) - c.COST[card])
        hint = f"{words(card).text} {left}".strip()
        return Asked(title, hint, (confirm(self.tr("Recruit"), "beer-stein"),))

    def _nobles(self, state: State) -> Asked:
        buttons = []
        for verb, *rest in state.legal():
            if verb == "nobles":
                (number,) = rest
                text = self.tr("%n noble(s): {beer} beer", "", number).format(beer=c.NOBLE_PRICES[number])
                buttons.append(Button(nobles_key(number), text, "jewel-crown", str(number)))
        hint = self.tr("Each counts 10 points. You have {beer} beer.").format(beer=beer(state))
        return Asked(self.tr("How many nobles do you hire?"), hint, tuple(buttons))

    def _peek(self) -> Asked:
        hint = self.tr("It cannot be recruited in this turn. After looking, nothing before can be undone.")
        return Asked(self.tr("Look at the new guest now?"), hint, (confirm(self.tr("Look"), "spyglass"),))

    def _counter(self, state: State) -> Asked:
        left = state.counter_guests[state.actor]
        hint = self.tr("You have %n counter guest(s). Kept, one can draw new guests for you.", "", left)
        title = self.tr("Return a counter guest for 1 space in the monastery?")
        return Asked(title, hint, (confirm(self.tr("Use")),))

    def _entertain(self, state: State, tile: int) -> Asked:
        title = self.tr("Use the entertainer: {name}?").format(name=entertainer_name(tile))
        have = self.tr("You have %n schnapps.", "", state.schnapps[state.actor])
        hint = f"{entertainer_text(tile, state.sides[state.actor][tile])} {have}"
        return Asked(title, hint, (confirm(self.tr("Use")),))

    # hints and refusals

    def advise(self, state: State, action: Action) -> str:
        """Any action while serving as a piece of advice."""
        match action:
            case ("activate", space):
                return self.tr("Activate a die: {space}").format(space=guest_or_space(state, space))
            case ("activate_all",):
                return self.tr("Activate all dice", "advice")
            case ("buy", card):
                return self.tr("Buy {card}").format(card=words(card).the)
            case ("upgrade", tile, _):
                return self.tr("Upgrade “{tile}”").format(tile=tile_name(tile))
            case ("recruit", card):
                return self.tr("Recruit {card}").format(card=words(card).the)
            case ("nobles", number):
                return self.tr("Hire %n noble(s)", "", number)
            case ("peek", _):
                return self.tr("Look at the new guest")
            case ("counter",):
                return self.tr("Return a counter guest for a monastery space")
            case ("entertain", tile):
                return self.tr("Use the entertainer: {name}").format(name=entertainer_name(tile))
            case ("bard", number):
                return self.tr("Move the reputation by %n space(s) with bards", "", number)
        return self.tr("End your turn")

    def reason(self, state: State, action: Action) -> str:
        """What an action brings."""
        match action:
            case ("buy", card):
                return words(card).text
            case ("upgrade", tile, returned):
                return self.tr("a noble and a better tile for %n doubloon(s)", "", upgrade_cost(tile, returned))
            case ("recruit", card):
                text = self.tr("%n point(s), pays {doubloons} for a {die}", "", c.POINTS[card])
                return text.format(doubloons=c.DOUBLOONS[card], die=c.DIE[card])
            case ("nobles", _):
                return self.tr("10 points each")
            case ("entertain", tile):
                return entertainer_text(tile, state.sides[state.actor][tile])
        return ""

    def refuse(self, state: State, click: Click) -> str:
        """Say why something costs too much, is taken already, or is of no use while serving."""
        match click.kind, *click.rest:
            case "supply", card:
                return self._refuse_supply(state, c.NUMBER[card])
            case "tile", _, tile:
                return self._refuse_tile(state, tile)
            case "card", guest:
                return self._refuse_guest(state, c.NUMBER[guest])
            case "entertainer", _, name:
                return self._refuse_entertainer(state, c.ENTERTAINERS.index(f"entertainer_{name}"))
            case "reputation", *_:
                return self.tr("Only bards that have been laid out move the marker when you click them.")
            case "cell", *_:
                return self.tr("Guests sign by themselves when you recruit them.")
            case "die", *_:
                return self.tr("This die was not placed; it is lost this evening.")
            case (("seat" | "space" | "card"), *_):
                return self.tr("Dice cannot be moved any more; click a placed die to activate it.")
        return ""

    def _refuse_supply(self, state: State, card: int) -> str:
        """Say why a pile cannot be bought from.  R4, R75, R99"""
        if card == c.NOBLE:
            text = self.tr("A noble costs {price} beer; you have %n.", "", beer(state))
            return text.format(price=min(c.NOBLE_PRICES.values()))
        if not state.supply[card]:
            return self.tr("This pile is empty.")
        if state.bought >> card & 1:
            return self.tr("Each type can be bought only once an evening.")
        return self._too_dear(c.COST[card], money(state))

    def _too_dear(self, cost: int, have: int) -> str:
        return self.tr("It costs {cost}; you have %n doubloon(s).", "", have).format(cost=cost)

    def _refuse_tile(self, state: State, name: str) -> str:
        """Say why a tile cannot be upgraded.  R14, R78, R80"""
        if name not in c.TILE:
            return self.tr("The host cannot be upgraded.")
        tile = c.TILE[name]
        if state.upgraded(state.actor, tile):
            return self.tr("This tile has already been upgraded.")
        # The lowest price: with all matching cards returned.
        laid = state.laid[state.actor].count(c.TILES[tile].card)
        return self._too_dear(upgrade_cost(tile, laid), money(state))

    def _refuse_guest(self, state: State, card: int) -> str:
        """Say why a guest cannot be recruited.  R94, R95, R98"""
        if card not in state.display and card not in state.three_stack:
            return self.tr("This guest is yours already.") if card in state.owned(state.actor) else ""
        if card in state.three_stack[:-1]:
            return self.tr("Only the top guest of the stack is on offer.")
        if state.recruited:
            return self.tr("Only 1 guest per turn can be recruited.")
        return self.tr("It costs {cost} beer; you have %n.", "", beer(state)).format(cost=c.COST[card])

    def _refuse_entertainer(self, state: State, tile: int) -> str:
        """Say why an entertainer cannot be used.  R132-R139"""
        side = state.sides[state.actor][tile]
        if not side:
            return self.tr("This entertainer has not come yet.")
        if tile == c.JUGGLER and side == c.SIDE_A:
            return self.tr("Your juggler performs at the end of the evening.")
        if tile == c.JUGGLER:
            return self.tr("Your juggler performs while you place dice.")
        price, have = c.PRICE[tile][side], state.schnapps[state.actor]
        if have < price:
            return self.tr("It costs {price} schnapps; you have %n.", "", have).format(price=price)
        return self.tr("There is nothing that this entertainer could do now.")


def spell(state: State, yes: Path) -> Paths:
    """One or two clicks for every action.

    Ending the turn with dice not activated is always confirmed, whatever the person has set (R108).
    """
    seat, own = state.actor, dice.of_actor(state)
    ways_to_pay = Counter(action[1] for action in state.legal() if action[0] == "upgrade")
    paths: Paths = []
    for action in state.legal():
        path: Path
        match action:
            case ("activate", space):
                path = (dice.first(own, space).key,)
            case ("activate_all",):
                path = (ACTIVATE_ALL,)
            case ("buy", card):
                path = (supply_key(card), *yes)
            case ("upgrade", tile, returned) if ways_to_pay[tile] > 1:
                path = (tile_key(seat, tile), return_key(returned))
            case ("upgrade", tile, _):
                path = (tile_key(seat, tile), *yes)
            case ("recruit", card):
                path = (card_key(card), *yes)
            case ("nobles", number):
                path = (supply_key(c.NOBLE), nobles_key(number))
            case ("peek", place):
                path = (covered_key(place), *yes)
            case ("counter",):
                path = (counter_key(seat, state.counter_guests[seat] - 1), *yes)
            case ("entertain", tile):
                path = (entertainer_key(seat, tile), *yes)
            case ("bard", number):
                path = (_bard_key(state, number),)
            case _:
                path = (END, CONFIRM) if dice.placed(state) else (END,)
        paths.append((path, action))
    return paths


def _bard_key(state: State, steps: int) -> str:
    """The key to click for a number of bard steps: the space that they reach, or a button.  R151"""
    seat, spaces = state.actor, len(state.track())
    if steps >= spaces:
        return bards_key(steps)
    return reputation_key(seat, reached_by(state.reputation[seat], steps, spaces))


SERVING = TavernsService()

SERVICE: Decision[State] = Decision(
    "service",
    anchor="serving",
    waiting=QT_TRANSLATE_NOOP("TavernsDecisions", "{name} serves the guests."),
    first=QT_TRANSLATE_NOOP("TavernsDecisions", "First activate dice and spend what they bring, or end your turn."),
    ask=SERVING.ask,
    spell=spell,
    advise=SERVING.advise,
    reason=SERVING.reason,
    refuse=SERVING.refuse,
)
