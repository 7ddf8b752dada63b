"""Compiled policies play the same jobs in the twin, one by one and in bulk; a missing CUDA device is reported."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from gwint.cards import LANGUAGES
from gwint.decks import starters
from gwint.faults import GwintError
from gwint.lab import cuda_device
from gwint.lab.game_runners import POLICIES, TWIN_PREFIX
from gwint.lab.plans import Plan
from gwint.lab.seat_rotation import jobs
from gwint.rules.chance import TABLE_STREAM, Chance
from gwint.rules.modes import DUEL
from tests.cli.runner import run
from tests.lab.test_arena import ROOT

DECKS = {one.id: one.deck for one in starters()[:3]}
SCRIPT = """
import json
from gwint.lab.jobs import encode_game
from tests.lab.test_twin import plan
print(json.dumps([[encode_game(one) for chunk in plan(16).chunks() for one in chunk.play()] for _ in range(2)]))
"""


def plan(games: int) -> Plan:
    return Plan(("fast:random",), DECKS, games)


def test_the_twin_plays_jobs_to_their_end() -> None:
    """Runs uncompiled, because it tests the games and not their speed."""
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    output = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, cwd=ROOT, check=True, env=environment
    ).stdout
    games, again = json.loads(output)
    assert games == again
    assert [one["seed"] for one in games] == [job.seed for chunk in plan(16).chunks() for job in chunk.jobs()]
    for one in games:
        won = [sum(first > second for first, second in one["totals"]), sum(a < b for a, b in one["totals"])]
        assert 2 <= len(one["totals"]) <= 3
        assert one["decisions"] > 5
        if won[0] != won[1] and not any("nilfgaard" in deck for deck in one["decks"]):
            assert one["winners"] == [won.index(max(won))]


def test_bulk_deals_are_balanced() -> None:
    from gwint.lab.bulk_arena import deal_batch

    meetings = list(plan(40).meetings())
    batch = deal_batch(plan(40).setup, meetings, "x")
    names = list(DECKS)
    seated = [tuple(names[number] for number in pair) for pair in batch.decks]
    assert seated == [job.decks for meeting in meetings for job in jobs(meeting, DUEL)]
    streams = batch.games["streams"]
    assert [Chance([int(one)]).pick(TABLE_STREAM, 2) for one in streams[:, 0]] == [0, 0, 1, 1] * 10
    assert len({tuple(row) for row in streams[:, 1:].tolist()}) == 10


def test_the_bulk_arena_counts_the_scores_of_pairs() -> None:
    from gwint.lab.bulk_arena import GameBatch, play_in_batches

    def first_deck_wins(batch: GameBatch) -> None:
        batch.games["winners"] = 1 + (batch.decks[:, 0] > batch.decks[:, 1])

    progress: list[int] = []
    bots, decks = play_in_batches(plan(48), first_deck_wins, progress.append)
    assert bots == {}
    first, second, third = DECKS
    assert decks[first, second].rate == decks[second, third].rate == 1
    assert decks[third, first].rate == 0
    assert {share.games for share in decks.values()} == {16}
    assert progress == [48]


def test_the_policies_match_those_of_the_twin() -> None:
    from gwint import fast

    assert tuple(f"{TWIN_PREFIX}{name}" for name in fast.POLICIES) == POLICIES


def test_policies_cannot_play_against_bots() -> None:
    for bots, kind in ((("fast:random", "greedy"), "lab-mixed-bots"), (("fast:randon",), "bot-name")):
        with pytest.raises(GwintError) as caught:
            Plan(bots, DECKS, 4)
        assert caught.value.kind == kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_device_is_reported_in_the_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda_device, "DRIVER", "libno-such-driver.so.1")
    refused = run("lab", "gpu", "--lang", language)
    assert (refused.exit_code, refused.stdout) == (1, "")
    assert "libno-such-driver.so.1" in refused.stderr
    assert ("There is no CUDA device" in refused.stderr) is (language == "en")
