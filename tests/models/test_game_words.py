"""A past game in words: what the log leaves out as too small has words all the same."""

import pytest

from app.match.match import new_match
from app.match.seats import Seat
from app.models.review.game_words import GameWords
from app.models.review.timeline import Timeline


def words_of(levels):
    """Words of a game of Murano of which the first space is chosen, and who chose it."""
    names = "Ann", "Ben"
    match = new_match(
        "murano", [Seat(name, level, at) for at, (name, level) in enumerate(zip(names, levels, strict=True))]
    )
    match.play(match.state.legal()[0])
    actor = match.states[0].actor
    timeline = Timeline(match.states, match.events, [ply.text for ply in match.record.plies])
    return GameWords(match, timeline), actor


@pytest.mark.parametrize("seat", [0, 1])
def test_a_choice_that_the_log_leaves_out_is_that_of_its_seat(qapp, seat):
    levels = ["journeyman", "journeyman"]
    levels[seat] = ""
    words, actor = words_of(levels)

    assert words.tell(1) == ""
    whose = "Your choice" if actor == seat else ("Ann", "Ben")[actor]
    assert words.name_of(1).startswith(f"{whose}: ")
    assert words.of_position(1) == f"Move 1: {words.name_of(1)}"


def test_where_several_persons_play_nobody_is_you(qapp):
    words, actor = words_of(["", ""])

    assert words.name_of(1).startswith(f"{('Ann', 'Ben')[actor]}: ")
