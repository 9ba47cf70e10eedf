"""Dice: one after the other is drafted, then they are placed.  R53-R62, R137"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engines.taverns import components as c
from app.engines.taverns.placing import (
    DELIVERY_VALUES,
    MONK_VALUE,
    NEVER,
    placed_beer,
    placed_doubloons,
    raises_needed,
)
from app.models.decision import CONFIRM, Asked, Chosen, Click, Decision, Paths, confirm
from app.models.keys import make_key
from app.models.presenter import Button
from app.models.taverns import dice
from app.models.taverns.income import income_of
from app.models.taverns.keys import entertainer_key, space_key
from app.models.taverns.phrases import PHRASES
from app.models.taverns.words import words
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.taverns.state import State
    from app.models.selection import Path

FINISH = "button:finish"
"""Key of the button that ends placing."""

FEW_TAKE_BACKS = 3
"""Take-backs left from which the prompt tells how many there are."""

_SPACES = {name: space for space, name in c.SPACES.items()}
"""Numbers of the four spaces that are no tables, by name."""

_LATER = frozenset({"supply", "tile", "card", "guest_deck", "counter", "reputation"})
"""Kinds of pieces that can only be used while serving."""


def can_place(state: State) -> bool:
    """Whether some die can still be placed.  R60"""
    return any(action[0] == "place" for action in state.legal())


def place_of(state: State, rest: tuple[str, ...]) -> int:
    """The number of the table where a card sits, -1 if it sits nowhere.

    Args:
        state: The position.
        rest: The key of the card without its kind: ``(id,)`` of a guest, ``(owner, id, number)`` of others.
    """
    card = c.NUMBER[rest[0] if len(rest) == 1 else rest[1]]
    seated = state.seated[state.actor]
    return seated.index(card) if card in seated else -1


def guest_or_space(state: State, space: int) -> str:
    """The name of a space for dice of the acting seat: that of the tile, or that of the guest at the table.

    Where a guest at another table has the same name, the table is told as well.
    """
    if space in c.SPACES:
        return PHRASES.space(space)
    seated = state.seated[state.actor]
    name = words(seated[space]).name
    alike = sum(words(guest).name == name for guest in seated if guest != c.NO_CARD)
    return PHRASES.guest_at(name, space) if alike > 1 else name


class TavernsPlacing(Translated):
    """The texts of these decisions."""

    # draft_die

    def ask_draft(self, state: State, chosen: Chosen) -> Asked:
        """Ask which die to take from the coaster, and tell which coaster comes next.  R53"""
        seat = state.actor
        left = c.WHITE_DICE - len(state.white[seat])
        if left == 1:
            return Asked(self.tr("Take the last die"), self.tr("Then everybody has 4 white dice."))
        before = (seat - 1) % state.players
        # A neighbour who was earlier in this round of picks has taken a die from that coaster already.
        hint = self.tr("The coaster before {name} comes to you next; {name} still takes one of {faces}.")
        if len(state.white[before]) > len(state.white[seat]):
            hint = self.tr("The coaster before {name} comes to you next: {faces}.")
        title = self.tr("Take a die from the coaster ({number} of {all})")
        return Asked(
            title.format(number=c.WHITE_DICE - left + 1, all=c.WHITE_DICE),
            hint.format(name=chosen.seats[before].name, faces=", ".join(map(str, state.coaster[before]))),
        )

    def advise_draft(self, _state: State, action: Action) -> str:
        """A die as a piece of advice."""
        return self.tr("Take the {face}").format(face=action[1])

    def reason_for_draft(self, state: State, action: Action) -> str:
        """What the die is good for without a raise: the best guest, else the beer delivery or the monk."""
        face = action[1]
        pays = [c.DOUBLOONS[card] for card in state.seated[state.actor] if card != c.NO_CARD and c.DIE[card] == face]
        if pays:
            return self.tr("it serves a guest who pays %n", "", max(pays))
        if face in DELIVERY_VALUES:
            return self.tr("it delivers beer")
        return self.tr("it suits the monk") if face == MONK_VALUE else ""

    def refuse_draft(self, _state: State, click: Click) -> str:
        """Say why a die that lies elsewhere cannot be taken."""
        return self.tr("Only dice on the coaster before you can be taken.") if click.kind == "die" else ""

    # place_dice

    def ask_place(self, state: State, chosen: Chosen) -> Asked:
        """Ask what to do with the dice: place, take back or turn into an X, until placing is ended.  R55, R60, R137

        After the first click: which die becomes an X, where the clicked die goes, or whether to end placing although a
        die still fits.
        """
        if chosen.keys == (FINISH,):
            return self._finish_anyway(state)
        still_fits, left = can_place(state), sum(state.dice)
        finish = Button(
            FINISH, self.tr("End placing"), "check-mark", self.tr("E", "key: end placing"), primary=not still_fits
        )
        if chosen.keys and chosen.action[0] == "juggle":
            hint = self.tr("It fits any space then and needs no raise. This costs 1 schnapps.")
            return Asked(self.tr("Which die becomes an X?"), hint, (finish,))
        so_far, raises = self._income_so_far(state), PHRASES.raises_left(*_raises(state))
        if chosen.keys:
            title = self.tr("Where does {die} go?").format(die=PHRASES.die(chosen.action[1]))
            return Asked(title, _sentences(raises, so_far) or self.tr("Click a blue space."), (finish,))
        # Nothing is chosen yet.
        if not left:
            title = self.tr("All dice are placed.")
        elif still_fits:
            title = self.tr("Place your dice; %n left.", "", left)
        else:
            title = self.tr("No die fits any more; %n left.", "", left)
        how = self.tr("Click a die and then a blue space; click a placed die to take it back.")
        return Asked(title, _sentences(so_far or how, raises, self._take_backs_left(state)), (finish,))

    def _finish_anyway(self, state: State) -> Asked:
        hint = self.tr("Dice that are not placed are lost for this evening: {number} of them.")
        title = self.tr("A die still fits. End placing anyway?")
        yes = confirm(self.tr("End placing anyway"), "hazard-sign")
        return Asked(title, hint.format(number=sum(state.dice)), (yes,))

    def _take_backs_left(self, state: State) -> str:
        """How often dice can still be taken back, once that becomes scarce.  R55a"""
        left = c.MAX_TAKE_BACKS - state.take_backs
        return self.tr("Dice can be taken back %n more time(s).", "", left) if left <= FEW_TAKE_BACKS else ""

    def _income_so_far(self, state: State) -> str:
        """What the dice placed so far will bring; ``""`` for nothing.  R62"""
        doubloons, mugs = placed_doubloons(state, state.actor), placed_beer(state, state.actor)
        if not doubloons and not mugs:
            return ""
        spaces = min(doubloons, mugs) if state.level >= 3 else 0
        text = self.tr("So far you get {goods}.")
        if spaces:
            text = self.tr("So far you get {goods}; your reputation moves %n space(s).", "", spaces)
        return text.format(goods=PHRASES.goods(doubloons, mugs))

    def advise_place(self, state: State, action: Action) -> str:
        """Any action while placing as a piece of advice."""
        if action[0] == "finish":
            return self.tr("End placing", "advice")
        if action[0] == "juggle":
            return self.tr("Turn the {face} into an X").format(face=action[1])
        verb, face, space = action
        text = self.tr("Place {die}: {space}") if verb == "place" else self.tr("Take back {die}: {space}")
        return text.format(die=PHRASES.die(face), space=guest_or_space(state, space))

    def reason_for_place(self, state: State, action: Action) -> str:
        """What a die that is placed brings on its space."""
        if action[0] != "place":
            return ""
        space = action[2]
        amount = income_of(state, state.actor, space)
        if space == c.ON_MONK:
            return self.tr("%n space(s) in the monastery", "", amount)
        return PHRASES.beer(amount) if space in (c.ON_DELIVERY, c.ON_BARREL) else PHRASES.doubloons(amount)

    def refuse_place(self, state: State, click: Click) -> str:
        """Say why the chosen die does not fit there, or that something can only be done while serving."""
        kind, rest = click.kind, click.rest
        # A click on a seated guest means the table.
        if kind == "card" and (place := place_of(state, rest)) >= 0:
            return self._refuse_space(state, place, click.chosen)
        if kind in ("seat", "space"):
            return self._refuse_space(state, int(rest[1]) if kind == "seat" else _SPACES[rest[1]], click.chosen)
        if kind == "die":
            return self._refuse_die(state, rest)
        if kind == "entertainer":
            return self._refuse_entertainer(state, rest[1])
        return self.tr("First end placing; then you can buy, upgrade and recruit.") if kind in _LATER else ""

    def _refuse_die(self, state: State, rest: tuple[str, ...]) -> str:
        """Say why a die cannot be placed or taken back; ``rest`` are the other parts of its key.  R55a, R56"""
        key = make_key("die", *rest)
        if any(each.key == key and each.space == dice.IN_TRAY for each in dice.of_actor(state)):
            return self.tr("This die fits no space that is free.")
        if state.take_backs >= c.MAX_TAKE_BACKS:
            return self.tr("Dice can be taken back {most} times a turn at most.").format(most=c.MAX_TAKE_BACKS)
        return ""

    def _refuse_space(self, state: State, space: int, chosen: Chosen) -> str:
        """Say why the chosen die cannot lie on a space.  R56-R59"""
        seated = state.seated[state.actor]
        if space not in c.SPACES and (space >= len(seated) or seated[space] == c.NO_CARD):
            return self.tr("Nobody sits at this table.")
        if _is_taken(state, space):
            return self.tr("Only one die fits here.")
        if not chosen.keys or chosen.action[0] != "place":
            return self.tr("First click a die.")
        face = chosen.action[1]
        needed, (left, _) = raises_needed(state, face, space), _raises(state)
        if needed != NEVER:
            text = self.tr("A {face} needs %n raise(s) here; raises left: {left}.", "", needed)
            return text.format(face=face, left=left)
        # Till and barrel take every die, and a 2 to 5 becomes a 6 for the delivery: only the monk and guests are left.
        if space == c.ON_MONK:
            return self.tr("A {face} does not fit the monk, who wants a 5; dice cannot be lowered.").format(face=face)
        text = self.tr("A {face} does not fit {guest}: a {die} is needed, and dice cannot be lowered.")
        return text.format(face=face, guest=words(seated[space]).the, die=c.DIE[seated[space]])

    def _refuse_entertainer(self, state: State, name: str) -> str:
        if name != "juggler":
            return self.tr("This entertainer performs while you serve.")
        side = state.sides[state.actor][c.JUGGLER]
        if side == c.SIDE_B and not state.schnapps[state.actor]:
            return self.tr("The juggler wants 1 schnapps.")
        return self.tr("Your juggler performs at the end of the evening.") if side == c.SIDE_A else ""


def _raises(state: State) -> tuple[int, int]:
    """Raises that are left, and all that there are this evening.  R58"""
    raises = state.raises(state.actor)
    return raises - state.raised, raises


def _is_taken(state: State, space: int) -> bool:
    """Whether a space takes one die only and has it.  R56"""
    if space in c.SPACES:
        return bool({c.ON_TILL: state.on_till, c.ON_BARREL: state.on_barrel}.get(space))
    return state.on_seat[space] > 0


def _sentences(*some: str) -> str:
    """The sentences that are not empty, one after the other."""
    return " ".join(filter(None, some))


def spell_draft(state: State, _yes: Path) -> Paths:
    """A click on a die of the coaster."""
    _, offered = dice.drafted(state)
    mine = offered[state.actor]
    return [((dice.first(mine, dice.IN_TRAY, action[1]).key,), action) for action in state.legal()]


def spell_place(state: State, _yes: Path) -> Paths:
    """Clicks on a die and its space, on a placed die to take it back, or on the juggler and a die.

    Ending placing while a die still fits is always confirmed, whatever the person has set (R60).
    """
    seat, own = state.actor, dice.of_actor(state)
    paths: Paths = []
    for action in state.legal():
        path: Path
        match action:
            case ("place", face, space):
                path = dice.first(own, dice.IN_TRAY, face).key, space_key(seat, space)
            case ("take_back", face, space):
                path = (dice.first(own, space, face).key,)
            case ("juggle", face):
                path = entertainer_key(seat, c.JUGGLER), dice.first(own, dice.IN_TRAY, face).key
            case _:
                path = (FINISH, CONFIRM) if can_place(state) else (FINISH,)
        paths.append((path, action))
    return paths


PLACING = TavernsPlacing()

DRAFT_DIE: Decision[State] = Decision(
    "draft_die",
    anchor="draft",
    waiting=QT_TRANSLATE_NOOP("TavernsDecisions", "{name} chooses a die."),
    first=QT_TRANSLATE_NOOP("TavernsDecisions", "First choose a die."),
    ask=PLACING.ask_draft,
    spell=spell_draft,
    advise=PLACING.advise_draft,
    reason=PLACING.reason_for_draft,
    refuse=PLACING.refuse_draft,
)
PLACE_DICE: Decision[State] = Decision(
    "place_dice",
    anchor="placing",
    waiting=QT_TRANSLATE_NOOP("TavernsDecisions", "{name} places dice."),
    first=QT_TRANSLATE_NOOP("TavernsDecisions", "First place your dice, or end placing."),
    ask=PLACING.ask_place,
    spell=spell_place,
    advise=PLACING.advise_place,
    reason=PLACING.reason_for_place,
    refuse=PLACING.refuse_place,
)
