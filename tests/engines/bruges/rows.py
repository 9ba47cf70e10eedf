"""Cards in tables: a position, what is done, and what it changes.

A change is a line of what there is more or less of than before: ``guilders+2 red-1 B.points-2 left+1``.
Colours are workers, colours with ``!`` are threat markers; ``B.`` and ``C.`` are the opponents.
"""

import re
from collections import Counter

from app.engines.bruges.components import COLOURS
from tests.engines.bruges import printed
from tests.engines.bruges.builder import A, asks, cards, do, turn, verbs

MODULES = {"pets": True, "new_citizens": True}
SEAT_NAMES = ("", "B.", "C.", "D.")
TOKEN = re.compile(r"([\w.!]+)([+-]\d+)")


def inventory(state):
    """How much there is of everything."""
    have = Counter({"discard": len(state.discard), "stock": sum(map(len, (*state.piles, state.reserve)))})
    for seat in range(state.players):
        who = SEAT_NAMES[seat]
        for name in ("guilders", "points", "steps"):
            have[who + name] = getattr(state, name)[seat]
        have[who + "hand"] = len(state.hand[seat])
        have[who + "houses"] = len(state.houses[seat])
        have[who + "persons"] = sum(card >= 0 for card in state.persons[seat])
        have[who + "pets"] = sum(card >= 0 for card in state.pets[seat])
        have[who + "left"], have[who + "right"] = state.tiles[2 * seat : 2 * seat + 2]
        have[who + "statues"] = state.statues[seat].bit_count()
        have[who + "turned"] = state.turned[seat].bit_count()
        for colour, name in enumerate(COLOURS):
            have[who + name] = state.workers[seat * len(COLOURS) + colour]
            have[f"{who}{name}!"] = state.threats[seat * len(COLOURS) + colour]
    return have


def changed(before, after):
    """What there is more or less of."""
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def parse(text):
    """A change as it is written in the tables; what is named twice is added up."""
    found = Counter()
    for token in text.split():
        name, number = TOKEN.fullmatch(token).groups()
        found[name] += int(number)
    return {name: number for name, number in found.items() if number}


def a_turn(card, given):
    """A's turn, with the person in a brown house, or in the hand and payable with an empty brown house."""
    given = MODULES | {"players": 3, "dice": "2 4 1 6 3"} | given
    home, more = given.pop("home", "brown"), given.pop("more", "")
    others = given.pop("others", {})
    if printed.CARDS[card][4] == "lightning":
        given["hand"] = {**given.get("hand", {}), A: f"{card} {given.get('hand', {}).get(A, '')}"}
        given["guilders"] = {**given.get("guilders", {}), A: given.get("guilders", {}).get(A, 0) + printed.price(card)}
    else:
        home += f"+{card}"
        given["workers"] = {
            **given.get("workers", {}),
            A: f"{printed.worker(card)} {given.get('workers', {}).get(A, '')}",
        }
    return turn(**given, houses={A: f"{home} {more}", **others})


def carry_out(card, given, actions, change):
    """One row: the actions change what is named, besides the price of the person or its worker.

    No ``change``: the person cannot be activated, or its lightning text does nothing at all.
    """
    state = a_turn(card, given)
    before = inventory(state)
    lightning = printed.CARDS[card][4] == "lightning"
    if change is None and not lightning:
        assert card not in verbs(state, "activate")
        return state
    cost = f"guilders{-printed.price(card):+d} hand-1 persons+1" if lightning else ""
    if worker := printed.worker(card):
        cost = f"{worker}-1"
    do(state, f"recruit {card} 0" if lightning else f"activate {card}", *steps_of(actions))
    assert changed(before, inventory(state)) == parse(f"{cost} {change or ''}")
    assert state.asked[0] == "main", asks(state)
    assert asks(state)[0] == "red"
    assert bool(state.used & sum(1 << each for each in cards(card))) != lightning
    return state


def steps_of(actions):
    """Single actions of a row."""
    return [action.strip() for action in actions.split(";") if action.strip()]
