"""What is asked, and the buttons for it.  It speaks to the person who decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.bruges import components as c
from app.engines.bruges.context import asking
from app.engines.bruges.rounds import advance_price
from app.engines.contract import NOBODY
from app.models.bruges.amounts import AMOUNTS
from app.models.bruges.answers import ANSWERS
from app.models.bruges.buttons import BUTTONS
from app.models.bruges.colours import COLOURS
from app.models.bruges.effect_prompts import EFFECT_PROMPTS
from app.models.bruges.facts import damage_words
from app.models.bruges.series import missing, series
from app.models.bruges.texts import full_text
from app.models.bruges.turn_prompts import TURN_PROMPTS, Asked, pick
from app.models.bruges.words import name, the
from app.models.cast import Cast
from app.models.presenter import Prompt
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.bruges.state import State
    from app.match.seats import Seat
    from app.models.selection import Path


class BrugesPrompts(Translated):
    """The prompt bar."""

    def prompt(self, state: State, seats: Sequence[Seat], chosen: Path = ()) -> Prompt:
        """See ``Presenter.prompt``."""
        seat = state.actor
        if seat == NOBODY:
            return Prompt(self.tr("The game is over."))
        if not seats[seat].is_person:
            return Prompt(self.others(state, seats), seat=seat)
        for room in (self, TURN_PROMPTS, EFFECT_PROMPTS, ANSWERS):
            ask = getattr(room, f"ask_{state.decision}", None)
            if ask is not None:
                title, hint, buttons = ask(state, seats, chosen)
                if ("decline",) in state.legal():
                    buttons = [BUTTONS.decline(), *buttons]
                return Prompt(title, hint, tuple(buttons), seat)
        raise KeyError(state.decision)

    def others(self, state: State, seats: Sequence[Seat]) -> str:
        """What somebody else decides."""
        name = seats[state.actor].name
        texts = {
            "choose_draw_pile": self.tr("{name} draws cards."),
            "inventor_sixth_card": self.tr("{name} decides on a sixth card."),
            "advance": self.tr("{name} decides whether to climb a step."),
            "choose_damage_order": self.tr("{name} decides which damage comes first."),
            "choose_plague_victim": self.tr("{name} loses a person to the plague."),
            "choose_fire_loss": self.tr("{name} loses a house or a canal tile to the fire."),
            "play_card": self.tr("{name} plays a card."),
            "play_extra": self.tr("{name} plays one more card."),
            "play_drawn": self.tr("{name} uses the card just drawn."),
            "end_turn": self.tr("{name} finishes the turn."),
            "use_ship": self.tr("{name} decides whether to use a ship."),
        }
        if state.decision in texts:
            return texts[state.decision].format(name=name)
        if state.active not in (state.actor, NOBODY):
            return self.tr("{name} has to answer {other}.").format(name=name, other=Cast(seats).to(state.active))
        return self.tr("{name} carries out an effect.").format(name=name)

    # phases 1 and 2

    def ask_choose_draw_pile(self, state: State, _seats: Sequence[Seat], _chosen: Path) -> Asked:
        """A card from one of the piles.  R18"""
        hand = len(state.hand[state.actor])
        buttons = BUTTONS.piles([action[1] for action in state.legal()])
        buttons += [BUTTONS.rest(actions.actions[0][1], missing(state)) for _, actions in series(state)]
        if state.phase == 1:
            title = self.tr("Draw card {number} from one of the piles").format(number=hand + 1)
            return (
                title,
                self.tr("You look at new cards once your hand is full. Their colours show on the backs."),
                buttons,
            )
        return (
            self.tr("Draw a card from one of the piles"),
            self.tr("After drawing, nothing before can be undone."),
            buttons,
        )

    def ask_inventor_sixth_card(self, _state: State, _seats: Sequence[Seat], _chosen: Path) -> Asked:
        """The Inventor.  R20"""
        buttons = [BUTTONS.no(self.tr("No")), BUTTONS.yes(self.tr("Draw"), "card-draw")]
        return self.tr("Draw a sixth card?"), self.tr("Your inventor allows it."), buttons

    def ask_advance(self, state: State, _seats: Sequence[Seat], _chosen: Path) -> Asked:
        """A step of the reputation track.  R42"""
        seat = state.actor
        price, step = advance_price(state, seat), state.steps[seat]
        title = self.tr("Climb a step for %n guilder(s)?", "", price) if price else self.tr("Climb a step for free?")
        hint = self.tr("The next step counts {points} instead of {now}. You have {guilders}.").format(
            points=AMOUNTS.points(c.TRACK[step + 1]),
            now=c.TRACK[step],
            guilders=AMOUNTS.guilders(state.guilders[seat]),
        )
        return title, hint, [BUTTONS.no(self.tr("Stay")), BUTTONS.yes(self.tr("Climb"), "greek-temple")]

    # damage

    def ask_choose_damage_order(self, state: State, _seats: Sequence[Seat], _chosen: Path) -> Asked:
        """Fire and plague at once.  R35"""
        buttons = [BUTTONS.first(action[1], number) for number, action in enumerate(state.legal(), 1)]
        hint = self.tr("Whoever lives in a burning house comes back to your hand and escapes the plague.")
        return self.tr("Fire and plague strike you. Which comes first?"), hint, buttons

    def ask_choose_plague_victim(self, state: State, _seats: Sequence[Seat], chosen: Path) -> Asked:
        """A person is lost.  R36"""
        if chosen:
            card = pick(state, chosen)[1]
            title = self.tr("Give up {person}?").format(person=the(card))
            return title, self._worth(card), [BUTTONS.lose()]
        hint = self.tr("It goes to the discard pile; its house stays.")
        return self.tr("The plague: which person do you lose?"), hint, []

    def _worth(self, card: int) -> str:
        points = AMOUNTS.points(c.POINTS[card])
        return self.tr("Counts {points}. {text}").format(points=points, text=full_text(card))

    def ask_choose_fire_loss(self, state: State, _seats: Sequence[Seat], chosen: Path) -> Asked:
        """A house or a canal tile is lost.  R36-R39"""
        if not chosen:
            hint = self.tr("Whoever lives in the house comes back to your hand. Statues stay yours.")
            return self.tr("The fire: which house or canal tile do you lose?"), hint, []
        verb, where = pick(state, chosen)
        if verb == "break":
            hint = self.tr("Its statue, if you have it, stays yours.")
            return self.tr("Give up this canal tile?"), hint, [BUTTONS.lose()]
        seat = state.actor
        living = [card for card in (state.persons[seat][where], state.pets[seat][where]) if card >= 0]
        hint = self.tr("Nobody lives there.")
        if living:
            hint = self.tr("Back to your hand: {persons}.").format(persons=", ".join(name(card) for card in living))
        return self.tr("Give up this house?"), hint, [BUTTONS.lose()]

    def ask_choose_threat_colour(self, state: State, seats: Sequence[Seat], _chosen: Path) -> Asked:
        """A marker of a colour of choice.  R34"""
        seat, _, source = asking(state)
        title = self.tr("Which threat marker do you take?")
        hints = [ANSWERS.because(state, seats, source)]
        for colour in range(c.N_COLOURS):
            if state.threats[seat * c.N_COLOURS + colour] == c.DAMAGE_AT - 1:
                damage = damage_words(state, seat, colour)
                hints.append(
                    self.tr("{threat} would be the third: {damage}.").format(
                        threat=COLOURS.threat(colour), damage=damage
                    )
                )
        return title, " ".join(hints), BUTTONS.threats(seat, [action[1] for action in state.legal()])
