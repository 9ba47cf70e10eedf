"""The rules of the games, and nothing else: standard library only."""

from collections.abc import Callable, Iterator, MutableMapping

from app.engines.contract import Game


class Games(MutableMapping[str, Game]):
    """Games by key; the rules of one are imported when it is first asked for.

    The start page knows which games there are and plays none: without this a tenth of the time to the first painted
    window went into rules.
    """

    def __init__(self, rules: dict[str, Callable[[], Game]]) -> None:
        self._rules = rules
        self._imported: dict[str, Game] = {}

    def __getitem__(self, key: str) -> Game:
        if key not in self._imported:
            self._imported[key] = self._rules[key]()
        return self._imported[key]

    def __setitem__(self, key: str, game: Game) -> None:
        self._rules[key] = lambda: game
        self._imported.pop(key, None)

    def __delitem__(self, key: str) -> None:
        del self._rules[key]
        self._imported.pop(key, None)

    def __contains__(self, key: object) -> bool:
        return key in self._rules

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)


def _port_royal() -> Game:
    from app.engines.port_royal import PORT_ROYAL

    return PORT_ROYAL


def _taverns() -> Game:
    from app.engines.taverns import TAVERNS

    return TAVERNS


def _loyang() -> Game:
    from app.engines.loyang import LOYANG

    return LOYANG


def _murano() -> Game:
    from app.engines.murano import MURANO

    return MURANO


def _bruges() -> Game:
    from app.engines.bruges import BRUGES

    return BRUGES


GAMES: MutableMapping[str, Game] = Games(
    {"port_royal": _port_royal, "taverns": _taverns, "loyang": _loyang, "murano": _murano, "bruges": _bruges}
)
"""All games by key, in the order of the start page."""
