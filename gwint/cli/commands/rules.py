"""`gwint rules`: looks up rulesets, modes, topics and rules by their ID."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import click

from gwint import i18n
from gwint.cards import CATALOGUE, LANGUAGES, names
from gwint.cards.names import find_cards, find_faction, find_leader
from gwint.cli import localized, rulebook
from gwint.cli.options import CARD_TOPICS, find_abilities, find_topics_by_title, json_option, rules_option
from gwint.cli.render import output
from gwint.cli.render.lesson_board import print_drawing
from gwint.cli.render.terminal import Terminal
from gwint.faults import GwintError
from gwint.i18n import modes
from gwint.i18n.bundles import translate
from gwint.i18n.faults import with_ranges
from gwint.lessons import LESSONS, Lesson
from gwint.lessons.book import drawings
from gwint.rule_topics import TOPIC_OF
from gwint.rulesets import LEGENDARY, OPTIONS, RULESETS, Ruleset, parse
from gwint.spelling import fold, nearest
from gwint.wire.codecs import write
from gwint.wire.rulebook import (
    ModeFacts,
    OptionFacts,
    RulesetFacts,
    Rulesets,
    Topic,
    mode_facts,
    option_facts,
    ruleset_facts,
    rulesets_facts,
    topic_facts,
)

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

PREFIXES: Final = (*CARD_TOPICS, "mode", "faction", "leader", "kind", "option")
"""Prefixes of topics that may be left out: `spy` is ability-spy, `scorch` the ability and the special."""


OPTION_PREFIX: Final = "option-"
OPTION_CHAPTER: Final = "OPT"
"""The chapter of docs/rules.md that is a table of options."""
NEAREST: Final = 5
"""How many similar names are suggested."""
OWN_CUTOFF: Final = 0.5
"""The least similarity of a name in the output's language: Spy for “spies”."""


class UnknownTopic(GwintError):
    """The name is neither a topic, a ruleset nor a rule."""


@localized.command(
    "gwint rules", "gwint rules spy --lang de", "gwint rules klub", "gwint rules ffa", "gwint rules TURN-7"
)
@localized.argument("words", metavar="id", nargs=-1, shell_complete=lambda *given: _complete_id(given[2]))
@rules_option
@localized.language_option
@json_option
def command(words: tuple[str, ...], ruleset: Ruleset, language: str, json: bool) -> None:
    """Look up a topic, a mode, a ruleset, or a rule by its ID in docs/rules.md."""
    id_ = " ".join(words).strip()
    answer = _answer(id_, ruleset, language) if id_ else _contents(language)
    if json:
        output.json(answer)
    else:
        PRINT["contents" if not id_ else str(answer["kind"])](answer, language)


def _answer(id_: str, ruleset: Ruleset, language: str) -> dict[str, Any]:
    """Look up a name, trying the most specific meaning first."""
    if id_ in RULESETS or "=" in id_:
        return _ruleset(parse(id_), language)
    if id_ in (*modes.CHAPTERS, *modes.NAMES):
        return _mode(id_, ruleset, language)
    if id_.upper() == OPTION_CHAPTER:
        return _options(ruleset, language)
    if id_.upper() in rulebook.rules():
        return _rules({id_.upper(): rulebook.rules()[id_.upper()]}, ruleset, language)
    if id_.upper() in rulebook.chapters() and rulebook.chapter(id_.upper()):
        return _rules(rulebook.chapter(id_.upper()), ruleset, language, topics=False)
    topics = find_topics(id_)
    cards = () if topics else find_cards(id_)[:1]
    if not topics and not cards:
        raise UnknownTopic("topic-name", name=id_, nearest=nearest_topics(id_, language))
    entries = [_topic(topic, ruleset, language) for topic in topics]
    entries += [_card(card, ruleset, language) for card in cards]
    return {"kind": "topics", "rules": str(ruleset), "topics": entries}


# Finding


def find_topics(spelt: str) -> tuple[str, ...]:
    """Find the topics of that id, with or without its prefix, or else of that name in any language."""
    for find in (_by_id, _by_name, _by_ability, find_topics_by_title):
        if found := tuple(find(spelt)):
            return found
    return ()


def _by_id(spelt: str) -> Iterator[str]:
    plain = spelt.strip().lower().replace("_", "-").replace(" ", "-")
    return _known_topics(plain, *(f"{prefix}-{plain}" for prefix in PREFIXES))


def _by_ability(spelt: str) -> Iterator[str]:
    for ability in find_abilities(spelt):
        yield from _known_topics(*(f"{prefix}-{ability}" for prefix in CARD_TOPICS))


def _by_name(spelt: str) -> Iterator[str]:
    """Find factions and leaders by the names in the catalogue."""
    if faction := find_faction(spelt):
        yield f"faction-{faction}"
    if leader := find_leader(spelt):
        yield f"leader-{leader.id}"


