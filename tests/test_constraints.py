"""constraints.txt has a version and hashes for everything that gwint with `server` and `fast` needs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import requires

import pytest
from packaging.requirements import Requirement

from tests.constraints import EXTRAS, ROOT, canonical, hashes_of, read, requirements, write

TEXT = (ROOT / "constraints.txt").read_text(encoding="utf-8")
PINS = read(TEXT)
AGAIN = "run `make constraints`"


def closure() -> Iterator[Requirement]:
    """Yield what is required directly and through installed packages, each with the extras it is asked for."""
    waiting, seen = [Requirement(one) for one in requirements()], set[tuple[str, frozenset[str]]]()
    while waiting:
        one = waiting.pop()
        yield one
        if (key := (canonical(one.name), frozenset(one.extras))) in seen:
            continue
        seen.add(key)
        waiting += [inner for inner in map(Requirement, requires(one.name) or ()) if applies(inner, one.extras)]


def applies(requirement: Requirement, extras: set[str]) -> bool:
    marker = requirement.marker
    return marker is None or any(marker.evaluate({"extra": extra}) for extra in ("", *extras))


def test_every_package_that_is_needed_has_a_version_that_fits() -> None:
    needed = list(closure())
    assert len({canonical(one.name) for one in needed}) > 30
    for one in needed:
        assert canonical(one.name) in PINS, AGAIN
        assert one.specifier.contains(PINS[canonical(one.name)][0]), AGAIN


def test_every_version_has_hashes_and_no_host_is_named() -> None:
    for name, (version, hashes) in PINS.items():
        assert hashes, name
        assert re.fullmatch(r"[0-9.]+", version)
        assert all(re.fullmatch(r"[0-9a-f]{64}", one) for one in hashes)
    assert "://" not in TEXT
    assert "index" not in TEXT


def test_the_file_reads_back() -> None:
    assert write({(name, version): hashes for name, (version, hashes) in PINS.items()}) == TEXT
    assert f"gwint[{','.join(EXTRAS)}]" in TEXT


PAGE = """<a href="https://files.example/b/my_pkg-1.0-py3-none-any.whl#sha256=aa">my_pkg-1.0-py3-none-any.whl</a>
<a href="https://files.example/c/My.Pkg-1.0.tar.gz#sha256=bb">My.Pkg-1.0.tar.gz</a>
<a href="https://files.example/d/my_pkg-1.0-cp311-cp311-linux.whl#sha256=cc" data-yanked="broken">withdrawn</a>
<a href="https://files.example/e/my_pkg-1.0.1.tar.gz#sha256=dd">my_pkg-1.0.1.tar.gz</a>
<a href="https://files.example/f/my_pkg-1.0-py3-none-any.whl.metadata">no hash</a>"""


@pytest.mark.parametrize(("version", "hashes"), [("1.0", ["aa", "bb"]), ("1.0.1", ["dd"]), ("2", [])])
def test_the_index_names_the_files_of_a_version(version: str, hashes: list[str]) -> None:
    assert hashes_of(PAGE, "my-pkg", version) == hashes
