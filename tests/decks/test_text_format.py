"""Decks as text: however it is written, it reads as the intended deck."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from gwint.cards import CATALOGUE, FACTIONS, LANGUAGES, Card, Faction, card, leader
from gwint.decks import Deck, DeckTextError, faults, random_deck, read_deck, starters, write_deck
from gwint.decks.text_format import HEADERS, MAX_SUGGESTIONS
from gwint.faults import Fault, GwintError
from gwint.rulesets import LEGENDARY

NORTH = Faction.NORTHERN_REALMS
FOLTEST = leader("foltest-the-siegemaster")
ALL_CARDS = tuple(CATALOGUE.cards.values())


def north(*ids: str) -> list[Card]:
    return [card(id_, NORTH) for id_ in ids]


def refused(text: str) -> tuple[Fault, ...]:
    with pytest.raises(DeckTextError) as refusal:
        read_deck(text)
    return refusal.value.faults


def any_deck() -> st.SearchStrategy[Deck]:
    """Decks of any cards: of other factions, from side decks, or with too many copies."""
    cards = st.lists(st.sampled_from(ALL_CARDS), max_size=40)
    return st.builds(
        Deck.of, st.sampled_from(FACTIONS), st.sampled_from(tuple(CATALOGUE.leaders.values())), cards, st.text()
    )


WRITTEN = """\
name: Siege of Vergen
faction: Northern Realms
leader: Foltest, The Siegemaster

Vernon Roche

3 Blue Stripes Commando
Thaler

