"""Text fitted to a width in terminal cells: measured, truncated, padded, abbreviated and wrapped."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from rich.cells import cell_len as cell_len
from rich.cells import set_cell_size

MORE: Final = "…"
BREAKS: Final = re.compile(r"[ \t\r\n]+")
"""The spaces at which a line may be broken."""
LETTERS: Final = (8, 6, 5, 4, 3)
"""How many letters of each word an abbreviated name has, the longest abbreviation first."""


def printable(text: str, indented: bool = False) -> str:
    """Replace everything that would break the line or control the terminal by spaces."""
    letters = "".join(letter if letter.isprintable() else " " for letter in text)
    return letters.rstrip() if indented else letters.strip()


def truncate(text: str, most: int) -> str:
    """Shorten text to at most `most` cells; a shortened text ends with `…`."""
    if cell_len(text) <= most:
        return text
    return set_cell_size(text, max(most - 1, 0)).rstrip() + MORE[:most]


def pad(text: str, most: int) -> str:
    """Truncate or pad text to exactly `most` cells."""
    return set_cell_size(truncate(text, most), most)


def abbreviate(name: str, letters: int) -> str:
    """Cut every long word to `letters` letters and a dot: `Blue Strip. Comma.`."""
    return " ".join(_abbreviate_word(word, letters) for word in name.split(" "))


def _abbreviate_word(word: str, letters: int) -> str:
    end = "" if word[-1:].isalnum() else word[-1:]
    stem = word.removesuffix(end)
    return word if len(stem) <= letters + 1 else f"{stem[:letters]}.{end.strip('.')}"


def shortenings(name: str) -> Iterator[str]:
    """Yield the name, then shorter and shorter abbreviations of it."""
    yield name
    yield from (abbreviate(name, letters) for letters in LETTERS)


def first_fitting(texts: Iterable[str], most: int) -> str:
    """Return the first text that fits into `most` cells, or the last one truncated."""
    text = ""
    for text in texts:
        if cell_len(text) <= most:
            return text
    return truncate(text, most)


def wrap(text: str, most: int, indent: str = "") -> list[str]:
    """Break a text between words into lines of at most `most` cells; indent all lines but the first.

    `str.split` alone would also break lines at no-break spaces.
    """
    lines = [""]
    for word in filter(None, BREAKS.split(text)):
        longer = f"{lines[-1]} {word}" if lines[-1].strip() else f"{lines[-1]}{word}"
        if cell_len(longer) <= most or not lines[-1].strip():
            lines[-1] = longer
        else:
            lines.append(indent + word)
    return [truncate(line, most) for line in lines]
