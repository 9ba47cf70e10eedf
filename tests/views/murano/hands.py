"""What a person would click next on the lagoon."""

from app.engines.murano import components as c
from tests.views.murano.conftest import rank

YES = ("button:confirm", "button:sail", "button:proposal")
NO = ("button:pass", "button:decline", "button:stop", "button:keep", "button:leave", "button:finish", "button:dismiss")


def wanted(page, random):
    """The key that a person goes for who wants something to happen."""
    offered = page.offered()
    for key in YES:
        if key in offered:
            return key
    if "button:street" in offered and not any(key.startswith("unbuilt:") for key in offered):
        return "button:street"
    spaces = [key for key in offered if key.startswith("space:")]
    if page.match.state.decision == "choose_turn":
        if not spaces or random.random() < 0.06:
            return random.choice(offered)
        return min(spaces, key=lambda key: rank(c.ACTION[int(key.partition(":")[2]) - 1]) + random.random() * 6)
    if tiles := [key for key in offered if key.startswith("unbuilt:")]:
        return random.choice(tiles)
    return random.choice([key for key in offered if key not in NO] or offered)
