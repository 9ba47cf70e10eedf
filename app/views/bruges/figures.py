"""The figure on each card of Bruges: a glyph by the id of the card."""

FIGURES = {
    # nobility
    "baron": "crown", "count": "crown-coin", "prince": "jewel-crown", "sovereign_prince": "imperial-crown",
    "duke": "crested-helmet", "baroness": "ring-box", "countess": "pearl-necklace", "princess": "crystal-earrings",
    "sovereign_princess": "tiara", "margravine": "handheld-fan", "king": "overlord-helm", "queen": "queen-crown",
    "burgrave": "castle", "noblewoman": "ample-dress", "earl": "winged-scepter", "duchess": "gem-necklace",
    "lord": "throne-king",
    # offices
    "town_clerk": "quill-ink", "councillor": "discussion", "treasurer": "strongbox", "archivist": "archive-register",
    "chancellor": "scroll-quill", "customs_officer": "gate", "tax_collector": "pay-money", "bailiff": "key-lock",
    "alderman": "laurel-crown", "magistrate": "gavel", "notary": "stamper", "judge": "scales",
    "keeper_of_the_seal": "wax-seal", "mayor": "greek-temple", "reeve": "folded-paper",
    "calibration_master": "weight", "hangman": "rope-coil",
    # amusement
    "bard": "harp", "juggler": "juggler", "minstrel": "lyre", "acrobat": "acrobatic", "dancer": "ballerina-shoes",
    "singer": "sing", "actor": "duality-mask", "musician": "violin", "tightrope_walker": "tightrope",
    "conjurer": "magic-hat", "fire_eater": "fire-breath", "innkeeper": "tavern-sign", "gambler": "rolling-dices",
    "barker": "public-speaker", "master_of_revels": "party-popper", "soothsayer": "crystal-ball",
    "puppeteer": "puppet",
    # trade
    "cloth_merchant": "rolled-cloth", "fur_trader": "animal-hide", "grain_merchant": "grain-bundle",
    "spice_merchant": "powder-bag", "wine_merchant": "wine-bottle", "shipowner": "galleon", "carter": "old-wagon",
    "money_changer": "cash", "long_distance_trader": "camel", "pedlar": "knapsack", "moneylender": "coins-pile",
    "storekeeper": "warehouse", "bookkeeper": "notebook", "banker": "open-treasure-chest", "guild_master": "shop",
    "market_overseer": "basket", "barterer": "trade",
    # crafts
    "miller": "windmill", "charcoal_burner": "coal-pile", "vintner": "grapes", "mason": "brick-wall",
    "shoemaker": "leather-boot", "dyer": "paint-bucket", "carpenter": "hand-saw", "baker": "bread",
    "smith": "blacksmith", "weaver": "spinning-wheel", "saddler": "saddle", "well_builder": "well",
    "stucco_worker": "trowel", "architect": "compass", "craft_guild_warden": "hammer-nails", "brewer": "beer-stein",
    "tanner": "leather-armor",
    # court
    "messenger": "envelope", "stable_boy": "horseshoe", "coachman": "cartwheel", "herald": "trumpet-flag",
    "scribe": "quill", "maid": "broom", "page": "feather", "cook": "cooking-pot", "farmhand": "pitchfork",
    "ladys_maid": "delicate-perfume", "cupbearer": "jeweled-chalice", "court_jester": "jester-hat",
    "master_of_the_hunt": "hunting-horn", "chamberlain": "key", "majordomo": "ringing-bell",
    "court_marshal": "mounted-knight", "master_of_ceremonies": "wizard-staff",
    # church
    "monk": "monk-face", "priest": "gothic-cross", "deacon": "candle-light", "chaplain": "holy-symbol",
    "nun": "nun", "abbot": "pope-crown", "abbess": "prayer-beads", "dean": "pipe-organ", "canon": "prayer",
    "provost": "church", "bishop": "chess-bishop",
    "preacher": "white-book", "inquisitor": "burning-book", "sexton": "tombstone",
    "cardinal": "holy-grail", "prior": "shepherds-crook", "lay_brother": "watering-can",
    # arts
    "painter": "palette", "sculptor": "stone-bust", "goldsmith": "ring", "illuminator": "secret-book",
    "embroiderer": "sewing-needle", "poet": "feathered-wing", "wood_carver": "wood-axe", "composer": "musical-score",
    "tapestry_weaver": "yarn", "woodcut_artist": "froe-and-mallet", "engraver": "chisel", "patron": "present",
    "portraitist": "mona-lisa", "art_collector": "greek-sphinx", "court_painter": "large-paint-brush",
    "model": "mirror-mirror", "stained_glass_artist": "window",
    # protection
    "dike_reeve": "dam", "plague_doctor": "plague-doctor-profile", "watchdog": "sitting-dog",
    "fire_warden": "full-wood-bucket", "bodyguard": "bordered-shield", "lock_keeper": "waterfall",
    "infirmarian": "bandage-roll", "halberdier": "halberd", "fire_captain": "ladder", "night_watchman": "old-lantern",
    "tower_keeper": "watchtower", "gatekeeper": "medieval-gate",
    "jailer": "manacles", "master_at_arms": "crossed-swords",
    "town_captain": "visored-helm", "scout": "spyglass", "militia": "pikeman",
    # underworld
    "vandal": "broken-bottle", "murderer": "bloody-sword", "robber": "robber", "arsonist": "torch",
    "swindler": "poker-hand", "beggar": "bowl-of-rice", "thief": "lockpicks", "smuggler": "barrel",
    "quack": "standing-potion", "troublemaker": "thrown-charcoal", "cardsharp": "card-ace-spades",
    "pickpocket": "swap-bag", "fence": "hand-bag", "spy": "spectacles", "gang_leader": "domino-mask",
    "executioner": "axe-in-stump", "saboteur": "unlit-bomb",
    # knowledge
    "teacher": "teacher", "philosopher": "philosopher-bust", "scholar": "bookshelf", "mathematician": "pencil-ruler",
    "theologian": "angel-wings", "rhetorician": "megaphone", "reckoning_master": "abacus",
    "physician": "doctor-face", "hydraulic_engineer": "water-mill", "surveyor": "sextant", "alchemist": "cauldron",
    "astronomer": "telescope", "inventor": "gears", "geographer": "globe", "rector": "graduate-cap",
    "navigator": "ship-wheel", "strategist": "chess-knight",
    # travellers
    "egyptian_woman": "egyptian-pyramids", "dane": "drakkar", "englishman": "umbrella", "greek": "amphora",
    "italian_woman": "carnival-mask", "french_woman": "croissant", "norwegian": "viking-longhouse",
    "portuguese_woman": "caravel", "russian": "saint-basil-cathedral", "spaniard": "guitar", "finn": "snowflake-1",
    "swedish_woman": "deer-head", "polish_woman": "eagle-emblem", "scot": "bagpipes", "hungarian": "bell-pepper",
    "bohemian_woman": "crystal-wand", "persian": "magic-lamp",
    # pets
    "pet_hen": "chicken", "pet_rabbit": "rabbit", "pet_pigeon": "dove", "pet_duck": "duck", "pet_cat": "cat",
    "pet_goose": "goose", "pet_songbird": "hummingbird", "pet_pig": "pig", "pet_hedgehog": "hedgehog",
    "pet_goat": "goat", "pet_sheep": "sheep", "pet_dog": "jumping-dog", "pet_donkey": "donkey", "pet_cow": "cow",
    "pet_falcon": "hawk-emblem", "pet_monkey": "monkey", "pet_horse": "horse-head",
}  # fmt: skip
