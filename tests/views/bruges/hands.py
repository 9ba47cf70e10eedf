"""What a person would click next on the table of Bruges."""

LIKELY = ("use:recruit", "use:exchange", "use:house", "use:canal", "use:threat", "use:workers", "use:guilders")
YES = ("button:confirm", "button:yes", "button:done", "button:stop")


def wanted(page, random):
    """The key that a person of simple mind goes for."""
    offered = page.offered()
    for key in YES:
        if key in offered and random.random() < 0.9:
            return key
    uses = [key for key in LIKELY if key in offered]
    if uses:
        return uses[0] if random.random() < 0.6 else random.choice(uses)
    fresh = [key for key in offered if key not in page.chosen]
    return random.choice(fresh or offered)
