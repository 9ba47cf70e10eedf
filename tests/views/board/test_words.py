"""The words that a board asks for at every position are made once."""

from app.models.table import Description, Piece, Viewer, Zone
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
