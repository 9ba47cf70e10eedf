"""Where an archive may lie: folders with any name, of any length, and folders that nothing can be written to."""

import os

import pytest

from app.match.archive import Archive
from app.match.words import ArchiveError
from tests.match.builders import a_match


def opened_again(folder):
    """The games of an archive as a second start finds them, after one was played in the first."""
    archive, notice = Archive.open(folder)
    assert notice is None
    match = a_match(archive, plies=3)
    archive.backup()
    archive.close()
    again, notice = Archive.open(folder)
    assert notice is None
    assert again.load(match.record.id) == match.record
    again.close()


@pytest.mark.parametrize(
    "name", ["Spiele für Jürgen & Zoë", "ein Ordner mit  Leerzeichen", "100 % # ? ' Ω 船", "a.b.c"]
)
def test_a_folder_may_have_any_name(tmp_path, name):
    if os.name == "nt" and "?" in name:
        name = name.replace("?", "")

    opened_again(tmp_path / name)


def test_a_path_may_be_longer_than_260_characters(tmp_path):
    folder = tmp_path
    while len(str(folder)) <= 280:
        folder /= "a folder with quite a long name"
    assert len(str(folder)) > 260

    opened_again(folder)


def may_write_anyway(place):
    """Whether the rights of a folder or a file do not bind whoever runs the tests."""
    file = place / "probe" if place.is_dir() else place
    try:
        file.open("ab").close()
    except OSError:
        return False
    if file is not place:
        file.unlink()
    return True


def test_a_folder_that_cannot_be_written_is_told_and_left_alone(tmp_path):
    folder = tmp_path / "archive"
    archive, _ = Archive.open(folder)
    a_match(archive, plies=3)
    archive.close()
    before = sorted(path.name for path in folder.iterdir())
    folder.chmod(0o555)
    try:
        if may_write_anyway(folder):
            pytest.skip("rights do not bind here")
        with pytest.raises(ArchiveError) as caught:
            Archive.open(folder)

        assert caught.value.code == "no_folder"
        assert sorted(path.name for path in folder.iterdir()) == before
    finally:
        folder.chmod(0o755)


def test_a_file_that_cannot_be_written_is_told_and_left_alone(tmp_path):
    folder = tmp_path / "archive"
    archive, _ = Archive.open(folder)
    a_match(archive, plies=3)
    archive.close()
    file = folder / "kontor.sqlite"
    content = file.read_bytes()
    file.chmod(0o444)
    try:
        if may_write_anyway(file):
            pytest.skip("rights do not bind here")
        with pytest.raises(ArchiveError) as caught:
            Archive.open(folder)

        assert caught.value.code == "no_folder"
        assert file.read_bytes() == content
    finally:
        file.chmod(0o644)
