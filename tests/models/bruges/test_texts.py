"""Every card, ship and exchange card has a text made from its effect.  R63-R68"""

import pytest
from PySide6.QtCore import QLocale

from app.engines.bruges import components as c
from app.models.bruges.keys import card_key
from app.models.bruges.texts import full_text, text
from app.models.bruges.words import name, the
from tests.models.play import clean


def test_every_text_is_whole():
    for source, name_ in enumerate(c.IDS):
        said = text(source)
        assert said.endswith("."), name_
        assert clean(said), name_
        assert said[0].isupper() or said[0].isdigit(), name_


def test_names_are_unique_and_have_an_object_form():
    assert len({name(card) for card in range(c.N_CARDS)}) == c.N_CARDS
    assert len({the(card) for card in range(c.N_CARDS)}) == c.N_CARDS
    for card in range(c.N_CARDS):
        assert the(card).lower() == f"the {name(card).lower()}"
        assert card_key(card) == f"card:{c.IDS[card]}"


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("baron", "For 1 blue worker: Take 1 point, 1 guilder and 1 worker of your choice."),
        ("duke", "For 1 violet worker: Take 1 point for each person of your Nobility. At most 3."),
        ("tax_collector", "At once: Take 2 guilders and 1 more for each of your houses. At most 8."),
        ("long_distance_trader", "At once: Take as many guilders as pips on the red die and on the yellow die."),
        ("town_clerk", "For 1 blue worker: With 3 blue houses or more: take 2 points."),
        ("reeve", "At the end: 1 point for every 2 steps you have climbed."),
        ("cupbearer", "At the end: If you own houses of all 5 colours: 5 points."),
        ("lock_keeper", "At once: Return all your blue markers for 1 point each. Take 2 guilders."),
        ("rhetorician", "Always: When you take workers with a card you take 3."),
        ("innkeeper", "Once per round: Take 1 worker of your choice."),
        ("pet_hen", "Moves in beside a person. Without effect, but worth its points."),
    ],
)
def test_some_texts_word_for_word(card, said):
    assert full_text(c.NUMBER[card]) == said


def test_the_two_texts_of_a_choice():
    op = c.EFFECTS[c.NUMBER["alderman"]][0]
    assert [text(effect) for effect in op.options] == [
        "Climb 1 step of the reputation track free of charge.",
        "Take 5 guilders.",
    ]


def test_equal_effects_have_equal_texts_and_different_ones_do_not():
    """Of cards that change an action the change counts, which is no op."""
    by_text = {}
    for source, ops in enumerate(c.EFFECTS[: len(c.IDS)]):
        if ops:
            by_text.setdefault(text(source), set()).add(ops)
    assert all(len(effects) == 1 for effects in by_text.values())


def test_numbers_of_the_effect_stand_in_the_text():
    for source in range(len(c.IDS)):
        for op in c.EFFECTS[source]:
            numbers = [op.guilders, op.points if op.kind != "score_per" else 0]
            if op.kind.startswith("gain_") and op.per is None:
                numbers.append(op.amount)
            assert all(str(number) in text(source) for number in numbers if number > 1), c.IDS[source]


def test_what_is_kept_follows_the_way_lists_are_joined():
    """The language alone does not tell."""
    baron = c.NUMBER["baron"]
    before = QLocale()
    try:
        QLocale.setDefault(QLocale.c())
        assert full_text(baron).endswith("Take 1 point, 1 guilder, 1 worker of your choice.")
        QLocale.setDefault(QLocale("en_GB"))
        assert full_text(baron).endswith("Take 1 point, 1 guilder and 1 worker of your choice.")
    finally:
        QLocale.setDefault(before)
