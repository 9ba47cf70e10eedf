"""Doubloons and beer as words of a sentence."""

from __future__ import annotations

from app.models.text import Translated, listed


class TavernsGoods(Translated):
    """Amounts in words."""

    def goods(self, doubloons: int, beer: int) -> str:
        """``"2 doubloons and 1 beer"``, ``"nothing"``."""
        return self.everything(doubloons, beer, 0)

    def everything(self, doubloons: int, beer: int, schnapps: int) -> str:
        """``"1 beer and 2 schnapps"``, ``"nothing"``."""
        some = [
            self.doubloons(doubloons) if doubloons else "",
            self.beer(beer) if beer else "",
            self.schnapps(schnapps) if schnapps else "",
        ]
        return listed([each for each in some if each]) or self.tr("nothing")

    def doubloons(self, number: int) -> str:
        """An amount of money."""
        return self.tr("%n doubloon(s)", "", number)

    def beer(self, number: int) -> str:
        """An amount of beer."""
        return self.tr("%n beer", "", number)

    def schnapps(self, number: int) -> str:
        """An amount of schnapps."""
        return self.tr("%n schnapps", "", number)


GOODS = TavernsGoods()
