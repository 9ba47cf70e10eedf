"""What the decisions of Bruges have in common: keys of what is clicked, spellings, buttons, refusals.

Methods called ``ask_…``, ``advise_…``, ``reason_…`` and ``refuse_…`` in this package are functions of a ``Decision``.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engines.bruges import components as c
from app.engines.contract import NOBODY
from app.models.bruges.colours import COLOURS
from app.models.bruges.keys import card_key, house_key, space_key, threat_key, worker_key
from app.models.bruges.texts import text
from app.models.bruges.words import WORDS, name, source_name, the
from app.models.cast import Cast
from app.models.decision import Asked, Chosen, Click, Decision, Paths, confirm
from app.models.presenter import Button
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.engines.bruges.state import State
    from app.engines.contract import Action
    from app.match.seats import Seat
    from app.models.selection import Path

    Key = Callable[..., str]
    Ask = Callable[[State, Chosen], Asked]
    Spell = Callable[[State, Path], Paths]
    Advise = Callable[[State, Action], str]

YES, NO = "button:yes", "button:no"
DECLINE, STOP, DONE = "button:decline", "button:stop", "button:done"
PAY, MARKER = "button:pay", "button:marker"

_BUTTONS = {"yes": YES, "no": NO, "decline": DECLINE, "stop": STOP, "pay": PAY, "marker": MARKER}
"""The button for each verb that has one."""

# Each order is a path of its own, and their number is the factorial of this.
_IN_ANY_ORDER = 3
"""Up to so many goods or opponents may be clicked in any order; more of them in the order of the action only."""

_ANSWERED = frozenset(
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
"""Kinds of ops after which an opponent may have to decide.  R73"""
_DRAWING = frozenset({"draw_cards", "draw_and_act", "draw_then_discard", "discard_then_draw"})
"""Kinds of ops that draw cards, which tells something new.  R74"""

FIRST = QT_TRANSLATE_NOOP("BrugesDecisions", "First answer the question.")


# what is clicked


def by_action(key: Callable[..., str]) -> Key:
    """A key that is made from the parts of an action alone."""
    return lambda _state, *rest: key(*rest)


def by_owner(key: Callable[[int, int], str]) -> Key:
    """A key that is made from the seat to act and the parts of an action."""
    return lambda state, *rest: key(state.actor, *rest)


own_worker, own_threat, own_house = by_owner(worker_key), by_owner(threat_key), by_owner(house_key)


def next_space(state: State, section: int) -> str:
    """The canal space to be built next in an own section."""
    return space_key(state.actor, section, state.tiles[2 * state.actor + section] + 1)


def last_tile(state: State, section: int) -> str:
    """The outermost canal tile of an own section."""
    return space_key(state.actor, section, state.tiles[2 * state.actor + section])


def spelled(*confirmed: str, **keys: Key) -> Spell:
    """A ``Decision.spell`` for decisions in which one key, found by the action's verb, is enough for every action.

    Unlike ``decision.by_verb`` it knows the buttons, and keys may depend on the state.

    Args:
        confirmed: Verbs of actions that need confirming.
        keys: By verb, a function that makes the key from the state and the other parts of the action; not for buttons.
    """

    def spell(state: State, yes: Path) -> Paths:
        paths: Paths = []
        for action in state.legal():
            verb, *rest = action
            key = keys[verb](state, *rest) if verb in keys else _BUTTONS[verb]
            paths.append(((key, *(yes if verb in confirmed else ())), action))
        return paths

    return spell


def several(verb: str, key: Key) -> Spell:
    """A ``Decision.spell`` for actions that choose several things: these are clicked one after the other.

    If others could be added to what was clicked, the button ``DONE`` ends the path.

    Args:
        verb: The verb of these actions; others are buttons.
        key: Makes the key of one thing from the state and its part of the action.
    """

    def spell(state: State, _yes: Path) -> Paths:
        legal = state.legal()
        longest = max(len(action) for action in legal) - 1
        paths: Paths = []
        for action in legal:
            if action[0] != verb:
                paths.append(((_BUTTONS[action[0]],), action))
                continue
            chosen = action[1:]
            orders = dict.fromkeys(permutations(chosen)) if longest <= _IN_ANY_ORDER else [chosen]
            end = (DONE,) if len(chosen) < longest and _goes_on(legal, action) else ()
            paths += [((*(key(state, each) for each in order), *end), action) for order in orders]
        return paths

    return spell


def _goes_on(legal: Sequence[Action], action: Action) -> bool:
    """Whether another legal action contains the same things and one more."""
    have = Counter(action[1:])
    return any(each[0] == action[0] and len(each) == len(action) + 1 and not have - Counter(each[1:]) for each in legal)


# words


class BrugesCommon(Translated):
    """Phrases, buttons and refusals that several decisions share."""

    # who and why

    def by(self, source: int) -> str:
        """The source that asks, with its text; ``""`` if it is below 0, an action."""
        if source < 0:
            return ""
        return self.tr("{source}: {text}").format(source=source_name(source), text=text(source))

    def wait(self, state: State, seats: Sequence[Seat]) -> str:
        """While another seat decides: it answers the effect of the active player, or carries out its own."""
        who = seats[state.actor].name
        if state.active not in (state.actor, NOBODY):
            return self.tr("{name} has to answer {other}.").format(name=who, other=Cast(seats).to(state.active))
        return self.tr("{name} carries out an effect.").format(name=who)

    def irrevocable(self, source: int) -> str:
        """A warning if an effect cannot be undone, for opponents answer or cards are drawn; else ``""``.  R73, R74"""
        kinds = {op.kind for op in c.EFFECTS[source]}
        if kinds & _ANSWERED:
            return self.tr("Opponents answer; then it cannot be taken back.")
        return self.tr("After drawing it cannot be taken back.") if kinds & _DRAWING else ""

    def ask_activation(self, card: int, *, pays: bool) -> Asked:
        """Whether to activate a person.

        Args:
            card: The person.
            pays: Whether its worker has to be returned for that.
        """
        title = self.tr("Activate {person}?").format(person=the(card))
        if pays and c.WORKER_COLOUR[card] >= 0:
            title = self.tr("Activate {person} for {worker}?")
            title = title.format(person=the(card), worker=COLOURS.workers(c.WORKER_COLOUR[card], 1))
        hint = " ".join(filter(None, (text(card), self.irrevocable(card))))
        return Asked(title, hint, (confirm(self.tr("Activate"), "lightning-helix"),))

    # buttons

    def yes(self, text: str, glyph: str = "check-mark") -> Button:
        """The button that says yes to a question."""
        return Button(YES, text, glyph, "Return", primary=True)

    def no(self, text: str, glyph: str = "cross-mark") -> Button:
        """The button that says no to a question."""
        return Button(NO, text, glyph, self.tr("N", "key: no"))

    def lose(self) -> Button:
        """The button that confirms what is lost."""
        return confirm(self.tr("Give up"))

    def decline(self) -> Button:
        """The button that does without an effect."""
        return Button(DECLINE, self.tr("Do without"), "cross-mark", self.tr("N", "key: do without"))

    def end(self, offered: Sequence[str]) -> tuple[Button, ...]:
        """The button that ends a choice of several things, if it is offered.

        With ``DONE`` everything that was chosen is one action; with ``STOP`` each was an action of its own, so that
        nothing is left for Return to confirm.
        """
        text = self.tr("That is all")
        shortcuts = {DONE: "Return", STOP: self.tr("A", "key: that is all")}
        return tuple(
            Button(key, text, "check-mark", shortcut, primary=True)
            for key, shortcut in shortcuts.items()
            if key in offered
        )

    # keys of the keyboard for what lies on the table

    def cards(self, cards: Sequence[int]) -> tuple[Button, ...]:
        """Keyboard shortcuts 1 to 9 for cards on the table."""
        return tuple(
            Button(card_key(card), name(card), shortcut=str(number), on_table=True)
            for number, card in enumerate(cards[:9], 1)
        )

    def workers(self, state: State, offered: Sequence[str]) -> tuple[Button, ...]:
        """Keyboard shortcuts 1 to 5, by colour, for own workers that may be chosen."""
        return _by_colour([own_worker(state, colour) for colour in range(c.N_COLOURS)], offered, COLOURS.worker_label)

    def threats(self, state: State, offered: Sequence[str]) -> tuple[Button, ...]:
        """Keyboard shortcuts 1 to 5, by colour, for own threat markers that may be chosen."""
        return _by_colour([own_threat(state, colour) for colour in range(c.N_COLOURS)], offered, COLOURS.threat)

    # advice

    def advise_button(self, verb: str) -> str:
        """Advice to do without or to stop; ``""`` for other verbs."""
        return {"decline": self.tr("Do without", "advice"), "stop": self.tr("That is enough")}.get(verb, "")

    def advise_loss_of_tile(self, section: int) -> str:
        """Advice to lose a canal tile of a section."""
        return self.tr("Give up the canal tile {where}").format(where=WORDS.in_section(section))

    def advise_loss_of_house(self, state: State, house: int) -> str:
        """Advice to lose a house of the seat to act."""
        colour = c.COLOUR[state.houses[state.actor][house]]
        return self.tr("Give up {house}").format(house=COLOURS.a_house(colour))

    # refusals

    def refuse(self, state: State, click: Click) -> str:
        """Why a piece cannot be chosen, for all decisions; ``""`` if there is no special reason."""
        if click.kind == "card":
            card = c.NUMBER[click.rest[0]]
            theirs = any(own & c.BIT[card] for own in state.own) and not state.own[state.actor] & c.BIT[card]
            return self.tr("This person belongs to somebody else.") if theirs else ""
        if not click.chosen.offers(click.kind):
            return ""
        return {
            "house": self.tr("Nobody can move in here now."),
            "space": self.tr("Only the framed spaces can be chosen now."),
            "worker": self.tr("You have no worker of this colour left to choose."),
            "threat": self.tr("This marker cannot be chosen now."),
        }.get(click.kind, "")


COMMON = BrugesCommon()


def _by_colour(keys: list[str], offered: Sequence[str], label: Callable[[int], str]) -> tuple[Button, ...]:
    return tuple(
        Button(key, label(colour), shortcut=str(colour + 1), on_table=True)
        for colour, key in enumerate(keys)
        if key in offered
    )


def decision(
    name: str,
    *,
    ask: Ask,
    spell: Spell,
    advise: Advise | None = None,
    anchor: str = "activating",
    first: object = FIRST,
    reason: Advise = lambda _state, _action: "",
    waiting: object = "",
    refuse: Callable[[State, Click], str] | None = None,
    advise_among: Callable[[State, Action, Sequence[Seat]], str] | None = None,
) -> Decision[State]:
    """A ``Decision`` with what most decisions of Bruges have: a button to do without, and common words.

    The arguments are those of ``Decision``; without ``waiting`` others see ``BrugesCommon.wait``.
    """

    def asked(state: State, chosen: Chosen) -> Asked:
        found = ask(state, chosen)
        if ("decline",) not in state.legal():
            return found
        return found._replace(buttons=(COMMON.decline(), *found.buttons))

    def advised(state: State, action: Action, seats: Sequence[Seat]) -> str:
        if said := COMMON.advise_button(action[0]):
            return said
        if advise_among:
            return advise_among(state, action, seats)
        return advise(state, action) if advise else ""

    def refused(state: State, click: Click) -> str:
        return (refuse(state, click) if refuse else "") or COMMON.refuse(state, click)

    return Decision(
        name,
        anchor=anchor,
        first=first,
        ask=asked,
        spell=spell,
        waiting=waiting,
        wait=None if waiting else COMMON.wait,
        reason=reason,
        refuse=refused,
        advise_among=advised,
    )
