"""The rules of Bruges: what it is about, drawing, dice, threats, reputation."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

Chapter = tuple[int, str, object, tuple[object, ...]]
"""Level, anchor, title and paragraphs."""

ROUND: tuple[Chapter, ...] = (
    # R1, R132-R134
    (
        1,
        "goal",
        QT_TRANSLATE_NOOP("BrugesHelp", "In a nutshell"),
        (
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "You are merchants in Bruges. Cards are everything here: each of the five in your hand can be "
                "used in <a href='#uses'>six ways</a>, for workers, guilders, against threats, for canals, as a "
                "house, or as the person shown on it.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "A round has four phases: <a href='#drawing'>drawing</a>, <a href='#dice'>dice</a>, four <a "
                "href='#turns'>turns</a> each, <a href='#majorities'>majorities</a>. When the reserve pile is "
                "needed, the <a href='#ending'>last round</a> has come, and points are <a "
                "href='#scoring'>counted</a>. Most points win; with equal points, more guilders.",
            ),
        ),
    ),
    # R1
    (
        1,
        "modules",
        QT_TRANSLATE_NOOP("BrugesHelp", "Modules and options"),
        (
            QT_TRANSLATE_NOOP("BrugesHelp", "Each can be switched on by itself, in any combination."),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "- <b>Pets</b>: <a href='#pets'>17 animals</a> that live beside persons, and a fourth majority.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "- <b>New citizens</b>: <a href='#new_citizens'>39 more persons</a>, 17 of them travellers.",
            ),
            QT_TRANSLATE_NOOP("BrugesHelp", "- <b>The Zwin</b>: <a href='#ships'>ships</a> for whoever builds canals."),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "- <b>The exchange</b>: each round a <a href='#exchange'>card</a> improves one of the six uses.",
            ),
            QT_TRANSLATE_NOOP("BrugesHelp", "- A <a href='#fifth_player'>fifth player</a> simply takes a seat."),
        ),
    ),
    # R5, R9, R10, R12
    (
        1,
        "on_the_table",
        QT_TRANSLATE_NOOP("BrugesHelp", "What lies on the table"),
        (
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "- Two <b>draw piles</b>, the <b>reserve</b> and the open <b>discard pile</b>. The back of a card"
                " shows its colour, so everybody sees the colours on top of the piles and in all hands. The "
                "fronts in a hand are secret.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "- Five coloured <b>dice</b>. Blue, brown, yellow, red and violet are the colours of cards, "
                "workers, threats, canal spaces and ships; they have nothing to do with the colours of the "
                "players.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "- The <b>reputation track</b> with the town hall, and the <b>statues</b>, the most valuable on top.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "- In front of everybody: guilders, workers, threat markers, two canal sections, houses with "
                "their people, and majority markers, grey side up.",
            ),
        ),
    ),
    # R4, R6-R8, R12, R13
    (
        2,
        "setup",
        QT_TRANSLATE_NOOP("BrugesHelp", "Set-up"),
        (
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "Everybody begins with 5 points, 5 guilders, one worker of each colour and no cards. The start "
                "player is drawn by lot.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "All cards are shuffled and split into five stacks (six with the new citizens or five players). "
                "One stack per player is taken; shuffled together and halved, they are the draw piles. The rest "
                "is the reserve. So not every card comes into every game.",
            ),
        ),
    ),
    # R17-R21
    (
        1,
        "drawing",
        QT_TRANSLATE_NOOP("BrugesHelp", "1: Drawing cards"),
        (
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "From the start player on, each fills the hand to <b>five cards</b>, one by one from the left or "
                "the right pile. You look at the new cards only when your hand is full, so that only colours "
                "guide you. Who holds five or more draws nothing.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "After everybody has drawn, the <a href='#exchange'>exchange card</a> of the round is turned up.",
            ),
        ),
    ),
    # R22-R26
    (
        2,
        "piles",
        QT_TRANSLATE_NOOP("BrugesHelp", "When a pile runs out"),
        (
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "The first pile that runs out is replaced by the <b>reserve</b>: if that happens while hands are "
                "filled, this round is the last one; if it happens during the actions, one more round follows.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "After that, an empty pile is replaced by half of the other one. The discard pile is never "
                "shuffled back; everybody may search it at any time.",
            ),
        ),
    ),
    # R28-R32
    (
        1,
        "dice",
        QT_TRANSLATE_NOOP("BrugesHelp", "2: Dice"),
        (
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "The start player throws all five dice. They lie for the whole round and mean three things:",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "- <b>5 and 6</b> are threats: everybody takes a marker of each such colour.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "- <b>1 and 2</b> are added up: that is the price of a <a href='#climbing'>step</a> this round.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "- Every die is an income: a card of its colour brings as many guilders as it shows, when <a "
                "href='#use_guilders'>used for guilders</a>.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "With the Zwin, <b>3 and 4</b> let <a href='#ships'>ships</a> dock before the threats come.",
            ),
        ),
    ),
    # R33-R40, R171
    (
        2,
        "damage",
        QT_TRANSLATE_NOOP("BrugesHelp", "Threats and damage"),
        (
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "Two markers of a colour do no harm. The <b>third one strikes at once</b>; then all three go back"
                " without points, and the next one is the first again. It counts as damage even if it costs you "
                "nothing: the Lay Brother and the Spy are paid all the same. The table warns you when the next "
                "marker would strike.",
            ),
            QT_TRANSLATE_NOOP("BrugesHelp", "- Blue, <b>flood</b>: you lose all workers."),
            QT_TRANSLATE_NOOP("BrugesHelp", "- Brown, <b>plague</b>: you lose a person of your choice (or a pet)."),
            QT_TRANSLATE_NOOP("BrugesHelp", "- Yellow, <b>raid</b>: you lose all guilders."),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "- Red, <b>fire</b>: you lose a house or an outermost canal tile, as you choose. Whoever lived in"
                " the house comes back to your hand. A statue once won stays.",
            ),
            QT_TRANSLATE_NOOP("BrugesHelp", "- Violet, <b>intrigue</b>: you lose 3 points, but never fall below 0."),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "If several strike at once: intrigue, flood, raid, then fire and plague in the order you like. "
                "Some persons protect: the three markers go back, and you even take 2 points.",
            ),
        ),
    ),
    # R41-R44, R145, R146, R160
    (
        2,
        "climbing",
        QT_TRANSLATE_NOOP("BrugesHelp", "Climbing the reputation track"),
        (
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "Everybody in turn may climb <b>one step</b> for the sum of all dice that show 1 or 2. Without a "
                "1 or 2 nobody climbs. The space that you reach counts at the end: 1 to 8 points for the first "
                "eight steps, then 10 and 12.",
            ),
            QT_TRANSLATE_NOOP("BrugesHelp", "Steps that persons or ships give come on top of that and need no 1 or 2."),
        ),
    ),
)
