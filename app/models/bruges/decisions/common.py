"""What the decisions of Bruges have in common: what is clicked, answers by a button, and refusals."""

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
"""Verbs that are a button."""

_IN_ANY_ORDER = 3
"""Goods and opponents may be clicked in any order up to this number; more of them in order of their colours."""

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
"""Effects that can call for an opponent's decision.  R73"""
_DRAWING = frozenset({"draw_cards", "draw_and_act", "draw_then_discard", "discard_then_draw"})

FIRST = QT_TRANSLATE_NOOP("BrugesDecisions", "First answer the question above.")


# what is clicked


def by_action(key: Callable[..., str]) -> Key:
    """What is clicked follows from the action alone."""
    return lambda _state, *rest: key(*rest)


def by_owner(key: Callable[[int, int], str]) -> Key:
    """It also follows from whose action it is."""
    return lambda state, *rest: key(state.actor, *rest)


own_worker, own_threat, own_house = by_owner(worker_key), by_owner(threat_key), by_owner(house_key)


def next_space(state: State, section: int) -> str:
    """The canal space to be built next in an own section."""
    return space_key(state.actor, section, state.tiles[2 * state.actor + section] + 1)


def last_tile(state: State, section: int) -> str:
    """The outermost canal tile of an own section."""
    return space_key(state.actor, section, state.tiles[2 * state.actor + section])


def spelled(*confirmed: str, **keys: Key) -> Spell:
    """A spelling in which every action is one click, by its verb.

    Args:
        confirmed: Verbs of actions that are to be confirmed.
        keys: What makes a key from the state and the other parts of the action; those of buttons are known.
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
    """A spelling in which things are clicked one after the other, ended by a button where more would be possible."""

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
    """Words of several decisions."""

    # who and why

    def by(self, source: int) -> str:
        """The effect that asks, with its text; ``""`` for an action."""
        if source < 0:
            return ""
        return self.tr("{source}: {text}").format(source=source_name(source), text=text(source))

    def wait(self, state: State, seats: Sequence[Seat]) -> str:
        """Somebody answers the effect of another, or carries out an own one."""
        who = seats[state.actor].name
        if state.active not in (state.actor, NOBODY):
            return self.tr("{name} has to answer {other}.").format(name=who, other=Cast(seats).to(state.active))
        return self.tr("{name} carries out an effect.").format(name=who)

    def irrevocable(self, source: int) -> str:
        """Whether an effect cannot be taken back.  R73, R74"""
        kinds = {op.kind for op in c.EFFECTS[source]}
        if kinds & _ANSWERED:
            return self.tr("Opponents answer; then it cannot be taken back.")
        return self.tr("After drawing it cannot be taken back.") if kinds & _DRAWING else ""

    def ask_activation(self, card: int, *, pays: bool) -> Asked:
        """A person, and what it does; ``pays`` where its worker has to be returned."""
        title = self.tr("Activate {person}?").format(person=the(card))
        if pays and c.WORKER_COLOUR[card] >= 0:
            title = self.tr("Activate {person} for {worker}?")
            title = title.format(person=the(card), worker=COLOURS.workers(c.WORKER_COLOUR[card], 1))
        hint = " ".join(filter(None, (text(card), self.irrevocable(card))))
        return Asked(title, hint, (confirm(self.tr("Activate"), "lightning-helix"),))

    # buttons

    def yes(self, text: str, glyph: str = "check-mark") -> Button:
        """Yes to a question."""
        return Button(YES, text, glyph, "Return", primary=True)

    def no(self, text: str, glyph: str = "cross-mark") -> Button:
        """No to a question."""
        return Button(NO, text, glyph, self.tr("N", "key: no"))

    def lose(self) -> Button:
        """Yes, this one is lost."""
        return confirm(self.tr("Give up"))

    def decline(self) -> Button:
        """Nothing of it."""
        return Button(DECLINE, self.tr("Do without"), "cross-mark", self.tr("N", "key: do without"))

    def end(self, offered: Sequence[str]) -> tuple[Button, ...]:
        """No more of them, where that is possible: ``DONE`` carries them out, ``STOP`` each was settled already."""
        text = self.tr("That is all")
        return tuple(Button(key, text, "check-mark", "Return", primary=True) for key in (DONE, STOP) if key in offered)

    # keys of the keyboard for what lies on the table

    def cards(self, cards: Sequence[int]) -> tuple[Button, ...]:
        """Keys 1 to 9 for cards."""
        return tuple(
            Button(card_key(card), name(card), shortcut=str(number), on_table=True)
            for number, card in enumerate(cards[:9], 1)
        )

    def workers(self, state: State, offered: Sequence[str]) -> tuple[Button, ...]:
        """Keys 1 to 5 for the own workers that are offered."""
        return _by_colour([own_worker(state, colour) for colour in range(c.N_COLOURS)], offered, COLOURS.worker_label)

    def threats(self, state: State, offered: Sequence[str]) -> tuple[Button, ...]:
        """Keys 1 to 5 for the own threat markers that are offered."""
        return _by_colour([own_threat(state, colour) for colour in range(c.N_COLOURS)], offered, COLOURS.threat)

    # advice

    def advise_button(self, verb: str) -> str:
        """To do without or to stop; ``""`` for anything else."""
        return {"decline": self.tr("Do without", "advice"), "stop": self.tr("That is enough")}.get(verb, "")

    def advise_loss_of_tile(self, section: int) -> str:
        """A canal tile that is lost."""
        return self.tr("Give up the canal tile {where}").format(where=WORDS.in_section(section))

    def advise_loss_of_house(self, state: State, house: int) -> str:
        """A house that is lost."""
        colour = c.COLOUR[state.houses[state.actor][house]]
        return self.tr("Give up {house}").format(house=COLOURS.a_house(colour))

    # refusals

    def refuse(self, state: State, click: Click) -> str:
        """Why a piece cannot be chosen; ``""`` where nothing special is known."""
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
    """A decision of Bruges, with what is the same in all of them; see ``Decision`` for the arguments.

    Effects may often be done without, and are told alike while others carry them out.
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
