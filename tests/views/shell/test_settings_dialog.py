import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.models.settings import Settings
from app.views import theme
from app.views.paint.seats import SmallMarks, seat_shield
from app.views.scale import scale
from app.views.settings_dialog import SettingsDialog
from app.views.widgets.inputs import Switch
from app.views.widgets.sheet import Sheet

ROWS = [setting.name for setting in Settings.all() if setting.name not in ("geometry", "lesson_pace")]
"""Settings that the dialog has; the window has its place, and lessons have their pace, by themselves."""


@pytest.fixture
def dialog(window, settings, qtbot):
    window.show_settings()
    qtbot.wait(1)
    return next(each for each in window.host.findChildren(SettingsDialog))


def test_every_setting_has_its_row(dialog):
    assert set(dialog.rows) == set(ROWS)


def test_a_click_takes_effect_at_once(dialog, settings, qtbot):
    for name in ROWS:
        control = dialog.rows[name].control
        before = getattr(settings, name)
        target = control
        if not isinstance(control, Switch):
            target = next(each for each in reversed(control.segments()) if not each.isChecked())

        with qtbot.waitSignal(settings.changed, check_params_cb=lambda changed, name=name: changed == name):
            QTest.mouseClick(target, Qt.MouseButton.LeftButton)
        assert getattr(settings, name) != before, name


def test_a_change_elsewhere_is_shown(dialog, settings):
    settings.reset()
    for name in ROWS:
        control = dialog.rows[name].control
        usual = control.isChecked() if isinstance(control, Switch) else control.value

        if isinstance(control, Switch):
            setattr(settings, name, not getattr(settings, name))
            assert control.isChecked() != usual, name
        else:
            setattr(settings, name, {"language": "de", "theme": "dark", "pace": "step", "volume": 20}.get(name, 130))
            assert control.value != usual, name


def test_the_theme_changes_while_the_dialog_is_open(dialog, settings):
    settings.theme = "dark"
    assert theme.theme().dark
    assert QApplication.palette().window().color().name().upper() == theme.theme().bg.upper()

    settings.theme = "light"
    assert not theme.theme().dark


def test_the_size_of_text_changes_while_the_dialog_is_open(dialog, settings):
    before = dialog.rows["theme"].title.font().pixelSize()
    settings.text_size = 130

    assert scale.percent == 130
    assert dialog.rows["theme"].title.font().pixelSize() > before


def test_less_motion_stills_sheets_and_tiles(window, settings):
    settings.pace = "calm"
    settings.reduced_motion = False
    assert Sheet.animated
    assert not window.start.tiles[0].still

    settings.reduced_motion = True
    assert not Sheet.animated
    assert window.start.tiles[0].still


def test_the_defaults_come_back(dialog, settings):
    settings.free_undo = True
    settings.card_size = 85

    QTest.mouseClick(dialog.defaults, Qt.MouseButton.LeftButton)
    assert (settings.free_undo, settings.card_size) == (False, 100)


def test_the_defaults_can_be_undone_until_something_is_changed(dialog, settings):
    """They came without a question, in another language perhaps, and there was no way back."""
    before = settings.unusual()
    assert before["language"] == "en"
    assert before["pace"] == "now"

    QTest.mouseClick(dialog.defaults, Qt.MouseButton.LeftButton)
    assert settings.unusual() == {}
    assert dialog.defaults.text() in ("Undo", "Rückgängig")
    QTest.mouseClick(dialog.defaults, Qt.MouseButton.LeftButton)
    assert settings.unusual() == before
    assert dialog.defaults.text() == "Restore defaults"

    QTest.mouseClick(dialog.defaults, Qt.MouseButton.LeftButton)
    settings.language = "en"
    assert dialog.defaults.text() == "Restore defaults"
    QTest.mouseClick(dialog.defaults, Qt.MouseButton.LeftButton)
    assert settings.language == "system"


def test_there_are_no_defaults_to_restore_where_nothing_else_is_set(dialog, settings):
    assert dialog.defaults.isEnabled()
    settings.reset()
    assert not dialog.defaults.isEnabled()

    settings.free_undo = True
    assert dialog.defaults.isEnabled()


def test_tab_reaches_every_row(dialog, window):
    seen = set()
    for _ in range(40):
        focus = window.focusWidget()
        seen.add(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)

    for row in dialog.rows.values():
        reached = seen & ({row.control} if isinstance(row.control, Switch) else set(row.control.segments()))
        assert reached, row.name


def test_everything_is_said_and_named(dialog):
    for row in dialog.rows.values():
        assert row.title.text()
        assert row.control.accessibleName() == row.title.text()
        if not isinstance(row.control, Switch):
            assert all(segment.accessibleName() for segment in row.control.segments())


def test_small_shields_get_a_shape(window, settings):
    def shield():
        image = QImage(24, 24, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        seat_shield(painter, 2, 1, 18, 3)
        painter.end()
        return image

    plain = shield()
    settings.seat_marks = True
    assert shield() != plain
    settings.seat_marks = False
    assert shield() == plain


def test_high_contrast_takes_effect_at_once_and_gives_seats_their_shapes(window, settings):
    settings.high_contrast = True
    assert theme.theme().high_contrast
    assert SmallMarks.shown
    settings.theme = "dark"
    assert theme.theme().high_contrast
    assert theme.theme().dark

    settings.reset()
    assert not theme.theme().high_contrast
    assert not SmallMarks.shown
