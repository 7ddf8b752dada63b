"""Saving and resuming games, also with a full disk or a broken file."""

from __future__ import annotations

import errno
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from gwint import Game
from gwint.cli.saved_games import SaveSlot
from gwint.notation.record import read
from tests.cli.runner import ALWAYS_FIRST, OWN, PROMPT, archived_records, game_of, game_record, screens, start
from tests.match.sample_matches import new_match


def test_a_game_that_was_left_is_resumed(play: Callable[..., Result], home: Path) -> None:
    first = play("keep\n1\n1\nquit\n", "--seed", "9", "--deck", OWN, "--name", "Ala")
    assert first.stdout.rstrip().endswith("The game is saved. To continue it: gwint play")
    saved = (home / "saved.gwint").read_text(encoding="utf-8")
    assert "seat 1 | person\nseat 2 | greedy\n" in saved
    second = play("quit\n")
    assert "There is a saved game in round 1: Ala – Greedy bot." in second.stdout
    assert screens(second.stdout)[0].partition("Greedy bot.\n")[2].strip() == screens(first.stdout)[-1].strip()
    assert (home / "saved.gwint").read_text(encoding="utf-8") == saved
    assert play(ALWAYS_FIRST).exit_code == 0
    (record,) = archived_records(home)
    assert record.read_text(encoding="utf-8").startswith(saved.partition("result |")[0])


def test_the_end_of_the_input_saves_the_game(play: Callable[..., Result], home: Path) -> None:
    result = play("keep\n1\n", "--seed", "9", "--deck", OWN)
    assert (result.exit_code, result.stderr) == (0, "")
    assert "The game is saved." in result.stdout
    assert game_of(home / "saved.gwint").result is None


def test_ctrl_c_saves_the_game(home: Path) -> None:
    with start("play", "--seed", "9", "--lang", "en", GWINT_HOME=str(home)) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(b"keep\n")
        process.stdin.flush()
        shown = b""
        while shown.count(PROMPT.encode()) < 2:
            shown += os.read(process.stdout.fileno(), 1 << 16)
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate()
    assert (process.returncode, errors) == (0, b"")
    assert b"The game is saved." in output
    assert len(read((home / "saved.gwint").read_text(encoding="utf-8")).entries) >= 1


def test_a_new_game_archives_the_saved_game(play: Callable[..., Result], home: Path) -> None:
    play("keep\nquit\n", "--seed", "1")
    saved = (home / "saved.gwint").read_text(encoding="utf-8")
    result = play("quit\n", "--new")
    (archived,) = archived_records(home)
    assert f"To continue it: gwint play --load {archived}" in result.stdout
    assert archived.read_text(encoding="utf-8") == saved
    assert game_of(home / "saved.gwint").record() != game_of(archived).record()


def test_options_of_a_new_game_ignore_the_saved_game(play: Callable[..., Result], home: Path) -> None:
    play("keep\nquit\n", "--seed", "1")
    play("quit\n", "--seed", "2")
    assert len(archived_records(home)) == 1


def test_a_game_that_another_window_saved_is_not_overwritten(tmp_path: Path) -> None:
    first, second = SaveSlot(tmp_path / "saved.gwint"), SaveSlot(tmp_path / "saved.gwint")
    first.write("gwint record 1: the first\n")
    second.write("gwint record 1: the second\n")
    assert [path.read_text() for path in archived_records(tmp_path)] == ["gwint record 1: the first\n"]
    second.write("gwint record 1: the second, later\n")
    assert len(archived_records(tmp_path)) == 1


@pytest.mark.parametrize("broken", [b"no record at all\n", b"\xff\xfe\x00", b"", b"gwint record 1\nmode | duel\n"])
def test_a_broken_save_is_archived_and_never_lost(broken: bytes, play: Callable[..., Result], home: Path) -> None:
    home.mkdir()
    (home / "saved.gwint").write_bytes(broken)
    result = play("keep\nquit\n", "--lang", "en")
    assert result.exit_code == 0
    (archived,) = archived_records(home)
    assert archived.name.endswith(".broken")
    assert archived.read_bytes() == broken
    assert f"The saved game cannot be read and was set aside as {archived}:" in result.stdout
    assert game_of(home / "saved.gwint").result is None


def test_the_line_that_breaks_a_save_is_named(play: Callable[..., Result], home: Path) -> None:
    play("keep\nquit\n", "--seed", "1", "--deck", OWN)
    saved = home / "saved.gwint"
    lines = saved.read_text(encoding="utf-8").splitlines()
    place = lines.index("  p1 done")
    lines[place] = "  p1 nonsense"
    saved.write_text("\n".join(lines), encoding="utf-8")
    assert f"Line {place + 1}: " in play("", "--lang", "en").stdout


