"""Rules become machine code only as part of the drivers that call them.

Left to itself numba optimises every function together with all that it calls, and makes machine
code of that, then does the same with the function that calls it, and so on up: the rules at the
bottom go through it a dozen times, and all machine code but that of the topmost is thrown away.
Here a rule is only translated, once. A driver takes in all the rules that it reaches, and they are
optimised there as one program.

Of what is called often, hot rules are copied into every place that calls them. That is worth it in
the loops that play millions of moves, and there it is done; elsewhere LLVM decides.

Loops of rules go over a handful of seats or cards. To unroll and to vectorise them makes several
times as much machine code, which takes longer to make and is no faster, so neither is done.
"""

from __future__ import annotations

from typing import Any

from llvmlite import binding
from numba.core.codegen import CodeLibrary, JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder

#: How the names begin that numba gives to what it has compiled.
_COMPILED = "_ZN"


class _Nowhere:
    """What stands for the memory of machine code where there is no machine code."""

    def set_env(self, name: str, environment: Any) -> None:
        pass


class _Compact:
    """numba's way to machine code, but that loops stay as they are written."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def _module_pass_manager(self, **named: Any) -> Any:
        # numba's own method, which asks this object, not its own, for a pass builder
        return type(self._codegen)._module_pass_manager(self, **named)

    def _pass_builder(self, opt: int = 3, **named: Any) -> Any:
        tuning = binding.create_pipeline_tuning_options(speed_level=int(opt))
        tuning.loop_vectorization = tuning.slp_vectorization = tuning.loop_unrolling = False
        return binding.create_pass_builder(self._codegen._tm, tuning)


class RuleLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of one rule: translated, and ready to be taken in by a driver."""

    codegen = _Nowhere()

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._finalize_dynamic_globals()
        self._finalized = True
        self._alone = super()._get_module_for_linking()
        self._with_all: Any = None

    def get_pointer_to_function(self, name: str) -> int:
        return 0

    def _get_module_for_linking(self) -> Any:
        """The rule with all that it needs, for a library that knows nothing of rules."""
        if self._with_all is None:
            self._with_all = self._alone.clone()
            for needed in callers_first(self):
                self._with_all.link_in(_alone(needed), preserve=True)
        return self._with_all


class HotRuleLibrary(RuleLibrary):
    """The code of a hot rule, which melts into the loops that make millions of moves."""


class DriverLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of a driver: it takes in what its rules call too."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(_Compact(codegen), name)
        self._hot: set[str] = set()

    def finalize(self) -> None:
        for needed in callers_first(self):
            self._final_module.link_in(_alone(needed), preserve=True)
            self._reload_init.update(needed._reload_init)
            if isinstance(needed, HotRuleLibrary):
                self._hot |= {function.name for function in needed.get_defined_functions()}
        self._linking_libraries: list[CodeLibrary] = []
        super().finalize()

    def _verify_declare_only_symbols(self) -> None:
        for function in self._final_module.functions:
            if function.is_declaration and function.name.startswith(_COMPILED):
                raise AssertionError(f"{function.name} is called, and is not there")


class LoopLibrary(DriverLibrary):
    """The code of a loop of moves: the hot rules melt into it."""

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.name in self._hot:
                function.add_function_attribute("alwaysinline")
        super()._optimize_final_module()


def _alone(library: CodeLibrary) -> Any:
    """The module of a library; of a rule, without what it needs."""
    if isinstance(library, RuleLibrary):
        return library._alone
    return library._get_module_for_linking()


def callers_first(top: CodeLibrary) -> list[CodeLibrary]:
    """All that a library needs, each before what it needs itself.

    LLVM leaves out what nothing has called yet.
    """
    found: list[CodeLibrary] = []
    seen = {top}

    def visit(library: CodeLibrary) -> None:
        if library is top or isinstance(library, RuleLibrary):  # others hold what they need
            for needed in library._linking_libraries:
                if needed not in seen:
                    seen.add(needed)
                    visit(needed)
        found.append(library)

    visit(top)
    return found[-2::-1]


class _Compiler(CompilerBase):  # type: ignore[misc]
    """The usual way of compiling, with a library of this kind for what comes of it."""

    library: type[CodeLibrary]

    def define_pipelines(self) -> list[Any]:
        state = self.state
        state.library = self.library(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return [DefaultPassBuilder.define_nopython_pipeline(state)]


class RuleCompiler(_Compiler):
    library = RuleLibrary


class HotRuleCompiler(_Compiler):
    library = HotRuleLibrary


class DriverCompiler(_Compiler):
    library = DriverLibrary


class LoopCompiler(_Compiler):
    library = LoopLibrary
