"""TOUR-2 to TOUR-5. The match: which decks are named and when, how games count, and when the match ends."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gwint.cards import Faction, card
from gwint.faults import GwintError
from gwint.match import Lineup, Match, Name, NameDeck, PlayGame, random_lineup, sensible_name, starter_lineup
from gwint.match.events import (
    BeganMatchGame,
    EndedMatch,
    EndedMatchGame,
    NamedDeck,
    ReplayedGame,
    ScoredGame,
    TossedDraw,
    TossedMatch,
)
from gwint.match.rules import game_seed
from gwint.notation.record_model import Ending
from gwint.rules.events import FinishedRedraw
from gwint.rules.moves import Done, Pass
from gwint.rulesets import KLUB
from tests.match.sample_matches import (
    ALA,
    BOB,
    ELVES,
    MONSTERS,
    NILFGAARD,
    REALMS,
    SKELLIGE,
    draw_game,
    name_decks,
    new_match,
    win_game,
)
from tests.scenes import rule


def after_one_game(winner: int, first: int = 0) -> Match:
    """A match after game 1 of Monsters and Northern Realms, which this seat won."""
    factions = (MONSTERS, REALMS) if first == 0 else (REALMS, MONSTERS)
    return win_game(name_decks(new_match(first=first), *factions), winner)


# TOUR-3


@rule("TOUR-3")
@pytest.mark.parametrize("first", [0, 1])
def test_a_toss_decides_who_names_a_first_deck_first(first: int) -> None:
    match = new_match(first=first)
    assert match.log == (TossedMatch(first),)
    assert match.question == NameDeck(first, 1, (ALA, BOB)[first].factions)
    assert match.acting == (first,)
    match.play("name 2")
    assert match.acting == (1 - first,)
    match.play("name 2")
    assert match.question == PlayGame(1, 0)


@rule("TOUR-3")
def test_the_toss_is_fair_and_depends_only_on_the_seed() -> None:
    tossed = [Match(ALA, BOB, seed=seed).first for seed in range(400)]
    assert 160 < sum(tossed) < 240
    assert tossed[:20] == [Match(BOB, ALA, seed=seed).first for seed in range(20)]


@rule("TOUR-3")
def test_only_the_seat_to_act_names_a_deck() -> None:
    match = new_match(first=0)
    with pytest.raises(GwintError) as refused:
        match.play("name 1", 1)
    assert refused.value.kind == "not-your-turn"
    assert match.moves_of(1) == []
    assert match.legal_moves(1) == []


# TOUR-4


@rule("TOUR-4")
@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("first", [0, 1])
def test_before_game_2_the_winner_chooses_first_and_must_change_and_the_loser_may(winner: int, first: int) -> None:
    match = after_one_game(winner, first)
    left = [faction for faction in (ALA, BOB)[winner].factions if faction is not (MONSTERS, REALMS)[winner]]
    assert match.question == NameDeck(winner, 2, tuple(left))
    match.play(Name(left[0]))
    assert match.question == NameDeck(1 - winner, 2, (ALA, BOB)[1 - winner].factions)
    match.play(Name((MONSTERS, REALMS)[1 - winner]))
    assert match.question == PlayGame(2, 0)


@rule("TOUR-4")
def test_a_deck_that_has_won_is_not_used_again() -> None:
    match = after_one_game(winner=0)
    for typed in ("name Monsters", "name 1", "Monsters", Name(MONSTERS)):
        with pytest.raises(GwintError) as refused:
            match.play(typed)
        assert refused.value.kind == "illegal-phrase"
        assert refused.value.details["legal"] == ("name Northern Realms", "name Skellige")


@rule("TOUR-4")
def test_before_game_3_the_deck_that_won_game_1_is_not_allowed() -> None:
    match = win_game(name_decks(after_one_game(winner=0), SKELLIGE, REALMS), 1)
    assert match.score == (1, 1)
    assert match.question == NameDeck(1, 3, (SKELLIGE, ELVES))
    match.play("Skellige")
    assert match.question == NameDeck(0, 3, (REALMS, SKELLIGE))
    match.play("Skellige")
    assert match.question == PlayGame(3, 0)


@rule("TOUR-4")
def test_the_loser_may_keep_a_deck_that_has_lost_through_the_match() -> None:
    match = name_decks(after_one_game(winner=0), SKELLIGE, REALMS)
    assert [deck and deck.faction for deck in match.named] == [SKELLIGE, REALMS]


@rule("TOUR-4", "SET-1")
def test_faction_and_leader_are_public_once_named() -> None:
    match = new_match(first=0)
    deck = ALA.deck(MONSTERS)
    assert match.play("name Monsters") == (NamedDeck(0, MONSTERS, deck.leader),)
    for viewer in (0, 1, None):
        assert [(face.faction, face.leader) for face in match.view(viewer).faces[0]] == [(MONSTERS, deck.leader)]
        assert match.view(viewer).named == (MONSTERS, None)


@rule("TOUR-4")
def test_no_seat_changes_decks_after_a_drawn_game() -> None:
    match = draw_game(name_decks(new_match(first=0), MONSTERS, REALMS))
    assert match.question == PlayGame(1, 1)
    assert [deck and deck.faction for deck in match.named] == [MONSTERS, REALMS]


# TOUR-2


@rule("TOUR-2")
@pytest.mark.parametrize("seat", [0, 1])
def test_two_games_won_win_the_match(seat: int) -> None:
    match = after_one_game(seat)
    assert match.result is None
    win_game(name_decks(match, ELVES if seat else SKELLIGE, MONSTERS if seat else REALMS), seat)
    assert match.result == Ending("on-table", (seat,))
    assert match.score == ((0, 2) if seat else (2, 0))
    assert match.acting == ()
    assert match.question is None
    assert match.moves == []
    assert match.log[-1] == EndedMatch(Ending("on-table", (seat,)), match.score)


@rule("TOUR-2")
def test_a_third_game_decides_at_one_win_each() -> None:
    match = win_game(name_decks(after_one_game(winner=0), SKELLIGE, REALMS), 1)
    assert match.result is None
    win_game(name_decks(match, SKELLIGE, REALMS), 0)
    assert match.score == (2, 1)
    assert match.result == Ending("on-table", (0,))
    assert [played.winner for played in match.games] == [0, 1, 0]


@rule("TOUR-2")
def test_a_drawn_game_does_not_count_and_is_played_again_with_the_same_decks() -> None:
    match = name_decks(new_match(first=0), MONSTERS, REALMS)
    first = match.game
    draw_game(match)
    assert match.score == (0, 0)
    assert [(played.number, played.replay, played.winner) for played in match.games] == [(1, 0, None)]
    assert match.games[0].game is first
    again = match.game
    assert again is not None
    assert [seat.faction for seat in again.table.seats] == [MONSTERS, REALMS]
    assert match.log[-2:] == (EndedMatchGame(1, 0, Ending("on-table", ())), ReplayedGame(1, 1))
    win_game(match, 1)
    assert match.score == (0, 1)
    assert match.question == NameDeck(1, 2, (SKELLIGE, ELVES))


@rule("TOUR-2")
def test_after_two_replays_a_third_draw_is_decided_by_a_toss_and_that_deck_has_won() -> None:
    winners = set()
    for seed in range(12):
        match = draw_game(draw_game(draw_game(name_decks(new_match(seed), REALMS, REALMS))))
        last = match.games[-1]
        assert (last.number, last.replay, last.tossed) == (1, 2, True)
        assert last.winner is not None
        assert match.log[-2:] == (TossedDraw(1, last.winner), ScoredGame(1, last.winner, REALMS, match.score))
        assert isinstance(match.question, NameDeck)
        assert match.question.seat == last.winner
        assert REALMS not in match.question.allowed
        winners.add(last.winner)
    assert winners == {0, 1}


@rule("TOUR-2")
def test_every_game_has_replays_of_its_own() -> None:
    match = win_game(draw_game(draw_game(name_decks(new_match(first=0), MONSTERS, REALMS))), 0)
    draw_game(name_decks(match, SKELLIGE, REALMS))
    assert match.question == PlayGame(2, 1)


@rule("TOUR-2", "MODE-1", "OPT-double_draw")
def test_the_rulesets_own_replays_are_ignored() -> None:
    match = name_decks(new_match(first=0, rules=KLUB), MONSTERS, REALMS)
    assert match.ruleset.double_draw == "replay"
    draw_game(match)
    assert match.games[0].game.table.replays == 0
    assert match.question == PlayGame(1, 1)


@rule("TOUR-2")
def test_a_match_of_drawn_games_ends() -> None:
    match = new_match(first=0)
    while match.acting:
        if isinstance(match.question, NameDeck):
            match.play(match.moves[-1])
        else:
            draw_game(match)
    assert max(match.score) == 2
    assert len(match.games) == 3 * sum(match.score)


@rule("TOUR-2")
def test_nilfgaard_wins_ties_in_a_match() -> None:
    match = Match(starter_lineup(NILFGAARD, REALMS, MONSTERS), ALA, seed=1)
    while isinstance(match.question, NameDeck):
        match.play("Nilfgaard" if match.question.seat == 0 else "Monsters")
    assert draw_game(match).score == (1, 0)


# TOUR-5


@rule("TOUR-5")
def test_each_game_and_each_replay_has_its_own_hands_toss_and_redraw() -> None:
    seen = []
    match = name_decks(new_match(first=0), MONSTERS, REALMS)
    for _ in range(3):
        assert match.game is not None
        table = match.game.table
        assert [len(seat.hand) for seat in table.seats] == [10, 10]
        assert match.acting == (0, 1)
        assert table.log[0].__class__.__name__ == "Tossed"
        seen.append(tuple(table.seats[0].hand))
        draw_game(match)
    assert len(set(seen)) == 3


@rule("TOUR-5")
def test_no_two_games_of_a_match_have_the_same_seed() -> None:
    seed = "0" * 64
    seeds = {game_seed(seed, game, replay) for game in (1, 2, 3) for replay in (0, 1, 2)}
    assert len(seeds) == 9
    assert all(len(one) == 64 and one != seed for one in seeds)


@rule("TOUR-5", "SET-6")
def test_each_game_has_its_own_toss_for_the_start() -> None:
    starters = set()
    for seed in range(12):
        game = name_decks(new_match(seed), REALMS, REALMS).game
        assert game is not None
        starters.add(game.table.starter)
    assert starters == {0, 1}


@rule("TOUR-5")
def test_a_deck_keeps_its_leader_and_its_leader_is_unused_again() -> None:
    match = name_decks(new_match(first=0), MONSTERS, REALMS)
    for _ in range(2):
        assert match.game is not None
        assert [seat.leader for seat in match.game.table.seats] == [ALA.decks[0].leader, BOB.decks[0].leader]
        assert not any(seat.leader_used for seat in match.game.table.seats)
        draw_game(match)


@rule("TOUR-5")
def test_scoiatael_chooses_the_start_of_its_games() -> None:
    match = name_decks(new_match(first=0), MONSTERS, ELVES)
    assert match.acting == (1,)
    assert match.moves == ["p1 starts", "p2 starts"]


# Moves and phrases


def test_a_match_logs_its_events() -> None:
    match = new_match(first=0)
    assert match.play("monsters", 0) == (NamedDeck(0, MONSTERS, ALA.deck(MONSTERS).leader),)
    assert match.play("1", 1) == (NamedDeck(1, REALMS, BOB.deck(REALMS).leader), BeganMatchGame(1))
    assert match.play("done", 1)[-1] == FinishedRedraw(1)
    assert match.resign_game(1) == (
        EndedMatchGame(1, 0, Ending("resigned", (0,), 1)),
        ScoredGame(1, 0, MONSTERS, (1, 0)),
    )
    assert match.log == (
        TossedMatch(0),
        NamedDeck(0, MONSTERS, ALA.deck(MONSTERS).leader),
        NamedDeck(1, REALMS, BOB.deck(REALMS).leader),
        BeganMatchGame(1),
        EndedMatchGame(1, 0, Ending("resigned", (0,), 1)),
        ScoredGame(1, 0, MONSTERS, (1, 0)),
    )


def test_the_move_that_ends_a_game_returns_the_events_of_the_match() -> None:
    match = name_decks(new_match(first=0), MONSTERS, REALMS)
    happened: list[str] = []
    while match.question == PlayGame(1, 0):
        idle = "done" if "done" in match.moves else "pass"
        happened = [type(event).__name__ for event in match.play(idle)]
    assert happened[-3:] == ["EndedGame", "EndedMatchGame", "ReplayedGame"]


@pytest.mark.parametrize(
    "typed",
    [
        "name Northern Realms", "names northern realms", "Northern Realms", "northern-realms", "Królestwa Północy",
        "name 2", "2", "Foltest, The Siegemaster", "siegemaster", "name the walls of vizima", "NAME  2 ",
    ],
)  # fmt: skip
def test_a_deck_is_named_by_faction_number_leader_or_name_in_any_language(typed: str) -> None:
    match = new_match(first=0)
    match.play(typed)
    assert match.named == (ALA.deck(REALMS), None)


@pytest.mark.parametrize("typed", ["", "name", "0", "4", "nothing", "pass", "Ves", "name Geralt of Rivia"])
def test_a_phrase_that_names_no_deck_is_refused_with_the_legal_ones(typed: str) -> None:
    match = new_match(first=0)
    with pytest.raises(GwintError) as refused:
        match.play(typed)
    assert refused.value.kind == "unknown-phrase"
    assert refused.value.details["legal"] == ("name Monsters", "name Northern Realms", "name Skellige")
    assert match.log == (TossedMatch(0),)


def test_a_faction_that_is_not_in_the_lineup_is_refused() -> None:
    with pytest.raises(GwintError) as refused:
        new_match(first=0).play("Scoia'tael")
    assert refused.value.kind == "illegal-phrase"


def test_two_decks_of_the_same_name_are_distinguished_by_faction() -> None:
    alike = Lineup(tuple(replace(deck, name="My deck") for deck in ALA.decks))
    match = Match(alike, alike, seed=1)
    with pytest.raises(GwintError) as refused:
        match.play("my deck")
    assert refused.value.kind == "ambiguous-move"
    assert refused.value.details["moves"] == tuple(match.moves)


def test_a_move_of_a_game_does_not_name_a_deck_and_a_naming_is_not_a_move_of_a_game() -> None:
    match = new_match(first=0)
    with pytest.raises(GwintError) as refused:
        match.play(Pass())
    assert refused.value.kind == "illegal-move"
    name_decks(match, MONSTERS, REALMS)
    with pytest.raises(GwintError) as refused:
        match.play(Name(SKELLIGE), 0)
    assert refused.value.kind == "illegal-phrase"
    assert "done" in refused.value.details["legal"]  # type: ignore[operator]


def test_values_and_phrases_are_the_same_moves() -> None:
    match = new_match(first=0)
    assert match.legal_moves() == [Name(faction) for faction in ALA.factions]
    assert match.moves == ["name Monsters", "name Northern Realms", "name Skellige"]
    name_decks(match, MONSTERS, REALMS)
    assert match.legal_moves(1)[-1] == Done()
    assert len(match.legal_moves(1)) == len(match.moves_of(1))


def test_moves_of_the_game_can_be_taken_back_and_names_cannot() -> None:
    match = name_decks(new_match(first=0), MONSTERS, REALMS)
    match.play("done", 0)
    match.undo(1, 0)
    assert match.acting == (0, 1)
    with pytest.raises(GwintError) as refused:
        match.undo(1, 0)
    assert refused.value.kind == "cannot-undo"
    with pytest.raises(GwintError) as refused:
        win_game(match, 0).undo(1, 0)
    assert refused.value.kind == "match-no-game"


# Endings


@pytest.mark.parametrize("playing", [False, True])
def test_a_match_is_given_up_at_any_time(playing: bool) -> None:
    match = new_match(first=0)
    if playing:
        name_decks(match, MONSTERS, REALMS)
    match.resign(0)
    assert match.result == Ending("resigned", (1,), 0)
    assert match.log[-1] == EndedMatch(Ending("resigned", (1,), 0), (0, 0))
    assert match.acting == ()
    assert match.moves_of(0) == []
    assert list(match.legal_moves(0)) == []


def test_time_runs_out_for_a_game_or_for_the_match() -> None:
    match = name_decks(new_match(first=0), MONSTERS, REALMS)
    assert match.out_of_time_in_game(0)[0] == EndedMatchGame(1, 0, Ending("time", (1,), 0))
    assert match.score == (0, 1)
    match.out_of_time(1)
    assert match.result == Ending("time", (0,), 1)


def test_an_abandoned_match_has_no_winner() -> None:
    match = new_match()
    match.abandon()
    assert match.result == Ending("abandoned")


def test_a_finished_match_refuses_everything() -> None:
    match = new_match(first=0)
    match.resign(1)
    for act in (
        lambda: match.play("name 1"),
        lambda: match.resign(0),
        lambda: match.resign_game(0),
        lambda: match.undo(),
        lambda: match.abandon(),
    ):
        with pytest.raises(GwintError) as refused:
            act()
        assert refused.value.kind == "match-over"


def test_a_game_can_only_be_given_up_while_one_is_played() -> None:
    with pytest.raises(GwintError) as refused:
        new_match().resign_game(0)
    assert refused.value.kind == "match-no-game"


def test_the_players_are_named_in_every_game() -> None:
    match = name_decks(new_match(first=0), MONSTERS, REALMS)
    assert match.game is not None
    assert match.game.players == match.players == ("Ala", "Bob")
    assert Match(ALA, BOB).players == ("", "")


def test_rules_may_be_given_as_text() -> None:
    assert Match(ALA, BOB, rules="klub").ruleset == KLUB


def test_decks_may_be_brought_without_a_lineup() -> None:
    assert Match(ALA.decks, BOB.decks, seed=3).lineups == (ALA, BOB)


def test_every_faction_can_be_brought() -> None:
    assert starter_lineup("monsters", "nilfgaard", "skellige").factions == (
        Faction.MONSTERS,
        Faction.NILFGAARD,
        Faction.SKELLIGE,
    )


# The decks that a bot names


def weakened(lineup: Lineup, faction: Faction) -> Lineup:
    """The same lineup, with only the weakest units in the deck of this faction."""
    deck = lineup.deck(faction)
    weak = replace(deck, cards=(card("roach", faction),) * 22)
    return Lineup(tuple(weak if one is deck else one for one in lineup.decks))


@rule("TOUR-2")
def test_a_bot_does_not_name_its_weakest_deck_if_there_is_another() -> None:
    for faction in random_lineup("naming").factions:
        lineup = weakened(random_lineup("naming"), faction)
        question = NameDeck(0, 1, lineup.factions)
        named = {sensible_name(question, lineup, f"{seed}").faction for seed in range(40)}
        assert named == {*lineup.factions} - {faction}


@rule("TOUR-4")
def test_a_bot_names_its_only_deck_however_weak() -> None:
    lineup = random_lineup("naming")
    for faction in lineup.factions:
        assert sensible_name(NameDeck(0, 3, (faction,)), lineup, "any").faction is faction
