"""How long a bot may think, and how that is written after its name: `champion@50ms`, `champion@12000-on-2`."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, replace
from typing import Final

from gwint.faults import GwintError, check_type

MAX_THREADS: Final = 64
"""More trees than this learn nothing from each other."""
PATTERN: Final = r"(?P<most>[1-9]\d{0,6})(?P<unit>ms|s)?(-on-(?P<threads>[1-9]\d?))?"
"""A number of simulations, milliseconds or seconds, and optionally of threads."""
EXAMPLES: Final = ("200", "50ms", "2s", "50ms-on-2")
"""One valid budget of each kind."""
MILLISECONDS_PER_SECOND: Final = 1000


class BudgetError(GwintError):
    """The text is not a valid budget."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The limit for one move, in simulations, or in milliseconds if they are given; without either, the bot decides.

    With simulations, the same view, seed and threads give the same move; with milliseconds, the move depends on the
    clock.
    """

    simulations: int = 0
    milliseconds: int = 0
    threads: int = 1
    """The number of trees that the search grows in parallel, sharing the simulations or the time; other bots use one
    thread."""

    @property
    def instant(self) -> bool:
        """Whether the budget allows no simulation."""
        return not self.simulations and not self.milliseconds

    def or_default(self, default: Budget) -> Budget:
        """Return this budget, or the default if this one is empty, on the larger number of threads."""
        threads = min(max(self.threads, default.threads), MAX_THREADS)
        return replace(default if self.instant else self, threads=threads)

    def __str__(self) -> str:
        """Format the budget as it is written after a bot's name."""
        most = f"{self.milliseconds}ms" if self.milliseconds else str(self.simulations)
        return most if self.threads == 1 else f"{most}-on-{self.threads}"


INSTANT: Final = Budget()
"""The empty budget: a bot that can think for long uses its default, and the others need none."""


def parse_budget(text: str) -> Budget:
    """Parse a budget; raise BudgetError with examples if the text is not one."""
    check_type("budget", text, str)
    parsed = re.fullmatch(PATTERN, text)
    if not parsed or int(parsed["threads"] or 1) > MAX_THREADS:
        raise BudgetError("bot-budget", text=text, legal=EXAMPLES, most=MAX_THREADS)
    most, threads = int(parsed["most"]), int(parsed["threads"] or 1)
    if not parsed["unit"]:
        return Budget(simulations=most, threads=threads)
    return Budget(milliseconds=most * MILLISECONDS_PER_SECOND if parsed["unit"] == "s" else most, threads=threads)


def split_budget(text: str) -> tuple[str, Budget]:
    """Split the budget after the last @ from a bot's name or a command; any other @ belongs to the command."""
    name, _, budget = text.rpartition("@")
    try:
        return (name, parse_budget(budget)) if name else (text, INSTANT)
    except BudgetError:
        return text, INSTANT


def available_cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
