"""What persons, ships and exchange cards do, in sentences made from their effects.

One small rule per kind of op; what is taken is gathered into one sentence.
"""

from __future__ import annotations

from functools import lru_cache

from app.engines.bruges import components as c
from app.models.bruges.amounts import AMOUNTS
from app.models.bruges.colours import COLOURS
from app.models.bruges.deeds import DEEDS
from app.models.bruges.permanents import PERMANENTS
from app.models.bruges.words import locale_key
from app.models.text import Translated

_GAINS = ("gain_points", "gain_guilders", "gain_workers")


class BrugesTexts(Translated):
    """Sentences of whole effects."""

    def effect(self, number: int) -> str:
        """All ops of an effect, in their order."""
        sentences: list[str] = []
        plain: list[c.Op] = []
        for op in c.EFFECTS[number]:
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
        return PERMANENTS.sentence(op) if PERMANENTS.knows(op) else DEEDS.sentence(op)

    def pet(self) -> str:
        """Pets do nothing.  R90"""
        return self.tr("Moves in beside a person. Without effect, but worth its points.")

    def cost(self, card: int) -> str:
        """What an activation costs."""
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


@lru_cache(maxsize=2)
def _texts(_locale_key: str) -> tuple[str, ...]:
    changes = {change.source: (action, change) for action in range(6) for _, change in c.ACTION_CHANGES[action]}
    found = []
    for source in range(len(c.IDS)):
        if source < c.N_CARDS and c.IS_PET[source]:
            found.append(TEXTS.pet())
        elif source in changes:
            found.append(PERMANENTS.change(*changes[source]))
        elif source >= c.EXCHANGE_AT and c.EXCHANGE_CHANGES[source - c.EXCHANGE_AT] != c.NO_CHANGE:
            found.append(PERMANENTS.improvement(c.EXCHANGE_CHANGES[source - c.EXCHANGE_AT]))
        else:
            found.append(TEXTS.effect(source))
    return tuple(found)


def text(source: int) -> str:
    """What a card, ship or exchange card does."""
    return _texts(locale_key())[source]


@lru_cache(maxsize=64)
def _option(_locale_key: str, effect: int) -> str:
    return TEXTS.effect(effect)


def option_text(effect: int) -> str:
    """One of several effects to choose from."""
    return _option(locale_key(), effect)


def full_text(card: int) -> str:
    """When a person works, what for, and what it does."""
    cost = TEXTS.cost(card)
    return f"{cost} {text(card)}" if cost else text(card)
