"""`gwint play`, driven as people and scripts drive it: by numbers, by names, with breaks, and with what goes wrong."""

from __future__ import annotations

import errno
import os
import random
import re
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import Result

from gwint import Game
from gwint.bots import BOTS
from gwint.cards import CATALOGUE, LANGUAGES
from gwint.cards.names import all_names, fold, name
from gwint.cli.orders import ORDERS, spellings
from gwint.cli.saves import Slot
from gwint.cli.table import PERSON, Sitting
from gwint.cli.terminal import WIPE, Terminal
from gwint.notation.record import read
from gwint.rules.chance import seed_of
from gwint.rules.moves import Pass
from gwint.rulesets import KLUB
from gwint.words.catalogue import say
from tests.cli.running import game_of, kept, start
from tests.thinning import thinned

PROMPT = "Number or name, ? for help >"
CURTAIN = re.compile(r"^Hand the keyboard to (\w+), then press Enter\.", re.MULTILINE)
OWN, FOE = "northern-realms-siege", "monsters-swarm"
ALWAYS_FIRST = "1\n" * 120
"""Enough answers for any game."""


def screens(output: str) -> list[str]:
    """What was shown before each time something was typed."""
    return output.split(PROMPT)[:-1]


# Whole games


@pytest.mark.parametrize(("bot", "seed"), thinned(list(BOTS), ["1", "2", "3"]))
def test_a_whole_duel_is_played_by_numbers(bot: str, seed: str, play: Callable[..., Result], home: Path) -> None:
    result = play(ALWAYS_FIRST, "--against", bot, "--seed", seed)
    assert result.exit_code == 0
    assert not (home / "saved.gwint").exists()
    (record,) = kept(home)
    game = game_of(record)
    assert game.result is not None
    assert game.result.how == "on-table"
    for number, totals in enumerate(game.table.totals, start=1):
        assert f"Round {number}: {totals[0]} : {totals[1]}" in result.stdout
    assert result.stdout.rstrip().endswith(f"gwint replay {record}")


def by_policy(seed: str, language: str = "en") -> Iterator[str]:
    """A game as the command deals it, the person's moves chosen by chance and told by the cards' names."""
    hexadecimal = seed_of(seed)
    game = Game(OWN, FOE, seed=hexadecimal)
    chance = random.Random(seed)
    moves = 0
    while game.result is None:
        seat = game.acting[0]
        if seat == 1:
            game.play(BOTS["greedy"](game.view(1), f"{hexadecimal} 1 {moves}"), 1)
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
    (record,) = kept(home)
    said = [entry.phrase for entry in read(record.read_text(encoding="utf-8")).entries if entry.seat == 0]  # type: ignore[union-attr]
    assert said == list(by_policy("names"))


def test_a_seed_deals_and_plays_the_same_game_again(play: Callable[..., Result], home: Path) -> None:
    for _ in range(2):
        assert play(ALWAYS_FIRST, "--seed", "tavern").exit_code == 0
    first, second = kept(home)
    assert first.read_text(encoding="utf-8") == second.read_text(encoding="utf-8")


def test_part_of_a_name_is_enough(play: Callable[..., Result], home: Path) -> None:
    typed = "keep\n{}\nquit\n"
    given = next(iter(game_with_hand(OWN, "part").view(0).seats[0].secrets.hand))  # type: ignore[union-attr]
    play(typed.format(name(given)[:-1]), "--deck", OWN, "--foe-deck", FOE, "--seed", "part")
    assert f"  p1 {name(given)}" in (home / "saved.gwint").read_text(encoding="utf-8")


def game_with_hand(deck: str, seed: str) -> Game:
    return Game(deck, FOE, seed=seed_of(seed))


# What is typed wrong


def test_a_wrong_word_is_answered_with_what_is_legal_and_the_game_goes_on(play: Callable[..., Result]) -> None:
    result = play("nonsense\n99\nkeep\n", "--deck", OWN, "--seed", "4")
    assert result.exit_code == 0
    assert "“nonsense” is not a move." in result.stdout
    assert "Allowed: exchange " in result.stdout
    assert re.search(r"There is no move 99; the moves are numbered 1 to \d+\.", result.stdout)
    assert "Round 1" in screens(result.stdout)[-1]


