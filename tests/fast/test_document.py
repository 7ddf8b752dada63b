"""The examples in docs/fast.md work."""

from __future__ import annotations

import doctest
from pathlib import Path

DOCUMENT = Path(__file__).parents[2] / "docs" / "fast.md"


def test_the_documents_examples_do_what_they_say() -> None:
    results = doctest.testfile(str(DOCUMENT), module_relative=False)
    assert results.attempted > 10
    assert results.failed == 0
