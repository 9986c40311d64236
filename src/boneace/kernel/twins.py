"""Compiled twins: a second copy of the modules of rules, whose functions numba compiles.

Rules are plain Python where they are imported. To compile them, the same code is executed again in
separate modules (`boneace.games.mus.rules.__compiled__`), in which `boneace.kernel.native` replaces
`boneace.kernel.sets`, and twins replace other modules of rules. All copies work on the same
records, so a match may switch between them between two moves. For GPUs there is one more set of
copies (`boneace.gpu.build`).

The copies import through their own `__import__`; the import system and other modules are left
unchanged.
"""

from __future__ import annotations

import builtins
import sys
import threading
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

from boneace.kernel import native  # also registers specialized options with numba
from boneace.kernel.directives import is_for_compiler

_PLAIN = "boneace.kernel.sets"


class Twins:
    """The copies of modules for one compiler, each made when it is first needed."""

    def __init__(self, suffix: str, primitives: ModuleType) -> None:
        self._suffix, self._primitives = suffix, primitives
        self._lock = threading.RLock()
        self.made: list[ModuleType] = []
        """The copies so far."""

    def twin(self, name: str) -> ModuleType:
        """The compiled copy of a module; the module itself where it has nothing to compile."""
        return self._of(import_module(name))

    def let_see(self, module: ModuleType) -> None:
        """Make a module that has not been executed yet import twins where there are any."""
        vars(module)["__builtins__"] = vars(builtins) | {"__import__": self._import}

    def _of(self, module: ModuleType) -> ModuleType:
        if module.__name__ == _PLAIN:
            return self._primitives
        if not is_for_compiler(module):
            return module
        name = f"{module.__name__}.{self._suffix}"
        with self._lock:
            known = sys.modules.get(name)
            if known is not None and vars(known)["__twin_of__"] is module:
                return known
            return self._executed(name, module)

    def _executed(self, name: str, module: ModuleType) -> ModuleType:
        made = ModuleType(name, module.__doc__)
        given = {"__file__": module.__file__, "__package__": module.__package__}
        vars(made).update(given, __twin_of__=module)
        self.let_see(made)
        assert module.__spec__ is not None
        code = module.__spec__.loader.get_code(module.__name__)  # type: ignore[union-attr]
        sys.modules[name] = made  # numba looks here for the source of its cached code
        try:
            exec(code, vars(made))
        except BaseException:
            del sys.modules[name]
            raise
        self.made.append(made)
        return made

    def _import(
        self,
        name: str,
        globals_: Any = None,
        locals_: Any = None,
        taken: Any = (),
        level: int = 0,
    ) -> Any:
        """The `__import__` of the copies: it returns the twin where there is one."""
        found = __import__(name, globals_, locals_, taken, level)
        if not taken:  # `import a.b.c as d`: Python looks up b and c from a
            return self._path(found, name.split(".")[1:])
        whole = self._of(found)
        if whole is not found:
            return whole
        parts = {part: getattr(found, part) for part in taken if hasattr(found, part)}
        twins = {part: self._of(it) for part, it in parts.items() if isinstance(it, ModuleType)}
        return SimpleNamespace(**parts | twins) if twins else found

    def _path(self, module: ModuleType, down: list[str]) -> Any:
        """An object whose attributes `down` lead to the twin of the module they name."""
        if not down:
            return self._of(module)
        return SimpleNamespace(**{down[0]: self._path(getattr(module, down[0]), down[1:])})


COMPILED = Twins("__compiled__", native)
"""The copies for the processor."""
twin = COMPILED.twin
