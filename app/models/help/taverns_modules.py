"""Modules 2 to 5 of the Taverns, the tournament rules and the screen, in our own words.

The text follows ``rules.md`` of the game; each chapter names the rules that it tells.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

MODULES: tuple[tuple[int, str, object, tuple[object, ...]], ...] = (
    # R130-R136, R140
    (
        1,
        "schnapps",
        QT_TRANSLATE_NOOP("TavernsHelp", "Module 2: schnapps"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "The winter side of the board is used. Whenever the moon passes schnapps, everybody gains 1 or 2 "
                "tokens. They pay for the favours of <a href='#entertainers'>entertainers</a>. At the end of your "
                "turn you keep at most 4; each counts <b>1 point</b> at the end of the game.",
            ),
        ),
    ),
    # R131-R136
    (
        2,
        "entertainers",
        QT_TRANSLATE_NOOP("TavernsHelp", "Entertainers"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "On the second, third and fifth evening an entertainer comes to every tavern: the musician, the "
                "fire-breather and the <a href='#juggler'>juggler</a>. You choose one of two sides, for good. While "
                "you serve, you may use them as often as you can pay, in any order:",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- <b>Musician</b>: 1 schnapps for 2 doubloons, or 2 schnapps for 3 beer.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- <b>Fire-breather</b>: 5 schnapps turn over a tile free of charge, with its noble and with no "
                "cards returned; or 2 schnapps <a href='#bonuses'>ban</a> a regular or guest.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "A favour that could do nothing cannot be paid for.",
            ),
        ),
    ),
    # R137-R139
    (
        2,
        "juggler",
        QT_TRANSLATE_NOOP("TavernsHelp", "The juggler"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- <b>Side A</b>, once an evening before closing time: for 1 schnapps one of your cards laid out "
                "goes on top of your draw pile instead of the discard pile, so that it comes again next evening. Any"
                " card may be chosen, even a table under a guest; it is shown half uncovered then.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- <b>Side B</b>, while you place dice: for 1 schnapps a die that is not placed becomes an <b>X</b>."
                " It fits every space that still takes a die and needs no raise. Click the juggler, then the die.",
            ),
        ),
    ),
    # R145-R148
    (
        1,
        "reputation",
        QT_TRANSLATE_NOOP("TavernsHelp", "Module 3: reputation"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "Each tavern has a track of its own around the host with 11 spaces (12 with the guest book). Steps "
                "must be taken; every space reached or passed is carried out at once. After the crown comes space 1 "
                "again; the host is never entered a second time.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- <b>Points</b> count at the <a href='#reputation_points'>end</a> only.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- <b>Schnapps</b>: you gain 1 schnapps.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- <b>Crown</b>: you gain a noble.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- <b>Signature</b> (module 5): a signature for the <a href='#guest_book'>guest book</a>.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "The schnapps tiles of the round track are turned over: only the second and the last evening bring 1"
                " schnapps. Ten more guests are in the game, who bring reputation steps or schnapps.",
            ),
        ),
    ),
    # R62-R64
    (
        2,
        "reputation_phase",
        QT_TRANSLATE_NOOP("TavernsHelp", "The reputation phase"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "When you end placing, before anything else, two sums are compared: the <b>doubloons</b> that your "
                "dice on guests and cash till will bring, and the <b>beer</b> of delivery and barrel together with "
                "your beer dealers. Your reputation moves as many spaces as the <b>lower</b> of the two. Stored "
                "goods, entertainers, the monastery and later upgrades do not count. Schnapps gained here can be "
                "spent at once.",
            ),
        ),
    ),
    # R150, R151
    (
        2,
        "bards",
        QT_TRANSLATE_NOOP("TavernsHelp", "Bards"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "A bard costs 1 doubloon. Each bard laid out may move your reputation 1 space while you serve: click"
                " a space of the track within reach, in one go or in several. Steps that you do not use are lost.",
            ),
        ),
    ),
    # R157
    (
        2,
        "reputation_points",
        QT_TRANSLATE_NOOP("TavernsHelp", "Points for reputation"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "At the end the space of your marker counts. On schnapps or a signature it is the last point space "
                "before it; on the crown and on the host it is nothing.",
            ),
        ),
    ),
    # R160-R166
    (
        1,
        "start_cards",
        QT_TRANSLATE_NOOP("TavernsHelp", "Module 4: start cards"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "Three of seven start cards are shown. In turn order everybody takes one, also the same as another "
                "player, and gains at once what it shows, in this order. Instead of waitress, table and supplier "
                "only the cards shown there are shuffled into the start deck. Tiles turned over by a start card "
                "bring no noble, work from the first evening on and cannot be upgraded again. Regulars that are "
                "removed leave the game. All seven are listed under <a href='#start_card_list'>start cards</a>.",
            ),
        ),
    ),
    # R170-R176
    (
        1,
        "guest_book",
        QT_TRANSLATE_NOOP("TavernsHelp", "Module 5: the guest book"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "The book has four columns: for guests that cost 3 or 4, 5, 6, and 7 or 8 beer. Whenever you "
                "<b>recruit</b> a guest, its signature goes into the topmost free cell of its column by itself, "
                "after the instant bonus. Hired nobles do not sign. The signature space of the reputation track lets"
                " you choose any column that is not full.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "A cell may carry a bonus, which you gain at once. Whoever completes a <b>row</b> gains a noble, "
                "after the bonus of the cell. A signature for a full column is lost. All cells are listed under <a "
                "href='#guest_book_cells'>the cells of the book</a>.",
            ),
        ),
    ),
    # R188-R191
    (
        1,
        "tournament",
        QT_TRANSLATE_NOOP("TavernsHelp", "Tournament rules"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "With all five modules two rules can be changed so that scarce cards are shared fairly:",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- Before the choice of the sixth and of the eighth evening it is checked whether the pile of a "
                "helper suffices for <b>everybody</b>. If not, nobody may choose that helper. On the eighth evening "
                "nobody gains anything if tables and suppliers are both short.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- If a recruited guest brings a tavern card whose pile is empty, you may take one of <b>lower "
                "rank</b> instead. From low to high: bard, beer dealer, dishwasher, waitress, table, supplier.",
            ),
        ),
    ),
    # R195-R199
    (
        1,
        "at_table",
        QT_TRANSLATE_NOOP("TavernsHelp", "The tavern on the screen"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- <b>Placing</b>: click a die and then a blue space. Click a placed die to take it back.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- <b>Activating</b>: click single dice, or the button for all of them.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- Beer and doubloons are shown as <b>this evening + stored</b>. Paying and storing happen by "
                "themselves.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- A click on the face-down guests shows everybody who can still be had; a click on your draw pile "
                "shows the cards in your two piles together.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- <b>Undo</b> goes back within your turn, but not past a guest that was turned up early, a shuffle,"
                " rolled dice, or a decision of another player.",
            ),
        ),
    ),
    # R23, R55, R97, R171
    (
        1,
        "differences",
        QT_TRANSLATE_NOOP("TavernsHelp", "Differences from the printed game"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "Kontor plays the Taverns as they are played online on Yucata. These points differ from the box:",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- Placing and serving are done in one go; placed dice cannot be moved while serving.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- A guest taken from the display is replaced face down until the end of the turn.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- Nobles and signatures are not limited.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- The juggler gives an X, not a face that you choose.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- Signatures are not laid on guests; whoever recruits a guest gets one.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "Where figures of the printed cards are not public, Kontor uses values of its own.",
            ),
        ),
    ),
)
