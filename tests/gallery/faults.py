"""Ten faults in the painting of each game, and whether the kept pictures notice them.

``python -m tests.gallery.faults [GAME ...]`` puts them in one at a time and tells which screen notices each, first
among the quick ones, then among all of the game. A screen that differs without a fault would make that worthless, so
the first line of a game is about its screens without one.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from functools import wraps
from importlib import import_module
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QRectF

from app.views.paint.cache import glyph_images, pixmaps
from tests.gallery.baseline import compared
from tests.gallery.screens import QUICK, SCREENS, Studio, studio

Painter = Callable[..., Any]
Change = Callable[[Painter], Painter]
"""Makes another function of a function of the program."""


@dataclass(frozen=True)
class Fault:
    """One fault.

    Attributes:
        what: What a person would say of it.
        place: Module below ``app.views`` and name of the function or table, e.g. ``"murano.things.paint_bag"``.
        change: What becomes of it; for a table, the entries that are others.
    """

    what: str
    place: str
    change: Change | dict[Any, Any]


# --- natures of faults -----------------------------------------------------------------------------------------------


def painter_of(given: tuple[Any, ...]) -> Any:
    """The painter among the arguments: the first, or after the facts of a panel, which paint by methods."""
    return given[1] if hasattr(given[0], "paint") else given[0]


def skipped(_: Painter) -> Painter:
    """It is not painted."""
    return lambda *_, **__: None


def shifted(paint: Painter) -> Painter:
    """It lies 4 px too far to the right."""

    def painted(*given, **named):
        p = painter_of(given)
        p.save()
        p.translate(4, 0)
        paint(*given, **named)
        p.restore()

    return painted


def shrunk(paint: Painter) -> Painter:
    """It has 80 % of its size; its place comes as a rectangle or as a middle and a radius."""

    def painted(p, *rest, **named):
        if isinstance(rest[0], QRectF):
            rect, *others = rest
            dx, dy = rect.width() / 10, rect.height() / 10
            paint(p, rect.adjusted(dx, dy, -dx, -dy), *others, **named)
        else:
            x, y, r, *others = rest
            paint(p, x, y, 0.8 * r, *others, **named)

    return painted


def clipped(paint: Painter) -> Painter:
    """Its right quarter is cut off."""

    def painted(*given, **named):
        p = painter_of(given)
        rect = given[given.index(p) + 1]
        p.save()
        p.setClipRect(rect.adjusted(-9, -9, -rect.width() / 4, 9))
        paint(*given, **named)
        p.restore()

    return painted


def without(*names: str) -> Change:
    """It is painted without what some functions would paint, e.g. ``"paint.brushes.draw_text"``."""

    def change(paint: Painter) -> Painter:
        @wraps(paint)
        def painted(*arguments, **named):
            with ExitStack() as stack:
                for name in names:
                    module, _, function = name.rpartition(".")
                    stack.enter_context(patch.object(import_module(f"app.views.{module}"), function, skipped(paint)))
                paint(*arguments, **named)

        return painted

    return change


def recoloured(colour: Any, nth: int) -> Change:
    """It has another colour; ``nth`` counts its arguments after the painter, unless it is given by name."""

    def change(paint: Painter) -> Painter:
        def painted(p, *rest, **named):
            if "colour" in named:
                named["colour"] = colour
            else:
                rest = (*rest[:nth], colour, *rest[nth + 1 :])
            paint(p, *rest, **named)

        return painted

    return change


def answering(value: Any) -> Change:
    """It always answers the same."""
    return lambda _: lambda *_, **__: value


def with_art_of(wrong: str, right: str) -> Change:
    """A card shows the figure of another one, under its own name."""

    def change(face_of: Painter) -> Painter:
        def found(face, *rest, **named):
            own = face_of(face, *rest, **named)
            return replace(own, glyph=face_of(right, *rest, **named).glyph) if face == wrong else own

        return found

    return change


def layered(key: str, z: float) -> Change:
    """The panels whose keys begin so lie at another height."""

    def change(panels: Painter) -> Painter:
        def found(*arguments, **named):
            laid = panels(*arguments, **named)
            return [replace(panel, z=z) if panel.key.startswith(key) else panel for panel in laid]

        return found

    return change


NO_TEXT = without("paint.brushes.draw_text", "paint.stamps.write")
NO_SHADOW = without("paint.brushes.shadow")

FAULTS: dict[str, tuple[Fault, ...]] = {
    "murano": (
        Fault("customers have the colour of others", "murano.tiles.customer", recoloured(0, 3)),
        Fault("piles and counters lack their numbers", "murano.things.paint_pill", NO_TEXT),
        Fault("the bag is not painted", "murano.things.paint_bag", skipped),
        Fault("gondoliers stand 4 px beside their gondolas", "murano.things.paint_gondolier", shifted),
        Fault("an action space has the sign of another", "murano.style.ACTION_GLYPHS", {"production": "canoe"}),
        Fault("names of islands lack their shadow", "murano.things.paint_flag", NO_SHADOW),
        Fault("names of opponents are cut off", "murano.player_panels.OpponentPanel._paint_name", clipped),
        Fault("prices lie below their spaces", "murano.panels.all_panels", layered("price:", -20)),
        Fault("beads are too small", "murano.player_panels.paint_bead", shrunk),
        Fault("a character has another's picture", "murano.art.character_face",
              with_art_of("shops_blue", "gold_exchange_blue")),
    ),
    "port_royal": (
        Fault("cubes have the colour of another seat", "port_royal.player_panels._cubes", recoloured(2, 3)),
        Fault("figures of opponents lack their numbers", "port_royal.player_panels._figure", NO_TEXT),
        Fault("the discard pile is not painted", "port_royal.panels.paint_discard", skipped),
        Fault("the label of the deck lies 4 px beside", "port_royal.panels.DeckLabel.paint", shifted),
        Fault("swords have the sign of crosses", "port_royal.player_panels.COUNTER_GLYPHS", {"swords": "gothic-cross"}),
        Fault("the harbour has no glass", "port_royal.panels.Harbour.paint", without("port_royal.panels.glass")),
        Fault("titles of the harbour are cut off", "port_royal.panels.Harbour.paint", clipped),
        Fault("the glass of the harbour lies above its cards", "port_royal.board.PortRoyalBoard.panels",
              layered("harbour", 500)),
        Fault("symbols of expeditions are too small", "port_royal.plaque.paint_strip", shrunk),
        Fault("a sailor has the picture of an admiral", "port_royal.art.card_face",
              with_art_of("sailor_1", "admiral_1")),
    ),
    "taverns": (
        Fault("dice of a seat have another colour", "taverns.things.die_colour", answering("#4636B0")),
        Fault("piles lack their numbers", "taverns.things.count_pill", NO_TEXT),
        Fault("the counter guest is not painted", "taverns.things.paint_counter_guest", skipped),
        Fault("dice lie 4 px beside their places", "taverns.things.paint_die", shifted),
        Fault("the safe has the sign of the barrel", "taverns.art.TILE_GLYPHS", {"safe": "barrel"}),
        Fault("coasters lack their shadow", "taverns.things.paint_coaster", NO_SHADOW),
        Fault("names of opponents are cut off", "taverns.player_panels.write_names", clipped),
        Fault("the tables lie above their guests", "taverns.panels.all_panels", layered("tables", 500)),
        Fault("markers on the tracks are too small", "taverns.painters.paint_marker", shrunk),
        Fault("a helper has another's picture", "taverns.art.HELPER_GLYPHS", {"waitress": "barrel"}),
    ),
    "loyang": (
        Fault("the walker has the colour of another seat", "loyang.things.paint_walker", recoloured(4, 1)),
        Fault("badges lack their numbers", "loyang.goods.count_badge", NO_TEXT),
        Fault("the load of the cart is not painted", "loyang.things.paint_load", skipped),
        Fault("the shelves of the shop lie 4 px beside", "loyang.things.paint_shelf", shifted),
        Fault("a helper has the sign of another", "loyang.faces.HELPER_GLYPHS", {"haggler": "scales"}),
        Fault("tiles of actions lack their shadow", "loyang.things.paint_tile", NO_SHADOW),
        Fault("names of opponents are cut off", "loyang.player_panels.write_names", clipped),
        Fault("the shop lies above its goods", "loyang.panels.all_panels", layered("shop", 500)),
        Fault("the moods of customers are too small", "loyang.goods.mood", shrunk),
        Fault("customers have the picture of the stall", "loyang.art.SIGNS", {"regular": "shop"}),
    ),
    "bruges": (
        Fault("pawns have the colour of another seat", "bruges.things.paint_pawn", recoloured(4, 1)),
        Fault("workers lack their numbers", "bruges.things.paint_worker", NO_TEXT),
        Fault("canals of opponents are not painted", "bruges.player_panels._canal", skipped),
        Fault("threats lie 4 px beside", "bruges.things.paint_threat", shifted),
        Fault("the plague has the sign of the fire", "bruges.style.SIGNS", {1: "flame"}),
        Fault("the hall has no ground", "bruges.town_panels.paint_ground", skipped),
        Fault("names of opponents are cut off", "bruges.player_panels.write_names", clipped),
        Fault("the town lies above its dice", "bruges.panels.all_panels", layered("town", 500)),
        Fault("dice are too small", "bruges.things.paint_die", shrunk),
        Fault("a person has another's picture", "bruges.art.FIGURES", {"duke": "canoe"}),
    ),
}  # fmt: skip


# --- putting them in -------------------------------------------------------------------------------------------------


def place_of(place: str) -> tuple[Any, str]:
    """The module or class that holds a name, and the name."""
    path, _, name = f"app.views.{place}".rpartition(".")
    try:
        return import_module(path), name
    except ModuleNotFoundError:  # a method
        module, _, owner = path.rpartition(".")
        return getattr(import_module(module), owner), name


def forget() -> None:
    """What was painted, and what views and models keep of what they worked out."""
    pixmaps.clear()
    glyph_images.clear()
    for name, module in list(sys.modules.items()):
        if name.startswith(("app.views.", "app.models.")):
            for each in list(vars(module).values()):
                if hasattr(each, "cache_clear") and getattr(each, "__module__", "").startswith("app."):
                    each.cache_clear()


@contextmanager
def put_in(fault: Fault) -> Iterator[None]:
    """The program has the fault; wherever a function was imported to or lies in a table."""
    owner, name = place_of(fault.place)
    target = getattr(owner, name)
    with ExitStack() as stack:
        if isinstance(fault.change, dict):
            if unknown := fault.change.keys() - target.keys():
                raise KeyError(f"{fault.place} has no {sorted(unknown)}")
            stack.enter_context(patch.dict(target, fault.change))
        else:
            changed = fault.change(target)
            stack.enter_context(patch.object(owner, name, changed))
            for module in [each for key, each in sys.modules.items() if key.startswith("app.views.")]:
                for key, value in list(vars(module).items()):
                    if value is target:
                        stack.enter_context(patch.object(module, key, changed))
                    elif isinstance(value, dict) and any(each is target for each in value.values()):
                        others = {entry: changed for entry, each in value.items() if each is target}
                        stack.enter_context(patch.dict(value, others))
        forget()
        yield
    forget()


def worst(names: list[str], own: Studio) -> tuple[float, str]:
    """The first screen that differs from its picture, else the one that comes nearest; with its score."""
    found = (0.0, "none")
    for name in names:
        found = max(found, (compared(name, own)[0].score, name))
        if found[0] >= 1:
            break
    return found


def screens_of(game: str) -> list[str]:
    """The names of a game's screens."""
    return [name for name in SCREENS if name.startswith((f"{game}_", f"cards_{game}"))]