def test_in_another_language_the_legal_moves_are_told_in_it(play: Callable[..., Result]) -> None:
    output = play("дурниця\n", "--deck", OWN, "--seed", "4", "--lang", "uk").stdout
    assert "«дурниця» — це не хід." in output
    assert "exchange" not in output


def test_a_name_that_fits_several_moves_is_not_guessed(play: Callable[..., Result], tmp_path: Path) -> None:
    record = begun(tmp_path, "hand | Commander's Horn, Ves\nturn | me\nfoe hand | Ghoul")
    output = play("horn\nves\n", "--load", str(record)).stdout
    assert "“horn” can mean several moves. Say which: Commander’s Horn > close; Commander’s Horn > ranged" in output
    assert "Player 1: plays Ves to the close combat row." in output


def test_the_whole_name_of_a_card_is_no_guess_at_another(play: Callable[..., Result], tmp_path: Path) -> None:
    record = begun(tmp_path, "hand | Vesemir\nturn | me\nfoe hand | Ghoul")
    output = play("Ves\n", "--load", str(record)).stdout
    assert "“Ves” is not allowed now. Allowed: Vesemir; pass." in output


def begun(folder: Path, picture: str, players: tuple[str, ...] = ()) -> Path:
    """A record of a game that begins with a picture."""
    path = folder / "begun.gwint"
    path.write_text(Game.from_picture(picture, players).record(), encoding="utf-8")
    return path


def test_bytes_that_are_no_text_are_answered_like_any_nonsense(play: Callable[..., Result]) -> None:
    result = play(b"\xff\xfe\n" + b"x" * 100_000 + b"\n\x1b[2J\nkeep\n", "--seed", "4", "--deck", OWN)
    assert result.exit_code == 0
    assert "\x1b" not in result.stdout
    assert "Round 1" in screens(result.stdout)[-1]


# Orders


def test_help_tells_every_order_and_every_sign(play: Callable[..., Result]) -> None:
    for language in LANGUAGES:
        output = play("?\n", "--seed", "1", "--lang", language).stdout
        for order in ORDERS:
            assert f"  {say(f'play-order-{order}', language).split(',')[0]} " in output
        assert "◆◇" in output


def test_no_order_is_called_like_a_card_or_a_move() -> None:
    taken = {fold(spelt) for card in CATALOGUE.cards.values() for spelt in all_names(card)}
    taken |= {"pass", "leader", "done", "keep", "decline", "first", "second"}
    for language in LANGUAGES:
        called = [word for order in ORDERS for word in spellings(f"play-order-{order}", language)]
        assert not taken.intersection(called)
        assert len(called) == len(set(called)), "two orders of one name"


def test_cards_leaders_topics_and_moves_are_explained(play: Callable[..., Result], tmp_path: Path) -> None:
    record = begun(tmp_path, "hand | Thaler\nturn | me\nfoe leader | King Bran\nleader | Foltest, The Siegemaster")
    output = play(
        "? Ves\n? 1\n? leader\n? tight bond\n? Siegemaster\n? qqqq\nrules weather\n", "--load", str(record)
    ).stdout
    told = screens(output)
    assert "Strength: 5" in told[1]
    assert "Spy: Play this card to your opponent’s side" in told[2]
    assert "King Bran" in told[3]
    assert "The Siegemaster" in told[3]
    assert "multiplied by the number of units of the same name" in told[4]
    assert "doubles the strength of the units in your siege row" in told[5]
    assert "“qqqq”" in told[6]
    assert "weather zone" in output.rpartition(told[6])[2]


def test_a_strength_is_explained(play: Callable[..., Result], tmp_path: Path) -> None:
    record = begun(tmp_path, "close | 2 Blue Stripes Commando, Ves + Commander's Horn\nhand | Thaler\nturn | me")
    told = screens(play("why ves\nwhy\nwhy Ghoul\n", "--load", str(record)).stdout + PROMPT)
    assert told[1].strip() == "Ves (Player 1, close combat row): printed 5, horn 10"
    assert "2× Blue Stripes Commando (Player 1, close combat row): printed 4, tight bond 8, horn 16" in told[2]
    assert told[3].strip().startswith("“Ghoul” is not on the battlefield.")


