"""Options frozen into machine code: the same drivers, compiled for one table's rules.

`freeze(options)` gives something that every driver takes in place of the array of options. To the
compiler each of its fields is a constant, so what a table does not play is not in its machine code
at all. It costs a compilation for each set of options, and is for those who play millions.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from numba import config, types
from numba.core.typing.templates import AttributeTemplate, infer_getattr
from numba.extending import (
    NativeValue,
    lower_getattr_generic,
    models,
    overload,
    register_model,
    typeof_impl,
    unbox,
)


class FrozenOptions:
    """The options of a table, each a constant to the compiler."""

    def __init__(self, values: dict[str, int]) -> None:
        self.values = values

    def __repr__(self) -> str:
        return f"<FrozenOptions {self.values}>"


def freeze(options: npt.NDArray[Any]) -> Any:
    """The first record of an array of options, frozen. Interpreted, the array itself."""
    if config.DISABLE_JIT:
        return options
    names = options.dtype.names or ()
    return FrozenOptions({name: int(options[name][0]) for name in names})


class FrozenType(types.Opaque):
    """The type of frozen options: their values are part of it."""

    def __init__(self, values: dict[str, int]) -> None:
        self.values = values
        super().__init__(name=f"FrozenOptions({values})")


register_model(FrozenType)(models.OpaqueModel)


@typeof_impl.register(FrozenOptions)
def _type_of(value: FrozenOptions, context: Any) -> FrozenType:
    return FrozenType(value.values)


@unbox(FrozenType)
def _unbox(kind: FrozenType, value: Any, context: Any) -> NativeValue:
    return NativeValue(context.context.get_dummy_value())


@infer_getattr
class _Fields(AttributeTemplate):
    key = FrozenType

    def generic_resolve(self, kind: FrozenType, name: str) -> Any:
        return types.int64 if name in kind.values else None


@lower_getattr_generic(FrozenType)
def _field(context: Any, builder: Any, kind: FrozenType, value: Any, name: str) -> Any:
    return context.get_constant(types.int64, kind.values[name])


def record(states, i):  # type: ignore[no-untyped-def]
    """The i-th record of an array of records, its fields as attributes; frozen options as such."""
    return states.view(np.recarray)[i]


@overload(record, inline="always")
def _record(states, i):  # type: ignore[no-untyped-def]
    if isinstance(states, FrozenType):
        return lambda states, i: states
    return lambda states, i: states[i]
