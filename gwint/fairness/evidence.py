"""The evidence of a deal: what its record carries, and what follows from it without knowing the rules of the game."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from gwint.fairness.commitments import DealContext, canonical, commitment, decks_commitment, is_hex, pledge
from gwint.fairness.derivation import SEED, seed

PROVEN, UNPROVEN, NOT_DEALT, WRONG = "proven", "unproven", "not-dealt", "wrong"
"""What can be said about a deal: every person contributed to it, someone did not, there was none, or it is false."""
NOTED: Final = "noted"
"""The verdict on something that a verifier should know, but that proves nothing."""
NONE: Final = "-"
"""Stands for a missing value in a list."""
DEAL: Final = "deal "
"""Begins the tags that only evidence has."""
CHECKSUM: Final = "checksum"
"""The tag with the hash of all other lines of a record."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """One attempt to deal. All but the last have failed, because a player did not reveal."""

    number: int
    secret: str
    commitment: str
    pledges: tuple[str, ...]
    """By seat; empty for a seat that pledged nothing."""
    entropies: tuple[str, ...]
    """By seat; empty for a seat that revealed nothing."""
    decks: str = ""
    """The commitment to all decks; empty if nobody was asked to reveal."""
    salt: str = ""
    """Hides the decks in their commitment."""
    failed: tuple[int, ...] = ()
    """The seats because of which it failed."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """Everything that a verifier needs besides the record of the game itself."""

    table: str
    attempts: tuple[Attempt, ...]
    message: str
    """What the last attempt's secret and the seed are linked by: the canonical text of all contributions."""
    bots: tuple[str, ...]
    """By seat, the bot that sat there at the deal; empty for people and for virtual seats."""
    advanced: bool = False
    """Whether decks were built to the advanced limits, on which the bots' decks depend."""
    previous: str = ""
    """The table of which this was the rematch: bots keep their decks."""
    faction: str = ""
    """The agreed faction of the virtual opponent; empty if it was drawn or there is none."""

    @property
    def context(self) -> DealContext:
        """What was fixed together with the decks."""
        failed = tuple(attempt.failed for attempt in self.attempts[:-1])
        terms = (message_content(self.message) or [""] * 6)[3:6]
        return DealContext(self.bots, self.advanced, self.faction, self.previous, failed, *terms)


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was checked."""

    kind: str
    verdict: str
    """`proven`, `unproven`, `not-dealt`, `wrong` or `noted`."""
    details: Mapping[str, Any] = field(default_factory=dict)


def overall(findings: Sequence[Finding]) -> str:
    """Return the verdict on all findings together: the worst of them."""
    verdicts = {finding.verdict for finding in findings}
    return next((one for one in (WRONG, NOT_DEALT, UNPROVEN) if one in verdicts), PROVEN)


# Tags of a record


def write_tags(evidence: Evidence) -> dict[str, str]:
    """Return the evidence as tags of a record."""
    tags = {"table": evidence.table}
    for attempt in evidence.attempts:
        tags.update({f"deal {attempt.number} {key}": value for key, value in _attempt_tags(attempt)})
    tags["deal message"] = evidence.message
    if any(evidence.bots):
        tags["deal bots"] = _write_list(evidence.bots)
    if evidence.advanced:
        tags["deal advanced"] = "yes"
    if evidence.previous:
        tags["deal previous"] = evidence.previous
    if evidence.faction:
        tags["deal faction"] = evidence.faction
    return tags


def _attempt_tags(attempt: Attempt) -> Iterator[tuple[str, str]]:
    yield "secret", attempt.secret
    yield "commitment", attempt.commitment
    if any(attempt.pledges):
        yield "pledges", _write_list(attempt.pledges)
        yield "entropies", _write_list(attempt.entropies)
    if attempt.decks:
        yield "decks", attempt.decks
        yield "salt", attempt.salt
    if attempt.failed:
        yield "failed", " ".join(f"p{seat + 1}" for seat in attempt.failed)


def read_tags(tags: Mapping[str, str], seats: int) -> Evidence | None:
    """Read the evidence back; None if the record has none. Evidence that is incomplete or damaged has no attempts."""
    own = {key: value for key, value in tags.items() if key.startswith(DEAL)}
    if not own:
        return None
    numbers = sorted({int(found[1]) for key in own if (found := re.fullmatch(r"deal ([0-9]{1,4}) secret", key))})
    evidence = Evidence(
        tags.get("table", ""),
        tuple(_read_attempt(tags, number, seats) for number in numbers),
        tags.get("deal message", ""),
        _read_list(tags.get("deal bots", ""), seats),
        tags.get("deal advanced") == "yes",
        tags.get("deal previous", ""),
        tags.get("deal faction", ""),
    )
    whole = write_tags(evidence) == {**own, "table": tags.get("table")} and _has_seats(evidence, seats)
    return evidence if whole else replace(evidence, attempts=())


def _read_attempt(tags: Mapping[str, str], number: int, seats: int) -> Attempt:
    def value(key: str) -> str:
        return tags.get(f"deal {number} {key}", "")

    failed = tuple(int(seat) - 1 for seat in re.findall(r"p([1-9])\b", value("failed")))
    pledges, entropies = _read_list(value("pledges"), seats), _read_list(value("entropies"), seats)
    fixed = value("decks"), value("salt")
    return Attempt(number, value("secret"), value("commitment"), pledges, entropies, *fixed, failed)


def _has_seats(evidence: Evidence, seats: int) -> bool:
    """Return whether the evidence is about this number of seats."""
    lists = [evidence.bots, *(one for attempt in evidence.attempts for one in (attempt.pledges, attempt.entropies))]
    failed = [seat for attempt in evidence.attempts for seat in attempt.failed]
    return {len(values) for values in lists} == {seats} and max(failed, default=0) < seats


def _write_list(values: Sequence[str]) -> str:
    return " ".join(value or NONE for value in values)


def _read_list(text: str, seats: int) -> tuple[str, ...]:
    return tuple("" if value == NONE else value for value in text.split()) or ("",) * seats


# The checksum of a record


def checksum(record: str) -> str:
    """Return the hash of a record's lines without the one that has the hash; blank lines and indents do not count."""
    lines = (line.strip() for line in record.splitlines())
    text = "\n".join(line for line in lines if line and not line.startswith(f"{CHECKSUM} |"))
    return hashlib.sha256(text.encode()).hexdigest()


