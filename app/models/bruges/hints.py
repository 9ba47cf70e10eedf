"""A hint in words: what an opponent would do, and why."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from app.engines.bruges import components as c
from app.engines.bruges.context import asking
from app.models.bruges.amounts import AMOUNTS
from app.models.bruges.colours import COLOURS
from app.models.bruges.texts import option_text, text
from app.models.bruges.uses import use_of, use_of_card
from app.models.bruges.words import VERBS, WORDS, exchange_name, the
from app.models.cast import Cast
from app.models.comparison import COMPARISON
from app.models.text import Translated, listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.bruges.state import State
    from app.engines.contract import Action
    from app.match.seats import Seat


class BrugesHints(Translated):
    """The line of the hint button."""

    def explain(
        self, state: State, action: Action, values: Sequence[tuple[Action, float]], seats: Sequence[Seat]
    ) -> str:
        """See ``Presenter.explain``."""
        advice = self.advice(state, action, seats)
        if reason := self.reason(state, action):
            advice = self.tr("{advice}: {reason}").format(advice=advice, reason=reason)
        return COMPARISON.told(advice, action, values, lambda each: self.advice(state, each, seats))

    def advice(self, state: State, action: Action, seats: Sequence[Seat]) -> str:
        """An action as an advice, without a full stop."""
        verb, *rest = action
        if verb in VERBS:
            return self._play(state, action)
        if verb in ("yes", "no"):
            return self._yes_or_no(state.decision, yes=verb == "yes")
        plain = {
            "end": self.tr("End your turn"),
            "decline": self.tr("Do without"),
            "stop": self.tr("That is enough"),
            "pay": self.tr("Pay the guilders"),
            "marker": self.tr("Take the marker"),
        }
        if verb in plain:
            return plain[verb]
        if verb in ("activate", "person", "card", "lay"):
            return self._with_card(state, verb, rest[0])
        if verb in ("target", "receivers"):
            names = listed([Cast(seats).whom(seat) for seat in rest])
            return self.tr("Choose {names}").format(names=names)
        if verb == "hand":
            text = self.tr("Hand {name} a marker: {threat}")
            return text.format(name=Cast(seats).to(rest[1]), threat=COLOURS.threat(rest[0]))
        return self._with_colours(verb, rest) or self._with_places(state, verb, rest)

    def _yes_or_no(self, decision: str, *, yes: bool) -> str:
        if decision == "advance":
            return self.tr("Climb a step") if yes else self.tr("Climb no step")
        if decision == "inventor_sixth_card":
            return self.tr("Draw a sixth card") if yes else self.tr("Draw no sixth card")
        return self.tr("Carry the text out again") if yes else self.tr("Do not carry the text out again")

    def _play(self, state: State, action: Action) -> str:
        verb, card, colour, improved = action[:4]
        text = {
            "workers": self.tr("Use {card} for workers"),
            "guilders": self.tr("Use {card} for guilders"),
            "threat": self.tr("Return a marker with {card}"),
            "canal": self.tr("Build a canal with {card}"),
            "house": self.tr("Build {card} as a house"),
            "recruit": self.tr("Lay out {card}"),
        }[verb].format(card=the(card))
        if state.naming and verb != "recruit":
            text = self.tr("{advice} as {colour}").format(advice=text, colour=COLOURS.name(colour))
        if improved:
            text = self.tr("{advice} with {exchange}").format(advice=text, exchange=exchange_name(state.exchange))
        return text

    def _with_card(self, state: State, verb: str, card: int) -> str:
        if verb == "activate":
            return self.tr("Activate {card}").format(card=the(card))
        if verb == "lay":
            return self.tr("Lay out {card}").format(card=the(card))
        if state.decision == "choose_plague_victim":
            return self.tr("Give up {card}").format(card=the(card))
        if state.decision == "choose_discard":
            return self.tr("Discard {card}").format(card=the(card))
        if state.decision in ("choose_hand_card", "choose_discard_house"):
            return self.tr("Build {card} as a house").format(card=the(card))
        return self.tr("Choose {card}").format(card=the(card))

    def _with_colours(self, verb: str, colours: Sequence[int]) -> str:
        """Advice on workers and markers."""
        number = Counter(colours)
        workers = {
            "take": self.tr("Take {goods}"),
            "give": self.tr("Give {goods}"),
            "sell": self.tr("Return {goods}"),
        }
        if verb in workers:
            goods = listed([COLOURS.workers(colour, many) for colour, many in number.items()])
            return workers[verb].format(goods=goods)
        if verb == "return":
            goods = listed([COLOURS.markers(colour, many) for colour, many in number.items()])
            return self.tr("Return {goods}").format(goods=goods)
        if verb == "swap":
            text = self.tr("Exchange {old} for {new}")
            return text.format(old=COLOURS.workers(colours[0], 1), new=COLOURS.workers(colours[1], 1))
        if verb == "colour":
            return self.tr("Take {goods}").format(goods=COLOURS.markers(colours[0], 1))
        if verb == "first":
            return self.tr("{threat} first").format(threat=COLOURS.threat(colours[0]))
        return ""

    def _with_places(self, state: State, verb: str, rest: Sequence[int]) -> str:
        """Advice on piles, canals, houses, texts and ships."""
        at = rest[0]
        if verb == "draw":
            return (self.tr("Draw from the left pile"), self.tr("Draw from the right pile"))[at]
        if verb == "tile":
            return self.tr("Build a canal tile {where}").format(where=WORDS.in_section(at))
        if verb == "break":
            return self.tr("Give up the canal tile {where}").format(where=WORDS.in_section(at))
        if verb in ("burn", "raze"):
            house = COLOURS.a_house(c.COLOUR[state.houses[state.actor][at]])
            return self.tr("Give up {house}").format(house=house)
        if verb == "option":
            _, op, _ = asking(state)
            return option_text(op.options[at])
        return self.tr("Use {ship}").format(ship=COLOURS.ship(at))

    def reason(self, state: State, action: Action) -> str:
        """What speaks for an action, in public numbers."""
        verb = action[0]
        if verb == "recruit":
            return f"{AMOUNTS.points(c.POINTS[action[1]])}. {text(action[1])}"
        if verb in VERBS and verb != "house":
            return use_of_card(state, action[1], use_of(action)).line
        if verb in ("activate", "lay"):
            return text(action[1])
        if verb == "person" and state.decision != "choose_plague_victim":
            return text(action[1])
        if verb == "draw":
            return self._top(state, action[1])
        if verb == "ship":
            return text(c.SHIPS_AT + action[1] * c.N_KINDS + state.docks[action[1]])
        return ""

    def _top(self, state: State, side: int) -> str:
        back = c.BACK[state.piles[side][-1]]
        return COLOURS.back(back // 2, bool(back % 2))
