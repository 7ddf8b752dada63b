"""The battlefield as text: pictures in, screens out; it fits 80 columns and 24 lines in every language."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

from gwint.cards import LANGUAGES
from gwint.cli.play.menu import Item, items, menu
from gwint.cli.play.recorded_game import ALL_HANDS, Moment, moment_board
from gwint.cli.play.turn_screen import event_lines, turn_screen
from gwint.cli.render import output
from gwint.cli.render.board import HEIGHT, WIDTH, board
from gwint.cli.render.rows import hand_lines
from gwint.cli.render.terminal import colourise
from gwint.cli.render.text_fit import abbreviate, cell_len, printable, truncate, wrap
from gwint.i18n.localizer import Localizer
from gwint.rules.table import Table
from gwint.views import view, visible_events
from tests.cli.runner import with_plain_spaces
from tests.games.random_games import random_game
from tests.scenes import position, total

FIELD = """
round | 2
foe leader | Eredin, Commander of the Red Riders (used)
foe hand | 2 Ghoul
foe deck | Griffin
foe discard | Fiend
foe gems | 1
foe close | 3 Nekker, Imlerith + Commander's Horn
weather | Torrential Rain (foe)
ranged | Keira Metz
siege | 2 Catapult, Decoy
leader | Foltest, The Siegemaster
hand | Thaler, 2 Ballista, Commander's Horn, Torrential Rain
deck | Ves
"""

CROWDED = """
foe leader | Eredin, King of the Wild Hunt
foe close | Imlerith, Vampire: Bruxa, Vampire: Ekimmara, Vampire: Fleder, Vampire: Garkain, Vampire: Katakan, \
Crone: Brewess, Crone: Weavess, Crone: Whispess, Werewolf, Frightener, 3 Nekker, Botchling + Commander's Horn
weather | Biting Frost (foe), Impenetrable Fog (me), Torrential Rain (foe), Skellige Storm (foe)
close | 3 Blue Stripes Commando, Vernon Roche, Ves, 2 Redanian Foot Soldier, Geralt of Rivia, Prince Stennis
ranged | 3 Crinfrid Reavers Dragon Hunter, Keira Metz, Philippa Eilhart, Dethmold, Sabrina Glevissig
siege | 2 Catapult, 2 Kaedweni Siege Expert, Ballista, 2 Trebuchet, Siege Tower + Commander's Horn
hand | 2 Decoy, Commander's Horn, Dun Banner Medic, Thaler, Clear Weather, Scorch, Yennefer of Vengerberg, John Natalis
leader | Foltest, King of Temeria
deck | Impenetrable Fog
"""
"""More cards than fit a screen."""

NAMES = ("Jadwiga z Wyzimy, córka młynarza", "Олександра 👑 漢字漢字漢字漢字")
"""Names that are longer and wider than a column."""


def screen(table: Table, seat: int, language: str, names: tuple[str, ...] = ("Ala", "Ola")) -> list[str]:
    """Return the whole screen of a player, with the prompt."""
    localizer = Localizer(language, names)
    events = event_lines(visible_events(table, table.log[-30:], seat), localizer, WIDTH)
    shown = turn_screen(view(table, seat), localizer, events, 0, WIDTH, HEIGHT)
    return [*shown.lines, localizer.translate("play-prompt")]


def assert_fits(lines: list[str]) -> None:
    assert len(lines) <= HEIGHT
    assert [
        line for line in lines if cell_len(line) > WIDTH or printable(line, indented=True) != with_plain_spaces(line)
    ] == []


# Pictures in, screens out


def test_a_battlefield_shows_all_that_makes_its_totals() -> None:
    table = position(FIELD)
    assert "\n".join(board(view(table, 0), Localizer("en", ("Ala", "Ola")), 0)) == "\n".join(
        (
            "  Ola                           total  22  gems ◆◇  hand  2  deck  1  discard  1",
            "  Monsters · Eredin, Commander of the Red Riders · leader used",
            "  siege        0  [rain]",
            "  ranged       0",
            "  close       22  [horn] 3× Nekker 2→4, Imlerith 10★",
            "── Round 2 ── weather: Torrential Rain ── Ola leads by 13 ──────────────────────",
            "  close        0",
            "  ranged       5  Keira Metz 5",
            "  siege        4  [rain] 2× Catapult 8→2, Decoy",
            "► Ala                           total   9  gems ◆◆  hand  5  deck  1  discard  0",
            "  Northern Realms · Foltest, The Siegemaster · leader not used yet",
        )
    )


def test_the_other_side_of_the_table_sees_it_from_there() -> None:
    table, localizer = position(FIELD), Localizer("en", ("Ala", "Ola"))
    own, other = board(view(table, 0), localizer, 0), board(view(table, 1), localizer, 1)
    assert (own[0], own[9]) == (other[9], other[0])
    assert own[2:5] == other[8:5:-1]


def test_the_menu_is_the_hand_with_facts_about_its_cards() -> None:
    table, localizer = position(FIELD), Localizer("en", ("Ala", "Ola"))
    assert menu(items(view(table, 0), localizer), WIDTH, 5).lines == (
        " 1 Thaler · 1 siege, spy                  5 Commander’s Horn → siege",
        " 2 2× Ballista · 6 siege                  6 Torrential Rain · siege",
        " 3 Commander’s Horn → close               7 Use the leader",
        " 4 Commander’s Horn → ranged              8 Pass",
    )


def test_a_decoy_is_offered_with_what_it_takes_and_what_that_is_worth() -> None:
    table, localizer = position("hand | Decoy\nsiege | 2 Catapult\nturn | me"), Localizer("en")
    assert items(view(table, 0), localizer)[0] == Item("Decoy ↔ Catapult", ("16 siege",))


def test_a_card_that_cannot_be_played_is_named() -> None:
    table = position("hand | Decoy, Ves\nturn | me")
    assert "Cannot be played now: Decoy" in screen(table, 0, "en")


def test_where_the_menu_does_not_show_the_hand_a_line_does() -> None:
    table = position("hand | 2 Ves, Thaler\ndiscard | Ballista\nagenda | turn me\nagenda | choose-revival me")
    assert "Hand: 2× Ves 5, Thaler 1" in screen(table, 0, "en")


def test_the_redraw_shows_how_many_exchanges_are_left() -> None:
    table = position("hand | Ves\ndeck | Thaler\nredraws | 1\nround | 0\nagenda | begin-round\nagenda | redraw me")
    assert "Exchanges left: 1." in " ".join(" ".join(screen(table, 0, "en")).split())


# What has no room


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [("Ala", "Ola"), NAMES])
@pytest.mark.parametrize("picture", [FIELD, CROWDED])
def test_a_crowded_battlefield_fits_the_screen(picture: str, names: tuple[str, ...], language: str) -> None:
    for seat in range(2):
        table = position(f"{picture}\nturn | {'me' if seat == 0 else 'foe'}")
        assert_fits(screen(table, seat, language, names))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", range(6))
def test_every_screen_of_random_games_fits(game: int, language: str) -> None:
    for place, (table, seat, _) in enumerate(random_game(game)):
        if place % 5 == LANGUAGES.index(language):
            assert_fits(screen(table, seat, language, NAMES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_fits_the_screen_with_all_hands_open(language: str) -> None:
    for table, _, _ in list(random_game(3))[:30:6]:
        lines = moment_board(Moment(1, None, table, ()), ALL_HANDS, Localizer(language, NAMES), WIDTH)
        assert_fits(lines)
        assert len(lines) <= HEIGHT - 3


def test_a_crowded_row_shows_number_and_strength_of_the_cards_left_out() -> None:
    table = position(CROWDED)
    for spare in range(4):
        lines = [line for line in board(view(table, 1), Localizer("en"), 1, WIDTH, spare) if "(" in line]
        assert all(re.search(r", \+\d+ \(\d+\)$", line) for line in lines)
    close = next(line for line in board(view(table, 1), Localizer("en"), 1) if "[frost, horn]" in line)
    hidden = re.search(r"\+(\d+) \((\d+)\)", close)
    assert hidden is not None
    events = [(int(count or 1), int(now)) for count, now in re.findall(r"(?:(\d+)× )?[^,\]]+? (\d+)[↑↓★]?,", close)]
    assert sum(count for count, _ in events) + int(hidden[1]) == len(table.sides[1].rows[0])
    assert sum(count * now for count, now in events) + int(hidden[2]) == total(table, 1)


def test_with_lines_to_spare_nothing_is_left_out() -> None:
    lines = board(view(position(CROWDED), 0), Localizer("en"), 0, WIDTH, spare=100)
    assert not [line for line in lines if re.search(r"\+\d+ \(\d+\)", line)]
    assert "Crone: Whispess" in "\n".join(lines)


def test_more_moves_than_fit_are_listed_on_pages() -> None:
    listed = [Item(f"Card {number}") for number in range(1, 31)]
    pages = [menu(listed, WIDTH, 4, page) for page in range(4)]
    assert [page.pages for page in pages] == [3] * 4
    assert pages[3] == pages[0]
    numbers = [int(number) for page in pages[:3] for line in page.lines for number in re.findall(r"(\d+) Card", line)]
    assert sorted(numbers) == list(range(1, 31))


def test_a_long_hand_is_shortened_to_its_lines() -> None:
    table = position(f"hand | {'Crinfrid Reavers Dragon Hunter, Kaedweni Siege Expert, Sabrina Glevissig, ' * 9}Ves")
    for language in LANGUAGES:
        lines = hand_lines(table.seats[0].hand, Localizer(language), WIDTH)
        assert len(lines) <= 2
        assert_fits(lines)


# Letters


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("Ves", "Ves"),
        ("Blue Stripes Commando", "Blue Strip. Comma."),
        ("Vampire: Bruxa", "Vampi.: Bruxa"),
        ("Kaedwen-Belagerungsexp.", "Kaedw."),
    ],
)
def test_names_are_shortened_word_by_word(name: str, short: str) -> None:
    assert abbreviate(name, 5) == short


def test_text_is_truncated_and_wrapped_by_its_width_on_the_screen() -> None:
    assert truncate("漢字漢字", 5) == "漢字…"
    assert wrap("one two three four", 9, "  ") == ["one two", "  three", "  four"]
    assert wrap("", 9) == [""]


def test_lines_are_not_broken_at_a_no_break_space(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sentence = "Zagraj w\u00a0rzędzie i\u00a0spasuj."
    assert wrap(sentence, 9) == ["Zagraj", "w\u00a0rzędzie", "i\u00a0spasuj."]
    monkeypatch.setattr(output, "_console", lambda: Console(width=9, color_system=None))
    output.paragraph(sentence)
    output.table(("", ""), [("1", "i\u00a0tak")])
    assert capsys.readouterr().out.splitlines() == ["Zagraj", "w rzędzie", "i spasuj.", "1  i tak"]


def test_control_characters_are_not_printed() -> None:
    assert printable("\x1b[2JAla\n\tOla\x07") == "[2JAla  Ola"


def test_colour_adds_no_information(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    lines = board(view(position(FIELD), 0), Localizer("en"), 0)
    coloured = [colourise(line) for line in lines]
    assert coloured != lines
    assert [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in coloured] == lines
    monkeypatch.setenv("NO_COLOR", "1")
    assert [colourise(line) for line in lines] == lines
