"""OpenSpiel environment: `pyspiel.load_game("gwint_duel")` works once this module is imported.

Chance comes first: four throws make the seed of the deal, and everything after it is deterministic. A seat's memory is
a digest of its own moves and of every change it could see; hidden moves leave no trace in it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import pyspiel

from gwint.decks import Deck, decode, starters
from gwint.fast.encoding import deal
from gwint.fast.encoding import decode as table_of
from gwint.fast.moves import COUNT, MOVES, name
from gwint.fast.observations import SIZES
from gwint.fast.table import SEATS
from gwint.lab.environments import VERSION, check_version
from gwint.lab.environments.duel import Duel, deal_duel
from gwint.lab.environments.initial_tables import initial_tables
from gwint.lab.environments.observations import describe, field_slices, observation
from gwint.rulesets import parse
from gwint.views import view

SEED_THROWS: Final = 4
DIE_SIDES: Final = 256
MAX_GAME_LENGTH: Final = 1000
"""More moves than any game has."""
DEFAULTS: Final[dict[str, Any]] = {
    "ruleset": "legendary", "first": starters()[0].id, "second": starters()[-1].id, "version": VERSION,
}  # fmt: skip

TYPE: Final = pyspiel.GameType(
    short_name="gwint_duel",
    long_name="Gwent, a duel",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)
INFO: Final = pyspiel.GameInfo(
    num_distinct_actions=COUNT,
    max_chance_outcomes=DIE_SIDES,
    num_players=SEATS,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=MAX_GAME_LENGTH,
)


def parse_deck(text: str) -> Deck:
    """Return a starter deck by its id, or decode a deck code."""
    known = {one.id: one.deck for one in starters()}
    return known[text] if text in known else decode(text)


class DuelGame(pyspiel.Game):  # type: ignore[misc]
    """A duel of two decks, named by `first` and `second`, under a `ruleset`, with a `version` of the observations."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__(TYPE, INFO, dict(params or {}))
        options = DEFAULTS | dict(params or {})
        self.version = check_version(options["version"])
        self.tables = initial_tables(
            [(parse_deck(options["first"]), parse_deck(options["second"]))], parse(options["ruleset"])
        )

    def new_initial_state(self) -> DuelState:
        return DuelState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> DuelObserver:
        return DuelObserver(kind, params, self.version)


class DuelState(pyspiel.State):  # type: ignore[misc]
    """Chance throws, then a duel."""

    def __init__(self, game: DuelGame) -> None:
        super().__init__(game)
        self.throws: list[int] = []
        self.duel: Duel | None = None
        self.seen = [b""] * SEATS
        """By seat, the last observation."""
        self.memories = [b""] * SEATS
        """By seat, a digest of all it has done and seen."""

    def current_player(self) -> int:
        if self.duel is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.duel.over else self.duel.acting

    def _legal_actions(self, player: int) -> list[int]:
        assert self.duel is not None
        return sorted(self.duel.moves.tolist()) if player == self.duel.acting else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(side, 1 / DIE_SIDES) for side in range(DIE_SIDES)]

    def _apply_action(self, action: int) -> None:
        if self.duel is None:
            self.throws.append(action)
            if len(self.throws) == SEED_THROWS:
                self.duel = deal_duel(self.get_game().tables, " ".join(map(str, self.throws)), self.get_game().version)
        else:
            self._remember(self.duel.acting, str(action).encode())
            self.duel.push(action)
        self._update_memories()

    def _update_memories(self) -> None:
        """Add what each seat sees to its memory, if it has changed."""
        if self.duel is None:
            return
        for seat in range(SEATS):
            seen = self.duel.observe(seat).tobytes()
            if seen != self.seen[seat]:
                self.seen[seat] = seen
                self._remember(seat, seen)

    def _remember(self, seat: int, what: bytes) -> None:
        self.memories[seat] = hashlib.blake2b(self.memories[seat] + what, digest_size=16).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"throw {action}" if player == pyspiel.PlayerId.CHANCE else name(MOVES[action])

    def is_terminal(self) -> bool:
        return self.duel is not None and self.duel.over

    def returns(self) -> Sequence[float]:
        return [0.0] * SEATS if self.duel is None else [float(reward) for reward in self.duel.rewards]

    def resample_from_infostate(self, player: int, sampler: Any) -> DuelState:
        """Return a state that this player cannot distinguish from this one; its history is not resampled."""
        assert self.duel is not None
        resampled = self.get_game().new_initial_state()
        resampled.throws = [0] * SEED_THROWS
        world = deal(view(table_of(self.duel.game), player), int(sampler() * DIE_SIDES**SEED_THROWS))
        resampled.duel = Duel(world, self.duel.version)
        resampled.seen[player], resampled.memories[player] = self.seen[player], self.memories[player]
        resampled._update_memories()
        return resampled  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return f"throws {self.throws}" if self.duel is None else self.duel.picture()


class DuelObserver:
    """What a seat may know: the tensor holds its current knowledge, the string its memory if perfect recall is
    requested."""

    def __init__(self, kind: Any, params: Any, version: int = VERSION) -> None:
        if params:
            raise ValueError(f"an observation takes no parameters: {params}")
        self.perfect_recall = kind is not None and kind.perfect_recall
        self.version = version
        self.tensor = np.zeros(SIZES[version], dtype=np.float32)
        self.dict = {field: self.tensor[place].reshape(shape) for field, shape, place in field_slices(version)}

    def set_from(self, state: DuelState, player: int) -> None:
        self.tensor[:] = 0 if state.duel is None else state.duel.observe(player)

    def string_from(self, state: DuelState, player: int) -> str:
        if state.duel is None:
            return f"seat {player}"
        if self.perfect_recall:
            return f"seat {player} {state.memories[player].hex()}"
        return describe(observation(state.duel.game, player), self.version)


pyspiel.register_game(TYPE, DuelGame)