def no_space(_descriptor: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk_neither_ends_the_game_nor_harms_the_save(
    play: Callable[..., Result], home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play("keep\nquit\n", "--seed", "1")
    saved = (home / "saved.gwint").read_bytes()
    monkeypatch.setattr("gwint.cli.saved_games.os.fsync", no_space)
    result = play("1\n1\nquit\nno\n")
    assert "No space left on device" in result.stdout
    assert "Quit without saving? (yes/no)" in result.stdout
    assert (home / "saved.gwint").read_bytes() == saved
    assert [path.name for path in home.iterdir()] == ["saved.gwint"]
    assert result.exit_code == 1
    shown = result.stdout.rpartition("save it to a file:\n")[2]
    assert len(Game.from_record(shown.strip() + "\n").table.log) > len(game_of(home / "saved.gwint").table.log)


def test_the_record_of_a_game_that_cannot_be_saved_is_shown(play: Callable[..., Result], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    result = play(ALWAYS_FIRST, "--seed", "1", GWINT_HOME=str(tmp_path / "file"))
    assert result.exit_code == 1
    shown = result.stdout.rpartition("save it to a file:\n")[2]
    assert Game.from_record(shown.strip() + "\n").result is not None


def test_save_writes_a_record_but_overwrites_only_records(play: Callable[..., Result], tmp_path: Path) -> None:
    diary, record = tmp_path / "diary.txt", tmp_path / "game.gwint"
    diary.write_text("Dear diary")
    result = play(f"save {diary}\nsave {record}\nkeep\nsave {record}\nsave {tmp_path}\n", "--seed", "1")
    assert result.exit_code == 0
    assert "already exists and is not a record of a game" in result.stdout
    assert diary.read_text() == "Dear diary"
    assert result.stdout.count(f"Saved: {record}") == 2
    assert "  p1 done" in record.read_text(encoding="utf-8")


def test_loading_a_game_does_not_change_its_file(play: Callable[..., Result], home: Path, tmp_path: Path) -> None:
    record = game_record(tmp_path, "hand | Ves, Thaler\nturn | me\nfoe hand | 2 Ghoul", ("Ala", "Ola"))
    text = record.read_text(encoding="utf-8")
    assert play("Ves\nquit\n", "--load", str(record), "--against", "random").exit_code == 0
    assert record.read_text(encoding="utf-8") == text
    assert "seat 2 | random" in (home / "saved.gwint").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("language", "stopped"), [("en", "The record replays only up to here. Line "), ("pl", "tylko do tego miejsca.")]
)
def test_a_damaged_record_is_resumed_as_far_as_it_replays(
    language: str, stopped: str, play: Callable[..., Result], home: Path, tmp_path: Path
) -> None:
    game = Game.from_picture("hand | Ves, Thaler\nturn | me\nfoe hand | 2 Ghoul", ("Ala", "Ola"))
    game.play("Ves")
    path = tmp_path / "damaged.gwint"
    path.write_text(game.record().replace("result |", "  p2 dance\nresult |"), encoding="utf-8")
    result = play("quit\n", "--load", str(path), "--against", "person", "--lang", language)
    assert (result.exit_code, result.stdout.count(stopped), "“p2 dance”" in result.stdout) == (0, 1, language == "en")
    assert Game.from_record((home / "saved.gwint").read_text(encoding="utf-8")).made == game.made


def test_a_damaged_match_is_resumed_as_far_as_it_replays(play: Callable[..., Result], tmp_path: Path) -> None:
    path = tmp_path / "damaged.gwint"
    path.write_text(
        new_match(first=0).record().replace("match result |", "names\n  p1 dance\nmatch result |"), encoding="utf-8"
    )
    result = play("quit\n", "--load", str(path))
    assert (result.exit_code, result.stdout.count("The record replays only up to here.")) == (0, 1)


@pytest.mark.parametrize("picture", ["winner | me\ngems | 1\nfoe gems | 0\nround | 2"])
def test_a_finished_game_is_not_resumed(picture: str, play: Callable[..., Result], tmp_path: Path) -> None:
    result = play("", "--load", str(game_record(tmp_path, picture)))
    assert result.exit_code == 1
    assert "is over; watch it with “gwint replay”." in result.stderr


def test_a_missing_file_cannot_be_loaded(play: Callable[..., Result]) -> None:
    result = play("", "--load", "nowhere.gwint")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "nowhere.gwint cannot be read: No such file or directory.\n"
