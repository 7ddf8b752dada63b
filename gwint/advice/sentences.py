"""Reasons as sentences in five languages."""

from __future__ import annotations

from typing import Final

from gwint.advice.reasons import Reason
from gwint.cards import CATALOGUE
from gwint.i18n.localizer import Voice

NAMED: Final = ("card", "leader")
"""Values that are ids of cards and leaders."""


def why(reasons: tuple[Reason, ...], voice: Voice) -> str:
    """All of them, one sentence each."""
    return " ".join(_said(reason, voice) for reason in reasons)


def _said(reason: Reason, voice: Voice) -> str:
    values = {key: _named(value, voice) if key in NAMED else value for key, value in reason.values.items()}
    return voice.say(f"advice-{reason.kind}", **values)


def _named(id_: str | int, voice: Voice) -> str:
    return CATALOGUE.names[str(id_)].by_language[voice.language]
