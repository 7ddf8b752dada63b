"""A client pledges entropy and reveals it only when everything is fixed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gwint.fairness.commitments import pledge
from gwint.fairness.contributions import Contributions
from gwint.wire.tables import NO_DEAL, DealView

ENTROPY = "4a" * 32
OPEN = replace(NO_DEAL, attempt=1, commitment="c0" * 32, pledges=("", ""))


def client() -> Contributions:
    return Contributions(lambda: ENTROPY)


def pledged(one: Contributions, **changes: object) -> DealView:
    own = one.pledge("t", 1, OPEN.commitment)
    return replace(OPEN, pledges=(own, ""), decks="d0" * 32, owed=(0,), **changes)  # type: ignore[arg-type]


def sent(deal: DealView) -> list[dict[str, Any]]:
    """Return the events that fix a deal for seat 0, as a server sends them."""
    about = {"table": "t", "attempt": deal.attempt, "commitment": deal.commitment}
    return [
        {"kind": "pledged-entropy", "seat": 0, **about, "pledge": deal.pledges[0]},
        {"kind": "asked-for-entropy", "attempt": deal.attempt, "decks": deal.decks},
    ]


def types(one: Contributions, deal: DealView, events: list[dict[str, Any]]) -> list[object]:
    return [command["type"] for command in one.commands("t", deal, (0,), events)]


def test_entropy_is_pledged_and_then_revealed() -> None:
    one = client()
    assert one.pledge("t", 1, OPEN.commitment) == pledge("t", 1, ENTROPY)
    assert list(one.commands("t", OPEN, (0,), [])) == []
    deal = pledged(one)
    revealed = [{"type": "reveal", "seat": 0, "entropy": ENTROPY}]
    assert list(one.commands("t", deal, (0,), sent(deal))) == revealed
    assert list(one.commands("t", deal, (0,), [{**event, "new": 7} for event in sent(deal)])) == revealed


def test_entropy_is_not_revealed_under_another_commitment_or_pledge_or_without_decks() -> None:
    one = client()
    deal = pledged(one)
    for changed in (
        replace(deal, commitment="00" * 32, pledges=(pledge("t", 1, "5b" * 32), "")),
        replace(deal, pledges=("11" * 32, "")),
        replace(deal, decks=""),
    ):
        assert types(one, changed, sent(deal)) != ["reveal"]


@pytest.mark.parametrize(
    ("number", "key"), [(0, "commitment"), (0, "pledge"), (0, "table"), (0, "attempt"), (1, "decks"), (1, "attempt")]
)
def test_entropy_is_not_revealed_for_what_only_the_view_says(number: int, key: str) -> None:
    """What was sent in no event is in no hash chain: the server could still change it."""
    one = client()
    deal = pledged(one)
    missing = [event for place, event in enumerate(sent(deal)) if place != number]
    other = sent(deal)
    other[number][key] = "ee" * 32
    assert types(one, deal, sent(deal)) == ["reveal"]
    assert types(one, deal, missing) == types(one, deal, other) == []


def test_every_attempt_has_its_own_entropy() -> None:
    drawn = iter(("11" * 32, "22" * 32))
    one = Contributions(lambda: next(drawn))
    assert one.pledge("t", 1, "c0" * 32) == pledge("t", 1, "11" * 32)
    assert one.pledge("t", 2, "c1" * 32) == pledge("t", 2, "22" * 32)
    assert one.pledge("t", 1, "c0" * 32) == pledge("t", 1, "11" * 32)


def test_after_a_failed_attempt_it_pledges_again() -> None:
    one = client()
    deal = replace(OPEN, attempt=2, must_pledge=(0,))
    assert list(one.commands("t", deal, (0, 1), [])) == [
        {"type": "pledge", "seat": 0, "pledge": pledge("t", 2, ENTROPY)}
    ]


def test_the_pledge_of_an_earlier_client_is_replaced_once() -> None:
    one = client()
    deal = replace(OPEN, pledges=("99" * 32, ""))
    assert [command["type"] for command in one.commands("t", deal, (0,), [])] == ["pledge"]
    assert list(one.commands("t", deal, (0,), [])) == []


def test_a_server_that_commits_to_nothing_gets_no_pledge() -> None:
    assert client().pledge("t", 0, "") == ""
    assert list(client().commands("t", NO_DEAL, (0,), [])) == []
