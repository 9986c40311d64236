"""The only place for rules on player names: how long they may be, and which are suggested."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

LONGEST = 24
"""The most characters that a name may have."""

USUAL = (
    *("Ann", "Ben", "Cleo", "Dora", "Emil", "Faye"),
    *("Gus", "Hedda", "Ivo", "Jutta", "Kaya", "Lou"),
)
"""The names of bots: as many as the largest table has seats."""


def free(taken: Iterable[str]) -> Iterator[str]:
    """The usual names that nobody has; names that differ only in case are the same.

    >>> next(free(["ann", "Cleo"]))
    'Ben'
    """
    had = {name.casefold() for name in taken}
    return (name for name in USUAL if name.casefold() not in had)
