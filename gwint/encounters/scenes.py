"""Answers what happens when two subjects meet: plays all setups and keeps the scenes that concern both subjects."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import product
from typing import Final

from gwint import rulesets
from gwint.cards import ROWS, Card, Leader, Row
from gwint.encounters.deciding_rules import deciding_rules
from gwint.encounters.outcomes import Outcome, affect_each_other, facts, play_setup, table_facts
from gwint.encounters.setups import OWN, ActionKind, Role, Setup, lay
from gwint.encounters.situations import setups
from gwint.encounters.subjects import AnyCardWith, Subject, in_pool, may_share_a_side, subject, subject_id
from gwint.rule_topics import TOPIC_OF
from gwint.rules.chance import TABLE_STREAM
from gwint.rules.events import EVENT_KINDS, Event, FinishedRedraw, LaidWeather, Played
from gwint.rules.strength import explain
from gwint.rules.table import Table
from gwint.rules.table_validation import faults as table_faults
from gwint.rulesets import LEGENDARY, RULESETS, Ruleset
from gwint.views import visible_events

MAX_SCENES: Final = 6
MAX_STAND_INS: Final = 24
"""How many pairs of cards are tried for abilities that have no effect on their usual examples."""

ACTOR_ONLY: Final = frozenset({Role.ACTOR, Role.CONTEXT})
OTHER_ONLY: Final = frozenset({Role.OTHER, Role.CONTEXT})
NEITHER: Final = frozenset({Role.CONTEXT})


@dataclass(frozen=True, slots=True)
class StrengthChange:
    """A card on the battlefield whose strength is not the printed one, or not what it was before."""

    card: Card
    side: int
    row: Row
    count: int
    """How many copies in the row have this strength."""
    before: int | None
    """None if the card was not in this row before."""
    why: tuple[tuple[str, int], ...]
    """The printed strength first, then the strength after each step that changed it."""

    @property
    def strength(self) -> int:
        return self.why[-1][1]


@dataclass(frozen=True, slots=True)
class Scene:
    """A situation played by the rules, as the player who acts sees it. That player has seat 0."""

    setup: Setup
    before: Table
    after: Table
    events: tuple[Event, ...]
    possible: bool
    """Whether the rules allow the action; if not, the tables before and after are the same."""
    immune: tuple[Card, ...]
    """PLAY-7. The heroes that would have been affected as ordinary units."""
    random: bool
    """Whether a random choice was made, which may turn out differently."""
    strengths: tuple[StrengthChange, ...]
    rules: tuple[str, ...]
    """The IDs of the rules in docs/rules.md that decide what happens."""
    differs: tuple[str, ...]
    """The named rulesets under which something else happens."""

    def __repr__(self) -> str:
        happened = ", ".join(EVENT_KINDS[type(event)] for event in self.events)
        return f"<Scene {self.situation}: {happened or ('nothing' if self.possible else 'impossible')}>"

    @property
    def situation(self) -> str:
        """Where the other subject is, or what the table is like."""
        return self.setup.situation

    @property
    def topics(self) -> tuple[str, ...]:
        """The topics of the rulebook that explain these rules to players."""
        leaders = (one for one in (self.setup.actor, self.setup.other) if isinstance(one, Leader))
        explaining = (TOPIC_OF[rule] for rule in self.rules if rule in TOPIC_OF)
        return tuple(dict.fromkeys((*(f"leader-{leader.id}" for leader in leaders), *explaining)))


@dataclass(frozen=True, slots=True)
class Encounter:
    """The answer to the question what happens when two subjects meet."""

    first: Subject
    second: Subject | None
    ruleset: Ruleset
    affects: bool
    """Whether the two affect each other in any situation under these rules."""
    scenes: tuple[Scene, ...]
    """The scenes that concern both under any named rules; if there are none, at most one that shows this."""
    excluded: tuple[Subject, ...]
    """The subjects that the ruleset does not play with; the scenes show what would happen."""

    def __repr__(self) -> str:
        subjects = ", ".join(repr(subject) for subject in (self.first, self.second) if subject is not None)
        return f"<Encounter of {subjects}: {', '.join(scene.situation for scene in self.scenes) or 'no scenes'}>"


def meet(
    first: Subject | AnyCardWith | str,
    second: Subject | AnyCardWith | str | None = None,
    rules: Ruleset | str = LEGENDARY,
) -> Encounter:
    """Answers what happens when two cards, leaders, factions or moments meet, or what one of them does by itself.

    For an ability stands its usual example; where that has no effect, a card with which it has one, because it may lie
    on the same side: for a medic who meets a Monster, one whom the Monsters have.

    >>> [scene.situation for scene in meet("Decoy", "Thaler").scenes]
    ['row-own']
    >>> meet("Decoy", "Thaler").scenes[0].rules
    ('SP-DECOY', 'AB-SPY')
    """
    ruleset = rulesets.get_ruleset(rules)
    one, other = subject(first), None if second is None else subject(second)
    usual, *others = _pairs(one, other)
    encounter = answer(*usual, ruleset)
    tried = (encounter if encounter.affects else answer(*pair, ruleset) for pair in (usual, *others[:MAX_STAND_INS]))
    return next((found for found in tried if found.affects), encounter)


def _pairs(first: Subject | AnyCardWith, second: Subject | AnyCardWith | None) -> list[tuple[Subject, Subject | None]]:
    """The subjects themselves, or the cards that may stand for abilities: the usual ones, then those that may meet."""
    firsts = first.cards if isinstance(first, AnyCardWith) else (first,)
    seconds = second.cards if isinstance(second, AnyCardWith) else (second,)
    usual, *pairs = product(firsts, seconds)
    meeting = [(one, other) for one, other in pairs if one and other and may_share_a_side(one, other)]
    return [usual, *sorted(meeting, key=lambda pair: sum(_is_hero(one) for one in pair))]


def _is_hero(one: Subject | None) -> bool:
    return isinstance(one, Card) and one.hero


def answer(first: Subject, second: Subject | None, ruleset: Ruleset) -> Encounter:
    """The encounter of two subjects, or of one with whatever shows what it does."""
    found = _candidates(first, second, ruleset)
    others = {name: _candidates(first, second, named) for name, named in RULESETS.items() if named != ruleset}
    relevant = {key for found_ in (found, *others.values()) for key, one in found_.items() if one.relevant}
    shown = [candidate for key, candidate in found.items() if key in relevant]
    scenes = _without_repetition(shown or [*found.values()][:1])[:MAX_SCENES]
    return Encounter(
        first,
        second,
        ruleset,
        any(candidate.relevant for candidate in shown),
        tuple(_scene(candidate, others) for candidate in scenes),
        tuple(one for one in dict.fromkeys((first, second)) if one is not None and not in_pool(one, ruleset)),
    )


# Candidates

Key = tuple[str, str]
"""A situation and the id of the subject that acts."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A setup with its outcome, and whether the outcome concerns both subjects."""

    setup: Setup
    outcome: Outcome
    relevant: bool
    immune: tuple[Card, ...]

    @property
    def key(self) -> Key:
        return self.setup.situation, subject_id(self.setup.actor)

    @property
    def events(self) -> tuple[Event, ...]:
        """LEAD-12, PLAY-8. What the player who acts may know; a deal is shown without the cards."""
        viewer = None if self.setup.action.kind is ActionKind.BEGIN else OWN
        events = visible_events(self.outcome.after, self.outcome.events, viewer)
        return tuple(event for event in events if not isinstance(event, FinishedRedraw))


