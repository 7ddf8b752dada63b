"""FFA-5, FFA-7. Who starts: a random player or Scoia'tael first, then the top scorer of the last round."""

from __future__ import annotations

from collections import Counter

import pytest

from gwint.cards import Faction
from gwint.rules.agenda import ChooseStarter, Redraw, Turn
from gwint.rules.events import BeganRound, ChoseStarter, DrewLot, Tossed
from gwint.rules.play import question
from tests.rules.factions import is_even
from tests.rules.free_for_all import (
    CALM,
    PLAYERS,
    all_pass,
    dealt,
    decks_of,
    field,
    keep_hands,
    points,
    with_close_units,
)
from tests.rules.setting_up import events_of, kinds
from tests.scenes import options, play, rule, shows

ELF = Faction.SCOIATAEL
BEFORE_THE_DEAL = ["legendary", "witcher3"]
RULES = [*BEFORE_THE_DEAL, "klub"]


def elves_at(players: int, *seats: int) -> list[Faction]:
    return [ELF if seat in seats else CALM[seat] for seat in range(players)]


# The first round


@rule("FFA-5", "SET-6", "OPT-toss_winner")
@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_starter_is_random(players: int, rules: str) -> None:
    """In every ruleset, the winner of the toss starts without being asked (`toss_winner` is ignored)."""
    first: Counter[object] = Counter()
    for seed in range(300):
        table = keep_hands(dealt(decks_of(*CALM[:players]), rules, seed))
        [toss] = events_of(table, Tossed)
        assert question(table) == Turn(toss.seat)
        assert events_of(table, BeganRound) == [BeganRound(1, toss.seat)]
        first[toss.seat] += 1
    assert is_even(first, players)


@rule("FFA-5", "FAC-4")
@pytest.mark.parametrize("rules", BEFORE_THE_DEAL)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("elf", [0, 1, 2])
def test_scoiatael_at_the_table_decides(players: int, elf: int, rules: str) -> None:
    for starter in range(players):
        table = dealt(decks_of(*elves_at(players, elf)), rules)
        assert question(table) == ChooseStarter(elf)
        assert options(table) == {f"p{seat + 1} starts" for seat in range(players)}
        keep_hands(play(table, f"p{starter + 1} starts"))
        assert question(table) == Turn(starter)
        assert events_of(table, Tossed) == []
        assert events_of(table, ChoseStarter) == [ChoseStarter(elf, starter)]


@rule("FFA-5", "SET-6", "OPT-start_settled", "OPT-scoiatael")
@pytest.mark.parametrize("players", PLAYERS)
def test_klub_scoiatael_decides_after_the_redraw_and_the_first_round_only(players: int) -> None:
    """`start_settled` holds; `scoiatael` is ignored, so no player can claim or decline a round."""
    table = dealt(decks_of(*elves_at(players, 1)), "klub")
    assert isinstance(question(table), Redraw)
    keep_hands(table)
    assert question(table) == ChooseStarter(1)
    assert options(table) == {f"p{seat + 1} starts" for seat in range(players)}
    play(table, "p3 starts")
    assert question(table) == Turn(2)


@rule("FFA-5", "OPT-scoiatael")
@pytest.mark.parametrize("players", PLAYERS)
def test_klub_scoiatael_is_not_asked_before_a_later_round(players: int) -> None:
    table = keep_hands(dealt(decks_of(*elves_at(players, 1)), "klub"))
    play(table, "p2 starts")
    card = next(option for option in sorted(options(table)) if option not in ("pass", "leader"))
    play(table, card)
    all_pass(table)
    assert table.round == 2
    assert isinstance(question(table), Turn)
    assert len(events_of(table, ChoseStarter)) == 1


