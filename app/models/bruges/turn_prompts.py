"""The prompt of a turn: cards, their uses, activations, the end.  R46-R62, R104, R125"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.bruges import components as c
from app.models.bruges.buttons import BUTTONS
from app.models.bruges.colours import COLOURS
from app.models.bruges.facts import damage_words, protector, turns_left
from app.models.bruges.spelling import END_KEY, spell, usable_persons
from app.models.bruges.texts import full_text, text
from app.models.bruges.tips import TIPS
from app.models.bruges.uses import EXCHANGE, playable, use_key
from app.models.bruges.words import VERBS, name, source_name, the
from app.models.presenter import Button
from app.models.text import Translated, listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.bruges.state import State
    from app.engines.contract import Action
    from app.match.seats import Seat
    from app.models.selection import Path

Asked = tuple[str, str, list[Button]]

ANSWERED = frozenset(
    {
        "opponents_discard_hand",
        "opponents_pay_or_take_threat",
        "opponents_give_workers",
        "opponents_give_guilders_or_worker",
        "opponents_take_threat",
        "opponents_remove_canal",
        "give_threats_to_opponents",
    }
)
"""Effects that can call for an opponent's decision.  R73"""
DRAWING = frozenset({"draw_cards", "draw_and_act", "draw_then_discard", "discard_then_draw"})
_FEW = 4
"""Persons that a hint lists by name."""


def pick(state: State, chosen: Path) -> Action:
    """The first action whose path begins with ``chosen``."""
    return next(action for path, action in spell(state) if path[: len(chosen)] == chosen)


