"""A bot of a user's own is accepted everywhere a bot is named, and its own traceback is shown when it fails."""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path

import pytest

from gwint import Game, to_json
from gwint.bots import INSTANT, BotError, Budget, NamedBot
from gwint.engine import is_command
from gwint.engine.loading import load_bot
from gwint.faults import GwintError
from gwint.rules.moves import Move
from gwint.server.bots.bot_moves import Workers
from gwint.views import View, view
from tests.cli.runner import archived_records, game_of, run
from tests.library import own_bots
from tests.scenes import position
from tests.server.bots.scenes import PATIENCE_S

MODULE = "tests.library.own_bots"
FILE = str(Path(own_bots.__file__))
TURN = view(position("hand | Ves, Ballista, Zoltan Chivay\nfoe hand | 2 Ghoul\nfoe close | Ghoul"), 0)
NAMES = [f"{MODULE}:choose", f"{FILE}:choose", f"{FILE}:speak", f"{MODULE}:speak@50ms"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A current folder for files of bots."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return tmp_path


# Accepted everywhere


@pytest.mark.parametrize("bot", NAMES)
def test_the_library_loads_it(bot: str) -> None:
    assert load_bot(bot)(TURN) == own_bots.choose(TURN, INSTANT, "")


@pytest.mark.parametrize("bot", NAMES)
def test_it_plays_in_the_terminal(bot: str, tmp_path: Path) -> None:
    played = run("play", "--against", bot, "--seed", "1", given="1\n" * 200, GWINT_HOME=str(tmp_path))
    assert played.exit_code == 0
    (record,) = archived_records(tmp_path)
    assert game_of(record).players[1] == "own_bots"


@pytest.mark.parametrize("bot", NAMES)
def test_it_plays_in_the_laboratory(bot: str, tmp_path: Path) -> None:
    arguments = ["--bots", f"random,{bot}", "--games", "4", "--workers", "1", "--out", str(tmp_path / "arena")]
    played = run("lab", "arena", *arguments, "--decks", "monsters-swarm,skellige-storm")
    assert played.exit_code == 0, played.stderr
    assert bot in played.stdout
    assert own_bots.THOUGHT not in played.stdout


@pytest.mark.parametrize("bot", NAMES)
async def test_it_plays_on_a_server(bot: str) -> None:
    workers = Workers(1, PATIENCE_S, programs={"own": bot})
    await workers.start()
    try:
        assert await workers.choose("own", TURN, "any") == own_bots.choose(TURN, INSTANT, "")
        assert workers.fallbacks == 0
    finally:
        await workers.close()


@pytest.mark.parametrize("bot", NAMES)
def test_other_programs_can_ask_it(bot: str) -> None:
    question = json.dumps({"type": "question", "view": to_json(TURN)})
    given = f'{{"type": "hello", "protocol": 1}}\n{question}\n{{"type": "quit"}}\n'
    answered = run("engine", "--bot", bot, given=given)
    assert answered.exit_code == 0
    welcome, answer = map(json.loads, answered.stdout.splitlines())
    assert (bot.partition("@")[0] in welcome["name"], answer["move"]) == (True, "pass")


def test_a_function_is_a_bot() -> None:
    assert load_bot(own_bots.speak)(TURN) == own_bots.choose(TURN, INSTANT, "")
    assert load_bot(own_bots.speak).name == "speak"
    assert load_bot(load_bot("greedy")) is load_bot("greedy")


def test_it_gets_its_own_budget_or_the_one_it_is_asked_with() -> None:
    seen: list[Budget] = []

    def choose(view: View, budget: Budget, _seed: str) -> Move:
        seen.append(budget)
        return view.moves[0]

    own = NamedBot("own", choose, Budget(milliseconds=50))
    own(TURN)
    own(TURN, Budget(simulations=9))
    own(TURN, Budget(threads=2))
    assert seen == [Budget(milliseconds=50), Budget(simulations=9), Budget(milliseconds=50, threads=2)]
    assert load_bot(f"{MODULE}:choose@50ms").budget == Budget(milliseconds=50)
    with pytest.raises(GwintError, match="“fast” is not a valid budget"):
        load_bot(f"{MODULE}:choose@fast")


def test_a_file_can_import_the_modules_next_to_it(folder: Path) -> None:
    (folder / "my_values.py").write_text("WANTED = 'Ves'")
    (folder / "my_bot.py").write_text("from my_values import WANTED\ndef choose(view, budget, seed): return WANTED")
    assert load_bot("my_bot.py:choose")(TURN) == TURN.read_move("Ves")


def test_a_module_in_the_current_folder_needs_no_path(folder: Path) -> None:
    (folder / "bot_in_folder.py").write_text("def choose(view, budget, seed): return view.moves[-1]")
    assert load_bot("bot_in_folder:choose")(TURN) == TURN.moves[-1]


def test_a_file_is_not_taken_for_a_program(folder: Path) -> None:
    (folder / "my bots").mkdir()
    (folder / "my bots" / "bot.py").touch()
    for function in (
        "bots/my_bot.py:choose",
        "./my_bot.py:choose@50ms",
        "/a/my_bot.py:choose",
        "my bots/bot.py:choose",
    ):
        assert not is_command(function)
    for command in ("python my_bot.py", "python my_bot.py:choose", "./my_bot.py", "/usr/bin/bot"):
        assert is_command(command)


def test_a_record_never_runs_a_file(folder: Path) -> None:
    run("play", "--against", f"{FILE}:choose", "--seed", "1", given="1\n", GWINT_HOME=str(folder))
    saved = folder / "saved.gwint"
    assert f"{FILE}:choose" in saved.read_text(encoding="utf-8")
    (folder / "evil.py").write_text("from pathlib import Path; Path('touched').touch()\ndef choose(*_): ...")
    saved.write_text(saved.read_text(encoding="utf-8").replace(FILE, "evil.py"), encoding="utf-8")
    resumed = run("play", "--load", str(saved), given="1\n" * 200, GWINT_HOME=str(folder))
    assert "had a seat in the saved game: evil.py:choose." in resumed.stdout
    assert not (folder / "touched").exists()


# Failures


@pytest.mark.parametrize(
    ("bot", "kind"),
    [
        ("stumble", "bot-failed"),
        ("cheat", "bot-illegal-move"),
        ("dream", "bot-no-move"),
        ("mumble", "bot-phrase"),
    ],
)
def test_a_bot_that_does_not_choose_a_legal_move_is_named(bot: str, kind: str) -> None:
    redraw = Game("monsters-swarm", "skellige-storm", seed=1).view(0)
    with pytest.raises(BotError) as failed:
        load_bot(f"{MODULE}:{bot}")(redraw)
    assert (failed.value.kind, failed.value.details["bot"]) == (kind, f"{MODULE}:{bot}")


def assert_shows_own_frames(text: str) -> None:
    """Assert that a text has the traceback of `stumble`: its own two frames and the error, and nothing of gwint's."""
    lines = text[text.index("Traceback (most recent call last):") :].splitlines()
    end = next(number for number, line in enumerate(lines) if line.startswith("LookupError: no plan for"))
    frames = [line.strip() for line in lines[1:end] if line.strip().startswith("File ")]
    assert [frame.rpartition(" in ")[2] for frame in frames] == ["stumble", "_look_ahead"]
    assert all(f'"{FILE}"' in frame for frame in frames)


def test_the_library_shows_its_own_traceback() -> None:
    with pytest.raises(BotError) as failed:
        load_bot(f"{MODULE}:stumble")(TURN)
    assert_shows_own_frames(failed.value.traceback)
    assert isinstance(failed.value.__cause__, LookupError)
    assert str(failed.value) == f"The bot “{MODULE}:stumble” failed: LookupError: no plan for 4 moves"


def test_the_terminal_shows_its_own_traceback_and_saves_the_game(tmp_path: Path) -> None:
    played = run("play", "--against", f"{FILE}:stumble", "--seed", "1", given="1\n" * 9, GWINT_HOME=str(tmp_path))
    assert_shows_own_frames(played.stdout)
    assert "The game is saved." in played.stdout


def test_the_laboratory_shows_its_own_traceback(tmp_path: Path) -> None:
    arguments = ["--bots", f"random,{MODULE}:stumble", "--games", "4", "--workers", "1", "--out", str(tmp_path / "a")]
    played = run("lab", "arena", *arguments, "--decks", "monsters-swarm,skellige-storm")
    assert played.exit_code == 1
    assert_shows_own_frames(played.stderr)
    assert "Seed of the game:" in played.stderr


async def test_the_log_of_a_server_has_its_own_traceback(caplog: pytest.LogCaptureFixture) -> None:
    workers = Workers(1, PATIENCE_S, programs={"own": f"{FILE}:stumble"})
    await workers.start()
    try:
        with caplog.at_level(logging.WARNING):
            assert await workers.choose("own", TURN, "any") in TURN.moves
        assert (workers.failures, workers.fallbacks) == (1, 1)
    finally:
        await workers.close()
    assert_shows_own_frames(caplog.text)


BROKEN = "import json\n\nLIMIT = json.loads('five')\n"


def assert_shows_the_import(text: str) -> None:
    assert "broken_bot.py" in text
    assert "line 3, in <module>\n    LIMIT = json.loads" in text
    assert "JSONDecodeError: Expecting value" in text
    assert "importlib" not in text


def test_a_file_that_cannot_be_imported_is_shown_in_the_library(folder: Path) -> None:
    (folder / "broken_bot.py").write_text(BROKEN)
    for bot in ("broken_bot.py:choose", "broken_bot:choose"):
        with pytest.raises(BotError) as failed:
            load_bot(bot)
        assert failed.value.kind == "bot-import"
        assert_shows_the_import(failed.value.traceback)


def test_a_file_that_cannot_be_imported_is_shown_in_the_terminal_and_the_laboratory(folder: Path) -> None:
    (folder / "broken_bot.py").write_text(BROKEN)
    played = run("play", "--against", "broken_bot.py:choose", GWINT_HOME=str(folder))
    arena = run("lab", "arena", "--bots", "greedy,broken_bot.py:choose", "--games", "4")
    engine = run("engine", "--bot", "broken_bot.py:choose")
    for refused in (played, arena, engine):
        assert refused.exit_code == 1
        assert_shows_the_import(refused.stderr)


async def test_a_file_that_cannot_be_imported_stops_the_start_of_a_server(folder: Path) -> None:
    (folder / "broken_bot.py").write_text(BROKEN)
    workers = Workers(1, PATIENCE_S, programs={"own": str(folder / "broken_bot.py:choose")})
    with pytest.raises(GwintError) as refused:
        await workers.start()
    assert refused.value.kind == "bot-not-loaded"
    assert_shows_the_import(refused.value.traceback)


def test_a_syntax_error_is_shown_with_its_line(folder: Path) -> None:
    (folder / "bad_syntax.py").write_text("def choose(view, budget, seed:\n    return 1\n")
    with pytest.raises(BotError) as failed:
        load_bot("bad_syntax.py:choose")
    assert "bad_syntax.py" in failed.value.traceback
    assert "SyntaxError" in failed.value.traceback


def test_a_function_with_other_arguments_is_refused_when_it_is_loaded() -> None:
    for bot in (f"{MODULE}:old_style", own_bots.old_style):
        with pytest.raises(BotError) as failed:
            load_bot(bot)  # type: ignore[arg-type]
        assert failed.value.kind == "bot-signature"
        assert "(view, budget, seed)" in str(failed.value)


@pytest.mark.parametrize(
    ("bot", "kind", "nearest"),
    [
        ("gredy", "bot-name", "greedy"),
        ("champin@50ms", "bot-name", "champion"),
        ("my_bot.py", "bot-name", "my_bot.py:choose"),
        ("my_bto.py:choose", "bot-source", "my_bot.py"),
        ("my_bto:choose", "bot-source", "my_bot"),
        ("tests.library.own_bost:choose", "bot-source", "tests.library.own_bots"),
        ("my_bot.py:chose", "bot-function", "choose"),
        (f"{MODULE}:chose", "bot-function", "choose"),
    ],
)
def test_a_misspelt_bot_is_refused_with_the_nearest_name(folder: Path, bot: str, kind: str, nearest: str) -> None:
    (folder / "my_bot.py").write_text("def choose(view, budget, seed): return view.moves[0]")
    with pytest.raises(BotError) as refused:
        load_bot(bot)
    assert refused.value.kind == kind
    assert nearest in refused.value.details["nearest"]  # type: ignore[operator]
