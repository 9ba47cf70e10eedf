"""Positions of Port Royal by the names of cards and contracts, for lessons."""

import pytest

from app.engines import GAMES
from app.engines.port_royal.components import CONTRACTS
from app.models.port_royal.lesson import arrange

GAME = GAMES["port_royal"]
CONTRACT_NAMES = ["contract_comedian", "contract_explorer", "contract_fighter", "contract_galleon_foe"]


def arranged(**wish):
    state = GAME.new(2, {"expansion": "contracts"}, 3)
    arrange(state, wish)
    return state


def test_contracts_lie_as_they_are_named():
    state = arranged(contracts=CONTRACT_NAMES)

    assert [CONTRACTS[number].id for number in state.contracts] == CONTRACT_NAMES
    assert state.cubes == [3, 3]


def test_cubes_lie_on_what_was_completed_and_on_steps_and_count():
    state = arranged(
        contracts=CONTRACT_NAMES,
        own=[["priest_1#1", "jester_1"], ["priest_1#2", "jester_2#1", "expedition_2_houses"]],
        completed={"contract_comedian": [1, 0], "contract_explorer": [1]},
        parked=[{"contract_galleon_foe": 1}],
    )

    assert state.fields == [[1, 0], [1], [], []]
    assert state.steps[3] == [1, 0]
    assert state.cubes == [1, 1]
    assert state.influence == [2, 7 + 1]  # two contracts count 1
    state.check()


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"contracts": CONTRACT_NAMES[:3]}, "are not 4 different contracts"),
        ({"contracts": [*CONTRACT_NAMES[:3], "contract_sleeper"]}, "are not 4 different contracts"),
        ({"contracts": [*CONTRACT_NAMES[:3], CONTRACT_NAMES[0]]}, "are not 4 different contracts"),
        ({"completed": {"contract_jinx": [0]}}, "'contract_jinx' is not on display"),
        ({"parked": [{"contract_jinx": 1}]}, "'contract_jinx' is not on display"),
        ({"parked": [{"contract_galleon_foe": 2}]}, "'contract_galleon_foe' has no step 2"),
        ({"parked": [{"contract_comedian": 1}]}, "'contract_comedian' has no step 1"),
        ({"own": [["priest_1#1", "jester_1"]]}, "seat 0 meets the contract 'contract_comedian'"),
        ({"completed": {name: [0] for name in CONTRACT_NAMES}}, "seat 0 has no cube"),
    ],
)
def test_a_position_that_no_game_reaches_is_refused(wish, said):
    with pytest.raises(ValueError, match=said):
        arranged(**{"contracts": CONTRACT_NAMES, **wish})
