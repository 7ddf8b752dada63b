"""Lets any bot play against another at a server: python bot_client.py SERVER [BOT] [OPPONENT]."""

import hashlib
import json
import secrets
import sys
from time import sleep
from typing import Any
from urllib.request import Request, urlopen

from gwint import View, from_json, load_bot, to_json

if len(sys.argv) not in (2, 3, 4):
    sys.exit(f"{__doc__}\nFor example: python bot_client.py localhost:8000 my_bot.py:choose captain")
server, name, opponent = (*sys.argv[1:], *("captain", "greedy")[len(sys.argv) - 2 :])
server = (server if "://" in server else f"http://{server}").rstrip("/")
bot, token, answered = load_bot(name), "", None


def request(path: str, body: object = None) -> Any:
    """Request an API path; with a body, send it as a POST."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}", "Gwint-Protocol": "2"}
    data = None if body is None else json.dumps(body).encode()
    return json.load(urlopen(Request(f"{server}/api/{path}", data, headers)))


def send(type_: str, **fields: object) -> Any:
    """Send a command for the first seat; the answer has its view."""
    return request(f"tables/{table}/commands", {"type": type_, "seat": 0, **fields})["view"]


token = request("owners", {"name": name[:40]})["token"]
opened = request("tables", {"seats": [{"sit": name[:40]}, {"bot": opponent}]})
table, entropy = opened["id"], secrets.token_hex(32)
promise = ["gwint deal 1 entropy", table, opened["view"]["deal"]["attempt"], entropy]
pledge = hashlib.sha256(json.dumps(promise, separators=(",", ":")).encode()).hexdigest()
view = send("bring", decks=["monsters-swarm"], pledge=pledge)
if 0 in view["deal"]["owed"]:
    view = send("reveal", entropy=entropy)
while view["phase"] == "playing":
    game = from_json(View, view["game"])
    if game.moves and view["question"] != answered:
        answered = view["question"]
        move = to_json(bot(game, seed=f"{table} {answered}"))
        view = send("move", question=answered, move=move)
    else:
        sleep(0.05)  # The other bot thinks; a WebSocket or an event stream would say when it has moved.
        view = request(f"tables/{table}?seat=0")["view"]
print(view["phase"], view["result"])
