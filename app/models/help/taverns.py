"""The rules of the Taverns in our own words, and every card, tile and track.

The text follows ``rules.md`` of the game; each chapter names the rules that it tells.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.models.help.book import Book, Section
from app.models.help.screen import screen_sections
from app.models.help.taverns_cards import card_sections
from app.models.help.taverns_modules import MODULES
from app.models.help.taverns_turn import TURN

BASE: tuple[tuple[int, str, object, tuple[object, ...]], ...] = (
    # R1, R117-R119
    (
        1,
        "goal",
        QT_TRANSLATE_NOOP("TavernsHelp", "In a nutshell"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "Each of you runs a tavern for eight evenings. Guests come in from your own deck of cards, you "
                "choose dice to serve them, and you spend the doubloons and the beer that they bring on helpers, on "
                "a better tavern and on better guests.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "Points stand on cards, wherever they lie: in the tavern, in the draw pile or in the discard pile. A"
                " <b>noble</b> counts 10, and every <a href='#upgrading'>upgrade</a> that you buy brings one. "
                "Whoever has most points after the eighth evening wins.",
            ),
        ),
    ),
    # R1
    (
        1,
        "modules",
        QT_TRANSLATE_NOOP("TavernsHelp", "Modules and options"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "The game has five modules. Each is played together with all those before it; begin with the first.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- <b>1: Base game</b>. Everything up to <a href='#closing'>closing time</a>.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- <b>2: Schnapps</b>. The winter side of the board, and <a href='#entertainers'>entertainers</a> "
                "who do favours for schnapps.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- <b>3: Reputation</b>. A <a href='#reputation'>track</a> to walk around, bards, and ten more guests.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- <b>4: Start cards</b>. Everybody begins with one of <a href='#start_cards'>three start cards</a>.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- <b>5: Guest book</b>. Recruited guests <a href='#guest_book'>sign</a> and bring bonuses.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "With all five, the <a href='#tournament'>tournament rules</a> can be chosen.",
            ),
        ),
    ),
    # R10-R17
    (
        1,
        "on_the_table",
        QT_TRANSLATE_NOOP("TavernsHelp", "What lies on the table"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- The <b>monastery board</b> with the moon, which counts the evenings, and a track on which each "
                "player has a marker.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- Piles of <b>tavern cards</b>: beer dealers, dishwashers, waitresses, tables and suppliers, 16 of "
                "each; from module 3 on also bards.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- The <b>guests</b>: an open stack of those that cost 3 beer, four more on display, and the others "
                "face down.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- The <b>nobles</b>. They never run out.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- In front of everybody a <b>tavern</b> with ten tiles. Nine of them can be <a "
                "href='#upgrading'>upgraded</a>; the host cannot.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- Everybody has 4 <b>white dice</b> and up to 3 <b>own dice</b> in the colour of the player. They "
                "work alike.",
            ),
        ),
    ),
    # R15-R21
    (
        2,
        "setup",
        QT_TRANSLATE_NOOP("TavernsHelp", "Set-up"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "Safe and beer storage are empty. Everybody owns 7 regulars, 4 who pay 2 doubloons and 3 who pay 1, "
                "and from the supply a waitress, a table and a supplier (modules 4 and 5: a <a "
                "href='#start_cards'>start card</a> instead). These cards are shuffled into the draw pile. The start"
                " player is drawn by lot.",
            ),
        ),
    ),
    # R3, R9, R37
    (
        2,
        "piles",
        QT_TRANSLATE_NOOP("TavernsHelp", "Draw pile and discard pile"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "Whatever card you gain goes face down <b>on top of your draw pile</b> at once. The card gained last"
                " is therefore drawn first, and all of them come into the tavern on the very next evening.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "When a card must be drawn from an empty draw pile, the discard pile is shuffled into a new one. "
                "Everybody may know which cards lie in a pile; the order of the shuffled part is unknown, even to "
                "its owner.",
            ),
        ),
    ),
    # R4
    (
        2,
        "supplies",
        QT_TRANSLATE_NOOP("TavernsHelp", "When a pile runs out"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "Each kind of tavern card is limited. If a pile is empty, a gain of that card is lost. Cards "
                "returned for an <a href='#upgrading'>upgrade</a> are in their pile again at once. Nobles, schnapps "
                "and signatures are not limited.",
            ),
        ),
    ),
    # R2, R73, R108
    (
        2,
        "goods",
        QT_TRANSLATE_NOOP("TavernsHelp", "Doubloons and beer"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "What you take in on an evening is counted apart from what is stored: <b>this evening + stored</b>. "
                "Paying uses this evening's goods first. Doubloons never pay for beer, nor beer for doubloons. At "
                "the <a href='#end_of_turn'>end of your turn</a> a part of the rest is stored.",
            ),
        ),
    ),
    # R22, R23
    (
        1,
        "evening",
        QT_TRANSLATE_NOOP("TavernsHelp", "An evening"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "Every evening has the same phases, in this order:",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- <b>A</b> <a href='#next_evening'>The next evening</a>: the moon moves on and brings a bonus.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- <b>B</b> <a href='#filling'>The tavern fills</a>: guests and helpers come from the draw pile.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- <b>C</b> <a href='#waitresses'>The waitress comes</a>: own dice are rolled.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- <b>D</b> <a href='#draft'>Choosing dice</a>: white dice go round on coasters.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- <b>E</b> <a href='#placing'>Placing dice</a> and <b>F</b> <a href='#serving'>serving</a>: one "
                "player after the other does both in one go, the start player first.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- <b>G</b> <a href='#closing'>Closing time</a>: all cards laid out are discarded, and the start "
                "player changes.",
            ),
        ),
    ),
    # R25-R29
    (
        1,
        "next_evening",
        QT_TRANSLATE_NOOP("TavernsHelp", "A: the next evening"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "The moon moves on one space, also at the beginning of the first evening, and everybody gains the "
                "bonus there. Where there is a choice, the players choose in turn order and must take one of the "
                "options that are left.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- A <b>guest</b> of the open stack taken here is not recruited: it costs no beer and you may still "
                "recruit one in your turn.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- A <b>die</b> is one of your own dice: it is rolled at once and waits for this evening's <a "
                "href='#placing'>placing</a>.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- In the <b>free upgrade</b> of the eighth evening (summer side) you turn over any tile. It costs "
                "nothing, brings no noble, and works this very evening.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "All spaces are listed under <a href='#round_track'>the round track</a>.",
            ),
        ),
    ),
    # R30, R49, R103
    (
        2,
        "counter_guests",
        QT_TRANSLATE_NOOP("TavernsHelp", "Counter guests"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "A counter guest waits at your bar until you return it, once, for one of two favours:",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- When your tables are full, <a href='#redraw'>new guests are drawn</a>.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- While you serve, your monastery marker moves 1 space, whatever your monk can do.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "You may use several in a row. Unused ones are worth nothing at the end.",
            ),
        ),
    ),
    # R32-R38
    (
        1,
        "filling",
        QT_TRANSLATE_NOOP("TavernsHelp", "B: the tavern fills"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "You reveal the top card of your draw pile again and again until every table is taken. This happens "
                "by itself. You have 3 tables, 4 with the upgraded tile, and one more for every table card that "
                "comes.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- A <b>regular</b> or a <b>guest</b> sits down at a free table.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- The first <b>noble</b> of the evening takes a table too; all further nobles join that table.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- <b>Beer dealers</b> and <b>bards</b> lie at the beer storage, <b>suppliers</b> at the beer "
                "delivery, <b>waitresses</b> at their post, <b>dishwashers</b> at the wash place; a <b>table</b> is "
                "one more table at once.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "As soon as all tables are full, no more cards come. If both piles are empty, tables stay free.",
            ),
        ),
    ),
    # R49
    (
        2,
        "redraw",
        QT_TRANSLATE_NOOP("TavernsHelp", "Drawing anew"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "After all taverns are full, each player in turn may return a <a href='#counter_guests'>counter "
                "guest</a>: all cards that came are discarded, and the tavern fills anew from what is left of the "
                "draw pile. Table cards thrown away no longer count. This can be repeated while you have counter "
                "guests.",
            ),
        ),
    ),
    # R50, R51
    (
        1,
        "waitresses",
        QT_TRANSLATE_NOOP("TavernsHelp", "C: the waitress comes"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "For each waitress laid out you roll one of your own dice, and one more if the waitress post was "
                "upgraded on an earlier evening. Three own dice are the most, a die of the <a "
                "href='#next_evening'>round track</a> included.",
            ),
        ),
    ),
    # R52-R54
    (
        1,
        "draft",
        QT_TRANSLATE_NOOP("TavernsHelp", "D: choosing dice"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "All players roll 4 white dice and put them on their coaster. In turn order each takes <b>one "
                "die</b> from the coaster in front; then all coasters go to the left neighbour. So it goes on until "
                "everybody has 4 dice.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "All dice are open. The coaster that comes to you next is the one before your right neighbour.",
            ),
        ),
    ),
)


def book() -> Book:
    """The rules and the cards in the current language."""

    def tr(marked: object) -> str:  # QT_TRANSLATE_NOOP is typed as giving an object
        return QCoreApplication.translate("TavernsHelp", str(marked))

    chapters = [
        Section(anchor, tr(title), tuple(map(tr, texts)), level)
        for level, anchor, title, texts in (*BASE, *TURN, *MODULES)
    ]
    title = QCoreApplication.translate("Catalogue", "The Taverns of Tiefenthal")
    return Book("taverns", title, (*chapters, *screen_sections("taverns"), *card_sections()))
