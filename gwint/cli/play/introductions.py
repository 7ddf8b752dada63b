"""What is said of a mode: before its first game, and where the rules of a table are asked for."""

from __future__ import annotations

from collections.abc import Iterator

from gwint import i18n
from gwint.i18n import modes
from gwint.i18n.localizer import Voice
from gwint.i18n.rules import CHAPTERS
from gwint.rules.modes import DUEL
from gwint.rulesets import Ruleset
from gwint.rulesets import nearest as nearest_ruleset


def introduction(mode: str, ruleset: Ruleset, voice: Voice) -> list[str]:
    """A mode's own rules, what it makes of the options that were changed, and where to read more; not of duels."""
    if mode == DUEL.name:
        return []
    told = [i18n.rule(topic, ruleset, voice.language) for topic in (f"mode-{mode}", *modes.chapters(mode))]
    lines = [line for title, text in told for line in (f"{title}: {text}", "")]
    bent = [line for one in _bent(mode, ruleset, voice) for line in (one, "")]
    return [*lines, *bent, voice.say("play-opening")]


def _bent(mode: str, ruleset: Ruleset, voice: Voice) -> Iterator[str]:
    """MODE-1. Options of the ruleset that were changed and do not hold here, or not as they stand."""
    ignored = [_title(option, voice) for option in modes.changed(modes.ignored(mode), ruleset)]
    if ignored:
        yield voice.say("play-ignored", options="; ".join(ignored))
    holds = modes.partly(mode)
    partly = [(_title(option, voice), modes.HOLDS[holds[option]]) for option in modes.changed(holds, ruleset)]
    if partly:
        yield voice.say("play-partly", options="; ".join(f"{title} ({voice.say(how)})" for title, how in partly))


def _title(option: str, voice: Voice) -> str:
    return voice.say(f"option-{option}".replace("_", "-"))


def table_rules(mode: str, told: Ruleset, held: Ruleset, voice: Voice) -> Iterator[str]:
    """The rules of a table: the mode, the ruleset as it was told and its changes, and the chapters as they hold."""
    name, changes = nearest_ruleset(told)
    topics = (
        *(() if mode == DUEL.name else (f"mode-{mode}", *modes.chapters(mode))),
        f"ruleset-{name}",
        *(f"option-{option}".replace("_", "-") for option in changes if option not in modes.ignored(mode)),
        *(chapter for chapter in CHAPTERS if chapter not in modes.replaced(mode)),
    )
    for topic in topics:
        title, text = i18n.rule(topic, held, voice.language)
        yield f"{title}: {text}"
    yield from _bent(mode, told, voice)
