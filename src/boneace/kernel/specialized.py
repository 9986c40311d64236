"""Options as constants in machine code: the same drivers, compiled for one table's rules.

`specialize(options)` returns an object that every driver takes instead of the array of options. For
the compiler each of its fields is a constant (`boneace.kernel.native` declares it), so rules that a
table does not play are left out of its machine code. It costs a compilation for each set of
options, so it pays only for millions of matches.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import itemgetter
from typing import Any

import numpy as np
import numpy.typing as npt


class SpecializedOptions:
    """The options of a table, each a constant for the compiler."""

    def __init__(self, values: dict[str, int]) -> None:
        self.values = values

    def __getattr__(self, name: str) -> int:
        try:
            return self.__dict__["values"][name]  # type: ignore[no-any-return]
        except KeyError:
            raise AttributeError(name) from None

    def __repr__(self) -> str:
        return f"<SpecializedOptions {self.values}>"


def specialize(options: npt.NDArray[Any]) -> SpecializedOptions:
    """The first record of an array of options, specialized."""
    names = options.dtype.names or ()
    return SpecializedOptions({name: int(options[name][0]) for name in names})


def record(states, i):  # type: ignore[no-untyped-def]
    """The i-th record of an array, with fields as attributes; specialized options unchanged."""
    if isinstance(states, SpecializedOptions):
        return states
    return states.view(_with_attributes(states.dtype))[i]


@lru_cache(maxsize=64)
def _with_attributes(layout: np.dtype[np.void]) -> np.dtype[np.void]:
    """The same layout, of which every record has its fields as attributes.

    NumPy's own `recarray` looks up each attribute in Python, which takes five times as long.
    """
    fields = {name: property(itemgetter(name), _setter(name)) for name in layout.names or ()}
    kind = type("Record", (np.void,), {"__slots__": (), **fields})
    return np.dtype((kind, layout))


def _setter(name: str) -> Callable[[Any, Any], None]:
    def put(found: Any, value: Any) -> None:
        found[name] = value

    return put
