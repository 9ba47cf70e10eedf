"""Keeps the texts of Kontor and their translations in step.

    python packaging/translate.py update   collect the texts of app/ into translations/*.ts; "update fr" begins French
    python packaging/translate.py check    fail, with reasons, unless every language is complete
    python packaging/translate.py build    compile translations/*.ts to the .qm that Kontor loads

English is the language of the sources; its file holds the plural forms only.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = tuple(sorted({"de", "en"} | {path.stem[-2:] for path in (ROOT / "translations").glob("kontor_??.ts")}))
N_FORMS = 2  # one and many, in German as in English
PLACEHOLDER = re.compile(r"\{[^{}]*\}|%n|%L?\d")
PLAIN = {"&#xa0;": "\u00a0", "&apos;": "'", "&quot;": '"'}
GONE = ("vanished", "obsolete")


@dataclass(frozen=True)
class Message:
    """One entry of a .ts file.

    Attributes:
        state: ``""``, or Qt's ``"unfinished"``, ``"vanished"``, ``"obsolete"``.
        forms: The translation, or its plural forms.
    """

    context: str
    source: str
    comment: str
    plural: bool
    state: str
    forms: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str, str]:
        """What Qt finds it by."""
        return self.context, self.source, self.comment

    def __str__(self) -> str:
        return f"{self.context}: {self.source!r}" + (f" ({self.comment})" if self.comment else "")


def qt_tool(name: str) -> Path:
    """The program of Qt's translation kit that lies beside PySide6's modules."""
    spec = find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        raise FileNotFoundError("PySide6 is not installed in this environment")
    return Path(spec.submodule_search_locations[0]) / (name + (".exe" if sys.platform == "win32" else ""))


def ts_file(language: str, folder: Path = ROOT / "translations") -> Path:
    """The translation source of one language."""
    return folder / f"kontor_{language}.ts"


def collect(code: Path, target: Path, language: str, *flags: str) -> None:
    """Bring ``target`` up to date with the Python files below ``code``."""
    sources = sorted(str(path) for path in code.rglob("*.py"))
    command = [str(qt_tool("lupdate")), "-silent", "-locations", "none", "-source-language", "en"]
    plural_only = ["-pluralonly"] if language == "en" else []
    subprocess.run(
        [*command, "-target-language", language, *plural_only, *flags, *sources, "-ts", str(target)], check=True
    )


def read(path: Path) -> list[Message]:
    """The messages of a .ts file, in its order."""
    return [
        Message(
            context=context.findtext("name", ""),
            source=message.findtext("source", ""),
            comment=message.findtext("comment", ""),
            plural=message.get("numerus") == "yes",
            state=translation.get("type", ""),
            forms=tuple(form.text or "" for form in translation.findall("numerusform")) or (translation.text or "",),
        )
        for context in ElementTree.parse(path).getroot().iter("context")
        for message in context.iter("message")
        if (translation := message.find("translation")) is not None
    ]


def faults(message: Message, n_forms: int = N_FORMS) -> Iterator[str]:
    """What is wrong with the translation of one message, in a language with so many plural forms."""
    if message.state in GONE:
        yield f"{message}: no longer in the code ({message.state})"
        return
    if message.plural and len(message.forms) != n_forms:
        yield f"{message}: {len(message.forms)} plural forms, {n_forms} are needed"
    if message.state == "unfinished" or not all(form.strip() for form in message.forms):
        yield f"{message}: unfinished"
        return
    wanted = set(PLACEHOLDER.findall(message.source))
    for place, form in enumerate(message.forms):
        found = set(PLACEHOLDER.findall(form))
        if message.plural and place == 0:  # "one coin" may do without the figure
            found |= wanted & {"%n"}
        if found != wanted:
            differing = ", ".join(sorted(wanted ^ found))
            yield f"{message}: placeholders differ in {form!r}: {differing}"


def unspoken(code: Path, known: set[tuple[str, str]]) -> Iterator[str]:
    """Texts in the code that Qt's collector cannot see, so that they would stay untranslated.

    Args:
        code: Folder of Python files.
        known: Context and source of every message that was collected.
    """
    for path in sorted(code.rglob("*.py")):
        for context, text in calls(ast.parse(path.read_text("utf-8")), None):
            where = f"{path.relative_to(code.parent)}:{text.lineno}"
            if not holds_text(text):
                continue
            if not isinstance(text, ast.Constant):
                yield f"{where}: the text is put together before it is translated; use placeholders, format afterwards"
            elif (context, text.value) not in known:
                yield f"{where}: {text.value!r} is not collected; write context and text out"


def calls(node: ast.AST, owner: str | None) -> Iterator[tuple[str | None, ast.expr]]:
    """The text argument of every call that translates, with its context (for ``tr``: the class around it)."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            name = getattr(child.func, "attr", getattr(child.func, "id", ""))
            if name == "tr" and child.args:
                yield owner, child.args[0]
            elif name in ("translate", "QT_TRANSLATE_NOOP") and len(child.args) > 1:
                context = child.args[0]
                yield str(context.value) if isinstance(context, ast.Constant) else None, child.args[1]
        yield from calls(child, child.name if isinstance(child, ast.ClassDef) else owner)


