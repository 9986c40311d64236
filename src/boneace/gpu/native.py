"""The GPU's version of the primitives of rules: the same names as in `boneace.kernel.sets`.

Only `boneace.gpu.build` imports this, because it imports numba's compiler for CUDA. The code that
both compilers use is in `boneace.kernel.lowering`; each compiler has separate registers of types
and functions, so all of it is registered here once more.
"""

from typing import Any

from numba import cuda, types
from numba.cuda.core.imputils import lower_constant
from numba.cuda.datamodel.models import OpaqueModel
from numba.cuda.extending import (
    infer_getattr,
    intrinsic,
    lower_builtin,
    lower_getattr_generic,
    register_model,
    type_callable,
)
from numba.cuda.typing.templates import AttributeTemplate

from boneace.env.ahead import ahead
from boneace.kernel import lowering
from boneace.kernel.lowering import SpecializedType
from boneace.kernel.specialized import record

rule = hot_rule = compiled = compiled_loop = cuda.jit(device=True)
inlined = cuda.jit(device=True, forceinline=True)


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


@inlined
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
def spread(mask, width, out, at):
    """Write a set to bytes, from the place `at` on: 1 for each member, 0 for every other."""
    for place in range(width):
        out[at + place] = mask >> place & 1


# --- not needed on a GPU: its threads wait while others work --------------------------------------


@type_callable(ahead)
def _type_of_ahead(context: Any) -> Any:
    return lambda array, first, many: types.none


@lower_builtin(ahead, types.Any, types.Any, types.Any)
def _ahead(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    return context.get_dummy_value()


# --- options as constants in machine code ---------------------------------------------------------

register_model(SpecializedType)(OpaqueModel)


@lower_constant(SpecializedType)
def _constant(context: Any, builder: Any, kind: SpecializedType, value: Any) -> Any:
    return context.get_dummy_value()


@infer_getattr
class _Fields(AttributeTemplate):  # type: ignore[misc]
    key = SpecializedType

    def generic_resolve(self, kind: SpecializedType, name: str) -> Any:
        return lowering.type_of_field(kind, name)


lower_getattr_generic(SpecializedType)(lowering.field)
type_callable(record)(lowering.type_of_record)
lower_builtin(record, types.Any, types.Any)(lowering.record)
