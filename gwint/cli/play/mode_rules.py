"""The rules of a mode as text: the introduction before a game, and the answer to the table command `rules`."""

from __future__ import annotations

from collections.abc import Iterator

from gwint import i18n
from gwint.i18n import modes
from gwint.i18n.localizer import Localizer
from gwint.i18n.rules import CHAPTERS
from gwint.rules.modes import DUEL
from gwint.rulesets import Ruleset, nearest_named


def mode_introduction(mode: str, ruleset: Ruleset, localizer: Localizer) -> list[str]:
    """Return a mode's own rules, what it does with changed options, and where to read more; nothing for a duel."""
    if mode == DUEL.name:
        return []
    texts = [i18n.rule_text(topic, ruleset, localizer.language) for topic in (f"mode-{mode}", *modes.chapters(mode))]
    lines = [line for title, text in texts for line in (f"{title}: {text}", "")]
    notes = [line for note in _changed_option_notes(mode, ruleset, localizer) for line in (note, "")]
    return [*lines, *notes, localizer.translate("play-opening")]


def _changed_option_notes(mode: str, ruleset: Ruleset, localizer: Localizer) -> Iterator[str]:
    """MODE-1. A mode ignores some changed options of the ruleset, wholly or partly."""
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


def table_rules(mode: str, chosen: Ruleset, adapted: Ruleset, localizer: Localizer) -> Iterator[str]:
    """Yield the rules of a table: the mode, the chosen ruleset with its changes, and the chapters for this mode."""
    name, changes = nearest_named(chosen)
    topics = (
        *(() if mode == DUEL.name else (f"mode-{mode}", *modes.chapters(mode))),
        f"ruleset-{name}",
        *(f"option-{option}".replace("_", "-") for option in changes if option not in modes.ignored_options(mode)),
        *(chapter for chapter in CHAPTERS if chapter not in modes.replaced_chapters(mode)),
    )
    for topic in topics:
        title, text = i18n.rule_text(topic, adapted, localizer.language)
        yield f"{title}: {text}"
    yield from _changed_option_notes(mode, chosen, localizer)
