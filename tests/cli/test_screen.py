"""The battlefield as text: pictures in, screens out; it fits 80 columns and 24 lines in every language."""

from __future__ import annotations

import re

import pytest

from gwint.cards import LANGUAGES
from gwint.cli.chronicle import ALL_HANDS, Moment, drawn
from gwint.cli.desk import desk, story
from gwint.cli.lettering import abbreviated, cell_len, cut, printable, wrapped
from gwint.cli.menu import Item, items, menu
from gwint.cli.screen import HEIGHT, WIDTH, board, hand
from gwint.cli.terminal import tinted
from gwint.rules.table import Table
from gwint.views import told_all, view
from gwint.words.voice import Voice
from tests.games.playing import random_game
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
"""More than a screen has room for."""

NAMES = ("Jadwiga z Wyzimy, córka młynarza", "Олександра 👑 漢字漢字漢字漢字")
"""Longer and wider than a column."""


def screen(table: Table, seat: int, language: str, names: tuple[str, ...] = ("Ala", "Ola")) -> list[str]:
    """All that a player sees at once, the line that is typed on included."""
    voice = Voice(language, names)
    told = story(told_all(table, table.log[-30:], seat), voice, WIDTH)
    shown = desk(view(table, seat), voice, told, 0, WIDTH, HEIGHT)
    return [*shown.lines, voice.say("play-prompt")]


def assert_fits(lines: list[str]) -> None:
    assert len(lines) <= HEIGHT
    assert [line for line in lines if cell_len(line) > WIDTH or printable(line, indented=True) != line] == []


# Pictures in, screens out


def test_a_battlefield_is_told_with_all_that_makes_its_totals() -> None:
    table = position(FIELD)
    assert "\n".join(board(view(table, 0), Voice("en", ("Ala", "Ola")), 0)) == "\n".join(
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
    table, voice = position(FIELD), Voice("en", ("Ala", "Ola"))
    own, other = board(view(table, 0), voice, 0), board(view(table, 1), voice, 1)
    assert (own[0], own[9]) == (other[9], other[0])
    assert own[2:5] == other[8:5:-1]


def test_the_menu_is_the_hand_and_tells_what_its_cards_are() -> None:
    table, voice = position(FIELD), Voice("en", ("Ala", "Ola"))
    assert menu(items(view(table, 0), voice), WIDTH, 9).lines == (
        " 1 Thaler · 1 siege, spy                  6 Torrential Rain · siege",
        " 2 2× Ballista · 6 siege                  7 Decoy"[:41].rstrip() + "                 7 Use the leader",
        " 3 Commander’s Horn → close               8 Pass",
        " 4 Commander’s Horn → ranged",
        " 5 Commander’s Horn → siege",
    )
