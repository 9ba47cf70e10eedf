"""The texts of persons, ships and exchange cards, made from their effects.

Each kind of op has a sentence; ops that give goods without a condition share one.
"""

from __future__ import annotations

from app.engines.bruges import components as c
from app.models.bruges.amounts import AMOUNTS
from app.models.bruges.colours import COLOURS
from app.models.bruges.deeds import DEEDS
from app.models.bruges.permanents import PERMANENTS
from app.models.text import Translated

_GAINS = ("gain_points", "gain_guilders", "gain_workers")


class BrugesTexts(Translated):
    """Texts of whole effects."""

    def effect(self, number: int) -> str:
        """The sentences of an effect, one after the other; ``number`` as in ``components.EFFECTS``."""
        sentences: list[str] = []
        plain: list[c.Op] = []
        for op in c.EFFECTS[number]:
            # Such goods are kept until an op of another kind follows, and told in one sentence.
            if op.kind in _GAINS and op.condition is None and (op.per is None or op.per[0] == "die"):
                plain.append(op)
                continue
            if plain:
                sentences.append(AMOUNTS.take(plain))
                plain = []
            sentences.append(self._sentence(op))
        if plain:
            sentences.append(AMOUNTS.take(plain))
        return " ".join(sentences)

    def _sentence(self, op: c.Op) -> str:
        if op.kind in _GAINS:
            return AMOUNTS.counted(op)
        if op.kind in ("score_per", "score_if"):
            return AMOUNTS.scored(op)
        if op.kind == "choose_one":
            return self.tr("{first} Or: {second}").format(
                first=self.effect(op.options[0]), second=self.effect(op.options[1])
            )
        return PERMANENTS.sentence(op) or DEEDS.sentence(op)

    def pet(self) -> str:
        """The text of every pet.  R90"""
        return self.tr("Moves in beside a person. Without effect, but worth its points.")

    def cost(self, card: int) -> str:
        """When a person works, and for which worker, as the beginning of its text; ``""`` for pets."""
        kind = c.KIND[card]
        if kind == c.WORKER:
            return self.tr("For {worker}:").format(worker=COLOURS.workers(c.WORKER_COLOUR[card], 1))
        return {
            c.LIGHTNING: self.tr("At once:"),
            c.ONCE: self.tr("Once per round:"),
            c.PERMANENT: self.tr("Always:"),
            c.LAUREL: self.tr("At the end:"),
        }.get(kind, "")


TEXTS = BrugesTexts()


_CHANGES = {change.source: (action, change) for action in range(6) for _, change in c.ACTION_CHANGES[action]}
"""By source, the action that a person changes, and the change."""
_IMPROVEMENTS = {c.EXCHANGE_AT + n: change for n, change in enumerate(c.EXCHANGE_CHANGES) if change != c.NO_CHANGE}
"""By source, the change that an exchange card makes to its action."""


def text(source: int) -> str:
    """The text of a card, a ship or an exchange card, or of one of several effects to choose from."""
    if source < c.N_CARDS and c.IS_PET[source]:
        return TEXTS.pet()
    if source in _CHANGES:
        return PERMANENTS.change(*_CHANGES[source])
    if source in _IMPROVEMENTS:
        return PERMANENTS.improvement(_IMPROVEMENTS[source])
    return TEXTS.effect(source)


def full_text(card: int) -> str:
    """The text of a person or pet, with when it works and for which worker."""
    cost = TEXTS.cost(card)
    return f"{cost} {text(card)}" if cost else text(card)
