"""Options as constants in machine code: the same drivers, compiled for one table's rules.

`specialize(options)` returns an object that every driver takes instead of the array of options. For
the compiler each of its fields is a constant (`boneace.kernel.native` declares it), so rules that a
table does not play are left out of its machine code. It costs a compilation for each set of
options, so it pays only for millions of matches.
"""

from __future__ import annotations

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
    return states.view(np.recarray)[i]
