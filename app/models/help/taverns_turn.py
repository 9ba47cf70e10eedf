"""Placing and serving in the Taverns, the monastery and closing time, in our own words.

The text follows ``rules.md`` of the game; each chapter names the rules that it tells.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

TURN: tuple[tuple[int, str, object, tuple[object, ...]], ...] = (
    # R55-R61
    (
        1,
        "placing",
        QT_TRANSLATE_NOOP("TavernsHelp", "E: placing dice"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "Now you put your dice, white and own ones, on guests and spaces:",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- a <b>guest</b>, a <b>regular</b> or the <b>stack of nobles</b>: one die with the value that the "
                "card wants;",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- <b>cash till</b> and <b>barrel</b>: one die each, any value;",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- <b>beer delivery</b>: any number of 1s and 6s;",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- <b>monk</b>: any number of 5s.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "You may move dice as you like until you end placing; taking back is possible 12 times a turn. Dice "
                "that are not placed are lost for the evening. You need not place a die that fits, but you are asked"
                " before it is lost.",
            ),
        ),
    ),
    # R58, R59
    (
        2,
        "raises",
        QT_TRANSLATE_NOOP("TavernsHelp", "Dishwashers raise dice"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "Every dishwasher laid out, and an upgraded wash place, lets one die count <b>1 higher</b>. Several "
                "raises can help the same die. The die itself is not turned; a small sign beside it shows the raises"
                " used. No die is ever lowered, and a 6 never becomes a 1. On the beer delivery a 2 to 5 can be "
                "raised to a 6. Till and barrel take any die and need no raise.",
            ),
        ),
    ),
    # R65-R74
    (
        1,
        "serving",
        QT_TRANSLATE_NOOP("TavernsHelp", "F: serving"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "First you gain 1 beer for each beer dealer laid out. Then you do as much as you like, in any order:"
                " activate dice, <a href='#buying'>buy</a>, <a href='#upgrading'>upgrade</a>, <a "
                "href='#recruiting'>recruit</a>, <a href='#hiring'>hire nobles</a>, use counter guests.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "A die is taken off its space and yields what the space gives <b>at that moment</b>:",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- a <b>guest</b> pays the doubloons on the card, a stack of nobles those of one noble;",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- the <b>cash till</b> pays 1 doubloon, upgraded 3;",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- each die on the <b>beer delivery</b> brings 1 beer and 1 more per supplier laid out, upgraded "
                "another 1;",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- the <b>barrel</b> gives 1 beer, upgraded 2;",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- each die on the <b>monk</b> moves your marker 1 space in the <a href='#monastery'>monastery</a>, "
                "upgraded 2.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "It can pay to upgrade a tile first and to activate its dice afterwards.",
            ),
        ),
    ),
    # R75, R81
    (
        2,
        "buying",
        QT_TRANSLATE_NOOP("TavernsHelp", "Buying tavern cards"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "Pay the doubloons on the card and put it on your draw pile. You may buy several different kinds, "
                "but <b>each kind only once</b> an evening; cards gained in other ways do not count.",
            ),
        ),
    ),
    # R78-R85
    (
        2,
        "upgrading",
        QT_TRANSLATE_NOOP("TavernsHelp", "Upgrading the tavern"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "Pay the cost of a tile and turn it over for good. Each upgrade <b>brings a noble</b>. You may "
                "upgrade several tiles in a turn.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "<b>Special offer</b>: return tavern cards of the matching kind that are laid out at the tile; each "
                "lowers the cost by the amount printed there, down to nothing. Cards in your piles cannot be "
                "returned, no change is given, and cash till, barrel, monk and safe have no offer.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "Tables, waitress post and wash place work from the <b>next evening</b> on, all others <b>at "
                "once</b>, also for dice that already lie there. Dice cannot be placed again.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "A returned supplier no longer counts for dice that are not activated yet. A returned beer dealer "
                "keeps its beer, and a guest whose table card is returned keeps sitting there until closing time.",
            ),
        ),
    ),
    # R94-R98
    (
        2,
        "recruiting",
        QT_TRANSLATE_NOOP("TavernsHelp", "Recruiting guests"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "Pay the beer on the card and put the guest on your draw pile. You may recruit <b>one guest per "
                "turn</b>: the top one of the open stack or one on display. Then you gain its <a "
                "href='#bonuses'>instant bonus</a>, once and never again.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "A guest taken from the display is replaced at once, but face down; the new one is turned up at the "
                "end of your turn. You may look earlier by clicking it: then nothing before can be undone. When the "
                "open stack is empty, its place becomes a fifth place of the display.",
            ),
        ),
    ),
    # R99, R177
    (
        2,
        "hiring",
        QT_TRANSLATE_NOOP("TavernsHelp", "Hiring nobles"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "For 9, 14 or 18 beer you gain 1, 2 or 3 nobles, as often as you can pay. They do not count as the "
                "guest of this turn.",
            ),
        ),
    ),
    # R8, R104-R106
    (
        2,
        "bonuses",
        QT_TRANSLATE_NOOP("TavernsHelp", "Bonuses and the ban"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "A bonus is carried out at once and completely before anything else happens.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- <b>Monastery steps</b> move your marker in the <a href='#monastery'>monastery</a>.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- A <b>crown</b> is a noble.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- A <b>tavern card</b> comes from its pile, if there is one left.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "- A <b>ban</b> lets you send one regular or guest away for good who sits at a table without a die; "
                "it may have been served already. The points of the card are lost, and the table stays empty. Nobles"
                " cannot be banned. You need not ban anybody.",
            ),
        ),
    ),
    # R108, R109
    (
        2,
        "end_of_turn",
        QT_TRANSLATE_NOOP("TavernsHelp", "The end of your turn"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "Of your doubloons and beer that are left, up to 2 each are stored by themselves, up to 5 with "
                "upgraded safe or beer storage. The rest is lost, and so is what dice would have brought that you "
                "did not activate.",
            ),
        ),
    ),
    # R110-R112
    (
        1,
        "monastery",
        QT_TRANSLATE_NOOP("TavernsHelp", "The monastery"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "The track has 23 spaces in a circle. Every space that your marker <b>reaches or passes</b> gives "
                "its bonus, on every lap. The start gives nothing, but counts as a step. A ban is possible only "
                "while you serve. All spaces are listed under <a href='#monastery_track'>the monastery track</a>.",
            ),
        ),
    ),
    # R115-R119
    (
        1,
        "closing",
        QT_TRANSLATE_NOOP("TavernsHelp", "G: closing time, and the end"),
        (
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "All cards laid out, with all guests and nobles, go on your discard pile. The beer mug, and with it "
                "the start, goes to the left neighbour.",
            ),
            QT_TRANSLATE_NOOP(
                "TavernsHelp",
                "After the eighth evening the game is over. All your cards count, wherever they lie; in later "
                "modules <a href='#schnapps'>schnapps</a> and <a href='#reputation_points'>reputation</a> are added."
                " With equal points, stored doubloons and beer together decide; if these are equal too, the victory "
                "is shared. The points on the screen always show what the game would end with now.",
            ),
        ),
    ),
)
