"""A decision of the rules as the table asks for it: one plain record each, and what all of them have in common.

Whoever wants to know everything about one decision reads its record and the functions that it names, which
stand beside it.  A game lists its records once and gives them to ``Decisions``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QCoreApplication

from app.engines.contract import NOBODY, State
from app.models.keys import key_kind, key_parts
from app.models.presenter import Button, Prompt
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from app.engines.contract import Action
    from app.match.seats import Seat
    from app.models.selection import Path, Series

S = TypeVar("S", bound=State)

CONFIRM = "button:confirm"
"""Key of the button that says yes to what was chosen."""

Paths = list[tuple["Path", "Action"]]


def confirm(text: str, glyph: str = "check-mark") -> Button:
    """The button that says yes to what was chosen."""
    return Button(CONFIRM, text, glyph, "Return", primary=True)


class Asked(NamedTuple):
    """What a person is asked: a question, what else is possible, and the choices beside the table."""

    title: str
    hint: str = ""
    buttons: tuple[Button, ...] = ()


class Chosen(NamedTuple):
    """What a person has chosen so far.

    Attributes:
        keys: Chosen.
        actions: That they lead to, all of them before the first key.
        seats: Who plays, for questions that name somebody.
        following: Keys that may be chosen next, without repeats; those of a series among them.
    """

    keys: Path
    actions: Sequence[Action]
    seats: Sequence[Seat] = ()
    following: Path = ()

    @property
    def action(self) -> Action:
        """The first of these actions; where only a confirmation is left it is the only one."""
        return self.actions[0]

    @property
    def verbs(self) -> set[str]:
        """Of the actions."""
        return {action[0] for action in self.actions}

    def offers(self, kind: str) -> bool:
        """Whether a key of that kind may be chosen next."""
        return any(key_kind(key) == kind for key in self.following)


class Click(NamedTuple):
    """A click on a piece that is not offered: the parts of its key, and what was chosen before.

    Attributes:
        kind: First part of the key.
        rest: The other parts.
    """

    kind: str
    rest: tuple[str, ...]
    chosen: Chosen


def _nothing(_state: object, _what: object) -> str:
    return ""


def _no_series(_state: object) -> list[tuple[Path, Series]]:
    return []


def _anything(_state: object, _chosen: Path, _key: str) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Decision(Generic[S]):
    """One decision of the rules.

    Attributes:
        name: As in ``State.decision``.
        anchor: Section of the rules that explains it.
        waiting: What is told while ``{name}`` decides, marked for translation.
        first: What to do first, after a click on something that has nothing to do with it; marked for translation.
        ask: What a person is asked once some keys are chosen.
        spell: Every legal action with the paths of keys that choose it; the second argument ends a path that is
            to be confirmed: ``(CONFIRM,)``, or nothing for who wants no confirmations.
        advise: An action as an advice, without a full stop.
        advise_among: The same where it names other seats: also gets who plays, and is asked instead of ``advise``.
        reason: What speaks for it, in numbers that its player may know; ``""`` for nothing.
        refuse: Why a piece cannot be chosen now; ``""`` to say ``first``, ``None`` to say nothing.
        series: Choices that stand for several actions, with their paths.
        replaces: Whether a key may be chosen instead of what was chosen so far; where a click on it more likely goes on
            with that, it may not.
        wait: Says instead of ``waiting`` what is told, where one sentence does not do for all cases.
    """

    name: str
    anchor: str
    first: object
    ask: Callable[[S, Chosen], Asked]
    spell: Callable[[S, Path], Paths]
    waiting: object = ""
    advise: Callable[[S, Action], str] = _nothing
    advise_among: Callable[[S, Action, Sequence[Seat]], str] | None = None
    reason: Callable[[S, Action], str] = _nothing
    refuse: Callable[[S, Click], str | None] = _nothing
    series: Callable[[S], list[tuple[Path, Series]]] = _no_series
    wait: Callable[[S, Sequence[Seat]], str] | None = None
    replaces: Callable[[S, Path, str], bool] = _anything

    def advice(self, state: S, action: Action, seats: Sequence[Seat]) -> str:
        """An action as an advice, without a full stop."""
        return self.advise_among(state, action, seats) if self.advise_among else self.advise(state, action)


class Decisions(Translated, Generic[S]):
    """All decisions of a game: spells, asks, refuses and advises by the record of the moment.

    Attributes:
        anchors: Section of the rules for each decision.
    """

    def __init__(
        self, context: str, all_of_them: Iterable[Decision[S]], *, over: str, owned: frozenset[str] = frozenset()
    ) -> None:
        """Take the records of a game.

        Args:
            context: That their ``waiting`` and ``first`` are marked with.
            all_of_them: One per decision of the rules.
            over: Section of the rules about the end of the game.
            owned: Kinds of pieces that belong to a seat, if the second part of their keys is a number: that seat.
        """
        self._context, self._owned = context, owned
        self._by_name = {each.name: each for each in all_of_them}
        self.anchors = {name: each.anchor for name, each in self._by_name.items()} | {"over": over}

    def spell(self, state: S, confirm: bool = True) -> Paths:
        """See ``Presenter``."""
        return [] if state.actor == NOBODY else self._of(state).spell(state, (CONFIRM,) if confirm else ())

    def replaces(self, state: S, chosen: Path, key: str) -> bool:
        """See ``Presenter``."""
        return self._of(state).replaces(state, chosen, key)

    def series(self, state: S) -> list[tuple[Path, Series]]:
        """See ``Presenter``."""
        return [] if state.actor == NOBODY else self._of(state).series(state)

    def prompt(self, state: S, seats: Sequence[Seat], chosen: Path = ()) -> Prompt:
        """See ``Presenter``."""
        if state.actor == NOBODY:
            return Prompt(self.tr("The game is over."))
        seat = seats[state.actor]
        if not seat.is_person:
            return Prompt(self._waiting(state, seats), seat=state.actor)
        return Prompt(*self._of(state).ask(state, self._chosen(state, seats, chosen)), seat=state.actor)

    def _waiting(self, state: S, seats: Sequence[Seat]) -> str:
        """What is told while a machine decides."""
        asked = self._of(state)
        return asked.wait(state, seats) if asked.wait else self._say(asked.waiting).format(name=seats[state.actor].name)

    def refusal(self, state: S, seats: Sequence[Seat], key: str, chosen: Path = ()) -> str:
        """See ``Presenter``."""
        if state.actor == NOBODY:
            return self.tr("The game is over.")
        if not seats[state.actor].is_person:
            return self.tr("Please wait: {name} decides now.").format(name=seats[state.actor].name)
        kind, rest = key_kind(key), key_parts(key)
        if rest and kind in self._owned and rest[0].isdigit() and rest[0] != str(state.actor):
            return self.tr("This belongs to {name}.").format(name=seats[int(rest[0])].name)
        asked, click = self._of(state), Click(kind, rest, self._chosen(state, seats, chosen))
        said = asked.refuse(state, click)
        return "" if said is None else said or self._say(asked.first)

    def advice(self, state: S, action: Action, seats: Sequence[Seat]) -> str:
        """See ``Presenter``."""
        return self._of(state).advice(state, action, seats)

    def reason(self, state: S, action: Action) -> str:
        """See ``Presenter``."""
        return self._of(state).reason(state, action)

    def explain(self, state: S, action: Action, seats: Sequence[Seat]) -> str:
        """See ``Presenter``."""
        advice = self.advice(state, action, seats)
        if reason := self.reason(state, action):
            advice = self.tr("{advice}: {reason}").format(advice=advice, reason=reason)
        return advice if advice.endswith(".") else self.tr("{advice}.").format(advice=advice)

    def _chosen(self, state: S, seats: Sequence[Seat], keys: Path) -> Chosen:
        depth, spelled = len(keys), self.spell(state)
        actions = [action for path, action in spelled if path[:depth] == keys] if keys else state.legal()
        paths = (path for path, _ in (*spelled, *self.series(state)) if path[:depth] == keys and len(path) > depth)
        return Chosen(keys, actions, seats, tuple(dict.fromkeys(path[depth] for path in paths)))

    def _of(self, state: S) -> Decision[S]:
        return self._by_name[state.decision]

    def _say(self, text: object) -> str:
        return QCoreApplication.translate(self._context, str(text))


def by_verb(*confirmed: str, **keys: str | Callable[..., str]) -> Callable[[State, Path], Paths]:
    """A spelling in which every action has one key, by its verb.

    Args:
        confirmed: Verbs of actions that are to be confirmed.
        keys: Per verb the key of a button, or what makes a key from the other parts of the action.
    """

    def spell(state: State, yes: Path) -> Paths:
        paths = []
        for action in state.legal():
            verb, *rest = action
            key = keys[verb]
            paths.append(((key if isinstance(key, str) else key(*rest), *(yes if verb in confirmed else ())), action))
        return paths

    return spell