def test_piles_log_and_field_are_shown(play: Callable[..., Result], tmp_path: Path) -> None:
    record = begun(
        tmp_path, "discard | 2 Ves\nfoe known to me | Ghoul\nfoe hand | 3 Ghoul\nhand | Thaler, 4 Ves\nturn | me"
    )
    told = screens(play("discard\nThaler\nlog\nfield\n", "--load", str(record)).stdout + PROMPT)
    assert "Discard pile of Player 1 (2): Ves ×2" in told[1]
    assert "In the hand of Player 2 for sure (1): Ghoul" in told[1]
    assert "plays Thaler to the siege row" in told[3]
    assert told[4].count("Thaler 1") == 1


def test_undo_goes_back_to_the_own_last_decision(play: Callable[..., Result], home: Path) -> None:
    result = play("keep\n1\nundo\n1\nquit\n", "--seed", "7", "--deck", OWN)
    _, before, after, again, after_again = screens(result.stdout)
    assert again == before
    assert after_again == after
    assert "  p1 take back 2\n" in (home / "saved.gwint").read_text(encoding="utf-8")


def test_undo_without_a_move_changes_nothing(play: Callable[..., Result]) -> None:
    assert "You have not made a move that could be taken back." in play("undo\n", "--seed", "7", "--deck", OWN).stdout


def test_undo_goes_back_over_a_break(play: Callable[..., Result]) -> None:
    first = play("keep\n1\nquit\n", "--seed", "7", "--deck", OWN)
    second = play("undo\nquit\n")
    assert screens(second.stdout)[1] == screens(first.stdout)[1]


def test_against_a_person_nothing_is_taken_back(play: Callable[..., Result]) -> None:
    result = play("\nkeep\n\nundo\n", "--against", PERSON, "--seed", "7", "--deck", OWN, "--foe-deck", FOE)
    assert "Against a person no move can be taken back." in result.stdout


def test_resigning_wants_a_yes(play: Callable[..., Result], home: Path) -> None:
    result = play("resign\nno\nresign\nyes\n", "--seed", "7", "--name", "Ala")
    assert result.stdout.count("Give up this game? (yes/no)") == 2
    assert "Ala gives up. Winner: Greedy bot." in result.stdout
    (record,) = kept(home)
    assert "result | p2 wins, p1 resigned" in record.read_text(encoding="utf-8")


def test_orders_are_understood_in_the_players_language(play: Callable[..., Result]) -> None:
    output = play("lassen\naufgeben\nja\n", "--lang", "de", "--seed", "7", "--name", "Ala").stdout
    assert "Ala gibt auf. Sieg: Gieriger Bot." in output


# Saving and going on


def test_a_game_that_was_left_goes_on_where_it_stood(play: Callable[..., Result], home: Path) -> None:
    first = play("keep\n1\n1\nquit\n", "--seed", "9", "--deck", OWN, "--name", "Ala")
    assert first.stdout.rstrip().endswith("The game is saved. To go on with it: gwint play")
    saved = (home / "saved.gwint").read_text(encoding="utf-8")
    assert "seat 1 | person\nseat 2 | greedy\n" in saved
    second = play("quit\n")
    assert "A saved game waits in round 1: Ala – Greedy bot." in second.stdout
    assert screens(second.stdout)[0].partition("Greedy bot.\n")[2].strip() == screens(first.stdout)[-1].strip()
    assert (home / "saved.gwint").read_text(encoding="utf-8") == saved
    assert play(ALWAYS_FIRST).exit_code == 0
    (record,) = kept(home)
    assert record.read_text(encoding="utf-8").startswith(saved.partition("result |")[0])


def test_the_end_of_what_is_typed_saves_the_game(play: Callable[..., Result], home: Path) -> None:
    result = play("keep\n1\n", "--seed", "9", "--deck", OWN)
    assert (result.exit_code, result.stderr) == (0, "")
    assert "The game is saved." in result.stdout
    assert game_of(home / "saved.gwint").result is None


