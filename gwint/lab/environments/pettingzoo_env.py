"""PettingZoo environment: two agents in turn (AEC)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from gwint.fast.moves import COUNT
from gwint.fast.observations import SIZES
from gwint.lab.environments import NAME, VERSION, check_version, name_of
from gwint.lab.environments.duel import AGENTS, deal_duel
from gwint.lab.environments.initial_tables import Pair, initial_tables, starter_pairs
from gwint.rulesets import LEGENDARY, Ruleset

MAX_SEED: Final = 2**32
"""Games are dealt from seeds below this."""


def env(**options: Any) -> Any:
    """Return the environment for general use: an illegal move loses, and the order of calls is checked."""
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=-1))


def observation_space(version: int = VERSION) -> spaces.Dict:
    """The space of what a seat may know, and of the moves it may make."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (SIZES[version],), np.uint8),
            "action_mask": spaces.Box(0, 1, (COUNT,), np.int8),
        }
    )


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name for it
    """A duel; `agent_selection` is the agent to act, in the redraw the first seat before the second."""

    metadata: dict[str, Any] = {"name": NAME, "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012 - as PettingZoo declares it

    def __init__(
        self,
        decks: Iterable[Pair] | None = None,
        ruleset: Ruleset = LEGENDARY,
        render_mode: str | None = None,
        version: int = VERSION,
    ) -> None:
        super().__init__()
        self._version = check_version(version)
        self.metadata = self.metadata | {"name": name_of(version)}
        self.render_mode = render_mode
        self.possible_agents = list(AGENTS)
        self._tables = initial_tables(starter_pairs() if decks is None else decks, ruleset)
        self._spaces = {agent: observation_space(version) for agent in AGENTS}
        self._moves = {agent: spaces.Discrete(COUNT) for agent in AGENTS}
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._moves[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game; without a seed, continue the stream of the last seed."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self._duel = deal_duel(self._tables, int(self._random.integers(MAX_SEED)), self._version)
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.agent_selection = AGENTS[self._duel.acting]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees; an agent that is not to act has no legal move."""
        seat = AGENTS.index(agent)
        is_acting = not self._duel.over and self._duel.acting == seat
        mask = self._duel.mask() if is_acting else np.zeros(COUNT, dtype=np.int8)
        return {"observation": self._duel.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0
        self._duel.push(int(action))
        self.rewards = dict(zip(AGENTS, self._duel.rewards, strict=True))
        if self._duel.over:
            self.terminations = dict.fromkeys(AGENTS, True)
        else:
            self.agent_selection = AGENTS[self._duel.acting]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Draw the whole table as a picture, including secrets."""
        return self._duel.picture() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to release."""
