"""Why a piece cannot be chosen now, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.bruges import components as c
from app.engines.contract import NOBODY
from app.models.bruges.facts import turns_left
from app.models.bruges.people import why_idle
from app.models.bruges.spelling import spell
from app.models.bruges.uses import EXCHANGE, PLAYS, use_of_card
from app.models.bruges.words import VERBS
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.bruges.state import State
    from app.match.seats import Seat
    from app.models.selection import Path

_OWNED = ("worker", "threat", "space", "house", "marker", "guilders")
"""Kinds of pieces whose key names their owner."""


class BrugesRefusals(Translated):
    """The second line of the prompt after a click on something that is not offered."""

    def refusal(self, state: State, seats: Sequence[Seat], key: str, chosen: Path = ()) -> str:
        """See ``Presenter.refusal``."""
        if state.actor == NOBODY:
            return self.tr("The game is over.")
        if not seats[state.actor].is_person:
            return self.tr("Please wait: {name} decides now.").format(name=seats[state.actor].name)
        kind, _, rest = key.partition(":")
        if kind in _OWNED and rest.split(":")[0] != str(state.actor) and state.decision != "choose_foreign_person":
            return self.tr("This belongs to somebody else.")
        if kind == "use":
            return self._use(state, rest, chosen)
        if kind == "card":
            return self._card(state, c.NUMBER[rest])
        if state.decision in PLAYS and not chosen:
            return self._first_card(state, kind)
        return self._thing(state, kind, rest, chosen)

    # uses and cards

    def _use(self, state: State, name: str, chosen: Path) -> str:
        if not chosen or not chosen[0].startswith("card:"):
            return self.tr("First choose a hand card.")
        use = EXCHANGE if name == "exchange" else VERBS.index(name)
        return use_of_card(state, c.NUMBER[chosen[0].removeprefix("card:")], use).blocked

    def _card(self, state: State, card: int) -> str:
        seat = state.actor
        if card in state.hand[seat]:
            return self._hand_card(state)
        if not state.own[seat] & c.BIT[card]:
            owner = any(own & c.BIT[card] for own in state.own)
            return self.tr("This person belongs to somebody else.") if owner else ""
        if state.decision not in ("play_card", "end_turn"):
            return self._first(state)
        return self._person(state, seat, card)

    def _hand_card(self, state: State) -> str:
        if state.decision == "end_turn":
            if turns_left(state, state.actor) == 1:
                return self.tr("You have played your card for this turn; this one is for the next round.")
            return self.tr("You have played your card for this turn.")
        if state.decision == "play_drawn":
            return self.tr("Only the card just drawn can be used now.")
        return self._first(state)

    def _person(self, state: State, seat: int, card: int) -> str:
        kind = c.KIND[card]
        if kind == c.NONE:
            return self.tr("Pets have no effect.")
        if kind == c.PERMANENT:
            return self.tr("Works by itself, all the time.")
        if kind == c.LAUREL:
            return self.tr("Counts by itself at the end of the game.")
        if kind == c.LIGHTNING:
            return self.tr("Worked once, when it was laid out.")
        return why_idle(state, seat, card)

    # things

    def _first_card(self, state: State, kind: str) -> str:
        texts = {
            "space": self.tr("To build a canal, first choose a hand card."),
            "house": self.tr("To lay out a person, first choose a hand card."),
            "worker": self.tr("To take or use workers, first choose a card."),
            "threat": self.tr("To return a marker, first choose a hand card."),
            "ship": self.tr("A ship can be used after building a canal with a card."),
            "pile": self.tr("Hands are filled at the beginning of a round."),
            "step": self.tr("Steps are climbed in the dice phase."),
            "pawn": self.tr("Steps are climbed in the dice phase."),
            "exchange": self.tr("Choose a hand card, then the use with the exchange card."),
            "die": self.tr("The dice lie for the whole round."),
        }
        return texts.get(kind, "")

    def _thing(self, state: State, kind: str, rest: str, chosen: Path) -> str:
        if kind == "house" and self._offers(state, chosen, "house:"):
            return self.tr("Nobody can move in here now.")
        if kind == "space" and self._offers(state, chosen, "space:"):
            return self.tr("Only the framed spaces can be chosen now.")
        if kind == "worker" and self._offers(state, chosen, "worker:"):
            return self.tr("You have no worker of this colour left to choose.")
        if kind == "threat" and self._offers(state, chosen, "threat:"):
            return self.tr("This marker cannot be chosen now.")
        if kind == "ship" and state.decision == "use_ship":
            colour, kind_of_ship = rest.split(":")
            docked = state.docks[c.COLOURS.index(colour)]
            if docked < 0 or c.SHIP_KINDS[docked] != kind_of_ship:
                return self.tr("This ship is not in its dock.")
            if not state.workers[state.actor * c.N_COLOURS + c.COLOURS.index(colour)]:
                return self.tr("You have no worker of the ship’s colour.")
            return self.tr("This ship would change nothing now.")
        if kind in ("worker", "threat", "space", "house", "pile", "ship", "panel", "hidden", "card"):
            return self._first(state)
        return ""

    def _offers(self, state: State, chosen: Path, prefix: str) -> bool:
        """Whether pieces of this kind can be chosen now."""
        depth = len(chosen)
        return any(
            path[:depth] == chosen and len(path) > depth and path[depth].startswith(prefix) for path, _ in spell(state)
        )

    def _first(self, state: State) -> str:
        texts = {
            "choose_draw_pile": self.tr("First draw a card from one of the piles."),
            "inventor_sixth_card": self.tr("First decide on the sixth card."),
            "advance": self.tr("First decide whether to climb a step."),
            "choose_damage_order": self.tr("First decide which damage comes first."),
            "choose_plague_victim": self.tr("First choose a person that you lose."),
            "choose_fire_loss": self.tr("First choose a house or an outermost canal tile."),
            "end_turn": self.tr("Your card is played: activate persons or end your turn."),
            "use_ship": self.tr("First decide whether to use a ship."),
            "pay_or_take_threat": self.tr("First pay or take the marker."),
            "choose_threat_colour": self.tr("First choose a threat marker."),
            "give_workers": self.tr("First choose which worker you give."),
            "give_guilders_or_worker": self.tr("First pay or give a worker."),
            "choose_canal_loss": self.tr("First choose an outermost canal tile."),
            "choose_discard": self.tr("First choose a hand card to discard."),
        }
        return texts.get(state.decision, self.tr("First answer the question above."))
