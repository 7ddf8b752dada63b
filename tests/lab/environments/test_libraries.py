"""The libraries' own checks of environments pass."""

from __future__ import annotations

import random
from functools import partial

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random
from pettingzoo.test import api_test, seed_test

from gwint.fast.arguments import ArgumentError
from gwint.fast.moves import COUNT
from gwint.fast.observations import SIZES
from gwint.lab.environments import NAME, gymnasium_env, openspiel
from gwint.lab.environments.batched import Duels
from gwint.lab.environments.duel import AGENTS
from gwint.lab.environments.pettingzoo_env import env

# Versions


@pytest.mark.filterwarnings("ignore:.*is out of date")
def test_the_old_version_is_the_beginning_of_the_new_one_everywhere() -> None:
    versions = (1, 2)
    batches = [Duels(3, version=version) for version in versions]
    agents = [env(version=version) for version in versions]
    learners = [gymnasium.make(gymnasium_env.IDS[version], bot="random") for version in versions]
    states = [pyspiel.load_game("gwint_duel", {"version": version}).new_initial_state() for version in versions]
    for duels in (*batches, *agents):
        duels.reset(seeds=1) if isinstance(duels, Duels) else duels.reset(seed=1)
    for state in states:
        for throw in range(openspiel.SEED_THROWS):
            state.apply_action(throw)
    for old, new in (
        [duels.observe()[0] for duels in batches],
        [duel.observe(duel.agent_selection)["observation"] for duel in agents],
        [learner.reset(seed=1)[0]["observation"] for learner in learners],
        [np.array(state.observation_tensor(0)) for state in states],
    ):
        assert (old.shape, new.shape) == ((SIZES[1],), (SIZES[2],))
        assert (old == new[: SIZES[1]]).all()
        assert new[SIZES[1] :].any()
    assert [duel.unwrapped.metadata["name"] for duel in agents] == ["gwint_duel_v1", "gwint_duel_v2"]
    assert [learner.observation_space.contains(learner.reset()[0]) for learner in learners] == [True, True]
    assert "options: legendary" in states[1].observation_string(0)
    assert "options" not in states[0].observation_string(0)


@pytest.mark.parametrize("version", [0, 3, "1"])
def test_a_version_that_does_not_exist_is_refused(version: int) -> None:
    for make in (partial(Duels, 1), env, gymnasium_env.DuelEnv):
        with pytest.raises(ArgumentError, match="version"):
            make(version=version)


# PettingZoo


@pytest.mark.filterwarnings("ignore:Observation")
def test_pettingzoos_api_test_passes(capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(), num_cycles=200)
    assert "Passed API test" in capsys.readouterr().out


def test_pettingzoos_seed_test_passes() -> None:
    seed_test(env, num_cycles=60)


def test_an_agent_that_moves_illegally_loses() -> None:
    duel = env()
    duel.reset(seed=1)
    agent = duel.agent_selection
    mask = duel.observe(agent)["action_mask"]
    duel.step(int(np.flatnonzero(mask == 0)[0]))
    assert duel.terminations == dict.fromkeys(AGENTS, True)
    assert duel.rewards[agent] == -1


def test_an_agent_that_is_not_to_act_has_no_moves() -> None:
    duel = env()
    duel.reset(seed=1)
    other = next(agent for agent in AGENTS if agent != duel.agent_selection)
    assert not duel.observe(other)["action_mask"].any()
    assert str(duel.unwrapped.metadata["name"]) == NAME


# Gymnasium


def test_gymnasiums_checker_passes() -> None:
    check_env(gymnasium.make(gymnasium_env.ID).unwrapped)


def test_a_learner_plays_against_a_bot_to_the_end() -> None:
    duel = gymnasium.make(gymnasium_env.ID, bot="random").unwrapped
    rewards = []
    for seed in range(4):
        observed, _ = duel.reset(seed=seed)
        over = False
        while not over:
            action = np.random.default_rng(seed).choice(np.flatnonzero(observed["action_mask"]))
            observed, reward, over, _, info = duel.step(action)
            assert not info
        rewards.append(reward)
    assert set(rewards) <= {-1.0, 0.0, 1.0}
    assert any(rewards)


# OpenSpiel


def openspiel_game() -> pyspiel.Game:
    return pyspiel.load_game("gwint_duel(first=monsters-swarm,second=skellige-storm)")


def test_openspiels_random_simulations_pass() -> None:
    pyspiel.random_sim_test(openspiel_game(), num_sims=5, serialize=True, verbose=False)


def test_the_registered_game_names_its_sizes() -> None:
    game = pyspiel.load_game("gwint_duel", {"ruleset": "klub"})
    assert game.num_distinct_actions() == COUNT
    assert game.max_chance_outcomes() == openspiel.DIE_SIDES


def test_a_resampled_state_is_indistinguishable_for_its_player() -> None:
    state, rng = openspiel_game().new_initial_state(), random.Random(3)
    other_hands = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            for player in range(2):
                resampled = state.resample_from_infostate(player, rng.random)
                assert resampled.information_state_string(player) == state.information_state_string(player)
                assert resampled.information_state_tensor(player) == state.information_state_tensor(player)
                assert resampled.current_player() == state.current_player()
                other_hands += str(resampled) != str(state)
        state.apply_action(rng.choice(state.legal_actions()))
    assert other_hands


def test_a_secret_exchange_leaves_no_trace_in_the_others_memory() -> None:
    states = []
    for exchanging in (False, True):
        state = openspiel_game().new_initial_state()
        while state.is_chance_node():
            state.apply_action(1)
        assert state.current_player() == 0
        if exchanging:
            state.apply_action(max(state.legal_actions()))
        state.apply_action(next(a for a in state.legal_actions() if state.action_to_string(a) == "done"))
        states.append(state)
    first, second = states
    assert first.information_state_string(1) == second.information_state_string(1)
    assert first.information_state_string(0) != second.information_state_string(0)


def test_openspiels_search_over_information_states_plays_it() -> None:
    game, rng = openspiel_game(), np.random.RandomState(1)
    state = game.new_initial_state()
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    searching = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=6, random_state=rng)
    bots = [searching, uniform_random.UniformRandomBot(1, rng)]
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.randint(openspiel.DIE_SIDES)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == 0
