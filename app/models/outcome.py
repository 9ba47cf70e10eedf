"""The result of a game in sentences, for games that are won by points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.contract import NOBODY
from app.models.presenter import only_person
from app.models.text import Translated, listed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.engines.contract import State
    from app.match.seats import Seat


class OutcomeWords(Translated):
    """The sentences of ``Presenter.result``."""

    def told(self, state: State, seats: Sequence[Seat], tie: str, place: Callable[[int, int, int], str]) -> list[str]:
        """See ``Presenter.result``.

        Args:
            state: The position.
            seats: The seats of the game.
            tie: A sentence that says what decides a tie, added if a tie was decided.
            place: Makes a sentence about a seat, its place and its points.
        """
        if state.actor != NOBODY:
            return []
        points, places = state.scores(), state.ranking()
        winners = [seat for seat, at in enumerate(places) if at == 1]
        sentences = [self._winners(points[winners[0]], seats, winners)]
        if points.count(points[winners[0]]) > len(winners):
            sentences.append(tie)
        order = sorted(range(state.players), key=places.__getitem__)
        return sentences + [place(seat, places[seat], points[seat]) for seat in order]

    def _winners(self, points: int, seats: Sequence[Seat], winners: Sequence[int]) -> str:
        if len(winners) > 1:
            names = listed([seats[seat].name for seat in winners])
            return self.tr("Shared victory with %n point(s): {names}.", "", points).format(names=names)
        if winners[0] == only_person(seats):
            return self.tr("You win with %n point(s).", "", points)
        return self.tr("{name} wins with %n point(s).", "", points).format(name=seats[winners[0]].name)


OUTCOME = OutcomeWords()
