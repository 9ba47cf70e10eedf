"""Every card of Port Royal has a picture that says what it does, at every size."""

import subprocess
import sys
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from app.engines.port_royal.components import CARDS, COLOURS, CONTRACTS, NEVER
from app.views import theme as look
from app.views.paint import cards
from app.views.paint.backdrops import backdrop
from app.views.paint.brushes import fit_font, painted, text_width
from app.views.paint.cards import CardFace, card_fields, card_height, card_margin, card_pixmap, name_lines
from app.views.port_royal import art
from tests.gallery.words_de import words

pytestmark = pytest.mark.painted

IDS = [*dict.fromkeys(card.id for card in CARDS), *(contract.id for contract in CONTRACTS)]
FULL_NAME_ROOM = (180 - 5 - 2.4 * 6) / 180


@pytest.fixture(autouse=True)
def _fonts():
    yield
    look.keeper.use("light")


def face_of(face: str) -> CardFace:
    return art.card_face(face, *words(face))


def image(face: CardFace, width: int, **how) -> QImage:
    return card_pixmap(face, width, **how).toImage()


def lightness(picture: QImage) -> float:
    small = picture.scaled(8, 8).convertToFormat(QImage.Format.Format_RGB32)
    return sum(small.pixelColor(x, y).lightness() for x in range(8) for y in range(8)) / 64


@pytest.mark.parametrize("face", IDS)
def test_every_card_shows_its_effect_without_words(face):
    """Between 80 and 145 px there is no text, so the icons must tell it."""
    picture = face_of(face)
    assert picture.icons
    assert image(picture, 132) != image(replace(picture, icons=()), 132)


@pytest.mark.slow
@pytest.mark.parametrize("width", [62, 74, 79])
def test_a_card_in_a_full_row_still_shows_its_effect(width):
    """With nine cards in the harbour at 1366 x 768 ships showed neither coins nor swords."""
    for face in IDS:
        picture = face_of(face)
        if not picture.icons_on_stage:
            assert image(picture, width) != image(replace(picture, icons=()), width), face


@pytest.mark.parametrize("face", [face for face in IDS if words(face)[1]])
def test_the_preview_shows_every_german_text(face):
    picture = face_of(face)
    if picture.text:
        assert image(picture, 284) != image(replace(picture, text=""), 284)


def test_every_card_of_a_display_has_words(monkeypatch):
    """At 1366 x 768 a trader showed a pennant and a coin alone, beside a sailor with words."""
    found = []
    monkeypatch.setattr(
        cards, "draw_text", lambda _p, _box, text, font, *_, **__: found.append((text, font.pixelSize()))
    )
    for face in IDS:
        picture = face_of(face)
        if picture.text and not picture.fields:
            found.clear()
            painted(148, card_height(148), 1, lambda p, picture=picture: cards.paint_card(p, picture, 148, "full"))
            assert dict(found).get(picture.text, 0) >= 12, face


@pytest.mark.parametrize("width", [158, 188, 284])
@pytest.mark.parametrize("face", IDS)
def test_german_names_are_readable_from_158_px_on(face, width):
    name = words(face)[0]
    font = fit_font(name, "caps", max(13.5, 16.5 * width / 180), width * FULL_NAME_ROOM, floor=9)
    assert font.pixelSize() >= look.MIN_TEXT_PX


def test_a_card_unknown_to_the_game_is_refused():
    with pytest.raises(KeyError):
        art.card_face("sailor_9", "Sailor")


@pytest.mark.parametrize("card", [card for card in CARDS if card.copy == 1 and card.kind in ("trader", "clerk")])
def test_traders_and_clerks_wear_their_ship_colour_at_any_size(card):
    badge = face_of(card.id).badge
    assert badge == (art.ship_colour(card.colour), art.ship_sign(card.colour))
    assert image(face_of(card.id), 60) != image(replace(face_of(card.id), badge=None), 60)


@pytest.mark.parametrize("card", [card for card in CARDS if card.copy == 1 and card.kind == "ship"])
def test_a_ship_flies_its_pennant_and_shows_coins_and_swords(card):
    face = face_of(card.id)
    assert face.pennant == (art.ship_colour(card.colour), art.ship_sign(card.colour))
    assert ("coin", card.coins) in face.icons
    if card.swords == NEVER:
        assert ("glyph", art.SKULL) in face.icons
    else:
        assert ("text", str(card.swords)) in face.icons
    assert any("present" in icon for icon in face.icons) == card.gift


def test_the_five_ship_colours_are_the_right_way_round():
    """Yellow pinace, blue flute, green skiff, red frigate, black galleon."""
    hues = {name: look.color(art.ship_colour(k)) for k, name in enumerate(COLOURS)}
    assert hues["red"].red() > hues["red"].green() + 80
    assert hues["blue"].blue() > hues["blue"].red() + 80
    assert hues["green"].green() > hues["green"].red() + 40
    assert min(hues["yellow"].red(), hues["yellow"].green()) > hues["yellow"].blue() + 100
    assert hues["black"].lightness() < 50


