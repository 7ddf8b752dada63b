"""The evidence of a deal round-trips through a record's tags, and every change to it is noticed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from gwint.fairness.commitments import DealContext, commitment, decks_commitment, pledge
from gwint.fairness.derivation import seed, seed_message
from gwint.fairness.evidence import (
    PROVEN,
    UNPROVEN,
    WRONG,
    Attempt,
    Evidence,
    check,
    checksum,
    overall,
    read_tags,
    with_checksum,
    write_tags,
)

TABLE, SECRETS, ENTROPY = "q7x2m9kd4ab3", ("9f" * 32, "3c" * 32), "4a" * 32
OTHER, SALT = "77" * 32, "5c" * 32
DECKS = ((("monsters", "king", ("monsters/ghoul",)),), (("skellige", "bran", ("skellige/olaf",)),))


def evidence(entropy: str = ENTROPY) -> Evidence:
    """Return the evidence of a deal whose first attempt failed, with a person and a bot."""
    message = seed_message(TABLE, 2, "duel", "legendary", 2, DECKS, [entropy, ""]).decode()
    first = Attempt(1, SECRETS[0], commitment(TABLE, 1, SECRETS[0]), ("", ""), ("", ""), failed=(0,))
    pledges = (pledge(TABLE, 2, entropy) if entropy else "", "")
    context = DealContext(("", "greedy"), True, "monsters", "before", ((0,),), "duel", "legendary", 2)
    decks = decks_commitment(SALT, TABLE, 2, DECKS, context) if entropy else ""
    second = Attempt(2, SECRETS[1], commitment(TABLE, 2, SECRETS[1]), pledges, (entropy, ""), decks, decks and SALT)
    return Evidence(TABLE, (first, second), message, ("", "greedy"), True, "before", "monsters")


def dealt(given: Evidence) -> str:
    return seed(given.attempts[-1].secret, given.message.encode())


def verdict(given: Evidence, seed_dealt: str) -> str:
    return overall(list(check(given, seed_dealt, people=(0,))))


def test_evidence_round_trips_through_tags() -> None:
    for given in (
        evidence(),
        evidence(""),
        replace(evidence(), bots=("", ""), advanced=False, previous="", faction=""),
    ):
        assert read_tags(write_tags(given), 2) == given


def test_a_record_without_evidence_has_none() -> None:
    assert read_tags({"date": "2026-11-18", "table": TABLE}, 2) is None


DAMAGE: dict[str, Callable[[dict[str, str]], object]] = {
    "no table": lambda tags: tags.pop("table"),
    "no message": lambda tags: tags.pop("deal message"),
    "no secret": lambda tags: tags.pop("deal 1 secret"),
    "too many pledges": lambda tags: tags.update({"deal 2 pledges": tags["deal 2 pledges"] + " -"}),
    "too few bots": lambda tags: tags.update({"deal bots": "greedy"}),
    "a seat that does not exist": lambda tags: tags.update({"deal 1 failed": "p3"}),
    "no seat": lambda tags: tags.update({"deal 1 failed": "nobody"}),
    "an unknown tag": lambda tags: tags.update({"deal 3 pledges": "- -"}),
    "another word": lambda tags: tags.update({"deal advanced": "no"}),
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_damaged_evidence_has_no_attempts(kind: str) -> None:
    tags = write_tags(evidence())
    DAMAGE[kind](tags)
    read = read_tags(tags, 2)
    assert read is not None
    assert read.attempts == ()


def test_a_checksum_covers_every_line_but_its_own() -> None:
    record = with_checksum("gwint record 1\nchecksum |\np1 | Ala\nmoves\n  p1 pass\n")
    assert f"checksum | {checksum(record)}\n" in record
    assert checksum(record.replace("\n", "\r\n\r\n").replace("  p1", "p1")) == checksum(record)
    for changed in (record.replace("Ala", "Bob"), record.replace("  p1 pass\n", ""), record + "# note\n"):
        assert checksum(changed) != checksum(record)


def test_a_deal_with_everybodys_entropy_is_proven() -> None:
    assert verdict(evidence(), dealt(evidence())) == PROVEN


def test_a_deal_without_a_persons_entropy_is_unproven() -> None:
    assert verdict(evidence(""), dealt(evidence(""))) == UNPROVEN


def last(**changes: object) -> Callable[[Evidence], Evidence]:
    def change(given: Evidence) -> Evidence:
        return replace(given, attempts=(given.attempts[0], replace(given.attempts[1], **changes)))  # type: ignore[arg-type]

    return change


TAMPERING: dict[str, Callable[[Evidence], Evidence]] = {
    "another table": lambda given: replace(given, table="other"),
    "another secret": last(secret=OTHER),
    "another secret with its commitment": last(secret=OTHER, commitment=commitment(TABLE, 2, OTHER)),
    "another commitment": last(commitment=OTHER),
    "another pledge": last(pledges=(OTHER, "")),
    "ground entropy": last(entropies=(OTHER, "")),
    "ground entropy with its pledge": last(entropies=(OTHER, ""), pledges=(pledge(TABLE, 2, OTHER), "")),
    "entropy that was not revealed": last(entropies=("", "")),
    "entropy of a bot": last(entropies=(ENTROPY, OTHER)),
    "a hidden attempt": lambda given: replace(given, attempts=given.attempts[1:]),
    "an invented attempt": lambda given: replace(given, attempts=(*given.attempts, given.attempts[1])),
    "a failed attempt as the last": last(failed=(0,)),
    "another commitment to the decks": last(decks=OTHER),
    "another salt of the decks": last(salt=OTHER),
    "a salt that is none": last(salt="5c"),
    "swapped decks": lambda given: replace(given, message=given.message.replace("ghoul", "leshen")),
    "a person who is declared a bot": lambda given: replace(given, bots=("greedy", "greedy")),
    "a bot that is declared a person": lambda given: replace(given, bots=("", "")),
    "another bot": lambda given: replace(given, bots=("", "random")),
    "other limits of decks": lambda given: replace(given, advanced=False),
    "another agreed faction": lambda given: replace(given, faction="skellige"),
    "no agreed faction": lambda given: replace(given, faction=""),
    "another game before": lambda given: replace(given, previous="other"),
    "a rematch that is none": lambda given: replace(given, previous=""),
    "another who failed": lambda given: replace(
        given, attempts=(replace(given.attempts[0], failed=(1,)), given.attempts[1])
    ),
    "contributions to a failed attempt": lambda given: replace(
        given, attempts=(replace(given.attempts[0], pledges=(OTHER, "")), given.attempts[1])
    ),
    "entropy of a bot with its pledge": last(
        entropies=(ENTROPY, OTHER), pledges=(pledge(TABLE, 2, ENTROPY), pledge(TABLE, 2, OTHER))
    ),
    "another mode": lambda given: replace(given, message=given.message.replace("duel", "team")),
    "a message that is not canonical": lambda given: replace(given, message=given.message.replace(",", ", ")),
    "no message": lambda given: replace(given, message="[]"),
}


@pytest.mark.parametrize("kind", TAMPERING)
def test_tampering_with_the_evidence_is_noticed(kind: str) -> None:
    assert verdict(TAMPERING[kind](evidence()), dealt(evidence())) == WRONG


def test_another_seed_is_noticed() -> None:
    assert verdict(evidence(), OTHER) == WRONG
