"""`gwint replay`: a record shown forwards and backwards, printed as a whole, and as JSON."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from gwint import Game
from gwint.bots import BOTS
from gwint.cards import LANGUAGES
from gwint.cli import main
from gwint.cli.render.terminal import WIPE, Terminal
from gwint.notation.record import read, steps
from tests.cli.runner import output_of, run

PROMPT = "q quit >"


def played(seed: int = 3) -> Game:
    game = Game("scoiatael-archers", "skellige-berserkers", seed=seed, players=("Ala", "Ola"))
    for number in range(400):
        if game.result is not None:
            break
        seat = game.acting[0]
        game.play(BOTS["random"](game.view(seat), seed=f"{seed} {number}"), seat)
        if number == 12:
            game.undo(2, 1)
    return game


@pytest.fixture(scope="module")
def game() -> Game:
    return played()


@pytest.fixture
def record(game: Game, tmp_path: Path) -> str:
    path = tmp_path / "game.gwint"
    path.write_text(game.record(), encoding="utf-8")
    return str(path)


@pytest.fixture
def watched(record: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the arguments of a replay that runs as if in a terminal of 80 by 24."""
    monkeypatch.setattr("gwint.cli.commands.replay.Terminal", lambda: Terminal(live=True))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    return ["replay", record]


def screens(arguments: list[str], *keys: str) -> list[str]:
    """Return what is shown before each key and after the last."""
    shown = output_of(*arguments, given="\n".join((*keys, "q", ""))).split(f"{PROMPT} ")
    return shown[:-1]


def full_screens(output: str) -> list[list[str]]:
    """Return the lines of every screen without colour."""
    return [re.sub(r"\x1b\[[0-9;]*m", "", screen).splitlines() for screen in output.split(WIPE)[1:]]


def number_of(screen: str) -> int:
    found = re.search(r"^Move (\d+) of \d+", screen, re.MULTILINE)
    return int(found[1]) if found else 0


# Step by step


def test_keys_go_forwards_and_backwards(watched: list[str]) -> None:
    keys = ("", "n", "", "p", "b", "b", "b", "7", "999")
    shown = [number_of(screen) for screen in screens(watched, *keys)]
    assert shown[:9] == [0, 1, 2, 3, 2, 1, 0, 0, 7]
    assert shown[9] == number_of(screens(watched, "e")[-1])


def test_keys_jump_to_a_round_the_start_and_the_end(watched: list[str], game: Game) -> None:
    second, end, start, nowhere = screens(watched, "r2", "e", "s", "r9")[1:]
    assert "── Round 2 ──" in second
    assert "── Round 1 ──" in screens(watched, str(number_of(second) - 1))[-1]
    assert re.search(r"^(Winner: (Ala|Ola)|A tie)\.$", end, re.MULTILINE)
    assert number_of(start) == number_of(nowhere) == 0
    assert game.result is not None


def test_the_viewpoint_shows_one_hand_or_all(watched: list[str]) -> None:
    everyone, first, second, again = screens(watched, "9", "v1", "v2", "v*")[1:]
    for screen, hands in ((everyone, ["Ala", "Ola"]), (first, ["Ala"]), (second, ["Ola"]), (again, ["Ala", "Ola"])):
        assert re.findall(r"^(\w+)’s hand:", screen, re.MULTILINE) == hands
    assert re.findall(r"^[► ] (Ala|Ola)", first, re.MULTILINE) == ["Ola", "Ala"]
    assert re.findall(r"^[► ] (Ala|Ola)", second, re.MULTILINE) == ["Ala", "Ola"]


def test_a_viewpoint_shows_only_what_its_seat_may_know(record: str) -> None:
    for seat, other in (("1", "Ola"), ("2", "Ala")):
        whole = output_of("replay", record, "--view", seat)
        assert f"{other}: exchanges" not in whole
        assert not re.search(rf"{other}: draws [^.]*\(", whole)


def test_moves_that_were_taken_back_are_steps_of_their_own(watched: list[str]) -> None:
    assert "Move 14 of" in screens(watched, "14")[-1]
    assert "Ola takes back 2 moves" in screens(watched, "14")[-1]


