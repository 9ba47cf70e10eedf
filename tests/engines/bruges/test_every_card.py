"""Every card, ship and exchange card is in one of the tables.  R63, R96, R159"""

from app.engines.bruges.components import EXCHANGE, SHIP_KINDS
from tests.engines.bruges import test_cards_1, test_cards_2, test_cards_3, test_laurels, test_modules, test_permanent
from tests.engines.bruges.printed import CARDS

ACTIVATED = {
    *(row[0] for table in (test_cards_1, test_cards_2, test_cards_3) for row in table.ROWS),
    *test_cards_3.SEARCHERS,
    *test_cards_3.BUILDERS,
    *test_cards_3.NAMERS,
}
BY_KIND = {
    "permanent": {row[0] for row in test_permanent.ROWS},
    "laurel": {row[0] for row in test_laurels.ROWS},
    "none": set(test_cards_3.PETS),
}


def test_every_card_is_tested():
    """R63, R96, R159: by its kind of activation."""
    for kind, found in {"lightning": ACTIVATED, "worker": ACTIVATED, "once_per_round": ACTIVATED, **BY_KIND}.items():
        wanted = {card for card, row in CARDS.items() if row[4].partition(":")[0] == kind}
        assert wanted <= found, sorted(wanted - found)


def test_every_ship_and_exchange_card_is_tested():
    """R124, R159."""
    assert set(SHIP_KINDS) == set(test_modules.SHIPS)
    assert set(EXCHANGE) == {*test_modules.IMPROVED, "nonus"}
