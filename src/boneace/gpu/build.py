"""Binding the loops of `boneace.env` to a game for a GPU.

The rules are the ones that the processor runs: their modules are executed once more
(`boneace.kernel.twins`), with `boneace.gpu.native` for the primitives. In numba's simulator
(NUMBA_ENABLE_CUDASIM=1) Python itself plays the part of a GPU, so the rules are interpreted.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np
from numba import config, cuda

from boneace.kernel.build import bound_text, file_of, interpret, once
from boneace.kernel.twins import Twins

#: Constants of a program on a GPU share 64 KiB, and the tables of some games are larger. Above this
#: size in bytes a table is put into the GPU's memory, once for all functions that read it.
CONSTANT_BYTES = 1024


@cache
def device_twins() -> Twins:
    """The copies of the modules of rules for GPUs."""
    from boneace.gpu import native

    return Twins("__gpu__", native)


@once
def bind(
    rules: str,
    template: str,
    written: str,
    keep: Callable[[np.ndarray[Any, Any]], Any] = cuda.to_device,
) -> ModuleType:
    """The functions of a template, bound to a game, for kernels to call.

    The arguments are those of `boneace.kernel.build.bind`. `keep` puts a table into the memory of
    the GPU.
    """
    if config.ENABLE_CUDASIM:
        return interpret(rules, template, written)
    module = ModuleType(f"{rules}.{template}".replace(".", "_") + "_gpu")
    module.__file__ = str(file_of(template))
    sys.modules[module.__name__] = module
    twins = device_twins()
    twins.let_see(module)
    exec(compile(bound_text(rules, template, written), module.__file__, "exec"), vars(module))
    _keep_tables([*twins.made, module], keep)
    return module


def _keep_tables(modules: list[ModuleType], keep: Callable[[Any], Any]) -> None:
    """Replace the large tables of modules by copies in the memory of the GPU."""
    for module in modules:
        for name, value in list(vars(module).items()):
            if isinstance(value, np.ndarray) and value.nbytes > CONSTANT_BYTES:
                known = _kept.get(id(value))
                if known is None:
                    known = _kept[id(value)] = (value, keep(np.ascontiguousarray(value)))
                setattr(module, name, known[1])


_kept: dict[int, tuple[Any, Any]] = {}
"""By the identity of a table: the table, so that it is not freed, and its copy on the GPU."""
