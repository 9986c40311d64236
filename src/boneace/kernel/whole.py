"""Compiling rules only as part of the drivers that call them.

By default numba optimises every function together with all that it calls and makes machine code of
that, then does the same with its caller, and so on up. The rules at the bottom are compiled a dozen
times, and all machine code but that of the topmost function is thrown away. Here a rule is only
translated to LLVM code, once. A driver links in all the rules that it reaches, and they are
optimised there as one program.

Hot rules, which are called often, are inlined into every caller in the loops that play millions of
moves, where it is worth it; elsewhere LLVM decides.

Loops in rules go over a handful of seats or cards. Unrolling or vectorising them makes several
times as much machine code, which takes longer to compile and is no faster, so neither is done.
"""

from __future__ import annotations

from typing import Any

from llvmlite import binding
from numba.core.codegen import CodeLibrary, JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder

#: The beginning of the names that numba gives to compiled functions.
_COMPILED = "_ZN"


class _Nowhere:
    """Replaces the memory of machine code where there is no machine code."""

    def set_env(self, name: str, environment: Any) -> None:
        pass


class _Compact:
    """numba's code generator, but without unrolling or vectorising loops."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def _module_pass_manager(self, **named: Any) -> Any:
        # numba's own method, which gets its pass builder from this object
        return type(self._codegen)._module_pass_manager(self, **named)

    def _pass_builder(self, opt: int = 3, **named: Any) -> Any:
        tuning = binding.create_pipeline_tuning_options(speed_level=int(opt))
        tuning.loop_vectorization = tuning.slp_vectorization = tuning.loop_unrolling = False
        return binding.create_pass_builder(self._codegen._tm, tuning)


class RuleLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of one rule: translated, ready for a driver to link in."""

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
        """The rule with all that it needs, for a library that does not know about rules."""
        if self._with_all is None:
            self._with_all = self._alone.clone()
            for needed in callers_first(self):
                self._with_all.link_in(_alone(needed), preserve=True)
        return self._with_all


class HotRuleLibrary(RuleLibrary):
    """The code of a hot rule, force-inlined into the loops that make millions of moves."""


class DriverLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of a driver. It links in everything that its rules call too."""

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
    """The code of a loop of moves: the hot rules are force-inlined."""

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.name in self._hot:
                function.add_function_attribute("alwaysinline")
        super()._optimize_final_module()


def _alone(library: CodeLibrary) -> Any:
    """The module of a library; for a rule, without what it needs."""
    if isinstance(library, RuleLibrary):
        return library._alone
    return library._get_module_for_linking()


def callers_first(top: CodeLibrary) -> list[CodeLibrary]:
    """All libraries that a library needs, each before those that it needs itself.

    The order matters: LLVM leaves out functions that nothing has called yet.
    """
    found: list[CodeLibrary] = []
    seen = {top}

    def visit(library: CodeLibrary) -> None:
        if library is top or isinstance(library, RuleLibrary):  # others contain what they need
            for needed in library._linking_libraries:
                if needed not in seen:
                    seen.add(needed)
                    visit(needed)
        found.append(library)

    visit(top)
    return found[-2::-1]


class _Compiler(CompilerBase):  # type: ignore[misc]
    """numba's usual compiler, with this class of library for its output."""

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