def _candidates(first: Subject, second: Subject | None, ruleset: Ruleset) -> dict[Key, Candidate]:
    found: dict[Key, Candidate] = {}
    for setup in setups(first, second, ruleset):
        if setup.seat_factions() is not None and not table_faults(lay(setup, ruleset)):
            candidate = _candidate(setup, ruleset)
            found.setdefault(candidate.key, candidate)
    return found


def _candidate(setup: Setup, ruleset: Ruleset) -> Candidate:
    outcome = play_setup(setup, ruleset)
    heroes = _heroes(setup)
    immune = tuple(hero for hero in heroes if facts(play_setup(setup, ruleset, mortal=hero)) != facts(outcome))
    return Candidate(setup, outcome, bool(immune) or _is_relevant(setup, ruleset, outcome), immune)


def _is_relevant(setup: Setup, ruleset: Ruleset, outcome: Outcome) -> bool:
    """Whether the outcome concerns both subjects; scenery shows whatever a single subject does with it."""
    if not setup.has_role(Role.OTHER):
        return setup.situation != "alone" or len(outcome.events) > 1
    parts = (facts(play_setup(setup, ruleset, present)) for present in (ACTOR_ONLY, OTHER_ONLY, NEITHER))
    return affect_each_other(facts(outcome), *parts)


