"""`gwint play --mode`: whole games of every mode, seats, allowed decks, and the rules that are shown."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from gwint import Game
from gwint.cards import FACTIONS, LANGUAGES, Ability, Faction, Kind
from gwint.cards.names import name
from gwint.cli.play.recorded_game import ALL_HANDS, Moment, moment_board
from gwint.cli.play.terminal_table import TerminalTable
from gwint.cli.play.turn_screen import event_lines, turn_screen
from gwint.cli.render.board import HEIGHT, WIDTH
from gwint.cli.render.terminal import WIPE, Terminal
from gwint.cli.render.text_fit import cell_len
from gwint.cli.saved_games import SaveSlot
from gwint.decks import faults, random_deck
from gwint.decks.building_rules import leaders
from gwint.decks.full_sets import opponents_set, whole_set
from gwint.i18n import PlayerNames, modes
from gwint.i18n.localizer import Localizer
from gwint.rules.modes import MODES
from gwint.rulesets import LEGENDARY
from gwint.views import may_see_hand, view, visible_events
from tests.cli.runner import archived_records, game_of, output_of, run, with_plain_spaces
from tests.combinations import combinations

ALWAYS_FIRST = "1\n" * 400
"""Enough answers for any game."""
TABLES = {
    "ffa-3": ("--mode", "ffa"),
    "ffa-4": ("--mode", "ffa", "--players", "4"),
    "ffa-5": ("--mode", "ffa", "--players", "5"),
    "team": ("--mode", "team"),
    "solo": ("--mode", "solo"),
    "solo-leaders": ("--mode", "solo-leaders"),
}
"""The options of each mode."""
LONG_NAMES = ("Jadwiga z Wyzimy, córka młynarza", "Олександра 👑 漢字漢字漢字漢字", "Bot 3", "Zofia", "Jan")


def dealt(mode: str, seed: int = 1, **options: object) -> Game:
    """Deal a game of that mode, with different factions if there are enough."""
    if mode.startswith("solo"):
        own = whole_set(FACTIONS[seed % 5], leaders(FACTIONS[seed % 5], LEGENDARY)[0], LEGENDARY, person=True)
        return Game(own, opponents_set(FACTIONS[seed // 5 % 5], LEGENDARY), mode=mode, seed=seed, **options)  # type: ignore[arg-type]
    count = len(MODES[mode].sides())
    decks = [random_deck(f"{seed} {seat}", faction=FACTIONS[(seed + seat) % 5]) for seat in range(count)]
    return Game(*decks, mode=mode, seed=seed, **options)  # type: ignore[arg-type]


def at_random(game: Game, chance: random.Random) -> None:
    seat = chance.choice(game.acting)
    moves = game.legal_moves(seat)
    game.play(chance.choice(moves), seat)


# Whole games


@pytest.mark.parametrize(("mode", "bot"), combinations(list(TABLES), ["greedy", "random"]))
def test_a_whole_game_is_played_by_numbers_and_replayed(
    mode: str, bot: str, play: Callable[..., Result], home: Path
) -> None:
    against = () if mode.startswith("solo") else ("--against", bot)
    result = play(ALWAYS_FIRST, *TABLES[mode], *against, "--seed", bot)
    assert (result.exit_code, result.stderr) == (0, "")
    (record,) = archived_records(home)
    game = game_of(record)
    assert game.table.mode.name == mode
    assert game.result is not None
    assert game.result.how == "on-table"
    assert f"gwint replay {record}" in result.stdout
    assert f"gwint analyse {record}" in result.stdout
    assert max(map(cell_len, result.stdout.splitlines()[:-2])) <= WIDTH
    printed = output_of("replay", str(record), "--all", "--lang", "pl")
    assert "Rozdanie, przed pierwszym ruchem" in printed
    steps = [json.loads(line) for line in output_of("replay", str(record), "--json", "--view", "2").splitlines()]
    [seen] = steps[-1]["views"]
    assert [side["total"] for side in seen["game"]["sides"]] == list(map(sum, zip(*view_rows(game), strict=True)))
    assert [side["points"] for side in seen["game"]["sides"]] == [side.points for side in game.table.sides]


def view_rows(game: Game) -> list[list[int]]:
    """Return a list for each row with the totals of each side."""
    sides = game.view(None).sides
    return [[side.row_totals[row] for side in sides] for row in range(3)]


@pytest.mark.parametrize("mode", ["ffa-3", "team", "solo"])
def test_a_game_that_was_left_is_resumed_and_moves_are_taken_back(
    mode: str, play: Callable[..., Result], home: Path
) -> None:
    first = play("keep\n1\nquit\n", *TABLES[mode], "--seed", "4", "--name", "Ala")
    assert "The game is saved." in first.stdout
    saved = home / "saved.gwint"
    assert len(game_of(saved).table.log) > 5
    second = play("undo\nquit\n")
    assert f"({Localizer('en').translate(f'mode-{mode}')})." in second.stdout
    assert "take back" in saved.read_text(encoding="utf-8")
    assert play(ALWAYS_FIRST).exit_code == 0
    assert game_of(archived_records(home)[0]).result is not None


def test_a_record_of_any_mode_is_loaded(play: Callable[..., Result], home: Path, tmp_path: Path) -> None:
    path = tmp_path / "three.gwint"
    path.write_text(dealt("ffa-3").record(), encoding="utf-8")
    assert play("keep\nquit\n", "--load", str(path)).exit_code == 0
    assert "seat 1 | person\nseat 2 | greedy\nseat 3 | greedy\n" in (home / "saved.gwint").read_text(encoding="utf-8")


# Who sits where


def test_people_and_bots_are_seated_in_order_and_named(play: Callable[..., Result], home: Path) -> None:
    play("", "--mode", "ffa", "--players", "4", "--against", "person,greedy,random", "--foe-name", "Ola")
    saved = (home / "saved.gwint").read_text(encoding="utf-8")
    assert "seat 1 | person\nseat 2 | person\nseat 3 | greedy\nseat 4 | random\n" in saved
    assert game_of(home / "saved.gwint").players == ("Player A", "Ola", "Greedy bot", "Random bot")


def test_equal_bots_are_numbered(play: Callable[..., Result], home: Path) -> None:
    play("quit\n", "--mode", "team", "--lang", "de")
    assert game_of(home / "saved.gwint").players == ("Spieler", "Gieriger Bot 2", "Gieriger Bot 3", "Gieriger Bot 4")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--mode", "duel", "--players", "3"), "You can choose the number of players only in ffa, not in “duel”."),
        (
            ("--mode", "ffa", "--against", "greedy,greedy,greedy"),
            "3 players are given for the other seats",
        ),
        (("--mode", "solo", "--against", "person"), "This mode has a virtual opponent"),
        (("--foe-name", "Ola", "--foe-name", "Ela"), "2 names are given for the other players, but there is only one."),
        (("--deck", "monsters-swarm", "--deck", "skellige-storm"), "Too many decks are given"),
        (("--mode", "solo", "--foe-deck", "nobody"), "There is no faction “nobody”."),
    ],
)
def test_options_that_do_not_fit_the_mode_are_refused(
    arguments: tuple[str, ...], complaint: str, play: Callable[..., Result], home: Path
) -> None:
    result = play("", *arguments)
    assert result.exit_code == 1
    assert complaint in result.stderr
    assert not home.exists()


def test_unknown_players_and_wrong_numbers_of_players_are_refused(play: Callable[..., Result]) -> None:
    refused = play("", "--against", "nobody").stderr
    assert "There is no bot “nobody”. The bots are: person, random, " in refused
    assert play("", "--mode", "ffa", "--players", "6").exit_code == 2


# Decks


@pytest.mark.parametrize("seed", range(4))
def test_partners_are_dealt_different_factions(seed: int, play: Callable[..., Result], home: Path) -> None:
    play("quit\n", "--mode", "team", "--seed", str(seed), "--deck", "monsters-swarm")
    first, second, third, fourth = (seat.faction for seat in game_of(home / "saved.gwint").table.seats)
    assert first is not third
    assert second is not fourth


def test_partners_of_one_faction_are_refused(play: Callable[..., Result]) -> None:
    decks = ["--deck", "monsters-swarm", "--foe-deck", "skellige-storm", "--foe-deck", "monsters-wild-hunt"]
    result = play("", "--mode", "team", *decks)
    assert result.exit_code == 1
    assert "These decks cannot play each other" in result.stderr
    assert "Player 1 and Player 3 have the same one: Monsters." in result.stderr
    assert play("quit\n", "--mode", "team", *decks, "--any-deck").exit_code == 0


def test_every_fault_of_every_deck_and_of_their_combination_is_listed(play: Callable[..., Result]) -> None:
    decks = ["--deck", "monsters-swarm", "--foe-deck", "nilfgaard-spies", "--foe-deck", "monsters-wild-hunt"]
    names = ["--name", "Ala", "--foe-name", "Bob", "--foe-name", "Cid"]
    shown = play("", "--mode", "team", *decks, *names, "--advanced").stderr.splitlines()
    titles = [line.partition(" (--any-deck")[0] for line in shown if line.endswith(":")]
    assert titles == [
        *(f"{name}’s deck cannot be played" for name in ("Ala", "Bob", "Cid")),
        "These decks cannot play each other",
    ]
    assert any("at most 130" in line for line in shown)
    assert shown[-1].endswith("Player 1 and Player 3 have the same one: Monsters.")


@pytest.mark.parametrize("mode", ["duel", "ffa-4", "team"])
def test_advanced_decks_are_dealt_and_others_refused(mode: str, play: Callable[..., Result], home: Path) -> None:
    play("quit\n", *TABLES.get(mode, ()), "--advanced", "--seed", "1")
    table = game_of(home / "saved.gwint").table
    for seat in table.seats:
        deck = random_deck(0, faction=seat.faction)
        assert not faults(type(deck)(seat.faction, seat.leader, seat.brought), LEGENDARY, advanced=True)
    refused = play("", *TABLES.get(mode, ()), "--advanced", "--deck", "nilfgaard-spies")
    assert refused.exit_code == 1
    assert "at most 2 are allowed" in refused.stderr


@pytest.mark.parametrize(
    ("shown", "leader"),
    [("King Bran", "king-bran"), ("Skellige", None), ("potwory", None)],
)
def test_in_solo_a_faction_or_a_leader_means_a_whole_set(
    shown: str, leader: str | None, play: Callable[..., Result], home: Path
) -> None:
    play("quit\n", "--mode", "solo", "--deck", shown, "--foe-deck", "nilfgaard")
    own, other = game_of(home / "saved.gwint").table.seats
    assert leader in (None, own.leader.id)
    assert not [card for card in own.brought if card.kind is Kind.WEATHER and not card.has(Ability.CLEAR)]
    assert len(own.brought) > 60
    assert other.faction is Faction.NILFGAARD
    assert any(card.kind is Kind.WEATHER and not card.has(Ability.CLEAR) for card in other.brought)


def test_in_solo_only_a_deck_with_weather_is_refused(play: Callable[..., Result], tmp_path: Path) -> None:
    refused = play("", "--mode", "solo", "--deck", "skellige-storm")
    assert refused.exit_code == 1
    assert "Skellige Storm cannot be in your deck: in solo, your deck may not contain weather" in refused.stderr
    assert play("quit\n", "--mode", "solo", "--deck", "scoiatael-mahakam", "--any-deck").exit_code == 0


def test_in_solo_sets_and_leaders_are_chosen_from_lists(sit: Callable[..., str], home: Path) -> None:
    output = sit("5\n2\nnobody\n1\n\nquit\n", "--mode", "solo")
    assert " 5 Skellige" in output
    assert "There is no faction “nobody”." in output
    own, other = game_of(home / "saved.gwint").table.seats
    assert own.leader is leaders(Faction.SKELLIGE, LEGENDARY)[1]
    assert other.faction is FACTIONS[0]


# What is said of a mode


@pytest.mark.parametrize("mode", TABLES)
def test_a_new_game_begins_with_the_rules_of_its_mode(mode: str, play: Callable[..., Result]) -> None:
    output = " ".join(play("quit\n", *TABLES[mode], "--seed", "1").stdout.split())
    for topic in (f"mode-{mode}", *modes.chapters(mode)):
        assert Localizer("en").translate(f"{topic}.rule") in output
    assert "ignores" not in output
    assert "in part" not in output


@pytest.mark.parametrize("mode", TABLES)
def test_a_table_says_which_changed_options_it_ignores(mode: str, play: Callable[..., Result]) -> None:
    output = " ".join(play("rules\nquit\n", *TABLES[mode], "--seed", "1", "--rules", "klub").stdout.split())
    changed = [Localizer("en").translate(f"option-{one}".replace("_", "-")) for one in modes.ignored_options(mode)]
    changed = [title for title in changed if title not in ("Gems", "After a tied round")]
    assert output.count(f"because it has its own rules: {'; '.join(changed)}.") == 2
    assert "Gwint Klub: The rules of the Czech Gwint Klub" in output
    assert ("in part" in output) is bool(modes.partial_options(mode))


PERSON_ONLY = "(only for you, not for the virtual opponent)"
BUILT_ONLY = "(only for a deck that you have built, not for whole sets)"


OWN_OR_ORDINARY = "(for you, and for those leaders of the virtual opponent that have no special effect in solo)"
OF_KLUB = f"Deck limits {BUILT_ONLY}; Exchanged cards {PERSON_ONLY}; Muster calls from the hand {PERSON_ONLY}"


@pytest.mark.parametrize(
    ("mode", "rules", "shown"),
    [
        ("solo", "legendary, deck_limits=deck-2", f"Deck limits {BUILT_ONLY}"),
        ("solo-leaders", "legendary, redraw_returns=bottom", f"Exchanged cards {PERSON_ONLY}"),
        ("solo", "legendary, muster_from_hand=no", f"Muster calls from the hand {PERSON_ONLY}"),
        ("solo", "klub", OF_KLUB),
        ("solo-leaders", "klub", f"{OF_KLUB}; Effects of the leaders {OWN_OR_ORDINARY}"),
    ],
)
def test_in_solo_a_table_says_which_changed_options_hold_in_part(
    mode: str, rules: str, shown: str, play: Callable[..., Result]
) -> None:
    output = " ".join(play("rules\nquit\n", *TABLES[mode], "--seed", "1", "--rules", rules).stdout.split())
    assert output.count(f"apply here in part or with additions: {shown}.") == 2


def test_the_signs_of_the_screen_are_those_of_the_mode(play: Callable[..., Result]) -> None:
    ffa, team = (play("?\nquit\n", "--mode", mode, "--seed", "1", "--new").stdout for mode in ("ffa", "team"))
    assert "  2/4 " in ffa
    assert "◆◇" not in ffa
    assert "◆◇" in team
    assert "34 (20+8+6)" in team


@pytest.mark.parametrize("kind", modes.CHAPTERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_a_mode_are_looked_up(kind: str, language: str) -> None:
    printed = output_of("rules", kind, "--lang", language)
    mode = next(name for name in modes.NAMES if modes.mode_family(name) == kind)
    options = (*modes.ignored_options(mode), *modes.partial_options(mode))
    shown = [
        *(f"{topic}.rule" for topic in (f"mode-{mode}", *modes.chapters(mode))),
        *(f"option-{option}".replace("_", "-") for option in options),
        *(modes.PARTIAL_MESSAGES[how] for how in modes.partial_options(mode).values()),
    ]
    for message in shown:
        assert with_plain_spaces(Localizer(language).translate(message)) in printed


ALL_CHANGED = "klub, max_heroes=3, hand_size=8, redraws=1, round_draw=1, discard_turn=yes"
IN_SOLO = {
    **dict.fromkeys(("deck_limits", "max_heroes"), "built"),
    **dict.fromkeys(("hand_size", "redraws", "redraw_returns", "round_draw", "discard_turn"), "person"),
    "muster_from_hand": "person",
}


@pytest.mark.parametrize(
    ("mode", "partly"),
    [
        ("solo", IN_SOLO),
        ("solo-leaders", IN_SOLO | {"leader_effects": "ordinary"}),
        ("match", {"deck_limits": "advanced"}),
        ("team", {}),
    ],
)
def test_the_rules_of_a_mode_name_the_options_that_hold_in_part(mode: str, partly: dict[str, str]) -> None:
    shown = json.loads(output_of("rules", mode, "--rules", ALL_CHANGED, "--json"))["ignores_partly"]
    assert {one["id"]: one["holds"] for one in shown} == partly
    for one in shown:
        assert one["holds_text"] == Localizer("en").translate(f"holds-{one['holds']}")
        assert one["differs"]
    assert ("in part" in output_of("rules", mode)) is bool(partly)


def test_the_contents_list_the_modes() -> None:
    listed = output_of("rules")
    assert all(f"{mode} " in listed for mode in modes.NAMES)
    assert json.loads(output_of("rules", "ffa-4", "--json"))["modes"][0]["id"] == "ffa-4"
    assert output_of("rules", "FFA").startswith("FFA-1")


# Screens


@pytest.mark.parametrize(("mode", "language", "names"), combinations(list(TABLES), LANGUAGES, [(), LONG_NAMES]))
def test_every_screen_of_random_games_fits(mode: str, language: str, names: tuple[str, ...]) -> None:
    seed = LANGUAGES.index(language)
    game, chance = dealt(mode, seed), random.Random(f"{mode} {seed}")
    localizer = Localizer(
        language, PlayerNames(names[: len(game.table.seats)], (seat.side for seat in game.table.seats))
    )
    place = 0
    while game.result is None:
        if place % 7 == seed:
            shown = screen(game, game.acting[0], localizer)
            assert len(shown) <= HEIGHT, "\n".join(shown)
            assert max(map(cell_len, shown)) <= WIDTH, "\n".join(shown)
            replayed = moment_board(Moment(1, None, game.table, ()), ALL_HANDS, localizer, WIDTH)
            assert len(replayed) <= HEIGHT - 3
            assert max(map(cell_len, replayed)) <= WIDTH
        at_random(game, chance)
        place += 1


def screen(game: Game, seat: int, localizer: Localizer) -> list[str]:
    shown = event_lines(visible_events(game.table, game.table.log[-30:], seat), localizer, WIDTH)
    return [*turn_screen(game.view(seat), localizer, shown, 0, WIDTH, HEIGHT).lines, localizer.translate("play-prompt")]


@pytest.mark.parametrize(
    ("mode", "language"),
    [("ffa-3", "en"), ("ffa-4", "de"), ("ffa-5", "uk"), ("team", "pl"), ("solo", "cs"), ("solo-leaders", "uk")],
)
def test_no_screen_of_a_whole_game_overflows(mode: str, language: str, sit: Callable[..., str]) -> None:
    given = "\n\n\n" + "?\n\nnonsense\n1\n\n" * 60
    output = sit(given, *TABLES[mode], "--lang", language, "--seed", "5")
    for lines in (shown.splitlines() for shown in output.split(WIPE)[1:-1]):
        assert len(lines) <= HEIGHT, "\n".join(lines)
        assert max(map(cell_len, lines)) <= WIDTH, "\n".join(lines)


def test_points_and_goal_replace_gems() -> None:
    game = dealt("ffa-4")
    shown = "\n".join(screen(game, game.acting[0], Localizer("en")))
    assert shown.count("points 0/5") == 4
    assert "gems" not in shown


def test_partners_are_shown_each_others_hands_and_no_others() -> None:
    game = dealt("team", 3)
    while not game.table.seats[0].hand:
        game.play(game.legal_moves()[0])
    shown = "\n".join(screen(game, 0, Localizer("en")))
    assert "Player 3’s hand: " in shown
    assert "Player 2’s hand" not in shown
    partner, foes = game.table.seats[2].hand, (*game.table.seats[1].hand, *game.table.seats[3].hand)
    assert any(name(card).split()[0] in shown for card in partner)
    own = {name(card) for card in (*game.table.seats[0].hand, *partner)}
    assert not [card for card in foes if name(card) not in own and f" {name(card)} " in shown]


def test_a_spy_is_offered_against_each_opponent(play: Callable[..., Result], tmp_path: Path) -> None:
    picture = "mode | ffa-3\np1 hand | Thaler\np2 hand | Ghoul\np3 hand | Ghoul\nturn | p1"
    path = tmp_path / "spy.gwint"
    path.write_text(Game.from_picture(picture, ("Ala", "Ola", "Ela")).record(), encoding="utf-8")
    output = play("1\n", "--load", str(path)).stdout
    assert " 1 Thaler → Ola · 1 siege, spy" in output
    assert " 2 Thaler → Ela · 1 siege, spy" in output
    assert "Ala plays Thaler to the siege row on Ola’s side." in output


def test_a_virtual_opponent_shows_its_deck_its_leaders_and_why_it_chose(play: Callable[..., Result]) -> None:
    output = play("keep\n" + "1\n" * 12, "--mode", "solo-leaders", "--seed", "2", "--foe-deck", "scoiatael").stdout
    assert re.search(r"Virtual opponent +total +\d+  gems ◆◆  deck +\d+  discard", output)
    assert "Scoia’tael · leaders left: 5" in output
    assert "Virtual opponent compares " in output
    assert " Chosen: " in output


def test_a_game_that_ends_before_the_goal_says_why(play: Callable[..., Result], tmp_path: Path) -> None:
    path = tmp_path / "last.gwint"
    path.write_text(Game.from_picture("mode | ffa-3\np1 hand | Ves\nturn | p1").record(), encoding="utf-8")
    output = play("1\n1\n1\n", "--load", str(path)).stdout
    assert "No player has reached the goal, but no player can act any more" in " ".join(output.split())


@pytest.mark.parametrize(
    ("version", "why"), [(1, "used a leader in the last round"), (2, "used a leader in the last 3 rounds")]
)
def test_a_game_that_ends_because_no_player_acts_says_for_how_many_rounds(
    version: int, why: str, play: Callable[..., Result], tmp_path: Path
) -> None:
    path = tmp_path / "last.gwint"
    idle = "idle rounds | 2\n" if version == 2 else ""
    hands = "".join(f"p{seat} hand | Ves\n" for seat in (1, 2, 3))
    game = Game.from_picture(f"rules version | {version}\nmode | ffa-3\n{idle}{hands}p2 passed | yes\np3 passed | yes")
    path.write_text(game.record(), encoding="utf-8")
    output = " ".join(play("pass\npass\n", "--load", str(path)).stdout.split())
    assert f"no player played a card or {why}: the player with the most points wins" in output


# People at one keyboard


class SecrecyTerminal(Terminal):
    """A terminal that types random moves and checks every line that is shown."""

    def __init__(self, seed: int, live: bool) -> None:
        super().__init__(live)
        self.chance = random.Random(seed)
        self.table: TerminalTable | None = None
        self.curtains = 0

    def secrets(self) -> set[str]:
        """Return the cards in hands that the player at the keyboard may not see, and that are not open elsewhere."""
        assert self.table
        table, reader = self.table.game.table, self.table.keyboard
        hidden = [owner.hand for seat, owner in enumerate(table.seats) if not may_see_hand(table, reader, seat)]
        seen = [owner.brought for seat, owner in enumerate(table.seats) if may_see_hand(table, reader, seat)]
        open_ = [cards for army in table.sides for cards in (*army.rows, army.pile)]
        mentioned = {name(card) for event in table.log if (card := getattr(event, "card", None)) is not None}
        held = {name(card) for cards in hidden for card in cards}
        return held - {name(card) for cards in (*open_, *seen) for card in cards} - mentioned

    def say(self, *lines: str) -> None:
        text = "\n".join(lines)
        assert not [card for card in self.secrets() if re.search(rf"\b{re.escape(card)}\b(?!:)", text)]

    def ask(self, prompt: str) -> str:
        self.say(prompt)
        assert self.table
        if self.table.keyboard is None:
            self.curtains += 1
            return ""
        return self.chance.choice(["1", "2", "3", "4", "5", "pass", "pass", "piles", "field"])


@pytest.mark.parametrize(("mode", "live"), combinations(["ffa-3", "team"], [False, True]))
def test_whole_games_of_several_people_show_no_secret(
    mode: str, live: bool, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GWINT_HOME", str(home))
    game = dealt(mode, 2, players=LONG_NAMES[: len(MODES[mode].sides())])
    terminal = SecrecyTerminal(2, live)
    screen = TerminalTable(game, ["person"] * len(game.table.seats), "en", terminal, SaveSlot())
    terminal.table = screen
    assert screen.run()
    assert game.result is not None
    assert terminal.curtains > 6


def test_the_curtain_is_shown_only_between_people(play: Callable[..., Result]) -> None:
    output = play("\nkeep\n\nkeep\n", "--mode", "team", "--against", "greedy,person,greedy", "--seed", "1").stdout
    assert re.findall(r"Hand the keyboard to (Player \w)", output)[:2] == ["Player A", "Player C"]


def test_exactly_the_modes_are_offered() -> None:
    shown = run("play", "--help").stdout
    assert "[duel|ffa|team|solo|solo-leaders|match]" in shown.replace("\n", "").replace(" ", "")
    assert view(dealt("solo").table, 0).seats[1].secrets is None
