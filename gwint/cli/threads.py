"""How many cores a command may use for one thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from gwint.bots.budget import MAX_THREADS

F = TypeVar("F", bound=Callable[..., Any])


def by_threads(told: str) -> Callable[[F], F]:
    """--threads: the command gets `threads`, which is None where nothing is told."""
    return click.option("--threads", type=click.IntRange(1, MAX_THREADS), metavar="N", help=told)
