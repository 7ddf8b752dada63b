"""Lessons about leaders: a typical one of each faction, four active and one passive."""

from __future__ import annotations

from typing import Final

from gwint.lessons.model import Lesson

LEADERS: Final = (
    Lesson(
        "leader-foltest-the-siegemaster",
        picture="""
            leader | Foltest, The Siegemaster
            foe close | Fiend, Griffin, Werewolf
            foe hand | Ghoul
            siege | Ballista, Trebuchet
            hand | Ves""",
        steps=((), ("leader",)),
        cards={"unit": "ballista"},
    ),
    Lesson(
        "leader-eredin-bringer-of-death",
        picture="""
            round | 2
            totals | 21-16
            foe gems | 1
            leader | Eredin, Bringer of Death
            foe close | Ves
            foe hand | Keira Metz
            discard | Ghoul, Draug, Scorch
            hand | Griffin""",
        steps=((), ("leader",), ("take Draug",)),
        cards={"hero": "draug"},
    ),
    Lesson(
        "leader-emhyr-var-emreis-his-imperial-majesty",
        picture="""
            leader | Emhyr var Emreis, His Imperial Majesty
            foe siege | Ballista, Trebuchet, Siege Tower
            foe hand | Ves
            close | Cahir Mawr Dyffryn aep Ceallach
            hand | Rainfarn
            deck | Torrential Rain, Morteisen""",
        steps=((), ("leader",)),
        cards={"card": "torrential-rain"},
    ),
    Lesson(
        "leader-francesca-findabair-queen-of-dol-blathanna",
        picture="""
            leader | Francesca Findabair, Queen of Dol Blathanna
            foe close | Fiend, Griffin
            foe hand | Ghoul
            ranged | Milva
            hand | Yaevinn""",
        steps=((), ("leader",)),
        cards={"victim": "fiend"},
    ),
    Lesson(
        "leader-king-bran",
        picture="""
            leader | King Bran
            foe close | Fiend, Griffin
            foe hand | Biting Frost, Ghoul
            close | Madman Lugos, Svanrige
            hand | Udalryk
            turn | foe""",
        steps=((), ("Biting Frost",)),
        cards={"unit": "madman-lugos", "other": "svanrige", "enemy_unit": "fiend", "frost": "biting-frost"},
    ),
)
