"""How long what opponents do is shown: one table for all games.

Durations are in ms.  A pause lasts from the moment a move is shown until the next one; time in which an opponent
thinks counts.
"""

from __future__ import annotations

from dataclasses import dataclass

BRISK = "brisk"
NOW = "now"
STEP = "step"


@dataclass(frozen=True, slots=True)
class Pace:
    """One speed.

    Attributes:
        least: Pause after every move, to see what has changed.
        word: Further pause for every word that there is to read about the move.
        most: Longest pause after a move that ends no turn.
        turn: Further pause after the last move of a turn.
        motion: How many times faster than usual pieces move; 0 without motion.
    """

    least: int
    word: int
    most: int
    turn: int
    motion: int

    def pause(self, words: int, *, ends_turn: bool, reduced: bool) -> int:
        """How long a move is shown.

        Reduced motion leaves out half of what is there to watch the pieces; words take as long to read as ever.
        """
        share = 0.5 if reduced else 1.0
        return round(min(self.most, self.least * share + self.word * words) + (self.turn * share if ends_turn else 0))


PACES = {
    STEP: Pace(350, 0, 350, 0, 1),
    "calm": Pace(400, 130, 4000, 600, 1),
    BRISK: Pace(250, 0, 250, 150, 2),
    NOW: Pace(0, 0, 0, 0, 0),
}
"""The speeds by the value of the setting, from slow to fast."""

REPEAT = Pace(700, 200, 6000, 600, 1)
"""The speed at which past turns are shown again."""

SOURCE, WHOLE = 1600, 7000
"""Time for one source of points as they are counted at the end of a game, and for all of them."""


def counting(pace: str, n_sources: int, *, reduced: bool) -> int:
    """How long each source of points is counted; 0 where the end is shown at once."""
    faster = PACES[pace].motion
    return 0 if reduced or not faster or not n_sources else min(SOURCE, WHOLE // n_sources) // faster