def tried(game: str, own: Studio) -> tuple[int, int]:
    """Put in all faults of a game; gives how many the quick screens notice, and how many all of them."""
    names = screens_of(game)
    quick = [name for name in names if name in QUICK]
    slow = [name for name in names if name not in QUICK]
    by_quick = by_all = 0
    for number, fault in enumerate(FAULTS[game], 1):
        with put_in(fault):
            soon = worst(quick, own)
            best = soon if soon[0] >= 1 else max(soon, worst(slow, own))
        by_quick += soon[0] >= 1
        by_all += best[0] >= 1
        told = "MISSED" if best[0] < 1 else "noticed" if best is soon else "noticed by a slow screen"
        print(f"{number:4} {fault.what}: {told}, {best[0]:.2f} {best[1]}", flush=True)
    print(f"{game}: {by_quick} of {len(FAULTS[game])} noticed by quick screens, {by_all} by all", flush=True)
    return by_quick, by_all


def main() -> int:
    it = argparse.ArgumentParser(prog="python -m tests.gallery.faults", description=__doc__)
    it.add_argument("games", metavar="GAME", nargs="*", help=f"default: {', '.join(FAULTS)}")
    games = it.parse_args().games or list(FAULTS)
    if unknown := [game for game in games if game not in FAULTS]:
        it.error(f"no faults of {', '.join(unknown)}")
    with studio() as own:
        results = []
        for game in games:
            print(f"{game} without a fault:", worst(screens_of(game), own), flush=True)
            results.append(tried(game, own))
    print(f"in all {sum(quick for quick, _ in results)} and {sum(all_ for _, all_ in results)} of {10 * len(games)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
