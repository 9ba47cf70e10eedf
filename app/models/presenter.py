"""What every game's presenter gives: a state in pieces, words, buttons and numbers.

A presenter is a pure reading of a state (and of the events that led to it) for one viewer.
It knows the words of its game and the public facts, and nothing of widgets.  Every text comes
translated into the language of the moment; after a change of language ask again.
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


@dataclass(frozen=True, slots=True)
class Button:
    """A choice that is no piece on the table.

    Attributes:
        key: Its name in spelled paths, e.g. ``"button:draw"``.
        text: Its label, translated.
        glyph: Glyph name, or ``""``.
        shortcut: A key of the keyboard as ``QKeySequence`` reads it, or ``""``.
        primary: Whether it is the main one.
        blocked: Why it cannot be pressed now, translated; ``""`` when it can.
        on_table: Whether a piece of the same key stands for it; then only its keyboard key is needed.
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
    """The one question of the moment.

    Attributes:
        title: What is asked, one sentence.
        hint: What else is possible, one or two sentences.
        buttons: Choices beside the table, the primary one last.
        seat: Who is asked; ``NO_SEAT`` when the game is over.
    """

    title: str
    hint: str = ""
    buttons: tuple[Button, ...] = ()
    seat: int = NO_SEAT


@dataclass(frozen=True, slots=True)
class Part:
    """A share of a score: where points come from.

    Attributes:
        label: What the source is called.
        points: How many.
        later: What it is called of points to come, where ``label`` would say that they are there already.
    """

    label: str
    points: int
    later: str = ""