def _heroes(setup: Setup) -> tuple[Card, ...]:
    return tuple(one for one in dict.fromkeys((setup.actor, setup.other)) if isinstance(one, Card) and one.hero)


def _without_repetition(candidates: list[Candidate]) -> list[Candidate]:
    """Where only strengths change, the order of the two does not matter: show it once, with the special acting."""
    steady = [candidate for candidate in candidates if _only_strengths_change(candidate)]
    kept = [candidate for candidate in steady if not _acts_as_unit(candidate)] or steady
    return [candidate for candidate in candidates if candidate not in steady or candidate is kept[0]]


def _only_strengths_change(candidate: Candidate) -> bool:
    events = [event for event in candidate.outcome.events if not isinstance(event, LaidWeather)]
    return candidate.outcome.possible and len(events) == 1 and isinstance(events[0], Played)


def _acts_as_unit(candidate: Candidate) -> bool:
    actor = candidate.setup.actor
    return isinstance(actor, Card) and actor.unit


# Scenes


def _scene(candidate: Candidate, others: dict[str, dict[Key, Candidate]]) -> Scene:
    before, after = candidate.outcome.before, candidate.outcome.after
    changes = tuple(strength_changes(before, after))
    return Scene(
        candidate.setup,
        before,
        after,
        candidate.events,
        candidate.outcome.possible,
        candidate.immune,
        after.chance.streams[TABLE_STREAM] != before.chance.streams[TABLE_STREAM],
        changes,
        deciding_rules(candidate.setup, candidate.outcome, steps_of(changes), candidate.immune),
        tuple(name for name, found in others.items() if _differs(candidate, found.get(candidate.key))),
    )


def steps_of(changes: tuple[StrengthChange, ...]) -> tuple[str, ...]:
    """Returns the steps of the calculation that had an effect, without repetition."""
    return tuple(dict.fromkeys(step for change in changes for step, _ in change.why))


def _differs(one: Candidate, other: Candidate | None) -> bool:
    return (
        other is None
        or one.events != other.events
        or any(
            table_facts(mine) != table_facts(theirs)
            for mine, theirs in zip(one.outcome.tables, other.outcome.tables, strict=True)
        )
    )


def strength_changes(before: Table, after: Table) -> Iterable[StrengthChange]:
    """Yields the cards on the battlefield after a move whose strength is not the printed one, or has changed."""
    for side in range(len(after.sides)):
        for row in ROWS:
            then = _explained_row(before, side, row)
            now = _explained_row(after, side, row)
            for card in dict.fromkeys(card for card, _ in now):
                olds = [why[-1][1] for one, why in then if one is card]
                yield from _changes_of(card, side, row, olds, [why for one, why in now if one is card])


def _explained_row(table: Table, side: int, row: Row) -> list[tuple[Card, tuple[tuple[str, int], ...]]]:
    return [(card, explain(table, side, row, place)) for place, card in enumerate(table.sides[side].rows[row])]


def _changes_of(
    card: Card, side: int, row: Row, olds: list[int], whys: list[tuple[tuple[str, int], ...]]
) -> Iterable[StrengthChange]:
    counts: dict[tuple[int | None, tuple[tuple[str, int], ...]], int] = {}
    for place, why in enumerate(whys):
        key = olds[place] if place < len(olds) else None, why
        counts[key] = counts.get(key, 0) + 1
    for (old, why), count in counts.items():
        if len(why) > 1 or old not in (None, why[-1][1]):
            yield StrengthChange(card, side, row, count, old, why)
