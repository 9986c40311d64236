"""Prefetching the memory that a loop over a large batch will soon use.

The arrays of many matches are larger than the caches of a processor, and each match is spread over
many lines of memory: waiting for them takes as long as playing.
"""

from __future__ import annotations

from functools import cache
from typing import Any

_LINE = 64
"""Bytes that are fetched at once."""


def ahead(array, first, many):
    """Announce that `many` elements of an array, from `first` on, will soon be written.

    It changes nothing, and the elements do not have to exist. In plain Python it does nothing.
    """


@cache
def let_compile() -> None:
    """Register with numba how to compile it."""
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import lower_builtin, type_callable

    @type_callable(ahead)
    def _type_of_ahead(context: Any) -> Any:
        return lambda array, first, many: types.none

    @lower_builtin(ahead, types.Array, types.Any, types.Any)
    def _ahead(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind = signature.args[0]
        each = ir.Constant(
            ir.IntType(64), context.get_abi_sizeof(context.get_data_type(kind.dtype))
        )
        first, many = (
            builder.mul(context.cast(builder, given, of, types.int64), each)
            for given, of in zip(args[1:], signature.args[1:], strict=True)
        )
        some = ir.IntType(8).as_pointer()
        begun = builder.bitcast(context.make_array(kind)(context, builder, args[0]).data, some)
        fetch = cgutils.get_or_insert_function(
            builder.module,
            ir.FunctionType(ir.VoidType(), [some] + [ir.IntType(32)] * 3),
            "llvm.prefetch.p0",
        )
        flags = [ir.Constant(ir.IntType(32), flag) for flag in (1, 3, 1)]  # to write; stays; data
        step = ir.Constant(ir.IntType(64), _LINE)
        with cgutils.for_range_slice(builder, first, builder.add(first, many), step) as (at, _):
            builder.call(fetch, [builder.gep(begun, [at]), *flags])
        return context.get_dummy_value()