@dataclass(frozen=True, slots=True)
class Fact:
    """One public number of a seat.

    Attributes:
        key: Stable name, e.g. ``"coins"``.
        value: The number.
        label: What it counts, translated.
        glyph: Glyph name, or ``""`` for a painted sign.
        tip: How it comes about, translated.
    """

    key: str
    value: int
    label: str
    glyph: str = ""
    tip: str = ""


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One line of the score panel.

    Attributes:
        seat: Whose.
        points: Points if the game ended now.
        parts: Where they come from; they add up to ``points``.
        facts: What decides ties or is counted beside.
        tip: The same in words.
    """

    seat: int
    points: int
    parts: tuple[Part, ...] = ()
    facts: tuple[Fact, ...] = ()
    tip: str = ""


class Source(NamedTuple):
    """One source of points at the end of a game.

    Attributes:
        label: What it is called, as in the table of the points.
        points: By seat; the sources of a seat add up to its points.
        places: By seat, what brought them, by the keys of pieces and panels; empty where the table has none for it.
    """

    label: str
    points: tuple[int, ...]
    places: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Phase:
    """One phase of a round.

    Attributes:
        sign: The letter or number that the rules give it.
        name: What it is called.
        tip: What happens in it.
        anchor: Section of the rules.
        now: Whether it is the present one.
    """

    sign: str
    name: str
    tip: str
    anchor: str
    now: bool


@dataclass(frozen=True, slots=True)
class TitleChip:
    """A small label of the title bar, e.g. the round.

    Attributes:
        phases: All phases of a round in order, where the label says which one it is.
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
        seat: Whom it is about; ``NO_SEAT`` for the table as a whole.
        text: The sentence.
        piece: Key of the piece that it speaks of, or ``""``.
    """

    seat: int
    text: str
    piece: str = ""


@dataclass(frozen=True, slots=True)
class EventSign:
    """A sign on the slider of a past game.

    Attributes:
        ply: The ply it belongs to, 1-based: position ``ply`` shows its outcome.
        glyph: Glyph name.
        seat: Whom it is about, or ``NO_SEAT``.
        text: What happened, one sentence.
    """

    ply: int
    glyph: str
    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class GaugePart:
    """A share of a gauge, e.g. one ship colour."""

    key: str
    count: int
    label: str


@dataclass(frozen=True, slots=True)
class Gauge:
    """A chance worked out from public information.

    Attributes:
        title: What it measures.
        share: The chance, 0 to 1.
        text: The chance in numbers, e.g. ``"32 % · 15 of 47"``.
        count: Cases that count for it.
        total: All cases.
        parts: What the cases consist of.
        tip: How it is worked out.
    """

    title: str
    share: float
    text: str
    count: int
    total: int
    parts: tuple[GaugePart, ...] = field(default=())
    tip: str = ""


class Pieces(Protocol[S]):
    """Where everything lies."""

    def table(self, state: S, viewer: int, seats: Sequence[Seat]) -> Table:
        """The table as ``viewer`` may see it."""
        ...


class Spelling(Protocol[S]):
    """How actions are chosen."""

    def spell(self, state: S, confirm: bool = True) -> list[tuple[Path, Action]]:
        """Every legal action as the path of keys that chooses it; empty when the game is over.

        Args:
            state: The position.
            confirm: Whether a step that costs something is asked for once more.  Steps that
                hurt beyond doubt are always asked for.
        """
        ...


class Prompts(Protocol[S]):
    """What is asked."""

    def prompt(self, state: S, seats: Sequence[Seat], chosen: Path = ()) -> Prompt:
        """What is asked, after the keys in ``chosen`` were chosen."""
        ...


class Refusals(Protocol[S]):
    """Why something cannot be chosen."""

    def refusal(self, state: S, seats: Sequence[Seat], key: str, chosen: Path = ()) -> str:
        """Why the piece ``key``, which is not offered after ``chosen``, cannot be chosen now; ``""`` for nothing."""
        ...


class Sentences(Protocol):
    """What has happened, one event at a time."""

    def sentence(self, event: Event, seats: Sequence[Seat]) -> str:
        """One event in words; ``""`` when another event of the same ply tells it."""
        ...


class Log(Protocol):
    """What has happened, ply by ply."""

    def lines(self, events: Sequence[Event], seats: Sequence[Seat]) -> list[LogLine]:
        """The events of one ply as lines of the log, in order of play."""
        ...


class Standings(Protocol[S]):
    """How it stands, and who has won."""

    def heading(self, state: S) -> str:
        """The group of the log that the position belongs to, e.g. ``"Round 9"``."""
        ...

    def opened(self, event: Event, after: S) -> str:
        """The group of the log that begins with an event of the ply that led to ``after``; ``""`` for most events."""
        ...

    def scores(self, state: S, seats: Sequence[Seat]) -> list[ScoreRow]:
        """One row per seat, in order of seats."""
        ...

    def chips(self, state: S) -> list[TitleChip]:
        """Labels of the title bar."""
        ...

    def result(self, state: S, seats: Sequence[Seat]) -> list[str]:
        """The end of the game in sentences, the winner first; empty before the end."""
        ...


class Anchors(Protocol):
    """Where the rules speak of what is on the table."""

    def of_piece(self, key: str, face: str) -> str:
        """Anchor of the section that explains a piece; ``face`` is ``""`` when it lies face down."""
        ...


class Story(Protocol):
    """What a past game is remembered for."""

    def event_signs(self, events: Sequence[Sequence[Event]], seats: Sequence[Seat]) -> list[EventSign]:
        """Signs for the slider; ``events[k]`` are those of ply k + 1."""
        ...


class Hints(Protocol[S]):
    """What an opponent would do."""

    def advice(self, state: S, action: Action, seats: Sequence[Seat]) -> str:
        """An action in a few words, as a hint begins."""
        ...

    def reason(self, state: S, action: Action) -> str:
        """What speaks for an action by the rules alone, as the rest of a sentence; ``""`` for nothing."""
        ...

    def explain(self, state: S, action: Action, seats: Sequence[Seat]) -> str:
        """Advice and reason in a sentence or two."""
        ...


class Presenter(
    Pieces[S], Spelling[S], Prompts[S], Refusals[S], Sentences, Log, Standings[S], Story, Hints[S], Protocol[S]
):
    """A game in words and pieces.

    Attributes:
        game: Key of the game, as in ``GAMES``.
        common: Kinds of events that each seat has of its own in a phase of all; of another seat than the one that has
            just decided, they are nothing that it has done.
        together: Decisions of a phase in which all take part before each has a turn of its own.
        main: Kinds of events that a turn is about beside much else, e.g. that its card is played.
        strikes: Kinds of events that take something from the seat that they are about, whoever has just decided.
        details: Decisions that only say how to do what was chosen just before, e.g. which ship sails there.
        heaps: Kinds of pieces that are counted even when there is one or none, e.g. a draw pile.
        has_secrets: Whether hands are hidden, so that the table is covered between two persons.
    """

    game: str
    has_secrets: bool
    heaps: frozenset[type[Piece]]
    common: frozenset[str]
    together: frozenset[str]
    main: frozenset[str]
    strikes: frozenset[str]
    details: frozenset[str]

    def gauge(self, state: S) -> Gauge | None:
        """The chance worth showing now, if the game has one; the same for every viewer."""
        ...

    def series(self, state: S) -> list[tuple[Path, Series]]:
        """Choices that stand for several actions; their paths and those of ``spell`` do not begin one another."""
        ...

    def replaces(self, state: S, chosen: Path, key: str) -> bool:
        """Whether another choice that begins with a key may take the place of what was chosen so far.

        It may not where a click on it more likely goes on with that; ``refusal`` then says how.
        """
        ...

    def harm(self, before: S, after: S, seat: int) -> str:
        """What a seat stands to lose by what others did between two positions, in a sentence for that seat alone.

        That is what no event tells, e.g. points that its own secret cards would bring; ``""`` if there is nothing.
        """
        ...

    def sources(self, state: S, seats: Sequence[Seat]) -> list[Source]:
        """Where the points at the end come from, in the order in which they are counted.

        Args:
            state: The last position.
            seats: Who plays.
        """
        ...

    def starter(self, state: S) -> int:
        """The seat that begins the game, from its first position."""
        ...

    def describe(self, thing: Piece | Zone, viewer: Viewer) -> Description:
        """A piece or zone of a table in words, for the viewer of that table; equal ones have equal words."""
        ...

    def section(self, piece: Piece) -> str:
        """Where the rules speak of a piece: the anchor of a section."""
        ...


def choices(asked: Presenter[S], state: S, confirm: bool = True) -> list[tuple[Path, Action | Series]]:
    """Everything that can be chosen: the legal actions, and what stands for several of them."""
    return [*asked.spell(state, confirm), *asked.series(state)]


def selection(asked: Presenter[S], state: S, confirm: bool = True) -> ActionSelection:
    """The same to be chosen from, key by key."""
    return ActionSelection(choices(asked, state, confirm), partial(asked.replaces, state))


def only_person(seats: Sequence[Seat]) -> int:
    """The seat that sentences call "you": that of the only person, else ``NO_SEAT``."""
    persons = [seat for seat, each in enumerate(seats) if not each.level]
    return persons[0] if len(persons) == 1 else NO_SEAT