def with_checksum(record: str) -> str:
    """Return a record with its checksum in the line that was left for it."""
    return record.replace(f"\n{CHECKSUM} |\n", f"\n{CHECKSUM} | {checksum(record)}\n", 1)


# Checks


def check(evidence: Evidence, seed_dealt: str, people: Sequence[int]) -> Iterator[Finding]:
    """Yield what the hashes prove about commitments, pledges, decks and the seed; `people` are the seats of people."""
    yield _attempts(evidence)
    for failed in evidence.attempts[:-1]:
        yield Finding("failed-attempt", NOTED, {"attempt": failed.number, "seats": failed.failed})
    yield from map(_commitment(evidence.table), evidence.attempts)
    last = evidence.attempts[-1]
    for seat in range(len(last.pledges)):
        if seat in people or last.pledges[seat] or last.entropies[seat]:
            yield _pledge(evidence.table, last, seat, seat in people)
    if any(last.pledges) or last.decks:
        yield _decks(evidence, last)
    yield _seed(evidence, last, seed_dealt)


def _attempts(evidence: Evidence) -> Finding:
    """Attempts are numbered from 1, and all but the last have failed; only the last has contributions."""
    *others, _ = evidence.attempts
    numbers = [attempt.number for attempt in evidence.attempts]
    failed = [bool(attempt.failed) for attempt in evidence.attempts]
    right = numbers == list(range(1, len(numbers) + 1)) and failed == [True] * len(others) + [False]
    right = right and not any(any((*one.pledges, *one.entropies, one.decks, one.salt)) for one in others)
    return Finding("attempts", PROVEN if right else WRONG, {"count": len(numbers)})


def _commitment(table: str) -> Any:
    def check_attempt(attempt: Attempt) -> Finding:
        right = is_hex(attempt.secret) and attempt.commitment == commitment(table, attempt.number, attempt.secret)
        return Finding("commitment", PROVEN if right else WRONG, {"attempt": attempt.number})

    return check_attempt


def _pledge(table: str, attempt: Attempt, seat: int, person: bool) -> Finding:
    """A person's entropy is the pledged one; bots and virtual seats contribute none."""
    given, entropy = attempt.pledges[seat], attempt.entropies[seat]
    if not given and not entropy:
        return Finding("no-pledge", UNPROVEN, {"seat": seat})
    right = person and is_hex(entropy) and given == pledge(table, attempt.number, entropy)
    return Finding("pledge", PROVEN if right else WRONG, {"seat": seat})


def _decks(evidence: Evidence, last: Attempt) -> Finding:
    content = message_content(evidence.message)
    decks = content[6] if content else []
    right = is_hex(last.salt) and last.decks == decks_commitment(
        last.salt, evidence.table, last.number, decks, evidence.context
    )
    return Finding("decks", PROVEN if right else WRONG)


def _seed(evidence: Evidence, last: Attempt, seed_dealt: str) -> Finding:
    """The seed follows from the secret and the message, and the message is about this table, attempt and entropy.

    They are compared as text: `1`, `1.0` and `true` are equal in Python, and each would give another seed.
    """
    content = message_content(evidence.message)
    right = (
        content is not None
        and canonical([content[1], content[2], content[7]]) == canonical([evidence.table, last.number, last.entropies])
        and is_hex(last.secret)
        and seed_dealt == seed(last.secret, evidence.message.encode())
    )
    return Finding("seed", PROVEN if right else WRONG)


def message_content(message: str) -> list[Any] | None:
    """Return the parts of a seed's message; None if it is not one, or not in its canonical form."""
    try:
        content = json.loads(message)
        right = isinstance(content, list) and len(content) == 8 and content[0] == SEED
        return content if right and canonical(content) == message.encode() else None
    except (ValueError, RecursionError):
        return None
