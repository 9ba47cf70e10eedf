"""What is asked, and the buttons for it.  It speaks to the person who decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.contract import NOBODY
from app.engines.murano import components as c
from app.engines.murano.actions import dock_prices, hire_price
from app.engines.murano.building import bought_last
from app.engines.murano.characters import recruit_price
from app.models.murano.buttons import BUTTONS
from app.models.murano.glass_prompts import MuranoGlass
from app.models.murano.outlook import gain_of
from app.models.murano.phrases import PHRASES
from app.models.murano.ship_prompts import MuranoShips
from app.models.murano.spelling import pick
from app.models.murano.terms import a_tile, island_name, tile_name
from app.models.murano.tips import TIPS
from app.models.murano.words import character, special
from app.models.presenter import Button, Prompt
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.murano.state import State
    from app.match.seats import Seat
    from app.models.selection import Path

Asked = tuple[str, str, list[Button]]


class MuranoPrompts(Translated):
    """The prompt bar."""

    def __init__(self) -> None:
        self._ships = MuranoShips()
        self._glass = MuranoGlass()

    def prompt(self, state: State, seats: Sequence[Seat], chosen: Path = ()) -> Prompt:
        """See ``Presenter.prompt``."""
        seat = state.actor
        if seat == NOBODY:
            return Prompt(self.tr("The game is over."))
        if not seats[seat].is_person:
            return Prompt(self.others(state.decision, seats[seat].name), seat=seat)
        for room in (self, self._ships, self._glass):
            if ask := getattr(room, state.decision, None):
                title, hint, buttons = ask(state, chosen)
                return Prompt(title, hint, tuple(buttons), seat)
        raise KeyError(state.decision)

    def others(self, decision: str, name: str) -> str:
        """What somebody else decides."""
        texts = {
            "start_character": self.tr("{name} looks for a first character."),
            "choose_turn": self.tr("{name} chooses an action space."),
            "move_ship": self.tr("{name} moves ships."),
            "choose_pass_move": self.tr("{name} passes and moves a ship."),
            "choose_purchase_mode": self.tr("{name} buys a tile."),
            "choose_tile_from_stack": self.tr("{name} looks a stack through."),
            "choose_character": self.tr("{name} chooses a character."),
            "choose_gondola": self.tr("{name} places a gondolier."),
            "choose_hire_or_dismiss": self.tr("{name} hires or dismisses a gondolier."),
            "build_step": self.tr("{name} builds."),
            "place_street": self.tr("{name} lays a street."),
            "choose_special_card": self.tr("{name} chooses a special building card."),
            "final_build": self.tr("{name} may build at once."),
            "choose_production": self.tr("{name} produces glass."),
            "choose_sale": self.tr("{name} may sell beads."),
            "choose_kontor_return": self.tr("{name} returns a bead."),
            "assign_characters": self.tr("{name} scores characters."),
        }
        return texts[decision].format(name=name)

    # characters

    def start_character(self, state: State, chosen: Path) -> Asked:
        """A character before the first turn.  R90"""
        if chosen:
            return self._recruit(state, chosen)
        title = self.tr("Recruit a first character for {price}?").format(
            price=PHRASES.price(recruit_price(state, state.actor))
        )
        hint = self.tr("It counts as bought: your next one costs 1 gold more. The other cards go under the deck.")
        return title, hint, [BUTTONS.decline()]

    def choose_character(self, state: State, chosen: Path) -> Asked:
        """One of the cards drawn, or none.  R36"""
        if chosen:
            return self._recruit(state, chosen)
        title = self.tr("Which character do you keep for {price}?")
        hint = self.tr("The other cards go under the deck. Keeping none costs nothing and ends your turn.")
        return title.format(price=PHRASES.price(recruit_price(state, state.actor))), hint, [BUTTONS.decline()]

    def _recruit(self, state: State, chosen: Path) -> Asked:
        card = pick(state, chosen)[1]
        title = self.tr("Recruit “{name}”?").format(name=character(card).name)
        hint = f"{character(card).text} {TIPS.gain(gain_of(state, state.actor, card))}"
        return title, hint, [BUTTONS.decline(), BUTTONS.recruit(recruit_price(state, state.actor))]

    # tiles

    def choose_purchase_mode(self, state: State, _chosen: Path) -> Asked:
        """The top tile unseen, or one of choice.  R32, R33"""
        palace = bool(state.bought)
        left = len(state.palaces if palace else state.shops)
        title = self.tr("How do you buy the palace?") if palace else self.tr("How do you buy the shop?")
        hint = self.tr("%n tile(s) left. You have {gold}.", "", left).format(gold=PHRASES.gold(state.gold[state.actor]))
        buttons = [BUTTONS.top(c.TOP_COST)]
        if ("look",) in state.legal():
            buttons.append(BUTTONS.look(c.CHOOSE_COST))
        else:
            text = self.tr("To choose from the stack costs {price}.").format(price=PHRASES.gold(c.CHOOSE_COST))
            hint = f"{hint} {text}"
        return title, hint, buttons

    def choose_tile_from_stack(self, state: State, _chosen: Path) -> Asked:
        """A face of the stack.  R32"""
        title = self.tr("Which palace do you take?") if state.bought else self.tr("Which shop do you take?")
        return title, self.tr("The others are shuffled. Only you know what you hold until it is built."), []

    # gondoliers

    def choose_gondola(self, state: State, chosen: Path) -> Asked:
        """A free gondola.  R37"""
        own, other = dock_prices(state, state.actor)
        if chosen:
            dock = pick(state, chosen)[1]
            price = own if dock % c.N_DOCKS == state.actor else other
            title = self.tr("Place a gondolier at {island}?").format(island=island_name(dock // c.N_DOCKS))
            return title, self.tr("It stays there to the end of the game."), [BUTTONS.place(price)]
        hint = self.tr("Your own colour costs {own}, any other {other}. A gondolier stays to the end of the game.")
        return self.tr("On which gondola?"), hint.format(own=PHRASES.gold(own), other=PHRASES.gold(other)), []

    def choose_hire_or_dismiss(self, state: State, _chosen: Path) -> Asked:
        """One gondolier, one direction.  R42"""
        seat = state.actor
        legal = state.legal()
        buttons = []
        if ("dismiss",) in legal:
            gain = c.EFFECT[c.ASSEMBLY_HALL]["dismiss_gain"] if state.owns(seat, c.ASSEMBLY_HALL) else c.DISMISS_GAIN
            buttons.append(BUTTONS.dismiss(gain))
        if ("hire",) in legal:
            buttons.append(BUTTONS.hire(hire_price(state, seat)))
        hint = self.tr("Ready: {ready}, in the supply: {supply}. Gondoliers at islands stay there.")
        hint = hint.format(ready=state.ready[seat], supply=state.supply[seat])
        return self.tr("Hire or dismiss a gondolier?"), hint, buttons

    # building

    def build_step(self, state: State, chosen: Path) -> Asked:
        """A street, an own tile, or enough.  R50"""
        legal = state.legal()
        buttons = [BUTTONS.stop()] if ("stop",) in legal else []
        if ("street",) in legal:
            buttons.insert(0, BUTTONS.street())
        if chosen:
            tile = pick(state, chosen)[1]
            title = self.tr("Where do you build {tile}?").format(tile=a_tile(tile))
            return title, self.tr("On an empty building space beside a street; the spaces are marked."), buttons
        title = self.tr("Build: tile {number} of {most}").format(number=state.laid + 1, most=c.MAX_TILES)
        if ("street",) not in legal:
            hint = self.tr("Click one of your tiles and then a space.")
        elif any(action[0] == "tile" for action in legal):
            hint = self.tr("Click one of your tiles and then a space, or draw a street.")
        else:
            hint = self.tr("Draw a street: buildings of your own need to be bought before, and a street beside them.")
        return title, hint, buttons

    def place_street(self, state: State, _chosen: Path) -> Asked:
        """Any empty street space.  R51"""
        title = self.tr("Where do you lay {street}?").format(street=a_tile(state.drawn_street))
        return title, self.tr("On any empty street space of any island."), []

    def choose_special_card(self, state: State, chosen: Path) -> Asked:
        """One of the cards drawn.  R55"""
        if chosen:
            card = pick(state, chosen)[1]
            title = self.tr("Take “{name}”?").format(name=special(card).name)
            return title, special(card).text, [BUTTONS.take()]
        hint = self.tr("It lies open before you and works from your next turn on.")
        return self.tr("Which special building card do you take?"), hint, []

    def final_build(self, state: State, _chosen: Path) -> Asked:
        """The tile just bought.  R72"""
        tile = bought_last(state, state.actor, state.asked[1])
        title = self.tr("Build at once: {tile}?").format(tile=tile_name(tile))
        return title, self.tr("In the last round a tile may be placed as soon as it is bought."), [BUTTONS.leave()]
