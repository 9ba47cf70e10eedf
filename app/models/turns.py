"""What an opponent's turn tells, in the sentences of the log: the whole turn in one line, and what it did to a person.

Positions and plies are counted like the slider: ply k leads from position k - 1 to position k.  Nothing here knows a
game; everything comes from the log and from the number of the turn that every state has.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import gt, lt
from typing import TYPE_CHECKING, Any

from app.models.keys import key_kind, key_seat
from app.models.log import sections
from app.models.presenter import NO_SEAT, LogLine, only_person

if TYPE_CHECKING:
    from app.engines.contract import Event, State
    from app.match.match import Match
    from app.match.seats import Seat
    from app.models.presenter import Presenter, ScoreRow
    from app.models.table import Piece

BETWEEN = "\u00a0· "
"""Stands between the sentences of one turn, and never at the beginning of a line."""

LEAST_HEAVY, HEAVY = 3, 0.25
"""What is lost of a figure, at least and as a share of it, for it to be substantial."""

NUMBER = "\u00a0({}\u00d7)"
"""Stands behind a sentence: how often somebody did that."""

_NUMBER = re.compile("\u00a0[(][0-9]+\u00d7[)]$")

_NOBODY_CALLED_SO = "\u2063"
"""A name that no sentence has of itself."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of one seat as it is told.

    Attributes:
        seat: Whose.
        plies: Its plies, in order of play; those of others in between are left out.
        text: Its sentences in one line, without the name that they begin with.
        pieces: Keys of the pieces that they speak of.
        asides: Those of the sentences that are about nobody, e.g. that what is left is discarded.
        main: Those that tell what the turn is about, see ``Presenter.main``, the most important one first.
        gains: Points that the seat gained with each sentence that brought it some.
        earlier: The turn before, where this is only its part in a phase of all, which leads nowhere yet.
    """

    seat: int
    plies: tuple[int, ...]
    text: str
    pieces: frozenset[str]
    asides: frozenset[str] = frozenset()
    main: tuple[str, ...] = ()
    gains: Mapping[str, int] = field(default_factory=dict)
    earlier: Turn | None = None


def told(presenter: Presenter[Any], match: Match, ply: int, seats: Sequence[Seat]) -> list[LogLine]:
    """What is told of a ply as the deed of its actor, in order of play.

    What is about another opponent, e.g. that it can take nothing, is left out, and so is what others have of their own
    in a phase of all, e.g. the dice that they throw.  Where a round or a phase begins
    within the ply, what follows is the actor's only where it is about the actor: the rest happens to everybody.
    """
    before, after = match.states[ply - 1 : ply + 1]
    events = match.events[ply - 1]
    own = [each for each in events[: _own_part(events, before, after)] if not _common(presenter, each, before.actor)]
    parts = sections(presenter, own, before, after, seats)
    others = {seat for seat, each in enumerate(seats) if not each.is_person} - {before.actor}
    first = [line for line in parts[0][1] if line.seat not in others]
    later = [line for _, lines in parts[1:] for line in lines if line.seat == before.actor]
    return [line for line in (*first, *later) if line.text]


def struck(presenter: Presenter[Any], match: Match, ply: int, seats: Sequence[Seat], seat: int) -> list[LogLine]:
    """What a ply did to ``seat``: the lines that are about it or name it.

    They count if the seat has other things since.  What begins for everybody within the ply, a round or a phase,
    counts only if the seat has lost something and gained nothing; of the seat's own ply nothing else counts, and that
    only where something of it strikes the seat, e.g. the dice that are thrown once it has drawn the last card: what it
    has paid itself is no loss.  What others do, ``Presenter.harm`` also tells of, last.
    """
    before, after = match.states[ply - 1 : ply + 1]
    events = match.events[ply - 1]
    end = _own_part(events, before, after)
    heading = presenter.heading(before)
    for at, event in enumerate(events[:end]):
        if presenter.opened(event, after) not in ("", heading):
            end = at
            break
    own = before.actor == seat
    strikes = any(event[0] in presenter.strikes and event[1] == seat for event in events[end:])
    about = _about(presenter, events[:end], seats, seat) if not own else []
    rest = _about(presenter, events[end:], seats, seat) if strikes or not own else []
    worse = harm(presenter, before, after, seats, seat) if not own else []
    if not about and not rest:
        return worse
    row, now = (presenter.scores(state, seats)[seat] for state in (before, after))
    had, has = _figures(row), _figures(now)
    less, more = (any(way(has.get(key, 0), value) for key, value in had.items()) for way in (lt, gt))
    if less and not more:
        return about + rest + worse
    if about and (had != has or _own(presenter, before, seats, seat) != _own(presenter, after, seats, seat)):
        return about + worse
    return worse


def harm(presenter: Presenter[Any], before: State, after: State, seats: Sequence[Seat], seat: int) -> list[LogLine]:
    """What only the seat itself can know that it stands to lose; nothing where another person looks on."""
    text = presenter.harm(before, after, seat) if only_person(seats) == seat else ""
    return [LogLine(seat, text)] if text else []


def is_heavy(presenter: Presenter[Any], match: Match, ply: int, seats: Sequence[Seat], seat: int) -> bool:
    """Whether a ply took something substantial from ``seat``, of what ``struck`` tells.

    That is points, also those to come, something that lay in its zones, or a good part of a figure: a fee of a coin or
    two is none, and what it only gained is not either.
    """
    before, after = match.states[ply - 1 : ply + 1]
    rows = [presenter.scores(state, seats)[seat] for state in (before, after)]
    if rows[1].points < rows[0].points or harm(presenter, before, after, seats, seat):
        return True
    had, has = map(_figures, rows)
    lost = {key: value - has.get(key, 0) for key, value in had.items() if key}
    if any(less >= LEAST_HEAVY and less >= HEAVY * had[key] for key, less in lost.items()):
        return True
    lay, lies = (_faces(_own(presenter, state, seats, seat)) for state in (before, after))
    return bool(lay - lies)


def _faces(zones: Sequence[tuple[str, tuple[Piece, ...]]]) -> Counter[tuple[str, str]]:
    """How many pieces of each open face lie in each zone."""
    found: Counter[tuple[str, str]] = Counter()
    for zone, pieces in zones:
        for piece in pieces:
            if piece.face:
                found[zone, piece.face] += piece.count
    return found


def _own_part(events: Sequence[Event], before: State, after: State) -> int:
    """How many events of a ply come before what everybody does when a turn begins: a kind of event for every seat.

    Events are a kind and, where they are about one, a seat.
    """
    if (before.turn, before.round) == (after.turn, after.round):
        return len(events)
    seats: dict[str, set[object]] = {}
    for event in events:
        seats.setdefault(event[0], set()).update(event[1:2])
    everybody = {kind for kind, about in seats.items() if about.issuperset(range(before.players))}
    return next((at for at, event in enumerate(events) if event[0] in everybody), len(events))


def _common(presenter: Presenter[Any], event: Event, actor: int) -> bool:
    """Whether somebody else than the actor has this of its own, as everybody has in that phase."""
    return event[0] in presenter.common and event[1] != actor


def _about(presenter: Presenter[Any], events: Sequence[Event], seats: Sequence[Seat], seat: int) -> list[LogLine]:
    """The lines that are about a seat or name it, which shows when the seat gets another name."""
    other = [
        replace(each, name=_NOBODY_CALLED_SO, level=each.level or "apprentice") if at == seat else each
        for at, each in enumerate(seats)
    ]
    lines, renamed = presenter.lines(events, seats), presenter.lines(events, other)
    return [
        line
        for line, again in zip(lines, renamed, strict=True)
        if line.text and (line.seat == seat or _NOBODY_CALLED_SO in again.text)
    ]


def _figures(row: ScoreRow) -> dict[str, int]:
    """Points and facts of a seat."""
    return {"": row.points, **{fact.key: fact.value for fact in row.facts}}


def _own(
    presenter: Presenter[Any], state: State, seats: Sequence[Seat], seat: int
) -> list[tuple[str, tuple[Piece, ...]]]:
    """What lies in the zones of a seat; its panel is left out, which also says who is to move."""
    zones = presenter.table(state, seat, seats).zones
    return [(zone.key, zone.pieces) for zone in zones if key_seat(zone.key) == seat and key_kind(zone.key) != "panel"]


def counted(lines: Sequence[LogLine], name: str) -> dict[str, str]:
    """The sentences, each once, with how they are told: with a number where somebody did that several times."""
    times = Counter(sentence(line, name) for line in lines)
    of_nobody = {sentence(line, name) for line in lines if line.seat == NO_SEAT}
    many = {text for text, number in times.items() if number > 1 and text not in of_nobody}
    return {text: f"{text}{NUMBER.format(times[text])}" if text in many else text for text in times}


def once(text: str) -> str:
    """A sentence of a turn as it would be told if that had happened once."""
    return _NUMBER.sub("", text)


def in_one_line(lines: Sequence[LogLine], name: str) -> str:
    """The sentences one after the other, each told once and without ``name`` where it begins with that."""
    return BETWEEN.join(counted(lines, name).values())


def sentence(line: LogLine, name: str) -> str:
    """A sentence as it stands in the line of a turn of ``name``."""
    return line.text.removeprefix(f"{name} ").rstrip(".")


def words(text: str) -> int:
    """How many words there are to read."""
    return sum(any(map(str.isalnum, word)) for word in text.split())


def plies_of_turn(match: Match, ply: int) -> tuple[int, ...]:
    """The plies of the turn that ``ply`` belongs to, up to it: of the same seat, in the same turn of the game."""
    state = match.states[ply - 1]
    found = []
    for each in range(ply, 0, -1):
        before = match.states[each - 1]
        if before.turn != state.turn:
            break
        if before.actor == state.actor:
            found.append(each)
    return tuple(reversed(found))


def ends_turn(match: Match, ply: int) -> bool:
    """Whether somebody else decides after a ply, or another turn begins."""
    before, after = match.states[ply - 1 : ply + 1]
    return (before.actor, before.turn) != (after.actor, after.turn)


def turn_at(presenter: Presenter[Any], match: Match, ply: int, seats: Sequence[Seat]) -> Turn:
    """The turn that ``ply`` belongs to, up to it."""
    return turn_of(presenter, match, plies_of_turn(match, ply), seats)


def turn_of(presenter: Presenter[Any], match: Match, plies: tuple[int, ...], seats: Sequence[Seat]) -> Turn:
    """The turn that consists of these plies of one seat."""
    seat = match.states[plies[0] - 1].actor
    name = seats[seat].name
    parts = [told(presenter, match, each, seats) for each in plies]
    lines = [line for some in parts for line in some]
    as_told = counted(lines, name)
    main: list[str] = []
    gains: dict[str, int] = {}
    for each, some in zip(plies, parts, strict=True):
        if any(event[0] in presenter.main and event[1] == seat for event in match.events[each - 1]):
            main += [as_told[sentence(line, name)] for line in some if line.seat == seat]
        if some and (gained := _gained(presenter, match, each, seats, seat)) > 0:
            texts = dict.fromkeys(as_told[sentence(line, name)] for line in some)
            gains |= {text: gains.get(text, 0) + gained for text in texts}
    pieces = frozenset(line.piece for line in lines if line.piece)
    asides = frozenset(as_told[sentence(line, name)] for line in lines if line.seat == NO_SEAT)
    return Turn(seat, plies, in_one_line(lines, name), pieces, asides, tuple(dict.fromkeys(main)), gains)


def _gained(presenter: Presenter[Any], match: Match, ply: int, seats: Sequence[Seat], seat: int) -> int:
    """Points that a ply brought a seat."""
    before, after = (presenter.scores(state, seats)[seat].points for state in match.states[ply - 1 : ply + 1])
    return after - before


def last_end(match: Match) -> int:
    """The last position at which a turn had ended."""
    ply = match.ply
    while ply and not ends_turn(match, ply):
        ply -= 1
    return ply


def last_turns(presenter: Presenter[Any], match: Match, seats: Sequence[Seat], until: int) -> dict[int, Turn]:
    """The last turn up to position ``until`` of every opponent of whom something is told, by seat.

    Where somebody only answers within the turn of another seat, and no piece is spoken of, the turn before stays.
    Where somebody has only taken part in a phase of all since then, the turn before stands in front of it.
    """
    wanted = {seat for seat, each in enumerate(seats) if not each.is_person}
    found: dict[int, Turn] = {}
    answers: dict[int, Turn] = {}
    shared: dict[int, Turn] = {}
    for ply in range(until, 0, -1):
        seat = match.states[ply - 1].actor
        if seat in wanted - found.keys() and told(presenter, match, ply, seats):
            turn = turn_at(presenter, match, ply, seats)
            if _only_shared(presenter, match, turn):
                shared.setdefault(seat, turn)
            elif is_answer(match, turn):
                answers.setdefault(seat, turn)
            else:
                found[seat] = replace(shared[seat], earlier=turn) if seat in shared else turn
                if found.keys() == wanted:
                    break
    return answers | shared | found


def _only_shared(presenter: Presenter[Any], match: Match, turn: Turn) -> bool:
    """Whether everything in it was decided in a phase of all."""
    return all(match.states[ply - 1].decision in presenter.together for ply in turn.plies)


def is_answer(match: Match, turn: Turn) -> bool:
    """Whether somebody only answered, e.g. passed, within the turn that another seat had begun."""
    if turn.pieces:
        return False
    ply = turn.plies[0]
    number = match.states[ply - 1].turn
    while ply > 1 and match.states[ply - 2].turn == number:
        ply -= 1
    return match.states[ply - 1].actor != turn.seat


def turns_since(presenter: Presenter[Any], match: Match, seats: Sequence[Seat], since: int) -> list[Turn]:
    """What opponents did after position ``since``, turn by turn, in order of play, as far as something is told."""
    plies: dict[tuple[int, int], list[int]] = {}
    for ply in range(since + 1, match.ply + 1):
        before = match.states[ply - 1]
        if not seats[before.actor].is_person:
            plies.setdefault((before.turn, before.actor), []).append(ply)
    found = [turn_of(presenter, match, tuple(each), seats) for each in plies.values()]
    return [turn for turn in found if turn.text and not is_answer(match, turn)]


def last_plies(presenter: Presenter[Any], match: Match, seats: Sequence[Seat]) -> list[int]:
    """The plies of the opponents' last turns, in order of play: those since the last decision of a person.

    Where they only answered since then, it goes back to the decision before.
    """
    end = match.ply
    found: list[int] = []
    while end:
        while end and seats[match.states[end - 1].actor].is_person:
            end -= 1
        start = end
        while start and not seats[match.states[start - 1].actor].is_person:
            start -= 1
        found = [*range(start + 1, end + 1), *found]
        if turns_since(presenter, match, seats, start):
            break
        end = start
    return found
