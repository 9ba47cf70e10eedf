"""The rules of Loyang in our own words, and every card.

The text follows ``rules.md`` of the game; each chapter names the rules that it tells.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.models.help.book import Book, Section
from app.models.help.loyang_cards import card_sections
from app.models.help.loyang_turn import TURN
from app.models.help.screen import screen_sections

BASE: tuple[tuple[int, str, object, tuple[object, ...]], ...] = (
    # R1, R22, R104
    (
        1,
        "goal",
        QT_TRANSLATE_NOOP("LoyangHelp", "In a nutshell"),
        (
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "Before the gates of Loyang each of you grows vegetables, trades them at market stalls and brings "
                "them to customers. The cash that this earns buys steps on the <a href='#path'>path of "
                "prosperity</a>: cheap ones at first, dear ones later.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "The game lasts nine rounds. Whoever is farthest on the own path then wins; every <a "
                "href='#loans'>loan</a> takes one space back.",
            ),
        ),
    ),
    # R2, R3, R13-R16
    (
        1,
        "on_the_table",
        QT_TRANSLATE_NOOP("LoyangHelp", "What lies on the table"),
        (
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "- Six <b>goods</b>, from cheap to dear: wheat, pumpkin, turnip, Chinese cabbage, bean, leek. They "
                "never run out, and neither does money.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "- Everybody's <b>path</b> of 20 spaces, and an own <b>shop</b> with 13 places for goods.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "- A <b>home field</b> with 9 plots and 8 <b>private fields</b>: two of 3, 4, 5 and 6 plots each. They "
                "come up one a round; every size once in rounds 1 to 4 and once more in rounds 5 to 8.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "- A <b>cart</b> for the goods of this round, without limit, and a <b>storehouse</b> for the next.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "- 69 <b>action cards</b>: 14 market stalls, 14 regular and 14 casual customers, 21 helpers and 6 "
                "common fields. Laid out, they form your <b>display</b>, in five rows.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "Hidden are only the hand cards and the order of the piles. What is still to come of a private stack "
                "can be worked out; the tooltip of the stack says it.",
            ),
        ),
    ),
    # R14, R17-R21
    (
        2,
        "setup",
        QT_TRANSLATE_NOOP("LoyangHelp", "Set-up"),
        (
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "You begin with 10 cash on space 1 of the path. The shop holds 3 wheat, 2 pumpkins, 2 turnips, 2 "
                "cabbages, 1 bean and 1 leek. The starting player is drawn by lot, and everybody is dealt 4 action "
                "cards.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "Then everybody in turn buys one good of the own shop for the <b>home field</b>: wheat for 3, pumpkin "
                "for 4 or turnip for 5 cash. The field is filled with nine of it. Not more than two players may choose "
                "the same good.",
            ),
        ),
    ),
    # R22
    (
        1,
        "round",
        QT_TRANSLATE_NOOP("LoyangHelp", "A round"),
        (
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "- <a href='#harvest'>Harvest</a>: a new field comes up, and every sown field gives one good.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "- <a href='#cards'>Cards</a>: everybody gets two new action cards, one of the court and one of the "
                "hand.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "- <a href='#action'>Actions</a>: one after the other does as much as possible, stores what is left "
                "and walks the path.",
            ),
            QT_TRANSLATE_NOOP("LoyangHelp", "The goods left on the home field show how many rounds are still to come."),
        ),
    ),
    # R23-R27
    (
        1,
        "harvest",
        QT_TRANSLATE_NOOP("LoyangHelp", "1. Harvest"),
        (
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "It runs by itself. In rounds 1 to 8 everybody turns up the top private field and lays it out, empty. "
                "Then each sown field gives exactly one good, and the storehouse is emptied onto the cart, too.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "A field without goods leaves: private ones for good, common ones to the discard pile. If a card lay "
                "under it, that card <a href='#covered'>comes to light</a>. Unsown fields stay.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "Who has a usable <a href='#harvest_hand'>harvest hand</a> is asked whether to harvest a second time.",
            ),
        ),
    ),
    # R28-R31, R30
    (
        1,
        "cards",
        QT_TRANSLATE_NOOP("LoyangHelp", "2. Cards"),
        (
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "The discard pile is shuffled into the draw pile, now and at no other time, and everybody is dealt 4 "
                "cards. If the pile is too short, all get equally few; with one card each it is simply laid out, and "
                "with none the phase is skipped.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "The player with the large starting marker begins the <a href='#court'>distribution round</a>, then it "
                "goes on clockwise. Who has taken cards is skipped.",
            ),
        ),
    ),
    # R32-R37, R40-R42
    (
        2,
        "court",
        QT_TRANSLATE_NOOP("LoyangHelp", "The court"),
        (
            QT_TRANSLATE_NOOP("LoyangHelp", "On your turn you do one of two things; passing is not possible:"),
            QT_TRANSLATE_NOOP("LoyangHelp", "- <b>Add</b> a hand card, face up, to the court in the middle, or"),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "- <b>take</b> one card of the court and then one hand card. Both are laid out, the court card first. "
                "Your other hand cards go to the court, and you are out of the round.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "The first turn can only add, as the court is empty. Who has only one hand card left, or is the last "
                "one in the round, must take. Two cards of the court or two of the hand are never allowed, except with "
                "the <a href='#lord_of_the_manor'>lord of the manor</a>.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp", "What nobody has taken goes to the discard pile and comes back a round later at best."
            ),
        ),
    ),
    # R61
    (
        2,
        "two_players",
        QT_TRANSLATE_NOOP("LoyangHelp", "With two players"),
        (
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "Before each of your turns in the distribution round you may turn up the top card of the draw pile "
                "into the court. So even the first turn may take at once, and the last player has a choice, too.",
            ),
        ),
    ),
    # R4, R8, R9, R36, R38
    (
        2,
        "laying_out",
        QT_TRANSLATE_NOOP("LoyangHelp", "Laying cards out"),
        (
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "Each card goes into its row; there may be any number in a row. A market stall is filled with one of "
                "each of its goods at once, and a regular customer gets a marker with the blue side up.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "Cards of this phase lie singly; only a <a href='#double_pack'>double pack</a> is stacked. A card that "
                "lies there cannot be thrown away before it has done its work, except <a href='#helpers'>helpers</a>.",
            ),
        ),
    ),
    # R39-R41, R43-R46
    (
        2,
        "fields",
        QT_TRANSLATE_NOOP("LoyangHelp", "Common fields"),
        (
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "A common field costs 2 cash as soon as it is laid out. To pay, you may sell goods to your shop, "
                "take a loan, or use the <a href='#accountant'>accountant</a> or the <a href='#market_crier'>market "
                "crier</a>. Trading at stalls is not possible then. Paid once, it is never paid again.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "Every field accepts only the goods that it shows: the more plots, the fewer kinds. What was sown "
                "stays until the field is empty.",
            ),
        ),
    ),
    # R47-R49, R53
    (
        2,
        "starting_players",
        QT_TRANSLATE_NOOP("LoyangHelp", "Starting players"),
        (
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "Waiting pays: who has taken cards last becomes first starting player, with the large marker; who was "
                "last but one becomes second. In this order they take their action turns, then the others. The number "
                "beside each name is the position in the current phase.",
            ),
        ),
    ),
    # R50-R52
    (
        2,
        "four_players",
        QT_TRANSLATE_NOOP("LoyangHelp", "With four players"),
        (
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "The first starting player chooses a partner among the two players without a marker, anew in every "
                "round; the other one is the partner of the second. The order is: first, second, partner of the "
                "first, partner of the second.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "In the action phase everything that touches an opponent, shown by a <b>lantern</b>, reaches the "
                "partner only. The pairs have the same colour beside their names.",
            ),
        ),
    ),
    # R60
    (
        2,
        "beginner",
        QT_TRANSLATE_NOOP("LoyangHelp", "Beginner variant"),
        (
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "Everybody gets one of the four dotted regular customers, face down. In a round of your choice you may "
                "lay it out instead of a hand card; all hand cards go to the court then. It is no hand card itself and "
                "may also wait for ever. Not in the solo game.",
            ),
        ),
    ),
)

ENDING: tuple[tuple[int, str, object, tuple[object, ...]], ...] = (
    # R102-R109
    (
        1,
        "end",
        QT_TRANSLATE_NOOP("LoyangHelp", "The end"),
        (
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "After the ninth round everybody goes back one space per loan. Whoever is farthest then wins. If "
                "equal, more cash decides, then more goods on the own fields and in the storehouse; else the place "
                "is shared.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "Customers that are not done cost nothing, and the shop does not count. Cash that comes in after "
                "your last turn buys no steps any more.",
            ),
        ),
    ),
    # S1-S10
    (
        1,
        "solo",
        QT_TRANSLATE_NOOP("LoyangHelp", "Alone"),
        (
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "You play against the path. An <b>imaginary neighbour</b> shows two market stalls, two regular and two "
                "casual customers, for your helpers with a lantern. It never acts, its customers have no markers, and "
                "what you pay to it is gone. An emptied stall or a served customer is not replaced.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "In place of hand and court there is a <b>grid</b> of 4 rows with 3 cards. In the card phase you buy "
                "up to two of them: free in the first row, for 1 cash in the second, for 2 in the others; common "
                "fields cost their 2 cash besides. They are laid out singly.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "Then the rest of the second row is discarded, the columns close up, and the grid is refilled. The "
                "discard pile is shuffled in when the draw pile is empty, and from the first emptied field on before "
                "every card phase.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "Impostor and self-supplier are not in the game; the lord of the manor lets you buy four cards "
                "instead of two. 17 points are good, 18 very good, 19 and more master level.",
            ),
        ),
    ),
)


def book() -> Book:
    """The rules and the cards in the current language."""

    def tr(marked: object) -> str:  # QT_TRANSLATE_NOOP is typed as giving an object
        return QCoreApplication.translate("LoyangHelp", str(marked))

    chapters = [
        Section(anchor, tr(title), tuple(map(tr, texts)), level)
        for level, anchor, title, texts in (*BASE, *TURN, *ENDING)
    ]
    title = QCoreApplication.translate("Catalogue", "At the Gates of Loyang")
    return Book("loyang", title, (*chapters, *screen_sections("loyang"), *card_sections()))
