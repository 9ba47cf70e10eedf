from app.models.table_reading import pieces_in

"""What a person would click next on the table of the Taverns."""

YES = ("button:confirm", "button:activate_all")


def wanted(page, random):
    """The key that a person of simple mind goes for."""
    offered = page.offered()
    for key in YES:
        if key in offered:
            return key
    if page.match.state.decision == "place_dice":
        return _placing(page, random, offered)
    if page.match.state.decision == "service":
        buttons = [key for key in offered if key.startswith(("return:", "nobles:", "bards:"))]
        spend = [key for key in offered if not key.startswith("button:")]
        if buttons:
            return random.choice(buttons)
        return random.choice(spend) if spend and random.random() < 0.6 else "button:end"
    return random.choice(offered)


def _placing(page, random, offered):
    """A die in the tray and then a space; the end when nothing fits."""
    spaces = [key for key in offered if key.startswith(("seat:", "space:"))]
    if spaces:
        return random.choice(spaces)
    tray = {piece.key for piece in pieces_in(page.view.model, "tray:0")}
    dice = [key for key in offered if key in tray]
    if dice:
        return random.choice(dice)
    return "button:finish"
