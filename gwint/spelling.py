"""Compares spellings: folds case and accents away, and suggests the nearest of the known names."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

APOSTROPHES: Final = "'’‘‛`´ʼʻʹ′"
"""All characters that people type for the apostrophe of Avallac’h; folding removes them."""
MAX_NAME_LENGTH: Final = 120
"""Longer than any name in any language."""
_LETTERS: Final = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i", "ґ": "г"}
)
_NO_APOSTROPHES: Final = str.maketrans("", "", APOSTROPHES)


def fold(text: str) -> str:
    """Normalises a text for comparing names: removes case, accents, apostrophes, punctuation and extra spaces."""
    return _fold_short(text) if len(text) <= MAX_NAME_LENGTH else _fold(text)


def _fold(text: str) -> str:
    composed = unicodedata.normalize("NFKC", text.translate(_NO_APOSTROPHES)).casefold()
    letters = "".join(_without_accents(letter) for letter in unicodedata.normalize("NFKC", composed))
    return " ".join(letters.translate(_LETTERS).split())


def folded_spellings(text: str) -> set[str]:
    """Returns a folded name, and the same name as typed by someone who leaves out every accent: й as и, ї as і."""
    plain = "".join(part for part in unicodedata.normalize("NFD", text) if not unicodedata.combining(part))
    return {fold(text), fold(plain)}


_fold_short: Final = lru_cache(maxsize=1 << 14)(_fold)
"""Typed texts of any length must not fill the memory, so only short ones are remembered."""


@lru_cache(maxsize=1 << 12)
def _without_accents(letter: str) -> str:
    """Removes the accents of a letter, except for Cyrillic letters: й differs from и, and ї from і."""
    if "\u0400" <= letter <= "\u04ff":
        return letter
    plain = "".join(part for part in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(part))
    return "".join(part if part.isalnum() else " " for part in plain.translate(_NO_APOSTROPHES))


def nearest(text: str, candidates: Iterable[str], count: int = 3, cutoff: float = 0.55) -> tuple[str, ...]:
    """Suggests candidates for a text: those that contain it, shortest first, then those with a similar spelling.

    `cutoff` is the least similarity, from 0 to 1. Another number is no suggestion for a number: somebody who typed 12
    did not mean 2.
    """
    import difflib

    folded_text = fold(text[: 2 * MAX_NAME_LENGTH])
    if len(folded_text) > MAX_NAME_LENGTH or folded_text.isdecimal():
        return ()
    folded: dict[str, str] = {}
    for candidate in candidates:
        folded.setdefault(_fold_known(candidate), candidate)
    containing = sorted((spelled for spelled in folded if len(folded_text) > 2 and folded_text in spelled), key=len)
    similar = difflib.get_close_matches(folded_text, folded, n=max(count, 1), cutoff=cutoff)
    return tuple(folded[spelled] for spelled in dict.fromkeys((*containing, *similar)))[:count]


_fold_known: Final = lru_cache(maxsize=4096)(fold)
"""For catalogue names, which are folded repeatedly; typed text must not fill this cache."""
