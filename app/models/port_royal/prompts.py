"""What is asked, how every action is spelled in clicks, and the buttons for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.contract import NOBODY
from app.engines.port_royal import components as c
from app.engines.port_royal.state import (
    CHOOSE_BENEFICIARY,
    CHOOSE_PAYMENT,
    DISCOVER_ACTION,
    REPEL_SHIP,
    TAKE_CARD,
)
from app.models.port_royal.facts import TIPS
from app.models.port_royal.pieces import DRAW_KEY, card_key
from app.models.port_royal.risk import percent, spoilers, tax_is_due
from app.models.port_royal.words import contract_name, words
from app.models.presenter import Button, Prompt
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Action
    from app.engines.port_royal.state import State
    from app.match.seats import Seat
    from app.models.selection import Path

STOP_KEY = "button:stop"
PASS_KEY = "button:pass"
REPEL_KEY = "button:repel"
ACCEPT_KEY = "button:accept"
CONFIRM_KEY = "button:confirm"
TAKE_KEY = "button:take"
RENOUNCE_KEY = "button:renounce"

_SINGLE = {"draw": DRAW_KEY, "stop": STOP_KEY, "pass": PASS_KEY, "repel": REPEL_KEY}


def pay_key(number: int) -> str:
    """The key of the n-th payment offered."""
    return f"pay:{number}"


def panel_key(seat: int) -> str:
    """The key of a seat's panel."""
    return f"panel:{seat}"


def spell(state: State, confirm: bool = True) -> list[tuple[Path, Action]]:
    """Every legal action as the path of keys that chooses it.

    A ship whose coins may be renounced asks which of the two is meant; a ship that spoils the
    harbour although it could be repelled always asks once more (R32).
    """
    if state.actor == NOBODY:
        return []
    legal = state.legal()
    renounced = {action[1] for action in legal if action[0] == "renounce"}
    return [(_path(state, action, number, confirm, renounced), action) for number, action in enumerate(legal)]


def _path(state: State, action: Action, number: int, confirm: bool, renounced: set[int]) -> Path:
    verb = action[0]
    if verb in _SINGLE:
        return (_SINGLE[verb],)
    if verb == "accept":
        return (ACCEPT_KEY, CONFIRM_KEY) if spoils(state) else (ACCEPT_KEY,)
    if verb == "pay":
        return (pay_key(number),)
    if verb == "give":
        return (panel_key(action[1]),)
    key = card_key(action[1])
    if verb == "renounce":
        return (key, RENOUNCE_KEY)
    if verb == "take_ship" and action[1] in renounced:
        return (key, TAKE_KEY)
    return (key, CONFIRM_KEY) if confirm else (key,)


def spoils(state: State) -> bool:
    """Whether letting the pending ship dock is a bust.  R32"""
    return bool(state.colours >> c.COLOUR[state.pending] & 1)


