"""Arenas of compiled policies on a CUDA device, one thread a game; or that there is no such device here."""

from __future__ import annotations

import ctypes
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from gwint.faults import Refusal

if TYPE_CHECKING:
    from gwint.lab.bulk_arena import Batch
    from gwint.lab.plans import Plan
    from gwint.lab.summary import Contest

DRIVER: Final = "nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1"
LONGEST: Final = 100


class NoDevice(Refusal):
    """There is no CUDA device, or none that answers."""


def device() -> str:
    """The name of the first CUDA device, asked of the driver itself; where there is none, that is said."""
    try:
        driver = ctypes.CDLL(DRIVER)
    except OSError as error:
        raise NoDevice("lab-no-driver", driver=DRIVER) from error
    count = ctypes.c_int()
    if driver.cuInit(0) or driver.cuDeviceGetCount(ctypes.byref(count)) or not count.value:
        raise NoDevice("lab-no-device")
    name = ctypes.create_string_buffer(LONGEST)
    driver.cuDeviceGetName(name, LONGEST, 0)
    return name.value.decode()


@dataclass(frozen=True, slots=True)
class Run:
    """What was played on a device."""

    games: int
    seconds: float
    """On the device, transfers included; dealing is this computer's work and not counted."""
    bots: Contest
    decks: Contest


def played(plan: Plan, on_progress: Callable[[int], None]) -> Run:
    """A whole plan, counted and not kept."""
    from gwint.lab.bulk_arena import play_in_batches
    from gwint.lab.game_runners import POLICIES
    from gwint.lab.summary import contest

    seconds = 0.0

    def timed(batch: Batch) -> None:
        nonlocal seconds
        if not seconds:
            play(first_game(batch))
        start = time.perf_counter()
        play(batch)
        seconds += time.perf_counter() - start

    bots, decks = play_in_batches(plan, timed, on_progress)
    return Run(plan.all_games, seconds, contest(POLICIES, bots), contest(list(plan.decks), decks))


def first_game(batch: Batch) -> Batch:
    """A copy of one game: whoever plays it has the kernel compiled before the clock runs."""
    return type(batch)(*(column[:1].copy() for column in batch))


def play(batch: Batch) -> None:
    """One thread a game; how they ended comes back into the batch."""
    from gwint.fast.entry_points import TO_THE_END
    from gwint.fast.gpu import play_on_device

    play_on_device(batch.games, TO_THE_END, batch.policies, batch.chances)


def facts(run: Run) -> dict[str, Any]:
    from gwint.lab.summary import contest_as_json

    return {
        "games": run.games,
        "seconds": round(run.seconds, 3),
        "bots": contest_as_json(run.bots),
        "decks": contest_as_json(run.decks),
    }
