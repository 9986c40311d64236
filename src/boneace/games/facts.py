"""A state read in Python: the record's fields as plain numbers and lists."""

from __future__ import annotations

from functools import lru_cache
from struct import Struct
from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace.kernel.contract import SEEN_BY_NOBODY

Facts = Any
"""A namespace with the fields of a game's State, as int or list[int]."""
Record = npt.NDArray[Any]
"""A state or a view as a NumPy record: an array of one."""


_CODES = {"b1": "?", "i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "f8": "d"}


@lru_cache(maxsize=64)
def _plan(layout: np.dtype[np.void]) -> tuple[Struct, tuple[tuple[str, int, int], ...]]:
    """How to read a record: its struct, and each field's name, first place and end (0: one)."""
    assert layout.fields is not None
    form, fields, reached, place = "=", [], 0, 0
    for name, (kind, offset, *_) in sorted(layout.fields.items(), key=lambda item: item[1][1]):
        base, shape = kind.subdtype or (kind, ())
        count = shape[0] if shape else 1
        form += f"{offset - reached}x{count}{_CODES[base.str[1:]]}"
        reached = offset + kind.itemsize
        fields.append((name, place, place + count if shape else 0))
        place += count
    return Struct(form), tuple(fields)


def facts(states: npt.NDArray[Any]) -> Facts:
    """The first record of an array of records."""
    reader, fields = _plan(states.dtype)
    flat = reader.unpack_from(states[:1].tobytes())
    return SimpleNamespace(
        **{name: list(flat[first:end]) if end else flat[first] for name, first, end in fields}
    )


def viewer_of(f: Facts) -> int | None:
    """The seat whose view this is; None for a spectator."""
    return None if f.seen_by == SEEN_BY_NOBODY else f.seen_by - 1