def test_ctrl_c_saves_the_game(home: Path) -> None:
    with start("play", "--seed", "9", "--lang", "en", GWINT_HOME=str(home)) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(b"keep\n")
        process.stdin.flush()
        shown = b""
        while shown.count(PROMPT.encode()) < 2:
            shown += os.read(process.stdout.fileno(), 1 << 16)
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate()
    assert (process.returncode, errors) == (0, b"")
    assert b"The game is saved." in output
    assert len(read((home / "saved.gwint").read_text(encoding="utf-8")).entries) >= 1


def test_a_new_game_puts_the_saved_one_aside(play: Callable[..., Result], home: Path) -> None:
    play("keep\nquit\n", "--seed", "1")
    saved = (home / "saved.gwint").read_text(encoding="utf-8")
    result = play("quit\n", "--new")
    (aside,) = kept(home)
    assert f"To go on with it: gwint play --load {aside}" in result.stdout
    assert aside.read_text(encoding="utf-8") == saved
    assert game_of(home / "saved.gwint").record() != game_of(aside).record()


def test_who_tells_of_a_new_game_means_no_saved_one(play: Callable[..., Result], home: Path) -> None:
    play("keep\nquit\n", "--seed", "1")
    play("quit\n", "--seed", "2")
    assert len(kept(home)) == 1


def test_a_game_that_another_window_saved_is_not_written_over(tmp_path: Path) -> None:
    first, second = Slot(tmp_path / "saved.gwint"), Slot(tmp_path / "saved.gwint")
    first.write("gwint record 1: the first\n")
    second.write("gwint record 1: the second\n")
    assert [path.read_text() for path in kept(tmp_path)] == ["gwint record 1: the first\n"]
    second.write("gwint record 1: the second, later\n")
    assert len(kept(tmp_path)) == 1


@pytest.mark.parametrize("broken", [b"no record at all\n", b"\xff\xfe\x00", b"", b"gwint record 1\nmode | duel\n"])
def test_a_broken_save_is_moved_aside_and_never_lost(broken: bytes, play: Callable[..., Result], home: Path) -> None:
    home.mkdir()
    (home / "saved.gwint").write_bytes(broken)
    result = play("keep\nquit\n", "--lang", "en")
    assert result.exit_code == 0
    (aside,) = kept(home)
    assert aside.name.endswith(".broken")
    assert aside.read_bytes() == broken
    assert f"The saved game cannot be read and was put aside as {aside}:" in result.stdout
    assert game_of(home / "saved.gwint").result is None


def test_a_broken_save_is_blamed_on_its_line(play: Callable[..., Result], home: Path) -> None:
    play("keep\nquit\n", "--seed", "1", "--deck", OWN)
    saved = home / "saved.gwint"
    lines = saved.read_text(encoding="utf-8").splitlines()
    place = lines.index("  p1 done")
    lines[place] = "  p1 nonsense"
    saved.write_text("\n".join(lines), encoding="utf-8")
    assert f"Line {place + 1}: " in play("", "--lang", "en").stdout