def _known_topics(*ids: str) -> Iterator[str]:
    return (topic for topic in ids if topic in i18n.topics())


def nearest_topics(spelt: str, language: str) -> tuple[str, ...]:
    """Return the names of topics, cards, rules and rulesets that are spelt most like this; first the language's own."""
    short = (topic.partition("-")[2] for topic in i18n.topics() if topic.partition("-")[0] in PREFIXES)
    cards = (names.name(card, language) for card in CATALOGUE.cards.values())
    own = nearest(spelt, (*_titles(language), *cards), cutoff=OWN_CUTOFF)
    others = (title for other in LANGUAGES for title in _titles(other))
    every = nearest(spelt, (*short, *i18n.topics(), *rulebook.rules(), *RULESETS, *others), NEAREST)
    found: dict[str, str] = {}
    for close in (*own, *every):
        found.setdefault(fold(close), close)
    return tuple(found.values())[:NEAREST]


def _titles(language: str) -> list[str]:
    return [i18n.rule_text(topic, LEGENDARY, language).title for topic in i18n.topics()]


def _complete_id(typed: str) -> list[CompletionItem]:
    from click.shell_completion import CompletionItem

    known = (*RULESETS, *i18n.topics(), *rulebook.rules(), *CATALOGUE.leaders)
    return [CompletionItem(id_) for id_ in known if id_.lower().startswith(typed.lower())]


# Answering


def _contents(language: str) -> dict[str, Any]:
    others = (topic for topic in i18n.topics() if not topic.startswith(("ruleset-", "mode-")))
    return {
        **write(Rulesets, rulesets_facts(language)),
        "topics": [{"id": topic, "title": i18n.rule_text(topic, LEGENDARY, language).title} for topic in others],
        "chapters": rulebook.chapters(),
    }


def _mode(id_: str, ruleset: Ruleset, language: str) -> dict[str, Any]:
    """MODE-1. A mode or a family of modes has its own chapters and ignores some options wholly or partly."""
    named = [name for name in modes.NAMES if id_ in (name, modes.mode_family(name))]
    chapters = dict.fromkeys(chapter for name in named for chapter in modes.chapters(name))
    return {
        "kind": "mode",
        "rules": str(ruleset),
        "modes": [write(ModeFacts, mode_facts(name, ruleset, language)) for name in named],
        "topics": [_topic(chapter, ruleset, language) for chapter in chapters],
        "ignores": [_option(option, ruleset, language) for option in modes.ignored_options(named[0])],
        "ignores_partly": [
            {
                **_option(option, ruleset, language),
                "holds": how,
                "holds_text": translate(modes.PARTIAL_MESSAGES[how], language),
            }
            for option, how in modes.partial_options(named[0]).items()
        ],
    }


def _topic(topic: str, ruleset: Ruleset, language: str) -> dict[str, Any]:
    data: dict[str, Any] = write(Topic, topic_facts(topic, ruleset, language))
    option = topic.removeprefix(OPTION_PREFIX).replace("-", "_")
    values = {"option": option, "values": list(OPTIONS[option])} if topic.startswith(OPTION_PREFIX) else {}
    return data | {"rule_ids": list(rulebook.rules_of_topic(topic))} | values


def _card(card: Any, ruleset: Ruleset, language: str) -> dict[str, Any]:
    title, *lines = i18n.card_text(card, ruleset, language)
    return {"id": card.id, "title": title, "text": "\n".join(lines), "book_note": "", "rule_ids": []}


def _rules(texts: dict[str, str], ruleset: Ruleset, language: str, topics: bool = True) -> dict[str, Any]:
    explaining = [TOPIC_OF[id_] for id_ in texts if topics and id_ in TOPIC_OF]
    return {
        "kind": "rules",
        "rules": str(ruleset),
        "texts": [{"rule": id_, "text": body} for id_, body in texts.items()],
        "topics": [_topic(topic, ruleset, language) for topic in explaining],
    }


def _ruleset(ruleset: Ruleset, language: str) -> dict[str, Any]:
    return {
        "kind": "ruleset",
        "rules": str(ruleset),
        "ruleset": write(RulesetFacts, ruleset_facts(ruleset, language)),
        "options": [_option(option, ruleset, language) for option in OPTIONS],
    }


def _options(ruleset: Ruleset, language: str) -> dict[str, Any]:
    options = [_option(option, ruleset, language) for option in OPTIONS]
    return {"kind": "options", "rules": str(ruleset), "options": options}


