"""The decisions of phase 2: to take a card, and to give the coin of a gift ship to somebody.  R46-R60"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engines.port_royal import components as c
from app.engines.port_royal.contracts import renounceable
from app.models.cast import Cast
from app.models.decision import Asked, Chosen, Click, Decision, Paths, by_verb, confirm
from app.models.keys import panel_key
from app.models.port_royal.decisions.expeditions import EXPEDITIONS
from app.models.port_royal.keys import card_key
from app.models.port_royal.phrases import PHRASES
from app.models.port_royal.words import contract_name, words
from app.models.presenter import Button
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Action
    from app.engines.port_royal.state import State
    from app.match.seats import Seat
    from app.models.selection import Path

PASS, TAKE, RENOUNCE = "button:pass", "button:take", "button:renounce"


class PortRoyalTrading(Translated):
    """The functions of the decisions below; see ``Decision``."""

    # take_card

    def spell_take(self, state: State, yes: Path) -> Paths:
        """A card and its confirmation; of a ship whose coins may be renounced, a button for either way.  R84, R85"""
        legal = state.legal()
        renounced = {action[1] for action in legal if action[0] == "renounce"}
        paths: Paths = []
        for action in legal:
            if action[0] == "pass":
                paths.append(((PASS,), action))
            elif action[1] in renounced:
                paths.append(((card_key(action[1]), RENOUNCE if action[0] == "renounce" else TAKE), action))
            else:
                paths.append(((card_key(action[1]), *yes), action))
        return paths

    def ask_take(self, state: State, chosen: Chosen) -> Asked:
        """Asks what is taken; or to confirm the card chosen.  R46-R53"""
        if chosen.keys:
            verb, card = chosen.action
            if verb == "claim":
                return EXPEDITIONS.ask_claim(chosen, (self._pass(),))
            return (self._ask_hire if verb == "hire" else self._ask_ship)(state, card, chosen)
        done = self._pass(primary=True)
        verbs = chosen.verbs
        if verbs.isdisjoint(("take_ship", "hire")):
            title = self.tr("Claim an expedition or end your go?")
            return Asked(title, self.tr("No card is left for you to take."), (done,))
        title = self._what_to_take(verbs)
        if state.takes != 1:
            several = self.tr("You may take %n card(s).", "", state.takes)
            title = f"{title} {several}"
        hints = [self._coins(state)]
        if state.fee(state.actor):
            fee = self.tr("Each card costs a fee of 1 coin to {active}.")
            hints.append(fee.format(active=chosen.seats[state.active].name))
        if "claim" in verbs:
            hints.append(EXPEDITIONS.also())
        return Asked(title, " ".join(hints), (done,))

    def _what_to_take(self, verbs: set[str]) -> str:
        """The question, by what the seat can take; ``verbs`` are those of its actions."""
        if "hire" not in verbs:
            return self.tr("Take a ship?")
        return self.tr("Take a ship or hire a person?") if "take_ship" in verbs else self.tr("Hire a person?")

    def _ask_hire(self, state: State, card: int, chosen: Chosen) -> Asked:
        """Asks to confirm that a person is hired.  R52, R53"""
        price = state.price(state.actor, card)
        if state.fee(state.actor):
            title = self.tr("Hire {person} for %n coin(s) and the fee?", "", price)
            hint = self.tr("The fee of 1 coin goes to {active}.").format(active=chosen.seats[state.active].name)
        else:
            title = self.tr("Hire {person} for %n coin(s)?", "", price)
            hint = self._another(state, card)
        buttons = (self._pass(), confirm(self.tr("Hire")))
        return Asked(title.format(person=words(card).the), f"{self._coins(state)} {hint}".strip(), buttons)

    def _ask_ship(self, state: State, ship: int, chosen: Chosen) -> Asked:
        """Asks to confirm that a ship is taken; or whether its coins are renounced for a contract.  R51, R84, R85"""
        bonus, fee = state.trader_bonus(state.actor, c.COLOUR[ship]), state.fee(state.actor)
        title = self.tr("Take {ship} and gain %n coin(s)?", "", c.COINS[ship] + bonus - fee)
        title = title.format(ship=words(ship).the)
        hints = [PHRASES.income(ship, bonus, fee, "", chosen.seats[state.active].name)] if bonus or fee else []
        if c.GIFT[ship]:
            hints.append(self.tr("Somebody else gains 1 coin from it, too."))
        if clerks := state.clerks(state.actor, c.COLOUR[ship]):
            hints.append(self.tr("With it your clerks let you take %n more card(s).", "", clerks))
        hint = " ".join(hints) or f"{self._coins(state)} {self._another(state, ship)}".strip()
        if len(chosen.actions) == 1:
            return Asked(title, hint, (self._pass(), confirm(self.tr("Take"))))
        instead = self.tr("Or renounce its coins for the contract {contract}.")
        hint = f"{hint} {instead.format(contract=_renounced_for(state, ship))}"
        renounce = Button(RENOUNCE, self.tr("Renounce"), "scroll-unfurled", self.tr("N", "key: renounce"))
        take = Button(TAKE, self.tr("Take"), "check-mark", "Return", primary=True)
        return Asked(title, hint, (self._pass(), renounce, take))

    def _pass(self, *, primary: bool = False) -> Button:
        return Button(PASS, self.tr("Pass"), "walking-boot", self.tr("P", "key: pass"), primary)

    def _another(self, state: State, card: int) -> str:
        """Says that another card could be chosen; ``""`` if none could."""
        others = any(action[0] in ("take_ship", "hire") and action[1] != card for action in state.legal())
        return self.tr("You can also choose another blue framed card.") if others else ""

    def _coins(self, state: State) -> str:
        return self.tr("You have %n coin(s).", "", len(state.coins[state.actor]))

    def advise_take(self, _state: State, action: Action) -> str:
        """An action as a piece of advice."""
        if action[0] == "pass":
            return self.tr("Pass", "advice")
        if action[0] == "claim":
            return EXPEDITIONS.advise_claim(action)
        text = {
            "hire": self.tr("Hire {card}"),
            "take_ship": self.tr("Take {card}"),
            "renounce": self.tr("Take {card} and renounce its coins"),
        }[action[0]]
        return text.format(card=words(action[1]).the)

    def reason_for_take(self, state: State, action: Action) -> str:
        """What an action costs or brings."""
        seat = state.actor
        match action:
            case ("hire", card):
                price = state.price(seat, card) + state.fee(seat)
                return self.tr("{points} influence for %n coin(s)", "", price).format(points=c.POINTS[card])
            case ("take_ship", ship):
                coins = c.COINS[ship] + state.trader_bonus(seat, c.COLOUR[ship]) - state.fee(seat)
                return self.tr("it brings %n coin(s)", "", coins) if coins > 0 else ""
            case ("renounce", ship):
                text = self.tr("a step of the contract {contract}")
                return text.format(contract=_renounced_for(state, ship))
            case ("claim", _):
                return EXPEDITIONS.reason_for_claim(action)
        return ""

    def refuse_take(self, state: State, click: Click) -> str:
        """Explains that a person is too dear, and what cannot be taken in this phase.  R52, R53"""
        if click.kind == "deck":
            return self.tr("In this phase no more cards are revealed.")
        if click.kind != "card" or (card := int(click.rest[0])) not in state.harbour:
            return EXPEDITIONS.refuse(state, click)
        if not state.takes:
            return self.tr("You cannot take any more cards.")
        seat = state.actor
        have, price, fee = len(state.coins[seat]), state.price(seat, card), state.fee(seat)
        if c.IS_SHIP[card] or have >= price + fee:
            return ""
        if fee:
            text = self.tr("You have %n coin(s); it costs {price} and the fee of {fee}.", "", have)
        else:
            text = self.tr("You have %n coin(s); it costs {price}.", "", have)
        return text.format(price=price, fee=fee)

    # choose_beneficiary

    def ask_beneficiary(self, _state: State, _chosen: Chosen) -> Asked:
        """Asks who gains a coin.  R60"""
        return Asked(self.tr("Who gains a coin from this ship?"), self.tr("Click the panel of another player."))

    def advise_beneficiary(self, _state: State, action: Action, seats: Sequence[Seat]) -> str:
        """An action as a piece of advice."""
        return self.tr("Give the coin to {name}").format(name=Cast(seats).to(action[1]))


def _renounced_for(state: State, ship: int) -> str:
    """The name of the contract for which the coins of a ship may be renounced."""
    return contract_name(state.contracts[renounceable(state, state.actor, ship)])


TRADING = PortRoyalTrading()

TAKE_CARD: Decision[State] = Decision(
    "take_card",
    anchor="trade",
    waiting=QT_TRANSLATE_NOOP("PortRoyalDecisions", "{name} decides which card to take."),
    first=QT_TRANSLATE_NOOP("PortRoyalDecisions", "First take a card, or pass."),
    ask=TRADING.ask_take,
    spell=TRADING.spell_take,
    advise=TRADING.advise_take,
    reason=TRADING.reason_for_take,
    refuse=TRADING.refuse_take,
)
CHOOSE_BENEFICIARY: Decision[State] = Decision(
    "choose_beneficiary",
    anchor="ships",
    waiting=QT_TRANSLATE_NOOP("PortRoyalDecisions", "{name} chooses who gains a coin."),
    first=QT_TRANSLATE_NOOP("PortRoyalDecisions", "First choose another player, who gains the coin."),
    ask=TRADING.ask_beneficiary,
    spell=by_verb(give=panel_key),
    advise_among=TRADING.advise_beneficiary,
)
