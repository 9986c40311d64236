"""A match as a value: copied, compared, pickled, turned into a record."""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Mapping
from copy import copy, deepcopy
from random import Random, SystemRandom
from typing import Any, ClassVar, Self

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.declare import Declaration
from boneace.described import Value
from boneace.errors import WrongType, WrongValue
from boneace.kernel import states
from boneace.languages import say
from boneace.moves import Ply
from boneace.record import Record, written_deals
from boneace.shuffles import Shuffles

ASIDE = 63
"""Instead of a move's number: an action out of turn."""


class Kept:
    """The behaviour of `Match` as a value.

    Copies share only what never changes: the game, the shuffles, past events and past states.
    """

    declaration: Declaration
    players: list[str]
    options: dict[str, Value]
    preset: str
    first_dealer: int
    start: dict[str, Any]
    luck: Random
    _o: npt.NDArray[Any]
    _s: npt.NDArray[Any]
    _shuffles: Shuffles | None
    _plies: list[int]
    _texts: dict[int, str]
    _aside_plies: list[int]

    #: What a match takes from its game; after unpickling it finds this by the game's name.
    _FROM_GAME: ClassVar = {"declaration", "_words", "_drivers", "_labels", "_table"}

    @property
    def plies(self) -> list[Ply]:
        raise NotImplementedError

    def _state_before(self, ply: int) -> tuple[npt.NDArray[Any], int]:
        raise NotImplementedError

    def _bind(self, declaration: Declaration) -> None:
        """Set the attributes that a match takes from its game."""
        raise NotImplementedError

    def copy(self) -> Self:
        """A copy of the match: a push on one does not change the other.

        Both have the same cards to come. `copy.copy` and `copy.deepcopy` do the same.
        """
        other = object.__new__(type(self))
        for name, value in vars(self).items():
            own = type(value) in (list, dict, np.ndarray)
            vars(other)[name] = value.copy() if own else value
        other.start = deepcopy(self.start)
        if type(self.luck) is not SystemRandom:
            other.luck = copy(self.luck)
        if (asides := vars(self)["_asides"]) is not None:
            vars(other)["_asides"] = asides.copy()
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Whether two matches have the same content.

        That is the game, its options, the players, the first dealer and how it was chosen, the
        standing at the start, every event so far and the state. The name of the preset and the
        cards still to come are not compared: one match may be dealt by a seed, the other by hand.
        """
        if not isinstance(other, Kept):
            return NotImplemented
        return self._content() == other._content()

    __hash__ = None  # type: ignore[assignment]  # a match changes

    def _content(self) -> tuple[Any, ...]:
        said = [self._texts[ply] for ply in self._aside_plies]
        table = (self.declaration.name, self.options, self.players, self.start)
        began = (self.first_dealer, vars(self)["cut"])
        return *table, *began, self._plies, self._aside_plies, said, states.key(self._s)

    def __getstate__(self) -> dict[str, Any]:
        """The pickled state: everything except what the game supplies.

        The shuffles are included, so a pickled match contains the cards to come. Raises WrongType
        if they cannot be pickled, such as a function defined inside another.
        """
        found = {name: has for name, has in vars(self).items() if name not in self._FROM_GAME}
        try:
            pickle.dumps(self._shuffles)
        except Exception as error:  # the caller's object may raise anything
            raise WrongType(say("arguments-pickle-shuffles", why=str(error))) from error
        if type(self.luck) is SystemRandom:
            found["luck"] = None
        layout = states.version(self._s.dtype)
        return found | {"_s": self._s.tobytes(), "game": self.declaration.name, "layout": layout}

    def __setstate__(self, kept: Mapping[str, Any]) -> None:
        found = dict(kept)
        game, layout = found.pop("game"), found.pop("layout")
        kind = games.part(game, "rules").State
        if layout != states.version(kind):
            raise WrongValue(say("arguments-pickle-layout", game=game))
        vars(self).update(found)
        self._s = np.frombuffer(bytearray(found["_s"]), kind)
        self.luck = found["luck"] or SystemRandom()
        vars(self)["_table"] = None
        self._bind(games.declaration(game))

    def to_record(self) -> Record:
        """The match so far, as a record."""
        return Record(
            game=self.declaration.name,
            players=list(self.players),
            preset=self.preset,
            dealer=self.first_dealer,
            options=dict(self.declaration.differences(self.preset, self.options)),
            start=dict(self.start),
            deals=written_deals(self.plies, self._deals_after(self._state_before(-1)[0])),
        )

    def _deals_after(self, state: npt.NDArray[Any]) -> Iterator[int]:
        """Yield the number of the deal at the beginning, and after every event."""
        yield int(state["deal"][0])
        for coded in self._plies:
            if coded % 64 != ASIDE:
                vars(self)["_drivers"].play_one(self._o, state, coded % 64)
            yield int(state["deal"][0])