@rule("FFA-7", "FAC-4", "OPT-scoiatael")
@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize(("players", "elves"), [(3, (0, 2)), (4, (1, 3)), (5, (0, 2, 3)), (3, (0, 1, 2))])
def test_a_random_one_of_several_scoiatael_chooses(players: int, elves: tuple[int, ...], rules: str) -> None:
    """This holds even where two Scoia'tael would cancel each other in a duel (`scoiatael` is ignored)."""
    choosing: Counter[object] = Counter()
    for seed in range(200):
        table = dealt(decks_of(*elves_at(players, *elves)), rules, seed)
        if isinstance(question(table), Redraw):
            keep_hands(table)
        [lot] = events_of(table, DrewLot)
        assert question(table) == ChooseStarter(lot.seat)
        assert events_of(table, Tossed) == []
        choosing[lot.seat] += 1
    assert set(choosing) == set(elves)
    assert is_even(choosing, len(elves))


@rule("FFA-5", "SET-6", "OPT-start_settled")
@pytest.mark.parametrize(("rules", "before"), [("legendary", True), ("witcher3", True), ("klub", False)])
@pytest.mark.parametrize("players", PLAYERS)
def test_the_toss_comes_before_the_hands_or_after_the_redraw(players: int, rules: str, before: bool) -> None:
    table = keep_hands(dealt(decks_of(*CALM[:players]), rules))
    assert (kinds(table).index("Tossed") < kinds(table).index("Drew")) is before


# Later rounds


@rule("FFA-5")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("best", [1, 2, 3])
@pytest.mark.parametrize("starter", [1, 2, 3])
def test_later_rounds_are_started_by_the_top_scorer_of_the_last_round(players: int, best: int, starter: int) -> None:
    table = field(players, f"p{best} close | Vesemir", f"starter | p{starter}", f"turn | p{starter}")
    all_pass(table)
    assert shows(table, "round | 2", f"starter | p{best}", f"turn | p{best}")


@rule("FFA-5")
def test_the_last_round_counts_and_not_the_points_of_the_game() -> None:
    table = all_pass(with_close_units(4, "Roach", "Vesemir", more_lines=("p1 points | 2",)))
    assert points(table) == [4, 3, 0, 0]
    assert shows(table, "turn | p2")


@rule("FFA-5", "FFA-2")
def test_points_decide_and_not_strength() -> None:
    """Nilfgaard beats the player it ties with, and so scores more."""
    table = all_pass(with_close_units(3, "Vesemir", "Vesemir", more_lines=("p2 faction | nilfgaard", "starter | p3")))
    assert points(table) == [1, 2, 0]
    assert shows(table, "turn | p2")


@rule("FFA-5")
@pytest.mark.parametrize(
    ("players", "tied", "starter", "next_"),
    [
        (3, (1, 2), 3, 1), (3, (1, 2), 1, 2), (3, (1, 2), 2, 1), (3, (2, 3), 1, 2), (3, (1, 3), 1, 3),
        (4, (1, 3), 1, 3), (4, (1, 3), 2, 3), (4, (1, 3), 3, 1), (4, (1, 3), 4, 1), (4, (3, 4), 3, 4),
        (5, (2, 5), 2, 5), (5, (2, 5), 5, 2), (5, (2, 5), 3, 5), (5, (2, 3, 4), 3, 4), (5, (2, 3, 4), 5, 2),
    ],
)  # fmt: skip
def test_tied_it_is_the_one_of_them_next_in_turn_order_after_the_last_starter(
    players: int, tied: tuple[int, ...], starter: int, next_: int
) -> None:
    strong = [f"p{seat} close | Vesemir" for seat in tied]
    table = field(players, *strong, f"starter | p{starter}", f"turn | p{starter}")
    all_pass(table)
    assert shows(table, "round | 2", f"starter | p{next_}", f"turn | p{next_}")


@rule("FFA-5")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("starter", [1, 2, 3])
def test_if_no_player_scored_the_next_after_the_last_starter_starts(players: int, starter: int) -> None:
    table = all_pass(field(players, f"starter | p{starter}", f"turn | p{starter}"))
    assert shows(table, f"turn | p{starter % players + 1}")


@rule("FFA-5", "TURN-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_turns_go_round_from_the_starter(players: int) -> None:
    table = all_pass(with_close_units(players, "Roach", "Vesemir"))
    order = []
    for _ in range(players):
        order.append(question(table))
        play(table, "Vesemir")
    assert order == [Turn((1 + step) % players) for step in range(players)]
