"""A match's chance: every toss and every game's seed from the match's own, so that one tells nothing of another."""

from __future__ import annotations

import hashlib
import hmac


def first_to_name(seed: str) -> int:
    """TOUR-3. The seat that names a first deck first."""
    return _toss(seed, "naming")


def decided_draw(seed: str, game: int) -> int:
    """TOUR-2. The seat that wins a game drawn once too often."""
    return _toss(seed, f"draw of game {game}")


def game_seed(seed: str, game: int, replay: int) -> str:
    """TOUR-5. Each game has its own chance, each replay too."""
    return _drawn(seed, f"game {game}, replay {replay}").hex()


def _toss(seed: str, label: str) -> int:
    return _drawn(seed, label)[0] & 1


def _drawn(seed: str, label: str) -> bytes:
    return hmac.new(bytes.fromhex(seed), label.encode(), hashlib.sha256).digest()
