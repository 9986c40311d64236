"""The rules for player names: how long they may be, and which are suggested."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator

LONGEST = 24
"""The most characters that a name may have."""

USUAL = (
    *("Ann", "Ben", "Cleo", "Dora", "Emil", "Faye"),
    *("Gus", "Hedda", "Ivo", "Jutta", "Kaya", "Lou"),
)
"""The names of bots: as many as the largest table has seats."""


def alike(name: str) -> str:
    r"""A form that is equal for names that look the same: they may differ in case and in width.

    >>> alike("\uff21nna") == alike("anna")
    True
    """
    return unicodedata.normalize("NFKC", name).casefold()


def free(taken: Iterable[str]) -> Iterator[str]:
    """The usual names that are not taken.

    >>> next(free(["ann", "Cleo"]))
    'Ben'
    """
    had = {alike(name) for name in taken}
    return (name for name in USUAL if alike(name) not in had)
