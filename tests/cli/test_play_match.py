"""`gwint play --mode match`: naming decks, playing games, saving, resuming and replaying a match."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from gwint.cards import LANGUAGES, Faction, leader
from gwint.cli.render.terminal import WIPE
from gwint.cli.render.text_fit import cell_len
from gwint.i18n.localizer import Localizer
from gwint.i18n.modes import MATCH_IGNORES, MATCH_PARTLY
from gwint.match import Match, NameDeck, PlayGame
from gwint.match import events as events_of_matches
from gwint.match.events import (
    BeganMatchGame,
    EndedMatch,
    EndedMatchGame,
    MatchEvent,
    NamedDeck,
    ReplayedGame,
    ScoredGame,
    TossedDraw,
    TossedMatch,
)
from gwint.match.rules import OVERRIDES
from gwint.match.sentences import EVENTS, format_match_event
from gwint.notation.record_model import Ending
from tests.cli.runner import archived_records, output_of, run
from tests.i18n.typography import well_set
from tests.match.sample_matches import BOB, draw_game, name_decks, new_match, win_game
from tests.rules.free_for_all import ignored

MATCH = ("--mode", "match")
ALWAYS_FIRST = "1\n2\n3\n" * 400
"""Enough answers for any match; the number of a deck that has won is refused."""


def match_of(path: Path) -> Match:
    return Match.from_record(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_whole_match_is_played_by_numbers_and_replayed(bot: str, play: Callable[..., Result], home: Path) -> None:
    result = play(ALWAYS_FIRST, *MATCH, "--against", bot, "--seed", "1")
    assert (result.exit_code, result.stderr) == (0, "")
    (record,) = archived_records(home)
    match = match_of(record)
    assert match.result is not None
    assert max(match.score) == 2
    assert f"The match is over. Winner: {match.players[match.result.winners[0]]}." in result.stdout  # type: ignore[index]
    assert result.stdout.rstrip().endswith(f"gwint analyse {record}")
    assert max(cell_len(line) for line in result.stdout.splitlines() if str(record) not in line) <= 80
    printed = output_of("replay", str(record), "--all")
    numbers = {one.number for one in match.games}
    for game in numbers:
        assert f"Game {game} · The deal, before the first of " in printed
        assert f"· Game {game} begins." in printed
    assert printed.rstrip().endswith(format_match_event(match.log[-1], Localizer("en", match.players)))
    steps = [json.loads(line) for line in output_of("replay", str(record), "--json").splitlines()]
    assert [step["number"] for step in steps] == list(range(len(steps)))
    texts = [event["text"] for step in steps for event in step["events"]]
    assert all(f"Game {game} begins." in texts for game in numbers)
    assert any("wins the coin toss and names a deck first" in event["text"] for event in steps[0]["events"])


def test_a_match_that_was_left_is_resumed(play: Callable[..., Result], home: Path) -> None:
    first = play("1\nkeep\n1\nquit\n", *MATCH, "--seed", "3", "--name", "Ala")
    assert "The game is saved." in first.stdout
    saved = home / "saved.gwint"
    assert "seat 1 | person\nseat 2 | greedy\n" in saved.read_text(encoding="utf-8")
    assert isinstance(match_of(saved).question, PlayGame)
    second = play("undo\nquit\n")
    assert "There is a saved match: Ala – Greedy bot. Games won: Ala 0, Greedy bot 0." in second.stdout
    assert "take back" in saved.read_text(encoding="utf-8")
    assert play(ALWAYS_FIRST).exit_code == 0
    assert match_of(archived_records(home)[0]).result is not None


def test_the_end_of_the_input_saves_a_match_before_a_deck_is_named(play: Callable[..., Result], home: Path) -> None:
    assert "The game is saved." in play("", *MATCH, "--seed", "3").stdout
    assert isinstance(match_of(home / "saved.gwint").question, NameDeck)


def test_resigning_ends_the_game_or_between_games_the_match(play: Callable[..., Result], home: Path) -> None:
    output = play("1\nresign\nyes\nresign\nno\nresign\nyes\n", *MATCH, "--seed", "3", "--name", "Ala").stdout
    assert "Ala gives up game 1." in output
    assert "Before game 2 of the match. Games won: Ala 0, Greedy bot 1." in output
    assert output.count("Give up the whole match? (yes/no)") == 2
    assert "Ala gives up the match. Winner: Greedy bot. Games won: Ala 0, Greedy bot 1." in output
    assert match_of(archived_records(home)[0]).result == Ending("resigned", (1,), 0)


def test_naming_a_deck_is_explained_and_refuses_unknown_decks(play: Callable[..., Result]) -> None:
    output = play("?\nnobody\n9\n", *MATCH, "--seed", "3", "--name", "Ala", "--rules", "klub").stdout
    assert "Before game 1 of the match." in output
    assert "“nobody” is not a move." in output
    assert "Allowed: name " in output
    assert output.count("A tied game is replayed") == 2
    assert "because it has its own rules: Tied game." in " ".join(output.split())


def test_a_deck_that_won_is_shown_and_not_offered_again(play: Callable[..., Result], tmp_path: Path) -> None:
    match = win_game(name_decks(new_match(first=0), Faction.MONSTERS, Faction.SKELLIGE), 0)
    path = tmp_path / "match.gwint"
    path.write_text(match.record(), encoding="utf-8")
    output = play("1\n", "--load", str(path)).stdout
    assert re.search(r" 1 Monsters · .* \(has won\) · The Packs of the Night", output)
    assert "Bob has named: Skellige · King Bran, The Unifier" in output
    assert "“1” is not allowed now." in output


def test_people_name_their_decks_behind_a_curtain(play: Callable[..., Result], home: Path) -> None:
    output = play(
        "\n1\n\n1\n", *MATCH, "--against", "person", "--seed", "3", "--name", "Ala", "--foe-name", "Ola"
    ).stdout
    curtains = re.findall(r"Hand the keyboard to (\w+)", output)
    assert set(curtains[:2]) == {"Ala", "Ola"}
    lineups = dict(zip(("Ala", "Ola"), match_of(home / "saved.gwint").lineups, strict=True))
    before, shown, *_ = re.split(r"Hand the keyboard to \w+", output)
    reader, other = curtains[:2]
    for deck in lineups[other].decks:
        if deck not in lineups[reader].decks:
            assert deck.name not in before + shown


# Lineups


def test_three_decks_are_brought(play: Callable[..., Result], tmp_path: Path, home: Path) -> None:
    files = []
    for number, deck in enumerate(BOB.decks):
        path = tmp_path / f"{number}.deck"
        path.write_text("\n".join([f"leader: {deck.leader.id}", *(card.id for card in deck.cards)]), encoding="utf-8")
        files += ["--deck", str(path)]
    result = play("quit\n", *MATCH, *files)
    assert (result.exit_code, result.stderr) == (0, "")
    assert match_of(home / "saved.gwint").lineups[0].factions == BOB.factions


def test_a_faulty_lineup_is_refused_with_every_fault(play: Callable[..., Result], home: Path) -> None:
    result = play("", *MATCH, "--deck", "monsters-swarm", "--deck", "monsters-wild-hunt")
    assert result.exit_code == 1
    assert "2 decks were brought; a match needs 3." in result.stderr
    assert "These decks have the same faction (Monsters): 1, 2. Each deck needs a different one." in result.stderr
    assert "Player 1: Deck 1 (Monsters): " in result.stderr
    assert not home.exists()


def test_decks_are_chosen_from_a_list(sit: Callable[..., str], home: Path) -> None:
    output = sit("1 2\n1 1 2\n5 1 3\n\nquit\n", *MATCH)
    assert " 5 The Clans at Sea (Skellige)" in output
    assert "“1 2” does not name three decks from the list" in output
    assert "These decks have the same faction (Monsters): 1, 2." in output
    factions = match_of(home / "saved.gwint").lineups[0].factions
    assert factions == (Faction.SKELLIGE, Faction.MONSTERS, Faction.NORTHERN_REALMS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_of_a_match_overflows(language: str, sit: Callable[..., str]) -> None:
    output = sit("\n\n" + "1\n2\n3\n\n" * 60, *MATCH, "--lang", language, "--seed", "5")
    for lines in (shown.splitlines() for shown in output.split(WIPE)[1:-1]):
        assert len(lines) <= 24, "\n".join(lines)
        assert max(map(cell_len, lines)) <= 80, "\n".join(lines)


# Watching


def test_an_unfinished_match_can_be_replayed(tmp_path: Path) -> None:
    path = tmp_path / "match.gwint"
    path.write_text(draw_game(name_decks(new_match(), Faction.SKELLIGE, Faction.SKELLIGE)).record(), encoding="utf-8")
    printed = output_of("replay", str(path), "--all")
    assert "· Game 1 ends in a tie.\n" in printed
    assert "Game 1, replay 1 · The deal" in printed
    assert printed.rstrip().endswith("The match is not finished. Games won: Ala 0, Bob 0.")


def test_a_match_without_a_game_cannot_be_replayed(tmp_path: Path) -> None:
    path = tmp_path / "match.gwint"
    path.write_text(new_match().record(), encoding="utf-8")
    assert run("replay", str(path)).stderr == "No game of this match has started yet.\n"


# Words

BRAN, WON = leader("king-bran"), Ending("on-table", (0,))
SAMPLES: dict[MatchEvent, str] = {
    TossedMatch(1): "Bob wins the coin toss and names a deck first.",
    NamedDeck(0, Faction.SKELLIGE, BRAN): "Ala names a deck: Skellige · King Bran, The Unifier.",
    BeganMatchGame(2): "Game 2 begins.",
    EndedMatchGame(1, 0, WON): "Game 1 is over. Winner: Ala.",
    EndedMatchGame(1, 0, Ending("on-table", ())): "Game 1 ends in a tie.",
    EndedMatchGame(1, 0, Ending("resigned", (0,), 1)): "Bob gives up game 1.",
    ReplayedGame(1, 2): "Game 1 is replayed with the same decks (replay 2).",
    TossedDraw(1, 0): "A coin toss decides game 1: Ala wins it.",
    ScoredGame(1, 0, Faction.SKELLIGE, (1, 0)): "Games won: Ala 1, Bob 0. Cannot be used again: Skellige (Ala).",
    EndedMatch(WON, (2, 1)): "The match is over. Winner: Ala. Games won: Ala 2, Bob 1.",
    EndedMatch(Ending("abandoned"), (0, 1)): "The match was abandoned. Games won: Ala 0, Bob 1.",
}


@pytest.mark.parametrize(("event", "shown"), SAMPLES.items(), ids=lambda one: type(one).__name__)
def test_events_of_a_match_have_sentences_in_every_language(event: MatchEvent, shown: str) -> None:
    assert format_match_event(event, Localizer("en", ("Ala", "Bob"))) == shown
    for language in LANGUAGES:
        assert well_set(format_match_event(event, Localizer(language, ("Ala", "Bob"))), language)


def test_every_event_of_a_match_has_a_sentence() -> None:
    known = {one for one in vars(events_of_matches).values() if isinstance(one, type) and issubclass(one, MatchEvent)}
    assert set(EVENTS) == known - {MatchEvent} == {type(one) for one in SAMPLES}


def test_the_option_that_a_match_ignores_is_the_one_it_overrides() -> None:
    assert set(MATCH_IGNORES) == set(OVERRIDES)


def test_the_options_of_a_match_are_those_that_the_book_names() -> None:
    """MODE-1, TOUR-2, DECK-3."""
    assert ignored("TOUR") == {*MATCH_IGNORES, *MATCH_PARTLY}


def test_a_match_says_that_advanced_building_applies_on_top_of_changed_limits(play: Callable[..., Result]) -> None:
    usual, changed = (
        " ".join(play("quit\n", *MATCH, "--seed", "1", "--new", "--rules", rules).stdout.split())
        for rules in ("legendary", "legendary, deck_limits=deck-2")
    )
    shown = "in part or with additions: Deck limits (together with the limits of advanced deck building)."
    assert shown in changed
    assert "in part" not in usual
