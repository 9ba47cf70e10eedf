"""The recipes of the packed programs: what lands in them is steady, complete and says what it is made of."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).resolve().parents[2]
WHEN = 1_700_000_000
LATER = 1_800_000_000


@pytest.fixture(scope="module")
def packaging():
    """The folder of the scripts, where Python finds them."""
    sys.path.insert(0, str(ROOT / "packaging"))
    yield
    sys.path.remove(str(ROOT / "packaging"))


def script(name):
    """A fixture that gives a script of packaging/."""

    @pytest.fixture(scope="module", name=name)
    def load(packaging):
        return import_module(name)

    return load


archives, build, releases, sbom, system_libraries = map(
    script, ("archives", "build", "releases", "sbom", "system_libraries")
)


def lay(folder: Path, names: list[str], when: int) -> Path:
    """A small packed program, its files written in the given order and at the given time."""
    for name in names:
        file = folder / "kontor" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"this is {name}", "utf-8")
        file.chmod(0o755 if name == "kontor" else 0o600)
        os.utime(file, (when, when))
    (folder / "kontor" / "_internal" / "libb.so").symlink_to("liba.so.1")
    return folder / "kontor"


NAMES = ["kontor", "_internal/liba.so.1", "_internal/Zeichen-ä.txt"]

needs_links = pytest.mark.skipif(os.name == "nt", reason="a link needs rights there, and no Linux package is made")


@needs_links
@pytest.mark.parametrize("kind", ["tar", "zip"])
def test_the_same_files_give_the_same_bytes(archives, tmp_path, kind):
    one, other = lay(tmp_path / "one", NAMES, WHEN), lay(tmp_path / "other", NAMES[::-1], LATER)
    write = {"tar": archives.write_tar, "zip": archives.write_zip}[kind]

    write(one, tmp_path / "one.packed", WHEN)
    write(other, tmp_path / "other.packed", WHEN)
    write(one, tmp_path / "later.packed", LATER)

    assert (tmp_path / "one.packed").read_bytes() == (tmp_path / "other.packed").read_bytes()
    assert (tmp_path / "one.packed").read_bytes() != (tmp_path / "later.packed").read_bytes()


@needs_links
def test_an_archive_for_linux_keeps_links_and_programs(archives, tmp_path):
    folder = lay(tmp_path, NAMES, WHEN)
    os.link(folder / "kontor", folder / "_internal" / "second")  # as the AppDir shares files with the folder

    archives.write_tar(folder, tmp_path / "packed", WHEN)

    with tarfile.open(tmp_path / "packed") as packed:
        found = {each.name: each for each in packed.getmembers()}
        second = packed.extractfile("kontor/_internal/second").read()
    assert found["kontor/kontor"].mode == 0o755
    assert found["kontor/_internal/liba.so.1"].mode == 0o644
    assert found["kontor/_internal/libb.so"].linkname == "liba.so.1"
    assert {(each.uid, each.uname, each.mtime) for each in found.values()} == {(0, "root", WHEN)}
    assert second == b"this is kontor"


@needs_links
def test_an_archive_for_windows_has_files_instead_of_links(archives, tmp_path):
    archives.write_zip(lay(tmp_path, NAMES, WHEN), tmp_path / "packed", WHEN)

    with zipfile.ZipFile(tmp_path / "packed") as packed:
        assert packed.read("kontor/_internal/libb.so") == b"this is _internal/liba.so.1"
        assert sorted(packed.namelist()) == sorted(["kontor/_internal/libb.so", *(f"kontor/{name}" for name in NAMES)])


def test_checksums_are_read_by_sha256sum(archives, tmp_path):
    (tmp_path / "b.zip").write_bytes(b"")
    (tmp_path / "a.zip").write_bytes(b"abc")

    archives.write_checksums([tmp_path / "b.zip", tmp_path / "a.zip"], tmp_path / "SHA256SUMS")

    assert (tmp_path / "SHA256SUMS").read_bytes().decode() == (
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a.zip\n"
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b.zip\n"
    )


@pytest.mark.parametrize(("given", "found"), [("1700000000", WHEN), ("0", 315532800)])
def test_the_time_of_packed_files_can_be_given(archives, monkeypatch, given, found):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", given)

    assert archives.source_date() == found


@pytest.mark.parametrize("given", ["", "yesterday"])
def test_else_it_is_the_time_of_the_last_commit(archives, monkeypatch, given):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", given)
    asked = subprocess.run(
        ["git", "-C", ROOT, "log", "-1", "--format=%ct"], capture_output=True, text=True, check=False
    )
    expected = int(asked.stdout) if asked.returncode == 0 else 315532800

    assert archives.source_date() == expected


def test_the_bill_names_every_package_with_version_and_licence(sbom):
    bill = sbom.bill([])
    named = {each["name"].lower().replace("_", "-"): each for each in bill["components"]}

    assert bill["specVersion"] == "1.5"
    assert set(sbom.pinned()) - {"pycparser"} - {"miniaudio", "cffi"} <= set(named)
    assert {"python", "qt"} <= set(named)
    assert [each["name"] for each in bill["components"] if not each.get("licenses")] == []
    assert all(each["version"] for each in bill["components"] if each["type"] == "library")
    json.dumps(bill)


@pytest.mark.skipif(not shutil.which("dpkg-query"), reason="there are no packages of Debian here")
def test_a_library_of_the_system_is_named_with_its_package_and_licence(sbom, system_libraries):
    library = next(Path("/lib").glob("*-linux-gnu/libz.so.1"))
    found = {each["name"]: each for each in sbom.bill([library, ROOT / "README.md"])["components"]}

    assert found["zlib1g"]["purl"].startswith("pkg:deb/debian/zlib1g@")
    assert found["zlib1g"]["licenses"] == [{"license": {"name": "Zlib"}}]
    assert sorted(found.keys() - {each["name"] for each in sbom.bill([])["components"]}) == ["zlib1g"]


def test_a_package_of_the_system_is_told_from_its_architecture(system_libraries):
    said = "diversion by a from: /lib/b\nlibglib2.0-0:amd64: /usr/lib/libglib-2.0.so.0\nlibz1: /lib/libz.so.1\n"

    assert system_libraries.owners(said) == ["libglib2.0-0", "libz1"]


def test_texts_that_papers_refer_to_come_with_them(system_libraries, monkeypatch, tmp_path):
    common, papers = tmp_path / "common", tmp_path / "papers"
    common.mkdir()
    (common / "LGPL-2.1").write_text("the text", "utf-8")
    papers.write_text(f"License: LGPL-2.1+\n see {common}/LGPL-2.1.\n and {common}/none\n", "utf-8")
    monkeypatch.setattr(system_libraries, "COMMON", common)
    package = system_libraries.Package("libx", "1.0-1", papers)

    assert package.licences() == ["LGPL-2.1+"]
    assert system_libraries.texts([package]) == [
        ("system/libx/copyright", papers),
        ("system/LGPL-2.1", common / "LGPL-2.1"),
    ]


@pytest.fixture
def packed(build, tmp_path, monkeypatch):
    """The recipes, with a small packed program and folders of their own."""
    dist = tmp_path / "dist"
    folder = lay(dist, NAMES, WHEN)
    (folder / "_internal" / "libX11.so.6").write_bytes(b"")
    for size in build.ICON_SIZES:
        icon = tmp_path / "build" / "icons" / f"kontor-{size}.png"
        icon.parent.mkdir(parents=True, exist_ok=True)
        icon.write_bytes(b"")
    for name in ("packaging", "CHANGELOG.md", "LICENSE"):
        (tmp_path / name).symlink_to(ROOT / name)
    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setattr(build, "DIST", dist)
    monkeypatch.setattr(build, "FOLDER", folder)
    monkeypatch.setattr(build, "ICONS", tmp_path / "build" / "icons")
    return build


@needs_links
def test_checksums_of_what_was_made_before_stay_as_long_as_it_lies_there(packed, capsys):
    for name in ("a.zip", "b.deb", "c.exe"):
        (packed.DIST / name).write_text(name, "utf-8")
    packed.sum_up([packed.DIST / "a.zip", packed.DIST / "b.deb"])
    (packed.DIST / "a.zip").unlink()
    (packed.DIST / "b.deb").write_text("made anew", "utf-8")

    packed.sum_up([packed.DIST / "c.exe"])

    sums = dict(line.split("  ")[::-1] for line in (packed.DIST / "SHA256SUMS").read_text("utf-8").splitlines())
    assert sums == {name: packed.archives.digest(packed.DIST / name) for name in ("b.deb", "c.exe")}
    assert "dist/c.exe: 0.0 MB" in capsys.readouterr().out


@needs_links
def test_a_debian_package_depends_on_what_the_folder_does_not_bring(packed):
    found = packed.system_packages(packed.FOLDER)

    assert "libx11-6" not in found
    assert {"libegl1", "libxcb-cursor0", "libfontconfig1"} <= set(found)


@needs_links
def test_a_debian_package_brings_the_settings_of_fonts(packed):
    """A library that lies in the folder asks the system for no package, but it reads what belongs to it."""
    (packed.FOLDER / "_internal" / "libfontconfig.so.1").write_bytes(b"")

    needed = packed.depends(packed.FOLDER).split(", ")

    assert "libfontconfig1" not in needed
    assert "fontconfig-config" in needed
    assert needed[0].startswith("libc6 (>= ")


@needs_links
@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="no Debian packages are made here")
def test_a_debian_package_holds_the_program_and_what_the_desktop_reads(packed):
    (made,) = packed.deb()
    first = made.read_bytes()
    fields = subprocess.run(["dpkg-deb", "--field", made], capture_output=True, text=True, check=True).stdout
    listed = subprocess.run(["dpkg-deb", "--contents", made], capture_output=True, text=True, check=True).stdout
    packed.deb()

    assert f"Version: {packed.version()}\n" in fields
    assert "Depends: libc6 (>= " in fields
    assert "./usr/bin/kontor -> ../lib/kontor/kontor" in listed
    for file in (
        "lib/kontor/_internal/liba.so.1",
        "share/applications/org.kontor.Kontor.desktop",
        "share/doc/kontor/copyright",
    ):
        assert f" ./usr/{file}\n" in listed
    assert "share/icons/hicolor/48x48/apps/kontor.png" in listed
    assert all(" root/root " in line for line in listed.splitlines())
    assert made.read_bytes() == first


@needs_links
def test_the_folder_for_an_appimage_starts_the_program(packed, monkeypatch):
    monkeypatch.setattr(packed, "tool", lambda _name: None)

    assert packed.appdir() == []
    folder = packed.DIST / "Kontor.AppDir"
    ran = subprocess.run(["sh", "-c", f"sed -n 2p {folder / 'AppRun'}"], capture_output=True, text=True, check=True)

    assert "usr/bin/kontor" in ran.stdout
    assert (folder / "usr" / "bin" / "kontor").read_text("utf-8") == "this is kontor"
    assert (folder / "org.kontor.Kontor.desktop").exists()
    assert (folder / ".DirIcon").exists()


CHANGES = """# What is new

