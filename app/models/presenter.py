"""The interface of the games' presenters: they turn a state into pieces, texts, buttons and numbers.

The methods of a presenter are pure functions of a state (or of events) and a viewer.  They may show only what that
viewer can know, and know nothing of widgets.  All texts are translated into the language of the moment; after a change
of language they have to be asked for again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

from app.engines.contract import Action, Event, State
from app.models.selection import ActionSelection

if TYPE_CHECKING:
    from app.match.seats import Seat
    from app.models.selection import Path, Series
    from app.models.table import Description, Piece, Table, Viewer, Zone

S = TypeVar("S", bound=State, contravariant=True)

NO_SEAT = -1
"""Stands for no seat in particular."""


@dataclass(frozen=True, slots=True)
class Button:
    """A choice that is a button instead of a piece on the table.

    Attributes:
        key: Its key in the paths of actions, e.g. ``"button:draw"``.
        text: Its label, translated.
        glyph: Name of its glyph, or ``""``.
        shortcut: Its keyboard shortcut as ``QKeySequence`` reads it, or ``""``.
        primary: Whether it is the main one.
        blocked: Why it cannot be pressed now, translated; ``""`` if it can.
        on_table: Whether a piece with the same key is on the table: then no button is shown, only the shortcut works.
    """

    key: str
    text: str
    glyph: str = ""
    shortcut: str = ""
    primary: bool = False
    blocked: str = ""
    on_table: bool = False


@dataclass(frozen=True, slots=True)
class Prompt:
    """The question of the moment, above the table.

    Attributes:
        title: What is asked, one sentence.
        hint: What else is possible, one or two sentences.
        buttons: The buttons, the primary one last.
        seat: The seat that decides; ``NO_SEAT`` when the game is over.
    """

    title: str
    hint: str = ""
    buttons: tuple[Button, ...] = ()
    seat: int = NO_SEAT


@dataclass(frozen=True, slots=True)
class Part:
    """The points of a score from one source.

    Attributes:
        label: Name of the source.
        points: The points.
        later: Name of the source for points to come, if ``label`` says that they are there already; else ``""``.
    """

    label: str
    points: int
    later: str = ""


@dataclass(frozen=True, slots=True)
class Fact:
    """A public number of a seat.

    Attributes:
        key: Stable name, e.g. ``"coins"``.
        value: The number.
        label: What it counts, translated.
        glyph: Name of its glyph; ``""`` if the table paints a sign of its own for ``key``.
        tip: How it comes about, translated.
    """

    key: str
    value: int
    label: str
    glyph: str = ""
    tip: str = ""


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """The score of a seat.

    Attributes:
        seat: The seat.
        points: Points if the game ended now.
        parts: The points by source; they add up to ``points``.
        facts: Other numbers of the seat, such as those that decide ties.
        tip: The same in words.
    """

    seat: int
    points: int
    parts: tuple[Part, ...] = ()
    facts: tuple[Fact, ...] = ()
    tip: str = ""


class Source(NamedTuple):
    """A source of points at the end of a game, for counting them one source after the other.

    Attributes:
        label: Name of the source, as in the table of the points.
        points: Points per seat; all sources of a seat add up to its score.
        places: Per seat, the keys of the pieces and panels that brought the points; may be empty.
    """

    label: str
    points: tuple[int, ...]
    places: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Phase:
    """A phase of a round.

    Attributes:
        sign: Its letter or number in the rules.
        name: Its name.
        tip: What happens in it.
        anchor: Anchor of the section of the rules about it.
        now: Whether it is the present one.
    """

    sign: str
    name: str
    tip: str
    anchor: str
    now: bool


@dataclass(frozen=True, slots=True)
class TitleChip:
    """A small label in the title bar of the game, e.g. the round.

    Attributes:
        key: Stable name.
        text: The label, translated.
        glyph: Name of its glyph, or ``""``.
        tip: Explanation, translated.
        phases: For the label of the phase: all phases of a round in order; else empty.
    """

    key: str
    text: str
    glyph: str = ""
    tip: str = ""
    phases: tuple[Phase, ...] = ()


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log.

    Attributes:
        seat: The seat that it is about; ``NO_SEAT`` for the table as a whole.
        text: The sentence.
        piece: Key of the piece that it mentions, or ``""``.
    """

    seat: int
    text: str
    piece: str = ""