def test_a_key_that_means_nothing_changes_nothing(watched: list[str]) -> None:
    before, after = screens(watched, "5", "what")[1:]
    assert before == after


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_fits_the_screen(watched: list[str], language: str) -> None:
    shown = full_screens(CliRunner().invoke(main, [*watched, "--lang", language], input="\n" * 99, color=True).stdout)
    assert len(shown) == 100
    for lines in shown:
        assert len(lines) <= 24
        assert max(map(len, lines)) <= 80


def test_the_end_of_the_input_ends_the_replay(watched: list[str]) -> None:
    assert run(*watched, given="").exit_code == 0


# Whole


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_pipe_every_step_is_printed(record: str, game: Game, language: str) -> None:
    output = output_of("replay", record, "--lang", language)
    entries = read(game.record()).entries
    assert output.count(f" {len(entries)}: ") == len(entries)
    assert output == output_of("replay", record, "--all", "--lang", language)


def test_a_record_is_read_from_standard_input(record: str) -> None:
    text = Path(record).read_text(encoding="utf-8")
    assert output_of("replay", "-", given=text) == output_of("replay", record)


def test_the_last_table_is_printed_as_a_picture(record: str, game: Game) -> None:
    assert output_of("replay", record, "--picture") == game.picture


def test_players_without_a_name_are_numbered(tmp_path: Path) -> None:
    path = tmp_path / "nameless.gwint"
    path.write_text(Game("monsters-swarm", "nilfgaard-spies", seed=1).record(), encoding="utf-8")
    assert "Player 2’s hand:" in output_of("replay", str(path))
    assert output_of("replay", str(path)).endswith("Not finished yet.\n")


def test_names_cannot_command_the_terminal(tmp_path: Path, game: Game) -> None:
    path = tmp_path / "rude.gwint"
    path.write_text(game.record().replace("p1 | Ala", "p1 | \x1b[2JAla"), encoding="utf-8")
    assert "\x1b" not in output_of("replay", str(path))


# For programs


def test_json_is_one_object_for_each_step(record: str, game: Game) -> None:
    shown = [json.loads(line) for line in output_of("replay", record, "--json").splitlines()]
    entries = read(game.record()).entries
    assert [one["number"] for one in shown] == list(range(len(entries) + 1))
    assert [one["seat"] for one in shown[1:]] == [entry.seat for entry in entries]
    assert [one["phrase"] for one in shown[1:]] == [getattr(entry, "phrase", None) for entry in entries]
    assert (shown[14]["act"], shown[14]["events"][0]["count"]) == ("took-back", 2)
    last = shown[-1]["events"][-1]
    assert last["kind"] == "ended-game"
    assert last["text"].startswith("The game")


def test_json_has_every_event_of_the_log(record: str, game: Game) -> None:
    shown = [json.loads(line) for line in output_of("replay", record, "--json").splitlines()]
    # The deal begins with an event of the table.
    before = len(shown[0]["events"]) - 1
    for one, (_, after) in zip(shown[1:], steps(read(game.record())), strict=True):
        if one["act"] == "moved":
            assert len(one["events"]) == len(after.log) - before
        before = len(after.log)


def test_json_hides_what_a_seat_may_not_know(record: str) -> None:
    for line in output_of("replay", record, "--json", "--view", "1").splitlines():
        for event in json.loads(line)["events"]:
            if event["kind"] == "drew" and event["seat"] == 1:
                assert set(event["cards"]) == {None}
        [seen] = json.loads(line)["views"]
        assert seen["game"]["seats"][1]["secrets"] is None


# Other modes


def test_a_free_for_all_is_replayed_with_everybodys_rows(tmp_path: Path) -> None:
    path = tmp_path / "three.gwint"
    path.write_text(Game("monsters-swarm", "nilfgaard-spies", "skellige-storm", mode="ffa-3", seed=1).record())
    whole = output_of("replay", str(path))
    assert re.findall(r"^[► ] (Player \d) .* points 0", whole, re.MULTILINE) == ["Player 2", "Player 3", "Player 1"]
    assert whole.count("’s hand:") == 3
    assert run("replay", str(path), "--view", "4").stderr == "There is no view 4; the views are 1 to 3 and *.\n"


