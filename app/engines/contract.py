"""What every game promises: a deterministic machine over single decisions.

A game is played by asking ``state.legal()`` and calling ``state.apply(action)`` (or the
checked ``game.play``) until ``state.actor`` is ``NOBODY``.  This module is the manual for
the next game: whoever implements ``Game`` and ``State`` gets opponents, boards, records and
review from the layers above.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from reprlib import repr as short
from typing import Any, Protocol

from app.engines.native import mypyc_attr

NOBODY = -1
"""``State.actor`` when the game is over."""

Action = tuple[Any, ...]
"""``(verb, *arguments)``: hashable, compared by value; arguments are ints or strings."""

Event = tuple[Any, ...]
"""``(fact, *ids_and_numbers)``: a fact in the past tense, without words."""


class IllegalAction(ValueError):
    """An action that the state does not offer; names the action, the decision and the legal ones."""


class ReadError(ValueError):
    """A text that spells no legal action of the state."""


@dataclass(frozen=True, slots=True)
class Option:
    """One declared module or variant of a game.

    Attributes:
        key: Stable name, also in records.
        choices: Allowed values in the order of the dialog; ``(False, True)`` is a switch.
        default: One of ``choices``.
        needs: Other options that must have one of the given values as soon as this one
            differs from its default: ``{"expansion": ("cards", "contracts")}``.
        players: Player counts at which the option may differ from its default.
    """

    key: str
    choices: tuple[Any, ...]
    default: Any
    needs: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    players: Sequence[int] = range(1, 10)

    def blocked(self, players: int, options: Mapping[str, Any]) -> str:
        """The key of what forbids a non-default value: another option, ``"players"``, or ``""``."""
        if players not in self.players:
            return "players"
        for key, allowed in self.needs.items():
            if options.get(key) not in allowed:
                return key
        return ""


class State(Protocol):
    """One position.  ``apply`` changes it in place; everything else only reads.

    Attributes:
        players: Number of seats; seats are 0-based and clockwise.
        options: Complete options (defaults filled in); shared between clones, never changed.
        actor: Seat that decides, or ``NOBODY`` when the game is over.
        decision: What is being decided, e.g. ``"take_card"``; ``"over"`` at the end.
        round: 1-based number of the current round (evening, day, ...).
        turn: 1-based number of the current turn over the whole game; a slider steps by it.
        revealed: Grows whenever something hidden was shown to anybody, by chance or by somebody's
            choice: what was shown cannot be taken back, so an undo ends there.
        chance_events: Grows whenever luck decided something: a card turned up or drawn from a shuffled
            pile, dice thrown, beads drawn.  ``revealed`` grows with it, but not the other way
            round: who lays a hand card open, or pays with hidden coins, has decided.  Counts only;
            it is no part of ``digest``.
        trace: When a list, ``apply`` appends events to it; ``None`` in search.
    """

    players: int
    options: Mapping[str, Any]
    actor: int
    decision: str
    round: int
    turn: int
    revealed: int
    chance_events: int
    trace: list[Event] | None

    @property
    def game(self) -> Game:
        """The rules this position belongs to."""
        ...

    def legal(self) -> list[Action]:
        """All actions of ``actor``: never empty while a seat is to act, no duplicates, fixed order.

        The list belongs to the caller's reading only: it may be shared and must not be changed.
        """
        ...

    def apply(self, action: Action) -> None:
        """Perform a legal action in place and run on to the next decision.  Trusts its caller."""
        ...

    def clone(self) -> State:
        """An independent copy, in microseconds; ``trace`` is ``None`` in the copy."""
        ...

    def resample(self, observer: int, rng: Random) -> State:
        """A clone in which all that ``observer`` cannot know is dealt anew.

        Consistent with everything the observer does know; its future chance comes from
        ``rng`` too, so that nothing of the true future is left in it.
        """
        ...

    def scores(self) -> list[int]:
        """Points per seat if the game ended now."""
        ...

    def ranking(self) -> list[int]:
        """Places per seat, 1 is best, equal seats share a place.  Only when over."""
        ...

    def digest(self) -> str:
        """Short fingerprint (16 hex digits) of everything that matters for the rest of the game."""
        ...

    def check(self) -> None:
        """Raise ``AssertionError`` if an invariant is broken.  For tests, never in search."""
        ...


class Game(Protocol):
    """The rules of one game: options, set-up, and the readable form of actions.

    Attributes:
        key: Its name in records and registries.
        players: Allowed numbers of seats.
        options: Declared modules and variants.
        rules_version: Raised when a rule fix may change how old records replay.
        digests: Raised when ``State.digest`` is reckoned from something else while the rules stay as they
            are.  A record with older ones is followed by its actions alone.
        undo_past_opponents: Whether a person may take a decision back after an opponent has
            decided something since.  What was disclosed stays in any case.
        always_asked: Decisions that a person is asked even when there is only one choice.
        setbacks: Kinds of events by which a seat loses the rest of its turn.
        all_modules: The options that are not the default when all modules are in play; variants are no modules.
    """

    key: str
    players: range
    options: tuple[Option, ...]
    rules_version: int
    digests: int
    undo_past_opponents: bool
    always_asked: frozenset[str]
    setbacks: frozenset[str]
    all_modules: Mapping[str, Any]

    def new(self, players: int, options: Mapping[str, Any] | None = None, seed: int = 0) -> State:
        """The first position.  Raises ``ValueError`` naming the option that is impossible."""
        ...

    def complete(self, players: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """Options with defaults filled in.  Raises ``ValueError`` naming the option that is impossible."""
        ...

    def play(self, state: Any, action: Action) -> None:
        """The checked door: ``IllegalAction`` and no change unless ``action`` is legal.

        Legal is what ``legal()`` lists, value by value and type by type: ``("give", True)`` and
        ``("give", 1.0)`` are not ``("give", 1)``.
        """
        ...

    def score_parts(self, state: Any, seat: int) -> list[int]:
        """Where the points of a seat come from, in the order in which tables of scores list it; sums to its score.

        As many numbers throughout a game.
        """
        ...

    def write(self, state: Any, action: Action) -> str:
        """The action as text in component ids, e.g. ``"hire sailor_1#2"``."""
        ...

    def read(self, state: Any, text: str) -> Action:
        """Inverse of ``write`` for legal actions.  Raises ``ReadError``."""
        ...


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseGame:
    """The part of ``Game`` that is the same for all: the checked door and the options."""

    key: str
    players: range
    options: tuple[Option, ...]
    rules_version = 1
    digests = 1
    undo_past_opponents = True
    always_asked: frozenset[str] = frozenset()
    setbacks: frozenset[str] = frozenset()
    all_modules: Mapping[str, Any] = {}

    def new(self, players: int, options: Mapping[str, Any] | None = None, seed: int = 0) -> State:
        """See ``Game.new``."""
        raise NotImplementedError

    def write(self, state: Any, action: Action) -> str:
        """See ``Game.write``."""
        raise NotImplementedError

    def score_parts(self, state: Any, seat: int) -> list[int]:
        """See ``Game.score_parts``: all from one source."""
        return [state.scores()[seat]]

    # A position is data and knows nothing of the rules, which stand on it: what it cannot do itself it asks its game.

    def apply(self, state: Any, action: Action) -> None:
        """See ``State.apply``."""
        raise NotImplementedError

    def resample(self, state: Any, observer: int, rng: Random) -> Any:
        """See ``State.resample``."""
        raise NotImplementedError

    def check(self, state: Any) -> None:
        """See ``State.check``."""
        raise NotImplementedError

    def play(self, state: Any, action: object) -> None:
        """Apply the legal action that ``action`` is; what the caller holds never reaches the state.

        Raises:
            IllegalAction: With the action, the decision and what is legal; the state is unchanged.
        """
        legal: list[Action] = state.legal() if state.actor != NOBODY else []
        for each in legal:
            if is_same(action, each):
                state.apply(each)
                return
        offered = ", ".join(self.write(state, each) for each in legal) or "nothing"
        raise IllegalAction(f"{short(action)}: not legal in {state.decision} ({offered})")

    def read(self, state: Any, text: object) -> Action:
        """The legal action that ``write`` spells as ``text``.

        Raises:
            ReadError: When no legal action is written so.
        """
        if state.actor != NOBODY and type(text) is str:
            legal: list[Action] = state.legal()
            for action in legal:
                if self.write(state, action) == text:
                    return action
        raise ReadError(f"{short(text)} is not legal in {state.decision}")

    def complete(self, players: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """Options with defaults filled in.

        Raises:
            ValueError: Names the option (or the player count) that is impossible.
        """
        if type(players) is not int or players not in self.players:
            raise ValueError(f"players: {players!r} is not in {self.players.start}-{self.players.stop - 1}")
        given = dict(options or {})
        known = {option.key for option in self.options}
        for key in given:
            if key not in known:
                raise ValueError(f"{key}: {self.key} has no such option")
        full = {option.key: given.get(option.key, option.default) for option in self.options}
        for option in self.options:
            value = full[option.key]
            if not any(value == choice and type(value) is type(choice) for choice in option.choices):
                raise ValueError(f"{option.key}: {value!r} is not one of {list(option.choices)}")
            if value != option.default and (cause := option.blocked(players, full)):
                raise ValueError(f"{option.key}: {value!r} is not possible with this choice of {cause}")
        return full


def is_same(given: object, action: Action) -> bool:
    """Whether something that came from outside is an action: equal, and of the same types throughout.

    ``1 == 1.0 == True``, so equality alone lets values through that the rules cannot work with.
    Types are compared first: no comparison that the caller has written is ever asked.
    """
    return (
        type(given) is tuple
        and len(given) == len(action)
        and all(type(one) is type(other) and one == other for one, other in zip(given, action, strict=True))
    )


def clockwise(first: int, players: int) -> Iterator[int]:
    """Seats from ``first`` on, once around the table."""
    for step in range(players):
        yield (first + step) % players


def run_end(states: Sequence[State], position: int) -> int:
    """The last ply of what the seat to act at ``position`` did in a row: in its turn, until chance decided something.

    Ply ``k`` leads from position ``k - 1`` to position ``k``; at the last position it is that position itself.
    """
    first, ply = states[position], position
    while ply + 1 < len(states):
        state = states[ply]
        if state.actor != first.actor or state.turn != first.turn:
            break
        ply += 1
        if states[ply].chance_events != state.chance_events:
            break
    return ply
