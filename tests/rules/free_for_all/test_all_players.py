"""FFA-9. Rules for both players or sides apply to all."""

from __future__ import annotations

from collections import Counter

import pytest

from gwint.rules.events import Played, ShuffledBack, Summoned, Transformed
from gwint.rules.strength import total
from gwint.rules.table import Table
from tests.rules.factions import is_even, many_copies
from tests.rules.free_for_all import PLAYERS, all_pass, field
from tests.rules.setting_up import events_of
from tests.scenes import options, play, rule, shows

INVADER = "leader | Emhyr var Emreis, Invader of the North"
TREACHEROUS = "leader | Eredin Bréacc Glas, The Treacherous"
CRACH = "leader | Crach an Craite, Wild Boar of the Sea"


def totals(table: Table) -> list[int]:
    return [total(table, side) for side in range(len(table.sides))]


def everyone(players: int, line: str) -> list[str]:
    return [f"p{seat} {line}" for seat in range(1, players + 1)]


# One weather zone


@rule("FFA-9", "SP-WEATHER")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(
    ("weather", "left"),
    [("Biting Frost", 13), ("Impenetrable Fog", 13), ("Torrential Rain", 13), ("Skellige Storm", 8)],
)
def test_weather_lies_over_the_rows_of_all(players: int, weather: str, left: int) -> None:
    rows = [
        *everyone(players, "close | Vesemir"),
        *everyone(players, "ranged | Dethmold"),
        *everyone(players, "siege | Trebuchet"),
    ]
    table = play(field(players, *rows, f"p2 hand | {weather}", "turn | p2"), weather)
    assert totals(table) == [left] * players
    assert shows(table, f"weather | {weather} (p2)")


