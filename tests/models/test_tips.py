"""Where one points, the table answers: every piece of every kind says what it is worth knowing of it."""

from dataclasses import replace
from random import Random

import pytest

from app.engines import GAMES
from app.engines.bruges import components as bruges
from app.engines.murano import components as murano
from app.engines.port_royal import components as port_royal
from app.engines.taverns import components as taverns
from app.match.match import new_match
from app.match.seats import Seat
from app.models.bruges import pieces as bruges_pieces
from app.models.games import presenter
from app.models.loyang import pieces as loyang_pieces
from app.models.murano import pieces as murano_pieces
from app.models.port_royal import pieces as port_royal_pieces
from app.models.taverns import pieces as taverns_pieces

SEATS = (Seat("Ann", "", 0), Seat("Bob", "apprentice", 1), Seat("Cat", "apprentice", 2))
EVERYTHING = {
    "port_royal": {"expansion": "contracts"},
    "taverns": {"level": 5},
    "loyang": {},
    "murano": {},
    "bruges": {"pets": True, "zwin": True, "exchange": True, "new_citizens": True},
}


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_on_the_table_has_a_tip(game):
    words, random, mute, kinds = presenter(game), Random(3), set(), set()
    match = new_match(game, SEATS, EVERYTHING[game], 3)
    while not match.finished and match.ply < 240:
        match.play(random.choice(match.state.legal()))
        if match.ply % 6:
            continue
        table = words.table(match.state, 0, SEATS)
        for piece in table.pieces():
            kinds.add(type(piece))
            if not words.describe(piece, table.viewer).tip:
                mute.add((type(piece).__name__, words.describe(piece, table.viewer).name))

    assert not mute
    assert len(kinds) >= 7


def counted(number, word):
    """``"2 coins"``."""
    return f"{number} {word}{'' if number == 1 else 's'}"


def cost_and_points(piece):
    """What a card that can be had costs and counts, from the data of its game; ``None`` for other pieces."""
    match piece:
        case port_royal_pieces.PersonPiece():
            points = port_royal.POINTS[piece.card]
            return f"You pay {counted(piece.price + piece.fee, 'coin')}", points and counted(points, "influence point")
        case taverns_pieces.GuestPiece():
            return f"Costs {taverns.COST[piece.card]} beer", counted(taverns.POINTS[piece.card], "point")
        case taverns_pieces.SupplyPiece() if piece.card != taverns.NOBLE:
            points = taverns.POINTS[piece.card]
            return f"Costs {counted(taverns.COST[piece.card], 'doubloon')}", points and counted(points, "point")
        case taverns_pieces.TilePiece() if not piece.upgraded:
            return f" {piece.price}", "1 noble"
        case murano_pieces.CharacterPiece() if piece.price is not None:
            return f"Costs {piece.price} gold", "point"
        case murano_pieces.StackPiece() if piece.sort != "street":
            points = murano.BUILT_VP[murano.SORTS.index(piece.sort)]
            return "gold", counted(points, "point") if points else "card when built"
        case murano_pieces.UnbuiltPiece():
            points = murano.BUILT_VP[murano.SORTS.index(piece.sort)]
            return "", counted(points, "point") if points else "card when built"
        case bruges_pieces.HandPiece() if bruges.PRICE[piece.card]:
            points = bruges.POINTS[piece.card]
            return f"Costs {counted(bruges.PRICE[piece.card], 'guilder')}", counted(points, "point")
        case loyang_pieces.ShelfPiece():
            return "buy for", ""
        case loyang_pieces.CasualPiece() | loyang_pieces.RegularPiece():
            return "Pays", "Wants"
    return None


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_had_says_what_it_costs_does_and_counts(game):
    words, seen = presenter(game), {}
    for seed in (3, 4):
        random, match = Random(seed), new_match(game, SEATS, EVERYTHING[game], seed)
        while not match.finished and match.ply < 300:
            match.play(random.choice(match.state.legal()))
            for viewer in (0, match.state.actor) if match.ply % 4 == 0 else ():
                if viewer < 0:
                    continue
                persons = tuple(replace(seat, level="") for seat in SEATS)
                table = words.table(match.state, viewer, persons)
                for piece in table.pieces():
                    if (wanted := cost_and_points(piece)) is not None:
                        tip = words.describe(piece, table.viewer).tip
                        assert all(part in tip for part in wanted if part), (piece.key, tip)
                        assert len(tip.splitlines()) > 1, "and what it does"
                        seen[type(piece)] = seen.get(type(piece), 0) + 1

    assert len(seen) >= (1 if game in ("port_royal", "bruges") else 3)
    assert min(seen.values()) >= 2
