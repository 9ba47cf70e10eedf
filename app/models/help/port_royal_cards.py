"""Every card of Port Royal, worked out from the tables of the rules: no figure is written twice."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.engines.port_royal.components import (
    BASE,
    CARDS,
    CONTRACTS,
    NEVER,
    PERSON_KINDS,
    SYMBOLS,
    Card,
    Contract,
)
from app.models.help.book import ITEM, ROW, Section
from app.models.port_royal.words import colour_name, contract_name, contract_text, words_of
from app.models.table import Piece
from app.models.text import Translated

_OF_COLOUR = {
    "trader": QT_TRANSLATE_NOOP(
        "PortRoyalHelp", "Each ship of the trader's colour that you trade with yields 1 more coin."
    ),
    "clerk": QT_TRANSLATE_NOOP(
        "PortRoyalHelp", "When you trade with a ship of the clerk's colour, you may take 1 more card in this go."
    ),
}
"""What a person with a colour does; the words of the cards name one colour each."""

_NOTES = {
    "trader": QT_TRANSLATE_NOOP("PortRoyalHelp", "Two traders of one colour bring 2 more coins."),
    "clerk": QT_TRANSLATE_NOOP(
        "PortRoyalHelp",
        "Works at once when hired earlier in the same go, and also when you renounce the coins of the ship.",
    ),
    "jack_of_all_trades": QT_TRANSLATE_NOOP("PortRoyalHelp", "Does not stand in for a person of a contract."),
    "sailor": QT_TRANSLATE_NOOP("PortRoyalHelp", "Also counts for a tax increase that pays the most swords."),
    "pirate": QT_TRANSLATE_NOOP("PortRoyalHelp", "Also counts for a tax increase that pays the most swords."),
    "mademoiselle": QT_TRANSLATE_NOOP(
        "PortRoyalHelp", "Never below nothing, and not for the fee. Helps from the next take on."
    ),
    "jester": QT_TRANSLATE_NOOP(
        "PortRoyalHelp", "At a spoiled harbour every jester pays, that of the active player too."
    ),
    "admiral": QT_TRANSLATE_NOOP(
        "PortRoyalHelp",
        "Ships and persons count alike. What matters is how many still lie there when your own go begins.",
    ),
    "governor": QT_TRANSLATE_NOOP("PortRoyalHelp", "In every go, also in the turns of others, from the next go on."),
    "gunner": QT_TRANSLATE_NOOP("PortRoyalHelp", "A single ship pays nothing yet."),
    "vice_admiral": QT_TRANSLATE_NOOP("PortRoyalHelp", "With 5 or more cards it is the admirals' turn."),
}

_CONTRACT_NOTES = {
    "contract_tax_officer": QT_TRANSLATE_NOOP(
        "PortRoyalHelp", "In anybody's turn, once the tax increase is carried out, and only if coins were really paid."
    ),
    "contract_frigate_foe": QT_TRANSLATE_NOOP(
        "PortRoyalHelp", "Two steps on the contract; the third time completes it."
    ),
    "contract_galleon_foe": QT_TRANSLATE_NOOP(
        "PortRoyalHelp", "One step on the contract; the second time completes it."
    ),
    "contract_trader_prince": QT_TRANSLATE_NOOP("PortRoyalHelp", "Of any colours."),
    "contract_trade_outpost": QT_TRANSLATE_NOOP("PortRoyalHelp", "A clerk of any colour."),
    "contract_cheap_staff": QT_TRANSLATE_NOOP("PortRoyalHelp", "What mademoiselles save does not matter."),
    "contract_jinx": QT_TRANSLATE_NOOP("PortRoyalHelp", "Paid when the harbour is spoiled, after the jesters."),
    "contract_gamester": QT_TRANSLATE_NOOP(
        "PortRoyalHelp", "At the moment the fourth colour is laid down; repelled ships do not count."
    ),
    "contract_little_gamester": QT_TRANSLATE_NOOP(
        "PortRoyalHelp",
        "One step in each of two turns, at the moment the third colour is laid down. A spoiled harbour does not take it "
        "back; repelled ships do not count.",
    ),
    "contract_pack_of_pirates": QT_TRANSLATE_NOOP(
        "PortRoyalHelp", "The first ship of each colour that you repel is kept in front of you."
    ),
}


def _say(marked: object) -> str:
    return QCoreApplication.translate("PortRoyalHelp", str(marked))


def card_sections() -> tuple[Section, ...]:
    """The chapters on cards and contracts in the current language."""
    return (_intro(), *_persons(), _ships(), _expeditions(), _taxes(), *_contracts())


def _intro() -> Section:
    translate = QCoreApplication.translate
    base = sum(card.box == BASE for card in CARDS)
    text = translate("PortRoyalHelp", "{base} cards belong to the base game, {more} to the expansion.")
    return Section("cards", translate("PortRoyalHelp", "All cards"), (text.format(base=base, more=len(CARDS) - base),))


def _persons() -> Iterator[Section]:
    for kind in PERSON_KINDS:
        kinds = _different(card for card in CARDS if card.kind == kind)
        spoken = words_of(kinds[0].id)
        text = _say(_OF_COLOUR[kind]) if kind in _OF_COLOUR else spoken.text
        note = (_say(_NOTES[kind]),) if kind in _NOTES else ()
        box = () if kinds[0].box == BASE else (QCoreApplication.translate("PortRoyalHelp", "From the expansion."),)
        rows = tuple(_person_row(card) for card in kinds)
        yield Section(kind, spoken.short, (text, *note, *box, *rows), 2, tuple(map(_piece, kinds)))


def _person_row(card: Card) -> str:
    translate = QCoreApplication.translate
    cells = [
        translate("PortRoyalHelp", "price {coins}").format(coins=card.cost),
        _FIGURES.points(card.points),
        _FIGURES.copies(card.copies),
    ]
    if card.colour >= 0:
        cells.insert(0, colour_name(card.colour))
    return _row(cells)


def _ships() -> Section:
    translate = QCoreApplication.translate
    ships = _different(card for card in CARDS if card.kind == "ship")
    rows = [_ship_row(card) for card in sorted(ships, key=lambda ship: (ship.colour, ship.swords, ship.coins))]
    text = translate("PortRoyalHelp", "Richer ships mostly take more swords to repel.")
    pictured = {ship.colour: ship for ship in reversed(ships)}
    pieces = tuple(_piece(pictured[colour]) for colour in sorted(pictured))
    return Section("ship_cards", translate("PortRoyalHelp", "Ships"), (text, *rows), 2, pieces)


def _ship_row(card: Card) -> str:
    translate = QCoreApplication.translate
    swords = translate("PortRoyalHelp", "skull") if card.swords == NEVER else _FIGURES.swords(card.swords)
    cells = [words_of(card.id).name, swords, _FIGURES.coins(card.coins), _FIGURES.copies(card.copies)]
    if card.gift:
        cells.append(translate("PortRoyalHelp", "gift ship, expansion"))
    elif card.box != BASE:
        cells.append(translate("PortRoyalHelp", "expansion"))
    return _row(cells)


def _expeditions() -> Section:
    translate = QCoreApplication.translate
    rows = []
    expeditions = _different(card for card in CARDS if card.kind == "expedition")
    for card in expeditions:
        points = _FIGURES.points(card.points)
        cells = [_symbols(card), _FIGURES.coins(card.coins), points]
        if card.five_players_only:
            cells.append(translate("PortRoyalHelp", "with five players"))
        rows.append(_row(cells))
    title = translate("PortRoyalHelp", "Expedition cards")
    return Section("expedition_cards", title, tuple(rows), 2, tuple(map(_piece, expeditions)))


def _taxes() -> Section:
    taxes = _different(card for card in CARDS if card.kind == "tax")
    rows = tuple(_row([words_of(card.id).name, _FIGURES.copies(card.copies)]) for card in taxes)
    title = QCoreApplication.translate("PortRoyalHelp", "Tax increases")
    return Section("tax_cards", title, (words_of(taxes[0].id).text, *rows), 2, tuple(map(_piece, taxes)))


def _piece(card: Card) -> Piece:
    spoken = words_of(card.id)
    return Piece(f"card:{card.id}", card.id, name=spoken.short, attrs=(("title", spoken.short), ("text", spoken.text)))


def _symbols(card: Card) -> str:
    names = {
        "house": QCoreApplication.translate("PortRoyalHelp", "house"),
        "anchor": QCoreApplication.translate("PortRoyalHelp", "anchor"),
        "cross": QCoreApplication.translate("PortRoyalHelp", "cross"),
    }
    asked = [names[symbol] for symbol, n in zip(SYMBOLS, card.requires, strict=True) for _ in range(n)]
    return ", ".join(asked)


def _contracts() -> Iterator[Section]:
    translate = QCoreApplication.translate
    text = translate("PortRoyalHelp", "The coins are those of the first to the fifth player who completes it.")
    yield Section("contract_cards", translate("PortRoyalHelp", "All contracts"), (text,))
    for number, contract in enumerate(CONTRACTS):
        note = (_say(_CONTRACT_NOTES[contract.id]),) if contract.id in _CONTRACT_NOTES else ()
        name, condition = contract_name(number), contract_text(number)
        piece = Piece(f"card:{contract.id}", contract.id, name=name, attrs=(("title", name), ("text", condition)))
        yield Section(contract.id, name, (condition, *note, _coin_fields(contract)), 2, (piece,))


def _coin_fields(contract: Contract) -> str:
    text = QCoreApplication.translate("PortRoyalHelp", "Coins: {fields}")
    return ITEM + text.format(fields=" · ".join(map(str, contract.coins)))


class HelpFigures(Translated):
    """Numbers with their words."""

    def swords(self, n: int) -> str:
        """What it takes to repel a ship."""
        return self.tr("%n sword(s)", "", n)

    def coins(self, n: int) -> str:
        """What a ship or an expedition pays."""
        return self.tr("%n coin(s)", "", n)

    def points(self, n: int) -> str:
        """What a person or an expedition is worth."""
        return self.tr("%n influence point(s)", "", n)

    def copies(self, n: int) -> str:
        """How often a card is in the pile."""
        return self.tr("%n card(s)", "", n)


_FIGURES = HelpFigures()


def _row(cells: list[str]) -> str:
    return ROW + " | ".join(cells)


def _different(cards: Iterator[Card]) -> list[Card]:
    """One card of each component id, in the order of the table."""
    return list({card.id: card for card in cards}.values())
