"""What the power of every person is worth in points: as measured in play of the hand, and as games tell it."""

from __future__ import annotations

import json
from pathlib import Path

from app.engines.bruges.components import N_CARDS, NUMBER

_ONCE = """
    burgrave 3.67 customs_officer 0.5 tax_collector 1.65 bailiff 1.18 alderman 1.95 magistrate 1.6
    keeper_of_the_seal 0.16 singer 0.73 actor 0.73 musician 0.73 tightrope_walker 0.73 conjurer 0.73 barker 3.12
    shipowner 0.35 carter 1.25 money_changer 1.44 long_distance_trader 1.5 pedlar 1.22 moneylender 1.55 dyer 1.18
    carpenter 1.58 baker 1.11 smith 1.23 weaver 0.93 court_jester 0.3 inquisitor 3.51 poet 1.13 wood_carver 1.13
    composer 1.13 tapestry_weaver 1.13 woodcut_artist 1.13 lock_keeper 1.42 infirmarian 1.42 halberdier 1.42
    fire_captain 1.42 night_watchman 1.42 gatekeeper 0.67 jailer 4.41 beggar 1.46 thief 1.77 smuggler 1.49
    quack 0.12 troublemaker 0.43 cardsharp 1.57 alchemist 1.4 duchess 3.81 calibration_master 2.41 soothsayer 2.63
    market_overseer 2.75 brewer 2.56 tanner 1.96 court_marshal 2.63 prior 3.43 model 3.24 scout 3.16 executioner 2.2
    saboteur 0.7 navigator 2.71 strategist 1.1 egyptian_woman 0.39 dane 0.39 englishman 0.39 greek 0.39
    italian_woman 0.39 finn 2.9 hungarian 1.96 persian 3.82
"""
"""Persons of the moment: what their effect brings."""
_ROUND = """
    baron 1.08 count 1.22 prince 0.58 sovereign_prince 0.6 duke 0.54 baroness 1.1 countess 1.19 princess 0.91
    sovereign_princess 1.99 margravine 0.78 town_clerk 0.66 councillor 0.73 treasurer 0.92 archivist 0.64
    chancellor 0.7 bard 0.33 juggler 0.23 minstrel 0.21 acrobat 0.23 dancer 0.27 innkeeper 0.9 gambler 0.51
    cloth_merchant 0.42 fur_trader 0.23 grain_merchant 0.62 spice_merchant 1.27 wine_merchant 0.27 storekeeper 0.8
    bookkeeper 0.76 miller 0.06 charcoal_burner 0.05 vintner 0.06 mason 0.05 shoemaker 0.07 saddler 0.35
    well_builder 0.54 architect 1.02 messenger 0.6 stable_boy 0.67 coachman 0.49 herald 0.65 scribe 0.57 maid 0.1
    page 0.18 cook 0.57 farmhand 0.16 ladys_maid 0.27 master_of_the_hunt 0.15 monk 0.54 priest 1.44 deacon 0.62
    chaplain 0.62 nun 1.09 painter 0.98 sculptor 0.28 goldsmith 0.26 illuminator 0.81 embroiderer 0.77 patron 0.67
    master_at_arms 1.39 vandal 0.05 murderer 0.3 robber 0.16 arsonist 0.12 swindler 0.06 pickpocket 0.36 fence 0.99
    teacher 0.81 philosopher 0.3 scholar 0.09 mathematician 0.22 theologian 0.77 hangman 0.96 puppeteer 0.58
    barterer 0.23 master_of_ceremonies 0.26 militia 1.31 french_woman 0.2 norwegian 0.2 portuguese_woman 0.2
    russian 0.2 spaniard 0.2 swedish_woman 1.18 polish_woman 0.76
"""
"""Persons of the round: a use, times how often they can be used."""
_ALWAYS = """
    noblewoman 0.5 earl 0.17 notary 0.56 judge 0.54 fire_eater 0.6 stucco_worker 0.52 chamberlain 0.39 preacher 0.73
    sexton 0.58 portraitist 0.12 dike_reeve 0.31 plague_doctor 0.12 watchdog 0.2 fire_warden 0.23 bodyguard 0.25
    tower_keeper 0.34 spy 0.37 rhetorician 0.39 reckoning_master 0.54 physician 0.59 hydraulic_engineer 0.3
    surveyor 0.27 astronomer 0.6 inventor 0.34 lay_brother 0.25 scot 0.2
"""
"""Persons with a lasting power: a round."""
_GROWTH = """
    banker -0.69 bishop -0.41 rector -0.08 mayor -0.18 abbess 0.03 abbot 0.07 town_captain 0.05 cardinal 0.04
    master_of_revels -0.02 dean 0.02 gang_leader -0.04 queen 0.1 art_collector -0.09 guild_master 0.07
    craft_guild_warden 0.05 engraver 0.23 provost 0.16 reeve 0.17 majordomo -0.06 geographer 0.05 court_painter 0.06
    king 0.06 canon 0.12
"""
"""Laurels: how much more, or less, than others they grow in a round."""
_DRAW = """
    carter 1.25 court_jester 0.4 maid 0.3 page 0.6 farmhand 0.25 scholar 0.8 ladys_maid 1.3 master_of_the_hunt 0.2
    weaver 1.2 baroness 1.5 princess 1.4
"""
"""Persons who draw a card: what that and the rest of their effect brings."""


def _table(text: str) -> dict[int, float]:
    words = text.split()
    return {NUMBER[name]: float(worth) for name, worth in zip(words[::2], words[1::2], strict=True)}


_GIVEN = _table(_ONCE) | _table(_ROUND) | _table(_ALWAYS) | _table(_GROWTH)
POWER: list[float] = [_GIVEN.get(card, 0.0) for card in range(N_CARDS)]
"""By card: points in a round, for a person of the moment once."""
BY_GAMES = Path(__file__).with_name("powers.json")
"""Made by ``python -m app.ai.bruges.fit_powers``."""
DRAWN = _table(_DRAW)
"""By card: points to come once a card will be drawn."""


def _by_games() -> dict[int, list[float]]:
    tables = json.loads(BY_GAMES.read_text("utf-8"))["tables"] if BY_GAMES.exists() else {}
    return {int(players): list(map(float, table["powers"])) for players, table in tables.items()}


POWERS_BY_GAMES: dict[int, list[float]] = _by_games()
"""By number of players: what ``POWER`` is by what games tell; other numbers of players have only that."""
