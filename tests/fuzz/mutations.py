"""Mutations: small and large changes of an input that keep most of its grammar."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from random import Random
from typing import Any, Final

from gwint.decks.code import PREFIX, VERSION, _bits, _characters, _checksum, _gamma, _numbers

CHANGES: Final = (1, 1, 1, 2, 4)
"""How many changes an input gets: with fewer, more of it is read before something is refused."""
MAX_LENGTH: Final = 20_000
"""Longer inputs are cut off: they cost time and find little."""
RUNS: Final = (2, 30, 1_000)
"""How often a piece is repeated; the last shows readers whose time grows faster than their input."""
WORD: Final = re.compile(rb"\w+|[^\w\s]|\s+")
ODD_TEXTS: Final = (
    "", " ", "\t", "\u00a0", "\u2028", "\u200b", "\ufeff", "\x00", "\x1b[2J", "²", "١", "①", "İ", "ß", "ﬁ", "e\u0301",
    "’", "🂡", "-1", "0", "1", "99", "100", "999999", "1" * 25, "1e9", "0x1", "+1", "|", "#", ",", ":", "(", ")", "[",
    "]", ">", "x2", "2x", "none", "p1", "p9", "me", "foe", "all", "yes", "no", "Ghoul", "Decoy", "gw1", "set:king-bran",
)  # fmt: skip
ODD_BYTES: Final = (
    *(text.encode() for text in ODD_TEXTS),
    b"\xff",
    b"\xed\xa0\x80",
    b"\xc3",
    b"\r\n",
    b"\r",
    b"\x0b",
    b"\x85",
)
ODD_VALUES: Final[Sequence[Any]] = (
    None, True, False, 0, 1, -1, 4, 5, 99, 10**6, 2**63, 10**30, 0.5, 1.0, 1e308, "", "x", "klub", "duel", "pass",
    "play", "monsters/ghoul", "king-bran", "on-table", "\ud800", "\u202e", "x" * 200, [], {}, [[]],
    {"kind": "pass"}, {"kind": []},
)  # fmt: skip

Mutation = Callable[[Random, bytes, bytes], bytes]
"""Changes an input; another input of the same reader may lend parts."""


def mutated(chance: Random, grammar: str, pool: Sequence[bytes]) -> bytes:
    """Return an input of the pool with a few changes."""
    data = chance.choice(pool)
    for _ in range(chance.choice(CHANGES)):
        data = chance.choice(MUTATIONS[grammar])(chance, data, chance.choice(pool))
    return data[:MAX_LENGTH]


# Lines


def _change_lines(chance: Random, data: bytes, other: bytes) -> bytes:
    """Remove, repeat, swap, join, indent or borrow a line, or exchange it for one with the same key."""
    lines, others = data.split(b"\n"), other.split(b"\n")
    at, to = chance.randrange(len(lines)), chance.randrange(len(lines))
    how = chance.randrange(8)
    if how == 0:
        del lines[at]
    elif how == 1:
        lines[at:at] = [lines[at]] * chance.choice(RUNS)
    elif how == 2:
        lines[at], lines[to] = lines[to], lines[at]
    elif how == 3:
        lines[at : at + 2] = [b" ".join(lines[at : at + 2])]
    elif how == 4:
        lines[at] = b"  " + lines[at] if chance.random() < 0.5 else lines[at].lstrip()
    elif how == 5:
        lines.insert(at, chance.choice(others))
    else:
        lines[at] = chance.choice([line for line in others if _key(line) == _key(lines[at])] or others)
    return b"\n".join(lines)


def _key(line: bytes) -> bytes:
    """Return what a line is about: what stands before its `|`, or its first word."""
    key, mark, _ = line.partition(b"|")
    return key.strip().lower() if mark else line.strip().partition(b" ")[0].lower()


# Words


def _change_words(chance: Random, data: bytes, other: bytes) -> bytes:
    """Remove, repeat, swap or replace a word, a number or a mark."""
    words, others = WORD.findall(data) or [b""], WORD.findall(other) or [b""]
    at, to = chance.randrange(len(words)), chance.randrange(len(words))
    how = chance.randrange(5)
    if how == 0:
        del words[at]
    elif how == 1:
        words[at] *= chance.choice(RUNS)
    elif how == 2:
        words[at], words[to] = words[to], words[at]
    elif how == 3:
        words[at] = chance.choice(others)
    else:
        words[at] = chance.choice(ODD_BYTES)
    return b"".join(words)


# Bytes


def _change_bytes(chance: Random, data: bytes, other: bytes) -> bytes:
    """Flip, insert, remove or exchange some bytes."""
    at = chance.randrange(len(data) + 1)
    end = min(len(data), at + chance.choice((0, 1, 1, 2, 8, 40)))
    how = chance.randrange(4)
    if how == 0:
        piece = bytes(byte ^ (1 << chance.randrange(8)) for byte in data[at:end])
    elif how == 1:
        piece = data[at:end] + chance.choice(ODD_BYTES) * chance.choice(RUNS)
    elif how == 2:
        piece = b""
    else:
        start = chance.randrange(len(other) + 1)
        piece = other[start : start + chance.choice((1, 4, 40))]
    return data[:at] + piece + data[end:]


# JSON


def _change_values(chance: Random, data: bytes, other: bytes) -> bytes:
    """Change a value at any depth, if the input is JSON."""
    try:
        parsed, lender = json.loads(data), json.loads(other)
    except (ValueError, RecursionError):
        return _change_words(chance, data, other)
    ascii_only = chance.random() < 0.5
    changed = _changed(chance, parsed, lender)
    return json.dumps(changed, ensure_ascii=ascii_only).encode("utf-8", "surrogatepass")


def _changed(chance: Random, data: Any, lender: Any) -> Any:
    if not isinstance(data, (dict, list)) or not data or chance.random() < 0.15:
        return _replacement(chance, data, lender)
    key = chance.choice(sorted(data) if isinstance(data, dict) else range(len(data)))
    how = chance.randrange(10)
    if how == 0:
        del data[key]
    elif how == 1 and isinstance(data, dict):
        data[chance.choice(("kind", "type", "seat", "x", "", "id", *data))] = _replacement(chance, data[key], lender)
    elif how == 1:
        data[key:key] = [data[key]] * chance.choice(RUNS)
    elif how == 2 and isinstance(data, dict):
        data[chance.choice(ODD_TEXTS)] = data.pop(key)
    elif how in (3, 4) and (values := list(_values_of(key, lender))):
        data[key] = chance.choice(values)
    else:
        data[key] = _changed(chance, data[key], lender)
    return data


def _replacement(chance: Random, data: Any, lender: Any) -> Any:
    how = chance.randrange(6)
    if how == 0:
        return _some_part(chance, lender)
    if how == 1:
        return [data]
    if how == 2:
        return {"kind": data}
    if how == 3 and isinstance(data, int):
        return data + chance.choice((-1, 1, 10**6, -(10**6)))
    if how == 4 and isinstance(data, str):
        return _change_bytes(chance, data.encode("utf-8", "surrogatepass"), b"klub").decode("utf-8", "replace")
    return deepcopy(chance.choice(ODD_VALUES))


def _values_of(key: object, data: Any) -> Iterator[Any]:
    """Yield the values that stand under a key at any depth."""
    if isinstance(data, dict):
        yield from ([data[key]] if key in data else [])
        data = list(data.values())
    for value in data if isinstance(data, list) else ():
        yield from _values_of(key, value)


def _some_part(chance: Random, data: Any) -> Any:
    """Return a value at any depth."""
    while isinstance(data, (dict, list)) and data and chance.random() < 0.8:
        data = chance.choice(list(data.values()) if isinstance(data, dict) else data)
    return data


# Deck codes


def _change_code(chance: Random, data: bytes, _other: bytes) -> bytes:
    """Change a number in a deck code and give it the right checksum, so that more than the checksum is read."""
    text = data.decode("ascii", "ignore").strip()
    try:
        numbers = _numbers(_bits(text[len(PREFIX + VERSION) + 3 :]))
    except ValueError:
        return data
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(numbers) + 1)
        how = chance.randrange(3)
        if how == 0:
            numbers[at:at] = [chance.choice((1, 2, 3, 99, 100, 10**6))]
        elif how == 1:
            del numbers[at : at + 1]
        else:
            numbers[at : at + 1] = [max(1, number + chance.choice((-1, 1))) for number in numbers[at : at + 1]]
    body = _characters("".join(map(_gamma, numbers)))
    return (PREFIX + VERSION + _checksum(body) + body).encode()


MUTATIONS: Final[Mapping[str, Sequence[Mutation]]] = {
    "lines": (_change_lines, _change_words, _change_words, _change_bytes),
    "json": (_change_values, _change_values, _change_values, _change_words, _change_bytes),
    "codes": (_change_code, _change_code, _change_bytes, _change_words),
}
"""The mutations that suit each grammar; a frequent one is listed more than once."""
