"""`gwint play` as people and scripts use it: by numbers, by names, with breaks and with errors."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import Result

from gwint import Game
from gwint.bots import BOTS
from gwint.cards import CATALOGUE, LANGUAGES
from gwint.cards.names import all_names, name
from gwint.cli.languages import spellings
from gwint.cli.play.play_options import PERSON
from gwint.cli.play.table_commands import TABLE_COMMANDS
from gwint.i18n.bundles import translate
from gwint.notation.record import read
from gwint.rules.chance import seed_of
from gwint.rules.moves import Pass
from gwint.rulesets import KLUB
from gwint.spelling import fold
from tests.cli.runner import ALWAYS_FIRST, FOE, OWN, PROMPT, archived_records, game_of, game_record, screens
from tests.combinations import combinations

# Whole games


@pytest.mark.parametrize(("bot", "seed"), combinations(list(BOTS), ["1", "2", "3"]))
def test_a_whole_duel_is_played_by_numbers(bot: str, seed: str, play: Callable[..., Result], home: Path) -> None:
    result = play(ALWAYS_FIRST, "--against", bot, "--seed", seed)
    assert result.exit_code == 0
    assert not (home / "saved.gwint").exists()
    (record,) = archived_records(home)
    game = game_of(record)
    assert game.result is not None
    assert game.result.how == "on-table"
    for number, totals in enumerate(game.table.totals, start=1):
        assert f"Round {number}: {totals[0]} : {totals[1]}" in result.stdout
    assert result.stdout.rstrip().endswith(f"gwint analyse {record}")


def by_policy(seed: str, language: str = "en") -> Iterator[str]:
    """Yield random moves of the person by the cards' names, in the game that the command deals."""
    hexadecimal = seed_of(seed)
    game = Game(OWN, FOE, seed=hexadecimal)
    chance = random.Random(seed)
    moves = 0
    while game.result is None:
        seat = game.acting[0]
        if seat == 1:
            game.play(BOTS["greedy"](game.view(1), seed=f"{hexadecimal} 1 {moves}"), 1)
        else:
            legal = game.legal_moves(0)
            move = chance.choice([one for one in legal if not isinstance(one, Pass)] or legal)
            phrase = game.moves_of(0)[legal.index(move)]
            card = getattr(move, "card", None)
            yield phrase.replace(name(card), name(card, language)) if card else phrase
            game.play(move, 0)
        moves += 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_duel_is_played_by_names_in_any_language(
    language: str, play: Callable[..., Result], home: Path
) -> None:
    typed = list(by_policy("names", language))
    result = play("\n".join(typed), "--deck", OWN, "--foe-deck", FOE, "--seed", "names", "--lang", language)
    assert result.exit_code == 0
    (record,) = archived_records(home)
    output_of = [entry.phrase for entry in read(record.read_text(encoding="utf-8")).entries if entry.seat == 0]  # type: ignore[union-attr]
    assert output_of == list(by_policy("names"))


def test_a_seed_repeats_the_same_game(play: Callable[..., Result], home: Path) -> None:
    for _ in range(2):
        assert play(ALWAYS_FIRST, "--seed", "friday").exit_code == 0
    first, second = archived_records(home)
    assert first.read_text(encoding="utf-8") == second.read_text(encoding="utf-8")


def test_part_of_a_name_is_enough(play: Callable[..., Result], home: Path) -> None:
    typed = "keep\n{}\nquit\n"
    given = next(iter(game_with_hand(OWN, "part").view(0).seats[0].secrets.hand))  # type: ignore[union-attr]
    play(typed.format(name(given)[:-1]), "--deck", OWN, "--foe-deck", FOE, "--seed", "part")
    assert f"  p1 {name(given)}" in (home / "saved.gwint").read_text(encoding="utf-8")


def game_with_hand(deck: str, seed: str) -> Game:
    return Game(deck, FOE, seed=seed_of(seed))


# What is typed wrong


def test_a_wrong_word_is_answered_with_the_legal_moves_and_the_game_goes_on(play: Callable[..., Result]) -> None:
    result = play("nonsense\n99\nkeep\n", "--deck", OWN, "--seed", "4")
    assert result.exit_code == 0
    assert "“nonsense” is not a move." in result.stdout
    assert "Allowed: exchange " in result.stdout
    assert re.search(r"There is no move 99; the moves are numbered 1 to \d+\.", result.stdout)
    assert "Round 1" in screens(result.stdout)[-1]


