"""A state read in Python: the record's fields as plain numbers and lists."""

from __future__ import annotations

from functools import lru_cache
from struct import Struct
from typing import Any, NamedTuple, NoReturn

import numpy as np
import numpy.typing as npt

from boneace.kernel.contract import SEEN_BY_NOBODY

Facts = Any
"""An object with the fields of a game's State, as int or list[int]."""
Record = npt.NDArray[Any]
"""A state or a view as a NumPy record: an array of one."""


_CODES = {"b1": "?", "i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "f8": "d"}


_KEPT = 256


class _Plan(NamedTuple):
    """How to read a record: its struct, and where each field is in what that finds."""

    reader: Struct
    places: dict[str, int | slice]


@lru_cache(maxsize=64)
def _plan(layout: np.dtype[np.void]) -> _Plan:
    assert layout.fields is not None
    form, reached, place = "=", 0, 0
    places: dict[str, int | slice] = {}
    for name, (kind, offset, *_) in sorted(layout.fields.items(), key=lambda item: item[1][1]):
        base, shape = kind.subdtype or (kind, ())
        count = shape[0] if shape else 1
        form += f"{offset - reached}x{count}{_CODES[base.str[1:]]}"
        reached = offset + kind.itemsize
        places[name] = slice(place, place + count) if shape else place
        place += count
    return _Plan(Struct(form), places)


class _Facts:
    """The fields of a record as attributes, each made when it is first read: few are, mostly."""

    def __init__(self, places: dict[str, int | slice], values: tuple[Any, ...]) -> None:
        self.__dict__.update(_places=places, _values=values)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or (place := self._places.get(name)) is None:
            raise AttributeError(name)
        value = self._values[place]
        found = list(value) if isinstance(place, slice) else value
        self.__dict__[name] = found
        return found

    def __setattr__(self, name: str, value: Any) -> NoReturn:
        """Facts are shared: what one reader wrote, all later ones would take for the match."""
        raise AttributeError(f"the facts of a view are for reading: {name}")


def facts(states: npt.NDArray[Any]) -> Facts:
    """The first record of an array of records. It is shared: read it, and leave it as it is."""
    one = states if len(states) == 1 else states[:1]
    return _read(states.dtype, one.tobytes())


# by its bytes: one view is read again and again, by all that is to be said of it
@lru_cache(maxsize=_KEPT)
def _read(layout: np.dtype[np.void], record: bytes) -> Facts:
    reader, places = _plan(layout)
    return _Facts(places, reader.unpack_from(record))


def viewer_of(f: Facts) -> int | None:
    """The seat whose view this is; None for a spectator."""
    return None if f.seen_by == SEEN_BY_NOBODY else f.seen_by - 1
