"""A game in progress, with undo, redo and branches; every change of it goes through ``Match``.

Position 0 is the start; ply k leads from position k - 1 to position k.
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
    """A game with all its positions; each change is written to the archive before a method returns.

    Args:
        record: The game; it is replayed, and belongs to the match from then on.
        archive: Must have the record already (see ``new_match``); ``None`` to write nothing.
        after_ply: Called after every ply of the replay, e.g. to let other threads work; an exception ends it.

    Attributes:
        record: The record of the game, up to date.
        states: Positions 0 to the last; must not be changed.
        events: ``events[k - 1]`` holds what happened in ply k.
        failure: Why the record could not be replayed to its end, or ``None``.  With a failure the game can be looked at
            and branched up to its last good position, but not played on.

    Raises:
        RecordError: Not even position 0 can be shown.
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
        self._undone: list[list[tuple[Ply, State, list[Event]]]] = []  # the plies of each undo, the last undo last
        self._choice_starts: dict[int, int] = {}  # by position within a series (see ``join``): its first position
        self._undo_limit = 0  # earliest position of an undo: another person has decided since
        for ply in range(self.ply):
            self._limit_undo(ply)
        if self.finished and record.result is None and not self.failure:
            self._finish_late()

    # Looking

    @property
    def state(self) -> State:
        """The present position; must not be changed."""
        return self.states[-1]

    @property
    def ply(self) -> int:
        """Number of plies played, which is also the number of the present position."""
        return len(self.states) - 1

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of the record."""
        return self.record.seats

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.state.actor == NOBODY

    @property
    def seat_to_act(self) -> Seat | None:
        """The seat that decides now, or ``None`` when the game is over."""
        return None if self.finished else self.seats[self.state.actor]

    def up_to(self, position: int) -> Match:
        """A copy of the game that ends at a position and knows nothing of what came later; for looking only."""
        before = copy(self)
        before.states, before.events = self.states[: position + 1], self.events[:position]
        before.record = replace(self.record, plies=self.record.plies[:position], result=None, finished=None)
        return before

    # Playing

    def play(self, action: Action) -> list[Event]:
        """Play an action of the seat to act, and write it to the archive; returns what happened.

        Raises:
            IllegalAction: It is not legal.
            ArchiveError: It could not be written.
            RecordError: The game has a ``failure``.

        After any of them nothing has changed.
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
        """Treat all plies since position ``start`` as one choice (a ``Series``) that ``undo`` takes back as a whole."""
        self._choice_starts.update((ply, start) for ply in range(start + 1, self.ply))

    def can_undo(self, *, free: bool = False) -> bool:
        """Whether ``undo`` is possible."""
        return self._undo_target(free) is not None

    def undo(self, *, free: bool = False) -> int:
        """Go back to the last decision of a person; returns the number of its position.

        Decisions of opponents after it are taken back, too.

        Args:
            free: Whether to undo without these limits: that nothing hidden has been shown since; that no other person
                at this screen has decided since, even if that decision was taken back meanwhile; and, in games without
                ``undo_past_opponents``, that no opponent has decided since.

        Raises:
            ValueError: There is nothing to undo within the limits.
            ArchiveError: It could not be written; nothing has changed.
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
        """Whether ``redo`` is possible."""
        return bool(self._undone)

    def redo(self) -> int:
        """Play again what the last ``undo`` took back; returns the number of the position.

        Raises:
            ValueError: Nothing was undone since the last play.
            ArchiveError: A ply could not be written; those before it are played.
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
        """The record of a new game that begins with the first ``ply`` plies of this one; see ``begin``.

        Raises:
            ValueError: There is no such position, the game is over there, or the number of seats differs.
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
        """Why ``undo`` is not possible.

        Returns:
            * ``""``: it is possible;
            * ``"damaged"``: the game has a ``failure``;
            * ``"start"``: no person has decided anything yet;
            * ``"shown"``: something hidden was shown since the last decision of a person;
            * ``"opponent"``: an opponent has decided since, and in this game that stands;
            * ``"person"``: another person has decided since.
        """
        if self.can_undo(free=free):
            return ""
        if self.failure:
            return "damaged"
        if not any(self.seats[state.actor].is_person for state in self.states[:-1]):
            return "start"
        # The same walk as in ``_undo_target``, up to what ended it there.
        for state in reversed(self.states[:-1]):
            if not free and state.revealed != self.state.revealed:
                return "shown"
            if self.seats[state.actor].is_person:
                return "person"
            if not free and not self._game.undo_past_opponents:
                return "opponent"
        raise AssertionError("undo: nothing in the way")

    def set_note(self, note: str) -> None:
        """Replace the person's note about the game.

        Raises:
            RecordError: It is too long.
            ArchiveError: It could not be written.
        """
        record = parse({**to_dict(self.record), "note": note})  # checked like a file, so that it can be read again
        if self._archive:
            self._archive.set_note(self.record.id, record.note)
        self.record.note = record.note

    def _advance(self, ply: Ply, after: State, events: list[Event]) -> None:
        """Write a legal ply to the archive, then add it to the game.  If writing fails, nothing has changed."""
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
        """Give all plies digests of the game's present kind, which new plies will have, if they have older ones."""
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
        """Move the limit of undo: once a person has decided at a position, what others decided before it stands.

        Else a person could take back a choice after having seen how somebody at the same screen answered it.
        """
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
        """The position to which ``undo`` goes back, ``None`` if it cannot."""
        if self.failure:
            return None
        for ply in range(self.ply - 1, -1 if free else self._undo_limit - 1, -1):
            state = self.states[ply]
            if not free and state.revealed != self.state.revealed:
                return None
            if self.seats[state.actor].is_person:
                # Back to the start of a series, unless only a part of it may be taken back.
                start = self._choice_starts.get(ply, ply)
                if free or (start >= self._undo_limit and self.states[start].revealed == self.state.revealed):
                    return start
                return ply
            if not free and not self._game.undo_past_opponents:
                return None
        return None

    def _finish_late(self) -> None:
        """Write the result of a game that is over but has none in its record."""
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
    """Begin a game; without a ``seed`` a random one is used.

    Raises:
        RecordError: The game cannot be set up like that.
        ArchiveError: It could not be written.
    """
    return begin(new_record(game, seats, options, seed), archive)


def begin(record: Record, archive: Archive | None = None) -> Match:
    """Add a record to the archive, e.g. that of a branch, and open it.

    Raises:
        RecordError: Not even its first position can be shown.
        ArchiveError: It could not be written.
    """
    if archive:
        archive.create(record, standing_of(replay(record).states[-1]))
    return Match(record, archive)


def open_match(archive: Archive, game_id: str, after_ply: Callable[[], None] | None = None) -> Match:
    """Open a game of the archive at its last ply.

    Raises:
        RecordError: It is damaged.
        ArchiveError: There is no such game.
    """
    return Match(archive.load(game_id), archive, after_ply)
