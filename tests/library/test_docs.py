"""docs/library.md and docs/bot-tutorial.md are executed, and the reference has every exported name."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import gwint
from gwint.notation.picture_lines import KEYS

ROOT = Path(__file__).parents[2]
REFERENCE = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
TUTORIAL = (ROOT / "docs" / "bot-tutorial.md").read_text(encoding="utf-8")


def test_the_examples_of_the_reference_work() -> None:
    results = doctest.testfile(str(ROOT / "docs" / "library.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert results.attempted > 80
    assert results.failed == 0


def test_the_reference_contains_every_exported_name() -> None:
    written = {word for code in re.findall(r"`([^`\n]+)`", REFERENCE) for word in re.findall(r"\w+", code)}
    assert [name for name in gwint.__all__ if name not in written] == []


def test_the_reference_has_every_public_attribute_of_its_main_classes() -> None:
    for kind in (gwint.Game, gwint.Match, gwint.View, gwint.Deck, gwint.Ruleset, gwint.NamedBot, gwint.GwintError):
        public = {name for name in vars(kind) if not name.startswith("_")} - set(gwint.OPTIONS) - {"args", "of"}
        written = set(re.findall(r"\w+", REFERENCE))
        assert public <= written, (kind, public - written)


def test_the_reference_has_every_line_of_a_picture() -> None:
    table = REFERENCE.partition("### The lines of a picture")[2].partition("\n## ")[0]
    described = set(re.findall(r"`([^`|]+)`", table))
    assert {*KEYS, "known to SEAT"} <= described


def test_the_tutorial_leads_from_an_empty_folder_to_a_rated_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its files are written, its examples executed and its commands run, in the order of the document."""
    monkeypatch.chdir(tmp_path)
    ran = 0
    for language, block in re.findall(r"^```(python|console)\n(.*?)^```$", TUTORIAL, re.MULTILINE | re.DOTALL):
        if block.startswith("# "):
            (tmp_path / block[2:].partition("\n")[0]).write_text(block, encoding="utf-8")
        elif language == "python":
            test = doctest.DocTestParser().get_doctest(block, {}, "tutorial", None, 0)
            assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test).failed == 0
        else:
            for command, output in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE):
                assert_prints(command, output)
                ran += 1
    assert ran == 5


def assert_prints(command: str, output: str) -> None:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    ran = subprocess.run(command, shell=True, capture_output=True, text=True, env=os.environ | {"PATH": path})
    shown = "\n".join(line.rstrip() for line in (ran.stdout + ran.stderr).splitlines()) + "\n"
    assert doctest.OutputChecker().check_output(output, shown, doctest.ELLIPSIS), shown
