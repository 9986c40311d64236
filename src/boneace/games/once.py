"""A cache for texts about a view: computed once for all views that agree in the fields used."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy, deepcopy
from functools import wraps
from operator import itemgetter
from typing import Any, NamedTuple, ParamSpec, TypeVar

from msgspec import UNSET, Struct
from msgspec.structs import force_setattr

from boneace.games.facts import FactsOfRecord
from boneace.languages import current

T = TypeVar("T")
P = ParamSpec("P")

_KEPT = 1024
"""Results kept for one function, for each way in which it reads its arguments."""
_WAYS = 16
_MISSING = object()

_Names = tuple[tuple[str, ...], ...]
_Getter = Callable[[Any], Any] | None


class _Way(NamedTuple):
    """The fields that a function has read from its arguments, and its results by their values."""

    names: _Names
    getters: tuple[_Getter, ...]
    """Empty if no facts are among the arguments: the arguments themselves are then the key."""
    kept: dict[tuple[Any, ...], Any]

    def key(self, language: str, given: tuple[Any, ...]) -> tuple[Any, ...]:
        if not self.getters:
            return (language, *given)
        pairs = zip(self.getters, given)  # noqa: B905
        return (language, *[one if get is None else get(one) for get, one in pairs])


class _Noted:
    """Facts that record which of their fields are read."""

    def __init__(self, facts: FactsOfRecord) -> None:
        self._facts = facts
        self._names: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self._names.add(name)
        return getattr(self._facts, name)


def once(tell: Callable[P, T]) -> Callable[P, T]:
    """Cache a function’s results, by what it read from its arguments.

    The fields that the function reads are recorded while it runs. It is not called again for facts
    that are equal in all of them, as those of the last deal are until the next one ends. So a text
    about a view never contains anything that the view does not. Its other arguments go into the key
    as they are: they must be hashable. Results are shared: they must not be changed, and must
    depend on nothing but the arguments and the current language.
    """
    known: dict[tuple[type, ...], list[_Way]] = {}

    @wraps(tell)
    def told(*given: P.args, **named: P.kwargs) -> T:
        assert not named
        kinds = tuple(map(type, given))
        ways = known.get(kinds)
        if ways is None:
            ways = known.setdefault(kinds, [])
        language = current()
        for way in ways:
            found = way.kept.get(way.key(language, given), _MISSING)
            if found is not _MISSING:
                return found  # type: ignore[no-any-return]
        return _find(tell, ways, language, given)

    return told


def _find(tell: Callable[..., T], ways: list[_Way], language: str, given: tuple[Any, ...]) -> T:
    """Call a function, and cache its result by the fields that it reads."""
    if _Noted in map(type, given):  # it is called by another one, which records for both
        return tell(*given)
    noted = [_Noted(one) if isinstance(one, FactsOfRecord) else one for one in given]
    found = tell(*noted)
    names = tuple(tuple(sorted(one._names)) if type(one) is _Noted else () for one in noted)
    way = next((way for way in ways if way.names == names), None)
    if way is None:
        if len(ways) >= _WAYS:
            return found
        facts_given = _Noted in map(type, noted)
        way = _Way(names, tuple(map(_getter, given, names)) if facts_given else (), {})
        ways.append(way)
    if len(way.kept) >= _KEPT:  # with several threads, none may search for the oldest entry
        way.kept.clear()
    way.kept[way.key(language, given)] = found
    return found


def _getter(one: object, names: tuple[str, ...]) -> _Getter:
    """Return a function that picks some fields of facts; None if all of them go into the key."""
    if not isinstance(one, FactsOfRecord):
        return None
    places = [place for name in names for place in one.PLACES[name]]
    return itemgetter(*places) if places else _nothing


def _nothing(_: object) -> None:
    return None


_VALUES = frozenset({str, int, bool, float, type(None), type(UNSET)})


def own(value: T) -> T:
    """A copy of a result, for a caller that may change it.

    It is what `deepcopy` would give, several times faster.
    """
    return _own(value)  # type: ignore[no-any-return]


def _own(value: Any) -> Any:
    kind = type(value)
    if kind in _VALUES:
        return value
    if kind is list:
        return [one if type(one) in _VALUES else _own(one) for one in value]
    if kind is dict:
        return {name: _own(one) for name, one in value.items()}
    if not issubclass(kind, Struct):
        return deepcopy(value)
    found = copy(value)
    for name in kind.__struct_fields__:
        part = getattr(found, name)
        if type(part) not in _VALUES:
            force_setattr(found, name, _own(part))  # some are frozen
    return found
