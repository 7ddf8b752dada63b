"""A network learns by self-play, and its runs survive interruptions. `make test-learn` runs these tests."""

from __future__ import annotations

import errno
import json
import signal
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from gwint.cli.lab.train import _stop_on_signals
from gwint.fast.moves import COUNT
from gwint.fast.network import inference
from gwint.fast.network.weights import CARD_GROUP, VERSION_KEY, WeightsError, load_folded, save_weights, unfold
from gwint.fast.observations import VERSION
from gwint.fast.table import GAME
from gwint.lab.environments.initial_tables import initial_tables, starter_pairs
from gwint.lab.learning import checkpoints
from gwint.lab.learning.checkpoints import RunError, load_checkpoint, load_settings, packed_moments, unpacked_moments
from gwint.lab.learning.league import League, frozen_copy, past_seats
from gwint.lab.learning.measuring import Progress
from gwint.lab.learning.network import Network, folded_weights, size_of, warm_start
from gwint.lab.learning.ppo import advantages
from gwint.lab.learning.rollouts import Rollout, empty_rollout, evaluate
from gwint.lab.learning.self_play import Seen, SelfPlay
from gwint.lab.learning.settings import Settings
from gwint.lab.learning.size import Size
from gwint.lab.learning.training import Trainer, load_network, new_settings
from gwint.rulesets import KLUB, LEGENDARY
from tests.cli.runner import run
from tests.lab.environments.test_docs import example

CPU = torch.device("cpu")
TINY = replace(Settings.small(), size=Size(16, 8, 1), games=8, steps=6, tables=32, magnet_every=2, league_every=1)


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    torch.set_num_threads(1)


@pytest.fixture
def trainer(tmp_path: Path) -> Trainer:
    """A run of two updates, saved."""
    made = Trainer(tmp_path / "run", TINY, CPU)
    for _ in range(2):
        made.improve()
    made.save()
    return made


@pytest.fixture(scope="module")
def duels() -> SelfPlay:
    """Games in different phases and rulesets."""
    tables = np.concatenate([initial_tables(starter_pairs()[:4], ruleset) for ruleset in (LEGENDARY, KLUB)])
    made = SelfPlay(64, tables, 5, CPU)
    for _ in range(30):
        made.step(torch.from_numpy(made._duels.sample().astype(np.int16)))
    return made


@pytest.fixture(scope="module")
def network() -> Network:
    """A network whose weights are all different from zero."""
    torch.manual_seed(3)
    made = Network(Size(32, 16, 2))
    with torch.no_grad():
        for parameter in made.parameters():
            parameter.add_(torch.randn_like(parameter) * 0.1)
    return made


def equal(one: Any, other: Any) -> bool:
    """Whether two networks have the same weights."""
    return all(torch.equal(*pair) for pair in zip(one.parameters(), other.parameters(), strict=True))


# Runs


def test_a_run_goes_on_from_its_checkpoint_with_the_same_settings(trainer: Trainer) -> None:
    again = Trainer(trainer.folder, load_settings(trainer.folder), CPU)
    assert again.settings == TINY
    assert (again.updates, again.decisions) == (2, 2 * 8 * 6)
    assert equal(again.network, trainer.network)
    assert equal(again.network, load_network(trainer.folder, CPU))
    before, after = (one.optimiser.state_dict()["state"][0]["exp_avg_sq"] for one in (trainer, again))
    torch.testing.assert_close(after, before, rtol=0.02, atol=0)
    again.improve()
    again.save()
    assert load_checkpoint(again.folder, CPU)["updates"] == 3  # type: ignore[index]
    assert not equal(again.network, trainer.network)
    names = {path.name for path in again.folder.iterdir()}
    assert names == {"settings.json", "progress.jsonl", "weights.npz", "checkpoint-3.1-of-1"}


