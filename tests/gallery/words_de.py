"""German words for the gallery: the longer language, so that what fits here fits."""

COLOURS = {"yellow": "gelben", "blue": "blauen", "green": "grünen", "red": "roten", "black": "schwarzen"}
SHIPS = {"pinace": "Pinasse", "flute": "Fleute", "skiff": "Barke", "frigate": "Fregatte", "galleon": "Galeone"}
PERSONS = {
    "trader": ("Händler", "Handelst du mit einem {colour} Schiff, bekommst du 1 Münze mehr."),
    "clerk": ("Kontorist", "Handelst du mit einem {colour} Schiff, steht dir 1 zusätzliche Karte zu."),
    "settler": ("Siedler", "Kann für einen Expeditionsaufruf als Haus abgegeben werden."),
    "captain": ("Kapitän", "Kann für einen Expeditionsaufruf als Anker abgegeben werden."),
    "priest": ("Priester", "Kann für einen Expeditionsaufruf als Kreuz abgegeben werden."),
    "jack_of_all_trades": ("Tausendsassa", "Joker: ersetzt bei einem Expeditionsaufruf ein beliebiges Symbol."),
    "sailor": ("Matrose", "1 Säbel zum Abwehren von Schiffen."),
    "pirate": ("Pirat", "2 Säbel zum Abwehren von Schiffen."),
    "mademoiselle": ("Fräulein", "Du heuerst Personen um 1 Münze günstiger an."),
    "jester": (
        "Witzbold",
        (
            "1 Münze, wenn ein Zug überreizt wird oder wenn du als nicht aktiver Spieler vor einer leeren Hafenauslage"
            " stehst."
        ),
    ),
    "admiral": (
        "Admiral",
        "2 Münzen, wenn zu Beginn deines Handelns & Heuerns mindestens 5 Karten im Hafen liegen.",
    ),
    "vice_admiral": (
        "Vizeadmiral",
        "1 Münze, wenn zu Beginn deines Handelns & Heuerns 3 oder 4 Karten im Hafen liegen.",
    ),
    "gunner": (
        "Kanonier",
        "Zu Beginn deines Handelns & Heuerns: so viele Münzen, wie Schiffe im Hafen liegen, minus 1.",
    ),
    "governor": ("Gouverneur", "Du darfst beim Handeln & Heuern 1 Karte mehr nehmen."),
}
GIFT = "Nach dem Handel suchst du einen Mitspieler aus, der 1 Münze bekommt."
EXPEDITION = "Expeditionsaufruf"
TAX = "Steuererhöhung"
TAX_TEXTS = {
    "tax_fewest_influence": "Ab 12 Münzen verliert jeder die Hälfte (abgerundet). Danach 1 Münze für die wenigsten"
    " Einflusspunkte.",
    "tax_most_swords": "Ab 12 Münzen verliert jeder die Hälfte (abgerundet). Danach 1 Münze für die meisten Säbel.",
}
CONTRACTS = {
    "contract_lady_killer": ("Charmeur", "Habe einen Kapitän und ein Fräulein."),
    "contract_explorer": ("Entdecker", "Habe mindestens 1 Expeditionsaufruf."),
    "contract_tax_officer": ("Finanzbeamter", "Zahle Steuern."),
    "contract_frigate_foe": ("Fregattenschreck", "Verzichte dreimal auf die Münzen einer Fregatte."),
    "contract_galleon_foe": ("Galeonenschreck", "Verzichte zweimal auf die Münzen einer Galeone."),
    "contract_trader_prince": ("Handelsfürst", "Habe zwei Händler."),
    "contract_trade_outpost": ("Handelsposten", "Habe einen Siedler und einen Kontoristen."),
    "contract_fighter": ("Kämpfer", "Habe 3 Säbel."),
    "contract_comedian": ("Komiker", "Habe einen Priester und einen Witzbold."),
    "contract_new_colony": ("Neue Kolonie", "Habe einen Siedler und einen Kanonier."),
    "contract_jinx": ("Pechvogel", "Beende als aktiver Spieler deinen Zug mit zwei Schiffen einer Farbe."),
    "contract_pack_of_pirates": ("Piratenpack", "Wehre nach und nach Schiffe aller 5 Farben ab."),
    "contract_maritime_supremacy": ("Seehoheit", "Habe einen Kapitän und einen Vizeadmiral."),
    "contract_gamester": ("Zocker", "Habe als aktiver Spieler 4 verschiedenfarbige Schiffe im Hafen."),
    "contract_cheap_staff": ("Billiges Personal", "Habe 4 Personen mit aufgedruckten Kosten von höchstens 3."),
    "contract_little_gamester": (
        "Kleiner Zocker",
        "Habe als aktiver Spieler in zwei Zügen 3 verschiedenfarbige Schiffe im Hafen.",
    ),
}


def words(face: str) -> tuple[str, str]:
    """Name and text of a component id of Port Royal."""
    if face in CONTRACTS:
        return CONTRACTS[face]
    if "ship_" in face:
        return SHIPS[face.split("_")[1]], GIFT if face.endswith("gift") else ""
    if face.startswith("expedition"):
        return EXPEDITION, ""
    if face.startswith("tax"):
        return TAX, TAX_TEXTS[face]
    kind = next(kind for kind in PERSONS if face.rstrip("_0123456789").removesuffix("".join(_colour(face))) == kind)
    name, text = PERSONS[kind]
    colour = _colour(face)
    return name, text.format(colour=COLOURS[colour[1:]]) if colour else text


def _colour(face: str) -> str:
    return next((f"_{colour}" for colour in COLOURS if f"_{colour}" in face), "")
