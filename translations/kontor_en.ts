<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>HelpDialog</name>
    <message numerus="yes">
        <source>%n place(s) found</source>
        <translation>
            <numerusform>%n place found</numerusform>
            <numerusform>%n places found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpFigures</name>
    <message numerus="yes">
        <source>%n sword(s)</source>
        <translation>
            <numerusform>%n sword</numerusform>
            <numerusform>%n swords</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n influence point(s)</source>
        <translation>
            <numerusform>%n influence point</numerusform>
            <numerusform>%n influence points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryWords</name>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%n game deleted.</numerusform>
            <numerusform>%n games deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported.</source>
        <translation>
            <numerusform>%n game exported.</numerusform>
            <numerusform>%n games exported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) taken in.</source>
        <translation>
            <numerusform>%n game taken in.</numerusform>
            <numerusform>%n games taken in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) refused.</source>
        <translation>
            <numerusform>%n more file refused.</numerusform>
            <numerusform>%n more files refused.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) chosen</source>
        <translation>
            <numerusform>%n game chosen</numerusform>
            <numerusform>%n games chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PortRoyalBoard</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PortRoyalFacts</name>
    <message numerus="yes">
        <source>Repels ships that show up to %n sword(s).</source>
        <translation>
            <numerusform>Repels ships that show up to %n sword.</numerusform>
            <numerusform>Repels ships that show up to %n swords.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They count %n influence point(s).</source>
        <translation>
            <numerusform>They count %n influence point.</numerusform>
            <numerusform>They count %n influence points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mademoiselles: hiring costs %n coin(s) less.</source>
        <translation>
            <numerusform>Mademoiselles: hiring costs %n coin less.</numerusform>
            <numerusform>Mademoiselles: hiring costs %n coins less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ship colours collected for Pack of Pirates, %n of 5.</source>
        <translation>
            <numerusform>Ship colours collected for Pack of Pirates, %n of 5.</numerusform>
            <numerusform>Ship colours collected for Pack of Pirates, %n of 5.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PortRoyalHints</name>
    <message numerus="yes">
        <source>{points} influence for %n coin(s)</source>
        <translation>
            <numerusform>{points} influence for %n coin</numerusform>
            <numerusform>{points} influence for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it brings %n coin(s)</source>
        <translation>
            <numerusform>it brings %n coin</numerusform>
            <numerusform>it brings %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} influence points and %n coin(s)</source>
        <translation>
            <numerusform>{points} influence points and %n coin</numerusform>
            <numerusform>{points} influence points and %n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PortRoyalPrompts</name>
    <message numerus="yes">
        <source>It takes %n sword(s), you have {own}.</source>
        <translation>
            <numerusform>It takes %n sword, you have {own}.</numerusform>
            <numerusform>It takes %n swords, you have {own}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it docks, it brings %n coin(s) to whoever takes it.</source>
        <translation>
            <numerusform>If it docks, it brings %n coin to whoever takes it.</numerusform>
            <numerusform>If it docks, it brings %n coins to whoever takes it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n coin(s).</source>
        <translation>
            <numerusform>You have %n coin.</numerusform>
            <numerusform>You have %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take a ship or hire a person? You may take %n card(s).</source>
        <translation>
            <numerusform>Take a ship or hire a person? You may take %n card.</numerusform>
            <numerusform>Take a ship or hire a person? You may take %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hire {person} for %n coin(s) and the fee?</source>
        <translation>
            <numerusform>Hire {person} for %n coin and the fee?</numerusform>
            <numerusform>Hire {person} for %n coins and the fee?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hire {person} for %n coin(s)?</source>
        <translation>
            <numerusform>Hire {person} for %n coin?</numerusform>
            <numerusform>Hire {person} for %n coins?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take {ship} for %n coin(s)?</source>
        <translation>
            <numerusform>Take {ship} for %n coin?</numerusform>
            <numerusform>Take {ship} for %n coins?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PortRoyalRefusals</name>
    <message numerus="yes">
        <source>You have %n coin(s); it costs {price} and the fee of {fee}.</source>
        <translation>
            <numerusform>You have %n coin; it costs {price} and the fee of {fee}.</numerusform>
            <numerusform>You have %n coins; it costs {price} and the fee of {fee}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n coin(s); it costs {price}.</source>
        <translation>
            <numerusform>You have %n coin; it costs {price}.</numerusform>
            <numerusform>You have %n coins; it costs {price}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PortRoyalRisk</name>
    <message numerus="yes">
        <source>{colour}: %n ship(s) that cannot be repelled</source>
        <translation>
            <numerusform>{colour}: %n ship that cannot be repelled</numerusform>
            <numerusform>{colour}: %n ships that cannot be repelled</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PortRoyalSentences</name>
    <message numerus="yes">
        <source>You reveal {card} ({colour}, %n coin(s), skull).</source>
        <translation>
            <numerusform>You reveal {card} ({colour}, %n coin, skull).</numerusform>
            <numerusform>You reveal {card} ({colour}, %n coins, skull).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} reveals {card} ({colour}, %n coin(s), skull).</source>
        <translation>
            <numerusform>{name} reveals {card} ({colour}, %n coin, skull).</numerusform>
            <numerusform>{name} reveals {card} ({colour}, %n coins, skull).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You reveal {card} ({colour}, %n coin(s), strength {swords}).</source>
        <translation>
            <numerusform>You reveal {card} ({colour}, %n coin, strength {swords}).</numerusform>
            <numerusform>You reveal {card} ({colour}, %n coins, strength {swords}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} reveals {card} ({colour}, %n coin(s), strength {swords}).</source>
        <translation>
            <numerusform>{name} reveals {card} ({colour}, %n coin, strength {swords}).</numerusform>
            <numerusform>{name} reveals {card} ({colour}, %n coins, strength {swords}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n coin(s) of taxes.</source>
        <translation>
            <numerusform>You pay %n coin of taxes.</numerusform>
            <numerusform>You pay %n coins of taxes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} pays %n coin(s) of taxes.</source>
        <translation>
            <numerusform>{name} pays %n coin of taxes.</numerusform>
            <numerusform>{name} pays %n coins of taxes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Jester: you gain %n coin(s).</source>
        <translation>
            <numerusform>Jester: you gain %n coin.</numerusform>
            <numerusform>Jester: you gain %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Jester: {name} gains %n coin(s).</source>
        <translation>
            <numerusform>Jester: {name} gains %n coin.</numerusform>
            <numerusform>Jester: {name} gains %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Admiral: you gain %n coin(s).</source>
        <translation>
            <numerusform>Admiral: you gain %n coin.</numerusform>
            <numerusform>Admiral: you gain %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Admiral: {name} gains %n coin(s).</source>
        <translation>
            <numerusform>Admiral: {name} gains %n coin.</numerusform>
            <numerusform>Admiral: {name} gains %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Vice admiral: you gain %n coin(s).</source>
        <translation>
            <numerusform>Vice admiral: you gain %n coin.</numerusform>
            <numerusform>Vice admiral: you gain %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Vice admiral: {name} gains %n coin(s).</source>
        <translation>
            <numerusform>Vice admiral: {name} gains %n coin.</numerusform>
            <numerusform>Vice admiral: {name} gains %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gunner: you gain %n coin(s).</source>
        <translation>
            <numerusform>Gunner: you gain %n coin.</numerusform>
            <numerusform>Gunner: you gain %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gunner: {name} gains %n coin(s).</source>
        <translation>
            <numerusform>Gunner: {name} gains %n coin.</numerusform>
            <numerusform>Gunner: {name} gains %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gain %n coin(s) as a gift from this ship.</source>
        <translation>
            <numerusform>You gain %n coin as a gift from this ship.</numerusform>
            <numerusform>You gain %n coins as a gift from this ship.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n coin(s) as a gift from this ship.</source>
        <translation>
            <numerusform>{name} gains %n coin as a gift from this ship.</numerusform>
            <numerusform>{name} gains %n coins as a gift from this ship.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most swords: you gain %n coin(s).</source>
        <translation>
            <numerusform>Most swords: you gain %n coin.</numerusform>
            <numerusform>Most swords: you gain %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most swords: {name} gains %n coin(s).</source>
        <translation>
            <numerusform>Most swords: {name} gains %n coin.</numerusform>
            <numerusform>Most swords: {name} gains %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fewest influence points: you gain %n coin(s).</source>
        <translation>
            <numerusform>Fewest influence points: you gain %n coin.</numerusform>
            <numerusform>Fewest influence points: you gain %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fewest influence points: {name} gains %n coin(s).</source>
        <translation>
            <numerusform>Fewest influence points: {name} gains %n coin.</numerusform>
            <numerusform>Fewest influence points: {name} gains %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both piles are empty: you miss out on %n coin(s).</source>
        <translation>
            <numerusform>Both piles are empty: you miss out on %n coin.</numerusform>
            <numerusform>Both piles are empty: you miss out on %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both piles are empty: {name} misses out on %n coin(s).</source>
        <translation>
            <numerusform>Both piles are empty: {name} misses out on %n coin.</numerusform>
            <numerusform>Both piles are empty: {name} misses out on %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled: %n card(s) in the new draw pile.</source>
        <translation>
            <numerusform>The discard pile is shuffled: %n card in the new draw pile.</numerusform>
            <numerusform>The discard pile is shuffled: %n cards in the new draw pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You claim an expedition ({points} influence points, %n coin(s)) and give up: {persons}.</source>
        <translation>
            <numerusform>You claim an expedition ({points} influence points, %n coin) and give up: {persons}.</numerusform>
            <numerusform>You claim an expedition ({points} influence points, %n coins) and give up: {persons}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} claims an expedition ({points} influence points, %n coin(s)) and gives up: {persons}.</source>
        <translation>
            <numerusform>{name} claims an expedition ({points} influence points, %n coin) and gives up: {persons}.</numerusform>
            <numerusform>{name} claims an expedition ({points} influence points, %n coins) and gives up: {persons}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take {ship}: %n coin(s), {bonus} of them by traders.</source>
        <translation>
            <numerusform>You take {ship}: %n coin, {bonus} of them by traders.</numerusform>
            <numerusform>You take {ship}: %n coins, {bonus} of them by traders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes {ship}: %n coin(s), {bonus} of them by traders.</source>
        <translation>
            <numerusform>{name} takes {ship}: %n coin, {bonus} of them by traders.</numerusform>
            <numerusform>{name} takes {ship}: %n coins, {bonus} of them by traders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take {ship}: %n coin(s).</source>
        <translation>
            <numerusform>You take {ship}: %n coin.</numerusform>
            <numerusform>You take {ship}: %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes {ship}: %n coin(s).</source>
        <translation>
            <numerusform>{name} takes {ship}: %n coin.</numerusform>
            <numerusform>{name} takes {ship}: %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hire {person} for %n coin(s).</source>
        <translation>
            <numerusform>You hire {person} for %n coin.</numerusform>
            <numerusform>You hire {person} for %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} hires {person} for %n coin(s).</source>
        <translation>
            <numerusform>{name} hires {person} for %n coin.</numerusform>
            <numerusform>{name} hires {person} for %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You complete the contract {contract}: %n coin(s).</source>
        <translation>
            <numerusform>You complete the contract {contract}: %n coin.</numerusform>
            <numerusform>You complete the contract {contract}: %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} completes the contract {contract}: %n coin(s).</source>
        <translation>
            <numerusform>{name} completes the contract {contract}: %n coin.</numerusform>
            <numerusform>{name} completes the contract {contract}: %n coins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PortRoyalStandings</name>
    <message numerus="yes">
        <source>Nobody gained influence for %n rounds; therefore the game ends.</source>
        <translation>
            <numerusform>Nobody gained influence for %n round; therefore the game ends.</numerusform>
            <numerusform>Nobody gained influence for %n rounds; therefore the game ends.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shared victory with %n influence point(s): {names}.</source>
        <translation>
            <numerusform>Shared victory with %n influence point: {names}.</numerusform>
            <numerusform>Shared victory with %n influence points: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n influence point(s).</source>
        <translation>
            <numerusform>You win with %n influence point.</numerusform>
            <numerusform>You win with %n influence points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n influence point(s).</source>
        <translation>
            <numerusform>{name} wins with %n influence point.</numerusform>
            <numerusform>{name} wins with %n influence points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n influence point(s)</source>
        <translation>
            <numerusform>%n influence point</numerusform>
            <numerusform>%n influence points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PortRoyalTable</name>
    <message numerus="yes">
        <source>%n ship colour(s)</source>
        <translation>
            <numerusform>%n ship colour</numerusform>
            <numerusform>%n ship colours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PortRoyalTips</name>
    <message numerus="yes">
        <source>%n influence point(s).</source>
        <translation>
            <numerusform>%n influence point.</numerusform>
            <numerusform>%n influence points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Printed price: %n coin(s).</source>
        <translation>
            <numerusform>Printed price: %n coin.</numerusform>
            <numerusform>Printed price: %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n coin(s): {cost} printed, {less} less for mademoiselles, {fee} more as fee to {active}.</source>
        <translation>
            <numerusform>You pay %n coin: {cost} printed, {less} less for mademoiselles, {fee} more as fee to {active}.</numerusform>
            <numerusform>You pay %n coins: {cost} printed, {less} less for mademoiselles, {fee} more as fee to {active}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} pays %n coin(s): {cost} printed, {less} less for mademoiselles, {fee} more as fee to {active}.</source>
        <translation>
            <numerusform>{who} pays %n coin: {cost} printed, {less} less for mademoiselles, {fee} more as fee to {active}.</numerusform>
            <numerusform>{who} pays %n coins: {cost} printed, {less} less for mademoiselles, {fee} more as fee to {active}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n coin(s): {cost} printed, {less} less for mademoiselles.</source>
        <translation>
            <numerusform>You pay %n coin: {cost} printed, {less} less for mademoiselles.</numerusform>
            <numerusform>You pay %n coins: {cost} printed, {less} less for mademoiselles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} pays %n coin(s): {cost} printed, {less} less for mademoiselles.</source>
        <translation>
            <numerusform>{who} pays %n coin: {cost} printed, {less} less for mademoiselles.</numerusform>
            <numerusform>{who} pays %n coins: {cost} printed, {less} less for mademoiselles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n coin(s): {cost} printed and {fee} as fee to {active}.</source>
        <translation>
            <numerusform>You pay %n coin: {cost} printed and {fee} as fee to {active}.</numerusform>
            <numerusform>You pay %n coins: {cost} printed and {fee} as fee to {active}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} pays %n coin(s): {cost} printed and {fee} as fee to {active}.</source>
        <translation>
            <numerusform>{who} pays %n coin: {cost} printed and {fee} as fee to {active}.</numerusform>
            <numerusform>{who} pays %n coins: {cost} printed and {fee} as fee to {active}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n coin(s), the printed price.</source>
        <translation>
            <numerusform>You pay %n coin, the printed price.</numerusform>
            <numerusform>You pay %n coins, the printed price.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} pays %n coin(s), the printed price.</source>
        <translation>
            <numerusform>{who} pays %n coin, the printed price.</numerusform>
            <numerusform>{who} pays %n coins, the printed price.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n coin(s); that is not enough.</source>
        <translation>
            <numerusform>You have %n coin; that is not enough.</numerusform>
            <numerusform>You have %n coins; that is not enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n coin(s); that is not enough.</source>
        <translation>
            <numerusform>{who} has %n coin; that is not enough.</numerusform>
            <numerusform>{who} has %n coins; that is not enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n coin(s).</source>
        <translation>
            <numerusform>You have %n coin.</numerusform>
            <numerusform>You have %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n coin(s).</source>
        <translation>
            <numerusform>{who} has %n coin.</numerusform>
            <numerusform>{who} has %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Printed: %n coin(s).</source>
        <translation>
            <numerusform>Printed: %n coin.</numerusform>
            <numerusform>Printed: %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sword(s) or more repel it.</source>
        <translation>
            <numerusform>%n sword or more repel it.</numerusform>
            <numerusform>%n swords or more repel it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings you %n coin(s): {coins} printed, {bonus} more by traders, {fee} less as fee to {active}.</source>
        <translation>
            <numerusform>It brings you %n coin: {coins} printed, {bonus} more by traders, {fee} less as fee to {active}.</numerusform>
            <numerusform>It brings you %n coins: {coins} printed, {bonus} more by traders, {fee} less as fee to {active}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings {who} %n coin(s): {coins} printed, {bonus} more by traders, {fee} less as fee to {active}.</source>
        <translation>
            <numerusform>It brings {who} %n coin: {coins} printed, {bonus} more by traders, {fee} less as fee to {active}.</numerusform>
            <numerusform>It brings {who} %n coins: {coins} printed, {bonus} more by traders, {fee} less as fee to {active}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings you %n coin(s): {coins} printed and {bonus} by traders.</source>
        <translation>
            <numerusform>It brings you %n coin: {coins} printed and {bonus} by traders.</numerusform>
            <numerusform>It brings you %n coins: {coins} printed and {bonus} by traders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings {who} %n coin(s): {coins} printed and {bonus} by traders.</source>
        <translation>
            <numerusform>It brings {who} %n coin: {coins} printed and {bonus} by traders.</numerusform>
            <numerusform>It brings {who} %n coins: {coins} printed and {bonus} by traders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings you %n coin(s): {coins} printed, {fee} less as fee to {active}.</source>
        <translation>
            <numerusform>It brings you %n coin: {coins} printed, {fee} less as fee to {active}.</numerusform>
            <numerusform>It brings you %n coins: {coins} printed, {fee} less as fee to {active}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings {who} %n coin(s): {coins} printed, {fee} less as fee to {active}.</source>
        <translation>
            <numerusform>It brings {who} %n coin: {coins} printed, {fee} less as fee to {active}.</numerusform>
            <numerusform>It brings {who} %n coins: {coins} printed, {fee} less as fee to {active}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings you %n coin(s), as printed.</source>
        <translation>
            <numerusform>It brings you %n coin, as printed.</numerusform>
            <numerusform>It brings you %n coins, as printed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings {who} %n coin(s), as printed.</source>
        <translation>
            <numerusform>It brings {who} %n coin, as printed.</numerusform>
            <numerusform>It brings {who} %n coins, as printed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With it your clerks let you take %n more card(s).</source>
        <translation>
            <numerusform>With it your clerks let you take %n more card.</numerusform>
            <numerusform>With it your clerks let you take %n more cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With it the clerks of {who} allow %n more card(s).</source>
        <translation>
            <numerusform>With it the clerks of {who} allow %n more card.</numerusform>
            <numerusform>With it the clerks of {who} allow %n more cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n sword(s) and can repel it.</source>
        <translation>
            <numerusform>You have %n sword and can repel it.</numerusform>
            <numerusform>You have %n swords and can repel it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n sword(s) and can repel it.</source>
        <translation>
            <numerusform>{who} has %n sword and can repel it.</numerusform>
            <numerusform>{who} has %n swords and can repel it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n sword(s): not enough to repel it.</source>
        <translation>
            <numerusform>You have %n sword: not enough to repel it.</numerusform>
            <numerusform>You have %n swords: not enough to repel it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n sword(s): not enough to repel it.</source>
        <translation>
            <numerusform>{who} has %n sword: not enough to repel it.</numerusform>
            <numerusform>{who} has %n swords: not enough to repel it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s)</source>
        <translation>
            <numerusform>%n house</numerusform>
            <numerusform>%n houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n anchor(s)</source>
        <translation>
            <numerusform>%n anchor</numerusform>
            <numerusform>%n anchors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es)</source>
        <translation>
            <numerusform>%n cross</numerusform>
            <numerusform>%n crosses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jack(s) of all trades</source>
        <translation>
            <numerusform>%n jack of all trades</numerusform>
            <numerusform>%n jacks of all trades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settler(s)</source>
        <translation>
            <numerusform>%n settler</numerusform>
            <numerusform>%n settlers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n captain(s)</source>
        <translation>
            <numerusform>%n captain</numerusform>
            <numerusform>%n captains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n priest(s)</source>
        <translation>
            <numerusform>%n priest</numerusform>
            <numerusform>%n priests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever completes it gains %n coin(s).</source>
        <translation>
            <numerusform>Whoever completes it gains %n coin.</numerusform>
            <numerusform>Whoever completes it gains %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down; nobody knows their order.</source>
        <translation>
            <numerusform>%n card face down; nobody knows their order.</numerusform>
            <numerusform>%n cards face down; nobody knows their order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more unseen card(s) of this pile lie as coins before the players.</source>
        <translation>
            <numerusform>%n more unseen card of this pile lie as coins before the players.</numerusform>
            <numerusform>%n more unseen cards of this pile lie as coins before the players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), face up. Click to look through them.</source>
        <translation>
            <numerusform>%n card, face up. Click to look through them.</numerusform>
            <numerusform>%n cards, face up. Click to look through them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A tax increase would take %n of them.</source>
        <translation>
            <numerusform>A tax increase would take %n of them.</numerusform>
            <numerusform>A tax increase would take %n of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ships of %n colours: the active player takes {cards} cards.</source>
        <translation>
            <numerusform>Ships of %n colour: the active player takes {cards} cards.</numerusform>
            <numerusform>Ships of %n colours: the active player takes {cards} cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>All %n game(s)</source>
        <translation>
            <numerusform>One game</numerusform>
            <numerusform>All %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnRow</name>
    <message numerus="yes">
        <source>{n}. {card}: taken by {taker} for %n coin(s)</source>
        <translation>
            <numerusform>{n}. {card}: taken by {taker} for %n coin</numerusform>
            <numerusform>{n}. {card}: taken by {taker} for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n}. {card}: hired by {taker} for %n coin(s)</source>
        <translation>
            <numerusform>{n}. {card}: hired by {taker} for %n coin</numerusform>
            <numerusform>{n}. {card}: hired by {taker} for %n coins</numerusform>
        </translation>
    </message>
</context>
</TS>
