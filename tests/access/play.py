"""Whole games played through AT-SPI alone, as a screen reader meets the program on Linux.

    /usr/bin/python3 tests/access/play.py [--lang de] [--text 200] [--high-contrast] [GAME ...]

starts the real program under Xvfb with a D-Bus session of its own, for each game once: sets up a game against
apprentices, then reads the prompt and presses one of the offered buttons, again and again, until the end is announced,
and reads the page at the end.
Nothing is known but names, roles, states and actions of accessible objects and their announcements: no pixel, no key,
no object of the program.  What things are called in another language stands in ``translations``.
``AT_SPI_CLIENT`` below says what that needs; the program itself runs in ``--python``.
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[2]
GAMES = {
    "port_royal": "Port Royal",
    "taverns": "The Taverns of Tiefenthal",
    "loyang": "At the Gates of Loyang",
    "murano": "Murano",
    "bruges": "Bruges",
}
AT_SPI_CLIENT = "gi with Atspi 2.0 (Debian: python3-pyatspi), dbus-run-session, Xvfb and at-spi2-core"
TOOLS = ("dbus-run-session", "Xvfb")

PRESSED_S = 0.2
"""Seconds until a press has worked: Qt lets a button go after a tenth, and a press before that begins anew."""

START_S, ANSWER_S = 40.0, 60.0
"""Seconds that the program may take to come up, and to ask the next question."""

LONGEST = 1500
"""Presses after which a game is given up."""

PROMPT, BUTTON, DIALOG, LEVEL = "status bar", "push button", "dialog", "radio button"
PRESSED = (BUTTON, LEVEL, "check box", "toggle button", "combo box", "link")
CHOICES, END, OPPONENT, LEVEL_OF = "What can be chosen", "Look back", "Apprentice", "Who plays for {name}"
NEW, KNOWN, BEGIN = "New game: {game}", "Play without the lesson", "Play"
AT_ONCE = "Opponents: show the result at once"
BESIDE = ("{name}, chosen", "{name}, can be chosen instead")
"""What takes back a choice or replaces it: who presses that, too, goes in circles."""


class Stuck(Exception):
    """Who only hears the program cannot go on."""


class Words:
    """What the program says for an English source text in a language."""

    def __init__(self, language: str) -> None:
        self._said: dict[str, str] = {}
        if language != "en":
            for message in ElementTree.parse(ROOT / f"translations/kontor_{language}.ts").iter("message"):
                said = message.findtext("translation")
                self._said.setdefault(message.findtext("source", ""), said or "")

    def __call__(self, source: str, **named: str) -> str:
        return (self._said.get(source) or source).format(**named)


def missing() -> str:
    """What is missing to play here, in one sentence; ``""`` when all is there."""
    lacking = [tool for tool in TOOLS if shutil.which(tool) is None]
    if not lacking and client() is None:
        lacking = ["a Python that has gi and Atspi"]
    return f"{' and '.join(lacking)} not found; needed is {AT_SPI_CLIENT}" if lacking else ""


def client() -> str | None:
    """A Python that speaks AT-SPI; that of the system when the present one does not."""
    speak = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    for each in (sys.executable, "/usr/bin/python3"):
        if Path(each).exists() and not subprocess.run([each, "-c", speak], capture_output=True, check=False).returncode:
            return each
    return None


def play(
    game: str,
    python: str,
    *,
    language: str = "en",
    seed: int = 1,
    text: int = 100,
    high_contrast: bool = False,
    verbose: bool = False,
) -> dict:
    """Play a whole game in a session of its own; how much was heard and pressed, and where it got stuck.

    ``text`` is the size of letters in percent of the usual one.
    """
    command = ["dbus-run-session", "--", client() or sys.executable, __file__, "--inside", "--python", python]
    command += ["--seed", str(seed), "--lang", language, "--text", str(text)]
    command += [*(["--high-contrast"] if high_contrast else []), *(["--verbose"] if verbose else []), game]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=None if verbose else subprocess.DEVNULL, check=False)
    try:
        return json.loads(done.stdout.splitlines()[-1])
    except (IndexError, ValueError):
        return {"game": game, "stuck": f"no session: status {done.returncode}", "presses": 0, "announced": 0}


class Reader:
    """A person who only hears: finds things by role and name, hears announcements, presses."""

    def __init__(self, at_spi, loop, pid: int, verbose: bool) -> None:
        self.spi, self._loop, self._pid, self._verbose = at_spi, loop, pid, verbose
        self.heard: list[str] = []
        self.app = None
        self._listener = at_spi.EventListener.new(self._hear)

    def _hear(self, event) -> None:
        words = str(event.any_data)
        self.heard.append(words)
        self.say(f"   heard: {words!r}")

    def say(self, line: str) -> None:
        if self._verbose:
            print(line, file=sys.stderr, flush=True)

    def listen(self, seconds: float = 0.05) -> None:
        """Let events come in."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if not self._loop.iteration(False):
                time.sleep(0.01)

    def arrive(self) -> None:
        """Wait until the program is there."""
        until = time.monotonic() + START_S
        while time.monotonic() < until:
            self.listen(0.3)
            desktop = self.spi.get_desktop(0)
            for nth in range(desktop.get_child_count()):
                app = desktop.get_child_at_index(nth)
                if app is not None and app.get_process_id() == self._pid and app.get_child_count():
                    self.app = app
                    app.set_cache_mask(self.spi.Cache.NONE)  # what is read is what is said now
                    self._listener.register("object:announcement")  # before, a program that starts does not see it
                    return
        raise Stuck("the program is not found by an assistive tool")

    # what there is

    def children(self, of) -> list:
        try:
            found = [of.get_child_at_index(nth) for nth in range(of.get_child_count())]
        except self._gone:
            return []
        return [each for each in found if each is not None]

    @property
    def _gone(self) -> type[Exception]:
        from gi.repository import GLib

        return GLib.Error

    def usable(self, thing) -> bool:
        """Whether it is on the screen and can be worked."""
        try:
            states = thing.get_state_set()
        except self._gone:
            return False
        kinds = self.spi.StateType
        return states.contains(kinds.SHOWING) and states.contains(kinds.SENSITIVE)

    def name(self, thing) -> str:
        try:
            return thing.get_name() or ""
        except self._gone:
            return ""

    def role(self, thing) -> str:
        try:
            return thing.get_role_name()
        except self._gone:
            return ""

    def walk(self, of=None, depth: int = 0):
        """Everything that can be worked, from the top; long lists are not looked into."""
        for each in self.children(of or self.app):
            if depth and not self.usable(each):
                continue
            yield each
            if self.role(each) not in ("list", "tree", "table"):
                yield from self.walk(each, depth + 1)

    def find(self, name: str, role: str = "", of=None, wait: float = 8.0):
        """The first thing of that name and role, waiting for it; ``None`` if it does not come."""
        until = time.monotonic() + wait
        while True:
            for each in self.walk(of):
                if (not name or self.name(each) == name) and (not role or self.role(each) == role):
                    return each
            if time.monotonic() > until:
                return None
            self.listen(0.2)

    # what is done

    def press(self, thing) -> None:
        """The first action that a thing has."""
        name = self.name(thing)
        try:
            actions = self.spi.Action.get_n_actions(thing)
        except self._gone:
            actions = 0
        if not actions:
            raise Stuck(f"{self.role(thing)} {name!r} has no action")
        self.say(f"  press {name!r}")
        self.spi.Action.do_action(thing, 0)
        self.listen(PRESSED_S)

    def press_named(self, name: str, role: str = BUTTON, *, wait: float = 8.0) -> None:
        thing = self.find(name, role, wait=wait)
        if thing is None:
            raise Stuck(f"no {role} {name!r}")
        self.press(thing)


