"""The turns of others in words: a whole turn in one line, and what it did to a person.

Everything is put together from the sentences of the log and from the numbers of turns in the states; nothing here knows
a game.  Ply k leads from position k - 1 to position k.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
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
"""Separates the sentences of a turn; the no-break space keeps the dot off the beginning of a line."""

LEAST_HEAVY, HEAVY_SHARE = 3, 0.25
"""A loss of a figure (such as coins) is substantial if it is at least so many, and at least this share of it."""

NUMBER = "\u00a0({}\u00d7)"
"""Appended to a sentence that happened several times in a turn."""

_NUMBER = re.compile("\u00a0[(][0-9]+\u00d7[)]$")

_NOBODY_CALLED_SO = "\u2063"
"""A name (an invisible character) that occurs in no sentence, see ``_lines_about``."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of one seat in words.

    Attributes:
        seat: The seat.
        plies: Its plies, in order of play; those of other seats in between are left out.
        text: Its sentences in one line, without the seat's name at their beginnings.
        pieces: Keys of the pieces that the sentences mention.
        asides: The sentences that are about no seat, e.g. that the remaining cards are discarded.
        main: The sentences about the main thing of the turn (``Presenter.main``), in order of play.
        gains: By sentence, the points that the seat gained with it; only where there are any.
        earlier: The seat's turn before, if this one is only its part in a phase in which all seats take part.
    """

    seat: int
    plies: tuple[int, ...]
    text: str
    pieces: frozenset[str]
    asides: frozenset[str] = frozenset()
    main: tuple[str, ...] = ()
    gains: Mapping[str, int] = field(default_factory=dict)
    earlier: Turn | None = None


def others(seats: Sequence[Seat], viewer: int) -> frozenset[int]:
    """The seats whose turns are told to a viewer: opponents and other persons; an opponent that is viewer as well."""
    return frozenset(seat for seat, each in enumerate(seats) if seat != viewer or not each.is_person)


def told(presenter: Presenter[Any], match: Match, ply: int, seats: Sequence[Seat]) -> list[LogLine]:
    """The lines of the log that tell what the acting seat did in a ply, in order of play.

    Left out are lines about other opponents (e.g. that one of them can take nothing), events that every seat has in
    such a phase (``Presenter.common``) or nobody has (``Presenter.between``), and, once a round or a phase begins
    within the ply, everything that is not about the acting seat.
    """
    before, after = match.states[ply - 1 : ply + 1]
    events = match.events[ply - 1]
    own = events[: _n_own_events(events, before, after)]
    own = [event for event in own if event[0] not in presenter.between]
    own = [event for event in own if not _is_common(presenter, event, before.actor)]
    parts = sections(presenter, own, before, after, seats)
    others = {seat for seat, each in enumerate(seats) if not each.is_person} - {before.actor}
    first = [line for line in parts[0][1] if line.seat not in others]
    later = [line for _, lines in parts[1:] for line in lines if line.seat == before.actor]
    return [line for line in (*first, *later) if line.text]


def struck(presenter: Presenter[Any], match: Match, ply: int, seats: Sequence[Seat], seat: int) -> list[LogLine]:
    """What a ply did to ``seat``: the lines of the log that are about it or name it, then ``harm``.

    * What another seat did counts if anything of ``seat`` is different afterwards.
    * What then begins for everybody (a turn, a round or a phase) counts only if ``seat`` has lost something and gained
      nothing.
    * In a ply of ``seat`` itself only the latter counts, and only if there is an event that strikes it
      (``Presenter.strikes``), e.g. damage by the dice of a new round.  What it has paid itself is no loss.
    """
    before, after = match.states[ply - 1 : ply + 1]
    events = match.events[ply - 1]
    # The events before ``split`` are what the actor did; with the others a turn, a round or a phase begins for all.
    split = _n_own_events(events, before, after)
    heading = presenter.heading(before)
    for at, event in enumerate(events[:split]):
        if presenter.opened(event, after) not in ("", heading):
            split = at
            break
    own_ply = before.actor == seat
    strikes = any(event[0] in presenter.strikes and event[1] == seat for event in events[split:])
    by_actor = [] if own_ply else _lines_about(presenter, events[:split], seats, seat)
    for_all = [] if own_ply and not strikes else _lines_about(presenter, events[split:], seats, seat)
    worse = [] if own_ply else harm(presenter, before, after, seats, seat)
    if not by_actor and not for_all:
        return worse
    had, has = (_figures(presenter.scores(state, seats)[seat]) for state in (before, after))
    less = any(has.get(key, 0) < value for key, value in had.items())
    more = any(has.get(key, 0) > value for key, value in had.items())
    if less and not more:
        return by_actor + for_all + worse
    if by_actor:
        changed = had != has or _own_zones(presenter, before, seats, seat) != _own_zones(presenter, after, seats, seat)
        if changed:
            return by_actor + worse
    return worse


def harm(presenter: Presenter[Any], before: State, after: State, seats: Sequence[Seat], seat: int) -> list[LogLine]:
    """``Presenter.harm`` as a line; nothing if another person is at the screen, for it may tell a secret."""
    text = presenter.harm(before, after, seat) if only_person(seats) == seat else ""
    return [LogLine(seat, text)] if text else []


def is_heavy(presenter: Presenter[Any], match: Match, ply: int, seats: Sequence[Seat], seat: int) -> bool:
    """Whether a ply for which ``struck`` gives something took something substantial from ``seat``.

    That is points (also future ones, by ``harm``), a face-up piece from its zones, or a good part of a figure such as
    its coins; but not a fee of a coin or two.
    """
    before, after = match.states[ply - 1 : ply + 1]
    rows = [presenter.scores(state, seats)[seat] for state in (before, after)]
    if rows[1].points < rows[0].points or harm(presenter, before, after, seats, seat):
        return True
    had, has = map(_figures, rows)
    lost = {key: value - has.get(key, 0) for key, value in had.items() if key}
    if any(less >= LEAST_HEAVY and less >= HEAVY_SHARE * had[key] for key, less in lost.items()):
        return True
    lay, lies = (_count_faces(_own_zones(presenter, state, seats, seat)) for state in (before, after))
    return bool(lay - lies)


def _count_faces(zones: Sequence[tuple[str, tuple[Piece, ...]]]) -> Counter[tuple[str, str]]:
    """The number of pieces by zone and face; pieces that lie face down are left out."""
    found: Counter[tuple[str, str]] = Counter()
    for zone, pieces in zones:
        for piece in pieces:
            if piece.face:
                found[zone, piece.face] += piece.count
    return found


def _n_own_events(events: Sequence[Event], before: State, after: State) -> int:
    """The number of events of a ply before those by which a turn or round begins for all seats.

    Such an event is recognised by its kind: within the ply there is one of that kind for every seat.
    """
    if (before.turn, before.round) == (after.turn, after.round):
        return len(events)
    seats: dict[str, set[object]] = {}
    for event in events:
        seats.setdefault(event[0], set()).update(event[1:2])
    everybody = {kind for kind, about in seats.items() if about.issuperset(range(before.players))}
    return next((at for at, event in enumerate(events) if event[0] in everybody), len(events))


def _is_common(presenter: Presenter[Any], event: Event, actor: int) -> bool:
    """Whether an event is of a ``Presenter.common`` kind, and about another seat than the acting one."""
    return event[0] in presenter.common and event[1] != actor


def _lines_about(presenter: Presenter[Any], events: Sequence[Event], seats: Sequence[Seat], seat: int) -> list[LogLine]:
    """The lines of some events that are about a seat or name it."""
    # Sentences may name a seat anywhere, by its name or as "you".  So they are made again for a seat of another name
    # that is no person: those in which the name turns up are the ones.
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
    """The points (key ``""``) and facts of a seat, by key."""
    return {"": row.points, **{fact.key: fact.value for fact in row.facts}}


def _own_zones(
    presenter: Presenter[Any], state: State, seats: Sequence[Seat], seat: int
) -> list[tuple[str, tuple[Piece, ...]]]:
    """The zones of a seat with their pieces, without its panel."""
    # The panel changes in every ply, because it also shows who is to move.
    zones = presenter.table(state, seat, seats).zones
    return [(zone.key, zone.pieces) for zone in zones if key_seat(zone.key) == seat and key_kind(zone.key) != "panel"]


def counted(lines: Sequence[LogLine], name: str) -> dict[str, str]:
    """The different sentences of some lines, and how each is shown: with ``NUMBER`` if a seat did it several times.

    ``name`` is the name of the seat whose turn it is, which is left out at the beginning of sentences.
    """
    times = Counter(sentence(line, name) for line in lines)
    of_nobody = {sentence(line, name) for line in lines if line.seat == NO_SEAT}
    many = {text for text, number in times.items() if number > 1 and text not in of_nobody}
    return {text: f"{text}{NUMBER.format(times[text])}" if text in many else text for text in times}


def once(text: str) -> str:
    """A sentence of a turn without ``NUMBER``."""
    return _NUMBER.sub("", text)


def in_one_line(lines: Sequence[LogLine], name: str) -> str:
    """The sentences of some lines in one line, as ``counted`` gives them."""
    return BETWEEN.join(counted(lines, name).values())


def sentence(line: LogLine, name: str) -> str:
    """The text of a line without the name at its beginning and the full stop at its end."""
    return line.text.removeprefix(f"{name} ").rstrip(".")


def words(text: str) -> int:
    """The number of words in a text."""
    return sum(any(map(str.isalnum, word)) for word in text.split())


def plies_of_turn(match: Match, ply: int) -> tuple[int, ...]:
    """The plies up to ``ply`` that belong to its turn: those of the same seat with the same number of the turn."""
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
    """The turn that ``ply`` belongs to, up to that ply."""
    return turn_of(presenter, match, plies_of_turn(match, ply), seats)


def turn_of(presenter: Presenter[Any], match: Match, plies: tuple[int, ...], seats: Sequence[Seat]) -> Turn:
    """The turn that consists of these plies of one seat."""
    seat = match.states[plies[0] - 1].actor
    name = seats[seat].name
    parts = [told(presenter, match, each, seats) for each in plies]
    lines = [line for some in parts for line in some]
    # ``main``, ``asides`` and ``gains`` name sentences as they stand in ``Turn.text``, with their numbers.
    as_told = counted(lines, name)
    main: list[str] = []
    gains: dict[str, int] = {}
    for each, some in zip(plies, parts, strict=True):
        if any(event[0] in presenter.main and event[1] == seat for event in match.events[each - 1]):
            main += [as_told[sentence(line, name)] for line in some if line.seat == seat]
        if some and (gained := _gained(presenter, match, each, seats, seat)) > 0:
            # It is not known which sentence of a ply brought the points; each of them is given all.
            texts = dict.fromkeys(as_told[sentence(line, name)] for line in some)
            gains |= {text: gains.get(text, 0) + gained for text in texts}
    pieces = frozenset(line.piece for line in lines if line.piece)
    asides = frozenset(as_told[sentence(line, name)] for line in lines if line.seat == NO_SEAT)
    return Turn(seat, plies, in_one_line(lines, name), pieces, asides, tuple(dict.fromkeys(main)), gains)


def _gained(presenter: Presenter[Any], match: Match, ply: int, seats: Sequence[Seat], seat: int) -> int:
    """The points that a seat gained in a ply."""
    before, after = (presenter.scores(state, seats)[seat].points for state in match.states[ply - 1 : ply + 1])
    return after - before


def last_end(match: Match) -> int:
    """The last position at which a turn had ended."""
    ply = match.ply
    while ply and not ends_turn(match, ply):
        ply -= 1
    return ply


def last_turns(
    presenter: Presenter[Any], match: Match, seats: Sequence[Seat], wanted: Set[int], until: int
) -> dict[int, Turn]:
    """The last turn with a text of every wanted seat up to position ``until``, by seat.

    A mere answer within another seat's turn (``is_answer``) is used only if the seat has no other turn.  If it has only
    taken part in a phase of all seats since its last real turn, that turn is ``Turn.earlier``.
    """
    found: dict[int, Turn] = {}
    answers: dict[int, Turn] = {}
    shared: dict[int, Turn] = {}  # parts in a phase of all seats
    # Backwards from ``until``, so the first turn that is found for a seat is its last one.
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
    """Whether all plies of a turn are decisions of a phase of all seats (``Presenter.together``)."""
    return all(match.states[ply - 1].decision in presenter.together for ply in turn.plies)


def is_answer(match: Match, turn: Turn) -> bool:
    """Whether a turn is only an answer, e.g. a pass, within a turn of the game that another seat began."""
    if turn.pieces:
        return False
    ply = turn.plies[0]
    number = match.states[ply - 1].turn
    while ply > 1 and match.states[ply - 2].turn == number:
        ply -= 1
    return match.states[ply - 1].actor != turn.seat


def turns_since(
    presenter: Presenter[Any], match: Match, seats: Sequence[Seat], wanted: Set[int], since: int
) -> list[Turn]:
    """Wanted seats' turns after position ``since``, in order of play, without answers and turns without a text."""
    plies: dict[tuple[int, int], list[int]] = {}
    for ply in range(since + 1, match.ply + 1):
        before = match.states[ply - 1]
        if before.actor in wanted:
            plies.setdefault((before.turn, before.actor), []).append(ply)
    found = [turn_of(presenter, match, tuple(each), seats) for each in plies.values()]
    return [turn for turn in found if turn.text and not is_answer(match, turn)]


def last_plies(presenter: Presenter[Any], match: Match, seats: Sequence[Seat], wanted: Set[int]) -> list[int]:
    """Wanted seats' plies since the last decision of another one, in order.

    If these are nothing but answers, those since the decision before that one are added, and so on.
    """
    end = match.ply
    found: list[int] = []
    while end:
        while end and match.states[end - 1].actor not in wanted:
            end -= 1
        start = end
        while start and match.states[start - 1].actor in wanted:
            start -= 1
        found = [*range(start + 1, end + 1), *found]
        if turns_since(presenter, match, seats, wanted, start):
            break
        end = start
    return found
