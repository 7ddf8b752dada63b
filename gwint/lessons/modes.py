"""Lessons about the other modes: three players, two against two, and alone against the virtual opponent."""

from __future__ import annotations

from typing import Final

from gwint.lessons.model import Lesson

MODES: Final = (
    Lesson(
        "mode-ffa",
        picture="""
            mode | ffa-3
            p1 close | Ves, Vernon Roche
            p1 hand | Thaler, Keira Metz
            p1 deck | Ballista, Dethmold, Siege Tower
            p2 close | Fiend, Griffin
            p2 hand | Ghoul
            p2 passed | yes
            p3 close | Cahir Mawr Dyffryn aep Ceallach
            p3 ranged | Fringilla Vigo
            p3 hand | Rainfarn
            p3 passed | yes""",
        steps=((), ("Thaler against p3",), ("pass",)),
        cards={"spy": "thaler"},
    ),
    Lesson(
        "mode-team",
        picture="""
            mode | team
            p1 siege | Ballista, 2 War Longship
            p1 leader | Foltest, Lord Commander of the North
            p1 hand | Commander's Horn
            p1 deck | Ves
            p2 leader | Eredin, King of the Wild Hunt (used)
            p2 close | Fiend, Griffin, Cahir Mawr Dyffryn aep Ceallach
            p2 hand | Ghoul
            p3 leader | Crach an Craite
            p3 hand | Udalryk
            p4 leader | Emhyr var Emreis, His Imperial Majesty (used)
            p4 hand | Rainfarn""",
        steps=((), ("Commander's Horn > siege",)),
        cards={"horn": "commanders-horn", "unit": "ballista", "partner_unit": "war-longship"},
    ),
    Lesson(
        "mode-solo",
        picture="""
            mode | solo
            close | Vernon Roche
            hand | Ves, Keira Metz
            foe leader | Eredin, King of the Wild Hunt
            foe close | Griffin
            foe deck | Ghoul, Botchling, Toad, Biting Frost""",
        steps=((), ("Ves",), ("pass",)),
        cards={"unit": "ves", "frost": "biting-frost", "toad": "toad"},
    ),
)
