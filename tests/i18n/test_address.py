"""Every language addresses the player in one way: “you”, ty, du, ty and ви."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

import pytest

from gwint.cards import LANGUAGES
from tests.i18n.renderings import renderings

INSIDE: Final = r"(?<=[^\W\d_][ \u00a0])|(?<=[,;–][ \u00a0])"
"""A place within a sentence."""

WRONG: Final[Mapping[str, re.Pattern[str]]] = {
    "en": re.compile(r"\b(the own|is told|the player may|one’s|whoever|nobody|by chance|beside)\b", re.IGNORECASE),
    # Lower case, never Pan or Pani, and one person at a time.
    "pl": re.compile(
        rf"\b(Pan|Pani|Pana|Panu|Państwo|Państwa|proszę)\b|({INSIDE})(Ty|Ciebie|Cię|Ci|Tobie|Tobą|Twój|Twoj\w+|Twego)\b"
        r"|\b(możecie|musicie|macie|wybierzcie|zagrajcie|dobierzcie|spasujcie|wpiszcie|podajcie|dotknijcie)\b"
    ),
    # Lower case, never Sie.
    "de": re.compile(rf"({INSIDE})(Sie|Ihnen|Ihr|Ihre[mnrs]?|Du|Dir|Dich|Dein|Deine[mnrs]?)\b|\bBitte\b"),
    "cs": re.compile(
        r"\b(vy|vás|vám|vámi|váš|vaše|vaši|vašeho|vašemu|vaším|prosím|můžete|musíte|máte|chcete|nemáte|nemůžete"
        r"|zvolte|vyberte|zahrajte|vyneste|napište|klepněte|zkuste|otevřete|použijte|zadejte|vložte|přidejte)\b",
        re.IGNORECASE,
    ),
    "uk": re.compile(
        r"\b(ти|тебе|тобі|тобою|твій|твоя|твоє|твої|твого|твоєї|твоєму|твоїх|твоїм|твою|можеш|маєш|мусиш|хочеш"
        r"|вибери|зіграй|візьми|натисни|введи|скинь|торкнися|спробуй|відкрий|спасуй|додай|вкажи)\b",
        re.IGNORECASE,
    ),
}
"""Words that address the player in another way."""

GROUPS: Final = {("cs", "ruleset-house.rule"), ("cs", "team-sides.rule")}
"""Texts that speak to all players at the table."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_player_is_addressed_in_one_way(language: str) -> None:
    wrong = {
        (one.id, found[0])
        for one in renderings(language)
        if (found := WRONG[language].search(one.text)) and (language, one.id) not in GROUPS
    }
    assert not wrong


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Take the own pile."),
        ("pl", "Wybierz Twoją kartę."),
        ("pl", "Proszę Pana, Pan wybiera."),
        ("de", "Wählen Sie eine Karte."),
        ("de", "Wähle Deine Karte."),
        ("cs", "Vyberte kartu."),
        ("cs", "Můžete hrát."),
        ("uk", "Зіграй карту."),
        ("uk", "Це твій хід."),
    ],
)
def test_another_way_is_found(language: str, text: str) -> None:
    assert WRONG[language].search(text)
