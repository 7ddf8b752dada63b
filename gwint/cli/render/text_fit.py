"""Text that has to fit: how wide it is, and shorter ways to write it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rich.cells import cell_len as cell_len
from rich.cells import set_cell_size

MORE: Final = "…"
LETTERS: Final = (8, 6, 5, 4, 3)
"""How many letters of a word are left where names must be shorter, the mildest first."""


def printable(text: str, indented: bool = False) -> str:
    """On one line and without anything that a terminal would obey."""
    letters = "".join(letter if letter.isprintable() else " " for letter in text)
    return letters.rstrip() if indented else letters.strip()


def truncate(text: str, most: int) -> str:
    """Not wider than that; what was longer ends with `…`."""
    if cell_len(text) <= most:
        return text
    return set_cell_size(text, max(most - 1, 0)).rstrip() + MORE[:most]


def pad(text: str, most: int) -> str:
    """Exactly that wide."""
    return set_cell_size(truncate(text, most), most)


def abbreviate(name: str, letters: int) -> str:
    """Every word cut to so many letters and a dot, where that makes it shorter: `Blue Strip. Comma.`."""
    return " ".join(_abbreviate_word(word, letters) for word in name.split(" "))


def _abbreviate_word(word: str, letters: int) -> str:
    end = "" if word[-1:].isalnum() else word[-1:]
    stem = word.removesuffix(end)
    return word if len(stem) <= letters + 1 else f"{stem[:letters]}.{end.strip('.')}"


def shortenings(name: str) -> Iterator[str]:
    """The name, then ever shorter ways to write it."""
    yield name
    yield from (abbreviate(name, letters) for letters in LETTERS)


def first_fitting(ways: Iterable[str], most: int) -> str:
    """The first of these ways that is not too wide; the last of them, cut, if all are."""
    way = ""
    for way in ways:
        if cell_len(way) <= most:
            return way
    return truncate(way, most)


def wrap(text: str, most: int, indent: str = "") -> list[str]:
    """A text in lines that are not too wide, broken between words; all but the first are indented."""
    lines = [""]
    for word in text.split():
        begun = f"{lines[-1]} {word}" if lines[-1].strip() else f"{lines[-1]}{word}"
        if cell_len(begun) <= most or not lines[-1].strip():
            lines[-1] = begun
        else:
            lines.append(indent + word)
    return [truncate(line, most) for line in lines]
