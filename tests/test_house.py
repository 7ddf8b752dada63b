"""The house stands: a room imports only from floors below it, and the core needs the standard library alone."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "gwint"
FLOORS = {
    "faults": 0,
    "rulesets": 1,
    "cards": 1,
    "decks": 2,
    "rules": 3,
    "notation": 4,
    "i18n": 5,
    "views": 5,
    "score_counter": 5,
    "worlds": 6,
    "game": 6,
    "fast": 7,
    "bots": 8,
    "advice": 9,
    "match": 9,
    "wire": 10,
    "engine": 11,
    "lab": 12,
    "server": 12,
    "cli": 13,
}
"""ARCHITECTURE.md draws the same floors."""
OUTSIDE = {
    "i18n": {"fluent"},
    "fast": {"llvmlite", "numba", "numpy"},
    "lab": {"gymnasium", "matplotlib", "numba", "numpy", "pettingzoo", "pyspiel", "ray"},
    "server": {
        "alembic", "fastapi", "orjson", "prometheus_client", "pydantic", "pydantic_core", "segno",
        "sqlalchemy", "starlette", "uvicorn", "websockets",
    },
    "cli": {"click", "rich", "websockets"},
}  # fmt: skip
"""Libraries that a room may use beside the standard one."""


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def room(path: Path) -> str:
    inside = path.relative_to(PACKAGE)
    return inside.parts[0].removesuffix(".py") if inside.parts[0] != "__init__.py" else ""


def imports(path: Path) -> Iterator[str]:
    """Every module named by an import anywhere in the file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{name.name}" for name in node.names)


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_room_imports_only_from_floors_below(path: Path) -> None:
    home = room(path)
    if not home:
        return
    for name in imports(path):
        parts = name.split(".")
        if parts[0] == "gwint" and len(parts) > 1 and parts[1] in FLOORS and parts[1] != home:
            assert FLOORS[parts[1]] < FLOORS[home], f"{home} imports {name}"


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_room_uses_only_the_libraries_it_may(path: Path) -> None:
    allowed = sys.stdlib_module_names | {"gwint"} | OUTSIDE.get(room(path), set())
    assert {name.split(".")[0] for name in imports(path)} <= allowed


def test_every_room_has_its_floor() -> None:
    assert {room(path) for path in modules()} - {""} == set(FLOORS)


def test_importing_the_front_door_loads_neither_words_nor_commands() -> None:
    code = "import sys, gwint; gwint.Game; print([name for name in ('click', 'rich', 'fluent') if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout.strip() == "[]"
