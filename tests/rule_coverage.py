"""`make rules`: lists every rule ID of docs/rules.md with the tests that name it; fails if any has no test."""

from __future__ import annotations

import contextlib
import io
import re
import sys
from pathlib import Path

import pytest

from gwint.cards import CATALOGUE
from gwint.rulesets import OPTIONS

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules.md"
_ID = re.compile(r"^- ((?:[A-Z]+)-[A-Z0-9-]+) ", re.MULTILINE)


def rule_ids() -> list[str]:
    """Returns the IDs of the rules, then an ID for each option and each leader."""
    rules = _ID.findall(RULES.read_text(encoding="utf-8"))
    return [*rules, *(f"OPT-{option}" for option in OPTIONS), *(f"LEADER-{leader}" for leader in CATALOGUE.leaders)]


class Collector:
    """Collects the `rule` marks of the tests that pytest finds."""

    def __init__(self) -> None:
        self.named: dict[str, dict[str, None]] = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            for mark in item.iter_markers("rule"):
                for id_ in mark.args:
                    self.named.setdefault(id_, {})[item.nodeid.partition("[")[0]] = None


def named_in_tests() -> dict[str, list[str]]:
    """Returns the tests whose `rule` mark names each ID."""
    collector = Collector()
    with contextlib.redirect_stdout(io.StringIO()):
        failed = pytest.main(["--collect-only", "-qq", str(ROOT / "tests")], plugins=[collector])
    if failed:
        raise SystemExit("the tests cannot be collected: run pytest to see why")
    return {id_: list(tests) for id_, tests in collector.named.items()}


def main(arguments: list[str]) -> int:
    named = named_in_tests()
    ids = rule_ids()
    missing = [id_ for id_ in ids if id_ not in named]
    unknown = sorted(id_ for id_ in named if id_ not in ids)
    if "--missing-only" not in arguments:
        for id_ in ids:
            tests = named.get(id_, [])
            print(f"{id_:58} {len(tests) or 'MISSING':>7}  {tests[0] if tests else ''}")
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
