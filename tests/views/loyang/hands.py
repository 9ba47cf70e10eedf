"""What a person would click next on the table of Loyang."""

from app.models.games import presenter
from app.models.presenter import selection

YES = ("button:confirm", "button:store", "button:use", "button:deliver")
LATER = ("action:loan", "button:discard", "action:helper", "action:pack", "button:refuse", "action:refuse")


def wanted(page, random):
    """The key that a person of simple mind goes for."""
    offered = page.offered()
    for key in YES:
        if key in offered:
            return key
    deep = bool(page.chosen)
    fresh = [key for key in offered if key not in LATER and key != "action:end" and key not in page.chosen]
    further = _further(page)
    if deep and further:
        return random.choice(further)
    if "action:end" in offered and random.random() < 0.2:
        return "action:end"
    if fresh and random.random() < 0.9:
        return random.choice(fresh)
    return random.choice([key for key in offered if key != "action:loan"] or offered)


def _further(page):
    """What goes on with what is chosen."""
    choice = selection(presenter("loyang"), page.match.state)
    for key in page.chosen:
        choice.choose(key)
    return choice.next_keys()


def path_of(page, verb):
    """A way to spell the first action of a verb."""
    action = next(action for action in page.match.state.legal() if action[0] == verb)
    return next(path for path, each in presenter("loyang").spell(page.match.state) if each == action)
