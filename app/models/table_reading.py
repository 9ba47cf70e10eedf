"""Zones and pieces of a ``TableModel``, read as Qt's views read a model: through indexes and roles."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from app.models.table_model import Role

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex

    from app.models.table import Piece, Zone
    from app.models.table_model import Index, TableModel

# ``model.data(index, role)`` is what ``index.data(role)`` calls. Asked for directly it stays within Python, which takes
# a third of the time: one step of a review's slider reads some hundred indexes.


def zones_of(model: TableModel) -> tuple[Zone, ...]:
    """All zones in their order, each with the pieces of the last ``sync``."""
    return tuple(cast("Zone", model.data(model.index(row, 0), Role.Zone)) for row in range(model.rowCount()))


def zone_of(model: TableModel, key: str) -> Zone:
    """The zone called ``key``.

    Raises:
        KeyError: There is none.
    """
    return cast("Zone", model.data(_zone_index(model, key), Role.Zone))


def piece_of(model: TableModel, key: str) -> Piece:
    """The piece called ``key``.

    Raises:
        KeyError: There is none.
    """
    piece = model.data(model.index_of(key), Role.Piece)
    if piece is None:
        raise KeyError(key)
    return cast("Piece", piece)


def pieces_in(model: TableModel, zone: str) -> tuple[Piece, ...]:
    """What lies in the zone called ``zone``, in the order of its rows.

    Raises:
        KeyError: There is no such zone.
    """
    parent = _zone_index(model, zone)
    rows = range(model.rowCount(parent))
    return tuple(cast("Piece", model.data(model.index(row, 0, parent), Role.Piece)) for row in rows)


def zone_key_of(model: TableModel, key: str) -> str:
    """Key of the zone in which the piece called ``key`` lies.

    Raises:
        KeyError: There is no such piece.
    """
    if key not in model:
        raise KeyError(key)
    return cast("str", model.data(model.index_of(key), Role.ZoneKey))


def keys_between(model: TableModel, parent: Index, first: int, last: int) -> list[str]:
    """Keys of the rows ``first`` to ``last`` below ``parent``: of pieces, or of zones where ``parent`` is invalid."""
    return [cast("str", model.data(model.index(row, 0, parent), Role.Key)) for row in range(first, last + 1)]


def rows_of(model: TableModel) -> list[list[Piece]]:
    """What lies in each zone, by rows of the model as they are now."""
    found = []
    for row in range(model.rowCount()):
        parent = model.index(row, 0)
        pieces = (model.data(model.index(at, 0, parent), Role.Piece) for at in range(model.rowCount(parent)))
        found.append([cast("Piece", piece) for piece in pieces])
    return found


def _zone_index(model: TableModel, key: str) -> QModelIndex:
    """The index of a zone; ``index_of`` would prefer a piece of the same key."""
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        if model.data(index, Role.Key) == key:
            return index
    raise KeyError(key)
