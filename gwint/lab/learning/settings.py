"""The settings of a training run, as they are written into its folder."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from gwint.lab.learning.size import Size

SHIPPED: Final = "shipped"
"""Stands for the weights that come with gwint."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The defaults train the network that gwint ships; small values serve tests on a CPU."""

    minutes: float = 20.0
    """The length of the whole run, over all sittings: rates and weights change from their first to their last value."""
    seed: int = 1
    size: Size = field(default_factory=Size)
    games: int = 16_384
    """Duels played in parallel."""
    steps: int = 64
    """Decisions in each duel between two updates."""
    epochs: int = 2
    batch: int = 32_768
    """Decisions in each step of the optimiser."""
    rate: float = 4e-4
    last_rate: float = 3e-5
    entropy: float = 0.02
    last_entropy: float = 0.003
    clip: float = 0.2
    trace: float = 0.95
    """λ of generalised advantage estimation."""
    value_weight: float = 0.5
    belief_weight: float = 0.05
    magnet_weight: float = 0.02
    """How strongly the policy is pulled towards the magnet, a copy of itself refreshed every `magnet_every` updates."""
    magnet_every: int = 40
    league_share: float = 0.25
    """The share of duels in which one seat is played by a past network."""
    league_size: int = 12
    league_every: int = 25
    """Updates between two networks that join the league."""
    decks: int = 1_200
    """Random decks for each ruleset."""
    tables: int = 24_000
    """Pairs of decks."""
    start: str = ""
    """The file of weights from which the run began, or SHIPPED; empty for random weights."""
    against: str = ""
    """The weights that the run learns to beat, like `start`; empty if it learns by playing against itself."""

    @classmethod
    def small(cls) -> Settings:
        """Return settings with which a CPU learns a little within minutes."""
        return cls(
            size=Size(wide=64, narrow=32, blocks=1), games=64, steps=16, epochs=1, batch=512, magnet_every=4,
            league_size=2, league_every=2, decks=32, tables=96,
        )  # fmt: skip

    @property
    def is_small(self) -> bool:
        """Whether these are the settings of `small`, apart from what a run chooses."""
        chosen = {name: getattr(self, name) for name in ("size", "minutes", "seed", "start", "against")}
        small = replace(Settings.small(), **chosen)
        return self == small and (bool(self.start) or self.size == Settings.small().size)

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Settings:
        """Read settings; raise TypeError or KeyError if they are not of this shape."""
        settings = cls(**{**data, "size": Size(**data["size"])})
        for name, default in cls().as_json().items():
            if not isinstance(settings.as_json()[name], (int, float) if isinstance(default, float) else type(default)):
                raise TypeError(name)
        return settings

    def scheduled(self, done: float) -> tuple[float, float]:
        """Return the learning rate and the weight of entropy when this share of the run is done."""
        done = min(1.0, done)
        return (
            self.rate * (self.last_rate / self.rate) ** done,
            self.entropy * (self.last_entropy / self.entropy) ** done,
        )
