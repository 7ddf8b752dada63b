"""Two people at one keyboard, and what a terminal shows."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from gwint import Game
from gwint.cards import LANGUAGES
from gwint.cards.names import name
from gwint.cli.play.play_options import PERSON
from gwint.cli.play.terminal_table import TerminalTable
from gwint.cli.render.terminal import WIPE, Terminal
from gwint.cli.saved_games import SaveSlot
from tests.cli.runner import CURTAIN, FOE, OWN, PROMPT, archived_records, game_of
from tests.combinations import combinations

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
    """Return the options of a game between Ala and Ola."""
    for player, units in UNITS.items():
        (tmp_path / player).write_text(f"leader: {LEADERS[player]}\n" + "\n".join(units))
    decks = ["--deck", str(tmp_path / "Ala"), "--foe-deck", str(tmp_path / "Ola"), "--any-deck"]
    return ["--against", PERSON, "--name", "Ala", "--foe-name", "Ola", *decks]


def test_no_player_sees_the_other_hand(play: Callable[..., Result], two_decks: list[str]) -> None:
    """Nothing is played, so a card name of the other deck could only come from a hand or a deck."""
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


class SecrecyTerminal(Terminal):
    """A terminal that types random moves and checks every line that is shown."""

    def __init__(self, seed: int, live: bool) -> None:
        super().__init__(live)
        self.chance = random.Random(seed)
        self.table: TerminalTable | None = None
        self.curtains: list[int | None] = []

    def secrets(self) -> set[str]:
        """Return the names of cards in the other hand that are not open elsewhere."""
        assert self.table
        table, reader = self.table.game.table, self.table.keyboard
        held = {name(card) for seat, owner in enumerate(table.seats) if seat != reader for card in owner.hand}
        lying = (cards for army in table.sides for cards in (*army.rows, army.pile))
        return held - {name(card) for cards in lying for card in cards}

    def say(self, *lines: str) -> None:
        text = "\n".join(lines)
        assert not [card for card in self.secrets() if card in text]

    def ask(self, prompt: str) -> str:
        self.say(prompt)
        assert self.table
        if self.table.keyboard is None:
            self.curtains.append(self.table.game.acting[0])
            return ""
        return self.chance.choice(["1", "2", "3", "4", "pass", "log", "piles", "?", "why", ""])


@pytest.mark.parametrize(("live", "seed"), combinations([False, True], range(4)))
def test_whole_games_of_two_people_show_no_secret(
    seed: int, live: bool, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GWINT_HOME", str(home))
    decks = [f"leader: {LEADERS[player]}\n" + "\n".join(units) for player, units in UNITS.items()]
    game = Game(*decks, seed=seed, players=("Ala", "Ola"))
    terminal = SecrecyTerminal(seed, live)
    screen = TerminalTable(game, (PERSON, PERSON), "en", terminal, SaveSlot())
    terminal.table = screen
    assert screen.run()
    assert game.result is not None
    assert len(terminal.curtains) > 4
    assert all(before != after for before, after in zip(terminal.curtains, terminal.curtains[1:], strict=False))


def test_a_resumed_game_of_two_begins_with_the_curtain(play: Callable[..., Result], two_decks: list[str]) -> None:
    play("\nkeep\n\nkeep\n", "--seed", "2", *two_decks)
    result = play("")
    assert CURTAIN.search(result.stdout)
    assert not [unit for units in UNITS.values() for unit in units if unit in result.stdout]


# In a terminal


def test_a_deck_is_chosen_from_a_list(sit: Callable[..., str], home: Path) -> None:
    output = sit("nonsense\n6\nquit\n", "--seed", "1")
    assert " 6 The Siege of Vergen (Northern Realms)" in output
    assert "“nonsense” is not a file, a deck code or a starter deck." in output
    assert game_of(home / "saved.gwint").table.seats[0].leader.id == "foltest-the-siegemaster"


def test_a_deck_may_be_chosen_at_random(sit: Callable[..., str], home: Path) -> None:
    sit("\nquit\n", "--seed", "1")
    assert game_of(home / "saved.gwint").result is None


def test_without_a_chosen_deck_there_is_no_game(sit: Callable[..., str], home: Path) -> None:
    sit("", "--seed", "1")
    assert not home.exists()


@pytest.mark.parametrize(("answer", "goes_on"), [("", True), ("yes", True), ("no", False)])
def test_a_saved_game_is_offered(answer: str, goes_on: bool, sit: Callable[..., str], home: Path) -> None:
    sit("1\nkeep\nquit\n", "--name", "Ala")
    output = sit(f"{answer}\n{'' if goes_on else '1'}\nquit\n")
    assert "There is a saved game in round 1: Ala – Greedy bot. Continue it? (yes/no, Enter for yes)" in output
    assert bool(archived_records(home)) is not goes_on


def test_a_finished_round_is_shown_before_the_next(sit: Callable[..., str]) -> None:
    output = sit("keep\npass\n\nquit\n", "--deck", OWN, "--foe-deck", FOE, "--seed", "1")
    shown = output.split(WIPE)[-2]
    assert "Round 1 is over:" in shown
    assert "Press Enter to continue." in shown
    assert "── Round 2 ──" in output.split(WIPE)[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_of_a_whole_game_overflows(language: str, sit: Callable[..., str]) -> None:
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
def test_a_terminal_is_cleared_and_never_overflows(home: Path, two_decks: list[str]) -> None:
    """In a terminal of 80 by 24, the screen and the scrollback are cleared before and after the curtain."""
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
    assert own.index("\x1b[3J") < own.index("you may exchange")
    assert len(own.rpartition("\x1b[2J")[2].splitlines()) <= 24
    os.write(descriptor, b"keep\n")
    other = until("Hand the keyboard to Ola")
    assert other.index("\x1b[3J") < other.index("Hand the keyboard to Ola")
    os.write(descriptor, b"\x04")
    assert "The game is saved." in until("gwint play")
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    os.close(descriptor)
