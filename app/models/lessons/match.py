"""The match of a chapter of a lesson: set up as the lesson wants it, and never kept in the archive."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines import GAMES
from app.match.match import Match
from app.match.record import new_record
from app.match.seats import EASY, PERSON, Seat
from app.match.words import RecordError
from app.models.games import entry
from app.models.lessons.data import LessonError

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.models.lessons.data import Chapter, Lesson


class LessonMatch(Match):
    """A match with seed, options and first position of a chapter.

    It is in no archive, so it appears in no list and counts for no statistics.

    Raises:
        LessonError: The set-up is impossible.
    """

    def __init__(self, lesson: Lesson, chapter: Chapter) -> None:
        others = (Seat(name, EASY, colour) for colour, name in enumerate(lesson.opponents, 1))
        where = f"{lesson.game}.toml, chapter {chapter.id!r}"
        options = {**lesson.options, **chapter.options}
        try:
            super().__init__(new_record(lesson.game, (Seat("You", PERSON, 0), *others), options, chapter.seed))
        except RecordError as error:
            raise LessonError(f"{where}: the game cannot be set up so: {error}") from error
        if chapter.position:
            arrange = entry(lesson.game).arrange
            if arrange is None:
                raise LessonError(f"{where}: this game cannot set up a position")
            state = self.state.clone()
            try:
                arrange()(state, chapter.position)
            except ValueError as error:
                raise LessonError(f"{where}: {error}") from error
            self.states[0] = state  # no ply leads there, so this match cannot be replayed from its record

    def action(self, text: str) -> Action | None:
        """The legal action that the game writes as ``text``; ``None`` where none is."""
        game, state = GAMES[self.record.game], self.state
        return next((each for each in state.legal() if game.write(state, each) == text), None)

    def last(self) -> str:
        """The last action, as the game writes it."""
        return self.record.plies[-1].text

    def back_to(self, ply: int) -> None:
        """Take back everything after position ``ply``."""
        del self.record.plies[ply:], self.states[ply + 1 :], self.events[ply:]
        self.record.result = self.record.finished = None  # the action that is taken back may have ended the match

    def goes_back_to(self, *, free: bool) -> int | None:
        """The position to which ``undo(free=free)`` would go back; ``None`` where it cannot undo."""
        return self._undo_target(free)
