"""The actions of Murano in our own words.

The text follows ``rules.md`` of the game; each chapter names the rules that it tells.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

ACTIONS: tuple[tuple[int, str, object, tuple[object, ...]], ...] = (
    # R2
    (
        1,
        "actions",
        QT_TRANSLATE_NOOP("MuranoHelp", "The actions"),
        (
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "The ring has three spaces for building, two each for buying glass factories, shops and palaces, for "
                "recruiting and for gondoliers, and one each for the other actions.",
            ),
        ),
    ),
    # R6, R30
    (
        2,
        "take_gold",
        QT_TRANSLATE_NOOP("MuranoHelp", "Take 2 gold"),
        (
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "You gain 2 gold. Gold never runs out, and nobody can owe any.",
            ),
        ),
    ),
    # R31-R35
    (
        2,
        "buying",
        QT_TRANSLATE_NOOP("MuranoHelp", "Buying buildings"),
        (
            QT_TRANSLATE_NOOP("MuranoHelp", "| <b>Glass factory</b> | 1 gold"),
            QT_TRANSLATE_NOOP("MuranoHelp", "| <b>Shop</b> | 2 gold for the top one, 4 for one of your choice"),
            QT_TRANSLATE_NOOP("MuranoHelp", "| <b>Palace</b> | 2 gold for the top one, 4 for one of your choice"),
            QT_TRANSLATE_NOOP("MuranoHelp", "| <b>Special building</b> | 2 gold"),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "For 4 gold you look the whole stack through and must take one tile; the rest is shuffled. Bought "
                "tiles lie before you, as many as you like, until you <a href='#build'>build</a> them in a later turn.",
            ),
        ),
    ),
    # R36
    (
        2,
        "recruit",
        QT_TRANSLATE_NOOP("MuranoHelp", "Recruiting a character"),
        (
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "You look at the top 3 cards of the deck and keep <b>one</b>. Your first character costs 1 gold, your "
                "second 2, your third 3 and so on; there is no limit. You must have the gold before you look.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "The other cards go under the deck. You may also keep none: then you pay only for ships, and your turn "
                "is over.",
            ),
        ),
    ),
    # R4, R37
    (
        2,
        "placing",
        QT_TRANSLATE_NOOP("MuranoHelp", "Placing a gondolier"),
        (
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "You place one of your ready gondoliers on a free gondola of any island: for <b>2 gold</b> on one of "
                "your own colour, for <b>5 gold</b> on any other. It stays there to the end of the game.",
            ),
        ),
    ),
    # R38, R50-R53, R56
    (
        2,
        "build",
        QT_TRANSLATE_NOOP("MuranoHelp", "Building"),
        (
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "You place <b>1 to 3 tiles</b>, on any islands and in any mixture, one after the other.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "- <b>Streets</b> come off the stack. You draw one, look at it, and must lay it on an empty paved "
                "space of any island. It costs nothing, brings no points, and needs no street beside it.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "- <b>Buildings</b> must lie before you, bought in an earlier turn. They go on an empty brown space "
                "that has a street beside it, not only at a corner. A street laid in the same action will do.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "Tiles are never moved or replaced. When nothing more can be placed, the action ends by itself.",
            ),
        ),
    ),
    # R54, R55
    (
        2,
        "built",
        QT_TRANSLATE_NOOP("MuranoHelp", "What buildings bring"),
        (
            QT_TRANSLATE_NOOP("MuranoHelp", "| <b>Glass factory</b> | 1 point | your marker"),
            QT_TRANSLATE_NOOP("MuranoHelp", "| <b>Shop</b> | 2 points | your marker"),
            QT_TRANSLATE_NOOP("MuranoHelp", "| <b>Palace</b> | 3 points | belongs to nobody"),
            QT_TRANSLATE_NOOP("MuranoHelp", "| <b>Special building</b> | a card | belongs to nobody"),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "For a special building you look at the top 3 special building cards, take one of them and lay it open "
                "before you; the others go under the deck. It works <b>from your next turn on</b> to the end of the "
                "game. You must take a card, even a useless one.",
            ),
        ),
    ),
    # R39, R64
    (
        2,
        "income",
        QT_TRANSLATE_NOOP("MuranoHelp", "Income"),
        (
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "You earn on <b>one island</b>, and the one that pays most is chosen for you. For each colour of which "
                "you own a shop there, every customer of this colour on the island brings 1 gold. A second shop of the "
                "same colour brings no more. The others earn nothing.",
            ),
        ),
    ),
    # R40, R41
    (
        2,
        "production",
        QT_TRANSLATE_NOOP("MuranoHelp", "Production"),
        (
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "As many of your built glass factories as you like produce, wherever they are. Each draws one bead "
                "from the bag and costs you <b>2 points</b> for its smoke; you cannot go below 0 points.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "Then you may sell 1, 2 or 3 beads of <b>one colour</b> for <b>5, 12 or 20 gold</b>, also older ones, "
                "and also without producing. They go back into the bag. You keep the others as long as you like.",
            ),
        ),
    ),
    # R42
    (
        2,
        "hire",
        QT_TRANSLATE_NOOP("MuranoHelp", "Hiring or dismissing gondoliers"),
        (
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "Either you pay 3 gold and take one of your gondoliers from the general supply, or you put a ready one "
                "there and gain 3 gold. Gondoliers at islands cannot be dismissed. Nobody has more than 7.",
            ),
        ),
    ),
)
