"""The topics of the rulebook that explain each rule of docs/rules.md to players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final


def _for_all(topic: str, ids: Iterable[str]) -> dict[str, str]:
    return dict.fromkeys(ids, topic)


TOPIC_OF: Final[Mapping[str, str]] = {
    **_for_all("redraw", ("SET-4", "SET-5", "SET-8", "SET-10")),
    **_for_all("starting-player", ("SET-6", "SET-7")),
    **_for_all("side-deck", ("SET-9", "SET-11", "SET-12")),
    **_for_all("passing", ("TURN-1", "TURN-2", "TURN-3", "TURN-12")),
    **_for_all("round-end", ("TURN-4", "TURN-5", "TURN-6", "TURN-7", "TURN-10")),
    **_for_all("game-end", ("SET-3", "TURN-8", "TURN-9", "TURN-11")),
    "PLAY-1": "kind-unit",
    **_for_all("at-the-table", ("PLAY-3", "PLAY-5", "PLAY-8", "PLAY-9")),
    **_for_all("kind-hero", ("PLAY-7", "PLAY-11", "STR-6")),
    **_for_all("strength", ("STR-1", "STR-3", "STR-4", "STR-5", "STR-7", "STR-8")),
    "STR-2": "weather",
    "STR-9": "leader-eredin-breacc-glas-the-treacherous",
    "STR-10": "leader-king-bran",
    "AB-AGILE": "ability-agile",
    **_for_all("ability-medic", ("AB-MEDIC", "AB-MEDIC-2")),
    "AB-MORALE": "ability-morale-boost",
    **_for_all("ability-muster", ("AB-MUSTER", "AB-MUSTER-2")),
    "AB-SPY": "ability-spy",
    "AB-BOND": "ability-tight-bond",
    "AB-HORN": "ability-commanders-horn",
    "AB-SCORCH-ROW": "ability-scorch-row",
    "AB-SCORCH": "ability-scorch",
    **_for_all("ability-summon-avenger", ("AB-AVENGER", "AB-AVENGER-2", "AB-AVENGER-3")),
    "AB-BERSERKER": "ability-berserker",
    "AB-MARDROEME": "ability-mardroeme",
    **_for_all("special-decoy", ("SP-DECOY", "SP-DECOY-2")),
    "SP-HORN": "special-commanders-horn",
    "SP-MARDROEME": "special-mardroeme",
    "SP-SCORCH": "special-scorch",
    "SP-WEATHER": "weather",
    "SP-FROST": "weather-frost",
    "SP-FOG": "weather-fog",
    "SP-RAIN": "weather-rain",
    "SP-STORM": "weather-storm",
    "SP-CLEAR": "weather-clear-weather",
    **_for_all("discard-pile", ("DISC-1", "DISC-2")),
    **_for_all("faction-monsters", ("FAC-1", "FAC-7")),
    "FAC-2": "faction-nilfgaard",
    "FAC-3": "faction-northern-realms",
    **_for_all("faction-scoiatael", ("FAC-4", "FAC-6")),
    "FAC-5": "faction-skellige",
    **_for_all("kind-leader", ("LEAD-1", "LEAD-2")),
    "LEAD-6": "leader-emhyr-var-emreis-the-white-flame",
    **_for_all("leader-emhyr-var-emreis-invader-of-the-north", ("LEAD-8", "LEAD-9")),
    "LEAD-10": "leader-eredin-destroyer-of-worlds",
    "LEAD-11": "leader-emhyr-var-emreis-the-relentless",
    "LEAD-12": "leader-emhyr-var-emreis-emperor-of-nilfgaard",
    "LEAD-13": "leader-francesca-findabair-hope-of-the-aen-seidhe",
    "LEAD-15": "leader-arnjolf-the-patricide",
    "LEAD-16": "leader-crach-an-craite",
    **_for_all("deck-building", ("DECK-1", "DECK-2", "DECK-7")),
    "DECK-3": "advanced-building",
    **_for_all("match-decks", ("TOUR-1", "TOUR-3", "TOUR-5")),
    **_for_all("match-games", ("TOUR-2", "TOUR-4")),
    **_for_all("ffa-rounds", ("FFA-1", "FFA-2", "FFA-3", "FFA-4")),
    **_for_all("ffa-cards", ("FFA-5", "FFA-6", "FFA-7", "FFA-8", "FFA-9")),
    **_for_all("team-sides", ("TEAM-1", "TEAM-2", "TEAM-6", "TEAM-8")),
    **_for_all("team-cards", ("TEAM-3", "TEAM-4", "TEAM-5", "TEAM-7", "TEAM-9", "TEAM-10", "TEAM-11", "TEAM-12")),
    **_for_all("solo-turns", ("SOLO-1", "SOLO-2", "SOLO-3", "SOLO-4", "SOLO-15", "SOLO-18")),
    **_for_all("solo-cards", tuple(f"SOLO-{number}" for number in (*range(5, 14), 16, 17))),
    **_for_all("solo-leader-pile", tuple(f"SOLO-{number}" for number in (14, *range(19, 24)))),
}
"""The topic that explains a rule to players; rules without a topic are explained by docs/rules.md alone."""
