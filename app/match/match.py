"""One game in progress: the only thing that changes a state for a person.

Positions are counted like the slider: position 0 is the start, ply k leads from position
k - 1 to position k.
"""

from __future__ import annotations

import uuid
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from app import __version__, engines
from app.engines.contract import NOBODY, Action, Event, State
from app.match.library import standing_of
from app.match.record import Ply, Record, new_record, now, parse, renew, replay, result_of, to_dict

if TYPE_CHECKING:
    from app.match.archive import Archive
    from app.match.seats import Seat
    from app.match.words import RecordError


class Match:
    """A game with all its positions, kept in the archive ply by ply.

    Args:
        record: Is replayed; belongs to the match from then on.
        archive: Must have the record already (see ``new_match``); ``None`` keeps nothing.
        after_ply: Called after every ply of the replay, e.g. to let other threads work; what it raises ends it.

    Attributes:
        record: What is kept of the game.
        states: Positions 0 to the last; for looking only.
        events: ``events[k - 1]``: what happened in ply k.
        failure: Why the record could not be followed to its end.  Such a match can be looked
            at and branched up to its last good position, not played on.

    Raises:
        RecordError: If not even position 0 can be shown.
    """

    def __init__(
        self, record: Record, archive: Archive | None = None, after_ply: Callable[[], None] | None = None
    ) -> None:
        done = replay(record, after_ply)
        self.record = record
        self.states: list[State] = done.states
        self.events: list[list[Event]] = done.events
        self.failure: RecordError | None = done.error
        self._archive = archive
        self._game = engines.GAMES[record.game]
        self._undone: list[list[tuple[Ply, State, list[Event]]]] = []
        self._choice_starts: dict[int, int] = {}  # positions in the middle of one choice, and where it began
        self._undo_limit = 0  # undo goes no further back: another person has decided on what was done before
        for ply in range(self.ply):
            self._limit_undo(ply)
        if self.finished and record.result is None and not self.failure:
            self._finish_late()

    # Looking

    @property
    def state(self) -> State:
        """The present position, for looking only."""
        return self.states[-1]

    @property
    def ply(self) -> int:
        """Number of the present position: how many plies were played."""
        return len(self.states) - 1

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return self.record.seats

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.state.actor == NOBODY

    @property
    def seat_to_act(self) -> Seat | None:
        """Who decides, or ``None`` when the game is over."""
        return None if self.finished else self.seats[self.state.actor]

    def up_to(self, position: int) -> Match:
        """The game as it was at a position, for looking only: nothing of it tells what came then."""
        before = copy(self)
        before.states, before.events = self.states[: position + 1], self.events[:position]
        before.record = replace(self.record, plies=self.record.plies[:position], result=None, finished=None)
        return before

    # Playing

    def play(self, action: Action) -> list[Event]:
        """Perform an action of the seat to act; gives what happened.  It is kept before this returns.

        Raises:
            IllegalAction: It is not legal.
            ArchiveError: It could not be kept.
            RecordError: The record departs from the rules, see ``failure``.

            Nothing has changed after any of them.
        """
        if self.failure:
            raise self.failure
        self._renew()
        after = self.state.clone()
        events: list[Event] = []
        after.trace = events
        self._game.play(after, action)
        after.trace = None
        self._advance(Ply(self._game.write(self.state, action), after.digest()), after, events)
        self._undone.clear()
        self._choice_starts.pop(self.ply, None)
        self._limit_undo(self.ply - 1)
        return events

    def join(self, start: int) -> None:
        """Take all plies since position ``start`` for one choice, which ``undo`` takes back as a whole."""
        self._choice_starts.update((ply, start) for ply in range(start + 1, self.ply))

    def can_undo(self, *, free: bool = False) -> bool:
        """Whether ``undo`` would go back."""
        return self._undo_target(free) is not None

    def undo(self, *, free: bool = False) -> int:
        """Go back to the last decision of a person; gives the position.

        Without ``free`` only if nothing hidden was disclosed since, and no other person at this
        screen has decided since, even if that decision was taken back in the meantime.  Decisions
        of opponents in between are taken back too, or stand in the way if the game says so.

        Raises:
            ValueError: There is nothing to undo.
            ArchiveError: It could not be kept; nothing has changed.
        """
        target = self._undo_target(free)
        if target is None:
            raise ValueError("undo: nothing was decided, or something was disclosed since")
        if self._archive:
            self._archive.truncate(self.record.id, target, standing_of(self.states[target]))
        plies = self.record.plies[target:]
        self._undone.append(list(zip(plies, self.states[target + 1 :], self.events[target:], strict=True)))
        del self.record.plies[target:], self.states[target + 1 :], self.events[target:]
        self.record.result = self.record.finished = None
        return target

    def can_redo(self) -> bool:
        """Whether the last ``undo`` can be taken back."""
        return bool(self._undone)

    def redo(self) -> int:
        """Take back the last ``undo``; gives the position.

        Raises:
            ValueError: Nothing was undone since the last play.
            ArchiveError: It could not be kept; what was kept of it is played.
        """
        if not self._undone:
            raise ValueError("redo: nothing was undone")
        self._renew()
        steps = self._undone[-1]
        while steps:
            self._advance(*steps[0])
            del steps[0]
        self._undone.pop()
        return self.ply

    def branch(self, ply: int, seats: Sequence[Seat]) -> Record:
        """The record of a new game that begins with the first ``ply`` plies of this one.

        Raises:
            ValueError: There is no such position, it is the end, or the number of seats differs.
            RecordError: A seat is impossible.
        """
        if not 0 <= ply <= self.ply or self.states[ply].actor == NOBODY or len(seats) != len(self.seats):
            raise ValueError(f"branch: not possible at {ply} with {len(seats)} seats")
        branched = replace(
            self.record,
            id=uuid.uuid4().hex,
            app_version=__version__,
            rules_version=self._game.rules_version,
            seats=tuple(seats),
            plies=self.record.plies[:ply],
            created=now(),
            finished=None,
            result=None,
            parent={"game": self.record.id, "ply": ply},
            note="",
            extra={},
        )
        renew(branched, self.states[: ply + 1])
        return parse(to_dict(branched))

    def undo_barrier(self, *, free: bool = False) -> str:
        """What keeps ``undo`` from going back; ``""`` if nothing does.

        ``"damaged"``: the game cannot go on.  ``"start"``: no person has decided anything yet.
        ``"shown"``: something hidden was shown since.  ``"opponent"``: an opponent has decided
        since, and this game lets that stand.  ``"person"``: another person has decided since.
        """
        if self.can_undo(free=free):
            return ""
        if self.failure:
            return "damaged"
        if not any(self.seats[state.actor].is_person for state in self.states[:-1]):
            return "start"
        for state in reversed(self.states[:-1]):
            if not free and state.revealed != self.state.revealed:
                return "shown"
            if self.seats[state.actor].is_person:
                return "person"
            if not free and not self._game.undo_past_opponents:
                return "opponent"
        raise AssertionError("undo: nothing in the way")

    def set_note(self, note: str) -> None:
        """Keep a person's own words about the game."""
        record = parse({**to_dict(self.record), "note": note})
        if self._archive:
            self._archive.set_note(self.record.id, record.note)
        self.record.note = record.note

    def _advance(self, ply: Ply, after: State, events: list[Event]) -> None:
        """Keep a ply that was found legal, then move on to where it leads."""
        result = result_of(after)
        finished = now() if result else None
        if self._archive:
            self._archive.append(
                self.record.id, self.ply + 1, ply, standing_of(after), result=result, finished=finished
            )
        self.record.plies.append(ply)
        self.states.append(after)
        self.events.append(events)
        self.record.result, self.record.finished = result, finished

    def _renew(self) -> None:
        """Before a game with older digests goes on: all of them as they are reckoned now."""
        if self.record.digests >= self._game.digests:
            return
        for steps in self._undone:
            steps[:] = [(Ply(ply.text, after.digest()), after, events) for ply, after, events in steps]
        fresh = replace(self.record)
        renew(fresh, self.states)
        if self._archive:
            self._archive.renew(fresh)
        self.record.digests, self.record.setup, self.record.plies = fresh.digests, fresh.setup, fresh.plies

    def _limit_undo(self, ply: int) -> None:
        """A person's decision at a position settles what other persons have decided before it."""
        state = self.states[ply]
        if not self.seats[state.actor].is_person or sum(seat.is_person for seat in self.seats) < 2:
            return
        if len(state.legal()) == 1 and state.decision not in self._game.always_asked:
            return  # without a choice nothing is decided
        for before in range(ply - 1, self._undo_limit - 1, -1):
            seat = self.states[before].actor
            if seat != state.actor and self.seats[seat].is_person:
                self._undo_limit = before + 1
                return

    def _undo_target(self, free: bool) -> int | None:
        if self.failure:
            return None
        for ply in range(self.ply - 1, -1 if free else self._undo_limit - 1, -1):
            state = self.states[ply]
            if not free and state.revealed != self.state.revealed:
                return None
            if self.seats[state.actor].is_person:
                start = self._choice_starts.get(ply, ply)
                if free or (start >= self._undo_limit and self.states[start].revealed == self.state.revealed):
                    return start
                return ply
            if not free and not self._game.undo_past_opponents:
                return None
        return None

    def _finish_late(self) -> None:
        """Note the result of a game that came without one."""
        result, finished = result_of(self.state), now()
        assert result is not None
        if self._archive:
            self._archive.finish(self.record.id, result, finished)
        self.record.result, self.record.finished = result, finished


def new_match(
    game: str,
    seats: Sequence[Seat],
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
    archive: Archive | None = None,
) -> Match:
    """Begin a game; without a seed, chance picks one.

    Raises:
        RecordError: If the game cannot be set up so.
        ArchiveError: If it could not be kept.
    """
    return begin(new_record(game, seats, options, seed), archive)


def begin(record: Record, archive: Archive | None = None) -> Match:
    """A match from a record that the archive does not have yet, e.g. a branch."""
    if archive:
        archive.create(record, standing_of(replay(record).states[-1]))
    return Match(record, archive)


def open_match(archive: Archive, game_id: str, after_ply: Callable[[], None] | None = None) -> Match:
    """Go on with a game of the archive at the very ply where it stands, or look at a finished one.

    Raises:
        RecordError: If it is damaged inside.
        ArchiveError: If there is no such game.
    """
    return Match(archive.load(game_id), archive, after_ply)
