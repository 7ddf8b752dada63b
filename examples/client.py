"""Joins a table by its link and plays random legal moves to the end: python client.py LINK [NAME]."""

import hashlib
import json
import random
import secrets
import sys
from contextlib import suppress
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

link, name = sys.argv[1], (sys.argv[2:] or ["Random"])[0]
server, _, table = link.rpartition("/t/")
token, entropy, pledged = "", "", 0


def request(path: str, body: object = None) -> Any:
    """Request an API path; with a body, send it as a POST. A stream is read line by line."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}", "Gwint-Protocol": "2"}
    return urlopen(Request(f"{server}/api/{path}", None if body is None else json.dumps(body).encode(), headers))


def send(type_: str, **fields: object) -> Any:
    """Send a command; the server answers once it is stored."""
    return json.load(request(f"tables/{table}/commands", {"type": type_, "seat": seat, **fields}))


def new_pledge(attempt: int) -> str:
    """Draw entropy for a deal and return its pledge; docs/fairness.md explains why."""
    global entropy, pledged
    entropy, pledged = secrets.token_hex(32), attempt
    promise = json.dumps(["gwint deal 1 entropy", table, attempt, entropy], separators=(",", ":"))
    return hashlib.sha256(promise.encode()).hexdigest()


token = json.load(request("owners", {"name": name}))["token"]
view = json.load(request(f"tables/{table}"))["view"]
seat = next(seat for seat, chair in enumerate(view["chairs"]) if chair["kind"] == "empty")
send("sit", name=name)
match, solo = view["terms"]["mode"] == "match", view["terms"]["mode"].startswith("solo")
codes = [one["code"] for one in json.load(request("lineups/starters" if match else "starters"))["starters"]]
decks = codes[:3] if match else ["set:king-bran"] if solo else [codes[2 * seat]]
send("bring", decks=decks, pledge=new_pledge(view["deal"]["attempt"]))

answered = None
for line in request(f"tables/{table}/events?seat={seat}"):
    view = json.loads(line).get("view") or view
    deal = view["deal"]
    if seat in deal["must_pledge"]:
        send("pledge", pledge=new_pledge(deal["attempt"]))
    if seat in deal["owed"]:
        with suppress(HTTPError):  # It may be too late; then the attempt has failed, and the view will say so.
            send("reveal", entropy=entropy)
    if deal["failed"] and seat in deal["failed"][-1]["seats"] and pledged < deal["attempt"]:
        send("bring", decks=decks, pledge=new_pledge(deal["attempt"]))
    game = view["match"] or view["game"]
    if game and game["moves"] and view["phase"] == "playing" and view["question"] != answered:
        answered = view["question"]
        send("move", question=answered, move=random.choice(game["moves"]))
print(view["phase"], view["result"])
