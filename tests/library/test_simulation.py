"""Games between bots from Python: played fairly, as in the arena, with everything that happened."""

from __future__ import annotations

import csv
import io
import subprocess
import sys
from pathlib import Path

import pytest

from gwint import Game
from gwint.bots import BotError
from gwint.decks import starter
from gwint.lab.ledger import Ledger
from gwint.lab.plans import Plan
from gwint.lab.simulation import SimulationError, play_game, play_match, rate_players, simulate
from gwint.lab.worker_pool import ProcessPool
from gwint.match import starter_lineup
from gwint.rules.events import EndedGame
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
