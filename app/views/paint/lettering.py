"""The size of letters on cards, from the setting for the size of text."""

from app.views.paint.cache import pixmaps


class Lettering:
    """The factor in use; ``lettering`` is the only instance.

    It is a wish: a card enlarges letters only as far as it has room, and never cuts words for it.

    Attributes:
        factor: 1.0 is the usual size.
    """

    def __init__(self) -> None:
        self.factor = 1.0

    def use(self, factor: float) -> None:
        """Set the factor, and drop all pictures painted with another one."""
        if factor != self.factor:
            self.factor = factor
            pixmaps.clear()

    def letter_size(self, px: float, most: float) -> float:
        """``px`` times the factor, but at most ``most``, and never less than ``px``."""
        return max(px, min(px * self.factor, most))


lettering = Lettering()
