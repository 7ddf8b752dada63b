"""Networks from files of weights as bots: `network:run/weights.npz` and `network-search:run/weights.npz`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from glob import escape
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from gwint.bots import network
from gwint.bots.named_bot import Bot, BotError

PLAYERS: Final[Mapping[str, Callable[..., Any]]] = {
    "network": network.choose,
    "network-search": network.choose_by_search,
}
"""By the word before the colon: how the network plays."""
PATTERN: Final = re.compile(rf"(?P<player>{'|'.join(PLAYERS)}):(?P<path>.+)")
"""The first colon ends the word, so that a path may have colons: `network:C:\\run\\weights.npz`."""


def is_network_file(bot: str) -> bool:
    """Return whether a bot is given as a network with its file of weights."""
    return PATTERN.fullmatch(bot) is not None


def split_name(name: str) -> tuple[str, Path]:
    """Split the name of a bot, without a budget, into how the network plays and its file."""
    parsed = PATTERN.fullmatch(name)
    assert parsed
    return parsed["player"], Path(parsed["path"])


def load_network_bot(name: str) -> Bot:
    """Load the bot of that name; raise BotError if its file is missing or cannot be used."""
    player, path = split_name(name)
    _refuse_comma(name, path)
    with _naming(name):
        from gwint.fast.network.weights import load_weights

        return partial(PLAYERS[player], weights=load_weights(path))


def network_digest(name: str) -> str:
    """Return the SHA-256 of the bot's file."""
    with _naming(name):
        from gwint.fast.network.weights import weights_digest

        return weights_digest(split_name(name)[1])


def _refuse_comma(name: str, path: Path) -> None:
    """Refuse a path that was cut off at a comma, because the bot was named in a list."""
    if path.exists() or not path.parent.is_dir():
        return
    for file in path.parent.glob(f"{escape(path.name)},*"):
        raise BotError("bot-network-comma", bot=name, file=str(file))


@contextmanager
def _naming(name: str) -> Iterator[None]:
    """Raise BotError, with the bot's name, for a file that cannot be used, or if gwint[fast] is missing."""
    if find_spec("numba") is None:
        raise BotError("fast-missing", module="numba", command="pip install 'gwint[fast]'")
    from gwint.fast.network.weights import WeightsError

    try:
        yield
    except WeightsError as error:
        raise BotError("bot-network", bot=name, reason=error.fault) from error
