"""Finds and compiles the modules that `gwint.browser` needs; runs in Pyodide, whose bytecode they become.

A module of ours is needed if a needed module imports it anywhere, even inside a function. A module of the standard
library is needed if it is loaded once all of that has been imported.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import json
import sys
from collections.abc import Iterator
from importlib._bootstrap_external import _code_to_timestamp_pyc  # type: ignore[attr-defined]
from pathlib import Path

ENTRY = "gwint.browser.host"
OUTSIDE = ("gwint.cli", "gwint.fast", "gwint.lab", "gwint.server.http", "gwint.server.ops")
"""Never needed in a browser, even where a module imports them if they are installed."""
ENCODINGS = ("ascii", "idna", "latin_1", "utf_8", "utf_16_le", "unicode_escape", "raw_unicode_escape")
LIBRARY = "/lib/python{}.{}".format(*sys.version_info[:2])


def pack(target: str) -> str:
    """Write all files, one after another, behind a line of JSON with their lengths; return the line."""
    ours = our_modules(ENTRY)
    for name in ours:
        importlib.import_module(name)
    for name in ENCODINGS:
        importlib.import_module(f"encodings.{name}")
    files = dict(sorted([*library_files(), *our_files(ours)]))
    line = json.dumps({path: len(content) for path, content in files.items()}, separators=(",", ":"))
    Path(target).write_bytes(b"\n".join((line.encode(), b"".join(files.values()))))
    return line


def our_modules(entry: str) -> list[str]:
    """Return a module and all modules of ours that it imports, directly or not, each with its packages."""
    found: dict[str, None] = {}
    waiting = [entry]
    while waiting:
        name = waiting.pop()
        if name in found or name.startswith(OUTSIDE) or importlib.util.find_spec(name) is None:
            continue
        found[name] = None
        parent = name.rpartition(".")[0]
        waiting += [parent, *imports_of(name)] if parent else imports_of(name)
    return sorted(found)


def imports_of(name: str) -> Iterator[str]:
    """Return the modules of ours that a module imports; names imported from a package may be modules."""
    tree = ast.parse(source_of(name).read_text(encoding="utf-8"))
    for node in walk_imports(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("gwint"))
        elif node.module is not None and node.module.startswith("gwint"):
            yield node.module
            yield from (
                f"{node.module}.{alias.name}" for alias in node.names if is_module(f"{node.module}.{alias.name}")
            )


def walk_imports(node: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """Yield all imports except those that only type checkers see."""
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        yield node
    for child in ast.iter_child_nodes(node):
        yield from walk_imports(child)


def is_module(name: str) -> bool:
    parent = importlib.util.find_spec(name.rpartition(".")[0])
    return parent is not None and parent.submodule_search_locations is not None and bool(importlib.util.find_spec(name))


def source_of(name: str) -> Path:
    spec = importlib.util.find_spec(name)
    assert spec is not None and spec.origin is not None
    return Path(spec.origin)


def our_files(names: list[str]) -> Iterator[tuple[str, bytes]]:
    """Return the bytecode of our modules, and the data files next to them."""
    for name in names:
        source = source_of(name)
        path = name.replace(".", "/") + ("/__init__" if source.name == "__init__.py" else "")
        yield f"{LIBRARY}/{path}.pyc", bytecode(source.read_text(encoding="utf-8"), f"{path}.py")
        if source.name == "__init__.py":
            for data in sorted(source.parent.rglob("*.json")):
                yield f"{LIBRARY}/{Path(name.replace('.', '/')) / data.relative_to(source.parent)}", data.read_bytes()


def library_files() -> Iterator[tuple[str, bytes]]:
    """Return the bytecode of all modules of the standard library that are loaded."""
    for name, module in list(sys.modules.items()):
        spec = getattr(module, "__spec__", None)
        if spec is None or spec.origin is None or ".zip/" not in spec.origin:
            continue
        path = spec.origin.partition(".zip/")[2].removesuffix(".pyc").removesuffix(".py")
        source = spec.loader.get_source(name)
        yield f"{LIBRARY}/{path}.pyc", bytecode(source, f"{path}.py")


def bytecode(source: str, name: str) -> bytes:
    """Compile without docstrings and assertions."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return bytes(_code_to_timestamp_pyc(code))
