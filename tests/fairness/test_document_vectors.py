"""The derivation of deals and the hash chains agree with the vectors of docs/fairness.md."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from gwint.cards import FACTIONS
from gwint.fairness.commitments import DealContext, canonical, commitment, decks_commitment, is_hex, pledge
from gwint.fairness.derivation import draw, seed, seed_message
from gwint.fairness.hash_chains import chain_of, first_link, hashed, next_link
from gwint.rules.chance import chance_of

DOCUMENT = (Path(__file__).resolve().parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
VECTORS: Any = json.loads(re.findall(r"```json vectors\n(.*?)```", DOCUMENT, re.DOTALL)[0])
TABLE, ATTEMPT, SECRET = VECTORS["table"], VECTORS["attempt"], VECTORS["secret"]


def test_commitments_agree_with_the_document() -> None:
    assert commitment(TABLE, ATTEMPT, SECRET) == VECTORS["commitment"]
    assert pledge(TABLE, ATTEMPT, VECTORS["entropy"]) == VECTORS["pledge"]
    context = DealContext(*VECTORS["context"])
    assert (
        decks_commitment(VECTORS["decks_salt"], TABLE, ATTEMPT, VECTORS["decks"], context)
        == VECTORS["decks_commitment"]
    )


def test_the_seed_agrees_with_the_document() -> None:
    entropies = [VECTORS["entropy"], ""]
    message = seed_message(TABLE, ATTEMPT, "duel", "legendary", 2, VECTORS["decks"], entropies)
    assert message.decode() == VECTORS["message"]
    assert seed(SECRET, message) == VECTORS["seed"]


def test_draws_agree_with_the_document() -> None:
    for one in VECTORS["draws"]:
        assert draw(SECRET, TABLE, ATTEMPT, one["what"], one["seat"], one["number"]) == one["draw"]


def test_chains_agree_with_the_document() -> None:
    for viewer, chain in VECTORS["chains"].items():
        assert chain_of(TABLE, None if viewer == "spectator" else int(viewer), VECTORS["events"]) == chain


def test_the_documents_streams_are_those_of_the_rules() -> None:
    key = "ba5830ae78a80587d27282527a914ffd16ec0bd55fd0ecc2a744304ae8bbc0e5"
    chance = chance_of(key, 2)
    assert str([chance.pick(1, 33) for _ in range(5)]) in DOCUMENT
    assert key in DOCUMENT


def test_the_document_names_the_factions_in_their_order() -> None:
    listed = re.findall(r'draw\("virtual-faction", seat\)`, of (.*?)\.', DOCUMENT)
    assert re.split(", | and ", listed[0]) == list(map(str, FACTIONS))


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (commitment("a", 1, SECRET), commitment("b", 1, SECRET)),
        (commitment("a", 1, SECRET), commitment("a", 2, SECRET)),
        (commitment("a", 1, SECRET), pledge("a", 1, SECRET)),
        (draw(SECRET, "a", 1, "bot-deck", 1), draw(SECRET, "a", 1, "bot-deck", 2)),
        (draw(SECRET, "a", 1, "thinking", 1, 1), draw(SECRET, "a", 1, "thinking", 1, 2)),
        (first_link("a", 0), first_link("a", None)),
    ],
)
def test_different_things_have_different_hashes(first: str, second: str) -> None:
    assert first != second
    assert is_hex(first)


def test_the_canonical_text_is_that_of_javascript() -> None:
    assert canonical(["é\n", 1, {"b": 2, "a": None}, True]) == '["é\\n",1,{"a":null,"b":2},true]'.encode()


def test_a_chain_depends_on_every_event_and_on_their_order() -> None:
    passed, joined = {"kind": "passed", "seat": 0}, {"kind": "got-ready", "seat": 1, "ready": True}
    chains = {chain_of("a", 0, events) for events in ([], [passed], [joined], [passed, joined], [joined, passed])}
    assert len(chains) == 5


def test_a_name_can_be_replaced_by_its_hash_without_changing_the_chain() -> None:
    event = {"kind": "sat-down", "seat": 0, "name": "Ala", "salt": "0a"}
    anonymous = {**event, "name": hashed("gwint seal 1 name", "0a", "Ala"), "salt": ""}
    start = first_link("a", None)
    assert next_link(start, event) == next_link(start, anonymous)
    assert next_link(start, event) != next_link(start, {**event, "name": "Bob"})
    assert next_link(start, event) != next_link(start, {**event, "salt": "0b"})
