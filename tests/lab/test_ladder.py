"""The ladder: who meets whom, what is kept, and the table in the document."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gwint.bots import BOTS, INSTANT, LEVELS
from gwint.decks import faults, starters
from gwint.faults import Refusal
from gwint.lab import ladder
from gwint.lab.game_runners import load_bot, with_threads
from gwint.lab.jobs import GameSetup, Job
from gwint.rulesets import KLUB, LEGENDARY
from tests.cli.running import run
from tests.lab.pools import Oracle
from tests.lab.test_arena import ROOT

QUICK = ["apprentice", "trader"]
"""Levels that play many games a second."""


@pytest.fixture
def low(monkeypatch: pytest.MonkeyPatch) -> None:
    """A ladder of the lowest levels alone."""
    monkeypatch.setattr(ladder, "LEVELS", tuple(BOTS[name] for name in QUICK))


def stronger(_terms: GameSetup, job: Job) -> int:
    """Whoever is higher wins, but for one game of each deal with each toss."""
    order = ["random", *(level.id for level in LEVELS)]
    higher = int(order.index(job.bots[1]) > order.index(job.bots[0]))
    return 1 - higher if job.toss and higher else higher


def test_each_meets_the_one_below_and_the_highest_meets_all() -> None:
    assert ladder.meetings(["a", "b", "c", "d"]) == [("b", "a"), ("c", "b"), ("d", "c"), ("d", "b"), ("d", "a")]
    assert ladder.rungs(None) == ["random", *(level.id for level in LEVELS)]


def test_only_those_who_think_are_told_how_long() -> None:
    for level, rung in zip(LEVELS, ladder.rungs(50)[1:], strict=True):
        assert rung == (level.id if level.budget == INSTANT else f"{level.id}@50ms")
    with pytest.raises(Refusal, match="lab-bot"):
        load_bot("nobody@5")


@pytest.mark.parametrize(
    ("milliseconds", "threads", "top"),
    [
        (50, 2, "champion@50ms-on-2"),
        (None, 2, "champion@12000-on-2"),
        (50, 1, "champion@50ms"),
        (None, None, "champion"),
    ],
)
def test_only_those_who_think_are_told_on_how_many_threads(milliseconds: int, threads: int, top: str) -> None:
    assert ladder.rungs(milliseconds, threads) == ["random", *(level.id for level in LEVELS[:-1]), top]


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
def test_any_bot_that_thinks_may_do_so_on_several_threads(name: str, on_two: str) -> None:
    assert with_threads(name, 2) == on_two


def test_in_an_arena_they_are_told_apart_by_it(tmp_path: Path) -> None:
    words = ["--bots", "greedy@5,random", "--threads", "2", "--games", "4", "--workers", "1", "--out", str(tmp_path)]
    played = run("lab", "arena", *words, "--json")
    assert (played.exit_code, played.stderr) == (0, "")
    assert {one["name"] for one in json.loads(played.stdout)["bots"]["standings"]} == {"greedy@5-on-2", "random"}
    assert run("lab", "arena", "--bots", "greedy@5*2,random").stderr.startswith("“5*2” is no budget of a bot.")


@pytest.mark.parametrize("ruleset", [LEGENDARY, KLUB], ids=str)
def test_starter_decks_and_as_many_random_legal_ones_are_played(ruleset: object) -> None:
    brought = ladder.decks("1", ruleset)  # type: ignore[arg-type]
    assert sum(name.startswith("random-") for name in brought) == len(starters())
    assert not any(faults(deck, ruleset) for deck in brought.values())  # type: ignore[arg-type]
    assert brought != ladder.decks("2", ruleset)  # type: ignore[arg-type]


def climbed(folder: Path) -> ladder.Ladder:
    played = ladder.ledgers(folder, ladder.plans(40, "1", LEGENDARY, ladder.rungs()))
    for ledger in played:
        ledger.play_missing(Oracle(stronger), lambda games: None)
    return ladder.build_ladder(played, "gwint lab ladder --games 40")


def test_those_who_win_are_rated_higher(tmp_path: Path) -> None:
    told = climbed(tmp_path)
    assert [one.name for one in told.contest.standings] == ladder.rungs(None)[::-1]
    for meeting in told.meetings:
        share = told.share(meeting)
        assert (share.games, share.rate) == (40, 0.75)
        assert share.interval.low > 0.5


def test_the_table_comes_into_the_document_in_the_place_of_the_last_one(tmp_path: Path) -> None:
    told, document = climbed(tmp_path / "ladder"), tmp_path / "bots.md"
    document.write_text(f"# Before\n\n{ladder.BEGIN}\nold\n{ladder.END}\n\nafter\n", encoding="utf-8")
    ladder.write_into(document, told)
    text = document.read_text(encoding="utf-8")
    assert text.startswith("# Before\n\n<!-- ladder -->\n\n```\ngwint lab ladder --games 40\n```\n")
    assert text.endswith("|\n\n<!-- /ladder -->\n\nafter\n")
    assert "| `apprentice` against `random` | 40 | 75.0 % ± 13.0 |" in text
    assert "old" not in text
    ladder.write_into(document, told)
    assert document.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("text", ["nothing", f"{ladder.END} {ladder.BEGIN}"])
def test_a_document_without_the_marks_is_left_as_it_is(text: str, tmp_path: Path) -> None:
    document = tmp_path / "bots.md"
    document.write_text(text, encoding="utf-8")
    with pytest.raises(Refusal, match="lab-no-ladder"):
        ladder.write_into(document, climbed(tmp_path / "ladder"))
    assert document.read_text(encoding="utf-8") == text


def test_our_own_document_has_the_marks(tmp_path: Path) -> None:
    document = tmp_path / "bots.md"
    document.write_text((ROOT / "docs" / "bots.md").read_text(encoding="utf-8"), encoding="utf-8")
    ladder.write_into(document, climbed(tmp_path / "ladder"))


@pytest.mark.usefixtures("low")
def test_the_command_plays_keeps_and_writes_and_goes_on(tmp_path: Path) -> None:
    document = tmp_path / "bots.md"
    document.write_text(f"{ladder.BEGIN}\n{ladder.END}\n", encoding="utf-8")
    words = ["lab", "ladder", "--games", "4", "--workers", "1", "--out", str(tmp_path / "kept")]
    first = run(*words, "--json", "--write", str(document))
    assert (first.exit_code, first.stderr) == (0, "")
    told = json.loads(first.stdout)
    assert {one["name"] for one in told["standings"]} == {"random", *QUICK}
    assert [(one["name"], one["against"], one["games"]) for one in told["meetings"]] == [
        ("apprentice", "random", 4),
        ("trader", "apprentice", 4),
        ("trader", "random", 4),
    ]
    kept = json.loads((tmp_path / "kept" / "ladder.json").read_text(encoding="utf-8"))
    assert kept == {name: value for name, value in told.items() if name != "folder"}
    assert told["command"] == "gwint lab ladder --games 4"
    assert told["command"] in document.read_text(encoding="utf-8")
    games = {file: file.stat().st_mtime_ns for file in (tmp_path / "kept").rglob("*.jsonl")}
    again = run(*words, "--lang", "de")
    assert "Die Leiter" in again.stdout
    assert {file: file.stat().st_mtime_ns for file in games} == games
