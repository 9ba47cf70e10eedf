"""The rules of Bruges: majorities, the end, and the modules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from app.models.help.bruges_round import Chapter

MODULES: tuple[Chapter, ...] = (
    # R78-R83
    (
        1,
        "majorities",
        QT_TRANSLATE_NOOP("BrugesHelp", "4: Majorities"),
        (
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "At the end of each round three things are compared: steps on the <b>reputation</b> track, "
                "<b>persons</b>, and <b>canal</b> tiles built. Whoever is alone in front turns the marker of that"
                " kind to its coloured side: 4 points, for good. A tie turns nothing.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "Only the end of the round counts. Another player can turn the same marker in a later round. The "
                "table shows who leads and by how much.",
            ),
        ),
    ),
    # R24-R27, R84, R85
    (
        1,
        "ending",
        QT_TRANSLATE_NOOP("BrugesHelp", "End of a round, end of the game"),
        (
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "Ships and exchange card are cleared, used persons are ready again, and the start player changes "
                "to the left.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "The last round is the one in which the <a href='#piles'>reserve</a> was needed while hands were "
                "filled, or the one after it was needed during the actions. It is played to its end, majorities "
                "included.",
            ),
        ),
    ),
    # R132-R135
    (
        1,
        "scoring",
        QT_TRANSLATE_NOOP("BrugesHelp", "Counting points"),
        (
            QT_TRANSLATE_NOOP("BrugesHelp", "To the points on the track are added:"),
            QT_TRANSLATE_NOOP("BrugesHelp", "- the points on all persons and pets laid out,"),
            QT_TRANSLATE_NOOP("BrugesHelp", "- 1 for each house, lived in or not,"),
            QT_TRANSLATE_NOOP("BrugesHelp", "- what persons with laurels count,"),
            QT_TRANSLATE_NOOP("BrugesHelp", "- 4 for each turned majority marker,"),
            QT_TRANSLATE_NOOP("BrugesHelp", "- 3 for each built space 3 and the values of the statues,"),
            QT_TRANSLATE_NOOP("BrugesHelp", "- the points of the space on the reputation track."),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "Hand cards, guilders, workers and threats count nothing unless a laurel says so. Beside the "
                "points the table shows in brackets what you would have if the game ended now; rest the pointer "
                "there to see the parts.",
            ),
        ),
    ),
    # R86-R95
    (
        1,
        "pets",
        QT_TRANSLATE_NOOP("BrugesHelp", "Pets"),
        (
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "The 17 pets are shuffled in. A pet card can be used in all six ways; its back has an orange sky."
                " Each house takes in <b>one person and one pet</b>, in any order.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "Pets have no effect but count more points for their price. Whatever speaks of persons means pets"
                " as well, with one exception: the majority of persons. There is a <b>majority of pets</b> "
                "instead, checked last. The watchdog is a person.",
            ),
        ),
    ),
    # R96
    (
        1,
        "new_citizens",
        QT_TRANSLATE_NOOP("BrugesHelp", "New citizens"),
        (
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "Two more persons for each group, and 17 <b>travellers</b>, a group of their own. The cards are "
                "split into six stacks then.",
            ),
        ),
    ),
    # R97-R103
    (
        2,
        "searching",
        QT_TRANSLATE_NOOP("BrugesHelp", "Searching the discard pile"),
        (
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "Twelve persons, one for each group, search the discard pile for a person of their group. It "
                "moves into another empty house of yours free of charge and works as if laid out; you may also do"
                " without.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "Five travellers search it for a card of their own colour and build it as a house, for a worker "
                "of that colour.",
            ),
        ),
    ),
    # R104-R109
    (
        2,
        "travellers",
        QT_TRANSLATE_NOOP("BrugesHelp", "Travellers"),
        (
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "Five travellers let the next card you play in this turn count as <b>any colour</b>, for dice, "
                "workers, threats and canals. A house built that way costs a worker of the named colour but keeps"
                " its own. If no card follows, the effect lapses.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "The <b>Swedish woman</b> activates a person of an opponent as if it were yours, without its cost"
                " and whether it is used or not; never persons that work always or at the end, and never the "
                "hangman.",
            ),
        ),
    ),
    # R111
    (
        1,
        "fifth_player",
        QT_TRANSLATE_NOOP("BrugesHelp", "The fifth player"),
        (
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "The fifth player has canals of the same kind. Statues of 8 and 9 lie on top of the stack, and "
                "the cards are split into six stacks. Otherwise nothing changes.",
            ),
        ),
    ),
    # R31, R112-R123
    (
        1,
        "ships",
        QT_TRANSLATE_NOOP("BrugesHelp", "The Zwin"),
        (
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "Six ships of each colour lie in piles, the top one open. After the throw, every die of <b>3 or "
                "4</b> brings the open ship of its colour into its dock for this round.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "Who has built a canal tile <b>with a played card</b> may then use one docked ship, of any "
                "colour, for a worker of the ship’s colour. Ships are not used up: everybody may use them, again "
                "and again. At the end of the round they leave; an empty pile is shuffled anew.",
            ),
        ),
    ),
    # R124-R131
    (
        1,
        "exchange",
        QT_TRANSLATE_NOOP("BrugesHelp", "The exchange"),
        (
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "Once all hands are filled, an exchange card is turned up with 5 or 6 markers. It improves one of"
                " the six uses for everybody who plays a card; each use takes a marker, and with the last one the"
                " card is gone. Choose “use 7” to play a card that way. Some cards make possible what would not "
                "be possible otherwise.",
            ),
            QT_TRANSLATE_NOOP(
                "BrugesHelp",
                "Persons that build or take something do not use the exchange. <b>Primus</b> activates a person "
                "after one was laid out, also one that changes nothing. With the option of fewer markers there is"
                " one less for each player missing to five.",
            ),
        ),
    ),
)
