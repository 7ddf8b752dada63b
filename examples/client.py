"""Sits down at a table by its link and plays random legal moves to the end: python client.py LINK [NAME]."""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

link, name = sys.argv[1], (sys.argv[2:] or ["Random"])[0]
server, _, table = link.rpartition("/t/")
token = ""


def ask(path: str, body: object = None) -> Any:
    """The answer of a door, line by line where it has lines; a body makes it a POST."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    return urlopen(Request(f"{server}/api/{path}", None if body is None else json.dumps(body).encode(), headers))


def do(type_: str, **told: object) -> Any:
    """A command, answered when it is on the server's disk."""
    return json.load(ask(f"tables/{table}/commands", {"type": type_, "seat": seat, **told}))


token = json.load(ask("owners", {"name": name}))["token"]
view = json.load(ask(f"tables/{table}"))["view"]
seat = next(seat for seat, chair in enumerate(view["chairs"]) if chair["kind"] == "empty")
do("sit", name=name)
match, solo = view["terms"]["mode"] == "match", view["terms"]["mode"].startswith("solo")
codes = [one["code"] for one in json.load(ask("lineups/starters" if match else "starters"))["starters"]]
do("bring", decks=codes[:3] if match else ["set:king-bran"] if solo else [codes[2 * seat]])

answered = None
for line in ask(f"tables/{table}/events?seat={seat}"):
    view = json.loads(line).get("view") or view
    asked = view["match"] or view["game"]
    if asked and asked["moves"] and view["phase"] == "playing" and view["question"] != answered:
        answered = view["question"]
        do("move", question=answered, move=random.choice(asked["moves"]))
print(view["phase"], view["result"])
