"""The zones of one seat of the Taverns: its tavern with everything in it.

``pieces`` lists them all; ``dice_zones`` has those that are about dice.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from app.engines.taverns import components as c
from app.engines.taverns.state import PLACING, SERVICE
from app.models.keys import make_key, panel_key
from app.models.table import Piece, Zone
from app.models.taverns import dice_zones
from app.models.taverns import pieces as kinds
from app.models.taverns.dice import IN_TRAY
from app.models.taverns.income import reputation_sums
from app.models.taverns.keys import (
    REDRAW,
    card_key,
    cell_key,
    counter_key,
    entertainer_key,
    reputation_key,
    reputation_marker_key,
    table_key,
    tile_key,
)
from app.models.taverns.seat_numbers import numbers

if TYPE_CHECKING:
    from typing import Any

    from app.engines.taverns.state import State
    from app.match.seats import Seat
    from app.models.taverns.dice import Die
    from app.models.taverns.seat_numbers import SeatNumbers


class Tavern(NamedTuple):
    """One seat of a position, with what its zones are made from.

    Attributes:
        state: The position.
        seat: The seat.
        dice: Its dice on spaces and in the tray.
        used: Dice that it has used up this evening.
        offered: Dice on the coaster in front of it.
        purse: What can be spent; ``None`` unless the seat is that of the viewer and is serving.
    """

    state: State
    seat: int
    dice: list[Die]
    used: list[Die]
    offered: list[Die]
    purse: SeatNumbers | None

    @property
    def serving(self) -> bool:
        """Whether the seat is serving."""
        return self.state.phase == SERVICE and self.seat == self.state.active

    @property
    def juggles(self) -> bool:
        """Whether the seat decides which card its juggler returns.  R139"""
        return self.state.decision == "use_juggler_return" and self.seat == self.state.actor

    def activates(self) -> dict[int, str]:
        """The die that a click on a space activates, by space; empty unless the seat is serving.

        Which of several dice on a space is activated makes no difference (R67): it is the first.
        """
        found: dict[int, str] = {}
        if self.state.decision == "service" and self.state.actor == self.seat:
            for die in self.dice:
                if die.space != IN_TRAY:
                    found.setdefault(die.space, die.key)
        return found


def seat_zones(t: Tavern, each: Seat) -> list[Zone]:
    """All zones of a seat, in the order of the list in ``pieces``; ``each`` is who plays the seat."""
    state, seat = t.state, t.seat
    active = t.activates()
    return [
        Zone(panel_key(seat), (_panel(state, seat, each),)),
        _deck(state, seat),
        _discard(state, seat),
        _tables(state, seat, active),
        _seated(t, active),
        _laid(t),
        _tiles(t),
        dice_zones.spaces(state, seat, active),
        dice_zones.placed(state, seat, t.dice),
        dice_zones.tray(state, seat, t.dice, t.used),
        dice_zones.coaster(state, seat, t.offered),
        _counter(state, seat),
        _entertainers(t),
        _schnapps(state, seat),
        _reputation(t),
        _book(state, seat),
    ]


# panel and piles


def _panel(state: State, seat: int, each: Seat) -> Piece:
    return kinds.PanelPiece(
        panel_key(seat),
        each.level,
        seat=seat,
        numbers=numbers(state, seat),
        acting=seat == state.actor,
        starts=seat == state.start,
    )


def _deck(state: State, seat: int) -> Zone:
    """The draw pile: its shuffled part as one piece, and the gained cards on top as one piece each.  R3, R9

    The gained cards have the keys that they will have when they are laid out, so that they glide to their places.
    """
    deck = state.deck[seat]
    # Decks are shuffled after the last start card was chosen; what is gained before is mixed in (R164).
    hidden = len(deck) if state.setting_up() else state.hidden[seat]
    cards = tuple(sorted([*deck, *state.discard[seat]]))
    known = deck[hidden:]
    pile = kinds.DeckPiece(
        make_key("deck", seat),
        "",
        hidden,
        cards=cards,
        signs=state.level == kinds.BOOK_LEVEL,
        owner=seat,
        known=len(known),
    )
    # Keys count equal cards from those that are laid out; the top card of the pile is the next one to come.
    shown = Counter(state.laid[seat])
    shown[c.NOBLE] = state.nobles[seat]
    above = []
    for card in reversed(known):
        key = card_key(card, seat, shown[card])
        above.append(kinds.GainedPiece(key, c.CARDS[card].id, card=card, signs=state.level == kinds.BOOK_LEVEL))
        shown[card] += 1
    return Zone(make_key("deck", seat), (pile, *reversed(above)))


def _discard(state: State, seat: int) -> Zone:
    cards = state.discard[seat]
    face = c.CARDS[cards[-1]].id if cards else ""
    pile = kinds.DiscardPiece(
        make_key("discard", seat),
        face,
        len(cards),
        cards=tuple(sorted(cards)),
        signs=state.level == kinds.BOOK_LEVEL,
        owner=seat,
    )
    return Zone(make_key("discard", seat), (pile,))


# guests and helpers


def _tables(state: State, seat: int, active: dict[int, str]) -> Zone:
    """The tables, those of table cards last.  R32, R34"""
    seated, printed = state.seated[seat], state.value(seat, c.TABLES)
    pieces = tuple(
        kinds.TablePiece(
            table_key(seat, place),
            "table",
            button=active.get(place, ""),
            place=place,
            card=seated[place] if place < len(seated) else c.NO_CARD,
            extra=place >= printed,
        )
        for place in range(max(len(seated), printed + state.out(seat, c.TABLE)))
    )
    return Zone(make_key("tables", seat), pieces)


def _seated(t: Tavern, active: dict[int, str]) -> Zone:
    """The cards at the tables, nobles in a stack.  R34, R35

    A click on a card chooses the die at its table while the seat is serving, else the table.  When the juggler returns
    a card, it chooses the card itself, or the top noble of the stack.
    """
    state, seat = t.state, t.seat
    pieces = []
    for place, card in enumerate(state.seated[seat]):
        if card == c.NO_CARD:
            continue
        stack = state.nobles[seat] if card == c.NOBLE else 0
        for depth in range(stack or 1):
            meant = active.get(place) or table_key(seat, place)
            if t.juggles:
                meant = card_key(card, seat, stack - 1) if depth < stack - 1 else ""
            pieces.append(
                kinds.SeatedPiece(
                    card_key(card, seat, depth),
                    c.CARDS[card].id,
                    button=meant,
                    card=card,
                    signs=state.level == kinds.BOOK_LEVEL,
                    place=place,
                    depth=depth,
                    stack=stack,
                )
            )
    return Zone(make_key("seated", seat), tuple(pieces))


def _laid(t: Tavern) -> Zone:
    """The tavern cards laid out; when the juggler returns a card, the last of a kind stands for all.  R36, R139a"""
    state, seat = t.state, t.seat
    laid, seated, printed = state.laid[seat], state.seated[seat], state.value(seat, c.TABLES)
    # Bards are alike: the first ones are taken to be those that were used.
    used = state.bards_used if t.serving else 0
    seen: Counter[int] = Counter()
    pieces = []
    for card in laid:
        nth = seen[card]
        seen[card] += 1
        # Table cards become tables in the order revealed, after the printed ones (R34).
        place = printed + nth if card == c.TABLE else kinds.NONE
        covered = 0 <= place < len(seated) and seated[place] != c.NO_CARD
        last = laid.count(card) - 1
        pieces.append(
            kinds.HelperPiece(
                card_key(card, seat, nth),
                c.CARDS[card].id,
                button=card_key(card, seat, last) if t.juggles and nth < last else "",
                card=card,
                place=place,
                covered=covered,
                half_visible=covered and t.juggles,
                used=card == c.BARD and nth < used,
            )
        )
    return Zone(make_key("laid", seat), tuple(pieces))


# boards


def _tiles(t: Tavern) -> Zone:
    """The nine tiles that can be upgraded, and the host.  R14, R78-R82"""
    state, seat = t.state, t.seat
    laid = state.laid[seat]
    pieces = [
        kinds.TilePiece(
            tile_key(seat, tile),
            facts.id,
            tile=tile,
            upgraded=bool(state.tiles[seat] >> tile & 1),
            fresh=bool(state.fresh[seat] >> tile & 1),
            laid=laid.count(facts.card),
            held=t.purse.doubloons if t.purse else None,
        )
        for tile, facts in enumerate(c.TILES)
    ]
    host = kinds.HostPiece(make_key("tile", seat, "host"), "host", starts_track=state.level >= kinds.REPUTATION_LEVEL)
    return Zone(make_key("tiles", seat), (*pieces, host))


def _entertainers(t: Tavern) -> Zone:
    """The three entertainers, also those that have not come yet.  R131"""
    sides = t.state.sides[t.seat] if t.state.level >= kinds.SCHNAPPS_LEVEL else ()
    pieces = (
        kinds.EntertainerPiece(
            entertainer_key(t.seat, tile),
            c.ENTERTAINERS[tile],
            tile=tile,
            side=side,
            schnapps=t.purse.schnapps if t.purse and side else None,
        )
        for tile, side in enumerate(sides)
    )
    return Zone(make_key("entertainers", t.seat), tuple(pieces))


def reached_by(at: int, steps: int, spaces: int) -> int:
    """The space of the reputation track that a marker reaches; the host is never entered again.  R146

    Args:
        at: Number of its space now, 0 for the host.
        steps: Number of steps, 1 or more.
        spaces: Number of spaces of the track, the host included.
    """
    return (at + steps - 1) % (spaces - 1) + 1


def _printed(space: dict[str, Any]) -> tuple[str, int]:
    """What is printed on a space of the reputation track: its kind and a number, 0 for none."""
    return str(space["type"]), int(space.get("vp", space.get("amount", space.get("nobles", 0))))


_PRINTED = {name: tuple(map(_printed, track)) for name, track in c.REPUTATION.items()}
"""What is printed on all spaces, by name of the track."""


def _reputation(t: Tavern) -> Zone:
    """The spaces of the reputation track and the marker on it; while serving, which spaces bards reach.  R146, R151"""
    state, seat = t.state, t.seat
    if state.level < kinds.REPUTATION_LEVEL:
        return Zone(make_key("reputation", seat))
    track = _PRINTED["long" if state.level == kinds.BOOK_LEVEL else "short"]
    at = state.reputation[seat]
    bards = state.out(seat, c.BARD) - state.bards_used if t.serving else 0
    # From many steps to few: a space that is reached twice belongs to the smaller number.
    reached = {reached_by(at, steps, len(track)): steps for steps in range(min(bards, len(track) - 1), 0, -1)}
    spaces = (
        kinds.ReputationSpacePiece(reputation_key(seat, number), kind, amount=amount, steps=reached.get(number, 0))
        for number, (kind, amount) in enumerate(track)
    )
    placing = state.phase == PLACING and seat == state.active
    kind, amount = track[at]
    marker = kinds.ReputationMarkerPiece(
        reputation_marker_key(seat),
        "fame",
        owner=seat,
        at=at,
        kind=kind,
        amount=amount,
        sums=reputation_sums(state) if placing else None,
    )
    return Zone(make_key("reputation", seat), (*spaces, marker))


def _book(state: State, seat: int) -> Zone:
    """The cells of the guest book, column by column from the top.  R170"""
    if state.level < kinds.BOOK_LEVEL:
        return Zone(make_key("book", seat))
    pieces = tuple(
        kinds.CellPiece(
            cell_key(seat, column, row),
            str(bonus[0]) if bonus else "",
            column=column,
            row=row,
            signed=row < number,
            following=row == number,
        )
        for column, number in enumerate(state.book[seat])
        for row, bonus in enumerate(c.BOOK[column])
    )
    return Zone(make_key("book", seat), pieces)


# tokens


def _counter(state: State, seat: int) -> Zone:
    """The counter guests.  R30, R49, R103

    A click on any chooses the last one; while redrawing is asked, the button that draws new guests.
    """
    keys = [counter_key(seat, nth) for nth in range(state.counter_guests[seat])]
    # The last one, as a counter guest that is returned is taken from the end of the row.
    meant = REDRAW if state.decision == "use_counter_guest_redraw" else keys[-1] if keys else ""
    pieces = (kinds.CounterGuestPiece(key, "counter_guest", button=meant if key != meant else "") for key in keys)
    return Zone(make_key("counter", seat), tuple(pieces))


def _schnapps(state: State, seat: int) -> Zone:
    if state.level < kinds.SCHNAPPS_LEVEL:
        return Zone(make_key("schnapps", seat))
    piece = kinds.SchnappsPiece(make_key("schnapps", seat), "schnapps", state.schnapps[seat], owner=seat)
    return Zone(make_key("schnapps", seat), (piece,))
