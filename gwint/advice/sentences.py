"""Formats reasons as sentences in five languages."""

from __future__ import annotations

from gwint.advice.model import Reason
from gwint.cards import Card, Leader
from gwint.i18n.bundles import MessageArgument
from gwint.i18n.localizer import Localizer


def format_reasons(reasons: tuple[Reason, ...], localizer: Localizer) -> str:
    """Format all reasons, one sentence each."""
    return " ".join(_format_reason(reason, localizer) for reason in reasons)


def _format_reason(reason: Reason, localizer: Localizer) -> str:
    values = {name: _value(value, localizer) for name, value in reason.values.items()}
    return localizer.translate(f"advice-{reason.kind}", **values)


def _value(value: object, localizer: Localizer) -> MessageArgument:
    if isinstance(value, (Card, Leader)):
        return localizer.card(value)
    return value if isinstance(value, int) else str(value)
