"""Every deal is played from every seat and with every start."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from gwint.decks import starters
from gwint.lab.chunks import meeting_text
from gwint.lab.game_runners import lay_job_table
from gwint.lab.jobs import GameSetup
from gwint.lab.ledger import PLAN, Ledger
from gwint.lab.plans import VERSION, Plan, PlanError
from gwint.lab.seat_rotation import Meeting, games_per_meeting, jobs, toss_winner
from gwint.rules.events import Tossed
from gwint.rules.modes import DUEL, MODES
from gwint.rules.play import carry_on
from gwint.rulesets import LEGENDARY

DECKS = {one.id: one.deck for one in starters()}
NAMES = ("monsters-swarm", "nilfgaard-spies")


def test_different_bots_swap_seats_with_the_same_cards() -> None:
    played = list(jobs(Meeting(7, ("greedy", "random"), NAMES, "x"), DUEL))
    assert Counter(job.bots for job in played) == {("greedy", "random"): 2, ("random", "greedy"): 2}
    assert {job.decks for job in played} == {NAMES}
    by_seed = Counter((job.seed, job.toss) for job in played)
    assert sorted(by_seed.values()) == [2, 2]
    assert sorted(toss for _, toss in by_seed) == [0, 1]


def test_decks_of_one_bot_swap_seats() -> None:
    played = list(jobs(Meeting(7, ("greedy", "greedy"), NAMES, "x"), DUEL))
    assert Counter((job.decks, job.toss) for job in played) == {
        (decks, toss): 1 for decks in (NAMES, NAMES[::-1]) for toss in (0, 1)
    }


@pytest.mark.parametrize("toss", [0, 1])
def test_the_toss_of_a_job_is_the_toss_of_its_game(toss: int) -> None:
    job = next(job for job in jobs(Meeting(0, ("greedy", "random"), NAMES, "y"), DUEL) if job.toss == toss)
    table = lay_job_table(GameSetup("duel", LEGENDARY, DECKS), job)
    carry_on(table)
    assert next(event.seat for event in table.log if isinstance(event, Tossed)) == toss == toss_winner(job.seed, 2)


@pytest.mark.parametrize("mode", ["ffa-3", "team"])
def test_larger_tables_rotate_until_all_have_played_every_seat(mode: str) -> None:
    plan = Plan(("greedy", "random"), DECKS, 1, mode=mode)
    played = list(jobs(next(plan.meetings()), MODES[mode]))
    assert len(played) == games_per_meeting(MODES[mode])
    for seat in range(len(MODES[mode].sides())):
        sat = Counter(job.bots[seat] for job in played)
        assert len(set(sat.values())) == (1 if mode == "team" else 2)
        assert sat == Counter(job.bots[0] for job in played)
    assert len(set(Counter(job.toss for job in played).values())) == 1


def test_a_plan_gives_every_pair_of_bots_the_same_deals() -> None:
    plan = Plan(("greedy", "random", "tests.lab.bots:quick"), DECKS, 4 * 3 * 45)
    met = list(plan.meetings())
    assert len(met) == 135
    deals = {pair: [(one.decks, one.seed) for one in met if one.bots == pair] for pair in {one.bots for one in met}}
    assert len(deals) == 3
    first, *others = deals.values()
    assert all(one == first for one in others)
    assert len({frozenset(decks) for decks, _ in first}) == 45


def test_a_folder_of_another_version_is_refused(tmp_path: Path) -> None:
    """The games of a plan may change with its version, so games of two versions must not be mixed."""
    plan = Plan(("greedy", "random"), DECKS, 4)
    Ledger(tmp_path, plan)
    plan_file = tmp_path / PLAN
    plan_file.write_text(plan_file.read_text().replace(f'"version": {VERSION}', f'"version": {VERSION - 1}'))
    with pytest.raises(PlanError):
        Ledger(tmp_path, plan)


def test_a_longer_plan_begins_with_the_chunks_of_the_shorter_one() -> None:
    short, long = (Plan(("greedy", "random"), DECKS, games) for games in (64, 128))
    assert [one.name for one in short.chunks()] == [one.name for one in long.chunks()][:4]
    other = Plan(("greedy", "random"), DECKS, 64, seed="2")
    assert not {one.name for one in short.chunks()} & {one.name for one in other.chunks()}


def test_the_text_of_a_meeting_in_chunk_names_is_stable() -> None:
    text = "Meeting(deal=7, bots=('greedy', 'random'), decks=('monsters-swarm', 'nilfgaard-spies'), seed='x')"
    assert meeting_text(Meeting(7, ("greedy", "random"), NAMES, "x")) == text


def test_a_plan_with_nothing_to_compare_is_refused() -> None:
    one_deck = {"monsters-swarm": DECKS["monsters-swarm"]}
    for bots, decks, mode, kind in (
        (("greedy",), one_deck, "duel", "lab-nothing-to-compare"),
        (("greedy", "gredy"), DECKS, "duel", "bot-name"),
        (("greedy", "random"), one_deck, "team", "lab-no-meeting"),
    ):
        with pytest.raises((PlanError, ValueError)) as caught:
            Plan(bots, decks, 4, mode=mode)
        assert getattr(caught.value, "kind", "") == kind
