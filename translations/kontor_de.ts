<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Kontor</source>
        <translation>Über Kontor</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Kontor is an unofficial fan implementation. It is not made, endorsed or supported by the authors or publishers of the games. All texts, pictures and sounds are our own; names and trademarks belong to their owners. If you like a game, buy it and play it with friends.</source>
        <translation>Kontor ist eine inoffizielle Umsetzung von Fans. Autoren und Verlage der Spiele haben sie weder gemacht noch gebilligt noch unterstützt. Alle Texte, Bilder und Klänge sind unsere eigenen; Namen und Marken gehören ihren Inhabern. Wenn dir ein Spiel gefällt, kauf es und spiel es mit Freunden.</translation>
    </message>
    <message>
        <source>The games and their authors</source>
        <translation>Die Spiele und ihre Autoren</translation>
    </message>
    <message>
        <source>The rules follow the versions that can be played online on Yucata.</source>
        <translation>Die Regeln folgen den Fassungen, die man online bei Yucata spielen kann.</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>The symbols come from {site} by Lorc, Delapouite and contributors, under the licence {licence}. They were recoloured and shaded.</source>
        <translation>Die Symbole stammen von {site}, gezeichnet von Lorc, Delapouite und anderen, unter der Lizenz {licence}. Sie wurden gefärbt und schattiert.</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Schriften</translation>
    </message>
    <message>
        <source>Alegreya and Alegreya SC by Juan Pablo del Peral (Huerta Tipográfica), Source Sans 3 by Paul D. Hunt (Adobe), under the SIL Open Font License 1.1, merged and renamed as its terms ask for.</source>
        <translation>Alegreya und Alegreya SC von Juan Pablo del Peral (Huerta Tipográfica), Source Sans 3 von Paul D. Hunt (Adobe), unter der SIL Open Font License 1.1; zusammengeführt und umbenannt, wie die Lizenz es verlangt.</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Bibliotheken</translation>
    </message>
    <message>
        <source>Qt and PySide6 under the LGPL 3, pyqtgraph, platformdirs and miniaudio under the MIT licence, NumPy under the BSD licence, and Python under the PSF licence.</source>
        <translation>Qt und PySide6 unter der LGPL 3, pyqtgraph, platformdirs und miniaudio unter der MIT-Lizenz, NumPy unter der BSD-Lizenz und Python unter der PSF-Lizenz.</translation>
    </message>
    <message>
        <source>The full licence texts lie beside the program.</source>
        <translation>Die vollständigen Lizenztexte liegen beim Programm.</translation>
    </message>
</context>
<context>
    <name>Adviser</name>
    <message>
        <source>Hints are switched off in the settings.</source>
        <translation>Tipps sind in den Einstellungen ausgeschaltet.</translation>
    </message>
    <message>
        <source>The game is over: there is nothing left to advise.</source>
        <translation>Die Partie ist vorbei: Es gibt nichts mehr zu raten.</translation>
    </message>
    <message>
        <source>The hint comes as soon as it is your turn.</source>
        <translation>Der Tipp kommt, sobald du am Zug bist.</translation>
    </message>
    <message>
        <source>A master is thinking about it …</source>
        <translation>Ein Meister denkt darüber nach …</translation>
    </message>
</context>
<context>
    <name>BestWords</name>
    <message>
        <source>Your first finished game of this kind.</source>
        <translation>Deine erste beendete Partie dieser Art.</translation>
    </message>
    <message>
        <source>Your personal best in games of this kind: {best} points.</source>
        <translation>Deine persönliche Bestleistung in Partien dieser Art: {best} Punkte.</translation>
    </message>
    <message>
        <source>New personal best in games of this kind! Until now it was {best} points.</source>
        <translation>Neue persönliche Bestleistung in Partien dieser Art! Bisher waren es {best} Punkte.</translation>
    </message>
    <message>
        <source>Your personal best in games of this kind equalled: {best} points.</source>
        <translation>Deine persönliche Bestleistung in Partien dieser Art eingestellt: {best} Punkte.</translation>
    </message>
    <message>
        <source>Best result of a human so far: {best} points ({name}).</source>
        <translation>Bestes Ergebnis eines Menschen bisher: {best} Punkte ({name}).</translation>
    </message>
    <message>
        <source>New best result: {name}. Until now it was {best} points.</source>
        <translation>Neues bestes Ergebnis: {name}. Bisher waren es {best} Punkte.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>BringBackSheet</name>
    <message>
        <source>Bring games back</source>
        <translation>Partien zurückholen</translation>
    </message>
    <message>
        <source>Bring all back</source>
        <translation>Alle zurückholen</translation>
    </message>
    <message>
        <source>Deleted games are kept for {days} days. What is missing here may be in a daily copy.</source>
        <translation>Gelöschte Partien bleiben {days} Tage erhalten. Was hier fehlt, steckt vielleicht in einer Tageskopie.</translation>
    </message>
    <message>
        <source>The daily copies are being looked through …</source>
        <translation>Die Tageskopien werden durchgesehen …</translation>
    </message>
    <message>
        <source>No game was deleted in the last {days} days, and no daily copy has one that is missing here.</source>
        <translation>In den letzten {days} Tagen wurde nichts gelöscht, und keine Tageskopie kennt eine Partie, die hier fehlt.</translation>
    </message>
    <message>
        <source>{game} · {names}</source>
        <translation>{game} · {names}</translation>
    </message>
    <message>
        <source>deleted {day}</source>
        <translation>gelöscht {day}</translation>
    </message>
    <message>
        <source>in the copy of {date}</source>
        <translation>in der Kopie vom {date}</translation>
    </message>
    <message>
        <source>{result} · {why}</source>
        <translation>{result} · {why}</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Bring back: {game}</source>
        <translation>Zurückholen: {game}</translation>
    </message>
</context>
<context>
    <name>BrugesAmounts</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guilder(s)</source>
        <translation>
            <numerusform>%n Gulden</numerusform>
            <numerusform>%n Gulden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) of your choice</source>
        <translation>
            <numerusform>%n Handlanger deiner Wahl</numerusform>
            <numerusform>%n Handlanger deiner Wahl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) of every colour</source>
        <translation>
            <numerusform>%n Handlanger jeder Farbe</numerusform>
            <numerusform>%n Handlanger jeder Farbe</numerusform>
        </translation>
    </message>
    <message>
        <source>Take as many guilders as pips {dice}.</source>
        <translation>Nimm so viele Gulden wie Augen {dice}.</translation>
    </message>
    <message>
        <source>Take {goods}.</source>
        <translation>Nimm {goods}.</translation>
    </message>
    <message>
        <source>{condition} take {goods}.</source>
        <translation>{condition} nimm {goods}.</translation>
    </message>
    <message>
        <source>Take as many guilders as the lowest die shows.</source>
        <translation>Nimm so viele Gulden, wie der niedrigste Würfel zeigt.</translation>
    </message>
    <message numerus="yes">
        <source>Take %n guilder(s) more than the highest die shows.</source>
        <translation>
            <numerusform>Nimm %n Gulden mehr, als der höchste Würfel zeigt.</numerusform>
            <numerusform>Nimm %n Gulden mehr, als der höchste Würfel zeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take as many guilders as the highest die exceeds the lowest.</source>
        <translation>Nimm so viele Gulden, wie der höchste Würfel mehr zeigt als der niedrigste.</translation>
    </message>
    <message>
        <source>Take {fixed} and {amount} more {each}.</source>
        <translation>Nimm {fixed} und {amount} mehr {each}.</translation>
    </message>
    <message>
        <source>Take {goods} {each}.</source>
        <translation>Nimm {goods} {each}.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n.</source>
        <translation>
            <numerusform>Höchstens %n.</numerusform>
            <numerusform>Höchstens %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{condition} {points}.</source>
        <translation>{condition} {points}.</translation>
    </message>
    <message>
        <source>{points} {each}.</source>
        <translation>{points} {each}.</translation>
    </message>
    <message>
        <source>With {houses} or more:</source>
        <translation>Hast du mindestens {houses},</translation>
    </message>
    <message numerus="yes">
        <source>If your persons show at least %n colours:</source>
        <translation>
            <numerusform>Zeigen deine Personen mindestens %n Farbe,</numerusform>
            <numerusform>Zeigen deine Personen mindestens %n Farben,</numerusform>
        </translation>
    </message>
    <message>
        <source>If you own houses of all 5 colours:</source>
        <translation>Hast du Häuser in allen 5 Farben:</translation>
    </message>
    <message>
        <source>If you have persons of all 5 colours:</source>
        <translation>Hast du Personen in allen 5 Farben:</translation>
    </message>
    <message numerus="yes">
        <source>for every %n steps you have climbed</source>
        <translation>
            <numerusform>je erreichter Stufe</numerusform>
            <numerusform>je %n erreichte Stufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for every %n guilders you own</source>
        <translation>
            <numerusform>je eigenem Gulden</numerusform>
            <numerusform>je %n eigene Gulden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for every %n workers you have</source>
        <translation>
            <numerusform>je eigenem Handlanger</numerusform>
            <numerusform>je %n eigene Handlanger</numerusform>
        </translation>
    </message>
    <message>
        <source>for each person of your {group}</source>
        <translation>je eigener Person der Gruppe {group}</translation>
    </message>
    <message>
        <source>for each of your persons with a price of {price} or more</source>
        <translation>je eigener Person mit Preis ab {price}</translation>
    </message>
    <message>
        <source>for each different group among your persons</source>
        <translation>je Gruppe unter deinen Personen</translation>
    </message>
    <message>
        <source>for each different colour among your houses</source>
        <translation>je Farbe unter deinen Häusern</translation>
    </message>
    <message>
        <source>for each other person you have</source>
        <translation>je anderer eigener Person</translation>
    </message>
    <message>
        <source>for each of your complete canal sections</source>
        <translation>je vollständigem eigenem Kanalabschnitt</translation>
    </message>
    <message>
        <source>for each 3 space you have built</source>
        <translation>je bebautem eigenem 3er-Feld</translation>
    </message>
    <message>
        <source>for each of your statues</source>
        <translation>je eigener Statue</translation>
    </message>
    <message>
        <source>for each of your turned majority markers</source>
        <translation>je umgedrehtem eigenem Mehrheitenmarker</translation>
    </message>
    <message>
        <source>for each of your houses</source>
        <translation>je eigenem Haus</translation>
    </message>
    <message>
        <source>for each of your canal tiles</source>
        <translation>je eigenem Kanalplättchen</translation>
    </message>
    <message>
        <source>for each canal tile of your opponents</source>
        <translation>je Kanalplättchen deiner Mitspieler</translation>
    </message>
    <message>
        <source>for each threat marker of your opponents</source>
        <translation>je Bedrohungsmarker deiner Mitspieler</translation>
    </message>
</context>
<context>
    <name>BrugesAnswers</name>
    <message>
        <source>{name} uses {source}.</source>
        <translation>{name} nutzt {source}.</translation>
    </message>
    <message>
        <source>Which worker do you give to {name}? {number} of {all}</source>
        <translation>Welchen Handlanger gibst du {name}? {number} von {all}</translation>
    </message>
    <message>
        <source>Give up this canal tile?</source>
        <translation>Gibst du dieses Kanalplättchen auf?</translation>
    </message>
    <message>
        <source>Which canal tile do you remove?</source>
        <translation>Welches Kanalplättchen entfernst du?</translation>
    </message>
    <message>
        <source>{threat} would be the third: {damage}.</source>
        <translation>{threat}: Das wäre der dritte Marker, du verlierst {damage}.</translation>
    </message>
    <message>
        <source>Which threat marker do you take?</source>
        <translation>Welchen Bedrohungsmarker nimmst du?</translation>
    </message>
    <message>
        <source>Take {goods}</source>
        <translation>Nimm {goods}</translation>
    </message>
    <message>
        <source>Give {name} a worker</source>
        <translation>Gib {name} einen Handlanger</translation>
    </message>
    <message>
        <source>Give {name} {guilders} or a worker?</source>
        <translation>Gibst du {name} {guilders} oder einen Handlanger?</translation>
    </message>
    <message>
        <source>Click a worker to give it.</source>
        <translation>Klicke einen Handlanger an, um ihn zu geben.</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key: pay</comment>
        <translation>Z</translation>
    </message>
    <message numerus="yes">
        <source>Pay %n guilder(s)</source>
        <translation>
            <numerusform>%n Gulden zahlen</numerusform>
            <numerusform>%n Gulden zahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Give up this house?</source>
        <translation>Gibst du dieses Haus auf?</translation>
    </message>
    <message>
        <source>Then you take no marker.</source>
        <translation>Dann nimmst du keinen Marker.</translation>
    </message>
    <message>
        <source>{price}, or take {marker}?</source>
        <translation>{price} oder {marker} nehmen?</translation>
    </message>
    <message>
        <source>Pay the guilders</source>
        <translation>Zahle die Gulden</translation>
    </message>
    <message>
        <source>Take the marker</source>
        <comment>advice</comment>
        <translation>Nimm den Marker</translation>
    </message>
    <message>
        <source>Give {goods}</source>
        <translation>Gib {goods}</translation>
    </message>
    <message>
        <source>Give a worker</source>
        <translation>1 Handlanger geben</translation>
    </message>
    <message>
        <source>Give up an empty house</source>
        <translation>1 leeres Haus ablegen</translation>
    </message>
    <message>
        <source>Take the marker</source>
        <translation>Marker nehmen</translation>
    </message>
    <message>
        <source>M</source>
        <comment>key: take the marker</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>It would be your third, but you are protected.</source>
        <translation>Es wäre dein dritter, aber du bist geschützt.</translation>
    </message>
    <message>
        <source>It would be your third: {damage}.</source>
        <translation>Es wäre dein dritter: Du verlierst {damage}.</translation>
    </message>
</context>
<context>
    <name>BrugesBoard</name>
    <message>
        <source>No card lies here.</source>
        <translation>Hier liegt keine Karte.</translation>
    </message>
</context>
<context>
    <name>BrugesCanals</name>
    <message>
        <source>{section}: {price}</source>
        <translation>{section}: {price}</translation>
    </message>
    <message>
        <source>{source}: on which canal space?</source>
        <translation>{source}: Auf welches Kanalfeld?</translation>
    </message>
    <message>
        <source>Build a canal tile {where}</source>
        <translation>Baue ein Kanalplättchen {where}</translation>
    </message>
    <message>
        <source>Use {ship} for {worker}?</source>
        <translation>Nutzt du {ship} für {worker}?</translation>
    </message>
    <message>
        <source>Use the ship</source>
        <translation>Schiff nutzen</translation>
    </message>
    <message>
        <source>{colour}: {text}</source>
        <translation>{colour}: {text}</translation>
    </message>
    <message>
        <source>Use a ship for a worker of its colour?</source>
        <translation>Nutzt du ein Schiff für einen Handlanger seiner Farbe?</translation>
    </message>
    <message>
        <source>Use {ship}</source>
        <translation>Nutze {ship}</translation>
    </message>
    <message>
        <source>This ship is not in its dock.</source>
        <translation>Dieses Schiff liegt nicht am Anleger.</translation>
    </message>
    <message>
        <source>You have no worker of the ship’s colour.</source>
        <translation>Du hast keinen Handlanger in der Farbe des Schiffes.</translation>
    </message>
    <message>
        <source>This ship would change nothing now.</source>
        <translation>Dieses Schiff würde jetzt nichts bewirken.</translation>
    </message>
</context>
<context>
    <name>BrugesCards</name>
    <message>
        <source>Discard “{card}”?</source>
        <translation>Legst du „{card}“ ab?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>{name} makes you discard a card.</source>
        <translation>{name} lässt dich eine Karte ablegen.</translation>
    </message>
    <message>
        <source>Which hand card do you discard?</source>
        <translation>Welche Handkarte legst du ab?</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Lege {card} ab</translation>
    </message>
    <message>
        <source>Which hand card becomes a house?</source>
        <translation>Welche Handkarte wird ein Haus?</translation>
    </message>
    <message>
        <source>They are alike as houses; the others stay in the pile.</source>
        <translation>Als Häuser sind sie gleich; die anderen bleiben im Stapel.</translation>
    </message>
    <message>
        <source>Which card of the discard pile becomes a house?</source>
        <translation>Welche Karte des Ablagestapels wird ein Haus?</translation>
    </message>
    <message>
        <source>Build “{card}” as a house?</source>
        <translation>Baust du „{card}“ als Haus?</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Build {card} as a house</source>
        <translation>Baue {card} als Haus</translation>
    </message>
    <message>
        <source>Which person of the discard pile moves in?</source>
        <translation>Welche Person des Ablagestapels zieht ein?</translation>
    </message>
    <message>
        <source>Which person from your hand moves in?</source>
        <translation>Welche Person aus deiner Hand zieht ein?</translation>
    </message>
    <message numerus="yes">
        <source>for %n guilder(s)</source>
        <translation>
            <numerusform>für %n Gulden</numerusform>
            <numerusform>für %n Gulden</numerusform>
        </translation>
    </message>
    <message>
        <source>free of charge</source>
        <translation>kostenlos</translation>
    </message>
    <message>
        <source>In which house does {person} live?</source>
        <translation>In welches Haus legst du {person}?</translation>
    </message>
    <message>
        <source>Lay out {person} {price}?</source>
        <translation>Legst du {person} {price} aus?</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>Auslegen</translation>
    </message>
    <message>
        <source>Lay out {card}</source>
        <translation>Lege {card} aus</translation>
    </message>
</context>
<context>
    <name>BrugesColours</name>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>braun</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violett</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message numerus="yes">
        <source>%n blue worker(s)</source>
        <translation>
            <numerusform>%n blauen Handlanger</numerusform>
            <numerusform>%n blaue Handlanger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown worker(s)</source>
        <translation>
            <numerusform>%n braunen Handlanger</numerusform>
            <numerusform>%n braune Handlanger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow worker(s)</source>
        <translation>
            <numerusform>%n gelben Handlanger</numerusform>
            <numerusform>%n gelbe Handlanger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red worker(s)</source>
        <translation>
            <numerusform>%n roten Handlanger</numerusform>
            <numerusform>%n rote Handlanger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n violet worker(s)</source>
        <translation>
            <numerusform>%n violetten Handlanger</numerusform>
            <numerusform>%n violette Handlanger</numerusform>
        </translation>
    </message>
    <message>
        <source>Blue workers</source>
        <translation>Blaue Handlanger</translation>
    </message>
    <message>
        <source>Brown workers</source>
        <translation>Braune Handlanger</translation>
    </message>
    <message>
        <source>Yellow workers</source>
        <translation>Gelbe Handlanger</translation>
    </message>
    <message>
        <source>Red workers</source>
        <translation>Rote Handlanger</translation>
    </message>
    <message>
        <source>Violet workers</source>
        <translation>Violette Handlanger</translation>
    </message>
    <message numerus="yes">
        <source>%n blue marker(s)</source>
        <translation>
            <numerusform>%n blauen Marker</numerusform>
            <numerusform>%n blaue Marker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown marker(s)</source>
        <translation>
            <numerusform>%n braunen Marker</numerusform>
            <numerusform>%n braune Marker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow marker(s)</source>
        <translation>
            <numerusform>%n gelben Marker</numerusform>
            <numerusform>%n gelbe Marker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red marker(s)</source>
        <translation>
            <numerusform>%n roten Marker</numerusform>
            <numerusform>%n rote Marker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n violet marker(s)</source>
        <translation>
            <numerusform>%n violetten Marker</numerusform>
            <numerusform>%n violette Marker</numerusform>
        </translation>
    </message>
    <message>
        <source>all your blue markers</source>
        <translation>alle deine blauen Marker</translation>
    </message>
    <message>
        <source>all your brown markers</source>
        <translation>alle deine braunen Marker</translation>
    </message>
    <message>
        <source>all your yellow markers</source>
        <translation>alle deine gelben Marker</translation>
    </message>
    <message>
        <source>all your red markers</source>
        <translation>alle deine roten Marker</translation>
    </message>
    <message>
        <source>all your violet markers</source>
        <translation>alle deine violetten Marker</translation>
    </message>
    <message numerus="yes">
        <source>%n blue house(s)</source>
        <translation>
            <numerusform>%n blaues Haus</numerusform>
            <numerusform>%n blaue Häuser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown house(s)</source>
        <translation>
            <numerusform>%n braunes Haus</numerusform>
            <numerusform>%n braune Häuser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow house(s)</source>
        <translation>
            <numerusform>%n gelbes Haus</numerusform>
            <numerusform>%n gelbe Häuser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red house(s)</source>
        <translation>
            <numerusform>%n rotes Haus</numerusform>
            <numerusform>%n rote Häuser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n violet house(s)</source>
        <translation>
            <numerusform>%n violettes Haus</numerusform>
            <numerusform>%n violette Häuser</numerusform>
        </translation>
    </message>
    <message>
        <source>a blue house</source>
        <translation>ein blaues Haus</translation>
    </message>
    <message>
        <source>a brown house</source>
        <translation>ein braunes Haus</translation>
    </message>
    <message>
        <source>a yellow house</source>
        <translation>ein gelbes Haus</translation>
    </message>
    <message>
        <source>a red house</source>
        <translation>ein rotes Haus</translation>
    </message>
    <message>
        <source>a violet house</source>
        <translation>ein violettes Haus</translation>
    </message>
    <message>
        <source>for each of your blue houses</source>
        <translation>je eigenem blauem Haus</translation>
    </message>
    <message>
        <source>for each of your brown houses</source>
        <translation>je eigenem braunem Haus</translation>
    </message>
    <message>
        <source>for each of your yellow houses</source>
        <translation>je eigenem gelbem Haus</translation>
    </message>
    <message>
        <source>for each of your red houses</source>
        <translation>je eigenem rotem Haus</translation>
    </message>
    <message>
        <source>for each of your violet houses</source>
        <translation>je eigenem violettem Haus</translation>
    </message>
    <message>
        <source>Blue house</source>
        <translation>Blaues Haus</translation>
    </message>
    <message>
        <source>Brown house</source>
        <translation>Braunes Haus</translation>
    </message>
    <message>
        <source>Yellow house</source>
        <translation>Gelbes Haus</translation>
    </message>
    <message>
        <source>Red house</source>
        <translation>Rotes Haus</translation>
    </message>
    <message>
        <source>Violet house</source>
        <translation>Violettes Haus</translation>
    </message>
    <message>
        <source>a blue card</source>
        <translation>eine blaue Karte</translation>
    </message>
    <message>
        <source>a brown card</source>
        <translation>eine braune Karte</translation>
    </message>
    <message>
        <source>a yellow card</source>
        <translation>eine gelbe Karte</translation>
    </message>
    <message>
        <source>a red card</source>
        <translation>eine rote Karte</translation>
    </message>
    <message>
        <source>a violet card</source>
        <translation>eine violette Karte</translation>
    </message>
    <message>
        <source>Blue pet card</source>
        <translation>Blaue Haustierkarte</translation>
    </message>
    <message>
        <source>Brown pet card</source>
        <translation>Braune Haustierkarte</translation>
    </message>
    <message>
        <source>Yellow pet card</source>
        <translation>Gelbe Haustierkarte</translation>
    </message>
    <message>
        <source>Red pet card</source>
        <translation>Rote Haustierkarte</translation>
    </message>
    <message>
        <source>Violet pet card</source>
        <translation>Violette Haustierkarte</translation>
    </message>
    <message>
        <source>Blue card</source>
        <translation>Blaue Karte</translation>
    </message>
    <message>
        <source>Brown card</source>
        <translation>Braune Karte</translation>
    </message>
    <message>
        <source>Yellow card</source>
        <translation>Gelbe Karte</translation>
    </message>
    <message>
        <source>Red card</source>
        <translation>Rote Karte</translation>
    </message>
    <message>
        <source>Violet card</source>
        <translation>Violette Karte</translation>
    </message>
    <message>
        <source>Blue die</source>
        <translation>Blauer Würfel</translation>
    </message>
    <message>
        <source>Brown die</source>
        <translation>Brauner Würfel</translation>
    </message>
    <message>
        <source>Yellow die</source>
        <translation>Gelber Würfel</translation>
    </message>
    <message>
        <source>Red die</source>
        <translation>Roter Würfel</translation>
    </message>
    <message>
        <source>Violet die</source>
        <translation>Violetter Würfel</translation>
    </message>
    <message>
        <source>on the blue die</source>
        <translation>auf dem blauen Würfel</translation>
    </message>
    <message>
        <source>on the brown die</source>
        <translation>auf dem braunen Würfel</translation>
    </message>
    <message>
        <source>on the yellow die</source>
        <translation>auf dem gelben Würfel</translation>
    </message>
    <message>
        <source>on the red die</source>
        <translation>auf dem roten Würfel</translation>
    </message>
    <message>
        <source>on the violet die</source>
        <translation>auf dem violetten Würfel</translation>
    </message>
    <message>
        <source>the blue ship</source>
        <translation>das blaue Schiff</translation>
    </message>
    <message>
        <source>the brown ship</source>
        <translation>das braune Schiff</translation>
    </message>
    <message>
        <source>the yellow ship</source>
        <translation>das gelbe Schiff</translation>
    </message>
    <message>
        <source>the red ship</source>
        <translation>das rote Schiff</translation>
    </message>
    <message>
        <source>the violet ship</source>
        <translation>das violette Schiff</translation>
    </message>
    <message>
        <source>Blue ship</source>
        <translation>Blaues Schiff</translation>
    </message>
    <message>
        <source>Brown ship</source>
        <translation>Braunes Schiff</translation>
    </message>
    <message>
        <source>Yellow ship</source>
        <translation>Gelbes Schiff</translation>
    </message>
    <message>
        <source>Red ship</source>
        <translation>Rotes Schiff</translation>
    </message>
    <message>
        <source>Violet ship</source>
        <translation>Violettes Schiff</translation>
    </message>
    <message>
        <source>Flood</source>
        <translation>Überschwemmung</translation>
    </message>
    <message>
        <source>Plague</source>
        <translation>Pest</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Überfall</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Brand</translation>
    </message>
    <message>
        <source>Intrigue</source>
        <translation>Intrige</translation>
    </message>
    <message>
        <source>The flood</source>
        <translation>Die Überschwemmung</translation>
    </message>
    <message>
        <source>The plague</source>
        <translation>Die Pest</translation>
    </message>
    <message>
        <source>The raid</source>
        <translation>Der Überfall</translation>
    </message>
    <message>
        <source>The fire</source>
        <translation>Der Brand</translation>
    </message>
    <message>
        <source>The intrigue</source>
        <translation>Die Intrige</translation>
    </message>
</context>
<context>
    <name>BrugesCommon</name>
    <message>
        <source>{source}: {text}</source>
        <translation>{source}: {text}</translation>
    </message>
    <message>
        <source>{name} has to answer {other}.</source>
        <translation>{name} muss {other} antworten.</translation>
    </message>
    <message>
        <source>{name} carries out an effect.</source>
        <translation>{name} führt eine Wirkung aus.</translation>
    </message>
    <message>
        <source>Opponents answer; then it cannot be taken back.</source>
        <translation>Mitspieler antworten; danach ist es nicht mehr zurückzunehmen.</translation>
    </message>
    <message>
        <source>After drawing it cannot be taken back.</source>
        <translation>Nach dem Ziehen ist es nicht mehr zurückzunehmen.</translation>
    </message>
    <message>
        <source>Activate {person}?</source>
        <translation>Aktivierst du {person}?</translation>
    </message>
    <message>
        <source>Activate {person} for {worker}?</source>
        <translation>Aktivierst du {person} für {worker}?</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Aktivieren</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key: no</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Do without</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key: do without</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>That is all</source>
        <translation>Das ist alles</translation>
    </message>
    <message>
        <source>A</source>
        <comment>key: that is all</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Do without</source>
        <comment>advice</comment>
        <translation>Verzichte</translation>
    </message>
    <message>
        <source>That is enough</source>
        <translation>Das genügt</translation>
    </message>
    <message>
        <source>Give up the canal tile {where}</source>
        <translation>Gib das Kanalplättchen {where} auf</translation>
    </message>
    <message>
        <source>Give up {house}</source>
        <translation>Gib {house} auf</translation>
    </message>
    <message>
        <source>Nobody can move in here now.</source>
        <translation>Hier kann jetzt niemand einziehen.</translation>
    </message>
    <message>
        <source>Only the framed spaces can be chosen now.</source>
        <translation>Nur die umrahmten Felder sind jetzt wählbar.</translation>
    </message>
    <message>
        <source>You have no worker of this colour left to choose.</source>
        <translation>Von dieser Farbe ist kein Handlanger mehr wählbar.</translation>
    </message>
    <message>
        <source>This marker cannot be chosen now.</source>
        <translation>Dieser Marker ist jetzt nicht wählbar.</translation>
    </message>
    <message>
        <source>This person belongs to somebody else.</source>
        <translation>Diese Person gehört jemand anderem.</translation>
    </message>
</context>
<context>
    <name>BrugesDamage</name>
    <message>
        <source>Whoever lives in a burning house comes back to your hand and escapes the plague.</source>
        <translation>Wer im brennenden Haus wohnt, kommt auf deine Hand zurück und entgeht der Pest.</translation>
    </message>
    <message>
        <source>Fire and plague strike you. Which comes first?</source>
        <translation>Brand und Pest treffen dich. Was kommt zuerst?</translation>
    </message>
    <message>
        <source>{threat} first</source>
        <translation>Zuerst: {threat}</translation>
    </message>
    <message>
        <source>It goes to the discard pile; its house stays.</source>
        <translation>Sie kommt auf den Ablagestapel; ihr Haus bleibt.</translation>
    </message>
    <message>
        <source>The plague: which person do you lose?</source>
        <translation>Die Pest: Welche Person verlierst du?</translation>
    </message>
    <message>
        <source>Counts {points}. {text}</source>
        <translation>Zählt {points}. {text}</translation>
    </message>
    <message>
        <source>Give up {person}?</source>
        <translation>Gibst du {person} auf?</translation>
    </message>
    <message>
        <source>Give up {card}</source>
        <translation>Gib {card} auf</translation>
    </message>
    <message>
        <source>Whoever lives in the house comes back to your hand. Statues stay yours.</source>
        <translation>Wer im Haus wohnt, kommt auf deine Hand zurück. Statuen behältst du.</translation>
    </message>
    <message>
        <source>The fire: which house or canal tile do you lose?</source>
        <translation>Der Brand: Welches Haus oder Kanalplättchen verlierst du?</translation>
    </message>
    <message>
        <source>Its statue, if you have it, stays yours.</source>
        <translation>Seine Statue behältst du, falls du sie hast.</translation>
    </message>
    <message>
        <source>Give up this canal tile?</source>
        <translation>Gibst du dieses Kanalplättchen auf?</translation>
    </message>
    <message>
        <source>Nobody lives there.</source>
        <translation>Dort wohnt niemand.</translation>
    </message>
    <message>
        <source>Back to your hand: {persons}.</source>
        <translation>Zurück auf deine Hand: {persons}.</translation>
    </message>
    <message>
        <source>Give up this house?</source>
        <translation>Gibst du dieses Haus auf?</translation>
    </message>
</context>
<context>
    <name>BrugesDecisions</name>
    <message>
        <source>First choose which worker you give.</source>
        <translation>Wähle zuerst, welchen Handlanger du gibst.</translation>
    </message>
    <message>
        <source>First choose an outermost canal tile.</source>
        <translation>Wähle zuerst ein äußerstes Kanalplättchen.</translation>
    </message>
    <message>
        <source>First choose a threat marker.</source>
        <translation>Wähle zuerst einen Bedrohungsmarker.</translation>
    </message>
    <message>
        <source>First pay or give a worker.</source>
        <translation>Zahle zuerst oder gib einen Handlanger.</translation>
    </message>
    <message>
        <source>First pay or take the marker.</source>
        <translation>Zahle zuerst oder nimm den Marker.</translation>
    </message>
    <message>
        <source>{name} decides whether to use a ship.</source>
        <translation>{name} entscheidet über ein Schiff.</translation>
    </message>
    <message>
        <source>First decide whether to use a ship.</source>
        <translation>Entscheide zuerst über ein Schiff.</translation>
    </message>
    <message>
        <source>First choose a hand card to discard.</source>
        <translation>Wähle zuerst eine Handkarte zum Ablegen.</translation>
    </message>
    <message>
        <source>First answer the question.</source>
        <translation>Beantworte zuerst die Frage.</translation>
    </message>
    <message>
        <source>{name} decides which damage comes first.</source>
        <translation>{name} entscheidet, welcher Schaden zuerst kommt.</translation>
    </message>
    <message>
        <source>First decide which damage comes first.</source>
        <translation>Entscheide erst, welcher Schaden zuerst kommt.</translation>
    </message>
    <message>
        <source>{name} loses a person to the plague.</source>
        <translation>{name} verliert eine Person an die Pest.</translation>
    </message>
    <message>
        <source>First choose a person that you lose.</source>
        <translation>Wähle zuerst eine Person, die du verlierst.</translation>
    </message>
    <message>
        <source>{name} loses a house or a canal tile to the fire.</source>
        <translation>{name} verliert beim Brand ein Haus oder Kanalplättchen.</translation>
    </message>
    <message>
        <source>First choose a house or an outermost canal tile.</source>
        <translation>Wähle zuerst ein Haus oder ein äußerstes Kanalplättchen.</translation>
    </message>
    <message>
        <source>{name} draws cards.</source>
        <translation>{name} zieht Karten.</translation>
    </message>
    <message>
        <source>First draw a card from one of the piles.</source>
        <translation>Ziehe zuerst eine Karte von einem der Stapel.</translation>
    </message>
    <message>
        <source>{name} decides on a sixth card.</source>
        <translation>{name} entscheidet über eine sechste Karte.</translation>
    </message>
    <message>
        <source>First decide on the sixth card.</source>
        <translation>Entscheide zuerst über die sechste Karte.</translation>
    </message>
    <message>
        <source>{name} decides whether to climb a step.</source>
        <translation>{name} entscheidet über den Aufstieg.</translation>
    </message>
    <message>
        <source>First decide whether to climb a step.</source>
        <translation>Entscheide zuerst über den Aufstieg.</translation>
    </message>
    <message>
        <source>{name} plays a card.</source>
        <translation>{name} spielt eine Karte.</translation>
    </message>
    <message>
        <source>{name} finishes the turn.</source>
        <translation>{name} beendet den Zug.</translation>
    </message>
    <message>
        <source>Your card is played: activate persons or end your turn.</source>
        <translation>Deine Karte ist gespielt: Aktiviere Personen oder beende den Zug.</translation>
    </message>
    <message>
        <source>{name} plays one more card.</source>
        <translation>{name} spielt eine weitere Karte.</translation>
    </message>
    <message>
        <source>{name} uses the card just drawn.</source>
        <translation>{name} nutzt die gezogene Karte.</translation>
    </message>
</context>
<context>
    <name>BrugesDeeds</name>
    <message numerus="yes">
        <source>Take %n worker(s) of every colour in which you own a house.</source>
        <translation>
            <numerusform>Nimm %n Handlanger in jeder Farbe, in der du ein Haus hast.</numerusform>
            <numerusform>Nimm je %n Handlanger in jeder Farbe, in der du ein Haus hast.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n worker(s) of every colour that you lack.</source>
        <translation>
            <numerusform>Nimm %n Handlanger in jeder Farbe, die dir fehlt.</numerusform>
            <numerusform>Nimm je %n Handlanger in jeder Farbe, die dir fehlt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange any number of workers for workers of other colours.</source>
        <translation>Tausche beliebig viele Handlanger gegen Handlanger anderer Farben.</translation>
    </message>
    <message numerus="yes">
        <source>Return up to %n worker(s) for {price} each.</source>
        <translation>
            <numerusform>Lege %n Handlanger für {price} zurück.</numerusform>
            <numerusform>Lege bis zu %n Handlanger für je {price} zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s).</source>
        <translation>
            <numerusform>Ziehe %n Karte.</numerusform>
            <numerusform>Ziehe %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a card and use it for an action at once.</source>
        <translation>Ziehe 1 Karte und führe mit ihr sofort eine Aktion aus.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s), then discard 1 from your hand.</source>
        <translation>
            <numerusform>Ziehe %n Karte und lege danach 1 Handkarte ab.</numerusform>
            <numerusform>Ziehe %n Karten und lege danach 1 Handkarte ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard a hand card and draw another.</source>
        <translation>Lege 1 Handkarte ab und ziehe 1 Karte.</translation>
    </message>
    <message>
        <source>Discard a hand card for {goods}.</source>
        <translation>Lege 1 Handkarte ab und nimm {goods}.</translation>
    </message>
    <message>
        <source>Play one more hand card for an action.</source>
        <translation>Spiele eine weitere Handkarte für eine Aktion.</translation>
    </message>
    <message numerus="yes">
        <source>Lay out a person from your hand for %n guilder(s) less, without an action.</source>
        <translation>
            <numerusform>Lege ohne Aktion 1 Person aus der Hand für %n Gulden weniger aus.</numerusform>
            <numerusform>Lege ohne Aktion 1 Person aus der Hand für %n Gulden weniger aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Build a canal tile without a card, at double its price.</source>
        <translation>Baue ohne Karte 1 Kanalplättchen zum doppelten Preis.</translation>
    </message>
    <message>
        <source>Build a canal tile without a card, at its usual price.</source>
        <translation>Baue ohne Karte 1 Kanalplättchen zum normalen Preis.</translation>
    </message>
    <message>
        <source>Build a hand card as a house without returning a worker.</source>
        <translation>Baue 1 Handkarte als Haus, ohne einen Handlanger abzugeben.</translation>
    </message>
    <message>
        <source>Search the discard pile for {card} and build it as a house for {worker}.</source>
        <translation>Suche im Ablagestapel {card} und baue sie für {worker} als Haus.</translation>
    </message>
    <message>
        <source>The next canal tile of this turn costs no guilders.</source>
        <translation>Das nächste Kanalplättchen dieses Zuges kostet keine Gulden.</translation>
    </message>
    <message numerus="yes">
        <source>Climb %n step(s) of the reputation track free of charge.</source>
        <translation>
            <numerusform>Steige kostenlos %n Stufe auf.</numerusform>
            <numerusform>Steige kostenlos %n Stufen auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pay {price} for {points}.</source>
        <translation>Zahle {price} für {points}.</translation>
    </message>
    <message>
        <source>Give each opponent {price} and take {points} for each guilder given.</source>
        <translation>Gib jedem Mitspieler {price} und nimm je gegebenem Gulden {points}.</translation>
    </message>
    <message>
        <source>Return as many threat markers as you have persons, for 1 point each.</source>
        <translation>Lege so viele Bedrohungsmarker zurück, wie du Personen hast, für je 1 Punkt.</translation>
    </message>
    <message>
        <source>Return {markers} for 1 point each.</source>
        <translation>Lege {markers} für je 1 Punkt zurück.</translation>
    </message>
    <message>
        <source>Return a threat marker of a colour of which you have 2, for 1 point.</source>
        <translation>Lege 1 Bedrohungsmarker einer Farbe, von der du 2 hast, für 1 Punkt zurück.</translation>
    </message>
    <message>
        <source>Pay {price} to return a threat marker for 1 point.</source>
        <translation>Zahle {price} und lege 1 Bedrohungsmarker für 1 Punkt zurück.</translation>
    </message>
    <message>
        <source>Return a threat marker for 1 point and take a worker of its colour.</source>
        <translation>Lege 1 Bedrohungsmarker für 1 Punkt zurück und nimm 1 Handlanger seiner Farbe.</translation>
    </message>
    <message>
        <source>Return a threat marker for 1 point.</source>
        <translation>Lege 1 Bedrohungsmarker für 1 Punkt zurück.</translation>
    </message>
    <message numerus="yes">
        <source>Return up to %n threat markers for 1 point each.</source>
        <translation>
            <numerusform>Lege %n Bedrohungsmarker für 1 Punkt zurück.</numerusform>
            <numerusform>Lege bis zu %n Bedrohungsmarker für je 1 Punkt zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand up to %n of your threat markers to opponents; that gives no points.</source>
        <translation>
            <numerusform>Gib %n deiner Bedrohungsmarker einem Mitspieler; das bringt keinen Punkt.</numerusform>
            <numerusform>Gib bis zu %n deiner Bedrohungsmarker an Mitspieler; das bringt keine Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard another of your persons and take its points and %n more.</source>
        <translation>
            <numerusform>Lege eine andere deiner Personen ab und nimm ihre Punkte und %n mehr.</numerusform>
            <numerusform>Lege eine andere deiner Personen ab und nimm ihre Punkte und %n mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take another of your persons back to your hand and take {goods}.</source>
        <translation>Nimm eine andere deiner Personen auf die Hand zurück und nimm {goods}.</translation>
    </message>
    <message>
        <source>Activate one of your used persons once more, free of charge.</source>
        <translation>Aktiviere eine deiner benutzten Personen kostenlos noch einmal.</translation>
    </message>
    <message>
        <source>Search the discard pile for a person of the group {group} and lay it out free of charge.</source>
        <translation>Suche im Ablagestapel eine Person der Gruppe {group} und lege sie kostenlos aus.</translation>
    </message>
    <message>
        <source>The next card you play counts as a colour of your choice.</source>
        <translation>Die nächste Karte, die du spielst, gilt in einer Farbe deiner Wahl.</translation>
    </message>
    <message>
        <source>Activate an opponent’s person as if it were yours: at once, for a worker or once per round.</source>
        <translation>Aktiviere die Person eines Mitspielers (sofort, Handlanger oder einmal pro Runde), als wäre sie deine.</translation>
    </message>
    <message>
        <source>Carry out one of your persons that work at once again.</source>
        <translation>Nutze eine deiner Sofort-Personen noch einmal.</translation>
    </message>
    <message>
        <source>Then activate any of your persons free of charge.</source>
        <translation>Aktiviere danach kostenlos eine deiner Personen.</translation>
    </message>
    <message numerus="yes">
        <source>Each opponent gives you %n worker(s) of their choice.</source>
        <translation>
            <numerusform>Jeder Mitspieler gibt dir %n Handlanger seiner Wahl.</numerusform>
            <numerusform>Jeder Mitspieler gibt dir %n Handlanger seiner Wahl.</numerusform>
        </translation>
    </message>
    <message>
        <source>An opponent of your choice gives you {goods}.</source>
        <translation>Ein Mitspieler deiner Wahl gibt dir {goods}.</translation>
    </message>
    <message>
        <source>Each opponent gives you {goods}.</source>
        <translation>Jeder Mitspieler gibt dir {goods}.</translation>
    </message>
    <message>
        <source>Each opponent gives you {goods} or a worker.</source>
        <translation>Jeder Mitspieler gibt dir {goods} oder 1 Handlanger.</translation>
    </message>
    <message>
        <source>Each opponent discards a hand card of their choice.</source>
        <translation>Jeder Mitspieler legt 1 Handkarte seiner Wahl ab.</translation>
    </message>
    <message>
        <source>Each opponent takes a threat marker of a colour of their choice.</source>
        <translation>Jeder Mitspieler nimmt 1 Bedrohungsmarker in einer Farbe seiner Wahl.</translation>
    </message>
    <message>
        <source>Each opponent takes {marker}.</source>
        <translation>Jeder Mitspieler nimmt {marker}.</translation>
    </message>
    <message>
        <source>Each opponent gives you {goods} or takes {marker}.</source>
        <translation>Jeder Mitspieler gibt dir {goods} oder nimmt {marker}.</translation>
    </message>
    <message>
        <source>Each opponent gives you a worker or takes {marker}.</source>
        <translation>Jeder Mitspieler gibt dir 1 Handlanger oder nimmt {marker}.</translation>
    </message>
    <message>
        <source>Each opponent discards an empty house or takes {marker}.</source>
        <translation>Jeder Mitspieler legt 1 leeres Haus ab oder nimmt {marker}.</translation>
    </message>
    <message>
        <source>Each opponent removes one of their canal tiles.</source>
        <translation>Jeder Mitspieler entfernt 1 seiner Kanalplättchen.</translation>
    </message>
    <message numerus="yes">
        <source>Each opponent loses %n point(s), never below 0.</source>
        <translation>
            <numerusform>Jeder Mitspieler verliert %n Punkt, nie unter 0.</numerusform>
            <numerusform>Jeder Mitspieler verliert %n Punkte, nie unter 0.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BrugesDescriptions</name>
    <message>
        <source>Reserve</source>
        <translation>Extrastapel</translation>
    </message>
    <message>
        <source>Statue {value}</source>
        <translation>Statue {value}</translation>
    </message>
    <message>
        <source>Ships: {colour}</source>
        <translation>Schiffe: {colour}</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) face down.</source>
        <translation>
            <numerusform>%n Schiff verdeckt.</numerusform>
            <numerusform>%n Schiffe verdeckt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exchange card(s) to come, each once.</source>
        <translation>
            <numerusform>Es kommt noch %n Börsenkarte.</numerusform>
            <numerusform>Es kommen noch %n Börsenkarten, jede einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange cards</source>
        <translation>Börsenkarten</translation>
    </message>
    <message>
        <source>Thrown in the dice phase.</source>
        <translation>Wird in der Würfelphase geworfen.</translation>
    </message>
    <message>
        <source>3 and 4 mean nothing in the dice phase.</source>
        <translation>3 und 4 bedeuten in der Würfelphase nichts.</translation>
    </message>
    <message>
        <source>5 or 6: everybody takes {marker} ({threat}).</source>
        <translation>5 oder 6: Alle nehmen {marker} ({threat}).</translation>
    </message>
    <message numerus="yes">
        <source>1 or 2: %n guilder(s) of the price of a step.</source>
        <translation>
            <numerusform>1 oder 2: %n Gulden vom Preis des Aufstiegs.</numerusform>
            <numerusform>1 oder 2: %n Gulden vom Preis des Aufstiegs.</numerusform>
        </translation>
    </message>
    <message>
        <source>3 or 4: a ship of this colour docks for the round.</source>
        <translation>3 oder 4: Ein Schiff dieser Farbe legt für die Runde an.</translation>
    </message>
    <message numerus="yes">
        <source>{card} brings %n guilder(s).</source>
        <translation>
            <numerusform>{card} bringt %n Gulden.</numerusform>
            <numerusform>{card} bringt %n Gulden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Aufstieg</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>Empty: no card can be drawn here.</source>
        <translation>Leer: Hier ist keine Karte zu ziehen.</translation>
    </message>
    <message>
        <source>On top: {back}.</source>
        <translation>Oben: {back}.</translation>
    </message>
    <message>
        <source>When a pile runs out, the reserve takes its place and the last round comes.</source>
        <translation>Wird ein Stapel leer, ersetzt ihn der Extrastapel und die letzte Runde kommt.</translation>
    </message>
    <message>
        <source>When it runs out, the other pile is halved.</source>
        <translation>Wird er leer, wird der andere Stapel halbiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s).</source>
        <translation>
            <numerusform>%n Karte.</numerusform>
            <numerusform>%n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The reserve is in play: the end of the game is near.</source>
        <translation>Der Extrastapel ist im Spiel: Das Ende der Partie ist nah.</translation>
    </message>
    <message>
        <source>Replaces the first draw pile that runs out. While hands are filled: this round is the last.</source>
        <translation>Ersetzt den ersten leeren Nachziehstapel. Beim Auffüllen der Hände: Diese Runde ist die letzte.</translation>
    </message>
    <message>
        <source>During the actions: one more round follows.</source>
        <translation>Während der Aktionen: Es folgt noch eine Runde.</translation>
    </message>
    <message>
        <source>No card has been discarded yet.</source>
        <translation>Noch keine Karte abgelegt.</translation>
    </message>
    <message>
        <source>Click to search it; it lies open for everybody.</source>
        <translation>Zum Durchsuchen anklicken; er liegt für alle offen.</translation>
    </message>
    <message>
        <source>Top of the track</source>
        <translation>Oberste Stufe</translation>
    </message>
    <message>
        <source>No step this round</source>
        <translation>Kein Aufstieg diese Runde</translation>
    </message>
    <message numerus="yes">
        <source>Next step: %n guilder(s)</source>
        <translation>
            <numerusform>Nächste Stufe: %n Gulden</numerusform>
            <numerusform>Nächste Stufe: %n Gulden</numerusform>
        </translation>
    </message>
    <message>
        <source>Town hall</source>
        <translation>Rathaus</translation>
    </message>
    <message>
        <source>The town hall: everybody starts here. 0 points.</source>
        <translation>Das Rathaus: Hier beginnen alle. 0 Punkte.</translation>
    </message>
    <message>
        <source>Step {number}</source>
        <translation>Stufe {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at the end.</source>
        <translation>
            <numerusform>%n Punkt am Ende.</numerusform>
            <numerusform>%n Punkte am Ende.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s pawn</source>
        <translation>Figur: {name}</translation>
    </message>
    <message>
        <source>Your pawn</source>
        <translation>Deine Figur</translation>
    </message>
    <message numerus="yes">
        <source>You are on step {step}: %n point(s).</source>
        <translation>
            <numerusform>Du stehst auf Stufe {step}: %n Punkt.</numerusform>
            <numerusform>Du stehst auf Stufe {step}: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} is on step {step}: %n point(s).</source>
        <translation>
            <numerusform>{who} steht auf Stufe {step}: %n Punkt.</numerusform>
            <numerusform>{who} steht auf Stufe {step}: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Goes to whoever completes a canal section next.</source>
        <translation>Bekommt, wer als Nächstes einen Kanalabschnitt vollendet.</translation>
    </message>
    <message>
        <source>Who is alone in front on the reputation track at the end of a round turns this marker.</source>
        <translation>Wer am Ende einer Runde auf der Aufstiegsleiste allein vorn steht, dreht diesen Marker um.</translation>
    </message>
    <message>
        <source>Who has most persons at the end of a round turns this marker; pets do not count.</source>
        <translation>Wer am Ende einer Runde die meisten Personen hat, dreht diesen Marker um; Haustiere zählen nicht.</translation>
    </message>
    <message>
        <source>Who has built most canal tiles at the end of a round turns this marker.</source>
        <translation>Wer am Ende einer Runde die meisten Kanalplättchen hat, dreht diesen Marker um.</translation>
    </message>
    <message>
        <source>Who has most pets at the end of a round turns this marker.</source>
        <translation>Wer am Ende einer Runde die meisten Haustiere hat, dreht diesen Marker um.</translation>
    </message>
    <message>
        <source>Nobody has anything yet.</source>
        <translation>Noch hat niemand etwas.</translation>
    </message>
    <message numerus="yes">
        <source>{name} leads with {most}, %n ahead.</source>
        <translation>
            <numerusform>{name} führt mit {most}, Vorsprung: %n.</numerusform>
            <numerusform>{name} führt mit {most}, Vorsprung: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lead with {most}, %n ahead.</source>
        <translation>
            <numerusform>Du führst mit {most}, Vorsprung: %n.</numerusform>
            <numerusform>Du führst mit {most}, Vorsprung: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tied at {most}: {names}.</source>
        <translation>Gleichstand bei {most}: {names}.</translation>
    </message>
    <message>
        <source>Worth 4 points.</source>
        <translation>4 Punkte wert.</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Majority marker: {majority}</source>
        <translation>Mehrheitenmarker: {majority}</translation>
    </message>
    <message>
        <source>Turned: 4 points at the end, for good.</source>
        <translation>Umgedreht: 4 Punkte am Ende, für immer.</translation>
    </message>
    <message>
        <source>Not turned yet: 4 points as soon as it is.</source>
        <translation>Noch nicht umgedreht: 4 Punkte, sobald er es ist.</translation>
    </message>
    <message>
        <source>{ship}: {gift}</source>
        <translation>{ship}: {gift}</translation>
    </message>
    <message>
        <source>For {worker}, after you have built a canal with a card: {text}</source>
        <translation>Für {worker}, nachdem du mit einer Karte einen Kanal gebaut hast: {text}</translation>
    </message>
    <message>
        <source>Docks when the die of its colour shows 3 or 4.</source>
        <translation>Legt an, wenn der Würfel seiner Farbe 3 oder 4 zeigt.</translation>
    </message>
    <message>
        <source>In its dock: everybody may use it this round.</source>
        <translation>Am Anleger: Alle dürfen es diese Runde nutzen.</translation>
    </message>
    <message>
        <source>{action}: {text}</source>
        <translation>{action}: {text}</translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) left; each use takes one.</source>
        <translation>
            <numerusform>Noch %n Marker; jede Nutzung kostet einen.</numerusform>
            <numerusform>Noch %n Marker; jede Nutzung kostet einen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only for actions with a card played from the hand.</source>
        <translation>Nur für Aktionen mit einer gespielten Handkarte.</translation>
    </message>
    <message>
        <source>Everybody knows this hand card.</source>
        <translation>Diese Handkarte kennen alle.</translation>
    </message>
    <message>
        <source>Costs {guilders}, counts {points}.</source>
        <translation>Kostet {guilders}, zählt {points}.</translation>
    </message>
    <message>
        <source>Costs and counts nothing.</source>
        <translation>Kostet und zählt nichts.</translation>
    </message>
    <message>
        <source>{back} · {group}</source>
        <translation>{back} · {group}</translation>
    </message>
    <message>
        <source>{workers}: you have none.</source>
        <translation>{workers}: Du hast keine.</translation>
    </message>
    <message>
        <source>Click to activate.</source>
        <translation>Zum Aktivieren anklicken.</translation>
    </message>
    <message>
        <source>Its text is being carried out.</source>
        <translation>Ihr Text wird gerade ausgeführt.</translation>
    </message>
    <message>
        <source>Used this round.</source>
        <translation>In dieser Runde benutzt.</translation>
    </message>
    <message>
        <source>Would change nothing now, so it cannot be activated.</source>
        <translation>Du kannst sie nicht aktivieren: Jetzt würde sie nichts bewirken.</translation>
    </message>
    <message>
        <source>Just drawn; you look at it once your drawing is over.</source>
        <translation>Frisch gezogen; du siehst sie an, wenn du fertig gezogen hast.</translation>
    </message>
    <message>
        <source>In {name}’s hand; only the colour is known.</source>
        <translation>Auf der Hand von {name}; nur die Farbe ist bekannt.</translation>
    </message>
    <message>
        <source>Counts 1 point at the end.</source>
        <translation>Zählt am Ende 1 Punkt.</translation>
    </message>
    <message>
        <source>Nobody lives here yet.</source>
        <translation>Hier wohnt noch niemand.</translation>
    </message>
    <message>
        <source>Its front is {card}.</source>
        <translation>Vorderseite: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n guilder(s).</source>
        <translation>
            <numerusform>Du hast %n Gulden.</numerusform>
            <numerusform>Du hast %n Gulden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n guilder(s).</source>
        <translation>
            <numerusform>{who} hat %n Gulden.</numerusform>
            <numerusform>{who} hat %n Gulden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Guilders</source>
        <translation>Gulden</translation>
    </message>
    <message>
        <source>One pays a house of this colour, or activates a person that shows it.</source>
        <translation>Einer bezahlt ein Haus dieser Farbe oder aktiviert eine Person, die ihn zeigt.</translation>
    </message>
    <message numerus="yes">
        <source>{threat}: %n marker(s).</source>
        <translation>
            <numerusform>{threat}: %n Marker.</numerusform>
            <numerusform>{threat}: %n Marker.</numerusform>
        </translation>
    </message>
    <message>
        <source>{person} protects from the damage.</source>
        <translation>Vor dem Schaden geschützt: {person}.</translation>
    </message>
    <message>
        <source>The third marker costs: {damage}.</source>
        <translation>Mit dem dritten Marker verlierst du {damage}.</translation>
    </message>
    <message>
        <source>Returned in time, each gives 1 point.</source>
        <translation>Rechtzeitig zurückgelegt bringt jeder 1 Punkt.</translation>
    </message>
    <message>
        <source>{threat}: the next marker costs {damage}.</source>
        <translation>{threat}: Mit dem nächsten Marker verlierst du {damage}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message numerus="yes">
        <source>all %n worker(s)</source>
        <comment>damage</comment>
        <translation>
            <numerusform>den einzigen Handlanger</numerusform>
            <numerusform>alle %n Handlanger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n guilder(s)</source>
        <comment>damage</comment>
        <translation>
            <numerusform>den einzigen Gulden</numerusform>
            <numerusform>alle %n Gulden</numerusform>
        </translation>
    </message>
    <message>
        <source>a person</source>
        <translation>eine Person</translation>
    </message>
    <message>
        <source>a house or a canal tile</source>
        <translation>ein Haus oder Kanalplättchen</translation>
    </message>
    <message>
        <source>Canal space {number}, {section}</source>
        <translation>Kanalfeld {number}, {section}</translation>
    </message>
    <message>
        <source>Space 3: 3 points at the end.</source>
        <translation>3er-Feld: 3 Punkte am Ende.</translation>
    </message>
    <message numerus="yes">
        <source>Completes the section for the top statue: %n point(s) now.</source>
        <translation>
            <numerusform>Vollendet den Abschnitt; die oberste Statue zählt %n Punkt.</numerusform>
            <numerusform>Vollendet den Abschnitt; die oberste Statue zählt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Built.</source>
        <translation>Gebaut.</translation>
    </message>
    <message>
        <source>Wants {card}.</source>
        <translation>Braucht {card}.</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n guilder(s); the spaces before come first.</source>
        <translation>
            <numerusform>Kostet %n Gulden; zuerst kommen die Felder davor.</numerusform>
            <numerusform>Kostet %n Gulden; zuerst kommen die Felder davor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next here: costs %n guilder(s).</source>
        <translation>
            <numerusform>Hier als Nächstes: kostet %n Gulden.</numerusform>
            <numerusform>Hier als Nächstes: kostet %n Gulden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Printed: {price}.</source>
        <translation>Aufgedruckt: {price}.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n guilder(s), that is too little.</source>
        <translation>
            <numerusform>Du hast %n Gulden, das ist zu wenig.</numerusform>
            <numerusform>Du hast %n Gulden, das ist zu wenig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Draw piles</source>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>Statues</source>
        <translation>Statuen</translation>
    </message>
    <message>
        <source>Reputation</source>
        <translation>Aufstieg</translation>
    </message>
    <message>
        <source>Majorities</source>
        <translation>Mehrheiten</translation>
    </message>
    <message>
        <source>Ships of the Zwin</source>
        <translation>Schiffe des Zwin</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Börse</translation>
    </message>
    <message>
        <source>From the discard pile</source>
        <translation>Aus dem Ablagestapel</translation>
    </message>
    <message>
        <source>Six uses</source>
        <translation>Sechs Aktionen</translation>
    </message>
    <message>
        <source>Your guilders</source>
        <translation>Deine Gulden</translation>
    </message>
    <message>
        <source>{name}’s guilders</source>
        <translation>Gulden: {name}</translation>
    </message>
    <message>
        <source>Your workers</source>
        <translation>Deine Handlanger</translation>
    </message>
    <message>
        <source>{name}’s workers</source>
        <translation>Handlanger: {name}</translation>
    </message>
    <message>
        <source>Your threats</source>
        <translation>Deine Bedrohungen</translation>
    </message>
    <message>
        <source>{name}’s threats</source>
        <translation>Bedrohungen: {name}</translation>
    </message>
    <message>
        <source>Your canals</source>
        <translation>Deine Kanäle</translation>
    </message>
    <message>
        <source>{name}’s canals</source>
        <translation>Kanäle: {name}</translation>
    </message>
    <message>
        <source>Your statues</source>
        <translation>Deine Statuen</translation>
    </message>
    <message>
        <source>{name}’s statues</source>
        <translation>Statuen: {name}</translation>
    </message>
    <message>
        <source>Your majority markers</source>
        <translation>Deine Mehrheitenmarker</translation>
    </message>
    <message>
        <source>{name}’s majority markers</source>
        <translation>Mehrheitenmarker: {name}</translation>
    </message>
    <message>
        <source>Your houses</source>
        <translation>Deine Häuser</translation>
    </message>
    <message>
        <source>{name}’s houses</source>
        <translation>Häuser: {name}</translation>
    </message>
    <message>
        <source>Your persons</source>
        <translation>Deine Personen</translation>
    </message>
    <message>
        <source>{name}’s persons</source>
        <translation>Personen: {name}</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>{name}’s hand</source>
        <translation>Hand: {name}</translation>
    </message>
    <message>
        <source>The dice set the price</source>
        <translation>Den Preis bestimmen die Würfel</translation>
    </message>
    <message>
        <source>Flood</source>
        <comment>below a die: as short as the other threats</comment>
        <translation>Flut</translation>
    </message>
</context>
<context>
    <name>BrugesFacts</name>
    <message>
        <source>Points so far</source>
        <translation>Punkte bisher</translation>
    </message>
    <message>
        <source>Persons</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Houses</source>
        <translation>Häuser</translation>
    </message>
    <message>
        <source>Laurels</source>
        <translation>Lorbeerkränze</translation>
    </message>
    <message>
        <source>Majorities</source>
        <translation>Mehrheiten</translation>
    </message>
    <message>
        <source>Canal and statues</source>
        <translation>Kanal und Statuen</translation>
    </message>
    <message>
        <source>Reputation</source>
        <translation>Aufstieg</translation>
    </message>
    <message>
        <source>During the game</source>
        <translation>Im Spielverlauf</translation>
    </message>
    <message numerus="yes">
        <source>If the game ended now: %n point(s).</source>
        <translation>
            <numerusform>Wäre die Partie jetzt zu Ende: %n Punkt.</numerusform>
            <numerusform>Wäre die Partie jetzt zu Ende: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points on the counting track.</source>
        <translation>Punkte auf der Zählleiste.</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>Guilders</source>
        <translation>Gulden</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Handlanger</translation>
    </message>
    <message>
        <source>Threat markers</source>
        <translation>Bedrohungsmarker</translation>
    </message>
    <message>
        <source>Canal tiles</source>
        <translation>Kanalplättchen</translation>
    </message>
    <message>
        <source>Hand cards</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>Pets</source>
        <translation>Haustiere</translation>
    </message>
    <message>
        <source>They count nothing at the end, but decide ties.</source>
        <translation>Sie zählen am Ende nichts, entscheiden aber bei Gleichstand.</translation>
    </message>
    <message>
        <source>Of all five colours together.</source>
        <translation>Alle fünf Farben zusammen.</translation>
    </message>
    <message>
        <source>The third marker of a colour does damage; each one returned gives 1 point.</source>
        <translation>Der dritte Marker einer Farbe richtet Schaden an; jeder zurückgelegte bringt 1 Punkt.</translation>
    </message>
    <message>
        <source>Each counts 1 point and takes in one person.</source>
        <translation>Jedes zählt 1 Punkt und nimmt eine Person auf.</translation>
    </message>
    <message>
        <source>Laid out; each counts the points printed on it.</source>
        <translation>Ausgelegt; jede zählt ihre aufgedruckten Punkte.</translation>
    </message>
    <message>
        <source>They live beside persons and count for the majority of pets.</source>
        <translation>Sie wohnen neben Personen und zählen für die Mehrheit der Haustiere.</translation>
    </message>
    <message>
        <source>Of ten; each space 3 counts 3 points, each complete section brings a statue.</source>
        <translation>Von zehn; jedes 3er-Feld zählt 3 Punkte, jeder volle Abschnitt bringt eine Statue.</translation>
    </message>
    <message>
        <source>Steps climbed on the reputation track.</source>
        <translation>Erreichte Stufen der Aufstiegsleiste.</translation>
    </message>
    <message>
        <source>Everybody sees the colours of all hand cards.</source>
        <translation>Die Farben aller Handkarten sind für alle sichtbar.</translation>
    </message>
</context>
<context>
    <name>BrugesGoods</name>
    <message numerus="yes">
        <source>Take %n worker(s): choose the colour</source>
        <translation>
            <numerusform>In welcher Farbe nimmst du %n Handlanger?</numerusform>
            <numerusform>In welcher Farbe nimmst du %n Handlanger?</numerusform>
        </translation>
    </message>
    <message>
        <source>Take worker {number} of {all}: choose the colour</source>
        <translation>In welcher Farbe nimmst du Handlanger {number} von {all}?</translation>
    </message>
    <message>
        <source>Take {goods}</source>
        <translation>Nimm {goods}</translation>
    </message>
    <message>
        <source>Which colour for {worker}?</source>
        <translation>Welche Farbe für {worker}?</translation>
    </message>
    <message>
        <source>Click the colour that you take.</source>
        <translation>Klicke die Farbe an, die du nimmst.</translation>
    </message>
    <message>
        <source>Which worker do you exchange?</source>
        <translation>Welchen Handlanger tauschst du?</translation>
    </message>
    <message>
        <source>Exchange {old} for {new}</source>
        <translation>Tausche {old} gegen {new}</translation>
    </message>
    <message>
        <source>Which workers do you return?</source>
        <translation>Welche Handlanger legst du zurück?</translation>
    </message>
    <message>
        <source>Return {goods}</source>
        <translation>Lege {goods} zurück</translation>
    </message>
    <message>
        <source>Which threat marker do you return?</source>
        <translation>Welchen Bedrohungsmarker legst du zurück?</translation>
    </message>
    <message>
        <source>Which threat markers do you return? {number} of {all}</source>
        <translation>Welche Bedrohungsmarker legst du zurück? {number} von {all}</translation>
    </message>
    <message>
        <source>Each gives 1 point.</source>
        <translation>Jeder bringt 1 Punkt.</translation>
    </message>
    <message>
        <source>Return a threat marker for 1 point?</source>
        <translation>Legst du einen Bedrohungsmarker für 1 Punkt zurück?</translation>
    </message>
    <message>
        <source>To whom does the marker go?</source>
        <translation>Wer bekommt den Marker?</translation>
    </message>
    <message>
        <source>Click the panel of an opponent.</source>
        <translation>Klicke auf die Tafel eines Mitspielers.</translation>
    </message>
    <message>
        <source>Which threat marker do you hand over?</source>
        <translation>Welchen Bedrohungsmarker gibst du ab?</translation>
    </message>
    <message>
        <source>Hand {name} a marker: {threat}</source>
        <translation>Gib {name} einen Marker: {threat}</translation>
    </message>
    <message>
        <source>Who gives you guilders? Click a panel.</source>
        <translation>Wer gibt dir Gulden? Klicke auf seine Tafel.</translation>
    </message>
    <message>
        <source>Who receives a guilder? {number} of {all}</source>
        <translation>Wer bekommt einen Gulden? {number} von {all}</translation>
    </message>
    <message>
        <source>Choose {names}</source>
        <translation>Wähle {names}</translation>
    </message>
</context>
<context>
    <name>BrugesIndex</name>
    <message numerus="yes">
        <source>%n guilder(s)</source>
        <translation>
            <numerusform>%n Gulden</numerusform>
            <numerusform>%n Gulden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n Marker</numerusform>
            <numerusform>%n Marker</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BrugesKinds</name>
    <message>
        <source>drawing from a pile</source>
        <translation>von einem Stapel ziehen</translation>
    </message>
    <message>
        <source>the order of damage</source>
        <translation>Reihenfolge der Schäden wählen</translation>
    </message>
    <message>
        <source>giving up a person</source>
        <translation>Person aufgeben</translation>
    </message>
    <message>
        <source>giving up a house</source>
        <translation>Haus aufgeben</translation>
    </message>
    <message>
        <source>giving up a canal</source>
        <translation>Kanal aufgeben</translation>
    </message>
    <message>
        <source>climbing a step</source>
        <translation>Stufe aufsteigen</translation>
    </message>
    <message>
        <source>climbing no step</source>
        <translation>keine Stufe aufsteigen</translation>
    </message>
    <message>
        <source>choosing workers</source>
        <translation>Handlanger wählen</translation>
    </message>
    <message>
        <source>exchanging workers</source>
        <translation>Handlanger tauschen</translation>
    </message>
    <message>
        <source>selling workers</source>
        <translation>Handlanger verkaufen</translation>
    </message>
    <message>
        <source>leaving it at that</source>
        <translation>es dabei lassen</translation>
    </message>
    <message>
        <source>choosing an effect</source>
        <translation>Wirkung wählen</translation>
    </message>
    <message>
        <source>choosing a canal</source>
        <translation>Kanal wählen</translation>
    </message>
    <message>
        <source>choosing an opponent</source>
        <translation>Gegner wählen</translation>
    </message>
    <message>
        <source>choosing a person</source>
        <translation>Person wählen</translation>
    </message>
    <message>
        <source>using a ship</source>
        <translation>Schiff nutzen</translation>
    </message>
    <message>
        <source>handing on a marker</source>
        <translation>Marker weitergeben</translation>
    </message>
    <message>
        <source>giving workers</source>
        <translation>Handlanger abgeben</translation>
    </message>
    <message>
        <source>paying guilders</source>
        <translation>Gulden zahlen</translation>
    </message>
    <message>
        <source>taking a marker</source>
        <translation>Marker nehmen</translation>
    </message>
    <message>
        <source>choosing a marker</source>
        <translation>Marker wählen</translation>
    </message>
    <message>
        <source>doing without</source>
        <translation>verzichten</translation>
    </message>
    <message>
        <source>a card for workers</source>
        <translation>Karte für Handlanger</translation>
    </message>
    <message>
        <source>a card for guilders</source>
        <translation>Karte für Gulden</translation>
    </message>
    <message>
        <source>building a house</source>
        <translation>Haus bauen</translation>
    </message>
    <message>
        <source>returning a marker</source>
        <translation>Marker zurücklegen</translation>
    </message>
    <message>
        <source>building a canal</source>
        <translation>Kanal bauen</translation>
    </message>
    <message>
        <source>laying out a person</source>
        <translation>Person auslegen</translation>
    </message>
    <message>
        <source>activating a person</source>
        <translation>Person aktivieren</translation>
    </message>
    <message>
        <source>ending the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>discarding a card</source>
        <translation>Karte ablegen</translation>
    </message>
</context>
<context>
    <name>BrugesNames</name>
    <message>
        <source>Baron</source>
        <translation>Baron</translation>
    </message>
    <message>
        <source>the baron</source>
        <translation>den Baron</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Graf</translation>
    </message>
    <message>
        <source>the count</source>
        <translation>den Grafen</translation>
    </message>
    <message>
        <source>Prince</source>
        <translation>Prinz</translation>
    </message>
    <message>
        <source>the prince</source>
        <translation>den Prinzen</translation>
    </message>
    <message>
        <source>Sovereign prince</source>
        <translation>Fürst</translation>
    </message>
    <message>
        <source>the sovereign prince</source>
        <translation>den Fürsten</translation>
    </message>
    <message>
        <source>Duke</source>
        <translation>Herzog</translation>
    </message>
    <message>
        <source>the duke</source>
        <translation>den Herzog</translation>
    </message>
    <message>
        <source>Baroness</source>
        <translation>Baronin</translation>
    </message>
    <message>
        <source>the baroness</source>
        <translation>die Baronin</translation>
    </message>
    <message>
        <source>Countess</source>
        <translation>Gräfin</translation>
    </message>
    <message>
        <source>the countess</source>
        <translation>die Gräfin</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Prinzessin</translation>
    </message>
    <message>
        <source>the princess</source>
        <translation>die Prinzessin</translation>
    </message>
    <message>
        <source>Sovereign princess</source>
        <translation>Fürstin</translation>
    </message>
    <message>
        <source>the sovereign princess</source>
        <translation>die Fürstin</translation>
    </message>
    <message>
        <source>Margravine</source>
        <translation>Markgräfin</translation>
    </message>
    <message>
        <source>the margravine</source>
        <translation>die Markgräfin</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>den König</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Königin</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>die Königin</translation>
    </message>
    <message>
        <source>Burgrave</source>
        <translation>Burggraf</translation>
    </message>
    <message>
        <source>the burgrave</source>
        <translation>den Burggrafen</translation>
    </message>
    <message>
        <source>Noblewoman</source>
        <translation>Edelfrau</translation>
    </message>
    <message>
        <source>the noblewoman</source>
        <translation>die Edelfrau</translation>
    </message>
    <message>
        <source>Earl</source>
        <translation>Earl</translation>
    </message>
    <message>
        <source>the earl</source>
        <translation>den Earl</translation>
    </message>
    <message>
        <source>Town clerk</source>
        <translation>Stadtschreiber</translation>
    </message>
    <message>
        <source>the town clerk</source>
        <translation>den Stadtschreiber</translation>
    </message>
    <message>
        <source>Councillor</source>
        <translation>Ratsherr</translation>
    </message>
    <message>
        <source>the councillor</source>
        <translation>den Ratsherrn</translation>
    </message>
    <message>
        <source>Treasurer</source>
        <translation>Kämmerer</translation>
    </message>
    <message>
        <source>the treasurer</source>
        <translation>den Kämmerer</translation>
    </message>
    <message>
        <source>Archivist</source>
        <translation>Archivar</translation>
    </message>
    <message>
        <source>the archivist</source>
        <translation>den Archivar</translation>
    </message>
    <message>
        <source>Chancellor</source>
        <translation>Kanzler</translation>
    </message>
    <message>
        <source>the chancellor</source>
        <translation>den Kanzler</translation>
    </message>
    <message>
        <source>Customs officer</source>
        <translation>Zöllner</translation>
    </message>
    <message>
        <source>the customs officer</source>
        <translation>den Zöllner</translation>
    </message>
    <message>
        <source>Tax collector</source>
        <translation>Steuereinnehmer</translation>
    </message>
    <message>
        <source>the tax collector</source>
        <translation>den Steuereinnehmer</translation>
    </message>
    <message>
        <source>Bailiff</source>
        <translation>Vogt</translation>
    </message>
    <message>
        <source>the bailiff</source>
        <translation>den Vogt</translation>
    </message>
    <message>
        <source>Alderman</source>
        <translation>Schöffe</translation>
    </message>
    <message>
        <source>the alderman</source>
        <translation>den Schöffen</translation>
    </message>
    <message>
        <source>Magistrate</source>
        <translation>Amtmann</translation>
    </message>
    <message>
        <source>the magistrate</source>
        <translation>den Amtmann</translation>
    </message>
    <message>
        <source>Notary</source>
        <translation>Notar</translation>
    </message>
    <message>
        <source>the notary</source>
        <translation>den Notar</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Richter</translation>
    </message>
    <message>
        <source>the judge</source>
        <translation>den Richter</translation>
    </message>
    <message>
        <source>Keeper of the seal</source>
        <translation>Siegelmeister</translation>
    </message>
    <message>
        <source>the keeper of the seal</source>
        <translation>den Siegelmeister</translation>
    </message>
    <message>
        <source>Mayor</source>
        <translation>Bürgermeister</translation>
    </message>
    <message>
        <source>the mayor</source>
        <translation>den Bürgermeister</translation>
    </message>
    <message>
        <source>Reeve</source>
        <translation>Schultheiß</translation>
    </message>
    <message>
        <source>the reeve</source>
        <translation>den Schultheiß</translation>
    </message>
    <message>
        <source>Bard</source>
        <translation>Barde</translation>
    </message>
    <message>
        <source>the bard</source>
        <translation>den Barden</translation>
    </message>
    <message>
        <source>Juggler</source>
        <translation>Gaukler</translation>
    </message>
    <message>
        <source>the juggler</source>
        <translation>den Gaukler</translation>
    </message>
    <message>
        <source>Minstrel</source>
        <translation>Spielmann</translation>
    </message>
    <message>
        <source>the minstrel</source>
        <translation>den Spielmann</translation>
    </message>
    <message>
        <source>Acrobat</source>
        <translation>Akrobat</translation>
    </message>
    <message>
        <source>the acrobat</source>
        <translation>den Akrobaten</translation>
    </message>
    <message>
        <source>Dancer</source>
        <translation>Tänzerin</translation>
    </message>
    <message>
        <source>the dancer</source>
        <translation>die Tänzerin</translation>
    </message>
    <message>
        <source>Singer</source>
        <translation>Sänger</translation>
    </message>
    <message>
        <source>the singer</source>
        <translation>den Sänger</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>Schauspieler</translation>
    </message>
    <message>
        <source>the actor</source>
        <translation>den Schauspieler</translation>
    </message>
    <message>
        <source>Musician</source>
        <translation>Musikant</translation>
    </message>
    <message>
        <source>the musician</source>
        <translation>den Musikanten</translation>
    </message>
    <message>
        <source>Tightrope walker</source>
        <translation>Seiltänzer</translation>
    </message>
    <message>
        <source>the tightrope walker</source>
        <translation>den Seiltänzer</translation>
    </message>
    <message>
        <source>Conjurer</source>
        <translation>Zauberkünstler</translation>
    </message>
    <message>
        <source>the conjurer</source>
        <translation>den Zauberkünstler</translation>
    </message>
    <message>
        <source>Fire-eater</source>
        <translation>Feuerspucker</translation>
    </message>
    <message>
        <source>the fire-eater</source>
        <translation>den Feuerspucker</translation>
    </message>
    <message>
        <source>Innkeeper</source>
        <translation>Wirt</translation>
    </message>
    <message>
        <source>the innkeeper</source>
        <translation>den Wirt</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>Glücksspieler</translation>
    </message>
    <message>
        <source>the gambler</source>
        <translation>den Glücksspieler</translation>
    </message>
    <message>
        <source>Barker</source>
        <translation>Ausrufer</translation>
    </message>
    <message>
        <source>the barker</source>
        <translation>den Ausrufer</translation>
    </message>
    <message>
        <source>Master of revels</source>
        <translation>Festmeister</translation>
    </message>
    <message>
        <source>the master of revels</source>
        <translation>den Festmeister</translation>
    </message>
    <message>
        <source>Cloth merchant</source>
        <translation>Tuchhändler</translation>
    </message>
    <message>
        <source>the cloth merchant</source>
        <translation>den Tuchhändler</translation>
    </message>
    <message>
        <source>Fur trader</source>
        <translation>Pelzhändler</translation>
    </message>
    <message>
        <source>the fur trader</source>
        <translation>den Pelzhändler</translation>
    </message>
    <message>
        <source>Grain merchant</source>
        <translation>Kornhändler</translation>
    </message>
    <message>
        <source>the grain merchant</source>
        <translation>den Kornhändler</translation>
    </message>
    <message>
        <source>Spice merchant</source>
        <translation>Gewürzhändler</translation>
    </message>
    <message>
        <source>the spice merchant</source>
        <translation>den Gewürzhändler</translation>
    </message>
    <message>
        <source>Wine merchant</source>
        <translation>Weinhändler</translation>
    </message>
    <message>
        <source>the wine merchant</source>
        <translation>den Weinhändler</translation>
    </message>
    <message>
        <source>Shipowner</source>
        <translation>Reeder</translation>
    </message>
    <message>
        <source>the shipowner</source>
        <translation>den Reeder</translation>
    </message>
    <message>
        <source>Carter</source>
        <translation>Fuhrmann</translation>
    </message>
    <message>
        <source>the carter</source>
        <translation>den Fuhrmann</translation>
    </message>
    <message>
        <source>Money changer</source>
        <translation>Wechsler</translation>
    </message>
    <message>
        <source>the money changer</source>
        <translation>den Wechsler</translation>
    </message>
    <message>
        <source>Long-distance trader</source>
        <translation>Fernhändler</translation>
    </message>
    <message>
        <source>the long-distance trader</source>
        <translation>den Fernhändler</translation>
    </message>
    <message>
        <source>Pedlar</source>
        <translation>Hausierer</translation>
    </message>
    <message>
        <source>the pedlar</source>
        <translation>den Hausierer</translation>
    </message>
    <message>
        <source>Moneylender</source>
        <translation>Geldverleiher</translation>
    </message>
    <message>
        <source>the moneylender</source>
        <translation>den Geldverleiher</translation>
    </message>
    <message>
        <source>Storekeeper</source>
        <translation>Ladenmeister</translation>
    </message>
    <message>
        <source>the storekeeper</source>
        <translation>den Ladenmeister</translation>
    </message>
    <message>
        <source>Bookkeeper</source>
        <translation>Buchhalter</translation>
    </message>
    <message>
        <source>the bookkeeper</source>
        <translation>den Buchhalter</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>Bankier</translation>
    </message>
    <message>
        <source>the banker</source>
        <translation>den Bankier</translation>
    </message>
    <message>
        <source>Guild master</source>
        <translation>Gildemeister</translation>
    </message>
    <message>
        <source>the guild master</source>
        <translation>den Gildemeister</translation>
    </message>
    <message>
        <source>Miller</source>
        <translation>Müller</translation>
    </message>
    <message>
        <source>the miller</source>
        <translation>den Müller</translation>
    </message>
    <message>
        <source>Charcoal burner</source>
        <translation>Köhler</translation>
    </message>
    <message>
        <source>the charcoal burner</source>
        <translation>den Köhler</translation>
    </message>
    <message>
        <source>Vintner</source>
        <translation>Winzer</translation>
    </message>
    <message>
        <source>the vintner</source>
        <translation>den Winzer</translation>
    </message>
    <message>
        <source>Mason</source>
        <translation>Maurer</translation>
    </message>
    <message>
        <source>the mason</source>
        <translation>den Maurer</translation>
    </message>
    <message>
        <source>Shoemaker</source>
        <translation>Schumacher</translation>
    </message>
    <message>
        <source>the shoemaker</source>
        <translation>den Schumacher</translation>
    </message>
    <message>
        <source>Dyer</source>
        <translation>Färber</translation>
    </message>
    <message>
        <source>the dyer</source>
        <translation>den Färber</translation>
    </message>
    <message>
        <source>Carpenter</source>
        <translation>Zimmermann</translation>
    </message>
    <message>
        <source>the carpenter</source>
        <translation>den Zimmermann</translation>
    </message>
    <message>
        <source>Baker</source>
        <translation>Bäcker</translation>
    </message>
    <message>
        <source>the baker</source>
        <translation>den Bäcker</translation>
    </message>
    <message>
        <source>Smith</source>
        <translation>Schmied</translation>
    </message>
    <message>
        <source>the smith</source>
        <translation>den Schmied</translation>
    </message>
    <message>
        <source>Weaver</source>
        <translation>Weber</translation>
    </message>
    <message>
        <source>the weaver</source>
        <translation>den Weber</translation>
    </message>
    <message>
        <source>Saddler</source>
        <translation>Sattler</translation>
    </message>
    <message>
        <source>the saddler</source>
        <translation>den Sattler</translation>
    </message>
    <message>
        <source>Well builder</source>
        <translation>Brunnenbauer</translation>
    </message>
    <message>
        <source>the well builder</source>
        <translation>den Brunnenbauer</translation>
    </message>
    <message>
        <source>Stucco worker</source>
        <translation>Stuckateur</translation>
    </message>
    <message>
        <source>the stucco worker</source>
        <translation>den Stuckateur</translation>
    </message>
    <message>
        <source>Architect</source>
        <translation>Architekt</translation>
    </message>
    <message>
        <source>the architect</source>
        <translation>den Architekten</translation>
    </message>
    <message>
        <source>Craft guild warden</source>
        <translation>Zunftmeister</translation>
    </message>
    <message>
        <source>the craft guild warden</source>
        <translation>den Zunftmeister</translation>
    </message>
    <message>
        <source>Messenger</source>
        <translation>Bote</translation>
    </message>
    <message>
        <source>the messenger</source>
        <translation>den Boten</translation>
    </message>
    <message>
        <source>Stable boy</source>
        <translation>Stallbursche</translation>
    </message>
    <message>
        <source>the stable boy</source>
        <translation>den Stallburschen</translation>
    </message>
    <message>
        <source>Coachman</source>
        <translation>Kutscher</translation>
    </message>
    <message>
        <source>the coachman</source>
        <translation>den Kutscher</translation>
    </message>
    <message>
        <source>Herald</source>
        <translation>Herold</translation>
    </message>
    <message>
        <source>the herald</source>
        <translation>den Herold</translation>
    </message>
    <message>
        <source>Scribe</source>
        <translation>Schreiber</translation>
    </message>
    <message>
        <source>the scribe</source>
        <translation>den Schreiber</translation>
    </message>
    <message>
        <source>Maid</source>
        <translation>Magd</translation>
    </message>
    <message>
        <source>the maid</source>
        <translation>die Magd</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>the page</source>
        <translation>den Pagen</translation>
    </message>
    <message>
        <source>Cook</source>
        <translation>Koch</translation>
    </message>
    <message>
        <source>the cook</source>
        <translation>den Koch</translation>
    </message>
    <message>
        <source>Farmhand</source>
        <translation>Knecht</translation>
    </message>
    <message>
        <source>the farmhand</source>
        <translation>den Knecht</translation>
    </message>
    <message>
        <source>Cupbearer</source>
        <translation>Mundschenk</translation>
    </message>
    <message>
        <source>the cupbearer</source>
        <translation>den Mundschenk</translation>
    </message>
    <message>
        <source>Court jester</source>
        <translation>Hofnarr</translation>
    </message>
    <message>
        <source>the court jester</source>
        <translation>den Hofnarren</translation>
    </message>
    <message>
        <source>Master of the hunt</source>
        <translation>Jägermeister</translation>
    </message>
    <message>
        <source>the master of the hunt</source>
        <translation>den Jägermeister</translation>
    </message>
    <message>
        <source>Chamberlain</source>
        <translation>Kammerherr</translation>
    </message>
    <message>
        <source>the chamberlain</source>
        <translation>den Kammerherrn</translation>
    </message>
    <message>
        <source>Majordomo</source>
        <translation>Haushofmeister</translation>
    </message>
    <message>
        <source>the majordomo</source>
        <translation>den Haushofmeister</translation>
    </message>
    <message>
        <source>Monk</source>
        <translation>Mönch</translation>
    </message>
    <message>
        <source>the monk</source>
        <translation>den Mönch</translation>
    </message>
    <message>
        <source>Priest</source>
        <translation>Priester</translation>
    </message>
    <message>
        <source>the priest</source>
        <translation>den Priester</translation>
    </message>
    <message>
        <source>Deacon</source>
        <translation>Diakon</translation>
    </message>
    <message>
        <source>the deacon</source>
        <translation>den Diakon</translation>
    </message>
    <message>
        <source>Chaplain</source>
        <translation>Kaplan</translation>
    </message>
    <message>
        <source>the chaplain</source>
        <translation>den Kaplan</translation>
    </message>
    <message>
        <source>Nun</source>
        <translation>Nonne</translation>
    </message>
    <message>
        <source>the nun</source>
        <translation>die Nonne</translation>
    </message>
    <message>
        <source>Abbot</source>
        <translation>Abt</translation>
    </message>
    <message>
        <source>the abbot</source>
        <translation>den Abt</translation>
    </message>
    <message>
        <source>Abbess</source>
        <translation>Äbtissin</translation>
    </message>
    <message>
        <source>the abbess</source>
        <translation>die Äbtissin</translation>
    </message>
    <message>
        <source>Dean</source>
        <translation>Dekan</translation>
    </message>
    <message>
        <source>the dean</source>
        <translation>den Dekan</translation>
    </message>
    <message>
        <source>Canon</source>
        <translation>Domherr</translation>
    </message>
    <message>
        <source>the canon</source>
        <translation>den Domherrn</translation>
    </message>
    <message>
        <source>Provost</source>
        <translation>Propst</translation>
    </message>
    <message>
        <source>the provost</source>
        <translation>den Propst</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Bischof</translation>
    </message>
    <message>
        <source>the bishop</source>
        <translation>den Bischof</translation>
    </message>
    <message>
        <source>Preacher</source>
        <translation>Prediger</translation>
    </message>
    <message>
        <source>the preacher</source>
        <translation>den Prediger</translation>
    </message>
    <message>
        <source>Inquisitor</source>
        <translation>Inquisitor</translation>
    </message>
    <message>
        <source>the inquisitor</source>
        <translation>den Inquisitor</translation>
    </message>
    <message>
        <source>Sexton</source>
        <translation>Küster</translation>
    </message>
    <message>
        <source>the sexton</source>
        <translation>den Küster</translation>
    </message>
    <message>
        <source>Cardinal</source>
        <translation>Kardinal</translation>
    </message>
    <message>
        <source>the cardinal</source>
        <translation>den Kardinal</translation>
    </message>
    <message>
        <source>Painter</source>
        <translation>Kunstmaler</translation>
    </message>
    <message>
        <source>the painter</source>
        <translation>den Kunstmaler</translation>
    </message>
    <message>
        <source>Sculptor</source>
        <translation>Bildhauer</translation>
    </message>
    <message>
        <source>the sculptor</source>
        <translation>den Bildhauer</translation>
    </message>
    <message>
        <source>Goldsmith</source>
        <translation>Goldschmied</translation>
    </message>
    <message>
        <source>the goldsmith</source>
        <translation>den Goldschmied</translation>
    </message>
    <message>
        <source>Illuminator</source>
        <translation>Buchmaler</translation>
    </message>
    <message>
        <source>the illuminator</source>
        <translation>den Buchmaler</translation>
    </message>
    <message>
        <source>Embroiderer</source>
        <translation>Kunststicker</translation>
    </message>
    <message>
        <source>the embroiderer</source>
        <translation>den Kunststicker</translation>
    </message>
    <message>
        <source>Poet</source>
        <translation>Dichter</translation>
    </message>
    <message>
        <source>the poet</source>
        <translation>den Dichter</translation>
    </message>
    <message>
        <source>Wood carver</source>
        <translation>Bildschnitzer</translation>
    </message>
    <message>
        <source>the wood carver</source>
        <translation>den Bildschnitzer</translation>
    </message>
    <message>
        <source>Composer</source>
        <translation>Komponist</translation>
    </message>
    <message>
        <source>the composer</source>
        <translation>den Komponisten</translation>
    </message>
    <message>
        <source>Tapestry weaver</source>
        <translation>Teppichwirker</translation>
    </message>
    <message>
        <source>the tapestry weaver</source>
        <translation>den Teppichwirker</translation>
    </message>
    <message>
        <source>Woodcut artist</source>
        <translation>Holzschneider</translation>
    </message>
    <message>
        <source>the woodcut artist</source>
        <translation>den Holzschneider</translation>
    </message>
    <message>
        <source>Engraver</source>
        <translation>Graveur</translation>
    </message>
    <message>
        <source>the engraver</source>
        <translation>den Graveur</translation>
    </message>
    <message>
        <source>Patron</source>
        <translation>Mäzen</translation>
    </message>
    <message>
        <source>the patron</source>
        <translation>den Mäzen</translation>
    </message>
    <message>
        <source>Portraitist</source>
        <translation>Porträtist</translation>
    </message>
    <message>
        <source>the portraitist</source>
        <translation>den Porträtisten</translation>
    </message>
    <message>
        <source>Art collector</source>
        <translation>Kunstsammler</translation>
    </message>
    <message>
        <source>the art collector</source>
        <translation>den Kunstsammler</translation>
    </message>
    <message>
        <source>Court painter</source>
        <translation>Hofmaler</translation>
    </message>
    <message>
        <source>the court painter</source>
        <translation>den Hofmaler</translation>
    </message>
    <message>
        <source>Dike reeve</source>
        <translation>Deichgraf</translation>
    </message>
    <message>
        <source>the dike reeve</source>
        <translation>den Deichgrafen</translation>
    </message>
    <message>
        <source>Plague doctor</source>
        <translation>Pestarzt</translation>
    </message>
    <message>
        <source>the plague doctor</source>
        <translation>den Pestarzt</translation>
    </message>
    <message>
        <source>Watchdog</source>
        <translation>Wachhund</translation>
    </message>
    <message>
        <source>the watchdog</source>
        <translation>den Wachhund</translation>
    </message>
    <message>
        <source>Fire warden</source>
        <translation>Feuerwächter</translation>
    </message>
    <message>
        <source>the fire warden</source>
        <translation>den Feuerwächter</translation>
    </message>
    <message>
        <source>Bodyguard</source>
        <translation>Leibwächter</translation>
    </message>
    <message>
        <source>the bodyguard</source>
        <translation>den Leibwächter</translation>
    </message>
    <message>
        <source>Lock keeper</source>
        <translation>Schleusenwärter</translation>
    </message>
    <message>
        <source>the lock keeper</source>
        <translation>den Schleusenwärter</translation>
    </message>
    <message>
        <source>Infirmarian</source>
        <translation>Siechenvater</translation>
    </message>
    <message>
        <source>the infirmarian</source>
        <translation>den Siechenvater</translation>
    </message>
    <message>
        <source>Halberdier</source>
        <translation>Hellebardier</translation>
    </message>
    <message>
        <source>the halberdier</source>
        <translation>den Hellebardier</translation>
    </message>
    <message>
        <source>Fire captain</source>
        <translation>Brandmeister</translation>
    </message>
    <message>
        <source>the fire captain</source>
        <translation>den Brandmeister</translation>
    </message>
    <message>
        <source>Night watchman</source>
        <translation>Nachtwächter</translation>
    </message>
    <message>
        <source>the night watchman</source>
        <translation>den Nachtwächter</translation>
    </message>
    <message>
        <source>Tower keeper</source>
        <translation>Türmer</translation>
    </message>
    <message>
        <source>the tower keeper</source>
        <translation>den Türmer</translation>
    </message>
    <message>
        <source>Gatekeeper</source>
        <translation>Torwächter</translation>
    </message>
    <message>
        <source>the gatekeeper</source>
        <translation>den Torwächter</translation>
    </message>
    <message>
        <source>Jailer</source>
        <translation>Kerkermeister</translation>
    </message>
    <message>
        <source>the jailer</source>
        <translation>den Kerkermeister</translation>
    </message>
    <message>
        <source>Master-at-arms</source>
        <translation>Waffenmeister</translation>
    </message>
    <message>
        <source>the master-at-arms</source>
        <translation>den Waffenmeister</translation>
    </message>
    <message>
        <source>Town captain</source>
        <translation>Stadthauptmann</translation>
    </message>
    <message>
        <source>the town captain</source>
        <translation>den Stadthauptmann</translation>
    </message>
    <message>
        <source>Vandal</source>
        <translation>Vandale</translation>
    </message>
    <message>
        <source>the vandal</source>
        <translation>den Vandalen</translation>
    </message>
    <message>
        <source>Murderer</source>
        <translation>Meuchler</translation>
    </message>
    <message>
        <source>the murderer</source>
        <translation>den Meuchler</translation>
    </message>
    <message>
        <source>Robber</source>
        <translation>Räuber</translation>
    </message>
    <message>
        <source>the robber</source>
        <translation>den Räuber</translation>
    </message>
    <message>
        <source>Arsonist</source>
        <translation>Brandstifter</translation>
    </message>
    <message>
        <source>the arsonist</source>
        <translation>den Brandstifter</translation>
    </message>
    <message>
        <source>Swindler</source>
        <translation>Betrüger</translation>
    </message>
    <message>
        <source>the swindler</source>
        <translation>den Betrüger</translation>
    </message>
    <message>
        <source>Beggar</source>
        <translation>Bettler</translation>
    </message>
    <message>
        <source>the beggar</source>
        <translation>den Bettler</translation>
    </message>
    <message>
        <source>Thief</source>
        <translation>Dieb</translation>
    </message>
    <message>
        <source>the thief</source>
        <translation>den Dieb</translation>
    </message>
    <message>
        <source>Smuggler</source>
        <translation>Schmuggler</translation>
    </message>
    <message>
        <source>the smuggler</source>
        <translation>den Schmuggler</translation>
    </message>
    <message>
        <source>Quack</source>
        <translation>Quacksalber</translation>
    </message>
    <message>
        <source>the quack</source>
        <translation>den Quacksalber</translation>
    </message>
    <message>
        <source>Troublemaker</source>
        <translation>Unruhestifter</translation>
    </message>
    <message>
        <source>the troublemaker</source>
        <translation>den Unruhestifter</translation>
    </message>
    <message>
        <source>Cardsharp</source>
        <translation>Falschspieler</translation>
    </message>
    <message>
        <source>the cardsharp</source>
        <translation>den Falschspieler</translation>
    </message>
    <message>
        <source>Pickpocket</source>
        <translation>Taschendieb</translation>
    </message>
    <message>
        <source>the pickpocket</source>
        <translation>den Taschendieb</translation>
    </message>
    <message>
        <source>Fence</source>
        <translation>Hehler</translation>
    </message>
    <message>
        <source>the fence</source>
        <translation>den Hehler</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Spion</translation>
    </message>
    <message>
        <source>the spy</source>
        <translation>den Spion</translation>
    </message>
    <message>
        <source>Gang leader</source>
        <translation>Bandenführer</translation>
    </message>
    <message>
        <source>the gang leader</source>
        <translation>den Bandenführer</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>Lehrer</translation>
    </message>
    <message>
        <source>the teacher</source>
        <translation>den Lehrer</translation>
    </message>
    <message>
        <source>Philosopher</source>
        <translation>Philosoph</translation>
    </message>
    <message>
        <source>the philosopher</source>
        <translation>den Philosophen</translation>
    </message>
    <message>
        <source>Scholar</source>
        <translation>Magister</translation>
    </message>
    <message>
        <source>the scholar</source>
        <translation>den Magister</translation>
    </message>
    <message>
        <source>Mathematician</source>
        <translation>Mathematiker</translation>
    </message>
    <message>
        <source>the mathematician</source>
        <translation>den Mathematiker</translation>
    </message>
    <message>
        <source>Theologian</source>
        <translation>Theologe</translation>
    </message>
    <message>
        <source>the theologian</source>
        <translation>den Theologen</translation>
    </message>
    <message>
        <source>Rhetorician</source>
        <translation>Rhetoriker</translation>
    </message>
    <message>
        <source>the rhetorician</source>
        <translation>den Rhetoriker</translation>
    </message>
    <message>
        <source>Reckoning master</source>
        <translation>Rechenmeister</translation>
    </message>
    <message>
        <source>the reckoning master</source>
        <translation>den Rechenmeister</translation>
    </message>
    <message>
        <source>Physician</source>
        <translation>Medicus</translation>
    </message>
    <message>
        <source>the physician</source>
        <translation>den Medicus</translation>
    </message>
    <message>
        <source>Hydraulic engineer</source>
        <translation>Wasserbaumeister</translation>
    </message>
    <message>
        <source>the hydraulic engineer</source>
        <translation>den Wasserbaumeister</translation>
    </message>
    <message>
        <source>Surveyor</source>
        <translation>Geometer</translation>
    </message>
    <message>
        <source>the surveyor</source>
        <translation>den Geometer</translation>
    </message>
    <message>
        <source>Alchemist</source>
        <translation>Alchemist</translation>
    </message>
    <message>
        <source>the alchemist</source>
        <translation>den Alchemisten</translation>
    </message>
    <message>
        <source>Astronomer</source>
        <translation>Astronom</translation>
    </message>
    <message>
        <source>the astronomer</source>
        <translation>den Astronomen</translation>
    </message>
    <message>
        <source>Inventor</source>
        <translation>Erfinder</translation>
    </message>
    <message>
        <source>the inventor</source>
        <translation>den Erfinder</translation>
    </message>
    <message>
        <source>Geographer</source>
        <translation>Geograph</translation>
    </message>
    <message>
        <source>the geographer</source>
        <translation>den Geographen</translation>
    </message>
    <message>
        <source>Rector</source>
        <translation>Rektor</translation>
    </message>
    <message>
        <source>the rector</source>
        <translation>den Rektor</translation>
    </message>
    <message>
        <source>Duchess</source>
        <translation>Herzogin</translation>
    </message>
    <message>
        <source>the duchess</source>
        <translation>die Herzogin</translation>
    </message>
    <message>
        <source>Lord</source>
        <translation>Lord</translation>
    </message>
    <message>
        <source>the lord</source>
        <translation>den Lord</translation>
    </message>
    <message>
        <source>Calibration master</source>
        <translation>Eichmeister</translation>
    </message>
    <message>
        <source>the calibration master</source>
        <translation>den Eichmeister</translation>
    </message>
    <message>
        <source>Hangman</source>
        <translation>Henker</translation>
    </message>
    <message>
        <source>the hangman</source>
        <translation>den Henker</translation>
    </message>
    <message>
        <source>Soothsayer</source>
        <translation>Weissagerin</translation>
    </message>
    <message>
        <source>the soothsayer</source>
        <translation>die Weissagerin</translation>
    </message>
    <message>
        <source>Puppeteer</source>
        <translation>Puppenspieler</translation>
    </message>
    <message>
        <source>the puppeteer</source>
        <translation>den Puppenspieler</translation>
    </message>
    <message>
        <source>Market overseer</source>
        <translation>Marktvorsteher</translation>
    </message>
    <message>
        <source>the market overseer</source>
        <translation>den Marktvorsteher</translation>
    </message>
    <message>
        <source>Barterer</source>
        <translation>Tauschhändler</translation>
    </message>
    <message>
        <source>the barterer</source>
        <translation>den Tauschhändler</translation>
    </message>
    <message>
        <source>Brewer</source>
        <translation>Brauer</translation>
    </message>
    <message>
        <source>the brewer</source>
        <translation>den Brauer</translation>
    </message>
    <message>
        <source>Tanner</source>
        <translation>Gerber</translation>
    </message>
    <message>
        <source>the tanner</source>
        <translation>den Gerber</translation>
    </message>
    <message>
        <source>Court marshal</source>
        <translation>Hofmarschall</translation>
    </message>
    <message>
        <source>the court marshal</source>
        <translation>den Hofmarschall</translation>
    </message>
    <message>
        <source>Master of ceremonies</source>
        <translation>Zeremonienmeister</translation>
    </message>
    <message>
        <source>the master of ceremonies</source>
        <translation>den Zeremonienmeister</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>Prior</translation>
    </message>
    <message>
        <source>the prior</source>
        <translation>den Prior</translation>
    </message>
    <message>
        <source>Lay brother</source>
        <translation>Laienbruder</translation>
    </message>
    <message>
        <source>the lay brother</source>
        <translation>den Laienbruder</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>das Modell</translation>
    </message>
    <message>
        <source>Stained-glass artist</source>
        <translation>Glasmalerin</translation>
    </message>
    <message>
        <source>the stained-glass artist</source>
        <translation>die Glasmalerin</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Späher</translation>
    </message>
    <message>
        <source>the scout</source>
        <translation>den Späher</translation>
    </message>
    <message>
        <source>Militia</source>
        <translation>Miliz</translation>
    </message>
    <message>
        <source>the militia</source>
        <translation>die Miliz</translation>
    </message>
    <message>
        <source>Executioner</source>
        <translation>Scharfrichter</translation>
    </message>
    <message>
        <source>the executioner</source>
        <translation>den Scharfrichter</translation>
    </message>
    <message>
        <source>Saboteur</source>
        <translation>Saboteur</translation>
    </message>
    <message>
        <source>the saboteur</source>
        <translation>den Saboteur</translation>
    </message>
    <message>
        <source>Navigator</source>
        <translation>Nautiker</translation>
    </message>
    <message>
        <source>the navigator</source>
        <translation>den Nautiker</translation>
    </message>
    <message>
        <source>Strategist</source>
        <translation>Stratege</translation>
    </message>
    <message>
        <source>the strategist</source>
        <translation>den Strategen</translation>
    </message>
    <message>
        <source>Egyptian woman</source>
        <translation>Ägypterin</translation>
    </message>
    <message>
        <source>the Egyptian woman</source>
        <translation>die Ägypterin</translation>
    </message>
    <message>
        <source>Dane</source>
        <translation>Däne</translation>
    </message>
    <message>
        <source>the Dane</source>
        <translation>den Dänen</translation>
    </message>
    <message>
        <source>Englishman</source>
        <translation>Engländer</translation>
    </message>
    <message>
        <source>the Englishman</source>
        <translation>den Engländer</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Grieche</translation>
    </message>
    <message>
        <source>the Greek</source>
        <translation>den Griechen</translation>
    </message>
    <message>
        <source>Italian woman</source>
        <translation>Italienerin</translation>
    </message>
    <message>
        <source>the Italian woman</source>
        <translation>die Italienerin</translation>
    </message>
    <message>
        <source>French woman</source>
        <translation>Französin</translation>
    </message>
    <message>
        <source>the French woman</source>
        <translation>die Französin</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>Norweger</translation>
    </message>
    <message>
        <source>the Norwegian</source>
        <translation>den Norweger</translation>
    </message>
    <message>
        <source>Portuguese woman</source>
        <translation>Portugiesin</translation>
    </message>
    <message>
        <source>the Portuguese woman</source>
        <translation>die Portugiesin</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Russe</translation>
    </message>
    <message>
        <source>the Russian</source>
        <translation>den Russen</translation>
    </message>
    <message>
        <source>Spaniard</source>
        <translation>Spanier</translation>
    </message>
    <message>
        <source>the Spaniard</source>
        <translation>den Spanier</translation>
    </message>
    <message>
        <source>Finn</source>
        <translation>Finne</translation>
    </message>
    <message>
        <source>the Finn</source>
        <translation>den Finnen</translation>
    </message>
    <message>
        <source>Swedish woman</source>
        <translation>Schwedin</translation>
    </message>
    <message>
        <source>the Swedish woman</source>
        <translation>die Schwedin</translation>
    </message>
    <message>
        <source>Polish woman</source>
        <translation>Polin</translation>
    </message>
    <message>
        <source>the Polish woman</source>
        <translation>die Polin</translation>
    </message>
    <message>
        <source>Scot</source>
        <translation>Schotte</translation>
    </message>
    <message>
        <source>the Scot</source>
        <translation>den Schotten</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Ungar</translation>
    </message>
    <message>
        <source>the Hungarian</source>
        <translation>den Ungarn</translation>
    </message>
    <message>
        <source>Bohemian woman</source>
        <translation>Böhmin</translation>
    </message>
    <message>
        <source>the Bohemian woman</source>
        <translation>die Böhmin</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>Perser</translation>
    </message>
    <message>
        <source>the Persian</source>
        <translation>den Perser</translation>
    </message>
    <message>
        <source>Hen</source>
        <translation>Huhn</translation>
    </message>
    <message>
        <source>the hen</source>
        <translation>das Huhn</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>Kaninchen</translation>
    </message>
    <message>
        <source>the rabbit</source>
        <translation>das Kaninchen</translation>
    </message>
    <message>
        <source>Pigeon</source>
        <translation>Taube</translation>
    </message>
    <message>
        <source>the pigeon</source>
        <translation>die Taube</translation>
    </message>
    <message>
        <source>Duck</source>
        <translation>Ente</translation>
    </message>
    <message>
        <source>the duck</source>
        <translation>die Ente</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Katze</translation>
    </message>
    <message>
        <source>the cat</source>
        <translation>die Katze</translation>
    </message>
    <message>
        <source>Goose</source>
        <translation>Gans</translation>
    </message>
    <message>
        <source>the goose</source>
        <translation>die Gans</translation>
    </message>
    <message>
        <source>Songbird</source>
        <translation>Singvogel</translation>
    </message>
    <message>
        <source>the songbird</source>
        <translation>den Singvogel</translation>
    </message>
    <message>
        <source>Pig</source>
        <translation>Hausschwein</translation>
    </message>
    <message>
        <source>the pig</source>
        <translation>das Hausschwein</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>Igel</translation>
    </message>
    <message>
        <source>the hedgehog</source>
        <translation>den Igel</translation>
    </message>
    <message>
        <source>Goat</source>
        <translation>Ziege</translation>
    </message>
    <message>
        <source>the goat</source>
        <translation>die Ziege</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>Schaf</translation>
    </message>
    <message>
        <source>the sheep</source>
        <translation>das Schaf</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>Hund</translation>
    </message>
    <message>
        <source>the dog</source>
        <translation>den Hund</translation>
    </message>
    <message>
        <source>Donkey</source>
        <translation>Esel</translation>
    </message>
    <message>
        <source>the donkey</source>
        <translation>den Esel</translation>
    </message>
    <message>
        <source>Cow</source>
        <translation>Kuh</translation>
    </message>
    <message>
        <source>the cow</source>
        <translation>die Kuh</translation>
    </message>
    <message>
        <source>Falcon</source>
        <translation>Jagdfalke</translation>
    </message>
    <message>
        <source>the falcon</source>
        <translation>den Jagdfalken</translation>
    </message>
    <message>
        <source>Monkey</source>
        <translation>Affe</translation>
    </message>
    <message>
        <source>the monkey</source>
        <translation>den Affen</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>Pferd</translation>
    </message>
    <message>
        <source>the horse</source>
        <translation>das Pferd</translation>
    </message>
    <message>
        <source>Primus</source>
        <translation>Primus</translation>
    </message>
    <message>
        <source>Secundus</source>
        <translation>Secundus</translation>
    </message>
    <message>
        <source>Tertius</source>
        <translation>Tertius</translation>
    </message>
    <message>
        <source>Quartus</source>
        <translation>Quartus</translation>
    </message>
    <message>
        <source>Quintus</source>
        <translation>Quintus</translation>
    </message>
    <message>
        <source>Sextus</source>
        <translation>Sextus</translation>
    </message>
    <message>
        <source>Septimus</source>
        <translation>Septimus</translation>
    </message>
    <message>
        <source>Octavus</source>
        <translation>Octavus</translation>
    </message>
    <message>
        <source>Nonus</source>
        <translation>Nonus</translation>
    </message>
    <message>
        <source>Decimus</source>
        <translation>Decimus</translation>
    </message>
    <message>
        <source>Undecimus</source>
        <translation>Undecimus</translation>
    </message>
    <message>
        <source>Duodecimus</source>
        <translation>Duodecimus</translation>
    </message>
    <message>
        <source>Lady's maid</source>
        <translation>Zofe</translation>
    </message>
    <message>
        <source>the lady's maid</source>
        <translation>die Zofe</translation>
    </message>
</context>
<context>
    <name>BrugesOptions</name>
    <message>
        <source>Pets</source>
        <translation>Haustiere</translation>
    </message>
    <message>
        <source>17 pets move in beside persons; a fourth majority.</source>
        <translation>17 Haustiere ziehen neben Personen ein; dazu kommt eine vierte Mehrheit.</translation>
    </message>
    <message>
        <source>New citizens</source>
        <translation>Neue Bürger</translation>
    </message>
    <message>
        <source>39 more persons, 17 of them travellers.</source>
        <translation>39 weitere Personen, 17 davon Reisende.</translation>
    </message>
    <message>
        <source>The Zwin</source>
        <translation>Das Zwin</translation>
    </message>
    <message>
        <source>Ships dock on 3 and 4; whoever builds a canal may use one.</source>
        <translation>Bei 3 und 4 legen Schiffe an; wer einen Kanal baut, darf eines nutzen.</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>Die Börse</translation>
    </message>
    <message>
        <source>Each round a card improves one of the six uses.</source>
        <translation>Jede Runde verbessert eine Karte eine der sechs Aktionen.</translation>
    </message>
    <message>
        <source>Fewer exchange markers</source>
        <translation>Weniger Börsenmarker</translation>
    </message>
    <message>
        <source>With fewer than five players the exchange card has fewer markers.</source>
        <translation>Mit weniger als fünf Spielern hat die Börsenkarte weniger Marker.</translation>
    </message>
</context>
<context>
    <name>BrugesPanels</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) left</source>
        <translation>
            <numerusform>noch %n Zug</numerusform>
            <numerusform>noch %n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>guilder(s)</source>
        <translation>
            <numerusform>Gulden</numerusform>
            <numerusform>Gulden</numerusform>
        </translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Bedrohungen</translation>
    </message>
    <message>
        <source>Houses and residents</source>
        <translation>Häuser und Bewohner</translation>
    </message>
    <message>
        <source>No house yet: a card and a worker of its colour build one.</source>
        <translation>Noch kein Haus: Eine Karte und ein Handlanger ihrer Farbe bauen eines.</translation>
    </message>
    <message>
        <source>in this order, the card’s colour must fit</source>
        <translation>der Reihe nach, die Kartenfarbe muss passen</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Extrastapel</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>draw pile</comment>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>draw pile</comment>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>Wäre jetzt Schluss</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>So ging es aus</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Reserve</source>
        <comment>in short</comment>
        <translation>Extra</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ({expected} in all)</source>
        <translation>
            <numerusform>%n Punkt (insgesamt {expected})</numerusform>
            <numerusform>%n Punkte (insgesamt {expected})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BrugesPermanents</name>
    <message>
        <source>Whenever you climb a step you may return a threat marker for 1 point.</source>
        <translation>Bei jedem Aufstieg darfst du 1 Bedrohungsmarker für 1 Punkt zurücklegen.</translation>
    </message>
    <message>
        <source>Whenever you lay out another person you may return a marker of its colour for 1 point.</source>
        <translation>Bei jeder weiteren Person, die du auslegst, darfst du 1 Marker ihrer Farbe für 1 Punkt zurücklegen.</translation>
    </message>
    <message>
        <source>Whenever you build a house you may return a marker of its colour for 1 point.</source>
        <translation>Bei jedem Hausbau darfst du 1 Marker in der Farbe des Hauses für 1 Punkt zurücklegen.</translation>
    </message>
    <message>
        <source>Whenever you build a canal tile you may return a marker of the space’s colour for 1 point.</source>
        <translation>Bei jedem Kanalbau darfst du 1 Marker in der Farbe des Feldes für 1 Punkt zurücklegen.</translation>
    </message>
    <message>
        <source>Whenever you climb a step, take {goods}.</source>
        <translation>Immer wenn du aufsteigst, nimm {goods}.</translation>
    </message>
    <message>
        <source>Whenever you lay out a person with a price of {price} or more, take {goods}.</source>
        <translation>Immer wenn du eine Person mit Preis ab {price} auslegst, nimm {goods}.</translation>
    </message>
    <message>
        <source>Whenever a damage strikes you, take {goods} afterwards.</source>
        <translation>Immer wenn dich ein Schaden trifft, nimm danach {goods}.</translation>
    </message>
    <message>
        <source>Whenever a damage strikes an opponent, take {goods}.</source>
        <translation>Immer wenn einen Mitspieler ein Schaden trifft, nimm {goods}.</translation>
    </message>
    <message>
        <source>If no die shows 1 or 2, you may still climb a step in the dice phase, for {price}.</source>
        <translation>Zeigt kein Würfel 1 oder 2, darfst du in der Würfelphase trotzdem für {price} aufsteigen.</translation>
    </message>
    <message numerus="yes">
        <source>Climbing in the dice phase costs you %n guilder(s) less.</source>
        <translation>
            <numerusform>Der Aufstieg in der Würfelphase kostet dich %n Gulden weniger.</numerusform>
            <numerusform>Der Aufstieg in der Würfelphase kostet dich %n Gulden weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>You turn your majority markers even when you share the lead.</source>
        <translation>Du drehst Mehrheitenmarker auch bei geteilter Führung um.</translation>
    </message>
    <message>
        <source>{threat} does you no harm; when the 3 markers go back you take {points}.</source>
        <translation>{threat} schadet dir nicht; gehen die 3 Marker zurück, nimmst du {points}.</translation>
    </message>
    <message>
        <source>Persons laid out later that work at once: you may carry out their text twice.</source>
        <translation>Sofort-Personen, die du später auslegst, darfst du doppelt nutzen.</translation>
    </message>
    <message>
        <source>You may fill your hand up to {number} cards.</source>
        <translation>Du darfst deine Hand auf {number} Karten auffüllen.</translation>
    </message>
    <message numerus="yes">
        <source>Laying out a person costs you %n guilder(s) less.</source>
        <translation>
            <numerusform>Das Auslegen einer Person kostet dich %n Gulden weniger.</numerusform>
            <numerusform>Das Auslegen einer Person kostet dich %n Gulden weniger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every canal tile costs you %n guilder(s) less.</source>
        <translation>
            <numerusform>Jedes Kanalplättchen kostet dich %n Gulden weniger.</numerusform>
            <numerusform>Jedes Kanalplättchen kostet dich %n Gulden weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>When you take workers with a card you take {number}.</source>
        <translation>Nimmst du mit einer Karte Handlanger, nimmst du {number}.</translation>
    </message>
    <message numerus="yes">
        <source>When you take guilders with a card you take %n more.</source>
        <translation>
            <numerusform>Nimmst du mit einer Karte Gulden, nimmst du %n mehr.</numerusform>
            <numerusform>Nimmst du mit einer Karte Gulden, nimmst du %n mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A canal tile built with a card costs you %n guilder(s) less.</source>
        <translation>
            <numerusform>Ein Kanalplättchen, das du mit einer Karte baust, kostet %n Gulden weniger.</numerusform>
            <numerusform>Ein Kanalplättchen, das du mit einer Karte baust, kostet %n Gulden weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may pay a house built with a card with a worker of any colour.</source>
        <translation>Baust du mit einer Karte ein Haus, darfst du einen Handlanger beliebiger Farbe abgeben.</translation>
    </message>
    <message numerus="yes">
        <source>Returning a threat with a card gives you %n point(s) more.</source>
        <translation>
            <numerusform>Ein Bedrohungsmarker, den du mit einer Karte zurücklegst, bringt %n Punkt mehr.</numerusform>
            <numerusform>Ein Bedrohungsmarker, den du mit einer Karte zurücklegst, bringt %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>When you return a threat with a card you may return another one of any colour.</source>
        <translation>Legst du mit einer Karte einen Bedrohungsmarker zurück, darfst du einen weiteren beliebigen zurücklegen.</translation>
    </message>
    <message numerus="yes">
        <source>%n more worker(s) of the card’s colour.</source>
        <translation>
            <numerusform>%n Handlanger mehr in der Farbe der Karte.</numerusform>
            <numerusform>%n Handlanger mehr in der Farbe der Karte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more worker(s) of your choice.</source>
        <translation>
            <numerusform>%n Handlanger deiner Wahl mehr.</numerusform>
            <numerusform>%n Handlanger deiner Wahl mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>{guilders} instead of the pips.</source>
        <translation>{guilders} statt der Augen.</translation>
    </message>
    <message numerus="yes">
        <source>%n guilder(s) more.</source>
        <translation>
            <numerusform>%n Gulden mehr.</numerusform>
            <numerusform>%n Gulden mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Return up to %n more threat markers of any colour for 1 point each.</source>
        <translation>
            <numerusform>Lege %n weiteren beliebigen Bedrohungsmarker für 1 Punkt zurück.</numerusform>
            <numerusform>Lege bis zu %n weitere beliebige Bedrohungsmarker für je 1 Punkt zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) more.</source>
        <translation>
            <numerusform>%n Punkt mehr.</numerusform>
            <numerusform>%n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The person costs %n guilder(s) less.</source>
        <translation>
            <numerusform>Die Person kostet %n Gulden weniger.</numerusform>
            <numerusform>Die Person kostet %n Gulden weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>The canal tile costs no guilders.</source>
        <translation>Das Kanalplättchen kostet keine Gulden.</translation>
    </message>
    <message>
        <source>The card’s colour need not match the space.</source>
        <translation>Die Farbe der Karte muss nicht zum Feld passen.</translation>
    </message>
    <message>
        <source>The house costs no worker.</source>
        <translation>Das Haus kostet keinen Handlanger.</translation>
    </message>
</context>
<context>
    <name>BrugesPersons</name>
    <message>
        <source>Which person do you discard for points?</source>
        <translation>Welche Person legst du für Punkte ab?</translation>
    </message>
    <message>
        <source>Which person do you take back to your hand?</source>
        <translation>Welche Person nimmst du auf die Hand zurück?</translation>
    </message>
    <message>
        <source>Which person do you activate?</source>
        <translation>Welche Person aktivierst du?</translation>
    </message>
    <message>
        <source>Discard {person} for {points}?</source>
        <translation>Legst du {person} für {points} ab?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Take {person} back to your hand?</source>
        <translation>Nimmst du {person} auf die Hand zurück?</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Choose {card}</source>
        <translation>Wähle {card}</translation>
    </message>
    <message>
        <source>Which person of an opponent do you activate?</source>
        <translation>Welche fremde Person aktivierst du?</translation>
    </message>
    <message>
        <source>{source}: which of the two?</source>
        <translation>{source}: Was von beidem?</translation>
    </message>
    <message>
        <source>Carry out the text of {person} again?</source>
        <translation>Nutzt du {person} noch einmal?</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Carry the text out again</source>
        <translation>Nutze die Person noch einmal</translation>
    </message>
    <message>
        <source>Do not carry the text out again</source>
        <translation>Nutze die Person nicht noch einmal</translation>
    </message>
</context>
<context>
    <name>BrugesRounds</name>
    <message>
        <source>Draw card {number} from one of the piles</source>
        <translation>Ziehe Karte {number} von einem der Stapel</translation>
    </message>
    <message>
        <source>You look at new cards once your hand is full. Their colours show on the backs.</source>
        <translation>Neue Karten siehst du an, wenn deine Hand voll ist. Ihre Farben zeigt die Rückseite.</translation>
    </message>
    <message>
        <source>After drawing, nothing before can be undone.</source>
        <translation>Nach dem Ziehen kann nichts davor zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Draw a card from one of the piles</source>
        <translation>Ziehe eine Karte von einem der Stapel</translation>
    </message>
    <message>
        <source>L</source>
        <comment>key: left pile</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>R</source>
        <comment>key: right pile</comment>
        <translation>R</translation>
    </message>
    <message numerus="yes">
        <source>%n from the left</source>
        <translation>
            <numerusform>%n von links</numerusform>
            <numerusform>%n von links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from the right</source>
        <translation>
            <numerusform>%n von rechts</numerusform>
            <numerusform>%n von rechts</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw from the left pile</source>
        <translation>Ziehe vom linken Stapel</translation>
    </message>
    <message>
        <source>Draw from the right pile</source>
        <translation>Ziehe vom rechten Stapel</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Draw a sixth card?</source>
        <translation>Ziehst du eine sechste Karte?</translation>
    </message>
    <message>
        <source>Your inventor allows it.</source>
        <translation>Dein Erfinder erlaubt es.</translation>
    </message>
    <message>
        <source>Draw a sixth card</source>
        <translation>Ziehe eine sechste Karte</translation>
    </message>
    <message>
        <source>Draw no sixth card</source>
        <translation>Ziehe keine sechste Karte</translation>
    </message>
    <message numerus="yes">
        <source>Climb a step for %n guilder(s)?</source>
        <translation>
            <numerusform>Steigst du für %n Gulden auf?</numerusform>
            <numerusform>Steigst du für %n Gulden auf?</numerusform>
        </translation>
    </message>
    <message>
        <source>Climb a step for free?</source>
        <translation>Steigst du kostenlos auf?</translation>
    </message>
    <message>
        <source>The next step counts {points} instead of {now}. You have {guilders}.</source>
        <translation>Die nächste Stufe zählt {points} statt {now}. Du hast {guilders}.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>Aufsteigen</translation>
    </message>
    <message>
        <source>Climb a step</source>
        <translation>Steige eine Stufe auf</translation>
    </message>
    <message>
        <source>Climb no step</source>
        <translation>Steige nicht auf</translation>
    </message>
</context>
<context>
    <name>BrugesSentences</name>
    <message>
        <source>Round {number} begins; you start.</source>
        <translation>Runde {number} beginnt; du fängst an.</translation>
    </message>
    <message>
        <source>Round {number} begins; {name} starts.</source>
        <translation>Runde {number} beginnt; {name} fängt an.</translation>
    </message>
    <message>
        <source>Your turn begins.</source>
        <translation>Dein Zug beginnt.</translation>
    </message>
    <message>
        <source>You start the next round.</source>
        <translation>Du beginnst die nächste Runde.</translation>
    </message>
    <message>
        <source>{name} starts the next round.</source>
        <translation>{name} beginnt die nächste Runde.</translation>
    </message>
    <message>
        <source>You draw {card}.</source>
        <translation>Du ziehst {card}.</translation>
    </message>
    <message>
        <source>{name} draws {card}.</source>
        <translation>{name} zieht {card}.</translation>
    </message>
    <message>
        <source>{pile}: the reserve takes its place. The end is near.</source>
        <translation>{pile}: Der Extrastapel kommt ins Spiel. Das Ende ist nah.</translation>
    </message>
    <message>
        <source>{pile}: half of the other pile takes its place.</source>
        <translation>{pile}: Die Hälfte des anderen Stapels rückt nach.</translation>
    </message>
    <message>
        <source>Dice: {faces}.</source>
        <translation>Würfel: {faces}.</translation>
    </message>
    <message>
        <source>Exchange card {card}: {action} – {text}</source>
        <translation>Börsenkarte {card}: {action} – {text}</translation>
    </message>
    <message numerus="yes">
        <source>You use the exchange card {card}; %n marker(s) left.</source>
        <translation>
            <numerusform>Du nutzt die Börsenkarte {card}; noch %n Marker.</numerusform>
            <numerusform>Du nutzt die Börsenkarte {card}; noch %n Marker.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} uses the exchange card {card}; %n marker(s) left.</source>
        <translation>
            <numerusform>{name} nutzt die Börsenkarte {card}; noch %n Marker.</numerusform>
            <numerusform>{name} nutzt die Börsenkarte {card}; noch %n Marker.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ships in their docks: {ships}.</source>
        <translation>Schiffe am Anleger: {ships}.</translation>
    </message>
    <message>
        <source>You turn your majority marker: {majority}.</source>
        <translation>Du drehst deinen Mehrheitenmarker um: {majority}.</translation>
    </message>
    <message>
        <source>{name} turns a majority marker: {majority}.</source>
        <translation>{name} dreht einen Mehrheitenmarker um: {majority}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>You take %n threat marker(s): {threats}.</source>
        <translation>
            <numerusform>Du nimmst %n Bedrohungsmarker: {threats}.</numerusform>
            <numerusform>Du nimmst %n Bedrohungsmarker: {threats}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n threat marker(s): {threats}.</source>
        <translation>
            <numerusform>{name} nimmt %n Bedrohungsmarker: {threats}.</numerusform>
            <numerusform>{name} nimmt %n Bedrohungsmarker: {threats}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody takes %n threat marker(s): {threats}.</source>
        <translation>
            <numerusform>Alle nehmen %n Bedrohungsmarker: {threats}.</numerusform>
            <numerusform>Alle nehmen %n Bedrohungsmarker: {threats}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{threat} strikes you.</source>
        <translation>{threat} trifft dich.</translation>
    </message>
    <message>
        <source>{threat} strikes {name}.</source>
        <translation>{threat} trifft {name}.</translation>
    </message>
    <message>
        <source>{threat} costs you {goods}.</source>
        <translation>{threat} kostet dich {goods}.</translation>
    </message>
    <message>
        <source>{threat} costs {name} {goods}.</source>
        <translation>{threat} kostet {name} {goods}.</translation>
    </message>
    <message numerus="yes">
        <source>{threat} does you no harm thanks to {person}: %n point(s).</source>
        <translation>
            <numerusform>{threat} schadet dir nicht, geschützt durch {person}: %n Punkt.</numerusform>
            <numerusform>{threat} schadet dir nicht, geschützt durch {person}: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{threat} does {name} no harm thanks to {person}: %n point(s).</source>
        <translation>
            <numerusform>{threat} schadet {name} nicht, geschützt durch {person}: %n Punkt.</numerusform>
            <numerusform>{threat} schadet {name} nicht, geschützt durch {person}: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lose {person}.</source>
        <translation>Du verlierst {person}.</translation>
    </message>
    <message>
        <source>{name} loses {person}.</source>
        <translation>{name} verliert {person}.</translation>
    </message>
    <message>
        <source>You lose {house}.</source>
        <translation>Du verlierst {house}.</translation>
    </message>
    <message>
        <source>{name} loses {house}.</source>
        <translation>{name} verliert {house}.</translation>
    </message>
    <message>
        <source>You give up {house}.</source>
        <translation>Du gibst {house} auf.</translation>
    </message>
    <message>
        <source>{name} gives up {house}.</source>
        <translation>{name} gibt {house} auf.</translation>
    </message>
    <message>
        <source>You take {person} back.</source>
        <translation>Du nimmst {person} zurück.</translation>
    </message>
    <message>
        <source>{name} takes {person} back.</source>
        <translation>{name} nimmt {person} zurück.</translation>
    </message>
    <message>
        <source>You return a threat marker for 1 point: {threats}.</source>
        <translation>Du legst einen Bedrohungsmarker für 1 Punkt zurück: {threats}.</translation>
    </message>
    <message>
        <source>{name} returns a threat marker for 1 point: {threats}.</source>
        <translation>{name} legt einen Bedrohungsmarker für 1 Punkt zurück: {threats}.</translation>
    </message>
    <message numerus="yes">
        <source>You return %n threat marker(s) for 1 point each: {threats}.</source>
        <translation>
            <numerusform>Du legst %n Bedrohungsmarker für 1 Punkt zurück: {threats}.</numerusform>
            <numerusform>Du legst %n Bedrohungsmarker für je 1 Punkt zurück: {threats}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} returns %n threat marker(s) for 1 point each: {threats}.</source>
        <translation>
            <numerusform>{name} legt %n Bedrohungsmarker für 1 Punkt zurück: {threats}.</numerusform>
            <numerusform>{name} legt %n Bedrohungsmarker für je 1 Punkt zurück: {threats}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} hands you a marker: {threat}.</source>
        <translation>{name} gibt dir einen Marker: {threat}.</translation>
    </message>
    <message>
        <source>You hand {other} a marker: {threat}.</source>
        <translation>Du gibst {other} einen Marker: {threat}.</translation>
    </message>
    <message>
        <source>{name} hands {other} a marker: {threat}.</source>
        <translation>{name} gibt {other} einen Marker: {threat}.</translation>
    </message>
    <message>
        <source>You play a card: {action}.</source>
        <translation>Du spielst eine Karte: {action}.</translation>
    </message>
    <message>
        <source>{name} plays a card: {action}.</source>
        <translation>{name} spielt eine Karte: {action}.</translation>
    </message>
    <message>
        <source>You play {card}: {action}.</source>
        <translation>Du spielst {card}: {action}.</translation>
    </message>
    <message>
        <source>{name} plays {card}: {action}.</source>
        <translation>{name} spielt {card}: {action}.</translation>
    </message>
    <message>
        <source>You take {goods} for {card}.</source>
        <translation>Du wirfst {card} für {goods} ab.</translation>
    </message>
    <message>
        <source>{name} takes {goods} for {card}.</source>
        <translation>{name} wirft {card} für {goods} ab.</translation>
    </message>
    <message numerus="yes">
        <source>You return 1 {threat} marker for {card}: %n point(s).</source>
        <translation>
            <numerusform>Du wirfst {card} ab und legst einen Marker zurück ({threat}): %n Punkt.</numerusform>
            <numerusform>Du wirfst {card} ab und legst einen Marker zurück ({threat}): %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} returns 1 {threat} marker for {card}: %n point(s).</source>
        <translation>
            <numerusform>{name} wirft {card} ab und legt einen Marker zurück ({threat}): %n Punkt.</numerusform>
            <numerusform>{name} wirft {card} ab und legt einen Marker zurück ({threat}): %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You name a colour: {colour}.</source>
        <translation>Du nennst eine Farbe: {colour}.</translation>
    </message>
    <message>
        <source>{name} names a colour: {colour}.</source>
        <translation>{name} nennt eine Farbe: {colour}.</translation>
    </message>
    <message>
        <source>You discard {card}.</source>
        <translation>Du legst {card} ab.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} legt {card} ab.</translation>
    </message>
    <message numerus="yes">
        <source>You climb to step {step} for %n guilder(s).</source>
        <translation>
            <numerusform>Du steigst für %n Gulden auf Stufe {step}.</numerusform>
            <numerusform>Du steigst für %n Gulden auf Stufe {step}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} climbs to step {step} for %n guilder(s).</source>
        <translation>
            <numerusform>{name} steigt für %n Gulden auf Stufe {step}.</numerusform>
            <numerusform>{name} steigt für %n Gulden auf Stufe {step}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You climb to step {step}.</source>
        <translation>Du steigst auf Stufe {step}.</translation>
    </message>
    <message>
        <source>{name} climbs to step {step}.</source>
        <translation>{name} steigt auf Stufe {step}.</translation>
    </message>
    <message numerus="yes">
        <source>You complete a canal section and win a statue: %n point(s).</source>
        <translation>
            <numerusform>Du vollendest einen Kanalabschnitt und gewinnst eine Statue: %n Punkt.</numerusform>
            <numerusform>Du vollendest einen Kanalabschnitt und gewinnst eine Statue: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} completes a canal section and wins a statue: %n point(s).</source>
        <translation>
            <numerusform>{name} vollendet einen Kanalabschnitt und gewinnt eine Statue: %n Punkt.</numerusform>
            <numerusform>{name} vollendet einen Kanalabschnitt und gewinnt eine Statue: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You build {house}.</source>
        <translation>Du baust {house}.</translation>
    </message>
    <message>
        <source>{name} builds {house}.</source>
        <translation>{name} baut {house}.</translation>
    </message>
    <message numerus="yes">
        <source>You lay out {person} for %n guilder(s).</source>
        <translation>
            <numerusform>Du legst {person} für %n Gulden aus.</numerusform>
            <numerusform>Du legst {person} für %n Gulden aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lays out {person} for %n guilder(s).</source>
        <translation>
            <numerusform>{name} legt {person} für %n Gulden aus.</numerusform>
            <numerusform>{name} legt {person} für %n Gulden aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay out {person}.</source>
        <translation>Du legst {person} aus.</translation>
    </message>
    <message>
        <source>{name} lays out {person}.</source>
        <translation>{name} legt {person} aus.</translation>
    </message>
    <message>
        <source>You activate {person}.</source>
        <translation>Du aktivierst {person}.</translation>
    </message>
    <message>
        <source>{name} activates {person}.</source>
        <translation>{name} aktiviert {person}.</translation>
    </message>
    <message>
        <source>{name} activates your person: {person}.</source>
        <translation>{name} aktiviert deine Person: {person}.</translation>
    </message>
    <message>
        <source>You activate {person} of {other}.</source>
        <translation>Du aktivierst {person} von {other}.</translation>
    </message>
    <message>
        <source>{name} activates {person} of {other}.</source>
        <translation>{name} aktiviert {person} von {other}.</translation>
    </message>
    <message>
        <source>You activate {person} and take {goods}.</source>
        <translation>Du aktivierst {person} und nimmst {goods}.</translation>
    </message>
    <message>
        <source>{name} activates {person} and takes {goods}.</source>
        <translation>{name} aktiviert {person} und nimmt {goods}.</translation>
    </message>
    <message>
        <source>You use {ship}: {text}</source>
        <translation>Du nutzt {ship}: {text}</translation>
    </message>
    <message>
        <source>{name} uses {ship}: {text}</source>
        <translation>{name} nutzt {ship}: {text}</translation>
    </message>
    <message>
        <source>You take {goods}.</source>
        <translation>Du nimmst {goods}.</translation>
    </message>
    <message>
        <source>{name} takes {goods}.</source>
        <translation>{name} nimmt {goods}.</translation>
    </message>
    <message>
        <source>You take {goods} ({source}).</source>
        <translation>Du nimmst {goods} ({source}).</translation>
    </message>
    <message>
        <source>{name} takes {goods} ({source}).</source>
        <translation>{name} nimmt {goods} ({source}).</translation>
    </message>
    <message>
        <source>You lose {goods}.</source>
        <translation>Du verlierst {goods}.</translation>
    </message>
    <message>
        <source>{name} loses {goods}.</source>
        <translation>{name} verliert {goods}.</translation>
    </message>
    <message>
        <source>You give {goods} ({source}).</source>
        <translation>Du gibst {goods} ab ({source}).</translation>
    </message>
    <message>
        <source>{name} gives {goods} ({source}).</source>
        <translation>{name} gibt {goods} ab ({source}).</translation>
    </message>
    <message>
        <source>You give {given} for {taken}.</source>
        <translation>Du gibst {given} für {taken}.</translation>
    </message>
    <message>
        <source>{name} gives {given} for {taken}.</source>
        <translation>{name} gibt {given} für {taken}.</translation>
    </message>
    <message>
        <source>{name} gives you {goods}.</source>
        <translation>{name} gibt dir {goods}.</translation>
    </message>
    <message>
        <source>You give {other} {goods}.</source>
        <translation>Du gibst {other} {goods}.</translation>
    </message>
    <message>
        <source>{name} gives {other} {goods}.</source>
        <translation>{name} gibt {other} {goods}.</translation>
    </message>
    <message>
        <source>You lose a canal tile {where}.</source>
        <translation>Du verlierst ein Kanalplättchen {where}.</translation>
    </message>
    <message>
        <source>{name}’s turn begins.</source>
        <translation>Der Zug von {name} beginnt.</translation>
    </message>
    <message>
        <source>{name} loses a canal tile {where}.</source>
        <translation>{name} verliert ein Kanalplättchen {where}.</translation>
    </message>
    <message numerus="yes">
        <source>You build a canal tile {where} for %n guilder(s).</source>
        <translation>
            <numerusform>Du baust für %n Gulden ein Kanalplättchen {where}.</numerusform>
            <numerusform>Du baust für %n Gulden ein Kanalplättchen {where}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} builds a canal tile {where} for %n guilder(s).</source>
        <translation>
            <numerusform>{name} baut für %n Gulden ein Kanalplättchen {where}.</numerusform>
            <numerusform>{name} baut für %n Gulden ein Kanalplättchen {where}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You build a canal tile {where} for free.</source>
        <translation>Du baust kostenlos ein Kanalplättchen {where}.</translation>
    </message>
    <message>
        <source>{name} builds a canal tile {where} for free.</source>
        <translation>{name} baut kostenlos ein Kanalplättchen {where}.</translation>
    </message>
</context>
<context>
    <name>BrugesStandings</name>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Round {number} · {phase}</source>
        <translation>Runde {number} · {phase}</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie zu Ende</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>In both draw piles. When one runs out, the reserve replaces it and the last round comes.</source>
        <translation>In beiden Nachziehstapeln. Ist einer leer, ersetzt ihn der Extrastapel und die letzte Runde kommt.</translation>
    </message>
    <message>
        <source>In both draw piles; the reserve is in play.</source>
        <translation>In beiden Nachziehstapeln; der Extrastapel ist im Spiel.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>The game ends when the reserve has been needed.</source>
        <translation>Die Partie endet, wenn der Extrastapel gebraucht wird.</translation>
    </message>
    <message>
        <source>Round {number}, the last</source>
        <translation>Runde {number}, die letzte</translation>
    </message>
    <message>
        <source>After this round the points are counted.</source>
        <translation>Nach dieser Runde wird gezählt.</translation>
    </message>
    <message>
        <source>Round {number} will be the last.</source>
        <translation>Runde {number} ist die letzte.</translation>
    </message>
    <message>
        <source>Everybody fills the hand to five cards from the two piles.</source>
        <translation>Alle füllen ihre Hand von den zwei Stapeln auf fünf Karten auf.</translation>
    </message>
    <message>
        <source>Dice of 5 and 6 bring threats; the sum of all 1 and 2 is the price of a step.</source>
        <translation>5 und 6 bringen Bedrohungen; die Summe aller 1 und 2 ist der Preis für den Aufstieg.</translation>
    </message>
    <message>
        <source>Four turns each: one card for one of six uses, and persons at will.</source>
        <translation>Vier Züge für jeden: eine Karte für eine von sechs Aktionen, Personen nach Belieben.</translation>
    </message>
    <message>
        <source>Who is alone in front turns a majority marker.</source>
        <translation>Wer allein vorn liegt, dreht einen Mehrheitenmarker um.</translation>
    </message>
    <message>
        <source>With equal points, guilders decide.</source>
        <translation>Bei gleichen Punkten entscheiden die Gulden.</translation>
    </message>
    <message numerus="yes">
        <source>{place}. {name}: %n point(s), {guilders} guilders</source>
        <translation>
            <numerusform>{place}. {name}: %n Punkt, {guilders} Gulden</numerusform>
            <numerusform>{place}. {name}: %n Punkte, {guilders} Gulden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BrugesTexts</name>
    <message>
        <source>{first} Or: {second}</source>
        <translation>{first} Oder: {second}</translation>
    </message>
    <message>
        <source>Moves in beside a person. Without effect, but worth its points.</source>
        <translation>Zieht neben einer Person ein. Ohne Wirkung, aber seine Punkte wert.</translation>
    </message>
    <message>
        <source>For {worker}:</source>
        <translation>Für {worker}:</translation>
    </message>
    <message>
        <source>At once:</source>
        <translation>Sofort:</translation>
    </message>
    <message>
        <source>Once per round:</source>
        <translation>Einmal pro Runde:</translation>
    </message>
    <message>
        <source>Always:</source>
        <translation>Dauerhaft:</translation>
    </message>
    <message>
        <source>At the end:</source>
        <translation>Am Ende:</translation>
    </message>
</context>
<context>
    <name>BrugesTurn</name>
    <message>
        <source>Choose a card to play</source>
        <translation>Wähle eine Karte zum Spielen</translation>
    </message>
    <message>
        <source>Choose a card to play, or activate a person</source>
        <translation>Wähle eine Karte zum Spielen oder aktiviere eine Person</translation>
    </message>
    <message>
        <source>Turn {number} of {all} this round.</source>
        <translation>Zug {number} von {all} dieser Runde.</translation>
    </message>
    <message>
        <source>Persons could still be activated. End your turn anyway?</source>
        <translation>Du kannst noch Personen aktivieren. Beendest du den Zug trotzdem?</translation>
    </message>
    <message>
        <source>End turn anyway</source>
        <translation>Trotzdem beenden</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Beende deinen Zug</translation>
    </message>
    <message>
        <source>Your card is played.</source>
        <translation>Deine Karte ist gespielt.</translation>
    </message>
    <message>
        <source>Nobody can be activated now.</source>
        <translation>Jetzt lässt sich keine Person aktivieren.</translation>
    </message>
    <message>
        <source>Activate a person or end your turn</source>
        <translation>Aktiviere eine Person oder beende deinen Zug</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key: end turn</comment>
        <translation>E</translation>
    </message>
    <message numerus="yes">
        <source>%n persons can be activated.</source>
        <translation>
            <numerusform>%n Person kannst du noch aktivieren.</numerusform>
            <numerusform>%n Personen kannst du noch aktivieren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Can be activated: {persons}.</source>
        <translation>Aktivierbar: {persons}.</translation>
    </message>
    <message>
        <source>Only the next free space of a section; those that can be chosen are framed.</source>
        <translation>Immer nur das nächste freie Feld eines Abschnitts; wählbare sind umrahmt.</translation>
    </message>
    <message>
        <source>Click a house without a person; of empty ones in one colour any will do.</source>
        <translation>Klicke ein Haus ohne Person an; unter leeren in einer Farbe ist es egal, welches.</translation>
    </message>
    <message>
        <source>Activate {card}</source>
        <translation>Aktiviere {card}</translation>
    </message>
    <message>
        <source>Use {card} for workers</source>
        <translation>Wirf {card} für Handlanger ab</translation>
    </message>
    <message>
        <source>Use {card} for guilders</source>
        <translation>Wirf {card} für Gulden ab</translation>
    </message>
    <message>
        <source>Return a marker with {card}</source>
        <translation>Wirf {card} ab und lege einen Marker zurück</translation>
    </message>
    <message>
        <source>Build a canal with {card}</source>
        <translation>Wirf {card} für einen Kanal ab</translation>
    </message>
    <message>
        <source>Build {card} as a house</source>
        <translation>Baue {card} als Haus</translation>
    </message>
    <message>
        <source>Lay out {card}</source>
        <translation>Lege {card} aus</translation>
    </message>
    <message>
        <source>{advice} as {colour}</source>
        <translation>{advice} als {colour}</translation>
    </message>
    <message>
        <source>{advice} with {exchange}</source>
        <translation>{advice}, mit {exchange}</translation>
    </message>
    <message>
        <source>To build a canal, first choose a hand card.</source>
        <translation>Für einen Kanal wähle zuerst eine Handkarte.</translation>
    </message>
    <message>
        <source>To lay out a person, first choose a hand card.</source>
        <translation>Für eine Person wähle zuerst eine Handkarte.</translation>
    </message>
    <message>
        <source>To take or use workers, first choose a card.</source>
        <translation>Für Handlanger wähle zuerst eine Karte.</translation>
    </message>
    <message>
        <source>To return a marker, first choose a hand card.</source>
        <translation>Um einen Marker zurückzulegen, wähle zuerst eine Handkarte.</translation>
    </message>
    <message>
        <source>A ship can be used after building a canal with a card.</source>
        <translation>Ein Schiff kannst du nutzen, nachdem du mit einer Karte einen Kanal gebaut hast.</translation>
    </message>
    <message>
        <source>Hands are filled at the beginning of a round.</source>
        <translation>Die Hand wird am Anfang der Runde aufgefüllt.</translation>
    </message>
    <message>
        <source>Steps are climbed in the dice phase.</source>
        <translation>Aufgestiegen wird in der Würfelphase.</translation>
    </message>
    <message>
        <source>Choose a hand card, then the use with the exchange card.</source>
        <translation>Wähle eine Handkarte und dann die Aktion mit der Börsenkarte.</translation>
    </message>
    <message>
        <source>The dice stay as they are for the whole round.</source>
        <translation>Die Würfel gelten die ganze Runde.</translation>
    </message>
    <message>
        <source>First choose a hand card.</source>
        <translation>Wähle zuerst eine Handkarte.</translation>
    </message>
    <message>
        <source>Pets have no effect.</source>
        <translation>Haustiere haben keine Wirkung.</translation>
    </message>
    <message>
        <source>Works by itself, all the time.</source>
        <translation>Wirkt von selbst, immer.</translation>
    </message>
    <message>
        <source>Counts by itself at the end of the game.</source>
        <translation>Zählt am Ende der Partie von selbst.</translation>
    </message>
    <message>
        <source>Worked once, when it was laid out.</source>
        <translation>Hat einmal gewirkt, beim Auslegen.</translation>
    </message>
    <message>
        <source>Only the card just drawn can be used now.</source>
        <translation>Jetzt zählt nur die gezogene Karte.</translation>
    </message>
    <message>
        <source>You have played your card for this turn; this one is for the next round.</source>
        <translation>Deine Karte für diesen Zug ist gespielt; diese ist für die nächste Runde.</translation>
    </message>
    <message>
        <source>You have played your card for this turn.</source>
        <translation>Deine Karte für diesen Zug ist gespielt.</translation>
    </message>
    <message>
        <source>The next card counts as a colour you name.</source>
        <translation>Die nächste Karte gilt in einer Farbe deiner Wahl.</translation>
    </message>
    <message>
        <source>The next canal tile is free.</source>
        <translation>Das nächste Kanalplättchen ist kostenlos.</translation>
    </message>
    <message>
        <source>{person}: one more card for an action.</source>
        <translation>{person}: eine weitere Karte für eine Aktion.</translation>
    </message>
    <message>
        <source>Play one more card</source>
        <translation>Spiele eine weitere Karte</translation>
    </message>
    <message>
        <source>Use the card just drawn: {card}</source>
        <translation>Nutze die gezogene Karte: {card}</translation>
    </message>
    <message>
        <source>Click it and choose one of its uses.</source>
        <translation>Klicke sie an und wähle eine Aktion.</translation>
    </message>
    <message>
        <source>What do you use “{card}” for?</source>
        <translation>Wofür nutzt du „{card}“?</translation>
    </message>
    <message>
        <source>On which canal space?</source>
        <translation>Auf welches Kanalfeld?</translation>
    </message>
    <message>
        <source>Which worker pays for the house?</source>
        <translation>Welcher Handlanger bezahlt das Haus?</translation>
    </message>
    <message>
        <source>In which house does {person} live?</source>
        <translation>In welches Haus legst du {person}?</translation>
    </message>
    <message>
        <source>As which colour do you play “{card}”?</source>
        <translation>In welcher Farbe spielst du „{card}“?</translation>
    </message>
    <message>
        <source>{colour} {pips}</source>
        <translation>{colour} {pips}</translation>
    </message>
    <message>
        <source>Pips: {pips}.</source>
        <translation>Augen: {pips}.</translation>
    </message>
</context>
<context>
    <name>BrugesUses</name>
    <message numerus="yes">
        <source>%n of a colour you name</source>
        <translation>
            <numerusform>%n in einer Farbe deiner Wahl</numerusform>
            <numerusform>%n in einer Farbe deiner Wahl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n, by the colour you name</source>
        <translation>
            <numerusform>bis zu %n, je nach Farbe</numerusform>
            <numerusform>bis zu %n, je nach Farbe</numerusform>
        </translation>
    </message>
    <message>
        <source>any marker, +{points}</source>
        <translation>beliebiger Marker, +{points}</translation>
    </message>
    <message>
        <source>−1 {threat}, +{points}</source>
        <translation>−1 {threat}, +{points}</translation>
    </message>
    <message>
        <source>space {number}: {guilders}</source>
        <translation>Feld {number}: {guilders}</translation>
    </message>
    <message>
        <source>−1 worker of your choice</source>
        <translation>−1 Handlanger deiner Wahl</translation>
    </message>
    <message>
        <source>−{price}, {points} at the end</source>
        <translation>−{price}, {points} am Ende</translation>
    </message>
    <message>
        <source>free, {points} at the end</source>
        <translation>kostenlos, {points} am Ende</translation>
    </message>
    <message>
        <source>Not with a card just drawn.</source>
        <translation>Nicht mit einer frisch gezogenen Karte.</translation>
    </message>
    <message>
        <source>You have no person to activate.</source>
        <translation>Du hast keine Person zum Aktivieren.</translation>
    </message>
    <message>
        <source>You have no threat marker.</source>
        <translation>Du hast keinen Bedrohungsmarker.</translation>
    </message>
    <message>
        <source>You have no {threats} marker.</source>
        <translation>Kein Marker für {threats}.</translation>
    </message>
    <message>
        <source>Both canal sections are complete.</source>
        <translation>Beide Kanalabschnitte sind vollständig.</translation>
    </message>
    <message>
        <source>Costs {price}, you have {have}.</source>
        <translation>Kostet {price}, du hast {have}.</translation>
    </message>
    <message>
        <source>You have no worker.</source>
        <translation>Du hast keinen Handlanger.</translation>
    </message>
    <message>
        <source>You have no {threat} marker.</source>
        <translation>Kein Marker „{threat}“.</translation>
    </message>
    <message>
        <source>Needs {worker}.</source>
        <translation>Braucht {worker}.</translation>
    </message>
    <message>
        <source>You have no house yet.</source>
        <translation>Du hast noch kein Haus.</translation>
    </message>
    <message>
        <source>All your houses have a pet.</source>
        <translation>In jedem deiner Häuser wohnt ein Haustier.</translation>
    </message>
    <message>
        <source>{action} · {exchange}</source>
        <translation>{action} · {exchange}</translation>
    </message>
    <message>
        <source>This card counts as a colour you name.</source>
        <translation>Diese Karte gilt in einer Farbe deiner Wahl.</translation>
    </message>
    <message>
        <source>Brings 2 workers in the colour of the card.</source>
        <translation>Bringt 2 Handlanger in der Farbe der Karte.</translation>
    </message>
    <message>
        <source>The next canal spaces need {colours}.</source>
        <translation>Nächste Kanalfelder: {colours}.</translation>
    </message>
    <message>
        <source>All your houses are occupied.</source>
        <translation>Alle deine Häuser sind bewohnt.</translation>
    </message>
    <message>
        <source>Costs {price} or more, you have {have}.</source>
        <translation>Kostet mindestens {price}, du hast {have}.</translation>
    </message>
    <message>
        <source>Brings as many guilders as the die in the colour of the card shows.</source>
        <translation>Bringt so viele Gulden, wie der Würfel in der Farbe der Karte zeigt.</translation>
    </message>
    <message>
        <source>Returns a threat marker in the colour of the card and brings 1 point.</source>
        <translation>Legt einen Bedrohungsmarker in der Farbe der Karte zurück und bringt 1 Punkt.</translation>
    </message>
    <message>
        <source>Costs the number on the next canal space, which wants a card of its colour.</source>
        <translation>Kostet die Zahl auf dem nächsten Kanalfeld; dessen Farbe muss die Karte haben.</translation>
    </message>
    <message>
        <source>Costs a worker in the colour of the card; a house counts 1 point at the end.</source>
        <translation>Kostet einen Handlanger in der Farbe der Karte; ein Haus zählt am Ende 1 Punkt.</translation>
    </message>
    <message>
        <source>Costs the guilders on the card and needs a house without a person.</source>
        <translation>Kostet die Gulden auf der Karte und braucht ein Haus ohne Person.</translation>
    </message>
</context>
<context>
    <name>BrugesWords</name>
    <message>
        <source>Nobility</source>
        <translation>Adel</translation>
    </message>
    <message>
        <source>Offices</source>
        <translation>Ämter</translation>
    </message>
    <message>
        <source>Amusement</source>
        <translation>Amüsement</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handel</translation>
    </message>
    <message>
        <source>Crafts</source>
        <translation>Handwerk</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Hofstaat</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>Kirche</translation>
    </message>
    <message>
        <source>Arts</source>
        <translation>Kunst</translation>
    </message>
    <message>
        <source>Protection</source>
        <translation>Schutz</translation>
    </message>
    <message>
        <source>Underworld</source>
        <translation>Unterwelt</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Travellers</source>
        <translation>Reisende</translation>
    </message>
    <message>
        <source>Pets</source>
        <translation>Haustiere</translation>
    </message>
    <message>
        <source>Take workers</source>
        <translation>Handlanger nehmen</translation>
    </message>
    <message>
        <source>Take guilders</source>
        <translation>Gulden nehmen</translation>
    </message>
    <message>
        <source>Return a threat</source>
        <translation>Bedrohung zurücklegen</translation>
    </message>
    <message>
        <source>Build a canal</source>
        <translation>Kanal bauen</translation>
    </message>
    <message>
        <source>Build a house</source>
        <translation>Haus bauen</translation>
    </message>
    <message>
        <source>Lay out the person</source>
        <translation>Person auslegen</translation>
    </message>
    <message>
        <source>Reputation</source>
        <translation>Aufstieg</translation>
    </message>
    <message>
        <source>Persons</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Canal</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Pets</source>
        <comment>majority</comment>
        <translation>Haustiere</translation>
    </message>
    <message>
        <source>upper section</source>
        <translation>oberer Abschnitt</translation>
    </message>
    <message>
        <source>lower section</source>
        <translation>unterer Abschnitt</translation>
    </message>
    <message>
        <source>in the upper section</source>
        <translation>im oberen Abschnitt</translation>
    </message>
    <message>
        <source>in the lower section</source>
        <translation>im unteren Abschnitt</translation>
    </message>
    <message>
        <source>Left draw pile</source>
        <translation>Linker Nachziehstapel</translation>
    </message>
    <message>
        <source>Right draw pile</source>
        <translation>Rechter Nachziehstapel</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Majorities</source>
        <translation>Mehrheiten</translation>
    </message>
    <message>
        <source>3 workers</source>
        <translation>3 Handlanger</translation>
    </message>
    <message>
        <source>Return 2 threats</source>
        <translation>2 Bedrohungen zurück</translation>
    </message>
    <message>
        <source>6 guilders</source>
        <translation>6 Gulden</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 Stufe</translation>
    </message>
    <message>
        <source>At once, again</source>
        <translation>Sofort, noch einmal</translation>
    </message>
    <message>
        <source>1 more action</source>
        <translation>1 weitere Aktion</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} oder {second}</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>Next chapter</source>
        <translation>Nächstes Kapitel</translation>
    </message>
    <message>
        <source>Leave out the rest of this chapter</source>
        <translation>Den Rest dieses Kapitels auslassen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>The lesson goes on here another time.</source>
        <translation>Die Lektion geht ein andermal hier weiter.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Vormachen</translation>
    </message>
    <message>
        <source>Skip this</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>The coach makes this move for you.</source>
        <translation>Der Begleiter macht diesen Zug für dich.</translation>
    </message>
</context>
<context>
    <name>Cast</name>
    <message>
        <source>you</source>
        <comment>dative: gives you, with you</comment>
        <translation>dir</translation>
    </message>
    <message>
        <source>you</source>
        <comment>accusative: chooses you, for you</comment>
        <translation>dich</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>Port Royal</source>
        <translation>Port Royal</translation>
    </message>
    <message>
        <source>Dare, trade, hire</source>
        <translation>Wagen, handeln, heuern</translation>
    </message>
    <message>
        <source>The Taverns of Tiefenthal</source>
        <translation>Die Tavernen im Tiefen Thal</translation>
    </message>
    <message>
        <source>Choose dice, serve guests</source>
        <translation>Würfel wählen, Gäste bewirten</translation>
    </message>
    <message>
        <source>At the Gates of Loyang</source>
        <translation>Vor den Toren von Loyang</translation>
    </message>
    <message>
        <source>Sow, harvest, please customers</source>
        <translation>Säen, ernten, Kunden pflegen</translation>
    </message>
    <message>
        <source>Murano</source>
        <translation>Murano</translation>
    </message>
    <message>
        <source>Move gondolas, build islands</source>
        <translation>Gondeln ziehen, Inseln bauen</translation>
    </message>
    <message>
        <source>Bruges</source>
        <translation>Brügge</translation>
    </message>
    <message>
        <source>Five cards, six ways</source>
        <translation>Fünf Karten, sechs Wege</translation>
    </message>
</context>
<context>
    <name>ChartPanels</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Win chance</source>
        <translation>Gewinnchance</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>From each position, what is hidden was dealt anew many times, and opponents played on to the end of the turn, in an endgame to its end; there they judged who will win.
± is the error of so many deals (95%). The opponents' judgement may be wrong beyond that.</source>
        <translation>Von jeder Stellung aus wurde das Verborgene viele Male neu ausgeteilt, und Gegner spielten bis zum Ende des Zugs weiter, in einem Endspiel bis zum Schluss; dort beurteilten sie, wer gewinnt.
± ist der Fehler bei so vielen Durchläufen (95 %). Darüber hinaus können sich die Gegner verschätzen.</translation>
    </message>
    <message>
        <source>%</source>
        <translation> %</translation>
    </message>
    <message>
        <source>being estimated: {done} of {total}</source>
        <translation>wird geschätzt: {done} von {total}</translation>
    </message>
    <message>
        <source>{name} {share}% ± {error} · estimated from {runs} deals</source>
        <translation>{name} {share} % ± {error} · geschätzt aus {runs} Durchläufen</translation>
    </message>
    <message>
        <source>Show win chances</source>
        <translation>Gewinnchancen zeigen</translation>
    </message>
    <message>
        <source>hidden while the game is under way</source>
        <translation>verborgen, solange die Partie läuft</translation>
    </message>
</context>
<context>
    <name>ChoiceModel</name>
    <message>
        <source>{name} ({place})</source>
        <translation>{name} ({place})</translation>
    </message>
    <message>
        <source>{name} – no. {number}</source>
        <translation>{name} – Nr. {number}</translation>
    </message>
    <message>
        <source>Nothing can be chosen now.</source>
        <translation>Gerade ist nichts wählbar.</translation>
    </message>
</context>
<context>
    <name>ChoiceRow</name>
    <message>
        <source>Which game</source>
        <translation>Welches Spiel</translation>
    </message>
    <message>
        <source>Level of an opponent</source>
        <translation>Stufe eines Gegners</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Which games count</source>
        <translation>Welche Partien zählen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Jede Spielerzahl</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 90 days</source>
        <translation>Letzte 90 Tage</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Letzte 365 Tage</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Chapter {number} of {all} · {title}</source>
        <translation>Kapitel {number} von {all} · {title}</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>Counting: {source}</source>
        <translation>Gezählt wird: {source}</translation>
    </message>
    <message>
        <source>Any key or a click shows the end.</source>
        <translation>Eine Taste oder ein Klick zeigt das Ende.</translation>
    </message>
</context>
<context>
    <name>CourseSheet</name>
    <message>
        <source>Nothing has been revealed in this round.</source>
        <translation>In dieser Runde wurde noch nichts aufgedeckt.</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Kontor met an error that it did not expect. The game is kept up to its last move, and you can go on. If it happens again, this report helps to find the cause; it holds the game and no other data.</source>
        <translation>Kontor ist auf einen unerwarteten Fehler gestoßen. Die Partie ist bis zum letzten Schritt gesichert, und du kannst weiterspielen. Geschieht es wieder, hilft dieser Bericht, die Ursache zu finden; er enthält die Partie und sonst keine Daten.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Kontor met an error that it did not expect and cannot open its window. The games are kept; what happened is written in {file}.</source>
        <translation>Kontor ist auf einen unerwarteten Fehler gestoßen und kann sein Fenster nicht öffnen. Die Partien sind sicher; was geschehen ist, steht in {file}.</translation>
    </message>
</context>
<context>
    <name>DamagedSheet</name>
    <message>
        <source>Take in a good file …</source>
        <translation>Gute Datei importieren …</translation>
    </message>
    <message>
        <source>Set all aside</source>
        <translation>Alle beiseitelegen</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Beiseitelegen</translation>
    </message>
    <message>
        <source>These games can no longer be read; all others are as they were. Take in a good file of such a game, and it comes in its place, or bring it back from a copy that still has it. A game that is set aside is kept in a file beside the archive.</source>
        <translation>Diese Partien lassen sich nicht mehr lesen, alle anderen sind unversehrt. Wer von einer dieser Partien noch eine gute Datei hat, kann sie importieren: Sie tritt an ihre Stelle. Steht die Partie noch in einer Kopie des Archivs, lässt sie sich von dort zurückholen. Was beiseitegelegt wird, bleibt in einer Datei neben dem Archiv erhalten.</translation>
    </message>
    <message>
        <source>Bring back from {date}</source>
        <translation>Stand vom {date} zurückholen</translation>
    </message>
    <message>
        <source>As it was in the copy of that day. What is here now is kept in a file.</source>
        <translation>So, wie sie in der Kopie von diesem Tag steht. Was jetzt hier liegt, bleibt in einer Datei erhalten.</translation>
    </message>
</context>
<context>
    <name>DamagedWords</name>
    <message numerus="yes">
        <source>%n damaged game(s)</source>
        <translation>
            <numerusform>%n beschädigte Partie</numerusform>
            <numerusform>%n beschädigte Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown game</source>
        <translation>Unbekanntes Spiel</translation>
    </message>
    <message>
        <source>{game} · {names}</source>
        <translation>{game} · {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) set aside; kept in the file {file}.</source>
        <translation>
            <numerusform>%n Partie beiseitegelegt; sie liegt in der Datei {file}.</numerusform>
            <numerusform>%n Partien beiseitegelegt; sie liegen in der Datei {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: brought back as it was in the copy of {date}. The damaged one is kept in the file {file}.</source>
        <translation>{game}: zurückgeholt auf den Stand der Kopie vom {date}. Die beschädigte Partie liegt in der Datei {file}.</translation>
    </message>
    <message>
        <source>The game could not be brought back: the copy no longer has it.</source>
        <translation>Die Partie ließ sich nicht zurückholen: In der Kopie steht sie nicht mehr.</translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>date without year</comment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date with year</comment>
        <translation>dd.MM.yy</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
</context>
<context>
    <name>DecisionPanel</name>
    <message>
        <source>Behind</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Am besten</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
</context>
<context>
    <name>DecisionWords</name>
    <message>
        <source>Decision: {name}</source>
        <translation>Entscheidung: {name}</translation>
    </message>
    <message>
        <source>Your decision</source>
        <translation>Deine Entscheidung</translation>
    </message>
    <message>
        <source>Played: {played}</source>
        <translation>Gespielt: {played}</translation>
    </message>
    <message>
        <source>Played: {played}. Best: {best}</source>
        <translation>Gespielt: {played}. Am besten: {best}</translation>
    </message>
    <message>
        <source>Before move {number}: {name} decides.</source>
        <translation>Vor Schritt {number}: {name} entscheidet.</translation>
    </message>
    <message>
        <source>Before move {number}: you decide.</source>
        <translation>Vor Schritt {number}: Du entscheidest.</translation>
    </message>
    <message>
        <source>After: {action}</source>
        <translation>Danach: {action}</translation>
    </message>
    <message>
        <source>This decision could not be looked at again.</source>
        <translation>Diese Entscheidung ließ sich nicht noch einmal ansehen.</translation>
    </message>
    <message>
        <source>A master is looking at it …</source>
        <translation>Ein Meister sieht sie sich an …</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n deal(s), the same for all</source>
        <translation>
            <numerusform>Bis zu %n Durchlauf, derselbe für alle</numerusform>
            <numerusform>Bis zu %n Durchläufe, dieselben für alle</numerusform>
        </translation>
    </message>
    <message>
        <source>too few of them could be played to the end to tell the points</source>
        <translation>zu wenige ließen sich zu Ende spielen, um über Punkte etwas zu sagen</translation>
    </message>
    <message>
        <source>they are being played to the end for the points …</source>
        <translation>für die Punkte werden sie zu Ende gespielt …</translation>
    </message>
    <message>
        <source>Looked at closely: {looked} of {count} moves.</source>
        <translation>Genau angesehen: {looked} von {count} Zügen.</translation>
    </message>
    <message>
        <source>{action}: {detail}</source>
        <translation>{action}: {detail}</translation>
    </message>
    <message>
        <source>{number}) {action}</source>
        <translation>{number}) {action}</translation>
    </message>
    <message>
        <source>Points:</source>
        <translation>Punkte:</translation>
    </message>
    <message>
        <source>no clear difference</source>
        <translation>kein klarer Unterschied</translation>
    </message>
    <message>
        <source>Points at the end: {total}</source>
        <translation>Punkte am Ende: {total}</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>±{percent}</source>
        <translation>±{percent}</translation>
    </message>
    <message>
        <source>Then: {steps}</source>
        <translation>Danach: {steps}</translation>
    </message>
    <message>
        <source>best</source>
        <translation>am besten</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>{whose} {chance} {margin}</source>
        <translation>{whose} {chance} {margin}</translation>
    </message>
    <message>
        <source>about as good as the best</source>
        <translation>etwa so gut wie das Beste</translation>
    </message>
    <message>
        <source>{change} against the best</source>
        <translation>{change} gegenüber dem Besten</translation>
    </message>
    <message>
        <source>Expected at the end: {total} ({parts})</source>
        <translation>Zu erwarten am Ende: {total} ({parts})</translation>
    </message>
    <message>
        <source>{setback} {percent}%</source>
        <translation>{setback} {percent} %</translation>
    </message>
    <message>
        <source>{setback} {change}</source>
        <translation>{setback} {change}</translation>
    </message>
    <message numerus="yes">
        <source>points at the end against what was played, from %n deal(s)</source>
        <translation>
            <numerusform>Punkte am Ende gegenüber dem Gespielten, aus %n Durchlauf</numerusform>
            <numerusform>Punkte am Ende gegenüber dem Gespielten, aus %n Durchläufen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Decisions</name>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Please wait: {name} decides now.</source>
        <translation>Bitte warte: {name} entscheidet gerade.</translation>
    </message>
    <message>
        <source>This belongs to {name}.</source>
        <translation>Das gehört {name}.</translation>
    </message>
    <message>
        <source>{advice}: {reason}</source>
        <translation>{advice}: {reason}</translation>
    </message>
    <message>
        <source>{advice}.</source>
        <translation>{advice}.</translation>
    </message>
</context>
<context>
    <name>EndSheet</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>To the start page</source>
        <translation>Zur Startseite</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Den Tisch ansehen</translation>
    </message>
    <message>
        <source>Same luck again</source>
        <translation>Gleiches Glück</translation>
    </message>
    <message>
        <source>The same cards and dice come again, for the same players.</source>
        <translation>Dieselben Karten und Würfel kommen noch einmal, für dieselben Mitspieler.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>With the same players; {name} begins.</source>
        <translation>Mit denselben Mitspielern; {name} beginnt.</translation>
    </message>
    <message>
        <source>Play your costly decisions again, and hear what is better.</source>
        <translation>Spiel deine teuren Entscheidungen noch einmal und hör, was besser ist.</translation>
    </message>
    <message>
        <source>set up anew</source>
        <translation>neu einrichten</translation>
    </message>
    <message>
        <source>the same cards</source>
        <translation>dieselben Karten</translation>
    </message>
    <message>
        <source>newly shuffled</source>
        <translation>neu gemischt</translation>
    </message>
    <message>
        <source>decide again</source>
        <translation>neu entscheiden</translation>
    </message>
    <message>
        <source>move by move</source>
        <translation>Zug um Zug</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Meine Fehler</translation>
    </message>
</context>
<context>
    <name>Facade</name>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
</context>
<context>
    <name>FarmSheet</name>
    <message>
        <source>{name}’s farm</source>
        <translation>Auslage: {name}</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>Search: names, notes, games</source>
        <translation>Suche: Namen, Notizen, Spiele</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Several humans</source>
        <translation>Mehrere Menschen</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Letzte 365 Tage</translation>
    </message>
</context>
<context>
    <name>Follower</name>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Shown again: {name}</source>
        <translation>Noch einmal: {name}</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>The opponent could not decide.</source>
        <translation>Der Gegner konnte sich nicht entscheiden.</translation>
    </message>
    <message>
        <source>The opponent had to start over; nothing is lost.</source>
        <translation>Der Gegner musste neu überlegen; verloren ist nichts.</translation>
    </message>
    <message>
        <source>There is no hint just now; you may ask again.</source>
        <translation>Gerade gibt es keinen Tipp; frag gern noch einmal.</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation>Es wurde nichts zurückgenommen.</translation>
    </message>
    <message>
        <source>You have not decided anything yet.</source>
        <translation>Du hast noch nichts entschieden.</translation>
    </message>
    <message>
        <source>That stands: something hidden has been shown since, to you or to others.</source>
        <translation>Das bleibt so: Seither wurde etwas Verdecktes gezeigt, dir oder anderen.</translation>
    </message>
    <message>
        <source>An opponent has decided since; in this game that stands.</source>
        <translation>Inzwischen hat ein Gegner entschieden; in diesem Spiel gilt das.</translation>
    </message>
    <message>
        <source>Another person at this screen has decided since.</source>
        <translation>Inzwischen hat jemand anders an diesem Bildschirm entschieden.</translation>
    </message>
    <message>
        <source>This game cannot be changed any more.</source>
        <translation>An dieser Partie lässt sich nichts mehr ändern.</translation>
    </message>
    <message>
        <source>This concerns you</source>
        <translation>Das betrifft dich</translation>
    </message>
    <message>
        <source>No opponent has moved yet.</source>
        <translation>Noch hat kein Gegner gezogen.</translation>
    </message>
    <message>
        <source>Enter only confirms a choice. {button}: {key}.</source>
        <translation>Enter bestätigt nur eine Auswahl. {button}: {key}.</translation>
    </message>
    <message>
        <source>Enter only confirms a choice.</source>
        <translation>Enter bestätigt nur eine Auswahl.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>GamePreview</name>
    <message>
        <source>View</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>A new game with the same seats, options and cards.</source>
        <translation>Eine neue Partie mit denselben Plätzen, Einstellungen und Karten.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Choose a game to see how it ended.</source>
        <translation>Wähle eine Partie, um zu sehen, wie sie ausging.</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>Höhepunkte</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Keep learning</source>
        <translation>Weiterlernen</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>{game} lernen</translation>
    </message>
    <message>
        <source>Go on with the lesson of {game}</source>
        <translation>{game} weiterlernen</translation>
    </message>
    <message>
        <source>{won}/{games} · {best}</source>
        <translation>{won}/{games} · {best}</translation>
    </message>
</context>
<context>
    <name>GameTools</name>
    <message>
        <source>Export game</source>
        <translation>Partie exportieren</translation>
    </message>
    <message>
        <source>Kontor games (*.kontor)</source>
        <translation>Kontor-Partien (*.kontor)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Learn from your mistakes: play your costly decisions again</source>
        <translation>Aus Fehlern lernen: Spiel deine teuren Entscheidungen noch einmal</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Meine Fehler</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Master {percent}%</source>
        <translation>Meister {percent} %</translation>
    </message>
    <message>
        <source>{what}: the same luck, eight times</source>
        <translation>{what}: achtmal mit gleichem Glück</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>Start player: {name}</source>
        <translation>Startspieler: {name}</translation>
    </message>
    <message>
        <source>{name} plays as {level}</source>
        <translation>{name}: {level}</translation>
    </message>
    <message numerus="yes">
        <source>ends at %n point(s)</source>
        <translation>
            <numerusform>Ende bei %n Punkt</numerusform>
            <numerusform>Ende bei %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules have changed since: the game can be shown up to move {ply} of {count}.</source>
        <translation>Die Regeln haben sich seither geändert: Die Partie lässt sich bis Schritt {ply} von {count} zeigen.</translation>
    </message>
    <message>
        <source>Your choice: {action}</source>
        <translation>Deine Wahl: {action}</translation>
    </message>
    <message>
        <source>{action} (round {round})</source>
        <translation>{action} (Runde {round})</translation>
    </message>
    <message>
        <source>Start player: {name}.</source>
        <translation>Startspieler: {name}</translation>
    </message>
    <message>
        <source>Move {number}: {sentence}</source>
        <translation>Schritt {number}: {sentence}</translation>
    </message>
    <message>
        <source>{name}: {action}</source>
        <translation>{name}: {action}</translation>
    </message>
</context>
<context>
    <name>GroupModel</name>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Against expectation</source>
        <translation>Gegen Erwartung</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Verschenkt</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo-Zahl</translation>
    </message>
    <message>
        <source>{won} ({share})</source>
        <translation>{won} ({share})</translation>
    </message>
    <message>
        <source>{rating} ±{margin}</source>
        <translation>{rating} ±{margin}</translation>
    </message>
</context>
<context>
    <name>HandoverCover</name>
    <message>
        <source>Hand over to {name}</source>
        <translation>{name} ist an der Reihe</translation>
    </message>
    <message>
        <source>The table stays covered until {name} takes the seat.</source>
        <translation>Der Tisch bleibt verdeckt, bis {name} Platz genommen hat.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Ich bin {name}</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Den Tisch verlassen</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Rules: {game}</source>
        <translation>Regeln: {game}</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) found</source>
        <translation>
            <numerusform>%n Stelle gefunden</numerusform>
            <numerusform>%n Stellen gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Guided first game</source>
        <translation>Geführte erste Partie</translation>
    </message>
</context>
<context>
    <name>HelpFigures</name>
    <message numerus="yes">
        <source>%n sword(s)</source>
        <translation>
            <numerusform>%n Säbel</numerusform>
            <numerusform>%n Säbel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n influence point(s)</source>
        <translation>
            <numerusform>%n Einflusspunkt</numerusform>
            <numerusform>%n Einflusspunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>{reason}.</source>
        <translation>{reason}.</translation>
    </message>
    <message>
        <source>Being compared with: {other} …</source>
        <translation>Wird gerade verglichen mit: {other} …</translation>
    </message>
    <message numerus="yes">
        <source>No clear difference in %n deal(s).</source>
        <translation>
            <numerusform>Kein klarer Unterschied in %n Durchlauf.</numerusform>
            <numerusform>Kein klarer Unterschied in %n Durchläufen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing else to choose.</source>
        <translation>Etwas anderes kannst du nicht wählen.</translation>
    </message>
    <message>
        <source>It could not be compared with anything else.</source>
        <translation>Ein Vergleich mit etwas anderem war nicht möglich.</translation>
    </message>
    <message>
        <source>What the master has in mind, if nothing unexpected comes</source>
        <translation>Das hat der Meister vor, wenn nichts dazwischenkommt</translation>
    </message>
    <message>
        <source>What comes next depends on luck and on the others.</source>
        <translation>Wie es weitergeht, hängt vom Glück und von den anderen ab.</translation>
    </message>
    <message>
        <source>What is to follow is still being worked out …</source>
        <translation>Wie es weitergehen soll, wird noch ausgerechnet …</translation>
    </message>
    <message>
        <source>Hint: {action}</source>
        <translation>Tipp: {action}</translation>
    </message>
    <message>
        <source>F2 once more: what comes after it.</source>
        <translation>F2 noch einmal: was danach kommt.</translation>
    </message>
    <message>
        <source>Clearly weaker: {other}.</source>
        <translation>Deutlich schwächer: {other}.</translation>
    </message>
    <message>
        <source>A little weaker: {other}.</source>
        <translation>Etwas schwächer: {other}.</translation>
    </message>
    <message>
        <source>Probably weaker: {other}.</source>
        <translation>Wohl schwächer: {other}.</translation>
    </message>
    <message>
        <source>About as good: {other}.</source>
        <translation>Etwa gleich gut: {other}.</translation>
    </message>
    <message>
        <source>A close call; at least as good in quick play: {other}.</source>
        <translation>Knapp; schnell weitergespielt mindestens so gut: {other}.</translation>
    </message>
    <message numerus="yes">
        <source>Of 100 games it wins about %n fewer.</source>
        <translation>
            <numerusform>So gewinnst du von 100 Partien etwa %n weniger.</numerusform>
            <numerusform>So gewinnst du von 100 Partien etwa %n weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>By how many wins is not clear yet.</source>
        <translation>Um wie viele Siege, ist noch nicht klar.</translation>
    </message>
    <message>
        <source>Of 100 games it wins {few} to {many} fewer.</source>
        <translation>So gewinnst du von 100 Partien {few} bis {many} weniger.</translation>
    </message>
    <message>
        <source>The hint gives up points for that: {sources}.</source>
        <translation>Dafür gibt der Tipp Punkte auf: {sources}.</translation>
    </message>
    <message>
        <source>By the end the hint may bring more points: {sources}.</source>
        <translation>Bis zum Ende bringt der Tipp vielleicht mehr Punkte: {sources}.</translation>
    </message>
    <message>
        <source>By the end the hint brings more points: {sources}, but all in all no clear difference.</source>
        <translation>Bis zum Ende bringt der Tipp mehr Punkte: {sources}, insgesamt aber kein klarer Unterschied.</translation>
    </message>
    <message>
        <source>By the end the hint brings more points: {sources}.</source>
        <translation>Bis zum Ende bringt der Tipp mehr Punkte: {sources}.</translation>
    </message>
</context>
<context>
    <name>Insights</name>
    <message>
        <source>This could not be worked out.</source>
        <translation>Das ließ sich nicht berechnen.</translation>
    </message>
    <message>
        <source>Being worked out: {done} of {total}</source>
        <translation>Wird berechnet: {done} von {total}</translation>
    </message>
    <message>
        <source>The win chances are being estimated: {done} of {total}</source>
        <translation>Die Gewinnchancen werden geschätzt: {done} von {total}</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>no moment stands out</source>
        <translation>kein Moment ragt heraus</translation>
    </message>
    <message>
        <source>By comparison</source>
        <translation>Zum Vergleich</translation>
    </message>
    <message>
        <source>Best decision</source>
        <translation>Beste Entscheidung</translation>
    </message>
    <message>
        <source>Costliest decision</source>
        <translation>Teuerste Entscheidung</translation>
    </message>
    <message>
        <source>Luckiest moment</source>
        <translation>Größtes Glück</translation>
    </message>
    <message>
        <source>none stands out</source>
        <translation>keine ragt heraus</translation>
    </message>
    <message>
        <source>Better: {advice}</source>
        <translation>Besser: {advice}</translation>
    </message>
    <message>
        <source>Win chance</source>
        <translation>Gewinnchance</translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message>
        <source>First game</source>
        <translation>Erste Partie</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>Neue Partie {game}</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>{game} lernen</translation>
    </message>
    <message>
        <source>Go on with the lesson of {game}</source>
        <translation>{game} weiterlernen</translation>
    </message>
    <message>
        <source>Keep learning</source>
        <translation>Weiterlernen</translation>
    </message>
    <message>
        <source>WELCOME</source>
        <translation>WILLKOMMEN</translation>
    </message>
    <message>
        <source>NO GAME IS UNDER WAY</source>
        <translation>KEINE PARTIE IM GANGE</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Deine erste Partie</translation>
    </message>
    <message>
        <source>Another game?</source>
        <translation>Noch eine Partie?</translation>
    </message>
    <message>
        <source>The last one was {game}. Choose one above, or play it again.</source>
        <translation>Zuletzt war es {game}. Such dir oben ein Spiel aus oder spiel es noch einmal.</translation>
    </message>
    <message>
        <source>You are in the middle of this lesson. It goes on where you left it.</source>
        <translation>Mitten in dieser Lektion bist du ausgestiegen. Genau dort geht es weiter.</translation>
    </message>
    <message>
        <source>A coach shows you the first moves at the real table. Every game is kept after each move.</source>
        <translation>Ein Begleiter zeigt dir die ersten Züge, mitten im Spiel. Jede Partie wird nach jedem Zug gesichert.</translation>
    </message>
    <message>
        <source>Choose one above. Every game is kept after each move.</source>
        <translation>Such dir oben ein Spiel aus. Jede Partie wird nach jedem Zug gesichert.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
</context>
<context>
    <name>LessonOffer</name>
    <message>
        <source>{game} for the first time?</source>
        <translation>Zum ersten Mal {game}?</translation>
    </message>
    <message>
        <source>Play the first game with a coach beside you: about {minutes} minutes at the real table.</source>
        <translation>Spiel die erste Partie mit einem Begleiter an deiner Seite: etwa {minutes} Minuten, mitten im Spiel.</translation>
    </message>
    <message numerus="yes">
        <source>%n more short chapter(s) can wait for another time.</source>
        <translation>
            <numerusform>%n weiteres kurzes Kapitel hat Zeit bis zum nächsten Mal.</numerusform>
            <numerusform>%n weitere kurze Kapitel haben Zeit bis zum nächsten Mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Play without the lesson</source>
        <translation>Ohne Lektion spielen</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>First the coach: go on with Enter or the space bar.</source>
        <translation>Erst der Begleiter: Weiter geht es mit Enter oder der Leertaste.</translation>
    </message>
    <message>
        <source>In a lesson the coach takes back what leads astray.</source>
        <translation>In der geführten Partie kümmert sich der Begleiter ums Zurücknehmen.</translation>
    </message>
    <message>
        <source>Only what you play on your own here can be taken back.</source>
        <translation>Zurücknehmen lässt sich hier nur, was du selbst frei gespielt hast.</translation>
    </message>
    <message>
        <source>Go on with Enter or the space bar.</source>
        <translation>Weiter geht es mit Enter oder der Leertaste.</translation>
    </message>
    <message>
        <source>The coach explains</source>
        <translation>Der Begleiter erklärt</translation>
    </message>
    <message>
        <source>The coach asks for something else here.</source>
        <translation>Hier möchte der Begleiter etwas anderes von dir.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Lehrling</translation>
    </message>
    <message>
        <source>Journeyman</source>
        <translation>Geselle</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <translation>Großmeister</translation>
    </message>
    <message>
        <source>Novices</source>
        <translation>Neulinge</translation>
    </message>
    <message>
        <source>Grandmasters</source>
        <translation>Großmeister</translation>
    </message>
    <message>
        <source>Plays at this screen.</source>
        <translation>Spielt an diesem Bildschirm.</translation>
    </message>
    <message>
        <source>Takes what brings points at once, and errs a lot.</source>
        <translation>Nimmt, was sofort Punkte bringt, und irrt sich oft.</translation>
    </message>
    <message>
        <source>Plays by rules of thumb; good company for first games.</source>
        <translation>Spielt nach Faustregeln; gute Gesellschaft für erste Partien.</translation>
    </message>
    <message>
        <source>Looks one step ahead and misjudges now and then.</source>
        <translation>Schaut einen Schritt voraus und verschätzt sich ab und zu.</translation>
    </message>
    <message>
        <source>Thinks ahead through many possible games.</source>
        <translation>Denkt viele mögliche Partien voraus.</translation>
    </message>
    <message>
        <source>Thinks ahead for longer than a master.</source>
        <translation>Denkt länger voraus als ein Meister.</translation>
    </message>
    <message>
        <source>AI · {level}</source>
        <translation>KI · {level}</translation>
    </message>
    <message>
        <source>Apprentices</source>
        <translation>Lehrlinge</translation>
    </message>
    <message>
        <source>Journeymen</source>
        <translation>Gesellen</translation>
    </message>
    <message>
        <source>Masters</source>
        <translation>Meister</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>{name} won · {points}</source>
        <translation>Sieg: {name} · {points}</translation>
    </message>
    <message>
        <source>won · {points}</source>
        <translation>gewonnen · {points}</translation>
    </message>
    <message>
        <source>place {place} of {players} · {points}</source>
        <translation>{place}. von {players} · {points}</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>{game}, the same luck again</source>
        <translation>{game}, gleiches Glück</translation>
    </message>
    <message>
        <source>{game}, branch from move {move}</source>
        <translation>{game}, Zweig ab Schritt {move}</translation>
    </message>
</context>
<context>
    <name>LibraryModel</name>
    <message>
        <source>note: {note}</source>
        <translation>Notiz: {note}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Win chance</source>
        <translation>Gewinnchance</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>{share}%</source>
        <translation>{share} %</translation>
    </message>
    <message>
        <source>not finished · round {round}</source>
        <translation>nicht beendet · Runde {round}</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Export game</source>
        <translation>Partie exportieren</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Partien exportieren</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>Kontor games (*.kontor)</source>
        <translation>Kontor-Partien (*.kontor)</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Alle Partien zeigen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>No game matches these filters.</source>
        <translation>Keine Partie passt zu diesen Filtern.</translation>
    </message>
    <message>
        <source>No games yet: play one, or drop a .kontor file here.</source>
        <translation>Noch keine Partien: Spiel eine oder zieh eine .kontor-Datei hierher.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Training ({due})</source>
        <translation>Training ({due})</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
</context>
<context>
    <name>LibraryWords</name>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%n Partie gelöscht.</numerusform>
            <numerusform>%n Partien gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported.</source>
        <translation>
            <numerusform>%n Partie exportiert.</numerusform>
            <numerusform>%n Partien exportiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought back.</source>
        <translation>
            <numerusform>%n Partie ist wieder da.</numerusform>
            <numerusform>%n Partien sind wieder da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more game(s) are not listed here.</source>
        <translation>
            <numerusform>%n weitere steht nicht in der Liste.</numerusform>
            <numerusform>%n weitere stehen nicht in der Liste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n Partie importiert.</numerusform>
            <numerusform>%n Partien importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) already there.</source>
        <translation>
            <numerusform>%n Partie war schon da.</numerusform>
            <numerusform>%n Partien waren schon da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n game(s) are already in the library.</source>
        <translation>
            <numerusform>%n Partie ist schon in der Bibliothek.</numerusform>
            <numerusform>Alle %n Partien sind schon in der Bibliothek.</numerusform>
        </translation>
    </message>
    <message>
        <source>That game is already in the library.</source>
        <translation>Diese Partie ist schon in der Bibliothek.</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) refused.</source>
        <translation>
            <numerusform>%n weitere Datei abgelehnt.</numerusform>
            <numerusform>%n weitere Dateien abgelehnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) chosen</source>
        <translation>
            <numerusform>%n Partie ausgewählt</numerusform>
            <numerusform>%n Partien ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListedTable</name>
    <message>
        <source>{name}, chosen</source>
        <translation>{name}, gewählt</translation>
    </message>
    <message>
        <source>{name}, can be chosen instead</source>
        <translation>{name}, stattdessen wählbar</translation>
    </message>
    <message>
        <source>{name}, can be chosen</source>
        <translation>{name}, wählbar</translation>
    </message>
    <message>
        <source>{name}, chosen, can be chosen once more</source>
        <translation>{name}, gewählt, noch einmal wählbar</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Log, newest first</source>
        <translation>Verlauf, Neuestes zuerst</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>Every card of this round, in the order of play</source>
        <translation>Jede Karte dieser Runde, in der Reihenfolge des Spiels</translation>
    </message>
</context>
<context>
    <name>LossWords</name>
    <message>
        <source>On average {levels} give away {loss}%.</source>
        <translation>{levels} verschenken im Mittel {loss} %.</translation>
    </message>
    <message>
        <source>On average {weaker} give away {more}%, {stronger} {less}%.</source>
        <translation>Im Mittel verschenken {weaker} {more} %, {stronger} {less} %.</translation>
    </message>
    <message>
        <source>{levels} {loss}%</source>
        <translation>{levels} {loss} %</translation>
    </message>
    <message>
        <source>Given away on average where all play at one level: {told}.</source>
        <translation>Im Mittel verschenkt, wo alle auf einer Stufe spielen: {told}.</translation>
    </message>
    <message>
        <source>Less than {weaker}, more than {stronger}.</source>
        <translation>Weniger als {weaker}, mehr als {stronger}.</translation>
    </message>
    <message>
        <source>About as much as {levels}.</source>
        <translation>Etwa so viel wie {levels}.</translation>
    </message>
    <message>
        <source>More than {levels}.</source>
        <translation>Mehr als {levels}.</translation>
    </message>
    <message>
        <source>Less than {levels}.</source>
        <translation>Weniger als {levels}.</translation>
    </message>
    <message>
        <source>{weaker} to {stronger}</source>
        <translation>{weaker} bis {stronger}</translation>
    </message>
</context>
<context>
    <name>LoyangAlways</name>
    <message>
        <source>At the end it takes you one space back. It cannot be repaid.</source>
        <translation>Am Ende kostet er ein Feld. Zurückzahlen geht nicht.</translation>
    </message>
    <message numerus="yes">
        <source>Take a loan of %n cash?</source>
        <translation>
            <numerusform>Einen Kredit über %n Käsch aufnehmen?</numerusform>
            <numerusform>Einen Kredit über %n Käsch aufnehmen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the loan</source>
        <translation>Kredit nehmen</translation>
    </message>
    <message>
        <source>There is no way back on the path.</source>
        <translation>Auf dem Pfad geht es nie zurück.</translation>
    </message>
    <message numerus="yes">
        <source>You walk at the end of your action phase; as far as here it costs %n cash.</source>
        <translation>
            <numerusform>Vorgerückt wird am Ende deiner Aktionsphase; bis hierher kostet es %n Käsch.</numerusform>
            <numerusform>Vorgerückt wird am Ende deiner Aktionsphase; bis hierher kostet es %n Käsch.</numerusform>
        </translation>
    </message>
    <message>
        <source>This card is covered; it does nothing until the upper one leaves.</source>
        <translation>Diese Karte ist abgedeckt; sie bewirkt nichts, bis die obere weg ist.</translation>
    </message>
    <message>
        <source>Only helpers with a lantern touch the cards of an opponent.</source>
        <translation>Nur Helfer mit Lampion wirken auf Karten der Mitspieler.</translation>
    </message>
</context>
<context>
    <name>LoyangBoard</name>
    <message>
        <source>Shuffled into the draw pile at the next card phase.</source>
        <translation>Wird in der nächsten Kartenphase in den Nachziehstapel gemischt.</translation>
    </message>
    <message>
        <source>No card lies here.</source>
        <translation>Hier liegt keine Karte.</translation>
    </message>
</context>
<context>
    <name>LoyangCourt</name>
    <message>
        <source>Taking ends the card phase for you: a court card and a hand card, the others go to the court.</source>
        <translation>Nehmen beendet für dich die Kartenphase: eine Hofkarte und eine Handkarte, die übrigen kommen in den Hof.</translation>
    </message>
    <message>
        <source>Take a card of the court, or add one to it</source>
        <translation>Nimm eine Karte aus dem Hof oder lege eine dazu</translation>
    </message>
    <message>
        <source>Lay out a hand card</source>
        <translation>Lege eine Handkarte aus</translation>
    </message>
    <message>
        <source>The court is empty.</source>
        <translation>Der Hof ist leer.</translation>
    </message>
    <message>
        <source>Put a hand card into the court</source>
        <translation>Lege eine Handkarte in den Hof</translation>
    </message>
    <message>
        <source>The court is still empty.</source>
        <translation>Der Hof ist noch leer.</translation>
    </message>
    <message>
        <source>Take a card of the court</source>
        <translation>Nimm eine Karte aus dem Hof</translation>
    </message>
    <message>
        <source>You may turn up a card first.</source>
        <translation>Vorher darfst du eine Karte aufdecken.</translation>
    </message>
    <message>
        <source>Turn up a card</source>
        <translation>Karte aufdecken</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key: turn up a card</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Anyone may take it there, later you too.</source>
        <translation>Dort darf jeder zugreifen, später auch du.</translation>
    </message>
    <message>
        <source>Put {card} into the court?</source>
        <translation>Legst du {card} in den Hof?</translation>
    </message>
    <message>
        <source>Into the court</source>
        <translation>In den Hof</translation>
    </message>
    <message>
        <source>A hand card follows.</source>
        <translation>Dann folgt eine Handkarte.</translation>
    </message>
    <message>
        <source>Take {card} from the court?</source>
        <translation>Nimmst du {card} aus dem Hof?</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Lay out {card}?</source>
        <translation>Legst du {card} aus?</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>Auslegen</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n cash at once.</source>
        <translation>
            <numerusform>Es kostet sofort %n Käsch.</numerusform>
            <numerusform>Es kostet sofort %n Käsch.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is filled at once.</source>
        <translation>Er wird sofort gefüllt.</translation>
    </message>
    <message>
        <source>It wants its first delivery in this round.</source>
        <translation>Er will schon in dieser Runde beliefert werden.</translation>
    </message>
    <message>
        <source>It can wait as long as you like.</source>
        <translation>Er kann beliebig lange warten.</translation>
    </message>
    <message>
        <source>All other hand cards go to the court.</source>
        <translation>Alle übrigen Handkarten kommen in den Hof.</translation>
    </message>
    <message>
        <source>Or use the lord of the manor first, for up to two more cards of the court.</source>
        <translation>Oder spiele vorher den Gutsherrn für bis zu zwei weitere Hofkarten.</translation>
    </message>
    <message>
        <source>Which hand card do you lay out?</source>
        <translation>Welche Handkarte legst du aus?</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n more.</source>
        <translation>
            <numerusform>Höchstens noch %n.</numerusform>
            <numerusform>Höchstens noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take another card of the court?</source>
        <translation>Noch eine Karte aus dem Hof nehmen?</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Genug</translation>
    </message>
    <message>
        <source>O</source>
        <comment>key: enough</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>Add {card} to the court</source>
        <translation>Lege {card} in den Hof</translation>
    </message>
    <message>
        <source>Take {card} from the court</source>
        <translation>Nimm {card} aus dem Hof</translation>
    </message>
    <message>
        <source>Lay out {card}</source>
        <translation>Lege {card} aus</translation>
    </message>
    <message>
        <source>Buy {card}</source>
        <translation>Kaufe {card}</translation>
    </message>
    <message>
        <source>You cannot pay for this field.</source>
        <translation>Du kannst dieses Feld nicht bezahlen.</translation>
    </message>
    <message>
        <source>First take {card}; then you choose the hand card.</source>
        <translation>Nimm erst {card}, dann wählst du die Handkarte.</translation>
    </message>
    <message>
        <source>You have to take a card from the court first, then a hand card.</source>
        <translation>Erst musst du eine Karte aus dem Hof nehmen; dann folgt die Handkarte.</translation>
    </message>
    <message>
        <source>It can stand in for the hand card, after a card from the court.</source>
        <translation>Er kann nach einer Hofkarte die Handkarte ersetzen.</translation>
    </message>
    <message>
        <source>Now it has to be a hand card.</source>
        <translation>Jetzt folgt eine Handkarte.</translation>
    </message>
    <message>
        <source>You have bought as many cards as you are allowed.</source>
        <translation>Mehr Karten darfst du nicht kaufen.</translation>
    </message>
    <message>
        <source>You have {cash}. Sell goods, take a loan, or use the accountant or the market crier.</source>
        <translation>Du hast {cash}. Verkaufe Waren, nimm einen Kredit auf oder nutze Buchhalter oder Marktschreier.</translation>
    </message>
    <message numerus="yes">
        <source>The field costs %n cash</source>
        <translation>
            <numerusform>Das Feld kostet %n Käsch</numerusform>
            <numerusform>Das Feld kostet %n Käsch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy {card} for %n cash?</source>
        <translation>
            <numerusform>Kaufst du {card} für %n Käsch?</numerusform>
            <numerusform>Kaufst du {card} für %n Käsch?</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Row 1 is free, row 2 costs 1 cash, rows 3 and 4 cost 2. Then row 2 is cleared.</source>
        <translation>Reihe 1 ist gratis, Reihe 2 kostet 1 Käsch, Reihe 3 und 4 kosten 2. Danach wird Reihe 2 geräumt.</translation>
    </message>
    <message numerus="yes">
        <source>Buy up to %n card(s)</source>
        <translation>
            <numerusform>Kaufe höchstens %n Karte</numerusform>
            <numerusform>Kaufe bis zu %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>This one only</source>
        <translation>Nur diese</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key: keep one card</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>Keep none</source>
        <translation>Keine behalten</translation>
    </message>
    <message>
        <source>R</source>
        <comment>key: keep no card</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>The first card that you click lies on top and works at once.</source>
        <translation>Die zuerst angeklickte Karte liegt oben und wirkt sofort.</translation>
    </message>
    <message>
        <source>A field costs 2 cash.</source>
        <translation>Ein Feld kostet 2 Käsch.</translation>
    </message>
    <message>
        <source>Keep none, one, or both on top of each other?</source>
        <translation>Keine, eine oder beide aufeinander behalten?</translation>
    </message>
    <message>
        <source>Both go to the discard pile.</source>
        <translation>Beide kommen auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>Keep none of the two?</source>
        <translation>Keine der beiden behalten?</translation>
    </message>
    <message>
        <source>Lay {upper} on top of {lower}?</source>
        <translation>Legst du {upper} auf {lower}?</translation>
    </message>
    <message>
        <source>The lower card does nothing until the upper one leaves.</source>
        <translation>Die untere Karte bewirkt nichts, bis die obere weg ist.</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>{card}: alone, or with the other below?</source>
        <translation>{card}: allein oder mit der anderen darunter?</translation>
    </message>
    <message>
        <source>Click the other card to lay it under this one.</source>
        <translation>Klicke die andere Karte an, um sie darunterzulegen.</translation>
    </message>
    <message>
        <source>Keep only {card}</source>
        <translation>Behalte nur {card}</translation>
    </message>
    <message>
        <source>Keep both, {card} on top</source>
        <translation>Behalte beide, {card} obenauf</translation>
    </message>
</context>
<context>
    <name>LoyangCustomers</name>
    <message>
        <source>Leave {card} without a delivery?</source>
        <translation>Belieferst du {card} nicht?</translation>
    </message>
    <message>
        <source>No delivery</source>
        <translation>Keine Lieferung</translation>
    </message>
    <message>
        <source>A blue marker turns red; with a red one you pay 2 cash.</source>
        <translation>Eine blaue Marke wird rot; bei einer roten zahlst du 2 Käsch.</translation>
    </message>
    <message>
        <source>Which customer goes without a delivery?</source>
        <translation>Welcher Kunde geht leer aus?</translation>
    </message>
    <message>
        <source>Framed are those whose goods are on your cart.</source>
        <translation>Umrahmt sind alle, deren Waren auf deinem Karren liegen.</translation>
    </message>
    <message>
        <source>Which regular customer do you supply?</source>
        <translation>Welchen Stammkunden belieferst du?</translation>
    </message>
    <message>
        <source>The second delivery counts for the same row.</source>
        <translation>Die zweite Lieferung zählt für dieselbe Zeile.</translation>
    </message>
    <message numerus="yes">
        <source>The next row pays %n cash.</source>
        <translation>
            <numerusform>Die nächste Zeile bringt %n Käsch.</numerusform>
            <numerusform>Die nächste Zeile bringt %n Käsch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without a delivery the marker turns red.</source>
        <translation>Ohne Lieferung wird die Marke rot.</translation>
    </message>
    <message numerus="yes">
        <source>Without a delivery you pay %n cash.</source>
        <translation>
            <numerusform>Ohne Lieferung zahlst du %n Käsch.</numerusform>
            <numerusform>Ohne Lieferung zahlst du %n Käsch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deliver: {cash}</source>
        <translation>Liefern: {cash}</translation>
    </message>
    <message>
        <source>Deliver twice: {cash}</source>
        <translation>Doppelt liefern: {cash}</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key: deliver twice</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Deliver again: {cash}</source>
        <translation>Nochmals liefern: {cash}</translation>
    </message>
    <message>
        <source>R</source>
        <comment>key: no delivery</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Supply {card}</source>
        <translation>Beliefere {card}</translation>
    </message>
    <message>
        <source>Supply {card} again</source>
        <translation>Beliefere {card} nochmals</translation>
    </message>
    <message>
        <source>Supply {card} twice</source>
        <translation>Beliefere {card} doppelt</translation>
    </message>
    <message>
        <source>Do not supply {card}</source>
        <translation>Beliefere {card} nicht</translation>
    </message>
    <message>
        <source>Serve {card}</source>
        <translation>Bediene {card}</translation>
    </message>
    <message>
        <source>They pay their price now.</source>
        <translation>Sie zahlen jetzt ihren Preis.</translation>
    </message>
    <message>
        <source>They pay 2 more now.</source>
        <translation>Sie zahlen jetzt 2 mehr.</translation>
    </message>
    <message>
        <source>They pay 2 less now.</source>
        <translation>Sie zahlen jetzt 2 weniger.</translation>
    </message>
    <message numerus="yes">
        <source>Serve {card} for %n cash?</source>
        <translation>
            <numerusform>Bedienst du {card} für %n Käsch?</numerusform>
            <numerusform>Bedienst du {card} für %n Käsch?</numerusform>
        </translation>
    </message>
    <message>
        <source>Serve</source>
        <translation>Bedienen</translation>
    </message>
    <message>
        <source>All three goods at once; framed are those whose goods are on your cart.</source>
        <translation>Alle drei Waren auf einmal; umrahmt sind alle, deren Waren auf deinem Karren liegen.</translation>
    </message>
    <message>
        <source>Which casual customer do you serve?</source>
        <translation>Welchen Laufkunden bedienst du?</translation>
    </message>
</context>
<context>
    <name>LoyangDecisions</name>
    <message>
        <source>Leave it at that</source>
        <translation>Lass es dabei</translation>
    </message>
    <message>
        <source>{name} adds to the court or takes cards.</source>
        <translation>{name} legt in den Hof oder nimmt Karten.</translation>
    </message>
    <message>
        <source>This is the card phase: add a card to the court or take one of it.</source>
        <translation>Das ist die Kartenphase: Lege eine Karte in den Hof oder nimm eine heraus.</translation>
    </message>
    <message>
        <source>Turn up a card</source>
        <translation>Decke eine Karte auf</translation>
    </message>
    <message>
        <source>{name} lays out a hand card.</source>
        <translation>{name} legt eine Handkarte aus.</translation>
    </message>
    <message>
        <source>First lay out a hand card.</source>
        <translation>Lege erst eine Handkarte aus.</translation>
    </message>
    <message>
        <source>{name} may take more cards.</source>
        <translation>{name} darf weitere Karten nehmen.</translation>
    </message>
    <message>
        <source>First take another card of the court, or say that it is enough.</source>
        <translation>Nimm erst noch eine Karte aus dem Hof oder sage „Genug“.</translation>
    </message>
    <message>
        <source>{name} has to pay for a field.</source>
        <translation>{name} muss ein Feld bezahlen.</translation>
    </message>
    <message>
        <source>First pay 2 cash for the field; market stalls do not help here.</source>
        <translation>Bezahle erst 2 Käsch für das Feld; Marktstände helfen hier nicht.</translation>
    </message>
    <message>
        <source>{name} buys cards.</source>
        <translation>{name} kauft Karten.</translation>
    </message>
    <message>
        <source>This is the card phase: buy cards, or say that it is enough.</source>
        <translation>Das ist die Kartenphase: Kaufe Karten oder sage „Genug“.</translation>
    </message>
    <message>
        <source>{name} has drawn a double pack.</source>
        <translation>{name} hat einen Doppelpack gezogen.</translation>
    </message>
    <message>
        <source>First decide which cards of the double pack you keep.</source>
        <translation>Entscheide erst, welche Karten des Doppelpacks du behältst.</translation>
    </message>
    <message>
        <source>Keep none of the two cards</source>
        <translation>Behalte keine der beiden Karten</translation>
    </message>
    <message>
        <source>{name} fills the storehouse.</source>
        <translation>{name} lagert ein.</translation>
    </message>
    <message>
        <source>The phase has ended: only storing goods is possible now.</source>
        <translation>Die Phase ist beendet: Jetzt wird nur noch eingelagert.</translation>
    </message>
    <message>
        <source>Enlarge the storehouse</source>
        <translation>Vergrößere das Lager</translation>
    </message>
    <message>
        <source>{name} walks the path.</source>
        <translation>{name} rückt auf dem Pfad vor.</translation>
    </message>
    <message>
        <source>The phase has ended: only steps on the path are possible now.</source>
        <translation>Die Phase ist beendet: Jetzt geht es nur noch auf dem Pfad voran.</translation>
    </message>
    <message>
        <source>{name} sows the home field.</source>
        <translation>{name} bepflanzt das Stammfeld.</translation>
    </message>
    <message>
        <source>First choose what grows on your home field: wheat, pumpkin or turnip.</source>
        <translation>Wähle erst, was auf deinem Stammfeld wächst: Weizen, Kürbis oder Rüben.</translation>
    </message>
    <message>
        <source>{name} may harvest a second time.</source>
        <translation>{name} darf ein zweites Mal ernten.</translation>
    </message>
    <message>
        <source>First decide on the harvest hand.</source>
        <translation>Entscheide erst über den Erntehelfer.</translation>
    </message>
    <message>
        <source>Keep the harvest hand</source>
        <translation>Behalte den Erntehelfer</translation>
    </message>
    <message>
        <source>{name} chooses a private field.</source>
        <translation>{name} sucht ein privates Feld aus.</translation>
    </message>
    <message>
        <source>First take one of the private fields.</source>
        <translation>Nimm erst eins der privaten Felder.</translation>
    </message>
    <message>
        <source>{name} sets the shop.</source>
        <translation>{name} ordnet den Laden.</translation>
    </message>
    <message>
        <source>First set your shop.</source>
        <translation>Ordne erst deinen Laden.</translation>
    </message>
    <message>
        <source>{name} buys with the merchant.</source>
        <translation>{name} kauft mit dem Kaufmann ein.</translation>
    </message>
    <message>
        <source>First finish buying with the merchant.</source>
        <translation>Beende erst den Einkauf mit dem Kaufmann.</translation>
    </message>
    <message>
        <source>Buy a double pack</source>
        <translation>Kaufe einen Doppelpack</translation>
    </message>
    <message>
        <source>End the phase</source>
        <translation>Beende die Phase</translation>
    </message>
    <message>
        <source>{name} chooses a partner.</source>
        <translation>{name} wählt einen Partner.</translation>
    </message>
    <message>
        <source>First choose a partner: a player without a starting marker.</source>
        <translation>Wähle erst einen Partner: jemanden ohne Startspielerstein.</translation>
    </message>
    <message>
        <source>{name} is in the action phase.</source>
        <translation>{name} ist in der Aktionsphase.</translation>
    </message>
    <message>
        <source>Nothing is to be done with it now.</source>
        <translation>Damit ist jetzt nichts zu tun.</translation>
    </message>
    <message>
        <source>Take a loan</source>
        <translation>Nimm einen Kredit auf</translation>
    </message>
</context>
<context>
    <name>LoyangDescriptions</name>
    <message>
        <source>Path, space {number}</source>
        <translation>Pfad, Feld {number}</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Nachziehstapel</translation>
    </message>
    <message numerus="yes">
        <source>%n action card(s) used up or not taken; open to all.</source>
        <translation>
            <numerusform>%n verbrauchte oder nicht gewählte Aktionskarte; offen für alle.</numerusform>
            <numerusform>%n verbrauchte oder nicht gewählte Aktionskarten; offen für alle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>Beginner customer, face down</source>
        <translation>Einsteiger-Kunde, verdeckt</translation>
    </message>
    <message>
        <source>Hand card, face down</source>
        <translation>Handkarte, verdeckt</translation>
    </message>
    <message>
        <source>Only its owner knows this card.</source>
        <translation>Diese Karte kennt nur ihr Besitzer.</translation>
    </message>
    <message>
        <source>Never acts; your helpers with a lantern may use these cards.</source>
        <translation>Handelt nie; deine Helfer mit Lampion dürfen diese Karten nutzen.</translation>
    </message>
    <message>
        <source>Space {number}. As the first step of a round it costs 1 cash, later {number} cash.</source>
        <translation>Feld {number}. Als erster Schritt einer Runde kostet es 1 Käsch, sonst {number}.</translation>
    </message>
    <message>
        <source>Your next step: {price} cash.</source>
        <translation>Dein nächster Schritt: {price} Käsch.</translation>
    </message>
    <message>
        <source>Your step {step} from here: {price} cash, {total} cash for all of them together.</source>
        <translation>Dein {step}. Schritt von hier: {price} Käsch, alle zusammen {total}.</translation>
    </message>
    <message>
        <source>{name}’s marker</source>
        <translation>Wertungsstein: {name}</translation>
    </message>
    <message>
        <source>Your marker</source>
        <translation>Dein Wertungsstein</translation>
    </message>
    <message>
        <source>On space {space}.</source>
        <translation>Auf Feld {space}.</translation>
    </message>
    <message numerus="yes">
        <source>%n loan(s) take it back to {score} at the end.</source>
        <translation>
            <numerusform>%n Kredit führt am Ende zurück auf {score}.</numerusform>
            <numerusform>%n Kredite führen am Ende zurück auf {score}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cash} cash: %n step(s) now</source>
        <translation>
            <numerusform>{cash} Käsch: jetzt %n Schritt</numerusform>
            <numerusform>{cash} Käsch: jetzt %n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>Covers: {card}. It comes to light when this card leaves.</source>
        <translation>Darunter: {card}. Das kommt zum Vorschein, sobald diese Karte weg ist.</translation>
    </message>
    <message>
        <source>Covered by: {card}. It does nothing until that card leaves.</source>
        <translation>Abgedeckt von: {card}. Ohne Wirkung, bis jene Karte weg ist.</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n cash in this row.</source>
        <translation>
            <numerusform>Kostet in dieser Reihe %n Käsch.</numerusform>
            <numerusform>Kostet in dieser Reihe %n Käsch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Free in this row.</source>
        <translation>In dieser Reihe gratis.</translation>
    </message>
    <message>
        <source>Not sown yet.</source>
        <translation>Noch nicht bepflanzt.</translation>
    </message>
    <message>
        <source>{goods} left on {plots} plots; one is harvested every round.</source>
        <translation>Noch {goods} auf {plots} Parzellen; jede Runde wird eine Ware geerntet.</translation>
    </message>
    <message>
        <source>May be sown with: {goods}.</source>
        <translation>Hier anpflanzbar: {goods}.</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n cash once, also in a double pack.</source>
        <translation>
            <numerusform>Kostet einmalig %n Käsch, auch im Doppelpack.</numerusform>
            <numerusform>Kostet einmalig %n Käsch, auch im Doppelpack.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing on your cart grows here.</source>
        <translation>Nichts auf deinem Karren wächst hier.</translation>
    </message>
    <message>
        <source>Rounds still to come: {number}.</source>
        <translation>Runden, die noch kommen: {number}.</translation>
    </message>
    <message>
        <source>It cannot be sown again, and no helper touches it.</source>
        <translation>Es wird nicht neu bepflanzt, und kein Helfer wirkt darauf.</translation>
    </message>
    <message>
        <source>When its last good is gone, the stall leaves.</source>
        <translation>Ist die letzte Ware weg, kommt der Stand auf den Ablagestapel.</translation>
    </message>
    <message numerus="yes">
        <source>{good} for %n good(s) of your choice from the cart.</source>
        <translation>
            <numerusform>{good} gegen %n beliebige Ware vom Karren.</numerusform>
            <numerusform>{good} gegen %n beliebige Waren vom Karren.</numerusform>
        </translation>
    </message>
    <message>
        <source>{good}: sold out.</source>
        <translation>{good}: ausverkauft.</translation>
    </message>
    <message>
        <source>Pays {payments} cash, one row a round; the next row pays {next}.</source>
        <translation>Zahlt {payments} Käsch, eine Zeile pro Runde; die nächste Zeile bringt {next}.</translation>
    </message>
    <message>
        <source>Wants {goods} every round.</source>
        <translation>Will jede Runde {goods}.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) still to fill; after the top row it leaves.</source>
        <translation>
            <numerusform>Noch %n Zeile zu füllen; nach der obersten geht er.</numerusform>
            <numerusform>Noch %n Zeilen zu füllen; nach der obersten geht er.</numerusform>
        </translation>
    </message>
    <message>
        <source>Still to be dealt with this round.</source>
        <translation>In dieser Runde noch fällig.</translation>
    </message>
    <message numerus="yes">
        <source>Red marker: every round without a delivery costs %n cash.</source>
        <translation>
            <numerusform>Rote Marke: Jede Runde ohne Lieferung kostet %n Käsch.</numerusform>
            <numerusform>Rote Marke: Jede Runde ohne Lieferung kostet %n Käsch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Blue marker: without a delivery it turns red.</source>
        <translation>Blaue Marke: Ohne Lieferung wird sie rot.</translation>
    </message>
    <message>
        <source>All goods are on your cart: you can deliver now.</source>
        <translation>Alle Waren liegen auf deinem Karren: Du kannst jetzt liefern.</translation>
    </message>
    <message>
        <source>Your beginner customer: when you take cards it may stand in for the hand card, in any round.</source>
        <translation>Dein Einsteiger-Kunde: Wenn du Karten nimmst, darf er in einer beliebigen Runde die Handkarte ersetzen.</translation>
    </message>
    <message>
        <source>Wants {goods} at once, one time.</source>
        <translation>Will einmalig {goods}, alles zugleich.</translation>
    </message>
    <message numerus="yes">
        <source>Pays %n cash; 2 more or less, depending on the numbers of your customers.</source>
        <translation>
            <numerusform>Zahlt %n Käsch; je nach Zahl deiner Kunden 2 mehr oder weniger.</numerusform>
            <numerusform>Zahlt %n Käsch; je nach Zahl deiner Kunden 2 mehr oder weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing happens if nobody serves it; it stays.</source>
        <translation>Wird er nicht bedient, geschieht nichts; er bleibt.</translation>
    </message>
    <message>
        <source>Pays {worth} cash now: {price} + 2 through the saleswoman.</source>
        <translation>Zahlt jetzt {worth} Käsch: {price} + 2 durch die Verkäuferin.</translation>
    </message>
    <message>
        <source>Pays {worth} cash now: {price} + 2, as there are more regular than casual customers.</source>
        <translation>Zahlt jetzt {worth} Käsch: {price} + 2, da mehr Stamm- als Laufkunden ausliegen.</translation>
    </message>
    <message>
        <source>Pays {worth} cash now: {price} - 2, as there are more casual than regular customers.</source>
        <translation>Zahlt jetzt {worth} Käsch: {price} − 2, da mehr Lauf- als Stammkunden ausliegen.</translation>
    </message>
    <message>
        <source>Pays {worth} cash now: as many casual as regular customers.</source>
        <translation>Zahlt jetzt {worth} Käsch: gleich viele Lauf- und Stammkunden.</translation>
    </message>
    <message>
        <source>It works from the next round on: it must lie there before the card phase begins.</source>
        <translation>Er wirkt ab der nächsten Runde: Er muss schon vor der Kartenphase ausliegen.</translation>
    </message>
    <message numerus="yes">
        <source>This round it costs %n cash, paid to its owner.</source>
        <translation>
            <numerusform>In dieser Runde kostet er %n Käsch an den Besitzer.</numerusform>
            <numerusform>In dieser Runde kostet er %n Käsch an den Besitzer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Free of charge in this round.</source>
        <translation>In dieser Runde kostenlos.</translation>
    </message>
    <message>
        <source>Lantern: touches another player's cards.</source>
        <translation>Lampion: wirkt auf Karten eines Mitspielers.</translation>
    </message>
    <message>
        <source>Leaves after its use; it may also be discarded unused at any time.</source>
        <translation>Wird nach Gebrauch abgelegt, auf Wunsch auch ungenutzt.</translation>
    </message>
    <message>
        <source>{regular} and {casual}: casual customers pay 2 more</source>
        <translation>{regular} und {casual}: Laufkunden zahlen 2 mehr</translation>
    </message>
    <message>
        <source>{regular} and {casual}: casual customers pay 2 less</source>
        <translation>{regular} und {casual}: Laufkunden zahlen 2 weniger</translation>
    </message>
    <message>
        <source>{regular} and {casual}: casual customers pay their price</source>
        <translation>{regular} und {casual}: Laufkunden zahlen ihren Preis</translation>
    </message>
    <message numerus="yes">
        <source>%n regular</source>
        <translation>
            <numerusform>%n Stammkunde</numerusform>
            <numerusform>%n Stammkunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n casual</source>
        <translation>
            <numerusform>%n Laufkunde</numerusform>
            <numerusform>%n Laufkunden</numerusform>
        </translation>
    </message>
    <message>
        <source>{good}: none on the cart.</source>
        <translation>{good}: nicht auf dem Karren.</translation>
    </message>
    <message>
        <source>On the cart: {goods}.</source>
        <translation>Auf dem Karren: {goods}.</translation>
    </message>
    <message>
        <source>The shop pays {price} cash each; free places: {free}.</source>
        <translation>Der Laden zahlt je {price} Käsch; freie Plätze: {free}.</translation>
    </message>
    <message numerus="yes">
        <source>The storehouse keeps %n good(s) until the next round. 2 cash enlarge it to 4, when it is too small.</source>
        <translation>
            <numerusform>Das Lager bewahrt %n Ware bis zur nächsten Runde auf. Für 2 Käsch fasst es 4, wenn es zu klein wird.</numerusform>
            <numerusform>Das Lager bewahrt %n Waren bis zur nächsten Runde auf. Für 2 Käsch fasst es 4, wenn es zu klein wird.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The storehouse keeps %n good(s) until the next round.</source>
        <translation>
            <numerusform>Das Lager bewahrt %n Ware bis zur nächsten Runde auf.</numerusform>
            <numerusform>Das Lager bewahrt %n Waren bis zur nächsten Runde auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>{good}: buy for {buy} cash, sell for {sell} cash.</source>
        <translation>{good}: Kauf für {buy} Käsch, Verkauf für {sell} Käsch.</translation>
    </message>
    <message numerus="yes">
        <source>%n in the shop.</source>
        <translation>
            <numerusform>%n im Laden.</numerusform>
            <numerusform>%n im Laden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sold out: none can be bought.</source>
        <translation>Ausverkauft: Kauf nicht möglich.</translation>
    </message>
    <message numerus="yes">
        <source>%n free place(s) for selling.</source>
        <translation>
            <numerusform>%n freier Platz zum Verkaufen.</numerusform>
            <numerusform>%n freie Plätze zum Verkaufen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No free place: none can be sold.</source>
        <translation>Kein freier Platz: Verkauf nicht möglich.</translation>
    </message>
    <message numerus="yes">
        <source>With the shopper from the supply for %n cash.</source>
        <translation>
            <numerusform>Mit dem Käufer für %n Käsch aus dem Vorrat.</numerusform>
            <numerusform>Mit dem Käufer für %n Käsch aus dem Vorrat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action card(s) face down.</source>
        <translation>
            <numerusform>%n Aktionskarte, verdeckt.</numerusform>
            <numerusform>%n Aktionskarten, verdeckt.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the start of the next card phase the discard pile is shuffled in: {number}.</source>
        <translation>Zu Beginn der nächsten Kartenphase wird der Ablagestapel eingemischt: {number}.</translation>
    </message>
    <message>
        <source>No private field is left.</source>
        <translation>Kein privates Feld ist mehr da.</translation>
    </message>
    <message>
        <source>Plots: {sizes}. The next one has {following}.</source>
        <translation>Parzellen: {sizes}. Das nächste hat {following}.</translation>
    </message>
    <message>
        <source>You have seen the order, from the top: {sizes}.</source>
        <translation>Du kennst die Reihenfolge, von oben: {sizes}.</translation>
    </message>
    <message numerus="yes">
        <source>%n private field(s) still to come, one a round.</source>
        <translation>
            <numerusform>%n privates Feld kommt noch.</numerusform>
            <numerusform>%n private Felder kommen noch, eins pro Runde.</numerusform>
        </translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some} oder {last}</translation>
    </message>
    <message>
        <source>Path of prosperity</source>
        <translation>Wohlstandspfad</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Hof</translation>
    </message>
    <message>
        <source>Cards to buy</source>
        <translation>Karten zum Kaufen</translation>
    </message>
    <message>
        <source>Drawn cards</source>
        <translation>Gezogene Karten</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Your fields</source>
        <translation>Deine Felder</translation>
    </message>
    <message>
        <source>{name}’s fields</source>
        <translation>Felder: {name}</translation>
    </message>
    <message>
        <source>Your market stalls</source>
        <translation>Deine Marktstände</translation>
    </message>
    <message>
        <source>{name}’s market stalls</source>
        <translation>Marktstände: {name}</translation>
    </message>
    <message>
        <source>Goods on your stalls</source>
        <translation>Waren auf deinen Ständen</translation>
    </message>
    <message>
        <source>Goods on {name}’s stalls</source>
        <translation>Waren auf Ständen: {name}</translation>
    </message>
    <message>
        <source>Your regular customers</source>
        <translation>Deine Stammkunden</translation>
    </message>
    <message>
        <source>{name}’s regular customers</source>
        <translation>Stammkunden: {name}</translation>
    </message>
    <message>
        <source>Your casual customers</source>
        <translation>Deine Laufkunden</translation>
    </message>
    <message>
        <source>{name}’s casual customers</source>
        <translation>Laufkunden: {name}</translation>
    </message>
    <message>
        <source>Your helpers</source>
        <translation>Deine Helfer</translation>
    </message>
    <message>
        <source>{name}’s helpers</source>
        <translation>Helfer: {name}</translation>
    </message>
    <message>
        <source>Your covered cards</source>
        <translation>Deine abgedeckten Karten</translation>
    </message>
    <message>
        <source>{name}’s covered cards</source>
        <translation>Abgedeckte Karten: {name}</translation>
    </message>
    <message>
        <source>Your cart</source>
        <translation>Dein Karren</translation>
    </message>
    <message>
        <source>{name}’s cart</source>
        <translation>Karren: {name}</translation>
    </message>
    <message>
        <source>Your storehouse</source>
        <translation>Dein Lager</translation>
    </message>
    <message>
        <source>{name}’s storehouse</source>
        <translation>Lager: {name}</translation>
    </message>
    <message>
        <source>Your shop</source>
        <translation>Dein Laden</translation>
    </message>
    <message>
        <source>{name}’s shop</source>
        <translation>Laden: {name}</translation>
    </message>
    <message>
        <source>Your private fields to come</source>
        <translation>Deine privaten Felder im Stapel</translation>
    </message>
    <message>
        <source>{name}’s private fields to come</source>
        <translation>Private Felder im Stapel: {name}</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>{name}’s hand</source>
        <translation>Hand: {name}</translation>
    </message>
</context>
<context>
    <name>LoyangEnding</name>
    <message>
        <source>{good}: what becomes of it?</source>
        <translation>{good}: Was geschieht damit?</translation>
    </message>
    <message>
        <source>Sell for {price}</source>
        <translation>Für {price} verkaufen</translation>
    </message>
    <message>
        <source>Give back</source>
        <translation>Zurückgeben</translation>
    </message>
    <message>
        <source>R</source>
        <comment>key: give a good back</comment>
        <translation>Z</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key: sell this good</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <translation>Diese behalten</translation>
    </message>
    <message>
        <source>K</source>
        <comment>key: keep this good</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>Give it back to the supply, or sell it if the shop has a place.</source>
        <translation>Gib die Ware zurück in den Vorrat oder verkaufe sie, wenn der Laden Platz hat.</translation>
    </message>
    <message>
        <source>Enlarge for {cash}</source>
        <translation>Für {cash} vergrößern</translation>
    </message>
    <message>
        <source>U</source>
        <comment>key: enlarge the storehouse</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Einlagern</translation>
    </message>
    <message numerus="yes">
        <source>Too many goods: the storehouse keeps %n</source>
        <translation>
            <numerusform>Zu viele Waren: Das Lager fasst %n</numerusform>
            <numerusform>Zu viele Waren: Das Lager fasst %n</numerusform>
        </translation>
    </message>
    <message>
        <source>keep {goods}</source>
        <translation>{goods} behalten</translation>
    </message>
    <message>
        <source>sell {goods}</source>
        <translation>{goods} verkaufen</translation>
    </message>
    <message>
        <source>give back {goods}</source>
        <translation>{goods} zurückgeben</translation>
    </message>
    <message>
        <source>“Store” means: {plan}. Or click goods on the cart.</source>
        <translation>„Einlagern“ heißt: {plan}. Oder klicke Waren auf dem Karren an.</translation>
    </message>
    <message>
        <source>Give back {goods}</source>
        <translation>Gib {goods} zurück</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stehen bleiben</translation>
    </message>
    <message>
        <source>How many steps do you walk?</source>
        <translation>Wie viele Schritte rückst du vor?</translation>
    </message>
    <message>
        <source>Stay on space {space}?</source>
        <translation>Auf Feld {space} stehen bleiben?</translation>
    </message>
    <message>
        <source>Your cash stays with you.</source>
        <translation>Dein Geld bleibt dir.</translation>
    </message>
    <message numerus="yes">
        <source>Walk %n step(s) to space {space}?</source>
        <translation>
            <numerusform>%n Schritt auf Feld {space} vorrücken?</numerusform>
            <numerusform>%n Schritte auf Feld {space} vorrücken?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs {price} cash; %n cash stay.</source>
        <translation>
            <numerusform>Das kostet {price} Käsch; %n Käsch bleiben dir.</numerusform>
            <numerusform>Das kostet {price} Käsch; %n Käsch bleiben dir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Vorrücken</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s): {price} cash</source>
        <translation>
            <numerusform>%n Schritt: {price} Käsch</numerusform>
            <numerusform>%n Schritte: {price} Käsch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have {cash} cash: enough for %n step(s) on the path.</source>
        <translation>
            <numerusform>Du hast {cash} Käsch: genug für %n Schritt auf dem Pfad.</numerusform>
            <numerusform>Du hast {cash} Käsch: genug für %n Schritte auf dem Pfad.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have {cash} cash: not enough for a step on the path.</source>
        <translation>Du hast {cash} Käsch: nicht genug für einen Schritt auf dem Pfad.</translation>
    </message>
    <message>
        <source>Prices of the next steps: {prices}.</source>
        <translation>Preise der nächsten Schritte: {prices}.</translation>
    </message>
    <message numerus="yes">
        <source>Walk %n step(s)</source>
        <translation>
            <numerusform>Rücke %n Schritt vor</numerusform>
            <numerusform>Rücke %n Schritte vor</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay where you are</source>
        <translation>Bleib stehen</translation>
    </message>
</context>
<context>
    <name>LoyangFacts</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Space on the path</source>
        <translation>Feld auf dem Pfad</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Käsch</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Kredite</translation>
    </message>
    <message>
        <source>Goods on the cart</source>
        <translation>Waren auf dem Karren</translation>
    </message>
    <message>
        <source>Goods in the storehouse</source>
        <translation>Waren im Lager</translation>
    </message>
    <message>
        <source>Goods on fields</source>
        <translation>Waren auf Feldern</translation>
    </message>
    <message>
        <source>Unsown fields</source>
        <translation>Unbepflanzte Felder</translation>
    </message>
    <message>
        <source>Fields waiting for seed.</source>
        <translation>Felder, die auf Saatgut warten.</translation>
    </message>
    <message>
        <source>Private fields to come</source>
        <translation>Private Felder, die noch kommen</translation>
    </message>
    <message>
        <source>Customers due</source>
        <translation>Fällige Kunden</translation>
    </message>
    <message>
        <source>Space {space} on the path of prosperity.</source>
        <translation>Feld {space} auf dem Wohlstandspfad.</translation>
    </message>
    <message numerus="yes">
        <source>%n loan(s) take one space each.</source>
        <translation>
            <numerusform>%n Kredit kostet ein Feld.</numerusform>
            <numerusform>%n Kredite kosten je ein Feld.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever gets farthest wins; every loan takes one space back.</source>
        <translation>Wer am weitesten kommt, gewinnt; jeder Kredit kostet ein Feld.</translation>
    </message>
    <message>
        <source>Pays for goods, fields and steps on the path; decides ties.</source>
        <translation>Bezahlt Waren, Felder und Schritte auf dem Pfad; entscheidet bei Gleichstand.</translation>
    </message>
    <message>
        <source>5 cash each; at the end each takes one space back. They cannot be repaid.</source>
        <translation>Je 5 Käsch; am Ende kostet jeder ein Feld. Zurückzahlen kann man sie nicht.</translation>
    </message>
    <message>
        <source>Harvested, bought and traded goods of this round.</source>
        <translation>Geerntete, gekaufte und getauschte Waren dieser Runde.</translation>
    </message>
    <message numerus="yes">
        <source>Kept until the next round; there is room for %n good(s).</source>
        <translation>
            <numerusform>Bleiben bis zur nächsten Runde; Platz ist für %n Ware.</numerusform>
            <numerusform>Bleiben bis zur nächsten Runde; Platz ist für %n Waren.</numerusform>
        </translation>
    </message>
    <message>
        <source>One good per field is harvested every round. What is left at the end decides ties.</source>
        <translation>Jede Runde wird von jedem Feld eine Ware geerntet. Was am Ende übrig ist, entscheidet bei Gleichstand.</translation>
    </message>
    <message>
        <source>One is turned up at every harvest from round 1 to 8.</source>
        <translation>In den Runden 1 bis 8 wird bei jeder Ernte eins aufgedeckt.</translation>
    </message>
    <message>
        <source>Regular customers that still want a delivery or a refusal this round.</source>
        <translation>Stammkunden, die in dieser Runde noch beliefert oder abgewiesen werden müssen.</translation>
    </message>
</context>
<context>
    <name>LoyangFarm</name>
    <message numerus="yes">
        <source>{good}: sow your home field for %n cash?</source>
        <translation>
            <numerusform>{good}: Stammfeld für %n Käsch bepflanzen?</numerusform>
            <numerusform>{good}: Stammfeld für %n Käsch bepflanzen?</numerusform>
        </translation>
    </message>
    <message>
        <source>It brings one in each of the nine rounds.</source>
        <translation>Es bringt in jeder der neun Runden eine Ware.</translation>
    </message>
    <message>
        <source>Sow</source>
        <translation>Anpflanzen</translation>
    </message>
    <message>
        <source>You buy it in your shop, and the field is filled with nine.</source>
        <translation>Du kaufst die Ware in deinem Laden, das Feld füllt sich mit neun davon.</translation>
    </message>
    <message>
        <source>At most two players sow the same.</source>
        <translation>Höchstens zwei Spieler pflanzen dasselbe an.</translation>
    </message>
    <message>
        <source>What grows on your home field?</source>
        <translation>Was wächst auf deinem Stammfeld?</translation>
    </message>
    <message>
        <source>Sow the home field: {good}</source>
        <translation>Pflanze {good} auf dem Stammfeld an</translation>
    </message>
    <message>
        <source>Keep the helper</source>
        <translation>Helfer behalten</translation>
    </message>
    <message>
        <source>O</source>
        <comment>key: enough</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>Harvest</source>
        <translation>Ernten</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Alle Felder</translation>
    </message>
    <message numerus="yes">
        <source>A second good from %n field(s)?</source>
        <translation>
            <numerusform>Von %n Feld eine zweite Ware ernten?</numerusform>
            <numerusform>Von %n Feldern eine zweite Ware ernten?</numerusform>
        </translation>
    </message>
    <message>
        <source>Click more fields, or confirm.</source>
        <translation>Klicke weitere Felder an oder bestätige.</translation>
    </message>
    <message>
        <source>Click the fields that give a second good; each holds 3 or more. The helper leaves then.</source>
        <translation>Klicke die Felder an, die eine zweite Ware geben; auf jedem liegen mindestens 3. Der Helfer ist dann weg.</translation>
    </message>
    <message>
        <source>Use the harvest hand now?</source>
        <translation>Den Erntehelfer jetzt einsetzen?</translation>
    </message>
    <message>
        <source>The others stay in their order.</source>
        <translation>Die übrigen behalten ihre Reihenfolge.</translation>
    </message>
    <message>
        <source>Take this field?</source>
        <translation>Dieses Feld nehmen?</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>From the top of the stack; one must be taken.</source>
        <translation>Von oben im Stapel; eins muss genommen werden.</translation>
    </message>
    <message>
        <source>Which private field do you take?</source>
        <translation>Welches private Feld nimmst du?</translation>
    </message>
    <message>
        <source>Take the field of {plots}</source>
        <translation>Nimm das {plots}er-Feld</translation>
    </message>
    <message>
        <source>{good}: how many in your shop?</source>
        <translation>{good}: Wie viele sollen im Laden liegen?</translation>
    </message>
    <message>
        <source>Full places can be bought from, free ones sold to. Now there: {stock} of {places}.</source>
        <translation>Von vollen Plätzen kannst du kaufen, auf freie verkaufen. Jetzt da: {stock} von {places}.</translation>
    </message>
    <message>
        <source>Fill all</source>
        <translation>Alles füllen</translation>
    </message>
    <message>
        <source>V</source>
        <comment>key: fill the shop</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>Empty all</source>
        <translation>Alles leeren</translation>
    </message>
    <message>
        <source>X</source>
        <comment>key: empty the shop</comment>
        <translation>X</translation>
    </message>
    <message>
        <source>Leave the rest</source>
        <translation>Rest so lassen</translation>
    </message>
    <message>
        <source>K</source>
        <comment>key: leave the shop as it is</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Have {goods} in your shop</source>
        <translation>Halte {goods} im Laden</translation>
    </message>
    <message>
        <source>Each kind only once.</source>
        <translation>Jede Sorte nur einmal.</translation>
    </message>
    <message>
        <source>Another good for 1 cash?</source>
        <translation>Noch eine Ware für 1 Käsch?</translation>
    </message>
    <message numerus="yes">
        <source>Buy {goods} for %n cash?</source>
        <translation>
            <numerusform>{goods} für %n Käsch kaufen?</numerusform>
            <numerusform>{goods} für %n Käsch kaufen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>{good}: how do you buy it?</source>
        <translation>{good}: Wie kaufst du?</translation>
    </message>
</context>
<context>
    <name>LoyangFigures</name>
    <message>
        <source>Lantern: with four players it reaches the partner only.</source>
        <translation>Lampion: wirkt zu viert nur auf den Partner.</translation>
    </message>
    <message numerus="yes">
        <source>buy for %n</source>
        <translation>
            <numerusform>Kauf für %n</numerusform>
            <numerusform>Kauf für %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sell for %n</source>
        <translation>
            <numerusform>Verkauf für %n</numerusform>
            <numerusform>Verkauf für %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plots</source>
        <translation>
            <numerusform>%n Parzelle</numerusform>
            <numerusform>%n Parzellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{good} for %n</source>
        <translation>
            <numerusform>{good} für %n</numerusform>
            <numerusform>{good} für %n</numerusform>
        </translation>
    </message>
    <message>
        <source>pays {payments}</source>
        <translation>zahlt {payments}</translation>
    </message>
    <message>
        <source>for beginners</source>
        <translation>für Einsteiger</translation>
    </message>
</context>
<context>
    <name>LoyangGoods</name>
    <message>
        <source>The supply fills the other plots with the same good.</source>
        <translation>Der Vorrat füllt die übrigen Parzellen mit der gleichen Ware.</translation>
    </message>
    <message>
        <source>Which good do you sow?</source>
        <translation>Welche Ware pflanzt du an?</translation>
    </message>
    <message>
        <source>{field}: what do you sow?</source>
        <translation>{field}: Was pflanzt du an?</translation>
    </message>
    <message>
        <source>{good}: on which field do you sow it?</source>
        <translation>{good}: Auf welches Feld?</translation>
    </message>
    <message>
        <source>{good}: sow or sell?</source>
        <translation>{good}: anpflanzen oder verkaufen?</translation>
    </message>
    <message>
        <source>Click a field to sow it, or your shop to sell it.</source>
        <translation>Klicke zum Anpflanzen ein Feld an, zum Verkaufen deinen Laden.</translation>
    </message>
    <message>
        <source>Sow {good} {on_field}</source>
        <translation>Pflanze {good} {on_field} an</translation>
    </message>
    <message numerus="yes">
        <source>%n good(s) to harvest</source>
        <translation>
            <numerusform>%n Ware zu ernten</numerusform>
            <numerusform>%n Waren zu ernten</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message numerus="yes">
        <source>Buy {goods} for %n cash?</source>
        <translation>
            <numerusform>{goods} für %n Käsch kaufen?</numerusform>
            <numerusform>{goods} für %n Käsch kaufen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you have %n cash left.</source>
        <translation>
            <numerusform>Dann hast du noch %n Käsch.</numerusform>
            <numerusform>Dann hast du noch %n Käsch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n cash.</source>
        <translation>
            <numerusform>Du hast %n Käsch.</numerusform>
            <numerusform>Du hast %n Käsch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Haggler and shopper can be added.</source>
        <translation>Feilscher und Käufer können dazukommen.</translation>
    </message>
    <message>
        <source>What do you buy?</source>
        <translation>Was kaufst du?</translation>
    </message>
    <message>
        <source>{good}: how do you buy it?</source>
        <translation>{good}: Wie kaufst du?</translation>
    </message>
    <message>
        <source>{number} for {price}</source>
        <translation>{number} für {price}</translation>
    </message>
    <message>
        <source>Buy {goods}</source>
        <translation>Kaufe {goods}</translation>
    </message>
    <message>
        <source>What do you sell to your shop?</source>
        <translation>Was verkaufst du an deinen Laden?</translation>
    </message>
    <message>
        <source>Bean and leek bring 2 cash, everything else 1.</source>
        <translation>Bohne und Lauch bringen 2 Käsch, alles andere 1.</translation>
    </message>
    <message>
        <source>{good}: click your shop to sell it</source>
        <translation>{good}: zum Verkaufen den Laden anklicken</translation>
    </message>
    <message>
        <source>{good}: how many do you sell?</source>
        <translation>{good}: Wie viele verkaufst du?</translation>
    </message>
    <message numerus="yes">
        <source>Each brings %n cash.</source>
        <translation>
            <numerusform>Jede Ware bringt %n Käsch.</numerusform>
            <numerusform>Jede Ware bringt %n Käsch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sell all: {cash} cash</source>
        <translation>Alles verkaufen: {cash} Käsch</translation>
    </message>
    <message>
        <source>Sell {goods}</source>
        <translation>Verkaufe {goods}</translation>
    </message>
    <message>
        <source>The bowls say how many goods you give for it.</source>
        <translation>Die Schalen sagen, wie viele Waren du dafür gibst.</translation>
    </message>
    <message>
        <source>Which good do you want from a stall?</source>
        <translation>Welche Ware eines Marktstands willst du?</translation>
    </message>
    <message>
        <source>And the second good?</source>
        <translation>Und die zweite Ware?</translation>
    </message>
    <message>
        <source>It may be the same good again.</source>
        <translation>Es darf noch einmal die gleiche sein.</translation>
    </message>
    <message>
        <source>What do you give for {good}?</source>
        <translation>Was gibst du für {good} ab?</translation>
    </message>
    <message numerus="yes">
        <source>%n good(s) of your cart, whatever you like.</source>
        <translation>
            <numerusform>%n beliebige Ware von deinem Karren.</numerusform>
            <numerusform>%n beliebige Waren von deinem Karren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trade {given} for {good}</source>
        <translation>Tausche {given} gegen {good}</translation>
    </message>
</context>
<context>
    <name>LoyangHelpers</name>
    <message>
        <source>{helper}: which good?</source>
        <translation>{helper}: welche Ware?</translation>
    </message>
    <message>
        <source>which field goes back?</source>
        <translation>welches Feld gibst du zurück?</translation>
    </message>
    <message>
        <source>whose customer do you serve?</source>
        <translation>welchen Laufkunden bedienst du?</translation>
    </message>
    <message>
        <source>which helper do you want?</source>
        <translation>welchen Helfer willst du?</translation>
    </message>
    <message>
        <source>which customer do you supply?</source>
        <translation>welchen Kunden belieferst du?</translation>
    </message>
    <message>
        <source>from which field?</source>
        <translation>von welchem Feld?</translation>
    </message>
    <message>
        <source>which good for 1 cash?</source>
        <translation>welche Ware für 1 Käsch?</translation>
    </message>
    <message>
        <source>which goods of your stalls?</source>
        <translation>welche Waren deiner Stände?</translation>
    </message>
    <message>
        <source>which field do you clear?</source>
        <translation>welches Feld räumst du ab?</translation>
    </message>
    <message>
        <source>which fields?</source>
        <translation>welche Felder?</translation>
    </message>
    <message>
        <source>which customer do you give?</source>
        <translation>welchen Kunden gibst du her?</translation>
    </message>
    <message>
        <source>which customer do you take?</source>
        <translation>welchen Kunden nimmst du?</translation>
    </message>
    <message>
        <source>which stall do you give?</source>
        <translation>welchen Stand gibst du her?</translation>
    </message>
    <message>
        <source>which stall do you take?</source>
        <translation>welchen Stand nimmst du?</translation>
    </message>
    <message>
        <source>and the second good?</source>
        <translation>und die zweite Ware?</translation>
    </message>
    <message>
        <source>what do you give?</source>
        <translation>was gibst du ab?</translation>
    </message>
    <message numerus="yes">
        <source>Pay %n cash and choose a field?</source>
        <translation>
            <numerusform>%n Käsch zahlen und ein Feld aussuchen?</numerusform>
            <numerusform>%n Käsch zahlen und ein Feld aussuchen?</numerusform>
        </translation>
    </message>
    <message>
        <source>You see your private fields and must take one; this cannot be taken back.</source>
        <translation>Du siehst deine privaten Felder und musst eins nehmen; das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message numerus="yes">
        <source>Buy {goods} for %n cash?</source>
        <translation>
            <numerusform>{goods} für %n Käsch kaufen?</numerusform>
            <numerusform>{goods} für %n Käsch kaufen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell {goods} for %n cash?</source>
        <translation>
            <numerusform>{goods} für %n Käsch verkaufen?</numerusform>
            <numerusform>{goods} für %n Käsch verkaufen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Harvest the last good of %n field(s)?</source>
        <translation>
            <numerusform>Die letzte Ware von %n Feld ernten?</numerusform>
            <numerusform>Die letzte Ware von %n Feldern ernten?</numerusform>
        </translation>
    </message>
    <message>
        <source>This card comes to light: {card}.</source>
        <translation>Darunter kommt zum Vorschein: {card}.</translation>
    </message>
    <message>
        <source>Discard {helper} unused?</source>
        <translation>Wirfst du {helper} ungenutzt ab?</translation>
    </message>
    <message>
        <source>Put {field} under your stack?</source>
        <translation>Legst du {field} unter deinen Stapel?</translation>
    </message>
    <message>
        <source>Which helper?</source>
        <translation>Welcher Helfer?</translation>
    </message>
    <message>
        <source>It can be used or discarded unused.</source>
        <translation>Er kann ausgespielt oder ungenutzt abgeworfen werden.</translation>
    </message>
    <message>
        <source>Discard helper</source>
        <translation>Helfer abwerfen</translation>
    </message>
    <message>
        <source>X</source>
        <comment>key: discard a helper</comment>
        <translation>X</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Use {helper} ({what})</source>
        <translation>Spiele {helper} ({what})</translation>
    </message>
    <message>
        <source>Discard {card} unused</source>
        <translation>Wirf {card} ungenutzt ab</translation>
    </message>
    <message>
        <source>which good of an opponent's stall?</source>
        <translation>welche Ware vom Stand eines Mitspielers?</translation>
    </message>
</context>
<context>
    <name>LoyangKinds</name>
    <message>
        <source>taking a loan</source>
        <translation>Kredit aufnehmen</translation>
    </message>
    <message>
        <source>selling goods</source>
        <translation>Waren verkaufen</translation>
    </message>
    <message>
        <source>sowing the home field</source>
        <translation>Stammfeld bepflanzen</translation>
    </message>
    <message>
        <source>sowing a field</source>
        <translation>Feld bepflanzen</translation>
    </message>
    <message>
        <source>buying goods</source>
        <translation>Waren kaufen</translation>
    </message>
    <message>
        <source>trading at a stall</source>
        <translation>am Marktstand tauschen</translation>
    </message>
    <message>
        <source>supplying a regular customer</source>
        <translation>Stammkunden beliefern</translation>
    </message>
    <message>
        <source>supplying a regular customer again</source>
        <translation>Stammkunden nochmals beliefern</translation>
    </message>
    <message>
        <source>supplying a regular customer twice</source>
        <translation>Stammkunden doppelt beliefern</translation>
    </message>
    <message>
        <source>not supplying a regular customer</source>
        <translation>Stammkunden nicht beliefern</translation>
    </message>
    <message>
        <source>serving a casual customer</source>
        <translation>Laufkunden bedienen</translation>
    </message>
    <message>
        <source>ending the phase</source>
        <translation>Phase beenden</translation>
    </message>
    <message>
        <source>enlarging the storehouse</source>
        <translation>Lager vergrößern</translation>
    </message>
    <message>
        <source>giving goods back</source>
        <translation>Waren zurückgeben</translation>
    </message>
    <message>
        <source>moving on the path</source>
        <translation>auf dem Weg ziehen</translation>
    </message>
    <message>
        <source>choosing a field</source>
        <translation>Feld wählen</translation>
    </message>
    <message>
        <source>setting the shop</source>
        <translation>Laden ordnen</translation>
    </message>
    <message>
        <source>buying cheaply</source>
        <translation>günstig kaufen</translation>
    </message>
    <message>
        <source>leaving it at that</source>
        <translation>es dabei lassen</translation>
    </message>
    <message>
        <source>doing without</source>
        <translation>verzichten</translation>
    </message>
    <message>
        <source>discarding a helper</source>
        <translation>Helfer abwerfen</translation>
    </message>
    <message>
        <source>using a helper</source>
        <translation>Helfer spielen</translation>
    </message>
    <message>
        <source>turning up a card</source>
        <translation>Karte aufdecken</translation>
    </message>
    <message>
        <source>adding a card to the court</source>
        <translation>Karte in den Hof legen</translation>
    </message>
    <message>
        <source>taking a card from the court</source>
        <translation>Karte aus dem Hof nehmen</translation>
    </message>
    <message>
        <source>taking a second card</source>
        <translation>zweite Karte nehmen</translation>
    </message>
    <message>
        <source>laying out a card</source>
        <translation>Karte auslegen</translation>
    </message>
    <message>
        <source>taking the beginner customer</source>
        <translation>Einsteiger-Kunden nehmen</translation>
    </message>
    <message>
        <source>buying a card</source>
        <translation>Karte kaufen</translation>
    </message>
    <message>
        <source>choosing a partner</source>
        <translation>Partner wählen</translation>
    </message>
    <message>
        <source>buying a double pack</source>
        <translation>Doppelpack kaufen</translation>
    </message>
    <message>
        <source>keeping a card of the double pack</source>
        <translation>Karte des Doppelpacks behalten</translation>
    </message>
    <message>
        <source>keeping no card of the double pack</source>
        <translation>keine Karte des Doppelpacks behalten</translation>
    </message>
</context>
<context>
    <name>LoyangNames</name>
    <message>
        <source>Wheat</source>
        <translation>Weizen</translation>
    </message>
    <message>
        <source>Pumpkin</source>
        <translation>Kürbis</translation>
    </message>
    <message>
        <source>Turnip</source>
        <translation>Rübe</translation>
    </message>
    <message>
        <source>Cabbage</source>
        <translation>Chinakohl</translation>
    </message>
    <message>
        <source>Bean</source>
        <translation>Bohne</translation>
    </message>
    <message>
        <source>Leek</source>
        <translation>Lauch</translation>
    </message>
    <message>
        <source>wheat</source>
        <comment>within a sentence</comment>
        <translation>Weizen</translation>
    </message>
    <message>
        <source>pumpkin</source>
        <comment>within a sentence</comment>
        <translation>Kürbis</translation>
    </message>
    <message>
        <source>turnip</source>
        <comment>within a sentence</comment>
        <translation>Rübe</translation>
    </message>
    <message>
        <source>cabbage</source>
        <comment>within a sentence</comment>
        <translation>Chinakohl</translation>
    </message>
    <message>
        <source>bean</source>
        <comment>within a sentence</comment>
        <translation>Bohne</translation>
    </message>
    <message>
        <source>leek</source>
        <comment>within a sentence</comment>
        <translation>Lauch</translation>
    </message>
    <message numerus="yes">
        <source>%n wheat</source>
        <translation>
            <numerusform>%n Weizen</numerusform>
            <numerusform>%n Weizen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pumpkin(s)</source>
        <translation>
            <numerusform>%n Kürbis</numerusform>
            <numerusform>%n Kürbisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turnip(s)</source>
        <translation>
            <numerusform>%n Rübe</numerusform>
            <numerusform>%n Rüben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cabbage(s)</source>
        <translation>
            <numerusform>%n Chinakohl</numerusform>
            <numerusform>%n Chinakohl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bean(s)</source>
        <translation>
            <numerusform>%n Bohne</numerusform>
            <numerusform>%n Bohnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leek(s)</source>
        <translation>
            <numerusform>%n Lauch</numerusform>
            <numerusform>%n Lauch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cash</source>
        <translation>
            <numerusform>%n Käsch</numerusform>
            <numerusform>%n Käsch</numerusform>
        </translation>
    </message>
    <message>
        <source>Home field</source>
        <translation>Stammfeld</translation>
    </message>
    <message>
        <source>Common field</source>
        <translation>Allgem. Feld</translation>
    </message>
    <message>
        <source>Field of {plots}</source>
        <translation>{plots}er-Feld</translation>
    </message>
    <message>
        <source>Market stall</source>
        <translation>Marktstand</translation>
    </message>
    <message>
        <source>Regular customer</source>
        <translation>Stammkunde</translation>
    </message>
    <message>
        <source>Casual customer</source>
        <translation>Laufkunde</translation>
    </message>
    <message>
        <source>Common field of {plots}</source>
        <translation>Allgemeines {plots}er-Feld</translation>
    </message>
    <message>
        <source>{card} ({goods})</source>
        <translation>{card} ({goods})</translation>
    </message>
    <message>
        <source>Imaginary neighbour</source>
        <translation>Gedachter Nachbar</translation>
    </message>
    <message>
        <source>the home field</source>
        <translation>das Stammfeld</translation>
    </message>
    <message>
        <source>the common field of {plots}</source>
        <translation>das allgemeine {plots}er-Feld</translation>
    </message>
    <message>
        <source>the field of {plots}</source>
        <translation>das {plots}er-Feld</translation>
    </message>
    <message>
        <source>the market stall ({goods})</source>
        <translation>den Marktstand ({goods})</translation>
    </message>
    <message>
        <source>the regular customer ({goods})</source>
        <translation>den Stammkunden ({goods})</translation>
    </message>
    <message>
        <source>the casual customer ({goods})</source>
        <translation>den Laufkunden ({goods})</translation>
    </message>
    <message>
        <source>on the home field</source>
        <translation>auf dem Stammfeld</translation>
    </message>
    <message>
        <source>on the common field of {plots}</source>
        <translation>auf dem allgemeinen {plots}er-Feld</translation>
    </message>
    <message>
        <source>on the field of {plots}</source>
        <translation>auf dem {plots}er-Feld</translation>
    </message>
</context>
<context>
    <name>LoyangOptions</name>
    <message>
        <source>Beginner variant</source>
        <translation>Einsteigervariante</translation>
    </message>
    <message>
        <source>Everybody holds an easy regular customer and may lay it out instead of a hand card.</source>
        <translation>Jeder hat einen leichten Stammkunden und darf ihn anstelle einer Handkarte auslegen.</translation>
    </message>
</context>
<context>
    <name>LoyangPanels</name>
    <message>
        <source>Your farm</source>
        <translation>Dein Gut</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>es folgen</translation>
    </message>
    <message>
        <source>buy</source>
        <comment>label in the shop</comment>
        <translation>kaufen</translation>
    </message>
    <message>
        <source>sell</source>
        <comment>label in the shop</comment>
        <translation>verkaufen</translation>
    </message>
    <message>
        <source>Cart</source>
        <translation>Karren</translation>
    </message>
    <message>
        <source>Storehouse</source>
        <translation>Lager</translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <translation>
            <numerusform>%n Ware</numerusform>
            <numerusform>%n Waren</numerusform>
        </translation>
    </message>
    <message>
        <source>Market stalls</source>
        <translation>Marktstände</translation>
    </message>
    <message>
        <source>Customers</source>
        <translation>Kunden</translation>
    </message>
    <message>
        <source>Helpers</source>
        <translation>Helfer</translation>
    </message>
    <message>
        <source>First step each round 1, then the number entered.</source>
        <translation>Erster Schritt jeder Runde: 1, dann die Zahl des Feldes.</translation>
    </message>
    <message>
        <source>no card yet</source>
        <translation>noch keine Karte</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratis</translation>
    </message>
    <message>
        <source>1 cash each</source>
        <translation>je 1 Käsch</translation>
    </message>
    <message>
        <source>2 cash each</source>
        <translation>je 2 Käsch</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>Reihe {number}</translation>
    </message>
    <message>
        <source>1st in turn</source>
        <translation>als Erster</translation>
    </message>
    <message>
        <source>2nd in turn</source>
        <translation>als Zweiter</translation>
    </message>
    <message>
        <source>3rd in turn</source>
        <translation>als Dritter</translation>
    </message>
    <message>
        <source>4th in turn</source>
        <translation>als Vierter</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>at work</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
</context>
<context>
    <name>LoyangPhrases</name>
    <message>
        <source>It costs {price} cash; you have {have}.</source>
        <translation>Das kostet {price} Käsch; du hast {have}.</translation>
    </message>
    <message>
        <source>There are not enough goods on your cart to pay for it.</source>
        <translation>Auf deinem Karren liegen dafür nicht genug Waren.</translation>
    </message>
    <message>
        <source>Missing on your cart: {goods}.</source>
        <translation>Auf deinem Karren fehlt: {goods}.</translation>
    </message>
    <message>
        <source>Delivered this round.</source>
        <translation>In dieser Runde beliefert.</translation>
    </message>
    <message>
        <source>Delivered twice this round.</source>
        <translation>In dieser Runde zweimal beliefert.</translation>
    </message>
    <message>
        <source>Refused this round.</source>
        <translation>In dieser Runde abgewiesen.</translation>
    </message>
    <message>
        <source>harvest phase</source>
        <translation>Erntephase</translation>
    </message>
    <message>
        <source>card phase</source>
        <translation>Kartenphase</translation>
    </message>
    <message>
        <source>action phase</source>
        <translation>Aktionsphase</translation>
    </message>
    <message>
        <source>Use it in: {phases}.</source>
        <translation>Spielbar in: {phases}.</translation>
    </message>
</context>
<context>
    <name>LoyangReasons</name>
    <message>
        <source>First finish what you have begun.</source>
        <translation>Bringe erst zu Ende, was du begonnen hast.</translation>
    </message>
    <message>
        <source>It works in the action phase only.</source>
        <translation>Das geht nur in der Aktionsphase.</translation>
    </message>
    <message>
        <source>It works in the card phase only.</source>
        <translation>Das geht nur in der Kartenphase.</translation>
    </message>
    <message numerus="yes">
        <source>This round you would have to pay its owner %n cash, which you do not have.</source>
        <translation>
            <numerusform>In dieser Runde kostet er %n Käsch an den Besitzer; die hast du nicht.</numerusform>
            <numerusform>In dieser Runde kostet er %n Käsch an den Besitzer; die hast du nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has to be there before the card phase begins, so it works from the next round on.</source>
        <translation>Er muss schon vor der Kartenphase ausliegen: Er wirkt ab der nächsten Runde.</translation>
    </message>
    <message>
        <source>First take a card from the court, then use this one.</source>
        <translation>Nimm erst eine Karte aus dem Hof, dann spiele ihn.</translation>
    </message>
    <message>
        <source>Your shop has no two of a kind at a price that you can pay.</source>
        <translation>Keine bezahlbare Ware liegt zweimal in deinem Laden.</translation>
    </message>
    <message>
        <source>You cannot afford any goods.</source>
        <translation>Du kannst keine Ware bezahlen.</translation>
    </message>
    <message>
        <source>The goods on your cart cannot be traded for anything on an opponent's stalls.</source>
        <translation>Mit den Waren auf deinem Karren bekommst du an keinem fremden Stand etwas.</translation>
    </message>
    <message>
        <source>No opponent in reach who has finished their turn has a visible helper.</source>
        <translation>Kein erreichbarer Mitspieler, der schon fertig ist, hat einen offenen Helfer.</translation>
    </message>
    <message>
        <source>Your regular customers do not want two of anything that you could buy.</source>
        <translation>Deine Stammkunden wollen keine Ware doppelt, die du kaufen könntest.</translation>
    </message>
    <message>
        <source>It needs one of your stalls and one of an opponent's.</source>
        <translation>Dazu braucht es einen eigenen und einen fremden Marktstand.</translation>
    </message>
    <message>
        <source>It needs 3 cash or an unsown field.</source>
        <translation>Dazu braucht es 3 Käsch oder ein unbepflanztes Feld.</translation>
    </message>
    <message>
        <source>No field other than the home field holds any goods.</source>
        <translation>Außer auf dem Stammfeld liegen nirgends Waren.</translation>
    </message>
    <message>
        <source>There is nothing for it to do now.</source>
        <translation>Dafür gibt es jetzt nichts zu tun.</translation>
    </message>
    <message>
        <source>No opponent in reach has a regular customer whose goods are on your cart.</source>
        <translation>Kein erreichbarer Mitspieler hat einen Stammkunden, dessen Waren auf deinem Karren liegen.</translation>
    </message>
    <message>
        <source>Your stalls are full, or the shop has no place for their goods.</source>
        <translation>Deine Stände sind voll, und der Laden hat keinen Platz für ihre Waren.</translation>
    </message>
    <message>
        <source>Your private stack is empty.</source>
        <translation>Dein Stapel privater Felder ist leer.</translation>
    </message>
    <message>
        <source>It costs 1 cash, which you do not have.</source>
        <translation>Das kostet 1 Käsch; den hast du nicht.</translation>
    </message>
    <message>
        <source>No opponent in reach has a field with 4 goods or more.</source>
        <translation>Kein erreichbarer Mitspieler hat ein Feld mit mindestens 4 Waren.</translation>
    </message>
    <message>
        <source>There is no customer to swap, and none of an opponent's that your goods could serve.</source>
        <translation>Es gibt keinen Laufkunden zu tauschen und keinen bei Mitspielern, den deine Waren bedienen könnten.</translation>
    </message>
</context>
<context>
    <name>LoyangSentences</name>
    <message>
        <source>You harvest {goods}.</source>
        <translation>Du erntest {goods}.</translation>
    </message>
    <message>
        <source>{name} harvests {goods}.</source>
        <translation>{name} erntet {goods}.</translation>
    </message>
    <message>
        <source>Your other cards go to the court: {cards}.</source>
        <translation>Deine übrigen Karten kommen in den Hof: {cards}.</translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translation>Du ziehst {cards}.</translation>
    </message>
    <message>
        <source>{name} draws {cards}.</source>
        <translation>{name} zieht {cards}.</translation>
    </message>
    <message>
        <source>You do not keep {cards}.</source>
        <translation>Du behältst {cards} nicht.</translation>
    </message>
    <message>
        <source>{name} does not keep {cards}.</source>
        <translation>{name} behält {cards} nicht.</translation>
    </message>
    <message>
        <source>You refill {cards}.</source>
        <translation>Du füllst {cards} auf.</translation>
    </message>
    <message>
        <source>{name} refills {cards}.</source>
        <translation>{name} füllt {cards} auf.</translation>
    </message>
    <message>
        <source>Round {number} begins.</source>
        <translation>Runde {number} beginnt.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled in: %n action card(s).</source>
        <translation>
            <numerusform>Der Ablagestapel wird eingemischt: %n Aktionskarte.</numerusform>
            <numerusform>Der Ablagestapel wird eingemischt: %n Aktionskarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt %n card(s).</source>
        <translation>
            <numerusform>Alle bekommen %n Karte.</numerusform>
            <numerusform>Alle bekommen %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the court are discarded.</source>
        <translation>
            <numerusform>%n Karte des Hofs wird abgelegt.</numerusform>
            <numerusform>%n Karten des Hofs werden abgelegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The second row is cleared, and new cards come.</source>
        <translation>Die zweite Reihe wird geräumt, neue Karten kommen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Your turn begins.</source>
        <translation>Dein Zug beginnt.</translation>
    </message>
    <message>
        <source>All your markers show blue again.</source>
        <translation>Alle deine Marken sind wieder blau.</translation>
    </message>
    <message>
        <source>You have nothing left to pay for a field; it is discarded.</source>
        <translation>Du kannst ein Feld nicht mehr bezahlen; es wird abgelegt.</translation>
    </message>
    <message>
        <source>{name} has nothing left to pay for a field; it is discarded.</source>
        <translation>{name} kann ein Feld nicht mehr bezahlen; es wird abgelegt.</translation>
    </message>
    <message numerus="yes">
        <source>You pay %n cash for a common field.</source>
        <translation>
            <numerusform>Du zahlst %n Käsch für ein allgemeines Feld.</numerusform>
            <numerusform>Du zahlst %n Käsch für ein allgemeines Feld.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} pays %n cash for a common field.</source>
        <translation>
            <numerusform>{name} zahlt %n Käsch für ein allgemeines Feld.</numerusform>
            <numerusform>{name} zahlt %n Käsch für ein allgemeines Feld.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n cash and look your private stack through.</source>
        <translation>
            <numerusform>Du zahlst %n Käsch und siehst deinen Stapel privater Felder durch.</numerusform>
            <numerusform>Du zahlst %n Käsch und siehst deinen Stapel privater Felder durch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} pays %n cash and looks the private stack through.</source>
        <translation>
            <numerusform>{name} zahlt %n Käsch und sieht den Stapel privater Felder durch.</numerusform>
            <numerusform>{name} zahlt %n Käsch und sieht den Stapel privater Felder durch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take a loan of %n cash.</source>
        <translation>
            <numerusform>Du nimmst einen Kredit über %n Käsch auf.</numerusform>
            <numerusform>Du nimmst einen Kredit über %n Käsch auf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes a loan of %n cash.</source>
        <translation>
            <numerusform>{name} nimmt einen Kredit über %n Käsch auf.</numerusform>
            <numerusform>{name} nimmt einen Kredit über %n Käsch auf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You enlarge your storehouse for %n cash.</source>
        <translation>
            <numerusform>Du vergrößerst dein Lager für %n Käsch.</numerusform>
            <numerusform>Du vergrößerst dein Lager für %n Käsch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} enlarges the storehouse for %n cash.</source>
        <translation>
            <numerusform>{name} vergrößert das Lager für %n Käsch.</numerusform>
            <numerusform>{name} vergrößert das Lager für %n Käsch.</numerusform>
        </translation>
    </message>
    <message>
        <source>You turn up {card}.</source>
        <translation>Du deckst {card} auf.</translation>
    </message>
    <message>
        <source>{name} turns up {card}.</source>
        <translation>{name} deckt {card} auf.</translation>
    </message>
    <message>
        <source>You turn up {card} for the court.</source>
        <translation>Du deckst {card} für den Hof auf.</translation>
    </message>
    <message>
        <source>{name} turns up {card} for the court.</source>
        <translation>{name} deckt {card} für den Hof auf.</translation>
    </message>
    <message>
        <source>You add {card} to the court.</source>
        <translation>Du legst {card} in den Hof.</translation>
    </message>
    <message>
        <source>{name} adds {card} to the court.</source>
        <translation>{name} legt {card} in den Hof.</translation>
    </message>
    <message>
        <source>You are done with {card}.</source>
        <translation>Du legst {card} ab.</translation>
    </message>
    <message>
        <source>{name} is done with {card}.</source>
        <translation>{name} legt {card} ab.</translation>
    </message>
    <message>
        <source>You discard {card} unused.</source>
        <translation>Du wirfst {card} ungenutzt ab.</translation>
    </message>
    <message>
        <source>{name} discards {card} unused.</source>
        <translation>{name} wirft {card} ungenutzt ab.</translation>
    </message>
    <message>
        <source>You clear {card}.</source>
        <translation>Du räumst {card} ab.</translation>
    </message>
    <message>
        <source>{name} clears {card}.</source>
        <translation>{name} räumt {card} ab.</translation>
    </message>
    <message>
        <source>You put {card} under your private stack.</source>
        <translation>Du legst {card} unter deinen Stapel privater Felder.</translation>
    </message>
    <message>
        <source>{name} puts {card} under the private stack.</source>
        <translation>{name} legt {card} unter den Stapel privater Felder.</translation>
    </message>
    <message>
        <source>You choose {card} from your private stack.</source>
        <translation>Du wählst {card} aus deinem Stapel.</translation>
    </message>
    <message>
        <source>{name} chooses {card} from the private stack.</source>
        <translation>{name} wählt {card} aus dem Stapel.</translation>
    </message>
    <message>
        <source>You buy {goods} for {price} cash and sow your home field.</source>
        <translation>Du kaufst {goods} für {price} Käsch und bepflanzt dein Stammfeld.</translation>
    </message>
    <message>
        <source>{name} buys {goods} for {price} cash and sows the home field.</source>
        <translation>{name} kauft {goods} für {price} Käsch und bepflanzt das Stammfeld.</translation>
    </message>
    <message>
        <source>You take {card} from the court.</source>
        <translation>Du nimmst {card} aus dem Hof.</translation>
    </message>
    <message>
        <source>{name} takes {card} from the court.</source>
        <translation>{name} nimmt {card} aus dem Hof.</translation>
    </message>
    <message>
        <source>You lay out your beginner customer: {card}.</source>
        <translation>Du legst deinen Einsteiger-Kunden aus: {card}.</translation>
    </message>
    <message>
        <source>{name} lays out the beginner customer: {card}.</source>
        <translation>{name} legt den Einsteiger-Kunden aus: {card}.</translation>
    </message>
    <message>
        <source>You keep {card}.</source>
        <translation>Du behältst {card}.</translation>
    </message>
    <message>
        <source>{name} keeps {card}.</source>
        <translation>{name} behält {card}.</translation>
    </message>
    <message>
        <source>You lay out {card}.</source>
        <translation>Du legst {card} aus.</translation>
    </message>
    <message>
        <source>{name} lays out {card}.</source>
        <translation>{name} legt {card} aus.</translation>
    </message>
    <message>
        <source>You lay {lower} under {upper}.</source>
        <translation>Du legst {lower} unter {upper}.</translation>
    </message>
    <message>
        <source>{name} lays {lower} under {upper}.</source>
        <translation>{name} legt {lower} unter {upper}.</translation>
    </message>
    <message>
        <source>This card of yours comes to light: {card}.</source>
        <translation>Bei dir wird aufgedeckt: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}’s accountant brings %n cash for fields: {good}.</source>
        <translation>
            <numerusform>Der Buchhalter von {name} bringt %n Käsch für Felder: {good}.</numerusform>
            <numerusform>Der Buchhalter von {name} bringt %n Käsch für Felder: {good}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You buy {card} for %n cash.</source>
        <translation>
            <numerusform>Du kaufst {card} für %n Käsch.</numerusform>
            <numerusform>Du kaufst {card} für %n Käsch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} buys {card} for %n cash.</source>
        <translation>
            <numerusform>{name} kauft {card} für %n Käsch.</numerusform>
            <numerusform>{name} kauft {card} für %n Käsch.</numerusform>
        </translation>
    </message>
    <message>
        <source>You choose {partner} as partner.</source>
        <translation>Du wählst {partner} als Partner.</translation>
    </message>
    <message>
        <source>{name} chooses {partner} as partner.</source>
        <translation>{name} wählt {partner} als Partner.</translation>
    </message>
    <message>
        <source>You draw a free double pack.</source>
        <translation>Du ziehst einen kostenlosen Doppelpack.</translation>
    </message>
    <message>
        <source>{name} draws a free double pack.</source>
        <translation>{name} zieht einen kostenlosen Doppelpack.</translation>
    </message>
    <message numerus="yes">
        <source>You buy a double pack for %n cash.</source>
        <translation>
            <numerusform>Du kaufst einen Doppelpack für %n Käsch.</numerusform>
            <numerusform>Du kaufst einen Doppelpack für %n Käsch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} buys a double pack for %n cash.</source>
        <translation>
            <numerusform>{name} kauft einen Doppelpack für %n Käsch.</numerusform>
            <numerusform>{name} kauft einen Doppelpack für %n Käsch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You sell {goods} for %n cash.</source>
        <translation>
            <numerusform>Du verkaufst {goods} für %n Käsch.</numerusform>
            <numerusform>Du verkaufst {goods} für %n Käsch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} sells {goods} for %n cash.</source>
        <translation>
            <numerusform>{name} verkauft {goods} für %n Käsch.</numerusform>
            <numerusform>{name} verkauft {goods} für %n Käsch.</numerusform>
        </translation>
    </message>
    <message>
        <source>You sow {goods} {on_field}.</source>
        <translation>Du pflanzt {goods} {on_field} an.</translation>
    </message>
    <message>
        <source>{name} sows {goods} {on_field}.</source>
        <translation>{name} pflanzt {goods} {on_field} an.</translation>
    </message>
    <message numerus="yes">
        <source>You buy {goods} for %n cash ({helpers}).</source>
        <translation>
            <numerusform>Du kaufst {goods} für %n Käsch ({helpers}).</numerusform>
            <numerusform>Du kaufst {goods} für %n Käsch ({helpers}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} buys {goods} for %n cash ({helpers}).</source>
        <translation>
            <numerusform>{name} kauft {goods} für %n Käsch ({helpers}).</numerusform>
            <numerusform>{name} kauft {goods} für %n Käsch ({helpers}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You buy {goods} for %n cash.</source>
        <translation>
            <numerusform>Du kaufst {goods} für %n Käsch.</numerusform>
            <numerusform>Du kaufst {goods} für %n Käsch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} buys {goods} for %n cash.</source>
        <translation>
            <numerusform>{name} kauft {goods} für %n Käsch.</numerusform>
            <numerusform>{name} kauft {goods} für %n Käsch.</numerusform>
        </translation>
    </message>
    <message>
        <source>You trade {given} for {good}.</source>
        <translation>Du tauschst {given} gegen {good}.</translation>
    </message>
    <message>
        <source>{name} trades {given} for {good}.</source>
        <translation>{name} tauscht {given} gegen {good}.</translation>
    </message>
    <message>
        <source>{name} trades {given} for {good} at one of your stalls.</source>
        <translation>{name} tauscht an einem deiner Stände {given} gegen {good}.</translation>
    </message>
    <message>
        <source>You trade {given} for {good} at a stall of {other}.</source>
        <translation>Du tauschst an einem Stand von {other} {given} gegen {good}.</translation>
    </message>
    <message>
        <source>{name} trades {given} for {good} at a stall of {other}.</source>
        <translation>{name} tauscht an einem Stand von {other} {given} gegen {good}.</translation>
    </message>
    <message>
        <source>Now in your shop: {goods}.</source>
        <translation>Jetzt in deinem Laden: {goods}.</translation>
    </message>
    <message>
        <source>You give back {goods}.</source>
        <translation>Du gibst {goods} zurück.</translation>
    </message>
    <message>
        <source>{name} gives back {goods}.</source>
        <translation>{name} gibt {goods} zurück.</translation>
    </message>
    <message>
        <source>You store {goods}.</source>
        <translation>Du lagerst {goods} ein.</translation>
    </message>
    <message>
        <source>{name} stores {goods}.</source>
        <translation>{name} lagert {goods} ein.</translation>
    </message>
    <message numerus="yes">
        <source>You deliver {goods} to a regular customer for %n cash.</source>
        <translation>
            <numerusform>Du lieferst einem Stammkunden {goods} für %n Käsch.</numerusform>
            <numerusform>Du lieferst einem Stammkunden {goods} für %n Käsch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} delivers {goods} to a regular customer for %n cash.</source>
        <translation>
            <numerusform>{name} liefert einem Stammkunden {goods} für %n Käsch.</numerusform>
            <numerusform>{name} liefert einem Stammkunden {goods} für %n Käsch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} delivers {goods} to one of your regular customers for %n cash.</source>
        <translation>
            <numerusform>{name} liefert {goods} an einen deiner Stammkunden für %n Käsch.</numerusform>
            <numerusform>{name} liefert {goods} an einen deiner Stammkunden für %n Käsch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You deliver {goods} to a regular customer of {other} for %n cash.</source>
        <translation>
            <numerusform>Du lieferst {goods} an einen Stammkunden von {other} für %n Käsch.</numerusform>
            <numerusform>Du lieferst {goods} an einen Stammkunden von {other} für %n Käsch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} delivers {goods} to a regular customer of {other} for %n cash.</source>
        <translation>
            <numerusform>{name} liefert {goods} an einen Stammkunden von {other} für %n Käsch.</numerusform>
            <numerusform>{name} liefert {goods} an einen Stammkunden von {other} für %n Käsch.</numerusform>
        </translation>
    </message>
    <message>
        <source>You do not supply {card}.</source>
        <translation>Du belieferst {card} nicht.</translation>
    </message>
    <message>
        <source>{name} does not supply {card}.</source>
        <translation>{name} beliefert {card} nicht.</translation>
    </message>
    <message numerus="yes">
        <source>You do not supply {card} and pay %n cash.</source>
        <translation>
            <numerusform>Du belieferst {card} nicht und zahlst %n Käsch.</numerusform>
            <numerusform>Du belieferst {card} nicht und zahlst %n Käsch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} does not supply {card} and pays %n cash.</source>
        <translation>
            <numerusform>{name} beliefert {card} nicht und zahlt %n Käsch.</numerusform>
            <numerusform>{name} beliefert {card} nicht und zahlt %n Käsch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You serve a casual customer with {goods} for %n cash ({change}).</source>
        <translation>
            <numerusform>Du bedienst einen Laufkunden mit {goods} für %n Käsch ({change}).</numerusform>
            <numerusform>Du bedienst einen Laufkunden mit {goods} für %n Käsch ({change}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} serves a casual customer with {goods} for %n cash ({change}).</source>
        <translation>
            <numerusform>{name} bedient einen Laufkunden mit {goods} für %n Käsch ({change}).</numerusform>
            <numerusform>{name} bedient einen Laufkunden mit {goods} für %n Käsch ({change}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You serve a casual customer with {goods} for %n cash.</source>
        <translation>
            <numerusform>Du bedienst einen Laufkunden mit {goods} für %n Käsch.</numerusform>
            <numerusform>Du bedienst einen Laufkunden mit {goods} für %n Käsch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} serves a casual customer with {goods} for %n cash.</source>
        <translation>
            <numerusform>{name} bedient einen Laufkunden mit {goods} für %n Käsch.</numerusform>
            <numerusform>{name} bedient einen Laufkunden mit {goods} für %n Käsch.</numerusform>
        </translation>
    </message>
    <message>
        <source>You use {helper} ({what}).</source>
        <translation>Du spielst {helper} ({what}).</translation>
    </message>
    <message>
        <source>{name} uses {helper} ({what}).</source>
        <translation>{name} spielt {helper} ({what}).</translation>
    </message>
    <message numerus="yes">
        <source>Your accountant brings %n cash for fields: {good}.</source>
        <translation>
            <numerusform>Dein Buchhalter bringt %n Käsch für Felder: {good}.</numerusform>
            <numerusform>Dein Buchhalter bringt %n Käsch für Felder: {good}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n cash to {other}.</source>
        <translation>
            <numerusform>Du zahlst %n Käsch an {other}.</numerusform>
            <numerusform>Du zahlst %n Käsch an {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} pays %n cash to {other}.</source>
        <translation>
            <numerusform>{name} zahlt %n Käsch an {other}.</numerusform>
            <numerusform>{name} zahlt %n Käsch an {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You swap {given} for {taken} with {other}.</source>
        <translation>Du tauschst mit {other} {given} gegen {taken}.</translation>
    </message>
    <message>
        <source>{name} swaps {given} for {taken} with {other}.</source>
        <translation>{name} tauscht mit {other} {given} gegen {taken}.</translation>
    </message>
    <message>
        <source>You stay on your space of the path.</source>
        <translation>Du bleibst auf dem Wohlstandspfad stehen.</translation>
    </message>
    <message>
        <source>{name} stays on the path.</source>
        <translation>{name} bleibt auf dem Wohlstandspfad stehen.</translation>
    </message>
    <message numerus="yes">
        <source>You walk %n step(s) for {cash} cash.</source>
        <translation>
            <numerusform>Du rückst %n Schritt vor, für {cash} Käsch.</numerusform>
            <numerusform>Du rückst %n Schritte vor, für {cash} Käsch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} walks %n step(s) for {cash} cash.</source>
        <translation>
            <numerusform>{name} rückt %n Schritt vor, für {cash} Käsch.</numerusform>
            <numerusform>{name} rückt %n Schritte vor, für {cash} Käsch.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take {goods} from a field of {other}.</source>
        <translation>Du nimmst {goods} von einem Feld von {other}.</translation>
    </message>
    <message>
        <source>{name}’s other cards go to the court: {cards}.</source>
        <translation>Die übrigen Karten von {name} kommen in den Hof: {cards}.</translation>
    </message>
    <message>
        <source>{name}’s turn begins.</source>
        <translation>Der Zug von {name} beginnt.</translation>
    </message>
    <message>
        <source>All of {name}’s markers show blue again.</source>
        <translation>Alle Marken von {name} sind wieder blau.</translation>
    </message>
    <message>
        <source>{name}’s card comes to light: {card}.</source>
        <translation>Bei {name} wird aufgedeckt: {card}.</translation>
    </message>
    <message>
        <source>Turn order: {first}, {second}.</source>
        <translation>Reihenfolge: {first}, {second}.</translation>
    </message>
    <message>
        <source>Now in {name}’s shop: {goods}.</source>
        <translation>Jetzt im Laden von {name}: {goods}.</translation>
    </message>
    <message>
        <source>{name} takes {goods} from a field of {other}.</source>
        <translation>{name} nimmt {goods} von einem Feld von {other}.</translation>
    </message>
    <message>
        <source>{name} takes {goods} from one of your fields.</source>
        <translation>{name} nimmt {goods} von einem deiner Felder.</translation>
    </message>
</context>
<context>
    <name>LoyangStandings</name>
    <message>
        <source>Set-up</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Round {number} · {phase}</source>
        <translation>Runde {number} · {phase}</translation>
    </message>
    <message>
        <source>Harvest</source>
        <translation>Ernte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie zu Ende</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Kredite</translation>
    </message>
    <message>
        <source>Round {number} of {all}</source>
        <translation>Runde {number} von {all}</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) to come</source>
        <translation>
            <numerusform>noch %n Runde</numerusform>
            <numerusform>noch %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solospiel</translation>
    </message>
    <message>
        <source>Everybody sows the home field.</source>
        <translation>Alle bepflanzen ihr Stammfeld.</translation>
    </message>
    <message>
        <source>A private field comes up, and every sown field gives one good.</source>
        <translation>Ein privates Feld wird aufgedeckt, und jedes bepflanzte Feld gibt eine Ware.</translation>
    </message>
    <message>
        <source>Cards are chosen: one of the court and one of the hand.</source>
        <translation>Karten werden gewählt: eine aus dem Hof und eine aus der Hand.</translation>
    </message>
    <message>
        <source>Sow, buy, sell, trade and serve customers, in any order; then walk the path.</source>
        <translation>Anpflanzen, kaufen, verkaufen, tauschen und Kunden beliefern, in beliebiger Reihenfolge; dann auf dem Pfad vorrücken.</translation>
    </message>
    <message>
        <source>Nine rounds have been played.</source>
        <translation>Neun Runden sind gespielt.</translation>
    </message>
    <message>
        <source>17 points are good, 18 very good, 19 and more master level.</source>
        <translation>17 Punkte sind gut, 18 sehr gut, ab 19 ist es meisterlich.</translation>
    </message>
    <message>
        <source>With equal points cash decides, then goods on fields and in the storehouse.</source>
        <translation>Bei gleichen Punkten entscheidet das Geld, dann die Waren auf Feldern und im Lager.</translation>
    </message>
    <message numerus="yes">
        <source>You reach %n point(s).</source>
        <translation>
            <numerusform>Du erreichst %n Punkt.</numerusform>
            <numerusform>Du erreichst %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} reaches %n point(s).</source>
        <translation>
            <numerusform>{name} erreicht %n Punkt.</numerusform>
            <numerusform>{name} erreicht %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}. {name}: %n point(s), {cash} cash, {goods} goods</source>
        <translation>
            <numerusform>{place}. {name}: %n Punkt, {cash} Käsch, {goods} Waren</numerusform>
            <numerusform>{place}. {name}: %n Punkte, {cash} Käsch, {goods} Waren</numerusform>
        </translation>
    </message>
    <message>
        <source>17 and more would be good.</source>
        <translation>Gut wären 17 und mehr.</translation>
    </message>
    <message>
        <source>That is good.</source>
        <translation>Das ist gut.</translation>
    </message>
    <message>
        <source>That is very good.</source>
        <translation>Das ist sehr gut.</translation>
    </message>
    <message>
        <source>That is master level.</source>
        <translation>Das ist meisterlich.</translation>
    </message>
</context>
<context>
    <name>LoyangStory</name>
    <message numerus="yes">
        <source>{name} walks %n step(s) and reaches space {space}.</source>
        <translation>
            <numerusform>{name} rückt %n Schritt vor und erreicht Feld {space}.</numerusform>
            <numerusform>{name} rückt %n Schritte vor und erreicht Feld {space}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} stays on space {space}.</source>
        <translation>{name} bleibt auf Feld {space} stehen.</translation>
    </message>
    <message>
        <source>A regular customer of {name} is fully supplied and leaves.</source>
        <translation>Ein Stammkunde von {name} ist voll beliefert und geht.</translation>
    </message>
    <message numerus="yes">
        <source>You walk %n step(s) and reach space {space}.</source>
        <translation>
            <numerusform>Du rückst %n Schritt vor und erreichst Feld {space}.</numerusform>
            <numerusform>Du rückst %n Schritte vor und erreichst Feld {space}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You stay on space {space}.</source>
        <translation>Du bleibst auf Feld {space} stehen.</translation>
    </message>
    <message>
        <source>One of your regular customers is fully supplied and leaves.</source>
        <translation>Einer deiner Stammkunden ist voll beliefert und geht.</translation>
    </message>
</context>
<context>
    <name>LoyangTiles</name>
    <message>
        <source>Sow</source>
        <translation>Anpflanzen</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Verkaufen</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Helper</source>
        <translation>Helfer</translation>
    </message>
    <message>
        <source>Deliver</source>
        <translation>Liefern</translation>
    </message>
    <message>
        <source>Serve</source>
        <translation>Bedienen</translation>
    </message>
    <message>
        <source>Double pack</source>
        <translation>Doppelpack</translation>
    </message>
    <message>
        <source>No delivery</source>
        <translation>Keine Lieferung</translation>
    </message>
    <message>
        <source>Loan</source>
        <translation>Kredit</translation>
    </message>
    <message>
        <source>End phase</source>
        <translation>Phase beenden</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key: no delivery</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>L</source>
        <comment>key: loan</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key: end phase</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Lay a good of the cart on an empty field; the supply fills the other plots with the same.</source>
        <translation>Lege eine Ware vom Karren auf ein leeres Feld; der Vorrat füllt die übrigen Parzellen mit der gleichen.</translation>
    </message>
    <message>
        <source>Buy a good that lies in your shop; haggler and shopper can be added.</source>
        <translation>Kaufe eine Ware, die in deinem Laden liegt; Feilscher und Käufer können dazukommen.</translation>
    </message>
    <message>
        <source>Sell goods of the cart to free places of your shop, in any phase.</source>
        <translation>Verkaufe Waren vom Karren auf freie Plätze deines Ladens, in jeder Phase.</translation>
    </message>
    <message>
        <source>Give 1 or 2 goods of the cart for a good of a market stall.</source>
        <translation>Gib 1 oder 2 Waren vom Karren für eine Ware eines Marktstands.</translation>
    </message>
    <message>
        <source>Use a helper, or discard it unused.</source>
        <translation>Spiele einen Helfer aus oder wirf ihn ungenutzt ab.</translation>
    </message>
    <message>
        <source>Bring a regular customer both goods: each once a round.</source>
        <translation>Bringe einem Stammkunden beide Waren: jedem einmal pro Runde.</translation>
    </message>
    <message>
        <source>Bring a casual customer all three goods.</source>
        <translation>Bringe einem Laufkunden alle drei Waren.</translation>
    </message>
    <message>
        <source>Once a turn: draw two cards and keep none, one, or both on top of each other.</source>
        <translation>Einmal pro Zug: Ziehe zwei Karten und behalte keine, eine oder beide aufeinander.</translation>
    </message>
    <message>
        <source>A customer goes without: the blue marker turns red, with a red one you pay 2 cash.</source>
        <translation>Ein Kunde geht leer aus: Die blaue Marke wird rot, bei einer roten zahlst du 2 Käsch.</translation>
    </message>
    <message>
        <source>Take 5 cash; at the end it takes you one space back. It cannot be repaid.</source>
        <translation>Nimm 5 Käsch; am Ende kostet das ein Feld. Zurückzahlen geht nicht.</translation>
    </message>
    <message>
        <source>Store goods, then walk the path of prosperity. Nothing else is possible after that.</source>
        <translation>Lagere Waren ein und rücke dann auf dem Wohlstandspfad vor. Danach geht nichts anderes mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%n empty field(s)</source>
        <translation>
            <numerusform>%n leeres Feld</numerusform>
            <numerusform>%n leere Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>once more</source>
        <translation>noch einmal</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>nichts zu tun</translation>
    </message>
    <message>
        <source>from {price} cash</source>
        <translation>ab {price} Käsch</translation>
    </message>
    <message>
        <source>too dear</source>
        <translation>zu teuer</translation>
    </message>
    <message>
        <source>Your shop has no free place for a good on your cart.</source>
        <translation>Dein Laden hat keinen freien Platz für eine Ware auf deinem Karren.</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n Sorte</numerusform>
            <numerusform>%n Sorten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s) on stalls</source>
        <translation>
            <numerusform>%n Ware am Stand</numerusform>
            <numerusform>%n Waren am Stand</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no visible helper.</source>
        <translation>Du hast keinen offenen Helfer.</translation>
    </message>
    <message numerus="yes">
        <source>%n ready</source>
        <translation>
            <numerusform>%n bereit</numerusform>
            <numerusform>%n bereit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still due</source>
        <translation>
            <numerusform>%n noch fällig</numerusform>
            <numerusform>%n noch fällig</numerusform>
        </translation>
    </message>
    <message>
        <source>none due</source>
        <translation>keiner fällig</translation>
    </message>
    <message>
        <source>No regular customer can get its goods now.</source>
        <translation>Kein Stammkunde kann jetzt seine Waren bekommen.</translation>
    </message>
    <message numerus="yes">
        <source>%n for {cash} cash</source>
        <translation>
            <numerusform>%n für {cash} Käsch</numerusform>
            <numerusform>%n für {cash} Käsch</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>No casual customer can get all three goods now.</source>
        <translation>Kein Laufkunde kann jetzt alle drei Waren bekommen.</translation>
    </message>
    <message numerus="yes">
        <source>%n cash</source>
        <translation>
            <numerusform>%n Käsch</numerusform>
            <numerusform>%n Käsch</numerusform>
        </translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratis</translation>
    </message>
    <message>
        <source>One double pack a turn.</source>
        <translation>Nur ein Doppelpack pro Zug.</translation>
    </message>
    <message>
        <source>It costs {price} cash; you have {cash}.</source>
        <translation>Das kostet {price} Käsch; du hast {cash}.</translation>
    </message>
    <message>
        <source>No action cards are left.</source>
        <translation>Es sind keine Aktionskarten mehr da.</translation>
    </message>
    <message numerus="yes">
        <source>%n customer(s)</source>
        <translation>
            <numerusform>%n Kunde</numerusform>
            <numerusform>%n Kunden</numerusform>
        </translation>
    </message>
    <message>
        <source>taken</source>
        <translation>schon genommen</translation>
    </message>
    <message>
        <source>costs 2 cash</source>
        <translation>kostet 2 Käsch</translation>
    </message>
    <message>
        <source>No good on your cart fits an empty field.</source>
        <translation>Kein leeres Feld passt zu einer Ware auf deinem Karren.</translation>
    </message>
    <message>
        <source>There is nothing in your shop that you can afford.</source>
        <translation>Nichts in deinem Laden ist bezahlbar.</translation>
    </message>
    <message>
        <source>The goods on your cart cannot be traded for anything on your stalls.</source>
        <translation>Mit den Waren auf deinem Karren bekommst du an deinen Ständen nichts.</translation>
    </message>
    <message>
        <source>No helper of yours has anything to do now. Click one to see why, or to discard it unused.</source>
        <translation>Keiner deiner Helfer kann jetzt etwas tun. Klicke einen an, um zu sehen, warum, oder um ihn ungenutzt abzuwerfen.</translation>
    </message>
    <message>
        <source>A red marker costs 2 cash: sell, or take a loan.</source>
        <translation>Eine rote Marke kostet 2 Käsch: Verkaufe etwas oder nimm einen Kredit auf.</translation>
    </message>
    <message>
        <source>No regular customer is due.</source>
        <translation>Kein Stammkunde ist fällig.</translation>
    </message>
    <message>
        <source>You have all {most} loans.</source>
        <translation>Du hast schon alle {most} Kredite.</translation>
    </message>
    <message>
        <source>+{cash} cash</source>
        <translation>+{cash} Käsch</translation>
    </message>
    <message>
        <source>store and walk</source>
        <translation>lagern, vorrücken</translation>
    </message>
    <message numerus="yes">
        <source>%n regular customer(s) still due: deliver or refuse first.</source>
        <translation>
            <numerusform>%n Stammkunde ist noch fällig: erst liefern oder abweisen.</numerusform>
            <numerusform>%n Stammkunden sind noch fällig: erst liefern oder abweisen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only in your action turn.</source>
        <translation>Nur in deiner Aktionsphase.</translation>
    </message>
    <message>
        <source>nothing fits</source>
        <translation>nichts passt</translation>
    </message>
    <message>
        <source>no empty field</source>
        <translation>kein leeres Feld</translation>
    </message>
    <message>
        <source>no place</source>
        <translation>kein Platz</translation>
    </message>
    <message>
        <source>too few goods</source>
        <translation>zu wenig Waren</translation>
    </message>
    <message>
        <source>no stall</source>
        <translation>kein Stand</translation>
    </message>
    <message>
        <source>cart empty</source>
        <translation>Karren leer</translation>
    </message>
</context>
<context>
    <name>LoyangTurn</name>
    <message numerus="yes">
        <source>Your action phase: %n regular customer(s) still due</source>
        <translation>
            <numerusform>Deine Aktionsphase: %n Stammkunde noch fällig</numerusform>
            <numerusform>Deine Aktionsphase: %n Stammkunden noch fällig</numerusform>
        </translation>
    </message>
    <message>
        <source>End the phase now?</source>
        <translation>Die Phase jetzt beenden?</translation>
    </message>
    <message numerus="yes">
        <source>Buy a double pack for %n cash?</source>
        <translation>
            <numerusform>Einen Doppelpack für %n Käsch kaufen?</numerusform>
            <numerusform>Einen Doppelpack für %n Käsch kaufen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a free double pack?</source>
        <translation>Einen kostenlosen Doppelpack ziehen?</translation>
    </message>
    <message>
        <source>Two cards come up; nothing before can be taken back then.</source>
        <translation>Zwei Karten werden aufgedeckt; alles davor lässt sich dann nicht mehr zurücknehmen.</translation>
    </message>
    <message>
        <source>Helpers with a lantern touch only the partner. Yours acts third, the other player fourth.</source>
        <translation>Helfer mit Lampion wirken nur auf den Partner. Deiner ist als Dritter dran, der andere als Vierter.</translation>
    </message>
    <message>
        <source>Who is your partner in this action phase?</source>
        <translation>Wer ist in dieser Aktionsphase dein Partner?</translation>
    </message>
    <message>
        <source>Choose {name} as partner</source>
        <translation>Wähle {name} als Partner</translation>
    </message>
    <message>
        <source>Your action phase: choose an action, or click something</source>
        <translation>Deine Aktionsphase: Wähle eine Aktion oder klicke etwas an</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>Karten ziehen</translation>
    </message>
    <message>
        <source>You could still sow and serve a customer, but not after this.</source>
        <translation>Du könntest noch anpflanzen und einen Kunden bedienen; danach geht das nicht mehr.</translation>
    </message>
    <message>
        <source>You could still supply a regular customer once more, but not after this.</source>
        <translation>Du könntest einen Stammkunden noch einmal beliefern; danach geht das nicht mehr.</translation>
    </message>
    <message>
        <source>You could still sow, but not after this.</source>
        <translation>Du könntest noch anpflanzen; danach geht das nicht mehr.</translation>
    </message>
    <message>
        <source>You could still serve a customer, but not after this.</source>
        <translation>Du könntest noch einen Kunden bedienen; danach geht das nicht mehr.</translation>
    </message>
    <message>
        <source>End phase</source>
        <translation>Phase beenden</translation>
    </message>
    <message>
        <source>Goods are stored at the end of the phase.</source>
        <translation>Eingelagert wird am Ende der Phase.</translation>
    </message>
    <message>
        <source>Private fields come up at the harvest, one a round.</source>
        <translation>Private Felder werden bei der Ernte aufgedeckt, eins pro Runde.</translation>
    </message>
    <message>
        <source>Cards are drawn only with a double pack.</source>
        <translation>Karten zieht man nur als Doppelpack.</translation>
    </message>
    <message>
        <source>Click one of its goods to trade.</source>
        <translation>Klicke zum Tauschen eine seiner Waren an.</translation>
    </message>
    <message>
        <source>{missing} Refusing costs 2 cash, which you do not have: sell, or take a loan.</source>
        <translation>{missing} Nicht zu liefern kostet 2 Käsch, die du nicht hast: Verkaufe etwas oder nimm einen Kredit auf.</translation>
    </message>
    <message>
        <source>The home field is never sown again.</source>
        <translation>Das Stammfeld wird nie wieder bepflanzt.</translation>
    </message>
    <message>
        <source>Something grows here: one good is harvested every round.</source>
        <translation>Hier wächst schon etwas: Jede Runde wird eine Ware geerntet.</translation>
    </message>
    <message>
        <source>Nothing on your cart grows here; it takes: {goods}.</source>
        <translation>Nichts auf deinem Karren wächst hier; möglich sind: {goods}.</translation>
    </message>
    <message>
        <source>{good}: none on your cart.</source>
        <translation>{good}: nicht auf deinem Karren.</translation>
    </message>
    <message>
        <source>There is no second one on your cart.</source>
        <translation>Davon liegt keine zweite Ware auf deinem Karren.</translation>
    </message>
    <message>
        <source>{good}: no free place in your shop.</source>
        <translation>{good}: kein freier Platz in deinem Laden.</translation>
    </message>
    <message>
        <source>{good} grows on none of your empty fields.</source>
        <translation>{good}: wächst auf keinem deiner leeren Felder.</translation>
    </message>
    <message>
        <source>{good}: no empty field for it, and no free place in your shop.</source>
        <translation>{good}: kein passendes leeres Feld und kein freier Platz im Laden.</translation>
    </message>
    <message>
        <source>This place is for another good.</source>
        <translation>Dieser Platz ist für eine andere Ware.</translation>
    </message>
    <message>
        <source>{good}: none in your shop.</source>
        <translation>{good}: nicht in deinem Laden.</translation>
    </message>
    <message>
        <source>{good}: sold out at this stall.</source>
        <translation>{good}: an diesem Stand ausverkauft.</translation>
    </message>
    <message>
        <source>Goods on an opponent's stall can be had only through a trader.</source>
        <translation>Waren fremder Stände bekommst du nur durch einen Händler.</translation>
    </message>
    <message>
        <source>Goods are missing for a delivery, {price} cash for a refusal: trade, sell or take a loan.</source>
        <translation>Zum Liefern fehlt dir Ware, zum Absagen fehlen {price} Käsch: Tausche, verkaufe oder nimm einen Kredit.</translation>
    </message>
    <message>
        <source>Goods are missing for a delivery, {price} cash for a refusal: a loan helps.</source>
        <translation>Zum Liefern fehlt dir Ware, zum Absagen fehlen {price} Käsch: Ein Kredit hilft.</translation>
    </message>
</context>
<context>
    <name>LoyangWords</name>
    <message>
        <source>Tout</source>
        <translation>Abwerber</translation>
    </message>
    <message>
        <source>Swap a casual customer with an opponent. Or pay 2 for one of theirs and serve it at once.</source>
        <translation>Tausche einen Laufkunden mit einem Mitspieler. Oder zahle 2 für einen fremden und bediene ihn sofort.</translation>
    </message>
    <message>
        <source>Swap customers</source>
        <translation>Kunden tauschen</translation>
    </message>
    <message>
        <source>Serve theirs</source>
        <translation>Fremden bedienen</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Beamter</translation>
    </message>
    <message>
        <source>The double pack is free this turn.</source>
        <translation>Der Doppelpack ist in diesem Zug kostenlos.</translation>
    </message>
    <message>
        <source>Free double pack</source>
        <translation>Gratis-Doppelpack</translation>
    </message>
    <message>
        <source>Messenger boy</source>
        <translation>Botenjunge</translation>
    </message>
    <message>
        <source>Supply each of your regular customers twice this turn; a row pays twice.</source>
        <translation>Beliefere in diesem Zug jeden Stammkunden bis zu zweimal; die Zeile zahlt doppelt.</translation>
    </message>
    <message>
        <source>Supply twice</source>
        <translation>Zweimal liefern</translation>
    </message>
    <message>
        <source>Accountant</source>
        <translation>Buchhalter</translation>
    </message>
    <message>
        <source>Fill or empty your shop as you like. 1 cash per field of your best crop.</source>
        <translation>Fülle oder leere deinen Laden beliebig. 1 Käsch je Feld deiner häufigsten Ware.</translation>
    </message>
    <message>
        <source>Set the shop</source>
        <translation>Laden ordnen</translation>
    </message>
    <message>
        <source>Harvest hand</source>
        <translation>Erntehelfer</translation>
    </message>
    <message>
        <source>At harvest: a second good from fields with 4 or more. Or: fields sown now hold 1 good more.</source>
        <translation>Ernte: eine zweite Ware von Feldern mit 4 oder mehr. Oder: neu bepflanzte Felder fassen 1 mehr.</translation>
    </message>
    <message>
        <source>Harvest twice</source>
        <translation>Doppelt ernten</translation>
    </message>
    <message>
        <source>Sow more</source>
        <translation>Mehr anpflanzen</translation>
    </message>
    <message>
        <source>Haggler</source>
        <translation>Feilscher</translation>
    </message>
    <message>
        <source>Buy two equal goods in your shop for the price of one.</source>
        <translation>Kaufe im Laden zwei gleiche Waren zum Preis von einer.</translation>
    </message>
    <message>
        <source>Buy two for one</source>
        <translation>Zwei für eine</translation>
    </message>
    <message>
        <source>Lord of the manor</source>
        <translation>Gutsherr</translation>
    </message>
    <message>
        <source>In the card phase: take up to two more cards from the court.</source>
        <translation>Nimm in der Kartenphase bis zu zwei weitere Karten aus dem Hof.</translation>
    </message>
    <message>
        <source>Take more cards</source>
        <translation>Mehr Karten nehmen</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>Trade abroad</source>
        <translation>Fremder Stand</translation>
    </message>
    <message>
        <source>Impostor</source>
        <translation>Hochstapler</translation>
    </message>
    <message>
        <source>Swap it for a helper of an opponent who has finished the turn.</source>
        <translation>Tausche ihn gegen den Helfer eines Mitspielers, der schon fertig ist.</translation>
    </message>
    <message>
        <source>Swap helpers</source>
        <translation>Helfer tauschen</translation>
    </message>
    <message>
        <source>Shopper</source>
        <translation>Käufer</translation>
    </message>
    <message>
        <source>Buy one good from the supply, 2 cash below the shop price.</source>
        <translation>Kaufe 1 Ware aus dem Vorrat, 2 Käsch unter dem Ladenpreis.</translation>
    </message>
    <message>
        <source>Buy from the supply</source>
        <translation>Aus dem Vorrat</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Kaufmann</translation>
    </message>
    <message>
        <source>For 1 cash each: one of every good that your regular customers want at least twice.</source>
        <translation>Für je 1 Käsch: eine von jeder Ware, die deine Stammkunden mindestens zweimal wollen.</translation>
    </message>
    <message>
        <source>Buy for 1 cash</source>
        <translation>Für 1 Käsch kaufen</translation>
    </message>
    <message>
        <source>Deliveryman</source>
        <translation>Lieferant</translation>
    </message>
    <message>
        <source>Supply a regular customer of an opponent and keep the payment; top row: 2 to the owner.</source>
        <translation>Beliefere einen fremden Stammkunden und kassiere. Oberste Zeile: 2 davon dem Besitzer.</translation>
    </message>
    <message>
        <source>Deliver abroad</source>
        <translation>Fremd liefern</translation>
    </message>
    <message>
        <source>Maid</source>
        <translation>Magd</translation>
    </message>
    <message>
        <source>Every trade at a stall costs you a single good this turn.</source>
        <translation>In diesem Zug kostet jeder Tausch am Marktstand nur eine Ware.</translation>
    </message>
    <message>
        <source>Trade one for one</source>
        <translation>Eins zu eins tauschen</translation>
    </message>
    <message>
        <source>Market crier</source>
        <translation>Marktschreier</translation>
    </message>
    <message>
        <source>Refill all your stalls. Or sell 1 to 3 of their goods to your shop, for 3 cash at most.</source>
        <translation>Fülle alle deine Stände auf. Oder verkaufe 1 bis 3 ihrer Waren an den Laden, für höchstens 3 Käsch.</translation>
    </message>
    <message>
        <source>Refill stalls</source>
        <translation>Stände auffüllen</translation>
    </message>
    <message>
        <source>Sell from stalls</source>
        <translation>Vom Stand verkaufen</translation>
    </message>
    <message>
        <source>Market woman</source>
        <translation>Marktweib</translation>
    </message>
    <message>
        <source>Swap one of your stalls with an opponent; both are refilled.</source>
        <translation>Tausche einen Marktstand mit einem Mitspieler; beide werden neu gefüllt.</translation>
    </message>
    <message>
        <source>Swap stalls</source>
        <translation>Stände tauschen</translation>
    </message>
    <message>
        <source>Leaseholder</source>
        <translation>Pächter</translation>
    </message>
    <message>
        <source>Pay 3 and choose a field of your private stack. Or put an unsown field under it and choose.</source>
        <translation>Zahle 3 und wähle ein Feld aus deinem Stapel. Oder lege ein leeres darunter und wähle ein anderes.</translation>
    </message>
    <message>
        <source>Pay 3 for a field</source>
        <translation>Feld für 3</translation>
    </message>
    <message>
        <source>Exchange a field</source>
        <translation>Feld umtauschen</translation>
    </message>
    <message>
        <source>Ploughman</source>
        <translation>Pflüger</translation>
    </message>
    <message>
        <source>Clear a field of 2 or more goods to sow it anew. Or harvest fields with a single good.</source>
        <translation>Räume ein Feld mit 2 oder mehr Waren ab, um neu zu pflanzen. Oder ernte Felder mit genau 1.</translation>
    </message>
    <message>
        <source>Clear a field</source>
        <translation>Feld abräumen</translation>
    </message>
    <message>
        <source>Harvest the last</source>
        <translation>Letzte ernten</translation>
    </message>
    <message>
        <source>Self-supplier</source>
        <translation>Selbstversorger</translation>
    </message>
    <message>
        <source>Take a good</source>
        <translation>Ware nehmen</translation>
    </message>
    <message>
        <source>Saleswoman</source>
        <translation>Verkäuferin</translation>
    </message>
    <message>
        <source>Turn all your markers to blue. Or casual customers pay 2 more this turn.</source>
        <translation>Drehe alle deine Marken auf Blau. Oder deine Laufkunden zahlen in diesem Zug 2 mehr.</translation>
    </message>
    <message>
        <source>Markers to blue</source>
        <translation>Marken auf Blau</translation>
    </message>
    <message>
        <source>Casual customers +2</source>
        <translation>Laufkunden +2</translation>
    </message>
    <message>
        <source>the tout</source>
        <translation>den Abwerber</translation>
    </message>
    <message>
        <source>the official</source>
        <translation>den Beamten</translation>
    </message>
    <message>
        <source>the messenger boy</source>
        <translation>den Botenjungen</translation>
    </message>
    <message>
        <source>the accountant</source>
        <translation>den Buchhalter</translation>
    </message>
    <message>
        <source>the harvest hand</source>
        <translation>den Erntehelfer</translation>
    </message>
    <message>
        <source>the haggler</source>
        <translation>den Feilscher</translation>
    </message>
    <message>
        <source>the lord of the manor</source>
        <translation>den Gutsherrn</translation>
    </message>
    <message>
        <source>the trader</source>
        <translation>den Händler</translation>
    </message>
    <message>
        <source>the impostor</source>
        <translation>den Hochstapler</translation>
    </message>
    <message>
        <source>the shopper</source>
        <translation>den Käufer</translation>
    </message>
    <message>
        <source>the merchant</source>
        <translation>den Kaufmann</translation>
    </message>
    <message>
        <source>the deliveryman</source>
        <translation>den Lieferanten</translation>
    </message>
    <message>
        <source>the maid</source>
        <translation>die Magd</translation>
    </message>
    <message>
        <source>the market crier</source>
        <translation>den Marktschreier</translation>
    </message>
    <message>
        <source>the market woman</source>
        <translation>das Marktweib</translation>
    </message>
    <message>
        <source>the leaseholder</source>
        <translation>den Pächter</translation>
    </message>
    <message>
        <source>the ploughman</source>
        <translation>den Pflüger</translation>
    </message>
    <message>
        <source>the self-supplier</source>
        <translation>den Selbstversorger</translation>
    </message>
    <message>
        <source>the saleswoman</source>
        <translation>die Verkäuferin</translation>
    </message>
    <message>
        <source>One trade at an opponent's stall. Pay the owner 1 cash in round 8, 2 in round 9.</source>
        <translation>Tausche am Stand eines Mitspielers 1 Ware. Runde 8: 1 Käsch an ihn, Runde 9: 2.</translation>
    </message>
    <message>
        <source>Take 1 good from an opponent's field of 4 or more goods, for 1 cash.</source>
        <translation>Nimm für 1 Käsch 1 Ware vom Feld eines Mitspielers mit 4 oder mehr Waren.</translation>
    </message>
</context>
<context>
    <name>MistakeModel</name>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Verschenkt</translation>
    </message>
</context>
<context>
    <name>MistakePanel</name>
    <message>
        <source>What costs most</source>
        <translation>Was am meisten kostet</translation>
    </message>
    <message>
        <source>Kinds of mistakes, and what they give away per game</source>
        <translation>Arten von Fehlern und was sie je Partie verschenken</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Decide again where you played like that</source>
        <translation>Neu entscheiden, wo du so gespielt hast</translation>
    </message>
</context>
<context>
    <name>MomentWords</name>
    <message>
        <source>The last round begins.</source>
        <translation>Die letzte Runde beginnt.</translation>
    </message>
    <message>
        <source>The last evening begins.</source>
        <translation>Der letzte Abend beginnt.</translation>
    </message>
</context>
<context>
    <name>MoveDelegate</name>
    <message>
        <source>A master would have done the same.</source>
        <translation>Ein Meister hätte dasselbe getan.</translation>
    </message>
    <message>
        <source>A master would have chosen otherwise, but nothing clearly better.</source>
        <translation>Ein Meister hätte anders gewählt, aber nichts klar Besseres.</translation>
    </message>
    <message>
        <source>A master instead: {sentence} Win chance {change} (± {error}%), as estimated.</source>
        <translation>Ein Meister stattdessen: {sentence} Gewinnchance {change} (± {error} %), geschätzt.</translation>
    </message>
    <message>
        <source>A master would have chosen otherwise: win chance {change} (± {error}%), as estimated.</source>
        <translation>Ein Meister hätte anders gewählt: Gewinnchance {change} (± {error} %), geschätzt.</translation>
    </message>
    <message>
        <source>{whose}: {change} (± {error}%), as estimated.</source>
        <translation>{whose}: {change} (± {error} %), geschätzt.</translation>
    </message>
    <message>
        <source>Chance played a part: luck had a hand in it.</source>
        <translation>Der Zufall spielte mit: Glück oder Pech war dabei.</translation>
    </message>
    <message>
        <source>Chance played no part: the choice itself made the difference.</source>
        <translation>Der Zufall spielte nicht mit: Die Entscheidung selbst machte den Unterschied.</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>{sign}{percent}%</source>
        <translation>{sign}{percent} %</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>Only me</source>
        <translation>Nur ich</translation>
    </message>
    <message>
        <source>The moves that changed the win chance most, beyond the error of the estimate, and your own in whose place a master knew something clearly better.</source>
        <translation>Die Züge, die die Gewinnchance am stärksten verändert haben, über den Fehler der Schätzung hinaus, und deine eigenen, an deren Stelle ein Meister etwas klar Besseres wusste.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>No move changed the win chance beyond the error of the estimate.</source>
        <translation>Kein Schritt hat die Gewinnchance über den Schätzfehler hinaus verändert.</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
</context>
<context>
    <name>MuranoBuilding</name>
    <message>
        <source>Draw a street</source>
        <translation>Straße ziehen</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key: draw a street</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>Done building</source>
        <translation>Fertig gebaut</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key: done building</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>Where do you build {tile}?</source>
        <translation>Wohin baust du {tile}?</translation>
    </message>
    <message>
        <source>On an empty building space beside a street; the spaces are marked.</source>
        <translation>Auf ein leeres Baufeld neben einer Straße; die Felder sind markiert.</translation>
    </message>
    <message>
        <source>Build: tile {number} of {most}</source>
        <translation>Bauen: Plättchen {number} von {most}</translation>
    </message>
    <message>
        <source>Click one of your tiles and then a space.</source>
        <translation>Klicke auf eines deiner Plättchen und dann auf ein Feld.</translation>
    </message>
    <message>
        <source>Click one of your tiles and then a space, or draw a street.</source>
        <translation>Klicke auf eines deiner Plättchen und dann auf ein Feld oder zieh eine Straße.</translation>
    </message>
    <message>
        <source>Draw a street: your own buildings must be bought first, and they need a street beside them.</source>
        <translation>Zieh eine Straße. Gebäude müssen vorher gekauft sein und brauchen eine Straße daneben.</translation>
    </message>
    <message>
        <source>Only streets can be drawn from a stack here.</source>
        <translation>Beim Bauen kommen nur Straßen vom Stapel.</translation>
    </message>
    <message>
        <source>Streets go only on paved spaces.</source>
        <translation>Straßen liegen nur auf den gepflasterten Feldern.</translation>
    </message>
    <message>
        <source>You may own only one workshop.</source>
        <translation>Mehr als eine Werkstatt ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>Draw a street</source>
        <comment>advice</comment>
        <translation>Zieh eine Straße</translation>
    </message>
    <message>
        <source>Build no more</source>
        <translation>Bau nicht weiter</translation>
    </message>
    <message>
        <source>Build {tile} on {island}</source>
        <translation>Bau {tile} auf {island}</translation>
    </message>
    <message>
        <source>it brings a card</source>
        <translation>es bringt eine Karte</translation>
    </message>
    <message>
        <source>No building space beside a street is free.</source>
        <translation>Neben einer Straße ist kein Baufeld frei.</translation>
    </message>
    <message>
        <source>All street spaces are taken.</source>
        <translation>Alle Straßenfelder sind belegt.</translation>
    </message>
    <message>
        <source>No street is left.</source>
        <translation>Es gibt keine Straße mehr.</translation>
    </message>
    <message>
        <source>Only streets lie here: draw one first.</source>
        <translation>Hier liegen nur Straßen: Zieh zuerst eine.</translation>
    </message>
    <message>
        <source>A building needs a street beside it, not only at a corner.</source>
        <translation>Ein Gebäude braucht eine Straße daneben, nicht nur über Eck.</translation>
    </message>
    <message>
        <source>First click one of your tiles.</source>
        <translation>Klicke zuerst auf eines deiner Plättchen.</translation>
    </message>
    <message>
        <source>This space is taken; nothing is ever moved or replaced.</source>
        <translation>Dieses Feld ist belegt; nichts wird versetzt oder ersetzt.</translation>
    </message>
    <message>
        <source>Where do you lay {street}?</source>
        <translation>Wohin legst du {street}?</translation>
    </message>
    <message>
        <source>On any empty street space of any island.</source>
        <translation>Auf ein beliebiges leeres Straßenfeld einer beliebigen Insel.</translation>
    </message>
    <message>
        <source>Lay the street on {island}</source>
        <translation>Leg die Straße auf {island}</translation>
    </message>
    <message>
        <source>Take “{name}”?</source>
        <translation>„{name}“ nehmen?</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>It lies open before you and works from your next turn on.</source>
        <translation>Sie liegt offen vor dir und wirkt ab deinem nächsten Zug.</translation>
    </message>
    <message>
        <source>Which special building card do you take?</source>
        <translation>Welche Sondergebäude-Karte nimmst du?</translation>
    </message>
    <message>
        <source>Take “{card}”</source>
        <translation>Nimm „{card}“</translation>
    </message>
</context>
<context>
    <name>MuranoBuying</name>
    <message>
        <source>How do you buy the palace?</source>
        <translation>Wie kaufst du den Palast?</translation>
    </message>
    <message>
        <source>How do you buy the shop?</source>
        <translation>Wie kaufst du den Laden?</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left. You have {gold}.</source>
        <translation>
            <numerusform>Noch %n Plättchen. Du hast {gold}.</numerusform>
            <numerusform>Noch %n Plättchen. Du hast {gold}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Top one unseen: {price}</source>
        <translation>Oberstes, verdeckt: {price}</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key: top tile</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>To choose from the stack costs {price}.</source>
        <translation>Aussuchen kostet {price}.</translation>
    </message>
    <message>
        <source>Choose one: {price}</source>
        <translation>Aussuchen: {price}</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key: choose a tile</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Take the top tile unseen</source>
        <translation>Nimm das oberste Plättchen</translation>
    </message>
    <message>
        <source>Choose a tile from the stack</source>
        <translation>Such dir ein Plättchen aus dem Stapel aus</translation>
    </message>
    <message>
        <source>Which palace do you take?</source>
        <translation>Welchen Palast nimmst du?</translation>
    </message>
    <message>
        <source>Which shop do you take?</source>
        <translation>Welchen Laden nimmst du?</translation>
    </message>
    <message>
        <source>The others are shuffled. Only you know what you hold until it is built.</source>
        <translation>Die anderen werden gemischt. Was du hast, weißt bis zum Bau nur du.</translation>
    </message>
    <message>
        <source>Take {tile}</source>
        <translation>Nimm {tile}</translation>
    </message>
    <message>
        <source>Build at once: {tile}?</source>
        <translation>Sofort bauen: {tile}?</translation>
    </message>
    <message>
        <source>Leave it unbuilt</source>
        <translation>Nicht bauen</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key: leave unbuilt</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>In the last round a tile may be placed as soon as it is bought.</source>
        <translation>In der letzten Runde darfst du ein gekauftes Plättchen sofort bauen.</translation>
    </message>
    <message>
        <source>Leave the tile unbuilt</source>
        <translation>Lass das Plättchen ungebaut</translation>
    </message>
    <message>
        <source>Only the tile just bought may be built.</source>
        <translation>Nur das eben gekaufte Plättchen darfst du bauen.</translation>
    </message>
</context>
<context>
    <name>MuranoCardsHelp</name>
    <message numerus="yes">
        <source>%n tile(s) with 4 players</source>
        <translation>
            <numerusform>zu viert %n Plättchen</numerusform>
            <numerusform>zu viert %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with 2 or 3</source>
        <translation>
            <numerusform>zu zweit oder dritt %n</numerusform>
            <numerusform>zu zweit oder dritt %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MuranoCharacters</name>
    <message>
        <source>Recruit a first character for {price}?</source>
        <translation>Einen ersten Charakter anwerben: {price}?</translation>
    </message>
    <message>
        <source>It counts as bought: your next one costs 1 gold more. The other cards go under the deck.</source>
        <translation>Er gilt als gekauft: Dein nächster kostet 1 Gold mehr. Die übrigen Karten kommen unter den Stapel.</translation>
    </message>
    <message>
        <source>Which character do you keep for {price}?</source>
        <translation>Welchen Charakter behältst du? Preis: {price}</translation>
    </message>
    <message>
        <source>The other cards go under the deck. Keeping none costs nothing and ends your turn.</source>
        <translation>Die übrigen Karten kommen unter den Stapel. Verzichten kostet nichts und beendet deinen Zug.</translation>
    </message>
    <message>
        <source>Recruit: {price}</source>
        <translation>Anwerben: {price}</translation>
    </message>
    <message>
        <source>Recruit “{name}”?</source>
        <translation>„{name}“ anwerben?</translation>
    </message>
    <message>
        <source>Keep none</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key: keep none</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>Keep no character</source>
        <translation>Verzichte auf einen Charakter</translation>
    </message>
    <message>
        <source>Recruit “{card}”</source>
        <translation>Wirb „{card}“ an</translation>
    </message>
    <message numerus="yes">
        <source>it would bring %n point(s) now</source>
        <translation>
            <numerusform>das brächte jetzt %n Punkt</numerusform>
            <numerusform>das brächte jetzt %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MuranoDecisions</name>
    <message>
        <source>{name} builds.</source>
        <translation>{name} baut.</translation>
    </message>
    <message>
        <source>First draw a street or click one of your tiles, or end building.</source>
        <translation>Zieh zuerst eine Straße, klicke auf eines deiner Plättchen oder beende das Bauen.</translation>
    </message>
    <message>
        <source>{name} lays a street.</source>
        <translation>{name} legt eine Straße.</translation>
    </message>
    <message>
        <source>First lay the street that you have drawn.</source>
        <translation>Leg zuerst die gezogene Straße.</translation>
    </message>
    <message>
        <source>{name} chooses a special building card.</source>
        <translation>{name} wählt eine Sondergebäude-Karte.</translation>
    </message>
    <message>
        <source>First take one of the special building cards.</source>
        <translation>Nimm zuerst eine der Sondergebäude-Karten.</translation>
    </message>
    <message>
        <source>{name} buys a tile.</source>
        <translation>{name} kauft ein Plättchen.</translation>
    </message>
    <message>
        <source>First decide how you buy.</source>
        <translation>Entscheide zuerst, wie du kaufst.</translation>
    </message>
    <message>
        <source>{name} looks a stack through.</source>
        <translation>{name} sieht einen Stapel durch.</translation>
    </message>
    <message>
        <source>First take one of the tiles of the stack.</source>
        <translation>Nimm zuerst ein Plättchen aus dem Stapel.</translation>
    </message>
    <message>
        <source>{name} may build at once.</source>
        <translation>{name} darf sofort bauen.</translation>
    </message>
    <message>
        <source>First decide whether you build the tile just bought.</source>
        <translation>Entscheide zuerst, ob du das eben gekaufte Plättchen baust.</translation>
    </message>
    <message>
        <source>{name} looks for a first character.</source>
        <translation>{name} sucht einen ersten Charakter.</translation>
    </message>
    <message>
        <source>First decide whether you recruit one of these characters.</source>
        <translation>Entscheide zuerst, ob du einen dieser Charaktere anwirbst.</translation>
    </message>
    <message>
        <source>{name} chooses a character.</source>
        <translation>{name} wählt einen Charakter.</translation>
    </message>
    <message>
        <source>{name} produces glass.</source>
        <translation>{name} produziert Glas.</translation>
    </message>
    <message>
        <source>First decide how many glass factories produce.</source>
        <translation>Entscheide zuerst, wie viele Glashütten produzieren.</translation>
    </message>
    <message>
        <source>{name} may sell beads.</source>
        <translation>{name} darf Glassteine verkaufen.</translation>
    </message>
    <message>
        <source>First decide whether you sell beads.</source>
        <translation>Entscheide zuerst, ob du Glassteine verkaufst.</translation>
    </message>
    <message>
        <source>{name} returns a bead.</source>
        <translation>{name} gibt einen Glasstein zurück.</translation>
    </message>
    <message>
        <source>First give a bead back.</source>
        <translation>Gib zuerst einen Glasstein zurück.</translation>
    </message>
    <message>
        <source>{name} places a gondolier.</source>
        <translation>{name} setzt einen Gondoliere ein.</translation>
    </message>
    <message>
        <source>First choose a free gondola.</source>
        <translation>Wähle zuerst eine freie Gondel.</translation>
    </message>
    <message>
        <source>{name} hires or dismisses a gondolier.</source>
        <translation>{name} heuert einen Gondoliere an oder entlässt einen.</translation>
    </message>
    <message>
        <source>First decide whether you hire or dismiss.</source>
        <translation>Entscheide zuerst, ob du anheuerst oder entlässt.</translation>
    </message>
    <message>
        <source>{name} scores characters.</source>
        <translation>{name} wertet Charaktere.</translation>
    </message>
    <message>
        <source>First click a character and then an island, or end scoring.</source>
        <translation>Klicke zuerst auf einen Charakter und dann auf eine Insel oder beende die Wertung.</translation>
    </message>
    <message>
        <source>{name} chooses an action space.</source>
        <translation>{name} wählt ein Aktionsfeld.</translation>
    </message>
    <message>
        <source>First choose an action space, or pass.</source>
        <translation>Wähle zuerst ein Aktionsfeld oder passe.</translation>
    </message>
    <message>
        <source>{name} moves ships.</source>
        <translation>{name} zieht Schiffe.</translation>
    </message>
    <message>
        <source>First move the ships: click a ship and then a space.</source>
        <translation>Zieh zuerst die Schiffe: Klicke auf ein Schiff und dann auf ein Feld.</translation>
    </message>
    <message>
        <source>{name} passes and moves a ship.</source>
        <translation>{name} passt und zieht ein Schiff.</translation>
    </message>
    <message>
        <source>You pass: click a ship and then a space.</source>
        <translation>Du passt: Klicke auf ein Schiff und dann auf ein Feld.</translation>
    </message>
</context>
<context>
    <name>MuranoDescriptions</name>
    <message>
        <source>Bag with beads</source>
        <translation>Beutel mit Glassteinen</translation>
    </message>
    <message numerus="yes">
        <source>%n of them in the stack.</source>
        <translation>
            <numerusform>%n davon im Stapel.</numerusform>
            <numerusform>%n davon im Stapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sold out.</source>
        <translation>Leer.</translation>
    </message>
    <message numerus="yes">
        <source>For you the action costs at least %n gold.</source>
        <translation>
            <numerusform>Die Aktion kostet dich mindestens %n Gold.</numerusform>
            <numerusform>Die Aktion kostet dich mindestens %n Gold.</numerusform>
        </translation>
    </message>
    <message>
        <source>Action space {space}</source>
        <translation>Aktionsfeld {space}</translation>
    </message>
    <message>
        <source>One ship gets there, free of charge.</source>
        <translation>Ein Schiff kommt gratis dorthin.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n ship(s) must move: {gold} gold.</source>
        <translation>
            <numerusform>Mindestens %n Schiff muss ziehen: {gold} Gold.</numerusform>
            <numerusform>Mindestens %n Schiffe müssen ziehen: {gold} Gold.</numerusform>
        </translation>
    </message>
    <message>
        <source>No ship can get there now.</source>
        <translation>Dorthin kommt jetzt kein Schiff.</translation>
    </message>
    <message>
        <source>With the Lighthouse the red ship may share the space.</source>
        <translation>Mit dem Leuchtturm darf das rote Schiff das Feld mitbenutzen.</translation>
    </message>
    <message>
        <source>Your gold does not reach for ships and action.</source>
        <translation>Dein Gold reicht nicht für Schiffe und Aktion.</translation>
    </message>
    <message>
        <source>Red ship on {space}</source>
        <translation>Rotes Schiff auf {space}</translation>
    </message>
    <message>
        <source>Ship on {space}</source>
        <translation>Schiff auf {space}</translation>
    </message>
    <message>
        <source>It belongs to nobody: everybody may move every ship, forward only and never past another.</source>
        <translation>Es gehört niemandem: Jeder darf jedes Schiff ziehen, nur vorwärts und nie an einem anderen vorbei.</translation>
    </message>
    <message>
        <source>The red ship alone may be used with the Lighthouse.</source>
        <translation>Nur für das rote Schiff gilt der Leuchtturm.</translation>
    </message>
    <message>
        <source>Only a landing with 2 or 3 players: nothing can be built here.</source>
        <translation>Zu zweit und zu dritt wird hier nichts gebaut.</translation>
    </message>
    <message>
        <source>Customers: {red} red, {blue} blue, {grey} grey.</source>
        <translation>Kunden: {red} rot, {blue} blau, {grey} grau.</translation>
    </message>
    <message>
        <source>Shops: {red} red, {blue} blue, {grey} grey.</source>
        <translation>Läden: {red} rot, {blue} blau, {grey} grau.</translation>
    </message>
    <message>
        <source>Glass factories: {glass}. Palaces: {palaces}, crests: {crests}. Special buildings: {specials}.</source>
        <translation>Glashütten: {glass}. Paläste: {palaces}, Wappen: {crests}. Sondergebäude: {specials}.</translation>
    </message>
    <message>
        <source>Your glass factories and shops: {own}, those of others: {others}.</source>
        <translation>Deine Glashütten und Läden: {own}, die der anderen: {others}.</translation>
    </message>
    <message numerus="yes">
        <source>“Income” would bring you %n gold here.</source>
        <translation>
            <numerusform>„Einkommen“ brächte dir hier %n Gold.</numerusform>
            <numerusform>„Einkommen“ brächte dir hier %n Gold.</numerusform>
        </translation>
    </message>
    <message>
        <source>Street space on {island}</source>
        <translation>Straßenfeld auf {island}</translation>
    </message>
    <message>
        <source>Room for a street.</source>
        <translation>Platz für eine Straße.</translation>
    </message>
    <message>
        <source>Building space on {island}</source>
        <translation>Baufeld auf {island}</translation>
    </message>
    <message>
        <source>Room for a building: a street lies beside it.</source>
        <translation>Platz für ein Gebäude: Daneben liegt eine Straße.</translation>
    </message>
    <message>
        <source>Room for a building, as soon as a street lies beside it.</source>
        <translation>Platz für ein Gebäude, sobald daneben eine Straße liegt.</translation>
    </message>
    <message>
        <source>{tile} on {island}</source>
        <translation>{tile} auf {island}</translation>
    </message>
    <message>
        <source>Owner: {name}</source>
        <translation>Besitzer: {name}</translation>
    </message>
    <message>
        <source>Buildings may stand beside it.</source>
        <translation>Daneben dürfen Gebäude stehen.</translation>
    </message>
    <message>
        <source>Buildings may stand beside it. Its customer buys in shops of the same colour.</source>
        <translation>Daneben dürfen Gebäude stehen. Der Kunde kauft in Läden seiner Farbe.</translation>
    </message>
    <message>
        <source>1 point when built. Its owner can produce beads here.</source>
        <translation>1 Punkt beim Bauen. Ihr Besitzer kann hier Glassteine produzieren.</translation>
    </message>
    <message>
        <source>2 points when built. Its owner earns from customers of its colour here.</source>
        <translation>2 Punkte beim Bauen. Sein Besitzer verdient an den Kunden seiner Farbe auf der Insel.</translation>
    </message>
    <message>
        <source>3 points when built. It belongs to nobody; its crests count for characters.</source>
        <translation>3 Punkte beim Bauen. Er gehört niemandem; seine Wappen zählen für Charaktere.</translation>
    </message>
    <message>
        <source>It brought its builder a card. It belongs to nobody.</source>
        <translation>Es brachte beim Bauen eine Karte. Es gehört niemandem.</translation>
    </message>
    <message>
        <source>Gondola of nobody at {island}</source>
        <translation>Gondel an {island}, ohne Spieler</translation>
    </message>
    <message>
        <source>{name}’s gondola at {island}</source>
        <translation>Gondel an {island}: {name}</translation>
    </message>
    <message>
        <source>Your gondola at {island}</source>
        <translation>Deine Gondel an {island}</translation>
    </message>
    <message numerus="yes">
        <source>A free gondola of your colour: %n gold for a gondolier.</source>
        <translation>
            <numerusform>Eine freie Gondel deiner Farbe: Ein Gondoliere kostet %n Gold.</numerusform>
            <numerusform>Eine freie Gondel deiner Farbe: Ein Gondoliere kostet %n Gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A free gondola of another colour: %n gold for a gondolier.</source>
        <translation>
            <numerusform>Eine freie Gondel einer anderen Farbe: Ein Gondoliere kostet %n Gold.</numerusform>
            <numerusform>Eine freie Gondel einer anderen Farbe: Ein Gondoliere kostet %n Gold.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s gondolier at {island}</source>
        <translation>Gondoliere an {island}: {name}</translation>
    </message>
    <message>
        <source>Your gondolier at {island}</source>
        <translation>Dein Gondoliere an {island}</translation>
    </message>
    <message>
        <source>It has served a character.</source>
        <translation>Er hat einem Charakter gedient.</translation>
    </message>
    <message>
        <source>It stays to the end. There it serves one character, or brings 1 point by itself.</source>
        <translation>Er bleibt bis zum Ende. Dann dient er einem Charakter oder bringt selbst 1 Punkt.</translation>
    </message>
    <message>
        <source>Streets are drawn when building, free of charge.</source>
        <translation>Straßen zieht man gratis beim Bauen.</translation>
    </message>
    <message>
        <source>A glass factory costs 1 gold and is worth 1 point when built.</source>
        <translation>Eine Glashütte kostet 1 Gold und bringt beim Bauen 1 Punkt.</translation>
    </message>
    <message>
        <source>A shop costs 2 gold unseen, 4 of your choice; it is worth 2 points when built.</source>
        <translation>Ein Laden kostet ungesehen 2 Gold, nach Wahl 4; beim Bauen bringt er 2 Punkte.</translation>
    </message>
    <message>
        <source>A palace costs 2 gold unseen, 4 of your choice; it is worth 3 points when built.</source>
        <translation>Ein Palast kostet ungesehen 2 Gold, nach Wahl 4; beim Bauen bringt er 3 Punkte.</translation>
    </message>
    <message>
        <source>A special building costs 2 gold and brings a card when built.</source>
        <translation>Ein Sondergebäude kostet 2 Gold und bringt beim Bauen eine Karte.</translation>
    </message>
    <message>
        <source>When two sorts have run out, the last round begins.</source>
        <translation>Sind zwei Sorten leer, beginnt die letzte Runde.</translation>
    </message>
    <message>
        <source>When one more sort runs out, the last round begins.</source>
        <translation>Ist noch eine Sorte leer, beginnt die letzte Runde.</translation>
    </message>
    <message numerus="yes">
        <source>%n left.</source>
        <translation>
            <numerusform>Noch %n.</numerusform>
            <numerusform>Noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck of characters</source>
        <translation>Stapel der Charaktere</translation>
    </message>
    <message>
        <source>Five were put away unseen. Click to see all 40 characters.</source>
        <translation>Fünf kamen ungesehen aus dem Spiel. Ein Klick zeigt alle 40 Charaktere.</translation>
    </message>
    <message>
        <source>Deck of special building cards</source>
        <translation>Stapel der Sondergebäude-Karten</translation>
    </message>
    <message>
        <source>Click to see all 15 special building cards.</source>
        <translation>Ein Klick zeigt alle 15 Sondergebäude-Karten.</translation>
    </message>
    <message numerus="yes">
        <source>%n gondolier(s) ready to be placed.</source>
        <translation>
            <numerusform>%n Gondoliere bereit zum Einsetzen.</numerusform>
            <numerusform>%n Gondolieri bereit zum Einsetzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gondolier(s) in the supply, to be hired.</source>
        <translation>
            <numerusform>%n Gondoliere im Vorrat, zum Anheuern.</numerusform>
            <numerusform>%n Gondolieri im Vorrat, zum Anheuern.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last round! Sold out: {sorts}</source>
        <translation>Letzte Runde! Leer: {sorts}</translation>
    </message>
    <message numerus="yes">
        <source>Sold out: {sorts}. %n sort(s) to go</source>
        <translation>
            <numerusform>Leer: {sorts}. Noch %n Sorte</numerusform>
            <numerusform>Leer: {sorts}. Noch %n Sorten</numerusform>
        </translation>
    </message>
    <message>
        <source>Last round!</source>
        <translation>Letzte Runde!</translation>
    </message>
    <message numerus="yes">
        <source>%n sort(s) to go</source>
        <translation>
            <numerusform>Noch %n Sorte</numerusform>
            <numerusform>Noch %n Sorten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n gold.</source>
        <translation>
            <numerusform>Kostet %n Gold.</numerusform>
            <numerusform>Kostet %n Gold.</numerusform>
        </translation>
    </message>
    <message>
        <source>It would score nowhere now.</source>
        <translation>Er brächte jetzt nirgends Punkte.</translation>
    </message>
    <message>
        <source>It would score now:</source>
        <translation>Jetzt brächte er:</translation>
    </message>
    <message>
        <source>{island}: {points}</source>
        <translation>{island}: {points}</translation>
    </message>
    <message>
        <source>{island}: {points}, no free gondolier there</source>
        <translation>{island}: {points}, dort fehlt ein Gondoliere</translation>
    </message>
    <message>
        <source>The best assignment leaves it out.</source>
        <translation>Die beste Zuordnung lässt ihn weg.</translation>
    </message>
    <message>
        <source>Best assignment: {island}, {points}.</source>
        <translation>Beste Zuordnung: {island}, {points}.</translation>
    </message>
    <message>
        <source>It works from the next turn on.</source>
        <translation>Sie wirkt ab dem nächsten Zug.</translation>
    </message>
    <message>
        <source>With the option only one workshop may be owned.</source>
        <translation>Mit der Option ist nur eine Werkstatt erlaubt.</translation>
    </message>
    <message>
        <source>Not in the game with 2 or 3 players.</source>
        <translation>Zu zweit und zu dritt nicht im Spiel.</translation>
    </message>
    <message>
        <source>Scored by {name}.</source>
        <translation>Gewertet: {name}.</translation>
    </message>
    <message>
        <source>Scored by you.</source>
        <translation>Von dir gewertet.</translation>
    </message>
    <message>
        <source>In front of {name}.</source>
        <translation>Besitzer: {name}.</translation>
    </message>
    <message>
        <source>In front of you.</source>
        <translation>Liegt vor dir.</translation>
    </message>
    <message>
        <source>You have put it under the deck.</source>
        <translation>Du hast die Karte unter den Stapel gelegt.</translation>
    </message>
    <message>
        <source>Card, face down</source>
        <translation>Karte, verdeckt</translation>
    </message>
    <message>
        <source>Only the one who drew it sees it.</source>
        <translation>Nur wer sie gezogen hat, sieht sie.</translation>
    </message>
    <message>
        <source>Character, face down</source>
        <translation>Charakter, verdeckt</translation>
    </message>
    <message>
        <source>Face down until it is scored.</source>
        <translation>Verdeckt bis zur Wertung.</translation>
    </message>
    <message>
        <source>Not built yet.</source>
        <translation>Noch nicht gebaut.</translation>
    </message>
    <message>
        <source>{sort}, face down</source>
        <translation>{sort}, verdeckt</translation>
    </message>
    <message>
        <source>Not built yet; the face is hidden.</source>
        <translation>Noch nicht gebaut und verdeckt.</translation>
    </message>
    <message>
        <source>It brings a card when built.</source>
        <translation>Gebaut bringt es eine Karte.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) when built.</source>
        <translation>
            <numerusform>Gebaut %n Punkt.</numerusform>
            <numerusform>Gebaut %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bead(s).</source>
        <translation>
            <numerusform>%n Glasstein.</numerusform>
            <numerusform>%n Glassteine.</numerusform>
        </translation>
    </message>
    <message>
        <source>1, 2 or 3 beads of one colour sell for 5, 12 or 20 gold.</source>
        <translation>1, 2 oder 3 Steine einer Farbe bringen 5, 12 oder 20 Gold.</translation>
    </message>
    <message>
        <source>Score now: {sum}</source>
        <translation>Wertung jetzt: {sum}</translation>
    </message>
    <message>
        <source>Action spaces</source>
        <translation>Aktionsfelder</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>Isola dei Conventi</source>
        <translation>Isola dei Conventi</translation>
    </message>
    <message>
        <source>Supply of gondoliers</source>
        <translation>Vorrat Gondolieri</translation>
    </message>
    <message>
        <source>Characters to choose from</source>
        <translation>Charaktere zur Auswahl</translation>
    </message>
    <message>
        <source>Special building cards to choose from</source>
        <translation>Sondergebäude-Karten zur Auswahl</translation>
    </message>
    <message>
        <source>The stack looked through</source>
        <translation>Der durchgesehene Stapel</translation>
    </message>
    <message>
        <source>The street drawn</source>
        <translation>Die gezogene Straße</translation>
    </message>
    <message>
        <source>Your unbuilt tiles</source>
        <translation>Deine ungebauten Plättchen</translation>
    </message>
    <message>
        <source>{name}’s unbuilt tiles</source>
        <translation>Ungebaute Plättchen: {name}</translation>
    </message>
    <message>
        <source>Your beads</source>
        <translation>Deine Glassteine</translation>
    </message>
    <message>
        <source>{name}’s beads</source>
        <translation>Glassteine: {name}</translation>
    </message>
    <message>
        <source>Your gondoliers</source>
        <translation>Deine Gondolieri</translation>
    </message>
    <message>
        <source>{name}’s gondoliers</source>
        <translation>Gondolieri: {name}</translation>
    </message>
    <message>
        <source>Your special building cards</source>
        <translation>Deine Sondergebäude-Karten</translation>
    </message>
    <message>
        <source>{name}’s special building cards</source>
        <translation>Sondergebäude-Karten: {name}</translation>
    </message>
    <message>
        <source>Your characters</source>
        <translation>Deine Charaktere</translation>
    </message>
    <message>
        <source>{name}’s characters</source>
        <translation>Charaktere: {name}</translation>
    </message>
    <message>
        <source>Your scored characters</source>
        <translation>Deine gewerteten Charaktere</translation>
    </message>
    <message>
        <source>{name}’s scored characters</source>
        <translation>Gewertete Charaktere: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n for gondolier(s)</source>
        <translation>
            <numerusform>%n für Gondoliere</numerusform>
            <numerusform>%n für Gondolieri</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MuranoFacts</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Gold decides when points are equal.</source>
        <translation>Bei Gleichstand entscheidet das Gold.</translation>
    </message>
    <message>
        <source>Gondoliers ready</source>
        <translation>Gondolieri bereit</translation>
    </message>
    <message>
        <source>Gondoliers at islands</source>
        <translation>Gondolieri an Inseln</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>Beads</source>
        <translation>Glassteine</translation>
    </message>
    <message>
        <source>Unbuilt tiles</source>
        <translation>Ungebaute Plättchen</translation>
    </message>
    <message>
        <source>Points on the track. Characters and gondoliers are counted at the end.</source>
        <translation>Punkte auf der Leiste. Charaktere und Gondolieri zählen erst am Ende.</translation>
    </message>
    <message>
        <source>{supply} more in the supply. A gondola costs {own} gold in the own colour, {other} in others.</source>
        <translation>{supply} weitere im Vorrat. Eine Gondel der eigenen Farbe kostet {own} Gold, jede andere {other}.</translation>
    </message>
    <message>
        <source>Each serves one character at the end, or brings 1 point by itself.</source>
        <translation>Jeder dient am Ende einem Charakter oder bringt selbst 1 Punkt.</translation>
    </message>
    <message numerus="yes">
        <source>The next one costs %n gold.</source>
        <translation>
            <numerusform>Der nächste kostet %n Gold.</numerusform>
            <numerusform>Der nächste kostet %n Gold.</numerusform>
        </translation>
    </message>
    <message>
        <source>{red} red, {blue} blue, {green} green.</source>
        <translation>{red} rot, {blue} blau, {green} grün.</translation>
    </message>
    <message>
        <source>Glass factories {glass}, shops {shops}, palaces {palaces}, special buildings {specials}.</source>
        <translation>Glashütten {glass}, Läden {shops}, Paläste {palaces}, Sondergebäude {specials}.</translation>
    </message>
</context>
<context>
    <name>MuranoGlass</name>
    <message numerus="yes">
        <source>Each draws a bead and costs %n point(s). You have {points}. In the bag: {beads}</source>
        <translation>
            <numerusform>Jede zieht einen Stein und kostet %n Punkt. Du hast {points}. Im Beutel: {beads}</numerusform>
            <numerusform>Jede zieht einen Stein und kostet %n Punkte. Du hast {points}. Im Beutel: {beads}</numerusform>
        </translation>
    </message>
    <message>
        <source>How many glass factories produce?</source>
        <translation>Wie viele Glashütten produzieren?</translation>
    </message>
    <message>
        <source>No factory</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>1 factory: −{points}</source>
        <translation>1 Hütte: −{points}</translation>
    </message>
    <message numerus="yes">
        <source>%n factories: −{points}</source>
        <translation>
            <numerusform>%n Hütte: −{points}</numerusform>
            <numerusform>%n Hütten: −{points}</numerusform>
        </translation>
    </message>
    <message>
        <source>How many do you sell?</source>
        <translation>Wie viele verkaufst du?</translation>
    </message>
    <message>
        <source>The beads go back into the bag.</source>
        <translation>Die Steine kommen zurück in den Beutel.</translation>
    </message>
    <message>
        <source>1, 2 or 3 beads of one colour bring 5, 12 or 20 gold. Click the beads to sell.</source>
        <translation>1, 2 oder 3 Steine einer Farbe bringen 5, 12 oder 20 Gold. Klicke auf die Steine, die du verkaufst.</translation>
    </message>
    <message>
        <source>Keep one for the Counting house.</source>
        <translation>Behalte einen für das Kontor.</translation>
    </message>
    <message>
        <source>Do you sell beads?</source>
        <translation>Verkaufst du Glassteine?</translation>
    </message>
    <message>
        <source>Choose how many with a button.</source>
        <translation>Wie viele, wählst du mit einem Knopf.</translation>
    </message>
    <message>
        <source>Give one of these back: {beads}?</source>
        <translation>Davon einen zurückgeben: {beads}?</translation>
    </message>
    <message>
        <source>It goes into the bag.</source>
        <translation>Er kommt in den Beutel.</translation>
    </message>
    <message>
        <source>The Counting house had you draw one bead more.</source>
        <translation>Dank des Kontors hast du einen Stein mehr gezogen.</translation>
    </message>
    <message>
        <source>Which bead goes back into the bag?</source>
        <translation>Welcher Stein kommt zurück in den Beutel?</translation>
    </message>
    <message numerus="yes">
        <source>Produce %n bead(s)</source>
        <translation>
            <numerusform>Produziere %n Stein</numerusform>
            <numerusform>Produziere %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>Produce nothing</source>
        <translation>Produziere nichts</translation>
    </message>
    <message>
        <source>Sell none</source>
        <translation>Nicht verkaufen</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key: sell none</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>{beads}: {price}</source>
        <translation>{beads}: {price}</translation>
    </message>
    <message>
        <source>Sell no beads</source>
        <translation>Verkauf keine Steine</translation>
    </message>
    <message>
        <source>Sell {beads}</source>
        <translation>Verkauf {beads}</translation>
    </message>
    <message>
        <source>You have no bead of this colour.</source>
        <translation>Von dieser Farbe hast du keinen Stein.</translation>
    </message>
    <message>
        <source>Give back</source>
        <translation>Zurückgeben</translation>
    </message>
    <message>
        <source>Give one of these back: {beads}</source>
        <translation>Gib davon einen zurück: {beads}</translation>
    </message>
</context>
<context>
    <name>MuranoGondoliers</name>
    <message>
        <source>Place a gondolier at {island}?</source>
        <translation>Einen Gondoliere an {island} einsetzen?</translation>
    </message>
    <message>
        <source>Place: {price}</source>
        <translation>Einsetzen: {price}</translation>
    </message>
    <message>
        <source>It stays there to the end of the game.</source>
        <translation>Er bleibt dort bis zum Ende der Partie.</translation>
    </message>
    <message>
        <source>Your own colour costs {own}, any other {other}. A gondolier stays to the end of the game.</source>
        <translation>Deine Farbe kostet {own}, jede andere {other}. Der Gondoliere bleibt bis zum Ende der Partie.</translation>
    </message>
    <message>
        <source>On which gondola?</source>
        <translation>Auf welche Gondel?</translation>
    </message>
    <message>
        <source>Place a gondolier at {island}</source>
        <translation>Setz einen Gondoliere an {island} ein</translation>
    </message>
    <message>
        <source>Place a gondolier at {island} on your colour</source>
        <translation>Setz einen Gondoliere an {island} auf deine Farbe</translation>
    </message>
    <message numerus="yes">
        <source>“{card}” would score %n point(s) there now</source>
        <translation>
            <numerusform>„{card}“ brächte dort jetzt %n Punkt</numerusform>
            <numerusform>„{card}“ brächte dort jetzt %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>A gondolier is there already and stays to the end of the game.</source>
        <translation>Dort steht schon ein Gondoliere, bis zum Ende der Partie.</translation>
    </message>
    <message>
        <source>This gondola costs {price}; you have {gold}.</source>
        <translation>Diese Gondel kostet {price}; du hast {gold}.</translation>
    </message>
    <message>
        <source>Dismiss: gain {price}</source>
        <translation>Entlassen: {price} bekommen</translation>
    </message>
    <message>
        <source>D</source>
        <comment>key: dismiss</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>Hire: pay {price}</source>
        <translation>Anheuern: {price} zahlen</translation>
    </message>
    <message>
        <source>H</source>
        <comment>key: hire</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Ready: {ready}, in the supply: {supply}. Gondoliers at islands stay there.</source>
        <translation>Bereit: {ready}, im Vorrat: {supply}. Gondolieri an Inseln bleiben dort.</translation>
    </message>
    <message>
        <source>Hire or dismiss a gondolier?</source>
        <translation>Einen Gondoliere anheuern oder entlassen?</translation>
    </message>
    <message>
        <source>Hire a gondolier</source>
        <translation>Heuere einen Gondoliere an</translation>
    </message>
    <message>
        <source>Dismiss a gondolier</source>
        <translation>Entlass einen Gondoliere</translation>
    </message>
</context>
<context>
    <name>MuranoKinds</name>
    <message>
        <source>passing</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>moving a ship</source>
        <translation>Schiff ziehen</translation>
    </message>
    <message>
        <source>moving a ship when passing</source>
        <translation>beim Passen ein Schiff ziehen</translation>
    </message>
    <message>
        <source>giving a bead back</source>
        <translation>Glasstein zurückgeben</translation>
    </message>
    <message>
        <source>taking the top tile</source>
        <translation>oberstes Plättchen nehmen</translation>
    </message>
    <message>
        <source>looking through a stack</source>
        <translation>Stapel durchsehen</translation>
    </message>
    <message>
        <source>picking a tile</source>
        <translation>Plättchen aussuchen</translation>
    </message>
    <message>
        <source>keeping a character</source>
        <translation>Charakter behalten</translation>
    </message>
    <message>
        <source>keeping no character</source>
        <translation>auf einen Charakter verzichten</translation>
    </message>
    <message>
        <source>choosing a gondola</source>
        <translation>Gondel wählen</translation>
    </message>
    <message>
        <source>dismissing a gondolier</source>
        <translation>Gondoliere entlassen</translation>
    </message>
    <message>
        <source>hiring a gondolier</source>
        <translation>Gondoliere anheuern</translation>
    </message>
    <message>
        <source>choosing what to produce</source>
        <translation>Produktion wählen</translation>
    </message>
    <message>
        <source>selling beads</source>
        <translation>Glassteine verkaufen</translation>
    </message>
    <message>
        <source>keeping beads</source>
        <translation>Glassteine behalten</translation>
    </message>
    <message>
        <source>drawing a street</source>
        <translation>Straße ziehen</translation>
    </message>
    <message>
        <source>laying a street</source>
        <translation>Straße legen</translation>
    </message>
    <message>
        <source>building a tile</source>
        <translation>Plättchen bauen</translation>
    </message>
    <message>
        <source>building no more</source>
        <translation>nicht weiterbauen</translation>
    </message>
    <message>
        <source>leaving a tile unbuilt</source>
        <translation>Plättchen ungebaut lassen</translation>
    </message>
    <message>
        <source>choosing a special building</source>
        <translation>Sondergebäude wählen</translation>
    </message>
    <message>
        <source>scoring a character</source>
        <translation>Charakter werten</translation>
    </message>
    <message>
        <source>scoring no more characters</source>
        <translation>keine Charaktere mehr werten</translation>
    </message>
    <message>
        <source>going to build</source>
        <translation>bauen gehen</translation>
    </message>
    <message>
        <source>buying a glass factory</source>
        <translation>Glashütte kaufen</translation>
    </message>
    <message>
        <source>buying a shop</source>
        <translation>Laden kaufen</translation>
    </message>
    <message>
        <source>buying a palace</source>
        <translation>Palast kaufen</translation>
    </message>
    <message>
        <source>buying a special building</source>
        <translation>Sondergebäude kaufen</translation>
    </message>
    <message>
        <source>placing a gondolier</source>
        <translation>Gondoliere setzen</translation>
    </message>
    <message>
        <source>hiring or dismissing</source>
        <translation>anheuern oder entlassen</translation>
    </message>
    <message>
        <source>recruiting a character</source>
        <translation>Charakter anwerben</translation>
    </message>
    <message>
        <source>taking income</source>
        <translation>Einkommen nehmen</translation>
    </message>
    <message>
        <source>producing glass</source>
        <translation>Glas produzieren</translation>
    </message>
    <message>
        <source>taking 2 gold</source>
        <translation>2 Gold nehmen</translation>
    </message>
</context>
<context>
    <name>MuranoPanels</name>
    <message>
        <source>Glass</source>
        <translation>Glas</translation>
    </message>
    <message>
        <source>Gondoliers</source>
        <translation>Gondolieri</translation>
    </message>
    <message>
        <source>Unbuilt</source>
        <translation>Ungebaut</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Sonderkarten</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>placed</source>
        <translation>gesetzt</translation>
    </message>
    <message>
        <source>supply</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Your holdings</source>
        <translation>Deine Auslage</translation>
    </message>
    <message>
        <source>{name}’s holdings</source>
        <translation>Auslage: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Next character: %n gold</source>
        <translation>
            <numerusform>Nächster Charakter: %n Gold</numerusform>
            <numerusform>Nächster Charakter: %n Gold</numerusform>
        </translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>Characters whom you recruit appear here, with what each would score on every island.</source>
        <translation>Hier erscheinen deine angeworbenen Charaktere, mit den Punkten, die jeder auf jeder Insel bringt.</translation>
    </message>
    <message>
        <source>Green: best assignment. Dashed: your gondolier is missing there.</source>
        <translation>Grün: beste Zuordnung. Gestrichelt: Dort fehlt dein Gondoliere.</translation>
    </message>
    <message>
        <source>sold out</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratis</translation>
    </message>
    <message numerus="yes">
        <source>%n in the bag</source>
        <translation>
            <numerusform>%n im Beutel</numerusform>
            <numerusform>%n im Beutel</numerusform>
        </translation>
    </message>
    <message>
        <source>Supply of gondoliers</source>
        <translation>Vorrat Gondolieri</translation>
    </message>
    <message>
        <source>Drawn street</source>
        <translation>Gezogene Straße</translation>
    </message>
    <message>
        <source>See the islands · Esc</source>
        <translation>Inseln ansehen · Esc</translation>
    </message>
    <message>
        <source>See the islands</source>
        <translation>Inseln ansehen</translation>
    </message>
    <message>
        <source>Back to the choice · Esc</source>
        <translation>Zur Auswahl · Esc</translation>
    </message>
    <message>
        <source>Back to the choice</source>
        <translation>Zurück zur Auswahl</translation>
    </message>
    <message>
        <source>now +{points}</source>
        <translation>jetzt +{points}</translation>
    </message>
    <message>
        <source>Customers</source>
        <translation>Kunden</translation>
    </message>
    <message>
        <source>Shops</source>
        <translation>Läden</translation>
    </message>
    <message>
        <source>Buildings and crests</source>
        <translation>Gebäude und Wappen</translation>
    </message>
    <message>
        <source>Your income here</source>
        <translation>Dein Einkommen hier</translation>
    </message>
    <message>
        <source>Click beside the island to make it small again</source>
        <translation>Klicke neben die Insel, um sie wieder zu verkleinern</translation>
    </message>
    <message>
        <source>Yours and others'</source>
        <translation>Eigene und fremde</translation>
    </message>
</context>
<context>
    <name>MuranoPhrases</name>
    <message numerus="yes">
        <source>%n red</source>
        <comment>beads</comment>
        <translation>
            <numerusform>%n × rot</numerusform>
            <numerusform>%n × rot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue</source>
        <comment>beads</comment>
        <translation>
            <numerusform>%n × blau</numerusform>
            <numerusform>%n × blau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green</source>
        <comment>beads</comment>
        <translation>
            <numerusform>%n × grün</numerusform>
            <numerusform>%n × grün</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your characters would score %n point(s) less now.</source>
        <translation>
            <numerusform>Deine Charaktere brächten jetzt %n Punkt weniger.</numerusform>
            <numerusform>Deine Charaktere brächten jetzt %n Punkte weniger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n Gold</numerusform>
            <numerusform>%n Gold</numerusform>
        </translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratis</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>from {here} to {there} ({price})</source>
        <translation>von „{here}“ nach „{there}“ ({price})</translation>
    </message>
    <message>
        <source>{moves}, then {move}</source>
        <translation>{moves}, dann {move}</translation>
    </message>
    <message>
        <source>“{action}”</source>
        <translation>„{action}“</translation>
    </message>
    <message>
        <source>“{action}” (above)</source>
        <translation>„{action}“ (oben)</translation>
    </message>
    <message>
        <source>“{action}” (below)</source>
        <translation>„{action}“ (unten)</translation>
    </message>
    <message>
        <source>“{action}” (left)</source>
        <translation>„{action}“ (links)</translation>
    </message>
    <message>
        <source>“{action}” (right)</source>
        <translation>„{action}“ (rechts)</translation>
    </message>
    <message>
        <source>{red} red, {blue} blue and {green} green beads.</source>
        <translation>{red} rote, {blue} blaue und {green} grüne Steine.</translation>
    </message>
    <message>
        <source>Only with a gondolier at {island}.</source>
        <translation>Nur mit einem Gondoliere an {island}.</translation>
    </message>
    <message numerus="yes">
        <source>With it you would score %n point(s) more now.</source>
        <translation>
            <numerusform>Mit ihm hättest du jetzt %n Punkt mehr.</numerusform>
            <numerusform>Mit ihm hättest du jetzt %n Punkte mehr.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MuranoScoring</name>
    <message>
        <source>On which island does “{name}” score?</source>
        <translation>Auf welcher Insel wird „{name}“ gewertet?</translation>
    </message>
    <message>
        <source>No card brings more than the 1 point of an unused gondolier.</source>
        <translation>Keine Karte bringt mehr als den 1 Punkt eines freien Gondoliere.</translation>
    </message>
    <message>
        <source>Do you score another character?</source>
        <translation>Wertest du noch einen Charakter?</translation>
    </message>
    <message>
        <source>Score “{name}” on {island} for {points}?</source>
        <translation>„{name}“ auf {island} werten: {points}?</translation>
    </message>
    <message>
        <source>Proposed in all: {sum}. Or click another card and then an island.</source>
        <translation>Vorschlag insgesamt: {sum}. Oder klicke auf eine andere Karte und dann auf eine Insel.</translation>
    </message>
    <message>
        <source>You give {what}.</source>
        <translation>Du gibst {what} ab.</translation>
    </message>
    <message>
        <source>Score: {points}</source>
        <translation>Werten: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n gondolier(s)</source>
        <translation>
            <numerusform>%n Gondoliere</numerusform>
            <numerusform>%n Gondolieri</numerusform>
        </translation>
    </message>
    <message>
        <source>E</source>
        <comment>key: score no more</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Score no more</source>
        <translation>Nichts mehr werten</translation>
    </message>
    <message>
        <source>What do you give for “{name}” on {island}?</source>
        <translation>Was gibst du für „{name}“ auf {island} ab?</translation>
    </message>
    <message>
        <source>Gold and beads that you give are gone; gold decides when points are equal.</source>
        <translation>Abgegebenes Gold und abgegebene Steine sind weg; bei Gleichstand entscheidet das Gold.</translation>
    </message>
    <message>
        <source>{price}: {points}</source>
        <translation>{price}: {points}</translation>
    </message>
    <message>
        <source>Score no more characters?</source>
        <translation>Keine Charaktere mehr werten?</translation>
    </message>
    <message>
        <source>This character has already been scored.</source>
        <translation>Dieser Charakter ist schon gewertet.</translation>
    </message>
    <message>
        <source>You have no unused gondolier where it would score.</source>
        <translation>Wo er Punkte brächte, hast du keinen freien Gondoliere.</translation>
    </message>
    <message numerus="yes">
        <source>That would cost you %n point(s); each gondolier left brings 1 by itself.</source>
        <translation>
            <numerusform>Das kostet dich %n Punkt; jeder freie Gondoliere bringt selbst 1.</numerusform>
            <numerusform>Das kostet dich %n Punkte; jeder freie Gondoliere bringt selbst 1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave them unscored</source>
        <translation>Nicht werten</translation>
    </message>
    <message>
        <source>Score no more characters</source>
        <translation>Werte keine Charaktere mehr</translation>
    </message>
    <message>
        <source>Score “{card}” on {island} for {given}</source>
        <translation>Werte „{card}“ auf {island} gegen {given}</translation>
    </message>
    <message>
        <source>Score “{card}” on {island}</source>
        <translation>Werte „{card}“ auf {island}</translation>
    </message>
    <message>
        <source>First click the character that is scored.</source>
        <translation>Klicke zuerst auf den Charakter, der gewertet wird.</translation>
    </message>
    <message>
        <source>It would score nowhere now.</source>
        <translation>Er würde nirgends Punkte bringen.</translation>
    </message>
    <message>
        <source>You have no unused gondolier at {island}.</source>
        <translation>An {island} hast du keinen freien Gondoliere.</translation>
    </message>
    <message>
        <source>It scores at {island} only.</source>
        <translation>Er wird nur auf {island} gewertet.</translation>
    </message>
    <message>
        <source>It would bring nothing on {island}.</source>
        <translation>Auf {island} würde er nichts bringen.</translation>
    </message>
</context>
<context>
    <name>MuranoSentences</name>
    <message>
        <source>It is your turn.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>Round {number} begins.</source>
        <translation>Runde {number} beginnt.</translation>
    </message>
    <message>
        <source>You move the red ship to {space}.</source>
        <translation>Du ziehst das rote Schiff auf {space}.</translation>
    </message>
    <message>
        <source>{name} moves the red ship to {space}.</source>
        <translation>{name} zieht das rote Schiff auf {space}.</translation>
    </message>
    <message>
        <source>You move a ship to {space}.</source>
        <translation>Du ziehst ein Schiff auf {space}.</translation>
    </message>
    <message>
        <source>{name} moves a ship to {space}.</source>
        <translation>{name} zieht ein Schiff auf {space}.</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) cost you {price}.</source>
        <translation>
            <numerusform>%n Schiff kostet dich {price}.</numerusform>
            <numerusform>%n Schiffe kosten dich {price}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) cost {name} {price}.</source>
        <translation>
            <numerusform>%n Schiff kostet {name} {price}.</numerusform>
            <numerusform>%n Schiffe kosten {name} {price}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You pass and gain 1 gold.</source>
        <translation>Du passt und bekommst 1 Gold.</translation>
    </message>
    <message>
        <source>{name} passes and gains 1 gold.</source>
        <translation>{name} passt und bekommt 1 Gold.</translation>
    </message>
    <message numerus="yes">
        <source>You take %n gold.</source>
        <translation>
            <numerusform>Du nimmst %n Gold.</numerusform>
            <numerusform>Du nimmst %n Gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n gold.</source>
        <translation>
            <numerusform>{name} nimmt %n Gold.</numerusform>
            <numerusform>{name} nimmt %n Gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass for %n gold.</source>
        <translation>
            <numerusform>Du passt für %n Gold.</numerusform>
            <numerusform>Du passt für %n Gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes for %n gold.</source>
        <translation>
            <numerusform>{name} passt für %n Gold.</numerusform>
            <numerusform>{name} passt für %n Gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You earn %n gold.</source>
        <translation>
            <numerusform>Du bekommst %n Gold Einkommen.</numerusform>
            <numerusform>Du bekommst %n Gold Einkommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} earns %n gold.</source>
        <translation>
            <numerusform>{name} bekommt %n Gold Einkommen.</numerusform>
            <numerusform>{name} bekommt %n Gold Einkommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You dismiss a gondolier for %n gold.</source>
        <translation>
            <numerusform>Du entlässt einen Gondoliere für %n Gold.</numerusform>
            <numerusform>Du entlässt einen Gondoliere für %n Gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} dismisses a gondolier for %n gold.</source>
        <translation>
            <numerusform>{name} entlässt einen Gondoliere für %n Gold.</numerusform>
            <numerusform>{name} entlässt einen Gondoliere für %n Gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sale brings you %n gold.</source>
        <translation>
            <numerusform>Der Verkauf bringt dir %n Gold.</numerusform>
            <numerusform>Der Verkauf bringt dir %n Gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sale brings {name} %n gold.</source>
        <translation>
            <numerusform>Der Verkauf bringt {name} %n Gold.</numerusform>
            <numerusform>Der Verkauf bringt {name} %n Gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The red ship brings you %n gold.</source>
        <translation>
            <numerusform>Das rote Schiff bringt dir %n Gold.</numerusform>
            <numerusform>Das rote Schiff bringt dir %n Gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The red ship brings {name} %n gold.</source>
        <translation>
            <numerusform>Das rote Schiff bringt {name} %n Gold.</numerusform>
            <numerusform>Das rote Schiff bringt {name} %n Gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You earn %n gold on {island}.</source>
        <translation>
            <numerusform>Du bekommst %n Gold Einkommen auf {island}.</numerusform>
            <numerusform>Du bekommst %n Gold Einkommen auf {island}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} earns %n gold on {island}.</source>
        <translation>
            <numerusform>{name} bekommt %n Gold Einkommen auf {island}.</numerusform>
            <numerusform>{name} bekommt %n Gold Einkommen auf {island}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Basilica brings you %n point(s).</source>
        <translation>
            <numerusform>Die Basilika bringt dir %n Punkt.</numerusform>
            <numerusform>Die Basilika bringt dir %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Basilica brings {name} %n point(s).</source>
        <translation>
            <numerusform>Die Basilika bringt {name} %n Punkt.</numerusform>
            <numerusform>Die Basilika bringt {name} %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Producing costs you %n point(s).</source>
        <translation>
            <numerusform>Die Produktion kostet dich %n Punkt.</numerusform>
            <numerusform>Die Produktion kostet dich %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Producing costs {name} %n point(s).</source>
        <translation>
            <numerusform>Die Produktion kostet {name} %n Punkt.</numerusform>
            <numerusform>Die Produktion kostet {name} %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Harbour tavern brings you %n point(s).</source>
        <translation>
            <numerusform>Die Hafenkneipe bringt dir %n Punkt.</numerusform>
            <numerusform>Die Hafenkneipe bringt dir %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Harbour tavern brings {name} %n point(s).</source>
        <translation>
            <numerusform>Die Hafenkneipe bringt {name} %n Punkt.</numerusform>
            <numerusform>Die Hafenkneipe bringt {name} %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Guild hall brings you %n point(s).</source>
        <translation>
            <numerusform>Die Zunfthalle bringt dir %n Punkt.</numerusform>
            <numerusform>Die Zunfthalle bringt dir %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Guild hall brings {name} %n point(s).</source>
        <translation>
            <numerusform>Die Zunfthalle bringt {name} %n Punkt.</numerusform>
            <numerusform>Die Zunfthalle bringt {name} %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You buy {tile} for %n gold.</source>
        <translation>
            <numerusform>Du kaufst {tile} für %n Gold.</numerusform>
            <numerusform>Du kaufst {tile} für %n Gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} buys {tile} for %n gold.</source>
        <translation>
            <numerusform>{name} kauft {tile} für %n Gold.</numerusform>
            <numerusform>{name} kauft {tile} für %n Gold.</numerusform>
        </translation>
    </message>
    <message>
        <source>You look through the stack: {sort}.</source>
        <translation>Du siehst den Stapel durch: {sort}.</translation>
    </message>
    <message>
        <source>{name} looks through the stack: {sort}.</source>
        <translation>{name} sieht den Stapel durch: {sort}.</translation>
    </message>
    <message>
        <source>You draw {tile}.</source>
        <translation>Du ziehst {tile}.</translation>
    </message>
    <message>
        <source>{name} draws {tile}.</source>
        <translation>{name} zieht {tile}.</translation>
    </message>
    <message>
        <source>You lay {tile} on {island}.</source>
        <translation>Du legst {tile} auf {island}.</translation>
    </message>
    <message>
        <source>{name} lays {tile} on {island}.</source>
        <translation>{name} legt {tile} auf {island}.</translation>
    </message>
    <message numerus="yes">
        <source>You build {tile} on {island}: %n point(s).</source>
        <translation>
            <numerusform>Du baust {tile} auf {island}: %n Punkt.</numerusform>
            <numerusform>Du baust {tile} auf {island}: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} builds {tile} on {island}: %n point(s).</source>
        <translation>
            <numerusform>{name} baut {tile} auf {island}: %n Punkt.</numerusform>
            <numerusform>{name} baut {tile} auf {island}: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You build {tile} on {island}.</source>
        <translation>Du baust {tile} auf {island}.</translation>
    </message>
    <message>
        <source>{name} builds {tile} on {island}.</source>
        <translation>{name} baut {tile} auf {island}.</translation>
    </message>
    <message numerus="yes">
        <source>You choose “{card}”: %n point(s).</source>
        <translation>
            <numerusform>Du wählst „{card}“: %n Punkt.</numerusform>
            <numerusform>Du wählst „{card}“: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} chooses “{card}”: %n point(s).</source>
        <translation>
            <numerusform>{name} wählt „{card}“: %n Punkt.</numerusform>
            <numerusform>{name} wählt „{card}“: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You choose “{card}”.</source>
        <translation>Du wählst „{card}“.</translation>
    </message>
    <message>
        <source>{name} chooses “{card}”.</source>
        <translation>{name} wählt „{card}“.</translation>
    </message>
    <message>
        <source>You leave the tile unbuilt.</source>
        <translation>Du lässt das Plättchen ungebaut.</translation>
    </message>
    <message>
        <source>{name} leaves the tile unbuilt.</source>
        <translation>{name} lässt das Plättchen ungebaut.</translation>
    </message>
    <message numerus="yes">
        <source>You look at %n character(s).</source>
        <translation>
            <numerusform>Du siehst dir %n Charakter an.</numerusform>
            <numerusform>Du siehst dir %n Charaktere an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} looks at %n character(s).</source>
        <translation>
            <numerusform>{name} sieht sich %n Charakter an.</numerusform>
            <numerusform>{name} sieht sich %n Charaktere an.</numerusform>
        </translation>
    </message>
    <message>
        <source>You recruit a character, free.</source>
        <translation>Du wirbst gratis einen Charakter an.</translation>
    </message>
    <message>
        <source>{name} recruits a character, free.</source>
        <translation>{name} wirbt gratis einen Charakter an.</translation>
    </message>
    <message numerus="yes">
        <source>You recruit a character for %n gold.</source>
        <translation>
            <numerusform>Du wirbst für %n Gold einen Charakter an.</numerusform>
            <numerusform>Du wirbst für %n Gold einen Charakter an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} recruits a character for %n gold.</source>
        <translation>
            <numerusform>{name} wirbt für %n Gold einen Charakter an.</numerusform>
            <numerusform>{name} wirbt für %n Gold einen Charakter an.</numerusform>
        </translation>
    </message>
    <message>
        <source>You keep no character.</source>
        <translation>Du verzichtest auf einen Charakter.</translation>
    </message>
    <message>
        <source>{name} keeps no character.</source>
        <translation>{name} verzichtet auf einen Charakter.</translation>
    </message>
    <message numerus="yes">
        <source>You place a gondolier at {island} for %n gold.</source>
        <translation>
            <numerusform>Du setzt für %n Gold einen Gondoliere an {island} ein.</numerusform>
            <numerusform>Du setzt für %n Gold einen Gondoliere an {island} ein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} places a gondolier at {island} for %n gold.</source>
        <translation>
            <numerusform>{name} setzt für %n Gold einen Gondoliere an {island} ein.</numerusform>
            <numerusform>{name} setzt für %n Gold einen Gondoliere an {island} ein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hire a gondolier for %n gold.</source>
        <translation>
            <numerusform>Du heuerst für %n Gold einen Gondoliere an.</numerusform>
            <numerusform>Du heuerst für %n Gold einen Gondoliere an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} hires a gondolier for %n gold.</source>
        <translation>
            <numerusform>{name} heuert für %n Gold einen Gondoliere an.</numerusform>
            <numerusform>{name} heuert für %n Gold einen Gondoliere an.</numerusform>
        </translation>
    </message>
    <message>
        <source>You produce beads: {beads}.</source>
        <translation>Du produzierst Glassteine: {beads}.</translation>
    </message>
    <message>
        <source>{name} produces beads: {beads}.</source>
        <translation>{name} produziert Glassteine: {beads}.</translation>
    </message>
    <message numerus="yes">
        <source>You pay %n point(s) and produce beads: {beads}.</source>
        <translation>
            <numerusform>Du zahlst %n Punkt und produzierst Glassteine: {beads}.</numerusform>
            <numerusform>Du zahlst %n Punkte und produzierst Glassteine: {beads}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} pays %n point(s) and produces beads: {beads}.</source>
        <translation>
            <numerusform>{name} zahlt %n Punkt und produziert Glassteine: {beads}.</numerusform>
            <numerusform>{name} zahlt %n Punkte und produziert Glassteine: {beads}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You sell beads for %n gold: {beads}.</source>
        <translation>
            <numerusform>Du verkaufst Glassteine für %n Gold: {beads}.</numerusform>
            <numerusform>Du verkaufst Glassteine für %n Gold: {beads}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} sells beads for %n gold: {beads}.</source>
        <translation>
            <numerusform>{name} verkauft Glassteine für %n Gold: {beads}.</numerusform>
            <numerusform>{name} verkauft Glassteine für %n Gold: {beads}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You return a bead: {beads}.</source>
        <translation>Du gibst einen Glasstein zurück: {beads}.</translation>
    </message>
    <message>
        <source>{name} returns a bead: {beads}.</source>
        <translation>{name} gibt einen Glasstein zurück: {beads}.</translation>
    </message>
    <message>
        <source>Two sorts have run out: everybody else has one more turn.</source>
        <translation>Zwei Sorten sind leer: Alle anderen haben noch einen Zug.</translation>
    </message>
    <message numerus="yes">
        <source>You score “{card}” on {island} for {given}: %n point(s).</source>
        <translation>
            <numerusform>Du wertest „{card}“ auf {island} gegen {given}: %n Punkt.</numerusform>
            <numerusform>Du wertest „{card}“ auf {island} gegen {given}: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores “{card}” on {island} for {given}: %n point(s).</source>
        <translation>
            <numerusform>{name} wertet „{card}“ auf {island} gegen {given}: %n Punkt.</numerusform>
            <numerusform>{name} wertet „{card}“ auf {island} gegen {given}: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score “{card}” on {island}: %n point(s).</source>
        <translation>
            <numerusform>Du wertest „{card}“ auf {island}: %n Punkt.</numerusform>
            <numerusform>Du wertest „{card}“ auf {island}: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores “{card}” on {island}: %n point(s).</source>
        <translation>
            <numerusform>{name} wertet „{card}“ auf {island}: %n Punkt.</numerusform>
            <numerusform>{name} wertet „{card}“ auf {island}: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your other gondoliers bring %n point(s).</source>
        <translation>
            <numerusform>Deine übrigen Gondolieri bringen %n Punkt.</numerusform>
            <numerusform>Deine übrigen Gondolieri bringen %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s other gondoliers bring %n point(s).</source>
        <translation>
            <numerusform>Die übrigen Gondolieri bringen {name} %n Punkt.</numerusform>
            <numerusform>Die übrigen Gondolieri bringen {name} %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>It is {name}'s turn.</source>
        <translation>{name} ist am Zug.</translation>
    </message>
</context>
<context>
    <name>MuranoShips</name>
    <message>
        <source>Your last turn: a building bought now may be built at once.</source>
        <translation>Dein letzter Zug: Ein jetzt gekauftes Gebäude darfst du sofort bauen.</translation>
    </message>
    <message>
        <source>The first ship is free, the second costs 1 gold, the third 2. Passing brings 1 gold.</source>
        <translation>Das erste Schiff ist gratis, das zweite kostet 1 Gold, das dritte 2. Passen bringt 1 Gold.</translation>
    </message>
    <message>
        <source>You cannot act: pass</source>
        <translation>Keine Aktion ist möglich: Du musst passen</translation>
    </message>
    <message>
        <source>Choose an action space, or pass</source>
        <translation>Wähle ein Aktionsfeld oder passe</translation>
    </message>
    <message>
        <source>{action}: clear the space or share it?</source>
        <translation>{action}: Feld räumen oder mitbenutzen?</translation>
    </message>
    <message>
        <source>With the Lighthouse the red ship may join the ship that is there.</source>
        <translation>Mit dem Leuchtturm darf das rote Schiff zu dem Schiff, das dort steht.</translation>
    </message>
    <message numerus="yes">
        <source>{action}: move %n ship(s) for {price}?</source>
        <translation>
            <numerusform>{action}: %n Schiff ziehen, {price}?</numerusform>
            <numerusform>{action}: %n Schiffe ziehen, {price}?</numerusform>
        </translation>
    </message>
    <message>
        <source>For example {legs}. Then you have {gold} left for the action.</source>
        <translation>Zum Beispiel {legs}. Danach hast du {gold} für die Aktion.</translation>
    </message>
    <message>
        <source>There is no way to get a ship there.</source>
        <translation>Kein Schiff kommt dorthin.</translation>
    </message>
    <message>
        <source>You cannot build anything now: there is no space for a street or a tile of yours.</source>
        <translation>Du kannst jetzt nichts bauen: Für Straßen und deine Plättchen gibt es kein Feld.</translation>
    </message>
    <message>
        <source>{action}: where does the ship from “{here}” go?</source>
        <translation>{action}: Wohin zieht das Schiff von „{here}“?</translation>
    </message>
    <message>
        <source>On the marked space “{action}” it acts; anywhere else it makes room for the next ship.</source>
        <translation>Auf dem markierten Feld „{action}“ führt es die Aktion aus, sonst macht es dem nächsten Schiff Platz.</translation>
    </message>
    <message>
        <source>Moving this ship does not help to reach the space you have chosen.</source>
        <translation>Dieses Schiff ist deinem Feld nicht im Weg.</translation>
    </message>
    <message>
        <source>The ship cannot go there, or has no need to.</source>
        <translation>Dorthin kommt das Schiff nicht, oder sein Zug wäre nicht nötig.</translation>
    </message>
    <message>
        <source>Where does the ship from “{here}” go?</source>
        <translation>Wohin zieht das Schiff von „{here}“?</translation>
    </message>
    <message>
        <source>{action}: which ship do you move?</source>
        <translation>{action}: Welches Schiff ziehst du?</translation>
    </message>
    <message>
        <source>Cheapest: {legs}.</source>
        <translation>Am günstigsten: {legs}.</translation>
    </message>
    <message>
        <source>{hint} In all {price}.</source>
        <translation>{hint} Zusammen {price}.</translation>
    </message>
    <message>
        <source>Other ships may make room before: the second one moved costs 1 gold, the third 2.</source>
        <translation>Vorher können andere Platz machen: Das zweite Schiff kostet 1 Gold, das dritte 2.</translation>
    </message>
    <message>
        <source>The action of its space is not carried out.</source>
        <translation>Die Aktion seines Feldes entfällt.</translation>
    </message>
    <message>
        <source>You pass: which ship do you move?</source>
        <translation>Du passt: Welches Schiff ziehst du?</translation>
    </message>
    <message>
        <source>Pass: 1 gold</source>
        <translation>Passen: 1 Gold</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key: pass</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Choose space</source>
        <translation>Feld wählen</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s): {price}</source>
        <translation>
            <numerusform>%n Schiff: {price}</numerusform>
            <numerusform>%n Schiffe: {price}</numerusform>
        </translation>
    </message>
    <message>
        <source>C</source>
        <comment>key: clear the space</comment>
        <translation>R</translation>
    </message>
    <message numerus="yes">
        <source>Lighthouse, %n ship(s): {price}</source>
        <translation>
            <numerusform>Leuchtturm, %n Schiff: {price}</numerusform>
            <numerusform>Leuchtturm, %n Schiffe: {price}</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Go to {space}</source>
        <translation>Zieh auf {space}</translation>
    </message>
    <message>
        <source>Share {space} with the Lighthouse</source>
        <translation>Nutze mit dem Leuchtturm das besetzte Feld {space}</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s), {price}</source>
        <translation>
            <numerusform>%n Schiff, {price}</numerusform>
            <numerusform>%n Schiffe, {price}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{way}; it earns %n gold</source>
        <translation>
            <numerusform>{way}; das bringt %n Gold</numerusform>
            <numerusform>{way}; das bringt %n Gold</numerusform>
        </translation>
    </message>
    <message>
        <source>Send a ship to the action space where this is bought.</source>
        <translation>Dafür muss ein Schiff auf das passende Aktionsfeld.</translation>
    </message>
    <message>
        <source>Choose the action space first, then the ship.</source>
        <translation>Wähle zuerst das Aktionsfeld, dann das Schiff.</translation>
    </message>
    <message>
        <source>The action costs {price}; you have {gold}.</source>
        <translation>Die Aktion kostet {price}; du hast {gold}.</translation>
    </message>
    <message>
        <source>This ship does not help to reach the space you have chosen. For another space take that back.</source>
        <translation>Dieses Schiff hilft nicht, das gewählte Feld zu erreichen. Für ein anderes Feld nimm die Wahl zurück.</translation>
    </message>
    <message>
        <source>You have chosen a space: click a ship for it, or take that back.</source>
        <translation>Du hast ein Feld gewählt: Klicke ein Schiff dafür an oder nimm die Wahl zurück.</translation>
    </message>
    <message>
        <source>The space ahead of this ship is occupied.</source>
        <translation>Das Feld vor diesem Schiff ist besetzt.</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) must move for {ships}, and the action costs {price}; you have {gold}.</source>
        <translation>
            <numerusform>%n Schiff muss für {ships} ziehen, und die Aktion kostet {price}; du hast {gold}.</numerusform>
            <numerusform>%n Schiffe müssen für {ships} ziehen, und die Aktion kostet {price}; du hast {gold}.</numerusform>
        </translation>
    </message>
    <message>
        <source>This sort is sold out.</source>
        <translation>Diese Sorte ist leer.</translation>
    </message>
    <message>
        <source>No character is left in the deck.</source>
        <translation>Im Stapel ist kein Charakter mehr.</translation>
    </message>
    <message>
        <source>You have no gondolier ready, or no gondola is free.</source>
        <translation>Du hast keinen Gondoliere bereit, oder keine Gondel ist frei.</translation>
    </message>
    <message>
        <source>You would earn nothing: no customer matches a shop of yours on the same island.</source>
        <translation>Du würdest nichts verdienen: Kein Kunde passt zu einem deiner Läden auf derselben Insel.</translation>
    </message>
    <message>
        <source>No glass factory of yours can produce, and you have no beads to sell.</source>
        <translation>Keine deiner Glashütten kann produzieren, und du hast keine Steine zu verkaufen.</translation>
    </message>
    <message>
        <source>You have no gondolier ready, and none in the supply.</source>
        <translation>Du hast keinen Gondoliere bereit und keinen im Vorrat.</translation>
    </message>
    <message>
        <source>Sail: {price}</source>
        <translation>Ziehen: {price}</translation>
    </message>
    <message>
        <source>Sail: {price}, in all {total}</source>
        <translation>Ziehen: {price}, zusammen {total}</translation>
    </message>
    <message>
        <source>A ship moves only once a turn.</source>
        <translation>Ein Schiff zieht nur einmal im Zug.</translation>
    </message>
    <message>
        <source>First click the ship that moves.</source>
        <translation>Klicke zuerst auf das Schiff, das zieht.</translation>
    </message>
    <message>
        <source>This space is occupied.</source>
        <translation>Dieses Feld ist besetzt.</translation>
    </message>
    <message>
        <source>No ship may be overtaken.</source>
        <translation>Schiffe dürfen nicht überholen.</translation>
    </message>
    <message>
        <source>Move the ship from {here} to {there}</source>
        <translation>Zieh das Schiff von {here} nach {there}</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) must move for {ships}; you have {gold}.</source>
        <translation>
            <numerusform>%n Schiff muss für {ships} ziehen; du hast {gold}.</numerusform>
            <numerusform>%n Schiffe müssen für {ships} ziehen; du hast {gold}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MuranoStandings</name>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Start characters</source>
        <translation>Startcharaktere</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie zu Ende</translation>
    </message>
    <message>
        <source>Each character needs a gondolier of its own at the island for which it scores.</source>
        <translation>Jeder Charakter braucht einen eigenen Gondoliere an der Insel, für die er gewertet wird.</translation>
    </message>
    <message>
        <source>Everybody but the one who brought the end about has one more turn.</source>
        <translation>Alle außer dem, der das Ende ausgelöst hat, haben noch einen Zug.</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>When one more sort runs out, the last round begins.</source>
        <translation>Ist noch eine Sorte leer, beginnt die letzte Runde.</translation>
    </message>
    <message>
        <source>1 sort to go</source>
        <translation>Noch 1 Sorte bis zum Ende</translation>
    </message>
    <message numerus="yes">
        <source>%n island(s)</source>
        <translation>
            <numerusform>%n Insel</numerusform>
            <numerusform>%n Inseln</numerusform>
        </translation>
    </message>
    <message>
        <source>Sacca Serenella is built on with 4 players only.</source>
        <translation>Auf Sacca Serenella wird nur zu viert gebaut.</translation>
    </message>
    <message>
        <source>With equal points, gold decides.</source>
        <translation>Bei Gleichstand entscheidet das Gold.</translation>
    </message>
    <message numerus="yes">
        <source>{place}. {name}: %n point(s), {gold} gold</source>
        <translation>
            <numerusform>{place}. {name}: %n Punkt, {gold} Gold</numerusform>
            <numerusform>{place}. {name}: %n Punkte, {gold} Gold</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Startpunkte</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Sonderkarten</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Produktion</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>Gondoliers</source>
        <translation>Gondolieri</translation>
    </message>
</context>
<context>
    <name>MuranoTerms</name>
    <message>
        <source>Sacca Mattia</source>
        <translation>Sacca Mattia</translation>
    </message>
    <message>
        <source>San Donato</source>
        <translation>San Donato</translation>
    </message>
    <message>
        <source>San Pietro Martire</source>
        <translation>San Pietro Martire</translation>
    </message>
    <message>
        <source>San Stefano</source>
        <translation>San Stefano</translation>
    </message>
    <message>
        <source>Navagero</source>
        <translation>Navagero</translation>
    </message>
    <message>
        <source>Sacca Serenella</source>
        <translation>Sacca Serenella</translation>
    </message>
    <message>
        <source>Take 2 gold</source>
        <translation>2 Gold nehmen</translation>
    </message>
    <message>
        <source>You gain 2 gold.</source>
        <translation>Du bekommst 2 Gold.</translation>
    </message>
    <message>
        <source>Glass factory</source>
        <translation>Glashütte</translation>
    </message>
    <message>
        <source>Buy a glass factory for 1 gold. It is built later.</source>
        <translation>Kaufe für 1 Gold eine Glashütte. Gebaut wird sie später.</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Buy the top shop unseen for 2 gold, or one of your choice for 4.</source>
        <translation>Kaufe für 2 Gold den obersten Laden ungesehen oder für 4 einen nach Wahl.</translation>
    </message>
    <message>
        <source>Palace</source>
        <translation>Palast</translation>
    </message>
    <message>
        <source>Buy the top palace unseen for 2 gold, or one of your choice for 4.</source>
        <translation>Kaufe für 2 Gold den obersten Palast ungesehen oder für 4 einen nach Wahl.</translation>
    </message>
    <message>
        <source>Special building</source>
        <translation>Sondergebäude</translation>
    </message>
    <message>
        <source>Buy a special building for 2 gold. When it is built it brings a card.</source>
        <translation>Kaufe für 2 Gold ein Sondergebäude. Beim Bauen bringt es eine Karte.</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Look at three characters and keep one; your first costs 1 gold, each further one 1 more.</source>
        <translation>Sieh dir drei Charaktere an und behalte einen; dein erster kostet 1 Gold, jeder weitere 1 mehr.</translation>
    </message>
    <message>
        <source>Gondolier</source>
        <translation>Gondoliere</translation>
    </message>
    <message>
        <source>Place a gondolier at an island: 2 gold on a gondola of your colour, 5 on any other.</source>
        <translation>Setze einen Gondoliere an einer Insel ein: 2 Gold auf einer Gondel deiner Farbe, 5 auf jeder anderen.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Place up to three tiles: streets from the stack, and your own buildings.</source>
        <translation>Lege bis zu drei Plättchen: Straßen vom Stapel und eigene Gebäude.</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Einkommen</translation>
    </message>
    <message>
        <source>On your best island, 1 gold for each customer of a colour of which you own a shop there.</source>
        <translation>Auf deiner besten Insel 1 Gold je Kunde einer Farbe, in der du dort einen Laden hast.</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Produktion</translation>
    </message>
    <message>
        <source>Your glass factories draw beads for 2 points each; then you may sell beads.</source>
        <translation>Deine Glashütten ziehen Steine für je 2 Punkte; danach darfst du Steine verkaufen.</translation>
    </message>
    <message>
        <source>Hire or dismiss</source>
        <translation>Anheuern</translation>
    </message>
    <message>
        <source>Hire a gondolier for 3 gold, or dismiss one and gain 3 gold.</source>
        <translation>Heuere für 3 Gold einen Gondoliere an oder entlasse einen und bekomme 3 Gold.</translation>
    </message>
    <message>
        <source>2 gold</source>
        <translation>2 Gold</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Sonderbau</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Anheuern</translation>
    </message>
    <message>
        <source>Street with a red customer</source>
        <translation>Straße mit rotem Kunden</translation>
    </message>
    <message>
        <source>a street with a red customer</source>
        <translation>eine Straße mit rotem Kunden</translation>
    </message>
    <message>
        <source>Street with a blue customer</source>
        <translation>Straße mit blauem Kunden</translation>
    </message>
    <message>
        <source>a street with a blue customer</source>
        <translation>eine Straße mit blauem Kunden</translation>
    </message>
    <message>
        <source>Street with a grey customer</source>
        <translation>Straße mit grauem Kunden</translation>
    </message>
    <message>
        <source>a street with a grey customer</source>
        <translation>eine Straße mit grauem Kunden</translation>
    </message>
    <message>
        <source>Street without a customer</source>
        <translation>Straße ohne Kunden</translation>
    </message>
    <message>
        <source>a street without a customer</source>
        <translation>eine Straße ohne Kunden</translation>
    </message>
    <message>
        <source>a glass factory</source>
        <translation>eine Glashütte</translation>
    </message>
    <message>
        <source>Red shop</source>
        <translation>Roter Laden</translation>
    </message>
    <message>
        <source>a red shop</source>
        <translation>einen roten Laden</translation>
    </message>
    <message>
        <source>Blue shop</source>
        <translation>Blauer Laden</translation>
    </message>
    <message>
        <source>a blue shop</source>
        <translation>einen blauen Laden</translation>
    </message>
    <message>
        <source>Grey shop</source>
        <translation>Grauer Laden</translation>
    </message>
    <message>
        <source>a grey shop</source>
        <translation>einen grauen Laden</translation>
    </message>
    <message>
        <source>Palace with 1 crest</source>
        <translation>Palast mit 1 Wappen</translation>
    </message>
    <message>
        <source>a palace with 1 crest</source>
        <translation>einen Palast mit 1 Wappen</translation>
    </message>
    <message>
        <source>Palace with 2 crests</source>
        <translation>Palast mit 2 Wappen</translation>
    </message>
    <message>
        <source>a palace with 2 crests</source>
        <translation>einen Palast mit 2 Wappen</translation>
    </message>
    <message>
        <source>Palace with 3 crests</source>
        <translation>Palast mit 3 Wappen</translation>
    </message>
    <message>
        <source>a palace with 3 crests</source>
        <translation>einen Palast mit 3 Wappen</translation>
    </message>
    <message>
        <source>a special building</source>
        <translation>ein Sondergebäude</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Streets</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>a street</source>
        <translation>eine Straße</translation>
    </message>
    <message>
        <source>Shops</source>
        <translation>Läden</translation>
    </message>
    <message>
        <source>a shop</source>
        <translation>einen Laden</translation>
    </message>
    <message>
        <source>Glass factories</source>
        <translation>Glashütten</translation>
    </message>
    <message>
        <source>Special buildings</source>
        <translation>Sondergebäude</translation>
    </message>
    <message>
        <source>Palaces</source>
        <translation>Paläste</translation>
    </message>
    <message>
        <source>a palace</source>
        <translation>einen Palast</translation>
    </message>
    <message>
        <source>Red beads</source>
        <translation>Rote Glassteine</translation>
    </message>
    <message>
        <source>Blue beads</source>
        <translation>Blaue Glassteine</translation>
    </message>
    <message>
        <source>Green beads</source>
        <translation>Grüne Glassteine</translation>
    </message>
    <message>
        <source>Start character</source>
        <translation>Startcharakter</translation>
    </message>
    <message>
        <source>Before the first turn everybody may recruit one character for 1 gold.</source>
        <translation>Vor dem ersten Zug darf jeder einen Charakter für 1 Gold anwerben.</translation>
    </message>
    <message>
        <source>Gold for the red ship</source>
        <translation>Gold fürs rote Schiff</translation>
    </message>
    <message>
        <source>Whoever moves the red ship gains 1 gold at the end of the turn.</source>
        <translation>Wer das rote Schiff zieht, bekommt am Zugende 1 Gold.</translation>
    </message>
    <message>
        <source>At most one workshop</source>
        <translation>Höchstens eine Werkstatt</translation>
    </message>
    <message>
        <source>Nobody may own more than one of the three workshops.</source>
        <translation>Niemand darf mehr als eine der drei Werkstätten haben.</translation>
    </message>
    <message>
        <source>Scoring without workshops</source>
        <translation>Wertung ohne Werkstätten</translation>
    </message>
    <message>
        <source>Workshops help when selling beads, but not when scoring characters.</source>
        <translation>Werkstätten helfen beim Verkauf, aber nicht bei der Wertung der Charaktere.</translation>
    </message>
</context>
<context>
    <name>MuranoWords</name>
    <message>
        <source>Red shops</source>
        <translation>Rote Läden</translation>
    </message>
    <message>
        <source>4 points for each red shop on the island, whoever owns it.</source>
        <translation>4 Punkte je rotem Laden auf der Insel, egal von wem.</translation>
    </message>
    <message>
        <source>Blue shops</source>
        <translation>Blaue Läden</translation>
    </message>
    <message>
        <source>4 points for each blue shop on the island, whoever owns it.</source>
        <translation>4 Punkte je blauem Laden auf der Insel, egal von wem.</translation>
    </message>
    <message>
        <source>Grey shops</source>
        <translation>Graue Läden</translation>
    </message>
    <message>
        <source>4 points for each grey shop on the island, whoever owns it.</source>
        <translation>4 Punkte je grauem Laden auf der Insel, egal von wem.</translation>
    </message>
    <message>
        <source>All shops</source>
        <translation>Alle Läden</translation>
    </message>
    <message>
        <source>2 points for each shop on the island, of any colour and any player.</source>
        <translation>2 Punkte je Laden auf der Insel, gleich welcher Farbe und von wem.</translation>
    </message>
    <message>
        <source>All palaces</source>
        <translation>Alle Paläste</translation>
    </message>
    <message>
        <source>2 points for each palace on the island, whoever built it.</source>
        <translation>2 Punkte je Palast auf der Insel, egal von wem gebaut.</translation>
    </message>
    <message>
        <source>All glass factories</source>
        <translation>Alle Glashütten</translation>
    </message>
    <message>
        <source>3 points for each glass factory on the island, whoever owns it.</source>
        <translation>3 Punkte je Glashütte auf der Insel, egal von wem.</translation>
    </message>
    <message>
        <source>All special buildings</source>
        <translation>Alle Sondergebäude</translation>
    </message>
    <message>
        <source>3 points for each special building on the island, whoever built it.</source>
        <translation>3 Punkte je Sondergebäude auf der Insel, egal von wem gebaut.</translation>
    </message>
    <message>
        <source>Only shopkeeper</source>
        <translation>Einziger Händler</translation>
    </message>
    <message>
        <source>12 points if nobody but you owns a shop on the island, and you own at least one.</source>
        <translation>12 Punkte, wenn nur du auf der Insel mindestens einen Laden hast.</translation>
    </message>
    <message>
        <source>Only glassmaker</source>
        <translation>Einziger Glasmacher</translation>
    </message>
    <message>
        <source>12 points if nobody but you owns a glass factory on the island, and you own at least one.</source>
        <translation>12 Punkte, wenn nur du auf der Insel mindestens eine Glashütte hast.</translation>
    </message>
    <message>
        <source>Gold exchange, blue</source>
        <translation>Goldtausch, blau</translation>
    </message>
    <message>
        <source>2, 4, 6 or 8 gold become 1, 3, 6 or 10 points. The island needs at least 2 blue customers, 1 grey customer, 1 palace and 1 special building.</source>
        <translation>Aus 2, 4, 6 oder 8 Gold werden 1, 3, 6 oder 10 Punkte. Die Insel braucht mindestens 2 blaue Kunden, 1 grauen Kunden, 1 Palast und 1 Sondergebäude.</translation>
    </message>
    <message>
        <source>Gold exchange, red</source>
        <translation>Goldtausch, rot</translation>
    </message>
    <message>
        <source>2, 4, 6 or 8 gold become 1, 3, 6 or 10 points. The island needs at least 2 red customers, 1 grey customer, 1 palace and 1 special building.</source>
        <translation>Aus 2, 4, 6 oder 8 Gold werden 1, 3, 6 oder 10 Punkte. Die Insel braucht mindestens 2 rote Kunden, 1 grauen Kunden, 1 Palast und 1 Sondergebäude.</translation>
    </message>
    <message>
        <source>Quiet island</source>
        <translation>Ruhige Insel</translation>
    </message>
    <message>
        <source>10 points if the island has at most 3 red and blue customers together.</source>
        <translation>10 Punkte, wenn die Insel höchstens 3 rote und blaue Kunden zusammen hat.</translation>
    </message>
    <message>
        <source>One of everything</source>
        <translation>Von allem etwas</translation>
    </message>
    <message>
        <source>12 points if all four sorts of buildings and all three colours of customers are there.</source>
        <translation>12 Punkte, wenn alle vier Gebäudesorten und alle drei Kundenfarben da sind.</translation>
    </message>
    <message>
        <source>All customers</source>
        <translation>Alle Kunden</translation>
    </message>
    <message>
        <source>1 to 7 customers on the island give 1, 2, 4, 6, 9, 12 or 15 points.</source>
        <translation>1 bis 7 Kunden auf der Insel bringen 1, 2, 4, 6, 9, 12 oder 15 Punkte.</translation>
    </message>
    <message>
        <source>Red customers</source>
        <translation>Rote Kunden</translation>
    </message>
    <message>
        <source>1 to 5 red customers on the island give 2, 5, 9, 13 or 16 points.</source>
        <translation>1 bis 5 rote Kunden auf der Insel bringen 2, 5, 9, 13 oder 16 Punkte.</translation>
    </message>
    <message>
        <source>Blue customers</source>
        <translation>Blaue Kunden</translation>
    </message>
    <message>
        <source>1 to 5 blue customers on the island give 2, 5, 9, 13 or 16 points.</source>
        <translation>1 bis 5 blaue Kunden auf der Insel bringen 2, 5, 9, 13 oder 16 Punkte.</translation>
    </message>
    <message>
        <source>Grey customers</source>
        <translation>Graue Kunden</translation>
    </message>
    <message>
        <source>1 to 4 grey customers on the island give 3, 7, 12 or 16 points.</source>
        <translation>1 bis 4 graue Kunden auf der Insel bringen 3, 7, 12 oder 16 Punkte.</translation>
    </message>
    <message>
        <source>Crests</source>
        <translation>Wappen</translation>
    </message>
    <message>
        <source>1 point for each crest on the palaces of the island.</source>
        <translation>1 Punkt je Wappen auf den Palästen der Insel.</translation>
    </message>
    <message>
        <source>Own buildings</source>
        <translation>Eigene Gebäude</translation>
    </message>
    <message>
        <source>Specials = red customers</source>
        <translation>Sonder = rote Kunden</translation>
    </message>
    <message>
        <source>12 points if the island has as many special buildings (at least 1) as red customers.</source>
        <translation>12 Punkte, wenn die Insel so viele Sondergebäude (mindestens 1) wie rote Kunden hat.</translation>
    </message>
    <message>
        <source>Specials = blue customers</source>
        <translation>Sonder = blaue Kunden</translation>
    </message>
    <message>
        <source>12 points if the island has as many special buildings (at least 1) as blue customers.</source>
        <translation>12 Punkte, wenn die Insel so viele Sondergebäude (mindestens 1) wie blaue Kunden hat.</translation>
    </message>
    <message>
        <source>Specials = grey customers</source>
        <translation>Sonder = graue Kunden</translation>
    </message>
    <message>
        <source>12 points if the island has as many special buildings (at least 1) as grey customers.</source>
        <translation>12 Punkte, wenn die Insel so viele Sondergebäude (mindestens 1) wie graue Kunden hat.</translation>
    </message>
    <message>
        <source>Crests = glass factories</source>
        <translation>Wappen = Glashütten</translation>
    </message>
    <message>
        <source>12 points if the island has as many crests (at least 1) as glass factories.</source>
        <translation>12 Punkte, wenn die Insel so viele Wappen (mindestens 1) wie Glashütten hat.</translation>
    </message>
    <message>
        <source>Crests = shops</source>
        <translation>Wappen = Läden</translation>
    </message>
    <message>
        <source>12 points if the island has as many crests (at least 1) as shops.</source>
        <translation>12 Punkte, wenn die Insel so viele Wappen (mindestens 1) wie Läden hat.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Gleichgewicht</translation>
    </message>
    <message>
        <source>16 points if the island has as many glass factories as shops and as palaces, at least 1 each.</source>
        <translation>16 Punkte, wenn die Insel gleich viele Glashütten, Läden und Paläste hat, mindestens je 1.</translation>
    </message>
    <message>
        <source>12 points if you own as many glass factories and shops there as all opponents together, be it none.</source>
        <translation>12 Punkte, wenn du dort so viele Glashütten und Läden hast wie alle anderen zusammen, auch bei 0.</translation>
    </message>
    <message>
        <source>Exactly one crest</source>
        <translation>Genau ein Wappen</translation>
    </message>
    <message>
        <source>12 points if the palaces of the island show exactly 1 crest in all.</source>
        <translation>12 Punkte, wenn die Paläste der Insel zusammen genau 1 Wappen zeigen.</translation>
    </message>
    <message>
        <source>Three on {island}</source>
        <translation>Drei auf {island}</translation>
    </message>
    <message>
        <source>10 points if you own at least 3 glass factories and shops on {island}.</source>
        <translation>10 Punkte, wenn du auf {island} mindestens 3 Glashütten und Läden hast.</translation>
    </message>
    <message>
        <source>Two at {island}</source>
        <translation>Zwei an {island}</translation>
    </message>
    <message>
        <source>10 points if at least 2 of your gondoliers are at {island}.</source>
        <translation>10 Punkte, wenn mindestens 2 deiner Gondolieri an {island} stehen.</translation>
    </message>
    <message>
        <source>Red glass</source>
        <translation>Rotes Glas</translation>
    </message>
    <message>
        <source>7 points for each red bead that you hand in at {island}, at most 3 beads.</source>
        <translation>7 Punkte je rotem Glasstein, den du an {island} abgibst, höchstens 3 Steine.</translation>
    </message>
    <message>
        <source>Blue glass</source>
        <translation>Blaues Glas</translation>
    </message>
    <message>
        <source>7 points for each blue bead that you hand in at {island}, at most 3 beads.</source>
        <translation>7 Punkte je blauem Glasstein, den du an {island} abgibst, höchstens 3 Steine.</translation>
    </message>
    <message>
        <source>Green glass</source>
        <translation>Grünes Glas</translation>
    </message>
    <message>
        <source>7 points for each green bead that you hand in at {island}, at most 3 beads.</source>
        <translation>7 Punkte je grünem Glasstein, den du an {island} abgibst, höchstens 3 Steine.</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>“Take 2 gold” gives you 4 gold.</source>
        <translation>„2 Gold nehmen“ bringt dir 4 Gold.</translation>
    </message>
    <message>
        <source>Basilica</source>
        <translation>Basilika</translation>
    </message>
    <message>
        <source>5 points at once.</source>
        <translation>Sofort 5 Punkte.</translation>
    </message>
    <message>
        <source>Crane, glass and palace</source>
        <translation>Baukran: Glas, Palast</translation>
    </message>
    <message>
        <source>1 more point for every glass factory and palace that you build.</source>
        <translation>1 Punkt mehr für jede Glashütte und jeden Palast, die du baust.</translation>
    </message>
    <message>
        <source>Crane, shop and special</source>
        <translation>Baukran: Laden, Sonderbau</translation>
    </message>
    <message>
        <source>1 more point for every shop and special building that you build.</source>
        <translation>1 Punkt mehr für jeden Laden und jedes Sondergebäude, die du baust.</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>A gondola of your colour costs you 1 gold, any other 3.</source>
        <translation>Eine Gondel deiner Farbe kostet dich 1 Gold, jede andere 3.</translation>
    </message>
    <message>
        <source>Harbour tavern</source>
        <translation>Hafenkneipe</translation>
    </message>
    <message>
        <source>1 point whenever you place a gondolier.</source>
        <translation>1 Punkt, sooft du einen Gondoliere einsetzt.</translation>
    </message>
    <message>
        <source>Hostel</source>
        <translation>Herberge</translation>
    </message>
    <message>
        <source>Recruiting, you choose from 5 cards instead of 3.</source>
        <translation>Beim Anwerben wählst du aus 5 Karten statt aus 3.</translation>
    </message>
    <message>
        <source>Counting house</source>
        <translation>Kontor</translation>
    </message>
    <message>
        <source>Producing, you draw 1 bead more and return one of yours at the end of the turn.</source>
        <translation>Beim Produzieren ziehst du 1 Stein mehr und gibst am Zugende einen eigenen zurück.</translation>
    </message>
    <message>
        <source>Workshop, red and blue</source>
        <translation>Werkstatt, rot und blau</translation>
    </message>
    <message>
        <source>Your red beads may count as blue ones and the other way round.</source>
        <translation>Deine roten Steine dürfen als blaue zählen und umgekehrt.</translation>
    </message>
    <message>
        <source>Workshop, blue and green</source>
        <translation>Werkstatt, blau und grün</translation>
    </message>
    <message>
        <source>Your blue beads may count as green ones and the other way round.</source>
        <translation>Deine blauen Steine dürfen als grüne zählen und umgekehrt.</translation>
    </message>
    <message>
        <source>Workshop, red and green</source>
        <translation>Werkstatt, rot und grün</translation>
    </message>
    <message>
        <source>Your red beads may count as green ones and the other way round.</source>
        <translation>Deine roten Steine dürfen als grüne zählen und umgekehrt.</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation>Leuchtturm</translation>
    </message>
    <message>
        <source>The red ship may act for you on the first occupied space ahead of it.</source>
        <translation>Das rote Schiff darf für dich auch das erste besetzte Feld vor ihm mitbenutzen.</translation>
    </message>
    <message>
        <source>Assembly hall</source>
        <translation>Versammlungshalle</translation>
    </message>
    <message>
        <source>Dismissing a gondolier brings 5 gold, hiring one costs 1.</source>
        <translation>Einen Gondoliere zu entlassen bringt 5 Gold, einen anzuheuern kostet 1.</translation>
    </message>
    <message>
        <source>Inn</source>
        <translation>Wirtshaus</translation>
    </message>
    <message>
        <source>Characters cost you 2 gold less, never less than 0.</source>
        <translation>Charaktere kosten dich 2 Gold weniger, nie unter 0.</translation>
    </message>
    <message>
        <source>Guild hall</source>
        <translation>Zunfthalle</translation>
    </message>
    <message>
        <source>1 point whenever you produce at least one bead.</source>
        <translation>1 Punkt, sooft du mindestens einen Stein produzierst.</translation>
    </message>
    <message>
        <source>2 points for each of your glass factories and shops there, 1 for each of your opponents'.</source>
        <translation>2 Punkte je eigener Glashütte und eigenem Laden dort, je 1 für die der anderen.</translation>
    </message>
    <message>
        <source>Others' buildings</source>
        <translation>Fremde Gebäude</translation>
    </message>
    <message>
        <source>1 point for each of your glass factories and shops there, 2 for each of your opponents'.</source>
        <translation>1 Punkt je eigener Glashütte und eigenem Laden dort, je 2 für die der anderen.</translation>
    </message>
    <message>
        <source>Own = others' buildings</source>
        <translation>Eigene = fremde Gebäude</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>PLAYERS</source>
        <translation>SPIELER</translation>
    </message>
    <message>
        <source>AIDS</source>
        <translation>HILFEN</translation>
    </message>
    <message>
        <source>Keep learning</source>
        <translation>Weiterlernen</translation>
    </message>
    <message>
        <source>Random order</source>
        <translation>Zufällige Reihenfolge</translation>
    </message>
    <message>
        <source>Risk gauge</source>
        <translation>Risikoanzeige</translation>
    </message>
    <message>
        <source>Shows how likely the next card does harm.</source>
        <translation>Zeigt, wie wahrscheinlich die nächste Karte schadet.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>A button that says what a master would do.</source>
        <translation>Ein Knopf, der verrät, was ein Meister täte.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>A seed has digits only, {limit} at most.</source>
        <translation>Eine Startzahl hat nur Ziffern, höchstens {limit}.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>New game: {game}</source>
        <translation>Neue Partie: {game}</translation>
    </message>
    <message>
        <source>PRESETS</source>
        <translation>VORGABEN</translation>
    </message>
    <message>
        <source>WHAT TO EXPECT</source>
        <translation>WAS DICH ERWARTET</translation>
    </message>
    <message>
        <source>MODULES</source>
        <translation>MODULE</translation>
    </message>
    <message>
        <source>VARIANTS</source>
        <translation>VARIANTEN</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Lesson again</source>
        <translation>Lektion noch einmal</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>The same seed deals the same cards again, for instance to compare.</source>
        <translation>Dieselbe Startzahl bringt dieselben Karten noch einmal, etwa für einen Vergleich.</translation>
    </message>
</context>
<context>
    <name>NoteSheet</name>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Your own words about this game; the library finds them.</source>
        <translation>Deine eigenen Worte zu dieser Partie; die Bibliothek findet sie.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>NoteView</name>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>The file is too large to be a Kontor game: the limit is {limit} MB.</source>
        <translation>Die Datei ist zu groß für eine Kontor-Partie: Höchstens {limit} MB sind erlaubt.</translation>
    </message>
    <message>
        <source>The file is not a Kontor game: it is not a text.</source>
        <translation>Die Datei ist keine Kontor-Partie: Sie ist kein Text.</translation>
    </message>
    <message>
        <source>The file is not a Kontor game: it cannot be read from line {line} on.</source>
        <translation>Die Datei ist keine Kontor-Partie: Ab Zeile {line} ist sie nicht lesbar.</translation>
    </message>
    <message>
        <source>The file is not a Kontor game: it is nested too deeply.</source>
        <translation>Die Datei ist keine Kontor-Partie: Sie ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>The file is not a Kontor game.</source>
        <translation>Die Datei ist keine Kontor-Partie.</translation>
    </message>
    <message>
        <source>The game is damaged or incomplete: its file cannot be read from line {line} on.</source>
        <translation>Die Partie ist beschädigt oder unvollständig: Ab Zeile {line} ist ihre Datei nicht lesbar.</translation>
    </message>
    <message>
        <source>The game is damaged: something in its file is impossible.</source>
        <translation>Die Partie ist beschädigt: In ihrer Datei steht etwas Unmögliches.</translation>
    </message>
    <message>
        <source>The game was saved by a newer Kontor (format {format}); this one reads up to format {known}.</source>
        <translation>Die Partie stammt aus einem neueren Kontor (Format {format}); dieses hier liest bis Format {known}.</translation>
    </message>
    <message>
        <source>The game was played by newer rules of {game} (version {version}); this Kontor knows version {known}.</source>
        <translation>Die Partie wurde nach neueren Regeln von {game} gespielt (Version {version}); dieses Kontor kennt Version {known}.</translation>
    </message>
    <message>
        <source>The game is damaged: its field “{where}” is missing.</source>
        <translation>Die Partie ist beschädigt: Ihr Feld „{where}“ fehlt.</translation>
    </message>
    <message>
        <source>The game is damaged: its field “{where}” cannot be {found}.</source>
        <translation>Die Partie ist beschädigt: Ihr Feld „{where}“ darf nicht {found} sein.</translation>
    </message>
    <message>
        <source>This Kontor does not know the game {game}.</source>
        <translation>Dieses Kontor kennt das Spiel {game} nicht.</translation>
    </message>
    <message>
        <source>The game cannot be set up: {reason}.</source>
        <translation>Die Partie lässt sich nicht aufbauen: {reason}.</translation>
    </message>
    <message>
        <source>The game cannot be shown: these rules set it up differently.</source>
        <translation>Die Partie lässt sich nicht zeigen: Diese Regeln bauen sie anders auf.</translation>
    </message>
    <message>
        <source>Move {ply} is not allowed: {action} in {decision}.</source>
        <translation>Schritt {ply} ist nicht erlaubt: {action} bei {decision}.</translation>
    </message>
    <message>
        <source>Move {ply} leads to another position than the recorded one.</source>
        <translation>Schritt {ply} führt zu einer anderen Stellung als der aufgezeichneten.</translation>
    </message>
    <message>
        <source>The game is damaged: its result is not that of its moves.</source>
        <translation>Die Partie ist beschädigt: Ihr Ergebnis passt nicht zu ihren Schritten.</translation>
    </message>
    <message>
        <source>The file {name} cannot be read: {reason}.</source>
        <translation>Die Datei {name} lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>There is no file {name}.</source>
        <translation>Es gibt keine Datei {name}.</translation>
    </message>
    <message>
        <source>{name} is not a file.</source>
        <translation>{name} ist keine Datei.</translation>
    </message>
    <message>
        <source>The file {name} cannot be written: {reason}.</source>
        <translation>Die Datei {name} lässt sich nicht schreiben: {reason}.</translation>
    </message>
    <message>
        <source>Kontor is already running: another window uses the archive in {folder}.</source>
        <translation>Kontor läuft schon: Ein anderes Fenster benutzt das Archiv in {folder}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used for the archive: {reason}.</source>
        <translation>Der Ordner {folder} ist für das Archiv nicht brauchbar: {reason}.</translation>
    </message>
    <message>
        <source>The disk is full; the last step was not saved.</source>
        <translation>Der Datenträger ist voll; der letzte Schritt wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>The archive may not be written; the last step was not saved.</source>
        <translation>Das Archiv ist schreibgeschützt; der letzte Schritt wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>The archive failed ({reason}); the last step was not saved.</source>
        <translation>Das Archiv hat versagt ({reason}); der letzte Schritt wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>The archive is damaged ({reason}).</source>
        <translation>Das Archiv ist beschädigt ({reason}).</translation>
    </message>
    <message>
        <source>The archive has no such game.</source>
        <translation>Diese Partie gibt es im Archiv nicht.</translation>
    </message>
    <message>
        <source>The archive has {stored} moves of this game, not {expected}; the last step was not saved.</source>
        <translation>Das Archiv hat {stored} Schritte dieser Partie statt {expected}; der letzte Schritt wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>The archive is closed.</source>
        <translation>Das Archiv ist geschlossen.</translation>
    </message>
    <message>
        <source>The archive was gone, and a new one was begun. Daily copies: Library, Bring back.</source>
        <translation>Das Archiv war verschwunden; ein neues ist angelegt. Tageskopien: Bibliothek, Zurückholen.</translation>
    </message>
    <message>
        <source>The archive was damaged. It was kept as {kept}; games saved from it: {games}.</source>
        <translation>Das Archiv war beschädigt. Es liegt jetzt unter {kept}; daraus gerettete Partien: {games}.</translation>
    </message>
    <message>
        <source>The archive was not a file of Kontor. It was kept as {kept}, and a new one was begun.</source>
        <translation>Das Archiv war keine Datei von Kontor. Sie liegt jetzt unter {kept}, und ein neues Archiv ist angelegt.</translation>
    </message>
    <message>
        <source>The file of settings was a link. Kontor has a file of its own now and leaves the linked one as it is.</source>
        <translation>Die Datei mit den Einstellungen war eine Verknüpfung. Kontor hat jetzt eine eigene und lässt die verknüpfte, wie sie ist.</translation>
    </message>
    <message>
        <source>The settings could not be read and are the usual ones again. The old file is {name}.</source>
        <translation>Die Einstellungen waren nicht lesbar und sind wieder die üblichen. Die alte Datei heißt {name}.</translation>
    </message>
    <message>
        <source>Some settings were impossible and are the usual ones again. The old file is {name}.</source>
        <translation>Einige Einstellungen waren unmöglich und sind wieder die üblichen. Die alte Datei heißt {name}.</translation>
    </message>
    <message>
        <source>The archive in {folder} is from a newer Kontor; it was left as it is. Start that one again.</source>
        <translation>Das Archiv in {folder} stammt aus einem neueren Kontor und bleibt unverändert. Starte wieder das neuere.</translation>
    </message>
</context>
<context>
    <name>OpenCard</name>
    <message>
        <source>More about {game}</source>
        <translation>Mehr zu {game}</translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation>{game} fortsetzen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
</context>
<context>
    <name>OpenGames</name>
    <message numerus="yes">
        <source>%n more in the library</source>
        <translation>
            <numerusform>Eine weitere in der Bibliothek</numerusform>
            <numerusform>%n weitere in der Bibliothek</numerusform>
        </translation>
    </message>
    <message>
        <source>Newer games</source>
        <translation>Neuere Partien</translation>
    </message>
    <message>
        <source>Older games</source>
        <translation>Ältere Partien</translation>
    </message>
    <message numerus="yes">
        <source>CONTINUE · %n GAMES</source>
        <translation>
            <numerusform>WEITERSPIELEN · EINE PARTIE</numerusform>
            <numerusform>WEITERSPIELEN · %n PARTIEN</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue as a copy</source>
        <translation>Als Kopie fortsetzen</translation>
    </message>
    <message>
        <source>Look back over the game</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Take off the start page</source>
        <translation>Von der Startseite nehmen</translation>
    </message>
</context>
<context>
    <name>OpenTable</name>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>As a copy</source>
        <translation>Als Kopie</translation>
    </message>
    <message>
        <source>Leaves this game as it stands and goes on in a second one.</source>
        <translation>Lässt diese Partie, wie sie ist, und spielt in einer zweiten weiter.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>CONTINUE</source>
        <translation>WEITERSPIELEN</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Only with {fewest} to {most} players</source>
        <translation>Nur mit {fewest} bis {most} Spielern</translation>
    </message>
    <message>
        <source>Only with {counts} players</source>
        <translation>Nur mit {counts} Spielern</translation>
    </message>
    <message>
        <source>Needs “{option}”</source>
        <translation>Braucht „{option}“</translation>
    </message>
    <message>
        <source>Needs “{choices}” ({option})</source>
        <translation>Braucht „{choices}“ ({option})</translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message numerus="yes">
        <source>Shared victory with %n point(s): {names}.</source>
        <translation>
            <numerusform>Geteilter Sieg mit %n Punkt: {names}.</numerusform>
            <numerusform>Geteilter Sieg mit %n Punkten: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n point(s).</source>
        <translation>
            <numerusform>Du gewinnst mit %n Punkt.</numerusform>
            <numerusform>Du gewinnst mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n point(s).</source>
        <translation>
            <numerusform>{name} gewinnt mit %n Punkt.</numerusform>
            <numerusform>{name} gewinnt mit %n Punkten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>PastRow</name>
    <message>
        <source>{percent}%</source>
        <translation>{percent} %</translation>
    </message>
</context>
<context>
    <name>PhaseButton</name>
    <message>
        <source>{sign}: {name}, now</source>
        <translation>{sign}: {name}, jetzt</translation>
    </message>
    <message>
        <source>{sign}: {name}</source>
        <translation>{sign}: {name}</translation>
    </message>
</context>
<context>
    <name>PhaseTracker</name>
    <message>
        <source>Phases of the round</source>
        <translation>Phasen der Runde</translation>
    </message>
</context>
<context>
    <name>PileSheet</name>
    <message>
        <source>Search: name, group, colour or effect</source>
        <translation>Suche: Name, Gruppe, Farbe oder Wirkung</translation>
    </message>
</context>
<context>
    <name>PortRoyalBoard</name>
    <message>
        <source>Newest card first.</source>
        <translation>Die neueste Karte zuerst.</translation>
    </message>
    <message>
        <source>No card lies here.</source>
        <translation>Hier liegt keine Karte.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards to take by ship colours</source>
        <translation>Karten nach Schiffsfarben</translation>
    </message>
    <message>
        <source>Ship colours: cards for {name}</source>
        <translation>Schiffsfarben: Karten für {name}</translation>
    </message>
    <message>
        <source>{n} of 5</source>
        <translation>{n} von 5</translation>
    </message>
    <message>
        <source>No open expedition</source>
        <translation>Kein offener Expeditionsaufruf</translation>
    </message>
    <message>
        <source>Start player: {name}</source>
        <translation>Startspieler: {name}</translation>
    </message>
    <message>
        <source>You are start player</source>
        <translation>Du bist Startspieler</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>of {needed}</source>
        <translation>von {needed}</translation>
    </message>
    <message>
        <source>Hired persons will lie here.</source>
        <translation>Hier liegen bald deine Personen.</translation>
    </message>
</context>
<context>
    <name>PortRoyalCards</name>
    <message>
        <source>Pinace</source>
        <translation>Pinasse</translation>
    </message>
    <message>
        <source>the pinace</source>
        <translation>die Pinasse</translation>
    </message>
    <message>
        <source>a pinace</source>
        <translation>eine Pinasse</translation>
    </message>
    <message>
        <source>Flute</source>
        <translation>Fleute</translation>
    </message>
    <message>
        <source>the flute</source>
        <translation>die Fleute</translation>
    </message>
    <message>
        <source>a flute</source>
        <translation>eine Fleute</translation>
    </message>
    <message>
        <source>Skiff</source>
        <translation>Barke</translation>
    </message>
    <message>
        <source>the skiff</source>
        <translation>die Barke</translation>
    </message>
    <message>
        <source>a skiff</source>
        <translation>eine Barke</translation>
    </message>
    <message>
        <source>Frigate</source>
        <translation>Fregatte</translation>
    </message>
    <message>
        <source>the frigate</source>
        <translation>die Fregatte</translation>
    </message>
    <message>
        <source>a frigate</source>
        <translation>eine Fregatte</translation>
    </message>
    <message>
        <source>Galleon</source>
        <translation>Galeone</translation>
    </message>
    <message>
        <source>the galleon</source>
        <translation>die Galeone</translation>
    </message>
    <message>
        <source>a galleon</source>
        <translation>eine Galeone</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>the yellow trader</source>
        <translation>den gelben Händler</translation>
    </message>
    <message>
        <source>a yellow trader</source>
        <translation>einen gelben Händler</translation>
    </message>
    <message>
        <source>Each yellow ship you trade with yields 1 more coin.</source>
        <translation>Handelst du mit einem gelben Schiff, bekommst du 1 Münze mehr.</translation>
    </message>
    <message>
        <source>the blue trader</source>
        <translation>den blauen Händler</translation>
    </message>
    <message>
        <source>a blue trader</source>
        <translation>einen blauen Händler</translation>
    </message>
    <message>
        <source>Each blue ship you trade with yields 1 more coin.</source>
        <translation>Handelst du mit einem blauen Schiff, bekommst du 1 Münze mehr.</translation>
    </message>
    <message>
        <source>the green trader</source>
        <translation>den grünen Händler</translation>
    </message>
    <message>
        <source>a green trader</source>
        <translation>einen grünen Händler</translation>
    </message>
    <message>
        <source>Each green ship you trade with yields 1 more coin.</source>
        <translation>Handelst du mit einem grünen Schiff, bekommst du 1 Münze mehr.</translation>
    </message>
    <message>
        <source>the red trader</source>
        <translation>den roten Händler</translation>
    </message>
    <message>
        <source>a red trader</source>
        <translation>einen roten Händler</translation>
    </message>
    <message>
        <source>Each red ship you trade with yields 1 more coin.</source>
        <translation>Handelst du mit einem roten Schiff, bekommst du 1 Münze mehr.</translation>
    </message>
    <message>
        <source>the black trader</source>
        <translation>den schwarzen Händler</translation>
    </message>
    <message>
        <source>a black trader</source>
        <translation>einen schwarzen Händler</translation>
    </message>
    <message>
        <source>Each black ship you trade with yields 1 more coin.</source>
        <translation>Handelst du mit einem schwarzen Schiff, bekommst du 1 Münze mehr.</translation>
    </message>
    <message>
        <source>Settler</source>
        <translation>Siedler</translation>
    </message>
    <message>
        <source>the settler</source>
        <translation>den Siedler</translation>
    </message>
    <message>
        <source>a settler</source>
        <translation>einen Siedler</translation>
    </message>
    <message>
        <source>May be discarded for an expedition as one house.</source>
        <translation>Kann für einen Expeditionsaufruf als Haus abgegeben werden.</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kapitän</translation>
    </message>
    <message>
        <source>the captain</source>
        <translation>den Kapitän</translation>
    </message>
    <message>
        <source>a captain</source>
        <translation>einen Kapitän</translation>
    </message>
    <message>
        <source>May be discarded for an expedition as one anchor.</source>
        <translation>Kann für einen Expeditionsaufruf als Anker abgegeben werden.</translation>
    </message>
    <message>
        <source>Priest</source>
        <translation>Priester</translation>
    </message>
    <message>
        <source>the priest</source>
        <translation>den Priester</translation>
    </message>
    <message>
        <source>a priest</source>
        <translation>einen Priester</translation>
    </message>
    <message>
        <source>May be discarded for an expedition as one cross.</source>
        <translation>Kann für einen Expeditionsaufruf als Kreuz abgegeben werden.</translation>
    </message>
    <message>
        <source>Jack of all Trades</source>
        <translation>Tausendsassa</translation>
    </message>
    <message>
        <source>the jack of all trades</source>
        <translation>den Tausendsassa</translation>
    </message>
    <message>
        <source>a jack of all trades</source>
        <translation>einen Tausendsassa</translation>
    </message>
    <message>
        <source>Joker: supplies any one symbol for an expedition.</source>
        <translation>Joker: ersetzt bei einem Expeditionsaufruf ein beliebiges Symbol.</translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation>Matrose</translation>
    </message>
    <message>
        <source>the sailor</source>
        <translation>den Matrosen</translation>
    </message>
    <message>
        <source>a sailor</source>
        <translation>einen Matrosen</translation>
    </message>
    <message>
        <source>1 sword for repelling ships.</source>
        <translation>1 Säbel zum Abwehren von Schiffen.</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>Pirat</translation>
    </message>
    <message>
        <source>the pirate</source>
        <translation>den Piraten</translation>
    </message>
    <message>
        <source>a pirate</source>
        <translation>einen Piraten</translation>
    </message>
    <message>
        <source>2 swords for repelling ships.</source>
        <translation>2 Säbel zum Abwehren von Schiffen.</translation>
    </message>
    <message>
        <source>Mademoiselle</source>
        <translation>Fräulein</translation>
    </message>
    <message>
        <source>the mademoiselle</source>
        <translation>das Fräulein</translation>
    </message>
    <message>
        <source>a mademoiselle</source>
        <translation>ein Fräulein</translation>
    </message>
    <message>
        <source>You hire persons for 1 coin less.</source>
        <translation>Du heuerst Personen um 1 Münze günstiger an.</translation>
    </message>
    <message>
        <source>Jester</source>
        <translation>Witzbold</translation>
    </message>
    <message>
        <source>the jester</source>
        <translation>den Witzbold</translation>
    </message>
    <message>
        <source>a jester</source>
        <translation>einen Witzbold</translation>
    </message>
    <message>
        <source>Admiral</source>
        <translation>Admiral</translation>
    </message>
    <message>
        <source>the admiral</source>
        <translation>den Admiral</translation>
    </message>
    <message>
        <source>an admiral</source>
        <translation>einen Admiral</translation>
    </message>
    <message>
        <source>2 coins if at least 5 cards lie in the harbour when your go in phase 2 starts.</source>
        <translation>2 Münzen, wenn zu Beginn deines Handelns &amp; Heuerns mindestens 5 Karten im Hafen liegen.</translation>
    </message>
    <message>
        <source>Governor</source>
        <translation>Gouverneur</translation>
    </message>
    <message>
        <source>the governor</source>
        <translation>den Gouverneur</translation>
    </message>
    <message>
        <source>a governor</source>
        <translation>einen Gouverneur</translation>
    </message>
    <message>
        <source>You may take 1 more card in phase 2.</source>
        <translation>Du darfst beim Handeln &amp; Heuern 1 Karte mehr nehmen.</translation>
    </message>
    <message>
        <source>Clerk</source>
        <translation>Kontorist</translation>
    </message>
    <message>
        <source>the yellow clerk</source>
        <translation>den gelben Kontoristen</translation>
    </message>
    <message>
        <source>a yellow clerk</source>
        <translation>einen gelben Kontoristen</translation>
    </message>
    <message>
        <source>When you trade with a yellow ship you may take 1 more card.</source>
        <translation>Handelst du mit einem gelben Schiff, steht dir 1 zusätzliche Karte zu.</translation>
    </message>
    <message>
        <source>the blue clerk</source>
        <translation>den blauen Kontoristen</translation>
    </message>
    <message>
        <source>a blue clerk</source>
        <translation>einen blauen Kontoristen</translation>
    </message>
    <message>
        <source>When you trade with a blue ship you may take 1 more card.</source>
        <translation>Handelst du mit einem blauen Schiff, steht dir 1 zusätzliche Karte zu.</translation>
    </message>
    <message>
        <source>the green clerk</source>
        <translation>den grünen Kontoristen</translation>
    </message>
    <message>
        <source>a green clerk</source>
        <translation>einen grünen Kontoristen</translation>
    </message>
    <message>
        <source>When you trade with a green ship you may take 1 more card.</source>
        <translation>Handelst du mit einem grünen Schiff, steht dir 1 zusätzliche Karte zu.</translation>
    </message>
    <message>
        <source>the red clerk</source>
        <translation>den roten Kontoristen</translation>
    </message>
    <message>
        <source>a red clerk</source>
        <translation>einen roten Kontoristen</translation>
    </message>
    <message>
        <source>When you trade with a red ship you may take 1 more card.</source>
        <translation>Handelst du mit einem roten Schiff, steht dir 1 zusätzliche Karte zu.</translation>
    </message>
    <message>
        <source>the black clerk</source>
        <translation>den schwarzen Kontoristen</translation>
    </message>
    <message>
        <source>a black clerk</source>
        <translation>einen schwarzen Kontoristen</translation>
    </message>
    <message>
        <source>When you trade with a black ship you may take 1 more card.</source>
        <translation>Handelst du mit einem schwarzen Schiff, steht dir 1 zusätzliche Karte zu.</translation>
    </message>
    <message>
        <source>Gunner</source>
        <translation>Kanonier</translation>
    </message>
    <message>
        <source>the gunner</source>
        <translation>den Kanonier</translation>
    </message>
    <message>
        <source>a gunner</source>
        <translation>einen Kanonier</translation>
    </message>
    <message>
        <source>At the start of your go in phase 2: coins equal to the ships in the harbour minus 1.</source>
        <translation>Zu Beginn deines Handelns &amp; Heuerns: so viele Münzen, wie Schiffe im Hafen liegen, minus 1.</translation>
    </message>
    <message>
        <source>Vice Admiral</source>
        <translation>Vizeadmiral</translation>
    </message>
    <message>
        <source>the vice admiral</source>
        <translation>den Vizeadmiral</translation>
    </message>
    <message>
        <source>a vice admiral</source>
        <translation>einen Vizeadmiral</translation>
    </message>
    <message>
        <source>1 coin if 3 or 4 cards lie in the harbour when your go in phase 2 starts.</source>
        <translation>1 Münze, wenn zu Beginn deines Handelns &amp; Heuerns 3 oder 4 Karten im Hafen liegen.</translation>
    </message>
    <message>
        <source>Expedition (two houses)</source>
        <translation>Expeditionsaufruf (zwei Häuser)</translation>
    </message>
    <message>
        <source>Expedition</source>
        <translation>Expedition</translation>
    </message>
    <message>
        <source>the expedition with two houses</source>
        <translation>den Expeditionsaufruf mit zwei Häusern</translation>
    </message>
    <message>
        <source>an expedition with two houses</source>
        <translation>einen Expeditionsaufruf mit zwei Häusern</translation>
    </message>
    <message>
        <source>Give up persons with these symbols: 2 houses. You gain 2 coins and 4 influence points.</source>
        <translation>Gib Personen mit diesen Symbolen ab: 2 Häuser. Dafür gibt es 2 Münzen und 4 Einflusspunkte.</translation>
    </message>
    <message>
        <source>Expedition (two anchors)</source>
        <translation>Expeditionsaufruf (zwei Anker)</translation>
    </message>
    <message>
        <source>the expedition with two anchors</source>
        <translation>den Expeditionsaufruf mit zwei Ankern</translation>
    </message>
    <message>
        <source>an expedition with two anchors</source>
        <translation>einen Expeditionsaufruf mit zwei Ankern</translation>
    </message>
    <message>
        <source>Give up persons with these symbols: 2 anchors. You gain 2 coins and 4 influence points.</source>
        <translation>Gib Personen mit diesen Symbolen ab: 2 Anker. Dafür gibt es 2 Münzen und 4 Einflusspunkte.</translation>
    </message>
    <message>
        <source>Expedition (two crosses)</source>
        <translation>Expeditionsaufruf (zwei Kreuze)</translation>
    </message>
    <message>
        <source>the expedition with two crosses</source>
        <translation>den Expeditionsaufruf mit zwei Kreuzen</translation>
    </message>
    <message>
        <source>an expedition with two crosses</source>
        <translation>einen Expeditionsaufruf mit zwei Kreuzen</translation>
    </message>
    <message>
        <source>Give up persons with these symbols: 2 crosses. You gain 2 coins and 4 influence points.</source>
        <translation>Gib Personen mit diesen Symbolen ab: 2 Kreuze. Dafür gibt es 2 Münzen und 4 Einflusspunkte.</translation>
    </message>
    <message>
        <source>Expedition (two anchors and a house)</source>
        <translation>Expeditionsaufruf (zwei Anker und ein Haus)</translation>
    </message>
    <message>
        <source>the expedition with two anchors and a house</source>
        <translation>den Expeditionsaufruf mit zwei Ankern und einem Haus</translation>
    </message>
    <message>
        <source>an expedition with two anchors and a house</source>
        <translation>einen Expeditionsaufruf mit zwei Ankern und einem Haus</translation>
    </message>
    <message>
        <source>Give up persons with these symbols: 2 anchors, 1 house. You gain 3 coins and 6 influence points.</source>
        <translation>Gib Personen mit diesen Symbolen ab: 2 Anker, 1 Haus. Dafür gibt es 3 Münzen und 6 Einflusspunkte.</translation>
    </message>
    <message>
        <source>Expedition (two crosses and a house)</source>
        <translation>Expeditionsaufruf (zwei Kreuze und ein Haus)</translation>
    </message>
    <message>
        <source>the expedition with two crosses and a house</source>
        <translation>den Expeditionsaufruf mit zwei Kreuzen und einem Haus</translation>
    </message>
    <message>
        <source>an expedition with two crosses and a house</source>
        <translation>einen Expeditionsaufruf mit zwei Kreuzen und einem Haus</translation>
    </message>
    <message>
        <source>Give up persons with these symbols: 2 crosses, 1 house. You gain 3 coins and 6 influence points.</source>
        <translation>Gib Personen mit diesen Symbolen ab: 2 Kreuze, 1 Haus. Dafür gibt es 3 Münzen und 6 Einflusspunkte.</translation>
    </message>
    <message>
        <source>Expedition (anchor, cross and house)</source>
        <translation>Expeditionsaufruf (Anker, Kreuz und Haus)</translation>
    </message>
    <message>
        <source>the expedition with anchor, cross and house</source>
        <translation>den Expeditionsaufruf mit Anker, Kreuz und Haus</translation>
    </message>
    <message>
        <source>an expedition with anchor, cross and house</source>
        <translation>einen Expeditionsaufruf mit Anker, Kreuz und Haus</translation>
    </message>
    <message>
        <source>Give up persons with these symbols: 1 anchor, 1 cross, 1 house. You gain 3 coins and 5 influence points.</source>
        <translation>Gib Personen mit diesen Symbolen ab: 1 Anker, 1 Kreuz, 1 Haus. Dafür gibt es 3 Münzen und 5 Einflusspunkte.</translation>
    </message>
    <message>
        <source>Tax Increase (fewest influence points)</source>
        <translation>Steuererhöhung (wenigste Einflusspunkte)</translation>
    </message>
    <message>
        <source>Tax Increase</source>
        <translation>Steuererhöhung</translation>
    </message>
    <message>
        <source>the tax increase</source>
        <translation>die Steuererhöhung</translation>
    </message>
    <message>
        <source>a tax increase (fewest influence points)</source>
        <translation>eine Steuererhöhung (wenigste Einflusspunkte)</translation>
    </message>
    <message>
        <source>Everybody with 12 or more coins loses half of them (rounded down). Then 1 coin for the fewest influence points. Ties: all tied players.</source>
        <translation>Ab 12 Münzen verliert jeder die Hälfte (abgerundet). Danach 1 Münze für die wenigsten Einflusspunkte. Gleichstand: alle Beteiligten.</translation>
    </message>
    <message>
        <source>Tax Increase (most swords)</source>
        <translation>Steuererhöhung (meiste Säbel)</translation>
    </message>
    <message>
        <source>a tax increase (most swords)</source>
        <translation>eine Steuererhöhung (meiste Säbel)</translation>
    </message>
    <message>
        <source>1 coin when anybody spoils the harbour, or when it is your go in another’s turn and the harbour is empty.</source>
        <translation>1 Münze, wenn jemand den Hafen verdirbt oder wenn du im Zug eines anderen vor leerem Hafen stehst.</translation>
    </message>
    <message>
        <source>Everybody with 12 or more coins loses half of them (rounded down). Then 1 coin for the most swords. Ties: all tied players.</source>
        <translation>Ab 12 Münzen verliert jeder die Hälfte (abgerundet). Danach 1 Münze für die meisten Säbel. Gleichstand: alle Beteiligten.</translation>
    </message>
    <message>
        <source>After the trade you choose another player, who gains 1 coin.</source>
        <translation>Nach dem Handel suchst du einen Mitspieler aus, der 1 Münze bekommt.</translation>
    </message>
    <message>
        <source>Lady Killer</source>
        <translation>Charmeur</translation>
    </message>
    <message>
        <source>Own a captain and a mademoiselle.</source>
        <translation>Habe einen Kapitän und ein Fräulein.</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Entdecker</translation>
    </message>
    <message>
        <source>Own at least 1 expedition.</source>
        <translation>Habe mindestens 1 Expeditionsaufruf.</translation>
    </message>
    <message>
        <source>Tax Officer</source>
        <translation>Finanzbeamter</translation>
    </message>
    <message>
        <source>Pay taxes.</source>
        <translation>Zahle Steuern.</translation>
    </message>
    <message>
        <source>Frigate Foe</source>
        <translation>Fregattenschreck</translation>
    </message>
    <message>
        <source>Renounce the coins of a frigate three times.</source>
        <translation>Verzichte dreimal auf die Münzen einer Fregatte.</translation>
    </message>
    <message>
        <source>Galleon Foe</source>
        <translation>Galeonenschreck</translation>
    </message>
    <message>
        <source>Renounce the coins of a galleon twice.</source>
        <translation>Verzichte zweimal auf die Münzen einer Galeone.</translation>
    </message>
    <message>
        <source>Trader Prince</source>
        <translation>Handelsfürst</translation>
    </message>
    <message>
        <source>Own two traders.</source>
        <translation>Habe zwei Händler.</translation>
    </message>
    <message>
        <source>Trade Outpost</source>
        <translation>Handelsposten</translation>
    </message>
    <message>
        <source>Own a settler and a clerk.</source>
        <translation>Habe einen Siedler und einen Kontoristen.</translation>
    </message>
    <message>
        <source>Fighter</source>
        <translation>Kämpfer</translation>
    </message>
    <message>
        <source>Have 3 swords.</source>
        <translation>Habe 3 Säbel.</translation>
    </message>
    <message>
        <source>Comedian</source>
        <translation>Komiker</translation>
    </message>
    <message>
        <source>Own a priest and a jester.</source>
        <translation>Habe einen Priester und einen Witzbold.</translation>
    </message>
    <message>
        <source>New Colony</source>
        <translation>Neue Kolonie</translation>
    </message>
    <message>
        <source>Own a settler and a gunner.</source>
        <translation>Habe einen Siedler und einen Kanonier.</translation>
    </message>
    <message>
        <source>Jinx</source>
        <translation>Pechvogel</translation>
    </message>
    <message>
        <source>As active player end your turn with two ships of one colour.</source>
        <translation>Beende als aktiver Spieler deinen Zug mit zwei Schiffen einer Farbe.</translation>
    </message>
    <message>
        <source>Pack of Pirates</source>
        <translation>Piratenpack</translation>
    </message>
    <message>
        <source>Over time repel ships of all 5 colours.</source>
        <translation>Wehre nach und nach Schiffe aller 5 Farben ab.</translation>
    </message>
    <message>
        <source>Maritime Supremacy</source>
        <translation>Seehoheit</translation>
    </message>
    <message>
        <source>Own a captain and a vice admiral.</source>
        <translation>Habe einen Kapitän und einen Vizeadmiral.</translation>
    </message>
    <message>
        <source>Gamester</source>
        <translation>Zocker</translation>
    </message>
    <message>
        <source>As active player have ships of 4 colours in the harbour.</source>
        <translation>Habe als aktiver Spieler 4 verschiedenfarbige Schiffe im Hafen.</translation>
    </message>
    <message>
        <source>Cheap Staff</source>
        <translation>Billiges Personal</translation>
    </message>
    <message>
        <source>Own 4 persons with a printed cost of 3 or less.</source>
        <translation>Habe 4 Personen mit aufgedruckten Kosten von höchstens 3.</translation>
    </message>
    <message>
        <source>Little Gamester</source>
        <translation>Kleiner Zocker</translation>
    </message>
    <message>
        <source>As active player have ships of 3 colours in the harbour in two turns.</source>
        <translation>Habe als aktiver Spieler in zwei Zügen 3 verschiedenfarbige Schiffe im Hafen.</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>{card} ({colour})</source>
        <translation>{card} ({colour})</translation>
    </message>
</context>
<context>
    <name>PortRoyalDecisions</name>
    <message>
        <source>First decide whether to reveal another card.</source>
        <translation>Entscheide zuerst, ob du noch eine Karte aufdeckst.</translation>
    </message>
    <message>
        <source>{name} decides whether to repel the ship.</source>
        <translation>{name} überlegt, das Schiff abzuwehren.</translation>
    </message>
    <message>
        <source>First decide whether the ship is repelled.</source>
        <translation>Entscheide zuerst, ob du das Schiff abwehrst.</translation>
    </message>
    <message>
        <source>{name} chooses the persons for the expedition.</source>
        <translation>{name} wählt die Personen für den Expeditionsaufruf.</translation>
    </message>
    <message>
        <source>First choose the persons for the expedition.</source>
        <translation>Wähle zuerst die Personen für den Expeditionsaufruf.</translation>
    </message>
    <message>
        <source>{name} decides which card to take.</source>
        <translation>{name} sucht eine Karte aus.</translation>
    </message>
    <message>
        <source>First take a card, or pass.</source>
        <translation>Nimm zuerst eine Karte oder passe.</translation>
    </message>
    <message>
        <source>{name} chooses who gains a coin.</source>
        <translation>{name} wählt, wer eine Münze bekommt.</translation>
    </message>
    <message>
        <source>First choose another player, who gains the coin.</source>
        <translation>Wähle zuerst den Mitspieler, der die Münze bekommt.</translation>
    </message>
</context>
<context>
    <name>PortRoyalDescriptions</name>
    <message>
        <source>Draw pile</source>
        <translation>Nachziehstapel</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), face up. Click to look through them.</source>
        <translation>
            <numerusform>%n offene Karte. Ein Klick zeigt sie.</numerusform>
            <numerusform>%n offene Karten. Ein Klick zeigt sie alle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>The draw pile is empty. As soon as a card is needed, the discard pile is shuffled.</source>
        <translation>Der Nachziehstapel ist leer. Sobald eine Karte gebraucht wird, wird der Ablagestapel gemischt.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down; nobody knows their order.</source>
        <translation>
            <numerusform>%n verdeckte Karte.</numerusform>
            <numerusform>%n verdeckte Karten; niemand kennt ihre Reihenfolge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more unseen card(s) of this pile lie as coins before the players.</source>
        <translation>
            <numerusform>%n weitere unbekannte Karte dieses Stapels liegt als Münze vor einem Spieler.</numerusform>
            <numerusform>%n weitere unbekannte Karten dieses Stapels liegen als Münzen vor den Spielern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n influence point(s).</source>
        <translation>
            <numerusform>%n Einflusspunkt.</numerusform>
            <numerusform>%n Einflusspunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>No influence points.</source>
        <translation>Keine Einflusspunkte.</translation>
    </message>
    <message numerus="yes">
        <source>You pay %n coin(s): {cost} printed, {less} less for mademoiselles, {fee} more as fee to {active}.</source>
        <translation>
            <numerusform>Du zahlst %n Münze: {cost} aufgedruckt, {less} weniger durch Fräulein, dazu {fee} Gebühr an {active}.</numerusform>
            <numerusform>Du zahlst %n Münzen: {cost} aufgedruckt, {less} weniger durch Fräulein, dazu {fee} Gebühr an {active}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} pays %n coin(s): {cost} printed, {less} less for mademoiselles, {fee} more as fee to {active}.</source>
        <translation>
            <numerusform>{who} zahlt %n Münze: {cost} aufgedruckt, {less} weniger durch Fräulein, dazu {fee} Gebühr an {active}.</numerusform>
            <numerusform>{who} zahlt %n Münzen: {cost} aufgedruckt, {less} weniger durch Fräulein, dazu {fee} Gebühr an {active}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n coin(s): {cost} printed, {less} less for mademoiselles.</source>
        <translation>
            <numerusform>Du zahlst %n Münze: {cost} aufgedruckt, {less} weniger durch Fräulein.</numerusform>
            <numerusform>Du zahlst %n Münzen: {cost} aufgedruckt, {less} weniger durch Fräulein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} pays %n coin(s): {cost} printed, {less} less for mademoiselles.</source>
        <translation>
            <numerusform>{who} zahlt %n Münze: {cost} aufgedruckt, {less} weniger durch Fräulein.</numerusform>
            <numerusform>{who} zahlt %n Münzen: {cost} aufgedruckt, {less} weniger durch Fräulein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n coin(s): {cost} printed and {fee} as fee to {active}.</source>
        <translation>
            <numerusform>Du zahlst %n Münze: {cost} aufgedruckt, dazu {fee} Gebühr an {active}.</numerusform>
            <numerusform>Du zahlst %n Münzen: {cost} aufgedruckt, dazu {fee} Gebühr an {active}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} pays %n coin(s): {cost} printed and {fee} as fee to {active}.</source>
        <translation>
            <numerusform>{who} zahlt %n Münze: {cost} aufgedruckt, dazu {fee} Gebühr an {active}.</numerusform>
            <numerusform>{who} zahlt %n Münzen: {cost} aufgedruckt, dazu {fee} Gebühr an {active}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n coin(s), the printed price.</source>
        <translation>
            <numerusform>Du zahlst %n Münze, den aufgedruckten Preis.</numerusform>
            <numerusform>Du zahlst %n Münzen, den aufgedruckten Preis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} pays %n coin(s), the printed price.</source>
        <translation>
            <numerusform>{who} zahlt %n Münze, den aufgedruckten Preis.</numerusform>
            <numerusform>{who} zahlt %n Münzen, den aufgedruckten Preis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n coin(s).</source>
        <translation>
            <numerusform>Du hast %n Münze.</numerusform>
            <numerusform>Du hast %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n coin(s).</source>
        <translation>
            <numerusform>{who} hat %n Münze.</numerusform>
            <numerusform>{who} hat %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n coin(s); that is not enough.</source>
        <translation>
            <numerusform>Du hast %n Münze; das reicht nicht.</numerusform>
            <numerusform>Du hast %n Münzen; das reicht nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n coin(s); that is not enough.</source>
        <translation>
            <numerusform>{who} hat %n Münze; das reicht nicht.</numerusform>
            <numerusform>{who} hat %n Münzen; das reicht nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Repelled and kept for the contract Pack of Pirates.</source>
        <translation>Abgewehrt und für den Auftrag „Piratenpack“ behalten.</translation>
    </message>
    <message numerus="yes">
        <source>Printed: %n coin(s).</source>
        <translation>
            <numerusform>Aufgedruckt: %n Münze.</numerusform>
            <numerusform>Aufgedruckt: %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Printed price: %n coin(s).</source>
        <translation>
            <numerusform>Aufgedruckter Preis: %n Münze.</numerusform>
            <numerusform>Aufgedruckter Preis: %n Münzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This expedition has been claimed and stays for good.</source>
        <translation>Dieser Expeditionsaufruf ist erfüllt und bleibt für immer.</translation>
    </message>
    <message>
        <source>A second ship of this colour spoils the harbour.</source>
        <translation>Ein zweites Schiff dieser Farbe verdirbt den Hafen.</translation>
    </message>
    <message>
        <source>A skull: nobody can repel it.</source>
        <translation>Totenkopf: Niemand kann es abwehren.</translation>
    </message>
    <message numerus="yes">
        <source>%n sword(s) or more repel it.</source>
        <translation>
            <numerusform>Ab %n Säbel lässt es sich abwehren.</numerusform>
            <numerusform>Ab %n Säbeln lässt es sich abwehren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With it your clerks let you take %n more card(s).</source>
        <translation>
            <numerusform>Dank deiner Kontoristen darfst du damit %n Karte mehr nehmen.</numerusform>
            <numerusform>Dank deiner Kontoristen darfst du damit %n Karten mehr nehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With it {who}’s clerks allow %n more card(s).</source>
        <translation>
            <numerusform>Dank Kontoristen darf {who} damit %n Karte mehr nehmen.</numerusform>
            <numerusform>Dank Kontoristen darf {who} damit %n Karten mehr nehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may renounce its coins for the contract {contract}.</source>
        <translation>Du darfst für den Auftrag „{contract}“ auf seine Münzen verzichten.</translation>
    </message>
    <message>
        <source>{who} may renounce its coins for the contract {contract}.</source>
        <translation>{who} darf für den Auftrag „{contract}“ auf seine Münzen verzichten.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n sword(s) and can repel it.</source>
        <translation>
            <numerusform>Du hast %n Säbel und kannst es abwehren.</numerusform>
            <numerusform>Du hast %n Säbel und kannst es abwehren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n sword(s) and can repel it.</source>
        <translation>
            <numerusform>{who} hat %n Säbel und kann es abwehren.</numerusform>
            <numerusform>{who} hat %n Säbel und kann es abwehren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n sword(s): not enough to repel it.</source>
        <translation>
            <numerusform>Du hast %n Säbel: zu wenig, um es abzuwehren.</numerusform>
            <numerusform>Du hast %n Säbel: zu wenig, um es abzuwehren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n sword(s): not enough to repel it.</source>
        <translation>
            <numerusform>{who} hat %n Säbel: zu wenig, um es abzuwehren.</numerusform>
            <numerusform>{who} hat %n Säbel: zu wenig, um es abzuwehren.</numerusform>
        </translation>
    </message>
    <message>
        <source>You own {have} of {need} symbols. Missing: {missing}.</source>
        <translation>Du hast {have} von {need} Symbolen. Es fehlt: {missing}.</translation>
    </message>
    <message>
        <source>{who} owns {have} of {need} symbols. Missing: {missing}.</source>
        <translation>{who} hat {have} von {need} Symbolen. Es fehlt: {missing}.</translation>
    </message>
    <message>
        <source>You own every symbol it asks for.</source>
        <translation>Du hast alle Symbole dafür.</translation>
    </message>
    <message>
        <source>{who} owns every symbol it asks for.</source>
        <translation>{who} hat alle Symbole dafür.</translation>
    </message>
    <message>
        <source>Only the active player can claim it, in the own turn.</source>
        <translation>Nur der aktive Spieler kann ihn in seinem Zug erfüllen.</translation>
    </message>
    <message numerus="yes">
        <source>%n house(s)</source>
        <translation>
            <numerusform>%n Haus</numerusform>
            <numerusform>%n Häuser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n anchor(s)</source>
        <translation>
            <numerusform>%n Anker</numerusform>
            <numerusform>%n Anker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es)</source>
        <translation>
            <numerusform>%n Kreuz</numerusform>
            <numerusform>%n Kreuze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever completes it gains %n coin(s).</source>
        <translation>
            <numerusform>Wer ihn erfüllt, bekommt %n Münze.</numerusform>
            <numerusform>Wer ihn erfüllt, bekommt %n Münzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins from the first to the last who completes it: {coins}.</source>
        <translation>Münzen vom Ersten bis zum Letzten, der ihn erfüllt: {coins}.</translation>
    </message>
    <message>
        <source>Nobody has completed it.</source>
        <translation>Noch hat ihn niemand erfüllt.</translation>
    </message>
    <message>
        <source>Completed by {names}.</source>
        <translation>Erfüllt: {names}.</translation>
    </message>
    <message>
        <source>You have completed it.</source>
        <translation>Du hast ihn erfüllt.</translation>
    </message>
    <message>
        <source>{who} has completed it.</source>
        <translation>{who} hat ihn erfüllt.</translation>
    </message>
    <message>
        <source>You have no cube left for it.</source>
        <translation>Du hast keinen Würfel mehr dafür.</translation>
    </message>
    <message>
        <source>{who} has no cube left for it.</source>
        <translation>{who} hat keinen Würfel mehr dafür.</translation>
    </message>
    <message>
        <source>You have met {have} of {need}.</source>
        <translation>Du hast {have} von {need} geschafft.</translation>
    </message>
    <message>
        <source>{who} has met {have} of {need}.</source>
        <translation>{who} hat {have} von {need} geschafft.</translation>
    </message>
    <message>
        <source>Your coins</source>
        <translation>Deine Münzen</translation>
    </message>
    <message>
        <source>{who}’s coins</source>
        <translation>Münzen: {who}</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Ships and persons of this turn. Two ships of one colour spoil it.</source>
        <translation>Schiffe und Personen dieses Zugs. Zwei Schiffe einer Farbe verderben den Hafen.</translation>
    </message>
    <message>
        <source>Expeditions</source>
        <translation>Expeditionen</translation>
    </message>
    <message>
        <source>Expeditions stay here until somebody claims them.</source>
        <translation>Expeditionsaufrufe bleiben hier, bis jemand sie erfüllt.</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Two completed contracts count 1 influence point, three count 3.</source>
        <translation>Zwei erfüllte Aufträge zählen 1 Einflusspunkt, drei zählen 3.</translation>
    </message>
    <message>
        <source>Your display</source>
        <translation>Deine Auslage</translation>
    </message>
    <message>
        <source>{who}’s display</source>
        <translation>Auslage: {who}</translation>
    </message>
    <message>
        <source>Ships kept by {name}</source>
        <translation>Gesammelte Schiffe: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n ship colour(s)</source>
        <translation>
            <numerusform>%n Schiffsfarbe</numerusform>
            <numerusform>%n Schiffsfarben</numerusform>
        </translation>
    </message>
    <message>
        <source>you take {takes} of {cards}</source>
        <translation>du nimmst {takes} von {cards}</translation>
    </message>
    <message>
        <source>{who} takes {takes} of {cards}</source>
        <translation>{who} nimmt {takes} von {cards}</translation>
    </message>
    <message>
        <source>Ship colours and governors decide how many cards may be taken.</source>
        <translation>Schiffsfarben und Gouverneure entscheiden, wie viele Karten genommen werden dürfen.</translation>
    </message>
    <message>
        <source>Ships of 4 colours let the active player take 2 cards, of 5 colours 3 cards.</source>
        <translation>Bei Schiffen in 4 Farben nimmt der aktive Spieler 2 Karten, bei 5 Farben 3 Karten.</translation>
    </message>
    <message numerus="yes">
        <source>Ships of %n colours: the active player takes {cards} cards.</source>
        <translation>
            <numerusform>Schiffe in %n Farbe: Der aktive Spieler nimmt {cards} Karten.</numerusform>
            <numerusform>Schiffe in %n Farben: Der aktive Spieler nimmt {cards} Karten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PortRoyalDiscovering</name>
    <message>
        <source>Reveal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>D</source>
        <comment>key: reveal a card</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key: stop revealing</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>The first card of a turn must be revealed.</source>
        <translation>Die erste Karte eines Zugs ist Pflicht.</translation>
    </message>
    <message>
        <source>Reveal the first card, or claim a blue framed expedition before.</source>
        <translation>Decke die erste Karte auf oder erfülle vorher einen blau umrandeten Expeditionsaufruf.</translation>
    </message>
    <message>
        <source>Your turn: reveal a card</source>
        <translation>Du bist am Zug: Decke eine Karte auf</translation>
    </message>
    <message>
        <source>Reveal another card or stop?</source>
        <translation>Weiter aufdecken oder aufhören?</translation>
    </message>
    <message>
        <source>An additional tax increase comes next; it cannot spoil the harbour.</source>
        <translation>Als Nächstes kommt eine zusätzliche Steuererhöhung; sie kann den Hafen nicht verderben.</translation>
    </message>
    <message>
        <source>The next card cannot spoil the harbour.</source>
        <translation>Die nächste Karte kann den Hafen nicht verderben.</translation>
    </message>
    <message>
        <source>{share}% of the unseen cards would spoil the harbour.</source>
        <translation>{share} % der unbekannten Karten würden den Hafen verderben.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <comment>advice</comment>
        <translation>Decke auf</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>advice</comment>
        <translation>Hör auf</translation>
    </message>
    <message>
        <source>an additional tax increase comes next</source>
        <translation>als Nächstes kommt eine zusätzliche Steuererhöhung</translation>
    </message>
    <message>
        <source>no card still out can spoil the harbour</source>
        <translation>keine der unbekannten Karten kann den Hafen verderben</translation>
    </message>
    <message>
        <source>{share}% of the unseen cards would spoil the harbour</source>
        <translation>{share} % der unbekannten Karten würden den Hafen verderben</translation>
    </message>
    <message>
        <source>First stop revealing; then you can take cards.</source>
        <translation>Hör erst auf aufzudecken; dann kannst du Karten nehmen.</translation>
    </message>
    <message>
        <source>Repel</source>
        <translation>Abwehren</translation>
    </message>
    <message>
        <source>R</source>
        <comment>key: repel a ship</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>Really let the ship dock and spoil the harbour?</source>
        <translation>Wirklich anlegen lassen und den Hafen verderben?</translation>
    </message>
    <message>
        <source>Spoil the harbour</source>
        <translation>Hafen verderben</translation>
    </message>
    <message>
        <source>Your turn ends, and you take no card.</source>
        <translation>Dein Zug endet, und du nimmst keine Karte.</translation>
    </message>
    <message numerus="yes">
        <source>It takes %n sword(s), you have {own}.</source>
        <translation>
            <numerusform>Dazu brauchst du %n Säbel, du hast {own}.</numerusform>
            <numerusform>Dazu brauchst du %n Säbel, du hast {own}.</numerusform>
        </translation>
    </message>
    <message>
        <source>If it docks, the harbour is spoiled.</source>
        <translation>Legt das Schiff an, ist der Hafen verdorben.</translation>
    </message>
    <message numerus="yes">
        <source>If it docks, it brings %n coin(s) to whoever takes it.</source>
        <translation>
            <numerusform>Legt das Schiff an, bringt es %n Münze.</numerusform>
            <numerusform>Legt das Schiff an, bringt es %n Münzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Let it dock</source>
        <translation>Anlegen lassen</translation>
    </message>
    <message>
        <source>L</source>
        <comment>key: let a ship dock</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>Repel {ship}?</source>
        <translation>Wehrst du {ship} ab?</translation>
    </message>
    <message>
        <source>Repel {ship}</source>
        <translation>Wehre {ship} ab</translation>
    </message>
    <message>
        <source>Let {ship} dock</source>
        <translation>Lass {ship} anlegen</translation>
    </message>
    <message>
        <source>{name} decides whether to reveal another card.</source>
        <translation>{name} überlegt: weiter aufdecken oder aufhören?</translation>
    </message>
    <message>
        <source>{name} begins to discover.</source>
        <translation>{name} beginnt mit dem Entdecken.</translation>
    </message>
</context>
<context>
    <name>PortRoyalExpeditions</name>
    <message>
        <source>You can also claim a blue framed expedition.</source>
        <translation>Du kannst auch einen blau umrandeten Expeditionsaufruf erfüllen.</translation>
    </message>
    <message>
        <source>You give up the persons with its symbols and gain {coins} coins and {points} influence points.</source>
        <translation>Du gibst Personen mit diesen Symbolen ab und bekommst {coins} Münzen und {points} Einflusspunkte.</translation>
    </message>
    <message>
        <source>Claim {expedition}?</source>
        <translation>Erfüllst du {expedition}?</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Erfüllen</translation>
    </message>
    <message>
        <source>Claim {card}</source>
        <translation>Erfülle {card}</translation>
    </message>
    <message numerus="yes">
        <source>{points} influence points and %n coin(s)</source>
        <translation>
            <numerusform>{points} Einflusspunkte und %n Münze</numerusform>
            <numerusform>{points} Einflusspunkte und %n Münzen</numerusform>
        </translation>
    </message>
    <message>
        <source>A contract is completed automatically as soon as its condition is met.</source>
        <translation>Aufträge erfüllen sich von selbst, sobald ihre Bedingung eintritt.</translation>
    </message>
    <message>
        <source>Cards in a display stay there.</source>
        <translation>Karten in einer Auslage bleiben dort.</translation>
    </message>
    <message>
        <source>Only the active player can claim expeditions.</source>
        <translation>Nur der aktive Spieler kann Expeditionsaufrufe erfüllen.</translation>
    </message>
    <message>
        <source>You do not own all the symbols of this expedition.</source>
        <translation>Für diesen Expeditionsaufruf fehlen dir Symbole.</translation>
    </message>
    <message>
        <source>Whom do you give up for the expedition?</source>
        <translation>Wen gibst du für den Expeditionsaufruf ab?</translation>
    </message>
    <message>
        <source>They go to the discard pile with their abilities and points.</source>
        <translation>Sie kommen mit Fähigkeiten und Punkten auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>Give up {persons}</source>
        <translation>Gib {persons} ab</translation>
    </message>
</context>
<context>
    <name>PortRoyalFacts</name>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Säbel</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Einfluss</translation>
    </message>
    <message>
        <source>Persons</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Expeditions</source>
        <translation>Expeditionen</translation>
    </message>
    <message>
        <source>Takes left</source>
        <translation>Noch zu nehmen</translation>
    </message>
    <message>
        <source>Settlers</source>
        <translation>Siedler</translation>
    </message>
    <message>
        <source>Settlers can be given up as houses.</source>
        <translation>Siedler lassen sich als Häuser abgeben.</translation>
    </message>
    <message>
        <source>Captains</source>
        <translation>Kapitäne</translation>
    </message>
    <message>
        <source>Captains can be given up as anchors.</source>
        <translation>Kapitäne lassen sich als Anker abgeben.</translation>
    </message>
    <message>
        <source>Priests</source>
        <translation>Priester</translation>
    </message>
    <message>
        <source>Priests can be given up as crosses.</source>
        <translation>Priester lassen sich als Kreuze abgeben.</translation>
    </message>
    <message>
        <source>Jacks of all trades</source>
        <translation>Tausendsassas</translation>
    </message>
    <message>
        <source>A jack supplies any one symbol.</source>
        <translation>Ein Tausendsassa ersetzt ein beliebiges Symbol.</translation>
    </message>
    <message>
        <source>A sailor gives 1 sword, a pirate 2. They are never used up.</source>
        <translation>Ein Matrose bringt 1 Säbel, ein Pirat 2. Sie werden nie verbraucht.</translation>
    </message>
    <message>
        <source>Without a sword no ship can be repelled.</source>
        <translation>Ohne Säbel lässt sich kein Schiff abwehren.</translation>
    </message>
    <message numerus="yes">
        <source>Repels ships that show up to %n sword(s).</source>
        <translation>
            <numerusform>Wehrt Schiffe mit %n Säbel ab.</numerusform>
            <numerusform>Wehrt Schiffe mit bis zu %n Säbeln ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>{persons} from persons, {expeditions} from expeditions, {contracts} from contracts.</source>
        <translation>{persons} durch Personen, {expeditions} durch Expeditionen, {contracts} durch Aufträge.</translation>
    </message>
    <message>
        <source>{persons} from persons, {expeditions} from expeditions.</source>
        <translation>{persons} durch Personen, {expeditions} durch Expeditionen.</translation>
    </message>
    <message>
        <source>At {needed} the end of the game is triggered.</source>
        <translation>Bei {needed} wird das Ende der Partie eingeläutet.</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Free cubes</source>
        <translation>Freie Würfel</translation>
    </message>
    <message>
        <source>Ship colours</source>
        <translation>Schiffsfarben</translation>
    </message>
    <message numerus="yes">
        <source>You have %n coin(s).</source>
        <translation>
            <numerusform>Du hast %n Münze.</numerusform>
            <numerusform>Du hast %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n coin(s).</source>
        <translation>
            <numerusform>{who} hat %n Münze.</numerusform>
            <numerusform>{who} hat %n Münzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each coin is a card face down; nobody knows its front until it is spent.</source>
        <translation>Jede Münze ist eine verdeckte Karte; niemand kennt ihre Vorderseite, bevor sie ausgegeben wird.</translation>
    </message>
    <message numerus="yes">
        <source>A tax increase would take %n of them.</source>
        <translation>
            <numerusform>Eine Steuererhöhung würde %n davon kosten.</numerusform>
            <numerusform>Eine Steuererhöhung würde %n davon kosten.</numerusform>
        </translation>
    </message>
    <message>
        <source>A cube marks a contract that was completed or begun, and never comes back.</source>
        <translation>Ein Würfel markiert einen erfüllten oder begonnenen Auftrag und kommt nie zurück.</translation>
    </message>
    <message>
        <source>Repelled and kept for the contract Pack of Pirates.</source>
        <translation>Abgewehrt und für den Auftrag „Piratenpack“ behalten.</translation>
    </message>
</context>
<context>
    <name>PortRoyalHelp</name>
    <message>
        <source>price {coins}</source>
        <translation>Preis {coins}</translation>
    </message>
    <message>
        <source>skull</source>
        <translation>Totenkopf</translation>
    </message>
    <message>
        <source>gift ship, expansion</source>
        <translation>Geschenkschiff, Erweiterung</translation>
    </message>
    <message>
        <source>expansion</source>
        <translation>Erweiterung</translation>
    </message>
    <message>
        <source>with five players</source>
        <translation>zu fünft</translation>
    </message>
    <message>
        <source>house</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>anchor</source>
        <translation>Anker</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>Kreuz</translation>
    </message>
</context>
<context>
    <name>PortRoyalKinds</name>
    <message>
        <source>revealing more</source>
        <translation>weiter aufdecken</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>aufhören</translation>
    </message>
    <message>
        <source>repelling a ship</source>
        <translation>Schiff abwehren</translation>
    </message>
    <message>
        <source>letting a ship dock</source>
        <translation>Schiff anlegen lassen</translation>
    </message>
    <message>
        <source>claiming an expedition</source>
        <translation>Expedition erfüllen</translation>
    </message>
    <message>
        <source>paying for an expedition</source>
        <translation>Expedition bezahlen</translation>
    </message>
    <message>
        <source>taking a ship</source>
        <translation>Schiff nehmen</translation>
    </message>
    <message>
        <source>renouncing coins</source>
        <translation>auf Münzen verzichten</translation>
    </message>
    <message>
        <source>hiring a person</source>
        <translation>Person anheuern</translation>
    </message>
    <message>
        <source>passing</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>giving a coin</source>
        <translation>Münze vergeben</translation>
    </message>
</context>
<context>
    <name>PortRoyalOptions</name>
    <message>
        <source>Expansion</source>
        <translation>Erweiterung</translation>
    </message>
    <message>
        <source>24 new cards: clerks, gunners, vice admirals, gift ships; and contracts.</source>
        <translation>24 neue Karten: Kontoristen, Kanoniere, Vizeadmirale, Geschenkschiffe; dazu Aufträge.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Cards and contracts</source>
        <translation>Karten und Aufträge</translation>
    </message>
    <message>
        <source>Needed influence</source>
        <translation>Benötigter Einfluss</translation>
    </message>
    <message>
        <source>Whoever has it brings about the last round.</source>
        <translation>Wer so viele Einflusspunkte hat, läutet die letzte Runde ein.</translation>
    </message>
    <message>
        <source>Expedition needed</source>
        <translation>Expedition benötigt</translation>
    </message>
    <message>
        <source>Without an expedition nobody ends the game or ranks before one who has it.</source>
        <translation>Ohne Expedition beendet niemand die Partie oder liegt vor jemandem, der eine hat.</translation>
    </message>
    <message>
        <source>Automatic pass</source>
        <translation>Automatisch passen</translation>
    </message>
    <message>
        <source>Nobody is asked about a single ship that brings nothing after the fee.</source>
        <translation>Bei einem einzigen Schiff, das nach der Gebühr nichts bringt, wird niemand gefragt.</translation>
    </message>
    <message>
        <source>New cards</source>
        <translation>Neue Karten</translation>
    </message>
    <message>
        <source>24 more cards: clerks, gunners, vice admirals, gift ships.</source>
        <translation>24 Karten mehr: Kontoristen, Kanoniere, Vizeadmirale, Geschenkschiffe.</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Open tasks: whoever fulfils one gains coins, and several count as influence.</source>
        <translation>Offene Aufgaben: Wer eine erfüllt, bekommt Münzen, und mehrere zählen als Einfluss.</translation>
    </message>
</context>
<context>
    <name>PortRoyalPhrases</name>
    <message numerus="yes">
        <source>%n settler(s)</source>
        <translation>
            <numerusform>%n Siedler</numerusform>
            <numerusform>%n Siedler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n captain(s)</source>
        <translation>
            <numerusform>%n Kapitän</numerusform>
            <numerusform>%n Kapitäne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n priest(s)</source>
        <translation>
            <numerusform>%n Priester</numerusform>
            <numerusform>%n Priester</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jack(s) of all trades</source>
        <translation>
            <numerusform>%n Tausendsassa</numerusform>
            <numerusform>%n Tausendsassas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings you %n coin(s): {coins} printed, {bonus} more by traders, {fee} less as fee to {active}.</source>
        <translation>
            <numerusform>Es bringt dir %n Münze: {coins} aufgedruckt, {bonus} mehr durch Händler, {fee} weniger als Gebühr an {active}.</numerusform>
            <numerusform>Es bringt dir %n Münzen: {coins} aufgedruckt, {bonus} mehr durch Händler, {fee} weniger als Gebühr an {active}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings {who} %n coin(s): {coins} printed, {bonus} more by traders, {fee} less as fee to {active}.</source>
        <translation>
            <numerusform>Es bringt {who} %n Münze: {coins} aufgedruckt, {bonus} mehr durch Händler, {fee} weniger als Gebühr an {active}.</numerusform>
            <numerusform>Es bringt {who} %n Münzen: {coins} aufgedruckt, {bonus} mehr durch Händler, {fee} weniger als Gebühr an {active}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings you %n coin(s): {coins} printed and {bonus} by traders.</source>
        <translation>
            <numerusform>Es bringt dir %n Münze: {coins} aufgedruckt, {bonus} mehr durch Händler.</numerusform>
            <numerusform>Es bringt dir %n Münzen: {coins} aufgedruckt, {bonus} mehr durch Händler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings {who} %n coin(s): {coins} printed and {bonus} by traders.</source>
        <translation>
            <numerusform>Es bringt {who} %n Münze: {coins} aufgedruckt, {bonus} mehr durch Händler.</numerusform>
            <numerusform>Es bringt {who} %n Münzen: {coins} aufgedruckt, {bonus} mehr durch Händler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings you %n coin(s): {coins} printed, {fee} less as fee to {active}.</source>
        <translation>
            <numerusform>Es bringt dir %n Münze: {coins} aufgedruckt, {fee} weniger als Gebühr an {active}.</numerusform>
            <numerusform>Es bringt dir %n Münzen: {coins} aufgedruckt, {fee} weniger als Gebühr an {active}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings {who} %n coin(s): {coins} printed, {fee} less as fee to {active}.</source>
        <translation>
            <numerusform>Es bringt {who} %n Münze: {coins} aufgedruckt, {fee} weniger als Gebühr an {active}.</numerusform>
            <numerusform>Es bringt {who} %n Münzen: {coins} aufgedruckt, {fee} weniger als Gebühr an {active}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings you %n coin(s), as printed.</source>
        <translation>
            <numerusform>Es bringt dir %n Münze, wie aufgedruckt.</numerusform>
            <numerusform>Es bringt dir %n Münzen, wie aufgedruckt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings {who} %n coin(s), as printed.</source>
        <translation>
            <numerusform>Es bringt {who} %n Münze, wie aufgedruckt.</numerusform>
            <numerusform>Es bringt {who} %n Münzen, wie aufgedruckt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PortRoyalRisk</name>
    <message>
        <source>Next card spoils the harbour</source>
        <translation>Nächste Karte verdirbt den Hafen</translation>
    </message>
    <message>
        <source>0% · an additional tax comes</source>
        <translation>0 % · zusätzliche Steuererhöhung</translation>
    </message>
    <message>
        <source>{share}% · {count} of {total}</source>
        <translation>{share} % · {count} von {total}</translation>
    </message>
    <message>
        <source>Instead of a card, an additional tax increase comes next.</source>
        <translation>Statt einer Karte kommt als Nächstes eine zusätzliche Steuererhöhung.</translation>
    </message>
    <message>
        <source>harbour spoiled</source>
        <translation>Hafen verdorben</translation>
    </message>
    <message>
        <source>No ship lies in the harbour: the next card cannot spoil it.</source>
        <translation>Im Hafen liegt kein Schiff: Die nächste Karte kann ihn nicht verderben.</translation>
    </message>
    <message>
        <source>Unseen cards, in the draw pile or as coins drawn from it: {total}.</source>
        <translation>Unbekannte Karten, im Nachziehstapel oder als Münzen daraus: {total}.</translation>
    </message>
    <message>
        <source>The draw pile is empty; the discard pile with {total} cards is shuffled first.</source>
        <translation>Der Nachziehstapel ist leer; erst wird der Ablagestapel mit {total} Karten gemischt.</translation>
    </message>
    <message numerus="yes">
        <source>{colour}: %n ship(s) that cannot be repelled</source>
        <translation>
            <numerusform>{colour}: %n Schiff, das nicht abgewehrt werden kann</numerusform>
            <numerusform>{colour}: %n Schiffe, die nicht abgewehrt werden können</numerusform>
        </translation>
    </message>
    <message>
        <source>0% · none of {total}</source>
        <translation>0 % · keine von {total}</translation>
    </message>
    <message>
        <source>0% · no risk yet</source>
        <translation>0 % · noch kein Risiko</translation>
    </message>
</context>
<context>
    <name>PortRoyalSentences</name>
    <message>
        <source>Round {number} begins.</source>
        <translation>Runde {number} beginnt.</translation>
    </message>
    <message>
        <source>Your turn begins.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>{name}’s turn begins.</source>
        <translation>{name} ist am Zug.</translation>
    </message>
    <message numerus="yes">
        <source>You reveal {card} ({colour}, %n coin(s), skull).</source>
        <translation>
            <numerusform>Du deckst {card} auf ({colour}, %n Münze, Totenkopf).</numerusform>
            <numerusform>Du deckst {card} auf ({colour}, %n Münzen, Totenkopf).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} reveals {card} ({colour}, %n coin(s), skull).</source>
        <translation>
            <numerusform>{name} deckt {card} auf ({colour}, %n Münze, Totenkopf).</numerusform>
            <numerusform>{name} deckt {card} auf ({colour}, %n Münzen, Totenkopf).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You reveal {card} ({colour}, %n coin(s), strength {swords}).</source>
        <translation>
            <numerusform>Du deckst {card} auf ({colour}, %n Münze, {swords} Säbel).</numerusform>
            <numerusform>Du deckst {card} auf ({colour}, %n Münzen, {swords} Säbel).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} reveals {card} ({colour}, %n coin(s), strength {swords}).</source>
        <translation>
            <numerusform>{name} deckt {card} auf ({colour}, %n Münze, {swords} Säbel).</numerusform>
            <numerusform>{name} deckt {card} auf ({colour}, %n Münzen, {swords} Säbel).</numerusform>
        </translation>
    </message>
    <message>
        <source>You reveal {card}.</source>
        <translation>Du deckst {card} auf.</translation>
    </message>
    <message>
        <source>{name} reveals {card}.</source>
        <translation>{name} deckt {card} auf.</translation>
    </message>
    <message>
        <source>You let {ship} dock.</source>
        <translation>Du lässt {ship} anlegen.</translation>
    </message>
    <message>
        <source>{name} lets {ship} dock.</source>
        <translation>{name} lässt {ship} anlegen.</translation>
    </message>
    <message>
        <source>You repel {ship} (strength {swords}).</source>
        <translation>Du wehrst {ship} ab ({swords} Säbel).</translation>
    </message>
    <message>
        <source>{name} repels {ship} (strength {swords}).</source>
        <translation>{name} wehrt {ship} ab ({swords} Säbel).</translation>
    </message>
    <message>
        <source>You keep {ship} for Pack of Pirates.</source>
        <translation>Du behältst {ship} für „Piratenpack“.</translation>
    </message>
    <message>
        <source>{name} keeps {ship} for Pack of Pirates.</source>
        <translation>{name} behält {ship} für „Piratenpack“.</translation>
    </message>
    <message>
        <source>You let {ship} dock, the second of its kind. The harbour is spoiled.</source>
        <translation>Du lässt {ship} anlegen, die zweite ihrer Farbe. Der Hafen ist verdorben.</translation>
    </message>
    <message>
        <source>{name} lets {ship} dock, the second of its kind. The harbour is spoiled.</source>
        <translation>{name} lässt {ship} anlegen, die zweite ihrer Farbe. Der Hafen ist verdorben.</translation>
    </message>
    <message>
        <source>You reveal {ship}, the second of its kind. The harbour is spoiled.</source>
        <translation>Du deckst {ship} auf, die zweite ihrer Farbe. Der Hafen ist verdorben.</translation>
    </message>
    <message>
        <source>{name} reveals {ship}, the second of its kind. The harbour is spoiled.</source>
        <translation>{name} deckt {ship} auf, die zweite ihrer Farbe. Der Hafen ist verdorben.</translation>
    </message>
    <message>
        <source>You stop revealing.</source>
        <translation>Du deckst nichts mehr auf.</translation>
    </message>
    <message>
        <source>{name} stops revealing.</source>
        <translation>{name} deckt nichts mehr auf.</translation>
    </message>
    <message numerus="yes">
        <source>You pay %n coin(s) of taxes.</source>
        <translation>
            <numerusform>Du zahlst %n Münze Steuern.</numerusform>
            <numerusform>Du zahlst %n Münzen Steuern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} pays %n coin(s) of taxes.</source>
        <translation>
            <numerusform>{name} zahlt %n Münze Steuern.</numerusform>
            <numerusform>{name} zahlt %n Münzen Steuern.</numerusform>
        </translation>
    </message>
    <message>
        <source>An additional tax increase: {card}.</source>
        <translation>Zusätzlich kommt: {card}.</translation>
    </message>
    <message>
        <source>Most swords: 1 coin each for {names}.</source>
        <translation>Meiste Säbel: je 1 Münze für {names}.</translation>
    </message>
    <message>
        <source>Fewest influence points: 1 coin each for {names}.</source>
        <translation>Wenigste Einflusspunkte: je 1 Münze für {names}.</translation>
    </message>
    <message numerus="yes">
        <source>Jester: you gain %n coin(s).</source>
        <translation>
            <numerusform>Witzbold: Du bekommst %n Münze.</numerusform>
            <numerusform>Witzbold: Du bekommst %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Jester: {name} gains %n coin(s).</source>
        <translation>
            <numerusform>Witzbold: {name} bekommt %n Münze.</numerusform>
            <numerusform>Witzbold: {name} bekommt %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Admiral: you gain %n coin(s).</source>
        <translation>
            <numerusform>Admiral: Du bekommst %n Münze.</numerusform>
            <numerusform>Admiral: Du bekommst %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Admiral: {name} gains %n coin(s).</source>
        <translation>
            <numerusform>Admiral: {name} bekommt %n Münze.</numerusform>
            <numerusform>Admiral: {name} bekommt %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Vice admiral: you gain %n coin(s).</source>
        <translation>
            <numerusform>Vizeadmiral: Du bekommst %n Münze.</numerusform>
            <numerusform>Vizeadmiral: Du bekommst %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Vice admiral: {name} gains %n coin(s).</source>
        <translation>
            <numerusform>Vizeadmiral: {name} bekommt %n Münze.</numerusform>
            <numerusform>Vizeadmiral: {name} bekommt %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gunner: you gain %n coin(s).</source>
        <translation>
            <numerusform>Kanonier: Du bekommst %n Münze.</numerusform>
            <numerusform>Kanonier: Du bekommst %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gunner: {name} gains %n coin(s).</source>
        <translation>
            <numerusform>Kanonier: {name} bekommt %n Münze.</numerusform>
            <numerusform>Kanonier: {name} bekommt %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gain %n coin(s) as a gift from this ship.</source>
        <translation>
            <numerusform>Du bekommst durch dieses Schiff %n Münze geschenkt.</numerusform>
            <numerusform>Du bekommst durch dieses Schiff %n Münzen geschenkt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n coin(s) as a gift from this ship.</source>
        <translation>
            <numerusform>{name} bekommt durch dieses Schiff %n Münze geschenkt.</numerusform>
            <numerusform>{name} bekommt durch dieses Schiff %n Münzen geschenkt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most swords: you gain %n coin(s).</source>
        <translation>
            <numerusform>Meiste Säbel: Du bekommst %n Münze.</numerusform>
            <numerusform>Meiste Säbel: Du bekommst %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most swords: {name} gains %n coin(s).</source>
        <translation>
            <numerusform>Meiste Säbel: {name} bekommt %n Münze.</numerusform>
            <numerusform>Meiste Säbel: {name} bekommt %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fewest influence points: you gain %n coin(s).</source>
        <translation>
            <numerusform>Wenigste Einflusspunkte: Du bekommst %n Münze.</numerusform>
            <numerusform>Wenigste Einflusspunkte: Du bekommst %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fewest influence points: {name} gains %n coin(s).</source>
        <translation>
            <numerusform>Wenigste Einflusspunkte: {name} bekommt %n Münze.</numerusform>
            <numerusform>Wenigste Einflusspunkte: {name} bekommt %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both piles are empty: you miss out on %n coin(s).</source>
        <translation>
            <numerusform>Beide Stapel sind leer: Du bekommst %n Münze zu wenig.</numerusform>
            <numerusform>Beide Stapel sind leer: Du bekommst %n Münzen zu wenig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both piles are empty: {name} misses out on %n coin(s).</source>
        <translation>
            <numerusform>Beide Stapel sind leer: {name} bekommt %n Münze zu wenig.</numerusform>
            <numerusform>Beide Stapel sind leer: {name} bekommt %n Münzen zu wenig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled: %n card(s) in the new draw pile.</source>
        <translation>
            <numerusform>Der Ablagestapel wird gemischt: %n Karte im neuen Nachziehstapel.</numerusform>
            <numerusform>Der Ablagestapel wird gemischt: %n Karten im neuen Nachziehstapel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You claim an expedition ({points} influence points, %n coin(s)) and give up: {persons}.</source>
        <translation>
            <numerusform>Du erfüllst einen Expeditionsaufruf ({points} Einflusspunkte, %n Münze) und gibst ab: {persons}.</numerusform>
            <numerusform>Du erfüllst einen Expeditionsaufruf ({points} Einflusspunkte, %n Münzen) und gibst ab: {persons}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} claims an expedition ({points} influence points, %n coin(s)) and gives up: {persons}.</source>
        <translation>
            <numerusform>{name} erfüllt einen Expeditionsaufruf ({points} Einflusspunkte, %n Münze) und gibt ab: {persons}.</numerusform>
            <numerusform>{name} erfüllt einen Expeditionsaufruf ({points} Einflusspunkte, %n Münzen) und gibt ab: {persons}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take {ship}: %n coin(s), {bonus} of them by traders.</source>
        <translation>
            <numerusform>Du nimmst {ship}: %n Münze, davon {bonus} durch Händler.</numerusform>
            <numerusform>Du nimmst {ship}: %n Münzen, davon {bonus} durch Händler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes {ship}: %n coin(s), {bonus} of them by traders.</source>
        <translation>
            <numerusform>{name} nimmt {ship}: %n Münze, davon {bonus} durch Händler.</numerusform>
            <numerusform>{name} nimmt {ship}: %n Münzen, davon {bonus} durch Händler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take {ship}: %n coin(s).</source>
        <translation>
            <numerusform>Du nimmst {ship}: %n Münze.</numerusform>
            <numerusform>Du nimmst {ship}: %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes {ship}: %n coin(s).</source>
        <translation>
            <numerusform>{name} nimmt {ship}: %n Münze.</numerusform>
            <numerusform>{name} nimmt {ship}: %n Münzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take {ship} and renounce its coins.</source>
        <translation>Du nimmst {ship} und verzichtest auf die Münzen.</translation>
    </message>
    <message>
        <source>{name} takes {ship} and renounces its coins.</source>
        <translation>{name} nimmt {ship} und verzichtet auf die Münzen.</translation>
    </message>
    <message numerus="yes">
        <source>You hire {person} for %n coin(s).</source>
        <translation>
            <numerusform>Du heuerst {person} für %n Münze an.</numerusform>
            <numerusform>Du heuerst {person} für %n Münzen an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} hires {person} for %n coin(s).</source>
        <translation>
            <numerusform>{name} heuert {person} für %n Münze an.</numerusform>
            <numerusform>{name} heuert {person} für %n Münzen an.</numerusform>
        </translation>
    </message>
    <message>
        <source>You pay {active} the fee of 1 coin.</source>
        <translation>Du zahlst {active} 1 Münze Gebühr.</translation>
    </message>
    <message>
        <source>{name} pays you the fee of 1 coin.</source>
        <translation>{name} zahlt dir 1 Münze Gebühr.</translation>
    </message>
    <message>
        <source>{name} pays {active} the fee of 1 coin.</source>
        <translation>{name} zahlt {active} 1 Münze Gebühr.</translation>
    </message>
    <message>
        <source>You get the fee of 1 coin.</source>
        <translation>Du bekommst 1 Münze Gebühr.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passt.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passt.</translation>
    </message>
    <message>
        <source>The harbour is empty: you go away empty-handed.</source>
        <translation>Der Hafen ist leer: Du gehst leer aus.</translation>
    </message>
    <message>
        <source>The harbour is empty: {name} goes away empty-handed.</source>
        <translation>Der Hafen ist leer: {name} geht leer aus.</translation>
    </message>
    <message>
        <source>You advance to step {step} of {contract}.</source>
        <translation>Du erreichst bei „{contract}“ Schritt {step}.</translation>
    </message>
    <message>
        <source>{name} advances to step {step} of {contract}.</source>
        <translation>{name} erreicht bei „{contract}“ Schritt {step}.</translation>
    </message>
    <message numerus="yes">
        <source>You complete the contract {contract}: %n coin(s).</source>
        <translation>
            <numerusform>Du erfüllst den Auftrag „{contract}“: %n Münze.</numerusform>
            <numerusform>Du erfüllst den Auftrag „{contract}“: %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} completes the contract {contract}: %n coin(s).</source>
        <translation>
            <numerusform>{name} erfüllt den Auftrag „{contract}“: %n Münze.</numerusform>
            <numerusform>{name} erfüllt den Auftrag „{contract}“: %n Münzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You trigger the end: the round is played to its end.</source>
        <translation>Du läutest das Ende ein: Die Runde wird noch zu Ende gespielt.</translation>
    </message>
    <message>
        <source>{name} triggers the end: the round is played to its end.</source>
        <translation>{name} läutet das Ende ein: Die Runde wird noch zu Ende gespielt.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>{name} gets the fee of 1 coin.</source>
        <translation>{name} bekommt 1 Münze Gebühr.</translation>
    </message>
    <message>
        <source>you</source>
        <comment>in a list after 'for'</comment>
        <translation>dich</translation>
    </message>
    <message>
        <source>You are passed over: after the fee, the only ship would bring you nothing.</source>
        <translation>Du wirst übergangen: Nach der Gebühr brächte dir das einzige Schiff nichts.</translation>
    </message>
    <message>
        <source>{name} is passed over: after the fee, the only ship would bring nothing.</source>
        <translation>{name} wird übergangen: Nach der Gebühr brächte das einzige Schiff nichts.</translation>
    </message>
    <message numerus="yes">
        <source>You can take nothing with %n coin(s): the cheapest person costs {price} with the fee.</source>
        <translation>
            <numerusform>Mit %n Münze kannst du nichts nehmen: Die billigste Person kostet mit Gebühr {price}.</numerusform>
            <numerusform>Mit %n Münzen kannst du nichts nehmen: Die billigste Person kostet mit Gebühr {price}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} can take nothing with %n coin(s): the cheapest person costs {price} with the fee.</source>
        <translation>
            <numerusform>{name} kann mit %n Münze nichts nehmen: Die billigste Person kostet mit Gebühr {price}.</numerusform>
            <numerusform>{name} kann mit %n Münzen nichts nehmen: Die billigste Person kostet mit Gebühr {price}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can take nothing with %n coin(s): the cheapest person costs {price}.</source>
        <translation>
            <numerusform>Mit %n Münze kannst du nichts nehmen: Die billigste Person kostet {price}.</numerusform>
            <numerusform>Mit %n Münzen kannst du nichts nehmen: Die billigste Person kostet {price}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} can take nothing with %n coin(s): the cheapest person costs {price}.</source>
        <translation>
            <numerusform>{name} kann mit %n Münze nichts nehmen: Die billigste Person kostet {price}.</numerusform>
            <numerusform>{name} kann mit %n Münzen nichts nehmen: Die billigste Person kostet {price}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PortRoyalStandings</name>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Persons</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Expeditions</source>
        <translation>Expeditionen</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Phase: trade and hire</source>
        <translation>Handeln &amp; Heuern</translation>
    </message>
    <message>
        <source>Everybody in turn may take ships and hire persons, the active player first.</source>
        <translation>Der Reihe nach dürfen alle Schiffe nehmen und Personen anheuern, der aktive Spieler zuerst.</translation>
    </message>
    <message>
        <source>Phase: discover</source>
        <translation>Entdecken</translation>
    </message>
    <message>
        <source>The active player reveals cards until stopping or spoiling the harbour.</source>
        <translation>Der aktive Spieler deckt Karten auf, bis er aufhört oder der Hafen verdorben ist.</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>With new cards</source>
        <translation>Mit neuen Karten</translation>
    </message>
    <message>
        <source>With contracts</source>
        <translation>Mit Aufträgen</translation>
    </message>
    <message>
        <source>A round is one turn of each player.</source>
        <translation>Eine Runde ist je ein Zug aller Spieler.</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>{needed} + expedition</source>
        <translation>{needed} + Expedition</translation>
    </message>
    <message>
        <source>Ends at {needed}</source>
        <translation>Ende bei {needed}</translation>
    </message>
    <message>
        <source>Whoever has {needed} influence points and an expedition triggers the end.</source>
        <translation>Wer {needed} Einflusspunkte und einen Expeditionsaufruf hat, läutet das Ende ein.</translation>
    </message>
    <message>
        <source>Whoever has {needed} influence points triggers the end.</source>
        <translation>Wer {needed} Einflusspunkte hat, läutet das Ende ein.</translation>
    </message>
    <message>
        <source>The round is played to its end.</source>
        <translation>Die Runde wird noch zu Ende gespielt.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody gained influence for %n rounds; therefore the game ends.</source>
        <translation>
            <numerusform>%n Runde lang hat niemand Einfluss gewonnen; darum endet die Partie.</numerusform>
            <numerusform>%n Runden lang hat niemand Einfluss gewonnen; darum endet die Partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shared victory with %n influence point(s): {names}.</source>
        <translation>
            <numerusform>Geteilter Sieg mit %n Einflusspunkt: {names}.</numerusform>
            <numerusform>Geteilter Sieg mit %n Einflusspunkten: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n influence point(s).</source>
        <translation>
            <numerusform>Du gewinnst mit %n Einflusspunkt.</numerusform>
            <numerusform>Du gewinnst mit %n Einflusspunkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n influence point(s).</source>
        <translation>
            <numerusform>{name} gewinnt mit %n Einflusspunkt.</numerusform>
            <numerusform>{name} gewinnt mit %n Einflusspunkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Players without an expedition rank behind those with one.</source>
        <translation>Wer keinen Expeditionsaufruf hat, liegt hinter allen, die einen haben.</translation>
    </message>
    <message>
        <source>With equal influence, coins decide.</source>
        <translation>Bei gleichem Einfluss entscheiden die Münzen.</translation>
    </message>
    <message numerus="yes">
        <source>%n influence point(s)</source>
        <translation>
            <numerusform>%n Einflusspunkt</numerusform>
            <numerusform>%n Einflusspunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}. {name}: {points}, {coins}</source>
        <translation>{place}. {name}: {points}, {coins}</translation>
    </message>
    <message>
        <source>Discover</source>
        <translation>Entdecken</translation>
    </message>
    <message>
        <source>Trade and hire</source>
        <translation>Handeln &amp; Heuern</translation>
    </message>
    <message>
        <source>Nobody is asked about a single ship that brings nothing after the fee.</source>
        <translation>Bei einem einzigen Schiff, das nach der Gebühr nichts bringt, wird niemand gefragt.</translation>
    </message>
    <message>
        <source>Automatic pass</source>
        <translation>Automatisch passen</translation>
    </message>
</context>
<context>
    <name>PortRoyalTrading</name>
    <message>
        <source>Claim an expedition or end your go?</source>
        <translation>Expeditionsaufruf erfüllen oder passen?</translation>
    </message>
    <message>
        <source>No card is left for you to take.</source>
        <translation>Karten kannst du keine mehr nehmen.</translation>
    </message>
    <message>
        <source>Take a ship or hire a person?</source>
        <translation>Ein Schiff nehmen oder eine Person anheuern?</translation>
    </message>
    <message>
        <source>Each card costs a fee of 1 coin to {active}.</source>
        <translation>Jede Karte kostet 1 Münze Gebühr an {active}.</translation>
    </message>
    <message numerus="yes">
        <source>Hire {person} for %n coin(s) and the fee?</source>
        <translation>
            <numerusform>Heuerst du {person} für %n Münze plus Gebühr an?</numerusform>
            <numerusform>Heuerst du {person} für %n Münzen plus Gebühr an?</numerusform>
        </translation>
    </message>
    <message>
        <source>The fee of 1 coin goes to {active}.</source>
        <translation>Die Gebühr von 1 Münze geht an {active}.</translation>
    </message>
    <message numerus="yes">
        <source>Hire {person} for %n coin(s)?</source>
        <translation>
            <numerusform>Heuerst du {person} für %n Münze an?</numerusform>
            <numerusform>Heuerst du {person} für %n Münzen an?</numerusform>
        </translation>
    </message>
    <message>
        <source>You can also choose another blue framed card.</source>
        <translation>Du kannst auch eine andere blau umrandete Karte wählen.</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Anheuern</translation>
    </message>
    <message numerus="yes">
        <source>Take {ship} and gain %n coin(s)?</source>
        <translation>
            <numerusform>Nimmst du {ship}? Sie bringt %n Münze.</numerusform>
            <numerusform>Nimmst du {ship}? Sie bringt %n Münzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Or renounce its coins for the contract {contract}.</source>
        <translation>Oder verzichte für den Auftrag „{contract}“ auf die Münzen.</translation>
    </message>
    <message>
        <source>Renounce</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key: renounce</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key: pass</comment>
        <translation>P</translation>
    </message>
    <message numerus="yes">
        <source>You have %n coin(s).</source>
        <translation>
            <numerusform>Du hast %n Münze.</numerusform>
            <numerusform>Du hast %n Münzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>advice</comment>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Hire {card}</source>
        <translation>Heuere {card} an</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Nimm {card}</translation>
    </message>
    <message>
        <source>Take {card} and renounce its coins</source>
        <translation>Nimm {card} und verzichte auf die Münzen</translation>
    </message>
    <message numerus="yes">
        <source>{points} influence for %n coin(s)</source>
        <translation>
            <numerusform>{points} Einfluss für %n Münze</numerusform>
            <numerusform>{points} Einfluss für %n Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it brings %n coin(s)</source>
        <translation>
            <numerusform>bringt %n Münze</numerusform>
            <numerusform>bringt %n Münzen</numerusform>
        </translation>
    </message>
    <message>
        <source>a step of the contract {contract}</source>
        <translation>ein Schritt beim Auftrag „{contract}“</translation>
    </message>
    <message>
        <source>In this phase no more cards are revealed.</source>
        <translation>In dieser Phase wird nichts mehr aufgedeckt.</translation>
    </message>
    <message>
        <source>You cannot take any more cards.</source>
        <translation>Du darfst keine Karte mehr nehmen.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n coin(s); it costs {price} and the fee of {fee}.</source>
        <translation>
            <numerusform>Du hast %n Münze; nötig sind {price} und {fee} Gebühr.</numerusform>
            <numerusform>Du hast %n Münzen; nötig sind {price} und {fee} Gebühr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n coin(s); it costs {price}.</source>
        <translation>
            <numerusform>Du hast %n Münze; der Preis ist {price}.</numerusform>
            <numerusform>Du hast %n Münzen; der Preis ist {price}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who gains a coin from this ship?</source>
        <translation>Wer bekommt durch dieses Schiff eine Münze?</translation>
    </message>
    <message>
        <source>Click the panel of another player.</source>
        <translation>Klicke auf die Tafel eines Mitspielers.</translation>
    </message>
    <message>
        <source>Give the coin to {name}</source>
        <translation>Gib {name} die Münze</translation>
    </message>
    <message numerus="yes">
        <source>You may take %n card(s).</source>
        <translation>
            <numerusform>Du darfst %n Karte nehmen.</numerusform>
            <numerusform>Du darfst %n Karten nehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a ship?</source>
        <translation>Ein Schiff nehmen?</translation>
    </message>
    <message>
        <source>Hire a person?</source>
        <translation>Eine Person anheuern?</translation>
    </message>
    <message>
        <source>Somebody else gains 1 coin from it, too.</source>
        <translation>Jemand anders bekommt dadurch auch 1 Münze.</translation>
    </message>
    <message numerus="yes">
        <source>With it your clerks let you take %n more card(s).</source>
        <translation>
            <numerusform>Dank deiner Kontoristen darfst du damit %n Karte mehr nehmen.</numerusform>
            <numerusform>Dank deiner Kontoristen darfst du damit %n Karten mehr nehmen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionSlider</name>
    <message>
        <source>Before the first move</source>
        <translation>Vor dem ersten Schritt</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
</context>
<context>
    <name>PresetWords</name>
    <message>
        <source>First game</source>
        <translation>Erste Partie</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Wie zuletzt</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message numerus="yes">
        <source>Few rules and %n opponent(s) of the level {level}.</source>
        <translation>
            <numerusform>Wenig Regeln und ein Gegner der Stufe {level}.</numerusform>
            <numerusform>Wenig Regeln und %n Gegner der Stufe {level}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The players and rules of your last game.</source>
        <translation>Die Spieler und Regeln deiner letzten Partie.</translation>
    </message>
    <message>
        <source>All modules together, for those who know the game.</source>
        <translation>Alle Module zusammen, für alle, die das Spiel kennen.</translation>
    </message>
    <message>
        <source>Your own choice of players and rules.</source>
        <translation>Deine eigene Auswahl an Spielern und Regeln.</translation>
    </message>
</context>
<context>
    <name>RepeatFrame</name>
    <message>
        <source>REPEAT</source>
        <translation>WIEDERHOLUNG</translation>
    </message>
    <message>
        <source>This was earlier. A click goes back to the game.</source>
        <translation>Das war vorhin. Ein Klick führt zurück zur Partie.</translation>
    </message>
</context>
<context>
    <name>RerunSheet</name>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>A game could not be played.</source>
        <translation>Eine Partie konnte nicht gespielt werden.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Let a Master play</source>
        <translation>Meister spielen lassen</translation>
    </message>
</context>
<context>
    <name>RerunWords</name>
    <message>
        <source>A Master in your seat</source>
        <translation>Ein Meister an deiner Stelle</translation>
    </message>
    <message>
        <source>A Master in {name}’s seat</source>
        <translation>Ein Meister anstelle von {name}</translation>
    </message>
    <message>
        <source>The game is played again from its start {count} times, with the same luck and a Master in this seat. The Master knows no more than the seat did, and thinks as long as in a game: this takes minutes.
The same each time: the setup, and the cards and throws that lie ready for it. Not the same: what the Master tries, and the luck after somebody has played otherwise than in this game.</source>
        <translation>Die Partie wird {count}-mal von Anfang an mit gleichem Glück gespielt, mit einem Meister an diesem Platz. Der Meister weiß nicht mehr, als man an diesem Platz wissen konnte, und denkt so lange wie in einer Partie: Das dauert Minuten.
Jedes Mal gleich: der Aufbau und die Karten und Würfe, die bereitliegen. Nicht gleich: was der Meister ausprobiert, und das Glück, sobald jemand anders gespielt hat als in dieser Partie.</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>{name} ({level} instead of a human)</source>
        <translation>{name} ({level} anstelle eines Menschen)</translation>
    </message>
    <message>
        <source>At the other seats: {names}.</source>
        <translation>An den anderen Plätzen: {names}.</translation>
    </message>
    <message>
        <source>A Master would have had {mean} ± {margin} points, you had {own}.</source>
        <translation>Ein Meister hätte {mean} ± {margin} Punkte gehabt, du hattest {own}.</translation>
    </message>
    <message>
        <source>A Master would have had {mean} ± {margin} points, {name} had {own}.</source>
        <translation>Ein Meister hätte {mean} ± {margin} Punkte gehabt, {name} hatte {own}.</translation>
    </message>
    <message>
        <source>not played yet – find out</source>
        <translation>noch nicht gespielt – ausprobieren</translation>
    </message>
    <message>
        <source>The Master won {wins} of {count} games; you won yours.</source>
        <translation>Der Meister hat {wins} von {count} Partien gewonnen; du hast deine gewonnen.</translation>
    </message>
    <message>
        <source>The Master won {wins} of {count} games; you did not win yours.</source>
        <translation>Der Meister hat {wins} von {count} Partien gewonnen; du hast deine nicht gewonnen.</translation>
    </message>
    <message>
        <source>The Master won {wins} of {count} games; {name} won.</source>
        <translation>Der Meister hat {wins} von {count} Partien gewonnen; {name} hat gewonnen.</translation>
    </message>
    <message>
        <source>The Master won {wins} of {count} games; {name} did not.</source>
        <translation>Der Meister hat {wins} von {count} Partien gewonnen; {name} nicht.</translation>
    </message>
    <message>
        <source>± is the error of the mean of {count} games (95%).</source>
        <translation>± ist der Fehler des Mittels aus {count} Partien (95 %).</translation>
    </message>
    <message>
        <source>Being played: {done} of {count} games done, {percent}% in all</source>
        <translation>Wird gespielt: {done} von {count} Partien fertig, insgesamt {percent} %</translation>
    </message>
    <message>
        <source>Played so far: {done} of {count} games</source>
        <translation>Bisher gespielt: {done} von {count} Partien</translation>
    </message>
</context>
<context>
    <name>ResumeDialog</name>
    <message>
        <source>Welcome back</source>
        <translation>Willkommen zurück</translation>
    </message>
    <message>
        <source>Kontor was ended while a game of {game} was under way. It is kept up to the last move.</source>
        <translation>Kontor wurde mitten in einer Partie beendet ({game}). Sie ist bis zum letzten Schritt gesichert.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>The game is over here.</source>
        <translation>Hier ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>This is a past position. “{button}” begins a new game at it.</source>
        <translation>Hier blickst du nur zurück. „{button}“ beginnt ab dieser Stellung eine neue Partie.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Stelle in der Partie</translation>
    </message>
    <message>
        <source>The game was exported.</source>
        <translation>Die Partie ist exportiert.</translation>
    </message>
</context>
<context>
    <name>ReviewQuestion</name>
    <message>
        <source>Look back at this game?</source>
        <translation>Auf diese Partie zurückblicken?</translation>
    </message>
    <message>
        <source>The game is still under way. A review estimates everybody’s chance to win and judges every move, which may give away how things stand. The answer holds for this game.</source>
        <translation>Die Partie läuft noch. Ein Rückblick schätzt, wie gut alle im Rennen liegen, und beurteilt jeden Zug – das verrät vielleicht mehr, als dir lieb ist. Die Antwort gilt für diese Partie.</translation>
    </message>
    <message>
        <source>What {name} hides from the others lies open in it: only {name} should look.</source>
        <translation>Darin liegt offen, was {name} vor den anderen verbirgt: Nur {name} sollte hinsehen.</translation>
    </message>
    <message>
        <source>Without win chances</source>
        <translation>Ohne Gewinnchancen</translation>
    </message>
    <message>
        <source>With win chances</source>
        <translation>Mit Gewinnchancen</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Standings</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>{name}’s colour: {colour}</source>
        <translation>Farbe, {name}: {colour}</translation>
    </message>
    <message>
        <source>{colour}; click for the next colour</source>
        <translation>{colour}; ein Klick wechselt die Farbe</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>A name has {limit} characters at most.</source>
        <translation>Ein Name hat höchstens {limit} Zeichen.</translation>
    </message>
    <message>
        <source>Who plays for {name}</source>
        <translation>Wer hier spielt: {name}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>{name}, place {place} of {players}</source>
        <translation>{name}, Platz {place} von {players}</translation>
    </message>
    <message>
        <source>Drag to put the seats in order, or press Alt+Up or Alt+Down.</source>
        <translation>Ziehen ordnet die Plätze, ebenso Alt+Auf und Alt+Ab.</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Carmine</source>
        <translation>Karmin</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Bernstein</translation>
    </message>
    <message>
        <source>Jade</source>
        <translation>Jade</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>Indigo</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Elfenbein</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>LOOK</source>
        <translation>AUSSEHEN</translation>
    </message>
    <message>
        <source>PACE</source>
        <translation>TEMPO</translation>
    </message>
    <message>
        <source>SOUND</source>
        <translation>TON</translation>
    </message>
    <message>
        <source>PLAY</source>
        <translation>SPIEL</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Black and white where letters stand, strong outlines, nothing shines through.</source>
        <translation>Schrift auf Schwarz oder Weiß, kräftige Umrisse, nichts scheint durch.</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Above {percent}% pages exceed the window; {key} shows all of one.</source>
        <translation>Über {percent} % sind Seiten größer als das Fenster; {key} zeigt sie ganz.</translation>
    </message>
    <message>
        <source>Size of cards</source>
        <translation>Kartengröße</translation>
    </message>
    <message>
        <source>Where the table has room for it.</source>
        <translation>Wo der Tisch Platz dafür hat.</translation>
    </message>
    <message>
        <source>Seat marks</source>
        <translation>Platzzeichen</translation>
    </message>
    <message>
        <source>Small shields carry a shape too: diamond, triangle, circle, cross, square.</source>
        <translation>Auch kleine Schilde tragen eine Form: Raute, Dreieck, Kreis, Kreuz, Quadrat.</translation>
    </message>
    <message>
        <source>From step by step to only how it ends. Lessons have a pace of their own.</source>
        <translation>Von Schritt für Schritt bis nur das Ergebnis. Lektionen haben ein eigenes Tempo.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Nothing glides or turns; things fade to their new place.</source>
        <translation>Nichts gleitet oder dreht sich; alles wird am neuen Platz eingeblendet.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Nothing is told by sound alone.</source>
        <translation>Nichts erfährst du nur durch den Ton.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Ambience</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>Quiet sounds of the place around each table, as long as sound is on.</source>
        <translation>Leise Klänge des Ortes rund um jeden Tisch, solange der Ton an ist.</translation>
    </message>
    <message>
        <source>Play the only option</source>
        <translation>Einzige Möglichkeit spielen</translation>
    </message>
    <message>
        <source>A decision with one possibility is not asked.</source>
        <translation>Bei nur einer Möglichkeit wird nicht gefragt.</translation>
    </message>
    <message>
        <source>Ask before harm</source>
        <translation>Vor Schaden nachfragen</translation>
    </message>
    <message>
        <source>Steps that cost something are asked for once more.</source>
        <translation>Bei Schritten, die dich etwas kosten, wird noch einmal gefragt.</translation>
    </message>
    <message>
        <source>Free undo</source>
        <translation>Freies Zurücknehmen</translation>
    </message>
    <message>
        <source>For practice: also takes back what has revealed cards.</source>
        <translation>Zum Üben: nimmt auch zurück, was Karten aufgedeckt hat.</translation>
    </message>
    <message>
        <source>Risk gauge</source>
        <translation>Risikoanzeige</translation>
    </message>
    <message>
        <source>Shows how likely the next card does harm.</source>
        <translation>Zeigt, wie wahrscheinlich die nächste Karte schadet.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>A button that says what a master would do.</source>
        <translation>Ein Knopf, der verrät, was ein Meister täte.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Einzeln</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Ruhig</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Zügig</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Pace of the opponents</source>
        <translation>Tempo der Gegner</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Gastgeber</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Jeder Spieler braucht einen Namen.</translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <translation>Zwei Spieler heißen {name}.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SkillBand</name>
    <message>
        <source>Per turn: luck above, costly decisions below</source>
        <translation>Pro Zug: oben das Glück, unten teure Entscheidungen</translation>
    </message>
</context>
<context>
    <name>SkillPanel</name>
    <message>
        <source>Decisions: what the choices of this seat gave away against the best ones.
Luck: what was drawn, turned up or thrown, against the mean of all that could have come.
All else: what the others did, plans better than ordinary play, and the error of the estimate.
± is the error of so many deals (95%). With average luck: the result without the luck.</source>
        <translation>Entscheidungen: was die eigenen Entscheidungen gegenüber den besten verschenkt haben.
Glück: was gezogen, aufgedeckt oder gewürfelt wurde, gegenüber dem Durchschnitt dessen, was hätte kommen können.
Alles Übrige: was die anderen getan haben, Pläne, die besser waren als gewöhnliches Spiel, und der Fehler der Schätzung.
± ist der Fehler so vieler Verteilungen (95 %). Bei normalem Glück: das Ergebnis ohne den Anteil des Glücks.</translation>
    </message>
</context>
<context>
    <name>SkillWords</name>
    <message>
        <source>Luck and skill: {name}</source>
        <translation>Glück und Können: {name}</translation>
    </message>
    <message>
        <source>still being refined …</source>
        <translation>wird noch genauer …</translation>
    </message>
    <message>
        <source>From {start}% at the start to {result}% in the end.</source>
        <translation>Von {start} % zu Beginn auf {result} % am Ende.</translation>
    </message>
    <message>
        <source>Your win chance</source>
        <translation>Deine Gewinnchance</translation>
    </message>
    <message>
        <source>Win chance of {name}</source>
        <translation>Gewinnchance von {name}</translation>
    </message>
    <message>
        <source>{change} for you</source>
        <translation>{change} für dich</translation>
    </message>
    <message>
        <source>{change} for {name}</source>
        <translation>{change} für {name}</translation>
    </message>
    <message>
        <source>decision {change} (±{margin})</source>
        <translation>Entscheidung {change} (±{margin})</translation>
    </message>
    <message>
        <source>luck {change} (±{margin})</source>
        <translation>Glück {change} (±{margin})</translation>
    </message>
    <message>
        <source>{whose}: {terms}</source>
        <translation>{whose}: {terms}</translation>
    </message>
    <message>
        <source>Luckiest moment:</source>
        <translation>Größtes Glück:</translation>
    </message>
    <message>
        <source>Unluckiest moment:</source>
        <translation>Größtes Pech:</translation>
    </message>
    <message>
        <source>{name}’s turn, moves {first} to {last}</source>
        <translation>Zug von {name}, Schritte {first} bis {last}</translation>
    </message>
    <message>
        <source>Your turn, moves {first} to {last}</source>
        <translation>Dein Zug, Schritte {first} bis {last}</translation>
    </message>
    <message>
        <source>{name}’s turn, move {last}</source>
        <translation>Zug von {name}, Schritt {last}</translation>
    </message>
    <message>
        <source>Your turn, move {last}</source>
        <translation>Dein Zug, Schritt {last}</translation>
    </message>
    <message>
        <source>{whose}: hardly changed</source>
        <translation>{whose}: kaum verändert</translation>
    </message>
    <message>
        <source>Follows when the win chances are estimated.</source>
        <translation>Folgt, sobald die Gewinnchancen geschätzt sind.</translation>
    </message>
    <message>
        <source>Being worked out: {done} of {total}</source>
        <translation>Wird berechnet: {done} von {total}</translation>
    </message>
    <message>
        <source>What is known so far stands below the slider and in the list.</source>
        <translation>Was schon bekannt ist, steht unter dem Schieber und in der Liste.</translation>
    </message>
    <message>
        <source>Costliest decision:</source>
        <translation>Teuerste Entscheidung:</translation>
    </message>
    <message>
        <source>Your luck and skill</source>
        <translation>Dein Glück und Können</translation>
    </message>
    <message>
        <source>Weaker moves {decisions} (±{own}), luck {luck} (±{margin}): with average luck {even}%</source>
        <translation>Schwächere Züge {decisions} (±{own}), Glück {luck} (±{margin}): bei normalem Glück {even} %</translation>
    </message>
    <message>
        <source>No clear mistakes, luck {luck} (±{margin}): with average luck {even}%</source>
        <translation>Keine klaren Fehler, Glück {luck} (±{margin}): bei normalem Glück {even} %</translation>
    </message>
    <message>
        <source>Weaker moves {decisions} (±{own}), luck made no clear difference (±{margin})</source>
        <translation>Schwächere Züge {decisions} (±{own}), Glück gab keinen klaren Ausschlag (±{margin})</translation>
    </message>
    <message>
        <source>No clear mistakes, and luck made no clear difference (±{margin})</source>
        <translation>Keine klaren Fehler, auch Glück gab keinen klaren Ausschlag (±{margin})</translation>
    </message>
    <message>
        <source>From {start}% to {result}%. All else: {rest} (the others, good moves, errors of the estimate).</source>
        <translation>Von {start} % auf {result} %. Alles Übrige: {rest} (die anderen, gute Züge, Schätzfehler).</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message numerus="yes">
        <source>All %n game(s)</source>
        <translation>
            <numerusform>Eine Partie</numerusform>
            <numerusform>Alle %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play the first one</source>
        <translation>Die erste spielen</translation>
    </message>
    <message>
        <source>Symbols: game-icons.net, CC BY 3.0 · Credits</source>
        <translation>Symbole: game-icons.net, CC BY 3.0 · Nachweise</translation>
    </message>
    <message>
        <source>All opponents think on this machine. No account, no network.</source>
        <translation>Alle Gegner rechnen auf diesem Gerät. Kein Konto, kein Netz.</translation>
    </message>
    <message>
        <source>Five games, one table, honest opponents.</source>
        <translation>Fünf Spiele, ein Tisch, ehrliche Gegner.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Training ({due})</source>
        <translation>Training ({due})</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) about past decisions due</source>
        <translation>
            <numerusform>%n Frage zu früheren Entscheidungen fällig</numerusform>
            <numerusform>%n Fragen zu früheren Entscheidungen fällig</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished games gather here, each with its review: where it turned, what was luck and what was skill.</source>
        <translation>Beendete Partien sammeln sich hier, jede mit Rückblick: wo sie gekippt ist, was Glück war und was Können.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>The game is in the library. Play on there, and it is back here.</source>
        <translation>Die Partie liegt jetzt in der Bibliothek. Spielst du dort weiter, steht sie wieder hier.</translation>
    </message>
</context>
<context>
    <name>StartWords</name>
    <message>
        <source>{round} · your move · {when}</source>
        <translation>{round} · du bist am Zug · {when}</translation>
    </message>
    <message>
        <source>{round} · {name} to move · {when}</source>
        <translation>{round} · {name} ist am Zug · {when}</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{won} of {games} won · best {best}</source>
        <translation>{won} von {games} gewonnen · Rekord {best}</translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s) of your own</source>
        <translation>
            <numerusform>Eine eigene beendete Partie</numerusform>
            <numerusform>%n eigene beendete Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them won</source>
        <translation>
            <numerusform>davon %n gewonnen</numerusform>
            <numerusform>davon %n gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>{games}, {won}. Most points: {best}.</source>
        <translation>{games}, {won}. Meiste Punkte: {best}.</translation>
    </message>
    <message>
        <source>{round} · your move</source>
        <translation>{round} · du bist am Zug</translation>
    </message>
    <message>
        <source>{round} · {name} to move</source>
        <translation>{round} · {name} ist am Zug</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Groups of games</source>
        <translation>Gruppen von Partien</translation>
    </message>
    <message>
        <source>What the games of a row have in common</source>
        <translation>Was die Partien einer Zeile gemeinsam haben</translation>
    </message>
    <message>
        <source>By group</source>
        <translation>Nach Gruppen</translation>
    </message>
    <message>
        <source>kontor-statistics-{day}.csv</source>
        <translation>kontor-statistik-{day}.csv</translation>
    </message>
    <message>
        <source>Export statistics</source>
        <translation>Statistik exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>The file could not be written: {reason}</source>
        <translation>Die Datei konnte nicht geschrieben werden: {reason}</translation>
    </message>
    <message>
        <source>All own games</source>
        <translation>Alle eigenen Partien</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>No game matches this choice.</source>
        <translation>Keine Partie passt zu dieser Auswahl.</translation>
    </message>
    <message>
        <source>No finished game yet: play one, and what it came to stands here.</source>
        <translation>Noch keine beendete Partie: Spiel eine, und hier steht, was dabei herauskam.</translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message>
        <source>Finished games that match the choice above.</source>
        <translation>Beendete Partien, die zur Auswahl oben passen.</translation>
    </message>
    <message>
        <source>since {day}</source>
        <translation>seit {day}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Wins beyond what somebody as strong as the opponents can expect: one of two games at a table of two, one of four at a table of four. In 95 of 100 cases chance alone leads no further away than what stands behind ±.</source>
        <translation>Siege über das hinaus, was jemand erwarten darf, der so stark ist wie die Gegner: zu zweit jede zweite Partie, zu viert jede vierte. In 95 von 100 Fällen führt der Zufall allein nicht weiter davon weg als das, was hinter ± steht.</translation>
    </message>
    <message>
        <source>Games won against opponents, a tie in equal parts, and the range that holds the true share.</source>
        <translation>Gewonnene Partien gegen Gegner, geteilte Siege zu gleichen Teilen, und der Bereich, in dem der wahre Anteil liegt.</translation>
    </message>
    <message>
        <source>no game with opponents</source>
        <translation>keine Partie mit Gegnern</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Against expectation</source>
        <translation>Gegen Erwartung</translation>
    </message>
    <message>
        <source>{won} of {games} ({low}–{high}%)</source>
        <translation>{won} von {games} ({low}–{high} %)</translation>
    </message>
    <message>
        <source>expected: {even} (±{chance})</source>
        <translation>erwartet: {even} (±{chance})</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Mean of the points, with the range that holds the true mean.</source>
        <translation>Mittel der Punkte, mit dem Bereich, in dem das wahre Mittel liegt.</translation>
    </message>
    <message>
        <source>choose a game</source>
        <translation>wähle ein Spiel</translation>
    </message>
    <message>
        <source>best {best}</source>
        <translation>Bestwert {best}</translation>
    </message>
    <message>
        <source>±{margin}, best {best}</source>
        <translation>±{margin}, Bestwert {best}</translation>
    </message>
    <message>
        <source>What your decisions gave away of the chance to win, per game, against the best that was found. Known of games that were analysed to the end.</source>
        <translation>Was deine Entscheidungen je Partie von der Gewinnchance verschenkt haben, gemessen am Besten, das gefunden wurde. Bekannt von Partien, die bis zum Ende analysiert sind.</translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Verschenkt</translation>
    </message>
    <message>
        <source>What luck brought of the chance to win, per game. Known of games that were analysed to the end.</source>
        <translation>Was das Glück je Partie an Gewinnchance gebracht hat. Bekannt von Partien, die bis zum Ende analysiert sind.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>no game analysed</source>
        <translation>keine Partie analysiert</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>±{margin}%, {games}</source>
        <translation>±{margin} %, {games}</translation>
    </message>
    <message>
        <source>The latest games that ended alike, and the most wins in a row.</source>
        <translation>Die letzten Partien, die gleich ausgingen, und die meisten Siege in Folge.</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>won in a row, longest {longest}</source>
        <translation>Siege in Folge, Rekord {longest}</translation>
    </message>
    <message>
        <source>without a win, longest {longest}</source>
        <translation>ohne Sieg; Rekord: {longest}</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo-Zahl</translation>
    </message>
    <message>
        <source>no rated game</source>
        <translation>keine gewertete Partie</translation>
    </message>
    <message>
        <source>after {enough} rated games, {games} so far</source>
        <translation>ab {enough} gewerteten Partien, bisher {games}</translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s)</source>
        <translation>
            <numerusform>%n gewertete Partie</numerusform>
            <numerusform>%n gewertete Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>±{margin}, {games}</source>
        <translation>±{margin}, {games}</translation>
    </message>
    <message>
        <source>Your first rating: {now} (±{margin}).</source>
        <translation>Deine erste Elo-Zahl: {now} (±{margin}).</translation>
    </message>
    <message>
        <source>Your rating: {before} → {now} (±{margin}).</source>
        <translation>Deine Elo-Zahl: {before} → {now} (±{margin}).</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>Wrong choice: {played}</source>
        <translation>Falsche Wahl: {played}</translation>
    </message>
    <message>
        <source>{played} instead of {better}</source>
        <translation>{played} statt {better}</translation>
    </message>
    <message>
        <source>{game}: {words}</source>
        <translation>{game}: {words}</translation>
    </message>
    <message>
        <source>{loss} of the chance to win per game (±{margin})</source>
        <translation>{loss} der Gewinnchance je Partie (±{margin})</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n Entscheidung</numerusform>
            <numerusform>%n Entscheidungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is known yet. A game is analysed at its end and in its review.</source>
        <translation>Noch ist nichts bekannt. Analysiert wird eine Partie an ihrem Ende und im Rückblick.</translation>
    </message>
    <message>
        <source>No kind of mistake stands out.</source>
        <translation>Keine Art von Fehlern sticht heraus.</translation>
    </message>
    <message>
        <source>With {module}</source>
        <translation>Mit {module}</translation>
    </message>
    <message>
        <source>All modules</source>
        <translation>Alle Module</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>With modules</source>
        <translation>Mit Modulen</translation>
    </message>
    <message>
        <source>Own games</source>
        <translation>Eigene Partien</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Gewertet</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>Nicht gewertet</translation>
    </message>
    <message>
        <source>Several humans</source>
        <translation>Mehrere Menschen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with several humans left out.</source>
        <translation>
            <numerusform>%n Partie mit mehreren Menschen zählt nicht mit.</numerusform>
            <numerusform>%n Partien mit mehreren Menschen zählen nicht mit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported to the file {file}.</source>
        <translation>
            <numerusform>%n Partie in die Datei {file} exportiert.</numerusform>
            <numerusform>%n Partien in die Datei {file} exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played again</source>
        <translation>Nachgespielt</translation>
    </message>
    <message>
        <source>How strong you are, on one scale with the levels of the opponents: the Apprentice has 1000, and who has 400 more wins ten games of eleven. Your true strength is most likely within what stands behind ±. What counts are games against a single opponent, from their beginning, with rules for which the strength of its level was measured.</source>
        <translation>Wie stark du bist, auf einer Skala mit den Stufen der Gegner: Der Lehrling hat 1000, und wer 400 mehr hat, gewinnt zehn von elf Partien. Sehr wahrscheinlich liegt deine wahre Stärke innerhalb dessen, was hinter ± steht. Gewertet werden Partien gegen einen einzigen Gegner, von Anfang an gespielt, mit Regeln, für die die Stärke seiner Stufe gemessen ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Several levels</source>
        <translation>Mehrere Stufen</translation>
    </message>
    <message>
        <source>{game}, {rules}</source>
        <translation>{game}, {rules}</translation>
    </message>
    <message>
        <source>{game}, alone</source>
        <translation>{game}, allein</translation>
    </message>
    <message>
        <source>{game}, {opponents}, {players}</source>
        <translation>{game}, {opponents}, {players}</translation>
    </message>
    <message>
        <source>Game and opponents</source>
        <translation>Spiel und Gegner</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) begun at a position of another one left out.</source>
        <translation>
            <numerusform>%n Partie, die an einer Stelle einer anderen begann, zählt nicht mit.</numerusform>
            <numerusform>%n Partien, die an einer Stelle einer anderen begannen, zählen nicht mit.</numerusform>
        </translation>
    </message>
    <message>
        <source>These games are not rated.</source>
        <translation>Diese Partien werden nicht gewertet.</translation>
    </message>
    <message>
        <source>No rating: the levels were measured at tables of two only.</source>
        <translation>Keine Elo-Zahl: Die Stufen wurden nur zu zweit gemessen.</translation>
    </message>
    <message>
        <source>No rating: the levels were not measured by these rules.</source>
        <translation>Keine Elo-Zahl: Die Stufen wurden nach diesen Regeln nicht gemessen.</translation>
    </message>
    <message>
        <source>No rating: none of these games was of two against a level that was measured.</source>
        <translation>Keine Elo-Zahl: Keine dieser Partien ging zu zweit gegen eine gemessene Stufe.</translation>
    </message>
    <message>
        <source>Older games still to be counted: {count}.</source>
        <translation>Ältere Partien, die noch zu zählen sind: {count}.</translation>
    </message>
    <message>
        <source>Games whose luck and decisions are still to be added up: {count}.</source>
        <translation>Partien, deren Glück und Entscheidungen noch zusammenzuzählen sind: {count}.</translation>
    </message>
    <message>
        <source>Wins against expectation</source>
        <translation>Siege gegen Erwartung</translation>
    </message>
    <message>
        <source>summed up; band: chance alone</source>
        <translation>aufsummiert; Band: Zufall allein</translation>
    </message>
    <message>
        <source>moving mean and its 95% range</source>
        <translation>gleitendes Mittel mit 95-%-Bereich</translation>
    </message>
    <message>
        <source>Given away by decisions</source>
        <translation>Durch Entscheidungen verschenkt</translation>
    </message>
    <message>
        <source>% per game, moving mean</source>
        <translation>% je Partie, gleitendes Mittel</translation>
    </message>
    <message>
        <source>{remark}; dashed: opponents</source>
        <translation>{remark}; gestrichelt: Gegner</translation>
    </message>
    <message>
        <source>Choose a game: points of different games cannot be compared.</source>
        <translation>Wähle ein Spiel: Punkte verschiedener Spiele lassen sich nicht vergleichen.</translation>
    </message>
    <message>
        <source>Three analysed games are needed. A game is analysed at its end and in its review.</source>
        <translation>Dazu braucht es drei analysierte Partien. Analysiert wird eine Partie an ihrem Ende und im Rückblick.</translation>
    </message>
    <message>
        <source>Three games are needed.</source>
        <translation>Dazu braucht es drei Partien.</translation>
    </message>
    <message>
        <source>At the last game {value}; chance alone would lie between {low} and {high}.</source>
        <translation>Bei der letzten Partie {value}; der Zufall allein läge zwischen {low} und {high}.</translation>
    </message>
    <message>
        <source>At the last game {value}, between {low} and {high}.</source>
        <translation>Bei der letzten Partie {value}, zwischen {low} und {high}.</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>{title}: decrease</source>
        <translation>{title}: verringern</translation>
    </message>
    <message>
        <source>{title}: increase</source>
        <translation>{title}: erhöhen</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>base game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>all modules</source>
        <translation>alle Module</translation>
    </message>
    <message>
        <source>{stronger} against {weaker}</source>
        <translation>{stronger} gegen {weaker}</translation>
    </message>
    <message>
        <source>{who}, {rules}</source>
        <translation>{who}, {rules}</translation>
    </message>
    <message>
        <source>{wins}% ({low}–{high}%)</source>
        <translation>{wins} % ({low}–{high} %)</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Larger tables have been measured too little to say anything.</source>
        <translation>Größere Runden sind zu wenig gemessen, um etwas darüber zu sagen.</translation>
    </message>
    <message>
        <source>Elo puts all levels on one scale, from games of two: {level} is set to {elo}, and whoever has 400 points more wins ten games of eleven.</source>
        <translation>Elo stellt alle Stufen auf eine gemeinsame Skala, aus Partien zu zweit: {level} ist auf {elo} gesetzt, und wer 400 Punkte mehr hat, gewinnt zehn von elf Partien.</translation>
    </message>
    <message>
        <source>Wins {won} of {games} duels against {levels}.</source>
        <translation>Gewinnt zu zweit {won} von {games} Partien gegen {levels}.</translation>
    </message>
    <message>
        <source>{deed} {expect}</source>
        <translation>{deed} {expect}</translation>
    </message>
    <message>
        <source>Measured: {who}: {won}, {games}</source>
        <translation>Gemessen: {who}: {won}, {games}</translation>
    </message>
    <message>
        <source>Wins {won} of {games} games against {others} {levels}.</source>
        <translation>Gewinnt {won} von {games} Partien gegen {others} {levels}.</translation>
    </message>
    <message>
        <source>At a larger table one sits alone among weaker ones; what an equal would win is said there.</source>
        <translation>In größerer Runde sitzt einer allein unter Schwächeren; was ein Ebenbürtiger gewänne, steht dabei.</translation>
    </message>
    <message>
        <source>{others} {levels}</source>
        <translation>{others} {levels}</translation>
    </message>
    <message>
        <source>{share}, an equal {even}%</source>
        <translation>{share}, ein Ebenbürtiger {even} %</translation>
    </message>
    <message>
        <source>Elo {elo} ({low}–{high})</source>
        <translation>Elo {elo} ({low}–{high})</translation>
    </message>
    <message>
        <source>{level}: {elo}</source>
        <translation>{level}: {elo}</translation>
    </message>
</context>
<context>
    <name>TableHelp</name>
    <message>
        <source>The table at the beginning, with numbers</source>
        <translation>Der Tisch zu Beginn, mit Nummern</translation>
    </message>
</context>
<context>
    <name>TableList</name>
    <message>
        <source>Everything on the table as a list</source>
        <translation>Alles auf dem Tisch als Liste</translation>
    </message>
    <message>
        <source>What can be chosen</source>
        <translation>Was wählbar ist</translation>
    </message>
    <message>
        <source>Everything on the table</source>
        <translation>Alles auf dem Tisch</translation>
    </message>
</context>
<context>
    <name>TaskWords</name>
    <message>
        <source>The game is being read …</source>
        <translation>Die Partie wird gelesen …</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>The first question comes as soon as one is known.</source>
        <translation>Die erste Frage kommt, sobald eine gefunden ist.</translation>
    </message>
    <message>
        <source>Step {done} of {total}</source>
        <translation>Durchgesehen: {done} von {total}</translation>
    </message>
    <message>
        <source>A master is looking at your decisions …</source>
        <translation>Ein Meister sieht sich deine Entscheidungen an …</translation>
    </message>
    <message>
        <source>Repeat the unsolved ones</source>
        <translation>Ungelöste wiederholen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>{solved} of {count} solved at the first try.</source>
        <translation>{solved} von {count} im ersten Versuch gelöst.</translation>
    </message>
    <message>
        <source>Nothing to learn here</source>
        <translation>Hier gibt es nichts zu lernen</translation>
    </message>
    <message>
        <source>No decision of yours clearly cost you anything in this game.</source>
        <translation>In dieser Partie hat dich keine Entscheidung eindeutig etwas gekostet.</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Die Lösung</translation>
    </message>
    <message>
        <source>This move could not be judged; you may try another one.</source>
        <translation>Diese Wahl ließ sich nicht beurteilen; versuch etwas anderes.</translation>
    </message>
    <message>
        <source>Decision {number} of {count}</source>
        <translation>Entscheidung {number} von {count}</translation>
    </message>
    <message>
        <source>The game is still being looked at; more questions may follow.</source>
        <translation>Die Partie wird noch untersucht; es können Fragen dazukommen.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
</context>
<context>
    <name>TavernSheet</name>
    <message>
        <source>{name}’s tavern</source>
        <translation>Taverne: {name}</translation>
    </message>
</context>
<context>
    <name>TavernsBoard</name>
    <message>
        <source>All guests that can still be had; those on display are marked.</source>
        <translation>Alle Gäste, die noch zu haben sind; die in der Auslage sind markiert.</translation>
    </message>
    <message>
        <source>Draw pile and discard pile together; cards laid out are not among them.</source>
        <translation>Nachziehstapel und Ablagestapel zusammen; ausliegende Karten sind nicht dabei.</translation>
    </message>
    <message>
        <source>No card lies here.</source>
        <translation>Hier liegt keine Karte.</translation>
    </message>
    <message>
        <source>Guests to come</source>
        <translation>Kommende Gäste</translation>
    </message>
</context>
<context>
    <name>TavernsBonuses</name>
    <message>
        <source>Do without</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key: do without</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>Ban {card}</source>
        <translation>Verbanne {card}</translation>
    </message>
    <message>
        <source>Sign in the column for {costs} beer</source>
        <translation>Unterschreibe in der Spalte für {costs} Bier</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Nimm {card}</translation>
    </message>
    <message>
        <source>Put {card} back on your draw pile</source>
        <translation>Lege {card} zurück</translation>
    </message>
    <message>
        <source>Do without</source>
        <comment>advice</comment>
        <translation>Verzichte</translation>
    </message>
    <message>
        <source>Ban {guest} for good?</source>
        <translation>Hausverbot für {guest}?</translation>
    </message>
    <message numerus="yes">
        <source>It counts %n point(s).</source>
        <translation>
            <numerusform>Diese Karte zählt %n Punkt.</numerusform>
            <numerusform>Diese Karte zählt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ban</source>
        <translation>Hausverbot</translation>
    </message>
    <message>
        <source>{source}: a regular or guest without a die leaves the game for good, with all points.</source>
        <translation>{source}: Ein Stammgast oder Gast ohne Würfel geht für immer, samt seinen Punkten.</translation>
    </message>
    <message>
        <source>Whom do you ban?</source>
        <translation>Wem gibst du Hausverbot?</translation>
    </message>
    <message>
        <source>Space {at} of the monastery</source>
        <translation>Feld {at} im Kloster</translation>
    </message>
    <message>
        <source>Only a guest at a table can be banned.</source>
        <translation>Hausverbot gibt es nur für Gäste an einem Tisch.</translation>
    </message>
    <message>
        <source>Nobles cannot be banned.</source>
        <translation>Adlige bekommen kein Hausverbot.</translation>
    </message>
    <message>
        <source>A guest with a die cannot be banned; activate the die first.</source>
        <translation>Ein Gast mit Würfel bekommt kein Hausverbot; werte erst den Würfel aus.</translation>
    </message>
    <message>
        <source>Click a free cell of the guest book; its bonus is yours at once.</source>
        <translation>Klicke auf ein freies Feld im Gästebuch; seinen Bonus bekommst du sofort.</translation>
    </message>
    <message>
        <source>In which column is the signature?</source>
        <translation>In welche Spalte kommt die Unterschrift?</translation>
    </message>
    <message>
        <source>The pile of the guest's bonus is empty.</source>
        <translation>Der Stapel für den Bonus dieses Gasts ist leer.</translation>
    </message>
    <message>
        <source>Which other helper do you take?</source>
        <translation>Welchen anderen Helfer nimmst du?</translation>
    </message>
    <message>
        <source>Put {card} back on your draw pile?</source>
        <translation>Legst du {card} zurück?</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>It costs 1 schnapps.</source>
        <translation>Das kostet 1 Schnaps.</translation>
    </message>
    <message>
        <source>For 1 schnapps one card laid out goes on top of your draw pile instead of the discard pile.</source>
        <translation>Für 1 Schnaps kommt sie oben auf deinen Nachziehstapel.</translation>
    </message>
    <message>
        <source>Does the juggler save a card?</source>
        <translation>Rettet der Jongleur eine Karte?</translation>
    </message>
</context>
<context>
    <name>TavernsDecisions</name>
    <message>
        <source>{name} decides whom to ban.</source>
        <translation>{name} überlegt, wer Hausverbot bekommt.</translation>
    </message>
    <message>
        <source>First decide whom to ban.</source>
        <translation>Entscheide zuerst, wer Hausverbot bekommt.</translation>
    </message>
    <message>
        <source>{name} chooses a column of the guest book.</source>
        <translation>{name} wählt eine Spalte im Gästebuch.</translation>
    </message>
    <message>
        <source>First choose a column of the guest book that is not full.</source>
        <translation>Wähle zuerst eine Spalte im Gästebuch, die noch nicht voll ist.</translation>
    </message>
    <message>
        <source>{name} chooses another helper.</source>
        <translation>{name} wählt einen anderen Helfer.</translation>
    </message>
    <message>
        <source>First choose a helper of lower rank.</source>
        <translation>Wähle zuerst einen Helfer von niedrigerem Rang.</translation>
    </message>
    <message>
        <source>{name} decides which card the juggler saves.</source>
        <translation>{name} überlegt, welche Karte der Jongleur rettet.</translation>
    </message>
    <message>
        <source>First decide which card the juggler saves.</source>
        <translation>Entscheide zuerst, welche Karte der Jongleur rettet.</translation>
    </message>
    <message>
        <source>{name} chooses the bonus of the evening.</source>
        <translation>{name} wählt den Bonus des Abends.</translation>
    </message>
    <message>
        <source>First choose the bonus of this evening.</source>
        <translation>Wähle zuerst den Bonus dieses Abends.</translation>
    </message>
    <message>
        <source>{name} chooses a side of the entertainer.</source>
        <translation>{name} wählt die Seite des Gauklers.</translation>
    </message>
    <message>
        <source>First choose a side of the entertainer.</source>
        <translation>Wähle zuerst eine Seite des Gauklers.</translation>
    </message>
    <message>
        <source>{name} chooses a tile to turn over.</source>
        <translation>{name} wählt ein Plättchen zum Aufwerten.</translation>
    </message>
    <message>
        <source>First choose a tile that is not upgraded yet.</source>
        <translation>Wähle zuerst ein Plättchen, das noch nicht aufgewertet ist.</translation>
    </message>
    <message>
        <source>{name} decides whether to draw new guests.</source>
        <translation>{name} überlegt, neue Gäste zu ziehen.</translation>
    </message>
    <message>
        <source>First decide whether to draw new guests.</source>
        <translation>Entscheide zuerst, ob du neue Gäste ziehst.</translation>
    </message>
    <message>
        <source>{name} chooses a die.</source>
        <translation>{name} wählt einen Würfel.</translation>
    </message>
    <message>
        <source>First choose a die.</source>
        <translation>Wähle zuerst einen Würfel.</translation>
    </message>
    <message>
        <source>{name} places dice.</source>
        <translation>{name} setzt Würfel.</translation>
    </message>
    <message>
        <source>First place your dice, or end placing.</source>
        <translation>Setz zuerst deine Würfel oder beende das Setzen.</translation>
    </message>
    <message>
        <source>{name} serves the guests.</source>
        <translation>{name} bedient die Gäste.</translation>
    </message>
    <message>
        <source>First activate dice and spend what they bring, or end your turn.</source>
        <translation>Werte zuerst deine Würfel aus und gib den Ertrag aus oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>{name} chooses a start card.</source>
        <translation>{name} wählt eine Startkarte.</translation>
    </message>
    <message>
        <source>First choose a start card.</source>
        <translation>Wähle zuerst eine Startkarte.</translation>
    </message>
    <message>
        <source>{name} decides which regulars leave.</source>
        <translation>{name} wählt, welche Stammgäste gehen.</translation>
    </message>
    <message>
        <source>First choose which regulars leave.</source>
        <translation>Wähle zuerst, welche Stammgäste gehen.</translation>
    </message>
</context>
<context>
    <name>TavernsDescriptions</name>
    <message>
        <source>Counter guest</source>
        <translation>Tresen-Gast</translation>
    </message>
    <message>
        <source>Face down on the draw pile; everybody knows that it lies there.</source>
        <translation>Verdeckt auf dem Nachziehstapel; alle wissen, dass sie dort liegt.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s).</source>
        <translation>
            <numerusform>%n Punkt.</numerusform>
            <numerusform>%n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>No points.</source>
        <translation>Keine Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n doubloon(s).</source>
        <translation>
            <numerusform>Kostet %n Dublone.</numerusform>
            <numerusform>Kostet %n Dublonen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All nobles of an evening share one table; one die serves the top one.</source>
        <translation>Alle Adligen eines Abends teilen sich einen Tisch; ein Würfel bedient den obersten.</translation>
    </message>
    <message>
        <source>Signs in the guest book, in the column for {costs} beer.</source>
        <translation>Trägt sich im Gästebuch in die Spalte für {costs} Bier ein.</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n beer.</source>
        <translation>
            <numerusform>Kostet %n Bier.</numerusform>
            <numerusform>Kostet %n Bier.</numerusform>
        </translation>
    </message>
    <message>
        <source>When recruited: {bonus}</source>
        <translation>Beim Anwerben: {bonus}</translation>
    </message>
    <message numerus="yes">
        <source>Wants a {face}, pays %n doubloon(s).</source>
        <translation>
            <numerusform>Will eine {face}, zahlt %n Dublone.</numerusform>
            <numerusform>Will eine {face}, zahlt %n Dublonen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) for 3 beer; the top one is on offer.</source>
        <translation>
            <numerusform>%n Gast für 3 Bier; er ist im Angebot.</numerusform>
            <numerusform>%n Gäste für 3 Bier; der oberste ist im Angebot.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only 1 guest per turn can be recruited.</source>
        <translation>Pro Zug lässt sich nur 1 Gast anwerben.</translation>
    </message>
    <message>
        <source>Hire: {prices}. As often as you like.</source>
        <translation>Anlocken: {prices}. Beliebig oft.</translation>
    </message>
    <message>
        <source>Nobles never run out.</source>
        <translation>Adlige gehen nie aus.</translation>
    </message>
    <message>
        <source>The pile is empty: gains of it are lost.</source>
        <translation>Der Stapel ist leer: Was man daraus bekäme, verfällt.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left.</source>
        <translation>
            <numerusform>Noch %n Karte.</numerusform>
            <numerusform>Noch %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) for {beer} beer</source>
        <translation>
            <numerusform>%n Adliger für {beer} Bier</numerusform>
            <numerusform>%n Adlige für {beer} Bier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) share this table.</source>
        <translation>
            <numerusform>%n Adliger sitzt an diesem Tisch.</numerusform>
            <numerusform>%n Adlige teilen sich diesen Tisch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lies at: {tile}.</source>
        <translation>Liegt hier: {tile}.</translation>
    </message>
    <message>
        <source>This table card lies under a guest.</source>
        <translation>Diese Tisch-Karte liegt unter einem Gast.</translation>
    </message>
    <message>
        <source>A new guest, face down until the end of the turn.</source>
        <translation>Ein neuer Gast, verdeckt bis zum Ende des Zugs.</translation>
    </message>
    <message>
        <source>Click it to look now; then nothing before can be undone.</source>
        <translation>Ein Klick zeigt ihn schon jetzt; dann lässt sich nichts davor zurücknehmen.</translation>
    </message>
    <message>
        <source>Face-down guest</source>
        <translation>Verdeckter Gast</translation>
    </message>
    <message>
        <source>Chosen by {names}.</source>
        <translation>Gewählt: {names}.</translation>
    </message>
    <message>
        <source>No guests are left face down.</source>
        <translation>Es gibt keine verdeckten Gäste mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) face down.</source>
        <translation>
            <numerusform>%n verdeckter Gast.</numerusform>
            <numerusform>%n verdeckte Gäste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to see all guests that can still be had.</source>
        <translation>Ein Klick zeigt alle Gäste, die noch zu haben sind.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) gained lie on top, the last one uppermost.</source>
        <translation>
            <numerusform>%n neue Karte liegt obenauf.</numerusform>
            <numerusform>%n neue Karten liegen obenauf, die letzte zuoberst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shuffled card(s); nobody knows their order.</source>
        <translation>
            <numerusform>%n gemischte Karte.</numerusform>
            <numerusform>%n gemischte Karten; niemand kennt ihre Reihenfolge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to see which cards are in draw and discard pile.</source>
        <translation>Ein Klick zeigt, welche Karten in Nachzieh- und Ablagestapel sind.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s). When the draw pile is empty they are shuffled into a new one.</source>
        <translation>
            <numerusform>%n Karte. Ist der Nachziehstapel leer, wird sie zum neuen.</numerusform>
            <numerusform>%n Karten. Ist der Nachziehstapel leer, werden sie zu einem neuen gemischt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards out of the game: {number}.</source>
        <translation>Karten aus dem Spiel: {number}.</translation>
    </message>
    <message numerus="yes">
        <source>Before: everybody gains %n schnapps.</source>
        <translation>
            <numerusform>Zuvor: Alle bekommen %n Schnaps.</numerusform>
            <numerusform>Zuvor: Alle bekommen %n Schnäpse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing happens here.</source>
        <translation>Hier geschieht nichts.</translation>
    </message>
    <message>
        <source>Reached or passed, on every lap.</source>
        <translation>Beim Erreichen oder Überschreiten, bei jedem Umlauf.</translation>
    </message>
    <message>
        <source>The start; after the last space the track goes on here. It counts as a step and gives nothing.</source>
        <translation>Der Anfang; nach dem letzten Feld geht es hier weiter. Das Feld zählt als Schritt und bringt nichts.</translation>
    </message>
    <message>
        <source>Monastery space {number}</source>
        <translation>Kloster-Feld {number}</translation>
    </message>
    <message>
        <source>{name}’s monastery marker</source>
        <translation>Kloster-Marker: {name}</translation>
    </message>
    <message>
        <source>Your monastery marker</source>
        <translation>Dein Kloster-Marker</translation>
    </message>
    <message>
        <source>On space {number}.</source>
        <translation>Auf Feld {number}.</translation>
    </message>
    <message>
        <source>Table {number}.</source>
        <translation>Tisch {number}.</translation>
    </message>
    <message>
        <source>Table {number}, brought by a table card for this evening.</source>
        <translation>Tisch {number}, heute durch eine Tisch-Karte.</translation>
    </message>
    <message>
        <source>Nobody sits here.</source>
        <translation>Hier sitzt niemand.</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Tisch {number}</translation>
    </message>
    <message>
        <source>Upgraded.</source>
        <translation>Aufgewertet.</translation>
    </message>
    <message>
        <source>Upgraded: {text}</source>
        <translation>Aufgewertet: {text}</translation>
    </message>
    <message numerus="yes">
        <source>Upgrade: %n doubloon(s); it also brings 1 noble.</source>
        <translation>
            <numerusform>Aufwerten: %n Dublone; bringt auch 1 Adligen.</numerusform>
            <numerusform>Aufwerten: %n Dublonen; bringt auch 1 Adligen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bought already: each type at most once an evening.</source>
        <translation>Schon gekauft: jede Sorte höchstens einmal pro Abend.</translation>
    </message>
    <message>
        <source>Upgraded; it works from the next evening on.</source>
        <translation>Aufgewertet; gilt ab dem nächsten Abend.</translation>
    </message>
    <message>
        <source>Works at once.</source>
        <translation>Gilt sofort.</translation>
    </message>
    <message>
        <source>Works from the next evening on.</source>
        <translation>Gilt ab dem nächsten Abend.</translation>
    </message>
    <message>
        <source>No card lowers the cost.</source>
        <translation>Keine Karte senkt die Kosten.</translation>
    </message>
    <message numerus="yes">
        <source>Each {card} returned from here lowers the cost by %n doubloon(s).</source>
        <translation>
            <numerusform>Jede hier abgegebene Karte ({card}) senkt die Kosten um %n Dublone.</numerusform>
            <numerusform>Jede hier abgegebene Karte ({card}) senkt die Kosten um %n Dublonen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After returning the %n laid out it costs {cost}.</source>
        <translation>
            <numerusform>Gibst du die eine ausliegende ab, kostet es {cost}.</numerusform>
            <numerusform>Gibst du alle %n ausliegenden ab, kostet es {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The host cannot be upgraded.</source>
        <translation>Der Wirt wird nie aufgewertet.</translation>
    </message>
    <message>
        <source>The reputation track starts here. The host cannot be upgraded.</source>
        <translation>Hier beginnt die Ruf-Leiste. Der Wirt wird nie aufgewertet.</translation>
    </message>
    <message>
        <source>Not here yet.</source>
        <translation>Noch nicht da.</translation>
    </message>
    <message>
        <source>Side A: {text}</source>
        <translation>Seite A: {text}</translation>
    </message>
    <message>
        <source>Side B: {text}</source>
        <translation>Seite B: {text}</translation>
    </message>
    <message>
        <source>Reputation: the host</source>
        <translation>Ruf: der Wirt</translation>
    </message>
    <message numerus="yes">
        <source>Reputation: %n point(s)</source>
        <translation>
            <numerusform>Ruf: %n Punkt</numerusform>
            <numerusform>Ruf: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Reputation: schnapps</source>
        <translation>Ruf: Schnaps</translation>
    </message>
    <message>
        <source>Reputation: signature</source>
        <translation>Ruf: Unterschrift</translation>
    </message>
    <message>
        <source>Reputation: crown</source>
        <translation>Ruf: Krone</translation>
    </message>
    <message numerus="yes">
        <source>Click: your bards move the marker %n space(s).</source>
        <translation>
            <numerusform>Klick: Deine Barden bewegen den Marker um %n Feld.</numerusform>
            <numerusform>Klick: Deine Barden bewegen den Marker um %n Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>The host: the track starts here, 0 points.</source>
        <translation>Der Wirt: Hier beginnt die Leiste, 0 Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) if the marker stands here at the end.</source>
        <translation>
            <numerusform>%n Punkt, wenn der Marker am Ende hier steht.</numerusform>
            <numerusform>%n Punkte, wenn der Marker am Ende hier steht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reached or passed: %n schnapps. At the end the space before counts.</source>
        <translation>
            <numerusform>Erreicht oder überschritten: %n Schnaps. Am Ende zählt das Feld davor.</numerusform>
            <numerusform>Erreicht oder überschritten: %n Schnäpse. Am Ende zählt das Feld davor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reached or passed: a signature in any column. At the end the space before counts.</source>
        <translation>Erreicht oder überschritten: eine Unterschrift in einer beliebigen Spalte. Am Ende zählt das Feld davor.</translation>
    </message>
    <message>
        <source>Reached or passed: 1 noble. At the end 0 points; the first point comes next.</source>
        <translation>Erreicht oder überschritten: 1 Adliger. Am Ende 0 Punkte; danach geht es wieder beim ersten Punkt los.</translation>
    </message>
    <message>
        <source>Doubloons so far: {guests} of guests + {till} of the till = {sum}.</source>
        <translation>Dublonen bisher: {guests} von Gästen + {till} von der Kasse = {sum}.</translation>
    </message>
    <message>
        <source>Beer so far: {delivery} delivered + {barrel} of the barrel + {dealers} of dealers = {sum}.</source>
        <translation>Bier bisher: {delivery} geliefert + {barrel} vom Fass + {dealers} von Bierhändlern = {sum}.</translation>
    </message>
    <message numerus="yes">
        <source>When you end placing, the lower sum counts: %n step(s).</source>
        <translation>
            <numerusform>Beim Ende des Setzens zählt die kleinere Summe: %n Schritt.</numerusform>
            <numerusform>Beim Ende des Setzens zählt die kleinere Summe: %n Schritte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reputation marker</source>
        <translation>Ruf-Marker</translation>
    </message>
    <message>
        <source>Guest book: {costs} beer, line {row}</source>
        <translation>Gästebuch: {costs} Bier, Zeile {row}</translation>
    </message>
    <message>
        <source>Signed.</source>
        <translation>Unterschrieben.</translation>
    </message>
    <message>
        <source>No bonus here.</source>
        <translation>Hier gibt es keinen Bonus.</translation>
    </message>
    <message>
        <source>A full row brings 1 noble.</source>
        <translation>Volle waagrechte Reihe: 1 Adliger.</translation>
    </message>
    <message numerus="yes">
        <source>Any one die. It pays %n doubloon(s).</source>
        <translation>
            <numerusform>Ein beliebiger Würfel. Er bringt %n Dublone.</numerusform>
            <numerusform>Ein beliebiger Würfel. Er bringt %n Dublonen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Any one die. It gives %n beer.</source>
        <translation>
            <numerusform>Ein beliebiger Würfel. Er bringt %n Bier.</numerusform>
            <numerusform>Ein beliebiger Würfel. Er bringt %n Bier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Any number of 1s and 6s. Each delivers %n beer.</source>
        <translation>
            <numerusform>Beliebig viele 1er und 6er. Jeder bringt %n Bier.</numerusform>
            <numerusform>Beliebig viele 1er und 6er. Jeder bringt %n Bier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Any number of 5s. Each moves %n space(s) on the monastery track.</source>
        <translation>
            <numerusform>Beliebig viele 5er. Jeder bringt %n Kloster-Feld.</numerusform>
            <numerusform>Beliebig viele 5er. Jeder bringt %n Kloster-Felder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{base} by the tile and %n by suppliers.</source>
        <translation>
            <numerusform>{base} durch das Plättchen und %n durch Lieferanten.</numerusform>
            <numerusform>{base} durch das Plättchen und %n durch Lieferanten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Die {face}</source>
        <translation>Würfel {face}</translation>
    </message>
    <message>
        <source>Die X</source>
        <translation>Würfel X</translation>
    </message>
    <message>
        <source>An X fits any space for dice and needs no raise.</source>
        <translation>Ein X passt auf jedes Würfelfeld und braucht keine Erhöhung.</translation>
    </message>
    <message>
        <source>Own die {face}</source>
        <translation>Eigener Würfel {face}</translation>
    </message>
    <message>
        <source>A die in your colour: for this player only.</source>
        <translation>Ein Würfel in der eigenen Farbe: nur für diesen Spieler.</translation>
    </message>
    <message>
        <source>Not placed: it is lost this evening.</source>
        <translation>Nicht gesetzt: für heute Abend verloren.</translation>
    </message>
    <message>
        <source>Used this evening.</source>
        <translation>Heute Abend schon genutzt.</translation>
    </message>
    <message numerus="yes">
        <source>Brings %n doubloon(s).</source>
        <translation>
            <numerusform>Bringt %n Dublone.</numerusform>
            <numerusform>Bringt %n Dublonen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moves %n space(s) on the monastery track.</source>
        <translation>
            <numerusform>Bringt %n Kloster-Feld.</numerusform>
            <numerusform>Bringt %n Kloster-Felder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n beer.</source>
        <translation>
            <numerusform>Bringt %n Bier.</numerusform>
            <numerusform>Bringt %n Bier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Raised by %n by dishwashers.</source>
        <translation>
            <numerusform>Durch Tellerwäscher um %n erhöht.</numerusform>
            <numerusform>Durch Tellerwäscher um %n erhöht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fits: {spaces}.</source>
        <translation>Passt hier: {spaces}.</translation>
    </message>
    <message>
        <source>Fits nowhere now.</source>
        <translation>Passt jetzt nirgends.</translation>
    </message>
    <message>
        <source>Dice that {name} rolled.</source>
        <translation>Von {name} gewürfelt.</translation>
    </message>
    <message>
        <source>Dice that you rolled.</source>
        <translation>Von dir gewürfelt.</translation>
    </message>
    <message>
        <source>After this pick the coaster comes to you.</source>
        <translation>Danach wandert der Bierdeckel zu dir.</translation>
    </message>
    <message>
        <source>After this pick the coaster goes on to {name}.</source>
        <translation>Danach wandert der Bierdeckel weiter zu {name}.</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Abende</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Kloster</translation>
    </message>
    <message>
        <source>Guests face down</source>
        <translation>Verdeckte Gäste</translation>
    </message>
    <message>
        <source>Guests for 3 beer</source>
        <translation>Gäste für 3 Bier</translation>
    </message>
    <message>
        <source>Guests on display</source>
        <translation>Gäste in der Auslage</translation>
    </message>
    <message>
        <source>Tavern cards and nobles</source>
        <translation>Tavernen-Karten und Adlige</translation>
    </message>
    <message>
        <source>Start cards</source>
        <translation>Startkarten</translation>
    </message>
    <message>
        <source>Your regulars</source>
        <translation>Deine Stammgäste</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Aus dem Spiel</translation>
    </message>
    <message>
        <source>Your draw pile</source>
        <translation>Dein Nachziehstapel</translation>
    </message>
    <message>
        <source>{name}’s draw pile</source>
        <translation>Nachziehstapel: {name}</translation>
    </message>
    <message>
        <source>Your discard pile</source>
        <translation>Dein Ablagestapel</translation>
    </message>
    <message>
        <source>{name}’s discard pile</source>
        <translation>Ablagestapel: {name}</translation>
    </message>
    <message>
        <source>Your tables</source>
        <translation>Deine Tische</translation>
    </message>
    <message>
        <source>{name}’s tables</source>
        <translation>Tische: {name}</translation>
    </message>
    <message>
        <source>Your guests</source>
        <translation>Deine Gäste</translation>
    </message>
    <message>
        <source>{name}’s guests</source>
        <translation>Gäste: {name}</translation>
    </message>
    <message>
        <source>Your helpers</source>
        <translation>Deine Helfer</translation>
    </message>
    <message>
        <source>{name}’s helpers</source>
        <translation>Helfer: {name}</translation>
    </message>
    <message>
        <source>Your tavern</source>
        <translation>Deine Taverne</translation>
    </message>
    <message>
        <source>{name}’s tavern</source>
        <translation>Taverne: {name}</translation>
    </message>
    <message>
        <source>Your spaces for dice</source>
        <translation>Deine Würfelfelder</translation>
    </message>
    <message>
        <source>{name}’s spaces for dice</source>
        <translation>Würfelfelder: {name}</translation>
    </message>
    <message>
        <source>Your placed dice</source>
        <translation>Deine gesetzten Würfel</translation>
    </message>
    <message>
        <source>{name}’s placed dice</source>
        <translation>Gesetzte Würfel: {name}</translation>
    </message>
    <message>
        <source>Your dice</source>
        <translation>Deine Würfel</translation>
    </message>
    <message>
        <source>{name}’s dice</source>
        <translation>Würfel: {name}</translation>
    </message>
    <message>
        <source>Your coaster</source>
        <translation>Dein Bierdeckel</translation>
    </message>
    <message>
        <source>{name}’s coaster</source>
        <translation>Deckel: {name}</translation>
    </message>
    <message>
        <source>Your counter guests</source>
        <translation>Deine Tresen-Gäste</translation>
    </message>
    <message>
        <source>{name}’s counter guests</source>
        <translation>Tresen-Gäste: {name}</translation>
    </message>
    <message>
        <source>Your entertainers</source>
        <translation>Deine Gaukler</translation>
    </message>
    <message>
        <source>{name}’s entertainers</source>
        <translation>Gaukler: {name}</translation>
    </message>
    <message>
        <source>Your schnapps</source>
        <translation>Dein Schnaps</translation>
    </message>
    <message>
        <source>{name}’s schnapps</source>
        <translation>Schnaps: {name}</translation>
    </message>
    <message>
        <source>Your reputation</source>
        <translation>Dein Ruf</translation>
    </message>
    <message>
        <source>{name}’s reputation</source>
        <translation>Ruf: {name}</translation>
    </message>
    <message>
        <source>Your guest book</source>
        <translation>Dein Gästebuch</translation>
    </message>
    <message>
        <source>{name}’s guest book</source>
        <translation>Gästebuch: {name}</translation>
    </message>
</context>
<context>
    <name>TavernsEvening</name>
    <message>
        <source>Helpers that do not suffice for everybody cannot be chosen.</source>
        <translation>Helfer, die nicht für alle reichen, stehen nicht zur Wahl.</translation>
    </message>
    <message>
        <source>A die</source>
        <translation>Ein Würfel</translation>
    </message>
    <message>
        <source>Choose the bonus of this evening</source>
        <translation>Wähle den Bonus dieses Abends</translation>
    </message>
    <message>
        <source>Take the die</source>
        <translation>Nimm den Würfel</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Nimm {card}</translation>
    </message>
    <message>
        <source>{name}: which side for the rest of the game?</source>
        <translation>{name}: Welche Seite für den Rest der Partie?</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>Seite A</translation>
    </message>
    <message>
        <source>A</source>
        <comment>key: side A</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>Seite B</translation>
    </message>
    <message>
        <source>B</source>
        <comment>key: side B</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Take side {side} of the entertainer: {name}</source>
        <translation>Nimm Seite {side}: {name}</translation>
    </message>
    <message>
        <source>Turn over “{tile}”?</source>
        <translation>„{tile}“ aufwerten?</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>Aufwerten</translation>
    </message>
    <message>
        <source>No noble comes with it, but it works this very evening.</source>
        <translation>Einen Adligen bringt das nicht, aber es gilt schon heute Abend.</translation>
    </message>
    <message>
        <source>It brings a noble, too.</source>
        <translation>Dazu kommt ein Adliger.</translation>
    </message>
    <message>
        <source>Which tile do you turn over free of charge?</source>
        <translation>Welches Plättchen wertest du kostenlos auf?</translation>
    </message>
    <message>
        <source>Turn over “{tile}”</source>
        <translation>Werte „{tile}“ kostenlos auf</translation>
    </message>
    <message numerus="yes">
        <source>For a counter guest (you have %n) all cards laid out are discarded, and new ones come.</source>
        <translation>
            <numerusform>Für einen Tresen-Gast (du hast %n) kommen lauter neue Karten.</numerusform>
            <numerusform>Für einen Tresen-Gast (du hast %n) kommen lauter neue Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw anew</source>
        <translation>Neu ziehen</translation>
    </message>
    <message>
        <source>R</source>
        <comment>key: draw new guests</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep these guests or draw anew?</source>
        <translation>Diese Gäste behalten oder neu ziehen?</translation>
    </message>
    <message>
        <source>Draw new guests</source>
        <translation>Zieh neue Gäste</translation>
    </message>
    <message>
        <source>Keep your guests</source>
        <translation>Behalte deine Gäste</translation>
    </message>
</context>
<context>
    <name>TavernsFacts</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Nobles</source>
        <translation>Adlige</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>Upgraded tiles</source>
        <translation>Aufgewertet</translation>
    </message>
    <message>
        <source>Counter guests</source>
        <translation>Tresen-Gäste</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Kloster</translation>
    </message>
    <message>
        <source>Schnapps</source>
        <translation>Schnaps</translation>
    </message>
    <message>
        <source>Reputation</source>
        <translation>Ruf</translation>
    </message>
    <message>
        <source>Signatures in the guest book.</source>
        <translation>Unterschriften im Gästebuch.</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Unterschriften</translation>
    </message>
    <message>
        <source>{deck} in the draw pile, {discard} in the discard pile, the others are laid out.</source>
        <translation>{deck} im Nachziehstapel, {discard} im Ablagestapel, die übrigen liegen aus.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message numerus="yes">
        <source>The safe keeps up to %n doubloon(s).</source>
        <translation>
            <numerusform>Der Tresor fasst %n Dublone.</numerusform>
            <numerusform>Der Tresor fasst bis zu %n Dublonen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The beer storage keeps up to %n beer.</source>
        <translation>
            <numerusform>Das Bierlager fasst bis zu %n Bier.</numerusform>
            <numerusform>Das Bierlager fasst bis zu %n Bier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Doubloons this evening</source>
        <translation>Dublonen heute</translation>
    </message>
    <message>
        <source>Doubloons stored</source>
        <translation>Dublonen im Tresor</translation>
    </message>
    <message>
        <source>Beer this evening</source>
        <translation>Bier heute</translation>
    </message>
    <message>
        <source>Beer stored</source>
        <translation>Bier im Lager</translation>
    </message>
    <message numerus="yes">
        <source>The dice on the tavern will bring %n more.</source>
        <translation>
            <numerusform>Die gesetzten Würfel bringen noch %n.</numerusform>
            <numerusform>Die gesetzten Würfel bringen noch %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more beer comes from dice on the tavern and beer dealers.</source>
        <translation>
            <numerusform>Gesetzte Würfel und Bierhändler bringen noch %n Bier.</numerusform>
            <numerusform>Gesetzte Würfel und Bierhändler bringen noch %n Bier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobles {nobles}, guests {guests}, tavern cards {helpers}.</source>
        <translation>Adlige {nobles}, Gäste {guests}, Tavernen-Karten {helpers}.</translation>
    </message>
    <message>
        <source>Schnapps {schnapps}, reputation {reputation}.</source>
        <translation>Schnaps {schnapps}, Ruf {reputation}.</translation>
    </message>
    <message>
        <source>Schnapps {schnapps}.</source>
        <translation>Schnaps {schnapps}.</translation>
    </message>
    <message>
        <source>All cards count, wherever they lie.</source>
        <translation>Alle Karten zählen, wo sie auch liegen.</translation>
    </message>
    <message numerus="yes">
        <source>They count %n point(s).</source>
        <translation>
            <numerusform>Sie zählen %n Punkt.</numerusform>
            <numerusform>Sie zählen %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nine tiles can be upgraded; each bought upgrade brings a noble.</source>
        <translation>Neun Plättchen lassen sich aufwerten; jede bezahlte Aufwertung bringt einen Adligen.</translation>
    </message>
    <message>
        <source>The space of the monastery marker, 0 to 22.</source>
        <translation>Das Feld des Kloster-Markers, 0 bis 22.</translation>
    </message>
    <message numerus="yes">
        <source>The space of the reputation marker; at the end it would count %n point(s).</source>
        <translation>
            <numerusform>Das Feld des Ruf-Markers; am Ende würde es %n Punkt zählen.</numerusform>
            <numerusform>Das Feld des Ruf-Markers; am Ende würde es %n Punkte zählen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TavernsFigures</name>
    <message numerus="yes">
        <source>costs %n doubloon(s)</source>
        <translation>
            <numerusform>kostet %n Dublone</numerusform>
            <numerusform>kostet %n Dublonen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pays %n</source>
        <translation>
            <numerusform>zahlt %n</numerusform>
            <numerusform>zahlt %n</numerusform>
        </translation>
    </message>
    <message>
        <source>wants a {die}</source>
        <translation>will eine {die}</translation>
    </message>
    <message numerus="yes">
        <source>%n less per {card} returned</source>
        <translation>
            <numerusform>%n weniger je abgegebener Karte ({card})</numerusform>
            <numerusform>%n weniger je abgegebener Karte ({card})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TavernsHelp</name>
    <message>
        <source>works from the next evening on</source>
        <translation>gilt ab dem nächsten Abend</translation>
    </message>
    <message>
        <source>works at once</source>
        <translation>gilt sofort</translation>
    </message>
    <message>
        <source>{schnapps} in module 2 only</source>
        <translation>{schnapps} nur in Modul 2</translation>
    </message>
    <message>
        <source>{name}, side {side}</source>
        <translation>{name}, Seite {side}</translation>
    </message>
    <message>
        <source>crown: 1 noble</source>
        <translation>Krone: 1 Adliger</translation>
    </message>
    <message>
        <source>a signature in any column</source>
        <translation>eine Unterschrift in beliebiger Spalte</translation>
    </message>
    <message>
        <source>No bonus here.</source>
        <translation>Hier gibt es keinen Bonus.</translation>
    </message>
</context>
<context>
    <name>TavernsKinds</name>
    <message>
        <source>choosing a start card</source>
        <translation>Startkarte wählen</translation>
    </message>
    <message>
        <source>removing regulars</source>
        <translation>Stammgäste entfernen</translation>
    </message>
    <message>
        <source>choosing a bonus</source>
        <translation>Bonus wählen</translation>
    </message>
    <message>
        <source>choosing a side</source>
        <translation>Seite wählen</translation>
    </message>
    <message>
        <source>a free upgrade</source>
        <translation>kostenlos aufwerten</translation>
    </message>
    <message>
        <source>keeping the guests</source>
        <translation>Gäste behalten</translation>
    </message>
    <message>
        <source>drawing new guests</source>
        <translation>neue Gäste ziehen</translation>
    </message>
    <message>
        <source>putting a card back</source>
        <translation>Karte zurücklegen</translation>
    </message>
    <message>
        <source>buying a card</source>
        <translation>Karte kaufen</translation>
    </message>
    <message>
        <source>upgrading the tavern</source>
        <translation>Taverne aufwerten</translation>
    </message>
    <message>
        <source>recruiting a guest</source>
        <translation>Gast anwerben</translation>
    </message>
    <message>
        <source>hiring nobles</source>
        <translation>Adlige anlocken</translation>
    </message>
    <message>
        <source>looking at the new guest</source>
        <translation>neuen Gast ansehen</translation>
    </message>
    <message>
        <source>returning a counter guest</source>
        <translation>Tresen-Gast abgeben</translation>
    </message>
    <message>
        <source>using an entertainer</source>
        <translation>Gaukler nutzen</translation>
    </message>
    <message>
        <source>using a bard</source>
        <translation>Barden nutzen</translation>
    </message>
    <message>
        <source>ending the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>banning a card</source>
        <translation>Karte verbannen</translation>
    </message>
    <message>
        <source>signing the guest book</source>
        <translation>im Gästebuch unterschreiben</translation>
    </message>
    <message>
        <source>choosing a substitute</source>
        <translation>Ersatz wählen</translation>
    </message>
    <message>
        <source>doing without</source>
        <translation>verzichten</translation>
    </message>
    <message>
        <source>choosing a die</source>
        <translation>Würfel wählen</translation>
    </message>
    <message>
        <source>a die on the till</source>
        <translation>Würfel auf Kasse</translation>
    </message>
    <message>
        <source>a die on the delivery</source>
        <translation>Würfel auf Lieferung</translation>
    </message>
    <message>
        <source>a die on the barrel</source>
        <translation>Würfel auf Fass</translation>
    </message>
    <message>
        <source>a die on the monk</source>
        <translation>Würfel auf Mönch</translation>
    </message>
    <message>
        <source>a die on a regular</source>
        <translation>Würfel auf Stammgast</translation>
    </message>
    <message>
        <source>a die on a guest</source>
        <translation>Würfel auf Gast</translation>
    </message>
    <message>
        <source>a die on a noble</source>
        <translation>Würfel auf Adligen</translation>
    </message>
    <message>
        <source>a die on a card</source>
        <translation>Würfel auf Karte</translation>
    </message>
    <message>
        <source>taking a die back</source>
        <translation>Würfel zurücknehmen</translation>
    </message>
    <message>
        <source>juggling a die</source>
        <translation>Würfel zum X machen</translation>
    </message>
    <message>
        <source>ending placing</source>
        <translation>Setzen beenden</translation>
    </message>
    <message>
        <source>activating one die</source>
        <translation>Würfel auswerten</translation>
    </message>
    <message>
        <source>activating all dice</source>
        <translation>alle Würfel auswerten</translation>
    </message>
</context>
<context>
    <name>TavernsOptions</name>
    <message>
        <source>Modules</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>Each module is played with all those before it. Begin with the base game.</source>
        <translation>Jedes Modul wird mit allen vorigen gespielt. Fang mit dem Grundspiel an.</translation>
    </message>
    <message>
        <source>{number}: {name}</source>
        <translation>{number} · {name}</translation>
    </message>
</context>
<context>
    <name>TavernsPanels</name>
    <message>
        <source>Guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>Tavern cards</source>
        <translation>Tavernen-Karten</translation>
    </message>
    <message>
        <source>Doubloons</source>
        <translation>Dublonen</translation>
    </message>
    <message>
        <source>Beer</source>
        <translation>Bier</translation>
    </message>
    <message>
        <source>Starts this evening</source>
        <translation>Beginnt heute</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>Startspieler: {name}</translation>
    </message>
    <message>
        <source>free table</source>
        <translation>freier Tisch</translation>
    </message>
    <message>
        <source>New guest</source>
        <translation>Neuer Gast</translation>
    </message>
    <message>
        <source>after this turn</source>
        <comment>on a face-down guest</comment>
        <translation>nach dem Zug</translation>
    </message>
    <message>
        <source>you get it next</source>
        <translation>kommt zu dir</translation>
    </message>
    <message>
        <source>rolled by {name}</source>
        <translation>gewürfelt: {name}</translation>
    </message>
    <message>
        <source>any</source>
        <comment>any die</comment>
        <translation>jeder</translation>
    </message>
    <message>
        <source>rolled by you</source>
        <translation>von dir gewürfelt</translation>
    </message>
</context>
<context>
    <name>TavernsPhrases</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message numerus="yes">
        <source>%n doubloon(s)</source>
        <translation>
            <numerusform>%n Dublone</numerusform>
            <numerusform>%n Dublonen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n beer</source>
        <translation>
            <numerusform>%n Bier</numerusform>
            <numerusform>%n Bier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n schnapps</source>
        <translation>
            <numerusform>%n Schnaps</numerusform>
            <numerusform>%n Schnäpse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n doubloon(s): {income} this evening + {stored} stored.</source>
        <translation>
            <numerusform>Du hast %n Dublone: {income} heute + {stored} im Tresor.</numerusform>
            <numerusform>Du hast %n Dublonen: {income} heute + {stored} im Tresor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n doubloon(s): {income} this evening + {stored} stored.</source>
        <translation>
            <numerusform>{who} hat %n Dublone: {income} heute + {stored} im Tresor.</numerusform>
            <numerusform>{who} hat %n Dublonen: {income} heute + {stored} im Tresor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n beer: {income} this evening + {stored} stored.</source>
        <translation>
            <numerusform>Du hast %n Bier: {income} heute + {stored} im Lager.</numerusform>
            <numerusform>Du hast %n Bier: {income} heute + {stored} im Lager.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n beer: {income} this evening + {stored} stored.</source>
        <translation>
            <numerusform>{who} hat %n Bier: {income} heute + {stored} im Lager.</numerusform>
            <numerusform>{who} hat %n Bier: {income} heute + {stored} im Lager.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n schnapps.</source>
        <translation>
            <numerusform>{who} hat %n Schnaps.</numerusform>
            <numerusform>{who} hat %n Schnäpse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n schnapps.</source>
        <translation>
            <numerusform>Du hast %n Schnaps.</numerusform>
            <numerusform>Du hast %n Schnäpse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of a turn at most %n are kept.</source>
        <translation>
            <numerusform>Am Ende des Zugs bleiben höchstens %n.</numerusform>
            <numerusform>Am Ende des Zugs bleiben höchstens %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each counts 1 point at the end.</source>
        <translation>Jeder zählt am Ende 1 Punkt.</translation>
    </message>
    <message>
        <source>Return it once: draw new guests when the tables are full, or 1 monastery space while serving.</source>
        <translation>Einmal abgeben: neue Gäste ziehen, wenn die Tische voll sind, oder 1 Kloster-Feld beim Bedienen.</translation>
    </message>
    <message>
        <source>the X</source>
        <translation>das X</translation>
    </message>
    <message>
        <source>the {face}</source>
        <translation>die {face}</translation>
    </message>
    <message>
        <source>table {number} from the left</source>
        <translation>{number}. Tisch von links</translation>
    </message>
    <message>
        <source>{guest}, {table}</source>
        <translation>{guest}, {table}</translation>
    </message>
    <message>
        <source>Raise a die by 1: {left} of {all} left.</source>
        <translation>Würfel um 1 erhöhen: noch {left} von {all}.</translation>
    </message>
    <message numerus="yes">
        <source>%n tables.</source>
        <translation>
            <numerusform>%n Tisch.</numerusform>
            <numerusform>%n Tische.</numerusform>
        </translation>
    </message>
    <message>
        <source>Waitresses laid out roll a die in your colour each.</source>
        <translation>Jede ausliegende Kellnerin bringt einen Würfel der eigenen Farbe.</translation>
    </message>
    <message>
        <source>Dishwashers laid out raise a die by 1 each.</source>
        <translation>Jeder ausliegende Tellerwäscher erhöht einen Würfel um 1.</translation>
    </message>
    <message numerus="yes">
        <source>Each 1 or 6 delivers %n beer, and 1 more per supplier laid out.</source>
        <translation>
            <numerusform>Jede 1 oder 6 bringt %n Bier und 1 mehr je ausliegendem Lieferanten.</numerusform>
            <numerusform>Jede 1 oder 6 bringt %n Bier und 1 mehr je ausliegendem Lieferanten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Any one die pays %n doubloon(s).</source>
        <translation>
            <numerusform>Ein beliebiger Würfel bringt %n Dublone.</numerusform>
            <numerusform>Ein beliebiger Würfel bringt %n Dublonen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Any one die gives %n beer.</source>
        <translation>
            <numerusform>Ein beliebiger Würfel bringt %n Bier.</numerusform>
            <numerusform>Ein beliebiger Würfel bringt %n Bier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each 5 moves %n space(s) on the monastery track.</source>
        <translation>
            <numerusform>Jede 5 bringt %n Kloster-Feld.</numerusform>
            <numerusform>Jede 5 bringt %n Kloster-Felder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stores up to %n doubloon(s) at the end of your turn.</source>
        <translation>
            <numerusform>Lagert am Ende des Zugs %n Dublone.</numerusform>
            <numerusform>Lagert am Ende des Zugs bis zu %n Dublonen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stores up to %n beer at the end of your turn.</source>
        <translation>
            <numerusform>Lagert am Ende des Zugs bis zu %n Bier.</numerusform>
            <numerusform>Lagert am Ende des Zugs bis zu %n Bier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column for guests that cost {costs} beer.</source>
        <translation>Spalte für Gäste, die {costs} Bier kosten.</translation>
    </message>
</context>
<context>
    <name>TavernsPlacing</name>
    <message>
        <source>Take the last die</source>
        <translation>Nimm den letzten Würfel</translation>
    </message>
    <message>
        <source>Then everybody has 4 white dice.</source>
        <translation>Dann haben alle 4 weiße Würfel.</translation>
    </message>
    <message>
        <source>The coaster before {name} comes to you next; {name} still takes one of {faces}.</source>
        <translation>Danach bekommst du den Bierdeckel vor {name}; einer geht vorher noch weg: {faces}.</translation>
    </message>
    <message>
        <source>The coaster before {name} comes to you next: {faces}.</source>
        <translation>Danach bekommst du den Bierdeckel vor {name}: {faces}.</translation>
    </message>
    <message>
        <source>Take the {face}</source>
        <translation>Nimm die {face}</translation>
    </message>
    <message numerus="yes">
        <source>it serves a guest who pays %n</source>
        <translation>
            <numerusform>bedient einen Gast, der %n zahlt</numerusform>
            <numerusform>bedient einen Gast, der %n zahlt</numerusform>
        </translation>
    </message>
    <message>
        <source>it delivers beer</source>
        <translation>liefert Bier</translation>
    </message>
    <message>
        <source>it suits the monk</source>
        <translation>passt zum Mönch</translation>
    </message>
    <message>
        <source>Only dice on the coaster before you can be taken.</source>
        <translation>Nur Würfel auf dem Bierdeckel vor dir lassen sich nehmen.</translation>
    </message>
    <message>
        <source>End placing</source>
        <translation>Setzen beenden</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key: end placing</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>It fits any space then and needs no raise. This costs 1 schnapps.</source>
        <translation>Er passt dann überall und braucht keine Erhöhung. Das kostet 1 Schnaps.</translation>
    </message>
    <message>
        <source>Which die becomes an X?</source>
        <translation>Welcher Würfel wird zum X?</translation>
    </message>
    <message>
        <source>Where does {die} go?</source>
        <translation>Wohin setzt du {die}?</translation>
    </message>
    <message>
        <source>Click a blue space.</source>
        <translation>Klicke auf ein blaues Feld.</translation>
    </message>
    <message>
        <source>All dice are placed.</source>
        <translation>Alle Würfel sind gesetzt.</translation>
    </message>
    <message numerus="yes">
        <source>Place your dice; %n left.</source>
        <translation>
            <numerusform>Setze deine Würfel; noch %n.</numerusform>
            <numerusform>Setze deine Würfel; noch %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No die fits any more; %n left.</source>
        <translation>
            <numerusform>Kein Würfel passt mehr; %n übrig.</numerusform>
            <numerusform>Kein Würfel passt mehr; %n übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a die and then a blue space; click a placed die to take it back.</source>
        <translation>Klicke auf einen Würfel, dann auf ein blaues Feld; gesetzte holt ein Klick zurück.</translation>
    </message>
    <message>
        <source>Dice that are not placed are lost for this evening: {number} of them.</source>
        <translation>Nicht gesetzte Würfel ({number}) sind für heute Abend verloren.</translation>
    </message>
    <message>
        <source>A die still fits. End placing anyway?</source>
        <translation>Ein Würfel passt noch. Trotzdem beenden?</translation>
    </message>
    <message>
        <source>End placing anyway</source>
        <translation>Trotzdem beenden</translation>
    </message>
    <message numerus="yes">
        <source>Dice can be taken back %n more time(s).</source>
        <translation>
            <numerusform>Noch %n-mal zurücknehmen.</numerusform>
            <numerusform>Noch %n-mal zurücknehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far you get {goods}; your reputation moves %n space(s).</source>
        <translation>
            <numerusform>Bisher: {goods}, %n Ruf-Schritt.</numerusform>
            <numerusform>Bisher: {goods}, %n Ruf-Schritte.</numerusform>
        </translation>
    </message>
    <message>
        <source>So far you get {goods}.</source>
        <translation>Bisher: {goods}.</translation>
    </message>
    <message>
        <source>This die fits no space that is free.</source>
        <translation>Dieser Würfel passt auf kein freies Feld.</translation>
    </message>
    <message>
        <source>A {face} does not fit the monk, who wants a 5; dice cannot be lowered.</source>
        <translation>Eine {face} passt nicht zum Mönch, der eine 5 will; kein Würfel wird gesenkt.</translation>
    </message>
    <message>
        <source>A {face} does not fit {guest}: a {die} is needed, and dice cannot be lowered.</source>
        <translation>Für {guest} brauchst du eine {die}, eine {face} passt nicht; kein Würfel wird gesenkt.</translation>
    </message>
    <message>
        <source>Your juggler performs at the end of the evening.</source>
        <translation>Dein Jongleur tritt am Ende des Abends auf.</translation>
    </message>
    <message>
        <source>End placing</source>
        <comment>advice</comment>
        <translation>Beende das Setzen</translation>
    </message>
    <message>
        <source>Turn the {face} into an X</source>
        <translation>Mach aus der {face} ein X</translation>
    </message>
    <message>
        <source>Place {die}: {space}</source>
        <translation>Setze {die}: {space}</translation>
    </message>
    <message>
        <source>Take back {die}: {space}</source>
        <translation>Nimm {die} zurück: {space}</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) in the monastery</source>
        <translation>
            <numerusform>%n Feld im Kloster</numerusform>
            <numerusform>%n Felder im Kloster</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice can be taken back {most} times a turn at most.</source>
        <translation>Würfel lassen sich höchstens {most}-mal pro Zug zurücknehmen.</translation>
    </message>
    <message>
        <source>First end placing; then you can buy, upgrade and recruit.</source>
        <translation>Beende zuerst das Setzen; dann kannst du kaufen, aufwerten und anwerben.</translation>
    </message>
    <message>
        <source>Nobody sits at this table.</source>
        <translation>An diesem Tisch sitzt niemand.</translation>
    </message>
    <message>
        <source>Only one die fits here.</source>
        <translation>Hier passt nur ein Würfel hin.</translation>
    </message>
    <message>
        <source>First click a die.</source>
        <translation>Klicke zuerst auf einen Würfel.</translation>
    </message>
    <message numerus="yes">
        <source>A {face} needs %n raise(s) here; raises left: {left}.</source>
        <translation>
            <numerusform>Eine {face} braucht hier %n Erhöhung; übrig: {left}.</numerusform>
            <numerusform>Eine {face} braucht hier %n Erhöhungen; übrig: {left}.</numerusform>
        </translation>
    </message>
    <message>
        <source>This entertainer performs while you serve.</source>
        <translation>Dieser Gaukler tritt beim Bedienen auf.</translation>
    </message>
    <message>
        <source>The juggler wants 1 schnapps.</source>
        <translation>Der Jongleur will 1 Schnaps.</translation>
    </message>
    <message>
        <source>Take a die from the coaster ({number} of {all})</source>
        <translation>Nimm einen Würfel vom Bierdeckel ({number} von {all})</translation>
    </message>
</context>
<context>
    <name>TavernsSentences</name>
    <message>
        <source>Everybody gains a counter guest.</source>
        <translation>Alle bekommen einen Tresen-Gast.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody gains %n schnapps.</source>
        <translation>
            <numerusform>Alle bekommen %n Schnaps.</numerusform>
            <numerusform>Alle bekommen %n Schnäpse.</numerusform>
        </translation>
    </message>
    <message>
        <source>You begin with “{card}”.</source>
        <translation>Du beginnst mit „{card}“.</translation>
    </message>
    <message>
        <source>{name} begins with “{card}”.</source>
        <translation>{name} beginnt mit „{card}“.</translation>
    </message>
    <message numerus="yes">
        <source>You remove a regular who pays %n.</source>
        <translation>
            <numerusform>Du entfernst einen Stammgast, der %n zahlt.</numerusform>
            <numerusform>Du entfernst einen Stammgast, der %n zahlt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} removes a regular who pays %n.</source>
        <translation>
            <numerusform>{name} entfernt einen Stammgast, der %n zahlt.</numerusform>
            <numerusform>{name} entfernt einen Stammgast, der %n zahlt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Evening {number} begins.</source>
        <translation>Abend {number} beginnt.</translation>
    </message>
    <message>
        <source>You gain a counter guest.</source>
        <translation>Du bekommst einen Tresen-Gast.</translation>
    </message>
    <message>
        <source>{name} gains a counter guest.</source>
        <translation>{name} bekommt einen Tresen-Gast.</translation>
    </message>
    <message numerus="yes">
        <source>You gain %n schnapps.</source>
        <translation>
            <numerusform>Du bekommst %n Schnaps.</numerusform>
            <numerusform>Du bekommst %n Schnäpse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n schnapps.</source>
        <translation>
            <numerusform>{name} bekommt %n Schnaps.</numerusform>
            <numerusform>{name} bekommt %n Schnäpse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your new entertainer: {entertainer}, side {side}.</source>
        <translation>Dein neuer Gaukler: {entertainer}, Seite {side}.</translation>
    </message>
    <message>
        <source>{name} has a new entertainer: {entertainer}, side {side}.</source>
        <translation>{name} hat einen neuen Gaukler: {entertainer}, Seite {side}.</translation>
    </message>
    <message>
        <source>You reveal: {cards}.</source>
        <translation>Du deckst auf: {cards}.</translation>
    </message>
    <message>
        <source>{name} reveals: {cards}.</source>
        <translation>{name} deckt auf: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>You shuffle your discard pile: %n card(s).</source>
        <translation>
            <numerusform>Du mischst deinen Ablagestapel: %n Karte.</numerusform>
            <numerusform>Du mischst deinen Ablagestapel: %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} shuffles the discard pile: %n card(s).</source>
        <translation>
            <numerusform>{name} mischt den Ablagestapel: %n Karte.</numerusform>
            <numerusform>{name} mischt den Ablagestapel: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You return a counter guest and draw anew.</source>
        <translation>Du gibst einen Tresen-Gast ab und ziehst neu.</translation>
    </message>
    <message>
        <source>{name} returns a counter guest and draws anew.</source>
        <translation>{name} gibt einen Tresen-Gast ab und zieht neu.</translation>
    </message>
    <message>
        <source>Your own dice: {faces}.</source>
        <translation>Deine eigenen Würfel: {faces}.</translation>
    </message>
    <message>
        <source>{name}’s own dice: {faces}.</source>
        <translation>Eigene Würfel, {name}: {faces}.</translation>
    </message>
    <message>
        <source>You roll {faces}.</source>
        <translation>Du würfelst {faces}.</translation>
    </message>
    <message>
        <source>{name} rolls {faces}.</source>
        <translation>{name} würfelt {faces}.</translation>
    </message>
    <message>
        <source>The coasters go on to the left.</source>
        <translation>Die Bierdeckel wandern nach links.</translation>
    </message>
    <message>
        <source>You take a {face}.</source>
        <translation>Du nimmst eine {face}.</translation>
    </message>
    <message>
        <source>{name} takes a {face}.</source>
        <translation>{name} nimmt eine {face}.</translation>
    </message>
    <message>
        <source>Your turn begins.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>{name}’s turn begins.</source>
        <translation>{name} ist am Zug.</translation>
    </message>
    <message>
        <source>You place a die ({face}): {space}.</source>
        <translation>Du setzt einen Würfel ({face}): {space}.</translation>
    </message>
    <message>
        <source>{name} places a die ({face}): {space}.</source>
        <translation>{name} setzt einen Würfel ({face}): {space}.</translation>
    </message>
    <message>
        <source>You take a die back ({face}): {space}.</source>
        <translation>Du nimmst einen Würfel zurück ({face}): {space}.</translation>
    </message>
    <message>
        <source>{name} takes a die back ({face}): {space}.</source>
        <translation>{name} nimmt einen Würfel zurück ({face}): {space}.</translation>
    </message>
    <message>
        <source>Your juggler turns a {face} into an X.</source>
        <translation>Dein Jongleur macht aus einer {face} ein X.</translation>
    </message>
    <message>
        <source>{name}’s juggler turns a {face} into an X.</source>
        <translation>{name}: Der Jongleur macht aus einer {face} ein X.</translation>
    </message>
    <message>
        <source>You end placing.</source>
        <translation>Du bist mit dem Setzen fertig.</translation>
    </message>
    <message>
        <source>{name} ends placing.</source>
        <translation>{name} ist mit dem Setzen fertig.</translation>
    </message>
    <message numerus="yes">
        <source>Your dice bring {goods}: %n step(s) of reputation.</source>
        <translation>
            <numerusform>Deine Würfel bringen {goods}: %n Ruf-Schritt.</numerusform>
            <numerusform>Deine Würfel bringen {goods}: %n Ruf-Schritte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s dice bring {goods}: %n step(s) of reputation.</source>
        <translation>
            <numerusform>{name}: Die Würfel bringen {goods}, %n Ruf-Schritt.</numerusform>
            <numerusform>{name}: Die Würfel bringen {goods}, %n Ruf-Schritte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take in %n doubloon(s): {sources}.</source>
        <translation>
            <numerusform>Du nimmst %n Dublone ein: {sources}.</numerusform>
            <numerusform>Du nimmst %n Dublonen ein: {sources}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes in %n doubloon(s): {sources}.</source>
        <translation>
            <numerusform>{name} nimmt %n Dublone ein: {sources}.</numerusform>
            <numerusform>{name} nimmt %n Dublonen ein: {sources}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take in %n beer: {sources}.</source>
        <translation>
            <numerusform>Du bekommst %n Bier: {sources}.</numerusform>
            <numerusform>Du bekommst %n Bier: {sources}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes in %n beer: {sources}.</source>
        <translation>
            <numerusform>{name} bekommt %n Bier: {sources}.</numerusform>
            <numerusform>{name} bekommt %n Bier: {sources}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You buy {card} for %n doubloon(s).</source>
        <translation>
            <numerusform>Du kaufst {card} für %n Dublone.</numerusform>
            <numerusform>Du kaufst {card} für %n Dublonen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} buys {card} for %n doubloon(s).</source>
        <translation>
            <numerusform>{name} kauft {card} für %n Dublone.</numerusform>
            <numerusform>{name} kauft {card} für %n Dublonen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You upgrade “{tile}” for %n doubloon(s) and {returned} of its cards, and gain a noble.</source>
        <translation>
            <numerusform>Du wertest „{tile}“ für %n Dublone und {returned} der passenden Karten auf und bekommst einen Adligen.</numerusform>
            <numerusform>Du wertest „{tile}“ für %n Dublonen und {returned} der passenden Karten auf und bekommst einen Adligen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} upgrades “{tile}” for %n doubloon(s) and {returned} of its cards, and gains a noble.</source>
        <translation>
            <numerusform>{name} wertet „{tile}“ für %n Dublone und {returned} der passenden Karten auf und bekommt einen Adligen.</numerusform>
            <numerusform>{name} wertet „{tile}“ für %n Dublonen und {returned} der passenden Karten auf und bekommt einen Adligen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You upgrade “{tile}” for %n doubloon(s) and gain a noble.</source>
        <translation>
            <numerusform>Du wertest „{tile}“ für %n Dublone auf und bekommst einen Adligen.</numerusform>
            <numerusform>Du wertest „{tile}“ für %n Dublonen auf und bekommst einen Adligen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} upgrades “{tile}” for %n doubloon(s) and gains a noble.</source>
        <translation>
            <numerusform>{name} wertet „{tile}“ für %n Dublone auf und bekommt einen Adligen.</numerusform>
            <numerusform>{name} wertet „{tile}“ für %n Dublonen auf und bekommt einen Adligen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You turn over “{tile}”.</source>
        <translation>Du wertest „{tile}“ auf.</translation>
    </message>
    <message>
        <source>{name} turns over “{tile}”.</source>
        <translation>{name} wertet „{tile}“ auf.</translation>
    </message>
    <message numerus="yes">
        <source>You recruit {guest} for %n beer.</source>
        <translation>
            <numerusform>Du wirbst {guest} für %n Bier an.</numerusform>
            <numerusform>Du wirbst {guest} für %n Bier an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} recruits {guest} for %n beer.</source>
        <translation>
            <numerusform>{name} wirbt {guest} für %n Bier an.</numerusform>
            <numerusform>{name} wirbt {guest} für %n Bier an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hire %n noble(s) for {beer} beer.</source>
        <translation>
            <numerusform>Du lockst für {beer} Bier %n Adligen an.</numerusform>
            <numerusform>Du lockst für {beer} Bier %n Adlige an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} hires %n noble(s) for {beer} beer.</source>
        <translation>
            <numerusform>{name} lockt für {beer} Bier %n Adligen an.</numerusform>
            <numerusform>{name} lockt für {beer} Bier %n Adlige an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n schnapps to the entertainer: {entertainer}.</source>
        <translation>
            <numerusform>Du zahlst dem Gaukler %n Schnaps: {entertainer}.</numerusform>
            <numerusform>Du zahlst dem Gaukler %n Schnäpse: {entertainer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} pays %n schnapps to the entertainer: {entertainer}.</source>
        <translation>
            <numerusform>{name} zahlt dem Gaukler %n Schnaps: {entertainer}.</numerusform>
            <numerusform>{name} zahlt dem Gaukler %n Schnäpse: {entertainer}.</numerusform>
        </translation>
    </message>
    <message>
        <source>On display now: {guest}.</source>
        <translation>Neu in der Auslage: {guest}.</translation>
    </message>
    <message>
        <source>You store {goods} and end your turn.</source>
        <translation>Du lagerst {goods} und beendest deinen Zug.</translation>
    </message>
    <message>
        <source>{name} stores {goods} and ends the turn.</source>
        <translation>{name} lagert {goods} und beendet den Zug.</translation>
    </message>
    <message>
        <source>You lose {goods}.</source>
        <translation>Du verlierst {goods}.</translation>
    </message>
    <message>
        <source>{name} loses {goods}.</source>
        <translation>{name} verliert {goods}.</translation>
    </message>
    <message>
        <source>Your juggler puts a card back on your draw pile: {cards}.</source>
        <translation>Dein Jongleur legt eine Karte zurück auf deinen Nachziehstapel: {cards}.</translation>
    </message>
    <message>
        <source>{name}’s juggler puts a card back on the draw pile: {cards}.</source>
        <translation>{name}: Der Jongleur legt eine Karte zurück auf den Nachziehstapel: {cards}.</translation>
    </message>
    <message>
        <source>You gain: {cards}.</source>
        <translation>Du bekommst: {cards}.</translation>
    </message>
    <message>
        <source>{name} gains: {cards}.</source>
        <translation>{name} bekommt: {cards}.</translation>
    </message>
    <message>
        <source>You would gain {card}, but none is left.</source>
        <translation>Du bekämst {card}, aber der Stapel ist leer.</translation>
    </message>
    <message>
        <source>{name} would gain {card}, but none is left.</source>
        <translation>{name} bekäme {card}, aber der Stapel ist leer.</translation>
    </message>
    <message numerus="yes">
        <source>You move %n space(s) in the monastery, to space {at}.</source>
        <translation>
            <numerusform>Du gehst im Kloster %n Feld weiter, auf Feld {at}.</numerusform>
            <numerusform>Du gehst im Kloster %n Felder weiter, auf Feld {at}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} moves %n space(s) in the monastery, to space {at}.</source>
        <translation>
            <numerusform>{name} geht im Kloster %n Feld weiter, auf Feld {at}.</numerusform>
            <numerusform>{name} geht im Kloster %n Felder weiter, auf Feld {at}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You ban {guest} for good.</source>
        <translation>Du verbannst {guest} für immer.</translation>
    </message>
    <message>
        <source>{name} bans {guest} for good.</source>
        <translation>{name} verbannt {guest} für immer.</translation>
    </message>
    <message>
        <source>You ban nobody.</source>
        <translation>Du verbannst niemanden.</translation>
    </message>
    <message>
        <source>{name} bans nobody.</source>
        <translation>{name} verbannt niemanden.</translation>
    </message>
    <message>
        <source>You do without the signature.</source>
        <translation>Du verzichtest auf die Unterschrift.</translation>
    </message>
    <message>
        <source>{name} does without the signature.</source>
        <translation>{name} verzichtet auf die Unterschrift.</translation>
    </message>
    <message>
        <source>You take no other helper.</source>
        <translation>Du nimmst keinen anderen Helfer.</translation>
    </message>
    <message>
        <source>{name} takes no other helper.</source>
        <translation>{name} nimmt keinen anderen Helfer.</translation>
    </message>
    <message>
        <source>Your juggler takes a rest.</source>
        <translation>Dein Jongleur macht Pause.</translation>
    </message>
    <message>
        <source>{name}’s juggler takes a rest.</source>
        <translation>{name}: Der Jongleur macht Pause.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>You begin with %n beer in storage.</source>
        <translation>
            <numerusform>Du beginnst mit %n Bier im Bierlager.</numerusform>
            <numerusform>Du beginnst mit %n Bier im Bierlager.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} begins with %n beer in storage.</source>
        <translation>
            <numerusform>{name} beginnt mit %n Bier im Bierlager.</numerusform>
            <numerusform>{name} beginnt mit %n Bier im Bierlager.</numerusform>
        </translation>
    </message>
    <message>
        <source>You return a counter guest for a space in the monastery.</source>
        <translation>Du gibst einen Tresen-Gast für ein Feld im Kloster ab.</translation>
    </message>
    <message>
        <source>{name} returns a counter guest for a space in the monastery.</source>
        <translation>{name} gibt einen Tresen-Gast für ein Feld im Kloster ab.</translation>
    </message>
    <message numerus="yes">
        <source>Your bards raise your reputation by %n step(s).</source>
        <translation>
            <numerusform>Deine Barden bringen dir %n Ruf-Schritt.</numerusform>
            <numerusform>Deine Barden bringen dir %n Ruf-Schritte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s bards raise the reputation by %n step(s).</source>
        <translation>
            <numerusform>Die Barden von {name} bringen %n Ruf-Schritt.</numerusform>
            <numerusform>Die Barden von {name} bringen %n Ruf-Schritte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own die: {faces}.</source>
        <translation>Dein eigener Würfel: {faces}.</translation>
    </message>
    <message>
        <source>{name}’s own die: {faces}.</source>
        <translation>Eigener Würfel, {name}: {faces}.</translation>
    </message>
    <message>
        <source>{source} {number}</source>
        <translation>{source} {number}</translation>
    </message>
    <message numerus="yes">
        <source>Your reputation moves %n space(s).</source>
        <translation>
            <numerusform>Dein Ruf steigt um %n Feld.</numerusform>
            <numerusform>Dein Ruf steigt um %n Felder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s reputation moves %n space(s).</source>
        <translation>
            <numerusform>Der Ruf von {name} steigt um %n Feld.</numerusform>
            <numerusform>Der Ruf von {name} steigt um %n Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>A guest signs in your book, in the column for {costs} beer.</source>
        <translation>Ein Gast trägt sich in dein Buch ein, in die Spalte für {costs} Bier.</translation>
    </message>
    <message>
        <source>A guest signs in {name}’s book, in the column for {costs} beer.</source>
        <translation>Ein Gast trägt sich ins Buch von {name} ein, in die Spalte für {costs} Bier.</translation>
    </message>
    <message>
        <source>The column for {costs} beer in your book is full; the signature is lost.</source>
        <translation>Die Spalte für {costs} Bier in deinem Buch ist voll; die Unterschrift verfällt.</translation>
    </message>
    <message>
        <source>The column for {costs} beer in {name}’s book is full; the signature is lost.</source>
        <translation>Die Spalte für {costs} Bier im Buch von {name} ist voll; die Unterschrift verfällt.</translation>
    </message>
    <message>
        <source>{number} × {card}</source>
        <translation>{number} × {card}</translation>
    </message>
</context>
<context>
    <name>TavernsService</name>
    <message>
        <source>E</source>
        <comment>key: end turn</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Activate your dice and spend what they bring</source>
        <translation>Auswerten und ausgeben</translation>
    </message>
    <message>
        <source>Buy, upgrade, recruit</source>
        <translation>Kaufen, aufwerten, anwerben</translation>
    </message>
    <message>
        <source>D</source>
        <comment>key: activate all dice</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>Activate all dice</source>
        <translation>Alle auswerten</translation>
    </message>
    <message>
        <source>Some dice are not activated. End your turn anyway?</source>
        <translation>Zug trotzdem beenden?</translation>
    </message>
    <message>
        <source>You would lose what they bring.</source>
        <translation>Was die Würfel noch bringen, verfällt.</translation>
    </message>
    <message>
        <source>You would lose what they bring: {goods}.</source>
        <translation>Ohne Auswerten verfällt: {goods}.</translation>
    </message>
    <message>
        <source>End turn anyway</source>
        <translation>Trotzdem beenden</translation>
    </message>
    <message numerus="yes">
        <source>%n bard step(s)</source>
        <translation>
            <numerusform>%n Barden-Schritt</numerusform>
            <numerusform>%n Barden-Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>Your dice still bring {goods}.</source>
        <translation>Noch offen: {goods}.</translation>
    </message>
    <message>
        <source>Lost if not spent: {goods}.</source>
        <translation>Verfällt, wenn du es nicht ausgibst: {goods}.</translation>
    </message>
    <message numerus="yes">
        <source>Buy {card} for %n doubloon(s)?</source>
        <translation>
            <numerusform>Kaufst du {card} für %n Dublone?</numerusform>
            <numerusform>Kaufst du {card} für %n Dublonen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you have %n doubloon(s) left.</source>
        <translation>
            <numerusform>Dir bleibt %n Dublone.</numerusform>
            <numerusform>Dir bleiben %n Dublonen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message numerus="yes">
        <source>Upgrade “{tile}” for %n doubloon(s)?</source>
        <translation>
            <numerusform>„{tile}“ für %n Dublone aufwerten?</numerusform>
            <numerusform>„{tile}“ für %n Dublonen aufwerten?</numerusform>
        </translation>
    </message>
    <message>
        <source>It brings 1 noble.</source>
        <translation>Dazu 1 Adliger.</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>Aufwerten</translation>
    </message>
    <message numerus="yes">
        <source>Recruit {guest} for %n beer?</source>
        <translation>
            <numerusform>Wirbst du {guest} für %n Bier an?</numerusform>
            <numerusform>Wirbst du {guest} für %n Bier an?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you have %n beer left.</source>
        <translation>
            <numerusform>Dir bleibt %n Bier.</numerusform>
            <numerusform>Dir bleiben %n Bier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recruit</source>
        <translation>Anwerben</translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s): {beer} beer</source>
        <translation>
            <numerusform>%n Adliger: {beer} Bier</numerusform>
            <numerusform>%n Adlige: {beer} Bier</numerusform>
        </translation>
    </message>
    <message>
        <source>Each counts 10 points. You have {beer} beer.</source>
        <translation>Jeder zählt 10 Punkte. Du hast {beer} Bier.</translation>
    </message>
    <message>
        <source>How many nobles do you hire?</source>
        <translation>Wie viele Adlige lockst du an?</translation>
    </message>
    <message>
        <source>It cannot be recruited in this turn. After looking, nothing before can be undone.</source>
        <translation>Anwerben geht in diesem Zug nicht mehr, Zurücknehmen nur noch bis hierher.</translation>
    </message>
    <message>
        <source>Look at the new guest now?</source>
        <translation>Den neuen Gast jetzt schon ansehen?</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
    <message numerus="yes">
        <source>You have %n counter guest(s). Kept, one can draw new guests for you.</source>
        <translation>
            <numerusform>Du hast %n Tresen-Gast. Behältst du ihn, kann er dir neue Gäste bringen.</numerusform>
            <numerusform>Du hast %n Tresen-Gäste. Behältst du einen, kann er dir neue Gäste bringen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Return a counter guest for 1 space in the monastery?</source>
        <translation>Tresen-Gast für 1 Kloster-Feld abgeben?</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Einsetzen</translation>
    </message>
    <message>
        <source>Use the entertainer: {name}?</source>
        <translation>Gaukler auftreten lassen: {name}?</translation>
    </message>
    <message numerus="yes">
        <source>You have %n schnapps.</source>
        <translation>
            <numerusform>Du hast %n Schnaps.</numerusform>
            <numerusform>Du hast %n Schnäpse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Activate a die: {space}</source>
        <translation>Werte einen Würfel aus: {space}</translation>
    </message>
    <message>
        <source>Activate all dice</source>
        <comment>advice</comment>
        <translation>Werte alle Würfel aus</translation>
    </message>
    <message>
        <source>Buy {card}</source>
        <translation>Kaufe {card}</translation>
    </message>
    <message>
        <source>Upgrade “{tile}”</source>
        <translation>Werte „{tile}“ auf</translation>
    </message>
    <message>
        <source>Recruit {card}</source>
        <translation>Wirb {card} an</translation>
    </message>
    <message numerus="yes">
        <source>Hire %n noble(s)</source>
        <translation>
            <numerusform>Locke %n Adligen an</numerusform>
            <numerusform>Locke %n Adlige an</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the new guest</source>
        <translation>Sieh dir den neuen Gast an</translation>
    </message>
    <message>
        <source>Return a counter guest for a monastery space</source>
        <translation>Gib einen Tresen-Gast für ein Kloster-Feld ab</translation>
    </message>
    <message>
        <source>Use the entertainer: {name}</source>
        <translation>Nutze den Gaukler: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Move the reputation by %n space(s) with bards</source>
        <translation>
            <numerusform>Nutze %n Barden-Schritt</numerusform>
            <numerusform>Nutze %n Barden-Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Beende deinen Zug</translation>
    </message>
    <message numerus="yes">
        <source>a noble and a better tile for %n doubloon(s)</source>
        <translation>
            <numerusform>ein Adliger und ein besseres Plättchen für %n Dublone</numerusform>
            <numerusform>ein Adliger und ein besseres Plättchen für %n Dublonen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), pays {doubloons} for a {die}</source>
        <translation>
            <numerusform>%n Punkt, zahlt {doubloons} für eine {die}</numerusform>
            <numerusform>%n Punkte, zahlt {doubloons} für eine {die}</numerusform>
        </translation>
    </message>
    <message>
        <source>10 points each</source>
        <translation>je 10 Punkte</translation>
    </message>
    <message>
        <source>Only bards that have been laid out move the marker when you click them.</source>
        <translation>Auf Klick bewegen nur ausliegende Barden den Marker.</translation>
    </message>
    <message>
        <source>Guests sign by themselves when you recruit them.</source>
        <translation>Gäste tragen sich von selbst ein, wenn du sie anwirbst.</translation>
    </message>
    <message>
        <source>This die was not placed; it is lost this evening.</source>
        <translation>Dieser Würfel wurde nicht gesetzt; für heute Abend ist er verloren.</translation>
    </message>
    <message>
        <source>Dice cannot be moved any more; click a placed die to activate it.</source>
        <translation>Würfel lassen sich nicht mehr versetzen; ein Klick auf einen gesetzten wertet ihn aus.</translation>
    </message>
    <message numerus="yes">
        <source>A noble costs {price} beer; you have %n.</source>
        <translation>
            <numerusform>Ein Adliger kostet {price} Bier; du hast %n.</numerusform>
            <numerusform>Ein Adliger kostet {price} Bier; du hast %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>This pile is empty.</source>
        <translation>Dieser Stapel ist leer.</translation>
    </message>
    <message>
        <source>Each type can be bought only once an evening.</source>
        <translation>Jede Sorte lässt sich nur einmal pro Abend kaufen.</translation>
    </message>
    <message>
        <source>The host cannot be upgraded.</source>
        <translation>Der Wirt wird nie aufgewertet.</translation>
    </message>
    <message>
        <source>This tile has already been upgraded.</source>
        <translation>Dieses Plättchen ist schon aufgewertet.</translation>
    </message>
    <message>
        <source>Your juggler performs at the end of the evening.</source>
        <translation>Dein Jongleur tritt am Ende des Abends auf.</translation>
    </message>
    <message numerus="yes">
        <source>It costs {cost}; you have %n doubloon(s).</source>
        <translation>
            <numerusform>Das kostet {cost}; du hast %n Dublone.</numerusform>
            <numerusform>Das kostet {cost}; du hast %n Dublonen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This guest is yours already.</source>
        <translation>Dieser Gast gehört dir schon.</translation>
    </message>
    <message>
        <source>Only the top guest of the stack is on offer.</source>
        <translation>Nur der oberste Gast des Stapels ist im Angebot.</translation>
    </message>
    <message>
        <source>Only 1 guest per turn can be recruited.</source>
        <translation>Pro Zug lässt sich nur 1 Gast anwerben.</translation>
    </message>
    <message numerus="yes">
        <source>It costs {cost} beer; you have %n.</source>
        <translation>
            <numerusform>Das kostet {cost} Bier; du hast %n.</numerusform>
            <numerusform>Das kostet {cost} Bier; du hast %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>This entertainer has not come yet.</source>
        <translation>Dieser Gaukler ist noch nicht da.</translation>
    </message>
    <message>
        <source>Your juggler performs while you place dice.</source>
        <translation>Dein Jongleur tritt beim Setzen auf.</translation>
    </message>
    <message numerus="yes">
        <source>It costs {price} schnapps; you have %n.</source>
        <translation>
            <numerusform>Das kostet {price}; du hast %n Schnaps.</numerusform>
            <numerusform>Das kostet {price}; du hast %n Schnäpse.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing that this entertainer could do now.</source>
        <translation>Dieser Gaukler kann jetzt nichts ausrichten.</translation>
    </message>
    <message>
        <source>{tile}: return cards?</source>
        <translation>{tile}: Karten abgeben?</translation>
    </message>
    <message>
        <source>You have neither doubloons nor beer.</source>
        <translation>Du hast weder Dublonen noch Bier.</translation>
    </message>
    <message>
        <source>Doubloons: {doubloons} + {safe} stored.</source>
        <translation>Dublonen: {doubloons} + {safe} im Tresor.</translation>
    </message>
    <message>
        <source>Doubloons: {doubloons}.</source>
        <translation>Dublonen: {doubloons}.</translation>
    </message>
    <message>
        <source>Beer: {beer} + {storage} stored.</source>
        <translation>Bier: {beer} + {storage} im Lager.</translation>
    </message>
    <message>
        <source>Beer: {beer}.</source>
        <translation>Bier: {beer}.</translation>
    </message>
    <message>
        <source>Each {card} returned saves {less}. The upgrade brings 1 noble.</source>
        <translation>Jede abgegebene Karte ({card}) spart {less}. Dazu 1 Adliger.</translation>
    </message>
    <message numerus="yes">
        <source>You return %n of its cards.</source>
        <translation>
            <numerusform>%n Karte geht zurück.</numerusform>
            <numerusform>%n Karten gehen zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s): {cost}</source>
        <translation>
            <numerusform>%n Karte: {cost}</numerusform>
            <numerusform>%n Karten: {cost}</numerusform>
        </translation>
    </message>
    <message>
        <source>No card: {cost}</source>
        <translation>Keine: {cost}</translation>
    </message>
</context>
<context>
    <name>TavernsStandings</name>
    <message>
        <source>Start cards</source>
        <translation>Startkarten</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Evening {number} · {phase}</source>
        <translation>Abend {number} · {phase}</translation>
    </message>
    <message>
        <source>Nobles</source>
        <translation>Adlige</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>Tavern cards</source>
        <translation>Tavernen-Karten</translation>
    </message>
    <message>
        <source>Schnapps</source>
        <translation>Schnaps</translation>
    </message>
    <message>
        <source>Reputation</source>
        <translation>Ruf</translation>
    </message>
    <message>
        <source>Evening {number} of {all}</source>
        <translation>Abend {number} von {all}</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>The moon moves on, and everybody gains the bonus of the evening.</source>
        <translation>Der Mond rückt weiter, und alle bekommen den Bonus des Abends.</translation>
    </message>
    <message>
        <source>All tables are full; counter guests can still draw new guests.</source>
        <translation>Alle Tische sind voll; Tresen-Gäste können noch neue Gäste bringen.</translation>
    </message>
    <message>
        <source>Each takes a die from the coaster in front, then the coasters go on to the left.</source>
        <translation>Jeder nimmt einen Würfel vom Bierdeckel vor ihm, dann wandern die Bierdeckel nach links.</translation>
    </message>
    <message>
        <source>Place dice on guests and spaces; they can be moved until you end placing.</source>
        <translation>Setze Würfel auf Gäste und Felder; bis zum Ende des Setzens lassen sie sich versetzen.</translation>
    </message>
    <message>
        <source>Activate dice, buy, upgrade and recruit in any order.</source>
        <translation>Würfel auswerten, kaufen, aufwerten und anwerben, in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>Before closing time a juggler may save one card laid out.</source>
        <translation>Vor der Sperrstunde darf ein Jongleur eine ausliegende Karte retten.</translation>
    </message>
    <message>
        <source>With equal points, stored doubloons and beer decide.</source>
        <translation>Bei gleichen Punkten entscheiden gelagerte Dublonen und Bier.</translation>
    </message>
    <message numerus="yes">
        <source>{place}. {name}: %n point(s), {goods} stored</source>
        <translation>
            <numerusform>{place}. {name}: %n Punkt, {goods} gelagert</numerusform>
            <numerusform>{place}. {name}: %n Punkte, {goods} gelagert</numerusform>
        </translation>
    </message>
    <message>
        <source>For each waitress laid out an own die is rolled.</source>
        <translation>Für jede ausliegende Kellnerin wird ein eigener Würfel geworfen.</translation>
    </message>
    <message>
        <source>All cards laid out are discarded, and the start goes to the left.</source>
        <translation>Alle ausliegenden Karten werden abgelegt, und der Startspieler wechselt nach links.</translation>
    </message>
</context>
<context>
    <name>TavernsStart</name>
    <message>
        <source>Begin with “{name}”?</source>
        <translation>Mit „{name}“ beginnen?</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Everybody may choose the same one. Its cards are shuffled into your draw pile.</source>
        <translation>Mehrere dürfen dieselbe wählen. Ihre Karten werden in deinen Nachziehstapel gemischt.</translation>
    </message>
    <message>
        <source>Choose one of the three start cards</source>
        <translation>Wähle eine der drei Startkarten</translation>
    </message>
    <message>
        <source>Begin with “{card}”</source>
        <translation>Beginne mit „{card}“</translation>
    </message>
    <message>
        <source>Remove for good: {regulars}?</source>
        <translation>Für immer entfernen: {regulars}?</translation>
    </message>
    <message>
        <source>Better guests come sooner then.</source>
        <translation>Dann kommen bessere Gäste eher.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>And the second regular?</source>
        <translation>Und der zweite Stammgast?</translation>
    </message>
    <message>
        <source>Both leave the game for good.</source>
        <translation>Beide verlassen das Spiel für immer.</translation>
    </message>
    <message numerus="yes">
        <source>Which %n regular(s) leave the game?</source>
        <translation>
            <numerusform>Welcher Stammgast verlässt das Spiel?</numerusform>
            <numerusform>Welche %n Stammgäste verlassen das Spiel?</numerusform>
        </translation>
    </message>
    <message>
        <source>They are out for good, so that better guests come sooner.</source>
        <translation>Sie bleiben draußen, damit bessere Gäste eher kommen.</translation>
    </message>
    <message numerus="yes">
        <source>a regular who wants a {die} and pays %n</source>
        <translation>
            <numerusform>einen Stammgast, der eine {die} will und %n zahlt</numerusform>
            <numerusform>einen Stammgast, der eine {die} will und %n zahlt</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove regulars who pay {payments}</source>
        <translation>Entferne Stammgäste, die so viel zahlen: {payments}</translation>
    </message>
</context>
<context>
    <name>TavernsStory</name>
    <message>
        <source>The dice are rolled, and the draft begins.</source>
        <translation>Die Würfel sind geworfen, und das Wählen beginnt.</translation>
    </message>
</context>
<context>
    <name>TavernsWords</name>
    <message>
        <source>Bard</source>
        <translation>Barde</translation>
    </message>
    <message>
        <source>the bard</source>
        <translation>den Barden</translation>
    </message>
    <message>
        <source>Beer dealer</source>
        <translation>Bierhändler</translation>
    </message>
    <message>
        <source>the beer dealer</source>
        <translation>den Bierhändler</translation>
    </message>
    <message>
        <source>Dishwasher</source>
        <translation>Tellerwäscher</translation>
    </message>
    <message>
        <source>the dishwasher</source>
        <translation>den Tellerwäscher</translation>
    </message>
    <message>
        <source>One die may be used as if it were 1 higher (a 6 never becomes a 1).</source>
        <translation>1 Würfel zählt beim Setzen um 1 höher (eine 6 wird nie zur 1).</translation>
    </message>
    <message>
        <source>Waitress</source>
        <translation>Kellnerin</translation>
    </message>
    <message>
        <source>the waitress</source>
        <translation>die Kellnerin</translation>
    </message>
    <message>
        <source>Roll 1 die of your colour in phase C (at most 3 in total).</source>
        <translation>In Phase C 1 Würfel der eigenen Farbe würfeln (insgesamt höchstens 3).</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>den Tisch</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Lieferant</translation>
    </message>
    <message>
        <source>the supplier</source>
        <translation>den Lieferanten</translation>
    </message>
    <message>
        <source>+1 beer for every die resolved on the beer delivery.</source>
        <translation>+1 Bier für jeden Würfel der Bieranlieferung.</translation>
    </message>
    <message>
        <source>Noble</source>
        <translation>Adliger</translation>
    </message>
    <message>
        <source>the noble</source>
        <translation>den Adligen</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Stammgast</translation>
    </message>
    <message>
        <source>the regular</source>
        <translation>den Stammgast</translation>
    </message>
    <message>
        <source>Farmer</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>the farmer</source>
        <translation>den Bauern</translation>
    </message>
    <message>
        <source>Shepherdess</source>
        <translation>Hirtin</translation>
    </message>
    <message>
        <source>the shepherdess</source>
        <translation>die Hirtin</translation>
    </message>
    <message>
        <source>Woodcutter</source>
        <translation>Holzfäller</translation>
    </message>
    <message>
        <source>the woodcutter</source>
        <translation>den Holzfäller</translation>
    </message>
    <message>
        <source>Fisherman</source>
        <translation>Fischer</translation>
    </message>
    <message>
        <source>the fisherman</source>
        <translation>den Fischer</translation>
    </message>
    <message>
        <source>Maid</source>
        <translation>Magd</translation>
    </message>
    <message>
        <source>the maid</source>
        <translation>die Magd</translation>
    </message>
    <message>
        <source>Farmhand</source>
        <translation>Knecht</translation>
    </message>
    <message>
        <source>the farmhand</source>
        <translation>den Knecht</translation>
    </message>
    <message>
        <source>Charcoal burner</source>
        <translation>Köhler</translation>
    </message>
    <message>
        <source>the charcoal burner</source>
        <translation>den Köhler</translation>
    </message>
    <message>
        <source>Pedlar</source>
        <translation>Krämerin</translation>
    </message>
    <message>
        <source>the pedlar</source>
        <translation>die Krämerin</translation>
    </message>
    <message>
        <source>Smith</source>
        <translation>Schmied</translation>
    </message>
    <message>
        <source>the smith</source>
        <translation>den Schmied</translation>
    </message>
    <message>
        <source>Miller</source>
        <translation>Müllerin</translation>
    </message>
    <message>
        <source>the miller</source>
        <translation>die Müllerin</translation>
    </message>
    <message>
        <source>Baker</source>
        <translation>Bäcker</translation>
    </message>
    <message>
        <source>the baker</source>
        <translation>den Bäcker</translation>
    </message>
    <message>
        <source>Pilgrim</source>
        <translation>Pilger</translation>
    </message>
    <message>
        <source>the pilgrim</source>
        <translation>den Pilger</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novize</translation>
    </message>
    <message>
        <source>the novice</source>
        <translation>den Novizen</translation>
    </message>
    <message>
        <source>Night watchman</source>
        <translation>Nachtwächter</translation>
    </message>
    <message>
        <source>the night watchman</source>
        <translation>den Nachtwächter</translation>
    </message>
    <message>
        <source>Carpenter</source>
        <translation>Zimmermann</translation>
    </message>
    <message>
        <source>the carpenter</source>
        <translation>den Zimmermann</translation>
    </message>
    <message>
        <source>Butcher</source>
        <translation>Metzgerin</translation>
    </message>
    <message>
        <source>the butcher</source>
        <translation>die Metzgerin</translation>
    </message>
    <message>
        <source>Weaver</source>
        <translation>Weber</translation>
    </message>
    <message>
        <source>the weaver</source>
        <translation>den Weber</translation>
    </message>
    <message>
        <source>Cooper</source>
        <translation>Küfer</translation>
    </message>
    <message>
        <source>the cooper</source>
        <translation>den Küfer</translation>
    </message>
    <message>
        <source>Friar</source>
        <translation>Klosterbruder</translation>
    </message>
    <message>
        <source>the friar</source>
        <translation>den Klosterbruder</translation>
    </message>
    <message>
        <source>Nun</source>
        <translation>Nonne</translation>
    </message>
    <message>
        <source>the nun</source>
        <translation>die Nonne</translation>
    </message>
    <message>
        <source>Washerwoman</source>
        <translation>Waschfrau</translation>
    </message>
    <message>
        <source>the washerwoman</source>
        <translation>die Waschfrau</translation>
    </message>
    <message>
        <source>Bailiff</source>
        <translation>Büttel</translation>
    </message>
    <message>
        <source>the bailiff</source>
        <translation>den Büttel</translation>
    </message>
    <message>
        <source>Goldsmith</source>
        <translation>Goldschmied</translation>
    </message>
    <message>
        <source>the goldsmith</source>
        <translation>den Goldschmied</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Kauffrau</translation>
    </message>
    <message>
        <source>the merchant</source>
        <translation>die Kauffrau</translation>
    </message>
    <message>
        <source>Prioress</source>
        <translation>Priorin</translation>
    </message>
    <message>
        <source>the prioress</source>
        <translation>die Priorin</translation>
    </message>
    <message>
        <source>Cook</source>
        <translation>Köchin</translation>
    </message>
    <message>
        <source>the cook</source>
        <translation>die Köchin</translation>
    </message>
    <message>
        <source>Draper</source>
        <translation>Tuchhändlerin</translation>
    </message>
    <message>
        <source>the draper</source>
        <translation>die Tuchhändlerin</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Hauptmann</translation>
    </message>
    <message>
        <source>the captain</source>
        <translation>den Hauptmann</translation>
    </message>
    <message>
        <source>Physician</source>
        <translation>Arzt</translation>
    </message>
    <message>
        <source>the physician</source>
        <translation>den Arzt</translation>
    </message>
    <message>
        <source>Abbot</source>
        <translation>Abt</translation>
    </message>
    <message>
        <source>the abbot</source>
        <translation>den Abt</translation>
    </message>
    <message>
        <source>Mayoress</source>
        <translation>Bürgermeisterin</translation>
    </message>
    <message>
        <source>the mayoress</source>
        <translation>die Bürgermeisterin</translation>
    </message>
    <message>
        <source>Master builder</source>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>the master builder</source>
        <translation>den Baumeister</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Richter</translation>
    </message>
    <message>
        <source>the judge</source>
        <translation>den Richter</translation>
    </message>
    <message>
        <source>Guild master</source>
        <translation>Zunftmeister</translation>
    </message>
    <message>
        <source>the guild master</source>
        <translation>den Zunftmeister</translation>
    </message>
    <message>
        <source>Brewmaster</source>
        <translation>Braumeisterin</translation>
    </message>
    <message>
        <source>the brewmaster</source>
        <translation>die Braumeisterin</translation>
    </message>
    <message>
        <source>Herald</source>
        <translation>Herold</translation>
    </message>
    <message>
        <source>the herald</source>
        <translation>den Herold</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>Bankier</translation>
    </message>
    <message>
        <source>the banker</source>
        <translation>den Bankier</translation>
    </message>
    <message>
        <source>Market woman</source>
        <translation>Marktfrau</translation>
    </message>
    <message>
        <source>the market woman</source>
        <translation>die Marktfrau</translation>
    </message>
    <message>
        <source>Distiller</source>
        <translation>Schnapsbrenner</translation>
    </message>
    <message>
        <source>the distiller</source>
        <translation>den Schnapsbrenner</translation>
    </message>
    <message>
        <source>Poet</source>
        <translation>Dichter</translation>
    </message>
    <message>
        <source>the poet</source>
        <translation>den Dichter</translation>
    </message>
    <message>
        <source>Herbalist</source>
        <translation>Kräuterfrau</translation>
    </message>
    <message>
        <source>the herbalist</source>
        <translation>die Kräuterfrau</translation>
    </message>
    <message>
        <source>Town crier</source>
        <translation>Ausrufer</translation>
    </message>
    <message>
        <source>the town crier</source>
        <translation>den Ausrufer</translation>
    </message>
    <message>
        <source>Singer</source>
        <translation>Sängerin</translation>
    </message>
    <message>
        <source>the singer</source>
        <translation>die Sängerin</translation>
    </message>
    <message>
        <source>Vintner</source>
        <translation>Winzer</translation>
    </message>
    <message>
        <source>the vintner</source>
        <translation>den Winzer</translation>
    </message>
    <message>
        <source>Scholar</source>
        <translation>Gelehrter</translation>
    </message>
    <message>
        <source>the scholar</source>
        <translation>den Gelehrten</translation>
    </message>
    <message>
        <source>Apothecary</source>
        <translation>Apotheker</translation>
    </message>
    <message>
        <source>the apothecary</source>
        <translation>den Apotheker</translation>
    </message>
    <message>
        <source>Envoy</source>
        <translation>Gesandter</translation>
    </message>
    <message>
        <source>the envoy</source>
        <translation>den Gesandten</translation>
    </message>
    <message>
        <source>You may ban one seated regular or guest that has no die.</source>
        <translation>Hausverbot: 1 Stammgast oder Gast ohne Würfel darf das Spiel verlassen.</translation>
    </message>
    <message>
        <source>Gain 1 beer dealer, face down on your draw pile.</source>
        <translation>1 Bierhändler verdeckt auf den Nachziehstapel.</translation>
    </message>
    <message>
        <source>Gain 1 dishwasher, face down on your draw pile.</source>
        <translation>1 Tellerwäscher verdeckt auf den Nachziehstapel.</translation>
    </message>
    <message>
        <source>Gain 1 supplier, face down on your draw pile.</source>
        <translation>1 Lieferanten verdeckt auf den Nachziehstapel.</translation>
    </message>
    <message>
        <source>Gain 1 table, face down on your draw pile.</source>
        <translation>1 Tisch verdeckt auf den Nachziehstapel.</translation>
    </message>
    <message>
        <source>Gain 1 waitress, face down on your draw pile.</source>
        <translation>1 Kellnerin verdeckt auf den Nachziehstapel.</translation>
    </message>
    <message>
        <source>Move 1 space on the monastery track.</source>
        <translation>1 Kloster-Schritt.</translation>
    </message>
    <message>
        <source>Move 2 spaces on the monastery track.</source>
        <translation>2 Kloster-Schritte.</translation>
    </message>
    <message>
        <source>Gain 1 noble, face down on your draw pile.</source>
        <translation>1 Adligen verdeckt auf den Nachziehstapel.</translation>
    </message>
    <message>
        <source>Move 1 space on the reputation track.</source>
        <translation>1 Ruf-Schritt.</translation>
    </message>
    <message>
        <source>Move 2 spaces on the reputation track.</source>
        <translation>2 Ruf-Schritte.</translation>
    </message>
    <message>
        <source>Move 3 spaces on the reputation track.</source>
        <translation>3 Ruf-Schritte.</translation>
    </message>
    <message>
        <source>Gain 1 schnapps.</source>
        <translation>1 Schnaps.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Choose: one more die of your colour this evening or 1 dishwasher.</source>
        <translation>Wahl: an diesem Abend 1 Würfel mehr oder 1 Tellerwäscher.</translation>
    </message>
    <message>
        <source>Choose: one more die of your colour this evening or 1 beer dealer.</source>
        <translation>Wahl: an diesem Abend 1 Würfel mehr oder 1 Bierhändler.</translation>
    </message>
    <message>
        <source>Fair shares of scarce helper cards on evenings 6 and 8; substitutes for guest bonuses.</source>
        <translation>Gerechte Verteilung knapper Helfer an Abend 6 und 8; Ersatz bei Gäste-Boni.</translation>
    </message>
    <message>
        <source>Evening {number}</source>
        <translation>Abend {number}</translation>
    </message>
    <message>
        <source>Waitress post</source>
        <translation>Kellnerin (fest)</translation>
    </message>
    <message>
        <source>One coloured die in every later phase C.</source>
        <translation>An jedem späteren Abend in Phase C 1 Würfel in deiner Farbe.</translation>
    </message>
    <message>
        <source>Wash place</source>
        <translation>Waschplatz</translation>
    </message>
    <message>
        <source>Beer delivery</source>
        <translation>Bieranlieferung</translation>
    </message>
    <message>
        <source>2 beer per die instead of 1 (plus suppliers).</source>
        <translation>2 statt 1 Bier je Würfel (plus Lieferanten).</translation>
    </message>
    <message>
        <source>Cash till</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>The die pays 3 doubloons instead of 1.</source>
        <translation>Der Würfel bringt 3 statt 1 Dublone.</translation>
    </message>
    <message>
        <source>Barrel</source>
        <translation>Fass</translation>
    </message>
    <message>
        <source>The die gives 2 beer instead of 1.</source>
        <translation>Der Würfel bringt 2 statt 1 Bier.</translation>
    </message>
    <message>
        <source>Monk</source>
        <translation>Mönch</translation>
    </message>
    <message>
        <source>2 monastery spaces per die instead of 1.</source>
        <translation>2 statt 1 Kloster-Felder je Würfel.</translation>
    </message>
    <message>
        <source>Safe</source>
        <translation>Tresor</translation>
    </message>
    <message>
        <source>Store up to 5 doubloons.</source>
        <translation>Bis zu 5 Dublonen lagern.</translation>
    </message>
    <message>
        <source>Beer storage</source>
        <translation>Bierlager</translation>
    </message>
    <message>
        <source>Store up to 5 beer.</source>
        <translation>Bis zu 5 Bier lagern.</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Wirt</translation>
    </message>
    <message>
        <source>Carries the reputation track (module 3+).</source>
        <translation>Trägt die Ruf-Leiste (ab Modul 3).</translation>
    </message>
    <message>
        <source>Musician</source>
        <translation>Musikant</translation>
    </message>
    <message>
        <source>1 schnapps: 2 doubloons.</source>
        <translation>1 Schnaps: 2 Dublonen.</translation>
    </message>
    <message>
        <source>2 schnapps: 3 beer.</source>
        <translation>2 Schnäpse: 3 Bier.</translation>
    </message>
    <message>
        <source>Fire-breather</source>
        <translation>Feuerspucker</translation>
    </message>
    <message>
        <source>5 schnapps: turn one tile over free of charge and gain 1 noble.</source>
        <translation>5 Schnäpse: 1 Plättchen kostenlos aufwerten und 1 Adligen nehmen.</translation>
    </message>
    <message>
        <source>2 schnapps: ban one seated regular or guest that has no die.</source>
        <translation>2 Schnäpse: Hausverbot für 1 Stammgast oder Gast ohne Würfel.</translation>
    </message>
    <message>
        <source>Juggler</source>
        <translation>Jongleur</translation>
    </message>
    <message>
        <source>Brewhouse</source>
        <translation>Hausbrauerei</translation>
    </message>
    <message>
        <source>1 supplier, 1 beer dealer, 1 bard.</source>
        <translation>1 Lieferant, 1 Bierhändler, 1 Barde.</translation>
    </message>
    <message>
        <source>Monastery marker to space 3 (1 beer dealer), remove 2 regulars.</source>
        <translation>Kloster-Marker 3 Felder vor (1 Bierhändler), 2 Stammgäste entfernen.</translation>
    </message>
    <message>
        <source>Big parlour</source>
        <translation>Große Stube</translation>
    </message>
    <message>
        <source>1 schnapps; tables tile upgraded, no noble.</source>
        <translation>1 Schnaps; Tische kostenlos aufgewertet, kein Adliger.</translation>
    </message>
    <message>
        <source>Beer cellar</source>
        <translation>Bierkeller</translation>
    </message>
    <message>
        <source>1 bard, 1 table; beer storage upgraded (no noble) and filled with 5 beer.</source>
        <translation>1 Barde, 1 Tisch; Bierlager aufgewertet (kein Adliger), 5 Bier eingelagert.</translation>
    </message>
    <message>
        <source>Permanent staff</source>
        <translation>Festes Personal</translation>
    </message>
    <message>
        <source>1 waitress card and a permanent waitress, no noble.</source>
        <translation>1 Kellnerin und eine fest angestellte Kellnerin, kein Adliger.</translation>
    </message>
    <message>
        <source>Full till</source>
        <translation>Volle Kasse</translation>
    </message>
    <message>
        <source>1 dishwasher, remove 1 regular, cash till upgraded, no noble.</source>
        <translation>1 Tellerwäscher, 1 Stammgast entfernen, Kasse aufgewertet, kein Adliger.</translation>
    </message>
    <message>
        <source>Quick service</source>
        <translation>Flinker Service</translation>
    </message>
    <message>
        <source>2 waitresses, 1 table.</source>
        <translation>2 Kellnerinnen, 1 Tisch.</translation>
    </message>
    <message>
        <source>Gain 1 counter guest.</source>
        <translation>1 Tresen-Gast.</translation>
    </message>
    <message>
        <source>Choose: the top 3-beer guest or 1 beer dealer.</source>
        <translation>Wahl: 1 Gast vom offenen Stapel geschenkt oder 1 Bierhändler.</translation>
    </message>
    <message>
        <source>Choose: 1 table or 1 supplier.</source>
        <translation>Wahl: 1 Tisch oder 1 Lieferant.</translation>
    </message>
    <message>
        <source>Turn one tile over free of charge (no noble); it works at once.</source>
        <translation>1 Plättchen kostenlos aufwerten (kein Adliger); es gilt sofort.</translation>
    </message>
    <message>
        <source>Take the musician and choose its side.</source>
        <translation>Musikant: Seite wählen.</translation>
    </message>
    <message>
        <source>Take the fire-breather and choose its side.</source>
        <translation>Feuerspucker: Seite wählen.</translation>
    </message>
    <message>
        <source>Take the juggler and choose its side.</source>
        <translation>Jongleur: Seite wählen.</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>Build the tavern, recruit guests, attract nobles.</source>
        <translation>Taverne ausbauen, Gäste anwerben, Adlige anlocken.</translation>
    </message>
    <message>
        <source>Schnapps</source>
        <translation>Schnaps</translation>
    </message>
    <message>
        <source>Entertainers do favours for schnapps.</source>
        <translation>Gaukler helfen gegen Schnaps.</translation>
    </message>
    <message>
        <source>Reputation</source>
        <translation>Ruf</translation>
    </message>
    <message>
        <source>A reputation track, bards and ten more guests.</source>
        <translation>Ruf-Leiste, Barden und zehn weitere Gäste.</translation>
    </message>
    <message>
        <source>Start cards</source>
        <translation>Startkarten</translation>
    </message>
    <message>
        <source>Choose one of three starting positions.</source>
        <translation>Eine von drei Startkarten wählen.</translation>
    </message>
    <message>
        <source>Guest book</source>
        <translation>Gästebuch</translation>
    </message>
    <message>
        <source>Recruited guests sign and unlock bonuses.</source>
        <translation>Angeworbene Gäste tragen sich ein und bringen Boni.</translation>
    </message>
    <message>
        <source>Tournament rules</source>
        <translation>Turnier-Regeln</translation>
    </message>
    <message>
        <source>Next evening</source>
        <translation>Der nächste Abend</translation>
    </message>
    <message>
        <source>The tavern fills</source>
        <translation>Die Taverne füllt sich</translation>
    </message>
    <message>
        <source>The waitress comes</source>
        <translation>Die Kellnerin kommt</translation>
    </message>
    <message>
        <source>Choosing dice</source>
        <translation>Würfel wählen</translation>
    </message>
    <message>
        <source>Placing dice</source>
        <translation>Würfel setzen</translation>
    </message>
    <message>
        <source>Reputation phase</source>
        <translation>Ruf-Phase</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>Bedienen</translation>
    </message>
    <message>
        <source>Closing time</source>
        <translation>Sperrstunde</translation>
    </message>
    <message>
        <source>Brewer's lad</source>
        <translation>Brauknecht</translation>
    </message>
    <message>
        <source>One more table this evening.</source>
        <translation>An diesem Abend 1 Tisch mehr.</translation>
    </message>
    <message>
        <source>the brewer's lad</source>
        <translation>den Brauknecht</translation>
    </message>
    <message>
        <source>One permanent fourth table from the next evening on.</source>
        <translation>Ab dem nächsten Abend dauerhaft ein vierter Tisch.</translation>
    </message>
    <message>
        <source>On each later evening one die counts 1 higher.</source>
        <translation>An jedem späteren Abend darf 1 Würfel um 1 höher eingesetzt werden.</translation>
    </message>
    <message>
        <source>1 schnapps, before closing: one laid-out card goes back on top of the draw pile.</source>
        <translation>1 Schnaps, vor der Sperrstunde: 1 ausliegende Karte kommt oben auf den Nachziehstapel.</translation>
    </message>
    <message>
        <source>1 schnapps, while placing: one die becomes an X and fits any dice space.</source>
        <translation>1 Schnaps, beim Setzen: 1 Würfel wird zum X und passt auf jedes Würfelfeld.</translation>
    </message>
    <message>
        <source>Pilgrims' inn</source>
        <translation>Pilgerschenke</translation>
    </message>
    <message>
        <source>Once revealed, it may move the reputation marker 1 space in phase F.</source>
        <translation>Aufgedeckt erlaubt er in Phase F 1 Ruf-Schritt.</translation>
    </message>
    <message>
        <source>Once revealed, it gives 1 beer at the start of phase F.</source>
        <translation>Aufgedeckt bringt er zu Beginn von Phase F 1 Bier.</translation>
    </message>
</context>
<context>
    <name>TitleBar</name>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Den letzten Schritt zurücknehmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Play again what was taken back</source>
        <translation>Zurückgenommenes wieder spielen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Ask what a master would do</source>
        <translation>Fragen, was ein Meister täte</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Open the rules at this decision</source>
        <translation>Die Regeln zu dieser Entscheidung öffnen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Language, look, speed and aids</source>
        <translation>Sprache, Aussehen, Tempo und Hilfen</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Ton aus</translation>
    </message>
    <message>
        <source>Sound at {percent}%</source>
        <translation>Ton: {percent} %</translation>
    </message>
    <message>
        <source>Leave the table; the game is kept</source>
        <translation>Den Tisch verlassen; die Partie bleibt gespeichert</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Den Tisch verlassen</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Einzeln</translation>
    </message>
    <message>
        <source>Opponents: show the result at once</source>
        <translation>Gegner: gleich das Ergebnis zeigen</translation>
    </message>
    <message>
        <source>Opponents: one move per click</source>
        <translation>Gegner: ein Schritt pro Klick</translation>
    </message>
    <message>
        <source>Choose how loud it is, or turn the sound off</source>
        <translation>Lautstärke wählen oder den Ton ausschalten</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Ruhig</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Zügig</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Opponents: slow enough to read every move</source>
        <translation>Gegner: so ruhig, dass man alles mitlesen kann</translation>
    </message>
    <message>
        <source>Opponents: fast</source>
        <translation>Gegner: zügig</translation>
    </message>
    <message>
        <source>Pace of the opponents</source>
        <translation>Tempo der Gegner</translation>
    </message>
</context>
<context>
    <name>TrainingListWords</name>
    <message>
        <source>learnt</source>
        <translation>gelernt</translation>
    </message>
    <message>
        <source>due</source>
        <translation>fällig</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>in %n Tag</numerusform>
            <numerusform>in %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>{day} · move {move}</source>
        <translation>{day} · Schritt {move}</translation>
    </message>
    <message>
        <source>{day} · round {round}, move {move}</source>
        <translation>{day} · Runde {round}, Schritt {move}</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>{action} ({count})</source>
        <translation>{action} ({count})</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Alle Züge</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n fällig</numerusform>
            <numerusform>%n fällig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later</source>
        <translation>
            <numerusform>%n später</numerusform>
            <numerusform>%n später</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n learnt</source>
        <translation>
            <numerusform>%n gelernt</numerusform>
            <numerusform>%n gelernt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingOverview</name>
    <message numerus="yes">
        <source>Answer %n question(s)</source>
        <translation>
            <numerusform>%n Frage beantworten</numerusform>
            <numerusform>%n Fragen beantworten</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through game {number} of {count}: {percent}%</source>
        <translation>Partie {number} von {count} wird durchgesehen: {percent} %</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message numerus="yes">
        <source>Not looked through for costly decisions yet: %n finished game(s).</source>
        <translation>
            <numerusform>Noch nicht auf teure Entscheidungen durchgesehen: %n beendete Partie.</numerusform>
            <numerusform>Noch nicht auf teure Entscheidungen durchgesehen: %n beendete Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>All your finished games are looked through.</source>
        <translation>Alle deine beendeten Partien sind durchgesehen.</translation>
    </message>
    <message>
        <source>Look through now</source>
        <translation>Jetzt durchsehen</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <translation>Teuerste zuerst</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>What you played</source>
        <translation>Was du gespielt hast</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>No questions yet. They come from your finished games, once these are looked through.</source>
        <translation>Noch keine Fragen. Sie kommen aus deinen beendeten Partien, sobald diese durchgesehen sind.</translation>
    </message>
</context>
<context>
    <name>TrainingPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>A master is looking at your move …</source>
        <translation>Ein Meister sieht sich deine Wahl an …</translation>
    </message>
    <message>
        <source>The position before the decision</source>
        <translation>Die Stellung vor der Entscheidung</translation>
    </message>
    <message>
        <source>You chose: {action}</source>
        <translation>Deine Wahl: {action}</translation>
    </message>
    <message>
        <source>Your move is chosen; please wait until it is judged.</source>
        <translation>Dein Zug steht; gleich erfährst du, wie gut er ist.</translation>
    </message>
    <message>
        <source>You have answered. “{button}” ({key}) lets you choose another move.</source>
        <translation>Du hast schon gewählt. „{button}“ ({key}): damit versuchst du einen anderen Zug.</translation>
    </message>
    <message>
        <source>Learn from your mistakes</source>
        <translation>Aus Fehlern lernen</translation>
    </message>
    <message>
        <source>What could have been played</source>
        <translation>Was möglich war</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Deine Wahl</translation>
    </message>
</context>
<context>
    <name>TrainingWords</name>
    <message>
        <source>{round}, move {move}</source>
        <translation>{round}, Schritt {move}</translation>
    </message>
    <message numerus="yes">
        <source>Two moves are possible. Yours cost %n percentage point(s) (±{margin}) of win chance: which is better?</source>
        <translation>
            <numerusform>Zwei Züge sind möglich. Deiner kostete %n Prozentpunkt (±{margin}) Gewinnchance: Welcher ist besser?</numerusform>
            <numerusform>Zwei Züge sind möglich. Deiner kostete %n Prozentpunkte (±{margin}) Gewinnchance: Welcher ist besser?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You played: {action}. That cost %n percentage point(s) (±{margin}) of win chance. Find a better move.</source>
        <translation>
            <numerusform>Dein Zug war: {action}. Das kostete %n Prozentpunkt (±{margin}) Gewinnchance. Finde etwas Besseres.</numerusform>
            <numerusform>Dein Zug war: {action}. Das kostete %n Prozentpunkte (±{margin}) Gewinnchance. Finde etwas Besseres.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is what you played</source>
        <translation>Das hast du damals gespielt</translation>
    </message>
    <message>
        <source>Better, though not the best</source>
        <translation>Besser, aber nicht die beste Wahl</translation>
    </message>
    <message>
        <source>The best move</source>
        <translation>Die beste Wahl</translation>
    </message>
    <message>
        <source>As good as the best move</source>
        <translation>So gut wie die beste Wahl</translation>
    </message>
    <message>
        <source>{action}: {chance}% win chance (±{off}).</source>
        <translation>{action}: {chance} % Gewinnchance (±{off}).</translation>
    </message>
    <message numerus="yes">
        <source>{action}: {chance}% win chance (±{off}), %n percentage point(s) (±{margin}) less than the best move.</source>
        <translation>
            <numerusform>{action}: {chance} % Gewinnchance (±{off}), %n Prozentpunkt (±{margin}) weniger als die beste Wahl.</numerusform>
            <numerusform>{action}: {chance} % Gewinnchance (±{off}), %n Prozentpunkte (±{margin}) weniger als die beste Wahl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is %n percentage point(s) more than what you played.</source>
        <translation>
            <numerusform>Das ist %n Prozentpunkt mehr als bei deinem Zug.</numerusform>
            <numerusform>Das sind %n Prozentpunkte mehr als bei deinem Zug.</numerusform>
        </translation>
    </message>
    <message>
        <source>A little worse than the best move</source>
        <translation>Etwas schlechter als die beste Wahl</translation>
    </message>
    <message>
        <source>Worse than the best move</source>
        <translation>Schlechter als die beste Wahl</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Back to the beginning of the round (Shift + Left)</source>
        <translation>Zurück zum Anfang der Runde (Umschalt + Links)</translation>
    </message>
    <message>
        <source>Back to the beginning of the turn (Ctrl + Left)</source>
        <translation>Zurück zum Anfang des Zugs (Strg + Links)</translation>
    </message>
    <message>
        <source>One move back (Left)</source>
        <translation>Einen Schritt zurück (Links)</translation>
    </message>
    <message>
        <source>One move on (Right)</source>
        <translation>Einen Schritt weiter (Rechts)</translation>
    </message>
    <message>
        <source>On to the next turn (Ctrl + Right)</source>
        <translation>Weiter zum nächsten Zug (Strg + Rechts)</translation>
    </message>
    <message>
        <source>On to the next round (Shift + Right)</source>
        <translation>Weiter zur nächsten Runde (Umschalt + Rechts)</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>Begin a new game at this position.</source>
        <translation>An dieser Stelle eine neue Partie beginnen.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>Space plays · Arrows: one move · Ctrl: a turn · Shift: a round · N: turning point</source>
        <translation>Leertaste spielt ab · Pfeile: ein Schritt · Strg: ein Zug · Umschalt: eine Runde · N: Wendepunkt</translation>
    </message>
    <message>
        <source>Space plays · Arrows: one move</source>
        <translation>Leertaste spielt ab · Pfeile: ein Schritt</translation>
    </message>
</context>
<context>
    <name>Trueness</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players}, %n game(s)</source>
        <translation>
            <numerusform>{players}, %n Partie</numerusform>
            <numerusform>{players}, %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>off by {error} points ({noise})</source>
        <translation>{error} Prozentpunkte daneben ({noise})</translation>
    </message>
    <message>
        <source>Brier {score}, by points alone {baseline}</source>
        <translation>Brier {score}, nur nach Punkten {baseline}</translation>
    </message>
</context>
<context>
    <name>TurnRow</name>
    <message>
        <source>Turn {n}: {name}, the harbour is spoiled</source>
        <translation>Zug {n}: {name}, der Hafen ist verdorben</translation>
    </message>
    <message>
        <source>Turn {n}: {name}</source>
        <translation>Zug {n}: {name}</translation>
    </message>
    <message>
        <source>{n}. {card}: lies in the harbour, or nobody took it</source>
        <translation>{n}. {card}: liegt im Hafen oder wurde nicht genommen</translation>
    </message>
    <message>
        <source>{n}. {card}: to be repelled or let in</source>
        <translation>{n}. {card}: wird abgewehrt oder legt an</translation>
    </message>
    <message>
        <source>{n}. {card}: repelled</source>
        <translation>{n}. {card}: abgewehrt</translation>
    </message>
    <message>
        <source>{n}. {card}: repelled and kept for the contract</source>
        <translation>{n}. {card}: abgewehrt und für den Auftrag behalten</translation>
    </message>
    <message>
        <source>{n}. {card}</source>
        <translation>{n}. {card}</translation>
    </message>
    <message>
        <source>{n}. {card}: lost with the harbour</source>
        <translation>{n}. {card}: mit dem Hafen verloren</translation>
    </message>
    <message>
        <source>{n}. {card}: taken by you, coins renounced</source>
        <translation>{n}. {card}: von dir genommen, ohne Münzen</translation>
    </message>
    <message>
        <source>{n}. {card}: taken by {name}, coins renounced</source>
        <translation>{n}. {card}: von {name} genommen, ohne Münzen</translation>
    </message>
    <message numerus="yes">
        <source>{n}. {card}: taken by you for %n coin(s)</source>
        <translation>
            <numerusform>{n}. {card}: von dir genommen, %n Münze</numerusform>
            <numerusform>{n}. {card}: von dir genommen, %n Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n}. {card}: taken by {name} for %n coin(s)</source>
        <translation>
            <numerusform>{n}. {card}: von {name} genommen, %n Münze</numerusform>
            <numerusform>{n}. {card}: von {name} genommen, %n Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n}. {card}: hired by you for %n coin(s)</source>
        <translation>
            <numerusform>{n}. {card}: von dir angeheuert, %n Münze</numerusform>
            <numerusform>{n}. {card}: von dir angeheuert, %n Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n}. {card}: hired by {name} for %n coin(s)</source>
        <translation>
            <numerusform>{n}. {card}: von {name} angeheuert, %n Münze</numerusform>
            <numerusform>{n}. {card}: von {name} angeheuert, %n Münzen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnsPanel</name>
    <message>
        <source>While you waited</source>
        <translation>In der Zwischenzeit</translation>
    </message>
    <message>
        <source>Last turns</source>
        <translation>Letzte Züge</translation>
    </message>
    <message>
        <source>Click: show this turn again, slowly</source>
        <translation>Klick: diesen Zug noch einmal langsam zeigen</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Nochmal</translation>
    </message>
    <message>
        <source>Show the last turns of the opponents again, slowly ({key})</source>
        <translation>Die letzten Züge der Gegner noch einmal langsam zeigen ({key})</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Noch nichts.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>{game} – Kontor</source>
        <translation>{game} – Kontor</translation>
    </message>
</context>
</TS>
