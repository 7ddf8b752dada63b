"""The worked first game: a whole duel of three rounds between Northern Realms, played by the reader, and Monsters."""

from __future__ import annotations

from typing import Final

from gwint.lessons.model import Lesson

FIRST_GAME: Final = Lesson(
    "first-game",
    picture="""
        round | 0
        starter | me
        foe leader | Eredin, King of the Wild Hunt
        foe hand | Ghoul, Griffin, Biting Frost, Earth Elemental, Fiend, Leshen, Frightener, Draug, Grave Hag, Plague Maiden
        foe deck | 2 Ghoul, 3 Nekker, 3 Arachas, Arachas Behemoth, Werewolf, Forktail, Botchling, Ice Giant, Fire Elemental, Imlerith, Kayran, Torrential Rain, Decoy
        leader | Foltest, Lord Commander of the North
        hand | Ves, Blue Stripes Commando, Crinfrid Reavers Dragon Hunter, Philippa Eilhart, Catapult, Thaler, Yarpen Zigrin, Redanian Foot Soldier, Dun Banner Medic, Commander's Horn
        deck | Vernon Roche, John Natalis, 2 Ballista, 2 Trebuchet, Catapult, Siege Tower, Siegfried of Denesle, Keira Metz, Dethmold, Síle de Tansarville, Sabrina Glevissig, Sheldon Skaggs, 2 Kaedweni Siege Expert, Impenetrable Fog, Crinfrid Reavers Dragon Hunter, Blue Stripes Commando
        chance | 0000000000000046 0000000000000046 0000000000000046
        agenda | begin-round
        agenda | redraw me, foe""",  # noqa: E501
    steps=(
        (),
        ("exchange Yarpen Zigrin",),
        ("exchange Redanian Foot Soldier", "done"),
        # Round 1
        ("Ves",),
        ("Ghoul",),
        ("Blue Stripes Commando", "Griffin"),
        ("Blue Stripes Commando",),
        ("Biting Frost",),
        ("Thaler",),
        ("Earth Elemental",),
        ("pass",),
        ("pass",),
        # Round 2
        ("Fiend",),
        ("Philippa Eilhart",),
        ("Leshen", "Crinfrid Reavers Dragon Hunter", "Frightener"),
        ("Crinfrid Reavers Dragon Hunter",),
        ("Draug",),
        ("Commander's Horn > ranged",),
        ("pass",),
        ("pass",),
        # Round 3
        ("Catapult",),
        ("Grave Hag",),
        ("Dun Banner Medic",),
        ("raise Crinfrid Reavers Dragon Hunter",),
        ("leader", "call Torrential Rain"),
        ("leader",),
        ("Plague Maiden",),
        ("pass",),
    ),
    cards={
        "soldier": "redanian-foot-soldier",
        "zigrin": "yarpen-zigrin",
        "ves": "ves",
        "commando": "blue-stripes-commando",
        "thaler": "thaler",
        "philippa": "philippa-eilhart",
        "reaver": "crinfrid-reavers-dragon-hunter",
        "catapult": "catapult",
        "medic": "dun-banner-medic",
        "horn": "commanders-horn",
        "ghoul": "ghoul",
        "griffin": "griffin",
        "frost": "biting-frost",
        "elemental": "earth-elemental",
        "fiend": "fiend",
        "leshen": "leshen",
        "frightener": "frightener",
        "draug": "draug",
        "hag": "grave-hag",
        "maiden": "plague-maiden",
        "rain": "torrential-rain",
    },
)
