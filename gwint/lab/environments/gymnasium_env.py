"""Gymnasium environment: one learner against a bot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from gwint.bots import INSTANT, Bot
from gwint.engine.loading import load_bot
from gwint.fast.encoding import decode
from gwint.fast.move_encoding import number_of
from gwint.fast.moves import COUNT
from gwint.fast.observations import VERSIONS
from gwint.lab.environments import VERSION, check_version
from gwint.lab.environments.duel import deal_duel
from gwint.lab.environments.initial_tables import Pair, initial_tables, starter_pairs
from gwint.lab.environments.pettingzoo_env import MAX_SEED, observation_space
from gwint.rulesets import LEGENDARY, Ruleset
from gwint.views import view

IDS: Final = {version: f"gwint/Duel-v{version}" for version in VERSIONS}
"""The id of each version for `gymnasium.make`."""
ID: Final = IDS[VERSION]


class DuelEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """The learner gets a random seat; the bot answers within a step. An illegal move loses the game."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        bot: Bot | str = "greedy",
        decks: Iterable[Pair] | None = None,
        ruleset: Ruleset = LEGENDARY,
        render_mode: str | None = None,
        version: int = VERSION,
    ) -> None:
        self.render_mode, self._version = render_mode, check_version(version)
        self.observation_space = observation_space(version)
        self.action_space = spaces.Discrete(COUNT)
        self._bot = load_bot(bot)
        self._tables = initial_tables(starter_pairs() if decks is None else decks, ruleset)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a game; if the bot ends it before the learner can act, deal another."""
        super().reset(seed=seed)
        self._seat = int(self.np_random.integers(2))
        self._deal()
        while self._duel.over:
            self._deal()
        return self._observation(), {}

    def _deal(self) -> None:
        self._seed = int(self.np_random.integers(MAX_SEED))
        self._duel, self._answers = deal_duel(self._tables, self._seed, self._version), 0
        self._play_bot()

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Make a move; the reward is 1 for a win, -1 for a loss or an illegal move, and 0 otherwise."""
        if action not in self._duel.moves:
            return self._observation(), -1.0, True, False, {"illegal": True}
        self._duel.push(int(action))
        self._play_bot()
        return self._observation(), float(self._duel.rewards[self._seat]), self._duel.over, False, {}

    def _play_bot(self) -> None:
        while not self._duel.over and self._duel.acting != self._seat:
            seen = view(decode(self._duel.game), self._duel.acting)
            move = self._bot(seen, INSTANT, f"{self._seed} {self._answers}")
            self._duel.push(number_of(self._duel.game[0], move))
            self._answers += 1

    def _observation(self) -> dict[str, Any]:
        mask = np.zeros(COUNT, dtype=np.int8) if self._duel.over else self._duel.mask()
        return {"observation": self._duel.observe(self._seat), "action_mask": mask}

    def render(self) -> str | None:
        """Draw the whole table as a picture, including secrets."""
        return self._duel.picture() if self.render_mode == "ansi" else None


for _version, _id in IDS.items():
    gymnasium.register(_id, entry_point=f"{__name__}:DuelEnv", kwargs={"version": _version})
