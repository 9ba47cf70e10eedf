"""What the library's tests share with those of the review."""

from tests.views.review.conftest import archive, foreign

__all__ = ["archive", "foreign"]
