"""Data of the wire for --json, with the sentences and phrases that a server leaves to its clients."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

from gwint import i18n
from gwint.cards import Card, Leader
from gwint.faults import Fault
from gwint.i18n.localizer import Localizer
from gwint.match.deck_naming import Name
from gwint.match.deck_naming import phrase as name_phrase
from gwint.notation.move_phrases import phrase
from gwint.rules.moves import Move
from gwint.rulesets import Ruleset
from gwint.wire import write_fault
from gwint.wire.catalogue import CardFacts, LeaderFacts, card_facts, leader_facts
from gwint.wire.codecs import write
from gwint.wire.replays import ReplayStep, Step, replay_step
from gwint.wire.sentences import format_table_event


def fault_data(fault: Fault, language: str) -> dict[str, Any]:
    """Return a fault with its sentence."""
    return write_fault(fault) | {"text": i18n.format_fault(fault, language)}


def card_data(card: Card, ruleset: Ruleset, language: str) -> dict[str, Any]:
    return dict(write(CardFacts, card_facts(card, ruleset, language)))


def leader_data(leader: Leader, ruleset: Ruleset, language: str) -> dict[str, Any]:
    return dict(write(LeaderFacts, leader_facts(leader, ruleset, language)))


def replay_data(steps: list[Step], seat: int | None, localizer: Localizer) -> Iterator[dict[str, Any]]:
    """Yield the steps of a replay with the phrase of each move and the sentence of each event; None shows all hands."""
    yield _step_data(steps[0], None, seat, localizer)
    for before, step in pairwise(steps):
        yield _step_data(step, _phrase(before, step), seat, localizer)


def _step_data(step: Step, move: str | None, seat: int | None, localizer: Localizer) -> dict[str, Any]:
    seen = replay_step(step, seat)
    data = write(ReplayStep, seen)
    texts: Iterable[str] = (format_table_event(event, localizer) for event in seen.events)
    events = [event | {"text": text} for event, text in zip(data["events"], texts, strict=True)]
    return {**data, "events": events, "phrase": move}


def _phrase(before: Step, step: Step) -> str | None:
    """Return the move of a step as a record writes it."""
    move, seat = step.change.move, step.change.seat
    if isinstance(move, Name):
        return name_phrase(move)
    return phrase(before.game.table, move, seat) if isinstance(move, Move) and seat is not None else None
