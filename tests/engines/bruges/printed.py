"""What stands on the cards and on the board, written down a second time: the data file is compared with it.

A line per card: id, group, colour, price, points, kind of activation and colour of its worker.
"""

_LINES = """
baron nobility yellow 9 3 worker:blue
count nobility red 9 3 worker:brown
prince nobility violet 9 3 worker:yellow
sovereign_prince nobility blue 9 3 worker:red
duke nobility brown 9 3 worker:violet
baroness nobility violet 12 4 worker:blue
countess nobility blue 12 4 worker:brown
princess nobility brown 12 4 worker:yellow
sovereign_princess nobility yellow 12 4 worker:red
margravine nobility red 12 4 worker:violet
king nobility blue 12 4 laurel
queen nobility brown 12 4 laurel
burgrave nobility yellow 9 3 lightning
noblewoman nobility red 6 2 permanent
earl nobility violet 6 2 permanent
town_clerk offices brown 6 2 worker:blue
councillor offices yellow 6 2 worker:brown
treasurer offices red 6 2 worker:yellow
archivist offices violet 6 2 worker:red
chancellor offices blue 6 2 worker:violet
customs_officer offices red 3 1 lightning
tax_collector offices violet 3 1 lightning
bailiff offices blue 3 1 lightning
alderman offices brown 3 1 lightning
magistrate offices yellow 3 1 lightning
notary offices brown 6 2 permanent
judge offices yellow 9 3 permanent
keeper_of_the_seal offices red 3 1 lightning
mayor offices violet 12 4 laurel
reeve offices blue 6 2 laurel
bard amusement yellow 3 1 worker:blue
juggler amusement red 3 1 worker:brown
minstrel amusement violet 3 1 worker:yellow
acrobat amusement blue 3 1 worker:red
dancer amusement brown 3 1 worker:violet
singer amusement blue 0 0 lightning
actor amusement brown 0 0 lightning
musician amusement yellow 0 0 lightning
tightrope_walker amusement red 0 0 lightning
conjurer amusement violet 0 0 lightning
fire_eater amusement yellow 6 2 permanent
innkeeper amusement red 6 2 once_per_round
gambler amusement violet 3 1 once_per_round
barker amusement blue 3 1 lightning
master_of_revels amusement brown 9 3 laurel
cloth_merchant trade red 6 2 worker:blue
fur_trader trade violet 3 1 worker:brown
grain_merchant trade blue 6 2 worker:yellow
spice_merchant trade brown 6 2 worker:red
wine_merchant trade yellow 3 1 worker:violet
shipowner trade blue 3 1 lightning
carter trade brown 0 0 lightning
money_changer trade yellow 0 0 lightning
long_distance_trader trade red 3 1 lightning
pedlar trade violet 0 0 lightning
moneylender trade red 3 1 lightning
storekeeper trade violet 6 2 worker:brown
bookkeeper trade blue 6 2 once_per_round
banker trade brown 9 3 laurel
guild_master trade yellow 9 3 laurel
miller crafts violet 3 1 worker:blue
charcoal_burner crafts blue 3 1 worker:brown
vintner crafts brown 3 1 worker:yellow
mason crafts yellow 3 1 worker:red
shoemaker crafts red 3 1 worker:violet
dyer crafts brown 3 1 lightning
carpenter crafts yellow 6 2 lightning
baker crafts red 3 1 lightning
smith crafts violet 3 1 lightning
weaver crafts blue 3 1 lightning
saddler crafts violet 6 2 worker:yellow
well_builder crafts blue 6 2 once_per_round
stucco_worker crafts brown 6 2 permanent
architect crafts yellow 6 2 worker:blue
craft_guild_warden crafts red 9 3 laurel
messenger court yellow 6 2 worker:blue
stable_boy court red 6 2 worker:brown
coachman court violet 6 2 worker:yellow
herald court blue 6 2 worker:red
scribe court brown 6 2 worker:violet
maid court brown 3 1 worker:blue
page court yellow 3 1 worker:brown
cook court red 3 1 worker:yellow
farmhand court violet 3 1 worker:red
ladys_maid court blue 6 2 worker:violet
cupbearer court blue 3 1 laurel
court_jester court brown 0 0 lightning
master_of_the_hunt court yellow 3 1 once_per_round
chamberlain court red 6 2 permanent
majordomo court violet 9 3 laurel
monk church red 3 1 worker:blue
priest church violet 6 2 worker:brown
deacon church blue 3 1 worker:yellow
chaplain church brown 6 2 worker:red
nun church yellow 6 2 worker:violet
abbot church violet 6 2 laurel
abbess church blue 6 2 laurel
dean church brown 6 2 laurel
canon church yellow 6 2 laurel
provost church red 6 2 laurel
bishop church brown 9 3 laurel
preacher church yellow 6 2 permanent
inquisitor church red 6 2 lightning
sexton church violet 3 1 permanent
cardinal church blue 12 4 laurel
painter arts yellow 6 2 worker:blue
sculptor arts red 9 3 worker:brown
goldsmith arts violet 6 2 worker:yellow
illuminator arts blue 6 2 worker:red
embroiderer arts brown 6 2 worker:violet
poet arts blue 3 1 lightning
wood_carver arts brown 3 1 lightning
composer arts yellow 3 1 lightning
tapestry_weaver arts red 3 1 lightning
woodcut_artist arts violet 3 1 lightning
engraver arts yellow 9 3 laurel
patron arts red 6 2 once_per_round
portraitist arts violet 6 2 permanent
art_collector arts blue 6 2 laurel
court_painter arts brown 9 3 laurel
dike_reeve protection brown 3 1 permanent
plague_doctor protection yellow 3 1 permanent
watchdog protection red 3 1 permanent
fire_warden protection violet 3 1 permanent
bodyguard protection blue 3 1 permanent
lock_keeper protection blue 3 1 lightning
infirmarian protection brown 3 1 lightning
halberdier protection yellow 3 1 lightning
fire_captain protection red 3 1 lightning
night_watchman protection violet 3 1 lightning
tower_keeper protection red 6 2 permanent
gatekeeper protection violet 6 2 lightning
jailer protection blue 9 3 lightning
master_at_arms protection brown 6 2 once_per_round
town_captain protection yellow 9 3 laurel
vandal underworld violet 3 1 worker:blue
murderer underworld blue 3 1 worker:brown
robber underworld brown 3 1 worker:yellow
arsonist underworld yellow 3 1 worker:red
swindler underworld red 3 1 worker:violet
beggar underworld blue 3 1 lightning
thief underworld brown 3 1 lightning
smuggler underworld yellow 3 1 lightning
quack underworld red 3 1 lightning
troublemaker underworld violet 6 2 lightning
cardsharp underworld violet 3 1 lightning
pickpocket underworld blue 3 1 worker:brown
fence underworld brown 6 2 once_per_round
spy underworld yellow 3 1 permanent
gang_leader underworld red 9 3 laurel
teacher knowledge red 6 2 worker:blue
philosopher knowledge violet 6 2 worker:brown
scholar knowledge blue 3 1 worker:yellow
mathematician knowledge brown 3 1 worker:red
theologian knowledge yellow 6 2 worker:violet
rhetorician knowledge blue 6 2 permanent
reckoning_master knowledge brown 6 2 permanent
physician knowledge yellow 6 2 permanent
hydraulic_engineer knowledge red 6 2 permanent
surveyor knowledge violet 6 2 permanent
alchemist knowledge blue 3 1 lightning
astronomer knowledge brown 6 2 permanent
inventor knowledge yellow 9 3 permanent
geographer knowledge red 9 3 laurel
rector knowledge violet 12 4 laurel
duchess nobility blue 9 3 lightning
lord nobility brown 9 3 laurel
calibration_master offices yellow 9 3 lightning
hangman offices red 6 2 worker:red
soothsayer amusement violet 9 3 lightning
puppeteer amusement blue 9 3 once_per_round
market_overseer trade brown 9 3 lightning
barterer trade yellow 3 1 once_per_round
brewer crafts red 9 3 lightning
tanner crafts violet 3 1 lightning
court_marshal court blue 9 3 lightning
master_of_ceremonies court brown 6 2 worker:yellow
prior church yellow 9 3 lightning
lay_brother church red 3 1 permanent
model arts violet 9 3 lightning
stained_glass_artist arts blue 6 2 laurel
scout protection brown 9 3 lightning
militia protection blue 3 1 once_per_round
executioner underworld yellow 9 3 lightning
saboteur underworld red 6 2 lightning
navigator knowledge brown 9 3 lightning
strategist knowledge violet 3 1 lightning
egyptian_woman travellers yellow 3 1 lightning
dane travellers red 3 1 lightning
englishman travellers violet 3 1 lightning
greek travellers blue 3 1 lightning
italian_woman travellers brown 3 1 lightning
french_woman travellers blue 6 2 worker:blue
norwegian travellers brown 6 2 worker:brown
portuguese_woman travellers violet 6 2 worker:violet
russian travellers red 6 2 worker:red
spaniard travellers yellow 6 2 worker:yellow
finn travellers brown 9 3 lightning
swedish_woman travellers yellow 9 3 worker:blue
polish_woman travellers blue 9 3 once_per_round
scot travellers yellow 3 1 permanent
hungarian travellers red 3 1 lightning
bohemian_woman travellers red 9 3 laurel
persian travellers violet 6 2 lightning
pet_hen pets blue 2 1 none
pet_rabbit pets brown 2 1 none
pet_pigeon pets yellow 2 1 none
pet_duck pets red 2 1 none
pet_cat pets violet 4 2 none
pet_goose pets blue 4 2 none
pet_songbird pets brown 4 2 none
pet_pig pets yellow 4 2 none
pet_hedgehog pets red 4 2 none
pet_goat pets violet 6 3 none
pet_sheep pets blue 6 3 none
pet_dog pets brown 6 3 none
pet_donkey pets yellow 6 3 none
pet_cow pets red 8 4 none
pet_falcon pets violet 8 4 none
pet_monkey pets blue 8 4 none
pet_horse pets brown 10 5 none
"""
CARDS = {line.split()[0]: line.split()[1:] for line in _LINES.strip().splitlines()}

