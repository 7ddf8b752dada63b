"""A network from a file of weights is accepted everywhere a bot is named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gwint import to_json
from gwint.bots import BOTS, BotError, Budget
from gwint.bots.loading import source_digest
from gwint.engine import is_command
from gwint.engine.loading import load_bot
from gwint.fast.network import weights
from gwint.fast.network.weights import load_folded, save_weights
from gwint.lab.game_runners import with_threads
from gwint.rules.moves import Move
from gwint.server.bots.bot_moves import Workers
from gwint.server.bots.twin_compilation import Twin
from gwint.views import view
from tests.bots.test_secrets import questions
from tests.cli.runner import archived_records, game_of, output_of, run
from tests.scenes import position
from tests.server.bots.scenes import PATIENCE_S

TURN = view(position("hand | Ves, Ballista, Zoltan Chivay\nfoe hand | 2 Ghoul\nfoe close | Ghoul"), 0)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the shipped weights, and a network that always passes."""
    made = tmp_path_factory.mktemp("my runs")
    folded = load_folded(weights.FILE)
    save_weights(made / "same.npz", folded)
    folded["moves-bias"][0] += 1e6
    save_weights(made / "passing.npz", folded)
    return made


@pytest.fixture
def passing(folder: Path) -> str:
    return f"network:{folder}/passing.npz"


def test_the_same_weights_play_as_the_shipped_ones(folder: Path) -> None:
    for player in ("network", "network-search"):
        own, shipped = load_bot(f"{player}:{folder}/same.npz"), BOTS[player]
        assert own.budget == shipped.budget
        for table, seat in questions("duel", 5):
            seen = view(table, seat)
            assert own(seen, Budget(simulations=8), "any") == shipped(seen, Budget(simulations=8), "any")


def test_the_same_view_seed_and_simulations_give_the_same_move(folder: Path) -> None:
    bot = load_bot(f"network-search:{folder}/passing.npz@16")
    assert bot.budget == Budget(simulations=16)

    def moves() -> list[Move]:
        return [bot(view(table, seat), seed="any") for table, seat in questions("duel", 6)]

    assert moves() == moves()


def test_other_weights_play_other_moves(passing: str) -> None:
    assert BOTS["network"](TURN) != load_bot(passing)(TURN) == TURN.read_move("pass")


def test_other_modes_are_played_as_by_the_captain(passing: str) -> None:
    table, seat = next(iter(questions("ffa-3", 1)))
    assert load_bot(passing)(view(table, seat), seed="any") == BOTS["captain"](view(table, seat), seed="any")


# How it is named


@pytest.mark.parametrize(
    "name", ["network:run/w.npz", "network-search:my run/w.npz@50ms", r"network:C:\runs\w.npz", "network:run"]
)
def test_its_name_is_no_command_and_no_function(name: str) -> None:
    assert not is_command(name)
    with pytest.raises(BotError, match="There is no weights file"):
        load_bot(name)


@pytest.mark.parametrize("name", ["networks:run/w.npz", "no-program network:w.npz", "network.py:choose"])
def test_names_that_only_look_like_it_are_others(name: str) -> None:
    with pytest.raises(ValueError, match=r"cannot be started|no file or module"):
        load_bot(name)(TURN)


def test_an_at_sign_in_the_path_is_no_budget(folder: Path) -> None:
    (folder / "run@2").mkdir()
    path = folder / "run@2" / "weights.npz"
    path.write_bytes((folder / "passing.npz").read_bytes())
    bot = load_bot(f"network-search:{path}@20")
    assert (bot.name, bot.budget.simulations) == (f"network-search:{path}", 20)


def test_threads_are_given_to_the_search() -> None:
    assert with_threads("network-search:w.npz", 2) == "network-search:w.npz@200-on-2"
    assert with_threads("network-search:w.npz@1s", 2) == "network-search:w.npz@1000ms-on-2"
    assert with_threads("network:w.npz", 2) == "network:w.npz"


def test_a_missing_or_damaged_file_is_named(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    with pytest.raises(BotError, match=r"“network:passin\.npz” cannot be loaded.*Did you mean: passing\.npz"):
        load_bot("network:passin.npz")
    (folder / "cut.npz").write_bytes((folder / "same.npz").read_bytes()[:5000])
    refused = run("play", "--against", "network:cut.npz@2s", GWINT_HOME=str(folder))
    assert refused.exit_code == 1
    assert "cut.npz cannot be used" in refused.stderr


def test_a_path_with_a_comma_is_refused_in_a_list(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "best, so far.npz"
    path.write_bytes((folder / "passing.npz").read_bytes())
    assert load_bot(f"network:{path}")(TURN) == TURN.read_move("pass")
    for command in (("lab", "arena", "--bots"), ("play", "--against")):
        refused = run(*command, f"network:{path}", GWINT_HOME=str(tmp_path))
        assert refused.exit_code == 1
        assert "ends at the comma in the file name" in refused.stderr


def test_it_needs_the_compiled_twin(passing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gwint.bots.network.from_file.find_spec", lambda _: None)
    with pytest.raises(BotError, match=r"gwint\[fast\]"):
        load_bot(passing)


# Accepted everywhere


def test_it_plays_in_the_terminal_and_a_record_never_loads_it(passing: str, tmp_path: Path) -> None:
    played = run("play", "--against", passing, "--seed", "1", given="1\n" * 200, GWINT_HOME=str(tmp_path))
    assert played.exit_code == 0, played.stderr
    (record,) = archived_records(tmp_path)
    assert game_of(record).players[1].endswith("/passing")
    (tmp_path / "cut.gwint").write_text("\n".join(record.read_text(encoding="utf-8").splitlines()[:-6]))
    resumed = run("play", "--load", str(tmp_path / "cut.gwint"), given="", GWINT_HOME=str(tmp_path))
    assert "passing.npz" in resumed.stdout


def test_it_plays_in_the_laboratory_until_its_file_changes(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "w.npz"
    path.write_bytes((folder / "passing.npz").read_bytes())
    arena = ["lab", "arena", "--bots", f"random,network:{path}", "--workers", "1", "--games", "4", "--json"]
    arena += ["--decks", "monsters-swarm,skellige-storm", "--out", str(tmp_path / "arena")]
    first, again = (json.loads(output_of(*arena)) for _ in range(2))
    assert [(one["played"], one["stored"]) for one in (first, again)] == [(4, 0), (0, 4)]
    before = source_digest(f"network:{path}@20")
    path.write_bytes((folder / "same.npz").read_bytes())
    assert source_digest(f"network:{path}@20") != before
    assert "whose file has changed" in run(*arena).stderr


def test_other_programs_can_ask_it(passing: str) -> None:
    question = json.dumps({"type": "question", "view": to_json(TURN)})
    given = f'{{"type": "hello", "protocol": 1}}\n{question}\n{{"type": "quit"}}\n'
    answered = run("engine", "--bot", passing, given=given)
    assert [json.loads(line).get("move") for line in answered.stdout.splitlines()][1] == "pass"


@pytest.mark.parametrize("compiled", [True, False])
async def test_it_plays_on_a_server_whose_operator_names_it(
    passing: str, compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Twin, "is_ready_for", lambda _twin, _view: compiled)
    workers = Workers(1, PATIENCE_S, programs={"mine": passing})
    await workers.start()
    try:
        expected = TURN.read_move("pass") if compiled else BOTS["captain"](TURN, seed="any")
        assert await workers.choose("mine", TURN, "any") == expected
        assert workers.fallbacks == 0
    finally:
        await workers.close()
