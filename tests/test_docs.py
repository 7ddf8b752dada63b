"""The examples in README.md and docs/ are executed."""

from __future__ import annotations

import doctest
import importlib
import os
import re
import runpy
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from gwint.cli import learn_document

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = [
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "docs/rules.md",
    "docs/learn.md",
    "docs/quality.md",
    "docs/hosting.md",
    "docs/security.md",
    "docs/lab.md",
    "docs/library.md",
    "docs/bot-tutorial.md",
    "docs/bots.md",
    "docs/engine.md",
    "docs/fairness.md",
    "docs/fast.md",
    "docs/learning.md",
    "docs/environments.md",
    "PROTOCOL.md",
]


@pytest.mark.parametrize("document", ["README.md", "docs/fairness.md", "docs/fast.md"])
def test_the_python_examples_of_a_document_work(document: str) -> None:
    results = doctest.testfile(str(ROOT / document), module_relative=False)
    assert results.attempted > 8
    assert results.failed == 0


@pytest.mark.parametrize("module", ["gwint", "gwint.i18n"])
def test_the_examples_of_a_module_work(module: str) -> None:
    results = doctest.testmod(importlib.import_module(module))
    assert results.attempted
    assert results.failed == 0


def test_the_readmes_commands_print_what_it_shows() -> None:
    shown = re.findall(r"```console\n\$ (.*?)\n(.*?)\n```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert shown
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    for command, output in shown:
        run = subprocess.run(command, shell=True, capture_output=True, text=True, env=os.environ | {"PATH": path})
        assert run.stdout.strip() == output.strip()


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_in_a_document_work(document: str) -> None:
    path = ROOT / document
    for target in re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target


def test_the_readme_of_the_package_has_no_relative_links(monkeypatch: pytest.MonkeyPatch) -> None:
    interface = SimpleNamespace(BuildHookInterface=object, MetadataHookInterface=object)
    for package in ("builders.hooks", "metadata"):
        monkeypatch.setitem(sys.modules, f"hatchling.{package}.plugin.interface", interface)
    package_readme = runpy.run_path(str(ROOT / "hatch_build.py"))["without_relative_links"]
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    described = package_readme(readme)
    assert re.findall(r"\]\((?!https://)", described) == []
    assert re.findall(r"^```.*?^```", described, re.DOTALL | re.MULTILINE) == re.findall(
        r"^```.*?^```", readme, re.DOTALL | re.MULTILINE
    )


def test_every_path_in_contributing_exists() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    paths = [path for path in re.findall(r"`((?:gwint|docs|tests|web)/[^` ]*)`", text) if "NAME" not in path]
    assert len(paths) > 30
    assert [path for path in paths if not any(ROOT.glob(path))] == []


def test_every_module_named_in_the_architecture_exists() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    files = {path.as_posix() for folder in ("gwint", "tests") for path in (ROOT / folder).rglob("*.py")}
    named = set(re.findall(r"[\w/]+\.py\b", text))
    assert len(named) > 30
    assert [name for name in named if not any(file.endswith(f"/{name}") for file in files)] == []


def test_the_tutorial_is_up_to_date() -> None:
    stored = (ROOT / "docs/learn.md").read_text(encoding="utf-8")
    assert learn_document.document() == stored, "The lessons have changed: run `make learn`."


def test_the_makefile_lists_its_targets() -> None:
    listed = subprocess.run(["make", "-C", str(ROOT)], capture_output=True, text=True).stdout
    for target in ("install", "play", "check", "test", "test-slow", "bench", "rules", "golden"):
        assert f"make {target} " in listed
