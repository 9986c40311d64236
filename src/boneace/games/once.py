"""What a table draws of a view, made once for all the views that agree in what it is made from."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from marshal import dumps
from operator import attrgetter
from typing import Any, TypeVar

from boneace.games.facts import Facts
from boneace.languages import current

T = TypeVar("T")

_KEPT = 1024
"""Results of one function that are kept: one for each match, language and end of a deal."""
_WAYS = 16
_PLAIN = 2  # the format of `marshal` in which equal numbers are equal bytes

_Kept = dict[bytes, Any]


class _Noted:
    """Facts that note which of their fields are read."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._names: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self._names.add(name)
        return getattr(self._facts, name)


def once(tell: Callable[[Facts, Facts], T]) -> Callable[[Facts, Facts], T]:
    """Keep what a function of the facts of a view and of the options finds, by what it read.

    The fields that the function reads are noted while it works. It is not called again for facts
    that are the same in all of them, as those of the last deal are until the next one ends. So
    nothing is told of a view that the view itself does not say. What is found is shared: it must
    be left as it is, and must depend on nothing but the facts and the language spoken.
    """
    # by the fields that were read: the function may read others where the first ones differ
    ways: dict[tuple[tuple[str, ...], tuple[str, ...]], tuple[Any, Any, _Kept]] = {}

    @wraps(tell)
    def told(f: Facts, options: Facts) -> T:
        language = current()
        for of_view, of_options, kept in tuple(ways.values()):
            key = dumps((language, of_view(f), of_options(options)), _PLAIN)
            if key in kept:
                found: T = kept[key]
                return found
        view, table = _Noted(f), _Noted(options)
        found = tell(view, table)
        _keep(ways, (language, f, options), (view._names, table._names), found)
        return found

    return told


def _keep(
    ways: dict[tuple[tuple[str, ...], tuple[str, ...]], tuple[Any, Any, _Kept]],
    seen: tuple[str, Facts, Facts],
    read: tuple[set[str], set[str]],
    found: Any,
) -> None:
    of_view, of_options = (tuple(sorted(names)) for names in read)
    language, f, options = seen
    if (of_view, of_options) not in ways:
        if len(ways) == _WAYS:
            return
        ways[of_view, of_options] = _getter(of_view), _getter(of_options), {}
    get_view, get_options, kept = ways[of_view, of_options]
    if len(kept) >= _KEPT:  # in more than one thread: none looks for the oldest to forget it
        kept.clear()
    kept[dumps((language, get_view(f), get_options(options)), _PLAIN)] = found


def _getter(names: tuple[str, ...]) -> Callable[[Facts], Any]:
    return attrgetter(*names) if names else lambda _: None
