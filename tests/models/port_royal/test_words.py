"""Every card and contract has its words."""

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from app.engines.port_royal.components import CARDS, CONTRACTS
from app.match.seats import Seat
from app.models.port_royal import words
from tests.engines.port_royal.builder import A, a_state
from tests.models.play import ANNA, LENI
from tests.models.port_royal.play import PRESENTER

TWO = (ANNA, LENI)


@pytest.mark.parametrize("face", sorted({card.id for card in CARDS}))
def test_every_component_has_a_name_and_a_short_name(face):
    said = words.words_of(face)

    assert said.name
    assert said.short
    assert said.name.startswith(said.short)
    assert said.the.startswith("the ")
    assert said.a.startswith(("a ", "an "))
    assert said.text or face.startswith(("ship", "xship"))


def test_colours_are_named_as_they_are():
    for number, card in enumerate(CARDS):
        if card.colour >= 0:
            assert words.colour_name(card.colour) in words.words(number).name


def test_gift_ships_tell_of_the_gift():
    for number, card in enumerate(CARDS):
        if card.kind == "ship":
            assert bool(words.words(number).text) == card.gift


def test_every_contract_has_a_name_and_a_condition():
    said = [(words.contract_name(number), words.words_of(each.id).text) for number, each in enumerate(CONTRACTS)]

    assert all(name and text.endswith(".") for name, text in said)
    assert len(set(said)) == len(CONTRACTS)


class Shouting(QTranslator):
    """A language of its own: every text in capitals, placeholders kept."""

    def translate(self, context, source, comment=None, n=-1):
        return "".join(part if part.startswith("{") else part.upper().replace("%N", "%n") for part in _parts(source))

    def isEmpty(self):  # noqa: N802  # of Qt
        return False


def _parts(source):
    """Placeholders and what is between them."""
    out = [""]
    for sign in source:
        if sign == "{":
            out.append("")
        out[-1] += sign
        if sign == "}":
            out.append("")
    return out


def test_a_change_of_language_reaches_everything_that_was_kept(qapp):
    """Cards, tips and facts: another language must not see the old words."""
    state = a_state(own={A: ["sailor_1"]}, harbour=["governor_0", "ship_flute_s1_c1"], row=["expedition_2_crosses"])
    table = PRESENTER.table(state, A, TWO)

    def words():
        return {piece.key: PRESENTER.describe(piece, table.viewer) for piece in table.pieces()}

    before = words()
    translator = Shouting()
    QCoreApplication.installTranslator(translator)
    try:
        loud = words()
    finally:
        QCoreApplication.removeTranslator(translator)

    for key, quiet in before.items():
        assert loud[key].tip != quiet.tip, key
        if not key.startswith("panel"):
            assert loud[key].name == quiet.name.upper().replace("LENI", "Leni")
    assert words() == before


def test_names_with_braces_and_percent_signs_are_only_names():
    odd = (Seat("{name} %n", "", 0), Seat("100 % {0}", "master", 1))
    state = a_state(harbour=["governor_0", "ship_flute_s1_c1"])

    table = PRESENTER.table(state, 1, odd)
    assert PRESENTER.describe(table.piece("panel:0"), table.viewer).name == "{name} %n"
    assert PRESENTER.sentence(("passed", 1), odd) == "100 % {0} passes."
    assert "100 % {0}" in PRESENTER.describe(table.zone("harbour").pieces[0], table.viewer).tip
