"""A state read in Python: the record's fields as plain numbers and lists."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from operator import itemgetter
from struct import Struct
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from boneace.kernel.contract import SEEN_BY_NOBODY

Record = npt.NDArray[np.void]
"""A state or a view as a NumPy record: an array of one."""


class Facts(Protocol):
    """The numbers of a game's State, with its fields as attributes: int or list[int].

    They are shared, so they are read-only: a change would be seen by all later readers.
    """

    def __getattr__(self, name: str, /) -> Any:
        """A field; the game's layout defines which there are."""
        ...


_CODES = {"b1": "?", "i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "f8": "d"}


_KEPT = 256


class FactsOfRecord(tuple[int, ...]):
    """All numbers of a record in the order of its fields; each layout has its own class.

    `PLACES` has for each field the places of its numbers. `LAST` picks the numbers of all fields
    whose names begin with `last_`: how the last deal ended.
    """

    __slots__ = ()
    PLACES: ClassVar[dict[str, range]] = {}
    LAST: ClassVar[Callable[[tuple[int, ...]], object]]
    if TYPE_CHECKING:

        def __getattr__(self, name: str, /) -> Any: ...  # each layout's class has its fields


class _Plan(NamedTuple):
    """The reader of a record: its struct, and the class of the facts in it."""

    reader: Struct
    kind: type[FactsOfRecord]


@lru_cache(maxsize=64)
def _plan(layout: np.dtype[np.void]) -> _Plan:
    assert layout.fields is not None
    form, reached, place = "=", 0, 0
    places: dict[str, range] = {}
    fields: dict[str, object] = {
        "__slots__": (),
        "PLACES": places,
        "__reduce__": lambda numbers: (_made, (layout, tuple(numbers))),  # for pickle and copies
    }
    for name, (kind, offset, *_) in sorted(layout.fields.items(), key=lambda item: item[1][1]):
        base, shape = kind.subdtype or (kind, ())
        count = shape[0] if shape else 1
        form += f"{offset - reached}x" if offset > reached else ""
        form += f"{count}{_CODES[base.str[1:]]}"
        reached = offset + kind.itemsize
        fields[name] = property(_listed(place, place + count) if shape else itemgetter(place))
        places[name] = range(place, place + count)
        place += count
    last = _runs(has for name, has in places.items() if name.startswith("last_"))
    fields["LAST"] = staticmethod(itemgetter(*last) if last else lambda _: None)
    return _Plan(Struct(form), type("Facts", (FactsOfRecord,), fields))


def _runs(places: Iterable[range]) -> list[slice]:
    """Ranges of places in order, with adjacent ones joined."""
    found: list[slice] = []
    for has in places:
        begun = found.pop().start if found and found[-1].stop == has.start else has.start
        found.append(slice(begun, has.stop))
    return found


def _made(layout: np.dtype[np.void], numbers: tuple[int, ...]) -> FactsOfRecord:
    """The facts with these numbers."""
    return _plan(layout).kind(numbers)


def _listed(first: int, end: int) -> Callable[[tuple[int, ...]], list[int]]:
    """Return a function that reads a field of several numbers."""

    place = slice(first, end)

    def read(numbers: tuple[int, ...]) -> list[int]:
        return [*numbers[place]]

    return read


def facts(states: npt.NDArray[Any]) -> FactsOfRecord:
    """The first record of an array of records. It is shared: do not change it."""
    one = states if len(states) == 1 else states[:1]
    return _read(states.dtype, one.tobytes())


# keyed by its bytes: one view is read many times, for all its texts
@lru_cache(maxsize=_KEPT)
def _read(layout: np.dtype[np.void], record: bytes) -> FactsOfRecord:
    reader, kind = _plan(layout)
    return kind(reader.unpack_from(record))


def reader_of(states: npt.NDArray[Any]) -> Callable[[], Facts]:
    """Return a reader of an array of one record in its present state: faster than repeated
    `facts`."""
    reader, kind = _plan(states.dtype)
    unpack, buffer = reader.unpack_from, memoryview(states.view(np.uint8).data)
    return lambda: kind(unpack(buffer))


class Live:
    """Facts that are read on access, for code that needs only one or two of them.

    Their values are those at the moment of access.
    """

    __slots__ = ("_record",)

    def __init__(self, record: Record) -> None:
        self._record = record

    def __getattr__(self, name: str) -> Any:
        return self._record[name][0].tolist()


class Chosen(SimpleNamespace):
    """Facts that are not one record: some fields only, or other names."""

    if TYPE_CHECKING:

        def __getattr__(self, name: str, /) -> Any: ...


def viewer_of(f: Facts) -> int | None:
    """The seat whose view this is; None for a spectator."""
    return None if f.seen_by == SEEN_BY_NOBODY else f.seen_by - 1