class Player:
    """Plays one game with a reader, choosing by chance what goes on with what was chosen."""

    def __init__(self, reader: Reader, title: str, words: Words, seed: int) -> None:
        self.reader, self.title, self.words, self.chance = reader, words(title), words, random.Random(seed)
        self._beside = tuple(words(each, name="") for each in BESIDE)
        self.presses = self.prompts = 0
        self.opponents: set[str] = set()
        self.bar = self.choices = None

    def set_up(self) -> None:
        """From the start page to the table."""
        r, words = self.reader, self.words
        r.press_named(self.title, wait=20)
        offer = r.find("", DIALOG, wait=START_S)
        if offer is None or not r.name(offer):
            raise Stuck("no dialog with a name after choosing the game")
        r.press_named(words(KNOWN))
        dialog = r.find(words(NEW, game=self.title), DIALOG, wait=START_S)
        if dialog is None:
            raise Stuck("the dialog of a new game has no role or name")
        levels = words(LEVEL_OF, name="")
        for group in [each for each in r.walk(dialog) if r.name(each).startswith(levels)][1:]:
            level = r.find(words(OPPONENT), LEVEL, of=group)
            if level is None:
                raise Stuck(f"no level in {r.name(group)!r}")
            r.press(level)
            self.opponents.add(r.name(group).removeprefix(levels))
        r.press_named(words(BEGIN))
        r.press_named(words(AT_ONCE), LEVEL, wait=START_S)
        self.bar = r.find("", PROMPT)
        if self.bar is None:
            raise Stuck("no prompt")
        self.choices = r.find(words(CHOICES), "panel")

    def prompt(self) -> str:
        return self.reader.name(self.bar)

    def offered(self) -> list:
        """The buttons of the prompt and the pieces that can be chosen, in the order of the table."""
        r = self.reader
        found = []
        for place in (self.bar, self.choices):
            if place is None:
                continue
            found += [each for each in r.walk(place) if r.role(each) == BUTTON and r.usable(each)]
        for each in found:
            if not r.name(each) and r.usable(each):
                raise Stuck(f"a choice without a name at {self.prompt()!r}")
        return [each for each in found if r.usable(each)]

    def one_of(self, offered: list):
        """By chance; every other time a button of the prompt, which confirms or goes on, so that games have an end."""
        r = self.reader
        below = {r.name(each) for each in r.children(self.bar)}
        confirming = [each for each in offered if r.name(each) in below]
        return self.chance.choice(confirming if confirming and self.chance.random() < 0.5 else offered)

    def end(self):
        """The page at the end; ``None`` before."""
        r = self.reader
        for each in r.walk():
            if r.role(each) == DIALOG and r.find(self.words(END), BUTTON, of=each, wait=0):
                return each
        return None

    def read_end(self) -> list[str]:
        """What the page at the end tells who only hears, in its order; everything that can be pressed has a name."""
        r, told = self.reader, []
        for each in r.walk(self.end()):
            words = r.name(each)
            if not words and r.role(each) in PRESSED:
                raise Stuck(f"a {r.role(each)} without a name on the page at the end")
            if words:
                told.append(f"{r.role(each)}: {words}")
        return told

    def play(self) -> None:
        """Until the end is there."""
        r, quiet = self.reader, time.monotonic()
        last: tuple[str, ...] = ()
        while self.presses < LONGEST:
            r.listen(0.03)
            offered = [each for each in self.offered() if not r.name(each).endswith(self._beside)]
            if offered:
                names = tuple(r.name(each) for each in offered)
                if self.prompt() and names != last:
                    self.prompts += 1
                last = names
                chosen = self.one_of(offered)
                r.say(f"{self.prompt()!r}: {len(offered)} offered")
                r.press(chosen)
                self.presses += 1
                quiet = time.monotonic()
            elif time.monotonic() - quiet > 2 and self.end() is not None:
                return
            elif time.monotonic() - quiet > ANSWER_S:
                raise Stuck(f"nothing to press at {self.prompt()!r} ({r.spi and self.bar.get_description()!r})")
            else:
                r.listen(0.2)
        raise Stuck(f"no end after {self.presses} presses; the last prompt: {self.prompt()!r}")


