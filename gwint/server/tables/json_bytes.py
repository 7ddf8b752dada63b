"""JSON as bytes: by orjson, or by the standard library where orjson is not installed, as in a browser."""

from __future__ import annotations

import json
from typing import Any

__all__ = ["dumps", "loads"]

try:
    from orjson import dumps, loads
except ImportError:

    def dumps(value: Any) -> bytes:  # type: ignore[misc]
        return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()

    def loads(text: str | bytes) -> Any:  # type: ignore[misc]
        return json.loads(text)
