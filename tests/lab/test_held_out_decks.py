"""The test set of decks, and arenas over several rulesets that report their scores by ruleset and by kind of decks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gwint.cli.lab.runs import LINE_INTERVAL_S, ProgressLines, named_decks
from gwint.decks import faults, random_deck, starters
from gwint.faults import GwintError
from gwint.lab.arenas import load_plans, open_ledgers
from gwint.lab.held_out_decks import HELD_OUT, held_out_decks, kind_of_decks
from gwint.rulesets import KLUB, LEGENDARY, RULESETS
from tests.cli.runner import modules_after, output_of, run
from tests.faults import of_kind

FIELD = ("lab", "arena", "--bots", "greedy,random", "--decks", HELD_OUT, "--rules", "all", "--workers", "1")


def test_the_set_is_the_starter_decks_and_as_many_random_legal_ones_for_each_ruleset() -> None:
    for ruleset in RULESETS.values():
        decks = held_out_decks(ruleset)
        assert not [fault for deck in decks.values() for fault in faults(deck, ruleset)]
        drawn = [name for name in decks if kind_of_decks([name]) == "random"]
        assert len(drawn) == len(starters())
        assert decks[f"{HELD_OUT}-3"] == random_deck("held-out 3", ruleset)
        assert named_decks([HELD_OUT], ruleset) == decks


def test_the_set_needs_neither_pytorch_nor_numpy() -> None:
    assert not modules_after("import gwint.lab.held_out_decks") & {"numpy", "torch", "numba"}


@pytest.mark.parametrize(
    ("names", "kind"),
    [
        (("monsters-swarm", "my.deck"), "starters"),
        (("held-out-1", "held-out-7"), "random"),
        (("held-out-1", "my.deck"), "mixed"),
    ],
)
def test_a_table_has_starter_decks_or_random_ones_or_both(names: tuple[str, ...], kind: str) -> None:
    assert kind_of_decks(names) == kind


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, object]]:
    folder = tmp_path_factory.mktemp("field")
    return folder, json.loads(output_of(*FIELD, "--games", "70", "--out", str(folder), "--json"))


def test_every_ruleset_gets_the_same_number_of_games(played: tuple[Path, dict[str, object]]) -> None:
    folder, result = played
    assert result["games"] == 72
    assert {plan.ruleset for plan in load_plans(folder)} == set(RULESETS.values())
    groups = result["groups"]
    assert isinstance(groups, list)
    by_rules = {one["name"]: one["table"][0]["games"] for one in groups if one["kind"] == "rules"}
    assert by_rules == {"legendary": 24, "klub": 24, "witcher3": 24}
    by_decks = {one["name"]: one["table"][0] for one in groups if one["kind"] == "decks"}
    assert by_decks.keys() <= {"starters", "random", "mixed"}
    assert sum(one["games"] for one in by_decks.values()) == 72
    assert all(one["low"] < one["rate"] < one["high"] or one["rate"] in (0, 1) for one in by_decks.values())


def test_every_deal_is_played_from_both_seats_under_every_ruleset(played: tuple[Path, dict[str, object]]) -> None:
    for ledger in open_ledgers(played[0], load_plans(played[0])):
        for deal in ledger.games_by_deal():
            assert sorted((game.job.toss, game.job.bots) for game in deal) == [
                (0, ("greedy", "random")),
                (0, ("random", "greedy")),
                (1, ("greedy", "random")),
                (1, ("random", "greedy")),
            ]


def test_an_arena_over_several_rulesets_is_continued_and_printed(played: tuple[Path, dict[str, object]]) -> None:
    folder, result = played
    again = json.loads(output_of("lab", "resume", str(folder), "--json"))
    assert (again["played"], again["stored"]) == (0, 72)
    assert again["groups"] == result["groups"]
    printed = output_of(*FIELD, "--games", "70", "--out", str(folder), "--lang", "en")
    assert "By ruleset" in printed
    assert "a starter deck against a random one" in printed
    with pytest.raises(GwintError, check=of_kind("lab-other-plan")):
        open_ledgers(folder / "klub", load_plans(folder))


def test_rules_can_be_named_one_by_one(tmp_path: Path) -> None:
    arguments = ("--rules", "klub", "--rules", "legendary,gems=3", "--games", "8", "--out", str(tmp_path), "--json")
    result = json.loads(output_of(*FIELD[:6], "--workers", "1", *arguments))
    assert [one["name"] for one in result["groups"] if one["kind"] == "rules"] == ["klub", "legendary, gems=3"]
    assert run(*FIELD[:6], "--rules", "any").exit_code == 2


def test_one_ruleset_is_an_ordinary_arena_with_its_kinds_of_decks(tmp_path: Path) -> None:
    result = json.loads(output_of(*FIELD[:6], "--workers", "1", "--games", "40", "--out", str(tmp_path), "--json"))
    assert {one["kind"] for one in result["groups"]} == {"decks"}
    assert load_plans(tmp_path)[0].decks == held_out_decks(LEGENDARY) != held_out_decks(KLUB)


def test_progress_is_written_as_lines_where_there_is_no_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = 100.0
    monkeypatch.setattr("gwint.cli.lab.runs.time.monotonic", lambda: now)
    lines = ProgressLines(400, 40, "en")
    lines.advance(5)
    now += LINE_INTERVAL_S
    lines.advance(10)
    lines.advance(10)
    assert capsys.readouterr().err == "Games: 55 of 400; per second: 0.5\n"
