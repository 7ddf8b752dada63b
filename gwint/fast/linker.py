"""Links rules into programs: rules are only translated, and an entry point is optimised with all the rules it calls.

By default Numba optimises every function separately, together with everything it calls, and produces machine code that
is never run. The twin has hundreds of rules that call each other, and few entry points.
"""

# Numba's classes have no types.
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from llvmlite.binding import Linkage
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.registry import CPUDispatcher

from gwint.fast.compiler import entry_point

NO_WRAPPERS: Final = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""Leaves out of a rule what only Python would call."""


class RuleCode(JITCodeLibrary):
    """The translated code of a rule, which is all that an entry point needs."""

    def finalize(self) -> None:
        self._finalized = True

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def get_pointer_to_function(self, name: str) -> int:
        """Returns 0 because a rule has no machine code: Python calls it through an entry point."""
        return 0

    @property
    def codegen(self) -> RuleCode:
        """Returns itself, because the compiler wants to register an environment with machine code, which is missing."""
        return self

    def set_env(self, name: str, environment: object) -> None:
        """Does nothing: rules raise no exceptions and hold no objects, so they need no environment."""


class EntryPointCode(JITCodeLibrary):
    """The code of an entry point, including every rule it calls."""

    def finalize(self) -> None:
        self._linking_libraries = list(linked_libraries(self, {}))
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Makes the rules internal: only the entry point calls them, so the optimiser may change them freely."""
        for function in self._final_module.functions:
            if function.linkage == Linkage.linkonce_odr:
                function.linkage = "internal"
        super()._optimize_final_module()


def linked_libraries(library: Any, found: dict[Any, None]) -> dict[Any, None]:
    """Returns all libraries that a library calls, directly or through rules."""
    for called in library._linking_libraries:
        if called not in found:
            found[called] = None
            if isinstance(called, RuleCode):
                linked_libraries(called, found)
    return found


class RuleCompiler(Compiler):
    def __init__(self, typing: Any, target: Any, _library: Any, *how: Any) -> None:
        super().__init__(typing, target, RuleCode(target.codegen(), "rule"), *how)


class EntryPointCompiler(Compiler):
    def __init__(self, typing: Any, target: Any, _library: Any, *how: Any) -> None:
        super().__init__(typing, target, EntryPointCode(target.codegen(), "entry point"), *how)
        self.state.library.enable_object_caching()


class Rule(CPUDispatcher):
    """A compiled rule. If Python calls it, it gets an entry point of its own."""

    def __call__(self, *arguments: Any) -> Any:
        return self._own_entry_point(*arguments)

    @cached_property
    def _own_entry_point(self) -> Any:
        return entry_point(self.py_func)
