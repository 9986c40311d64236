"""What is at hand of a game's drivers: interpreted at once, compiled as soon as that is there.

Compiling a game takes long, and loading what was compiled before takes a moment too. Whoever must
not wait holds an `AtHand` in place of the bound module: its functions are Python's until
`go_on_compiled` puts the compiled ones in their place. Both work on the same records, so it may
happen between any two calls.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from types import ModuleType
from typing import Any

from boneace.kernel.build import bind, interpret


class AtHand:
    """The functions of a template, bound to a game; `compiled` says in which form they are now."""

    compiled: bool

    def __init__(self, rules: str, template: str) -> None:
        self._bound = rules, template
        self._take(interpret(rules, template), compiled=False)

    def go_on_compiled(self) -> None:
        """Use the compiled functions from now on. Those not in memory yet are waited for then."""
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
        return at_hand, self._bound  # elsewhere it is what is at hand there


_known: dict[tuple[str, str], AtHand] = {}
_lock = Lock()


def at_hand(rules: str, template: str) -> AtHand:
    """What is at hand of a template for a game: one for all, so that all go on compiled at once."""
    with _lock:
        found = _known.get((rules, template))
        if found is None:
            found = _known[rules, template] = AtHand(rules, template)
        return found