@dataclass(frozen=True, slots=True)
class EventSign:
    """A mark on the slider of a past game.

    Attributes:
        ply: The ply in which it happened, 1-based: position ``ply`` is the one after it.
        glyph: Name of the glyph.
        seat: The seat that it is about, or ``NO_SEAT``.
        text: What happened, one sentence.
    """

    ply: int
    glyph: str
    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class GaugePart:
    """The number of cases of one kind in a gauge, e.g. of one ship colour."""

    key: str
    count: int
    label: str


@dataclass(frozen=True, slots=True)
class Gauge:
    """A probability that follows from public information, e.g. that the next card ends the turn.

    Attributes:
        title: What it is the probability of.
        share: The probability, 0 to 1.
        text: The same in numbers, e.g. ``"32 % · 15 of 47"``.
        count: Number of cases in which it happens.
        total: Number of all cases.
        parts: The cases by kind.
        tip: How it is worked out.
    """

    title: str
    share: float
    text: str
    count: int
    total: int
    parts: tuple[GaugePart, ...] = field(default=())
    tip: str = ""


# The parts of ``Presenter``, one for each module of a game's package.


class Pieces(Protocol[S]):
    """The table with its pieces."""

    def table(self, state: S, viewer: int, seats: Sequence[Seat]) -> Table:
        """The table as the seat ``viewer`` may see it."""
        ...


class Spelling(Protocol[S]):
    """The paths of keys by which actions are chosen."""

    def spell(self, state: S, confirm: bool = True) -> list[tuple[Path, Action]]:
        """Every legal action with the path of keys that chooses it; empty when the game is over.

        Args:
            state: The position.
            confirm: Whether actions that cost something need confirming.  Some that always hurt need it in any case.
        """
        ...


class Prompts(Protocol[S]):
    """The questions that a person is asked."""

    def prompt(self, state: S, seats: Sequence[Seat], chosen: Path = ()) -> Prompt:
        """The prompt at a position, after the keys in ``chosen`` were chosen."""
        ...


class Refusals(Protocol[S]):
    """Explanations for clicks on pieces that cannot be chosen."""

    def refusal(self, state: S, seats: Sequence[Seat], key: str, chosen: Path = ()) -> str:
        """A sentence why piece ``key`` cannot be chosen after the keys in ``chosen``; ``""`` to say nothing."""
        ...


class Sentences(Protocol):
    """Single events in words."""

    def sentence(self, event: Event, seats: Sequence[Seat]) -> str:
        """A sentence about an event; ``""`` if that about another event of the same ply covers it."""
        ...


class Log(Protocol):
    """The lines of the log."""

    def lines(self, events: Sequence[Event], seats: Sequence[Seat]) -> list[LogLine]:
        """The events of one ply as lines of the log, in order of play."""
        ...


class Standings(Protocol[S]):
    """Scores, headings and the result."""

    def heading(self, state: S) -> str:
        """The heading of the log at a position, e.g. ``"Round 9"``."""
        ...

    def opened(self, event: Event, after: S) -> str:
        """The heading of the log that an event begins, in the ply that led to ``after``; ``""`` for most events."""
        ...

    def scores(self, state: S, seats: Sequence[Seat]) -> list[ScoreRow]:
        """One row per seat, in order of seats.  All rows have the same sources in ``parts``."""
        ...

    def chips(self, state: S) -> list[TitleChip]:
        """The labels in the title bar."""
        ...

    def result(self, state: S, seats: Sequence[Seat]) -> list[str]:
        """The end of the game in sentences, the winner first; empty before the end."""
        ...


class Anchors(Protocol):
    """Links from the table to the rules."""

    def of_piece(self, key: str, face: str) -> str:
        """The anchor of the section of the rules about a piece; ``face`` is ``""`` if it lies face down."""
        ...


class Story(Protocol):
    """The marks on the slider of a past game."""

    def event_signs(self, events: Sequence[Sequence[Event]], seats: Sequence[Seat]) -> list[EventSign]:
        """The marks of a game; ``events[k]`` are the events of ply k + 1."""
        ...


class Hints(Protocol[S]):
    """Actions as advice."""

    def advice(self, state: S, action: Action, seats: Sequence[Seat]) -> str:
        """An action as a piece of advice in a few words, without a full stop."""
        ...

    def reason(self, state: S, action: Action) -> str:
        """What speaks for an action by the rules alone, without a full stop; ``""`` for nothing."""
        ...

    def explain(self, state: S, action: Action, seats: Sequence[Seat]) -> str:
        """Advice and reason in one or two sentences."""
        ...


