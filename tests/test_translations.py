"""The real translations: complete, well set, and without an English word on a German table."""

import importlib.util
import re
import subprocess
import sys
from dataclasses import fields, is_dataclass, replace
from functools import cache
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from app.engines import GAMES
from app.engines.loyang import components as loyang
from app.engines.taverns import components as taverns
from app.match.match import new_match
from app.match.seats import Seat
from app.models.bruges.describe import DESCRIPTIONS as BRUGES
from app.models.bruges.pieces import DiePiece
from app.models.games import presenter
from app.models.help.book import plain as unmarked
from app.models.help.registry import book
from app.models.language import Language
from app.models.loyang.describe import DESCRIPTIONS as LOYANG
from app.models.loyang.pieces import CasualsZone
from app.models.murano.describe import DESCRIPTIONS
from app.models.murano.pieces import DepotZone, HandZone
from tests.engines.loyang.builder import a_state as loyang_state
from tests.engines.port_royal.builder import a_state as port_royal_state
from tests.engines.port_royal.builder import stopped
from tests.engines.taverns.builder import placing
from tests.marks import THOROUGH
from tests.models import help_pages

ROOT = Path(__file__).resolve().parents[1]

SAME = {
    "Admiral",
    "Alchemist",
    "Bank",
    "Baron",
    "Earl",
    "Elo {elo} ({low}–{high})",
    "Enter",
    "Esc",
    "F2, F3, F4",
    "Expedition",
    "Gold",
    "Indigo",
    "Inquisitor",
    "Isola dei Conventi",
    "Jade",
    "Lord",
    "Murano",
    "Name",
    "Navagero",
    "Page",
    "Port Royal",
    "Prior",
    "Saboteur",
    "Sacca Mattia",
    "Sacca Serenella",
    "San Donato",
    "San Pietro Martire",
    "San Stefano",
    "Statue {value}",
    "System",
    "Version {version}",
    "{game} – Kontor",
}
SAME |= {"Training", "Training ({due})"}
SAME |= {
    *("Primus", "Secundus", "Tertius", "Quartus", "Quintus", "Sextus", "Septimus", "Octavus", "Nonus"),
    *("Decimus", "Undecimus", "Duodecimus"),
}
"""What German and English say alike; figures, units, signs and letters of keys need not stand here."""

LEAK = re.compile(r"\((?:e?[ns]|e|er|es)\)")
ENGLISH = re.compile(
    r"\b(the|you|your|of|with|and|for|to|it|is|takes?|coins?|cards?|ships?|harbour|hires?|reveals?|points"
    r"|doubloons?|beer|schnapps|dice|guests?|nobles?|regulars?|taverns?|upgrade[sd]?|evenings?|reputation"
    r"|palaces?|gondoliers?|beads?|islands?|streets?|crests?|customers?|characters?|workshops?|glass|shops?"
    r"|guilders?|workers?|threats?|houses?|canals?|statues|climbs?|pets?)\b",
    re.IGNORECASE,
)
TAG = re.compile(r"<[^>]*>")
NOT_WORDS = {"anchor", "key", "face", "glyph", "piece", "colour", "shortcut", "kind"}


LONG_ENOUGH = 700
"""Plies of a random game that are listened to."""

LOOKED_AT = 3
"""Every so many positions of it are looked at with all that they say; what happens is heard at each ply."""

ASKED_FOR = 10
"""Pieces per position that are clicked in vain; choices half as many."""


