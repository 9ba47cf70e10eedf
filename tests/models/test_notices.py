"""What the archive and its records tell is translated, every sentence of it."""

from app.match.words import SENTENCES, Notice
from app.models import notices


def test_every_code_has_the_sentence_that_is_translated():
    assert {code: str(sentence) for code, sentence in notices._SENTENCES.items()} == SENTENCES  # noqa: SLF001 - told() would hide a gap


def test_placeholders_are_filled_in():
    told = notices.told(Notice("set_aside_damaged", {"kept": "kontor-damaged.sqlite", "games": 41}))

    assert told == "The archive was damaged. It was kept as kontor-damaged.sqlite; games saved from it: 41."
