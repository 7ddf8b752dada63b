"""Tables of every mode for one person, with bots at the other seats."""

from __future__ import annotations

from typing import Any

from gwint.decks import encode
from gwint.match import starter_lineup

BOT = {"bot": "greedy"}
SIEGE, SWARM = "northern-realms-siege", "monsters-swarm"

LINEUP = [encode(deck) for deck in starter_lineup("northern-realms", "monsters", "scoiatael").decks]


def ala(*decks: str) -> dict[str, Any]:
    return {"sit": "Ala", "decks": list(decks)}


DUEL: dict[str, Any] = {"mode": "duel", "seats": [ala(SIEGE), BOT]}

TABLES: dict[str, dict[str, Any]] = {
    "duel": DUEL,
    "ffa-3": {"mode": "ffa-3", "seats": [ala(SIEGE), BOT, BOT]},
    "ffa-4": {"mode": "ffa-4", "seats": [ala(SIEGE), BOT, BOT, BOT]},
    "ffa-5": {"mode": "ffa-5", "seats": [ala(SIEGE), BOT, BOT, BOT, BOT]},
    "team": {"mode": "team", "seats": [ala(SIEGE), BOT, BOT, BOT]},
    "solo": {"mode": "solo", "opponent": "skellige", "seats": [ala("set:foltest-king-of-temeria"), None]},
    "solo-leaders": {
        "mode": "solo-leaders",
        "opponent": "monsters",
        "seats": [ala("set:foltest-king-of-temeria"), None],
    },
    "match": {"mode": "match", "seats": [ala(*LINEUP), BOT]},
}
