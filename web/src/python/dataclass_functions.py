"""The functions of dataclasses, compiled when the page was built: `generators/python_modules.py` writes them."""

from __future__ import annotations

import marshal
from types import CodeType
from zlib import crc32

with open(f"{__file__.rpartition('/')[0]}/dataclass_functions.marshal", "rb") as file:
    FUNCTIONS: dict[int, CodeType] = marshal.load(file)


def compiled(text: str) -> CodeType | str:
    """Return the code of a text, or the text itself if it is not known."""
    return FUNCTIONS.get(crc32(text.encode()), text)
