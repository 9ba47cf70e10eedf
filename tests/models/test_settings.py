import os

import pytest

from app.models.settings import Settings

OTHER = {
    "language": "de",
    "theme": "dark",
    "pace": "brisk",
    "lesson_pace": "brisk",
    "card_size": 130,
    "text_size": 85,
    "reduced_motion": True,
    "seat_marks": True,
    "high_contrast": True,
    "auto_single": True,
    "confirm_moves": False,
    "free_undo": True,
    "show_risk": False,
    "show_hints": False,
    "sounds": False,
    "volume": 20,
    "ambience": True,
    "geometry": b"\x00\xff=;\n",
}


@pytest.fixture
def path(tmp_path):
    return tmp_path / "config" / "settings.ini"


def test_the_cases_cover_every_setting():
    assert {setting.name for setting in Settings.all()} == set(OTHER)
    assert all(setting.default != OTHER[setting.name] for setting in Settings.all())


@pytest.mark.parametrize("name", OTHER)
def test_a_setting_is_told_and_survives(qtbot, path, name):
    settings = Settings(path)

    with qtbot.waitSignal(settings.changed) as told:
        setattr(settings, name, OTHER[name])
    assert told.args == [name]
    assert settings.sync()

    assert getattr(Settings(path), name) == OTHER[name]


def test_the_same_value_again_is_not_told(qtbot, path):
    settings = Settings(path)

    with qtbot.assertNotEmitted(settings.changed):
        settings.pace = settings.pace


@pytest.mark.parametrize(("name", "value"), [("pace", "slow"), ("language", "fr"), ("card_size", 1000), ("theme", "")])
def test_an_impossible_value_is_refused_by_name(path, name, value):
    settings = Settings(path)
    before = getattr(settings, name)

    with pytest.raises(ValueError, match=name):
        setattr(settings, name, value)
    assert getattr(settings, name) == before


@pytest.mark.parametrize("rubbish", [b"\x00\x01\x02" * 50, b"\xff\xfe rubbish", b"just words\nand more\n"])
def test_a_damaged_file_is_set_aside_and_the_defaults_hold(path, rubbish):
    path.parent.mkdir()
    path.write_bytes(rubbish)

    settings = Settings(path)

    assert settings.notice == "damaged"
    assert settings.set_aside.read_bytes() == rubbish
    assert [getattr(settings, each.name) for each in Settings.all()] == [each.default for each in Settings.all()]
    settings.pace = "step"
    assert settings.sync()
    assert Settings(path).notice == ""


@pytest.mark.parametrize(("name", "text"), [("volume", "70"), ("volume", "-20"), ("volume", "loud"), ("sounds", "2")])
def test_a_volume_or_switch_that_there_is_not_gives_way_to_the_quiet_default(path, name, text):
    path.parent.mkdir()
    path.write_text(f"[settings]\n{name}={text}\n")

    settings = Settings(path)

    assert (settings.sounds, settings.volume, settings.ambience) == (True, 60, False)
    assert settings.notice == "values"
    with pytest.raises(ValueError, match="not possible"):
        settings.volume = 300


def test_bad_values_are_dropped_alone_and_a_copy_is_kept(path):
    path.parent.mkdir()
    path.write_text("[settings]\npace=slow\ntheme=dark\nfree_undo=perhaps\n")

    settings = Settings(path)

    assert (settings.notice, settings.pace, settings.theme, settings.free_undo) == ("values", "calm", "dark", False)
    assert "pace=slow" in settings.set_aside.read_text()
    settings.sync()
    assert Settings(path).notice == ""


@pytest.mark.parametrize(
    ("kept", "pace"),
    [
        ("speed=0", "now"),
        ("speed=1", "brisk"),
        ("speed=4", "brisk"),
        ("speed=2\nstep_opponents=true", "step"),
        ("step_opponents=true", "step"),
        ("speed=0\nstep_opponents=false", "now"),
        ("step_opponents=false", "calm"),
        ("speed=17", "calm"),
        ("speed=0\npace=calm", "calm"),
        ("theme=dark", "calm"),
    ],
)
def test_the_speed_of_an_older_version_keeps_its_meaning(path, kept, pace):
    """Every saved speed was faster than calm is; what nobody had chosen is the new default."""
    path.parent.mkdir()
    path.write_text(f"[settings]\n{kept}\n")

    settings = Settings(path)

    assert (settings.pace, settings.notice) == (pace, "")
    assert settings.sync()
    assert "speed" not in path.read_text()
    assert "step_opponents" not in path.read_text()
    assert Settings(path).pace == pace


