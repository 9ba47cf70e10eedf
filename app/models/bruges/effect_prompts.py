"""The prompts of effects that their owner carries out.  R71, R72, R97-R109, R138-R152"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.bruges import canals
from app.engines.bruges import components as c
from app.engines.bruges.context import asking
from app.engines.bruges.useful import person_price
from app.models.bruges.amounts import AMOUNTS
from app.models.bruges.buttons import BUTTONS
from app.models.bruges.colours import COLOURS
from app.models.bruges.spelling import DONE_KEY, option_key, spell
from app.models.bruges.texts import full_text, option_text, text
from app.models.bruges.turn_prompts import TURN_PROMPTS, Asked, pick
from app.models.bruges.words import WORDS, name, source_name, the
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.bruges.state import State
    from app.match.seats import Seat
    from app.models.presenter import Button
    from app.models.selection import Path


def offered(state: State, chosen: Path) -> list[str]:
    """The keys that can follow, without buttons."""
    depth = len(chosen)
    keys = [path[depth] for path, _ in spell(state) if path[:depth] == chosen]
    return [key for key in dict.fromkeys(keys) if not key.startswith("button:")]


def _colours(state: State, chosen: Path) -> list[int]:
    """The colours that can follow."""
    return [c.COLOURS.index(key.rsplit(":", 1)[1]) for key in offered(state, chosen)]


class BrugesEffects(Translated):
    """Titles, hints and buttons of effects."""

    def by(self, state: State) -> str:
        """Whose effect asks, with its text."""
        source = state.source()
        if source < 0:
            return ""
        return self.tr("{source}: {text}").format(source=source_name(source), text=text(source))

    # workers

    def ask_choose_workers(self, state: State, _seats: Sequence[Seat], chosen: Path) -> Asked:
        """Workers of colours of choice.  R76"""
        number = len(state.legal()[0]) - 1
        title = self.tr("Take %n worker(s): choose the colour", "", number)
        if number > 1:
            title = self.tr("Take worker {number} of {all}: choose the colour")
            title = title.format(number=len(chosen) + 1, all=number)
        return title, self.by(state), BUTTONS.workers(state.actor, _colours(state, chosen))

    def ask_exchange_workers(self, state: State, _seats: Sequence[Seat], chosen: Path) -> Asked:
        """Workers for others, one by one.  R144"""
        keys: list[Button] = BUTTONS.workers(state.actor, _colours(state, chosen))
        if chosen:
            old = pick(state, chosen)[1]
            title = self.tr("Which colour for {worker}?").format(worker=COLOURS.workers(old, 1))
            return title, self.tr("Click the colour that you take."), keys
        stop = [BUTTONS.stop()] if ("stop",) in state.legal() else []
        return self.tr("Which worker do you exchange?"), self.by(state), [*keys, *stop]

    def ask_sell_workers(self, state: State, _seats: Sequence[Seat], chosen: Path) -> Asked:
        """Workers for guilders."""
        keys = BUTTONS.workers(state.actor, _colours(state, chosen))
        return self.tr("Which workers do you return?"), self.by(state), [*keys, *self._done(state, chosen)]

    def _done(self, state: State, chosen: Path) -> list[Button]:
        depth = len(chosen)
        ends = any(path[:depth] == chosen and path[depth] == DONE_KEY for path, _ in spell(state))
        return [BUTTONS.done()] if ends else []

    # threats

    def ask_return_threats(self, state: State, _seats: Sequence[Seat], chosen: Path) -> Asked:
        """Markers go back.  R55, R177"""
        most = max(len(action) for action in state.legal()) - 1
        title = self.tr("Which threat marker do you return?")
        if most > 1:
            title = self.tr("Which threat markers do you return? {number} of {all}")
            title = title.format(number=len(chosen) + 1, all=most)
        keys = BUTTONS.threats(state.actor, _colours(state, chosen))
        hint = self.by(state) or self.tr("Each gives 1 point.")
        return title, hint, [*keys, *self._done(state, chosen)]

    def _reaction(self, state: State, chosen: Path) -> Asked:
        keys = BUTTONS.threats(state.actor, _colours(state, chosen))
        source = state.asked[-1]
        hint = self.tr("{source}: {text}").format(source=source_name(source), text=text(source))
        return self.tr("Return a threat marker for 1 point?"), hint, list(keys)

    def ask_preacher(self, state: State, _seats: Sequence[Seat], chosen: Path) -> Asked:
        """After a step.  R148"""
        return self._reaction(state, chosen)

    def ask_stucco(self, state: State, _seats: Sequence[Seat], chosen: Path) -> Asked:
        """After a house.  R149"""
        return self._reaction(state, chosen)

    def ask_tower(self, state: State, _seats: Sequence[Seat], chosen: Path) -> Asked:
        """After a canal tile.  R150"""
        return self._reaction(state, chosen)

    def ask_fire_eater(self, state: State, _seats: Sequence[Seat], chosen: Path) -> Asked:
        """After a person.  R151"""
        return self._reaction(state, chosen)

    def ask_give_threats(self, state: State, _seats: Sequence[Seat], chosen: Path) -> Asked:
        """Markers for opponents.  R177"""
        if chosen:
            return self.tr("To whom does the marker go?"), self.tr("Click the panel of an opponent."), []
        stop = [BUTTONS.stop()] if ("stop",) in state.legal() else []
        keys = BUTTONS.threats(state.actor, _colours(state, chosen))
        return self.tr("Which threat marker do you hand over?"), self.by(state), [*keys, *stop]

    # canals, texts, opponents

    def ask_choose_option(self, state: State, _seats: Sequence[Seat], _chosen: Path) -> Asked:
        """One of two texts."""
        _, op, source = asking(state)
        buttons = [BUTTONS.option(action[1], option_text(op.options[action[1]])) for action in state.legal()]
        assert all(button.key == option_key(action[1]) for button, action in zip(buttons, state.legal(), strict=True))
        return self.tr("{source}: which of the two?").format(source=source_name(source)), "", buttons

    def ask_choose_canal(self, state: State, _seats: Sequence[Seat], _chosen: Path) -> Asked:
        """A tile without a card.  R142"""
        seat, op, source = asking(state)
        prices = [
            self.tr("{section}: {price}").format(
                section=WORDS.section(action[1]),
                price=AMOUNTS.guilders(canals.price(state, seat, action[1], op.factor)),
            )
            for action in state.legal()
        ]
        title = self.tr("{source}: on which canal space?").format(source=source_name(source))
        return title, ", ".join(prices), []

    def ask_choose_target(self, state: State, _seats: Sequence[Seat], _chosen: Path) -> Asked:
        """An opponent who gives guilders."""
        title = self.tr("Who gives you guilders? Click a panel.")
        return title, self.by(state), []

    def ask_choose_receivers(self, state: State, _seats: Sequence[Seat], chosen: Path) -> Asked:
        """Opponents who receive a guilder.  R138"""
        number = len(state.legal()[0]) - 1
        title = self.tr("Who receives a guilder? {number} of {all}").format(number=len(chosen) + 1, all=number)
        return title, self.by(state), []

    # cards

    def ask_choose_hand_card(self, state: State, _seats: Sequence[Seat], chosen: Path) -> Asked:
        """A hand card becomes a house.  R175"""
        if chosen:
            card = pick(state, chosen)[1]
            title = self.tr("Build “{card}” as a house?").format(card=name(card))
            return title, COLOURS.house(c.COLOUR[card]) + ".", [BUTTONS.build()]
        return self.tr("Which hand card becomes a house?"), self.by(state), []

    def ask_choose_discard(self, state: State, seats: Sequence[Seat], chosen: Path) -> Asked:
        """A hand card is discarded, one's own or for an opponent.  R175, R176"""
        if chosen:
            card = pick(state, chosen)[1]
            title = self.tr("Discard “{card}”?").format(card=name(card))
            return title, full_text(card), [BUTTONS.discard()]
        hint = self.by(state)
        if state.actor != state.active:
            hint = self.tr("{name} makes you discard a card.").format(name=seats[state.active].name)
        return self.tr("Which hand card do you discard?"), hint, []

    def ask_choose_discard_house(self, state: State, _seats: Sequence[Seat], chosen: Path) -> Asked:
        """A card of the discard pile becomes a house.  R102, R103"""
        if chosen:
            card = pick(state, chosen)[1]
            title = self.tr("Build “{card}” as a house?").format(card=name(card))
            return title, self.by(state), [BUTTONS.build()]
        hint = self.tr("They are alike as houses; the others stay in the pile.")
        return self.tr("Which card of the discard pile becomes a house?"), hint, []

    def ask_choose_discard_person(self, state: State, _seats: Sequence[Seat], chosen: Path) -> Asked:
        """A person of the discard pile moves in.  R97-R99"""
        if chosen:
            return self._home(state, chosen, free=True)
        return self.tr("Which person of the discard pile moves in?"), self.by(state), []

    def ask_recruit_from_hand(self, state: State, _seats: Sequence[Seat], chosen: Path) -> Asked:
        """A person from the hand moves in without an action.  R175"""
        if chosen:
            return self._home(state, chosen, free=False)
        return self.tr("Which person from your hand moves in?"), self.by(state), []

    def _home(self, state: State, chosen: Path, *, free: bool) -> Asked:
        card = pick(state, chosen)[1]
        price = self.tr("free of charge")
        if not free:
            _, op, _ = asking(state)
            cost = person_price(state, state.actor, card, op.amount)
            price = self.tr("for %n guilder(s)", "", cost) if cost else price
        homes = [action for action in state.legal() if action[:2] == ("lay", card)]
        if len(homes) > 1:
            title = self.tr("In which house does {person} live?").format(person=the(card))
            return title, full_text(card), []
        title = self.tr("Lay out {person} {price}?").format(person=the(card), price=price)
        return title, full_text(card), [BUTTONS.lay_out()]

    # persons

    def ask_choose_own_person(self, state: State, _seats: Sequence[Seat], chosen: Path) -> Asked:
        """One of one's own persons.  R69, R94, R122, R131"""
        _, op, _ = asking(state)
        if chosen:
            card = pick(state, chosen)[1]
            return self._own_person(op, card)
        titles = {
            "discard_own_person_for_points": self.tr("Which person do you discard for points?"),
            "return_own_person_to_hand": self.tr("Which person do you take back to your hand?"),
        }
        return titles.get(op.kind, self.tr("Which person do you activate?")), self.by(state), []

    def _own_person(self, op: c.Op, card: int) -> Asked:
        if op.kind == "discard_own_person_for_points":
            points = AMOUNTS.points(c.POINTS[card] * op.factor + op.plus)
            title = self.tr("Discard {person} for {points}?").format(person=the(card), points=points)
            return title, full_text(card), [BUTTONS.discard()]
        if op.kind == "return_own_person_to_hand":
            title = self.tr("Take {person} back to your hand?").format(person=the(card))
            return title, full_text(card), [BUTTONS.choose()]
        return self._activation(card)

    def _activation(self, card: int) -> Asked:
        title = self.tr("Activate {person}?").format(person=the(card))
        hint = " ".join(filter(None, (text(card), TURN_PROMPTS.irrevocable(card))))
        return title, hint, [BUTTONS.activate()]

    def ask_choose_foreign_person(self, state: State, _seats: Sequence[Seat], chosen: Path) -> Asked:
        """A person of an opponent.  R109"""
        if chosen:
            return self._activation(pick(state, chosen)[1])
        return self.tr("Which person of an opponent do you activate?"), self.by(state), []

    def ask_astronomer_repeat(self, state: State, _seats: Sequence[Seat], _chosen: Path) -> Asked:
        """A text once more.  R152"""
        card = state.asked[3]
        title = self.tr("Carry out the text of {person} again?").format(person=the(card))
        buttons = [BUTTONS.no(self.tr("No")), BUTTONS.yes(self.tr("Again"), "clockwise-rotation")]
        return title, text(card), buttons


EFFECT_PROMPTS = BrugesEffects()
