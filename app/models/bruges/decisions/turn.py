"""Decisions of a turn: playing a card, activating persons, ending the turn.  R46-R62, R104, R125"""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engines.bruges import components as c
from app.engines.bruges.plays import VERBS
from app.models.bruges.amounts import AMOUNTS
from app.models.bruges.colours import COLOURS
from app.models.bruges.decisions.common import COMMON, decision, next_space, own_house, own_worker
from app.models.bruges.describe import DESCRIPTIONS
from app.models.bruges.keys import card_key, use_key
from app.models.bruges.seat_numbers import is_next_damage, protector, stake, turns_left
from app.models.bruges.seat_zones import why_idle
from app.models.bruges.texts import full_text, text
from app.models.bruges.uses import EXCHANGE, GLYPHS, USES, playable, use_of, uses_of
from app.models.bruges.words import exchange_name, name, source_name, the
from app.models.decision import Asked, Chosen, Click, Paths, confirm
from app.models.keys import make_key
from app.models.presenter import Button
from app.models.text import Translated, listed

if TYPE_CHECKING:
    from app.engines.bruges.state import State
    from app.engines.contract import Action
    from app.models.selection import Path

END = "button:end"

_FEW = 4
"""Up to so many persons are listed by name in a hint."""


def colour_key(colour: int) -> str:
    """The button that names a colour."""
    return make_key("colour", c.COLOURS[colour])


# spelling


def spell_turn(state: State, yes: Path) -> Paths:
    """Paths for a turn: a card, its use and what else has to be chosen; a person; the end of the turn."""
    # The last key is asked for only where a card and its use leave several actions.
    ways = Counter((action[1], use_of(action)) for action in state.legal() if action[0] in VERBS)
    paths: Paths = []
    for action in state.legal():
        if action[0] == "end":
            path: Path = (END, *(yes if asks_before_ending(state) else ()))
        elif action[0] == "activate":
            path = (card_key(action[1]), *yes)
        else:
            path = (card_key(action[1]), use_key(use_of(action)))
            if ways[action[1], use_of(action)] > 1:
                path = (*path, _last_key(state, action))
        paths.append((path, action))
    return paths


def _last_key(state: State, action: Action) -> str:
    """The key that decides between several actions of a use: a space, a worker, a house or a colour."""
    verb, _, colour, _, *rest = action
    if verb == "canal":
        return next_space(state, rest[0])
    if verb == "house":
        return own_worker(state, rest[0])
    return own_house(state, rest[0]) if verb == "recruit" else colour_key(colour)


def usable_persons(state: State) -> list[int]:
    """Persons that can be activated now."""
    return [action[1] for action in state.legal() if action[0] == "activate"]


def asks_before_ending(state: State) -> bool:
    """Whether persons could still be activated and this is the seat's last turn of the round."""
    return turns_left(state, state.actor) == 1 and bool(usable_persons(state))


