"""The snapshots show every message as it is now, so that a change of texts is reviewed as a diff of sentences."""

from __future__ import annotations

import pytest

from gwint.cards import LANGUAGES
from tests.i18n.messages import texts
from tests.i18n.renderings import message_id, renderings
from tests.i18n.snapshot import FOLDER, snapshot


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_snapshot_is_up_to_date(language: str) -> None:
    stored = (FOLDER / f"{language}.txt").read_text(encoding="utf-8")
    assert snapshot(language) == stored, "The texts have changed: run `make texts` and review the diff."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_snapshot_has_every_message(language: str) -> None:
    lines = set(snapshot(language).splitlines())
    assert {message_id(name) for name in texts(language)} <= lines


def test_the_sentences_of_a_message_show_every_variant() -> None:
    def shown(id_: str, language: str) -> list[str]:
        return [one.text for one in renderings(language) if one.id == id_]

    assert shown("event-drew", "pl") == [
        "Ala dobiera kartę.",
        "Ala dobiera 2 karty.",
        "Ala dobiera 5 kart.",
        "Ala dobiera 5 kart (Ghul ×3, Ves, Talar).",
        "Ala dobiera 22 karty.",
    ]
    assert len(shown("admin-phase-name", "en")) == 5
