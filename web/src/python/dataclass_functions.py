"""The functions of dataclasses, compiled when the page was built: `generators/python_modules.py` writes them."""

from __future__ import annotations

import marshal
from pathlib import Path
from types import CodeType
from zlib import crc32

FUNCTIONS: dict[int, CodeType] = marshal.loads(Path(__file__).with_name("dataclass_functions.marshal").read_bytes())


def compiled(text: str) -> CodeType | str:
    """Return the code of a text, or the text itself if it is not known."""
    return FUNCTIONS.get(crc32(text.encode()), text)
