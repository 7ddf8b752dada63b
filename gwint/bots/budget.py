"""How much a bot may think, and how that is told after its name: `champion@50ms`, `champion@12000-on-2`."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from typing import Final

from gwint.faults import Refusal

MAX_THREADS: Final = 64
"""More trees than that learn nothing from each other."""
PATTERN: Final = r"(?P<most>[1-9]\d{0,6})(?P<unit>ms|s)?(-on-(?P<threads>[1-9]\d?))?"
"""So many simulations, milliseconds or seconds, on so many threads."""
EXAMPLES: Final = ("200", "50ms", "2s", "50ms-on-2")
"""One budget of each kind."""
MILLISECONDS_PER_SECOND: Final = 1000


class BudgetError(Refusal):
    """What is told of a bot's time is no budget."""


@dataclass(frozen=True, slots=True)
class Budget:
    """So many simulations, or so many milliseconds where they are told; bots that simulate nothing need neither.

    With simulations the same view, seed and threads give the same move; with milliseconds the clock has a say in it.
    """

    simulations: int = 0
    milliseconds: int = 0
    threads: int = 1
    """How many trees the search grows at once, which have the simulations or the time together; no other bot has a use
    for more than one."""

    @property
    def instant(self) -> bool:
        """Whether nothing is to be simulated."""
        return not self.simulations and not self.milliseconds

    def __str__(self) -> str:
        """As it is told after a bot's name."""
        most = f"{self.milliseconds}ms" if self.milliseconds else str(self.simulations)
        return most if self.threads == 1 else f"{most}-on-{self.threads}"


INSTANT: Final = Budget()
"""For bots that need no time."""


def parse_budget(text: str) -> Budget:
    """What a budget's text means; anything else is refused, with what is legal."""
    parsed = re.fullmatch(PATTERN, text)
    if not parsed or int(parsed["threads"] or 1) > MAX_THREADS:
        raise BudgetError("bot-budget", text=text, legal=EXAMPLES, most=MAX_THREADS)
    most, threads = int(parsed["most"]), int(parsed["threads"] or 1)
    if not parsed["unit"]:
        return Budget(simulations=most, threads=threads)
    return Budget(milliseconds=most * MILLISECONDS_PER_SECOND if parsed["unit"] == "s" else most, threads=threads)


def split_budget(text: str) -> tuple[str, Budget]:
    """A bot's name, or a program's command, and the budget after its last @; what is none belongs to the command."""
    name, _, budget = text.rpartition("@")
    try:
        return (name, parse_budget(budget)) if name else (text, INSTANT)
    except BudgetError:
        return text, INSTANT


def available_cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