class BrugesTurn(Translated):
    """What a person reads in these decisions; ``common`` explains the names of the methods."""

    # play_card

    def ask_card(self, state: State, chosen: Chosen) -> Asked:
        """A card that has to be played, or a person that may be activated before.  R46, R47"""
        if chosen.keys:
            return self._chosen(state, chosen)
        number = c.TURNS - turns_left(state, state.actor) + 1
        title = self.tr("Choose a card to play")
        if usable_persons(state):
            title = self.tr("Choose a card to play, or activate a person")
        which = self.tr("Turn {number} of {all} this round.").format(number=number, all=c.TURNS)
        hints = [which, *self._pending(state), *self._warnings(state)]
        return Asked(title, " ".join(hints), COMMON.cards(playable(state)))

    def _pending(self, state: State) -> list[str]:
        """Hints at what was prepared for this turn and lapses at its end.  R106, R140"""
        hints = []
        if state.naming:
            hints.append(self.tr("The next card counts as a colour you name."))
        if state.free_canal:
            hints.append(self.tr("The next canal tile is free."))
        return hints

    def _warnings(self, state: State) -> list[str]:
        """Warnings of colours of which the next marker does damage.  R33"""
        seat = state.actor
        return [
            DESCRIPTIONS.warning(colour, stake(state, seat, colour))
            for colour in range(c.N_COLOURS)
            if is_next_damage(state, seat, colour) and protector(state, seat, colour) < 0
        ]

    # end_turn

    def ask_end(self, state: State, chosen: Chosen) -> Asked:
        """The end of the turn, or a person that may still be activated.  R46, R48"""
        usable = usable_persons(state)
        if chosen.keys[:1] == (END,):
            title = self.tr("Persons could still be activated. End your turn anyway?")
            return Asked(title, self._usable(usable), (confirm(self.tr("End turn anyway"), "hazard-sign"),))
        if chosen.keys:
            title, hint, buttons = self._chosen(state, chosen)
            return Asked(title, hint, (self._end(primary=False), *buttons))
        end = (self._end(primary=True),)
        if not usable:
            has_persons = bool(state.own[state.actor])
            hint = self.tr("Nobody can be activated now.") if has_persons else self.tr("Your card is played.")
            return Asked(self.tr("End your turn"), hint, end)
        hints = [*self._pending(state), self._usable(usable)]
        return Asked(self.tr("Activate a person or end your turn"), " ".join(hints), end)

    def _end(self, *, primary: bool) -> Button:
        return Button(END, self.tr("End turn"), "moon", self.tr("E", "key: end turn"), primary)

    def _usable(self, persons: list[int]) -> str:
        if len(persons) > _FEW:
            return self.tr("%n persons can be activated.", "", len(persons))
        return self.tr("Can be activated: {persons}.").format(persons=listed([name(card) for card in persons]))

    # play_extra, play_drawn

    def ask_extra(self, state: State, chosen: Chosen) -> Asked:
        """One more card that is played.  R49, R143"""
        if chosen.keys:
            return self._chosen(state, chosen)
        hint = self.tr("{person}: one more card for an action.").format(person=source_name(state.source()))
        return Asked(self.tr("Play one more card"), hint, COMMON.cards(playable(state)))

    def ask_drawn(self, state: State, chosen: Chosen) -> Asked:
        """The use of a card just drawn.  R116, R123"""
        if chosen.keys:
            return self._chosen(state, chosen)
        cards = playable(state)
        title = self.tr("Use the card just drawn: {card}").format(card=name(cards[0]))
        return Asked(title, self.tr("Click it and choose one of its uses."), COMMON.cards(cards))

    # what was chosen

    def _chosen(self, state: State, chosen: Chosen) -> Asked:
        """The question after a card or a person was chosen."""
        action = chosen.action
        if action[0] == "activate":
            return COMMON.ask_activation(action[1], pays=True)
        card = action[1]
        if len(chosen.keys) == 1:
            title = self.tr("What do you use “{card}” for?").format(card=name(card))
            final = COMMON.irrevocable(card) if c.KIND[card] == c.LIGHTNING else ""
            return Asked(title, " ".join(filter(None, (full_text(card), final))), self._uses(state, card))
        return self._more(state, chosen)

    def _uses(self, state: State, card: int) -> tuple[Button, ...]:
        """Keyboard shortcuts 1 to 7 for the uses of a card; those that are not possible say why."""
        return tuple(
            Button(
                use_key(each.use),
                USES.title(each.use, each.exchange),
                GLYPHS[each.use],
                str(each.use + 1),
                blocked=USES.blocked(each),
                on_table=True,
            )
            for each in uses_of(state, card)
        )

    def _more(self, state: State, chosen: Chosen) -> Asked:
        """The last question about playing a card: a space, a worker, a house or a colour."""
        verb, card = chosen.action[:2]
        if verb == "canal":
            hint = self.tr("Only the next free space of a section; those that can be chosen are framed.")
            if use_of(chosen.action) == EXCHANGE:
                hint = text(c.EXCHANGE_AT + state.exchange)
            return Asked(self.tr("On which canal space?"), hint, self._uses(state, card))
        if verb == "house":
            keys = COMMON.workers(state, [own_worker(state, action[4]) for action in chosen.actions])
            return Asked(self.tr("Which worker pays for the house?"), "", keys)
        if verb == "recruit":
            title = self.tr("In which house does {person} live?").format(person=the(card))
            return Asked(
                title,
                self.tr("Click a house without a person; of empty ones in one colour any will do."),
                self._uses(state, card),
            )
        title = self.tr("As which colour do you play “{card}”?").format(card=name(card))
        colours = [action[2] for action in chosen.actions]
        buttons = (Button(colour_key(each), COLOURS.title(each), "", str(each + 1)) for each in colours)
        return Asked(title, self._by_colour(state, verb, colours), tuple(buttons))

    def _by_colour(self, state: State, verb: str, colours: list[int]) -> str:
        """The pips of the colours that may be named, if guilders are taken; else ``""``.  R105"""
        if verb != VERBS[c.TAKE_GUILDERS]:
            return ""
        pips = [
            self.tr("{colour} {pips}").format(colour=COLOURS.name(colour), pips=state.dice[colour])
            for colour in colours
        ]
        return self.tr("Pips: {pips}.").format(pips=", ".join(pips))

    # advice

    def advise(self, state: State, action: Action) -> str:
        """Which card to play, or whom to activate."""
        if action[0] == "end":
            return self.tr("End your turn")
        if action[0] == "activate":
            return self.tr("Activate {card}").format(card=the(action[1]))
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

    def reason(self, state: State, action: Action) -> str:
        """The text or the goods that an action brings; points only if there are any."""
        verb = action[0]
        if verb in ("end", "house"):
            return ""
        if verb == "activate":
            return text(action[1])
        if verb == "recruit":
            points = c.POINTS[action[1]]
            return f"{AMOUNTS.points(points)}. {text(action[1])}" if points else text(action[1])
        return USES.line(uses_of(state, action[1])[use_of(action)])

    # refusals

    def refuse(self, state: State, click: Click) -> str:
        """Why a card, a use or another piece cannot be chosen."""
        if click.kind == "use":
            return self._refuse_use(state, click)
        if click.kind == "card":
            return self._refuse_card(state, c.NUMBER[click.rest[0]])
        if state.decision == "end_turn" or click.chosen.keys:
            return ""
        return {
            "space": self.tr("To build a canal, first choose a hand card."),
            "house": self.tr("To lay out a person, first choose a hand card."),
            "worker": self.tr("To take or use workers, first choose a card."),
            "threat": self.tr("To return a marker, first choose a hand card."),
            "ship": self.tr("A ship can be used after building a canal with a card."),
            "pile": self.tr("Hands are filled at the beginning of a round."),
            "step": self.tr("Steps are climbed in the dice phase."),
            "pawn": self.tr("Steps are climbed in the dice phase."),
            "exchange": self.tr("Choose a hand card, then the use with the exchange card."),
            "die": self.tr("The dice stay as they are for the whole round."),
        }.get(click.kind, self._first_a_card())

    def _first_a_card(self) -> str:
        return self.tr("First choose a hand card.")

    def _refuse_use(self, state: State, click: Click) -> str:
        """Why a use is not possible with the chosen card or, before one is chosen, with any card."""
        card = next((action[1] for action in click.chosen.actions if click.chosen.keys), -1)
        chosen = [card] if card in state.hand[state.actor] else playable(state)
        key = make_key(click.kind, *click.rest)
        uses = [each for card in chosen for each in uses_of(state, card) if use_key(each.use) == key]
        return USES.blocked(*uses) or self._first_a_card()

    def _refuse_card(self, state: State, card: int) -> str:
        seat = state.actor
        if card in state.hand[seat]:
            return self._refuse_hand_card(state)
        if not state.own[seat] & c.BIT[card] or state.decision not in ("play_card", "end_turn"):
            return ""
        kind = c.KIND[card]
        if kind == c.NONE:
            return self.tr("Pets have no effect.")
        if kind == c.PERMANENT:
            return self.tr("Works by itself, all the time.")
        if kind == c.LAUREL:
            return self.tr("Counts by itself at the end of the game.")
        if kind == c.LIGHTNING:
            return self.tr("Worked once, when it was laid out.")
        return DESCRIPTIONS.idle(why_idle(state, seat, card), card)

    def _refuse_hand_card(self, state: State) -> str:
        if state.decision == "play_drawn":
            return self.tr("Only the card just drawn can be used now.")
        if state.decision != "end_turn":
            return ""
        if turns_left(state, state.actor) == 1:
            return self.tr("You have played your card for this turn; this one is for the next round.")
        return self.tr("You have played your card for this turn.")


TURN = BrugesTurn()

_turn = partial(decision, spell=spell_turn, advise=TURN.advise, reason=TURN.reason, refuse=TURN.refuse)
PLAY_CARD = _turn(
    "play_card",
    anchor="uses",
    waiting=QT_TRANSLATE_NOOP("BrugesDecisions", "{name} plays a card."),
    ask=TURN.ask_card,
)
PLAY_EXTRA = _turn(
    "play_extra",
    anchor="more_cards",
    waiting=QT_TRANSLATE_NOOP("BrugesDecisions", "{name} plays one more card."),
    ask=TURN.ask_extra,
)
PLAY_DRAWN = _turn(
    "play_drawn",
    anchor="more_cards",
    waiting=QT_TRANSLATE_NOOP("BrugesDecisions", "{name} uses the card just drawn."),
    ask=TURN.ask_drawn,
)
END_TURN = _turn(
    "end_turn",
    waiting=QT_TRANSLATE_NOOP("BrugesDecisions", "{name} finishes the turn."),
    first=QT_TRANSLATE_NOOP("BrugesDecisions", "Your card is played: activate persons or end your turn."),
    ask=TURN.ask_end,
)