2 Decoy
"""
MEANT = Deck.of(
    NORTH, FOLTEST, north("vernon-roche", *["blue-stripes-commando"] * 3, "thaler", "decoy", "decoy"), "Siege of Vergen"
)


def test_a_deck_is_written_by_headers_heroes_units_and_specials() -> None:
    assert write_deck(MEANT) == WRITTEN


def test_a_deck_is_read_back() -> None:
    assert read_deck(WRITTEN) == MEANT
    assert read_deck(WRITTEN).name == "Siege of Vergen"


def test_a_deck_is_written_in_the_language_asked_for() -> None:
    assert write_deck(MEANT, "de").splitlines()[1:5] == [
        "faction: Nördliche Königreiche", "leader: Foltest – Der Belagerer", "", "Vernon Roche",
    ]  # fmt: skip
    assert "3 Командос Синіх Смужок" in write_deck(MEANT, "uk")


@pytest.mark.parametrize("language", LANGUAGES)
@given(seed=st.integers(), title=st.text())
@example(seed=1, title="Deck #1: leader: # none")
@example(seed=2, title="name: plan:")
def test_decks_round_trip_in_every_language(language: str, seed: int, title: str) -> None:
    plain = random_deck(seed)
    deck = Deck.of(plain.faction, plain.leader, plain.cards, title)
    again = read_deck(write_deck(deck, language))
    assert again == deck
    assert again.name == deck.name


@given(any_deck(), st.sampled_from(LANGUAGES))
def test_faulty_decks_round_trip(deck: Deck, language: str) -> None:
    again = read_deck(write_deck(deck, language))
    assert again == deck
    assert again.name == deck.name


def test_more_copies_than_a_line_may_count_round_trip() -> None:
    deck = Deck.of(NORTH, FOLTEST, north(*["thaler"] * 200))
    assert write_deck(deck).splitlines()[-3:] == ["99 Thaler", "99 Thaler", "2 Thaler"]
    assert read_deck(write_deck(deck)) == deck


@pytest.mark.parametrize("language", LANGUAGES)
def test_starters_round_trip(language: str) -> None:
    for one in starters():
        assert read_deck(write_deck(one.deck, language)) == one.deck


@given(any_deck(), st.sampled_from(LANGUAGES))
def test_what_is_written_twice_is_the_same_text(deck: Deck, language: str) -> None:
    text = write_deck(deck, language)
    assert write_deck(read_deck(text), language) == text


# Tolerated variants


def test_comments_blank_lines_and_spaces_are_nothing() -> None:
    text = (
        "\ufeff# my deck\r\n\r\n  LEADER :  foltest the siegemaster # the horn\r\n"
        "\t3   blue stripes commando   # bond\r\n#Thaler\r\n"
    )
    assert read_deck(text) == Deck.of(NORTH, FOLTEST, north(*["blue-stripes-commando"] * 3))


@pytest.mark.parametrize(
    "line",
    ["3 Catapult", "3x Catapult", "3 x Catapult", "3× Catapult", "3 × Catapult", "3×Catapult", "x3 Catapult",
     "×3 Catapult", "Catapult x3", "Catapult × 3", "3 х Катапульта", "03 NOR021", "3X catapult", "3 NOR022"],
)  # fmt: skip
def test_a_count_may_be_written_in_many_ways(line: str) -> None:
    assert read_deck(f"leader: NOR004\n{line}").cards == tuple(north(*["catapult"] * 3))


def test_without_a_count_it_is_one_and_lines_add_up() -> None:
    assert read_deck("leader: NOR004\nCatapult\n2 Catapult").cards == tuple(north(*["catapult"] * 3))


def test_a_name_with_a_colon_is_no_header() -> None:
    deck = read_deck("leader: bringer of death\nCrone: Brewess\nGaunter O'Dimm: Darkness\nVampire: Fleder")
    assert [one.id for one in deck.cards] == ["gaunter-odimm-darkness", "crone-brewess", "vampire-fleder"]


def test_languages_ids_and_codes_may_be_mixed() -> None:
    deck = read_deck("dowódca: Foltest: Zdobywca\nTalar\nКатапульта\nNOR034\nsiege-tower\nFinte\nKráva")
    assert deck == Deck.of(
        NORTH, FOLTEST, north("thaler", "catapult", "kaedweni-siege-expert", "siege-tower", "decoy", "cow")
    )


@pytest.mark.parametrize("word", [word for word, header in HEADERS.items() if header == "leader"])
def test_the_headers_have_a_word_in_every_language(word: str) -> None:
    assert read_deck(f"{word.upper()}: NOR004").leader is FOLTEST


def test_the_leader_tells_the_faction_and_the_order_of_lines_does_not_matter() -> None:
    assert read_deck("Decoy\nThaler\nleader: The Siegemaster") == Deck.of(NORTH, FOLTEST, north("decoy", "thaler"))


@pytest.mark.rule("SET-2")
def test_a_neutral_card_is_read_in_the_factions_own_printing() -> None:
    for led_by in CATALOGUE.leaders.values():
        assert read_deck(f"leader: {led_by.id}\nDecoy").cards == (card("decoy", led_by.faction),)


@pytest.mark.rule("DECK-6")
def test_a_ballad_card_stands_for_the_card_of_that_name() -> None:
    deck = read_deck("leader: NOR004\nGeralt of Rivia (Legendary Ballad)\nVesemir (Ballad)")
    assert deck.cards == tuple(north("geralt-of-rivia", "vesemir"))
    again = read_deck("leader: NOR004\nGeralt of Rivia\nGeralt of Rivia (Ballad)")
    assert [fault.kind for fault in faults(again, LEGENDARY)] == ["deck-too-few-units", "deck-too-many-copies"]


def test_a_deck_with_faults_of_building_can_be_read() -> None:
    deck = read_deck("faction: Northern Realms\nleader: King Bran\n4 Ghoul\nMON006\nBovine Defense Force")
    assert deck.leader is leader("king-bran")
    assert set(deck.cards) == {
        card("ghoul", "monsters"), card("avallach", "monsters"), card("bovine-defence-force", NORTH),
    }  # fmt: skip
    assert read_deck(write_deck(deck)) == deck


# Rejected texts


def test_all_bad_lines_are_reported_together_with_number_text_and_suggestions() -> None:
    bad = refused(
        "leader: Foltest, The Siegmaster\nfaction: Nothern Realms\n\n2 Vernon Rosh\nThaler\n0 Decoy\n# x\nDekoy"
    )
    assert [(fault.kind, fault.details["line"], fault.details["text"]) for fault in bad] == [
        ("deck-text-leader", 1, "leader: Foltest, The Siegmaster"),
        ("deck-text-faction", 2, "faction: Nothern Realms"),
        ("deck-text-card", 4, "2 Vernon Rosh"),
        ("deck-text-count", 6, "0 Decoy"),
        ("deck-text-card", 8, "Dekoy"),
    ]
    near = [fault.details.get("nearest", ()) for fault in bad]
    assert [words[0] if words else None for words in near if isinstance(words, tuple)] == [
        "Foltest, The Siegemaster", "Northern Realms", "Vernon Roche", None, "Decoy",
    ]  # fmt: skip


def test_suggestions_name_different_cards_not_other_names_of_one_card() -> None:
    (bad,) = refused("leader: NOR004\nKatapulte")
    names = bad.details["nearest"]
    assert isinstance(names, tuple)
    assert len([name for name in names if name in ("Catapult", "Katapulta", "Katapult")]) == 1


@pytest.mark.rule("SET-1")
def test_a_deck_has_a_leader() -> None:
    assert [fault.kind for fault in refused("faction: Monsters\nGhoul")] == ["deck-text-no-leader"]
    assert [fault.kind for fault in refused("")] == ["deck-text-no-leader"]


def test_a_second_leader_is_refused() -> None:
    (bad,) = refused("leader: NOR004\nThaler\nleader: NOR003")
    assert (bad.kind, bad.details["line"], bad.details["header"]) == ("deck-text-twice", 3, "leader")


@pytest.mark.parametrize("count", ["0", "100", "9" * 5000])
def test_a_count_out_of_all_bounds_is_refused(count: str) -> None:
    (bad,) = refused(f"leader: NOR004\n{count} Thaler")
    assert (bad.kind, bad.details["most"]) == ("deck-text-count", 99)


def test_a_refused_text_is_explained_in_a_sentence() -> None:
    with pytest.raises(GwintError, match=r"Line 2: .*Thaler") as refusal:
        read_deck("leader: NOR004\nTaler!x")
    assert refusal.value.kind == "deck-text"


def test_bad_lines_beyond_twenty_are_only_counted_and_only_the_first_have_suggestions() -> None:
    *bad, more = refused("leader: NOR004\n" + "Dekoy\n" * 30)
    assert [bool(fault.details["nearest"]) for fault in bad] == [number < MAX_SUGGESTIONS for number in range(20)]
    assert more == Fault("more-faults", {"count": 10})


def faults_or_deck(text: str) -> tuple[Fault, ...] | Deck:
    try:
        return read_deck(text)
    except DeckTextError as refusal:
        return refusal.faults


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    read = faults_or_deck(text)
    assert isinstance(read, Deck) or read


@given(st.text(alphabet="123x× \n:#leadrnmfGhouVs", max_size=80))
def test_any_lines_under_a_leader_are_read_or_refused_by_line(text: str) -> None:
    read = faults_or_deck("leader: MON002\n" + text)
    if isinstance(read, Deck):
        assert read_deck(write_deck(read)) == read
    else:
        assert all(isinstance(fault.details["line"], int) for fault in read)
