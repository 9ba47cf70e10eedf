"""The end of the game, the scoring, the options and the screen of Murano, in our own words.

The text follows ``rules.md`` of the game; each chapter names the rules that it tells.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

END: tuple[tuple[int, str, object, tuple[object, ...]], ...] = (
    # R70, R71, R73, R74
    (
        1,
        "end",
        QT_TRANSLATE_NOOP("MuranoHelp", "The end of the game"),
        (
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "The end comes as soon as <b>two of the five sorts</b> of tiles have run out: streets, shops, glass "
                "factories, special buildings, palaces. Tiles that lie before players do not matter. A red line below "
                "the stacks says how many sorts are missing.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "You finish your turn, then every <b>other</b> player has exactly one more.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "Should everybody do nothing but pass for ten rounds, or should no tile be taken for forty, the game "
                "ends as well, without a last round.",
            ),
        ),
    ),
    # R72
    (
        2,
        "final_build",
        QT_TRANSLATE_NOOP("MuranoHelp", "Building at once"),
        (
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "Whoever buys a building in the last round, or ends the game by buying, may place this one tile at "
                "once, with its points or its card. Older tiles and streets cannot be placed this way.",
            ),
        ),
    ),
    # R60, R60a, R61-R64
    (
        1,
        "characters",
        QT_TRANSLATE_NOOP("MuranoHelp", "Scoring the characters"),
        (
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "At the end all score their characters, beginning with the player who brought the end about. Every "
                "character needs a <b>gondolier of its own</b> and is scored for the island where that gondolier "
                "stands. A gondolier serves one character.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "Each gondolier at an island that serves no character brings <b>1 point</b>. So a character worth less "
                "is better left out, and you may always leave cards unscored. Gondoliers not placed bring nothing.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "<b>Your</b> buildings are glass factories and shops with your marker; palaces and special buildings "
                "belong to nobody. <b>Opponents</b> means all others together. Customers are those on the streets, "
                "<b>crests</b> those on the palaces of the island.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "The best assignment is proposed. You can accept it card by card, or click another card and then an "
                "island. Where gold or beads are given, you choose how many.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "All this is shown during the game as well: every character of yours says what it would score on each "
                "island <b>now</b>, and the sum stands above them.",
            ),
        ),
    ),
    # R7, R65
    (
        2,
        "winner",
        QT_TRANSLATE_NOOP("MuranoHelp", "Who wins"),
        (
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "Most points win. With equal points, whoever has more gold left is ahead; if gold is equal, too, the "
                "victory is shared.",
            ),
        ),
    ),
    # R90-R93
    (
        1,
        "options",
        QT_TRANSLATE_NOOP("MuranoHelp", "Options"),
        (
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "- <b>Start character</b>. Before the first turn, from the start player on, everybody looks at 3 "
                "characters and may keep one for 1 gold. It counts as bought: the next one costs 2.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "- <b>Gold for the red ship</b>. Whoever moves the red ship, be it to make room or when passing, gains "
                "1 gold at the end of the turn. Sharing a space with the <a href='#lighthouse'>Lighthouse</a> brings "
                "nothing.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "- <b>At most one artist's workshop</b>. Whoever owns one of the three <a "
                "href='#workshops'>workshops</a> cannot choose another.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "- <b>Scoring without workshops</b>. Workshops help with sales only, not with characters that want "
                "beads.",
            ),
        ),
    ),
    # R120, R121
    (
        1,
        "at_table",
        QT_TRANSLATE_NOOP("MuranoHelp", "The lagoon on the screen"),
        (
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "- Point at an action space to see which ships would have to move and what they cost; click it to "
                "choose it. Then move ship by ship, or take the cheapest way by the button.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "- A click on the <b>name of an island</b> enlarges it. Brown spaces beside a street are marked: there "
                "a building may stand.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "- A click on the <b>deck of characters</b> shows all 40; a click on the other deck all 15 special "
                "building cards.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "- Point at a line of the log to see its space, island or gondola marked.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "- <b>Undo</b> goes back within your turn, but not past anything that was drawn, looked at or turned "
                "up: cards, tiles, beads.",
            ),
        ),
    ),
    # R6, R26, R39, R41, R61, R85, R111
    (
        1,
        "differences",
        QT_TRANSLATE_NOOP("MuranoHelp", "Differences from the printed game"),
        (
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "Kontor plays Murano as it is played online on Yucata: the action space is chosen before the ships, "
                "income takes the best island by itself, selling is optional, markers are not limited, and a bead may "
                "use one workshop only.",
            ),
            QT_TRANSLATE_NOOP(
                "MuranoHelp",
                "Where figures of the printed map and cards are not public, Kontor uses values of its own.",
            ),
        ),
    ),
)
