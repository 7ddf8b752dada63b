"""Every legal move has one unique phrase, and many other phrases are understood."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gwint.cards import CATALOGUE, LANGUAGES, Card, Row, card
from gwint.cards.names import all_names, name
from gwint.faults import GwintError
from gwint.notation.move_phrases import (
    AmbiguousMove,
    InvalidMove,
    english,
    every_name,
    main_names,
    phrase,
    phrases,
    read_move,
)
from gwint.notation.picture_writer import picture
from gwint.rules.moves import Choose, Decline, Discard, Done, Exchange, Move, Pass, Play, Shift, Start, UseLeader
from gwint.rules.play import IllegalMove, legal_moves, push, to_act
from gwint.rules.table import Table
from gwint.spelling import fold
from tests.games.random_games import random_game
from tests.scenes import options, position, rules_only

GAMES = range(30)


# One phrase for every move


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_move_of_a_game_has_a_phrase_of_its_own_that_reads_back(game: int) -> None:
    for table, _, _ in random_game(game):
        for seat in to_act(table):
            text = phrases(table, seat)
            assert len(set(text)) == len(text)
            assert [read_move(table, way, seat) for way in text] == legal_moves(table, seat)
            assert [phrase(table, move, seat) for move in legal_moves(table, seat)] == text


def test_these_games_have_all_kinds_of_moves() -> None:
    made = {type(move) for game in range(90) for _, _, move in random_game(game)}
    assert made | {Shift} == {Play, UseLeader, Pass, Exchange, Done, Start, Decline, Choose, Discard, Shift}


@pytest.mark.parametrize(
    ("scene", "text"),
    [
        ("hand | Thaler, 2 Ves", {"Thaler", "Ves", "pass"}),
        (
            "hand | Olgierd von Everec",
            {"Olgierd von Everec > close", "Olgierd von Everec > ranged", "pass"},
        ),
        ("hand | Decoy\nclose | 2 Ves", {"Decoy on Ves", "pass"}),
        (
            "hand | Decoy\nclose | Olgierd von Everec\nranged | Olgierd von Everec",
            {"Decoy on Olgierd von Everec > close", "Decoy on Olgierd von Everec > ranged", "pass"},
        ),
        (
            "hand | Cow [nilfgaard], Ves\nfaction | skellige\nclose | Cow, Cow [nilfgaard]\nagenda | turn me",
            {"Cow", "Ves", "pass"},
        ),
        (
            "hand | Decoy, Decoy [nilfgaard]\nfaction | skellige\nranged | Cow, Cow [nilfgaard]",
            {
                "Decoy [skellige] on Cow [skellige]",
                "Decoy [skellige] on Cow [nilfgaard]",
                "Decoy [nilfgaard] on Cow [skellige]",
                "Decoy [nilfgaard] on Cow [nilfgaard]",
                "pass",
            },
        ),
        ("leader | Foltest, The Siegemaster\nhand | Scorch", {"Scorch", "leader", "pass"}),
        (
            "hand | Commander's Horn\nclose | + Commander's Horn",
            {"Commander’s Horn > ranged", "Commander’s Horn > siege", "pass"},
        ),
        ("discard | Ves, Thaler\nagenda | choose-revival me", {"raise Ves", "raise Thaler"}),
        (
            "discard | Cow, Cow [skellige]\nagenda | choose-revival me",
            {"raise Cow [northern-realms]", "raise Cow [skellige]"},
        ),
        ("hand | Ves, Cow\nagenda | choose-discard me; 2", {"discard Ves", "discard Cow"}),
        ("deck | Ves, Cow\nagenda | choose-from-deck me", {"take Ves", "take Cow"}),
        ("hand | Ves\ndeck | Cow\nagenda | redraw me, foe", {"exchange Ves", "done"}),
        ("agenda | choose-starter me", {"p1 starts", "p2 starts"}),
        ("agenda | claim-round me;", {"p1 starts", "p2 starts", "decline"}),
        (
            "rules | klub\nleader | Commander of the Red Riders\nagenda | choose-weather me",
            {"call Biting Frost", "call Impenetrable Fog", "call Torrential Rain", "call Skellige Storm"},
        ),
        (
            (
                "rules | klub\nclose | Yaevinn\nranged | Yaevinn\n"
                "agenda | choose-moves me; Yaevinn, close, Yaevinn, ranged; yes"
            ),
            {
                "move Yaevinn > close",
                "move Yaevinn > ranged",
                "move Yaevinn close > siege",
                "move Yaevinn ranged > siege",
                "done",
            },
        ),
    ],
)
@rules_only
def test_phrases_are_as_short_as_can_be(scene: str, text: set[str]) -> None:
    table = position(scene)
    assert options(table) == text
    assert [read_move(table, way) for way in phrases(table)] == legal_moves(table)


# Other phrases that are understood


def hand_of(*cards: Card) -> Table:
    table = position("foe hand | Ghoul")
    table.seats[0].hand = list(cards)
    return table


def one_card_each() -> list[Card]:
    return list({one.id: one for one in CATALOGUE.cards.values()}.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_found_by_its_name_in_every_language(language: str) -> None:
    cards = one_card_each()
    for first in range(0, len(cards), 15):
        table = position("deck | Ghoul\nagenda | redraw me, foe")
        table.seats[0].hand = cards[first : first + 15]
        for one in table.seats[0].hand:
            spelt = name(one, language)
            for way in (spelt, spelt.upper(), f"exchange {spelt}", f"  {spelt.replace('’', '')} ", one.id):
                assert read_move(table, way, 0) == Exchange(one)


def test_a_main_name_wins_over_another_cards_other_name() -> None:
    """Two crones have each other's Polish name among their other names."""
    mains = {fold(way): one.id for one in one_card_each() for way in main_names(one)}
    shared = [(one, way) for one in one_card_each() for way in every_name(one) if mains.get(way, one.id) != one.id]
    assert shared
    for one, way in shared:
        other = card(mains[way], one.printing)
        table = hand_of(one, other)
        move = read_move(table, way)
        assert isinstance(move, Play)
        assert move.card is other
        alone = read_move(hand_of(one), way)
        assert isinstance(alone, Play)
        assert alone.card is one


