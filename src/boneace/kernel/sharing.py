"""Sharing one cache of machine code between processes: one compiles, the others wait and load.

Without this, two programs that start at the same time would both compile the same functions, each
taking twice as long. numba looks into its cache when `compile` is called, so a process that has
waited finds there what the other has compiled.

Every function has its own lock: a process that needs a function that compiles quickly, such as a
novice's policy, does not wait a minute for the search of the same game. The functions that a
function calls are compiled while its own lock is held; no two functions call each other, so no two
processes wait for each other.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache, wraps
from pathlib import Path
from types import ModuleType
from typing import Any

from filelock import FileLock
from numba.core.compiler_lock import global_compiler_lock
from numba.core.dispatcher import Dispatcher


def one_at_a_time(module: ModuleType, folder: Path) -> None:
    """Let one process at a time compile a function of a module: the one that holds its lock.

    The lock is a file in `folder` with the name of the function: `search.lock`.
    """
    compiled = {value for value in vars(module).values() if isinstance(value, Dispatcher)}
    for function in compiled:  # a set: a function may have several names
        if function.py_func.__module__ == module.__name__:
            held = folder / f"{function.py_func.__name__}.lock"
            function.compile = _held(function.compile, held)  # type: ignore[method-assign]


@cache
def _lock(path: Path, process: int) -> FileLock:
    """The lock of a process: one that has been forked may not use its parent's."""
    return FileLock(path)


def _held(compile: Callable[..., Any], path: Path) -> Callable[..., Any]:
    @wraps(compile)
    def compile_alone(*arguments: Any, **named: Any) -> Any:
        # always numba's lock first: two threads that took the locks in opposite orders would wait
        # for each other forever
        with global_compiler_lock, _lock(path, os.getpid()):
            return compile(*arguments, **named)

    return compile_alone
