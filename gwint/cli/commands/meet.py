"""`gwint meet`: lays two cards, leaders or factions on a table and plays them by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from gwint.cards import CATALOGUE, FACTIONS
from gwint.cli import localized
from gwint.cli.options import json_option, rules_option
from gwint.cli.render import output
from gwint.cli.render.board import board
from gwint.cli.render.rows import hand_lines
from gwint.cli.render.terminal import Terminal, colourise
from gwint.encounters import Encounter, Moment, Scene, meet
from gwint.encounters.sentences import (
    format_answer,
    format_notes,
    format_question,
    format_scene_events,
    format_situation,
    format_strength_change,
    named_subject,
    player_names,
)
from gwint.encounters.setups import OWN
from gwint.i18n.bundles import translate
from gwint.i18n.localizer import Localizer
from gwint.rules.table import Table
from gwint.rulesets import Ruleset
from gwint.views import view
from gwint.wire.codecs import write
from gwint.wire.encounters import EncounterFacts, encounter_facts

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem


@localized.command(
    'gwint meet Scorch "Geralt of Rivia"',
    "gwint meet Medic Spy --lang de",
    "gwint meet Nekker Nekker --rules klub",
    "gwint meet Monsters round-end",
    "gwint meet Villentretenmerth",
)
@localized.argument("first", metavar="name", shell_complete=lambda *given: _complete_name(given[2]))
@localized.argument("second", metavar="name", required=False, shell_complete=lambda *given: _complete_name(given[2]))
@rules_option
@localized.language_option
@json_option
def command(first: str, second: str | None, ruleset: Ruleset, language: str, json: bool) -> None:
    """Show what happens when two cards, leaders, factions or moments meet."""
    subject = named_subject(first, language)
    encounter = meet(subject, None if second is None else named_subject(second, language), ruleset)
    if json:
        output.json(write(EncounterFacts, encounter_facts(encounter, language)))
    else:
        _print_encounter(encounter, language)


def _complete_name(typed: str) -> list[CompletionItem]:
    from click.shell_completion import CompletionItem

    ids = dict.fromkeys((*(id_ for id_, _ in CATALOGUE.cards), *CATALOGUE.leaders, *FACTIONS, *Moment))
    return [CompletionItem(str(id_)) for id_ in ids if id_.startswith(typed.lower())]


def _print_encounter(encounter: Encounter, language: str) -> None:
    output.title(format_question(encounter, language))
    for sentence in format_answer(encounter, language):
        output.paragraph(sentence)
    for scene in encounter.scenes:
        output.heading(format_situation(scene, language))
        _print_scene(scene, language)


def _print_scene(scene: Scene, language: str) -> None:
    _print_table(scene.before, "encounter-before", language)
    if scene.possible:
        click.echo()
        for sentence in format_scene_events(scene, language):
            output.paragraph(sentence)
        _print_table(scene.after, "encounter-after", language)
    changes = [format_strength_change(change, language) for change in scene.strengths]
    notes = format_notes(scene, language)
    if changes or notes:
        click.echo()
    for sentence in (*changes, *notes):
        output.paragraph(sentence)
    output.facts({translate("label-rules", language): ", ".join(scene.rules)})


def _print_table(table: Table, message: str, language: str) -> None:
    """Print the battlefield and the hand as the player who acts sees them."""
    localizer = Localizer(language, player_names(language))
    width = Terminal().width
    shown = view(table, OWN)
    output.heading(localizer.translate(message))
    lines = board(shown, localizer, OWN, width)
    hand = hand_lines(table.seats[OWN].hand, localizer, width)
    for line in (*lines, *hand):
        click.echo(colourise(line))
