"""Emhyr var Emreis, The Emperor of Nilfgaard: sees three cards of the opponent's hand."""

from __future__ import annotations

from collections import Counter

import pytest

from gwint.rules.events import SawHand
from gwint.rules.table import Table
from gwint.views import visible_event
from tests.rules.leaders import many_copies
from tests.scenes import options, play, position, rule, shows

EMPEROR = "LEADER-emhyr-var-emreis-emperor-of-nilfgaard"


def seen(table: Table) -> tuple[str, ...]:
    """Returns the cards that were seen, from the event."""
    (event,) = [event for event in table.log if isinstance(event, SawHand)]
    assert (event.seat, event.owner) == (0, 1)
    return tuple(card.id for card in event.cards if card)


def known(table: Table) -> Counter[str]:
    """Returns what the Emperor's player is sure of in the other hand."""
    return Counter(card.id for card in table.seats[1].known[0])


@rule("LEAD-12", EMPEROR)
@pytest.mark.parametrize("rules", ["legendary", "klub", "witcher3"])
def test_the_emperor_sees_three_cards_of_the_opponents_hand(rules: str) -> None:
    table = position(
        f"rules | {rules}\nleader | Emperor of Nilfgaard\nhand | Vreemde\n"
        "foe hand | Ves, Ballista, Thaler, Decoy, Catapult"
    )
    play(table, "leader")
    assert len(set(seen(table))) == 3
    assert known(table) == Counter(seen(table))
    assert shows(table, "foe hand | Ves, Ballista, Thaler, Decoy, Catapult", "hand | Vreemde", "turn | foe")


@rule("LEAD-12", EMPEROR)
@pytest.mark.parametrize("rules", ["legendary", "klub", "witcher3"])
def test_the_emperor_sees_all_cards_if_there_are_fewer_than_three(rules: str) -> None:
    table = position(
        f"rules | {rules}\nleader | Emperor of Nilfgaard\nhand | Vreemde\nfoe hand | Ves, Philippa Eilhart"
    )
    play(table, "leader")
    assert sorted(seen(table)) == ["philippa-eilhart", "ves"]


@rule("LEAD-12", "PLAY-8", EMPEROR)
def test_only_the_emperors_player_sees_the_cards_and_their_owner_knows_which() -> None:
    table = position("leader | Emperor of Nilfgaard\nhand | Vreemde\nfoe hand | Ves, Ballista")
    play(table, "leader")
    (event,) = [event for event in table.log if isinstance(event, SawHand)]
    assert visible_event(table, event, 0) == visible_event(table, event, 1) == event
    assert visible_event(table, event, None) == SawHand(0, 1, (None, None))
    assert sum(len(cards) for seat in table.seats for cards in seat.known) == len(table.seats[1].known[0]) == 2


@rule("LEAD-12", EMPEROR)
def test_which_three_are_seen_is_chance_and_every_card_is_equally_likely() -> None:
    start = "leader | Emperor of Nilfgaard\nhand | Vreemde\nfoe hand | Ves, Ballista, Thaler, Decoy, Catapult, Scorch"
    counts: Counter[str] = Counter()
    for table in many_copies(start, 200):
        counts.update(seen(play(table, "leader")))
    assert len(counts) == 6
    assert all(70 < count < 130 for count in counts.values())


@rule("LEAD-12", EMPEROR)
def test_in_the_book_cards_already_known_are_as_likely_to_be_seen_as_others() -> None:
    start = (
        "leader | Emperor of Nilfgaard\nhand | Vreemde\nfoe hand | Ves, Ballista, Thaler, Catapult\n"
        "foe known to me | Ves"
    )
    counts: Counter[str] = Counter()
    for table in many_copies(start, 200):
        counts.update(seen(play(table, "leader")))
    assert 125 < counts["ves"] < 175


@rule("LEAD-12", EMPEROR)
def test_a_card_already_known_and_seen_again_is_still_one_card() -> None:
    table = position("leader | Emperor of Nilfgaard\nhand | Vreemde\nfoe hand | Ves, Thaler\nfoe known to me | Ves")
    play(table, "leader")
    assert known(table) == Counter(["ves", "thaler"])


@rule("LEAD-2", EMPEROR)
@pytest.mark.parametrize("rules", ["legendary", "klub", "witcher3"])
def test_the_emperor_cannot_be_used_while_the_opponent_has_no_card_in_hand(rules: str) -> None:
    table = position(f"rules | {rules}\nleader | Emperor of Nilfgaard\nhand | Vreemde\nfoe deck | Ves")
    assert options(table) == {"Vreemde", "pass"}


@rule("LEAD-2", EMPEROR)
def test_the_emperor_may_be_used_for_a_single_card() -> None:
    table = position("leader | Emperor of Nilfgaard\nhand | Vreemde\nfoe hand | Ves")
    assert "leader" in options(table)


# klub: cards chosen by their backs


@rule("LEAD-12", "OPT-leader_effects", EMPEROR)
@pytest.mark.parametrize("rules", ["klub", "legendary, leader_effects=klub"])
def test_klub_cards_not_yet_known_come_first(rules: str) -> None:
    start = (
        f"rules | {rules}\nleader | Emperor of Nilfgaard\nhand | Vreemde\n"
        "foe hand | Ves, Ballista, Thaler, Catapult\nfoe known to me | Ballista"
    )
    for table in many_copies(start, 30):
        assert sorted(seen(play(table, "leader"))) == ["catapult", "thaler", "ves"]
        assert known(table) == Counter(["ballista", "catapult", "thaler", "ves"])


@rule("LEAD-12", EMPEROR)
def test_klub_known_cards_fill_up_when_fewer_than_three_are_unknown() -> None:
    start = (
        "rules | klub\nleader | Emperor of Nilfgaard\nhand | Vreemde\n"
        "foe hand | Ves, Ballista, Thaler, Catapult\nfoe known to me | Ballista, Thaler"
    )
    for table in many_copies(start, 30):
        first, second, third = seen(play(table, "leader"))
        assert {first, second} == {"ves", "catapult"}
        assert third in {"ballista", "thaler"}


@rule("LEAD-12", EMPEROR)
def test_klub_which_of_the_unknown_cards_is_chance() -> None:
    start = (
        "rules | klub\nleader | Emperor of Nilfgaard\nhand | Vreemde\n"
        "foe hand | Ves, Ballista, Thaler, Catapult, Decoy\nfoe known to me | Ballista"
    )
    counts: Counter[str] = Counter()
    for table in many_copies(start, 200):
        counts.update(seen(play(table, "leader")))
    assert set(counts) == {"ves", "thaler", "catapult", "decoy"}
    assert all(125 < count < 175 for count in counts.values())


@rule("LEAD-12", EMPEROR)
def test_klub_an_unknown_copy_of_a_known_card_is_another_card() -> None:
    """One Ballista is known, so the player points at the other three cards, including a second Ballista."""
    table = position(
        "rules | klub\nleader | Emperor of Nilfgaard\nhand | Vreemde\n"
        "foe hand | Ves, 2 Ballista, Thaler\nfoe known to me | Ballista"
    )
    play(table, "leader")
    assert sorted(seen(table)) == ["ballista", "thaler", "ves"]
    assert known(table) == Counter(["ballista", "ballista", "thaler", "ves"])
