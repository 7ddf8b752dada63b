"""A missing argument of a message is an error in these tests."""

from __future__ import annotations

import pytest

from gwint.i18n import localizer
from gwint.i18n.bundles import MessageArgument, translate_with_errors


def strictly(id_: str, language: str, **details: MessageArgument) -> str:
    text, errors = translate_with_errors(id_, language, **details)
    assert not errors, f"{language} {id_}: {errors}"
    return text


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(localizer, "translate", strictly)
