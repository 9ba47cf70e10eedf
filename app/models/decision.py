"""How the decisions of a game are put to a person: a ``Decision`` record for each, and ``Decisions`` for all of them.

A record holds texts and functions for one decision of the rules (one value of ``State.decision``); the functions stand
beside it in the game's package.  A game gives all its records to a ``Decisions`` object, which implements the part of
``Presenter`` that is about choosing.
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
"""Key of the button that confirms a choice."""

Paths = list[tuple["Path", "Action"]]
"""Legal actions with the paths of keys that choose them."""


def confirm(text: str, glyph: str = "check-mark") -> Button:
    """The button that confirms a choice, with a translated label."""
    return Button(CONFIRM, text, glyph, "Return", primary=True)


class Asked(NamedTuple):
    """What a person is asked; the fields are those of ``Prompt``."""

    title: str
    hint: str = ""
    buttons: tuple[Button, ...] = ()


class Chosen(NamedTuple):
    """What a person has chosen so far of a decision.

    Attributes:
        keys: The keys chosen, in order.
        actions: The legal actions whose paths begin with these keys; all of them before the first key.
        seats: The seats of the game, for questions that name somebody.
        following: The different keys that may be chosen next, those of a series among them.
    """

    keys: Path
    actions: Sequence[Action]
    seats: Sequence[Seat] = ()
    following: Path = ()

    @property
    def action(self) -> Action:
        """The first of ``actions``; it is the only one if nothing but a confirmation is left."""
        return self.actions[0]

    @property
    def verbs(self) -> set[str]:
        """The verbs (first items) of ``actions``."""
        return {action[0] for action in self.actions}

    def offers(self, kind: str) -> bool:
        """Whether a key of that kind may be chosen next."""
        return any(key_kind(key) == kind for key in self.following)


class Click(NamedTuple):
    """A click on a piece that cannot be chosen now.

    Attributes:
        kind: First part of its key (before the first colon).
        rest: The other parts.
        chosen: What was chosen before.
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
    """One decision of the rules: texts, and functions that get the state.

    Attributes:
        name: The value of ``State.decision``.
        anchor: Anchor of the section of the rules that explains it.
        first: Sentence that says what to do, for clicks on anything else; marked for translation.
        ask: Gives what a person is asked, depending on the keys chosen so far.
        spell: Gives every legal action with its path of keys.  A path that needs confirming ends with the second
            argument: ``(CONFIRM,)``, or ``()`` for a person who wants no confirmations.
        waiting: Sentence while an opponent ``{name}`` decides; marked for translation.
        advise: Gives an action as a piece of advice, without a full stop.
        advise_among: The same for actions that name other seats: gets the seats, too, and is called instead.
        reason: Gives what speaks for an action, in numbers that its player may know; ``""`` for nothing.
        refuse: Gives why a piece cannot be chosen now; ``""`` to say ``first``, ``None`` to say nothing.
        series: Gives the choices that stand for several actions, with their paths.
        wait: Gives the sentence for ``waiting`` where it depends on the position.
        replaces: Whether a click on a key may replace the keys chosen so far; see ``Presenter.replaces``.
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
        """An action as a piece of advice, without a full stop."""
        return self.advise_among(state, action, seats) if self.advise_among else self.advise(state, action)


class Decisions(Translated, Generic[S]):
    """All decisions of a game: implements part of ``Presenter`` by means of the record of the present decision.

    Attributes:
        anchors: Anchor of the section of the rules, by name of the decision; ``"over"`` for the end of the game.
    """

    def __init__(
        self, context: str, all_of_them: Iterable[Decision[S]], *, over: str, owned: frozenset[str] = frozenset()
    ) -> None:
        """Set up with the records of a game.

        Args:
            context: Translation context of their ``waiting`` and ``first``.
            all_of_them: One record per decision of the rules.
            over: Anchor of the section about the end of the game.
            owned: Kinds of pieces that belong to a seat, if the second part of their key is the number of that seat.
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
        """The sentence while an opponent decides."""
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
        """What these keys leave to choose at ``state``."""
        # A series is no action, but its keys may be chosen next like those of actions.
        depth, spelled = len(keys), self.spell(state)
        actions = [action for path, action in spelled if path[:depth] == keys] if keys else state.legal()
        paths = (path for path, _ in (*spelled, *self.series(state)) if path[:depth] == keys and len(path) > depth)
        return Chosen(keys, actions, seats, tuple(dict.fromkeys(path[depth] for path in paths)))

    def _of(self, state: S) -> Decision[S]:
        return self._by_name[state.decision]

    def _say(self, text: object) -> str:
        return QCoreApplication.translate(self._context, str(text))


def by_verb(*confirmed: str, **keys: str | Callable[..., str]) -> Callable[[State, Path], Paths]:
    """A ``Decision.spell`` for decisions in which one key, found by the action's verb, is enough for every action.

    Args:
        confirmed: Verbs of actions that need confirming.
        keys: By verb, the key of a button, or a function that makes the key from the other parts of the action.
    """

    def spell(state: State, yes: Path) -> Paths:
        paths = []
        for action in state.legal():
            verb, *rest = action
            key = keys[verb]
            paths.append(((key if isinstance(key, str) else key(*rest), *(yes if verb in confirmed else ())), action))
        return paths

    return spell
