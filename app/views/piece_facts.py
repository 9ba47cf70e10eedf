"""Facts of a piece, as painting needs them."""

from app.models.presenter import Fact
from app.models.table import Piece


def number(piece: Piece, name: str, default: int = 0) -> int:
    """A fact that is a number."""
    value = piece.attr(name, default)
    assert isinstance(value, int)
    return value


def numbers(piece: Piece, name: str) -> tuple[int, ...]:
    """A fact that is a row of numbers."""
    value = piece.attr(name, ())
    assert isinstance(value, tuple)
    return value


def word(piece: Piece, name: str) -> str:
    """A fact that is a word."""
    return str(piece.attr(name, ""))


def words_of(piece: Piece, name: str) -> tuple[str, ...]:
    """A fact that is a row of names."""
    value = piece.attr(name, ())
    assert isinstance(value, tuple)
    return value


def listed(piece: Piece, name: str = "cards") -> tuple[Piece, ...]:
    """The pieces that a pile lists."""
    found = piece.attr(name, ())
    assert isinstance(found, tuple)
    return found


def facts_of(piece: Piece) -> tuple[Fact, ...]:
    """The numbers of a seat's panel."""
    found = piece.attr("facts", ())
    assert isinstance(found, tuple)
    return found
