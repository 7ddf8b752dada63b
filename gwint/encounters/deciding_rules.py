"""The rules that decide a scene, as their IDs in docs/rules.md, derived from what happened in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from gwint.cards import Ability, Card, Faction, Leader
from gwint.encounters.outcomes import Outcome
from gwint.encounters.setups import Setup, Zone
from gwint.encounters.subjects import Moment
from gwint.rules import events
from gwint.rulesets import Ruleset

ABILITY_RULES: Final[Mapping[Ability, tuple[str, ...]]] = {
    Ability.AGILE: ("AB-AGILE",),
    Ability.MEDIC: ("AB-MEDIC", "AB-MEDIC-2"),
    Ability.MORALE: ("AB-MORALE", "STR-4"),
    Ability.MUSTER: ("AB-MUSTER", "AB-MUSTER-2"),
    Ability.SPY: ("AB-SPY",),
    Ability.BOND: ("AB-BOND", "STR-3"),
    Ability.HORN: ("AB-HORN", "STR-5"),
    Ability.SCORCH_ROW: ("AB-SCORCH-ROW",),
    Ability.SCORCH: ("AB-SCORCH",),
    Ability.AVENGER: ("AB-AVENGER",),
    Ability.BERSERKER: ("AB-BERSERKER",),
    Ability.MARDROEME: ("AB-MARDROEME",),
}
"""The rules of units' abilities."""

SPECIAL_RULES: Final[Mapping[Ability, tuple[str, ...]]] = {
    Ability.DECOY: ("SP-DECOY",),
    Ability.HORN: ("SP-HORN",),
    Ability.MARDROEME: ("SP-MARDROEME",),
    Ability.SCORCH: ("SP-SCORCH",),
    Ability.FROST: ("SP-FROST", "SP-WEATHER"),
    Ability.FOG: ("SP-FOG", "SP-WEATHER"),
    Ability.RAIN: ("SP-RAIN", "SP-WEATHER"),
    Ability.STORM: ("SP-STORM", "SP-WEATHER"),
    Ability.CLEAR: ("SP-CLEAR",),
}
"""The rules of special cards."""

LEADER_RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "double-spies": ("STR-9",),
    "half-weather": ("STR-10",),
    "random-revival": ("LEAD-8",),
    "cancel-leaders": ("LEAD-6",),
    "extra-card": ("SET-10",),
    "take-from-own-pile": ("LEAD-4",),
    "take-from-enemy-pile": ("LEAD-4", "LEAD-11"),
    "play-from-enemy-pile": ("LEAD-4", "LEAD-11"),
    "everyone-revives": ("LEAD-9",),
    "shuffle-piles-back": ("LEAD-16",),
    "discard-two-take-one": ("LEAD-10",),
    "draw-card": ("LEAD-1",),
    "see-hand": ("LEAD-12",),
    "horn": ("LEAD-3", "LEAD-7"),
    "scorch-row": ("AB-SCORCH-ROW",),
    "weather": ("LEAD-14",),
    "clear-weather": ("SP-CLEAR",),
    "bond-from-deck": ("LEAD-15",),
    "mardroeme-from-deck": ("SP-MARDROEME",),
    "move-agile": ("LEAD-13",),
    "move-agile-freely": ("LEAD-13",),
}
"""The rules of leaders' effects."""

FACTION_RULES: Final[Mapping[Faction, tuple[str, ...]]] = {
    Faction.MONSTERS: ("FAC-1", "FAC-7"),
    Faction.NILFGAARD: ("FAC-2",),
    Faction.NORTHERN_REALMS: ("FAC-3",),
    Faction.SCOIATAEL: ("FAC-4", "FAC-6"),
    Faction.SKELLIGE: ("FAC-5",),
}

MOMENT_RULES: Final[Mapping[Moment, tuple[str, ...]]] = {
    Moment.GAME_START: ("SET-6",),
    Moment.ROUND_END: ("TURN-6",),
    Moment.TIE: ("TURN-5",),
    Moment.THIRD_ROUND: ("TURN-9",),
}

STEP_RULES: Final[Mapping[str, str]] = {
    "weather": "STR-2",
    "treachery": "STR-9",
    "bond": "STR-3",
    "morale": "STR-4",
    "horn": "STR-5",
}
"""The rule of each step in the calculation of a strength."""

DEPLOYED_ON: Final[Mapping[Ability, frozenset[str]]] = {
    Ability.MEDIC: frozenset({"pile-own"}),
    Ability.MUSTER: frozenset({"deck-own", "hand-own"}),
    Ability.SCORCH_ROW: frozenset({"row-enemy", "row-of-ten", "row-of-nine"}),
    Ability.SCORCH: frozenset({"row-own", "row-enemy", "alone"}),
}
"""The situations in which the ability of a unit that is played decides, even if it does nothing."""


def deciding_rules(setup: Setup, outcome: Outcome, steps: Iterable[str], immune: tuple[Card, ...]) -> tuple[str, ...]:
    """Returns the IDs of the rules that decide what happened, without repetition."""
    found = (
        *_rules_of_actor(setup, outcome),
        *(rule for one in (setup.actor, setup.other) for rule in _rules_of_subject(one, outcome)),
        *(rule for event in outcome.events for rule in rules_of_event(event)),
        *(STEP_RULES[step] for step in steps if step in STEP_RULES),
        *_rules_of_lying(setup, steps),
        *_immunity(setup, immune),
    )
    return tuple(dict.fromkeys(found))


