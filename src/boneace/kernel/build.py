"""Binding drivers to a game, and keeping their machine code on disk.

numba stores machine code next to the source file of a function, and checks only that file's date to
decide whether the code is still valid. Rules and drivers are in different files, so a bound copy of
the drivers is written into a folder of the user's cache whose name is a digest of every source that
goes into it: a change of any rule gives a new folder, and stale code never runs.

`interpret` binds the same drivers without compiling anything, and without numba.
"""

from __future__ import annotations

import ast
import hashlib
import os
import re
import sys
import tempfile
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache, wraps
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import Any, ParamSpec, TypeVar, cast

import numpy as np

from boneace.kernel.directives import own_marked
from boneace.kernel.folder import cache_folder

#: The modules that a template names until it is bound: the rules of a game, and what a game may
#: leave out: heuristics, and what learners get. The latter exist and are empty: they stay where the
#: game has none.
RULES_PLACEHOLDER = "boneace.kernel.bound"
OPTIONAL_PLACEHOLDERS = {
    "heuristics": "boneace.kernel.heuristics",
    "learners": "boneace.kernel.learners",
}
#: The line of a template that is replaced by source text made for one game.
WRITTEN_PLACEHOLDER = re.compile(r"^from boneace\.kernel\.written import .*\n", re.MULTILINE)
#: The modules that make the machine code: one replaces `boneace.kernel.sets` in it.
_MAKERS = ("boneace.kernel.native", "boneace.kernel.build")

_parsing = Lock()
"""One thread parses at a time: of two at once, one sometimes fails with a SystemError (a fault of
CPython before 3.12, its issue 106905)."""
_TRIES = 100
"""How often a source is parsed before that error counts: printing a traceback parses too."""

_Given = ParamSpec("_Given")
_Found = TypeVar("_Found")


def file_of(module: str) -> Path:
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"there is no module {module}")
    return Path(spec.origin)


