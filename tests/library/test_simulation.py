"""Games between bots from Python: played fairly, as in the arena, with everything that happened."""

from __future__ import annotations

import csv
import io
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gwint import Game
from gwint.bots import BotError
from gwint.cards import Faction
from gwint.cards.lookup import get_leader
from gwint.decks import Deck, get_deck, random_deck, starter
from gwint.faults import GwintError
from gwint.lab.ledger import Ledger
from gwint.lab.plans import Plan, PlanError
from gwint.lab.simulation import SimulationError, play_game, play_match, rate_players, simulate
from gwint.lab.worker_pool import ProcessPool
from gwint.match import starter_lineup
from gwint.rules.events import BeganRound, EndedGame
from tests.faults import of_kind
from tests.library import own_bots

DECKS = ["monsters-swarm", "skellige-storm", "nilfgaard-spies"]
OWN = "tests.library.own_bots:choose"


def outcomes(games: list[Game]) -> list[tuple[object, ...]]:
    return [(game.players, game.seed, game.table.winners, tuple(game.table.totals)) for game in games]


def test_a_game_between_bots_is_played_to_its_end() -> None:
    game = play_game("monsters-swarm", "skellige-storm", bots=["greedy", own_bots.choose], seed=1)
    assert game.players == ("greedy", "choose")
    assert isinstance(game.log[-1], EndedGame)
    assert game.score(0) == 1
    assert Game.from_record(game.record()).picture == game.picture


def test_one_bot_can_play_all_seats_in_any_mode() -> None:
    for mode, seats in (("duel", 2), ("ffa-3", 3), ("team", 4), ("solo", 2)):
        decks = [*DECKS, "northern-realms-siege"][:seats]
        assert play_game(*decks, bots="random", mode=mode, seed=3).result is not None


def test_a_match_between_bots_is_played_to_its_end() -> None:
    lineups = starter_lineup("monsters", "skellige", "nilfgaard"), starter_lineup("scoiatael", "skellige", "monsters")
    match = play_match(*lineups, bots=["random", "greedy"], seed=2)
    assert max(match.score) == 2
    assert match.players == ("random", "greedy")
    assert play_match(*lineups, bots=["random", "greedy"], seed=2).record() == match.record()


def test_a_wrong_number_of_bots_is_refused() -> None:
    with pytest.raises(SimulationError, check=of_kind("simulation-bots")):
        play_game("monsters-swarm", "skellige-storm", bots=["greedy"] * 3)


def test_the_games_are_those_of_the_arena(tmp_path: Path) -> None:
    games = list(simulate(["random", OWN], DECKS, 12))
    ledger = Ledger(tmp_path, Plan(("random", OWN), {id_: starter(id_).deck for id_ in DECKS}, 12))
    with ProcessPool(1) as pool:
        ledger.play_missing(pool, lambda _: None)
    stored = [played for deal in ledger.games_by_deal() for played in deal]
    arena = [(one.job.bots, one.job.seed, one.outcome.winners, one.outcome.totals) for one in stored]
    assert outcomes(games) == arena


def test_several_workers_play_the_same_games() -> None:
    assert outcomes(list(simulate(["random", OWN], DECKS, 20, workers=2))) == outcomes(
        list(simulate(["random", OWN], DECKS, 20))
    )


def test_the_number_of_games_is_rounded_up_to_whole_deals() -> None:
    assert len(list(simulate("random", DECKS, 5))) == 8


def test_every_deal_of_random_decks_has_new_ones() -> None:
    games = list(simulate(["random", OWN], "random", 20, rules="klub", seed=3))
    by_deal = [games[place : place + 4] for place in range(0, 20, 4)]
    assert [len({frozenset(game.decks) for game in deal}) for deal in by_deal] == [1] * 5
    assert len({frozenset(deal[0].decks) for deal in by_deal}) == 5
    assert all(deck.faults("klub") == () for game in games for deck in game.decks)
    assert outcomes(list(simulate(["random", OWN], "random", 20, rules="klub", seed=3, workers=2))) == outcomes(games)


def test_all_pairs_of_bots_play_with_the_same_random_decks() -> None:
    games = list(simulate(["random", OWN, "random"], "random", 24))
    assert [frozenset(games[place].decks) for place in (0, 4, 8)] == [frozenset(games[0].decks)] * 3
    assert frozenset(games[12].decks) != frozenset(games[0].decks)


def test_a_function_draws_the_decks() -> None:
    games = list(simulate("random", lambda seed: random_deck(seed, "legendary", "monsters"), 8))
    assert {deck.faction for game in games for deck in game.decks} == {Faction.MONSTERS}
    teams = list(simulate("random", random_deck, 8, mode="team"))
    assert all(len({deck.faction for deck in game.decks[side::2]}) == 2 for game in teams for side in (0, 1))


def test_drawn_decks_that_may_not_meet_are_refused() -> None:
    with pytest.raises(PlanError, check=of_kind("lab-deck")):
        list(simulate("random", lambda seed: Deck(Faction.MONSTERS, get_leader("king bran"), ()), 4))
    with pytest.raises(PlanError, check=of_kind("lab-no-meeting")):
        list(simulate("random", lambda seed: random_deck(seed, faction="monsters"), 4, mode="team"))


