"""A state read in Python: the record's fields as plain numbers and lists."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy.typing as npt

Facts = Any
"""A namespace with the fields of a game's State, as int or list[int]."""


def facts(states: npt.NDArray[Any]) -> Facts:
    """The first record of an array of records."""
    names = states.dtype.names
    assert names is not None
    return SimpleNamespace(**{name: states[name][0].tolist() for name in names})


def listing(parts: list[str], word: str = "and") -> str:
    """Parts in a sentence.

    >>> listing(["Ann", "Ben", "Cleo"])
    'Ann, Ben and Cleo'
    """
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def plural(count: int, thing: str, things: str | None = None) -> str:
    """A count with its noun.

    >>> plural(1, "life", "lives"), plural(2, "token")
    ('1 life', '2 tokens')
    """
    return f"{count} {thing}" if abs(count) == 1 else f"{count} {things or thing + 's'}"
