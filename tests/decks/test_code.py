"""Deck codes are short and stable, and a broken code is rejected with a reason."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gwint.cards import CATALOGUE, FACTIONS, LEADERS, SETS, Faction, card, leader
from gwint.decks import Deck, DeckCodeError, decode, encode, random_deck, starters
from gwint.decks.code import CHARACTERS, FACTION_NUMBERS, _characters, _checksum, _gamma, _numbers
from gwint.rulesets import RULESETS, Ruleset
from tests.faults import of_kind

NORTH = Faction.NORTHERN_REALMS
FOLTEST = leader("foltest-the-siegemaster")


def broken(code: str) -> DeckCodeError:
    with pytest.raises(DeckCodeError) as refusal:
        decode(code)
    return refusal.value


def forged(*numbers: int) -> str:
    """Returns a code of any numbers, with a valid checksum."""
    body = _characters("".join(map(_gamma, numbers)))
    return "gw1" + _checksum(body) + body


def factions_decks() -> st.SearchStrategy[Deck]:
    """Decks of cards from one faction's set, legal or not."""

    def of(faction: Faction) -> st.SearchStrategy[Deck]:
        cards = st.lists(st.sampled_from(SETS[faction]), max_size=60)
        return st.builds(Deck.of, st.just(faction), st.sampled_from(LEADERS[faction]), cards)

    return st.sampled_from(FACTIONS).flatmap(of)


@given(st.integers(), st.sampled_from(tuple(RULESETS.values())))
def test_legal_decks_round_trip(seed: int, ruleset: Ruleset) -> None:
    deck = random_deck(seed, ruleset)
    assert decode(encode(deck)) == deck


@given(factions_decks())
def test_all_decks_of_one_set_round_trip(deck: Deck) -> None:
    assert decode(encode(deck)) == deck


def test_every_leader_and_every_card_has_a_place() -> None:
    for led_by in CATALOGUE.leaders.values():
        for one in SETS[led_by.faction]:
            deck = Deck.of(led_by.faction, led_by, [one])
            assert decode(encode(deck)) == deck


@given(factions_decks())
def test_codes_are_letters_digits_and_two_signs(deck: Deck) -> None:
    assert re.fullmatch(r"gw1[A-Za-z0-9_-]+", encode(deck))


def test_codes_are_short() -> None:
    assert max(len(encode(one.deck)) for one in starters()) <= 30
    assert max(len(encode(random_deck(seed))) for seed in range(500)) <= 40


def test_the_name_is_not_in_the_code() -> None:
    deck = starters()[0].deck
    assert deck.name
    assert decode(encode(deck)).name == ""
    assert encode(Deck.of(deck.faction, deck.leader, deck.cards, "x")) == encode(deck)


def test_a_code_may_stand_between_spaces() -> None:
    deck = starters()[0].deck
    assert decode(f" {encode(deck)}\n") == deck


def test_codes_never_change() -> None:
    siege = Deck.of(NORTH, FOLTEST, [card("thaler", NORTH), *[card("decoy", NORTH)] * 3])
    assert decode("gw142qZGDOLY") == siege
    assert encode(siege) == "gw142qZGDOLY"
    assert [FACTION_NUMBERS[faction] for faction in FACTIONS] == [1, 2, 3, 4, 5]


def test_a_code_speaks_of_printed_numbers() -> None:
    # Northern Realms, NOR004, two cards: NOR051 once, NOR062 three times.
    assert forged(3, 4, 3, 51, 1, 62 - 51, 3) == "gw142qZGDOLY"


# Rejected codes


def test_a_code_without_the_prefix_is_refused() -> None:
    for code in ("", "hello", "GW1abc", "1gw"):
        assert broken(code).kind == "deck-code-prefix"


def test_a_code_of_another_version_is_refused() -> None:
    assert broken("gw2abcdef").kind == "deck-code-version"
    assert broken("gw2abcdef").details == {"version": "2", "known": "1"}
    assert broken("gw").kind == "deck-code-version"


