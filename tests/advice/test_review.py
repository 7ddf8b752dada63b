"""A game gone through: each move judged from the view of who made it, and the chances of all over the game."""

from __future__ import annotations

import pytest

from gwint import Game
from gwint.advice import Review, review
from gwint.advice.ranking import rank_moves
from gwint.advice.review import judge_record
from gwint.bots import BOTS, INSTANT, Budget
from gwint.notation.record import read, write
from gwint.notation.record_model import Record
from gwint.rules.moves import Pass
from tests.advice.games import played
from tests.bots.test_modes import dealt

WON = (
    "close | Ves, Zoltan Chivay\nfoe close | Ghoul\nfoe passed | yes\nhand | 4 Ballista\ndeck | 5 Ves\nfoe hand | {foe}"
)


def reviewed(record: Record) -> Review:
    return review(record, INSTANT, "any", lambda _done, _total: None)


def shown(foe: str, *moves: str) -> Record:
    game = Game.from_picture(WON.format(foe=foe))
    for move in moves:
        game.play(move)
    return read(game.record())


def test_a_card_wasted_on_a_won_round_is_marked_and_the_pass_is_better() -> None:
    (wasted,) = reviewed(shown("4 Nekker", "Ballista")).judged
    assert (wasted.number, wasted.seat) == (1, 0)
    assert wasted.mark in ("doubtful", "mistake", "blunder")
    assert wasted.after < wasted.chance == wasted.best.chance
    assert wasted.best.move == Pass()
    assert wasted.best.reasons[0].kind == "round-won"


def test_the_best_move_is_marked_as_such() -> None:
    (made,) = reviewed(shown("4 Nekker", "pass")).judged
    assert (made.mark, made.fall) == ("best", 0)


def test_no_move_is_a_mistake_for_what_its_player_could_not_know() -> None:
    one, other = (
        next(judge_record(shown(foe, "Ballista"), INSTANT, "any")) for foe in ("4 Nekker", "2 Fiend, 2 Griffin")
    )
    assert one == other


def test_who_plays_as_advised_makes_only_the_best_moves() -> None:
    game = dealt("duel", 4)
    number = 0
    while game.result is None:
        number += 1
        seat = game.acting[0]
        game.play(rank_moves(game.view(seat), INSTANT, f"any {number}")[0].move, seat)
    assert {one.mark for one in reviewed(read(game.record())).judged} == {"best"}


def test_a_better_player_loses_less() -> None:
    falls: dict[str, list[float]] = {"captain": [], "random": []}
    for seats in (("captain", "random"), ("random", "captain")):
        for judged in reviewed(played("duel", 21, *seats)).judged:
            falls[seats[judged.seat]].append(judged.fall)
    planner, chance = (sum(fall) / len(fall) for fall in falls.values())
    assert planner < chance / 3


@pytest.mark.parametrize("mode", ["duel", "ffa-4", "team", "solo"])
def test_all_sides_together_have_the_whole_chance_and_at_the_end_the_winner_has_it(mode: str) -> None:
    record = played(mode, 3, "greedy")
    found = reviewed(record)
    table = Game.from_record(write(record)).table
    sides = [seat.side for seat in table.seats]
    assert len(found.chances) == len(record.entries)
    for chances in found.chances:
        assert sum(dict(zip(sides, chances, strict=True)).values()) == pytest.approx(1)
        assert all(chances[seat] == chances[sides.index(side)] for seat, side in enumerate(sides))
    assert table.winners is not None
    assert [chance > 0 for chance in found.chances[-1]] == [side in (table.winners or sides) for side in sides]


def test_the_moves_that_turned_the_game_are_the_largest_falls() -> None:
    found = reviewed(played("duel", 5, "random"))
    turned = [one for one in found.judged if one.number in found.turning]
    assert 0 < len(turned) <= 5
    assert list(found.turning) == sorted(found.turning)
    least = min(one.fall for one in turned)
    assert least >= 0.1
    assert all(one.fall <= least for one in found.judged if one not in turned)


def test_moves_that_were_taken_back_are_not_judged_and_change_no_chance() -> None:
    game = dealt("duel", 8)
    for _ in range(6):
        seat = game.acting[0]
        game.play(BOTS["greedy"](game.view(seat), "any"), seat)
    game.undo(2)
    game.play(game.legal_moves()[0])
    found = reviewed(read(game.record()))
    assert [one.number for one in found.judged] == [1, 2, 3, 4, 8]
    assert len(found.chances) == 8
    assert found.chances[3] == found.chances[4] == found.chances[6]


def test_progress_is_told_move_by_move() -> None:
    told: list[tuple[int, int]] = []
    record = shown("4 Nekker", "Ballista", "Ballista", "pass")
    review(record, INSTANT, "any", lambda done, total: told.append((done, total)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_the_same_record_is_judged_alike() -> None:
    record = shown("4 Nekker", "Ballista", "pass")
    budget = Budget(simulations=300)
    judged = list(judge_record(record, budget, "any"))
    assert judged == list(judge_record(record, budget, "any"))
    assert judged == list(judge_record(record, budget, "any", threads=2))


def test_however_many_moves_are_judged_at_once_the_review_is_the_same() -> None:
    record, told = played("duel", 21, "greedy"), list[int]()
    at_once = review(record, INSTANT, "any", lambda done, _total: told.append(done), threads=3)
    assert at_once == reviewed(record)
    assert told == list(range(1, len(at_once.judged) + 1))


def test_whoever_hears_enough_waits_for_no_more_of_it() -> None:
    told = judge_record(played("duel", 21, "greedy"), INSTANT, "any", threads=2)
    assert next(told).number == 1
    told.close()  # type: ignore[attr-defined]
    assert list(told) == []
