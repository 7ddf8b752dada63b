"""PLAY. What playing a card means."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gwint.cards import Ability, Card, Row, card
from gwint.rules.events import (
    Burned,
    ClearedWeather,
    Discarded,
    Drew,
    Event,
    LaidWeather,
    Played,
    TookFromDeck,
    Transformed,
    UsedLeader,
    WentToHand,
)
from gwint.rules.moves import Play
from gwint.rules.play import IllegalMove, push
from gwint.rules.table import Table
from gwint.views import told, told_all, view
from tests.scenes import options, picture, play, position, rule, shows, strengths, total

ME, FOE = 0, 1


# PLAY-1


@rule("PLAY-1")
@pytest.mark.parametrize(("unit", "row"), [("Ves", "close"), ("Keira Metz", "ranged"), ("Ballista", "siege")])
def test_a_unit_goes_to_the_row_of_its_range_symbol_on_the_own_side(unit: str, row: str) -> None:
    table = position(f"hand | {unit}\nfoe hand | Ghoul")
    assert options(table) == {unit, "pass"}
    play(table, unit)
    assert shows(table, f"{row} | {unit}", "hand |", "turn | foe", "foe close |", "foe ranged |", "foe siege |")


@rule("PLAY-1")
def test_a_unit_cannot_go_to_another_row() -> None:
    table = position("hand | Ves\nfoe hand | Ghoul")
    before = picture(table)
    with pytest.raises(IllegalMove):
        play(table, "Ves > siege")
    with pytest.raises(IllegalMove):
        push(table, Play(table.seats[ME].hand[0], Row.SIEGE))
    assert picture(table) == before


@rule("PLAY-1")
def test_a_unit_lies_at_the_end_of_its_row() -> None:
    table = position("hand | Ves\nclose | Yarpen Zigrin, Vernon Roche\nfoe hand | Ghoul")
    play(table, "Ves")
    assert shows(table, "close | Yarpen Zigrin, Vernon Roche, Ves")


@rule("PLAY-1")
def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    table = position("hand | Ves\ndeck | Ballista\nfoe hand | Ghoul")
    with pytest.raises(IllegalMove):
        play(table, "Ballista")


# PLAY-2


def with_made_up(table: Table, one: Card) -> Table:
    """Add to my hand a card that no box holds."""
    table.seats[ME].hand.append(one)
    return table


@rule("PLAY-2")
def test_an_ability_resolves_at_once_after_the_card_is_placed() -> None:
    table = position("hand | Thaler\ndeck | Ves, Ballista\nfoe hand | Ghoul")
    play(table, "Thaler")
    assert [type(event) for event in table.log] == [Played, Drew]
    assert shows(table, "turn | foe")


@rule("PLAY-2")
def test_an_effect_is_finished_with_all_it_brings_before_the_next_begins() -> None:
    table = position("""
        rules | klub
        leader | Emhyr var Emreis, Invader of the North
        hand | Albrich
        discard | 2 Etolian Auxiliary Archers
        foe discard | Ves
        foe hand | Thaler
    """)
    play(table, "leader")
    assert options(table) == {"raise Etolian Auxiliary Archers"}
    assert shows(table, "ranged | Etolian Auxiliary Archers", "foe close |", "foe discard | Ves")
    play(table, "raise Etolian Auxiliary Archers")
    assert shows(table, "ranged | 2 Etolian Auxiliary Archers", "foe close | Ves", "turn | foe")


@rule("PLAY-2")
def test_cards_brought_together_are_first_all_placed_then_resolve_in_that_order() -> None:
    jarl = replace(card("cerys", "skellige"), calls=("clan-dimun-pirate", "birna-bran", "olaf"))
    table = with_made_up(position("deck | Olaf, Birna Bran, Clan Dimun Pirate\nhand | Svanrige\nfoe hand | Ves"), jarl)
    push(table, Play(jarl, Row.CLOSE))
    assert [type(event) for event in table.log] == [Played, Played, Played, Played, Burned]
    assert shows(table, "close | Cerys, Birna Bran", "ranged | Clan Dimun Pirate", "discard | Olaf")
    assert options(table) == {"raise Olaf"}


@rule("PLAY-2")
def test_those_that_come_first_resolve_first() -> None:
    jarl = replace(card("cerys", "skellige"), calls=("birna-bran", "clan-dimun-pirate", "olaf"))
    table = with_made_up(position("deck | Olaf, Birna Bran, Clan Dimun Pirate\nhand | Svanrige\nfoe hand | Ves"), jarl)
    push(table, Play(jarl, Row.CLOSE))
    assert shows(table, "close | Cerys, Birna Bran", "ranged | Clan Dimun Pirate", "discard | Olaf", "turn | foe")


@rule("PLAY-2")
@pytest.mark.parametrize(
    ("row", "left", "burned"),
    [
        ("2 Catapult, Ballista", "Ballista", "2 Catapult"),
        ("2 Catapult, 2 Ballista, Cow", "Cow", "2 Catapult, 2 Ballista"),
    ],
)
def test_scores_are_always_those_of_the_moment(row: str, left: str, burned: str) -> None:
    chief = replace(card("isengrim-faoiltiarna", "scoiatael"), abilities=(Ability.MUSTER,), calls=("schirru",))
    table = with_made_up(position(f"hand | Toruviel\ndeck | 2 Schirrú\nfoe siege | {row}\nfoe hand | Ves"), chief)
    push(table, Play(chief, Row.CLOSE))
    assert shows(table, "siege | 2 Schirrú", f"foe siege | {left}", f"foe discard | {burned}")


# PLAY-3


@rule("PLAY-3")
def test_every_effect_must_be_applied_if_it_can_be() -> None:
    table = position("hand | Dun Banner Medic, Ves\ndiscard | Thaler\ndeck | Ballista\nfoe hand | Ghoul")
    play(table, "Dun Banner Medic")
    assert options(table) == {"raise Thaler"}
    play(table, "raise Thaler")
    assert shows(table, "foe siege | Thaler", "hand | Ves, Ballista", "deck |")


# PLAY-4, PLAY-5


@rule("PLAY-4")
@pytest.mark.parametrize("rows", ["", "close | Vernon Roche", "close | Decoy", "foe close | Ves"])
def test_decoy_cannot_be_played_with_no_non_hero_unit_on_the_own_side(rows: str) -> None:
    table = position(f"hand | Decoy, Ballista\nfoe hand | Ghoul\n{rows}")
    assert options(table) == {"Ballista", "pass"}
    before = picture(table)
    with pytest.raises(IllegalMove):
        play(table, "Decoy")
    with pytest.raises(IllegalMove):
        push(table, Play(table.seats[ME].hand[0]))
    assert picture(table) == before


@rule("PLAY-4")
def test_a_horn_cannot_be_played_when_all_three_own_rows_hold_one() -> None:
    table = position("""
        hand | Commander's Horn, Ballista
        close | + Commander's Horn
        ranged | + leader's horn
        siege | + Commander's Horn
        foe hand | Ghoul
    """)
    assert options(table) == {"Ballista", "pass"}
    with pytest.raises(IllegalMove):
        play(table, "Commander's Horn > close")


@rule("PLAY-4")
def test_horn_units_bar_no_row() -> None:
    table = position("hand | Commander's Horn\nclose | Dandelion\nsiege | Draig Bon-Dhu\nfoe hand | Ghoul")
    assert len(options(table)) == 4


@rule("PLAY-4", "OPT-mardroeme_shares_row")
@pytest.mark.parametrize("special", ["Commander's Horn", "Mardroeme"])
@pytest.mark.parametrize(
    ("rules", "playable"),
    [
        ("witcher3", False),
        ("legendary, mardroeme_shares_row=no", False),
        ("legendary", True),
        ("klub", True),
    ],
)
def test_mardroeme_shares_row_no_needs_a_row_whose_one_special_space_is_free(
    rules: str, playable: bool, special: str
) -> None:
    table = position(f"""
        rules | {rules}
        hand | {special}
        close | + Mardroeme
        ranged | + Mardroeme
        siege | + Mardroeme
        foe hand | Ves
    """)
    assert (options(table) != {"pass"}) == playable


WEATHERS = ("Biting Frost", "Impenetrable Fog", "Torrential Rain", "Skellige Storm")


@rule("PLAY-5")
@pytest.mark.parametrize("rules", ["legendary", "klub", "witcher3"])
@pytest.mark.parametrize("special", ["Scorch", "Clear Weather", *WEATHERS])
@pytest.mark.parametrize("weather", ["", ", ".join(WEATHERS)])
def test_scorch_clear_weather_and_weather_may_always_be_played(special: str, rules: str, weather: str) -> None:
    table = position(f"rules | {rules}\nhand | {special}\nweather | {weather}\nfoe hand | Ghoul")
    assert options(table) == {special, "pass"}
    play(table, special)
    assert shows(table, "hand |", "turn | foe")


# PLAY-6


@rule("PLAY-6", "LEAD-4", "PLAY-11")
def test_where_a_cards_text_contradicts_the_rules_the_card_wins() -> None:
    table = position("leader | Eredin, Bringer of Death\nhand | Ghoul\ndiscard | Draug, Fiend\nfoe hand | Ves")
    play(table, "leader")
    assert options(table) == {"take Draug", "take Fiend"}
    table = position("""
        leader | Emhyr var Emreis, The Relentless
        hand | Albrich
        foe discard | Draug, Fiend
        foe hand | Ghoul
    """)
    play(table, "leader")
    assert options(table) == {"take Fiend"}


# PLAY-7, PLAY-11


@rule("PLAY-7")
@pytest.mark.parametrize(
    "lines",
    [
        "weather | Biting Frost",
        "close | John Natalis + Commander's Horn",
        "close | John Natalis + leader's horn",
        "close | John Natalis, Dandelion",
        "close | John Natalis, Olgierd von Everec, Isengrim Faoiltiarna",
        "leader | Eredin Bréacc Glas, The Treacherous",
        "leader | King Bran\nweather | Biting Frost",
    ],
)
def test_nothing_good_or_bad_changes_a_heros_strength(lines: str) -> None:
    table = position(lines if "close" in lines else f"close | John Natalis\n{lines}")
    assert strengths(table, ME, Row.CLOSE)[0] == 10


@rule("PLAY-7")
@pytest.mark.parametrize("special", ["Scorch", "Clan Dimun Pirate", "Villentretenmerth"])
def test_nothing_burns_a_hero(special: str) -> None:
    table = position(f"hand | {special}\nfoe close | John Natalis, Geralt of Rivia\nfoe hand | Ves")
    play(table, special)
    assert shows(table, "foe close | John Natalis, Geralt of Rivia", "foe discard |")


@rule("PLAY-7", "LEAD-2")
@pytest.mark.parametrize(
    ("leader", "row"),
    [
        ("Francesca Findabair, Queen of Dol Blathanna", "close"),
        ("Foltest, Son of Medell", "ranged"),
        ("Foltest, The Steel-Forged", "siege"),
    ],
)
def test_no_leader_burns_a_hero(leader: str, row: str) -> None:
    table = position(f"leader | {leader}\nhand | Vesemir\nfoe {row} | John Natalis, Yarpen Zigrin\nfoe hand | Ves")
    play(table, "leader")
    assert shows(table, f"foe {row} | John Natalis", "foe discard | Yarpen Zigrin")


@rule("PLAY-7", "LEAD-13")
def test_no_leader_moves_a_hero() -> None:
    table = position("""
        leader | Francesca Findabair, Hope of the Aen Seidhe
        hand | Toruviel
        close | Kayran, Yaevinn
        weather | Biting Frost
        foe hand | Ves
    """)
    play(table, "leader")
    assert shows(table, "close | Kayran", "ranged | Yaevinn")


@rule("PLAY-7", "SP-DECOY")
def test_no_decoy_takes_a_hero() -> None:
    table = position("hand | Decoy\nclose | John Natalis\nfoe hand | Ghoul")
    assert options(table) == {"pass"}


@rule("PLAY-7", "PLAY-11", "AB-MEDIC")
def test_nothing_restores_a_hero_to_the_battlefield() -> None:
    table = position("hand | Yennefer of Vengerberg\ndiscard | John Natalis, Geralt of Rivia\nfoe hand | Ghoul")
    play(table, "Yennefer of Vengerberg")
    assert shows(table, "discard | John Natalis, Geralt of Rivia", "turn | foe")


@rule("PLAY-7")
def test_a_heros_own_ability_works() -> None:
    table = position("close | Isengrim Faoiltiarna, Dennis Cranmer")
    assert strengths(table, ME, Row.CLOSE) == [10, 7]
    table = position("hand | Avallac'h\ndeck | Ves\nfoe hand | Ghoul")
    assert shows(play(table, "Avallac'h"), "hand | Ves")
    table = position("hand | Menno Coehoorn\ndiscard | Albrich\nfoe hand | Ghoul")
    assert shows(play(table, "Menno Coehoorn", "raise Albrich"), "ranged | Albrich")
    table = position("hand | Cerys\ndeck | Clan Drummond Shield Maiden\nfoe hand | Ghoul")
    assert shows(play(table, "Cerys"), "close | Cerys, Clan Drummond Shield Maiden")
    table = position("hand | Ermion\nranged | Young Berserker\nfoe hand | Ghoul")
    assert shows(play(table, "Ermion"), "ranged | Transformed Young Vildkaarl, Ermion")


@rule("PLAY-7")
def test_a_hero_counts_in_its_rows_total() -> None:
    assert total(position("close | John Natalis, Ves\nranged | Philippa Eilhart"), ME) == 25


@rule("PLAY-11")
def test_in_hands_decks_and_piles_heroes_are_cards_like_others() -> None:
    table = position("hand | Thaler\ndeck | John Natalis\nfoe hand | Ghoul")
    assert shows(play(table, "Thaler"), "hand | John Natalis")
    table = position("leader | Eredin, Destroyer of Worlds\nhand | Draug, Ghoul\ndeck | Imlerith\nfoe hand | Ves")
    play(table, "leader", "discard Draug", "discard Ghoul", "take Imlerith")
    assert shows(table, "discard | Draug, Ghoul", "hand | Imlerith")
    table = position("leader | Crach an Craite\nhand | Svanrige\ndiscard | Cerys\nfoe hand | Ves")
    assert shows(play(table, "leader"), "deck | Cerys", "discard |")


@rule("PLAY-11", "TURN-6")
def test_the_clearing_of_the_board_is_no_ability_and_heroes_go_too() -> None:
    table = position("hand | Ves\nclose | John Natalis\nfoe hand | Ghoul\nfoe passed | yes")
    play(table, "pass")
    assert shows(table, "round | 2", "close |", "discard | John Natalis")


# PLAY-8


@rule("PLAY-8")
def test_what_is_drawn_is_hidden() -> None:
    table = position("hand | Thaler\ndeck | Ves, Ballista\nfoe hand | Ghoul")
    play(table, "Thaler")
    assert table.seats[ME].known == [[], []]


@rule("PLAY-8")
@pytest.mark.parametrize("viewer", [ME, FOE, None])
def test_piles_board_weather_gems_leaders_side_decks_and_counts_are_open(viewer: int | None) -> None:
    table = position("""
        leader | Foltest, The Siegemaster (used)
        hand | Ves, Thaler
        deck | Ballista
        close | Yarpen Zigrin, Decoy + Commander's Horn
        discard | Trebuchet, Scorch
        side deck | Bovine Defense Force
        gems | 1
        weather | Biting Frost (foe)
        foe hand | Ghoul, Nekker, Fiend
        foe siege | Ice Giant + leader's horn
        foe deck | 2 Forktail
    """)
    seen = view(table, viewer)
    assert seen.weather == tuple(table.weather)
    for side, army in zip(seen.sides, table.sides, strict=True):
        assert side.rows == tuple(tuple(row) for row in army.rows)
        assert side.specials == tuple(tuple(row) for row in army.specials)
        assert side.leader_horns == tuple(army.leader_horns)
        assert (side.pile, side.gems) == (tuple(army.pile), army.gems)
    for seat, owner in zip(seen.seats, table.seats, strict=True):
        assert (seat.leader, seat.leader_used) == (owner.leader, owner.leader_used)
        assert seat.side_deck == tuple(owner.side_deck)
        assert (seat.hand_count, seat.deck_count) == (len(owner.hand), len(owner.deck))


@rule("PLAY-8")
def test_hands_and_decks_are_hidden_from_all_but_their_owner() -> None:
    table = position("hand | Ves, Thaler\ndeck | Ballista\nfoe hand | Ghoul\nfoe deck | Fiend")
    mine = view(table, ME).seats[ME].secrets
    assert mine is not None
    assert mine.hand == tuple(table.seats[ME].hand)
    assert view(table, ME).seats[FOE].secrets is None
    assert view(table, FOE).seats[ME].secrets is None
    assert [seat.secrets for seat in view(table, None).seats] == [None, None]


@rule("PLAY-8")
def test_of_a_draw_the_others_are_told_the_number_alone() -> None:
    table = position("hand | Thaler\ndeck | Ves, Ballista\nfoe hand | Ghoul")
    played, drew = play(table, "Thaler").log
    assert told(table, played, FOE) == played
    assert told(table, drew, ME) == drew
    assert told(table, drew, FOE) == told(table, drew, None) == Drew(ME, (None, None))


@rule("PLAY-8")
@pytest.mark.parametrize(
    ("lines", "move", "told_of"),
    [
        ("hand | Ves", "Ves", [Played]),
        ("hand | Decoy\nclose | Ves", "Decoy on Ves", [Played, WentToHand]),
        ("hand | Commander's Horn", "Commander's Horn > close", [Played]),
        ("hand | Mardroeme\nclose | Berserker", "Mardroeme > close", [Played, Transformed]),
        ("hand | Scorch", "Scorch", [Played, Discarded]),
        ("hand | Biting Frost", "Biting Frost", [Played, LaidWeather]),
        (
            "hand | Clear Weather\nweather | Biting Frost",
            "Clear Weather",
            [Played, ClearedWeather, Discarded, Discarded],
        ),
    ],
)
def test_every_card_played_is_told_to_all(lines: str, move: str, told_of: list[type[Event]]) -> None:
    table = play(position(f"{lines}\nfoe hand | Ves"), move)
    assert [type(event) for event in told_all(table, table.log, FOE)] == told_of


@rule("PLAY-8")
@pytest.mark.parametrize(
    ("lines", "moves"),
    [
        ("hand | Nekker\ndeck | Nekker", ["Nekker"]),
        ("hand | Dun Banner Medic\ndiscard | Ves", ["Dun Banner Medic", "raise Ves"]),
        ("hand | Scorch\nclose | Ves", ["Scorch"]),
        ("hand | Decoy\nclose | Ves", ["Decoy on Ves"]),
        ("leader | Eredin, Bringer of Death\nhand | Ghoul\ndiscard | Fiend", ["leader", "take Fiend"]),
    ],
)
def test_every_card_is_open_while_it_is_played_discarded_or_taken_from_a_pile(lines: str, moves: list[str]) -> None:
    table = play(position(f"{lines}\nfoe hand | Ves"), *moves)
    assert told_all(table, table.log, FOE) == table.log
    assert told_all(table, table.log, None) == table.log


@rule("PLAY-8", "SP-DECOY")
def test_what_goes_to_hand_from_the_battlefield_is_known_until_it_is_played() -> None:
    table = position("hand | Decoy, Ballista\nclose | Ves\nfoe passed | yes")
    play(table, "Decoy on Ves")
    assert shows(table, "hand | Ballista, Ves", "known to foe | Ves")
    assert table.seats[ME].known[ME] == []
    play(table, "Ves")
    assert table.seats[ME].known == [[], []]


@rule("PLAY-8", "LEAD-5")
def test_what_is_taken_from_a_discard_pile_is_known() -> None:
    table = position("leader | Eredin, Bringer of Death\nhand | Ghoul\ndiscard | Fiend, Draug\nfoe hand | Ves")
    play(table, "leader", "take Draug")
    assert shows(table, "hand | Ghoul, Draug", "known to foe | Draug")


@rule("PLAY-8", "LEAD-10")
def test_a_card_picked_from_the_deck_to_hand_is_not_shown() -> None:
    table = position("leader | Eredin, Destroyer of Worlds\nhand | Draug, Ghoul\ndeck | Imlerith\nfoe hand | Ves")
    play(table, "leader", "discard Draug", "discard Ghoul", "take Imlerith")
    assert shows(table, "hand | Imlerith")
    assert table.seats[ME].known == [[], []]
    assert told(table, table.log[-1], FOE) == TookFromDeck(ME, None)
    assert [type(event) for event in table.log] == [UsedLeader, Discarded, Discarded, TookFromDeck]


# PLAY-9


@rule("PLAY-9")
@pytest.mark.parametrize(("deck", "drawn"), [("", ""), ("Ballista", "Ballista"), ("Ves, Ballista", "Ballista, Ves")])
def test_whatever_draws_takes_what_there_is(deck: str, drawn: str) -> None:
    table = position(f"hand | Thaler\ndeck | {deck}\nfoe hand | Ghoul")
    play(table, "Thaler")
    assert shows(table, f"hand | {drawn}", "deck |", "turn | foe")
    assert sum(isinstance(event, Drew) for event in table.log) == bool(drawn)


@rule("PLAY-9", "AB-MUSTER")
@pytest.mark.parametrize("deck", ["", "Nekker", "2 Nekker"])
def test_whatever_searches_takes_what_there_is(deck: str) -> None:
    table = position(f"hand | Nekker, Fiend\ndeck | {deck}\nfoe hand | Ves")
    found = len(table.seats[ME].deck)
    play(table, "Nekker")
    assert len(table.sides[ME].rows[Row.CLOSE]) == 1 + found
    assert shows(table, "deck |", "hand | Fiend", "turn | foe")


@rule("PLAY-9")
def test_an_empty_deck_has_no_consequence_and_discard_piles_do_not_refill_it() -> None:
    table = position(
        "hand | Thaler, Ves, Decoy\ndiscard | Ballista, Trebuchet\ngems | 1\nfoe passed | yes\nfoe hand | Ghoul"
    )
    play(table, "Thaler")
    assert shows(table, "deck |", "hand | Ves, Decoy", "discard | Ballista, Trebuchet", "gems | 1", "turn | me")
    play(table, "Ves", "pass")
    assert shows(table, "round | 2", "gems | 1", "discard | Ballista, Trebuchet, Ves", "deck |")


@rule("PLAY-9", "LEAD-16")
def test_only_crach_refills_a_deck() -> None:
    table = position(
        "leader | Crach an Craite\nhand | Svanrige\ndiscard | Olaf, Decoy\nfoe discard | Ves\nfoe hand | Ghoul"
    )
    play(table, "leader")
    assert shows(table, "deck | Olaf, Decoy", "discard |", "foe deck | Ves", "foe discard |")


@rule("PLAY-9")
def test_hands_have_no_limit() -> None:
    table = position("hand | 12 Ballista, Thaler\ndeck | 2 Ves\nfoe hand | Ghoul")
    play(table, "Thaler")
    assert shows(table, "hand | 12 Ballista, 2 Ves")


# PLAY-10


SEARCHES = {
    "a muster": ("hand | Nekker", "Nekker", ["Nekker"]),
    "a weather of choice": (
        "leader | Eredin, King of the Wild Hunt\nhand | Ghoul",
        "Biting Frost",
        ["leader", "call Biting Frost"],
    ),
    "a weather leader": ("leader | Foltest, King of Temeria\nhand | Ves", "Impenetrable Fog", ["leader"]),
    "Destroyer of Worlds": (
        "leader | Eredin, Destroyer of Worlds\nhand | Ghoul, Nekker",
        "Griffin",
        ["leader", "discard Ghoul", "discard Nekker", "take Griffin"],
    ),
    "Arnjolf": (
        "leader | Arnjolf, The Patricide\nhand | Svanrige\nsiege | War Longship",
        "War Longship",
        ["leader", "call War Longship"],
    ),
    "Harald": (
        "leader | Harald an Craite, The Cripple\nhand | Svanrige",
        "Mardroeme",
        ["leader", "Mardroeme > close"],
    ),
}
"""What searches a deck: the position, the card found, the moves."""


@rule("PLAY-10")
@pytest.mark.parametrize("searcher", SEARCHES)
def test_a_deck_that_was_searched_is_shuffled_afterwards(searcher: str) -> None:
    lines, found, moves = SEARCHES[searcher]
    table = position(f"{lines}\ndeck | Vesemir, {found}, Decoy, Zoltan Chivay\nfoe hand | Ves")
    play(table, *moves)
    assert shows(table, "deck | Vesemir, Decoy, Zoltan Chivay", "loose | 3")


@rule("PLAY-10", "LEAD-14")
def test_a_deck_that_was_not_searched_is_not_shuffled() -> None:
    table = position(
        "rules | klub\nleader | Foltest, King of Temeria\nhand | Ves\ndeck | Ballista, Thaler\nfoe hand | Ghoul"
    )
    play(table, "leader")
    assert table.seats[ME].loose == 0


@rule("PLAY-10")
@settings(deadline=None)
@given(st.integers(0, 2**64 - 1))
def test_an_unshuffled_deck_is_drawn_from_the_top(stream: int) -> None:
    chance = f"{0:016x} {stream:016x} {0:016x}"
    table = position(f"hand | Thaler\ndeck | Ves, Ballista, Trebuchet\nfoe hand | Ghoul\nchance | {chance}")
    play(table, "Thaler")
    assert shows(table, "hand | Trebuchet, Ballista", "deck | Ves")


@rule("PLAY-10")
@settings(deadline=None)
@given(st.integers(0, 2**64 - 1))
def test_of_a_deck_partly_shuffled_the_shuffled_part_lies_above(stream: int) -> None:
    chance = f"{0:016x} {stream:016x} {0:016x}"
    table = position(f"hand | Thaler\ndeck | Ves, Ballista, Trebuchet\nloose | 2\nfoe hand | Ghoul\nchance | {chance}")
    play(table, "Thaler")
    assert shows(table, "deck | Ves")


@rule("PLAY-10")
def test_after_a_shuffle_nobody_knows_the_bottom_of_the_deck() -> None:
    table = position("hand | Nekker\ndeck | Fiend, Griffin, Forktail\nbottom | 2\nfoe hand | Ves")
    play(table, "Nekker")
    assert shows(table, "loose | 3")
    assert table.seats[ME].bottom == 0


@rule("PLAY-10", "AB-MUSTER")
def test_after_a_shuffle_every_order_of_the_deck_is_as_likely_as_another() -> None:
    draws: dict[tuple[str, ...], int] = {}
    for stream in range(600):
        table = position(f"""
            hand | Nekker, Vattier de Rideaux, Griffin
            deck | Fiend, Forktail, Nekker, Harpy
            foe passed | yes
            chance | {0:016x} {stream * 0x0123_4567_89AB_CDEF % 2**64:016x} {0:016x}
        """)
        play(table, "Nekker", "Vattier de Rideaux")
        drawn = tuple(one.id for one in table.seats[ME].hand[1:])
        draws[drawn] = draws.get(drawn, 0) + 1
    assert len(draws) == 6
    assert all(60 < count < 140 for count in draws.values())