def test_no_two_cards_share_a_main_name_in_any_language() -> None:
    owners: dict[str, str] = {}
    for one in one_card_each():
        for way in main_names(one):
            assert owners.setdefault(way, one.id) == one.id


def test_names_are_folded_as_they_are_read() -> None:
    for one in one_card_each():
        assert english(one) == (fold(name(one)),)
        assert set(main_names(one)) <= set(every_name(one))
        assert {fold(spelt) for spelt in (*all_names(one), one.id)} == set(every_name(one))


@pytest.mark.parametrize(
    ("scene", "text", "written"),
    [
        ("hand | Avallac'h", "avallach", "Avallac’h"),
        ("hand | Avallac'h", "play AVALLAC`H against p2", "Avallac’h"),
        ("hand | Schirrú\nfaction | scoiatael", "schirru", "Schirrú"),
        ("hand | Olgierd von Everec", "olgierd von everec ranged", "Olgierd von Everec > ranged"),
        ("hand | Olgierd von Everec", "Play Olgierd von Everec>RANGED", "Olgierd von Everec > ranged"),
        ("hand | Decoy\nclose | Geralt of Rivia, Ves", "decoy on ves > close", "Decoy on Ves"),
        ("hand | Scorch\nleader | The Siegemaster", "use leader", "leader"),
        ("discard | Ves, Thaler\nagenda | choose-revival me", "ves", "raise Ves"),
        ("hand | Ves\ndeck | Cow\nagenda | redraw me, foe", "keep", "done"),
        ("hand | Ves\ndeck | Cow\nagenda | redraw me, foe", "VES", "exchange Ves"),
        ("agenda | choose-starter me", "first", "p1 starts"),
        ("agenda | choose-starter me", "you start", "p2 starts"),
        ("agenda | choose-starter me", "start p2", "p2 starts"),
        ("agenda | claim-round me;", "no claim", "decline"),
        ("hand | Cow", "cow [northern realms]", "Cow"),
        ("hand | Cow", "Cow > ranged", "Cow"),
    ],
)
def test_a_move_is_understood_in_many_phrases(scene: str, text: str, written: str) -> None:
    table = position(scene)
    assert phrase(table, read_move(table, text)) == written


TEAMS = "mode | team\np1 hand | Thaler\np2 hand | Thaler\np3 hand | Ves\np4 hand | Ves"