CANALS = {
    "red": ("blue yellow violet brown red", "red violet brown blue yellow"),
    "yellow": ("brown violet red yellow blue", "yellow red blue brown violet"),
    "green": ("violet blue yellow red brown", "brown red blue violet yellow"),
    "blue": ("yellow brown blue violet red", "red blue violet yellow brown"),
    "black": ("violet red brown blue yellow", "blue brown yellow red violet"),
}
"""Colours of the five spaces of the left and of the right section, counted from the seal."""

EXCHANGE = {
    "primus": ("recruit_person", 5),
    "secundus": ("take_workers", 6),
    "tertius": ("take_workers", 5),
    "quartus": ("take_guilders", 5),
    "quintus": ("take_guilders", 6),
    "sextus": ("remove_threat", 6),
    "septimus": ("remove_threat", 5),
    "octavus": ("build_canal", 5),
    "nonus": ("build_canal", 6),
    "decimus": ("build_house", 6),
    "undecimus": ("build_house", 5),
    "duodecimus": ("recruit_person", 6),
}
"""Action improved and number of markers."""
SHIPS = "three_workers two_threats six_guilders activate_lightning extra_action advance"
TRACK = "0 1 2 3 4 5 6 7 8 10 12"


def price(card):
    """Price of a person or pet."""
    return int(CARDS[card][2])


def points(card):
    """Points printed on a person or pet."""
    return int(CARDS[card][3])


def worker(card):
    """Colour of the worker that a person needs, or nothing."""
    return CARDS[card][4].partition(":")[2]
