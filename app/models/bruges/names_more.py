"""Names of the new citizens, the travellers and the pets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from app.models.bruges.names_base import Forms

NEW_CITIZENS: dict[str, Forms] = {
    "duchess": (QT_TRANSLATE_NOOP("BrugesNames", "Duchess"), QT_TRANSLATE_NOOP("BrugesNames", "the duchess")),
    "lord": (QT_TRANSLATE_NOOP("BrugesNames", "Lord"), QT_TRANSLATE_NOOP("BrugesNames", "the lord")),
    "calibration_master": (
        QT_TRANSLATE_NOOP("BrugesNames", "Calibration master"),
        QT_TRANSLATE_NOOP("BrugesNames", "the calibration master"),
    ),
    "hangman": (QT_TRANSLATE_NOOP("BrugesNames", "Hangman"), QT_TRANSLATE_NOOP("BrugesNames", "the hangman")),
    "soothsayer": (QT_TRANSLATE_NOOP("BrugesNames", "Soothsayer"), QT_TRANSLATE_NOOP("BrugesNames", "the soothsayer")),
    "puppeteer": (QT_TRANSLATE_NOOP("BrugesNames", "Puppeteer"), QT_TRANSLATE_NOOP("BrugesNames", "the puppeteer")),
    "market_overseer": (
        QT_TRANSLATE_NOOP("BrugesNames", "Market overseer"),
        QT_TRANSLATE_NOOP("BrugesNames", "the market overseer"),
    ),
    "barterer": (QT_TRANSLATE_NOOP("BrugesNames", "Barterer"), QT_TRANSLATE_NOOP("BrugesNames", "the barterer")),
    "brewer": (QT_TRANSLATE_NOOP("BrugesNames", "Brewer"), QT_TRANSLATE_NOOP("BrugesNames", "the brewer")),
    "tanner": (QT_TRANSLATE_NOOP("BrugesNames", "Tanner"), QT_TRANSLATE_NOOP("BrugesNames", "the tanner")),
    "court_marshal": (
        QT_TRANSLATE_NOOP("BrugesNames", "Court marshal"),
        QT_TRANSLATE_NOOP("BrugesNames", "the court marshal"),
    ),
    "master_of_ceremonies": (
        QT_TRANSLATE_NOOP("BrugesNames", "Master of ceremonies"),
        QT_TRANSLATE_NOOP("BrugesNames", "the master of ceremonies"),
    ),
    "prior": (QT_TRANSLATE_NOOP("BrugesNames", "Prior"), QT_TRANSLATE_NOOP("BrugesNames", "the prior")),
    "lay_brother": (
        QT_TRANSLATE_NOOP("BrugesNames", "Lay brother"),
        QT_TRANSLATE_NOOP("BrugesNames", "the lay brother"),
    ),
    "model": (QT_TRANSLATE_NOOP("BrugesNames", "Model"), QT_TRANSLATE_NOOP("BrugesNames", "the model")),
    "stained_glass_artist": (
        QT_TRANSLATE_NOOP("BrugesNames", "Stained-glass artist"),
        QT_TRANSLATE_NOOP("BrugesNames", "the stained-glass artist"),
    ),
    "scout": (QT_TRANSLATE_NOOP("BrugesNames", "Scout"), QT_TRANSLATE_NOOP("BrugesNames", "the scout")),
    "militia": (QT_TRANSLATE_NOOP("BrugesNames", "Militia"), QT_TRANSLATE_NOOP("BrugesNames", "the militia")),
    "executioner": (
        QT_TRANSLATE_NOOP("BrugesNames", "Executioner"),
        QT_TRANSLATE_NOOP("BrugesNames", "the executioner"),
    ),
    "saboteur": (QT_TRANSLATE_NOOP("BrugesNames", "Saboteur"), QT_TRANSLATE_NOOP("BrugesNames", "the saboteur")),
    "navigator": (QT_TRANSLATE_NOOP("BrugesNames", "Navigator"), QT_TRANSLATE_NOOP("BrugesNames", "the navigator")),
    "strategist": (QT_TRANSLATE_NOOP("BrugesNames", "Strategist"), QT_TRANSLATE_NOOP("BrugesNames", "the strategist")),
    "egyptian_woman": (
        QT_TRANSLATE_NOOP("BrugesNames", "Egyptian woman"),
        QT_TRANSLATE_NOOP("BrugesNames", "the Egyptian woman"),
    ),
    "dane": (QT_TRANSLATE_NOOP("BrugesNames", "Dane"), QT_TRANSLATE_NOOP("BrugesNames", "the Dane")),
    "englishman": (QT_TRANSLATE_NOOP("BrugesNames", "Englishman"), QT_TRANSLATE_NOOP("BrugesNames", "the Englishman")),
    "greek": (QT_TRANSLATE_NOOP("BrugesNames", "Greek"), QT_TRANSLATE_NOOP("BrugesNames", "the Greek")),
    "italian_woman": (
        QT_TRANSLATE_NOOP("BrugesNames", "Italian woman"),
        QT_TRANSLATE_NOOP("BrugesNames", "the Italian woman"),
    ),
    "french_woman": (
        QT_TRANSLATE_NOOP("BrugesNames", "French woman"),
        QT_TRANSLATE_NOOP("BrugesNames", "the French woman"),
    ),
    "norwegian": (QT_TRANSLATE_NOOP("BrugesNames", "Norwegian"), QT_TRANSLATE_NOOP("BrugesNames", "the Norwegian")),
    "portuguese_woman": (
        QT_TRANSLATE_NOOP("BrugesNames", "Portuguese woman"),
        QT_TRANSLATE_NOOP("BrugesNames", "the Portuguese woman"),
    ),
    "russian": (QT_TRANSLATE_NOOP("BrugesNames", "Russian"), QT_TRANSLATE_NOOP("BrugesNames", "the Russian")),
    "spaniard": (QT_TRANSLATE_NOOP("BrugesNames", "Spaniard"), QT_TRANSLATE_NOOP("BrugesNames", "the Spaniard")),
    "finn": (QT_TRANSLATE_NOOP("BrugesNames", "Finn"), QT_TRANSLATE_NOOP("BrugesNames", "the Finn")),
    "swedish_woman": (
        QT_TRANSLATE_NOOP("BrugesNames", "Swedish woman"),
        QT_TRANSLATE_NOOP("BrugesNames", "the Swedish woman"),
    ),
    "polish_woman": (
        QT_TRANSLATE_NOOP("BrugesNames", "Polish woman"),
        QT_TRANSLATE_NOOP("BrugesNames", "the Polish woman"),
    ),
    "scot": (QT_TRANSLATE_NOOP("BrugesNames", "Scot"), QT_TRANSLATE_NOOP("BrugesNames", "the Scot")),
    "hungarian": (QT_TRANSLATE_NOOP("BrugesNames", "Hungarian"), QT_TRANSLATE_NOOP("BrugesNames", "the Hungarian")),
    "bohemian_woman": (
        QT_TRANSLATE_NOOP("BrugesNames", "Bohemian woman"),
        QT_TRANSLATE_NOOP("BrugesNames", "the Bohemian woman"),
    ),
    "persian": (QT_TRANSLATE_NOOP("BrugesNames", "Persian"), QT_TRANSLATE_NOOP("BrugesNames", "the Persian")),
}

PETS: dict[str, Forms] = {
    "pet_hen": (QT_TRANSLATE_NOOP("BrugesNames", "Hen"), QT_TRANSLATE_NOOP("BrugesNames", "the hen")),
    "pet_rabbit": (QT_TRANSLATE_NOOP("BrugesNames", "Rabbit"), QT_TRANSLATE_NOOP("BrugesNames", "the rabbit")),
    "pet_pigeon": (QT_TRANSLATE_NOOP("BrugesNames", "Pigeon"), QT_TRANSLATE_NOOP("BrugesNames", "the pigeon")),
    "pet_duck": (QT_TRANSLATE_NOOP("BrugesNames", "Duck"), QT_TRANSLATE_NOOP("BrugesNames", "the duck")),
    "pet_cat": (QT_TRANSLATE_NOOP("BrugesNames", "Cat"), QT_TRANSLATE_NOOP("BrugesNames", "the cat")),
    "pet_goose": (QT_TRANSLATE_NOOP("BrugesNames", "Goose"), QT_TRANSLATE_NOOP("BrugesNames", "the goose")),
    "pet_songbird": (QT_TRANSLATE_NOOP("BrugesNames", "Songbird"), QT_TRANSLATE_NOOP("BrugesNames", "the songbird")),
    "pet_pig": (QT_TRANSLATE_NOOP("BrugesNames", "Pig"), QT_TRANSLATE_NOOP("BrugesNames", "the pig")),
    "pet_hedgehog": (QT_TRANSLATE_NOOP("BrugesNames", "Hedgehog"), QT_TRANSLATE_NOOP("BrugesNames", "the hedgehog")),
    "pet_goat": (QT_TRANSLATE_NOOP("BrugesNames", "Goat"), QT_TRANSLATE_NOOP("BrugesNames", "the goat")),
    "pet_sheep": (QT_TRANSLATE_NOOP("BrugesNames", "Sheep"), QT_TRANSLATE_NOOP("BrugesNames", "the sheep")),
    "pet_dog": (QT_TRANSLATE_NOOP("BrugesNames", "Dog"), QT_TRANSLATE_NOOP("BrugesNames", "the dog")),
    "pet_donkey": (QT_TRANSLATE_NOOP("BrugesNames", "Donkey"), QT_TRANSLATE_NOOP("BrugesNames", "the donkey")),
    "pet_cow": (QT_TRANSLATE_NOOP("BrugesNames", "Cow"), QT_TRANSLATE_NOOP("BrugesNames", "the cow")),
    "pet_falcon": (QT_TRANSLATE_NOOP("BrugesNames", "Falcon"), QT_TRANSLATE_NOOP("BrugesNames", "the falcon")),
    "pet_monkey": (QT_TRANSLATE_NOOP("BrugesNames", "Monkey"), QT_TRANSLATE_NOOP("BrugesNames", "the monkey")),
    "pet_horse": (QT_TRANSLATE_NOOP("BrugesNames", "Horse"), QT_TRANSLATE_NOOP("BrugesNames", "the horse")),
}
