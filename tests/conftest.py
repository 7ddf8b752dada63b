"""Property tests are judged by what they find, not by how long a cold cache takes; some folders keep together."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings
from xdist.scheduler import LoadScopeScheduling

settings.register_profile("gwint", deadline=None)
settings.load_profile("gwint")

TOGETHER = {
    "tests/web/": "page",
    "tests/advice/": "compiled",
    "tests/bots/search/": "compiled",
    "tests/bots/test_modes.py": "compiled",
    "tests/bots/test_secrets.py": "compiled",
    "tests/cli/test_analyse.py": "compiled",
    "tests/cli/test_hint.py": "compiled",
    "tests/engine/test_program.py": "compiled",
    "tests/fast/": "compiled",
    "tests/lab/environments/": "compiled",
    "tests/server/test_hints.py": "compiled",
}
"""Folders whose tests share a browser and a server, or what is compiled: what they share goes to one worker."""


class Together(LoadScopeScheduling):
    """Every test goes where there is room, but those of a folder that keeps together.

    The marks of `--dist loadgroup` say the same, and pytest 9.2 with xdist 3.8 does not hear them.
    """

    def _split_scope(self, nodeid: str) -> str:
        return next((shared for folder, shared in TOGETHER.items() if nodeid.startswith(folder)), nodeid)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Together:
    return Together(config, log)
