"""The other ways to play: each variant of the books with its rules, its example, and tables of what is different."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from gwint import i18n
from gwint.cards import CATALOGUE
from gwint.decks.building_rules import in_leader_pool
from gwint.i18n import modes
from gwint.i18n.bundles import translate
from gwint.i18n.localizer import Localizer
from gwint.rulesets import LEGENDARY, RULESETS, Ruleset

MODES: Final = ("ffa", "team", "solo", "match")
RULESET_VARIANTS: Final = ("klub", "witcher3")
ADVANCED: Final = "advanced-building"
DETAILED: Final = ("ffa", "team", "solo")
"""The variants with special cases that the topics of the rulebook leave out."""


class RuleTopic(NamedTuple):
    """A topic of the rulebook, or a further part of a variant's rules, with its title and its text."""

    id: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class VariantTable:
    """A table in the explanation of a variant."""

    title: str
    about: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Variant:
    """A way to play other than the duel of the 2025 edition, completely explained."""

    id: str
    title: str
    about: str
    topics: tuple[RuleTopic, ...]
    tables: tuple[VariantTable, ...]
    lesson: str | None
    """The id of its example."""


def variants(language: str) -> tuple[Variant, ...]:
    """Explain all variants of the books."""
    ways = (
        *(_mode(family, language) for family in MODES),
        _variant(ADVANCED, language, (ADVANCED,)),
        *(_ruleset(name, language) for name in RULESET_VARIANTS),
    )
    return tuple(ways)


def _variant(
    id_: str,
    language: str,
    topics: tuple[str, ...] = (),
    tables: tuple[VariantTable, ...] = (),
    lesson: str | None = None,
) -> Variant:
    texts = [RuleTopic(topic, *i18n.rule_text(topic, LEGENDARY, language)) for topic in topics]
    if id_ in DETAILED:
        details = translate(f"variant-{id_}.details", language)
        texts.append(RuleTopic(f"{id_}-details", translate("variant-details", language), details))
    title, about = translate(f"variant-{id_}", language), translate(f"variant-{id_}.about", language)
    return Variant(id_, title, about, tuple(texts), tables, lesson)


def _mode(family: str, language: str) -> Variant:
    topics = tuple(topic for topic in modes.CHAPTERS[family] if topic != ADVANCED)
    tables = (_solo_leaders(language),) if family == "solo" else ()
    return _variant(family, language, topics, tables, None if family == modes.MATCH else f"mode-{family}")


def _solo_leaders(language: str) -> VariantTable:
    """SOLO-14. The leaders that have an effect of their own for the virtual opponent."""
    localizer = Localizer(language)
    rows = tuple(
        (localizer.card(leader), translate(f"solo-effect-{leader.solo.name}", language))
        for leader in CATALOGUE.leaders.values()
        if leader.solo is not None
    )
    about = translate("variant-solo-leaders-about", language)
    return VariantTable(translate("variant-solo-leaders", language), about, _leader_headings(language), rows)


def _leader_headings(language: str) -> tuple[str, str]:
    return translate("kind-leader", language), translate("label-ability", language)


def _ruleset(name: str, language: str) -> Variant:
    return _variant(name, language, tables=(_differences(name, language), _changed_leaders(name, language)))


def _differences(name: str, language: str) -> VariantTable:
    """The options whose values differ from those of the 2025 edition."""
    ruleset = RULESETS[name]
    titles = (translate(f"ruleset-{one}", language) for one in (name, "legendary"))
    changed = modes.changed_options(ruleset.options(), ruleset)
    rows = tuple(_option(option, ruleset, language) for option in changed)
    return VariantTable(translate("variant-differences", language), "", ("", *titles), rows)


def _option(option: str, ruleset: Ruleset, language: str) -> tuple[str, str, str]:
    topic = f"option-{option}".replace("_", "-")
    here, usual = (translate(f"{topic}-{one.options()[option]}", language) for one in (ruleset, LEGENDARY))
    return translate(topic, language), here, usual


def _changed_leaders(name: str, language: str) -> VariantTable:
    """The leaders of a ruleset whose effects differ from those of the 2025 edition."""
    ruleset = RULESETS[name]
    leaders = (leader for leader in CATALOGUE.leaders.values() if in_leader_pool(leader, ruleset))
    texts = ((leader.id, i18n.rule_text(f"leader-{leader.id}", ruleset, language)) for leader in leaders)
    rows = tuple(tuple(text) for id_, text in texts if text != i18n.rule_text(f"leader-{id_}", LEGENDARY, language))
    return VariantTable(translate("variant-leaders", language), "", _leader_headings(language), rows)
