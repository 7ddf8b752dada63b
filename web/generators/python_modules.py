"""Finds and compiles the modules that `gwint.browser` needs; runs in Pyodide, whose bytecode they become.

Needed is what is loaded once everything has been imported that a needed module of ours imports anywhere, even inside
functions.
"""

from __future__ import annotations

import ast
import dataclasses
import importlib
import json
import marshal
import sys
from collections.abc import Iterable, Iterator
from importlib._bootstrap_external import _code_to_timestamp_pyc  # type: ignore[attr-defined]
from pathlib import Path
from types import CodeType
from zlib import crc32

ENTRY = "gwint.browser.host"
ROOT = "/project"
OURS = "gwint"
IMPORTED = {OURS, *sys.stdlib_module_names}
"""Other libraries are optional."""
OUTSIDE = (
    "gwint.advice.search_ranking",
    "gwint.bots.loading",
    "gwint.bots.network.guided",
    "gwint.bots.search",
    "gwint.cli",
    "gwint.engine",
    "gwint.fast",
    "gwint.html_board",
    "gwint.lab",
    "gwint.server.bots.worker_pool",
    "gwint.server.http",
    "gwint.server.sandbox",
    "gwint.server.storage.migrations",
    "gwint.wire.json_schema",
)
"""Never needed in a browser, even where a module imports them if they are installed."""
REPLACEMENTS = {
    "dataclass_functions": "dataclass_functions.py",
    "fluent/runtime": "fluent_runtime.py",
    "pyodide/_package_loader": "package_loader.py",
}
UNNEEDED = (
    "_ssl",
    "bz2",
    "compression",
    "lzma",
    "pyodide._package_loader",
    "pyodide.common",
    "pyodide.http",
    "shutil",
    "ssl",
    "tempfile",
    "zipfile",
)
"""Modules of the library that only loading packages and other hosts need, or that are optional where they are used."""
CHANGES = {
    "dataclasses": (
        ("exec(txt, self.globals, ns)", "exec(_compiled(txt), self.globals, ns)"),
        ("if not getattr(cls, '__doc__'):", "if False:"),
        ("import abc\n", "import abc\nfrom dataclass_functions import compiled as _compiled\n"),
    )
}
"""What is changed in the library: dataclasses would compile their functions and describe themselves at every start."""
DATA = (".json", ".deck")
ENCODINGS = ("ascii", "latin_1", "utf_8", "utf_16_le", "unicode_escape", "raw_unicode_escape")


def pack(folder: str, library: str, rules: str) -> None:
    """Pack Python's library, with which it starts, and our own modules, which may arrive meanwhile."""
    functions = record_dataclasses()
    load(ENTRY)
    for name in ENCODINGS:
        importlib.import_module(f"encodings.{name}")
    check_outside()
    made = {"dataclass_functions.marshal": marshal.dumps(functions)}
    write_files(folder, library, [*library_files(), *replacements(), *made.items()])
    write_files(folder, rules, our_files())


def write_files(folder: str, target: str, named: Iterable[tuple[str, bytes]]) -> None:
    """Write files for a folder, one after another, behind a line of JSON with their paths and lengths."""
    files = dict(sorted(named))
    line = json.dumps({f"{folder}/{path}": len(content) for path, content in files.items()}, separators=(",", ":"))
    Path(target).write_bytes(b"\n".join((line.encode(), b"".join(files.values()))))


def record_dataclasses() -> dict[int, CodeType]:
    """Return the compiled functions of all dataclasses that will be created, by the checksums of their texts."""
    functions: dict[int, CodeType] = {}

    def execute(text: str, *names: dict[str, object]) -> None:
        code = compiled_text(text, "<string>")
        if functions.setdefault(crc32(text.encode()), code) != code:
            raise ValueError("two dataclasses have the same checksum")
        exec(code, *names)

    dataclasses.exec = execute  # type: ignore[attr-defined]
    return functions


def load(entry: str) -> None:
    """Import a module, everything that it imports, even inside functions, and so on."""
    importlib.import_module(entry)
    read: set[str] = set()
    while unread := our_modules() - read:
        read |= unread
        for name in unread:
            for module, attribute in imports_of(source_of(name)):
                load_name(module, attribute)


