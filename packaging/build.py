"""Pack Kontor for the system that this runs on, into dist/: python3 packaging/build.py [FORMAT ...]

    Linux    tar, deb (where dpkg-deb is), appdir (an AppImage too where appimagetool is), flatpak (its manifest)
    Windows  zip, installer (where NSIS is)
    macOS    dmg

The folder ``dist/kontor`` (macOS: ``Kontor.app``) is always made; without a FORMAT all of the system are. SHA256SUMS
stands beside them. With the same sources, packages and Python the same bytes come out; with
the disk image of macOS, which a tool of that system writes, this was not tried.

    --folder-only            make the folder and nothing else
    --quick                  pack NumPy as its wheel has it (30 MB more), where building it would take minutes
    --here                   use this Python and its packages as they are, instead of .venv
    --installer-of FOLDER    make Windows' installer of a folder that was packed elsewhere, on any system with NSIS
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

import archives  # noqa: E402 - beside this file
import bootstrap  # noqa: E402 - beside this file
import plain_numpy  # noqa: E402 - beside this file
import releases  # noqa: E402 - beside this file

DIST = ROOT / "dist"
FOLDER = DIST / "kontor"
APP_ID = "org.kontor.Kontor"
ICONS = ROOT / "build" / "icons"
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)

CONTROL = """\
Package: kontor
Version: {version}
Architecture: {architecture}
Maintainer: Kontor contributors <kontor@localhost>
Installed-Size: {size}
Depends: {depends}
Section: games
Priority: optional
Description: board games against the computer, with review
 Port Royal, The Taverns of Tiefenthal, At the Gates of Loyang, Murano and
 Bruges, alone against opponents or with several people at one screen, in
 English and German. Every game is kept and can be looked at again move by
 move. An unofficial implementation made by fans.
"""


class BuildError(Exception):
    """Something the user has to see to; the message is one line."""


def run(*command: str | Path, **environment: str) -> None:
    """Run a command; ``BuildError`` if it fails."""
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=ROOT, env={**os.environ, **environment}, check=False)
    if done.returncode:
        raise BuildError(f"{' '.join(words)} ended with {done.returncode}")


def tool(program: str) -> str | None:
    """Path of a program of the system, or ``None``; NSIS does not put itself on Windows' search path."""
    folders = [os.environ.get("PATH", ""), str(Path(os.environ.get("PROGRAMFILES(X86)", ""), "NSIS"))]
    return shutil.which(program, path=os.pathsep.join(folders))


def needed(program: str) -> str:
    """Path of a program of the system; ``BuildError`` where there is none."""
    found = tool(program)
    if found is None:
        raise BuildError(f"{program} is needed for this and not installed")
    return found


def version() -> str:
    """Kontor's version."""
    import app

    return app.__version__


def name(system: str, suffix: str) -> Path:
    """Where something for a system goes; Windows has another name for the usual processor."""
    machine = platform.machine().lower()
    if system == "windows" and machine == "x86_64":
        machine = "amd64"
    return DIST / f"kontor-{version()}-{system}-{machine}{suffix}"


def make_folder(*, quick: bool) -> None:
    """Pack the program and all it needs into one folder."""
    # Python's order of sets, and the times that are written into files, are those of the sources.
    steady = {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(archives.source_date())}
    run(sys.executable, ROOT / "packaging" / "compile.py", "--if-possible", **steady)
    pyinstaller = ["-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    numpy = None if quick else plain_numpy.provide()
    if numpy:  # found before the one that is installed
        steady["PYTHONPATH"] = os.pathsep.join(filter(None, [str(numpy), os.environ.get("PYTHONPATH", "")]))
    run(sys.executable, *pyinstaller, ROOT / "packaging" / "kontor.spec", **steady)


def tar() -> list[Path]:
    """The folder as an archive."""
    target = name("linux", ".tar.gz")
    archives.write_tar(FOLDER, target, archives.source_date())
    return [target]


def metainfo() -> Path:
    """What a software centre reads of Kontor, with the releases that CHANGELOG.md tells of."""
    source = ROOT / "packaging" / "linux" / f"{APP_ID}.metainfo.xml"
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    target = ROOT / "build" / source.name
    target.parent.mkdir(exist_ok=True)
    listed = releases.listed(source.read_text("utf-8"), changes, archives.source_date())
    target.write_text(listed, "utf-8", newline="\n")
    return target


def lay_out(usr: Path) -> None:
    """Lay the program, its icons and what the desktop reads of it into a folder that stands for ``/usr``."""
    own = ROOT / "packaging" / "linux"
    shutil.copytree(FOLDER, usr / "lib" / "kontor", symlinks=True, copy_function=os.link)  # twice, on disk once
    (usr / "bin").mkdir()
    (usr / "bin" / "kontor").symlink_to("../lib/kontor/kontor")
    files = {
        own / f"{APP_ID}.desktop": f"applications/{APP_ID}.desktop",
        metainfo(): f"metainfo/{APP_ID}.metainfo.xml",
        own / "kontor-mime.xml": "mime/packages/kontor.xml",
    }
    for size in ICON_SIZES:
        icon = f"icons/hicolor/{size}x{size}/apps/kontor.png"
        files[ICONS / f"kontor-{size}.png"] = icon
    for source, place in files.items():
        target = usr / "share" / place
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)


