"""Every card, tile and track of the Taverns, worked out from the tables of the rules."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.engines.taverns import components as c
from app.models.help.book import ITEM, ROW, Section
from app.models.table import Piece
from app.models.taverns.tips import TIPS
from app.models.taverns.words import (
    effect_text,
    entertainer_name,
    entertainer_text,
    evening_text,
    start_name,
    start_text,
    tile_name,
    tile_text,
    words,
)
from app.models.text import Translated, listed

_NOTES = {
    c.BARD: QT_TRANSLATE_NOOP("TavernsHelp", "From module 3 on. Lies at the beer storage and lowers no cost."),
    c.BEER_DEALER: QT_TRANSLATE_NOOP("TavernsHelp", "Its beer counts in the reputation phase, too."),
    c.DISHWASHER: QT_TRANSLATE_NOOP("TavernsHelp", "Several dishwashers can raise the same die."),
    c.WAITRESS: QT_TRANSLATE_NOOP("TavernsHelp", "A fourth own die does not exist."),
    c.TABLE: QT_TRANSLATE_NOOP("TavernsHelp", "It is free at once, so one more guest comes this evening."),
    c.SUPPLIER: QT_TRANSLATE_NOOP("TavernsHelp", "It counts for every die on the beer delivery."),
}


def _say(marked: object) -> str:
    return QCoreApplication.translate("TavernsHelp", str(marked))


def card_sections() -> tuple[Section, ...]:
    """The chapters on cards, tiles and tracks in the current language."""
    return (
        *_helpers(),
        _noble(),
        _regulars(),
        *_guests(),
        *_tiles(),
        _evenings("round_track", c.SUMMER, winter=False),
        _evenings("round_track_winter", c.WINTER, winter=True),
        _monastery(),
        _entertainers(),
        _fame(),
        _start_cards(),
        _cells(),
    )


# cards


def _helpers() -> Iterator[Section]:
    text = QCoreApplication.translate("TavernsHelp", "Tavern cards are laid out at their place when they are drawn.")
    yield Section("cards", QCoreApplication.translate("TavernsHelp", "All tavern cards"), (text,))
    for card, facts in enumerate(c.CARDS[: c.NOBLE]):
        cells = [FIGURES.price(facts.cost), FIGURES.points(facts.points), FIGURES.copies(c.SUPPLY[card])]
        said = words(card)
        yield Section(facts.id, said.name, (said.text, _say(_NOTES[card]), _row(cells)), 2, (_piece(card),))


def _noble() -> Section:
    facts = c.CARDS[c.NOBLE]
    prices = listed([f"{beer}" for beer in c.NOBLE_PRICES.values()])
    hire = QCoreApplication.translate("TavernsHelp", "1, 2 or 3 nobles can be hired for {prices} beer.")
    cells = [FIGURES.wants(facts.die), FIGURES.pays(facts.doubloons), FIGURES.points(facts.points)]
    title = words(c.NOBLE).name
    return Section("noble", title, (hire.format(prices=prices), _row(cells)), 2, (_piece(c.NOBLE),))


def _regulars() -> Section:
    text = QCoreApplication.translate("TavernsHelp", "Everybody begins with the same seven.")
    return Section("regulars", _heading_regulars(), (text, *map(_guest_row, c.REGULARS)), 2, (_piece(c.REGULARS[0]),))


def _heading_regulars() -> str:
    return QCoreApplication.translate("TavernsHelp", "Regulars")


def _guests() -> Iterator[Section]:
    translate = QCoreApplication.translate
    title = translate("TavernsHelp", "All guests")
    text = translate(
        "TavernsHelp",
        "Every guest is there once. The row names the wanted die, the doubloons, the points and the instant bonus.",
    )
    yield Section("guest_cards", title, (text,))
    everybody = [*c.THREE_STACK, *c.GUESTS]
    for cost in sorted({c.COST[card] for card in everybody}):
        cards = [card for card in everybody if c.COST[card] == cost]
        rows = tuple(map(_guest_row, cards))
        yield Section(f"guests_{cost}", FIGURES.guests_for(cost), rows, 2, tuple(map(_piece, cards)))
    extra = tuple(_guest_row(card, with_cost=True) for card in c.EXTRA_GUESTS)
    title = translate("TavernsHelp", "Extra guests of module 3")
    yield Section("extra_guests", title, extra, 2, tuple(map(_piece, c.EXTRA_GUESTS)))


def _guest_row(card: int, *, with_cost: bool = False) -> str:
    facts = c.CARDS[card]
    cells = [words(card).name, FIGURES.wants(facts.die), FIGURES.pays(facts.doubloons), FIGURES.points(facts.points)]
    if with_cost:
        cells.insert(1, FIGURES.beer(facts.cost))
    if facts.bonus:
        cells.append(effect_text(facts.bonus))
    return _row(cells)


def _piece(card: int) -> Piece:
    said = words(card)
    facts = c.CARDS[card]
    attrs = (
        ("title", said.name),
        ("text", said.text),
        ("kind", facts.kind),
        ("cost", facts.cost),
        ("points", facts.points),
        ("die", facts.die),
        ("doubloons", facts.doubloons),
    )
    return Piece(f"card:{facts.id}", facts.id, name=said.name, attrs=attrs)


# tiles


def _tiles() -> Iterator[Section]:
    translate = QCoreApplication.translate
    text = translate("TavernsHelp", "Each tile shows what it costs, which card lowers the cost, and what it gives.")
    yield Section("tiles", translate("TavernsHelp", "All tiles"), (text,))
    for tile, facts in enumerate(c.TILES):
        later = translate("TavernsHelp", "works from the next evening on")
        cells = [FIGURES.price(facts.cost), later if facts.next_round else translate("TavernsHelp", "works at once")]
        if facts.card >= 0:
            cells.insert(1, FIGURES.less(facts.discount, words(facts.card).name))
        upgraded = translate("TavernsHelp", "Upgraded: {text}").format(text=tile_text(tile))
        yield Section(f"tile_{facts.id}", _tile_title(tile), (TIPS.base(tile), upgraded, _row(cells)), 2)


def _tile_title(tile: int) -> str:
    return QCoreApplication.translate("TavernsHelp", "Tile: {name}").format(name=tile_name(tile))


# tracks


def _evenings(anchor: str, evenings: tuple[c.Evening, ...], *, winter: bool) -> Section:
    translate = QCoreApplication.translate
    title = translate("TavernsHelp", "The round track, summer side")
    if winter:
        title = translate("TavernsHelp", "The round track, winter side")
    rows = []
    for number, evening in enumerate(evenings, 1):
        cells = [str(number), evening_text(number, winter=winter)]
        if evening.schnapps_later:
            cells.append(FIGURES.schnapps(evening.schnapps))
        elif evening.schnapps:
            text = translate("TavernsHelp", "{schnapps} in module 2 only")
            cells.append(text.format(schnapps=FIGURES.schnapps(evening.schnapps)))
        rows.append(_row(cells))
    return Section(anchor, title, tuple(rows))


def _monastery() -> Section:
    rows = [_row([str(number), effect_text(bonus)]) for number, bonus in enumerate(c.MONASTERY) if bonus]
    title = QCoreApplication.translate("TavernsHelp", "The monastery track")
    text = QCoreApplication.translate("TavernsHelp", "Spaces that are not listed give nothing.")
    return Section("monastery_track", title, (text, *rows))


def _entertainers() -> Section:
    side = QCoreApplication.translate("TavernsHelp", "{name}, side {side}")
    rows = [
        _row([side.format(name=entertainer_name(tile), side=letter), entertainer_text(tile, number)])
        for tile in range(len(c.ENTERTAINERS))
        for number, letter in ((c.SIDE_A, "A"), (c.SIDE_B, "B"))
    ]
    title = QCoreApplication.translate("TavernsHelp", "All entertainers")
    return Section("entertainer_list", title, tuple(rows))


def _fame() -> Section:
    translate = QCoreApplication.translate
    rows = []
    for name, title in (
        ("short", translate("TavernsHelp", "<b>Modules 3 and 4</b>")),
        ("long", translate("TavernsHelp", "<b>Module 5</b>")),
    ):
        rows.append(title)
        rows += [_row([str(number), _fame_space(space)]) for number, space in enumerate(c.REPUTATION[name]) if number]
    return Section("reputation_track", translate("TavernsHelp", "The reputation track"), tuple(rows))


def _fame_space(space: dict[str, object]) -> str:
    if space["type"] == "vp":
        return FIGURES.points(int(str(space["vp"])))
    return {
        "schnapps": FIGURES.schnapps(1),
        "crown": QCoreApplication.translate("TavernsHelp", "crown: 1 noble"),
        "signature": QCoreApplication.translate("TavernsHelp", "a signature in any column"),
    }[str(space["type"])]


def _start_cards() -> Section:
    rows = [_row([start_name(card), start_text(card)]) for card in range(len(c.START_CARDS))]
    return Section("start_card_list", QCoreApplication.translate("TavernsHelp", "All start cards"), tuple(rows))


def _cells() -> Section:
    translate = QCoreApplication.translate
    rows = []
    for column, cells in enumerate(c.BOOK):
        rows.append(f"<b>{TIPS.column(column)}</b>")
        rows += [ITEM + (effect_text(cell) or translate("TavernsHelp", "No bonus here.")) for cell in cells]
    rows.append(translate("TavernsHelp", "Each row of four signatures brings a noble."))
    return Section("guest_book_cells", translate("TavernsHelp", "The cells of the guest book"), tuple(rows))


class TavernsFigures(Translated):
    """Numbers with their words."""

    def price(self, n: int) -> str:
        """What a card or a tile costs."""
        return self.tr("costs %n doubloon(s)", "", n)

    def beer(self, n: int) -> str:
        """What a guest costs."""
        return self.tr("%n beer", "", n)

    def points(self, n: int) -> str:
        """What a card counts."""
        return self.tr("%n point(s)", "", n)

    def copies(self, n: int) -> str:
        """How many cards there are."""
        return self.tr("%n card(s)", "", n)

    def pays(self, n: int) -> str:
        """What a guest pays."""
        return self.tr("pays %n", "", n)

    def schnapps(self, n: int) -> str:
        """Tokens."""
        return self.tr("%n schnapps", "", n)

    def wants(self, die: int) -> str:
        """The die of a guest."""
        return self.tr("wants a {die}").format(die=die)

    def less(self, n: int, card: str) -> str:
        """The special offer of a tile."""
        return self.tr("%n less per {card} returned", "", n).format(card=card)

    def guests_for(self, cost: int) -> str:
        """A group of guests."""
        return self.tr("Guests for %n beer", "", cost)


FIGURES = TavernsFigures()


def _row(cells: list[str]) -> str:
    return ROW + " | ".join(cells)
