"""Situations at a moment of the game: its start, the end of a round, a tie, the third round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from gwint.cards import Card, Faction, Leader, Row
from gwint.encounters.drafts import HEROES, Draft, can_lie, in_row, is_weather, placed_in, with_bystanders, with_placed
from gwint.encounters.leader_situations import effect_of
from gwint.encounters.setups import (
    ENEMY,
    OWN,
    Action,
    ActionKind,
    Role,
    Setup,
    Zone,
    lay,
    plain_units,
    units_totalling,
)
from gwint.encounters.subjects import Moment, Subject
from gwint.rules.strength import total
from gwint.rulesets import Ruleset

QUIET: Final = Faction.SCOIATAEL
"""A faction whose ability does nothing at the end of a round."""
MOMENT_OF: Final[Mapping[Faction, Moment]] = {
    Faction.MONSTERS: Moment.ROUND_END,
    Faction.NILFGAARD: Moment.TIE,
    Faction.NORTHERN_REALMS: Moment.ROUND_END,
    Faction.SCOIATAEL: Moment.GAME_START,
    Faction.SKELLIGE: Moment.THIRD_ROUND,
}
"""FAC. The moment at which each faction's ability takes effect."""

Factions = Mapping[int, tuple[Faction, Role]]


# With a card


def moment_meets_card(actor: Moment, other: Card, ruleset: Ruleset) -> Iterator[Setup]:
    """The moment comes while the card lies on the battlefield or in the discard pile."""
    draft = Draft(actor, other, Action(ActionKind.PASS, Role.ACTOR), ruleset)
    yield from _moment_with_card(draft, actor, other, {})


def faction_meets_card(actor: Faction, other: Card, ruleset: Ruleset) -> Iterator[Setup]:
    """The faction's moment comes, and the card is where the faction's ability can concern it."""
    draft = Draft(actor, other, Action(ActionKind.PASS, Role.CONTEXT), ruleset)
    yield from _moment_with_card(draft, MOMENT_OF[actor], other, {OWN: (actor, Role.ACTOR)})


def _moment_with_card(draft: Draft, moment: Moment, other: Card, factions: Factions) -> Iterator[Setup]:
    if moment is Moment.THIRD_ROUND:
        default = (Faction.SKELLIGE, QUIET)
        in_pile = draft.setup("pile-own", placed_in(Zone.PILE, other), factions=factions, default_factions=default)
        yield _as_second_round(in_pile)
    elif moment in (Moment.ROUND_END, Moment.TIE):
        for setup in _lying_at_the_end(draft, other, factions):
            yield _tied(setup, draft.ruleset) if moment is Moment.TIE else setup


def _lying_at_the_end(draft: Draft, other: Card, factions: Factions) -> Iterator[Setup]:
    default = (QUIET, QUIET)
    if can_lie(other):
        lying = draft.lying(other, OWN, draft.rows(other)[0])
        yield draft.setup("row-own", *lying, factions=factions, default_factions=default)
    elif is_weather(other):
        cloud = placed_in(Zone.WEATHER, other)
        yield draft.setup("weather", cloud, factions=factions, default_factions=default)


def _as_second_round(setup: Setup) -> Setup:
    """Let the enemy win the second round, so that there is a third (TURN-9)."""
    return with_bystanders(replace(setup, round=2, gems=(2, 1)), Row.CLOSE, ENEMY)


def _tied(setup: Setup, ruleset: Ruleset) -> Setup:
    """Give the enemy units that make the totals equal, if there are any."""
    factions = setup.seat_factions()
    if factions is None:
        return setup
    table = lay(setup, ruleset)
    units = units_totalling(factions[ENEMY], None, total(table, OWN) - total(table, ENEMY)) or ()
    return with_placed(setup, *(in_row(unit, ENEMY, unit.rows[0], Role.CONTEXT) for unit in units))


# With a faction or a leader


def faction_meets_faction(actor: Faction, other: Faction, ruleset: Ruleset) -> Iterator[Setup]:
    """The first faction's moment comes while the enemy plays the other faction."""
    factions = {OWN: (actor, Role.ACTOR), ENEMY: (other, Role.OTHER)}
    yield _at_moment(MOMENT_OF[actor], Role.CONTEXT, actor, other, factions, ruleset)


def moment_meets_faction(actor: Moment, other: Faction, ruleset: Ruleset) -> Iterator[Setup]:
    """The moment comes, and the player whose turn it is plays the faction."""
    yield _at_moment(actor, Role.ACTOR, actor, other, {OWN: (other, Role.OTHER)}, ruleset)


def moment_meets_leader(actor: Moment, other: Leader, ruleset: Ruleset) -> Iterator[Setup]:
    """SET-10. Of all leaders, only Daisy of the Valley works at such a moment."""
    if actor is Moment.GAME_START and effect_of(other, ruleset).name == "extra-card":
        begin = Action(ActionKind.BEGIN, Role.ACTOR)
        yield Setup("leader-own", actor, other, begin, leaders={OWN: (other, Role.OTHER)})


def single_faction(actor: Faction, ruleset: Ruleset) -> Iterator[Setup]:
    yield _at_moment(MOMENT_OF[actor], Role.CONTEXT, actor, None, {OWN: (actor, Role.ACTOR)}, ruleset)


def single_moment(actor: Moment, ruleset: Ruleset) -> Iterator[Setup]:
    yield _at_moment(actor, Role.ACTOR, actor, None, {}, ruleset)


def _at_moment(
    moment: Moment, role: Role, actor: Subject, other: Subject | None, factions: Factions, ruleset: Ruleset
) -> Setup:
    """A setup at a moment, with the scenery that shows what happens then."""
    kind = ActionKind.BEGIN if moment is Moment.GAME_START else ActionKind.PASS
    default = (Faction.NORTHERN_REALMS, QUIET)
    setup = Setup("moment", actor, other, Action(kind, role), factions=factions, default_factions=default)
    if moment is Moment.GAME_START:
        return setup
    own, _ = setup.seat_factions() or default
    units = plain_units(own)[:2]
    if moment is Moment.THIRD_ROUND:
        pile = (placed_in(Zone.PILE, one, role=Role.CONTEXT) for one in (*units, *HEROES[own][:1]))
        return _as_second_round(with_placed(setup, *pile))
    lying = with_placed(setup, *(in_row(unit, OWN, unit.rows[0], Role.CONTEXT) for unit in units))
    return _tied(lying, ruleset) if moment is Moment.TIE else lying
