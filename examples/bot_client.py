"""Lets any bot play against another at a server: python bot_client.py SERVER [BOT] [OPPONENT]."""

import json
import sys
from time import sleep
from typing import Any
from urllib.request import Request, urlopen

from gwint import View, from_json, load_bot, to_json
from gwint.fairness.contributions import Contributions
from gwint.wire.tables import DealView

server, name, opponent = (*sys.argv[1:], *("captain", "greedy")[len(sys.argv) - 2 :])
bot, token, answered = load_bot(name), "", None


def request(path: str, body: object = None) -> Any:
    """Request an API path; with a body, send it as a POST."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}", "Gwint-Protocol": "2"}
    data = None if body is None else json.dumps(body).encode()
    return json.load(urlopen(Request(f"{server}/api/{path}", data, headers)))


token = request("owners", {"name": name[:40]})["token"]
opened = request("tables", {"seats": [{"sit": name[:40]}, {"bot": opponent}]})
table, deal, contributions = opened["id"], opened["view"]["deal"], Contributions()
pledge = contributions.pledge(table, deal["attempt"], deal["commitment"])
bring = {"type": "bring", "seat": 0, "decks": ["monsters-swarm"], "pledge": pledge}
deal = from_json(DealView, request(f"tables/{table}/commands", bring)["view"]["deal"])
for command in contributions.commands(table, deal, seats=(0,)):
    request(f"tables/{table}/commands", command)
while (view := request(f"tables/{table}?seat=0")["view"])["phase"] == "playing":
    game = from_json(View, view["game"])
    if not game.moves or view["question"] == answered:
        sleep(0.05)  # The other bot thinks; a WebSocket or an event stream would say when it has moved.
        continue
    answered = view["question"]
    move = to_json(bot(game, seed=f"{table} {answered}"))
    request(f"tables/{table}/commands", {"type": "move", "seat": 0, "question": answered, "move": move})
print(view["phase"], view["result"])
