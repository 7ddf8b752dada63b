"""The ladder: its meetings, its files, and its table in the document."""

from __future__ import annotations

import json
from math import sqrt
from pathlib import Path

import pytest

from gwint.bots import BOTS, INSTANT, LEVELS
from gwint.decks import faults, starters
from gwint.faults import GwintError
from gwint.lab import ladder
from gwint.lab.game_runners import check_bot, with_threads
from gwint.lab.jobs import GameSetup, Job
from gwint.rulesets import KLUB, LEGENDARY
from tests.cli.runner import run
from tests.faults import of_kind
from tests.lab.pools import FakePool
from tests.lab.test_arena import ROOT

FAST_LEVELS = ["apprentice", "trader"]
"""Levels that play many games a second."""


@pytest.fixture
def short_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Restrict the ladder to the lowest levels."""
    monkeypatch.setattr(ladder, "LEVELS", tuple(BOTS[name] for name in FAST_LEVELS))


def higher_level_wins(_setup: GameSetup, job: Job) -> int:
    """Let the higher level win, except in one game of each deal and toss."""
    order = ["random", *(level.name for level in LEVELS)]
    higher = int(order.index(job.bots[1]) > order.index(job.bots[0]))
    return 1 - higher if job.toss and higher else higher


def test_each_level_meets_the_one_below_and_the_highest_meets_all() -> None:
    assert ladder.meetings(["a", "b", "c", "d"]) == [("b", "a"), ("c", "b"), ("d", "c"), ("d", "b"), ("d", "a")]
    assert ladder.rungs(None) == ["random", *(level.name for level in LEVELS)]


def test_only_bots_with_a_budget_get_milliseconds() -> None:
    for level, rung in zip(LEVELS, ladder.rungs(50)[1:], strict=True):
        assert rung == (level.name if level.budget == INSTANT else f"{level.name}@50ms")
    with pytest.raises(GwintError, check=of_kind("bot-name")):
        check_bot("no-such-bot@5")


@pytest.mark.parametrize(
    ("milliseconds", "threads", "searching"),
    [
        (50, 2, ["marshal@50ms-on-2", "champion@50ms-on-2"]),
        (None, 2, [f"{name}@{BOTS[name].budget.simulations}-on-2" for name in ("marshal", "champion")]),
        (50, 1, ["marshal@50ms", "champion@50ms"]),
        (None, None, ["marshal", "champion"]),
    ],
)
def test_only_bots_with_a_budget_get_threads(milliseconds: int, threads: int, searching: list[str]) -> None:
    others = [level.name for level in LEVELS if level.budget == INSTANT]
    assert ladder.rungs(milliseconds, threads) == ["random", *others, *searching]


@pytest.mark.parametrize(
    ("name", "on_two"),
    [
        ("greedy", "greedy"),
        ("champion@50ms-on-4", "champion@50ms-on-2"),
        ("tests.lab.bots:first", "tests.lab.bots:first"),
        ("fast:random", "fast:random"),
        ("python bot.py", "python bot.py"),
        ("python bot.py@2s", "python bot.py@2000ms-on-2"),
    ],
)
def test_a_bot_with_a_budget_can_get_threads(name: str, on_two: str) -> None:
    assert with_threads(name, 2) == on_two


def test_the_arena_names_bots_by_their_threads(tmp_path: Path) -> None:
    arguments = [
        "--bots",
        "greedy@5,random",
        "--threads",
        "2",
        "--games",
        "4",
        "--workers",
        "1",
        "--out",
        str(tmp_path),
    ]
    played = run("lab", "arena", *arguments, "--json")
    assert (played.exit_code, played.stderr) == (0, "")
    assert {one["name"] for one in json.loads(played.stdout)["bots"]["standings"]} == {"greedy@5-on-2", "random"}
    assert run("lab", "arena", "--bots", "greedy@5*2,random").stderr.startswith("“5*2” is not a valid budget.")


@pytest.mark.parametrize("ruleset", [LEGENDARY, KLUB], ids=str)
def test_the_ladder_uses_starter_decks_and_as_many_random_ones(ruleset: object) -> None:
    by_name = ladder.decks("1", ruleset)  # type: ignore[arg-type]
    assert sum(name.startswith("random-") for name in by_name) == len(starters())
    assert not any(faults(deck, ruleset) for deck in by_name.values())  # type: ignore[arg-type]
    assert by_name != ladder.decks("2", ruleset)  # type: ignore[arg-type]


def played_ladder(folder: Path) -> ladder.Ladder:
    played = ladder.ledgers(folder, ladder.plans(40, "1", [LEGENDARY], ladder.rungs()))
    for ledger in played:
        ledger.play_missing(FakePool(higher_level_wins), lambda games: None)
    return ladder.build_ladder(played, "gwint lab ladder --games 40")


def test_winners_are_rated_higher(tmp_path: Path) -> None:
    result = played_ladder(tmp_path)
    assert [one.name for one in result.contest.standings] == ladder.rungs(None)[::-1]
    for meeting in result.meetings:
        share = result.share(meeting)
        assert (share.games, share.rate) == (40, 0.75)
        assert share.interval.low > 0.5


def wilson(share: float, games: int, z: float = 1.96) -> float:
    """Half the width of Wilson's interval of 95 %."""
    return z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))


