"""The small things of the table: told apart by shape, never by colour alone."""

import itertools

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage

from app.views import theme as look
from app.views.paint import icons, pieces
from app.views.paint.brushes import fit_font, painted, text_width
from app.views.paint.chrome import app_icon
from app.views.paint.seats import mark_path

pytestmark = pytest.mark.painted


@pytest.fixture(autouse=True)
def _fonts():
    yield
    look.keeper.use("light")


def picture(draw, width=60, height=60) -> QImage:
    return painted(width, height, 1, draw).toImage()


def grey(image: QImage) -> QImage:
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def test_shields_differ_without_emblem_and_colour(monkeypatch):
    """Five shields in the same grey still have five patterns."""
    plain = [look.SeatLook(**{**_fields(seat), "color": "#808080"}) for seat in look.SEATS]
    monkeypatch.setattr("app.views.paint.seats.SEATS", tuple(plain))
    shields = [grey(picture(lambda p, s=seat: pieces.seat_shield(p, 4, 4, 50, s, emblem=False))) for seat in range(5)]
    for one, other in itertools.combinations(shields, 2):
        assert one != other


def _fields(seat):
    return {name: getattr(seat, name) for name in seat.__slots__}


def test_small_marks_have_five_outlines():
    outlines = [mark_path(seat, 0, 0, 10) for seat in range(5)]
    for one, other in itertools.combinations(outlines, 2):
        assert one != other


@pytest.mark.parametrize("kind", ["legal", "selected"])
@pytest.mark.parametrize("ground", ["#000000", "#FFFFFF", "#1F6FE5", "#137A45"])
def test_a_frame_stands_out_on_any_ground(kind, ground):
    """Key, halo and core: somewhere across the frame a step of at least 4 : 1 to its neighbour."""

    def draw(p):
        p.fillRect(0, 0, 60, 60, QColor(ground))
        pieces.frame(p, QRectF(15, 15, 30, 30), 4, kind)

    image = picture(draw)
    row = [image.pixelColor(x, 30) for x in range(30)]
    assert max(look.contrast(a, b) for a, b in itertools.combinations(row, 2)) >= 4.0


def test_a_price_too_high_is_red_on_ivory():
    dear = picture(lambda p: pieces.gem(p, 30, 30, 20, 8, dear=True))
    fair = picture(lambda p: pieces.gem(p, 30, 30, 20, 8))
    assert dear != fair
    reds = [dear.pixelColor(x, y) for x in range(20, 40) for y in range(20, 40)]
    assert any(c.red() > 150 and c.green() < 70 and c.blue() < 70 for c in reds)


@pytest.mark.parametrize("pips", range(1, 7))
def test_a_die_shows_its_pips(pips):
    image = picture(lambda p: pieces.die(p, 5, 5, 50, pips))
    dark = {(x, y) for x in range(10, 50) for y in range(10, 50) if image.pixelColor(x, y).lightness() < 90}
    assert _islands(dark) == pips


def _islands(points):
    left, count = set(points), 0
    while left:
        count += 1
        open_ = [left.pop()]
        while open_:
            x, y = open_.pop()
            near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & left
            left -= near
            open_ += near
    return count


def test_a_pill_is_as_wide_as_it_says():
    widths = []
    picture(lambda p: widths.append(pieces.pill(p, 0, 0, 26, "3 Schiffsfarben", mark="sailboat")), 200)
    assert widths[0] == pieces.pill_width("3 Schiffsfarben", 26, mark="sailboat")


def test_a_pill_can_hang_from_any_side():
    def ink(anchor):
        image = picture(lambda p: pieces.pill(p, 100, 0, 26, "12", anchor=anchor), 200)
        return [x for x in range(200) if image.pixelColor(x, 13).alpha() > 200]

    assert min(ink("left")) >= 99
    assert max(ink("right")) <= 101
    assert abs(sum(ink("center")) / len(ink("center")) - 100) < 2


def test_names_shrink_to_fit_but_not_below_the_floor():
    name = "Expeditionsaufruf"
    roomy = fit_font(name, "caps", 20, 400)
    tight = fit_font(name, "caps", 20, 110, floor=9)
    assert roomy.pixelSize() == 20
    assert text_width(name, tight) <= 110
    assert fit_font(name, "caps", 20, 5).pixelSize() == look.MIN_TEXT_PX


ROW = (("glyph", "anchor"), ("text", "12+"), ("coin", 2), ("points", 4), ("arrow",), ("no_coin",), ("card", "3–4"))


def test_a_row_of_icons_stays_in_its_room():
    room = QRectF(20, 20, 80, 30)
    image = picture(lambda p: icons.icon_row(p, room, 26, ROW), 120, 70)
    marks = [(x, y) for x in range(120) for y in range(70) if image.pixelColor(x, y).alpha() > 60]
    assert min(x for x, _ in marks) >= 18
    assert max(x for x, _ in marks) <= 102
    assert min(y for _, y in marks) >= 15
    assert max(y for _, y in marks) <= 55


def test_a_second_row_of_icons_begins_at_the_break():
    one = icons.icon_row_width((("coin", 1), ("coin", 2)), 20)
    two = icons.icon_row_width((("coin", 1), ("break",), ("coin", 2)), 20)
    assert two < one


def test_the_program_has_an_icon_in_every_usual_size():
    sizes = {size.width() for size in app_icon().availableSizes()}
    assert {16, 24, 32, 48, 64, 128, 256} <= sizes


def test_a_failing_picture_is_an_error_and_no_crash():
    def fail(_p):
        raise RuntimeError("no paint")

    with pytest.raises(RuntimeError, match="no paint"):
        painted(10, 10, 1, fail)


@pytest.mark.parametrize(
    "draw",
    [
        lambda p, r, number: pieces.coin(p, 30, 30, r, number),
        lambda p, r, number: pieces.beer(p, 30, 30, r, number),
        lambda p, r, number: pieces.points_shield(p, 20, 20, 1.85 * r, number),
    ],
    ids=["coin", "beer", "points"],
)
def test_figures_on_small_things_fill_them(monkeypatch, draw):
    """On a coin of 13 px among the icons of a card the number was 7 px high."""
    sizes = []
    write = pieces.draw_text

    def noticing(p, rect, text, with_font, *rest, **named):
        sizes.append(with_font.pixelSize())
        assert text_width(text, with_font) <= 2 * 6.5
        write(p, rect, text, with_font, *rest, **named)

    monkeypatch.setattr(pieces, "draw_text", noticing)
    for number in ("4", "12"):
        picture(lambda p, n=number: draw(p, 6.5, n))
    assert sizes[0] >= 10
    assert sizes[1] >= 8
