"""Phrases about everything that comes in five colours."""

from __future__ import annotations

from app.models.text import Translated


class BrugesColours(Translated):
    """Phrases by colour: 0 blue, 1 brown, 2 yellow, 3 red, 4 violet."""

    # One phrase per colour, and no colour put into a phrase: the ending of a German adjective depends on its noun.
    def name(self, colour: int) -> str:
        """The name of a colour."""
        return (self.tr("blue"), self.tr("brown"), self.tr("yellow"), self.tr("red"), self.tr("violet"))[colour]

    def title(self, colour: int) -> str:
        """The name of a colour as a label, with a capital letter."""
        return (self.tr("Blue"), self.tr("Brown"), self.tr("Yellow"), self.tr("Red"), self.tr("Violet"))[colour]

    def workers(self, colour: int, number: int) -> str:
        """A number of workers, as the object of a sentence."""
        return (
            lambda: self.tr("%n blue worker(s)", "", number),
            lambda: self.tr("%n brown worker(s)", "", number),
            lambda: self.tr("%n yellow worker(s)", "", number),
            lambda: self.tr("%n red worker(s)", "", number),
            lambda: self.tr("%n violet worker(s)", "", number),
        )[colour]()

    def worker_label(self, colour: int) -> str:
        """The workers of a colour, as a label."""
        return (
            self.tr("Blue workers"),
            self.tr("Brown workers"),
            self.tr("Yellow workers"),
            self.tr("Red workers"),
            self.tr("Violet workers"),
        )[colour]

    def markers(self, colour: int, number: int) -> str:
        """A number of threat markers, as the object of a sentence."""
        return (
            lambda: self.tr("%n blue marker(s)", "", number),
            lambda: self.tr("%n brown marker(s)", "", number),
            lambda: self.tr("%n yellow marker(s)", "", number),
            lambda: self.tr("%n red marker(s)", "", number),
            lambda: self.tr("%n violet marker(s)", "", number),
        )[colour]()

    def all_markers(self, colour: int) -> str:
        """All markers of a colour that "you" have, as the object of a sentence."""
        return (
            self.tr("all your blue markers"),
            self.tr("all your brown markers"),
            self.tr("all your yellow markers"),
            self.tr("all your red markers"),
            self.tr("all your violet markers"),
        )[colour]

    def houses(self, colour: int, number: int) -> str:
        """A number of houses, as the object of a sentence."""
        return (
            lambda: self.tr("%n blue house(s)", "", number),
            lambda: self.tr("%n brown house(s)", "", number),
            lambda: self.tr("%n yellow house(s)", "", number),
            lambda: self.tr("%n red house(s)", "", number),
            lambda: self.tr("%n violet house(s)", "", number),
        )[colour]()

    def a_house(self, colour: int) -> str:
        """A house, as the object of a sentence."""
        return (
            self.tr("a blue house"),
            self.tr("a brown house"),
            self.tr("a yellow house"),
            self.tr("a red house"),
            self.tr("a violet house"),
        )[colour]

    def per_house(self, colour: int) -> str:
        """The phrase for points or goods that are given for each house of a colour."""
        return (
            self.tr("for each of your blue houses"),
            self.tr("for each of your brown houses"),
            self.tr("for each of your yellow houses"),
            self.tr("for each of your red houses"),
            self.tr("for each of your violet houses"),
        )[colour]

    def house(self, colour: int) -> str:
        """A house, as a label."""
        return (
            self.tr("Blue house"),
            self.tr("Brown house"),
            self.tr("Yellow house"),
            self.tr("Red house"),
            self.tr("Violet house"),
        )[colour]

    def card(self, colour: int) -> str:
        """A card, as the object of a sentence."""
        return (
            self.tr("a blue card"),
            self.tr("a brown card"),
            self.tr("a yellow card"),
            self.tr("a red card"),
            self.tr("a violet card"),
        )[colour]

    def back(self, colour: int, pet: bool) -> str:
        """A card of which only the back is seen, as a label."""
        if pet:
            return (
                self.tr("Blue pet card"),
                self.tr("Brown pet card"),
                self.tr("Yellow pet card"),
                self.tr("Red pet card"),
                self.tr("Violet pet card"),
            )[colour]
        return (
            self.tr("Blue card"),
            self.tr("Brown card"),
            self.tr("Yellow card"),
            self.tr("Red card"),
            self.tr("Violet card"),
        )[colour]

    def die(self, colour: int) -> str:
        """A die, as a label."""
        return (
            self.tr("Blue die"),
            self.tr("Brown die"),
            self.tr("Yellow die"),
            self.tr("Red die"),
            self.tr("Violet die"),
        )[colour]

    def on_die(self, colour: int) -> str:
        """The place where pips are counted."""
        return (
            self.tr("on the blue die"),
            self.tr("on the brown die"),
            self.tr("on the yellow die"),
            self.tr("on the red die"),
            self.tr("on the violet die"),
        )[colour]

    def ship(self, colour: int) -> str:
        """A ship, as the object of a sentence."""
        return (
            self.tr("the blue ship"),
            self.tr("the brown ship"),
            self.tr("the yellow ship"),
            self.tr("the red ship"),
            self.tr("the violet ship"),
        )[colour]

    def ship_label(self, colour: int) -> str:
        """A ship, as a label."""
        return (
            self.tr("Blue ship"),
            self.tr("Brown ship"),
            self.tr("Yellow ship"),
            self.tr("Red ship"),
            self.tr("Violet ship"),
        )[colour]

    def the_threat(self, colour: int) -> str:
        """The threat that a colour stands for, as the beginning of a sentence."""
        return (
            self.tr("The flood"),
            self.tr("The plague"),
            self.tr("The raid"),
            self.tr("The fire"),
            self.tr("The intrigue"),
        )[colour]

    def threat(self, colour: int) -> str:
        """The threat that a colour stands for, as a label."""
        return (
            self.tr("Flood"),
            self.tr("Plague"),
            self.tr("Raid"),
            self.tr("Fire"),
            self.tr("Intrigue"),
        )[colour]


COLOURS = BrugesColours()
