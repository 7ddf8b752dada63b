"""`make bench-peers`: compares the twin and the environments with card games of other libraries, on one core.

Every rate is in players' decisions a CPU second, so other load on the machine does not count. All are measured in turn,
five times; the output shows the medians, and the median of the ratios.
"""

from __future__ import annotations

import os
import platform
import random
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from itertools import count
from typing import Any

import envpool
import jax
import numpy as np
import pgx
import pyspiel
import rlcard
from pettingzoo.classic import leduc_holdem_v4
from pgx.experimental import auto_reset

from bench.fast import lay_games, step_from_python
from gwint.fast import MOVES, clone, copies, play_many
from gwint.lab.environments import pettingzoo_env
from gwint.lab.environments.batched import Duels

RUNS = 5
MIN_SECONDS = 1.0
"""The minimum CPU time of a measurement."""
BATCH = 256
PGX_BATCH = 16384
"""Each library steps the number of games with which it is fastest; EnvPool uses the same as ours."""
ROLLOUTS = 500

Work = Callable[[], int]
"""Does some work and returns the number of decisions."""


def rate(work: Work) -> float:
    """Return the decisions a CPU second."""
    decisions, start = 0, time.process_time()
    while (spent := time.process_time() - start) < MIN_SECONDS:
        decisions += work()
    return decisions / spent


# gwint


def compiled_duels() -> Work:
    """Duels with random legal decks in the three rulesets."""
    games, seeds = copies(lay_games(), 20, 1), count()
    return lambda: play_many(clone(games), next(seeds))


def duel_from_python() -> Work:
    """The same games, with one Python call for each decision."""
    games, seeds = copies(lay_games(), 20, 1), count()
    return lambda: step_from_python(clone(games), next(seeds))


def batched_duels(observing: bool) -> Work:
    duels = Duels(BATCH, observing=observing)
    duels.reset(1)

    def work() -> int:
        duels.step(duels.sample())
        return BATCH

    return work


def agents(env: Any) -> Work:
    """PettingZoo's loop: the agents in turn, each with its observation, at random."""

    def work() -> int:
        env.reset(seed=random.getrandbits(31))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else random.choice(np.flatnonzero(seen["action_mask"])))
            decisions += not (over or cut)
        return decisions

    return work


# OpenSpiel


def dealt_state(name: str) -> Any:
    """Return a state after the deal. OpenSpiel deals card by card, which from Python takes most of a game's time."""
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        _random_move(state)
    return state


def rollouts(name: str) -> Work:
    """OpenSpiel's random rollouts in C++, called through its tree search; their deal is not measured, ours is."""
    state = dealt_state(name)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    search = pyspiel.MCTSBot(state.get_game(), evaluator, 1.0, 1, 100, False, 1, False)
    length = statistics.mean(_decisions(state.clone()) for _ in range(300))

    def work() -> int:
        search.mcts_search(state)
        return round(ROLLOUTS * length)

    return work


def whole_game(name: str) -> Work:
    """One game including its deal, like ours, with one Python call for each step."""
    game = pyspiel.load_game(name)
    return lambda: _decisions(game.new_initial_state())


def dealt_game(name: str) -> Work:
    """One game without its deal, with one Python call for each decision."""
    state = dealt_state(name)
    return lambda: _decisions(state.clone())


def _decisions(state: Any) -> int:
    """Play on at random, and return the number of players' decisions."""
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        _random_move(state)
    return decisions


def _random_move(state: Any) -> None:
    chance = state.is_chance_node()
    moves = [move for move, _ in state.chance_outcomes()] if chance else state.legal_actions()
    state.apply_action(moves[int(random.random() * len(moves))])


# pgx, EnvPool, RLCard


def pgx_batch(name: str) -> Work:
    """Games compiled by JAX and stepped together at random; a game that ends is replaced by another."""
    env = pgx.make(name)
    begin, step = jax.jit(jax.vmap(env.init)), jax.vmap(auto_reset(env.step, env.init))

    def turn(state: Any, key: Any) -> Any:
        action_key, reset_key = jax.random.split(key)
        likely = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        return step(state, jax.random.categorical(action_key, likely, axis=1), jax.random.split(reset_key, PGX_BATCH))

    compiled, keys = jax.jit(turn), iter(_keys())
    states = [begin(jax.random.split(next(keys), PGX_BATCH))]

    def work() -> int:
        states[0] = compiled(states[0], next(keys))
        states[0].rewards.block_until_ready()
        return PGX_BATCH

    work()
    return work