class BrugesTurn(Translated):
    """Titles, hints and buttons of phase 3."""

    # the two main decisions

    def ask_play_card(self, state: State, _seats: Sequence[Seat], chosen: Path) -> Asked:
        """A card has to be played; persons may be activated before.  R46, R47"""
        if chosen:
            return self._chosen(state, chosen)
        number = c.TURNS - turns_left(state, state.actor) + 1
        title = self.tr("Choose a card to play")
        if usable_persons(state):
            title = self.tr("Choose a card to play, or activate a person")
        which = self.tr("Turn {number} of {all} this round.").format(number=number, all=c.TURNS)
        hints = [which, *self._pending(state), *self.warnings(state, state.actor)]
        return title, " ".join(hints), BUTTONS.cards(playable(state))

    def ask_end_turn(self, state: State, _seats: Sequence[Seat], chosen: Path) -> Asked:
        """Persons may still be activated.  R46, R48"""
        usable = usable_persons(state)
        if chosen and chosen[0] == END_KEY:
            title = self.tr("Persons could still be activated. End your turn anyway?")
            return title, self._usable(usable), [BUTTONS.end_anyway()]
        if chosen:
            title, hint, buttons = self._chosen(state, chosen)
            return title, hint, [BUTTONS.end(primary=False), *buttons]
        buttons = [BUTTONS.end(primary=True)]
        if not usable:
            return self.tr("End your turn"), self.tr("Nobody else can be activated."), buttons
        hints = [*self._pending(state), self._usable(usable)]
        return self.tr("Activate a person or end your turn"), " ".join(hints), buttons

    def _usable(self, persons: list[int]) -> str:
        if len(persons) > _FEW:
            return self.tr("%n persons can be activated.", "", len(persons))
        return self.tr("Can be activated: {persons}.").format(persons=listed([name(card) for card in persons]))

    def _pending(self, state: State) -> list[str]:
        """What was prepared and lapses at the end of the turn.  R106, R140"""
        hints = []
        if state.naming:
            hints.append(self.tr("The next card counts as a colour you name."))
        if state.free_canal:
            hints.append(self.tr("The next canal tile is free."))
        return hints

    def warnings(self, state: State, seat: int) -> list[str]:
        """Threats whose next marker strikes.  R33"""
        return [
            TIPS.warning(colour, damage_words(state, seat, colour))
            for colour in range(c.N_COLOURS)
            if state.threats[seat * c.N_COLOURS + colour] == c.DAMAGE_AT - 1 and protector(state, seat, colour) < 0
        ]

    # more cards

    def ask_play_extra(self, state: State, _seats: Sequence[Seat], chosen: Path) -> Asked:
        """One more card.  R49, R143"""
        if chosen:
            return self._chosen(state, chosen)
        hint = self.tr("{person}: one more card for an action.").format(person=source_name(state.source()))
        return self.tr("Play one more card"), hint, BUTTONS.cards(playable(state))

    def ask_play_drawn(self, state: State, _seats: Sequence[Seat], chosen: Path) -> Asked:
        """The card just drawn.  R116, R123"""
        if chosen:
            return self._chosen(state, chosen)
        cards = playable(state)
        title = self.tr("Use the card just drawn: {card}").format(card=name(cards[0]))
        return title, self.tr("Click it and choose one of its uses."), BUTTONS.cards(cards)

    # what was chosen

    def _chosen(self, state: State, chosen: Path) -> Asked:
        action = pick(state, chosen)
        if action[0] == "activate":
            return self._activation(state, action[1])
        if len(chosen) == 1:
            card = action[1]
            title = self.tr("What do you use “{card}” for?").format(card=name(card))
            final = self.irrevocable(card) if c.KIND[card] == c.LIGHTNING else ""
            return title, " ".join(filter(None, (full_text(card), final))), BUTTONS.uses(state, card)
        buttons = BUTTONS.uses(state, action[1])
        actions = [each for path, each in spell(state) if path[:2] == chosen[:2]]
        return self._more(state, actions, chosen[1], buttons)

    def _activation(self, state: State, card: int) -> Asked:
        title = self.tr("Activate {person}?").format(person=the(card))
        colour = c.WORKER_COLOUR[card]
        if colour >= 0:
            title = self.tr("Activate {person} for {worker}?")
            title = title.format(person=the(card), worker=COLOURS.workers(colour, 1))
        return title, " ".join(filter(None, (text(card), self.irrevocable(card)))), [BUTTONS.activate()]

    def irrevocable(self, source: int) -> str:
        """Whether an effect cannot be taken back.  R73, R74"""
        kinds = {op.kind for op in c.EFFECTS[source]}
        if kinds & ANSWERED:
            return self.tr("Opponents answer; then it cannot be taken back.")
        return self.tr("After drawing it cannot be taken back.") if kinds & DRAWING else ""

    def _more(self, state: State, actions: list[Action], use: str, buttons: list[Button]) -> Asked:
        """The last question about a play: a space, a worker, a house or a colour."""
        verb, card = actions[0][:2]
        if verb == "canal":
            return self.tr("On which canal space?"), self._improved(state, use), buttons
        if verb == "house":
            workers = [action[4] for action in actions]
            keys = BUTTONS.workers(state.actor, workers)
            return self.tr("Which worker pays for the house?"), "", keys
        if verb == "recruit":
            title = self.tr("In which house does {person} live?").format(person=the(card))
            return title, self.tr("Houses that are alike stand for one another."), buttons
        title = self.tr("As which colour do you play “{card}”?").format(card=name(card))
        colours = [action[2] for action in actions]
        return title, self._by_colour(state, verb, colours), BUTTONS.colours(colours)

    def _improved(self, state: State, use: str) -> str:
        return text(c.EXCHANGE_AT + state.exchange) if use == use_key(EXCHANGE) else ""

    def _by_colour(self, state: State, verb: str, colours: list[int]) -> str:
        """What a named colour would bring.  R105"""
        if verb != VERBS[c.TAKE_GUILDERS]:
            return ""
        pips = [
            self.tr("{colour} {pips}").format(colour=COLOURS.name(colour), pips=state.dice[colour])
            for colour in colours
        ]
        return self.tr("Pips: {pips}.").format(pips=", ".join(pips))

    # ships

    def ask_use_ship(self, state: State, _seats: Sequence[Seat], chosen: Path) -> Asked:
        """A ship after a canal.  R113, R114"""
        if chosen:
            colour = pick(state, chosen)[1]
            source = c.SHIPS_AT + colour * c.N_KINDS + state.docks[colour]
            title = self.tr("Use {ship} for {worker}?")
            title = title.format(ship=COLOURS.ship(colour), worker=COLOURS.workers(colour, 1))
            return title, " ".join(filter(None, (text(source), self.irrevocable(source)))), [BUTTONS.sail()]
        ships = [action[1] for action in state.legal() if action[0] == "ship"]
        offers = [
            self.tr("{colour}: {text}").format(
                colour=COLOURS.title(colour), text=text(c.SHIPS_AT + colour * c.N_KINDS + state.docks[colour])
            )
            for colour in ships
        ]
        return self.tr("Use a ship for a worker of its colour?"), " ".join(offers), []


TURN_PROMPTS = BrugesTurn()
