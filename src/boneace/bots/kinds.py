"""The kinds of bot, and how to make one."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

from boneace import games
from boneace.declare import suggestion
from boneace.errors import OptionError, quoted
from boneace.games.defaults import own_module
from boneace.languages import say

if TYPE_CHECKING:
    from boneace.bots.seat import Seat
    from boneace.moves import Move


class Bot(Protocol):
    """A player that chooses moves for a seat.

    The choice depends only on what the seat knows, on the bot's seed and on the number of events in
    the match. It may take a few tenths of a second, and lets other threads run.
    """

    def choose(self, seat: Seat) -> Move:
        """Return one of the legal moves of a seat whose turn it is."""
        ...

    def aside(self, seat: Seat) -> str | None:
        """Return what the seat does out of turn now, such as a signal; None for nothing."""
        ...


class OwnBot(Protocol):
    """A bot that comes with a game. It is asked only where there is something to decide.

    It may have a method `aside`, like `Bot`. Otherwise the heuristics say what it does out of turn.
    """

    def choose(self, seat: Seat) -> Move | None:
        """Return one of two or more legal moves; None for the general bot's move."""
        ...


@dataclass(frozen=True)
class Kind:
    """A kind of bot, as a form offers it.

    `home` is the module and class of the bot for games that have no bot of this kind. `slips` is
    how many of 1024 decisions it makes like a novice (`boneace.bots.careless`), unless a game says
    otherwise: without slips nobody could tell the higher levels apart.
    """

    name: str
    home: tuple[str, str]
    slips: int = 0

    @property
    def title(self) -> str:
        return say(f"bots-{self.name}")

    @property
    def meaning(self) -> str:
        """How it plays, in a sentence."""
        return say(f"bots-{self.name}.meaning")


KINDS = (
    Kind("novice", ("boneace.bots.novice", "Novice")),
    Kind("club", ("boneace.bots.club", "Club"), slips=512),
    Kind("expert", ("boneace.bots.expert", "Expert"), slips=192),
    Kind("master", ("boneace.bots.expert", "Master")),
)


def names() -> list[str]:
    """The names of the bots, weakest first.

    >>> names()
    ['novice', 'club', 'expert', 'master']
    """
    return [kind.name for kind in KINDS]


def title(name: str) -> str:
    """What a kind of bot is called."""
    return next(kind.title for kind in KINDS if kind.name == name)


def describe() -> list[dict[str, str]]:
    """The bots as a form offers them: name, title, meaning."""
    return [{"name": kind.name, "title": kind.title, "meaning": kind.meaning} for kind in KINDS]


def _for_every_game(kind: Kind, game: str, seed: int) -> Bot:
    module, player = kind.home
    made: Bot = getattr(import_module(module), player)(game, seed)
    return made


def make(name: str, game: str, seed: int = 0) -> Bot:
    """A bot for a game: the game’s own, where its package has one.

    Raises OptionError for an unknown bot or game, WrongType for a seed that is no whole number.
    """
    from boneace.bots.careless import Careless
    from boneace.kernel.arguments import any_whole

    seed = any_whole("seed", seed)
    for kind in KINDS:
        if kind.name == name:
            bot, slips = _careful(kind, game, seed), _slips(kind, game)
            return Careless(bot, slips, game, seed) if slips else bot
    told = quoted(name)
    raise OptionError(say("options-no-bot", name=told, known=suggestion(told, names())))


def _slips(kind: Kind, game: str) -> int:
    """How many of 1024 decisions a level makes like the novice in a game."""
    own = own_module(f"{games.declaration(game).package}.players")
    return int(getattr(own, "SLIPS", {}).get(kind.name, kind.slips))


def _careful(kind: Kind, game: str, seed: int) -> Bot:
    """The bot of a level without its slips."""
    own = own_module(f"{games.declaration(game).package}.players")
    brought: OwnBot | None = own.player(kind.name, seed) if own else None
    for_every_game = _for_every_game(kind, game, seed)
    if brought is None:
        return for_every_game
    from boneace.bots.own import Own

    return Own(brought, game, seed, getattr(own, "plays", lambda _: True), for_every_game)
