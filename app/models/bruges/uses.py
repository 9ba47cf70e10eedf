"""The uses of a hand card: the six actions, and a seventh with the exchange card.

For each use of a card there is a ``CardUse``, which tells what it brings or costs, or why it is not possible.
R47, R51-R60, R104, R125, R159
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.engines.bruges import canals
from app.engines.bruges import components as c
from app.engines.bruges.plays import VERBS, canal_price
from app.engines.bruges.useful import any_persons, person_price
from app.models.bruges.amounts import AMOUNTS
from app.models.bruges.colours import COLOURS
from app.models.bruges.texts import text
from app.models.bruges.words import WORDS, exchange_name
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.bruges.state import State
    from app.engines.contract import Action

EXCHANGE = 6
"""The seventh use: the action of the exchange card, improved."""
GLYPHS = ("meeple", "two-coins", "hazard-sign", "river", "family-house", "backup", "trade")
"""Glyph of each use."""
PLAYS = ("play_card", "play_extra", "play_drawn")
"""Decisions in which a hand card is played."""


class Blocked(NamedTuple):
    """Why a use of a card is not possible.

    Attributes:
        why: One of these reasons.

            - ``"drawn"``: a card just drawn cannot be used with the exchange card
            - ``"nobody"``: there is no person to be activated
            - ``"no_marker"``: there is no threat marker of the card's colour
            - ``"complete"``: both canal sections are complete
            - ``"colours"``: the next canal spaces want other colours
            - ``"dear"``: it costs more guilders than there are
            - ``"no_worker"``, ``"other_worker"``: there is no worker, or only workers of other colours, for the house
            - ``"no_house"``, ``"full"``: there is no house, or none with room
        price: For ``"dear"``, the price in guilders.
        have: For ``"dear"``, the guilders that there are; for ``"no_marker"``, the markers of all colours.
        colours: For ``"colours"``, those that the next canal spaces want.
    """

    why: str
    price: int = 0
    have: int = 0
    colours: tuple[int, ...] = ()


class CardUse(NamedTuple):
    """One use of one card: what it brings or costs, or why it is not possible.

    Attributes:
        card: The card.
        use: The use, 0 to 6.
        exchange: Number of the open exchange card, -1 without one.
        naming: Whether the card counts as a colour that is yet to be named.  R104
        number: By use: workers; guilders (at most, if a colour is named); points for returning a marker; colour of the
            worker that a house costs, ``FREE_CHOICE`` if there are several; guilders that the person costs.
        spaces: Canal spaces that can be built: number of the space in its section, and price.
        blocked: Why it is not possible, ``None`` if it is.
    """

    card: int
    use: int
    exchange: int
    naming: bool
    number: int = 0
    spaces: tuple[tuple[int, int], ...] = ()
    blocked: Blocked | None = None


# what the rules say


def uses_in_play(state: State) -> range:
    """The uses of the moment: six, and a seventh while there is an exchange card.  R51, R125"""
    return range(EXCHANGE + 1 if state.exchange >= 0 else EXCHANGE)


def use_of(action: Action) -> int:
    """The use that an action of playing a card belongs to."""
    # The fourth field is 1 where the exchange card improves the action.
    return EXCHANGE if action[3] else VERBS.index(action[0])


def playable(state: State) -> list[int]:
    """The cards that can be played in the present decision, each once, in the order of ``legal()``."""
    return list(dict.fromkeys(action[1] for action in state.legal() if action[0] != "activate"))


def uses_of(state: State, card: int) -> list[CardUse]:
    """All uses of a card, in order."""
    plays = [action for action in state.legal() if action[0] != "activate" and action[1] == card]
    return [_use(state, card, use, [each for each in plays if use_of(each) == use]) for use in uses_in_play(state)]


def _use(state: State, card: int, use: int, ways: list[Action]) -> CardUse:
    """A use of a card, with the legal actions (``ways``) that belong to it."""
    found = CardUse(card, use, state.exchange, state.naming)
    if not ways:
        return found._replace(blocked=_blocked(state, card, use))
    if use == c.TAKE_WORKERS:
        return found._replace(number=_brings(state, ways[0], "workers"))
    if use == c.TAKE_GUILDERS:
        return found._replace(number=max(_brings(state, each, "guilders") for each in ways))
    if use == c.REMOVE_THREAT:
        return found._replace(number=_brings(state, ways[0], "points"))
    if use == c.BUILD_CANAL:
        seat, sections = state.actor, [each[4] for each in ways]
        spaces = [(state.tiles[2 * seat + at] + 1, canal_price(state, seat, at, c.NO_CHANGE)) for at in sections]
        return found._replace(spaces=tuple(spaces))
    if use == c.BUILD_HOUSE:
        return found._replace(number=ways[0][4] if len({each[4] for each in ways}) == 1 else c.FREE_CHOICE)
    if use == c.RECRUIT:
        return found._replace(number=person_price(state, state.actor, card))
    return found


def _brings(state: State, action: Action, what: str) -> int:
    """How much of some goods an action brings at once, found by playing it on a copy."""
    tried = state.clone()
    tried.trace = []
    tried.apply(action)
    return sum(event[-2] for event in tried.trace if event[0] == what)


def _blocked(state: State, card: int, use: int) -> Blocked | None:
    """Why no action of this use is legal with a card."""
    change = c.NO_CHANGE
    if use == EXCHANGE:
        if state.decision == "play_drawn":
            return Blocked("drawn")
        use, change = c.EXCHANGE_ACTION[state.exchange], c.EXCHANGE_CHANGES[state.exchange]
        # A recruiting card that changes nothing about the action activates a person after it instead.  R131
        if use == c.RECRUIT and change is c.NO_CHANGE and not any_persons(state, state.actor):
            return _no_home(state, card, change) or Blocked("nobody")
    if use == c.REMOVE_THREAT:
        at = state.actor * c.N_COLOURS
        return Blocked("no_marker", have=sum(state.threats[at : at + c.N_COLOURS]))
    if use == c.BUILD_CANAL:
        return _no_space(state, card, change)
    if use == c.BUILD_HOUSE:
        at = state.actor * c.N_COLOURS
        return Blocked("other_worker" if any(state.workers[at : at + c.N_COLOURS]) else "no_worker")
    return _no_home(state, card, change) if use == c.RECRUIT else None


def _no_space(state: State, card: int, change: c.Change) -> Blocked:
    """Why no canal space can be built with a card."""
    seat = state.actor
    wanted = {section: canals.next_colour(state, seat, section) for section in (0, 1)}
    wanted = {section: colour for section, colour in wanted.items() if colour >= 0}
    if not wanted:
        return Blocked("complete")
    free = state.naming or change.any_colour
    fitting = [section for section, colour in wanted.items() if free or colour == c.COLOUR[card]]
    if not fitting:
        return Blocked("colours", colours=tuple(dict.fromkeys(wanted.values())))
    return Blocked("dear", min(canal_price(state, seat, section, change) for section in fitting), state.guilders[seat])


def _no_home(state: State, card: int, change: c.Change) -> Blocked | None:
    """Why a person or pet cannot be laid out; ``None`` if it can."""
    seat = state.actor
    if -1 not in (state.pets if c.IS_PET[card] else state.persons)[seat]:
        return Blocked("full" if state.houses[seat] else "no_house")
    price, have = person_price(state, seat, card, change.discount), state.guilders[seat]
    return Blocked("dear", price, have) if price > have else None


# in words


class BrugesUses(Translated):
    """Uses in words, for the menu and its tips."""

    def line(self, use: CardUse) -> str:
        """What a use that can be chosen brings or costs."""
        if use.use == EXCHANGE:
            return text(c.EXCHANGE_AT + use.exchange)
        tell = (self._workers, self._guilders, self._threat, self._canal, self._house, self._recruit)[use.use]
        return tell(use)

    def _workers(self, use: CardUse) -> str:
        if use.naming:
            return self.tr("%n of a colour you name", "", use.number)
        return f"+{COLOURS.workers(c.COLOUR[use.card], use.number)}"

    def _guilders(self, use: CardUse) -> str:
        if use.naming:
            return self.tr("up to %n, by the colour you name", "", use.number)
        return f"+{AMOUNTS.guilders(use.number)}"

    def _threat(self, use: CardUse) -> str:
        points = AMOUNTS.points(use.number)
        if use.naming:
            return self.tr("any marker, +{points}").format(points=points)
        return self.tr("−1 {threat}, +{points}").format(threat=COLOURS.threat(c.COLOUR[use.card]), points=points)

    def _canal(self, use: CardUse) -> str:
        text = self.tr("space {number}: {guilders}")
        return WORDS.either([text.format(number=at, guilders=AMOUNTS.guilders(price)) for at, price in use.spaces])

    def _house(self, use: CardUse) -> str:
        if use.number == c.FREE_CHOICE:
            return self.tr("−1 worker of your choice")
        return f"−{COLOURS.workers(use.number, 1)}"

    def _recruit(self, use: CardUse) -> str:
        text = self.tr("−{price}, {points} at the end") if use.number else self.tr("free, {points} at the end")
        return text.format(price=AMOUNTS.guilders(use.number), points=AMOUNTS.points(c.POINTS[use.card]))

    def blocked(self, *uses: CardUse) -> str:
        """Why a use is not possible with any of these cards, in one or more sentences; ``""`` if one allows it."""
        reasons: dict[tuple[str, bool], list[CardUse]] = {}
        for use in uses:
            if use.blocked is None:
                return ""
            # Persons and pets apart: they need different rooms in houses.
            reasons.setdefault((use.blocked.why, c.IS_PET[use.card]), []).append(use)
        return " ".join(dict.fromkeys(map(self._why, reasons.values())))

    def _why(self, uses: Sequence[CardUse]) -> str:
        """The sentence for a reason that several cards share; if it is the price, that of the cheapest card."""
        prices = [use.blocked for use in uses if use.blocked]
        blocked = min(prices, key=lambda each: each.price)
        colours = list(dict.fromkeys(c.COLOUR[use.card] for use in uses))
        match blocked.why:
            case "drawn":
                return self.tr("Not with a card just drawn.")
            case "nobody":
                return self.tr("You have no person to activate.")
            case "no_marker":
                threats = [COLOURS.threat(colour) for colour in colours]
                # Colours are left out where there is no marker at all: all five find no room in a row of the menu.
                if uses[0].naming or (len(threats) > 1 and not blocked.have):
                    return self.tr("You have no threat marker.")
                if len(threats) > 1:
                    return self.tr("You have no {threats} marker.").format(threats=WORDS.either(threats))
                return self.tr("You have no {threat} marker.").format(threat=threats[0])
            case "complete":
                return self.tr("Both canal sections are complete.")
            case "colours":
                wanted = WORDS.either([COLOURS.name(each) for each in blocked.colours])
                return self.tr("The next canal spaces need {colours}.").format(colours=wanted)
            case "no_worker":
                return self.tr("You have no worker.")
            case "other_worker":
                workers = WORDS.either([COLOURS.workers(colour, 1) for colour in colours])
                return self.tr("Needs {worker}.").format(worker=workers)
            case "no_house":
                return self.tr("You have no house yet.")
            case "full":
                pet = c.IS_PET[uses[0].card]
                return self.tr("All your houses have a pet.") if pet else self.tr("All your houses are occupied.")
        text = self.tr("Costs {price}, you have {have}.")
        if len({each.price for each in prices}) > 1:
            text = self.tr("Costs {price} or more, you have {have}.")
        return text.format(price=AMOUNTS.guilders(blocked.price), have=blocked.have)

    def title(self, use: int, exchange: int) -> str:
        """The label of a use, given the open exchange card."""
        if use == EXCHANGE:
            text = self.tr("{action} · {exchange}")
            return text.format(action=WORDS.action(c.EXCHANGE_ACTION[exchange]), exchange=exchange_name(exchange))
        return WORDS.action(use)

    def rule(self, use: int, exchange: int) -> str:
        """The rule of a use: what it costs and brings.  R52-R60, R125"""
        rules = {
            c.TAKE_WORKERS: self.tr("Brings 2 workers in the colour of the card."),
            c.TAKE_GUILDERS: self.tr("Brings as many guilders as the die in the colour of the card shows."),
            c.REMOVE_THREAT: self.tr("Returns a threat marker in the colour of the card and brings 1 point."),
            c.BUILD_CANAL: self.tr("Costs the number on the next canal space, which wants a card of its colour."),
            c.BUILD_HOUSE: self.tr("Costs a worker in the colour of the card; a house counts 1 point at the end."),
            c.RECRUIT: self.tr("Costs the guilders on the card and needs a house without a person."),
        }
        return text(c.EXCHANGE_AT + exchange) if use == EXCHANGE else rules[use]

    def named(self, *, naming: bool) -> str:
        """The sentence that a colour is yet to be named for the card, ``""`` if not.  R104"""
        return self.tr("This card counts as a colour you name.") if naming else ""


USES = BrugesUses()