def no_space(_descriptor: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk_neither_ends_the_game_nor_harms_the_save(
    play: Callable[..., Result], home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play("keep\nquit\n", "--seed", "1")
    saved = (home / "saved.gwint").read_bytes()
    monkeypatch.setattr("gwint.cli.saves.os.fsync", no_space)
    result = play("1\n1\nquit\nno\n")
    assert "No space left on device" in result.stdout
    assert "Leave without saving? (yes/no)" in result.stdout
    assert (home / "saved.gwint").read_bytes() == saved
    assert [path.name for path in home.iterdir()] == ["saved.gwint"]
    assert result.exit_code == 1
    shown = result.stdout.rpartition("keep it in a file:\n")[2]
    assert len(Game.from_record(shown.strip() + "\n").table.log) > len(game_of(home / "saved.gwint").table.log)


def test_a_finished_game_that_cannot_be_kept_is_shown(play: Callable[..., Result], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    result = play(ALWAYS_FIRST, "--seed", "1", GWINT_HOME=str(tmp_path / "file"))
    assert result.exit_code == 1
    shown = result.stdout.rpartition("keep it in a file:\n")[2]
    assert Game.from_record(shown.strip() + "\n").result is not None


def test_a_record_is_saved_where_the_player_wants_it_but_over_nothing_else(
    play: Callable[..., Result], tmp_path: Path
) -> None:
    diary, record = tmp_path / "diary.txt", tmp_path / "game.gwint"
    diary.write_text("Dear diary")
    result = play(f"save {diary}\nsave {record}\nkeep\nsave {record}\nsave {tmp_path}\n", "--seed", "1")
    assert result.exit_code == 0
    assert "is there already and is not a record of a game" in result.stdout
    assert diary.read_text() == "Dear diary"
    assert result.stdout.count(f"Saved: {record}") == 2
    assert "  p1 done" in record.read_text(encoding="utf-8")


def test_a_loaded_game_leaves_its_file_alone(play: Callable[..., Result], home: Path, tmp_path: Path) -> None:
    record = begun(tmp_path, "hand | Ves, Thaler\nturn | me\nfoe hand | 2 Ghoul", ("Ala", "Ola"))
    text = record.read_text(encoding="utf-8")
    assert play("Ves\nquit\n", "--load", str(record), "--against", "random").exit_code == 0
    assert record.read_text(encoding="utf-8") == text
    assert "seat 2 | random" in (home / "saved.gwint").read_text(encoding="utf-8")


@pytest.mark.parametrize("picture", ["winner | me\ngems | 1\nfoe gems | 0\nround | 2"])
def test_a_game_that_is_over_is_not_gone_on_with(picture: str, play: Callable[..., Result], tmp_path: Path) -> None:
    result = play("", "--load", str(begun(tmp_path, picture)))
    assert result.exit_code == 1
    assert "is over; gwint replay shows it." in result.stderr


def test_a_file_that_is_not_there_cannot_be_loaded(play: Callable[..., Result]) -> None:
    result = play("", "--load", "nowhere.gwint")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "nowhere.gwint cannot be read: No such file or directory.\n"


# Decks


def test_a_faulty_deck_is_refused_with_every_fault(play: Callable[..., Result], tmp_path: Path, home: Path) -> None:
    deck = tmp_path / "short.deck"
    deck.write_text("leader: Foltest, The Siegemaster\nVes\n4 Thaler\nGhoul\n")
    result = play("", "--deck", str(deck), "--name", "Ala")
    assert result.exit_code == 1
    assert result.stderr.splitlines() == [
        "The deck of Ala cannot be played (--any-deck allows it all the same):",
        "The deck has 6 unit cards, heroes included; it needs at least 22.",
        "Ghoul is not printed in this faction’s set (Northern Realms).",
        "The deck has 4 copies of Thaler; the collection has 1.",
    ]
    assert not home.exists()
    assert play("keep\nquit\n", "--deck", str(deck), "--any-deck").exit_code == 0


@pytest.mark.parametrize("rules", ["klub", "witcher3", "legendary, agile_rows=all"])
def test_games_are_dealt_by_any_ruleset(rules: str, play: Callable[..., Result], home: Path) -> None:
    assert play(ALWAYS_FIRST + ALWAYS_FIRST, "--rules", rules, "--seed", "5").exit_code == 0
    assert f"rules | {rules}" in kept(home)[0].read_text(encoding="utf-8")


def test_the_klub_plays_with_decks_that_it_allows(play: Callable[..., Result], home: Path) -> None:
    play("", "--rules", "klub", "--seed", "5")
    assert game_of(home / "saved.gwint").table.ruleset == KLUB


# Two people at one keyboard


UNITS = {
    "Ala": ["Redanian Foot Soldier", "Dethmold", "Keira Metz", "Sabrina Glevissig", "Síle de Tansarville", "Ballista",
            "Siege Tower", "Trebuchet", "Yarpen Zigrin", "Sheldon Skaggs", "Siegfried of Denesle"],
    "Ola": ["Botchling", "Cockatrice", "Earth Elemental", "Endrega", "Fiend", "Fire Elemental", "Foglet", "Forktail",
            "Frightener", "Gargoyle", "Grave Hag", "Griffin"],
}  # fmt: skip
"""Two decks without a name in common, and without abilities."""
LEADERS = {"Ala": "Foltest, The Siegemaster", "Ola": "Eredin, Bringer of Death"}


@pytest.fixture
def two_decks(tmp_path: Path) -> list[str]:
    """The options of a game between Ala and Ola."""
    for player, units in UNITS.items():
        (tmp_path / player).write_text(f"leader: {LEADERS[player]}\n" + "\n".join(units))
    decks = ["--deck", str(tmp_path / "Ala"), "--foe-deck", str(tmp_path / "Ola"), "--any-deck"]
    return ["--against", PERSON, "--name", "Ala", "--foe-name", "Ola", *decks]


def test_nobody_sees_the_others_hand(play: Callable[..., Result], two_decks: list[str]) -> None:
    """Nothing is played: a name of the other's deck would come from a hand or a deck."""
    given = "\n1\nkeep\n\n1\nkeep\n" + "\n?\nlog\npiles\nfield\nwhy\nnonsense\nsave\npass\n" * 4
    result = play(given, "--seed", "2", *two_decks)
    assert result.exit_code == 0
    before, *parts = CURTAIN.split(result.stdout)
    assert parts[::2][:2] == ["Ala", "Ola"]
    shown = {"Ala": before, "Ola": before}
    for player, part in zip(parts[::2], parts[1::2], strict=True):
        shown[player] += part
    assert not [unit for unit in UNITS["Ola"] if unit in shown["Ala"]]
    assert not [unit for unit in UNITS["Ala"] if unit in shown["Ola"]]
    assert sum(unit in shown["Ala"] for unit in UNITS["Ala"]) >= 10
    assert sum(unit in shown["Ola"] for unit in UNITS["Ola"]) >= 10


class Watched(Terminal):
    """A keyboard where chance plays, and a screen on which every line is looked at."""

    def __init__(self, seed: int, live: bool) -> None:
        super().__init__(live)
        self.chance = random.Random(seed)
        self.sitting: Sitting | None = None
        self.curtains: list[int | None] = []

    def secrets(self) -> set[str]:
        """The names of cards in a hand that whoever is at the keyboard may not see, and that lie nowhere open."""
        assert self.sitting
        table, reader = self.sitting.game.table, self.sitting.keyboard
        held = {name(card) for seat, owner in enumerate(table.seats) if seat != reader for card in owner.hand}
        lying = (cards for army in table.sides for cards in (*army.rows, army.pile))
        return held - {name(card) for cards in lying for card in cards}

    def say(self, *lines: str) -> None:
        text = "\n".join(lines)
        assert not [card for card in self.secrets() if card in text]

    def ask(self, prompt: str) -> str:
        self.say(prompt)
        assert self.sitting
        if self.sitting.keyboard is None:
            self.curtains.append(self.sitting.game.acting[0])
            return ""
        return self.chance.choice(["1", "2", "3", "4", "pass", "log", "piles", "?", "why", ""])


@pytest.mark.parametrize(("live", "seed"), thinned([False, True], range(4)))
def test_whole_games_of_two_people_show_no_secret(
    seed: int, live: bool, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GWINT_HOME", str(home))
    decks = [f"leader: {LEADERS[player]}\n" + "\n".join(units) for player, units in UNITS.items()]
    game = Game(*decks, seed=seed, players=("Ala", "Ola"))
    terminal = Watched(seed, live)
    sitting = Sitting(game, (PERSON, PERSON), "en", terminal, Slot())
    terminal.sitting = sitting
    assert sitting.run()
    assert game.result is not None
    assert len(terminal.curtains) > 4
    assert all(before != after for before, after in zip(terminal.curtains, terminal.curtains[1:], strict=False))


def test_a_game_of_two_goes_on_behind_a_curtain(play: Callable[..., Result], two_decks: list[str]) -> None:
    play("\nkeep\n\nkeep\n", "--seed", "2", *two_decks)
    result = play("")
    assert CURTAIN.search(result.stdout)
    assert not [unit for units in UNITS.values() for unit in units if unit in result.stdout]


# In a terminal


def test_a_deck_is_chosen_from_a_list(sit: Callable[..., str], home: Path) -> None:
    output = sit("nonsense\n6\nquit\n", "--seed", "1")
    assert " 6 The Siege of Vergen (Northern Realms)" in output
    assert "“nonsense” is neither a file nor a deck code nor a starter deck." in output
    assert game_of(home / "saved.gwint").table.seats[0].leader.id == "foltest-the-siegemaster"


def test_a_deck_is_left_to_chance(sit: Callable[..., str], home: Path) -> None:
    sit("\nquit\n", "--seed", "1")
    assert game_of(home / "saved.gwint").result is None


def test_no_deck_chosen_is_no_game(sit: Callable[..., str], home: Path) -> None:
    sit("", "--seed", "1")
    assert not home.exists()


@pytest.mark.parametrize(("answer", "goes_on"), [("", True), ("yes", True), ("no", False)])
def test_a_saved_game_is_offered(answer: str, goes_on: bool, sit: Callable[..., str], home: Path) -> None:
    sit("1\nkeep\nquit\n", "--name", "Ala")
    output = sit(f"{answer}\n{'' if goes_on else '1'}\nquit\n")
    assert "A saved game waits in round 1: Ala – Greedy bot. Go on with it? (yes/no, Enter for yes)" in output
    assert bool(kept(home)) is not goes_on


def test_a_round_that_ended_is_told_before_the_next(sit: Callable[..., str]) -> None:
    output = sit("keep\npass\n\nquit\n", "--deck", OWN, "--foe-deck", FOE, "--seed", "1")
    told = output.split(WIPE)[-2]
    assert "Round 1 is over:" in told
    assert "Press Enter to go on." in told
    assert "── Round 2 ──" in output.split(WIPE)[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_of_a_whole_game_is_overfull(language: str, sit: Callable[..., str]) -> None:
    given = "keep\n" + "?\n\nnonsense\n1\n\n" * 40
    output = sit(
        given, "--deck", "skellige-storm", "--foe-deck", "scoiatael-archers", "--lang", language, "--seed", "5"
    )
    shown = [screen.splitlines() for screen in output.split(WIPE)[1:-1]]
    assert len(shown) > 40
    for lines in shown:
        assert len(lines) <= 24, "\n".join(lines)
        assert max(map(len, lines)) <= 80, "\n".join(lines)


@pytest.mark.skipif(os.name == "nt", reason="there are no such terminals")
def test_a_terminal_is_cleared_and_never_overfull(home: Path, two_decks: list[str]) -> None:
    """Under a terminal of 80 by 24: the screen is wiped, with all above it, before and after the curtain."""
    import fcntl
    import pty
    import struct
    import termios

    child, descriptor = pty.fork()
    if child == 0:
        environment = {**os.environ, "GWINT_HOME": str(home), "TERM": "xterm", "NO_COLOR": "1", "PYTHONUTF8": "1"}
        command = [sys.executable, "-m", "gwint.cli", "play", "--lang", "en", "--seed", "2", *two_decks]
        os.execve(sys.executable, command, environment)
    fcntl.ioctl(descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

    def until(words: str) -> str:
        shown = ""
        while words not in shown:
            shown += os.read(descriptor, 1 << 16).decode(errors="replace")
        return shown

    curtain = until("press Enter.")
    assert "\x1b[H\x1b[2J\x1b[3J" in curtain
    os.write(descriptor, b"\n")
    own = until(PROMPT)
    assert own.index("\x1b[3J") < own.index("Exchanges left: 2.")
    assert len(own.rpartition("\x1b[2J")[2].splitlines()) <= 24
    os.write(descriptor, b"keep\n")
    other = until("Hand the keyboard to Ola")
    assert other.index("\x1b[3J") < other.index("Hand the keyboard to Ola")
    os.write(descriptor, b"\x04")
    assert "The game is saved." in until("gwint play")
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    os.close(descriptor)