def _keys() -> Iterator[Any]:
    """Make keys in batches of a thousand, so that it is not measured with every step."""
    key = jax.random.PRNGKey(1)
    while True:
        key, *some = jax.random.split(key, 1001)
        yield from some


def envpool_blackjack() -> Work:
    env = envpool.make("Blackjack-v1", env_type="gymnasium", num_envs=BATCH, num_threads=1)
    env.reset()
    moves = np.random.default_rng(1).integers(0, 2, (64, BATCH)).astype(np.int32)

    def work() -> int:
        env.step(random.choice(moves))
        return BATCH

    return work


def rlcard_game(name: str) -> Work:
    env = rlcard.make(name)

    def work() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return work


@dataclass(frozen=True)
class Comparison:
    """Two workloads, and the ratio that ours should reach."""

    ours: str
    peer: str
    goal: float | None


OURS: dict[str, Callable[[], Work]] = {
    "duels compiled": compiled_duels,
    "one duel from Python": duel_from_python,
    "batch with masks": lambda: batched_duels(observing=False),
    "batch with masks and observations": lambda: batched_duels(observing=True),
    "PettingZoo environment": lambda: agents(pettingzoo_env.env()),
}
PEERS: dict[str, Callable[[], Work]] = {
    **{f"OpenSpiel {name}, C++": partial(rollouts, name) for name in ("hearts", "skat", "spades")},
    **{f"OpenSpiel {name} from Python, whole": partial(whole_game, name) for name in ("hearts", "skat")},
    **{f"OpenSpiel {name} from Python, dealt": partial(dealt_game, name) for name in ("hearts", "skat")},
    "pgx leduc_holdem": lambda: pgx_batch("leduc_holdem"),
    "EnvPool Blackjack-v1": envpool_blackjack,
    "RLCard leduc-holdem": lambda: rlcard_game("leduc-holdem"),
    "RLCard gin-rummy": lambda: rlcard_game("gin-rummy"),
    "PettingZoo leduc_holdem": lambda: agents(leduc_holdem_v4.env()),
}
COMPARISONS = (
    Comparison("duels compiled", "OpenSpiel hearts, C++", 1.0),
    Comparison("duels compiled", "OpenSpiel skat, C++", 1.5),
    Comparison("duels compiled", "OpenSpiel spades, C++", None),
    Comparison("one duel from Python", "OpenSpiel hearts from Python, whole", 2.0),
    Comparison("one duel from Python", "OpenSpiel hearts from Python, dealt", 2.0),
    Comparison("one duel from Python", "OpenSpiel skat from Python, whole", 2.0),
    Comparison("one duel from Python", "OpenSpiel skat from Python, dealt", 2.0),
    Comparison("one duel from Python", "RLCard gin-rummy", None),
    Comparison("one duel from Python", "RLCard leduc-holdem", None),
    Comparison("batch with masks", "pgx leduc_holdem", 1.0),
    Comparison("batch with masks", "EnvPool Blackjack-v1", 2.0),
    Comparison("batch with masks and observations", "pgx leduc_holdem", None),
    Comparison("PettingZoo environment", "PettingZoo leduc_holdem", None),
)


def main() -> None:
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    peers = ", ".join(
        f"{name} {version(name)}" for name in ("open_spiel", "pgx", "jax", "envpool", "rlcard", "pettingzoo")
    )
    print(f"{platform.processor() or platform.machine()}, Python {platform.python_version()}, {peers}")
    print(f"one core, {len(MOVES)} moves, batches of {BATCH} (pgx: {PGX_BATCH}), medians of {RUNS}\n")
    works = {name: made() for name, made in (OURS | PEERS).items()}
    for work in works.values():
        work()
    runs = [{name: rate(work) for name, work in works.items()} for _ in range(RUNS)]
    for name in works:
        print(f"{name:36} {statistics.median(run[name] for run in runs):>14,.0f} decisions/s")
    print()
    for one in COMPARISONS:
        ratios = [run[one.ours] / run[one.peer] for run in runs]
        goal = "" if one.goal is None else f"goal {one.goal:.1f}"
        print(
            f"{one.ours} / {one.peer}: {statistics.median(ratios):.2f}, {min(ratios):.2f} to {max(ratios):.2f} {goal}"
        )


if __name__ == "__main__":
    main()
