"""The machine code of the primitives of rules, for every compiler: numba's for the processor, and
its compiler for GPUs.

Each compiler has registers of types and functions of its own; `boneace.kernel.native` and
`boneace.gpu.native` enter these there.
"""

from operator import getitem
from typing import Any

from llvmlite import ir
from numba import types


class SpecializedType(types.Opaque):  # type: ignore[misc]
    """The type of specialized options; the values are part of the type."""

    def __init__(self, values: dict[str, int]) -> None:
        self.values = values
        super().__init__(name=f"SpecializedOptions({values})")


# --- sets: the code of functions of one set -------------------------------------------------------


def _wide(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    return context.cast(builder, args[0], signature.args[0], types.int64)


def size(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    return builder.ctpop(_wide(context, builder, signature, args))


def lowest(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    wide = _wide(context, builder, signature, args)
    return builder.cttz(wide, ir.Constant(ir.IntType(1), 1))


def bit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    wide = _wide(context, builder, signature, args)
    return builder.shl(ir.Constant(ir.IntType(64), 1), wide)


def without_lowest(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    wide = _wide(context, builder, signature, args)
    return builder.and_(wide, builder.sub(wide, ir.Constant(ir.IntType(64), 1)))


# --- options as constants in machine code ---------------------------------------------------------


def type_of_field(kind: SpecializedType, name: str) -> Any:
    return types.int64 if name in kind.values else None


def field(context: Any, builder: Any, kind: SpecializedType, value: Any, name: str) -> Any:
    return context.get_constant(types.int64, kind.values[name])


def type_of_record(context: Any) -> Any:
    def kind(states: Any, i: Any) -> Any:
        if isinstance(states, SpecializedType):
            return states
        return _item(context, states, i).return_type

    return kind


def record(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    states, i = signature.args
    if isinstance(states, SpecializedType):
        return args[0]
    return context.get_function(getitem, _item(context.typing_context, states, i))(builder, args)


def _item(context: Any, states: Any, i: Any) -> Any:
    """The signature of `states[i]`."""
    return context.resolve_function_type(getitem, (states, types.unliteral(i)), {})