def test_the_table_replaces_the_last_one_in_the_document(tmp_path: Path) -> None:
    result, document = played_ladder(tmp_path / "ladder"), tmp_path / "bots.md"
    document.write_text(f"# Before\n\n{ladder.BEGIN}\nold\n{ladder.END}\n\nafter\n", encoding="utf-8")
    ladder.write_into(document, result)
    text = document.read_text(encoding="utf-8")
    assert text.startswith("# Before\n\n<!-- ladder -->\n\n```\ngwint lab ladder --games 40\n```\n")
    assert text.endswith("|\n\n<!-- /ladder -->\n\nafter\n")
    assert f"| `novice` against `random` | 40 | 75.0% ± {100 * wilson(0.75, 40):.1f} |" in text
    assert "old" not in text
    ladder.write_into(document, result)
    assert document.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("text", ["nothing", f"{ladder.END} {ladder.BEGIN}"])
def test_a_document_without_marks_is_not_changed(text: str, tmp_path: Path) -> None:
    document = tmp_path / "bots.md"
    document.write_text(text, encoding="utf-8")
    with pytest.raises(GwintError, check=of_kind("lab-no-ladder")):
        ladder.write_into(document, played_ladder(tmp_path / "ladder"))
    assert document.read_text(encoding="utf-8") == text


def test_our_document_has_the_marks(tmp_path: Path) -> None:
    document = tmp_path / "bots.md"
    document.write_text((ROOT / "docs" / "bots.md").read_text(encoding="utf-8"), encoding="utf-8")
    ladder.write_into(document, played_ladder(tmp_path / "ladder"))


@pytest.mark.usefixtures("short_ladder")
def test_the_command_plays_stores_and_resumes_a_ladder(tmp_path: Path) -> None:
    document = tmp_path / "bots.md"
    document.write_text(f"{ladder.BEGIN}\n{ladder.END}\n", encoding="utf-8")
    arguments = ["lab", "ladder", "--games", "4", "--workers", "1", "--out", str(tmp_path / "kept")]
    first = run(*arguments, "--json", "--write", str(document))
    assert (first.exit_code, first.stderr) == (0, "")
    result = json.loads(first.stdout)
    assert {one["name"] for one in result["standings"]} == {"random", *FAST_LEVELS}
    assert [(one["name"], one["against"], one["games"]) for one in result["meetings"]] == [
        ("apprentice", "random", 4),
        ("trader", "apprentice", 4),
        ("trader", "random", 4),
    ]
    stored = json.loads((tmp_path / "kept" / "ladder.json").read_text(encoding="utf-8"))
    assert stored == {name: value for name, value in result.items() if name not in {"folder", "played", "stored"}}
    assert result["command"] == "gwint lab ladder --games 4"
    assert result["command"] in document.read_text(encoding="utf-8")
    games = {file: file.stat().st_mtime_ns for file in (tmp_path / "kept").rglob("*.jsonl")}
    again = run(*arguments, "--lang", "de")
    assert "Die Rangliste" in again.stdout
    assert {file: file.stat().st_mtime_ns for file in games} == games