def test_the_pixmap_has_room_for_the_shadow_around_the_card():
    picture = card_pixmap(face_of("sailor_1"), 100, dpr=2.0)
    margin = card_margin(100)
    assert picture.deviceIndependentSize().width() == 100 + 2 * margin
    assert picture.deviceIndependentSize().height() == pytest.approx(card_height(100) + 2 * margin, abs=0.5)
    corner = picture.toImage().pixelColor(0, 0).alpha()
    assert corner == 0


def test_a_card_is_painted_once():
    face = face_of("sailor_1")
    assert card_pixmap(face, 100).cacheKey() == card_pixmap(face_of("sailor_1"), 100).cacheKey()
    assert card_pixmap(face, 100).cacheKey() != card_pixmap(face, 101).cacheKey()


def test_the_dark_theme_dims_the_paper_and_the_table():
    face = replace(face_of("sailor_1"), name="dim")
    bright, table = image(face, 100), _table()
    look.keeper.use("dark")
    assert lightness(image(face, 100)) < lightness(bright)
    assert lightness(_table()) < lightness(table)


def _table() -> QImage:
    return painted(240, 135, 1, lambda p: art.paint_table(p, QRectF(0, 0, 240, 135), 95)).toImage()


def test_a_used_card_is_grey_and_a_dear_one_is_not():
    face = face_of("jester_1")
    middle = cards.card_margin(100) + 50, cards.card_margin(100) + 40
    assert (
        image(face, 100, faded=True).pixelColor(*middle).saturation()
        < image(face, 100).pixelColor(*middle).saturation()
    )
    assert image(face, 100, dear=True) != image(face, 100)
    assert image(face, 100, dear=True).pixelColor(*middle) == image(face, 100).pixelColor(*middle)


@pytest.mark.parametrize("width", [78, 132, 188])
def test_the_fields_of_a_contract_lie_side_by_side_on_it(width):
    face = face_of("contract_fighter")
    places = card_fields(face, width)
    assert len(places) == 5
    sheet = QRectF(0, 0, width, card_height(width))
    for place, following in pairwise(places):
        assert sheet.contains(place)
        assert place.right() <= following.left()
    assert sheet.contains(places[-1])


@pytest.mark.parametrize("game", ["port_royal", "taverns", "loyang", "murano", "bruges"])
def test_every_game_has_a_backdrop_and_a_back(game):
    picture = painted(120, 170, 1, lambda p: backdrop(p, game, QRectF(0, 0, 120, 170))).toImage()
    colours = {picture.pixelColor(x, y).rgb() for x in range(0, 120, 6) for y in range(0, 170, 6)}
    assert len(colours) > 100
    assert all(picture.pixelColor(x, y).alpha() == 255 for x, y in ((0, 0), (119, 0), (0, 169), (119, 169)))
    assert not cards.back_pixmap(game, 80).isNull()


def test_painting_needs_no_numpy():
    """It would cost a third of the time that a cold start may take."""
    code = "import sys, app.views.port_royal.art, app.views.paint.chrome; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_name_that_would_be_tiny_in_one_line_goes_on_in_a_second(qapp):
    """Murano's "Eigene = fremde Gebäude" ended in dots on the cards of the inn."""
    one, _ = name_lines("Wappen", 13.5, 85)
    two, font = name_lines("Eigene = fremde Gebäude", 13.5, 85)

    assert one == ["Wappen"]
    assert two == ["Eigene = fremde", "Gebäude"]
    assert all(text_width(line, font) <= 85 for line in two)
    assert name_lines("Gerichtsschreibergehilfe", 13.5, 60)[0] == ["Gerichtsschreibergehilfe"]


def test_a_card_without_a_name_has_a_ribbon_of_one_line(qapp):
    """Below 60 pixels no name is read, and its second line took room from the picture."""
    faces = [CardFace(name, "#803030", "meeple") for name in ("Maid", "Long-distance trader")]
    one, two = (painted(50, 80, 1, lambda p, face=face: cards.paint_card(p, face, 50, "mini")) for face in faces)

    assert one.toImage() == two.toImage()


@pytest.mark.parametrize("width", [62, 74])
def test_names_of_small_cards_are_legible(qapp, monkeypatch, width):
    """Names of inhabitants and helpers were 8 or 9 pixels high on cards of this width."""
    drawn = []
    monkeypatch.setattr(cards, "draw_text", lambda _p, box, text, font, *_a, **_k: drawn.append((box, text, font)))

    for name in ("Tightrope walker", "Leaseholder", "Musician"):
        face = CardFace(name, "#803030", "meeple")
        painted(width, 110, 1, lambda p, face=face: cards.paint_card(p, face, width, "signs"))

    assert [text for _, text, _ in drawn] == ["Tightrope", "walker", "Leaseholder", "Musician"]
    assert all(font.pixelSize() >= cards.LEGIBLE for _, _, font in drawn)
    assert all(text_width(text, font) <= box.width() for box, text, font in drawn)
