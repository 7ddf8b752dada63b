"""`make rules`: every rule ID of docs/rules.md with the tests that name it; fails while one is missing."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from gwint.cards import CATALOGUE
from gwint.rulesets import OPTIONS

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules.md"
BUILT = ("SET", "TURN", "PLAY", "STR", "AB", "SP", "DISC", "FAC", "LEAD", "DECK")
"""The sections that the code covers; the others are listed as still to come."""
_ID = re.compile(r"^- ((?:[A-Z]+)-[A-Z0-9-]+) ", re.MULTILINE)


def rule_ids() -> list[str]:
    """The IDs of the rules, then one for each option and each leader."""
    rules = _ID.findall(RULES.read_text(encoding="utf-8"))
    return [*rules, *(f"OPT-{option}" for option in OPTIONS), *(f"LEADER-{leader}" for leader in CATALOGUE.leaders)]


def named_in_tests() -> dict[str, list[str]]:
    """For each ID the tests whose `rule` mark names it."""
    named: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for test, id_ in _marks(ast.parse(path.read_text(encoding="utf-8"))):
            named.setdefault(id_, []).append(f"{path.relative_to(ROOT)}::{test}")
    return named


def _marks(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and _called(mark) == "rule":
                    yield from ((node.name, str(ast.literal_eval(argument))) for argument in mark.args)


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def built(id_: str) -> bool:
    return id_.split("-")[0] in (*BUILT, "OPT", "LEADER")


def main(arguments: list[str]) -> int:
    named = named_in_tests()
    ids = rule_ids()
    missing = [id_ for id_ in ids if built(id_) and id_ not in named]
    unknown = sorted(id_ for id_ in named if id_ not in ids)
    if "--missing-only" not in arguments:
        for id_ in ids:
            tests = named.get(id_, [])
            print(f"{id_:58} {len(tests) or ('MISSING' if built(id_) else 'to come'):>7}  {tests[0] if tests else ''}")
            print("".join(f"{'':67} {test}\n" for test in tests[1:]), end="")
    covered = sum(id_ in named for id_ in ids)
    print(f"{covered} of {len(ids)} rules have tests, {len(missing)} missing, {len(unknown)} unknown")
    for id_ in missing:
        print(f"  no test names {id_}")
    for id_ in unknown:
        print(f"  no such rule: {id_} ({named[id_][0]})")
    return 1 if missing or unknown else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