def inside(wishes: argparse.Namespace) -> dict:
    """The same within the session: the screen, the program, the player."""
    import gi

    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi, GLib

    game, language, verbose = wishes.games[0], wishes.lang, wishes.verbose
    told: dict = {"game": game, "language": language, "stuck": "", "presses": 0, "announced": 0, "end": []}
    read, write = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    display = os.read(read, 16).decode().strip()
    with tempfile.TemporaryDirectory(prefix="kontor-access-") as data:
        surroundings = {
            **os.environ,
            "DISPLAY": f":{display}",
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "PYTHONPATH": str(ROOT),
        }
        contrast = str(wishes.high_contrast).lower()
        kept = f"[settings]\ntext_size={wishes.text}\nhigh_contrast={contrast}\n"
        Path(data, "settings.ini").write_text(kept, encoding="utf-8")
        command = [wishes.python, "-m", "app.main", "--lang", language, "--data", data]
        output = None if verbose else subprocess.DEVNULL
        program = subprocess.Popen(command, cwd=ROOT, env=surroundings, stdout=output, stderr=output)
        reader = Reader(Atspi, GLib.MainContext.default(), program.pid, verbose)
        player = Player(reader, GAMES[game], Words(language), wishes.seed)
        began = time.monotonic()
        try:
            reader.arrive()
            player.set_up()
            player.play()
            told["end"] = player.read_end()
        except Stuck as where:
            told["stuck"] = str(where)
        finally:
            told["dead"] = program.poll() is not None
            program.terminate()
            program.wait(20)
            screen.terminate()
    heard = reader.heard
    told |= {
        "presses": player.presses,
        "prompts": player.prompts,
        "announced": len(heard),
        "opponents": {name: sum(words.startswith(f"{name}: ") for words in heard) for name in sorted(player.opponents)},
        "last": heard[-1] if heard else "",
        "seconds": round(time.monotonic() - began),
    }
    return told


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], default=[], metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--python", default=str(ROOT / ".venv/bin/python"), help="that runs the program")
    parser.add_argument("--lang", default="en", help="that the program speaks")
    parser.add_argument("--seed", type=int, default=1, help="of the choices; the game's own luck is another one")
    parser.add_argument("--text", type=int, default=100, help="size of letters in percent of the usual one")
    parser.add_argument("--high-contrast", action="store_true")
    parser.add_argument("--verbose", action="store_true", help="tell what is heard and pressed")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    wishes = parser.parse_args()
    if wishes.inside:
        print(json.dumps(inside(wishes)))
        return 0
    if lacks := missing():
        print(lacks, file=sys.stderr)
        return 2
    stuck = 0
    for game in wishes.games or GAMES:
        told = play(
            game,
            wishes.python,
            language=wishes.lang,
            seed=wishes.seed,
            text=wishes.text,
            high_contrast=wishes.high_contrast,
            verbose=wishes.verbose,
        )
        stuck += bool(told["stuck"])
        print(json.dumps(told, ensure_ascii=False), flush=True)
    return int(bool(stuck))


if __name__ == "__main__":
    sys.exit(main())
