"""Binding drivers to a game, and keeping their machine code on disk.

numba keeps machine code beside the source file of a function, and looks only at that file's date
when it asks whether the code is still good. Rules and drivers are in different files, so a bound
copy of the drivers is written into a folder of the user's cache whose name is a digest of every
source that goes into it: a change of any rule gives a new folder, and nothing stale is ever run.
"""

from __future__ import annotations

import ast
import hashlib
import os
import sys
import tempfile
from functools import cache
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import numba
import numpy as np

#: What a template imports the game's functions from, until it is bound: rules, and what bots need.
RULES_PLACEHOLDER = "boneace.kernel.bound"
HABITS_PLACEHOLDER = "boneace.kernel.habits"


@cache
def _for_this_process() -> Path:
    """A temporary folder, for machine code that cannot be kept."""
    return Path(tempfile.mkdtemp(prefix="boneace-"))


def cache_folder() -> Path:
    """Where machine code is kept: BONEACE_CACHE, else the user's cache folder.

    A temporary folder where that cannot be written, so that a read-only home costs time only.
    """
    if named := os.environ.get("BONEACE_CACHE"):
        wanted = Path(named)
    elif sys.platform == "win32":
        wanted = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "boneace"
    elif sys.platform == "darwin":
        wanted = Path.home() / "Library" / "Caches" / "boneace"
    else:
        wanted = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "boneace"
    try:
        wanted.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=wanted):
            return wanted
    except OSError:
        return _for_this_process()


def _file_of(module: str) -> Path:
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"there is no module {module}")
    return Path(spec.origin)


def _imported(source: str) -> set[str]:
    """The modules that a source may import: what it names, and what it takes from a package."""
    names = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def _sources(rules: str, text: str) -> list[Path]:
    """Every file that the machine code of a bound template depends on.

    Those are the modules of this package and of the game's own that it imports, and theirs.
    """
    homes = {"boneace", rules.partition(".")[0]}
    waiting, known, files = _imported(text), set[str](), set[Path]()
    while waiting:
        name = waiting.pop()
        if name in known or name.partition(".")[0] not in homes:
            continue
        known.add(name)
        try:
            path = _file_of(name)
        except ModuleNotFoundError:
            continue  # a name taken from a module, not a module
        files.add(path)
        waiting |= _imported(path.read_text(encoding="utf-8"))
    return sorted(files)


def _digest(rules: str, text: str) -> str:
    digest = hashlib.sha256(text.encode())
    for fact in (sys.version, numba.__version__, np.__version__, numba.config.CPU_NAME):
        digest.update(str(fact).encode())
    for path in _sources(rules, text):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _write_once(path: Path, text: str) -> None:
    """Write a file so that another process sees it whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        handle, temporary = tempfile.mkstemp(dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(temporary, path)


@cache
def bind(rules: str, template: str = "boneace.kernel.drivers") -> ModuleType:
    """The functions of a template, bound to a game and compiled when first called.

    `rules` and `template` are names of modules; the template is read, not imported. The habits of
    a game are in the module `habits` beside its rules.
    """
    text = _file_of(template).read_text(encoding="utf-8").replace(RULES_PLACEHOLDER, rules)
    text = text.replace(HABITS_PLACEHOLDER, f"{rules.rpartition('.')[0]}.habits")
    digest = _digest(rules, text)
    name = f"{rules}.{template}".replace(".", "_") + f"_{digest}"
    path = cache_folder() / digest / f"{name}.py"
    _write_once(path, text)
    spec = spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
