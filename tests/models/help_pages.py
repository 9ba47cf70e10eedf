"""The pages of the rules as they are written, for tests that read them without the program."""

import re
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "resources" / "help"
COMMENT = re.compile(r"<!--(.*?)-->", re.DOTALL)
HEADING = re.compile(r"^(#{2,3}) (.+?) \{#(\w+)\}$")
FIELD = re.compile(r"\{\w+(?: \w+)?\}")
LINK = re.compile(r"\[([^]]*)\]\(#(\w+)\)")


def languages():
    """Every language with a page."""
    return sorted({path.name.split(".")[1] for path in FOLDER.glob("*.md")})


def page(name, language):
    """The text of a page."""
    return (FOLDER / f"{name}.{language}.md").read_text("utf-8")


def parts(text):
    """Of each section: the rules it tells and its anchor, then each line of its text."""
    for part in re.split(r"^(?=##)", text, flags=re.MULTILINE)[1:]:
        heading, _, body = part.partition("\n")
        yield heading, [comment.strip() for comment in COMMENT.findall(body)], lines(COMMENT.sub("", body))


def lines(body):
    """Paragraphs, items and rows, each as one line."""
    found = []
    for block in re.split(r"\n[ \t]*\n", body.strip("\n")):
        at = len(found)
        for line in block.strip("\n").splitlines():
            if len(found) == at or line.startswith(("- ", "|", "{", "> ")):
                found.append(line)
            else:
                found[-1] += " " + line.strip(" ")
    return [line for line in found if line]


def spoken(language):
    """What a language says on its pages, without anchors, fields and marks."""
    for path in sorted(FOLDER.glob(f"*.{language}.md")):
        text = path.read_text("utf-8")
        yield text.partition("\n")[0].removeprefix("# ")
        for heading, _, said in parts(text):
            for line in (HEADING.match(heading)[2], *said):
                words = LINK.sub(r"\1", FIELD.sub("X", re.sub(r"!\[\]\([^)]*\)", "", line))).replace("**", "")
                yield from (cell for each in words.split("|") if (cell := each.strip(" -")))
