"""The tree search respects its seed, its budget and what its seat may know, and plays winning moves."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import pytest

from gwint.bots import Budget, search
from gwint.bots.search import parallel_trees
from gwint.fast.search import Search
from gwint.notation.move_phrases import phrase
from gwint.rules.moves import Move, Pass
from gwint.rules.play import legal_moves, push, to_act
from gwint.rules.table import Table
from gwint.views import view
from gwint.worlds import deal
from tests.bots.test_secrets import questions
from tests.scenes import position

SHORT = Budget(simulations=120)
LONGER = Budget(simulations=600)
THREADS = [1, 2]

WINNING_CARD = """
gems | 1
foe gems | 1
round | 3
hand | Catapult, John Natalis, Ves
siege | Catapult
foe close | Fiend, Draug, Griffin
foe hand | Ghoul
foe passed | yes
"""
WON_ALREADY = """
hand | Ballista, Catapult
close | Ves, Zoltan Chivay
foe close | Ghoul
foe hand | 3 Nekker
foe passed | yes
"""
MEDIC = """
gems | 1
foe gems | 1
round | 3
faction | northern-realms
discard | Redanian Foot Soldier, Siege Tower, Yarpen Zigrin
ranged | Yennefer of Vengerberg
foe close | 2 Zoltan Chivay
foe passed | yes
agenda | choose-revival me
"""


def chosen_phrase(picture: str) -> str:
    table = position(picture)
    return phrase(table, search.choose(view(table, 0), LONGER, "any"))


def sample_questions() -> list[tuple[Table, int]]:
    return [pair for seed in (1, 2) for pair in questions("duel", seed)]


# Moves


def test_the_card_that_wins_the_game_is_played() -> None:
    assert chosen_phrase(WINNING_CARD) == "Catapult"


def test_a_round_that_is_won_costs_no_more_cards() -> None:
    assert chosen_phrase(WON_ALREADY) == "pass"


def test_a_staged_choice_is_a_decision_like_any_other() -> None:
    assert chosen_phrase(MEDIC) == "raise Siege Tower"


@pytest.mark.parametrize(("silly", "others"), [(0.6, 0.9), (0.1, 0.3)], ids=["far below", "a small share"])
def test_a_move_that_the_planner_rejects_is_not_played(
    monkeypatch: pytest.MonkeyPatch, silly: float, others: float
) -> None:
    table, seat = sample_questions()[3]
    seen = view(table, seat)
    best = search.analyse(seen, SHORT, "any")[0].move
    monkeypatch.setattr(search, "INDISTINGUISHABLE", 0.0)
    for score, kept in ((silly, False), (others - 0.1, True)):
        monkeypatch.setattr(
            search, "_planner_scores", lambda *_, score=score: dict.fromkeys(seen.moves, others) | {best: score}
        )
        assert (search.choose(seen, SHORT, "any") == best) is kept


def test_the_search_never_passes_when_behind_with_the_last_gem() -> None:
    table = position(WINNING_CARD.replace("foe passed | yes", "foe passed | no"))
    candidates = search.analyse(view(table, 0), LONGER, "any")
    assert candidates[0].chance > next(one.chance for one in candidates if one.move == Pass())
    assert candidates[0].move != Pass()


# Limits


@pytest.mark.parametrize("threads", THREADS)
def test_the_same_seed_simulations_and_threads_give_the_same_numbers(threads: int) -> None:
    budget = replace(SHORT, threads=threads)
    for table, seat in sample_questions()[:4]:
        seen = view(table, seat)
        assert search.analyse(seen, budget, "one") == search.analyse(seen, budget, "one")
        assert search.analyse(seen, budget, "one") != search.analyse(seen, budget, "two")


@pytest.mark.parametrize("threads", THREADS)
def test_hidden_cards_change_no_analysis(threads: int) -> None:
    budget = replace(SHORT, threads=threads)
    for number, (table, seat) in enumerate(sample_questions()):
        seen = view(table, seat)
        other = view(deal(seen, f"another world {number}"), seat)
        assert search.analyse(other, budget, "fixed") == search.analyse(seen, budget, "fixed")


def test_exactly_the_legal_moves_are_analysed() -> None:
    for table, seat in sample_questions():
        seen = view(table, seat)
        candidates = search.analyse(seen, LONGER, "any")
        assert sorted(map(repr, seen.moves)) == sorted(repr(one.move) for one in candidates)
        assert all(one.visits > 0 and 0 <= one.chance <= 1 for one in candidates)


@pytest.mark.parametrize("threads", [1, 2, 7])
def test_all_threads_share_the_simulations_of_the_budget(threads: int) -> None:
    table, seat = sample_questions()[0]
    candidates = search.analyse(view(table, seat), replace(SHORT, threads=threads), "any")
    assert sum(one.visits for one in candidates) == SHORT.simulations


def test_the_statistics_of_all_trees_are_added_up() -> None:
    table, seat = sample_questions()[0]
    seen = view(table, seat)
    trees = [Search(seen, f"any {number}") for number in range(2)]
    for tree in trees:
        tree.grow(SHORT.simulations // 2)
    one, other = (tree.move_statistics() for tree in trees)
    for candidate in search.analyse(seen, replace(SHORT, threads=2), "any"):
        both = one[candidate.move], other[candidate.move]
        assert candidate.visits == sum(each.visits for each in both)
        assert candidate.chance == pytest.approx(sum(each.won for each in both) / candidate.visits)


@pytest.mark.parametrize("threads", THREADS)
def test_the_search_stops_when_the_time_is_up(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count(1)
    monkeypatch.setattr(search, "perf_counter", lambda: 0)
    monkeypatch.setattr(parallel_trees, "perf_counter", lambda: next(ticks) / 1000)
    table, seat = sample_questions()[0]
    candidates = search.analyse(view(table, seat), Budget(milliseconds=5, threads=threads), "any")
    assert sum(one.visits for one in candidates) == (4 + threads) * parallel_trees.SIMULATIONS_PER_CLOCK_CHECK


def test_a_single_legal_move_needs_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(search, "Forest")
    seen = view(position(MEDIC.replace("Redanian Foot Soldier, Siege Tower, Yarpen Zigrin", "Siege Tower")), 0)
    assert search.choose(seen, SHORT, "any") == seen.moves[0]


# Exact last rounds

LAST_ROUND = """
gems | 1
foe gems | 1
round | 3
"""
HORN_LAST = f"""{LAST_ROUND}
hand | Commander's Horn, Blue Stripes Commando, Ves
close | Blue Stripes Commando
foe close | Fiend, Draug, Griffin
foe passed | yes
"""
ONE_WAY = f"""{LAST_ROUND}
hand | Biting Frost, Ballista
siege | Trebuchet
foe close | Fiend, Griffin
foe hand | Nekker
foe known to me | Nekker
"""


@pytest.mark.parametrize("picture", [WINNING_CARD, HORN_LAST, ONE_WAY])
def test_a_small_last_round_is_solved_exactly_by_the_rules(picture: str) -> None:
    table = position(picture)
    exact = {one.move: one.chance for one in search.analyse(view(table, 0), SHORT, "any") if one.visits == 0}
    assert exact == {move: solve(table, move, 0) for move in view(table, 0).moves}


def solve(table: Table, move: Move, seat: int) -> float:
    """Solve the game by trying every line on the rules."""
    after = table.copy()
    acting = to_act(after)[0]
    push(after, move, acting)
    if after.over:
        return float(after.winners == (seat,)) if after.winners and len(after.winners) == 1 else 0.5
    asked = to_act(after)[0]
    values = [solve(after, answer, seat) for answer in legal_moves(after, asked)]
    return max(values) if asked == seat else min(values)


def test_among_winning_moves_the_search_saves_its_cards() -> None:
    table = position(f"{LAST_ROUND}hand | Vernon Roche, Ves\nsiege | Ballista\nfoe close | Foglet\nfoe passed | yes")
    seen = view(table, 0)
    assert {one.chance for one in search.analyse(seen, SHORT, "any")} == {1.0}
    assert search.choose(seen, SHORT, "any") == Pass()


def test_a_round_that_depends_on_chance_is_not_solved() -> None:
    table = position(WINNING_CARD.replace("Ves", "Prince Stennis") + "deck | 4 Ballista\n")
    assert all(one.visits for one in search.analyse(view(table, 0), SHORT, "any"))
