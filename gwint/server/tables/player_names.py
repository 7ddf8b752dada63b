"""Players' names: which characters they may contain, and which names look alike.

Two names look alike if they share a skeleton. A skeleton follows the idea of Unicode's UTS #39 with a small table
instead of its 6,000 rows: compatibility forms (full-width, mathematical, ligatures) are decomposed, Cyrillic and Greek
letters become the Latin letters that they look like, and case is folded. The five languages of the game are written in
Latin and Cyrillic letters; Greek is the third script whose capitals equal Latin ones. Accents stay, because Łukasz and
Lukasz, or Žofie and Zofie, may sit at one table. A name that is refused by mistake costs its owner one more letter.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from gwint.faults import GwintError
from gwint.spelling import APOSTROPHES

NAMELESS: Final = "?"
"""Stands for a name of which only spaces were given."""
REFUSED_CATEGORIES: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Control and formatting characters, which include those of bidirectional text, and characters without a meaning."""
INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U0001d159\U000e0100-\U000e01ef]"
)
"""The default-ignorable characters of other categories (fillers, variation selectors), and two that are blank."""

CYRILLIC: Final = str.maketrans(
    "АаВЕеЅѕІіЈјКкМмНОоРрСсТтУуХхҮүԁһӏЬԚԛԜԝ",
    "AaBEeSsIiJjKkMmHOoPpCcTtYyXxYydhlbQqWw",
)
GREEK: Final = str.maketrans(
    "ΑαΒΕΖΗηΙιΚκΜΝνΟοΡρΤτΥυΧχϲϳ",
    "AaBEZHnIiKkMNvOoPpTtYuXxcj",
)
OTHERS: Final = str.maketrans(
    dict.fromkeys(APOSTROPHES, "'") | dict.fromkeys("‐‑‒–—−", "-") | {"ı": "i", "ɑ": "a", "ɡ": "g"}
)
ALIKE: Final = (("i", "l"), ("1", "l"), ("|", "l"), ("0", "o"), ("rn", "m"))
"""Within Latin, after case is folded: I, l, 1 and | are one stroke in many fonts."""


class NameRefused(GwintError):
    """The name would mislead others."""


def tidy_name(name: str) -> str:
    """Return a name with single spaces; refuse one with characters that cannot be seen or that reorder a text."""
    for letter in name:
        if unicodedata.category(letter) in REFUSED_CATEGORIES or INVISIBLE.match(letter):
            raise NameRefused("name-characters", character=f"U+{ord(letter):04X}")
    return " ".join(name.split())


def look_alike(name: str, other: str) -> bool:
    """Return whether two names are equal to the eye, in any case of letters."""
    return not _skeletons(name).isdisjoint(_skeletons(other))


def _skeletons(name: str) -> set[str]:
    """Return what a name looks like as it is written, in small letters and in capitals: в equals b only as В."""
    return {_skeleton(written) for written in (name, name.lower(), name.upper())}


def _skeleton(name: str) -> str:
    text = unicodedata.normalize("NFKD", name)
    for table in (CYRILLIC, GREEK, OTHERS):
        text = text.translate(table)
    text = text.casefold()
    for letter, alike in ALIKE:
        text = text.replace(letter, alike)
    return unicodedata.normalize("NFKC", text)
