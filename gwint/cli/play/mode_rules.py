"""What is said of a mode: before its first game, and where the rules of a table are asked for."""

from __future__ import annotations

from collections.abc import Iterator

from gwint import i18n
from gwint.i18n import modes
from gwint.i18n.localizer import Localizer
from gwint.i18n.rules import CHAPTERS
from gwint.rules.modes import DUEL
from gwint.rulesets import Ruleset
from gwint.rulesets import nearest as nearest_ruleset


def mode_introduction(mode: str, ruleset: Ruleset, localizer: Localizer) -> list[str]:
    """A mode's own rules, what it makes of the options that were changed, and where to read more; not of duels."""
    if mode == DUEL.name:
        return []
    told = [i18n.rule_text(topic, ruleset, localizer.language) for topic in (f"mode-{mode}", *modes.chapters(mode))]
    lines = [line for title, text in told for line in (f"{title}: {text}", "")]
    bent = [line for one in _changed_option_notes(mode, ruleset, localizer) for line in (one, "")]
    return [*lines, *bent, localizer.translate("play-opening")]


def _changed_option_notes(mode: str, ruleset: Ruleset, localizer: Localizer) -> Iterator[str]:
    """MODE-1. Options of the ruleset that were changed and do not hold here, or not as they stand."""
    ignored = [
        _option_title(option, localizer) for option in modes.changed_options(modes.ignored_options(mode), ruleset)
    ]
    if ignored:
        yield localizer.translate("play-ignored", options="; ".join(ignored))
    holds = modes.partial_options(mode)
    partly = [
        (_option_title(option, localizer), modes.PARTIAL_MESSAGES[holds[option]])
        for option in modes.changed_options(holds, ruleset)
    ]
    if partly:
        yield localizer.translate(
            "play-partly", options="; ".join(f"{title} ({localizer.translate(how)})" for title, how in partly)
        )


def _option_title(option: str, localizer: Localizer) -> str:
    return localizer.translate(f"option-{option}".replace("_", "-"))


def table_rules(mode: str, told: Ruleset, held: Ruleset, localizer: Localizer) -> Iterator[str]:
    """The rules of a table: the mode, the ruleset as it was told and its changes, and the chapters as they hold."""
    name, changes = nearest_ruleset(told)
    topics = (
        *(() if mode == DUEL.name else (f"mode-{mode}", *modes.chapters(mode))),
        f"ruleset-{name}",
        *(f"option-{option}".replace("_", "-") for option in changes if option not in modes.ignored_options(mode)),
        *(chapter for chapter in CHAPTERS if chapter not in modes.replaced_chapters(mode)),
    )
    for topic in topics:
        title, text = i18n.rule_text(topic, held, localizer.language)
        yield f"{title}: {text}"
    yield from _changed_option_notes(mode, told, localizer)
