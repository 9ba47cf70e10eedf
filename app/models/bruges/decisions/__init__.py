"""All decisions of Bruges, in the order of the modules that they stand in; see ``app.models.decision``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.bruges.decisions import answers, canals, cards, damage, goods, persons, rounds, turn
from app.models.decision import Decisions

if TYPE_CHECKING:
    from app.engines.bruges.state import State

DECISIONS: Decisions[State] = Decisions(
    "BrugesDecisions",
    (
        *(rounds.CHOOSE_DRAW_PILE, rounds.INVENTOR_SIXTH_CARD, rounds.ADVANCE),
        *(damage.CHOOSE_DAMAGE_ORDER, damage.CHOOSE_PLAGUE_VICTIM, damage.CHOOSE_FIRE_LOSS),
        *(turn.PLAY_CARD, turn.PLAY_EXTRA, turn.PLAY_DRAWN, turn.END_TURN),
        *(canals.CHOOSE_CANAL, canals.USE_SHIP),
        *(goods.CHOOSE_WORKERS, goods.EXCHANGE_WORKERS, goods.SELL_WORKERS, goods.RETURN_THREATS),
        *(goods.PREACHER, goods.STUCCO, goods.TOWER, goods.FIRE_EATER, goods.GIVE_THREATS),
        *(goods.CHOOSE_TARGET, goods.CHOOSE_RECEIVERS),
        *(cards.CHOOSE_DISCARD, cards.CHOOSE_HAND_CARD, cards.CHOOSE_DISCARD_HOUSE),
        *(cards.CHOOSE_DISCARD_PERSON, cards.RECRUIT_FROM_HAND),
        *(persons.CHOOSE_OWN_PERSON, persons.CHOOSE_FOREIGN_PERSON, persons.CHOOSE_OPTION, persons.ASTRONOMER_REPEAT),
        *(answers.GIVE_WORKERS, answers.CHOOSE_CANAL_LOSS, answers.CHOOSE_THREAT_COLOUR),
        *(answers.GIVE_GUILDERS_OR_WORKER, answers.PAY_OR_TAKE_THREAT),
    ),
    over="scoring",
    owned=frozenset({"worker", "threat", "space", "house", "marker", "guilders"}),
)
