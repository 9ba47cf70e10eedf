"""The set-up of a new game: seats, options and seed; and the names of the players in records and on screen."""

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
"""Names of the opponents, by seat colour."""
_UNNAMED = ("You", "Host", "Guest")
"""Names of persons who have not entered one.  Records have these English words; the screen translates them."""


@dataclass(frozen=True)
class Setup:
    """A set-up as the dialog edits it; seats are named as on screen.

    Attributes:
        seats: The seats, clockwise from seat 0.
        options: The values of all options by key, in a combination that the game accepts.
        shuffle: Whether the seats are put in random order when the game begins.
        seed: Seed of the game; ``None`` for a random one.
    """

    seats: tuple[Seat, ...]
    options: Mapping[str, Any]
    shuffle: bool = False
    seed: int | None = None

    def drawn(self, rng: Random) -> tuple[tuple[Seat, ...], int]:
        """The seats in their final order with the names for the record, and the seed."""
        seats = list(self.seats)
        if self.shuffle:
            rng.shuffle(seats)
        return as_recorded(seats), rng.randrange(1, MAX_SEED) if self.seed is None else self.seed


def opponent(taken: Sequence[Seat], level: str) -> Seat:
    """A new opponent with the first free colour, named after it."""
    colour = free_colour(taken)
    return Seat(free_name(taken, opponent_name(colour)), level, colour)


def opponent_name(colour: int) -> str:
    """The name of an opponent of a colour."""
    return _NAMES[colour]


def person(taken: Sequence[Seat]) -> Seat:
    """A new person with the first free colour."""
    return Seat(free_name(taken, person_name(taken)), PERSON, free_colour(taken))


def person_name(taken: Sequence[Seat]) -> str:
    """The name of a new person who has not entered one: "You", or "Guest" if another person is there already."""
    if any(seat.is_person for seat in taken):
        return QCoreApplication.translate("Setup", "Guest")
    return QCoreApplication.translate("Setup", "You")


def called_apart(seats: Sequence[Seat]) -> list[Seat]:
    """The seats with a person's name "You" changed to "Host" if there are several persons, and back if there is one."""
    # With several persons sentences call all of them by name, and "You" would be wrong for all but one.
    alone = sum(seat.is_person for seat in seats) < 2
    you, host = QCoreApplication.translate("Setup", "You"), QCoreApplication.translate("Setup", "Host")
    old, new = (host, you) if alone else (you, host)
    return [
        replace(seat, name=free_name(seats, new)) if seat.is_person and seat.name == old else seat for seat in seats
    ]


def as_recorded(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats for a record: translated names of persons who have not entered one become English."""
    names = {QCoreApplication.translate("Setup", word): word for word in _UNNAMED}
    return _renamed(seats, names)


def spoken(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats of a record with names for the screen: the inverse of ``as_recorded``, and cleaned by ``shown``."""
    named = _renamed(seats, spoken_names())
    return tuple(replace(seat, name=shown(seat.name)) if seat.name.strip() else seat for seat in named)


def spoken_names() -> dict[str, str]:
    """Translations of the names of persons who have not entered one, by their names in records."""
    return {word: QCoreApplication.translate("Setup", word) for word in _UNNAMED}


def _renamed(seats: Sequence[Seat], names: Mapping[str, str]) -> tuple[Seat, ...]:
    return tuple(replace(seat, name=names.get(seat.name, seat.name)) if seat.is_person else seat for seat in seats)


def free_colour(taken: Sequence[Seat]) -> int:
    """The first colour that no seat has; there must be one."""
    used = {seat.colour for seat in taken}
    return next(colour for colour in range(N_COLOURS) if colour not in used)


def next_colour(seats: Sequence[Seat], index: int) -> tuple[Seat, ...]:
    """The seats with the next colour for the one at ``index``; a seat that has that colour gets the old one."""
    old = seats[index].colour
    new = (old + 1) % N_COLOURS
    swap = {old: new, new: old}
    return tuple(
        replace(seat, colour=swap[seat.colour]) if seat.colour in swap and (at == index or seat.colour == new) else seat
        for at, seat in enumerate(seats)
    )


def recoloured(seats: Sequence[Seat], index: int) -> list[Seat]:
    """As ``next_colour``, with the names of opponents that are named after their colour changed along with it."""
    after = list(next_colour(seats, index))
    changing = [
        at
        for at, (old, new) in enumerate(zip(seats, after, strict=True))
        if not new.is_person and old.colour != new.colour and _named_after_colour(old)
    ]
    named = [seat for at, seat in enumerate(after) if at not in changing]
    for at in changing:  # a name that is being given up is free, so two opponents can swap theirs
        after[at] = replace(after[at], name=free_name(named, opponent_name(after[at].colour)))
        named.append(after[at])
    return after


def _named_after_colour(seat: Seat) -> bool:
    """Whether the seat has the name of an opponent of its colour, perhaps with the number of ``free_name``."""
    name, _, number = seat.name.partition(" ")
    return name == opponent_name(seat.colour) and (not number or number.isdecimal())


def free_name(taken: Sequence[Seat], wish: str) -> str:
    """``wish``, with a number behind it if a seat has that name already."""
    names = {seat.name for seat in taken}
    if wish not in names:
        return wish
    return next(name for number in range(2, N_COLOURS + 2) if (name := f"{wish} {number}") not in names)


def trouble(setup: Setup) -> str:
    """Why a game cannot begin with this set-up, one sentence; ``""`` if it can."""
    names = [seat.name.strip() for seat in setup.seats]
    if not all(names):
        return QCoreApplication.translate("Setup", "Every player needs a name.")
    for name in names:
        if names.count(name) > 1:
            return QCoreApplication.translate("Setup", "Two players are called {name}.").format(name=name)
    return ""


def possible(game: Game, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Values for all options that the game accepts together: those of ``options``, or the default if impossible."""
    full = {option.key: option.default for option in game.options}
    for option in game.options:
        wish = options.get(option.key, option.default)
        if any(wish == choice and type(wish) is type(choice) for choice in option.choices):
            full[option.key] = wish
    for _ in game.options:  # several times: an option that gets its default may block another one that needs it
        for option in game.options:
            if full[option.key] != option.default and option.blocked(players, full):
                full[option.key] = option.default
    return full


def default_setup(game: Game) -> Setup:
    """One person against two opponents of the usual level, or against one if the game is for two."""
    seats: list[Seat] = [person(())]
    while len(seats) < min(3, game.players.stop - 1):
        seats.append(opponent(seats, USUAL))
    return Setup(tuple(seats), possible(game, len(seats), {}))


def kept(setup: Setup) -> dict[str, Any]:
    """The set-up as JSON values for the settings, without the seed, which is meant for one game only."""
    return {
        "seats": [[seat.name, seat.level, seat.colour] for seat in as_recorded(setup.seats)],
        "options": dict(setup.options),
        "shuffle": setup.shuffle,
    }


def from_kept(game: Game, data: Mapping[str, Any]) -> Setup:
    """The set-up from the result of ``kept``, or the default one if that is not sound."""
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
