"""Why a piece cannot be chosen now, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.contract import NOBODY
from app.engines.taverns import components as c
from app.engines.taverns.placing import NEVER, raises_needed
from app.engines.taverns.service import beer, money
from app.models.taverns.keys import supply_key, tile_key
from app.models.taverns.turn_prompts import pick
from app.models.taverns.words import words
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.taverns.state import State
    from app.match.seats import Seat
    from app.models.selection import Path

SPACES = {name: space for space, name in c.SPACES.items()}
CARDS = {card.id: number for number, card in enumerate(c.CARDS)}


class TavernsRefusals(Translated):
    """The second line of the prompt after a click on something that is not offered."""

    def refusal(self, state: State, seats: Sequence[Seat], key: str, chosen: Path = ()) -> str:
        """See ``Presenter.refusal``."""
        if state.actor == NOBODY:
            return self.tr("The game is over.")
        if not seats[state.actor].is_person:
            return self.tr("Please wait: {name} decides now.").format(name=seats[state.actor].name)
        kind, *rest = key.split(":")
        if self._foreign(state, kind, rest):
            return self.tr("This belongs to another tavern.")
        if state.decision == "place_dice":
            return self._placing(state, key, kind, rest, chosen)
        if state.decision == "service":
            return self._service(state, key, kind, rest)
        if state.decision == "draft_die" and kind == "die":
            return self.tr("Only dice on the coaster before you can be taken.")
        if state.decision == "choose_banned_card" and kind in ("seat", "card"):
            return self._ban(state, kind, rest)
        return self._first(state.decision)

    def _foreign(self, state: State, kind: str, rest: list[str]) -> bool:
        if kind in ("seat", "space", "tile", "counter", "entertainer", "reputation", "cell"):
            return rest[0] != str(state.actor)
        return kind == "card" and len(rest) > 1 and rest[0] != str(state.actor)

    def _first(self, decision: str) -> str:
        texts = {
            "choose_start_card": self.tr("First choose a start card."),
            "choose_removed_regulars": self.tr("First choose which regulars leave."),
            "choose_round_bonus": self.tr("First choose the bonus of this evening."),
            "choose_free_upgrade": self.tr("First choose a tile that is not upgraded yet."),
            "choose_entertainer_side": self.tr("First choose a side of the entertainer."),
            "use_counter_guest_redraw": self.tr("First decide whether to draw new guests."),
            "draft_die": self.tr("First choose a die."),
            "choose_banned_card": self.tr("First decide whom to ban."),
            "choose_signature_column": self.tr("First choose a column of the guest book that is not full."),
            "choose_substitute_helper": self.tr("First choose a helper of lower rank."),
            "use_juggler_return": self.tr("First decide which card the juggler saves."),
        }
        return texts[decision]

    # placing

    def _placing(self, state: State, key: str, kind: str, rest: list[str], chosen: Path) -> str:
        if kind == "card" and (place := self._place_of(state, rest)) >= 0:
            return self._space(state, place, chosen)
        if kind in ("seat", "space"):
            return self._space(state, int(rest[1]) if kind == "seat" else SPACES[rest[1]], chosen)
        if kind == "die" and state.take_backs >= c.MAX_TAKE_BACKS:
            return self.tr("Dice can be taken back {most} times a turn at most.").format(most=c.MAX_TAKE_BACKS)
        if kind == "entertainer":
            return self._juggler(state, rest[1])
        if key.startswith(("supply:", "tile:", "card:", "guest_deck", "counter:", "reputation:")):
            return self.tr("First end placing; then you can buy, upgrade and recruit.")
        return ""

    def _place_of(self, state: State, rest: list[str]) -> int:
        """The table of a seated card, -1 if it sits nowhere."""
        card = CARDS[rest[-1] if len(rest) == 1 else rest[1]]
        seated = state.seated[state.actor]
        return seated.index(card) if card in seated else -1

    def _space(self, state: State, space: int, chosen: Path) -> str:
        """Why the chosen die may not lie there.  R56-R59"""
        seated = state.seated[state.actor]
        if space not in c.SPACES and (space >= len(seated) or seated[space] < 0):
            return self.tr("Nobody sits at this table.")
        if self._taken(state, space):
            return self.tr("Only one die fits here.")
        action = pick(state, chosen) if chosen else ()
        if not action or action[0] != "place":
            return self.tr("First click a die.")
        return self._misfit(state, action[1], space)

    def _taken(self, state: State, space: int) -> bool:
        if space in (c.ON_TILL, c.ON_BARREL):
            return bool(state.on_till if space == c.ON_TILL else state.on_barrel)
        return space not in c.SPACES and state.on_seat[space] > 0

    def _misfit(self, state: State, face: int, space: int) -> str:
        needed = raises_needed(state, face, space)
        left = state.raises(state.actor) - state.raised
        if needed != NEVER:
            text = self.tr("A {face} needs %n raise(s) here; raises left: {left}.", "", needed)
            return text.format(face=face, left=left)
        if space == c.ON_MONK:
            return self.tr("A {face} does not fit the monk, who wants a 5; no die is lowered.").format(face=face)
        card = state.seated[state.actor][space]
        text = self.tr("A {face} does not fit {guest}: it wants a {die}, and no die is lowered.")
        return text.format(face=face, guest=words(card).the, die=c.DIE[card])

    def _juggler(self, state: State, name: str) -> str:
        if name != "juggler":
            return self.tr("This entertainer performs while you serve.")
        if state.sides[state.actor][c.JUGGLER] == c.SIDE_B and not state.schnapps[state.actor]:
            return self.tr("The juggler wants 1 schnapps.")
        if state.sides[state.actor][c.JUGGLER] == c.SIDE_A:
            return self.tr("Your juggler performs at the end of the round.")
        return ""

    # serving

    def _service(self, state: State, key: str, kind: str, rest: list[str]) -> str:
        if kind == "supply":
            return self._supply(state, key)
        if kind == "tile":
            return self._tile(state, key)
        if kind == "card" and len(rest) == 1:
            return self._guest(state, CARDS[rest[0]])
        if kind == "entertainer":
            return self._entertainer(state, rest[1])
        if kind == "reputation":
            return self.tr("Only bards laid out move the marker when you click.")
        if kind == "cell":
            return self.tr("Guests sign by themselves when you recruit them.")
        if kind == "die":
            return self.tr("This die was not placed; it is lost this evening.")
        if kind in ("seat", "space", "card"):
            return self.tr("Dice cannot be moved any more; click a placed die to activate it.")
        return ""

    def _supply(self, state: State, key: str) -> str:
        if key == supply_key(c.NOBLE):
            text = self.tr("A noble costs {price} beer; you have %n.", "", beer(state))
            return text.format(price=min(c.NOBLE_PRICES.values()))
        card = CARDS[key.split(":")[1]]
        if not state.supply[card]:
            return self.tr("This pile is empty.")
        if state.bought >> card & 1:
            return self.tr("Each type can be bought only once a round.")
        return self._too_dear(c.COST[card], money(state))

    def _too_dear(self, cost: int, have: int) -> str:
        return self.tr("It costs {cost}; you have %n doubloon(s).", "", have).format(cost=cost)

    def _tile(self, state: State, key: str) -> str:
        tile = next((tile for tile in range(len(c.TILES)) if tile_key(state.actor, tile) == key), -1)
        if tile < 0:
            return self.tr("The host is never upgraded.")
        if state.upgraded(state.actor, tile):
            return self.tr("This tile is upgraded already.")
        facts = c.TILES[tile]
        cards = state.laid[state.actor].count(facts.card) if facts.card >= 0 else 0
        return self._too_dear(max(0, facts.cost - cards * facts.discount), money(state))

    def _guest(self, state: State, card: int) -> str:
        if card not in state.display and card not in state.three_stack:
            return self.tr("This guest is yours already.") if card in state.owned(state.actor) else ""
        if card in state.three_stack[:-1]:
            return self.tr("Only the top guest of the stack is on offer.")
        if state.recruited:
            return self.tr("Only 1 guest per turn can be recruited.")
        return self.tr("It costs {cost} beer; you have %n.", "", beer(state)).format(cost=c.COST[card])

    def _entertainer(self, state: State, name: str) -> str:
        tile = c.ENTERTAINERS.index(f"entertainer_{name}")
        side = state.sides[state.actor][tile]
        if not side:
            return self.tr("This entertainer has not come yet.")
        if tile == c.JUGGLER and side == c.SIDE_A:
            return self.tr("Your juggler performs at the end of the round.")
        if tile == c.JUGGLER:
            return self.tr("Your juggler performs while you place dice.")
        price = c.PRICE[tile][side]
        have = state.schnapps[state.actor]
        if have < price:
            return self.tr("It costs {price} schnapps; you have %n.", "", have).format(price=price)
        return self.tr("There is nothing that this entertainer could do now.")

    def _ban(self, state: State, kind: str, rest: list[str]) -> str:
        place = int(rest[1]) if kind == "seat" else self._place_of(state, rest)
        seated = state.seated[state.actor]
        if place < 0 or place >= len(seated) or seated[place] < 0:
            return self.tr("Only a guest at a table can be banned.")
        if seated[place] == c.NOBLE:
            return self.tr("Nobles cannot be banned.")
        return self.tr("A guest with a die cannot be banned; activate the die first.")
