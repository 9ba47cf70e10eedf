"""How a new game is set up: who sits where, with which options, from which seed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from app.match.seats import LEVELS, MAX_NAME, N_COLOURS, PERSON, USUAL, Seat
from app.models.text import shown

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from app.engines.contract import Game

MAX_SEED = 10**9
_NAMES = ("Klara", "Otto", "Mina", "Leni", "Henrik")
"""Names of the opponents, one per seat colour."""
_UNNAMED = ("You", "Host", "Guest")
"""What persons are called who have not said it; records keep these words, the screen says its language's."""


@dataclass(frozen=True)
class Setup:
    """A wish for a game.

    Attributes:
        seats: In order of play, clockwise.
        options: Value per option key, complete and possible.
        shuffle: Whether the seats are put in a random order when the game begins.
        seed: Chance of the game; ``None`` for any.
    """

    seats: tuple[Seat, ...]
    options: Mapping[str, Any]
    shuffle: bool = False
    seed: int | None = None

    def drawn(self, rng: Random) -> tuple[tuple[Seat, ...], int]:
        """Seats in their final order, and the seed to play with."""
        seats = list(self.seats)
        if self.shuffle:
            rng.shuffle(seats)
        return as_recorded(seats), rng.randrange(1, MAX_SEED) if self.seed is None else self.seed


def opponent(taken: Sequence[Seat], level: str) -> Seat:
    """A new opponent with the first free colour and its name."""
    colour = free_colour(taken)
    return Seat(free_name(taken, opponent_name(colour)), level, colour)


def opponent_name(colour: int) -> str:
    """What an opponent of that colour is called."""
    return _NAMES[colour]


def person(taken: Sequence[Seat]) -> Seat:
    """A new person with the first free colour."""
    return Seat(free_name(taken, person_name(taken)), PERSON, free_colour(taken))


def person_name(taken: Sequence[Seat]) -> str:
    """What a person is called who has not said it."""
    if any(seat.is_person for seat in taken):
        return QCoreApplication.translate("Setup", "Guest")
    return QCoreApplication.translate("Setup", "You")


def called_apart(seats: Sequence[Seat]) -> list[Seat]:
    """The seats with nobody called "You" among several persons: sentences call them by their names then."""
    alone = sum(seat.is_person for seat in seats) < 2
    you, host = QCoreApplication.translate("Setup", "You"), QCoreApplication.translate("Setup", "Host")
    old, new = (host, you) if alone else (you, host)
    return [
        replace(seat, name=free_name(seats, new)) if seat.is_person and seat.name == old else seat for seat in seats
    ]


def as_recorded(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats as a record keeps them: who has not said a name is called the same in every language."""
    names = {QCoreApplication.translate("Setup", word): word for word in _UNNAMED}
    return _renamed(seats, names)


def spoken(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats of a record in the language of the moment; inverse of ``as_recorded``."""
    named = _renamed(seats, spoken_names())
    return tuple(replace(seat, name=shown(seat.name)) if seat.name.strip() else seat for seat in named)


def spoken_names() -> dict[str, str]:
    """What persons who have not said a name are called in the language of the moment, by what records call them."""
    return {word: QCoreApplication.translate("Setup", word) for word in _UNNAMED}


def _renamed(seats: Sequence[Seat], names: Mapping[str, str]) -> tuple[Seat, ...]:
    return tuple(replace(seat, name=names.get(seat.name, seat.name)) if seat.is_person else seat for seat in seats)


def free_colour(taken: Sequence[Seat]) -> int:
    """The first colour that no seat has."""
    used = {seat.colour for seat in taken}
    return next(colour for colour in range(N_COLOURS) if colour not in used)


def next_colour(seats: Sequence[Seat], index: int) -> tuple[Seat, ...]:
    """The seats after the one at ``index`` took the next colour; who had it gets the old one."""
    old = seats[index].colour
    new = (old + 1) % N_COLOURS
    swap = {old: new, new: old}
    return tuple(
        replace(seat, colour=swap[seat.colour]) if seat.colour in swap and (at == index or seat.colour == new) else seat
        for at, seat in enumerate(seats)
    )


def free_name(taken: Sequence[Seat], wish: str) -> str:
    """``wish``, or ``wish`` with a number where somebody has that name already."""
    names = {seat.name for seat in taken}
    if wish not in names:
        return wish
    return next(name for number in range(2, N_COLOURS + 2) if (name := f"{wish} {number}") not in names)


def trouble(setup: Setup) -> str:
    """Why the game cannot begin like this, one sentence; ``""`` when it can."""
    names = [seat.name.strip() for seat in setup.seats]
    if not all(names):
        return QCoreApplication.translate("Setup", "Every player needs a name.")
    for name in names:
        if names.count(name) > 1:
            return QCoreApplication.translate("Setup", "Two players are called {name}.").format(name=name)
    return ""


def possible(game: Game, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Complete options near ``options`` that the game accepts: what is impossible gets its default."""
    full = {option.key: option.default for option in game.options}
    for option in game.options:
        wish = options.get(option.key, option.default)
        if any(wish == choice and type(wish) is type(choice) for choice in option.choices):
            full[option.key] = wish
    for _ in game.options:  # a default taken here may block another option that was possible before
        for option in game.options:
            if full[option.key] != option.default and option.blocked(players, full):
                full[option.key] = option.default
    return full


def default_setup(game: Game) -> Setup:
    """One person against as many opponents as make the game good: two, where it allows them."""
    seats: list[Seat] = [person(())]
    while len(seats) < min(3, game.players.stop - 1):
        seats.append(opponent(seats, USUAL))
    return Setup(tuple(seats), possible(game, len(seats), {}))


def kept(setup: Setup) -> dict[str, Any]:
    """The set-up as JSON can say it; a given seed is for one game only and is not kept."""
    return {
        "seats": [[seat.name, seat.level, seat.colour] for seat in as_recorded(setup.seats)],
        "options": dict(setup.options),
        "shuffle": setup.shuffle,
    }


def from_kept(game: Game, data: Mapping[str, Any]) -> Setup:
    """The set-up that was kept, or the default one where nothing useful was."""
    try:
        seats = spoken([Seat(str(name), str(level), int(colour)) for name, level, colour in data["seats"]])
        options = dict(data["options"])
    except (KeyError, TypeError, ValueError):
        return default_setup(game)
    colours = {seat.colour for seat in seats}
    sound = (
        len(seats) in game.players
        and len(colours) == len(seats)
        and colours <= set(range(N_COLOURS))
        and all(seat.level in (PERSON, *LEVELS) and 0 < len(seat.name) <= MAX_NAME for seat in seats)
    )
    if not sound:
        return default_setup(game)
    return Setup(seats, possible(game, len(seats), options), data.get("shuffle") is True)