def test_the_legal_moves_are_listed_in_the_players_language(play: Callable[..., Result]) -> None:
    output = play("дурниця\n", "--deck", OWN, "--seed", "4", "--lang", "uk").stdout
    assert "«дурниця» — це не хід." in output
    assert "exchange" not in output


def test_a_name_that_fits_several_moves_is_not_guessed(play: Callable[..., Result], tmp_path: Path) -> None:
    record = game_record(tmp_path, "hand | Commander's Horn, Ves\nturn | me\nfoe hand | Ghoul")
    output = play("horn\nves\n", "--load", str(record)).stdout
    assert "“horn” could mean several moves. Choose one: Commander’s Horn > close; Commander’s Horn > ranged" in output
    assert "Player 1 plays Ves to the close combat row." in output


def test_discard_is_a_move_where_cards_may_be_discarded_and_else_names_the_piles(
    play: Callable[..., Result], tmp_path: Path
) -> None:
    table = "hand | Griffin, Ves\nturn | me\nfoe hand | Ghoul\ndiscard | Thaler"
    house = game_record(tmp_path, f"rules | legendary, discard_turn=yes\n{table}")
    assert "Choose one: discard Griffin; discard Ves" in play("discard\n", "--load", str(house)).stdout
    assert "Thaler" in screens(play("discard\n", "--load", str(game_record(tmp_path, table))).stdout)[-1]


def test_the_whole_name_of_a_card_never_matches_another_card(play: Callable[..., Result], tmp_path: Path) -> None:
    record = game_record(tmp_path, "hand | Vesemir\nturn | me\nfoe hand | Ghoul")
    output = play("Ves\n", "--load", str(record)).stdout
    assert "“Ves” is not allowed now. Allowed: Vesemir; pass." in output


def test_bytes_that_are_not_text_are_answered_like_any_nonsense(play: Callable[..., Result]) -> None:
    result = play(b"\xff\xfe\n" + b"x" * 100_000 + b"\n\x1b[2J\nkeep\n", "--seed", "4", "--deck", OWN)
    assert result.exit_code == 0
    assert "\x1b" not in result.stdout
    assert "Round 1" in screens(result.stdout)[-1]


# Orders


def test_help_lists_every_command_and_every_sign(play: Callable[..., Result]) -> None:
    for language in LANGUAGES:
        output = play("?\n", "--seed", "1", "--lang", language).stdout
        for order in TABLE_COMMANDS:
            assert f"  {translate(f'play-command-{order}', language).split(',')[0]} " in output
        assert "◆◇" in output


def test_no_command_has_the_name_of_a_card_or_a_move() -> None:
    taken = {fold(spelt) for card in CATALOGUE.cards.values() for spelt in all_names(card)}
    taken |= {"pass", "leader", "done", "keep", "decline", "first", "second"}
    for language in LANGUAGES:
        called = [word for order in TABLE_COMMANDS for word in spellings(f"play-command-{order}", language)]
        assert not taken.intersection(called)
        assert len(called) == len(set(called)), "two orders of one name"


def test_cards_leaders_topics_and_moves_are_explained(play: Callable[..., Result], tmp_path: Path) -> None:
    record = game_record(
        tmp_path, "hand | Thaler\nturn | me\nfoe leader | King Bran\nleader | Foltest, The Siegemaster"
    )
    output = play(
        "? Ves\n? 1\n? leader\n? tight bond\n? Siegemaster\n? qqqq\nrules weather\n", "--load", str(record)
    ).stdout
    shown = screens(output)
    assert "Strength: 5" in shown[1]
    assert "Spy: Play this card to your opponent’s side" in shown[2]
    assert "King Bran" in shown[3]
    assert "The Siegemaster" in shown[3]
    assert "by the number of tight-bond units of the same name" in shown[4]
    assert "double the strength of the non-hero units in your siege" in shown[5]
    assert "“qqqq”" in shown[6]
    assert "weather zone" in output.rpartition(shown[6])[2]


def test_a_strength_is_explained(play: Callable[..., Result], tmp_path: Path) -> None:
    record = game_record(tmp_path, "close | 2 Blue Stripes Commando, Ves + Commander's Horn\nhand | Thaler\nturn | me")
    shown = screens(play("why ves\nwhy\nwhy Ghoul\n", "--load", str(record)).stdout + PROMPT)
    assert shown[1].strip() == "Ves (Player 1, close combat row): printed 5, horn 10"
    assert "2× Blue Stripes Commando (Player 1, close combat row): printed 4, tight bond 8, horn 16" in shown[2]
    assert shown[3].strip().startswith("“Ghoul” is not on the battlefield.")


