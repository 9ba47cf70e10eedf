"""How a test plays: what a person would click or press."""


def wanted(page, random):
    """The key that a person of simple mind goes for."""
    offered = page.offered()
    if "button:confirm" in offered:
        return "button:confirm"
    if "button:stop" in offered and len(page.match.state.harbour) >= 3:
        return "button:stop"
    cards = [key for key in offered if key.startswith("card")]
    if cards and "button:draw" not in offered:
        return random.choice(cards)
    return random.choice([key for key in offered if not key.startswith("card")] or offered)
