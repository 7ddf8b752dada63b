"""Verifies the deal of a game from its record alone, without gwint: python verify.py RECORD. See docs/fairness.md."""

import hashlib
import hmac
import json
import re
import sys
import unicodedata
from pathlib import Path
from typing import Any

head = re.split(r"^(?:moves|names)$", Path(sys.argv[1]).read_text(encoding="utf-8"), maxsplit=1, flags=re.MULTILINE)[0]
tags = {key.strip(): value.strip() for key, bar, value in (line.partition("|") for line in head.splitlines()) if bar}
wrong: list[str] = []


def check(what: str, right: bool) -> None:
    print("ok   " if right else "WRONG", what)
    wrong.extend([] if right else [what])


def canonical(*value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False, sort_keys=True).encode()


def sha256(*value: Any) -> str:
    return hashlib.sha256(canonical(*value)).hexdigest()


def card_ids(deck: str) -> list[str]:
    """Return the ids of a record's cards, which are its English names in plain letters: `2 Vampire: Bruxa, Thaler`."""
    plain = unicodedata.normalize("NFKD", deck).encode("ascii", "ignore").decode().lower().replace("defense", "defence")
    found = re.findall(r"(?:(\d+) )?([^,\[]+?)(?: \[.*?\])?(?:, |$)", plain.replace("'", ""))
    return [re.sub("[^a-z0-9]+", "-", name).strip("-") for number, name in found for _ in range(int(number or 1))]


if "deal message" not in tags:
    sys.exit("This record has no evidence of a deal.")
label, table, last, mode, rules, version, decks, entropies = json.loads(tags["deal message"])
check("table and version", [label, table, str(version)] == ["gwint deal 1 seed", tags["table"], tags["rules version"]])
numbers = [int(key.split()[1]) for key in tags if re.fullmatch(r"deal \d+ secret", key)]
check(f"attempts: {last}", numbers == [*range(1, last + 1)] and f"deal {last} failed" not in tags)
for number in numbers:
    secret = tags[f"deal {number} secret"]
    commitment = sha256("gwint deal 1 commitment", table, number, secret)
    check(f"commitment {number}", tags[f"deal {number} commitment"] == commitment)
pledges = tags.get(f"deal {last} pledges", " ".join("-" * len(entropies))).split()
for seat, (pledge, entropy) in enumerate(zip(pledges, entropies, strict=True), start=1):
    expected = sha256("gwint deal 1 entropy", table, last, entropy) if entropy else "-"
    check(f"p{seat}: {'entropy' if entropy else 'no entropy'}", pledge == expected)
    for number, (faction, _, cards) in enumerate(decks[seat - 1], start=1):
        names = tags[f"p{seat} deck {number}" if mode == "match" else f"p{seat} deck"]
        check(f"p{seat}: {faction} deck", card_ids(names) == [card.split("/")[1] for card in cards])
keyed = hmac.digest(bytes.fromhex(secret), canonical("gwint deal 1 decks", table, last, decks), "sha256").hex()
check("decks", tags.get(f"deal {last} decks", keyed) == keyed)
check("seed", tags["seed"] == hmac.digest(bytes.fromhex(secret), tags["deal message"].encode(), "sha256").hex())
sys.exit(f"{len(wrong)} wrong" if wrong else None)
