"""Pig in pieces and words."""

from functools import partial

from app.engines.contract import NOBODY
from app.models.cast import Cast
from app.models.facade import Facade
from app.models.keys import make_key
from app.models.options import OptionWords
from app.models.outcome import OUTCOME
from app.models.presenter import Button, EventSign, LogLine, Part, Prompt, ScoreRow, TitleChip
from app.models.table import Description, Piece, Table, Zone, viewer_at
from app.models.text import Translated
from app.models.value import value
from tests.sixth_game.rules import HOLD, ROLL

DIE, HOLD_KEY = "die", "button:hold"


@value(frozen=True, slots=True, kw_only=True)
class DiePiece(Piece):
    """The die, as it fell last."""

    pips: int


class PotPiece(Piece):
    """The points of the turn."""

    __slots__ = ()


@value(frozen=True, slots=True, kw_only=True)
class KeptPiece(Piece):
    """What a seat has kept."""

    seat: int


@value(frozen=True, slots=True, kw_only=True)
class SeatZone(Zone):
    """The place of a seat."""

    seat: int


class PigWords(Translated):
    """Every part of a presenter; a larger game gives each a module of its own."""

    def options(self):
        return {"target": OptionWords(self.tr("Points to win"), self.tr("Whoever keeps as many has won."))}

    # the table

    def table(self, state, viewer, seats):
        zones = [Zone("middle", (DiePiece(DIE, pips=state.die or 6), PotPiece("pot", count=state.pot)))]
        for seat, kept in enumerate(state.kept):
            piece = KeptPiece(make_key("kept", seat), count=kept, seat=seat)
            zones.append(SeatZone(make_key("seat", seat), (piece,), seat=seat))
        return Table(tuple(zones), viewer_at(viewer, seats))

    def describe(self, thing, viewer):
        match thing:
            case DiePiece():
                return Description(self.tr("Die"), self.tr("Click it to throw. A one loses the points of the turn."))
            case PotPiece():
                return Description(self.tr("%n point(s) of this turn", "", thing.count))
            case KeptPiece() | SeatZone():
                return Description(viewer.names[thing.seat])
        return Description(self.tr("Middle of the table"))

    def of_piece(self, key, face):
        return "throw" if key in (DIE, "pot") else "goal"

    # the decision

    def spell(self, state, confirm=True):
        keys = {ROLL: (DIE,), HOLD: (HOLD_KEY,)}
        return [(keys[action], action) for action in state.legal()]

    def prompt(self, state, seats, chosen=()):
        if state.actor == NOBODY:
            return Prompt(self.tr("The game is over."))
        blocked = "" if state.pot else self.tr("Throw the die first.")
        roll = Button(DIE, self.tr("Throw"), "rolling-dices", "T", on_table=True)
        hold = Button(HOLD_KEY, self.tr("Keep the points"), "laurels", "Return", primary=True, blocked=blocked)
        return Prompt(self.tr("Throw again, or keep the points?"), "", (roll, hold), state.actor)

    def refusal(self, state, seats, key, chosen=()):
        return self.tr("Throw the die first.") if key == HOLD_KEY else ""

    def advice(self, state, action, seats):
        return self.tr("Throw") if action == ROLL else self.tr("Keep what you have")

    def reason(self, state, action):
        return self.tr("there is more to win than to lose") if action == ROLL else ""

    def explain(self, state, action, seats):
        return (
            self.tr("Throw: there is more to win than to lose.") if action == ROLL else self.tr("Keep what you have.")
        )

    # what has happened

    def sentence(self, event, seats):
        kind, *told = event
        if kind == "round_began":
            return ""
        mine, theirs = {
            "rolled": (self.tr("You throw {number}."), self.tr("{name} throws {number}.")),
            "held": (self.tr("You keep {number}."), self.tr("{name} keeps {number}.")),
            "lost": (self.tr("You lose {number}."), self.tr("{name} loses {number}.")),
            "game_over": (self.tr("You have won."), self.tr("{name} has won.")),
        }[kind]
        return Cast(seats).say(told[0], mine, theirs, number=told[-1])

    def lines(self, events, seats):
        return [LogLine(event[1], text) for event in events if (text := self.sentence(event, seats))]

    def event_signs(self, events, seats):
        glyphs = {"lost": "hazard-sign", "game_over": "laurels-trophy"}
        return [
            EventSign(ply, glyphs[event[0]], event[1], self.sentence(event, seats))
            for ply, happened in enumerate(events, 1)
            for event in happened
            if event[0] in glyphs
        ]

    # how it stands

    def heading(self, state):
        return self.tr("Round {number}").format(number=state.round)

    def opened(self, event, after):
        return self.heading(after) if event[0] == "round_began" else ""

    def scores(self, state, seats):
        return [ScoreRow(seat, kept, (Part(self.tr("Kept"), kept),)) for seat, kept in enumerate(state.kept)]

    def chips(self, state):
        goal = self.tr("First to {number}").format(number=state.options["target"])
        return [TitleChip("round", self.heading(state), "hourglass"), TitleChip("goal", goal, "laurels")]

    def result(self, state, seats):
        return OUTCOME.told(state, seats, "", partial(self._place, seats))

    def _place(self, seats, seat, place, points):
        return self.tr("{place}. {name}: %n point(s)", "", points).format(place=place, name=seats[seat].name)


class PigPresenter(Facade):
    """See ``Presenter``."""

    game = "pig"
    heaps = frozenset({PotPiece, KeptPiece})


WORDS = PigWords()
_PARTS = ("pieces", "spelling", "prompts", "refusals", "sentences", "log", "standings", "story", "anchors", "hints")
PRESENTER = PigPresenter(**dict.fromkeys(_PARTS, WORDS), describe=WORDS.describe)