def test_a_list_where_a_word_should_be_is_a_bad_value(path):
    path.parent.mkdir()
    path.write_text("[settings]\ntheme=dark, light\n")

    assert Settings(path).notice == "values"


def test_reset_gives_the_defaults_but_leaves_the_window_where_it_is(path):
    settings = Settings(path)
    for name, value in OTHER.items():
        setattr(settings, name, value)

    settings.reset()

    assert settings.theme == "system"
    assert settings.geometry == OTHER["geometry"]


def test_the_last_setup_of_each_game_is_remembered(path):
    settings = Settings(path)
    settings.keep_setup("port_royal", {"seats": [["Zoë", "", 0]], "options": {"influence": 9}})
    settings.sync()

    assert Settings(path).setup("port_royal")["seats"] == [["Zoë", "", 0]]
    assert Settings(path).setup("murano") == {}


def test_a_setup_that_is_no_setup_is_none(path):
    path.parent.mkdir()
    path.write_text("[games]\nport_royal=[1,2\nmurano=7\n")

    assert Settings(path).setup("port_royal") == {}
    assert Settings(path).setup("murano") == {}


@pytest.mark.parametrize(
    ("content", "pace"),
    [
        ("[settings]\npace=brisk\n\n[other]\nkey = of another program ; kept\n", "brisk"),
        ("[user]\nname=Ann\n", "calm"),
        ("#!/bin/sh\nls\n", "calm"),
    ],
)
def test_what_a_link_leads_to_is_read_and_never_written(path, tmp_path, content, pace):
    """28: settings were written through the link into whatever it led to."""
    path.parent.mkdir()
    target = tmp_path / "elsewhere" / "target"
    target.parent.mkdir()
    target.write_text(content)
    path.symlink_to(target)

    settings = Settings(path)
    assert settings.pace == pace
    settings.pace = "step"
    settings.theme = "dark"
    assert settings.sync()

    assert target.read_text() == content
    assert [each.name for each in target.parent.iterdir()] == ["target"]
    assert not path.is_symlink()
    assert settings.notice == "link"
    again = Settings(path)
    assert (again.pace, again.theme, again.notice) == ("step", "dark", "")


@pytest.mark.parametrize("keep", ["setting", "setup", "sync"])
def test_a_link_that_is_made_while_the_program_runs_is_not_written_through(qtbot, path, tmp_path, keep):
    """28: only a link that was there at the start was found; the next change went through this one."""
    settings = Settings(path)
    settings.pace = "step"
    settings.keep_setup("murano", {"players": 3})
    settings.sync()
    target = tmp_path / "target"
    target.write_text("[user]\nname=Ann\n")
    path.unlink()
    path.symlink_to(target)

    if keep == "setting":
        settings.theme = "dark"
    elif keep == "setup":
        settings.keep_setup("loyang", {"players": 2})
    else:
        settings.sync()
    qtbot.wait(50)  # when QSettings writes by itself

    assert target.read_text() == "[user]\nname=Ann\n"
    assert not path.is_symlink()
    again = Settings(path)
    assert (again.pace, again.setup("murano")) == ("step", {"players": 3})
    assert again.theme == ("dark" if keep == "setting" else "system")


@pytest.mark.parametrize("target", ["nowhere", "settings.ini", "."])
def test_a_link_that_leads_nowhere_is_replaced(path, target):
    path.parent.mkdir()
    path.symlink_to(target)

    settings = Settings(path)
    settings.pace = "step"

    assert settings.sync()
    assert Settings(path).pace == "step"
    assert not (path.parent / "nowhere").exists()


def test_a_pipe_in_the_place_of_the_settings_does_not_hold_the_program_up(path):
    path.parent.mkdir()
    os.mkfifo(path)

    settings = Settings(path)

    assert settings.notice == "damaged"
    assert settings.pace == "calm"