def rules_of_move(
    actor: Card | Leader, ruleset: Ruleset, happened: Iterable[events.Event], steps: Iterable[str]
) -> tuple[str, ...]:
    """Returns the IDs of the rules that decide what follows when a card is played or a leader used on any table."""
    found = (
        *(_rules_of_card(actor) if isinstance(actor, Card) else _rules_of_leader(actor, ruleset)),
        *(rule for event in happened for rule in rules_of_event(event)),
        *(STEP_RULES[step] for step in steps if step in STEP_RULES),
    )
    return tuple(dict.fromkeys(found))


def _rules_of_card(card: Card) -> Iterator[str]:
    for ability in card.abilities:
        yield from (ABILITY_RULES if card.unit else SPECIAL_RULES)[ability]


def _rules_of_leader(leader: Leader, ruleset: Ruleset) -> tuple[str, ...]:
    return LEADER_RULES[leader.effects[ruleset.leader_effects].name]


def _rules_of_actor(setup: Setup, outcome: Outcome) -> Iterator[str]:
    """The rules of the card that is played, and of a play or use that is not allowed."""
    actor = setup.actor
    if isinstance(actor, Card):
        for ability in actor.abilities:
            if not actor.unit:
                yield from SPECIAL_RULES[ability]
            elif setup.situation in DEPLOYED_ON.get(ability, ()):
                yield from ABILITY_RULES[ability]
    if not outcome.possible:
        yield "LEAD-2" if isinstance(actor, Leader) else "PLAY-4"


def _rules_of_subject(one: object, outcome: Outcome) -> tuple[str, ...]:
    if isinstance(one, Leader):
        return _rules_of_leader(one, outcome.before.ruleset)
    if isinstance(one, Faction):
        return FACTION_RULES[one]
    return MOMENT_RULES[one] if isinstance(one, Moment) else ()


def _rules_of_lying(setup: Setup, steps: Iterable[str]) -> Iterator[str]:
    """AB-HORN. A horn in a row may be that of a unit."""
    subjects = [one for one in (setup.actor, setup.other) if isinstance(one, Card)]
    if "horn" in steps:
        yield from (
            rule for one in subjects if one.unit and one.has(Ability.HORN) for rule in ABILITY_RULES[Ability.HORN]
        )
        yield from (rule for one in subjects if not one.unit and one.has(Ability.HORN) for rule in ("SP-HORN",))


def _immunity(setup: Setup, immune: tuple[Card, ...]) -> tuple[str, ...]:
    """PLAY-7, PLAY-11. Heroes are untouched on the battlefield, and by what would restore them to it."""
    piled = any(placed.zone is Zone.PILE and placed.card in immune for placed in setup.placed)
    return () if not immune else ("PLAY-11",) if piled else ("PLAY-7",)


# Events


def rules_of_event(event: events.Event) -> tuple[str, ...]:
    """Returns the IDs of the rules that an event shows at work."""
    of_event = EVENT_RULES.get(type(event))
    return () if of_event is None else tuple(of_event(event))


def _played(event: events.Played) -> Iterator[str]:
    if event.how in HOW_RULES:
        yield from HOW_RULES[event.how]
    if not event.card.unit:
        yield from SPECIAL_RULES[event.card.abilities[0]]
    elif event.card.spy:
        yield from ABILITY_RULES[Ability.SPY]


HOW_RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "called": ABILITY_RULES[Ability.MUSTER],
    "revived": ("AB-MEDIC-2",),
    "returned": ("FAC-5", "AB-MEDIC-2"),
}


def _went_to_hand(event: events.WentToHand) -> Iterator[str]:
    """SP-DECOY-2, AB-AVENGER. What a Decoy takes back is a new play, and no avenger comes for it."""
    if event.card.side_deck:
        yield "SP-DECOY-2"
    for ability in (Ability.SPY, Ability.AVENGER):
        if event.card.has(ability):
            yield from ABILITY_RULES[ability]


def _burned(event: events.Burned) -> Iterator[str]:
    """DISC-1. A spy goes to the pile of the side it lies on."""
    if any(card.spy for card, _ in event.victims):
        yield "DISC-1"
    if len(event.victims) > 1:
        yield "DISC-2"


def _swept(event: events.Swept) -> Iterator[str]:
    yield "TURN-6"
    if any(card.spy for pile in event.piles for card in pile):
        yield "DISC-1"


EVENT_RULES: Final[Mapping[type[events.Event], Callable[[Any], Iterable[str]]]] = {
    events.Played: _played,
    events.Summoned: lambda event: ("AB-AVENGER", "AB-AVENGER-2"),
    events.Transformed: lambda event: ("AB-BERSERKER", "AB-MARDROEME"),
    events.WentToHand: _went_to_hand,
    events.Burned: _burned,
    events.LeftGame: lambda event: ("AB-AVENGER-3",),
    events.LaidWeather: lambda event: SPECIAL_RULES[event.weather],
    events.ClearedWeather: lambda event: ("SP-CLEAR",),
    events.TookFromPile: lambda event: ("LEAD-4", "LEAD-5"),
    events.Stayed: lambda event: FACTION_RULES[Faction.MONSTERS],
    events.Swept: _swept,
}
"""The rules that each event shows at work."""
