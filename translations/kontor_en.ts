<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BrugesAmounts</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guilder(s)</source>
        <translation>
            <numerusform>%n guilder</numerusform>
            <numerusform>%n guilders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) of your choice</source>
        <translation>
            <numerusform>%n worker of your choice</numerusform>
            <numerusform>%n workers of your choice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) of every colour</source>
        <translation>
            <numerusform>%n worker of every colour</numerusform>
            <numerusform>%n workers of every colour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n guilder(s) more than the highest die shows.</source>
        <translation>
            <numerusform>Take %n guilder more than the highest die shows.</numerusform>
            <numerusform>Take %n guilders more than the highest die shows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n.</source>
        <translation>
            <numerusform>At most %n.</numerusform>
            <numerusform>At most %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If your persons show at least %n colours:</source>
        <translation>
            <numerusform>If your persons show at least %n colour:</numerusform>
            <numerusform>If your persons show at least %n colours:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for every %n steps you have climbed</source>
        <translation>
            <numerusform>for every %n step you have climbed</numerusform>
            <numerusform>for every %n steps you have climbed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for every %n guilders you own</source>
        <translation>
            <numerusform>for every %n guilder you own</numerusform>
            <numerusform>for every %n guilders you own</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for every %n workers you have</source>
        <translation>
            <numerusform>for every %n worker you have</numerusform>
            <numerusform>for every %n workers you have</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BrugesAnswers</name>
    <message numerus="yes">
        <source>Pay %n guilder(s)</source>
        <translation>
            <numerusform>Pay %n guilder</numerusform>
            <numerusform>Pay %n guilders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BrugesCards</name>
    <message numerus="yes">
        <source>for %n guilder(s)</source>
        <translation>
            <numerusform>for %n guilder</numerusform>
            <numerusform>for %n guilders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BrugesColours</name>
    <message numerus="yes">
        <source>%n blue worker(s)</source>
        <translation>
            <numerusform>%n blue worker</numerusform>
            <numerusform>%n blue workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown worker(s)</source>
        <translation>
            <numerusform>%n brown worker</numerusform>
            <numerusform>%n brown workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow worker(s)</source>
        <translation>
            <numerusform>%n yellow worker</numerusform>
            <numerusform>%n yellow workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red worker(s)</source>
        <translation>
            <numerusform>%n red worker</numerusform>
            <numerusform>%n red workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n violet worker(s)</source>
        <translation>
            <numerusform>%n violet worker</numerusform>
            <numerusform>%n violet workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue marker(s)</source>
        <translation>
            <numerusform>%n blue marker</numerusform>
            <numerusform>%n blue markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown marker(s)</source>
        <translation>
            <numerusform>%n brown marker</numerusform>
            <numerusform>%n brown markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow marker(s)</source>
        <translation>
            <numerusform>%n yellow marker</numerusform>
            <numerusform>%n yellow markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red marker(s)</source>
        <translation>
            <numerusform>%n red marker</numerusform>
            <numerusform>%n red markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n violet marker(s)</source>
        <translation>
            <numerusform>%n violet marker</numerusform>
            <numerusform>%n violet markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue house(s)</source>
        <translation>
            <numerusform>%n blue house</numerusform>
            <numerusform>%n blue houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown house(s)</source>
        <translation>
            <numerusform>%n brown house</numerusform>
            <numerusform>%n brown houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow house(s)</source>
        <translation>
            <numerusform>%n yellow house</numerusform>
            <numerusform>%n yellow houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red house(s)</source>
        <translation>
            <numerusform>%n red house</numerusform>
            <numerusform>%n red houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n violet house(s)</source>
        <translation>
            <numerusform>%n violet house</numerusform>
            <numerusform>%n violet houses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BrugesDeeds</name>
    <message numerus="yes">
        <source>Take %n worker(s) of every colour in which you own a house.</source>
        <translation>
            <numerusform>Take %n worker of every colour in which you own a house.</numerusform>
            <numerusform>Take %n workers of every colour in which you own a house.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n worker(s) of every colour that you lack.</source>
        <translation>
            <numerusform>Take %n worker of every colour that you lack.</numerusform>
            <numerusform>Take %n workers of every colour that you lack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Return up to %n worker(s) for {price} each.</source>
        <translation>
            <numerusform>Return up to %n worker for {price} each.</numerusform>
            <numerusform>Return up to %n workers for {price} each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s).</source>
        <translation>
            <numerusform>Draw %n card.</numerusform>
            <numerusform>Draw %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s), then discard 1 from your hand.</source>
        <translation>
            <numerusform>Draw %n card, then discard 1 from your hand.</numerusform>
            <numerusform>Draw %n cards, then discard 1 from your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out a person from your hand for %n guilder(s) less, without an action.</source>
        <translation>
            <numerusform>Lay out a person from your hand for %n guilder less, without an action.</numerusform>
            <numerusform>Lay out a person from your hand for %n guilders less, without an action.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Climb %n step(s) of the reputation track free of charge.</source>
        <translation>
            <numerusform>Climb %n step of the reputation track free of charge.</numerusform>
            <numerusform>Climb %n steps of the reputation track free of charge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Return up to %n threat markers for 1 point each.</source>
        <translation>
            <numerusform>Return %n threat marker for 1 point.</numerusform>
            <numerusform>Return up to %n threat markers for 1 point each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand up to %n of your threat markers to opponents; that gives no points.</source>
        <translation>
            <numerusform>Hand %n of your threat markers to an opponent; that gives no point.</numerusform>
            <numerusform>Hand up to %n of your threat markers to opponents; that gives no points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard another of your persons and take its points and %n more.</source>
        <translation>
            <numerusform>Discard another of your persons and take its points and %n more.</numerusform>
            <numerusform>Discard another of your persons and take its points and %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each opponent gives you %n worker(s) of their choice.</source>
        <translation>
            <numerusform>Each opponent gives you %n worker of their choice.</numerusform>
            <numerusform>Each opponent gives you %n workers of their choice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each opponent loses %n point(s), never below 0.</source>
        <translation>
            <numerusform>Each opponent loses %n point, never below 0.</numerusform>
            <numerusform>Each opponent loses %n points, never below 0.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BrugesDescriptions</name>
    <message numerus="yes">
        <source>%n ship(s) face down.</source>
        <translation>
            <numerusform>%n ship face down.</numerusform>
            <numerusform>%n ships face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exchange card(s) to come, each once.</source>
        <translation>
            <numerusform>%n exchange card to come, each once.</numerusform>
            <numerusform>%n exchange cards to come, each once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1 or 2: %n guilder(s) of the price of a step.</source>
        <translation>
            <numerusform>1 or 2: %n guilder of the price of a step.</numerusform>
            <numerusform>1 or 2: %n guilders of the price of a step.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} brings %n guilder(s).</source>
        <translation>
            <numerusform>{card} brings %n guilder.</numerusform>
            <numerusform>{card} brings %n guilders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s).</source>
        <translation>
            <numerusform>%n card.</numerusform>
            <numerusform>%n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next step: %n guilder(s)</source>
        <translation>
            <numerusform>Next step: %n guilder</numerusform>
            <numerusform>Next step: %n guilders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at the end.</source>
        <translation>
            <numerusform>%n point at the end.</numerusform>
            <numerusform>%n points at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are on step {step}: %n point(s).</source>
        <translation>
            <numerusform>You are on step {step}: %n point.</numerusform>
            <numerusform>You are on step {step}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} is on step {step}: %n point(s).</source>
        <translation>
            <numerusform>{who} is on step {step}: %n point.</numerusform>
            <numerusform>{who} is on step {step}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} leads with {most}, %n ahead.</source>
        <translation>
            <numerusform>{name} leads with {most}, %n ahead.</numerusform>
            <numerusform>{name} leads with {most}, %n ahead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lead with {most}, %n ahead.</source>
        <translation>
            <numerusform>You lead with {most}, %n ahead.</numerusform>
            <numerusform>You lead with {most}, %n ahead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) left; each use takes one.</source>
        <translation>
            <numerusform>%n marker left; each use takes one.</numerusform>
            <numerusform>%n markers left; each use takes one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n guilder(s).</source>
        <translation>
            <numerusform>You have %n guilder.</numerusform>
            <numerusform>You have %n guilders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n guilder(s).</source>
        <translation>
            <numerusform>{who} has %n guilder.</numerusform>
            <numerusform>{who} has %n guilders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{threat}: %n marker(s).</source>
        <translation>
            <numerusform>{threat}: %n marker.</numerusform>
            <numerusform>{threat}: %n markers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n worker(s)</source>
        <comment>damage</comment>
        <translation>
            <numerusform>all %n worker</numerusform>
            <numerusform>all %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n guilder(s)</source>
        <comment>damage</comment>
        <translation>
            <numerusform>all %n guilder</numerusform>
            <numerusform>all %n guilders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes the section for the top statue: %n point(s) now.</source>
        <translation>
            <numerusform>Completes the section for the top statue: %n point now.</numerusform>
            <numerusform>Completes the section for the top statue: %n points now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n guilder(s); the spaces before come first.</source>
        <translation>
            <numerusform>Costs %n guilder; the spaces before come first.</numerusform>
            <numerusform>Costs %n guilders; the spaces before come first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next here: costs %n guilder(s).</source>
        <translation>
            <numerusform>Next here: costs %n guilder.</numerusform>
            <numerusform>Next here: costs %n guilders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n guilder(s), that is too little.</source>
        <translation>
            <numerusform>You have %n guilder, that is too little.</numerusform>
            <numerusform>You have %n guilders, that is too little.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BrugesFacts</name>
    <message numerus="yes">
        <source>If the game ended now: %n point(s).</source>
        <translation>
            <numerusform>If the game ended now: %n point.</numerusform>
            <numerusform>If the game ended now: %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BrugesGoods</name>
    <message numerus="yes">
        <source>Take %n worker(s): choose the colour</source>
        <translation>
            <numerusform>Take %n worker: choose the colour</numerusform>
            <numerusform>Take %n workers: choose the colour</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BrugesIndex</name>
    <message numerus="yes">
        <source>%n guilder(s)</source>
        <translation>
            <numerusform>%n guilder</numerusform>
            <numerusform>%n guilders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n marker</numerusform>
            <numerusform>%n markers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BrugesPanels</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) left</source>
        <translation>
            <numerusform>%n turn left</numerusform>
            <numerusform>%n turns left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>guilder(s)</source>
        <translation>
            <numerusform>guilder</numerusform>
            <numerusform>guilders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ({expected} in all)</source>
        <translation>
            <numerusform>%n point ({expected} in all)</numerusform>
            <numerusform>%n points ({expected} in all)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BrugesPermanents</name>
    <message numerus="yes">
        <source>Climbing in the dice phase costs you %n guilder(s) less.</source>
        <translation>
            <numerusform>Climbing in the dice phase costs you %n guilder less.</numerusform>
            <numerusform>Climbing in the dice phase costs you %n guilders less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Laying out a person costs you %n guilder(s) less.</source>
        <translation>
            <numerusform>Laying out a person costs you %n guilder less.</numerusform>
            <numerusform>Laying out a person costs you %n guilders less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every canal tile costs you %n guilder(s) less.</source>
        <translation>
            <numerusform>Every canal tile costs you %n guilder less.</numerusform>
            <numerusform>Every canal tile costs you %n guilders less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you take guilders with a card you take %n more.</source>
        <translation>
            <numerusform>When you take guilders with a card you take %n more.</numerusform>
            <numerusform>When you take guilders with a card you take %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A canal tile built with a card costs you %n guilder(s) less.</source>
        <translation>
            <numerusform>A canal tile built with a card costs you %n guilder less.</numerusform>
            <numerusform>A canal tile built with a card costs you %n guilders less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Returning a threat with a card gives you %n point(s) more.</source>
        <translation>
            <numerusform>Returning a threat with a card gives you %n point more.</numerusform>
            <numerusform>Returning a threat with a card gives you %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more worker(s) of the card’s colour.</source>
        <translation>
            <numerusform>%n more worker of the card’s colour.</numerusform>
            <numerusform>%n more workers of the card’s colour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more worker(s) of your choice.</source>
        <translation>
            <numerusform>%n more worker of your choice.</numerusform>
            <numerusform>%n more workers of your choice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guilder(s) more.</source>
        <translation>
            <numerusform>%n guilder more.</numerusform>
            <numerusform>%n guilders more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Return up to %n more threat markers of any colour for 1 point each.</source>
        <translation>
            <numerusform>Return %n more threat marker of any colour for 1 point.</numerusform>
            <numerusform>Return up to %n more threat markers of any colour for 1 point each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) more.</source>
        <translation>
            <numerusform>%n point more.</numerusform>
            <numerusform>%n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The person costs %n guilder(s) less.</source>
        <translation>
            <numerusform>The person costs %n guilder less.</numerusform>
            <numerusform>The person costs %n guilders less.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BrugesRounds</name>
    <message numerus="yes">
        <source>%n from the left</source>
        <translation>
            <numerusform>%n from the left</numerusform>
            <numerusform>%n from the left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from the right</source>
        <translation>
            <numerusform>%n from the right</numerusform>
            <numerusform>%n from the right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Climb a step for %n guilder(s)?</source>
        <translation>
            <numerusform>Climb a step for %n guilder?</numerusform>
            <numerusform>Climb a step for %n guilders?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BrugesSentences</name>
    <message numerus="yes">
        <source>You use the exchange card {card}; %n marker(s) left.</source>
        <translation>
            <numerusform>You use the exchange card {card}; %n marker left.</numerusform>
            <numerusform>You use the exchange card {card}; %n markers left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} uses the exchange card {card}; %n marker(s) left.</source>
        <translation>
            <numerusform>{name} uses the exchange card {card}; %n marker left.</numerusform>
            <numerusform>{name} uses the exchange card {card}; %n markers left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n threat marker(s): {threats}.</source>
        <translation>
            <numerusform>You take %n threat marker: {threats}.</numerusform>
            <numerusform>You take %n threat markers: {threats}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n threat marker(s): {threats}.</source>
        <translation>
            <numerusform>{name} takes %n threat marker: {threats}.</numerusform>
            <numerusform>{name} takes %n threat markers: {threats}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody takes %n threat marker(s): {threats}.</source>
        <translation>
            <numerusform>Everybody takes %n threat marker: {threats}.</numerusform>
            <numerusform>Everybody takes %n threat markers: {threats}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{threat} does you no harm thanks to {person}: %n point(s).</source>
        <translation>
            <numerusform>{threat} does you no harm thanks to {person}: %n point.</numerusform>
            <numerusform>{threat} does you no harm thanks to {person}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{threat} does {name} no harm thanks to {person}: %n point(s).</source>
        <translation>
            <numerusform>{threat} does {name} no harm thanks to {person}: %n point.</numerusform>
            <numerusform>{threat} does {name} no harm thanks to {person}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You return %n threat marker(s) for 1 point each: {threats}.</source>
        <translation>
            <numerusform>You return %n threat marker for 1 point each: {threats}.</numerusform>
            <numerusform>You return %n threat markers for 1 point each: {threats}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} returns %n threat marker(s) for 1 point each: {threats}.</source>
        <translation>
            <numerusform>{name} returns %n threat marker for 1 point each: {threats}.</numerusform>
            <numerusform>{name} returns %n threat markers for 1 point each: {threats}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You return 1 {threat} marker for {card}: %n point(s).</source>
        <translation>
            <numerusform>You return 1 {threat} marker for {card}: %n point.</numerusform>
            <numerusform>You return 1 {threat} marker for {card}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} returns 1 {threat} marker for {card}: %n point(s).</source>
        <translation>
            <numerusform>{name} returns 1 {threat} marker for {card}: %n point.</numerusform>
            <numerusform>{name} returns 1 {threat} marker for {card}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You climb to step {step} for %n guilder(s).</source>
        <translation>
            <numerusform>You climb to step {step} for %n guilder.</numerusform>
            <numerusform>You climb to step {step} for %n guilders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} climbs to step {step} for %n guilder(s).</source>
        <translation>
            <numerusform>{name} climbs to step {step} for %n guilder.</numerusform>
            <numerusform>{name} climbs to step {step} for %n guilders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You complete a canal section and win a statue: %n point(s).</source>
        <translation>
            <numerusform>You complete a canal section and win a statue: %n point.</numerusform>
            <numerusform>You complete a canal section and win a statue: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} completes a canal section and wins a statue: %n point(s).</source>
        <translation>
            <numerusform>{name} completes a canal section and wins a statue: %n point.</numerusform>
            <numerusform>{name} completes a canal section and wins a statue: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay out {person} for %n guilder(s).</source>
        <translation>
            <numerusform>You lay out {person} for %n guilder.</numerusform>
            <numerusform>You lay out {person} for %n guilders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lays out {person} for %n guilder(s).</source>
        <translation>
            <numerusform>{name} lays out {person} for %n guilder.</numerusform>
            <numerusform>{name} lays out {person} for %n guilders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You build a canal tile {where} for %n guilder(s).</source>
        <translation>
            <numerusform>You build a canal tile {where} for %n guilder.</numerusform>
            <numerusform>You build a canal tile {where} for %n guilders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} builds a canal tile {where} for %n guilder(s).</source>
        <translation>
            <numerusform>{name} builds a canal tile {where} for %n guilder.</numerusform>
            <numerusform>{name} builds a canal tile {where} for %n guilders.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BrugesStandings</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}. {name}: %n point(s), {guilders} guilders</source>
        <translation>
            <numerusform>{place}. {name}: %n point, {guilders} guilders</numerusform>
            <numerusform>{place}. {name}: %n points, {guilders} guilders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BrugesTurn</name>
    <message numerus="yes">
        <source>%n persons can be activated.</source>
        <translation>
            <numerusform>%n person can be activated.</numerusform>
            <numerusform>%n persons can be activated.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BrugesUses</name>
    <message numerus="yes">
        <source>%n of a colour you name</source>
        <translation>
            <numerusform>%n of a colour you name</numerusform>
            <numerusform>%n of a colour you name</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n, by the colour you name</source>
        <translation>
            <numerusform>up to %n, by the colour you name</numerusform>
            <numerusform>up to %n, by the colour you name</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DamagedWords</name>
    <message numerus="yes">
        <source>%n damaged game(s)</source>
        <translation>
            <numerusform>%n damaged game</numerusform>
            <numerusform>%n damaged games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) set aside; kept in the file {file}.</source>
        <translation>
            <numerusform>%n game set aside; kept in the file {file}.</numerusform>
            <numerusform>%n games set aside; kept in the file {file}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecisionWords</name>
    <message numerus="yes">
        <source>Up to %n deal(s), the same for all</source>
        <translation>
            <numerusform>Up to %n deal, the same for all</numerusform>
            <numerusform>Up to %n deals, the same for all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>points at the end against what was played, from %n deal(s)</source>
        <translation>
            <numerusform>points at the end against what was played, from %n deal</numerusform>
            <numerusform>points at the end against what was played, from %n deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message numerus="yes">
        <source>ends at %n point(s)</source>
        <translation>
            <numerusform>ends at %n point</numerusform>
            <numerusform>ends at %n points</numerusform>
        </translation>
    </message>
