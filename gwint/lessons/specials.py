"""Lessons about special cards and weather: one turn for each."""

from __future__ import annotations

from typing import Final

from gwint.lessons.model import Lesson

SPECIALS: Final = (
    Lesson(
        "special-decoy",
        picture="""
            foe close | Cahir Mawr Dyffryn aep Ceallach
            foe hand | Rainfarn
            foe passed | yes
            close | Stefan Skellen, Ves
            hand | Decoy, Siege Tower
            deck | Ballista, Keira Metz, Dethmold""",
        steps=((), ("Decoy on Stefan Skellen",), ("Stefan Skellen",)),
        cards={"spy": "stefan-skellen", "decoy": "decoy"},
    ),
    Lesson(
        "special-commanders-horn",
        picture="""
            foe close | Fiend, Griffin, Werewolf
            foe hand | Ghoul
            siege | Ballista, Trebuchet
            hand | Commander's Horn, Ves""",
        steps=((), ("Commander's Horn > siege",)),
        cards={"horn": "commanders-horn", "unit": "ballista"},
    ),
    Lesson(
        "special-scorch",
        picture="""
            foe close | Fiend, Griffin
            foe siege | Earth Elemental
            foe hand | Ghoul
            close | Ves
            ranged | Keira Metz
            siege | Siege Tower
            hand | Scorch, Dethmold""",
        steps=((), ("Scorch",)),
        cards={"first": "fiend", "second": "earth-elemental", "own_victim": "siege-tower", "scorch": "scorch"},
    ),
    Lesson(
        "special-mardroeme",
        picture="""
            foe close | Fiend, Griffin
            foe hand | Ghoul
            close | Berserker
            hand | Mardroeme, Udalryk""",
        steps=((), ("Mardroeme > close",)),
        cards={"unit": "berserker", "bear": "transformed-vildkaarl", "mardroeme": "mardroeme"},
    ),
)

WEATHER: Final = (
    Lesson(
        "weather-frost",
        picture="""
            foe close | Fiend, Griffin, Draug
            foe hand | Ghoul
            close | Ves
            ranged | Keira Metz, Dethmold, Síle de Tansarville
            hand | Biting Frost, Ballista""",
        steps=((), ("Biting Frost",)),
        cards={"card": "biting-frost", "hero": "draug", "unit": "ves"},
    ),
    Lesson(
        "weather-fog",
        picture="""
            foe ranged | Milva, Ida Emean aep Sivney, Dol Blathanna Archer
            foe hand | Yaevinn
            close | Ves, Siegfried of Denesle
            hand | Impenetrable Fog, Ballista""",
        steps=((), ("Impenetrable Fog",)),
        cards={"card": "impenetrable-fog", "boost": "milva", "unit": "ida-emean-aep-sivney"},
    ),
    Lesson(
        "weather-rain",
        picture="""
            foe siege | 2 Catapult
            foe hand | Ves
            close | Fiend, Griffin
            siege | Ice Giant
            hand | Torrential Rain, Ghoul""",
        steps=((), ("Torrential Rain",)),
        cards={"card": "torrential-rain", "bond": "catapult", "unit": "ice-giant"},
    ),
    Lesson(
        "weather-storm",
        picture="""
            foe ranged | Keira Metz, Dethmold
            foe siege | Ballista, Trebuchet
            foe hand | Ves
            close | Madman Lugos, Blueboy Lugos
            hand | Skellige Storm, Udalryk""",
        steps=((), ("Skellige Storm",)),
        cards={"card": "skellige-storm"},
    ),
    Lesson(
        "weather-clear-weather",
        picture="""
            weather | Biting Frost (foe), Torrential Rain (foe)
            foe ranged | Grave Hag, Toad
            foe hand | Ghoul
            close | Ves, Siegfried of Denesle
            siege | Ballista
            hand | Clear Weather, Keira Metz""",
        steps=((), ("Clear Weather",)),
        cards={"card": "clear-weather"},
    ),
)
