"""The promises of the look: readable, distinguishable, switchable."""

from dataclasses import fields

import pytest
from PySide6.QtGui import QColor, QFontInfo

from app.views import theme as look
from app.views.taverns import style as tavern
from app.views.widgets import buttons

pytestmark = pytest.mark.painted


@pytest.fixture(autouse=True)
def _light_again():
    yield
    look.keeper.use("light")


@pytest.mark.parametrize("name", ["light", "dark"])
def test_every_token_of_a_theme_is_a_colour(name):
    look.keeper.use(name)
    for field in fields(look.Theme):
        if field.name != "name":
            assert QColor(getattr(look.theme(), field.name)).isValid(), field.name


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize("ground", ["bg", "panel", "raised", "sunken"])
@pytest.mark.parametrize("ink", ["text", "text_2", "text_3", "brass"])
def test_text_is_readable_on_every_ground(name, ground, ink):
    look.keeper.use(name)
    now = look.theme()
    assert look.contrast(getattr(now, ink), getattr(now, ground)) >= 4.5


@pytest.mark.parametrize("name", ["light", "dark"])
def test_with_high_contrast_every_text_of_the_chrome_has_seven_to_one(name):
    look.keeper.use(name, high_contrast=True)
    now = look.theme()
    assert now.high_contrast
    assert now.dark == (name == "dark")
    for ink in (now.text, now.text_2, now.text_3, now.brass, now.danger, now.selected, now.legal):
        for ground in (now.bg, now.panel, now.raised, now.sunken):
            assert look.contrast(ink, ground) >= look.STRONG_RATIO
    assert look.contrast(now.on_primary, now.primary) >= look.STRONG_RATIO
    for ground in (now.bg, now.panel, now.raised):
        assert look.contrast(now.line, ground) >= 4.5


def test_a_ground_is_changed_no_further_than_it_takes_to_read_on_it():
    assert look.readable("#132B45", look.ON_DARK) == "#132B45"
    assert look.contrast(look.readable("#8A6A1E", look.ON_DARK, 0.1), look.ON_DARK) >= look.RATIO
    assert look.contrast(look.readable("#7B8BA0", look.ON_LIGHT, 0.1), look.ON_LIGHT) >= look.RATIO
    look.keeper.use("light", high_contrast=True)
    assert look.contrast(look.readable("#8A6A1E", look.ON_DARK), look.ON_DARK) >= look.STRONG_RATIO


@pytest.mark.parametrize("name", ["light", "dark"])
def test_warnings_notices_and_the_words_of_buttons_are_readable(name):
    """WCAG AA, at rest and under the pointer, which makes a button paler."""
    look.keeper.use(name)
    now = look.theme()
    for ground in (now.bg, now.panel, now.raised, now.sunken):
        assert look.contrast(now.danger, ground) >= 4.5
    for ground in (now.panel, now.raised):
        assert look.contrast(now.selected, ground) >= 4.5
    for paler, darker in ((0.16, 0.12), (0.26, 0.12)):
        for tone in (look.mix(now.primary, "#FFFFFF", paler), look.mix(now.primary, "#000000", darker)):
            assert look.contrast(now.on_primary, tone) >= 4.5
    for gold in buttons.GOLD:
        assert look.contrast(buttons.GOLD_INK, gold) >= 4.5


@pytest.mark.parametrize("wood", ["WALL", "FLOOR", "TABLE", "TRACK"])
@pytest.mark.parametrize("ink", ["CREAM", "SAND", "SUNNY"])
def test_what_is_written_on_the_wood_of_the_tavern_is_readable(wood, ink):
    for tone in getattr(tavern, wood):
        assert look.contrast(getattr(tavern, ink), tone) >= 4.5


def test_every_port_royal_family_can_be_written_on():
    families = look.tokens()["goods"]["port_royal_cards"]
    for name, entry in families.items():
        assert look.on(entry["color"]) == entry["ink"]
        assert look.contrast(entry["color"], entry["ink"]) >= 4.5, name


def test_a_seat_is_told_by_more_than_its_colour():
    assert len({seat.pattern for seat in look.SEATS}) == 5
    assert len({seat.mark for seat in look.SEATS}) == 5
    assert len({seat.emblem for seat in look.SEATS}) == 5


def test_switching_the_theme_tells_it_once(qtbot):
    with qtbot.waitSignal(look.keeper.changed):
        look.keeper.use("dark")
    assert look.theme() is look.DARK
    with qtbot.assertNotEmitted(look.keeper.changed):
        look.keeper.use("dark")


def test_an_unknown_theme_is_refused():
    with pytest.raises(ValueError, match="sepia"):
        look.keeper.use("sepia")


@pytest.mark.parametrize(
    ("role", "family", "weight"),
    [("hero", "Kontor Display", 800), ("tagline", "Kontor Display", 500), ("card_name", "Kontor Caps", 700)],
)
def test_the_shipped_fonts_are_the_ones_used(role, family, weight):
    info = QFontInfo(look.font(role))
    assert info.family() == family
    assert info.weight() == weight


def test_mixing_goes_from_the_first_colour_to_the_second():
    assert look.mix("#000000", "#FFFFFF", 0) == "#000000"
    assert look.mix("#000000", "#FFFFFF", 1) == "#ffffff"
