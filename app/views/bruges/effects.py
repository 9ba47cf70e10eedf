"""The effects of persons, ships and exchange cards as rows of icons, for cards that are too small for words."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from app.engines.bruges import components as c
from app.views.bruges.style import ACTION_SIGNS, SIGNS, paint_of
from app.views.paint.icons import Icon

Icons = tuple[Icon, ...]
"""Icons from left to right, see ``app.views.paint.icons``."""

GROUP_SIGNS = (
    "queen-crown",
    "scales",
    "duality-mask",
    "trade",
    "hammer-nails",
    "ringing-bell",
    "church",
    "palette",
    "bordered-shield",
    "domino-mask",
    "open-book",
    "knapsack",
    "paw-print",
)
"""Glyph of each group of persons."""

OTHERS = "#8A2A24"
"""Colour of icons of what belongs or happens to opponents."""

_MANY = 4
"""With more icons than this an effect goes on in a second row."""


def _worker(colour: int) -> Icon:
    return ("glyph", "meeple", paint_of(colour)) if colour >= 0 else ("glyph", "meeple")


def _marker(colour: int) -> Icon:
    if colour < 0:
        return ("glyph", "hazard-sign")
    return ("glyph", SIGNS[colour], paint_of(colour))


def _card(colour: int) -> Icon:
    return ("glyph", "stack", paint_of(colour)) if colour >= 0 else ("glyph", "stack")


def _text(words: str) -> Icon:
    return ("text", words)


def _times(number: int, icon: Icon) -> Icons:
    return (_text(f"{number}"), icon) if number > 1 else (icon,)


COUNTED: dict[str, Icon] = {
    "different_groups": ("glyph", "backup"),
    "different_house_colours": ("glyph", "family-house"),
    "other_persons_in_display": ("glyph", "person"),
    "complete_canal_sections": ("glyph", "stone-bridge"),
    "built_three_spaces": ("glyph", "river"),
    "statue_tiles": ("glyph", "caesar"),
    "turned_majority_markers": ("glyph", "star-medal"),
    "houses": ("glyph", "family-house"),
    "built_canal_tiles": ("glyph", "river"),
    "opponents_canal_tiles": ("glyph", "river", OTHERS),
    "opponents_threat_markers": ("glyph", "hazard-sign", OTHERS),
    "reputation_steps": ("glyph", "greek-temple"),
    "guilders": ("coin",),
    "workers": ("glyph", "meeple"),
    "lowest_die": ("die", 1),
    "highest_die": ("die", 6),
    "die_spread": ("die", 5),
}
"""Icon of what an op counts, if that depends on nothing else."""


def _counted(what: c.Count) -> Icon:
    name, about = what
    if name in ("die", "dice"):
        return ("die", 5, paint_of(about))
    if name == "houses_of_colour":
        return ("glyph", "family-house", paint_of(about))
    if name == "persons_of_group":
        return ("glyph", GROUP_SIGNS[about])
    if name == "persons_with_min_price":
        return ("coin", f"{about}+")
    return COUNTED.get(name, ("glyph", "backup"))


_CONDITIONS: dict[str, Icon] = {
    "min_houses_of_colour": ("glyph", "family-house"),
    "min_person_colours": ("glyph", "backup"),
    "house_of_each_colour": ("glyph", "family-house"),
    "person_of_each_colour": ("glyph", "backup"),
}
"""Icon of the condition of an op."""


def _goods(op: c.Op) -> Icon:
    return {
        "gain_points": ("points", op.amount),
        "gain_guilders": ("coin", op.amount),
    }.get(op.kind, ("points", op.points))


def _gain(op: c.Op) -> Icons:
    if op.kind == "gain_workers":
        if op.colour == c.EACH_COLOUR:
            found: Icons = (_text(f"5×{op.amount}" if op.amount > 1 else "5×"), _worker(-1))
        else:
            found = _times(op.amount, _worker(op.colour))
    else:
        found = (_goods(op),)
    if op.per is not None:
        return (_counted(op.per), ("arrow",), *found)
    if op.condition is not None:
        return (_CONDITIONS.get(op.condition[0], ("glyph", "backup")), ("arrow",), *found)
    return found


def _return_threats(op: c.Op) -> Icons:
    first: Icons = (("coin", op.price), ("arrow",)) if op.price else ()
    number = "" if op.limit <= 1 or op.limit == c.NO_LIMIT else str(op.limit)
    markers = 2 if op.limit == c.NO_LIMIT or op.per else 1
    last: Icons = (_worker(-1),) if op.workers else ()
    return (*first, _text(f"−{number}"), *(_marker(op.colour),) * markers, *last)


def _trigger(op: c.Op) -> Icons:
    assert op.inner is not None
    sign = {
        "own_advance": "greek-temple",
        "own_person_laid_out": "person",
        "own_house_built": "family-house",
        "own_canal_built": "river",
    }.get(op.event, "backup")
    return (("glyph", sign), ("arrow",), *icons_of(op.inner))


def _choose(op: c.Op) -> Icons:
    first, second = (effect_icons(option) for option in op.options[:2])
    return (*first, _text("/"), *second)


def _pays(op: c.Op) -> Icons:
    """Opponents give something, or take a marker."""
    if op.guilders:
        what: Icon = ("coin", op.guilders)
    else:
        what = ("glyph", "meeple", OTHERS) if op.workers else ("glyph", "family-house", OTHERS)
    return (_text("←"), what, _text("/"), _marker(op.colour))


def _glyphs(*names: str) -> Callable[[c.Op], Icons]:
    row: Icons = tuple(("arrow",) if name == ">" else ("glyph", name) for name in names)
    return lambda _op: row


def _minus(sign: str) -> Callable[[c.Op], Icons]:
    return lambda op: (("glyph", sign), _text(f"−{op.amount}"))


_RULES: dict[str, Callable[[c.Op], Icons]] = {
    "gain_points": _gain,
    "gain_guilders": _gain,
    "gain_workers": _gain,
    "score_per": _gain,
    "score_if": _gain,
    "return_threats": _return_threats,
    "trigger": _trigger,
    "choose_one": _choose,
    "opponents_pay_or_take_threat": _pays,
    "place_person_from_discard": lambda op: (("glyph", "card-discard"), ("arrow",), ("glyph", GROUP_SIGNS[op.target])),
    "draw_cards": lambda op: (_text(f"+{op.amount}"), _card(-1)),
    "draw_and_act": _glyphs("card-draw", ">", "card-play"),
    "draw_then_discard": lambda op: (_text(f"+{op.amount}"), _card(-1), _text("−1")),
    "discard_then_draw": lambda _op: (_card(-1), ("arrow",), ("glyph", "card-draw")),
    "discard_then_points": lambda op: (_card(-1), ("arrow",), ("points", op.points)),
    "discard_then_guilders": lambda op: (_card(-1), ("arrow",), ("coin", op.guilders)),
    "build_house": lambda op: (
        ("glyph", "card-discard" if op.event != "hand" else "card-play"),
        ("arrow",),
        ("glyph", "family-house", paint_of(op.colour)) if op.colour >= 0 else ("glyph", "family-house"),
    ),
    "build_canal": lambda op: (_text("2×" if op.factor > 1 else "1×"), ("coin",), ("arrow",), ("glyph", "river")),
    "next_canal_free": lambda _op: (("glyph", "river"), ("coin", 0)),
    "advance": lambda op: (_text(f"+{op.amount}"), ("glyph", "greek-temple")),
    "advance_without_low_dice": lambda op: (("coin", op.price), ("arrow",), ("glyph", "greek-temple")),
    "advance_discount": _minus("greek-temple"),
    "canal_discount": _minus("river"),
    "person_discount": _minus("person"),
    "majority_ties_count": lambda _op: (_text("="), ("glyph", "star-medal")),
    "play_extra_card": lambda _op: (_text("+1"), ("glyph", "card-play")),
    "recruit_from_hand": lambda op: (("glyph", "card-play"), ("arrow",), ("glyph", "person"), _text(f"−{op.amount}")),
    "exchange_workers": lambda _op: (_worker(-1), ("glyph", "trade"), _worker(-1)),
    "sell_workers": lambda op: (_worker(-1), ("arrow",), ("coin", op.guilders)),
    "gain_workers_of_house_colours": _glyphs("family-house", ">", "meeple"),
    "gain_workers_of_missing_colours": lambda op: (_text("0"), ("arrow",), *_times(op.amount, _worker(-1))),
    "damage_immunity": lambda op: (("glyph", "bordered-shield"), _marker(op.target)),
    "name_colour_next_card": lambda _op: (("glyph", "card-play"), _text("?"), ("glyph", "palette")),
    "activate_own_lightning": _glyphs("lightning-helix", "clockwise-rotation"),
    "activate_own_person": _glyphs("person", "clockwise-rotation"),
    "reactivate_own_used_person": _glyphs("person", "clockwise-rotation"),
    "repeat_lightning": lambda _op: (_text("2×"), ("glyph", "lightning-helix")),
    "hand_refill": lambda op: (("glyph", "stack"), _text(str(op.limit if op.limit < c.NO_LIMIT else 6))),
    "buy_points": lambda op: (("coin", op.guilders), ("arrow",), ("points", op.points)),
    "pay_opponents_for_points": lambda op: (
        ("coin", op.guilders),
        ("glyph", "backup", OTHERS),
        ("arrow",),
        ("points", 1),
    ),
    "opponents_take_threat": lambda op: (_text("+1"), _marker(op.colour), ("glyph", "backup", OTHERS)),
    "opponents_give_guilders": lambda op: (("glyph", "backup", OTHERS), ("arrow",), ("coin", op.amount)),
    "opponents_give_workers": lambda op: (
        ("glyph", "backup", OTHERS),
        ("arrow",),
        *_times(op.amount, _worker(-1)),
    ),
    "opponents_give_guilders_or_worker": lambda op: (
        ("glyph", "backup", OTHERS),
        ("arrow",),
        ("coin", op.guilders),
        _text("/"),
        _worker(-1),
    ),
    "opponents_discard_hand": lambda _op: (_text("−1"), _card(-1), ("glyph", "backup", OTHERS)),
    "opponents_remove_canal": lambda _op: (_text("−1"), ("glyph", "river"), ("glyph", "backup", OTHERS)),
    "opponents_lose_points": lambda op: (_text("−"), ("points", op.amount), ("glyph", "backup", OTHERS)),
    "discard_own_person_for_points": lambda op: (
        ("glyph", "person"),
        ("arrow",),
        _text(f"+{op.plus}"),
        ("points", "n"),
    ),
    "return_own_person_to_hand": lambda op: (("glyph", "person"), ("arrow",), ("coin", op.guilders)),
    "give_threats_to_opponents": lambda op: (
        _text(f"−{op.limit}"),
        _marker(-1),
        ("arrow",),
        ("glyph", "backup", OTHERS),
    ),
    "activate_opponent_person": lambda _op: (("glyph", "person", OTHERS), ("glyph", "lightning-helix")),
}
"""The icons of an op, by its kind."""


def icons_of(op: c.Op) -> Icons:
    """The icons of one op; none if its kind has none."""
    rule = _RULES.get(op.kind)
    return rule(op) if rule else ()


def _change(change: c.Change) -> Icons:
    """The icons of how an action is changed by a person or an exchange card."""
    if change.workers:
        return (_text(str(change.workers)), _worker(-1))
    if change.extra_workers_same or change.extra_workers_choice:
        return (_text(f"+{change.extra_workers_same or change.extra_workers_choice}"), _worker(-1))
    if change.guilders:
        return (("die", 6), ("arrow",), ("coin", change.guilders))
    if change.extra_guilders:
        return (_text("+"), ("coin", change.extra_guilders))
    if change.extra_points:
        return (_text("+"), ("points", change.extra_points))
    if change.extra_threats:
        return (_text(f"−{change.extra_threats}"), _marker(-1))
    if change.discount:
        return (_text("−"), ("coin", change.discount))
    if change.free:
        return (("glyph", "river"), ("coin", 0))
    if change.any_colour:
        return (("glyph", "river"), _text("="), ("glyph", "palette"))
    return (_text("0"), _worker(-1)) if change.no_worker else (_worker(-1), _text("="), ("glyph", "palette"))


_CHANGES: dict[int, Icons] = {
    change.source: (("glyph", ACTION_SIGNS[action]), ("arrow",), *_change(change))
    for action in range(len(c.ACTIONS))
    for _, change in c.ACTION_CHANGES[action]
} | {change.source: _change(change) for change in c.EXCHANGE_CHANGES if change.source >= 0}
"""By source, the icons of a person or an exchange card that changes an action.

Those of a person begin with the sign of the action; an exchange card shows it as its picture.
"""


@lru_cache(maxsize=512)
def effect_icons(effect: int) -> Icons:
    """The icons of an effect, in one or two rows; ``effect`` as in ``components.EFFECTS``."""
    if effect in _CHANGES:
        return _CHANGES[effect]
    found: Icons = ()
    in_row = 0
    for op in c.EFFECTS[effect]:
        icons = icons_of(op)
        if found and icons:
            wide = in_row + len(icons) > _MANY and ("break",) not in found
            found = (*found, ("break",) if wide else ("gap",))
            in_row = 0 if wide else in_row
        found = (*found, *icons)
        in_row += len(icons)
    return found
