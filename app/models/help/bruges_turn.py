"""The rules of Bruges: the six uses of a card, and persons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from app.models.help.bruges_round import Chapter

TURN: tuple[Chapter, ...] = (
    # R45-R50
    (
        1,
        "turns",
        QT_TRANSLATE_NOOP("BrugesHelp", "3: Actions"),
        (
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "Clockwise, everybody has <b>four turns</b> a round. In each you play exactly one card for one of"
                " its six uses; before and after it you may <a href='#activating'>activate</a> any number of your"
                " persons. Then you end your turn.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "Of five cards you play four, so one usually stays in your hand. Without a hand card you only "
                "activate persons.",
            ),
        ),
    ),
    # R51
    (
        1,
        "uses",
        QT_TRANSLATE_NOOP("BrugesHelp", "Six uses of a card"),
        (
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "Click a card of your hand, then a use (keys 1 to 6). Uses that are not possible are greyed and "
                "say why. In all but the last two the card goes to the discard pile.",
            ),
        ),
    ),
    # R52
    (
        2,
        "use_workers",
        QT_TRANSLATE_NOOP("BrugesHelp", "Taking workers"),
        (QT_TRANSLATE_NOOP("BrugesHelp", "Take <b>2 workers</b> of the card’s colour."),),
    ),
    # R53
    (
        2,
        "use_guilders",
        QT_TRANSLATE_NOOP("BrugesHelp", "Taking guilders"),
        (
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "Take as many guilders as the <b>die of the card’s colour</b> shows this round.",
            ),
        ),
    ),
    # R54, R55
    (
        2,
        "use_threat",
        QT_TRANSLATE_NOOP("BrugesHelp", "Returning a threat"),
        (
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "Return a threat marker of the card’s colour: <b>1 point</b>. Every marker that you return gives "
                "a point, whatever the reason, except the three of a damage. Handing a marker to an opponent "
                "gives none.",
            ),
        ),
    ),
    # R56-R58
    (
        2,
        "use_canal",
        QT_TRANSLATE_NOOP("BrugesHelp", "Building a canal"),
        (
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "You have two sections of five spaces. Only the next free space of each can be built. The card "
                "must have <b>its colour</b>, and you pay <b>its number</b> in guilders.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "Each space 3 counts 3 points at the end. Who completes a section takes the top <b>statue</b>; it"
                " counts its value. If the last tile is lost and rebuilt, there is no second statue.",
            ),
        ),
    ),
    # R59
    (
        2,
        "use_house",
        QT_TRANSLATE_NOOP("BrugesHelp", "Building a house"),
        (
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "Lay the card down as a house and return <b>a worker of its colour</b>. A house counts 1 point, "
                "and a person can move in. Nobody else learns what is on its front.",
            ),
        ),
    ),
    # R60-R62, R101
    (
        2,
        "use_person",
        QT_TRANSLATE_NOOP("BrugesHelp", "Laying out a person"),
        (
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "Pay the price at the top left; the person moves into a house of yours without a person, of any "
                "colour. It counts the points on its shield at the end and works as its symbol says.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "The colour of the house and that of the person both stay visible: some cards count houses, "
                "others persons.",
            ),
        ),
    ),
    # R63-R72, R77
    (
        1,
        "activating",
        QT_TRANSLATE_NOOP("BrugesHelp", "Activating persons"),
        (
            QT_TRANSLATE_NOOP("BrugesHelp", "Five symbols say when a person works:"),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "- <b>Lightning</b>: at once and only once, when it is laid out. What is impossible is skipped.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "- <b>Worker</b>: once per round in your turn, for a worker of the colour shown.",
            ),
            QT_TRANSLATE_NOOP("BrugesHelp", "- <b>Circle</b>: once per round in your turn, free of charge."),
            QT_TRANSLATE_NOOP("BrugesHelp", "- <b>Infinity</b>: always, by itself."),
            QT_TRANSLATE_NOOP("BrugesHelp", "- <b>Laurels</b>: at the end of the game, by itself."),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "Persons used this round are greyed. An activation that would change nothing is not offered, and "
                "the card says why. A used person stays used, even if it goes back to your hand and moves in "
                "again in the same round; only the discard pile takes its mark away.",
            ),
        ),
    ),
    # R73, R74
    (
        2,
        "undo",
        QT_TRANSLATE_NOOP("BrugesHelp", "Taking back"),
        (
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "Steps of your turn can be taken back until something hidden comes to light (a card drawn, a "
                "house front shown) or an opponent had to answer. Before such a step the question says so.",
            ),
        ),
    ),
    # R73, R136, R141, R170, R178
    (
        2,
        "answers",
        QT_TRANSLATE_NOOP("BrugesHelp", "When opponents answer"),
        (
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "Some persons make opponents give, choose or lose something. They are asked clockwise in the "
                "middle of the turn, each finished before the next. Who has only one possible answer is not "
                "asked; who has nothing gives nothing.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "Robber, swindler and vandal leave a choice: pay in full or take the threat marker. Who cannot "
                "pay takes the marker.",
            ),
        ),
    ),
    # R49, R116, R143, R175
    (
        2,
        "more_cards",
        QT_TRANSLATE_NOOP("BrugesHelp", "Playing more cards"),
        (
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "Messenger, herald, coachman, scribe, stable boy and baroness let you play one more card in your "
                "turn. It counts as a played card: ships and the exchange card can be used with it. You may run "
                "out of cards before your fourth turn then.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "A card that you draw and use at once is no played card. Cards that become a house by a person, "
                "or are laid out by the countess, are not played either.",
            ),
        ),
    ),
    # R138-R152, R163, R172, R174
    (
        2,
        "notes",
        QT_TRANSLATE_NOOP("BrugesHelp", "Persons with special rules"),
        (
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "- Astronomer: the text of persons laid out later may be carried out a second time at once, not "
                "when they are activated again later.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "- Earl: only if no die shows 1 or 2. Notary: 2 guilders less, not for the step of the earl.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "- Well builder: the next canal tile of the turn costs no guilders, also with acrobat, bard, "
                "dancer, juggler and minstrel, whose double price becomes 0.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "- Miller, mason, shoemaker, vintner and charcoal burner: the worker that pays for the activation"
                " is gone; all others may be exchanged one for one.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "- Moneylender: who has enough guilders gives one to everybody; otherwise you choose who receives one.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "- Jailer: counts himself, too. Fire-eater: reacts to later persons, not to himself.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "- Judge: you turn your marker also when you share the first place, if you have anything at all there.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "- Several reductions add up; no price falls below 0. What replaces a number comes before what "
                "adds to it.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "- After a card: first the action, then the text of a person just laid out, then those who react "
                "to it, then the exchange card, then a ship.",
            ),
        ),
    ),
)
