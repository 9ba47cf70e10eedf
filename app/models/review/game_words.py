"""A past game in words: its set-up, and what happened in each ply."""

from __future__ import annotations

import logging
from functools import cached_property
from typing import TYPE_CHECKING

from app.engines.contract import ReadError
from app.models.cast import Cast
from app.models.games import entry, presenter
from app.models.levels import level_name
from app.models.review.moves import SecondLook
from app.models.setup import spoken
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Generator

    from app.match.match import Match
    from app.models.presenter import LogLine
    from app.models.review.timeline import Advice, Timeline

PLIES_PER_STEP = 16
"""Number of plies that ``GameWords.in_steps`` puts into words per step."""

LOG = logging.getLogger(__name__)


class GameWords(Translated):
    """Words about one game in the language in which it was made; after a change of language make a new one.

    Args:
        match: The game.
        timeline: The same game along its positions.
        lines: What ``lines`` shall be, where it is known already; it is worked out when it is needed otherwise.
    """

    def __init__(self, match: Match, timeline: Timeline, lines: list[list[LogLine]] | None = None) -> None:
        self._match, self._timeline = match, timeline
        self._seats = spoken(match.seats)
        self._shown = presenter(match.record.game)
        if lines:
            self.lines = lines

    @cached_property
    def lines(self) -> list[list[LogLine]]:
        """Lines of the log, by ply (those of ply k at index k - 1)."""
        return [self._shown.lines(events, self._seats) for events in self._match.events]

    @staticmethod
    def in_steps(match: Match, timeline: Timeline) -> Generator[None, None, GameWords]:
        """Work out the words of a game, ``PLIES_PER_STEP`` plies per step, so that the window goes on in between.

        Yields:
            Nothing, after each step.

        Returns:
            The words.
        """
        shown, seats, lines = presenter(match.record.game), spoken(match.seats), []
        for events in match.events:
            lines.append(shown.lines(events, seats))
            if not len(lines) % PLIES_PER_STEP:
                yield
        return GameWords(match, timeline, lines)

    def facts(self) -> str:
        """One line about the set-up: who began, at which levels opponents played, and the points that end the game."""
        seats, record = self._seats, self._match.record
        parts = [self.tr("Start player: {name}").format(name=seats[self._match.states[0].actor].name)]
        plays = self.tr("{name} plays as {level}")
        parts += [plays.format(name=seat.name, level=level_name(seat.level)) for seat in seats if not seat.is_person]
        points = entry(record.game).goal(record.options)
        if points:
            parts.append(self.tr("ends at %n point(s)", "", points))
        return " · ".join(parts)

    def warning(self) -> str:
        """One sentence where the game cannot be replayed to its end because the rules have changed; else ``""``."""
        if self._match.failure is None:
            return ""
        words = self.tr("The rules have changed since: the game can be shown up to move {ply} of {count}.")
        return words.format(ply=self._match.ply, count=len(self._match.record.plies))

    def tell(self, ply: int) -> str:
        """What the seat that acted did in ``ply``; where no line is about that seat, all that happened."""
        seat = self._timeline.actor(ply)
        own = [line.text for line in self.lines[ply - 1] if line.seat == seat and line.text]
        return " ".join(own) or self.tell_all(ply)

    def tell_all(self, ply: int) -> str:
        """Everything that happened in ``ply``; ``""`` if the log has no line for it."""
        return " ".join(line.text for line in self.lines[ply - 1] if line.text)

    def touched(self, position: int) -> set[str]:
        """Keys of the pieces that the log names in the ply that led to ``position``; none for position 0."""
        return {line.piece for line in self.lines[position - 1] if line.piece} if position else set()

    def name_of(self, ply: int) -> str:
        """Words for the action of a ply that the log leaves out, e.g. choosing a space before what is done there.

        ``""`` where the timeline does not know the action.
        """
        action = self._timeline.action(ply)
        if action is None:
            return ""
        actor = self._timeline.actor(ply)
        # Some events have a sentence although the log leaves them out as too small.
        events = (event for event in self._match.events[ply - 1] if event[0] not in self._shown.common)
        own = [event for event in events if event[1:2] == (actor,)]
        if own and (words := self._shown.sentence(own[0], self._seats)):
            return words
        advice = self._shown.explain(self._timeline.states[ply - 1], action, self._seats)
        mine, theirs = self.tr("Your choice: {action}"), self.tr("{name}: {action}")
        return Cast(self._seats).say(actor, mine, theirs, action=advice)

    def chosen(self, ply: int) -> str:
        """What the seat that acted chose in ``ply``, not what came of it, and the round; as ``tell`` if unknown."""
        action, state = self._timeline.action(ply), self._timeline.states[ply - 1]
        if action is None:
            return self.tell(ply)
        name = self._shown.advice(state, action, self._seats).rstrip(".")
        return self.tr("{action} (round {round})").format(action=name, round=state.round) if state.round else name

    def of_position(self, position: int) -> str:
        """What led to ``position``, in one sentence that begins with the number of the move."""
        if not position:
            return self.tr("Start player: {name}.").format(name=self._seats[self._match.states[0].actor].name)
        sentence = self.tell(position) or self.name_of(position)
        return self.tr("Move {number}: {sentence}").format(number=position, sentence=sentence)

    def second_look(self, ply: int, advice: Advice) -> SecondLook:
        """The second look at the decision of ``ply``, with the better action in words where there is one."""
        if not advice.better:
            return SecondLook(advice, "")
        state = self._timeline.states[ply - 1]
        try:
            action = state.game.read(state, advice.action)
        except ReadError as error:
            LOG.warning("review: second look at ply %s: %s", ply, error)
            return SecondLook(advice, "")
        return SecondLook(advice, self._shown.explain(state, action, self._seats))
