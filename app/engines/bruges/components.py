"""Everything printed: cards, ships, exchange cards, canals.  R2, R5, R6, R57, R63

Effects keep the structure of ``components.json``: a list of ``Op``, one after the other.
Cards, ships and exchange cards share one numbering, the *sources* of effects.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

_DATA: dict[str, Any] = json.loads(Path(__file__).with_name("components.json").read_text(encoding="utf-8"))

COLOURS: tuple[str, ...] = tuple(_DATA["colours"])
N_COLOURS = len(COLOURS)
BLUE, BROWN, YELLOW, RED, VIOLET = range(N_COLOURS)
THREATS: dict[str, int] = {name: COLOURS.index(colour) for name, colour in _DATA["threats"].items()}
GROUPS: tuple[str, ...] = tuple(_DATA["groups"])
SEATS: tuple[str, ...] = tuple(_DATA["seats"])
SECTIONS = ("left", "right")
PILES = ("left", "right")

START_POINTS: int = _DATA["setup"]["start_points"]
START_GUILDERS: int = _DATA["setup"]["start_guilders"]
START_WORKERS: int = _DATA["setup"]["start_workers_per_colour"]
HAND_SIZE: int = _DATA["setup"]["hand_size"]
STACKS: int = _DATA["setup"]["stacks_base"]
STACKS_LARGE: int = _DATA["setup"]["stacks_with_new_citizens"]
"""With New Citizens, and with five players.  R7"""
TURNS: int = _DATA["setup"]["turns_per_round"]
TRACK: tuple[int, ...] = tuple(_DATA["track"])
LAST_STEP = len(TRACK) - 1
SPACES = 5
DAMAGE_AT = 3

HOUSE_POINTS: int = _DATA["scoring"]["house"]
MAJORITY_POINTS: int = _DATA["scoring"]["majority_marker"]
THIRD_SPACE_POINTS: int = _DATA["scoring"]["canal_space_3"]
INTRIGUE_LOSS: int = _DATA["scoring"]["intrigue_loss"]
MAJORITIES = ("reputation", "persons", "canal", "pets")
REPUTATION, PERSONS, CANAL, PETS = range(4)

LIGHTNING, WORKER, ONCE, PERMANENT, LAUREL, NONE = range(6)
_KINDS = {
    "lightning": LIGHTNING,
    "worker": WORKER,
    "once_per_round": ONCE,
    "permanent": PERMANENT,
    "laurel": LAUREL,
    "none": NONE,
}
ACTIONS = ("take_workers", "take_guilders", "remove_threat", "build_canal", "build_house", "recruit_person")
TAKE_WORKERS, TAKE_GUILDERS, REMOVE_THREAT, BUILD_CANAL, BUILD_HOUSE, RECRUIT = range(6)

FREE_CHOICE = -1
"""Colour of a worker or a marker that its owner chooses."""
EACH_COLOUR = -2
OF_EVENT = -3
"""Colour of the person, house or space that set a trigger off."""
PAIR_ONLY = -4
"""A colour of which the owner has exactly two markers."""
_COLOUR_WORDS = {
    **{colour: i for i, colour in enumerate(COLOURS)},
    **dict.fromkeys(("choice", "any", "opponent_choice"), FREE_CHOICE),
    **dict.fromkeys(("of_person", "of_house", "of_space"), OF_EVENT),
    "each": EACH_COLOUR,
    "pair_only": PAIR_ONLY,
}
NO_LIMIT = 1 << 20

Count = tuple[str, int]
"""What is counted, and the colour, group or price it is about (or 0)."""


@dataclass(frozen=True, slots=True)
class Op:
    """One step of an effect; which figures matter depends on ``kind``.

    Attributes:
        kind: The word of the vocabulary, e.g. ``"gain_guilders"``.
        amount: Goods, cards, markers, steps or the size of a reduction.
        colour: A colour or one of ``FREE_CHOICE``, ``EACH_COLOUR``, ``OF_EVENT``, ``PAIR_ONLY``.
        per: What the amount is multiplied by.  plus: added once.  limit: the most there is of it.
        divisor: Divides the count, rounded down.
        price, houses: What is paid.  points, guilders, workers: what is taken, or paid by an opponent.
        discard: Hand cards to discard.  factor: multiplies the printed price or points.
        condition: What must hold.  options: effects of which one is chosen.
        target: Colour of a threat, a group, an action, or how many opponents.
        event: What sets a trigger off; ``inner`` is what happens then; ``optional`` if it may be declined.
        least: lowest printed price.  each: markers that one opponent may get.
        kinds: Kinds of persons that can be chosen.
        excluded: Cards that cannot be chosen.
    """

    kind: str
    amount: int = 1
    colour: int = FREE_CHOICE
    per: Count | None = None
    plus: int = 0
    limit: int = NO_LIMIT
    divisor: int = 1
    price: int = 0
    points: int = 0
    guilders: int = 0
    workers: int = 0
    houses: int = 0
    discard: int = 0
    factor: int = 1
    least: int = 0
    each: int = 0
    condition: Count | None = None
    options: tuple[int, ...] = ()
    target: int = -1
    event: str = ""
    inner: Op | None = None
    optional: bool = False
    kinds: tuple[int, ...] = ()
    excluded: tuple[int, ...] = ()


_PERSONS: list[dict[str, Any]] = [*_DATA["base"], *_DATA["new_citizens"], *_DATA["pets"]]
N_BASE, N_NEW = len(_DATA["base"]), len(_DATA["new_citizens"])
N_CARDS = len(_PERSONS)
BASE = range(N_BASE)
NEW_CITIZENS = range(N_BASE, N_BASE + N_NEW)
PET_CARDS = range(N_BASE + N_NEW, N_CARDS)

SHIP_KINDS: tuple[str, ...] = tuple(entry["kind"] for entry in _DATA["ships"])
N_KINDS = len(SHIP_KINDS)
SHIPS_AT = N_CARDS
EXCHANGE_AT = SHIPS_AT + N_COLOURS * N_KINDS
EXCHANGE: tuple[str, ...] = tuple(entry["id"] for entry in _DATA["exchange"])

IDS: tuple[str, ...] = (
    *(entry["id"] for entry in _PERSONS),
    *(f"ship_{colour}_{kind}" for colour in COLOURS for kind in SHIP_KINDS),
    *(f"exchange_{name}" for name in EXCHANGE),
)
NUMBER: dict[str, int] = {name: source for source, name in enumerate(IDS)}
COLOUR: tuple[int, ...] = tuple(COLOURS.index(entry["colour"]) for entry in _PERSONS)
GROUP: tuple[int, ...] = tuple(GROUPS.index(entry["group"]) for entry in _PERSONS)
PRICE: tuple[int, ...] = tuple(entry["price"] for entry in _PERSONS)
POINTS: tuple[int, ...] = tuple(entry["points"] for entry in _PERSONS)
KIND: tuple[int, ...] = tuple(_KINDS[entry["kind"]] for entry in _PERSONS)
WORKER_COLOUR: tuple[int, ...] = tuple(
    COLOURS.index(entry["worker"]) if "worker" in entry else -1 for entry in _PERSONS
)
"""Colour of the worker that activates a person; -1 for those without one."""
IS_PET: tuple[bool, ...] = tuple(card in PET_CARDS for card in range(N_CARDS))
BACK: tuple[int, ...] = tuple(2 * COLOUR[card] + IS_PET[card] for card in range(N_CARDS))
"""What everybody sees of a card: twice its colour, and one more for a pet.  R9, R95"""
N_BACKS = 2 * N_COLOURS
BIT: tuple[int, ...] = tuple(1 << card for card in range(N_CARDS))
GROUP_MASKS: tuple[int, ...] = tuple(
    sum(1 << card for card in range(N_CARDS) if GROUP[card] == group) for group in range(len(GROUPS))
)
COLOUR_MASKS: tuple[int, ...] = tuple(
    sum(1 << card for card in range(N_CARDS) if COLOUR[card] == colour) for colour in range(N_COLOURS)
)
PET_MASK = sum(1 << card for card in PET_CARDS)
ACTIVATABLE_MASK = sum(1 << card for card in range(N_CARDS) if KIND[card] in (WORKER, ONCE))

CANALS: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(
        tuple(COLOURS.index(colour) for colour in entry["colours"])
        for section in SECTIONS
        for entry in _DATA["canals"]
        if (entry["seat"], entry["section"]) == (seat, section)
    )
    for seat in SEATS
)
"""Colours of the five spaces of a section, by seat; space n costs n guilders.  R57"""
EXCHANGE_ACTION: tuple[int, ...] = tuple(ACTIONS.index(entry["action"]) for entry in _DATA["exchange"])
EXCHANGE_MARKERS: tuple[int, ...] = tuple(entry["markers"] for entry in _DATA["exchange"])
LEAST_PLAYERS, MOST_PLAYERS, BASE_PLAYERS = 2, 5, 4


def _count(entry: Any) -> Count:  # noqa: ANN401  # a word or a word with what it is about
    if isinstance(entry, str):
        return entry, 0
    ((name, about),) = entry.items()
    if isinstance(about, dict):  # {"colour": ..., "n": ...}: both in one number
        return name, COLOURS.index(about["colour"]) * 100 + int(about["n"])
    if isinstance(about, str):
        about = COLOURS.index(about) if about in COLOURS else GROUPS.index(about)
    return name, int(about)


_FIELDS: dict[str, str] = {
    "op": "kind",
    "on": "event",
    "from": "event",
    "max": "limit",
    "to": "limit",
    "draw": "amount",
    "steps": "amount",
    "discount": "amount",
    "price_factor": "factor",
    "guilders_each": "guilders",
    "points_per_guilder": "points",
    "worker_of_same_colour": "workers",
    "min_printed_price": "least",
    "max_per_opponent": "each",
    "useless_allowed": "optional",
    "targets": "target",
}
"""Words of the data file that are fields of ``Op`` under another name."""


def _field(key: str, value: Any) -> dict[str, Any]:  # noqa: ANN401  # as the data file has it
    """The fields of ``Op`` that an entry of the data file fills."""
    if key == "colour":
        return {"colour": _COLOUR_WORDS[value]}
    if key == "max" and isinstance(value, dict):
        return {"per": _count(value["per"])}
    if value is None:
        return {_FIELDS[key]: NO_LIMIT}
    if key in ("per", "condition"):
        return {key: _count(value)}
    if key == "options":
        return {key: tuple(_add_effect(option) for option in value)}
    if key == "do":
        return {"inner": _op(value)}
    if key == "threat":
        return {"target": THREATS[value]}
    if key == "group":
        return {"target": GROUPS.index(value)}
    if key == "pay":
        return {"houses" if name == "empty_house" else name: number for name, number in value.items()}
    if key == "kinds":
        return {key: tuple(_KINDS[kind] for kind in value)}
    if key == "excluded":
        return {key: tuple(NUMBER[name] for name in value)}
    return {} if key in ("pay_worker", "worker_cost") else {_FIELDS.get(key, key): value}


def _op(entry: dict[str, Any]) -> Op:
    """An op of the data file."""
    given: dict[str, Any] = {}
    for key, value in entry.items():
        given |= _field(key, value)
    return Op(**given)


_options: list[tuple[Op, ...]] = []


def _add_effect(entries: list[dict[str, Any]]) -> int:
    """Enter one more effect beyond those of the sources; its number."""
    _options.append(tuple(_op(entry) for entry in entries))
    return len(IDS) + len(_options) - 1


@dataclass(frozen=True, slots=True)
class Change:
    """How a person or an exchange card changes one of the six actions.

    Attributes:
        workers: Workers taken in all, 0 for the usual number.  extra_workers_same: more of the card's colour.
        extra_workers_choice: more of any colour.
        guilders: Taken instead of the die, 0 for the die.  extra_guilders: on top.
        extra_points: Points on top.  extra_threats: further markers of any colour that may be returned.
        discount: Guilders less.  free: no guilders at all.
        any_colour: The card's colour need not match the space.
        source: Whose change it is.
        any_worker: The house may be paid with a worker of any colour.  no_worker: with none.
    """

    workers: int = 0
    extra_workers_same: int = 0
    extra_workers_choice: int = 0
    guilders: int = 0
    extra_guilders: int = 0
    extra_points: int = 0
    extra_threats: int = 0
    discount: int = 0
    free: bool = False
    any_colour: bool = False
    any_worker: bool = False
    no_worker: bool = False
    source: int = -1


NO_CHANGE = Change()


def _change(entry: dict[str, Any], source: int) -> Change:
    """A ``modify`` or ``modify_action`` of the data file."""
    given = {key: value for key, value in entry.items() if key not in ("op", "action")}
    given["free"] = given.pop("price", None) == 0
    given["any_worker"] = given.pop("worker_colour", "") == "any"
    given["no_worker"] = given.pop("worker_cost", True) is False
    given["extra_threats"] = given.pop("extra_any", 0) + given.pop("extra_threats_any", 0)
    return Change(**given, source=source)


def _ops(entry: dict[str, Any]) -> tuple[Op, ...]:
    """The effect of a source, without what only changes an action."""
    return tuple(_op(op) for op in entry.get("effect", ()) if not op["op"].startswith("modify"))


EFFECTS: tuple[tuple[Op, ...], ...] = (
    *(_ops(entry) for entry in _PERSONS),
    *(_ops(entry) for _ in COLOURS for entry in _DATA["ships"]),
    *(_ops(entry) for entry in _DATA["exchange"]),
    *_options,
)
"""Ops by source, then those of the options of ``choose_one``.

