"""Finds every kind of fault in the source code, with the details passed along."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from gwint.notation.record_reader import KINDS as RECORD_KINDS

PACKAGE = Path(__file__).resolve().parents[2] / "gwint"


class Site(NamedTuple):
    """A place in the source that creates a fault."""

    kind: str
    where: str
    details: frozenset[str]


@cache
def source() -> dict[Path, str]:
    """The text of each module of the package."""
    return {path: path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py"))}


@cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(text) for path, text in source().items()}


@cache
def refusals() -> frozenset[str]:
    """The names of GwintError and all its subclasses."""
    classes = [match.groups() for text in source().values() for match in CLASS.finditer(text)]
    known: frozenset[str] = frozenset()
    found = frozenset({"GwintError"})
    while found != known:
        known = found
        found |= {name for name, bases in classes if set(re.split(r",\s*", bases)) & known}
    return found


CLASS = re.compile(r"^ *class (\w+)\(([^)]*)\):", re.MULTILINE)
"""A class with bases."""


PLACE_OF_KIND = {"Fault": 0, "Limit": 0, "_fault": 0, "__init__": 0, "_refuse": 1}
"""The position of the kind among the arguments; for refusals it is the first."""
ADDED = {"_fault": {"line", "text"}}
"""Details that a function adds itself."""


@cache
def sites() -> tuple[Site, ...]:
    """All places, sorted."""
    return tuple(sorted(_sites()))


def _sites() -> Iterator[Site]:
    makers = re.compile(rf"\b({'|'.join({*refusals(), *PLACE_OF_KIND})})\(")
    for path, text in source().items():
        if not makers.search(text):
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call):
                name = called(node.func)
                place = 0 if name in refusals() else PLACE_OF_KIND.get(name)
                if place is not None and place < len(node.args):
                    where = f"{path.relative_to(PACKAGE)}:{node.lineno}"
                    details = frozenset(_details(node)) | ADDED.get(name, set())
                    yield from (Site(kind, where, details) for kind in _literals(node.args[place]))


def called(function: ast.expr) -> str:
    """The last name of a function expression. `ast.unparse` would take seconds for the whole source."""
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _literals(node: ast.expr) -> Iterator[str]:
    """The kinds that an expression can be: a literal, or one of two. Not every call of `__init__` creates a fault."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"[a-z0-9-]+", node.value):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from (*_literals(node.body), *_literals(node.orelse))


def _details(node: ast.Call) -> Iterator[str]:
    """The names of keyword arguments, of keys of a dictionary, and of what a limit counts."""
    yield from (keyword.arg for keyword in node.keywords if keyword.arg)
    if any(keyword.arg is None for keyword in node.keywords):
        yield "**"
    for argument in node.args[1:]:
        if isinstance(argument, ast.Dict):
            yield from (str(key.value) for key in argument.keys if isinstance(key, ast.Constant))
        elif isinstance(argument, ast.Constant) and ast.unparse(node.func) == "Limit":
            yield str(argument.value)


@cache
def kinds() -> frozenset[str]:
    return frozenset({site.kind for site in sites()} | set(RECORD_KINDS.values()))
