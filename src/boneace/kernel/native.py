"""The compiler's version of the primitives of rules: the same names as in `boneace.kernel.sets`.

Only `boneace.kernel.build` imports this, because it imports numba, which takes a while.
"""

from typing import Any

import numpy as np
from llvmlite import binding, ir
from numba import njit, types
from numba.core.typing.templates import AttributeTemplate, infer_getattr
from numba.extending import (
    NativeValue,
    intrinsic,
    lower_getattr_generic,
    models,
    overload,
    register_model,
    typeof_impl,
    unbox,
)

from boneace.kernel.specialized import SpecializedOptions, record
from boneace.kernel.whole import DriverCompiler, HotRuleCompiler, LoopCompiler, RuleCompiler

_inside: dict[str, object] = {"nogil": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
_outside: dict[str, object] = {"nogil": True, "cache": True, "no_cfunc_wrapper": True}
rule = njit(error_model="numpy", pipeline_class=RuleCompiler, **_inside)
hot_rule = njit(error_model="numpy", pipeline_class=HotRuleCompiler, **_inside)
inlined = njit(inline="always")
compiled = njit(pipeline_class=DriverCompiler, **_outside)
compiled_loop = njit(pipeline_class=LoopCompiler, **_outside)


# --- sets -----------------------------------------------------------------------------------------


@intrinsic
def size(typingctx, mask):
    """Number of members of a set."""

    def codegen(context, builder, signature, args):
        wide = context.cast(builder, args[0], signature.args[0], types.int64)
        return builder.ctpop(wide)

    return types.int64(mask), codegen


@intrinsic
def lowest(typingctx, mask):
    """The smallest member of a set that is not empty."""

    def codegen(context, builder, signature, args):
        wide = context.cast(builder, args[0], signature.args[0], types.int64)
        return builder.cttz(wide, ir.Constant(ir.IntType(1), 1))

    return types.int64(mask), codegen


if binding.get_host_cpu_features().get("bmi2", False):

    @intrinsic
    def _deposit(typingctx, _bits, mask):
        """Spread the low bits over the places of the mask (the pdep instruction)."""

        def codegen(context, builder, signature, args):
            i64 = ir.IntType(64)
            pdep = builder.module.declare_intrinsic(
                "llvm.x86.bmi.pdep.64", (), ir.FunctionType(i64, [i64, i64])
            )
            return builder.call(pdep, args)

        return types.int64(types.int64, types.int64), codegen

    @inlined
    def member(mask, index):
        """The index-th member of a set, counting from 0, in rising order."""
        return lowest(_deposit(np.int64(1) << index, mask))

else:

    @njit
    def member(mask, index):
        """The index-th member of a set, counting from 0, in rising order."""
        place = 0
        for width in (32, 16, 8, 4, 2, 1):
            below = size((mask >> place) & ((1 << width) - 1))
            if index >= below:
                index -= below
                place += width
        return place


@inlined
def bit(member):
    """The set of one member."""
    return np.int64(1) << np.int64(member)


@inlined
def without_lowest(mask):
    """A set without its smallest member."""
    return mask & (mask - 1)


# --- options as constants in machine code ---------------------------------------------------------


class SpecializedType(types.Opaque):  # type: ignore[misc]
    """The type of specialized options; the values are part of the type."""

    def __init__(self, values: dict[str, int]) -> None:
        self.values = values
        super().__init__(name=f"SpecializedOptions({values})")


register_model(SpecializedType)(models.OpaqueModel)


@typeof_impl.register(SpecializedOptions)
def _type_of(value: SpecializedOptions, context: Any) -> SpecializedType:
    return SpecializedType(value.values)


@unbox(SpecializedType)
def _unbox(kind: SpecializedType, value: Any, context: Any) -> NativeValue:
    return NativeValue(context.context.get_dummy_value())


@infer_getattr
class _Fields(AttributeTemplate):  # type: ignore[misc]
    key = SpecializedType

    def generic_resolve(self, kind: SpecializedType, name: str) -> Any:
        return types.int64 if name in kind.values else None


@lower_getattr_generic(SpecializedType)
def _field(context: Any, builder: Any, kind: SpecializedType, value: Any, name: str) -> Any:
    return context.get_constant(types.int64, kind.values[name])


@overload(record, inline="always")
def _record(states, i):
    if isinstance(states, SpecializedType):
        return lambda states, i: states
    return lambda states, i: states[i]
