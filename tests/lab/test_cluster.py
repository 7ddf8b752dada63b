"""A Ray cluster on this machine plays the same arena, even if a worker dies."""

from __future__ import annotations

from pathlib import Path

import pytest

from gwint.lab.ledger import Ledger
from tests.lab.bots import ONCE
from tests.lab.test_arena import ROOT, lines, plan, play_arena


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::FutureWarning", "ignore::DeprecationWarning")
def test_a_cluster_plays_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    from gwint.lab.cluster import Cluster

    monkeypatch.setenv(ONCE, str(tmp_path / "once"))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    ledger = Ledger(tmp_path / "cluster", plan("tests.lab.bots:dying"))
    progress: list[int] = []
    with Cluster("local") as pool:
        ledger.play_missing(pool, progress.append)
    assert sum(progress) == 96
    assert (tmp_path / "once").exists()
    assert lines(ledger) == lines(play_arena(tmp_path / "here", plan()))
