"""A bot in plain Python that speaks the engine protocol: gwint play --against "python examples/bot.py"."""

import json
import random
import sys
from typing import Any


def choose(view: dict[str, Any], moves: list[str], seed: str) -> str:
    """Take a round that the enemy gave up, give up one that is lost, and otherwise play any card."""
    rng = random.Random(seed)
    me = view["seats"][view["viewer"]]
    ours = view["sides"][me["side"]]
    foes = [seat for seat in view["seats"] if seat["side"] != me["side"]]
    best = max(view["sides"][foe["side"]]["total"] for foe in foes)
    won = all(foe["passed"] for foe in foes) and ours["total"] > best
    lost = ours["gems"] == 2 and best - ours["total"] > 30
    if "pass" in moves and (won or lost):
        return "pass"
    cards = [move for move in moves if move not in ("pass", "leader")]
    return rng.choice(cards or moves)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "quit":
        break
    if message["type"] == "hello":
        reply = {"type": "welcome", "protocol": 1, "name": "Careful"}
    else:
        reply = {"type": "answer", "move": choose(message["view"], message["moves"], message["seed"])}
    print(json.dumps(reply), flush=True)