class Kinds(Protocol[S]):
    """Kinds of actions, by which actions of different positions and games are counted together."""

    def kind(self, state: S, action: Action) -> str:
        """The kind of a legal action: a stable name without ``>``, the same in every language."""
        ...

    def kind_words(self, kind: str) -> str:
        """What somebody does with such an action, in a few words that can follow "instead of"; ``""`` if unknown."""
        ...


class Presenter(
    Pieces[S],
    Spelling[S],
    Prompts[S],
    Refusals[S],
    Sentences,
    Log,
    Standings[S],
    Story,
    Hints[S],
    Kinds[S],
    Protocol[S],
):
    """Everything that models and views ask of a game.

    An event is a tuple of its kind, then mostly the seat that it is about (see ``app.engines.contract``); several
    attributes are sets of such kinds.

    Attributes:
        game: Key of the game, as in ``GAMES``.
        has_secrets: Whether seats hide anything from each other, e.g. hands, so that the table is covered between the
            turns of two persons.
        heaps: Kinds of pieces whose number is shown even if it is one or none, e.g. a draw pile.
        common: Kinds of events that every seat has in certain phases, e.g. its dice.  If such an event is about another
            seat than the one that decided, the latter's turn does not tell it.
        between: Kinds of events about no seat by which a phase begins or goes on, or the game ends: only the log tells
            them, for they are nobody's deed.
        together: Decisions of a phase in which all seats take part before each has a turn of its own.
        main: Kinds of events that are the main thing of a turn, e.g. that its card is played.
        strikes: Kinds of events that take something from the seat that they are about, whoever decided.
        details: Decisions about how to carry out the choice just made, e.g. which ship sails there.
    """

    game: str
    has_secrets: bool
    heaps: frozenset[type[Piece]]
    common: frozenset[str]
    between: frozenset[str]
    together: frozenset[str]
    main: frozenset[str]
    strikes: frozenset[str]
    details: frozenset[str]

    def gauge(self, state: S) -> Gauge | None:
        """The gauge to show at a position, ``None`` for none; the same for every viewer."""
        ...

    def setback(self) -> str:
        """A setback of the game (``Game.setbacks``) in two or three words; ``""`` where there is none."""
        ...

    def series(self, state: S) -> list[tuple[Path, Series]]:
        """Choices that stand for several actions, with their paths; none begins a path of ``spell`` or the reverse."""
        ...

    def replaces(self, state: S, chosen: Path, key: str) -> bool:
        """Whether a click on ``key``, with which another choice begins, replaces the keys chosen so far.

        False if the click was more likely meant to go on with the present choice; ``refusal`` then says how to.
        """
        ...

    def harm(self, before: S, after: S, seat: int) -> str:
        """A sentence, for that seat alone, about what it stands to lose by what others did between two positions.

        It is about losses that no event tells, e.g. of points by its own secret cards; ``""`` if there are none.
        """
        ...

    def sources(self, state: S, seats: Sequence[Seat]) -> list[Source]:
        """The sources of the points at the end of a game (``state``), in the order in which they are counted."""
        ...

    def round_name(self, number: int) -> str:
        """A round by its number, in the word of the game, e.g. ``"Round 2"``."""
        ...

    def starter(self, state: S) -> int:
        """The seat that begins a game with the first position ``state``."""
        ...

    def describe(self, thing: Piece | Zone, viewer: Viewer) -> Description:
        """A piece or zone of a table in words, for the viewer of that table.

        Equal pieces must have equal descriptions: those that have not changed are not described again.
        """
        ...

    def section(self, piece: Piece) -> str:
        """The anchor of the section of the rules about a piece."""
        ...


def choices(asked: Presenter[S], state: S, confirm: bool = True) -> list[tuple[Path, Action | Series]]:
    """The paths of all legal actions and of all series; ``confirm`` as in ``Spelling.spell``."""
    return [*asked.spell(state, confirm), *asked.series(state)]


def selection(asked: Presenter[S], state: S, confirm: bool = True) -> ActionSelection:
    """A selection among all ``choices``, with nothing chosen yet."""
    return ActionSelection(choices(asked, state, confirm), partial(asked.replaces, state))


def only_person(seats: Sequence[Seat]) -> int:
    """The seat of the only person, which sentences call "you"; ``NO_SEAT`` if there are several persons or none."""
    persons = [seat for seat, each in enumerate(seats) if not each.level]
    return persons[0] if len(persons) == 1 else NO_SEAT
