"""The worked examples of the rules, played by the rules: what their figures are there."""

import re
from functools import reduce

from app.engines import GAMES
from app.match.seats import PERSON, Seat
from app.models.games import presenter
from app.models.lessons.data import Chapter, Lesson
from app.models.lessons.match import LessonMatch

NAMES = ("Anna", "Ben", "Clara", "David", "Eva")
TERM = re.compile(r"([+-])? ?([^@]+)@(\d+)(?: |$)")


def played(game, example):
    """The match of an example after its moves."""
    chapter = Chapter(example.name, example.seed, {}, example.position, ())
    lesson = Lesson(game, "", NAMES[1 : example.players], example.options, (chapter,), {})
    match = LessonMatch(lesson, chapter)
    for text in example.moves:
        action = match.action(text)
        state = match.state
        legal = [GAMES[game].write(state, each) for each in state.legal()]
        assert action is not None, f"{game}, {example.name}: {text!r} is not legal in {state.decision}: {legal}"
        match.play(action)
        match.state.check()
    return match


def value(match, source):
    """The number that the terms of a source add up to."""
    total, at = 0, 0
    for term in TERM.finditer(source):
        assert term.start() == at, source
        at = term.end()
        amount = place(match.record.game, match.states[int(term[3])], term[2].strip())
        total += -amount if term[1] == "-" else amount
    assert at == len(source), source
    return total


def place(game, state, path):
    """The number at one place of a position."""
    field, _, name = path.partition(" ")
    if field == "pieces":
        return len(table(game, state).zone(name).pieces)
    if name:
        pieces = list(table(game, state).pieces())
        piece = next((each for each in pieces if name in (each.key, each.face, each.key.partition(":")[2])), None)
        assert piece is not None, f"{name!r} is not among {[(each.key, each.face) for each in pieces]}"
        return number(follow(piece, field))
    if field.startswith("points."):
        return state.scores()[int(field.removeprefix("points."))]
    return number(follow(state, field))


def follow(thing, path):
    def step(found, name):
        return found[int(name)] if name.isdigit() else getattr(found, name)

    return reduce(step, path.split("."), thing)


def number(found):
    return int(found) if isinstance(found, int) else len(found)


def table(game, state):
    """The table as Anna sees it."""
    seats = [Seat(NAMES[seat], PERSON if seat == 0 else "journeyman", seat) for seat in range(state.players)]
    return presenter(game).table(state, 0, seats)


def shown(game, match):
    """What lies anywhere on the table in an example, as pages call it."""
    return {name for state in match.states for piece in table(game, state).pieces() for name in named(piece)}


def named(piece):
    """What a piece may be called: its face, its key without the place, or the kind of piece and what it shows."""
    kind = type(piece).__name__.removesuffix("Piece").removeprefix("Loose").removeprefix("Placed").lower()
    shows = [getattr(piece, field) for field in ("pips", "number", "step", "value") if hasattr(piece, field)]
    place = piece.key.partition(":")[2]
    yield from (piece.face, place, f"{kind}_{piece.face}")
    for each in shows:
        yield from (f"{kind}_{each}", f"{kind}_{place}_{each}")
