"""How passes over arrays of numbers are compiled: those of solvers, and of the models of bots.

Rules and drivers have directives instead (`boneace.kernel.sets`). Import this where numba may be
loaded.
"""

from numba import njit

from boneace.kernel.whole import RuleCompiler

#: For what Python calls. Its machine code is kept on disk.
compiled = njit(cache=True, nogil=True, error_model="numpy")
#: For what only compiled code calls.
inside = njit(error_model="numpy")
#: For what only compiled code calls, and must be inlined there.
inlined = njit(error_model="numpy", forceinline=True)

#: For what Python calls, in passes over vectors of hands: sums may be added in any order.
compiled_fast = njit(
    cache=True,
    nogil=True,
    no_cfunc_wrapper=True,
    error_model="numpy",
    fastmath=True,
)
#: For what only such passes call; it is compiled only as part of its callers.
inside_fast = njit(
    nogil=True,
    no_cpython_wrapper=True,
    no_cfunc_wrapper=True,
    error_model="numpy",
    fastmath=True,
    pipeline_class=RuleCompiler,
)
