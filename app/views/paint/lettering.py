"""How large the letters on cards are, as the person wants them."""

from app.views.paint.cache import pixmaps


class Lettering:
    """The factor in use; a card gives its words what room it has and never cuts them for it.

    Attributes:
        factor: 1.0 is the drawing's.
    """

    def __init__(self) -> None:
        self.factor = 1.0

    def use(self, factor: float) -> None:
        """Take another size; what was painted in the old one is forgotten."""
        if factor != self.factor:
            self.factor = factor
            pixmaps.clear()

    def px(self, px: float, most: float) -> float:
        """Letters of ``px`` in the size that the person wants, no larger than ``most``, never smaller than before."""
        return max(px, min(px * self.factor, most))


lettering = Lettering()
