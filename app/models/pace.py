"""The pace of opponents' moves: the pauses after them, for all games.

All durations are in milliseconds.  A pause is the time from showing a move to showing the next one; the time in which
an opponent thinks is part of it.
"""

from __future__ import annotations

from dataclasses import dataclass

BRISK = "brisk"
NOW = "now"
STEP = "step"


@dataclass(frozen=True, slots=True)
class Pace:
    """The durations of one pace.

    Attributes:
        least: Pause after every move.
        word: Further pause for every word that there is to read about the move.
        most: Longest pause for a move, without ``turn``.
        turn: Further pause after the last move of a turn.
        motion: Speed of moving pieces, 1 for the usual one; 0 if they do not move.
    """

    least: int
    word: int
    most: int
    turn: int
    motion: int

    def pause(self, words: int, *, ends_turn: bool, reduced: bool) -> int:
        """The pause after a move.

        Args:
            words: Number of words that there are to read about it.
            ends_turn: Whether it is the last move of a turn.
            reduced: Whether motion is reduced.
        """
        # Without moving pieces there is less to watch, but words take as long to read.
        share = 0.5 if reduced else 1.0
        return round(min(self.most, self.least * share + self.word * words) + (self.turn * share if ends_turn else 0))


PACES = {
    STEP: Pace(350, 0, 350, 0, 1),
    "calm": Pace(400, 130, 4000, 600, 1),
    BRISK: Pace(250, 0, 250, 150, 2),
    NOW: Pace(0, 0, 0, 0, 0),
}
"""The paces by the value of the setting, slowest first."""

REPEAT = Pace(700, 200, 6000, 600, 1)
"""The pace at which past turns are shown again."""

SOURCE, WHOLE = 1600, 7000
"""Most time for counting one source of points at the end of a game, and for all of them."""


def counting(pace: str, n_sources: int, *, reduced: bool) -> int:
    """Time for counting each of ``n_sources`` sources of points at the end; 0 to show the result at once."""
    faster = PACES[pace].motion
    return 0 if reduced or not faster or not n_sources else min(SOURCE, WHOLE // n_sources) // faster
