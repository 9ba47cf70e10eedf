"""The review of past games."""

from app.views.review.page import ReviewPage

__all__ = ["ReviewPage"]
