"""States as values: their layout, copies, and keys for comparing them.

A state is one record of a NumPy array, without pointers. Every byte of it belongs to a field, so a
copy made by NumPy, in memory or through a file has the same bytes, and two states are equal exactly
when their bytes are.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

SPARE = "spare"
"""The field for the bytes that no other field uses: always zero."""


def layout(fields: Iterable[tuple[Any, ...]]) -> np.dtype[np.void]:
    """The record layout of a state: wide fields first, fields of equal width in the order given.

    So every field is aligned, with no bytes between fields. The field SPARE fills up the last word
    where needed.

    >>> layout([("turn", "i1"), ("hands", "i8", 2)]).names
    ('hands', 'turn', 'spare')
    """
    ordered = sorted(fields, key=lambda field: -np.dtype(field[1]).alignment)
    filled = sum(np.dtype([field]).itemsize for field in ordered)
    widest = max(np.dtype(field[1]).alignment for field in ordered)
    if left := -filled % widest:
        ordered.append((SPARE, "i1", (left,)))
    return np.dtype(ordered, align=True)


def padding(kind: np.dtype[np.void]) -> int:
    """How many bytes of a record belong to no field: 0 in the layouts of `layout`."""
    fields = (kind.fields or {}).values()
    return kind.itemsize - sum(field[0].itemsize for field in fields)


@lru_cache(maxsize=64)
def version(kind: np.dtype[np.void]) -> str:
    """The version of a layout: eight hexadecimal digits that change when any field does.

    Store it with the bytes of a state: under another version they mean something else.
    """
    return hashlib.sha256(repr(kind.descr).encode()).hexdigest()[:8]


def clone(states: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """A copy of a state, or of a batch of states, that shares no memory with it."""
    if not states.size:
        return np.array(states, order="C", copy=True, subok=False)
    # NumPy copies records field by field, which takes many times longer than copying their bytes
    return np.frombuffer(bytearray(states.tobytes()), states.dtype).reshape(states.shape)


def overwrite(state: npt.NDArray[Any], source: npt.NDArray[Any]) -> None:
    """Make a state, or a batch of states, equal to another of the same layout and length.

    Both must be contiguous. Their bytes are copied, for the same reason.
    """
    state.view(np.uint8)[:] = source.view(np.uint8)


def of_bytes(state: bytes, kind: np.dtype[np.void]) -> npt.NDArray[Any]:
    """An array of one state from its bytes."""
    return np.frombuffer(bytearray(state), kind)


def blank(kind: np.dtype[np.void]) -> npt.NDArray[Any]:
    """An array of one state of zeros."""
    return np.frombuffer(bytearray(kind.itemsize), kind)


def key(states: npt.NDArray[Any], place: int = 0) -> bytes:
    """Bytes that are equal exactly when states are equal: for comparing, and for dictionaries.

    `states` is an array of records; the key is that of the record at `place`. It begins with the
    layout's version, so states of two games, or of two layouts, never have the same key. Raises
    IndexError where there is no such place.
    """
    state: bytes = states[place].tobytes()
    return bytes.fromhex(version(states.dtype)) + state