def test_a_run_reports_at_the_end_of_its_time_and_stops_when_told(tmp_path: Path) -> None:
    made = Trainer(tmp_path, replace(TINY, minutes=1e-6), CPU)
    rows: list[Progress] = []
    saved: list[int] = []
    made.run(60, rows.append, lambda: saved.append(1))
    assert made.finished
    assert [(row.updates, set(row.win_rates)) for row in rows] == [(1, {"random", "start"})]
    assert json.loads((tmp_path / "progress.jsonl").read_text())["losses"]["entropy"] > 0
    made.settings = replace(TINY, minutes=9)
    made.run(60, rows.append, lambda: saved.append(2), lambda: made.updates >= 3)
    assert (made.updates, len(rows), saved) == (3, 1, [1, 2])


def test_the_first_signal_lets_the_update_finish_and_the_second_ends_it() -> None:
    with _stop_on_signals() as stopping:
        assert not stopping()
        signal.raise_signal(signal.SIGTERM)
        assert stopping()
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)


def test_a_run_of_the_usual_size_stays_within_eight_files_and_64_mib() -> None:
    with torch.device("meta"):
        parameters = sum(one.numel() for one in Network(Settings().size).parameters())
    # Single precision, and half precision for the magnet and two moments; the weights for serving have one byte.
    checkpoint = parameters * (4 + 3 * 2)
    assert checkpoint / checkpoints.PART_BYTES < 4
    assert checkpoint + parameters < 62 * 2**20


# Checkpoints


def test_a_checkpoint_in_several_parts_replaces_the_one_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "PART_BYTES", 1000)
    for updates in (9, 10):
        checkpoints.save_checkpoint(tmp_path, {"updates": updates, "data": torch.arange(5000)})
    state = load_checkpoint(tmp_path, CPU)
    assert state is not None
    assert (state["updates"], state["data"].sum()) == (10, 4999 * 2500)
    assert {path.name.partition(".")[0] for path in tmp_path.iterdir()} == {"checkpoint-10"}


def test_leftovers_of_a_crash_are_ignored_and_removed(trainer: Trainer) -> None:
    folder = trainer.folder
    kept = {path.name for path in folder.iterdir()}
    for name in ("new-checkpoint-3.1-of-2", "checkpoint-3.1-of-2", "checkpoint-1.1-of-1"):
        (folder / name).write_bytes(b"half")
    row = {"updates": 2, "minutes": 0.1}
    (folder / "progress.jsonl").write_text(
        "".join(f"{json.dumps(one)}\n" for one in (row, row | {"updates": 5})) + '{"'
    )
    assert Trainer(folder, TINY, CPU).updates == 2
    assert {path.name for path in folder.iterdir()} == kept
    assert checkpoints.read_progress(folder) == [row]


