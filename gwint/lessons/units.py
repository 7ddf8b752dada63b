"""Lessons about units: how strength is worked out, heroes, and one turn for each ability."""

from __future__ import annotations

from typing import Final

from gwint.lessons.model import Lesson

UNITS: Final = (
    Lesson(
        "strength",
        picture="""
            weather | Torrential Rain (foe)
            foe close | Fiend, Griffin
            siege | 2 Catapult
            hand | Kaedweni Siege Expert, Commander's Horn, Ves
            foe hand | Ghoul
            foe passed | yes""",
        steps=((), ("Kaedweni Siege Expert",), ("Commander's Horn > siege",)),
        cards={"unit": "catapult", "expert": "kaedweni-siege-expert", "rain": "torrential-rain"},
    ),
    Lesson(
        "kind-hero",
        picture="""
            foe hand | Biting Frost, Ghoul
            foe close | Griffin
            foe ranged | Leshen
            close | Vernon Roche, Ves
            hand | Commander's Horn, Keira Metz
            turn | foe""",
        steps=((), ("Biting Frost",), ("Commander's Horn > close",)),
        cards={"hero": "vernon-roche", "unit": "ves", "frost": "biting-frost", "horn": "commanders-horn"},
    ),
    Lesson(
        "ability-agile",
        picture="""
            weather | Biting Frost (foe)
            foe close | Vernon Roche
            foe hand | Ves
            close | Dennis Cranmer
            ranged | Ida Emean aep Sivney
            hand | Yaevinn, Milva""",
        steps=((), ("Yaevinn > ranged",)),
        cards={"unit": "yaevinn", "frost": "biting-frost"},
    ),
    Lesson(
        "ability-medic",
        picture="""
            round | 2
            totals | 21-16
            foe gems | 1
            foe close | Fiend, Griffin
            foe hand | Ghoul
            siege | Ballista
            discard | Vernon Roche, Ves, Dethmold
            hand | Dun Banner Medic, Keira Metz""",
        steps=((), ("Dun Banner Medic",), ("raise Dethmold",)),
        cards={"medic": "dun-banner-medic", "unit": "dethmold", "hero": "vernon-roche"},
    ),
    Lesson(
        "ability-morale-boost",
        picture="""
            foe close | Fiend, Griffin, Werewolf
            foe hand | Ghoul
            siege | Ballista, Trebuchet
            hand | Kaedweni Siege Expert, Ves""",
        steps=((), ("Kaedweni Siege Expert",)),
        cards={"boost": "kaedweni-siege-expert", "unit": "ballista"},
    ),
    Lesson(
        "ability-muster",
        picture="""
            foe close | Vernon Roche, Ves
            foe hand | Ballista
            ranged | Grave Hag
            hand | Crone: Brewess, Crone: Weavess, Fiend
            deck | Crone: Whispess, Ghoul, Griffin""",
        steps=((), ("Crone: Brewess",)),
        cards={"unit": "crone-brewess", "held": "crone-weavess", "found": "crone-whispess"},
    ),
    Lesson(
        "ability-spy",
        picture="""
            foe close | Griffin
            foe siege | Ice Giant
            foe hand | Ghoul
            close | Ves, Siegfried of Denesle
            hand | Thaler, Dethmold
            deck | Keira Metz, Vernon Roche, Ballista""",
        steps=((), ("Thaler",)),
        cards={"spy": "thaler"},
    ),
    Lesson(
        "ability-tight-bond",
        picture="""
            foe close | Fiend, Griffin, Werewolf
            foe hand | Ghoul
            close | 2 Blue Stripes Commando
            hand | Blue Stripes Commando, Keira Metz""",
        steps=((), ("Blue Stripes Commando",)),
        cards={"unit": "blue-stripes-commando"},
    ),
    Lesson(
        "ability-commanders-horn",
        picture="""
            foe close | Fiend, Griffin, Werewolf
            close | Ves, Siegfried of Denesle
            hand | Dandelion, Commander's Horn, Keira Metz
            foe hand | Ghoul
            foe passed | yes""",
        steps=((), ("Dandelion",), ("Commander's Horn > close",)),
        cards={"bard": "dandelion", "unit": "ves", "horn": "commanders-horn"},
    ),
    Lesson(
        "ability-scorch-row",
        picture="""
            foe close | Fiend, Griffin, Draug
            foe ranged | Grave Hag
            foe hand | Ghoul
            close | Ves
            hand | Villentretenmerth, Keira Metz""",
        steps=((), ("Villentretenmerth",)),
        cards={"dragon": "villentretenmerth", "victim": "fiend", "hero": "draug"},
    ),
    Lesson(
        "ability-scorch",
        picture="""
            foe ranged | 2 Black Infantry Archer
            foe close | Rainfarn
            foe hand | Morteisen
            close | Clan an Craite Warrior, Svanrige
            hand | Clan Dimun Pirate, Udalryk""",
        steps=((), ("Clan Dimun Pirate",)),
        cards={"pirate": "clan-dimun-pirate", "victim": "black-infantry-archer"},
    ),
    Lesson(
        "ability-summon-avenger",
        picture="""
            starter | foe
            foe close | Ves, Siegfried of Denesle
            foe hand | Ballista
            foe passed | yes
            close | Kambi, Svanrige
            hand | Udalryk""",
        steps=((), ("pass",)),
        cards={"unit": "kambi", "avenger": "hemdall"},
    ),
    Lesson(
        "ability-berserker",
        picture="""
            foe close | Fiend, Griffin, Werewolf
            foe hand | Ghoul
            close | Svanrige, Udalryk + Mardroeme
            hand | Berserker, Holger Blackhand""",
        steps=((), ("Berserker",)),
        cards={"unit": "berserker", "bear": "transformed-vildkaarl", "ally": "svanrige", "mardroeme": "mardroeme"},
    ),
    Lesson(
        "ability-mardroeme",
        picture="""
            foe close | Fiend, Griffin, Werewolf
            foe hand | Ghoul
            ranged | 2 Young Berserker
            hand | Ermion, Udalryk""",
        steps=((), ("Ermion",)),
        cards={"druid": "ermion", "unit": "young-berserker", "bear": "transformed-young-vildkaarl"},
    ),
)
"""In the order in which they build on each other."""
