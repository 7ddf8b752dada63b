"""Possible worlds as records."""

from __future__ import annotations

from gwint import worlds
from gwint.fast.encoding import encode
from gwint.fast.table import Games
from gwint.views import View


def deal(view: View, seed: str | int) -> Games:
    """A game this viewer could be sitting at, with what it cannot see dealt by chance."""
    return encode(worlds.deal(view, seed))
