"""Sets of cards and of moves as 64-bit integers: the primitives that rules are written in.

Members are 0…62, so a set is never negative. Compiled, each primitive is a few machine
instructions; interpreted (NUMBA_DISABLE_JIT=1), the same functions are plain Python.
"""

import numpy as np
from llvmlite import binding, ir
from numba import config, njit, types
from numba.extending import intrinsic

#: The compiler directive of rules. Nothing calls a compiled rule from Python, so it needs no door.
_inside: dict[str, object] = {"nogil": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
rule = njit(error_model="numpy", **_inside)
#: A rule on the path of every move: it melts into the loop that calls it.
hot_rule = njit(error_model="numpy", forceinline=True, **_inside)
#: For the few that must melt even where the compiler would not by itself.
inlined = njit(inline="always")


def _size(mask):
    """Number of members of a set."""
    return int(mask).bit_count()


def _lowest(mask):
    """The smallest member of a set that is not empty."""
    mask = int(mask)
    return (mask & -mask).bit_length() - 1


def _member(mask, index):
    """The index-th member of a set, counting from 0, in rising order."""
    mask = int(mask)
    for _ in range(int(index)):
        mask &= mask - 1
    return _lowest(mask)


if config.DISABLE_JIT:
    size, lowest, member = _size, _lowest, _member
else:

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
        def _deposit(typingctx, bits, mask):
            """Spread the low bits over the places of the mask (the pdep instruction)."""

            def codegen(context, builder, signature, args):
                i64 = ir.IntType(64)
                pdep = builder.module.declare_intrinsic(
                    "llvm.x86.bmi.pdep.64", (), ir.FunctionType(i64, [i64, i64])
                )
                return builder.call(pdep, args)

            return types.int64(types.int64, types.int64), codegen

        @njit(inline="always")
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


#: What each primitive is in plain Python.
PRIMITIVES = {size: _size, lowest: _lowest, member: _member}


if config.DISABLE_JIT:

    def bit(member):
        """The set of one member."""
        return 1 << int(member)

else:

    @inlined
    def bit(member):
        """The set of one member."""
        return np.int64(1) << np.int64(member)


@inlined
def without_lowest(mask):
    """A set less its smallest member."""
    return mask & (mask - 1)
