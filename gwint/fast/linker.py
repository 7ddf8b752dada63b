"""How rules become one program: each is only translated, and a door takes in all it calls and is optimised as a whole.

Numba would optimise every function by itself, with everything that it calls, and make machine code of it that nobody
runs. The twin has hundreds of rules that call each other, and few doors.
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
"""What only Python would call is left out of a rule."""


class RuleCode(JITCodeLibrary):
    """The code of a rule as it was translated, which is all that a door needs."""

    def finalize(self) -> None:
        self._finalized = True

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def get_pointer_to_function(self, name: str) -> int:
        """There is none: Python calls a rule through a door."""
        return 0

    @property
    def codegen(self) -> RuleCode:
        """Whoever made a function wants its environment known to the machine code, of which there is none."""
        return self

    def set_env(self, name: str, environment: object) -> None:
        """Rules have no use for one: they raise nothing and hold no objects."""


class EntryPointCode(JITCodeLibrary):
    """The code of a door, with that of every rule behind it."""

    def finalize(self) -> None:
        self._linking_libraries = list(linked_libraries(self, {}))
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Nobody else calls the rules behind a door, so the optimiser may do with them as it likes."""
        for function in self._final_module.functions:
            if function.linkage == Linkage.linkonce_odr:
                function.linkage = "internal"
        super()._optimize_final_module()


def linked_libraries(library: Any, found: dict[Any, None]) -> dict[Any, None]:
    """All that a library calls, and what the rules among that call."""
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
    """What Numba makes of a rule. Should Python call it, a door of its own is made for it."""

    def __call__(self, *arguments: Any) -> Any:
        return self._own_entry_point(*arguments)

    @cached_property
    def _own_entry_point(self) -> Any:
        return entry_point(self.py_func)
