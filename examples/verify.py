"""Verifies the deal of a game from its record alone, without gwint: python verify.py RECORD. See docs/fairness.md."""

import hashlib
import hmac
import json
import re
import sys
import unicodedata
from collections import defaultdict
from pathlib import Path

text = Path(sys.argv[1]).read_text(encoding="utf-8")
head = re.split(r"^(?:moves|names)$", text, maxsplit=1, flags=re.MULTILINE)[0]
tags: dict[str, str] = defaultdict(str, re.findall(r"^(\S.*?) *\| *(.*?) *$", head, re.MULTILINE))
checks: dict[str, bool] = {}


def canonical(*value: object) -> bytes:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False, sort_keys=True).encode()


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def card_ids(deck: str) -> list[str]:
    """Return the ids of a record's cards, which are its English names in plain letters: `2 Vampire: Bruxa, Thaler`."""
    plain = unicodedata.normalize("NFKD", deck).encode("ascii", "ignore").decode().lower().replace("defense", "defence")
    found = re.findall(r"(?:(\d+) )?([^,\[]+?)(?: \[.*?\])?(?:, |$)", plain.replace("'", ""))
    return [re.sub("[^a-z0-9]+", "-", name).strip("-") for number, name in found for _ in range(int(number or 1))]


if "deal message" not in tags:
    sys.exit("This record has no evidence of a deal.")
label, table, last, mode, _, version, decks, entropies = said = json.loads(tags["deal message"])
numbers = sorted({int(found[1]) for key in tags if (found := re.match(r"deal (\d+) ", key))})
own = ["gwint deal 1 seed", tags["table"], str(len(numbers)), tags["mode"] or "match", tags["rules version"]]
checks["table, attempt, mode and version"] = [label, table, str(last), mode, str(version)] == own
known = rf"message|bots|advanced|faction|previous|\d+ (secret|commitment|failed)|{last} (pledges|entropies|decks|salt)"
checks["no other evidence"] = all(re.fullmatch(f"deal ({known})", key) for key in tags if key.startswith("deal"))
failed = [[int(seat[1:]) - 1 for seat in tags[f"deal {number} failed"].split()] for number in numbers]
checks[f"attempts: {last}"] = numbers == [*range(1, len(numbers) + 1)] and all(failed[:-1]) and not failed[-1]
for number in numbers:
    commitment = sha256(canonical("gwint deal 1 commitment", table, number, tags[f"deal {number} secret"]))
    checks[f"commitment {number}"] = tags[f"deal {number} commitment"] == commitment
lists = [tags[key] or "- " * len(decks) for key in (f"deal {last} pledges", f"deal {last} entropies", "deal bots")]
pledges, revealed, bots = (["" if value == "-" else value for value in one.split()] for one in lists)
for seat, (pledge, entropy, bot) in enumerate(zip(pledges, entropies, bots, strict=True)):
    expected = sha256(canonical("gwint deal 1 entropy", table, last, entropy)) if entropy and not bot else ""
    checks[f"p{seat + 1}: {'entropy' if entropy else 'no entropy'}"] = [pledge, revealed[seat]] == [expected, entropy]
    for number, (faction, _, cards) in enumerate(decks[seat], start=1):
        names = tags[f"p{seat + 1} deck {number}" if mode == "match" else f"p{seat + 1} deck"]
        checks[f"p{seat + 1}: {faction} deck {number}"] = card_ids(names) == [card.split("/")[1] for card in cards]
context = [bots, tags["deal advanced"] == "yes", tags["deal faction"], tags["deal previous"], failed[:-1], *said[3:6]]
fixed = {"salt": canonical("gwint deal 1 decks", table, last, decks, *context), "secret": canonical(*said)}
keyed = {key: hmac.digest(bytes.fromhex(tags[f"deal {last} {key}"]), one, "sha256").hex() for key, one in fixed.items()}
checks["decks and bots"] = tags[f"deal {last} decks"] == (keyed["salt"] if any(pledges) else "")
checks["seed"] = [tags["seed"], tags["deal message"].encode()] == [keyed["secret"], fixed["secret"]]
lines = [line.strip() for line in text.splitlines() if line.strip() and not line.strip().startswith("checksum |")]
checks["checksum"] = tags["checksum"] == sha256("\n".join(lines).encode())
print("\n".join(f"{'ok   ' if right else 'WRONG'} {what}" for what, right in checks.items()))
sys.exit(0 if all(checks.values()) else "The record is wrong.")