@cache
def _imported(source: str) -> tuple[tuple[str, str], ...]:
    """What a source may import: modules, each with a name that it takes from it, or "".

    The result is cached, since several templates are bound to one game and most of their sources
    are the same.
    """
    found = set()
    for node in _statements(_parsed(source)):
        if isinstance(node, ast.Import):
            found |= {(alias.name, "") for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {(node.module, alias.name) for alias in node.names}
    return tuple(sorted(found))


def _parsed(source: str) -> ast.Module:
    for _ in range(_TRIES - 1):
        with suppress(SystemError), _parsing:
            return ast.parse(source)
    return ast.parse(source)


def _statements(tree: ast.Module) -> Iterator[ast.AST]:
    """Every statement, and every node that contains some; `ast.walk` visits all expressions too."""
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        for field in ("body", "orelse", "finalbody", "handlers", "cases"):
            within = getattr(node, field, None)
            waiting += within if isinstance(within, list) else ()


def _sources(rules: str, text: str) -> list[Path]:
    """Every file that the machine code of a bound template depends on.

    These are the modules that it imports, directly or indirectly, from this package and the game's.
    """
    homes = {"boneace", rules.partition(".")[0]}
    waiting = deque([*_imported(text), *((maker, "") for maker in _MAKERS)])
    known, files, single = set[tuple[str, str]](), set[Path](), set[str]()
    while waiting:
        module, name = wanted = waiting.popleft()
        if module in single:  # the whole file has been read, whatever is taken from it
            continue
        if wanted in known or module.partition(".")[0] not in homes:
            continue
        known.add(wanted)
        try:
            path = file_of(module)
        except ModuleNotFoundError:
            continue
        source = path.read_text(encoding="utf-8")
        if path.stem != "__init__":
            single.add(module)
        elif name and _is_module(f"{module}.{name}"):
            waiting.append((f"{module}.{name}", ""))
            if not re.search(rf"\b{name}\b|import \*", source):
                continue  # nothing else in the package has this name, so nothing else is taken
        files.add(path)
        waiting += _imported(source)
    return sorted(files)


def _is_module(name: str) -> bool:
    return find_spec(name) is not None


def _digest(rules: str, text: str) -> str:
    import numba

    digest = hashlib.sha256(text.encode())
    for fact in (sys.version, numba.__version__, np.__version__, numba.config.CPU_NAME):
        digest.update(str(fact).encode())
    for path in _sources(rules, text):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def digest_of_rules(rules: str) -> str:
    """A digest of every source that a module of rules depends on, and nothing else."""
    digest = hashlib.sha256()
    for path in _sources(rules, f"import {rules}"):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _write_once(path: Path, text: str) -> None:
    """Write a file, unless it exists. Other processes see it complete or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        handle, temporary = tempfile.mkstemp(dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(temporary, path)


def bound_text(rules: str, template: str, written: str) -> str:
    """The text of a template with a game's modules and the text `written` filled in."""
    text = file_of(template).read_text(encoding="utf-8").replace(RULES_PLACEHOLDER, rules)
    for part, placeholder in OPTIONAL_PLACEHOLDERS.items():
        own = f"{rules.rpartition('.')[0]}.{part}"
        if placeholder in text and find_spec(own) is not None:
            text = text.replace(placeholder, own)
    return WRITTEN_PLACEHOLDER.sub(lambda _: written, text)


def once(function: Callable[_Given, _Found]) -> Callable[_Given, _Found]:
    """`cache` that is safe with threads: the second one waits for the result of the first.

    Otherwise two that bind a game at once would compile it twice.
    """
    lock, cached = Lock(), cast("Callable[_Given, _Found]", cache(function))

    @wraps(function)
    def called(*given: _Given.args, **named: _Given.kwargs) -> _Found:
        with lock:
            return cached(*given, **named)

    return called


@once
def bind(rules: str, template: str = "boneace.kernel.drivers", written: str = "") -> ModuleType:
    """The functions of a template, bound to a game and compiled when first called.

    `rules` and `template` are names of modules; the template is read, not imported. The heuristics
    of a game, if it has any, are in the module `heuristics` of the same package as its rules, and
    what learners get in `learners`. `written` is source text made for one game; it replaces the
    template's import from `boneace.kernel.written`. The functions are interpreted where numba is
    set not to compile (NUMBA_DISABLE_JIT=1).
    """
    import numba

    if numba.config.DISABLE_JIT:
        return interpret(rules, template, written)
    from boneace.kernel.sharing import one_at_a_time
    from boneace.kernel.twins import COMPILED

    text = bound_text(rules, template, written)
    digest = _digest(rules, text)
    name = f"{rules}.{template}".replace(".", "_") + f"_{digest}"
    path = cache_folder() / digest / f"{name}.py"
    _write_once(path, text)
    spec = spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    COMPILED.let_see(module)
    spec.loader.exec_module(module)
    one_at_a_time(module, path.parent)
    return module


@once
def interpret(
    rules: str, template: str = "boneace.kernel.drivers", written: str = ""
) -> ModuleType:
    """The functions of a template, bound to a game and run by Python itself, available at once.

    They do what the compiled ones do, about a hundred times slower.
    """
    name = f"{rules}.{template}".replace(".", "_") + "_interpreted"
    module = ModuleType(name)
    module.__file__ = str(file_of(template))
    exec(compile(bound_text(rules, template, written), module.__file__, "exec"), vars(module))
    for called, function in own_marked(module).items():
        vars(module)[called] = _as_compiled(function)
    return module


def _as_compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function that returns plain numbers and lets numbers wrap round, as machine code does.

    NumPy's numbers keep the width of their field: a caller that continued to count with one from a
    narrow field would overflow it.
    """

    @wraps(function)
    def called(*arguments: Any) -> Any:
        with np.errstate(over="ignore"):
            found = function(*arguments)
        return tuple(map(_plain, found)) if isinstance(found, tuple) else _plain(found)

    return called


def _plain(value: Any) -> Any:
    return value.item() if isinstance(value, np.generic) else value
