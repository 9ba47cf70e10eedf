"""The boards of a seat: tiles, entertainers, reputation track and guest book, each kept until it changes."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from app.engines.taverns import components as c
from app.models.table import NO_FLAGS, Attrs, Piece, Zone
from app.models.taverns.cards import View, bonus_words
from app.models.taverns.keys import cell_key, entertainer_key, reputation_key, tile_key
from app.models.taverns.room import zone_name
from app.models.taverns.tips import TIPS
from app.models.taverns.words import column_costs, entertainer_name, entertainer_text, tile_name
from app.models.text import Translated, lines

if TYPE_CHECKING:
    from app.models.taverns.purse import Purse

HOST = "host"


class TavernsBoards(Translated):
    """Names of the spaces of boards."""

    def space(self, kind: str, amount: int) -> str:
        """A space of the reputation track, by what is printed on it."""
        texts = {
            "host": self.tr("Reputation: the host"),
            "vp": self.tr("Reputation: %n point(s)", "", amount),
            "schnapps": self.tr("Reputation: schnapps"),
            "signature": self.tr("Reputation: signature"),
            "crown": self.tr("Reputation: crown"),
        }
        return texts[kind]

    def fame(self) -> str:
        """The marker."""
        return self.tr("Reputation marker")

    def cell(self, column: int, row: int) -> str:
        """A cell of the guest book."""
        return self.tr("Guest book: {costs} beer, line {row}").format(costs=column_costs(column), row=row + 1)

    def signed(self) -> str:
        """A cell with a signature."""
        return self.tr("Signed.")


NAMES = TavernsBoards()


@lru_cache(maxsize=4096)
def tiles(
    view: View, seat: int, who: str, upgraded: int, fresh: int, returnable: tuple[int, ...], purse: Purse
) -> Zone:
    """The nine tiles and the host."""
    pieces = [
        _tile(view, seat, tile, bool(upgraded >> tile & 1), bool(fresh >> tile & 1), returnable[tile], purse)
        for tile in range(len(c.TILES))
    ]
    host = Piece(
        f"tile:{seat}:{HOST}", HOST, 1, NO_FLAGS, (("title", tile_name(HOST)),), tile_name(HOST), TIPS.host(view.level)
    )
    return Zone(f"tiles:{seat}", (*pieces, host), zone_name(view.locale_key, "tiles", who))


@lru_cache(maxsize=4096)
def _tile(view: View, seat: int, tile: int, upgraded: bool, fresh: bool, laid: int, purse: Purse) -> Piece:
    facts = c.TILES[tile]
    price = max(0, facts.cost - laid * facts.discount)
    flags = frozenset(flag for flag, held in (("upgraded", upgraded), ("fresh", fresh)) if held)
    tip = TIPS.tile(tile, upgraded, fresh, laid)
    if purse.open and not upgraded:
        flags = flags | purse.flag(doubloons=price)
        tip = lines(tip, purse.doubloons_tip())
    attrs: Attrs = (
        ("title", tile_name(tile)),
        ("cost", facts.cost),
        ("discount", facts.discount),
        ("card", c.CARDS[facts.card].id if facts.card >= 0 else ""),
        ("returnable", laid),
        ("price", price),
        ("base", facts.base),
        ("upgraded", facts.upgraded),
        ("gives", facts.upgraded if upgraded and not fresh else facts.base),
    )
    return Piece(tile_key(seat, tile), facts.id, 1, flags, attrs, tile_name(tile), tip)


@lru_cache(maxsize=1024)
def entertainers(view: View, seat: int, who: str, sides: tuple[int, ...], purse: Purse) -> Zone:
    """The three entertainers, also those that have not come yet.  R131"""
    pieces = []
    for tile, side in enumerate(sides if view.level >= 2 else ()):
        price = c.PRICE[tile][side]
        flags = purse.flag(schnapps=price) if purse.open and side else NO_FLAGS
        attrs: Attrs = (
            ("title", entertainer_name(tile)),
            ("side", side),
            ("price", price),
            ("text", entertainer_text(tile, side) if side else ""),
        )
        face = c.ENTERTAINERS[tile]
        tip = TIPS.entertainer(tile, side)
        pieces.append(Piece(entertainer_key(seat, tile), face, 1, flags, attrs, entertainer_name(tile), tip))
    return Zone(f"entertainers:{seat}", tuple(pieces), zone_name(view.locale_key, "entertainers", who))


@lru_cache(maxsize=1024)
def reputation(view: View, seat: int, who: str, at: int, bards: int, sums: tuple[int, ...]) -> Zone:
    """The spaces of the track and the marker on it; with bards, how far they lead.  R146, R151

    Args:
        view: For whom.
        seat: Whose.
        who: Its name, ``""`` for "you".
        at: Where the marker stands.
        bards: Bard steps that can be taken now.
        sums: While placing, the parts of both sums of the reputation phase (see ``facts``).
    """
    name = zone_name(view.locale_key, "reputation", who)
    if view.level < 3:
        return Zone(f"reputation:{seat}", (), name)
    track = c.REPUTATION["long" if view.level == 5 else "short"]
    reached = {reached_by(at, steps, len(track)): steps for steps in range(min(bards, len(track) - 1), 0, -1)}
    pieces = [_fame_space(view, seat, number, reached.get(number, 0)) for number in range(len(track))]
    attrs: Attrs = (("at", at),)
    if sums:
        attrs = (*attrs, *_sums(sum(sums[:2]), sum(sums[2:])))
    tip = lines(TIPS.reputation(*_printed(track[at])), TIPS.reputation_phase(*sums) if sums else "")
    marker = Piece(f"fame:{seat}", "fame", 1, NO_FLAGS, attrs, NAMES.fame(), tip)
    return Zone(f"reputation:{seat}", (*pieces, marker), name)


def _sums(doubloons: int, beer: int) -> Attrs:
    return (("doubloons", doubloons), ("beer", beer), ("steps", min(doubloons, beer)))


def reached_by(at: int, steps: int, spaces: int) -> int:
    """The space of the reputation track after so many steps; the host is never entered again.  R146"""
    return (at + steps - 1) % (spaces - 1) + 1


def _printed(space: dict[str, Any]) -> tuple[str, int]:
    """What is printed on a space of the reputation track."""
    return str(space["type"]), int(space.get("vp", space.get("amount", space.get("nobles", 0))))


@lru_cache(maxsize=1024)
def _fame_space(view: View, seat: int, number: int, steps: int) -> Piece:
    space = c.REPUTATION["long" if view.level == 5 else "short"][number]
    kind, amount = _printed(space)
    attrs: Attrs = (("number", number), ("amount", amount), ("bards", steps))
    tip = lines(TIPS.reputation(kind, amount), TIPS.bard_steps(steps) if steps else "")
    return Piece(reputation_key(seat, number), kind, 1, NO_FLAGS, attrs, NAMES.space(kind, amount), tip)


@lru_cache(maxsize=1024)
def book(view: View, seat: int, who: str, signed: tuple[int, ...]) -> Zone:
    """The cells of the guest book, column by column from the top.  R170"""
    name = zone_name(view.locale_key, "book", who)
    if view.level < 5:
        return Zone(f"book:{seat}", (), name)
    pieces = [
        _cell(view, seat, column, row, "signed" if row < number else "next" if row == number else "")
        for column, number in enumerate(signed)
        for row in range(len(c.BOOK[column]))
    ]
    costs = tuple(tuple(sorted({card.cost for card in c.CARDS if card.column == i})) for i in range(len(c.BOOK)))
    return Zone(f"book:{seat}", tuple(pieces), name, (("costs", costs),))


@lru_cache(maxsize=1024)
def _cell(_view: View, seat: int, column: int, row: int, state: str) -> Piece:
    bonus = bonus_words(c.BOOK[column][row])
    attrs: Attrs = (("column", column), ("row", row), ("bonus", bonus))
    flags = frozenset({state} if state else ())
    tip = lines(NAMES.signed() if state == "signed" else "", TIPS.cell(column, row))
    key = cell_key(seat, column, row)
    return Piece(key, str(bonus[0]) if bonus else "", 1, flags, attrs, NAMES.cell(column, row), tip)
