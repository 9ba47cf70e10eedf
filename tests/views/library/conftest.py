"""What the library's tests share with those of the review."""

from tests.views.review.conftest import foreign

__all__ = ["foreign"]
