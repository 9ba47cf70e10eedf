"""Nothing announces the end of a game any more once it is over."""

import re
from random import Random

import pytest

from app.engines import GAMES
from app.match.match import new_match
from app.models.games import presenter
from app.models.murano.describe import DESCRIPTIONS
from tests.models.play import SEATS

TO_COME = re.compile(r"last round|the last\b|will be the last|to come|to go\b|to the end\b", re.IGNORECASE)


def ended(game, seed):
    """A random game with every module, played to its end."""
    options = {option.key: option.choices[-1] for option in GAMES[game].options}
    match, rng = new_match(game, SEATS[:2], options, seed), Random(seed)
    while not match.finished:
        match.play(rng.choice(match.state.legal()))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_after_the_end_no_last_round_is_announced(game):
    """Murano's red line went on saying "Last round!", and Bruges' chip "Round 9, the last"."""
    match = ended(game, 3)
    shown = presenter(game)

    labels = [chip.text for chip in shown.chips(match.state)] + [shown.heading(match.state)]

    announced = [text for text in labels if TO_COME.search(text)]
    assert not announced


def test_the_red_line_of_murano_is_there_in_the_last_round_and_gone_while_scoring():
    match, rng = new_match("murano", SEATS[:3], {}, 4), Random(4)
    lines = {}
    while not match.finished:
        state = match.state
        phase = "scoring" if state.decision == "assign_characters" else "last" if state.ended else "before"
        zones = {zone.key: zone for zone in presenter("murano").table(state, 0, match.seats).zones}
        lines.setdefault(phase, set()).add(DESCRIPTIONS.warning(zones["depot"]))
        match.play(rng.choice(state.legal()))

    assert lines["scoring"] == {""}
    assert DESCRIPTIONS.warning(presenter("murano").table(match.state, 0, match.seats).zone("depot")) == ""
    assert all(line.startswith("Last round!") for line in lines["last"])