@pytest.mark.parametrize("operation", ["write_bytes", "replace"])
def test_a_full_disk_is_named_and_keeps_the_checkpoint(
    trainer: Trainer, monkeypatch: pytest.MonkeyPatch, operation: str
) -> None:
    def fail(path: Path, *_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", str(path))

    trainer.improve()
    with monkeypatch.context() as patch:
        patch.setattr(Path, operation, fail)
        with pytest.raises(RunError, match="No space left on device"):
            trainer.save()
    assert load_checkpoint(trainer.folder, CPU)["updates"] == 2  # type: ignore[index]
    assert not list(trainer.folder.glob("new-*"))


def test_a_damaged_checkpoint_is_named(trainer: Trainer) -> None:
    (part,) = trainer.folder.glob("checkpoint-*")
    whole = part.read_bytes()
    for data in (whole[:-500], b"nothing"):
        part.write_bytes(data)
        with pytest.raises(RunError, match="damaged"):
            Trainer(trainer.folder, TINY, CPU)
    part.rename(trainer.folder / "checkpoint-2.2-of-2")
    with pytest.raises(RunError, match=r"checkpoint-2\.2-of-2"):
        Trainer(trainer.folder, TINY, CPU)


def test_a_checkpoint_of_another_network_is_damaged(trainer: Trainer) -> None:
    with pytest.raises(RunError, match="damaged"):
        Trainer(trainer.folder, replace(TINY, size=Size(8, 8, 1)), CPU)


def test_the_settings_of_a_folder_are_found_or_refused(tmp_path: Path) -> None:
    assert checkpoints.found_settings(tmp_path / "new") is None
    assert checkpoints.found_settings(tmp_path) is None
    (tmp_path / "plan.json").write_text("{}")
    with pytest.raises(RunError, match=r"settings\.json is missing"):
        checkpoints.found_settings(tmp_path)
    for text in ("{", "[]", "{}", json.dumps(TINY.as_json() | {"games": "many"}), json.dumps({"size": {}, "x": 1})):
        (tmp_path / "settings.json").write_text(text)
        with pytest.raises(RunError, match="damaged"):
            checkpoints.found_settings(tmp_path)


def test_moments_survive_half_precision() -> None:
    moments = {"step": torch.tensor(7.0), "exp_avg": torch.randn(100), "exp_avg_sq": torch.rand(100) * 1e-12}
    state = {"state": {0: moments}, "param_groups": [{"lr": 0.1}]}
    packed = packed_moments(state)
    assert packed["state"][0]["exp_avg_sq"].dtype == torch.bfloat16
    back = unpacked_moments(packed)
    assert back["param_groups"] == state["param_groups"]
    for name, tensor in back["state"][0].items():
        torch.testing.assert_close(tensor, moments[name], rtol=0.01, atol=0)


# Learning


def rollout(acting: list[int], reward: list[float], ended: list[bool]) -> Rollout:
    """Decisions in one game, each valued at a half."""
    made = empty_rollout(len(acting), 1, CPU)
    made.acting[:, 0] = torch.tensor(acting)
    made.reward[:, 0] = torch.tensor(reward)
    made.ended[:, 0] = torch.tensor(ended)
    made.value[:] = 0.5
    return made


def gains(acting: list[int], reward: list[float], ended: list[bool]) -> list[float]:
    """The advantages with λ = 0.5, if seat 0 acts next in a position that it values at 0.25."""
    made = rollout(acting, reward, ended)
    found = advantages(made, torch.tensor([0.25]), torch.tensor([0], dtype=torch.uint8), 0.5)
    return [float(one) for one in found[:, 0]]


def test_the_sign_of_an_advantage_changes_with_the_seat_to_act() -> None:
    assert gains([0], [0], [False]) == [0.25 - 0.5]
    assert gains([1], [0], [False]) == [-0.25 - 0.5]
    # The gain of seat 0's second decision, -0.25, counts for its first one, and against seat 1's.
    assert gains([0, 0], [0, 0], [False, False]) == [0 + 0.5 * -0.25, -0.25]
    assert gains([1, 0], [0, 0], [False, False]) == [-0.5 - 0.5 - 0.5 * -0.25, -0.25]


def test_an_advantage_stops_where_the_game_ends() -> None:
    assert gains([0, 1], [1, 0], [True, False]) == [1 - 0.5, -0.25 - 0.5]
    assert gains([1, 0], [-1, 0], [True, True]) == [-1 - 0.5, -0.5]


def test_the_league_keeps_the_newest_and_frozen_copies(network: Network) -> None:
    league, added = League(3, 1), []
    assert league.opponent() is None
    for _ in range(6):
        added.append(frozen_copy(network))
        league.add(added[-1])
        with torch.no_grad():
            network.first_bias.add_(1)
    assert len(league.members) == 3
    assert [equal(*pair) for pair in zip(league.members[-2:], added[-2:], strict=True)] == [True, True]
    assert league.opponent() in league.members
    assert not any(one.requires_grad for member in league.members for one in member.parameters())


def test_past_networks_have_alternate_seats_in_their_share_of_games() -> None:
    assert past_seats(8, 0.5, CPU).tolist() == [0, 1, 0, 1, 2, 2, 2, 2]
    assert past_seats(3, 1.0, CPU).tolist() == [0, 1, 0]


def test_the_hands_that_a_belief_is_trained_with_are_those_of_the_enemies(duels: SelfPlay) -> None:
    found = duels.enemy_hands().numpy()
    for index, game in enumerate(duels._duels.game_bytes().copy().view(GAME)[:, 0]):
        enemy = 1 - int(duels.seen.acting[index])
        hand = game["hand"][enemy][: game["hand_count"][enemy]]
        assert set(np.flatnonzero(found[index])) == set(CARD_GROUP[hand])
    assert len({tuple(row) for row in found.tolist()}) > 10


# Serving


def served(folded: dict[str, Any], duels: SelfPlay) -> inference.Evaluations:
    """Evaluate all games without PyTorch."""
    weights = unfold(folded)
    made = inference.empty_evaluations(duels.count, weights)
    made.observations[:] = duels.seen.observations.numpy()
    for index, row in enumerate(duels.seen.mask.numpy()):
        legal = np.flatnonzero(row)
        made.moves[index, : len(legal)], made.counts[index] = legal, len(legal)
    inference.evaluate(weights, made, duels.count, True)
    return made


def policies(made: inference.Evaluations, count: int) -> np.ndarray[Any, Any]:
    """The probabilities by move."""
    spread = np.zeros((count, COUNT))
    for index in range(count):
        legal = made.counts[index]
        spread[index, made.moves[index, :legal]] = made.policies[index, :legal]
    return spread


def test_served_weights_give_the_networks_own_outputs(network: Network, duels: SelfPlay, tmp_path: Path) -> None:
    with torch.no_grad():
        own = network(duels.seen.observations, duels.seen.mask)
    probabilities = own.logits.softmax(dim=1).numpy()
    exact = served(folded_weights(network), duels)
    np.testing.assert_allclose(policies(exact, duels.count), probabilities, atol=1e-5)
    np.testing.assert_allclose(exact.values, own.value, atol=1e-5)
    np.testing.assert_allclose(exact.beliefs, own.belief.sigmoid(), atol=1e-5)
    save_weights(tmp_path / "weights.npz", folded_weights(network))
    quantised = served(load_folded(tmp_path / "weights.npz"), duels)
    rounded, legal = policies(quantised, duels.count), duels.seen.mask.numpy() == 1
    kl = np.sum(probabilities[legal] * np.log(probabilities[legal] / rounded[legal])) / duels.count
    assert 0 < kl < 0.01
    np.testing.assert_allclose(quantised.values, own.value, atol=0.1)


def test_a_warm_start_gives_the_same_outputs(network: Network, duels: SelfPlay) -> None:
    folded = folded_weights(network)
    other = Network(size_of(folded))
    with torch.no_grad():
        other.by_move_fact.add_(1)
    warm_start(other, folded)
    assert not other.by_fact.any()
    with torch.no_grad():
        outputs = [one(duels.seen.observations, duels.seen.mask) for one in (network, other)]
    for mine, theirs in zip(*outputs, strict=True):
        torch.testing.assert_close(theirs, mine, rtol=1e-4, atol=1e-4)


def test_a_run_begins_with_given_weights(network: Network, tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    save_weights(file, folded_weights(network))
    settings = new_settings(True, start=str(file), seed=4)
    assert settings.size == network.size
    assert settings.is_small
    made = Trainer(tmp_path / "run", replace(settings, tables=32), CPU)
    np.testing.assert_allclose(folded_weights(made.network)["value"], load_folded(file)["value"], rtol=1e-6)
    assert equal(made.magnet, made.network)
    arrays: dict[str, Any] = {VERSION_KEY: np.array(VERSION)}
    np.savez(file, **arrays)
    with pytest.raises(WeightsError, match="weights"):
        new_settings(True, start=str(file))


# Best responses


def test_a_best_response_is_trained_against_the_most_probable_moves_of_a_frozen_network(
    network: Network, tmp_path: Path
) -> None:
    file = tmp_path / "weights.npz"
    save_weights(file, folded_weights(network))
    made = Trainer(tmp_path / "run", replace(TINY, minutes=1e-6, against=str(file)), CPU)
    assert made.frozen is not None
    before = folded_weights(made.frozen)
    rows: list[Progress] = []
    made.run(60, rows.append)
    assert set(rows[0].win_rates) == {"random", "frozen"}
    for name, array in folded_weights(made.frozen).items():
        np.testing.assert_array_equal(array, before[name])
    # One seat of every game is the frozen network's, whose decisions nothing is learned from.
    ours = made.rollout.learning
    assert not ours.all()
    theirs = evaluate(made.frozen, Seen(made.rollout.observations[~ours], made.rollout.mask[~ours], ours)).logits
    assert (theirs.argmax(dim=1) == made.rollout.moves[~ours]).all()
    assert load_settings(made.folder).against == str(file)


def test_exploit_continues_with_the_same_bot_only(network: Network, tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    save_weights(file, folded_weights(network))
    options = [str(tmp_path / "run"), "--small", "--minutes", "0.01", "--device", "cpu"]
    finished = run("lab", "exploit", f"network:{file}@50ms", *options)
    assert (finished.exit_code, finished.stderr.count("\n")) == (0, 1)
    assert "against the frozen network" in finished.stdout
    assert f"network:{tmp_path / 'run' / 'weights.npz'},network:{file}@50ms" in finished.stdout.replace("\n", "")
    refused = run("lab", "exploit", "network", *options)
    assert refused.exit_code == 1
    assert "another value of bot" in refused.stderr


# The command and the example


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A finished run of the command, and what it printed."""
    folder = tmp_path_factory.mktemp("trained") / "run"
    options = ["--small", "--minutes", "0.02", "--device", "cpu", "--json"]
    return folder, run("lab", "train", str(folder), *options).stdout


def test_the_command_trains_and_prints_a_json_object_per_line(trained: tuple[Path, str]) -> None:
    folder, printed = trained
    *rows, end = map(json.loads, printed.splitlines())
    assert rows[-1]["losses"]["entropy"] > 0
    assert end == {
        "folder": str(folder),
        "updates": rows[-1]["updates"],
        "finished": True,
        "weights": f"{folder}/weights.npz",
    }
    assert (folder / "curve.png").read_bytes().startswith(b"\x89PNG")
    assert all(one["updates"] < other["updates"] for one, other in pairwise(rows))


def test_the_command_says_that_a_run_is_complete(trained: tuple[Path, str]) -> None:
    again = run("lab", "train", str(trained[0]), "--device", "cpu", "--lang", "pl")
    assert again.exit_code == 0
    assert again.stdout.startswith("Trening jest zakończony.")
    assert again.stderr.startswith("Przygotowywanie")


def test_ctrl_c_saves_the_run_and_names_the_command_that_continues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole_run = Trainer.run

    def interrupted(trainer: Trainer, *arguments: Any) -> None:
        trainer.improve()
        signal.raise_signal(signal.SIGINT)
        whole_run(trainer, *arguments)

    monkeypatch.setattr(Trainer, "run", interrupted)
    stopped = run("lab", "train", str(tmp_path), "--small", "--device", "cpu")
    assert stopped.exit_code == 130
    assert f"Continue with: gwint lab train {tmp_path}" in stopped.stdout
    assert [path.name for path in tmp_path.glob("checkpoint-*")] == ["checkpoint-1.1-of-1"]


@pytest.mark.parametrize("option", ["--seed 5", "--minutes 3", "--from shipped"])
def test_options_that_contradict_the_folder_are_refused(trained: tuple[Path, str], option: str) -> None:
    refused = run("lab", "train", str(trained[0]), "--device", "cpu", *option.split())
    assert refused.exit_code == 1
    assert f"began with another value of {option.split()[0]}" in refused.stderr


@pytest.mark.skipif(torch.cuda.is_available(), reason="there is a CUDA device")
def test_a_missing_device_is_named(tmp_path: Path) -> None:
    refused = run("lab", "train", str(tmp_path), "--device", "cuda")
    assert (refused.exit_code, list(tmp_path.iterdir())) == (1, [])
    assert "PyTorch finds no CUDA device" in refused.stderr


def test_the_example_runs_on_a_cpu(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main = example("train_torch.py")["main"]
    assert 0 < main(games=16, minutes=0.005, save=str(tmp_path / "network.pt"), steps=8, width=32) < 1
    assert "decisions/s, entropy" in capsys.readouterr().out
    assert "moves.weight" in torch.load(tmp_path / "network.pt")
