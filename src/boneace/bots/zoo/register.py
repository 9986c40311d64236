"""The register of the zoo: which strategies there are for each game, and what they do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from importlib import import_module
from typing import Any

from boneace import games
from boneace.bots.kinds import Bot
from boneace.declare import suggestion
from boneace.errors import OptionError
from boneace.languages import say

STYLES = ("caller", "raiser", "folder", "honest", "bluffer", "trapper")
AT_ONCE = 0.0


@dataclass(frozen=True)
class Entry:
    """A strategy for one game: its name, what it does (a message), and how to make it."""

    name: str
    made: Callable[[str, int], Bot]
    message: str
    given: Mapping[str, int] = field(default_factory=dict)

    @property
    def meaning(self) -> str:
        """What it does, in a sentence."""
        return say(f"zoo-{self.message}", **self.given)


def names(game: str) -> list[str]:
    """The names of the strategies for a game; none for a game from outside.

    >>> names("switch")
    ['textbook', 'knock_21', 'knock_25', 'knock_28', 'first_turn_knocker', 'random']
    """
    return list(_entries(game))


def describe(game: str) -> dict[str, str]:
    """What each strategy for a game does, in a sentence."""
    return {name: entry.meaning for name, entry in _entries(game).items()}


def make(name: str, game: str, seed: int = 0) -> Bot:
    """A strategy for a game. Raises OptionError for an unknown strategy or game."""
    found = _entries(game)
    if name not in found:
        known = suggestion(name, list(found))
        raise OptionError(say("zoo-unknown", name=name, game=game, known=known))
    return found[name].made(game, seed)


@cache
def _entries(game: str) -> dict[str, Entry]:
    games.declaration(game)  # an unknown game is refused
    listed = _GAMES.get(game)
    return {entry.name: entry for entry in listed(game)} if listed else {}


def _class(module: str, name: str) -> Callable[..., Any]:
    """A class of a module of the zoo, imported when a strategy is made."""

    def made(*given: Any, **named: Any) -> Any:
        return getattr(import_module(f"boneace.bots.zoo.{module}"), name)(*given, **named)

    return made


def _textbook(game: str, made: Callable[[str, int], Bot]) -> Entry:
    return Entry("textbook", made, f"textbook-{game}")


ANY_MOVE = Entry("random", _class("base", "AnyMove"), "random")


def _vying(module: str, *more: tuple[str, str]) -> Callable[[str], Iterable[Entry]]:
    """The textbook and the styles of a game of vying; `more` are names and classes."""

    def entries(game: str) -> Iterable[Entry]:
        yield _textbook(game, _class(module, "Textbook"))
        for style in STYLES:
            yield Entry(style, partial(_class(module, "Vying"), style=style), style)
        for name, its_class in more:
            yield Entry(name, _class(module, its_class), name.replace("_", "-"))
        yield ANY_MOVE

    return entries


def _lives(
    its_class: str, textbook: Sequence[float], constants: Sequence[int]
) -> Callable[[str], Iterable[Entry]]:
    """Knockers of a game of lives; the textbook knocks from these points, round by round."""

    def entries(game: str) -> Iterable[Entry]:
        made = _class("lives", its_class)
        yield _textbook(game, partial(made, knocks_at=textbook))
        for points in constants:
            knocker = partial(made, knocks_at=(float(points),))
            yield Entry(f"knock_{points}", knocker, "knock", {"points": points})
        yield Entry("first_turn_knocker", partial(made, knocks_at=(AT_ONCE,)), "first-turn-knocker")
        yield ANY_MOVE

    return entries


def _stop_the_bus(game: str) -> Iterable[Entry]:
    """Those who stop the bus with a kind of hand; the textbook with less when more play."""
    from boneace.games.stop_the_bus.scoring import FLUSH, ORDER, PAIR, RUN

    kinds = [kind for kind, _ in ORDER[0][0]]
    pair, flush, run = (float(kinds.index(kind)) for kind in (PAIR, FLUSH, RUN))
    made = _class("lives", "StopTheBus")
    yield _textbook(game, partial(made, knocks_at=(pair, pair + 80, flush)))
    for name, place in (("stop_pair", pair), ("stop_flush", flush), ("stop_run", run)):
        yield Entry(name, partial(made, knocks_at=(place,)), name.replace("_", "-"))
    yield Entry("first_turn_knocker", partial(made, knocks_at=(AT_ONCE,)), "first-turn-knocker")
    yield ANY_MOVE


def _vingt_un(game: str) -> Iterable[Entry]:
    yield _textbook(game, _class("vingt_un", "Textbook"))
    for total in (12, 15, 16, 17, 18):
        stands = partial(_class("vingt_un", "Stands"), stands=total)
        yield Entry(f"stand_{total}", stands, "stand", {"total": total})
    yield Entry("doubler", _class("vingt_un", "Doubler"), "doubler")
    yield ANY_MOVE


_GAMES: Mapping[str, Callable[[str], Iterable[Entry]]] = {
    "thirty-one": _lives("ThirtyOne", (22, 25, 27, 28, 29), (21, 25, 28)),
    "switch": _lives("Switch", (22, 25, 26, 27), (21, 25, 28)),
    "stop-the-bus": _stop_the_bus,
    "schwimmen": _lives("Schwimmen", (24, 26, 27, 28), (21, 25, 28)),
    "best-pair-thirty-one": _vying("best_pair_thirty_one"),
    "three-stake-brag": _vying("three_stake_brag"),
    "primiera": _vying("primiera", ("four_suits", "FourSuits"), ("one_suit", "OneSuit")),
    "vingt-un": _vingt_un,
    "mus": _vying("mus", ("ordago", "Ordago")),
}