def _option(option: str, ruleset: Ruleset, language: str) -> dict[str, Any]:
    """Return an option with its value in the ruleset."""
    facts, value = option_facts(option, language), ruleset.options()[option]
    return {
        **write(OptionFacts, facts),
        "value": value,
        "value_text": i18n.option_value_text(option, value, language),
        "usual_text": i18n.option_value_text(option, facts.usual, language),
        "differs": value != facts.usual,
    }


# Printing


def _print_contents(answer: dict[str, Any], language: str) -> None:
    output.title(translate("cli-modes", language))
    output.table(("", "", ""), [(entry["id"], entry["title"], entry["text"]) for entry in answer["modes"]])
    output.heading(translate("cli-rulesets", language))
    output.table(("", "", ""), [(entry["id"], entry["title"], entry["text"]) for entry in answer["rulesets"]])
    output.heading(translate("cli-topics", language))
    output.table(("", ""), [(_short(entry["id"]), entry["title"]) for entry in answer["topics"]])
    output.heading(translate("cli-chapters", language))
    output.table(("", ""), answer["chapters"].items())


def _short(topic: str) -> str:
    """Return a leader's code, because its id would fill the line, or any other topic's id."""
    leader = CATALOGUE.leaders.get(topic.removeprefix("leader-"))
    return leader.code if leader else topic


def _print_topics(answer: dict[str, Any], language: str) -> None:
    for place, entry in enumerate(answer["topics"]):
        if place:
            click.echo()
        output.title(entry["title"])
        output.paragraph(entry["text"])
        if entry["book_note"]:
            output.paragraph(entry["book_note"])
        if "option" in entry:
            example = _changed(entry["option"], answer["rules"])
            values = ", ".join(with_ranges(entry["values"]))
            output.paragraph(translate("cli-option-values", language, values=values, example=example))
        output.facts({translate("label-rules", language): ", ".join(entry["rule_ids"])})
        if entry["id"] in LESSONS and answer["rules"] == str(LEGENDARY):
            _print_example(LESSONS[entry["id"]], language)


def _changed(option: str, rules: str) -> str:
    """Write an option with another value than at this table."""
    value, values = parse(rules).options()[option], OPTIONS[option]
    return f"{option}={values[(values.index(value) + 1) % len(values)]}"


def _print_options(answer: dict[str, Any], language: str) -> None:
    """Print how every option is written, with its values and what it decides."""
    output.title(translate("cli-option-table", language, example="klub,roach=yes,gems=3"))
    rows = [
        (entry["id"], ", ".join(with_ranges(value["id"] for value in entry["values"])), entry["value"], entry["title"])
        for entry in answer["options"]
    ]
    output.table(["", "", answer["rules"], ""], rows)


def _print_example(lesson: Lesson, language: str) -> None:
    """Print the example turn of a topic; examples follow the rules of the 2025 edition."""
    output.heading(translate("book-example", language))
    for drawing in drawings(lesson, language):
        print_drawing(drawing, language, Terminal().width)


def _print_mode(answer: dict[str, Any], language: str) -> None:
    for entry in answer["modes"]:
        output.title(f"{entry['title']} ({entry['id']})")
        output.paragraph(entry["text"])
    if answer["topics"]:
        click.echo()
        _print_topics(answer, language)
    output.heading(translate("cli-ignored", language))
    if answer["ignores"]:
        output.table(("", ""), [(entry["id"], entry["title"]) for entry in answer["ignores"]])
    else:
        output.paragraph(translate("cli-ignored-none", language))
    if answer["ignores_partly"]:
        output.heading(translate("cli-partly", language))
        rows = [(entry["id"], entry["title"], entry["holds_text"]) for entry in answer["ignores_partly"]]
        output.table(("", "", ""), rows)


def _print_rules(answer: dict[str, Any], language: str) -> None:
    for entry in answer["texts"]:
        output.paragraph(f"{entry['rule']}  {entry['text']}")
    if answer["topics"]:
        click.echo()
        _print_topics(answer, language)


def _print_ruleset(answer: dict[str, Any], language: str) -> None:
    output.title(f"{answer['ruleset']['title']} ({answer['rules']})")
    output.paragraph(answer["ruleset"]["text"])
    same = [entry for entry in answer["options"] if not entry["differs"]]
    other = [entry for entry in answer["options"] if entry["differs"]]
    if other:
        output.heading(translate("cli-differs", language))
        headings = ["", answer["rules"], "legendary"]
        output.table(headings, [(entry["title"], entry["value_text"], entry["usual_text"]) for entry in other])
    if same:
        output.heading(translate("cli-same" if other else "cli-options", language))
        output.table(("", ""), [(entry["title"], entry["value_text"]) for entry in same])


PRINT: Final = {
    "contents": _print_contents,
    "topics": _print_topics,
    "rules": _print_rules,
    "ruleset": _print_ruleset,
    "mode": _print_mode,
    "options": _print_options,
}
