"""The action phase of Loyang in our own words: what one may do, and its end."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

TURN: tuple[tuple[int, str, object, tuple[object, ...]], ...] = (
    # R63, R64, R10, R10a, R111, R112
    (
        1,
        "action",
        QT_TRANSLATE_NOOP("LoyangHelp", "3. Actions"),
        (
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "On your action turn you do what you like, in any order and as often as you like; only one double "
                "pack is allowed. The tiles below the table carry the letters A to H. You can begin with a tile, or "
                "click the thing itself: a good and then a field, a good of a stall, a customer, a helper.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "Loans and sales to the shop are possible whenever you decide something, in every phase.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "Within your turn everything can be undone, until something hidden came up: a double pack, or the "
                "private stack.",
            ),
        ),
    ),
    # R21, R65, R66
    (
        2,
        "sow",
        QT_TRANSLATE_NOOP("LoyangHelp", "A: sow"),
        (
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "Lay a good of the cart on an empty field that shows it. The supply fills all other plots with the "
                "same good: from one leek come three. From the next harvest on the field gives one a round. The home "
                "field is not sown again.",
            ),
        ),
    ),
    # R67, R68
    (
        2,
        "buy",
        QT_TRANSLATE_NOOP("LoyangHelp", "B: buy"),
        (
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "Buy a good that lies in your shop: wheat for 3, pumpkin for 4, turnip and cabbage for 5, bean and "
                "leek for 6 cash. <a href='#haggler'>Haggler</a> and <a href='#shopper'>shopper</a> can be added "
                "while buying, each for one purchase.",
            ),
        ),
    ),
    # R69, R70
    (
        2,
        "sell",
        QT_TRANSLATE_NOOP("LoyangHelp", "C: sell"),
        (
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "Your shop pays 2 cash for beans and leeks and 1 cash for everything else, as long as it has a free "
                "place for that good. Several of a kind, or everything, can be sold at once.",
            ),
        ),
    ),
    # R71-R74
    (
        2,
        "trade",
        QT_TRANSLATE_NOOP("LoyangHelp", "D: trade"),
        (
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "Choose a good of one of your stalls, then give 1 or 2 goods of the cart, as many as there are bowls "
                "under it, of any kind. What you get can be used at once, also for the next trade.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp", "A stall without goods leaves. Trading is possible in the action phase only."
            ),
        ),
    ),
    # R75-R79
    (
        2,
        "helpers",
        QT_TRANSLATE_NOOP("LoyangHelp", "E: helpers"),
        (
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "A helper works once and then leaves; with an “or” you choose one of the two. Effects for the whole "
                "turn go on although the card is gone. Some work in other phases: each <a "
                "href='#all_helpers'>helper</a> says when.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "Helpers are the only cards that may be <b>discarded</b> unused, also on your turns of the card "
                "phase. That makes the double pack cheaper, or brings a covered card to light.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "A <b>lantern</b> marks helpers that touch another player. None of them reaches a home field, a cart "
                "or a storehouse, nor covered cards.",
            ),
        ),
    ),
    # R80, R81, R83, R84
    (
        2,
        "regulars",
        QT_TRANSLATE_NOOP("LoyangHelp", "F: regular customers"),
        (
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "A regular customer wants the same two goods once a round, four times in all, and pays more each "
                "time. Both goods are delivered together; they fill the rows from the bottom to the top. When the "
                "top row is full, the customer leaves.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "It must be served in the very round in which it is laid out or comes to light, if your turn is "
                "still to come. The phase cannot end before each visible regular customer has got a delivery or a <a "
                "href='#refusing'>refusal</a>; a tick marks who is done.",
            ),
        ),
    ),
    # R82
    (
        2,
        "refusing",
        QT_TRANSLATE_NOOP("LoyangHelp", "No delivery"),
        (
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "If you cannot or will not deliver, a blue marker is turned to red. With a red marker you pay 2 cash "
                "instead. A red marker stays red; only the <a href='#saleswoman'>saleswoman</a> turns it back. A "
                "refusal holds for the whole round.",
            ),
        ),
    ),
    # R85-R87
    (
        2,
        "casuals",
        QT_TRANSLATE_NOOP("LoyangHelp", "G: casual customers"),
        (
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "A casual customer wants three goods at once, one time, and then leaves. Nothing happens if it waits.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "The price depends on your visible customers at that moment, the served one included. As many casual "
                "as regular ones: the printed price. Fewer casual ones: <b>2 more</b>. More casual ones: <b>2 "
                "less</b>. So it matters whom you serve first.",
            ),
        ),
    ),
    # R88-R91
    (
        2,
        "double_pack",
        QT_TRANSLATE_NOOP("LoyangHelp", "H: double pack"),
        (
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "Once a turn you may draw two cards. It costs as much as you have visible helpers or visible stalls, "
                "whichever are more; with neither it is free. Keep none, one, or both: then one is laid <b>on "
                "top</b> of the other. The card that you click first is the upper one.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "Each common field that you keep costs 2 cash at once, also as the lower card. Stalls cannot be used "
                "to pay for it. If the draw pile runs out here, the discard pile is shuffled at once.",
            ),
        ),
    ),
    # R6, R6a, R7, R26, R46, R81
    (
        2,
        "covered",
        QT_TRANSLATE_NOOP("LoyangHelp", "Covered cards"),
        (
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "A covered card does nothing and counts for nothing, but everybody knows it. When the upper card "
                "leaves, for whatever reason, the lower one goes to its row at once: a stall is filled, a regular "
                "customer gets a blue marker, a field is not paid again. You cannot prevent it.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "A helper that is used leaves only after its effect, so a card under it does not count yet. Cards "
                "that change hands are laid singly.",
            ),
        ),
    ),
    # R98, R113
    (
        1,
        "storing",
        QT_TRANSLATE_NOOP("LoyangHelp", "End of the phase: storing"),
        (
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "Ending the phase is final. The storehouse keeps 1 good; for 2 cash it is enlarged to 4, once and "
                "for all. This is offered when there are more goods than room. All other goods are sold to the shop "
                "or given back.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "<b>Store</b> does it by itself: it keeps what your customers want and the dearest goods, and sells "
                "what the shop takes; the prompt says in advance what that means. Or click the goods one by one.",
            ),
        ),
    ),
    # R99, R108, R114
    (
        1,
        "path",
        QT_TRANSLATE_NOOP("LoyangHelp", "The path of prosperity"),
        (
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "At the end of your turn you may walk. The <b>first step</b> of a round costs 1 cash; every further "
                "one costs the number of the space that it leads to. From space 9: 1, then 11, then 12. Space 20 is "
                "the last.",
            ),
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "The prices of the next four steps always stand on the path. A cheap first step in each of the nine "
                "rounds leads to space 10; everything beyond has to be earned.",
            ),
        ),
    ),
    # R10, R100, R101, R115
    (
        1,
        "loans",
        QT_TRANSLATE_NOOP("LoyangHelp", "Loans"),
        (
            QT_TRANSLATE_NOOP(
                "LoyangHelp",
                "Whenever you decide something you may take a loan: 5 cash, for one space at the end. Loans cannot be "
                "repaid; 31 are the most. Usually one is enough for a whole game, and beginners do well without.",
            ),
        ),
    ),
)