@pytest.fixture(scope="module")
def translate():
    """The script as a module."""
    spec = importlib.util.spec_from_file_location("translate_real", ROOT / "packaging" / "translate.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules["translate_real"] = module  # dataclasses look themselves up
    spec.loader.exec_module(module)
    yield module
    del sys.modules["translate_real"]


@pytest.fixture(scope="module")
def built(translate, tmp_path_factory):
    """A folder with the compiled translations."""
    folder = tmp_path_factory.mktemp("spoken")
    for language in translate.LANGUAGES:
        target = folder / f"kontor_{language}.qm"
        command = [str(translate.qt_tool("lrelease")), "-silent", str(translate.ts_file(language)), "-qm", str(target)]
        subprocess.run(command, check=True)
    return folder


class Listener(QTranslator):
    """German, remembering what it was asked for in vain."""

    def __init__(self, folder):
        super().__init__()
        assert self.load("kontor_de", str(folder))
        self.unknown = set()
        self._found = {}

    def translate(self, context, source, comment=None, n=-1):
        asked = context, source, comment, n
        if asked not in self._found:  # most is said again and again
            self._found[asked] = super().translate(*asked) or None
        found = self._found[asked]
        if not found and not context.startswith("Q"):
            self.unknown.add((context, source))
        return found


@pytest.fixture
def german(qapp, built):
    """The program speaks German; what was not found is listened to."""
    before = QLocale()
    language = Language(folder=built)
    language.use("de")
    listener = Listener(built)
    QCoreApplication.installTranslator(listener)
    yield listener
    QCoreApplication.removeTranslator(listener)
    language.use("en")
    QLocale.setDefault(before)


def words_left(text):
    """The letters of a text beside placeholders, tags and units."""
    return re.sub(r"[\W\d_]", "", re.sub(r"\{\w+\}|%n|<[^>]*>|\bh\b|\bmin\b", "", text))


def said_in(translate, language):
    """Everything that a language says by itself: its translations, and its pages of the rules."""
    messages = translate.read(translate.ts_file(language))
    return [*(form for message in messages for form in message.forms), *help_pages.spoken(language)]


def test_no_text_is_left_in_english(translate):
    same = {
        message.source
        for message in translate.read(translate.ts_file("de"))
        if message.source in message.forms and len(words_left(message.source)) > 1
    }

    assert same <= SAME, same - SAME


def test_no_line_of_the_rules_is_left_in_english():
    english = {line for line in help_pages.spoken("en") if len(words_left(line)) > 2}

    assert english & set(help_pages.spoken("de")) <= SAME


def test_every_german_line_of_the_rules_is_looked_at():
    lines = list(help_pages.spoken("de"))

    assert len(lines) > 800
    assert not [line for line in lines if re.search(r"[#{}\[\]|]|\*\*", line)]


def test_no_plural_is_left_in_brackets(translate):
    for language in translate.LANGUAGES:
        assert not [text for text in said_in(translate, language) if LEAK.search(text)]


def test_english_has_no_space_before_a_per_cent_sign(translate):
    """The axis of the chances said "100 %" beside "35%"."""
    texts = [message.source for message in translate.read(translate.ts_file("de"))] + list(help_pages.spoken("en"))

    assert not [text for text in texts if re.search(r"(^|[\d}])\s%(?!\w)", text)]


def test_german_is_set_like_german(translate):
    """Quotation marks, dashes, ellipses and spaces of the language."""
    for form in said_in(translate, "de"):
        text = TAG.sub("", form)
        assert not re.search(r"[\"'`]|\.\.\.| -(?=\s)|  | [,;:!?]", text.removeprefix("- ")), form
        assert text.count("„") == text.count("“"), form
        assert not re.search(r"[“”](?=\w)|„(?=\s)", text), form


WORDS_OF_NUMBERS = "Feld|Stufe|Runde|Abend|Spalte|Zeile|Modul"
NEVER_SAID = {
    "a person as the object of a sentence": r"\b(?:mit|von|bei|an|für|zu|durch|gegen) Du\b|\b[Gg]ib Du\b",
    "a breaking number": rf"(?<![\w.,{{])(?:\d+|%n) [A-ZÄÖÜ][a-zäöü]|\b(?:{WORDS_OF_NUMBERS}) (?:\d|%n|\{{number\}})",
    "a breaking sign": r" ×|× | %(?!n|L?\d)",
    "a comma before or": r", oder (?:passe?|ziehe?|beende|entlasse?|klicke?|nimm|lege?|gib)\b",
    "a noun behind its question": r"\? \{\w+\}$",
    "what nobody asks": r"Wohin damit|ist mehr aktivierbar|führst du \{",
    "an imperative without its end": r"(?:^|[.:;,] )[Kk]lick (?:auf|zuerst|neben)\b",
    "the polite form": r"\b(?:können|müssen|dürfen|haben|möchten) Sie\b|\bIhnen\b",
}
ONE = re.compile(
    r"^(?:.*\s)?%n\s(?:Punkte|Münzen|Karten|Schritte|Felder|Waren|Schiffe|Häuser|Personen|Dublonen|Schnäpse|Partien"
    r"|Runden|Züge|Plätze|Parzellen|Sorten|Kunden|Stammkunden|Laufkunden|Steine|Glassteine|Gondolieri)\b"
)


@pytest.mark.parametrize("fault", NEVER_SAID)
def test_german_says_nothing_that_nobody_would_say(translate, fault):
    pattern = re.compile(NEVER_SAID[fault])

    assert not [form for form in said_in(translate, "de") if pattern.search(TAG.sub("", form))]


def test_one_thing_is_never_many(translate):
    """ "1 Laufkunden" """
    for message in translate.read(translate.ts_file("de")):
        assert not (message.plural and ONE.search(message.forms[0])), message


def test_the_taverns_count_evenings_not_rounds(translate):
    for message in translate.read(translate.ts_file("de")):
        if message.context.startswith("Taverns") and "Rundenleiste" not in "".join(message.forms):
            assert not any(re.search(r"\bRunde\b", form) for form in message.forms), message
    assert not re.search(r"\bRunde\b", help_pages.page("taverns", "de"))


def test_links_and_marks_are_those_of_the_source(translate):
    for message in translate.read(translate.ts_file("de")):
        for form in message.forms:
            assert sorted(TAG.findall(form)) == sorted(TAG.findall(message.source)), message
            assert form.startswith("- ") == message.source.startswith("- "), message


def spoken(value):
    """Every text in it that somebody may read."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | tuple):
        for each in value:
            yield from spoken(each)
    else:
        for name in fields_with_words(type(value)):
            yield from spoken(getattr(value, name))


@cache
def fields_with_words(kind):
    """The fields of a dataclass that may hold texts; none of anything else."""
    return [field.name for field in fields(kind) if field.name not in NOT_WORDS] if is_dataclass(kind) else []


def said_of(shown, table, things):
    """All texts about pieces and zones of a table."""
    for thing in things:
        yield from shown.describe(thing, table.viewer)
        if isinstance(thing, DepotZone):
            yield DESCRIPTIONS.warning(thing)
        elif isinstance(thing, HandZone) and thing.outlook:
            yield from DESCRIPTIONS.score_now(thing.outlook)


def happened(match, shown):
    """All that is said of the last ply."""
    if match.events:
        yield from spoken(shown.lines(match.events[-1], match.seats))
        yield from (shown.sentence(event, match.seats) for event in match.events[-1])


def everything_said(match, shown, rng, known):
    """All that one position says; of pieces already ``known`` nothing more."""
    state, seats = match.state, match.seats
    legal = state.legal() if state.actor >= 0 else []
    table = shown.table(state, rng.randrange(len(seats)), seats)
    new = {piece for piece in table.pieces() if (piece, table.viewer) not in known}
    known |= {(piece, table.viewer) for piece in new}
    yield from said_of(shown, table, [*new, *(replace(zone, pieces=()) for zone in table.zones)])
    yield from spoken([shown.heading(state), shown.chips(state), shown.scores(state, seats), shown.gauge(state)])
    yield from spoken(shown.result(state, seats))
    if legal:
        yield shown.explain(state, rng.choice(legal), seats)
        pieces = [piece for zone in shown.table(state, 0, seats).zones for piece in zone.pieces]
        begun = rng.choice(shown.spell(state))[0][:1]
        some = rng.sample(pieces, min(ASKED_FOR, len(pieces)))
        yield from (shown.refusal(state, seats, piece.key, chosen) for piece in some for chosen in ((), begun))


def prompts(match, shown, rng):
    """What is asked, before and after some choices on the way to an action."""
    if match.state.actor >= 0:
        begun = {path[:length] for path, _ in shown.spell(match.state) for length in range(1, len(path))}
        some = rng.sample(sorted(begun), min(ASKED_FOR // 2, len(begun)))
        yield from (shown.prompt(match.state, match.seats, chosen) for chosen in [(), *some])


def some_options(game, players, rng):
    """A random possible choice of options."""
    chosen = {option.key: option.default for option in GAMES[game].options}
    for option in GAMES[game].options:
        if not option.blocked(players, chosen):
            chosen[option.key] = rng.choice(option.choices)
    return chosen


def a_move(legal, rng, *, eager):
    """A random move; who is eager does not stop while anything else can be done, so that rarer things are told."""
    others = [action for action in legal if action[0] not in ("finish", "end", "decline", "take_back")]
    return rng.choice(others if eager and others else legal)


def listened(game, seed):
    """Every position of a game that is looked at is a slow test, every fifth of them a quick one."""
    return [pytest.param(game, seed, LOOKED_AT, marks=pytest.mark.slow), (game, seed, 5 * LOOKED_AT)]


SPOKEN = [case for game in GAMES for case in listened(game, 1)]
SPOKEN += [pytest.param(game, seed, LOOKED_AT, marks=THOROUGH) for game in GAMES for seed in (0, 2, 3, 4, 5)]


@pytest.mark.quick_for("loyang", "murano")
@pytest.mark.parametrize(("game", "seed", "every"), SPOKEN)
def test_a_game_speaks_german_only(german, game, seed, every):
    """Random games: nothing untranslated, no English word, no open placeholder, no key twice in a prompt."""
    rng = Random(seed)
    players = rng.choice(list(GAMES[game].players))
    levels = [rng.choice(("", "master")) for _ in range(players)]
    seats = [Seat(f"{'ABCDE'[at]}.", level, at) for at, level in enumerate(levels)]
    match, shown = new_match(game, seats, some_options(game, players, rng), seed), presenter(game)

    heard, known = set(), set()
    while match.ply < LONG_ENOUGH:
        said = [*happened(match, shown)]
        if match.ply % every == 0 or match.finished:
            asked = list(prompts(match, shown, rng))
            for prompt in asked:
                keys = [button.shortcut for button in prompt.buttons if button.shortcut]
                assert len(keys) == len(set(keys)), prompt
            said += [*spoken(asked), *everything_said(match, shown, rng, known)]
        new = {*said} - heard
        heard |= new
        for text in new:
            assert not ENGLISH.search(text), text
            assert not LEAK.search(text), text
            assert "{" not in text, text
        if match.finished:
            break
        match.play(a_move(match.state.legal(), rng, eager=seed % 2 == 1))

    assert not german.unknown


def test_an_untranslated_text_is_noticed(german):
    assert QCoreApplication.translate("Days", "today") == "heute"
    assert QCoreApplication.translate("Days", "the day after tomorrow") == "the day after tomorrow"
    assert german.unknown == {("Days", "the day after tomorrow")}


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_speak_german_only(german, game):
    rules = book(game)
    for section in rules.sections:
        shown = map(rules.piece, section.pieces)
        for text in (section.title, *map(unmarked, section.paragraphs), *spoken(list(shown))):
            assert not ENGLISH.search(TAG.sub("", text)), text

    assert not german.unknown


# "you" among named players


WRONG_DU = re.compile(
    r"\b(?:mit|von|bei|an|für|zu|durch|gegen|[Gg]ib|muss|wählt|Wähle) Du\b"
    r"|\bDu (?:hat|ist|nimmt|zieht|legt|rückt|bleibt|führt|wählt|zahlt|bekommt|muss|darf|beginnt|steht|spielt|gibt"
    r"|kauft|verkauft|tauscht|baut|heuert (?!.*st\b)|deckt)\b"
)
WRONG_YOU = re.compile(
    r"\b(?:of|by|to|with|for|answer|chooses|Choose|at) You\b|\bYou (?:has|is|takes|leads|walks|stays|plays|pays)\b"
)
UNSEEN_NUMBERS = {
    "murano": re.compile(r"\b(?:Feld|[Ss]pace)\s\d"),
    "taverns": re.compile(r"\b(?:Spalte|[Cc]olumn|Ruf-Feld)\s\d"),
    "bruges": re.compile(r"\b(?:Stufe|[Ss]tep)\s(?:9|11)\b"),
}
"""Numbers that no place on the board shows."""


def a_whole_game(game, you, seed, every=LOOKED_AT):
    """Everything said in a random game of one person, called "you", against opponents with names."""
    rng = Random(seed)
    players = max(GAMES[game].players) if seed else 2
    names = [you, "Otto", "Grete", "Joris", "Mara"][:players]
    seats = [Seat(name, "master" if at else "", at) for at, name in enumerate(names)]
    match, shown = new_match(game, seats, some_options(game, players, rng), seed), presenter(game)
    heard, known = set(), set()
    while match.ply < LONG_ENOUGH and not match.finished:
        state = match.state
        action = a_move(state.legal(), rng, eager=True)
        if match.ply % every == 0:
            table = shown.table(state, 0, seats)
            new = {*table.pieces()} - known
            known |= new
            heard |= {*said_of(shown, table, new)}
            heard |= {*spoken([shown.heading(state), *shown.chips(state), *prompts(match, shown, rng)])}
            heard.add(shown.explain(state, action, seats))
        match.play(action)
        heard |= {line.text for line in shown.lines(match.events[-1], seats)}
    return heard | {mark.text for mark in shown.event_signs(match.events, seats)}


ADDRESSED = [case for game in GAMES for case in listened(game, 1)]
ADDRESSED += [pytest.param(game, 0, LOOKED_AT, marks=THOROUGH) for game in GAMES]


@pytest.mark.quick_for("port_royal", "loyang")
@pytest.mark.parametrize(("game", "seed", "every"), ADDRESSED)
def test_you_are_never_named_like_the_others(german, game, seed, every):
    """ "Otto tauscht mit Du", "Du führt mit 3", "Ein Stammkunde von Du" """
    heard = a_whole_game(game, "Du", seed, every)

    assert not [text for text in heard if WRONG_DU.search(text)]
    assert not [text for text in heard if game in UNSEEN_NUMBERS and UNSEEN_NUMBERS[game].search(text)]


@pytest.mark.quick_for("taverns", "port_royal")
@pytest.mark.parametrize(("game", "seed", "every"), [case for game in GAMES for case in listened(game, 1)])
def test_english_never_names_you_like_the_others(qapp, game, seed, every):
    """ "at a stall of You", "You leads with 3" """
    heard = a_whole_game(game, "You", seed, every)

    assert not [text for text in heard if WRONG_YOU.search(text)]
    assert not [text for text in heard if game in UNSEEN_NUMBERS and UNSEEN_NUMBERS[game].search(text)]


# sentences that were wrong


DU, OTTO = Seat("Du", "", 0), Seat("Otto", "master", 1)


def plain(text):
    """With spaces that may break."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def told(game, *event):
    return presenter(game).sentence(event, (DU, OTTO))


def asked(game, state, *chosen):
    return presenter(game).prompt(state, (DU, OTTO), chosen).title


def test_otto_tauscht_mit_dir(german):
    own, other = (loyang.NUMBER[name] for name in ("stall_pumpkin_bean_leek", "stall_wheat_pumpkin_bean"))

    assert told("loyang", "swapped", 1, own, 0, other) == (
        "Otto tauscht mit dir den Marktstand (Kürbis, Bohne, Lauch) gegen den Marktstand (Weizen, Kürbis, Bohne)."
    )
    assert plain(told("loyang", "fee", 1, 1, 0)) == "Otto zahlt 1 Käsch an dich."


def test_den_hochstapler_in_den_hof(german):
    state = loyang_state(hand={0: "impostor haggler", 1: "tout official"}, court="maid", steps=[("distribute", 0)])

    assert asked("loyang", state, "card:impostor") == "Legst du den Hochstapler in den Hof?"
    assert asked("loyang", state, "card:maid") == "Nimmst du die Magd aus dem Hof?"


def test_ein_laufkunde_zwei_stammkunden(german):
    more, less = (
        CasualsZone("casuals:0", regular=regular, casual=casual, change=change)
        for regular, casual, change in ((2, 1, 2), (1, 3, -2))
    )
    assert plain(LOYANG.customers(more)) == "2 Stammkunden und 1 Laufkunde: Laufkunden zahlen 2 mehr"
    assert plain(LOYANG.customers(less)) == "1 Stammkunde und 3 Laufkunden: Laufkunden zahlen 2 weniger"


def test_wohin_setzt_du_die_drei(german):
    assert asked("taverns", placing("3 3 3 3"), "die:0:3:0") == "Wohin setzt du die 3?"


def test_dein_eigener_wuerfel(german):
    assert told("taverns", "coloured_rolled", 0, (5,)) == "Dein eigener Würfel: 5."
    assert told("taverns", "coloured_rolled", 0, (5, 2)) == "Deine eigenen Würfel: 5, 2."


def test_drei_stammgaeste_brechen_nicht_auseinander(german):
    regular = taverns.REGULARS[0]
    events = [("came", 0, regular, 0)] * 3

    (line,) = presenter("taverns").lines(events, (DU, OTTO))

    assert line.text == "Du deckst auf: 3\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}Stammgast."


@pytest.mark.parametrize(
    ("context", "source", "said"),
    [
        ("BrugesTurn", "Nobody can be activated now.", "Jetzt lässt sich keine Person aktivieren."),
        ("MuranoShips", "Choose an action space, or pass", "Wähle ein Aktionsfeld oder passe"),
        ("TavernsWords", "Choose: the top 3-beer guest or 1 beer dealer.", "geschenkt"),
        ("TitleBar", "Opponents: slow enough to read every move", "Gegner: so ruhig, dass man alles mitlesen kann"),
    ],
)
def test_single_texts_are_what_a_player_would_say(german, context, source, said):
    assert said in QCoreApplication.translate(context, source)


def test_a_ship_that_pays_is_not_for_sale(german):
    """ "Take the frigate for 4 coins?" """
    state = stopped(port_royal_state(coins=[3, 3], harbour=["ship_frigate_s3_c2"]))
    key = f"card:{state.harbour[0]}"

    assert plain(asked("port_royal", state, key)) == "Nimmst du die Fregatte? Sie bringt 2 Münzen."


def test_a_ship_that_pays_is_not_for_sale_in_english_either(qapp):
    state = stopped(port_royal_state(coins=[3, 3], harbour=["ship_frigate_s3_c2"]))

    assert asked("port_royal", state, f"card:{state.harbour[0]}") == "Take the frigate and gain 2 coins?"


def test_a_threat_below_a_die_is_as_short_as_the_others(german):
    """ "Überschwemmung" was about 9 px high there."""
    dice = [DiePiece(f"die:{colour}", colour=colour, value=6, ships=False) for colour in range(5)]

    assert max(len(BRUGES.meaning(die)) for die in dice) <= len("Überfall")


def test_the_english_of_more_than_one_is_the_text_in_the_code():
    """A sentence was changed in the code, and the program went on saying the old one."""
    texts = ElementTree.parse(ROOT / "translations/kontor_en.ts")
    for message in texts.iter("message"):
        if forms := [form.text for form in message.iter("numerusform")]:
            assert re.sub(r"\((s|es)\)", r"\1", message.findtext("source")) in forms
