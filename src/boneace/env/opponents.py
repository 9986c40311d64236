"""Who plays the other seats of a match: bots, chance, or a function of what a seat observes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

from boneace import bots, games
from boneace.arena import players
from boneace.bots import Seat
from boneace.declare import suggestion
from boneace.env.episode import Episode
from boneace.errors import BoneAceError, OptionError, WrongValue, quoted
from boneace.games.facts import facts
from boneace.kernel.arguments import of_kind, whole
from boneace.kernel.contract import MAX_MOVES
from boneace.kernel.luck import scattered
from boneace.languages import say
from boneace.moves import Move
from boneace.solve.setting import Setting

Policy = Callable[[dict[str, Any]], Any]
"""From `{"observation": …, "action_mask": …}` to the number of an action."""
Opponent = str | bots.Bot | Policy
RANDOM = "random"

Chooser = Callable[[Episode, int], Any]
"""Chooses an action for the seat to move: its number or name."""


class Opponents:
    """The players of all seats but one."""

    def __init__(self, setting: Setting, given: Opponent | Sequence[Opponent]) -> None:
        """Raises OptionError for an unknown name, and for a bot of the library if fewer cards are
        played with; WrongValue if the number of players does not fit."""
        others = setting.seats - 1
        one = isinstance(given, str) or not isinstance(given, Sequence)
        wanted: list[Any] = [given] * others if one else list(given)  # type: ignore[arg-type]
        if len(wanted) != others:
            raise WrongValue(say("env-libraries-opponents", wanted=others, given=len(wanted)))
        zoo = f"{players.ZOO}:"
        own = [name for name in wanted if name in bots.names() or str(name).startswith(zoo)]
        if setting.without and own:
            raise OptionError(say("env-libraries-whole-pack", bot=str(own[0])))
        self._game, self._wanted = setting.game, wanted
        self.seated(0)  # errors come here, not in a match

    def seated(self, seed: int) -> list[Chooser]:
        """The players of one match, in the order of the seats, with its own random numbers."""
        return [
            _chooser(player, self._game, scattered(seed, place) >> 1)
            for place, player in enumerate(self._wanted)
        ]


def _chooser(player: Any, game: str, seed: int) -> Chooser:
    """A partial function, so that a deep copy of an environment has its own random numbers."""
    if player == RANDOM:
        return partial(_by_chance, Random(seed))
    if isinstance(player, str):
        if ":" not in player and player not in bots.names():
            known = suggestion(player, [RANDOM, *bots.names()])
            raise OptionError(say("options-no-bot", name=quoted(player), known=known))
        return partial(_by_bot, players.make(player, game, seed))
    if callable(getattr(player, "choose", None)):
        return partial(_by_bot, player)
    if callable(player):
        return partial(_by_policy, player)
    raise WrongValue(say("env-libraries-opponent", given=of_kind(player)))


def let_play(chooser: Chooser, episode: Episode, seat: int) -> None:
    """Let a player move. Raises OptionError, which names its seat, if its action is not legal."""
    action = chooser(episode, seat)
    try:
        episode.act(action)
    except BoneAceError as error:
        raise _illegal(seat, action, error) from error


def _illegal(seat: int, move: object, error: BoneAceError) -> OptionError:
    told = {"name": _name(seat), "move": quoted(str(move)), "why": str(error)}
    return OptionError(say("arena-illegal", **told))


def _name(seat: int) -> str:
    return f"Seat {seat}"


def _by_chance(luck: Random, episode: Episode, _seat: int) -> int:
    return luck.choice(episode.legal)


def _by_bot(bot: bots.Bot, episode: Episode, seat: int) -> int:
    asked = seat_of(episode, seat)
    move: Any = bot.choose(asked)  # a program, or a bot from outside, may give its notation
    try:
        return episode.action_of(move.number if isinstance(move, Move) else _number(asked, move))
    except BoneAceError as error:
        raise _illegal(seat, move, error) from error


def _number(asked: Seat, move: Any) -> int:
    """The number of a move that a bot names, or gives by number."""
    if not isinstance(move, str):
        return whole("move", move, 0, MAX_MOVES - 1)
    parse = games.part(asked.game, "words").parse
    return int(parse(facts(asked.options), facts(asked.view), move))


def _by_policy(policy: Policy, episode: Episode, seat: int) -> Any:
    observation, mask = episode.observed(seat)
    found = policy({"observation": observation, "action_mask": mask.view("int8")})
    try:  # libraries have their own kinds of numbers
        number = int(found)
    except (TypeError, ValueError, OverflowError):
        return found  # `act` says what is wrong with it
    return number if number == found else found


def seat_of(episode: Episode, seat: int) -> Seat:
    """What a bot sees of an episode: the same as of the match."""
    return Seat(
        game=episode.game,
        seat=seat,
        players=tuple(map(_name, range(episode.seats))),
        options=episode.setting.options,
        view=episode.view(seat),
        legal=episode.legal_moves,
        plies=len(episode.moves),
    )
