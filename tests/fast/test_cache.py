"""Compiled code is cached, and never used for other sources than those it was made from."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import numba

from gwint.fast.compiler import (
    CARDS_FOLDER,
    FAST_FOLDER,
    MIN_FOLDERS,
    UNUSED_AFTER,
    cache_folder,
    fingerprint,
    prune,
    sources,
)

SCRIPT = """
from pathlib import Path
import sys
import numpy as np
from gwint.fast.compiler import entry_point, kernel

FACTS = np.array([{fact}])

@kernel
def fact() -> int:
    return FACTS[0]

def answer() -> int:
    return fact()

answer = entry_point(answer, Path(sys.argv[1]))
print(answer(), sum(answer.stats.cache_hits.values()))
"""


def test_the_folder_is_named_by_every_source() -> None:
    names = {path.name for path in sources()}
    assert {"compiler.py", "strength.py", "rulesets.py", "leaders.json", "monsters.json", "loader.py"} <= names
    assert cache_folder().name == f"fast-{fingerprint(sources())}"
    assert cache_folder().is_dir()
    assert str(cache_folder()) != numba.config.CACHE_DIR, "others' compiled code is not ours to keep"  # type: ignore[attr-defined]


def test_a_changed_copy_of_the_data_has_another_folder(tmp_path: Path) -> None:
    facts = tmp_path / "cards"
    shutil.copytree(CARDS_FOLDER, facts)
    before = fingerprint(sources(FAST_FOLDER, facts))
    assert before == fingerprint(sources())
    monsters = facts / "data" / "monsters.json"
    monsters.write_text(monsters.read_text(encoding="utf-8").replace('"strength": 1,', '"strength": 2,', 1))
    assert fingerprint(sources(FAST_FOLDER, facts)) != before


def test_a_changed_rule_has_another_folder(tmp_path: Path) -> None:
    home = tmp_path / "fast"
    shutil.copytree(FAST_FOLDER, home)
    (home / "strength.py").write_text((home / "strength.py").read_text(encoding="utf-8") + "# changed\n")
    assert fingerprint(sources(home)) != fingerprint(sources())


def _run_script(folder: Path, script: Path, fact: int) -> str:
    script.write_text(SCRIPT.format(fact=fact))
    os.utime(script, (0, 0))
    command = [sys.executable, str(script), str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_compiled_code_is_reused_but_not_for_changed_data(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    assert _run_script(tmp_path / "one", script, 3) == "3 0"
    assert _run_script(tmp_path / "one", script, 3) == "3 1"
    assert _run_script(tmp_path / "other", script, 4) == "4 0"


def _folders(home: Path, count: int, used_ago: float) -> list[Path]:
    """Creates folders of compiled code, each used slightly longer ago than the previous one."""
    made = [home / f"fast-{used_ago:.0f}-{number}" for number in range(count)]
    for number, folder in enumerate(made):
        folder.mkdir(parents=True)
        (folder / "code").write_text("kept")
        when = time.time() - used_ago - number
        os.utime(folder, (when, when))
    return made


def test_unused_folders_are_removed_except_the_latest(tmp_path: Path) -> None:
    old = _folders(tmp_path, MIN_FOLDERS + 3, UNUSED_AFTER + 60)
    prune(tmp_path)
    assert [folder.is_dir() for folder in old] == [True] * MIN_FOLDERS + [False] * 3


def test_recently_used_folders_stay_whatever_their_number(tmp_path: Path) -> None:
    lately, old = _folders(tmp_path, MIN_FOLDERS + 3, 60), _folders(tmp_path, 2, UNUSED_AFTER + 60)
    other = tmp_path / "other"
    other.mkdir()
    os.utime(other, (0, 0))
    prune(tmp_path)
    assert all(folder.is_dir() for folder in [*lately, other])
    assert not any(folder.is_dir() for folder in old)


def test_a_folder_in_use_is_not_removed(tmp_path: Path) -> None:
    (mine,) = _folders(tmp_path, 1, UNUSED_AFTER + 60)
    _run_script(mine, tmp_path / "script.py", 3)
    _folders(tmp_path, MIN_FOLDERS, UNUSED_AFTER + 30)
    prune(tmp_path)
    assert mine.is_dir()
