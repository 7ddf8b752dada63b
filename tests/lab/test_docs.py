"""The examples of docs/lab.md work."""

from __future__ import annotations

import doctest
import json
import re

from gwint.lab.jobs import decode_game
from tests.cli.runner import output_of
from tests.lab.test_arena import ROOT

TEXT = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")


def test_the_python_examples_of_the_lab_run() -> None:
    results = doctest.testfile(str(ROOT / "docs" / "lab.md"), module_relative=False)
    assert results.attempted >= 3
    assert results.failed == 0


def test_the_printed_line_is_a_played_game() -> None:
    (line,) = re.findall(r"```json\n(.*?)\n```", TEXT)
    assert decode_game(json.loads(line)).score(0) == 1


def test_the_documented_commands_exist() -> None:
    shown = set(re.findall(r"gwint lab (\w+)", TEXT))
    assert shown == set(
        re.findall(r"^  (\w+) +[A-Z]", output_of("lab", "--help").partition("Commands:")[2], re.MULTILINE)
    )
