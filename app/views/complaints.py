"""What has failed, told at the lower edge of the window above whatever page is in front."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.views.magnifier import seen_of

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStackedLayout, QWidget

    from app.models.notices import Sentence
    from app.views.review.notice import NoticeBar


class Complaints(QObject):
    """Shows a notice about a failure until a person closes it or leaves the page.

    Args:
        host: Holds the pages; the notice lies on it.
        pages: The layout of the pages.
    """

    def __init__(self, host: QWidget, pages: QStackedLayout) -> None:
        super().__init__(host)
        self._host = host
        self._notice: NoticeBar | None = None  # made when first needed
        pages.currentChanged.connect(self._page_changed)

    @property
    def words(self) -> str:
        """The words of the notice on screen, ``""`` when there is none."""
        return self._notice.words if self._notice is not None else ""

    def tell(self, sentence: Sentence) -> None:
        """Show a notice."""
        from app.views.review.notice import NoticeBar  # the window stands sooner

        if self._notice is None:
            self._notice = NoticeBar(self._host)
        self.fit()
        self._notice.say(sentence, failure=True)

    def fit(self) -> None:
        """Lie within what is seen of the host."""
        if self._notice is not None:
            self._notice.fit(seen_of(self._host))

    def _page_changed(self) -> None:
        """Take the notice away, unless it was said right before, as one is whose failure has led to this page."""
        if self._notice is not None and not self._notice.unread:
            self._notice.hide()
