"""`gwint analyse`: chances, turning points and better moves, for people and for programs."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from gwint import Game
from gwint.cards import LANGUAGES
from gwint.cli.render.charts import Curve, bar
from gwint.notation.record import write
from tests.advice.games import play_game
from tests.cli.pseudo_terminal import pseudo_terminal
from tests.cli.runner import output_of, run
from tests.match.sample_matches import MONSTERS, REALMS, draw_game, name_decks, new_match

AT_ONCE = ("--simulations", "0")


def written(folder: Path, mode: str, *bots: str) -> str:
    path = folder / f"{mode}.gwint"
    path.write_text(write(play_game(mode, 8, *bots)), encoding="utf-8")
    return str(path)


@pytest.fixture(scope="module")
def duel(tmp_path_factory: pytest.TempPathFactory) -> str:
    return written(tmp_path_factory.mktemp("records"), "duel", "captain", "random")


@pytest.fixture(scope="module")
def ffa(tmp_path_factory: pytest.TempPathFactory) -> str:
    return written(tmp_path_factory.mktemp("records"), "ffa-3", "greedy", "random")


def test_the_report_has_chances_turning_points_and_sums(duel: str) -> None:
    lines = output_of("analyse", duel, *AT_ONCE).splitlines()
    assert lines[0].startswith("Player 1 – Player 2 · Winner: ")
    assert "Chance of winning, move by move" in lines
    assert any("shows Player 1’s chance of winning; the other side has the remainder" in line for line in lines)
    assert sum("│" in line for line in lines) == 8
    assert any("▲" in line for line in lines)
    assert any(line.split()[:4] == ["round", "1", "round", "2"] for line in lines)
    assert any(line.startswith("    Better: ") for line in lines)
    assert lines[-1] == "Judged by the planner, instantly."
    assert max(map(len, lines)) <= 80


def test_a_free_for_all_has_a_curve_for_each_player_and_a_seat_its_own(ffa: str) -> None:
    assert sum("│" in line for line in output_of("analyse", ffa, *AT_ONCE).splitlines()) == 12
    own = output_of("analyse", ffa, *AT_ONCE, "--seat", "2")
    assert sum("│" in line for line in own.splitlines()) == 8
    assert "Player 2:" in own
    assert "Player 1:" not in own


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_written_in_five_languages(duel: str, language: str) -> None:
    shown = output_of("analyse", duel, *AT_ONCE, "--lang", language)
    assert ("Turning points" in shown) is (language == "en")
    assert "{" not in shown


def test_json_has_the_whole_report(duel: str) -> None:
    shown = json.loads(output_of("analyse", duel, *AT_ONCE, "--json"))
    review = shown["review"]
    assert len(review["chances"]) == len(review["judged"]) + 1
    assert all(sum(chances) == pytest.approx(1) for chances in review["chances"])
    first = review["judged"][0]
    assert set(first) == {"number", "round", "seat", "move", "phrase", "chance", "after", "mark", "best"}
    assert first["best"]["reasons"][0]["kind"]
    assert first["best"]["text"].endswith(".")
    marks = Counter(one["mark"] for one in review["judged"] if one["seat"] == 1)
    assert {mark: shown["sums"][1][mark] for mark in marks} == marks
    assert shown["sums"][0]["loss"] < shown["sums"][1]["loss"]


def test_a_record_may_come_from_standard_input(duel: str) -> None:
    text = Path(duel).read_text(encoding="utf-8")
    assert output_of("analyse", "-", *AT_ONCE, given=text) == output_of("analyse", duel, *AT_ONCE)


def test_on_any_number_of_threads_the_answer_is_the_same(duel: str) -> None:
    one, several = (output_of("analyse", duel, *AT_ONCE, "--threads", threads) for threads in ("1", "3"))
    assert one == several == output_of("analyse", duel, *AT_ONCE)


def test_a_duel_is_searched_where_there_is_a_twin(tmp_path: Path) -> None:
    game = Game.from_picture(
        "hand | 2 Ballista\nclose | Ves, Zoltan Chivay\nfoe close | Ghoul\nfoe passed | yes\nfoe hand | Ghoul"
    )
    game.play("Ballista")
    path = tmp_path / "short.gwint"
    path.write_text(game.record(), encoding="utf-8")
    shown = output_of("analyse", str(path), "--simulations", "300")
    assert shown.endswith("Judged by tree search, 300 simulations per move.\n")
    by_clock = output_of("analyse", str(path), "--milliseconds", "20")
    assert by_clock.endswith("Judged by tree search, 20\u00a0ms per move.\n")


def test_the_games_of_a_match_are_reported_in_order(tmp_path: Path) -> None:
    match = draw_game(name_decks(new_match(first=0), MONSTERS, REALMS))
    path = tmp_path / "match.gwint"
    path.write_text(match.record(), encoding="utf-8")
    shown = json.loads(output_of("analyse", str(path), *AT_ONCE, "--json"))
    assert [(one["game"], one["replay"]) for one in shown] == [(one.number, one.replay) for one in match.games]
    assert output_of("analyse", str(path), *AT_ONCE).startswith("Game 1 · Ala – Bob")


def test_records_that_cannot_be_judged_are_refused(duel: str, tmp_path: Path) -> None:
    path = tmp_path / "empty.gwint"
    path.write_text(Game("monsters-swarm", "nilfgaard-spies", seed=1).record(), encoding="utf-8")
    assert run("analyse", str(path)).stderr == "This record has no moves that can be judged.\n"
    assert run("analyse", duel, "--seat", "3").stderr == "There is no player 3; the players are numbered 1 to 2.\n"
    assert run("analyse", duel, "--simulations", "5", "--milliseconds", "5").exit_code == 2
    assert run("analyse", str(tmp_path / "none.gwint")).exit_code == 1


def test_the_part_of_a_damaged_record_that_replays_is_judged(duel: str, tmp_path: Path) -> None:
    lines = Path(duel).read_text(encoding="utf-8").splitlines()
    damaged = next(place for place, line in enumerate(lines) if line == "  # round 2") + 2
    path = tmp_path / "damaged.gwint"
    path.write_text("\n".join([*lines[:damaged], "  p1 dance", *lines[damaged:]]), encoding="utf-8")
    shown = run("analyse", str(path), *AT_ONCE)
    assert "Chance of winning, move by move" in shown.stdout
    assert "round 2" in shown.stdout
    assert "round 3" not in shown.stdout
    assert f"line {damaged + 1}" in shown.stderr.lower()
    assert shown.exit_code == 1


def test_a_terminal_sees_progress_and_colour(duel: str, tmp_path: Path) -> None:
    with pseudo_terminal(tmp_path, "analyse", duel, *AT_ONCE) as shown:
        assert shown.ends() == 0
        assert "Judging the moves" in shown.screen
        assert "100%" in shown.screen
        assert "\x1b[36m" in shown._shown


# Drawing


def test_a_bar_is_filled_by_its_share() -> None:
    assert (bar(0, 4), bar(0.5, 4), bar(0.28, 4), bar(1, 4)) == ("    ", "██  ", "█▏  ", "████")


def test_a_curve_is_as_wide_as_there_is_room_for() -> None:
    assert list(Curve([1.0, 0.5], 4).lines(2)) == ["██  ", "████"]
    assert list(Curve([1.0, 0.0, 1.0, 0.0], 2).lines(1)) == ["██"]
    assert len(next(Curve([0.5], 80).lines(4))) == 3


def test_marks_and_labels_are_below_their_places() -> None:
    curve = Curve([0.5] * 10, 20)
    assert curve.marks([0, 3]) == "▲     ▲"
    assert curve.labels({0: "one", 1: "two", 5: "three"}) == "one       three"
