"""The look at every game in the background ends before the archive does."""

from time import sleep

from app.session.damaged import Survey


class SlowArchive:
    """Takes its time to look at the games."""

    begun = ended = 0

    def damaged(self):
        self.begun += 1
        sleep(0.2)
        self.ended += 1
        return []

    def whole_in_copies(self):
        return {}


def test_nothing_looks_at_an_archive_that_is_about_to_be_closed():
    """The program ended with an error of a thread that met a closed archive."""
    archive = SlowArchive()
    survey = Survey(archive)
    survey.look()

    survey.close()
    assert archive.ended == archive.begun == 1

    survey.look()
    sleep(0.05)
    assert archive.begun == 1
