"""The names that players may have: how long, and which are proposed. The one place that says so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

LONGEST = 24
"""Characters that a name has at most."""

USUAL = (
    *("Ann", "Ben", "Cleo", "Dora", "Emil", "Faye"),
    *("Gus", "Hedda", "Ivo", "Jutta", "Kaya", "Lou"),
)
"""What bots are called: as many as a table has seats at most."""


def free(taken: Iterable[str]) -> Iterator[str]:
    """The usual names that nobody has; names that differ in case alone are the same.

    >>> next(free(["ann", "Cleo"]))
    'Ben'
    """
    had = {name.casefold() for name in taken}
    return (name for name in USUAL if name.casefold() not in had)
