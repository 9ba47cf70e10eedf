"""The prompt of a turn: placing dice and serving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.taverns import components as c
from app.engines.taverns.placing import placed_beer, placed_doubloons
from app.engines.taverns.service import beer, money, upgrade_cost
from app.models.presenter import Button
from app.models.taverns.buttons import BUTTONS
from app.models.taverns.facts import pending_income
from app.models.taverns.goods import GOODS
from app.models.taverns.room import NAMES
from app.models.taverns.spelling import END_KEY, FINISH_KEY, nobles_key, not_activated, return_key, spell, still_fits
from app.models.taverns.words import entertainer_name, entertainer_text, tile_name, tile_text, words
from app.models.text import Translated, listed

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.taverns.state import State
    from app.models.selection import Path

Asked = tuple[str, str, list[Button]]
FEW_TAKE_BACKS = 3


def pick(state: State, chosen: Path) -> Action:
    """The first action whose path begins with ``chosen``."""
    return next(action for path, action in spell(state) if path[: len(chosen)] == chosen)


class TavernsTurn(Translated):
    """Titles, hints and buttons of phases E and F."""

    # placing

    def placing(self, state: State, chosen: Path) -> Asked:
        """Dice may be placed, taken back or turned into an X.  R55, R60, R137"""
        fits = still_fits(state)
        if chosen and chosen[0] == FINISH_KEY:
            return self._finish_anyway(state)
        buttons = [BUTTONS.finish(primary=not fits)]
        if chosen and chosen[0].startswith("entertainer:"):
            hint = self.tr("It fits any space then and needs no raise. This costs 1 schnapps.")
            return self.tr("Which die becomes an X?"), hint, buttons
        if chosen:
            face = pick(state, chosen)[1]
            hint = " ".join(filter(None, (self._raises(state), self._plan(state)))) or self.tr("Click a blue space.")
            return self.tr("Where does {die} go?").format(die=NAMES.the_die(face)), hint, buttons
        left = sum(state.dice)
        if not left:
            title = self.tr("All dice are placed.")
        elif fits:
            title = self.tr("Place your dice; %n left.", "", left)
        else:
            title = self.tr("No die fits any more; %n left.", "", left)
        how = self.tr("Click a die and then a blue space; click a placed die to take it back.")
        return (
            title,
            " ".join(filter(None, (self._plan(state) or how, self._raises(state), self._patience(state)))),
            buttons,
        )

    def _finish_anyway(self, state: State) -> Asked:
        title = self.tr("A die still fits. End placing anyway?")
        hint = self.tr("Dice that are not placed are lost for this evening: {number} of them.")
        return title, hint.format(number=sum(state.dice)), [BUTTONS.finish_anyway()]

    def _raises(self, state: State) -> str:
        raises = state.raises(state.actor)
        if not raises:
            return ""
        text = self.tr("Raises left: {left} of {all}.")
        return text.format(left=raises - state.raised, all=raises)

    def _patience(self, state: State) -> str:
        left = c.MAX_TAKE_BACKS - state.take_backs
        return self.tr("Dice can be taken back %n more time(s).", "", left) if left <= FEW_TAKE_BACKS else ""

    def _plan(self, state: State) -> str:
        """What the dice placed so far will bring.  R62"""
        seat = state.actor
        doubloons, mugs = placed_doubloons(state, seat), placed_beer(state, seat)
        if not doubloons and not mugs:
            return ""
        goods = GOODS.goods(doubloons, mugs)
        if state.level < 3:
            return self.tr("So far your dice bring {goods}.").format(goods=goods)
        text = self.tr("So far your dice bring {goods}; your reputation moves %n space(s).", "", min(doubloons, mugs))
        return text.format(goods=goods)

    # serving

    def service(self, state: State, chosen: Path) -> Asked:
        """Everything that may be done until the turn is ended.  R66"""
        if chosen and chosen[0] == END_KEY:
            return self._end_anyway(state)
        dice = not_activated(state)
        buttons = [BUTTONS.end(primary=not dice and not chosen)]
        if dice:
            buttons.append(BUTTONS.activate_all(primary=not chosen))
        if chosen:
            action = pick(state, chosen)
            title, hint, more = getattr(self, f"_{action[0]}")(state, *action[1:])
            return title, hint, [*buttons, *more]
        buttons = [*self._laps(state), *buttons]
        title = self.tr("Activate your dice and spend what they bring") if dice else self.tr("Buy, upgrade, recruit")
        return title, f"{self._have(state)} {self._pending(state) if dice else self._lost(state)}".strip(), buttons

    def _end_anyway(self, state: State) -> Asked:
        doubloons, mugs = pending_income(state)
        title = self.tr("Some dice are not activated. End your turn anyway?")
        hint = self.tr("You would lose what they bring.")
        if doubloons or mugs:
            hint = self.tr("You would lose what they bring: {goods}.").format(goods=GOODS.goods(doubloons, mugs))
        return title, hint, [BUTTONS.activate_all(primary=False), BUTTONS.end_anyway()]

    def _laps(self, state: State) -> list[Button]:
        """Bard steps that lead more than once around the track have no space of their own."""
        return [
            Button(path[0], self.tr("%n bard step(s)", "", action[1]))
            for path, action in (spell(state) if state.level >= 3 else ())
            if path[0].startswith("bards:")
        ]

    def _have(self, state: State) -> str:
        text = self.tr("Doubloons: {doubloons} + {safe} stored. Beer: {beer} + {storage} stored.")
        seat = state.actor
        return text.format(
            doubloons=state.doubloons,
            safe=state.stored_doubloons[seat],
            beer=state.beer,
            storage=state.stored_beer[seat],
        )

    def _pending(self, state: State) -> str:
        doubloons, mugs = pending_income(state)
        if not doubloons and not mugs:
            return ""
        return self.tr("Your dice still bring {goods}.").format(goods=GOODS.goods(doubloons, mugs))

    def _lost(self, state: State) -> str:
        """What would be lost if the turn ended now.  R108"""
        seat = state.actor
        doubloons = max(0, money(state) - state.value(seat, c.SAFE))
        mugs = max(0, beer(state) - state.value(seat, c.BEER_STORAGE))
        schnapps = max(0, state.schnapps[seat] - c.SCHNAPPS_LIMIT)
        lost = [GOODS.goods(doubloons, mugs)] if doubloons or mugs else []
        lost += [GOODS.schnapps(schnapps)] if schnapps else []
        some = listed(lost)
        return self.tr("Without room at the end of the turn: {goods}.").format(goods=some) if some else ""

    # what was chosen while serving

    def _buy(self, state: State, card: int) -> Asked:
        title = self.tr("Buy {card} for %n doubloon(s)?", "", c.COST[card]).format(card=words(card).the)
        return title, f"{words(card).text} {self._left_doubloons(money(state) - c.COST[card])}", [BUTTONS.buy()]

    def _left_doubloons(self, left: int) -> str:
        return self.tr("Then you have %n doubloon(s) left.", "", left)

    def _left_beer(self, left: int) -> str:
        return self.tr("Then you have %n beer left.", "", left)

    def _upgrade(self, state: State, tile: int, returned: int) -> Asked:
        name = tile_name(tile)
        options = [action[2] for action in state.legal() if action[:2] == ("upgrade", tile)]
        if len(options) > 1:
            title = self.tr("Upgrade “{tile}”: how many cards do you return?").format(tile=name)
            hint = self.tr("Each {card} returned lowers the cost by {less}. The upgrade brings 1 noble.")
            facts = c.TILES[tile]
            hint = hint.format(card=words(facts.card).name, less=facts.discount)
            return title, hint, [self._returning(tile, number) for number in options]
        cost = upgrade_cost(tile, returned)
        title = self.tr("Upgrade “{tile}” for %n doubloon(s)?", "", cost).format(tile=name)
        given = self.tr("You return %n card(s) of it.", "", returned) if returned else ""
        noble = self.tr("It brings 1 noble.")
        return title, " ".join(filter(None, (tile_text(tile), noble, given))), [BUTTONS.upgrade()]

    def _returning(self, tile: int, number: int) -> Button:
        text = self.tr("Return %n: {cost}", "", number) if number else self.tr("Return none: {cost}")
        text = text.format(cost=GOODS.doubloons(upgrade_cost(tile, number)))
        return Button(return_key(number), text, "two-coins", str(number))

    def _recruit(self, state: State, card: int) -> Asked:
        title = self.tr("Recruit {guest} for %n beer?", "", c.COST[card]).format(guest=words(card).the)
        return title, f"{words(card).text} {self._left_beer(beer(state) - c.COST[card])}".strip(), [BUTTONS.recruit()]

    def _nobles(self, state: State, _number: int) -> Asked:
        offered = [action[1] for action in state.legal() if action[0] == "nobles"]
        buttons = [
            Button(nobles_key(number), self._noble_offer(number), "jewel-crown", str(number)) for number in offered
        ]
        hint = self.tr("Each counts 10 points. You have {beer} beer.").format(beer=beer(state))
        return self.tr("How many nobles do you hire?"), hint, buttons

    def _noble_offer(self, number: int) -> str:
        return self.tr("%n noble(s): {beer} beer", "", number).format(beer=c.NOBLE_PRICES[number])

    def _peek(self, _state: State, _place: int) -> Asked:
        hint = self.tr("It cannot be recruited in this turn. After looking, nothing before can be undone.")
        return self.tr("Look at the new guest now?"), hint, [BUTTONS.look()]

    def _counter(self, state: State) -> Asked:
        hint = self.tr(
            "You have %n counter guest(s). Kept, one can draw new guests for you.",
            "",
            state.counter_guests[state.actor],
        )
        return self.tr("Return a counter guest for 1 space in the monastery?"), hint, [BUTTONS.use()]

    def _entertain(self, state: State, tile: int) -> Asked:
        side = state.sides[state.actor][tile]
        title = self.tr("Use the entertainer: {name}?").format(name=entertainer_name(tile))
        have = self.tr("You have %n schnapps.", "", state.schnapps[state.actor])
        return title, f"{entertainer_text(tile, side)} {have}", [BUTTONS.use()]
