"""Full boards of every mode: long rows and hands, weather, horns and piles, with Ala to move."""

from __future__ import annotations

from typing import Any

from tests.web.tables import BOT
from tests.web.visitor import Visitor

MONSTERS = """
leader | Eredin, Commander of the Red Riders
hand | Decoy, Scorch, Cirilla Fiona Elen Riannon, Arachas Behemoth, Impenetrable Fog, Vampire: Bruxa, Forktail, \
Commander’s Horn, Poor Fucking Infantry, Griffin
deck | Ice Giant, Wyvern, Plague Maiden, Botchling, Foglet, Frightener, Gargoyle, Endrega, Cockatrice, Werewolf
discard | Crone: Brewess, Crone: Weavess
siege | Earth Elemental, Fire Elemental
ranged | Kayran, Leshen, Toad, Grave Hag, Harpy
close | Geralt of Rivia, Draug, 3 Ghoul, 3 Nekker + Commander’s Horn"""
NORTHERN_REALMS = """
leader | Foltest, The Siegemaster (used)
hand | Decoy, 2 Blue Stripes Commando, Ves
deck | Dethmold, Keira Metz, Siege Tower, Trebuchet, Prince Stennis, Yarpen Zigrin, Thaler
discard | Ballista, Siegfried of Denesle, Síle de Tansarville
siege | 2 Catapult, Trebuchet, 3 Kaedweni Siege Expert, Siege Tower, Ballista + leader's horn
ranged | Philippa Eilhart, 3 Crinfrid Reavers Dragon Hunter
close | John Natalis, Vernon Roche, 2 Poor Fucking Infantry"""
NILFGAARD = """
leader | Emhyr var Emreis, The White Flame
hand | Impera Brigade Guard, 2 Nausicaa Cavalry Rider, Vattier de Rideaux
deck | Stefan Skellen, Menno Coehoorn, Tibor Eggebracht, Young Emissary, 2 Etolian Auxiliary Archers
siege | Heavy Zerrikanian Fire Scorpion, Zerrikanian Fire Scorpion
ranged | Menno Coehoorn, 2 Etolian Auxiliary Archers, 2 Black Infantry Archer
close | Letho of Gulet, 4 Impera Brigade Guard, 3 Nausicaa Cavalry Rider"""
SKELLIGE = """
leader | King Bran, The Unifier
hand | 2 Clan Brokvar Archer, Draig Bon-Dhu
deck | Hjalmar, Birna Bran, Blueboy Lugos, Madman Lugos, Olaf
passed | yes
siege | 3 War Longship
ranged | Olaf, 3 Light Longship
close | Clan an Craite Warrior"""
SCOIATAEL = """
leader | Francesca Findabair, The Beautiful
hand | Vrihedd Brigade Veteran, 2 Havekar Healer, Dol Blathanna Scout
deck | Milva, Yaevinn, Eithné, Iorveth, Saesenthessis, Ida Emean aep Sivney
discard | Scorch
ranged | Barclay Els, Dol Blathanna Scout, 3 Elven Skirmisher"""
ARMIES = (MONSTERS, NORTHERN_REALMS, NILFGAARD, SKELLIGE, SCOIATAEL)
OF_A_SIDE = ("siege", "ranged", "close", "discard")

PLAYERS = {"duel": 2, "solo": 2, "ffa-3": 3, "ffa-4": 4, "ffa-5": 5, "team": 4}
"""The number of players of each mode with a full board."""


def full_board(mode: str, armies: tuple[str, ...] = ARMIES) -> str:
    """Return the picture of a full board in the second round; in a team game, partners play on one side."""
    seats = [f"p{number + 1} " for number in range(PLAYERS[mode])] if PLAYERS[mode] > 2 else ["", "foe "]
    me, foe = (seats[0].strip() or "me"), seats[1].strip()
    head = [f"mode | {mode}", "round | 2", f"starter | {me}", f"weather | Biting Frost ({me}), Torrential Rain ({foe})"]
    lines = [
        seat + line
        for place, (seat, army) in enumerate(zip(seats, armies, strict=False))
        for line in army.strip().splitlines()
        if not (mode == "team" and place > 1 and line.startswith(OF_A_SIDE))
    ]
    return "\n".join([*head, *lines, f"turn | {me}"])


def open_board(visitor: Visitor, mode: str, armies: tuple[str, ...] = ARMIES) -> str:
    """Open a table with a full board and return its path."""
    others: list[Any] = [None] if mode == "solo" else [BOT] * (PLAYERS[mode] - 1)
    start = {"picture": full_board(mode, armies)}
    return f"/t/{visitor.open_table(**{'from': start, 'seats': [{'sit': 'Ala'}, *others]})}"