def fresh(folder: Path) -> Path:
    """The folder, empty."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def system_packages(folder: Path) -> list[str]:
    """The Debian packages whose libraries Qt needs and the folder does not bring."""
    inside = {path.name for path in folder.rglob("*.so*")}
    wanted = {**bootstrap.QT_LIBRARIES, **bootstrap.XCB_LIBRARIES}
    return sorted({package for library, package in wanted.items() if library not in inside})


def depends(folder: Path) -> str:
    """What a Debian package of the folder depends on.

    The C library it was built with, the settings that its library for fonts reads, and Qt's system libraries.
    """
    _, libc = platform.libc_ver()
    return ", ".join([f"libc6 (>= {libc})", "fontconfig-config", *system_packages(folder)])


def deb() -> list[Path]:
    """A package for Debian and its relatives; it has no scripts of its own, all is done by the system's triggers."""
    dpkg = needed("dpkg-deb")
    architecture = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True)
    architecture_name = architecture.stdout.strip()
    tree = fresh(ROOT / "build" / "deb")
    lay_out(tree / "usr")
    papers = tree / "usr" / "share" / "doc" / "kontor"
    papers.mkdir(parents=True)
    notices = [(ROOT / "LICENSE").read_text("utf-8"), (ROOT / "packaging" / "NOTICES.md").read_text("utf-8")]
    (papers / "copyright").write_text("\n".join(notices), "utf-8")
    changes = (ROOT / "CHANGELOG.md").read_bytes()
    (papers / "changelog.gz").write_bytes(gzip.compress(changes, 9, mtime=0))
    size = sum(path.stat().st_size for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    (tree / "DEBIAN").mkdir()
    fields = {"version": version(), "architecture": architecture_name, "size": size // 1024, "depends": depends(FOLDER)}
    (tree / "DEBIAN" / "control").write_text(CONTROL.format(**fields), "utf-8")
    for path in archives.entries(tree):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or archives.is_program(path) else 0o644)
    target = DIST / f"kontor_{version()}_{architecture_name}.deb"
    steady = {"SOURCE_DATE_EPOCH": str(archives.source_date())}
    run(dpkg, "--root-owner-group", "-Zxz", "--build", tree, target, **steady)
    shutil.rmtree(tree)
    return [target]


def appdir() -> list[Path]:
    """The folder that appimagetool makes an AppImage of, and that one where the tool is installed."""
    folder = fresh(DIST / "Kontor.AppDir")
    lay_out(folder / "usr")
    own = ROOT / "packaging" / "linux"
    shutil.copy(own / "AppRun", folder)
    shutil.copy(own / f"{APP_ID}.desktop", folder)
    shutil.copyfile(ICONS / "kontor-256.png", folder / "kontor.png")
    (folder / ".DirIcon").symlink_to("kontor.png")
    maker = tool("appimagetool")
    if maker is None:
        return []
    target = name("linux", ".AppImage")
    run(maker, folder, target, SOURCE_DATE_EPOCH=str(archives.source_date()))
    return [target]


def flatpak() -> list[Path]:
    """The manifest that flatpak-builder makes a Flatpak of, out of the archive that lies beside it."""
    archive = name("linux", ".tar.gz")
    if not archive.exists():
        tar()
    share = f"/app/share/{{}}/{APP_ID}"
    icons = [
        f"install -Dm644 kontor-{size}.png /app/share/icons/hicolor/{size}x{size}/apps/{APP_ID}.png"
        for size in ICON_SIZES
    ]
    own = ROOT / "packaging" / "linux"
    files = [own / f"{APP_ID}.desktop", metainfo(), own / "kontor-mime.xml"]
    files += [ICONS / f"kontor-{size}.png" for size in ICON_SIZES]
    manifest = {
        "app-id": APP_ID,
        "runtime": "org.freedesktop.Platform",
        "runtime-version": "25.08",
        "sdk": "org.freedesktop.Sdk",
        "command": "kontor",
        "finish-args": ["--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--socket=pulseaudio"],
        "modules": [
            {
                "name": "kontor",
                "buildsystem": "simple",
                "build-options": {"no-debuginfo": True, "strip": False},  # stripped, those of wheels break
                "build-commands": [
                    "mkdir -p /app/lib /app/bin",
                    "cp -a kontor /app/lib/kontor",
                    "ln -s ../lib/kontor/kontor /app/bin/kontor",
                    f"install -Dm644 {APP_ID}.desktop {share.format('applications')}.desktop",
                    f"install -Dm644 {APP_ID}.metainfo.xml {share.format('metainfo')}.metainfo.xml",
                    f"install -Dm644 kontor-mime.xml {share.format('mime/packages')}.xml",
                    f"sed -i s/^Icon=.*/Icon={APP_ID}/ {share.format('applications')}.desktop",
                    f"sed -i 's/stock\">kontor/stock\">{APP_ID}/' {share.format('metainfo')}.metainfo.xml",
                    f"sed -i 's/icon name=\"kontor/icon name=\"{APP_ID}/' {share.format('mime/packages')}.xml",
                    *icons,
                ],
                "sources": [
                    {"type": "archive", "path": archive.name, "sha256": archives.digest(archive), "dest": "kontor"},
                    *({"type": "file", "path": f"../{path.relative_to(ROOT).as_posix()}"} for path in files),
                ],
            }
        ],
    }
    target = DIST / f"{APP_ID}.json"
    target.write_text(json.dumps(manifest, indent=1) + "\n", "utf-8", newline="\n")
    return [target]


def windows_zip() -> list[Path]:
    """The folder as an archive."""
    target = name("windows", ".zip")
    archives.write_zip(FOLDER, target, archives.source_date())
    return [target]


def installer(folder: Path = FOLDER) -> list[Path]:
    """Windows' installer of a packed folder."""
    if not (folder / "kontor.exe").is_file():
        raise BuildError(f"{folder} holds no kontor.exe")
    target = name("windows", "-setup.exe")
    DIST.mkdir(exist_ok=True)
    if not ICONS.is_dir():  # where the folder was packed elsewhere
        run(sys.executable, ROOT / "packaging" / "icons.py", ICONS)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) // 1024
    settings = {"SOURCE": folder.resolve(), "TARGET": target, "VERSION": version(), "SIZE": size}
    flag = "/D" if os.name == "nt" else "-D"
    script = ROOT / "packaging" / "windows" / "kontor.nsi"
    words = [f"{flag}{key}={value}" for key, value in settings.items()]
    if os.name != "nt":  # Debian's NSIS makes installers of 64 bits, too, the original one does not
        words.insert(0, "-XTarget amd64-unicode")
    run(needed("makensis"), *words, script, SOURCE_DATE_EPOCH=str(archives.source_date()))
    return [target]


