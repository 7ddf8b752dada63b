"""Why things happen in a solo game: each event with the opponent's choice behind it and the rules that decide it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from gwint.cards import Ability, Card
from gwint.encounters.deciding_rules import ABILITY_RULES, SPECIAL_RULES, rules_of_event
from gwint.rule_topics import TOPIC_OF
from gwint.rules import events
from gwint.rules.events import Event
from gwint.rules.modes.solo import VIRTUAL
from gwint.rules.virtual_opponent import events as virtual
from gwint.rules.virtual_opponent.events import Judged
from gwint.wire.companion import ExplainedEvent, RuleRef


def explain(log: Sequence[Event]) -> list[ExplainedEvent]:
    """Return all events but the opponent's choices, each of which explains the event after it."""
    explained: list[ExplainedEvent] = []
    judged: Judged | None = None
    played: events.Played | None = None
    for event in log:
        if isinstance(event, Judged):
            judged = event
            continue
        rules = (*_rules_of(event), *_rules_of_cause(event, played), *_rules_of_choice(judged))
        refs = (RuleRef(rule, TOPIC_OF.get(rule, "")) for rule in dict.fromkeys(rules))
        explained.append(ExplainedEvent(event, judged, tuple(refs)))
        judged = None
        played = event if isinstance(event, events.Played) else played
    return explained


def _rules_of(event: Event) -> tuple[str, ...]:
    find = SOLO_RULES.get(type(event))
    return (*(find(event) if find else ()), *rules_of_event(event))


def _rules_of_choice(judged: Judged | None) -> tuple[str, ...]:
    """SOLO-5, SOLO-6. What decided between the ways of playing a card."""
    if judged is None:
        return ()
    return ("SOLO-5", "SOLO-6") if judged.decided == "row" else ("SOLO-5",)


def _rules_of_cause(event: Event, played: events.Played | None) -> Iterator[str]:
    """SOLO-12. What was scorched was scorched by the card that was played last, or by a leader."""
    if isinstance(event, events.Burned) and played is not None:
        rules = ABILITY_RULES if played.card.unit else SPECIAL_RULES
        scorching = [ability for ability in played.card.abilities if ability in SCORCHING]
        yield from (rule for ability in scorching for rule in rules[ability])
        if scorching and played.seat == VIRTUAL:
            yield "SOLO-12"


SCORCHING: Final = (Ability.SCORCH, Ability.SCORCH_ROW)


def _played(event: events.Played) -> Iterator[str]:
    """SOLO-2 to SOLO-14. How the opponent plays its cards; yours follow the ordinary rules."""
    if event.seat == VIRTUAL:
        yield from HOW_RULES.get(event.how, ())
        yield from _rules_of_card(event.card)
    elif event.card.unit:
        yield from (rule for ability in event.card.abilities for rule in ABILITY_RULES[ability])


def _rules_of_card(card: Card) -> Iterator[str]:
    rules = OPPONENTS_UNITS if card.unit else OPPONENTS_SPECIALS
    yield from (rules[ability] for ability in card.abilities if ability in rules)


HOW_RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "played": ("SOLO-2",),
    "called": ("SOLO-11",),
    "revived": ("SOLO-9",),
    "turned-up": ("SOLO-7", "SOLO-17"),
    "leader": ("SOLO-14",),
}
"""The rules of each way in which the opponent plays a card."""
OPPONENTS_UNITS: Final[Mapping[Ability, str]] = {
    Ability.SPY: "SOLO-10",
    Ability.MEDIC: "SOLO-9",
    Ability.MUSTER: "SOLO-11",
    Ability.AGILE: "SOLO-8",
    Ability.SCORCH: "SOLO-12",
    Ability.SCORCH_ROW: "SOLO-12",
}
"""The rule that changes a unit's ability for the opponent."""
OPPONENTS_SPECIALS: Final[Mapping[Ability, str]] = {
    Ability.HORN: "SOLO-6",
    Ability.MARDROEME: "SOLO-6",
    Ability.DECOY: "SOLO-7",
    Ability.SCORCH: "SOLO-12",
    **dict.fromkeys((Ability.FROST, Ability.FOG, Ability.RAIN, Ability.STORM, Ability.CLEAR), "SOLO-4"),
}
"""The rule that changes a special for the opponent."""


def _discarded(event: events.Discarded) -> Iterator[str]:
    if event.source == "unplaced":
        yield "SOLO-16"


def _passed(event: events.Passed) -> Iterator[str]:
    yield "SOLO-3"
    if event.by_itself:
        yield "TURN-3"


def _turned_up_leader(event: virtual.TurnedUpLeader) -> Iterator[str]:
    yield "SOLO-14"
    if event.cancelled:
        yield "SOLO-21"


SOLO_RULES: Final[Mapping[type[Event], Callable[[Any], Iterable[str]]]] = {
    events.Played: _played,
    events.Discarded: _discarded,
    events.Passed: _passed,
    events.BeganRound: lambda event: ("SOLO-3",),
    events.Moved: lambda event: ("SOLO-8",),
    events.SoundedHorn: lambda event: ("LEAD-7",),
    events.ShuffledBack: lambda event: ("LEAD-16",),
    events.TookFromDeck: lambda event: ("LEAD-10",),
    events.EndedRound: lambda event: ("SOLO-22", "TURN-5"),
    virtual.SatOut: lambda event: ("SOLO-15",),
    virtual.LaidFaceDown: lambda event: ("SOLO-7",),
    virtual.TurnedUpLeader: _turned_up_leader,
    virtual.AddedToTotal: lambda event: ("SOLO-14",),
}
"""The rules of solo, and of leaders, that each event shows at work."""
