"""A game's drivers for callers that must not wait: interpreted at first, compiled when ready.

Compiling a game takes long, and loading the compiled code takes a moment too. Callers that must not
wait hold an `AtHand` instead of the bound module. Its functions are plain Python until
`go_on_compiled` replaces them with the compiled ones. Both work on the same records, so the switch
may happen between any two calls.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from types import ModuleType
from typing import Any

from boneace.kernel.build import bind, interpret


class AtHand:
    """The functions of a template, bound to a game; `compiled` says which form is in use."""

    compiled: bool

    def __init__(self, rules: str, template: str) -> None:
        self._bound = rules, template
        self._take(interpret(rules, template), compiled=False)

    def go_on_compiled(self) -> None:
        """Use the compiled functions from now on. Waits for those that are not in memory yet."""
        self._take(bind(*self._bound), compiled=True)

    def _take(self, module: ModuleType, compiled: bool) -> None:
        public = {name: value for name, value in vars(module).items() if not name.startswith("_")}
        vars(self).update(public, compiled=compiled)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"there is no driver {name}")

    def __repr__(self) -> str:
        form = "compiled" if self.compiled else "interpreted"
        return f"<{self._bound[1]} for {self._bound[0]}, {form}>"

    def __reduce__(self) -> tuple[Callable[[str, str], AtHand], tuple[str, str]]:
        return at_hand, self._bound  # unpickled, it is the one of that process


class _OfAGame(dict[str, AtHand]):
    """The `AtHand` objects of one game, by template."""

    compiled = False
    """Whether its machine code is in memory: then templates bound later are compiled too."""


_known: dict[str, _OfAGame] = {}
_lock = Lock()


def at_hand(rules: str, template: str) -> AtHand:
    """The `AtHand` of a template for a game: one for all callers, so that all switch together."""
    with _lock:
        known = _known.setdefault(rules, _OfAGame())
        found = known.get(template)
        if found is None:
            found = known[template] = AtHand(rules, template)
        behind = known.compiled and not found.compiled
    if behind:  # outside the lock: other games need not wait for it
        found.go_on_compiled()
    return found


def go_on_compiled(rules: str) -> None:
    """Use the compiled functions of a game from now on, whatever the template."""
    with _lock:
        known = _known.setdefault(rules, _OfAGame())
        known.compiled = True
        waiting = list(known.values())
    for found in waiting:
        found.go_on_compiled()