def test_a_bad_character_is_named_with_its_place() -> None:
    refusal = broken("gw1ab$def")
    assert (refusal.kind, dict(refusal.details)) == ("deck-code-character", {"character": "$", "place": 6})
    assert broken("gw1ab\u0430def").kind == "deck-code-character"
    assert broken("gw1ab def").kind == "deck-code-character"


def test_every_single_mistyped_character_is_noticed() -> None:
    code = encode(starters()[0].deck)
    for place in range(3, len(code)):
        for character in CHARACTERS:
            if character != code[place]:
                assert broken(code[:place] + character + code[place + 1 :]).kind == "deck-code-checksum"


def test_a_code_cut_short_or_with_letters_changed_about_is_noticed() -> None:
    code = encode(starters()[0].deck)
    for end in range(3, len(code)):
        assert broken(code[:end]).kind == "deck-code-checksum"
    for at in range(3, len(code) - 1):
        swapped = code[:at] + code[at + 1] + code[at] + code[at + 2 :]
        assert swapped == code or broken(swapped).kind == "deck-code-checksum"


@pytest.mark.parametrize(
    ("numbers", "kind"),
    [
        ((9, 1, 1), "deck-code-faction"),
        ((1, 9, 1), "deck-code-leader"),
        ((1, 1, 2, 500, 1), "deck-code-card"),
        ((3, 4, 2, 34, 1), "deck-code-card"),  # NOR034 is the second copy of NOR033
        ((3, 4, 2, 51, 100), "deck-code-copies"),
        ((3, 4, 2, 51, 10**30), "deck-code-copies"),
        ((3, 4, 3, 51, 1), "deck-code-damaged"),
        ((3, 4, 1, 51, 1), "deck-code-damaged"),
        ((3, 4), "deck-code-damaged"),
        ((), "deck-code-damaged"),
    ],
)
def test_a_forged_code_is_refused_by_what_is_wrong(numbers: tuple[int, ...], kind: str) -> None:
    assert broken(forged(*numbers)).kind == kind


def test_a_deck_has_one_code_only() -> None:
    code = encode(starters()[0].deck)
    longer = code[6:] + "A"
    assert broken("gw1" + _checksum(longer) + longer).kind == "deck-code-damaged"


@given(st.text(alphabet=CHARACTERS))
def test_any_body_with_a_good_checksum_is_a_deck_or_refused(body: str) -> None:
    code = "gw1" + _checksum(body) + body
    try:
        deck = decode(code)
    except DeckCodeError:
        return
    assert encode(deck) == code


@given(st.text())
def test_any_text_is_a_deck_or_refused(text: str) -> None:
    with pytest.raises(DeckCodeError):
        decode("gw1" + text + "!")


@given(st.lists(st.integers(min_value=1, max_value=10**6)))
def test_numbers_round_trip(numbers: list[int]) -> None:
    assert _numbers("".join(map(_gamma, numbers))) == numbers


@pytest.mark.rule("SET-2")
def test_cards_and_leaders_of_another_printing_have_no_code() -> None:
    strangers = Deck.of(NORTH, FOLTEST, [card("decoy", "monsters")])
    with pytest.raises(DeckCodeError) as refusal:
        encode(strangers)
    assert refusal.value.kind == "deck-code-other-faction"
    assert refusal.value.details == {"card": card("decoy", "monsters"), "faction": NORTH}
    with pytest.raises(DeckCodeError, check=of_kind("deck-code-other-faction")):
        encode(Deck.of(NORTH, leader("king-bran"), []))


def test_a_hundred_copies_have_no_code() -> None:
    with pytest.raises(DeckCodeError, check=of_kind("deck-code-copies")):
        encode(Deck.of(NORTH, FOLTEST, [card("thaler", NORTH)] * 100))