@rule("FFA-9", "SP-CLEAR", "DISC-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_clear_weather_discards_the_weather_of_all_each_card_to_its_players_pile(players: int) -> None:
    lines = ("weather | Biting Frost (p1), Torrential Rain (p2), Impenetrable Fog (p3)", "p3 hand | Clear Weather, Ves")
    table = play(field(players, *lines, "turn | p3"), "Clear Weather")
    assert shows(table, "weather |", "p1 discard | Biting Frost", "p2 discard | Torrential Rain")
    assert shows(table, "p3 discard | Impenetrable Fog, Clear Weather")


@rule("FFA-9", "DISC-1", "TURN-6")
def test_weather_goes_to_its_players_pile_at_the_end_of_the_round() -> None:
    table = all_pass(field(4, "weather | Biting Frost (p4), Torrential Rain (p2)"))
    assert shows(table, "weather |", "p4 discard | Biting Frost", "p2 discard | Torrential Rain", "p1 discard |")


@rule("FFA-9", "SP-WEATHER", "OPT-covered_weather")
def test_witcher3_a_second_card_of_a_kind_is_discarded_even_if_another_player_laid_the_first() -> None:
    table = field(3, "rules | witcher3", "weather | Biting Frost (p3)", "p1 hand | Biting Frost, Ves")
    play(table, "Biting Frost")
    assert shows(table, "weather | Biting Frost (p3)", "p1 discard | Biting Frost")


@rule("FFA-9", "STR-10")
@pytest.mark.parametrize("players", PLAYERS)
def test_bran_helps_his_own_side_alone(players: int) -> None:
    rows = everyone(players, "close | Vesemir")
    table = field(players, *rows, "weather | Biting Frost", "p2 leader | King Bran, The Unifier")
    assert totals(table) == [1, 3] + [1] * (players - 2)


# The Treacherous


@rule("FFA-9", "STR-9")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("eredin", [1, 2, 3])
def test_the_treacherous_doubles_the_spies_on_every_side(players: int, eredin: int) -> None:
    table = field(players, *everyone(players, "close | Stefan Skellen, Vesemir"), f"p{eredin} {TREACHEROUS}")
    assert totals(table) == [24] * players


@rule("FFA-9", "STR-9")
@pytest.mark.parametrize("players", PLAYERS)
def test_spies_are_doubled_once_even_if_all_players_have_the_treacherous(players: int) -> None:
    table = field(players, *everyone(players, "close | Stefan Skellen"), *everyone(players, TREACHEROUS))
    assert totals(table) == [18] * players


# Invader of the North


@rule("FFA-9", "LEAD-8")
@pytest.mark.parametrize("rules", ["legendary", "witcher3"])
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("medic", [1, 2, 3])
def test_the_invader_makes_the_medics_of_all_random(players: int, medic: int, rules: str) -> None:
    pile = f"p{medic} discard | Ves, Yarpen Zigrin, Esterad Thyssen"
    lines = (
        f"rules | {rules}",
        f"p{medic} hand | Dun Banner Medic, Vesemir",
        pile,
        f"p2 {INVADER}",
        f"turn | p{medic}",
    )
    revived: Counter[object] = Counter()
    for table in many_copies(field(players, *lines), 60):
        play(table, "Dun Banner Medic")
        revived[events_of(table, Played)[-1].card.id] += 1
    assert is_even(revived, 2)


@rule("FFA-9", "LEAD-9")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_klub_the_invader_lets_every_player_revive_a_unit_in_turn_order_from_its_own(players: int, seat: int) -> None:
    piles = everyone(players, "discard | Ves, Esterad Thyssen")
    table = play(field(players, "rules | klub", *piles, f"p{seat} {INVADER}", f"turn | p{seat}"), "leader")
    order = [(seat - 1 + step) % players for step in range(players)]
    assert [(event.seat, event.card.id, event.how) for event in events_of(table, Played)] == [
        (one, "ves", "revived") for one in order
    ]
    assert all(
        shows(table, f"p{one} close | Ves", f"p{one} discard | Esterad Thyssen") for one in range(1, players + 1)
    )


@rule("FFA-9", "LEAD-9")
@pytest.mark.parametrize("owner", [1, 2, 3, 4])
def test_klub_it_is_usable_if_any_pile_has_a_unit(owner: int) -> None:
    table = field(4, "rules | klub", f"p1 {INVADER}", f"p{owner} discard | Ves")
    assert "leader" in options(table)
    assert shows(play(table, "leader"), f"p{owner} close | Ves")


@rule("FFA-9", "LEAD-9")
def test_klub_the_choices_of_what_comes_are_its_players() -> None:
    table = field(3, "rules | klub", f"p1 {INVADER}", "p2 discard | Yaevinn", "p3 discard | Thaler", "p3 deck | Ves")
    play(table, "leader")
    assert options(table) == {"Yaevinn > close", "Yaevinn > ranged", "Yaevinn > siege"}
    play(table, "p2: Yaevinn > siege")
    assert options(table) == {"Thaler against p1", "Thaler against p2"}
    play(table, "p3: Thaler against p1")
    assert shows(table, "p2 siege | Yaevinn", "p1 siege | Thaler", "p3 hand | Vesemir, Ves", "turn | p2")


# Crach an Craite


@rule("FFA-9", "LEAD-16")
@pytest.mark.parametrize("players", PLAYERS)
def test_crach_shuffles_every_players_pile_into_that_players_own_deck(players: int) -> None:
    piles = everyone(players, "discard | Ves, Thaler, Esterad Thyssen, Scorch")
    table = field(players, *piles, f"p3 {CRACH}", "p3 faction | northern realms", "turn | p3")
    play(table, "leader")
    assert [(event.seat, event.side) for event in events_of(table, ShuffledBack)] == [
        (seat, seat) for seat in range(players)
    ]
    for seat, owner in enumerate(table.seats):
        assert {card.id for card in owner.deck} == {"ves", "thaler", "esterad-thyssen", "scorch"}
        assert table.sides[seat].pile == []


@rule("FFA-9", "LEAD-2")
@pytest.mark.parametrize("owner", [1, 2, 3])
def test_crach_is_usable_if_any_pile_has_a_card(owner: int) -> None:
    assert "leader" in options(field(3, f"p1 {CRACH}", f"p{owner} discard | Scorch"))
    assert "leader" not in options(field(3, f"p1 {CRACH}"))


# Side decks


@rule("FFA-9", "SET-12")
def test_a_card_calls_on_the_side_deck_of_its_own_printing_on_the_side_it_lies_on_first() -> None:
    """Two players are Skellige; Kambi lies on the side of the second."""
    clans = ("p1 faction | skellige", "p3 faction | skellige", "p3 close | Kambi")
    table = all_pass(field(4, *clans))
    assert [event.seat for event in events_of(table, Summoned)] == [2]
    assert shows(table, "p3 close | Hemdall")


@rule("FFA-9", "SET-12")
@pytest.mark.parametrize(("lies", "called"), [(1, 3), (2, 3), (4, 5), (5, 5)])
def test_otherwise_the_first_in_turn_order_after_the_cards_side_provides_the_card(lies: int, called: int) -> None:
    """Another player took and played a Northern Realms Cow; the third and fifth players are Northern Realms."""
    factions = [f"p{seat} faction | monsters" for seat in (1, 2, 4)]
    cow = f"p{lies} ranged | Cow [northern-realms]"
    table = play(field(5, *factions, cow, "p1 hand | Scorch, Vesemir"), "Scorch")
    assert [event.seat + 1 for event in events_of(table, Summoned)] == [called]


@rule("FFA-9", "SET-11", "AB-BERSERKER")
def test_each_skellige_player_has_a_side_deck_of_their_own() -> None:
    clans = [f"p{seat} hand | Berserker\np{seat} close | + Mardroeme" for seat in (1, 2, 3)]
    table = play(field(3, *clans), "Berserker", "Berserker", "Berserker")
    assert [event.into.id for event in events_of(table, Transformed) if event.into] == ["transformed-vildkaarl"] * 3
