"""The rules of Port Royal in our own words, and every card of the game.

The text follows ``rules.md`` of the game; each chapter names the rules that it tells.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.models.help.book import Book, Section
from app.models.help.port_royal_cards import card_sections
from app.models.help.screen import screen_sections

_CHAPTERS: tuple[tuple[int, str, object, tuple[object, ...]], ...] = (
    # R7, R21, R61
    (
        1,
        "goal",
        QT_TRANSLATE_NOOP("PortRoyalHelp", "In a nutshell"),
        (
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "You trade in a harbour of the Caribbean. On your turn you reveal cards, one after the other, and stop "
                "when it seems wise: two ships of the same colour spoil everything. Then you take a card: sell the "
                "cargo of a ship for coins, or hire a person for coins. The others may buy what you leave, for a fee.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "Persons and expeditions carry <b>influence points</b>. As soon as somebody has 12 of them, the round "
                "is played to its end, and then most influence wins. Another number can be chosen in the "
                "<a href='#options'>options</a>.",
            ),
        ),
    ),
    # R3, R4, R6, R16-R19
    (
        1,
        "table",
        QT_TRANSLATE_NOOP("PortRoyalHelp", "What lies on the table"),
        (
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "- The <b>draw pile</b> lies face down, the <b>discard pile</b> beside it is open to everybody.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "- The <b>harbour</b> holds the ships and persons of the current turn, in the order in which they "
                "came.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "- <b>Expeditions</b> have a row of their own and stay there until somebody claims them.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "- In front of each player lie a <b>display</b> of hired persons and claimed expeditions, and "
                "<b>coins</b>.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "Everybody begins with 3 coins. Who starts is drawn by lot, and play goes clockwise.",
            ),
        ),
    ),
    (
        2,
        "coins",
        QT_TRANSLATE_NOOP("PortRoyalHelp", "Coins are cards"),
        (
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "A coin is a card from the top of the draw pile that lies face down. Nobody knows its front, but "
                "everybody sees how many coins each player has. A card that lies somewhere as a coin cannot turn up in "
                "the harbour.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "Coins that are paid to the game go face up on the discard pile. Coins paid to another player stay "
                "face down. The coin that somebody has held longest is always the first to go.",
            ),
        ),
    ),
    # R2
    (
        1,
        "turn",
        QT_TRANSLATE_NOOP("PortRoyalHelp", "A turn"),
        (
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "A turn belongs to the <b>active player</b> and has two phases: first <a "
                "href='#discover'>discover</a>, then <a href='#trade'>trade and hire</a>. A round is one turn of "
                "every player, beginning with the start player.",
            ),
        ),
    ),
    # R21-R25, R30, R31, R38
    (
        1,
        "discover",
        QT_TRANSLATE_NOOP("PortRoyalHelp", "Phase 1: discover"),
        (
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "The active player reveals the top card of the draw pile. The first card is a must; after every card "
                "you decide again whether to reveal another one or to stop.",
            ),
            QT_TRANSLATE_NOOP("PortRoyalHelp", "- A <b>person</b> goes into the harbour."),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "- A <b>ship</b> goes into the harbour, unless you can and want to <a href='#repel'>repel</a> it. A "
                "second ship of a colour ends the turn: <a href='#bust'>the harbour is spoiled</a>.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "- An <b>expedition</b> goes into its own row and counts for nothing in the harbour.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp", "- A <b>tax increase</b> is <a href='#tax'>carried out at once</a> and discarded."
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "You may stop after any kind of card, even with an empty harbour. At any decision of your own turn you "
                "may also <a href='#expeditions'>claim expeditions</a>.",
            ),
        ),
    ),
    # R8, R26-R29
    (
        2,
        "repel",
        QT_TRANSLATE_NOOP("PortRoyalHelp", "Repelling ships"),
        (
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "Each sailor in your display counts 1 sword, each pirate 2. If your swords reach those of the ship "
                "just revealed, you may send it to the discard pile. You need at least one sword for it, and a ship "
                "with a <b>skull</b> cannot be repelled by anybody.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "Swords are not used up: they serve against any number of ships. A repelled ship brings no coins. Only "
                "the ship just revealed can be sent away, never one that lies in the harbour already. The choice is "
                "free: you may let in a second ship of a colour on purpose.",
            ),
        ),
    ),
    # R32-R34
    (
        2,
        "bust",
        QT_TRANSLATE_NOOP("PortRoyalHelp", "Two ships of a colour"),
        (
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "If a ship enters the harbour and one of the same colour lies there already, the turn is over. The "
                "whole harbour is discarded; the expeditions stay in their row, but nothing can be claimed any more. "
                "Every player, active or not, gets 1 coin for each <a href='#jester'>jester</a> of theirs. There is no "
                "second phase for anybody, and the next player begins.",
            ),
        ),
    ),
    # R38, R39
    (
        1,
        "expeditions",
        QT_TRANSLATE_NOOP("PortRoyalHelp", "Expeditions"),
        (
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "An expedition asks for two or three symbols. The active player may claim it at any decision of their "
                "own turn: before the first card, between cards, and in the second phase before, between and after "
                "their own takes. Claiming is no take, and any number of expeditions may be claimed.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "You discard persons from your display that supply exactly the symbols: a settler one <b>house</b>, a "
                "captain one <b>anchor</b>, a priest one <b>cross</b>, a jack of all trades any one of them. The "
                "expedition moves into your display with its influence points, and you get its coins. Discarded "
                "persons take their points and abilities with them.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "If you can pay in several ways, you are asked which persons go. A jack may also be given where you "
                "own the proper person.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "With five players a sixth expedition, one of each symbol, lies in the row from the beginning. With "
                "fewer players it stays in the box.",
            ),
        ),
    ),
    # R40-R45
    (
        1,
        "tax",
        QT_TRANSLATE_NOOP("PortRoyalHelp", "Tax increase"),
        (
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "Every player with 12 or more coins discards half of them, rounded down: 6 of 12 or 13 coins, 7 of 14 "
                "or 15. The limit is always 12, whatever number ends the game.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "Then the card pays a bonus of 1 coin: on two of the four cards to the player with the <b>most "
                "swords</b>, on the other two to the one with the <b>fewest influence points</b>. All who are tied get "
                "it, even when nobody has a sword or several have no influence at all. Contract points count as "
                "influence.",
            ),
            QT_TRANSLATE_NOOP("PortRoyalHelp", "The active player then goes on discovering."),
        ),
    ),
    # R46, R57, R58
    (
        1,
        "trade",
        QT_TRANSLATE_NOOP("PortRoyalHelp", "Phase 2: trade and hire"),
        (
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "First the active player has a <b>go</b>, then all others clockwise, one go each. Whatever is left in "
                "the harbour afterwards is discarded, and the next player becomes active.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "A go begins with its <a href='#bonuses'>bonuses</a>. Then you take cards, as many as you have "
                "<a href='#takes'>takes</a>, or pass. Passing is possible at any time, also without any take; what is "
                "not used is lost.",
            ),
        ),
    ),
    # R47, R49, R59
    (
        2,
        "takes",
        QT_TRANSLATE_NOOP("PortRoyalHelp", "How many cards you take"),
        (
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "The active player takes 1 card; 2 if ships of four colours lie in the harbour when the go begins; 3 "
                "with all five colours. Everybody else takes 1 card.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "Each <a href='#governor'>governor</a> in your display adds 1 take to every go of yours. A "
                "<a href='#clerk'>clerk</a> adds 1 as soon as you trade with a ship of his colour.",
            ),
        ),
    ),
    # R47, R48
    (
        2,
        "bonuses",
        QT_TRANSLATE_NOOP("PortRoyalHelp", "Bonuses when a go begins"),
        (
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "They depend on the harbour at the beginning of that very go, and on the persons you have by then. "
                "Whoever is hired later in the same go pays off from the next go on.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "- <a href='#admiral'>Admiral</a>: 2 coins if at least 5 cards lie in the harbour.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "- <a href='#vice_admiral'>Vice admiral</a>: 1 coin if exactly 3 or 4 cards lie there.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "- <a href='#gunner'>Gunner</a>: as many coins as ships lie there, less 1.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "- <a href='#jester'>Jester</a>: 1 coin if the harbour is empty, but not for the active player.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp", "Equal persons add up: two admirals bring 4 coins, and so do all other abilities."
            ),
        ),
    ),
    # R51, R53
    (
        2,
        "ships",
        QT_TRANSLATE_NOOP("PortRoyalHelp", "Trading with a ship"),
        (
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "The ship goes to the discard pile and you get its coins, plus 1 coin for each "
                "<a href='#trader'>trader</a> of its colour in your display.",
            ),
        ),
    ),
    # R52, R47
    (
        2,
        "hire",
        QT_TRANSLATE_NOOP("PortRoyalHelp", "Hiring a person"),
        (
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "You pay the number on the coin at the top left, 1 less for each "
                "<a href='#mademoiselle'>mademoiselle</a> in your display, and never less than nothing. The person "
                "comes into your display and helps from now on, for the next take of the same go already. Only the "
                "<a href='#bonuses'>bonuses</a> and the governor wait for the next go.",
            ),
        ),
    ),
    # R53
    (
        2,
        "fee",
        QT_TRANSLATE_NOOP("PortRoyalHelp", "The fee"),
        (
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "Whoever is not the active player pays the active player 1 coin for <b>every</b> card taken. "
                "Mademoiselles do not lower the fee. For a ship it may come out of the coins that the ship brings; for "
                "a person you need the price and the fee beforehand.",
            ),
        ),
    ),
    # R54, R55
    (
        2,
        "skip",
        QT_TRANSLATE_NOOP("PortRoyalHelp", "Being skipped"),
        (
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "Who cannot pay for any card in the harbour, or finds it empty, gets the bonuses and is then skipped "
                "without a question. The active player is asked as long as an expedition can be claimed.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "With the option <b>automatic pass</b>, players who are not active are also skipped when all they "
                "could take is a single ship that leaves no coin after the fee.",
            ),
        ),
    ),
    # R61, R62, R62a
    (
        1,
        "end",
        QT_TRANSLATE_NOOP("PortRoyalHelp", "The end of the game"),
        (
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "As soon as somebody reaches the needed influence, the end is certain. The round is completed: the "
                "last turn, with everybody's goes, belongs to the player on the right of the start player.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "Should nobody gain any influence for 20 whole rounds, the game ends as well.",
            ),
        ),
    ),
    # R63, R64
    (
        2,
        "ranking",
        QT_TRANSLATE_NOOP("PortRoyalHelp", "Who wins"),
        (
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "Most influence wins; among equals, most coins; who is still equal shares the place. Coins are worth "
                "nothing else at the end.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "With the option <b>expedition needed</b>, only a player who owns an expedition can bring about the "
                "end, and everybody with an expedition ranks before everybody without one.",
            ),
        ),
    ),
    # R9, R10, R35-R37a
    (
        1,
        "piles",
        QT_TRANSLATE_NOOP("PortRoyalHelp", "When the draw pile runs out"),
        (
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "The moment a card is needed and the draw pile is empty, the discard pile is shuffled and becomes "
                "the new draw pile, also in the middle of a payment. From then on everybody knows which cards may be "
                "in it.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "If both piles are empty, no more coins are paid; what is missing is lost. Where several players are "
                "to be paid, the active player comes first, then the others clockwise.",
            ),
        ),
    ),
    (
        2,
        "extra_tax",
        QT_TRANSLATE_NOOP("PortRoyalHelp", "Additional tax increases"),
        (
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "So that hoarded coins come back into play, a tax increase that is no card can appear: when a card "
                "should be revealed but both piles are empty, and when the discard pile is shuffled for the second "
                "or a later time within one discover phase. Which of the two kinds it is decides the lot. It counts "
                "as a revealed card and vanishes afterwards.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "If a payment made the shuffle necessary, the tax waits for your next draw; it lapses if you stop "
                "before. After the third additional tax of a discover phase, or when both piles are still empty after "
                "one, discovering ends at once.",
            ),
        ),
    ),
    # R12, R17, R59, R60
    (
        1,
        "expansion",
        QT_TRANSLATE_NOOP("PortRoyalHelp", "Expansion: new cards"),
        (
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "The expansion adds 24 cards to the draw pile: five <a href='#clerk'>clerks</a>, four "
                "<a href='#gunner'>gunners</a>, five <a href='#vice_admiral'>vice admirals</a> and two ships of each "
                "colour.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "One of the two new ships of each colour is a <b>gift ship</b>: after you have traded with it, you "
                "choose another player, who gets 1 coin from the draw pile. Even the active player may be chosen. The "
                "fee is paid all the same. The gift is lost if there is no card left for it.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "The extra take of a clerk may be any card of the harbour. Whoever is not active pays the fee for it "
                "as well.",
            ),
        ),
    ),
    # R19, R70-R73, R76, R79, R89
    (
        1,
        "contracts",
        QT_TRANSLATE_NOOP("PortRoyalHelp", "Expansion: contracts"),
        (
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "4 of the 16 contracts lie open for the whole game, and everybody has 3 cubes. A contract is completed "
                "by itself as soon as its condition is met. One of your cubes goes on the leftmost free field, and you "
                "get the coins printed there: mostly, whoever comes earlier gets more.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "Each contract can be completed once by each player, and nobody completes more than three. Persons and "
                "expeditions that it asks for stay where they are, and may leave later; the contract remains "
                "completed. Conditions are minimums: more is fine.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "Contracts are completed in your own turn and in your goes in the turns of others. Only Pack of "
                "Pirates, the two Gamesters and Jinx need you to be the active player, and Tax Officer works whenever "
                "you pay taxes. A jack of all trades does not stand in for a person here.",
            ),
        ),
    ),
    # R80
    (
        2,
        "contract_points",
        QT_TRANSLATE_NOOP("PortRoyalHelp", "Points for contracts"),
        (
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "One completed contract is worth no influence, two are worth 1 point, three are worth 3 points in all. "
                "They count at once, for the end of the game as well.",
            ),
        ),
    ),
    # R74, R75, R77, R78
    (
        2,
        "cubes",
        QT_TRANSLATE_NOOP("PortRoyalHelp", "Steps and cubes"),
        (
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "Frigate Foe, Galleon Foe and Little Gamester take several steps. The first step parks one of your "
                "cubes on the contract for the rest of the game; completing it moves this very cube to a coin field. "
                "Without a free cube you cannot begin.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "If one event completes more contracts than you have cubes for, you complete those that pay you most "
                "now; among equals, the one lying further left. A completion comes before a first step. If several "
                "players complete at once, the active player is first, then the others clockwise.",
            ),
        ),
    ),
    # R84, R85
    (
        2,
        "renounce",
        QT_TRANSLATE_NOOP("PortRoyalHelp", "Renouncing the coins of a ship"),
        (
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "While Frigate Foe or Galleon Foe lies open and is still to be done by you, you may take a red or a "
                "black ship without its coins, and without those of your traders, to make a step. The fee must then be "
                "paid out of coins that you have. Gift and clerk work as usual.",
            ),
            QT_TRANSLATE_NOOP("PortRoyalHelp", "Whoever could make such a step is not skipped by the automatic pass."),
        ),
    ),
    # R88
    (
        2,
        "repelled_ships",
        QT_TRANSLATE_NOOP("PortRoyalHelp", "Collecting repelled ships"),
        (
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "While Pack of Pirates lies open, the first ship of each colour that you repel is laid in front of "
                "you. With all five colours the ships are discarded and the contract is completed. They are neither "
                "points nor coins. Whoever has completed it or has no free cube collects none.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "When your last free cube goes elsewhere, the ships that you have collected are discarded.",
            ),
        ),
    ),
    # R11-R15
    (
        1,
        "options",
        QT_TRANSLATE_NOOP("PortRoyalHelp", "Options of a game"),
        (
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "- <b>Expansion</b>: without it, with its 24 cards, or with cards and contracts. Contracts need the "
                "cards.",
            ),
            QT_TRANSLATE_NOOP("PortRoyalHelp", "- <b>Needed influence</b>: any number from 6 to 25; usually 12."),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "- <b>Expedition needed</b>: nobody ends the game without an expedition, and expeditions "
                "<a href='#ranking'>rank first</a>.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "- <b>Automatic pass</b>: nobody is asked about a ship that <a href='#skip'>brings nothing</a>.",
            ),
        ),
    ),
    # the points that rules.md marks "(Yucata)"
    (
        1,
        "differences",
        QT_TRANSLATE_NOOP("PortRoyalHelp", "Differences from the printed game"),
        (
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "Kontor plays Port Royal as it is played online on Yucata. These points differ from the box:",
            ),
            QT_TRANSLATE_NOOP("PortRoyalHelp", "- The start player is drawn by lot."),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "- Contracts complete themselves; nobody forgets one, and nobody can hold one back.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "- Points for contracts are simply added up; no contract cards are laid aside for them.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "- When both piles are empty, coins are lost, and there are "
                "<a href='#extra_tax'>additional tax increases</a>.",
            ),
            QT_TRANSLATE_NOOP(
                "PortRoyalHelp",
                "- Needed influence, the need of an expedition and the automatic pass can be "
                "<a href='#options'>chosen</a>.",
            ),
        ),
    ),
)


def book() -> Book:
    """The rules and the cards in the current language."""

    def tr(marked: object) -> str:  # QT_TRANSLATE_NOOP is typed as giving an object
        return QCoreApplication.translate("PortRoyalHelp", str(marked))

    chapters = [Section(anchor, tr(title), tuple(map(tr, texts)), level) for level, anchor, title, texts in _CHAPTERS]
    return Book("port_royal", "Port Royal", (*chapters, *screen_sections("port_royal"), *card_sections()))
