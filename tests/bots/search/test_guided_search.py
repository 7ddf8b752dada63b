"""The network and the search that it guides know what their seat may know, and play winning moves."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest

from gwint.bots import BOTS, Budget, network
from gwint.fast.network import weights
from gwint.fast.network.inference import empty_evaluations, evaluate
from gwint.fast.network.weights import WeightsError, load_folded, load_weights, save_weights, shipped_weights
from gwint.fast.search import GuidedSearch, MoveStatistics, Opinion
from gwint.notation.move_phrases import phrase
from gwint.rules.modes import DUEL
from gwint.rules.moves import Move
from gwint.views import View, view
from gwint.worlds import deal
from tests.bots.search.network_positions import OUTPUTS, positions
from tests.bots.search.test_search import MEDIC, WINNING_CARD, WON_ALREADY
from tests.bots.test_secrets import questions
from tests.cli.runner import output_of
from tests.scenes import position

SIMULATIONS = 40


def searched(seen: View, seed: str = "any") -> dict[Move, MoveStatistics]:
    tree = GuidedSearch(seen, seed)
    tree.grow(SIMULATIONS)
    return tree.move_statistics()


@pytest.mark.parametrize(
    ("picture", "best"),
    [
        (WINNING_CARD, "Catapult"),
        (WON_ALREADY, "pass"),
        (MEDIC, "raise Siege Tower"),
    ],
)
def test_the_search_plays_winning_moves(picture: str, best: str) -> None:
    table = position(picture)
    assert phrase(table, network.choose_by_search(view(table, 0), Budget(simulations=SIMULATIONS), "any")) == best


def test_the_same_seed_gives_the_same_tree_and_every_simulation_counts() -> None:
    for table, seat in questions("duel", 1):
        seen = view(table, seat)
        found = searched(seen)
        assert found == searched(seen)
        assert found != searched(seen, "another")
        # The first simulation evaluates the root itself, and so do those that run next to it.
        assert SIMULATIONS - 8 <= sum(one.visits for one in found.values()) <= SIMULATIONS
        assert all(0 <= one.won <= one.visits for one in found.values())


def test_hidden_cards_change_neither_opinion_nor_search() -> None:
    for number, (table, seat) in enumerate(questions("duel", 2)):
        seen = view(table, seat)
        other = view(deal(seen, f"another world {number}"), seat)
        one, same = Opinion(seen, shipped_weights()), Opinion(other, shipped_weights())
        assert (one.policy, one.value, one.beliefs.tolist()) == (same.policy, same.value, same.beliefs.tolist())
        assert searched(seen) == searched(other)


def test_the_policy_covers_exactly_the_legal_moves() -> None:
    for table, seat in questions("duel", 3):
        opinion = Opinion(view(table, seat), shipped_weights())
        assert set(opinion.policy) == set(view(table, seat).moves)
        assert sum(opinion.policy.values()) == pytest.approx(1, abs=1e-5)
        assert -1 <= opinion.value <= 1


def test_the_compiled_network_computes_what_pytorch_does() -> None:
    """`tests.learning.golden` writes the expected values."""
    expected = json.loads(OUTPUTS.read_text(encoding="utf-8"))
    observations, masks = positions()
    evaluations = empty_evaluations(len(expected), shipped_weights())
    evaluations.observations[:] = observations
    for row, mask in enumerate(masks):
        moves = np.flatnonzero(mask)
        evaluations.moves[row, : len(moves)], evaluations.counts[row] = moves, len(moves)
    evaluate(shipped_weights(), evaluations, len(expected), True)
    for row, one in enumerate(expected):
        policy = evaluations.policies[row, : evaluations.counts[row]].tolist()
        assert policy == pytest.approx(one["policy"], abs=2e-4)
        assert float(evaluations.values[row]) == pytest.approx(one["value"], abs=2e-4)
        assert float(evaluations.beliefs[row].sum()) == pytest.approx(one["held"], abs=5e-3)


# The file of weights


def test_weights_are_stored_in_bytes_and_read_back(tmp_path: Path) -> None:
    folded = load_folded(weights.FILE)
    save_weights(tmp_path / "weights.npz", folded)
    again = load_folded(tmp_path / "weights.npz")
    assert all(np.allclose(folded[key], again[key], rtol=1e-5) for key in folded)
    assert weights.FILE.stat().st_size <= 6_000_000


@pytest.mark.parametrize("damage", ["cut", "other version", "other shape", "no layer", "not a number", "no archive"])
def test_weights_that_do_not_fit_are_refused(damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "weights.npz"
    folded = load_folded(weights.FILE)
    if damage == "other shape":
        folded["value"] = folded["value"][:, :-1]
    if damage == "no layer":
        del folded["narrowing"]
    if damage == "not a number":
        folded["value-bias"][:] = np.nan
    if damage == "other version":
        monkeypatch.setattr(weights, "VERSION", "00000000")
    save_weights(path, folded)
    monkeypatch.undo()
    if damage == "cut":
        path.write_bytes(path.read_bytes()[:-100])
    if damage == "no archive":
        np.save(path.with_suffix(""), np.zeros(3))
        path.with_suffix(".npy").replace(path)
    with pytest.raises(WeightsError, match="cannot be used") as refused:
        load_weights(path)
    assert refused.value.details["path"] == str(path)


def test_damaged_bytes_are_refused_wherever_they_are(tmp_path: Path) -> None:
    path, chance = tmp_path / "weights.npz", Random(4)
    tiny = {key: array[:2] for key, array in load_folded(weights.FILE).items()}
    save_weights(path, tiny)
    whole = path.read_bytes()
    for _ in range(200):
        damaged = bytearray(whole)
        damaged[chance.randrange(len(whole))] ^= 1 << chance.randrange(8)
        path.write_bytes(damaged)
        with pytest.raises(WeightsError):
            load_weights(path)


def test_weights_are_read_again_when_their_file_changes(tmp_path: Path) -> None:
    path, folded = tmp_path / "weights.npz", load_folded(weights.FILE)
    save_weights(path, folded)
    first = load_weights(path)
    assert load_weights(path) is first
    save_weights(path, folded | {"value": folded["value"] * 2})
    np.testing.assert_allclose(load_weights(path).value, 2 * first.value, rtol=1e-5)


def test_nearest_files_are_suggested_for_a_missing_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("run", "other"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "weights.npz").touch()
    monkeypatch.chdir(tmp_path)
    for missing in ("run/weight.npz", "run", "rn/weights.npz"):
        with pytest.raises(WeightsError, match=rf"no weights file “{missing}”. Did you mean: run/weights\.npz"):
            load_weights(Path(missing))


def test_without_weights_the_planner_plays_and_the_list_of_bots_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "FILE", Path("missing.npz"))
    assert not network.can_play(DUEL)
    seen = view(position(WON_ALREADY), 0)
    assert network.choose(seen, Budget(), "any") == BOTS["captain"](seen, seed="any")
    assert network.choose_by_search(seen, Budget(), "any") == BOTS["captain"](seen, seed="any")
    listed = dict(line.split(maxsplit=1) for line in output_of("bots", "--lang", "en").splitlines() if line)
    assert "the network is missing" in listed["network"]
