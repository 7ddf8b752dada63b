"""Lessons about the abilities of the five factions."""

from __future__ import annotations

from typing import Final

from gwint.lessons.model import Lesson

FACTIONS: Final = (
    Lesson(
        "faction-monsters",
        picture="""
            starter | foe
            foe passed | yes
            foe close | Ves
            foe hand | Ballista
            close | Fiend, Draug
            ranged | Grave Hag
            hand | Griffin""",
        steps=((), ("pass",)),
        cards={"hero": "draug"},
    ),
    Lesson(
        "faction-nilfgaard",
        picture="""
            starter | foe
            foe passed | yes
            foe close | Ves, Siegfried of Denesle
            foe ranged | Sheldon Skaggs
            foe hand | Ballista
            close | Letho of Gulet, Rainfarn
            hand | Morteisen""",
        steps=((), ("pass",)),
    ),
    Lesson(
        "faction-northern-realms",
        picture="""
            starter | foe
            foe passed | yes
            foe close | Cahir Mawr Dyffryn aep Ceallach, Rainfarn
            foe hand | Morteisen
            close | Vernon Roche, Ves
            hand | Keira Metz
            deck | Dethmold, Ballista""",
        steps=((), ("pass",)),
    ),
    Lesson(
        "faction-scoiatael",
        picture="""
            round | 0
            foe deck | Fiend, Griffin, Werewolf, Frightener, Leshen, Grave Hag, Draug, 3 Ghoul, 3 Nekker
            deck | Yaevinn, Milva, Dennis Cranmer, Barclay Els, Toruviel, Riordain, Iorveth, 3 Elven Skirmisher, Eithné
            agenda | deal-hands
            agenda | choose-starter me""",
        steps=((), ("p2 starts",), ("keep", "keep", "Fiend")),
        cards={"unit": "fiend"},
    ),
    Lesson(
        "faction-skellige",
        picture="""
            round | 2
            starter | foe
            totals | 20-31
            gems | 1
            foe passed | yes
            foe close | Rainfarn
            foe hand | Morteisen
            ranged | Hjalmar
            discard | Cerys, 2 War Longship
            hand | Udalryk""",
        steps=((), ("pass",)),
        cards={"unit": "war-longship", "hero": "cerys"},
    ),
)
