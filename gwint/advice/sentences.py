"""Formats reasons as sentences in five languages."""

from __future__ import annotations

from typing import Final

from gwint.advice.model import Reason
from gwint.cards import CATALOGUE
from gwint.i18n.localizer import Localizer

NAME_KEYS: Final = ("card", "leader")
"""Values that are ids of cards and leaders."""


def format_reasons(reasons: tuple[Reason, ...], localizer: Localizer) -> str:
    """Format all reasons, one sentence each."""
    return " ".join(_format_reason(reason, localizer) for reason in reasons)


def _format_reason(reason: Reason, localizer: Localizer) -> str:
    values = {key: _card_name(value, localizer) if key in NAME_KEYS else value for key, value in reason.values.items()}
    return localizer.translate(f"advice-{reason.kind}", **values)


def _card_name(id_: str | int, localizer: Localizer) -> str:
    return CATALOGUE.names[str(id_)].by_language[localizer.language]
