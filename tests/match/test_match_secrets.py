"""TOUR-4. Other viewers do not see a deck before it is named, nor its list afterwards."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from gwint.cards import Card, Faction
from gwint.decks import Deck
from gwint.faults import GwintError
from gwint.match import Lineup, Match, Name, NameDeck, random_lineup, starter_lineup
from gwint.match.lineup import heroes
from gwint.views import Viewer
from tests.match.sample_matches import (
    ALA,
    ELVES,
    MONSTERS,
    NILFGAARD,
    REALMS,
    SKELLIGE,
    draw_game,
    name_decks,
    new_match,
    play_one,
    win_game,
)
from tests.scenes import rule
from tests.whole_views import whole


def things(thing: object) -> Iterator[object]:
    """A value and everything inside it."""
    yield thing
    if isinstance(thing, (tuple, list)):
        for part in thing:
            yield from things(part)
    elif hasattr(thing, "__dataclass_fields__") and not isinstance(thing, Card):
        for field in thing.__dataclass_fields__:
            yield from things(getattr(thing, field))


def sent(match: Match, viewer: int) -> str:
    """Everything that a seat can be sent: its view, its moves, and the errors of wrong moves."""
    parts = [whole(match.view(viewer)), repr(match.moves_of(viewer)), repr(match.legal_moves(viewer))]
    for wrong in ("name Nilfgaard", "name 9", "nonsense", Name(Faction.NILFGAARD)):
        if not (viewer in match.acting and wrong in (*match.moves_of(viewer), *match.legal_moves(viewer))):
            with pytest.raises(GwintError) as refused:
                match.play(wrong, viewer)
            parts.append(str(refused.value))
    return "\n".join(parts)


@rule("TOUR-4", "SET-1")
def test_decks_not_named_yet_do_not_affect_what_the_other_seat_is_sent() -> None:
    """Two matches that differ only in the decks that Bob has not named."""
    lineups = starter_lineup(REALMS, SKELLIGE, ELVES), starter_lineup(MONSTERS, NILFGAARD, REALMS)
    for first in (0, 1):
        matches = [Match(ALA, bob, seed=new_match(first=first)._record.seed) for bob in lineups]
        for factions in ((MONSTERS, REALMS) if first == 0 else (REALMS, MONSTERS), (SKELLIGE, REALMS)):
            rng = [random.Random(7), random.Random(7)]
            for faction in factions:
                assert sent(matches[0], 0) == sent(matches[1], 0)
                assert whole(matches[0].view(None)) == whole(matches[1].view(None))
                for match in matches:
                    match.play(Name(faction))
            for _ in range(12):
                assert sent(matches[0], 0) == sent(matches[1], 0)
                for match, one in zip(matches, rng, strict=True):
                    play_one(match, one)
            for match in matches:
                if match.game is not None and match.score == (0, 0):
                    win_game(match, 0)
        assert sent(matches[0], 0) == sent(matches[1], 0)


@rule("TOUR-4")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_view_contains_only_the_viewers_own_decks(viewer: Viewer) -> None:
    rng = random.Random(5)
    match = Match(random_lineup("a"), random_lineup("b"), seed=5)
    own = () if viewer is None else match.lineups[viewer].decks
    while match.acting:
        found = list(things(match.view(viewer)))
        assert [one for one in found if isinstance(one, Lineup)] == ([] if viewer is None else [match.lineups[viewer]])
        assert all(one in own for one in found if isinstance(one, Deck))
        assert match._record.seed not in whole(match.view(viewer))
        play_one(match, rng)


@rule("TOUR-4")
def test_a_view_shows_of_another_seats_question_only_the_seat() -> None:
    match = new_match(first=0)
    assert match.view(0).question == NameDeck(0, 1, ALA.factions)
    assert match.view(1).question == match.view(None).question == NameDeck(0, 1, ())
    assert match.view(1).moves == match.view(None).moves == ()
    assert match.view(0).moves == tuple(Name(faction) for faction in ALA.factions)


@rule("TOUR-4")
def test_a_view_does_not_show_the_place_of_a_deck_in_its_lineup() -> None:
    """In a sorted lineup, the place of a named deck would reveal something about the others."""
    again = Lineup(tuple(reversed(ALA.decks)))
    seed = new_match(first=0)._record.seed
    one, other = (name_decks(Match(lineup, lineup, seed=seed), SKELLIGE) for lineup in (ALA, again))
    assert whole(one.view(None)) == whole(other.view(None))
    assert one.log == other.log


@rule("TOUR-4")
def test_a_view_shows_what_is_public() -> None:
    match = draw_game(name_decks(new_match(first=0), MONSTERS, REALMS))
    win_game(match, 0)
    name_decks(match, SKELLIGE)
    for viewer in (0, 1, None):
        view = match.view(viewer)
        assert view.score == (1, 0)
        assert [(face.faction, face.won) for face in view.faces[0]] == [(MONSTERS, True), (SKELLIGE, False)]
        assert [(face.faction, face.won) for face in view.faces[1]] == [(REALMS, False)]
        assert view.named == (SKELLIGE, None)
        assert [(game.number, game.replay, game.factions, game.winner) for game in view.played] == [
            (1, 0, (MONSTERS, REALMS), None),
            (1, 1, (MONSTERS, REALMS), 0),
        ]
        assert view.played[0].totals == ((0, 0), (0, 0))
        assert view.acting == (1,)
        assert view.game is None
        assert view.log == match.log


def test_the_game_in_a_match_view_is_the_games_own_view() -> None:
    match = name_decks(new_match(first=0), MONSTERS, REALMS)
    assert match.game is not None
    for viewer in (0, 1, None):
        assert match.view(viewer).game == match.game.view(viewer)
    assert match.view(1).moves == match.game.view(1).moves


def test_heroes_are_identified_by_id() -> None:
    assert set(heroes(ALA.deck(SKELLIGE))) == {"yennefer-of-vengerberg", "cerys", "ermion", "hjalmar"}
