"""Reviews: each move is judged from its player's view, and every side has a chance after each move."""

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
from tests.advice.games import play_game
from tests.bots.test_modes import deal_game

WON = (
    "close | Ves, Zoltan Chivay\nfoe close | Ghoul\nfoe passed | yes\nhand | 4 Ballista\ndeck | 5 Ves\nfoe hand | {foe}"
)


def review_of(record: Record) -> Review:
    return review(record, INSTANT, "any", lambda _done, _total: None)


def record_of(foe: str, *moves: str) -> Record:
    game = Game.from_picture(WON.format(foe=foe))
    for move in moves:
        game.play(move)
    return read(game.record())


def test_a_card_wasted_on_a_won_round_is_marked_as_worse_than_passing() -> None:
    (wasted,) = review_of(record_of("4 Nekker", "Ballista")).judged
    assert (wasted.number, wasted.seat) == (1, 0)
    assert wasted.mark in ("doubtful", "mistake", "blunder")
    assert wasted.after < wasted.chance == wasted.best.chance
    assert wasted.best.move == Pass()
    assert wasted.best.reasons[0].kind == "round-won"


def test_the_best_move_is_marked_best() -> None:
    (made,) = review_of(record_of("4 Nekker", "pass")).judged
    assert (made.mark, made.fall) == ("best", 0)


def test_hidden_cards_do_not_make_a_move_a_mistake() -> None:
    one, other = (
        next(judge_record(record_of(foe, "Ballista"), INSTANT, "any")) for foe in ("4 Nekker", "2 Fiend, 2 Griffin")
    )
    assert one == other


def test_a_player_who_follows_the_advice_makes_only_best_moves() -> None:
    game = deal_game("duel", 4)
    number = 0
    while game.result is None:
        number += 1
        seat = game.acting[0]
        game.play(rank_moves(game.view(seat), INSTANT, f"any {number}")[0].move, seat)
    assert {one.mark for one in review_of(read(game.record())).judged} == {"best"}


def test_a_better_player_loses_less() -> None:
    falls: dict[str, list[float]] = {"captain": [], "random": []}
    for seats in (("captain", "random"), ("random", "captain")):
        for judged in review_of(play_game("duel", 21, *seats)).judged:
            falls[seats[judged.seat]].append(judged.fall)
    planner, chance = (sum(fall) / len(fall) for fall in falls.values())
    assert planner < chance / 3


@pytest.mark.parametrize("mode", ["duel", "ffa-4", "team", "solo"])
def test_chances_add_up_to_one_and_end_with_the_winner(mode: str) -> None:
    record = play_game(mode, 3, "greedy")
    found = review_of(record)
    table = Game.from_record(write(record)).table
    sides = [seat.side for seat in table.seats]
    assert len(found.chances) == len(record.entries) + 1
    for chances in found.chances:
        assert sum(dict(zip(sides, chances, strict=True)).values()) == pytest.approx(1)
        assert all(chances[seat] == chances[sides.index(side)] for seat, side in enumerate(sides))
    assert table.winners is not None
    assert [chance > 0 for chance in found.chances[-1]] == [side in (table.winners or sides) for side in sides]


def test_the_turning_points_are_the_largest_losses() -> None:
    found = review_of(play_game("duel", 5, "random"))
    turned = [one for one in found.judged if one.number in found.turning]
    assert 0 < len(turned) <= 5
    assert list(found.turning) == sorted(found.turning)
    least = min(one.fall for one in turned)
    assert least >= 0.1
    assert all(one.fall <= least for one in found.judged if one not in turned)


def test_undone_moves_are_not_judged_and_change_no_chance() -> None:
    game = deal_game("duel", 8)
    for _ in range(6):
        seat = game.acting[0]
        game.play(BOTS["greedy"](game.view(seat), seed="any"), seat)
    game.undo(2)
    game.play(game.legal_moves()[0])
    found = review_of(read(game.record()))
    assert [one.number for one in found.judged] == [1, 2, 3, 4, 8]
    assert len(found.chances) == 9
    assert found.chances[4] == found.chances[5] == found.chances[7]


def test_progress_is_reported_after_every_move() -> None:
    reported: list[tuple[int, int]] = []
    record = record_of("4 Nekker", "Ballista", "Ballista", "pass")
    review(record, INSTANT, "any", lambda done, total: reported.append((done, total)))
    assert reported == [(1, 3), (2, 3), (3, 3)]


def test_the_same_record_gives_the_same_judgements() -> None:
    record = record_of("4 Nekker", "Ballista", "pass")
    budget = Budget(simulations=300)
    judged = list(judge_record(record, budget, "any"))
    assert judged == list(judge_record(record, budget, "any"))
    assert judged == list(judge_record(record, budget, "any", threads=2))


def test_the_review_does_not_depend_on_the_number_of_threads() -> None:
    record, reported = play_game("duel", 21, "greedy"), list[int]()
    parallel = review(record, INSTANT, "any", lambda done, _total: reported.append(done), threads=3)
    assert parallel == review_of(record)
    assert reported == list(range(1, len(parallel.judged) + 1))


def test_closing_the_iterator_stops_the_review() -> None:
    reported = judge_record(play_game("duel", 21, "greedy"), INSTANT, "any", threads=2)
    assert next(reported).number == 1
    reported.close()  # type: ignore[attr-defined]
    assert list(reported) == []
