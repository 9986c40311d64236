"""The compiler's version of the primitives of rules: the same names as in `boneace.kernel.sets`.

They are intrinsics: numba would infer the types of a function and inline it again at every use.

Only `boneace.kernel.build` imports this, because it imports numba, which takes a while.
"""

from typing import Any

from llvmlite import binding, ir
from numba import njit, types
from numba.core.typing.templates import AttributeTemplate, infer_getattr
from numba.extending import (
    NativeValue,
    intrinsic,
    lower_builtin,
    lower_getattr_generic,
    models,
    register_model,
    type_callable,
    typeof_impl,
    unbox,
)

from boneace.kernel import lowering
from boneace.kernel.lowering import SpecializedType
from boneace.kernel.specialized import SpecializedOptions, record
from boneace.kernel.whole import DriverCompiler, HotRuleCompiler, LoopCompiler, RuleCompiler

_inside: dict[str, object] = {"nogil": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
_outside: dict[str, object] = {"nogil": True, "cache": True, "no_cfunc_wrapper": True}
rule = njit(error_model="numpy", pipeline_class=RuleCompiler, **_inside)
hot_rule = njit(error_model="numpy", pipeline_class=HotRuleCompiler, **_inside)
inlined = njit(error_model="numpy", pipeline_class=RuleCompiler, forceinline=True, **_inside)
compiled = njit(pipeline_class=DriverCompiler, **_outside)
compiled_loop = njit(pipeline_class=LoopCompiler, **_outside)


# --- sets -----------------------------------------------------------------------------------------


@intrinsic
def size(typingctx, mask):
    """Number of members of a set."""
    return types.int64(mask), lowering.size


@intrinsic
def lowest(typingctx, mask):
    """The smallest member of a set that is not empty."""
    return types.int64(mask), lowering.lowest


@intrinsic
def bit(typingctx, member):
    """The set of one member."""
    return types.int64(member), lowering.bit


@intrinsic
def without_lowest(typingctx, mask):
    """A set without its smallest member."""
    return types.int64(mask), lowering.without_lowest


if binding.get_host_cpu_features().get("bmi2", False):

    @intrinsic
    def member(typingctx, mask, index):
        """The index-th member of a set, counting from 0, in rising order."""

        def codegen(context, builder, signature, args):
            i64 = ir.IntType(64)
            wide, place = (
                context.cast(builder, given, kind, types.int64)
                for given, kind in zip(args, signature.args, strict=True)
            )
            # spread the low bits over the places of the mask
            pdep = builder.module.declare_intrinsic(
                "llvm.x86.bmi.pdep.64", (), ir.FunctionType(i64, [i64, i64])
            )
            found = builder.call(pdep, [builder.shl(ir.Constant(i64, 1), place), wide])
            return builder.cttz(found, ir.Constant(ir.IntType(1), 1))

        return types.int64(mask, index), codegen

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


@intrinsic(prefer_literal=True)
def spread(typingctx, mask, width, out, at):
    """Write a set to bytes, from the place `at` on: 1 for each member, 0 for every other."""
    if not isinstance(width, types.IntegerLiteral):
        return None

    def codegen(context, builder, signature, args):
        wide, place = (
            context.cast(builder, args[i], signature.args[i], types.int64) for i in (0, 3)
        )
        bytes_at = builder.gep(context.make_array(out)(context, builder, args[2]).data, [place])
        for first, many in pieces(width.literal_value):
            # the bits as a vector of truth values, then of bytes: one or two instructions
            some = builder.lshr(wide, ir.Constant(ir.IntType(64), first))
            bits = builder.bitcast(
                builder.trunc(some, ir.IntType(many)), ir.VectorType(ir.IntType(1), many)
            )
            vector = ir.VectorType(ir.IntType(8), many)
            to = builder.gep(bytes_at, [ir.Constant(ir.IntType(64), first)])
            builder.store(
                builder.zext(bits, vector), builder.bitcast(to, vector.as_pointer()), align=1
            )
        return context.get_dummy_value()

    return types.none(mask, width, out, at), codegen


def pieces(width: int) -> list[tuple[int, int]]:
    """The first byte and the length of each store that writes this many bytes, 64 at most.

    Two stores may overlap: that takes fewer stores than writing the last bytes one by one.
    """
    size = 1 << max(0, min(width, 32).bit_length() - 1)
    firsts = range(0, width - size + 1, size)
    return [(first, size) for first in firsts] + [(width - size, size)] * (width % size > 0)


# --- options as constants in machine code ---------------------------------------------------------


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
        return lowering.type_of_field(kind, name)


lower_getattr_generic(SpecializedType)(lowering.field)
type_callable(record)(lowering.type_of_record)
lower_builtin(record, types.Any, types.Any)(lowering.record)
