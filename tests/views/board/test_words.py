"""The words that a board asks for at every position are made once."""

from app.match.match import new_match
from app.match.seats import Seat
from app.models.table import Description, Piece, Viewer, Zone
from app.views.board.view import BoardView
from app.views.games import board_of
from app.views.port_royal.board import PortRoyalBoard


def test_a_piece_is_described_again_only_when_it_or_its_viewer_is_another(qapp):
    board, asked = PortRoyalBoard(), []

    def describe(thing, viewer):
        asked.append((thing, viewer))
        return Description(f"{thing.key} {getattr(thing, 'count', '')} {viewer.locale}")

    def said(thing, viewer):
        return board._said(describe, thing, viewer).name  # noqa: SLF001 - only the number of questions tells

    english, german = Viewer(locale="en"), Viewer(locale="de")
    assert said(Piece("a", count=1), english) == said(Piece("a", count=1), english) == "a 1 en"
    assert len(asked) == 1
    assert said(Piece("a", count=2), english) == "a 2 en"
    assert said(Piece("a", count=2), german) == "a 2 de"
    assert said(Zone("a"), german) == "a  de"  # a zone may have the key of a piece
    assert said(Piece("a", count=2), german) == "a 2 de"
    assert len(asked) == 4


def test_the_ladder_of_ship_colours_says_for_whom_it_is(qtbot):
    """In the turn of another it spoke of cards to take, as if they were one's own."""
    view = BoardView("port_royal", board_of("port_royal"))
    qtbot.addWidget(view)
    view.resize(1082, 720)
    view.show()
    there = (Seat("Ann", "", 0), Seat("Otto", "master", 1))
    state = new_match("port_royal", there, {}, 1).state.clone()
    said = []
    for active in (0, 1):
        state.active = active
        view.show_state(state, 0, there, still=True)
        said.append(view.scene_.panel("harbour").facts.ladder[0])

    assert said == ["Cards to take by ship colours", "Ship colours: cards for Otto"]