def dmg() -> list[Path]:
    """The app in a disk image, beside a link to the folder of programs."""
    tree = fresh(ROOT / "build" / "dmg")
    run("ditto", DIST / "Kontor.app", tree / "Kontor.app")
    (tree / "Applications").symlink_to("/Applications")
    target = name("macos", ".dmg")
    run("hdiutil", "create", "-quiet", "-ov", "-format", "UDZO", "-volname", "Kontor", "-srcfolder", tree, target)
    return [target]


FORMATS: dict[str, dict[str, Callable[[], list[Path]]]] = {
    "linux": {"tar": tar, "deb": deb, "appdir": appdir, "flatpak": flatpak},
    "win32": {"zip": windows_zip, "installer": installer},
    "darwin": {"dmg": dmg},
}
TOOLS = {"deb": "dpkg-deb", "installer": "makensis"}
"""Formats that are left out where their tool is not installed, unless they are asked for by name."""


def chosen(asked: list[str]) -> dict[str, Callable[[], list[Path]]]:
    """The formats to make."""
    known = FORMATS.get(sys.platform, {})
    if unknown := [each for each in asked if each not in known]:
        raise BuildError(f"there is no format {unknown[0]} on this system, only {', '.join(known) or 'the folder'}")
    wanted = {key: make for key, make in known.items() if not asked or key in asked}
    for key, program in TOOLS.items():
        if key in wanted and not asked and tool(program) is None:
            bootstrap.say(f"left out: {key}, for which {program} is needed")
            del wanted[key]
    return wanted


def sum_up(made: list[Path]) -> None:
    """Write checksums beside what was made, and say its sizes; what was listed before and still lies there stays so."""
    sums = DIST / "SHA256SUMS"
    lines = sums.read_text("utf-8").splitlines() if sums.exists() else []
    before = {DIST / line.split("  ", 1)[1] for line in lines}
    if made:
        archives.write_checksums([*made, *(file for file in before - set(made) if file.exists())], sums)
    for file in made:
        bootstrap.say(f"{file.relative_to(ROOT)}: {file.stat().st_size / 1e6:.1f} MB")


def in_environment() -> bool:
    """Whether this is the Python of ``.venv``."""
    return Path(sys.prefix).resolve() == bootstrap.VENV.resolve()


def build(asked: list[str], *, folder_only: bool, quick: bool) -> None:
    """Make the folder and everything that is asked for of it."""
    wanted = {} if folder_only else chosen(asked)
    make_folder(quick=quick)
    sum_up([file for make in wanted.values() for file in make()])


def main(arguments: list[str]) -> int:
    """Pack."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("formats", nargs="*", metavar="FORMAT")
    parser.add_argument("--folder-only", action="store_true")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--here", action="store_true")
    parser.add_argument("--installer-of", type=Path, metavar="FOLDER")
    asked = parser.parse_args(arguments)
    try:
        if asked.installer_of:
            sum_up(installer(asked.installer_of))
            return 0
        if not asked.here and not in_environment():
            bootstrap.set_up("develop")
            bootstrap.become(str(Path(__file__).resolve()), *arguments)
        build(asked.formats, folder_only=asked.folder_only, quick=asked.quick)
    except (BuildError, bootstrap.SetupError) as error:
        print(f"Kontor: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