## 1.1.0, not yet released

Text, 2031-01-01.

## 1.0.0, 2030-12-24

### Games
"""


def test_a_software_centre_reads_of_every_release(releases, build):
    plain = (ROOT / "packaging" / "linux" / "org.kontor.Kontor.metainfo.xml").read_text("utf-8")

    listed = ElementTree.fromstring(releases.listed(plain, CHANGES, WHEN))

    assert [each.attrib for each in listed.iterfind("releases/release")] == [
        {"version": "1.1.0", "date": "2023-11-14", "type": "development"},
        {"version": "1.0.0", "date": "2030-12-24"},
    ]


def test_the_changelog_begins_with_the_version_of_the_program(releases, build):
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    told = releases.told(changes)

    assert told[0][0] == build.version()
    assert len(told) == changes.count("\n## ")
    assert releases.UNRELEASED not in [day for _, day in told[1:]]


@needs_links
@pytest.mark.skipif(not shutil.which("appstreamcli"), reason="nothing reads AppStream here")
def test_what_a_software_centre_reads_is_valid(packed):
    told = subprocess.run(["appstreamcli", "validate", "--no-net", packed.metainfo()], capture_output=True, check=False)

    assert told.returncode == 0, told.stdout.decode()


@needs_links
def test_the_flatpak_manifest_names_the_archive_and_only_files_that_are_there(packed):
    (made,) = packed.flatpak()
    manifest = json.loads(made.read_text("utf-8"))
    (module,) = manifest["modules"]
    archive, *files = module["sources"]

    assert manifest["app-id"] == "org.kontor.Kontor"
    assert "--share=network" not in manifest["finish-args"]
    assert (made.parent / archive["path"]).exists()
    assert [each["path"] for each in files if not (made.parent / each["path"]).exists()] == []
    laid = {Path(each["path"]).name for each in files}
    assert module["build-options"] == {"no-debuginfo": True, "strip": False}  # stripped, libraries of wheels break
    used = {command.split()[2] for command in module["build-commands"] if command.startswith("install -Dm644")}
    assert used == laid


@needs_links
def test_the_commands_of_the_flatpak_manifest_lay_out_a_program_under_its_own_name(packed, tmp_path):
    """A Flatpak may bring a desktop only what bears its name, icons and what names them too."""
    (made,) = packed.flatpak()
    (module,) = json.loads(made.read_text("utf-8"))["modules"]
    archive, *files = module["sources"]
    work, app = tmp_path / "work", tmp_path / "app"
    with tarfile.open(made.parent / archive["path"]) as archived:
        safely = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}  # Debian 12's Python knows no filters
        archived.extractall(work / "archive", **safely)
    (work / "archive" / "kontor").rename(work / archive["dest"])  # without its first folder, as flatpak-builder does it
    for each in files:
        shutil.copy(made.parent / each["path"], work)

    for command in module["build-commands"]:
        subprocess.run(["sh", "-ec", command.replace("/app/", f"{app}/")], cwd=work, check=True)

    assert (app / "bin" / "kontor").read_text("utf-8") == "this is kontor"
    laid = [path for path in (app / "share").rglob("*") if path.is_file()]
    assert [path.name for path in laid if not path.name.startswith("org.kontor.Kontor.")] == []
    (entry,) = (path for path in laid if path.suffix == ".desktop")
    assert "Icon=org.kontor.Kontor\n" in entry.read_text("utf-8")
    texts = {path.parent.name: ElementTree.parse(path) for path in laid if path.suffix == ".xml"}
    assert texts["metainfo"].findtext("icon") == "org.kontor.Kontor"
    assert texts["packages"].find("{*}mime-type/{*}icon").get("name") == "org.kontor.Kontor"


def test_the_installer_touches_no_games_and_needs_no_administrator():
    script = (ROOT / "packaging" / "windows" / "kontor.nsi").read_text("utf-8")

    assert "RequestExecutionLevel user" in script
    assert "HKLM" not in script
    # Games lie in %LOCALAPPDATA%\\Kontor: nothing there is removed, and no folder whole but the program's own.
    assert "$LOCALAPPDATA\\Kontor" not in script
    removed = [line.split()[-1] for line in script.splitlines() if line.strip().startswith("RMDir /r")]
    assert removed == ['"$INSTDIR\\_internal"']


def test_an_unknown_format_is_one_sentence(build, monkeypatch, capsys):
    monkeypatch.setattr(sys, "platform", "linux")

    assert build.main(["--here", "floppy"]) == 1
    assert (
        capsys.readouterr().err == "Kontor: there is no format floppy on this system, only tar, deb, appdir, flatpak\n"
    )


def test_a_format_without_its_tool_is_left_out_unless_it_is_asked_for(build, monkeypatch, capsys):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(build, "tool", lambda _name: None)

    assert list(build.chosen([])) == ["tar", "appdir", "flatpak"]
    assert "left out: deb" in capsys.readouterr().out
    assert list(build.chosen(["deb"])) == ["deb"]


def test_an_installer_of_something_else_is_refused(build, tmp_path, capsys):
    assert build.main(["--installer-of", str(tmp_path)]) == 1
    assert "holds no kontor.exe" in capsys.readouterr().err


def test_an_installer_needs_nothing_that_was_packed_here(build, monkeypatch, tmp_path):
    """The folder comes from Windows: neither ``dist`` nor icons are there, and its name is that of a Windows file."""
    folder = tmp_path / "kontor"
    folder.mkdir()
    (folder / "kontor.exe").touch()
    called = []
    monkeypatch.setattr(build, "DIST", tmp_path / "dist")
    monkeypatch.setattr(build, "ICONS", tmp_path / "build" / "icons")
    monkeypatch.setattr(build, "run", lambda *words, **_: called.append([str(word) for word in words]))
    monkeypatch.setattr(build, "needed", lambda program: program)
    monkeypatch.setattr(build.platform, "machine", lambda: "x86_64")

    (target,) = build.installer(folder)

    assert target.name == f"kontor-{build.version()}-windows-amd64-setup.exe"
    assert target.parent.is_dir()
    assert [words[-2:] for words in called[:1]] == [
        [str(ROOT / "packaging" / "icons.py"), str(tmp_path / "build" / "icons")]
    ]
    assert called[1][0] == "makensis"