</context>
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
    <name>HintWords</name>
    <message numerus="yes">
        <source>No clear difference in %n deal(s).</source>
        <translation>
            <numerusform>No clear difference in %n deal.</numerusform>
            <numerusform>No clear difference in %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of 100 games it wins about %n fewer.</source>
        <translation>
            <numerusform>Of 100 games it wins about %n fewer.</numerusform>
            <numerusform>Of 100 games it wins about %n fewer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonOffer</name>
    <message numerus="yes">
        <source>%n more short chapter(s) can wait for another time.</source>
        <translation>
            <numerusform>%n more short chapter can wait for another time.</numerusform>
            <numerusform>%n more short chapters can wait for another time.</numerusform>
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
        <source>%n game(s) brought back.</source>
        <translation>
            <numerusform>%n game brought back.</numerusform>
            <numerusform>%n games brought back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more game(s) are not listed here.</source>
        <translation>
            <numerusform>%n more game are not listed here.</numerusform>
            <numerusform>%n more games are not listed here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n game imported.</numerusform>
            <numerusform>%n games imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) already there.</source>
        <translation>
            <numerusform>%n game already there.</numerusform>
            <numerusform>%n games already there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n game(s) are already in the library.</source>
        <translation>
            <numerusform>%n game is already in the library.</numerusform>
            <numerusform>All %n games are already in the library.</numerusform>
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
    <name>LoyangAlways</name>
    <message numerus="yes">
        <source>Take a loan of %n cash?</source>
        <translation>
            <numerusform>Take a loan of %n cash?</numerusform>
            <numerusform>Take a loan of %n cash?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You walk at the end of your action phase; as far as here it costs %n cash.</source>
        <translation>
            <numerusform>You walk at the end of your action phase; as far as here it costs %n cash.</numerusform>
            <numerusform>You walk at the end of your action phase; as far as here it costs %n cash.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoyangCourt</name>
    <message numerus="yes">
        <source>It costs %n cash at once.</source>
        <translation>
            <numerusform>It costs %n cash at once.</numerusform>
            <numerusform>It costs %n cash at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n more.</source>
        <translation>
            <numerusform>Up to %n more.</numerusform>
            <numerusform>Up to %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The field costs %n cash</source>
        <translation>
            <numerusform>The field costs %n cash</numerusform>
            <numerusform>The field costs %n cash</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy {card} for %n cash?</source>
        <translation>
            <numerusform>Buy {card} for %n cash?</numerusform>
            <numerusform>Buy {card} for %n cash?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy up to %n card(s)</source>
        <translation>
            <numerusform>Buy up to %n card</numerusform>
            <numerusform>Buy up to %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoyangCustomers</name>
    <message numerus="yes">
        <source>The next row pays %n cash.</source>
        <translation>
            <numerusform>The next row pays %n cash.</numerusform>
            <numerusform>The next row pays %n cash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without a delivery you pay %n cash.</source>
        <translation>
            <numerusform>Without a delivery you pay %n cash.</numerusform>
            <numerusform>Without a delivery you pay %n cash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Serve {card} for %n cash?</source>
        <translation>
            <numerusform>Serve {card} for %n cash?</numerusform>
            <numerusform>Serve {card} for %n cash?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoyangDescriptions</name>
    <message numerus="yes">
        <source>%n action card(s) used up or not taken; open to all.</source>
        <translation>
            <numerusform>%n action card used up or not taken; open to all.</numerusform>
            <numerusform>%n action cards used up or not taken; open to all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loan(s) take it back to {score} at the end.</source>
        <translation>
            <numerusform>%n loan takes it back to {score} at the end.</numerusform>
            <numerusform>%n loans take it back to {score} at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cash} cash: %n step(s) now</source>
        <translation>
            <numerusform>{cash} cash: %n step now</numerusform>
            <numerusform>{cash} cash: %n steps now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n cash in this row.</source>
        <translation>
            <numerusform>Costs %n cash in this row.</numerusform>
            <numerusform>Costs %n cash in this row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n cash once, also in a double pack.</source>
        <translation>
            <numerusform>Costs %n cash once, also in a double pack.</numerusform>
            <numerusform>Costs %n cash once, also in a double pack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{good} for %n good(s) of your choice from the cart.</source>
        <translation>
            <numerusform>{good} for %n good of your choice from the cart.</numerusform>
            <numerusform>{good} for %n goods of your choice from the cart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) still to fill; after the top row it leaves.</source>
        <translation>
            <numerusform>%n row still to fill; after the top row it leaves.</numerusform>
            <numerusform>%n rows still to fill; after the top row it leaves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Red marker: every round without a delivery costs %n cash.</source>
        <translation>
            <numerusform>Red marker: every round without a delivery costs %n cash.</numerusform>
            <numerusform>Red marker: every round without a delivery costs %n cash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pays %n cash; 2 more or less, depending on the numbers of your customers.</source>
        <translation>
            <numerusform>Pays %n cash; 2 more or less, depending on the numbers of your customers.</numerusform>
            <numerusform>Pays %n cash; 2 more or less, depending on the numbers of your customers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This round it costs %n cash, paid to its owner.</source>
        <translation>
            <numerusform>This round it costs %n cash, paid to its owner.</numerusform>
            <numerusform>This round it costs %n cash, paid to its owner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regular</source>
        <translation>
            <numerusform>%n regular</numerusform>
            <numerusform>%n regular</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n casual</source>
        <translation>
            <numerusform>%n casual</numerusform>
            <numerusform>%n casual</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The storehouse keeps %n good(s) until the next round. 2 cash enlarge it to 4, when it is too small.</source>
        <translation>
            <numerusform>The storehouse keeps %n good until the next round. 2 cash enlarge it to 4, when it is too small.</numerusform>
            <numerusform>The storehouse keeps %n goods until the next round. 2 cash enlarge it to 4, when it is too small.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The storehouse keeps %n good(s) until the next round.</source>
        <translation>
            <numerusform>The storehouse keeps %n good until the next round.</numerusform>
            <numerusform>The storehouse keeps %n goods until the next round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the shop.</source>
        <translation>
            <numerusform>%n in the shop.</numerusform>
            <numerusform>%n in the shop.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free place(s) for selling.</source>
        <translation>
            <numerusform>%n free place for selling.</numerusform>
            <numerusform>%n free places for selling.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the shopper from the supply for %n cash.</source>
        <translation>
            <numerusform>With the shopper from the supply for %n cash.</numerusform>
            <numerusform>With the shopper from the supply for %n cash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action card(s) face down.</source>
        <translation>
            <numerusform>%n action card face down.</numerusform>
            <numerusform>%n action cards face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private field(s) still to come, one a round.</source>
        <translation>
            <numerusform>%n private field still to come, one a round.</numerusform>
            <numerusform>%n private fields still to come, one a round.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoyangEnding</name>
    <message numerus="yes">
        <source>Too many goods: the storehouse keeps %n</source>
        <translation>
            <numerusform>Too many goods: the storehouse keeps %n</numerusform>
            <numerusform>Too many goods: the storehouse keeps %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Walk %n step(s) to space {space}?</source>
        <translation>
            <numerusform>Walk %n step to space {space}?</numerusform>
            <numerusform>Walk %n steps to space {space}?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs {price} cash; %n cash stay.</source>
        <translation>
            <numerusform>It costs {price} cash; %n cash stay.</numerusform>
            <numerusform>It costs {price} cash; %n cash stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s): {price} cash</source>
        <translation>
            <numerusform>%n step: {price} cash</numerusform>
            <numerusform>%n steps: {price} cash</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have {cash} cash: enough for %n step(s) on the path.</source>
        <translation>
            <numerusform>You have {cash} cash: enough for %n step on the path.</numerusform>
            <numerusform>You have {cash} cash: enough for %n steps on the path.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Walk %n step(s)</source>
        <translation>
            <numerusform>Walk %n step</numerusform>
            <numerusform>Walk %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoyangFacts</name>
    <message numerus="yes">
        <source>%n loan(s) take one space each.</source>
        <translation>
            <numerusform>%n loan takes one space.</numerusform>
            <numerusform>%n loans take one space each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept until the next round; there is room for %n good(s).</source>
        <translation>
            <numerusform>Kept until the next round; there is room for %n good.</numerusform>
            <numerusform>Kept until the next round; there is room for %n goods.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoyangFarm</name>
    <message numerus="yes">
        <source>{good}: sow your home field for %n cash?</source>
        <translation>
            <numerusform>{good}: sow your home field for %n cash?</numerusform>
            <numerusform>{good}: sow your home field for %n cash?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A second good from %n field(s)?</source>
        <translation>
            <numerusform>A second good from %n field?</numerusform>
            <numerusform>A second good from %n fields?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy {goods} for %n cash?</source>
        <translation>
            <numerusform>Buy {goods} for %n cash?</numerusform>
            <numerusform>Buy {goods} for %n cash?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoyangFigures</name>
    <message numerus="yes">
        <source>buy for %n</source>
        <translation>
            <numerusform>buy for %n</numerusform>
            <numerusform>buy for %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sell for %n</source>
        <translation>
            <numerusform>sell for %n</numerusform>
            <numerusform>sell for %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plots</source>
        <translation>
            <numerusform>%n plot</numerusform>
            <numerusform>%n plots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{good} for %n</source>
        <translation>
            <numerusform>{good} for %n</numerusform>
            <numerusform>{good} for %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoyangGoods</name>
    <message numerus="yes">
        <source>%n good(s) to harvest</source>
        <translation>
            <numerusform>%n good to harvest</numerusform>
            <numerusform>%n goods to harvest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy {goods} for %n cash?</source>
        <translation>
            <numerusform>Buy {goods} for %n cash?</numerusform>
            <numerusform>Buy {goods} for %n cash?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you have %n cash left.</source>
        <translation>
            <numerusform>Then you have %n cash left.</numerusform>
            <numerusform>Then you have %n cash left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n cash.</source>
        <translation>
            <numerusform>You have %n cash.</numerusform>
            <numerusform>You have %n cash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each brings %n cash.</source>
        <translation>
            <numerusform>Each brings %n cash.</numerusform>
            <numerusform>Each brings %n cash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s) of your cart, whatever you like.</source>
        <translation>
            <numerusform>%n good of your cart, whatever you like.</numerusform>
            <numerusform>%n goods of your cart, whatever you like.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoyangHelpers</name>
    <message numerus="yes">
        <source>Pay %n cash and choose a field?</source>
        <translation>
            <numerusform>Pay %n cash and choose a field?</numerusform>
            <numerusform>Pay %n cash and choose a field?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy {goods} for %n cash?</source>
        <translation>
            <numerusform>Buy {goods} for %n cash?</numerusform>
            <numerusform>Buy {goods} for %n cash?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell {goods} for %n cash?</source>
        <translation>
            <numerusform>Sell {goods} for %n cash?</numerusform>
            <numerusform>Sell {goods} for %n cash?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Harvest the last good of %n field(s)?</source>
        <translation>
            <numerusform>Harvest the last good of %n field?</numerusform>
            <numerusform>Harvest the last good of %n fields?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoyangNames</name>
    <message numerus="yes">
        <source>%n wheat</source>
        <translation>
            <numerusform>%n wheat</numerusform>
            <numerusform>%n wheat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pumpkin(s)</source>
        <translation>
            <numerusform>%n pumpkin</numerusform>
            <numerusform>%n pumpkins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turnip(s)</source>
        <translation>
            <numerusform>%n turnip</numerusform>
            <numerusform>%n turnips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cabbage(s)</source>
        <translation>
            <numerusform>%n cabbage</numerusform>
            <numerusform>%n cabbages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bean(s)</source>
        <translation>
            <numerusform>%n bean</numerusform>
            <numerusform>%n beans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leek(s)</source>
        <translation>
            <numerusform>%n leek</numerusform>
            <numerusform>%n leeks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cash</source>
        <translation>
            <numerusform>%n cash</numerusform>
            <numerusform>%n cash</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoyangPanels</name>
    <message numerus="yes">
        <source>%n good(s)</source>
        <translation>
            <numerusform>%n good</numerusform>
            <numerusform>%n goods</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoyangReasons</name>
    <message numerus="yes">
        <source>This round you would have to pay its owner %n cash, which you do not have.</source>
        <translation>
            <numerusform>This round you would have to pay its owner %n cash, which you do not have.</numerusform>
            <numerusform>This round you would have to pay its owner %n cash, which you do not have.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoyangSentences</name>
    <message numerus="yes">
        <source>The discard pile is shuffled in: %n action card(s).</source>
        <translation>
            <numerusform>The discard pile is shuffled in: %n action card.</numerusform>
            <numerusform>The discard pile is shuffled in: %n action cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt %n card(s).</source>
        <translation>
            <numerusform>Everybody is dealt %n card.</numerusform>
            <numerusform>Everybody is dealt %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the court are discarded.</source>
        <translation>
            <numerusform>%n card of the court are discarded.</numerusform>
            <numerusform>%n cards of the court are discarded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n cash for a common field.</source>
        <translation>
            <numerusform>You pay %n cash for a common field.</numerusform>
            <numerusform>You pay %n cash for a common field.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} pays %n cash for a common field.</source>
        <translation>
            <numerusform>{name} pays %n cash for a common field.</numerusform>
            <numerusform>{name} pays %n cash for a common field.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n cash and look your private stack through.</source>
        <translation>
            <numerusform>You pay %n cash and look your private stack through.</numerusform>
            <numerusform>You pay %n cash and look your private stack through.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} pays %n cash and looks the private stack through.</source>
        <translation>
            <numerusform>{name} pays %n cash and looks the private stack through.</numerusform>
            <numerusform>{name} pays %n cash and looks the private stack through.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take a loan of %n cash.</source>
        <translation>
            <numerusform>You take a loan of %n cash.</numerusform>
            <numerusform>You take a loan of %n cash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes a loan of %n cash.</source>
        <translation>
            <numerusform>{name} takes a loan of %n cash.</numerusform>
            <numerusform>{name} takes a loan of %n cash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You enlarge your storehouse for %n cash.</source>
        <translation>
            <numerusform>You enlarge your storehouse for %n cash.</numerusform>
            <numerusform>You enlarge your storehouse for %n cash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} enlarges the storehouse for %n cash.</source>
        <translation>
            <numerusform>{name} enlarges the storehouse for %n cash.</numerusform>
            <numerusform>{name} enlarges the storehouse for %n cash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You buy {card} for %n cash.</source>
        <translation>
            <numerusform>You buy {card} for %n cash.</numerusform>
            <numerusform>You buy {card} for %n cash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} buys {card} for %n cash.</source>
        <translation>
            <numerusform>{name} buys {card} for %n cash.</numerusform>
            <numerusform>{name} buys {card} for %n cash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You buy a double pack for %n cash.</source>
        <translation>
            <numerusform>You buy a double pack for %n cash.</numerusform>
            <numerusform>You buy a double pack for %n cash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} buys a double pack for %n cash.</source>
        <translation>
            <numerusform>{name} buys a double pack for %n cash.</numerusform>
            <numerusform>{name} buys a double pack for %n cash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You sell {goods} for %n cash.</source>
        <translation>
            <numerusform>You sell {goods} for %n cash.</numerusform>
            <numerusform>You sell {goods} for %n cash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} sells {goods} for %n cash.</source>
        <translation>
            <numerusform>{name} sells {goods} for %n cash.</numerusform>
            <numerusform>{name} sells {goods} for %n cash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You buy {goods} for %n cash ({helpers}).</source>
        <translation>
            <numerusform>You buy {goods} for %n cash ({helpers}).</numerusform>
            <numerusform>You buy {goods} for %n cash ({helpers}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} buys {goods} for %n cash ({helpers}).</source>
        <translation>
            <numerusform>{name} buys {goods} for %n cash ({helpers}).</numerusform>
            <numerusform>{name} buys {goods} for %n cash ({helpers}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You buy {goods} for %n cash.</source>
        <translation>
            <numerusform>You buy {goods} for %n cash.</numerusform>
            <numerusform>You buy {goods} for %n cash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} buys {goods} for %n cash.</source>
        <translation>
            <numerusform>{name} buys {goods} for %n cash.</numerusform>
            <numerusform>{name} buys {goods} for %n cash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You deliver {goods} to a regular customer for %n cash.</source>
        <translation>
            <numerusform>You deliver {goods} to a regular customer for %n cash.</numerusform>
            <numerusform>You deliver {goods} to a regular customer for %n cash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} delivers {goods} to a regular customer for %n cash.</source>
        <translation>
            <numerusform>{name} delivers {goods} to a regular customer for %n cash.</numerusform>
            <numerusform>{name} delivers {goods} to a regular customer for %n cash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} delivers {goods} to one of your regular customers for %n cash.</source>
        <translation>
            <numerusform>{name} delivers {goods} to one of your regular customers for %n cash.</numerusform>
            <numerusform>{name} delivers {goods} to one of your regular customers for %n cash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You deliver {goods} to a regular customer of {other} for %n cash.</source>
        <translation>
            <numerusform>You deliver {goods} to a regular customer of {other} for %n cash.</numerusform>
            <numerusform>You deliver {goods} to a regular customer of {other} for %n cash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} delivers {goods} to a regular customer of {other} for %n cash.</source>
        <translation>
            <numerusform>{name} delivers {goods} to a regular customer of {other} for %n cash.</numerusform>
            <numerusform>{name} delivers {goods} to a regular customer of {other} for %n cash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You do not supply {card} and pay %n cash.</source>
        <translation>
            <numerusform>You do not supply {card} and pay %n cash.</numerusform>
            <numerusform>You do not supply {card} and pay %n cash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} does not supply {card} and pays %n cash.</source>
        <translation>
            <numerusform>{name} does not supply {card} and pays %n cash.</numerusform>
            <numerusform>{name} does not supply {card} and pays %n cash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You serve a casual customer with {goods} for %n cash ({change}).</source>
        <translation>
            <numerusform>You serve a casual customer with {goods} for %n cash ({change}).</numerusform>
            <numerusform>You serve a casual customer with {goods} for %n cash ({change}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} serves a casual customer with {goods} for %n cash ({change}).</source>
        <translation>
            <numerusform>{name} serves a casual customer with {goods} for %n cash ({change}).</numerusform>
            <numerusform>{name} serves a casual customer with {goods} for %n cash ({change}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You serve a casual customer with {goods} for %n cash.</source>
        <translation>
            <numerusform>You serve a casual customer with {goods} for %n cash.</numerusform>
            <numerusform>You serve a casual customer with {goods} for %n cash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} serves a casual customer with {goods} for %n cash.</source>
        <translation>
            <numerusform>{name} serves a casual customer with {goods} for %n cash.</numerusform>
            <numerusform>{name} serves a casual customer with {goods} for %n cash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your accountant brings %n cash for fields: {good}.</source>
        <translation>
            <numerusform>Your accountant brings %n cash for fields: {good}.</numerusform>
            <numerusform>Your accountant brings %n cash for fields: {good}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s accountant brings %n cash for fields: {good}.</source>
        <translation>
            <numerusform>{name}’s accountant brings %n cash for fields: {good}.</numerusform>
            <numerusform>{name}’s accountant brings %n cash for fields: {good}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n cash to {other}.</source>
        <translation>
            <numerusform>You pay %n cash to {other}.</numerusform>
            <numerusform>You pay %n cash to {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} pays %n cash to {other}.</source>
        <translation>
            <numerusform>{name} pays %n cash to {other}.</numerusform>
            <numerusform>{name} pays %n cash to {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You walk %n step(s) for {cash} cash.</source>
        <translation>
            <numerusform>You walk %n step for {cash} cash.</numerusform>
            <numerusform>You walk %n steps for {cash} cash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} walks %n step(s) for {cash} cash.</source>
        <translation>
            <numerusform>{name} walks %n step for {cash} cash.</numerusform>
            <numerusform>{name} walks %n steps for {cash} cash.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoyangStandings</name>
    <message numerus="yes">
        <source>%n round(s) to come</source>
        <translation>
            <numerusform>%n round to come</numerusform>
            <numerusform>%n rounds to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You reach %n point(s).</source>
        <translation>
            <numerusform>You reach %n point.</numerusform>
            <numerusform>You reach %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} reaches %n point(s).</source>
        <translation>
            <numerusform>{name} reaches %n point.</numerusform>
            <numerusform>{name} reaches %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}. {name}: %n point(s), {cash} cash, {goods} goods</source>
        <translation>
            <numerusform>{place}. {name}: %n point, {cash} cash, {goods} goods</numerusform>
            <numerusform>{place}. {name}: %n points, {cash} cash, {goods} goods</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoyangStory</name>
    <message numerus="yes">
        <source>{name} walks %n step(s) and reaches space {space}.</source>
        <translation>
            <numerusform>{name} walks %n step and reaches space {space}.</numerusform>
            <numerusform>{name} walks %n steps and reaches space {space}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You walk %n step(s) and reach space {space}.</source>
        <translation>
            <numerusform>You walk %n step and reach space {space}.</numerusform>
            <numerusform>You walk %n steps and reach space {space}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoyangTiles</name>
    <message numerus="yes">
        <source>%n empty field(s)</source>
        <translation>
            <numerusform>%n empty field</numerusform>
            <numerusform>%n empty fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n kind</numerusform>
            <numerusform>%n kinds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s) on stalls</source>
        <translation>
            <numerusform>%n good on stalls</numerusform>
            <numerusform>%n goods on stalls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ready</source>
        <translation>
            <numerusform>%n ready</numerusform>
            <numerusform>%n ready</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still due</source>
        <translation>
            <numerusform>%n still due</numerusform>
            <numerusform>%n still due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for {cash} cash</source>
        <translation>
            <numerusform>%n for {cash} cash</numerusform>
            <numerusform>%n for {cash} cash</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cash</source>
        <translation>
            <numerusform>%n cash</numerusform>
            <numerusform>%n cash</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n customer(s)</source>
        <translation>
            <numerusform>%n customer</numerusform>
            <numerusform>%n customers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regular customer(s) still due: deliver or refuse first.</source>
        <translation>
            <numerusform>%n regular customer still due: deliver or refuse first.</numerusform>
            <numerusform>%n regular customers still due: deliver or refuse first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoyangTurn</name>
    <message numerus="yes">
        <source>Your action phase: %n regular customer(s) still due</source>
        <translation>
            <numerusform>Your action phase: %n regular customer still due</numerusform>
            <numerusform>Your action phase: %n regular customers still due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy a double pack for %n cash?</source>
        <translation>
            <numerusform>Buy a double pack for %n cash?</numerusform>
            <numerusform>Buy a double pack for %n cash?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MuranoBuying</name>
    <message numerus="yes">
        <source>%n tile(s) left. You have {gold}.</source>
        <translation>
            <numerusform>%n tile left. You have {gold}.</numerusform>
            <numerusform>%n tiles left. You have {gold}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MuranoCardsHelp</name>
    <message numerus="yes">
        <source>%n tile(s) with 4 players</source>
        <translation>
            <numerusform>%n tile with 4 players</numerusform>
            <numerusform>%n tiles with 4 players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with 2 or 3</source>
        <translation>
            <numerusform>%n with 2 or 3</numerusform>
            <numerusform>%n with 2 or 3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MuranoCharacters</name>
    <message numerus="yes">
        <source>it would bring %n point(s) now</source>
        <translation>
            <numerusform>it would bring %n point now</numerusform>
            <numerusform>it would bring %n points now</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MuranoDescriptions</name>
    <message numerus="yes">
        <source>%n of them in the stack.</source>
        <translation>
            <numerusform>%n of them in the stack.</numerusform>
            <numerusform>%n of them in the stack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For you the action costs at least %n gold.</source>
        <translation>
            <numerusform>For you the action costs at least %n gold.</numerusform>
            <numerusform>For you the action costs at least %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n ship(s) must move: {gold} gold.</source>
        <translation>
            <numerusform>At least %n ship must move: {gold} gold.</numerusform>
            <numerusform>At least %n ships must move: {gold} gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“Income” would bring you %n gold here.</source>
        <translation>
            <numerusform>“Income” would bring you %n gold here.</numerusform>
            <numerusform>“Income” would bring you %n gold here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A free gondola of your colour: %n gold for a gondolier.</source>
        <translation>
            <numerusform>A free gondola of your colour: %n gold for a gondolier.</numerusform>
            <numerusform>A free gondola of your colour: %n gold for a gondolier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A free gondola of another colour: %n gold for a gondolier.</source>
        <translation>
            <numerusform>A free gondola of another colour: %n gold for a gondolier.</numerusform>
            <numerusform>A free gondola of another colour: %n gold for a gondolier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left.</source>
        <translation>
            <numerusform>%n left.</numerusform>
            <numerusform>%n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gondolier(s) ready to be placed.</source>
        <translation>
            <numerusform>%n gondolier ready to be placed.</numerusform>
            <numerusform>%n gondoliers ready to be placed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gondolier(s) in the supply, to be hired.</source>
        <translation>
            <numerusform>%n gondolier in the supply, to be hired.</numerusform>
            <numerusform>%n gondoliers in the supply, to be hired.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sold out: {sorts}. %n sort(s) to go</source>
        <translation>
            <numerusform>Sold out: {sorts}. %n sort to go</numerusform>
            <numerusform>Sold out: {sorts}. %n sorts to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sort(s) to go</source>
        <translation>
            <numerusform>%n sort to go</numerusform>
            <numerusform>%n sorts to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n gold.</source>
        <translation>
            <numerusform>Costs %n gold.</numerusform>
            <numerusform>Costs %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) when built.</source>
        <translation>
            <numerusform>%n point when built.</numerusform>
            <numerusform>%n points when built.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bead(s).</source>
        <translation>
            <numerusform>%n bead.</numerusform>
            <numerusform>%n beads.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for gondolier(s)</source>
        <translation>
            <numerusform>%n for gondolier</numerusform>
            <numerusform>%n for gondoliers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MuranoFacts</name>
    <message numerus="yes">
        <source>The next one costs %n gold.</source>
        <translation>
            <numerusform>The next one costs %n gold.</numerusform>
            <numerusform>The next one costs %n gold.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MuranoGlass</name>
    <message numerus="yes">
        <source>Each draws a bead and costs %n point(s). You have {points}. In the bag: {beads}</source>
        <translation>
            <numerusform>Each draws a bead and costs %n point. You have {points}. In the bag: {beads}</numerusform>
            <numerusform>Each draws a bead and costs %n points. You have {points}. In the bag: {beads}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n factories: −{points}</source>
        <translation>
            <numerusform>%n factory: −{points}</numerusform>
            <numerusform>%n factories: −{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produce %n bead(s)</source>
        <translation>
            <numerusform>Produce %n bead</numerusform>
            <numerusform>Produce %n beads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MuranoGondoliers</name>
    <message numerus="yes">
        <source>“{card}” would score %n point(s) there now</source>
        <translation>
            <numerusform>“{card}” would score %n point there now</numerusform>
            <numerusform>“{card}” would score %n points there now</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MuranoPanels</name>
    <message numerus="yes">
        <source>Next character: %n gold</source>
        <translation>
            <numerusform>Next character: %n gold</numerusform>
            <numerusform>Next character: %n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the bag</source>
        <translation>
            <numerusform>%n in the bag</numerusform>
            <numerusform>%n in the bag</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MuranoPhrases</name>
    <message numerus="yes">
        <source>%n red</source>
        <comment>beads</comment>
        <translation>
            <numerusform>%n red</numerusform>
            <numerusform>%n red</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue</source>
        <comment>beads</comment>
        <translation>
            <numerusform>%n blue</numerusform>
            <numerusform>%n blue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green</source>
        <comment>beads</comment>
        <translation>
            <numerusform>%n green</numerusform>
            <numerusform>%n green</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With it you would score %n point(s) more now.</source>
        <translation>
            <numerusform>With it you would score %n point more now.</numerusform>
            <numerusform>With it you would score %n points more now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your characters would score %n point(s) less now.</source>
        <translation>
            <numerusform>Your characters would score %n point less now.</numerusform>
            <numerusform>Your characters would score %n points less now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MuranoScoring</name>
    <message numerus="yes">
        <source>%n gondolier(s)</source>
        <translation>
            <numerusform>%n gondolier</numerusform>
            <numerusform>%n gondoliers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That would cost you %n point(s); each gondolier left brings 1 by itself.</source>
        <translation>
            <numerusform>That would cost you %n point; each gondolier left brings 1 by itself.</numerusform>
            <numerusform>That would cost you %n points; each gondolier left brings 1 by itself.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MuranoSentences</name>
    <message numerus="yes">
        <source>%n ship(s) cost you {price}.</source>
        <translation>
            <numerusform>%n ship cost you {price}.</numerusform>
            <numerusform>%n ships cost you {price}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) cost {name} {price}.</source>
        <translation>
            <numerusform>%n ship cost {name} {price}.</numerusform>
            <numerusform>%n ships cost {name} {price}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n gold.</source>
        <translation>
            <numerusform>You take %n gold.</numerusform>
            <numerusform>You take %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n gold.</source>
        <translation>
            <numerusform>{name} takes %n gold.</numerusform>
            <numerusform>{name} takes %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass for %n gold.</source>
        <translation>
            <numerusform>You pass for %n gold.</numerusform>
            <numerusform>You pass for %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes for %n gold.</source>
        <translation>
            <numerusform>{name} passes for %n gold.</numerusform>
            <numerusform>{name} passes for %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You earn %n gold.</source>
        <translation>
            <numerusform>You earn %n gold.</numerusform>
            <numerusform>You earn %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} earns %n gold.</source>
        <translation>
            <numerusform>{name} earns %n gold.</numerusform>
            <numerusform>{name} earns %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You dismiss a gondolier for %n gold.</source>
        <translation>
            <numerusform>You dismiss a gondolier for %n gold.</numerusform>
            <numerusform>You dismiss a gondolier for %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} dismisses a gondolier for %n gold.</source>
        <translation>
            <numerusform>{name} dismisses a gondolier for %n gold.</numerusform>
            <numerusform>{name} dismisses a gondolier for %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sale brings you %n gold.</source>
        <translation>
            <numerusform>The sale brings you %n gold.</numerusform>
            <numerusform>The sale brings you %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sale brings {name} %n gold.</source>
        <translation>
            <numerusform>The sale brings {name} %n gold.</numerusform>
            <numerusform>The sale brings {name} %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The red ship brings you %n gold.</source>
        <translation>
            <numerusform>The red ship brings you %n gold.</numerusform>
            <numerusform>The red ship brings you %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The red ship brings {name} %n gold.</source>
        <translation>
            <numerusform>The red ship brings {name} %n gold.</numerusform>
            <numerusform>The red ship brings {name} %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You earn %n gold on {island}.</source>
        <translation>
            <numerusform>You earn %n gold on {island}.</numerusform>
            <numerusform>You earn %n gold on {island}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} earns %n gold on {island}.</source>
        <translation>
            <numerusform>{name} earns %n gold on {island}.</numerusform>
            <numerusform>{name} earns %n gold on {island}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Basilica brings you %n point(s).</source>
        <translation>
            <numerusform>The Basilica brings you %n point.</numerusform>
            <numerusform>The Basilica brings you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Basilica brings {name} %n point(s).</source>
        <translation>
            <numerusform>The Basilica brings {name} %n point.</numerusform>
            <numerusform>The Basilica brings {name} %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Producing costs you %n point(s).</source>
        <translation>
            <numerusform>Producing costs you %n point.</numerusform>
            <numerusform>Producing costs you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Producing costs {name} %n point(s).</source>
        <translation>
            <numerusform>Producing costs {name} %n point.</numerusform>
            <numerusform>Producing costs {name} %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Harbour tavern brings you %n point(s).</source>
        <translation>
            <numerusform>The Harbour tavern brings you %n point.</numerusform>
            <numerusform>The Harbour tavern brings you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Harbour tavern brings {name} %n point(s).</source>
        <translation>
            <numerusform>The Harbour tavern brings {name} %n point.</numerusform>
            <numerusform>The Harbour tavern brings {name} %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Guild hall brings you %n point(s).</source>
        <translation>
            <numerusform>The Guild hall brings you %n point.</numerusform>
            <numerusform>The Guild hall brings you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Guild hall brings {name} %n point(s).</source>
        <translation>
            <numerusform>The Guild hall brings {name} %n point.</numerusform>
            <numerusform>The Guild hall brings {name} %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You buy {tile} for %n gold.</source>
        <translation>
            <numerusform>You buy {tile} for %n gold.</numerusform>
            <numerusform>You buy {tile} for %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} buys {tile} for %n gold.</source>
        <translation>
            <numerusform>{name} buys {tile} for %n gold.</numerusform>
            <numerusform>{name} buys {tile} for %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You build {tile} on {island}: %n point(s).</source>
        <translation>
            <numerusform>You build {tile} on {island}: %n point.</numerusform>
            <numerusform>You build {tile} on {island}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} builds {tile} on {island}: %n point(s).</source>
        <translation>
            <numerusform>{name} builds {tile} on {island}: %n point.</numerusform>
            <numerusform>{name} builds {tile} on {island}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You choose “{card}”: %n point(s).</source>
        <translation>
            <numerusform>You choose “{card}”: %n point.</numerusform>
            <numerusform>You choose “{card}”: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} chooses “{card}”: %n point(s).</source>
        <translation>
            <numerusform>{name} chooses “{card}”: %n point.</numerusform>
            <numerusform>{name} chooses “{card}”: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You look at %n character(s).</source>
        <translation>
            <numerusform>You look at %n character.</numerusform>
            <numerusform>You look at %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} looks at %n character(s).</source>
        <translation>
            <numerusform>{name} looks at %n character.</numerusform>
            <numerusform>{name} looks at %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You recruit a character for %n gold.</source>
        <translation>
            <numerusform>You recruit a character for %n gold.</numerusform>
            <numerusform>You recruit a character for %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} recruits a character for %n gold.</source>
        <translation>
            <numerusform>{name} recruits a character for %n gold.</numerusform>
            <numerusform>{name} recruits a character for %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You place a gondolier at {island} for %n gold.</source>
        <translation>
            <numerusform>You place a gondolier at {island} for %n gold.</numerusform>
            <numerusform>You place a gondolier at {island} for %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} places a gondolier at {island} for %n gold.</source>
        <translation>
            <numerusform>{name} places a gondolier at {island} for %n gold.</numerusform>
            <numerusform>{name} places a gondolier at {island} for %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hire a gondolier for %n gold.</source>
        <translation>
            <numerusform>You hire a gondolier for %n gold.</numerusform>
            <numerusform>You hire a gondolier for %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} hires a gondolier for %n gold.</source>
        <translation>
            <numerusform>{name} hires a gondolier for %n gold.</numerusform>
            <numerusform>{name} hires a gondolier for %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n point(s) and produce beads: {beads}.</source>
        <translation>
            <numerusform>You pay %n point and produce beads: {beads}.</numerusform>
            <numerusform>You pay %n points and produce beads: {beads}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} pays %n point(s) and produces beads: {beads}.</source>
        <translation>
            <numerusform>{name} pays %n point and produces beads: {beads}.</numerusform>
            <numerusform>{name} pays %n points and produces beads: {beads}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You sell beads for %n gold: {beads}.</source>
        <translation>
            <numerusform>You sell beads for %n gold: {beads}.</numerusform>
            <numerusform>You sell beads for %n gold: {beads}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} sells beads for %n gold: {beads}.</source>
        <translation>
            <numerusform>{name} sells beads for %n gold: {beads}.</numerusform>
            <numerusform>{name} sells beads for %n gold: {beads}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score “{card}” on {island} for {given}: %n point(s).</source>
        <translation>
            <numerusform>You score “{card}” on {island} for {given}: %n point.</numerusform>
            <numerusform>You score “{card}” on {island} for {given}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores “{card}” on {island} for {given}: %n point(s).</source>
        <translation>
            <numerusform>{name} scores “{card}” on {island} for {given}: %n point.</numerusform>
            <numerusform>{name} scores “{card}” on {island} for {given}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score “{card}” on {island}: %n point(s).</source>
        <translation>
            <numerusform>You score “{card}” on {island}: %n point.</numerusform>
            <numerusform>You score “{card}” on {island}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores “{card}” on {island}: %n point(s).</source>
        <translation>
            <numerusform>{name} scores “{card}” on {island}: %n point.</numerusform>
            <numerusform>{name} scores “{card}” on {island}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your other gondoliers bring %n point(s).</source>
        <translation>
            <numerusform>Your other gondoliers bring %n point.</numerusform>
            <numerusform>Your other gondoliers bring %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s other gondoliers bring %n point(s).</source>
        <translation>
            <numerusform>{name}’s other gondoliers bring %n point.</numerusform>
            <numerusform>{name}’s other gondoliers bring %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MuranoShips</name>
    <message numerus="yes">
        <source>{action}: move %n ship(s) for {price}?</source>
        <translation>
            <numerusform>{action}: move %n ship for {price}?</numerusform>
            <numerusform>{action}: move %n ships for {price}?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s): {price}</source>
        <translation>
            <numerusform>%n ship: {price}</numerusform>
            <numerusform>%n ships: {price}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lighthouse, %n ship(s): {price}</source>
        <translation>
            <numerusform>Lighthouse, %n ship: {price}</numerusform>
            <numerusform>Lighthouse, %n ships: {price}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s), {price}</source>
        <translation>
            <numerusform>%n ship, {price}</numerusform>
            <numerusform>%n ships, {price}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{way}; it earns %n gold</source>
        <translation>
            <numerusform>{way}; it earns %n gold</numerusform>
            <numerusform>{way}; it earns %n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) must move for {ships}, and the action costs {price}; you have {gold}.</source>
        <translation>
            <numerusform>%n ship must move for {ships}, and the action costs {price}; you have {gold}.</numerusform>
            <numerusform>%n ships must move for {ships}, and the action costs {price}; you have {gold}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) must move for {ships}; you have {gold}.</source>
        <translation>
            <numerusform>%n ship must move for {ships}; you have {gold}.</numerusform>
            <numerusform>%n ships must move for {ships}; you have {gold}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MuranoStandings</name>
    <message numerus="yes">
        <source>%n island(s)</source>
        <translation>
            <numerusform>%n island</numerusform>
            <numerusform>%n islands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}. {name}: %n point(s), {gold} gold</source>
        <translation>
            <numerusform>{place}. {name}: %n point, {gold} gold</numerusform>
            <numerusform>{place}. {name}: %n points, {gold} gold</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpenGames</name>
    <message numerus="yes">
        <source>%n more in the library</source>
        <translation>
            <numerusform>One more in the library</numerusform>
            <numerusform>%n more in the library</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>CONTINUE · %n GAMES</source>
        <translation>
            <numerusform>CONTINUE · ONE GAME</numerusform>
            <numerusform>CONTINUE · %n GAMES</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message numerus="yes">
        <source>Shared victory with %n point(s): {names}.</source>
        <translation>
            <numerusform>Shared victory with %n point: {names}.</numerusform>
            <numerusform>Shared victory with %n points: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n point(s).</source>
        <translation>
            <numerusform>You win with %n point.</numerusform>
            <numerusform>You win with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n point(s).</source>
        <translation>
            <numerusform>{name} wins with %n point.</numerusform>
            <numerusform>{name} wins with %n points.</numerusform>
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
    <name>PortRoyalDescriptions</name>
    <message numerus="yes">
        <source>%n card(s), face up. Click to look through them.</source>
        <translation>
            <numerusform>%n card, face up. Click to look through them.</numerusform>
            <numerusform>%n cards, face up. Click to look through them.</numerusform>
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
        <source>%n influence point(s).</source>
        <translation>
            <numerusform>%n influence point.</numerusform>
            <numerusform>%n influence points.</numerusform>
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
        <source>Printed: %n coin(s).</source>
        <translation>
            <numerusform>Printed: %n coin.</numerusform>
            <numerusform>Printed: %n coins.</numerusform>
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
        <source>%n sword(s) or more repel it.</source>
        <translation>
            <numerusform>%n sword or more repel it.</numerusform>
            <numerusform>%n swords or more repel it.</numerusform>
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
        <source>With it {who}’s clerks allow %n more card(s).</source>
        <translation>
            <numerusform>With it {who}’s clerks allow %n more card.</numerusform>
            <numerusform>With it {who}’s clerks allow %n more cards.</numerusform>
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
        <source>Whoever completes it gains %n coin(s).</source>
        <translation>
            <numerusform>Whoever completes it gains %n coin.</numerusform>
            <numerusform>Whoever completes it gains %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship colour(s)</source>
        <translation>
            <numerusform>%n ship colour</numerusform>
            <numerusform>%n ship colours</numerusform>
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
    <name>PortRoyalDiscovering</name>
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
</context>
<context>
    <name>PortRoyalExpeditions</name>
    <message numerus="yes">
        <source>{points} influence points and %n coin(s)</source>
        <translation>
            <numerusform>{points} influence points and %n coin</numerusform>
            <numerusform>{points} influence points and %n coins</numerusform>
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
        <source>A tax increase would take %n of them.</source>
        <translation>
            <numerusform>A tax increase would take %n of them.</numerusform>
            <numerusform>A tax increase would take %n of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PortRoyalPhrases</name>
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
        <source>%n jack(s) of all trades</source>
        <translation>
            <numerusform>%n jack of all trades</numerusform>
            <numerusform>%n jacks of all trades</numerusform>
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
        <source>You can take nothing with %n coin(s): the cheapest person costs {price} with the fee.</source>
        <translation>
            <numerusform>You can take nothing with %n coin: the cheapest person costs {price} with the fee.</numerusform>
            <numerusform>You can take nothing with %n coins: the cheapest person costs {price} with the fee.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} can take nothing with %n coin(s): the cheapest person costs {price} with the fee.</source>
        <translation>
            <numerusform>{name} can take nothing with %n coin: the cheapest person costs {price} with the fee.</numerusform>
            <numerusform>{name} can take nothing with %n coins: the cheapest person costs {price} with the fee.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can take nothing with %n coin(s): the cheapest person costs {price}.</source>
        <translation>
            <numerusform>You can take nothing with %n coin: the cheapest person costs {price}.</numerusform>
            <numerusform>You can take nothing with %n coins: the cheapest person costs {price}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} can take nothing with %n coin(s): the cheapest person costs {price}.</source>
        <translation>
            <numerusform>{name} can take nothing with %n coin: the cheapest person costs {price}.</numerusform>
            <numerusform>{name} can take nothing with %n coins: the cheapest person costs {price}.</numerusform>
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
    <name>PortRoyalTrading</name>
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
        <source>Take {ship} and gain %n coin(s)?</source>
        <translation>
            <numerusform>Take {ship} and gain %n coin?</numerusform>
            <numerusform>Take {ship} and gain %n coins?</numerusform>
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
    <message numerus="yes">
        <source>You may take %n card(s).</source>
        <translation>
            <numerusform>You may take %n card.</numerusform>
            <numerusform>You may take %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With it your clerks let you take %n more card(s).</source>
        <translation>
            <numerusform>With it your clerks let you take %n more card.</numerusform>
            <numerusform>With it your clerks let you take %n more cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PresetWords</name>
    <message numerus="yes">
        <source>Few rules and %n opponent(s) of the level {level}.</source>
        <translation>
            <numerusform>Few rules and %n opponent of the level {level}.</numerusform>
            <numerusform>Few rules and %n opponents of the level {level}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>All %n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>All %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) about past decisions due</source>
        <translation>
            <numerusform>%n question about past decisions due</numerusform>
            <numerusform>%n questions about past decisions due</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartWords</name>
    <message numerus="yes">
        <source>%n finished game(s) of your own</source>
        <translation>
            <numerusform>%n finished game of your own</numerusform>
            <numerusform>%n finished games of your own</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them won</source>
        <translation>
            <numerusform>%n of them won</numerusform>
            <numerusform>%n of them won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s)</source>
        <translation>
            <numerusform>%n rated game</numerusform>
            <numerusform>%n rated games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n decision</numerusform>
            <numerusform>%n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with several humans left out.</source>
        <translation>
            <numerusform>%n game with several humans left out.</numerusform>
            <numerusform>%n games with several humans left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) begun at a position of another one left out.</source>
        <translation>
            <numerusform>%n game begun at a position of another one left out.</numerusform>
            <numerusform>%n games begun at a position of another one left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported to the file {file}.</source>
        <translation>
            <numerusform>%n game exported to the file {file}.</numerusform>
            <numerusform>%n games exported to the file {file}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TavernsBonuses</name>
    <message numerus="yes">
        <source>It counts %n point(s).</source>
        <translation>
            <numerusform>It counts %n point.</numerusform>
            <numerusform>It counts %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TavernsDescriptions</name>
    <message numerus="yes">
        <source>%n point(s).</source>
        <translation>
            <numerusform>%n point.</numerusform>
            <numerusform>%n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n doubloon(s).</source>
        <translation>
            <numerusform>Costs %n doubloon.</numerusform>
            <numerusform>Costs %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n beer.</source>
        <translation>
            <numerusform>Costs %n beer.</numerusform>
            <numerusform>Costs %n beer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wants a {face}, pays %n doubloon(s).</source>
        <translation>
            <numerusform>Wants a {face}, pays %n doubloon.</numerusform>
            <numerusform>Wants a {face}, pays %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) for 3 beer; the top one is on offer.</source>
        <translation>
            <numerusform>%n guest for 3 beer; the top one is on offer.</numerusform>
            <numerusform>%n guests for 3 beer; the top one is on offer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left.</source>
        <translation>
            <numerusform>%n card left.</numerusform>
            <numerusform>%n cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) for {beer} beer</source>
        <translation>
            <numerusform>%n noble for {beer} beer</numerusform>
            <numerusform>%n nobles for {beer} beer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) share this table.</source>
        <translation>
            <numerusform>%n noble share this table.</numerusform>
            <numerusform>%n nobles share this table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) face down.</source>
        <translation>
            <numerusform>%n guest face down.</numerusform>
            <numerusform>%n guests face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) gained lie on top, the last one uppermost.</source>
        <translation>
            <numerusform>%n card gained lie on top, the last one uppermost.</numerusform>
            <numerusform>%n cards gained lie on top, the last one uppermost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shuffled card(s); nobody knows their order.</source>
        <translation>
            <numerusform>%n shuffled card; nobody knows their order.</numerusform>
            <numerusform>%n shuffled cards; nobody knows their order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s). When the draw pile is empty they are shuffled into a new one.</source>
        <translation>
            <numerusform>%n card. When the draw pile is empty they are shuffled into a new one.</numerusform>
            <numerusform>%n cards. When the draw pile is empty they are shuffled into a new one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before: everybody gains %n schnapps.</source>
        <translation>
            <numerusform>Before: everybody gains %n schnapps.</numerusform>
            <numerusform>Before: everybody gains %n schnapps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Upgrade: %n doubloon(s); it also brings 1 noble.</source>
        <translation>
            <numerusform>Upgrade: %n doubloon; it also brings 1 noble.</numerusform>
            <numerusform>Upgrade: %n doubloons; it also brings 1 noble.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each {card} returned from here lowers the cost by %n doubloon(s).</source>
        <translation>
            <numerusform>Each {card} returned from here lowers the cost by %n doubloon.</numerusform>
            <numerusform>Each {card} returned from here lowers the cost by %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After returning the %n laid out it costs {cost}.</source>
        <translation>
            <numerusform>After returning the %n laid out it costs {cost}.</numerusform>
            <numerusform>After returning the %n laid out it costs {cost}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reputation: %n point(s)</source>
        <translation>
            <numerusform>Reputation: %n point</numerusform>
            <numerusform>Reputation: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click: your bards move the marker %n space(s).</source>
        <translation>
            <numerusform>Click: your bards move the marker %n space.</numerusform>
            <numerusform>Click: your bards move the marker %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) if the marker stands here at the end.</source>
        <translation>
            <numerusform>%n point if the marker stands here at the end.</numerusform>
            <numerusform>%n points if the marker stands here at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reached or passed: %n schnapps. At the end the space before counts.</source>
        <translation>
            <numerusform>Reached or passed: %n schnapps. At the end the space before counts.</numerusform>
            <numerusform>Reached or passed: %n schnapps. At the end the space before counts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you end placing, the lower sum counts: %n step(s).</source>
        <translation>
            <numerusform>When you end placing, the lower sum counts: %n step.</numerusform>
            <numerusform>When you end placing, the lower sum counts: %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Any one die. It pays %n doubloon(s).</source>
        <translation>
            <numerusform>Any one die. It pays %n doubloon.</numerusform>
            <numerusform>Any one die. It pays %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Any one die. It gives %n beer.</source>
        <translation>
            <numerusform>Any one die. It gives %n beer.</numerusform>
            <numerusform>Any one die. It gives %n beer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Any number of 1s and 6s. Each delivers %n beer.</source>
        <translation>
            <numerusform>Any number of 1s and 6s. Each delivers %n beer.</numerusform>
            <numerusform>Any number of 1s and 6s. Each delivers %n beer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Any number of 5s. Each moves %n space(s) on the monastery track.</source>
        <translation>
            <numerusform>Any number of 5s. Each moves %n space on the monastery track.</numerusform>
            <numerusform>Any number of 5s. Each moves %n spaces on the monastery track.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{base} by the tile and %n by suppliers.</source>
        <translation>
            <numerusform>{base} by the tile and %n by suppliers.</numerusform>
            <numerusform>{base} by the tile and %n by suppliers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n doubloon(s).</source>
        <translation>
            <numerusform>Brings %n doubloon.</numerusform>
            <numerusform>Brings %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moves %n space(s) on the monastery track.</source>
        <translation>
            <numerusform>Moves %n space on the monastery track.</numerusform>
            <numerusform>Moves %n spaces on the monastery track.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n beer.</source>
        <translation>
            <numerusform>Brings %n beer.</numerusform>
            <numerusform>Brings %n beer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Raised by %n by dishwashers.</source>
        <translation>
            <numerusform>Raised by %n by dishwashers.</numerusform>
            <numerusform>Raised by %n by dishwashers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TavernsEvening</name>
    <message numerus="yes">
        <source>For a counter guest (you have %n) all cards laid out are discarded, and new ones come.</source>
        <translation>
            <numerusform>For a counter guest (you have %n) all cards laid out are discarded, and new ones come.</numerusform>
            <numerusform>For a counter guest (you have %n) all cards laid out are discarded, and new ones come.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TavernsFacts</name>
    <message numerus="yes">
        <source>The safe keeps up to %n doubloon(s).</source>
        <translation>
            <numerusform>The safe keeps up to %n doubloon.</numerusform>
            <numerusform>The safe keeps up to %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The beer storage keeps up to %n beer.</source>
        <translation>
            <numerusform>The beer storage keeps up to %n beer.</numerusform>
            <numerusform>The beer storage keeps up to %n beer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dice on the tavern will bring %n more.</source>
        <translation>
            <numerusform>The dice on the tavern will bring %n more.</numerusform>
            <numerusform>The dice on the tavern will bring %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more beer comes from dice on the tavern and beer dealers.</source>
        <translation>
            <numerusform>%n more beer comes from dice on the tavern and beer dealers.</numerusform>
            <numerusform>%n more beer comes from dice on the tavern and beer dealers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They count %n point(s).</source>
        <translation>
            <numerusform>They count %n point.</numerusform>
            <numerusform>They count %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The space of the reputation marker; at the end it would count %n point(s).</source>
        <translation>
            <numerusform>The space of the reputation marker; at the end it would count %n point.</numerusform>
            <numerusform>The space of the reputation marker; at the end it would count %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TavernsFigures</name>
    <message numerus="yes">
        <source>costs %n doubloon(s)</source>
        <translation>
            <numerusform>costs %n doubloon</numerusform>
            <numerusform>costs %n doubloons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pays %n</source>
        <translation>
            <numerusform>pays %n</numerusform>
            <numerusform>pays %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n less per {card} returned</source>
        <translation>
            <numerusform>%n less per {card} returned</numerusform>
            <numerusform>%n less per {card} returned</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TavernsPhrases</name>
    <message numerus="yes">
        <source>%n doubloon(s)</source>
        <translation>
            <numerusform>%n doubloon</numerusform>
            <numerusform>%n doubloons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n beer</source>
        <translation>
            <numerusform>%n beer</numerusform>
            <numerusform>%n beer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n schnapps</source>
        <translation>
            <numerusform>%n schnapps</numerusform>
            <numerusform>%n schnapps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n doubloon(s): {income} this evening + {stored} stored.</source>
        <translation>
            <numerusform>You have %n doubloon: {income} this evening + {stored} stored.</numerusform>
            <numerusform>You have %n doubloons: {income} this evening + {stored} stored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n doubloon(s): {income} this evening + {stored} stored.</source>
        <translation>
            <numerusform>{who} has %n doubloon: {income} this evening + {stored} stored.</numerusform>
            <numerusform>{who} has %n doubloons: {income} this evening + {stored} stored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n beer: {income} this evening + {stored} stored.</source>
        <translation>
            <numerusform>You have %n beer: {income} this evening + {stored} stored.</numerusform>
            <numerusform>You have %n beer: {income} this evening + {stored} stored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n beer: {income} this evening + {stored} stored.</source>
        <translation>
            <numerusform>{who} has %n beer: {income} this evening + {stored} stored.</numerusform>
            <numerusform>{who} has %n beer: {income} this evening + {stored} stored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n schnapps.</source>
        <translation>
            <numerusform>{who} has %n schnapps.</numerusform>
            <numerusform>{who} has %n schnapps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n schnapps.</source>
        <translation>
            <numerusform>You have %n schnapps.</numerusform>
            <numerusform>You have %n schnapps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of a turn at most %n are kept.</source>
        <translation>
            <numerusform>At the end of a turn at most %n is kept.</numerusform>
            <numerusform>At the end of a turn at most %n are kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables.</source>
        <translation>
            <numerusform>%n table.</numerusform>
            <numerusform>%n tables.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each 1 or 6 delivers %n beer, and 1 more per supplier laid out.</source>
        <translation>
            <numerusform>Each 1 or 6 delivers %n beer, and 1 more per supplier laid out.</numerusform>
            <numerusform>Each 1 or 6 delivers %n beer, and 1 more per supplier laid out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Any one die pays %n doubloon(s).</source>
        <translation>
            <numerusform>Any one die pays %n doubloon.</numerusform>
            <numerusform>Any one die pays %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Any one die gives %n beer.</source>
        <translation>
            <numerusform>Any one die gives %n beer.</numerusform>
            <numerusform>Any one die gives %n beer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each 5 moves %n space(s) on the monastery track.</source>
        <translation>
            <numerusform>Each 5 moves %n space on the monastery track.</numerusform>
            <numerusform>Each 5 moves %n spaces on the monastery track.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stores up to %n doubloon(s) at the end of your turn.</source>
        <translation>
            <numerusform>Stores up to %n doubloon at the end of your turn.</numerusform>
            <numerusform>Stores up to %n doubloons at the end of your turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stores up to %n beer at the end of your turn.</source>
        <translation>
            <numerusform>Stores up to %n beer at the end of your turn.</numerusform>
            <numerusform>Stores up to %n beer at the end of your turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TavernsPlacing</name>
    <message numerus="yes">
        <source>it serves a guest who pays %n</source>
        <translation>
            <numerusform>it serves a guest who pays %n</numerusform>
            <numerusform>it serves a guest who pays %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place your dice; %n left.</source>
        <translation>
            <numerusform>Place your dice; %n left.</numerusform>
            <numerusform>Place your dice; %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No die fits any more; %n left.</source>
        <translation>
            <numerusform>No die fits any more; %n left.</numerusform>
            <numerusform>No die fits any more; %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dice can be taken back %n more time(s).</source>
        <translation>
            <numerusform>Dice can be taken back %n more time.</numerusform>
            <numerusform>Dice can be taken back %n more times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far you get {goods}; your reputation moves %n space(s).</source>
        <translation>
            <numerusform>So far you get {goods}; your reputation moves %n space.</numerusform>
            <numerusform>So far you get {goods}; your reputation moves %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) in the monastery</source>
        <translation>
            <numerusform>%n space in the monastery</numerusform>
            <numerusform>%n spaces in the monastery</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A {face} needs %n raise(s) here; raises left: {left}.</source>
        <translation>
            <numerusform>A {face} needs %n raise here; raises left: {left}.</numerusform>
            <numerusform>A {face} needs %n raises here; raises left: {left}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TavernsSentences</name>
    <message numerus="yes">
        <source>Everybody gains %n schnapps.</source>
        <translation>
            <numerusform>Everybody gains %n schnapps.</numerusform>
            <numerusform>Everybody gains %n schnapps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You remove a regular who pays %n.</source>
        <translation>
            <numerusform>You remove a regular who pays %n.</numerusform>
            <numerusform>You remove a regular who pays %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} removes a regular who pays %n.</source>
        <translation>
            <numerusform>{name} removes a regular who pays %n.</numerusform>
            <numerusform>{name} removes a regular who pays %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gain %n schnapps.</source>
        <translation>
            <numerusform>You gain %n schnapps.</numerusform>
            <numerusform>You gain %n schnapps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n schnapps.</source>
        <translation>
            <numerusform>{name} gains %n schnapps.</numerusform>
            <numerusform>{name} gains %n schnapps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You shuffle your discard pile: %n card(s).</source>
        <translation>
            <numerusform>You shuffle your discard pile: %n card.</numerusform>
            <numerusform>You shuffle your discard pile: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} shuffles the discard pile: %n card(s).</source>
        <translation>
            <numerusform>{name} shuffles the discard pile: %n card.</numerusform>
            <numerusform>{name} shuffles the discard pile: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your dice bring {goods}: %n step(s) of reputation.</source>
        <translation>
            <numerusform>Your dice bring {goods}: %n step of reputation.</numerusform>
            <numerusform>Your dice bring {goods}: %n steps of reputation.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s dice bring {goods}: %n step(s) of reputation.</source>
        <translation>
            <numerusform>{name}’s dice bring {goods}: %n step of reputation.</numerusform>
            <numerusform>{name}’s dice bring {goods}: %n steps of reputation.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take in %n doubloon(s): {sources}.</source>
        <translation>
            <numerusform>You take in %n doubloon: {sources}.</numerusform>
            <numerusform>You take in %n doubloons: {sources}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes in %n doubloon(s): {sources}.</source>
        <translation>
            <numerusform>{name} takes in %n doubloon: {sources}.</numerusform>
            <numerusform>{name} takes in %n doubloons: {sources}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take in %n beer: {sources}.</source>
        <translation>
            <numerusform>You take in %n beer: {sources}.</numerusform>
            <numerusform>You take in %n beer: {sources}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes in %n beer: {sources}.</source>
        <translation>
            <numerusform>{name} takes in %n beer: {sources}.</numerusform>
            <numerusform>{name} takes in %n beer: {sources}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You buy {card} for %n doubloon(s).</source>
        <translation>
            <numerusform>You buy {card} for %n doubloon.</numerusform>
            <numerusform>You buy {card} for %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} buys {card} for %n doubloon(s).</source>
        <translation>
            <numerusform>{name} buys {card} for %n doubloon.</numerusform>
            <numerusform>{name} buys {card} for %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You upgrade “{tile}” for %n doubloon(s) and {returned} of its cards, and gain a noble.</source>
        <translation>
            <numerusform>You upgrade “{tile}” for %n doubloon and {returned} of its cards, and gain a noble.</numerusform>
            <numerusform>You upgrade “{tile}” for %n doubloons and {returned} of its cards, and gain a noble.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} upgrades “{tile}” for %n doubloon(s) and {returned} of its cards, and gains a noble.</source>
        <translation>
            <numerusform>{name} upgrades “{tile}” for %n doubloon and {returned} of its cards, and gains a noble.</numerusform>
            <numerusform>{name} upgrades “{tile}” for %n doubloons and {returned} of its cards, and gains a noble.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You upgrade “{tile}” for %n doubloon(s) and gain a noble.</source>
        <translation>
            <numerusform>You upgrade “{tile}” for %n doubloon and gain a noble.</numerusform>
            <numerusform>You upgrade “{tile}” for %n doubloons and gain a noble.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} upgrades “{tile}” for %n doubloon(s) and gains a noble.</source>
        <translation>
            <numerusform>{name} upgrades “{tile}” for %n doubloon and gains a noble.</numerusform>
            <numerusform>{name} upgrades “{tile}” for %n doubloons and gains a noble.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You recruit {guest} for %n beer.</source>
        <translation>
            <numerusform>You recruit {guest} for %n beer.</numerusform>
            <numerusform>You recruit {guest} for %n beer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} recruits {guest} for %n beer.</source>
        <translation>
            <numerusform>{name} recruits {guest} for %n beer.</numerusform>
            <numerusform>{name} recruits {guest} for %n beer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hire %n noble(s) for {beer} beer.</source>
        <translation>
            <numerusform>You hire %n noble for {beer} beer.</numerusform>
            <numerusform>You hire %n nobles for {beer} beer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} hires %n noble(s) for {beer} beer.</source>
        <translation>
            <numerusform>{name} hires %n noble for {beer} beer.</numerusform>
            <numerusform>{name} hires %n nobles for {beer} beer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n schnapps to the entertainer: {entertainer}.</source>
        <translation>
            <numerusform>You pay %n schnapps to the entertainer: {entertainer}.</numerusform>
            <numerusform>You pay %n schnapps to the entertainer: {entertainer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} pays %n schnapps to the entertainer: {entertainer}.</source>
        <translation>
            <numerusform>{name} pays %n schnapps to the entertainer: {entertainer}.</numerusform>
            <numerusform>{name} pays %n schnapps to the entertainer: {entertainer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You move %n space(s) in the monastery, to space {at}.</source>
        <translation>
            <numerusform>You move %n space in the monastery, to space {at}.</numerusform>
            <numerusform>You move %n spaces in the monastery, to space {at}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} moves %n space(s) in the monastery, to space {at}.</source>
        <translation>
            <numerusform>{name} moves %n space in the monastery, to space {at}.</numerusform>
            <numerusform>{name} moves %n spaces in the monastery, to space {at}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You begin with %n beer in storage.</source>
        <translation>
            <numerusform>You begin with %n beer in storage.</numerusform>
            <numerusform>You begin with %n beer in storage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} begins with %n beer in storage.</source>
        <translation>
            <numerusform>{name} begins with %n beer in storage.</numerusform>
            <numerusform>{name} begins with %n beer in storage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your bards raise your reputation by %n step(s).</source>
        <translation>
            <numerusform>Your bards raise your reputation by %n step.</numerusform>
            <numerusform>Your bards raise your reputation by %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s bards raise the reputation by %n step(s).</source>
        <translation>
            <numerusform>{name}’s bards raise the reputation by %n step.</numerusform>
            <numerusform>{name}’s bards raise the reputation by %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your reputation moves %n space(s).</source>
        <translation>
            <numerusform>Your reputation moves %n space.</numerusform>
            <numerusform>Your reputation moves %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s reputation moves %n space(s).</source>
        <translation>
            <numerusform>{name}’s reputation moves %n space.</numerusform>
            <numerusform>{name}’s reputation moves %n spaces.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TavernsService</name>
    <message numerus="yes">
        <source>%n bard step(s)</source>
        <translation>
            <numerusform>%n bard step</numerusform>
            <numerusform>%n bard steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy {card} for %n doubloon(s)?</source>
        <translation>
            <numerusform>Buy {card} for %n doubloon?</numerusform>
            <numerusform>Buy {card} for %n doubloons?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you have %n doubloon(s) left.</source>
        <translation>
            <numerusform>Then you have %n doubloon left.</numerusform>
            <numerusform>Then you have %n doubloons left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Upgrade “{tile}” for %n doubloon(s)?</source>
        <translation>
            <numerusform>Upgrade “{tile}” for %n doubloon?</numerusform>
            <numerusform>Upgrade “{tile}” for %n doubloons?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You return %n of its cards.</source>
        <translation>
            <numerusform>You return %n of its cards.</numerusform>
            <numerusform>You return %n of its cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recruit {guest} for %n beer?</source>
        <translation>
            <numerusform>Recruit {guest} for %n beer?</numerusform>
            <numerusform>Recruit {guest} for %n beer?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you have %n beer left.</source>
        <translation>
            <numerusform>Then you have %n beer left.</numerusform>
            <numerusform>Then you have %n beer left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s): {beer} beer</source>
        <translation>
            <numerusform>%n noble: {beer} beer</numerusform>
            <numerusform>%n nobles: {beer} beer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n counter guest(s). Kept, one can draw new guests for you.</source>
        <translation>
            <numerusform>You have %n counter guest. Kept, one can draw new guests for you.</numerusform>
            <numerusform>You have %n counter guests. Kept, one can draw new guests for you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n schnapps.</source>
        <translation>
            <numerusform>You have %n schnapps.</numerusform>
            <numerusform>You have %n schnapps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hire %n noble(s)</source>
        <translation>
            <numerusform>Hire %n noble</numerusform>
            <numerusform>Hire %n nobles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move the reputation by %n space(s) with bards</source>
        <translation>
            <numerusform>Move the reputation by %n space with bards</numerusform>
            <numerusform>Move the reputation by %n spaces with bards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a noble and a better tile for %n doubloon(s)</source>
        <translation>
            <numerusform>a noble and a better tile for %n doubloon</numerusform>
            <numerusform>a noble and a better tile for %n doubloons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), pays {doubloons} for a {die}</source>
        <translation>
            <numerusform>%n point, pays {doubloons} for a {die}</numerusform>
            <numerusform>%n points, pays {doubloons} for a {die}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A noble costs {price} beer; you have %n.</source>
        <translation>
            <numerusform>A noble costs {price} beer; you have %n.</numerusform>
            <numerusform>A noble costs {price} beer; you have %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs {cost}; you have %n doubloon(s).</source>
        <translation>
            <numerusform>It costs {cost}; you have %n doubloon.</numerusform>
            <numerusform>It costs {cost}; you have %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs {cost} beer; you have %n.</source>
        <translation>
            <numerusform>It costs {cost} beer; you have %n.</numerusform>
            <numerusform>It costs {cost} beer; you have %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs {price} schnapps; you have %n.</source>
        <translation>
            <numerusform>It costs {price} schnapps; you have %n.</numerusform>
            <numerusform>It costs {price} schnapps; you have %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s): {cost}</source>
        <translation>
            <numerusform>%n card: {cost}</numerusform>
            <numerusform>%n cards: {cost}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TavernsStandings</name>
    <message numerus="yes">
        <source>{place}. {name}: %n point(s), {goods} stored</source>
        <translation>
            <numerusform>{place}. {name}: %n point, {goods} stored</numerusform>
            <numerusform>{place}. {name}: %n points, {goods} stored</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TavernsStart</name>
    <message numerus="yes">
        <source>Which %n regular(s) leave the game?</source>
        <translation>
            <numerusform>Which %n regular leave the game?</numerusform>
            <numerusform>Which %n regulars leave the game?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a regular who wants a {die} and pays %n</source>
        <translation>
            <numerusform>a regular who wants a {die} and pays %n</numerusform>
            <numerusform>a regular who wants a {die} and pays %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingListWords</name>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>in %n day</numerusform>
            <numerusform>in %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n due</numerusform>
            <numerusform>%n due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later</source>
        <translation>
            <numerusform>%n later</numerusform>
            <numerusform>%n later</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n learnt</source>
        <translation>
            <numerusform>%n learnt</numerusform>
            <numerusform>%n learnt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingOverview</name>
    <message numerus="yes">
        <source>Answer %n question(s)</source>
        <translation>
            <numerusform>Answer %n question</numerusform>
            <numerusform>Answer %n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not looked through for costly decisions yet: %n finished game(s).</source>
        <translation>
            <numerusform>Not looked through for costly decisions yet: %n finished game.</numerusform>
            <numerusform>Not looked through for costly decisions yet: %n finished games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingWords</name>
    <message numerus="yes">
        <source>Two moves are possible. Yours cost %n percentage point(s) (±{margin}) of win chance: which is better?</source>
        <translation>
            <numerusform>Two moves are possible. Yours cost %n percentage point (±{margin}) of win chance: which is better?</numerusform>
            <numerusform>Two moves are possible. Yours cost %n percentage points (±{margin}) of win chance: which is better?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You played: {action}. That cost %n percentage point(s) (±{margin}) of win chance. Find a better move.</source>
        <translation>
            <numerusform>You played: {action}. That cost %n percentage point (±{margin}) of win chance. Find a better move.</numerusform>
            <numerusform>You played: {action}. That cost %n percentage points (±{margin}) of win chance. Find a better move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{action}: {chance}% win chance (±{off}), %n percentage point(s) (±{margin}) less than the best move.</source>
        <translation>
            <numerusform>{action}: {chance}% win chance (±{off}), %n percentage point (±{margin}) less than the best move.</numerusform>
            <numerusform>{action}: {chance}% win chance (±{off}), %n percentage points (±{margin}) less than the best move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is %n percentage point(s) more than what you played.</source>
        <translation>
            <numerusform>That is %n percentage point more than what you played.</numerusform>
            <numerusform>That is %n percentage points more than what you played.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trueness</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players}, %n game(s)</source>
        <translation>
            <numerusform>{players}, %n game</numerusform>
            <numerusform>{players}, %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnRow</name>
    <message numerus="yes">
        <source>{n}. {card}: taken by you for %n coin(s)</source>
        <translation>
            <numerusform>{n}. {card}: taken by you for %n coin</numerusform>
            <numerusform>{n}. {card}: taken by you for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n}. {card}: taken by {name} for %n coin(s)</source>
        <translation>
            <numerusform>{n}. {card}: taken by {name} for %n coin</numerusform>
            <numerusform>{n}. {card}: taken by {name} for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n}. {card}: hired by you for %n coin(s)</source>
        <translation>
            <numerusform>{n}. {card}: hired by you for %n coin</numerusform>
            <numerusform>{n}. {card}: hired by you for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n}. {card}: hired by {name} for %n coin(s)</source>
        <translation>
            <numerusform>{n}. {card}: hired by {name} for %n coin</numerusform>
            <numerusform>{n}. {card}: hired by {name} for %n coins</numerusform>
        </translation>
    </message>
</context>
</TS>
