"""The HTTP status of each kind of fault."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

STATUS: Final[Mapping[str, int]] = {
    "no-owner": 401,
    "not-your-seat": 403,
    "not-your-table": 403,
    "no-spectators": 403,
    "no-hints": 403,
    "cannot-close": 403,
    "wrong-origin": 403,
    "topic-name": 404,
    "encounter-name": 404,
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-link": 404,
    "no-such-record": 404,
    "no-such-step": 404,
    "no-such-deck": 404,
    "companion-no-game": 404,
    "not-found": 404,
    "wrong-method": 405,
    "seat-taken": 409,
    "stale-question": 409,
    "companion-stale": 409,
    "table-phase": 409,
    "game-goes-on": 409,
    "no-game": 409,
    "name-alike": 409,
    "claim-too-early": 409,
    "too-large": 413,
    "wrong-host": 421,
    "bad-request": 422,
    "too-fast": 429,
    "too-many-sockets": 429,
    "too-many-reviews": 429,
    "too-many-waiting": 429,
    "too-many-visitors": 429,
    "too-many-new-tables": 429,
    "too-many-uploads": 429,
    "server-error": 500,
    "store-failed": 500,
    "store-closed": 503,
    "no-advice": 503,
    "server-busy": 503,
    "server-full": 503,
    "takes-too-long": 503,
    "disk-full": 507,
}
"""The status of each kind of fault; others are 400."""