class PortRoyalPrompts(Translated):
    """The prompt bar.  It speaks to the person who decides."""

    def prompt(self, state: State, seats: Sequence[Seat], chosen: Path = ()) -> Prompt:
        """See ``Presenter.prompt``."""
        seat = state.actor
        if seat == NOBODY:
            return Prompt(self.tr("The game is over."))
        if not seats[seat].is_person:
            return Prompt(self._others(state, seats[seat].name), seat=seat)
        if chosen:
            title, hint, buttons = self._chosen(state, seats, chosen)
        elif state.decision == DISCOVER_ACTION:
            title, hint, buttons = self._discover(state)
        elif state.decision == REPEL_SHIP:
            title, hint, buttons = self._repel(state)
        elif state.decision == TAKE_CARD:
            title, hint, buttons = self._take(state, seats)
        elif state.decision == CHOOSE_PAYMENT:
            title, hint, buttons = self._payment(state)
        else:
            title, hint, buttons = self._beneficiary()
        return Prompt(title, hint, tuple(buttons), seat)

    def _others(self, state: State, name: str) -> str:
        texts = {
            DISCOVER_ACTION: self.tr("{name} decides whether to reveal another card."),
            REPEL_SHIP: self.tr("{name} decides whether to repel the ship."),
            TAKE_CARD: self.tr("{name} decides which card to take."),
            CHOOSE_PAYMENT: self.tr("{name} chooses the persons for the expedition."),
            CHOOSE_BENEFICIARY: self.tr("{name} chooses who gains a coin."),
        }
        return texts[state.decision].format(name=name)

    # discovering

    def _discover(self, state: State) -> tuple[str, str, list[Button]]:
        claims = any(action[0] == "claim" for action in state.legal())
        if not state.shown:
            hint = self.tr("The first card of a turn must be revealed.")
            if claims:
                hint = self.tr("Reveal the first card, or claim a blue framed expedition before.")
            return self.tr("Your turn: reveal a card"), hint, [self._draw(primary=True)]
        hint = self._odds(state)
        if claims:
            hint += " " + self.tr("You can also claim a blue framed expedition.")
        return self.tr("Reveal another card or stop?"), hint, [self._stop(), self._draw(primary=True)]

    def _odds(self, state: State) -> str:
        if tax_is_due(state):
            return self.tr("An additional tax increase comes next; it cannot spoil the harbour.")
        found, total = spoilers(state)
        if not sum(found):
            return self.tr("The next card cannot spoil the harbour.")
        return self.tr("{share}% of the unseen cards would spoil the harbour.").format(
            share=percent(sum(found) / total)
        )

    def _repel(self, state: State) -> tuple[str, str, list[Button]]:
        ship = words(state.pending)
        title = self.tr("Repel {ship}?").format(ship=ship.the)
        own = state.swords(state.active)
        needed = c.SWORDS_NEEDED[state.pending]
        hint = self.tr("It takes %n sword(s), you have {own}.", "", needed).format(own=own)
        if spoils(state):
            hint += " " + self.tr("If it docks, the harbour is spoiled.")
        else:
            hint += " " + self.tr("If it docks, it brings %n coin(s) to whoever takes it.", "", c.COINS[state.pending])
        return title, hint, [self._accept(), self._button(REPEL_KEY, primary=True)]

    # trading and hiring

    def _take(self, state: State, seats: Sequence[Seat]) -> tuple[str, str, list[Button]]:
        seat = state.actor
        legal = state.legal()
        coins = self.tr("You have %n coin(s).", "", len(state.coins[seat]))
        buttons = [self._button(PASS_KEY, primary=True)]
        if not any(action[0] in ("take_ship", "hire") for action in legal):
            return self.tr("Claim an expedition or end your go?"), self.tr("No card is left for you to take."), buttons
        if state.takes == 1:
            title = self.tr("Take a ship or hire a person?")
        else:
            title = self.tr("Take a ship or hire a person? You may take %n card(s).", "", state.takes)
        hint = coins
        if state.fee(seat):
            hint += " " + self.tr("Each card costs a fee of 1 coin to {active}.").format(
                active=seats[state.active].name
            )
        if any(action[0] == "claim" for action in legal):
            hint += " " + self.tr("You can also claim a blue framed expedition.")
        return title, hint, buttons

    def _payment(self, state: State) -> tuple[str, str, list[Button]]:
        title = self.tr("Whom do you give up for the expedition?")
        hint = self.tr("They go to the discard pile with their abilities and points.")
        buttons = [
            Button(pay_key(number), TIPS.persons(action[1:]), shortcut=str(number + 1), primary=not number)
            for number, action in enumerate(state.legal())
        ]
        return title, hint, buttons

    def _beneficiary(self) -> tuple[str, str, list[Button]]:
        title = self.tr("Who gains a coin from this ship?")
        return title, self.tr("Click the panel of another player."), []

    # after a choice

    def _chosen(self, state: State, seats: Sequence[Seat], chosen: Path) -> tuple[str, str, list[Button]]:
        key = chosen[0]
        if key == ACCEPT_KEY:
            title = self.tr("Really let the ship dock and spoil the harbour?")
            hint = self.tr("Your turn ends, and you take no card.")
            return title, hint, [self._button(REPEL_KEY), self._button(CONFIRM_KEY, primary=True)]
        card = int(key.split(":")[1])
        verbs = {action[0] for action in state.legal() if action[1:] == (card,)}
        if "hire" in verbs:
            return self._hire(state, seats, card)
        if "claim" in verbs:
            return self._claim(state, card)
        return self._ship(state, seats, card, "renounce" in verbs)

    def _ways_out(self, state: State) -> list[Button]:
        verbs = {action[0] for action in state.legal()}
        buttons = [self._draw(primary=False)] if "draw" in verbs else []
        buttons += [self._button(STOP_KEY)] if "stop" in verbs else []
        return buttons + ([self._button(PASS_KEY)] if "pass" in verbs else [])

    def _hire(self, state: State, seats: Sequence[Seat], card: int) -> tuple[str, str, list[Button]]:
        seat = state.actor
        price, fee = state.price(seat, card), state.fee(seat)
        person = words(card).the
        if fee:
            title = self.tr("Hire {person} for %n coin(s) and the fee?", "", price)
            hint = self.tr("The fee of 1 coin goes to {active}.").format(active=seats[state.active].name)
        else:
            title = self.tr("Hire {person} for %n coin(s)?", "", price)
            hint = self.tr("You can also choose another blue framed card.")
        have = self.tr("You have %n coin(s).", "", len(state.coins[seat]))
        hire = Button(CONFIRM_KEY, self.tr("Hire"), "check-mark", "Return", primary=True)
        return title.format(person=person), f"{have} {hint}", [*self._ways_out(state), hire]

    def _ship(self, state: State, seats: Sequence[Seat], card: int, renounce: bool) -> tuple[str, str, list[Button]]:
        seat = state.actor
        bonus, fee = state.trader_bonus(seat, c.COLOUR[card]), state.fee(seat)
        title = self.tr("Take {ship} and gain %n coin(s)?", "", c.COINS[card] + bonus - fee).format(
            ship=words(card).the
        )
        hint = TIPS.income(card, bonus, fee, "", seats[state.active].name)
        if not renounce:
            take = Button(CONFIRM_KEY, self.tr("Take"), "check-mark", "Return", primary=True)
            return title, hint, [*self._ways_out(state), take]
        hint += " " + self.tr("Or renounce its coins for the contract {contract}.").format(
            contract=_renounced_for(state, card)
        )
        renounce_it = Button(RENOUNCE_KEY, self.tr("Renounce"), "scroll-unfurled", self.tr("N", "key: renounce"))
        take = Button(TAKE_KEY, self.tr("Take"), "check-mark", "Return", primary=True)
        return title, hint, [*self._ways_out(state), renounce_it, take]

    def _claim(self, state: State, card: int) -> tuple[str, str, list[Button]]:
        facts = c.CARDS[card]
        title = self.tr("Claim {expedition}?").format(expedition=words(card).the)
        hint = self.tr("You give up the persons with its symbols and gain {coins} coins and {points} influence points.")
        claim = Button(CONFIRM_KEY, self.tr("Claim"), "check-mark", "Return", primary=True)
        return title, hint.format(coins=facts.coins, points=facts.points), [*self._ways_out(state), claim]

    # buttons

    def _draw(self, *, primary: bool) -> Button:
        return Button(DRAW_KEY, self.tr("Reveal"), "card-draw", self.tr("D", "key: reveal a card"), primary)

    def _stop(self) -> Button:
        return self._button(STOP_KEY)

    def _accept(self) -> Button:
        return self._button(ACCEPT_KEY)

    def _button(self, key: str, *, primary: bool = False) -> Button:
        if key == STOP_KEY:
            return Button(key, self.tr("Stop"), "harbor-dock", self.tr("S", "key: stop revealing"), primary)
        if key == PASS_KEY:
            return Button(key, self.tr("Pass"), "walking-boot", self.tr("P", "key: pass"), primary)
        if key == REPEL_KEY:
            return Button(key, self.tr("Repel"), "crossed-sabres", self.tr("R", "key: repel a ship"), primary)
        if key == ACCEPT_KEY:
            return Button(key, self.tr("Let it dock"), "anchor", self.tr("L", "key: let a ship dock"), primary)
        return Button(key, self.tr("Spoil the harbour"), "hazard-sign", "Return", primary)


def _renounced_for(state: State, card: int) -> str:
    """The contract for which the coins of a ship may be renounced."""
    for contract in state.contracts:
        asked = c.CONTRACTS[contract]
        if asked.test == c.RENOUNCE and asked.colour == c.COLOUR[card]:
            return contract_name(contract)
    return ""
