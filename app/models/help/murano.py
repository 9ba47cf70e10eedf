"""The rules of Murano in our own words, and every card and figure.

The text follows ``rules.md`` of the game; each chapter names the rules that it tells.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.models.help.book import Book, Section
from app.models.help.murano_actions import ACTIONS
from app.models.help.murano_cards import card_sections
from app.models.help.murano_end import END
from app.models.help.screen import screen_sections

BASE: tuple[tuple[int, str, object, tuple[object, ...]], ...] = (
    # R1, R17, R60, R65
    (
        1,
        "goal",
        QT_TRANSLATE_NOOP("MuranoHelp", "In a nutshell"),
        (
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "Together you build up the islands of glass around Murano: streets, shops, glass factories, palaces "
                "and special buildings. Ships that belong to nobody sail around the islands, and the space on which a "
                "ship stops is the action that you carry out.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "Points come from building, and at the end above all from your secret <a "
                "href='#characters'>characters</a>. Each of them looks at one island and needs one of your <a "
                "href='#placing'>gondoliers</a> there. Whoever has most points <a href='#winner'>wins</a>.",
            ),
        ),
    ),
    # R2-R4, R10, R12
    (
        1,
        "on_the_table",
        QT_TRANSLATE_NOOP("MuranoHelp", "What lies on the table"),
        (
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "- A ring of 18 <b>action spaces</b> with eight <b>ships</b>, a red one and seven black ones.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "- The <b>islands</b>. Paved spaces take streets, brown ones buildings. With 4 players there are six "
                "islands; with 2 or 3 nothing can be built on Sacca Serenella, and nobody can land there.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "- At every island four <b>gondolas</b>, one of each colour, whether somebody plays that colour or "
                "not. A gondola carries one gondolier.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "- On Isola dei Conventi the face-down <b>stacks</b> of tiles and the decks of characters and of "
                "special building cards. The streets lie in two stacks, which count as one sort.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "- A <b>bag</b> with 10 red, 10 blue and 10 green beads of glass.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "Shops and customers are red, blue or grey. These colours have nothing to do with those of players.",
            ),
        ),
    ),
    # R11, R13-R17
    (
        2,
        "setup",
        QT_TRANSLATE_NOOP("MuranoHelp", "Set-up"),
        (
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "Everybody begins with 5 gold, 5 points, 5 gondoliers ready and 2 more in the general supply. The "
                "ships stand on the eight anchors, and it is drawn by lot which of them is red and who begins.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "Five characters are put away unseen. With 2 or 3 players these things stay out as well: one shop of "
                "each colour, one palace that nobody sees, three special buildings, one glass factory, four streets "
                "without customers and one with a customer of each colour, and the two characters of Sacca Serenella.",
            ),
        ),
    ),
    # R5, R35
    (
        2,
        "secrets",
        QT_TRANSLATE_NOOP("MuranoHelp", "What is secret"),
        (
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "Gold, points, beads, gondoliers and special building cards are open, and so is how many tiles and "
                "characters somebody holds. Only you see your characters and the faces of your unbuilt shops and "
                "palaces. Nobody knows the order of stacks and decks; cards that you put under a deck yourself are "
                "marked in its list.",
            ),
        ),
    ),
    # R20
    (
        1,
        "turn",
        QT_TRANSLATE_NOOP("MuranoHelp", "Your turn"),
        (
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "Play goes clockwise, one turn each. In your turn you either act or <a href='#passing'>pass</a>. To "
                "act, choose an action space first and then move the ships that bring you there.",
            ),
        ),
    ),
    # R21-R25
    (
        2,
        "ships",
        QT_TRANSLATE_NOOP("MuranoHelp", "Moving ships"),
        (
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "Ships sail in one direction only. A ship moves as far as you like, at least one space, to an empty "
                "space; it never passes another ship. Everybody may move every ship.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "Is the space that you want taken, or is a ship in the way? Then you may move several ships in one "
                "turn: first those that make room, last the one that stops on your space. Only this space counts.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "The <b>first</b> ship is free, the <b>second</b> costs 1 gold, the <b>third</b> 2, the fourth 3 and "
                "so on: three ships cost 3 gold in all. You pay before the action, so what the action brings cannot "
                "pay for ships.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "Each ship moves only once a turn, and only if the plan would not work without it. A ship that makes "
                "room may go to any space that it can reach.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "You may choose a space only if you can then really carry out its action with the gold that is left.",
            ),
        ),
    ),
    # R26
    (
        2,
        "passing",
        QT_TRANSLATE_NOOP("MuranoHelp", "Passing"),
        (
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "You may always pass. You gain 1 gold and then move exactly one ship; its action is not carried out.",
            ),
        ),
    ),
)


def book() -> Book:
    """The rules and the cards in the current language."""

    def tr(marked: object) -> str:  # QT_TRANSLATE_NOOP is typed as giving an object
        return QCoreApplication.translate("MuranoHelp", str(marked))

    chapters = [
        Section(anchor, tr(title), tuple(map(tr, texts)), level)
        for level, anchor, title, texts in (*BASE, *ACTIONS, *END)
    ]
    title = QCoreApplication.translate("Catalogue", "Murano")
    return Book("murano", title, (*chapters, *screen_sections("murano"), *card_sections()))