def test_partners_see_each_others_hands(tmp_path: Path) -> None:
    path = tmp_path / "team.gwint"
    decks = ("monsters-swarm", "nilfgaard-spies", "skellige-storm", "scoiatael-archers")
    path.write_text(Game(*decks, mode="team", seed=1).record())
    assert re.findall(r"Player (\d)’s hand", output_of("replay", str(path), "--view", "2")) == ["2", "4"]


# Bad records


def test_the_line_that_breaks_a_record_is_named(record: str, tmp_path: Path) -> None:
    lines = Path(record).read_text(encoding="utf-8").splitlines()
    place = next(place for place, line in enumerate(lines) if line.startswith("  p1 ") and place > 30)
    lines[place] = "  p1 Geralt of Rivia > siege"
    bad = tmp_path / "bad.gwint"
    bad.write_text("\n".join(lines), encoding="utf-8")
    for options in ([], ["--json"], ["--picture"], ["--all"]):
        result = run("replay", str(bad), *options)
        assert result.exit_code == 1
        assert result.stderr.startswith(f"Line {place + 1}: ")


@pytest.mark.parametrize(("language", "stopped"), [("en", "replays only up to here."), ("uk", "лише до цього місця.")])
def test_a_broken_record_is_shown_up_to_the_line_that_breaks_it(
    record: str, tmp_path: Path, language: str, stopped: str
) -> None:
    lines = Path(record).read_text(encoding="utf-8").splitlines()
    moves = [place for place, line in enumerate(lines) if line.startswith("  p")]
    lines[moves[9]] = "  p1 ???"
    bad = tmp_path / "bad.gwint"
    bad.write_text("\n".join(lines), encoding="utf-8")
    steps = [json.loads(line) for line in run("replay", str(bad), "--json").stdout.splitlines()]
    assert [step["number"] for step in steps] == list(range(10))
    text = " ".join(run("replay", str(bad), "--all", "--lang", language).stdout.replace("\u00a0", " ").split())
    assert stopped in text
    assert run("replay", str(bad), "--picture").stdout.startswith("mode | duel")


def test_a_record_of_a_newer_version_says_so(record: str, tmp_path: Path) -> None:
    lines = Path(record).read_text(encoding="utf-8").splitlines()
    newer = tmp_path / "newer.gwint"
    newer.write_text("\n".join(lines).replace("rules version | 2", "rules version | 3"), encoding="utf-8")
    assert run("replay", str(newer), "--all").exit_code == 0
    moves = [place for place, line in enumerate(lines) if line.startswith("  p")]
    lines[moves[9]] = "  p1 discard Ves"
    newer.write_text("\n".join(lines).replace("rules version | 2", "rules version | 3"), encoding="utf-8")
    result = run("replay", str(newer), "--all")
    assert result.exit_code == 1
    assert "version 3 of the rules" in result.stderr


@pytest.mark.parametrize(
    ("contents", "complaint"),
    [
        (b"", "Line 1: This is not a record of a game."),
        (b"Dear diary\n", "Line 1: This is not a record of a game."),
        (b"\xff\xfe\xfa", "is not a text"),
        (b"#" * (1 << 22) + b"#", "is too large to be a record of a game"),
    ],
)
def test_a_file_that_is_not_a_record_is_refused(contents: bytes, complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "no.gwint"
    path.write_bytes(contents)
    result = run("replay", str(path))
    assert (result.exit_code, result.stdout) == (1, "")
    assert complaint in result.stderr
    assert complaint in run("replay", "-", given=contents).stderr


def test_a_missing_file_is_named() -> None:
    result = run("replay", "nowhere.gwint", "--lang", "de")
    assert result.exit_code == 1
    assert "„nowhere.gwint“ kann nicht gelesen werden" in result.stderr
