"""A package imports only from the layers below it, and the core needs only the standard library."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "gwint"
ARCHITECTURE = ROOT / "ARCHITECTURE.md"
LAYERS = {
    name.removesuffix("/").removesuffix(".py"): int(layer)
    for layer, names in re.findall(r"^\| (\d+) \| (`[^|]+`) \|", ARCHITECTURE.read_text(encoding="utf-8"), re.MULTILINE)
    for name in re.findall(r"`([^`]+)`", names)
}
"""The layer of each package or top-level module, from the table in ARCHITECTURE.md."""
LIBRARIES = {
    "i18n": {"fluent"},
    "fast": {"llvmlite", "numba", "numpy"},
    "lab": {"gymnasium", "matplotlib", "numba", "numpy", "pettingzoo", "pyspiel", "ray", "torch"},
    "server": {
        "alembic", "fastapi", "orjson", "prometheus_client", "pydantic", "pydantic_core", "segno",
        "sqlalchemy", "starlette", "uvicorn", "websockets",
    },
    "browser": {"pyodide"},
    "cli": {"click", "rich", "websockets"},
}  # fmt: skip
"""The third-party libraries that a package may import."""


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def package_of(path: Path) -> str:
    inside = path.relative_to(PACKAGE)
    return inside.parts[0].removesuffix(".py") if inside.parts[0] != "__init__.py" else ""


def imports(path: Path) -> Iterator[str]:
    """Yields every module that an import anywhere in the file names."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{name.name}" for name in node.names)


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_package_imports_only_from_lower_layers(path: Path) -> None:
    package = package_of(path)
    if not package:
        return
    for name in imports(path):
        parts = name.split(".")
        if parts[0] == "gwint" and len(parts) > 1 and parts[1] in LAYERS and parts[1] != package:
            assert LAYERS[parts[1]] < LAYERS[package], f"{package} imports {name}"


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_package_imports_only_its_allowed_libraries(path: Path) -> None:
    allowed = sys.stdlib_module_names | {"gwint"} | LIBRARIES.get(package_of(path), set())
    assert {name.split(".")[0] for name in imports(path)} <= allowed


def test_every_package_has_a_layer_in_the_architecture() -> None:
    assert {package_of(path) for path in modules()} - {""} == set(LAYERS)


def test_importing_game_loads_neither_translations_nor_the_command_line() -> None:
    code = "import sys, gwint; gwint.Game; print([name for name in ('click', 'rich', 'fluent') if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout.strip() == "[]"


SERVER_LIBRARIES = (*sorted(LIBRARIES["server"]), "sqlite3")
BROWSER_MODULES = "command_handlers, entries, fold, log_reader, messages, permissions, room, seat_decks, state"


def test_folding_commands_into_a_table_needs_only_the_standard_library() -> None:
    """A browser runs these modules, where neither the server's libraries nor SQLite are available."""
    code = (
        f"import sys; sys.modules.update(dict.fromkeys({SERVER_LIBRARIES!r}))\n"
        f"from gwint.server.tables import {BROWSER_MODULES}\n"
        "assert entries.read_entry('stood', entries.write_body(entries.Stood(1))) == entries.Stood(1)\n"
        f"print([name for name in {SERVER_LIBRARIES!r} if sys.modules.get(name)])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (ran.stdout.strip(), ran.stderr) == ("[]", "")