``choose_one`` is known to persons only, so that ``_options`` is complete by now.
"""
EXCHANGE_CHANGES: tuple[Change, ...] = tuple(
    next((_change(op, EXCHANGE_AT + number) for op in entry["effect"] if op["op"] == "modify"), NO_CHANGE)
    for number, entry in enumerate(_DATA["exchange"])
)
ACTION_CHANGES: tuple[tuple[tuple[int, Change], ...], ...] = tuple(
    tuple(
        (BIT[card], _change(op, card))
        for card, entry in enumerate(_PERSONS)
        for op in entry.get("effect", ())
        if op["op"] == "modify_action" and op["action"] == action
    )
    for action in ACTIONS
)
"""By action: persons (as a bit) and what they change.  R67"""


def permanent(kind: str, target: int = -1) -> tuple[tuple[int, Op], ...]:
    """Persons (card and op) with a permanent power of this kind."""
    return tuple(
        (card, op)
        for card in range(N_CARDS)
        if KIND[card] == PERMANENT
        for op in EFFECTS[card]
        if op.kind == kind and target in (-1, op.target)
    )


def triggers(event: str) -> tuple[tuple[int, Op], ...]:
    """Persons that react to an event.  R148, R149, R150, R151"""
    return tuple((card, op) for card, op in permanent("trigger") if op.event == event)


def deck(pets: bool, new_citizens: bool) -> list[int]:  # two switches of the game
    """The cards in play.  R6"""
    cards = list(BASE)
    if new_citizens:
        cards += NEW_CITIZENS
    if pets:
        cards += PET_CARDS
    return cards


def statues(players: int) -> tuple[int, ...]:
    """Values of the statue tiles, the first to be taken first.  R5, R111"""
    return tuple(_DATA["statues"]["base" if players <= BASE_PLAYERS else "five_players"])