def test_piles_log_and_field_are_shown(play: Callable[..., Result], tmp_path: Path) -> None:
    record = game_record(
        tmp_path, "discard | 2 Ves\nfoe known to me | Ghoul\nfoe hand | 3 Ghoul\nhand | Thaler, 4 Ves\nturn | me"
    )
    shown = screens(play("discard\nThaler\nlog\nfield\n", "--load", str(record)).stdout + PROMPT)
    assert "Player 1’s discard pile (2): Ves ×2" in shown[1]
    assert "Known to be in Player 2’s hand (1): Ghoul" in shown[1]
    assert "plays Thaler to the siege row" in shown[3]
    assert shown[4].count("Thaler 1") == 1


def test_undo_goes_back_to_the_players_last_decision(play: Callable[..., Result], home: Path) -> None:
    result = play("keep\n1\nundo\n1\nquit\n", "--seed", "7", "--deck", OWN)
    _, before, after, again, after_again = screens(result.stdout)
    assert again == before
    assert after_again == after
    assert "  p1 take back 2\n" in (home / "saved.gwint").read_text(encoding="utf-8")


def test_undo_without_a_move_changes_nothing(play: Callable[..., Result]) -> None:
    assert "You have no move that can be taken back." in play("undo\n", "--seed", "7", "--deck", OWN).stdout


def test_undo_works_after_a_game_is_resumed(play: Callable[..., Result]) -> None:
    first = play("keep\n1\nquit\n", "--seed", "7", "--deck", OWN)
    second = play("undo\nquit\n")
    assert screens(second.stdout)[1] == screens(first.stdout)[1]


def test_against_a_person_nothing_is_taken_back(play: Callable[..., Result]) -> None:
    result = play("\nkeep\n\nundo\n", "--against", PERSON, "--seed", "7", "--deck", OWN, "--foe-deck", FOE)
    assert "You cannot take back a move against another person." in result.stdout


def test_resigning_needs_a_confirmation(play: Callable[..., Result], home: Path) -> None:
    result = play("resign\nno\nresign\nyes\n", "--seed", "7", "--name", "Ala")
    assert result.stdout.count("Give up this game? (yes/no)") == 2
    assert "Ala gives up. Winner: Greedy bot." in result.stdout
    (record,) = archived_records(home)
    assert "result | p2 wins, p1 resigned" in record.read_text(encoding="utf-8")


def test_commands_are_understood_in_the_players_language(play: Callable[..., Result]) -> None:
    output = play("lassen\naufgeben\nja\n", "--lang", "de", "--seed", "7", "--name", "Ala").stdout
    assert "Ala gibt auf. Sieg: Gieriger Bot." in output


# Decks


def test_a_faulty_deck_is_refused_with_every_fault(play: Callable[..., Result], tmp_path: Path, home: Path) -> None:
    deck = tmp_path / "short.deck"
    deck.write_text("leader: Foltest, The Siegemaster\nVes\n4 Thaler\nGhoul\n")
    result = play("", "--deck", str(deck), "--name", "Ala")
    assert result.exit_code == 1
    assert result.stderr.splitlines() == [
        "Ala’s deck cannot be played (--any-deck allows it anyway):",
        "The deck has 6 unit cards, including heroes; it needs at least 22.",
        "Ghoul does not belong to this faction’s set (Northern Realms).",
        "The deck has 4 copies of Thaler; the collection has 1.",
    ]
    assert not home.exists()
    assert play("keep\nquit\n", "--deck", str(deck), "--any-deck").exit_code == 0


@pytest.mark.parametrize("rules", ["klub", "witcher3", "legendary, agile_rows=all"])
def test_games_are_dealt_by_any_ruleset(rules: str, play: Callable[..., Result], home: Path) -> None:
    assert play(ALWAYS_FIRST + ALWAYS_FIRST, "--rules", rules, "--seed", "5").exit_code == 0
    assert f"rules | {rules}" in archived_records(home)[0].read_text(encoding="utf-8")


def test_the_klub_plays_with_decks_that_it_allows(play: Callable[..., Result], home: Path) -> None:
    play("", "--rules", "klub", "--seed", "5")
    assert game_of(home / "saved.gwint").table.ruleset == KLUB