def holds_text(node: ast.expr) -> bool:
    """Whether an argument is a text written out, or is put together from one; False for texts from data."""
    match node:
        case ast.Constant(value=str()) | ast.JoinedStr():
            return True
        case ast.BinOp(left=left, right=right) | ast.IfExp(body=left, orelse=right):
            return holds_text(left) or holds_text(right)
        case ast.Call(func=ast.Attribute(value=value)):
            return holds_text(value)
    return False


def problems(folder: Path = ROOT / "translations", code: Path = ROOT / "app") -> list[str]:
    """Everything that keeps the translations from being complete; empty when they are."""
    found: list[str] = []
    for language in LANGUAGES:
        path = ts_file(language, folder)
        if not path.exists():
            found.append(f"{path.name}: missing, run: translate.py update")
            continue
        have = read(path)
        with tempfile.TemporaryDirectory() as scratch:
            copy = Path(shutil.copy(path, scratch))
            collect(code, copy, language)
            fresh = read(copy)
        known = {message.key for message in have}
        n_forms = max((len(each.forms) for each in have), default=1) if language not in ("de", "en") else N_FORMS
        found += [f"{path.name}: {fault}" for message in have for fault in faults(message, n_forms)]
        found += [
            f"{path.name}: {message}: new in the code, run: translate.py update"
            for message in fresh
            if message.key not in known
        ]
        dead = {message.key for message in fresh if message.state in GONE}
        found += [
            f"{path.name}: {message}: no longer in the code, run: translate.py update"
            for message in have
            if message.key in dead and message.state not in GONE
        ]
        if language != "en":
            found += [
                f"{message}: a number without plural forms, write it as self.tr(text, '', n)"
                for message in fresh
                if "%n" in message.source and not message.plural
            ]
            found += unspoken(code, {(message.context, message.source) for message in fresh})
    return found


def spell_out_english(path: Path) -> None:
    """Finish the English plurals that follow the rule: "%n coin(s)" is "%n coin" or "%n coins"."""
    text = path.read_text("utf-8")
    entry = re.compile(
        r"(<source>(?P<text>[^<]*\((?:e?s)\)[^<]*)</source>(?:\s*<comment>[^<]*</comment>)?\s*)"
        r'<translation type="unfinished">(\s*)'
        r"<numerusform>[^<]*</numerusform>(\s*)<numerusform>[^<]*</numerusform>(\s*)"  # may hold a guess
    )

    def finished(match: re.Match[str]) -> str:
        one = re.sub(r"\(e?s\)", "", match["text"])
        many = re.sub(r"\((e?s)\)", r"\1", match["text"])
        forms = f"{match[3]}<numerusform>{one}</numerusform>{match[4]}<numerusform>{many}</numerusform>{match[5]}"
        return f"{match[1]}<translation>{forms}"

    path.write_text(entry.sub(finished, text), "utf-8", newline="\n")


def spell_plainly(path: Path) -> None:
    """Write letters as themselves that some versions of lupdate write as references; equal texts stay equal lines."""
    text = path.read_text(encoding="utf-8")
    for reference, letter in PLAIN.items():
        text = text.replace(reference, letter)
    path.write_text(text, encoding="utf-8", newline="\n")


def update(*new: str) -> int:
    """Collect all texts into the .ts files, those of new languages too, and drop what is gone."""
    for language in (*LANGUAGES, *new):
        path = ts_file(language)
        path.parent.mkdir(exist_ok=True)
        collect(ROOT / "app", path, language, "-no-obsolete")
        spell_plainly(path)
        if language == "en":
            spell_out_english(path)
        messages = read(path)
        n_open = sum(message.state == "unfinished" for message in messages)
        print(f"{path.name}: {len(messages)} texts, {n_open} to translate")
    return 0


def check() -> int:
    """Print every problem; 1 when there is one."""
    found = problems()
    print(*found, sep="\n", end="\n" if found else "")
    print(f"translations: {len(found)} problem(s)" if found else "translations: complete")
    return 1 if found else 0


def build() -> int:
    """Compile every .ts file beside itself; a running Kontor has the old file mapped, so a new one takes its place."""
    for path in sorted((ROOT / "translations").glob("*.ts")):
        new = path.with_suffix(f".{os.getpid()}.qm")
        subprocess.run([str(qt_tool("lrelease")), "-silent", str(path), "-qm", str(new)], check=True)
        new.replace(path.with_suffix(".qm"))
    return 0


def main(arguments: list[str]) -> int:
    """Do the one thing asked for."""
    match arguments:
        case ["update", *new] if all(re.fullmatch("[a-z]{2}", language) for language in new):
            return update(*new)
        case ["check"]:
            return check()
        case ["build"]:
            return build()
    print((__doc__ or "").strip())
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
