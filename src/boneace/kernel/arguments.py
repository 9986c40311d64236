"""Checking the arguments of functions: numbers, and arrays that compiled code may access.

Machine code checks nothing: it would read and write beyond the end of an array that is too short or
has another layout. So every argument that Python passes to it goes through one of these functions
first. Each raises an error that names the argument: WrongType for another type, WrongValue for a
wrong value, shape or dtype.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from numbers import Real
from operator import index, itemgetter
from struct import Struct
from typing import Any, TypeVar, cast

import numpy as np
import numpy.typing as npt

from boneace.errors import WrongType, WrongValue, shown
from boneace.kernel.contract import FACE_DOWN
from boneace.kernel.specialized import SpecializedOptions
from boneace.languages import say

Array = npt.NDArray[Any]
HIGHEST = (1 << 63) - 1
_Kind = TypeVar("_Kind")


def of_kind(given: object) -> str:
    """The type of a value, with the value if it is short, for an error: `str 'seven'`."""
    name = type(given).__name__
    if given is None:
        return "None"
    return name if isinstance(given, np.ndarray) else f"{name} {shown(given)}"


def wrong_type(name: str, wanted: str, given: object) -> WrongType:
    """The error for an argument of the wrong type; `wanted` is the id of a message."""
    return WrongType(say("arguments-type", name=name, wanted=say(wanted), given=of_kind(given)))


def whole(name: str, given: Any, least: int = 0, most: int = HIGHEST) -> int:
    """Return a whole number within bounds. True and False do not count as numbers."""
    if type(given) is not int:
        if isinstance(given, bool | np.bool_):
            raise wrong_type(name, "arguments-a-whole-number", given)
        try:
            given = index(given)
        except TypeError:
            raise wrong_type(name, "arguments-a-whole-number", given) from None
    if least <= given <= most:
        return int(given)
    if most == HIGHEST and given < least:
        raise WrongValue(say("arguments-at-least", name=name, least=least, given=shown(given)))
    bounds = {"least": shown(least), "most": shown(most), "given": shown(given)}
    raise WrongValue(say("arguments-between", name=name, **bounds))


_ENDLESS = 1 << 1000
"""The most digits of a number: Python would not print a much longer one."""


def any_whole(name: str, given: Any) -> int:
    """Return a whole number of any reasonable size."""
    return whole(name, given, -_ENDLESS, _ENDLESS)


def number(name: str, given: Any, least: float = 0.0) -> float:
    """Return a number, whole or not, that is not too low."""
    if isinstance(given, bool) or not isinstance(given, Real):
        raise wrong_type(name, "arguments-a-number", given)
    found = float(given)
    if not found >= least:  # so nan is refused too
        told = {"least": f"{least:g}", "given": f"{found:g}"}
        raise WrongValue(say("arguments-at-least", name=name, **told))
    return found


def seconds_given(seconds: object) -> None:
    """Check a limit of time in seconds, or None."""
    if seconds is not None:
        number("seconds", seconds)


def list_of_names(name: str, given: Any) -> Sequence[str]:
    """Return a list of words; one word alone is not a list."""
    listed = isinstance(given, Sequence) and not isinstance(given, str)
    if not listed or not all(isinstance(one, str) for one in given):
        raise wrong_type(name, "arguments-names", given)
    return cast("Sequence[str]", given)


def text(name: str, given: Any) -> str:
    """Return a text."""
    if not isinstance(given, str):
        raise wrong_type(name, "arguments-text", given)
    return given


def a_function(name: str, given: Any) -> None:
    """Check that something can be called."""
    if not callable(given):
        raise wrong_type(name, "arguments-a-function", given)


def instance(name: str, given: Any, kind: type[_Kind]) -> _Kind:
    """Return an object of a class."""
    if not isinstance(given, kind):
        wanted = say("arguments-an-instance", **{"class": kind.__name__})
        raise WrongType(say("arguments-type", name=name, wanted=wanted, given=of_kind(given)))
    return given


def rules_given(preset: object, options: object, seats: object) -> None:
    """Check the types of what chooses rules; each may be None."""
    if preset is not None:
        text("preset", preset)
    if options is not None and not isinstance(options, Mapping):
        raise wrong_type("options", "arguments-a-mapping", options)
    if seats is not None:
        any_whole("seats", seats)


def one_of(name: str, given: Any, known: Sequence[str]) -> Any:
    """Return a word that must be one of `known`."""
    if not isinstance(given, str) or given not in known:
        words = ", ".join(f"“{word}”" for word in known)
        raise WrongValue(say("arguments-one-of", name=name, known=words, given=of_kind(given)))
    return given


def array(
    name: str,
    given: Any,
    dtypes: Sequence[np.dtype[Any]],
    wanted: Callable[[], str],
    length: int | None = None,
    least: int = 0,
) -> Array:
    """Return an array of one dimension that machine code may read and write.

    It must have one of the dtypes (`wanted` in words), exactly `length` places if that is given,
    and at least `least`.
    """
    if type(given) is not np.ndarray:
        raise wrong_type(name, "arguments-an-array", given)
    if given.dtype not in dtypes:
        kind = given.dtype.str if given.dtype.names else str(given.dtype)
        raise WrongValue(say("arguments-dtype", name=name, wanted=wanted(), given=kind))
    if given.ndim != 1 or (length is not None and len(given) != length):
        shape = f"({'n' if length is None else length},)"
        raise WrongValue(say("arguments-shape", name=name, wanted=shape, given=str(given.shape)))
    if len(given) < least:
        raise WrongValue(
            say("arguments-too-short", name=name, wanted=str(least), given=str(len(given)))
        )
    if not given.flags.carray:
        laid = given.flags.c_contiguous and given.flags.aligned
        raise WrongValue(say(f"arguments-{'read-only' if laid else 'scattered'}", name=name))
    return given


SIGNED = tuple(np.dtype(kind) for kind in ("i8", "i4", "i2", "i1"))
CARDS, SETS, FLOATS, RANDOM = (np.dtype(kind) for kind in ("i1", "i8", "f8", "u8"))


def numbers(
    name: str, given: Any, dtype: np.dtype[Any], length: int | None = None, least: int = 0
) -> Array:
    """Return an array of plain numbers of one dtype."""
    return array(name, given, (dtype,), dtype.__str__, length, least)


def any_signed(name: str, given: Any, length: int) -> Array:
    """Return an array of signed whole numbers of any width."""
    return array(name, given, SIGNED, "int8 … int64".__str__, length)


def generator(name: str, given: Any) -> Array:
    """Return the state of a random generator: an array of one uint64 that is not 0."""
    found = numbers(name, given, RANDOM, 1)
    if not found[0]:
        raise WrongValue(say("arguments-generator", name=name))
    return found


def _of_other_seats(name: str, seats: int, field: str, seat: int) -> WrongValue:
    return WrongValue(say("arguments-state", name=name, seats=seats, field=field, given=seat))


_KEPT_OPTIONS = 256
_CODES = {1: "b", 2: "h", 4: "i", 8: "q"}
"""By size in bytes, what `struct` calls a signed number; an unsigned one has the capital."""


@dataclass(frozen=True)
class Layouts:
    """The layouts of the records of a game, to check arguments against."""

    game: str
    state: np.dtype[Any]
    options: np.dtype[Any]
    seats_of: Callable[[tuple[int, ...]], int]
    """Takes the numbers of a record of options; returns its seats or raises OptionError."""
    _seats: dict[bytes, int] = field(default_factory=dict, compare=False, repr=False)
    """The seats of the records of options seen so far, by their bytes."""

    def of_options(self, name: str, given: Any) -> int:
        """Return the seats of options of this game: an array of one record, or specialized ones."""
        if type(given) is SpecializedOptions:
            if tuple(given.values) != self.options.names:
                raise WrongValue(say("arguments-specialized", name=name, game=self.game))
            return self.seats_of(tuple(given.values.values()))
        if type(given) is not np.ndarray:
            wanted = say("arguments-options", game=self.game)
            raise WrongType(say("arguments-type", name=name, wanted=wanted, given=of_kind(given)))
        array(name, given, (self.options,), self._options_named, 1)
        known = self._seats.get(found := given.tobytes())
        if known is None:
            if len(self._seats) >= _KEPT_OPTIONS:
                self._seats.clear()
            known = self._seats[found] = self.seats_of(given[0].item())
        return known

    def of_states(self, name: str, given: Any, length: int | None = None) -> Array:
        """Return an array of states of this game."""
        return array(name, given, (self.state,), self._state_named, length)

    def _state_named(self) -> str:
        return say("arguments-dtype-state", game=self.game)

    def _options_named(self) -> str:
        return say("arguments-dtype-options", game=self.game)

    @cached_property
    def _begun(self) -> Callable[[Array], tuple[int, int, int]]:
        """Reads turn, dealer and deal of a state: at once, which takes a fifth of the time."""
        fields: Any = self.state.fields
        names = ("turn", "dealer", "deal")
        inner, reached, form = sorted(names, key=lambda name: fields[name][1]), 0, "="
        for name in inner:
            kind, at = fields[name][:2]
            code = _CODES[kind.itemsize]
            form += f"{at - reached}x{code.upper() if kind.kind == 'u' else code}"
            reached = at + kind.itemsize
        read: Any = Struct(form).unpack_from
        order = itemgetter(*map(inner.index, names))
        return lambda state: order(read(state))

    def of_state(self, name: str, given: Any, seats: int) -> Array:
        """Return an array of one state of a match that has begun, with this number of seats."""
        found = self.of_states(name, given, 1)
        turn, dealer, deal = self._begun(found)
        if not 0 <= turn < seats:
            raise _of_other_seats(name, seats, "turn", turn)
        if not 0 <= dealer < seats:
            raise _of_other_seats(name, seats, "dealer", dealer)
        if deal < 1:
            raise WrongValue(say("arguments-not-begun", name=name))
        return found

    def of_view(self, name: str, given: Any, seats: int) -> None:
        """Check an array of one view: the cards that it hides are all in its stock."""
        seen = self.of_state(name, given, seats)[0]
        hidden = sum(
            max(0, int(held) - int(hand).bit_count())
            for held, hand in zip(seen["held"], seen["hands"], strict=True)
        )
        if "widow" in (self.state.names or ()):
            hidden += int((seen["widow"] == FACE_DOWN).sum())
        stock = int(seen["stock"]).bit_count()
        if hidden > stock:
            raise WrongValue(say("arguments-not-a-view", name=name, hidden=hidden, stock=stock))

    def of_dealers(self, name: str, given: Any, seats: int) -> None:
        """Check that the dealers of an array of states are seats from 0 to `seats` - 1."""
        dealers = given["dealer"]
        if len(dealers) and not 0 <= dealers.min() <= dealers.max() < seats:
            wrong = dealers[(dealers < 0) | (dealers >= seats)]
            raise _of_other_seats(name, seats, "dealer", int(wrong[0]))
