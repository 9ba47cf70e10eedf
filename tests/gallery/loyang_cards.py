"""The cards of Loyang on sheets; see ``tests.gallery.card_sheets``."""

from PySide6.QtGui import QPixmap

from app.engines.loyang import components as c
from app.views.loyang.art import card_picture
from app.views.loyang.faces import (
    HELPER_GLYPHS,
    HELPER_ICONS,
    CasualFace,
    FieldFace,
    HelperFace,
    RegularFace,
    StallFace,
)
from app.views.loyang.stages import ink_hills
from app.views.loyang.style import family_colour
from app.views.paint.cards import CardFace
from tests.gallery.card_sheets import CardSheets, render


def face(number: int, k: int):
    """A card in some state."""
    card = c.CARDS[number]
    if card.kind == c.FIELD:
        kind = "common" if number < c.N_ACTION else "home" if c.IS_HOME[number] else "field"
        title = {"common": "Common field", "home": "Home field", "field": f"Field of {card.plots}"}[kind]
        stock = (card.plots, 0, 1, 2)[k % 4]
        crop = card.goods[k % len(card.goods)] if stock else -1
        return FieldFace(title, kind, card.goods, card.plots, stock, crop, 2 if kind == "common" else 0, stock == 1)
    if card.kind == c.STALL:
        return StallFace("Market stall", card.goods, card.demand, (True, k % 3 > 0, k % 2 > 0))
    if card.kind == c.REGULAR:
        state = ("due", "done", "refused", "")[k % 4]
        marker = ("blue", "red", "blue", "")[k % 4]
        have = (k % 2 == 0, k % 3 == 0)
        return RegularFace("Regular customer", card.goods, card.payments, k % 4, marker, have, state, all(have))
    if card.kind == c.CASUAL:
        have = (k % 2 == 0, k % 3 == 0, True)
        return CasualFace("Casual customer", card.goods, card.price, (0, 2, -2)[k % 3], have, all(have))
    name = c.HELPERS[card.helper]
    text = "In this action phase each trade at a stall costs only one good."
    drawn = CardFace(
        name.replace("_", " "),
        family_colour("helper"),
        HELPER_GLYPHS[name],
        ink_hills,
        text=text,
        icons=HELPER_ICONS[name],
    )
    return HelperFace(drawn, k % 2 == 0)


def faces():
    """A choice of all kinds."""
    numbers = [*range(6), *range(69, 78), *range(6, 18), *range(20, 30), *range(34, 44), *range(48, 68)]
    return [face(number, k) for k, number in enumerate(numbers)]


def pictures(width: int) -> list[QPixmap]:
    return [card_picture(each, width, 1.0) for each in faces()]


SHEETS = CardSheets("loyang", ("#7A8A5A", "#18241D"), {180: 14, 116: 20, 84: 24, 62: 26}, pictures)


if __name__ == "__main__":
    render(SHEETS)