@pytest.mark.parametrize(("seat", "foes"), [(1, "24"), (2, "13")])
@pytest.mark.parametrize("text", ["Thaler against p{}", "play thaler > siege against P{}", "Талер against p{}"])
def test_either_partner_names_the_side_they_share(seat: int, foes: str, text: str) -> None:
    """TEAM-2. The written phrase names neither partner, because there is only one enemy side."""
    table = position(f"{TEAMS}\nturn | p{seat}")
    for foe in foes:
        assert phrase(table, read_move(table, text.format(foe))) == "Thaler"


@pytest.mark.parametrize("own", "13")
def test_a_spy_cannot_be_played_against_ones_own_side(own: str) -> None:
    assert isinstance(refused(position(TEAMS), f"Thaler against p{own}"), InvalidMove)


def test_a_phrase_names_one_of_several_opponents() -> None:
    table = position("mode | ffa-4\np1 hand | Thaler\np2 hand | Ves\np3 hand | Ves\np4 hand | Ves")
    written = [read_move(table, f"Thaler against p{foe}") for foe in (2, 3, 4)]
    assert [move.side for move in written if isinstance(move, Play)] == [1, 2, 3]


def test_two_cards_may_be_named_in_two_languages() -> None:
    table = position("hand | Decoy\nsiege | Catapult")
    decoy, target = card("decoy", "northern-realms"), card("catapult", "northern-realms")
    for one in (*all_names(decoy), "decoy"):
        for other in (*all_names(target), "catapult"):
            assert read_move(table, f"{one} on {other}") == Play(decoy, Row.SIEGE, target)


# Errors by kind


def refused(table: Table, text: str, seat: int | None = None) -> GwintError:
    before = picture(table)
    with pytest.raises(GwintError) as caught:
        read_move(table, text, seat)
    assert picture(table) == before
    return caught.value


HAND = "hand | Thaler, Olgierd von Everec, Ves"
LEGAL = ("Thaler", "Olgierd von Everec > close", "Olgierd von Everec > ranged", "Ves", "pass")


def test_a_phrase_that_is_not_a_move_is_invalid_and_lists_similar_phrases() -> None:
    for text in ("sing a song", "", "|", "Thalerr", "pass the salt", "💀", "> close", "on", "play"):
        error = refused(position(HAND), text)
        assert isinstance(error, InvalidMove)
        assert (error.kind, error.details["legal"]) == ("unknown-phrase", LEGAL)
    assert "Thaler" in refused(position(HAND), "Thalerr").details["nearest"]  # type: ignore[operator]


def test_a_move_that_is_not_legal_now_is_refused_with_the_legal_ones() -> None:
    for text in (
        "Geralt of Rivia",
        "leader",
        "done",
        "Decoy on Ves",
        "raise Ves",
        "Ves > siege",
        "exchange Ves",
        "keep",
    ):
        error = refused(position(HAND), text)
        assert isinstance(error, IllegalMove)
        assert (error.kind, error.details["legal"]) == ("illegal-phrase", LEGAL)


def test_a_phrase_for_two_moves_is_ambiguous_and_names_both() -> None:
    error = refused(position(HAND), "olgierd von everec")
    assert isinstance(error, AmbiguousMove)
    assert error.details["moves"] == LEGAL[1:3]
    assert error.details["legal"] == LEGAL


def test_a_seat_that_is_not_to_act_has_no_move() -> None:
    error = refused(position(HAND + "\nfoe hand | Ghoul"), "Ghoul", 1)
    assert isinstance(error, IllegalMove)
    assert (error.kind, error.details["acting"]) == ("not-your-turn", (0,))


def test_a_finished_game_has_no_moves() -> None:
    error = refused(position("winner | me"), "pass")
    assert (error.kind, error.details["acting"]) == ("game-over", ())


def test_a_move_that_is_not_legal_has_no_phrase() -> None:
    table = position(HAND)
    with pytest.raises(IllegalMove):
        phrase(table, Play(card("ghoul", "monsters"), Row.CLOSE))
    move: Move = UseLeader()
    with pytest.raises(IllegalMove):
        push(table, move)


@given(st.text())
def test_any_text_is_a_move_or_refused(text: str) -> None:
    table = position(HAND)
    try:
        move = read_move(table, text)
    except (InvalidMove, IllegalMove, AmbiguousMove):
        return
    assert move in legal_moves(table)
