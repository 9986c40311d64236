"""Several processes and one cache of machine code: what one compiles, the others wait for and load.

Without this, two programs that start at the same time would both compile the same functions, each
taking twice as long. numba looks into its cache when `compile` is called, so whoever was waiting
finds there what the other has left.

Every function has a lock of its own: whoever needs what is soon compiled, as a novice's habit,
does not wait for a minute's search of the same game. What a function calls is compiled while its
own lock is held; no two functions call each other, so that no two processes wait for each other.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from types import ModuleType
from typing import Any

from filelock import FileLock
from numba.core.compiler_lock import global_compiler_lock
from numba.core.dispatcher import Dispatcher


def one_at_a_time(module: ModuleType, folder: Path) -> None:
    """Have each function of a module compiled by one process at a time, the holder of a file.

    The file is in `folder` and has the name of the function: `search.lock`.
    """
    compiled = {value for value in vars(module).values() if isinstance(value, Dispatcher)}
    for function in compiled:  # once each, whatever names it has
        if function.py_func.__module__ == module.__name__:
            held = FileLock(folder / f"{function.py_func.__name__}.lock")
            function.compile = _held(function.compile, held)  # type: ignore[method-assign]


def _held(compile: Callable[..., Any], lock: FileLock) -> Callable[..., Any]:
    @wraps(compile)
    def compile_alone(*arguments: Any, **named: Any) -> Any:
        # numba's lock first, always: two threads that took them the other way round would wait
        # for each other
        with global_compiler_lock, lock:
            return compile(*arguments, **named)

    return compile_alone