def load_name(module: str, attribute: str) -> None:
    """Import a module and a name from it, which may be a module or be loaded at its first use."""
    names = (module, f"{module}.{attribute}")
    if any(is_within(name, OUTSIDE) for name in names) or module.partition(".")[0] not in IMPORTED:
        return
    imported = importlib.import_module(module)
    if attribute and is_within(module, (OURS,)) and not hasattr(imported, attribute):
        importlib.import_module(names[1])


def check_outside() -> None:
    """Modules that are not packed must not be loaded: they may only be imported where they are used."""
    loaded = [name for name in our_modules() if is_within(name, OUTSIDE)]
    if loaded:
        raise ImportError(f"not packed, but imported at once: {loaded}")


def our_modules() -> set[str]:
    return {name for name in sys.modules if is_within(name, (OURS,))}


def is_within(name: str, packages: tuple[str, ...]) -> bool:
    """Return whether a module is one of some packages or inside one."""
    return any(f"{name}.".startswith(f"{package}.") for package in packages)


def source_of(name: str) -> Path:
    """Return the file of a module or of a package."""
    path = Path(ROOT, *name.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def imports_of(source: Path) -> Iterator[tuple[str, str]]:
    """Return what a module imports: modules, and names from them."""
    for node in walk_imports(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif node.module is not None:
            yield from ((node.module, alias.name) for alias in node.names)


def walk_imports(node: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """Yield all imports except those that only type checkers see."""
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        yield node
    for child in ast.iter_child_nodes(node):
        yield from walk_imports(child)


def our_files() -> Iterator[tuple[str, bytes]]:
    """Return the bytecode of our modules, and the data files next to them."""
    for name in our_modules():
        source = source_of(name)
        path = name.replace(".", "/") + ("/__init__" if source.name == "__init__.py" else "")
        yield f"{path}.pyc", bytecode(source.read_text(encoding="utf-8"), f"{path}.py")
        if source.name == "__init__.py":
            for data in (file for file in sorted(source.parent.glob("*/*")) if file.suffix in DATA):
                yield str(data.relative_to(ROOT)), data.read_bytes()


def replacements() -> Iterator[tuple[str, bytes]]:
    """Return our own small versions of libraries."""
    for name, source in REPLACEMENTS.items():
        yield f"{name}.pyc", bytecode(Path(ROOT, source).read_text(encoding="utf-8"), source)


def library_files() -> Iterator[tuple[str, bytes]]:
    """Return the bytecode of all modules of the standard library that are loaded."""
    for name, module in list(sys.modules.items()):
        spec = getattr(module, "__spec__", None)
        if spec is None or spec.origin is None or ".zip/" not in spec.origin or is_within(name, UNNEEDED):
            continue
        path = spec.origin.partition(".zip/")[2].removesuffix(".pyc").removesuffix(".py")
        yield f"{path}.pyc", bytecode(changed(name, spec.loader.get_source(name)), f"{path}.py")


def changed(name: str, source: str) -> str:
    """Change the text of a library's module, and notice if another version of Python has another text."""
    for old, new in CHANGES.get(name, ()):
        if source.count(old) != 1:
            raise ValueError(f"{name} has changed: {old}")
        source = source.replace(old, new)
    return source


def bytecode(source: str, name: str) -> bytes:
    """Compile without docstrings and assertions, and with one line number for each function: all would be half."""
    return bytes(_code_to_timestamp_pyc(compiled_text(source, name)))


def compiled_text(source: str, name: str) -> CodeType:
    return with_first_lines(compile(source, name, "exec", dont_inherit=True, optimize=2))


def with_first_lines(code: CodeType) -> CodeType:
    """Give every instruction the first line of its function.

    An entry of the table of lines is for up to eight units of two bytes: a byte with its kind (13: the line changes by
    the number that follows) and the number of units, and the change of the line.
    """
    units = len(code.co_code) // 2
    lengths = [8] * (units // 8) + [units % 8] * (units % 8 > 0)
    lines = bytes(byte for length in lengths for byte in (0x80 | 13 << 3 | length - 1, 0))
    parts = tuple(with_first_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_linetable=lines, co_consts=parts)
