"""The quick reference card: the rules of a duel on one sheet of paper, by a ruleset and in a language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from gwint.i18n.bundles import translate
from gwint.i18n.rules import rule_arguments
from gwint.rulesets import Ruleset

DISCARD: Final = "discard"
"""TURN-12. An entry that only a house rule adds."""
SECTIONS: Final[Mapping[str, Mapping[str, str]]] = {
    "start": {"hand": "", "gems": "", "first-player": ""},
    "turn": {"play": "", "leader": "", DISCARD: "", "pass": ""},
    "rows": {"close": "row-close", "ranged": "row-ranged", "siege": "row-siege", "strength": "", "hero": "kind-hero"},
    "abilities": {
        "agile": "ability-agile",
        "medic": "ability-medic",
        "morale-boost": "ability-morale-boost",
        "muster": "ability-muster",
        "spy": "ability-spy",
        "tight-bond": "ability-tight-bond",
        "unit-horn": "ability-commanders-horn",
        "row-scorch": "ability-scorch-row",
        "unit-scorch": "ability-scorch",
        "avenger": "ability-summon-avenger",
        "berserker": "ability-berserker",
        "mardroeme": "ability-mardroeme",
    },
    "specials": {
        "decoy": "special-decoy",
        "horn": "special-commanders-horn",
        "scorch": "special-scorch",
        "special-mardroeme": "special-mardroeme",
        "weather": "kind-weather",
        "clear-weather": "weather-clear-weather",
    },
    "end": {"result": "", "battlefield": "", "next-round": "", "game-end": ""},
    "factions": {
        "monsters": "faction-monsters",
        "nilfgaard": "faction-nilfgaard",
        "northern-realms": "faction-northern-realms",
        "scoiatael": "faction-scoiatael",
        "skellige": "faction-skellige",
    },
}
"""The entries of each section, with the topic whose symbol stands before an entry, if any."""


@dataclass(frozen=True, slots=True)
class ReferenceEntry:
    """A rule in a few words."""

    id: str
    symbol: str
    """The topic of the symbol that stands for it, such as `ability-medic`; empty if it has none."""
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class ReferenceSection:
    """Rules that belong together."""

    id: str
    title: str
    entries: tuple[ReferenceEntry, ...]


@dataclass(frozen=True, slots=True)
class QuickReference:
    """The card with all its sections."""

    language: str
    rules: Ruleset
    title: str
    sections: tuple[ReferenceSection, ...]


def quick_reference(ruleset: Ruleset, language: str) -> QuickReference:
    """Return the card, without the rules that need an option that this ruleset does not have."""
    return QuickReference(
        language,
        ruleset,
        translate("quick-title", language),
        tuple(
            ReferenceSection(id_, translate(f"quick-{id_}", language), tuple(_entries(entries, ruleset, language)))
            for id_, entries in SECTIONS.items()
        ),
    )


def _entries(entries: Mapping[str, str], ruleset: Ruleset, language: str) -> Iterator[ReferenceEntry]:
    for id_, symbol in entries.items():
        if id_ != DISCARD or ruleset.discard_turn == "yes":
            text = translate(f"quick-{id_}.text", language, **rule_arguments(ruleset))
            yield ReferenceEntry(id_, symbol, translate(f"quick-{id_}", language), text)