def test_one_deck_need_not_be_a_list() -> None:
    assert outcomes(list(simulate("random", "monsters-swarm", 4))) == outcomes(
        list(simulate("random", ["monsters-swarm"], 4))
    )


@pytest.mark.parametrize("wrong", [{"games": -1}, {"games": "4"}, {"workers": 0}, {"workers": None}])
def test_a_wrong_number_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(GwintError):
        simulate("random", **wrong)


def test_a_row_says_who_started_and_which_decks_played() -> None:
    for game in simulate("random", "random", 8):
        row = game.summary()
        began = next(event for event in game.log if isinstance(event, BeganRound))
        assert row["starter"] == began.starter + 1
        assert row["moves"] == len(game.standing)
        assert get_deck(str(row["deck_1"])) == game.decks[0]
    assert Game.from_picture("hand | Ves\nfoe hand | Ghoul").summary()["starter"] is None


def test_the_moves_of_a_row_are_the_decisions_of_the_arena(tmp_path: Path) -> None:
    games = list(simulate(["random", OWN], DECKS, 8))
    ledger = Ledger(tmp_path, Plan(("random", OWN), {id_: starter(id_).deck for id_ in DECKS}, 8))
    with ProcessPool(1) as pool:
        ledger.play_missing(pool, lambda _: None)
    decisions = [played.outcome.decisions for deal in ledger.games_by_deal() for played in deal]
    assert [game.summary()["moves"] for game in games] == decisions


def test_a_deck_that_has_neither_name_nor_code_is_called_by_its_leader() -> None:
    bran = get_leader("king bran")
    assert Deck(Faction.MONSTERS, bran, (), "mine").label == "mine"
    assert Deck(Faction.MONSTERS, bran, ()).label == "king-bran"


def test_faults_are_raised_before_the_first_game() -> None:
    with pytest.raises(BotError, check=of_kind("bot-name")):
        simulate(["greedi"], DECKS)
    with pytest.raises(SimulationError, check=of_kind("simulation-no-bots")):
        simulate([], DECKS)
    with pytest.raises(SimulationError, check=of_kind("simulation-function")):
        simulate(["random", own_bots.choose], DECKS, workers=2)


def test_a_bot_that_fails_in_a_worker_shows_its_traceback() -> None:
    with pytest.raises(BotError) as failed:
        list(simulate(["random", "tests.library.own_bots:stumble"], DECKS, 4, workers=2))
    assert "_look_ahead" in failed.value.traceback


def test_programs_and_budgets_are_bots_of_a_simulation() -> None:
    names = {name for game in simulate(["greedy@5", "random"], DECKS, 4) for name in game.players}
    assert names == {"greedy@5", "random"}
    assert {name for game in simulate(["random", "random"], DECKS, 4) for name in game.players} == {
        "random",
        "random 2",
    }


def test_progress_is_written_to_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    list(simulate("random", DECKS, 4, progress=True))
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("4 of 4 games")
    assert (shown.err.count("\r"), shown.err.count("\n")) == (0, 1)


def test_a_script_with_workers_runs(tmp_path: Path) -> None:
    script = tmp_path / "statistics_script.py"
    script.write_text(
        "from gwint.lab.simulation import simulate\n"
        "if __name__ == '__main__':\n"
        f"    print(len(list(simulate(['random', 'greedy'], {DECKS!r}, 8, workers=2))))\n"
    )
    ran = subprocess.run([sys.executable, str(script)], capture_output=True, text=True)
    assert (ran.stdout, ran.stderr) == ("8\n", "")


def test_summaries_are_rows_of_a_table() -> None:
    games = list(simulate(["random", "greedy"], DECKS, 8))
    rows = [game.summary() for game in games]
    file = io.StringIO()
    writer = csv.DictWriter(file, rows[0])
    writer.writeheader()
    writer.writerows(rows)
    read = list(csv.DictReader(io.StringIO(file.getvalue())))
    assert [row["player_1"] for row in read] == [game.players[0] for game in games]
    assert {float(row["score_1"]) + float(row["score_2"]) for row in read} == {1.0}
    assert len({tuple(row) for row in rows}) == 1


def test_players_are_rated_by_their_names() -> None:
    best, worst = rate_players(simulate(["random", "greedy"], DECKS, 16))
    assert (best.name, worst.name) == ("greedy", "random")
    assert best.share.games == worst.share.games == 16
    assert best.rating == pytest.approx(-worst.rating)


def test_unfinished_games_are_not_rated() -> None:
    assert rate_players([Game("monsters-swarm", "skellige-storm", seed=1, players=("Ala", "Bob"))]) == []


def test_playing_in_place_keeps_views_up_to_date() -> None:
    kept, changed = (Game("monsters-swarm", "skellige-storm", seed=1) for _ in range(2))
    for number in range(12):
        seat = kept.acting[0]
        move = kept.legal_moves(seat)[number % len(kept.legal_moves(seat))]
        kept.play(move, seat)
        changed.view(seat)
        changed.play(move, seat, keep=False)
        assert changed.view(0) == kept.view(0)
